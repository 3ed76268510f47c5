"""The heuristic bot of Parthenon does the sensible thing where it is plain what that is."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any

import pytest

import petteia
from petteia.bots import Chair, Heuristic, make
from petteia.games.parthenon import ending, evaluate, prospects
from petteia.games.parthenon.components import CARD, CARDS, EGYPT, GOLD, RARE_DISTINCT, SPARTA
from petteia.kernel.agenda import State
from tests.clauses import clause
from tests.parthenon.arrange import built, cargo, decision, hand, happened, play, position, texts, until

WORLDS = 6
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


# Harbors


WOOL = CARD.names.index("wool")


def in_harbor(cargo: list[str], land: str, card: str = "open_harbor", **given: Any) -> petteia.Table:
    """A Fleet of the first seat lies before a Land whose card is face up; all Islands are built."""
    wonders = given.pop("wonders", {})
    other = dict(built=[*POLIS, *ACROPOLIS])
    first = {**other, "fleets": [(land, cargo)], **given}
    return position(
        first, other, other, phase="fleet_trade", year=3, season=4, harbors={land: f"+{card}"}, wonders=wonders
    )


def trades(t: petteia.Table) -> list[str]:
    """The exchanges that the bot makes until the Build Phase."""
    bot = Heuristic(1, WORLDS)
    made: list[str] = []
    while (seat := t.pending[0]) != 0 or decision(t, 0) != "build":
        move = str(bot.choose(Chair(t, seat)))
        made += [move] if seat == 0 and move.startswith(("enter", "trade")) else []
        t.play(seat, move)
    return made


def test_it_goes_straight_to_what_a_stage_costs():
    """Two Basic cards for Gold, and Gold for the Warship: nothing goes to and fro on the way."""
    cargo = ["grain", "grapes", "gold", "gold"]
    t = in_harbor(cargo, "carthage", hand={"tools": 1}, wonders={"colossus": (0, "partial")})
    assert sorted(trades(t)) == ["trade a fb_2", "trade a fg_4"]
    assert chosen(t, 0) == "raise colossus"


@clause("PAR-FTR-17")
def test_it_takes_two_cards_for_gold_that_are_not_alike():
    t = in_harbor(["gold"], "egypt", hand=ALMOST, built=POLIS[:-1])
    assert trades(t) == ["trade a fg_1"]
    assert chosen(t, 0) == "build workshop_2"


@pytest.mark.parametrize("card", ["harbor_fees", "brigands"])
def test_it_does_not_enter_a_harbor_that_takes_what_it_came_to_sell(card: str):
    hand, wonders = {"tools": 1}, {"labyrinth": (0, "partial")}
    t = in_harbor(["wool", "wool"], "egypt", hand=hand, aegis={"army": 1}, wonders=wonders)
    assert trades(t) == ["trade a fb_2"]
    t = in_harbor(["wool", "wool"], "egypt", card, hand=hand, aegis={"army": 1}, wonders=wonders)
    assert trades(t) == []


@pytest.mark.parametrize(("card", "fee"), [("harbor_fees", 1), ("brigands", 1), ("heavy_harbor_fees", 3)])
def test_it_reckons_with_what_a_harbor_takes(card: str, fee: int):
    t = in_harbor(["wool"] * 6, "carthage", card)
    assert evaluate.fee_of(t.state, 0) == (WOOL,) * fee
    t = in_harbor(["wool", "gold", "army"], "carthage", card)
    assert evaluate.fee_of(t.state, 0) == {"harbor_fees": (WOOL,), "brigands": (), "heavy_harbor_fees": (GOLD,)}[card]
    t = in_harbor(["wool"], "carthage")
    assert evaluate.fee_of(t.state, 0) == ()


def test_every_exchange_on_the_way_to_a_stage_is_a_gain():
    """Two Basic cards for the Gold that then buys the Warship, and not one Basic card for another."""
    t = in_harbor(
        ["grain", "grapes", "gold", "gold"], "carthage", hand={"tools": 1}, wonders={"colossus": (0, "partial")}
    )
    there, nowhere = t.copy(), t.copy()
    play(there, 0, "trade a fb_2")
    play(nowhere, 0, "trade a fb_1", "give grain", "take grapes")
    assert evaluate.glance(there.state, 0) > evaluate.glance(t.state, 0) > evaluate.glance(nowhere.state, 0)


def test_where_something_can_be_traded_cards_are_worth_no_less():
    """Nobody has to trade."""
    t = position(dict(built=POLIS), {}, {}, year=2, wonders={"colossus": (0, "plans"), "oracle": (0, "partial")})
    mine = prospects.prospects(t.state, 0)
    chance = Random(1)
    for _ in range(300):
        cards = [chance.choice([0, 0, 1, 2]) for _ in range(CARDS)]
        port = prospects.Port(chance.randrange(6), -1, False, cards[:], 12, 0.97)
        assert mine.now(cards, [port]) >= mine.now(cards, [])


@pytest.mark.parametrize(("land", "price"), [(SPARTA, 4), (EGYPT, 2)])
def test_it_knows_what_a_rare_card_costs_in_gold(land: int, price: int):
    for gold in range(1, 6):
        cards = [0] * GOLD + [gold] + [0] * (CARDS - GOLD - 1)
        cost = prospects.Port(land, -1, False, cards[:], 12, 1.0).fetch(cards, [RARE_DISTINCT])
        assert (cost > 0) == (gold >= price)
        assert cards[GOLD] == gold - (price if gold >= price else 0)


def test_what_it_may_take_for_one_card():
    cards = [0] * CARDS
    cards[0] = 1
    assert evaluate.takings([0, 1, 2], 2, cards) == [(0, 0), (1, 1), (2, 2), (0, 1), (1, 2), (2, 1)]
    assert evaluate.takings([0, 1], 1, cards) == [(0,), (1,)]
    assert evaluate.takings([4], 2, cards) == [(4, 4)]
    assert evaluate.takings([0, 1], 0, cards) == [()]


# How a game ends


COMPLETE = {
    "labyrinth": (0, "complete"),
    "oracle": (0, "complete"),
    "diolkos": (1, "complete"),
    "colossus": (1, "complete"),
}
ALL = [*POLIS, *ACROPOLIS]


def reckoned(t: petteia.Table) -> list[float]:
    return [round(t.game.reckon(t.state, seat), 3) for seat in range(t.players)]


def after_building(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """In the Discard Phase: nothing more is built in this Season."""
    return position(*seats, phase="discard", **given)


def test_a_season_in_which_an_island_is_complete_is_the_last_one():
    t = after_building(
        dict(built=ALL), dict(built=ALL), dict(built=POLIS), year=2, wonders={**COMPLETE, "diolkos": (1, "partial")}
    )
    assert reckoned(t) == [1, 0, 0]
    assert 0.5 < hope(t, 0) < 1


@clause("PAR-WIN-05")
@clause("PAR-WIN-08")
def test_between_complete_islands_it_knows_the_tie_breakers():
    level = dict(built=ALL, fleets=[None, None])
    for more in (
        dict(philosophies=["stoicism"]),
        dict(fleets=[None] * 3),
        dict(aegis={"army": 1}),
        dict(hand={"gold": 1}),
    ):
        t = after_building(level, level | more, dict(built=POLIS), year=3, season=2, wonders=COMPLETE)
        assert reckoned(t) == [0, 1, 0]
    assert reckoned(after_building(level, level, level, year=3, season=2, wonders=COMPLETE)) == [0.5, 0.5, 0]


@clause("PAR-WIN-06")
@clause("PAR-WIN-07")
def test_at_the_end_of_the_last_season_the_most_structures_win_then_great_wonders():
    seats = (dict(built=[*POLIS, "fortress"]), dict(built=POLIS), dict(built=POLIS[:1]))
    wonders = {"labyrinth": (1, "complete")}
    assert reckoned(after_building(*seats, year=3, season=4, wonders=wonders)) == [0, 1, 0]
    assert 0 < reckoned(after_building(*seats, year=3, season=3, wonders=wonders))[1] < 1
    still = position(seats[0] | dict(hand={"gold": 2}), *seats[1:], year=3, season=4, wonders=wonders)
    assert decision(still, 0) == "build"
    assert still.game.reckon(still.state, 0) == hope(still, 0) > 0


def lead(worth: float) -> float:
    """A share of the hope of winning as the lead that makes it."""
    return log(worth / (1 - worth))


@pytest.mark.parametrize(
    "more", [dict(philosophies=["stoicism"]), dict(fleets=[None] * 3), dict(aegis={"gift_of_poseidon": 1})]
)
def test_who_is_ahead_where_islands_end_level_has_more_hope_late_and_hardly_early(more: dict[str, Any]):
    level = dict(built=[*POLIS, "academy"], fleets=[None, None])
    gains = []
    for year, season in ((1, 1), (2, 3), (3, 3)):
        t = after_building(level, level | more, level, year=year, season=season)
        gains.append(lead(t.game.reckon(t.state, 1)) - lead(hope(t, 1)))
        assert t.game.reckon(t.state, 0) < hope(t, 0)
        assert t.game.reckon(t.state, 2) < hope(t, 2)
    assert 0 < gains[0] < gains[1] < gains[2]


@clause("PAR-WIN-08")
def test_philosophies_come_before_fleets_and_fleets_before_aegis():
    for more, less in (([1, 2, 0], [0, 3, 5]), ([1, 3, 0], [1, 2, 5]), ([1, 3, 2], [1, 3, 1])):
        assert ending.ahead(more, less) == -ending.ahead(less, more) > 0
    assert ending.ahead([1, 3, 2], [1, 3, 2]) == 0


def test_a_second_fleet_that_everybody_will_have_decides_nothing_before_the_end():
    one, two = dict(built=POLIS), dict(built=POLIS, fleets=[None, None])
    t = after_building(one, two, one, year=3, season=3)
    assert [t.game.reckon(t.state, seat) for seat in range(3)] == [hope(t, seat) for seat in range(3)]
    assert reckoned(after_building(one, two, one, year=3, season=4)) == [0, 1, 0]


def test_only_the_champion_reckons_with_the_end(monkeypatch: pytest.MonkeyPatch):
    t = position(dict(hand={"gold": 2, "wool": 2}), {}, {}, year=3)
    asked: list[int] = []

    def reckon(world: State, seat: int) -> float:
        asked.append(seat)
        return 0.5

    monkeypatch.setattr(t.game, "reckon", reckon)
    make("strong", 1).choose(Chair(t, 0))
    assert not asked
    make("champion", 1).choose(Chair(t, 0))
    assert asked
