"""Making tables, taking seats, inviting, starting, playing again; and who may see what of a table."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from .client import Keys, Player, Refusal, Site, patched

WRONG_KEY = "this-is-no-key-of-any-seat-at-all"


@contextlib.contextmanager
def refused(code: str, status: int = 409) -> Iterator[None]:
    """What happens inside is refused with this code."""
    with pytest.raises(Refusal) as told:
        yield
    assert (told.value.code, told.value.status) == (code, status)
    assert len(told.value.sentence) > 10


@contextlib.contextmanager
def unchanged(site: Site, table: str) -> Iterator[None]:
    before = site.rows(table)
    yield
    assert site.rows(table) == before


def who(site: Site, table: str) -> list[str]:
    return [seat["who"] for seat in site.room(table)["seats"]]


def notes(site: Site, table: str) -> list[tuple[str, int | None]]:
    with site.player() as reader:
        return reader.sit(table).notes


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Do several things at the same time; what each returns or raises."""
    found: list[Any] = [None] * len(works)
    start = threading.Barrier(len(works))

    def run(n: int) -> None:
        start.wait()
        try:
            found[n] = works[n]()
        except Exception as error:
            found[n] = error

    threads = [threading.Thread(target=run, args=(n,)) for n in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def joining(site: Site, table: str, **wish: Any) -> Callable[[], httpx.Response]:
    def ask() -> httpx.Response:
        return httpx.post(f"{site.url}/api/tables/{table}/join", json=wish, trust_env=False, timeout=20)

    return ask


# Making a table


def test_a_table_is_as_it_was_wished(server: Site) -> None:
    keys = server.create(
        {"who": "me", "name": " Anna ", "colour": "rose"},
        {"who": "open", "colour": "ash"},
        {"who": "bot", "bot": "random", "colour": "ink"},
        {"who": "bot"},
        {"who": "me"},
        public=True,
        pace="live",
        strict=True,
        spectators="closed",
        stand_in="random",
        options={"adept_cap": 5},
    )
    assert sorted(keys.seats) == [0, 4]
    room = server.room(keys.table)
    assert [seat["who"] for seat in room["seats"]] == ["person", "open", "bot", "bot", "person"]
    assert [seat["colour"] for seat in room["seats"]][:3] == ["rose", "ash", "ink"]
    assert len({seat["colour"] for seat in room["seats"]}) == 5
    names = [seat["name"] for seat in room["seats"]]
    assert names[0] == "Anna"
    assert names[1] == ""
    assert all(names[2:])
    assert len(set(names)) == 5
    assert room["seats"][2]["bot"] == "random"
    assert room["seats"][3]["bot"] == "fair"
    assert room["options"] == {"adept_cap": 5}
    assert (room["public"], room["pace"], room["strict"], room["spectators"]) == (True, "live", True, "closed")
    assert (room["stand_in"], room["status"], room["limit"]) == ("random", "waiting", 90.0)
    assert (room["moves"], room["waiting_for"], room["proposal"], room["record"]) == (0, [], None, False)
    assert not any(seat["online"] for seat in room["seats"])


def test_a_table_of_few_words_has_plain_ways(server: Site) -> None:
    room = server.room(server.create().table)
    assert room["options"] == {"adept_cap": 0}
    assert (room["public"], room["pace"], room["strict"], room["spectators"]) == (False, "none", False, "open")
    assert (room["stand_in"], room["limit"], room["status"]) == ("fair", None, "waiting")


def test_a_table_can_start_as_it_is_made(server: Site) -> None:
    keys = server.create(start=True)
    assert server.room(keys.table)["status"] == "running"
    assert ("started", None) in notes(server, keys.table)


def test_each_table_has_keys_and_an_address_of_its_own(server: Site) -> None:
    made = [server.create() for _ in range(5)]
    secrets = [key for keys in made for key in keys.all]
    assert len(set(secrets)) == 20
    assert all(len(key) >= 30 for key in secrets)
    assert len({keys.table for keys in made}) == 5


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"game": ""}, "bad-request"),
        ({"game": None}, "bad-request"),
        ({"seats": []}, "bad-request"),
        ({"seats": [{"who": "me"}] * 2}, "bad-players"),
        ({"seats": [{"who": "me"}] * 6}, "bad-players"),
        ({"seats": [{"who": "me"}] * 7}, "bad-request"),
        ({"seats": [{"who": "you"}] * 3}, "bad-request"),
        ({"seats": [{}] * 3}, "bad-request"),
        ({"seats": [{"who": "me", "key": "abcdefghij"}] * 3}, "bad-request"),
        ({"seats": [{"who": "me", "name": "x" * 25}, {"who": "me"}, {"who": "me"}]}, "bad-request"),
        ({"seats": [{"who": "me", "name": "   "}, {"who": "me"}, {"who": "me"}]}, "bad-request"),
        ({"seats": [{"who": "me", "name": "\u200b\u202e"}, {"who": "me"}, {"who": "me"}]}, "bad-name"),
        ({"seats": [{"who": "me", "name": "Anna"}, {"who": "me", "name": "ANNA"}, {"who": "me"}]}, "name-taken"),
        ({"seats": [{"who": "me", "colour": "red"}, {"who": "me"}, {"who": "me"}]}, "bad-request"),
        ({"seats": [{"who": "bot", "bot": "oracle"}, {"who": "me"}, {"who": "me"}]}, "no-bot"),
        ({"stand_in": "oracle"}, "no-bot"),
        ({"options": {"adept_cap": 4}}, "bad-option"),
        ({"options": {"adept_cap": True}}, "bad-option"),
        ({"options": {"adept_cap": 5.0}}, "bad-request"),
        ({"options": {"adept_cap": None}}, "bad-request"),
        ({"options": {"speed": 1}}, "bad-option"),
        ({"options": {"seed": 1}}, "bad-option"),
        ({"options": {"edition": "/etc/passwd"}}, "bad-option"),
        ({"options": {"players": 3}}, "bad-option"),
        ({"options": {"quiet": True}}, "bad-option"),
        ({"options": {f"o{n}": 1 for n in range(21)}}, "bad-request"),
        ({"options": {"x" * 61: 1}}, "bad-request"),
        ({"options": []}, "bad-request"),
        ({"pace": "blitz"}, "bad-request"),
        ({"public": "yes"}, "bad-request"),
        ({"public": 1}, "bad-request"),
        ({"spectators": "all"}, "bad-request"),
        ({"start": True, "seats": [{"who": "me"}, {"who": "open"}, {"who": "me"}]}, "seats-open"),
        ({"owner": WRONG_KEY}, "bad-request"),
        ({"seed": 1}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(server: Site, wish: dict[str, Any], code: str) -> None:
    before = server.rows()
    body = {"game": "pantacle", "seats": [{"who": "me"}] * 3, **wish}
    with refused(code, 409 if code in ("name-taken", "seats-open") else 422):
        server.ask("POST", "/api/tables", body)
    assert server.rows() == before


def test_the_reason_is_not_longer_than_it_need_be(server: Site) -> None:
    body = {"game": "pantacle", "seats": [{"who": "me"}] * 3, "options": {"adept_cap": "x" * 100_000}}
    assert len(server.request("POST", "/api/tables", body).json()["sentence"]) < 500


def test_names_of_bots_and_people_do_not_collide(server: Site) -> None:
    keys = server.create({"who": "me", "name": "Kleio"}, "bot", "open")
    assert server.room(keys.table)["seats"][1]["name"] != "Kleio"
    with refused("name-taken"):
        server.join(keys.table, server.room(keys.table)["seats"][1]["name"].upper())
    for name in ("Player 3", "Player 3 *"):
        server.create({"who": "me", "name": name}, {"who": "me"}, {"who": "me"})


def test_three_people_without_names_get_different_ones(server: Site) -> None:
    keys = server.create({"who": "me", "name": "Player 3"}, {"who": "me", "name": "Player 3 *"}, {"who": "me"})
    names = [seat["name"] for seat in server.room(keys.table)["seats"]]
    assert len(set(names)) == 3


# Taking a seat


def test_joining_gives_a_key_that_opens_the_seat(server: Site) -> None:
    keys = server.create("me", "open", "open")
    with server.player() as host:
        host.sit(keys.table, *keys.all, seat=0)
        joined = server.join(keys.table, "Berta", colour="clay")
        assert joined["seat"] == 1
        host.wait_for(lambda host: ("joined", 1) in host.notes)
        assert host.room["seats"][1]["name"] == "Berta"
        assert host.room["seats"][1]["colour"] == "clay"
    assert server.table(keys.table, [joined["key"]])["rights"] == {"owner": False, "seats": [1]}
    later = server.join(keys.table, "Carla", seat=2)
    assert later["seat"] == 2
    with refused("table-full"):
        server.join(keys.table, "Dora")
    with refused("seat-taken"):
        server.join(keys.table, "Dora", seat=2)
    with refused("seat-taken"):
        server.join(keys.table, "Dora", seat=0)
    assert who(server, keys.table) == ["person"] * 3


@pytest.mark.parametrize(
    ("wish", "code", "status"),
    [
        ({"name": "\u200b"}, "bad-name", 422),
        ({"name": "  "}, "bad-request", 422),
        ({"name": "x" * 25}, "bad-request", 422),
        ({"name": 5}, "bad-request", 422),
        ({}, "bad-request", 422),
        ({"name": "anna"}, "name-taken", 409),
        ({"name": "N", "seat": 5}, "seat-taken", 409),
        ({"name": "N", "seat": 6}, "bad-request", 422),
        ({"name": "N", "seat": -1}, "bad-request", 422),
        ({"name": "N", "seat": "1"}, "bad-request", 422),
        ({"name": "N", "colour": "red"}, "bad-request", 422),
        ({"name": "N", "invite": WRONG_KEY}, "no-invitation", 403),
        ({"name": "N", "invite": "short"}, "bad-request", 422),
        ({"name": "N", "key": WRONG_KEY}, "bad-request", 422),
    ],
)
def test_joining_in_a_wrong_way_takes_no_seat(server: Site, wish: dict[str, Any], code: str, status: int) -> None:
    keys = server.create({"who": "me", "name": "Anna"}, "open", "bot")
    with unchanged(server, keys.table), refused(code, status):
        server.ask("POST", f"/api/tables/{keys.table}/join", wish)


def test_a_colour_that_is_taken_is_exchanged_for_a_free_one(server: Site) -> None:
    keys = server.create({"who": "me", "colour": "wine"}, "open", "open")
    server.join(keys.table, "Berta", colour="wine")
    colours = [seat["colour"] for seat in server.room(keys.table)["seats"]]
    assert len(set(colours)) == 3


def test_of_two_who_take_one_seat_at_once_one_gets_it(server: Site) -> None:
    for _ in range(3):
        keys = server.create("me", "open", "bot")
        answers = at_once(*(joining(server, keys.table, name=f"N{n}", seat=1) for n in range(4)))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
        winner = next(answer.json() for answer in answers if answer.status_code == 200)
        assert server.table(keys.table, [winner["key"]])["rights"]["seats"] == [1]
        assert notes(server, keys.table).count(("joined", 1)) == 1


def test_of_two_who_take_one_seat_on_different_workers_one_gets_it(another: Callable[..., Site]) -> None:
    """Two servers on one database, both of which believe that the seat is free."""
    here = another()
    there = another(database=here.settings.database)
    keys = here.create("me", "open", "bot")
    for site in (here, there):
        assert who(site, keys.table)[1] == "open"
    first = here.join(keys.table, "Berta", seat=1)
    with refused("seat-taken"):
        there.join(keys.table, "Carla", seat=1)
    for site in (here, there):
        assert site.table(keys.table, [first["key"]])["rights"]["seats"] == [1]
        assert site.room(keys.table)["seats"][1]["name"] == "Berta"
    here.launch(keys.table, keys.owner)
    with refused("started"):
        there.launch(keys.table, keys.owner)


def test_those_who_take_any_seat_at_once_get_different_ones(server: Site) -> None:
    keys = server.create("me", "open", "open", "open", "open")
    answers = at_once(*(joining(server, keys.table, name=f"N{n}") for n in range(6)))
    seats = sorted(answer.json()["seat"] for answer in answers if answer.status_code == 200)
    assert seats == [1, 2, 3, 4]
    assert sum(answer.json().get("code") == "table-full" for answer in answers) == 2


def test_of_two_with_the_same_name_at_once_one_sits(server: Site) -> None:
    keys = server.create("me", "open", "open")
    answers = at_once(joining(server, keys.table, name="Berta"), joining(server, keys.table, name="BERTA"))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


# Invitations


def invite(site: Site, keys: Keys, seat: int) -> str:
    told = site.ask("POST", f"/api/tables/{keys.table}/seats/{seat}/invite", keys=[keys.owner])
    assert (told["table"], told["seat"]) == (keys.table, seat)
    return str(told["invite"])


def test_an_invitation_keeps_a_seat_and_is_used_once(server: Site) -> None:
    keys = server.create("me", "open", "open")
    token = invite(server, keys, 1)
    assert server.join(keys.table, "Carla")["seat"] == 2, "the seat that is kept for somebody is passed over"
    with unchanged(server, keys.table):
        with refused("seat-reserved", 403):
            server.join(keys.table, "Dora")
        with refused("seat-reserved", 403):
            server.join(keys.table, "Dora", seat=1)
    assert server.join(keys.table, "Berta", invite=token)["seat"] == 1
    with unchanged(server, keys.table), refused("no-invitation", 403):
        server.join(keys.table, "Dora", invite=token)


def test_a_new_invitation_makes_the_old_one_worthless(server: Site) -> None:
    keys = server.create("me", "open", "bot")
    old, new = invite(server, keys, 1), invite(server, keys, 1)
    with refused("no-invitation", 403):
        server.join(keys.table, "Berta", invite=old)
    assert server.join(keys.table, "Berta", invite=new)["seat"] == 1


def test_an_invitation_is_for_its_own_table_and_is_no_key(server: Site) -> None:
    keys, other = server.create("me", "open", "bot"), server.create("me", "open", "bot")
    token = invite(server, keys, 1)
    invite(server, other, 1)
    with refused("no-invitation", 403):
        server.join(other.table, "Berta", invite=token)
    assert server.table(keys.table, [token])["rights"] == {"owner": False, "seats": []}
    with refused("no-invitation", 403):
        server.join(keys.table, "Berta", invite=keys.owner)


def test_of_two_who_use_one_invitation_at_once_one_gets_the_seat(server: Site) -> None:
    keys = server.create("me", "open", "bot")
    token = invite(server, keys, 1)
    answers = at_once(*(joining(server, keys.table, name=f"N{n}", invite=token) for n in range(3)))
    assert sorted(answer.status_code for answer in answers) == [200, 403, 403]


def test_opening_a_seat_anew_ends_its_invitation(server: Site) -> None:
    keys = server.create("me", "open", "bot")
    token = invite(server, keys, 1)
    server.change_seat(keys.table, 1, [keys.owner], who="open")
    with refused("no-invitation", 403):
        server.join(keys.table, "Berta", invite=token)
    assert server.join(keys.table, "Berta")["seat"] == 1


def test_only_the_owner_invites_and_only_to_free_seats(server: Site) -> None:
    keys = server.create("me", "open", "bot")
    path = f"/api/tables/{keys.table}/seats"
    with unchanged(server, keys.table):
        for held in ([], [keys.seats[0]], [WRONG_KEY]):
            with refused("not-owner", 403):
                server.ask("POST", f"{path}/1/invite", keys=held)
        for seat in (0, 2):
            with refused("seat-taken"):
                server.ask("POST", f"{path}/{seat}/invite", keys=[keys.owner])
        with refused("no-seat", 404):
            server.ask("POST", f"{path}/4/invite", keys=[keys.owner])


# Getting up, being sent away


def test_whoever_leaves_before_the_start_frees_the_seat_and_loses_the_key(server: Site) -> None:
    keys = server.create("me", "open", "open")
    berta = server.join(keys.table, "Berta")
    path = f"/api/tables/{keys.table}/leave"
    with server.player() as page:
        page.sit(keys.table, berta["key"], seat=1)
        with unchanged(server, keys.table):
            for held, seat in (
                ([], 1),
                ([keys.seats[0]], 1),
                ([berta["key"]], 0),
                ([berta["key"]], 2),
                ([keys.owner], 1),
            ):
                with refused("not-your-seat", 403):
                    server.ask("POST", path, {"seat": seat}, held)
        server.ask("POST", path, {"seat": 1}, [berta["key"]])
        page.wait_for(lambda page: page.rights["seats"] == [])
        page.wait_for(lambda page: page.room["seats"][1]["who"] == "open")
        assert page.room["seats"][1]["name"] == ""
        assert ("left", 1) in page.notes or ("left", 1) in notes(server, keys.table)
        with pytest.raises(Refusal) as told:
            page.rename("Berta", "ash")
        assert told.value.code == "not-your-seat"
    with refused("not-your-seat", 403):
        server.ask("POST", path, {"seat": 1}, [berta["key"]])
    again = server.join(keys.table, "Berta")
    assert again["key"] != berta["key"]
    assert server.table(keys.table, [berta["key"]])["rights"]["seats"] == []


def test_nobody_leaves_after_the_start(server: Site) -> None:
    keys = server.create(start=True)
    with unchanged(server, keys.table), refused("started"):
        server.ask("POST", f"/api/tables/{keys.table}/leave", {"seat": 0}, [keys.seats[0]])


def test_the_owner_sends_somebody_away_before_the_start(server: Site) -> None:
    keys = server.create("me", "open", "bot")
    berta = server.join(keys.table, "Berta")
    with server.player() as page:
        page.sit(keys.table, berta["key"], seat=1)
        for held in ([], [berta["key"]], [keys.seats[0]]):
            with unchanged(server, keys.table), refused("not-owner", 403):
                server.change_seat(keys.table, 1, held, who="open")
        server.change_seat(keys.table, 1, [keys.owner], who="open")
        page.wait_for(lambda page: page.rights["seats"] == [])
        page.wait_for(lambda page: ("seat-open", 1) in page.notes)
    assert server.table(keys.table, [berta["key"]])["rights"]["seats"] == []
    assert who(server, keys.table) == ["person", "open", "bot"]


def test_the_owner_gives_a_free_seat_to_a_bot_and_takes_it_back(server: Site) -> None:
    keys = server.create("me", "open", "open")
    server.change_seat(keys.table, 1, [keys.owner], who="bot", bot="random")
    room = server.room(keys.table)
    assert room["seats"][1]["who"] == "bot"
    assert room["seats"][1]["bot"] == "random"
    assert room["seats"][1]["name"]
    name = room["seats"][1]["name"]
    server.change_seat(keys.table, 1, [keys.owner], who="bot", bot="heuristic")
    assert server.room(keys.table)["seats"][1]["bot"] == "heuristic"
    assert server.room(keys.table)["seats"][1]["name"] == name
    with refused("no-bot", 422):
        server.change_seat(keys.table, 1, [keys.owner], who="bot", bot="oracle")
    server.change_seat(keys.table, 1, [keys.owner], who="open")
    assert server.join(keys.table, "Berta", seat=1)["seat"] == 1
    assert ("seat-to-bot", 1) in notes(server, keys.table)


def test_people_with_the_names_of_all_bots_do_not_stop_a_bot_from_sitting_down(server: Site) -> None:
    names = ("Kleio", "Thaleia", "Erato", "Ourania", "Kalliope", "Euterpe")
    for some in (names[:5], names[1:]):
        keys = server.create(*({"who": "me", "name": name} for name in some))
        for seat in range(5):
            server.change_seat(keys.table, seat, [keys.owner], who="bot")
        found = [seat["name"] for seat in server.room(keys.table)["seats"]]
        assert len(set(found)) == 5


def test_a_person_cannot_be_sent_away_once_the_game_has_begun(server: Site) -> None:
    """Or the owner could sit down there and see the hand. What the owner can do is to let a bot stand in."""
    keys = server.create("me", "open", "me")
    berta = server.join(keys.table, "Berta")
    server.launch(keys.table, keys.owner)
    for wish in ({"who": "open"}, {"who": "bot"}):
        with unchanged(server, keys.table), refused("person-stays"):
            server.change_seat(keys.table, 1, [keys.owner], **wish)
    assert server.table(keys.table, [berta["key"]])["rights"]["seats"] == [1]


def test_a_change_of_nothing_changes_nothing(server: Site) -> None:
    keys = server.create("me", "open", "bot")
    with unchanged(server, keys.table):
        server.change_seat(keys.table, 1, [keys.owner])
        with refused("bad-request", 422):
            server.change_seat(keys.table, 1, [keys.owner], who="me")
        with refused("bad-request", 422):
            server.change_seat(keys.table, 1, [keys.owner], key=WRONG_KEY)
        with refused("nobody-to-replace"):
            server.change_seat(keys.table, 0, [keys.owner], stand_in=True)


# Starting


def test_a_game_starts_when_all_seats_are_filled_and_the_owner_says_so(server: Site) -> None:
    keys = server.create("me", "open", "bot")
    with server.player() as host, server.player() as guest:
        host.sit(keys.table, *keys.all, seat=0)
        assert host.view is None
        with unchanged(server, keys.table), refused("seats-open"):
            server.launch(keys.table, keys.owner)
        berta = server.join(keys.table, "Berta")
        guest.sit(keys.table, berta["key"], seat=1)
        with unchanged(server, keys.table):
            for held in ([], [berta["key"]], [keys.seats[0]], [WRONG_KEY]):
                with refused("not-owner", 403):
                    server.ask("POST", f"/api/tables/{keys.table}/start", keys=held)
        server.launch(keys.table, keys.owner)
        for player in (host, guest):
            player.wait_for(lambda player: player.view is not None)
            player.wait_for(lambda player: ("started", None) in player.notes)
            assert player.room["status"] == "running"
            assert player.view["seat"] == player.seat
        with refused("started"):
            server.launch(keys.table, keys.owner)
    assert server.room(keys.table)["status"] == "running"


def test_two_starts_at_once_deal_once(server: Site) -> None:
    keys = server.create()

    def start() -> int:
        headers = {"authorization": f"Bearer {keys.owner}"}
        url = f"{server.url}/api/tables/{keys.table}/start"
        return httpx.post(url, headers=headers, trust_env=False, timeout=20).status_code

    assert sorted(at_once(start, start, start)) == [204, 409, 409]
    assert notes(server, keys.table).count(("started", None)) == 1
    assert len(server.rows(keys.table)["actions"]) == 1


def test_a_seat_cannot_be_taken_between_the_check_and_the_deal(server: Site) -> None:
    """Starting and leaving at once: either the game starts with everybody, or it does not start."""
    for _ in range(4):
        keys = server.create("me", "open", "me")
        berta = server.join(keys.table, "Berta")

        def post(path: str, key: str, body: Any = None, table: str = keys.table) -> int:
            headers = {"authorization": f"Bearer {key}"}
            url = f"{server.url}/api/tables/{table}/{path}"
            return httpx.post(url, json=body, headers=headers, trust_env=False, timeout=20).status_code

        codes = at_once(
            lambda post=post, keys=keys: post("start", keys.owner),
            lambda post=post, key=berta["key"]: post("leave", key, {"seat": 1}),
        )
        assert sorted(codes) == [204, 409]
        room = server.room(keys.table)
        assert (room["status"] == "running") == (room["seats"][1]["who"] == "person")


# Lists


def listed(site: Site, status: str = "waiting") -> list[str]:
    return [room["table"] for room in site.ask("GET", f"/api/tables?status={status}")]


def test_lists_show_public_tables_only(server: Site) -> None:
    public, secret = server.create("me", "open", "me", public=True), server.create("me", "open", "me")
    assert public.table in listed(server)
    assert secret.table not in listed(server)
    server.join(public.table, "Berta")
    server.join(secret.table, "Berta")
    for keys in (public, secret):
        server.launch(keys.table, keys.owner)
        assert keys.table not in listed(server)
    assert public.table in listed(server, "running")
    assert secret.table not in listed(server, "running")
    server.finish(public.table)
    assert public.table not in listed(server) + listed(server, "running")


def test_a_running_game_without_spectators_is_not_on_the_list(server: Site) -> None:
    keys = server.create("me", "open", "me", public=True, spectators="closed")
    assert keys.table in listed(server), "people may still join it"
    server.join(keys.table, "Berta")
    server.launch(keys.table, keys.owner)
    assert keys.table not in listed(server, "running")


def test_the_newest_tables_come_first_and_not_too_many(server: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.server.lobby.LISTED", 4)
    made = [server.create("me", "open", "me", public=True).table for _ in range(6)]
    assert listed(server) == made[::-1][:4]


def test_lists_contain_no_secrets(server: Site) -> None:
    keys = server.create("me", "open", "me", public=True)
    token = invite(server, keys, 1)
    text = server.request("GET", "/api/tables?status=waiting").text
    text += server.request("GET", f"/api/tables/{keys.table}", keys=keys.all).text
    for secret in (*keys.all, token):
        assert secret not in text
    for row in server.rows(keys.table)["seats"] + server.rows(keys.table)["tables"]:
        for value in row:
            if isinstance(value, str) and len(value) == 64:
                assert value not in text, "not even a hash is shown"


def test_a_list_of_another_sort_is_refused(server: Site) -> None:
    for status in ("over", "all", "", "waiting,running"):
        with refused("bad-request", 422):
            server.ask("GET", f"/api/tables?status={status}")


def test_ones_own_tables_are_found_by_their_keys(server: Site) -> None:
    mine, other = server.create(), server.create()
    third = server.create("me", "open", "me")
    berta = server.join(third.table, "Berta")
    asked = {
        mine.table: [mine.owner, mine.seats[2]],
        other.table: [WRONG_KEY, mine.owner],
        third.table: [berta["key"]],
        "nowhere": [mine.owner],
    }
    found = server.ask("POST", "/api/tables/mine", {"tables": asked})
    told = {one["room"]["table"]: one["rights"] for one in found}
    assert told == {
        mine.table: {"owner": True, "seats": [2]},
        third.table: {"owner": False, "seats": [1]},
    }


def test_too_many_own_tables_at_once_are_refused(server: Site) -> None:
    with refused("bad-request", 422):
        server.ask("POST", "/api/tables/mine", {"tables": {f"t{n}": [WRONG_KEY] for n in range(201)}})
    with refused("bad-request", 422):
        server.ask("POST", "/api/tables/mine", {"tables": {"t": [f"{WRONG_KEY}{n}" for n in range(8)]}})


# Playing again


def test_a_rematch_has_everybody_one_seat_further_on_with_the_same_keys(server: Site) -> None:
    keys = server.create(
        {"who": "me", "name": "Anna", "colour": "rose"}, "open", {"who": "bot", "bot": "random"},
        options={"adept_cap": 5}, public=True, pace="slow", spectators="public", stand_in="random",
    )  # fmt: skip
    berta = server.join(keys.table, "Berta")
    server.launch(keys.table, keys.owner)
    path = f"/api/tables/{keys.table}/rematch"
    with refused("not-over"):
        server.ask("POST", path, keys=keys.all)
    server.finish(keys.table)
    with unchanged(server, keys.table):
        for held in ([], [WRONG_KEY]):
            with refused("not-your-seat", 403):
                server.ask("POST", path, keys=held)
    with server.player() as old:
        old.sit(keys.table, berta["key"], seat=1)
        made = server.ask("POST", path, keys=[berta["key"]])["table"]
        old.wait_for(lambda old: old.room["next"] == made)
    assert made != keys.table
    assert server.ask("POST", path, keys=keys.all)["table"] == made, "once more is the same table"
    before, after = server.room(keys.table), server.room(made)
    assert after["before"] == keys.table
    assert after["status"] == "running"
    for seat in range(3):
        for part in ("who", "name", "colour", "bot"):
            assert after["seats"][(seat + 1) % 3][part] == before["seats"][seat][part]
    for part in ("options", "public", "pace", "strict", "spectators", "stand_in", "game"):
        assert after[part] == before[part]
    assert server.table(made, [berta["key"]])["rights"] == {"owner": False, "seats": [2]}
    assert server.table(made, keys.all)["rights"] == {"owner": True, "seats": [1]}
    with server.player() as again:
        again.sit(made, berta["key"], seat=2)
        assert again.seat == 2
        assert again.view is not None


def test_rematches_asked_for_at_once_are_one_table(server: Site) -> None:
    keys = server.create(start=True)
    server.finish(keys.table)

    def ask(key: str) -> Callable[[], httpx.Response]:
        headers = {"authorization": f"Bearer {key}"}
        url = f"{server.url}/api/tables/{keys.table}/rematch"
        return lambda: httpx.post(url, headers=headers, trust_env=False, timeout=20)

    answers = at_once(*(ask(key) for key in keys.all))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["table"] for answer in answers}) == 1


def test_a_rematch_deals_other_hands(server: Site) -> None:
    keys = server.create(start=True)
    server.finish(keys.table)
    made = server.ask("POST", f"/api/tables/{keys.table}/rematch", keys=keys.all)["table"]
    server.finish(made)
    first, second = (server.request("GET", f"/api/tables/{id}/record", keys=keys.all).text for id in (keys.table, made))
    assert first != second


def test_a_rematch_with_a_free_seat_waits_for_somebody(server: Site) -> None:
    keys = server.create("me", "me", {"who": "bot", "bot": "random"}, start=True)
    server.change_seat(keys.table, 2, [keys.owner], who="open")
    server.finish(keys.table)
    made = server.ask("POST", f"/api/tables/{keys.table}/rematch", keys=keys.all)["table"]
    assert server.room(made)["status"] == "waiting"
    assert who(server, made) == ["open", "person", "person"]


# Owner and seats


def test_the_owner_need_not_play(server: Site) -> None:
    keys = server.create("open", "open", {"who": "bot", "bot": "random"}, spectators="closed")
    assert keys.seats == {}
    server.join(keys.table, "Anna")
    server.join(keys.table, "Berta")
    server.launch(keys.table, keys.owner)
    with server.player() as owner:
        owner.sit(keys.table, keys.owner)
        assert owner.rights == {"owner": True, "seats": []}
        assert owner.view is None, "a closed table is closed to its owner too"
        assert owner.chat("be nice")["t"] == "done"
        with pytest.raises(Refusal) as told:
            owner.look(0)
        assert told.value.code == "not-your-eyes"


def test_a_seats_key_has_no_owners_rights(server: Site) -> None:
    keys = server.create("me", "open", "bot")
    table, mine = keys.table, [keys.seats[0]]
    with unchanged(server, table):
        with refused("not-owner", 403):
            server.change_seat(table, 1, mine, who="bot")
        with refused("not-owner", 403):
            server.change_seat(table, 0, mine, who="open")
        with refused("not-owner", 403):
            server.ask("POST", f"/api/tables/{table}/start", keys=mine)
        with refused("not-owner", 403):
            server.ask("POST", f"/api/tables/{table}/seats/1/invite", keys=mine)


# Who may look


def looks(site: Site, table: str, keys: list[str], seat: int | None) -> dict[str, int]:
    """What the three ways to look back answer."""
    query = "?count=1" if seat is None else f"?count=1&seat={seat}"
    return {
        path: site.request(
            "GET", f"/api/tables/{table}/{path}{query if path != 'record' else ''}", keys=keys
        ).status_code
        for path in ("replay", "seen", "record")
    }


@pytest.mark.parametrize(
    ("spectators", "running", "over", "over_seat", "record"),
    [("closed", 403, 403, 403, 403), ("public", 200, 200, 403, 403), ("open", 200, 200, 200, 200)],
)
def test_what_a_stranger_may_see(
    server: Site, spectators: str, running: int, over: int, over_seat: int, record: int
) -> None:
    keys = server.create(start=True, spectators=spectators)
    table = keys.table
    first = server.room(table)["waiting_for"][0]
    with server.player() as stranger, server.player() as player:
        player.sit(table, keys.seats[first], seat=first)
        stranger.sit(table, seat=0)
        assert stranger.seat is None
        assert (stranger.view is not None) == (running == 200)
        if running == 200:
            assert stranger.view["seat"] is None
        for held, seat in ([], 0), ([WRONG_KEY], 1), ([keys.owner], 2):
            found = looks(server, table, held, None)
            assert found == {"replay": running, "seen": running, "record": 409}
            assert looks(server, table, held, seat) == {"replay": 403, "seen": 403, "record": 409}
        for seat in (0, 1):
            mine = 200 if seat == 1 else 403
            assert looks(server, table, [keys.seats[1]], seat) == {"replay": mine, "seen": mine, "record": 409}
        player.move(player.options[0])
        heard = [message["t"] for message in stranger.listen(0.05)]
        assert ("moved" in heard) == (running == 200)
        with pytest.raises(Refusal) as told:
            stranger.look(0)
        assert told.value.code == "not-your-eyes"
        if spectators == "closed":
            with pytest.raises(Refusal) as told:
                stranger.chat("let me in")
            assert told.value.code == "closed"
            with pytest.raises(Refusal) as told:
                stranger.log(5)
            assert told.value.code == "closed"
        server.finish(table)
        stranger.wait_for(lambda stranger: stranger.room["status"] == "over")
        for held in ([], [keys.owner]):
            assert looks(server, table, held, None) == {"replay": over, "seen": over, "record": record}
            assert looks(server, table, held, 1) == {"replay": over_seat, "seen": over_seat, "record": record}
        if over_seat == 200:
            assert stranger.look(1).view["seat"] == 1
        else:
            with pytest.raises(Refusal) as told:
                stranger.look(1)
            assert told.value.code == "not-your-eyes"
        for seat in (None, 0, 1):
            assert looks(server, table, [keys.seats[1]], seat) == {"replay": 200, "seen": 200, "record": 200}
        assert player.look((first + 1) % 3).view is not None, "after the end a player may look through all eyes"


def test_a_replay_before_the_end_shows_what_was_seen_and_after_it_everything(server: Site) -> None:
    keys = server.create(start=True)
    table = keys.table
    with server.player() as player:
        player.sit(table, *keys.seats.values(), seat=0)
        for _ in range(6):
            player.look(player.room["waiting_for"][0])
            player.move(player.options[-1])
        player.look(1)
        path = f"/api/tables/{table}/replay?seat=1"
        before = server.ask("GET", path, keys=[keys.seats[1]])
        assert before["eyes"] == [1, None]
        assert play_through(before) == player.view
        assert all(frame["seat"] in (1, None) for frame in before["frames"])
        assert server.ask("GET", f"/api/tables/{table}/seen?seat=1", keys=[keys.seats[1]])["view"] == player.view
        server.finish(table)
        player.wait_for(lambda player: player.room["status"] == "over")
        after = server.ask("GET", f"{path}&count=200", keys=[keys.seats[1]])
        assert after["eyes"] == [0, 1, 2, None]
        assert {frame["seat"] for frame in after["frames"]} == {0, 1, 2}
        assert after["moves"] == server.room(table)["moves"]
        last = server.ask("GET", f"{path}&start={after['moves']}", keys=[])
        assert last["frames"] == []
        assert last["view"] == player.look(1).view
        with refused("no-move", 404):
            server.ask("GET", f"{path}&start={after['moves'] + 1}")
        with refused("bad-request", 422):
            server.ask("GET", f"{path}&count=201")
        with refused("bad-request", 422):
            server.ask("GET", f"{path}&start=-1")


def play_through(replay: dict[str, Any]) -> Any:
    view = replay["view"]
    for frame in replay["frames"]:
        view = patched(view, frame["patch"])
    return view


# Records


def test_a_record_can_be_taken_away_and_brought_back(server: Site) -> None:
    keys = server.create({"who": "me", "name": "Anna"}, {"who": "me", "name": "Berta"}, {"who": "me"}, start=True)
    server.finish(keys.table)
    text = server.request("GET", f"/api/tables/{keys.table}/record").text
    assert "Anna" in text
    for key in keys.all:
        assert key not in text
    made = server.ask("POST", "/api/records", {"record": text})["table"]
    room = server.room(made)
    assert room["record"]
    assert room["status"] == "over"
    assert [seat["name"] for seat in room["seats"]][:2] == ["Anna", "Berta"]
    assert room["ranking"] == server.room(keys.table)["ranking"]
    assert server.request("GET", f"/api/tables/{made}/record").text == text
    for seat in (None, 0, 1, 2):
        query = "" if seat is None else f"?seat={seat}"
        first, second = (server.ask("GET", f"/api/tables/{id}/replay{query}") for id in (keys.table, made))
        assert first["frames"] == second["frames"]
    assert server.table(made, keys.all)["rights"] == {"owner": False, "seats": []}
    with refused("not-your-seat", 403):
        server.ask("POST", f"/api/tables/{made}/rematch", keys=keys.all)
    with refused("over"):
        server.join(made, "Carla")
    assert made not in listed(server) + listed(server, "running")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("petteia record 1", "petteia record 2"),
        lambda text: text.replace("pantacle", "chess"),
        lambda text: "\n".join([*text.split("\n")[:-5], "0 fly to the moon", *text.split("\n")[-5:]]),
        lambda text: text[::-1],
        lambda text: "\u0000" * 50,
        lambda text: "x" * 400_000,
        lambda text: text.replace("seed", "seeed"),
    ],
)
def test_a_spoilt_record_is_refused_with_a_reason(server: Site, spoil: Callable[[str], str]) -> None:
    keys = server.create(start=True)
    server.finish(keys.table)
    text = server.request("GET", f"/api/tables/{keys.table}/record").text
    before = server.rows()
    with refused("bad-record", 422):
        server.ask("POST", "/api/records", {"record": spoil(text)})
    assert server.rows() == before


def test_the_chat_of_players_and_of_watchers_is_apart(server: Site) -> None:
    keys = server.create("me", "me", "bot")
    table = keys.table

    def sit(*held: str, **more: Any) -> Player:
        return stack.enter_context(server.player()).sit(table, *held, **more)

    with contextlib.ExitStack() as stack:
        anna, berta = sit(keys.seats[0], seat=0), sit(keys.seats[1], seat=1)
        owner, watcher, other = sit(keys.owner), sit(), sit()
        anna.chat("good luck")
        watcher.chat("I bet on Anna")
        for one in (anna, berta, owner):
            one.listen()
            assert one.said == ["good luck"]
        for one in (watcher, other):
            one.listen()
            assert one.said == ["I bet on Anna"]
        assert anna.chat_lines[-1]["seat"] == 0
        assert watcher.chat_lines[-1]["seat"] is None
        assert sit(keys.seats[0], seat=0).said == ["good luck"], "whoever comes later reads it too"
        assert sit().said == ["I bet on Anna"]
