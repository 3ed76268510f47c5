"""The leak run: random games through the hall, every byte to every viewer compared with a world dealt anew."""

from __future__ import annotations

import asyncio
import contextvars
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from petteia.kernel.game import Game
from petteia.kernel.opening import _installed
from petteia.kernel.table import Table
from petteia.kernel.text import use_language
from petteia.server import commands, hall, lobby, replays, schema
from petteia.server.bus import LocalBus
from petteia.server.live import Live, Shown, compact
from petteia.server.migrating import bring_up_to_date
from petteia.server.safety import Bucket, Refused, refusal
from petteia.server.settings import Settings
from petteia.server.store import Store, open_engine
from petteia.server.watcher import Watcher

from .client import patched

Wire = dict[str, Any]
LANGUAGES = ("en", "fr")


class Leaks:
    """Plays games and counts what was compared."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.url = f"sqlite:///{folder / 'wire.db'}"
        bring_up_to_date(self.url)
        self.chance = Random(seed)
        self.messages = 0
        self.different = 0  # worlds that really were other worlds
        self.unseen = 0  # actions that showed somebody nothing

    def play(self, game: str, games: int, most: int = 10_000) -> None:
        contextvars.copy_context().run(asyncio.run, self._play(game, games, most))

    async def _play(self, game: str, games: int, most: int) -> None:
        place = hall.Hall(Settings(bot_delay=0, room_pause=3600), Store(open_engine(self.url)), LocalBus())
        await place.start()
        try:
            for _ in range(games):
                await self._one(place, game, most)
        finally:
            await place.close()

    async def _one(self, place: hall.Hall, game: str, most: int) -> None:
        low, high = _installed()[game].seats
        high = min(high, 5)
        seats = [schema.SeatWish(who="me") for _ in range(self.chance.randint(low, high))]
        keys = await lobby.create(place, schema.NewTable(game=game, seats=seats, start=True, public=True))
        live = await place.open(keys["table"])
        watchers = []
        for viewer in range(len(seats) + 1):
            seat = viewer if viewer < len(seats) else None
            watcher = Watcher(self.chance.choice(LANGUAGES), Bucket(1e9, 1e9))
            held = [] if seat is None else [keys["seats"][seat]]
            await commands.sit(place, watcher, schema.Sit(t="sit", table=keys["table"], keys=held, seat=seat))
            watcher.viewer = viewer
            watchers.append(watcher)
        sights = [Sight(self, live, watcher) for watcher in watchers]
        for sight in sights:
            place.send_first(sight.watcher, 0)
            sight.compare_first()
        for _ in range(most):
            if live.table is None or live.table.over:
                break
            await self._step(place, live, sights)
        for sight in sights:
            sight.compare_replay()

    async def _step(self, place: hall.Hall, live: Live, sights: list[Sight]) -> None:
        assert live.table is not None
        seat = self.chance.choice(live.table.pending)
        for sight in sights:
            await sight.compare_refusals(place)
            sight.watcher.out.clear()
        undoable = live.table.undoable(seat) if self.chance.random() < 0.1 else 0
        message: Any
        if undoable:
            message = schema.TakeBack(t="undo", id=1, seq=live.seqs[seat], moves=self.chance.randint(1, undoable))
        else:
            move = self.chance.choice(live.table.options(seat)).text
            message = schema.PlayMoves(t="move", id=1, seq=live.seqs[seat], moves=[move])
        await commands.handle(place, sights[seat].watcher, message)
        for sight in sights:
            sight.compare_moved(seat)


class Sight:
    """What one viewer is sent, beside what it would be sent if all it cannot know were otherwise."""

    def __init__(self, run: Leaks, live: Live, watcher: Watcher) -> None:
        self.run = run
        self.live = live
        self.watcher = watcher
        assert watcher.viewer is not None
        self.viewer = watcher.viewer
        self.seat = live.seat(self.viewer)
        self.kernel_viewer = -1 if self.seat is None else self.seat
        self.view: Wire = {}
        self.other_view: Wire = {}
        self.seen: set[str] = set()

    def other(self) -> Table:
        """A world that fits all that this viewer knows, and is otherwise dealt anew."""
        assert self.live.table is not None
        world = self.live.table.determinize(self.seat, self.run.chance.getrandbits(40))
        self.run.different += world.dump_state() != self.live.table.dump_state()
        return world

    def _heard(self) -> list[Wire]:
        heard = [json.loads(text) for text in self.watcher.out]
        self.watcher.out.clear()
        return heard

    def compare_first(self) -> None:
        sent = [message for message in self._heard() if message["t"] == "table"][-1]
        world = self.other()
        twin = self._twin(world)
        expected = twin.first(self.viewer, self.watcher.language, 0, 100)
        expected["now"]["undo"] = sent["now"]["undo"]  # the kernel's tests hold that it tells nothing
        same({name: sent[name] for name in expected}, expected)
        same(_timeless(sent["room"]), _timeless(hall.room_wire(
            twin.room, Settings(), twin.deciding, twin.since, twin.used, twin.public_moves(),
            set(range(twin.room.players)), 1,
        )))  # fmt: skip
        self.view, self.other_view = sent["view"], world.view(self.seat)
        self.run.messages += 1

    def _twin(self, world: Table) -> Live:
        """The same table in memory, with the other world on it."""
        twin = Live(self.live.room)
        twin.table = world
        twin.seqs, twin.counts = self.live.seqs[:], self.live.counts[:]
        twin.deciding, twin.since, twin.used = world.state.deciding(), self.live.since, self.live.used
        twin.views = [world.view(twin.seat(viewer)) for viewer in range(twin.room.players + 1)]
        return twin

    def compare_moved(self, mover: int) -> None:
        heard = [message for message in self._heard() if message["t"] == "moved"]
        world = self.other()
        after = world.view(self.seat)
        if not heard:
            assert mover != self.seat
            same(self.other_view, after)
            self.run.unseen += 1
            return
        (sent,) = heard
        sent.pop("done", None)
        start = sent["events_from"]
        sent_whispers = world.whispers(self.kernel_viewer, 0)[start:]
        shown = Shown(self.other_view, after, start, world.events(self.seat, start), sent_whispers)
        same(sent, self._twin(world).moved(self.viewer, shown, self.watcher.language, {}))
        self.view, self.other_view = patched(self.view, sent["patch"]), after
        assert self.view == after  # keys that come and go may stand in another order
        self.seen.add(ordered({**after, "over": False, "scores": None, "ranking": []}))
        self.run.messages += 1

    async def compare_refusals(self, place: hall.Hall) -> None:
        """Nonsense, moves out of turn, questions: the answers must not depend on what is hidden."""
        table = self.live.table
        assert table is not None
        if self.seat is None or self.run.chance.random() < 0.8:
            return
        move = self.run.chance.choice(table.state.box.words.moves)
        asked: list[Any] = [
            schema.AskWhy(t="why", id=1, move=move.text),
            schema.PlayMoves(t="move", id=1, seq=self.live.seqs[self.seat], moves=["fly to the moon"]),
        ]
        if table.things(move):
            asked.append(schema.AskWhy(t="why", id=1, thing=table.things(move)[0]))
        if table.why(self.seat, move) is not None:
            asked.append(schema.PlayMoves(t="move", id=1, seq=self.live.seqs[self.seat], moves=[move.text]))
        for message in asked:
            real = await self._answers(place, message)
            self.live.table = self.other()
            try:
                same(real, await self._answers(place, message))
            finally:
                self.live.table = table
            self.run.messages += 1

    async def _answers(self, place: hall.Hall, message: Any) -> list[Wire]:
        self.watcher.out.clear()
        use_language(self.watcher.language)
        try:
            await commands.handle(place, self.watcher, message)
        except Refused as error:
            return [refusal(error, 1)]
        return self._heard()

    def compare_replay(self) -> None:
        """A replay before the end shows the views that were seen at the time, and the events, and nothing more."""
        table = self.live.table
        assert table is not None
        found = replays.frames(lobby.record_of(self.live), False, self.seat, 0, 10_000, self.watcher.language)
        view = found["view"]
        events = [one["event"] for one in found["events"]]
        for frame in found["frames"]:
            view = patched(view, frame["patch"])
            assert ordered({**view, "over": False, "scores": None, "ranking": []}) in self.seen
            events += [one["event"] for one in frame["events"]]
            assert frame["text"] is None or frame["seat"] == self.seat
        same(events, table.events(self.seat))
        self.run.messages += len(found["frames"])


def ordered(view: Wire) -> str:
    """A view, however its keys came and went."""
    return json.dumps(view, sort_keys=True)


def same(real: Any, other: Any) -> None:
    assert compact(real) == compact(other)


def _timeless(room: Wire) -> Wire:
    return {**room, "now": 0}


@contextmanager
def installed(*games: Game) -> Iterator[None]:
    """More games, for a while."""
    known = _installed()
    before = dict(known)
    known.update({game.name: game for game in games})
    try:
        yield
    finally:
        known.clear()
        known.update(before)
