"""What can happen in a game of Panthalos, as events with their audiences."""

from __future__ import annotations

from typing import Final

from ...kernel.events import EventKind

SEAT: Final = ("seat", "seat")
WHOSE: Final = ("whose", "seat")
AMOUNT: Final = ("amount", "amount")
POINTS: Final = ("points", "amount")
SPACE: Final = ("space", "space")
FIGURE: Final = ("figure", "figure")
PLACE: Final = ("place", "place")
GOOD: Final = ("good", "good")
TOKEN: Final = ("token", "token")
LOCATION: Final = ("location", "location")
TITANS_SEEN: Final = ("titans", "token")

ROUND: Final = EventKind("round", (("round", "amount"), ("templum", "amount"), SEAT))
PLACED: Final = EventKind("placed", (SEAT, FIGURE, SPACE))
PASSED: Final = EventKind("passed", (SEAT,))
SHIPPED: Final = EventKind("shipped", (SEAT, TOKEN, AMOUNT, POINTS))
SOLD: Final = EventKind("sold", (SEAT, ("merchant", "merchant"), POINTS))
DELIVERED: Final = EventKind("delivered", (SEAT, GOOD))
ACTIVATED: Final = EventKind("activated", (SEAT, TOKEN, ("cost", "amount")))
ACTIVATED_BOTH: Final = EventKind("activated-both", (SEAT, TOKEN, ("cost", "amount")))
REFINED: Final = EventKind("refined", (SEAT, GOOD))
PROMOTED: Final = EventKind("promoted", (SEAT, PLACE, ("rank", "amount")))
DEMOTED: Final = EventKind("demoted", (SEAT, PLACE, ("rank", "amount")))
LAPSED: Final = EventKind("lapsed", (SEAT,))
GOT_DISCS: Final = EventKind("got-discs", (SEAT, AMOUNT))
GOT_POINTS: Final = EventKind("got-points", (SEAT, AMOUNT))
TOOK_GOOD: Final = EventKind("took-good", (SEAT, GOOD))
TOOK_TOKEN: Final = EventKind("took-token", (SEAT, TOKEN))
DREW_TITANS: Final = EventKind("drew-titans", (SEAT, AMOUNT), TITANS_SEEN)
DISCARDED: Final = EventKind("discarded", (SEAT, TOKEN))
DISCARDED_TITANS: Final = EventKind("discarded-titans", (SEAT, AMOUNT), TITANS_SEEN)
SOLD_TOKENS: Final = EventKind("sold-tokens", (SEAT, AMOUNT, POINTS))
DECLINED_LOOK: Final = EventKind("declined-look", (SEAT,))
LOOKED: Final = EventKind("looked", (SEAT,), ("underworld", "underworld"))
KEPT_TOP: Final = EventKind("kept-top", (SEAT,))
SWAPPED: Final = EventKind("swapped", (SEAT, ("underworld", "underworld")))
EVALUATED: Final = EventKind("evaluated", (LOCATION,))
RETURNED: Final = EventKind("returned", (SEAT, AMOUNT))
MARKED: Final = EventKind("marked", (SEAT, SPACE))
STARTS: Final = EventKind("starts", (SEAT,))
HIRED: Final = EventKind("hired", (SEAT, ("rank", "amount")))
LED: Final = EventKind("led", (SEAT, FIGURE, PLACE))
ATTACKED: Final = EventKind(
    "attacked", (("underworld", "underworld"), ("element", "element"), ("strength", "amount"), POINTS)
)
LAID: Final = EventKind("laid", (SEAT, TOKEN))
DEFENDED: Final = EventKind("defended", (SEAT, ("strength", "amount"), POINTS))
NOT_DEFENDED: Final = EventKind("not-defended", (SEAT, AMOUNT))
KEPT: Final = EventKind("kept", (SEAT, TOKEN))
CHALLENGED: Final = EventKind("challenged", (SEAT, WHOSE, ("element", "element")))
RENOUNCED: Final = EventKind("renounced", (SEAT,))
TOTAL: Final = EventKind("total", (SEAT, AMOUNT))
STOPPED: Final = EventKind("stopped", (SEAT,))
WON: Final = EventKind("won", (SEAT, WHOSE))
REWARDED: Final = EventKind("rewarded", (SEAT, POINTS, ("discs", "amount")))
TURNED_UP: Final = EventKind("turned-up", (("underworld", "underworld"),))
PENALTY: Final = EventKind("penalty", (SEAT, AMOUNT, POINTS))
END_SHIPPED: Final = EventKind("end-shipped", (SEAT, GOOD, AMOUNT, POINTS))
RANKS: Final = EventKind("ranks", (SEAT, POINTS))
OVER: Final = EventKind("over", ())

EVENTS: Final = (
    ROUND, PLACED, PASSED, SHIPPED, SOLD, DELIVERED, ACTIVATED, ACTIVATED_BOTH, REFINED, PROMOTED, DEMOTED, LAPSED,
    GOT_DISCS, GOT_POINTS, TOOK_GOOD, TOOK_TOKEN, DREW_TITANS, DISCARDED, DISCARDED_TITANS, SOLD_TOKENS, DECLINED_LOOK,
    LOOKED, KEPT_TOP, SWAPPED, EVALUATED, RETURNED, MARKED, STARTS, HIRED, LED, ATTACKED, LAID, DEFENDED, NOT_DEFENDED,
    KEPT, CHALLENGED, RENOUNCED, TOTAL, STOPPED, WON, REWARDED, TURNED_UP, PENALTY, END_SHIPPED, RANKS, OVER,
)  # fmt: skip
