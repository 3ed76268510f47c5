"""Chapter 6: hidden information."""

import json

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, seat

HANDS = [
    ["scholar_1", "scholar_2", "scholar_3"],
    ["matriarch_1", "oracle_1", "vagrant_1"],
    ["alchemist_1", "hound_1", "hound_2"],
]
VIEWERS = (0, 1, 2, None)


def table(**me: object) -> petteia.Table:
    return position(dict(hand=HANDS[0], **me), dict(hand=HANDS[1]), dict(hand=HANDS[2]), pile=["oracle_2", "oracle_3"])


def hands_seen(t: petteia.Table, viewer: int | None) -> list[list[str]]:
    return [one["hand"] for one in t.view(viewer)["table"]["seats"]]


@clause("HID-01")
def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_all() -> None:
    t = table()
    for viewer in VIEWERS:
        assert hands_seen(t, viewer) == [HANDS[n] if n == viewer else [] for n in range(3)]
        assert [one["hand_size"] for one in t.view(viewer)["table"]["seats"]] == [3, 3, 3]


@clause("HID-01")
def test_only_the_number_of_blades_that_others_draw_is_seen() -> None:
    t = table()
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert happened(t, "drew", 0) == [dict(event="drew", seat=0, amount=1, blades=["oracle_2"])]
    for viewer in (1, 2, None):
        assert happened(t, "drew", viewer) == [dict(event="drew", seat=0, amount=1)]


@clause("HID-02")
def test_of_the_piles_only_the_sizes_are_seen() -> None:
    t = table()
    for viewer in VIEWERS:
        assert t.view(viewer)["table"]["pile"] == 29 - 9
        assert t.view(viewer)["table"]["curse_pile"] == [None] * 27


@clause("HID-02")
def test_who_returns_curses_knows_them_and_their_place_and_others_their_number() -> None:
    t = table(adepts=3, influence=11)
    for move in ("place lower_left extra_turn", "draw", "draw", "stop", "keep hard_feelings"):
        t.play(0, move)
    assert t.view(0)["table"]["curse_pile"] == ["denial", "final_gathering", *[None] * 24]
    for viewer in (1, 2, None):
        assert t.view(viewer)["table"]["curse_pile"] == [None] * 26
        assert happened(t, "returned-curses", viewer) == [dict(event="returned-curses", seat=0, amount=2)]
    assert t.determinize(0, 5).dump()["state"]["curse_pile"][:2] == ["denial", "final_gathering"]
    guesses = {tuple(t.determinize(1, seed).dump()["state"]["curse_pile"][:2]) for seed in range(20)}
    assert len(guesses) > 10


@clause("HID-02")
def test_while_a_curse_is_chosen_only_the_chooser_sees_the_faces() -> None:
    t = table(adepts=3, influence=10)
    for move in ("place lower_left extra_turn", "draw"):
        t.play(0, move)
    assert t.view(0)["table"]["drawn"] == ["final_gathering", "hard_feelings"]
    for viewer in (1, 2, None):
        assert t.view(viewer)["table"]["drawn"] == [None, None]
        assert [set(event) for event in happened(t, "drew-curse", viewer)] == [{"event", "seat", "price"}] * 2


@clause("HID-02")
def test_everybody_knows_an_emptied_exhaustion_card_and_its_place() -> None:
    t = table(adepts=3, discs=["extra_turn"], emptied=["upper_left"], curses=["exhaustion_8"],
              on={"exhaustion_8": (1, 0)})  # fmt: skip
    t.play(0, "place top two_influence")
    for viewer in VIEWERS:
        assert t.view(viewer)["table"]["curse_pile"] == ["exhaustion_8", *[None] * 26]
        assert t.determinize(viewer, 3).dump()["state"]["curse_pile"][0] == "exhaustion_8"


@clause("HID-02")
def test_a_curse_whose_place_all_know_is_known_when_it_is_drawn_again() -> None:
    t = table(adepts=3, influence=3, discs=["extra_turn"], emptied=["upper_left"], curses=["exhaustion_8"],
              on={"exhaustion_8": (1, 0)}, powers=["hunt", "protection", "enslavement"])  # fmt: skip
    for move in ("decline", "place top two_influence"):  # the card is emptied and goes under the pile
        t.play(0, move)
    told = t.dump(history=False)
    told["state"]["curse_pile"].append(told["state"]["curse_pile"].pop(0))  # and has come up again
    t = petteia.load(told)
    t.play(0, "place lower_left demonic_discard")
    assert t.view(0)["decision"] == "curse_more"
    for viewer in VIEWERS:
        assert t.view(viewer)["table"]["drawn"] == ["exhaustion_8"]


@clause("HID-03")
def test_the_discard_row_is_seen_by_all_in_its_order() -> None:
    t = table()
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    t.play(0, "discard scholar_3")
    for viewer in VIEWERS:
        assert t.view(viewer)["table"]["discard"] == ["oracle_1", "vagrant_1", "scholar_3"]
        assert t.view(viewer)["table"]["blades"]["scholar_3"] == dict(keeper="scholar", phase="waning")


@clause("HID-04")
def test_bewitchment_shows_a_hand_to_the_looker_only() -> None:
    t = table(powers=["bewitchment"])
    t.play(0, "look 1")
    assert hands_seen(t, 0) == [HANDS[0], HANDS[1], []]
    assert happened(t, "looked", 0) == [dict(event="looked", seat=0, whose=1, blades=HANDS[1])]
    for viewer in (2, None):  # who looked at whom is public
        assert happened(t, "looked", viewer) == [dict(event="looked", seat=0, whose=1)]
    for viewer in (1, 2, None):
        assert hands_seen(t, viewer) == [HANDS[n] if n == viewer else [] for n in range(3)]


@clause("HID-04")
def test_a_declined_look_shows_nothing() -> None:
    t = table(powers=["bewitchment"])
    t.play(0, "decline")
    assert hands_seen(t, 0) == [HANDS[0], [], []]
    assert happened(t, "looked") == []


@clause("HID-04")
def test_a_blade_seen_in_a_hand_is_known_until_it_is_seen_leaving_and_new_ones_are_not_shown() -> None:
    t = table(powers=["bewitchment"])
    t.play(0, "look 1")
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard scholar_1")
    t.play(1, "announce extortion")
    pass_all(t)
    t.play(1, "discard oracle_1")
    assert seat(t, 1)["hand"] == ["matriarch_1", "oracle_3", "vagrant_1"]
    assert hands_seen(t, 0)[1] == ["matriarch_1", "vagrant_1"]
    for seed in range(5):
        assert {"matriarch_1", "vagrant_1"} < set(seat(t.determinize(0, seed), 1)["hand"])


@clause("HID-05")
def test_every_opponent_is_asked_whether_able_to_pay_or_not() -> None:
    t = position(dict(hand=HANDS[0]), dict(hand=[]), dict(hand=HANDS[2]))
    t.play(0, "announce recruitment")
    assert (t.pending, t.view(1)["decision"]) == ([1], "bribe")
    t.play(1, "pass")
    assert (t.pending, t.view(2)["decision"]) == ([2], "bribe")


@clause("HID-05")
def test_nobody_else_can_tell_who_is_able_to_bribe() -> None:
    able, unable = (
        position(dict(hand=HANDS[0]), dict(hand=hand), dict(hand=HANDS[2]))
        for hand in (["matriarch_1", "oracle_1", "vagrant_1"], ["matriarch_1", "matriarch_2", "matriarch_3"])
    )
    for play in ((0, "announce recruitment"), (1, "pass"), (2, "pass")):
        for t in (able, unable):
            t.play(*play)
        for viewer in (0, 2, None):
            assert able.view(viewer) == unable.view(viewer)
            assert able.events(viewer) == unable.events(viewer)
            assert able.prompt(viewer) == unable.prompt(viewer)
    assert happened(able, "passed") == [dict(event="passed", seat=1), dict(event="passed", seat=2)]


@clause("HID-06")
def test_a_blade_shown_by_indiscretion_is_shown_to_all_and_stays_in_the_hand() -> None:
    t = table(discs=["extra_turn"], emptied=["upper_left"], curses=["indiscretion"])
    t.play(0, "show scholar_2")
    assert seat(t, 0)["hand"] == HANDS[0]
    for viewer in VIEWERS:
        assert happened(t, "showed", viewer) == [dict(event="showed", seat=0, blade="scholar_2")]
    for viewer in (1, 2, None):
        assert hands_seen(t, viewer)[0] == ["scholar_2"]


@clause("HID-07")
def test_sanctuaries_are_public_and_so_is_a_curse_that_lies_face_down() -> None:
    t = position(
        dict(influence=2, adepts=1, resolve=1, powers=["protection", "hunt"], discs=["extra_turn", "two_adepts"],
             emptied=["upper_left", "lower_left"], curses=["exhaustion_9", "denial"], face_down="exhaustion_9",
             on={"exhaustion_9": (2, 1)}),
        {}, {},
    )  # fmt: skip
    for viewer in VIEWERS:
        mine = t.view(viewer)["table"]["seats"][0]
        assert (mine["influence"], mine["adepts"], mine["resolve"]) == (2, 1, 1)
        assert mine["powers"] == ["protection", "hunt"]
        assert mine["discs"] == ["two_adepts", "extra_turn"]
        assert mine["pentagram"] == ["top", "upper_right", "lower_right"]
        assert mine["curses"] == [
            dict(curse="exhaustion_9", face_down=True, influence=2, adepts=1),
            dict(curse="denial", face_down=False, influence=0, adepts=0),
        ]


@clause("HID-08")
def test_a_view_names_no_blade_or_curse_that_the_viewer_does_not_see() -> None:
    t = table()
    for viewer in VIEWERS:
        view = t.view(viewer)
        del view["table"]["blades"]  # the list of all blades is public
        shown = json.dumps([view, t.events(viewer)])
        for n in range(3):
            assert all((blade in shown) == (n == viewer) for blade in HANDS[n])
        state = t.dump()["state"]
        assert not any(f'"{card}"' in shown for card in [*state["pile"], *state["curse_pile"]])


@clause("HID-08")
def test_a_view_holds_no_seed() -> None:
    t = petteia.new("pantacle", players=3, seed=987654321)
    chance = [str(word) for word in t.dump()["state"]["chance"]]
    for viewer in VIEWERS:
        shown = json.dumps([t.view(viewer), t.events(viewer)])
        assert not any(secret in shown for secret in ["987654321", "seed", "chance", *chance])


@clause("HID-08")
@pytest.mark.parametrize("seed", range(6))
def test_what_a_viewer_cannot_know_changes_nothing_in_what_it_sees(seed: int) -> None:
    """Games in the middle: everything hidden is dealt anew, and the viewer sees no difference."""
    t = petteia.new("pantacle", players=3, seed=seed)
    for n in range(60 + 10 * seed):
        if not t.over:
            mover = t.pending[0]
            options = t.options(mover)
            t.play(mover, options[(n * 5 + seed) % len(options)])
    for viewer in VIEWERS:
        other = t.determinize(viewer, 99)
        assert other.view(viewer) == t.view(viewer)
        assert other.events(viewer) == t.events(viewer)
        if viewer is not None:
            assert other.options(viewer) == t.options(viewer)
    assert t.determinize(None, 99).dump()["state"]["hands"] != t.dump()["state"]["hands"]
