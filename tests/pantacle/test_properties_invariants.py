"""Chapter 8 of the rules, after every move of every game of the pool.

Written from the rules alone: everything is read from dumps and events, nothing from petteia/games/pantacle/invariants.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import petteia
from petteia.games.pantacle import GAME
from petteia.kernel.agenda import Choice, Step

from .test_properties_pool import Play, pool

State = dict[str, Any]
Event = dict[str, Any]

BOX = tomllib.loads((Path(petteia.__file__).parent / "games/pantacle/components.toml").read_text(encoding="utf-8"))
BLADES = [f"{keeper}_{n}" for keeper, entry in BOX["keepers"].items() for n in range(1, len(entry["blades"]) + 1)]
CURSES = list(BOX["curses"])
POINTS = ["top", "upper_right", "lower_right", "lower_left", "upper_left"]
CURSED = POINTS[1:]
LOCATIONS = ["triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"]
POWERS = ["bewitchment", "hunt", "protection", "enslavement", "demonic_discard"]
FAVORS = list(BOX["favors"])


# What one position shows


def adepts_are_25(s: State) -> bool:
    """Invariant 1."""
    held = [s["adept_reserve"], *s["adepts"], *s["adepts_on"].values()]
    return sum(held) == 25 and min(held) >= 0


def influence_is_60(s: State) -> bool:
    """Invariant 2."""
    held = [s["influence_reserve"], *s["influence"], *s["influence_on"].values()]
    return sum(held) == 60 and min(held) >= 0


def every_blade_is_in_one_place(s: State) -> bool:
    """Invariant 3."""
    return sorted(s["pile"] + s["discard"] + [blade for hand in s["hands"] for blade in hand]) == sorted(BLADES)


def every_curse_is_in_one_place(s: State) -> bool:
    """Invariant 4."""
    return sorted(s["curse_pile"] + s["drawn"] + [curse for mine in s["curses"] for curse in mine]) == sorted(CURSES)


def five_discs_each_at_most_one_per_location(s: State) -> bool:
    """Invariant 5, the part that one position shows."""
    for points, locations in zip(s["pentagram"], s["discs"], strict=True):
        if len(points) + len(locations) != 5 or not set(points) <= set(POINTS) or not set(locations) <= set(LOCATIONS):
            return False
        if len(set(points)) != len(points) or len(set(locations)) != len(locations):
            return False
    return True


def power_tokens_are_different_and_at_most_four(s: State) -> bool:
    """Invariant 6."""
    return all(len(set(mine)) == len(mine) <= 4 and set(mine) <= set(POWERS) for mine in s["slots"])


def demonic_discard_has_its_disc(s: State) -> bool:
    """Invariant 7, the part that one position shows."""
    return all(
        "demonic_discard" not in mine or "demonic_discard" in discs
        for mine, discs in zip(s["slots"], s["discs"], strict=True)
    )


def no_more_curses_than_emptied_cursed_points(s: State) -> bool:
    """Invariant 8."""
    return all(
        len(mine) <= sum(point not in points for point in CURSED)
        for mine, points in zip(s["curses"], s["pentagram"], strict=True)
    )


def face_down_only_under_protection(s: State) -> bool:
    """Invariant 9."""
    return all(
        card is None or (card in mine and "protection" in slots)
        for card, mine, slots in zip(s["veiled"], s["curses"], s["slots"], strict=True)
    )


def only_exhaustion_in_play_holds_resources(s: State) -> bool:
    """Invariant 10, and that no card holds more than is printed on it."""
    for mine, down in zip(s["curses"], s["veiled"], strict=True):
        for curse in mine:
            if curse.startswith("exhaustion") and curse != down and on(s, curse) == (0, 0):
                return False
    lying = {curse for mine in s["curses"] for curse in mine if curse.startswith("exhaustion")}
    for curse in (*s["influence_on"], *s["adepts_on"]):
        printed = BOX["curses"][curse]
        cubes, people = on(s, curse)
        if curse not in lying or cubes > printed["influence"] or people > printed["adepts"]:
            return False
    return True


def on(s: State, curse: str) -> tuple[int, int]:
    return s["influence_on"].get(curse, 0), s["adepts_on"].get(curse, 0)


def resolve_is_on_the_track(s: State) -> bool:
    """Invariant 11, the part that one position shows."""
    return all(position in (0, 1, 2) for position in s["resolve"])


def no_hand_is_above_four(s: State) -> bool:
    """Invariant 12, the part that one position shows."""
    return all(len(hand) <= 4 for hand in s["hands"])


def only_five_discs_win(s: State) -> bool:
    """Invariant 17, PCL-WIN-01."""
    return s["winner"] is None or len(s["discs"][s["winner"]]) == 5


def adepts_respect_the_cap(s: State) -> bool:
    """PCL-LIMIT-02."""
    return s["adept_cap"] == 0 or max(s["adepts"]) <= s["adept_cap"]


def narrow_altar_leaves_three_powers(s: State) -> bool:
    """PCL-CARD-15; while its Curse is being settled the token may still be there."""
    if any(frame["frame"] in ("NarrowAltar", "ProtectionFlip", "ProtectionWindow") for frame in s["agenda"]):
        return True
    return all(
        "narrow_altar" not in mine or down == "narrow_altar" or len(slots) <= 3
        for mine, down, slots in zip(s["curses"], s["veiled"], s["slots"], strict=True)
    )


STATIC: tuple[Callable[[State], bool], ...] = (
    adepts_are_25,
    influence_is_60,
    every_blade_is_in_one_place,
    every_curse_is_in_one_place,
    five_discs_each_at_most_one_per_location,
    power_tokens_are_different_and_at_most_four,
    demonic_discard_has_its_disc,
    no_more_curses_than_emptied_cursed_points,
    face_down_only_under_protection,
    only_exhaustion_in_play_holds_resources,
    resolve_is_on_the_track,
    no_hand_is_above_four,
    only_five_discs_win,
    adepts_respect_the_cap,
    narrow_altar_leaves_three_powers,
)


def broken(s: State) -> list[str]:
    """The static invariants that a dumped state breaks."""
    return [rule.__name__ for rule in STATIC if not rule(s)]


# What only a course of positions shows


class Watcher:
    """Follows one game from dump to dump, with the events in between, and raises where a dynamic invariant breaks."""

    def __init__(self, start: State) -> None:
        self.s = start
        self.turn_of = start["active"]
        self.turn_resolve = list(start["resolve"])
        self.turn_bribers: list[int] = []
        self.turn_discs = 0
        self.turns: Counter[int] = Counter()
        self.placed: Counter[int] = Counter()
        self.sacrificed: Counter[int] = Counter()
        self.demonic_gone: set[int] = set()
        self.announced: list[str] = []
        self.hand_before = start["hands"][start["active"]]  # of the Active Sorcerer; kept through phases A and B
        self.moon = False  # phase C has begun

    def follow(self, s: State, events: list[Event]) -> None:
        """One move: the state after it, and what happened (as nobody in particular saw it, secrets included)."""
        before, self.s = self.s, s
        names = [event["event"] for event in events]
        self.discs_only_go_up(before, s)
        self.chance_is_only_drawn_by_reshuffles(before, s, names)
        self.demonic_discard_never_returns(before, s)
        self.bribes_have_their_price(before, s, events)
        for event in events:
            self.note(event, before, s)
        changed = s["hands"][self.turn_of] != self.hand_before
        assert self.moon or not changed, "invariant 15: the Active Sorcerer's hand changed in phase A or B"
        self.resolve_moves_as_allowed(s)

    def note(self, event: Event, before: State, s: State) -> None:
        seat = event.get("seat")
        match event["event"]:
            case "turn":
                self.end_turn(s)
                self.begin_turn(event["seat"], s)
            case "announced":
                assert not self.announced or self.announced[-1] != event["favor"], "invariant 13: announced twice"
                assert event["favor"] == s["marked"], "invariant 13: the marked Favor is another"
                assert seat == self.turn_of
                self.announced.append(event["favor"])
            case "gave-up-powers" | "gave-up-adepts":
                self.sacrificed[event["seat"]] += 1
            case "placed":
                assert seat == self.turn_of
                self.placed[event["seat"]] += 1
                self.turn_discs += 1
                assert self.turn_discs <= 2, "invariant 14: three discs in a turn"
                assert self.turns[event["seat"]] > 0, "invariant 14: a disc in a first turn"
                assert self.placed[event["seat"]] == self.sacrificed[event["seat"]], "invariant 14: a disc for nothing"
            case "discarded":
                assert seat == self.turn_of, "PCL-MOON-10"
                self.moon = True
            case "drew":
                assert seat == self.turn_of, "PCL-MOON-10"
                self.moon = True
            case "bribed":
                assert seat != self.turn_of, "PCL-BRIBE-01"
                self.turn_bribers.append(event["seat"])
                assert len(self.turn_bribers) == 1, "invariant 16: two bribers"

    def end_turn(self, s: State) -> None:
        """Invariants 11 to 14 at the end of a turn."""
        seat = self.turn_of
        target = 4 if "enslavement" in s["slots"][seat] else 3
        target -= "feeble_grip" in s["curses"][seat] and s["veiled"][seat] != "feeble_grip"
        assert len(s["hands"][seat]) >= target, "invariant 12: a turn ends with too few blades"
        assert self.placed[seat] == self.sacrificed[seat] == len(s["discs"][seat]), "invariant 14"
        self.turns[seat] += 1

    def begin_turn(self, seat: int, s: State) -> None:
        left = (self.turn_of + 1) % len(s["hands"])
        assert seat in (left, self.turn_of), "PCL-TURN-01: turns pass clockwise"
        assert seat == left or "extra_turn" in s["discs"][seat], "PCL-TURN-05: an extra turn without its disc"
        self.turn_of = seat
        self.turn_resolve = list(s["resolve"])
        self.turn_bribers = []
        self.turn_discs = 0
        self.hand_before = s["hands"][seat]
        self.moon = False

    def discs_only_go_up(self, before: State, s: State) -> None:
        for was, now in zip(before["discs"], s["discs"], strict=True):
            assert set(was) <= set(now), "invariant 5: a disc left the Pantacle"
        for was, now in zip(before["pentagram"], s["pentagram"], strict=True):
            assert set(now) <= set(was), "invariant 5: a disc came back to the pentagram"

    def chance_is_only_drawn_by_reshuffles(self, before: State, s: State, names: list[str]) -> None:
        assert (before["chance"] != s["chance"]) == ("reshuffled" in names), "invariant 18: chance outside a reshuffle"
        if "reshuffled" not in names:
            assert s["pile"] == before["pile"][: len(s["pile"])], "blades leave the pile from the top only"
            assert s["discard"][: len(before["discard"])] == before["discard"], "the discard row only grows"

    def demonic_discard_never_returns(self, before: State, s: State) -> None:
        for seat, (was, now) in enumerate(zip(before["slots"], s["slots"], strict=True)):
            if "demonic_discard" in was and "demonic_discard" not in now:
                self.demonic_gone.add(seat)
            assert seat not in self.demonic_gone or "demonic_discard" not in now, "invariant 7: Demonic Discard is back"

    def bribes_have_their_price(self, before: State, s: State, events: list[Event]) -> None:
        """Invariant 16, and that a bribe pays the Keepers of its Favor (PCL-PAY-01, -02)."""
        for event in events:
            if event["event"] != "bribed":
                continue
            seat, paid = event["seat"], event["payment"]
            keepers = [blade.rsplit("_", 1)[0] if blade != "resolve" else "hound" for blade in paid]
            first, second = BOX["favors"][event["favor"]]["keepers"]
            allowed = [[first, second], [first, "hound", "hound"], ["hound", "hound", second], ["hound"] * 4]
            assert keepers in allowed, f"invariant 16: {paid} pays {event['favor']}"
            blades = [blade for blade in paid if blade != "resolve"]
            kept = [blade for blade in before["hands"][seat] if blade not in blades]
            assert set(blades) <= set(before["hands"][seat])
            assert s["hands"][seat] == kept, "invariant 16: the briber's hand"
            greedy = "greedy_keepers" in before["curses"][seat] and before["veiled"][seat] != "greedy_keepers"
            waits = any(frame["frame"] == "BribeMore" for frame in s["agenda"])
            assert waits == greedy, "invariant 16: Greedy Keepers want one more blade, others do not"
            row = before["discard"] + blades
            if all(other["event"] != "reshuffled" for other in events):
                assert s["discard"] == row, "PCL-PAY-08: the order of the discard"
            else:  # the Active Sorcerer had no blade left to discard, and refilled at once
                assert s["discard"] == row[-1:], "PCL-DECK-02"
            assert ("resolve" in paid) <= (before["resolve"][seat] == 2), "PCL-PAY-04"

    def resolve_moves_as_allowed(self, s: State) -> None:
        """Invariant 11: +1 at most, for the Active Sorcerer only; it falls only to 0 and only for a briber."""
        for seat, (was, now) in enumerate(zip(self.turn_resolve, s["resolve"], strict=True)):
            rises = seat == self.turn_of and now == was + 1 and bool(self.turn_bribers)
            falls = seat in self.turn_bribers and was == 2 and now == 0
            assert now == was or rises or falls, "invariant 11: a Resolve tracker moved"


def check_course(one: Play) -> None:
    """Play one game again and check every invariant after every move."""
    t = one.start()
    codec = GAME.codec(t.state.box, one.players)
    watcher = Watcher(t.dump_state())
    assert broken(watcher.s) == [], one
    for n, (seat, move) in enumerate(one.moves):
        since = len(t.log)
        t.play(seat, move)
        s = t.dump_state()
        where = f"{one}, after move {n + 1} ({seat} {move})"
        assert broken(s) == [], where
        assert GAME.violations(t.state) == [], where
        try:
            watcher.follow(s, [codec.encode_event(event) for event in t.log[since:]])
        except AssertionError as error:
            raise AssertionError(f"{where}: {error}") from error
        assert (s["winner"] is None) != t.over, where


def check_steps(one: Play) -> None:
    """The same after every atomic step, not only where somebody has to decide."""
    t = one.start(quiet=True)
    s = t.state
    for seat, move in one.moves:
        top = s.agenda.pop()
        assert isinstance(top, Choice)
        assert top.seat == seat
        top.take(s, s.box.words.find(move))
        while s.agenda:
            found = t.dump_state()
            assert broken(found) == [], f"{one}: after {seat} {move}, before {found['agenda'][-1]}"
            step = s.agenda[-1]
            if not isinstance(step, Step):
                break
            s.agenda.pop()
            step.run(s)
    assert t.over


def test_every_invariant_holds_after_every_move():
    for one in pool():
        check_course(one)


def test_the_static_invariants_hold_after_every_atomic_step():
    for one in pool()[1::9]:
        check_steps(one)


def test_the_same_seed_and_the_same_moves_give_the_same_game():
    for one in pool()[::6]:
        again = one.at(len(one.moves))
        assert again.dump() == one.end.dump()


def test_only_the_seed_decides_the_start():
    for seed in range(40):
        first, second = (petteia.new("pantacle", 3 + seed % 3, seed) for _ in range(2))
        assert first.dump() == second.dump()
    starts = {petteia.new("pantacle", 4, seed).pending[0] for seed in range(40)}
    assert starts == {0, 1, 2, 3}


def test_the_invariants_notice_what_they_are_for():
    """Each static check says no to a state that breaks it."""
    busy = max((one for one in pool() if one.players == 4), key=lambda one: len(one.moves))
    for spoil in spoils():
        found = False
        for count in range(20, len(busy.moves), 11):
            s = busy.at(count, quiet=True).dump_state()
            assert broken(s) == []
            if spoil(s):
                assert broken(s), f"{spoil.__name__} is not noticed"
                found = True
        assert found, f"{spoil.__name__} never applied"


def spoils() -> list[Callable[[State], bool]]:
    def lose_an_adept(s: State) -> bool:
        s["adept_reserve"] -= 1
        return True

    def owe_influence(s: State) -> bool:
        s["influence"][0] -= 50
        s["influence_reserve"] += 50
        return True

    def double_a_blade(s: State) -> bool:
        s["pile"].append(s["hands"][0][0] if s["hands"][0] else s["hands"][1][0])
        return True

    def lose_a_curse(s: State) -> bool:
        s["curse_pile"].pop()
        return True

    def add_a_disc(s: State) -> bool:
        s["discs"][1] = LOCATIONS
        return bool(s["pentagram"][1])

    def double_a_power(s: State) -> bool:
        s["slots"][0] = ["hunt", "hunt"]
        return True

    def take_demonic_discard(s: State) -> bool:
        s["slots"][2] = ["demonic_discard"]
        return "demonic_discard" not in s["discs"][2]

    def give_a_curse_for_nothing(s: State) -> bool:
        s["curses"][0].append(s["curse_pile"].pop())
        return len(s["curses"][0]) > sum(point not in s["pentagram"][0] for point in CURSED)

    def veil_without_protection(s: State) -> bool:
        seats = [n for n in range(4) if s["curses"][n] and "protection" not in s["slots"][n]]
        for seat in seats:
            s["veiled"][seat] = s["curses"][seat][0]
        return bool(seats)

    def put_cubes_on_a_permanent_curse(s: State) -> bool:
        for mine in s["curses"]:
            for curse in mine:
                if curse == "denial" or not curse.startswith("exhaustion"):
                    s["influence_on"][curse] = 1
                    s["influence_reserve"] -= 1
                    return True
        return False

    def resolve_too_far(s: State) -> bool:
        s["resolve"][3] = 3
        return True

    def hold_five(s: State) -> bool:
        while len(s["hands"][0]) < 5 and s["pile"]:
            s["hands"][0].append(s["pile"].pop())
        return len(s["hands"][0]) == 5

    def win_too_early(s: State) -> bool:
        s["winner"] = 2
        return bool(s["pentagram"][2])

    return [
        lose_an_adept, owe_influence, double_a_blade, lose_a_curse, add_a_disc, double_a_power, take_demonic_discard,
        give_a_curse_for_nothing, veil_without_protection, put_cubes_on_a_permanent_curse, resolve_too_far, hold_five,
        win_too_early,
    ]  # fmt: skip
