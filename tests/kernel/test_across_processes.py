"""The same game on every run: nothing depends on the process, hashing or the machine's language."""

from __future__ import annotations

import hashlib

from playing import ALL, decisions, run_python

SCRIPT = """
import sys
sys.dont_write_bytecode = True
from test_across_processes import checksum
print(checksum())
"""


def checksum() -> str:
    """One number for whole games: digests, records, views, dumps."""
    told = hashlib.blake2b(digest_size=8)
    for game in ALL:
        for seed in range(2):
            for t in decisions(game, seed):
                told.update(t.digest().encode())
                told.update(repr([t.view(seat) for seat in (0, None)]).encode())
            told.update(t.record().encode())
            told.update(repr(t.dump()).encode())
            told.update(repr(t.determinize(0, seed).dump_state()).encode())
    return told.hexdigest()


def test_games_are_the_same_in_every_process_whatever_the_hash_seed() -> None:
    here = checksum()
    for hash_seed in ("0", "4242"):
        assert run_python(SCRIPT, PYTHONHASHSEED=hash_seed).strip() == here
