"""Chapter 9 of the rules: what holds after every move, and positions that break it, which are not loaded.

Written from the rules alone: everything is read from dumps and events, nothing from the game's own invariants.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import EVENT, HARBOR, HAZARD, LAND, PHILOSOPHY, SLOT, WONDER, ParthenonBox

from ..clauses import clause
from .arrange import COMMODITIES, dump, frame, hand, play, position, until

State = dict[str, Any]
Event = dict[str, Any]

BASICS = COMMODITIES[:6]
AEGIS = ("army", "warship", "gift_of_poseidon")
ACROPOLIS = SLOT.names[8:]
FOREIGN = LAND.names[3:]
GAMES = [("new", 3, 1), ("new", 5, 3), ("rich", 3, 5), ("rich", 4, 2), ("rich", 6, 0)]
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=str)

# A game in which everybody likes to build and sail, and seldom offers a trade

EAGER = {
    "build", "make", "adopt", "adopt_library", "buy_fleet", "raise", "raise_at", "take_free_plans", "buy_plans",
    "reveal", "sail", "load", "zeus_basic", "zeus_rare", "consult_school", "consult_oracle", "consult_oracle_paying",
    "protect", "store", "use_gift", "show_warship", "accept", "enter", "enter_showing", "enter_paying", "enter_taking",
    "trade_cheaply", "spare", "spare_golden", "cynic", "replace", "replace_paying", "option_b",
}  # fmt: skip
SHY = {"offer", "offer_all", "counter", "donate", "wait", "request_order", "reconsider", "resume"}


def take_a_step(t: petteia.Table, chance: Random) -> None:
    who = chance.choice(t.pending)
    options = t.options(who)
    eager = [move for move in options if str(move).split()[0] in EAGER]
    usual = [move for move in options if str(move).split()[0] not in SHY]
    luck = chance.random()
    t.play(who, chance.choice(eager if eager and luck < 0.7 else usual if usual and luck < 0.95 else options))


def rich(players: int, seed: int) -> petteia.Table:
    """The beginning of Year 1 with Islands that have an Academy, Aegis cards, Gold and Great Wonders."""
    makers = ("fortress", "shrine", "great_harbor", "marketplace")
    seats = [
        dict(
            built=["village_3", "village_5", "workshop_1", "academy", makers[n % 4]],
            philosophies=sorted({PHILOSOPHY.names[n], PHILOSOPHY.names[(n + 1) % 6]}, key=PHILOSOPHY.names.index),
            hand={"ore": 2, "papyrus": 1, "gold": 3}, aegis=dict.fromkeys(AEGIS, 1), fleets=[None, None],
        )
        for n in range(players)
    ]  # fmt: skip
    names = [WONDER.names[(n + seed) % 12] for n in range(12)]
    wonders = {names[2 * n]: (n, "complete") for n in range(players)}
    wonders |= {names[2 * n + 1]: (n, ("plans", "partial")[n % 2]) for n in range(players)}
    chance = Random(seed)
    told = dump(
        *seats, phase="event", wonders=wonders, chance=(chance.getrandbits(32), chance.getrandbits(30)),
        agenda=[frame("Season")],
    )  # fmt: skip
    told["state"] |= {"season": 0, "events": chance.sample(EVENT.names[:6], 4)}
    return petteia.load(told, of=GAME)


def opened(game: tuple[str, int, int]) -> petteia.Table:
    kind, players, seed = game
    return rich(players, seed) if kind == "rich" else petteia.new(GAME, players=players, seed=seed)


@dataclass(frozen=True)
class Moment:
    """A state, and what happened just before it."""

    before: State
    state: State
    events: list[Event]
    move: str


@cache
def whole(game: tuple[str, int, int]) -> petteia.Table:
    t, chance = opened(game), Random(game[2])
    while not t.over:
        take_a_step(t, chance)
    return t


@cache
def course(game: tuple[str, int, int]) -> list[Moment]:
    """The same game again, move by move."""
    t, found = opened(game), []
    before = t.dump_state()
    for who, move in zip(whole(game).movers, whole(game).moves, strict=True):
        log = len(t.log)
        t.play(who, str(move))
        after = t.dump_state()
        found.append(Moment(before, after, t.dump_events(log), str(move)))
        before = after
    return found


def seasons(game: tuple[str, int, int]) -> list[list[Event]]:
    """The events of a game, Season by Season."""
    found: list[list[Event]] = []
    for event in whole(game).dump_events():
        if event["event"] == "season":
            found.append([])
        if found:
            found[-1].append(event)
    return found


def named(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event["event"] == name]


def ships(s: State) -> Iterator[tuple[str, int, list[str]]]:
    """Every Fleet: its name, its owner and its cargo."""
    for owner, many in enumerate(s["fleets"]):
        for letter in "abc"[:many]:
            yield f"{letter}{owner}", owner, s["cargo"].get(f"{letter}{owner}", [])


def holdings(s: State) -> list[Counter[str]]:
    """All Commodities and Aegis cards of each seat."""
    found = [Counter(mine) for mine in s["hand"]]
    for _, owner, cards in ships(s):
        found[owner].update(cards)
    return found


# What events say about cards

BANK = {
    "produced": 1, "took": 1, "saved": 1, "gave-up": -1, "lost-from-hand": -1, "lost-aboard": -1, "paid": -1,
    "paid-fee": -1, "dropped": -1, "discarded-b": -1, "kept-a": -1,
}  # fmt: skip
PRICES = ("adopted", "bought-fleet", "took-plans")


def moved(event: Event) -> Iterator[tuple[int, str, int]]:
    """The cards that a seat gets or gives according to an event."""
    name, who, whose = event["event"], int(event.get("seat", -1)), int(event.get("whose", -1))
    cards: list[str] = event.get("cards", [])
    if name in BANK:
        yield from ((who, card, BANK[name]) for card in cards)
    elif name in ("made", "gifted"):
        yield who, event["card"], 1
    elif name == "gift-used":
        yield who, "gift_of_poseidon", -1
    elif name in PRICES:
        yield who, "gold", -event["gold"]
    elif name in ("donated", "paid-owner"):
        for card in cards or [event["card"]]:
            yield from ((who, card, -1), (whose, card, 1))
    elif name == "taken-from":
        for card in cards:
            yield from ((who, card, 1), (whose, card, -1))
    elif name in ("swapped", "harbor-traded", "joined-league", "traded"):
        for n, term in enumerate(event["terms"]):
            way, card = term.split("_", 1)
            yield who, card, 1 if way == "take" else -1
            if name == "traded" or (name == "joined-league" and n == 0):
                yield whose, card, -1 if way == "take" else 1


def told_already(moment: Moment, n: int) -> bool:
    """Is an event about cards that were told before: paid to the owner of a Great Wonder, or never lost in an Event?"""
    event = moment.events[n]
    if event["event"] == "saved":
        return bool(moment.before["phase"] == "event")
    service = event["event"] == "adopted" or event.get("deed", "").startswith("zeus")
    return service and bool(named(moment.events[:n], "paid-owner"))


@clause("PAR-INV-01")
@EACH_GAME
def test_every_card_comes_from_the_bank_goes_to_it_or_changes_hands_as_told(game: tuple[str, int, int]) -> None:
    for moment in course(game):
        expected = holdings(moment.before)
        for n, event in enumerate(moment.events):
            if not told_already(moment, n):
                for who, card, many in moved(event):
                    expected[who][card] += many
        found = holdings(moment.state)
        for mine, theirs in zip(found, expected, strict=True):
            assert min(theirs.values(), default=0) >= 0
            assert mine == +theirs, moment.events


@clause("PAR-INV-02")
def test_a_trade_and_a_donation_leave_the_totals_unchanged() -> None:
    def total(t: petteia.Table) -> Counter[str]:
        return sum(holdings(t.dump_state()), Counter())

    t = position(dict(hand={"wool": 3}), dict(hand={"gold": 1}, aegis={"army": 1}), {}, phase="island_trade")
    before = total(t)
    play(t, 0, "offer 1", "give wool", "give wool", "want gold", "want army", "propose")
    play(t, 1, "accept 0-0")
    assert (hand(t, 0), hand(t, 1), total(t)) == ({"wool": 1, "gold": 1}, {"wool": 2}, before)
    t = position({}, dict(hand={"gold": 2}, aegis={"army": 1}), {}, phase="event", events=["fair_winds"])
    before = total(t)
    play(t, 1, "donate gold", "donate army", "hand_over")
    assert (hand(t, 0), hand(t, 1), total(t)) == ({"gold": 1}, {"gold": 1}, before)


@clause("PAR-INV-03")
@EACH_GAME
def test_reserved_cards_are_owned(game: tuple[str, int, int]) -> None:
    for moment in course(game):
        s = moment.state
        reserved = [Counter[str]() for _ in s["hand"]]
        for name, give in zip(s["offer_ids"], s["offer_give"], strict=True):
            reserved[int(name.split("-")[0])].update(give)
        assert all(mine <= owned for mine, owned in zip(reserved, holdings(s), strict=True))


@clause("PAR-INV-04")
@EACH_GAME
def test_a_fleet_sails_with_one_to_six_cards_and_is_docked_with_aegis_only(game: tuple[str, int, int]) -> None:
    launched = named(whole(game).dump_events(), "launched")
    assert launched
    assert all(1 <= event["amount"] == len(event["cards"]) <= 6 for event in launched)
    for moment in course(game):
        for ship, _, cards in ships(moment.state):
            if ship not in moment.state["course"]:
                assert len(cards) <= 6
                assert set(cards) <= set(AEGIS)


@clause("PAR-INV-05")
@EACH_GAME
def test_after_return_no_commodity_is_aboard(game: tuple[str, int, int]) -> None:
    for moment in course(game):
        if moment.state["phase"] in ("build", "discard", "archon"):
            assert moment.state["course"] == {}
            assert all(len(cards) <= 6 and set(cards) <= set(AEGIS) for _, _, cards in ships(moment.state))


@clause("PAR-INV-06")
@EACH_GAME
def test_structures_keep_their_limits(game: tuple[str, int, int]) -> None:
    for moment in course(game):
        s = moment.state
        for n, built in enumerate(s["built"]):
            mine = [wonder for wonder, owner in s["owner"].items() if owner == n]
            complete = [wonder for wonder in mine if s["stage"][wonder] == "complete"]
            assert {"village_1", "village_2"} <= set(built)
            assert sum(slot in ACROPOLIS for slot in built) <= 6
            assert sum(slot.startswith("alternate") for slot in built) <= 1
            assert len(mine) <= s["plans_taken"][n] <= 2
            assert len(set(built)) == len(built)
            assert len(built) + len(complete) <= 16


@clause("PAR-INV-07")
@EACH_GAME
def test_what_is_in_play_and_the_build_deck_are_the_islands_fixed_list(game: tuple[str, int, int]) -> None:
    t = opened(game)
    for n, (who, move) in enumerate(zip(whole(game).movers, whole(game).moves, strict=True)):
        t.play(who, str(move))
        if n % 40 == 0:
            for number in range(t.players):
                table = t.view(number)["table"]
                slots = [*table["players"][number]["built"], *table["mine"]["build_deck"]]
                assert sorted(one["slot"] for one in slots) == sorted(SLOT.names)


@clause("PAR-INV-08")
@EACH_GAME
def test_structures_are_lost_only_in_the_persian_war(game: tuple[str, int, int]) -> None:
    stages = ("plans", "partial", "complete")
    for moment in course(game):
        abandoned = {(event["seat"], event["slot"]) for event in named(moment.events, "abandoned")}
        for n, (old, new) in enumerate(zip(moment.before["built"], moment.state["built"], strict=True)):
            assert {(n, slot) for slot in set(old) - set(new)} == {one for one in abandoned if one[0] == n}
        for wonder, stage in moment.before["stage"].items():
            assert stages.index(moment.state["stage"][wonder]) >= stages.index(stage)


@clause("PAR-INV-09")
@EACH_GAME
def test_fleets_are_owned_in_order_and_never_lost(game: tuple[str, int, int]) -> None:
    for moment in course(game):
        bought = Counter(event["seat"] for event in named(moment.events, "bought-fleet"))
        for n, (old, new) in enumerate(zip(moment.before["fleets"], moment.state["fleets"], strict=True)):
            assert new == old + bought[n] <= 3
    order = [(event["seat"], event["fleet"]) for event in named(whole(game).dump_events(), "bought-fleet")]
    assert all((who, "b") in order[:n] or opened(game).dump_state()["fleets"][who] > 1
               for n, (who, letter) in enumerate(order) if letter == "c")  # fmt: skip


@clause("PAR-INV-10")
@EACH_GAME
def test_four_copies_of_each_philosophy_and_never_two_with_one_island(game: tuple[str, int, int]) -> None:
    for moment in course(game):
        s = moment.state
        owned = Counter(one for mine in s["philosophies"] for one in mine)
        assert max(owned.values(), default=0) <= 4
        assert set(owned) <= set(s["introduced"])
        for mine, built in zip(s["philosophies"], s["built"], strict=True):
            assert len(set(mine)) == len(mine)
            assert not mine or "academy" in built
    left = whole(game).view(None)["table"]["philosophies"]
    end = Counter(one for mine in course(game)[-1].state["philosophies"] for one in mine)
    assert all(left[name]["left"] + end[name] == 4 for name in PHILOSOPHY.names)


@clause("PAR-INV-11")
@EACH_GAME
def test_every_plans_is_in_the_deck_or_with_one_island(game: tuple[str, int, int]) -> None:
    for moment in course(game):
        s = moment.state
        assert set(s["owner"]) == set(s["stage"])
        assert sorted([*s["plans_deck"], *s["owner"]]) == sorted(WONDER.names)


@clause("PAR-INV-12")
@EACH_GAME
def test_hazards_and_status_cards_are_neither_lost_nor_doubled(game: tuple[str, int, int]) -> None:
    box = GAME.open_box(None)
    assert isinstance(box, ParthenonBox)
    hazards = Counter({name: box.hazards[n] for n, name in enumerate(HAZARD.names)})
    harbors = Counter({name: box.harbors[n] for n, name in enumerate(HARBOR.names)})
    for moment in course(game):
        s = moment.state
        assert Counter([*s["hazard_deck"], *s["hazard_discard"], *s["drawn"]]) == hazards
        assert Counter([*s["harbor_deck"], *s["harbor_discard"], *s["status"].values()]) == harbors
        assert list(s["status"]) == [*LAND.names]


@clause("PAR-INV-12")
def test_athens_has_no_status_card_in_year_1_of_the_delian_league() -> None:
    t = petteia.new(GAME, players=3, seed=4, delian_league=True)
    until(t, lambda t: t.view(None)["table"]["year"] == 2 or "athens" in t.dump_state()["status"])
    assert t.view(None)["table"]["year"] == 2
    assert list(t.dump_state()["status"]) == [*LAND.names]


@clause("PAR-INV-13")
@EACH_GAME
def test_as_many_events_are_face_up_as_seasons_of_the_year_have_begun(game: tuple[str, int, int]) -> None:
    years: dict[int, set[str]] = {}
    for moment in course(game):
        s = moment.state
        assert len(s["events"]) == len(set(s["events"])) == 4
        years.setdefault(s["year"], set(s["events"]))
        assert set(s["events"]) == years[s["year"]]  # dealt once a Year
    for events in seasons(game):
        (season,), (turned,) = named(events, "season"), named(events, "turned-up")
        assert turned["happening"] in years[season["year"]]
        assert len(named(events, "carried-out")) == season["season"]
    assert not any(years[one] & years[other] for one in years for other in years if one < other)


@clause("PAR-INV-14")
@EACH_GAME
def test_hazards_drawn_in_a_season(game: tuple[str, int, int]) -> None:
    happenings = [moment.state for moment in course(game)]
    for events in seasons(game):
        (season,) = named(events, "season")
        face_up = next(
            s["events"][: s["season"]] for s in happenings
            if (s["year"], s["season"]) == (season["year"], season["season"])
        )  # fmt: skip
        sailing = {(one["seat"], one["fleet"]): one["land"] for one in named(events, "launched")}
        home = {(one["seat"], one["fleet"]) for one in named(events, "sent-home")}
        near = [fleet for fleet, land in sailing.items() if land not in FOREIGN]
        far = [fleet for fleet, land in sailing.items() if land in FOREIGN]
        drawn = Counter(bool(one["foreign"]) for one in named(events, "drew-hazard"))
        assert drawn[False] == (1 if near and "fair_winds" not in face_up else 0)
        if not far:
            assert drawn[True] == 0
        else:
            assert drawn[True] in (1, 2)
            assert drawn[True] == 2 or set(far) <= home
        assert len(named(events, "replaced")) == len(named(events, "gift-used"))


@clause("PAR-INV-15")
@EACH_GAME
def test_a_status_card_is_turned_up_only_by_a_vote_and_leaves_only_at_the_end_of_a_year(
    game: tuple[str, int, int],
) -> None:
    for moment in course(game):
        before, after = moment.before, moment.state
        if named(moment.events, "year-ends"):
            assert after["status_up"] == []
            stayed = [land for land in LAND.names if land not in before["status_up"]]
            assert all(before["status"][land] == after["status"][land] for land in stayed)
            continue
        assert after["status"] == before["status"]
        revealed = {one["land"] for one in named(moment.events, "revealed")}
        assert set(after["status_up"]) - set(before["status_up"]) == revealed
        assert set(before["status_up"]) <= set(after["status_up"])
        assert revealed <= {one["land"] for one in named(moment.events, "voted-reveal")}


@clause("PAR-INV-16")
@EACH_GAME
def test_only_fleets_that_arrived_and_were_admitted_act_in_a_harbor(game: tuple[str, int, int]) -> None:
    acts = 0
    for moment in course(game):
        for event in moment.events:
            if event["event"] in ("harbor-traded", "entered"):
                ship = f"{event['fleet']}{event['seat']}"
                assert moment.before["course"][ship] == event["land"]
                assert event["land"] in moment.before["status_up"]
                acts += 1
        for event in named(moment.events, "harbor-traded"):
            assert moment.before["visit"].get(f"{event['fleet']}{event['seat']}") in ("admitted", "bargained") or (
                moment.before["status"][event["land"]]
                not in ("blockade", "harbor_fees", "heavy_harbor_fees", "brigands")
            )
        for _ in named(moment.events, "took-plans"):
            assert "athens" in moment.before["status_up"]
    assert acts


def weight(card: str, status: str) -> float:
    kind, _, kinds = status.partition("_")
    if card == kinds and kind in ("surplus", "shortage"):
        return 2 if kind == "shortage" else 0.5
    return 1 if card in BASICS else 2


@clause("PAR-INV-17")
def test_no_trade_of_the_table_raises_the_value_of_a_cargo() -> None:
    trades = 0
    for game in GAMES:
        for moment in course(game):
            for event in named(moment.events, "harbor-traded"):
                status = moment.before["status"][event["land"]]
                wise = "pythagoreanism" in moment.before["philosophies"][event["seat"]]
                if wise or status in ("luxury_demand", "thriving_market"):
                    continue  # these cards may raise it
                sides = Counter[str]()
                for term in event["terms"]:
                    way, card = term.split("_", 1)
                    sides[way] += weight(card, status)  # type: ignore[assignment]
                assert sides["take"] <= sides["give"]
                trades += 1
    assert trades > 20


@clause("PAR-INV-18")
@EACH_GAME
def test_each_acropolis_structure_makes_at_most_one_card_a_season(game: tuple[str, int, int]) -> None:
    made = Counter[tuple[int, int, int, str]]()
    for moment in course(game):
        when = moment.before["year"], moment.before["season"]
        for event in named(moment.events, "paid"):
            if event["deed"].startswith("make_"):
                slot = event["deed"].removeprefix("make_")
                assert slot in moment.state["built"][event["seat"]]
                made[(*when, event["seat"], slot)] += 1
    assert max(made.values(), default=0) <= 1
    assert made or game[0] == "new"


@clause("PAR-INV-19")
@EACH_GAME
def test_after_discard_hands_are_small_or_without_equal_cards(game: tuple[str, int, int]) -> None:
    for moment in course(game):
        s = moment.state
        if s["phase"] != "archon" or moment.before["phase"] != "discard":
            continue
        for n, mine in enumerate(s["hand"]):
            goods = {card: many for card, many in mine.items() if card in COMMODITIES}
            extra = int("epicureanism" in s["philosophies"][n]) + 2 * int("temple_of_artemis" in s["once"][n])
            extra += 3 * int(s["owner"].get("temple_of_artemis") == n and s["stage"]["temple_of_artemis"] == "complete")
            treasury = "treasury" in s["built"][n] and n not in s["shaken"]
            copies = sum(many - 1 for many in goods.values())
            assert sum(goods.values()) <= (6 if treasury else 3) + extra or copies <= extra


@clause("PAR-INV-20")
@EACH_GAME
def test_everybody_votes_once_for_another_and_the_most_votes_win(game: tuple[str, int, int]) -> None:
    for events in seasons(game):
        votes = named(events, "voted")
        assert sorted(one["seat"] for one in votes) == list(range(game[1]))
        assert all(one["seat"] != one["whose"] for one in votes)
        count = Counter[int]()
        for one in votes:
            count[one["whose"]] += one["amount"]
        (elected,) = named(events, "elected")
        assert count[elected["seat"]] == max(count.values())


@clause("PAR-INV-21")
@EACH_GAME
def test_there_is_one_archon_who_changes_only_by_election(game: tuple[str, int, int]) -> None:
    for moment in course(game):
        elected = [one["seat"] for one in named(moment.events, "elected")]
        assert [moment.state["archon"]] == (elected or [moment.before["archon"]])
        assert 0 <= moment.state["archon"] < game[1]


@clause("PAR-INV-22")
@EACH_GAME
def test_a_game_ends_in_time_with_one_winner_who_is_behind_nobody(game: tuple[str, int, int]) -> None:
    t = whole(game)
    assert len(seasons(game)) <= 12
    (won,) = named(t.dump_events(), "won")
    table = t.view(None)["table"]
    assert table["winner"] == won["seat"]
    assert t.ranking[0] == [won["seat"]]
    islands = table["players"]
    best = max(one["structures"] for one in islands)
    assert islands[won["seat"]]["structures"] == best
    caps = [2, 2, 2, 6, 2, 6, 3, 99, 6, 6, 6]
    start = 5 if best == 16 else 0

    def values(one: dict[str, Any]) -> list[int]:
        return [min(value, cap) for value, cap in zip(one["tie_breakers"], caps, strict=True)][start:]

    rivals = [one for one in islands if one["structures"] == best]
    assert values(islands[won["seat"]]) == max(values(one) for one in rivals)


@clause("PAR-INV-22")
@pytest.mark.parametrize("seed", range(2))
def test_a_tournament_game_ends_after_at_most_eight_seasons(seed: int) -> None:
    t, chance = petteia.new(GAME, players=3, seed=seed, tournament=True), Random(seed)
    while not t.over:
        take_a_step(t, chance)
    assert len(named(t.dump_events(), "season")) <= 8
    assert t.view(None)["table"]["winner"] is not None


@clause("PAR-INV-23")
@EACH_GAME
def test_worlds_that_differ_only_in_what_a_seat_may_not_know_look_the_same_to_it(game: tuple[str, int, int]) -> None:
    t, others = opened(game), 0
    for n, (who, move) in enumerate(zip(whole(game).movers, whole(game).moves, strict=True)):
        if n % 60 == 0:
            for viewer in (*range(t.players), None):
                world = t.determinize(viewer, n)
                others += world.dump_state() != t.dump_state()
                assert world.view(viewer) == t.view(viewer)
                if viewer is not None:
                    assert [str(one) for one in world.options(viewer)] == [str(one) for one in t.options(viewer)]
        t.play(who, str(move))
    assert others


@clause("PAR-INV-23")
@EACH_GAME
def test_at_the_end_everything_lies_open(game: tuple[str, int, int]) -> None:
    t = whole(game)
    for viewer in (*range(t.players), None):
        for seed in range(5):
            assert t.determinize(viewer, seed).view(viewer) == t.view(viewer)
    assert t.view(None)["table"]["players"] == t.view(0)["table"]["players"]


@clause("PAR-INV-24")
@EACH_GAME
def test_the_same_moves_give_the_same_state_and_reloading_changes_nothing(game: tuple[str, int, int]) -> None:
    t = opened(game)
    for n, (who, move) in enumerate(zip(whole(game).movers, whole(game).moves, strict=True)):
        if n % 100 == 0:
            told = t.dump()
            t = petteia.load(told, of=GAME)
            assert t.dump() == told
        t.play(who, str(move))
    assert t.dump_state() == whole(game).dump_state()


@clause("PAR-INV-25")
@EACH_GAME
def test_everybody_who_is_waited_for_has_a_choice(game: tuple[str, int, int]) -> None:
    t = opened(game)
    for who, move in zip(whole(game).movers, whole(game).moves, strict=True):
        assert t.pending
        assert all(t.options(one) for one in t.pending)
        t.play(who, str(move))
    assert t.over
    assert t.pending == []


# Positions that cannot be

SCHOOL: dict[str, Any] = dict(built=["academy"], philosophies=["sophism"])
ONE_SCHOOL = [SCHOOL, {}, {}]
OFFER = dict(
    offer_ids=["0-0"], offer_to=[1], offer_give=[["wool"]], offer_want=[["ore"]], offer_depth=[0], offer_refused=[[]],
    offers_made=[1, 0, 0],
)  # fmt: skip


def aboard(s: State, ship: str, *cards: str) -> None:
    """Cards aboard a Fleet, which everybody could trace."""
    s["cargo"][ship] = list(cards)
    for card in cards:
        mine = s["traced"][int(ship[1])]
        mine[card] = mine.get(card, 0) + 1


def abroad(s: State, ship: str, *cards: str) -> None:
    aboard(s, ship, *cards)
    s["course"][ship] = "sparta"


Spoiler = Callable[[State], object]
SPOILED: list[tuple[str, str, Spoiler, dict[str, Any]]] = [
    ("PAR-INV-01", r"hand\[0\]\.wool", lambda s: s["hand"][0].update(wool=-1), {}),
    ("PAR-INV-01", r"traced\[0\]", lambda s: s["hand"][0].update(wool=1), {}),
    ("PAR-INV-03", r"offer_give\[0\]", lambda s: s.update(OFFER), dict(phase="island_trade")),
    ("PAR-INV-04", r"cargo\.a0", lambda s: aboard(s, "a0", "wool"), {}),
    ("PAR-INV-04", r"cargo\.a0", lambda s: aboard(s, "a0", *["army"] * 7), {}),
    ("PAR-INV-05", r"a0", lambda s: abroad(s, "a0", "wool"), dict(phase="build")),
    ("PAR-INV-05", r"a0", lambda s: abroad(s, "a0", "wool"), dict(phase="archon")),
    ("PAR-INV-06", r"built\[0\]", lambda s: s["built"][0].remove("village_2"), {}),
    ("PAR-INV-06", r"built\[0\]", lambda s: s["built"][0].extend(ACROPOLIS[-2:]), {}),
    ("PAR-INV-06", r"built\[0\]", lambda s: s["built"][0].extend(ACROPOLIS[:-1]), {}),
    ("PAR-INV-06", r"plans_taken\[0\]", lambda s: s["plans_taken"].__setitem__(0, 3), {}),
    (
        "PAR-INV-06", r"plans_taken\[0\]", lambda s: None,
        dict(wonders={"oracle": (0, "plans"), "diolkos": (0, "partial"), "colossus": (0, "complete")}),
    ),
    ("PAR-INV-07", r"built\[0\]", lambda s: s["built"][0].append("village_2"), {}),
    ("PAR-INV-09", r"fleets\[1\]", lambda s: s["fleets"].__setitem__(1, 0), {}),
    ("PAR-INV-09", r"fleets\[1\]", lambda s: s["fleets"].__setitem__(1, 4), {}),
    ("PAR-INV-09", r"b0", lambda s: aboard(s, "b0", "army"), {}),
    ("PAR-INV-10", "philosophies", lambda s: None, dict(seats=[SCHOOL] * 5)),
    ("PAR-INV-10", r"philosophies\[0\]", lambda s: s["philosophies"][0].append("sophism"), dict(seats=ONE_SCHOOL)),
    ("PAR-INV-10", "introduced", lambda s: s["introduced"].clear(), dict(seats=ONE_SCHOOL)),
    ("PAR-INV-10", r"philosophies\[0\]", lambda s: s["built"][0].remove("academy"), dict(seats=ONE_SCHOOL)),
    ("PAR-INV-11", "plans_deck", lambda s: s["plans_deck"].append("oracle"), {}),
    ("PAR-INV-11", "plans_deck", lambda s: s["plans_deck"].remove("oracle"), {}),
    ("PAR-INV-11", r"owner\.oracle", lambda s: s["owner"].clear(), dict(wonders={"oracle": (0, "plans")})),
    ("PAR-INV-12", "hazard_deck", lambda s: (s["hazard_deck"].pop(), s["hazard_known"].pop()), {}),
    ("PAR-INV-12", "hazard_deck", lambda s: s["hazard_discard"].append("mutiny"), {}),
    ("PAR-INV-12", "harbor_deck", lambda s: s["harbor_deck"].append("festival"), {}),
    ("PAR-INV-12", "status", lambda s: s["harbor_deck"].append(s["status"].pop("egypt")), {}),
    (
        "PAR-INV-12", "status", lambda s: s["status"].update(athens=s["harbor_deck"].pop()),
        dict(options={"delian_league": True}),
    ),
    ("PAR-INV-13", "events", lambda s: s["events"].pop(), {}),
    ("PAR-INV-13", "events", lambda s: s["events"].__setitem__(1, s["events"][0]), {}),
    ("PAR-INV-13", "events", lambda s: s["events"].__setitem__(3, "drought"), {}),
    ("PAR-INV-15", "status_up", lambda s: s["status_up"].append("athens"), dict(options={"delian_league": True})),
    ("PAR-INV-18", r"once\[0\]", lambda s: s["once"][0].append("shrine"), {}),
    ("PAR-INV-20", "votes", lambda s: s["votes"].__setitem__(0, 0), dict(phase="archon")),
    ("PAR-INV-21", "archon", lambda s: s.update(archon=3), {}),
    ("PAR-INV-21", "archon", lambda s: s.update(archon=None), {}),
    ("PAR-INV-22", "year", lambda s: s.update(year=4), {}),
    ("PAR-INV-22", "season", lambda s: s.update(season=5), {}),
    ("PAR-INV-22", "winner", lambda s: s.update(winner=1), {}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("place", "spoil", "given"),
    [pytest.param(*one, marks=clause(name), id=f"{name}-{n}") for n, (name, *one) in enumerate(SPOILED)],
)
def test_a_position_that_breaks_an_invariant_is_refused_and_the_place_is_named(
    place: str, spoil: Spoiler, given: dict[str, Any]
) -> None:
    told = copy.deepcopy(dump(*given.get("seats", [{}] * 3), **{k: v for k, v in given.items() if k != "seats"}))
    spoil(told["state"])
    with pytest.raises(petteia.BadDump, match=rf"state\.[^;]*{place}"):
        petteia.load(told, of=GAME)
