"""Phase C: the Change of the Moon, and the blade pile."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

Seat = dict[str, Any]
POOR: Seat = dict(hand=[])  # somebody who cannot bribe
WAXING, FULL, WANING = "matriarch_1", "matriarch_3", "matriarch_5"
PHASES = [WAXING, FULL, WANING]
DEMONIC = dict(powers=["demonic_discard"], discs=["demonic_discard"])
KEEPERS = dict(matriarch=5, scholar=4, executioner=4, oracle=3, alchemist=3, gravedigger=3, vagrant=2, hound=5)
BLADES = [f"{keeper}_{n}" for keeper, blades in KEEPERS.items() for n in range(1, blades + 1)]


def moon(favor: str, hand: list[str], *others: Seat, **more: Any) -> petteia.Table:
    """Seat 0 has obtained a Favor and is at the Change of the Moon."""
    options = {name: more.pop(name) for name in ("pile", "discard", "chance", "marked") if name in more}
    t = position(dict(hand=hand, **more), *others or (POOR, POOR), **options)
    t.play(0, f"announce {favor}")
    pass_all(t)
    return t


def discards(*blades: str) -> list[str]:
    return [f"discard {blade}" for blade in blades]


def row(t: petteia.Table) -> list[str]:
    return t.view(None)["table"]["discard"]


@clause("PCL-MOON-01")
def test_exactly_one_blade_is_discarded_and_it_is_your_choice() -> None:
    t = moon("indoctrination", PHASES)
    assert texts(t, 0) == discards(*PHASES)
    t.play(0, f"discard {FULL}")
    assert row(t) == [FULL]
    assert seat(t, 0)["hand_size"] == 3
    assert {WAXING, WANING} < set(seat(t, 0)["hand"])
    assert t.pending == [1]


@clause("PCL-MOON-01")
def test_the_discard_cannot_be_left_out() -> None:
    t = moon("indoctrination", [WAXING])
    assert texts(t, 0) == discards(WAXING)
    for refusal in ("stop", "pass"):
        with pytest.raises(petteia.IllegalMove):
            t.play(0, refusal)
    with pytest.raises(petteia.IllegalMove):
        t.play(0, f"discard {FULL}")


@clause("PCL-MOON-02")
def test_with_an_empty_hand_nothing_is_discarded_or_gained_and_the_hand_is_refilled() -> None:
    """Even the row's last blade, waxing like the Favor, gives nothing."""
    t = moon("recruitment", [], discard=[WAXING])
    assert t.pending == [1]
    assert row(t) == [WAXING]
    assert seat(t, 0)["influence"] == 0
    assert seat(t, 0)["hand_size"] == 3
    assert happened(t, "discarded") == []


@clause("PCL-MOON-03")
@pytest.mark.parametrize(
    ("favor", "match", "gain"),
    [
        ("recruitment", WAXING, 1),
        ("extortion", WANING, 1),
        ("bewitchment", FULL, 1),
        ("hunt", FULL, 2),  # the Power just taken adds 1
        ("protection", WANING, 1),
        ("enslavement", WAXING, 1),
    ],
)
@pytest.mark.parametrize("blade", PHASES)
def test_a_discard_of_the_favors_moon_phase_gives_1_influence(favor: str, match: str, gain: int, blade: str) -> None:
    t = moon(favor, PHASES)
    t.play(0, f"discard {blade}")
    expected = gain if blade == match else 0
    assert seat(t, 0)["influence"] == expected
    assert reserve(t)["influence"] == 60 - expected


@clause("PCL-MOON-03")
@pytest.mark.parametrize(
    ("keeper", "phases"),
    [
        ("matriarch", [WAXING, WAXING, FULL, FULL, WANING]),
        ("scholar", [WAXING, FULL, WANING, WANING]),
        ("executioner", [WAXING, WAXING, FULL, WANING]),
        ("oracle", [WAXING, FULL, WANING]),
        ("alchemist", [WAXING, FULL, WANING]),
        ("gravedigger", [FULL, FULL, WANING]),
        ("vagrant", [WAXING, WANING]),
    ],
)
def test_the_moon_phase_of_every_blade(keeper: str, phases: list[str]) -> None:
    for n, phase in enumerate(phases, 1):
        for favor, needed in (("recruitment", WAXING), ("bewitchment", FULL), ("extortion", WANING)):
            t = moon(favor, [f"{keeper}_{n}"])
            t.play(0, f"discard {keeper}_{n}")
            assert seat(t, 0)["influence"] == (1 if phase == needed else 0)


@clause("RUL-37", "PCL-MOON-03")
@pytest.mark.parametrize(
    ("hound", "favor"),
    [(1, "recruitment"), (2, "recruitment"), (3, "bewitchment"), (4, "extortion"), (5, "extortion")],
)
def test_hounds_have_moon_phases_too(hound: int, favor: str) -> None:
    for announced in ("recruitment", "bewitchment", "extortion"):
        t = moon(announced, [f"hound_{hound}"])
        t.play(0, f"discard hound_{hound}")
        assert seat(t, 0)["influence"] == (1 if announced == favor else 0)


@clause("PCL-MOON-04")
@pytest.mark.parametrize(("blade", "gain"), [(WAXING, 1), (FULL, 0)])
def test_the_moon_phase_counts_though_the_favor_was_bribed_away(blade: str, gain: int) -> None:
    t = position(dict(hand=[blade]), dict(hand=["oracle_1", "vagrant_1"]), POOR)
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert seat(t, 0)["influence"] == 1  # compensation
    t.play(0, f"discard {blade}")
    assert seat(t, 0)["influence"] == 1 + gain
    assert reserve(t)["influence"] == 59 - gain


@clause("PCL-MOON-05")
@pytest.mark.parametrize("blade", PHASES)
def test_indoctrination_has_no_moon_phase(blade: str) -> None:
    t = moon("indoctrination", PHASES)
    t.play(0, f"discard {blade}")
    assert seat(t, 0)["influence"] == 0


@clause("PCL-MOON-06", "PCL-POWER-07", "RUL-15")
def test_demonic_discard_allows_any_number_of_blades_but_not_none() -> None:
    t = moon("indoctrination", PHASES, **DEMONIC)
    assert texts(t, 0) == discards(*PHASES)
    t.play(0, f"discard {FULL}")
    assert set(texts(t, 0)) == {*discards(WAXING, WANING), "stop"}
    t.play(0, f"discard {WAXING}")
    assert set(texts(t, 0)) == {*discards(WANING), "stop"}
    t.play(0, f"discard {WANING}")
    assert t.pending == [1]
    assert row(t) == [FULL, WAXING, WANING]
    assert seat(t, 0)["hand_size"] == 3
    assert [event["amount"] for event in happened(t, "drew")] == [3]


@clause("PCL-MOON-06")
@pytest.mark.parametrize("number", [1, 2])
def test_demonic_discard_stops_when_you_say_so(number: int) -> None:
    t = moon("indoctrination", PHASES, **DEMONIC)
    for blade in PHASES[:number]:
        t.play(0, f"discard {blade}")
    t.play(0, "stop")
    assert row(t) == PHASES[:number]
    assert t.pending == [1]
    assert [event["amount"] for event in happened(t, "drew")] == [number]


@clause("PCL-MOON-06", "RUL-15")
def test_stopping_before_the_first_discard_is_refused() -> None:
    t = moon("indoctrination", PHASES, **DEMONIC)
    assert t.why(0, "stop")[0] in ("PCL-MOON-01", "PCL-MOON-06")


@clause("PCL-MOON-07")
def test_the_influence_is_gained_before_drawing() -> None:
    t = moon("recruitment", [WAXING])
    t.play(0, f"discard {WAXING}")
    names = [event["event"] for event in t.events(None)]
    assert names[names.index("discarded") :][:3] == ["discarded", "gained-influence", "drew"]


@clause("PCL-MOON-08")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_the_hand_is_refilled_to_3_from_the_top_of_the_pile(held: int) -> None:
    pile = ["scholar_1", "scholar_2", "scholar_3", "scholar_4"]
    t = moon("indoctrination", PHASES[:held], pile=pile)
    t.play(0, f"discard {PHASES[0]}")
    assert seat(t, 0)["hand"] == [*PHASES[1:held], *pile[: 4 - held]]
    assert happened(t, "drew", 0)[0]["blades"] == pile[: 4 - held]


@clause("PCL-MOON-08", "PCL-POWER-07")
def test_with_enslavement_the_hand_is_refilled_to_4() -> None:
    t = moon("indoctrination", [WAXING], powers=["enslavement"])
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["hand_size"] == 4


@clause("PCL-MOON-08")
def test_enslavement_counts_in_the_turn_it_is_taken() -> None:
    t = moon("enslavement", PHASES)
    t.play(0, f"discard {WANING}")
    assert seat(t, 0)["hand_size"] == 4


@clause("PCL-MOON-08")
def test_enslavement_bribed_away_does_not_count() -> None:
    t = position(dict(hand=PHASES), dict(hand=["gravedigger_1", "alchemist_1"]), POOR)
    t.play(0, "announce enslavement")
    t.play(1, "bribe gravedigger_1 alchemist_1")
    t.play(0, f"discard {WANING}")
    assert seat(t, 0)["hand_size"] == 3


@clause("PCL-MOON-08", "PCL-MOON-09", "RUL-31")
def test_enslavement_given_up_this_turn_no_longer_counts() -> None:
    hand = [WAXING, FULL, WANING, "oracle_1"]
    t = position(dict(hand=hand, powers=["enslavement", "hunt", "protection"]), POOR, POOR)
    t.play(0, "place top extra_turn")
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["hand"] == [FULL, WANING, "oracle_1"]
    assert row(t) == [WAXING]


@clause("PCL-MOON-09")
def test_a_hand_above_the_target_draws_nothing_and_discards_nothing_more() -> None:
    hand = [WAXING, FULL, WANING, "oracle_1"]
    t = moon("indoctrination", hand, discs=["two_adepts"], emptied=["lower_left"], curses=["feeble_grip"])
    t.play(0, f"discard {FULL}")
    assert t.pending == [1]
    assert seat(t, 0)["hand"] == [WAXING, WANING, "oracle_1"]
    assert row(t) == [FULL]
    assert happened(t, "drew") == []


@clause("PCL-MOON-10")
def test_only_the_active_sorcerer_discards_draws_or_gains() -> None:
    t = moon("recruitment", [WAXING], dict(hand=["matriarch_2"], powers=["enslavement"]), POOR)
    assert t.pending == [0]
    t.play(0, f"discard {WAXING}")
    assert t.view(1)["decision"] == "announce_favor"
    assert [seat(t, n)["hand"] for n in (1, 2)] == [["matriarch_2"], []]
    assert [seat(t, n)["influence"] for n in range(3)] == [1, 0, 0]


@clause("PCL-MOON-11")
@pytest.mark.parametrize(
    ("order", "gain"),
    [
        ([WAXING], 1),
        ([FULL, WAXING], 1),
        ([WAXING, FULL], 0),
        (["oracle_1", WAXING], 1),
        ([WAXING, "oracle_1", FULL], 0),
        ([FULL, "oracle_1", WAXING], 1),
    ],
)
def test_only_the_last_discard_is_compared(order: list[str], gain: int) -> None:
    t = moon("recruitment", [WAXING, FULL, "oracle_1"], **DEMONIC)
    for blade in order:
        t.play(0, f"discard {blade}")
    if len(order) < 3:
        t.play(0, "stop")
    assert seat(t, 0)["influence"] == gain
    assert reserve(t)["influence"] == 60 - gain


@clause("PCL-DECK-01", "HID-03")
def test_the_discard_is_an_ordered_row_that_everybody_sees() -> None:
    t = moon("indoctrination", PHASES, discard=["hound_3", "oracle_1"])
    t.play(0, f"discard {WAXING}")
    for viewer in (0, 1, 2, None):
        assert t.view(viewer)["table"]["discard"] == ["hound_3", "oracle_1", WAXING]


@clause("PCL-DECK-02")
def test_all_but_the_last_discard_are_shuffled_into_a_new_pile() -> None:
    before = [blade for blade in BLADES if blade != WAXING]
    t = moon("indoctrination", [WAXING], discard=before)
    assert t.view(None)["table"]["pile"] == 0
    t.play(0, f"discard {WAXING}")
    assert row(t) == [WAXING]
    assert t.view(None)["table"]["pile"] == 25
    assert happened(t, "reshuffled") == [{"event": "reshuffled", "amount": 28}]
    assert sorted(t.dump()["state"]["pile"] + seat(t, 0)["hand"]) == sorted(before)


@clause("PCL-DECK-02")
def test_without_a_discard_of_ones_own_the_rows_last_blade_stays() -> None:
    t = moon("indoctrination", [], discard=BLADES)
    assert row(t) == [BLADES[-1]]
    assert BLADES[-1] not in seat(t, 0)["hand"]
    assert t.view(None)["table"]["pile"] == 25


@clause("PCL-DECK-02")
def test_the_new_pile_is_shuffled() -> None:
    before = [blade for blade in BLADES if blade != WAXING]
    piles = set()
    for chance in range(1, 6):
        t = moon("indoctrination", [WAXING], discard=before, chance=(chance, chance))
        t.play(0, f"discard {WAXING}")
        piles.add(tuple(t.dump()["state"]["pile"]))
    assert len(piles) == 5


@clause("PCL-DECK-03")
def test_the_pile_is_made_anew_only_when_a_draw_is_due() -> None:
    rest = [blade for blade in BLADES if blade not in (*PHASES, "oracle_1", "oracle_2")]
    t = moon("indoctrination", PHASES, dict(hand=["oracle_1"]), POOR, pile=["oracle_2"], discard=rest)
    t.play(0, f"discard {WAXING}")
    assert "oracle_2" in seat(t, 0)["hand"]
    assert t.view(None)["table"]["pile"] == 0
    assert row(t) == [*rest, WAXING]
    assert happened(t, "reshuffled") == []
    t.play(1, "announce recruitment")
    pass_all(t)
    assert happened(t, "reshuffled") == []
    t.play(1, "discard oracle_1")
    assert happened(t, "reshuffled") == [{"event": "reshuffled", "amount": len(rest) + 1}]
    assert row(t) == ["oracle_1"]


@clause("PCL-DECK-03")
def test_an_empty_pile_stays_empty_if_no_blade_must_be_drawn() -> None:
    hand = [*PHASES, "oracle_1"]
    rest = [blade for blade in BLADES if blade not in hand]
    t = moon("indoctrination", hand, discard=rest)
    t.play(0, f"discard {WAXING}")
    assert t.view(None)["table"]["pile"] == 0
    assert row(t) == [*rest, WAXING]


@clause("PCL-DECK-04")
def test_drawing_goes_on_from_the_new_pile() -> None:
    rest = [blade for blade in BLADES if blade not in (WAXING, "oracle_2")]
    t = moon("indoctrination", [WAXING], pile=["oracle_2"], discard=rest)
    t.play(0, f"discard {WAXING}")
    hand = seat(t, 0)["hand"]
    assert len(hand) == 3
    assert "oracle_2" in hand
    assert WAXING not in hand
    assert row(t) == [WAXING]
    assert t.view(None)["table"]["pile"] == len(rest) - 2
    assert happened(t, "reshuffled")[0]["amount"] == len(rest)
