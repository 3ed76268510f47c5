"""What can happen in a game of Pantacle, as events with their audiences."""

from __future__ import annotations

from typing import Final

from ...kernel.events import EventKind

SEAT: Final = ("seat", "seat")
WHOSE: Final = ("whose", "seat")
AMOUNT: Final = ("amount", "amount")
FAVOR: Final = ("favor", "favor")
CURSE: Final = ("curse", "curse")
POWER: Final = ("power", "power")
BLADE: Final = ("blade", "blade")
BLADES: Final = ("blades", "blade")

TURN: Final = EventKind("turn", (SEAT,))
PROTECTED: Final = EventKind("protected", (SEAT, CURSE))
UNVEILED: Final = EventKind("unveiled", (SEAT, CURSE))
SHOWED: Final = EventKind("showed", (SEAT, BLADE))
LOOKED: Final = EventKind("looked", (SEAT, WHOSE), BLADES)
BOUGHT: Final = EventKind("bought", (SEAT, ("cost", "amount")))
GAVE_UP_POWERS: Final = EventKind("gave-up-powers", (SEAT, ("first", "power"), ("second", "power"), ("third", "power")))
GAVE_UP_ADEPTS: Final = EventKind("gave-up-adepts", (SEAT, AMOUNT))
BLED: Final = EventKind("bled", (SEAT, AMOUNT))
PLACED: Final = EventKind("placed", (SEAT, ("point", "point"), ("location", "location")))
DREW_CURSE: Final = EventKind("drew-curse", (SEAT, ("price", "amount")), ("curses", "curse"))
NO_CURSE: Final = EventKind("no-curse", (SEAT,))
KEPT_CURSE: Final = EventKind("kept-curse", (SEAT, CURSE, ("draw", "amount")))
RETURNED_CURSES: Final = EventKind("returned-curses", (SEAT, AMOUNT), ("curses", "curse"))
FILLED: Final = EventKind("filled", (SEAT, CURSE, ("influence", "amount"), ("adepts", "amount")))
RELIEVED_INFLUENCE: Final = EventKind("relieved-influence", (SEAT, CURSE))
RELIEVED_ADEPT: Final = EventKind("relieved-adept", (SEAT, CURSE))
CURSE_GONE: Final = EventKind("curse-gone", (SEAT, CURSE))
LOST_POWER: Final = EventKind("lost-power", (SEAT, POWER))
EXTRA_TURN_WON: Final = EventKind("extra-turn", (SEAT,))
ANNOUNCED: Final = EventKind("announced", (SEAT, FAVOR))
PASSED: Final = EventKind("passed", (SEAT,))
BRIBED: Final = EventKind("bribed", (SEAT, FAVOR), ("payment", "payment"))
ADDED: Final = EventKind("added", (SEAT, BLADE))
RESOLVED: Final = EventKind("resolved", (SEAT, ("position", "amount")))
GAVE: Final = EventKind("gave", (SEAT, WHOSE))
STOLEN: Final = EventKind("stolen", (SEAT, WHOSE, AMOUNT))
GAINED_INFLUENCE: Final = EventKind("gained-influence", (SEAT, AMOUNT))
GAINED_ADEPTS: Final = EventKind("gained-adepts", (SEAT, AMOUNT))
TOOK_POWER: Final = EventKind("took-power", (SEAT, POWER))
HELD_ALREADY: Final = EventKind("held-already", (SEAT, POWER))
NO_POWER: Final = EventKind("no-power", (SEAT, POWER))
DISCARDED: Final = EventKind("discarded", (SEAT, BLADE))
RESHUFFLED: Final = EventKind("reshuffled", (AMOUNT,))
DREW: Final = EventKind("drew", (SEAT, AMOUNT), BLADES)
LEAKED: Final = EventKind("leaked", (SEAT, AMOUNT))
TRACKER_STAYS: Final = EventKind("tracker-stays", (SEAT,))
NO_COMPENSATION: Final = EventKind("no-compensation", (SEAT,))
DENIED: Final = EventKind("denied", (SEAT, CURSE))
WON: Final = EventKind("won", (SEAT, FAVOR))

EVENTS: Final = (
    TURN, PROTECTED, UNVEILED, SHOWED, LOOKED, BOUGHT, GAVE_UP_POWERS, GAVE_UP_ADEPTS, BLED, PLACED, DREW_CURSE,
    NO_CURSE, KEPT_CURSE, RETURNED_CURSES, FILLED, RELIEVED_INFLUENCE, RELIEVED_ADEPT, CURSE_GONE, LOST_POWER,
    EXTRA_TURN_WON, ANNOUNCED, PASSED, BRIBED, ADDED, RESOLVED, GAVE, STOLEN, GAINED_INFLUENCE, GAINED_ADEPTS,
    TOOK_POWER, HELD_ALREADY, NO_POWER, DISCARDED, RESHUFFLED, DREW, LEAKED, TRACKER_STAYS, NO_COMPENSATION, DENIED,
    WON,
)  # fmt: skip
