"""Makes the golden records: for each game a small set of whole games that together show everything.

    python -m tools.golden [GAME ...]

plays many games by seed, at random and by the heuristic bot, adds a few that start from an arranged position (for what
random games hardly reach), and keeps those that cover the marks of tests/test_records.py in the fewest moves.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import petteia
from petteia.bots import Chair, make
from petteia.bots.heuristic import Heuristic
from tests.deukalion.arrange import SIGN, happened, idle, sailing
from tests.pantacle.arrange import position
from tests.pantacle.test_properties_pool import TEMPERS, pick, play
from tests.panthalos.arrange import evaluating
from tests.parthenon import arrange as parthenon
from tests.parthenon.test_editions import SHORT, hurried
from tests.test_records import FOLDER, ISLES, PHILOSOPHIES, SHELVES, SLOTS, WONDERS, Shelf, slug


@dataclass(frozen=True)
class Candidate:
    text: str
    moves: int
    marks: frozenset[str]


@dataclass(frozen=True)
class Maker:
    """How candidates for one game are made."""

    rounds: int  # of random games
    thinkers: int  # games of the heuristic bot
    fewest: int  # records, even if fewer would cover everything
    at_random: Callable[[int], Iterator[petteia.Table]]  # whole games, so many rounds of them
    variants: Callable[[int], dict[str, Any]]  # of the heuristic bots' game with this number
    starts: tuple[Callable[[], petteia.Table], ...]  # arranged positions
    pick: Callable[[list[petteia.Move], Random], petteia.Move]  # how these are played on
    weight: int = 0  # one record more is as dear as so many moves


def candidate(shelf: Shelf, t: petteia.Table) -> Candidate:
    return Candidate(t.record(), len(t.moves), frozenset(shelf.shown(t)) & shelf.wanted())


def candidates(shelf: Shelf, maker: Maker) -> Iterator[Candidate]:
    for t in maker.at_random(maker.rounds):
        yield candidate(shelf, t)
    yield from heuristic_games(shelf, maker)
    yield from arranged_games(shelf, maker)


def heuristic_games(shelf: Shelf, maker: Maker) -> Iterator[Candidate]:
    low, high = shelf.game.seats
    for seed in range(maker.thinkers):
        players = low + seed % (high - low + 1)
        names = [f"heuristic {n + 1}" for n in range(players)]
        t = petteia.new(shelf.game, players, seed, names=names, **maker.variants(seed))
        bots = [make("heuristic", 100 * seed + n) for n in range(players)]
        while not t.over:
            seat = t.pending[0]
            t.play(seat, bots[seat].choose(Chair(t, seat)))
        yield candidate(shelf, t)


def arranged_games(shelf: Shelf, maker: Maker) -> Iterator[Candidate]:
    """What random games hardly reach, played on at random from there; the shortest of some tries each."""
    for start in maker.starts:
        tries = []
        begun = start()
        for seed in range(200):
            t = begun.copy()
            chance = Random(seed)
            while not t.over:
                seat = t.pending[0]
                t.play(seat, maker.pick(t.options(seat), chance))
            tries.append(t)
        yield candidate(shelf, min(tries, key=lambda one: len(one.moves)))


# Pantacle


def pantacle_at_random(rounds: int) -> Iterator[petteia.Table]:
    for seed in range(rounds):
        for players in (3, 4, 5):
            for adept_cap in (0, 5):
                for temper in TEMPERS:
                    yield play(players, adept_cap, temper, seed).end


def four_hounds() -> petteia.Table:
    """PCL-PAY-02: four Hound blades in a hand of four pay both Keepers."""
    t = position(
        dict(discs=["two_adepts", "two_influence", "extra_turn", "triple_influence"], adepts=2, hand=["matriarch_1"]),
        dict(hand=["hound_1", "hound_2", "hound_3", "hound_5"], powers=["enslavement"], adepts=3),
        dict(discs=["two_adepts", "two_influence", "demonic_discard"], adepts=3),
        marked="recruitment",
    )
    t.play(0, "announce protection")
    t.play(1, "bribe hound_1 hound_2 hound_3 hound_5")
    return t


def narrow_altar_with_four_powers() -> petteia.Table:
    """PCL-CARD-15: Narrow Altar drawn while four Power tokens are held, so that the fourth is lost."""
    t = position(
        dict(powers=["hunt", "bewitchment", "enslavement", "protection"], curses=["divided_devotion"], adepts=3,
             discs=["two_adepts"], emptied=["upper_right"], face_down=None),
        dict(discs=["two_adepts", "two_influence", "extra_turn"], adepts=3),
        dict(discs=["two_adepts", "two_influence", "extra_turn", "triple_influence"], adepts=2),
        marked="recruitment", curse_pile=["narrow_altar"],
    )  # fmt: skip
    for move in ("decline", "decline", "sacrifice adepts", "place lower_left two_influence", "decline"):
        t.play(0, move)
    return t


# Deukalion

ZEAL = {
    "declare": 40, "challenge": 20, "found": 12, "play": 6, "steal": 6, "sail": 4, "act": 3, "end_turn": 3,
}  # fmt: skip


def zealous(options: list[petteia.Move], chance: Random) -> petteia.Move:
    """A move by chance, rather one that makes a difference: a deed, or a way to Athens or the Styx."""
    return chance.choices(options, [appeal(str(move)) for move in options])[0]


def appeal(move: str) -> int:
    verb, *rest = move.split()
    return 4 if verb == "to" and SIGN[rest[0]] in "oS" else ZEAL.get(verb, 1)


def deukalion_at_random(rounds: int) -> Iterator[petteia.Table]:
    """On a whim, which makes games long and dull, or by players who have one only now and then."""
    for seed in range(rounds):
        for players in (2, 3, 4):
            for whims in (0.2, 1.0):
                chance = Random(f"{players} {whims} {seed}")
                thinker = Heuristic(seed, 1)
                t = petteia.new("deukalion", players, seed, youngest=("nobody", "1+2")[seed % 2])
                while not t.over:
                    (seat,) = t.pending
                    on_a_whim = chance.random() < whims
                    t.play(seat, zealous(t.options(seat), chance) if on_a_whim else thinker.choose(Chair(t, seat)))
                yield t


def two_visitors(honour: int) -> petteia.Table:
    """DEU-PUR-12: a Visit of Cyprus is revealed while two ships lie there; both have so many Honour cards."""
    t = sailing(
        dict(ship="h6", completed=["p08", "p09", "p10"], honour_cards=honour, hand=["rally"]),
        dict(ship="i7", completed=["p11", "p12", "p13"], honour_cards=honour, hand=["fair_wind"]),
        dict(ship="c3", chests=["red"], completed=["p15"], hand=["spear_of_ares"]),
        seat=2, display=["p01", "p02"], pursuits=["p05"],
    )  # fmt: skip
    for move in ("to c2", "unload red", "put halikarnassos"):
        t.play(2, move)
    return t


def shared_victory() -> petteia.Table:
    """DEU-END-04: two reach the goal together, level in everything."""
    return two_visitors(4)


def shared_visit() -> petteia.Table:
    """DEU-PUR-21: the card that two have completed is gone, and the game goes on."""
    t = two_visitors(2)
    while not happened(t, "shook"):
        idle(t)
    return t


# Panthalos

TRADE = {"sell": 300, "activate_both": 120, "activate": 30, "engage": 12, "take_goods": 10}
MARKETS = {"agora": 8, "art": 8, "agro": 4, "polis": 2, "krypt": 2}


def trading(options: list[petteia.Move], chance: Random) -> petteia.Move:
    """A move by chance, rather one that brings goods to merchants."""
    return chance.choices(options, [worth(str(move)) for move in options])[0]


def worth(move: str) -> int:
    verb, *rest = move.split()
    return MARKETS.get(rest[1].rsplit("_", 1)[0], 1) if verb == "place" else TRADE.get(verb, 1)


def panthalos_at_random(rounds: int) -> Iterator[petteia.Table]:
    """By players who do anything, and by players who would rather trade."""
    for seed in range(rounds):
        for players in (2, 3, 4, 5):
            for choose in (Random.choice, lambda chance, options: trading(options, chance)):
                chance = Random(f"{players} {seed}")
                t = petteia.new("panthalos", players, seed)
                while not t.over:
                    (seat,) = t.pending
                    t.play(seat, choose(chance, t.options(seat)))
                yield t


def nothing_left() -> petteia.Table:
    """PAN-GEN-06, PAN-KRYPT-10, PAN-DUEL-15, PAN-PROM-12: no titan, no disc, nobody to promote, nobody to demote."""
    t = evaluating(
        dict(workers=["agora_2:6", "available:6", "available:6", "polis_6:6"], leader="agro_1", discs=0, box=5),
        dict(workers=["titanus_1:6", "arena_2:4", "available:3", "available:2"], leader="titanus_1", titans=["air_9"]),
        dict(workers=["agro_1:1", "available:1", "available:1", "available:promoted"], leader="oraculum_1"),
        polis={f"polis_{n}": 0 for n in range(1, 7)},
        round=8, titan_stack=["air_5", "fire_5", "earth_5"],
        locations=["agora", "oraculum", "titanus", "agro", "krypt", "arena"],
    )  # fmt: skip
    for seat, move in (
        (0, "train"), (2, "yield"), (0, "yield"), (1, "yield"), (1, "challenge 2"), (1, "lay air_9"), (1, "confirm"),
        (2, "stop"),
    ):  # fmt: skip
        t.play(seat, move)
    return t


# Parthenon

FLEETING = 0.02  # how often somebody moves for whom nobody waits
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    dict(beginner=True, journey_mode="simultaneous"),
    dict(tournament=True, build_mode="ordered"),
    dict(delian_league=True, hidden_trades=True),
    dict(journey_mode="archon_order", allow_gifts=False),
    dict(memory_aid=True, marketplace_by_island_card=True, max_trades_per_phase=2),
)
STAGES = ("plans", "partial", "complete")


class Curious:
    """Plays what was played least in this game, but is soon done with everything."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.times: Counter[str] = Counter()

    def play(self, t: petteia.Table) -> None:
        seat = t.pending[0]
        if self.chance.random() < FLEETING:
            seat = self.chance.choice([n for n in range(t.players) if t.options(n)])
        choice = t.state.choice(seat)
        assert choice is not None
        by_verb: dict[str, list[petteia.Move]] = {}
        for move in t.options(seat):
            by_verb.setdefault(move.verb.name, []).append(move)
        verbs = list(by_verb)
        weights = [4 if verb in (*SHORT, "load") else 4 / (1 + self.times[f"{choice.name} {verb}"]) for verb in verbs]
        verb = self.chance.choices(verbs, weights)[0]
        move = min(by_verb[verb], key=lambda move: (self.times[str(move)], self.chance.random()))
        self.times.update((f"{choice.name} {verb}", str(move)))
        t.play(seat, move)


def parthenon_at_random(rounds: int) -> Iterator[petteia.Table]:
    """Whole games, and more last Years of people who have nearly everything."""
    for seed in range(rounds):
        for players in (3, 4, 5, 6):
            house = HOUSES[(seed + players) % len(HOUSES)]
            yield curious_game(petteia.new("parthenon", players, seed, **house), f"{players} {seed}")
            for n in range(5):
                yield curious_game(last_year(players, 100 * seed + n), f"last {players} {seed} {n}")


def curious_game(t: petteia.Table, seed: str) -> petteia.Table:
    player = Curious(seed)
    while not t.over:
        player.play(t)
    return t


def last_year(players: int, seed: int) -> petteia.Table:
    """Somewhere in Year 3: rich Islands with cards, Aegis, Philosophies and Great Wonders at some stage."""
    chance = Random(f"{players} {seed}")
    season = chance.choice((1, 2, 4))
    phase = chance.choice(("event", "event", "island_trade", "journey", "hazard", "fleet_trade", "build"))
    harbors = chance.sample(list(ISLES["harbors"]), 6)
    wonders = chance.sample(WONDERS, 12)
    held = chance.randrange(players, 2 * players + 1)
    dump = parthenon.dump(
        *[rich_island(chance, n, phase in ("hazard", "fleet_trade")) for n in range(players)],
        phase=phase, year=3, season=season, archon=chance.randrange(players),
        events=chance.sample([name for name, event in ISLES["events"].items() if event["year"] == 3], season),
        hazards=chance.sample(list(ISLES["hazards"]), 6),
        harbors={land: chance.choice(("", "+")) + harbor for land, harbor in zip(LANDS, harbors, strict=True)},
        wonders={wonder: (n % players, chance.choice(STAGES)) for n, wonder in enumerate(wonders[:held])},
        plans=wonders[held:],
        chance=(chance.randrange(1, 1 << 31), chance.randrange(1, 1 << 29)),
        options=HOUSES[seed % len(HOUSES)] | dict(beginner=False, tournament=False),
    )  # fmt: skip
    left = chance.randrange(1, 7)
    deck = dump["state"]["hazard_deck"]
    dump["state"].update(hazard_deck=deck[-left:], hazard_discard=deck[:-left], hazard_known=[[]] * left)
    return petteia.load(dump)


LANDS = ("athens", "sparta", "ionia", "egypt", "carthage", "italy")
TRADED = ("grain", "grapes", "olives", "ore", "timber", "wool", "pottery", "spices", "tools", "papyrus", "gold", "gold")
AEGIS = ("army", "warship", "gift_of_poseidon")


def rich_island(chance: Random, seat: int, abroad: bool) -> dict[str, Any]:
    """An Island with anything; its Fleets are under way, or docked."""
    built = chance.sample(SLOTS[2:14], chance.randrange(4, 9))
    schools = [one for n, one in enumerate(PHILOSOPHIES) if n not in (seat, (seat + 1) % 6) and chance.random() < 0.5]
    fleets: list[Any] = [None, [chance.choice(AEGIS)], None]
    if abroad:
        fleets = [(chance.choice(LANDS), chance.choices((*TRADED, *TRADED[5:], *AEGIS), k=n)) for n in (6, 4, 6)]
    return dict(
        hand=Counter(chance.choices(TRADED, k=chance.randrange(3, 21))), built=built,
        fleets=fleets[: chance.randrange(1, 4)], aegis={card: chance.randrange(3) for card in AEGIS},
        philosophies=schools if "academy" in built else [],
    )  # fmt: skip


DILIGENCE = (
    "use_gift", "reveal", "take_free_plans", "buy_plans", "raise", "choose", "adopt", "make", "build", "adopt_library",
    "buy_fleet", "pay",
)  # fmt: skip


def diligent(t: petteia.Table) -> petteia.Table:
    """Until the Discard Phase everybody does whatever is left to be done."""
    chance = Random(1)
    while parthenon.phase(t) != "discard":
        seat = t.pending[0]
        options = t.options(seat)
        verb = next((verb for verb in DILIGENCE if any(move.verb.name == verb for move in options)), None)
        same = [move for move in options if move.verb.name == verb]
        t.play(seat, chance.choice(same) if same else hurried(options, chance, 0.0))
    return t


def everything(number: int) -> dict[str, int]:
    return dict.fromkeys(TRADED, number)


def all_plans() -> petteia.Table:
    """Six Islands with all the cards they can use take all Plans, build Academies and teach each other."""
    island = dict(hand=everything(5), fleets=[("athens", ["gold", "gold"])])
    return diligent(parthenon.position(*[island] * 6, phase="fleet_trade", year=3, season=4, face_up=["athens"]))


def all_wonders() -> petteia.Table:
    """The same with a Great Wonder each that is half built and one that is not begun."""
    island = dict(hand=everything(8), aegis=dict.fromkeys(AEGIS, 3), built=["village_3", "village_4", "workshop_1"])
    wonders = {wonder: (n // 2, STAGES[n % 2]) for n, wonder in enumerate(WONDERS)}
    return diligent(parthenon.position(*[island] * 6, phase="island_trade", year=3, season=4, wonders=wonders))


def stormy_sea() -> petteia.Table:
    """Eighteen Fleets with two Gifts of Poseidon each meet every Hazard there is."""
    fleets = [(land, ["ore", "wool", "pottery", "gold", "gift_of_poseidon", "gift_of_poseidon"]) for land in LANDS]
    islands = [dict(fleets=fleets[3 * (n % 2) :][:3]) for n in range(6)]
    hazards = [name for name in ISLES["hazards"] if name not in ("safe_journey", "storm_09")]
    cards = ("luxury_demand", "guild_monopoly", "blockade", "harbor_fees", "brigands", "shortage_wool")
    return diligent(
        parthenon.position(
            *islands, phase="hazard", year=3, season=4, hazards=hazards, harbors=dict(zip(LANDS, cards, strict=True)),
            events=["earthquake", "golden_age", "tyranny", "delian_league"],
        )
    )  # fmt: skip


def busy_harbors() -> petteia.Table:
    """Exchanges of many cards, both discounts at once, and stages of Great Wonders paid at a Land."""
    t = parthenon.position(
        dict(built=["academy"], philosophies=["pythagoreanism"],
             fleets=[("sparta", ["grain"] * 4 + ["gold"] * 2), ("athens", ["gold"] * 5),
                     ("ionia", ["ore", "wool", "gold", "gold", "gold"])]),
        dict(fleets=[("egypt", ["pottery", "papyrus", "gold", "gold", "gold"]), ("athens", ["pottery"] * 4)]),
        dict(fleets=[("ionia", ["timber", "gold", "gold"]), ("sparta", ["ore", "timber", "timber", "wool", "tools"]),
                     ("carthage", ["ore"] * 4)]),
        phase="fleet_trade", year=3, season=4, events=["earthquake", "golden_age", "tyranny", "delian_league"],
        harbors={"ionia": "+thriving_market", "carthage": "+surplus_ore"}, face_up=["sparta", "athens", "egypt"],
        wonders={"great_library": (1, "plans"), "lighthouse": (1, "partial"), "temple_of_artemis": (2, "plans"),
                 "diolkos": (2, "plans"), "colossus": (0, "plans"), "mausoleum": (0, "partial")},
    )  # fmt: skip
    for seat, moves in (
        (0, ["trade a ng_1", "take ore", "take ore", "trade a ng_1", "take ore", "take ore", "trade a nb_3"]),
        (0, ["take tools", "trade b ng_2", "take tools", "trade_cheaply c nb_2 both", "raise_at c mausoleum"]),
        (1, ["raise_at a great_library", "raise_at a lighthouse", "trade b nr_3", "take tools"]),
        (2, ["raise_at a temple_of_artemis", "raise_at b diolkos", "trade c surplus_sell", "take wool"]),
    ):
        for move in moves:
            t.play(seat, move)
    return t


def last_vote(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    return parthenon.position(*seats, phase="archon", year=3, season=4, **given)


def five_tie_breakers() -> petteia.Table:
    """PAR-WIN-14, TB1 to TB5: all have seven Structures."""
    villages = ["village_3", "village_4", "village_5", "village_6"]
    return last_vote(
        dict(built=[*villages[:2], "fortress", "shrine"]),
        dict(built=[*villages, "fortress"]), dict(built=[*villages, "fortress"]),
        dict(built=[*villages[:3], "fortress", "shrine"]),
        dict(built=[*villages[:3], "fortress", "workshop_1"]), dict(built=[*villages, "fortress"]),
        wonders={"oracle": (0, "complete"), "colossus": (1, "partial"), "diolkos": (2, "plans")},
    )  # fmt: skip


def five_more_tie_breakers() -> petteia.Table:
    """PAR-WIN-14, TB6 to TB10."""
    island = dict(built=["academy"])
    return last_vote(
        island | dict(philosophies=["cynicism"]), island | dict(fleets=[None, None]), island | dict(fleets=[["army"]]),
        island | dict(hand={"gold": 1}), island | dict(hand={"tools": 1}), island,
    )  # fmt: skip


def level_islands() -> petteia.Table:
    """PAR-WIN-12: two are level in everything, TB11 leaves the third behind; the final Archon chooses."""
    return last_vote(dict(hand={"wool": 2}), dict(hand={"ore": 1, "wool": 1}), dict(hand={"grain": 1}))


COMPLETE = SLOTS[2:14]


def two_complete_islands() -> petteia.Table:
    """PAR-WIN-05: two complete Islands in Year 2, told apart by Philosophies."""
    return parthenon.position(
        dict(built=COMPLETE, philosophies=["stoicism"]), dict(built=COMPLETE, philosophies=["stoicism", "sophism"]), {},
        phase="archon", year=2, season=2,
        wonders={wonder: (n // 2, "complete") for n, wonder in enumerate(WONDERS[:4])},
    )  # fmt: skip


def one_complete_island() -> petteia.Table:
    """PAR-WIN-04: the second Great Wonder is completed in Year 1."""
    t = parthenon.position(
        dict(built=COMPLETE, hand={"pottery": 1, "spices": 1, "gold": 1}), {}, {}, {},
        wonders={"parthenon": (0, "partial"), "oracle": (0, "complete")}, events=["fair_winds"],
    )  # fmt: skip
    t.play(0, "raise parthenon")
    return t


# All games

MAKERS = {
    "deukalion": Maker(
        rounds=20,
        thinkers=6,
        fewest=8,
        at_random=deukalion_at_random,
        variants=lambda seed: {},
        starts=(shared_victory, shared_visit),
        pick=zealous,
    ),
    "pantacle": Maker(
        rounds=60,
        thinkers=12,
        fewest=24,
        at_random=pantacle_at_random,
        variants=lambda seed: dict(adept_cap=(0, 5)[seed // 3 % 2]),
        starts=(four_hounds, narrow_altar_with_four_powers),
        pick=lambda options, chance: pick(options, "mixed", chance),
    ),
    "panthalos": Maker(
        rounds=100,
        thinkers=8,
        fewest=8,
        at_random=panthalos_at_random,
        variants=lambda seed: {},
        starts=(nothing_left,),
        pick=trading,
    ),
    "parthenon": Maker(
        rounds=14,
        thinkers=1,
        fewest=8,
        at_random=parthenon_at_random,
        variants=lambda seed: HOUSES[seed % len(HOUSES)],
        starts=(
            stormy_sea,
            all_plans,
            all_wonders,
            busy_harbors,
            five_tie_breakers,
            five_more_tie_breakers,
            level_islands,
            two_complete_islands,
            one_complete_island,
        ),
        pick=hurried,
        weight=3000,
    ),
}


# Choosing


def choose(shelf: Shelf, candidates: list[Candidate], maker: Maker) -> list[Candidate]:
    """A greedy cover: most new marks per move first; then more games for what only one of them shows."""
    chosen: list[Candidate] = []
    times: Counter[str] = Counter()

    def take(one: Candidate) -> None:
        chosen.append(one)
        times.update(one.marks)

    while missing := {mark for mark in shelf.wanted() if not times[mark]}:
        useful = [one for one in candidates if one.marks & missing]
        if not useful:
            raise SystemExit(f"no game shows: {', '.join(sorted(missing))}")
        take(max(useful, key=lambda one: len(one.marks & missing) / (one.moves + maker.weight)))
    for one in sorted(chosen, key=lambda one: -one.moves):
        if all(times[mark] > 1 for mark in one.marks):
            chosen.remove(one)
            times.subtract(one.marks)
    while len(chosen) < maker.fewest:
        rest = [one for one in candidates if one not in chosen]
        take(max(rest, key=lambda one: sum(times[mark] < 2 for mark in one.marks) / one.moves))
    return chosen


def titles(shelf: Shelf, chosen: list[Candidate]) -> Iterator[tuple[str, Candidate]]:
    """A name for each record: the marks it shows that the fewest others show, and the number of players."""
    times = Counter(mark for one in chosen for mark in one.marks)
    events = shelf.game.event_kinds()
    taken: set[str] = set()
    for one in sorted(chosen, key=lambda one: one.moves):
        players = next(mark for mark in one.marks if mark.endswith("players"))
        plain = sorted(one.marks - {players}, key=lambda mark: (times[mark], mark in events, mark))
        parts = [slug(mark) for mark in plain[:3]] + [slug(players)]
        title = "--".join(parts)
        assert title not in taken, title
        taken.add(title)
        yield title, one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the records go; old ones there are removed")
    asked = parser.parse_args()
    for name in asked.games:
        if name not in MAKERS:
            parser.error(f"no golden records of {name!r}; allowed: {', '.join(MAKERS)}")
    for name in asked.games or MAKERS:
        write(SHELVES[name], MAKERS[name], asked.folder / name)


def write(shelf: Shelf, maker: Maker, folder: Path) -> None:
    found = list(candidates(shelf, maker))
    chosen = choose(shelf, found, maker)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    for title, one in titles(shelf, chosen):
        (folder / f"{title}.record").write_text(one.text, encoding="utf-8")
        print(f"{one.moves:4} moves  {title}")
    print(f"{len(chosen)} records, {sum(one.moves for one in chosen)} moves, chosen from {len(found)} games")


if __name__ == "__main__":
    main()
