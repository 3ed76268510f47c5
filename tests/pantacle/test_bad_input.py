"""Whatever is handed in to Pantacle, the answer is one clear line and the table stays as it was."""

from __future__ import annotations

from typing import Any

import petteia
from petteia.games.pantacle import GAME
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Vocabulary

from ..bad_input import NONSENSE, BadInput, after, also, always, at, check_no_dump, check_refused, replaced
from .arrange import position
from .test_properties_invariants import POWERS, broken


def announcing(*frames: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"frame": "EndOfTurn", "seat": 0}, *frames]


class TestBadInput(BadInput):
    game = GAME

    # Moves

    games = [(3 + n % 3, n) for n in range(12)]
    legal = "announce recruitment"
    anyones = ("pass", "announce hunt", "stop", "draw")
    words_step = 7
    nonsense = (
        "announce hunt hunt", "announce  hunt\0", "place top", "place zork zork", "bribe", "bribe resolve",
        "discard hound_6", "look 9", "relieve denial", "pass; pass", "0 pass",
    )  # fmt: skip

    @classmethod
    def sound(cls) -> petteia.Table:
        return position(
            dict(influence=3, adepts=2, powers=["protection", "hunt"], discs=["two_adepts"], emptied=["upper_left"],
                 curses=["exhaustion_1"], face_down="exhaustion_1", hand=["oracle_1", "oracle_2"]),
            dict(hand=["hound_1", "hound_2"]), dict(influence=5),
            marked="hunt", agenda=announcing({"frame": "AnnounceFavor", "seat": 0}),
        )  # fmt: skip

    @classmethod
    def foreign(cls, other: Vocabulary) -> list[petteia.Move]:
        return [
            *other.words("announce", Kind("favor", ("hunt", "peace"))),
            *other.words("discard", Kind("blade", tuple(f"knife_{n}" for n in range(99))))[-1:],
            *other.words("place", Kind("cell", ("a1", "b1"))),
            *other.words("bribe", Kind("payment", ("gold",))),
            *other.words("keep", Kind("promise", ("this",))),
            *other.words("look", Kind("direction", ("up", "down"))),
        ]

    @classmethod
    def looking_ahead(cls) -> tuple[petteia.Table, list[list[str]]]:
        curses = GAME.open_box(None).kinds["curse"].names
        place = "place upper_left two_influence"
        then = [["draw"], ["draw", "draw"], ["stop"], ["announce hunt"]]
        then += [["draw", f"keep {one}"] for one in curses[::4]]
        tries = [["decline", place, *rest] for rest in then]
        tries += [["look 1", place], ["look 1", "look 1"], ["look 1", "announce hunt"], ["decline", "announce hunt"]]
        return position(dict(adepts=3, influence=9, powers=["bewitchment"]), {}, {}), tries

    @classmethod
    def secretive(cls) -> tuple[petteia.Table, list[str]]:
        t = position({}, {}, dict(hand=["oracle_1", "vagrant_1", "hound_1"]))
        after(t, (0, "announce recruitment"), (1, "pass"))
        return t, ["bribe oracle_1", '"oracle_1", "vagrant_1", "hound_1"']

    # New games

    own_options = [({"adept_cap": wrong}, "adept_cap") for wrong in (3, None, "zork", -1, False, [5])]

    # Records

    golden_players = 4
    golden_seed = 22
    record_step = 3
    other_moves = 3
    own_header = ('options: {"adept_cap": ', 'options: {"adept_cap": 9')
    spoiled_start = (
        ('"influence": [3', '"influence": [4'),
        ('"marked": "hunt"', '"marked": "peace"'),
        ('"resolve": [0', '"resolve": [3'),
    )

    # Dumps

    components = (
        "blade", "curse", "adept", "influence", "disc", "power", "resolve", "protection", "seat", "viewer", "won",
    )  # fmt: skip
    maps = ("known", "influence_on", "adepts_on", "batch")
    rich_games = [(3 + n % 3, n) for n in range(12)]
    rich_enough = 7
    history_step = 1
    on_agenda = (*NONSENSE, 0, 3, 4, 10**6, 10**9)
    per_seat = "hands"

    @classmethod
    def richness(cls, s: Any) -> int:
        """While a Curse is chosen, with secrets known to some."""
        if s.agenda[-1].name != "curse_keep":
            return -1
        kept = (max(s.veiled) >= 0, any(s.influence_on), any(s.adepts_on), s.reshuffles, any(s.seen), s.extra_turn)
        return sum(map(bool, (*kept, s.marked >= 0, any(s.resolve), sum(map(bool, s.known)) > 4)))

    @classmethod
    def violations(cls, t: petteia.Table) -> list[str]:
        return broken(t.dump_state())

    spoiled = [
        ("oracle_1", dict(hands=lambda hands: [["oracle_2"], *hands[1:]])),
        ("oracle_1", dict(hands=lambda hands: [hands[0], [*hands[1], "oracle_1"], hands[2]])),
        ("oracle_1", dict(pile=lambda pile: [*pile, "oracle_1"])),
        ("hound_1", dict(discard=lambda row: ["hound_1"])),
        ("zork_1", dict(pile=lambda pile: [*pile[1:], "zork_1"])),
        ("denial", dict(curse_pile=lambda pile: [card for card in pile if card != "denial"])),
        ("denial", dict(curse_pile=lambda pile: [*pile, "denial"])),
        ("exhaustion_1", dict(curse_pile=lambda pile: [*pile, "exhaustion_1"])),
        ("exhaustion_1", dict(drawn=lambda drawn: ["exhaustion_1"])),
        ("zork", dict(curse_pile=lambda pile: [*pile, "zork"])),
        ("hunt", dict(slots=lambda slots: [["hunt", "hunt", "protection"], [], []])),
        ("zork", dict(slots=lambda slots: [["zork", "protection"], [], []])),
        ("exhaustion_1", dict(slots=lambda slots: [["hunt"], [], []])),
        ("demonic", dict(slots=lambda slots: [["protection", "demonic_discard"], [], []])),
        ("token", dict(slots=lambda slots: [POWERS, [], []])),
        ("disc", dict(discs=lambda discs: [["two_adepts", "extra_turn"], [], []])),
        ("disc", dict(discs=lambda discs: [[], [], []])),
        ("two_adepts", dict(discs=lambda discs: [["two_adepts", "two_adepts"], [], []])),
        ("zork", dict(discs=lambda discs: [["zork"], [], []])),
        ("top", dict(pentagram=lambda points: [["top", "top"], *points[1:]])),
        ("disc", dict(pentagram=lambda points: [[], *points[1:]])),
        ("zork", dict(pentagram=lambda points: [["zork"], *points[1:]])),
        ("influence", dict(influence=lambda cubes: [4, 0, 5])),
        ("influence", dict(influence=lambda cubes: [-1, 0, 5], influence_reserve=lambda cubes: cubes + 4)),
        ("influence", dict(influence=lambda cubes: [10**9, 0, 5])),
        ("influence", dict(influence_reserve=lambda cubes: cubes + 1)),
        ("influence", dict(influence_on=lambda on: {"exhaustion_1": 4})),
        ("influence", dict(influence_on=lambda on: {"exhaustion_1": -1})),
        ("denial", dict(influence_on=lambda on: {**on, "denial": 1}, influence_reserve=lambda cubes: cubes - 1)),
        ("adept", dict(adepts=lambda people: [3, 0, 0])),
        ("adept", dict(adepts=lambda people: [-1, 0, 0], adept_reserve=lambda people: people + 3)),
        ("adept", dict(adept_reserve=lambda people: people - 1)),
        ("exhaustion_5", dict(adepts_on=lambda on: {"exhaustion_5": 1}, adept_reserve=lambda people: people - 1)),
        ("exhaustion_1", dict(veiled=lambda veiled: ["exhaustion_1", "exhaustion_1", None])),
        ("denial", dict(veiled=lambda veiled: ["denial", None, None])),
        ("curse", dict(curses=lambda mine: [["exhaustion_1", "denial"], [], []],
                       curse_pile=lambda pile: [card for card in pile if card != "denial"])),
        ("resolve", dict(resolve=lambda track: [3, 0, 0])),
        ("resolve", dict(resolve=lambda track: [-1, 0, 0])),
        ("winner", dict(winner=lambda winner: 0)),
        ("won", dict(winner=lambda winner: 0, agenda=lambda agenda: [])),
        ("agenda", dict(agenda=lambda agenda: [])),
        ("active", dict(active=lambda seat: 3)),
        ("marked", dict(marked=lambda favor: "zork")),
        ("turns", dict(turns=lambda turns: [1, 1])),
        ("hands", dict(hands=lambda hands: [*hands, []])),
        ("adept_cap", dict(adept_cap=lambda cap: 5)),
        ("adept_cap", dict(adept_cap=lambda cap: 7)),
        ("seen", dict(seen=lambda seen: seen[1:])),
        ("seen", dict(seen=lambda seen: [["hound_6"], [], [], []])),
        ("seen", dict(seen=lambda seen: [["vagrant_1"], [], [], []], pile=lambda pile: pile)),
        ("known", dict(known=lambda known: {"denial": [4]})),
        ("known", dict(known=lambda known: {"zork": [1]})),
        ("exhaustion_1", dict(known=lambda known: {"exhaustion_1": [1]})),
        ("batch", dict(batch=lambda batch: {"oracle_1": 1})),
        ("batch", dict(reshuffles=lambda count: 1)),
        ("chance", dict(chance=lambda words: [0, 0])),
        ("chance", dict(chance=lambda words: [1])),
        ("chance", dict(chance=lambda words: [1 << 40, 1])),
        ("chance", dict(chance=lambda words: [1, -1])),
        ("sacrifices", dict(sacrifices=lambda count: 3)),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "Zork"}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "AnnounceFavor"}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "AnnounceFavor", "seat": 3}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "AnnounceFavor", "seat": 0, "zork": 1}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "Bribe", "seat": 0, "favor": "zork"}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "Sealed", "seat": 0, "move": "pass"}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "Together", "concerned": [0]}])),
        ("agenda", dict(agenda=lambda agenda: ["AnnounceFavor"])),
    ]  # fmt: skip
    unreachable = [
        ("active", dict(agenda=always(announcing({"frame": "AnnounceFavor", "seat": 1})))),
        ("active", dict(active=always(1))),
        ("endofturn turn stop", dict(agenda=lambda agenda: agenda[1:])),
        ("marked favor", dict(marked=always(None), agenda=lambda agenda: agenda[:1])),
        ("protection", dict(agenda=also({"frame": "ProtectionFlip", "seat": 0}))),
        ("bribe active", dict(agenda=also({"frame": "Bribe", "seat": 0, "favor": "hunt"}))),
        ("blades discarded", dict(agenda=also({"frame": "MoonDiscard", "seat": 0, "discarded": 1}))),
        ("cost pay", dict(agenda=also({"frame": "CurseMore", "seat": 0, "price": 4}))),
        ("disc location", dict(slots=at(1, ["demonic_discard"]))),
    ]  # fmt: skip
    own_dumps = [({"options": {"adept_cap": 5}}, "adept_cap")]


def test_a_sequence_is_played_whole_or_not_at_all() -> None:
    t = position(dict(powers=["protection"], curses=["denial"], discs=["two_adepts"], emptied=["upper_left"]), {}, {})
    check_refused(t, 0, ["flip denial", "announce zork"])
    check_refused(t, 0, ["flip denial", "announce hunt", "announce hunt"])
    check_refused(t, 0, ["flip denial", "announce hunt", "pass"])
    t.play(0, ["flip denial", "announce hunt"])
    assert t.pending == [1]


def test_drawn_curses_that_their_drawer_does_not_know_are_refused() -> None:
    assert "known" in check_no_dump(replaced(TestBadInput.rich(), ("state", "known"), {}))
