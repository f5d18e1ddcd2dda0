"""German names and texts of Cornucopia (Reiche Ernte), first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "horse_traders": CardText(
        "Pferdehändler",
        "Pferdehändler",
        "+1 Kauf\n"
        "+3 Geld\n"
        "Lege zwei Handkarten ab.\n"
        "—\n"
        "Spielt jemand anderes einen Angriff, darfst du zuvor diese Karte von der Hand beiseitelegen.\n"
        "Hast du das getan, kommt sie zu Beginn deines nächsten Zuges auf deine Hand zurück, und: +1 Karte",
        "m",
    ),
    "tournament": CardText(
        "Turnier",
        "Turniere",
        "+1 Aktion\n"
        "Wenn du willst, lege eine Provinz von deiner Hand ab.\n"
        "Hast du das getan, nimm ein Herzogtum oder einen Preis deiner Wahl auf deinen Nachziehstapel.\n"
        "Danach dürfen alle anderen eine Provinz von der Hand zeigen.\n"
        "Tut das niemand: +1 Karte, +1 Geld",
        "n",
    ),
    "young_witch": CardText(
        "Junge Hexe",
        "Junge Hexen",
        "+2 Karten\n"
        "Lege zwei Handkarten ab.\n"
        "Alle anderen nehmen je einen Fluch, außer sie zeigen eine Bannkarte von der Hand.\n"
        "—\n"
        "Spielvorbereitung: Ein weiterer Königreichstapel, der 2 oder 3 kostet, kommt in den Vorrat. Seine "
        "Karten sind die Bannkarten.",
        "f",
    ),
    "bag_of_gold": CardText(
        "Ein Sack voll Gold",
        "Säcke voll Gold",
        "+1 Aktion\nNimm ein Gold; es kommt oben auf deinen Nachziehstapel.",
        "m",
    ),
    "diadem": CardText(
        "Diadem",
        "Diademe",
        "+2 Geld\n+1 Geld für jede Aktion, die dir noch bleibt (Aktionen, nicht Aktionskarten)",
        "n",
    ),
    "followers": CardText(
        "Gefolge",
        "Gefolge",
        "+2 Karten\n"
        "Nimm ein Anwesen.\n"
        "Alle anderen nehmen der Reihe nach einen Fluch und legen dann ab, bis sie höchstens drei "
        "Handkarten haben.",
        "n",
    ),
    "princess": CardText(
        "Prinzessin",
        "Prinzessinnen",
        "+1 Kauf\n—\nWährend diese Karte im Spiel ist, kostet jede Karte 2 weniger, aber nie unter 0.",
        "f",
    ),
    "trusty_steed": CardText(
        "Streitross",
        "Streitrösser",
        "Suche dir zwei verschiedene aus und führe sie in dieser Reihenfolge aus:\n"
        "+2 Karten\n"
        "+2 Aktionen\n"
        "+2 Geld\n"
        "Nimm vier Silber; dann wandert dein Nachziehstapel auf deinen Ablagestapel.",
        "n",
    ),
}
