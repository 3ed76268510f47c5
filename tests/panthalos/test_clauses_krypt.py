"""PAN-KRYPT: the Underworld attacks everybody."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import decision, evaluating, happened, position, refused, seat, table, texts, until, workers

AWAY: dict[str, Any] = dict(leader="agro_1")


def krypt(
    *seats: dict[str, Any], top: str = "u01", locations: tuple[str, ...] = ("krypt",), **given: Any
) -> petteia.Table:
    """The first player is attacked by this token; u01 is fire of strength 8, so 9 in round 1."""
    placed = [dict(leader="agro_1") | one for one in seats] + [AWAY] * (3 - len(seats))
    return evaluating(*placed, locations=locations, underworld=[top], **given)


def lay(t: petteia.Table, who: int, *tokens: str) -> None:
    for token in tokens:
        t.play(who, f"lay {token}")
    t.play(who, "confirm")


def forces(t: petteia.Table, who: int) -> list[tuple[str, ...]]:
    """All that a player may lay, found by trying every option."""
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


# The attack


@clause("PAN-KRYPT-01")
@pytest.mark.parametrize(
    ("top", "round", "strength"),
    [("u01", 1, 9), ("u01", 2, 10), ("u01", 8, 13), ("u06", 4, 6), ("u10", 6, 13), ("u08", 3, 9), ("u12", 5, 7)],
)
def test_the_strength_of_the_attack_is_the_tokens_and_the_templums(top: str, round: int, strength: int) -> None:
    t = krypt(top=top, round=round)
    assert table(t)["attack"] == strength
    assert happened(t, "attacked")[0]["strength"] == strength
    assert table(t, 0)["laying"]["needed"] == strength


@clause("PAN-KRYPT-01")
@pytest.mark.parametrize(("round", "legal"), [(1, True), (2, True), (3, True), (4, False), (8, False)])
def test_the_templum_makes_the_attack_stronger(round: int, legal: bool) -> None:
    t = krypt(dict(titans=["earth_9"]), top="u08", round=round)
    assert (forces(t, 0) == [("earth_9",)]) == legal


@clause("PAN-KRYPT-02")
@pytest.mark.parametrize(("top", "element"), [("u03", "fire"), ("u06", "water"), ("u09", "earth"), ("u12", "air")])
def test_the_element_is_that_of_the_token(top: str, element: str) -> None:
    t = krypt(dict(titans=["air_9", "water_9", "earth_9", "fire_9"]), top=top)
    assert happened(t, "attacked")[0]["element"] == element
    assert forces(t, 0) == [(f"{element}_9",)]


@clause("PAN-KRYPT-02")
def test_the_token_that_lies_face_up_now_counts() -> None:
    t = position(dict(goods=["cloth", "armor"]), {}, {}, merkator=["m05"], underworld=["u01", "u08"])
    for move in ("sell m05", "look", "swap"):
        t.play(0, move)
    until(t, lambda t: decision(t)[1] == "krypt_defend")
    assert happened(t, "attacked") == [dict(event="attacked", underworld="u08", element="earth", strength=8, points=4)]


@clause("PAN-KRYPT-03")
def test_everybody_is_attacked_wherever_the_figures_are() -> None:
    t = krypt(
        dict(workers=["krypt_1:3"]),
        dict(workers=["available:2", "resting:2"], leader="oraculum_1"),
        dict(workers=["polis_2:2"]),
    )
    for n in range(3):
        assert decision(t) == (n, "krypt_defend")
        t.play(n, "yield")
    assert [one["box"] for one in table(t)["seats"]] == [1, 1, 1]


@clause("PAN-KRYPT-04")
@pytest.mark.parametrize("starter", range(4))
def test_players_decide_in_turn_order(starter: int) -> None:
    t = krypt(dict(titans=["fire_9"]), {}, dict(titans=["fire_9"]), {}, starter=starter)
    order = []
    while table(t)["round"] == 1:
        who, what = decision(t)
        assert what == "krypt_defend"
        assert texts(t, who) == ["yield"] + (["lay fire_9"] if who in (0, 2) else [])
        order.append(who)
        t.play(who, "yield")
    assert order == [(starter + n) % 4 for n in range(4)]


# Defending


@clause("PAN-KRYPT-05")
def test_a_legal_force_of_the_strength_of_the_attack_is_a_defence() -> None:
    t = krypt(dict(titans=["fire_6", "water_9"], tokens=["fire_3", "water_3"]))
    assert forces(t, 0) == [("fire_3", "fire_6"), ("fire_3", "water_9"), ("fire_3", "water_9", "fire_6")]
    lay(t, 0, "fire_3", "fire_6")
    assert happened(t, "defended") == [dict(event="defended", seat=0, strength=9, points=5)]
    assert [event["token"] for event in happened(t, "laid", 1)] == ["fire_3", "fire_6"]


@clause("PAN-KRYPT-05")
def test_a_force_that_is_not_legal_is_no_defence() -> None:
    t = krypt(dict(titans=["water_9"], tokens=["water_3"]))
    assert texts(t, 0) == ["yield"]
    assert refused(t, 0, "lay water_3") in ("PAN-KRYPT-05", "PAN-FORCE-03")
    assert refused(t, 0, "lay water_9") in ("PAN-KRYPT-05", "PAN-FORCE-05", "PAN-FORCE-06")


@clause("PAN-KRYPT-06")
def test_a_defence_may_be_stronger_than_needed() -> None:
    t = krypt(dict(titans=["fire_8", "fire_9", "fire_9"], tokens=["fire_3"]))
    lay(t, 0, "fire_3", "fire_8", "fire_9", "fire_9")
    assert happened(t, "defended") == [dict(event="defended", seat=0, strength=29, points=5)]
    assert t.scores == [5, 0, 0]


@clause("PAN-KRYPT-06", "PAN-KRYPT-05")
def test_a_force_that_is_too_weak_cannot_be_laid() -> None:
    t = krypt(dict(titans=["fire_8"]))
    assert texts(t, 0) == ["yield"]
    assert refused(t, 0, "lay fire_8") in ("PAN-KRYPT-05", "PAN-KRYPT-06")
    t = krypt(dict(titans=["fire_5", "fire_8"]))
    assert forces(t, 0) == [("fire_5", "fire_8")]
    t.play(0, "lay fire_5")
    assert refused(t, 0, "confirm") in ("PAN-KRYPT-05", "PAN-KRYPT-06")


@clause("PAN-KRYPT-07")
@pytest.mark.parametrize(
    ("top", "titan", "points"),
    [("u01", "fire_9", 5), ("u03", "fire_9", 2), ("u06", "water_9", 0), ("u12", "air_9", 1), ("u08", "earth_9", 4)],
)
def test_a_defender_scores_the_points_of_the_token(top: str, titan: str, points: int) -> None:
    t = krypt(dict(titans=[titan], points=10), top=top)
    lay(t, 0, titan)
    assert t.scores == [10 + points, 0, 0]
    assert (seat(t, 0)["box"], seat(t, 0)["personal"]) == (0, 5)


@clause("PAN-KRYPT-07")
def test_several_defenders_score_alike() -> None:
    t = krypt(*[dict(titans=["fire_9"], discs=0)] * 2)
    lay(t, 0, "fire_9")
    lay(t, 1, "fire_9")
    assert t.scores == [5, 5, 0]


# Not defending


@clause("PAN-KRYPT-08")
def test_who_does_not_defend_puts_a_disc_of_the_personal_reserve_into_the_box() -> None:
    t = krypt(dict(discs=3, box=2, titans=["fire_9"]))
    t.play(0, "yield")
    mine = seat(t, 0)
    assert (mine["personal"], mine["general"], mine["box"]) == (2, 6, 3)
    assert t.scores == [0, 0, 0]
    assert happened(t, "not-defended", 1) == [dict(event="not-defended", seat=0, amount=1)]


@clause("PAN-KRYPT-09")
def test_from_an_empty_personal_reserve_the_disc_comes_out_of_the_general_one() -> None:
    t = krypt(dict(discs=0, box=2))
    t.play(0, "yield")
    mine = seat(t, 0)
    assert (mine["personal"], mine["general"], mine["box"]) == (0, 8, 3)
    assert seat(t, 1)["general"] == 6


@clause("PAN-KRYPT-10")
def test_without_any_disc_nothing_happens() -> None:
    t = krypt(dict(discs=0, box=8, workers=["available:promoted", "available:2"]), polis={"polis_1": 0, "polis_2": 0})
    assert (seat(t, 0)["personal"], seat(t, 0)["general"]) == (0, 0)
    t.play(0, "yield")
    assert (seat(t, 0)["box"], t.scores) == (8, [0, 0, 0])
    assert seat(t, 0)["polis"] == ["polis_1", "polis_2"]
    assert "available:promoted" in workers(t, 0)
    assert decision(t) == (1, "krypt_defend")


@clause("PAN-KRYPT-11")
def test_who_does_not_defend_loses_no_tokens() -> None:
    mine = dict(titans=["fire_9", "air_5"], tokens=["iron_ship", "die_artisan", "fire_3"], goods=["wine"])
    t = krypt(mine)
    before = seat(t, 0)
    t.play(0, "yield")
    assert seat(t, 0) == before | dict(personal=4, box=1)
    assert table(t)["removed"]["tokens"] == []


# Figures in the Krypt


@clause("PAN-KRYPT-12", "RUL-26")
@pytest.mark.parametrize("figure", ["krypt_1:3", "krypt_2:promoted", "leader"])
def test_with_a_figure_in_the_krypt_any_elements_may_be_mixed(figure: str) -> None:
    place: dict[str, Any] = dict(leader="krypt_2") if figure == "leader" else dict(workers=[figure])
    t = krypt(dict(titans=["earth_5", "water_5"], tokens=["air_1", "water_3"]) | place)
    assert forces(t, 0) == [
        ("air_1", "water_3", "earth_5"),
        ("air_1", "water_3", "water_5"),
        ("air_1", "water_3", "water_5", "earth_5"),
        ("air_1", "water_5", "earth_5"),
        ("water_3", "water_5", "earth_5"),
        ("water_5", "earth_5"),
    ]
    lay(t, 0, "air_1", "water_3", "earth_5")
    assert t.scores[0] == 5


@clause("PAN-KRYPT-12")
def test_a_figure_in_the_krypt_helps_nobody_else() -> None:
    each = dict(titans=["water_9"])
    t = krypt(dict(workers=["krypt_1:3"]) | each, each)
    assert forces(t, 0) == [("water_9",)]
    t.play(0, "yield")
    assert texts(t, 1) == ["yield"]


@clause("PAN-KRYPT-12")
def test_a_figure_in_the_krypt_does_not_make_the_attack_weaker() -> None:
    t = krypt(dict(workers=["krypt_1:3"], titans=["water_8"]))
    assert texts(t, 0) == ["yield"]


@clause("PAN-KRYPT-13")
def test_figures_in_the_krypt_are_available_when_all_have_decided() -> None:
    t = krypt(
        dict(workers=["krypt_1:3", "agora_2:2"]), dict(leader="krypt_2"), dict(workers=["arena_1:4"]),
        locations=("krypt", "arena"),
    )  # fmt: skip
    for n in range(3):
        assert (workers(t, 0), seat(t, 1)["leader"]) == (["agora_2:2", "krypt_1:3"], "krypt_2")
        t.play(n, "yield")
    assert decision(t) == (2, "arena_challenge")
    assert (workers(t, 0), seat(t, 1)["leader"]) == (["agora_2:2", "available:3"], "available")
    t.play(2, "renounce")
    assert table(t)["round"] == 2
    assert workers(t, 0) == ["available:3", "resting:2"]  # it need not rest


@clause("PAN-KRYPT-14")
@pytest.mark.parametrize("defends", [True, False])
def test_figures_come_back_whether_their_owner_defended_or_not(defends: bool) -> None:
    t = krypt(dict(workers=["krypt_1:3"], titans=["water_9"], discs=0))
    if defends:
        lay(t, 0, "water_9")
    else:
        t.play(0, "yield")
    for n in (1, 2):
        t.play(n, "yield")
    assert table(t)["round"] == 2
    assert workers(t, 0) == ["available:3"]


# The box, and the token


@clause("PAN-KRYPT-15", "RUL-42")
def test_the_box_takes_any_number_of_discs_and_counts_them_by_colour() -> None:
    seats = [dict(leader="agro_1", box=4)] * 4 + [dict(leader="agro_1", box=3)]
    t = evaluating(*seats, locations=["krypt"], underworld=["u01"])
    for n in range(5):
        t.play(n, "yield")
    assert [one["box"] for one in table(t)["seats"]] == [5, 5, 5, 5, 4]
    assert (t.over, t.scores) == (True, [-15, -15, -15, -15, -12])


@clause("PAN-KRYPT-16")
def test_the_token_lies_face_up_until_the_end_of_the_round() -> None:
    t = krypt(dict(workers=["arena_1:4"]), locations=("krypt", "arena"))
    for n in range(3):
        t.play(n, "yield")
    assert decision(t) == (0, "arena_challenge")
    assert table(t)["underworld"][-1]["underworld"] == "u01"
    assert table(t)["removed"]["underworld"] == []
    t.play(0, "renounce")
    assert table(t)["underworld"][-1]["underworld"] != "u01"
    assert table(t)["removed"]["underworld"] == ["u01"]
