"""What comes in the box: Favors, Keeper blades, Curses and all the numbers, read from components.toml."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

from ...kernel.agenda import Box
from ...kernel.edition import Sheet
from ...kernel.kinds import Kind
from ...kernel.moves import Move, Verb, Vocabulary
from ...kernel.text import LANGUAGES

MOST_PLAYERS: Final = 5
BASE: Final = Path(__file__).parent / "components.toml"

FAVOR: Final = Kind(
    "favor", ("recruitment", "indoctrination", "extortion", "bewitchment", "hunt", "protection", "enslavement")
)
RECRUITMENT: Final = 0
INDOCTRINATION: Final = 1
EXTORTION: Final = 2
FAVORS: Final = 7
FIRST_POWER_FAVOR: Final = 3  # from here on a Favor gives the Power of the same name

POWER: Final = Kind("power", ("bewitchment", "hunt", "protection", "enslavement", "demonic_discard"))
BEWITCHMENT: Final = 0
HUNT: Final = 1
PROTECTION: Final = 2
ENSLAVEMENT: Final = 3
DEMONIC_DISCARD: Final = 4

POINT: Final = Kind("point", ("top", "upper_right", "lower_right", "lower_left", "upper_left"))
POINTS: Final = 5

LOCATION: Final = Kind("location", ("triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"))
TRIPLE_INFLUENCE: Final = 0
TWO_ADEPTS: Final = 1
TWO_INFLUENCE: Final = 2
DEMONIC_DISCARD_POINT: Final = 3
EXTRA_TURN: Final = 4
LOCATIONS: Final = 5

CURSE: Final = Kind(
    "curse",
    (
        "final_gathering", "hard_feelings", "denial", "indiscretion", "heavy_tithe", "blood_price",
        "divided_devotion", "deserters", "feeble_grip", "moonblind", "greedy_keepers", "scorned_by_the_pack",
        "bitter_loss", "closed_doors", "narrow_altar", "lonely_triumph", "leaking_coffers", "restless_night",
        "exhaustion_1", "exhaustion_2", "exhaustion_3", "exhaustion_4", "exhaustion_5", "exhaustion_6",
        "exhaustion_7", "exhaustion_8", "exhaustion_9",
    ),
)  # fmt: skip
FINAL_GATHERING: Final = 0
HARD_FEELINGS: Final = 1
DENIAL: Final = 2
INDISCRETION: Final = 3
HEAVY_TITHE: Final = 4
BLOOD_PRICE: Final = 5
DIVIDED_DEVOTION: Final = 6
DESERTERS: Final = 7
FEEBLE_GRIP: Final = 8
MOONBLIND: Final = 9
GREEDY_KEEPERS: Final = 10
SCORNED_BY_THE_PACK: Final = 11
BITTER_LOSS: Final = 12
CLOSED_DOORS: Final = 13
NARROW_ALTAR: Final = 14
LONELY_TRIUMPH: Final = 15
LEAKING_COFFERS: Final = 16
RESTLESS_NIGHT: Final = 17
FIRST_EXHAUSTION: Final = 18
CURSES: Final = 27

SACRIFICE: Final = Kind("sacrifice", ("powers", "adepts"))
RESOURCE: Final = Kind("resource", ("influence", "adepts"))
SEAT: Final = Kind("seat", (), MOST_PLAYERS - 1)

# The moves that no edition changes

WORDS: Final = Vocabulary()
PASS: Final = WORDS.word("pass")
DECLINE: Final = WORDS.word("decline")
DRAW: Final = WORDS.word("draw")
STOP: Final = WORDS.word("stop")
ANNOUNCE: Final = WORDS.words("announce", FAVOR)
FLIP: Final = WORDS.words("flip", CURSE)
KEEP: Final = WORDS.words("keep", CURSE)
RELIEVE: Final = WORDS.words("relieve", CURSE)
LOOK: Final = WORDS.words("look", SEAT, MOST_PLAYERS)
DEVOTE: Final = WORDS.words("sacrifice", SACRIFICE)
PLACE: Final = WORDS.pairs("place", POINT, LOCATION)


class PantacleBox(Box):
    """The components of one edition, and the moves that speak of its blades."""

    def __init__(
        self,
        edition: str,
        kinds: dict[str, Kind],
        words: Vocabulary,
        names: dict[str, dict[str, str]],
        numbers: dict[str, int],
        keeper_of: list[int],
        phase_of: list[int],
        hound: int,
        favor_keepers: list[tuple[int, int]],
        favor_phase: list[int],
        favor_amount: list[int],
        location_amount: list[int],
        curse_amount: list[int],
        cursed_points: list[bool],
        holds_influence: list[int],
        holds_adepts: list[int],
        curse_cards: list[int],
        show: list[Move],
        discard: list[Move],
        add: list[Move],
        bribe: dict[tuple[int, ...], Move],
    ) -> None:
        super().__init__(edition, kinds, words)
        self.names = names  # what an edition calls its own Keepers and phases, by language and id
        self.keeper_of = keeper_of  # of each blade
        self.phase_of = phase_of  # of each blade
        self.hound = hound  # the Keeper that is the Hound
        self.favor_keepers = favor_keepers
        self.favor_phase = favor_phase  # -1: none
        self.favor_amount = favor_amount  # what a Favor, a location or a Curse gives or asks; 0 where it is no number
        self.location_amount = location_amount
        self.curse_amount = curse_amount
        self.cursed_points = cursed_points
        self.holds_influence = holds_influence  # by an Exhaustion card when it comes into play
        self.holds_adepts = holds_adepts
        self.curse_cards = curse_cards  # those in the game
        self.blades = len(keeper_of)
        self.resolve = len(keeper_of)  # the Resolve Bonus Hound, numbered after the blades, in a payment
        self.show = show
        self.discard = discard
        self.add = add
        self.bribe = bribe
        self.adepts = numbers["adepts"]
        self.influence = numbers["influence"]
        self.start_adepts = numbers["start_adepts"]
        self.start_hand = numbers["start_hand"]
        self.start_influence = [numbers[f"influence_{n}"] for n in range(1, MOST_PLAYERS + 1)]
        self.adept_cost = numbers["adept_cost"]
        self.sacrifice_of_adepts = numbers["sacrifice_of_adepts"]
        self.power_slots = numbers["power_slots"]
        self.hand = numbers["hand"]
        self.hand_with_enslavement = numbers["hand_with_enslavement"]
        self.more_curses = numbers["more_curses"]
        self.compensation = numbers["compensation"]
        self.moon = numbers["moon"]
        keepers = kinds["keeper"].names
        phases = kinds["phase"].names
        self.blade_faces: dict[str, dict[str, str]] = {
            kinds["blade"].names[n]: {"keeper": keepers[keeper_of[n]], "phase": phases[phase_of[n]]}
            for n in range(len(keeper_of))
        }


LIMITS: Final = {
    "adepts": (MOST_PLAYERS, 200),
    "influence": (0, 500),
    "start_adepts": (0, 5),
    "start_hand": (0, 4),
    "adept_cost": (0, 20),
    "sacrifice_of_adepts": (1, 4),
    "power_slots": (3, 5),
    "hand": (1, 4),
    "hand_with_enslavement": (1, 5),
    "more_curses": (0, 8),
    "compensation": (0, 10),
    "moon": (0, 10),
    **{f"influence_{n}": (0, 20) for n in range(1, MOST_PLAYERS + 1)},
}


LEAST: Final = {"restless_night": 1, "narrow_altar": 2}  # fewer would break the Change of the Moon or a Sacrifice


def read_sheet(edition: Path | None) -> Sheet:
    """The components of the base edition, or of an edition's file laid over it."""
    return Sheet(BASE, edition, replaceable=("phases", "keepers"), optional=("names", "in_deck"))


def read_box(edition: Path | None) -> PantacleBox:
    """The box of the base edition, or of an edition's file laid over it."""
    sheet = read_sheet(edition)
    _check_sections(sheet)
    phase = Kind("phase", sheet.ids("phases"))
    keeper = Kind("keeper", sheet.ids("keepers"))
    if "hound" not in keeper.names:
        sheet.wrong("keepers", "", "", "the Hound is missing: an entry 'hound' is needed")
    names: list[str] = []
    keeper_of: list[int] = []
    phase_of: list[int] = []
    for number, one in enumerate(keeper.names):
        for n, moon in enumerate(sheet.choices("keepers", one, "blades", phase.names), 1):
            names.append(f"{one}_{n}")
            keeper_of.append(number)
            phase_of.append(phase.decode(moon))
    if not 26 <= len(names) <= 60:
        sheet.wrong("keepers", "", "", f"{len(names)} blades in all; allowed: 26 to 60")
    blade = Kind("blade", tuple(names))
    hound = keeper.decode("hound")
    askable = [name for name in keeper.names if name != "hound"]
    numbers = {name: sheet.number("numbers", name, "value", low, high) for name, (low, high) in LIMITS.items()}
    if numbers["adepts"] < MOST_PLAYERS * numbers["start_adepts"]:
        needed = MOST_PLAYERS * numbers["start_adepts"]
        sheet.wrong(
            "numbers", "adepts", "value", f"{numbers['adepts']} adepts are too few; the start takes up to {needed}"
        )
    dealt = sum([numbers[f"influence_{n}"] for n in range(1, MOST_PLAYERS + 1)])
    if numbers["influence"] < dealt:
        sheet.wrong(
            "numbers",
            "influence",
            "value",
            f"{numbers['influence']} Influence is too little; the start takes up to {dealt}",
        )
    favor_keepers: list[tuple[int, int]] = []
    for one in FAVOR.names:
        first, second = sheet.choices("favors", one, "keepers", askable, 2)
        if first == second:
            sheet.wrong("favors", one, "keepers", f"{first!r} stands here twice; two different Keepers are needed")
        favor_keepers.append((keeper.decode(first), keeper.decode(second)))
    moons = [sheet.choice("favors", one, "phase", (*phase.names, "none")) for one in FAVOR.names]
    exhaustions = CURSE.names[FIRST_EXHAUSTION:]
    words = Vocabulary(WORDS)
    return PantacleBox(
        sheet.name,
        {kind.name: kind for kind in (FAVOR, POWER, POINT, LOCATION, CURSE, SACRIFICE, RESOURCE, phase, keeper, blade)}
        | {"payment": Kind("payment", (*blade.names, "resolve"))},
        words,
        _names(sheet),
        numbers,
        keeper_of,
        phase_of,
        hound,
        favor_keepers,
        [-1 if moon == "none" else phase.decode(moon) for moon in moons],
        _amounts(sheet, "favors", FAVOR),
        _amounts(sheet, "locations", LOCATION),
        _amounts(sheet, "curses", CURSE),
        [sheet.flag("points", one, "cursed") for one in POINT.names],
        [0] * FIRST_EXHAUSTION + [sheet.number("curses", one, "influence", 0, 20) for one in exhaustions],
        [0] * FIRST_EXHAUSTION + [sheet.number("curses", one, "adepts", 0, 5) for one in exhaustions],
        [n for n, one in enumerate(CURSE.names) if sheet.data["curses"][one].get("in_deck", True)],
        words.words("show", blade),
        words.words("discard", blade),
        words.words("add", blade),
        _payments(words, blade, keeper_of, hound, favor_keepers),
    )


def _amounts(sheet: Sheet, section: str, kind: Kind) -> list[int]:
    """The amount of each entry that has one in the base edition."""
    entries = sheet.data[section]
    return [
        sheet.number(section, one, "amount", LEAST.get(one, 0), 20) if "amount" in entries[one] else 0
        for one in kind.names
    ]


def _names(sheet: Sheet) -> dict[str, dict[str, str]]:
    """The names that an edition gives to its own Keepers and phases: `names = { en = "...", fr = "..." }`."""
    found: dict[str, dict[str, str]] = {}
    for section, kind in (("phases", "phase"), ("keepers", "keeper")):
        for entry, values in sheet.data[section].items():
            given = values.get("names", {})
            if not isinstance(given, dict) or not all(isinstance(name, str) and name for name in given.values()):
                sheet.wrong(section, entry, "names", f'{given!r} is not allowed; allowed: {{ en = "...", fr = "..." }}')
            for language in given:
                if language not in LANGUAGES:
                    sheet.wrong(
                        section, entry, "names", f"{language!r} is no language; allowed: {', '.join(LANGUAGES)}"
                    )
            found[f"{kind}-{entry}"] = dict(given)
    return found


def _check_sections(sheet: Sheet) -> None:
    sheet.keys("numbers", ("value",))
    sheet.keys("phases", ("names",))
    sheet.keys("keepers", ("blades", "names"))
    sheet.keys("favors", ("keepers", "phase", "amount"))
    sheet.keys("powers", ())
    sheet.keys("points", ("cursed",))
    sheet.keys("locations", ("point", "amount"))
    sheet.keys("curses", ("influence", "adepts", "amount", "in_deck"))
    for one in LOCATION.names:
        sheet.choice("locations", one, "point", POINT.names)
    for one in CURSE.names:
        if "in_deck" in sheet.data["curses"][one]:
            sheet.flag("curses", one, "in_deck")


def _payments(
    words: Vocabulary, blade: Kind, keeper_of: list[int], hound: int, favor_keepers: list[tuple[int, int]]
) -> dict[tuple[int, ...], Move]:
    """PCL-PAY-02, -08: a move for every payment of two Keepers that some Favor asks for, in the order of discarding."""
    verb = Verb("bribe", ("payment*",))
    resolve = len(keeper_of)
    hounds = [n for n in range(len(keeper_of)) if keeper_of[n] == hound] + [resolve]
    pairs = list(combinations(hounds, 2))
    made: dict[tuple[int, ...], Move] = {}
    for first, second in dict.fromkeys(favor_keepers):
        firsts = [n for n in range(len(keeper_of)) if keeper_of[n] == first]
        seconds = [n for n in range(len(keeper_of)) if keeper_of[n] == second]
        ways: list[tuple[int, ...]] = [(a, b) for a in firsts for b in seconds]
        ways += [(a, *pair) for a in firsts for pair in pairs]
        ways += [(*pair, b) for pair in pairs for b in seconds]
        ways += list(combinations(hounds, 4))
        for way in ways:
            text = " ".join(blade.names[n] if n < resolve else "resolve" for n in way)
            made[way] = words.add(verb, way, f"bribe {text}")
    return made
