"""Parthenon in words: every sentence that the code can ask for is there in both languages, and reads well."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import (
    CARD,
    DOES,
    EVENT,
    HARBOR,
    HAZARD,
    HITS,
    LAND,
    NEED,
    PAID_IN,
    PHILOSOPHY,
    SLOT,
    STRUCTURE,
    TITLES,
    WONDER,
)
from petteia.games.parthenon.terminal import COLUMNS, DECKS, MARKS
from petteia.kernel.kinds import Kind
from petteia.kernel.text import LANGUAGES, message

from ..words import NAMES, Words, things
from .arrange import COMMODITIES, frame, play, position

LABELLED = ("commodity", "basic", "aegis", "structure", "ship", "rate", "shield", "rule", "offer", "term")
PARTLY = ("need", "thing", "hazard", "once")  # of these some have messages
NO_LUXURY = [name for name in HARBOR.names if not name.startswith(("surplus", "shortage"))]


class TestWords(Words):
    game = GAME
    slips = {
        "en": (
            r"\b1 (?:Armies|Warships|Gifts|Commodities|cards|Islands|Structures|Events|votes)\b"
            r"|\b(?:0|[2-9]|\d\d+) (?:Army|Warship|Gift|Commodity|card|Structure|Event)\b"
            r"|\b(?:grain|grapes|olives|ore|timber|wool|pottery|spices|tools|papyrus|gold|army|warship|athens|sparta"
            r"|ionia|egypt|carthage|italy|locusts|drought|plague|earthquake|tyranny|mutiny|sirens|blockade|brigands"
            r"|fortress|shrine|academy|treasury|marketplace|stoicism|sophism|cynicism|colossus|oracle|diolkos)\b"
        ),
        "fr": (
            r"\b[01] (?:blés|raisins|olives|minerais|laines|poteries|épices|outils|armées|navires|dons|rares|cartes"
            r"|marchandises|édifices)\b"
            r"|\b(?:[2-9]|\d\d+) (?:blé|raisin|olive|minerai|laine|poterie|épice|outil|armée|navire|don|rare|carte"
            r"|marchandise|édifice|ors)\b"
            r"|\b(?:de|la|le|du|que) (?:or|olives?|épices?|outils?|armées?|offre|Égypte|Ionie|Italie|Athènes)\b"
            r"|\b(?:grain|grapes|ore|timber|wool|pottery|spices|tools|gold|army|warship|athens|locusts|plague)\b"
        ),
    }
    slipped = [
        ("en", "Ada takes 1 Armies."), ("en", "Ada loses 2 card."), ("en", "Ada pays wool."),
        ("en", "Ada builds village_3."), ("en", "Ada sends Fleet A to athens."),
        ("fr", "Ada prend 2 laine."), ("fr", "Ada perd 1 cartes."), ("fr", "un excédent de olives"),
        ("fr", "Ada prend 2 wool."), ("fr", "{ $seat }"),
    ]  # fmt: skip
    named_otherwise = (*LABELLED, *PARTLY)
    silent = ("ship", "course", "thing", "once", "visit", "deed", "offer", "term")
    alike = ("hazard",)
    told_otherwise = {"buy_fleet": {"second", "third"}, "buy_plans": {"fleet", "price"}}
    random_games = 2
    fewest_decisions = 12
    every_move = False

    @classmethod
    def players(cls) -> range:
        """Games of five and six are long, and say nothing else."""
        return range(3, 5)

    @classmethod
    def made_of_names(cls) -> set[str]:
        effects = (
            *(message("card", name) for name in CARD.names[9:]),
            *(message("need", name) for name in NEED.names[14:]),
            *(message("harbor", name) for name in NO_LUXURY),
            *things(GAME, "happening", "philosophy", "wonder", "stage", "land", "discount", "phase", "shield"),
        )
        return {
            *(f"{thing}-effect" for thing in effects),
            *(message("n", name) for name in (*NEED.names, "named")),
            *(message("need", name) for name in NEED.names[14:]),
            *(message("hazard", title) for title in TITLES),
            *(message("hits", name) for name in HITS),
            *(message("does", name) for name in DOES),
            *(message("paid", name) for name in PAID_IN),
            *(message("thing", name) for name in ("dock", "refused", "army_shown", "endured", "stopped", "suffered")),
            *(message("thing", name) for name in ("warship_shown", "gift_used")),
            *(message("term", side) for side in ("give", "take")),
            *(message(kind, "of") for kind in ("ship", "offer")),
            "once-built",
            *(message("draw-deck", name) for name in DECKS),
            *(message("draw-column", name) for name in COLUMNS),
            *(message("draw-mark", name) for name in MARKS),
            *(f"tie-breaker-{number}" for number in range(1, 12)),
        }

    @classmethod
    def awkward_positions(cls) -> list[petteia.Table]:
        return [*events(), *trades(), *journeys(), *services(), *harbors(), *buildings(), *ends()]

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_every_event_reads_well_whatever_its_numbers(self, code: str) -> None:
        """As everywhere; here lists may be of seats, and a part a flag."""
        t = petteia.new(GAME, players=3, names=NAMES[:3])
        kinds = {kind: list(known.names) for kind, known in t.state.box.kinds.items()}
        for kind in GAME.events:
            for number in (0, 1, 2, 3, 7, 20, 28):
                small: dict[str, int] = {"amount": number, "seat": 1, "flag": min(number, 1)}
                told: dict[str, Any] = {"event": kind.name}
                for name, shape in kind.parts:
                    told[name] = small[shape] if shape in small else kinds[shape][-1]
                self.check(t.say(told, code), code)
                for count in range(3 if kind.secret else 0):
                    assert kind.secret
                    secret, shape = kind.secret
                    told[secret] = [0, 1, 2][:count] if shape == "seat" else kinds[shape][len(kinds[shape]) - count :]
                    self.check(t.say(told, code), code)


# Some of it, word for word


def named() -> petteia.Table:
    return petteia.new(GAME, players=3, names=["Ada", "Bob", "Cy"])


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("pay olives", "Pay 1 Olives", "Payer 1 olive"),
        ("load gift_of_poseidon", "Load 1 Gift of Poseidon", "Charger 1 don de Poséidon"),
        ("sail b ionia", "Send Fleet B to Ionia", "Envoyer la flotte B, destination Ionie"),
        ("build village_3", "Build Village 3", "Construire\u00a0: village 3"),
        ("accept 1-2", "Accept offer 3 by Bob", "Accepter l’offre 3 faite par Bob"),
        (
            "trade a nb_2",
            "Trade with Fleet A: 4 Basic for 1 Gold (Neighboring rate)",
            "Échanger avec la flotte A\u00a0: 4 de base contre 1 or (cours voisin)",
        ),
        (
            "trade_cheaply c fr_3 both",
            "Trade with Fleet C: 2 Rare for 1 Rare (Foreign rate), 2 cards less by Thriving Market and Pythagoreanism",
            "Échanger avec la flotte C\u00a0: 2 rares contre 1 rare (cours lointain), "
            "2 cartes de moins par Marché florissant et Pythagorisme",
        ),
        (
            "protect colossus b wool",
            "Protect Fleet B by the service of a Great Wonder (Colossus), paying 1 Wool to its owner",
            "Protéger la flotte B par le service d’une merveille (Colosse), en payant 1 laine à son propriétaire",
        ),
        (
            "buy_fleet",
            "Buy your next Fleet: the second costs 1 Gold, the third 2 Gold",
            "Acheter votre flotte suivante\u00a0: la deuxième coûte 1 or, la troisième 2 or",
        ),
        (
            "replace_paying rare_distinct ore",
            "Pay 1 Ore to the owner of the Mausoleum, and let any Rare stand for 1 Rare of another kind",
            "Payer 1 minerai au propriétaire du Mausolée, et n’importe quelle rare au lieu de 1 rare d’une autre sorte",
        ),
        ("vote 2", "Vote for Cy", "Voter pour Cy"),
    ],
)
def test_moves_word_for_word(move: str, english: str, french: str) -> None:
    t = named()
    assert t.say(t.find(move), "en") == english
    assert t.say(t.find(move), "fr") == french


def test_equal_cards_are_counted() -> None:
    produced = {"event": "produced", "seat": 0, "cards": ["olives", "wool", "wool", "gold"]}
    assert named().say(produced, "en") == "Ada produces 1 Olives, 2 Wool, 1 Gold."
    assert named().say(produced, "fr") == "Ada produit 1 olive, 2 laines, 1 or."
    assert named().say({**produced, "cards": []}, "en") == "Ada produces nothing."


def test_each_sort_of_card_is_a_part_of_its_sentence() -> None:
    said = named().say({"event": "produced", "seat": 0, "cards": ["wool", "wool", "gold"]}, "fr")
    assert said.parts == [
        ("seat", "Ada"), ("", " produit "), ("card", "2 laines"), ("", ", "), ("card", "1 or"), ("", "."),
    ]  # fmt: skip
    assert said.names == ["0", "", "wool", "", "gold", ""]


def test_an_offer_tells_what_is_given_for_what() -> None:
    offered = {"event": "offered", "seat": 0, "whose": 1, "offer": "0-0"}
    terms = ["give_wool", "give_wool", "take_gold"]
    assert named().say(offered, "en") == "Ada makes Bob an offer (offer 1 by Ada)."
    assert named().say({**offered, "terms": terms}, "en") == "Ada offers Bob: 2 Wool for 1 Gold (offer 1 by Ada)."
    assert named().say({**offered, "terms": terms}, "fr") == (
        "Ada propose à Bob\u00a0: 2 laines contre 1 or (offre 1 faite par Ada)."
    )
    assert "nothing for 1 Gold" in named().say({**offered, "terms": terms[2:]}, "en")


def test_offers_and_fleets_of_others_are_told_by_the_names_of_players() -> None:
    t = named()
    for said, thing in (
        (t.say(t.find("accept 1-2"), "en"), ("offer", "offer 3")),
        (t.say({"event": "withdrew", "seat": 1, "offer": "1-2"}, "en"), ("offer", "offer 3")),
    ):
        assert [part for part in said.parts if part[0]][-2:] == [thing, ("seat", "Bob")]
        assert said.names[said.parts.index(thing)] == "1-2"
    struck = position({}, {"fleets": [("egypt", ["wool"])]}, {}, phase="hazard", hazards=["storm_08"])
    assert [part for part in struck.prompt(0, "en").parts if part[0]] == [("ship", "Fleet A"), ("seat", "Seat 2")]


def test_a_hazard_tells_in_the_log_what_it_does() -> None:
    drew = {"event": "drew-hazard", "hazard": "storm_03", "foreign": 1}
    assert named().say(drew, "en") == (
        "Hazard for the Fleets bound for Foreign Lands: "
        "Storm (the Fleets with the most cargo: each is sent home with its cargo)."
    )
    calm = {"event": "drew-hazard", "hazard": "safe_journey", "foreign": 0}
    assert named().say(calm, "fr") == (
        "Péril pour les flottes en route vers les contrées voisines\u00a0: Traversée paisible."
    )


def test_a_prompt_tells_what_is_planned_so_far() -> None:
    t = position({"hand": {"wool": 4, "gold": 1}, "fleets": [None, None]}, {}, {}, phase="journey")
    assert t.prompt(0, "en").endswith("Planned: nothing.")
    play(t, 0, "sail a egypt", "load wool", "load wool", "load gold", "sail b athens")
    assert t.prompt(0, "en").endswith("Planned: to Egypt: 2 Wool, 1 Gold; to Athens: 1 Wool.")
    assert t.prompt(0, "fr").endswith(
        "Prévu\u00a0: vers l’Égypte\u00a0: 2 laines, 1 or\u00a0; vers Athènes\u00a0: 1 laine."
    )


def test_a_payment_tells_what_is_due() -> None:
    t = position({"hand": {"grain": 1, "olives": 1, "ore": 1, "wool": 1}}, {}, {})
    play(t, 0, "build village_6", "pay grain")
    assert t.prompt(0, "en") == (
        "You pay for Village 6. Still due: 2 different Basic. Paid: 1 Grain. Pay the first of it."
    )


def effect(kind: Kind, name: str, code: str = "en", edition: Path | None = None) -> str:
    return GAME.effect(petteia.new(GAME, players=3).book(code), GAME.open_box(edition), kind.name, kind.decode(name))


def test_what_things_do() -> None:
    assert effect(STRUCTURE, "fortress") == "Build Phase, once a Season: pay 1 Ore, 2 different Basic for 1 Army."
    assert effect(HARBOR, "surplus_olives").startswith("Sell 4 Olives for 1 Basic; buy 2 Olives for 1 Basic.")
    assert effect(HAZARD, "pirates_04") == (
        "Strikes every Fleet with a Rare: each loses 1 Rare; its owner picks. "
        "It does nothing to a Fleet with 1 Warship aboard."
    )
    assert effect(WONDER, "lighthouse").endswith(
        "First stage: 2 Ore, 2 Timber, 1 Gold (Build Phase). Second stage: 1 Pottery, 2 Gold (at Egypt)."
    )
    assert effect(WONDER, "hanging_gardens", "fr").endswith(
        "Seconde étape\u00a0: une de chaque sorte de base (début du commerce entre îles)."
    )
    assert effect(SLOT, "workshop_1") == (
        "Makes 1 Rare each Season: Pottery (Chios and Naxos); Spices (Crete and Lesbos); Tools (Rhodes and Samos). "
        "Cost: one of each Basic."
    )


def test_an_edition_speaks_of_its_own_numbers(tmp_path: Path) -> None:
    edition = tmp_path / "other.toml"
    edition.write_text(
        '[edition]\nname = "other"\n'
        "[numbers]\nfleet_c = { value = 3 }\nmany_named = { value = 1 }\n"
        "plans_1 = { value = 2 }\ntreasury = { value = 8 }\n"
        "[rates]\nluxury = { give = { rare = 1 }, take = { gold = 3 } }\n"
        "[hazards]\nstorm_01 = { amount = 2 }\n"
        "[wonders]\nmausoleum = { partial = { gold = 5 } }\n",
        encoding="utf-8",
    )
    t = petteia.new(GAME, players=3, edition=edition)
    assert t.say(t.find("buy_fleet"), "en").endswith("the second costs 1 Gold, the third 3 Gold")
    assert "the first for 2 Gold, the second for 1 Gold" in effect(LAND, "athens", edition=edition)
    assert "(1 with 3 or 4 players, 1 with 5 or 6)" in effect(EVENT, "plague", edition=edition)
    assert "1 rare contre 3 or" in effect(HARBOR, "luxury_demand", "fr", edition)
    assert "each loses 2 Commodities at random" in effect(HAZARD, "storm_01", edition=edition)
    assert "5 Gold (at a Neighboring Land)" in effect(WONDER, "mausoleum", edition=edition)
    assert "(9 with a Treasury)" in effect(PHILOSOPHY, "epicureanism", edition=edition)


# Positions that between them know every way to refuse a move

RICH = dict.fromkeys(COMMODITIES, 2)
ACROPOLIS = ["fortress", "shrine", "great_harbor", "marketplace", "academy", "treasury"]


def events() -> list[petteia.Table]:
    given = position({}, {"hand": {"wool": 1}}, {"hand": {"wool": 1}}, phase="event", donations=[0, 5, 0])
    army = {"aegis": {"army": 1}}
    return [
        given,
        position({}, {}, {}, phase="event", events=["delphic_festival"]),
        position({}, {}, {}, phase="event", events=["fair_winds", "delphic_festival"]),
        position(army, {}, {}, phase="production"),
    ]


def trades() -> list[petteia.Table]:
    """Offers of which some are answered; and one that is being composed."""
    few = {"max_open_offers_per_seat": 1, "max_counter_depth": 0, "allow_gifts": False}
    t = position({"hand": {"wool": 2}}, {"hand": {"ore": 1}}, {"hand": {"ore": 1}}, phase="island_trade", options=few)
    play(t, 0, "offer_all", "give wool", "want gold", "propose")
    play(t, 1, "reject 0-0", "offer 2", "give ore", "want tools", "propose")
    ill = position({"hand": {"wool": 1}}, {}, {}, phase="island_trade", plagued=[2])
    composed = position({"hand": {"wool": 1, "ore": 1}}, {}, {}, phase="island_trade")
    play(composed, 0, "offer 1", "give ore")
    play(composed, 1, "offer_all")
    return [t, ill, composed]


def journeys() -> list[petteia.Table]:
    load = {"hand": {"grain": 7, "wool": 1}, "aegis": {"army": 1}, "fleets": [None, None]}
    sailing, full, docked = [position(load, load, {}, phase="journey") for _ in range(3)]
    play(sailing, 0, "sail a athens")
    play(full, 0, "sail a athens", *["load grain"] * 6)
    play(docked, 0, "dock a")
    rising = position(load, load, {}, phase="journey")
    play(rising, 0, "sail a athens", "load wool")
    ordered = position(load, load, {}, phase="journey")
    play(ordered, 0, "wait")
    play(ordered, 1, "wait")
    gift = {"fleets": [("athens", ["wool", "gift_of_poseidon"])]}
    struck = position(gift, {}, {}, phase="hazard", hazards=["storm_09"])
    overfull = position({"fleets": [("athens", ["wool"] * 6 + ["army"])]}, {}, {}, phase="return")
    return [position(load, load, {}, phase="journey"), sailing, full, docked, rising, ordered, struck, overfull]


def services() -> list[petteia.Table]:
    """Great Wonders that act at the beginning or the end of a phase: not complete, used, or not to be paid for."""
    goods = {"hand": {"wool": 2}}
    sent = {**goods, "fleets": [("athens", ["ore"]), None]}
    oracle = dict(phase="journey", wonders={"oracle": (1, "complete")})
    peeking = position({}, {}, {}, harbors={"egypt": "+blockade"}, **oracle)
    play(peeking, 1, "consult_oracle")
    trading, zeus = dict(phase="island_trade"), {"statue_of_zeus": (1, "complete")}
    ended = dict(phase="journey", agenda=[frame("EndOfSeason"), frame("EndOfJourney")])
    return [
        position({**goods, "once": ["statue_of_zeus"]}, goods, {}, wonders=zeus, **trading),
        position({"hand": RICH}, {}, {}, wonders={"oracle": (0, "plans")}, **trading),
        position({**goods, "once": ["oracle"]}, goods, {}, **oracle),
        peeking,
        position(sent, {}, {}, wonders={"lighthouse": (1, "complete")}, **ended),
    ]  # fmt: skip


def harbor(cargo: list[str], status: str = "open_harbor", land: str = "athens", **given: Any) -> petteia.Table:
    """A Fleet where the harbor card is face up, and another one docked."""
    return position(
        {"fleets": [(land, cargo), None]}, {}, {}, phase="fleet_trade", harbors={land: f"+{status}"}, **given
    )


def harbors() -> list[petteia.Table]:
    aboard = ["grain", "olives", "ore", "wool", "gold", "army"]
    both = {"fleets": [("athens", aboard), ("italy", ["wool"])]}
    opening = dict(phase="fleet_trade", agenda=[frame("EndOfSeason"), frame("OpenHarbors")])
    hidden = position(both, {}, {}, harbors={"athens": "+open_harbor"}, **opening)
    sold_out = harbor(aboard)
    sold_out.state.plans_deck = ()  # type: ignore[attr-defined]
    twice = {"colossus": (0, "plans"), "diolkos": (0, "plans")}
    limited = harbor(aboard, options={"max_harbor_trades_per_fleet": 1})
    play(limited, 0, "trade a ng_1", "take grain", "take ore")
    giving = harbor(aboard, "surplus_wool")
    play(giving, 0, "trade a nb_1")
    taking = harbor(aboard, "surplus_wool", "egypt")
    play(taking, 0, "trade a fb_1", "give grain")
    return [
        position({"fleets": [("athens", aboard)]}, {}, {}, phase="fleet_trade"),
        hidden, sold_out, limited, giving, taking,
        harbor(aboard),
        harbor([*aboard, "warship"], "blockade"),
        harbor(aboard, land="sparta"),
        harbor(aboard, wonders=twice),
    ]  # fmt: skip


def buildings() -> list[petteia.Table]:
    rich = {"hand": RICH, "built": [*ACROPOLIS, "village_3"], "fleets": [None, None, None]}
    scholar = {"hand": {"wool": 1}, "built": ["academy"], "philosophies": ["sophism", "cynicism"]}
    stoic = {"built": ["academy"], "philosophies": ["stoicism"]}
    choosing = position({"hand": {"papyrus": 1, "gold": 1}}, stoic, {})
    play(choosing, 0, "build academy")
    paying = position({"hand": {"grain": 2, "olives": 1, "ore": 1, "wool": 1}}, {}, {}, phase="build")
    play(paying, 0, "build village_6", "pay grain")
    return [
        position(rich, {}, {}),
        position({"hand": RICH, "built": ["alternate_1"]}, {}, {}),
        position({"hand": {"wool": 1}}, {}, {}, wonders={"colossus": (0, "plans")}),
        position({"hand": RICH, "once": ["built"]}, {}, {}, events=["unskilled_labor"]),
        position({"hand": RICH, "built": ["fortress", "academy"]}, {}, {}, year=3, events=["earthquake"], shaken=[0]),
        position({"hand": RICH, "built": ["fortress"], "once": ["fortress"]}, {}, {}),
        position(scholar, stoic, {}),
        position({**scholar, "hand": RICH}, stoic, stoic, stoic, stoic),
        choosing, paying,
    ]  # fmt: skip


def ends() -> list[petteia.Table]:
    return [
        position({"hand": {"wool": 5}}, {}, {}, phase="discard"),
        position({}, {}, {}, phase="archon"),
        position({}, {}, {}, agenda=[frame("ChooseWinner", 0, tied=[0, 1])]),
    ]
