"""Where rulings come from: the rulebooks and their chapters, by id, with their titles in both languages."""

from typing import Final

from platin.text.words import Both

# The rules of cards that no publisher has printed, whatever expansion they are in.
FAN: Final = "fan"

# Each print of a rulebook, the wordings that came after it without a rulebook of their own, and what is in none.
BOOKS: Final[dict[str, Both[str]]] = {
    "base_1e": Both("Base game rulebook (first print)", "Basisspiel, Spielregel (1. Auflage)"),
    "base_2e": Both("Base game rulebook (second print)", "Basisspiel, Spielregel (2. Auflage)"),
    "intrigue_1e": Both("Intrigue rulebook (first print)", "Die Intrige, Spielregel (1. Auflage)"),
    "intrigue_2e": Both("Intrigue rulebook (second print)", "Die Intrige, Spielregel (2. Auflage)"),
    "seaside_1e": Both("Seaside rulebook (first print)", "Seaside, Spielregel (1. Auflage)"),
    "seaside_2e": Both("Seaside rulebook (second print)", "Seaside, Spielregel (2. Auflage)"),
    "seaside_later": Both("Seaside, later wording", "Seaside, späterer Wortlaut"),
    "alchemy_1e": Both("Alchemy rulebook", "Die Alchemisten, Spielregel"),
    "alchemy_later": Both("Alchemy, later wording", "Die Alchemisten, späterer Wortlaut"),
    "prosperity_1e": Both("Prosperity rulebook (first print)", "Blütezeit, Spielregel (1. Auflage)"),
    "prosperity_2e": Both("Prosperity rulebook (second print)", "Blütezeit, Spielregel (2. Auflage)"),
    "prosperity_later": Both("Prosperity, later wording", "Blütezeit, späterer Wortlaut"),
    "cornucopia_1e": Both("Cornucopia rulebook (first print)", "Reiche Ernte, Spielregel (1. Auflage)"),
    "cornucopia_later": Both("Cornucopia, later wording", "Reiche Ernte, späterer Wortlaut"),
    "hinterlands_1e": Both("Hinterlands rulebook (first print)", "Hinterland, Spielregel (1. Auflage)"),
    "hinterlands_2e": Both("Hinterlands rulebook (second print)", "Hinterland, Spielregel (2. Auflage)"),
    "dark_ages_1e": Both("Dark Ages rulebook", "Dark Ages, Spielregel"),
    "dark_ages_later": Both("Dark Ages, later wording", "Dark Ages, späterer Wortlaut"),
    "guilds_1e": Both("Guilds rulebook (first print)", "Die Gilden, Spielregel (1. Auflage)"),
    "guilds_later": Both("Guilds, later wording", "Die Gilden, späterer Wortlaut"),
    "cornucopia_guilds_2e": Both(
        "Cornucopia & Guilds rulebook (second print)", "Reiche Ernte & Die Gilden, Spielregel (2. Auflage)"
    ),
    "adventures_1e": Both("Adventures rulebook", "Abenteuer, Spielregel"),
    "adventures_later": Both("Adventures, later wording", "Abenteuer, späterer Wortlaut"),
    "empires_1e": Both("Empires rulebook", "Empires, Spielregel"),
    "empires_later": Both("Empires, later wording", "Empires, späterer Wortlaut"),
    "nocturne_1e": Both("Nocturne rulebook", "Nocturne, Spielregel"),
    "nocturne_later": Both("Nocturne, later wording", "Nocturne, späterer Wortlaut"),
    "renaissance_1e": Both("Renaissance rulebook", "Renaissance, Spielregel"),
    "renaissance_later": Both("Renaissance, later wording", "Renaissance, späterer Wortlaut"),
    "menagerie_1e": Both("Menagerie rulebook", "Menagerie, Spielregel"),
    "menagerie_later": Both("Menagerie, later wording", "Menagerie, späterer Wortlaut"),
    "allies_1e": Both("Allies rulebook", "Verbündete, Spielregel"),
    "allies_later": Both("Allies, later wording", "Verbündete, späterer Wortlaut"),
    "plunder_1e": Both("Plunder rulebook", "Plünderer, Spielregel"),
    "rising_sun_1e": Both("Rising Sun rulebook", "Rising Sun, Spielregel"),
    "promo_1e": Both("Rules of the promo cards", "Spielregeln der Promokarten"),
    "promo_later": Both("Promo cards, later wording", "Promokarten, späterer Wortlaut"),
    FAN: Both("Rules of the fan cards", "Regeln der Fankarten"),
    "author": Both("Ruling of the game's author, in no rulebook", "Entscheidung des Spielautors, in keiner Spielregel"),
    "from_author": Both(
        "Follows from a ruling of the game's author, in no rulebook",
        "Folgt aus einer Entscheidung des Spielautors, in keiner Spielregel",
    ),
    "practice": Both("Common practice, the rulebook is silent", "Allgemein üblich, die Spielregel schweigt"),
}

# The parts of rulebooks that are about no single card or pile.
CHAPTERS: Final[dict[str, Both[str]]] = {
    "artifacts": Both("Artifacts", "Artefakte"),
    "boons_and_hexes": Both("Boons and Hexes", "Gaben und Plagen"),
    "coffers": Both("Coffers", "Taler"),
    "debt": Both("Debt", "Schulden"),
    "durations": Both("Duration cards", "Dauerkarten"),
    "end": Both("End of the game", "Spielende"),
    "events": Both("Events", "Ereignisse"),
    "exile": Both("Exile", "Exil"),
    "favors": Both("Favors and Allies", "Gefallen und Verbündete"),
    "glossary": Both("Glossary", "Glossar"),
    "heirlooms": Both("Heirlooms", "Erbstücke"),
    "horses": Both("Horses", "Pferde"),
    "in_play": Both("In play", "Im Spiel"),
    "landmarks": Both("Landmarks", "Landmarken"),
    "money": Both("Worth of Treasures", "Geldwert"),
    "new_rules": Both("New rules", "Neue Regeln"),
    "night": Both("Night", "Nacht"),
    "overpay": Both("Overpaying", "Überzahlen"),
    "projects": Both("Projects", "Projekte"),
    "prophecies": Both("Omens and Prophecies", "Omen und Prophezeiungen"),
    "reserve": Both("Reserve cards", "Reservekarten"),
    "rotating": Both("Rotating", "Rotieren"),
    "rules": Both("General rules", "Allgemeine Regeln"),
    "setup": Both("Set-up", "Spielvorbereitung"),
    "shadows": Both("Shadow cards", "Schattenkarten"),
    "split_piles": Both("Split piles", "Gemischte Stapel"),
    "tokens": Both("Tokens", "Marker"),
    "traits": Both("Traits", "Merkmale"),
    "travellers": Both("Travellers", "Reisende"),
    "variable_costs": Both("Cards with variable costs", "Karten mit variablen Kosten"),
    "villagers": Both("Villagers", "Dorfbewohner"),
    "ways": Both("Ways", "Wege"),
    "zombies": Both("Zombies", "Zombies"),
}

EXAMPLE: Final = Both("worked example", "Beispiel")
