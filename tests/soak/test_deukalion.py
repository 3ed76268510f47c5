"""The properties of Deukalion over many more games: `make soak`, or PETTEIA_SOAK=20000 make soak for a long night.

The games are others than those of `make test`, and are spread over parts so that `-n auto` keeps all cores busy.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME
from petteia.kernel.agenda import Choice, Step

from ..deukalion.arrange import sailing
from ..deukalion.test_bad_input import TARGET, broken, total
from ..deukalion.test_properties import HIDDEN, KNOWLEDGE
from ..properties import check_dumps, check_secrets, check_undo, moments, played, sight
from ..test_records import WatcherOfDeukalion

LENGTH = 8  # a random game takes about as many moves as so many of Pantacle
GAMES = int(os.environ.get("PETTEIA_SOAK", "1000")) // LENGTH
PARTS = 40
A_ROUND = 3  # games: every number of players once
FIRST = 1000  # seeds before this one belong to `make test`

State = dict[str, Any]
parts = pytest.mark.parametrize("part", range(PARTS))


@pytest.fixture(autouse=True)
def _forget_games() -> Iterator[None]:
    """A long night has more games than a memory."""
    yield
    played.cache_clear()


def soaked(part: int) -> list[tuple[int, int]]:
    """This part's share of the games: players and seed."""
    rounds = range(part, -(-GAMES // A_ROUND), PARTS)
    return [(players, FIRST + n) for n in rounds for players in (2, 3, 4)]


def some(part: int, every: int) -> list[tuple[int, int]]:
    """One game in so many, of all parts together."""
    return [game for n, game in enumerate(soaked(part)) if (part + n) % every == 0]


# Invariants


def check_course(players: int, seed: int) -> None:
    """Play one game again and check every invariant after every move."""
    whole = played(GAME, players, seed)
    t = petteia.new(GAME, players, seed)
    codec = GAME.codec(t.state.box, players)
    watcher = WatcherOfDeukalion(t.dump_state())
    for seat, move in zip(whole.movers, whole.moves, strict=True):
        since = len(t.log)
        t.play(seat, move)
        s = t.dump_state()
        where = f"game of {players}, seed {seed}, after move {len(t.moves)} ({seat} {move})"
        assert broken(s) == [], where
        assert GAME.violations(t.state) == [], where
        try:
            watcher.follow(s, [codec.encode_event(event) for event in t.log[since:]])
        except AssertionError as error:
            raise AssertionError(f"{where}: {error}") from error
    assert t.digest() == whole.digest()


def check_end(t: petteia.Table) -> None:
    """DEU-END-01, -04: somebody has enough, whoever is ranked first has most, and nobody is asked any more."""
    s = t.dump_state()
    totals = [total(s, seat) for seat in range(t.players)]
    assert t.over
    assert t.pending == []
    assert t.scores == totals
    assert max(totals) >= TARGET[t.players]
    assert all(totals[seat] == max(totals) for seat in t.ranking[0])
    assert sorted(seat for group in t.ranking for seat in group) == list(range(t.players))
    over = [event for event in t.events(None) if event["event"] == "over"]
    assert [event["seat"] for event in over] == [n for n in range(t.players) if totals[n] >= TARGET[t.players]]
    for seat in range(t.players):
        assert t.options(seat) == []
        assert t.view(seat)["decision"] is None


def check_steps(players: int, seed: int) -> None:
    """The static invariants after every atomic step, not only where somebody has to decide."""
    whole = played(GAME, players, seed)
    t = petteia.new(GAME, players, seed, quiet=True)
    s = t.state
    for seat, move in zip(whole.movers, whole.moves, strict=True):
        top = s.agenda.pop()
        assert isinstance(top, Choice)
        assert top.seat == seat
        top.take(s, move)
        while s.agenda:
            assert GAME.violations(s) == [], f"{players} {seed}: after {seat} {move}, before {s.agenda[-1]}"
            step = s.agenda[-1]
            if not isinstance(step, Step):
                break
            s.agenda.pop()
            step.run(s)
    assert t.over


@parts
def test_whole_games_keep_every_invariant_and_replay(part):
    for players, seed in soaked(part):
        check_course(players, seed)
        t = played(GAME, players, seed)
        check_end(t)
        assert petteia.replay(t.record()).dump() == t.dump()


@parts
def test_atomic_steps_keep_the_static_invariants(part):
    for players, seed in some(part, 3):
        check_steps(players, seed)


# Secrets


@parts
def test_worlds_are_redealt_honestly(part):
    differs = worlds = 0
    for players, seed in soaked(part):
        found = check_secrets(GAME, players, seed, 101, HIDDEN, KNOWLEDGE)
        worlds += found[0]
        differs += found[1]
    assert differs >= 0.95 * worlds


def check_world_to_the_end(t: petteia.Table, viewer: int | None, seed: int) -> None:
    """An imagined world can be played to its end, and stays a possible world."""
    world = t.determinize(viewer, seed)
    chance = Random(seed)
    while not world.over:
        (seat,) = world.pending
        world.play(seat, chance.choice(world.options(seat)))
        if chance.random() < 0.1:
            assert broken(world.dump_state()) == []
    assert broken(world.dump_state()) == []


def check_refusals(t: petteia.Table, viewer: int, seed: int) -> None:
    """A refusal says the same in every world that the seat holds possible."""
    world = t.determinize(viewer, seed)
    for move in t.state.box.words.moves:
        truth, dream = t.why(viewer, move), world.why(viewer, move)
        assert truth == dream, f"seed {t.seed}, {len(t.moves)} moves, seat {viewer}, {move}: {truth} but {dream}"


@parts
def test_imagined_worlds_go_on_and_refuse_alike(part):
    for players, seed in soaked(part):
        for n, t in enumerate(moments(GAME, players, seed, 311)):
            if t.over:
                break
            check_refusals(t, t.pending[0], n)
            check_refusals(t, (t.pending[0] + 1) % players, n)
            if n % 4 == 1:
                check_world_to_the_end(t, None if n % 5 == 4 else n % players, n)


Place = tuple[str, int, int]  # which list of the state, of which seat (-1: of all), and where in it


def hidden_places(s: State, viewer: int) -> list[Place]:
    """Where cards lie that a viewer (the last one: a spectator) does not know."""
    players = len(s["ships"])
    found = [("pile", -1, n) for n, who in enumerate(s["under"]) if who != viewer or viewer == players]
    for seat in range(players):
        if seat != viewer:
            found += [("hands", seat, n) for n, card in enumerate(s["hands"][seat]) if card not in s["seen"][viewer]]
            found += [("secrets", -1, seat)] if s["secrets"][seat] else []
    return found + [("pursuits", -1, n) for n in range(len(s["pursuits"]))]


def card_at(s: State, place: Place) -> str:
    name, seat, n = place
    card: str = s[name][n] if seat < 0 else s[name][seat][n]
    return card


def possible(s: State, place: Place, card: str) -> bool:
    """All have seen of some cards that they are not the secret one of a seat."""
    return place[0] != "secrets" or card not in s["ruled_out"][place[2]]


def swapped(dump: dict[str, Any], first: Place, second: Place, order: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(dump))
    s = found["state"]
    cards = card_at(s, first), card_at(s, second)
    for (name, seat, n), card in ((first, cards[1]), (second, cards[0])):
        row = s[name] if seat < 0 else s[name][seat]
        row[n] = card
    s["hands"] = [sorted(hand, key=order.index) for hand in s["hands"]]
    for viewer, seen in enumerate(s["seen"]):  # who had seen one of them would have seen the other
        held = {card for seat, hand in enumerate(s["hands"]) if seat != viewer for card in hand}
        swap = {cards[0]: cards[1], cards[1]: cards[0]}
        s["seen"][viewer] = sorted((swap.get(card, card) for card in seen), key=order.index)
        s["seen"][viewer] = [card for card in s["seen"][viewer] if card in held]
    return found


def check_pair(t: petteia.Table, whole: petteia.Table, chance: Random) -> int:
    """Swap two hidden cards and play both games on alike, until the viewer can tell which of them is where.

    Up to then the viewer must see the same, and imagine the same, to the last detail. Returns how many moves that was.
    """
    dump = t.dump(history=False)
    s = dump["state"]
    viewer = chance.randrange(t.players + 1)
    places = hidden_places(s, viewer)
    if not places:
        return 0
    first = chance.choice(places)
    batch = s["batch"].get(card_at(s, first), 0)
    pairs = [
        place
        for place in places
        if sort_of(card_at(s, place)) != sort_of(card_at(s, first))
        and (place[0] in ("pile", "hands")) == (first[0] in ("pile", "hands"))
        and s["batch"].get(card_at(s, place), 0) == batch
        and possible(s, place, card_at(s, first))
        and possible(s, first, card_at(s, place))
    ]
    if not pairs:
        return 0
    second = chance.choice(pairs)
    order = list(t.state.box.kinds["copy"].names)
    true, false = petteia.load(dump), petteia.load(swapped(dump, first, second, order))
    cards = sort_of(card_at(s, first)), sort_of(card_at(s, second))
    seat_of = None if viewer == t.players else viewer
    where = f"{t.players} players, seed {whole.seed}, {len(t.moves)} moves: {seat_of} cannot tell {cards}"
    heard = 0
    for n in range(len(t.moves), len(whole.moves)):
        seat, move = whole.movers[n], whole.moves[n]
        if true.events(seat_of, heard) != false.events(seat_of, heard) or false.why(seat, move) is not None:
            told, tale = true.events(seat_of, heard), false.events(seat_of, heard)
            shown = (*cards, "stole-card")  # where in a hand a card lies decides what a thief finds
            known = any(card in json.dumps([told, tale, str(move)]) for card in shown)
            assert known or told == tale, f"{where}: {told} but {tale}"
            return n - len(t.moves)
        heard = len(true.log)
        assert sight(true, seat_of, False) == sight(false, seat_of, False), f"{where}, then {n - len(t.moves)}"
        if n % 7 == 0:
            dreams = [sorts(world.determinize(seat_of, n).dump_state()) for world in (true, false)]
            assert dreams[0] == dreams[1], f"{where}, after {n - len(t.moves)} more: imagined otherwise"
        if n - len(t.moves) > 200:
            break
        true.play(seat, move)
        false.play(seat, move)
    return n - len(t.moves)


def sort_of(card: str) -> str:
    """`fair_wind` for `fair_wind_2`; a Pursuit card is one of its kind."""
    return card.rsplit("_", 1)[0] if "_" in card else card


@parts
def test_two_hidden_cards_swapped_are_not_noticed(part):
    together = 0
    for players, seed in soaked(part):
        chance = Random(seed)
        for t in moments(GAME, players, seed, 211):
            if not t.over:
                together += check_pair(t, played(GAME, players, seed), chance)
    assert together > 0 or not soaked(part)


def renamed(dump: dict[str, Any], one: str, other: str) -> dict[str, Any]:
    """The same position with the numbers of two equal cards exchanged."""
    text = json.dumps(dump).replace(f'"{one}"', '"?"').replace(f'"{other}"', f'"{one}"').replace('"?"', f'"{other}"')
    found: dict[str, Any] = json.loads(text)
    order = list(GAME.open_box(None).kinds["copy"].names)
    s = found["state"]
    for name in ("hands", "seen"):
        s[name] = [sorted(cards, key=order.index) for cards in s[name]]
    s["spent"].sort(key=order.index)
    return found


def sorts(s: State) -> str:
    """All that can be told of hands and pile without the numbers of equal cards."""
    hands = [sorted(Counter(map(sort_of, hand)).items()) for hand in s["hands"]]
    return json.dumps([hands, [sort_of(card) for card in s["pile"]], s["secrets"], s["pursuits"]])


def check_twins(t: petteia.Table, whole: petteia.Table, chance: Random) -> None:
    """Equal Action cards have numbers only in dumps: exchanged, they change nothing for anybody, now or later."""
    names = GAME.open_box(None).kinds["copy"].names
    one = chance.choice([name for name in names if f"{sort_of(name)}_2" in names])
    other = chance.choice([name for name in names if sort_of(name) == sort_of(one) and name != one])
    dump = t.dump(history=False)
    true, twin = petteia.load(dump), petteia.load(renamed(dump, one, other))
    for n in range(len(t.moves), min(len(whole.moves), len(t.moves) + 150)):
        where = f"{t.players} players, seed {whole.seed}, {one} for {other} at {len(t.moves)}, now {n} moves"
        if n % 10 == 0:
            for viewer in (*range(t.players), None):
                assert sight(true, viewer) == sight(twin, viewer), where
                dreams = [sorts(world.determinize(viewer, n).dump_state()) for world in (true, twin)]
                assert dreams[0] == dreams[1], f"{where}: {viewer} imagines something else"
        true.play(whole.movers[n], whole.moves[n])
        twin.play(whole.movers[n], whole.moves[n])


@parts
def test_equal_cards_cannot_be_told_apart(part):
    for players, seed in soaked(part):
        chance = Random(seed)
        for t in moments(GAME, players, seed, 463):
            check_twins(t, played(GAME, players, seed), chance)


def test_which_of_two_equal_cards_was_played_is_not_known():
    """One card from before a reshuffle, one from after it: nobody else can tell which of them was laid down."""
    dreams = []
    for newer in ("fair_wind_1", "fair_wind_2"):
        dump = sailing({}, dict(hand=["fair_wind", "fair_wind", "rally"]), seat=1).dump(history=False)
        s = dump["state"]
        s["reshuffles"] = 1
        s["batch"] = dict.fromkeys((newer, *s["pile"]), 1)
        t = petteia.load(dump)
        t.play(1, "play fair_wind")
        dreams.append([sorts(t.determinize(0, seed).dump_state()) for seed in range(20)])
    assert dreams[0] == dreams[1]


def unloading(secret: str) -> petteia.Table:
    """Seat 1 comes to Athens with three chests, which matters to some secret pursuits."""
    seat = dict(ship="c3", chests=["red", "blue", "yellow"], secret=secret)
    t = sailing(dict(secret="p13"), seat, seat=1, display=["p02", "p05"])
    t.play(1, "to c2")
    return t


def test_a_half_chosen_delivery_can_be_imagined():
    """In no world of the others does the carrier stand there and cannot go on."""
    t = unloading("p16")
    t.play(1, ["unload red", "unload yellow"])
    for seed in range(40):
        for viewer in (0, None):
            assert t.determinize(viewer, seed).options(1), f"{viewer} imagines a world without an option"


@pytest.mark.parametrize("secret", ["p08", "p12", "p14", "p15", "p16"])
def test_unloading_betrays_no_secret_pursuit(secret):
    """Whether more chests could be unloaded with the first is the carrier's own affair."""
    plain, rich = unloading("p11"), unloading(secret)
    for t in (plain, rich):
        t.play(1, "unload red")
    for viewer in (0, None):
        assert sight(plain, viewer) == sight(rich, viewer)


# Dumps, copies, processes, undo


def check_copies(t: petteia.Table, seed: int) -> None:
    """What is played in a copy does not show in the original, and the other way round."""
    before = json.dumps(t.dump())
    copy = t.copy()
    play_on(copy, seed)
    assert json.dumps(t.dump()) == before, f"{t.players} players, seed {t.seed}: the copy changed the original"
    after = json.dumps(copy.dump())
    play_on(t.copy(), seed + 1)
    assert json.dumps(copy.dump()) == after, f"{t.players} players, seed {t.seed}: one copy changed the other"


def play_on(t: petteia.Table, seed: int, moves: int = 40) -> None:
    chance = Random(seed)
    for _ in range(moves):
        if not t.over:
            (seat,) = t.pending
            t.play(seat, chance.choice(t.options(seat)))


def check_quiet(players: int, seed: int) -> None:
    """A quiet table plays the same game, move by move."""
    whole = played(GAME, players, seed)
    quiet = petteia.new(GAME, players, seed, quiet=True)
    for seat, move in zip(whole.movers, whole.moves, strict=True):
        assert move in quiet.options(seat)
        quiet.play(seat, move)
    assert quiet.dump_state() == whole.dump_state()
    assert quiet.ranking == whole.ranking
    assert quiet.events(None) == []


@parts
def test_dumps_and_copies_lead_back(part):
    for players, seed in soaked(part):
        check_dumps(GAME, players, seed, 701)
        check_quiet(players, seed)
        for t in moments(GAME, players, seed, 701):
            check_copies(t, seed)


AGAIN = """
import json, sys
import petteia
for text in json.load(sys.stdin):
    t = petteia.replay(text)
    half = petteia.replay(text, len(t.moves) // 2)
    print(json.dumps([t.digest(), half.digest(), half.determinize(1, 7).digest()]))
"""


@parts
def test_another_process_plays_the_same(part):
    records = [played(GAME, *game).record() for game in soaked(part)]
    env = {**os.environ, "PYTHONHASHSEED": str(part + 1)}
    done = subprocess.run(
        [sys.executable, "-c", AGAIN], input=json.dumps(records), env=env, capture_output=True, text=True, check=True
    )
    for text, line in zip(records, done.stdout.splitlines(), strict=True):
        t = petteia.replay(text)
        half = petteia.replay(text, len(t.moves) // 2)
        assert json.loads(line) == [t.digest(), half.digest(), half.determinize(1, 7).digest()]


@parts
def test_taking_back_leads_back(part):
    for players, seed in some(part, 2):
        assert check_undo(GAME, players, seed, 397) > 0
