"""The heuristic bot of Parthenon does the sensible thing where it is plain what that is."""

from __future__ import annotations

import petteia
from petteia.bots import Chair, Heuristic
from tests.clauses import clause
from tests.parthenon.arrange import built, cargo, decision, hand, happened, play, position, texts, until

WORLDS = 3
POLIS = ["village_3", "village_4", "village_5", "village_6", "workshop_1", "workshop_2"]
ACROPOLIS = ["fortress", "shrine", "great_harbor", "marketplace", "academy", "treasury"]


def chosen(t: petteia.Table, seat: int) -> str:
    """What the bot would do."""
    return str(Heuristic(1, WORLDS).choose(Chair(t, seat)))


def let_play(t: petteia.Table, seat: int, name: str) -> None:
    """The bot goes on as long as the seat has this decision to make."""
    bot = Heuristic(1, WORLDS)
    while seat in t.pending and decision(t, seat) == name:
        t.play(seat, str(bot.choose(Chair(t, seat))))


def test_it_completes_a_great_wonder_that_it_can_pay():
    t = position(
        dict(hand={"tools": 1, "gold": 1}, aegis={"army": 1}, built=[*POLIS, *ACROPOLIS]),
        {},
        {},
        year=3,
        wonders={"labyrinth": (0, "partial")},
    )
    assert chosen(t, 0) == "raise labyrinth"


def test_it_builds_all_that_it_can_before_it_is_done():
    t = position(dict(hand={"wool": 2}), {}, {})
    let_play(t, 0, "build")
    assert built(t, 0) == ["village_3", "village_4"]


def test_it_sails_to_egypt_with_what_a_stage_costs_there():
    t = position(
        dict(hand={"papyrus": 1, "gold": 1, "wool": 1}, built=[*POLIS, *ACROPOLIS]),
        {},
        {},
        phase="journey",
        year=3,
        wonders={"great_library": (0, "plans"), "parthenon": (0, "complete")},
    )
    let_play(t, 0, "launch")
    until(t, lambda t: happened(t, "launched", 0) != [])
    (launched,) = happened(t, "launched", 0)
    assert launched["land"] == "egypt"
    assert {"papyrus", "gold"} <= set(launched["cards"])


def test_it_fetches_plans_when_nothing_else_is_to_be_done():
    t = position(dict(aegis={"gift_of_poseidon": 1}), {}, {}, phase="journey")
    let_play(t, 0, "launch")
    assert [event["land"] for event in happened(t, "launched", 0)] == ["athens"]
    assert cargo(t, 0) == ["gift_of_poseidon"]


def test_it_sells_what_it_cannot_use_for_gold():
    t = position(
        dict(hand={"tools": 1}, built=POLIS, fleets=[("carthage", ["wool", "wool"])]),
        {},
        {},
        phase="fleet_trade",
        harbors={"carthage": "+open_harbor"},
    )
    let_play(t, 0, "harbor_trade")
    assert hand(t, 0)["gold"] == 1


# Offers

ALMOST = {"grain": 1, "grapes": 1, "olives": 1, "ore": 1}


def two_who_need_each_other() -> petteia.Table:
    """Each lacks one kind for a Workshop, of which the other has too many."""
    return position(
        dict(hand={**ALMOST, "timber": 2}, built=POLIS[:4]),
        dict(hand={**ALMOST, "wool": 2}, built=POLIS[:4]),
        {},
        phase="island_trade",
    )


def test_it_offers_a_trade_that_both_need():
    t = two_who_need_each_other()
    bot = Heuristic(1, WORLDS)
    while not happened(t, "offered"):
        t.play(0, str(bot.choose(Chair(t, 0))))
    (offer,) = happened(t, "offered", 0)
    assert (offer["whose"], offer["terms"]) == (1, ["give_timber", "take_wool"])


def test_it_accepts_a_trade_that_both_need():
    t = two_who_need_each_other()
    play(t, 1, "offer 0", "give wool", "want timber", "propose")
    assert chosen(t, 0) == "accept 1-0"


def test_it_rejects_a_trade_that_only_the_other_needs():
    t = position(
        dict(hand={"gold": 2, "wool": 1}, built=POLIS),
        dict(hand={"olives": 2}),
        {},
        phase="island_trade",
    )
    play(t, 1, "offer 0", "give olives", "want gold", "propose")
    assert "accept 1-0" in texts(t, 0)
    assert chosen(t, 0) == "reject 1-0"


@clause("PAR-OFR-12")
def test_it_never_makes_an_offer_twice_in_a_phase():
    t = two_who_need_each_other()
    bot = Heuristic(1, WORLDS)
    while decision(t, 0) in ("trade", "compose"):
        if 0 in t.pending:
            t.play(0, str(bot.choose(Chair(t, 0))))
        else:
            who = t.pending[0]
            t.play(who, next((one for one in texts(t, who) if one.startswith("reject")), "ready"))
    offers = [
        str((event.get("whose"), event["terms"])) for event in happened(t, "offered", 0) + happened(t, "offered-all", 0)
    ]
    assert offers
    assert len(set(offers)) == len(offers)


# Discard


def test_it_keeps_the_cards_of_its_next_structure():
    t = position(
        dict(hand={"gold": 2, "wool": 2, "olives": 2}, built=[*POLIS, "fortress", "shrine", "marketplace", "treasury"]),
        {},
        {},
        phase="discard",
        year=2,
        shaken=[0],
    )
    let_play(t, 0, "discard")
    until(t, lambda t: happened(t, "kept-a") != [] or happened(t, "kept-b") != [])
    assert hand(t, 0)["gold"] == 2


# Events


def test_it_does_not_put_off_an_event_by_gifts():
    t = position({}, dict(hand={"gold": 1, "wool": 2}), {}, phase="event", year=2, events=["persian_tribute"])
    assert "donate gold" in texts(t, 1)
    let_play(t, 1, "negotiate")
    assert happened(t, "donated") == []
    assert happened(t, "said-done")[0]["seat"] == 1


def hope(t: petteia.Table, seat: int = 0) -> float:
    return t.game.evaluate(t.state, seat)


def test_a_stage_of_a_great_wonder_is_more_of_a_lead_than_a_structure():
    """Everybody builds the Island; who has Great Wonders wins."""
    level = dict(built=POLIS)
    ahead = position(dict(built=[*POLIS, "fortress"]), level, level, year=2)
    marvel = position(level, level, level, year=2, wonders={"labyrinth": (0, "partial")})
    assert hope(position(level, level, level, year=2)) < hope(ahead) < hope(marvel)


def test_the_later_the_surer_is_a_lead():
    seats = (dict(built=[*POLIS, "fortress"]), dict(built=POLIS), dict(built=POLIS))
    hopes = [hope(position(*seats, phase="end", year=year, season=season)) for year, season in ((1, 1), (2, 2), (3, 3))]
    assert hopes == sorted(hopes)
    assert hopes[0] < 0.45
    assert hopes[-1] > 0.6


def test_a_lead_of_others_is_the_loss_of_all_behind_them():
    t = position(dict(built=[*POLIS, *ACROPOLIS]), dict(built=POLIS), dict(built=POLIS), phase="end", year=3, season=3)
    assert hope(t, 0) > 0.9
    assert hope(t, 1) < 0.1
    assert hope(t, 2) < 0.1
