"""What can happen in a game of Deukalion, as events with their audiences."""

from __future__ import annotations

from typing import Final

from ...kernel.events import EventKind

SEAT: Final = ("seat", "seat")
WHOSE: Final = ("whose", "seat")
AMOUNT: Final = ("amount", "amount")
SQUARE: Final = ("square", "square")
CHEST: Final = ("chest", "chest")
CITY: Final = ("city", "city")
SETTLEMENT: Final = ("settlement", "settlement")
SITE: Final = ("site", "site")
CARD: Final = ("card", "card")
PURSUIT: Final = ("pursuit", "pursuit")
SLOTS: Final = (("north", "amount"), ("east", "amount"), ("south", "amount"), ("west", "amount"))
LANDED: Final = (("skulls", "amount"), ("shields", "amount"), ("edges", "amount"), ("half_points", "amount"))

ANCHORED: Final = EventKind("anchored", (SEAT, SQUARE))
SHOOK: Final = EventKind("shook", (SEAT, ("centre", "amount"), *SLOTS))
TURNED_DIE: Final = EventKind("turned-die", (SEAT, ("slot", "slot"), ("face", "face")))
POSITIONED: Final = EventKind(
    "positioned",
    (SEAT, ("cards", "amount"), ("hoplites", "amount"), ("move", "amount"), ("hydra", "amount")),
)
SAILED: Final = EventKind("sailed", (SEAT, ("start", "square"), SQUARE, ("steps", "amount")))
GAVE_UP: Final = EventKind("gave-up", (SEAT,))
RECLAIMED: Final = EventKind("reclaimed", (SEAT, AMOUNT))
DUMPED: Final = EventKind("dumped", (SEAT, CHEST))
STORED: Final = EventKind("stored", (SEAT, CHEST, CITY))
PLAYED: Final = EventKind("played", (SEAT, CARD))
DREW: Final = EventKind("drew", (SEAT, AMOUNT), ("cards", "card"))
RESHUFFLED: Final = EventKind("reshuffled", (AMOUNT,))
NOBODY_DRAWS: Final = EventKind("nobody-draws", (SEAT,))
HYDRA_MOVED: Final = EventKind("hydra-moved", (SEAT, SQUARE))
FOUNDED: Final = EventKind("founded", (SEAT, SETTLEMENT, AMOUNT))
CHALLENGED_SHIP: Final = EventKind("challenged-ship", (SEAT, WHOSE))
CHALLENGED_SITE: Final = EventKind("challenged-site", (SEAT, SITE))
CHALLENGED_HYDRA: Final = EventKind("challenged-hydra", (SEAT,))
HYDRA_ATTACKS: Final = EventKind("hydra-attacks", (SEAT,))
ROLLED: Final = EventKind("rolled", (SEAT, *LANDED))
SAVED: Final = EventKind("saved", (SEAT, AMOUNT))
REROLLED: Final = EventKind("rerolled", (SEAT, AMOUNT, *LANDED))
LOST_HOPLITES: Final = EventKind("lost-hoplites", (SEAT, AMOUNT))
WON: Final = EventKind("won", (SEAT,))
LOST: Final = EventKind("lost", (SEAT,))
MADE_ROOM: Final = EventKind("made-room", (SEAT,))
TOOK_CHEST: Final = EventKind("took-chest", (SEAT, CHEST, CITY))
CONQUERED: Final = EventKind("conquered", (SEAT, SETTLEMENT, WHOSE))
STOLE_CHEST: Final = EventKind("stole-chest", (SEAT, CHEST, WHOSE))
STOLE_CARD: Final = EventKind("stole-card", (SEAT, WHOSE), ("cards", "card"))
RELOCATED_SHIP: Final = EventKind("relocated-ship", (SEAT, WHOSE, SQUARE))
RELOCATED_HYDRA: Final = EventKind("relocated-hydra", (SEAT, SQUARE))
MAJORITY: Final = EventKind("majority", (SEAT,))
DELIVERED: Final = EventKind("delivered", (SEAT, AMOUNT))
COMPLETED: Final = EventKind("completed", (SEAT, PURSUIT, AMOUNT))
TOGETHER: Final = EventKind("together", (PURSUIT,))
REVEALED: Final = EventKind("revealed", (PURSUIT,))
LEFT: Final = EventKind("left", (SEAT, AMOUNT, CITY))
OFFERED: Final = EventKind("offered", (SEAT,), ("cards", "card"))
HONOURED: Final = EventKind("honoured", (SEAT, AMOUNT))
OVER: Final = EventKind("over", (SEAT, AMOUNT))

EVENTS: Final = (
    ANCHORED, SHOOK, TURNED_DIE, POSITIONED, SAILED, GAVE_UP, RECLAIMED, DUMPED, STORED, PLAYED, DREW, RESHUFFLED,
    NOBODY_DRAWS, HYDRA_MOVED, FOUNDED, CHALLENGED_SHIP, CHALLENGED_SITE, CHALLENGED_HYDRA, HYDRA_ATTACKS, ROLLED,
    SAVED, REROLLED, LOST_HOPLITES, WON, LOST, MADE_ROOM, TOOK_CHEST, CONQUERED, STOLE_CHEST, STOLE_CARD,
    RELOCATED_SHIP, RELOCATED_HYDRA, MAJORITY, DELIVERED, COMPLETED, TOGETHER, REVEALED, LEFT, OFFERED, HONOURED, OVER,
)  # fmt: skip
