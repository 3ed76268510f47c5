"""PAR-FTR: the Fleet Trade Phase, every rate, every Harbor Status card, Plans and stages paid at a Land."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import petteia
from petteia.games.parthenon.components import LAND

from ..clauses import clause
from .arrange import cargo, decision, hand, happened, phase, play, position, refused, seat, table, texts, until

BASICS = ["grain", "grapes", "olives", "ore", "timber", "wool"]
KINDS = pytest.mark.parametrize("kind", BASICS)
NEIGHBORS = ["athens", "sparta", "ionia"]
FOREIGN = ["egypt", "carthage", "italy"]


def arrived(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """The Fleet Trade Phase begins."""
    return position(*seats, **{"phase": "fleet_trade", **given})


def port(goods: list[str], land: str = "egypt", harbor: str = "open_harbor", **given: Any) -> petteia.Table:
    """Fleet A of seat 0 has come to a Land where this card lies face up; seat 1 takes its time elsewhere."""
    mine = {"fleets": [(land, goods)], **given.pop("mine", {})}
    elsewhere = "italy" if land != "italy" else "egypt"
    harbors = {land: f"+{harbor}", elsewhere: "+open_harbor"}
    return arrived(mine, dict(fleets=[(elsewhere, ["ore", "ore"])]), {}, harbors=harbors, **given)


def deal(t: petteia.Table, trade: str, give: list[str], take: list[str], fleet: str = "a", number: int = 0) -> None:
    """An exchange; what leaves no choice is picked by itself."""
    before = Counter(cargo(t, number, fleet))
    play(t, number, trade)
    for move in [f"give {one}" for one in give] + [f"take {one}" for one in take]:
        if move in texts(t, number):
            play(t, number, move)
    assert Counter(cargo(t, number, fleet)) == before - Counter(give) + Counter(take)
    terms = [f"give_{one}" for one in give] + [f"take_{one}" for one in take]
    assert happened(t, "harbor-traded")[-1]["terms"] == terms


# The status card


@clause("PAR-FTR-01")
def test_only_fleets_that_arrived_take_part() -> None:
    t = arrived(
        dict(fleets=[("sparta", ["wool"])]), dict(fleets=[("sent_home", ["ore"])]), dict(fleets=[["army"]]),
        harbors={"sparta": "blockade"},
    )  # fmt: skip
    assert (t.pending, t.view(None)["deciding"]) == ([0], [0])
    assert table(t, 1)["lands"][1]["status"] is None
    assert [decision(t, number) for number in (1, 2)] == [None, None]
    assert happened(t, "looked") == [dict(event="looked", seat=0, land="sparta")]


@clause("PAR-FTR-02")
def test_visitors_look_at_a_face_down_card_secretly() -> None:
    t = arrived(
        dict(fleets=[("sparta", ["wool"])]), dict(fleets=[("sparta", ["ore"])]), dict(fleets=[("italy", ["ore"])]),
        harbors={"sparta": "surplus_wool"},
    )  # fmt: skip
    for viewer in (0, 1, 2, None):
        sparta = table(t, viewer)["lands"][1]
        assert (sparta["status"], sparta["names"]) == (("surplus_wool", "wool") if viewer in (0, 1) else (None, None))
        assert (sparta["face_up"], sparta["seen_by"]) == (False, [0, 1])


@clause("PAR-FTR-03", "PAR-FTR-04")
def test_each_visitor_declares_reveal_or_pass() -> None:
    t = arrived(dict(fleets=[("sparta", ["wool"])]), dict(fleets=[("sparta", ["ore"])]), {})
    assert sorted(t.pending) == [0, 1]
    for number in (0, 1):
        assert (decision(t, number), texts(t, number)) == ("harbor_vote", ["reveal sparta", "pass sparta"])


@clause("PAR-FTR-04")
def test_one_declaration_for_each_land_however_many_fleets() -> None:
    t = arrived(dict(fleets=[("sparta", ["wool"]), ("sparta", ["ore"]), ("egypt", ["ore"])]), {}, {})
    assert texts(t, 0) == ["reveal sparta", "pass sparta"]
    play(t, 0, "reveal sparta", "pass egypt")
    assert (table(t)["lands"][1]["face_up"], table(t)["lands"][3]["face_up"]) == (True, False)
    assert [(one["event"], one["land"]) for one in t.events(None) if one["event"].startswith("voted")] == [
        ("voted-reveal", "sparta"),
        ("voted-pass", "egypt"),
    ]


@clause("PAR-FTR-04")
def test_declarations_are_made_in_secret_and_together() -> None:
    t = arrived(dict(fleets=[("sparta", ["wool"])]), dict(fleets=[("sparta", ["ore"])]), {})
    before = [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    play(t, 0, "pass sparta")
    assert before == [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    play(t, 0, "reconsider", "reveal sparta")
    play(t, 1, "pass sparta")
    assert len(happened(t, "voted-reveal")) == len(happened(t, "voted-pass")) == 1


@clause("PAR-FTR-05")
def test_if_all_pass_nothing_can_be_done_there() -> None:
    t = arrived(
        dict(fleets=[("athens", ["wool"] * 4 + ["gold"])]), dict(fleets=[("athens", ["ore"])]),
        dict(fleets=[("egypt", ["ore"])]), harbors={"egypt": "+open_harbor"},
    )  # fmt: skip
    play(t, 0, "pass athens")
    play(t, 1, "pass athens")
    assert (table(t)["lands"][0]["face_up"], happened(t, "stays-hidden")[0]["land"]) == (False, "athens")
    assert (t.pending, [decision(t, number) for number in (0, 1)]) == ([2], [None, None])
    for move in ("trade a nb_1", "take_free_plans a"):
        refused(t, 0, move)


@clause("PAR-FTR-05")
def test_a_seat_with_fleets_at_two_lands_can_do_nothing_at_the_hidden_one() -> None:
    t = arrived(dict(fleets=[("athens", ["wool", "wool"]), ("sparta", ["wool", "wool"])]), {}, {})
    play(t, 0, "pass athens", "reveal sparta")
    assert refused(t, 0, "trade a nb_1") is not None
    assert refused(t, 0, "take_free_plans a") is not None
    assert "trade b nb_1" in texts(t, 0)


@clause("PAR-FTR-06")
def test_one_reveal_opens_the_harbor_for_all() -> None:
    t = arrived(dict(fleets=[("athens", ["wool"] * 2)]), dict(fleets=[("athens", ["ore"] * 2)]), {})
    play(t, 0, "pass athens")
    play(t, 1, "reveal athens")
    assert (table(t, None)["lands"][0]["face_up"], table(t, None)["lands"][0]["status"]) == (True, "open_harbor")
    for number in (0, 1):
        assert "trade a nb_1" in texts(t, number)


@clause("PAR-FTR-07")
def test_a_face_up_card_stays_until_the_year_ends() -> None:
    t = port(["wool"], "athens", "blockade")
    until(t, lambda t: bool(table(t)["season"] == 4))
    assert (table(t)["lands"][0]["status"], table(t)["lands"][0]["face_up"]) == ("blockade", True)
    until(t, lambda t: bool(table(t)["year"] == 2))
    assert (table(t)["lands"][0]["face_up"], "blockade" in table(t)["harbors"]["discard"]) == (False, True)


@clause("PAR-FTR-08")
def test_at_a_face_up_card_nobody_looks_or_declares() -> None:
    t = port(["wool", "wool"], "sparta", "surplus_wool")
    assert (decision(t, 0), happened(t, "looked"), happened(t, "revealed")) == ("harbor_trade", [], [])


@clause("PAR-FTR-09")
@pytest.mark.parametrize("harbor", ["guild_monopoly", "surplus_wool", "luxury_demand"])
def test_a_fleet_trades_within_the_rules_of_the_card(harbor: str) -> None:
    t = port(["wool"] * 2 + ["tools"], "italy", harbor)
    move = {"guild_monopoly": "trade a fr_1", "surplus_wool": "trade a fb_2", "luxury_demand": "trade a fr_2"}[harbor]
    assert refused(t, 0, move) is not None
    assert move in texts(port(["wool"] * 2 + ["tools"], "italy"), 0)


@clause("PAR-FTR-10")
@pytest.mark.parametrize("harbor", ["blockade", "harbor_fees", "heavy_harbor_fees", "brigands", "festival"])
def test_a_fleet_outside_may_do_nothing_there(harbor: str) -> None:
    t = port(["wool"] * 4 + ["gold", "warship"], "athens", harbor)
    for move in ("trade a nb_1", "trade a ng_1", "take_free_plans a"):
        assert refused(t, 0, move) == "PAR-FTR-10"


@clause("PAR-FTR-11")
def test_each_fleet_pays_from_its_own_cargo() -> None:
    t = arrived(
        dict(hand={"gold": 3}, fleets=[("athens", ["wool"] * 3), ("athens", ["ore"] * 3)]), {}, {},
        harbors={"athens": "+harbor_fees"},
    )  # fmt: skip
    assert [one for one in texts(t, 0) if "enter" in one] == ["enter_paying a wool", "enter_paying b ore"]
    play(t, 0, "enter_paying a wool")
    assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == (["wool"] * 2, ["ore"] * 3)
    assert "trade a nb_1" in texts(t, 0)
    assert refused(t, 0, "trade b nb_1") == "PAR-FTR-10"
    play(t, 0, "enter_paying b ore")
    assert "trade b nb_1" in texts(t, 0)
    assert hand(t, 0) == {"gold": 3}


@clause("PAR-FTR-11")
def test_a_fee_is_due_at_every_visit() -> None:
    t = port(["wool"] * 3, "athens", "harbor_fees", hazards=["safe_journey"] * 3)
    play(t, 0, "enter_paying a wool", "done")
    until(t, lambda t: decision(t, 0) == "launch")
    play(t, 0, "sail a athens", "load wool")
    until(t, lambda t: phase(t) == "fleet_trade")
    assert seat(t, 0)["fleets"][0]["visit"] == "outside"
    assert refused(t, 0, "take_free_plans a") == "PAR-FTR-10"


@clause("PAR-FTR-12")
def test_paying_is_the_owners_choice() -> None:
    t = port(["wool"] * 3, "athens", "harbor_fees")
    play(t, 0, "done")
    play(t, 1, "done")
    assert (phase(t), hand(t, 0)) == ("build", {"wool": 3})


# Rates


RATES = [
    ("nb_1", "sparta", ["wool"] * 2, ["ore"]),
    ("nb_2", "ionia", ["wool"] * 4, ["gold"]),
    ("nb_3", "athens", ["wool"] * 8, ["spices"]),
    ("nr_1", "sparta", ["tools"], ["ore", "wool"]),
    ("nr_2", "ionia", ["tools", "papyrus"], ["gold"]),
    ("nr_3", "athens", ["tools"] * 4, ["spices"]),
    ("ng_1", "sparta", ["gold"], ["ore", "wool"]),
    ("ng_2", "ionia", ["gold"] * 4, ["pottery"]),
    ("fb_1", "carthage", ["wool"], ["grain"]),
    ("fb_2", "italy", ["wool"] * 2, ["gold"]),
    ("fb_3", "egypt", ["wool"] * 4, ["tools"]),
    ("fr_1", "carthage", ["tools"], ["grain", "grain"]),
    ("fr_2", "italy", ["papyrus"], ["gold"]),
    ("fr_3", "egypt", ["tools"] * 2, ["pottery"]),
    ("fg_1", "carthage", ["gold"], ["ore", "wool"]),
    ("fg_2", "italy", ["gold"] * 2, ["spices"]),
    ("fg_3", "italy", ["gold"], ["army"]),
    ("fg_4", "carthage", ["gold"], ["warship"]),
]


@clause("PAR-FTR-13")
@pytest.mark.parametrize(("rate", "land", "give", "take"), RATES, ids=[one[0] for one in RATES])
def test_the_rates(rate: str, land: str, give: list[str], take: list[str]) -> None:
    deal(port([*give, "army"], land), f"trade a {rate}", give, take)
    one_less = port([*give[1:], "army", "warship"], land)
    assert f"trade a {rate}" not in texts(one_less, 0)


@clause("PAR-FTR-13")
@pytest.mark.parametrize("land", LAND.names)
def test_rates_hold_at_their_kind_of_land(land: str) -> None:
    t = port([*["wool"] * 8, *["tools"] * 4, *["gold"] * 4], land)
    found = {text.split()[-1] for text in texts(t, 0) if text.startswith("trade")}
    near = {"nb_1", "nb_2", "nb_3", "nr_1", "nr_2", "nr_3", "ng_1", "ng_2"}
    far = {"fb_1", "fb_2", "fb_3", "fr_1", "fr_2", "fr_3", "fg_1", "fg_2"}
    special = {"italy": {"fg_3"}, "carthage": {"fg_4"}}.get(land, set())
    assert found == (near if land in NEIGHBORS else far | special)
    assert refused(t, 0, "trade a fb_1" if land in NEIGHBORS else "trade a nb_1") == "PAR-FTR-13"


@clause("PAR-FTR-14")
def test_the_trader_chooses_what_it_takes() -> None:
    t = port(["wool"] * 4, "carthage")
    play(t, 0, "trade a fb_1")
    assert texts(t, 0) == [f"take {kind}" for kind in BASICS if kind != "wool"]
    t = port(["wool"] * 4, "carthage")
    play(t, 0, "trade a fb_3")
    assert texts(t, 0) == ["take pottery", "take spices", "take tools"]
    assert refused(t, 0, "take gold") is not None


@clause("PAR-FTR-15")
@pytest.mark.parametrize("give", [["wool"] * 4, ["ore", "wool", "wool", "wool"], ["grain", "ore", "ore", "wool"]])
def test_cards_given_may_be_equal_or_different(give: list[str]) -> None:
    t = port(["grain", "ore", "ore", *["wool"] * 4], "sparta")
    deal(t, "trade a nb_2", give, ["gold"])


@clause("PAR-FTR-16")
def test_one_trade_does_not_mix_classes() -> None:
    t = port(["wool", "wool", "wool", "ore", "tools", "gold"], "ionia")
    play(t, 0, "trade a nb_1")
    assert texts(t, 0) == ["give ore", "give wool"]
    for card in ("tools", "gold"):
        assert refused(t, 0, f"give {card}") is not None


@clause("PAR-FTR-17")
@pytest.mark.parametrize("take", [["ore", "ore"], ["grain", "ore"]])
def test_two_basic_taken_may_be_equal_or_different(take: list[str]) -> None:
    deal(port(["gold"], "egypt"), "trade a fg_1", ["gold"], take)
    deal(port(["tools"], "athens"), "trade a nr_1", ["tools"], take)


@clause("PAR-FTR-18")
def test_gains_may_be_traded_on_in_any_number_of_trades() -> None:
    t = port(["tools", "wool", "wool", "wool"], "egypt")
    deal(t, "trade a fr_1", ["tools"], ["ore", "ore"])
    deal(t, "trade a fb_2", ["ore", "ore"], ["gold"])
    deal(t, "trade a fb_2", ["wool", "wool"], ["gold"])
    deal(t, "trade a fg_2", ["gold", "gold"], ["papyrus"])
    assert cargo(t, 0) == ["wool", "papyrus"]


@clause("PAR-FTR-18")
def test_eight_basic_may_be_gathered_at_the_land() -> None:
    t = port(["gold", "gold", "gold", "gold"], "sparta")
    for _ in range(4):
        deal(t, "trade a ng_1", ["gold"], ["ore", "wool"])
    deal(t, "trade a nb_3", ["ore"] * 4 + ["wool"] * 4, ["tools"])


@clause("PAR-FTR-19")
def test_trading_is_optional() -> None:
    t = port(["wool"] * 4, "egypt")
    play(t, 0, "done")
    play(t, 1, "done")
    assert (phase(t), hand(t, 0)) == ("build", {"wool": 4})


@clause("PAR-FTR-20")
def test_fleets_do_not_pool_their_cargo() -> None:
    t = arrived(
        dict(hand={"wool": 3}, fleets=[("sparta", ["wool"]), ("sparta", ["wool"]), ("sparta", ["gold"])]), {}, {},
        harbors={"sparta": "+open_harbor"},
    )  # fmt: skip
    assert refused(t, 0, "trade a nb_1") == "PAR-FTR-20"
    assert refused(t, 0, "trade b nb_1") == "PAR-FTR-20"
    assert [one for one in texts(t, 0) if one.startswith("trade")] == ["trade c ng_1"]


@clause("PAR-FTR-20", "PAR-ITR-04")
def test_seats_do_not_trade_with_each_other_in_harbors() -> None:
    t = arrived(
        dict(fleets=[("sparta", ["wool"] * 2)]), dict(fleets=[("sparta", ["ore"] * 2)]), {},
        harbors={"sparta": "+open_harbor"},
    )  # fmt: skip
    refused(t, 0, "offer 1")
    refused(t, 0, "offer_all")


@clause("PAR-FTR-21")
def test_gains_go_aboard_the_same_fleet_and_may_pass_six() -> None:
    t = port(["gold"] * 6, "egypt", mine=dict(fleets=[("egypt", ["gold"] * 6), ("egypt", ["wool"])]))
    for _ in range(3):
        deal(t, "trade a fg_1", ["gold"], ["ore", "ore"])
    assert (len(cargo(t, 0, "a")), cargo(t, 0, "b"), hand(t, 0)) == (9, ["wool"], {})


@clause("PAR-FTR-22")
def test_aegis_cards_cannot_be_given() -> None:
    t = port(["army", "warship", "gift_of_poseidon", "ore", "wool", "wool"], "egypt")
    play(t, 0, "trade a fb_2")
    assert texts(t, 0) == ["give ore", "give wool"]
    for card in ("army", "warship", "gift_of_poseidon"):
        assert refused(t, 0, f"give {card}") is not None


@clause("PAR-FTR-23")
@pytest.mark.parametrize(
    ("rate", "give"), [("fb_3", ["wool"] * 4), ("fr_3", ["tools"] * 2), ("fg_2", ["gold"] * 2)]
)  # fmt: skip
def test_papyrus_is_had_at_egypt_at_any_rate_for_a_rare(rate: str, give: list[str]) -> None:
    deal(port(give, "egypt"), f"trade a {rate}", give, ["papyrus"])
    for land in ("carthage", "italy"):
        t = port(give, land)
        play(t, 0, f"trade a {rate}")
        refused(t, 0, "take papyrus")
        assert set(texts(t, 0)) <= {"take pottery", "take spices", "take tools"}


@clause("PAR-FTR-23")
@pytest.mark.parametrize(("rate", "give"), [("nr_3", ["tools"] * 4), ("ng_2", ["gold"] * 4), ("nb_3", ["wool"] * 8)])
@pytest.mark.parametrize("land", NEIGHBORS)
def test_no_neighboring_land_sells_papyrus(rate: str, give: list[str], land: str) -> None:
    t = port(give, land)
    play(t, 0, f"trade a {rate}")
    assert refused(t, 0, "take papyrus") is not None


@clause("PAR-FTR-24")
@pytest.mark.parametrize("land", [land for land in LAND.names if land != "italy"])
def test_armies_are_sold_at_italy_only(land: str) -> None:
    assert refused(port(["gold"], land), 0, "trade a fg_3") == "PAR-FTR-24"


@clause("PAR-FTR-25")
@pytest.mark.parametrize("land", [land for land in LAND.names if land != "carthage"])
def test_warships_are_sold_at_carthage_only(land: str) -> None:
    assert refused(port(["gold"], land), 0, "trade a fg_4") == "PAR-FTR-25"


@clause("PAR-FTR-26")
def test_a_trade_that_brings_what_was_given_is_refused() -> None:
    t = port(["wool", "ore"], "egypt")
    play(t, 0, "trade a fb_1", "give wool")
    assert refused(t, 0, "take wool") == "PAR-FTR-26"
    assert texts(t, 0) == [f"take {kind}" for kind in BASICS if kind != "wool"]


@clause("PAR-LIM-01")
def test_the_trades_of_a_fleet_have_a_limit() -> None:
    fleets = [("egypt", ["wool"] * 2), ("egypt", ["wool"])]
    t = port([], "egypt", mine=dict(fleets=fleets), options={"max_harbor_trades_per_fleet": 2})
    deal(t, "trade a fb_1", ["wool"], ["ore"])
    deal(t, "trade a fb_1", ["wool"], ["ore"])
    assert refused(t, 0, "trade a fb_1") == "PAR-LIM-01"
    assert "trade b fb_1" in texts(t, 0)


@clause("PAR-LIM-01")
def test_sixty_trades_are_the_default() -> None:
    t = port(["wool", "gold"], "egypt")
    for n in range(60):
        deal(t, "trade a fb_1", ["ore" if n % 2 else "wool"], ["wool" if n % 2 else "ore"])
    for rate in ("fb_1", "fg_1"):
        assert refused(t, 0, f"trade a {rate}") == "PAR-LIM-01"


# Plans


def plans(t: petteia.Table, number: int = 0) -> list[tuple[str, str]]:
    return [(one["wonder"], one["stage"]) for one in table(t)["wonders"] if one["owner"] == number]


@clause("PAR-FTR-27", "PAR-FTR-31")
def test_the_first_plans_are_free_at_athens() -> None:
    t = port(["wool", "gold"], "athens", plans=["oracle"])
    play(t, 0, "take_free_plans a")
    assert (plans(t), cargo(t, 0), table(t)["plans"]) == ([("oracle", "plans")], ["wool", "gold"], 11)


@clause("PAR-FTR-27")
@pytest.mark.parametrize("land", [land for land in LAND.names if land != "athens"])
def test_plans_are_had_at_athens_only(land: str) -> None:
    t = port(["wool", "gold"], land)
    assert refused(t, 0, "take_free_plans a") is not None
    t = port(["wool", "gold"], land, wonders={"oracle": (0, "plans")})
    assert refused(t, 0, "buy_plans a") is not None


@clause("PAR-FTR-27")
def test_a_visit_without_leave_to_trade_does_not_forfeit_the_free_plans() -> None:
    t = port(["wool"], "athens", "blockade", hazards=["safe_journey"] * 3)
    until(t, lambda t: phase(t) == "build")
    assert seat(t, 0)["plans_taken"] == 0
    again = port(["wool"], "athens")
    assert "take_free_plans a" in texts(again, 0)


@clause("PAR-FTR-28")
def test_the_second_plans_cost_one_gold_from_the_cargo() -> None:
    t = port(["gold", "wool"], "athens", plans=["oracle"], wonders={"labyrinth": (0, "complete")})
    assert refused(t, 0, "take_free_plans a") is not None
    play(t, 0, "buy_plans a")
    assert (plans(t), cargo(t, 0)) == ([("labyrinth", "complete"), ("oracle", "plans")][::-1], ["wool"])


@clause("PAR-FTR-28")
def test_gold_in_the_hand_or_aboard_another_fleet_buys_no_plans() -> None:
    mine = dict(hand={"gold": 2}, fleets=[("athens", ["wool", "wool"]), ("sparta", ["gold"])])
    t = port([], "athens", mine=mine, wonders={"labyrinth": (0, "plans")}, face_up=["sparta"])
    assert refused(t, 0, "buy_plans a") == "PAR-FTR-28"
    assert refused(t, 0, "buy_plans b") is not None


@clause("PAR-FTR-29")
@pytest.mark.parametrize("stage", ["plans", "partial", "complete"])
def test_no_island_gets_third_plans(stage: str) -> None:
    t = port(["gold"] * 3, "athens", wonders={"labyrinth": (0, stage), "oracle": (0, stage)})
    assert refused(t, 0, "buy_plans a") is not None
    assert refused(t, 0, "take_free_plans a") is not None


@clause("PAR-FTR-30")
def test_plans_come_from_the_top_of_the_deck() -> None:
    t = port(["gold"], "athens", plans=["colossus", "diolkos", "mausoleum"])
    play(t, 0, "take_free_plans a", "buy_plans a")
    assert [one["wonder"] for one in happened(t, "took-plans")] == ["colossus", "diolkos"]


@clause("PAR-FTR-31", "PAR-FTR-34")
def test_plans_lie_open_with_their_wonder_and_use_no_cargo_place() -> None:
    t = port(["wool"] * 6, "athens", plans=["oracle"])
    play(t, 0, "take_free_plans a")
    for viewer in (1, None):
        (found,) = table(t, viewer)["wonders"]
        assert (found["wonder"], found["owner"], found["stage"]) == ("oracle", 0, "plans")
    assert cargo(t, 0) == ["wool"] * 6
    play(t, 0, "done")
    play(t, 1, "done")
    assert hand(t, 0) == {"wool": 6}


@clause("PAR-FTR-32")
def test_both_plans_may_be_taken_in_one_visit_the_free_one_first() -> None:
    t = port(["gold"], "athens", plans=["colossus", "diolkos"])
    assert refused(t, 0, "buy_plans a") is not None
    play(t, 0, "take_free_plans a", "buy_plans a")
    assert [one["gold"] for one in happened(t, "took-plans")] == [0, 1]
    assert cargo(t, 0) == []


@clause("PAR-FTR-33")
def test_the_free_plans_are_optional() -> None:
    t = port(["wool"] * 2, "athens")
    play(t, 0, "done")
    assert (plans(t), seat(t, 0)["plans_taken"]) == ([], 0)


@clause("PAR-FTR-33")
def test_the_free_plans_are_for_the_island_not_for_each_fleet() -> None:
    t = port([], "athens", mine=dict(fleets=[("athens", ["wool"] * 2), ("athens", ["wool"] * 2)]))
    assert {"take_free_plans a", "take_free_plans b"} <= {*texts(t, 0)}
    play(t, 0, "take_free_plans b")
    assert refused(t, 0, "take_free_plans a") is not None


@clause("PAR-FTR-34")
def test_if_the_deck_is_empty_no_plans_can_be_had() -> None:
    names = [
        "parthenon", "colossus", "lighthouse", "great_library", "hanging_gardens", "temple_of_artemis",
        "statue_of_zeus", "mausoleum", "oracle", "amphitheater", "diolkos", "labyrinth",
    ]  # fmt: skip
    mine = dict(fleets=[("athens", ["wool", "wool", "gold"])])
    t = arrived(
        mine, {}, {}, {}, {}, {}, harbors={"athens": "+open_harbor"}, plans=["labyrinth"],
        wonders={name: (n // 2 + 1 if n < 10 else 0, "plans") for n, name in enumerate(names[:11])},
    )  # fmt: skip
    play(t, 0, "buy_plans a")
    assert table(t)["plans"] == 0
    assert refused(t, 0, "buy_plans a") is not None


# Surplus and Shortage


@clause("PAR-FTR-35", "PAR-FTR-37", "PAR-FTR-40")
@KINDS
@pytest.mark.parametrize("land", ["sparta", "italy"])
def test_surplus_cards(kind: str, land: str) -> None:
    other, third = [one for one in BASICS if one != kind][:2]
    t = port([*[kind] * 4, other], land, f"surplus_{kind}")
    deal(t, "trade a surplus_sell", [kind] * 4, [third])
    deal(t, "trade a surplus_buy", [other], [kind, kind])
    assert table(t)["lands"][LAND.names.index(land)]["names"] == kind


@clause("PAR-FTR-36", "PAR-FTR-37")
@KINDS
@pytest.mark.parametrize("land", ["ionia", "carthage"])
def test_shortage_cards(kind: str, land: str) -> None:
    t = port([kind], land, f"shortage_{kind}")
    deal(t, "trade a shortage_sell", [kind], ["gold"])
    deal(t, "trade a shortage_buy", ["gold"], [kind])


@clause("PAR-FTR-35")
def test_other_kinds_trade_there_at_the_regular_rates() -> None:
    t = port(["ore", "ore", "timber", "gold"], "egypt", "shortage_wool")
    deal(t, "trade a fb_2", ["ore", "ore"], ["gold"])
    deal(t, "trade a fb_1", ["timber"], ["grain"])
    deal(t, "trade a fg_1", ["gold"], ["ore", "timber"])


@clause("PAR-FTR-36", "PAR-FTR-38")
@pytest.mark.parametrize("harbor", ["surplus_wool", "shortage_wool"])
def test_the_named_kind_is_no_part_of_what_is_given_in_a_regular_trade(harbor: str) -> None:
    t = port(["wool", "wool", "wool", "wool", "ore"], "egypt", harbor)
    for rate in ("fb_2", "fb_3"):
        assert refused(t, 0, f"trade a {rate}") is not None  # only one other Basic
    play(t, 0, "trade a fb_1")
    assert refused(t, 0, "give wool") is not None
    assert texts(t, 0) == ["take grain", "take grapes", "take olives", "take timber"]


@clause("PAR-FTR-37", "PAR-FTR-38")
@pytest.mark.parametrize("harbor", ["surplus_wool", "shortage_wool"])
def test_the_named_kind_is_no_part_of_what_is_taken_in_a_regular_trade(harbor: str) -> None:
    t = port(["gold", "tools"], "egypt", harbor)
    play(t, 0, "trade a fg_1")
    assert refused(t, 0, "take wool") is not None
    play(t, 0, "take ore")
    assert texts(t, 0) == ["take ore", "take timber"]
    assert refused(t, 0, "take wool") is not None


@clause("PAR-FTR-39")
def test_the_named_kind_is_turned_into_other_things_by_two_trades() -> None:
    t = port(["wool"], "egypt", "shortage_wool")
    deal(t, "trade a shortage_sell", ["wool"], ["gold"])
    deal(t, "trade a fg_1", ["gold"], ["grain", "grain"])
    t = port(["wool"] * 8, "egypt", "surplus_wool")
    deal(t, "trade a surplus_sell", ["wool"] * 4, ["ore"])
    deal(t, "trade a surplus_sell", ["wool"] * 4, ["ore"])
    deal(t, "trade a fb_2", ["ore", "ore"], ["gold"])


@clause("PAR-FTR-40")
def test_a_surplus_is_not_bought_with_itself() -> None:
    t = port(["wool"] * 5, "egypt", "surplus_wool")
    assert refused(t, 0, "trade a surplus_buy") is not None
    play(t, 0, "trade a surplus_sell")
    assert refused(t, 0, "take wool") is not None
    assert texts(t, 0) == [f"take {kind}" for kind in BASICS if kind != "wool"]


# The other status cards


@clause("PAR-FTR-10")
def test_blockade_stops_every_fleet_that_shows_no_warship() -> None:
    t = port(["wool"] * 3 + ["army"], "egypt", "blockade")
    assert [one for one in texts(t, 0) if one != "request_order"] in ([], ["done"])
    assert refused(t, 0, "enter_showing a") is not None
    assert refused(t, 0, "trade a fb_1") is not None


@clause("PAR-HAZ-26", "PAR-GEN-04")
def test_blockade_is_broken_by_showing_a_warship() -> None:
    t = port(["wool", "warship"], "egypt", "blockade")
    assert refused(t, 0, "trade a fb_1") == "PAR-FTR-10"
    play(t, 0, "enter_showing a")
    assert table(t, 1)["players"][0]["fleets"][0]["shown"] == ["warship"]
    assert happened(t, "showed") == [dict(event="showed", seat=0, fleet="a", card="warship")]
    deal(t, "trade a fb_1", ["wool"], ["ore"])
    assert cargo(t, 0) == ["ore", "warship"]


@clause("PAR-FTR-11", "PAR-FTR-12")
def test_harbor_fees_are_one_commodity_of_the_owners_choice() -> None:
    t = port(["wool", "ore", "tools", "gold", "army"], "egypt", "harbor_fees")
    entries = [one for one in texts(t, 0) if one.startswith("enter")]
    assert entries == [f"enter_paying a {one}" for one in ("ore", "wool", "tools", "gold")]
    assert refused(t, 0, "trade a fb_1") == "PAR-FTR-10"
    play(t, 0, "enter_paying a tools")
    assert cargo(t, 0) == ["ore", "wool", "gold", "army"]
    deal(t, "trade a fb_1", ["wool"], ["grain"])


@clause("PAR-FTR-11")
@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("enter_paying a tools", ["wool", "wool", "wool", "gold"]),
        ("enter_paying a gold", ["wool", "wool", "wool", "tools"]),
        ("enter_paying a wool", ["tools", "gold"]),
    ],
)
def test_heavy_harbor_fees_are_a_rare_or_a_gold_or_three_basic(move: str, left: list[str]) -> None:
    t = port(["wool", "wool", "wool", "tools", "gold"], "egypt", "heavy_harbor_fees")
    play(t, 0, move)
    assert cargo(t, 0) == left
    assert "trade a fr_1" in texts(t, 0) or "trade a fg_1" in texts(t, 0)


@clause("PAR-FTR-11")
def test_heavy_harbor_fees_take_any_three_basic() -> None:
    t = port(["grain", "ore", "ore", "wool", "wool"], "egypt", "heavy_harbor_fees")
    play(t, 0, "enter_paying a ore")
    assert decision(t, 0) == "payment"
    play(t, 0, "pay ore")  # then only Wool can follow
    assert cargo(t, 0) == ["grain", "wool"]


@clause("PAR-FTR-11")
def test_heavy_harbor_fees_cannot_be_paid_with_two_basic() -> None:
    t = port(["wool", "wool", "army"], "egypt", "heavy_harbor_fees")
    assert refused(t, 0, "enter_paying a wool") is not None


@clause("PAR-FTR-09")
def test_open_harbor_changes_nothing() -> None:
    t = port(["wool", "wool"], "athens", "open_harbor")
    assert {"trade a nb_1", "take_free_plans a"} <= {*texts(t, 0)}


@clause("PAR-FTR-10", "PAR-FTR-11")
def test_brigands_rob_a_commodity_of_a_fleet_that_enters() -> None:
    t = port(["wool", "wool", "wool", "army"], "athens", "brigands")
    assert refused(t, 0, "trade a nb_1") == "PAR-FTR-10"
    play(t, 0, "enter a")
    assert cargo(t, 0) == ["wool", "wool", "army"]
    deal(t, "trade a nb_1", ["wool", "wool"], ["ore"])


@clause("PAR-GEN-04")
def test_brigands_shun_an_army_that_is_shown() -> None:
    t = port(["wool", "wool", "army"], "athens", "brigands")
    play(t, 0, "enter_showing a")
    assert cargo(t, 0) == ["wool", "wool", "army"]
    assert table(t, 1)["players"][0]["fleets"][0]["shown"] == ["army"]


@clause("PAR-GEN-04")
def test_brigands_leave_a_fleet_without_commodities_alone() -> None:
    t = port(["warship"], "athens", "brigands")
    play(t, 0, "enter a", "take_free_plans a")
    assert (cargo(t, 0), len(plans(t))) == (["warship"], 1)


@clause("PAR-GEN-04")
def test_brigands_let_a_fleet_trade_that_has_no_card_left() -> None:
    t = port(["wool"], "athens", "brigands")
    play(t, 0, "enter a", "take_free_plans a")
    assert (cargo(t, 0), len(plans(t))) == ([], 1)


@clause("PAR-FTR-19", "PAR-GEN-04")
def test_brigands_get_nothing_from_a_fleet_that_leaves() -> None:
    t = port(["wool"], "athens", "brigands")
    play(t, 0, "done")
    play(t, 1, "done")
    assert hand(t, 0) == {"wool": 1}


@clause("PAR-GEN-04")
def test_guild_monopoly_no_rare_is_given_or_taken() -> None:
    t = port([*["wool"] * 4, "tools", "tools", "papyrus", "gold", "gold"], "egypt", "guild_monopoly")
    found = [text.split()[-1] for text in texts(t, 0) if text.startswith("trade")]
    assert found == ["fb_1", "fb_2", "fg_1"]
    for rate in ("fb_3", "fr_1", "fr_2", "fr_3", "fg_2"):
        assert refused(t, 0, f"trade a {rate}") is not None


@clause("PAR-GEN-04")
@pytest.mark.parametrize(("land", "usual"), [("sparta", "nr_2"), ("egypt", "fr_2")])
def test_luxury_demand_rare_sells_for_two_gold(land: str, usual: str) -> None:
    t = port(["tools", "papyrus"], land, "luxury_demand")
    assert refused(t, 0, f"trade a {usual}") is not None
    deal(t, "trade a luxury", ["tools"], ["gold", "gold"])
    deal(t, "trade a luxury", ["papyrus"], ["gold", "gold"])
    deal(t, "trade a fg_1" if land == "egypt" else "trade a ng_1", ["gold"], ["ore", "wool"])


@clause("PAR-GEN-04")
def test_thriving_market_one_exchange_a_visit_costs_a_card_less() -> None:
    t = port(["wool"] * 6, "sparta", "thriving_market")
    deal(t, "trade_cheaply a nb_2 market", ["wool"] * 3, ["gold"])
    assert not [text for text in texts(t, 0) if text.startswith("trade_cheaply")]
    refused(t, 0, "trade_cheaply a nb_1 market")
    deal(t, "trade a nb_1", ["wool"] * 2, ["ore"])


@clause("PAR-GEN-04")
def test_thriving_market_still_costs_a_card() -> None:
    t = port(["wool", "tools", "gold"], "egypt", "thriving_market")
    for rate in ("fb_1", "fr_1", "fr_2", "fg_1"):
        refused(t, 0, f"trade_cheaply a {rate} market")
    deal(t, "trade_cheaply a fb_2 market", ["wool"], ["gold"])


@clause("PAR-GEN-04")
def test_thriving_market_serves_each_fleet() -> None:
    t = port([], "sparta", "thriving_market", mine=dict(fleets=[("sparta", ["wool"]), ("sparta", ["wool"])]))
    deal(t, "trade_cheaply a nb_1 market", ["wool"], ["ore"])
    deal(t, "trade_cheaply b nb_1 market", ["wool"], ["ore"], "b")


@clause("PAR-FTR-26", "PAR-GEN-04")
def test_thriving_market_does_not_swap_like_for_like() -> None:
    t = port(["wool"], "sparta", "thriving_market")
    play(t, 0, "trade_cheaply a nb_1 market")
    assert refused(t, 0, "take wool") == "PAR-FTR-26"


@clause("PAR-GEN-04")
def test_festival_gives_each_fleet_a_basic_first() -> None:
    t = port(["wool"], "sparta", "festival")
    assert [text for text in texts(t, 0) if text.startswith("enter")] == [f"enter_taking a {kind}" for kind in BASICS]
    play(t, 0, "enter_taking a grain")
    assert cargo(t, 0) == ["grain", "wool"]
    deal(t, "trade a nb_1", ["grain", "wool"], ["ore"])
    assert not [text for text in texts(t, 0) if text.startswith("enter")]


@clause("PAR-FTR-21", "PAR-GEN-04")
def test_festival_may_fill_a_fleet_above_six_and_each_fleet_takes_for_itself() -> None:
    t = port([], "sparta", "festival", mine=dict(fleets=[("sparta", ["wool"] * 6), ("sparta", ["wool"])]))
    play(t, 0, "enter_taking a ore", "enter_taking b grain")
    assert (len(cargo(t, 0, "a")), cargo(t, 0, "b")) == (7, ["grain", "wool"])


# Philosophies and Events at the harbors


def student(philosophy: str, land: str, *cargoes: list[str]) -> dict[str, Any]:
    return dict(built=["academy"], philosophies=[philosophy], fleets=[(land, one) for one in cargoes])


@clause("PAR-PHI-03")
@pytest.mark.parametrize("harbor", ["harbor_fees", "heavy_harbor_fees"])
def test_sophism_pays_no_fee_of_either_form(harbor: str) -> None:
    t = port([], "egypt", harbor, mine=student("sophism", "egypt", ["wool"]))
    if "enter a" in texts(t, 0):
        play(t, 0, "enter a")
    deal(t, "trade a fb_1", ["wool"], ["ore"])


@clause("PAR-PHI-03", "PAR-HAZ-20")
def test_sophism_lets_an_emptied_fleet_in_where_others_cannot_pay() -> None:
    t = port([], "athens", "harbor_fees", mine=student("sophism", "athens", []))
    play(t, 0, "take_free_plans a")
    assert len(plans(t)) == 1
    assert refused(port([], "athens", "harbor_fees"), 0, "take_free_plans a") == "PAR-FTR-10"


@clause("PAR-PHI-03")
@pytest.mark.parametrize("harbor", ["blockade", "brigands"])
def test_sophism_opens_no_other_harbor(harbor: str) -> None:
    t = port([], "egypt", harbor, mine=student("sophism", "egypt", ["wool", "wool"]))
    assert refused(t, 0, "trade a fb_1") == "PAR-FTR-10"


@clause("PAR-PHI-03")
def test_pythagoreanism_one_exchange_a_season_costs_a_card_less() -> None:
    t = port([], "sparta", mine=student("pythagoreanism", "sparta", ["wool"] * 6, ["wool"] * 6))
    deal(t, "trade_cheaply a nb_2 pythagoras", ["wool"] * 3, ["gold"])
    for fleet in "ab":
        refused(t, 0, f"trade_cheaply {fleet} nb_1 pythagoras")
    deal(t, "trade a nb_1", ["wool"] * 2, ["ore"])


@clause("PAR-PHI-03")
def test_pythagoreanism_still_costs_a_card() -> None:
    t = port([], "egypt", mine=student("pythagoreanism", "egypt", ["wool", "tools", "gold"]))
    for rate in ("fb_1", "fr_1", "fr_2", "fg_1"):
        refused(t, 0, f"trade_cheaply a {rate} pythagoras")
    deal(t, "trade_cheaply a fg_2 pythagoras", ["gold"], ["papyrus"])


@clause("PAR-PHI-03")
def test_pythagoreanism_does_not_work_with_surplus_rates() -> None:
    t = port([], "egypt", "surplus_wool", mine=student("pythagoreanism", "egypt", ["wool"] * 4))
    refused(t, 0, "trade_cheaply a surplus_sell pythagoras")
    assert "trade a surplus_sell" in texts(t, 0)


@clause("PAR-PHI-03")
def test_pythagoreanism_is_added_to_a_thriving_market() -> None:
    t = port([], "sparta", "thriving_market", mine=student("pythagoreanism", "sparta", ["wool"] * 4))
    deal(t, "trade_cheaply a nb_2 both", ["wool"] * 2, ["gold"])
    t = port([], "egypt", "thriving_market", mine=student("pythagoreanism", "egypt", ["wool"] * 4))
    refused(t, 0, "trade_cheaply a fb_2 both")  # one less is all there is
    deal(t, "trade_cheaply a fb_3 both", ["wool"] * 2, ["papyrus"])


OPEN: dict[str, Any] = {"year": 3, "events": ["open_markets"]}


@clause("PAR-EVENT-08")
@pytest.mark.parametrize("land", NEIGHBORS)
def test_open_markets_foreign_rates_hold_at_the_neighboring_lands(land: str) -> None:
    t = port([*["wool"] * 8, *["tools"] * 4, *["gold"] * 4], land, **OPEN)
    found = [text.split()[-1] for text in texts(t, 0) if text.startswith("trade")]
    assert found == ["fb_1", "fb_2", "fb_3", "fr_1", "fr_2", "fr_3", "fg_1", "fg_2"]
    deal(t, "trade a fb_1", ["wool"], ["ore"])
    play(t, 0, "trade a fg_2")
    assert texts(t, 0) == ["take pottery", "take spices", "take tools"]  # no Papyrus


@clause("PAR-EVENT-08")
def test_open_markets_leave_the_plans_and_the_status_cards_as_they_are() -> None:
    t = port(["wool", "gold"], "athens", "shortage_wool", plans=["oracle"], **OPEN)
    refused(t, 0, "trade a fb_1")
    deal(t, "trade a shortage_sell", ["wool"], ["gold"])
    play(t, 0, "take_free_plans a", "buy_plans a")
    assert [one["gold"] for one in happened(t, "took-plans")] == [0, 1]


# Stages of Great Wonders paid at a Land


STAGES = [
    ("lighthouse", "partial", "egypt", ["pottery", "gold", "gold"]),
    ("great_library", "plans", "egypt", ["papyrus", "gold"]),
    ("temple_of_artemis", "plans", "ionia", ["timber", "gold", "gold"]),
    ("mausoleum", "partial", "athens", ["gold", "gold", "gold"]),
    ("mausoleum", "partial", "sparta", ["gold", "gold", "gold"]),
    ("mausoleum", "partial", "ionia", ["gold", "gold", "gold"]),
    ("diolkos", "plans", "sparta", ["grain", "ore", "timber", "timber", "tools"]),
]


@clause("PAR-WON-04", "PAR-WON-05", "PAR-WON-10")
@pytest.mark.parametrize(("wonder", "stage", "land", "cost"), STAGES)
def test_a_stage_is_paid_at_the_land_its_card_names(wonder: str, stage: str, land: str, cost: list[str]) -> None:
    t = port([*cost, "army"], land, wonders={wonder: (0, stage)})
    play(t, 0, f"raise_at a {wonder}")
    assert (plans(t), cargo(t, 0)) == ([(wonder, "partial" if stage == "plans" else "complete")], ["army"])
    for other in LAND.names:
        if (wonder, other) not in [(one[0], one[2]) for one in STAGES]:
            elsewhere = port([*cost, "army"], other, wonders={wonder: (0, stage)})
            refused(elsewhere, 0, f"raise_at a {wonder}")


@clause("PAR-WON-10")
def test_a_stage_at_a_land_is_paid_from_one_fleet_in_one_go() -> None:
    mine = dict(hand={"gold": 2, "timber": 1}, fleets=[("ionia", ["timber", "gold"]), ("ionia", ["gold"])])
    t = port([], "ionia", mine=mine, wonders={"temple_of_artemis": (0, "plans")})
    for fleet in "ab":
        refused(t, 0, f"raise_at {fleet} temple_of_artemis")


@clause("PAR-WON-10", "PAR-FTR-10")
@pytest.mark.parametrize("harbor", ["blockade", "harbor_fees"])
def test_a_stage_is_paid_by_a_fleet_that_may_act_there(harbor: str) -> None:
    t = port(["timber", "gold", "gold", "wool"], "ionia", harbor, wonders={"temple_of_artemis": (0, "plans")})
    refused(t, 0, "raise_at a temple_of_artemis")


@clause("PAR-WON-10")
@pytest.mark.parametrize("harbor", ["shortage_timber", "surplus_timber", "guild_monopoly"])
def test_a_stage_is_no_exchange(harbor: str) -> None:
    t = port(["grain", "ore", "timber", "timber", "tools"], "sparta", harbor, wonders={"diolkos": (0, "plans")})
    play(t, 0, "raise_at a diolkos")
    assert plans(t) == [("diolkos", "partial")]


@clause("PAR-WON-10", "PAR-FTR-18")
def test_goods_gained_at_the_land_may_pay_a_stage() -> None:
    t = port(["gold", "gold"], "egypt", wonders={"great_library": (0, "plans")})
    refused(t, 0, "raise_at a great_library")
    t = port(["gold", "gold", "gold"], "egypt", wonders={"great_library": (0, "plans")})
    deal(t, "trade a fg_2", ["gold", "gold"], ["papyrus"])
    play(t, 0, "raise_at a great_library")
    assert (plans(t), cargo(t, 0)) == ([("great_library", "partial")], [])


@clause("PAR-WON-05", "PAR-WON-06")
def test_a_wonder_may_be_completed_at_a_land() -> None:
    t = port(["pottery", "gold", "gold"], "egypt", wonders={"lighthouse": (0, "partial")})
    play(t, 0, "raise_at a lighthouse")
    assert (happened(t, "completed")[0]["wonder"], seat(t, 0)["structures"]) == ("lighthouse", 3)
