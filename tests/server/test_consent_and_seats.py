"""What people agree on at a table: taking back, standing in, clocks, nudges, names; and where the secrets are kept."""

from __future__ import annotations

import contextlib
import copy
import logging
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from petteia.kernel.errors import IllegalMove
from petteia.server.settings import Pace

from .client import Keys, Player, Refusal, Site

QUICK = {"live": Pace(0.25, 0.35)}


class Company:
    """People at a table, each on a connection of their own."""

    def __init__(self, site: Site, stack: contextlib.ExitStack, *seats: Any, **more: Any) -> None:
        self.site = site
        self.keys: Keys = site.create(*seats, start=True, **more)
        self.table = self.keys.table
        self.people = {
            seat: stack.enter_context(site.player()).sit(self.table, key, seat=seat)
            for seat, key in self.keys.seats.items()
        }
        self.watcher = stack.enter_context(site.player()).sit(self.table)
        self.settle()

    @property
    def everybody(self) -> list[Player]:
        return [*self.people.values(), self.watcher]

    def settle(self) -> None:
        """Let everybody hear what has been said."""
        for one in self.everybody:
            one.listen()

    def deciding(self) -> int:
        self.settle()
        return int(self.watcher.room["waiting_for"][0])

    def mover(self) -> Player:
        return self.people[self.deciding()]

    def others(self) -> list[Player]:
        """The people who are not waited for."""
        deciding = self.deciding()
        return [player for seat, player in self.people.items() if seat != deciding]

    def move(self, choose: int = 0) -> Player:
        """Whoever is to move does."""
        mover = self.mover()
        mover.move(mover.options[choose])
        self.settle()
        return mover

    def shown(self) -> list[Any]:
        """What everybody sees, and has seen happen."""
        self.settle()
        return [copy.deepcopy((one.view, one.events, one.now["options"])) for one in self.everybody]

    def check_screens(self) -> None:
        """Everybody's screen, kept up by patches alone, is what a new connection is shown."""
        for one in self.everybody:
            one.listen(0.03)
            keys = [] if one.seat is None else [self.keys.seats[one.seat]]
            with self.site.player() as new:
                new.sit(self.table, *keys, seat=one.seat)
                assert one.view == new.view
                both = max(one.first_event, new.first_event)  # a log that got shorter begins earlier for who comes new
                assert one.events[both - one.first_event :] == new.events[both - new.first_event :]
                assert one.seq == new.seq
                assert one.now["options"] == new.now["options"]
                assert one.now["prompt"] == new.now["prompt"]
                assert one.now["undo"] == new.now["undo"]
        self.settle()

    def notes(self) -> list[tuple[str, int | None]]:
        """What the table said; it says the same to everybody."""
        self.settle()  # once so that whoever is still at something has done it, and once to hear of it
        self.settle()
        found = [one.notes for one in self.everybody]
        assert all(notes == found[0] for notes in found)
        return found[0]


@pytest.fixture
def sit_down(server: Site) -> Iterator[Callable[..., Company]]:
    with contextlib.ExitStack() as stack:
        yield lambda *seats, site=server, **more: Company(site, stack, *seats, **more)


@contextlib.contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as told:
        yield
    assert told.value.code == code
    assert len(told.value.sentence) > 10


def nudged(player: Player) -> dict[str, Any]:
    """Wait until somebody, or the table, has reminded this player."""
    return dict(player.wait_for(lambda player: player.nudges)[-1])


def until_undoable(depth: int, seed: int = 3) -> Callable[[Any], None]:
    """Plays until somebody may take back so many moves and has to decide again."""

    def play(game: Any) -> None:
        chance = random.Random(seed)
        for _ in range(2000):
            seat = game.pending[0]
            game.play(seat, chance.choice(game.options(seat)))
            if game.over:
                raise AssertionError("nothing to take back in a whole game")
            if any(game.undoable(one) >= depth for one in range(game.players)):
                return

    return play


# Undo, as the rules allow it


def test_a_move_that_taught_nobody_anything_can_be_taken_back(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    before = company.shown()
    mover = company.move()
    assert company.shown() != before
    mover.wait_for(lambda mover: mover.now["undo"] == 1)
    others = [one for one in company.everybody if one is not mover]
    seqs = [one.seq for one in company.everybody]
    mover.undo()
    assert company.shown() == before, "views, events and options are those of before"
    assert [one.seq for one in company.everybody] == [seq + 1 for seq in seqs]
    for one in others:
        told = next(message for message in reversed(one.heard) if message["t"] == "moved")
        assert told["events"] == []
        assert told["events_from"] == len(one.events)
    company.check_screens()
    mover.move(mover.options[1])
    company.check_screens()


def test_several_moves_can_be_taken_back_at_once_or_one_by_one(server: Site, sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    server.play_inside(company.table, until_undoable(2))
    company.settle()
    company.check_screens()
    mover = next(
        player for player in company.people.values() if player.wait_for(undo_known) and player.now["undo"] == 2
    )
    before = company.shown()
    with refused("illegal"):
        mover.undo(3)
    assert company.shown() == before
    mover.undo(1)
    company.check_screens()
    mover.undo(1)
    company.check_screens()
    one_by_one = company.shown()
    with refused("illegal"):
        mover.undo(1)
    assert company.shown() == one_by_one


def undo_known(player: Player) -> bool:
    """A fresh look says what can be taken back."""
    player.look(player.seat)
    return True


def test_after_somebody_else_has_moved_nothing_can_be_taken_back(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    first = company.move()
    company.move()
    before = company.shown()
    with refused("illegal"):
        first.undo()
    assert company.shown() == before
    assert first.look(first.seat).now["undo"] == 0


def test_nobody_takes_back_the_move_of_another(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    mover = company.move()
    before = company.shown()
    for other in company.people.values():
        if other is not mover:
            with refused("illegal"):
                other.undo()
    assert company.shown() == before


def test_an_undo_on_an_old_screen_is_refused(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    mover = company.move()
    before = company.shown()
    with refused("stale"):
        mover.undo(seq=mover.seq - 1)
    with refused("stale"):
        mover.undo(seq=mover.seq + 1)
    assert company.shown() == before


def test_a_random_walk_of_moves_and_undos_keeps_all_screens_right(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    chance = random.Random(11)
    for n in range(24):
        mover = company.mover()
        mover.move(chance.choice(mover.options))
        if chance.random() < 0.5:
            with contextlib.suppress(Refusal):
                mover.undo()
        if n % 8 == 7:
            company.check_screens()


def until_two_in_a_row(found: list[Any]) -> Callable[[Any], None]:
    """Plays until one seat may play two moves as one sequence, and notes which."""

    def play(game: Any) -> None:
        chance = random.Random(5)
        while not game.over:
            seat = game.pending[0]
            for first in game.options(seat):
                after = game.copy()
                after.play(seat, first)
                if after.over or after.pending != [seat]:
                    continue
                for second in after.options(seat):
                    with contextlib.suppress(IllegalMove):
                        game.copy().play(seat, [first, second])
                        found[:] = [seat, first.text, second.text]
                        return
            game.play(seat, chance.choice(game.options(seat)))
        raise AssertionError("no two moves in a row in a whole game")

    return play


def test_a_sequence_of_moves_is_one_step_for_everybody(server: Site, sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    found: list[Any] = []
    server.play_inside(company.table, until_two_in_a_row(found))
    company.settle()
    seat, first, second = found
    mover = company.people[seat]
    seqs = [one.seq for one in company.everybody]
    actions = len(server.rows(company.table)["actions"])
    before = company.shown()
    with refused("illegal"):
        mover.move(first, "fly to the moon")
    assert company.shown() == before
    mover.move(first, second)
    company.settle()
    assert [one.seq for one in company.everybody] == [seq + 1 for seq in seqs]
    assert len(server.rows(company.table)["actions"]) == actions + 1
    company.check_screens()


# Why not


def test_the_table_says_why_a_move_is_not_allowed(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    mover, other = company.mover(), company.others()[0]
    legal = mover.why(mover.options[0])
    assert (legal["legal"], legal["say"], legal["clause"]) == (True, [], None)
    for favor in ("recruitment", "indoctrination", "extortion", "bewitchment", "hunt", "protection", "enslavement"):
        told = mover.why(f"announce {favor}")
        assert told["legal"] == (f"announce {favor}" in mover.options)
        assert bool(told["say"]) == (not told["legal"])
        assert mover.why(thing=("favor", favor))["legal"] == told["legal"]
    assert not other.why(mover.options[0])["legal"]
    unknown = mover.why("fly to the moon")
    assert not unknown["legal"]
    assert unknown["say"]
    nothing = mover.why(thing=("dragon", "red"))
    assert not nothing["legal"]
    assert nothing["say"] == [], "a thing that has no part in this"
    french = mover.look(mover.seat, language="fr").why("fly to the moon")
    assert french["say"] != unknown["say"]


# Taking back by consent


def test_all_people_must_agree_to_taking_back(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    company.move()
    before = company.shown()
    asker = company.move()
    company.move()
    assert asker.seat is not None
    proposed = company.shown()
    asker.propose("take-back", asker.seat)
    company.settle()
    voters = [player for player in company.people.values() if player is not asker]
    for one in company.everybody:
        told = one.room["proposal"]
        assert (told["what"], told["by"], told["seat"]) == ("take-back", asker.seat, asker.seat)
        assert told["yes"] == [asker.seat]
        assert sorted(told["needed"]) == sorted(voter.seat for voter in voters)
    with refused("not-asked"):
        asker.vote(True)
    with refused("proposal-open"):
        voters[0].propose("take-back", voters[0].seat or 0)
    voters[0].vote(True)
    assert company.shown() == proposed, "one is not all"
    with refused("not-asked"):
        voters[0].vote(True)
    voters[1].vote(True)
    assert company.shown() == before, "as it was before the move, the later moves undone as well"
    assert company.watcher.room["proposal"] is None
    assert company.notes()[-2:] == [("proposed-take-back", asker.seat), ("took-back", asker.seat)]
    company.check_screens()
    asker.move(asker.options[-1])
    company.check_screens()


def test_one_no_is_enough(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    asker = company.move()
    company.move()
    before = company.shown()
    voters = [player for player in company.people.values() if player is not asker]
    asker.propose("take-back", asker.seat or 0)
    voters[0].vote(True)
    voters[1].vote(False)
    assert company.shown() == before
    assert company.watcher.room["proposal"] is None
    assert company.notes()[-1] == ("refused-proposal", voters[1].seat)
    with refused("no-proposal"):
        voters[0].vote(True)


def test_whoever_asked_may_think_better_of_it(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    asker = company.move()
    asker.propose("take-back", asker.seat or 0)
    asker.vote(False)
    company.settle()
    assert company.watcher.room["proposal"] is None
    company.move()


def test_whoever_agreed_may_still_say_no(sit_down: Callable[..., Company]) -> None:
    """Or a table waits for good when the one who asked and the one who is still asked are both gone."""
    company = sit_down()
    asker = company.move()
    voter, absent = (player for player in company.people.values() if player is not asker)
    asker.propose("take-back", asker.seat or 0)
    voter.vote(True)
    asker.close()
    absent.close()
    voter.vote(False)
    assert voter.wait_for(lambda voter: voter.room["proposal"] is None) is True


def test_playing_on_answers_a_proposal(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    asker = company.move()
    asker.propose("take-back", asker.seat or 0)
    company.move()
    assert company.watcher.room["proposal"] is None
    company.check_screens()


def test_one_may_ask_only_for_ones_own_move(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    mover = company.move()
    before = company.shown()
    for other in company.people.values():
        if other is not mover:
            with refused("nothing-to-take-back"):
                other.propose("take-back", other.seat or 0)
            with refused("nothing-to-take-back"):
                other.propose("take-back", mover.seat or 0)
    with refused("not-your-seat"):
        company.watcher.propose("take-back", mover.seat or 0)
    assert company.shown() == before
    assert company.watcher.room["proposal"] is None


def test_an_only_person_among_bots_takes_back_at_once(server: Site, sit_down: Callable[..., Company]) -> None:
    company = sit_down("me", {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"})
    me = company.people[0]
    me.wait_for(lambda me: me.options)
    view, events, options = copy.deepcopy((me.view, me.events, me.options))
    me.move(me.options[0])
    me.wait_for(lambda me: me.options)
    me.propose("take-back", 0)
    me.wait_for(lambda me: ("took-back", 0) in me.notes)
    assert me.view == view
    assert me.events == events
    assert me.options == options
    assert me.room["proposal"] is None
    me.move(me.options[-1])
    me.wait_for(lambda me: me.options, 30)
    company.check_screens()


def test_bots_wait_while_people_talk_and_go_on_afterwards(
    another: Callable[..., Site], sit_down: Callable[..., Company]
) -> None:
    site = another(bot_delay=0.4)
    company = sit_down("me", "me", {"who": "bot", "bot": "random"}, site=site)
    site.inside(_warm(site, company.table))
    while True:
        company.watcher.wait_for(lambda watcher: watcher.room["waiting_for"] != [2], 30)
        asker = company.move()
        if company.watcher.room["waiting_for"] == [2]:
            break
    asker.propose("take-back", asker.seat or 0)
    company.settle()
    seq = company.watcher.seq
    company.watcher.listen(0.8)
    assert company.watcher.seq == seq, "the bot waits"
    company.people[1 - (asker.seat or 0)].vote(False)
    company.watcher.wait_for(lambda watcher: watcher.seq > seq)


async def _warm(site: Site, table: str) -> None:
    """Start the bots' process now, so that a bot's delay is all that it takes later."""
    live = await site.hall.open(table)
    dump = live.table.dump()
    await site.hall.bots.choose(table, dump, live.table.pending[0], "random")


def test_when_a_stand_in_comes_an_open_question_is_closed(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    asker = company.move()
    asker.propose("take-back", asker.seat or 0)
    other = next(seat for seat in company.people if seat != asker.seat)
    company.site.change_seat(company.table, other, [company.keys.owner], stand_in=True)
    company.settle()
    assert company.watcher.room["proposal"] is None


def test_two_workers_do_not_trip_over_a_vote(another: Callable[..., Site], sit_down: Callable[..., Company]) -> None:
    """The last vote comes while another worker has moved on: it is refused, and everybody plays on."""
    site = another()
    company = sit_down(site=site)
    asker = company.move()
    voters = [player for player in company.people.values() if player is not asker]
    asker.propose("take-back", asker.seat or 0)
    voters[0].vote(True)
    company.settle()
    elsewhere = another(database=site.settings.database)
    deciding = company.deciding()
    with elsewhere.player() as far:
        far.sit(company.table, company.keys.seats[deciding], seat=deciding)
        far.move(far.options[0])
        with pytest.raises(Refusal) as told:
            voters[1].vote(True)
        assert told.value.code in ("no-proposal", "unavailable", "stale")
        here = company.people[deciding]
        with pytest.raises(Refusal) as told:
            here.move(here.options[0])
        assert told.value.code in ("stale", "illegal")
        here.wait_for(lambda here: here.view == far.view)
    company.move()
    company.check_screens()


# Standing in


def test_a_person_lets_a_bot_stand_in_and_comes_back(
    another: Callable[..., Site], sit_down: Callable[..., Company]
) -> None:
    site = another(bot_delay=60.0)
    company = sit_down(site=site, stand_in="random")
    seat = company.deciding()
    me = company.people[seat]
    mine = [company.keys.seats[seat]]
    other = [company.keys.seats[(seat + 1) % 3]]
    with refused("not-your-seat"):
        site.change_seat(company.table, seat, other, stand_in=True)
    with refused("not-your-seat"):
        site.change_seat(company.table, seat, [], stand_in=True)
    assert company.notes() == [("started", None)]
    site.change_seat(company.table, seat, mine, stand_in=True)
    company.settle()
    for one in company.everybody:
        told = one.room["seats"][seat]
        assert (told["who"], told["stand_in"], told["bot"]) == ("person", True, "random")
    assert company.notes()[-1] == ("stand-in", seat)
    site.change_seat(company.table, seat, mine, stand_in=True)
    assert company.notes()[-1] == ("stand-in", seat)
    assert company.notes().count(("stand-in", seat)) == 1, "said once"
    site.change_seat(company.table, seat, mine, stand_in=False)
    company.settle()
    assert company.watcher.room["seats"][seat]["stand_in"] is False
    assert company.watcher.room["seats"][seat]["bot"] is None
    assert company.notes()[-1] == ("back", seat)
    site.change_seat(company.table, seat, [company.keys.owner], stand_in=True)
    company.settle()
    assert company.notes()[-1] == ("stand-in", seat), "the owner may, too"
    me.move(me.options[0])
    company.settle()
    assert company.notes()[-1] == ("back", seat), "whoever moves is back"
    assert company.watcher.room["seats"][seat]["stand_in"] is False
    company.check_screens()


def test_a_refused_move_does_not_end_the_standing_in(
    another: Callable[..., Site], sit_down: Callable[..., Company]
) -> None:
    site = another(bot_delay=60.0)
    company = sit_down(site=site)
    seat = company.deciding()
    site.change_seat(company.table, seat, [company.keys.seats[seat]], stand_in=True)
    company.settle()
    before = site.rows(company.table)
    with refused("illegal"):
        company.people[seat].move("fly to the moon")
    assert site.rows(company.table) == before
    assert company.notes()[-1] == ("stand-in", seat)


def test_a_bot_that_stands_in_plays_on(sit_down: Callable[..., Company]) -> None:
    company = sit_down(stand_in="random")
    seat = company.deciding()
    company.site.change_seat(company.table, seat, [company.keys.seats[seat]], stand_in=True)
    company.watcher.wait_for(lambda watcher: watcher.room["waiting_for"] != [seat], 30)
    company.site.change_seat(company.table, seat, [company.keys.seats[seat]], stand_in=False)
    company.check_screens()


def test_a_game_of_absent_people_is_played_to_its_end(server: Site) -> None:
    keys = server.create(start=True, stand_in="random")
    for seat, key in keys.seats.items():
        server.change_seat(keys.table, seat, [key], stand_in=True)
    until = time.monotonic() + 40
    while server.room(keys.table)["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.1)
    with refused("over"):
        server.change_seat(keys.table, 0, [keys.seats[0]], stand_in=False)


def test_a_bots_seat_opens_for_a_person_in_the_middle_of_a_game(server: Site) -> None:
    keys = server.create("me", "me", {"who": "bot", "bot": "random"}, start=True)
    server.change_seat(keys.table, 2, [keys.owner], who="open")
    joined = server.join(keys.table, "Carla")
    assert joined["seat"] == 2
    with server.player() as carla:
        carla.sit(keys.table, joined["key"], seat=2)
        assert carla.view is not None
        assert carla.view["seat"] == 2
        assert carla.notes[-2:] == [("seat-open", 2), ("joined", 2)]
    with refused("nobody-to-replace"):
        keys2 = server.create("me", "me", {"who": "bot", "bot": "random"}, start=True)
        server.change_seat(keys2.table, 2, [keys2.owner], stand_in=True)


def test_a_bot_is_voted_in_only_for_somebody_who_is_late(
    another: Callable[..., Site], sit_down: Callable[..., Company]
) -> None:
    site = another(paces={"live": Pace(5.0, 999.0)}, sweep=0.05, bot_delay=60.0)
    company = sit_down(site=site, pace="live")
    late = company.deciding()
    first, second = company.others()
    with refused("not-absent"):
        first.propose("stand-in", late)
    with refused("not-absent"):
        first.propose("stand-in", second.seat or 0)
    with refused("nobody-to-replace"):
        first.propose("stand-in", first.seat or 0)
    nudged(company.people[late])
    company.settle()
    assert company.watcher.room["seats"][late]["late"] is True
    with refused("not-absent"):
        first.propose("stand-in", second.seat or 0)
    first.propose("stand-in", late)
    company.settle()
    told = company.watcher.room["proposal"]
    assert (told["what"], told["seat"], told["needed"]) == ("stand-in", late, [second.seat])
    with refused("not-asked"):
        company.people[late].vote(False)
    second.vote(True)
    company.settle()
    assert company.watcher.room["seats"][late]["stand_in"] is True
    assert company.watcher.room["proposal"] is None
    assert company.notes()[-2:] == [("proposed-stand-in", late), ("voted-out", late)]
    mover = company.people[late]
    mover.move(mover.options[0])
    assert company.notes()[-1] == ("back", late), "and may come back by simply playing"


def test_others_may_refuse_a_stand_in(another: Callable[..., Site], sit_down: Callable[..., Company]) -> None:
    site = another(paces={"live": Pace(0.2, 999.0)}, sweep=0.05)
    company = sit_down(site=site, pace="live")
    late = company.deciding()
    first, second = company.others()
    nudged(company.people[late])
    first.propose("stand-in", late)
    second.vote(False)
    company.settle()
    assert company.watcher.room["seats"][late]["stand_in"] is False
    assert company.notes()[-1] == ("refused-proposal", second.seat)


def test_without_a_clock_nobody_is_late(another: Callable[..., Site], sit_down: Callable[..., Company]) -> None:
    site = another(paces=QUICK, sweep=0.05)
    company = sit_down(site=site, pace="none", strict=True)
    late = company.deciding()
    time.sleep(0.9)
    company.settle()
    assert company.people[late].nudges == []
    assert company.watcher.room["seats"][late]["stand_in"] is False
    with refused("not-absent"):
        company.others()[0].propose("stand-in", late)


def test_without_a_clock_the_others_may_vote_after_a_while(
    another: Callable[..., Site], sit_down: Callable[..., Company]
) -> None:
    company = sit_down(site=another(patience=0.3), pace="none")
    late = company.deciding()
    first, second = company.others()
    time.sleep(0.4)
    first.propose("stand-in", late)
    second.vote(True)
    company.settle()
    assert company.watcher.room["seats"][late]["stand_in"] is True


# Clocks


def test_an_easy_clock_nags_once_and_does_nothing_else(
    another: Callable[..., Site], sit_down: Callable[..., Company]
) -> None:
    site = another(paces=QUICK, sweep=0.05)
    company = sit_down(site=site, pace="live", strict=False)
    late = company.deciding()
    assert company.watcher.room["limit"] == 0.25
    nudge = nudged(company.people[late])
    assert nudge == {"t": "nudge", "by": None, "seat": late}
    company.people[late].listen(0.9)
    company.settle()
    assert len(company.people[late].nudges) == 1
    for other in company.others():
        assert other.nudges == []
    assert company.watcher.nudges == []
    assert company.watcher.room["seats"][late]["late"] is True
    assert company.watcher.room["seats"][late]["stand_in"] is False
    assert company.watcher.room["status"] == "running"
    company.move()
    nudged(company.mover())


def test_a_strict_clock_nags_then_lets_a_bot_stand_in_until_the_person_plays(
    another: Callable[..., Site], sit_down: Callable[..., Company]
) -> None:
    site = another(paces=QUICK, sweep=0.05, bot_delay=60.0)
    company = sit_down(site=site, pace="live", strict=True, stand_in="random")
    late = company.deciding()
    me = company.people[late]
    me.wait_for(lambda me: ("timed-out", late) in me.notes)
    assert len(me.nudges) == 1, "first it was reminded"
    company.settle()
    for one in company.everybody:
        told = one.room["seats"][late]
        assert (told["stand_in"], told["bot"], told["who"], told["late"]) == (True, "random", "person", False)
    assert company.watcher.room["status"] == "running"
    me.move(me.options[0])
    company.settle()
    assert ("back", late) in me.notes
    assert me.room["seats"][late]["stand_in"] is False
    used = company.watcher.room["seats"][late]["used"]
    assert 0.5 <= used < 20
    assert [seat["used"] for seat in company.watcher.room["seats"] if seat["seat"] != late] == [0.0, 0.0]


def test_a_strict_clock_leaves_a_table_of_absent_people_to_bots(another: Callable[..., Site]) -> None:
    site = another(paces={"live": Pace(0.05, 0.05)}, sweep=0.05)
    keys = site.create(start=True, pace="live", strict=True, stand_in="random")
    until = time.monotonic() + 40
    while site.room(keys.table)["status"] != "over":
        assert time.monotonic() < until, "the game must end even if everybody is gone"
        time.sleep(0.1)


def test_a_table_that_cannot_be_opened_does_not_stop_the_clocks_of_others(
    another: Callable[..., Site], sit_down: Callable[..., Company], caplog: pytest.LogCaptureFixture
) -> None:
    first = another()
    broken = [first.create(start=True, pace="live").table for _ in range(2)]
    with contextlib.closing(sqlite3.connect(first.file)) as connection:
        for table in broken:
            connection.execute("UPDATE heads SET head = '{}' WHERE table_id = ?", (table,))
        connection.commit()
    site = another(database=first.settings.database, paces=QUICK, sweep=0.05)
    company = sit_down(site=site, pace="live")
    with caplog.at_level(logging.CRITICAL):
        nudged(company.mover())


def test_the_time_that_was_waited_is_charged_to_whom_it_was_waited_for(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    first = company.deciding()
    time.sleep(0.35)
    company.move()
    second = company.deciding()
    time.sleep(0.15)
    company.move()
    used = [seat["used"] for seat in company.watcher.room["seats"]]
    assert used[first] >= 0.3
    assert used[second] >= 0.1
    assert sum(used) == pytest.approx(used[first] + used[second])
    assert [seat["used"] for seat in company.site.room(company.table)["seats"]] == used


# Nudges


def test_a_nudge_reaches_the_one_who_is_waited_for_and_nobody_else(sit_down: Callable[..., Company]) -> None:
    company = sit_down()
    late = company.deciding()
    first, second = company.others()
    with refused("nobody-to-nudge"):
        first.nudge(second.seat or 0)
    with refused("not-your-seat"):
        company.watcher.nudge(late)
    first.nudge(late)
    company.settle()
    assert company.people[late].nudges == [{"t": "nudge", "by": first.seat, "seat": late}]
    for other in (first, second, company.watcher):
        assert other.nudges == []
    with refused("nudged-already"):
        second.nudge(late)
    company.settle()
    assert len(company.people[late].nudges) == 1


def test_bots_are_not_nudged(another: Callable[..., Site], sit_down: Callable[..., Company]) -> None:
    site = another(bot_delay=60.0)
    company = sit_down(site=site)
    late = company.deciding()
    site.change_seat(company.table, late, [company.keys.owner], stand_in=True)
    with refused("nobody-to-nudge"):
        company.others()[0].nudge(late)


# Several seats on one device, one seat on several


def test_several_seats_on_one_device_show_one_hand_at_a_time(server: Site) -> None:
    keys = server.create(start=True)
    with server.player() as device, server.player() as alone:
        device.sit(keys.table, *keys.seats.values(), seat=0)
        assert device.rights == {"owner": False, "seats": [0, 1, 2]}
        for seat in (0, 1, 2):
            device.look(seat)
            alone.sit(keys.table, keys.seats[seat], seat=seat)
            assert device.seat == seat
            assert device.view == alone.view
            assert device.options == alone.options
        device.look(None)
        assert device.seat is None
        assert device.view is not None
        assert device.view["seat"] is None
        assert device.options == []
        with refused("not-your-seat"):
            device.move("pass")
        deciding = device.room["waiting_for"][0]
        device.look((deciding + 1) % 3)
        alone.sit(keys.table, keys.seats[deciding], seat=deciding)
        with refused("illegal"):
            device.move(alone.options[0])
        heard = len(device.heard)
        alone.move(alone.options[0])
        device.listen()
        assert "moved" in [message["t"] for message in device.heard[heard:]]
        for _ in range(9):
            device.look(device.room["waiting_for"][0])
            device.move(device.options[0])
        assert device.look(None, language="fr").now["prompt"][0].startswith("On attend")


def test_one_seat_on_two_devices_is_one_player(server: Site) -> None:
    keys = server.create(start=True)
    seat = server.room(keys.table)["waiting_for"][0]
    with server.player() as laptop, server.player("fr") as phone:
        laptop.sit(keys.table, keys.seats[seat], seat=seat)
        phone.sit(keys.table, keys.seats[seat], seat=seat)
        laptop.listen()
        assert laptop.room["watchers"] == 0
        assert [one["online"] for one in laptop.room["seats"]] == [n == seat for n in range(3)]
        phone.move(phone.options[0])
        laptop.listen()
        phone.listen()
        assert laptop.view == phone.view
        assert [one["event"] for one in laptop.events] == [one["event"] for one in phone.events]
        assert laptop.now["prompt"] != phone.now["prompt"], "each in its language"
        assert not [message for message in laptop.heard if message.get("done") is not None]
        phone.close()
        laptop.listen(0.1)
        assert laptop.room["seats"][seat]["online"] is True
        undone = laptop.wait_for(lambda laptop: laptop.look(seat).now["undo"])
        assert undone == 1
        laptop.undo()


def test_of_two_devices_that_move_at_once_one_is_told_that_it_was_late(server: Site) -> None:
    for _ in range(3):
        keys = server.create(start=True)
        seat = server.room(keys.table)["waiting_for"][0]
        with server.player() as laptop, server.player() as phone:
            for device in (laptop, phone):
                device.sit(keys.table, keys.seats[seat], seat=seat)
            for device in (laptop, phone):
                device.send({"t": "move", "id": 1, "seq": device.seq, "moves": [device.options[0]]})
            ends = []
            for device in (laptop, phone):
                device.wait_for(lambda device: any(ended(message) for message in device.heard))
                device.listen()
                ends += [ended(message) for message in device.heard if ended(message)]
            assert sorted(ends) == ["done", "stale"]
            assert laptop.seq == phone.seq
        assert len(server.rows(keys.table)["actions"]) == 2


def ended(message: Any) -> str | None:
    if message["t"] == "refused":
        return str(message["code"])
    return "done" if message.get("done") == 1 else None


# Names


def test_a_new_name_is_seen_by_everybody_and_kept(sit_down: Callable[..., Company]) -> None:
    company = sit_down({"who": "me", "name": "Anna", "colour": "rose"}, {"who": "me", "name": "Berta"}, "me")
    anna = company.people[0]
    anna.rename("  Antonia ", "ash")
    company.settle()
    for one in company.everybody:
        assert (one.room["seats"][0]["name"], one.room["seats"][0]["colour"]) == ("Antonia", "ash")
    assert company.site.room(company.table)["seats"][0]["name"] == "Antonia"
    before = company.site.rows(company.table)
    for name in ("BERTA", "berta "):
        with refused("name-taken"):
            anna.rename(name, "ash")
    with refused("bad-name"):
        anna.rename("\u200b", "ash")
    with refused("not-your-seat"):
        company.watcher.rename("Somebody", "ink")
    assert company.site.rows(company.table) == before
    anna.rename("antonia", "ash")
    taken = company.site.room(company.table)["seats"][1]["colour"]
    anna.rename("Anna", taken)
    colours = [seat["colour"] for seat in company.site.room(company.table)["seats"]]
    assert len(set(colours)) == 3
    company.check_screens()


def test_the_record_has_the_names_that_people_have_at_the_end(server: Site, sit_down: Callable[..., Company]) -> None:
    company = sit_down({"who": "me", "name": "Anna"}, "me", "me")
    company.people[0].rename("Zoe", "ink")
    server.finish(company.table)
    text = server.request("GET", f"/api/tables/{company.table}/record").text
    assert "Zoe" in text
    assert "Anna" not in text


# The log


def test_older_events_can_be_asked_for(another: Callable[..., Site]) -> None:
    site = another(first_events=5)
    keys = site.create(start=True)
    site.finish(keys.table)
    with site.player() as late:
        late.sit(keys.table, keys.seats[0], seat=0)
        assert late.first_event > 0, "a first message has only so many events"
        events = late.events
        while late.first_event > 0:
            told = late.log(late.first_event)
            assert told["events_from"] + len(told["events"]) == late.first_event
            late.first_event = told["events_from"]
            events = told["events"] + events
        seen = site.ask("GET", f"/api/tables/{keys.table}/seen?seat=0", keys=[keys.seats[0]])
        assert events == seen["events"]
        assert late.log(0)["events"] == []
        assert late.log(2**31)["events"] == events[-5:]


def test_whoever_comes_back_gets_what_was_missed(server: Site) -> None:
    keys = server.create(start=True)
    with server.player() as first:
        first.sit(keys.table, keys.seats[0], seat=0)
        known = first.first_event + len(first.events)
    server.finish(keys.table)
    with server.player() as again:
        again.sit(keys.table, keys.seats[0], seat=0, since=known)
        assert again.first_event <= known
        seen = server.ask("GET", f"/api/tables/{keys.table}/seen?seat=0", keys=[keys.seats[0]])["events"]
        assert again.events == seen[again.first_event :]
        assert again.sit(keys.table, keys.seats[0], seat=0, since=2**31).events == seen[again.first_event :]


# Many tables


def test_a_full_hall_opens_one_more_table(another: Callable[..., Site]) -> None:
    """More tables are in use than are kept open: the next one is opened all the same."""
    site = another(kept_open=1)
    first, second = site.create(start=True), site.create(start=True)
    with site.player() as player, site.player() as other:
        player.sit(first.table, first.seats[0], seat=0)
        site.rest.timeout = 3
        assert site.room(second.table)["status"] == "running"
        other.sit(second.table, second.seats[0], seat=0)
        assert other.view is not None
        assert player.chat("still here")["t"] == "done"
        assert site.create(start=True).table


# Secrets


def test_no_key_is_kept_or_written_down_anywhere(
    another: Callable[..., Site], caplog: pytest.LogCaptureFixture
) -> None:
    """Not in the database's files, not in what the server logs, not in what anybody is told."""
    caplog.set_level(logging.INFO)
    site = another()
    secrets: list[str] = []
    keys = site.create("me", "open", "open", public=True)
    secrets += keys.all
    token = site.ask("POST", f"/api/tables/{keys.table}/seats/1/invite", keys=[keys.owner])["invite"]
    berta = site.join(keys.table, "Berta", invite=token)
    carla = site.join(keys.table, "Carla")
    unused = site.create("me", "open", "bot")
    secrets += [token, berta["key"], carla["key"], *unused.all]
    secrets.append(site.ask("POST", f"/api/tables/{unused.table}/seats/1/invite", keys=[unused.owner])["invite"])
    wrong = "a-guess-that-somebody-made-in-vain"
    secrets.append(wrong)
    with site.player() as anna, site.player() as watcher:
        anna.sit(keys.table, *keys.all, seat=0)
        watcher.sit(keys.table, wrong)
        site.launch(keys.table, keys.owner)
        anna.chat("hello")
        anna.refused({"t": "sit", "table": "nowhere", "keys": keys.all})
        anna.refused({"t": "sit", "table": keys.table, "keys": keys.all, "more": keys.owner})
        anna.refused('{"t":"sit","keys":["' + keys.owner + '"')
        anna.refused({"t": "chat", "id": 1, "text": {keys.owner: keys.owner}})
        site.finish(keys.table)
        site.ask("POST", f"/api/tables/{keys.table}/rematch", keys=[berta["key"]])
        site.ask("POST", "/api/tables/mine", {"tables": {keys.table: keys.all}})
        site.request("POST", "/api/tables/mine", {"tables": {keys.table: keys.owner}})
        site.request("POST", f"/api/tables/{keys.table}/join", {"name": "D", "invite": token})
        site.request("GET", f"/api/tables/{keys.table}/record", keys=[wrong])
        with contextlib.closing(sqlite3.connect(site.file)) as connection:  # and when something fails
            connection.execute("ALTER TABLE chat RENAME TO chat_away")
            site.request("POST", f"/api/tables/{unused.table}/seats/1", {"who": "bot"}, unused.all)
            site.request("POST", f"/api/tables/{unused.table}/leave", {"seat": 0}, unused.all)
            connection.execute("ALTER TABLE chat_away RENAME TO chat")
        anna.listen()
        watcher.listen()
        told = str(anna.heard) + str(watcher.heard)
    files = [path for path in site.file.parent.iterdir() if path.name.startswith(site.file.name)]
    kept = b"".join(path.read_bytes() for path in files)
    assert keys.table.encode() in kept
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret not in caplog.text
        assert secret not in told


def test_refusals_and_answers_do_not_repeat_keys(server: Site) -> None:
    keys = server.create("me", "open", "bot")
    for method, path, body in (
        ("POST", "/api/tables/mine", {"tables": {keys.table: keys.owner}}),
        ("POST", "/api/tables/mine", {"tables": {keys.table: [{"key": keys.owner}]}}),
        ("POST", f"/api/tables/{keys.table}/join", {"name": "N", "invite": keys.owner}),
        ("POST", f"/api/tables/{keys.table}/leave", {"seat": 2}),
        ("GET", f"/api/tables/{keys.table}", None),
        ("GET", f"/api/tables/{keys.table}/replay", None),
    ):
        answer = server.request(method, path, body, keys.all)
        for key in keys.all:
            assert key not in answer.text


def test_news_about_the_room_come_together(another: Callable[..., Site]) -> None:
    """Three come within a moment: those who were there before hear of it once."""
    site = another(room_pause=3.0)
    keys = site.create("me", "me", "me", start=True)
    with contextlib.ExitStack() as stack:
        watcher = stack.enter_context(site.player())
        watcher.sit(keys.table)
        time.sleep(3.5)
        watcher.listen()
        before = len(watcher.heard)
        for seat in range(3):
            stack.enter_context(site.player()).sit(keys.table, keys.seats[seat], seat=seat)
        watcher.wait_for(lambda player: all(seat["online"] for seat in player.room["seats"]))
        assert [message["t"] for message in watcher.heard[before:]] == ["room"]
