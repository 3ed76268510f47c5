"""Positions of Parthenon for tests, arranged by what a reader cares about; everything else is filled in.

    t = position(
        dict(island="chios", hand={"wool": 2, "gold": 1}, built=["fortress"], aegis={"army": 1}),
        dict(hand={"grain": 1}, fleets=[("egypt", ["gold", "gift_of_poseidon"])]),
        dict(),
        phase="build",
    )

is the beginning of the Build Phase of Year 1, Season 1, at a table of three where seat 0 is Archon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import CARD, EVENT, FLEET, HARBOR, HAZARD, LAND, SLOT, WONDER, ParthenonBox

ISLANDS = {
    3: ("chios", "crete", "rhodes"),
    4: ("chios", "crete", "rhodes", "lesbos"),
    5: ("chios", "crete", "rhodes", "lesbos", "samos"),
    6: ("chios", "crete", "rhodes", "lesbos", "samos", "naxos"),
}
PHASES = {
    "event": "EventPhase", "production": "Production", "island_trade": "IslandTrade", "journey": "Journey",
    "hazard": "Hazards", "fleet_trade": "FleetTrade", "return": "Return", "build": "Build", "discard": "Discard",
    "archon": "Election", "end": "EndOfSeason",
}  # fmt: skip
COMMODITIES = CARD.names[:11]
QUIET = (  # Events that act in the Event Phase only
    "pirate_raids", "delphic_festival", "persian_tribute", "merchant_ships", "persian_war", "delian_league", "tyranny",
)  # fmt: skip
STARTING = ("village_1", "village_2")


def frame(name: str, seat: int | None = None, **values: Any) -> dict[str, Any]:
    """A frame of the agenda."""
    return {"frame": name, **({} if seat is None else {"seat": seat}), **values}


def position(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """A table at the beginning of a phase; see `dump`."""
    return petteia.load(dump(*seats, **given), of=GAME)


def dump(
    *seats: dict[str, Any],
    phase: str = "build",
    year: int = 1,
    season: int = 1,
    archon: int = 0,
    events: Sequence[str] = (),
    hazards: Sequence[str] = (),
    harbors: Mapping[str, str] | None = None,
    face_up: Sequence[str] = (),
    seen: Mapping[str, Sequence[int]] | None = None,
    plans: Sequence[str] = (),
    wonders: Mapping[str, tuple[int, str]] | None = None,
    agenda: Sequence[dict[str, Any]] | None = None,
    chance: Sequence[int] = (12345, 678),
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """The dump behind `position`, for tests that want to spoil it.

    A seat's entries, all optional: island (by default Chios, Crete, Rhodes, Lesbos, Samos, Naxos, in this order), hand
    (Commodities), aegis (at home), built (slots beside the two Starting Villages), fleets (one entry a Fleet: None if
    docked and empty, a list of Aegis cards if docked, or a pair of a Land (or "sent_home") and the cargo; by default
    Fleet A, docked), philosophies, once (what was done in this Season).
    `events` lie face up, from the left; `season` is their number unless that is given larger; the rest of the row is
    filled with other Events of the Year, first those that act in the Event Phase only. `hazards` and `plans` are given
    from the top of their decks. `harbors` says which status card lies on a Land (Open Harbor while there are some);
    `face_up` which of them lie open (a Land named in `harbors` with a `+` before the card is face up too); `seen` who
    has looked. `wonders` says who has a Great Wonder and its stage ("plans", "partial" or "complete").
    Everything that an Island has counts as seen by all, up to what is hidden now. `phase` is the one that begins; the
    rest of the Season follows. `agenda` replaces it by frames, of which the last happens first. `fields` go into the
    state as they are.
    """
    everyone = [dict(seat) for seat in seats]
    players = len(everyone)
    fresh = petteia.new(GAME, players=players, seed=1, **(options or {})).dump(history=False)
    state: dict[str, Any] = fresh["state"]
    season = max(season, len(events), 1)
    state.update(
        year=year,
        season=season,
        phase=phase if phase != "end" else "archon",
        archon=archon,
        turn=archon,
        islands=[seat.get("island", ISLANDS[players][n]) for n, seat in enumerate(everyone)],
        built=[_slots([*STARTING, *seat.get("built", [])]) for seat in everyone],
        hand=[{**seat.get("hand", {}), **seat.get("aegis", {})} for seat in everyone],
        fleets=[len(seat.get("fleets", [None])) for seat in everyone],
        philosophies=[seat.get("philosophies", []) for seat in everyone],
        once=[seat.get("once", []) for seat in everyone],
        introduced=sorted({one for seat in everyone for one in seat.get("philosophies", [])}, key=_philosophies),
        done=[],
        idle=[],
        donations=[0] * players,
        votes=[None] * players,
    )
    _set_fleets(state, everyone)
    state["events"] = _row(list(events), year, bool((options or {}).get("beginner")))
    state["order"] = []
    _set_decks(state, list(hazards), dict(harbors or {}), list(face_up), dict(seen or {}))
    _set_wonders(state, list(plans), dict(wonders or {}), players)
    state["agenda"] = list(agenda) if agenda is not None else _rest_of_season(phase)
    state["chance"] = list(chance)
    for name in ("lanes", "opened", "lessons"):
        state.pop(name, None)
    state.update(fields)
    return {**fresh, "names": [], "state": state}


def _slots(slots: Sequence[str]) -> list[str]:
    return sorted(slots, key=SLOT.names.index)


def _philosophies(name: str) -> int:
    return ("stoicism", "epicureanism", "pythagoreanism", "sophism", "milesian_school", "cynicism").index(name)


def _set_fleets(state: dict[str, Any], everyone: list[dict[str, Any]]) -> None:
    cargo: dict[str, list[str]] = {}
    course: dict[str, str] = {}
    traced = [dict(hand) for hand in state["hand"]]
    for n, seat in enumerate(everyone):
        for letter, fleet in zip(FLEET.names, seat.get("fleets", [None]), strict=False):
            if fleet is None:
                continue
            where, cards = fleet if isinstance(fleet, tuple) else ("docked", fleet)
            if cards:
                cargo[f"{letter}{n}"] = sorted(cards, key=CARD.names.index)
            if where != "docked":
                course[f"{letter}{n}"] = where
            for card in cards:
                traced[n][card] = traced[n].get(card, 0) + 1
    state.update(cargo=cargo, course=course, traced=traced)
    state["hand"] = [{card: many for card, many in hand.items() if many} for hand in state["hand"]]
    state["traced"] = [{card: many for card, many in hand.items() if many} for hand in traced]
    state["sure"] = [dict(cards) for cards in state["traced"]]


def _row(shown: list[str], year: int, beginner: bool) -> list[str]:
    """The Events of the Year: those that lie open, quiet ones between them, and others face down."""
    box = GAME.open_box(None)
    assert isinstance(box, ParthenonBox)
    names = [
        name
        for n, name in enumerate(EVENT.names)
        if box.year_of[n] == year and name not in shown and (box.for_beginners[n] or not beginner)
    ]
    names.sort(key=lambda name: name not in QUIET)
    return [*shown, *names][: box.events_dealt]


def _set_decks(
    state: dict[str, Any], top: list[str], harbors: dict[str, str], up: list[str], seen: dict[str, Sequence[int]]
) -> None:
    box = GAME.open_box(None)
    assert isinstance(box, ParthenonBox)
    hazards = [name for n, name in enumerate(HAZARD.names) for _ in range(box.hazards[n])]
    for name in top:
        hazards.remove(name)
    state["hazard_deck"] = [*hazards, *reversed(top)]
    state["hazard_known"] = [[] for _ in state["hazard_deck"]]
    state["hazard_discard"] = []
    state["drawn"] = []
    cards = [name for n, name in enumerate(HARBOR.names) for _ in range(box.harbors[n])]
    status: dict[str, str] = {}
    for land, name in harbors.items():
        cards.remove(name.removeprefix("+"))
        status[land] = name.removeprefix("+")
        if name.startswith("+"):
            up.append(land)
    delian = state["house"].get("delian_league") and state["year"] == 1 and not state["house"].get("tournament")
    for land in LAND.names:
        if land not in status and not (delian and land == "athens"):
            status[land] = "open_harbor" if "open_harbor" in cards else cards[0]
            cards.remove(status[land])
    state["status"] = {land: status[land] for land in LAND.names if land in status}
    state["status_up"] = [land for land in LAND.names if land in up]
    state["status_known"] = {land: sorted(seen[land]) for land in LAND.names if seen.get(land)}
    state["harbor_deck"] = cards
    state["harbor_discard"] = []


def _set_wonders(state: dict[str, Any], top: list[str], wonders: dict[str, tuple[int, str]], players: int) -> None:
    left = [name for name in WONDER.names if name not in wonders and name not in top]
    state["plans_deck"] = [*left, *reversed(top)]
    state["stage"] = {name: wonders[name][1] for name in WONDER.names if name in wonders}
    state["owner"] = {name: wonders[name][0] for name in WONDER.names if name in wonders}
    state["plans_taken"] = [sum(owner == n for owner, _ in wonders.values()) for n in range(players)]


def _rest_of_season(phase: str) -> list[dict[str, Any]]:
    names = list(PHASES)
    return [frame(PHASES[name]) for name in reversed(names[names.index(phase) :])]


# Reading a table


def table(t: petteia.Table, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = t.view(viewer)["table"]
    return found


def seat(t: petteia.Table, number: int, viewer: int | None = None) -> dict[str, Any]:
    """What lies in front of a seat, as it sees it itself (or another viewer)."""
    found: dict[str, Any] = table(t, number if viewer is None else viewer)["players"][number]
    return found


def hand(t: petteia.Table, number: int) -> dict[str, int]:
    """The Commodities in a seat's hand."""
    found: dict[str, int] = seat(t, number)["hand"]
    return found


def cargo(t: petteia.Table, number: int, fleet: str = "a") -> list[str]:
    """What a Fleet carries."""
    found: list[str] = next(one for one in seat(t, number)["fleets"] if one["fleet"] == fleet)["cargo"]
    return found


def aegis(t: petteia.Table, number: int) -> dict[str, int]:
    """The Aegis cards at home, without those of which there are none."""
    return {card: many for card, many in seat(t, number)["aegis"].items() if many}


def built(t: petteia.Table, number: int) -> list[str]:
    """The slots of an Island's Build Deck that are in play, without the Starting Villages."""
    return [one["slot"] for one in seat(t, number)["built"] if one["slot"] not in STARTING]


def texts(t: petteia.Table, seat: int) -> list[str]:
    """The options of a seat, as texts."""
    return [str(move) for move in t.options(seat)]


def decision(t: petteia.Table, seat: int) -> str | None:
    """What a seat decides now."""
    choice = t.state.choice(seat)
    return None if choice is None else type(choice).name


def phase(t: petteia.Table) -> str:
    found: str = table(t)["phase"]
    return found


def happened(t: petteia.Table, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The events of one name that a viewer saw."""
    return [event for event in t.events(viewer) if event["event"] == name]


def refused(t: petteia.Table, seat: int, move: str) -> str | None:
    """The clause that forbids a move, which must not be an option."""
    assert move not in texts(t, seat)
    told = t.why(seat, move)
    assert told is not None
    return told[0]


def play(t: petteia.Table, seat: int, *moves: str) -> None:
    """Several moves of one seat, one after the other."""
    for move in moves:
        t.play(seat, move)


IDLE = (
    "done", "ready", "refuse", "enough", "option_a", "endure", "launch", "unload", "save_none", "cancel",
)  # fmt: skip


def idle(t: petteia.Table) -> None:
    """Whoever is asked first does something harmless, so that a Season soon goes by: nobody trades, sails or builds."""
    who = t.pending[0]
    options = texts(t, who)
    for least in IDLE:
        if least in options:
            t.play(who, least)
            return
    t.play(who, next((one for one in options if one.startswith(("dock", "suffer", "pass"))), options[0]))


def until(t: petteia.Table, wished: Callable[[petteia.Table], bool]) -> petteia.Table:
    """Let everybody be idle until something has come about."""
    for _ in range(3000):
        if wished(t):
            return t
        idle(t)
    raise AssertionError("it never comes about")


def until_phase(t: petteia.Table, name: str) -> petteia.Table:
    """Let everybody be idle until a phase has begun."""
    return until(t, lambda t: phase(t) == name)
