"""Where rulings come from: the rulebooks and their chapters, by id, with their titles in both languages."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from platin.text.names import display


class Title(NamedTuple):
    """What something is called in each language."""

    en: str
    de: str


# Each print of a rulebook, the wordings that came after it without a rulebook of their own, and what is in none.
BOOKS: Final[dict[str, Title]] = {
    "base_1e": Title("Base game rulebook (first print)", "Basisspiel, Spielregel (1. Auflage)"),
    "base_2e": Title("Base game rulebook (second print)", "Basisspiel, Spielregel (2. Auflage)"),
    "intrigue_1e": Title("Intrigue rulebook (first print)", "Die Intrige, Spielregel (1. Auflage)"),
    "intrigue_2e": Title("Intrigue rulebook (second print)", "Die Intrige, Spielregel (2. Auflage)"),
    "seaside_1e": Title("Seaside rulebook (first print)", "Seaside, Spielregel (1. Auflage)"),
    "seaside_2e": Title("Seaside rulebook (second print)", "Seaside, Spielregel (2. Auflage)"),
    "alchemy_1e": Title("Alchemy rulebook", "Die Alchemisten, Spielregel"),
    "alchemy_later": Title("Alchemy, later wording", "Die Alchemisten, späterer Wortlaut"),
    "prosperity_1e": Title("Prosperity rulebook (first print)", "Blütezeit, Spielregel (1. Auflage)"),
    "prosperity_2e": Title("Prosperity rulebook (second print)", "Blütezeit, Spielregel (2. Auflage)"),
    "prosperity_later": Title("Prosperity, later wording", "Blütezeit, späterer Wortlaut"),
    "cornucopia_1e": Title("Cornucopia rulebook (first print)", "Reiche Ernte, Spielregel (1. Auflage)"),
    "cornucopia_later": Title("Cornucopia, later wording", "Reiche Ernte, späterer Wortlaut"),
    "hinterlands_1e": Title("Hinterlands rulebook (first print)", "Hinterland, Spielregel (1. Auflage)"),
    "hinterlands_2e": Title("Hinterlands rulebook (second print)", "Hinterland, Spielregel (2. Auflage)"),
    "dark_ages_1e": Title("Dark Ages rulebook", "Dark Ages, Spielregel"),
    "dark_ages_later": Title("Dark Ages, later wording", "Dark Ages, späterer Wortlaut"),
    "guilds_1e": Title("Guilds rulebook (first print)", "Die Gilden, Spielregel (1. Auflage)"),
    "adventures_1e": Title("Adventures rulebook", "Abenteuer, Spielregel"),
    "adventures_later": Title("Adventures, later wording", "Abenteuer, späterer Wortlaut"),
    "empires_1e": Title("Empires rulebook", "Empires, Spielregel"),
    "nocturne_1e": Title("Nocturne rulebook", "Nocturne, Spielregel"),
    "menagerie_1e": Title("Menagerie rulebook", "Menagerie, Spielregel"),
    "allies_1e": Title("Allies rulebook", "Verbündete, Spielregel"),
    "plunder_1e": Title("Plunder rulebook", "Plünderer, Spielregel"),
    "promo_1e": Title("Rules of the promo cards", "Spielregeln der Promokarten"),
    "promo_later": Title("Promo cards, later wording", "Promokarten, späterer Wortlaut"),
    "author": Title(
        "Ruling of the game's author, in no rulebook", "Entscheidung des Spielautors, in keiner Spielregel"
    ),
    "from_author": Title(
        "Follows from a ruling of the game's author, in no rulebook",
        "Folgt aus einer Entscheidung des Spielautors, in keiner Spielregel",
    ),
    "practice": Title("Common practice, the rulebook is silent", "Allgemein üblich, die Spielregel schweigt"),
}

# The parts of rulebooks that are about no single card or pile.
CHAPTERS: Final[dict[str, Title]] = {
    "coffers": Title("Coffers", "Taler"),
    "debt": Title("Debt", "Schulden"),
    "durations": Title("Duration cards", "Dauerkarten"),
    "end": Title("End of the game", "Spielende"),
    "events": Title("Events", "Ereignisse"),
    "glossary": Title("Glossary", "Glossar"),
    "in_play": Title("In play", "Im Spiel"),
    "money": Title("Worth of Treasures", "Geldwert"),
    "new_rules": Title("New rules", "Neue Regeln"),
    "rotating": Title("Rotating", "Rotieren"),
    "rules": Title("General rules", "Allgemeine Regeln"),
    "setup": Title("Set-up", "Spielvorbereitung"),
    "split_piles": Title("Split piles", "Gemischte Stapel"),
    "tokens": Title("Tokens", "Marker"),
    "traits": Title("Traits", "Merkmale"),
    "variable_costs": Title("Cards with variable costs", "Karten mit variablen Kosten"),
    "ways": Title("Ways", "Wege"),
    "zombies": Title("Zombies", "Zombies"),
}

_EXAMPLE: Final = Title("worked example", "Beispiel")


@dataclass(frozen=True, slots=True)
class Source:
    """A place in a rulebook.

    `book` is one of `BOOKS`, `place` one of `CHAPTERS` or the id of a card or pile; "" is what the rulebook says of
    the ruling's own card. `examples` are the worked examples that show it, as `platin scenario coverage` counts them.
    """

    book: str
    place: str = ""
    examples: tuple[str, ...] = ()


def cite(source: Source, card: str, lang: str) -> str:
    """Name a source of a card's ruling in a language, for people: titles, and no id."""
    place = source.place or card.partition("@")[0]
    named = _in(CHAPTERS[place], lang) if place in CHAPTERS else display(place, lang)
    if source.examples:
        named = f"{named}, {_in(_EXAMPLE, lang)}"
    return f"{_in(BOOKS[source.book], lang)}: {named}"


def _in(title: Title, lang: str) -> str:
    return title.de if lang == "de" else title.en
