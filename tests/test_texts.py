"""The words: the same in both languages, complete, and found under every name."""

import importlib
import pkgutil
from types import ModuleType

import pytest

from platin.cards import LIBRARY
from platin.text import en, rulings
from platin.text.catalogue import CATALOGUE, find, normal, similar
from platin.text.kingdoms import SETS, find_set
from platin.text.words import LINE, CardText


def card_modules() -> list[str]:
    """The modules of `text.en` that hold card texts."""
    names = [info.name for info in pkgutil.iter_modules(en.__path__)]
    return [name for name in names if hasattr(importlib.import_module(f"platin.text.en.{name}"), "CARDS")]


MODULES = card_modules()


def cards(language: str, module: str) -> dict[str, CardText]:
    loaded: ModuleType = importlib.import_module(f"platin.text.{language}.{module}")
    texts: dict[str, CardText] = loaded.CARDS
    return texts


def all_cards(language: str) -> dict[str, CardText]:
    return {key: text for module in MODULES for key, text in cards(language, module).items()}


@pytest.mark.parametrize("module", MODULES)
def test_same_keys_in_the_same_order(module: str) -> None:
    assert list(cards("de", module)) == list(cards("en", module))


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_playable_has_words(language: str) -> None:
    assert {*LIBRARY.cards, *LIBRARY.landscapes} == set(all_cards(language))


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_are_those_of_the_catalogue(language: str) -> None:
    for key, text in all_cards(language).items():
        entry = find(key.partition("@")[0])
        assert entry is not None
        assert text.name == (entry.en if language == "en" else entry.de)


@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_are_whole_lines(language: str) -> None:
    for key, text in all_cards(language).items():
        lines = text.text.split("\n")
        assert all(line and line == line.strip() for line in lines), key
        assert lines.count(LINE) <= 1, key
        assert lines[0] != LINE, key
        assert lines[-1] != LINE, key
        assert text.plural, key


def test_german_nouns_have_a_gender() -> None:
    for key, text in all_cards("de").items():
        assert text.gender in {"m", "f", "n", "pl", "adj"}, key
        entry = find(key.partition("@")[0])
        assert entry is not None
        assert (text.gender == "adj") == (entry.kind == "trait"), key
    assert not any(text.gender for text in all_cards("en").values())


def test_nothing_was_left_untranslated() -> None:
    english, german = all_cards("en"), all_cards("de")
    for key in english:
        if len(english[key].text) > 20:
            assert english[key].text != german[key].text, key
        for line in set(english[key].text.split("\n")) & set(german[key].text.split("\n")):
            assert len(line) <= 20, (key, line)


def test_both_languages_divide_the_card_alike() -> None:
    english, german = all_cards("en"), all_cards("de")
    for key in english:
        assert (LINE in english[key].text) == (LINE in german[key].text), key
        assert english[key].text.count("\n") == german[key].text.count("\n"), key


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("card", [card.name for card in LIBRARY.cards.values() if card.edition == 2])
def test_two_prints_have_two_texts(language: str, card: str) -> None:
    texts = all_cards(language)
    assert texts[card].name == texts[card + "@2"].name
    assert texts[card].text != texts[card + "@2"].text


def test_rulings_have_ids_of_their_own() -> None:
    ids = [ruling.id for ruling in rulings.ALL]
    assert len(ids) == len(set(ids))
    for ruling in rulings.ALL:
        assert rulings.by_id(ruling.id) is ruling


def test_rulings_name_their_card() -> None:
    known = all_cards("en")
    for ruling in rulings.ALL:
        prefix = ruling.id.partition(".")[0]
        if ruling.card:
            assert ruling.card in known
            assert prefix == ruling.card.partition("@")[0]
        else:
            assert prefix == "rule"


def test_rulings_are_complete_in_both_languages() -> None:
    for ruling in rulings.ALL:
        for words in (ruling.en, ruling.de):
            assert words == words.strip()
            assert words.endswith("."), ruling.id
        assert ruling.en != ruling.de, ruling.id
        assert ", " in ruling.source, ruling.id


def test_no_statement_is_made_twice_for_a_card() -> None:
    statements = [(ruling.card, words) for ruling in rulings.ALL for words in (ruling.en, ruling.de)]
    assert len(statements) == len(set(statements))


def test_rulings_for_a_card_cover_both_prints() -> None:
    ids = [ruling.id for ruling in rulings.for_card("mine")]
    assert "mine.forced" in ids
    assert "mine.optional" in ids
    assert rulings.for_card("mine@2") == rulings.for_card("mine")
    assert all(ruling.id.startswith("rule.") for ruling in rulings.for_card(""))


def test_unknown_ruling() -> None:
    with pytest.raises(KeyError):
        rulings.by_id("moat.nonsense")


def test_catalogue_is_complete() -> None:
    assert len(CATALOGUE) == 855
    assert len({entry.id for entry in CATALOGUE}) == 855


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("kings_court", "kings_court"),
        ("King's Court", "kings_court"),
        ("kings court", "kings_court"),
        ("Königshof", "kings_court"),
        ("Koenigshof", "kings_court"),
        ("konigshof", "kings_court"),
        ("Hausiererin", "peddler"),
        ("Farm", "harem"),
        ("Dublolen", "doubloons"),
        ("Großer Markt", "grand_market"),
        ("grosser markt", "grand_market"),
        ("Gladiator/Festung", "gladiator_fortune"),
    ],
)
def test_find_by_any_name(name: str, card: str) -> None:
    entry = find(name)
    assert entry is not None
    assert entry.id == card


def test_every_name_finds_its_entry() -> None:
    for entry in CATALOGUE:
        for name in (entry.id, entry.en, entry.de, *entry.aliases):
            assert not name or find(name) is entry, name


def test_unknown_names_are_not_found_but_suggested() -> None:
    assert find("Burgraben") is None
    assert find("") is None
    assert similar("Burgraben")[0] == "Burggraben"
    assert similar("Wachtower")[0] == "Watchtower"
    assert similar("qqqqqq") == []


def test_normal_ignores_case_accents_and_marks() -> None:
    assert normal("Ein Sack voll Gold!") == normal("ein-sack-VOLL-gold")
    assert normal("Städte") == "stadte"
    assert normal("Straße") == "strasse"


def test_costs_and_types_in_the_catalogue() -> None:
    possession = find("Besessenheit")
    assert possession is not None
    assert (possession.coins, possession.potion, possession.debt) == (6, 1, 0)
    reckless = find("Waghalsig")
    assert reckless is not None
    assert reckless.coins is None
    sword = find("Schwert")
    assert sword is not None
    assert sword.types == ("treasure", "attack", "loot")


def test_recommended_sets_are_sound() -> None:
    assert len(SETS) == 44
    assert len({kingdom.id for kingdom in SETS}) == 44
    for kingdom in SETS:
        assert len(set(kingdom.cards)) == 10, kingdom.id
        assert kingdom.bane not in kingdom.cards
        assert ("young_witch" in kingdom.cards) == bool(kingdom.bane), kingdom.id
        traits = [trait for trait, _ in kingdom.traits]
        piles = [pile for _, pile in kingdom.traits]
        for name in (*kingdom.cards, *kingdom.landscapes, *traits):
            entry = find(name)
            assert entry is not None
            assert entry.id == name
        assert set(piles) <= set(kingdom.cards), kingdom.id


def test_recommended_sets_by_name() -> None:
    for kingdom in SETS:
        for name in (kingdom.id, kingdom.en, kingdom.de):
            assert find_set(name) is kingdom
    kings_army = find_set("Die Armee des Koenigs")
    assert kings_army is not None
    assert kings_army.rulebook == "Blütezeit"
    assert kings_army.platinum
    assert find_set("no such set") is None


def test_recommended_sets_say_which_print_they_use() -> None:
    voodoo = find_set("Voodoo")
    assert voodoo is not None
    assert voodoo.prints == 2
    bad_omens = find_set("Böses Omen")
    assert bad_omens is not None
    assert bad_omens.prints == 1
