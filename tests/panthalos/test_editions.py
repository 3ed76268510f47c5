"""Editions of Panthalos: other tokens, numbers and boards from a file. They play whole games; mistakes are named."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import petteia
from petteia.games.panthalos import GAME
from petteia.games.panthalos.components import (
    ARTISAN,
    BONUS,
    GOOD,
    LOCATION,
    MERCHANT,
    REINFORCEMENT,
    TITAN,
    UNDERWORLD,
)

from ..cases import Write
from ..editions import Editions, edition

GOODS = GOOD.names[:5]
ARTISANS = [name.removesuffix("_artisan") for name in ARTISAN.names]


def every(section: str, entries: Iterable[str], values: str) -> str:
    return f"[{section}]\n" + "\n".join(f"{one} = {{ {values} }}" for one in entries) + "\n"


def numbers(**values: int) -> str:
    return "[numbers]\n" + "\n".join(f"{name} = {{ value = {value} }}" for name, value in values.items()) + "\n"


# Three editions that are quite unlike ours and unlike each other

FULL_HOUSE = """
[edition]
name = "full-house"

[numbers]
dice = { value = 7, from = "P" }
workers_2 = { value = 7 }
workers_3 = { value = 6 }
workers_4 = { value = 5 }
workers_5.value = 4
start_rank = { value = 3 }
discs = { value = 20 }
discs_1 = { value = 8 }
discs_5 = { value = 12 }
limit_2 = { value = 30 }
start_titans = { value = 4 }
start_reinforcements = { value = 3 }
start_goods = { value = 4 }
port = { value = 7 }
merkator = { value = 8 }
agora = { value = 6 }
phalanx = { value = 7 }
art = { value = 4 }
promoted_leader = { value = 9 }

[templum]
round_1 = { value = 3 }
round_8 = { value = 6, from = "P" }

[goods]
iron = { count = 20, from = "P" }
grapes = { count = 12 }

[ships]
iron = { count = 9 }

[artisans]
any = { count = 9, cost = 0, from = "P" }
die = { count = 6, cost = 1 }

[artisans.iron]
cost = 3

[merchants]
m01 = { demand = ["any", "armor", "any"], points = 14, bonuses = ["view", "points", "discs"] }
m02 = { demand = ["wine"], points = 2, bonuses = [] }

[bonuses]
points = { amount = 6 }
promotion = { amount = 3 }

[titans]
fire_9 = { count = 9 }
air_5 = { count = 0 }

[reinforcements]
fire_3 = { count = 8 }

[underworld]
u01 = { element = "water", strength = 12, points = 9, from = "P" }

[locations]
titanus = { element = "fire" }

[small]
agora_2 = { rank = 4, lightning = true }
polis_1 = { income = "goods 3" }
"""

NARROW = """
[edition]
name = "narrow"
replace = ["small", "large"]

[numbers]
discs = { value = 7 }
discs_4 = { value = 5 }
discs_5 = { value = 5 }
penalty = { value = 5 }

[small]
polis_4 = { rank = 1, lightning = false, capacity = 1, income = "discs 3", from = "P" }
polis_8 = { rank = 6, lightning = false, capacity = 1, income = "titans 5 once", from = "P" }
agora_3 = { rank = 2, lightning = false, capacity = 1, from = "P" }
foro_1 = { rank = 1, lightning = false, capacity = 1, from = "P" }
foro_2 = { rank = 4, lightning = false, capacity = 1, from = "P" }
titanus_1 = { rank = 1, lightning = false, capacity = 0, from = "P" }
agro_1 = { rank = 1, lightning = false, capacity = 0, from = "P" }
arena_4 = { rank = 1, lightning = false, capacity = 1, from = "P" }

[large]
agora_1 = { rank = 1, lightning = true, capacity = 1, from = "P" }
agora_5 = { rank = 1, lightning = true, capacity = 1, from = "P" }
phalanx_5 = { rank = 1, lightning = true, capacity = 1, from = "P" }
art_4 = { rank = 1, lightning = true, capacity = 1, from = "P" }
foro_1 = { rank = 2, lightning = false, capacity = 1, from = "P" }
foro_2 = { rank = 2, lightning = false, capacity = 1, from = "P" }
titanus_1 = { rank = 1, lightning = false, capacity = 0, from = "P" }
agro_1 = { rank = 1, lightning = false, capacity = 0, from = "P" }
krypt_1 = { rank = 1, lightning = false, capacity = 1, from = "P" }
krypt_4 = { rank = 2, lightning = false, capacity = 1, from = "P" }
"""

FAMINE = (
    "[edition]\nname = 'famine'\n"
    + numbers(
        dice=3, workers_2=1, workers_3=1, workers_4=1, workers_5=1, start_rank=1, discs=2, discs_1=1, discs_2=2,
        discs_3=0, discs_4=1, discs_5=2, limit_2=99, limit_3=99, limit_4=99, limit_5=99, start_titans=0,
        start_reinforcements=0, start_goods=0, port=1, merkator=1, agora=1, phalanx=1, art=1,
    )
    + every("goods", GOODS, "count = 1")
    + every("ships", GOODS[1:], "count = 0")
    + every("artisans", ARTISANS[2:], "count = 0")
    + every("titans", TITAN.names[3:], "count = 0")
    + every("reinforcements", REINFORCEMENT.names[3:], "count = 0")
)  # fmt: skip

# Far corners that the limits allow


def space(name: str, rank: int = 1, lightning: bool = False, income: str = "") -> str:
    flag = "true" if lightning else "false"
    more = f"income = '{income}', " if income else ""
    return f"{name} = {{ rank = {rank}, lightning = {flag}, capacity = 1, {more}from = 'P' }}"


def with_board(*more: str) -> str:
    """Both sides with the four spaces that are needed, and some others."""
    lines = [
        space("foro_1"),
        space("foro_2"),
        *[space(one).replace("capacity = 1", "capacity = 0") for one in ("titanus_1", "agro_1")],
        *more,
    ]
    board = "\n".join(lines)
    return f"replace = ['small', 'large']\n[small]\n{board}\n[large]\n{board}"


INCOMES = ["titans 5", "goods 5", "discs 5", "reinforcements 5", "goods 1 once", "titans 1", "discs 1", "discs 2"]
ALL_SPACES = [
    *[space(f"polis_{n}", rank=(n - 1) % 6 + 1, income=income) for n, income in enumerate(INCOMES, 1)],
    *[space(f"{name}_{n}", rank=n, lightning=True) for name in ("agora", "phalanx") for n in (1, 2, 3, 4, 5)],
    *[space(f"{name}_{n}", rank=n) for name in ("art", "krypt", "arena") for n in (1, 2, 3, 4)],
    space("oraculum_1"),
]
EXTREMES = {
    "only what every board needs": with_board(),
    "every space there is": with_board(*ALL_SPACES),
    "only arenas": with_board(*[space(f"arena_{n}") for n in (1, 2, 3, 4)]),
    "one die": numbers(dice=1, workers_2=1, workers_3=1, workers_4=1, workers_5=1),
    "eight workers of rank 6": numbers(dice=8, workers_2=8, workers_3=8, workers_4=8, workers_5=8, start_rank=6),
    "a disc each": numbers(discs=1, **{f"discs_{n}": 1 for n in range(1, 6)}),
    "forty discs": numbers(discs=40, **{f"discs_{n}": 40 for n in range(1, 6)}),
    "no discs at the start": numbers(**{f"discs_{n}": 0 for n in range(1, 6)}),
    "over with the first disc": numbers(**{f"limit_{n}": 1 for n in range(2, 6)}, penalty=20),
    "no limit": numbers(**{f"limit_{n}": 99 for n in range(2, 6)}, penalty=0, duel_with_disc=40),
    "wide displays": numbers(port=10, merkator=10, agora=10, phalanx=10, art=6),
    "rich starts": numbers(start_titans=5, start_reinforcements=5, start_goods=5),
    "more at the start than there is": numbers(start_titans=5, start_reinforcements=5, start_goods=5)
    + every("goods", GOODS, "count = 1") + every("titans", TITAN.names, "count = 0")
    + every("reinforcements", REINFORCEMENT.names, "count = 0"),
    "a proud templum": every("templum", [f"round_{n}" for n in range(1, 9)], "value = 6"),
    "no tokens at all": every("titans", TITAN.names, "count = 0")
    + every("reinforcements", REINFORCEMENT.names, "count = 0")
    + every("ships", GOODS, "count = 0") + every("artisans", ARTISANS, "count = 0"),
    "many tokens": every("titans", TITAN.names, "count = 9") + every("reinforcements", REINFORCEMENT.names, "count = 9")
    + every("ships", GOODS, "count = 20") + every("artisans", ARTISANS, "count = 20, cost = 0"),
    "only dice artisans": every("artisans", ARTISANS[:-1], "count = 0")
    + "die = { count = 20, cost = 0 }\n" + numbers(art=6),
    "easy merchants": every("merchants", MERCHANT.names, "demand = ['any'], points = 0, bonuses = []"),
    "merchants with every bonus": every(
        "merchants", MERCHANT.names, f"demand = ['any'], points = 40, bonuses = {list(BONUS.names)}"
    ) + every("bonuses", [one for one in BONUS.names if one != "view"], "amount = 20") + numbers(start_goods=5),
    "greedy merchants": every(
        "merchants", MERCHANT.names, "demand = ['any', 'any', 'any', 'any', 'any', 'any']"
    ) + numbers(start_goods=5, agora=10),
    "a gentle underworld": every("underworld", UNDERWORLD.names, "strength = 0, points = 40, element = 'air'"),
    "an underworld that nobody withstands": every("underworld", UNDERWORLD.names, "strength = 60"),
    "one element": every("locations", LOCATION.names[2:], "element = 'fire'")
    + every("underworld", UNDERWORLD.names, "element = 'fire'")
    + every("titans", TITAN.names[:15], "count = 0"),
}  # fmt: skip


class TestEditions(Editions):
    game = GAME
    editions = {"narrow": NARROW, "full-house": FULL_HOUSE, "famine": FAMINE}
    edit = ("discs = { value = 7 }", "discs = { value = 8 }")
    edited = (lambda s: s["personal"][0] + s["general"][0], 8)
    extremes = EXTREMES
    extreme_players = (2, 3, 4, 5)
    for_bots = tuple(editions)

    number = "duel"
    too_much = 21
    before_it = "[goods]\niron = { count = 5 }\n[ships]\niron = { count = 3 }"
    replaceable = "small, large"
    sections = "numbers, templum, goods"
    own_mistakes = [
        # numbers
        ("numbers", "dice = { value = 0 }", "dice.value: 0", "1 to 8"),
        ("numbers", "dice = { value = 9 }", "dice.value: 9", "1 to 8"),
        ("numbers", "workers_2 = { value = 6 }", "workers_2.value", "more workers than the 5 dice"),
        ("numbers", "workers_3 = { value = 8 }", "workers_3.value", "more workers than the 5 dice"),
        ("numbers", "workers_5 = { value = 9 }", "workers_5.value", "1 to 8"),
        ("numbers", "workers_4 = { value = 0 }", "workers_4.value", "1 to 8"),
        ("numbers", "workers_6 = { value = 3 }", "workers_6", "workers_5"),
        ("numbers", "start_rank = { value = 0 }", "start_rank.value", "1 to 6"),
        ("numbers", "start_rank = { value = 7 }", "start_rank.value", "1 to 6"),
        ("numbers", "discs = { value = 0 }", "discs.value", "1 to 40"),
        ("numbers", "discs = { value = 41 }", "discs.value", "1 to 40"),
        ("numbers", "discs_1 = { value = 12 }", "discs_1.value", "more than the 11 discs"),
        ("numbers", "discs_5 = { value = 40 }", "discs_5.value", "more than the 11 discs"),
        ("numbers", "discs_5 = { value = -1 }", "discs_5.value", "0 to 40"),
        ("numbers", "limit_2 = { value = 0 }", "limit_2.value", "1 to 99"),
        ("numbers", "limit_5 = { value = 100 }", "limit_5.value", "1 to 99"),
        ("numbers", "start_titans = { value = 6 }", "start_titans.value", "0 to 5"),
        ("numbers", "start_reinforcements = { value = -1 }", "start_reinforcements.value", "0 to 5"),
        ("numbers", "start_goods = { value = 6 }", "start_goods.value", "0 to 5"),
        ("numbers", "port = { value = 0 }", "port.value", "1 to 10"),
        ("numbers", "merkator = { value = 11 }", "merkator.value", "1 to 10"),
        ("numbers", "agora = { value = 0 }", "agora.value", "1 to 10"),
        ("numbers", "phalanx = { value = 11 }", "phalanx.value", "1 to 10"),
        ("numbers", "art = { value = 7 }", "art.value", "1 to 6"),
        ("numbers", "penalty = { value = -1 }", "penalty.value", "0 to 20"),
        ("numbers", "end_shipping = { value = 11 }", "end_shipping.value", "0 to 10"),
        ("numbers", "promoted_leader = { value = 21 }", "promoted_leader.value", "0 to 20"),
        ("numbers", "duel_with_disc = { value = 41 }", "duel_with_disc.value", "0 to 40"),
        ("numbers", "duels = { value = 4 }", "duels", "duel_with_disc"),
        ("large", 'agro_1 = { from = "R, Z" }', "agro_1.from", "R, D, P, X"),
        # the templum
        ("templum", "round_1 = { value = 0 }", "round_1.value", "0 is not allowed"),
        ("templum", "round_8 = { value = 7 }", "round_8.value", "1 to 6"),
        ("templum", "round_9 = { value = 5 }", "round_9", "round_8"),
        ("templum", "round_1 = { rank = 1 }", "round_1.rank", "value"),
        # tokens
        ("goods", "grapes = { count = 0 }", "grapes.count", "1 to 40"),
        ("goods", "grapes = { count = 41 }", "grapes.count", "1 to 40"),
        ("goods", "wine = { count = 4 }", "wine", "grapes, cattle, olives, iron, cotton"),
        ("goods", "grapes = { cost = 1 }", "grapes.cost", "count"),
        ("ships", "iron = { count = 21 }", "iron.count", "0 to 20"),
        ("ships", "any = { count = 1 }", "any", "cotton"),
        ("ships", "iron = { cost = 1 }", "iron.cost", "count"),
        ("artisans", "iron = { count = -1 }", "iron.count", "0 to 20"),
        ("artisans", "iron = { cost = 11 }", "iron.cost", "0 to 10"),
        ("artisans", "iron = { cost = -1 }", "iron.cost", "0 to 10"),
        ("artisans", "smith = { count = 1 }", "smith", "die"),
        ("artisans", "iron = { price = 1 }", "iron.price", "count, cost"),
        ("titans", "air_5 = { count = 41 }", "air_5.count", "0 to 40"),
        ("titans", "air_4 = { count = 1 }", "air_4", "air_5"),
        ("titans", "air_5 = { strength = 5 }", "air_5.strength", "count"),
        ("reinforcements", "fire_3 = { count = 41 }", "fire_3.count", "0 to 40"),
        ("reinforcements", "fire_4 = { count = 1 }", "fire_4", "fire_3"),
        ("reinforcements", "fire_3 = { bonus = 1 }", "fire_3.bonus", "count"),
        # merchants
        ("merchants", "m01 = { demand = [] }", "m01.demand: 0 goods", "1 to 6"),
        ("merchants", f"m01 = {{ demand = {['any'] * 7} }}", "m01.demand: 7 goods", "1 to 6"),
        ("merchants", "m01 = { demand = ['wine', 'beer'] }", "m01.demand[1]: 'beer'", "wine, hides"),
        ("merchants", "m01 = { demand = ['grapes'] }", "m01.demand[0]: 'grapes'", "wine, hides"),
        ("merchants", "m01 = { demand = 'wine' }", "m01.demand", "a list of wine"),
        ("merchants", "m01 = { demand = [3] }", "m01.demand[0]: 3", "any"),
        ("merchants", "m01 = { demand = [['wine']] }", "m01.demand[0]", "any"),
        ("merchants", "m01 = { bonuses = ['discs', 'titans', 'discs'] }", "m01.bonuses", "twice"),
        ("merchants", "m01 = { bonuses = ['gold'] }", "m01.bonuses[0]: 'gold'", "points, discs"),
        ("merchants", "m01 = { bonuses = 'discs' }", "m01.bonuses", "a list of points"),
        ("merchants", "m01 = { points = 41 }", "m01.points", "0 to 40"),
        ("merchants", "m01 = { points = -1 }", "m01.points", "0 to 40"),
        ("merchants", "m13 = { points = 1 }", "m13", "m12"),
        ("merchants", "m01 = { price = 1 }", "m01.price", "demand"),
        ("bonuses", "points = { amount = 0 }", "points.amount", "1 to 20"),
        ("bonuses", "discs = { amount = 21 }", "discs.amount", "1 to 20"),
        ("bonuses", "view = { amount = 3 }", "view.amount", "2 to 2"),
        ("bonuses", "gold = { amount = 3 }", "gold", "view"),
        ("bonuses", "view = { value = 2 }", "view.value", "amount"),
        # the underworld and elements
        ("underworld", "u01 = { element = 'ice' }", "u01.element: 'ice'", "air, water, earth, fire"),
        ("underworld", "u01 = { element = 3 }", "u01.element: 3", "air, water, earth, fire"),
        ("underworld", "u01 = { element = ['air'] }", "u01.element", "air, water, earth, fire"),
        ("underworld", "u01 = { strength = 61 }", "u01.strength", "0 to 60"),
        ("underworld", "u01 = { strength = -1 }", "u01.strength", "0 to 60"),
        ("underworld", "u01 = { points = 41 }", "u01.points", "0 to 40"),
        ("underworld", "u13 = { points = 1 }", "u13", "u12"),
        ("underworld", "u01 = { count = 1 }", "u01.count", "element"),
        ("locations", "agora = { element = 'none' }", "agora.element: 'none'", "air, water, earth, fire"),
        ("locations", "polis = { element = 'air' }", "polis", "agora"),
        ("locations", "agora = { rank = 1 }", "agora.rank", "element"),
        # the board
        ("small", "polis_7 = { rank = 1 }", "polis_7", "polis_6"),
        ("large", "temple_1 = { rank = 1 }", "temple_1", "polis_1"),
        ("small", "polis_1 = { rank = 0 }", "polis_1.rank", "1 to 6"),
        ("large", "polis_1 = { rank = 7 }", "polis_1.rank", "1 to 6"),
        ("small", "polis_1 = { rank = 'two' }", "polis_1.rank", "1 to 6"),
        ("small", "polis_1 = { owner = 1 }", "polis_1.owner", "rank"),
        ("small", "agora_1 = { capacity = 0 }", "agora_1.capacity", "1 to 1"),
        ("small", "agora_1 = { capacity = 2 }", "agora_1.capacity", "1 to 1"),
        ("large", "titanus_1 = { capacity = 1 }", "titanus_1.capacity", "0 to 0"),
        ("large", "agro_1 = { capacity = 5 }", "agro_1.capacity", "0 to 0"),
        ("small", "agora_1 = { lightning = 1 }", "agora_1.lightning", "true, false"),
        ("small", "agora_1 = { lightning = 'yes' }", "agora_1.lightning", "true, false"),
        ("small", "polis_1 = { lightning = true }", "polis_1.lightning", "only agora, phalanx and art"),
        ("small", "oraculum_1 = { lightning = true }", "oraculum_1.lightning", "only agora, phalanx and art"),
        ("small", "foro_1 = { lightning = true }", "foro_1.lightning", "only agora, phalanx and art"),
        ("small", "titanus_1 = { lightning = true }", "titanus_1.lightning", "only agora, phalanx and art"),
        ("large", "agro_1 = { lightning = true }", "agro_1.lightning", "only agora, phalanx and art"),
        ("large", "krypt_1 = { lightning = true }", "krypt_1.lightning", "only agora, phalanx and art"),
        ("large", "arena_3 = { lightning = true }", "arena_3.lightning", "only agora, phalanx and art"),
        ("small", "titanus_1 = { rank = 2 }", "titanus_1.rank", "every figure finds a place"),
        ("large", "agro_1 = { rank = 6 }", "agro_1.rank", "every figure finds a place"),
        ("small", "agora_1 = { income = 'discs 1' }", "agora_1.income", "every space of the polis"),
        ("large", "krypt_3 = { income = '' }", "krypt_3.income", "every space of the polis"),
        ("small", "polis_1 = { income = '' }", "polis_1.income: ''", "discs, reinforcements, titans, goods"),
        ("small", "polis_1 = { income = 'discs' }", "polis_1.income: 'discs'", "a number from 1 to 5"),
        ("small", "polis_1 = { income = '2 discs' }", "polis_1.income: '2 discs'", "is not an income"),
        ("small", "polis_1 = { income = 'discs 0' }", "polis_1.income: 'discs 0'", "1 to 5"),
        ("small", "polis_1 = { income = 'discs 6' }", "polis_1.income: 'discs 6'", "1 to 5"),
        ("small", "polis_1 = { income = 'discs two' }", "polis_1.income: 'discs two'", "1 to 5"),
        ("small", "polis_1 = { income = 'discs 2 twice' }", "polis_1.income: 'discs 2 twice'", "once"),
        ("small", "polis_1 = { income = 'discs 2 once more' }", "polis_1.income", "once"),
        ("small", "polis_1 = { income = 'points 2' }", "polis_1.income: 'points 2'", "is not an income"),
        ("small", "polis_1 = { income = 2 }", "polis_1.income", "is not an income"),
        ("small", "polis_1 = { income = ['discs 2'] }", "polis_1.income", "is not an income"),
    ]
    own_refused = [
        (edition("replace = ['merchants']"), "small, large"),
        (edition("replace = ['small', 'medium']"), "small, large"),
        (edition("replace = 'small'"), "small, large"),
        (edition("replace = [['small']]"), "small, large"),
        (f"small = 1\n{edition('')}", "small"),
        (edition("[[goods]]\niron = 1"), "goods"),
        (edition("[goods]\n'red iron' = { count = 1 }"), "red iron"),
    ]


# What an edition changes


def test_an_edition_changes_what_it_says_and_nothing_else(write: Write) -> None:
    t = petteia.new(GAME, 3, 3, edition=write(FULL_HOUSE))
    s = t.dump_state()
    first, second, third = [(s["starter"] + n) % 3 for n in range(3)]
    assert [s["personal"][seat] for seat in (first, second, third)] == [8, 5, 5]
    assert [s["personal"][seat] + s["general"][seat] for seat in range(3)] == [20, 20, 20]
    for seat in range(3):
        assert s["dice"][seat] == ["unhired:rank_1", *["available:rank_3"] * 6]
        assert len(s["titans"][seat]) == 4
        assert len(s["tokens"][seat]) == 3
        assert len(s["goods"][seat]) == 4
    assert [len(s[name]) for name in ("port", "merkator", "agora", "phalanx", "art")] == [7, 8, 6, 7, 4]
    titans = s["titan_stack"] + [one for mine in s["titans"] for one in mine]
    assert [titans.count(one) for one in ("fire_9", "air_5", "air_6")] == [9, 0, 3]
    assert (s["ship_stack"] + s["port"]).count("iron_ship") == 9
    assert (s["ship_stack"] + s["port"]).count("olives_ship") == 4
    assert (s["artisan_stack"] + s["art"]).count("any_artisan") == 9
    goods = s["bag"] + s["agora"] + [one for mine in s["goods"] for one in mine]
    assert goods.count("iron") + goods.count("armor") == 20
    assert goods.count("cattle") + goods.count("hides") == 8

    table = t.view(0)["table"]
    assert table["templum"] == [3, 2, 2, 3, 3, 4, 4, 6]
    assert table["limit"] == 12
    assert table["elements"]["titanus"] == "fire"
    assert table["elements"]["krypt"] == "water"
    spaces = {one["space"]: one for one in table["spaces"]}
    assert (spaces["agora_2"]["rank"], spaces["agora_2"]["lightning"]) == (4, True)
    assert (spaces["agora_3"]["rank"], spaces["agora_3"]["lightning"]) == (1, False)
    assert spaces["polis_1"]["income"] == {"what": "goods", "amount": 3, "once": False}
    assert spaces["polis_2"]["income"] == {"what": "discs", "amount": 1, "once": False}


def test_an_edition_changes_merchants_artisans_and_the_underworld(write: Write) -> None:
    box = petteia.new(GAME, 2, 3, edition=write(FULL_HOUSE)).state.box
    base = GAME.open_box(None)
    first, second = MERCHANT.decode("m01"), MERCHANT.decode("m02")
    assert [GOOD.names[one] if one >= 0 else "any" for one in box.demand[first]] == ["armor", "any", "any"]
    assert [BONUS.names[one] for one in box.bonuses[first]] == ["points", "discs", "view"]
    assert (box.points[first], box.points[second]) == (14, 2)
    assert (len(box.demand[second]), box.bonuses[second]) == (1, ())
    assert box.demand[2:] == base.demand[2:]
    assert [box.bonus_amount[BONUS.decode(one)] for one in ("points", "discs", "promotion")] == [6, 4, 3]
    assert box.cost == [1, 1, 1, 3, 1, 0, 1]
    u01 = UNDERWORLD.decode("u01")
    assert (box.attacker[u01], box.attack[u01], box.reward[u01]) == (1, 12, 9)
    assert (box.attacker[1:], box.attack[1:]) == (base.attacker[1:], base.attack[1:])


@pytest.mark.parametrize(
    ("players", "side", "found"),
    [
        (2, "small", "polis_4 polis_8 agora_3 foro_1 foro_2 titanus_1 agro_1 arena_4"),
        (3, "small", "polis_4 polis_8 agora_3 foro_1 foro_2 titanus_1 agro_1 arena_4"),
        (4, "large", "agora_1 agora_5 phalanx_5 art_4 foro_1 foro_2 titanus_1 agro_1 krypt_1 krypt_4"),
        (5, "large", "agora_1 agora_5 phalanx_5 art_4 foro_1 foro_2 titanus_1 agro_1 krypt_1 krypt_4"),
    ],
)
def test_a_side_of_the_board_may_be_replaced_as_a_whole(write: Write, players: int, side: str, found: str) -> None:
    t = petteia.new(GAME, players, 1, edition=write(NARROW))
    table = t.view(None)["table"]
    assert table["side"] == side
    assert [one["space"] for one in table["spaces"]] == found.split()
    (seat,) = t.pending
    for move in t.options(seat):
        if move.verb == "place":
            assert str(move).split()[2] in found.split()
    told = t.why(seat, "place rank_2 oraculum_1")
    assert told is not None
    assert "\n" not in told[1]


def test_one_side_alone_may_be_replaced(write: Write) -> None:
    """The other one stays as it was."""
    path = write(NARROW[: NARROW.index("[large]")].replace(', "large"', ""))
    assert len(petteia.new(GAME, 3, 1, edition=path).view(None)["table"]["spaces"]) == 8
    ours = petteia.new(GAME, 4, 1).view(None)["table"]["spaces"]
    assert petteia.new(GAME, 4, 1, edition=path).view(None)["table"]["spaces"] == ours


def test_without_replace_a_side_keeps_its_other_spaces(write: Write) -> None:
    path = write(edition("[small]\npolis_1 = { rank = 6 }"))
    spaces = petteia.new(GAME, 3, 1, edition=path).view(None)["table"]["spaces"]
    ours = petteia.new(GAME, 3, 1).view(None)["table"]["spaces"]
    assert spaces[0]["rank"] == 6
    assert spaces[1:] == ours[1:]


def test_what_a_thing_says_follows_its_edition(write: Write) -> None:
    t = petteia.new(GAME, 2, 1, edition=write(FULL_HOUSE))
    book, box, base = t.book("en"), t.state.box, GAME.open_box(None)
    for kind, number in (("merchant", 0), ("underworld", 0)):
        assert GAME.effect(book, box, kind, number) != GAME.effect(book, base, kind, number)
        assert GAME.effect(book, box, kind, 5) == GAME.effect(book, base, kind, 5)
    assert "14" in GAME.effect(book, box, "merchant", 0)


def test_a_dump_is_checked_against_its_edition(write: Write) -> None:
    path = write(FULL_HOUSE)
    dump = petteia.new(GAME, 3, 5, edition=path).dump(history=False)
    dump["state"]["general"][0] = 3
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(dump, edition=path)
    assert "discs, not 20" in str(refused.value)
    small = write(NARROW, "narrow.toml")
    dump = petteia.new(GAME, 3, 5, edition=small).dump(history=False)
    dump["state"]["leaders"][0] = "oraculum_1"
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(dump, edition=small)
    assert "oraculum_1, which this side does not have" in str(refused.value)


# Mistakes


@pytest.mark.parametrize("side", ["small", "large"])
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("foro_1 = ", "#", "foro_1: is missing"),
        ("foro_2 = ", "#", "foro_2: is missing"),
        ("titanus_1 = ", "#", "titanus_1: is missing"),
        ("agro_1 = ", "#", "agro_1: is missing"),
        ("foro_1 = ", "foro_3 = ", "foro_3: no such space; allowed: polis_1"),
        ("foro_1 = ", "titanus_2 = ", "titanus_2: no such space; allowed: polis_1"),
        ("foro_1 = ", "thermae_1 = ", "thermae_1: no such space; allowed: polis_1"),
        ("foro_1 = ", "temple = ", "temple: no such space; allowed: polis_1"),
        ("foro_1 = { rank = 1, ", "foro_1 = { ", "foro_1.rank: is missing"),
        ("foro_1 = { rank = 1, lightning = false, ", "foro_1 = { rank = 1, ", "foro_1.lightning: is missing"),
        ("agro_1 = { rank = 1, lightning = false, capacity = 0, ", "agro_1 = { rank = 1, lightning = false, ",
         "agro_1.capacity: is missing"),
        ("titanus_1 = { rank = 1, ", "titanus_1 = { rank = 3, ", "titanus_1.rank: 1 is needed"),
        ("polis_2 = { rank = 2, lightning = false, capacity = 1, income = 'discs 1', ",
         "polis_2 = { rank = 2, lightning = false, capacity = 1, ", "polis_2.income: every space of the polis"),
        (", from = 'P' }\nagro_1", " }\nagro_1", "titanus_1.from: is missing"),
    ],
)  # fmt: skip
def test_a_replaced_side_that_cannot_be_is_refused(write: Write, side: str, old: str, new: str, named: str) -> None:
    board = with_board("polis_2 = { rank = 2, lightning = false, capacity = 1, income = 'discs 1', from = 'P' }")
    whole = board[: board.index("[large]")].replace("'small', 'large'", f"'{side}'").replace("[small]", f"[{side}]")
    petteia.new(GAME, 3, 1, edition=write(edition(whole), "whole.toml"))
    assert old in whole
    assert f"[{side}] {named}" in TestEditions.refused(write(edition(whole.replace(old, new, 1))))


def test_the_number_of_dice_is_that_of_the_edition(write: Write) -> None:
    path = write(edition(numbers(dice=4)))
    assert "workers_2.value: more workers than the 4 dice" in TestEditions.refused(path)
    path = write(edition(numbers(discs=5)), "discs.toml")
    assert "discs_4.value: more than the 5 discs" in TestEditions.refused(path)
