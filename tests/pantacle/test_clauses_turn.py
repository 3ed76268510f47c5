"""Chapter 4.1: the turn frame."""

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

HAND = ["scholar_1", "scholar_2", "scholar_3"]  # waxing, full, waning
STARVED = dict(hand=[])  # cannot bribe


def told(t: petteia.Table) -> list[str]:
    """The names of all events so far."""
    return [event["event"] for event in t.events(None)]


def finish_turn(t: petteia.Table, who: int, favor: str = "indoctrination") -> None:
    t.play(who, f"announce {favor}")
    pass_all(t)
    t.play(who, t.options(who)[0])


@clause("PCL-TURN-01")
def test_turns_pass_clockwise_and_come_round_again() -> None:
    t = position(dict(turns=0), dict(turns=0), dict(turns=0), dict(turns=0), active=2)
    for who in (2, 3, 0, 1, 2):
        assert t.view(None)["table"]["active"] == who
        assert t.pending == [who]
        finish_turn(t, who, "recruitment" if who % 2 else "extortion")
    assert [seat(t, n)["turns"] for n in range(4)] == [1, 1, 2, 1]


@clause("PCL-TURN-02")
def test_a_turn_is_preparation_then_favor_then_change_of_the_moon() -> None:
    t = position(dict(influence=2, adepts=2, hand=HAND), STARVED, STARVED, pile=["oracle_1"])
    t.play(0, "place top two_influence")
    t.play(0, "announce recruitment")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert told(t) == [
        "turn",
        *("bought", "gained-adepts", "gave-up-adepts", "placed", "gained-influence"),
        *("announced", "passed", "passed", "gained-adepts"),
        *("discarded", "gained-influence", "drew"),
        "turn",
    ]
    assert t.pending == [1]


@clause("PCL-TURN-03", "RUL-01")
def test_a_player_skips_preparation_in_their_first_turn() -> None:
    t = position(dict(turns=0, influence=9, adepts=4, powers=["bewitchment", "hunt", "enslavement"]), {}, {})
    assert t.view(0)["decision"] == "announce_favor"
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (9, 4)
    assert seat(t, 0)["powers"] == ["bewitchment", "hunt", "enslavement"]
    assert told(t) == ["turn"]


@clause("PCL-TURN-03", "RUL-01")
def test_everybodys_first_turn_is_their_own_not_only_the_first_of_the_game() -> None:
    t = position(
        dict(turns=0, influence=2, hand=HAND),
        dict(turns=0, influence=2, hand=["matriarch_1"]),
        dict(turns=0, influence=2, hand=["matriarch_2"]),
    )
    for who in (0, 1, 2):
        finish_turn(t, who, "indoctrination" if who != 1 else "hunt")
        assert happened(t, "bought") == ([] if who < 2 else [dict(event="bought", seat=0, cost=2)])
    assert t.pending == [0]


@clause("PCL-TURN-03", "RUL-01")
def test_who_bribed_before_their_first_turn_still_skips_preparation() -> None:
    t = position(
        dict(turns=1, hand=HAND),
        dict(turns=0, adepts=1, hand=["matriarch_1", "matriarch_2", "scholar_4"]),
        STARVED,
    )
    t.play(0, "announce indoctrination")
    t.play(1, "bribe matriarch_1 scholar_4")
    assert seat(t, 1)["adepts"] == 3
    t.play(0, "discard scholar_1")
    assert t.view(1)["decision"] == "announce_favor"
    assert seat(t, 1)["adepts"] == 3


@clause("PCL-TURN-04", "RUL-33")
def test_the_turn_starts_with_the_protection_window_and_then_indiscretion() -> None:
    t = position(
        dict(powers=["protection"], discs=["two_adepts", "two_influence", "extra_turn"], influence=5,
             curses=["indiscretion", "denial"], hand=HAND),
        {}, {},
    )  # fmt: skip
    assert t.view(0)["decision"] == "protection_flip"
    t.play(0, "decline")
    assert t.view(0)["decision"] == "indiscretion_reveal"
    assert texts(t, 0) == ["show scholar_1", "show scholar_2", "show scholar_3"]
    assert seat(t, 0)["influence"] == 5  # preparation comes later
    t.play(0, "show scholar_2")
    assert happened(t, "showed", 1) == [dict(event="showed", seat=0, blade="scholar_2")]
    assert seat(t, 0)["influence"] == 0
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-TURN-04")
def test_indiscretion_turned_face_down_in_the_window_shows_nothing() -> None:
    t = position(
        dict(powers=["protection"], discs=["two_adepts"], emptied=["upper_left"], curses=["indiscretion"], hand=HAND),
        {}, {},
    )  # fmt: skip
    t.play(0, "flip indiscretion")
    assert t.view(0)["decision"] == "announce_favor"
    assert happened(t, "showed") == []


@clause("PCL-TURN-04")
def test_a_first_turn_has_its_start_of_turn_too() -> None:
    t = position(
        dict(turns=0, powers=["protection"], discs=["two_adepts"], emptied=["upper_left"], curses=["indiscretion"]),
        {}, {},
    )  # fmt: skip
    assert t.view(0)["decision"] == "protection_flip"
    t.play(0, "decline")
    assert t.view(0)["decision"] == "indiscretion_reveal"


@clause("PCL-TURN-04")
def test_an_extra_turn_has_its_start_of_turn_too() -> None:
    t = position(
        dict(powers=["protection"], discs=["extra_turn"], emptied=["upper_left"], curses=["indiscretion"], hand=HAND),
        STARVED, STARVED, extra_turn=True,
    )  # fmt: skip
    t.play(0, "decline")
    t.play(0, "show scholar_1")
    finish_turn(t, 0)
    assert t.view(0)["decision"] == "protection_flip"
    t.play(0, "decline")
    assert t.view(0)["decision"] == "indiscretion_reveal"


@clause("PCL-TURN-05")
@pytest.mark.parametrize(("blade", "moon"), [("scholar_1", 1), ("scholar_2", 0)])
def test_leaking_coffers_acts_at_the_very_end_of_the_turn(blade: str, moon: int) -> None:
    t = position(
        dict(influence=10, discs=["extra_turn"], emptied=["upper_left"], curses=["leaking_coffers"], hand=HAND),
        STARVED, STARVED,
    )  # fmt: skip
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (7, 53)  # the Influence action
    t.play(0, "announce recruitment")
    pass_all(t)
    assert seat(t, 0)["influence"] == 7
    t.play(0, f"discard {blade}")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (6, 54)
    assert happened(t, "leaked") == [dict(event="leaked", seat=0, amount=1 + moon)]
    assert told(t)[-3:] == ["drew", "leaked", "turn"]
    assert t.pending == [1]


@clause("PCL-TURN-05")
def test_coffers_leak_before_an_extra_turn_and_again_after_it() -> None:
    t = position(
        dict(influence=12, discs=["extra_turn"], emptied=["upper_left"], curses=["leaking_coffers"], hand=HAND),
        STARVED, STARVED, extra_turn=True, pile=["matriarch_1", "matriarch_2"],
    )  # fmt: skip
    finish_turn(t, 0, "indoctrination")
    assert [event["amount"] for event in happened(t, "leaked")] == [3]  # 12 - 3 paid = 9
    assert (t.pending, seat(t, 0)["influence"]) == ([0], 3)  # 6 - 3 paid in the extra turn


@clause("PCL-TURN-05", "PCL-LOC-05")
def test_a_pending_extra_turn_is_played_before_the_next_player_is_active() -> None:
    t = position(dict(discs=["extra_turn"]), STARVED, STARVED, extra_turn=True)
    finish_turn(t, 0, "indoctrination")
    assert t.view(None)["table"]["active"] == 0
    finish_turn(t, 0, "recruitment")
    assert t.view(None)["table"]["active"] == 1
    assert t.pending == [1]


@clause("PCL-TURN-06")
def test_a_bribed_extortion_robs_everybody_but_the_briber() -> None:
    t = position(
        dict(turns=0, influence=2, hand=HAND),
        dict(influence=5, hand=["executioner_1", "matriarch_1"]),
        dict(influence=3),
    )
    t.play(0, "announce extortion")
    t.play(1, "bribe executioner_1 matriarch_1")
    assert [seat(t, n)["influence"] for n in range(3)] == [2 + 1 - 1, 5 + 2, 2]  # the compensation cube comes first


@clause("RUL-15")
def test_demonic_discard_does_not_allow_to_discard_nothing() -> None:
    t = position(dict(powers=["demonic_discard"], discs=["demonic_discard"], hand=HAND), STARVED, STARVED)
    t.play(0, "announce indoctrination")
    pass_all(t)
    assert texts(t, 0) == ["discard scholar_1", "discard scholar_2", "discard scholar_3"]
    assert t.why(0, "stop")[0] in ("PCL-MOON-01", "PCL-MOON-06")
    t.play(0, "discard scholar_2")
    assert texts(t, 0) == ["discard scholar_1", "discard scholar_3", "stop"]


@clause("RUL-23")
def test_a_favor_can_always_be_announced() -> None:
    powers = ["bewitchment", "hunt", "protection", "enslavement"]
    t = position(
        dict(turns=0, powers=powers, discs=["two_adepts", "two_influence"], curses=["closed_doors"]),
        {}, {}, marked="extortion",
    )  # fmt: skip
    t.play(0, "decline")
    assert texts(t, 0) == ["announce recruitment"]


@clause("RUL-31")
def test_a_hand_above_the_target_discards_one_and_draws_nothing() -> None:
    t = position(
        dict(powers=["enslavement", "hunt", "bewitchment"], hand=[*HAND, "scholar_4"]),
        STARVED, STARVED, curse_pile=["feeble_grip"],
    )  # fmt: skip
    t.play(0, "decline")
    t.play(0, "place upper_left two_adepts")
    assert seat(t, 0)["hand_target"] == 2
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert seat(t, 0)["hand"] == ["scholar_2", "scholar_3", "scholar_4"]
    assert happened(t, "drew") == []
    assert t.pending == [1]
