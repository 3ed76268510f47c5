"""DEU-CARD: the 14 Action cards, each in every window that it has, and refused in all others."""

from collections.abc import Callable
from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import (
    ALL_CARDS,
    acting,
    decision,
    frame,
    happened,
    position,
    refused,
    rolling,
    rolls,
    sailing,
    scoring,
    seat,
    table,
    texts,
    until,
    without,
)

QUIET = ["p10", "p12"]  # Pursuit cards that nothing here completes
EACH = [
    "fair_wind", "strong_wind", "ferrymans_fee", "charons_mercy", "call_to_arms", "athenas_shield", "spear_of_ares",
    "rally", "lure_of_the_deep", "oracle_of_delphi", "gift_of_hermes", "golden_oars", "lyre_of_orpheus", "aegis",
]  # fmt: skip
NINE = ["red", "red", "red", "green", "green", "green", "blue", "blue", "blue"]

# The windows of each card, written down a second time
WINDOWS = dict(
    KYLIX={"oracle_of_delphi"},
    TURN={"ferrymans_fee", "charons_mercy", "lure_of_the_deep", "gift_of_hermes"},
    HOP={"lyre_of_orpheus"},
    SAIL={"fair_wind", "strong_wind", "ferrymans_fee", "charons_mercy", "gift_of_hermes", "golden_oars"},
    ENDED={"ferrymans_fee", "charons_mercy", "gift_of_hermes"},  # a sail whose movement has ended
    PRE={"ferrymans_fee", "charons_mercy", "call_to_arms"},
    POST={"athenas_shield", "spear_of_ares", "rally", "aegis"},
    NONE=set(),
)


def playable(t: petteia.Table) -> set[str]:
    """The cards that whoever decides may play."""
    (mover,) = t.pending
    return {move.split()[1] for move in texts(t, mover) if move.startswith("play ")}


def then(t: petteia.Table, *plays: tuple[int, str]) -> petteia.Table:
    for number, move in plays:
        t.play(number, move)
    return t


# Whoever is tested holds one card of each sort, and has five hoplites aboard and five in the Underworld


def rich(ship: str, **more: Any) -> dict[str, Any]:
    return dict(ship=ship, crew=5, hand=EACH) | more


def challenge(number: int) -> petteia.Table:
    """Seat 0 sails onto seat 1's ship; this one of them holds the cards."""
    seats = [dict(ship="d4", crew=5), dict(ship="d5", crew=5)]
    seats[number]["hand"] = EACH
    return then(sailing(*seats, display=QUIET), (0, "to d5"))


def attack() -> petteia.Table:
    return then(acting({}, rich("f6"), display=QUIET), (0, "act hydra"), (0, "hydra f6"))


def after_roll(t: petteia.Table) -> petteia.Table:
    """Pass before the roll, in which at least one of the cards' owner's hoplites falls."""
    (mover,) = t.pending
    return until(t, mover, "pass", lambda after: happened(after, "rolled")[-1]["skulls"] > 0 and rolls(after)[0][2] > 0)


MOMENTS: dict[str, tuple[str, str, Callable[[], petteia.Table]]] = {
    "before the ring is turned": ("KYLIX", "position", lambda: position(rich("b2"), {}, agenda=[])),
    "between the actions": ("TURN", "actions", lambda: acting(rich("b2"), {})),
    "using the hoplites die": ("HOP", "reclaim", lambda: then(acting(rich("b2"), {}), (0, "act hoplites"))),
    "in the own turn's sail": ("SAIL", "sail", lambda: then(acting(rich("b2"), {}), (0, "act move"))),
    "in a sail in another's turn": (
        "SAIL",
        "sail",
        lambda: then(position({}, rich("b2"), agenda=[frame("Window", 1)]), (1, "sail")),
    ),
    "in a sail without steps left": ("SAIL", "sail", lambda: sailing(rich("b2"), {}, allowance=0)),
    "in a sail whose movement has ended": ("ENDED", "sail", lambda: sailing(rich("b2"), {}, moving=False)),
    "before rolling against a city": (
        "PRE",
        "pre_cards",
        lambda: then(sailing(rich("f7"), {}, display=QUIET), (0, "challenge crete")),
    ),
    "before rolling as challenger": ("PRE", "pre_cards", lambda: challenge(0)),
    "before rolling as defender": ("PRE", "pre_cards", lambda: challenge(1)),
    "before rolling against the Hydra": ("PRE", "pre_cards", attack),
    "after rolling against a city": (
        "POST",
        "post_cards",
        lambda: after_roll(then(sailing(rich("f7"), {}, display=QUIET), (0, "challenge crete"))),
    ),
    "after rolling as challenger": ("POST", "post_cards", lambda: after_roll(challenge(0))),
    "after rolling as defender": ("POST", "post_cards", lambda: after_roll(challenge(1))),
    "after rolling against the Hydra": ("POST", "post_cards", lambda: after_roll(attack())),
    "before choosing to sail": ("NONE", "window", lambda: position({}, rich("b2"), agenda=[frame("Window", 1)])),
    "giving up the sail": (
        "NONE",
        "reclaim",
        lambda: then(position({}, rich("b2"), agenda=[frame("Window", 1)]), (1, "give_up")),
    ),
    "reclaiming by a card": ("NONE", "reclaim", lambda: then(acting(rich("b2"), {}), (0, "play charons_mercy"))),
    "moving the Hydra": ("NONE", "move_hydra", lambda: then(acting(rich("b2"), {}), (0, "act hydra"))),
    "delivering": (
        "NONE",
        "deliver",
        lambda: then(sailing(rich("c3", chests=["red"]), {}, display=QUIET), (0, "to c2")),
    ),
    "stealing": (
        "NONE",
        "steal",
        lambda: then(scoring(challenge(0), 0, "pass", 4.0, 1.0), (0, "pass")),
    ),
}


@clause("DEU-CARD-03", "RUL-06")
@pytest.mark.parametrize("moment", MOMENTS)
def test_of_one_card_of_each_sort_just_those_can_be_played_whose_window_it_is(moment: str) -> None:
    window, name, arrange = MOMENTS[moment]
    t = arrange()
    (mover,) = t.pending
    assert len(seat(t, mover)["hand"]) >= 13
    assert decision(t)[1] == name
    assert playable(t) == WINDOWS[window]
    for card in set(EACH) - WINDOWS[window]:
        told = refused(t, mover, f"play {card}")
        assert told in ("DEU-CARD-03", "DEU-MOVE-14") or not WINDOWS[window]


@clause("DEU-CARD-03")
def test_nobody_plays_cards_in_the_sail_or_the_challenge_of_others() -> None:
    t = sailing(dict(ship="d4", crew=5, hand=["fair_wind"]), dict(ship="d5", crew=5, hand=["rally"]), rich("b2"))
    assert texts(t, 1) == texts(t, 2) == []
    t.play(0, "to d5")
    while decision(t)[1] in ("pre_cards", "post_cards"):
        assert decision(t)[0] in (0, 1)
        t.play(decision(t)[0], "pass")


# What each card does


@clause("DEU-CARD-03", "DEU-MOVE-14")
@pytest.mark.parametrize(("card", "more"), [("fair_wind", 2), ("strong_wind", 3), ("golden_oars", 1)])
def test_winds_and_oars_add_to_the_allowance_of_this_sail(card: str, more: int) -> None:
    t = sailing(dict(ship="b2", hand=[card]), {}, allowance=1)
    t.play(0, f"play {card}")
    assert table(t)["sail"]["allowance"] == 1 + more
    t = sailing(dict(ship="b2", hand=[card]), {}, allowance=1)
    t.play(0, "to b3")
    t.play(0, f"play {card}")  # also after the last step
    t.play(0, "to b4")
    assert seat(t, 0)["ship"] == "b4"


@clause("DEU-CARD-03")
def test_an_allowance_is_gone_with_the_sail() -> None:
    t = acting(dict(ship="b2", hand=["strong_wind"]), {}, values=(2, 2, 1, 2))
    for move in ("act move", "play strong_wind", "close"):
        t.play(0, move)
    assert table(t)["sail"] is None
    assert refused(t, 0, "act move") == "DEU-ACT-01"


@clause("DEU-CARD-03")
@pytest.mark.parametrize(
    ("card", "most", "window"),
    [
        ("ferrymans_fee", 2, "TURN"), ("ferrymans_fee", 2, "SAIL"), ("ferrymans_fee", 2, "PRE"),
        ("charons_mercy", 3, "TURN"), ("charons_mercy", 3, "SAIL"), ("charons_mercy", 3, "PRE"),
        ("call_to_arms", 4, "PRE"),
    ],
)  # fmt: skip
def test_cards_bring_back_up_to_two_three_or_four_hoplites(card: str, most: int, window: str) -> None:
    mine = dict(ship="f7", crew=4, hand=[card, "fair_wind"])
    t = acting(mine, {}, display=QUIET) if window == "TURN" else sailing(mine, {}, display=QUIET)
    if window == "PRE":
        t.play(0, "challenge crete")
    t.play(0, f"play {card}")
    assert texts(t, 0) == [f"reclaim {many}" for many in range(1, most + 1)]
    t.play(0, f"reclaim {most}")
    assert (seat(t, 0)["crew"], seat(t, 0)["underworld"]) == (4 + most, 6 - most)
    assert table(t)["discard"] == [card]
    if window == "PRE":
        t.play(0, "pass")
        assert sum(rolls(t)[0]) == 4 + most  # they take part in this roll


@clause("DEU-CARD-03", "DEU-HOP-03", "RUL-31")
def test_chests_may_be_dumped_for_hoplites_that_a_card_brings_back() -> None:
    t = acting(dict(ship="b2", crew=1, hand=["ferrymans_fee"], chests=NINE), {}, display=QUIET)
    t.play(0, "play ferrymans_fee")
    assert texts(t, 0) == ["dump red", "dump green", "dump blue"]
    t.play(0, "dump blue")
    t.play(0, texts(t, 0)[0])
    t.play(0, "reclaim 1")
    assert (seat(t, 0)["crew"], len(seat(t, 0)["chests"])) == (2, 8)


@clause("DEU-CARD-03", "DEU-HOP-03", "DEU-CHAL-07")
def test_a_defender_full_of_chests_may_dump_some_to_have_hoplites_to_roll() -> None:
    theirs = dict(ship="d5", crew=0, hand=["call_to_arms"], chests=[*NINE, "white"])
    t = then(sailing(dict(ship="d4", crew=4), theirs, display=QUIET), (0, "to d5"))
    assert decision(t) == (1, "pre_cards")
    then(t, (1, "play call_to_arms"), (1, "dump white"))
    then(t, (1, texts(t, 1)[0]), (1, "reclaim 1"))
    assert [sum(roll) for roll in rolls(t)] == [4, 1]


def rolled_at_crete(roll: tuple[int, int, int], *cards: str) -> petteia.Table:
    """Seat 0 has challenged Crete (3) with a crew of ten; the cards after the roll are its to play."""
    return rolling(sailing(dict(ship="f7", hand=cards), {}, display=QUIET), 0, "challenge crete", roll)


def my_roll(t: petteia.Table) -> dict[str, Any]:
    found: dict[str, Any] = table(t)["challenge"]["rolls"][0]
    return found


@clause("DEU-CARD-03")
def test_athenas_shield_keeps_up_to_three_skulls_aboard_which_score_nothing() -> None:
    t = rolled_at_crete((2, 1, 7), "athenas_shield", "fair_wind")
    t.play(0, "play athenas_shield")
    assert texts(t, 0) == ["save 1", "save 2", "save 3"]
    t.play(0, "save 3")
    assert (my_roll(t)["skulls"], my_roll(t)["saved"], my_roll(t)["score"]) == (4, 3, 2.5)
    t.play(0, "pass")
    assert happened(t, "lost") != []
    assert (seat(t, 0)["crew"], seat(t, 0)["underworld"]) == (6, 4)


@clause("DEU-CARD-03")
def test_athenas_shield_saves_no_more_than_there_are_skulls() -> None:
    t = rolled_at_crete((6, 2, 2), "athenas_shield")
    t.play(0, "play athenas_shield")
    assert texts(t, 0) == ["save 1", "save 2"]
    t.play(0, "save 1")
    t.play(0, texts(t, 0)[0])  # take a chest
    assert (seat(t, 0)["crew"], seat(t, 0)["underworld"]) == (9, 1)


@clause("DEU-CARD-03")
@pytest.mark.parametrize(("card", "bonus"), [("spear_of_ares", 1.0), ("aegis", 0.5)])
def test_spear_and_aegis_add_to_the_score(card: str, bonus: float) -> None:
    t = rolled_at_crete((1, 1, 8), card, "fair_wind")
    t.play(0, f"play {card}")
    assert (my_roll(t)["bonus"], my_roll(t)["score"]) == (bonus, 1.5 + bonus)


@clause("DEU-CARD-03")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_defender_may_answer_the_challengers_cards(winner: int) -> None:
    """2 points each; the challenger's Spear makes it 3, the defender's, if he plays it, evens it out."""
    cards = ["spear_of_ares", "fair_wind"]
    t = sailing(dict(ship="d4", crew=4, hand=cards), dict(ship="d5", crew=4, hand=cards), display=QUIET)
    then(t, (0, "to d5"), (0, "pass"))
    t = scoring(t, 1, "pass", 2.0, 2.0)
    then(t, (0, "play spear_of_ares"), (0, "pass"))
    then(t, *([(1, "play spear_of_ares")] if winner else []), (1, "pass"))
    assert happened(t, "won") == [dict(event="won", seat=winner)]


@clause("DEU-CARD-03")
def test_lure_of_the_deep_moves_the_hydra_up_to_three_squares() -> None:
    t = acting(dict(ship="b2", hand=["lure_of_the_deep"]), {}, values=(2, 2, 2, 1))
    t.play(0, "play lure_of_the_deep")
    assert decision(t) == (0, "move_hydra")
    assert {"hydra f4", "hydra f3", "hydra f2", "stay"} <= set(texts(t, 0))
    assert refused(t, 0, "hydra f1") == "DEU-HYDRA-01"
    t.play(0, "hydra f2")
    assert table(t)["hydra"] == "f2"


@clause("DEU-CARD-03", "DEU-KYLIX-06")
def test_the_oracle_turns_one_outer_die_before_the_ring_is_turned() -> None:
    t = position(dict(hand=["oracle_of_delphi"]), {}, outer=(1, 2, 3, 3), centre=2, agenda=[])
    t.play(0, "play oracle_of_delphi")
    assert decision(t) == (0, "turn_die")
    assert {move.split()[0] for move in texts(t, 0)} == {"set"}
    assert {"set north two", "set north three", "set west one", "set west two"} <= set(texts(t, 0))
    t.play(0, "set west one")
    assert table(t)["kylix"]["outer"] == dict(north=1, east=2, south=3, west=1)
    assert table(t)["kylix"]["centre"] == 2
    assert table(t)["discard"] == ["oracle_of_delphi"]
    t.play(0, "rotate once")
    assert table(t)["kylix"]["values"] == dict(cards=1, hoplites=1, move=2, hydra=3)
    assert refused(t, 0, "play oracle_of_delphi") == "DEU-CARD-03"


@clause("DEU-CARD-03", "DEU-CARD-09")
@pytest.mark.parametrize("window", ["TURN", "SAIL"])
def test_gift_of_hermes_draws_the_two_top_cards(window: str) -> None:
    mine = dict(ship="b2", hand=["gift_of_hermes"])
    pile = ["rally", "fair_wind", "aegis"]
    t = acting(mine, {}, pile=pile) if window == "TURN" else sailing(mine, {}, pile=pile)
    t.play(0, "play gift_of_hermes")
    assert seat(t, 0)["hand"] == ["fair_wind", "rally"]
    assert table(t)["discard"] == ["gift_of_hermes"]
    assert len(table(t)["pile"]) == 30 - 3


@clause("DEU-CARD-05")
def test_the_lyre_is_of_use_only_if_one_more_can_come_back() -> None:
    t = acting(dict(ship="b2", crew=8, hand=["lyre_of_orpheus"]), {}, values=(2, 2, 2, 2))
    t.play(0, "act hoplites")
    assert texts(t, 0) == ["reclaim 1", "reclaim 2"]


@clause("DEU-CARD-05")
def test_the_oracle_sets_a_die_to_another_face() -> None:
    t = position(dict(hand=["oracle_of_delphi"]), {}, outer=(1, 2, 3, 3), centre=2, agenda=[])
    t.play(0, "play oracle_of_delphi")
    assert texts(t, 0) == [
        "set north two", "set north three", "set east one", "set east three",
        "set south one", "set south two", "set west one", "set west two",
    ]  # fmt: skip


@clause("DEU-CARD-09", "DEU-CARD-10")
def test_gift_of_hermes_draws_from_a_new_pile_when_the_old_one_is_empty() -> None:
    everything = [card for card in ALL_CARDS if card != "gift_of_hermes"]
    t = sailing(dict(ship="b2", hand=["gift_of_hermes"]), dict(hand=everything[5:]), discard=everything[:5])
    assert table(t)["pile"] == []
    t.play(0, "play gift_of_hermes")
    assert len(seat(t, 0)["hand"]) == 2
    assert len(table(t)["pile"]) == 3


@clause("DEU-CARD-03")
def test_the_lyre_raises_the_limit_of_the_hoplites_die_by_one() -> None:
    t = acting(dict(ship="b2", crew=4, hand=["lyre_of_orpheus"]), {}, values=(2, 2, 2, 2))
    t.play(0, "act hoplites")
    assert texts(t, 0) == ["reclaim 1", "reclaim 2", "play lyre_of_orpheus"]
    t.play(0, "play lyre_of_orpheus")
    assert texts(t, 0) == ["reclaim 1", "reclaim 2", "reclaim 3"]
    t.play(0, "reclaim 3")
    assert seat(t, 0)["crew"] == 7


# Hands and plays


@clause("DEU-CARD-01")
def test_a_hand_may_be_of_any_size() -> None:
    hand = [*["fair_wind"] * 5, *["ferrymans_fee"] * 4, *["charons_mercy"] * 3, *["spear_of_ares"] * 3, *EACH[7:]]
    t = acting(dict(hand=hand), {}, values=(3, 2, 2, 2))
    t.play(0, "act cards")
    assert seat(t, 0)["hand_size"] == len(hand) + 1 == 23
    t.play(0, "end_turn")  # nothing has to be thrown away
    assert seat(t, 0)["hand_size"] == 23


@clause("DEU-CARD-02")
def test_any_number_of_cards_may_be_played_in_a_turn() -> None:
    t = sailing(
        dict(ship="b2", crew=2, hand=[*["fair_wind"] * 5, "strong_wind", *["ferrymans_fee"] * 2]), {}, allowance=1
    )
    for _ in range(5):
        t.play(0, "play fair_wind")
    t.play(0, "play strong_wind")
    assert table(t)["sail"]["allowance"] == 1 + 10 + 3
    for _ in range(2):
        t.play(0, "play ferrymans_fee")
        t.play(0, "reclaim 2")
    assert seat(t, 0)["crew"] == 6
    assert seat(t, 0)["hand"] == []


@clause("DEU-CARD-04")
def test_a_drawn_card_may_be_played_at_once() -> None:
    t = sailing(dict(ship="b2", hand=["gift_of_hermes"]), {}, allowance=0, pile=["strong_wind", "rally"])
    t.play(0, "play gift_of_hermes")
    t.play(0, "play strong_wind")
    assert table(t)["sail"]["allowance"] == 3
    t = acting(dict(ship="b2", crew=5), {}, values=(3, 2, 2, 2), pile=["charons_mercy"])
    t.play(0, "act cards")
    t.play(0, "play charons_mercy")
    assert decision(t) == (0, "reclaim")


@clause("DEU-CARD-04")
def test_a_stolen_card_may_be_played_at_once() -> None:
    t = sailing(dict(ship="d4", crew=9), dict(ship="d5", crew=0, hand=["ferrymans_fee"]), display=QUIET)
    t.play(0, "to d5")
    t = rolling(t, 1, "pass", (4, 2, 3), (0, 0, 0))
    then(t, (1, "pass"), (0, "steal_card"), (0, "relocate c3"))
    assert texts(t, 0) == ["play ferrymans_fee", "close"]


@clause("DEU-CARD-05")
def test_a_card_without_effect_cannot_be_played() -> None:
    for card in ("ferrymans_fee", "charons_mercy"):  # nobody is in the Underworld
        for t in (acting(dict(ship="b2", hand=[card]), {}), sailing(dict(ship="b2", hand=[card]), {})):
            assert refused(t, 0, f"play {card}") == "DEU-CARD-05"
    t = rolled_at_crete((7, 3, 0), "athenas_shield")  # no skull
    assert refused(t, 0, "play athenas_shield") == "DEU-CARD-05"
    t = acting(dict(ship="b2", hand=["lure_of_the_deep"]), {}, hydra="a2")  # the own ship shuts it in
    assert refused(t, 0, "play lure_of_the_deep") == "DEU-CARD-05"


@clause("DEU-CARD-05")
def test_without_a_crew_there_is_nothing_to_roll_again() -> None:
    t = sailing(dict(ship="d4", crew=4), dict(ship="d5", crew=0, hand=["rally", "athenas_shield"]), display=QUIET)
    then(t, (0, "to d5"), (1, "pass"))
    assert decision(t) == (1, "post_cards")
    assert texts(t, 1) == ["pass"]
    assert refused(t, 1, "play rally") == "DEU-CARD-05"


@clause("DEU-CARD-06")
def test_a_played_card_goes_face_up_to_the_discard_pile() -> None:
    t = sailing(dict(ship="b2", crew=5, hand=["fair_wind", "ferrymans_fee"]), {}, discard=["rally"])
    t.play(0, "play ferrymans_fee")
    t.play(0, "reclaim 1")
    t.play(0, "play fair_wind")
    for viewer in (0, 1, None):
        assert table(t, viewer)["discard"] == ["rally", "ferrymans_fee", "fair_wind"]
    assert seat(t, 0)["hand"] == []


@clause("DEU-CARD-06", "DEU-CARD-10")
def test_gift_of_hermes_cannot_draw_itself() -> None:
    """One card is left in the pile and none lies discarded: one is drawn, and there is no second."""
    t = acting(dict(ship="b2", hand=["gift_of_hermes"]), dict(hand=without("gift_of_hermes", "rally")), pile=["rally"])
    t.play(0, "play gift_of_hermes")
    assert seat(t, 0)["hand"] == ["rally"]
    assert table(t)["discard"] == ["gift_of_hermes"]
    assert table(t)["pile"] == []


@clause("DEU-CARD-05", "DEU-CARD-10")
def test_gift_of_hermes_cannot_be_played_when_there_is_nothing_to_draw() -> None:
    t = acting(dict(ship="b2", hand=["gift_of_hermes"]), dict(hand=without("gift_of_hermes")))
    assert refused(t, 0, "play gift_of_hermes") == "DEU-CARD-05"


@clause("DEU-CARD-09")
def test_an_empty_pile_is_made_anew_from_the_discards_when_a_draw_needs_it() -> None:
    out = ["fair_wind", "strong_wind", "rally"]
    t = acting(
        dict(ship="b2", hand=["gift_of_hermes"]), dict(hand=without("gift_of_hermes", "aegis", *out)),
        pile=["aegis"], discard=out,
    )  # fmt: skip
    t.play(0, "play gift_of_hermes")
    assert happened(t, "reshuffled") == [dict(event="reshuffled", amount=3)]
    assert "aegis" in seat(t, 0)["hand"]  # the last of the old pile comes first
    assert len(seat(t, 0)["hand"]) == 2
    assert len(table(t)["pile"]) == 2
    assert table(t)["discard"] == ["gift_of_hermes"]


@clause("DEU-CARD-09", "RUL-27")
def test_the_discards_are_not_shuffled_before_a_draw_needs_them() -> None:
    out = ["fair_wind", "strong_wind", "rally"]
    t = acting({}, dict(hand=without("aegis", *out)), pile=["aegis"], discard=out, values=(3, 2, 2, 2))
    t.play(0, "act cards")
    assert table(t)["pile"] == []
    assert table(t)["discard"] == out
    assert happened(t, "reshuffled") == []


@clause("DEU-CARD-09")
def test_the_discards_are_really_shuffled() -> None:
    out = ["fair_wind", "strong_wind", "rally"]
    start = acting({}, dict(hand=without(*out)), discard=out, values=(3, 2, 2, 2))
    for card in out:  # each of them can come to the top
        until(start, 0, "act cards", lambda after, card=card: bool(seat(after, 0)["hand"] == [card]))  # type: ignore[misc]


@clause("DEU-CARD-10")
def test_with_no_cards_anywhere_a_draw_is_skipped() -> None:
    t = acting({}, dict(hand=ALL_CARDS), {}, values=(3, 2, 2, 2))
    t.play(0, "act cards")
    assert seat(t, 0)["hand"] == []
    assert decision(t) == (0, "actions")
    t = acting(dict(hand=without("rally")), {}, {}, values=(1, 2, 2, 2), pile=["rally"])
    t.play(0, "act cards")  # the others draw: one card for the first of them, none for the second
    assert (seat(t, 1)["hand"], seat(t, 2)["hand"]) == (["rally"], [])


# Reusable cards


@clause("DEU-CARD-07", "DEU-CARD-14")
def test_a_reusable_card_stays_face_up_and_may_be_used_again_in_the_next_turn() -> None:
    t = acting(dict(ship="b2", hand=["golden_oars"]), {}, values=(2, 2, 2, 2))
    then(t, (0, "act move"), (0, "play golden_oars"))
    for viewer in (0, 1, None):
        assert seat(t, 0, viewer)["face_up"] == [dict(card="golden_oars", used=True)]
        assert seat(t, 0, viewer)["hand_size"] == 0
        assert table(t, viewer)["discard"] == []
    assert refused(t, 0, "play golden_oars") == "DEU-CARD-14"
    then(t, (0, "close"), (0, "act cards"), (0, "end_turn"))
    assert decision(t) == (0, "window")  # seat 1 has shaken
    t.play(0, "sail")
    before = table(t)["sail"]["allowance"]
    t.play(0, "play golden_oars")
    assert table(t)["sail"]["allowance"] == before + 1
    assert refused(t, 0, "play golden_oars") == "DEU-CARD-14"


@clause("DEU-CARD-07", "DEU-CARD-15")
def test_a_face_up_aegis_is_used_again_even_with_an_empty_hand() -> None:
    t = sailing(dict(ship="f7", crew=4, face_up=["aegis"]), {}, display=QUIET)
    t = scoring(t, 0, "challenge crete", 2.5)
    assert decision(t) == (0, "post_cards")
    t.play(0, "play aegis")
    assert happened(t, "won") == [dict(event="won", seat=0)]  # 3 points just do
    assert [one["card"] for one in seat(t, 0)["face_up"]] == ["aegis"]


@clause("DEU-CARD-07")
@pytest.mark.parametrize("card", EACH)
def test_only_three_cards_are_reusable(card: str) -> None:
    """Each card is played where it can be; three stay, the others are discarded."""
    t = next(t for window, _, arrange in MOMENTS.values() if card in WINDOWS[window] for t in [arrange()])
    (mover,) = t.pending
    t.play(mover, f"play {card}")
    while decision(t)[1] in ("reclaim", "choose_saved", "choose_rerolled", "turn_die", "move_hydra"):
        t.play(mover, texts(t, mover)[-1])
    kept = card in ("golden_oars", "lyre_of_orpheus", "aegis")
    assert ([one["card"] for one in seat(t, mover)["face_up"]] == [card]) is kept
    assert (card in table(t)["discard"]) is not kept


@clause("DEU-CARD-08")
def test_face_up_cards_cannot_be_stolen() -> None:
    t = rolling(sailing(dict(ship="d4"), dict(ship="d5", crew=0, face_up=["golden_oars"]), display=QUIET), 0, "to d5",
                (5, 2, 3), (0, 0, 0))  # fmt: skip
    assert texts(t, 0) == ["decline"]


@clause("DEU-CARD-08", "DEU-PUR-18")
def test_face_up_cards_cannot_be_offered() -> None:
    two = dict(ship="d7", hand=["rally", "rally"], face_up=["golden_oars"])
    assert "declare p01 second" not in texts(sailing(two, {}, display=["p01", "p10"]), 0)
    t = sailing(two | dict(hand=["rally"] * 2 + ["fair_wind"]), {}, display=["p01", "p10"])
    t.play(0, "declare p01 second")
    assert texts(t, 0) == ["offer fair_wind", "offer rally"]


@clause("DEU-CARD-11")
def test_bonuses_add_up() -> None:
    t = rolled_at_crete((1, 1, 8), "spear_of_ares", "spear_of_ares", "spear_of_ares", "aegis", "fair_wind")
    for card in ("spear_of_ares", "aegis", "spear_of_ares", "spear_of_ares"):
        t.play(0, f"play {card}")
    assert (my_roll(t)["bonus"], my_roll(t)["score"]) == (3.5, 5.0)
    t = sailing(dict(ship="b2", hand=["fair_wind", "strong_wind", "golden_oars"]), {}, allowance=1)
    for card in ("fair_wind", "strong_wind", "golden_oars"):
        t.play(0, f"play {card}")
    assert table(t)["sail"]["allowance"] == 1 + 2 + 3 + 1


# Rally


@clause("DEU-CARD-12")
def test_rally_rolls_again_any_hoplites_whatever_they_show() -> None:
    t = rolled_at_crete((3, 2, 5), "rally", "fair_wind")
    t.play(0, "play rally")
    assert texts(t, 0) == ["reroll skull", "reroll shield", "reroll edge"]  # at least one
    for landing, many in (("skull", 5), ("shield", 3), ("edge", 2)):
        for _ in range(many):
            t.play(0, f"reroll {landing}")
        assert f"reroll {landing}" not in texts(t, 0)
    assert texts(t, 0) == ["roll"]
    t.play(0, "roll")
    (again,) = happened(t, "rerolled")
    assert again["amount"] == 10
    assert again["skulls"] + again["shields"] + again["edges"] == 10


@clause("DEU-CARD-12")
def test_rally_leaves_the_others_as_they_lie_and_the_new_results_count() -> None:
    t = rolled_at_crete((3, 2, 5), "rally", "fair_wind")
    then(t, (0, "play rally"), (0, "reroll skull"), (0, "reroll skull"))
    better = until(t, 0, "roll", lambda after: my_roll(after)["shields"] == 5)
    assert (my_roll(better)["skulls"], my_roll(better)["edges"], my_roll(better)["score"]) == (3, 2, 6.0)
    same = until(t, 0, "roll", lambda after: my_roll(after)["skulls"] == 5)
    assert (my_roll(same)["shields"], my_roll(same)["edges"], my_roll(same)["score"]) == (3, 2, 4.0)
    better.play(0, "pass")
    assert seat(better, 0)["crew"] == 7


@clause("DEU-CARD-12")
def test_rally_may_make_things_worse() -> None:
    t = rolled_at_crete((3, 0, 7), "rally", "fair_wind")
    then(t, (0, "play rally"), (0, "reroll shield"))
    t = until(t, 0, "roll", lambda after: my_roll(after)["skulls"] == 8)
    t.play(0, "pass")
    assert happened(t, "lost") == [dict(event="lost", seat=0)]
    assert seat(t, 0)["crew"] == 2


@clause("DEU-CARD-12")
def test_rally_makes_athenas_shield_void_on_the_hoplites_it_rolls_again() -> None:
    t = rolled_at_crete((3, 2, 5), "athenas_shield", "rally", "fair_wind")
    then(t, (0, "play athenas_shield"), (0, "save 3"), (0, "play rally"), (0, "reroll saved"), (0, "reroll saved"))
    t = until(t, 0, "roll", lambda after: my_roll(after)["skulls"] == 4)
    assert my_roll(t)["saved"] == 1
    t.play(0, "pass")
    assert seat(t, 0)["crew"] == 6


@clause("DEU-CARD-12", "DEU-CHAL-02")
def test_rally_rolls_with_the_same_chances() -> None:
    t = rolled_at_crete((3, 2, 5), "rally", "fair_wind")
    t.play(0, "play rally")
    for landing in ["skull"] * 5 + ["shield"] * 3 + ["edge"] * 2:
        t.play(0, f"reroll {landing}")
    told = t.dump(history=False)
    seen = [0, 0, 0]
    for k in range(1, 401):
        told["state"]["chance"] = [k * 7919 % 2**32, 1 + k * 104_729 % 2**29]
        after = petteia.load(told, of=t.game)
        after.play(0, "roll")
        roll = happened(after, "rerolled")[0]
        for n, landing in enumerate(("skulls", "shields", "edges")):
            seen[n] += roll[landing]
    assert sum(seen) == 4000
    assert [many / 4000 for many in seen] == pytest.approx([0.36, 0.36, 0.28], abs=0.04)


# The Hydra moved by a card


@clause("DEU-CARD-13", "DEU-HYDRA-02", "DEU-HYDRA-04", "DEU-HYDRA-06")
def test_the_lure_follows_the_rules_of_moving_the_hydra() -> None:
    t = acting(dict(ship="f4", hand=["lure_of_the_deep"]), dict(ship="e5"), dict(ship="d6"), values=(2, 2, 2, 2))
    t.play(0, "play lure_of_the_deep")
    # past neither the own ship on f4 nor seat 1's on e5, behind which d5 is; not over land
    assert texts(t, 0) == ["hydra e5", "hydra f6", "hydra f7", "hydra g7", "stay"]
    assert refused(t, 0, "hydra f4") == "DEU-HYDRA-04"
    t.play(0, "stay")
    assert table(t)["hydra"] == "f5"


@clause("DEU-CARD-13", "DEU-HYDRA-03")
def test_the_lure_may_lead_to_an_attack() -> None:
    t = acting(dict(ship="b2", hand=["lure_of_the_deep"]), dict(ship="f7"), values=(2, 2, 2, 2))
    t.play(0, "play lure_of_the_deep")
    t.play(0, "hydra f7")
    assert happened(t, "hydra-attacks") == [dict(event="hydra-attacks", seat=1)]


@clause("DEU-CARD-13")
def test_the_lure_is_independent_of_the_hydra_action() -> None:
    t = acting(dict(ship="b2", hand=["lure_of_the_deep", "lure_of_the_deep"]), {}, values=(2, 2, 2, 1))
    for move in ("play lure_of_the_deep", "hydra f2", "act hydra", "hydra f1", "play lure_of_the_deep", "hydra i1"):
        t.play(0, move)
    assert table(t)["hydra"] == "i1"
    assert table(t)["kylix"]["used"] == ["hydra"]


# Once per turn


@clause("DEU-CARD-14")
def test_the_lyre_is_used_once_per_turn() -> None:
    t = acting(dict(ship="b2", crew=4, face_up=["lyre_of_orpheus"]), {})
    then(t, (0, "act hoplites"), (0, "play lyre_of_orpheus"))
    assert "play lyre_of_orpheus" not in texts(t, 0)
    t = acting(dict(ship="b2", crew=4, face_up=["lyre_of_orpheus"]), {}, spent=["lyre_of_orpheus"])
    t.play(0, "act hoplites")
    assert texts(t, 0) == ["reclaim 1", "reclaim 2"]
    assert refused(t, 0, "play lyre_of_orpheus") == "DEU-CARD-14"


@clause("DEU-CARD-14")
def test_the_aegis_helps_in_one_challenge_per_turn() -> None:
    """Seat 1 is challenged by seat 2 and then by seat 0, in one turn."""
    t = position(
        dict(ship="d4", crew=2), dict(ship="d5", crew=2, face_up=["aegis"], hand=["rally"]), dict(ship="e5", crew=1),
        display=QUIET, centre=1, outer=(2, 2, 2, 2), agenda=[frame("Window", 2)],
    )  # fmt: skip
    then(t, (2, "sail"), (2, "to d5"))
    t = scoring(t, 1, "pass", 0.0, 0.0)
    assert "play aegis" in texts(t, 1)
    then(t, (1, "play aegis"), (1, "pass"), (1, "decline"), (1, "relocate f4"))
    then(t, (0, "rotate unturned"), (0, "act move"), (0, "to d5"), (1, "pass"))
    assert decision(t) == (1, "post_cards")
    assert refused(t, 1, "play aegis") == "DEU-CARD-14"
