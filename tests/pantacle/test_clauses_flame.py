"""Chapter 4.3: placing a Flame disc, and what the locations of the Pantacle give."""

import pytest

import petteia

from ..clauses import clause
from .arrange import POINTS, happened, pass_all, position, reserve, seat, texts

LOCATIONS = ["triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"]
HAND = ["scholar_1", "scholar_2", "scholar_3"]


def told(t: petteia.Table) -> list[str]:
    return [event["event"] for event in t.events(None)]


# The placement


@clause("PCL-FLAME-01", "PCL-FLAME-02")
def test_any_disc_may_go_to_any_location() -> None:
    t = position(dict(adepts=3), {}, {})
    assert texts(t, 0) == [f"place {point} {location}" for point in POINTS for location in LOCATIONS]


@clause("PCL-FLAME-01", "PCL-FLAME-02", "PCL-FLAME-03")
def test_only_discs_still_on_the_pentagram_and_locations_without_an_own_disc() -> None:
    t = position(dict(adepts=3, discs=["two_adepts", "extra_turn"], emptied=["lower_left", "top"]), {}, {})
    assert texts(t, 0) == [
        f"place {point} {location}"
        for point in ("upper_right", "lower_right", "upper_left")
        for location in ("triple_influence", "two_influence", "demonic_discard")
    ]


@clause("PCL-FLAME-01")
def test_a_disc_that_has_left_its_point_cannot_be_chosen() -> None:
    t = position(dict(adepts=3, discs=["two_adepts"], emptied=["lower_left"]), {}, {})
    assert t.why(0, "place lower_left extra_turn")[0] == "PCL-FLAME-01"
    with pytest.raises(petteia.IllegalMove) as refused:
        t.play(0, "place lower_left extra_turn")
    assert refused.value.clause == "PCL-FLAME-01"


@clause("PCL-FLAME-02")
def test_discs_of_others_do_not_matter() -> None:
    t = position(dict(adepts=3), dict(discs=LOCATIONS), dict(discs=LOCATIONS[:3]))
    assert len(texts(t, 0)) == 25
    t.play(0, "place top two_adepts")
    assert [seat(t, n)["discs"] for n in range(3)] == [["two_adepts"], LOCATIONS, LOCATIONS[:3]]


@clause("PCL-FLAME-03")
def test_a_second_own_disc_on_a_location_is_refused() -> None:
    t = position(dict(adepts=3, discs=["two_adepts"]), {}, {})
    assert t.why(0, "place upper_left two_adepts")[0] in ("PCL-FLAME-02", "PCL-FLAME-03")
    before = t.dump()
    with pytest.raises(petteia.IllegalMove):
        t.play(0, "place upper_left two_adepts")
    assert t.dump() == before


@clause("PCL-FLAME-04")
@pytest.mark.parametrize("seed", range(5))
def test_a_disc_on_the_pantacle_never_leaves_it(seed: int) -> None:
    """Whole games, each move chosen by a fixed rule that visits everything sooner or later."""
    t = petteia.new("pantacle", players=4, seed=seed)
    placed: list[set[str]] = [set() for _ in range(4)]
    count = 0
    while not t.over and count < 3000:
        mover = t.pending[0]
        options = t.options(mover)
        t.play(mover, options[(count * 7 + seed) % len(options)])
        now = [set(one["discs"]) for one in t.view(None)["table"]["seats"]]
        assert all(before <= after for before, after in zip(placed, now, strict=True))
        placed = now
        count += 1
    assert any(placed)


@clause("PCL-FLAME-05")
def test_the_disc_then_the_curse_then_the_location() -> None:
    t = position(dict(adepts=3), {}, {}, curse_pile=["denial"])
    t.play(0, "place lower_left two_influence")
    assert told(t)[-4:] == ["placed", "drew-curse", "kept-curse", "gained-influence"]


@clause("PCL-FLAME-05")
def test_the_new_disc_counts_and_lies_there_while_the_curse_is_chosen() -> None:
    t = position(dict(adepts=3, influence=1), {}, {}, curse_pile=["denial"])
    t.play(0, "place lower_left two_influence")
    assert t.view(0)["decision"] == "curse_more"
    assert seat(t, 0)["discs"] == ["two_influence"]
    assert seat(t, 0)["influence"] == 1  # the location has given nothing yet
    t.play(0, "stop")
    assert seat(t, 0)["influence"] == 3


@clause("PCL-FLAME-06")
def test_leaving_the_top_point_draws_no_curse() -> None:
    t = position(dict(adepts=3, influence=20), {}, {})
    t.play(0, "place top two_influence")
    assert t.view(0)["decision"] == "announce_favor"
    assert (seat(t, 0)["curses"], happened(t, "drew-curse")) == ([], [])


@clause("PCL-FLAME-06")
@pytest.mark.parametrize("point", POINTS[1:])
def test_leaving_any_other_point_draws_a_curse(point: str) -> None:
    t = position(dict(adepts=3), {}, {}, curse_pile=["denial"])
    t.play(0, f"place {point} two_influence")
    assert [card["curse"] for card in seat(t, 0)["curses"]] == ["denial"]
    assert point not in seat(t, 0)["pentagram"]


@clause("PCL-FLAME-07")
def test_what_the_reserve_cannot_give_is_lost() -> None:
    t = position(dict(adepts=3, influence=1), dict(influence=58), {})
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (2, 0)
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-FLAME-07")
def test_adepts_the_reserve_cannot_give_are_lost() -> None:
    t = position(dict(powers=["hunt", "protection", "enslavement"]), dict(adepts=24), {})
    t.play(0, "place top two_adepts")
    assert (seat(t, 0)["adepts"], reserve(t)["adepts"]) == (1, 0)


@clause("PCL-FLAME-07")
def test_the_location_effect_is_not_optional() -> None:
    t = position(dict(adepts=3, discs=["two_influence", "extra_turn"], curses=["exhaustion_7"]), {}, {}, marked="hunt")
    t.play(0, "place upper_left two_adepts")
    assert happened(t, "relieved-adept") != []
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-FLAME-08")
def test_two_sacrifices_are_two_complete_placements() -> None:
    t = position(
        dict(adepts=3, powers=["hunt", "protection", "enslavement"]), {}, {}, curse_pile=["denial", "moonblind"]
    )
    t.play(0, "place lower_left triple_influence")
    assert told(t)[1:] == ["gave-up-powers", "placed", "drew-curse", "kept-curse", "gained-influence",
                           "gave-up-adepts"]  # fmt: skip
    assert seat(t, 0)["influence"] == 3
    assert len(texts(t, 0)) == 4 * 4
    t.play(0, "place lower_right two_influence")
    t.play(0, "stop")
    assert told(t)[7:] == ["placed", "drew-curse", "kept-curse", "gained-influence"]
    assert seat(t, 0)["influence"] == 5
    assert seat(t, 0)["discs"] == ["triple_influence", "two_influence"]
    assert [card["curse"] for card in seat(t, 0)["curses"]] == ["denial", "moonblind"]


# The locations


@clause("PCL-LOC-01")
@pytest.mark.parametrize("before", range(5))
def test_triple_influence_gives_three_for_each_own_disc_the_new_one_included(before: int) -> None:
    t = position(
        dict(adepts=3, discs=LOCATIONS[1 : before + 1], emptied=POINTS[1 : before + 1]), dict(discs=LOCATIONS[:4]), {}
    )
    t.play(0, "place top triple_influence")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (3 * (before + 1), 60 - 3 * (before + 1))


@clause("PCL-LOC-01", "PCL-LOC-03")
@pytest.mark.parametrize(("location", "gained"), [("triple_influence", 6), ("two_influence", 2)])
def test_influence_of_a_location_is_one_gain(location: str, gained: int) -> None:
    """So Hunt adds a single cube."""
    t = position(dict(adepts=3, powers=["hunt"], discs=["extra_turn"], emptied=["upper_left"]), {}, {})
    t.play(0, f"place top {location}")
    assert happened(t, "gained-influence") == [dict(event="gained-influence", seat=0, amount=gained + 1)]
    assert seat(t, 0)["influence"] == gained + 1


@clause("PCL-LOC-02")
def test_two_adepts_gives_two_adepts() -> None:
    t = position(dict(adepts=3, discs=["extra_turn"], emptied=["upper_left"]), {}, {})
    t.play(0, "place top two_adepts")
    assert happened(t, "gained-adepts") == [dict(event="gained-adepts", seat=0, amount=2)]
    assert (seat(t, 0)["adepts"], reserve(t)["adepts"]) == (2, 23)


@clause("PCL-LOC-03")
def test_two_influence_gives_two_influence_whatever_the_discs() -> None:
    t = position(dict(adepts=3, discs=["extra_turn", "two_adepts"], emptied=["upper_left", "lower_left"]), {}, {})
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (2, 58)


@clause("PCL-LOC-04")
def test_demonic_discard_gives_its_token_in_the_lowest_free_slot() -> None:
    t = position(dict(adepts=3, powers=["hunt", "enslavement"]), {}, {})
    t.play(0, "place top demonic_discard")
    assert seat(t, 0)["powers"] == ["hunt", "enslavement", "demonic_discard"]
    assert happened(t, "took-power") == [dict(event="took-power", seat=0, power="demonic_discard")]


@clause("PCL-LOC-04")
def test_with_four_powers_demonic_discard_is_not_taken_then_nor_later() -> None:
    """Only Divided Devotion lets somebody with four Powers place a disc for Adepts."""
    powers = ["hunt", "enslavement", "protection", "bewitchment"]
    t = position(
        dict(adepts=3, powers=powers, discs=["extra_turn"], emptied=["upper_left"], curses=["divided_devotion"],
             hand=HAND),
        dict(hand=[]), dict(hand=[]), extra_turn=True,
    )  # fmt: skip
    for move in ("decline", "decline", "sacrifice adepts", "place top demonic_discard"):
        t.play(0, move)
    assert seat(t, 0)["powers"] == powers
    assert happened(t, "no-power") == [dict(event="no-power", seat=0, power="demonic_discard")]
    assert "announce demonic_discard" not in texts(t, 0)
    t.play(0, "announce recruitment")
    pass_all(t)
    for move in ("discard scholar_1", "decline", "decline"):  # the extra turn, in which the Powers are given up
        t.play(0, move)
    assert seat(t, 0)["powers"] == ["bewitchment"]
    assert not any(text.endswith("demonic_discard") for text in texts(t, 0))


@clause("PCL-LOC-05", "PCL-LOC-06")
def test_an_extra_turn_comes_after_the_current_one_with_all_its_phases() -> None:
    t = position(dict(adepts=3, hand=HAND), dict(hand=[]), dict(hand=[]), pile=["oracle_1", "oracle_2"])
    t.play(0, "place top extra_turn")
    assert t.view(0)["table"]["extra_turn"] is True
    assert happened(t, "extra-turn") == [dict(event="extra-turn", seat=0)]
    t.play(0, "announce recruitment")  # the current turn goes on
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert seat(t, 0)["influence"] == 1
    assert [event["seat"] for event in happened(t, "turn")] == [0, 0]
    assert t.view(0)["table"]["extra_turn"] is False
    t.play(0, "announce extortion")
    pass_all(t)
    t.play(0, "discard scholar_3")
    assert seat(t, 0)["influence"] == 2
    assert seat(t, 0)["hand"] == ["scholar_2", "oracle_1", "oracle_2"]
    assert t.pending == [1]


@clause("PCL-LOC-06")
def test_the_extra_turn_has_its_preparation_and_the_last_favor_is_marked() -> None:
    t = position(dict(adepts=4, influence=1, hand=HAND), dict(hand=[]), dict(hand=[]))
    t.play(0, "place top extra_turn")
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert t.view(0)["decision"] == "place_disc"  # 1 + 2 Adepts
    t.play(0, "place upper_left two_influence")
    t.play(0, "stop")
    assert "announce indoctrination" not in texts(t, 0)
    assert len(texts(t, 0)) == 6
    assert t.why(0, "announce indoctrination")[0] == "PCL-FAVOR-02"


@clause("PCL-LOC-07", "RUL-22")
def test_there_is_only_one_extra_turn_per_game() -> None:
    t = position(dict(adepts=8, hand=HAND), dict(hand=[]), dict(hand=[]))
    t.play(0, "place top extra_turn")
    t.play(0, "announce hunt")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert t.view(0)["decision"] == "place_disc"  # in the extra turn
    assert not any(text.endswith("extra_turn") for text in texts(t, 0))
    t.play(0, "place upper_left two_adepts")
    t.play(0, "announce extortion")
    pass_all(t)
    t.play(0, "discard scholar_2")
    assert t.pending == [1]


@clause("PCL-LOC-07", "RUL-22")
def test_two_sacrifices_in_one_turn_cannot_both_give_an_extra_turn() -> None:
    t = position(dict(adepts=3, powers=["hunt", "protection", "enslavement"]), {}, {})
    t.play(0, "place top extra_turn")
    assert len(texts(t, 0)) == 16
    assert not any(text.endswith("extra_turn") for text in texts(t, 0))
