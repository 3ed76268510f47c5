"""Tables with timers, words that go with a move, and chat: what only a server can show of the rules of Parthenon."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import petteia
from petteia.bots import Chair, make
from petteia.server.lobby import record_of

from ..clauses import clause
from .client import Keys, Player, Refusal, Site, serve

SEED = 7
HTML = "<img src=x onerror=alert(1)> <b>&amp;</b> {{7*7}} \u202eevil"


class Hourglass:
    """A server whose clock stands still until it is turned."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.at = 4_000_000_000.0  # not before the true time, which a server goes by when it starts
        site.hall.now = lambda: self.at

    def turn(self, seconds: float) -> None:
        """So much time goes by, and the server looks round."""
        self.at += seconds
        self.site.inside(self.site.hall.end_windows())


class Sitters:
    """People at a table of Parthenon, each on a connection of their own, and a spectator."""

    def __init__(self, site: Site, stack: contextlib.ExitStack, *seats: str, **more: Any) -> None:
        self.site = site
        self.stack = stack
        self.keys: Keys = site.create(*(seats or ("me", "me", "me")), game="parthenon", **more)
        self.table = self.keys.table
        with contextlib.closing(sqlite3.connect(site.file)) as connection, connection:  # the same cards in every run
            connection.execute("UPDATE tables SET seed = ? WHERE id = ?", (str(SEED), self.table))
        site.launch(self.table, self.keys.owner)
        self.people = {seat: self.sit(seat) for seat in self.keys.seats}
        self.watcher = stack.enter_context(site.player()).sit(self.table)
        self.settle()

    def sit(self, seat: int) -> Player:
        return self.stack.enter_context(self.site.player()).sit(self.table, self.keys.seats[seat], seat=seat)

    def settle(self) -> None:
        for one in (*self.people.values(), self.watcher):
            one.listen()

    @property
    def live(self) -> Any:
        return self.site.inside(self.site.hall.open(self.table))

    @property
    def game(self) -> petteia.Table:
        found: petteia.Table = self.live.table
        return found

    def until(self, wished: Callable[[petteia.Table], bool], seed: int = 1) -> None:
        """Let everybody play at random until something has come about."""

        def play(game: petteia.Table) -> None:
            chance = random.Random(seed)
            for _ in range(20_000):
                if game.over or wished(game):
                    return
                seat = chance.choice(game.pending)
                game.play(seat, chance.choice(game.options(seat)))

        self.site.play_inside(self.table, play)
        assert wished(self.game)
        self.settle()

    def until_window(self, name: str) -> None:
        self.until(lambda game: not game.over and game.game.window(game.state)[0].split()[1] == name)

    def window(self) -> str:
        return self.game.game.window(self.game.state)[0].split()[1]

    def pending(self) -> list[int]:
        return sorted(self.game.pending)

    def notes(self) -> list[tuple[str, int | None]]:
        self.settle()
        return self.watcher.notes


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serve(tmp_path_factory.mktemp("timers"), sweep=3600.0) as site:
        yield site


@pytest.fixture
def glass(site: Site) -> Hourglass:
    return Hourglass(site)


@pytest.fixture
def company(site: Site) -> Iterator[Callable[..., Sitters]]:
    with contextlib.ExitStack() as stack:
        yield lambda *seats, **more: Sitters(site, stack, *seats, **more)


@contextlib.contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as told:
        yield
    assert told.value.code == code
    assert len(told.value.sentence) > 10


def can_donate(game: petteia.Table) -> bool:
    return any(str(move).startswith("donate") for seat in game.pending for move in game.options(seat))


def donor(table: Sitters) -> Player:
    """Somebody who has begun a gift to the Archon."""
    table.until(can_donate)
    seat = next(n for n in table.pending() if any(one.startswith("donate") for one in table.people[n].options))
    player = table.people[seat]
    player.move(next(one for one in player.options if one.startswith("donate")))
    return player


# Words with a donation, and chat


@clause("PAR-DON-02")
def test_a_donation_carries_a_public_note_that_has_no_effect(site: Site, company: Callable[..., Sitters]) -> None:
    table = company()
    giver = donor(table)
    assert table.watcher.room["spoken"] == ["hand_over"]
    giver.ask("move", seq=giver.seq, moves=["hand_over"], words="  Spare Crete, and I vote for you.  ")
    table.settle()
    for one in (*table.people.values(), table.watcher):
        line = one.chat_lines[-1]
        assert (line["channel"], line["seat"]) == ("all", giver.seat)
        assert line["text"] == "Spare Crete, and I vote for you."
        told = one.events[line["events"] - one.first_event - 1]["event"]
        assert (told["event"], told["seat"]) == ("donated", giver.seat), "it stands right after the gift"
    with site.player() as new:
        new.sit(table.table)
        assert new.chat_lines == table.watcher.chat_lines
    assert petteia.replay(record_of(table.live)).digest() == table.game.digest(), "the moves alone make the same game"


@clause("PAR-DON-02")
def test_nothing_is_said_with_other_moves_or_with_a_move_that_is_refused(
    site: Site, company: Callable[..., Sitters]
) -> None:
    table = company()
    giver = donor(table)
    before = site.rows(table.table)
    with refused("no-words"):
        giver.ask("move", seq=giver.seq, moves=["cancel"], words="Never!")
    with refused("no-words"):
        giver.ask("move", seq=giver.seq, moves=["fly to the moon"], words="Never!")
    with refused("stale"):
        giver.ask("move", seq=giver.seq + 1, moves=["hand_over"], words="Never!")
    other = next(player for player in table.people.values() if player is not giver)
    with refused("illegal"):
        other.ask("move", seq=other.seq, moves=["hand_over"], words="From me!")
    with refused("not-your-seat"):
        table.watcher.ask("move", seq=table.watcher.seq, moves=["hand_over"], words="From the crowd!")
    assert site.rows(table.table) == before
    giver.ask("move", seq=giver.seq, moves=["hand_over"])
    table.settle()
    assert table.watcher.said == []


@clause("PAR-DON-02")
@pytest.mark.parametrize("words", ["x" * 201, "y" * 100_000, 5, None, ["a"]])
def test_a_note_is_short(site: Site, company: Callable[..., Sitters], words: Any) -> None:
    table = company()
    giver = donor(table)
    before = site.rows(table.table)
    message = {"t": "move", "id": 900, "seq": giver.seq, "moves": ["hand_over"], "words": words}
    if len(json.dumps(message)) > 64 * 1024:
        giver.send(message)
        with pytest.raises(ConnectionClosed):
            giver.listen()
        table.people.pop(giver.seat or 0)
    else:
        assert giver.refused(message).code == "bad-message"
    assert site.rows(table.table) == before


@clause("PAR-DON-02")
def test_a_note_is_text_and_nothing_else(company: Callable[..., Sitters]) -> None:
    table = company()
    giver = donor(table)
    giver.ask("move", seq=giver.seq, moves=["hand_over"], words=HTML)
    table.settle()
    assert table.watcher.said == [HTML.replace("\u202e", "")]


def test_a_note_is_not_heard_at_a_closed_table(site: Site, company: Callable[..., Sitters]) -> None:
    table = company(spectators="closed")
    giver = donor(table)
    giver.ask("move", seq=giver.seq, moves=["hand_over"], words="Among us.")
    table.settle()
    assert table.watcher.said == []
    assert [player.said for player in table.people.values()] == [["Among us."]] * 3
    with site.player() as new:
        assert new.sit(table.table).said == []


def test_a_note_and_its_move_are_saved_together_or_not_at_all(site: Site, company: Callable[..., Sitters]) -> None:
    """Somebody else has the number of the line: the move is tried again with the next one."""
    table = company()
    giver = donor(table)
    live = table.live
    lines = [dict(line) for line in live.chat]
    giver.chat("first")
    live.chat[:] = lines  # as if another worker had written it and told nobody yet
    giver.ask("move", seq=giver.seq, moves=["hand_over"], words="second")
    found = [row[6] for row in sorted(site.rows(table.table)["chat"], key=lambda row: row[1]) if row[3] != "note"]
    assert found == ["first", "second"]
    assert petteia.replay(record_of(table.live)).digest() == table.game.digest()


@clause("PAR-LIM-02")
def test_chat_and_promises_never_change_the_game(site: Site, company: Callable[..., Sitters]) -> None:
    table = company()
    giver = donor(table)
    before = site.rows(table.table)
    digest = table.game.digest()
    for player in (*table.people.values(), table.watcher):
        for text in ("hand_over", "done", "accept 0-0", '{"t":"move","moves":["done"]}', HTML, "I promise you 9 Gold"):
            player.chat(text)
        assert giver.refused({"t": "chat", "id": 901, "text": "x" * 501}).code == "bad-message"
    after = site.rows(table.table)
    assert len(after["chat"]) == len(before["chat"]) + 24
    for rows in ("heads", "actions", "seats"):
        assert after[rows] == before[rows]
    assert table.game.digest() == digest


# Timers


@pytest.mark.parametrize(("pace", "factor"), [("relaxed", 3.0), ("normal", 1.0), ("fast", 0.5)])
def test_timers_run_as_fast_as_agreed(
    glass: Hourglass, company: Callable[..., Sitters], pace: str, factor: float
) -> None:
    table = company(pace=pace)
    table.until_window("Market")
    for player in (*table.people.values(), table.watcher):
        assert player.room["due"] == glass.at + 180 * factor
    with table.site.player() as new:
        assert new.sit(table.table).room["due"] == glass.at + 180 * factor


@pytest.mark.parametrize("pace", ["none", "live", "slow"])
def test_with_timers_off_nothing_ever_happens_by_itself(
    glass: Hourglass, company: Callable[..., Sitters], pace: str
) -> None:
    table = company(pace=pace)
    table.until_window("Market")
    before = table.site.rows(table.table)["actions"]
    assert table.watcher.room["due"] is None
    glass.turn(1e7)
    assert table.site.rows(table.table)["actions"] == before
    assert table.pending() == [0, 1, 2]


def test_a_game_without_times_is_not_played_with_timers(site: Site) -> None:
    with refused("no-timers"):
        site.create(pace="normal")
    timed = {game["name"]: game["timed"] for game in site.ask("GET", "/api/games")}
    assert (timed["parthenon"], timed["pantacle"]) == (True, False)


@clause("PAR-OFR-10")
def test_trading_ends_when_the_time_is_up_and_open_offers_lapse(
    glass: Hourglass, company: Callable[..., Sitters]
) -> None:
    table = company(pace="normal")
    table.until(lambda game: "offer_all" in [str(one) for one in game.options(0)] and bool(hands(game, 0)))
    me = table.people[0]
    card = hands(table.game, 0)[0]
    for move in ("offer_all", f"give {card}", "propose"):
        me.move(move)
    glass.turn(179.9)
    assert table.window() == "Market"
    glass.turn(0.2)
    table.settle()
    assert table.window() != "Market"
    assert [one["event"] for one in me.events if one["event"]["event"] == "lapsed"]
    assert me.view is not None
    assert me.view["table"]["offers"] == []
    assert me.view["table"]["players"][0]["hand"][card] >= 1


@clause("PAR-ONL-01")
def test_no_client_trades_with_itself_or_for_another(site: Site, company: Callable[..., Sitters]) -> None:
    table = company()
    table.until(lambda game: "offer_all" in [str(one) for one in game.options(0)] and bool(hands(game, 0)))
    me, other = table.people[0], table.people[1]
    for move in ("offer_all", f"give {hands(table.game, 0)[0]}", "propose"):
        me.move(move)
    mine = next(one.split()[1] for one in me.options if one.startswith("withdraw"))
    table.settle()
    before = site.rows(table.table)
    for player, move in (
        (me, "offer 0"), (me, "offer 5"), (me, f"accept {mine}"), (me, f"reject {mine}"), (me, f"counter {mine}"),
        (other, f"withdraw {mine}"), (other, "accept 5-5"), (other, "propose"), (other, f"accept {mine} " * 9),
    ):  # fmt: skip
        with refused("illegal"):
            player.move(move)
    with refused("illegal"):
        me.move("offer 1", "want gold", "propose", f"accept {mine}")
    assert site.rows(table.table) == before


def hands(game: petteia.Table, seat: int) -> list[str]:
    found: list[str] = list(game.view(seat)["table"]["players"][seat]["hand"])
    return found


@clause("PAR-DON-04")
@pytest.mark.parametrize("pace", ["none", "fast"])
def test_the_archon_may_end_the_negotiation_after_ten_seconds_to_fix_the_order(
    glass: Hourglass, company: Callable[..., Sitters], pace: str
) -> None:
    table = company(pace=pace)
    table.until(lambda game: game.state.season == 2 and can_donate(game))  # type: ignore[attr-defined]
    assert table.watcher.view is not None
    archon = table.people[table.watcher.view["table"]["archon"]]
    giver = donor(table)
    given = donations(giver)
    assert archon.room["hurry"] == [archon.seat, glass.at + 10]
    glass.turn(9.5)
    for one, code in ((archon, "too-early"), (giver, "not-hurried"), (table.watcher, "not-your-seat")):
        with refused(code):
            one.ask("hurry")
    assert table.window() == "Negotiation"
    glass.turn(0.5)
    with refused("not-hurried"):
        giver.ask("hurry")
    archon.ask("hurry")
    table.settle()
    assert table.window() == "Audience"
    assert table.live.missed == [0, 0, 0], "nobody's time was up"
    assert donations(giver) == given, "a gift half chosen is kept"
    with refused("not-hurried"):
        archon.ask("hurry")


def donations(player: Player) -> int:
    return sum(one["event"]["event"] == "donated" for one in player.events)


@clause("PAR-DON-04")
def test_with_a_single_event_nobody_hurries_the_others(glass: Hourglass, company: Callable[..., Sitters]) -> None:
    table = company()
    table.until(lambda game: game.state.season == 1 and table_of(game)["year"] == 2 and can_donate(game))  # type: ignore[attr-defined]
    assert table.watcher.room["hurry"] is None
    glass.turn(1000)
    with refused("not-hurried"):
        table.people[table_of(table.game)["archon"]].ask("hurry")
    assert table.window() == "Negotiation"


def table_of(game: petteia.Table) -> dict[str, Any]:
    found: dict[str, Any] = game.view(None)["table"]
    return found


@clause("PAR-DON-04")
def test_the_archon_waits_until_all_are_done_or_the_time_is_up(
    glass: Hourglass, company: Callable[..., Sitters]
) -> None:
    table = company(pace="normal")
    table.until(lambda game: game.state.season == 2 and can_donate(game))  # type: ignore[attr-defined]
    assert table.window() == "Negotiation"
    assert table.watcher.view is not None
    archon = table.people[table.watcher.view["table"]["archon"]]
    first = table.watcher.view["table"]["events"][0]
    glass.turn(10)
    with refused("illegal"):
        archon.move(f"carry_out {first}")
    glass.turn(50)
    table.settle()
    assert table.window() == "Audience"
    archon.move(f"carry_out {first}")
    table.settle()
    assert [one for one in archon.events if one["event"]["event"] == "ordered"]


def test_a_move_that_comes_too_late_is_refused_and_the_game_goes_on(
    glass: Hourglass, company: Callable[..., Sitters]
) -> None:
    table = company(pace="normal")
    table.until_window("Building")
    seat = table.pending()[0]
    late = table.people[seat]
    move = next(one for one in late.options if one != "done")
    glass.at += 150  # the server has not looked round yet
    with refused("time-is-up"):
        late.move(move)
    table.settle()
    assert table.window() != "Building"
    played = [json.loads(row[4]) for row in table.site.rows(table.table)["actions"] if row[3] == "timeout"]
    assert played
    assert all(text == "done" for row in played for _, text in row)


def test_a_late_move_is_refused_even_for_another_seat_or_with_a_future_screen(
    glass: Hourglass, company: Callable[..., Sitters]
) -> None:
    table = company(pace="normal")
    table.until_window("Market")
    glass.at += 181
    with refused("not-your-seat"):
        table.watcher.move("ready")
    assert table.window() == "Market", "who does not play does not end it"
    with refused("time-is-up"):
        table.people[1].ask("move", seq=10**6, moves=["offer 1"])
    assert table.window() != "Market"


def test_nobody_gets_time_back_by_taking_back(glass: Hourglass, company: Callable[..., Sitters]) -> None:
    table = company(pace="normal")
    table.until_window("Vote")
    voter = table.people[table.pending()[0]]
    glass.turn(31)
    table.settle()
    voter.look(voter.seat)
    assert voter.now["undo"] == 0
    with pytest.raises(Refusal) as told:
        voter.undo()
    assert told.value.code in ("illegal", "decided", "over")


def test_what_is_still_being_decided_can_be_taken_back(glass: Hourglass, company: Callable[..., Sitters]) -> None:
    table = company(pace="normal")
    table.until_window("Market")
    due = table.watcher.room["due"]
    me = table.people[0]
    glass.turn(5)
    me.move("offer_all")
    me.undo()
    table.settle()
    assert table.window() == "Market"
    assert me.room["due"] == due
    assert "offer_all" in me.options


def test_a_secret_answer_made_by_the_clock_tells_the_others_nothing_before_all_are_in(
    glass: Hourglass, company: Callable[..., Sitters]
) -> None:
    """A bot still thinks: the others are told no more than before."""
    table = company("me", "me", "me", pace="normal")
    table.until(lambda game: game.game.window(game.state)[0].split()[1] == "Launching" and len(game.pending) == 3)
    table.site.change_seat(table.table, 2, [table.keys.owner], stand_in=False)
    live = table.live
    live.room.seats[2].stand_in = True  # as if a bot played there; none is set to work
    table.settle()
    heard = {seat: len(player.heard) for seat, player in table.people.items()}
    glass.turn(91)
    table.settle()
    assert table.window() == "Launching"
    for seat in (0, 1):
        moved = [one for one in table.people[seat].heard[heard[seat] :] if one["t"] == "moved"]
        assert len(moved) == 1, "its own"
        assert moved[0]["waiting_for"] == [0, 1, 2]
    assert not [one for one in table.people[2].heard[heard[2] :] if one["t"] == "moved"]


# Absent players


@clause("PAR-ONL-07")
def test_a_seat_that_lets_three_times_in_a_row_go_by_is_played_by_a_bot_until_the_player_is_back(
    glass: Hourglass, company: Callable[..., Sitters]
) -> None:
    table = company(pace="normal", stand_in="random")
    table.until_window("Market")
    gone = table.people.pop(0)
    gone.close()
    table.people[1].wait_for(lambda one: not one.room["seats"][0]["online"])
    windows: list[str] = []
    while ("timed-out", 0) not in table.notes():
        assert len(windows) < 12
        if table.live.due is not None and 0 in table.live.deciding:
            windows.append(table.window())
        for seat in (1, 2):  # these play as fast as they can
            others(table, seat)
        glass.turn(181)
    assert len(windows) == 3
    assert table.watcher.room["seats"][0]["stand_in"]
    back = table.sit(0)
    table.people[0] = back
    table.site.change_seat(table.table, 0, [table.keys.seats[0]], stand_in=False)
    assert ("back", 0) in table.notes()
    assert not table.watcher.room["seats"][0]["stand_in"]


def others(table: Sitters, seat: int) -> None:
    """A person does what the clock would do, but in time: everybody sees that somebody is there."""
    player = table.people[seat]
    window = table.live.window
    for _ in range(60):
        player.listen()
        game = table.game
        if game.over or seat not in game.pending or table.live.window != window:
            return
        with contextlib.suppress(Refusal):
            player.move(game.game.idle(game.state, seat).text)


@clause("PAR-ONL-07")
def test_the_bot_sees_only_what_the_seat_sees() -> None:
    """What the seat cannot know is dealt anew: the bot chooses the same."""
    t = petteia.new("parthenon", players=3, seed=8)
    chance = random.Random(8)
    for n in range(120):
        seat = chance.choice(t.pending)
        if n % 4 == 0:
            world = t.determinize(seat, n)
            for level in ("random", "heuristic"):
                here = make(level, n).choose(Chair(t, seat)).text
                assert make(level, n).choose(Chair(world, seat)).text == here
        t.play(seat, chance.choice(t.options(seat)))


def test_somebody_who_is_there_is_not_counted_where_that_would_tell_what_he_has(
    glass: Hourglass, company: Callable[..., Sitters]
) -> None:
    """In a secret or veiled step only absent people count, all alike; where all see who is waited for, everybody."""
    table = company(pace="normal")
    table.until_window("Launching")
    glass.turn(91)
    assert table.live.missed == [0, 0, 0]
    table.until_window("Vote")
    voter = table.pending()[0]
    glass.turn(31)
    assert table.live.missed[voter] == 1
    table.until_window("Market")
    me = table.people[voter]
    glass.turn(1)
    me.move("ready")
    assert table.live.missed[voter] == 0, "everybody saw that the player is there"


def test_two_workers_end_a_step_once(tmp_path: Path) -> None:
    with serve(tmp_path, sweep=3600.0) as here, contextlib.ExitStack() as stack:
        table = Sitters(here, stack, pace="normal")
        glass = Hourglass(here)
        table.until_window("Building")
        with serve(tmp_path, sweep=3600.0, database=here.settings.database) as there:
            later = glass.at + 200
            there.hall.now = lambda: later
            there.inside(there.hall.open(table.table))
            there.inside(there.hall.end_windows())
            glass.turn(200)
        rows = [row for row in here.rows(table.table)["actions"] if row[3] == "timeout"]
        assert len({row[2] for row in rows}) == len(rows) > 0, "once for each seat"


def test_after_a_restart_the_time_goes_on(tmp_path: Path) -> None:
    with serve(tmp_path, sweep=3600.0) as site, contextlib.ExitStack() as stack:
        glass = Hourglass(site)
        table = Sitters(site, stack, pace="normal")
        table.until_window("Market")
        due, database = table.live.due, site.settings.database
        glass.turn(100)
    with serve(tmp_path, sweep=3600.0, database=database) as site:
        live = site.inside(site.hall.open(table.table))
        assert (live.due, live.window.split()[1]) == (due, "Market")
        again = Hourglass(site)
        again.at = due - 1
        again.turn(0)
        assert live.window.split()[1] == "Market"
        again.turn(2)
        assert live.window.split()[1] != "Market"
