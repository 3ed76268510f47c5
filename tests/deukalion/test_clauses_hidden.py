"""Chapter 6: hidden information; DEU-CARD-15."""

import json
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME

from ..clauses import clause
from .arrange import (
    ALL_CARDS,
    acting,
    decision,
    dump,
    frame,
    happened,
    position,
    rolling,
    sailing,
    scoring,
    seat,
    table,
    texts,
    until,
    without,
    won,
)

QUIET = ["p10", "p12"]  # Pursuit cards that nothing here completes
HANDS = [["fair_wind", "rally"], ["charons_mercy", "aegis"], ["call_to_arms", "gift_of_hermes"]]
SECRETS = ["p13", "p14", "p16"]
VIEWERS = (0, 1, 2, None)


def three(*more: dict[str, Any]) -> list[dict[str, Any]]:
    """Three seats, each with two cards and a secret; `more` is laid over them."""
    seats: list[dict[str, Any]] = [dict(hand=HANDS[n], secret=SECRETS[n]) for n in range(3)]
    return [one | (more[n] if n < len(more) else {}) for n, one in enumerate(seats)]


def hands_seen(t: petteia.Table, viewer: int | None) -> list[list[str]]:
    return [one["hand"] for one in table(t, viewer)["seats"]]


# Piles


@clause("HID-01")
def test_of_the_piles_only_the_sizes_are_seen() -> None:
    t = acting(*three(), display=QUIET)
    for viewer in VIEWERS:
        assert table(t, viewer)["pile"] == [None] * 24
        assert table(t, viewer)["pursuit_pile"] == 11


@clause("HID-01")
def test_the_order_of_the_piles_is_anybodys_guess() -> None:
    t = acting(*three(), display=QUIET)
    worlds = [t.determinize(0, seed).dump()["state"] for seed in range(30)]
    assert len({world["pile"][-1].rsplit("_", 1)[0] for world in worlds}) > 5
    assert len({world["pursuits"][-1] for world in worlds}) > 5


@clause("HID-01", "DEU-CARD-09")
def test_a_card_held_since_before_a_reshuffle_is_none_of_those_shuffled_then() -> None:
    """The pile is empty; seat 0 draws, so that the discards are shuffled. It has all cards that lie nowhere else."""
    held, lying = ["aegis", "rally", "oracle_of_delphi"], ["golden_oars", "gift_of_hermes", "lyre_of_orpheus"]
    t = acting(
        dict(hand=without(*held, *lying)), dict(hand=held[:2]), dict(hand=held[2:]),
        discard=lying, display=QUIET, values=(3, 2, 2, 2),
    )  # fmt: skip
    t.play(0, "act cards")
    assert happened(t, "reshuffled")
    hands = [hands_seen(t.determinize(0, seed), 1)[1] for seed in range(30)]
    assert {card for hand in hands for card in hand} == set(held)
    for seed in range(30):
        pile = [card.rsplit("_", 1)[0] for card in t.determinize(0, seed).dump()["state"]["pile"]]
        assert set(pile) == set(lying) - set(hands_seen(t, 0)[0])


def offered() -> petteia.Table:
    """All other cards are in seat 1's hand: what seat 0 offers at Crete is the whole draw pile."""
    mine = ["aegis", "rally", "golden_oars"]
    return sailing(
        dict(ship="d7", hand=mine), dict(hand=without(*mine)), {}, display=["p01", "p10"],
        outer=(1, 2, 2, 2), rotation="unturned", used=["move"],
    )  # fmt: skip


@clause("HID-02", "DEU-PUR-23", "RUL-24")
def test_who_offers_cards_knows_them_and_their_order_and_others_only_their_number() -> None:
    t = offered()
    t.play(0, "declare p01 second")
    for card in ("rally", "aegis", "golden_oars"):
        t.play(0, f"offer {card}")
    assert seat(t, 0, viewer=1)["hand_size"] == 0
    assert table(t, 0)["pile"] == ["golden_oars", "aegis", "rally"]  # the first lies on top
    assert [event["cards"] for event in happened(t, "offered", 0)] == [["rally"], ["aegis"], ["golden_oars"]]
    for viewer in (1, 2, None):
        assert table(t, viewer)["pile"] == [None] * 3
        assert happened(t, "offered", viewer) == [dict(event="offered", seat=0)] * 3


@clause("HID-02", "DEU-CARD-09")
def test_who_offered_cards_also_knows_who_draws_them() -> None:
    t = offered()
    t.play(0, "declare p01 second")
    for card in ("rally", "aegis", "golden_oars"):
        t.play(0, f"offer {card}")
    t.play(0, "close")
    t.play(0, "act cards")  # a 1: seats 1 and 2 draw
    assert seat(t, 2)["hand"] == ["aegis"]
    assert hands_seen(t, 0)[1:] == [["rally"], ["aegis"]]
    assert hands_seen(t, 1)[2] == []
    assert hands_seen(t, None) == [[], [], []]
    for seed in range(5):
        assert seat(t.determinize(0, seed), 2)["hand"] == ["aegis"]
    assert table(t, 0)["pile"] == ["golden_oars"]


@clause("HID-03")
def test_discards_and_face_up_cards_are_seen_by_all() -> None:
    t = sailing(*three(dict(ship="b2", face_up=["golden_oars"])), discard=["strong_wind"], display=QUIET)
    t.play(0, "play fair_wind")
    for viewer in VIEWERS:
        assert table(t, viewer)["discard"] == ["strong_wind", "fair_wind"]
        assert table(t, viewer)["seats"][0]["face_up"] == [dict(card="golden_oars", used=False)]


# Hands


@clause("HID-04", "DEU-CARD-01")
def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_all() -> None:
    t = acting(*three(), display=QUIET)
    for viewer in VIEWERS:
        assert hands_seen(t, viewer) == [HANDS[n] if n == viewer else [] for n in range(3)]
        assert [one["hand_size"] for one in table(t, viewer)["seats"]] == [2, 2, 2]


@clause("HID-05")
def test_a_drawn_card_is_seen_by_the_drawer_only() -> None:
    t = acting(*three(), display=QUIET, values=(1, 2, 2, 2), pile=["oracle_of_delphi", "strong_wind"])
    t.play(0, "act cards")
    drawn = {1: "oracle_of_delphi", 2: "strong_wind"}
    for viewer in VIEWERS:
        assert happened(t, "drew", viewer) == [
            dict(event="drew", seat=n, amount=1) | (dict(cards=[card]) if viewer == n else {})
            for n, card in drawn.items()
        ]
        assert [card in hands_seen(t, viewer)[n] for n, card in drawn.items()] == [viewer == 1, viewer == 2]


def robbed() -> petteia.Table:
    """Seat 0 beats seat 1, which has no crew and one card, and is about to steal."""
    t = sailing(
        dict(ship="d4", hand=["rally"]), dict(ship="d5", crew=0, hand=["charons_mercy"]), dict(ship="d3", crew=0),
        display=QUIET,
    )  # fmt: skip
    t.play(0, "to d5")
    t = rolling(t, 1, "pass", (7, 1, 2), (0, 0, 0))
    t.play(0, "pass")
    t.play(1, "pass")
    return t


@clause("HID-06")
def test_a_stolen_card_is_seen_by_thief_and_victim() -> None:
    t = robbed()
    t.play(0, "steal_card")
    for involved in (0, 1):
        assert happened(t, "stole-card", involved) == [
            dict(event="stole-card", seat=0, whose=1, cards=["charons_mercy"])
        ]
    for viewer in (2, None):
        assert happened(t, "stole-card", viewer) == [dict(event="stole-card", seat=0, whose=1)]
    assert hands_seen(t, 1)[0] == ["charons_mercy"]  # the victim knows this card of the thief's two
    assert hands_seen(t, 2)[0] == hands_seen(t, None)[0] == []
    for seed in range(5):
        assert "charons_mercy" in seat(t.determinize(1, seed), 0)["hand"]
    assert len({tuple(seat(t.determinize(2, seed), 0)["hand"]) for seed in range(20)}) > 5


@clause("HID-06")
def test_the_victim_knows_it_no_more_once_the_thief_has_lost_some_card_to_another() -> None:
    t = robbed()
    t.play(0, "steal_card")
    told = t.dump(history=False)
    told["state"]["ships"][1] = "f4"  # seat 1 has been moved away, and it is seat 2's sail
    told["state"]["ships"][2] = "d4"
    told["state"] |= dict(contest=0, rolls=[[], [], []], sailor=2, allowance=1, moving=1, acted=0)
    told["state"]["crew"], told["state"]["underworld"] = [0, 0, 10], [10, 10, 0]
    told["state"]["agenda"] = [frame("Position", 0), frame("Sail", 2)]
    t = petteia.load(told, of=GAME)
    assert hands_seen(t, 1)[0] == ["charons_mercy"]
    t.play(2, "to d5")
    t = scoring(t, 0, "pass", 5.0, 0.0)
    t.play(0, "pass")
    t = until(t, 2, "steal_card", lambda after: "charons_mercy" not in seat(after, 2)["hand"])  # another card went
    assert "charons_mercy" in seat(t, 0)["hand"]
    assert hands_seen(t, 1)[0] == []


@clause("HID-06", "HID-02")
def test_the_victim_knows_it_no_more_once_the_thief_has_offered_cards_face_down() -> None:
    t = robbed()
    t.play(0, "steal_card")
    told = t.dump(history=False)
    told["state"]["ships"][:2] = ["d7", "f4"]
    told["state"] |= dict(
        contest=0, rolls=[[], [], []], display=["p01", "p12"], sailor=0, allowance=1, moving=1, acted=0
    )
    told["state"]["pursuits"].remove("p01")
    told["state"]["pursuits"].append("p10")
    told["state"]["hands"][0] += told["state"]["pile"][-2:]
    del told["state"]["pile"][-2:], told["state"]["under"][-2:]
    order = list(GAME.open_box(None).kinds["copy"].names)
    told["state"]["hands"][0].sort(key=order.index)
    told["state"]["agenda"] = [frame("Position", 0), frame("Sail", 0)]
    t = petteia.load(told, of=GAME)
    hand = seat(t, 0)["hand"]
    assert (len(hand), hands_seen(t, 1)[0]) == (4, ["charons_mercy"])
    hand.remove("charons_mercy")
    t.play(0, "declare p01 second")
    for card in hand:
        t.play(0, f"offer {card}")
    assert seat(t, 0)["hand"] == ["charons_mercy"]
    assert hands_seen(t, 1)[0] == []


@clause("HID-06", "HID-03")
def test_a_stolen_card_that_is_played_is_known_to_all() -> None:
    t = robbed()
    t.play(0, "steal_card")
    t.play(0, "relocate c3")
    t.play(0, "play charons_mercy")
    t.play(0, "reclaim 1")
    for viewer in VIEWERS:
        assert table(t, viewer)["discard"] == ["charons_mercy"]
    assert hands_seen(t, 1)[0] == []


@clause("HID-06")
def test_from_which_reshuffle_a_stolen_card_comes_is_not_known_to_others() -> None:
    """The victim holds one card from before a reshuffle and one from after it."""
    told = robbed().dump(history=False)
    now = told["state"]
    now["hands"][1].append(now["pile"].pop())
    now["under"].pop()
    now["reshuffles"] = 1
    now["batch"] = dict.fromkeys([*now["pile"], now["hands"][1][1]], 1)
    worlds = {}
    for chance in range(1, 30):
        now["chance"] = [chance * 7919, 678]
        t = petteia.load(told, of=GAME)
        t.play(0, "steal_card")
        (stolen,) = happened(t, "stole-card", 0)[0]["cards"]
        worlds[stolen] = [seat(t.determinize(2, seed), 0)["hand"] for seed in range(20)]
    assert len(worlds) == 2
    assert len({json.dumps(hands) for hands in worlds.values()}) == 1


# Pursuit cards


@clause("HID-07")
def test_a_secret_card_is_seen_by_its_owner_only() -> None:
    t = acting(*three(), display=QUIET)
    for viewer in VIEWERS:
        seen = [one["secret"] and one["secret"]["pursuit"] for one in table(t, viewer)["seats"]]
        assert seen == [SECRETS[n] if n == viewer else None for n in range(3)]
        assert [one["has_secret"] for one in table(t, viewer)["seats"]] == [True] * 3
    assert len({tuple(t.determinize(0, seed).dump()["state"]["secrets"][1:]) for seed in range(20)}) > 5


@clause("HID-07")
def test_a_completed_secret_card_is_seen_by_all() -> None:
    t = sailing(*three(dict(ship="c3", chests=["red", "white"])), display=QUIET)
    t.play(0, "to c2")
    for move in ("unload red", "unload white"):
        t.play(0, move)
    while decision(t)[1] == "put_chest":
        t.play(0, texts(t, 0)[0])
    for viewer in VIEWERS:
        assert [card["pursuit"] for card in table(t, viewer)["seats"][0]["completed"]] == ["p13"]
        assert table(t, viewer)["seats"][0]["has_secret"] is False
        assert happened(t, "completed", viewer) == [dict(event="completed", seat=0, pursuit="p13", amount=3)]


@clause("HID-07")
def test_secret_cards_are_shown_when_the_game_ends() -> None:
    t = sailing(*three(dict(ship="h2", completed=["p15"], honour_cards=9)), display=QUIET)
    t.play(0, "found ephesus")
    assert t.over
    for viewer in VIEWERS:
        assert [one["secret"]["pursuit"] for one in table(t, viewer)["seats"]] == SECRETS


def imagined(t: petteia.Table, number: int, viewer: int | None = None) -> set[str]:
    """The secret cards that a viewer holds possible for a seat."""
    return {t.determinize(viewer, seed).dump()["state"]["secrets"][number] for seed in range(150)}


ALL_PURSUITS = {f"p{n:02}" for n in range(1, 17)}


@clause("HID-07", "DEU-DELIV-05")
def test_who_delivers_for_an_honour_card_has_no_secret_card_that_asks_for_these_chests() -> None:
    t = sailing(dict(secret="p15"), dict(ship="c3", chests=["red"], secret="p16"), seat=1, display=QUIET)
    t.play(1, "to c2")
    assert imagined(t, 1, viewer=0) == ALL_PURSUITS - {*QUIET, "p15"}
    t.play(1, "unload red")
    t.play(1, texts(t, 1)[0])
    assert imagined(t, 1, viewer=0) == ALL_PURSUITS - {*QUIET, "p15", "p01", "p06"}
    assert imagined(t, 0) == ALL_PURSUITS - {*QUIET}  # and of the other nothing is known


@clause("HID-07", "DEU-PUR-14")
def test_who_beats_a_ship_and_completes_no_secret_card_has_none_that_asks_for_it() -> None:
    t = robbed()
    assert imagined(t, 0) == ALL_PURSUITS - {*QUIET, "p02", "p04"}
    assert imagined(t, 1) == ALL_PURSUITS - {*QUIET}
    t = sailing(dict(ship="d4", crew=1), dict(ship="d5"), display=QUIET)
    t = until(t, 0, "to d5", lambda after: happened(after, "won") == [dict(event="won", seat=1)])
    assert imagined(t, 1) == ALL_PURSUITS - {*QUIET}  # a defender completes no pursuit


@clause("HID-07", "DEU-PUR-15")
def test_who_beats_the_hydra_and_completes_no_secret_card_has_none_that_asks_for_it() -> None:
    t = acting({}, dict(ship="f6"), display=QUIET)
    t.play(0, "act hydra")
    t = until(t, 0, "hydra f6", won)
    assert imagined(t, 1) == ALL_PURSUITS - {*QUIET, "p08", "p09"}


@clause("HID-07", "DEU-PUR-16")
def test_who_lies_beside_a_city_and_completes_no_secret_card_has_none_that_asks_for_this_visit() -> None:
    for crew, possible in ((9, False), (8, True)):
        t = sailing({}, dict(ship="h4", crew=crew, secret="p16"), seat=1, display=QUIET)
        t.play(1, "to h6")
        assert ("p05" in imagined(t, 1)) == possible


@clause("HID-07")
def test_of_a_few_last_pursuit_cards_each_seat_is_dealt_one_that_it_may_have() -> None:
    """Three cards for three seats, and only one way to deal them."""
    done = sorted(ALL_PURSUITS - {*QUIET, "p01", "p02", "p03"})
    told = dump(
        dict(secret="p01"), dict(secret="p02"), dict(secret="p03"), display=QUIET, removed=done, agenda=[]
    )  # fmt: skip
    told["state"]["ruled_out"] = [[], ["p01"], ["p01", "p02"]]
    t = petteia.load(told, of=GAME)
    assert [imagined(t, number) for number in range(3)] == [{"p01"}, {"p02"}, {"p03"}]
    told["state"]["ruled_out"][2] = ["p01", "p03"]
    with pytest.raises(petteia.BadDump, match="the secret card of seat 2 is ruled out"):
        petteia.load(told, of=GAME)


@clause("HID-07", "DEU-PUR-23")
def test_who_declares_a_secret_pursuit_betrays_nothing_before_all_cards_are_offered() -> None:
    """Neither that something was declared, nor what."""
    mine = dict(ship="h6", crew=5, hand=ALL_CARDS[:6], secret="p15")
    t = sailing(mine, {}, {}, display=QUIET)
    before = [[t.view(viewer), t.events(viewer), t.prompt(viewer)] for viewer in (1, 2, None)]
    t.play(0, "declare p15 second")
    for _ in range(5):
        assert [[t.view(viewer), t.events(viewer), t.prompt(viewer)] for viewer in (1, 2, None)] == before
        for seed in range(20):
            world = t.determinize(1, seed)
            assert GAME.violations(world.state) == []
            assert world.view(0)["decision"] == "sail"
        assert decision(t) == (0, "offer_cards")
        t.play(0, texts(t, 0)[0])
    assert [one["seat"] for one in happened(t, "offered", 1)] == [0] * 5
    assert happened(t, "completed", 1) == [dict(event="completed", seat=0, pursuit="p15", amount=4)]


@clause("HID-08")
def test_display_completed_and_removed_cards_are_seen_by_all() -> None:
    t = acting(*three({}, dict(completed=["p01", "p08"])), display=QUIET, removed=["p05"])
    for viewer in VIEWERS:
        assert [card["pursuit"] for card in table(t, viewer)["display"]] == QUIET
        assert [card["pursuit"] for card in table(t, viewer)["seats"][1]["completed"]] == ["p01", "p08"]
        assert table(t, viewer)["removed"] == ["p05"]


@clause("HID-09", "DEU-KYLIX-03")
def test_all_else_is_the_same_for_everybody() -> None:
    """A challenge is open: dice, rolls, crews, chests, the Underworld, garrisons and totals."""
    t = sailing(
        *three(dict(ship="d4", crew=6, chests=["red"]), dict(ship="d5", crew=4), dict(owns=["lindos"], honour_cards=2)),
        display=QUIET,
    )
    t.play(0, "to d5")
    t.play(0, "pass")
    t.play(1, "pass")
    assert decision(t)[1] == "post_cards"

    def public(viewer: int | None) -> dict[str, Any]:
        shown = table(t, viewer)
        for one in shown["seats"]:
            del one["hand"], one["secret"]
        return shown

    assert all(public(viewer) == public(None) for viewer in VIEWERS)
    spectator = public(None)
    assert spectator["kylix"]["outer"] == dict(north=1, east=2, south=3, west=3)
    assert [one["seat"] for one in spectator["challenge"]["rolls"]] == [0, 1]
    assert [one["crew"] for one in spectator["seats"]] == [6, 4, 8]
    assert [one["underworld"] for one in spectator["seats"]] == [4, 6, 0]
    assert [one["chests"] for one in spectator["seats"]] == [["red"], [], []]
    assert [one["owner"] for one in spectator["settlements"]] == [None, None, 2, None]
    assert [one["total"] for one in spectator["seats"]] == [0, 0, 4]


# What a seat is given


@clause("HID-10")
def test_a_view_names_no_card_that_the_viewer_does_not_see() -> None:
    t = acting(*three(), display=QUIET)
    for viewer in VIEWERS:
        shown = json.dumps([t.view(viewer), t.events(viewer)])
        for n in range(3):
            assert all((f'"{card}"' in shown) == (n == viewer) for card in [*HANDS[n], SECRETS[n]])
        state = t.dump()["state"]
        unseen = [card.rsplit("_", 1)[0] for card in state["pile"]]
        mine = HANDS[viewer] if viewer is not None else []
        assert not any(f'"{card}"' in shown for card in unseen if card not in mine)
        assert not any(f'"{card}"' in shown for card in state["pursuits"])


@clause("HID-10")
def test_a_view_holds_no_seed() -> None:
    t = petteia.new(GAME, players=3, seed=987654321)
    chance = [str(word) for word in t.dump()["state"]["chance"]]
    for viewer in VIEWERS:
        shown = json.dumps([t.view(viewer), t.events(viewer)])
        assert not any(secret in shown for secret in ["987654321", "seed", "chance", *chance])


@clause("HID-10")
@pytest.mark.parametrize("seed", range(8))
def test_what_a_viewer_cannot_know_changes_nothing_in_what_it_sees(seed: int) -> None:
    """Games in the middle: everything hidden is dealt anew, and the viewer sees no difference."""
    t = petteia.new(GAME, players=3, seed=seed)
    for n in range(80 + 30 * seed):
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
        for name in ("ships", "hydra", "crew", "aboard", "stored", "owners", "discard", "face_up", "display"):
            assert world[name] == truth[name]
        assert [len(hand) for hand in world["hands"]] == [len(hand) for hand in truth["hands"]]
    assert t.determinize(None, 99).dump()["state"]["pile"] != truth["pile"]


# Being asked


def look_alike(able: petteia.Table, unable: petteia.Table, viewers: tuple[int | None, ...]) -> None:
    for viewer in viewers:
        assert able.view(viewer) == unable.view(viewer)
        assert able.events(viewer) == unable.events(viewer)
        assert able.prompt(viewer) == unable.prompt(viewer)
    assert able.pending == unable.pending


@clause("DEU-CARD-15")
def test_nobody_can_tell_who_holds_the_oracle() -> None:
    able, unable = (
        position(dict(hand=[card]), {}, {}, agenda=[], display=QUIET) for card in ("oracle_of_delphi", "rally")
    )
    assert "play oracle_of_delphi" in texts(able, 0)
    look_alike(able, unable, (1, 2, None))
    for t in (able, unable):
        t.play(0, "rotate once")
    look_alike(able, unable, (1, 2, None))


@clause("DEU-CARD-15")
@pytest.mark.parametrize("who", [0, 1])
def test_nobody_can_tell_who_holds_cards_for_a_ship_challenge(who: int) -> None:
    """With a card for before the roll, with one for after it, and with one for neither."""
    tables = []
    for card in ("call_to_arms", "spear_of_ares", "strong_wind"):
        seats: list[dict[str, Any]] = [dict(ship="d4", crew=4), dict(ship="d5", crew=4), {}]
        seats[who]["hand"] = [card]
        tables.append(sailing(*seats, display=QUIET))
    others = (1 - who, 2, None)
    plays = [(0, "to d5"), (who, "pass"), (who, "pass")]
    asked = ["pre_cards", "post_cards", "steal"]
    for play, name in zip(plays, asked, strict=True):
        for t in tables:
            t.play(*play)
            assert decision(t)[1] == name
        look_alike(tables[0], tables[2], others)
        look_alike(tables[1], tables[2], others)


@clause("DEU-CARD-15")
@pytest.mark.parametrize(("ship", "move"), [("f7", "challenge crete"), ("f4", "to f5")])
def test_nobody_can_tell_who_holds_cards_against_a_city_or_the_hydra(ship: str, move: str) -> None:
    cards = ("charons_mercy", "aegis", "strong_wind")
    tables = [sailing(dict(ship=ship, crew=4, hand=[card]), {}, {}, display=["p08", "p10"]) for card in cards]
    for play, name in ((move, "pre_cards"), ("pass", "post_cards")):
        for t in tables:
            t.play(0, play)
            assert decision(t) == (0, name)
        for t in tables[1:]:
            look_alike(t, tables[0], (1, 2, None))


@clause("DEU-CARD-15")
def test_nobody_can_tell_who_holds_cards_against_an_attack() -> None:
    cards = ("call_to_arms", "rally", "fair_wind")
    tables = [acting({}, dict(ship="f6", crew=4, hand=[card]), {}, display=QUIET) for card in cards]
    for t in tables:
        t.play(0, "act hydra")
    for mover, play, name in ((0, "hydra f6", "pre_cards"), (1, "pass", "post_cards")):
        for t in tables:
            t.play(mover, play)
            assert decision(t) == (1, name)
        for t in tables[1:]:
            look_alike(t, tables[0], (0, 2, None))


@clause("DEU-CARD-15")
def test_who_has_played_a_card_is_asked_again_as_long_as_there_are_cards_in_the_hand() -> None:
    for rest in ("spear_of_ares", "strong_wind"):
        t = sailing(dict(ship="d4", crew=10, hand=["spear_of_ares", rest]), dict(ship="d5", crew=4), display=QUIET)
        t.play(0, "to d5")
        t.play(0, "play spear_of_ares")
        assert decision(t) == (0, "post_cards")


@clause("DEU-CARD-15")
def test_who_holds_no_card_need_not_be_asked() -> None:
    t = sailing(dict(ship="d4", crew=4), dict(ship="d5", crew=4), display=QUIET)
    t = until(t, 0, "to d5", lambda after: bool(happened(after, "won")))
    assert decision(t)[1] == "steal"


# What a deed tells, and what it does not


@clause("HID-04")
def test_a_thief_who_knew_of_one_card_is_not_told_whether_there_was_a_second() -> None:
    """He has seen a Fair Wind in that hand, and now he has one: whether another is left, he cannot know."""
    found = position(dict(crew=9), dict(crew=0, hand=["fair_wind", "fair_wind"]), agenda=[frame("Steal", 0, whose=1)])
    told = found.dump(history=False)
    told["state"]["seen"][0] = ["fair_wind_1"]
    stolen = set()
    for chance in range(1, 30):
        told["state"]["chance"] = [chance * 7919, 678]
        t = petteia.load(told, of=GAME)
        t.play(0, "steal_card")
        assert seat(t, 0)["hand"] == ["fair_wind"]
        assert seat(t, 1, viewer=0)["hand"] == []
        stolen.add(t.dump()["state"]["hands"][0][0])
    assert stolen == {"fair_wind_1", "fair_wind_2"}


@clause("HID-07")
def test_a_ship_moved_to_where_its_owner_could_complete_a_visit_is_not_moved_back() -> None:
    """Nothing happens beside Cyprus: that tells what the owner's secret card is not, so it cannot be taken back."""
    for square, undoable in (("h6", 0), ("f2", 1)):
        told = dump(
            dict(ship="g4", secret="p16", hand=ALL_CARDS[:7]), dict(ship="g4", crew=9, secret="p15"), dict(ship="b3"),
            hydra="a2", display=QUIET, removed=["p01"],
            agenda=[frame("SailOn", 0), frame("EndOfChallenge"), frame("RelocateShip", 0, ship=1)],
            sailor=0, moving=False, acted=True,
        )  # fmt: skip
        told["state"]["contest"] = 1
        t = petteia.load(told, of=GAME)
        assert f"relocate {square}" in texts(t, 0)
        t.play(0, f"relocate {square}")
        assert t.undoable(0) == undoable
