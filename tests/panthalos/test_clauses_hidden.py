"""HID: hidden information; PAN-GEN-08 and PAN-GEN-09 as a seat sees them."""

import json
from collections import Counter
from typing import Any

import pytest

import petteia
from petteia.games.panthalos import GAME
from petteia.games.panthalos.components import TITAN

from ..clauses import clause
from .arrange import decision, evaluating, happened, position, table, texts, until

VIEWERS = (0, 1, 2, None)
OTHERS = (1, 2, None)
HANDS = [["air_5", "fire_9"], ["water_6", "earth_8"], ["water_7", "fire_7"]]
AWAY: dict[str, Any] = dict(leader="agro_1")


def three(*more: dict[str, Any]) -> list[dict[str, Any]]:
    """Three seats with two titans each; `more` is laid over them."""
    seats: list[dict[str, Any]] = [dict(leader="agro_1", titans=hand) for hand in HANDS]
    return [one | (more[n] if n < len(more) else {}) for n, one in enumerate(seats)]


def seen(t: petteia.Table, viewer: int | None, owner: int = 0) -> list[str]:
    """The titans of an owner that a viewer knows."""
    return [one["token"] for one in table(t, viewer)["seats"][owner]["titans"]]


def worlds(t: petteia.Table, viewer: int | None, many: int = 30) -> list[dict[str, Any]]:
    """Worlds that fit all that a viewer knows."""
    return [t.determinize(viewer, seed).dump()["state"] for seed in range(many)]


def play(t: petteia.Table, who: int, *moves: str) -> None:
    for move in moves:
        t.play(who, move)


# Titans


@clause("HID-01", "PAN-GEN-09")
def test_titans_are_seen_by_their_owner_only_and_their_number_by_all() -> None:
    t = position(*three(dict(leader="available")))
    for viewer in VIEWERS:
        assert [seen(t, viewer, n) for n in range(3)] == [HANDS[n] if n == viewer else [] for n in range(3)]
        assert [one["titan_count"] for one in table(t, viewer)["seats"]] == [2, 2, 2]


@clause("HID-01")
def test_the_others_titans_might_be_any() -> None:
    t = position(*three(dict(leader="available")))
    found = worlds(t, 0)
    assert all(world["titans"][0] == HANDS[0] for world in found)
    assert len({tuple(world["titans"][1]) for world in found}) > 10
    assert all(len(world["titans"][1]) == 2 for world in found)


def kept() -> petteia.Table:
    """Seat 0 laid the fire Titan 9 and took it back; now it is in the Art. Seat 1 has the other one."""
    t = evaluating(
        dict(leader="art_2", titans=["air_5", "fire_9"], tokens=["iron_ship"]),
        dict(leader="agro_1", titans=["fire_9"]),
        AWAY,
        locations=["krypt", "art", "krypt"],
        underworld=["u01"],
    )
    play(t, 0, "lay fire_9", "confirm", "keep fire_9")
    t.play(1, "yield")
    t.play(2, "yield")
    assert decision(t) == (0, "art_choose")
    return t


@clause("HID-02", "PAN-KEEP-03")
def test_a_titan_that_was_taken_back_is_known_to_be_there() -> None:
    t = kept()
    for viewer in OTHERS:
        assert seen(t, viewer) == ["fire_9"]
        assert happened(t, "kept", viewer) == [dict(event="kept", seat=0, token="fire_9")]
        assert all("fire_9" in world["titans"][0] for world in worlds(t, viewer))
    assert len({tuple(world["titans"][0]) for world in worlds(t, 1)}) > 5  # of the other one nobody knows anything


@clause("HID-02")
def test_it_is_still_known_if_the_owner_sells_no_titans() -> None:
    t = kept()
    play(t, 0, "sell_tokens", "discard iron_ship", "done")
    for viewer in OTHERS:
        assert seen(t, viewer) == ["fire_9"]


@clause("HID-02", "HID-04")
def test_after_an_unseen_sale_nothing_tells_whether_it_is_still_there() -> None:
    sold_it, sold_another = kept(), kept()
    play(sold_it, 0, "sell_tokens", "discard fire_9", "done")
    play(sold_another, 0, "sell_tokens", "discard air_5", "done")
    for t in (sold_it, sold_another):
        for viewer in OTHERS:
            assert seen(t, viewer) == []
            found = worlds(t, viewer, 40)
            there = ["fire_9" in world["titans"][0] for world in found]
            assert {True, False} == set(there)
            assert all(("fire_9" in world["sold"][0]) or is_there for world, is_there in zip(found, there, strict=True))
    look_alike(sold_it, sold_another)
    sold_it.play(0, "yield")
    sold_another.play(0, "yield")
    look_alike(sold_it, sold_another)


@clause("HID-02")
def test_a_titan_in_doubt_that_is_laid_again_was_not_sold() -> None:
    t = kept()
    play(t, 0, "sell_tokens", "discard air_5", "done", "lay fire_9", "confirm", "keep fire_9")
    for viewer in OTHERS:
        assert seen(t, viewer) == ["fire_9"]
        assert all("fire_9" in world["titans"][0] for world in worlds(t, viewer))
    assert all(world["sold"][0] != ["fire_9"] for world in worlds(t, 1, 60))  # seat 1 has the only other one
    assert any(world["sold"][0] != ["air_5"] for world in worlds(t, 1))


@clause("HID-02", "HID-04")
def test_a_titan_discarded_in_the_foro_is_in_doubt_too() -> None:
    t = evaluating(
        dict(leader="foro_1", workers=["foro_2:2"], titans=["air_5", "fire_9"], tokens=["iron_ship"], shown=["fire_9"]),
        AWAY,
        AWAY,
        locations=["foro", "krypt"],
    )
    assert seen(t, 1) == ["fire_9"]
    play(t, 0, "lead rank_2 foro_2", "discard iron_ship", "discard air_5")
    assert (seen(t, 0), seen(t, 1)) == (["fire_9"], [])
    assert {"fire_9" in world["titans"][0] for world in worlds(t, 1)} == {True, False}


@clause("HID-03")
def test_titans_that_were_played_are_seen_in_the_removed_pile() -> None:
    t = evaluating(dict(leader="agro_1", titans=["fire_9"]), AWAY, AWAY, locations=["krypt"], underworld=["u01"])
    play(t, 0, "lay fire_9", "confirm", "done")
    for viewer in VIEWERS:
        assert table(t, viewer)["removed"]["tokens"] == ["fire_9"]


@clause("HID-04", "RUL-19", "PAN-ART-07")
def test_titans_sold_are_known_to_their_owner_only() -> None:
    t = evaluating(dict(leader="art_2", titans=["air_5", "fire_9"]), AWAY, AWAY, locations=["art", "krypt"])
    play(t, 0, "sell_tokens", "discard fire_9", "done")
    assert happened(t, "discarded-titans", 0) == [dict(event="discarded-titans", seat=0, amount=1, titans=["fire_9"])]
    for viewer in OTHERS:
        assert happened(t, "discarded-titans", viewer) == [dict(event="discarded-titans", seat=0, amount=1)]
        assert "fire_9" not in json.dumps([t.view(viewer), t.events(viewer)])
        assert table(t, viewer)["seats"][0]["sold_unseen"] == 1
        assert len({tuple(world["sold"][0]) for world in worlds(t, viewer)}) > 5
    assert all(world["sold"][0] == ["fire_9"] for world in worlds(t, 0))


@clause("HID-04", "HID-02")
def test_what_is_being_chosen_for_a_sale_is_seen_by_nobody_else() -> None:
    t = evaluating(
        dict(leader="art_2", titans=["air_5", "fire_9"], tokens=["iron_ship"]), AWAY, AWAY, locations=["art", "krypt"]
    )
    t.play(0, "sell_tokens")
    before = {viewer: (t.view(viewer), t.events(viewer)) for viewer in OTHERS}
    play(t, 0, "discard iron_ship", "discard fire_9")
    assert table(t, 0)["laying"]["picked"] == ["iron_ship", "fire_9"]
    assert before == {viewer: (t.view(viewer), t.events(viewer)) for viewer in OTHERS}


@clause("HID-05")
@pytest.mark.parametrize("source", ["polis", "titanus", "arena", "merchant"])
def test_titans_drawn_are_seen_by_the_drawer_only(source: str) -> None:
    stack = ["fire_8", "water_9"]
    if source == "merchant":
        t = position(dict(goods=["oil", "wine"]), AWAY, AWAY, merkator=["m03"], titan_stack=stack)
        t.play(0, "sell m03")
        if decision(t)[1] == "deliver_good":
            t.play(0, "deliver wine")
    else:
        die = {"polis": "polis_1:2", "titanus": "titanus_1:4", "arena": "arena_1:4"}[source]
        t = evaluating(dict(leader="agro_1", workers=[die]), AWAY, AWAY, locations=[source, "krypt"], titan_stack=stack)
    drawn = ["fire_8"] if source == "arena" else ["water_9", "fire_8"]
    assert seen(t, 0) == drawn
    assert sorted(happened(t, "drew-titans", 0)[0]["titans"]) == sorted(drawn)
    for viewer in OTHERS:
        assert happened(t, "drew-titans", viewer) == [dict(event="drew-titans", seat=0, amount=len(drawn))]
        assert seen(t, viewer) == []
        assert table(t, viewer)["seats"][0]["titan_count"] == len(drawn)


@clause("HID-05")
def test_the_titans_of_the_setup_are_seen_by_their_owner_only() -> None:
    t = petteia.new(GAME, players=3, seed=5)
    for viewer in VIEWERS:
        assert [len(seen(t, viewer, n)) for n in range(3)] == [2 if n == viewer else 0 for n in range(3)]
        shown = json.dumps([t.view(viewer), t.events(viewer)])
        mine = seen(t, viewer, viewer) if viewer is not None else []
        assert [titan for titan in TITAN.names if f'"{titan}"' in shown] == sorted(set(mine), key=TITAN.names.index)


# Stacks, the bag and the displays


@clause("HID-06")
def test_of_the_stacks_only_the_sizes_are_seen() -> None:
    t = position(*three(dict(leader="available")))
    for viewer in VIEWERS:
        assert table(t, viewer)["stacks"] == dict(
            bag=40, ships=20, artisans=14, reinforcements=44, titans=46, merchants=12, underworld=12
        )


@clause("HID-06")
def test_what_comes_next_from_a_stack_is_anybodys_guess() -> None:
    t = position(*three(dict(leader="available")))
    truth = t.dump()["state"]
    for viewer in VIEWERS:
        found = worlds(t, viewer, 15)
        for name in ("ship_stack", "artisan_stack", "reinforcement_stack", "titan_stack", "merchant_stack"):
            assert len({tuple(world[name]) for world in found}) > 10
            assert all(len(world[name]) == len(truth[name]) for world in found)


@clause("HID-07")
def test_of_the_bag_the_number_is_known_and_the_order_is_not() -> None:
    t = position({}, {}, {}, bag=["iron", "iron", "olives", "grapes", "cotton", "cattle", "grapes"])
    for viewer in VIEWERS:
        assert table(t, viewer)["stacks"]["bag"] == 7
        found = worlds(t, viewer, 20)
        assert len({tuple(world["bag"]) for world in found}) > 10
        # which goods are in it can be worked out, so that every world has the same
        assert all(Counter(world["bag"]) == Counter(t.dump()["state"]["bag"]) for world in found)


@clause("HID-08", "PAN-GEN-08")
def test_reinforcements_artisans_ships_goods_and_discs_are_public() -> None:
    mine = dict(
        tokens=["iron_ship", "cotton_ship", "die_artisan", "fire_3", "air_1"], goods=["iron", "wine"], discs=3, box=2
    )
    t = position({}, mine, {}, polis={"polis_2": 1})
    for viewer in VIEWERS:
        shown = table(t, viewer)["seats"][1]
        assert shown["ships"] == ["iron_ship", "cotton_ship"]
        assert shown["artisans"] == [dict(token="die_artisan", cost=2)]
        assert [one["token"] for one in shown["reinforcements"]] == ["air_1", "fire_3"]
        assert shown["goods"] == ["iron", "wine"]
        assert (shown["personal"], shown["general"], shown["box"], shown["polis"]) == (3, 5, 2, ["polis_2"])


@clause("HID-09")
def test_displays_port_merkator_and_the_face_up_underworld_token_are_public() -> None:
    t = position(
        {}, {}, {}, port=["iron_ship"], merkator=["m01"], agora=["grapes"], phalanx=["fire_1"], art=["any_artisan"],
        underworld=["u07"],
    )  # fmt: skip
    for viewer in VIEWERS:
        shown = table(t, viewer)
        assert (shown["port"], shown["agora"]) == (["iron_ship"], ["grapes"])
        assert [one["merchant"] for one in shown["merkator"]] == ["m01"]
        assert [one["token"] for one in shown["phalanx"]] == ["fire_1"]
        assert [one["token"] for one in shown["art"]] == ["any_artisan"]
        assert shown["underworld"][-1] == dict(underworld="u07", element="earth", strength=8, points=5)


# The stack of the Underworld


def looking() -> petteia.Table:
    """Seat 0 has sold to a merchant and may look; u08 lies under u01."""
    t = position(dict(goods=["cloth", "armor"]), {}, {}, merkator=["m05"], underworld=["u01", "u08"])
    t.play(0, "sell m05")
    assert decision(t) == (0, "underworld_look")
    return t


def under(t: petteia.Table, viewer: int | None) -> list[str | None]:
    """The stack of the Underworld as a viewer knows it, its top last."""
    return [one and one["underworld"] for one in table(t, viewer)["underworld"]]


@clause("HID-10")
def test_nobody_knows_the_rest_of_the_underworld_stack() -> None:
    t = looking()
    for viewer in VIEWERS:
        assert under(t, viewer) == [None] * 11 + ["u01"]
        assert len({world["underworld"][-2] for world in worlds(t, viewer)}) > 5
        assert all(world["underworld"][-1] == "u01" for world in worlds(t, viewer))


@clause("HID-10", "PAN-MERCH-15")
def test_who_looks_alone_sees_the_second_token() -> None:
    t = looking()
    t.play(0, "look")
    assert under(t, 0) == [None] * 10 + ["u08", "u01"]
    assert happened(t, "looked", 0) == [dict(event="looked", seat=0, underworld=["u08"])]
    for viewer in OTHERS:
        assert under(t, viewer) == [None] * 11 + ["u01"]
        assert happened(t, "looked", viewer) == [dict(event="looked", seat=0)]


@clause("HID-10")
def test_after_keep_the_viewer_alone_knows_the_bottom_token() -> None:
    t = looking()
    play(t, 0, "look", "keep_top")
    assert under(t, 0) == ["u08"] + [None] * 10 + ["u01"]
    assert all(world["underworld"][0] == "u08" for world in worlds(t, 0))
    for viewer in OTHERS:
        assert under(t, viewer) == [None] * 11 + ["u01"]
        assert len({world["underworld"][0] for world in worlds(t, viewer)}) > 5


@clause("HID-10")
def test_after_swap_everybody_knows_both() -> None:
    t = looking()
    play(t, 0, "look", "swap")
    for viewer in VIEWERS:
        assert under(t, viewer) == ["u01"] + [None] * 10 + ["u08"]
        assert all((world["underworld"][0], world["underworld"][-1]) == ("u01", "u08") for world in worlds(t, viewer))


@clause("HID-10")
def test_after_a_declined_look_nobody_knows_anything() -> None:
    t = looking()
    t.play(0, "decline")
    for viewer in VIEWERS:
        assert under(t, viewer) == [None] * 11 + ["u01"]


@clause("HID-10")
def test_what_lies_at_the_bottom_is_remembered_in_later_rounds() -> None:
    t = looking()
    play(t, 0, "look", "keep_top")
    until(t, lambda t: table(t)["round"] == 3)
    assert [under(t, viewer)[0] for viewer in VIEWERS] == ["u08", None, None, None]


# The rest


@clause("HID-11")
def test_the_removed_pile_is_public_but_for_titans_that_went_unseen() -> None:
    t = evaluating(
        dict(leader="art_2", titans=["air_5", "fire_9"], tokens=["iron_ship", "fire_3"]), AWAY, AWAY,
        locations=["art", "krypt"], underworld=["u01"], round=3, merchant_stack=["m01"], bag=["iron"],
    )  # fmt: skip
    play(t, 0, "sell_tokens", "discard iron_ship", "discard air_5", "done")
    play(t, 0, "lay fire_3", "lay fire_9", "confirm", "done")
    for viewer in VIEWERS:
        shown = table(t, viewer)["removed"]
        assert shown["tokens"] == ["iron_ship", "fire_3", "fire_9"]
        assert (len(shown["goods"]), len(shown["merchants"]), len(shown["underworld"])) == (39, 11, 2)


def public(t: petteia.Table, viewer: int | None) -> dict[str, Any]:
    """What a viewer sees without titans, the Underworld stack below its top and what is being or can be chosen."""
    shown = table(t, viewer)
    for secret in ("laying", "targets"):
        shown.pop(secret, None)
    shown["underworld"] = shown["underworld"][-1]
    for one in shown["seats"]:
        del one["titans"]
    return shown


@clause("HID-12")
def test_scores_ranks_discs_the_round_and_the_starting_player_are_public() -> None:
    t = position(
        *three(dict(leader="available", points=3), dict(workers=["agora_2:4", "resting:1"], points=9), dict(discs=2)),
        starter=2, turn=0, round=3,
    )  # fmt: skip
    spectator = public(t, None)
    assert all(public(t, viewer) == spectator for viewer in VIEWERS)
    assert (spectator["round"], spectator["starter"]) == (3, 2)
    assert [one["points"] for one in spectator["seats"]] == [3, 9, 0]
    assert [one["personal"] for one in spectator["seats"]] == [5, 5, 2]
    dice = [(die["place"], die["figure"]) for die in spectator["seats"][1]["dice"]]
    assert dice == [("unhired", "rank_1")] * 3 + [("resting", "rank_1"), ("agora_2", "rank_4")]


@clause("HID-12")
@pytest.mark.parametrize("seed", range(3))
def test_all_else_is_the_same_for_everybody_throughout_a_game(seed: int) -> None:
    t = petteia.new(GAME, players=3, seed=seed)
    for n in range(120):
        mover = t.pending[0]
        options = t.options(mover)
        t.play(mover, options[(n * 7 + seed) % len(options)])
        if t.over:
            break
        assert all(public(t, viewer) == public(t, None) for viewer in range(3))


# Being asked


def look_alike(able: petteia.Table, unable: petteia.Table, viewers: tuple[int | None, ...] = OTHERS) -> None:
    """Other viewers cannot tell these two apart."""
    for viewer in viewers:
        assert able.view(viewer) == unable.view(viewer)
        assert able.events(viewer) == unable.events(viewer)
        assert able.prompt(viewer) == unable.prompt(viewer)
    assert able.pending == unable.pending


def pair(who: int, good: str, bad: str, *seats: dict[str, Any], **given: Any) -> tuple[petteia.Table, petteia.Table]:
    """Two tables that differ in one titan of a player, and the stack accordingly."""
    tables = []
    for titan, other in ((good, bad), (bad, good)):
        everyone = [dict(one) for one in seats]
        everyone[who]["titans"] = [*everyone[who].get("titans", []), titan]
        tables.append(evaluating(*everyone, titan_stack=["air_5", other], **given))
    return tables[0], tables[1]


@clause("HID-13")
def test_options_are_given_to_the_one_who_decides_only() -> None:
    t = evaluating(*three(), locations=["krypt"], underworld=["u01"])
    assert texts(t, 0) == ["yield", "lay fire_9"]
    assert [t.options(n) for n in (1, 2)] == [[], []]
    for viewer in OTHERS:
        assert "lay fire_9" not in json.dumps(t.view(viewer))


@clause("HID-13")
def test_nobody_can_tell_who_could_defend() -> None:
    able, unable = pair(0, "fire_9", "water_9", AWAY, AWAY, AWAY, locations=["krypt"], underworld=["u01"])
    assert (len(texts(able, 0)), texts(unable, 0)) == (2, ["yield"])
    look_alike(able, unable)
    able.play(0, "lay fire_9")  # thinking about it
    look_alike(able, unable)
    able, unable = pair(0, "fire_9", "water_9", AWAY, AWAY, AWAY, locations=["krypt"], underworld=["u01"])
    for t in (able, unable):
        t.play(0, "yield")
    look_alike(able, unable)


@clause("HID-13")
def test_nobody_can_tell_who_could_challenge() -> None:
    seats: list[dict[str, Any]] = [
        dict(workers=["arena_1:4"], leader="agro_1"),
        dict(leader="phalanx_2"),
        dict(leader="art_2"),
    ]
    able, unable = pair(0, "fire_9", "water_9", *seats, locations=["arena"])
    assert (texts(able, 0), texts(unable, 0)) == (["renounce", "challenge 1", "challenge 2"], ["renounce"])
    look_alike(able, unable)
    for t in (able, unable):
        t.play(0, "renounce")
    look_alike(able, unable)


@clause("HID-13")
def test_an_opening_is_asked_for_even_if_there_is_but_one() -> None:
    seats: list[dict[str, Any]] = [
        dict(workers=["arena_1:4"], leader="agro_1", titans=["fire_5"]),
        dict(leader="phalanx_2"),
        AWAY,
    ]
    able, unable = pair(0, "fire_9", "water_9", *seats, locations=["arena"])
    for t in (able, unable):
        t.play(0, "challenge 1")
    assert (len(texts(able, 0)), texts(unable, 0)) == (2, ["lay fire_5"])
    look_alike(able, unable)


@clause("HID-13")
def test_nobody_can_tell_who_could_reply() -> None:
    attacker = dict(workers=["arena_1:4"], leader="agro_1", titans=["fire_7"])
    able, unable = pair(1, "fire_9", "water_9", attacker, dict(leader="phalanx_2"), AWAY, locations=["arena"])
    for t in (able, unable):
        play(t, 0, "challenge 1", "lay fire_7", "confirm")
    assert (len(texts(able, 1)), texts(unable, 1)) == (2, ["stop"])
    look_alike(able, unable, (2,))
    for t in (able, unable):
        t.play(1, "stop")
    look_alike(able, unable, (2,))


@clause("HID-13")
def test_nobody_can_tell_who_could_raise() -> None:
    attacker = dict(workers=["arena_1:4"], leader="agro_1", titans=["fire_7"])
    able, unable = pair(
        0, "fire_9", "water_9", attacker, dict(leader="phalanx_2", titans=["fire_8"]), AWAY, locations=["arena"]
    )
    for t in (able, unable):
        play(t, 0, "challenge 1", "lay fire_7", "confirm")
        play(t, 1, "lay fire_8", "confirm")
    assert (len(texts(able, 0)), texts(unable, 0)) == (2, ["stop"])
    look_alike(able, unable)


@clause("HID-13")
@pytest.mark.parametrize("discards", [["air_7"], ["air_7", "fire_9"]])
def test_nobody_can_tell_which_titans_could_be_sold_or_discarded(discards: list[str]) -> None:
    art: list[dict[str, Any]] = [dict(leader="art_2", titans=["air_7"]), AWAY, AWAY]
    one, other = pair(0, "fire_9", "water_9", *art, locations=["art", "krypt"])
    look_alike(one, other)
    for t in (one, other):
        t.play(0, "sell_tokens")
    look_alike(one, other)
    for t in (one, other):
        for titan in discards:
            t.play(0, f"discard {titan}" if f"discard {titan}" in texts(t, 0) else "discard water_9")
        t.play(0, "done")
    look_alike(one, other)


@clause("HID-13")
def test_the_foro_asks_alike_whatever_titans_there_are() -> None:
    foro: list[dict[str, Any]] = [dict(leader="foro_1", workers=["foro_2:2"], titans=["air_7"]), AWAY, AWAY]
    one, other = pair(0, "fire_9", "water_9", *foro, locations=["foro", "krypt"])
    look_alike(one, other)
    for t in (one, other):
        t.play(0, "lead rank_2 foro_2")
    look_alike(one, other)
    play(one, 0, "discard air_7")
    look_alike(one, other)


@clause("HID-13")
def test_one_is_asked_even_if_only_one_answer_is_legal() -> None:
    t = evaluating(dict(leader="art_2"), AWAY, AWAY, locations=["art"])
    assert (decision(t), texts(t, 0)) == ((0, "art_choose"), ["sell_tokens"])
    t = evaluating(
        dict(leader="foro_1", workers=["foro_2:2", *["available:promoted"] * 4]), AWAY, AWAY, locations=["foro"]
    )
    assert (decision(t), texts(t, 0)) == ((0, "foro_choose"), ["nothing"])
    t = evaluating(AWAY, AWAY, AWAY, locations=["krypt"])
    assert (decision(t), texts(t, 0)) == ((0, "krypt_defend"), ["yield"])
    t = evaluating(dict(leader="arena_1"), AWAY, AWAY, locations=["arena"], titan_stack=[])
    assert (decision(t), texts(t, 0)) == ((0, "arena_challenge"), ["renounce"])


# What a seat is given


@clause("HID-14")
def test_a_view_names_no_titan_that_the_viewer_does_not_see() -> None:
    t = position(*three(dict(leader="available")))
    for viewer in VIEWERS:
        shown = json.dumps([t.view(viewer), t.events(viewer)])
        mine = HANDS[viewer] if viewer is not None else []
        assert sorted(titan for titan in TITAN.names if f'"{titan}"' in shown) == sorted(mine)


@clause("HID-14")
def test_a_view_holds_no_seed() -> None:
    t = petteia.new(GAME, players=3, seed=987654321)
    chance = [str(word) for word in t.dump()["state"]["chance"]]
    for viewer in VIEWERS:
        shown = json.dumps([t.view(viewer), t.events(viewer)])
        assert not any(secret in shown for secret in ["987654321", "seed", "chance", *chance])


@clause("HID-14")
def test_what_one_is_choosing_is_in_ones_own_view_only() -> None:
    t = evaluating(*three(dict(titans=["fire_5", "fire_9"])), locations=["krypt"], underworld=["u01"])
    before = {viewer: t.view(viewer) for viewer in OTHERS}
    t.play(0, "lay fire_5")
    assert table(t, 0)["laying"] == dict(picked=["fire_5"], strength=5, needed=9, element="fire")
    assert before == {viewer: t.view(viewer) for viewer in OTHERS}
    assert all(table(t, viewer)["laying"] is None for viewer in OTHERS)


@clause("HID-14")
@pytest.mark.parametrize("seed", range(8))
def test_what_a_viewer_cannot_know_changes_nothing_in_what_it_sees(seed: int) -> None:
    """Games in the middle: everything hidden is dealt anew, and the viewer sees no difference."""
    t = petteia.new(GAME, players=3, seed=seed)
    for n in range(60 + 40 * seed):
        if not t.over:
            mover = t.pending[0]
            options = t.options(mover)
            t.play(mover, options[(n * 5 + seed) % len(options)])
    truth = t.dump()["state"]
    for viewer in VIEWERS:
        other = t.determinize(viewer, 99)
        assert other.view(viewer) == t.view(viewer)
        assert other.events(viewer) == t.events(viewer)
        if viewer is not None:
            assert other.options(viewer) == t.options(viewer)
        world = other.dump()["state"]
        for name in ("dice", "leaders", "goods", "tokens", "personal", "box_discs", "points", "port", "gone_tokens"):
            assert world[name] == truth[name]
        for name in ("titans", "sold"):
            assert [len(one) for one in world[name]] == [len(one) for one in truth[name]]
        if viewer is not None:
            assert (world["titans"][viewer], world["sold"][viewer]) == (truth["titans"][viewer], truth["sold"][viewer])
    assert t.determinize(None, 99).dump()["state"]["titan_stack"] != truth["titan_stack"]


@clause("HID-14", "HID-02")
@pytest.mark.parametrize("seed", range(4))
def test_a_world_dealt_anew_can_be_played_to_its_end(seed: int) -> None:
    t = kept()
    play(t, 0, "sell_tokens", "discard air_5", "discard fire_9", "done")
    told = t.determinize(2, seed).dump(history=False)
    other = petteia.load(told, of=GAME)
    until(other, lambda t: t.over)
    assert table(other)["round"] <= 8


@clause("HID-14", "HID-02")
@pytest.mark.parametrize("where", ["art", "foro", "krypt", "arena"])
def test_a_world_dealt_anew_while_somebody_is_choosing_titans_can_be_played_on(where: str) -> None:
    """What has been picked is as unknown as the rest: for others it is dealt anew, too."""
    mine: dict[str, dict[str, Any]] = {
        "art": dict(leader="art_2"),
        "foro": dict(leader="foro_1", workers=["foro_2:2"]),
        "krypt": dict(leader="agro_1"),
        "arena": dict(leader="agro_1", workers=["arena_1:4"]),
    }
    t = evaluating(
        mine[where] | dict(titans=["fire_5", "fire_8", "fire_9"]),
        dict(leader="phalanx_2"),
        AWAY,
        locations=[where],
        underworld=["u01"],
    )
    first = {
        "art": ["sell_tokens", "discard fire_5"],
        "foro": ["lead rank_2 foro_2", "discard fire_5"],
        "krypt": ["lay fire_5"],
        "arena": ["challenge 1", "lay fire_5"],
    }
    play(t, 0, *first[where])
    for seed in range(20):
        other = t.determinize(1, seed)
        assert other.view(1) == t.view(1)
        assert texts(other, 0) != []
        other = petteia.load(other.dump(history=False), of=GAME)
        until(other, lambda t: t.over or table(t)["round"] == 2)


@clause("HID-14", "PAN-ARENA-06")
@pytest.mark.parametrize("attacker", [0, 2])
@pytest.mark.parametrize("stack", [["air_5", "air_6", "air_7", "water_5", "earth_5"], []])
def test_in_every_world_an_attacker_has_something_to_open_with(attacker: int, stack: list[str]) -> None:
    """Who challenged somebody has shown to have a token for the opening."""
    seats: list[dict[str, Any]] = [dict(leader="agro_1", titans=["water_7", "earth_7", "air_9"])] * 3
    seats[attacker] = dict(leader="agro_1", workers=["arena_1:4"], titans=["fire_9"])
    seats[1] = dict(leader="phalanx_2", titans=["water_6", "earth_6"])
    t = evaluating(*seats, locations=["arena"], titan_stack=stack)
    t.play(attacker, "challenge 1")
    for viewer in (2 - attacker, 1, None):
        for seed in range(10):
            other = t.determinize(viewer, seed)
            assert texts(other, attacker) != []
            petteia.load(other.dump(history=False), of=GAME)


@clause("HID-14", "HID-02")
def test_an_attacker_with_titans_in_doubt_has_no_more_of_them_in_any_world() -> None:
    """Two titans were seen and taken back, then two sold unseen: the one that is left opens the duel."""
    t = evaluating(
        dict(leader="art_2", workers=["arena_1:4"], titans=["fire_6", "fire_8", "fire_9"]),
        dict(leader="phalanx_2"),
        AWAY,
        locations=["krypt", "art", "arena"],
        underworld=["u01"],
        titan_stack=[],
    )
    play(t, 0, "lay fire_8", "lay fire_9", "confirm", "keep fire_8", "keep fire_9")
    t.play(1, "yield")
    t.play(2, "yield")
    play(t, 0, "sell_tokens", "discard fire_8", "discard fire_9", "done", "challenge 1")
    for viewer in OTHERS:
        found = set()
        for seed in range(40):
            other = t.determinize(viewer, seed)
            assert other.view(viewer) == t.view(viewer)
            (mine,) = other.dump()["state"]["titans"][0]
            found.add(mine)
        assert found == {"fire_6", "fire_8", "fire_9"}
