"""PAN-FORCE, PAN-KEEP: what may be laid against the Underworld and in duels, and which titans come back."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import decision, evaluating, happened, refused, seat, table, texts

ELEMENTS = {
    "fire": "phalanx_2",
    "earth": "agora_2",
    "water": "titanus_1",
    "air": "oraculum_1",
}  # where the defender's leader is
AWAY: dict[str, Any] = dict(leader="agro_1")


def opening(element: str, *mine: str, theirs: tuple[str, ...] = ()) -> petteia.Table:
    """Seat 0 opens a duel of this element with what it has; names ending in 1 to 3 are reinforcements."""
    t = evaluating(
        dict(workers=["arena_1:4"], leader="agro_1", **split(mine)),
        dict(leader=ELEMENTS[element], **split(theirs)),
        AWAY,
        titan_stack=[],
        locations=["arena"],
    )
    t.play(0, "challenge 1")
    assert table(t)["duel"]["element"] == element
    return t


def split(force: tuple[str, ...]) -> dict[str, list[str]]:
    return dict(
        tokens=[one for one in force if one[-1] in "123"],
        titans=[one for one in force if one[-1] not in "123"],
    )


def attacked(*mine: str, discs: int = 5, **given: Any) -> petteia.Table:
    """The Krypt of round 1: fire of strength 9 attacks seat 0, which has this."""
    return evaluating(
        dict(leader="agro_1", discs=discs, **split(mine)), AWAY, AWAY,
        locations=["krypt"], underworld=["u01"], **given,
    )  # fmt: skip


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


def laid(t: petteia.Table, who: int) -> int:
    """The strength of what a player has laid in a duel."""
    return int(table(t)["duel"]["totals"][who])


# Forces


@clause("PAN-FORCE-01")
def test_a_force_is_any_number_of_ones_titans_and_reinforcements() -> None:
    t = opening("fire", "fire_1", "fire_6", "fire_9")
    assert forces(t, 0) == [
        ("fire_1",),
        ("fire_1", "fire_6"),
        ("fire_1", "fire_6", "fire_9"),
        ("fire_1", "fire_9"),
        ("fire_6",),
        ("fire_6", "fire_9"),
        ("fire_9",),
    ]


@clause("PAN-FORCE-01")
def test_a_force_is_made_of_ones_own_tokens_only() -> None:
    t = opening("fire", "fire_6", theirs=("fire_2", "fire_9"))
    assert forces(t, 0) == [("fire_6",)]
    for token in ("fire_2", "fire_9"):
        assert refused(t, 0, f"lay {token}") == "PAN-FORCE-01"


@clause("PAN-FORCE-01")
def test_ships_and_artisans_are_no_force() -> None:
    t = evaluating(
        dict(workers=["arena_1:4"], leader="agro_1", tokens=["iron_ship", "die_artisan", "fire_1"]),
        dict(leader="phalanx_2"),
        AWAY,
        titan_stack=[],
        locations=["arena"],
    )
    t.play(0, "challenge 1")
    assert forces(t, 0) == [("fire_1",)]
    assert refused(t, 0, "lay iron_ship") == "PAN-FORCE-01"


@clause("PAN-FORCE-01")
def test_equal_tokens_may_be_laid_together() -> None:
    t = opening("fire", "fire_1", "fire_1", "fire_6", "fire_6")
    assert len(forces(t, 0)) == 8
    lay(t, 0, "fire_1", "fire_1", "fire_6", "fire_6")
    assert laid(t, 0) == 14


@clause("PAN-FORCE-02")
def test_reinforcements_alone_may_be_a_force() -> None:
    t = opening("earth", "earth_1", "earth_3")
    assert forces(t, 0) == [("earth_1",), ("earth_1", "earth_3"), ("earth_3",)]
    t = attacked("fire_3", "fire_3", "fire_3")
    assert forces(t, 0) == [("fire_3", "fire_3", "fire_3")]


@clause("PAN-FORCE-03")
@pytest.mark.parametrize("element", ["air", "water", "earth", "fire"])
def test_every_reinforcement_must_be_of_the_required_element(element: str) -> None:
    mine = ["air_2", "water_2", "earth_2", "fire_2"]
    t = opening(element, *mine)
    assert forces(t, 0) == [(f"{element}_2",)]
    for token in mine:
        if token != f"{element}_2":
            assert refused(t, 0, f"lay {token}") == "PAN-FORCE-03"


@clause("PAN-FORCE-03")
def test_a_titan_does_not_change_the_element_of_a_reinforcement() -> None:
    t = opening("fire", "water_3", "fire_9")
    assert forces(t, 0) == [("fire_9",)]
    t = opening("fire", "water_3", "water_9", "fire_1")
    assert forces(t, 0) == [("fire_1",), ("fire_1", "water_9")]


@clause("PAN-FORCE-04")
def test_titans_of_the_required_element_need_no_reinforcement() -> None:
    t = opening("water", "water_5", "water_6", "water_9")
    lay(t, 0, "water_5", "water_6", "water_9")
    assert laid(t, 0) == 20


@clause("PAN-FORCE-05")
@pytest.mark.parametrize("titan", ["air_8", "water_8", "earth_8"])
def test_a_reinforcement_can_turn_one_titan_to_the_required_element(titan: str) -> None:
    t = opening("fire", "fire_1", titan)
    assert forces(t, 0) == [("fire_1",), ("fire_1", titan)]


@clause("PAN-FORCE-05")
def test_one_reinforcement_turns_only_one_titan() -> None:
    t = opening("fire", "fire_3", "air_5", "water_5")
    assert forces(t, 0) == [("fire_3",), ("fire_3", "air_5"), ("fire_3", "water_5")]


@clause("PAN-FORCE-06", "RUL-24")
def test_there_may_be_as_many_titans_of_other_elements_as_reinforcements() -> None:
    t = opening("fire", "fire_1", "fire_2", "air_5", "water_6", "earth_7", "fire_8")
    for force in forces(t, 0):
        others = [one for one in force if not one.startswith("fire_")]
        reinforcements = [one for one in force if one in ("fire_1", "fire_2")]
        assert len(others) <= len(reinforcements)
    # without reinforcements the titan of fire; with one of them 4 ways, with both 7, each with that titan or without
    assert len(forces(t, 0)) == 1 + 2 * 4 * 2 + 7 * 2
    lay(t, 0, "fire_1", "fire_2", "air_5", "earth_7", "fire_8")
    assert laid(t, 0) == 23


@clause("PAN-FORCE-06", "PAN-FORCE-05", "RUL-24")
def test_one_titan_too_many_of_another_element_is_not_legal() -> None:
    t = opening("fire", "fire_1", "fire_2", "air_5", "water_6", "earth_7")
    for token in ("fire_1", "fire_2", "air_5", "water_6"):
        t.play(0, f"lay {token}")
    assert texts(t, 0) == ["confirm"]
    assert refused(t, 0, "lay earth_7") in ("PAN-FORCE-05", "PAN-FORCE-06")
    t = opening("fire", "fire_1", "air_5")
    assert refused(t, 0, "lay air_5") in ("PAN-FORCE-05", "PAN-FORCE-06")  # without the reinforcement, that comes first


@clause("PAN-FORCE-07")
@pytest.mark.parametrize(
    ("force", "strength"),
    [
        (("fire_1",), 1),
        (("fire_1", "fire_2", "fire_3"), 6),
        (("fire_5",), 5),
        (("fire_7", "fire_8"), 15),
        (("fire_2", "fire_3", "fire_9"), 14),
    ],
)
def test_the_strength_is_the_sum_of_all(force: tuple[str, ...], strength: int) -> None:
    t = opening("fire", *force)
    lay(t, 0, *force)
    assert laid(t, 0) == strength
    assert happened(t, "total") == [dict(event="total", seat=0, amount=strength)]


@clause("PAN-FORCE-08")
def test_a_reinforcement_that_turns_a_titan_still_adds_its_bonus() -> None:
    t = opening("earth", "earth_3", "fire_7")
    lay(t, 0, "earth_3", "fire_7")
    assert laid(t, 0) == 10
    t = attacked("fire_2", "water_7")
    assert forces(t, 0) == [("fire_2", "water_7")]  # 9 is needed


@clause("PAN-FORCE-09", "RUL-24")
def test_the_force_is_judged_as_a_whole() -> None:
    """A reinforcement laid first turns a titan that comes later."""
    t = opening("fire", "fire_1", "fire_5", "air_9", theirs=("fire_8",))
    lay(t, 0, "fire_1", "fire_5")
    lay(t, 1, "fire_8")
    assert forces(t, 0) == [("air_9",)]
    lay(t, 0, "air_9")
    assert laid(t, 0) == 15


@clause("PAN-FORCE-09", "RUL-24")
def test_a_reinforcement_that_turned_a_titan_cannot_turn_another_one_later() -> None:
    t = opening("fire", "fire_1", "air_5", "air_9", theirs=("fire_8",))
    lay(t, 0, "fire_1", "air_5")
    lay(t, 1, "fire_8")
    assert texts(t, 0) == ["stop"]
    assert refused(t, 0, "lay air_9") in ("PAN-FORCE-05", "PAN-FORCE-06")
    t = opening("fire", "fire_1", "fire_2", "air_5", "air_9", theirs=("fire_8",))
    lay(t, 0, "fire_1", "air_5")
    lay(t, 1, "fire_8")
    assert forces(t, 0) == [("fire_2", "air_9")]  # the second reinforcement alone would not be enough


# Keeping titans


@clause("PAN-KEEP-01")
def test_after_a_defence_a_titan_is_taken_back_for_a_disc() -> None:
    t = attacked("fire_9")
    lay(t, 0, "fire_9")
    assert decision(t) == (0, "keep_titans")
    assert texts(t, 0) == ["done", "keep fire_9"]
    t.play(0, "keep fire_9")
    mine = seat(t, 0)
    assert (mine["personal"], mine["general"]) == (4, 7)
    assert [one["token"] for one in mine["titans"]] == ["fire_9"]
    assert mine["laid"] == []


@clause("PAN-KEEP-01", "PAN-KEEP-04")
def test_a_titan_need_not_be_taken_back() -> None:
    t = attacked("fire_9")
    lay(t, 0, "fire_9")
    t.play(0, "done")
    mine = seat(t, 0)
    assert (mine["personal"], mine["general"], mine["titans"], mine["laid"]) == (5, 6, [], [])
    assert table(t)["removed"]["tokens"] == ["fire_9"]


@clause("PAN-KEEP-01")
def test_only_titans_that_were_played_can_be_taken_back() -> None:
    t = attacked("fire_9", "fire_8")
    lay(t, 0, "fire_9")
    assert refused(t, 0, "keep fire_8") == "PAN-KEEP-01"


@clause("PAN-KEEP-02")
def test_as_many_are_taken_back_as_one_can_pay_for() -> None:
    t = attacked("fire_5", "fire_6", "fire_7", discs=2)
    lay(t, 0, "fire_5", "fire_6", "fire_7")
    assert texts(t, 0) == ["done", "keep fire_5", "keep fire_6", "keep fire_7"]
    t.play(0, "keep fire_5")
    assert texts(t, 0) == ["done", "keep fire_6", "keep fire_7"]
    t.play(0, "keep fire_7")
    assert decision(t) == (1, "krypt_defend")  # no disc is left for the other one
    assert (seat(t, 0)["personal"], seat(t, 0)["general"]) == (0, 11)
    assert [one["token"] for one in seat(t, 0)["titans"]] == ["fire_5", "fire_7"]
    assert table(t)["removed"]["tokens"] == ["fire_6"]


@clause("PAN-KEEP-02")
def test_all_of_them_may_be_taken_back() -> None:
    t = attacked("fire_1", "fire_5", "fire_6", "fire_7")
    lay(t, 0, "fire_1", "fire_5", "fire_6", "fire_7")
    for titan in ("fire_5", "fire_6", "fire_7"):
        t.play(0, f"keep {titan}")
    assert seat(t, 0)["personal"] == 2
    assert table(t)["removed"]["tokens"] == ["fire_1"]


@clause("PAN-KEEP-02", "PAN-KEEP-04")
def test_who_has_no_disc_cannot_keep_any() -> None:
    t = attacked("fire_9", discs=0)
    lay(t, 0, "fire_9")
    assert decision(t) == (1, "krypt_defend")
    assert table(t)["removed"]["tokens"] == ["fire_9"]
    assert seat(t, 0)["general"] == 11


@clause("PAN-KEEP-03")
def test_a_kept_titan_lies_among_the_others_and_all_have_seen_it() -> None:
    t = attacked("fire_8", "fire_9")
    lay(t, 0, "fire_9")
    t.play(0, "keep fire_9")
    assert happened(t, "kept", 1) == [dict(event="kept", seat=0, token="fire_9")]
    for viewer in (1, 2, None):
        assert table(t, viewer)["seats"][0]["titan_count"] == 2
        assert [one["token"] for one in table(t, viewer)["seats"][0]["titans"]] == ["fire_9"]
    assert [one["token"] for one in seat(t, 0)["titans"]] == ["fire_8", "fire_9"]


@clause("PAN-KEEP-03")
def test_a_kept_titan_can_be_used_again() -> None:
    t = evaluating(
        dict(workers=["arena_1:4"], leader="agro_1", titans=["fire_9"]),
        dict(leader="phalanx_2"),
        AWAY,
        locations=["krypt", "arena"],
        underworld=["u01"],
        titan_stack=[],
    )
    lay(t, 0, "fire_9")
    t.play(0, "keep fire_9")
    for who in (1, 2):
        t.play(who, "yield")
    t.play(0, "challenge 1")
    assert texts(t, 0) == ["lay fire_9"]


@clause("PAN-KEEP-04")
def test_titans_not_paid_for_are_removed() -> None:
    t = attacked("fire_6", "fire_8")
    lay(t, 0, "fire_6", "fire_8")
    t.play(0, "keep fire_6")
    t.play(0, "done")
    assert [one["token"] for one in seat(t, 0)["titans"]] == ["fire_6"]
    for viewer in (0, 1, 2, None):
        assert table(t, viewer)["removed"]["tokens"] == ["fire_8"]


@clause("PAN-KEEP-05")
def test_reinforcements_are_always_removed() -> None:
    t = attacked("fire_2", "fire_3", "fire_9")
    lay(t, 0, "fire_2", "fire_3", "fire_9")
    assert texts(t, 0) == ["done", "keep fire_9"]
    t.play(0, "keep fire_9")
    assert seat(t, 0)["reinforcements"] == []
    assert table(t)["removed"]["tokens"] == ["fire_2", "fire_3"]
    t = attacked("fire_3", "fire_3", "fire_3")
    lay(t, 0, "fire_3", "fire_3", "fire_3")
    assert decision(t) == (1, "krypt_defend")  # there is nothing to keep
    assert table(t)["removed"]["tokens"] == ["fire_3", "fire_3", "fire_3"]


@clause("PAN-KEEP-06", "RUL-25")
def test_in_the_krypt_one_keeps_titans_before_the_next_player_acts() -> None:
    each = dict(leader="agro_1", titans=["fire_9"])
    t = evaluating(each, each, AWAY, locations=["krypt"], underworld=["u01"])
    lay(t, 0, "fire_9")
    assert decision(t) == (0, "keep_titans")
    assert (t.scores[0], texts(t, 1)) == (5, [])
    t.play(0, "keep fire_9")
    assert decision(t) == (1, "krypt_defend")
    lay(t, 1, "fire_9")
    assert decision(t) == (1, "keep_titans")


@clause("PAN-KEEP-07", "PAN-KEEP-01")
@pytest.mark.parametrize("defence", [(), ("fire_8",)])
def test_after_a_duel_winner_and_loser_may_keep_titans(defence: tuple[str, ...]) -> None:
    """Without another reply the attacker wins, with one the defender does."""
    t = opening("fire", "fire_5", "fire_7", theirs=("fire_6", "fire_8"))
    lay(t, 0, "fire_5")
    lay(t, 1, "fire_6")
    lay(t, 0, "fire_7")
    if defence:
        lay(t, 1, *defence)
        t.play(0, "stop")
    else:
        t.play(1, "stop")
    winner = 1 if defence else 0
    assert happened(t, "won") == [dict(event="won", seat=winner, whose=1 - winner)]
    while decision(t)[1] != "keep_titans":
        who = decision(t)[0]
        t.play(who, "four" if who == winner else texts(t, who)[0])
    assert decision(t) == (0, "keep_titans")
    t.play(0, "keep fire_5")
    t.play(0, "keep fire_7")
    assert decision(t) == (1, "keep_titans")
    t.play(1, "keep fire_6")
    if defence:
        t.play(1, "done")
    assert [one["token"] for one in seat(t, 0)["titans"]] == ["fire_5", "fire_7"]
    assert [one["token"] for one in seat(t, 1)["titans"]] == (["fire_6"] if defence else ["fire_6", "fire_8"])
    assert (seat(t, 0)["personal"], seat(t, 1)["personal"]) == (3, 4)
    assert (seat(t, 0)["general"], seat(t, 1)["general"]) == (8, 7)
