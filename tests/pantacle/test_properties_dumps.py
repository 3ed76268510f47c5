"""A game is data: dumps, copies and records of the pool's games lead back to exactly the same game."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import petteia

from .test_properties_pool import Play, pool

LANGUAGES = ("en", "fr")


def through_json(dump: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(dump))
    return found


def everything(t: petteia.Table) -> str:
    """All that anybody can ask of a table, as text: equal texts are equal tables."""
    seats = [*range(t.players), None]
    told = {
        "dump": t.dump(),
        "over": t.over,
        "pending": t.pending,
        "scores": t.scores,
        "ranking": t.ranking,
        "views": [t.view(seat) for seat in seats],
        "events": [t.events(seat) for seat in seats],
        "options": [[str(move) for move in t.options(seat)] for seat in range(t.players)],
        "undoable": [t.undoable(seat) for seat in range(t.players)],
        "prompts": [str(t.prompt(seat, code)) for seat in seats for code in LANGUAGES],
        "record": t.record(),
    }
    return json.dumps(told)


def check_load(one: Play, count: int) -> None:
    """A dump after so many moves, through JSON text: the same table, and the same game from there on."""
    t = one.at(count)
    dump = t.dump()
    back = petteia.load(through_json(dump))
    assert json.dumps(back.dump()) == json.dumps(dump), f"{one} at {count}"
    assert everything(back) == everything(t), f"{one} at {count}"
    for seat, move in one.moves[count:]:
        back.play(seat, move)
    assert json.dumps(back.dump()) == json.dumps(one.end.dump()), f"{one} loaded at {count}, played to the end"
    assert back.record() == one.end.record()


def check_load_without_history(one: Play, count: int) -> None:
    """Only the state is kept: the game goes on the same; its record begins at the position and replays."""
    t = one.at(count)
    bare = petteia.load(through_json(t.dump(history=False)))
    assert bare.dump(history=False) == t.dump(history=False)
    assert bare.events(None) == []
    for seat, move in one.moves[count:]:
        bare.play(seat, move)
    assert bare.dump_state() == one.end.dump_state()
    again = petteia.replay(bare.record())
    assert again.record() == bare.record()
    assert "\nstart: " in bare.record()


def check_copies(one: Play, count: int) -> None:
    """What is played in a copy does not show in the original, and the other way round."""
    t = one.at(count)
    before = everything(t)
    copy = t.copy()
    assert everything(copy) == before
    for seat, move in one.moves[count : count + 40]:
        copy.play(seat, move)
    assert everything(t) == before, f"{one} at {count}: the copy changed the original"
    after = everything(copy)
    other = Random(count)
    for _ in range(40):
        if t.over:
            break
        (seat,) = t.pending
        t.play(seat, other.choice(t.options(seat)))
    assert everything(copy) == after, f"{one} at {count}: the original changed the copy"


def check_quiet(one: Play) -> None:
    """A quiet table plays the same game, move by move."""
    loud, quiet = one.start(), one.start(quiet=True)
    for n, (seat, move) in enumerate(one.moves):
        assert [str(option) for option in quiet.options(seat)] == [str(option) for option in loud.options(seat)]
        quiet.play(seat, move)
        loud.play(seat, move)
        if n % 10 == 0:
            assert quiet.dump_state() == loud.dump_state(), f"{one}: move {n}"
    assert quiet.dump_state() == loud.dump_state()
    assert quiet.ranking == loud.ranking
    assert quiet.events(None) == []


def places(one: Play, how_many: int) -> list[int]:
    """A few random moments of a game, its start and end included now and then."""
    return sorted(Random(one.seed).sample(range(len(one.moves) + 1), how_many))


def test_a_dump_leads_back_to_the_same_table_and_the_same_game():
    for one in pool()[::2]:
        for count in places(one, 1):
            check_load(one, count)


def test_a_dump_taken_at_the_start_or_at_the_end_leads_back_too():
    for one in pool()[::18]:
        check_load(one, 0)
        check_load(one, len(one.moves))


def test_a_bare_position_leads_back_to_the_same_game():
    for one in pool()[1::3]:
        for count in places(one, 1):
            check_load_without_history(one, count)


def test_copies_are_independent():
    for one in pool()[::3]:
        for count in places(one, 1):
            check_copies(one, count)


def test_a_copy_of_a_quiet_table_is_independent():
    for one in pool()[::6]:
        t = one.at(len(one.moves) // 2, quiet=True)
        before = t.dump_state()
        copy = t.copy()
        for seat, move in one.moves[len(one.moves) // 2 :]:
            copy.play(seat, move)
        assert copy.over
        assert t.dump_state() == before
        assert not t.over


def test_a_copy_keeps_no_part_of_the_originals_options():
    t = pool()[0].at(10)
    (seat,) = t.pending
    options = t.options(seat)
    options.clear()
    assert t.options(seat)
    view = t.view(None)
    view["table"]["seats"].clear()
    view["table"]["discard"].append("zork")
    view["options"]["adept_cap"] = 99
    assert t.view(None)["table"]["seats"]
    assert "zork" not in t.view(None)["table"]["discard"]
    assert t.view(None)["options"]["adept_cap"] != 99


def test_changing_a_view_changes_no_other_view():
    """What a view hands out is the caller's own, down to the faces of the cards."""
    t = pool()[0].at(10)
    clean = json.dumps(t.view(0))
    view = t.view(0)
    favor, blade = view["table"]["favors"][0], view["table"]["blades"]["oracle_1"]
    favor["keepers"].append("zork")
    blade["keeper"] = "zork"
    seen = json.dumps(t.view(0))
    favor["keepers"].pop()  # whatever was shared is put right again, for the tests to come
    blade["keeper"] = "oracle"
    assert seen == clean


def test_a_dump_is_the_callers_own():
    t = pool()[0].at(25)
    clean = json.dumps(t.dump())
    dump = t.dump()
    dump["state"]["hands"][0].clear()
    dump["state"]["chance"][0] = 0
    dump["options"]["adept_cap"] = 5
    dump["history"]["moves"].clear()
    assert json.dumps(t.dump()) == clean


def test_loading_keeps_no_part_of_the_dump():
    dump = pool()[0].at(25).dump(history=False)
    t = petteia.load(dump)
    clean = json.dumps(t.dump())
    record = t.record()
    dump["state"]["hands"][0].clear()
    dump["options"]["adept_cap"] = 5
    assert json.dumps(t.dump()) == clean
    assert t.record() == record


def test_a_dump_keeps_no_part_of_the_table_that_was_loaded_before():
    t = petteia.load(pool()[0].at(25).dump(history=False))
    record = t.record()
    t.dump()["history"]["origin"]["hands"][0].clear()
    assert t.record() == record


def test_quiet_and_recorded_tables_play_the_same_game():
    for one in pool()[::4]:
        check_quiet(one)


def test_a_pickled_table_is_the_same_table():
    one = pool()[5]
    t = one.at(len(one.moves) // 2)
    assert everything(pickle.loads(pickle.dumps(t))) == everything(t)


def test_every_record_replays_to_the_same_game():
    for one in pool()[::2]:
        text = one.end.record()
        again = petteia.replay(text)
        assert again.record() == text
        assert again.digest() == one.end.digest()
        assert again.dump() == one.end.dump()


def test_a_record_replays_up_to_any_move():
    for one in pool()[::12]:
        text = one.end.record()
        for count in places(one, 2):
            assert petteia.replay(text, count).dump() == one.at(count).dump()


def test_a_record_of_a_game_in_progress_replays():
    for one in pool()[::5]:
        (count,) = places(one, 1)
        t = one.at(count)
        assert petteia.replay(t.record()).dump() == t.dump()


AGAIN = """
import hashlib, json, sys
import petteia
for text in json.load(sys.stdin):
    t = petteia.replay(text)
    seats = [*range(t.players), None]
    seen = [[t.view(seat), t.events(seat), str(t.prompt(seat))] for seat in seats]
    world = t.determinize(0, 7).dump_state()
    worlds = petteia.replay(text, len(t.moves) // 2).determinize(1, 7).dump_state()
    print(t.digest(), hashlib.sha256(json.dumps([t.dump(), seen, world, worlds]).encode()).hexdigest())
"""


def fingerprints(records: list[str], hash_seed: str) -> list[str]:
    """The records played again in a fresh process."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PETTEIA_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-c", AGAIN],
        input=json.dumps(records),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_fresh_processes_replay_records_to_the_same_byte_whatever_their_hash_seed():
    chosen = pool()[::7]
    records = [one.end.record() for one in chosen]
    first = fingerprints(records, "0")
    assert [line.split()[0] for line in first] == [one.end.digest() for one in chosen]
    for hash_seed in ("1", "4242", "random"):
        assert fingerprints(records, hash_seed) == first
