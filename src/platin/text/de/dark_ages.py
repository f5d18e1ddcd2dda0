"""German names and texts of the cards of Dark Ages. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "abandoned_mine": CardText("Verlassene Mine", "Verlassene Minen", "+1 Geld", "f"),
    "death_cart": CardText(
        "Leichenkarren",
        "Leichenkarren",
        "+5 Geld\n"
        "Du darfst eine Aktionskarte aus der Hand entsorgen. Tust du das nicht, entsorge diesen "
        "Leichenkarren.\n"
        "—\n"
        "Nimmst du diese Karte, nimm zwei Ruinen.",
        "m",
    ),
    "death_cart@2": CardText(
        "Leichenkarren",
        "Leichenkarren",
        "Du darfst diesen Leichenkarren oder eine Aktionskarte aus der Hand entsorgen. Hast du das "
        "getan: +5 Geld.\n"
        "—\n"
        "Nimmst du diese Karte, nimm zwei Ruinen.",
        "m",
    ),
    "hovel": CardText(
        "Hütte",
        "Hütten",
        "Kaufst du eine Punktekarte, darfst du diese Karte aus der Hand entsorgen.",
        "f",
    ),
    "hovel@2": CardText(
        "Hütte",
        "Hütten",
        "Nimmst du eine Punktekarte, darfst du diese Karte aus der Hand entsorgen.",
        "f",
    ),
    "necropolis": CardText("Totenstadt", "Totenstädte", "+2 Aktionen", "f"),
    "overgrown_estate": CardText(
        "Verfallenes Anwesen",
        "Verfallene Anwesen",
        "0 Siegpunkte\n—\nEntsorgst du diese Karte: +1 Karte.",
        "n",
    ),
    "ruined_library": CardText("Zerstörte Bibliothek", "Zerstörte Bibliotheken", "+1 Karte", "f"),
    "ruined_market": CardText("Zerstörter Markt", "Zerstörte Märkte", "+1 Kauf", "m"),
    "ruined_village": CardText("Zerstörtes Dorf", "Zerstörte Dörfer", "+1 Aktion", "n"),
    "survivors": CardText(
        "Überlebende",
        "Überlebende",
        "Sieh dir die zwei obersten Karten deines Nachziehstapels an. Lege entweder beide ab oder beide "
        "in beliebiger Reihenfolge zurück.",
        "pl",
    ),
}
