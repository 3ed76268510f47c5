"""Clauses once more: spots of the rules that could be broken without any other test of the clauses noticing."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import petteia
from petteia.games.panthalos import GAME

from ..clauses import clause
from .arrange import decision, dump, evaluating, happened, position, refused, seat, table, texts, until, workers

AWAY: dict[str, Any] = dict(leader="agro_1")
FIRE: dict[str, Any] = dict(leader="phalanx_2")  # a duel against this player is one of fire


def attacked(*titans: str, others: int = 5, **mine: Any) -> petteia.Table:
    """Seat 0, with these titans, is attacked by fire with strength 6; the other two have that many discs."""
    them = dict(leader="agro_1", discs=others)
    return evaluating(
        dict(leader="agro_1", titans=list(titans)) | mine, them, them, locations=["krypt", "krypt"], underworld=["u03"]
    )


def play(t: petteia.Table, who: int, *moves: str) -> None:
    for move in moves:
        t.play(who, move)


def lay(t: petteia.Table, who: int, *tokens: str) -> None:
    play(t, who, *[f"lay {token}" for token in tokens], "confirm")


def titans(t: petteia.Table, who: int) -> list[str]:
    return [one["token"] for one in seat(t, who)["titans"]]


# Keeping titans


@clause("PAN-KEEP-02", "PAN-KEEP-04")
@pytest.mark.parametrize("others", [0, 5])
def test_with_the_last_disc_the_first_of_two_titans_is_kept_and_the_other_goes(others: int) -> None:
    t = attacked("fire_5", "fire_6", discs=1, others=others)
    lay(t, 0, "fire_5", "fire_6")
    t.play(0, "keep fire_5")
    assert decision(t) == (1, "krypt_defend")
    assert (titans(t, 0), seat(t, 0)["personal"], table(t)["removed"]["tokens"]) == (["fire_5"], 0, ["fire_6"])


@clause("PAN-KEEP-02")
@pytest.mark.parametrize("others", [0, 5])
def test_with_discs_left_the_second_of_two_titans_is_asked_about_too(others: int) -> None:
    t = attacked("fire_5", "fire_6", discs=2, others=others)
    lay(t, 0, "fire_5", "fire_6")
    t.play(0, "keep fire_5")
    assert (decision(t), texts(t, 0)) == ((0, "keep_titans"), ["done", "keep fire_6"])


# What is known of titans


def seen_twice() -> petteia.Table:
    """Both fire Titans 9 of seat 0 and an 8 were seen; it sold a 9 unseen, then showed the others, then sold the 8."""
    t = evaluating(
        dict(leader="art_2", discs=8, titans=["fire_8", "fire_9", "fire_9"]), AWAY, AWAY,
        locations=["krypt", "art", "krypt", "art", "krypt", "krypt"], underworld=["u03"],
    )  # fmt: skip
    for moves in (
        ["lay fire_8", "lay fire_9", "lay fire_9", "confirm", "keep fire_8", "keep fire_9", "keep fire_9"],
        ["sell_tokens", "discard fire_9", "done"],
        ["lay fire_8", "lay fire_9", "confirm", "keep fire_8", "keep fire_9"],
        ["sell_tokens", "discard fire_8", "done"],
    ):
        until(t, lambda t: t.pending == [0])
        play(t, 0, *moves)
    return until(t, lambda t: t.pending == [0])


@clause("HID-02", "HID-04")
def test_of_two_equal_titans_the_one_laid_again_leaves_the_other_where_it_can_be() -> None:
    t = seen_twice()
    lay(t, 0, "fire_9")
    t.play(0, "done")
    assert titans(t, 0) == []
    for viewer in (1, 2, None):  # the other 9 can only have gone in the first sale, for the 8 went in the second
        assert all(t.determinize(viewer, seed).dump()["state"]["sold"][0] == ["fire_9", "fire_8"] for seed in range(9))


@clause("HID-02")
def test_what_was_seen_before_two_sales_is_at_hand_or_in_either() -> None:
    t = seen_twice()
    places = set()
    for seed in range(60):
        world = t.determinize(1, seed).dump()["state"]
        places.add((tuple(world["titans"][0]), tuple(world["sold"][0])))
    assert places == {
        (("fire_9",), ("fire_9", "fire_8")),
        (("fire_8",), ("fire_9", "fire_9")),
    }


@clause("HID-13", "PAN-ARENA-06")
def test_a_reinforcement_of_the_one_challenged_does_not_open_for_the_challenger() -> None:
    t = evaluating(
        dict(leader="agro_1", workers=["arena_1:4"], titans=["fire_5"]), FIRE | dict(tokens=["fire_2"]), AWAY,
        locations=["arena"], titan_stack=["air_5", "air_6", "water_7", "water_8", "earth_9"],
    )  # fmt: skip
    t.play(0, "challenge 1")
    for viewer in (1, 2, None):
        for seed in range(20):
            assert t.determinize(viewer, seed).options(0)


# What everybody hears


@clause("PAN-DUEL-05", "PAN-KRYPT-05")
def test_everybody_hears_who_laid_what() -> None:
    t = attacked("fire_5", "fire_6")
    lay(t, 0, "fire_5", "fire_6")
    for viewer in (0, 1, 2, None):
        assert happened(t, "laid", viewer) == [
            dict(event="laid", seat=0, token="fire_5"),
            dict(event="laid", seat=0, token="fire_6"),
        ]
        assert happened(t, "defended", viewer) == [dict(event="defended", seat=0, strength=11, points=2)]


# The Polis


@clause("PAN-POLIS-04")
def test_with_three_discs_for_five_workers_any_three_spaces_can_be_chosen() -> None:
    places = ["polis_1", "polis_2", "polis_3", "polis_4", "polis_5"]
    mine = dict(leader="agro_1", workers=[f"{place}:4" for place in places], discs=3)
    found: list[list[str]] = []

    def look(t: petteia.Table) -> None:
        if decision(t)[1] != "polis_allocate":
            found.append(seat(t, 0)["polis"])
            return
        for move in texts(t, 0):
            further = t.copy()
            further.play(0, move)
            look(further)

    look(evaluating(mine, AWAY, locations=["polis", "krypt"]))
    threes = [
        [a, b, c] for n, a in enumerate(places) for m, b in enumerate(places[n + 1 :], n + 1) for c in places[m + 1 :]
    ]
    assert found == threes


# The stack of the Underworld


@clause("HID-10", "PAN-MERCH-15")
def test_looking_tells_of_the_second_token_and_of_no_other() -> None:
    given = dump(dict(goods=["cloth", "armor"]), {}, {}, merkator=["m05"], round=8)
    given["state"]["known"] = [0, 2, 4, 0, 15]  # seats 1 and 2 know one each from before
    t = petteia.load(given, of=GAME)
    before = [[one and one["underworld"] for one in table(t, viewer)["underworld"]] for viewer in (0, 1, 2)]
    play(t, 0, "sell m05", "look")
    after = [[one and one["underworld"] for one in table(t, viewer)["underworld"]] for viewer in (0, 1, 2)]
    assert after[1:] == before[1:]
    assert [one is not None for one in after[0]] == [False, False, False, True, True]


# What everybody hears, once more


def heard(t: petteia.Table, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these names, each as its values, in their order."""
    return [tuple(event.values()) for event in t.events(None) if event["event"] in kinds]


@clause("PAN-ORAC-01", "PAN-ORAC-02", "PAN-ORAC-03")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_whoever_is_in_the_oraculum_starts_and_everybody_hears_it(who: int) -> None:
    seats = [dict(leader="agro_1", workers=["oraculum_1:3"] if n == who else []) for n in range(3)]
    t = evaluating(*seats, locations=["oraculum", "krypt"], starter=(who + 1) % 3)
    assert (table(t)["starter"], workers(t, who), seat(t, who)["personal"]) == (who, ["available:3"], 6)
    assert heard(t, "starts", "got-discs", "returned") == [
        ("starts", who), ("got-discs", who, 1), ("returned", who, 1)
    ]  # fmt: skip


@clause("PAN-KRYPT-08", "PAN-KRYPT-09", "PAN-KRYPT-10", "PAN-KRYPT-13")
def test_everybody_hears_who_lost_a_disc_and_whose_figures_come_back() -> None:
    broke = dict(leader="krypt_1", workers=["krypt_2:2"], discs=0, box=11)
    t = evaluating(AWAY | dict(discs=0), broke, AWAY, locations=["krypt"])
    for who in range(3):
        t.play(who, "yield")
    assert heard(t, "not-defended", "returned") == [
        ("not-defended", 0, 1), ("not-defended", 1, 0), ("not-defended", 2, 1), ("returned", 1, 2)
    ]  # fmt: skip


def duel(mine: dict[str, Any], theirs: dict[str, Any], **given: Any) -> petteia.Table:
    """Seat 0, with a worker in the Arena, has challenged seat 1 to a duel of fire."""
    attacker = dict(leader="agro_1", workers=["arena_1:4"]) | mine
    t = evaluating(attacker, FIRE | theirs, AWAY, locations=["arena"], **(dict(titan_stack=[]) | given))
    t.play(0, "challenge 1")
    return t


@clause("PAN-DUEL-05", "PAN-DUEL-07", "PAN-DUEL-14", "PAN-DUEL-16")
def test_everybody_hears_the_course_of_a_duel_that_the_defender_gives_up() -> None:
    t = duel(dict(titans=["fire_5"]), dict(titans=["fire_8"], workers=["agora_2:3"]))
    lay(t, 0, "fire_5")
    t.play(1, "stop")
    t.play(0, "eight")
    assert heard(t, "total", "stopped", "won", "demoted", "rewarded") == [
        ("total", 0, 5), ("stopped", 1), ("won", 0, 1), ("demoted", 1, "agora_2", 2), ("rewarded", 0, 8, 1)
    ]  # fmt: skip


@clause("PAN-DUEL-05", "PAN-DUEL-09", "PAN-DUEL-14", "PAN-DUEL-16")
def test_everybody_hears_the_course_of_a_duel_that_the_attacker_gives_up() -> None:
    t = duel(dict(titans=["fire_5", "fire_9"]), dict(titans=["fire_8"], discs=0))
    lay(t, 0, "fire_5")
    lay(t, 1, "fire_8")
    t.play(0, "stop")
    assert heard(t, "total", "stopped", "won", "demoted", "rewarded") == [
        ("total", 0, 5), ("total", 1, 8), ("stopped", 0), ("won", 1, 0), ("demoted", 0, "arena_1", 3),
        ("rewarded", 1, 4, 0),
    ]  # fmt: skip


@clause("PAN-DUEL-01")
def test_the_elements_of_the_locations_are_shown() -> None:
    assert table(position({}, {}))["elements"] == dict(
        agora="earth", phalanx="fire", art="fire", oraculum="air", foro="air", titanus="water", agro="earth",
        krypt="water", arena="air",
    )  # fmt: skip


@clause("PAN-SCORE-01", "HID-12")
def test_everybody_sees_the_points_that_the_end_takes_away() -> None:
    boxes = dict(box=5, points=20), dict(box=3), dict(points=7)
    t = evaluating(*[AWAY | one for one in boxes], AWAY | dict(box=8, discs=0), locations=["thermae"])
    assert t.over
    for viewer in (0, 1, None):
        assert [one["points"] for one in table(t, viewer)["seats"]] == t.scores == [5, -9, 7, -24]
    assert heard(t, "penalty") == [("penalty", 0, 5, 15), ("penalty", 1, 3, 9), ("penalty", 3, 8, 24)]


# Placing


@clause("PAN-PLACE-09", "PAN-PLACE-11")
@pytest.mark.parametrize(
    ("mine", "may"),
    [(["available:2", "available:2"], True), (["available:2"], False), (["available:2", "available:3"], True)],
)
def test_two_equal_workers_may_enter_the_foro_and_one_alone_may_not(mine: list[str], may: bool) -> None:
    t = position(dict(leader="agro_1", workers=mine), {}, {})
    assert ("place rank_2 foro_1" in texts(t, 0)) == may


# Forces


@clause("PAN-KEEP-02", "PAN-KEEP-01")
def test_two_equal_titans_are_one_option_and_both_may_be_kept() -> None:
    t = attacked("fire_9", "fire_9")
    lay(t, 0, "fire_9", "fire_9")
    assert texts(t, 0) == ["done", "keep fire_9"]
    t.play(0, "keep fire_9")
    assert texts(t, 0) == ["done", "keep fire_9"]
    t.play(0, "keep fire_9")
    assert (titans(t, 0), seat(t, 0)["personal"]) == (["fire_9", "fire_9"], 3)


@clause("PAN-KEEP-01", "PAN-KEEP-05")
@pytest.mark.parametrize("titan", ["air_5", "fire_9"])  # the first of all titans and the last
def test_every_titan_can_be_kept_and_no_reinforcement(titan: str) -> None:
    helper = titan.split("_")[0] + "_3"
    t = attacked(titan, tokens=[helper], workers=["krypt_2:2"])
    lay(t, 0, helper, titan)
    assert texts(t, 0) == ["done", f"keep {titan}"]
    t.play(0, f"keep {titan}")
    assert (titans(t, 0), table(t)["removed"]["tokens"]) == ([titan], [helper])


@clause("PAN-FORCE-06", "PAN-KRYPT-05")
def test_one_reinforcement_may_turn_the_strongest_of_several_titans() -> None:
    t = attacked("air_5", "water_9", "earth_5", tokens=["fire_1"])
    assert texts(t, 0) == ["yield", "lay fire_1"]
    t.play(0, "lay fire_1")
    assert "confirm" not in texts(t, 0)
    t = evaluating(
        dict(leader="agro_1", titans=["air_5", "water_9"], tokens=["fire_1"]), AWAY, AWAY,
        locations=["krypt"], underworld=["u01"], round=2,
    )  # fmt: skip
    assert texts(t, 0) == ["yield", "lay fire_1"]  # 10 is needed
    t.play(0, "lay fire_1")
    assert texts(t, 0) == ["lay water_9"]


@clause("PAN-ART-03", "PAN-FORO-09")
def test_equal_tokens_are_one_option_of_a_sale() -> None:
    mine = dict(leader="art_2", tokens=["iron_ship", "iron_ship"], titans=["air_5", "air_5", "air_6"])
    t = evaluating(mine, AWAY, AWAY, locations=["art"])
    t.play(0, "sell_tokens")
    assert texts(t, 0) == ["done", "discard iron_ship", "discard air_5", "discard air_6"]
    play(t, 0, "discard iron_ship", "discard air_5")
    assert texts(t, 0) == ["done", "discard air_5", "discard air_6"]


# A pair of artisans with a die


def outcomes(t: petteia.Table) -> list[tuple[str, ...]]:
    """The workers of seat 0 after every way in which it may choose now."""
    if t.pending != [0]:
        return [tuple(workers(t, 0))]
    found: list[tuple[str, ...]] = []
    for move in t.options(0):
        further = t.copy()
        further.play(0, move)
        found += outcomes(further)
    return found


@clause("PAN-ARTI-10", "PAN-ARTI-11")
@pytest.mark.parametrize(
    "mine",
    [
        ["available:5", "available:5"],
        ["available:5", "resting:5"],
        ["available:1", "resting:5"],
        ["available:5", "resting:1"],
        ["available:5", "agora_2:5", "art_2:5"],
        ["available:4", "available:5", "resting:5", "art_2:5"],
        ["available:2", "available:2", "resting:3", "agora_2:6", "art_2:5"],
        ["available:5", "available:6", "krypt_2:5"],
        ["agora_2:5", "agora_3:5"],
        ["available:4"],
        ["available:6", "resting:4"],
    ],
)
def test_a_pair_promotes_in_every_way_that_there_is_and_each_can_be_chosen_once(mine: list[str]) -> None:
    t = position(dict(workers=mine, tokens=["die_artisan"] * 2), dict(leader="agro_1"))
    t.play(0, "activate_both die_artisan")

    def promoted(dice: tuple[str, ...]) -> set[tuple[str, ...]]:
        found = set()
        for n, (place, rank) in enumerate([one.split(":") for one in dice]):
            if rank != "6":
                found.add(tuple(sorted([*dice[:n], f"{place}:{int(rank) + 1}", *dice[n + 1 :]])))
        return found

    wanted = {after for once in promoted(tuple(mine)) for after in promoted(once)}
    assert sorted(outcomes(t)) == sorted(wanted)


# Imagined worlds


@clause("HID-13")
@pytest.mark.parametrize("who", ["defender", "attacker"])
def test_what_somebody_is_about_to_lay_in_a_duel_is_chosen_afresh_in_worlds_of_the_others(who: str) -> None:
    t = duel(dict(titans=["fire_5", "fire_6"]), dict(titans=["fire_7", "fire_8"]))
    lay(t, 0, "fire_5")
    if who == "attacker":
        lay(t, 1, "fire_7")
    mover = t.pending[0]
    t.play(mover, texts(t, mover)[-1])
    for viewer in (1 - mover, 2, None):
        world = t.determinize(viewer, 1)
        top = world.dump()["state"]["agenda"][-1]
        name = "DuelDefend" if who == "defender" else "DuelRaise"
        assert top == dict(frame=name, seat=mover, against=1 - mover, picked=[])
        assert texts(world, mover)[0] == "stop"


def openers(mine: dict[str, Any], leader: str, stack: list[str]) -> list[list[str]]:
    """Seat 0 has challenged seat 1, whose leader is there: the titans that seat 0 may have, in worlds of seat 2."""
    t = evaluating(
        dict(leader="agro_1", workers=["arena_1:4"]) | mine, dict(leader=leader), AWAY,
        locations=["arena"], titan_stack=stack,
    )  # fmt: skip
    t.play(0, "challenge 1")
    return [t.determinize(2, seed).dump()["state"]["titans"][0] for seed in range(40)]


@clause("HID-13", "PAN-ARENA-06")
@pytest.mark.parametrize(
    ("leader", "element"), [("foro_1", "air"), ("titanus_1", "water"), ("agro_1", "earth"), ("art_2", "fire")]
)
def test_whoever_challenged_without_a_reinforcement_of_the_element_has_a_titan_of_it(leader: str, element: str) -> None:
    other = "water" if element == "fire" else "fire"
    stack = [f"{other}_{n}" for n in range(5, 10)] + [f"{element}_7", f"{element}_8"]
    found = openers(dict(titans=[f"{element}_5"], tokens=[f"{other}_1"]), leader, stack)
    assert all([titan for titan in hand if titan.startswith(element)] for hand in found)
    assert len({tuple(hand) for hand in found}) > 5


@clause("HID-13", "PAN-ARENA-06")
def test_whoever_challenged_with_a_reinforcement_of_the_element_may_have_any_titans() -> None:
    stack = [f"water_{n}" for n in range(5, 10)] + ["fire_7", "fire_8"]
    found = openers(dict(titans=["fire_5"], tokens=["fire_1"]), "art_2", stack)
    assert {any(titan.startswith("fire") for titan in hand) for hand in found} == {True, False}


@clause("HID-13", "PAN-ARENA-06")
def test_whoever_challenged_and_was_seen_with_a_titan_of_the_element_may_have_any_others() -> None:
    stack = [f"water_{n}" for n in range(5, 10)] + ["fire_7", "fire_8"]
    found = openers(dict(titans=["fire_5", "air_5"], shown=["fire_5"]), "art_2", stack)
    assert all("fire_5" in hand for hand in found)
    assert {len([titan for titan in hand if titan.startswith("fire")]) for hand in found} >= {1, 2}
    found = openers(dict(titans=["fire_5", "air_5"], shown=["air_5"]), "art_2", stack)
    assert all("air_5" in hand and [titan for titan in hand if titan.startswith("fire")] for hand in found)


def sold_twice() -> petteia.Table:
    """Seat 0 showed fire 5 to 8 and sold one titan unseen, showed fire 6 and 7 and sold two. Only water 5 is left."""
    t = evaluating(
        dict(leader="art_2", discs=8, workers=["arena_1:4"], titans=["air_5", "fire_5", "fire_6", "fire_7", "fire_8"]),
        AWAY, FIRE, locations=["krypt", "art", "krypt", "art", "krypt", "arena", "krypt"], underworld=["u03"],
        titan_stack=["water_5"],
    )  # fmt: skip
    shown = ["fire_5", "fire_6", "fire_7", "fire_8"]
    for moves in (
        [*[f"lay {one}" for one in shown], "confirm", *[f"keep {one}" for one in shown]],
        ["sell_tokens", "discard fire_5", "done"],
        ["lay fire_6", "lay fire_7", "confirm", "keep fire_6", "keep fire_7"],
        ["sell_tokens", "discard air_5", "discard fire_6", "done"],
    ):
        until(t, lambda t: t.pending == [0])
        play(t, 0, *moves)
    return until(t, lambda t: t.pending == [0])


World = tuple[tuple[str, ...], ...]


def imagined(t: petteia.Table, many: int) -> set[World]:
    """What seat 0 has, sold first and sold then, in worlds of seat 1."""
    found: set[World] = set()
    for seed in range(many):
        world = t.determinize(1, seed).dump()["state"]
        sold = world["sold"][0]
        found.add((tuple(sorted(world["titans"][0])), tuple(sold[:1]), tuple(sorted(sold[1:]))))
    return found


def possible(hand: int, known: dict[str, tuple[int, ...]], *others: str) -> set[World]:
    """All worlds in which each known titan is in one of its places: 0 at hand, 1 the first sale, 2 the second."""
    found: set[World] = set()
    for deal in permutations([*known, *others], hand + 3):
        world = (deal[:hand], deal[hand : hand + 1], deal[hand + 1 :])
        if all(any(one in world[place] for place in places) for one, places in known.items()):
            found.add((tuple(sorted(world[0])), world[1], tuple(sorted(world[2]))))
    return found


@clause("HID-02", "HID-04")
def test_after_two_sales_all_worlds_that_fit_are_imagined_and_no_others() -> None:
    t = sold_twice()
    known = dict(fire_5=(0, 1, 2), fire_8=(0, 1, 2), fire_6=(0, 2), fire_7=(0, 2))
    assert imagined(t, 400) == possible(2, known, "air_5", "water_5")


@clause("HID-02", "HID-04")
@pytest.mark.parametrize("titan", ["fire_7", "fire_8"])
def test_a_titan_that_is_laid_again_frees_its_place_and_no_other(titan: str) -> None:
    t = sold_twice()
    lay(t, 0, titan)
    t.play(0, "done")
    known = dict(fire_5=(0, 1, 2), fire_8=(0, 1, 2), fire_6=(0, 2), fire_7=(0, 2))
    del known[titan]
    assert imagined(t, 400) == possible(1, known, "air_5", "water_5")


@clause("HID-02", "HID-13", "PAN-ARENA-06")
def test_whoever_challenged_has_one_of_the_titans_that_make_it_possible() -> None:
    t = sold_twice()
    for who in range(3):
        t.play(who, "yield")
    t.play(0, "challenge 2")
    known = dict(fire_5=(0, 1, 2), fire_8=(0, 1, 2), fire_6=(0, 2), fire_7=(0, 2))
    able = {world for world in possible(3, known, "air_5", "water_5") if any("fire" in titan for titan in world[0])}
    assert imagined(t, 600) == able


@clause("HID-02", "HID-13", "PAN-ARENA-06")
@pytest.mark.parametrize(("leader", "element"), [("art_1", "fire"), ("foro_1", "air")])
def test_whoever_challenged_with_one_titan_left_has_the_one_for_it(leader: str, element: str) -> None:
    """Both were seen and one of them was sold; those of seat 1 could not be there."""
    t = evaluating(
        dict(leader="art_2", workers=["arena_1:4"], titans=["air_9", "fire_9"], tokens=["fire_1"]),
        dict(leader=leader, titans=["air_5", "fire_5"]), AWAY,
        locations=["krypt", "art", "arena"], underworld=["u03"], titan_stack=[],
    )  # fmt: skip
    lay(t, 0, "fire_1", "air_9", "fire_9")
    play(t, 0, "keep air_9", "keep fire_9")
    until(t, lambda t: t.pending == [0])
    other = "air" if element == "fire" else "fire"
    play(t, 0, "sell_tokens", f"discard {other}_9", "done", "challenge 1")
    for seed in range(30):
        world = t.determinize(2, seed).dump()["state"]
        assert (world["titans"][0], world["sold"][0]) == ([f"{element}_9"], [f"{other}_9"])


@clause("HID-13", "PAN-ARENA-06")
def test_the_weakest_reinforcement_of_air_opens_as_well() -> None:
    found = openers(dict(titans=["fire_5"], tokens=["air_1"]), "foro_1", ["air_5", "water_5", "water_6", "water_7"])
    assert {any(titan.startswith("air") for titan in hand) for hand in found} == {True, False}


# A sale is heard


@clause("PAN-ART-03", "PAN-ART-04", "PAN-ART-08")
def test_everybody_hears_what_was_sold_and_for_how_much() -> None:
    mine = dict(leader="art_2", tokens=["iron_ship", "fire_3"], titans=["air_5"])
    t = evaluating(AWAY, mine, AWAY, locations=["art"])
    play(t, 1, "sell_tokens", "discard iron_ship", "discard fire_3", "discard air_5", "done")
    assert heard(t, "discarded", "discarded-titans", "sold-tokens") == [
        ("discarded", 1, "iron_ship"), ("discarded", 1, "fire_3"), ("discarded-titans", 1, 1), ("sold-tokens", 1, 3, 1)
    ]  # fmt: skip


# Refusals name the right clause


@clause("PAN-ARTI-14", "PAN-ARTI-04", "PAN-ARTI-09")
def test_why_a_good_is_not_refined() -> None:
    t = position(dict(goods=["cattle", "olives", "iron", "wine"], tokens=["any_artisan"] * 2), {}, {})
    t.play(0, "activate_both any_artisan")
    assert refused(t, 0, "refine wine") == "PAN-ARTI-14"
    assert refused(t, 0, "refine grapes") == "PAN-ARTI-04"
    assert refused(t, 0, "refine iron") == "PAN-ARTI-09"  # the first of two goods comes first


@clause("PAN-PROM-09", "PAN-PROM-10", "PAN-FORO-16")
def test_why_a_worker_is_not_demoted() -> None:
    t = duel(dict(titans=["fire_5"]), dict(workers=["agora_2:1", "agora_3:3", "art_2:2", "available:promoted"]))
    lay(t, 0, "fire_5")
    t.play(1, "stop")
    assert decision(t) == (1, "duel_demote")
    assert refused(t, 1, "demote rank_1 agora_2") == "PAN-PROM-09"
    assert refused(t, 1, "demote promoted available") == "PAN-FORO-16"
    assert refused(t, 1, "demote leader phalanx_2") == "PAN-FORO-16"
    assert refused(t, 1, "demote rank_6 agora_2") == "PAN-PROM-10"


@clause("PAN-PHAL-02", "PAN-PHAL-06", "PAN-AGORA-02", "PAN-AGORA-06")
def test_why_two_things_of_a_display_are_not_taken() -> None:
    t = evaluating(
        dict(leader="agora_2"), dict(leader="phalanx_2"), locations=["agora", "phalanx"],
        agora=["grapes", "iron"], phalanx=["air_1", "fire_2"],
    )  # fmt: skip
    assert refused(t, 0, "take_goods iron grapes") == "PAN-AGORA-06"
    assert refused(t, 0, "take_goods iron iron") == "PAN-AGORA-02"
    t.play(0, "take_goods grapes iron")
    assert refused(t, 1, "recruit_both fire_2 air_1") == "PAN-PHAL-06"
    assert refused(t, 1, "recruit_both fire_2 fire_2") == "PAN-PHAL-02"


@clause("PAN-POLIS-01", "PAN-POLIS-04")
def test_why_a_disc_is_not_put_somewhere() -> None:
    mine = dict(leader="agro_1", workers=["polis_1:2", "polis_2:2", "polis_4:4"], discs=2)
    t = evaluating(mine, dict(leader="agro_1", workers=["polis_3:3"]), locations=["polis"])
    assert refused(t, 0, "disc polis_4") == "PAN-POLIS-04"
    assert refused(t, 0, "disc polis_3") == "PAN-POLIS-01"


@clause("PAN-ARTI-06", "PAN-ARTI-11")
def test_why_a_pair_is_not_activated() -> None:
    mine = dict(goods=["iron"], tokens=["iron_artisan", "iron_artisan", "cotton_artisan", "cotton_artisan"])
    t = position(mine, {}, {})
    assert refused(t, 0, "activate_both iron_artisan") == "PAN-ARTI-11"
    assert refused(t, 0, "activate_both cotton_artisan") == "PAN-ARTI-06"


@clause("PAN-FORCE-01", "PAN-FORCE-03", "PAN-FORCE-06", "PAN-KRYPT-05")
def test_why_a_token_is_not_laid() -> None:
    t = attacked("air_5", "fire_5", tokens=["iron_ship", "air_1", "fire_1", "fire_2"])
    assert refused(t, 0, "lay iron_ship") == "PAN-FORCE-01"
    assert refused(t, 0, "lay fire_9") == "PAN-FORCE-01"
    assert refused(t, 0, "lay air_1") == "PAN-FORCE-03"
    assert refused(t, 0, "lay air_5") == "PAN-FORCE-06"
    t = attacked("fire_5", tokens=["fire_1"])
    assert refused(t, 0, "lay fire_5") == "PAN-KRYPT-05"  # alone, for the reinforcement would have to come before


@clause("PAN-FORCE-06", "PAN-DUEL-08", "PAN-DUEL-11")
def test_why_a_token_is_not_added_to_what_lies_already() -> None:
    t = duel(dict(titans=["air_5", "air_9"], tokens=["fire_1"]), dict(titans=["air_5", "fire_8"], tokens=["fire_2"]))
    lay(t, 0, "fire_1")
    lay(t, 1, "fire_8")
    assert "lay air_9" in texts(t, 0)  # for the reinforcement that lies there
    assert refused(t, 0, "lay air_5") == "PAN-DUEL-08"  # it would fit, but is too weak
    lay(t, 0, "air_9")
    assert refused(t, 1, "lay air_5") == "PAN-FORCE-06"


@clause("PAN-ARENA-04", "PAN-ARENA-05", "PAN-ARENA-06")
def test_why_somebody_is_not_challenged() -> None:
    mine = dict(leader="agro_1", workers=["arena_1:4"], titans=["fire_5"])
    t = evaluating(mine, FIRE, AWAY, locations=["arena"], challenged=[1], titan_stack=[])
    assert refused(t, 0, "challenge 0") == "PAN-ARENA-04"
    assert refused(t, 0, "challenge 3") == "PAN-ARENA-04"  # nobody sits there
    assert refused(t, 0, "challenge 1") == "PAN-ARENA-05"
    assert refused(t, 0, "challenge 2") == "PAN-ARENA-06"


# Between the rounds


@clause("PAN-EOR-10", "PAN-SET-06")
def test_at_the_start_and_after_a_round_no_marks_are_left() -> None:
    t = petteia.new(GAME, players=3, seed=4)
    start = t.dump()["state"]
    until(t, lambda t: table(t)["round"] == 2)
    for state in (start, t.dump()["state"]):
        assert (state["led"], state["passed"], state["challenged"]) == ([None] * 3, [], [])
        assert (state["leaders"], state["polis"]) == (["available"] * 3, [None] * 8)


@clause("HID-02")
@pytest.mark.parametrize(
    ("doubted", "doubts", "what"),
    [
        (["fire_5", "fire_6"], [1, 1], "a titan of seat 0 that was seen is neither there nor among those sold"),
        (["fire_6", "fire_5"], [1, 0], "what was seen of seat 0 is not in the order of its sales"),
    ],
)
def test_what_was_seen_must_fit_where_the_titans_are(doubted: list[str], doubts: list[int], what: str) -> None:
    given = sold_twice().dump(history=False)
    assert petteia.load(given, of=GAME).pending == [0]
    given["state"] |= dict(
        doubted=[doubted, *given["state"]["doubted"][1:]], doubts=[doubts, *given["state"]["doubts"][1:]]
    )
    with pytest.raises(petteia.BadDump, match=what):
        petteia.load(given, of=GAME)


# And some more


@clause("PAN-SHIP-02", "PAN-SHIP-03", "PAN-SHIP-04")
def test_everybody_hears_how_many_goods_were_shipped_and_for_how_much() -> None:
    t = position(dict(goods=["iron", "iron", "armor", "wine"]), {}, {}, port=["iron_ship"])
    t.play(0, "ship iron_ship")
    assert heard(t, "shipped", "got-discs") == [("shipped", 0, "iron_ship", 3, 4), ("got-discs", 0, 1)]


@clause("PAN-FORCE-05", "PAN-FORCE-06", "PAN-KRYPT-06")
@pytest.mark.parametrize(("token", "element", "other"), [("u11", "air", "fire"), ("u07", "earth", "air")])
def test_no_titan_turns_another_one(token: str, element: str, other: str) -> None:
    mine = dict(leader="agro_1", titans=[f"{element}_5", f"{other}_9"])
    t = evaluating(mine, AWAY, AWAY, locations=["krypt"], underworld=[token])
    assert texts(t, 0) == ["yield"]


@clause("PAN-FORCE-05", "PAN-KRYPT-05")
@pytest.mark.parametrize("titan", ["air_5", "earth_9"])
def test_every_titan_of_another_element_can_be_turned(titan: str) -> None:
    t = attacked(titan, tokens=["fire_1"])
    assert texts(t, 0) == ["yield", "lay fire_1"]
    t.play(0, "lay fire_1")
    assert texts(t, 0) == [f"lay {titan}"]


@clause("PAN-FORCE-05", "PAN-FORCE-06", "PAN-KRYPT-06")
def test_a_reinforcement_turns_one_titan_however_many_of_the_element_there_are() -> None:
    mine = dict(leader="agro_1", titans=["air_5", "fire_5", "fire_6"], tokens=["air_1"])
    t = evaluating(mine, AWAY, AWAY, locations=["krypt"], underworld=["u10"], round=6)
    assert texts(t, 0) == ["yield"]  # 13 is needed, and all that there is would be 17


@clause("PAN-FORCE-05", "PAN-FORCE-06", "PAN-KRYPT-05")
@pytest.mark.parametrize(("round", "may"), [(6, True), (8, False)])  # 13 or 14 is needed, of 5, 5, 5, 1 and 2
def test_two_reinforcements_turn_two_titans_and_no_third(round: int, may: bool) -> None:
    mine = dict(leader="agro_1", titans=["fire_5", "fire_5", "fire_5"], tokens=["air_1", "air_2"])
    t = evaluating(mine, AWAY, AWAY, locations=["krypt"], underworld=["u10"], round=round)
    assert texts(t, 0) == (["yield", "lay air_1"] if may else ["yield"])


@clause("PAN-KEEP-02")
def test_titans_are_kept_from_the_first_on_and_nothing_is_asked_after_the_last() -> None:
    t = attacked("fire_5", "fire_6", "fire_7")
    lay(t, 0, "fire_5", "fire_6", "fire_7")
    t.play(0, "keep fire_6")
    assert texts(t, 0) == ["done", "keep fire_7"]
    t.play(0, "keep fire_7")
    assert decision(t) == (1, "krypt_defend")
    assert (titans(t, 0), seat(t, 0)["personal"]) == (["fire_6", "fire_7"], 3)


@clause("PAN-KRYPT-08")
def test_the_last_disc_of_the_personal_reserve_is_lost_before_any_other() -> None:
    t = evaluating(AWAY | dict(discs=1), AWAY, locations=["krypt"])
    t.play(0, "yield")
    mine = seat(t, 0)
    assert (mine["personal"], mine["general"], mine["box"]) == (0, 10, 1)


@clause("PAN-POLIS-04")
def test_nothing_is_asked_when_all_spaces_that_are_left_get_a_disc() -> None:
    mine = dict(leader="agro_1", workers=["polis_1:4", "polis_2:4", "polis_3:4"], discs=2)
    t = evaluating(mine, AWAY, locations=["polis", "krypt"])
    assert texts(t, 0) == ["disc polis_1", "disc polis_2"]
    t.play(0, "disc polis_2")
    assert (decision(t), seat(t, 0)["polis"]) == ((0, "krypt_defend"), ["polis_2", "polis_3"])


@clause("PAN-PLACE-02")
@pytest.mark.parametrize("players", [3, 5])
def test_no_space_takes_a_second_figure_but_titanus_and_agro(players: int) -> None:
    spaces = [one["space"] for one in table(position(*[{}] * players))["spaces"] if "foro" not in one["space"]]
    for one in spaces:
        t = position(dict(workers=["available:6"]), dict(workers=[f"{one}:6"]), *[{}] * (players - 2))
        assert (f"place rank_6 {one}" in texts(t, 0)) == (one in ("titanus_1", "agro_1"))


@clause("PAN-THERM-01", "PAN-AGORA-02", "PAN-PHAL-03", "PAN-ART-02")
def test_everybody_hears_who_comes_back_and_who_takes_what() -> None:
    t = evaluating(
        AWAY, dict(leader="agora_2", workers=["art_2:2", "resting:3", "resting:6"]), dict(leader="phalanx_2"),
        locations=["thermae", "agora", "phalanx", "art", "krypt"],
        agora=["grapes", "iron"], phalanx=["air_1"], art=["any_artisan"],
    )  # fmt: skip
    t.play(1, "take_goods grapes iron")
    t.play(2, "recruit air_1")
    t.play(1, "engage any_artisan")
    assert heard(t, "returned", "took-good", "took-token") == [
        ("returned", 1, 2), ("took-good", 1, "grapes"), ("took-good", 1, "iron"), ("took-token", 2, "air_1"),
        ("took-token", 1, "any_artisan"),
    ]  # fmt: skip


@clause("PAN-ARTI-02", "PAN-ARTI-06")
def test_an_artisan_that_can_be_paid_but_finds_nothing_is_not_too_dear() -> None:
    t = position(dict(goods=["iron"], tokens=["cotton_artisan"], discs=1), {}, {})
    assert refused(t, 0, "activate cotton_artisan") == "PAN-ARTI-06"


@clause("HID-02", "HID-13", "PAN-ARENA-06")
def test_a_titan_that_would_leave_no_room_for_others_is_not_the_one_that_opened() -> None:
    """Fire 5 may have gone in the first sale; fire 6 and air 9 were seen after it, so that one of them is at hand."""
    t = evaluating(
        dict(
            leader="art_2", workers=["arena_1:4"], discs=8,
            titans=["air_9", "fire_5", "fire_6"], tokens=["fire_1", "fire_2"],
        ),
        AWAY, FIRE | dict(titans=["fire_7"]),
        locations=["krypt", "art", "krypt", "art", "arena"], underworld=["u03"], titan_stack=[],
    )  # fmt: skip
    for moves in (
        ["lay fire_1", "lay air_9", "lay fire_5", "lay fire_6", "confirm", "keep air_9", "keep fire_5", "keep fire_6"],
        ["sell_tokens", "discard fire_5", "done"],
        ["lay fire_2", "lay air_9", "lay fire_6", "confirm", "keep air_9", "keep fire_6"],
        ["sell_tokens", "discard air_9", "done"],
        ["challenge 2"],
    ):
        until(t, lambda t: t.pending == [0])
        play(t, 0, *moves)
    for seed in range(30):
        world = t.determinize(1, seed).dump()["state"]
        assert (world["titans"][0], world["sold"][0]) == (["fire_6"], ["fire_5", "air_9"])


@clause("HID-01", "HID-06", "HID-07", "HID-10")
@pytest.mark.parametrize("begun", [sold_twice, lambda: petteia.new(GAME, players=3, seed=8)])
def test_worlds_depend_on_what_a_viewer_knows_and_on_nothing_else(begun: Callable[[], petteia.Table]) -> None:
    t = begun()
    for viewer in (0, 1, 2, None):
        twin = t.determinize(viewer, 99)  # another truth that looks the same
        for seed in range(5):
            assert t.determinize(viewer, seed).dump()["state"] == twin.determinize(viewer, seed).dump()["state"]


@clause("PAN-ARTI-02", "PAN-ARTI-07", "PAN-ARTI-03")
def test_everybody_hears_of_an_activation_and_what_it_costs() -> None:
    t = position(dict(goods=["iron"] * 3, tokens=["iron_artisan"] * 2), AWAY)
    t.play(0, "activate iron_artisan")
    t.play(1, "pass")
    t.play(0, "activate_both iron_artisan")
    assert heard(t, "activated", "activated-both", "refined") == [
        ("activated", 0, "iron_artisan", 1), ("refined", 0, "iron"),
        ("activated-both", 0, "iron_artisan", 1), ("refined", 0, "iron"), ("refined", 0, "iron"),
    ]  # fmt: skip


@clause("PAN-SET-11", "PAN-SHIP-01", "PAN-SHIP-04")
def test_the_first_good_can_be_shipped_as_a_refined_one() -> None:
    kinds = dict(wine="grapes", hides="cattle", oil="olives", armor="iron", cloth="cotton")
    shipped = 0
    for seed in range(12):
        t = petteia.new(GAME, players=2, seed=seed)
        (first,) = t.pending
        ship = f"{kinds[seat(t, first)['goods'][0]]}_ship"
        assert (f"ship {ship}" in texts(t, first)) == (ship in table(t)["port"])
        if ship in table(t)["port"]:
            t.play(first, f"ship {ship}")
            assert seat(t, first)["points"] == 2
            shipped += 1
    assert shipped > 3


@clause("PAN-ARENA-04")
def test_everybody_hears_who_renounced() -> None:
    t = evaluating(AWAY, dict(leader="agro_1", workers=["arena_2:2"]), locations=["arena"])
    t.play(1, "renounce")
    assert heard(t, "renounced") == [("renounced", 1)]


@clause("PAN-EOR-01", "PAN-EOR-02")
def test_after_a_round_the_dice_lie_in_their_order_again() -> None:
    """Equal positions have equal dumps, whoever went where."""
    t = evaluating(dict(leader="agro_1", workers=["agora_2:2", "titanus_1:promoted"]), AWAY, locations=["oraculum"])
    assert table(t)["round"] == 2
    assert t.dump()["state"]["dice"][0][-2:] == ["available:promoted", "resting:rank_2"]


@clause("HID-01", "HID-13")
def test_the_challenger_knows_the_own_titans_in_every_world() -> None:
    t = duel(dict(titans=["air_5", "fire_5"]), dict(titans=["fire_8"]))
    assert all(t.determinize(0, seed).dump()["state"]["titans"][0] == ["air_5", "fire_5"] for seed in range(5))
