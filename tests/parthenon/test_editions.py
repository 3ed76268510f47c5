"""Editions of Parthenon: other Islands, cards, rates and numbers from a file. They play; mistakes are named."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import (
    ACADEMY,
    CARD,
    DOES,
    EVENT,
    HARBOR,
    HAZARD,
    ISLAND,
    RATE,
    SLOT,
    STRUCTURE,
    WONDER,
    ParthenonBox,
)

from ..cases import Write
from ..editions import Editions, edition
from .arrange import built, decision, hand, happened, texts, until, until_phase

TOWN = SLOT.names[2:]  # all but the Starting Villages
MAKERS = STRUCTURE.names[:ACADEMY]
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    dict(tournament=True, build_mode="ordered"),
    dict(beginner=True, journey_mode="archon_order", hidden_trades=True),
    dict(delian_league=True, journey_mode="simultaneous", allow_gifts=False),
)
SHORT = ("ready", "propose", "done", "launch", "enough", "option_b", "refuse", "unload", "hand_over", "cancel")


def hurried(options: list[petteia.Move], chance: Random, whims: float = 0.1) -> petteia.Move:
    """What ends a decision soonest, but for a whim now and then: a whole game takes some hundred moves."""
    by_verb = {move.verb.name: move for move in options}
    for verb in SHORT:
        if verb in by_verb and chance.random() >= whims:
            return by_verb[verb]
    return chance.choice(options)


def every(section: str, entries: Iterable[str], values: str) -> str:
    return f"[{section}]\n" + "\n".join(f"{one} = {{ {values} }}" for one in entries) + "\n"


def islands(entries: Iterable[str], values: str, more: str = "") -> str:
    """The same on all Islands."""
    slots = list(entries)
    return "".join(f"{every(island, slots, values)}{more}\n" for island in ISLAND.names)


def numbers(**values: int) -> str:
    return "[numbers]\n" + "\n".join(f"{name} = {{ value = {value} }}" for name, value in values.items()) + "\n"


def only(section: str, names: Iterable[str], *kept: str, copies: int = 30) -> str:
    """A deck of these cards alone."""
    none = every(section, [one for one in names if one not in kept], "copies = 0")
    return none + "".join(f"{one} = {{ copies = {copies} }}\n" for one in kept)


# Three editions that are quite unlike ours and unlike each other

SHORT_YEARS = """
[edition]
name = "short-years"

[numbers]
seasons = { value = 2, from = "P" }
cargo = { value = 4 }
keep.value = 5
treasury = { value = 9 }
structures = { value = 7 }
fleet_b = { value = 0 }
plans_2 = { value = 0 }

[islands]
chios = { torch = false }
samos = { torch = true, from = "P" }

[chios]
village_1 = { makes = "ore" }
village_6 = { makes = "grapes", cost = { wool = 1, basic_distinct = 2 }, from = "P" }
workshop_1 = { makes = "tools", cost = { basic = 3 } }
workshop_2 = { makes = "tools", cost = {} }
alternate_1 = { makes = "academy", cost = { papyrus = 1 } }

[crete.treasury]
cost = { gold = 1, rare = 1 }

[acropolis]
shrine = { makes = "army", price = { basic = 2 }, from = "P" }
marketplace = { price = { basic_not_own = 1 } }

[rates]
nb_2 = { give = { basic = 2 } }
fg_3 = { take = { gift_of_poseidon = 1 } }
surplus_buy = { take = { named = 3 } }

[events]
drought = { year = 1, from = "P" }
locusts = { year = 2 }

[hazards]
safe_journey = { copies = 2 }
storm_01 = { copies = 3, hits = "most_gold", does = "keep", amount = 1, stopped_by = "warship" }
mutiny = { title = "sirens", does = "send_home" }

[harbors]
blockade = { copies = 0 }
festival = { copies = 6, from = "P" }

[wonders]
parthenon = { plans = { basic = 1 }, partial = { gold = 1 } }
oracle = { plans_paid = "athens", partial_paid = "neighboring" }
"""

PLENTY = (
    "[edition]\nname = 'plenty'\n"
    + numbers(seasons=3, cargo=12, keep=20, treasury=20, philosophies=6, few_named=2, festival_3=2, plans_1=1)
    + islands(TOWN, "cost = { basic = 1 }")
    + every("acropolis", MAKERS, "price = { basic = 1 }")
    + every("wonders", WONDER.names, "plans = { basic = 1 }, partial = { basic = 2 }")
    + every("rates", RATE.names[:8], "take = { gold = 2 }")
)

POVERTY = (
    "[edition]\nname = 'poverty'\n"
    + numbers(seasons=3, cargo=1, keep=0, treasury=0, philosophies=1, fleet_b=9, fleet_c=9, plans_1=9, plans_2=9)
    + islands(TOWN, "cost = { gold = 4, rare = 2 }")
    + only("hazards", HAZARD.names, "storm_09", "pirates_05", copies=2)
    + only("harbors", HARBOR.names, "blockade", "heavy_harbor_fees", copies=10)
)

# Far corners that the limits allow

EFFECTS = "[hazards]\n" + "\n".join(
    f"{one} = {{ hits = 'all', does = '{DOES[n % len(DOES)]}', amount = 12, copies = 3 }}"
    for n, one in enumerate(HAZARD.names)
)
EXTREMES = {
    "one season a year": numbers(seasons=1),
    "fleets for a card": numbers(cargo=1),
    "fleets for twelve cards": numbers(cargo=12, keep=20, treasury=20),
    "nothing is kept": numbers(keep=0, treasury=0),
    "complete with three": numbers(structures=3),
    "all for nothing": numbers(fleet_b=0, fleet_c=0, plans_1=0, plans_2=0) + islands(TOWN, "cost = {}")
    + every("acropolis", MAKERS, "price = {}") + every("wonders", WONDER.names, "plans = {}, partial = {}"),
    "all very dear": numbers(fleet_b=9, fleet_c=9, plans_1=9, plans_2=9) + islands(TOWN, "cost = { gold = 9 }")
    + every("acropolis", MAKERS, "price = { papyrus = 9 }")
    + every("wonders", WONDER.names, "plans = { army = 4, warship = 5 }, partial = { gift_of_poseidon = 9 }"),
    "payments of every sort": islands(TOWN, "cost = { wool = 1, basic_distinct = 2, basic_not_own = 1, basic = 1 }")
    + every("wonders", WONDER.names, "plans = { basic_each = 1, rare_distinct = 2, rare = 1 }, partial = { army = 1 }"),
    "many are named": numbers(few_named=2, many_named=2, festival_3=2, festival_4=2),
    "six copies of each philosophy": numbers(philosophies=6) + islands(["academy"], "cost = { basic = 1 }"),
    "one copy of each philosophy": numbers(philosophies=1) + islands(
        ["academy"], "cost = { basic = 1 }", "alternate_1 = { makes = 'academy', cost = { basic = 1 } }"
    ),
    "other islands in every game": every("islands", ISLAND.names[:3], "torch = false")
    + "".join(f"{one} = {{ torch = true }}\n" for one in ISLAND.names[3:]),
    "the same island six times": islands(
        ["workshop_1", "workshop_2"], "makes = 'tools'", "village_1 = { makes = 'wool' }\nvillage_2 = { makes = 'ore' }"
    ),
    "one village for all": islands(SLOT.names[2:6], "makes = 'grain'"),
    "two alternates of everything": islands(["alternate_1", "alternate_2"], "makes = 'treasury', cost = { basic = 1 }"),
    "the acropolis makes gold": every("acropolis", MAKERS, "makes = 'gold', price = { basic = 1 }")
    + islands(MAKERS, "cost = { basic = 1 }"),
    "events of other years": every("events", EVENT.names[:6], "year = 3") + "".join(
        f"{one} = {{ year = 1 }}\n" for one in EVENT.names[12:]
    ),
    "all events for beginners": every("events", EVENT.names, "beginner = true"),
    "a single hazard": only("hazards", HAZARD.names, "storm_03", copies=1),
    "nothing but safe journeys": only("hazards", HAZARD.names, "safe_journey", copies=60),
    "every hazard for all": EFFECTS,
    "hazards without a number": every("hazards", HAZARD.names, "amount = 0"),
    "hazards stopped by an army": every("hazards", HAZARD.names, "stopped_by = 'army', hits = 'most_cargo'"),
    "nothing but blockades": only("harbors", HARBOR.names, "blockade"),
    "festivals and brigands": only("harbors", HARBOR.names, "festival", "brigands"),
    "thriving markets and shortages": only("harbors", HARBOR.names, "thriving_market", "shortage_wool", "surplus_ore"),
    "generous rates": every("rates", RATE.names[:18], "take = { rare = 9 }"),
    "rates of nine": every("rates", RATE.names[:18], "give = { basic = 9 }, take = { basic = 9 }"),
    "one for one": every("rates", RATE.names[:18], "give = { basic = 1 }, take = { basic = 1 }"),
    "gold for gold": every("rates", (*RATE.names[:18], *RATE.names[23:]), "give = { gold = 1 }, take = { gold = 1 }"),
    "the named kind for itself": every("rates", RATE.names[18:22], "give = { named = 1 }, take = { named = 1 }")
    + only("harbors", HARBOR.names, *HARBOR.names[:12], copies=2),
    "wonders of the sea": every("wonders", WONDER.names, "plans_paid = 'neighboring', partial_paid = 'egypt'"),
    "wonders of the market": every(
        "wonders", WONDER.names,
        "plans = { basic = 1 }, plans_paid = 'island_trade', partial = { basic = 1 }, partial_paid = 'island_trade'",
    ),
}  # fmt: skip


class TestEditions(Editions):
    game = GAME
    editions = {"short-years": SHORT_YEARS, "plenty": PLENTY, "poverty": POVERTY}
    seeds = 2
    edit = ("storm_01 = { copies = 3", "storm_01 = { copies = 5")
    edited = (lambda s: s["hazard_deck"].count("storm_01"), 5)
    extremes = EXTREMES
    extreme_players = (3, 4, 6)
    for_bots = tuple(editions)
    bot_moves = 20

    number = "keep"
    too_much = 21
    before_it = "[harbors]\nblockade = { copies = 2 }\n[hazards]\nmutiny = { copies = 2 }"
    replaceable = "none"
    sections = "numbers, islands, chios"
    own_mistakes = [
        # numbers
        ("numbers", "years = { value = 2 }", "years.value: 2", "3 to 3"),
        ("numbers", "seasons = { value = 0 }", "seasons.value: 0", "1 to 4"),
        ("numbers", "seasons = { value = 5 }", "seasons.value: 5", "1 to 4"),
        ("numbers", "events = { value = 3 }", "events.value: 3", "4 to 4"),
        ("numbers", "cargo = { value = 0 }", "cargo.value: 0", "1 to 12"),
        ("numbers", "cargo = { value = 13 }", "cargo.value: 13", "1 to 12"),
        ("numbers", "treasury = { value = 21 }", "treasury.value: 21", "0 to 20"),
        ("numbers", "philosophies = { value = 0 }", "philosophies.value: 0", "1 to 6"),
        ("numbers", "philosophies = { value = 7 }", "philosophies.value: 7", "1 to 6"),
        ("numbers", "structures = { value = 2 }", "structures.value: 2", "3 to 16"),
        ("numbers", "structures = { value = 17 }", "structures.value: 17", "3 to 16"),
        ("numbers", "fleet_b = { value = 10 }", "fleet_b.value: 10", "0 to 9"),
        ("numbers", "fleet_c = { value = -1 }", "fleet_c.value: -1", "0 to 9"),
        ("numbers", "plans_1 = { value = 10 }", "plans_1.value: 10", "0 to 9"),
        ("numbers", "plans_2 = { value = 'two' }", "plans_2.value: 'two'", "0 to 9"),
        ("numbers", "few_named = { value = 0 }", "few_named.value: 0", "1 to 2"),
        ("numbers", "many_named = { value = 3 }", "many_named.value: 3", "1 to 2"),
        ("numbers", "festival_3 = { value = 3 }", "festival_3.value: 3", "1 to 2"),
        ("numbers", "festival_5 = { value = 1 }", "festival_5", "festival_4"),
        # islands
        ("islands", "chios = { torch = 1 }", "chios.torch: 1", "true, false"),
        ("islands", "chios = { torch = 'yes' }", "chios.torch: 'yes'", "true, false"),
        ("islands", "delos = { torch = false }", "delos", "chios, crete"),
        ("islands", "chios = { name = 'Chios' }", "chios.name", "torch"),
        ("chios", "village_1 = { makes = 'fish' }", "village_1.makes: 'fish'", "grain, grapes, olives"),
        ("crete", "village_3 = { makes = 'gold' }", "village_3.makes: 'gold'", "grain, grapes, olives"),
        ("rhodes", "village_6 = { makes = 3 }", "village_6.makes: 3", "grain, grapes, olives"),
        ("lesbos", "village_2 = { makes = 'olives' }", "village_2.makes", "different kinds"),
        ("samos", "workshop_1 = { makes = 'wool' }", "workshop_1.makes: 'wool'", "pottery, spices, tools"),
        ("naxos", "workshop_2 = { makes = 'papyrus' }", "workshop_2.makes: 'papyrus'", "pottery, spices, tools"),
        ("naxos", "workshop_2 = { makes = 'tools' }", "workshop_2.makes", "both Workshops"),
        ("chios", "fortress = { makes = 'shrine' }", "fortress.makes: 'shrine'", "allowed: fortress"),
        ("chios", "alternate_1 = { makes = 'village' }", "alternate_1.makes: 'village'", "fortress, shrine"),
        ("chios", "alternate_3 = { makes = 'shrine' }", "alternate_3", "alternate_2"),
        ("chios", "village_1 = { price = {} }", "village_1.price", "makes, cost"),
        ("chios", "village_3 = { cost = 1 }", "village_3.cost: 1", "table of amounts"),
        ("chios", "village_3 = { cost = ['wool'] }", "village_3.cost", "table of amounts"),
        ("chios", "village_3 = { cost = { fish = 1 } }", "village_3.cost: 'fish'", "basic_each, grain"),
        ("chios", "village_3 = { cost = { wool = 0 } }", "village_3.cost: wool = 0", "1 to 9"),
        ("chios", "village_3 = { cost = { wool = 10 } }", "village_3.cost: wool = 10", "1 to 9"),
        ("chios", "village_3 = { cost = { wool = true } }", "village_3.cost: wool = True", "1 to 9"),
        ("chios", "village_3 = { cost = { wool = 1.5 } }", "village_3.cost: wool = 1.5", "1 to 9"),
        ("crete", "treasury = { cost = { wool = 5, gold = 5 } }", "treasury.cost: 10 cards", "at most 9"),
        ("crete", "treasury = { cost = { basic_each = 2 } }", "treasury.cost: 12 cards", "at most 9"),
        ("crete", "treasury = { cost = { basic_distinct = 7 } }", "treasury.cost", "not so many different Basic"),
        ("crete", "treasury = { cost = { wool = 1, basic_distinct = 6 } }", "treasury.cost", "different Basic kinds"),
        ("crete", "treasury = { cost = { rare_distinct = 5 } }", "treasury.cost", "not so many different Rare"),
        ("naxos", 'treasury = { from = "R, Z" }', "treasury.from", "R, D, P, X"),
        # the acropolis
        ("acropolis", "fortress = { makes = 'fish' }", "fortress.makes: 'fish'", "grain, grapes"),
        ("acropolis", "fortress = { price = 3 }", "fortress.price: 3", "table of amounts"),
        ("acropolis", "shrine = { price = { named = 1 } }", "shrine.price: 'named'", "basic_each"),
        ("acropolis", "academy = { makes = 'gold' }", "academy", "fortress, shrine, great_harbor, marketplace"),
        ("acropolis", "fortress = { cost = {} }", "fortress.cost", "makes, price"),
        # rates
        ("rates", "nb_1 = { give = { wool = 1 } }", "nb_1.give: 'wool'", "basic, rare, gold, named"),
        ("rates", "nb_1 = { give = { army = 1 } }", "nb_1.give: 'army'", "basic, rare, gold, named"),
        ("rates", "nb_1 = { take = { papyrus = 1 } }", "nb_1.take: 'papyrus'", "basic, rare, gold, named, army"),
        ("rates", "nb_1 = { give = {} }", "nb_1.give", "exactly one sort"),
        ("rates", "nb_1 = { give = { basic = 1, gold = 1 } }", "nb_1.give", "exactly one sort"),
        ("rates", "nb_1 = { take = { basic = 0 } }", "nb_1.take: basic = 0", "1 to 9"),
        ("rates", "nb_1 = { give = { basic = 10 } }", "nb_1.give: basic = 10", "1 to 9"),
        ("rates", "nb_1 = { give = { named = 1 } }", "nb_1.give", "only a Surplus or a Shortage"),
        ("rates", "luxury = { take = { named = 1 } }", "luxury.take", "only a Surplus or a Shortage"),
        ("rates", "nb_9 = { give = { basic = 1 } }", "nb_9", "nb_1, nb_2"),
        ("rates", "nb_1 = { gives = { basic = 1 } }", "nb_1.gives", "give, take"),
        # events
        ("events", "plague = { year = 0 }", "plague.year: 0", "1 to 3"),
        ("events", "plague = { year = 4 }", "plague.year: 4", "1 to 3"),
        ("events", "plague = { beginner = 1 }", "plague.beginner: 1", "true, false"),
        ("events", "famine = { year = 1 }", "famine", "unskilled_labor"),
        ("events", "plague = { copies = 2 }", "plague.copies", "year, beginner"),
        # hazards
        ("hazards", "mutiny = { title = 'kraken' }", "mutiny.title: 'kraken'", "safe_journey, storm"),
        ("hazards", "mutiny = { copies = -1 }", "mutiny.copies: -1", "0 to 60"),
        ("hazards", "mutiny = { copies = 61 }", "mutiny.copies: 61", "0 to 60"),
        ("hazards", "mutiny = { hits = 'some' }", "mutiny.hits: 'some'", "none, all"),
        ("hazards", "mutiny = { does = 'sink' }", "mutiny.does: 'sink'", "nothing, send_home"),
        ("hazards", "mutiny = { amount = 13 }", "mutiny.amount: 13", "0 to 12"),
        ("hazards", "mutiny = { amount = -1 }", "mutiny.amount: -1", "0 to 12"),
        ("hazards", "mutiny = { stopped_by = 'gold' }", "mutiny.stopped_by: 'gold'", "none, army, warship"),
        ("hazards", "kraken = { copies = 1 }", "kraken", "safe_journey"),
        ("hazards", "mutiny = { count = 1 }", "mutiny.count", "copies"),
        # harbors
        ("harbors", "blockade = { copies = 31 }", "blockade.copies: 31", "0 to 30"),
        ("harbors", "blockade = { copies = -1 }", "blockade.copies: -1", "0 to 30"),
        ("harbors", "surplus_gold = { copies = 1 }", "surplus_gold", "surplus_grain"),
        ("harbors", "blockade = { fee = 1 }", "blockade.fee", "copies"),
        # great wonders
        ("wonders", "oracle = { plans = { fish = 1 } }", "oracle.plans: 'fish'", "basic_each"),
        ("wonders", "oracle = { partial = { gold = 0 } }", "oracle.partial: gold = 0", "1 to 9"),
        ("wonders", "oracle = { partial = 'gold' }", "oracle.partial: 'gold'", "table of amounts"),
        ("wonders", "oracle = { plans_paid = 'troy' }", "oracle.plans_paid: 'troy'", "build, island_trade"),
        ("wonders", "oracle = { partial_paid = 3 }", "oracle.partial_paid: 3", "neighboring, athens"),
        ("wonders", "pyramids = { plans = {} }", "pyramids", "parthenon, colossus"),
        ("wonders", "oracle = { cost = {} }", "oracle.cost", "plans, plans_paid"),
    ]
    own_refused = [
        (edition("replace = ['hazards']"), "none"),
        (edition(every("islands", ["chios"], "torch = false")), "2 Islands have the Olympic Torch; exactly 3"),
        (edition(every("islands", ["lesbos"], "torch = true")), "line 3: [islands]: 4 Islands have the Olympic Torch"),
        (edition(every("events", ["plague", "drought"], "year = 1")), "line 3: [events]: fewer than 4 Events"),
        (edition(every("events", ["plague", "drought"], "beginner = false")), "for beginners in Year 2"),
        (edition(every("hazards", HAZARD.names, "copies = 0")), "line 3: [hazards]: the deck has no card"),
        (edition(only("harbors", HARBOR.names, "blockade", copies=17)), "line 3: [harbors]: 17 cards; at least 18"),
        (edition("[[chios]]\nvillage_1 = 1"), "chios"),
        (edition("[chios]\n'village 1' = { cost = {} }"), "village 1"),
    ]

    @classmethod
    def options(cls, seed: int) -> dict[str, Any]:
        return VARIANTS[seed % len(VARIANTS)]

    @classmethod
    def whole_game(cls, path: Path, players: int, seed: int) -> petteia.Table:
        """A game in a hurry to its end, checked after every move: a random one has thousands of moves."""
        chance = Random(seed)
        t = petteia.new(GAME, players, seed, edition=path, **cls.options(seed))
        assert GAME.violations(t.state) == []
        while not t.over:
            assert len(t.moves) < cls.most_moves, "this game does not end"
            seat = t.pending[0]
            options = t.options(seat)
            assert options, f"{t.view(seat)['decision']}: no option"
            t.play(seat, hurried(options, chance, 0.25))
            assert GAME.violations(t.state) == []
        return t

    @classmethod
    def check_end(cls, name: str, t: petteia.Table) -> None:
        assert len(happened(t, "won")) == 1
        seasons = {"short-years": 6, "plenty": 9, "poverty": 9, "one season a year": 3}.get(name, 12)
        assert len(happened(t, "season")) <= seasons


# What an edition changes


def test_an_edition_changes_what_it_says_and_nothing_else(write: Write) -> None:
    t = petteia.new(GAME, 3, 3, edition=write(SHORT_YEARS))
    s = t.dump_state()
    assert sorted(s["islands"]) == ["crete", "rhodes", "samos"]
    assert [s["hazard_deck"].count(one) for one in ("safe_journey", "storm_01", "storm_03", "mutiny")] == [2, 3, 2, 1]
    harbors = [*s["harbor_deck"], *s["status"].values()]
    assert [harbors.count(one) for one in ("blockade", "festival", "harbor_fees")] == [0, 6, 4]
    assert "locusts" not in s["events"]
    box, base = t.state.box, GAME.open_box(None)
    assert isinstance(box, ParthenonBox)
    assert isinstance(base, ParthenonBox)
    assert (box.cargo, box.keep, box.treasury, box.structures, box.seasons) == (4, 5, 9, 7, 2)
    assert (box.fleet_price, box.plans_price) == ([0, 0, 2], [0, 0])
    chios = ISLAND.names.index("chios")
    slots = [SLOT.names.index(one) for one in ("village_1", "village_6", "workshop_2", "alternate_1")]
    assert [box.makes[chios][slot] for slot in slots] == [CARD.names.index("ore"), 1, 8, ACADEMY]
    assert [len(box.costs[chios][slot]) for slot in slots] == [0, 3, 0, 1]
    assert box.makes[1:] == base.makes[1:]
    assert box.costs[2:] == base.costs[2:]
    assert [CARD.names[one] for one in box.made] == ["army", "army", "warship", "gold"]
    changed = [
        RATE.names[n] for n in range(len(RATE.names)) if (box.give[n], box.take[n]) != (base.give[n], base.take[n])
    ]
    assert changed == ["nb_2", "fg_3", "surplus_buy"]
    changed = [WONDER.names[n] for n in range(12) if box.stage_cost[n] != base.stage_cost[n]]
    assert changed == ["parthenon"]
    changed = [WONDER.names[n] for n in range(12) if box.stage_paid[n] != base.stage_paid[n]]
    assert changed == ["oracle"]


def test_what_is_free_can_be_had_with_empty_hands(write: Write) -> None:
    """Villages, Fleets and Plans for nothing are offered to somebody who has nothing."""
    free = edition(numbers(fleet_b=0) + islands(["village_3"], "cost = {}"))
    t = petteia.new(GAME, 3, 1, edition=write(free))
    until(t, lambda t: "build" in [t.view(seat)["decision"] for seat in t.pending])
    seat = t.pending[0]
    dump = t.dump(history=False)
    dump["state"]["hand"] = [{}, {}, {}]
    t = petteia.load(dump, edition=write(free))
    assert {"build village_3", "buy_fleet"} <= {str(move) for move in t.options(seat)}


def test_a_cost_of_every_sort_is_offered_exactly_when_it_can_be_paid(write: Write) -> None:
    """One Wool, two different others, one that the Island does not make, and any other Basic Commodity."""
    path = write(edition(islands(TOWN, "cost = { wool = 1, basic_distinct = 2, basic_not_own = 1, basic = 1 }")))
    t = until(petteia.new(GAME, 3, 1, edition=path), lambda t: t.view(t.pending[0])["decision"] == "build")
    dump = t.dump(history=False)
    dump["state"].update(idle=[], done=[])
    box = t.state.box
    assert isinstance(box, ParthenonBox)
    made = {CARD.names[one] for one in box.makes[ISLAND.names.index(dump["state"]["islands"][0])][:2]}
    chance = Random(5)
    payable = 0
    for _ in range(150):
        cards = ["wool", *chance.choices(chance.sample(CARD.names[:6], 3), k=chance.randrange(4, 6))]
        mine = {card: cards.count(card) for card in CARD.names if card in cards}
        for name in ("hand", "traced", "sure"):
            dump["state"][name] = [mine, {}, {}]
        dump["state"]["cargo"] = {}
        t = petteia.load(dump, edition=path)
        can = any(
            one == "wool" and len({"wool", two, three}) == 3 and four not in made
            for one, two, three, four, _ in permutations(cards, 5)
        )
        assert ("build village_3" in texts(t, 0)) == can, (mine, made)
        if can:
            payable += 1
            t.play(0, "build village_3")
            while decision(t, 0) == "payment":
                t.play(0, chance.choice(t.options(0)))
            assert "village_3" in built(t, 0)
            assert sum(hand(t, 0).values()) == len(cards) - 5
    assert 20 < payable < 130, "some can be paid, and some cannot"


def test_the_numbers_of_an_edition_are_those_of_its_game(write: Write) -> None:
    """Nothing is kept, and a Year is a Season."""
    path = write(edition(numbers(keep=0, treasury=0, seasons=1)))
    t = until_phase(petteia.new(GAME, 3, 1, edition=path), "archon")
    assert [hand(t, seat) for seat in range(3)] == [{}, {}, {}]
    until(t, lambda t: bool(happened(t, "year-ends")))
    assert len(happened(t, "season")) == 2


def test_what_a_thing_says_follows_its_edition(write: Write) -> None:
    t = petteia.new(GAME, 3, 1, edition=write(SHORT_YEARS))
    book, box, base = t.book("en"), t.state.box, GAME.open_box(None)
    for told, kind, name, names in (
        (GAME.effect, "wonder", "parthenon", WONDER.names),
        (GAME.effect, "hazard", "storm_01", HAZARD.names),
        (GAME.label, "rate", "nb_2", RATE.names),
    ):
        number = names.index(name)
        assert told(book, box, kind, number) != told(book, base, kind, number)
        assert told(book, box, kind, number + 1) == told(book, base, kind, number + 1)


def test_a_dump_is_checked_against_its_edition(write: Write) -> None:
    path = write(SHORT_YEARS)
    for name, value, said in (
        ("season", 3, "state.season: 3; allowed: "),
        ("islands", ["chios", "crete", "rhodes"], "samos is in every game"),
        ("hazard_discard", ["storm_01"], "4 of storm_01, not 3"),
    ):
        dump = petteia.new(GAME, 3, 5, edition=path).dump(history=False)
        dump["state"][name] = value
        with pytest.raises(petteia.BadDump) as refused:
            petteia.load(dump, edition=path)
        assert said in str(refused.value)
