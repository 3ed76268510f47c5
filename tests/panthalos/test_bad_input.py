"""Whatever is handed in to Panthalos, the answer is one clear line and the table stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import petteia
from petteia.games.panthalos import GAME
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Vocabulary

from ..bad_input import BadInput, Change, after, also, always, at, before, check_refused, less
from .arrange import evaluating, frame, position

ARRANGED: dict[str, Callable[[], petteia.Table]] = {
    "deliver_good": lambda: after(
        position(dict(goods=["wine", "oil", "armor"]), {}, {}, merkator=["m02"]), (0, "sell m02")
    ),
    "refine_good": lambda: after(
        position(dict(goods=["grapes", "iron"], tokens=["any_artisan"]), {}, {}), (0, "activate any_artisan")
    ),
    "underworld_look": lambda: after(
        position(dict(goods=["armor", "cloth"], titans=["air_5"]), {}, {}, merkator=["m05"]), (0, "sell m05")
    ),
    "underworld_place": lambda: after(
        position(dict(goods=["armor", "cloth"], titans=["air_5"]), {}, {}, merkator=["m05"]),
        (0, "sell m05"), (0, "look"),
    ),
    "polis_allocate": lambda: evaluating(
        dict(workers=["polis_1:2", "polis_2:3", "polis_5:4"], leader="agro_1", discs=1),
        dict(leader="agro_1"), dict(leader="agro_1"), locations=["polis"],
    ),
}  # fmt: skip
PICKING = ("token_sale", "foro_discard", "krypt_defend", "duel_open", "duel_defend", "duel_raise")
DICE = ["available:rank_2", "available:rank_3", "resting:rank_4", "agora_2:rank_2"]  # of seat 0, and one unhired


def die(text: str) -> Change:
    """Seat 0's last die is elsewhere or shows something else."""
    return lambda found: [[*DICE, text], *found[1:]]


class TestBadInput(BadInput):
    game = GAME

    # Moves

    games = [(players, seed) for players in (2, 3, 4, 5) for seed in range(3)]
    arranged = ARRANGED
    legal = "place leader agro_1"
    anyones = ("pass", "yield", "done", "stop", "place leader agro_1")
    nonsense = (
        "place leader", "place zork agro_1", "place leader zork", "place rank_0 agro_1", "place rank_7 agro_1",
        "place rank_3 thermae_1", "place leader agro_1 agro_1", "place  leader agro_1\0", "ship iron", "ship any_ship",
        "ship", "sell m13", "sell m0", "sell", "deliver ore", "activate iron", "activate_both die", "take_goods iron",
        "recruit air_5", "lay air_4", "keep air_1", "discard 2", "challenge", "challenge -1", "challenge 5",
        "challenge two", "promote rank_2", "pass now", "promote rank_2 nowhere", "pass; pass", "0 pass", "pass\npass",
    )  # fmt: skip

    @classmethod
    def begun(cls, choice: Any) -> bool:
        """Where tokens are picked one by one, some have been."""
        return choice.name not in PICKING or bool(choice.picked)

    @classmethod
    def sound(cls) -> petteia.Table:
        return position(
            dict(workers=["available:3", "available:2", "agora_2:2", "resting:4"], discs=4, box=2, points=11,
                 titans=["fire_6", "air_5"], shown=["fire_6"], tokens=["iron_ship", "any_artisan", "fire_2"],
                 goods=["iron", "cotton", "wine", "oil"]),
            dict(workers=["available:5", "polis_2:3", "available:promoted"], leader="titanus_1", discs=1, box=1,
                 points=20, titans=["water_9"], tokens=["die_artisan"], goods=["hides"]),
            dict(workers=["phalanx_1:3", "agro_1:1", "resting:2", "available:1"], leader="krypt_1", discs=0, points=7,
                 titans=["earth_7", "earth_7"]),
            round=3, starter=1, polis={"polis_1": 0, "polis_4": 2}, port=["iron_ship", "cotton_ship"],
            merkator=["m01", "m02"], agora=["iron", "grapes"], phalanx=["air_1", "fire_3"], art=["iron_artisan"],
            underworld=["u04", "u05"],
        )  # fmt: skip

    @classmethod
    def foreign(cls, other: Vocabulary) -> list[petteia.Move]:
        return [
            *other.words("ship", Kind("boat", ("raft",))),
            *other.words("lay", Kind("token", tuple(f"t{n}" for n in range(99))))[-1:],
            *other.words("sell", Kind("buyer", ("m01", "m02")))[-1:],
            *other.words("challenge", Kind("seat", (), 99), 100)[-1:],
            *other.pairs("place", Kind("man", ("king",)), Kind("square", ("e1",)))[0],
            *other.pairs("promote", Kind("man", ("pawn",)), Kind("square", ("e8",)))[0],
        ]

    @classmethod
    def looking_ahead(cls) -> tuple[petteia.Table, list[list[str]]]:
        elements = ("air", "water", "earth", "fire")
        titans = [f"{element}_{strength}" for element in elements for strength in (5, 6, 7, 8, 9)]
        tries = [["sell m01", "look", then] for then in ("keep_top", "swap", "decline")]
        tries += [["sell m05", "decline", "pass"], ["sell m05", "look", "swap", "place leader agro_1"]]
        tries += [["sell m01", "decline", f"lay {titan}"] for titan in titans]
        tries += [["sell m01", "look", f"discard {titan}"] for titan in titans]
        t = position(
            dict(goods=["armor", "cloth", "armor", "cloth", "cloth"], workers=["available:3"], tokens=["fire_1"]),
            dict(titans=["air_5", "fire_9"]), {}, merkator=["m01", "m05"], phalanx=["air_1"],
        )  # fmt: skip
        return t, tries

    @classmethod
    def secretive(cls) -> tuple[petteia.Table, list[str]]:
        mine = ["air_5", "water_6", "fire_9"]
        return position(dict(titans=["earth_8"]), {}, dict(titans=mine), turn=2), ['"place ', "earth_8", *mine]

    # New games

    own_options = [({"adept_cap": 5}, "its options: none"), ({"youngest": "1"}, "its options: none")]

    # Records

    golden_players = 2
    golden_seed = 1
    record_step = 9
    own_header = ("options: {", 'options: {"adept_cap": 5')
    spoiled_start = (
        ('"personal": [4', '"personal": [5'),
        ('"round": 3', '"round": 4'),
        ('"starter": 1', '"starter": 3'),
        ('"leaders": ["available"', '"leaders": ["polis_3"'),
    )

    # Dumps

    components = (
        "disc", "token", "good", "titan", "merchant", "underworld", "leader", "dice", "die", "seat", "round", "foro",
        "figure", "sales", " of air", " of water", " of earth", " of fire", "_ship", "_artisan",
    )  # fmt: skip
    rich_games = games[3:]
    rich_enough = 11
    every_path = False
    refusals = 1200
    per_seat = "titans"

    @classmethod
    def richness(cls, s: Any) -> int:
        """In a duel, with titans seen, in doubt and sold."""
        if s.agenda[-1].name not in PICKING[3:] or not s.agenda[-1].picked:
            return -1
        kept = (any(s.shown), any(s.doubted), any(s.sold), any(s.laid), any(s.box_discs), max(s.polis) >= 0)
        here = (any(s.goods), any(s.tokens), any(s.titans), s.gone_goods, s.gone_tokens, s.gone_merchants)
        return sum(map(bool, (*kept, *here, any(s.promoted(n) for n in range(s.players)), s.passed)))

    spoiled = [
        # what cannot even be counted
        ("polis has 7 spaces, not 8", dict(polis=lambda found: found[1:])),
        ("polis has 9 spaces, not 8", dict(polis=also(None))),
        ("seat 0 has 4 dice, not 5", dict(dice=at(0, DICE))),
        ("seat 0 has 6 dice, not 5", dict(dice=at(0, [*DICE, "unhired:rank_1", "unhired:rank_1"]))),
        ("known and underworld must be of the same length", dict(known=also(15))),
        ("known and underworld must be of the same length", dict(underworld=lambda found: found[1:])),
        ("the underworld stack is empty", dict(underworld=always([]), known=always([]))),
        ("there is no round 0", dict(round=always(0))),
        ("there is no round 9", dict(round=always(9))),
        # discs
        ("seat 0 has 12 discs, not 11", dict(personal=at(0, 5))),
        ("seat 1 has 12 discs, not 11", dict(box_discs=at(1, 2))),
        ("seat 2 has 10 discs, not 11", dict(general=lambda found: [*found[:2], found[2] - 1])),
        ("seat 0 has 12 discs, not 11", dict(polis=at(2, 0))),
        ("seat 2 has 10 discs, not 11", dict(polis=at(3, None))),
        ("seat 0 has 12 discs, not 11", dict(dice=die("available:promoted"))),
        ("personal[0]", dict(personal=at(0, -1))),
        ("personal[0]", dict(personal=at(0, "4"))),
        ("general[2]", dict(general=at(2, 1.5))),
        ("seat 0 has 1000000007 discs", dict(personal=at(0, 10**9))),
        ("polis[0]", dict(polis=at(0, 3))),
        # tokens
        ("2 of fire_6, not 3", dict(titans=at(0, ["air_5"]), shown=at(0, []))),
        ("4 of fire_6, not 3", dict(titans=at(0, ["air_5", "fire_6", "fire_6"]))),
        ("5 of iron_ship, not 4", dict(port=always(["iron_ship", "iron_ship", "cotton_ship"]))),
        ("3 of any_artisan, not 2", dict(artisan_stack=before("any_artisan"))),
        ("5 of fire_2, not 4", dict(gone_tokens=before("fire_2"))),
        ("4 of air_6, not 3", dict(sold=at(1, ["air_6"]), sales=at(1, [1]))),
        ("4 of air_6, not 3", dict(laid=at(1, ["air_6"]))),
        ("titan_stack", dict(titan_stack=before("zork"))),
        ("fire_6 does not belong to ship_stack", dict(ship_stack=before("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to port", dict(port=also("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to artisan_stack", dict(artisan_stack=before("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to art", dict(art=also("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to phalanx", dict(phalanx=also("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to reinforcement_stack",
         dict(reinforcement_stack=before("fire_6"), titans=at(0, ["air_5"]))),
        ("air_1 does not belong to titan_stack", dict(titan_stack=before("air_1"), phalanx=less("air_1"))),
        ("fire_6 does not belong to tokens of seat 1",
         dict(tokens=at(1, ["die_artisan", "fire_6"]), titans=at(0, ["air_5"]))),
        ("die_artisan does not belong to titans of seat 1",
         dict(titans=at(1, ["die_artisan", "water_9"]), tokens=at(1, []))),
        ("die_artisan does not belong to sold titans of seat 1",
         dict(sold=at(1, ["die_artisan"]), sales=at(1, [1]), tokens=at(1, []))),
        ("die_artisan does not belong to what seat 1 has laid", dict(laid=at(1, ["die_artisan"]), tokens=at(1, []))),
        # goods
        ("7 goods of kind 1, not 8", dict(goods=at(1, []))),
        ("9 goods of kind 3, not 8", dict(agora=also("iron"))),
        ("9 goods of kind 0, not 8", dict(gone_goods=also("wine"))),
        ("a refined good is in the bag or in the agora", dict(agora=always(["grapes", "armor"]))),
        ("a refined good is in the bag or in the agora", dict(bag=lambda found: ["wine", *less("grapes")(found)])),
        ("goods[0][0]", dict(goods=at(0, ["fish"]))),
        # merchants and the underworld
        ("a merchant is missing or there twice", dict(merkator=also("m03"))),
        ("a merchant is missing or there twice", dict(merkator=always(["m01"]))),
        ("a merchant is missing or there twice", dict(gone_merchants=also("m01"))),
        ("merkator[0]", dict(merkator=always(["m13"]))),
        ("an underworld token is missing or there twice", dict(gone_underworld=also("u04"))),
        ("an underworld token is missing or there twice", dict(underworld=lambda found: [found[1], *found[1:]])),
        ("10 underworld tokens in round 4", dict(round=always(4))),
        ("10 underworld tokens in round 2", dict(round=always(2))),
        ("the top underworld token must be known to all", dict(known=lambda found: [*found[:-1], 7])),
        ("the top underworld token must be known to all", dict(known=lambda found: [*found[:-1], 0])),
        # figures
        ("the leader of seat 0 must be available or on the board", dict(leaders=at(0, "unhired"))),
        ("the leader of seat 0 must be available or on the board", dict(leaders=at(0, "resting"))),
        ("the leader of seat 0 is in the polis", dict(leaders=at(0, "polis_3"))),
        ("a die of seat 0 shows leader", dict(dice=die("unhired:leader"))),
        ("a promoted leader of seat 0 is where no leader can be",
         dict(dice=die("unhired:promoted"), personal=at(0, 3))),
        ("a promoted leader of seat 0 is where no leader can be",
         dict(dice=die("resting:promoted"), personal=at(0, 3))),
        ("a promoted leader of seat 0 is where no leader can be",
         dict(dice=die("polis_3:promoted"), personal=at(0, 3))),
        ("somebody stands on polis_7, which this side does not have", dict(dice=die("polis_7:rank_5"))),
        ("somebody stands on arena_3, which this side does not have", dict(leaders=at(0, "arena_3"))),
        ("2 figures on phalanx_1", dict(dice=die("phalanx_1:rank_3"))),
        ("2 figures on krypt_1", dict(leaders=at(0, "krypt_1"))),
        ("a figure on polis_1, which a disc closes", dict(dice=die("polis_1:rank_2"))),
        ("a figure on polis_4, which a disc closes", dict(dice=die("polis_4:rank_3"))),
        ("the spaces of the foro must be held by one player", dict(dice=die("foro_1:rank_2"))),
        ("the spaces of the foro must be held by one player", dict(leaders=at(0, "foro_2"))),
        ("dice[0][4]", dict(dice=die("available:rank_7"))),
        ("dice[0][4]", dict(dice=die("thermae:rank_1"))),
        ("dice[0][4]", dict(dice=die("rank_1"))),
        ("leaders[0]", dict(leaders=at(0, None))),
        ("led[0]", dict(led=at(0, "agora_1"))),
        # displays
        ("port holds 6, not more than 5",
         dict(port=lambda found: ["grapes_ship"] * 4 + found, ship_stack=always(
             [*["cattle_ship", "olives_ship"] * 4, *["iron_ship"] * 2, *["cotton_ship"] * 3]))),
        ("merkator holds 6, not more than 5",
         dict(merkator=always(["m01", "m02", "m03", "m04", "m05", "m06"]),
              merchant_stack=always(["m07", "m08", "m09", "m10", "m11", "m12"]))),
        ("agora holds 5, not more than 4",
         dict(agora=also("cotton", "cotton", "cotton"), bag=lambda found: found[:-3])),
        ("art holds 3, not more than 2",
         dict(art=also("die_artisan", "any_artisan"),
              artisan_stack=lambda found: less("any_artisan")(found), tokens=at(1, []))),
        ("phalanx holds 5, not more than 4",
         dict(phalanx=before("air_1", "air_1", "air_1"), reinforcement_stack=lambda found: found[3:])),
        # what is known
        ("doubted and doubts of seat 0", dict(doubts=at(0, [0]))),
        ("doubted and doubts of seat 0", dict(doubted=at(0, ["air_5"]))),
        ("the sales of seat 1 do not add up", dict(sales=at(1, [1]))),
        ("the sales of seat 1 do not add up",
         dict(sold=at(1, ["water_9"]), titans=at(1, []), sales=at(1, [2]))),
        ("seat 1 was seen with titans that it does not have", dict(shown=at(1, ["air_9"]))),
        ("a titan of seat 1 that was seen is neither there nor among those sold",
         dict(sold=at(1, ["water_9"]), titans=at(1, []), sales=at(1, [1]), doubted=at(1, ["air_9"]),
              doubts=at(1, [0]))),
        ("a titan of seat 1 may have gone in a sale that has not been",
         dict(sold=at(1, ["water_9"]), titans=at(1, []), sales=at(1, [1]), doubted=at(1, ["water_9"]),
              doubts=at(1, [1]))),
        ("doubts[0]", dict(doubts=at(0, [-1]), doubted=at(0, ["air_5"]))),
        # the round
        ("somebody was challenged before the arena was evaluated", dict(challenged=always([1]))),
        ("seat 0 has passed and yet has a turn", dict(passed=always([0]))),
        ("the leader of seat 1 was placed, but not written down where", dict(led=at(1, None))),
        # seats
        ("starter", dict(starter=always(3))),
        ("starter", dict(starter=always(None))),
        ("passed[0]", dict(passed=always([3]))),
        ("passed[1]", dict(passed=always([2, 2]))),
        ("passed", dict(passed=always(2))),
        ("challenged[0]", dict(challenged=always(["0"]))),
        ("2 values for 3 seats", dict(leaders=lambda found: found[1:])),
        ("4 values for 3 seats", dict(points=also(0))),
        ("4 values for 3 seats", dict(titans=also([]))),
        ("points[0]", dict(points=at(0, -1))),
        ("lost[2]", dict(lost=at(2, None))),
        # chance, agenda
        ("chance", dict(chance=always([0, 0]))),
        ("chance", dict(chance=always([1]))),
        ("chance", dict(chance=always([1 << 40, 1]))),
        ("chance", dict(chance=always([1, -1]))),
        ("agenda", dict(agenda=always({}))),
        ("agenda", dict(agenda=always([{"frame": "Zork"}]))),
        ("agenda", dict(agenda=always([{"frame": "MainAction"}]))),
        ("agenda", dict(agenda=always([{"frame": "MainAction", "seat": 3}]))),
        ("agenda", dict(agenda=always([{"frame": "MainAction", "seat": 0, "zork": 1}]))),
        ("agenda", dict(agenda=always(["MainAction"]))),
        ("agenda", dict(agenda=also(frame("Visitors", location="port")))),
        ("agenda", dict(agenda=also(frame("Visitor", space="temple_1")))),
        ("agenda", dict(agenda=also(frame("Bonus", 0, bonus="gold")))),
        ("agenda", dict(agenda=also(frame("TokenSale", 0, picked=["zork"])))),
        ("agenda", dict(agenda=also(frame("Sealed", 0, move="pass")))),
        ("agenda", dict(agenda=also(frame("Together", concerned=[0])))),
    ]  # fmt: skip
    unreachable = [
        ("picked token agenda", dict(agenda=also(frame("TokenSale", 0, picked=["fire_9"])))),
        ("picked token agenda", dict(agenda=also(frame("Defend", 0, picked=["water_9"])))),
        ("picked token agenda", dict(agenda=also(frame("ForoDiscard", 0, rank="rank_2", place="available",
                                                       picked=["earth_9"])))),
        ("ForoDiscard agenda rank place", dict(agenda=also(frame("ForoDiscard", 0, rank="rank_6", place="available",
                                                                 picked=["iron_ship"])))),
        ("agenda seat against", dict(agenda=also(frame("DuelOpen", 0, against=0, picked=[])))),
        ("agenda deliver", dict(agenda=also(frame("DeliverGood", 0, many=9, lowest="wine")))),
        ("agenda deliver", dict(agenda=also(frame("DeliverGood", 0, many=0, lowest="wine")))),
        ("agenda refine", dict(agenda=also(frame("RefineGood", 0, many=9, lowest="grapes")))),
        ("agenda refine", dict(agenda=also(frame("RefineGood", 0, many=0, lowest="grapes")))),
        ("agenda train", dict(agenda=also(frame("TrainWorker", 0, many=99, first="unhired:leader")))),
        ("agenda polis", dict(agenda=also(frame("PolisAllocate", 0, many=1, lowest="polis_1")))),
        ("agenda foro", dict(agenda=also(frame("ForoPartner", 2)))),
        ("laid", dict(laid=at(0, ["air_5"]), titans=at(0, ["fire_6"]))),
        ("polis", dict(polis=at(7, 0), personal=at(0, 3))),
        ("agenda over round", dict(agenda=always([]))),
        ("lost", dict(lost=at(0, 3))),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("pass", "PAN-PASS-01"), ("place rank_3 polis_5", "PAN-PLACE-03"), ("place rank_3 polis_1", "PAN-PLACE-06"),
        ("place leader polis_3", "PAN-PLACE-05"), ("place rank_2 agora_2", "PAN-PLACE-02"),
        ("place rank_4 agro_1", "PAN-PLACE-01"), ("place rank_3 foro_2", "PAN-PLACE-09"),
        ("place rank_3 polis_7", "PAN-SET-01"), ("ship grapes_ship", "PAN-SHIP-01"), ("sell m01", "PAN-MERCH-01"),
        ("sell m12", "PAN-MERCH-01"), ("activate die_artisan", "PAN-ARTI-01"), ("yield", None), ("deliver wine", None),
    ],
)  # fmt: skip
def test_an_illegal_action_is_refused_with_its_clause(move: str, clause: str | None) -> None:
    t = TestBadInput.sound()
    told = t.why(0, move)
    assert told is not None
    assert told[0] == clause
    check_refused(t, 0, move)


def test_a_sequence_is_played_whole_or_not_at_all() -> None:
    t = TestBadInput.sound()
    check_refused(t, 0, ["place rank_3 foro_1", "place rank_3 foro_2"])
    check_refused(t, 0, ["place rank_3 foro_1", "zork"])
    check_refused(t, 0, ["place leader agro_1", "pass"])
    t.play(0, ["place rank_3 foro_1", "place rank_2 foro_2"])
    assert [one["place"] for one in t.view(0)["table"]["seats"][0]["dice"]].count("available") == 0
    assert t.pending == [1]


def test_the_dice_that_are_spoiled_above_are_those_of_the_position() -> None:
    assert sorted(TestBadInput.sound().dump_state()["dice"][0]) == sorted([*DICE, "unhired:rank_1"])
