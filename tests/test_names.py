"""Names in both languages and the lists that players exchange."""

from __future__ import annotations

import pytest

from platin.cards import LIBRARY
from platin.engine.setup import lay_out
from platin.text.kingdom_list import BadKingdom, Kingdom, from_set, kingdom_of, read_kingdom, write_kingdom
from platin.text.kingdoms import all_sets, find_set
from platin.text.language import LANGUAGES
from platin.text.names import (
    Counted,
    UnknownName,
    any_key,
    card_key,
    display,
    display_plural,
    find_key,
    format_cards,
    is_print,
    landscape_key,
    parse_cards,
    pile_key,
)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Throne Room", "throne_room"),
        ("Thronsaal", "throne_room"),
        ("throne_room", "throne_room"),
        ("THRONE ROOM", "throne_room"),
        ("Königshof", "kings_court"),
        ("Koenigshof", "kings_court"),
        ("konigshof", "kings_court"),
        ("King's Court", "kings_court"),
        ("kings court", "kings_court"),
        ("Mine", "mine"),
        ("Mine (2E)", "mine@2"),
        ("Mine (2. Auflage)", "mine@2"),
        ("Mine (second edition)", "mine@2"),
        ("mine@2", "mine@2"),
        ("Mine (1E)", "mine"),
        ("Dörfer", "village"),
        ("Witches", "witch"),
        ("Herzogtümer", "duchy"),
    ],
)
def test_cards_are_found_under_every_name(name: str, key: str) -> None:
    assert card_key(name) == key
    assert any_key(name) == find_key(name) == key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_displayed_names_are_read_back(lang: str) -> None:
    for key in LIBRARY.cards:
        # A third print is a basic card as another card changes it: it goes by the plain name.
        assert card_key(display(key, lang)) == (key if is_print(key) else key.partition("@")[0])
        assert card_key(display_plural(key.partition("@")[0], lang)) == key.partition("@")[0]
    for name in LIBRARY.landscapes:
        assert landscape_key(display(name, lang)) == name
    for name in LIBRARY.piles:
        assert pile_key(display(name, lang)) == name


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("Smithe", "there is no card 'Smithe'; did you mean Smithy", "gemeint: Smithy"),
        ("Schmide", "did you mean Schmiede", "gemeint: Schmiede"),
        ("Journey", "'Journey' is a landscape, not a card", "'Reise' ist eine Querformatkarte"),
        ("Smithy (2E)", "'Smithy' has no print 2 here", "'Schmiede' gibt es hier nicht in der Auflage 2"),
        ("qqqq", "there is no card 'qqqq'", "unbekannt: 'qqqq'"),
    ],
)
def test_unknown_names_say_what_could_be_meant(name: str, english: str, german: str) -> None:
    with pytest.raises(UnknownName) as caught:
        card_key(name)
    assert english in str(caught.value)
    assert german in caught.value.say("de")
    assert find_key(name, "card") == ""


def test_lists_of_cards() -> None:
    assert parse_cards("Militia, 3 Copper") == [Counted(1, "militia"), Counted(3, "copper")]
    assert parse_cards("3x Copper, 2 Coppers, 3 Kupfer, 2 × Flüche") == [
        Counted(3, "copper"),
        Counted(2, "copper"),
        Counted(3, "copper"),
        Counted(2, "curse"),
    ]
    assert parse_cards("Smithy#a") == [Counted(1, "smithy", "a")]
    assert parse_cards("") == []
    with pytest.raises(ValueError, match="between the commas"):
        parse_cards("Copper,,Gold")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_are_read_back(lang: str) -> None:
    keys = ["copper", "copper", "mine@2", "copper", "workshop", "workshop"]
    read = [key for copies, key, _ in parse_cards(format_cards(keys, lang)) for _ in range(copies)]
    assert read == keys


# Kingdoms


def test_a_kingdom_in_many_spellings() -> None:
    wanted = Kingdom(
        ["young_witch", "cellar", "village", "mine@2"],
        ["reckless", "journey"],
        {"young_witch.bane": ["moat"], "reckless.pile": ["village"]},
        {"colony": True},
    )
    for text in (
        "Young Witch (Moat), Cellar, Village, Mine (2E), Reckless: Village, Journey, Colony",
        "Young Witch; Cellar; Village; mine@2; Reckless (Village); Journey; Moat (Bane); Platinum/Colony",
        "Königreich: Junge Hexe (Burggraben), Keller, Dorf, Mine (2. Auflage), Waghalsig: Dorf, Reise, Platin, Kolonie",
        "- Young Witch\n- Cellar\n- Village\n- Mine (2E)\n- Reckless: Village\n- Journey\n- Bane: Moat\n- Colony",
        "1. Junge Hexe\n2. Keller\n3. Dorf\n4. mine@2\n5. Waghalsig (Dorf)\n6. Reise\nBannstapel: Burggraben\nPlatin",
    ):
        assert read_kingdom(text) == wanted, text
    for lang in LANGUAGES:
        assert read_kingdom(write_kingdom(wanted, lang)) == wanted
    lay_out(LIBRARY, wanted.spec(3))
    assert kingdom_of(wanted.spec(2)) == wanted


def test_colony_may_be_refused_or_left_open() -> None:
    assert read_kingdom("Village").options == {}
    assert read_kingdom("Village, no Colony").options == {"colony": False}
    assert read_kingdom("Dorf, ohne Kolonie").options == {"colony": False}


@pytest.mark.parametrize(
    ("text", "told", "german"),
    [
        ("Copper, Village", "Copper is no kingdom card", "Kupfer ist keine Königreichkarte"),
        ("Loot", "Loot is no kingdom card", "Kostbarkeiten"),
        ("Village, Dorf", "Village is named twice", "Dorf ist zweimal genannt"),
        ("Mine, Mine (2E)", "is named twice", "zweimal"),
        ("Reckless: Smithy, Village", "Reckless wants Smithy", "Waghalsig will Schmiede"),
        ("Journey: Village", "nothing to choose for Journey", "für Reise"),
        ("Young Witch (Gold)", "Gold cannot be the Bane", "Gold kann nicht der Bann sein"),
        ("Bane: Moat, Bane: Cellar", "one pick too many for Young Witch: Cellar", "Junge Hexe: Keller"),
        ("Village (Moat)", "expected a name, with what is chosen", "'Village (Moat)'"),
    ],
)
def test_wrong_kingdoms_say_what_was_expected(text: str, told: str, german: str) -> None:
    with pytest.raises(BadKingdom) as caught:
        read_kingdom(text)
    assert told in str(caught.value)
    assert german in caught.value.say("de")


def test_recommended_sets_by_name() -> None:
    for recommended in all_sets():
        missing = [key for key in (*recommended.cards, *recommended.landscapes) if not find_key(key)]
        missing += [key for _, key in recommended.choices if not find_key(key)]
        if missing:
            with pytest.raises(UnknownName, match="is not implemented yet"):
                from_set(recommended)
            continue
        kingdom = from_set(recommended)
        assert find_set(kingdom.name) is recommended
        assert read_kingdom(recommended.title("en")) == read_kingdom(recommended.title("de")) == kingdom
