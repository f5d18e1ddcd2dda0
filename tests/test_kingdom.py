"""The set-up assistant: what is drawn is as wished and legal, what is listed is what the engine lays out."""

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from tests.picked import pick, piles_of_landscapes

import platin
from platin.bots.random_bot import RandomBot
from platin.bots.trial import follow
from platin.cards import LIBRARY
from platin.cli.kingdom import broken
from platin.cli.main import platin as program
from platin.cli.new_game import choose_kingdom
from platin.engine.const import ACTION, ACTIONS, BUYS, EVENT, LANDMARK, OPT_PILE, TRAIT, TREASURE, WAY
from platin.engine.decision import Decision
from platin.engine.facts import FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TRASH
from platin.engine.landscape import TRAIT_PILE
from platin.engine.setup import lay_out
from platin.engine.spec import Spec
from platin.kingdom import (
    FIRST,
    KINDS,
    LATER,
    KingdomError,
    Plan,
    box_list,
    draw,
    find_expansion,
    has_kind,
    implemented,
    plan_as_json,
    prepare,
    read_kind,
)
from platin.kingdom.boxes import Box, cards_of, front, landscapes_of, read_boxes
from platin.kingdom.draw import can_cover
from platin.kingdom.kinds import SPREAD
from platin.kingdom.wishes import read_wishes
from platin.proof.kingdoms import random_case
from platin.text.catalogue import normal
from platin.text.kingdom_list import kingdom_of, read_kingdom, write_kingdom
from platin.text.kingdoms import all_sets, edition_of, expansions_of
from platin.text.language import LANGUAGES
from platin.text.messages import kingdom as kingdom_words
from platin.text.names import display

ROOT = Path(__file__).resolve().parent.parent
PLAYABLE = [one for one in all_sets() if not one.missing()]
ALL_PROSPERITY = "Bank, Bischof, Stadt, Ausbau, Kunstschmiede, Großer Markt, Hort, Königshof, Münzer, Denkmal"
FOUR_OF_TEN = "Bank, Bischof, Stadt, Hort, Dorf, Schmiede, Keller, Miliz, Umbau, Markt"


def name_of(key: str) -> str:
    return key.partition("@")[0]


def call(*arguments: str) -> Result:
    return CliRunner().invoke(program, list(arguments), env={"COLUMNS": "80", "PLATIN_LANG": "en"})


# Words


def test_every_kind_has_words() -> None:
    assert list(kingdom_words.KINDS.of("en")) == list(KINDS)


def test_a_word_means_one_kind() -> None:
    meant: dict[str, str] = {}
    for lang in LANGUAGES:
        for kind, names in kingdom_words.KINDS.of(lang).items():
            for name in (kind, *names):
                assert meant.setdefault(normal(name), kind) == kind, name
                assert read_kind(name) == read_kind(name.upper()) == kind


# Boxes


@pytest.mark.parametrize(
    ("name", "expansion"),
    [
        ("Blütezeit", "prosperity"),
        ("bluetezeit", "prosperity"),
        ("Prosperity", "prosperity"),
        ("Die Intrige", "intrigue"),
        ("Intrige", "intrigue"),
        ("Basisspiel", "base"),
        ("base", "base"),
        ("Reiche", "cornucopia"),
        ("plünd", "plunder"),
        ("Alchemie", "alchemy"),
    ],
)
def test_boxes_by_name(name: str, expansion: str) -> None:
    assert find_expansion(name) == expansion


def test_boxes_in_a_print() -> None:
    names = ["Blütezeit (2. Auflage), Base 1E", "intrigue@2", "plunder"]
    assert read_boxes(names, FIRST) == [
        Box("prosperity", LATER),
        Box("base", FIRST),
        Box("intrigue", LATER),
        Box("plunder", FIRST),
    ]
    assert [box.expansion for box in read_boxes([])] == list(implemented())


def test_no_box_is_in_a_print_it_cannot_be_in() -> None:
    first, later = cards_of(read_boxes([], FIRST)), cards_of(read_boxes([], LATER))
    assert all(front(key).prints != LATER_ONLY for key in first)
    assert all(front(key).prints != FIRST_ONLY for key in later)
    assert {"thief", "goons"} <= {*first} - {*later}
    assert {"bandit", "anvil"} <= {*later} - {*first}
    assert all("@" not in key for key in first)
    assert {"mine@2", "village", "sentry"} <= set(later)
    # Every kingdom card lies in some box, once.
    every = cards_of(read_boxes([]))
    piles = {name_of(pile.name) for pile in LIBRARY.piles.values() if pile.kingdom}
    assert {name_of(key) for key in every} == piles | {defn.name for defn in LIBRARY.cards.values() if defn.kingdom}
    assert len(every) == len({name_of(key) for key in every})
    assert landscapes_of(read_boxes([])) == sorted(k for k, one in LIBRARY.landscapes.items() if one.edition == 1)


def test_the_recommended_sets_are_in_the_boxes_that_they_name() -> None:
    for one in PLAYABLE:
        boxes = [Box(key, edition_of(box)) for box in one.boxes for key in expansions_of(box)]
        assert set(one.cards) <= {name_of(key) for key in cards_of(boxes)}, one.id


# What cards say about themselves, against what happens when they are played.


class Watched:
    """A kingdom card that is played from a hand with something of everything, the answers left to chance."""

    def __init__(self, key: str, seed: int) -> None:
        case = random_case(seed, [*dict.fromkeys((key, "moat"))])
        spec = case.spec.for_players(2)
        for name in spec.landscapes:
            spec = spec.with_chosen(name, TRAIT_PILE.name, ())
        st = lay_out(LIBRARY, spec.with_landscapes(()))
        self.chance = RandomBot(seed)
        self.player = st.players[0]
        self.turn = st.turn
        # What the card asks its player to do with cards of the own.
        self.intents: set[int] = set()
        self.game = Game(st, [self.answer] * len(st.players))
        self.card = st.own_pile(st.rules.pile_of[name_of(key)]).pop()
        for p in st.players:
            for name in ("estate", "silver", "gold", "moat", "moat"):
                p.hand.append(st.own_pile(st.rules.pile_of[name]).pop())
        self.player.hand.append(self.card)
        st.phase = ACTIONS if self.card.types & ACTION else BUYS
        st.turn.actions = st.turn.buys = 0
        follow(self.game, 0, self.card)

    def answer(self, game: Game, decision: Decision) -> list[int]:
        """Take note of a question."""
        own = decision.seat == 0 and decision.whose <= 0 and decision.source == self.card.defn.name
        # Lurker trashes from piles.
        if own and (decision.options()[0] < OPT_PILE or decision.intent == TO_GAIN):
            self.intents.add(decision.intent)
        return self.chance(game, decision)

    @property
    def alone(self) -> bool:
        """Tell whether no other card was played because of it, nor is there one that may have done something else."""
        there = [*self.game.state.trash, *self.game.owned(0)]
        return all(card is self.card for card in [*self.turn.played, *[one for one in there if one.defn.listens]])


PLAYED = [key for key, card in LIBRARY.cards.items() if card.kingdom and card.types & (ACTION | TREASURE)]


@pytest.mark.parametrize("key", PLAYED)
def test_cards_say_what_they_do(key: str) -> None:
    """What a play brings besides the certain, and what it asks for, has been declared."""
    for seed in range(6):
        play = Watched(key, seed)
        card, player, turn = play.card.defn, play.player, play.turn
        assert TO_TRASH not in play.intents or card.kinds & TRASHES, "it trashes cards of the own"
        assert TO_GAIN not in play.intents or card.kinds & GAINS, "it gains cards"
        if play.alone:
            brought = {"actions": turn.actions, "buys": turn.buys, "coins": turn.coins, "vp": player.vp}
            for bonus, came in brought.items():
                sure, perhaps = getattr(card.brings, bonus), getattr(card.may_bring, bonus)
                assert came >= sure or bonus == "coins", f"{bonus}: {came} came"
                assert came <= sure or perhaps, f"{bonus}: {came} came"


def test_every_kind_can_be_had() -> None:
    for kind in KINDS:
        assert any(has_kind(key, kind) for key in draw(needs=[kind], seed=1).spec.kingdom), kind


def test_which_cards_are_of_which_kind() -> None:
    """A card of each way to tell: by what it brings, brings by chance or choice, is good for, or is."""
    assert has_kind("festival", "buy")
    assert has_kind("courtier", "buy")
    assert has_kind("hamlet", "actions")
    assert not has_kind("pawn", "actions")
    assert has_kind("library", "draw")
    assert not has_kind("market", "draw")
    assert has_kind("goons", "vp-tokens")
    assert has_kind("remodel", "trashing")
    assert has_kind("remodel", "gain")
    assert not has_kind("saboteur", "trashing")
    assert has_kind("torturer", "curses")
    assert has_kind("quarry", "cheaper")
    assert not has_kind("peddler", "cheaper")
    assert has_kind("vineyard", "potion")
    assert has_kind("townsfolk", "cost-2")


# Drawing


def assert_legal(plan: Plan) -> None:
    """What the rules and the rulebooks say about every kingdom."""
    spec = plan.spec
    assert len(spec.kingdom) == 10
    bane = spec.chosen("young_witch", "bane")
    used = [*spec.kingdom, *bane, *spec.chosen("black_market", "deck")]
    assert len({name_of(key) for key in used}) == len(used)
    assert ("young_witch" in spec.kingdom) == (len(bane) == 1)
    assert all(front(key).cost in (2, 3) and not front(key).potion and not front(key).debt for key in bane)
    asking = [name for name in spec.landscapes if LIBRARY.landscapes[name].choices]
    assert sorted(asking) == sorted(piles_of_landscapes(spec))
    traits = [name for name in spec.landscapes if LIBRARY.landscapes[name].kind == TRAIT]
    assert len({piles_of_landscapes(spec)[name] for name in traits}) == len(traits)
    for name, pile in piles_of_landscapes(spec).items():
        inside = LIBRARY.landscapes[name].choices[0].inside
        # The card for a Way of the Mouse is none of those that are used.
        assert pile in (*spec.kingdom, *bane, "ruins") if inside else pile not in used
        assert front(pile).types & (ACTION | TREASURE)
    lay_out(LIBRARY, spec)


@pytest.mark.parametrize("seed", range(40))
def test_random_kingdoms_are_legal_and_come_again(seed: int) -> None:
    plan = draw(2 + seed % 5, seed=seed)
    assert_legal(plan)
    landscapes = [LIBRARY.landscapes[key] for key in plan.spec.landscapes]
    assert len([one for one in landscapes if not one.dealt_for]) <= 2
    assert len([one for one in landscapes if one.kind == WAY]) <= 1
    assert plan_as_json(plan) == plan_as_json(draw(2 + seed % 5, seed=seed))
    assert choose_kingdom("", 2 + seed % 5, seed, {}, "de").spec.kingdom == plan.spec.kingdom


@pytest.mark.parametrize("seed", range(30))
def test_every_wish_is_granted(seed: int) -> None:
    chance = Random(seed)
    expansions = chance.sample(list(implemented()), chance.randint(2, len(implemented())))
    needs = chance.sample(KINDS, chance.randint(0, 4))
    pool = cards_of(read_boxes([]))
    include, exclude = chance.sample(pool, chance.randint(0, 3)), chance.sample(pool, 8)
    wishes: dict[str, Any] = {
        "expansions": expansions,
        "needs": needs,
        "include": ", ".join(display(key, chance.choice(LANGUAGES)) for key in include),
        "exclude": ", ".join(display(key, chance.choice(LANGUAGES)) for key in exclude if key not in include),
        "spread": chance.random() < 0.5,
        "landscapes": chance.choice([None, 0, *([1, 2] if "plunder" in expansions else [])]),
    }
    try:
        plan = draw(3, seed=seed, **wishes)
    except KingdomError as error:
        if error.message.key not in ("error.need", "error.too_few", "error.need_choice"):
            raise
        return
    assert_legal(plan)
    spec = plan.spec
    assert set(include) <= set(spec.kingdom)
    assert not set(exclude) - set(include) & {*spec.kingdom, pick(spec, "young_witch")}
    for key in (*spec.kingdom, *spec.chosen("young_witch", "bane")):
        assert key in include or front(key).expansion in expansions
    for kind in needs:
        assert any(has_kind(key, kind) for key in spec.kingdom)
    if wishes["spread"]:
        assert set(SPREAD) <= {front(key).cost for key in spec.kingdom if not front(key).potion}
    if wishes["landscapes"] is not None:
        assert len(undealt(spec)) == wishes["landscapes"]


def test_wishes_as_lists_or_with_commas() -> None:
    lists = draw(expansions=["Base", "Intrigue"], include=["Dorf", "Mine"], exclude=["Moat"], needs=["draw", "attack"])
    words = draw(expansions="Base, Intrigue", include="Dorf, Mine", exclude="Moat", needs="draw, attack")
    assert lists.spec.kingdom == words.spec.kingdom


def test_a_tight_corner_is_found() -> None:
    """Nine cards are given, and the tenth must be three things at once."""
    given = "Markt, Dorf, Schmiede, Keller, Werkstatt, Miliz, Holzfäller, Umbau, Mine"
    for seed in range(5):
        spec = draw(include=given, needs=["flüche", "attack", "draw"], seed=seed).spec
        assert has_kind(spec.kingdom[-1], "curses")


def test_covering_is_exact() -> None:
    pool = cards_of(read_boxes([]))
    chance = Random(1)
    for _ in range(150):
        some, kinds = chance.sample(pool, 7), chance.sample(KINDS, chance.randint(1, 5))
        for most in range(4):
            possible = any(
                all(any(has_kind(key, kind) for key in cards) for kind in kinds)
                for cards in itertools.combinations(some, most)
            )
            assert can_cover(kinds, most, some) == possible


def test_every_card_comes_up() -> None:
    """No card is passed over for good; with a Young Witch there is a Bane in all kinds of pools."""
    seen: set[str] = set()
    for seed in range(120):
        spec = draw(expansions=["base", "cornucopia"], seed=seed).spec
        seen.update(spec.kingdom)
    assert seen == set(cards_of(read_boxes(["base", "cornucopia"])))


def test_prints() -> None:
    for seed in range(20):
        first = draw(prints=FIRST, seed=seed).spec.kingdom
        assert not any(front(key).prints == LATER_ONLY or "@" in key for key in first)
        later = draw(prints=LATER, seed=seed).spec.kingdom
        assert not any(front(key).prints == FIRST_ONLY for key in later)
        for key in later:
            assert "@" in key or f"{key}@2" not in LIBRARY.cards
    assert "mine@2" in draw(include="Mine", prints=LATER).spec.kingdom
    assert "mine" in draw(include="Mine (1E)", prints=LATER).spec.kingdom
    assert "mine" in draw(include="Mine").spec.kingdom


def test_a_bane_is_proposed_for_young_witch() -> None:
    banes = set()
    for seed in range(40):
        plan = draw(include="Junge Hexe", expansions=["Reiche Ernte", "Intrige"], seed=seed)
        assert_legal(plan)
        assert "young_witch.bane" in plan.proposed
        banes.add(pick(plan.spec, "young_witch"))
    assert len(banes) > 3
    plan = draw(include="Young Witch (Moat)")
    assert pick(plan.spec, "young_witch") == "moat"
    assert "young_witch.bane" not in plan.proposed


def test_traits_go_to_random_legal_piles() -> None:
    piles = set()
    for seed in range(20):
        spec = draw(include="Reckless, Gärten, Herzog", landscapes=2, seed=seed).spec
        assert len(undealt(spec)) == 2
        piles.add(pick(spec, "reckless"))
    assert len(piles) > 3
    assert not piles & {"gardens", "duke"}
    assert pick(draw(include="Waghalsig: Dorf, Dorf").spec, "reckless") == "village"


def test_plunder_alone_and_with_everything() -> None:
    """A landscape comes up by chance, from the boxes that are drawn from, at most two; more only if asked for."""
    for seed in range(10):
        plan = draw(expansions=["Plünderer"], landscapes=2, seed=seed)
        assert_legal(plan)
        assert {front(key).expansion for key in plan.spec.kingdom} == {"plunder"}
        assert {LIBRARY.landscapes[name].expansion for name in plan.spec.landscapes} == {"plunder"}
        assert_legal(draw(landscapes=2, seed=seed))
    kinds = {LIBRARY.landscapes[name].kind for seed in range(60) for name in draw(seed=seed).spec.landscapes}
    assert kinds >= {TRAIT, EVENT, LANDMARK}


@pytest.mark.parametrize(
    ("wishes", "landscapes", "kinds"),
    [
        ("two landscapes", 2, []),
        ("mit zwei Querformatkarten", 2, []),
        ("no landscapes", 0, []),
        ("keine Querformatkarten", 0, []),
        ("2 Traits", None, [TRAIT, TRAIT]),
        ("ein Ereignis und ein Merkmal", 2, [EVENT, TRAIT]),
        ("two landscapes and a Way", 2, [WAY]),
        ("drei Querformatkarten, 3 Events", 3, [EVENT, EVENT, EVENT]),
    ],
)
def test_landscapes_wished_for(wishes: str, landscapes: int | None, kinds: list[int]) -> None:
    for seed in range(5):
        plan = draw(wishes=wishes, seed=seed)
        assert_legal(plan)
        there = [LIBRARY.landscapes[name].kind for name in undealt(plan.spec)]
        assert landscapes is None or len(there) == landscapes
        for kind in kinds:
            there.remove(kind)
        assert ("hint.landscapes" in [hint.key for hint in plan.hints]) == (landscapes == 3)


def test_landscapes_not_wished_for() -> None:
    for seed in range(10):
        spec = draw(wishes="kein Merkmal, keine Wege", expansions=["plunder", "menagerie"], seed=seed).spec
        assert {LIBRARY.landscapes[name].kind for name in spec.landscapes} <= {EVENT}


@pytest.mark.parametrize(
    "wishes",
    [
        "a Trait on Smithy",
        "with a Trait on the Smithy and two landscapes",
        "mit einem Merkmal auf der Schmiede",
        "Merkmal auf Schmiede, zwei Querformatkarten",
    ],
)
def test_a_trait_on_a_pile_of_ones_choice(wishes: str) -> None:
    traits = set()
    for seed in range(12):
        plan = draw(wishes=wishes, seed=seed)
        assert_legal(plan)
        (trait,) = [trait for trait, pile in piles_of_landscapes(plan.spec).items() if pile == "smithy"]
        assert f"{trait}.pile" not in plan.proposed
        traits.add(trait)
    assert len(traits) > 3


def test_wishes_in_ones_own_words() -> None:
    plan = draw(wishes="Waghalsig auf der Mine (2E), an attack and no Moat, without Colony, Shelters, Bank", seed=2)
    assert_legal(plan)
    spec = plan.spec
    assert pick(spec, "reckless") == "mine@2"
    assert "bank" in spec.kingdom
    assert "moat" not in spec.kingdom
    assert any(has_kind(key, "attack") for key in spec.kingdom)
    assert chosen_options(spec) == ("shelters",)
    assert chosen_options(draw(include="Shelters", wishes="ohne Unterschlüpfe, ohne Kolonie").spec) == ()
    # With an article it is a kind of card, without one the card of that name.
    assert "village" in draw(wishes="Dorf").spec.kingdom
    assert read_wishes("ein Dorf").needs == read_wishes("a village").needs == ["actions"]
    # The pile of a Trait need not be named again.
    assert pick(draw(include="Hasty: Village").spec, "hasty") == "village"


@pytest.mark.skipif("black_market" not in LIBRARY.cards, reason="no Black Market")
def test_the_black_market_gets_a_deck() -> None:
    for seed in range(5):
        plan = draw(include="Schwarzmarkt", seed=seed)
        assert_legal(plan)
        assert len(plan.spec.chosen("black_market", "deck")) == LIBRARY.choices["black_market.deck"].usual
        for lang in LANGUAGES:
            text = write_kingdom(kingdom_of(plan.spec), lang)
            lines = broken(text.split(", "), 76)
            assert max(map(len, lines)) <= 76
            assert read_kingdom(text) == read_kingdom("\n".join(lines)) == kingdom_of(plan.spec)
    spec = prepare("Black Market, Village, Black Market deck: Moat + Bank", fill=False).spec
    assert spec.chosen("black_market", "deck") == ("moat", "bank")


# Platinum and Colony


def why(plan: Plan) -> tuple[bool, str]:
    return "colony" in plan.spec.options, plan.why["colony"].key.removeprefix("option.")


def test_platinum_and_colony_by_the_rule() -> None:
    """Always if all is from Prosperity; never if nothing is; as the players say."""
    for seed in range(10):
        assert why(draw(expansions=["Prosperity"], seed=seed)) == (True, "all")
        assert why(draw(expansions=["Base"], seed=seed)) == (False, "none")
        assert why(draw(expansions=["Base"], options={"colony": True}, seed=seed)) == (True, "wanted")
        assert why(draw(expansions=["Prosperity"], options={"colony": False}, seed=seed)) == (False, "unwanted")
    assert why(prepare(ALL_PROSPERITY)) == (True, "all")
    assert why(prepare(ALL_PROSPERITY + ", ohne Kolonie")) == (False, "said_not")
    assert why(prepare(FOUR_OF_TEN)) == (False, "open")
    assert why(prepare(FOUR_OF_TEN + ", Colony")) == (True, "said")
    assert why(prepare("Anfänger")) == (True, "set")
    assert why(prepare("Kopfgeld")) == (False, "set_not")
    assert "Colony" in [display(pile.name, "en") for pile in platin.Game(ALL_PROSPERITY).view().piles]


def test_the_lot_is_in_proportion() -> None:
    plans = [draw(include=FOUR_OF_TEN, seed=seed) for seed in range(300)]
    used = sum("colony" in plan.spec.options for plan in plans)
    assert 90 <= used <= 150
    for plan in plans:
        drawn = plan.why["colony"].cards[0]
        assert ("colony" in plan.spec.options) == (front(drawn).expansion == "prosperity")
        assert [hint.key for hint in plan.hints] == ([] if plan.spec.options else ["hint.option"])


def test_hints() -> None:
    def hints(**wishes: Any) -> list[str]:
        return [hint.key for hint in draw(**wishes).hints]

    base = {"expansions": ["base"], "seed": 1}
    assert hints(**base) == []
    assert hints(include="Golem", **base) == ["hint.alchemy"]
    assert hints(include="Golem, Lehrling, Universität", **base) == []
    assert hints(players=6, **base) == ["hint.players"]
    assert hints(expansions=["alchemy"], seed=1) == []
    assert hints(expansions=["base", "plunder"], landscapes=3) == ["hint.landscapes"]
    assert [hint.key for hint in prepare("Launch, Journey, Cheap: Moat, Moat", fill=False).hints][1:] == [
        "hint.landscapes"
    ]
    assert [hint.key for hint in prepare("Dorf", fill=False).hints] == ["hint.size"]
    assert prepare("Dorf", fill=False).hints[0].say("de").startswith("Nur 1 Königreichkarte;")


# What cannot be


@pytest.mark.parametrize(
    ("wishes", "english_text", "german_text"),
    [
        ({"expansions": ["Nirvana"]}, "no expansion 'Nirvana': expected Base game", "keine Erweiterung 'Nirvana'"),
        ({"needs": ["magic"]}, "no kind of card 'magic': expected +buy", "keine Kartenart 'magic'; erwartet: +kauf"),
        (
            {"expansions": ["Alchemy"], "needs": ["+buy", "duration"]},
            "No card is left for the wish “duration” (Alchemy)",
            "Für den Wunsch „dauer“ ist keine Karte übrig (Die Alchemisten)",
        ),
        ({"include": "Bank", "exclude": "Bank"}, "Bank: to be in and not to be in", "Bank: soll dabei und nicht"),
        (
            {"include": "Markt, Dorf, Schmiede, Keller, Werkstatt, Miliz, Hexe, Umbau, Mine", "needs": ["dauer", "vp"]},
            "Only 1 pile is still free, which is too few for these wishes together: duration, vp-tokens.",
            "Nur 1 Stapel ist noch frei, zu wenig für diese Wünsche zusammen: dauer, punktemarker.",
        ),
        (
            {"include": FOUR_OF_TEN, "needs": ["duration"]},
            "Only 0 piles are still free",
            "Nur 0 Stapel sind noch frei",
        ),
        ({"expansions": ["Base"], "exclude": ", ".join(cards_of([Box("base")])[9:])}, "Only 9 kingdom", "Nur 9 König"),
        (
            {"include": "Young Witch", "expansions": ["alchemy"], "exclude": "Kräuterkundiger"},
            "Bane of Young Witch: no card is left that fits",
            "Bann der Jungen Hexe: Es ist keine Karte übrig, die passt",
        ),
        (
            {"include": "Dorf, Moat (Bane)"},
            "Bane of Young Witch: only used with Young Witch",
            "Bann der Jungen Hexe: nur zusammen mit Junge Hexe",
        ),
        ({"include": "Young Witch (Market)"}, "Market cannot be the Bane", "Markt kann nicht der Bann sein"),
        ({"expansions": ["base"], "landscapes": 1}, "Only 0 landscapes", "Nur 0 Querformatkarten"),
        ({"landscapes": -1}, "a number from 0 on, not -1", "eine Zahl ab 0, nicht -1"),
        ({"include": "Vilage"}, "no recommended set 'Vilage'. Did you mean Village", "Meintest du Village"),
        ({"exclude": "Vilage"}, "no recommended set 'Vilage'. Did you mean Village", "Meintest du Village"),
        ({"include": "Gold"}, "Gold is not a kingdom card", "Gold ist keine Königreichkarte"),
        ({"include": "Smithy (2E)"}, "'Smithy' has no print 2 here", "'Schmiede' gibt es hier nicht in der Auflage 2"),
        ({"wishes": "a Trait on Gardens"}, "cannot lie on Gardens", "kann nicht auf Gärten liegen"),
        ({"include": "Reckless: Duke"}, "Reckless cannot lie on Duke", "Waghalsig kann nicht auf Herzog liegen"),
        ({"include": "Reckless: Silver"}, "Reckless cannot lie on Silver", "Waghalsig kann nicht auf Silber"),
        ({"wishes": "Waghalsig auf Ruinen"}, "Reckless cannot lie on Ruins", "Waghalsig kann nicht auf Ruinen"),
        ({"wishes": "a Trait on Hasty"}, "Hasty is not a kingdom card", "Eilig ist keine Königreichkarte"),
        (
            {"include": "Moat, Reckless: Moat, Hasty: Moat"},
            "Hasty cannot lie on Moat: expected a kingdom pile of Actions or Treasures without another Trait",
            "Eilig kann nicht auf Burggraben liegen: erwartet ist ein Aktions- oder Geldstapel",
        ),
        ({"wishes": "a Way", "expansions": ["plunder"]}, "Not enough Ways", "Es stehen nicht genug Wege zur Wahl"),
        ({"wishes": "a unicorn"}, "no recommended set 'unicorn'", "kein empfohlenes Set 'unicorn'"),
        ({"players": 7}, "2 to 6 players are possible, not 7", "Möglich sind 2 bis 6 Spieler, nicht 7"),
    ],
)
def test_what_cannot_be_says_which_wish_and_why(wishes: dict[str, Any], english_text: str, german_text: str) -> None:
    with pytest.raises(KingdomError) as caught:
        draw(**wishes)
    assert english_text in str(caught.value)
    assert german_text in caught.value.say("de")


def test_too_many_landscapes_asked_for() -> None:
    with pytest.raises(KingdomError, match="1 landscape is to be in: Journey"):
        draw(include="Reise", landscapes=0)


# Lists


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_are_read_back(lang: str) -> None:
    for seed in range(25):
        plans = [
            draw(seed=seed, landscapes=2),
            draw(expansions=["Prosperity"], options={"colony": seed % 2 == 0}, seed=seed),
        ]
        for plan in [*plans, draw(prints=LATER, seed=seed)]:
            text = write_kingdom(kingdom_of(plan.spec), lang)
            assert prepare(text, fill=False).spec == plan.spec, text


def test_a_list_says_what_is_wrong_with_it() -> None:
    with pytest.raises(KingdomError, match="is named twice"):
        prepare("Mine, Mine (2E)")
    with pytest.raises(KingdomError, match="Cellar cannot be the Bane: .* not used otherwise"):
        prepare("Young Witch (Cellar), Cellar")
    assert pick(prepare("Mine (2E), Reckless: Mine", fill=False).spec, "reckless") == "mine@2"


def test_broken_lists_are_read_back() -> None:
    text = write_kingdom(kingdom_of(draw(include="Young Witch, Reckless", seed=3).spec), "de")
    lines = broken(text.split(", "), 40)
    assert len(lines) > 3
    assert all(len(line) <= 40 for line in lines)
    assert read_kingdom("\n".join(lines)) == read_kingdom(text)


# Recommended sets


def test_the_sets_of_complete_boxes_can_be_played() -> None:
    boxes = {"base", "intrigue", "seaside", "alchemy", "prosperity", "hinterlands", "plunder"}
    ours = [one for one in all_sets() if set(one.expansions) <= boxes]
    assert len(ours) > 80
    assert all(one in PLAYABLE for one in ours)
    assert piles_of_landscapes(prepare("Treibgut").spec) == {"hasty": "first_mate"}
    assert piles_of_landscapes(prepare("Jetsam").spec) == {"pious": "grotto"}


def test_every_set_is_laid_out_in_the_prints_of_its_boxes() -> None:
    for one in PLAYABLE:
        plan = prepare(one.id, 3)
        assert_legal(plan)
        assert plan.name == one.id
        for key in (*plan.spec.kingdom, *plan.spec.chosen_keys()):
            card = front(key)
            box = next(box for box in one.boxes if card.expansion in expansions_of(box))
            later = f"{name_of(key)}@2" in LIBRARY.cards
            assert card.edition == (2 if later and edition_of(box) == 2 else 1), (one.id, key)
            assert card.prints != {1: LATER_ONLY, 2: FIRST_ONLY}.get(edition_of(box)), (one.id, key)


def undealt(spec: Spec) -> list[str]:
    """Give the landscapes of a table but for those that are dealt for the sake of a card."""
    return [key for key in spec.landscapes if not LIBRARY.landscapes[key].dealt_for]


def chosen_options(spec: Spec) -> tuple[str, ...]:
    """Give the options of a table but for rules that come with a later rulebook."""
    return tuple(name for name in spec.options if not LIBRARY.options[name].agreed)


@pytest.mark.parametrize("one", PLAYABLE[::8], ids=lambda one: one.id)
def test_a_set_sets_itself_up_and_plays(one: Any) -> None:
    """Whatever the rulebook says is laid out, by either name; random games on it come to their end."""
    plan = prepare(one.title("de"), 3)
    assert_legal(plan)
    assert plan.proposed == ()
    assert chosen_options(plan.spec) == tuple(sorted(one.options))
    assert [name_of(key) for key in plan.spec.kingdom] == list(one.cards)
    assert plan.spec.landscapes == one.landscapes
    assert {picked.owner: list(map(name_of, picked.keys)) for picked in plan.spec.choices} == one.picks
    boxes = box_list(plan.spec)
    there = {pile.key for pile in boxes.piles} | {material.kind for material in boxes.material}
    assert {"platinum", "colony"} <= there or "colony" not in one.options
    assert ("marker" in there) == ("young_witch" in one.cards)
    assert choose_kingdom(one.title("en"), 3, 1, {}, "en").spec.kingdom == plan.spec.kingdom
    for seed in range(2):
        bots = [platin.RandomBot(10 * seed + seat) for seat in range(2 + seed % 2)]
        assert platin.Game(one.title("de" if seed else "en"), 2 + seed % 2, seed=seed, agents=bots).over


# What to take out of the boxes


def piles_of(spec: Spec) -> dict[str, int]:
    return {pile.key: pile.copies for pile in box_list(spec).piles}


@pytest.mark.parametrize(
    ("players", "copper", "silver", "victory", "province", "curse"),
    [
        (2, 46, 40, 8, 8, 10),
        (3, 39, 40, 12, 12, 20),
        (4, 32, 40, 12, 12, 30),
        (5, 85, 80, 12, 15, 40),
        (6, 78, 80, 12, 18, 50),
    ],
)
def test_sizes_of_the_piles(players: int, copper: int, silver: int, victory: int, province: int, curse: int) -> None:
    spec = prepare("Gärten, Harem, Dorf, Weinberg", players, options={"colony": True}, fill=False).spec
    piles = piles_of(spec)
    assert (piles["copper"], piles["silver"], piles["province"], piles["curse"]) == (copper, silver, province, curse)
    for key in ("estate", "duchy", "colony", "gardens", "harem", "vineyard"):
        assert piles[key] == victory
    assert (piles["platinum"], piles["potion"], piles["village"]) == (12, 16, 10)
    boxes = box_list(spec)
    assert boxes.start == (("copper", 7), ("estate", 3))
    assert [pile.key for pile in boxes.piles if pile.box == "basic"] == [
        "copper",
        "silver",
        "gold",
        "estate",
        "duchy",
        "province",
        "curse",
    ]


def test_mats_and_tokens() -> None:
    text = "Handelsroute, Bischof, Gärten, Turnier, Junge Hexe (Keller), Kolonie"
    spec = prepare(text, 3, fill=False).spec
    material = {one.kind: one for one in box_list(spec).material}
    assert list(material) == ["trash", "vp_tokens", "player_mats", "trade_route_mat", "coin_tokens", "marker"]
    assert material["player_mats"].count == 3
    assert material["coin_tokens"].count == 5
    assert material["coin_tokens"].piles == ("estate", "duchy", "province", "colony", "gardens")
    assert (material["marker"].piles, material["marker"].choice) == (("cellar",), "young_witch.bane")
    prizes = next(pile for pile in box_list(spec).piles if pile.key == "prizes")
    assert (prizes.copies, prizes.supply, prizes.box, len(prizes.members)) == (5, False, "cornucopia", 5)
    assert [one.kind for one in box_list(prepare("Dorf", fill=False).spec).material] == ["trash"]


def test_split_piles_and_shelters() -> None:
    """A card of a split pile stands for the pile, also for a Trait and as the Bane."""
    kingdom = read_kingdom("Ausruferin, Konflikte, Billig: Territorium, Unterschlüpfe")
    assert kingdom.cards == ["townsfolk", "clashes"]
    assert kingdom.choices == {"cheap.pile": ["clashes"]}
    assert kingdom.options == {"shelters": True}
    for lang in LANGUAGES:
        assert read_kingdom(write_kingdom(kingdom, lang)) == kingdom
    spec = prepare("Junge Hexe (Bürger), Konflikte, Unterschlüpfe", fill=False).spec
    assert (spec.kingdom, pick(spec, "young_witch")) == (("young_witch", "clashes"), "townsfolk")
    assert kingdom_of(spec).options == {"shelters": True}
    boxes = box_list(spec)
    assert boxes.start == (("copper", 7), ("hovel", 1), ("necropolis", 1), ("overgrown_estate", 1))
    townsfolk = next(pile for pile in boxes.piles if pile.key == "townsfolk")
    assert (townsfolk.copies, townsfolk.choice, townsfolk.box) == (16, "young_witch.bane", "allies")
    assert dict(townsfolk.members) == {"town_crier": 4, "blacksmith": 4, "miller": 4, "elder": 4}
    with pytest.raises(KingdomError):
        prepare("Ruinen", fill=False)
    with pytest.raises(KingdomError):
        prepare("Junge Hexe (Ingenieurin)", fill=False)


def test_what_lies_in_the_trash_and_how_many_ruins() -> None:
    boxes = box_list(prepare("Leichenkarren, Totenbeschwörer, Ingenieurin, Bäcker, Training", 3, fill=False).spec)
    assert [key for key, _ in boxes.trash] == ["zombie_apprentice", "zombie_mason", "zombie_spy"]
    ruins = next(pile for pile in boxes.piles if pile.key == "ruins")
    assert (ruins.copies, ruins.supply, sum(n for _, n in ruins.members)) == (20, True, 50)
    assert [(one.kind, one.card) for one in boxes.material] == [
        ("trash", ""),
        ("debt_tokens", ""),
        ("coffers", ""),
        ("card_tokens", "training"),
    ]
    done = call("kingdom", "show", "Leichenkarren, Weg des Schafes, Totenbeschwörer", "--lang", "de")
    assert "10× Ruinen (von allen 50, gemischt)" in done.output
    assert "Weg Weg" not in done.output
    assert "Zombie-Maurer" in done.output


# The cards and landscapes for which the rulebook of Plünderer wants the Loot laid out.
LOOT = "jewelled_egg cutthroat sack_of_loot pickaxe search wealthy_village prosper foray invasion looting peril cursed"


def test_loot_only_if_something_refers_to_it() -> None:
    piles = box_list(prepare("Suche", fill=False).spec).piles
    loot = next(pile for pile in piles if pile.key == "loot")
    assert (loot.copies, loot.hidden, loot.supply, loot.box) == (30, True, False, "plunder")
    assert loot.because == ("search",)
    assert "loot" not in piles_of(prepare("Fregatte", fill=False).spec)
    for key in cards_of(read_boxes([])):
        if key == "black_market":
            # It sells cards that refer to Loot.
            continue
        assert ("loot" in piles_of(prepare(display(key, "en"), fill=False).spec)) == (key in LOOT.split()), key
    for name in LIBRARY.landscapes:
        spec = prepare(f"Moat, {display(name, 'en')}", fill=False).spec
        assert ("loot" in piles_of(spec)) == (name in LOOT.split()), name


def test_why_a_pile_lies_there() -> None:
    text = "Suche, Golem, Turnier, Spitzhacke, Young Witch (Moat), Verflucht: Golem, Dorf"
    because = {pile.key: pile.because for pile in box_list(prepare(text, fill=False).spec).piles if pile.because}
    assert because == {"loot": ("search", "pickaxe", "cursed"), "potion": ("golem",), "prizes": ("tournament",)}


def test_shelters() -> None:
    """When a set or list says so, or by agreement."""

    def shelters(text: str, wanted: bool | None = None) -> tuple[bool, str]:
        plan = prepare(text, fill=False, options={"shelters": wanted})
        used = "shelters" in plan.spec.options
        assert plan_as_json(plan)["options"]["shelters"]["used"] == used
        assert prepare(write_kingdom(kingdom_of(plan.spec), "de"), fill=False).spec == plan.spec
        return used, plan.why["shelters"].key

    assert shelters("Dorf") == (False, "option.none")
    assert shelters("Dorf", True) == (True, "option.wanted")
    assert shelters("Dorf, Unterschlüpfe") == (True, "option.said")
    assert shelters("Dorf, Shelters", False) == (False, "option.unwanted")
    assert shelters("Leichenkarren") == (False, "option.open")
    dark = "Altar, Armory, Beggar, Count, Fortress, Knights, Mystic, Rats, Rogue, Sage"
    assert shelters(dark) == (True, "option.all")
    assert shelters(dark, False) == (False, "option.unwanted")
    assert shelters(dark + ", ohne Unterschlüpfe") == (False, "option.said_not")
    for seed in range(12):
        plan = draw(include="Altar, Dorf", seed=seed)
        key = plan.why["shelters"].key
        assert key in ("option.lot", "option.lot_not")
        assert ("shelters" in plan.spec.options) == (key == "option.lot")
    with pytest.raises(KingdomError, match="no option 'tents'"):
        prepare("Dorf", options={"tents": True})
    used = [one.de for one in all_sets() if "shelters" in one.options and one.rulebook == "plunder"]
    assert used == ["Vaters Ratten", "Verwüstungen"]
    boxes = box_list(prepare("Dorf, Shelters", fill=False).spec)
    assert boxes.start == (("copper", 7), ("hovel", 1), ("necropolis", 1), ("overgrown_estate", 1))


# The command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sets_are_listed(lang: str) -> None:
    done = call("kingdom", "list", "--lang", lang)
    assert done.exit_code == 0
    lines = " ".join(done.output.split())
    assert all(one.de in lines and one.en in lines for one in all_sets())
    assert ("5 von 5 spielbar" if lang == "de" else "5 of 5 can be played") in done.output
    heading = "Seaside (2. Auflage)" if lang == "de" else "Seaside (2E)"
    assert heading in done.output
    assert all(cell_len(line) <= 80 for line in done.output.splitlines())
    some = call("kingdom", "list", "--expansion", "Reiche Ernte", "--lang", lang).output
    assert "Wanderzirkus" in some
    assert "Anfänger" not in some
    some = call("kingdom", "list", "--playable", "--expansion", "Empires", "--lang", lang).output
    assert not [one for one in all_sets() if one.missing() and one.en in some and one.title("en") == one.en]
    data = json.loads(call("kingdom", "list", "--json", "--lang", lang).output)
    assert [one["id"] for one in data] == [one.id for one in all_sets()]
    assert all(one["playable"] == (not one["missing"]) for one in data)
    assert call("kingdom", "list", "--expansion", "xyz").exit_code == 1
    nothing = ["kingdom", "list", "--expansion", "promo"]
    assert "No recommended set uses Promo" in call(*nothing).output
    assert "No recommended set that uses Promo can be played" in call(*nothing, "--playable").output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", all_sets()[::9], ids=lambda one: one.id)
def test_sets_are_shown(one: Any, lang: str) -> None:
    done = call("kingdom", "show", one.title(lang), "--lang", lang, "--players", "4")
    assert done.exit_code == 0
    for line in done.output.splitlines():
        assert cell_len(line) <= 80, line
    for key in (*one.cards, *one.landscapes):
        assert display(key, lang) in done.output
    ours = "unsere Übersetzung" if lang == "de" else "our translation"
    assert (ours in done.output) == one.de_is_ours
    title = ("Aus den Schachteln" if lang == "de" else "Out of the boxes") in done.output
    assert title == (one in PLAYABLE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_kingdoms_are_shown(lang: str) -> None:
    for seed in range(8):
        options = ["--seed", str(seed), "--landscapes", "2", "--prints", "later", "--need", "+kauf", "--spread"]
        done = call("kingdom", "random", *options, "--players", "5", "--lang", lang)
        assert done.exit_code == 0
        for line in done.output.splitlines():
            assert cell_len(line) <= 80, line
        data = json.loads(call("kingdom", "random", *options, "--players", "5", "--json").output)
        assert data["seed"] == seed
        for card in data["kingdom"]:
            assert card["name"][lang] in done.output
        # What is shown to be passed on can be copied from the screen.
        heading = "Deutsch" if lang == "de" else "English"
        shown = done.output.partition(f"\n  {heading}\n")[2].splitlines()
        copied = itertools.takewhile(lambda line: line.startswith("    "), shown)
        assert read_kingdom("\n".join(copied)) == read_kingdom(data["list"][lang])


def test_landscapes_are_shown_with_their_piles_and_texts() -> None:
    text = call("kingdom", "show", "Treibgut", "--lang", "de").output
    assert "Eilig: Erste Maatin  Merkmal\n" in text
    assert "Jede Eilige Karte, die du nimmst, legst du beiseite." in text
    assert "Kostbarkeiten: ja, für Juwelen-Ei und Wohlhabendes Dorf." in text
    assert "Merkmal Eilig (unter Erste Maatin)" in text
    text = call("kingdom", "show", "Frigate, Cheap, Launch").output
    assert "Cheap: Frigate  Trait (proposed)\n" in text
    assert "  3  Launch          Event\n" in text
    assert "Loot: no. Nothing in this kingdom refers to it." in text
    text = call("kingdom", "show", "Vaters Ratten").output
    assert "Shelters: yes. The set says so." in text
    text = call("kingdom", "random", "with", "two", "landscapes,", "a", "Trait", "on", "Smithy", "--seed", "1").output
    assert ": Smithy  " in text
    text = call("kingdom", "random", "mit Unterschlüpfen", "--lang", "de", "--seed", "1").output
    assert "Unterschlüpfe: ja. So hast du es bestimmt." in text
    assert "1 Hütte" in text


def test_a_list_is_shown() -> None:
    text = call("kingdom", "show", "Dorf,", "Young", "Witch", "(Moat)", "--colony").output
    assert "Only 2 kingdom cards; a game has 10." in text
    assert "Platinum and Colony: yes. You decided so." in text
    assert "10× Moat (Bane)" in text
    text = call("kingdom", "show", "Mine, Junge Hexe", "--prints", "later", "--lang", "de").output
    assert "Mine (2. Auflage)" in text
    assert "Bann (Vorschlag)" in text


@pytest.mark.parametrize(
    ("arguments", "status", "english_text", "german_text"),
    [
        (("show", "Vilage"), 1, "Did you mean Village", "Meintest du Village"),
        (("show",), 2, "NAME is missing.", "NAME fehlt."),
        (("random", "--need", "xyz"), 1, "expected +buy", "erwartet: +kauf"),
        (("random", "--players", "9"), 1, "2 to 6 players", "2 bis 6 Spieler"),
        (("random", "--players", "x"), 2, "a whole number", "eine ganze Zahl"),
        (("random", "--prints", "new"), 2, "expected: first, later", "erwartet: first, later"),
        (("draw",), 2, "no command draw; expected: list, show or random", "keinen Befehl draw; erwartet: list, show"),
    ],
)
def test_wrong_command_lines(arguments: tuple[str, ...], status: int, english_text: str, german_text: str) -> None:
    done = call("kingdom", *arguments)
    assert done.exit_code == status
    assert english_text in done.stderr
    assert german_text in call("--lang", "de", "kingdom", *arguments).stderr


def test_help_in_both_languages() -> None:
    text = call("kingdom", "--lang", "de", "--help").output
    assert "Lose ein Königreich" in text
    for command in ("list", "show", "random"):
        assert "Aufruf: platin kingdom" in call("kingdom", command, "--lang", "de", "--help").output
        assert "Usage: platin kingdom" in call("kingdom", command, "--help").output
    assert "+buy, +actions" in call("kingdom", "random", "--help").output
    assert "+kauf, +aktionen" in call("kingdom", "random", "--help", "--lang", "de").output
    assert "kingdom" in call("--help").output


def test_through_a_pipe_without_umlauts() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "80", "PYTHONIOENCODING": "ascii"}
    for options in ((), ("--json",)):
        done = subprocess.run(
            [sys.executable, "-m", "platin.cli.main", "kingdom", "show", "anfaenger", "--lang", "de", *options],
            capture_output=True,
            encoding="ascii",
            env=env,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0
        assert done.stderr == ""
        assert "\x1b" not in done.stdout
    assert json.loads(done.stdout)["kingdom"][0]["key"] == "workers_village"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("platin kingdom random --need ent", "entsorgen"),
        ("platin kingdom random --expansion Bl", "Blütezeit"),
        ("platin kingdom show Anf", "Anfänger"),
        ("platin kingdom random --include Dorf,Sch", "Dorf,Schmiede"),
        ("platin kingdom ra", "random"),
    ],
)
def test_shells_complete_names(words: str, expected: str) -> None:
    env = {"_PLATIN_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)}
    done = CliRunner().invoke(program, [], env=env, prog_name="platin")
    assert expected in [line.partition(",")[2] for line in done.output.splitlines()]
