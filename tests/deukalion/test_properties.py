"""What holds in every game of Deukalion: conservation, secrets, dumps, records, undo, and an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME
from petteia.games.deukalion.components import CHEST, DeukalionBox
from petteia.games.deukalion.rules.delivery import Deliver
from petteia.kernel.errors import BadDump
from tests import properties
from tests.properties import played

GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(3)]
EVERY = 41  # decisions between two close looks
HIDDEN = ("hands", "pile", "pursuits", "secrets")
KNOWLEDGE = ("chance", "seen", "batch", "agenda")  # on the agenda lies what somebody has half chosen


def moments(players: int, seed: int, every: int = EVERY) -> Iterator[petteia.Table]:
    return properties.moments(GAME, players, seed, every)


# Conservation


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_nothing_is_lost_or_doubled(players: int, seed: int) -> None:
    properties.check_conservation(GAME, players, seed)
    assert max(played(GAME, players, seed).scores) >= {2: 16, 3: 14, 4: 12}[players]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_the_kernel_does_not_count_itself(players: int, seed: int) -> None:
    """The invariants of the rules, counted from the public view alone."""
    box = GAME.open_box(None)
    assert isinstance(box, DeukalionBox)
    gained = [0] * players
    for t in moments(players, seed, 7):
        table = t.view(None)["table"]
        garrison = {s["settlement"]: s for s in table["settlements"]}
        chests = [chest for city in table["cities"] for chest in city["chests"]]
        for n, seat in enumerate(table["seats"]):
            chests += seat["chests"]
            away = sum(s["hoplites"] for s in garrison.values() if s["owner"] == n)
            assert seat["crew"] + away + seat["underworld"] == 10
            assert seat["crew"] + len(seat["chests"]) + seat["room"] == 10
            held = seat["honour_cards"] + seat["tally"] + sum(card["honour"] for card in seat["completed"])
            assert held >= gained[n], "honour once gained is never lost, but for settlements"
            gained[n] = held
            assert seat["total"] == held + sum(s["honour"] for s in garrison.values() if s["owner"] == n)
        if t.view(None)["decision"] not in ("put_chest", None):
            assert sorted(chests) == sorted(CHEST.names * 3)
        cards = len(table["pile"]) + len(table["discard"])
        cards += sum(seat["hand_size"] + len(seat["face_up"]) for seat in table["seats"])
        assert cards == 30
        if table["kylix"]["values"]:
            assert sorted(table["kylix"]["values"].values()) == sorted(table["kylix"]["outer"].values())


def test_every_random_game_ends() -> None:
    longest = max(len(played(GAME, *game).moves) for game in GAMES)
    assert longest < 10_000


# Secrets


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_redealt_world_looks_the_same_and_is_no_echo_of_the_truth(players: int, seed: int) -> None:
    worlds, differs = properties.check_secrets(GAME, players, seed, EVERY, HIDDEN, KNOWLEDGE)
    assert differs > 0.95 * worlds


@pytest.mark.parametrize(("players", "seed"), GAMES[::3])
def test_a_seat_keeps_its_own_cards_in_every_world(players: int, seed: int) -> None:
    for t in moments(players, seed):
        truth = t.dump_state()
        for viewer in range(players):
            found = t.determinize(viewer, len(t.moves)).dump_state()
            assert found["hands"][viewer] == truth["hands"][viewer]
            assert found["secrets"][viewer] == truth["secrets"][viewer]


def test_what_goes_on_is_the_same_in_every_world_but_a_half_chosen_delivery_is_chosen_afresh() -> None:
    half_chosen = 0
    for players, seed in GAMES:
        for t in moments(players, seed, 1):
            top = t.state.agenda[-1] if t.state.agenda else None
            if len(t.moves) % EVERY and not (isinstance(top, Deliver) and top.chosen):
                continue
            agenda = t.dump_state()["agenda"]
            afresh = [{**frame, "chosen": []} if "chosen" in frame else frame for frame in agenda]
            for viewer in (*range(players), None):
                expected = agenda if agenda and viewer == agenda[-1].get("seat") else afresh
                assert t.determinize(viewer, len(t.moves)).dump_state()["agenda"] == expected
                half_chosen += expected != agenda
    assert half_chosen > 10


def test_who_has_seen_a_card_still_knows_it() -> None:
    """What a thief or his victim saw stays in every world that they imagine, as long as it is there."""
    known = 0
    for players, seed in GAMES:
        for t in moments(players, seed, 17):
            for viewer in range(players):
                for other, seat in enumerate(t.view(viewer)["table"]["seats"]):
                    if other != viewer and seat["hand"]:
                        known += 1
                        truth = t.view(other)["table"]["seats"][other]["hand"]
                        world = t.determinize(viewer, known).view(other)["table"]["seats"][other]["hand"]
                        for card in set(seat["hand"]):
                            assert seat["hand"].count(card) <= truth.count(card)
                            assert seat["hand"].count(card) <= world.count(card)
    assert known > 100


def test_nobody_sees_piles_hands_or_secret_pursuits() -> None:
    for t in moments(4, 1, 97):
        for viewer in (*range(4), None):
            table = t.view(viewer)["table"]
            for n, seat in enumerate(table["seats"]):
                if n != viewer and not t.over:
                    assert seat["secret"] is None
            own = [t.state.under[n] for n, card in enumerate(table["pile"]) if card is not None]
            assert set(own) <= {viewer}


# Dumps, records, determinism


@pytest.mark.parametrize(("players", "seed"), GAMES[::2])
def test_a_dump_loads_to_the_same_game(players: int, seed: int) -> None:
    properties.check_dumps(GAME, players, seed, 149)


@pytest.mark.parametrize(("players", "seed"), GAMES[::4])
def test_a_record_replays_to_the_same_end(players: int, seed: int) -> None:
    properties.check_record(GAME, players, seed)


def test_another_process_deals_and_plays_the_same() -> None:
    properties.check_processes(GAME)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda s: s["crew"].__setitem__(0, 11), "seat 0 has"),
        (lambda s: s["stored"].pop("crete"), "chests"),
        (lambda s: s["pile"].pop(), "is there 0 times"),
        (lambda s: s["display"].__setitem__(0, None), "is there 0 times"),
        (lambda s: s.__setitem__("supply", 3), "Honour cards"),
        (lambda s: s.__setitem__("hydra", "a6"), "the Hydra is not in the sea"),
        (lambda s: s.__setitem__("outer", [1, 2, 3, 9]), "a die shows 9"),
        (lambda s: s.__setitem__("hydra", "z9"), "is not a square"),
        (lambda s: s["honour_cards"].__setitem__(1, 20), "Honour cards"),
    ],
)
def test_a_spoilt_dump_is_refused_and_named(spoil: Any, says: str) -> None:
    found = next(iter(moments(3, 0))).dump(history=False)
    spoil(found["state"])
    with pytest.raises(BadDump, match=says):
        petteia.load(found, of=GAME)


# Undo


def test_moves_that_teach_nothing_can_be_taken_back_and_others_cannot() -> None:
    t = petteia.new(GAME, players=2, seed=2)
    first = t.pending[0]
    t.play(first, "anchor c2")
    assert t.undoable(first) == 1
    t.undo(first)
    t.play(first, "anchor d2")
    second = t.pending[0]
    t.play(second, "anchor e2")
    assert t.undoable(second) == 0, "the dice have fallen"


@pytest.mark.parametrize("seed", range(3))
def test_taking_back_restores_the_table(seed: int) -> None:
    assert properties.check_undo(GAME, 3, seed, 23) > 20


# Bots


def test_the_heuristic_bot_beats_a_random_one() -> None:
    assert properties.heuristic_wins(GAME, 4) >= 3
