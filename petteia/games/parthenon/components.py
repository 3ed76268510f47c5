"""What comes in the box: Islands, decks, rates and Great Wonders, read from components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ...kernel.agenda import Box
from ...kernel.edition import Sheet
from ...kernel.kinds import Kind
from ...kernel.moves import Move, Verb, Vocabulary

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
BASE: Final = Path(__file__).parent / "components.toml"

# Cards that change hands: Commodities (Basic, Rare, Gold), then Aegis cards

CARD: Final = Kind(
    "card",
    (
        "grain", "grapes", "olives", "ore", "timber", "wool", "pottery", "spices", "tools", "papyrus", "gold",
        "army", "warship", "gift_of_poseidon",
    ),
)  # fmt: skip
CARDS: Final = 14
BASICS: Final = 6
GRAPES: Final = 1
ORE: Final = 3
TIMBER: Final = 4
SPICES: Final = 7
PAPYRUS: Final = 9
GOLD: Final = 10
COMMODITIES: Final = 11
ARMY: Final = 11
WARSHIP: Final = 12
GIFT: Final = 13
COMMODITY: Final = Kind("commodity", CARD.names[:COMMODITIES])
BASIC: Final = Kind("basic", CARD.names[:BASICS])
RARE: Final = Kind("rare", CARD.names[BASICS:GOLD])
AEGIS: Final = Kind("aegis", CARD.names[COMMODITIES:])
BASIC_MASK: Final = 0b111111
RARE_MASK: Final = 0b1111 << BASICS

# What a cost asks for: a card, or one of a class

ANY_DISTINCT: Final = 14
ANY_NOT_OWN: Final = 15
ANY_BASIC: Final = 16
RARE_DISTINCT: Final = 17
ANY_RARE: Final = 18
NEED: Final = Kind("need", (*CARD.names, "basic_distinct", "basic_not_own", "basic", "rare_distinct", "rare"))
NEEDS: Final = 19

ISLAND: Final = Kind("island", ("chios", "crete", "rhodes", "lesbos", "samos", "naxos"))
SEAT: Final = Kind("seat", (), MOST_PLAYERS - 1)

# The Build Deck of an Island: a slot each

SLOT: Final = Kind(
    "slot",
    (
        "village_1", "village_2", "village_3", "village_4", "village_5", "village_6", "workshop_1", "workshop_2",
        "fortress", "shrine", "great_harbor", "marketplace", "academy", "treasury", "alternate_1", "alternate_2",
    ),
)  # fmt: skip
SLOTS: Final = 16
VILLAGES: Final = 6
WORKSHOPS: Final = 6  # the first one
ACROPOLIS: Final = 8
ALTERNATES: Final = 14
VILLAGE_MASK: Final = 0b111111
STARTING_MASK: Final = 0b11
WORKSHOP_MASK: Final = 0b11 << WORKSHOPS
ACROPOLIS_MASK: Final = 0xFF << ACROPOLIS
ALTERNATE_MASK: Final = 0b11 << ALTERNATES
ONES: Final = [mask.bit_count() for mask in range(1 << SLOTS)]  # what a mask of slots names; quicker than to count
MOST_ACROPOLIS: Final = 6

# Acropolis Structures, in the order of their slots

FORTRESS: Final = 0
SHRINE: Final = 1
GREAT_HARBOR: Final = 2
MARKETPLACE: Final = 3
ACADEMY: Final = 4
TREASURY: Final = 5
STRUCTURE: Final = Kind("structure", SLOT.names[ACROPOLIS:ALTERNATES])

# Fleets: three letters, and every one at the table

FLEET: Final = Kind("fleet", ("a", "b", "c"))
FLEETS: Final = 3
SHIP: Final = Kind("ship", tuple([f"{letter}{seat}" for seat in range(MOST_PLAYERS) for letter in FLEET.names]))
SHIPS: Final = 18

# Lands, and where a Fleet can be

LAND: Final = Kind("land", ("athens", "sparta", "ionia", "egypt", "carthage", "italy"))
LANDS: Final = 6
NEIGHBORS: Final = 3  # the first three
ATHENS: Final = 0
SPARTA: Final = 1
IONIA: Final = 2
EGYPT: Final = 3
CARTHAGE: Final = 4
ITALY: Final = 5
DOCKED: Final = 0
SENT_HOME: Final = 1
ABROAD: Final = 2  # bound for the first Land, and so on
COURSE: Final = Kind("course", ("docked", "sent_home", *LAND.names))

# What a plan of a voyage or of an exchange is made of, one after the other

DOCK_IT: Final = CARDS
SAIL_TO: Final = CARDS + 1  # the first Land
RATES_FROM: Final = SAIL_TO + LANDS

RATE: Final = Kind(
    "rate",
    (
        "nb_1", "nb_2", "nb_3", "nr_1", "nr_2", "nr_3", "ng_1", "ng_2",
        "fb_1", "fb_2", "fb_3", "fr_1", "fr_2", "fr_3", "fg_1", "fg_2", "fg_3", "fg_4",
        "surplus_sell", "surplus_buy", "shortage_sell", "shortage_buy", "luxury",
        "ship_b", "ship_g", "ship_r", "ship_c",
    ),
)  # fmt: skip
FOREIGN_RATES: Final = 8  # the first one; as many neighboring ones stand before
ITALIAN: Final = 16
CARTHAGINIAN: Final = 17
SURPLUS_SELL: Final = 18
SURPLUS_BUY: Final = 19
SHORTAGE_SELL: Final = 20
SHORTAGE_BUY: Final = 21
LUXURY: Final = 22
MERCHANTS: Final = 23  # the four of the Merchant Ships
RATES: Final = 27
NAMED: Final = NEEDS  # in a rate: the kind that a Surplus or Shortage names
REFUSED: Final = RATES_FROM + RATES
ARMY_SHOWN: Final = REFUSED + 1
ENDURED: Final = REFUSED + 2
STOPPED: Final = REFUSED + 3
SLOTS_FROM: Final = REFUSED + 4
FLEETS_FROM: Final = SLOTS_FROM + SLOTS  # what a Fleet does about a Hazard: suffer, Warship, Gift
STEP: Final = Kind(
    "thing",
    (
        *CARD.names, "dock", *LAND.names, *RATE.names, "refused", "army_shown", "endured", "stopped", *SLOT.names,
        "suffered", "warship_shown", "gift_used",
    ),
)  # fmt: skip

# How much less an exchange costs

DISCOUNT: Final = Kind("discount", ("full", "market", "pythagoras", "both"))

EVENT: Final = Kind(
    "happening",
    (
        "unskilled_labor", "bountiful_harvest", "pirate_raids", "delphic_festival", "fair_winds", "locusts",
        "persian_tribute", "merchant_ships", "drought", "plague", "master_craftsmen", "olympic_truce",
        "persian_war", "earthquake", "delian_league", "golden_age", "tyranny", "open_markets",
    ),
)  # fmt: skip
UNSKILLED_LABOR: Final = 0
BOUNTIFUL_HARVEST: Final = 1
PIRATE_RAIDS: Final = 2
DELPHIC_FESTIVAL: Final = 3
FAIR_WINDS: Final = 4
LOCUSTS: Final = 5
PERSIAN_TRIBUTE: Final = 6
MERCHANT_SHIPS: Final = 7
DROUGHT: Final = 8
PLAGUE: Final = 9
MASTER_CRAFTSMEN: Final = 10
OLYMPIC_TRUCE: Final = 11
PERSIAN_WAR: Final = 12
EARTHQUAKE: Final = 13
DELIAN_LEAGUE: Final = 14
GOLDEN_AGE: Final = 15
TYRANNY: Final = 16
OPEN_MARKETS: Final = 17

HAZARD: Final = Kind(
    "hazard",
    (
        "safe_journey", "storm_01", "storm_02", "storm_03", "storm_04", "storm_05", "storm_06", "storm_07",
        "storm_08", "storm_09", "pirates_01", "pirates_02", "pirates_03", "pirates_04", "pirates_05", "pirates_06",
        "pirates_07", "mutiny", "coastal_raiders", "sirens",
    ),
)  # fmt: skip
TITLES: Final = ("safe_journey", "storm", "pirates", "mutiny", "coastal_raiders", "sirens")
STORM: Final = 1
PIRATES: Final = 2
RAIDERS: Final = 4
HITS: Final = (
    "none", "all", "over_three", "most_cargo", "most_rare", "most_gold", "most_goods", "most_luxury",
    "some_rare", "some_gold", "some_luxury", "sisters",
)  # fmt: skip
HITS_NONE: Final = 0
HITS_ALL: Final = 1
HITS_OVER_THREE: Final = 2
HITS_MOST_CARGO: Final = 3
HITS_MOST_RARE: Final = 4
HITS_MOST_GOLD: Final = 5
HITS_MOST_GOODS: Final = 6
HITS_MOST_LUXURY: Final = 7
HITS_SOME_RARE: Final = 8
HITS_SOME_GOLD: Final = 9
HITS_SOME_LUXURY: Final = 10
HITS_SISTERS: Final = 11
DOES: Final = (
    "nothing", "send_home", "blow_away", "lose_random", "lose_cargo", "lose_goods", "lose_rare", "lose_gold",
    "lose_one_gold", "lose_half", "keep", "choose_rare", "choose_goods",
)  # fmt: skip
SEND_HOME: Final = 1
BLOW_AWAY: Final = 2
LOSE_RANDOM: Final = 3
LOSE_CARGO: Final = 4
LOSE_GOODS: Final = 5
LOSE_RARE: Final = 6
LOSE_GOLD: Final = 7
LOSE_ONE_GOLD: Final = 8
LOSE_HALF: Final = 9
KEEP: Final = 10
CHOOSE_RARE: Final = 11
CHOOSE_GOODS: Final = 12

HARBOR: Final = Kind(
    "harbor",
    (
        *[f"surplus_{kind}" for kind in CARD.names[:BASICS]],
        *[f"shortage_{kind}" for kind in CARD.names[:BASICS]],
        "blockade", "harbor_fees", "heavy_harbor_fees", "open_harbor", "brigands", "guild_monopoly", "luxury_demand",
        "thriving_market", "festival",
    ),
)  # fmt: skip
SHORTAGES: Final = 6  # the first one
BLOCKADE: Final = 12
HARBOR_FEES: Final = 13
HEAVY_FEES: Final = 14
OPEN_HARBOR: Final = 15
BRIGANDS: Final = 16
GUILD_MONOPOLY: Final = 17
LUXURY_DEMAND: Final = 18
THRIVING_MARKET: Final = 19
FESTIVAL: Final = 20

PHILOSOPHY: Final = Kind(
    "philosophy", ("stoicism", "epicureanism", "pythagoreanism", "sophism", "milesian_school", "cynicism")
)
STOICISM: Final = 0
EPICUREANISM: Final = 1
PYTHAGOREANISM: Final = 2
SOPHISM: Final = 3
MILESIAN_SCHOOL: Final = 4
CYNICISM: Final = 5

WONDER: Final = Kind(
    "wonder",
    (
        "parthenon", "colossus", "lighthouse", "great_library", "hanging_gardens", "temple_of_artemis",
        "statue_of_zeus", "mausoleum", "oracle", "amphitheater", "diolkos", "labyrinth",
    ),
)  # fmt: skip
WONDERS: Final = 12
PARTHENON: Final = 0
COLOSSUS: Final = 1
LIGHTHOUSE: Final = 2
GREAT_LIBRARY: Final = 3
HANGING_GARDENS: Final = 4
TEMPLE_OF_ARTEMIS: Final = 5
STATUE_OF_ZEUS: Final = 6
MAUSOLEUM: Final = 7
ORACLE: Final = 8
AMPHITHEATER: Final = 9
DIOLKOS: Final = 10
LABYRINTH: Final = 11
IN_DECK: Final = 0
PLANS: Final = 1
PARTIAL: Final = 2
COMPLETE: Final = 3
STAGE: Final = Kind("stage", ("in_deck", "plans", "partial", "complete"))

# Where a stage is paid

PAID_IN: Final = ("build", "island_trade", "neighboring", *LAND.names)
IN_BUILD: Final = 0
IN_ISLAND_TRADE: Final = 1
AT_NEIGHBORS: Final = 2
AT_LAND: Final = 3  # the first Land

# Protection against Hazards that a Great Wonder sells for a Fleet

SHIELD: Final = Kind("shield", ("colossus", "lighthouse", "diolkos"))
SHIELD_WONDERS: Final = (COLOSSUS, LIGHTHOUSE, DIOLKOS)

# What can be done once a Season

ONCE: Final = Kind(
    "once",
    (
        *SLOT.names[ACROPOLIS:], "built", "parthenon", "golden_age", "cynicism", "pythagoreanism", "milesian_school",
        "great_library", "statue_of_zeus", "oracle", "temple_of_artemis",
    ),
)  # fmt: skip
ONCE_BUILT: Final = 8
ONCE_PARTHENON: Final = 9
ONCE_GOLDEN: Final = 10
ONCE_CYNIC: Final = 11
ONCE_PYTHAGORAS: Final = 12
ONCE_MILESIAN: Final = 13
ONCE_LIBRARY: Final = 14
ONCE_ZEUS: Final = 15
ONCE_ORACLE: Final = 16
ONCE_ARTEMIS: Final = 17

# How a Fleet stands to the harbor it has come to

VISIT: Final = Kind("visit", ("outside", "admitted", "bargained"))
OUTSIDE: Final = 0
ADMITTED: Final = 1
BARGAINED: Final = 2  # admitted, and the Thriving Market's exchange is made

# What may be paid for: a Structure, a card made by the Acropolis, a stage of a Great Wonder, and other things

DEED: Final = Kind(
    "deed",
    (
        *[f"build_{slot}" for slot in SLOT.names],
        *[f"make_{slot}" for slot in SLOT.names[ACROPOLIS:]],
        *[f"stage_{wonder}" for wonder in WONDER.names],
        *[f"zeus_{aegis}" for aegis in AEGIS.names],
        "enter",
    ),
)  # fmt: skip
MAKE: Final = SLOTS
RAISE: Final = MAKE + SLOTS - ACROPOLIS
ZEUS: Final = RAISE + WONDERS
ENTER: Final = ZEUS + 3

# Options of a table

RULE: Final = Kind(
    "rule",
    (
        "beginner", "delian_league", "tournament", "journey_mode", "build_mode", "allow_gifts", "hidden_trades",
        "memory_aid", "marketplace_by_island_card", "max_offers_per_seat", "max_open_offers_per_seat",
        "max_trades_per_phase", "max_counter_depth", "max_donations_per_seat", "max_harbor_trades_per_fleet",
    ),
)  # fmt: skip
BEGINNER: Final = 0
DELIAN: Final = 1
TOURNAMENT: Final = 2
JOURNEY_MODE: Final = 3
BUILD_MODE: Final = 4
ALLOW_GIFTS: Final = 5
HIDDEN_TRADES: Final = 6
MEMORY_AID: Final = 7
BY_ISLAND_CARD: Final = 8
MAX_OFFERS: Final = 9
MAX_OPEN_OFFERS: Final = 10
MAX_TRADES: Final = 11
MAX_COUNTERS: Final = 12
MAX_DONATIONS: Final = 13
MAX_HARBOR_TRADES: Final = 14
JOURNEY_MODES: Final = ("dispute", "simultaneous", "archon_order")
DISPUTE: Final = 0
SIMULTANEOUS: Final = 1
ARCHON_ORDER: Final = 2
BUILD_MODES: Final = ("open", "ordered")

# Phases of a Season

PHASE: Final = Kind(
    "phase",
    (
        "event", "production", "island_trade", "journey", "hazard", "fleet_trade", "return", "build", "discard",
        "archon",
    ),
)  # fmt: skip
EVENT_PHASE: Final = 0
PRODUCTION_PHASE: Final = 1
ISLAND_TRADE_PHASE: Final = 2
JOURNEY_PHASE: Final = 3
HAZARD_PHASE: Final = 4
FLEET_TRADE_PHASE: Final = 5
RETURN_PHASE: Final = 6
BUILD_PHASE: Final = 7
DISCARD_PHASE: Final = 8
ARCHON_PHASE: Final = 9

# Offers are numbered by seat and by how many the seat has made in this phase

OFFERS_EACH: Final = 32
OFFER: Final = Kind("offer", tuple([f"{seat}-{n}" for seat in range(MOST_PLAYERS) for n in range(OFFERS_EACH)]))
TERM: Final = Kind("term", (*[f"give_{card}" for card in CARD.names], *[f"take_{card}" for card in CARD.names]))
MOST_WANTED: Final = 12  # cards of one offer, so that composing one comes to an end

# The moves; no edition changes them

WORDS: Final = Vocabulary()
DONE: Final = WORDS.word("done")
RESUME: Final = WORDS.word("resume")
RECONSIDER: Final = WORDS.word("reconsider")
ENOUGH: Final = WORDS.word("enough")
REFUSE: Final = WORDS.word("refuse")
REQUEST_ORDER: Final = WORDS.word("request_order")
NEXT: Final = WORDS.words("next", SEAT, MOST_PLAYERS)
DONATE: Final = WORDS.words("donate", CARD)
HAND_OVER: Final = WORDS.word("hand_over")
CARRY_OUT: Final = WORDS.words("carry_out", EVENT)
NAME: Final = WORDS.words("name", SEAT, MOST_PLAYERS)
BLIGHT: Final = WORDS.words("blight", BASIC)
PAY: Final = WORDS.words("pay", CARD)
SHOW_ARMY: Final = WORDS.word("show_army")
ENDURE: Final = WORDS.word("endure")
BUY_OFF: Final = WORDS.word("buy_off")
PARCH: Final = WORDS.words("parch", SLOT)
ABANDON: Final = WORDS.words("abandon", SLOT)
TAKE: Final = WORDS.words("take", CARD)
EXCHANGE: Final = WORDS.words("exchange", RATE)
WORK: Final = WORDS.words("work", SLOT)
HARVEST: Final = WORDS.words("harvest", SLOT)
OFFER_TO: Final = WORDS.words("offer", SEAT, MOST_PLAYERS)
OFFER_ALL: Final = WORDS.word("offer_all")
GIVE: Final = WORDS.words("give", CARD)
WANT: Final = WORDS.words("want", CARD)
PROPOSE: Final = WORDS.word("propose")
CANCEL: Final = WORDS.word("cancel")
ACCEPT: Final = WORDS.words("accept", OFFER)
REJECT: Final = WORDS.words("reject", OFFER)
COUNTER: Final = WORDS.words("counter", OFFER)
WITHDRAW: Final = WORDS.words("withdraw", OFFER)
READY: Final = WORDS.word("ready")
STAGE_OF: Final = WORDS.words("raise", WONDER)
ZEUS_BASIC: Final = WORDS.words("zeus_basic", AEGIS)
ZEUS_RARE: Final = WORDS.words("zeus_rare", AEGIS)
CONSULT_SCHOOL: Final = WORDS.word("consult_school")
CONSULT_ORACLE: Final = WORDS.word("consult_oracle")
CONSULT_PAYING: Final = WORDS.words("consult_oracle_paying", COMMODITY)
PEEK: Final = WORDS.words("peek", LAND)
WAIT: Final = WORDS.word("wait")
DOCK: Final = WORDS.words("dock", FLEET)
SAIL: Final = WORDS.pairs("sail", FLEET, LAND)
LOAD: Final = WORDS.words("load", CARD)
LAUNCH: Final = WORDS.word("launch")
SUFFER: Final = WORDS.words("suffer", FLEET)
SHOW_WARSHIP: Final = WORDS.words("show_warship", FLEET)
USE_GIFT: Final = WORDS.words("use_gift", FLEET)
LOSE: Final = WORDS.words("lose", CARD)
SAVE: Final = WORDS.pairs("save", FLEET, COMMODITY)
SAVE_IN_HAND: Final = WORDS.words("save_in_hand", COMMODITY)
SAVE_NONE: Final = WORDS.word("save_none")
BLOW: Final = WORDS.words("blow", LAND)
REVEAL: Final = WORDS.words("reveal", LAND)
PASS_BY: Final = WORDS.words("pass", LAND)
ENTER_FREELY: Final = WORDS.words("enter", FLEET)
ENTER_SHOWING: Final = WORDS.words("enter_showing", FLEET)
ENTER_PAYING: Final = WORDS.pairs("enter_paying", FLEET, COMMODITY)
ENTER_TAKING: Final = WORDS.pairs("enter_taking", FLEET, BASIC)
TAKE_PLANS: Final = WORDS.words("take_free_plans", FLEET)
BUY_PLANS: Final = WORDS.words("buy_plans", FLEET)
RAISE_AT: Final = WORDS.pairs("raise_at", FLEET, WONDER)
DROP: Final = WORDS.words("drop", CARD)
STOW: Final = WORDS.words("stow", AEGIS)
UNLOAD: Final = WORDS.word("unload")
BUILD: Final = WORDS.words("build", SLOT)
MAKE_CARD: Final = WORDS.words("make", SLOT)
CHOOSE: Final = WORDS.words("choose", PHILOSOPHY)
ADOPT: Final = WORDS.words("adopt", PHILOSOPHY)
ADOPT_LIBRARY: Final = WORDS.words("adopt_library", PHILOSOPHY)
BUY_FLEET: Final = WORDS.word("buy_fleet")
SPARE: Final = WORDS.words("spare", NEED)
SPARE_GOLDEN: Final = WORDS.words("spare_golden", NEED)
CYNIC: Final = WORDS.words("cynic", NEED)
REPLACE: Final = WORDS.words("replace", NEED)
REPLACE_PAYING: Final = WORDS.pairs("replace_paying", NEED, BASIC)
ARTEMIS: Final = WORDS.words("store", COMMODITY)
OPTION_A: Final = WORDS.word("option_a")
OPTION_B: Final = WORDS.word("option_b")
RETAIN: Final = WORDS.words("keep", COMMODITY)
VOTE: Final = WORDS.words("vote", SEAT, MOST_PLAYERS)
CROWN: Final = WORDS.words("crown", SEAT, MOST_PLAYERS)
CHOOSE_WINNER: Final = WORDS.words("choose_winner", SEAT, MOST_PLAYERS)


def _protections() -> list[list[list[Move]]]:
    verb = Verb("protect", ("shield", "fleet", "commodity"))
    return [
        [
            [
                WORDS.add(verb, (one, fleet, card), f"protect {SHIELD.text(one)} {FLEET.text(fleet)} {CARD.text(card)}")
                for card in range(COMMODITIES)
            ]
            for fleet in range(FLEETS)
        ]
        for one in range(3)
    ]


def _trades() -> list[list[list[Move]]]:
    plain, cheap = Verb("trade", ("fleet", "rate")), Verb("trade_cheaply", ("fleet", "rate", "discount"))
    return [
        [
            [WORDS.add(plain, (fleet, rate), f"trade {FLEET.text(fleet)} {RATE.text(rate)}")]
            + [
                WORDS.add(
                    cheap,
                    (fleet, rate, less),
                    f"trade_cheaply {FLEET.text(fleet)} {RATE.text(rate)} {DISCOUNT.text(less)}",
                )
                for less in (1, 2, 3)
            ]
            for rate in range(MERCHANTS)
        ]
        for fleet in range(FLEETS)
    ]


PROTECT: Final = _protections()
TRADE: Final = _trades()

Cost = tuple[int, ...]  # what is needed, in the order of NEED


class ParthenonBox(Box):
    """The components of one edition."""

    def __init__(
        self,
        edition: str,
        kinds: dict[str, Kind],
        words: Vocabulary,
        numbers: dict[str, int],
        torch: list[int],
        makes: list[list[int]],
        costs: list[list[Cost]],
        made: list[int],
        price: list[Cost],
        give: list[tuple[int, int]],
        take: list[tuple[int, int]],
        year_of: list[int],
        for_beginners: list[int],
        title: list[int],
        hits: list[int],
        does: list[int],
        amount: list[int],
        stopped_by: list[int],
        hazards: list[int],
        harbors: list[int],
        stage_cost: list[list[Cost]],
        stage_paid: list[list[int]],
    ) -> None:
        super().__init__(edition, kinds, words)
        self.torch = torch
        self.makes = makes  # of each Island and slot: a card, or an Acropolis Structure
        self.costs = costs  # of each Island and slot
        self.made = made  # by each of the four Acropolis Structures that make cards
        self.price = price
        self.give = give  # of each rate: a need and how many
        self.take = take
        self.year_of = year_of  # of each Event
        self.for_beginners = for_beginners
        self.title = title  # of each Hazard
        self.hits = hits
        self.does = does
        self.amount = amount
        self.stopped_by = stopped_by  # an Aegis card, or -1
        self.hazards = hazards  # copies of each
        self.harbors = harbors
        self.stage_cost = stage_cost  # of each Great Wonder: Plans, partial
        self.stage_paid = stage_paid
        self.years = numbers["years"]
        self.seasons = numbers["seasons"]
        self.events_dealt = numbers["events"]
        self.cargo = numbers["cargo"]
        self.keep = numbers["keep"]
        self.treasury = numbers["treasury"]
        self.philosophies = numbers["philosophies"]
        self.structures = numbers["structures"]
        self.fleet_price = [0, numbers["fleet_b"], numbers["fleet_c"]]
        self.plans_price = [numbers["plans_1"], numbers["plans_2"]]
        self.named = [0, 0, 0, *[numbers["few_named"]] * 2, *[numbers["many_named"]] * 2]  # by number of players
        self.festival = [0, 0, 0, numbers["festival_3"], *[numbers["festival_4"]] * 3]
        self.harvest_masks = harvest_masks(makes)
        self.acropolis_masks = acropolis_masks(makes)
        self.twins = twins(makes, costs)
        prices = [*price]
        for some in (*[slots[2:] for slots in costs], *stage_cost):  # all but the Starting Villages
            prices += some
        self.gifts = () in prices or 0 in self.fleet_price[1:]  # is there anything for nothing in the Build Phase?


def harvest_masks(makes: list[list[int]]) -> list[list[int]]:
    """Of each Island and Basic kind: the Villages that make it."""
    return [
        [sum([1 << slot for slot in range(VILLAGES) if made[slot] == kind]) for kind in range(BASICS)] for made in makes
    ]


def acropolis_masks(makes: list[list[int]]) -> list[list[int]]:
    """Of each Island and Acropolis Structure: the slots that hold it."""
    slots = range(ACROPOLIS, SLOTS)
    return [
        [sum([1 << slot for slot in slots if made[slot] == one]) for one in range(len(STRUCTURE.names))]
        for made in makes
    ]


def twins(makes: list[list[int]], costs: list[list[Cost]]) -> list[list[int]]:
    """Of each Island and slot: the slots before it that hold an equal Village, Workshop or Acropolis Structure."""
    return [[_before(slot, made, cost) for slot in range(SLOTS)] for made, cost in zip(makes, costs, strict=True)]


def _before(slot: int, makes: list[int], costs: list[Cost]) -> int:
    first = 0 if slot < ACROPOLIS else ACROPOLIS
    some = range(first, slot if slot < ALTERNATES else first)
    return sum([1 << one for one in some if makes[one] == makes[slot] and costs[one] == costs[slot]])


# Reading

LIMITS: Final = {
    "years": (3, 3), "seasons": (1, 4), "events": (4, 4), "cargo": (1, 12), "keep": (0, 20), "treasury": (0, 20),
    "philosophies": (1, 6), "structures": (3, 16), "fleet_b": (0, 9), "fleet_c": (0, 9), "plans_1": (0, 9),
    "plans_2": (0, 9), "few_named": (1, 2), "many_named": (1, 2), "festival_3": (1, 2), "festival_4": (1, 2),
}  # fmt: skip
COUNTS: Final = ("basic_each", *NEED.names)
MOST_OF_A_COST: Final = 9


def read_sheet(edition: Path | None) -> Sheet:
    """The components of the base edition, or of an edition's file laid over it."""
    return Sheet(BASE, edition)


def read_box(edition: Path | None) -> ParthenonBox:
    """Read and check the components."""
    sheet = read_sheet(edition)
    _check_sections(sheet)
    numbers = {name: sheet.number("numbers", name, "value", *LIMITS[name]) for name in LIMITS}
    box = ParthenonBox(
        sheet.name,
        {kind.name: kind for kind in KINDS},
        WORDS,
        numbers,
        [int(sheet.flag("islands", one, "torch")) for one in ISLAND.names],
        [[_makes(sheet, island, slot) for slot in range(SLOTS)] for island in ISLAND.names],
        [[_cost(sheet, island, slot, "cost") for slot in SLOT.names] for island in ISLAND.names],
        [CARD.decode(sheet.choice("acropolis", one, "makes", CARD.names)) for one in STRUCTURE.names[:ACADEMY]],
        [_cost(sheet, "acropolis", one, "price") for one in STRUCTURE.names[:ACADEMY]],
        [_side(sheet, one, "give") for one in RATE.names],
        [_side(sheet, one, "take") for one in RATE.names],
        [sheet.number("events", one, "year", 1, 3) for one in EVENT.names],
        [int(sheet.flag("events", one, "beginner")) for one in EVENT.names],
        [TITLES.index(sheet.choice("hazards", one, "title", TITLES)) for one in HAZARD.names],
        [HITS.index(sheet.choice("hazards", one, "hits", HITS)) for one in HAZARD.names],
        [DOES.index(sheet.choice("hazards", one, "does", DOES)) for one in HAZARD.names],
        [sheet.number("hazards", one, "amount", 0, 12) for one in HAZARD.names],
        [_stopped_by(sheet, one) for one in HAZARD.names],
        [sheet.number("hazards", one, "copies", 0, 60) for one in HAZARD.names],
        [sheet.number("harbors", one, "copies", 0, 30) for one in HARBOR.names],
        [[_cost(sheet, "wonders", one, stage) for stage in ("plans", "partial")] for one in WONDER.names],
        [
            [PAID_IN.index(sheet.choice("wonders", one, f"{stage}_paid", PAID_IN)) for stage in ("plans", "partial")]
            for one in WONDER.names
        ],
    )
    _check_box(sheet, box)
    return box


def _check_sections(sheet: Sheet) -> None:
    sheet.keys("numbers", ("value",))
    sheet.keys("islands", ("torch",))
    for island in ISLAND.names:
        sheet.keys(island, ("makes", "cost"))
    sheet.keys("acropolis", ("makes", "price"))
    sheet.keys("rates", ("give", "take"))
    sheet.keys("events", ("year", "beginner"))
    sheet.keys("hazards", ("title", "copies", "hits", "does", "amount", "stopped_by"))
    sheet.keys("harbors", ("copies",))
    sheet.keys("wonders", ("plans", "plans_paid", "partial", "partial_paid"))


def _makes(sheet: Sheet, island: str, slot: int) -> int:
    name = SLOT.names[slot]
    if slot < WORKSHOPS:
        return BASIC.decode(sheet.choice(island, name, "makes", BASIC.names))
    if slot < ACROPOLIS:
        return BASICS + RARE.decode(sheet.choice(island, name, "makes", RARE.names[:-1]))
    allowed = (name,) if slot < ALTERNATES else STRUCTURE.names
    return STRUCTURE.decode(sheet.choice(island, name, "makes", allowed))


def _amounts(sheet: Sheet, section: str, entry: str, key: str, allowed: tuple[str, ...]) -> Mapping[str, int]:
    found: Any = sheet.value(section, entry, key)
    if not isinstance(found, dict):
        sheet.wrong(section, entry, key, f"{found!r:.60} is not a table of amounts")
    for name, count in found.items():
        if name not in allowed:
            sheet.wrong(section, entry, key, f"{name!r:.60} is not allowed; allowed: {', '.join(allowed)}")
        if type(count) is not int or not 1 <= count <= MOST_OF_A_COST:
            sheet.wrong(section, entry, key, f"{name} = {count!r:.60}; allowed: a whole number, 1 to {MOST_OF_A_COST}")
    return found


def _cost(sheet: Sheet, section: str, entry: str, key: str) -> Cost:
    """A cost as the list of all it asks for."""
    found = _amounts(sheet, section, entry, key, COUNTS)
    needs: list[int] = []
    for name, count in found.items():
        needs += list(range(BASICS)) * count if name == "basic_each" else [NEED.decode(name)] * count
    if len(needs) > MOST_OF_A_COST:
        sheet.wrong(section, entry, key, f"{len(needs)} cards; allowed: at most {MOST_OF_A_COST}")
    if needs.count(ANY_DISTINCT) > BASICS - len({need for need in needs if need < BASICS}):
        sheet.wrong(section, entry, key, "there are not so many different Basic kinds")
    if needs.count(RARE_DISTINCT) > GOLD - BASICS:
        sheet.wrong(section, entry, key, "there are not so many different Rare kinds")
    return tuple(sorted(needs))


def _side(sheet: Sheet, rate: str, key: str) -> tuple[int, int]:
    """One side of a rate: what and how many."""
    allowed: tuple[str, ...] = ("basic", "rare", "gold", "named")
    if key == "take":
        allowed = (*allowed, *AEGIS.names)
    found = _amounts(sheet, "rates", rate, key, allowed)
    if len(found) != 1:
        sheet.wrong("rates", rate, key, "exactly one sort of card is needed")
    name, count = next(iter(found.items()))
    if name == "named" and not rate.startswith(("surplus", "shortage")):
        sheet.wrong("rates", rate, key, "only a Surplus or a Shortage names a kind")
    return NAMED if name == "named" else NEED.decode(name), count


def _stopped_by(sheet: Sheet, hazard: str) -> int:
    name = sheet.choice("hazards", hazard, "stopped_by", ("none", "army", "warship"))
    return -1 if name == "none" else CARD.decode(name)


def _check_box(sheet: Sheet, box: ParthenonBox) -> None:
    """Data that the rules of setup and of the bonus cards rely on."""
    if sum(box.torch) != FEWEST_PLAYERS:
        sheet.wrong("islands", "", "", f"{sum(box.torch)} Islands have the Olympic Torch; exactly 3 are needed")
    for year in (1, 2, 3):
        if sum([1 for n, of in enumerate(box.year_of) if of == year and box.for_beginners[n]]) < box.events_dealt:
            sheet.wrong("events", "", "", f"fewer than {box.events_dealt} Events for beginners in Year {year}")
    if sum(box.hazards) < 1:
        sheet.wrong("hazards", "", "", "the deck has no card")
    if sum(box.harbors) < LANDS * 3:
        sheet.wrong("harbors", "", "", f"{sum(box.harbors)} cards; at least {LANDS * 3} are needed")
    for island, makes in enumerate(box.makes):
        if makes[WORKSHOPS] != makes[WORKSHOPS + 1]:
            sheet.wrong(ISLAND.names[island], "workshop_2", "makes", "both Workshops of an Island make the same")
        if makes[0] == makes[1]:
            sheet.wrong(ISLAND.names[island], "village_2", "makes", "the two Starting Villages make different kinds")


KINDS: Final = (
    CARD, COMMODITY, BASIC, AEGIS, NEED, ISLAND, SLOT, STRUCTURE, FLEET, SHIP, LAND, COURSE, STEP, RATE, DISCOUNT,
    EVENT, HAZARD, HARBOR, PHILOSOPHY, WONDER, STAGE, SHIELD, ONCE, VISIT, DEED, RULE, PHASE, OFFER, TERM,
)  # fmt: skip
