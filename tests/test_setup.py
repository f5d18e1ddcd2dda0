"""One description of a table: what a card declares to be chosen is all that anything before a game has to know."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from platin.cards import LIBRARY
from platin.engine.card import CardDef
from platin.engine.choice import BESIDE, UNUSED, SetupChoice
from platin.engine.const import ACTION
from platin.engine.decision import RuleError
from platin.engine.setup import deal, lay_out
from platin.engine.spec import BadSpec, Spec, spec_from_data
from platin.kingdom import KingdomError, box_list, boxes, draw, plan_as_json, prepare
from platin.position import FormatError, differences, read_position, write_position
from platin.proof.case import Case
from platin.session import Session, state_from_json, state_to_json
from platin.text import choices, names
from platin.text.cards import all_words
from platin.text.catalogue import normal
from platin.text.kingdom_list import kingdom_of, read_kingdom, write_kingdom
from platin.text.language import LANGUAGES
from platin.text.words import Both, ChoiceWords

SRC = Path(__file__).resolve().parent.parent / "src" / "platin"

made_up_cards = pytest.mark.skipif(
    "PLATIN_COMPILED" in os.environ, reason="cards cannot be made up in Python where they are compiled"
)

LANDING = SetupChoice("landing", BESIDE, costs=(3, 4), notation="made_up_landing")
PET = SetupChoice("pet", UNUSED, costs=(2,), types=ACTION)


class MadeUpFerry(CardDef):
    """Asks for a pile beside the Supply."""

    types = ACTION
    cost = 5
    choices = (LANDING,)


class MadeUpOwl(CardDef):
    """Asks for a card that is not used otherwise."""

    types = ACTION
    cost = 2
    choices = (PET,)


WORDS = (
    ChoiceWords(
        "made_up_ferry.landing",
        label=Both("Landing", "Anleger"),
        title=Both("Landing of the ferry", "Anleger der Fähre"),
        by_chance=Both("By chance: {cards}.", "Zufällig: {cards}."),
        refused=Both("no landing: {pick}", "kein Anleger: {pick}"),
        typed=Both(("Landing",), ("Anleger", "Anlegestelle")),
        marker=Both("a jetty at {cards}", "ein Steg bei {cards}"),
    ),
    ChoiceWords(
        "made_up_owl.pet",
        label=Both("Pet", "Haustier"),
        title=Both("Pet of the owl", "Haustier der Eule"),
        by_chance=Both("By chance: {cards}.", "Zufällig: {cards}."),
        refused=Both("no pet: {pick}", "kein Haustier: {pick}"),
        typed=Both(("Pet",), ("Haustier",)),
    ),
)


@pytest.fixture
def made_up() -> Iterator[None]:
    """Let there be two cards that ask for something: their classes, their words, and nothing else."""
    cards = {"made_up_ferry": MadeUpFerry, "made_up_owl": MadeUpOwl}
    for key, kind in cards.items():
        LIBRARY.add(kind, "platin.cards.promo")
        names._index()[normal(key)] = [key]
    all_words().choices.update({words.id: words for words in WORDS})
    _forget()
    try:
        yield
    finally:
        for key in cards:
            del LIBRARY.cards[key], names._index()[normal(key)]
        for words in WORDS:
            del LIBRARY.choices[words.id], all_words().choices[words.id]
        _forget()


def _forget() -> None:
    choices._typed_choices.cache_clear()
    boxes._kingdom_piles.cache_clear()


FERRY = "made_up_ferry (Smithy), Village, made_up_owl (Moat)"


@made_up_cards
@pytest.mark.usefixtures("made_up")
def test_the_assistant_fills_a_made_up_choice() -> None:
    landings = set()
    for seed in range(20):
        plan = draw(include="made_up_ferry, made_up_owl", seed=seed)
        (landing,), (pet,) = plan.spec.chosen("made_up_ferry", "landing"), plan.spec.chosen("made_up_owl", "pet")
        assert {"made_up_ferry.landing", "made_up_owl.pet"} <= set(plan.proposed)
        assert LIBRARY.front(landing).cost in (3, 4)
        assert LIBRARY.cards[pet].cost == 2
        assert len({landing, pet, *plan.spec.kingdom}) == 12
        landings.add(landing)
    assert len(landings) > 3
    with pytest.raises(KingdomError, match="Landing of the ferry: only used with"):
        draw(include="Landing: Smithy")


@made_up_cards
@pytest.mark.usefixtures("made_up")
def test_a_made_up_choice_is_read_from_a_list_and_written() -> None:
    spec = prepare(FERRY, 3, fill=False).spec
    assert spec.chosen("made_up_ferry", "landing") == ("smithy",)
    for text in (
        "made_up_ferry: Schmiede; Dorf; made_up_owl; Haustier: Burggraben",
        "made_up_ferry, Village, made_up_owl (Moat), Smithy (Anlegestelle)",
    ):
        assert prepare(text, 3, fill=False).spec == spec
    for lang in LANGUAGES:
        assert read_kingdom(write_kingdom(kingdom_of(spec), lang)).spec(3) == spec
    with pytest.raises(KingdomError, match="no landing: Moat"):
        prepare("made_up_ferry (Moat)", fill=False)
    with pytest.raises(KingdomError, match="no pet: Village"):
        prepare("made_up_owl (Village)", fill=False)
    with pytest.raises(KingdomError, match="Reckless wants Smithy: expected a pile of the list"):
        prepare(f"{FERRY}, Reckless: Smithy", fill=False)
    with pytest.raises(KingdomError, match="no pet: Moat"):
        prepare("made_up_owl (Moat), Moat", fill=False)


@made_up_cards
@pytest.mark.usefixtures("made_up")
def test_a_made_up_choice_is_laid_out_seen_and_told() -> None:
    plan = prepare(FERRY, fill=False)
    session = Session.new(plan.spec, 1)
    rules = session.state.rules
    assert not rules.piles[rules.named["smithy"]].supply
    assert "moat" not in rules.named
    (smithy,) = [pile for pile in session.view(0).piles if pile.name == "smithy"]
    assert smithy.marks == ("made_up_ferry.landing",)
    taken = box_list(plan.spec)
    (pile,) = [pile for pile in taken.piles if pile.key == "smithy"]
    assert (pile.choice, pile.supply, pile.copies) == ("made_up_ferry.landing", False, 10)
    assert [one.piles for one in taken.material if one.choice == "made_up_ferry.landing"] == [("smithy",)]
    data = plan_as_json(plan)["choices"]["made_up_ferry.landing"]
    assert (data["title"]["de"], data["picks"][0]["key"], data["proposed"]) == ("Anleger der Fähre", "smithy", False)


@made_up_cards
@pytest.mark.usefixtures("made_up")
def test_a_made_up_choice_is_kept_in_data_saves_cases_and_positions() -> None:
    spec = prepare(FERRY, fill=False).spec
    assert spec_from_data(json.loads(json.dumps(spec.as_data()))) == spec
    case = Case(spec, seed=3)
    assert Case.from_json(json.loads(json.dumps(case.to_json()))) == case
    state = deal(lay_out(LIBRARY, spec), 3)
    again = state_from_json(json.loads(json.dumps(state_to_json(state))), LIBRARY)
    assert again.rules.spec == spec
    position = read_position("kingdom: Village\nmade up landing: Smithy\npet: Moat\nA: {hand: Smithy}")
    assert position.rules.spec.chosen("made_up_owl", "pet") == ("moat",)
    for lang in LANGUAGES:
        assert differences(position, read_position(write_position(position, lang))) == []
    with pytest.raises(FormatError, match="'made_up_ferry' needs a landing"):
        read_position("kingdom: made_up_ferry")


# What declarations refuse


def test_a_table_says_what_cannot_be_chosen() -> None:
    for spec, problem in (
        (Spec(2, ("young_witch",)), "'young_witch' needs a bane"),
        (Spec(2, ("village",)).with_chosen("village", "friend", ["moat"]), "'village' asks for no 'friend'"),
        (Spec(2, ("village",)).with_option("tents"), "no option 'tents'"),
    ):
        with pytest.raises(RuleError, match=problem):
            lay_out(LIBRARY, spec)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (None, "expected a table with its number of players"),
        ({"players": 2, "tents": 1}, "'tents' of a table: expected one of players, kingdom"),
        ({"players": 2, "kingdom": "moat"}, "kingdom of a table: expected a list of names"),
        ({"players": 2, "choices": ["moat"]}, "choices of a table"),
        ({"players": 2, "choices": {"bane": ["moat"]}}, "expected a card and its choice"),
    ],
)
def test_data_that_is_no_table_is_refused(data: object, problem: str) -> None:
    with pytest.raises(BadSpec, match=problem):
        spec_from_data(data)


def test_a_table_is_the_same_however_it_came_about() -> None:
    one = Spec(2, ("moat",)).with_chosen("b", "x", ["1"]).with_chosen("a", "y", ["2"]).with_option("q").with_option("p")
    two = Spec(2, ("moat",)).with_option("p").with_option("q").with_chosen("a", "y", ["2"]).with_chosen("b", "x", ["1"])
    assert one == two
    assert hash(one) == hash(two)
    assert one.with_chosen("b", "x", ()).with_option("q", False) != two
    assert spec_from_data(one.as_data()) == one


def test_positions_call_the_choices_of_cards_by_different_names() -> None:
    owners = [key for key in LIBRARY.choices if key.partition(".")[0] not in LIBRARY.landscapes]
    assert len({LIBRARY.choices[key].notation for key in owners}) == len(owners)


def test_only_the_card_names_what_is_chosen_for_it() -> None:
    """A choice is declared by its card, and its words are the card's; all else loops over what is declared."""
    allowed = (SRC / "cards", SRC / "text" / "cards")
    files = [path for path in SRC.rglob("*.py") if not any(home in path.parents for home in allowed)]
    assert len(files) > 100
    assert [path for path in files if re.search(r"\bbanes?\b", path.read_text(encoding="utf-8"), re.IGNORECASE)] == []
