"""Positions of Panthalos for tests, arranged by what a reader cares about; everything else is filled in.

    t = position(
        dict(workers=["available:3", "agora_2:2"], leader="titanus_1", discs=4, titans=["fire_6"], goods=["iron"]),
        dict(),
        dict(tokens=["iron_ship", "fire_3"]),
        port=["iron_ship", "cotton_ship"],
    )

is a turn of seat 0, the Starting Player, in the placement phase of round 1 at a table of three. Tokens, goods,
merchants and discs that nobody was given lie in their stacks, in the bag and in the general reserve.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import petteia
from petteia.games.panthalos import GAME
from petteia.games.panthalos.components import (
    DIE,
    GOOD,
    MERCHANT,
    SPACE,
    TOKEN,
    UNDERWORLD,
    PanthalosBox,
)

STARTING_WORKERS = {2: 5, 3: 4, 4: 3, 5: 3}


def frame(name: str, seat: int | None = None, **values: Any) -> dict[str, Any]:
    """A frame of the agenda."""
    return {"frame": name, **({} if seat is None else {"seat": seat}), **values}


def position(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """A table at seat 0's turn of the placement phase, or wherever `agenda` says; see `dump`."""
    return petteia.load(dump(*seats, **given), of=GAME)


def dump(
    *seats: dict[str, Any],
    round: int = 1,
    starter: int = 0,
    turn: int = 0,
    passed: Sequence[int] = (),
    challenged: Sequence[int] = (),
    polis: dict[str, int] | None = None,
    port: Sequence[str] = (),
    merkator: Sequence[str] = (),
    agora: Sequence[str] = (),
    phalanx: Sequence[str] = (),
    art: Sequence[str] = (),
    titan_stack: Sequence[str] | None = None,
    reinforcement_stack: Sequence[str] | None = None,
    ship_stack: Sequence[str] | None = None,
    artisan_stack: Sequence[str] | None = None,
    merchant_stack: Sequence[str] | None = None,
    bag: Sequence[str] | None = None,
    underworld: Sequence[str] = (),
    agenda: Sequence[dict[str, Any]] | None = None,
    chance: Sequence[int] = (12345, 678),
) -> dict[str, Any]:
    """The dump behind `position`, for tests that want to spoil it.

    A seat's entries, all optional: workers (dice as "PLACE:RANK" with PLACE available, resting or a space, and RANK 1
    to 6 or "promoted"; by default the starting workers, rank 2, available; all dice not named are unhired), leader (a
    place; available by default), led (the location where the leader was placed; by default where it stands), discs
    (personal; 5 by default), box (discs in the collection box), goods, tokens (ships, artisans, reinforcements),
    titans, shown (titans that all have seen), laid, points.
    `polis` says whose discs lie on which spaces. Displays are empty unless given. Stacks and the bag are given from the
    top; a stack that is given holds nothing else, and what is left over is then in the removed pile. `underworld` is
    given from the top (the face-up one first); the others lie below; tokens of earlier rounds are removed.
    The last frame of `agenda` happens first; below it the round goes on: with the next turn while `agenda` is None,
    else with the end of the round.
    """
    box = GAME.open_box(None)
    assert isinstance(box, PanthalosBox)
    everyone = [dict(seat) for seat in seats]
    players = len(everyone)
    dice = [_dice(box, seat, players) for seat in everyone]
    leaders = [seat.get("leader", "available") for seat in everyone]
    led = [seat.get("led", leader.rsplit("_", 1)[0] if leader in SPACE.names else None)
           for seat, leader in zip(everyone, leaders, strict=True)]  # fmt: skip
    discs = [seat.get("discs", 5) for seat in everyone]
    boxed = [seat.get("box", 0) for seat in everyone]
    marked = polis or {}
    promoted = [sum(die.endswith(":promoted") for die in mine) for mine in dice]
    used = [discs[n] + boxed[n] + promoted[n] + list(marked.values()).count(n) for n in range(players)]
    tokens = [name for n, name in enumerate(TOKEN.names) for _ in range(box.tokens[n])]
    goods = [name for n, name in enumerate(GOOD.names[:5]) for _ in range(box.goods[n])]
    merchants = list(MERCHANT.names)
    for seat in everyone:
        _take(tokens, [*seat.get("tokens", []), *seat.get("titans", []), *seat.get("laid", [])])
        _take(goods, [_basic(good) for good in seat.get("goods", [])])
    _take(tokens, [*port, *phalanx, *art])
    _take(goods, list(agora))
    _take(merchants, list(merkator))
    gone: list[str] = []
    stacks = {}
    for name, first, end, top in (
        ("ship_stack", 0, 5, ship_stack),
        ("artisan_stack", 5, 12, artisan_stack),
        ("reinforcement_stack", 12, 24, reinforcement_stack),
        ("titan_stack", 24, 44, titan_stack),
    ):
        left = [token for token in tokens if token in TOKEN.names[first:end]]
        stacks[name], over = _stack(left, top)
        gone += over
    bag_left, gone_goods = _stack(goods, bag)
    merchant_left, gone_merchants = _stack(merchants, merchant_stack)
    under, gone_under = _underworld(list(underworld), round)
    everybody = (1 << (players + 1)) - 1
    state = {
        "round": round,
        "starter": starter,
        "passed": sorted(passed),
        "challenged": sorted(challenged),
        "dice": [sorted(mine, key=DIE.names.index) for mine in dice],
        "leaders": leaders,
        "led": led,
        "goods": [_sorted(seat.get("goods", []), GOOD.names) for seat in everyone],
        "tokens": [_sorted(seat.get("tokens", []), TOKEN.names) for seat in everyone],
        "titans": [_sorted(seat.get("titans", []), TOKEN.names) for seat in everyone],
        "shown": [_sorted(seat.get("shown", []), TOKEN.names) for seat in everyone],
        "doubted": [[] for _ in everyone],
        "doubts": [[] for _ in everyone],
        "sold": [[] for _ in everyone],
        "sales": [[] for _ in everyone],
        "laid": [_sorted(seat.get("laid", []), TOKEN.names) for seat in everyone],
        "personal": discs,
        "general": [box.discs - many for many in used],
        "box_discs": boxed,
        "polis": [marked.get(name) for name in SPACE.names[:8]],
        "points": [seat.get("points", 0) for seat in everyone],
        "lost": [0 for _ in everyone],
        "bag": bag_left,
        **stacks,
        "merchant_stack": merchant_left,
        "underworld": under,
        "known": [*[0 for _ in under[1:]], everybody],
        "port": _sorted(port, TOKEN.names),
        "merkator": sorted(merkator),
        "agora": _sorted(agora, GOOD.names),
        "phalanx": _sorted(phalanx, TOKEN.names),
        "art": _sorted(art, TOKEN.names),
        "gone_goods": gone_goods,
        "gone_tokens": _sorted(gone, TOKEN.names),
        "gone_merchants": sorted(gone_merchants),
        "gone_underworld": sorted(gone_under),
        "agenda": _agenda(agenda, turn),
        "chance": list(chance),
    }  # fmt: skip
    return {
        "petteia": 1,
        "game": "panthalos",
        "rules": GAME.version,
        "edition": "base",
        "players": players,
        "options": {},
        "names": [],
        "state": state,
    }


def _dice(box: PanthalosBox, seat: dict[str, Any], players: int) -> list[str]:
    given = seat.get("workers", ["available:2"] * STARTING_WORKERS[players])
    dice = [_die(one) for one in given]
    return dice + ["unhired:rank_1"] * (box.dice - len(dice))


def _die(text: str) -> str:
    place, rank = text.split(":")
    return f"{place}:{rank}" if rank == "promoted" else f"{place}:rank_{rank}"


def _basic(good: str) -> str:
    return GOOD.names[GOOD.decode(good) % 5]


def _take(left: list[str], things: Sequence[str]) -> None:
    for one in things:
        left.remove(one)


def _sorted(things: Sequence[str], names: Sequence[str]) -> list[str]:
    return sorted(things, key=names.index)


def _stack(left: list[str], top: Sequence[str] | None) -> tuple[list[str], list[str]]:
    """A stack, its top last, and what is not in it."""
    if top is None:
        return left, []
    for one in top:
        left.remove(one)
    return [*reversed(top)], left


def _underworld(top: list[str], round: int) -> tuple[list[str], list[str]]:
    rest = [one for one in UNDERWORLD.names if one not in top]
    stack = [*rest, *reversed(top)]
    many = 13 - round
    return stack[len(stack) - many :], stack[: len(stack) - many]


def _agenda(frames: Sequence[dict[str, Any]] | None, turn: int) -> list[dict[str, Any]]:
    if frames is None:
        return [frame("EndOfRound"), frame("Evaluation"), frame("Turn", turn)]
    return [frame("EndOfRound"), *frames]


# Reading a table


def seat(t: petteia.Table, number: int, viewer: int | None = None) -> dict[str, Any]:
    """What lies in front of a seat, as it sees it itself (or another viewer)."""
    found: dict[str, Any] = t.view(number if viewer is None else viewer)["table"]["seats"][number]
    return found


def table(t: petteia.Table, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = t.view(viewer)["table"]
    return found


def space(t: petteia.Table, name: str) -> dict[str, Any]:
    """A dice space, as everybody sees it."""
    return next(one for one in table(t)["spaces"] if one["space"] == name)


def workers(t: petteia.Table, number: int) -> list[str]:
    """A seat's dice that are hired, as they were given to `position`."""
    dice = [(die["place"], die["figure"].removeprefix("rank_")) for die in seat(t, number)["dice"]]
    return sorted(f"{place}:{rank}" for place, rank in dice if place != "unhired")


def texts(t: petteia.Table, seat: int) -> list[str]:
    """The options of a seat, as texts."""
    return [str(move) for move in t.options(seat)]


def decision(t: petteia.Table) -> tuple[int, str]:
    """Who decides, and what."""
    (who,) = t.pending
    return who, t.view(who)["decision"]


def happened(t: petteia.Table, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The events of one name that a viewer saw."""
    return [event for event in t.events(viewer) if event["event"] == name]


def refused(t: petteia.Table, seat: int, move: str) -> str | None:
    """The clause that forbids a move, which must not be an option."""
    assert move not in texts(t, seat)
    told = t.why(seat, move)
    assert told is not None
    return told[0]


def evaluating(*seats: dict[str, Any], locations: Sequence[str] = (), **given: Any) -> petteia.Table:
    """A table whose evaluation goes through these locations in this order, and then comes to the end of the round.

    By default all of them; every player has passed.
    """
    steps = {
        "thermae": frame("Thermae"), "polis": frame("Polis"), "agora": frame("Visitors", location="agora"),
        "phalanx": frame("Visitors", location="phalanx"), "art": frame("Visitors", location="art"),
        "oraculum": frame("Oraculum"), "foro": frame("Foro"), "titanus": frame("Titanus"), "agro": frame("Agro"),
        "krypt": frame("Krypt"), "arena": frame("Arena"),
    }  # fmt: skip
    wanted = [steps[name] for name in locations or steps]
    return position(*seats, agenda=wanted[::-1], passed=range(len(seats)), **given)


def idle(t: petteia.Table) -> None:
    """Whoever decides does something harmless, so that a round soon goes by."""
    (who,) = t.pending
    options = texts(t, who)
    for least in ("pass", "yield", "stop", "renounce", "nothing", "done", "decline", "four", "confirm", "sell_tokens"):
        if least in options:
            t.play(who, least)
            return
    t.play(who, next((one for one in options if one.endswith(("titanus_1", "agro_1"))), options[0]))


def until(t: petteia.Table, wished: Callable[[petteia.Table], bool]) -> petteia.Table:
    """Let everybody be idle until something has come about."""
    for _ in range(2000):
        if wished(t):
            return t
        idle(t)
    raise AssertionError("it never comes about")
