"""Chapter 4.4: Curses (Exhaustion cards have a file of their own)."""

from pathlib import Path

import pytest

import petteia

from ..clauses import clause
from .arrange import dump, happened, pass_all, position, reserve, seat, texts

HAND = ["scholar_1", "scholar_2", "scholar_3"]
DECK = ["denial", "moonblind", "blood_price", "deserters", "bitter_loss", "final_gathering"]


def cursing(influence: int, *others: dict, location: str = "extra_turn", **more: object) -> petteia.Table:
    """Seat 0 has just moved a disc from a cursed point to the Pantacle."""
    t = position(dict(adepts=3, influence=influence, hand=HAND, turns=1, discs=["two_adepts"]), *(others or ({}, {})),
                 curse_pile=DECK, **more)  # fmt: skip
    t.play(0, f"place lower_left {location}")
    return t


def names(t: petteia.Table, who: int) -> list[str]:
    return [card["curse"] for card in seat(t, who)["curses"]]


# Drawing and keeping


@clause("PCL-CURSE-01")
def test_the_first_curse_must_be_drawn_and_is_free() -> None:
    t = cursing(0)
    assert names(t, 0) == ["denial"]
    assert happened(t, "drew-curse") == [dict(event="drew-curse", seat=0, price=0)]
    assert reserve(t)["influence"] == 60


@clause("PCL-CURSE-01")
def test_who_could_draw_more_cannot_refuse_the_first() -> None:
    t = cursing(2)
    assert texts(t, 0) == ["draw", "stop"]
    t.play(0, "stop")
    assert names(t, 0) == ["denial"]
    assert seat(t, 0)["influence"] == 2


@clause("PCL-CURSE-02", "PCL-CURSE-03", "RUL-09")
def test_up_to_four_more_are_drawn_one_at_a_time_for_1_3_5_and_7() -> None:
    t = cursing(3 + 20)  # an Adept is bought for 3
    seen = ["denial"]
    for left, price, card in (
        (19, 1, "moonblind"),
        (16, 3, "blood_price"),
        (11, 5, "deserters"),
        (4, 7, "bitter_loss"),
    ):
        assert t.view(0)["table"]["drawn"] == seen
        assert texts(t, 0) == ["draw", "stop"]
        t.play(0, "draw")
        seen.append(card)
        assert happened(t, "drew-curse", 0)[-1] == dict(event="drew-curse", seat=0, price=price, curses=[card])
        assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (left, 60 - left)
    assert texts(t, 0) == [f"keep {card}" for card in seen]  # no fifth additional card


@clause("PCL-CURSE-03", "RUL-09")
@pytest.mark.parametrize(
    ("influence", "more", "left"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (4, 2, 0), (8, 2, 4), (9, 3, 0), (15, 3, 6),
                                    (16, 4, 0), (17, 4, 1)]
)  # fmt: skip
def test_additional_cards_cost_the_square_of_their_number_in_all(influence: int, more: int, left: int) -> None:
    t = position(dict(powers=["hunt", "protection", "enslavement"], influence=influence), dict(adepts=25), {})
    t.play(0, "place lower_left extra_turn")  # nothing was bought: no Adept is in the reserve
    for _ in range(more):
        t.play(0, "draw")
    assert "draw" not in texts(t, 0)
    assert seat(t, 0)["influence"] == left


@clause("PCL-CURSE-04")
def test_cubes_the_location_is_about_to_give_do_not_pay() -> None:
    t = cursing(0, location="triple_influence")
    assert len(happened(t, "drew-curse")) == 1
    assert names(t, 0) == ["denial"]
    assert seat(t, 0)["influence"] == 6


@clause("PCL-CURSE-04")
def test_the_price_goes_to_the_reserve() -> None:
    t = cursing(4, dict(influence=50), {})
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (1, 9)
    t.play(0, "draw")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (0, 10)


@clause("PCL-CURSE-05")
def test_exactly_one_of_the_drawn_cards_is_kept() -> None:
    t = cursing(3 + 9)
    for move in ("draw", "draw", "stop"):
        t.play(0, move)
    assert texts(t, 0) == ["keep denial", "keep moonblind", "keep blood_price"]
    t.play(0, "keep moonblind")
    assert names(t, 0) == ["moonblind"]
    assert t.view(0)["table"]["drawn"] == []
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-CURSE-05")
def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    t = cursing(4)
    t.play(0, "draw")
    assert t.why(0, "keep blood_price")[0] == "PCL-CURSE-05"
    assert t.why(0, "stop") is not None


@clause("PCL-CURSE-06", "RUL-10")
def test_unkept_cards_go_under_the_pile_in_the_order_drawn() -> None:
    t = cursing(3 + 9)
    below = t.dump()["state"]["curse_pile"][0]
    for move in ("draw", "draw", "draw", "keep moonblind"):
        t.play(0, move)
    pile = t.dump()["state"]["curse_pile"]  # the bottom card first
    assert pile[:4] == ["deserters", "blood_price", "denial", below]
    assert len(pile) == 26
    assert pile[-1] == "bitter_loss"


@clause("PCL-CURSE-06", "HID-02")
def test_opponents_do_not_see_the_unkept_cards() -> None:
    t = cursing(3 + 9)
    for move in ("draw", "draw", "draw", "keep moonblind"):
        t.play(0, move)
    for viewer in (1, 2, None):
        assert t.view(viewer)["table"]["curse_pile"] == [None] * 26
        assert happened(t, "returned-curses", viewer) == [dict(event="returned-curses", seat=0, amount=3)]
    assert t.view(0)["table"]["curse_pile"] == ["deserters", "blood_price", "denial", *[None] * 23]


@clause("PCL-CURSE-07")
def test_the_kept_card_is_face_up_for_all() -> None:
    t = cursing(0)
    for viewer in (0, 1, 2, None):
        card = t.view(viewer)["table"]["seats"][0]["curses"]
        assert card == [dict(curse="denial", face_down=False, influence=0, adepts=0)]
        assert happened(t, "kept-curse", viewer) == [dict(event="kept-curse", seat=0, curse="denial", draw=1)]


# Acting


@clause("PCL-CURSE-08", "RUL-26")
def test_a_new_curse_acts_on_the_location_of_the_same_placement() -> None:
    t = position(dict(adepts=3), {}, {}, curse_pile=["exhaustion_1"])
    t.play(0, "place lower_left two_influence")
    assert seat(t, 0)["influence"] == 0
    assert seat(t, 0)["curses"] == [dict(curse="exhaustion_1", face_down=False, influence=1, adepts=0)]


@clause("PCL-CURSE-08", "RUL-26")
def test_narrow_altar_acts_before_demonic_discard_is_taken() -> None:
    t = position(
        dict(adepts=3, powers=["hunt", "enslavement", "bewitchment"], discs=["extra_turn", "two_adepts"],
             curses=["divided_devotion"]),
        {}, {}, curse_pile=["narrow_altar"],
    )  # fmt: skip
    for move in ("decline", "sacrifice adepts", "place lower_left demonic_discard"):
        t.play(0, move)
    assert seat(t, 0)["powers"] == ["hunt", "enslavement", "bewitchment"]


@clause("PCL-CURSE-08")
def test_a_new_curse_acts_on_the_later_phases_of_the_turn() -> None:
    t = position(dict(adepts=3), {}, {}, curse_pile=["closed_doors"])
    assert t.view(0)["decision"] == "place_disc"
    t.play(0, "place lower_left extra_turn")
    assert "announce indoctrination" not in texts(t, 0)
    t = position(dict(adepts=3, hand=HAND), {}, {}, curse_pile=["moonblind"])
    t.play(0, "place lower_left extra_turn")
    t.play(0, "announce recruitment")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert seat(t, 0)["influence"] == 0


@clause("PCL-CURSE-08", "RUL-34")
def test_divided_devotion_drawn_for_powers_skips_the_adepts() -> None:
    t = position(dict(adepts=3, powers=["hunt", "protection", "enslavement"]), {}, {}, curse_pile=["divided_devotion"])
    t.play(0, "place lower_left extra_turn")
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["adepts"] == 3


@clause("PCL-CURSE-08")
def test_blood_price_drawn_for_powers_acts_on_the_sacrifice_of_adepts() -> None:
    t = position(
        dict(adepts=3, influence=1, powers=["hunt", "protection", "enslavement"]), {}, {}, curse_pile=["blood_price"]
    )
    t.play(0, "place lower_left extra_turn")
    assert seat(t, 0)["influence"] == 1
    t.play(0, "stop")
    assert (t.view(0)["decision"], seat(t, 0)["influence"], reserve(t)["influence"]) == ("place_disc", 0, 60)


@clause("PCL-CURSE-09")
def test_curses_accumulate_and_each_acts() -> None:
    t = position(
        dict(influence=5, hand=HAND, discs=["extra_turn", "two_adepts"], emptied=["upper_left", "lower_left"],
             curses=["heavy_tithe", "feeble_grip"]),
        {}, {},
    )  # fmt: skip
    assert (seat(t, 0)["influence"], seat(t, 0)["adept_cost"]) == (0, 5)  # 2 + 2 discs + 1
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert seat(t, 0)["hand"] == ["scholar_2", "scholar_3"]


@clause("PCL-CURSE-09")
def test_a_second_curse_lies_beside_the_first() -> None:
    t = position(
        dict(adepts=3, discs=["two_adepts"], emptied=["upper_left"], curses=["feeble_grip"]), {}, {}, curse_pile=DECK
    )
    t.play(0, "place lower_left extra_turn")
    assert names(t, 0) == ["feeble_grip", "denial"]


@clause("PCL-CURSE-10")
def test_a_permanent_curse_is_never_removed() -> None:
    t = position(
        dict(influence=9, hand=HAND, discs=["extra_turn"], emptied=["upper_left"], curses=["heavy_tithe"]),
        dict(turns=0, hand=["hound_1"]),
        dict(turns=0, hand=["hound_2"]),
    )
    for who, favor in ((0, "hunt"), (1, "extortion"), (2, "hunt")):
        t.play(who, f"announce {favor}")
        pass_all(t)
        t.play(who, t.options(who)[0])
    assert t.pending == [0]
    assert [event["cost"] for event in happened(t, "bought")] == [4, 4]
    assert names(t, 0) == ["heavy_tithe"]


def small_pile(tmp_path: Path, cards: list[str], **me: object) -> petteia.Table:
    """An edition with only these Curse cards: the 27 of the base game cannot run out."""
    box = petteia.game("pantacle").open_box(None)
    gone = [name for name in box.kinds["curse"].names if name not in cards]
    edition = tmp_path / "few.toml"
    lines = [f'{name} = {{ in_deck = false, from = "X" }}' for name in gone]
    edition.write_text('[edition]\nname = "few"\n\n[curses]\n' + "\n".join(lines) + "\n")
    told = dump(dict(powers=["hunt", "protection", "enslavement"], **me), dict(adepts=25), {}, active=0, marked=None,
                pile=(), discard=(), curse_pile=cards, agenda=None, extra_turn=False, chance=(1, 2))  # fmt: skip
    told["edition"] = petteia.game("pantacle").open_box(edition).edition
    told["state"]["curse_pile"] = cards[::-1]
    return petteia.load(told, edition=edition)


@clause("PCL-CURSE-11")
def test_drawing_stops_when_the_curse_pile_runs_out(tmp_path: Path) -> None:
    t = small_pile(tmp_path, ["denial", "moonblind"], influence=20)
    t.play(0, "place lower_left extra_turn")
    t.play(0, "draw")
    assert texts(t, 0) == ["keep denial", "keep moonblind"]
    assert seat(t, 0)["influence"] == 19


@clause("PCL-CURSE-11")
def test_an_empty_curse_pile_gives_no_curse(tmp_path: Path) -> None:
    t = small_pile(tmp_path, [], influence=20)
    t.play(0, "place lower_left two_influence")
    assert (names(t, 0), seat(t, 0)["influence"]) == ([], 22)
    assert happened(t, "no-curse") == [dict(event="no-curse", seat=0)]
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-CURSE-11")
def test_the_last_curse_of_the_pile_is_drawn_without_a_question(tmp_path: Path) -> None:
    t = small_pile(tmp_path, ["moonblind"], influence=20)
    t.play(0, "place lower_left extra_turn")
    assert names(t, 0) == ["moonblind"]
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-CURSE-12")
@pytest.mark.parametrize(
    ("choice", "left"), [("powers", ([], 3)), ("adepts", (["hunt", "enslavement", "protection"], 0))]
)
def test_a_curse_on_one_sacrifice_lets_the_active_sorcerer_choose(choice: str, left: tuple[list[str], int]) -> None:
    t = position(
        dict(adepts=3, powers=["hunt", "enslavement", "protection"], discs=["two_adepts"], emptied=["upper_left"],
             curses=["divided_devotion"]),
        {}, {},
    )  # fmt: skip
    t.play(0, "decline")  # Protection
    assert texts(t, 0) == ["sacrifice powers", "sacrifice adepts"]
    t.play(0, f"sacrifice {choice}")
    assert (seat(t, 0)["powers"], seat(t, 0)["adepts"]) == left
    t.play(0, "place top two_influence")
    assert t.view(0)["decision"] == "announce_favor"
    assert (seat(t, 0)["powers"], seat(t, 0)["adepts"]) == left


@clause("PCL-CURSE-12")
def test_the_one_sacrifice_is_one_per_turn() -> None:
    t = position(
        dict(adepts=6, hand=HAND, discs=["two_adepts"], emptied=["upper_left"], curses=["divided_devotion"]), {}, {}
    )
    t.play(0, "place top extra_turn")
    t.play(0, "announce hunt")
    pass_all(t)
    t.play(0, "discard scholar_1")  # the extra turn
    assert (t.view(0)["decision"], seat(t, 0)["adepts"]) == ("place_disc", 0)


@clause("PCL-CURSE-12")
def test_a_curse_on_all_sacrifices_acts_on_both() -> None:
    t = position(
        dict(adepts=3, influence=2, powers=["hunt", "enslavement", "bewitchment"], discs=["two_adepts"],
             emptied=["upper_left"], curses=["blood_price"]),
        {}, {},
    )  # fmt: skip
    t.play(0, "decline")  # Bewitchment
    assert (seat(t, 0)["powers"], seat(t, 0)["influence"]) == ([], 1)
    t.play(0, "place top extra_turn")
    assert (seat(t, 0)["adepts"], seat(t, 0)["influence"], reserve(t)["influence"]) == (0, 0, 60)
    assert len(happened(t, "bled")) == 2


# Cards whose printed text had gaps


@clause("RUL-32")
@pytest.mark.parametrize(("adepts", "wins"), [(0, False), (1, True)])
def test_final_gathering_asks_for_an_adept(adepts: int, wins: bool) -> None:
    t = position(
        dict(adepts=adepts, hand=HAND, curses=["final_gathering"],
             discs=["two_adepts", "two_influence", "triple_influence", "demonic_discard", "extra_turn"]),
        {}, {},
    )  # fmt: skip
    t.play(0, "announce hunt")
    pass_all(t)
    assert t.over is wins
    assert seat(t, 0)["adepts"] == adepts  # it is not discarded


@clause("RUL-32")
@pytest.mark.parametrize(("influence", "given"), [(0, 0), (3, 1)])
def test_hard_feelings_gives_the_active_sorcerer_a_cube_if_there_is_one(influence: int, given: int) -> None:
    t = position(
        dict(hand=HAND),
        dict(influence=influence, hand=["oracle_1", "vagrant_1"], discs=["extra_turn"], emptied=["upper_left"],
             curses=["hard_feelings"]),
        {},
    )  # fmt: skip
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert [seat(t, n)["influence"] for n in (0, 1)] == [1 + given, influence - given]
    assert reserve(t)["influence"] == 59 - influence


@clause("RUL-33")
@pytest.mark.parametrize("resolve", [0, 1, 2])
def test_denial_keeps_the_tracker_where_it_is_but_the_cube_is_gained(resolve: int) -> None:
    t = position(
        dict(hand=HAND, resolve=resolve, discs=["extra_turn"], emptied=["upper_left"], curses=["denial"]),
        dict(hand=["oracle_1", "vagrant_1"]), {},
    )  # fmt: skip
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert (seat(t, 0)["resolve"], seat(t, 0)["influence"]) == (resolve, 1)


@clause("RUL-33")
def test_indiscretion_with_an_empty_hand_shows_nothing() -> None:
    t = position(dict(hand=[], discs=["extra_turn"], emptied=["upper_left"], curses=["indiscretion"]), {}, {})
    assert t.view(0)["decision"] == "announce_favor"


@clause("RUL-33")
def test_indiscretion_acts_only_in_ones_own_turns() -> None:
    t = position({}, dict(discs=["extra_turn"], emptied=["upper_left"], curses=["indiscretion"]), {})
    assert (t.pending, t.view(0)["decision"]) == ([0], "announce_favor")
