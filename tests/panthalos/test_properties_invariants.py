"""Chapter 8 of the rules, after every move of some games.

Written from the rules alone: everything is read from dumps and events, nothing from petteia/games/panthalos/invariants.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.games.panthalos import GAME

from ..properties import moments, played

State = dict[str, Any]
Event = dict[str, Any]

BOX = tomllib.loads((Path(petteia.__file__).parent / "games/panthalos/components.toml").read_text(encoding="utf-8"))
NUMBERS = {name: entry["value"] for name, entry in BOX["numbers"].items()}
TEMPLUM = [entry["value"] for entry in BOX["templum"].values()]
SIDES = {2: "small", 3: "small", 4: "large", 5: "large"}
LOCATIONS = ["thermae", "polis", "agora", "phalanx", "art", "oraculum", "foro", "titanus", "agro", "krypt", "arena"]
REFINED = {"grapes": "wine", "cattle": "hides", "olives": "oil", "iron": "armor", "cotton": "cloth"}
BASIC = {refined: basic for basic, refined in REFINED.items()}
STACKS = {
    "ship_stack": {f"{kind}_ship": entry["count"] for kind, entry in BOX["ships"].items()},
    "artisan_stack": {f"{kind}_artisan": entry["count"] for kind, entry in BOX["artisans"].items()},
    "reinforcement_stack": {kind: entry["count"] for kind, entry in BOX["reinforcements"].items()},
    "titan_stack": {kind: entry["count"] for kind, entry in BOX["titans"].items()},
}
COUNTS = {token: count for stack in STACKS.values() for token, count in stack.items()}
DISPLAYS = {
    "port": "ship_stack", "merkator": "merchant_stack", "agora": "bag", "phalanx": "reinforcement_stack",
    "art": "artisan_stack",
}  # fmt: skip


def strength(token: str) -> int:
    return int(token.rsplit("_", 1)[1])


def element(token: str) -> str:
    return token.rsplit("_", 1)[0]


def location(space: str) -> str:
    return space.rsplit("_", 1)[0]


def standing(s: State) -> Iterator[tuple[int, str, str]]:
    """Every figure on a dice space: whose, which, where."""
    for seat, (dice, leader) in enumerate(zip(s["dice"], s["leaders"], strict=True)):
        for place, figure in [die.split(":") for die in dice] + [[leader, "leader"]]:
            if place not in ("unhired", "available", "resting"):
                yield seat, figure, place


def frames(s: State) -> set[str]:
    return {frame["frame"] for frame in s["agenda"]}


def is_placing(s: State) -> bool:
    return "Evaluation" in frames(s)


def is_evaluating(s: State) -> bool:
    return bool(s["agenda"]) and not is_placing(s)


# What one position shows


def eleven_discs_beside_the_score_marker(s: State) -> bool:
    """PAN-INV-01, -22"""
    for seat, dice in enumerate(s["dice"]):
        promoted = sum(die.endswith(":promoted") for die in dice)
        held = [s["personal"][seat], s["general"][seat], s["box_discs"][seat], s["polis"].count(seat), promoted]
        if sum(held) != 11 or min(held) < 0:
            return False
    return True


def every_token_is_in_one_place(s: State) -> bool:
    """PAN-INV-02, -03, -06, -08"""
    found: Counter[str] = Counter()
    for name in (*STACKS, "port", "phalanx", "art", "gone_tokens"):
        found.update(s[name])
    for name in ("tokens", "titans", "sold", "laid"):
        for mine in s[name]:
            found.update(mine)
    return found == COUNTS


def tokens_are_where_their_kind_belongs(s: State) -> bool:
    """PAN-GEN-08, -09"""
    kinds = {name: set(kind) for name, kind in STACKS.items()}
    open_ones = kinds["ship_stack"] | kinds["artisan_stack"] | kinds["reinforcement_stack"]
    force = kinds["reinforcement_stack"] | kinds["titan_stack"]
    return (
        all(set(s[name]) <= kind for name, kind in kinds.items())
        and all(set(s[name]) <= kinds[stack] for name, stack in DISPLAYS.items() if stack in kinds)
        and all(set(mine) <= open_ones for mine in s["tokens"])
        and all(set(mine) <= kinds["titan_stack"] for mine in (*s["titans"], *s["sold"]))
        and all(set(mine) <= force for mine in s["laid"])
    )


def eight_goods_of_each_kind(s: State) -> bool:
    """PAN-INV-04"""
    goods = [*s["bag"], *s["agora"], *s["gone_goods"], *(good for mine in s["goods"] for good in mine)]
    return Counter(BASIC.get(good, good) for good in goods) == dict.fromkeys(REFINED, 8)


def goods_are_refined_only_by_players(s: State) -> bool:
    """PAN-INV-05"""
    return set(s["bag"] + s["agora"]) <= set(REFINED)


def every_merchant_is_in_one_place(s: State) -> bool:
    """PAN-INV-07"""
    return sorted(s["merchant_stack"] + s["merkator"] + s["gone_merchants"]) == sorted(BOX["merchants"])


def every_underworld_token_is_in_one_place(s: State) -> bool:
    """PAN-INV-09"""
    whole = sorted(s["underworld"] + s["gone_underworld"]) == sorted(BOX["underworld"])
    return whole and len(s["underworld"]) == 13 - s["round"]


def only_the_top_underworld_token_lies_open(s: State) -> bool:
    """PAN-INV-09"""
    everybody = (1 << (len(s["dice"]) + 1)) - 1
    return len(s["known"]) == len(s["underworld"]) and s["known"][-1] == everybody


def five_dice_and_a_leader_each(s: State) -> bool:
    """PAN-INV-10"""
    places = {*BOX[SIDES[len(s["dice"])]], "available"}
    return all(len(dice) == 5 for dice in s["dice"]) and set(s["leaders"]) <= places


def ranks_are_between_one_and_six(s: State) -> bool:
    """PAN-INV-11"""
    figures = {f"rank_{n}" for n in range(1, 7)} | {"promoted"}
    return all(die.split(":")[1] in figures for dice in s["dice"] for die in dice)


def no_space_is_crowded(s: State) -> bool:
    """PAN-INV-12"""
    crowd = Counter(place for _, _, place in standing(s))
    spaces = BOX[SIDES[len(s["dice"])]]
    return all(place in spaces and many <= (spaces[place]["capacity"] or many) for place, many in crowd.items())


def the_foro_is_held_by_one_player(s: State) -> bool:
    """PAN-INV-12: both spaces or none, except between the two moves of a pair and after PAN-FORO-10."""
    if not is_placing(s) or "ForoPartner" in frames(s):
        return True
    owners = {place: seat for seat, _, place in standing(s) if location(place) == "foro"}
    return not owners or (len(owners) == 2 and len(set(owners.values())) == 1)


def no_leader_in_polis_or_thermae(s: State) -> bool:
    """PAN-INV-13"""
    leaders = [place for _, figure, place in standing(s) if figure in ("leader", "promoted")]
    at_rest = {"unhired:promoted", "resting:promoted"} & {die for dice in s["dice"] for die in dice}
    return not at_rest and all(location(place) != "polis" for place in leaders)


def nobody_is_placed_where_a_disc_lies(s: State) -> bool:
    """PAN-INV-14"""
    taken = {place for _, _, place in standing(s)}
    return not is_placing(s) or all(owner is None or f"polis_{n}" not in taken for n, owner in enumerate(s["polis"], 1))


def no_display_is_too_full(s: State) -> bool:
    """PAN-INV-18"""
    return all(len(s[name]) <= NUMBERS[name] for name in DISPLAYS)


def nobody_rests_in_an_evaluation(s: State) -> bool:
    """PAN-INV-21"""
    resting = [die for dice in s["dice"] for die in dice if die.startswith("resting")]
    return not is_evaluating(s) or not resting


def every_leader_was_placed(s: State) -> bool:
    """PAN-INV-23, and that it is kept where that was (PAN-DUEL-01, -02)."""
    for leader, led in zip(s["leaders"], s["led"], strict=True):
        on_board = leader != "available"
        if (is_evaluating(s) and led is None) or (on_board and location(leader) != led):
            return False
    return True


def at_most_eight_rounds(s: State) -> bool:
    """PAN-INV-24, PAN-END-01, -02"""
    full = sum(s["box_discs"]) >= NUMBERS[f"limit_{len(s['dice'])}"]
    return 1 <= s["round"] <= 8 and (bool(s["agenda"]) or s["round"] == 8 or full)


STATIC: tuple[Callable[[State], bool], ...] = (
    eleven_discs_beside_the_score_marker,
    every_token_is_in_one_place,
    tokens_are_where_their_kind_belongs,
    eight_goods_of_each_kind,
    goods_are_refined_only_by_players,
    every_merchant_is_in_one_place,
    every_underworld_token_is_in_one_place,
    only_the_top_underworld_token_lies_open,
    five_dice_and_a_leader_each,
    ranks_are_between_one_and_six,
    no_space_is_crowded,
    the_foro_is_held_by_one_player,
    no_leader_in_polis_or_thermae,
    nobody_is_placed_where_a_disc_lies,
    no_display_is_too_full,
    nobody_rests_in_an_evaluation,
    every_leader_was_placed,
    at_most_eight_rounds,
)


def broken(s: State) -> list[str]:
    """The invariants that a dumped state breaks."""
    return [rule.__name__ for rule in STATIC if not rule(s)]


# What only a course of positions shows

TOLD = (
    "round", "starter", "challenged", "dice", "leaders", "led", "goods", "tokens", "titans", "personal", "general",
    "box_discs", "polis", "points", "lost", "underworld",
)  # fmt: skip


def open_part(s: State) -> State:
    """What everybody sees of a position, as far as events tell it; lists as they lie there do not matter."""
    seen = {name: s[name] for name in TOLD}
    for name in ("dice", "goods", "tokens"):
        seen[name] = [Counter(mine) for mine in s[name]]
    seen["titans"] = [len(mine) for mine in s["titans"]]
    for name in ("leaders", "led", "personal", "general", "box_discs", "polis", "points", "lost"):
        seen[name] = list(s[name])
    seen["challenged"] = set(s["challenged"])
    seen["underworld"] = s["underworld"][-1]
    return seen


class Watcher:
    """Follows one game from dump to dump: what is public is kept up from events alone, and must be what the dumps say.

    So it also holds invariants 15 to 25 of the rules, and that nothing public changes without a word.
    """

    def __init__(self, start: State) -> None:
        self.s = start
        self.now = open_part(start)
        self.players = len(start["dice"])
        self.passed: set[int] = set()
        self.mover = self.to_move(start)  # whose turn of the placement phase it is or was
        self.here: int = -1  # the number of the location that is being evaluated
        self.attack: Event = {}
        self.answered: list[int] = []  # who has defended or not
        self.forces: dict[int, list[str]] = {}  # what was laid in this defence or duel
        self.attacker = -1
        self.defender = -1

    def to_move(self, s: State) -> int:
        top = s["agenda"][-1]
        return int(top["seat"]) if top["frame"] == "MainAction" else -1

    def follow(self, s: State, events: list[Event]) -> None:
        """One move: the state after it, and what happened."""
        before, self.s = self.s, s
        for event in events:
            self.note(event)
        told, found = self.now, open_part(s)
        for name in TOLD:
            assert told[name] == found[name], f"{name}: told {told[name]}, dumped {found[name]}"
        assert before["chance"] == s["chance"], "nothing is drawn by lot after the set-up"
        refilled = any(event["event"] == "round" for event in events)
        self.stacks_only_shrink(before, s, refilled)
        self.turns_pass_clockwise(s)

    def stacks_only_shrink(self, before: State, s: State, refilled: bool) -> None:
        """PAN-INV-16, -18"""
        for stack in ("bag", "merchant_stack", *STACKS):
            assert s[stack] == before[stack][: len(s[stack])], "PAN-INV-16: drawn from the top only"
        for gone in ("gone_goods", "gone_tokens", "gone_merchants", "gone_underworld"):
            assert Counter(before[gone]) <= Counter(s[gone]), f"PAN-INV-16: {gone}"
        for display, stack in DISPLAYS.items():
            if refilled:
                assert len(s[display]) == NUMBERS[display] or not s[stack], f"PAN-INV-18: {display}"
            else:
                assert Counter(s[display]) <= Counter(before[display]), f"{display} was refilled in a round"

    def turns_pass_clockwise(self, s: State) -> None:
        """PAN-TURN-03, -05, -07..09"""
        if not s["agenda"]:
            return
        seat = self.to_move(s)
        if seat >= 0:
            self.passed |= {n for n in range(self.players) if not self.at_hand(n)}
            assert set(s["passed"]) == self.passed, "PAN-TURN-07"
            first = self.now["starter"] if self.mover < 0 else self.mover + 1
            order = [(first + n) % self.players for n in range(self.players)]
            assert seat == next(n for n in order if n not in self.passed), "PAN-TURN-03"
            self.mover = seat
        elif is_evaluating(s):
            assert set(s["passed"]) == set(range(self.players)), "PAN-TURN-08"

    def at_hand(self, seat: int) -> bool:
        return "available" in self.places(seat)

    # Figures

    def turn(self, seat: int, place: str, figure: str, to_place: str, to_show: str) -> None:
        """One of a player's dice, which must be there."""
        dice = self.now["dice"][seat]
        assert dice[f"{place}:{figure}"] > 0, f"seat {seat} has no {place}:{figure}"
        dice[f"{place}:{figure}"] -= 1
        dice[f"{to_place}:{to_show}"] += 1
        self.now["dice"][seat] = +dice

    def places(self, seat: int) -> list[str]:
        """Where a player's figures are."""
        return [self.now["leaders"][seat], *(die.split(":")[0] for die in self.now["dice"][seat])]

    def back(self, seat: int, where: str) -> int:
        """A player's figures at a location become available; how many they are."""
        many = 0
        for die in list(self.now["dice"][seat].elements()):
            place, figure = die.split(":")
            if location(place) == where:
                self.turn(seat, place, figure, "available", figure)
                many += 1
        if location(self.now["leaders"][seat]) == where:
            self.now["leaders"][seat] = "available"
            many += 1
        return many

    def rest(self) -> None:
        """PAN-EOR-01, -02"""
        for seat in range(self.players):
            self.now["leaders"][seat] = "available"
            for die in list(self.now["dice"][seat].elements()):
                place, figure = die.split(":")
                if place not in ("unhired", "available", "resting"):
                    self.turn(seat, place, figure, "available" if figure == "promoted" else "resting", figure)

    # Discs

    def gain(self, seat: int, discs: int) -> None:
        """From the general to the personal reserve; less than nothing: back."""
        self.now["general"][seat] -= discs
        self.now["personal"][seat] += discs
        assert self.now["general"][seat] >= 0, "PAN-GEN-05"
        assert self.now["personal"][seat] >= 0, "PAN-INV-22"

    def give(self, seat: int, reserve: str = "personal") -> None:
        """A disc leaves a reserve."""
        self.now[reserve][seat] -= 1
        assert self.now[reserve][seat] >= 0, "PAN-INV-22"

    # Events

    def note(self, event: Event) -> None:
        """Every event has a method of its name, or tells nothing that would change the table."""
        name = event["event"].replace("-", "_")
        told = getattr(self, f"on_{name}", None)
        if told is not None:
            told(event, event.get("seat", -1))
        if "points" in event and name not in ("attacked", "penalty"):
            assert event["points"] >= 0, "PAN-INV-17"
            self.now["points"][event["seat"]] += event["points"]

    def on_round(self, event: Event, seat: int) -> None:
        assert event["round"] == self.now["round"] + 1, "PAN-EOR-05"
        assert seat == self.now["starter"], "PAN-TURN-02"
        self.now["round"] = event["round"]
        assert event["templum"] == TEMPLUM[event["round"] - 1]
        self.now["led"] = [None] * self.players
        self.now["challenged"] = set()
        self.passed, self.mover, self.here = set(), -1, -1

    def on_placed(self, event: Event, seat: int) -> None:
        figure, space = event["figure"], event["space"]
        assert seat == self.mover, "PAN-TURN-04"
        if figure == "leader":
            assert self.now["leaders"][seat] == "available"
            self.now["leaders"][seat] = space
            self.now["led"][seat] = location(space)
        else:
            self.turn(seat, "available", figure, space, figure)
            rank = BOX[SIDES[self.players]][space]["rank"]
            assert figure == "promoted" or int(figure[-1]) >= rank, "PAN-PLACE-03"

    def on_passed(self, event: Event, seat: int) -> None:
        leaders = self.now["leaders"][seat] == "available" or self.now["dice"][seat]["available:promoted"]
        assert not leaders, "PAN-PASS-01, -02"
        self.passed.add(seat)

    def on_shipped(self, event: Event, seat: int) -> None:
        kind = event["token"].removesuffix("_ship")
        goods = self.now["goods"][seat]
        basic, refined = goods.pop(kind, 0), goods.pop(REFINED[kind], 0)
        assert event["amount"] == basic + refined > 0, "PAN-SHIP-01, -02"
        assert event["points"] == basic + 2 * refined, "PAN-SHIP-03, -04"
        self.now["tokens"][seat][event["token"]] += 1

    def on_delivered(self, event: Event, seat: int) -> None:
        assert event["good"] in BASIC, "PAN-MERCH-02"
        self.lose("goods", seat, event["good"])

    def on_activated(self, event: Event, seat: int) -> None:
        assert self.now["tokens"][seat][event["token"]] > 0, "PAN-ARTI-01"
        self.gain(seat, -event["cost"])

    def on_activated_both(self, event: Event, seat: int) -> None:
        assert self.now["tokens"][seat][event["token"]] == 2, "PAN-ARTI-07"
        self.gain(seat, -event["cost"])

    def on_refined(self, event: Event, seat: int) -> None:
        self.lose("goods", seat, event["good"])
        self.now["goods"][seat][REFINED[event["good"]]] += 1

    def lose(self, what: str, seat: int, thing: str) -> None:
        mine = self.now[what][seat]
        assert mine[thing] > 0, f"seat {seat} has no {thing}"
        mine[thing] -= 1
        self.now[what][seat] = +mine

    def on_promoted(self, event: Event, seat: int) -> None:
        self.turn(seat, event["place"], f"rank_{event['rank'] - 1}", event["place"], f"rank_{event['rank']}")

    def on_demoted(self, event: Event, seat: int) -> None:
        self.turn(seat, event["place"], f"rank_{event['rank'] + 1}", event["place"], f"rank_{event['rank']}")

    def on_lapsed(self, event: Event, seat: int) -> None:
        dice = [die.split(":") for die in self.now["dice"][seat]]
        assert all(place == "unhired" or figure in ("rank_6", "promoted") for place, figure in dice), "PAN-PROM-12"

    def on_got_discs(self, event: Event, seat: int) -> None:
        self.gain(seat, event["amount"])

    def on_got_points(self, event: Event, seat: int) -> None:
        self.now["points"][seat] += event["amount"]

    def on_took_good(self, event: Event, seat: int) -> None:
        self.now["goods"][seat][event["good"]] += 1

    def on_took_token(self, event: Event, seat: int) -> None:
        self.now["tokens"][seat][event["token"]] += 1

    def on_drew_titans(self, event: Event, seat: int) -> None:
        self.now["titans"][seat] += event["amount"]

    def on_discarded(self, event: Event, seat: int) -> None:
        self.lose("tokens", seat, event["token"])

    def on_discarded_titans(self, event: Event, seat: int) -> None:
        self.now["titans"][seat] -= event["amount"]

    def on_sold_tokens(self, event: Event, seat: int) -> None:
        assert event["points"] == event["amount"] // 2, "PAN-ART-04"

    def on_swapped(self, event: Event, seat: int) -> None:
        self.now["underworld"] = event["underworld"]

    def on_turned_up(self, event: Event, seat: int) -> None:
        self.now["underworld"] = event["underworld"]
        self.rest()

    def on_evaluated(self, event: Event, seat: int) -> None:
        self.here += 1
        assert event["location"] == LOCATIONS[self.here], "PAN-EVAL-01, -02"

    def on_returned(self, event: Event, seat: int) -> None:
        here = LOCATIONS[self.here]
        assert here in ("thermae", "oraculum", "krypt")
        assert event["amount"] == self.back(seat, "resting" if here == "thermae" else here) > 0

    def on_marked(self, event: Event, seat: int) -> None:
        n = int(event["space"][-1]) - 1
        assert event["space"] in self.places(seat), "PAN-POLIS-01: no worker there"
        assert self.now["polis"][n] is None, "PAN-INV-15"
        self.give(seat)
        self.now["polis"][n] = seat

    def on_starts(self, event: Event, seat: int) -> None:
        assert LOCATIONS[self.here] == "oraculum", "PAN-INV-19"
        self.now["starter"] = seat

    def on_hired(self, event: Event, seat: int) -> None:
        assert event["rank"] == TEMPLUM[self.now["round"] - 1], "PAN-FORO-03"
        self.turn(seat, "unhired", "rank_1", "available", f"rank_{event['rank']}")

    def on_led(self, event: Event, seat: int) -> None:
        assert event["place"] != "unhired", "PAN-FORO-07"
        self.turn(seat, event["place"], event["figure"], "available", "promoted")
        self.give(seat)

    def on_attacked(self, event: Event, seat: int) -> None:
        token = BOX["underworld"][self.now["underworld"]]
        assert event["underworld"] == self.now["underworld"]
        assert event["strength"] == token["strength"] + TEMPLUM[self.now["round"] - 1], "PAN-KRYPT-01"
        assert (event["element"], event["points"]) == (token["element"], token["points"])
        self.attack, self.answered = event, []
        self.forces = {}

    def on_laid(self, event: Event, seat: int) -> None:
        token = event["token"]
        if token in STACKS["titan_stack"]:
            self.now["titans"][seat] -= 1
        else:
            self.lose("tokens", seat, token)
        self.forces.setdefault(seat, []).append(token)

    def is_legal(self, seat: int, wanted: str) -> bool:
        """PAN-FORCE-03..06"""
        force = self.forces.get(seat, [])
        helpers = [element(token) for token in force if token in STACKS["reinforcement_stack"]]
        others = [token for token in force if token in STACKS["titan_stack"] and element(token) != wanted]
        return set(helpers) <= {wanted} and len(others) <= len(helpers)

    def in_turn(self, seat: int) -> None:
        """PAN-INV-25, PAN-KRYPT-04: everybody once, in turn order."""
        assert seat == (self.now["starter"] + len(self.answered)) % self.players
        assert len(self.answered) < self.players
        self.answered.append(seat)

    def on_defended(self, event: Event, seat: int) -> None:
        self.in_turn(seat)
        laid = sum(map(strength, self.forces.get(seat, [])))
        assert event["strength"] == laid >= self.attack["strength"], "PAN-KRYPT-05"
        in_krypt = any(location(place) == "krypt" for place in self.places(seat))
        assert in_krypt or self.is_legal(seat, self.attack["element"]), "PAN-FORCE-06, PAN-KRYPT-12"
        assert event["points"] == self.attack["points"], "PAN-KRYPT-07"

    def on_not_defended(self, event: Event, seat: int) -> None:
        self.in_turn(seat)
        reserve = "personal" if self.now["personal"][seat] else "general"
        assert event["amount"] == (1 if self.now[reserve][seat] else 0), "PAN-KRYPT-08..10"
        if event["amount"]:
            self.give(seat, reserve)
            self.now["box_discs"][seat] += 1

    def on_kept(self, event: Event, seat: int) -> None:
        assert event["token"] in STACKS["titan_stack"], "PAN-KEEP-05"
        assert event["token"] in self.forces.get(seat, []), "PAN-KEEP-01"
        self.forces[seat].remove(event["token"])
        self.now["titans"][seat] += 1
        self.gain(seat, -1)

    def on_challenged(self, event: Event, seat: int) -> None:
        assert event["whose"] not in self.now["challenged"] | {seat}, "PAN-INV-20"
        self.now["challenged"].add(event["whose"])
        assert event["element"] == BOX["locations"][self.now["led"][event["whose"]]]["element"], "PAN-DUEL-01"
        self.attacker, self.defender, self.forces = seat, event["whose"], {}

    def totals(self) -> tuple[int, int]:
        attack, defence = (sum(map(strength, self.forces.get(n, []))) for n in (self.attacker, self.defender))
        return attack, defence

    def on_total(self, event: Event, seat: int) -> None:
        attack, defence = self.totals()
        assert event["amount"] == (attack if seat == self.attacker else defence), "PAN-DUEL-05"
        assert attack > defence if seat == self.attacker else defence >= attack, "PAN-DUEL-06, -08"
        assert self.is_legal(seat, BOX["locations"][self.now["led"][self.defender]]["element"]), "PAN-DUEL-11"

    def on_won(self, event: Event, seat: int) -> None:
        attack, defence = self.totals()
        assert seat == (self.attacker if attack > defence else self.defender), "PAN-DUEL-07, -09"
        assert {seat, event["whose"]} == {self.attacker, self.defender}

    def on_rewarded(self, event: Event, seat: int) -> None:
        assert event["points"] == (8 if event["discs"] else 4), "PAN-DUEL-16"
        if event["discs"]:
            self.give(seat)
            self.now["box_discs"][seat] += 1

    def on_penalty(self, event: Event, seat: int) -> None:
        assert event["points"] == 3 * self.now["box_discs"][seat] == 3 * event["amount"], "PAN-SCORE-01"
        self.now["lost"][seat] += event["points"]

    def on_end_shipped(self, event: Event, seat: int) -> None:
        kind = event["good"]
        basic, refined = self.now["goods"][seat][kind], self.now["goods"][seat][REFINED[kind]]
        assert self.now["tokens"][seat][f"{kind}_ship"] > 0, "PAN-SCORE-05"
        assert (event["amount"], event["points"]) == (basic + refined, 2 * (basic + 2 * refined)), "PAN-SCORE-05"

    def on_ranks(self, event: Event, seat: int) -> None:
        assert self.now["round"] == 8, "PAN-SCORE-03"
        worth = {"promoted": 7, **{f"rank_{n}": n for n in range(1, 7)}}
        hired = [die.split(":")[1] for die in self.now["dice"][seat].elements() if not die.startswith("unhired")]
        assert event["points"] == sum(worth[figure] for figure in hired), "PAN-SCORE-10..12"

    def on_over(self, event: Event, seat: int) -> None:
        self.rest()


# The tests

GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in range(10, 13)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_invariant_holds_after_every_move(players: int, seed: int) -> None:
    whole = played(GAME, players, seed)
    t = petteia.new(GAME, players, seed)
    codec = GAME.codec(t.state.box, players)
    watcher = Watcher(t.dump_state())
    assert broken(watcher.s) == []
    for seat, move in zip(whole.movers, whole.moves, strict=True):
        since = len(t.log)
        t.play(seat, move)
        s = t.dump_state()
        assert broken(s) == [], f"after move {len(t.moves)}"
        watcher.follow(s, [codec.encode_event(event) for event in t.log[since:]])
    assert t.over


def spoils() -> dict[str, Callable[[State], bool]]:
    """Ways to break a position, each for one rule; False where this position cannot be broken so."""

    def lose_a_disc(s: State) -> bool:
        s["general"][0] -= 1
        return True

    def owe_a_disc(s: State) -> bool:
        s["personal"][1], s["general"][1] = -1, s["general"][1] + s["personal"][1] + 1
        return True

    def double_a_titan(s: State) -> bool:
        s["titans"][0].append(s["titan_stack"][0])
        return True

    def hide_a_ship_among_titans(s: State) -> bool:
        s["titans"][0].append(s["ship_stack"].pop())
        return True

    def lose_a_good(s: State) -> bool:
        s["bag"].pop()
        return True

    def refine_in_the_bag(s: State) -> bool:
        s["bag"].append(REFINED[s["bag"].pop()])
        return True

    def double_a_merchant(s: State) -> bool:
        s["gone_merchants"].append(s["merkator"][0])
        return True

    def lose_the_bottom_of_the_underworld(s: State) -> bool:
        s["underworld"].pop(0)
        s["known"].pop(0)
        return True

    def turn_the_top_face_down(s: State) -> bool:
        s["known"][-1] = 0
        return True

    def lose_a_die(s: State) -> bool:
        s["dice"][0].pop()
        return True

    def send_a_leader_to_rest(s: State) -> bool:
        s["leaders"][0] = "resting"
        return True

    def raise_beyond_six(s: State) -> bool:
        s["dice"][0][-1] = s["dice"][0][-1].split(":")[0] + ":rank_7"
        return True

    def stand_on_a_space_of_the_other_side(s: State) -> bool:
        s["dice"][0][-1] = "polis_8:rank_5"
        return True

    def crowd_a_space(s: State) -> bool:
        s["dice"][0][-2:] = ["krypt_1:rank_3"] * 2
        return True

    def share_the_foro(s: State) -> bool:
        s["dice"][0][-1], s["dice"][1][-1] = "foro_1:rank_2", "foro_2:rank_2"
        return is_placing(s)

    def let_a_leader_into_the_polis(s: State) -> bool:
        s["leaders"][0], s["led"][0] = "polis_2", "polis"
        return True

    def stand_on_a_disc(s: State) -> bool:
        marked = [n for n, owner in enumerate(s["polis"], 1) if owner is not None]
        if marked:
            s["dice"][0][-1] = f"polis_{marked[0]}:rank_5"
        return bool(marked) and is_placing(s)

    def overfill_the_port(s: State) -> bool:
        while len(s["port"]) <= 5:
            s["port"].append(s["ship_stack"].pop())
        return True

    def rest_in_an_evaluation(s: State) -> bool:
        s["dice"][0][-1] = "resting:rank_2"
        return is_evaluating(s)

    def forget_where_a_leader_was(s: State) -> bool:
        s["led"][0] = None
        return is_evaluating(s)

    def end_too_soon(s: State) -> bool:
        s["agenda"] = []
        return s["round"] < 8 and sum(s["box_discs"]) < 12

    return {name: spoil for name, spoil in locals().items() if callable(spoil)}


@pytest.mark.parametrize("name", spoils())
def test_the_invariants_notice_what_they_are_for(name: str) -> None:
    applied = 0
    for t in moments(GAME, 3, 10, 7):
        s = t.dump_state()
        assert broken(s) == []
        if s["agenda"] and spoils()[name](s):
            assert broken(s), f"{name} is not noticed after {len(t.moves)} moves"
            applied += 1
    assert applied


def test_each_invariant_notices_something() -> None:
    noticed: set[str] = set()
    for t in moments(GAME, 3, 10, 7):
        for spoil in spoils().values():
            s = t.dump_state()
            if s["agenda"] and spoil(s):
                noticed.update(broken(s))
    assert noticed == {rule.__name__ for rule in STATIC}
