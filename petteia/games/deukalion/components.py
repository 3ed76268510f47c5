"""What comes in the box: the map, sites, chests, Action and Pursuit cards, read from components.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Box
from ...kernel.edition import Sheet
from ...kernel.kinds import Kind
from ...kernel.moves import Move, Vocabulary, by_mask

MOST_PLAYERS: Final = 4
BASE: Final = Path(__file__).parent / "components.toml"

COLUMNS: Final = 9
ROWS: Final = 7
SQUARES: Final = COLUMNS * ROWS
BIT: Final = [1 << square for square in range(SQUARES)]
FIRST_COLUMN: Final = 0x40201008040201  # squares as a bit mask
SQUARE: Final = Kind("square", tuple([f"{'abcdefghi'[n % COLUMNS]}{n // COLUMNS + 1}" for n in range(SQUARES)]))

LAND: Final = 0
SEA: Final = 1
ANCHOR: Final = 2
STYX: Final = 3

CITIES: Final = 8
SETTLEMENTS: Final = 4
SITE: Final = Kind(
    "site",
    (
        "corinth", "mykene", "sparta", "thera", "crete", "rhodes", "cyprus", "halikarnassos",
        "ephesus", "argos", "lindos", "salamis",
    ),
)  # fmt: skip
CITY: Final = Kind("city", SITE.names[:CITIES])
SETTLEMENT: Final = Kind("settlement", SITE.names[CITIES:])

CHEST: Final = Kind("chest", ("red", "green", "blue", "yellow", "white"))
CHESTS: Final = 5

CARD: Final = Kind(
    "card",
    (
        "fair_wind", "strong_wind", "ferrymans_fee", "charons_mercy", "call_to_arms", "athenas_shield",
        "spear_of_ares", "rally", "lure_of_the_deep", "oracle_of_delphi", "gift_of_hermes", "golden_oars",
        "lyre_of_orpheus", "aegis",
    ),
)  # fmt: skip
FAIR_WIND: Final = 0
STRONG_WIND: Final = 1
FERRYMANS_FEE: Final = 2
CHARONS_MERCY: Final = 3
CALL_TO_ARMS: Final = 4
ATHENAS_SHIELD: Final = 5
SPEAR_OF_ARES: Final = 6
RALLY: Final = 7
LURE_OF_THE_DEEP: Final = 8
ORACLE_OF_DELPHI: Final = 9
GIFT_OF_HERMES: Final = 10
GOLDEN_OARS: Final = 11
LYRE_OF_ORPHEUS: Final = 12
AEGIS: Final = 13
CARDS: Final = 14
FIRST_REUSABLE: Final = 11  # these stay face up once played

PURSUIT: Final = Kind("pursuit", tuple([f"p{n:02}" for n in range(1, 17)]))
PURSUITS: Final = 16
DEED: Final = Kind("deed", ("first", "second"))

# What a deed asks for
DELIVER: Final = 0
DELIVER_ANY: Final = 1
DELIVER_SAME: Final = 2
DELIVER_DISTINCT: Final = 3
SHIP: Final = 4
HYDRA: Final = 5
VISIT: Final = 6
LEAVE: Final = 7
OFFER: Final = 8
DEEDS: Final = (
    "deliver", "deliver_any", "deliver_same", "deliver_distinct", "ship", "hydra", "visit", "leave", "offer",
)  # fmt: skip

ACTION: Final = Kind("action", ("cards", "hoplites", "move", "hydra"))
CARDS_ACTION: Final = 0
HOPLITES_ACTION: Final = 1
MOVE_ACTION: Final = 2
HYDRA_ACTION: Final = 3
SYMBOLS: Final = 4

LANDING: Final = Kind("landing", ("skull", "shield", "edge", "saved"))
SKULL: Final = 0
SHIELD: Final = 1
EDGE: Final = 2
SAVED: Final = 3  # a skull that stays aboard

FACES: Final = 3  # of a die: 1, 2 and 3
TURN: Final = Kind("turn", ("unturned", "once", "twice", "thrice"))
SLOT: Final = Kind("slot", ("north", "east", "south", "west"))
FACE: Final = Kind("face", ("one", "two", "three"))
BOARD: Final = 10  # spaces of a shipboard
COUNT: Final = Kind("count", (), BOARD)

# The moves; no edition changes them

WORDS: Final = Vocabulary()
SAIL: Final = WORDS.word("sail")
GIVE_UP: Final = WORDS.word("give_up")
CLOSE: Final = WORDS.word("close")
END_TURN: Final = WORDS.word("end_turn")
PASS: Final = WORDS.word("pass")
STAY: Final = WORDS.word("stay")
DELIVER_NOW: Final = WORDS.word("deliver")
ROLL_AGAIN: Final = WORDS.word("roll")
STEAL_CARD: Final = WORDS.word("steal_card")
DECLINE: Final = WORDS.word("decline")
ANCHOR_AT: Final = WORDS.words("anchor", SQUARE)
SAIL_TO: Final = WORDS.words("to", SQUARE)
HYDRA_TO: Final = WORDS.words("hydra", SQUARE)
RELOCATE: Final = WORDS.words("relocate", SQUARE)
FOUND: Final = WORDS.words("found", SETTLEMENT)
CHALLENGE: Final = WORDS.words("challenge", SITE)
ACT: Final = WORDS.words("act", ACTION)
ACT_ANY: Final = by_mask(ACT)
ROTATE: Final = WORDS.words("rotate", TURN)
SET_DIE: Final = WORDS.pairs("set", SLOT, FACE)
PLAY: Final = WORDS.words("play", CARD)
OFFER_CARD: Final = WORDS.words("offer", CARD)
DECLARE: Final = WORDS.pairs("declare", PURSUIT, DEED)
RECLAIM: Final = WORDS.words("reclaim", COUNT, BOARD + 1)
SAVE: Final = WORDS.words("save", COUNT, BOARD + 1)
REROLL: Final = WORDS.words("reroll", LANDING)
DUMP: Final = WORDS.words("dump", CHEST)
PUT: Final = WORDS.words("put", CITY)
UNLOAD: Final = WORDS.words("unload", CHEST)
STEAL: Final = WORDS.words("steal", CHEST)
TAKE: Final = WORDS.words("take", CHEST)


class Deed:
    """One of the two pursuits of a card: what is to be done, with which chests, where, how many."""

    __slots__ = ("what", "chests", "city", "count")

    def __init__(self, what: int, chests: tuple[int, ...], city: int, count: int) -> None:
        self.what = what
        self.chests = chests  # of each colour how many
        self.city = city  # -1: none
        self.count = count

    def delivered_by(self, chests: tuple[int, ...]) -> bool:
        """DEU-DELIV-03: would these chests (of each colour how many), delivered together, do it?"""
        if self.what == DELIVER:
            for colour in range(CHESTS):
                if chests[colour] < self.chests[colour]:
                    return False
            return True
        if self.what == DELIVER_ANY:
            return sum(chests) >= self.count
        if self.what == DELIVER_SAME:
            return max(chests) >= self.count
        if self.what == DELIVER_DISTINCT:
            return sum([1 for many in chests if many]) >= self.count
        return False


class DeukalionBox(Box):
    """The components of one edition."""

    def __init__(
        self,
        edition: str,
        kinds: dict[str, Kind],
        words: Vocabulary,
        numbers: dict[str, int],
        weights: list[int],
        rows: list[str],
        squares: list[int],
        site_at: list[int],
        hydra_start: int,
        site_value: list[int],
        spaces: list[int],
        garrison: list[int],
        honour: list[int],
        chest_count: list[int],
        copies: list[int],
        amount: list[int],
        pursuit_honour: list[int],
        deeds: list[tuple[Deed, ...]],
    ) -> None:
        super().__init__(edition, kinds, words)
        self.rows = rows  # the map as it is written
        self.squares = squares  # LAND, SEA, ANCHOR or STYX
        self.site_at = site_at  # the square of each site
        self.hydra_start = hydra_start
        self.site_value = site_value
        self.spaces = spaces  # of each city
        self.garrison = garrison  # of each settlement: the hoplites it needs
        self.honour = honour  # of each settlement
        self.chest_count = chest_count  # of each colour
        self.card_of = copies  # what each copy of a card is
        self.card_bit = [1 << card for card in copies]
        self.amount = amount  # of each card
        self.pursuit_honour = pursuit_honour
        self.deeds = deeds  # of each Pursuit card
        self.showing = [  # for each sort of deed, the Pursuit cards that ask for it
            [card for card in range(PURSUITS) if any([deed.what == what for deed in deeds[card]])]
            for what in range(len(DEEDS))
        ]
        self.sorts = [sum({1 << deed.what for deed in both}) for both in deeds]  # what each asks for, as a bit mask
        self.declared = [sorts >> LEAVE & 1 | sorts >> OFFER & 1 for sorts in self.sorts]  # 1: it can be declared
        self.visits = [[deed for deed in both if deed.what == VISIT] for both in deeds]
        self.targets = [0, 0, numbers["target_2"], numbers["target_3"], numbers["target_4"]]  # by number of players
        self.hoplites = numbers["hoplites"]
        self.start_cards = numbers["start_cards"]
        self.display = numbers["display"]
        self.honour_cards = numbers["honour_cards"]
        self.give_up = numbers["give_up"]
        self.hydra_value = numbers["hydra"]
        self.majority = numbers["majority"]
        self.majority_of_two = numbers["majority_of_two"]
        self.delivery = numbers["delivery"]
        self.hydra_beaten = numbers["hydra_beaten"]
        self.together = numbers["together"]
        self.skull_weight = weights[SKULL]
        self.shield_weight = weights[SHIELD]
        self.weight = sum(weights)
        self.sail = [neighbours(squares, n, False) for n in range(SQUARES)]
        self.sea = [neighbours(squares, n, True) for n in range(SQUARES)]
        self.sites_by = [
            [site for site in range(CITIES + SETTLEMENTS) if beside(site_at[site], n)] for n in range(SQUARES)
        ]
        self.around = [mask_of([n for n in range(SQUARES) if beside(at, n)]) for at in site_at]  # beside each site
        self.seas: i64 = mask_of([n for n in range(SQUARES) if squares[n] == SEA])
        self.anchors: i64 = mask_of([n for n in range(SQUARES) if squares[n] == ANCHOR])
        self.waters: i64 = mask_of([n for n in range(SQUARES) if squares[n] != LAND])
        steps = range(numbers["relocation"], 0, -1)
        self.ship_ends = [[ends(self.sail, squares, n, many) for many in steps] for n in range(SQUARES)]
        self.to_athens = distances(self.sail, squares, [n for n in range(SQUARES) if squares[n] == ANCHOR])
        self.to_styx = distances(self.sail, squares, [n for n in range(SQUARES) if squares[n] == STYX])
        self.to_site = [
            distances(self.sail, squares, [n for n in range(SQUARES) if beside(at, n) and squares[n] != LAND])
            for at in site_at
        ]
        self.home = [min([99, *[self.to_athens[n] for n in range(SQUARES) if ways[n] == 0]]) for ways in self.to_site]
        self.odds = odds(weights, self.hoplites)
        self.hydra_ends = [[ends(self.sea, squares, n, many) for many in steps] for n in range(SQUARES)]


# The map


def beside(one: int, other: int) -> bool:
    """DEU-TERM-02: squares that share a side."""
    across = abs(one % COLUMNS - other % COLUMNS)
    down = abs(one // COLUMNS - other // COLUMNS)
    return across + down == 1


def mask_of(squares: list[int]) -> int:
    """Squares as a bit mask."""
    return sum([1 << square for square in squares])


def squares_of(mask: i64) -> list[int]:
    """The squares of a bit mask, by rising number."""
    found: list[int] = []
    while mask:
        lowest: int = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask &= mask - 1
    return found


def moves_to(moves: list[Move], mask: i64) -> list[Move]:
    """Of the moves that name a square, those that name one of this bit mask."""
    found: list[Move] = []
    while mask:
        lowest: int = mask & -mask
        found.append(moves[lowest.bit_length() - 1])
        mask &= mask - 1
    return found


def step_from(mask: i64) -> i64:
    """DEU-TERM-02: all squares that share a side with one of these; where the map ends, bits of no square."""
    return mask << COLUMNS | mask << 1 & ~FIRST_COLUMN | (mask & ~FIRST_COLUMN) >> 1 | mask >> COLUMNS


def neighbours(squares: list[int], square: int, sea_only: bool) -> list[int]:
    """DEU-MOVE-03, DEU-HYDRA-02: where a ship, or the Hydra, can go from a square in one step."""
    found = []
    for other in range(SQUARES):
        if beside(square, other) and squares[other] != LAND and (squares[other] == SEA or not sea_only):
            found.append(other)
    return found


def ends(ways: list[list[int]], squares: list[int], start: int, steps: int) -> list[int]:
    """DEU-RELOC-02..04: the sea squares at the end of routes of exactly so many steps, no square twice."""
    routes = [[start]]
    for _ in range(steps):
        routes = [[*route, after] for route in routes for after in ways[route[-1]] if after not in route]
    return sorted({route[-1] for route in routes if squares[route[-1]] == SEA})


def distances(ways: list[list[int]], squares: list[int], goals: list[int]) -> list[int]:
    """The steps from each square to the nearest of these, never through the Styx; 99 where there is no way."""
    found = [99] * SQUARES
    edge = goals
    for goal in goals:
        found[goal] = 0
    steps = 0
    while edge:
        steps += 1
        after: list[int] = []
        for square in edge:
            for to in ways[square]:
                if steps < found[to]:
                    found[to] = steps
                    if squares[to] != STYX:
                        after.append(to)
        edge = after
    return found


def odds(weights: list[int], most: int) -> list[list[float]]:
    """How likely a roll of n hoplites reaches so many half-points, for n from 0 to `most`."""
    whole = max(1, sum(weights))
    exactly = [1.0]
    found: list[list[float]] = []
    for _ in range(most + 1):
        rest = 1.0
        reached: list[float] = []
        for chance in exactly:
            reached.append(rest)
            rest -= chance
        found.append(reached)
        longer = [0.0] * (len(exactly) + 2)
        for half, chance in enumerate(exactly):
            longer[half] += chance * weights[SKULL] / whole
            longer[half + 1] += chance * weights[EDGE] / whole
            longer[half + 2] += chance * weights[SHIELD] / whole
        exactly = longer
    return found


# Reading

LIMITS: Final = {
    "target_2": (2, 60),
    "target_3": (2, 60),
    "target_4": (2, 60),
    "hoplites": (4, BOARD),
    "start_cards": (0, 5),
    "display": (1, 4),
    "honour_cards": (0, 60),
    "give_up": (0, 10),
    "hydra": (1, 20),
    "relocation": (1, 4),
    "majority": (0, 5),
    "majority_of_two": (0, 5),
    "delivery": (0, 5),
    "hydra_beaten": (0, 5),
    "together": (0, 5),
}
SIGNS: Final = {"#": LAND, "A": LAND, "K": LAND, ".": SEA, "o": ANCHOR, "S": STYX}


def read_sheet(edition: Path | None) -> Sheet:
    """The components of the base edition, or of an edition's file laid over it."""
    return Sheet(BASE, edition)


def read_box(edition: Path | None) -> DeukalionBox:
    """The box of the base edition, or of an edition's file laid over it."""
    sheet = read_sheet(edition)
    _check_sections(sheet)
    numbers = {name: sheet.number("numbers", name, "value", low, high) for name, (low, high) in LIMITS.items()}
    rows, squares, site_at = _map(sheet)
    start = sheet.choice("hydra", "start", "square", SQUARE.names)
    hydra_start = SQUARE.decode(start)
    if squares[hydra_start] != SEA:
        sheet.wrong("hydra", "start", "square", f"{start!r} is no sea; the Hydra swims in the sea only")
    spaces = [sheet.number("cities", one, "spaces", 1, 6) for one in CITY.names]
    chests = [sheet.number("chests", one, "count", 1, 6) for one in CHEST.names]
    if sum(spaces) != sum(chests):
        sheet.wrong("cities", "", "spaces", f"{sum(spaces)} spaces for {sum(chests)} chests; each needs its own")
    cards: list[int] = []
    names: list[str] = []
    for number, one in enumerate(CARD.names):
        for n in range(1, sheet.number("cards", one, "count", 0, 10) + 1):
            cards.append(number)
            names.append(f"{one}_{n}")
    needed = MOST_PLAYERS * numbers["start_cards"]
    if len(cards) < needed:
        sheet.wrong("cards", "", "count", f"{len(cards)} Action cards; the start takes up to {needed}")
    if not cards:
        sheet.wrong("cards", "", "count", "no Action cards at all; at least one is needed")
    kinds = (
        SQUARE, SITE, CITY, SETTLEMENT, CHEST, CARD, PURSUIT, DEED, ACTION, LANDING, TURN, SLOT, FACE, COUNT,
        Kind("copy", tuple(names)),
    )  # fmt: skip
    box = DeukalionBox(
        sheet.name,
        {kind.name: kind for kind in kinds},
        WORDS,
        numbers,
        [sheet.number("landings", one, "weight", 0, 1000) for one in LANDING.names[:SAVED]],
        rows,
        squares,
        site_at,
        hydra_start,
        [sheet.number("cities", one, "value", 1, 10) for one in CITY.names]
        + [sheet.number("settlements", one, "value", 1, 10) for one in SETTLEMENT.names],
        spaces,
        [sheet.number("settlements", one, "hoplites", 1, 5) for one in SETTLEMENT.names],
        [sheet.number("settlements", one, "honour", 1, 5) for one in SETTLEMENT.names],
        chests,
        cards,
        [sheet.number("cards", one, "amount", 1, 10) if _has_amount(sheet, one) else 0 for one in CARD.names],
        [sheet.number("pursuits", one, "honour", 1, 9) for one in PURSUIT.names],
        [_deeds(sheet, one) for one in PURSUIT.names],
    )
    if box.weight < 1:
        sheet.wrong("landings", "", "weight", "a hoplite must land in some way")
    _check_map(sheet, box)
    _check_targets(sheet, box)
    return box


def _check_targets(sheet: Sheet, box: DeukalionBox) -> None:
    """Without any award that can be won again and again, a target must be within reach of the cards and settlements."""
    if box.majority + box.majority_of_two + box.delivery + box.hydra_beaten + box.together:
        return
    most = sum(box.pursuit_honour) + sum(box.honour)
    for players in range(2, MOST_PLAYERS + 1):
        if box.targets[players] > most:
            what = f"nobody can reach {box.targets[players]}: without awards there are only {most} points"
            sheet.wrong("numbers", f"target_{players}", "value", what)


def _has_amount(sheet: Sheet, card: str) -> bool:
    return "amount" in sheet.data["cards"][card]


def _check_sections(sheet: Sheet) -> None:
    sheet.keys("numbers", ("value",))
    sheet.keys("landings", ("weight",))
    sheet.keys("map", ("squares",))
    sheet.keys("hydra", ("square",))
    sheet.keys("cities", ("sign", "value", "spaces"))
    sheet.keys("settlements", ("sign", "hoplites", "honour", "value"))
    sheet.keys("chests", ("count",))
    sheet.keys("cards", ("count", "amount"))
    sheet.keys("pursuits", ("honour", "deeds"))


def _text(sheet: Sheet, section: str, entry: str, key: str) -> str:
    value = sheet.value(section, entry, key)
    if not isinstance(value, str):
        allowed = "one letter that is not taken" if key == "sign" else f"a text of {COLUMNS} signs"
        sheet.wrong(section, entry, key, f"{value!r:.60} is not allowed; allowed: {allowed}")
    return value


def _map(sheet: Sheet) -> tuple[list[str], list[int], list[int]]:
    """The rows as written, what each square is, and where each site lies."""
    signs = [_text(sheet, "cities", one, "sign") for one in CITY.names]
    signs += [_text(sheet, "settlements", one, "sign") for one in SETTLEMENT.names]
    for n, sign in enumerate(signs):
        section = "cities" if n < CITIES else "settlements"
        if len(sign) != 1 or sign in SIGNS or signs.index(sign) != n:
            sheet.wrong(
                section, SITE.names[n], "sign", f"{sign!r} is not allowed; allowed: one letter that is not taken"
            )
    rows: list[str] = []
    squares: list[int] = []
    site_at = [-1] * len(signs)
    for name in sheet.ids("map"):
        row = _text(sheet, "map", name, "squares")
        if len(row) != COLUMNS:
            sheet.wrong("map", name, "squares", f"{len(row)} squares; allowed: {COLUMNS}")
        for sign in row:
            if sign in signs:
                if site_at[signs.index(sign)] >= 0:
                    sheet.wrong("map", name, "squares", f"{SITE.names[signs.index(sign)]} lies on the map twice")
                site_at[signs.index(sign)] = len(squares)
            elif sign not in SIGNS:
                allowed = " ".join([*SIGNS, *signs])
                sheet.wrong("map", name, "squares", f"{sign!r} is no sign of the map; allowed: {allowed}")
            squares.append(SIGNS.get(sign, LAND))
        rows.append(row)
    for n, at in enumerate(site_at):
        if at < 0:
            sheet.wrong("map", "", "squares", f"{SITE.names[n]} ({signs[n]}) is not on the map")
    return rows, squares, site_at


def _check_map(sheet: Sheet, box: DeukalionBox) -> None:
    """All water hangs together, every site can be reached, and Athens, the Styx, the Kylix and the Hydra have room."""
    written = "".join(box.rows)
    for sign, what in (("A", "Athens"), ("K", "the Kylix")):
        if written.count(sign) != 1:
            sheet.wrong("map", "", "squares", f"{what} ({sign}) must lie on the map once")
    kylix = written.index("K")
    for other in range(SQUARES):
        near = max(abs(other % COLUMNS - kylix % COLUMNS), abs(other // COLUMNS - kylix // COLUMNS)) == 1
        if near and box.squares[other] != SEA:
            sheet.wrong("map", "", "squares", f"{SQUARE.names[other]} lies beside the Kylix, so it must be sea")
    if box.squares.count(ANCHOR) < MOST_PLAYERS:
        sheet.wrong("map", "", "squares", f"{box.squares.count(ANCHOR)} anchor squares; {MOST_PLAYERS} are needed")
    if box.squares.count(STYX) == 0:
        sheet.wrong("map", "", "squares", "the Styx (S) is not on the map")
    anchor = box.squares.index(ANCHOR)
    open_water = _reached(box, anchor, (SEA, ANCHOR))
    for n in range(SQUARES):
        if box.squares[n] in (SEA, ANCHOR) and n not in open_water:
            sheet.wrong("map", "", "squares", f"{SQUARE.names[n]} cannot be reached from Athens without the Styx")
        if box.squares[n] == STYX and n not in _reached(box, anchor, (SEA, ANCHOR, STYX)):
            sheet.wrong("map", "", "squares", f"{SQUARE.names[n]}, a square of the Styx, cannot be reached")
    for site, at in enumerate(box.site_at):
        if not any(box.squares[n] == SEA and beside(at, n) for n in range(SQUARES)):
            sheet.wrong("map", "", "squares", f"{SITE.names[site]} lies beside no sea")
        if any(box.squares[n] == ANCHOR and beside(at, n) for n in range(SQUARES)):
            sheet.wrong(
                "map", "", "squares", f"{SITE.names[site]} lies beside an anchor square, where nobody may fight"
            )
    swum = _reached(box, box.hydra_start, (SEA,))
    for n in range(SQUARES):
        if box.squares[n] == SEA and n not in swum:
            sheet.wrong("map", "", "squares", f"the Hydra cannot reach {SQUARE.names[n]}")


def _reached(box: DeukalionBox, start: int, over: tuple[int, ...]) -> set[int]:
    found = {start}
    waiting = [start]
    while waiting:
        for after in box.sail[waiting.pop()]:
            if after not in found and box.squares[after] in over:
                found.add(after)
                waiting.append(after)
    return found


def _deeds(sheet: Sheet, card: str) -> tuple[Deed, ...]:
    given = sheet.value("pursuits", card, "deeds")
    if not isinstance(given, list) or len(given) != len(DEED.names):
        sheet.wrong("pursuits", card, "deeds", f"{given!r:.80} is not allowed; allowed: a list of 2 deeds")
    return tuple([_deed(sheet, card, str(one)) for one in given])


def _deed(sheet: Sheet, card: str, text: str) -> Deed:
    """A deed as it is written: `deliver red yellow`, `deliver_any 2`, `ship`, `visit cyprus 9`."""
    words = text.split()
    what = DEEDS.index(words[0]) if words and words[0] in DEEDS else -1
    rest = words[1:]
    if what == DELIVER and rest and all(word in CHEST.names for word in rest):
        return Deed(what, tuple([rest.count(colour) for colour in CHEST.names]), -1, len(rest))
    if (
        what in (DELIVER_ANY, DELIVER_SAME, DELIVER_DISTINCT)
        and len(rest) == 1
        and rest[0] in ("1", "2", "3", "4", "5", "6")
    ):
        return Deed(what, (0,) * CHESTS, -1, int(rest[0]))
    if what in (SHIP, HYDRA) and not rest:
        return Deed(what, (0,) * CHESTS, -1, 0)
    numbers = [str(n) for n in range(1, BOARD + 1)]
    if what in (VISIT, LEAVE, OFFER) and len(rest) == 2 and rest[0] in CITY.names and rest[1] in numbers:
        return Deed(what, (0,) * CHESTS, CITY.decode(rest[0]), int(rest[1]))
    sheet.wrong(
        "pursuits", card, "deeds",
        f"{text!r:.60} is not a deed; allowed: deliver COLOURS, deliver_any N, deliver_same N, deliver_distinct N, "
        "ship, hydra, visit CITY N, leave CITY N, offer CITY N",
    )  # fmt: skip
