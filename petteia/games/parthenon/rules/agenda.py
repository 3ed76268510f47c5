"""What can lie on the agenda and in the lanes of a position. For dumps: nobody asks this in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....kernel.agenda import Frame
from ....kernel.kinds import NOBODY
from ....kernel.moves import Move
from ..components import (
    ABROAD,
    ACROPOLIS,
    AMPHITHEATER,
    ANY_BASIC,
    ANY_DISTINCT,
    ANY_RARE,
    ARCHON_PHASE,
    BASICS,
    BLOW_AWAY,
    BUILD,
    BUILD_PHASE,
    CARDS,
    CARRY_OUT,
    CHOOSE_GOODS,
    CHOOSE_RARE,
    DELIAN_LEAGUE,
    DELPHIC_FESTIVAL,
    DISCARD_PHASE,
    DOCKED,
    DROUGHT,
    EARTHQUAKE,
    ENTER,
    ENTER_PAYING,
    EVENT_PHASE,
    FLEET_TRADE_PHASE,
    FLEETS,
    HAZARD,
    HAZARD_PHASE,
    ISLAND_TRADE_PHASE,
    JOURNEY_PHASE,
    KEEP,
    LOCUSTS,
    LOSE_HALF,
    MAKE,
    MAKE_CARD,
    MAX_DONATIONS,
    MERCHANT_SHIPS,
    MERCHANTS,
    MOST_WANTED,
    NAME,
    OLYMPIC_TRUCE,
    ONCE_ORACLE,
    PERSIAN_TRIBUTE,
    PERSIAN_WAR,
    PIRATE_RAIDS,
    PLAGUE,
    PRODUCTION_PHASE,
    RAISE,
    RAISE_AT,
    RARE_DISTINCT,
    RETURN_PHASE,
    STAGE_OF,
    STATUE_OF_ZEUS,
    TRADE,
    TYRANNY,
    ZEUS,
    ZEUS_BASIC,
    ZEUS_RARE,
    Cost,
)
from ..state import Parthenon, Phase, proposer
from .archon import AskVote, CountVotes, Election, TieChoice, Vote
from .audience import ArchonNames, Audience, NameIslands, NameKind, OrderOfEvents
from .building import Build, BuildDesk, Building, BuildInTurn, OrderCalls, build_cost
from .deeds import ChoosePhilosophy, acropolis_of, has_academy
from .discard import Discard, Discarding, Discards, StartOfDiscard, Store
from .donation import Donation, GoOnGiving, MayDonate, may_donate, own_number
from .event import CarryOutAll, EventPhase, Negotiate, Negotiation, OrderEvents
from .happenings import (
    CarryOut,
    Drought,
    Earthquake,
    Festival,
    FestivalGifts,
    League,
    MerchantShips,
    MoreTribute,
    Plague,
    PlagueStrikes,
    Raids,
    Saving,
    Tribute,
    TruceGold,
    TyrantTakes,
    War,
    WarComes,
)
from .harbor import Bargain, FleetTrade, HarborDesk, Harbors, HarborVotes, OpenHarbors
from .hazard import (
    AfterLosses,
    BlowAway,
    DrawFor,
    Hazards,
    Losing,
    Replacement,
    Responses,
    SavingAboard,
    Suffering,
    ships_in,
)
from .homecoming import Homecoming, Return
from .island_trade import Compose, IslandTrade, Market, StartAction, StartOfTrade, Trade, Trading, may_offer
from .journey import (
    BuyProtection,
    Consult,
    EndOfJourney,
    Journey,
    LaunchAlone,
    Launches,
    Launching,
    LaunchOrder,
    Loading,
    Peek,
    Protection,
    StartOfJourney,
)
from .payment import HELP_OF, Pay, foreign_kinds, help_moves, helped, helps_after, helps_of, mask_of
from .production import Producing, Production
from .season import ChooseWinner, EndOfSeason, Season
from .windows import AfterSlots, Answers, Committed, Desk, Pondering, SetOrder, Settle, Slot, Window

STEPS: Final[tuple[type[Frame], ...]] = (
    EventPhase, Production, IslandTrade, Journey, Hazards, FleetTrade, Return, Build, Discard, Election, EndOfSeason,
)  # fmt: skip
LATER: Final = EndOfSeason  # stands for every phase that is still to come
FOLLOWS: Final[dict[int, type[Frame]]] = {  # what happens to those whom the Archon has named
    DELPHIC_FESTIVAL: FestivalGifts, PERSIAN_TRIBUTE: MoreTribute, PLAGUE: PlagueStrikes, OLYMPIC_TRUCE: TruceGold,
    PERSIAN_WAR: WarComes, TYRANNY: TyrantTakes,
}  # fmt: skip
OF_EVENT: Final[dict[type[Frame], int]] = {
    **{kind: event for event, kind in FOLLOWS.items()},
    Raids: PIRATE_RAIDS, Festival: DELPHIC_FESTIVAL, Tribute: PERSIAN_TRIBUTE, MerchantShips: MERCHANT_SHIPS,
    Drought: DROUGHT, Plague: PLAGUE, War: PERSIAN_WAR, Earthquake: EARTHQUAKE, League: DELIAN_LEAGUE,
}  # fmt: skip
STARTED_AT: Final[dict[type[Frame], tuple[type[Frame], ...]]] = {  # what an action at a desk may leave to decide
    Negotiate: (Donation,), StartAction: (Pay,), Consult: (Peek,), HarborDesk: (Pay, Bargain), BuildDesk: (Pay,),
}  # fmt: skip
NEXT_EVENT: Final = (CarryOut, LATER)
NEXT_HAZARD: Final = (DrawFor, Replacement, LATER)
ORDERED: Final = (StartOfTrade, StartOfJourney, Protection, Harbors, Building, StartOfDiscard)
DESKS: Final = (StartAction, Consult, BuyProtection, HarborDesk, BuildDesk, Store)
IN_TURN: Final = (Slot, AfterSlots)

# The phase to which a frame belongs (-1: that of the window below), and on what it lies

PLACES: Final[dict[type[Frame], tuple[int, tuple[type[Frame], ...]]]] = {
    **dict.fromkeys((*OF_EVENT, Saving, CarryOut), (EVENT_PHASE, NEXT_EVENT)),
    Negotiation: (EVENT_PHASE, (OrderEvents,)),
    OrderEvents: (EVENT_PHASE, (LATER,)),
    CarryOutAll: (EVENT_PHASE, (LATER,)),
    Audience: (EVENT_PHASE, (CarryOutAll, *FOLLOWS.values(), *NEXT_EVENT)),
    ArchonNames: (EVENT_PHASE, (*FOLLOWS.values(), *NEXT_EVENT)),
    Tribute: (EVENT_PHASE, (ArchonNames, *NEXT_EVENT)),
    Producing: (PRODUCTION_PHASE, (LATER,)),
    Trading: (ISLAND_TRADE_PHASE, (LATER,)),
    StartOfTrade: (ISLAND_TRADE_PHASE, (Trading,)),
    Market: (ISLAND_TRADE_PHASE, (LATER,)),
    EndOfJourney: (JOURNEY_PHASE, (LATER,)),
    Launches: (JOURNEY_PHASE, (EndOfJourney,)),
    StartOfJourney: (JOURNEY_PHASE, (Launches,)),
    Launching: (JOURNEY_PHASE, (EndOfJourney,)),
    LaunchOrder: (JOURNEY_PHASE, (EndOfJourney,)),
    LaunchAlone: (JOURNEY_PHASE, (LaunchAlone, EndOfJourney)),
    Loading: (JOURNEY_PHASE, (LaunchAlone, EndOfJourney)),
    Protection: (JOURNEY_PHASE, (LATER,)),
    DrawFor: (HAZARD_PHASE, (DrawFor, LATER)),
    **dict.fromkeys((Replacement, Responses, AfterLosses, SavingAboard), (HAZARD_PHASE, NEXT_HAZARD)),
    Suffering: (HAZARD_PHASE, (AfterLosses,)),
    Losing: (HAZARD_PHASE, (AfterLosses,)),
    BlowAway: (HAZARD_PHASE, (BlowAway, AfterLosses)),
    OpenHarbors: (FLEET_TRADE_PHASE, (LATER,)),
    HarborVotes: (FLEET_TRADE_PHASE, (OpenHarbors,)),
    Harbors: (FLEET_TRADE_PHASE, (LATER,)),
    Homecoming: (RETURN_PHASE, (LATER,)),
    BuildInTurn: (BUILD_PHASE, (LATER,)),
    OrderCalls: (BUILD_PHASE, (BuildInTurn,)),
    Building: (BUILD_PHASE, (LATER,)),
    ChoosePhilosophy: (BUILD_PHASE, (Building, Settle)),
    Discarding: (DISCARD_PHASE, (LATER,)),
    StartOfDiscard: (DISCARD_PHASE, (Discarding,)),
    Discards: (DISCARD_PHASE, (LATER,)),
    CountVotes: (ARCHON_PHASE, (LATER,)),
    AskVote: (ARCHON_PHASE, (AskVote, CountVotes)),
    Vote: (ARCHON_PHASE, (AskVote, CountVotes)),
    TieChoice: (ARCHON_PHASE, (LATER,)),
    SetOrder: (-1, ORDERED),
    AfterSlots: (-1, ORDERED),
    Slot: (-1, IN_TURN),
    **dict.fromkeys(DESKS, (-1, IN_TURN)),
    Settle: (-1, DESKS),
    **dict.fromkeys((Pay, Peek, Bargain), (-1, (Settle,))),
}


def check_agenda(s: Parthenon, wrong: list[str]) -> None:
    """Only for a position in which everything else is sound."""
    _check_places(s, wrong)
    if wrong:
        return
    for n, frame in enumerate(s.agenda):
        check = CHECKS.get(type(frame))
        told = _check_event(s, frame) or (check(s, frame, s.agenda[:n]) if check else "")
        if told:
            wrong.append(f"state.agenda[{n}]: {type(frame).__name__}: {told}")
    if not wrong:
        _check_drawn(s, wrong)
        _check_lost(s, wrong)
        _check_lanes(s, wrong)


# What lies on what


def _check_places(s: Parthenon, wrong: list[str]) -> None:
    """From the end of the Season up: phases that are still to come, then what is left of the present one."""
    if s.agenda and type(s.agenda[0]) not in (Season, EndOfSeason, ChooseWinner):
        wrong.append("state.agenda[0]: allowed: Season, EndOfSeason or ChooseWinner, or the game would stop")
        return
    phase = NOBODY
    for n in range(1, len(s.agenda)):
        frame, below = s.agenda[n], s.agenda[n - 1]
        if type(frame) in STEPS:
            if type(below) not in STEPS or STEPS.index(type(frame)) >= STEPS.index(type(below)):
                wrong.append(f"state.agenda[{n}]: {_on(frame, below)}; allowed: on a later phase")
            continue
        if type(frame) not in PLACES:
            wrong.append(f"state.agenda[{n}]: {type(frame).__name__} belongs into a lane, or to the bottom")
            return
        here, on = PLACES[type(frame)]
        if here >= 0:
            phase = here
        if type(below) in STEPS:
            fits = LATER in on and STEPS.index(type(below)) > here
        else:
            fits = type(below) in on
        if not fits:
            words = ["a later phase" if kind is LATER else kind.__name__ for kind in on]
            wrong.append(f"state.agenda[{n}]: {_on(frame, below)}; allowed: on {', '.join(words)}")
    if phase >= 0 and s.phase != phase:
        wrong.append(f"state.phase: the agenda is that of phase {phase + 1}, not of phase {s.phase + 1}")


def _on(frame: Frame, below: Frame) -> str:
    return f"{type(frame).__name__} cannot lie on {type(below).__name__}"


# The frames themselves. Each check says what is wrong, or nothing; `under` is what lies below the frame.


def _check_event(s: Parthenon, frame: Frame) -> str:
    event = OF_EVENT.get(type(frame), NOBODY)
    return "" if event < 0 or s.happens(event) else "its Event does not lie face up"


def _winner_is_chosen(s: Parthenon, frame: ChooseWinner, under: list[Frame]) -> str:
    if frame.seat != s.archon or frame.tied.bit_count() < 2:
        return f"the Archon (seat {s.archon}) chooses among at least two tied seats"
    return ""


def _is_carried_out(s: Parthenon, frame: CarryOut, under: list[Frame]) -> str:
    if not s.happens(frame.event) or any([isinstance(f, CarryOut) and f.event == frame.event for f in under]):
        return "an Event that lies face up is carried out once"
    return ""


def _is_named_for(s: Parthenon, frame: Audience | ArchonNames, under: list[Frame]) -> str:
    event, below = frame.event, type(under[-1])
    if isinstance(frame, Audience) and frame.concerned != 1 << s.archon:
        return f"it concerns the Archon (seat {s.archon}) alone"
    if event == NOBODY:
        return "" if below is CarryOutAll and s.season > 1 else "there is no order of Events to decide"
    if not s.happens(event) or (event not in FOLLOWS and event != LOCUSTS):
        return "the Archon names nobody for an Event that does not lie face up or needs nobody"
    if below is not FOLLOWS.get(event, CarryOut) and (event != LOCUSTS or below not in STEPS):
        return f"what follows is not that of this Event, but {below.__name__}"
    return ""


def _is_tribute(s: Parthenon, frame: Tribute, under: list[Frame]) -> str:
    below = under[-1]
    first = isinstance(below, ArchonNames) and below.event == PERSIAN_TRIBUTE
    return "" if first == (frame.more == 0) else "the Archon names Islands between the two steps"


def _is_war(s: Parthenon, frame: War, under: list[Frame]) -> str:
    return "" if frame.named == s.named else "others were named"


def _is_saved(s: Parthenon, frame: Saving, under: list[Frame]) -> str:
    if frame.tyrant not in (NOBODY, s.archon):
        return f"the cards go to the bank, or to the Archon (seat {s.archon})"
    return ""


def _is_market(s: Parthenon, frame: Market, under: list[Frame]) -> str:
    if frame.concerned != s.everybody() & ~s.plagued or frame.concerned.bit_count() < 2:
        return "it concerns all whom the Plague does not keep away"
    return ""


def _is_for_all(s: Parthenon, frame: Building | OrderCalls, under: list[Frame]) -> str:
    return "" if frame.concerned == s.everybody() else "it concerns all seats"


def _is_negotiation(s: Parthenon, frame: Negotiation, under: list[Frame]) -> str:
    return "" if frame.concerned == s.everybody() & ~(1 << s.archon) else "it concerns all seats but the Archon's"


def _is_launching(s: Parthenon, frame: Launching, under: list[Frame]) -> str:
    away = [seat for seat in range(s.players) if _has_launched(s, seat)]
    return f"seat {away[0]} has launched its Fleets" if away else ""


def _has_launched(s: Parthenon, seat: int) -> bool:
    return any([s.course[ship] != DOCKED for ship in range(seat * FLEETS, seat * FLEETS + FLEETS)])


def _is_launch_order(s: Parthenon, frame: LaunchOrder, under: list[Frame]) -> str:
    away = [seat for seat in range(s.players) if frame.waiting >> seat & 1 and _has_launched(s, seat)]
    if frame.seat != s.archon or away or frame.waiting.bit_count() < 2:
        return f"the Archon (seat {s.archon}) orders at least two waiting seats, whose Fleets are docked"
    return _order_of(frame.order, frame.waiting)


def _is_set_order(s: Parthenon, frame: SetOrder, under: list[Frame]) -> str:
    if frame.seat != s.archon or not s.asked:
        return f"the Archon (seat {s.archon}) sets the order after it was asked for"
    return _order_of(frame.order, s.everybody())


def _order_of(order: tuple[int, ...], seats: int) -> str:
    """The beginning of an order, which leaves something to decide."""
    if len(set(order)) < len(order) or any([not seats >> seat & 1 for seat in order]):
        return "its order names a seat twice, or one that is not concerned"
    return "" if len(order) < seats.bit_count() - 1 else "its order leaves nothing to decide"


def _launches_alone(s: Parthenon, frame: LaunchAlone | Loading, under: list[Frame]) -> str:
    if _has_launched(s, frame.seat) or any([isinstance(f, LaunchAlone) and f.seat == frame.seat for f in under]):
        return f"seat {frame.seat} launches its Fleets once"
    if isinstance(frame, Loading) and (
        frame.may_wait or not frame.allows(s, frame.picks) or not frame.ask(s, frame.picks)
    ):
        return f"seat {frame.seat} cannot have loaded its Fleets like that"
    return ""


def _is_slot(s: Parthenon, frame: Slot, under: list[Frame]) -> str:
    twice = any([isinstance(f, Slot) and f.seat == frame.seat for f in under])
    return f"seat {frame.seat} has two slots" if twice else ""


def _is_after_slots(s: Parthenon, frame: AfterSlots, under: list[Frame]) -> str:
    return "" if s.asked else "nobody asked for an order"


def _is_desk_of_slot(s: Parthenon, frame: Desk, under: list[Frame]) -> str:
    window = next(f for f in reversed(under) if isinstance(f, Window))
    if type(window.desk(frame.seat)) is not type(frame) or not window.concerned >> frame.seat & 1:
        return f"seat {frame.seat} has no part in {type(window).__name__}"
    return ""


def _is_settled(s: Parthenon, frame: Settle, under: list[Frame]) -> str:
    below = under[-1]
    return "" if isinstance(below, Desk) and below.seat == frame.seat else f"seat {frame.seat} is not at that desk"


def _is_at_desk(s: Parthenon, frame: Pay | Peek | Bargain, under: list[Frame]) -> str:
    desk = under[-2]
    if not isinstance(desk, Desk) or desk.seat != frame.seat or type(frame) not in STARTED_AT.get(type(desk), ()):
        return f"seat {frame.seat} cannot decide this at that desk"
    return _unfinished(s, desk, frame)


def _is_in_group(s: Parthenon, frame: Responses | Replacement, under: list[Frame]) -> str:
    ships = frame.struck if isinstance(frame, Responses) else 1 << frame.ship
    group = s.group(frame.foreign == 1)
    if any([ship not in group for ship in ships_in(ships)]):
        return "a Fleet is struck that is not under way to these Lands"
    if not 1 <= frame.nth <= 1 + frame.foreign:
        return "one Hazard for the Neighboring Lands, two for the Foreign ones"
    return _of_ships(frame.concerned, ships) if isinstance(frame, Responses) else ""


def _of_ships(concerned: int, ships: int) -> str:
    owners = 0
    for ship in ships_in(ships):
        owners |= 1 << ship // FLEETS
    return "" if concerned == owners else "it concerns the seats of its Fleets"


def _is_draw(s: Parthenon, frame: DrawFor, under: list[Frame]) -> str:
    below = under[-1]
    next_one = (below.foreign, below.nth) if isinstance(below, DrawFor) else (1, 3)
    allowed = {(1, 3): (1, 2), (1, 2): (1, 1), (1, 1): (0, 1)}.get(next_one)
    return (
        "" if (frame.foreign, frame.nth) == allowed else "one Hazard for the Neighboring Lands, then two for the others"
    )


def _is_suffered(s: Parthenon, frame: Suffering | Losing, under: list[Frame]) -> str:
    below = under[-1]
    if not isinstance(below, AfterLosses) or below.card != frame.card:
        return "another card is being resolved"
    if any([not _is_under_way(s, ship) for ship in ships_in(frame.ships)]):
        return "a Fleet is struck that is not under way"
    if isinstance(frame, Suffering):
        return ""
    if s.contents.does[frame.card] not in (LOSE_HALF, KEEP, CHOOSE_RARE, CHOOSE_GOODS):
        return f"{HAZARD.names[frame.card]} leaves no choice of what is lost"
    return _of_ships(frame.concerned, frame.ships)


def _is_under_way(s: Parthenon, ship: int) -> bool:
    return s.course[ship] >= ABROAD


def _is_blown(s: Parthenon, frame: BlowAway, under: list[Frame]) -> str:
    if frame.seat != s.archon:
        return f"the Archon (seat {s.archon}) decides, not seat {frame.seat}"
    if not _is_under_way(s, frame.ship) or any([isinstance(f, BlowAway) and f.ship == frame.ship for f in under]):
        return "each Fleet under way is blown away once"
    card = next((f.card for f in reversed(under) if isinstance(f, AfterLosses)), NOBODY)
    return "" if card >= 0 and s.contents.does[card] == BLOW_AWAY else "this Hazard blows no Fleet away"


def _is_philosophy(s: Parthenon, frame: ChoosePhilosophy, under: list[Frame]) -> str:
    if not has_academy(s, frame.seat) or not frame.options(s):
        return f"a new Academy of seat {frame.seat} brings a Philosophy that nobody has"
    below = under[-1]
    return "" if not isinstance(below, Settle) or below.seat == frame.seat else "it is another seat's slot"


def _is_vote(s: Parthenon, frame: Vote | AskVote, under: list[Frame]) -> str:
    twice = any([isinstance(f, AskVote) and f.seat == frame.seat for f in under])
    return f"seat {frame.seat} votes once" if twice or s.votes[frame.seat] >= 0 else ""


def _is_count(s: Parthenon, frame: CountVotes, under: list[Frame]) -> str:
    asked = [f.seat for f in s.agenda if isinstance(f, (Vote, AskVote))]
    lacking = [seat for seat in range(s.players) if s.votes[seat] < 0 and seat not in asked]
    return f"seat {lacking[0]} has not voted and is not asked to" if lacking else ""


def _is_tie(s: Parthenon, frame: TieChoice, under: list[Frame]) -> str:
    if not s.has_wonder(frame.seat, AMPHITHEATER):
        return f"seat {frame.seat} has no Amphitheater"
    return "" if min(s.votes) >= 0 and len(frame.options(s)) > 1 else "the votes are not tied"


CHECKS: Final[dict[type[Frame], Callable[[Parthenon, Any, list[Frame]], str]]] = {
    ChooseWinner: _winner_is_chosen, CarryOut: _is_carried_out, Audience: _is_named_for, ArchonNames: _is_named_for,
    Tribute: _is_tribute, War: _is_war, Saving: _is_saved, Market: _is_market, Building: _is_for_all,
    OrderCalls: _is_for_all, Negotiation: _is_negotiation, Launching: _is_launching, LaunchOrder: _is_launch_order,
    SetOrder: _is_set_order, LaunchAlone: _launches_alone, Loading: _launches_alone, Slot: _is_slot,
    AfterSlots: _is_after_slots, StartAction: _is_desk_of_slot, Consult: _is_desk_of_slot,
    BuyProtection: _is_desk_of_slot, HarborDesk: _is_desk_of_slot, BuildDesk: _is_desk_of_slot,
    Store: _is_desk_of_slot, Settle: _is_settled, Pay: _is_at_desk, Peek: _is_at_desk, Bargain: _is_at_desk,
    Responses: _is_in_group, Replacement: _is_in_group, DrawFor: _is_draw, Suffering: _is_suffered,
    Losing: _is_suffered, BlowAway: _is_blown, ChoosePhilosophy: _is_philosophy, Vote: _is_vote, AskVote: _is_vote,
    CountVotes: _is_count, TieChoice: _is_tie,
}  # fmt: skip


def _check_drawn(s: Parthenon, wrong: list[str]) -> None:
    """PAR-INV-12: a card is drawn from the moment it strikes until all is lost that it takes."""
    resolved = [f.card for f in s.agenda if isinstance(f, (AfterLosses, Responses))]
    if sorted(resolved) != sorted(s.drawn):
        wrong.append("state.drawn: the Hazards drawn are not those that the agenda resolves")


def _check_lost(s: Parthenon, wrong: list[str]) -> None:
    """What may still be saved: of a hand it is noted under Fleet A, and is still there; at sea it is gone."""
    phase = next((f for f in s.agenda if isinstance(f, (Saving, SavingAboard))), None)
    for ship in range(len(s.lost)):
        lost, (seat, fleet) = s.lost[ship], divmod(ship, FLEETS)
        if not lost:
            continue
        if phase is None or seat >= s.players or not phase.concerned >> seat & 1:
            wrong.append("state.lost: only what seats may save just now is kept here")
        elif isinstance(phase, SavingAboard):
            if fleet >= s.fleets[seat]:
                wrong.append(f"state.lost: seat {seat} has no such Fleet")
        elif fleet or any([lost.count(card) > s.hand[seat][card] for card in lost if card < CARDS]):
            wrong.append(f"state.lost: not in the hand of seat {seat}")


# Lanes


def _check_lanes(s: Parthenon, wrong: list[str]) -> None:
    phase = next((frame for frame in reversed(s.agenda) if isinstance(frame, Phase)), None)
    if phase is None:
        return
    for seat in range(s.players):
        lane = s.lanes[seat]
        if isinstance(phase, Answers):
            fits = _is_answer(s, phase, seat, lane)
        elif isinstance(phase, Window):
            fits = _is_at_window(s, phase, seat, lane)
        elif isinstance(phase, Market):
            fits = _is_trader(s, phase, seat, lane)
        else:
            assert isinstance(phase, Audience)
            fits = _is_at_audience(s, phase, seat, lane)
        if not fits:
            names = ", ".join([type(frame).__name__ for frame in lane]) or "nothing"
            name = type(phase).__name__
            wrong.append(f"state.lanes[{seat}]: in {name} seat {seat} cannot have this lane ({names:.200})")


def _is_answer(s: Parthenon, phase: Answers, seat: int, lane: list[Frame]) -> bool:
    """The question, some of it perhaps answered, or the answer; nothing where there is no choice."""
    asked = len(phase.lane(s, seat)) > 0
    if not lane:
        return not asked
    top = lane[0]
    if len(lane) > 1 or not phase.concerned >> seat & 1:
        return False
    if isinstance(top, Pondering):
        return not asked
    question = phase.question(s, seat)
    if isinstance(top, Committed):
        return asked and question.allows(s, top.picks) and not question.ask(s, top.picks)
    if not asked or type(top) is not type(question):
        return False
    same = all([getattr(top, name) == getattr(question, name) for name, _ in type(top).fields if name != "picks"])
    picks: tuple[int, ...] = top.picks
    return same and question.allows(s, picks) and len(question.ask(s, picks)) > 0


def _is_at_window(s: Parthenon, phase: Window, seat: int, lane: list[Frame]) -> bool:
    """The seat's desk, and above it what it is about there."""
    if not phase.concerned >> seat & 1 or not lane:
        return not phase.concerned >> seat & 1 and not lane
    desk = lane[0]
    if not isinstance(desk, Desk) or type(desk) is not type(phase.desk(seat)):
        return False
    if len(lane) == 1:
        return True
    settle, above = lane[1], s.agenda[-1]
    if not isinstance(settle, Settle) or settle.seat != seat or not s.asked:
        return False
    if len(lane) == 2:
        return isinstance(above, ChoosePhilosophy) and above.seat == seat and s.agenda[-2] is phase
    if len(lane) > 3 or not (above is phase or (isinstance(above, ChoosePhilosophy) and s.agenda[-2] is phase)):
        return False
    return type(lane[2]) in STARTED_AT.get(type(desk), ()) and not _unfinished(s, desk, lane[2])


def _is_trader(s: Parthenon, phase: Market, seat: int, lane: list[Frame]) -> bool:
    if not phase.concerned >> seat & 1 or not lane:
        return not phase.concerned >> seat & 1 and not lane
    if not isinstance(lane[0], Trade) or len(lane) > 2:
        return False
    return len(lane) == 1 or (isinstance(lane[1], Compose) and _is_composed(s, lane[1]))


def _is_composed(s: Parthenon, made: Compose) -> bool:
    """PAR-OFR-01, -11"""
    free = s.free_cards(made.seat)
    if made.to == made.seat or (made.to < s.players and s.plagued >> made.to & 1) or not may_offer(s, made.seat):
        return False
    if made.answered >= 0 and proposer(made.answered) != made.to:
        return False
    if any([made.give.count(card) > free[card] or card in made.want for card in made.give]):
        return False
    return is_rising(made.give) and is_rising(made.want) and len(made.want) <= MOST_WANTED


def is_rising(cards: tuple[int, ...]) -> bool:
    return tuple(sorted(cards)) == cards


def _is_at_audience(s: Parthenon, phase: Audience, seat: int, lane: list[Frame]) -> bool:
    """The Archon's decision; the others may give, and nobody waits for them."""
    if seat != s.archon:
        if len(lane) == 2:
            giving, gift = lane
            return (
                isinstance(giving, GoOnGiving) and giving.seat == seat and isinstance(gift, Donation)
                and gift.aside == 1 and _is_gift(s, gift)
            )  # fmt: skip
        return len(lane) == 1 and isinstance(lane[0], MayDonate) if may_donate(s, seat) else not lane
    if len(lane) != 1:
        return False
    top = lane[0]
    if isinstance(top, OrderOfEvents):
        order = top.order
        found = all([CARRY_OUT[event] in OrderOfEvents(seat, order[:n]).options(s) for n, event in enumerate(order)])
        return phase.event == NOBODY and found and len(order) < s.season - 1
    if isinstance(top, NameIslands):
        event, named = top.event, top.named
        found = all([NAME[one] in NameIslands(seat, event, named[:n]).options(s) for n, one in enumerate(named)])
        return phase.event == event and event in FOLLOWS and found and len(top.options(s)) > 0
    return isinstance(top, NameKind) and phase.event == LOCUSTS


def _is_gift(s: Parthenon, gift: Donation) -> bool:
    """PAR-EVENT-16, PAR-DON-03"""
    seat, cards = gift.seat, gift.cards
    if not cards or not is_rising(cards) or s.donations[seat] >= s.house[MAX_DONATIONS]:
        return False
    return all([cards.count(card) <= own_number(s, seat, card) for card in set(cards)])


# What a seat is about at its desk


def _unfinished(s: Parthenon, desk: Desk, frame: Frame) -> str:
    if isinstance(frame, Pay):
        fits = _is_begun(s, desk, frame) and _is_paid(s, frame)
    elif isinstance(frame, Bargain):
        fits = _is_bargain(s, desk, frame)
    elif isinstance(frame, Donation):
        fits = frame.aside == 0 and _is_gift(s, frame)
    else:
        assert isinstance(frame, Peek)
        fits = s.once[frame.seat] >> ONCE_ORACLE & 1 == 1 and len(frame.options(s)) > 0
    return "" if fits else f"seat {desk.seat} cannot be in the middle of this"


def _is_begun(s: Parthenon, desk: Desk, paying: Pay) -> bool:
    """Could the seat do this at its desk if it had all cards for it?"""
    rich = s.copy()
    if paying.ship < 0:
        rich.hand[paying.seat] = [len(paying.paid) + 9] * CARDS
    elif paying.ship // FLEETS != paying.seat:
        return False
    else:
        rich.cargo[paying.ship] = tuple([card for card in range(CARDS) for _ in range(9)])
    acts = desk.acts(rich)
    return any([move in acts for move in _begun_by(paying)])


def _begun_by(paying: Pay) -> list[Move]:
    """The moves that may have led to a payment."""
    deed, ship = paying.deed, paying.ship
    if ship >= 0:
        if deed == ENTER:
            return [ENTER_PAYING[ship % FLEETS][card] for card in paying.paid[:1] if card < BASICS]
        return [RAISE_AT[ship % FLEETS][deed - RAISE]] if RAISE <= deed < ZEUS else []
    if deed < MAKE:
        return [BUILD[deed]]
    if deed < RAISE:
        return [MAKE_CARD[ACROPOLIS + deed - MAKE]]
    if deed < ZEUS:
        return [STAGE_OF[deed - RAISE]]
    return [ZEUS_BASIC[deed - ZEUS], ZEUS_RARE[deed - ZEUS]] if deed < ENTER else []


def _costs(s: Parthenon, paying: Pay) -> list[Cost]:
    """What it may have cost at the beginning."""
    seat, deed = paying.seat, paying.deed
    if deed < MAKE:
        return [build_cost(s, seat, deed)]
    if deed < RAISE:
        return [s.contents.price[acropolis_of(s, seat, ACROPOLIS + deed - MAKE)]]
    if deed < ZEUS:
        wonder = deed - RAISE
        return [s.contents.stage_cost[wonder][s.stage[wonder] - 1]]
    if deed < ENTER:
        return [(ANY_BASIC,)] if s.owner[STATUE_OF_ZEUS] == seat else [(ANY_BASIC, ANY_BASIC), (ANY_RARE,)]
    return [(ANY_BASIC,) * 3]


def _is_paid(s: Parthenon, paying: Pay) -> bool:
    """Do helps and cards lead from a cost to what is left of it, and can that be paid?"""
    if not paying.needs or min(paying.purse(s)) < 0 or paying.used >= 1 << len(HELP_OF):
        return False
    helps = helps_of(s, paying.seat, paying.deed)
    not_own = foreign_kinds(s, paying.seat, paying.deed)
    for cost in _costs(s, paying):
        for needs in _after_helps(cost, 0, helps, paying.used):
            if _pays(needs, not_own, paying):
                return len(paying.options(s)) > 0
    return False


def _after_helps(needs: Cost, used: int, helps: int, wanted: int) -> set[Cost]:
    """The costs that are left when just these helps were used."""
    found = {needs} if used == wanted else set()
    for move in help_moves([1] * CARDS, needs, helps):
        help = HELP_OF[move.verb.name]
        if help & wanted:
            found |= _after_helps(helped(needs, move), used | help, helps_after(helps, move), wanted)
    return found


def _pays(needs: Cost, not_own: int, paying: Pay) -> bool:
    """Do the cards paid meet the first of these needs, and leave the others?"""
    paid, number = paying.paid, len(paying.paid)
    if needs[number:] != paying.needs:
        return False
    last = NOBODY
    for n, card in enumerate(paid):
        need = needs[n]
        distinct = need in (ANY_DISTINCT, RARE_DISTINCT)
        if not mask_of(need, not_own) >> card & 1 or card < last or (distinct and card in paid[:n]):
            return False
        last = card if need >= CARDS and needs[n + 1] == need else NOBODY
    return paying.last == last


def _is_bargain(s: Parthenon, desk: Desk, made: Bargain) -> bool:
    """Can the seat make this exchange, and are these cards the beginning of it?"""
    if made.ship // FLEETS != made.seat or made.rate >= MERCHANTS:
        return False
    if TRADE[made.ship % FLEETS][made.rate][made.discount] not in desk.acts(s):
        return False
    walk = Bargain(made.seat, made.ship, made.rate, made.discount, (), ())
    for card in (*made.given, *made.taken):
        moves = [] if walk.is_complete(s) else walk.options(s)
        move = next((move for move in moves if move.args[0] == card), None)
        if move is None:
            return False
        walk = walk.after(s, move)
    return walk.given == made.given and walk.taken == made.taken and not walk.is_complete(s)
