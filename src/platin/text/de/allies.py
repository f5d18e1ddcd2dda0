"""German names and texts of the cards of Allies."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "archer": CardText(
        "Bogenschützin",
        "Bogenschützinnen",
        "+2 Geld\n"
        "Alle anderen mit fünf oder mehr Handkarten zeigen sie bis auf eine, die sie verdeckt halten, "
        "und legen davon eine ab, die du bestimmst.",
        "f",
    ),
    "battle_plan": CardText(
        "Schlachtplan",
        "Schlachtpläne",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Du darfst eine Angriffskarte aus der Hand zeigen. Hast du das getan: +1 Karte.\n"
        "Du darfst einen Stapel des Vorrats rotieren.",
        "m",
    ),
    "blacksmith": CardText(
        "Eisenschmied",
        "Eisenschmiede",
        "Entscheide dich für eins:\n"
        "fülle deine Hand auf sechs Karten auf;\n"
        "oder +2 Karten;\n"
        "oder +1 Karte und +1 Aktion.",
        "m",
    ),
    "elder": CardText(
        "Älteste",
        "Ältesten",
        "+2 Geld\n"
        "Du darfst eine Aktionskarte aus der Hand spielen. Wo immer sie dir in diesem Zug eine Auswahl "
        "lässt, darfst du eine Möglichkeit mehr wählen.",
        "f",
    ),
    "miller": CardText(
        "Müller",
        "Müller",
        "+1 Aktion\n"
        "Sieh dir die vier obersten Karten deines Nachziehstapels an. Nimm eine davon auf die Hand und "
        "lege die anderen ab.",
        "m",
    ),
    "territory": CardText(
        "Territorium",
        "Territorien",
        "1 Siegpunkt für jeden Namen unter deinen Punktekarten.\n"
        "—\n"
        "Nimmst du diese Karte, nimm ein Gold für jeden leeren Stapel des Vorrats.",
        "n",
    ),
    "town_crier": CardText(
        "Ausruferin",
        "Ausruferinnen",
        "Entscheide dich für eins:\n"
        "+2 Geld;\n"
        "oder nimm ein Silber;\n"
        "oder +1 Karte und +1 Aktion.\n"
        "Du darfst den Stapel der Bürger rotieren.",
        "f",
    ),
    "warlord": CardText(
        "Kriegsherr",
        "Kriegsherren",
        "+1 Aktion\n"
        "Wenn dein nächster Zug beginnt: +2 Karten.\n"
        "Bis dahin kann sonst niemand eine Aktionskarte aus der Hand spielen, die er schon zweimal oder "
        "öfter im Spiel hat.",
        "m",
    ),
}
