"""What a seat may see of a game of Panthalos, built up from nothing."""

from __future__ import annotations

from typing import Any

from .components import (
    BONUS,
    ELEMENT,
    ELEMENT_OF,
    FIGURE,
    GOOD,
    INCOMES,
    KINDS_OF_GOODS,
    LOCATION,
    MERCHANT,
    PLACE,
    POLIS,
    REINFORCEMENTS,
    ROUNDS,
    SPACE,
    STRENGTH_OF,
    TOKEN,
    UNDERWORLD,
    PanthalosBox,
)
from .rules.arena import DuelDefend, DuelOpen, Laying, duel_element
from .rules.artisans import TrainWorker
from .rules.force import ANY_ELEMENT, strength
from .rules.foro import ForoChoose, ForoDiscard
from .rules.krypt import Defend, attack_strength, element_for
from .rules.market import TokenSale
from .rules.promotion import Demote, PromoteTarget
from .rules.round import rank_points, shipped_at_the_end
from .state import Panthalos


def view(s: Panthalos, seat: int) -> dict[str, Any]:
    """The table through the eyes of a seat (-1: a spectator)."""
    viewer = s.players if seat < 0 else seat
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "templum": s.contents.templum[1:],
        "side": s.side.name,
        "starter": s.starter,
        "limit": s.contents.limit[s.players],
        "spaces": [space(s, n) for n in s.side.spaces],
        "elements": {LOCATION.names[n]: ELEMENT.names[e] for n, e in enumerate(s.contents.element_at) if e >= 0},
        "port": names(TOKEN.names, s.port),
        "merkator": [merchant(s.contents, one) for one in s.merkator],
        "agora": names(GOOD.names, s.agora),
        "phalanx": [force_token(one) for one in s.phalanx],
        "art": [artisan(s.contents, one) for one in s.art],
        "underworld": [underworld(s, n, viewer) for n in range(len(s.underworld))],  # top last
        "attack": attack_strength(s),
        "stacks": stacks(s),
        "removed": removed(s),
        "laying": laying(s, seat),
        "targets": targets(s, seat),
        "duel": duel(s),
        "seats": [player(s, owner, viewer) for owner in range(s.players)],
    }


def names(of: tuple[str, ...], things: tuple[int, ...]) -> list[str]:
    return [of[one] for one in things]


def force_token(token: int) -> dict[str, Any]:
    return {"token": TOKEN.names[token], "element": ELEMENT.names[ELEMENT_OF[token]], "strength": STRENGTH_OF[token]}


def artisan(box: PanthalosBox, token: int) -> dict[str, Any]:
    return {"token": TOKEN.names[token], "cost": box.cost[token - 5]}


def merchant(box: PanthalosBox, one: int) -> dict[str, Any]:
    return {
        "merchant": MERCHANT.names[one],
        "demand": [None if good < 0 else GOOD.names[good] for good in box.demand[one]],
        "points": box.points[one],
        "bonuses": [{"bonus": BONUS.names[n], "amount": box.bonus_amount[n]} for n in box.bonuses[one]],
    }


def space(s: Panthalos, n: int) -> dict[str, Any]:
    """A dice space: what it asks for, what it gives, and who stands there."""
    side = s.side
    figures: list[dict[str, Any]] = []
    for owner in range(s.players):
        figures += [{"seat": owner, "figure": FIGURE.names[figure]} for figure in s.standing(owner, n)]
    income = side.income[n]
    return {
        "space": SPACE.names[n],
        "rank": side.rank[n],
        "lightning": side.lightning[n] == 1,
        "income": {"what": INCOMES[income], "amount": side.amount[n], "once": side.once[n] == 1} if income else None,
        "disc": s.polis[n] if n < len(s.polis) and s.polis[n] >= 0 else None,
        "figures": figures,
    }


def underworld(s: Panthalos, n: int, viewer: int) -> dict[str, Any] | None:
    """A token of the underworld stack, if this viewer knows it."""
    if not s.known[n] >> viewer & 1:
        return None
    token = s.underworld[n]
    return {
        "underworld": UNDERWORLD.names[token],
        "element": ELEMENT.names[s.contents.attacker[token]],
        "strength": s.contents.attack[token],
        "points": s.contents.reward[token],
    }


def stacks(s: Panthalos) -> dict[str, int]:
    return {
        "bag": len(s.bag),
        "ships": len(s.ship_stack),
        "artisans": len(s.artisan_stack),
        "reinforcements": len(s.reinforcement_stack),
        "titans": len(s.titan_stack),
        "merchants": len(s.merchant_stack),
        "underworld": len(s.underworld),
    }


def removed(s: Panthalos) -> dict[str, list[str]]:
    """The removed pile, without the titans that nobody saw go."""
    return {
        "goods": names(GOOD.names, s.gone_goods),
        "tokens": names(TOKEN.names, s.gone_tokens),
        "merchants": names(MERCHANT.names, s.gone_merchants),
        "underworld": names(UNDERWORLD.names, s.gone_underworld),
    }


def laying(s: Panthalos, seat: int) -> dict[str, Any] | None:
    """What the viewer has chosen so far, for nobody else to see: the tokens, their strength, and what is needed."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, (TokenSale, ForoDiscard)) and top.seat == seat:
        return {"picked": names(TOKEN.names, top.picked), "strength": None, "needed": None, "element": None}
    if not isinstance(top, (Defend, Laying)) or top.seat != seat:
        return None
    if isinstance(top, Defend):
        needed, element = attack_strength(s), element_for(s, seat)
    else:
        needed, element = top.needed(s), duel_element(s, top.defender())
    return {
        "picked": names(TOKEN.names, top.picked),
        "strength": strength(s.laid[seat] + top.picked),
        "needed": needed,
        "element": None if element == ANY_ELEMENT else ELEMENT.names[element],
    }


def targets(s: Panthalos, seat: int) -> list[list[str]]:
    """The workers among whom the viewer has to choose just now: what each shows, and where it is."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, (PromoteTarget, TrainWorker, Demote, ForoChoose)) or top.seat != seat:
        return []
    return [[FIGURE.names[m.args[0]], PLACE.names[m.args[1]]] for m in top.options(s) if len(m.args) == 2]


def duel(s: Panthalos) -> dict[str, Any] | None:
    """The duel that is going on: who fights whom, the element, and both totals."""
    for frame in s.agenda:
        if isinstance(frame, Laying):
            defends = isinstance(frame, DuelDefend)
            attacker = frame.against if defends else frame.seat
            defender = frame.seat if defends else frame.against
            return {
                "attacker": attacker,
                "defender": defender,
                "element": ELEMENT.names[duel_element(s, defender)],
                "open": isinstance(frame, DuelOpen),
                "totals": [strength(s.laid[attacker]), strength(s.laid[defender])],
            }
    return None


def final(s: Panthalos, owner: int) -> dict[str, int] | None:
    """At the end: what the score was before, and what the end gave and took."""
    if s.agenda:
        return None
    shipped = ranks = 0
    if s.round == ROUNDS:
        shipped = sum([shipped_at_the_end(s, owner, kind)[1] for kind in range(KINDS_OF_GOODS)])
        ranks = rank_points(s, owner)
    before = s.points[owner] - shipped - ranks
    return {"before": before, "shipped": shipped, "ranks": ranks, "penalty": s.lost[owner]}


def player(s: Panthalos, owner: int, viewer: int) -> dict[str, Any]:
    """One player's things; titans only for himself, and those that everybody has seen."""
    mine = owner == viewer
    tokens = s.tokens[owner]
    return {
        "points": s.points[owner] - s.lost[owner],
        "passed": s.passed >> owner & 1 == 1,
        "challenged": s.challenged >> owner & 1 == 1,
        "leader": PLACE.names[s.leaders[owner]],
        "led": None if s.led[owner] < 0 else LOCATION.names[s.led[owner]],
        "dice": [{"place": PLACE.names[die >> 3], "figure": FIGURE.names[die & 7]} for die in s.dice[owner]],
        "personal": s.personal[owner],
        "general": s.general[owner],
        "box": s.box_discs[owner],
        "polis": [SPACE.names[n] for n in s.side.at[POLIS] if s.polis[n] == owner],
        "goods": names(GOOD.names, s.goods[owner]),
        "ships": names(TOKEN.names, tuple([token for token in tokens if token < 5])),
        "artisans": [artisan(s.contents, token) for token in tokens if 5 <= token < REINFORCEMENTS],
        "reinforcements": [force_token(token) for token in tokens if token >= REINFORCEMENTS],
        "titan_count": len(s.titans[owner]),
        "titans": [force_token(titan) for titan in (s.titans[owner] if mine else s.shown[owner])],
        "sold_unseen": len(s.sold[owner]),
        "laid": [force_token(token) for token in s.laid[owner]],
        "final": final(s, owner),
    }
