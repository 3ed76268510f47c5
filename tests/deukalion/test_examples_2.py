"""Worked examples of the rules: the Hydra, Athens, relocation, offers, a reusable card."""

import petteia

from ..clauses import clause
from .arrange import acting, decision, happened, refused, rolling, sailing, scoring, seat, table, texts

QUIET = ["p10", "p14"]  # Pursuit cards that nothing here completes


def put_away(t: petteia.Table) -> None:
    """Chests that are being delivered go to the first city that has room."""
    while decision(t)[1] == "put_chest":
        t.play(0, texts(t, 0)[0])


@clause("DEU-HATT-01", "DEU-HATT-06", "DEU-RELOC-02")
def test_we_10_a_hydra_attack_is_lost() -> None:
    t = acting({}, {}, {}, dict(ship="f6", crew=7), values=(2, 2, 2, 2), display=QUIET)
    t.play(0, "act hydra")
    t = rolling(t, 0, "hydra f6", (3, 3, 1))
    assert happened(t, "rolled")[0]["half_points"] == 9
    assert seat(t, 3)["crew"] == 6
    assert decision(t) == (2, "move_ship_away")
    assert sorted(texts(t, 2)) == ["relocate d5", "relocate f3", "relocate g4", "relocate h7"]
    t.play(2, "relocate h7")
    assert seat(t, 3)["ship"] == "h7"
    assert table(t)["hydra"] == "f6"
    assert t.scores == [0, 0, 0, 0]
    assert decision(t) == (0, "actions")


@clause("DEU-DELIV-01", "DEU-DELIV-05", "DEU-DELIV-09")
def test_we_11_sailing_through_athens() -> None:
    t = sailing(dict(ship="c3", chests=["yellow"], secret="p15"), {}, allowance=3, display=["p01", "p07"])
    t.play(0, "to c2")
    t.play(0, "unload yellow")
    put_away(t)
    assert (seat(t, 0)["honour_cards"], seat(t, 0)["chests"]) == (1, [])
    t.play(0, "to b2")
    t.play(0, "to b3")
    assert texts(t, 0) == ["challenge mykene", "close"]  # no step is left


@clause("DEU-MOVE-03", "DEU-MOVE-06")
def test_we_12_the_hydra_is_in_the_way() -> None:
    t = sailing(dict(ship="e5"), {}, allowance=3, display=QUIET)
    reached = {move.split()[1] for move in texts(t, 0) if move.startswith("to ")}
    assert reached | {"e5"} == {"e5", "d5", "d4", "d6", "d3", "c6", "d7"}
    assert refused(t, 0, "to f5") in ("DEU-MOVE-06", "DEU-HFIGHT-01")
    assert refused(t, 0, "to e4") == "DEU-MOVE-03"


@clause("DEU-RELOC-02", "DEU-RELOC-03")
def test_we_13_where_a_ship_on_d5_may_be_moved_to() -> None:
    start = sailing(dict(ship="d4"), dict(ship="d5", crew=0), dict(ship="f6"), display=QUIET)
    t = scoring(start, 0, "to d5", 5.0, 0.0)
    t.play(0, "decline")
    assert sorted(texts(t, 0)) == ["relocate b6", "relocate c3", "relocate e3", "relocate f4"]  # f6 is not free
    start = sailing(dict(ship="d4"), dict(ship="d5", crew=0), display=QUIET)
    t = scoring(start, 0, "to d5", 5.0, 0.0)
    t.play(0, "decline")
    assert sorted(texts(t, 0)) == ["relocate b6", "relocate c3", "relocate e3", "relocate f4", "relocate f6"]


@clause("DEU-PUR-18", "DEU-PUR-23", "DEU-MOVE-13", "DEU-MOVE-17")
def test_we_14_cards_are_offered_at_crete() -> None:
    hand = ["fair_wind", "fair_wind", "rally", "aegis"]
    t = sailing(dict(ship="d6", hand=hand), {}, allowance=1, display=["p01", "p10"], pursuits=["p11"])
    pile = t.dump()["state"]["pile"]
    t.play(0, "to d7")
    for move in ("declare p01 second", "offer rally", "offer fair_wind", "offer aegis"):
        t.play(0, move)
    assert seat(t, 0)["hand"] == ["fair_wind"]
    assert seat(t, 0)["total"] == 2
    assert t.dump()["state"]["pile"][3:] == pile  # three more, at the bottom
    assert [card["pursuit"] for card in table(t)["display"]] == ["p11", "p10"]
    assert texts(t, 0) == ["challenge sparta", "challenge crete", "close"]  # nor can Fair Wind help any more


@clause("DEU-DELIV-03", "DEU-DELIV-04", "DEU-DELIV-05", "DEU-DELIV-10", "DEU-DELIV-11")
def test_we_15_one_chest_for_two_cards() -> None:
    def delivered(*moves: str) -> tuple[list[str], int, list[str]]:
        t = sailing(dict(ship="d3", chests=["green", "yellow"], secret="p01"), {}, display=["p07", "p10"])
        t.play(0, "to d2")
        for move in moves:
            t.play(0, move)
        put_away(t)
        mine = seat(t, 0)
        return [card["pursuit"] for card in mine["completed"]], mine["honour_cards"], mine["chests"]

    assert delivered("unload green", "deliver") == (["p07"], 0, ["yellow"])
    assert delivered("unload green", "unload yellow") == (["p07", "p10"], 0, [])
    assert delivered("unload yellow", "deliver") == ([], 1, ["green"])


@clause("DEU-SITE-06", "DEU-SITE-13", "DEU-MOVE-11")
def test_we_16_a_city_is_challenged_without_success() -> None:
    before = sailing(dict(ship="f7", crew=8), {}, display=QUIET)
    t = rolling(before, 0, "challenge crete", (2, 1, 5))
    assert happened(t, "lost") == [dict(event="lost", seat=0)]
    assert seat(t, 0)["crew"] == 3
    assert table(t)["cities"] == table(before)["cities"]
    assert seat(t, 0)["ship"] == "f7"
    assert texts(t, 0) == ["close"]


@clause("DEU-CARD-07", "DEU-CARD-08", "DEU-CARD-14")
def test_we_17_golden_oars() -> None:
    t = acting(dict(ship="b2", hand=["golden_oars", "rally"]), {}, values=(2, 2, 2, 2))
    t.play(0, "act move")
    t.play(0, "play golden_oars")
    assert table(t)["sail"]["allowance"] == 3
    assert seat(t, 0)["hand"] == ["rally"]
    assert [card["card"] for card in seat(t, 0, viewer=1)["face_up"]] == ["golden_oars"]
    for move in ("close", "act cards", "end_turn", "sail"):
        t.play(0, move)
    assert "play golden_oars" in texts(t, 0)


@clause("DEU-CARD-08")
def test_we_17_a_thief_cannot_get_golden_oars() -> None:
    owner = dict(ship="d5", crew=0, hand=["rally"], face_up=["golden_oars"])
    t = sailing(dict(ship="d4"), owner, display=QUIET)
    t.play(0, "to d5")
    t = scoring(t, 1, "pass", 5.0, 0.0)
    t.play(1, "pass")
    t.play(0, "steal_card")
    assert seat(t, 0)["hand"] == ["rally"]  # there was no other card to steal
    assert [card["card"] for card in seat(t, 1)["face_up"]] == ["golden_oars"]


@clause("DEU-SETT-02")
def test_we_18_too_few_hoplites_to_found_salamis() -> None:
    t = sailing(dict(ship="h5", crew=1), {}, display=QUIET)
    assert refused(t, 0, "found salamis") == "DEU-SETT-02"
    t = sailing(dict(ship="h5", crew=2), {}, display=QUIET)
    assert "found salamis" in texts(t, 0)
