"""What comes in the box: both sides of the board and every token, read from components.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kernel.agenda import Box
from ...kernel.edition import Sheet
from ...kernel.kinds import Kind
from ...kernel.moves import Move, Vocabulary, by_mask

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
ROUNDS: Final = 8
BASE: Final = Path(__file__).parent / "components.toml"

# Goods: first the basic sides, then the refined ones in the same order

KINDS_OF_GOODS: Final = 5
GOOD: Final = Kind(
    "good",
    ("grapes", "cattle", "olives", "iron", "cotton", "wine", "hides", "oil", "armor", "cloth"),
)
ANY_GOOD: Final = -1  # in a demand: a refined good of the seller's choice

# Elements, with none for a location without an icon

ELEMENT: Final = Kind("element", ("air", "water", "earth", "fire"))
ELEMENTS: Final = 4

# Tokens: ships, artisans, reinforcements and titans, so that whatever can be sold or discarded is one kind

SHIPS: Final = 0  # the first ship
ARTISANS: Final = 5
ANY_ARTISAN: Final = 10
DIE_ARTISAN: Final = 11
REINFORCEMENTS: Final = 12
TITANS: Final = 24
TOKENS: Final = 44
BONUSES_EACH: Final = 3  # reinforcements of an element: 1 to 3
STRENGTHS_EACH: Final = 5  # titans of an element: 5 to 9
TOKEN: Final = Kind(
    "token",
    (
        *[f"{good}_ship" for good in GOOD.names[:KINDS_OF_GOODS]],
        *[f"{good}_artisan" for good in (*GOOD.names[:KINDS_OF_GOODS], "any", "die")],
        *[f"{element}_{bonus}" for element in ELEMENT.names for bonus in (1, 2, 3)],
        *[f"{element}_{strength}" for element in ELEMENT.names for strength in (5, 6, 7, 8, 9)],
    ),
)
ELEMENT_OF: Final = [
    *[-1 for _ in range(REINFORCEMENTS)],
    *[element for element in range(ELEMENTS) for _ in range(BONUSES_EACH)],
    *[element for element in range(ELEMENTS) for _ in range(STRENGTHS_EACH)],
]  # of a reinforcement or a titan
STRENGTH_OF: Final = [
    *[0 for _ in range(REINFORCEMENTS)],
    *[bonus for _ in range(ELEMENTS) for bonus in (1, 2, 3)],
    *[strength for _ in range(ELEMENTS) for strength in (5, 6, 7, 8, 9)],
]  # the bonus of a reinforcement, the strength of a titan
SHIP: Final = Kind("ship", TOKEN.names[SHIPS:ARTISANS])
ARTISAN: Final = Kind("artisan", TOKEN.names[ARTISANS:REINFORCEMENTS])
REINFORCEMENT: Final = Kind("reinforcement", TOKEN.names[REINFORCEMENTS:TITANS])
TITAN: Final = Kind("titan", TOKEN.names[TITANS:])

MERCHANT: Final = Kind("merchant", tuple([f"m{n:02}" for n in range(1, 13)]))
UNDERWORLD: Final = Kind("underworld", tuple([f"u{n:02}" for n in range(1, 13)]))

# A merchant's bonuses, in the order in which they are given (PAN-MERCH-08)

BONUS: Final = Kind("bonus", ("points", "discs", "reinforcement", "titans", "promotion", "view"))
POINTS_BONUS: Final = 0
DISCS_BONUS: Final = 1
REINFORCEMENT_BONUS: Final = 2
TITANS_BONUS: Final = 3
PROMOTION_BONUS: Final = 4
VIEW_BONUS: Final = 5

# Locations in the order of their evaluation

LOCATION: Final = Kind(
    "location",
    (
        "thermae", "polis", "agora", "phalanx", "art", "oraculum", "foro", "titanus", "agro", "krypt", "arena",
    ),
)  # fmt: skip
THERMAE: Final = 0
POLIS: Final = 1
AGORA: Final = 2
PHALANX: Final = 3
ART: Final = 4
ORACULUM: Final = 5
FORO: Final = 6
TITANUS: Final = 7
AGRO: Final = 8
KRYPT: Final = 9
ARENA: Final = 10

# Dice spaces: as many of each location as any edition may have; a side of a board has some of them

ROOM: Final = (0, 8, 5, 5, 4, 1, 2, 1, 1, 4, 4)
SPACE: Final = Kind(
    "space",
    tuple([f"{name}_{n}" for location, name in enumerate(LOCATION.names) for n in range(1, ROOM[location] + 1)]),
)
SPACES: Final = 35
FIRST: Final = (0, 0, 8, 13, 18, 22, 23, 25, 26, 27, 31)  # the first space of each location
LOCATION_OF: Final = tuple([location for location in range(11) for _ in range(ROOM[location])])
FORO_1: Final = 23
FORO_2: Final = 24
TITANUS_SPACE: Final = 25
AGRO_SPACE: Final = 26

# Figures: the rank of a worker, the original leader, a promoted leader

FIGURE: Final = Kind("figure", ("leader", "rank_1", "rank_2", "rank_3", "rank_4", "rank_5", "rank_6", "promoted"))
LEADER: Final = 0
HIGHEST: Final = 6  # rank
PROMOTED: Final = 7

# Where a die or a leader is

UNHIRED: Final = 0
AVAILABLE: Final = 1
RESTING: Final = 2
ON_BOARD: Final = 3  # on the first space, and so on
PLACE: Final = Kind("place", ("unhired", "available", "resting", *SPACE.names))

# A die: its place and what it is, in one number

DIE: Final = Kind("die", tuple([f"{place}:{figure}" for place in PLACE.names for figure in FIGURE.names]))

SPACE_OF: Final = [
    1 << place - ON_BOARD if place >= ON_BOARD else 0 for place in range(ON_BOARD + SPACES) for _ in FIGURE.names
]  # of each die: the dice space where it stands, as a bit

# What a space of the polis brings

NO_INCOME: Final = 0
DISC_INCOME: Final = 1
REINFORCEMENT_INCOME: Final = 2
TITAN_INCOME: Final = 3
GOOD_INCOME: Final = 4
INCOMES: Final = ("", "discs", "reinforcements", "titans", "goods")

SEAT: Final = Kind("seat", (), MOST_PLAYERS - 1)

# The moves; no edition changes them

WORDS: Final = Vocabulary()
PASS: Final = WORDS.word("pass")
PLACE_FIGURE: Final = WORDS.pairs("place", FIGURE, SPACE)
LOAD: Final = WORDS.words("ship", SHIP)
LOAD_ANY: Final = by_mask(LOAD)  # by the kinds of goods
SELL: Final = WORDS.words("sell", MERCHANT)
DELIVER: Final = WORDS.words("deliver", GOOD)
ACTIVATE: Final = WORDS.words("activate", ARTISAN)
ACTIVATE_BOTH: Final = WORDS.words("activate_both", ARTISAN)
REFINE: Final = WORDS.words("refine", GOOD)
TAKE_GOOD: Final = WORDS.words("take_good", GOOD)
TAKE_GOODS: Final = WORDS.pairs("take_goods", GOOD, GOOD)
RECRUIT: Final = WORDS.words("recruit", REINFORCEMENT)
RECRUIT_BOTH: Final = WORDS.pairs("recruit_both", REINFORCEMENT, REINFORCEMENT)
TRAIN: Final = WORDS.word("train")
ENGAGE: Final = WORDS.words("engage", ARTISAN)
SELL_TOKENS: Final = WORDS.word("sell_tokens")
DISCARD: Final = WORDS.words("discard", TOKEN)
DONE: Final = WORDS.word("done")
PROMOTE: Final = WORDS.pairs("promote", FIGURE, PLACE)
DEMOTE: Final = WORDS.pairs("demote", FIGURE, PLACE)
LOOK: Final = WORDS.word("look")
DECLINE: Final = WORDS.word("decline")
KEEP_TOP: Final = WORDS.word("keep_top")
SWAP: Final = WORDS.word("swap")
PUT_DISC: Final = WORDS.words("disc", SPACE)
NOTHING: Final = WORDS.word("nothing")
HIRE: Final = WORDS.word("hire")
RAISE_LEADER: Final = WORDS.pairs("lead", FIGURE, PLACE)
YIELD: Final = WORDS.word("yield")
LAY: Final = WORDS.words("lay", TOKEN)
CONFIRM: Final = WORDS.word("confirm")
KEEP_TITAN: Final = WORDS.words("keep", TITAN)
CHALLENGE: Final = WORDS.words("challenge", SEAT, MOST_PLAYERS)
RENOUNCE: Final = WORDS.word("renounce")
STOP: Final = WORDS.word("stop")
FOUR: Final = WORDS.word("four")
EIGHT: Final = WORDS.word("eight")


STRETCH: Final = 7  # spaces of the board that are looked up together
STRETCH_MASK: Final = (1 << STRETCH) - 1


class Side:
    """One side of the board: its dice spaces. Lists have an entry per space, whether this side has it or not."""

    def __init__(
        self,
        name: str,
        has: list[int],
        rank: list[int],
        lightning: list[int],
        income: list[int],
        amount: list[int],
        once: list[int],
    ) -> None:
        self.name = name
        self.has = has  # 1: this side has the space
        self.rank = rank  # the lowest that fits
        self.lightning = lightning  # 1: works at once
        self.income = income
        self.amount = amount  # of the income
        self.once = once  # 1: the income comes only when the disc is laid
        self.spaces = [space for space in range(SPACES) if has[space]]
        self.at = [[space for space in self.spaces if LOCATION_OF[space] == location] for location in range(11)]
        self.fits = [[int(fits(figure, space, rank[space])) for space in range(SPACES)] for figure in range(8)]
        self.placements = [
            [by_mask(self._alone(figure, first)) for first in range(0, SPACES, STRETCH)]
            for figure in range(len(FIGURE.names))
        ]  # of each figure, stretch by stretch: where it may go by itself, by the spaces that are free

    def _alone(self, figure: int, first: int) -> list[Move | None]:
        """The placements of a figure on the spaces of a stretch; into the foro nobody goes alone."""
        return [
            PLACE_FIGURE[figure][space]
            if self.has[space] and self.fits[figure][space] and LOCATION_OF[space] != FORO
            else None
            for space in range(first, first + STRETCH)
        ]


def fits(figure: int, space: int, rank: int) -> bool:
    """PAN-PLACE-03..05: the rank is high enough; a leader fits everywhere but in the polis."""
    if figure in (LEADER, PROMOTED):
        return LOCATION_OF[space] != POLIS
    return figure >= rank


class PanthalosBox(Box):
    """The components of one edition."""

    def __init__(
        self,
        edition: str,
        kinds: dict[str, Kind],
        words: Vocabulary,
        numbers: dict[str, int],
        templum: list[int],
        goods: list[int],
        tokens: list[int],
        cost: list[int],
        demand: list[tuple[int, ...]],
        points: list[int],
        bonuses: list[tuple[int, ...]],
        bonus_amount: list[int],
        attacker: list[int],
        attack: list[int],
        reward: list[int],
        element_at: list[int],
        small: Side,
        large: Side,
    ) -> None:
        super().__init__(edition, kinds, words)
        self.templum = templum  # by round, from 1
        self.goods = goods  # how many of each kind
        self.tokens = tokens  # how many of each
        self.cost = cost  # of each artisan
        self.demand = demand  # of each merchant: refined goods, ANY_GOOD last
        self.points = points  # of each merchant
        self.bonuses = bonuses  # of each merchant
        self.bonus_amount = bonus_amount
        self.attacker = attacker  # the element of each underworld token
        self.attack = attack  # its strength
        self.reward = reward  # its points
        self.element_at = element_at  # of each location; -1: none
        self.sides = [small, small, small, small, large, large]  # by number of players
        self.dice = numbers["dice"]
        self.workers = [0, 0, *[numbers[f"workers_{n}"] for n in range(2, 6)]]
        self.start_rank = numbers["start_rank"]
        self.discs = numbers["discs"]
        self.start_discs = [numbers[f"discs_{n}"] for n in range(1, 6)]
        self.limit = [0, 0, *[numbers[f"limit_{n}"] for n in range(2, 6)]]
        self.start_titans = numbers["start_titans"]
        self.start_reinforcements = numbers["start_reinforcements"]
        self.start_goods = numbers["start_goods"]
        self.port = numbers["port"]
        self.merkator = numbers["merkator"]
        self.agora = numbers["agora"]
        self.phalanx = numbers["phalanx"]
        self.art = numbers["art"]
        self.penalty = numbers["penalty"]
        self.end_shipping = numbers["end_shipping"]
        self.promoted_leader = numbers["promoted_leader"]
        self.duel = numbers["duel"]
        self.duel_with_disc = numbers["duel_with_disc"]


# Reading

LIMITS: Final = {
    "dice": (1, 8),
    **{f"workers_{n}": (1, 8) for n in range(2, 6)},
    "start_rank": (1, HIGHEST),
    "discs": (1, 40),
    **{f"discs_{n}": (0, 40) for n in range(1, 6)},
    **{f"limit_{n}": (1, 99) for n in range(2, 6)},
    "start_titans": (0, 5),
    "start_reinforcements": (0, 5),
    "start_goods": (0, 5),
    "port": (1, 10),
    "merkator": (1, 10),
    "agora": (1, 10),
    "phalanx": (1, 10),
    "art": (1, 6),
    "penalty": (0, 20),
    "end_shipping": (0, 10),
    "promoted_leader": (0, 20),
    "duel": (0, 20),
    "duel_with_disc": (0, 40),
}
SIDES: Final = ("small", "large")
OPEN_TO_ALL: Final = (TITANUS_SPACE, AGRO_SPACE)


def read_sheet(edition: Path | None) -> Sheet:
    """The components of the base edition, or of an edition's file laid over it."""
    return Sheet(BASE, edition, SIDES, ("income",))


def read_box(edition: Path | None) -> PanthalosBox:
    """The box of the base edition, or of an edition's file laid over it."""
    sheet = read_sheet(edition)
    _check_sections(sheet)
    numbers = {name: sheet.number("numbers", name, "value", low, high) for name, (low, high) in LIMITS.items()}
    _check_numbers(sheet, numbers)
    templum = [0] + [sheet.number("templum", f"round_{n}", "value", 1, HIGHEST) for n in range(1, ROUNDS + 1)]
    kinds = (
        GOOD, ELEMENT, TOKEN, SHIP, ARTISAN, REINFORCEMENT, TITAN, MERCHANT, UNDERWORLD, BONUS, LOCATION, SPACE,
        FIGURE, PLACE, DIE,
    )  # fmt: skip
    basic = GOOD.names[:KINDS_OF_GOODS]
    artisans = (*basic, "any", "die")
    return PanthalosBox(
        sheet.name,
        {kind.name: kind for kind in kinds},
        WORDS,
        numbers,
        templum,
        [sheet.number("goods", one, "count", 1, 40) for one in basic],
        [
            *[sheet.number("ships", one, "count", 0, 20) for one in basic],
            *[sheet.number("artisans", one, "count", 0, 20) for one in artisans],
            *[sheet.number("reinforcements", one, "count", 0, 40) for one in REINFORCEMENT.names],
            *[sheet.number("titans", one, "count", 0, 40) for one in TITAN.names],
        ],
        [sheet.number("artisans", one, "cost", 0, 10) for one in artisans],
        [_demand(sheet, one) for one in MERCHANT.names],
        [sheet.number("merchants", one, "points", 0, 40) for one in MERCHANT.names],
        [_bonuses(sheet, one) for one in MERCHANT.names],
        [sheet.number("bonuses", one, "amount", *((2, 2) if one == "view" else (1, 20))) for one in BONUS.names],
        [ELEMENT.decode(sheet.choice("underworld", one, "element", ELEMENT.names)) for one in UNDERWORLD.names],
        [sheet.number("underworld", one, "strength", 0, 60) for one in UNDERWORLD.names],
        [sheet.number("underworld", one, "points", 0, 40) for one in UNDERWORLD.names],
        [-1, -1]
        + [ELEMENT.decode(sheet.choice("locations", one, "element", ELEMENT.names)) for one in LOCATION.names[AGORA:]],
        _side(sheet, "small"),
        _side(sheet, "large"),
    )


def _check_sections(sheet: Sheet) -> None:
    sheet.keys("numbers", ("value",))
    sheet.keys("templum", ("value",))
    sheet.keys("goods", ("count",))
    sheet.keys("ships", ("count",))
    sheet.keys("artisans", ("count", "cost"))
    sheet.keys("merchants", ("demand", "points", "bonuses"))
    sheet.keys("bonuses", ("amount",))
    sheet.keys("titans", ("count",))
    sheet.keys("reinforcements", ("count",))
    sheet.keys("underworld", ("element", "strength", "points"))
    sheet.keys("locations", ("element",))
    for side in SIDES:
        sheet.keys(side, ("rank", "lightning", "capacity", "income"))


def _check_numbers(sheet: Sheet, numbers: dict[str, int]) -> None:
    for n in range(2, 6):
        if numbers[f"workers_{n}"] > numbers["dice"]:
            sheet.wrong("numbers", f"workers_{n}", "value", f"more workers than the {numbers['dice']} dice of a colour")
    for n in range(1, 6):
        if numbers[f"discs_{n}"] > numbers["discs"]:
            sheet.wrong("numbers", f"discs_{n}", "value", f"more than the {numbers['discs']} discs of a colour")


def _demand(sheet: Sheet, merchant: str) -> tuple[int, ...]:
    refined = GOOD.names[KINDS_OF_GOODS:]
    goods = sheet.choices("merchants", merchant, "demand", (*refined, "any"))
    if not 1 <= len(goods) <= 6:
        sheet.wrong("merchants", merchant, "demand", f"{len(goods)} goods; allowed: 1 to 6")
    named = sorted([GOOD.decode(one) for one in goods if one != "any"])
    return (*named, *[ANY_GOOD for one in goods if one == "any"])


def _bonuses(sheet: Sheet, merchant: str) -> tuple[int, ...]:
    found = [BONUS.decode(one) for one in sheet.choices("merchants", merchant, "bonuses", BONUS.names)]
    if len(set(found)) < len(found):
        sheet.wrong("merchants", merchant, "bonuses", "a bonus stands there twice")
    return tuple(sorted(found))


def _side(sheet: Sheet, name: str) -> Side:
    has = [0] * SPACES
    rank = [0] * SPACES
    lightning = [0] * SPACES
    income = [NO_INCOME] * SPACES
    amount = [0] * SPACES
    once = [0] * SPACES
    for one in sheet.ids(name):
        if one not in SPACE.names:
            sheet.wrong(name, one, "", f"no such space; allowed: {', '.join(SPACE.names)}")
        n = SPACE.decode(one)
        has[n] = 1
        rank[n] = sheet.number(name, one, "rank", 1, HIGHEST)
        lightning[n] = int(sheet.flag(name, one, "lightning"))
        unlimited = n in OPEN_TO_ALL
        sheet.number(name, one, "capacity", 0 if unlimited else 1, 0 if unlimited else 1)
        if lightning[n] and LOCATION_OF[n] not in (AGORA, PHALANX, ART):
            sheet.wrong(name, one, "lightning", "true is not allowed here; only agora, phalanx and art work at once")
        if (LOCATION_OF[n] == POLIS) != ("income" in sheet.data[name][one]):
            sheet.wrong(name, one, "income", "every space of the polis has one, and no other space")
        if LOCATION_OF[n] == POLIS:
            income[n], amount[n], once[n] = _income(sheet, name, one)
    for n in (FORO_1, FORO_2, TITANUS_SPACE, AGRO_SPACE):
        if not has[n]:
            sheet.wrong(name, SPACE.names[n], "", "is missing; every side of the board has it")
    for n in OPEN_TO_ALL:
        if rank[n] > 1:
            sheet.wrong(name, SPACE.names[n], "rank", "1 is needed, so that every figure finds a place")
    return Side(name, has, rank, lightning, income, amount, once)


def _income(sheet: Sheet, side: str, space: str) -> tuple[int, int, int]:
    """An income as it is written: `discs 2`, `titans 2 once`."""
    text = str(sheet.value(side, space, "income"))
    words = text.split()
    once = len(words) == 3 and words[2] == "once"
    if (len(words) == 2 or once) and words[0] in INCOMES[1:] and words[1] in ("1", "2", "3", "4", "5"):
        return INCOMES.index(words[0]), int(words[1]), int(once)
    sheet.wrong(
        side, space, "income",
        f"{text!r:.60} is not an income; allowed: {', '.join(INCOMES[1:])}, a number from 1 to 5, and perhaps `once`",
    )  # fmt: skip
