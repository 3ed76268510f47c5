"""Hints: who may ask for one and when, what comes of it, and what the others get to know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import petteia
from petteia.bots import Effort
from petteia.kernel.table import Table
from petteia.server.bot_pool import hinted

from .client import Keys, Player, Refusal, Site, serve

FEW = 8  # iterations: enough for an answer
GAMES = {"deukalion": 2, "pantacle": 3, "panthalos": 2, "parthenon": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serve(tmp_path_factory.mktemp("hints"), hint_iterations=FEW, hint_burst=1e6) as site:
        yield site


def ask(player: Player) -> dict[str, Any]:
    return player.ask("hint", seq=player.seq)


def refused(player: Player, **more: Any) -> str:
    with pytest.raises(Refusal) as told:
        player.ask("hint", **{"seq": player.seq, **more})
    assert len(told.value.sentence) > 10
    return told.value.code


class Company:
    """Two people and a spectator at a table of Pantacle, where the first is asked."""

    def __init__(self, site: Site, hints: bool = True) -> None:
        self.site = site
        self.keys: Keys = site.create("me", "me", {"who": "bot", "bot": "random"}, hints=hints, start=True)
        self.table = self.keys.table
        site.play_inside(self.table, until(lambda game: asks(game, 0)))
        self.ada = Player(site).sit(self.table, self.keys.seats[0], seat=0)
        self.bel = Player(site).sit(self.table, self.keys.seats[1], seat=1)
        self.watcher = Player(site).sit(self.table)
        self.everybody = (self.ada, self.bel, self.watcher)
        for one in self.everybody:
            one.wait_for(lambda player: player.room["watchers"] == 1)
            one.listen()

    @property
    def live(self) -> Any:
        return self.site.inside(self.site.hall.open(self.table))


def asks(game: Table, seat: int) -> bool:
    """Has this seat, and nobody else, a choice?"""
    return game.pending == [seat] and len(game.options(seat)) > 3


def until(wanted: Callable[[Table], bool], seed: int = 1) -> Callable[[Table], None]:
    def play(game: Table) -> None:
        chance = random.Random(seed)
        while not wanted(game):
            seat = chance.choice(game.pending)
            game.play(seat, chance.choice(game.options(seat)))

    return play


@pytest.fixture
def sit(server: Site) -> Iterator[Callable[..., Company]]:
    sat: list[Company] = []

    def come(**more: Any) -> Company:
        sat.append(Company(server, **more))
        return sat[-1]

    yield come
    for company in sat:
        for one in company.everybody:
            one.close()


# What one gets


def test_three_options_the_best_first_with_what_they_are_worth(sit: Callable[..., Company]) -> None:
    company = sit()
    told = ask(company.ada)
    assert len(told["options"]) == 3
    moves = [option["move"] for option in told["options"]]
    assert len(set(moves)) == 3
    assert set(moves) <= set(company.ada.options)
    assert all(0 <= option["percent"] <= 100 for option in told["options"])
    company.ada.move(moves[0])


def test_the_others_see_that_a_hint_was_taken_and_nothing_else(sit: Callable[..., Company]) -> None:
    company = sit()
    ask(company.ada)
    for other in (company.bel, company.watcher):
        (told,) = other.listen()
        assert told["t"] == "chat"
        line = told["line"]
        assert (line["channel"], line["text"], line["seat"], line["name"]) == ("note", "took-hint", 0, "Player 1")
    assert ("took-hint", 0) in company.ada.notes
    company.bel.sit(company.table, company.keys.seats[1], seat=1)  # and it stays in the log
    assert ("took-hint", 0) in company.bel.notes


def test_everybody_is_told_whether_there_are_hints(sit: Callable[..., Company]) -> None:
    for hints in (True, False):
        company = sit(hints=hints)
        assert [one.room["hints"] for one in company.everybody] == [hints] * 3


def test_a_rematch_is_played_with_hints_again(sit: Callable[..., Company]) -> None:
    company = sit()
    company.site.finish(company.table)
    made = company.site.ask("POST", f"/api/tables/{company.table}/rematch", keys=[company.keys.owner])
    assert company.site.room(made["table"])["hints"]


# Who may not ask, and when not


def test_where_hints_are_off(sit: Callable[..., Company]) -> None:
    company = sit(hints=False)
    assert refused(company.ada) == "no-hints"
    assert company.bel.listen() == []


def test_hints_are_off_unless_wished(server: Site) -> None:
    assert not server.room(server.create().table)["hints"]


def test_who_owes_no_move_a_spectator_and_before_the_start(sit: Callable[..., Company], server: Site) -> None:
    company = sit()
    assert refused(company.bel) == "nothing-asked"
    assert refused(company.watcher) == "not-your-seat"
    company.ada.look(None)
    assert refused(company.ada) == "not-your-seat"
    waiting = server.create("me", "me", "open", hints=True)
    with server.player() as host:
        assert refused(host.sit(waiting.table, waiting.seats[0], seat=0)) == "not-started"


def test_nobody_asks_for_another_seat(sit: Callable[..., Company]) -> None:
    company = sit()
    assert refused(company.bel, seat=0) == "bad-message"
    with pytest.raises(Refusal):
        company.bel.look(0)
    assert refused(company.bel) == "nothing-asked"
    assert [line for line in company.ada.listen() if line["t"] != "room"] == []


def test_after_the_end(sit: Callable[..., Company]) -> None:
    company = sit()
    company.site.finish(company.table)
    company.ada.wait_for(lambda ada: ada.room["status"] == "over")
    assert refused(company.ada) == "over"


def test_where_there_is_one_way_only(sit: Callable[..., Company]) -> None:
    company = sit()
    company.site.play_inside(
        company.table, until(lambda game: game.pending == [0] and len(game.options(0)) == 1, seed=3)
    )
    company.ada.listen()
    assert refused(company.ada) == "only-one-way"


def test_an_old_screen(sit: Callable[..., Company]) -> None:
    company = sit()
    assert refused(company.ada, seq=company.ada.seq + 1) == "stale"
    seq = company.ada.seq
    company.site.play_inside(company.table, until(lambda game: asks(game, 0) and len(game.moves) > 20))
    company.ada.listen()
    assert refused(company.ada, seq=seq) == "stale"


# While it is being thought of


class Pondering:
    """In place of the bots' processes: a thought that takes until it is told."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self.site = site
        self.begun = 0
        self.given_up = 0
        self.answer = asyncio.Event()
        monkeypatch.setattr(site.hall.bots, "hint", self.hint)

    async def hint(self, table: str, dump: Any, seat: int, effort: Effort) -> list[tuple[str, int]]:
        self.begun += 1
        try:
            await self.answer.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return [(str(petteia.load(dump).options(seat)[0]), 50)]

    def finish(self) -> None:
        async def tell() -> None:
            self.answer.set()

        self.site.inside(tell())


def test_one_at_a_time(sit: Callable[..., Company], monkeypatch: pytest.MonkeyPatch) -> None:
    company = sit()
    bots = Pondering(company.site, monkeypatch)
    company.ada.send({"t": "hint", "id": 70, "seq": company.ada.seq})
    assert refused(company.ada) == "hint-underway"
    with company.site.player() as elsewhere:
        assert refused(elsewhere.sit(company.table, company.keys.seats[0], seat=0)) == "hint-underway"
    company.ada.chat("one can go on meanwhile")
    bots.finish()
    assert company.ada.wait_for("hint")["id"] == 70
    assert ask(company.ada)["options"]
    assert bots.begun == 2


def test_what_is_not_asked_any_more_is_not_answered(
    sit: Callable[..., Company], monkeypatch: pytest.MonkeyPatch
) -> None:
    company = sit()
    bots = Pondering(company.site, monkeypatch)
    company.ada.send({"t": "hint", "id": 70, "seq": company.ada.seq})
    company.ada.listen()
    company.ada.move(company.ada.options[0])
    told = company.ada.wait_for(lambda ada: [one for one in ada.heard if one["t"] == "refused"])[-1]
    assert (told["id"], told["code"]) == (70, "stale")
    assert bots.given_up == 1, "nobody goes on thinking of it"
    company.bel.listen()
    assert ("took-hint", 0) not in company.bel.notes


def test_who_looks_through_other_eyes_by_then_gets_no_answer(
    sit: Callable[..., Company], monkeypatch: pytest.MonkeyPatch
) -> None:
    company = sit()
    bots = Pondering(company.site, monkeypatch)
    company.ada.send({"t": "hint", "id": 70, "seq": company.ada.seq})
    company.ada.look(None)
    bots.finish()
    assert company.ada.wait_for("refused")["code"] == "not-your-seat"
    assert ("took-hint", 0) not in company.ada.notes


def test_who_has_gone_by_then_took_no_hint(sit: Callable[..., Company], monkeypatch: pytest.MonkeyPatch) -> None:
    company = sit()
    bots = Pondering(company.site, monkeypatch)
    company.ada.send({"t": "hint", "id": 70, "seq": company.ada.seq})
    company.ada.listen()
    company.ada.close()
    company.bel.wait_for(lambda bel: not bel.room["seats"][0]["online"])
    bots.finish()
    company.bel.listen()
    assert ("took-hint", 0) not in company.bel.notes


def test_a_few_in_a_minute(another: Callable[..., Site]) -> None:
    site = another(hint_iterations=FEW, hint_burst=2.0, hint_rate=1e-6)
    company = Company(site)
    for _ in range(2):
        ask(company.ada)
    assert refused(company.ada) == "too-many-hints"
    for one in company.everybody:
        one.close()


# What a hint knows


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_the_seat_cannot_tell_apart_bring_the_same_hint(game: str) -> None:
    """The very function that the server's processes run, on the truth and on what might be the truth as well."""
    chance = random.Random(5)
    compared = different = 0
    for seed in range(3):
        table = petteia.new(game, GAMES[game], seed=seed)
        for _ in range(60):
            seat = chance.choice(table.pending)
            if len(table.options(seat)) > 1 and chance.random() < 0.06:
                truth = hinted(table.dump(), seat, Effort(iterations=6), 9)
                for other in range(2):
                    world = table.determinize(seat, 100 * seed + other)
                    different += world.dump_state() != table.dump_state()
                    compared += 1
                    assert hinted(world.dump(), seat, Effort(iterations=6), 9) == truth
            table.play(seat, chance.choice(table.options(seat)))
    assert compared > 4
    assert different > compared // 2, "the worlds really are others"
