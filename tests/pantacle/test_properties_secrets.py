"""A seat sees what a player at the table would see: worlds re-dealt or edited behind its back look the same to it."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any

import pytest

import petteia
from petteia.bots import Chair, make
from petteia.games.pantacle import GAME

from .arrange import position
from .test_properties_invariants import broken
from .test_properties_memory import Memory, remembered
from .test_properties_pool import Play, pick, pool

EVERY = 31  # decisions between two re-deals in a game
HIDDEN = ("hands", "pile", "curse_pile", "drawn")


def sight(t: petteia.Table, viewer: int | None, events: bool = True) -> str:
    """All that a viewer sees, to the byte."""
    told: dict[str, Any] = {
        "view": t.view(viewer),
        "events": t.events(viewer) if events else [],
        "options": [] if viewer is None else [[move.id, str(move)] for move in t.options(viewer)],
        "prompts": [str(t.prompt(viewer, code)) for code in ("en", "fr")],
    }
    return json.dumps(told)


# The re-deal


class Tally:
    """How often re-dealt worlds differed from the truth, where something could differ."""

    def __init__(self) -> None:
        self.worlds = 0
        self.others = 0

    def count(self, truth: dict[str, Any], world: dict[str, Any]) -> None:
        self.worlds += 1
        self.others += any(truth[name] != world[name] for name in HIDDEN)

    @property
    def share(self) -> float:
        return self.others / self.worlds


def check_redeal(t: petteia.Table, memory: Memory, seed: int, tally: Tally, events: bool) -> None:
    """A world imagined from one seat (None: a spectator): the same to that seat, possible, and no echo of the truth."""
    viewer = memory.viewer
    where = f"{len(t.moves)} moves of seed {t.seed} with {t.players}, seen from {viewer}, re-dealt by {seed}"
    world = t.determinize(viewer, seed)
    seen = sight(t, viewer, events)
    assert sight(world, viewer, events) == seen, f"{where}: something looks different"
    found = world.dump_state()
    assert broken(found) == [], where
    assert memory.world_fits(found), f"{where}: the world contradicts what the viewer knows"
    again = world.determinize(viewer, seed)
    assert again.dump_state() == found, f"{where}: the world depends on the hidden truth"
    truth = t.dump_state()
    for name in truth:
        secret = name in (*HIDDEN, "chance", "seen", "known")
        assert secret or truth[name] == found[name], f"{where}: {name} is public and changed"
    tally.count(truth, found)


def check_others_see_no_secrets(t: petteia.Table, viewer: int | None, seed: int) -> None:
    """In an imagined world other seats have seen only what the dreamer saw too."""
    where = f"{len(t.moves)} moves of seed {t.seed} with {t.players}, seen from {viewer}, re-dealt by {seed}"
    world = t.determinize(viewer, seed)
    mine = t.events(viewer)
    for other in (*range(t.players), None):
        theirs = t.events(other)
        for n, event in enumerate(world.events(other)):
            if "blades" in event or "curses" in event:
                assert event == mine[n] == theirs[n], f"{where}: {other} is told {event}"
            else:
                assert event.items() <= mine[n].items(), where
                assert event.items() <= theirs[n].items(), where


def check_redeals(one: Play, every: int, tally: Tally) -> None:
    chance = Random(one.seed)
    for t, memories in remembered(one, every, one.seed):
        before = t.dump_state()
        events = chance.random() < 0.3
        for memory in memories:
            check_redeal(t, memory, chance.randrange(1 << 40), tally, events)
        assert t.dump_state() == before, f"{one}: imagining changed the table"


def test_a_redealt_world_looks_the_same_and_breaks_nothing_that_is_known():
    tally = Tally()
    for one in pool():
        check_redeals(one, EVERY, tally)
    assert tally.worlds > 1500
    assert tally.share > 0.97, f"only {tally.share:.1%} of {tally.worlds} re-dealt worlds differ from the truth"


def test_in_a_redealt_world_nobody_is_told_a_secret_that_the_dreamer_does_not_know():
    for n, one in enumerate(pool()[::5]):
        t = one.at(len(one.moves) * (n % 9 + 1) // 10)
        for viewer in (*range(one.players), None):
            check_others_see_no_secrets(t, viewer, n)


def check_minds(t: petteia.Table, viewer: int | None, seed: int) -> None:
    """In an imagined world the others know things that are so there, and the viewer knows the same as before."""
    world = t.determinize(viewer, seed)
    where = f"{len(t.moves)} moves of seed {t.seed} with {t.players}, seen from {viewer}, re-dealt by {seed}"
    assert GAME.violations(world.state) == [], where
    truth, found = t.dump_state(), world.dump_state()
    place = t.players if viewer is None else viewer
    assert truth["seen"][place] == found["seen"][place], where
    for other in range(t.players):
        if viewer is not None and other != viewer:
            mine = [blade for blade in truth["seen"][other] if blade in truth["hands"][viewer]]
            assert set(mine) <= set(found["seen"][other]), f"{where}: {other} forgot what the viewer knows it has seen"


def test_in_a_redealt_world_the_others_know_only_what_is_so_there():
    for n, one in enumerate(pool()[::3]):
        for count in range(n % 43, len(one.moves), 43):
            t = one.at(count)
            for viewer in (*range(one.players), None):
                check_minds(t, viewer, count)


def test_a_redealt_world_keeps_no_record_and_no_seed():
    t = pool()[3].at(40)
    world = t.determinize(0, 5)
    assert world.seed is None
    assert "history" not in world.dump()
    assert str(t.seed) not in json.dumps([world.view(0), world.events(0), world.dump()["options"]])
    with pytest.raises(petteia.BadRecord):
        world.record()


def test_the_seed_decides_the_redealt_world():
    t = pool()[8].at(60)
    worlds = [json.dumps(t.determinize(0, seed).dump_state()) for seed in range(50)]
    assert worlds == [json.dumps(t.determinize(0, seed).dump_state()) for seed in range(50)]
    assert len(set(worlds)) == 50


def test_no_view_names_the_seed():
    for seed in (8_675_309_123, 31_337_000_042):
        t = petteia.new("pantacle", 4, seed)
        for _ in range(30):
            (seat,) = t.pending
            t.play(seat, t.options(seat)[0])
        for viewer in (0, 1, 2, 3, None):
            assert str(seed) not in sight(t, viewer)
            assert all(str(word) not in sight(t, viewer) for word in t.dump_state()["chance"])


def check_world_to_the_end(t: petteia.Table, viewer: int | None, seed: int) -> int:
    """An imagined world can be played to its end, and stays a possible world."""
    world = t.determinize(viewer, seed)
    chance = Random(seed)
    count = 0
    while not world.over:
        (seat,) = world.pending
        world.play(seat, pick(world.options(seat), "mixed", chance))
        count += 1
        if count % 8 == 0:
            assert broken(world.dump_state()) == []
    assert len(world.ranking[0]) == 1
    assert broken(world.dump_state()) == []
    return count


def test_imagined_worlds_can_be_played_to_the_end():
    for n, one in enumerate(pool()):
        t = one.at(len(one.moves) * (n % 7) // 7)
        viewer = None if n % 5 == 4 else n % one.players
        check_world_to_the_end(t, viewer, n)


def test_a_world_of_a_world_fits_both_dreamers():
    """A bot that imagines what another imagines cannot get back to the truth."""
    for one in pool()[::6]:
        t = one.at(len(one.moves) // 2)
        first = t.determinize(0, 3)
        second = first.determinize(1, 4)
        assert sight(second, 1) == sight(first, 1)
        assert broken(second.dump_state()) == []
        for event, mine, theirs in zip(second.events(1), t.events(0), t.events(1), strict=True):
            assert event.items() <= mine.items()
            assert event.items() <= theirs.items()


def test_an_imagined_world_stays_as_it_is_while_the_table_goes_on():
    one = pool()[4]
    for count in (30, 60, 90):
        t = one.at(count)
        world = t.determinize(0, 1)
        before = sight(world, 0)
        for seat, move in one.moves[count : count + 30]:
            t.play(seat, move)
        assert sight(world, 0) == before


def test_an_imagined_world_stays_as_it_is_when_the_table_takes_a_move_back():
    t = position({}, {}, {})
    t.play(0, "announce hunt")
    world = t.determinize(0, 1)
    before = sight(world, 0)
    t.undo(0)
    assert sight(world, 0) == before, "the move was taken back in the dream too"
    t.play(0, "announce extortion")
    assert sight(world, 0) == before, "another move is told in the dream"


# Why not: refusals must not depend on secrets either


def check_refusals(t: petteia.Table, viewer: int, seed: int, moves: list[petteia.Move]) -> None:
    world = t.determinize(viewer, seed)
    for move in moves:
        truth, dream = t.why(viewer, move), world.why(viewer, move)
        assert truth == dream, f"seed {t.seed}, {len(t.moves)} moves, seat {viewer}, {move}: {truth} but {dream}"


def some_moves(t: petteia.Table, part: int) -> list[petteia.Move]:
    """The whole vocabulary but for the many payments, of which one in so many is taken."""
    words = t.state.box.words.moves
    return [move for move in words if move.verb.name != "bribe" or move.id % 12 == part % 12]


def test_every_refusal_is_the_same_in_a_redealt_world():
    decisions: Counter[str] = Counter()
    for n, one in enumerate(pool()[::2]):
        for count, (seat, _) in enumerate(one.moves):
            if (count + n) % 45:
                continue
            t = one.at(count)
            decision = t.view(seat)["decision"]
            if decisions[decision] < 4:
                decisions[decision] += 1
                check_refusals(t, seat, count, some_moves(t, count))
                check_refusals(t, (seat + 1) % one.players, count, some_moves(t, count)[::20])
    assert len(decisions) >= 8, decisions


def test_every_payment_is_refused_alike_in_redealt_worlds():
    """The whole vocabulary, payments and all, in a few bribing rounds."""
    for one in pool()[2::37]:
        count = next(n for n, (_, move) in enumerate(one.moves) if n > 60 and move == "pass")
        t = one.at(count)
        check_refusals(t, t.pending[0], count, t.state.box.words.moves)


# The leak hunt: worlds edited by hand, without `determinize`


def swapped(dump: dict[str, Any], one: tuple[Any, ...], other: tuple[Any, ...]) -> dict[str, Any]:
    """A dump in which two hidden cards have changed places; whoever knew the one knows the other now."""
    copy: dict[str, Any] = json.loads(json.dumps(dump))

    def row(place: tuple[Any, ...]) -> Any:
        found = copy["state"]
        for key in place[:-1]:
            found = found[key]
        return found

    row(one)[one[-1]], row(other)[other[-1]] = row(other)[other[-1]], row(one)[one[-1]]
    cards = {
        named(dump["state"], one): named(dump["state"], other),
        named(dump["state"], other): named(dump["state"], one),
    }
    order = GAME.open_box(None).kinds["blade"].decode
    s = copy["state"]
    s["hands"] = [sorted(hand, key=order) for hand in s["hands"]]
    s["seen"] = [sorted((cards.get(blade, blade) for blade in seen), key=order) for seen in s["seen"]]
    s["known"] = {cards.get(curse, curse): viewers for curse, viewers in s["known"].items()}
    return copy


def hidden_pairs(memory: Memory, s: dict[str, Any]) -> list[tuple[tuple[Any, ...], tuple[Any, ...]]]:
    """Places of hidden cards that could as well be the other way round, for all the viewer knows."""
    age = memory.age
    unknown = [
        (("hands", n, i), blade)
        for n, hand in enumerate(s["hands"])
        for i, blade in enumerate(hand)
        if n != memory.viewer and blade not in memory.hands[n]
    ]
    pile = [(("pile", i), blade) for i, blade in enumerate(s["pile"])]
    pairs: list[tuple[tuple[Any, ...], tuple[Any, ...]]] = []
    for n, (place, blade) in enumerate(unknown):
        others = [*pile, *unknown[n + 1 :]]
        pairs += [(place, there) for there, other in others if age[blade] == age[other] and place[:2] != there[:2]]
    cards = [("curse_pile", i) for i, card in enumerate(memory.curses) if card is None]
    cards += [("drawn", i) for i, card in enumerate(memory.drawn) if card is None]
    pairs += pairwise(cards)
    return pairs


def differences(one: dict[str, Any], other: dict[str, Any]) -> str:
    return ", ".join(f"{name} {one[name]} and {other[name]}" for name in one if one[name] != other[name])


def check_pair(one: Play, count: int, t: petteia.Table, memory: Memory, chance: Random, dreams: bool) -> int:
    """Swap two hidden cards and play both games on alike, until the viewer can tell which of them is where.

    Up to then the viewer must not be able to tell the games apart. Returns how many moves that was. With `dreams` the
    worlds that the viewer would imagine are compared too, to the last detail.
    """
    pairs = hidden_pairs(memory, t.dump_state())
    if not pairs:
        return 0
    first, second = chance.choice(pairs)
    dump = t.dump(history=False)
    cards = [named(dump["state"], first), named(dump["state"], second)]
    true, false = petteia.load(dump), petteia.load(swapped(dump, first, second))
    viewer = memory.viewer
    where = f"{one}, {count} moves, {viewer} cannot tell {cards[0]} from {cards[1]}"
    heard = 0
    for n, (seat, move) in enumerate(one.moves[count:]):
        legal = false.why(seat, move) is None
        if n % 3 == 0 or not legal:
            told, tale = true.events(viewer, heard), false.events(viewer, heard)
            if told != tale:
                assert any(card in json.dumps([told, tale]) for card in cards), f"{where}: {told} but {tale}"
                return n
            heard += len(told)
            assert sight(true, viewer, False) == sight(false, viewer, False), f"{where}: after {n} moves"
            if dreams:
                dream, other = (world.determinize(viewer, n).dump_state() for world in (true, false))
                assert dream == other, f"{where}: its dreams tell after {n} moves: {differences(dream, other)}"
        if not legal:
            assert any(card in move.split() for card in cards), f"{where}: {move} is possible only in one world"
            return n
        true.play(seat, move)
        false.play(seat, move)
    return len(one.moves) - count


def named(s: dict[str, Any], place: tuple[Any, ...]) -> str:
    found: Any = s
    for key in place:
        found = found[key]
    return str(found)


def check_pairs(one: Play, moments: int, dreams: bool) -> int:
    chance = Random(one.seed)
    together = 0
    wanted = {0, *chance.sample(range(len(one.moves)), moments)}
    for t, memories in remembered(one, 1):
        if len(t.moves) in wanted:
            together += check_pair(one, len(t.moves), t, chance.choice(memories), chance, dreams)
    return together


def test_two_games_that_differ_in_two_hidden_cards_look_alike_until_one_comes_to_light():
    together = sum(check_pairs(one, 1, dreams=False) for one in pool()[1::7])
    assert together > 300


def test_two_games_that_differ_in_two_hidden_cards_are_imagined_alike():
    together = sum(check_pairs(one, 2, dreams=True) for one in pool()[3::9])
    assert together > 200


def test_two_hidden_cards_swapped_at_any_moment_show_in_no_view():
    """Many swaps, each looked at once."""
    chance = Random(1)
    for one in pool()[::3]:
        for t, memories in remembered(one, 60, one.seed):
            dump = t.dump(history=False)
            for memory in memories:
                pairs = hidden_pairs(memory, dump["state"])
                for first, second in chance.sample(pairs, min(2, len(pairs))):
                    false = petteia.load(swapped(dump, first, second))
                    assert sight(false, memory.viewer, False) == sight(t, memory.viewer, False)


def test_a_dream_does_not_tell_whether_an_opponent_played_an_old_blade_or_a_new_one():
    """Seat 2 has seen the whole hand of seat 1, which then draws a blade and plays two. Seat 0 cannot know whether the
    blade that is left is one that seat 2 has seen, so the worlds it imagines must not know it either.
    """
    dreams = []
    for old, new in (("alchemist_1", "executioner_2"), ("executioner_2", "alchemist_1")):
        hand = [old, "gravedigger_1", "oracle_1"]
        dump = position(
            dict(hand=["matriarch_1"]), dict(hand=hand), dict(hand=["matriarch_2"]), active=1, marked="hunt",
            pile=[new], agenda=[{"frame": "EndOfTurn", "seat": 1}, {"frame": "ChangeOfTheMoon", "seat": 1}],
        ).dump(history=False)  # fmt: skip
        dump["state"]["seen"][2] = sorted(hand, key=GAME.open_box(None).kinds["blade"].decode)
        t = petteia.load(dump)
        t.play(1, "discard oracle_1")
        t.play(2, "announce enslavement")
        t.play(0, "pass")
        t.play(1, "bribe gravedigger_1 alchemist_1")
        dreams.append([sight(t, 0), [t.determinize(0, seed).dump_state() for seed in range(5)]])
    assert dreams[0][0] == dreams[1][0], "seat 0 has seen the same"
    assert dreams[0][1] == dreams[1][1], "and should imagine the same"


# How the re-deal deals


def evenness(counts: dict[Any, int], chances: dict[Any, float], trials: int) -> tuple[float, float]:
    """The mean square and the greatest of the deviations, each in its own standard deviation."""
    deviations = [
        (counts.get(cell, 0) - trials * p) / sqrt(trials * p * (1 - p)) for cell, p in chances.items() if 0 < p < 1
    ]
    return sum(z * z for z in deviations) / len(deviations), max(abs(z) for z in deviations)


def moments_of_doubt() -> list[tuple[petteia.Table, Memory]]:
    """Positions after reshuffles, with blades of different ages in hands and some Curses known."""
    found: list[tuple[petteia.Table, Memory]] = []
    for one in pool():
        if len(found) == 4:
            break
        if one.players != 3 + len(found) % 3:
            continue
        for t, memories in remembered(one, 5):
            for memory in memories:
                ages = sum(len(blades) > 1 for blades in memory.unknown_blades(t.dump_state()).values())
                if ages > 1 and any(memory.curses) and None in memory.curses:
                    found.append((t.copy(), memory))
                    break
            else:
                continue
            break
    return found


def test_every_unknown_card_is_equally_likely_in_every_unknown_place():
    trials = 1200
    moments = moments_of_doubt()
    assert len(moments) == 4
    for t, memory in moments:
        truth = t.dump_state()
        unknown = memory.unknown_blades(truth)
        pools = {blade: blades for blades in unknown.values() for blade in blades}
        chances: dict[Any, float] = {}
        for blade, mates in pools.items():
            for n, hand in enumerate(truth["hands"]):
                room = sum(mate in mates for mate in hand)
                chances[blade, "hand", n] = room / len(mates)
            if memory.age[blade] == memory.shuffles:
                for i in range(len(truth["pile"])):
                    chances[blade, "pile", i] = 1 / len(mates)
        loose = [i for i, card in enumerate(memory.curses) if card is None]
        cards = [truth["curse_pile"][i] for i in loose]
        chances |= {(card, "curse_pile", i): 1 / len(loose) for card in cards for i in loose}
        counts: Counter[Any] = Counter()
        chance = Random(trials)
        for _ in range(trials):
            s = t.determinize(memory.viewer, chance.getrandbits(48)).dump_state()
            counts.update((blade, "hand", n) for n, hand in enumerate(s["hands"]) for blade in hand if blade in pools)
            counts.update((blade, "pile", i) for i, blade in enumerate(s["pile"]))
            counts.update((s["curse_pile"][i], "curse_pile", i) for i in loose)
        assert set(counts) <= set(chances)
        mean, most = evenness(counts, chances, trials)
        spread = 5 * sqrt(2 / len(chances))
        assert abs(mean - 1) < spread, f"{memory.viewer}: mean square deviation {mean:.2f}, not 1 by {spread:.2f}"
        assert most < 4.8, f"{memory.viewer}: a card is {most:.1f} deviations too often or too rarely in a place"


def test_the_places_of_two_unknown_cards_are_independent():
    t = petteia.new("pantacle", 3, 11)
    trials = 8000
    counts: Counter[Any] = Counter()
    ends: Counter[Any] = Counter()
    chance = Random(trials)
    for _ in range(trials):
        pile = t.determinize(0, chance.getrandbits(48)).state.pile
        counts[pile[-1], pile[-2]] += 1
        ends[pile[0], pile[-1]] += 1
    mine = t.state.hands[0]
    others = [blade for blade in range(29) if blade not in mine]
    chances = {(a, b): 1 / (26 * 25) for a in others for b in others if a != b}
    for found in (counts, ends):
        assert set(found) <= set(chances)
        mean, most = evenness(found, chances, trials)
        assert 0.85 < mean < 1.15, f"mean square deviation {mean:.2f}"
        assert most < 5.2, f"a pair is {most:.1f} deviations off"


@pytest.mark.parametrize("step", [1, 2, 3, 65536, 1 << 32])
def test_worlds_of_neighbouring_seeds_have_nothing_to_do_with_each_other(step):
    """Whoever imagines worlds by the seeds 1, 2, 3 must get independent ones: the same blade on top now and then."""
    t = petteia.new("pantacle", 3, 11)
    trials = 3000
    tops = [t.determinize(0, n * step).state.pile[-1] for n in range(trials)]
    for lag in (1, 2, 3):
        same = sum(one == other for one, other in zip(tops, tops[lag:], strict=False))
        expected = (trials - lag) / 26
        off = (same - expected) / sqrt(expected)
        assert abs(off) < 5, f"seeds {lag * step} apart: {same} times the same blade on top, expected {expected:.0f}"


# Bots


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_a_bot_chooses_the_same_in_worlds_that_differ_only_in_what_it_cannot_know(name):
    looked = 0
    for n, one in enumerate(pool()[::4]):
        for count in range(20 + n, len(one.moves), 67):
            t = one.at(count)
            (seat,) = t.pending
            truth = make(name, count).choose(Chair(t, seat))
            for seed in (1, 2):
                world = t.determinize(seat, seed)
                assert make(name, count).choose(Chair(world, seat)) is truth, f"{one}: {count} moves"
            looked += 1
    assert looked > 40


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_a_bot_chooses_the_same_when_two_hidden_cards_are_swapped_by_hand(name):
    chance = Random(name)
    for one in pool()[3::9]:
        for t, memories in remembered(one, 50, 7):
            (seat,) = t.pending
            dump = t.dump(history=False)
            truth = make(name, 5).choose(Chair(t, seat))
            pairs = hidden_pairs(memories[seat], dump["state"])
            for first, second in chance.sample(pairs, min(2, len(pairs))):
                false = petteia.load(swapped(dump, first, second))
                assert make(name, 5).choose(Chair(false, seat)) is truth, f"{one}: {len(t.moves)} moves"


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_a_bot_changes_nothing_at_the_table(name):
    one = pool()[7]
    for count in range(5, len(one.moves), 50):
        t = one.at(count)
        before = json.dumps(t.dump())
        make(name, 3).choose(Chair(t, t.pending[0]))
        assert json.dumps(t.dump()) == before
