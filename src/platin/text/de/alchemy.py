"""German names and texts of Alchemy (Die Alchemisten), first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "potion": CardText("Trank", "Tränke", "+1 Trank", "m"),
    "alchemist": CardText(
        "Alchemist",
        "Alchemisten",
        "+2 Karten\n"
        "+1 Aktion\n"
        "—\n"
        "Hast du einen Trank im Spiel, wenn du diese Karte aus dem Spiel ablegen würdest, darf sie auf "
        "deinen Nachziehstapel.",
        "m",
    ),
    "golem": CardText(
        "Golem",
        "Golems",
        "Du deckst deinen Nachziehstapel Karte für Karte auf, bis zwei Aktionskarten dabei sind; Golems "
        "zählen nicht.\n"
        "Alles andere Aufgedeckte wird abgelegt.\n"
        "Spiele die zwei Aktionskarten; welche zuerst kommt, steht dir frei.",
        "m",
    ),
    "herbalist": CardText(
        "Kräuterkundiger",
        "Kräuterkundige",
        "+1 Kauf\n"
        "+1 Geld\n"
        "—\n"
        "Legst du diese Karte aus dem Spiel ab, darf eine deiner Geldkarten im Spiel auf deinen "
        "Nachziehstapel.",
        "m",
    ),
    "possession": CardText(
        "Besessenheit",
        "Besessenheiten",
        "Ist dieser Zug vorbei, macht der Spieler links von dir einen Extra-Zug.\n"
        "Darin siehst du alles, was er sehen darf, und entscheidest alles an seiner Stelle.\n"
        "Karten, die er nehmen würde, bekommst du auf deinen Ablagestapel.\n"
        "Karten, die er entsorgt, werden beiseitegelegt und kommen am Ende des Zuges auf seinen "
        "Ablagestapel zurück.",
        "f",
    ),
}
