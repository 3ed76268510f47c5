"""Clients that do what they should not: each is refused with a code and a sentence, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from petteia.server.watcher import BACKLOG

from .client import Keys, Player, Refusal, Site, is_closed, serve

FRENCH = "fr-CA,fr;q=0.9,en;q=0.5"
WRONG_KEY = "this-is-no-key-of-any-seat-at-all"


class Party:
    """A running game of three people on three connections, and a spectator."""

    def __init__(self, site: Site, stack: contextlib.ExitStack) -> None:
        self.site = site
        self.keys: Keys = site.create(start=True)
        self.players = [stack.enter_context(site.player()).sit(self.keys.table, key, seat=seat)
                        for seat, key in self.keys.seats.items()]  # fmt: skip
        self.watcher = stack.enter_context(site.player()).sit(self.keys.table)
        for one in self.everybody:
            one.listen(0.05)

    @property
    def everybody(self) -> list[Player]:
        return [*self.players, self.watcher]

    @property
    def mover(self) -> Player:
        """Whose turn it is."""
        return self.players[self.players[0].room["waiting_for"][0]]

    @property
    def idle(self) -> Player:
        """Somebody whose turn it is not."""
        waited = self.players[0].room["waiting_for"]
        return next(player for player in self.players if player.seat not in waited)

    def others(self, than: Player) -> list[Player]:
        return [player for player in self.everybody if player is not than]

    def legal(self) -> str:
        return self.mover.options[0]


@pytest.fixture(scope="module")
def party(server: Site) -> Iterator[Party]:
    """One table for all tests here that must not change anything."""
    with contextlib.ExitStack() as stack:
        yield Party(server, stack)


@pytest.fixture
def fresh(server: Site) -> Iterator[Party]:
    with contextlib.ExitStack() as stack:
        yield Party(server, stack)


@contextlib.contextmanager
def nothing_changes(site: Site, table: str, *others: Player) -> Iterator[None]:
    """The rows of the table are the same after as before, and the others hear nothing at all."""
    for other in others:
        other.listen()
    before = site.rows(table)
    yield
    assert site.rows(table) == before
    for other in others:
        assert other.listen() == []


@contextlib.contextmanager
def stranger(site: Site, *keys: str, table: str, language: str | None = None, **more: Any) -> Iterator[Player]:
    """One more connection at a table: it has arrived, and later gone, and the others have been told so."""
    before = len(site.hall._open[table].watchers)
    with site.player(language) as player:
        player.sit(table, *keys, **more)
        player.listen()
        yield player
    site.inside(_left(site, table, before))


async def _left(site: Site, table: str, watchers: int) -> None:
    while len(site.hall._open[table].watchers) > watchers:
        await asyncio.sleep(0.005)
    async with site.hall.at(table):  # behind whatever is told about it
        pass


def check_told(refusal: Refusal, code: str) -> None:
    assert refusal.code == code
    assert len(refusal.sentence) > 10
    assert not refusal.sentence.startswith("refused-"), "the sentence is not written"


# What a move may not be


def test_a_move_out_of_turn_is_refused_with_a_sentence(server: Site, party: Party) -> None:
    idle = party.idle
    with nothing_changes(server, party.keys.table, *party.others(idle)), pytest.raises(Refusal) as told:
        idle.move(party.legal())
    check_told(told.value, "illegal")
    assert idle.listen() == []


@pytest.mark.parametrize("offset", [-1, 1, 1000])
def test_a_move_made_on_an_old_or_future_screen_is_refused(server: Site, fresh: Party, offset: int) -> None:
    mover = fresh.mover
    mover.move(fresh.legal())
    for one in fresh.everybody:
        one.listen(0.1)
    mover = fresh.mover
    with nothing_changes(server, fresh.keys.table, *fresh.others(mover)), pytest.raises(Refusal) as told:
        mover.move(fresh.legal(), seq=mover.seq + offset)
    check_told(told.value, "stale")
    mover.move(fresh.legal())


def test_the_screen_of_another_seat_does_not_count(server: Site, fresh: Party) -> None:
    """Each seat counts for itself; the numbers differ only as far as the seats have seen different things."""
    mover = fresh.mover
    first = mover.seq
    mover.move(fresh.legal())
    for one in fresh.everybody:
        one.listen(0.1)
    with pytest.raises(Refusal) as told:
        fresh.mover.move(fresh.legal(), seq=first)
    check_told(told.value, "stale")


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (["fly to the moon"], "illegal"),
        (["\u0000\u202e\n announce"], "illegal"),
        ([" "], "illegal"),
        (["a" * 200], "illegal"),
        (["announce " + "é" * 100], "illegal"),
        (["a" * 201], "bad-message"),
        ([""], "bad-message"),
        ([], "bad-message"),
        (["pass"] * 21, "bad-message"),
        ([["pass"]], "bad-message"),
        ([1], "bad-message"),
        ("pass", "bad-message"),
        (None, "bad-message"),
        ({"0": "pass"}, "bad-message"),
    ],
)
def test_moves_that_are_no_moves_are_refused(server: Site, party: Party, moves: Any, code: str) -> None:
    mover = party.mover
    with nothing_changes(server, party.keys.table, *party.others(mover)):
        check_told(mover.refused({"t": "move", "id": 7, "seq": mover.seq, "moves": moves}), code)
    assert mover.heard[-1]["id"] == 7 or mover.heard[-2]["id"] == 7
    assert mover.listen() == [], "the connection is still there"


def test_the_sentence_about_an_unknown_move_is_one_line_that_can_be_seen(party: Party) -> None:
    told = party.mover.refused({"t": "move", "id": 1, "seq": party.mover.seq, "moves": ["x\u202e\u0007\nyy" * 20]})
    assert all(sign.isprintable() for sign in told.sentence.replace("\u2068", "").replace("\u2069", ""))


def test_a_sequence_is_played_wholly_or_not_at_all(server: Site, party: Party) -> None:
    mover = party.mover
    legal = party.legal()
    for moves in [legal, "fly to the moon"], ["fly to the moon", legal], [legal, legal], [legal] * 20:
        with nothing_changes(server, party.keys.table, *party.others(mover)), pytest.raises(Refusal) as told:
            mover.move(*moves)
        check_told(told.value, "illegal")
        assert party.legal() == legal
        assert mover.listen() == []


def test_a_move_of_another_seat_cannot_hide_in_a_sequence(server: Site, party: Party) -> None:
    mover = party.mover
    for other in ("pass", "refuse", "accept"):
        with nothing_changes(server, party.keys.table, *party.others(mover)), pytest.raises(Refusal):
            mover.move(party.legal(), other)


@pytest.mark.parametrize("moves", [0, -1, 101, 2**31, 1.0, "1", True, None])
def test_taking_back_a_strange_number_of_moves_is_refused(server: Site, party: Party, moves: Any) -> None:
    mover = party.mover
    with nothing_changes(server, party.keys.table, *party.others(mover)):
        check_told(mover.refused({"t": "undo", "id": 1, "seq": mover.seq, "moves": moves}), "bad-message")


def test_there_is_nothing_to_take_back_before_the_first_move(server: Site, party: Party) -> None:
    for player in party.players:
        with nothing_changes(server, party.keys.table, *party.others(player)), pytest.raises(Refusal) as told:
            player.undo()
        check_told(told.value, "illegal")


# Whose keys


def test_without_a_key_one_watches_and_plays_nothing(server: Site, party: Party) -> None:
    with (
        stranger(server, table=party.keys.table, seat=party.mover.seat) as nobody,
        nothing_changes(server, party.keys.table, *party.everybody),
    ):
        assert nobody.seat is None
        assert nobody.rights == {"owner": False, "seats": []}
        assert nobody.options == []
        for message in (
            {"t": "move", "id": 1, "seq": nobody.seq, "moves": [party.legal()]},
            {"t": "undo", "id": 1, "seq": nobody.seq},
            {"t": "why", "id": 1, "move": party.legal()},
            {"t": "nudge", "id": 1, "seat": 0},
            {"t": "propose", "id": 1, "what": "take-back", "seat": 0},
            {"t": "vote", "id": 1, "yes": True},
            {"t": "rename", "id": 1, "name": "Somebody", "colour": "ink"},
        ):
            check_told(nobody.refused(message), "not-your-seat")


def test_a_wrong_key_opens_nothing(server: Site, party: Party) -> None:
    with (
        stranger(server, WRONG_KEY, table=party.keys.table, seat=party.mover.seat) as nobody,
        nothing_changes(server, party.keys.table, *party.everybody),
    ):
        assert nobody.seat is None
        assert nobody.rights == {"owner": False, "seats": []}
        with pytest.raises(Refusal) as told:
            nobody.move(party.legal())
        check_told(told.value, "not-your-seat")
        with pytest.raises(Refusal) as told:
            nobody.look(party.mover.seat)
        check_told(told.value, "not-your-eyes")


def test_keys_of_another_table_open_nothing_here(server: Site, party: Party) -> None:
    elsewhere = server.create(start=True)
    with (
        stranger(server, *elsewhere.all, table=party.keys.table, seat=party.mover.seat) as nobody,
        nothing_changes(server, party.keys.table, *party.everybody),
    ):
        assert nobody.seat is None
        with pytest.raises(Refusal) as told:
            nobody.move(party.legal())
        check_told(told.value, "not-your-seat")
    assert server.table(party.keys.table, elsewhere.all)["rights"] == {"owner": False, "seats": []}


def test_one_seats_key_neither_plays_nor_sees_another_seat(server: Site, party: Party) -> None:
    mover, idle = party.mover, party.idle
    assert idle.seat is not None
    with (
        stranger(server, party.keys.seats[idle.seat], table=party.keys.table, seat=mover.seat) as cheat,
        nothing_changes(server, party.keys.table, *party.everybody),
    ):
        assert cheat.seat == idle.seat, "one's own seat, as nothing else is allowed"
        assert cheat.view == idle.view
        with pytest.raises(Refusal) as told:
            cheat.look(mover.seat)
        check_told(told.value, "not-your-eyes")
        with pytest.raises(Refusal) as told:
            cheat.move(party.legal())
        check_told(told.value, "illegal")


def test_the_owners_key_is_no_seat(server: Site, party: Party) -> None:
    with (
        stranger(server, party.keys.owner, table=party.keys.table, seat=party.mover.seat) as owner,
        nothing_changes(server, party.keys.table, *party.everybody),
    ):
        assert owner.rights == {"owner": True, "seats": []}
        assert owner.seat is None
        with pytest.raises(Refusal) as told:
            owner.move(party.legal())
        check_told(told.value, "not-your-seat")


@pytest.mark.parametrize("seat", [3, 4, 5])
def test_a_seat_that_the_table_does_not_have(server: Site, party: Party, seat: int) -> None:
    with stranger(server, *party.keys.seats.values(), table=party.keys.table, seat=seat) as player:
        assert player.seat in (None, 0)
        with nothing_changes(server, party.keys.table, *party.everybody):
            with pytest.raises(Refusal) as told:
                player.look(seat)
            check_told(told.value, "not-your-eyes")
            for message in (
                {"t": "nudge", "id": 1, "seat": seat},
                {"t": "propose", "id": 1, "what": "stand-in", "seat": seat},
                {"t": "propose", "id": 1, "what": "take-back", "seat": seat},
            ):
                assert player.look(0).refused(message).code in (
                    "nobody-to-nudge", "nobody-to-replace", "nothing-to-take-back",
                )  # fmt: skip
    answer = server.request("POST", f"/api/tables/{party.keys.table}/seats/{seat}", {"who": "bot"}, party.keys.all)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")


@pytest.mark.parametrize(
    "header",
    ["Bearer", "Bearer ,,,", "Basic eDp5", "bearer\txx", "Bearer " + "x" * 5000, "Bearer \u00ff\u00fe", "x"],
)
def test_strange_authorizations_open_nothing(server: Site, party: Party, header: str) -> None:
    path = f"/api/tables/{party.keys.table}"
    headers = {"authorization": header.encode("latin-1")}
    assert server.request("GET", path, headers=headers).json()["rights"] == {"owner": False, "seats": []}
    answer = server.request("POST", f"{path}/start", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-owner")


def test_too_many_keys_are_not_a_way_to_guess(server: Site, party: Party) -> None:
    guesses = [f"{WRONG_KEY}-{n}" for n in range(50)]
    answer = server.table(party.keys.table, [*guesses, party.keys.owner])
    assert answer["rights"]["owner"] is False
    with server.player() as player:
        check_told(player.refused({"t": "sit", "table": party.keys.table, "keys": guesses}), "bad-message")


# What cannot be understood

DEEP = '{"t":"chat","id":1,"text":' + "[" * 4000 + "]" * 4000 + "}"
JUNK = {
    "no JSON": "hello",
    "empty": "",
    "half of a message": '{"t":"move","id":1',
    "a list": '["move"]',
    "a number": "17",
    "nothing": "null",
    "no type": "{}",
    "an unknown type": '{"t":"teleport"}',
    "a message of the server's": '{"t":"moved","seq":5,"patch":[]}',
    "a type that is a number": '{"t":1}',
    "a type that is a list": '{"t":["ping"]}',
    "an extra field": '{"t":"ping","please":true}',
    "an extra field that says it is allowed": '{"t":"chat","id":1,"text":"hi","seat":0}',
    "no id": '{"t":"chat","text":"hi"}',
    "an id that is a text": '{"t":"chat","id":"1","text":"hi"}',
    "an id that is a boolean": '{"t":"chat","id":true,"text":"hi"}',
    "an id that is a fraction": '{"t":"chat","id":1.5,"text":"hi"}',
    "a negative id": '{"t":"chat","id":-1,"text":"hi"}',
    "a huge id": '{"t":"chat","id":' + "9" * 5000 + ',"text":"hi"}',
    "an endless id": '{"t":"chat","id":1e999,"text":"hi"}',
    "not a number": '{"t":"chat","id":NaN,"text":"hi"}',
    "a text that is a number": '{"t":"chat","id":1,"text":5}',
    "an empty text": '{"t":"chat","id":1,"text":""}',
    "a blank text": '{"t":"chat","id":1,"text":"   "}',
    "a text of signs that cannot be seen": '{"t":"chat","id":1,"text":"\\u200b\\u202e"}',
    "a text that is too long": '{"t":"chat","id":1,"text":"' + "a" * 501 + '"}',
    "half of a letter": '{"t":"chat","id":1,"text":"\\ud800"}',
    "half of a letter as a name": '{"t":"ping","\\ud800":1}',
    "deep nesting": DEEP,
    "deep nesting in lists": "[" * 8000,
    "deep nesting in objects": '{"t":' * 1500,
    "a seat of its own": '{"t":"look","seat":99}',
    "a seat below zero": '{"t":"look","seat":-1}',
    "a seat as text": '{"t":"look","seat":"0"}',
    "a language that nobody speaks": '{"t":"look","seat":null,"language":"xx"}',
    "a name without letters": '{"t":"rename","id":1,"name":" ","colour":"ink"}',
    "a name that is too long": '{"t":"rename","id":1,"name":"' + "n" * 25 + '","colour":"ink"}',
    "a colour that there is not": '{"t":"rename","id":1,"name":"N","colour":"url(x)"}',
    "a proposal of something else": '{"t":"propose","id":1,"what":"draw","seat":0}',
    "a vote that is a number": '{"t":"vote","id":1,"yes":1}',
    "a question about nothing": '{"t":"why","id":1}',
    "a thing in one part": '{"t":"why","id":1,"thing":["favor"]}',
    "no keys but a text": '{"t":"sit","table":"x","keys":"abcdefgh"}',
    "keys that are too short": '{"t":"sit","table":"x","keys":["a"]}',
    "a table without a name": '{"t":"sit","table":""}',
    "a table with a long name": '{"t":"sit","table":"' + "t" * 41 + '"}',
    "a byte order mark": '\ufeff{"t":"ping"}',
    "two messages": '{"t":"ping"}{"t":"ping"}',
}


@pytest.mark.parametrize("what", JUNK)
def test_a_message_that_cannot_be_understood_is_refused(server: Site, party: Party, what: str) -> None:
    mover = party.mover
    with nothing_changes(server, party.keys.table, *party.others(mover)):
        check_told(mover.refused(JUNK[what]), "bad-message")
    assert mover.listen() == [], "the connection is still there, and nothing else was said"


def test_the_id_of_a_bad_message_comes_back_where_it_can_be_read(party: Party) -> None:
    party.mover.refused('{"t":"chat","id":31,"text":5}')
    assert party.mover.heard[-1]["id"] == 31
    party.mover.refused('{"t":"chat","id":"31","text":"x"}')
    assert party.mover.heard[-1]["id"] is None


def test_a_refusal_does_not_repeat_what_was_sent_at_length(party: Party) -> None:
    for junk in ('{"t":"ping","%s":1}' % ("x" * 8000), '{"t":"%s"}' % ("x" * 8000), '{"%s"' % ("x" * 8000)):
        assert len(party.mover.refused(junk).sentence) < 400


def test_a_binary_message_is_refused_with_a_sentence(server: Site, party: Party) -> None:
    with (
        stranger(server, table=party.keys.table) as odd,
        nothing_changes(server, party.keys.table, *party.everybody),
    ):
        check_told(odd.refused(b"\x00\x01\x02"), "bad-message")
        check_told(odd.refused(b'{"t":"ping"}'), "bad-message")
        assert odd.listen() == []


@pytest.mark.parametrize("size", [8 * 1024 + 1, 20_000, 60_000])
def test_a_message_that_is_too_big_is_refused_and_the_connection_stays(server: Site, party: Party, size: int) -> None:
    mover = party.mover
    message = json.dumps({"t": "chat", "id": 1, "text": "a" * (size - 40)}).ljust(size)
    assert len(message) == size
    with nothing_changes(server, party.keys.table, *party.others(mover)):
        check_told(mover.refused(message), "too-big")
    assert mover.listen() == []


def test_the_limit_counts_bytes_as_its_sentence_says(party: Party) -> None:
    message = json.dumps({"t": "chat", "id": 1, "text": "水" * 3000}, ensure_ascii=False)
    assert len(message) < 8 * 1024 < len(message.encode())
    told = party.mover.refused(message)
    check_told(told, "too-big")


def test_a_message_of_just_the_largest_size_is_read(party: Party) -> None:
    mover = party.mover
    mover.send('{"t":"ping"}'.ljust(8 * 1024))
    assert mover.wait_for("pong")


def test_a_message_beyond_all_measure_closes_the_connection_and_nothing_else(server: Site, party: Party) -> None:
    with (
        stranger(server, table=party.keys.table) as odd,
    ):
        before = server.rows(party.keys.table)
        odd.send("x" * 70_000)
        assert is_closed(odd) in (1009, 1006)  # 1006: the line was cut before that was read
    assert server.rows(party.keys.table) == before
    assert party.mover.why(party.legal())["legal"]


def test_fragments_do_not_get_around_the_limit(server: Site, party: Party) -> None:
    with stranger(server, table=party.keys.table) as odd:
        with contextlib.suppress(ConnectionClosed):
            odd.socket.send("x" * 4000 for _ in range(40))
        assert is_closed(odd) in (1009, 1006)  # 1006: the line was cut before that was read


# Order of things


@pytest.mark.parametrize(
    "message",
    [
        {"t": "look", "seat": None},
        {"t": "move", "id": 1, "seq": 0, "moves": ["pass"]},
        {"t": "undo", "id": 1, "seq": 0},
        {"t": "why", "id": 1, "move": "pass"},
        {"t": "chat", "id": 1, "text": "hello?"},
        {"t": "nudge", "id": 1, "seat": 0},
        {"t": "propose", "id": 1, "what": "stand-in", "seat": 0},
        {"t": "vote", "id": 1, "yes": True},
        {"t": "rename", "id": 1, "name": "N", "colour": "ink"},
        {"t": "log", "id": 1, "before": 5},
    ],
    ids=lambda message: message["t"],
)
def test_before_sitting_down_there_is_nothing_to_do(server: Site, party: Party, message: Any) -> None:
    with server.player() as early, nothing_changes(server, party.keys.table, *party.everybody):
        check_told(early.refused(message), "sit-first")
        assert early.listen() == []


def test_before_sitting_down_one_may_ping(server: Site) -> None:
    with server.player() as early:
        assert early.listen() == []


def test_a_table_that_is_not_there(server: Site) -> None:
    with server.player() as lost:
        for id in ("nowhere", "x" * 40):
            with pytest.raises(Refusal) as told:
                lost.sit(id)
            check_told(told.value, "no-table")
        for id in ("../../etc", "%00", "\u0000", "😀" * 5, "' OR 1=1 --"):
            with pytest.raises(Refusal) as told:
                lost.sit(id)
            assert told.value.code in ("no-table", "bad-message")
        check_told(lost.refused({"t": "chat", "id": 1, "text": "x"}), "sit-first")


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(server: Site) -> None:
    for n in range(20):
        assert server.request("GET", f"/api/tables/nowhere-{n}").json()["code"] == "no-table"
    assert len(server.hall._opening) == 0


def test_whoever_sits_down_twice_has_moved_not_doubled(server: Site, party: Party) -> None:
    elsewhere = server.create(start=True)
    with stranger(server, table=party.keys.table) as wanderer:
        assert wanderer.room["watchers"] == 2
        wanderer.sit(party.keys.table)
        wanderer.listen()
        assert wanderer.room["watchers"] == 2
        wanderer.sit(elsewhere.table, elsewhere.seats[1], seat=1)
        wanderer.listen()
        party.watcher.listen()
        assert party.watcher.room["watchers"] == 1
        assert wanderer.seat == 1
        assert [seat["online"] for seat in wanderer.room["seats"]] == [False, True, False]
        with nothing_changes(server, elsewhere.table):
            party.mover.chat("is anybody there?")
            party.watcher.listen()
            assert "is anybody there?" not in wanderer.said
            assert wanderer.listen() == [], "the old table is not heard any more"


def test_a_refused_second_sitting_leaves_one_where_one_was(server: Site, party: Party) -> None:
    idle = party.idle
    with nothing_changes(server, party.keys.table, *party.others(idle)):
        with pytest.raises(Refusal) as told:
            idle.sit("nowhere")
        check_told(told.value, "no-table")
        assert idle.why("pass")["t"] == "why"


def test_a_game_that_has_not_begun_takes_no_moves(server: Site) -> None:
    keys = server.create("me", "open", "open")
    with server.player() as player:
        player.sit(keys.table, *keys.all, seat=0)
        player.listen()
        assert player.view is None
        with nothing_changes(server, keys.table):
            for message in (
                {"t": "move", "id": 1, "seq": player.seq, "moves": ["pass"]},
                {"t": "undo", "id": 1, "seq": player.seq},
                {"t": "why", "id": 1, "move": "pass"},
                {"t": "nudge", "id": 1, "seat": 1},
                {"t": "propose", "id": 1, "what": "take-back", "seat": 0},
                {"t": "vote", "id": 1, "yes": True},
            ):
                check_told(player.refused(message), "not-started")
    for path in ("record", "seen", "replay"):
        answer = server.request("GET", f"/api/tables/{keys.table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-started")


def test_a_game_that_is_over_takes_no_moves(server: Site) -> None:
    keys = server.create(start=True)
    with server.player() as player:
        player.sit(keys.table, *keys.all, seat=0)
        server.finish(keys.table)
        player.wait_for(lambda player: player.room["status"] == "over")
        player.listen(0.05)
        with nothing_changes(server, keys.table):
            for message in (
                {"t": "move", "id": 1, "seq": player.seq, "moves": ["pass"]},
                {"t": "undo", "id": 1, "seq": player.seq},
                {"t": "nudge", "id": 1, "seat": 1},
                {"t": "propose", "id": 1, "what": "take-back", "seat": 0},
                {"t": "vote", "id": 1, "yes": True},
            ):
                check_told(player.refused(message), "over")
            assert not player.why("pass")["legal"]


# Too much


def test_a_flood_of_messages_is_refused_and_others_are_not_kept_waiting(another: Callable[..., Site]) -> None:
    site = another(rate=20.0, burst=30.0)
    keys = site.create(start=True)
    with site.player() as other, site.player("fr") as flooder:
        other.sit(keys.table, keys.seats[0], seat=0)
        flooder.sit(keys.table, keys.seats[1], seat=1)
        flooder.listen()
        other.listen()
        before = site.rows(keys.table)
        for n in range(300):
            flooder.send({"t": "why", "id": n, "move": "pass"})
        answers = [flooder.wait_for(lambda player, n=n: len(player.heard) > n and player.heard[n])
                   for n in range(len(flooder.heard), len(flooder.heard) + 300)]  # fmt: skip
        refused = [answer for answer in answers if answer["t"] == "refused"]
        assert {answer["code"] for answer in refused} == {"too-fast"}
        assert "attendez" in refused[0]["sentence"]
        assert len(refused) > 200
        assert len(answers) - len(refused) >= 25, "up to the limit messages are answered"
        assert other.listen() == []
        assert site.rows(keys.table) == before
        time.sleep(0.3)
        assert flooder.why("pass")["t"] == "why", "after a pause all is well again"


def test_one_connections_flood_is_not_held_against_another(another: Callable[..., Site]) -> None:
    site = another(rate=1.0, burst=5.0)
    keys = site.create(start=True)
    with site.player() as flooder, site.player() as other:
        for _ in range(20):
            flooder.send({"t": "ping"})
        assert flooder.wait_for("refused")["code"] == "too-fast"
        other.sit(keys.table, keys.seats[0], seat=0)
        assert other.listen() is not None


def test_a_flood_of_requests_is_refused_in_ones_own_language(another: Callable[..., Site]) -> None:
    site = another(rate=1.0, burst=5.0)
    keys = site.create()
    answers = [site.request("GET", f"/api/tables/{keys.table}", language=FRENCH) for _ in range(30)]
    late = [answer for answer in answers if answer.status_code == 429]
    assert 5 <= len(late) <= 15
    assert late[0].json()["code"] == "too-fast"
    assert "attendez" in late[0].json()["sentence"]
    assert site.request("GET", "/healthz").status_code == 200, "an operator can still see that it lives"


def test_too_many_new_tables_are_refused(another: Callable[..., Site]) -> None:
    site = another(new_tables=0.001)
    for _ in range(20):
        site.create()
    before = site.rows()
    with pytest.raises(Refusal) as told:
        site.create()
    assert told.value.status == 429
    check_told(told.value, "too-many-tables")
    answer = site.request("POST", "/api/records", {"record": "x"}, language=FRENCH)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
    assert "attendez" in answer.json()["sentence"]
    assert site.rows() == before


def test_too_many_connections_are_refused_and_room_comes_back(another: Callable[..., Site]) -> None:
    site = another(sockets=3)
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(site.player()) for _ in range(3)]
        for player in held:
            player.listen()
        for language, word in ("en", "Too many"), (FRENCH, "Trop"):
            with site.player(language) as one_more:
                told = Refusal(one_more.hear())
                check_told(told, "too-many-sockets")
                assert word in told.sentence
                assert is_closed(one_more) == 1008
        for player in held:
            assert player.listen() == []
        held[0].close()
        until = time.monotonic() + 5
        while True:
            with site.player() as later:
                later.send({"t": "ping"})
                if later.hear()["t"] == "pong":
                    break
            assert time.monotonic() < until
            time.sleep(0.02)


def test_a_reader_that_never_reads_is_cut_off_and_the_table_goes_on(server: Site) -> None:
    """Whoever asks and asks and never listens is dropped; those who listen keep their game."""
    keys = server.create(start=True)
    host, port = server.host.split(":")
    with server.player() as player, socket.socket() as deaf:
        player.sit(keys.table, keys.seats[0], seat=0)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        deaf.sendall(
            b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert b" 101 " in deaf.recv(4096)
        deaf.sendall(masked({"t": "sit", "table": keys.table}))
        player.wait_for(lambda player: player.room["watchers"] == 1)
        watcher = next(one for one in server.hall._open[keys.table].watchers if not one.seats)
        deaf.settimeout(2)
        question = masked({"t": "look", "seat": None})
        with contextlib.suppress(OSError):
            for _ in range(1500):
                deaf.sendall(question)
        player.wait_for(lambda player: player.room["watchers"] == 0, 8)
        assert len(watcher.out) <= BACKLOG
        assert player.chat("still here")["t"] == "done"


def masked(message: Any) -> bytes:
    """A client's frame, as it goes over the line."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text


# Other sites


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://evil.example:8000", "", "file://"])
def test_a_page_of_another_site_gets_no_live_connection(server: Site, origin: str) -> None:
    for language, word in ("en", "Pages"), (FRENCH, "pages d'autres sites"):
        with server.player(language, headers={"origin": origin}) as page:
            told = Refusal(page.hear())
            check_told(told, "other-origin")
            assert word in told.sentence
            assert is_closed(page) == 1008


def test_a_page_of_this_site_gets_a_live_connection(server: Site) -> None:
    with server.player(headers={"origin": server.url}) as page:
        assert page.listen() == []


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example"])
def test_a_page_of_another_site_may_change_nothing(server: Site, party: Party, origin: str) -> None:
    table = party.keys.table
    with nothing_changes(server, table, *party.everybody):
        for path, body in (
            ("/api/tables", {"game": "pantacle", "seats": [{"who": "me"}] * 3}),
            (f"/api/tables/{table}/start", None),
            (f"/api/tables/{table}/join", {"name": "N"}),
            (f"/api/tables/{table}/seats/0", {"who": "bot"}),
            (f"/api/tables/{table}/rematch", None),
            ("/api/tables/mine", {"tables": {}}),
        ):
            answer = server.request("POST", path, body, party.keys.all, FRENCH, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")
            assert "autres sites" in answer.json()["sentence"]
    answer = server.request("POST", "/api/tables/mine", {"tables": {}}, headers={"origin": server.url})
    assert answer.status_code == 200


def test_no_answer_invites_other_sites_to_read_it(server: Site, party: Party) -> None:
    headers = {"origin": "http://evil.example", "access-control-request-method": "POST"}
    for method, path in ("GET", f"/api/tables/{party.keys.table}"), ("OPTIONS", "/api/tables"), ("GET", "/"):
        answer = server.request(method, path, headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_every_answer_has_the_headers_of_a_careful_site(server: Site, party: Party) -> None:
    for method, path in (
        ("GET", "/"), ("GET", "/api/games"), ("GET", "/api/tables/nowhere"), ("PUT", "/api/games"),
        ("GET", "/nothing.js"), ("GET", f"/api/tables/{party.keys.table}"), ("GET", "/healthz"),
    ):  # fmt: skip
        headers = server.request(method, path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


# Requests


def in_pieces(size: int) -> Iterator[bytes]:
    yield b'{"record":"'
    for _ in range(size // 8192):
        yield b"a" * 8192
    yield b'"}'


def test_a_body_that_is_too_big_is_refused(server: Site) -> None:
    before = server.rows()
    for language, word in ("en", "too big"), (FRENCH, "trop grand"):
        answer = server.request("POST", "/api/records", {"record": "a" * 600_000}, language=language)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        assert word in answer.json()["sentence"]
    assert server.rows() == before


def test_a_body_in_pieces_that_is_too_big_is_refused(server: Site) -> None:
    for language, word in ("en", "too big"), (FRENCH, "trop grand"):
        headers = {"accept-language": language, "content-type": "application/json"}
        with httpx.Client(base_url=server.url) as client:
            answer = client.post("/api/records", content=in_pieces(600_000), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        assert word in answer.json()["sentence"]


def test_a_body_in_pieces_that_is_small_enough_is_read(server: Site) -> None:
    headers = {"content-type": "application/json"}
    answer = server.rest.post("/api/records", content=in_pieces(100_000), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b"17", b'"x"', b"\xff\xfe\x00", b"[" * 100_000, b'{"tables":' * 20_000,
        b'{"tables":{"\\ud800":[]}}', b'{"\\ud800":1}', b'{"tables":{}, "more":1}', b'{"tables":[]}',
        b'{"tables":{"x":"abcdefgh"}}', b'{"tables":{"x":["short"]}}', b'{"tables":{"":[]}}',
        b'{"tables":' + b"9" * 5000 + b"}", b'{"tables":NaN}', b'{"tables":{"x":["\\ud800\\ud800\\ud800abcdef"]}}',
    ],
    ids=lambda body: repr(body[:30]),
)  # fmt: skip
def test_a_body_that_cannot_be_understood_is_refused(server: Site, body: bytes) -> None:
    headers = {"content-type": "application/json", "accept-language": FRENCH}
    answer = server.rest.post("/api/tables/mine", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    told = answer.json()
    assert told["code"] == "bad-request"
    assert told["sentence"].startswith("Cette requête est incompréhensible")
    assert len(told["sentence"]) < 400


def test_a_body_of_another_sort_is_refused(server: Site) -> None:
    for sort in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
    ):
        headers = {"content-type": sort}
        answer = server.rest.post("/api/tables/mine", content=b'{"tables":{}}', headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/api/tables"), ("DELETE", "/api/tables/x"), ("PATCH", "/api/tables/x/join"), ("GET", "/api/records"),
        ("POST", "/api/games"), ("POST", "/healthz"), ("DELETE", "/"), ("OPTIONS", "/api/tables"),
        ("TRACE", "/api/tables"), ("POST", "/index.html"), ("BREW", "/api/games"),
    ],
)  # fmt: skip
def test_a_method_that_an_address_does_not_take_is_refused(server: Site, method: str, path: str) -> None:
    answer = server.request(method, path, language=FRENCH)
    if method == "GET":
        assert answer.status_code in (404, 405)
    elif method == "BREW":
        assert 400 <= answer.status_code < 500
        return
    else:
        assert answer.status_code == 405
        assert answer.json()["code"] == "bad-method"
        assert "requête" in answer.json()["sentence"]
        assert "allow" in answer.headers


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/tables/x/y/z", "/api/live", "/api/games/"])
def test_an_address_that_there_is_not_is_refused(server: Site, path: str) -> None:
    for language, word in ("en", "nothing at this address"), (FRENCH, "rien à cette adresse"):
        answer = server.request("GET", path, language=language)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-thing")
        assert word in answer.json()["sentence"]


@pytest.mark.parametrize(
    "id", ["nowhere", "%00", "%2e%2e%2f%2e%2e", "a%2fb", "%ff%fe", "%f0%9f%98%80", "a" * 41, "a" * 4000, "'%20OR%201"]
)
def test_tables_with_strange_names_are_not_there(server: Site, id: str) -> None:
    for path in ("", "/record", "/seen", "/replay"):
        answer = server.request("GET", f"/api/tables/{id}{path}")
        assert answer.status_code in (404, 422)
        assert answer.json()["code"] in ("no-table", "no-such-thing", "bad-request")
        assert answer.json()["sentence"]


@pytest.mark.parametrize("game", ["chess", "%00", "..", "a" * 41, "%2e%2e%2fx"])
def test_games_that_are_not_here(server: Site, game: str) -> None:
    for path in ("words", "rules"):
        answer = server.request("GET", f"/api/games/{game}/{path}")
        assert answer.status_code in (404, 422)
        assert answer.json()["sentence"]


# Pages


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A site with a page, a file, and a secret beside its folder."""
    root = tmp_path / "dist"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<title>the page</title>")
    (root / "assets" / "app.js").write_text("the program")
    (tmp_path / "secret.txt").write_text("the secret")
    (tmp_path / "dist-secret.txt").write_text("the secret")
    monkeypatch.setattr("petteia.server.http.SITE", root)
    with serve(tmp_path) as site:
        yield site


def raw_get(site: Site, path: bytes) -> bytes:
    """A request whose path no decent client would send."""
    host, port = site.host.split(":")
    with socket.create_connection((host, int(port)), 5) as line:
        line.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: " + site.host.encode() + b"\r\nConnection: close\r\n\r\n")
        told = b""
        while piece := line.recv(65536):
            told += piece
    return told


def test_pages_are_given_and_nothing_beside_them(pages: Site) -> None:
    for path in ("/", "/table/xyz", "/rules/pantacle", "/settings"):
        answer = pages.request("GET", path)
        assert answer.status_code == 200
        assert "the page" in answer.text
    assert pages.request("GET", "/assets/app.js").text == "the program"
    for path in (
        b"/../secret.txt", b"/..%2fsecret.txt", b"/%2e%2e/secret.txt", b"/%2e%2e%2fsecret.txt",
        b"/assets/../../secret.txt", b"/assets/..%2f..%2fsecret.txt", b"/..\\secret.txt", b"/..%5csecret.txt",
        b"//etc/passwd", b"/%2fetc/passwd", b"/%2fetc%2fpasswd", b"/../dist-secret.txt", b"/%2e%2e%2fdist-secret.txt",
        b"/....//secret.txt", b"/%252e%252e/secret.txt", b"/.%00./secret.txt", b"/secret.txt%00.html", b"/assets",
        b"/assets/", b"/..", b"/../", b"/%c0%ae%c0%ae/secret.txt", b"/~/secret.txt", b"/./../secret.txt",
    ):  # fmt: skip
        told = raw_get(pages, path)
        assert b"the secret" not in told, path
        assert b"root:" not in told, path
        assert told.split(b" ", 2)[1][:1] in (b"2", b"4"), (path, told[:200])


@pytest.mark.parametrize(
    "path",
    [
        b"/%00",
        b"/a%00b",
        b"/" + b"a" * 300,
        b"/" + b"a/" * 3000,
        b"/%ff%fe",
        b"/" + b"%f0%9f%98%80" * 200,
        b"/a%0d%0ab",
    ],
)
def test_strange_addresses_of_pages_are_no_failures(pages: Site, path: bytes) -> None:
    status = raw_get(pages, path).split(b" ", 2)[1]
    assert status in (b"200", b"404"), status


def test_a_link_out_of_the_folder_is_not_followed(pages: Site, tmp_path: Path) -> None:
    (tmp_path / "dist" / "link.txt").symlink_to(tmp_path / "secret.txt")
    assert b"the secret" not in raw_get(pages, b"/link.txt")


# Language


def test_each_refusal_is_said_in_the_language_of_the_connection(server: Site, party: Party) -> None:
    """The same mistakes in two languages: the same codes, other sentences."""
    mistakes = [
        "junk", {"t": "look", "seat": 1}, {"t": "move", "id": 1, "seq": 0, "moves": ["fly"]},
        {"t": "move", "id": 1, "seq": 10**6, "moves": ["fly"]}, {"t": "undo", "id": 1, "seq": 1},
        {"t": "vote", "id": 1, "yes": True}, {"t": "nudge", "id": 1, "seat": party.idle.seat},
        {"t": "propose", "id": 1, "what": "take-back", "seat": 0},
        {"t": "propose", "id": 1, "what": "stand-in", "seat": 2}, "x" * 9000,
    ]  # fmt: skip
    told: dict[str, list[Refusal]] = {}
    for language in ("en", "fr"):
        with stranger(server, party.keys.seats[0], table=party.keys.table, seat=0, language=language) as player:
            told[language] = [player.refused(mistake) for mistake in mistakes]
    assert [one.code for one in told["en"]] == [one.code for one in told["fr"]]
    for english, french in zip(told["en"], told["fr"], strict=True):
        assert english.sentence != french.sentence, english.code


def test_before_sitting_down_the_browsers_language_is_spoken(server: Site) -> None:
    for header, word in (FRENCH, "Dites"), ("de,en", "Say"), ("de", "Say"), ("*", "Say"), ("", "Say"):
        with server.player(headers={"accept-language": header}) as player:
            assert word in player.refused({"t": "chat", "id": 1, "text": "x"}).sentence


def test_requests_are_refused_in_the_language_that_they_ask_for(server: Site, party: Party) -> None:
    table = f"/api/tables/{party.keys.table}"
    three = [{"who": "me"}] * 3
    requests: list[tuple[str, str, Any]] = [
        ("GET", "/api/tables/nowhere", None), ("GET", "/api/nothing", None), ("POST", f"{table}/start", None),
        ("POST", f"{table}/join", {"name": "N"}), ("POST", f"{table}/join", {"name": ""}),
        ("POST", f"{table}/leave", {"seat": 1}), ("POST", f"{table}/rematch", None), ("GET", f"{table}/record", None),
        ("GET", f"{table}/replay?seat=1", None), ("GET", f"{table}/replay?start=9999", None),
        ("GET", "/api/games/chess/rules", None), ("POST", "/api/records", {"record": "x"}),
        ("POST", "/api/tables", {"game": "chess", "seats": three}),
        ("POST", "/api/tables", {"game": "pantacle", "seats": three[:2]}),
        ("POST", "/api/tables", {"game": "pantacle", "seats": three, "options": {"speed": 1}}),
        ("POST", "/api/tables", {"game": "pantacle", "seats": three, "options": {"adept_cap": 4}}),
        ("POST", "/api/tables", {"game": "pantacle", "seats": three, "stand_in": "oracle"}),
    ]  # fmt: skip
    same: list[str] = []
    for method, path, body in requests:
        english = server.request(method, path, body)
        french = server.request(method, path, body, language=FRENCH)
        assert english.status_code == french.status_code >= 400
        assert english.json()["code"] == french.json()["code"]
        if english.json()["sentence"] == french.json()["sentence"]:
            same.append(english.json()["sentence"])
    assert same == []


def test_two_languages_at_once_are_not_mixed_up(server: Site) -> None:
    words = {"en": "There is no table", "fr": "Il n'y a pas de table"}
    wrong: list[str] = []

    def ask(language: str) -> None:
        with httpx.Client(base_url=server.url) as client:
            for _ in range(20):
                told = client.get("/api/tables/nowhere", headers={"accept-language": language}).json()["sentence"]
                if words[language] not in told:
                    wrong.append(told)

    threads = [threading.Thread(target=ask, args=(language,)) for language in ("en", "fr") * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


# When the database fails


def test_when_nothing_can_be_saved_that_is_said_and_nothing_is_told(
    fresh: Party, server: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that writes says `unavailable`, changes nothing, and works again as soon as the database does."""
    table = fresh.keys.table
    mover, idle = fresh.mover, fresh.idle
    waiting = server.create("me", "open", "bot")
    full = server.create()
    store = server.hall.store
    broken = OperationalError("the disk is full", {}, Exception("the disk is full"))
    logging.getLogger("petteia.hall").disabled = True
    try:
        with nothing_changes(server, table, *fresh.others(mover)):
            with monkeypatch.context() as patch:
                patch.setattr(store, "_call", lambda work: broken)
                patch.setattr(store, "_try", lambda moves: broken)
                for message in (
                    {"t": "chat", "id": 1, "text": "hello"},
                    {"t": "rename", "id": 2, "name": "Other", "colour": "ash"},
                    {"t": "move", "id": 3, "seq": mover.seq, "moves": [fresh.legal()]},
                ):
                    check_told(mover.refused(message), "unavailable")
                for path, body, keys in (
                    ("/api/tables", {"game": "pantacle", "seats": [{"who": "me"}] * 3}, []),
                    (f"/api/tables/{waiting.table}/join", {"name": "N"}, []),
                    (f"/api/tables/{waiting.table}/seats/1/invite", None, [waiting.owner]),
                    (f"/api/tables/{waiting.table}/seats/1", {"who": "bot"}, [waiting.owner]),
                    (f"/api/tables/{waiting.table}/leave", {"seat": 0}, waiting.all),
                    (f"/api/tables/{full.table}/start", None, [full.owner]),
                ):
                    answer = server.request("POST", path, body, keys, FRENCH)
                    assert (path, answer.status_code) == (path, 503)
                    assert answer.json()["code"] == "unavailable"
                    assert "enregistrer" in answer.json()["sentence"]
            mover.listen(0.1)
            for one in fresh.others(mover):  # those at the table may be shown it again, unchanged
                one.heard.clear()
                one.listen(0.1)
                assert not [message for message in one.heard if message["t"] not in ("table", "pong")]
        assert server.room(full.table)["status"] == "waiting"
        assert server.room(waiting.table)["seats"][1]["who"] == "open"
        server.launch(full.table, full.owner)
        server.join(waiting.table, "N")
        mover.move(fresh.legal())
        assert idle.wait_for("moved")
    finally:
        logging.getLogger("petteia.hall").disabled = False


# Noise


def test_random_noise_disturbs_nobody(server: Site, party: Party) -> None:
    """Random texts, and real messages with one thing changed."""
    chance = random.Random(5)
    mover = party.mover
    good = [
        {"t": "move", "id": 1, "seq": mover.seq, "moves": ["fly"]}, {"t": "undo", "id": 2, "seq": 1, "moves": 1},
        {"t": "why", "id": 3, "move": "pass"}, {"t": "nudge", "id": 4, "seat": party.idle.seat},
        {"t": "log", "id": 5, "before": 9}, {"t": "look", "seat": None}, {"t": "vote", "id": 6, "yes": False},
        {"t": "ping"}, {"t": "propose", "id": 7, "what": "stand-in", "seat": 0},
    ]  # fmt: skip
    values: list[Any] = [None, True, -1, 2**63, 1.5, "", "x" * 300, [], {}, [[]], "\u0000", {"t": "ping"}, "0"]
    with (
        stranger(server, party.keys.seats[0], table=party.keys.table, seat=0) as noisy,
        nothing_changes(server, party.keys.table, *party.everybody),
    ):
        for _ in range(150):
            message: Any = dict(chance.choice(good))
            if chance.random() < 0.8:
                message[chance.choice([*message, "extra", "seat", "id"])] = chance.choice(values)
            text = json.dumps(message)
            if chance.random() < 0.3:
                cut = chance.randrange(len(text))
                text = text[:cut] + chance.choice(["", "}", '"', "\u0000", "é", "9" * 30]) + text[cut + 1 :]
            noisy.send(text)
        noisy.listen()
        for message in noisy.heard:
            if message["t"] == "refused":
                assert message["code"]
                assert message["sentence"]
