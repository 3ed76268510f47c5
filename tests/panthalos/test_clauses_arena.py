"""PAN-ARENA, PAN-DUEL: challenges in the Arena, and the duels that follow."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import decision, evaluating, happened, refused, seat, table, texts, workers

FIRE: dict[str, Any] = dict(leader="phalanx_2")  # a duel against this player is one of fire


def arena(*seats: dict[str, Any], locations: tuple[str, ...] = ("arena",), **given: Any) -> petteia.Table:
    """The Arena is evaluated at a table of three; nobody draws a titan unless a stack is given."""
    everyone = [dict(leader="agro_1") | one for one in seats]
    everyone += [dict(leader="agro_1")] * (3 - len(everyone))
    return evaluating(*everyone, locations=locations, **(dict(titan_stack=[]) | given))


def duel(mine: dict[str, Any], theirs: dict[str, Any], *others: dict[str, Any], **given: Any) -> petteia.Table:
    """Seat 0, with a worker in the Arena, has challenged seat 1 to a duel of fire and opens it."""
    t = arena(dict(workers=["arena_1:4"]) | mine, FIRE | theirs, *others, **given)
    t.play(0, "challenge 1")
    return t


def lay(t: petteia.Table, who: int, *tokens: str) -> None:
    for token in tokens:
        t.play(who, f"lay {token}")
    t.play(who, "confirm")


def forces(t: petteia.Table, who: int) -> list[tuple[str, ...]]:
    """All that a player may lay now, found by trying every option."""
    found: list[tuple[str, ...]] = []

    def look(t: petteia.Table, laid: tuple[str, ...]) -> None:
        for move in texts(t, who):
            if move == "confirm":
                found.append(laid)
            elif move.startswith("lay "):
                further = t.copy()
                further.play(who, move)
                look(further, (*laid, move.removeprefix("lay ")))

    look(t, ())
    return sorted(found)


def totals(t: petteia.Table) -> list[int]:
    """Attacker's and defender's."""
    found: list[int] = table(t)["duel"]["totals"]
    return found


def titans(t: petteia.Table, who: int) -> list[str]:
    return [one["token"] for one in seat(t, who)["titans"]]


# The Arena


@clause("PAN-ARENA-01")
def test_figures_act_from_the_left_whoever_starts() -> None:
    t = arena(dict(workers=["arena_2:2"]), dict(workers=["arena_1:4"]))
    assert decision(t) == (1, "arena_challenge")
    t.play(1, "renounce")
    assert decision(t) == (0, "arena_challenge")
    t.play(0, "renounce")
    assert table(t)["round"] == 2


@clause("PAN-ARENA-01")
@pytest.mark.parametrize(
    "mine", [dict(workers=["arena_2:2"]), dict(workers=["arena_2:promoted"]), dict(leader="arena_2")]
)
def test_the_owner_of_the_figure_attacks_be_it_worker_or_leader(mine: dict[str, Any]) -> None:
    t = arena(FIRE, mine | dict(titans=["fire_5"]))
    t.play(1, "challenge 0")
    assert happened(t, "challenged") == [dict(event="challenged", seat=1, whose=0, element="fire")]
    assert (table(t)["duel"]["attacker"], table(t)["duel"]["defender"]) == (1, 0)


@clause("PAN-ARENA-01")
def test_nobody_attacks_from_an_empty_arena() -> None:
    t = arena(dict(titans=["fire_9"]), FIRE)
    assert table(t)["round"] == 2


@clause("PAN-ARENA-02")
def test_the_attacker_first_draws_a_titan_in_secret() -> None:
    t = arena(dict(workers=["arena_1:4"], titans=["air_5"]), titan_stack=["water_7", "fire_8"])
    assert decision(t) == (0, "arena_challenge")
    assert titans(t, 0) == ["air_5", "water_7"]
    assert table(t)["stacks"]["titans"] == 1
    assert happened(t, "drew-titans", 0) == [dict(event="drew-titans", seat=0, amount=1, titans=["water_7"])]
    for viewer in (1, 2, None):
        assert happened(t, "drew-titans", viewer) == [dict(event="drew-titans", seat=0, amount=1)]


@clause("PAN-ARENA-03")
@pytest.mark.parametrize("move", ["renounce", "challenge 1"])
def test_the_titan_is_drawn_whether_or_not_a_duel_follows(move: str) -> None:
    t = arena(dict(workers=["arena_1:4"], titans=["fire_5"]), FIRE, dict(leader="agro_1"), titan_stack=["water_7"])
    t.play(0, move)
    assert titans(t, 0) == ["water_7", "fire_5"]


@clause("PAN-ARENA-04")
def test_the_attacker_challenges_one_other_player_or_renounces() -> None:
    t = arena(dict(workers=["arena_1:4"], titans=["fire_5", "water_5"]), FIRE, dict(leader="titanus_1"))
    assert texts(t, 0) == ["renounce", "challenge 1", "challenge 2"]
    assert refused(t, 0, "challenge 0") == "PAN-ARENA-04"
    t.play(0, "renounce")
    assert happened(t, "renounced") == [dict(event="renounced", seat=0)]
    assert happened(t, "challenged") == []
    assert table(t)["round"] == 2


@clause("PAN-ARENA-05")
def test_who_was_challenged_in_this_round_cannot_be_challenged_again() -> None:
    t = arena(dict(workers=["arena_1:4"], titans=["fire_5"]), FIRE, dict(workers=["arena_2:2"], titans=["fire_9"]))
    t.play(0, "challenge 1")
    lay(t, 0, "fire_5")
    t.play(1, "stop")
    t.play(0, "four")
    t.play(0, "done")
    assert decision(t) == (2, "arena_challenge")
    assert texts(t, 2) == ["renounce"]
    assert refused(t, 2, "challenge 1") == "PAN-ARENA-05"


@clause("PAN-ARENA-05")
def test_only_who_was_challenged_is_protected() -> None:
    t = arena(dict(workers=["arena_1:4"], titans=["fire_5"]), FIRE, challenged=[1])
    assert refused(t, 0, "challenge 1") == "PAN-ARENA-05"
    assert texts(t, 0) == ["renounce"]
    t = arena(dict(workers=["arena_1:4"], titans=["fire_5"]), FIRE, challenged=[0, 2])
    assert texts(t, 0) == ["renounce", "challenge 1"]


@clause("PAN-ARENA-06", "RUL-31")
def test_only_whom_one_could_open_against_can_be_challenged() -> None:
    t = arena(dict(workers=["arena_1:4"], titans=["fire_9"], tokens=["water_1"]), FIRE, dict(leader="agora_2"))
    assert texts(t, 0) == ["renounce", "challenge 1"]
    assert refused(t, 0, "challenge 2") == "PAN-ARENA-06"
    t = arena(dict(workers=["arena_1:4"], tokens=["earth_1"], titans=["fire_9"]), FIRE, dict(leader="agora_2"))
    assert texts(t, 0) == ["renounce", "challenge 1", "challenge 2"]
    t = arena(dict(workers=["arena_1:4"], tokens=["iron_ship"]), FIRE, dict(leader="agora_2"))
    assert texts(t, 0) == ["renounce"]  # and is asked all the same


@clause("PAN-ARENA-07")
def test_the_titan_just_drawn_may_be_used() -> None:
    t = arena(dict(workers=["arena_1:4"]), FIRE, titan_stack=["fire_7"])
    t.play(0, "challenge 1")
    lay(t, 0, "fire_7")
    assert totals(t) == [7, 0]


@clause("PAN-ARENA-08")
def test_who_was_challenged_may_still_attack() -> None:
    t = arena(
        dict(workers=["arena_1:4"], titans=["fire_5"], discs=0) | dict(leader="titanus_1"),
        FIRE | dict(workers=["arena_2:2"], titans=["water_9"]),
    )
    t.play(0, "challenge 1")
    lay(t, 0, "fire_5")
    t.play(1, "stop")
    assert seat(t, 1)["challenged"]
    assert decision(t) == (1, "arena_challenge")
    assert texts(t, 1) == ["renounce", "challenge 0"]


@clause("PAN-ARENA-09", "RUL-32")
def test_each_of_several_figures_brings_a_titan_and_a_challenge() -> None:
    t = arena(
        dict(workers=["arena_1:4", "arena_2:2"], titans=["fire_5", "fire_6"], discs=0),
        FIRE | dict(workers=["available:1"]),
        dict(leader="art_2", workers=["available:1"]),
        titan_stack=["air_5", "air_6", "air_7"],
    )
    assert titans(t, 0) == ["air_5", "fire_5", "fire_6"]
    t.play(0, "challenge 1")
    lay(t, 0, "fire_5")
    t.play(1, "stop")
    assert decision(t) == (0, "arena_challenge")
    assert titans(t, 0) == ["air_5", "air_6", "fire_6"]
    assert texts(t, 0) == ["renounce", "challenge 2"]
    t.play(0, "challenge 2")
    lay(t, 0, "fire_6")
    t.play(2, "stop")
    assert table(t)["round"] == 2
    assert t.scores == [8, 0, 0]


# The element


@clause("PAN-DUEL-01")
@pytest.mark.parametrize(
    ("place", "element"),
    [
        ("agora_2", "earth"), ("phalanx_2", "fire"), ("art_2", "fire"), ("oraculum_1", "air"), ("foro_1", "air"),
        ("titanus_1", "water"), ("agro_1", "earth"), ("krypt_2", "water"), ("arena_2", "air"),
    ],
)  # fmt: skip
def test_the_element_is_that_of_the_place_of_the_defenders_leader(place: str, element: str) -> None:
    mine = dict(workers=["arena_1:4"], leader="agro_1", titans=["air_9", "water_9", "earth_9", "fire_9"])
    theirs: dict[str, Any] = dict(leader=place, titans=["air_9", "water_9", "earth_9", "fire_9"])
    if place == "foro_1":
        theirs["workers"] = ["foro_2:2"]
    t = arena(mine, theirs)
    t.play(0, "challenge 1")
    assert table(t)["duel"]["element"] == element
    assert forces(t, 0) == [(f"{element}_9",)]
    lay(t, 0, f"{element}_9")
    assert forces(t, 1) == [(f"{element}_9",)]  # for the defender too


@clause("PAN-DUEL-02", "RUL-33")
@pytest.mark.parametrize(("location", "element"), [("oraculum", "air"), ("krypt", "water")])
def test_a_leader_that_is_back_already_still_gives_the_element(location: str, element: str) -> None:
    t = arena(
        dict(workers=["arena_1:4"], titans=[f"{element}_9", "earth_9"]),
        dict(leader=f"{location}_1"),
        locations=(location, "arena"),
        underworld=["u01"],
    )
    while decision(t)[1] == "krypt_defend":
        t.play(decision(t)[0], "yield")
    assert seat(t, 1)["leader"] == "available"
    t.play(0, "challenge 1")
    assert table(t)["duel"]["element"] == element
    assert forces(t, 0) == [(f"{element}_9",)]


@clause("PAN-DUEL-03")
def test_promoted_leaders_have_no_say_in_the_element() -> None:
    t = arena(
        dict(workers=["arena_1:4"], titans=["fire_9", "earth_9"]),
        dict(leader="agora_2", workers=["phalanx_2:promoted", "titanus_1:promoted"]),
    )
    t.play(0, "challenge 1")
    assert table(t)["duel"]["element"] == "earth"


# Opening, replies, raises


@clause("PAN-DUEL-04")
def test_the_attacker_opens_with_a_legal_force_of_at_least_one_token() -> None:
    t = duel(dict(titans=["fire_5", "water_9"], tokens=["fire_1"]), {})
    assert decision(t) == (0, "duel_open")
    assert refused(t, 0, "confirm") == "PAN-DUEL-04"
    assert "stop" not in texts(t, 0)
    assert forces(t, 0) == [
        ("fire_1",),
        ("fire_1", "fire_5"),
        ("fire_1", "water_9"),
        ("fire_1", "water_9", "fire_5"),
        ("fire_5",),
    ]


@clause("PAN-DUEL-04")
def test_the_opening_lies_face_up() -> None:
    t = duel(dict(titans=["fire_5", "fire_9"], tokens=["fire_1"]), {})
    lay(t, 0, "fire_1", "fire_5")
    for viewer in (0, 1, 2, None):
        assert [one["token"] for one in table(t, viewer)["seats"][0]["laid"]] == ["fire_1", "fire_5"]
        assert [event["token"] for event in happened(t, "laid", viewer)] == ["fire_1", "fire_5"]
    assert decision(t) == (1, "duel_defend")


@clause("PAN-DUEL-05")
def test_both_totals_are_public() -> None:
    t = duel(dict(titans=["fire_5"], tokens=["fire_1"]), dict(titans=["fire_8"]))
    lay(t, 0, "fire_1", "fire_5")
    lay(t, 1, "fire_8")
    for viewer in (0, 1, 2, None):
        assert table(t, viewer)["duel"]["totals"] == [6, 8]
        assert [(event["seat"], event["amount"]) for event in happened(t, "total", viewer)] == [(0, 6), (1, 8)]


@clause("PAN-DUEL-06", "RUL-34")
def test_the_defender_may_draw_level_or_go_beyond() -> None:
    t = duel(dict(titans=["fire_7"]), dict(titans=["fire_5", "fire_6", "fire_7", "fire_8"]))
    lay(t, 0, "fire_7")
    assert decision(t) == (1, "duel_defend")
    found = forces(t, 1)
    assert ("fire_7",) in found
    assert ("fire_8",) in found
    assert ("fire_5", "fire_6", "fire_7", "fire_8") in found
    assert ("fire_5",) not in found
    assert ("fire_6",) not in found
    assert len(found) == 15 - 2


@clause("PAN-DUEL-06", "RUL-34")
def test_a_reply_may_not_fall_short() -> None:
    t = duel(dict(titans=["fire_7"]), dict(titans=["fire_6"]))
    lay(t, 0, "fire_7")
    assert texts(t, 1) == ["stop"]
    assert refused(t, 1, "lay fire_6") == "PAN-DUEL-06"
    t = duel(dict(titans=["fire_7"]), dict(titans=["fire_6"], tokens=["fire_1"]))
    lay(t, 0, "fire_7")
    t.play(1, "lay fire_1")
    assert refused(t, 1, "confirm") == "PAN-DUEL-06"


@clause("PAN-DUEL-07")
@pytest.mark.parametrize("theirs", [["fire_9"], []])
def test_if_the_defender_does_not_reply_the_attacker_wins(theirs: list[str]) -> None:
    t = duel(dict(titans=["fire_7"]), dict(titans=theirs))
    lay(t, 0, "fire_7")
    assert decision(t) == (1, "duel_defend")  # asked even if there is nothing to reply with
    t.play(1, "stop")
    assert happened(t, "won") == [dict(event="won", seat=0, whose=1)]


@clause("PAN-DUEL-08", "RUL-34")
def test_the_attacker_must_get_ahead() -> None:
    t = duel(dict(titans=["fire_5"], tokens=["fire_1", "fire_2", "fire_3"]), dict(titans=["fire_7"]))
    lay(t, 0, "fire_5")
    lay(t, 1, "fire_7")
    assert decision(t) == (0, "duel_raise")
    assert forces(t, 0) == [
        ("fire_1", "fire_2"),
        ("fire_1", "fire_2", "fire_3"),
        ("fire_1", "fire_3"),
        ("fire_2", "fire_3"),
        ("fire_3",),
    ]  # neither 6 nor 7 is more than 7
    t.play(0, "lay fire_2")
    assert refused(t, 0, "confirm") == "PAN-DUEL-08"


@clause("PAN-DUEL-08", "RUL-34")
def test_equal_totals_are_not_enough_for_the_attacker() -> None:
    t = duel(dict(titans=["fire_5"], tokens=["fire_2"]), dict(titans=["fire_7"]))
    lay(t, 0, "fire_5")
    lay(t, 1, "fire_7")
    assert texts(t, 0) == ["stop"]
    assert refused(t, 0, "lay fire_2") == "PAN-DUEL-08"


@clause("PAN-DUEL-09")
@pytest.mark.parametrize("more", [["fire_9"], []])
def test_if_the_attacker_does_not_raise_the_defender_wins(more: list[str]) -> None:
    t = duel(dict(titans=["fire_5", *more]), dict(titans=["fire_5"]))
    lay(t, 0, "fire_5")
    lay(t, 1, "fire_5")  # level
    assert decision(t) == (0, "duel_raise")
    t.play(0, "stop")
    assert happened(t, "won") == [dict(event="won", seat=1, whose=0)]


@clause("PAN-DUEL-10")
def test_replies_and_raises_go_on_until_one_side_stops() -> None:
    t = duel(
        dict(titans=["fire_5", "fire_6", "fire_7"], tokens=["fire_1"]),
        dict(titans=["fire_5", "fire_6", "fire_8"]),
    )
    lay(t, 0, "fire_5")
    lay(t, 1, "fire_5")
    lay(t, 0, "fire_1")
    lay(t, 1, "fire_6")
    assert totals(t) == [6, 11]
    lay(t, 0, "fire_6")
    assert decision(t) == (1, "duel_defend")
    lay(t, 1, "fire_8")
    assert totals(t) == [12, 19]
    t.play(0, "stop")  # it is only 19 with the last one
    assert happened(t, "won") == [dict(event="won", seat=1, whose=0)]


@clause("PAN-DUEL-11")
def test_an_addition_has_at_least_one_token() -> None:
    t = duel(dict(titans=["fire_5", "fire_6"]), dict(titans=["fire_7", "fire_9"]))
    lay(t, 0, "fire_5")
    assert refused(t, 1, "confirm") == "PAN-DUEL-11"
    lay(t, 1, "fire_7")
    assert refused(t, 0, "confirm") == "PAN-DUEL-11"


@clause("PAN-DUEL-11")
def test_after_an_addition_the_whole_force_must_be_legal() -> None:
    mine = dict(titans=["fire_5", "air_5", "water_5"], tokens=["fire_1", "air_3"])
    t = duel(mine, dict(titans=["fire_7"]))
    lay(t, 0, "fire_1", "fire_5")
    lay(t, 1, "fire_7")
    assert forces(t, 0) == [("air_5",), ("water_5",)]  # what is laid already can turn one of them, not both
    assert refused(t, 0, "lay air_3") == "PAN-FORCE-03"


@clause("PAN-DUEL-12")
def test_tokens_laid_stay_until_the_duel_is_over() -> None:
    t = duel(dict(titans=["fire_5", "fire_6"], tokens=["fire_1"]), dict(titans=["fire_7"]))
    lay(t, 0, "fire_1", "fire_5")
    assert (titans(t, 0), seat(t, 0)["reinforcements"]) == (["fire_6"], [])
    lay(t, 1, "fire_7")
    assert texts(t, 0) == ["stop", "lay fire_6"]
    lay(t, 0, "fire_6")
    assert [one["token"] for one in seat(t, 0)["laid"]] == ["fire_1", "fire_5", "fire_6"]
    assert [one["token"] for one in seat(t, 1)["laid"]] == ["fire_7"]
    assert texts(t, 1) == ["stop"]


@clause("PAN-DUEL-13")
def test_the_templum_plays_no_part_in_a_duel() -> None:
    t = duel(dict(titans=["fire_5"]), dict(titans=["fire_5"]), round=8)
    lay(t, 0, "fire_5")
    assert totals(t) == [5, 0]
    assert forces(t, 1) == [("fire_5",)]


@clause("PAN-DUEL-13")
def test_a_figure_in_the_krypt_gives_no_privilege_in_a_duel() -> None:
    t = duel(
        dict(workers=["arena_1:4", "krypt_1:3"], titans=["air_9", "fire_5"]),
        dict(workers=["krypt_2:2"], titans=["air_9"]),
    )
    assert forces(t, 0) == [("fire_5",)]
    lay(t, 0, "fire_5")
    assert texts(t, 1) == ["stop"]


# Afterwards


def lost(*dice: str, discs: int = 5, titan: str = "fire_9") -> petteia.Table:
    """Seat 1, with these dice, has lost a duel against seat 0, which has so many discs."""
    t = duel(dict(titans=[titan], discs=discs), dict(workers=list(dice)))
    lay(t, 0, titan)
    t.play(1, "stop")
    return t


@clause("PAN-DUEL-14")
def test_the_loser_demotes_a_worker_of_his_choice() -> None:
    t = lost("available:2", "resting:5", "titanus_1:3", "available:1", "available:promoted")
    assert decision(t) == (1, "duel_demote")
    assert texts(t, 1) == ["demote rank_2 available", "demote rank_5 resting", "demote rank_3 titanus_1"]
    t.play(1, "demote rank_5 resting")
    assert workers(t, 1) == sorted(["available:2", "resting:4", "titanus_1:3", "available:1", "available:promoted"])
    assert workers(t, 0) == ["arena_1:4"]
    assert happened(t, "demoted") == [dict(event="demoted", seat=1, place="resting", rank=4)]


@clause("PAN-DUEL-14", "PAN-PLACE-16", "RUL-27")
def test_the_attacker_demotes_if_the_attacker_loses() -> None:
    t = duel(dict(workers=["arena_1:4", "available:2"], titans=["fire_5"]), dict(titans=["fire_5"]))
    lay(t, 0, "fire_5")
    lay(t, 1, "fire_5")
    t.play(0, "stop")
    assert decision(t) == (0, "duel_demote")
    t.play(0, "demote rank_4 arena_1")
    assert workers(t, 0) == ["arena_1:3", "available:2"]  # it stays there, though 4 was needed to be placed


@clause("PAN-DUEL-14")
def test_if_there_is_but_one_worker_to_demote_nobody_is_asked() -> None:
    t = lost("available:1", "titanus_1:3")
    assert decision(t) == (0, "duel_reward")
    assert workers(t, 1) == ["available:1", "titanus_1:2"]


@clause("PAN-DUEL-15")
@pytest.mark.parametrize("dice", [["available:1", "resting:1"], ["available:promoted", "available:1"], []])
def test_a_loser_without_a_worker_of_rank_2_demotes_none(dice: list[str]) -> None:
    t = lost(*dice)
    assert decision(t) == (0, "duel_reward")
    assert workers(t, 1) == sorted(dice)
    assert happened(t, "demoted") == []


@clause("PAN-DUEL-16")
def test_the_winner_takes_4_points() -> None:
    t = lost("available:2", discs=3)
    assert texts(t, 0) == ["four", "eight"]
    t.play(0, "four")
    mine = seat(t, 0)
    assert (t.scores, mine["personal"], mine["general"], mine["box"]) == ([4, 0, 0], 3, 8, 0)


@clause("PAN-DUEL-16")
def test_or_8_points_for_a_disc_to_the_collection_box() -> None:
    t = lost("available:2", discs=3)
    t.play(0, "eight")
    mine = seat(t, 0)
    assert (t.scores, mine["personal"], mine["general"], mine["box"]) == ([8, 0, 0], 2, 8, 1)


@clause("PAN-DUEL-16")
def test_a_defender_who_wins_has_the_same_choice() -> None:
    t = duel(dict(titans=["fire_5"]), dict(titans=["fire_5"], discs=1))
    lay(t, 0, "fire_5")
    lay(t, 1, "fire_5")
    t.play(0, "stop")
    assert decision(t) == (1, "duel_reward")
    t.play(1, "eight")
    assert (t.scores, seat(t, 1)["personal"], seat(t, 1)["box"]) == ([0, 8, 0], 0, 1)


@clause("PAN-DUEL-17", "RUL-35")
def test_without_a_disc_in_the_personal_reserve_there_are_only_the_4_points() -> None:
    t = lost("available:2", discs=0)
    mine = seat(t, 0)
    assert (t.scores, mine["personal"], mine["general"], mine["box"]) == ([4, 0, 0], 0, 11, 0)
    assert happened(t, "rewarded") == [dict(event="rewarded", seat=0, points=4, discs=0)]
    assert table(t)["round"] == 2  # nor is a titan kept


@clause("PAN-DUEL-18", "RUL-25")
@pytest.mark.parametrize("winner", [0, 1])
def test_demotion_reward_then_attacker_and_defender_keep_titans(winner: int) -> None:
    t = duel(
        dict(workers=["arena_1:4", "available:2"], titans=["fire_5", "fire_7"]),
        dict(workers=["available:2", "available:3"], titans=["fire_6"]),
    )
    lay(t, 0, "fire_5")
    lay(t, 1, "fire_6")
    if winner == 0:
        lay(t, 0, "fire_7")
    t.play(1 - winner, "stop")
    order = []
    while table(t)["round"] == 1:
        order.append(decision(t))
        t.play(decision(t)[0], texts(t, decision(t)[0])[0])
    assert order == [
        (1 - winner, "duel_demote"),
        (winner, "duel_reward"),
        (0, "keep_titans"),
        (1, "keep_titans"),
    ]


@clause("PAN-DUEL-18", "RUL-25")
def test_a_disc_spent_on_the_reward_cannot_keep_a_titan() -> None:
    t = lost("available:1", discs=1)
    t.play(0, "eight")
    assert table(t)["round"] == 2
    assert (titans(t, 0), seat(t, 0)["personal"]) == ([], 0)
    t = lost("available:1", discs=1)
    t.play(0, "four")
    assert decision(t) == (0, "keep_titans")


@clause("PAN-DUEL-19")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_defender_now_counts_as_challenged(winner: int) -> None:
    t = duel(
        dict(titans=["fire_5"], discs=0),
        dict(titans=["fire_5"], discs=0),
        dict(workers=["arena_2:2"], titans=["earth_9", "fire_9"]),
    )
    lay(t, 0, "fire_5")
    if winner == 1:
        lay(t, 1, "fire_5")
    t.play(1 - winner, "stop")
    while decision(t)[1] == "duel_demote":
        t.play(decision(t)[0], texts(t, decision(t)[0])[0])
    assert decision(t) == (2, "arena_challenge")
    assert [one["challenged"] for one in table(t)["seats"]] == [False, True, False]
    assert texts(t, 2) == ["renounce", "challenge 0"]  # the attacker can still be challenged
    assert refused(t, 2, "challenge 1") == "PAN-ARENA-05"
