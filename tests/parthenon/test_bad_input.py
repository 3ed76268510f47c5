"""Whatever is handed in to Parthenon, the answer is one clear line and the table stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Vocabulary

from ..bad_input import (
    NAMES,
    BadInput,
    Change,
    after,
    also,
    always,
    at,
    before,
    but,
    check_no_record,
    check_refused,
    less,
    one_clear_line,
    without,
)
from .arrange import decision, frame, idle, play, position, until
from .test_editions import hurried

NEVER_OWED = ("donate", "decided", "committed", "pondering")  # nobody waits for these
PICKING = ("compose", "launch", "bargain", "payment", "event_order", "set_order", "donation", "merchant_ships")

ARRANGED: dict[str, Callable[[], petteia.Table]] = {
    "choose_winner": lambda: position({}, {}, {}, phase="end", year=3, season=4),
    "pirate_raids": lambda: with_answer(
        position(dict(hand={"ore": 2}), dict(hand={"ore": 1, "wool": 4}), dict(hand={"gold": 1}, aegis={"army": 1}),
                 phase="event", events=["pirate_raids"]),
        "pirate_raids", 1, "endure",
    ),
    "save_from_event": lambda: until(
        position(
            dict(hand={"wool": 2, "gold": 3}, built=["academy"], philosophies=["stoicism"]),
            dict(hand={"grain": 2, "gold": 3}, built=["academy"], philosophies=["stoicism"]), {},
            phase="event", events=["pirate_raids"],
        ),
        lambda t: decision(t, 1) == "save_from_event",
    ),
    "persian_tribute": lambda: with_answer(
        position(dict(hand={"ore": 2, "wool": 2}), dict(hand={"wool": 2, "gold": 4}), dict(hand={"gold": 1}),
                 phase="event", year=2, events=["persian_tribute"]),
        "persian_tribute", 1, "pay gold",
    ),
    "drought": lambda: with_answer(
        position(dict(built=["village_3", "village_4", "village_5"]),
                 dict(hand={"grapes": 1}, built=["village_3", "village_4", "village_5"]), dict(hand={"grapes": 1}),
                 phase="event", year=2, events=["drought"]),
        "drought", 1, "pay grapes",
    ),
    "ransom": lambda: with_answer(
        position(dict(hand={"timber": 1}, built=["shrine"]), dict(hand={"timber": 1}, built=["shrine"]), {},
                 phase="event", year=3, events=["earthquake"]),
        "ransom", 1, "refuse",
    ),
    "persian_war": lambda: with_answer(
        position(dict(hand={"gold": 3}, aegis={"army": 1}), dict(hand={"wool": 1, "ore": 2}), dict(hand={"gold": 2}),
                 phase="event", year=3, events=["persian_war"]),
        "persian_war", 1, "pay ore",
    ),
    "delian_league": lambda: with_answer(
        position({}, dict(hand={"wool": 3, "ore": 2}), dict(hand={"wool": 2, "ore": 2}),
                 phase="event", year=3, events=["delian_league"]),
        "delian_league", 1, "pay wool", "pay ore", "take army",
    ),
    "assign_armies": lambda: with_answer(
        position(dict(aegis={"army": 2}), dict(aegis={"army": 1}), {}, phase="production"),
        "assign_armies", 1, "enough",
    ),
    "start_action": lambda: position(
        dict(hand={"wool": 2, "grain": 1}), dict(hand={"pottery": 1}), dict(hand={"ore": 2}),
        phase="island_trade", wonders={"statue_of_zeus": (2, "complete")},
    ),
    "peek": lambda: after(
        position({}, {}, {}, phase="journey", wonders={"oracle": (0, "complete")}), (0, "consult_oracle")
    ),
    "launch_order": lambda: after(
        position(dict(hand={"wool": 2}), dict(hand={"ore": 2}), dict(hand={"gold": 2}), phase="journey"),
        (0, "wait"), (1, "wait"), (2, "wait"), (0, "next 1"),
    ),
    "end_action": lambda: until(
        after(
            position(dict(hand={"wool": 3, "gold": 1}, fleets=[None, None]), dict(hand={"ore": 1}), {},
                     phase="journey", wonders={"colossus": (1, "complete"), "diolkos": (2, "complete")}),
            (0, "sail a egypt"), (0, "load gold"), (0, "sail b sparta"), (0, "load wool"), (0, "launch"),
        ),
        lambda t: decision(t, 0) == "end_action",
    ),
    "hazard_response": lambda: after(
        position(
            dict(fleets=[("egypt", ["gold", "warship"]), ("italy", ["gold", "gift_of_poseidon"])]),
            dict(fleets=[("egypt", ["gold", "warship"]), ("italy", ["gold", "warship", "gift_of_poseidon"])]), {},
            phase="hazard", hazards=["pirates_02"],
        ),
        (1, "show_warship a"), (1, "use_gift b"), (0, "suffer a"),
    ),
    "hazard_loss": lambda: after(
        position(
            dict(fleets=[("egypt", ["wool", "ore", "timber", "gold", "army"])]),
            dict(fleets=[("egypt", ["wool", "ore", "timber", "gold", "army"])]), {},
            phase="hazard", hazards=["storm_07"],
        ),
        (1, "lose ore"), (1, "lose wool"), (0, "lose timber"),
    ),
    "hazard_archon": lambda: TestBadInput.sound(),
    "save_from_hazard": lambda: position(
        dict(built=["academy"], philosophies=["stoicism"], fleets=[("egypt", ["gold", "gold"]), ("italy", ["ore"])]),
        dict(built=["academy"], philosophies=["stoicism"], fleets=[("egypt", ["wool", "gold"])]), {},
        phase="hazard", hazards=["storm_01"],
    ),
    "overflow": lambda: after(
        position(
            dict(fleets=[("egypt", ["wool"] * 5 + ["ore", "gold", "army"])]),
            dict(fleets=[("egypt", ["army", "warship"])]), {}, phase="return",
        ),
        (1, "stow army"), (1, "unload"), (0, "drop wool"), (0, "drop gold"),
    ),
    "request_order": lambda: after(
        position(dict(hand={"wool": 2}), {}, {}, phase="build", options={"build_mode": "ordered"}), (1, "request_order")
    ),
    "choose_philosophy": lambda: after(
        position(dict(hand={"papyrus": 1, "gold": 1}), {}, {}, phase="build"), (0, "build academy")
    ),
    "discard": lambda: after(
        position(
            dict(hand={"wool": 2, "ore": 2, "gold": 2}, built=["academy"], philosophies=["epicureanism"]),
            dict(hand={"wool": 3, "ore": 2}), {}, phase="discard",
        ),
        (1, "option_b"), (0, "option_a"), (0, "keep ore"),
    ),
    "tie_choice": lambda: after(
        position({}, {}, {}, {}, phase="archon", wonders={"amphitheater": (0, "complete")}),
        (0, "vote 1"), (1, "vote 2"), (2, "vote 0"), (3, "vote 2"),
    ),
}  # fmt: skip


def with_answer(t: petteia.Table, asked: str, seat: int, *answer: str) -> petteia.Table:
    """All are idle until this is asked; then one seat answers, and may still reconsider."""
    until(t, lambda t: decision(t, seat) == asked)
    play(t, seat, *answer)
    return t


def traced(seat: int, **cards: int) -> Change:
    """More cards were traced to a seat."""
    return lambda found: [*found[:seat], {**found[seat], **cards}, *found[seat + 1 :]]


def taken(giver: int, taker: int, card: str, might: str) -> dict[str, Change]:
    """A card that was taken unseen, and what it may have been."""
    return dict(
        taken_from=also(giver), taken_by=also(taker), taken_card=also(card), taken_of=also([might]), taken_due=also(1)
    )


class TestBadInput(BadInput):
    game = GAME

    # Moves

    games = [(players, seed) for seed in range(3) for players in (3, 4, 5, 6)]
    arranged = ARRANGED
    legal = "blow sparta"
    anyones = ("ready", "vote 0", "pass athens", "blow sparta", "choose_winner 1", "option_a")
    words_step = 5
    nonsense = (
        "blow", "blow zork", "blow athens ionia", "blow  ionia\0", "sail a", "sail d egypt", "sail a troy", "load",
        "load zork", "donate fish", "pay", "pay 2", "offer", "offer 3", "offer -1", "offer two", "accept 0",
        "accept 0-32",
        "accept 3-0", "reject 1.0", "give army army", "want", "trade a", "trade a nb_9", "trade_cheaply a nb_1 full",
        "build village_7", "build", "make village_1", "adopt zeno", "raise pyramids", "vote 3", "vote -1", "vote two",
        "protect oracle a wool", "protect colossus a army", "enter_taking a gold", "keep army", "save a army",
        "next 6", "peek troy", "carry_out famine", "blight gold", "done done",
    )  # fmt: skip

    @classmethod
    def begun(cls, choice: Any) -> bool:
        """Where several cards are picked, some have been."""
        return choice.name not in PICKING or any(
            getattr(choice, name, ()) for name in ("picks", "given", "paid", "want", "order", "cards")
        )

    @classmethod
    def decisions(cls) -> list[str]:
        return [name for name in super().decisions() if name not in NEVER_OWED]

    @classmethod
    def sound(cls) -> petteia.Table:
        """A Storm blows a Fleet away; the Archon says where to."""
        return position(
            dict(hand={"wool": 2, "gold": 1}, aegis={"army": 1}, philosophies=["stoicism"],
                 built=["village_3", "workshop_1", "fortress", "academy"],
                 fleets=[("sparta", ["wool", "wool", "gold"]), ["warship"]]),
            dict(hand={"grain": 3, "spices": 1}, fleets=[("athens", ["grain", "grain", "timber", "pottery"])]),
            dict(hand={"gold": 2}, aegis={"gift_of_poseidon": 1}, built=["village_3", "alternate_1"],
                 fleets=[("egypt", ["gold", "pottery", "gift_of_poseidon"]), ("egypt", ["ore"]), None]),
            phase="hazard", hazards=["storm_08", "pirates_01"], events=["bountiful_harvest", "locusts"],
            harbors={"athens": "+open_harbor", "egypt": "surplus_ore"}, seen={"egypt": [0]},
            wonders={"colossus": (0, "partial"), "oracle": (1, "complete"), "labyrinth": (2, "plans")},
        )  # fmt: skip

    @classmethod
    def foreign(cls, other: Vocabulary) -> list[petteia.Move]:
        return [
            *other.words("blow", Kind("land", ("troy",))),
            *other.words("vote", Kind("seat", (), 99), 100)[-1:],
            *other.words("give", Kind("card", tuple(f"c{n}" for n in range(99))))[-1:],
            *other.words("accept", Kind("offer", ("0-0", "0-99")))[-1:],
            *other.words("donate", Kind("gift", ("wool", "grain")))[:1],
            *other.pairs("sail", Kind("boat", ("a",)), Kind("land", ("troy",)))[0],
            *other.pairs("save", Kind("fleet", ("a",)), Kind("commodity", ("army",)))[0],
        ]

    @classmethod
    def looking_ahead(cls) -> tuple[petteia.Table, list[list[str]]]:
        """At Athens with Plans to take, and where Brigands wait."""
        wonders = ("parthenon", "colossus", "lighthouse", "great_library", "mausoleum", "diolkos", "labyrinth")
        tries = [["take_free_plans a", f"raise_at a {wonder}"] for wonder in wonders]
        tries += [["take_free_plans a", "buy_plans a"], ["enter b", "trade b fb_2"], ["enter b", "trade b fb_1"]]
        tries += [["enter b", f"trade b {rate}", "give wool"] for rate in ("fb_1", "fb_2")]
        tries += [["done", "resume"], ["enter_showing b", "trade b fr_1"]]
        t = position(
            dict(fleets=[("athens", ["gold", "gold", "gold", "papyrus"]), ("egypt", ["wool", "ore"])]),
            dict(hand={"gold": 2}, fleets=[("athens", ["wool", "gold"])]), dict(fleets=[("italy", ["gold"])]),
            phase="fleet_trade", harbors={"athens": "+open_harbor", "egypt": "+brigands", "italy": "+harbor_fees"},
        )  # fmt: skip
        return t, tries

    @classmethod
    def secretive(cls) -> tuple[petteia.Table, list[str]]:
        mine = {"papyrus": 3, "tools": 1, "gold": 3}
        t = position(dict(hand={"wool": 7}), dict(hand={"ore": 2}), dict(hand=mine), phase="build")
        return t, ['"papyrus": 3', '"tools": 1', '"build academy"', '"build fortress"']

    # New games

    own_options = [
        ({"adept_cap": 5}, "its options: beginner, delian_league"),
        ({"beginner": 1}, "option beginner: 1 is not allowed"),
        ({"beginner": "maybe"}, "allowed: false, true"),
        ({"journey_mode": "fast"}, "allowed: dispute, simultaneous, archon_order"),
        ({"journey_mode": 1}, "option journey_mode"),
        ({"build_mode": None}, "option build_mode"),
        ({"max_offers_per_seat": 31}, "option max_offers_per_seat: 31"),
        ({"max_offers_per_seat": -1}, "option max_offers_per_seat: -1"),
        ({"max_open_offers_per_seat": 0}, "option max_open_offers_per_seat: 0"),
        ({"max_donations_per_seat": 2.0}, "option max_donations_per_seat"),
        ({"max_harbor_trades_per_fleet": True}, "option max_harbor_trades_per_fleet"),
    ]

    # Records

    golden_players = 3
    golden_seed = 2
    record_step = 9
    other_moves = 1
    own_header = ("options: {", 'options: {"adept_cap": 5, ')
    spoiled_start = (
        ('"archon": 0', '"archon": 3'),
        ('"year": 1', '"year": 4'),
        ('"a0": "sparta"', '"a0": "troy"'),
        ('"stage": {"colossus": "partial"', '"stage": {"parthenon": "plans", "colossus": "partial"'),
        ('"fleets": [2, 1, 3]', '"fleets": [0, 1, 3]'),
    )

    @classmethod
    @cache
    def golden(cls) -> str:
        """A short Tournament of people who hardly do anything: a random game has thousands of moves."""
        t = petteia.new(GAME, cls.golden_players, cls.golden_seed, names=NAMES[: cls.golden_players], tournament=True)
        chance = Random(cls.golden_seed)
        while not t.over:
            if chance.random() < 0.95:
                idle(t)
            else:
                seat = t.pending[0]
                t.play(seat, hurried(t.options(seat), chance))
        return t.record()

    def test_a_record_with_any_edited_move_is_refused(self) -> None:
        """Where all act at the same time another seat may sometimes play that move, and it is noticed later."""
        lines, moves = self.golden_moves()
        for n in moves[:: self.record_step]:
            seat, _, move = lines[n].partition(" ")
            check_no_record("\n".join([*lines[:n], f"{(int(seat) + 1) % 3} {move}", *lines[n + 1 :]]))
            for edit in (f"{seat} zork", seat, f"7 {move}", f"-1 {move}", f"zork {move}", "", f"{seat} end:"):
                told = check_no_record("\n".join([*lines[:n], edit, *lines[n + 1 :]]))
                assert f"line {n + 1}:" in told, told

    # Dumps

    components = (
        "hand", "cargo", "fleet", "island", "event", "hazard", "harbor", "status", "wonder", "plans", "philosoph",
        "offer", "season", "year", "taken", "trace", "seat", "built", "archon", "house", "option",
    )  # fmt: skip
    maps = (
        "house", "hand", "traced", "cargo", "course", "shown", "told", "lost", "visit", "shields", "exchanges",
        "status", "status_known", "stage", "owner", "options", "sure",
        "built", "status_up", "offer_give", "offer_want", "offer_refused", "tried", "taken_of", "done",  # one may go
    )  # fmt: skip
    nothing = (0, [], None, "docked", "in_deck", "outside")
    rich_games = [(3, seed) for seed in range(6)]
    rich_enough = 12
    every_path = False
    refusals = 1200
    on_agenda = (None, "zork", [], {}, 0, 3, 10**6)
    per_seat = "hand"

    @classmethod
    def richness(cls, s: Any) -> int:
        """Offers in the market, late in a game."""
        if not s.offer_ids or s.choice(s.pending()[0]).name != "compose":
            return -1
        kept = (any(s.cargo), any(s.hazard_discard), s.harbor_discard, s.status_up, any(s.status_known), any(s.owner))
        more = (any(s.once), any(s.parched), s.order, any(s.donations), any(s.taken_by), any(s.offer_refused), s.trades)
        here = (
            len(s.offer_ids) > 1,
            any(s.offer_give),
            any(s.offer_want),
            max(s.fleets) > 1,
            max(s.offer_depth),
            s.done,
        )
        return sum(map(bool, (*kept, *more, *here, any(owner >= 0 for owner in s.owner), s.introduced, s.plagued)))

    spoiled = [
        # time
        ("state.year: 0", dict(year=always(0))),
        ("state.year: 4", dict(year=always(4))),
        ("state.season: 5", dict(season=always(5))),
        ("locusts is not of year 2", dict(year=always(2))),
        ("state.events: 3 cards", dict(events=lambda found: found[:3])),
        ("state.events: 5 cards", dict(events=also("fair_winds"))),
        ("4 different ones are dealt", dict(events=lambda found: [*found[:3], found[0]])),
        ("plague is not of year 1", dict(events=lambda found: [*found[:3], "plague"])),
        ("state.events[3]", dict(events=lambda found: [*found[:3], "famine"])),
        ("state.order", dict(order=always(["pirate_raids"]))),
        ("state.order", dict(order=always(["locusts", "locusts"]))),
        ("state.phase", dict(phase=always("winter"))),
        # islands
        ("an island stands there twice", dict(islands=at(0, "crete"))),
        ("chios is in every game", dict(islands=at(0, "samos"))),
        ("state.islands[0]", dict(islands=at(0, "delos"))),
        ("state.built[1]: a starting village is missing", dict(built=at(1, ["village_1"]))),
        ("state.built[1]: more than one alternate",
         dict(built=at(1, ["village_1", "village_2", "alternate_1", "alternate_2"]))),
        ("state.built[1]: more than 6 acropolis structures",
         dict(built=at(1, ["village_1", "village_2", "fortress", "shrine", "great_harbor", "marketplace", "academy",
                           "treasury", "alternate_1"]))),
        ("state.built[1][2]", dict(built=at(1, ["village_1", "village_2", "village_2"]))),
        ("state.built[1][2]", dict(built=at(1, ["village_1", "village_2", "village_7"]))),
        ("state.fleets[1]: 0", dict(fleets=at(1, 0))),
        ("state.fleets[2]: 4", dict(fleets=at(2, 4))),
        # cards
        ("state.traced[0]", dict(hand=at(0, {"wool": 3, "gold": 1, "army": 1}))),
        ("state.traced[1]", dict(traced=at(1, {"grain": 5, "timber": 1, "pottery": 1}))),
        ("state.traced[2]: fewer aegis", dict(traced=at(2, {"ore": 1, "pottery": 2, "gold": 4}))),
        ("state.hand[0]", dict(hand=at(0, {"wool": -1}))),
        ("state.hand[0]", dict(hand=at(0, {"wool": "2"}))),
        ("state.hand[0]", dict(hand=at(0, {"fish": 2}))),
        ("state.hand[0]", dict(hand=at(0, [2]))),
        ("state.hand: 4 values for 3 seats", dict(hand=also({}))),
        ("each card taken has", dict(taken_from=also(1))),
        ("each card taken has", dict(taken_due=also(1))),
        ("does not hold the card that was taken",
         taken(1, 0, "gold", "wool")),
        ("does not hold the card that was taken",
         taken(1, 0, "army", "army")),
        # fleets
        ("state.cargo.a0: not in order", dict(cargo=but(a0=["gold", "wool", "wool"]))),
        ("state.cargo.b1: there is no such fleet", dict(cargo=but(b1=["ore"]), traced=traced(1, ore=1))),
        ("state.cargo.a3: there is no such fleet", dict(cargo=but(a3=["army"]))),
        ("state.cargo.a5: there is no such fleet", dict(course=but(a5="egypt"))),
        ("state.cargo.b0: a docked fleet holds only aegis", dict(cargo=but(b0=["wool"]))),
        ("state.cargo.b0: 7 cards", dict(cargo=but(b0=["warship"] * 7), traced=traced(0, warship=7))),
        ("state.cargo", dict(cargo=but(d0=["ore"]))),
        ("state.cargo.a0[0]", dict(cargo=but(a0=["fish"]))),
        ("state.course.a0", dict(course=but(a0="troy"))),
        ("state.shown.a0: a card that is not aboard", dict(shown=but(a0=["ore"]))),
        ("state.shown.a0: a card that is not aboard", dict(shown=but(a0=["wool", "wool", "wool"]))),
        ("state.told.a0: ", dict(told=but(a0=[1, 0, 0, 0]))),
        ("state.visit.a0", dict(visit=but(a0="inside"))),
        ("state.shields.a0[0]", dict(shields=but(a0=["oracle"]))),
        ("state.exchanges.a0", dict(exchanges=but(a0=-1))),
        # decks
        ("0 of storm_08, not 1", dict(drawn=always([]))),
        ("2 of storm_08, not 1", dict(hazard_discard=also("storm_08"))),
        ("15 of safe_journey, not 14", dict(hazard_deck=before("safe_journey"), hazard_known=before([]))),
        ("13 of safe_journey, not 14", dict(hazard_deck=lambda found: found[1:], hazard_known=lambda found: found[1:])),
        ("state.hazard_known: one entry", dict(hazard_known=lambda found: found[1:])),
        ("state.hazard_known[0]", dict(hazard_known=before([3]))),
        ("state.hazard_deck[0]", dict(hazard_deck=before("kraken"))),
        ("4 of blockade, not 3", dict(harbor_deck=also("blockade"))),
        ("2 of blockade, not 3", dict(harbor_deck=less("blockade"))),
        ("2 of festival, not 1", dict(harbor_discard=also("festival"))),
        ("2 of festival, not 1", dict(status=but(italy="festival"))),
        ("no card on land 0", dict(status=but(athens=None), harbor_discard=also("open_harbor"))),
        ("state.status", dict(status=but(troy="festival"))),
        ("state.status_up[1]", dict(status_up=also("athens"))),
        ("state.status_known.egypt", dict(status_known=but(egypt=[3]))),
        # great wonders and philosophies
        ("parthenon is there and held, or nowhere", dict(plans_deck=less("parthenon"))),
        ("oracle is there and held, or nowhere", dict(plans_deck=also("oracle"))),
        ("parthenon is there and held, or nowhere", dict(stage=but(parthenon="plans"), owner=but(parthenon=0))),
        ("state.owner.parthenon", dict(owner=but(parthenon=0))),
        ("state.owner.oracle", dict(owner=but(oracle=None))),
        ("state.owner.oracle", dict(owner=but(oracle=3))),
        ("state.plans_taken[1]: 2, but 1", dict(plans_taken=at(1, 2))),
        ("state.plans_taken[0]: 3, but 3 great wonders; at most 2",
         dict(stage=but(parthenon="plans", diolkos="plans"), owner=but(parthenon=0, diolkos=0),
              plans_deck=lambda found: without("parthenon")(without("diolkos")(found)), plans_taken=at(0, 3))),
        ("state.stage.oracle", dict(stage=but(oracle="ruined"))),
        ("state.philosophies[1]: without an academy", dict(philosophies=at(1, ["stoicism"]))),
        ("a philosophy is owned that nobody introduced", dict(introduced=always([]))),
        ("state.philosophies[0][1]", dict(philosophies=at(0, ["stoicism", "stoicism"]))),
        ("state.introduced[0]", dict(introduced=always(["zenonism"]))),
        # offers
        ("each open offer has a number", dict(offer_ids=also("0-0"))),
        ("each open offer has a number", dict(offer_to=also(1))),
        ("state.offer_ids[0]", dict(offer_ids=also("6-0"))),
        ("state.offer_give", dict(offer_give=also(["fish"]))),
        # the table
        ("state.archon", dict(archon=always(3))),
        ("state.archon", dict(archon=always(None))),
        ("state.turn", dict(turn=always(-1))),
        ("state.done[0]", dict(done=always([3]))),
        ("state.done[1]", dict(done=always([2, 2]))),
        ("state.asked", dict(asked=always(2))),
        ("state.votes: 2 values for 3 seats", dict(votes=lambda found: found[1:])),
        ("state.votes[0]", dict(votes=at(0, 3))),
        ("state.blight", dict(blight=always("gold"))),
        ("state.once[0][0]", dict(once=at(0, ["naps"]))),
        ("state.parched[0][0]", dict(parched=at(0, ["zork"]))),
        ("state.winner", dict(winner=always(1))),
        ("state.winner", dict(winner=always("nobody"))),
        ("state.donations[0]", dict(donations=at(0, -1))),
        ("state.house", dict(house=but(zork=1))),
        ("state.house", dict(house=but(beginner=-1))),
        # chance, agenda
        ("chance", dict(chance=always([0, 0]))),
        ("chance", dict(chance=always([1]))),
        ("chance", dict(chance=always([1 << 40, 1]))),
        ("chance", dict(chance=always([1, -1]))),
        ("agenda", dict(agenda=always({}))),
        ("agenda", dict(agenda=always([{"frame": "Zork"}]))),
        ("agenda", dict(agenda=always([{"frame": "BlowAway"}]))),
        ("agenda", dict(agenda=always([{"frame": "BlowAway", "seat": 3, "ship": "a0"}]))),
        ("agenda", dict(agenda=always([{"frame": "BlowAway", "seat": 0, "ship": "a0", "zork": 1}]))),
        ("agenda", dict(agenda=always(["Build"]))),
        ("agenda", dict(agenda=also(frame("BlowAway", 0, ship="d0")))),
        ("agenda", dict(agenda=also(frame("CarryOut", event="famine")))),
        ("agenda", dict(agenda=also(frame("Sealed", 0, move="blow sparta")))),
        ("agenda", dict(agenda=also(frame("Compose", 0, to=4, give=[], want=[], answered=None)))),
        ("lanes", dict(agenda=also(frame("Market", concerned=[0, 1])))),
    ]  # fmt: skip
    unreachable = [
        ("course fleet cargo a0 agenda phase", dict(phase=always("build"), agenda=lambda found: found[:4])),
        ("agenda ship course fleet", dict(agenda=also(frame("BlowAway", 0, ship="b0")))),
        ("agenda ship fleet", dict(agenda=also(frame("BlowAway", 0, ship="c5")))),
        ("agenda archon seat", dict(agenda=also(frame("BlowAway", 1, ship="a1")))),
        ("agenda over winner", dict(agenda=always([]))),
        ("agenda drawn hazard", dict(agenda=at(-2, frame("AfterLosses", card="storm_01")))),
        ("agenda payment deed",
         dict(agenda=also(frame("Pay", 0, deed="build_village_1", ship=None, needs=["wool"], paid=[], last=None,
                                used=0)))),
        ("agenda tied winner", dict(agenda=always([frame("ChooseWinner", 0, tied=[])]))),
        ("agenda donation", dict(agenda=also(frame("Donation", 1, cards=[], aside=0)))),
        ("agenda donation", dict(agenda=also(frame("Donation", 1, cards=["gold"], aside=0)))),
        ("agenda bargain ship",
         dict(agenda=also(frame("Bargain", 0, ship="a1", rate="nb_1", discount="full", given=[], taken=[])))),
        ("agenda philosophy", dict(agenda=also(frame("ChoosePhilosophy", 1)))),
        ("agenda order", dict(agenda=also(frame("SetOrder", 0, order=[0, 0])))),
        ("agenda waiting order", dict(agenda=also(frame("LaunchOrder", 0, waiting=[1], order=[])))),
        ("agenda vote votes", dict(agenda=also(frame("TieChoice", 0)))),
        ("drawn", dict(agenda=lambda found: found[:-2])),
        ("house options", dict(house=but(hidden_trades=1))),
        ("house options", dict(house=but(max_offers_per_seat=99))),
        ("offer", dict(offer_ids=also("1-0"), offer_to=also(0), offer_give=also(["grain"]), offer_want=also(["wool"]),
                       offer_depth=also(0), offer_refused=also([]))),
        ("season", dict(season=always(0))),
        ("votes", dict(votes=at(0, 0))),
        ("told cargo", dict(told=but(a0=[5, 0, 0, 0, 0]))),
        ("shown", dict(shown=but(a3=["army"]))),
        ("lost", dict(lost=but(a5=["wool"]))),
        ("parched", dict(parched=at(0, ["village_6"]))),
        ("parched", dict(parched=at(0, ["treasury"]))),
        ("taken", taken(1, 1, "gold", "gold")),
        ("trace", dict(traced=traced(0, wool=10**15))),
        ("hand trace", dict(hand=at(0, {"wool": 10**15}), traced=traced(0, wool=10**15))),
    ]  # fmt: skip
    own_dumps = [
        ({"options": {"hidden_trades": True}}, "house"),
        ({"options": {"journey_mode": "fast"}}, "journey_mode"),
    ]


def market() -> petteia.Table:
    """Seat 0 offers Wool for Ore to seat 1, and a Gold to all for Tools."""
    t = position(dict(hand={"wool": 3, "gold": 1}), dict(hand={"ore": 2}), {}, phase="island_trade")
    play(t, 0, "offer 1", "give wool", "want ore", "propose")
    play(t, 0, "offer_all", "give gold", "want tools", "propose")
    return t


@pytest.mark.parametrize(
    ("what", "changes"),
    [
        ("state.offer_give[0]: more than the seat has", dict(offer_give=at(0, ["gold"]))),
        ("state.offer_give[0]: more than the seat has", dict(offer_give=at(0, ["wool"] * 4))),
        ("state.offer_ids[0]: nobody here", dict(offer_ids=at(0, "3-0"))),
        ("state.offer_ids[0]: nobody here", dict(offer_to=at(0, 0))),
        ("state.offer_ids: each open offer", dict(offer_ids=at(0, "0-1"))),
        ("state.offer_ids: each open offer", dict(offer_want=lambda found: found[:1])),
        ("state.offer_ids: each open offer", dict(offer_refused=also([]))),
        ("state.offer_to[0]", dict(offer_to=at(0, 4))),
        ("state.offer_refused[0][0]", dict(offer_refused=at(0, [3]))),
        ("state.offer_depth[0]", dict(offer_depth=at(0, -1))),
        ("state.offer", dict(offer_give=at(0, []), offer_want=at(0, []))),
        ("state.offer", dict(offer_want=at(0, ["wool"]))),
        ("state.offer", dict(offer_give=at(0, ["wool", "wool", "gold", "wool"]))),
        ("state.offers_made[0]", dict(offers_made=at(0, -1))),
    ],
)
def test_offers_that_cannot_be_are_refused_by_name(what: str, changes: dict[str, Change]) -> None:
    dump = market().dump(history=False)
    assert petteia.load(dump).dump(history=False) == dump
    for name, change in changes.items():
        dump["state"][name] = change(dump["state"][name])
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(dump)
    assert what in one_clear_line(refused.value)


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("build village_1", "PAR-BLD-07"), ("build fortress", "PAR-BLD-03"), ("build shrine", "PAR-BLD-11"),
        ("build alternate_1", "PAR-BLD-12"), ("make shrine", "PAR-ACR-02"), ("make fortress", "PAR-ACR-01"),
        ("make academy", "PAR-ACR-01"), ("adopt stoicism", "PAR-PHI-08"), ("adopt cynicism", "PAR-PHI-10"),
        ("buy_fleet", "PAR-FLT-01"), ("raise parthenon", "PAR-WON-01"), ("raise oracle", "PAR-WON-04"),
        ("raise colossus", "PAR-WON-10"), ("vote 1", None), ("ready", None), ("pay wool", None),
    ],
)  # fmt: skip
def test_an_illegal_action_is_refused_with_its_clause(move: str, clause: str | None) -> None:
    t = position(
        dict(hand={"wool": 1}, built=["shrine", "academy", "alternate_2"], philosophies=["cynicism"]), {}, {},
        wonders={"oracle": (0, "plans"), "colossus": (0, "plans")},
    )  # fmt: skip
    told = t.why(0, move)
    assert told is not None
    assert told[0] == clause
    check_refused(t, 0, move)


def test_a_sequence_is_played_whole_or_not_at_all() -> None:
    t = position(dict(hand={"wool": 2, "ore": 2, "gold": 2}), dict(hand={"ore": 1}), {}, phase="journey")
    check_refused(t, 0, ["sail a egypt", "load wool", "load papyrus"])
    check_refused(t, 0, ["sail a egypt", "load wool", "zork"])
    check_refused(t, 0, ["sail a egypt", "load wool", "launch", "reconsider"])
    t.play(0, ["sail a egypt", "load wool", "load gold", "launch"])
    assert t.pending == [1]


def test_a_seat_for_which_nobody_waits_may_do_only_what_it_is_offered() -> None:
    """Who has answered may reconsider; who is ready may still answer; while the Archon decides others may give."""
    launched = position(dict(hand={"wool": 2}), dict(hand={"ore": 1}), {}, phase="journey")
    play(launched, 0, "sail a egypt", "launch")
    answering = market()
    play(answering, 1, "ready")
    giving = until(
        position({}, dict(hand={"wool": 1}), {}, phase="event", events=["pirate_raids", "locusts"]),
        lambda t: t.pending == [0],
    )
    for t, seat, offered in (
        (launched, 0, ["reconsider"]),
        (answering, 1, ["accept 0-0", "reject 0-0", "counter 0-0", "reject 0-1", "counter 0-1", "resume"]),
        (giving, 1, ["donate wool"]),
    ):
        assert seat not in t.pending
        assert [str(move) for move in t.options(seat)] == offered
        for move in ("launch", "ready", "done", "load ore", "donate ore", "accept 0-1", "zork"):
            check_refused(t, seat, move)
        for move in offered:
            t.copy().play(seat, move)
