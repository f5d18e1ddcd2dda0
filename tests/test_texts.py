"""The words: the same in both languages, complete, and found under every name."""

import importlib
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner

import platin
from platin.cards import LIBRARY
from platin.cli.main import platin as program
from platin.engine.const import LANDSCAPE_NAMES
from platin.engine.setup import PileDef
from platin.kingdom import draw
from platin.server import content
from platin.text import rulings
from platin.text.cards import NoWords, all_words, words_of
from platin.text.catalogue import CATALOGUE, find, normal, similar, spelt_out, types_of
from platin.text.choices import choice_words
from platin.text.kingdom_list import NoSuchEdition, read_kingdom
from platin.text.kingdoms import RULEBOOKS, all_sets, find_set, other_editions, sets_called
from platin.text.messages.general import SETS as SET_NAMES
from platin.text.names import UnknownName, display, texts
from platin.text.rulings import Ruling, cite
from platin.text.sources import BOOKS, CHAPTERS, FAN
from platin.text.spelling import Called, distance, resembling
from platin.text.to_come import LINES
from platin.text.words import LINE, ChoiceWords, OptionWords, PileWords, Source, Words

PLATIN = Path(__file__).resolve().parent.parent / "src" / "platin"
WORD_FILES = [path.relative_to(PLATIN / "text") for path in sorted((PLATIN / "text" / "cards").rglob("*.py"))]
MODULES = [".".join(path.with_suffix("").parts) for path in WORD_FILES if path.stem != "__init__"]


def words_in(module: str) -> list[Words | PileWords | ChoiceWords | OptionWords]:
    """The words of a module such as "cards.plunder.loot"."""
    return list(importlib.import_module(f"platin.text.{module}").WORDS)


def defined_in(module: str) -> set[str]:
    """The ids of the cards, landscapes and piles whose rules are in a module."""
    rules = importlib.import_module(f"platin.{module}")
    things = (*LIBRARY.cards.values(), *LIBRARY.landscapes.values())
    piles = [pile.name for pile in vars(rules).values() if isinstance(pile, PileDef)]
    return {*piles, *(thing.name for thing in things if type(thing).__module__ == rules.__name__)}


@pytest.mark.parametrize("module", MODULES)
def test_words_are_where_the_rules_are(module: str) -> None:
    """Whoever has found the class of a card has found its words: in the module of the same name."""
    cards = {words.id for words in words_in(module) if isinstance(words, Words | PileWords)}
    assert cards <= defined_in(module)
    owners = {words.id.partition(".")[0] for words in words_in(module) if isinstance(words, ChoiceWords)}
    kinds = {LANDSCAPE_NAMES[LIBRARY.landscapes[name].kind] for name in cards if name in LIBRARY.landscapes}
    assert owners <= cards | kinds


@pytest.mark.parametrize("module", MODULES)
def test_words_are_in_order(module: str) -> None:
    kinds = (Words, PileWords, ChoiceWords, OptionWords)
    assert words_in(module) == sorted(words_in(module), key=lambda words: (kinds.index(type(words)), words.id))


@pytest.mark.parametrize("module", MODULES)
def test_there_are_no_words_for_questions_that_nothing_asks(module: str) -> None:
    code = (PLATIN / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    for words in words_in(module):
        for word, ask in words.asks.items() if isinstance(words, Words) else ():
            for asked in {word, *ask.options} - {"yes", "no"}:
                assert f'"{asked}"' in code, f"{words.id}: {asked}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_playable_has_words(language: str) -> None:
    assert {*LIBRARY.cards, *LIBRARY.landscapes} == set(texts(language))
    assert {name.partition("@")[0] for name in LIBRARY.piles} == set(all_words().piles)
    assert set(LIBRARY.options) == set(all_words().options)
    assert {choice_words(key) for key in LIBRARY.choices} == set(all_words().choices.values())


@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_are_whole_lines(language: str) -> None:
    for key, text in texts(language).items():
        lines = text.text.split("\n")
        assert all(line and line == line.strip() for line in lines), key
        assert lines.count(LINE) <= 1, key
        assert lines[0] != LINE, key
        assert lines[-1] != LINE, key
        assert text.plural, key


def test_german_nouns_have_a_gender() -> None:
    for key, text in texts("de").items():
        assert text.gender in {"m", "f", "n", "pl", "adj"}, key
        entry = find(key.partition("@")[0])
        assert entry is not None
        assert (text.gender == "adj") == (entry.kind == "trait"), key
    assert not any(text.gender for text in texts("en").values())


def test_nothing_was_left_untranslated() -> None:
    english, german = texts("en"), texts("de")
    for key in english:
        if len(english[key].text) > 20:
            assert english[key].text != german[key].text, key
        for line in set(english[key].text.split("\n")) & set(german[key].text.split("\n")):
            assert len(line) <= 20, (key, line)


def test_both_languages_divide_the_card_alike() -> None:
    english, german = texts("en"), texts("de")
    for key in english:
        assert (LINE in english[key].text) == (LINE in german[key].text), key
        assert english[key].text.count("\n") == german[key].text.count("\n"), key


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("card", [card.name for card in LIBRARY.cards.values() if card.edition == 2])
def test_two_prints_have_two_texts(language: str, card: str) -> None:
    first, second = texts(language)[card], texts(language)[card + "@2"]
    assert first.name == second.name
    assert first.text != second.text


def test_rulings_have_ids_of_their_own() -> None:
    ids = [ruling.id for ruling in rulings.ALL]
    assert len(ids) == len(set(ids))
    for ruling in rulings.ALL:
        assert rulings.by_id(ruling.id) is ruling


def test_rulings_are_about_prints_that_exist() -> None:
    for ruling in rulings.ALL:
        assert not ruling.card or ruling.card in texts("en"), ruling.id


def test_rulings_are_complete_in_both_languages() -> None:
    for ruling in rulings.ALL:
        for words in (ruling.en, ruling.de):
            assert words == words.strip()
            assert words.endswith("."), ruling.id
        assert ruling.en != ruling.de, ruling.id


def test_sources_are_known() -> None:
    ids = {entry.id for entry in CATALOGUE}
    assert not ids & set(CHAPTERS)
    for ruling in rulings.ALL:
        source = ruling.source
        assert source.book in BOOKS, ruling.id
        assert (source.place or ruling.card.partition("@")[0]) in {*ids, *CHAPTERS}, ruling.id
        assert source.place != ruling.card.partition("@")[0] or not source.place, ruling.id


def test_every_rulebook_and_chapter_is_cited() -> None:
    # Nobody has to have cards of their own.
    assert set(BOOKS) == {FAN, *(ruling.source.book for ruling in rulings.ALL)}
    assert set(CHAPTERS) <= {ruling.source.place for ruling in rulings.ALL}


def single_words(texts: Iterable[str]) -> set[str]:
    return set(re.findall(r"\w+", " ".join(texts)))


def test_titles_of_sources_are_translated() -> None:
    titles = (*BOOKS.values(), *CHAPTERS.values())
    alike = {*single_words(SET_NAMES.of("en").values()) & single_words(SET_NAMES.of("de").values()), "in", "Zombies"}
    assert single_words(title.en for title in titles) & single_words(title.de for title in titles) <= alike


def source_words(language: str) -> set[str]:
    """Give all words that name a source in a language: of rulebooks, chapters, cards and piles."""
    titles = [getattr(title, language) for title in (*BOOKS.values(), *CHAPTERS.values())]
    names = [display(entry.id, language) for entry in CATALOGUE]
    example = cite(Ruling("any", Source("base_1e", "rules", ("D4",)), "", ""), language).rpartition(", ")[2]
    return single_words([*titles, *names, example])


@pytest.mark.parametrize(("language", "other"), [("en", "de"), ("de", "en")])
def test_sources_are_in_the_language_of_the_reader(language: str, other: str) -> None:
    foreign = source_words(other) - source_words(language)
    assert {"Prosperity", "rulebook", "example"} <= foreign or {"Blütezeit", "Spielregel", "Beispiel"} <= foreign
    for ruling in rulings.ALL:
        shown = cite(ruling, language)
        assert not foreign & single_words([shown]), (ruling.id, shown)


@pytest.mark.parametrize("language", ["en", "de"])
def test_sources_show_no_ids(language: str) -> None:
    for ruling in rulings.ALL:
        shown = cite(ruling, language)
        assert "_" not in shown, ruling.id
        assert not re.search(r"\b[A-E]\d", shown), ruling.id


def test_sources_name_rulebook_place_and_example() -> None:
    alone = rulings.by_id("bank.alone")
    assert alone.source.examples == ("A7",)
    assert cite(alone, "en") == "Prosperity rulebook (first print): Bank, worked example"
    assert cite(alone, "de") == "Blütezeit, Spielregel (1. Auflage): Bank, Beispiel"
    later = rulings.by_id("alchemist.start-of-clean-up")
    assert cite(later, "en") == "Alchemy, later wording: Alchemist"
    assert cite(later, "de") == "Die Alchemisten, späterer Wortlaut: Alchemist"
    general = rulings.by_id("rule.turn-phases")
    assert cite(general, "en") == "Base game rulebook (first print): General rules"
    assert cite(general, "de") == "Basisspiel, Spielregel (1. Auflage): Allgemeine Regeln"
    author = rulings.by_id("ironworks.possession")
    assert cite(author, "en") == "Ruling of the game's author, in no rulebook: Possession"
    assert cite(author, "de") == "Entscheidung des Spielautors, in keiner Spielregel: Besessenheit"


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_that_show_rulings_cite_them_alike(language: str) -> None:
    ruling = rulings.for_card("bank")[0]
    printed = CliRunner().invoke(program, ["card", "bank", "--lang", language], env={"COLUMNS": "400"}).output
    assert f"{ruling.text(language)}  [{cite(ruling, language)}]" in printed
    sent = content.rulings(language, "bank")["rulings"][0]
    assert sent == {"text": ruling.text(language), "source": cite(ruling, language)}
    looked_up = platin.card("bank", language).rulings[0]
    assert looked_up == (ruling.id, ruling.text(language), cite(ruling, language))


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_playable_can_be_looked_up_from_python(language: str) -> None:
    for key in (*LIBRARY.cards, *LIBRARY.landscapes, *LIBRARY.piles):
        found = platin.card(key, language)
        assert found.key == key
        assert found.text, key
        assert platin.card(found.name, language).name == found.name


def test_a_mixed_pile_says_what_lies_in_it() -> None:
    assert platin.card("Ruins").text.split("\n")[0] == "Abandoned Mine"
    assert platin.card("Ruinen", "de").text.split("\n")[0] == "Verlassene Mine"


def test_what_is_not_there_cannot_be_looked_up() -> None:
    with pytest.raises(UnknownName, match="did you mean Journey"):
        platin.card("Jorney")


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
    own = {ruling.card for ruling in rulings.ALL if ruling.source.book == FAN}
    assert len([entry for entry in CATALOGUE if entry.id not in own]) == 857
    assert len({entry.id for entry in CATALOGUE}) == len(CATALOGUE)


def test_what_can_be_played_is_no_longer_to_come() -> None:
    lines = {line.partition("|")[0] for line in LINES.splitlines()}
    assert not lines & {*LIBRARY.cards, *LIBRARY.landscapes, *LIBRARY.piles}, "delete their lines in text/to_come.py"


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("moat", "kingdom"),
        ("copper", "basic"),
        ("platinum", "basic"),
        ("diadem", "prize"),
        ("hovel", "shelter"),
        ("survivors", "ruins"),
        ("zombie_spy", "zombie"),
        ("sword", "loot"),
        ("territory", "split_pile_card"),
        ("clashes", "pile"),
        ("journey", "event"),
        ("cheap", "trait"),
    ],
)
def test_kinds_are_read_off_the_cards(card: str, kind: str) -> None:
    entry = find(card)
    assert entry is not None
    assert entry.kind == kind


@pytest.mark.parametrize(
    ("pile", "cost", "types"),
    [
        # The card on top stands for a split pile: Battle Plan, Town Crier.
        ("clashes", 3, ("action", "clash")),
        ("townsfolk", 2, ("action", "townsfolk")),
        # Any card may come first, so only what all have in common counts.
        ("ruins", 0, ("action", "ruins")),
        ("prizes", 0, ("prize",)),
        ("loot", 7, ("treasure", "loot")),
    ],
)
def test_piles_are_described_by_their_cards(pile: str, cost: int, types: tuple[str, ...]) -> None:
    entry = find(pile)
    assert entry is not None
    assert (entry.coins, entry.types) == (cost, types)


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
    assert similar("") == []


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    [
        ("Smithe", "Smithy"),
        ("Shmiede", "Schmiede"),
        ("Hexxe", "Hexe"),
        ("Wicth", "Witch"),
        ("Kapele", "Kapelle"),
        ("Koenigshoff", "Königshof"),
        ("Grand Markt", "Grand Market"),
        ("Militai", "Militia"),
    ],
)
def test_suggestions_are_near_and_few(misspelt: str, meant: str) -> None:
    names = similar(misspelt)
    assert names[0] == meant
    assert len(names) <= 3
    # Nothing that has nothing to do with it, whatever cards there will be.
    for name in names:
        entry = find(name)
        assert entry is not None
        forms = [form(one) for one in (entry.en, entry.de, *entry.aliases) for form in (normal, spelt_out)]
        near = min(distance(normal(misspelt), form) for form in forms) <= max(1, len(normal(misspelt)) // 3)
        assert near or any(form.startswith(normal(misspelt)) for form in forms)


def test_a_letter_doubled_does_not_hide_a_name() -> None:
    for entry in CATALOGUE[::20]:
        for name in filter(None, (entry.en, entry.de)):
            if find(misspelt := name + name[-1]) is None:
                assert entry in map(find, similar(misspelt)), misspelt


def test_suggestions_keep_to_a_language_and_to_a_beginning() -> None:
    names = [Called(normal(name), name, lang, name) for lang, name in (("en", "Mill"), ("de", "Mine"), ("en", "Pile"))]
    # As near as the German one is the English one, and both are nearer than what begins differently.
    assert resembling("mile", names) == ["Mill", "Mine", "Pile"]


def test_distance() -> None:
    assert distance("kapelle", "kapelle") == 0
    assert [distance("hexe", other) for other in ("hexen", "exe", "hxee", "hese")] == [1] * 4
    assert distance("", "hexe") == 4


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


def test_types_are_in_the_order_in_which_they_are_printed() -> None:
    assert types_of(LIBRARY.cards["clerk"].types) == ("action", "reaction", "attack")
    assert types_of(LIBRARY.cards["warlord"].types) == ("action", "duration", "attack", "clash")
    assert types_of(LIBRARY.cards["stowaway"].types) == ("action", "duration", "reaction")


def test_a_card_without_words_is_told_where_they_belong() -> None:
    assert words_of("haggler", "platin.cards.hinterlands").en.plural == "Hagglers"
    with pytest.raises(NoWords, match="'oasys' has no words: expected an entry in platin.text.cards.hinterlands"):
        words_of("oasys", "platin.cards.hinterlands")


def test_recommended_sets_are_sound() -> None:
    assert len({one.id for one in all_sets()}) == len(all_sets()) == 435
    assert len({(one.en, one.rulebook) for one in all_sets()}) == 435
    for one in all_sets():
        assert one.rulebook in RULEBOOKS
        assert len(set(one.cards)) == 10, one.id
        assert set(one.options) <= set(LIBRARY.options), one.id
        asking = [name for name in (*one.cards, *one.landscapes) if _asks_for_something(name)]
        assert set(asking) <= set(one.picks) <= {*one.cards, *one.landscapes}, one.id
        for name in (*one.cards, *one.landscapes, *(key for _, key in one.choices)):
            entry = find(name)
            assert entry is not None
            assert entry.id == name
            assert entry.set in one.expansions or entry.kind == "boon", (one.id, name)
        for owner, picks in one.picks.items():
            inside = [key in one.cards for key in picks]
            of_kingdom = _kind(owner) in ("trait", "landmark")
            assert all(inside) if of_kingdom else not any(inside), one.id


def _kind(name: str) -> str:
    entry = find(name)
    assert entry is not None
    return entry.kind


def _asks_for_something(name: str) -> bool:
    return _kind(name) == "trait" or any(key.partition(".")[0] == name for key in LIBRARY.choices)


def test_the_sets_of_each_rulebook() -> None:
    counts = Counter(one.rulebook for one in all_sets())
    assert counts == {
        "base_1e": 5,
        "base_2e": 24,
        "intrigue_1e": 6,
        "intrigue_2e": 18,
        "seaside_1e": 10,
        "seaside_2e": 23,
        "alchemy": 6,
        "prosperity_1e": 11,
        "prosperity_2e": 26,
        "cornucopia_1e": 6,
        "cornucopia_guilds_1e": 18,
        "cornucopia_guilds_2e": 25,
        "hinterlands_1e": 18,
        "hinterlands_2e": 22,
        "dark_ages": 16,
        "guilds_1e": 6,
        "adventures": 20,
        "empires": 20,
        "nocturne": 19,
        "renaissance": 23,
        "menagerie": 25,
        "allies": 27,
        "plunder": 29,
        "rising_sun": 32,
    }


def test_what_a_set_says() -> None:
    spice = find_set("The Spice of Life (Cornucopia 1E)")
    assert spice is not None
    assert (spice.de, spice.de_is_ours, spice.boxes) == ("Würze des Lebens", False, ("cornucopia_1e", "intrigue_1e"))
    assert spice.picks == {"young_witch": ["wishing_well"]}
    fleet = find_set("Invasionsflotte")
    assert fleet is not None
    assert (fleet.en, fleet.de_is_ours) == ("Invasion Fleet", True)
    assert fleet.picks == {"riverboat": ["bazaar"], "approaching_army": ["corsair"]}
    lonely = find_set("Forbidden Isle (Nocturne)")
    assert lonely is not None
    assert (lonely.boxes, lonely.options) == (("nocturne", "seaside_1e"), ())
    thieves = find_set("Honor Among Thieves (Dark Ages)")
    assert thieves is not None
    assert thieves.options == ("colony", "shelters")


def test_recommended_sets_by_name() -> None:
    for one in all_sets():
        for name in (one.id, one.title("en"), one.title("de")):
            assert find_set(name) is one
            assert sets_called(name) == [one]
        # By the name alone it is found among those that are called so.
        assert one in sets_called(one.en)
        assert one in sets_called(one.de.upper())
    kings_army = find_set("Die Armee des Koenigs, Bluetezeit 1. Auflage")
    assert kings_army is not None
    assert (kings_army.rulebook, kings_army.options) == ("prosperity_1e", ("colony",))
    assert find_set("no such set") is None
    assert not sets_called("")


@pytest.mark.parametrize(
    ("name", "ident"),
    [
        ("High Seas", "high_seas_seaside_2e"),
        ("hohe see", "high_seas_seaside_2e"),
        ("High Seas (1E)", "high_seas_seaside_1e"),
        ("High Seas 1E", "high_seas_seaside_1e"),
        ("High Seas, first edition", "high_seas_seaside_1e"),
        ("Hohe See (1. Auflage)", "high_seas_seaside_1e"),
        ("Hohe See (Seaside, 2. Auflage)", "high_seas_seaside_2e"),
        ("First Game", "first_game_base_2e"),
        ("Erstes Spiel (erste Auflage)", "first_game_base_1e"),
        ("First Game (Dominion 2E)", "first_game_base_2e"),
        ("Reach for Tomorrow (2E)", "reach_for_tomorrow_seaside_2e"),
        ("Reach for Tomorrow (Base 2E)", "reach_for_tomorrow_base_2e"),
        ("Stufenaufstieg (Abenteuer)", "level_up_adventures"),
        ("Umleitungen (Reiche Ernte & Die Gilden, 2. Auflage)", "detours_cornucopia_guilds_2e"),
    ],
)
def test_sets_by_name_and_edition(name: str, ident: str) -> None:
    found = find_set(name)
    assert found is not None
    assert found.id == ident


def test_a_name_alone_means_the_newest_set_that_can_be_played() -> None:
    for one in all_sets():
        meant = find_set(one.en)
        assert meant is not None
        others = sets_called(one.en)
        assert [RULEBOOKS.index(other.rulebook) for other in others] == sorted(
            [RULEBOOKS.index(other.rulebook) for other in others], reverse=True
        )
        assert meant == ([other for other in others if not other.missing()] or others)[0]


def test_a_set_in_an_edition_that_it_is_not_in() -> None:
    assert [one.id for one in other_editions("High Seas (Empires)")] == ["high_seas_seaside_2e", "high_seas_seaside_1e"]
    assert not other_editions("High Seas (2E)")
    with pytest.raises(NoSuchEdition, match="expected High Seas .Seaside 2E., High Seas .Seaside 1E."):
        read_kingdom("High Seas (Empires)")
    with pytest.raises(NoSuchEdition) as caught:
        read_kingdom("Hohe See (Empires)")
    assert "erwartet ist Hohe See (Seaside, 2. Auflage), Hohe See (Seaside, 1. Auflage)" in caught.value.say("de")


def test_a_card_that_is_called_like_a_set() -> None:
    assert len(read_kingdom("Buried Treasure").cards) == 10
    assert read_kingdom("Buried Treasure", sets=False).cards == ["buried_treasure"]
    assert "buried_treasure" in draw(include="Vergrabener Schatz", seed=1).spec.kingdom


def test_recommended_sets_say_which_print_they_use() -> None:
    """A print goes by the box, so that one set can have both."""
    voodoo = find_set("Voodoo")
    assert voodoo is not None
    assert voodoo.key("mine") == "mine@2"
    riches = find_set("Biggest Money (Base 2E)")
    assert riches is not None
    assert riches.boxes == ("base_2e", "prosperity_1e")
    assert {riches.key(name) for name in ("mine", "mint")} == {"mine@2", "mint"}
    detours = find_set("Detours (Cornucopia & Guilds 2E)")
    assert detours is not None
    assert detours.key("tournament") == "tournament@2"
