"""German names and texts of Alchemy (Die Alchemisten), later prints under "@2"."""

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
    "alchemist@2": CardText(
        "Alchemist",
        "Alchemisten",
        "+2 Karten\n"
        "+1 Aktion\n"
        "Hast du zu Beginn der Aufräumphase dieses Zuges einen Trank im Spiel, darf diese Karte auf deinen "
        "Nachziehstapel.",
        "m",
    ),
    "apothecary": CardText(
        "Apotheker",
        "Apotheker",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Decke die vier obersten Karten deines Nachziehstapels auf.\n"
        "Alle Kupfer und Tränke darunter kommen auf deine Hand.\n"
        "Die übrigen kommen in einer Reihenfolge deiner Wahl wieder obenauf.",
        "m",
    ),
    "apprentice": CardText(
        "Lehrling",
        "Lehrlinge",
        "+1 Aktion\n"
        "Wähle eine Karte auf deiner Hand und entsorge sie.\n"
        "+1 Karte für jedes Geld in ihren Kosten\n"
        "+2 Karten zusätzlich, wenn ihre Kosten einen Trank enthalten",
        "m",
    ),
    "familiar": CardText(
        "Vertrauter",
        "Vertraute",
        "+1 Karte\n+1 Aktion\nAlle anderen nehmen je einen Fluch.",
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
    "herbalist@2": CardText(
        "Kräuterkundiger",
        "Kräuterkundige",
        "+1 Kauf\n"
        "+1 Geld\n"
        "Einmal in diesem Zug darf eine Geldkarte, die du aus dem Spiel ablegst, auf deinen Nachziehstapel.",
        "m",
    ),
    "philosophers_stone": CardText(
        "Stein der Weisen",
        "Steine der Weisen",
        "Zähle die Karten in deinem Nachziehstapel und in deinem Ablagestapel.\n+1 Geld für je volle fünf davon",
        "m",
    ),
    "possession": CardText(
        "Besessenheit",
        "Besessenheiten",
        "Ist dieser Zug vorbei, macht der Spieler links von dir einen Extrazug.\n"
        "Darin siehst du alles, was er sehen darf, und entscheidest alles an seiner Stelle.\n"
        "Karten, die er nehmen würde, bekommst du auf deinen Ablagestapel.\n"
        "Wird eine seiner Karten entsorgt, wird sie beiseitegelegt und kommt am Ende des Zuges auf seinen "
        "Ablagestapel zurück.",
        "f",
    ),
    "possession@2": CardText(
        "Besessenheit",
        "Besessenheiten",
        "Ist dieser Zug vorbei, macht der Spieler links von dir einen Extrazug, außer es wäre sein zweiter "
        "Extrazug in Folge.\n"
        "Darin siehst du alles, was er sehen darf, und entscheidest alles an seiner Stelle.\n"
        "Karten und Schulden, die er nehmen würde, bekommst du; die Karten kommen auf deinen Ablagestapel.\n"
        "Wird eine seiner Karten entsorgt, wird sie beiseitegelegt und kommt am Ende des Zuges auf seinen "
        "Ablagestapel zurück.",
        "f",
    ),
    "scrying_pool": CardText(
        "Vision",
        "Visionen",
        "+1 Aktion\n"
        "Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf.\n"
        "Dann entscheidest du Spieler für Spieler: ablegen oder wieder obenauf.\n"
        "Danach deckst du deinen Nachziehstapel Karte für Karte auf, bis eine keine Aktionskarte ist.\n"
        "Alle Karten dieses zweiten Teils kommen auf deine Hand.",
        "f",
    ),
    "transmute": CardText(
        "Verwandlung",
        "Verwandlungen",
        "Wähle eine Karte auf deiner Hand und entsorge sie.\n"
        "Ist es eine Aktionskarte, nimm ein Herzogtum.\n"
        "Ist es eine Geldkarte, nimm eine Verwandlung.\n"
        "Ist es eine Punktekarte, nimm ein Gold.",
        "f",
    ),
    "university": CardText(
        "Universität",
        "Universitäten",
        "+2 Aktionen\nWenn du willst, nimm eine Aktionskarte für höchstens 5.",
        "f",
    ),
    "vineyard": CardText(
        "Weinberg",
        "Weinberge",
        "Am Spielende: 1 Siegpunkt für je volle drei Aktionskarten, die dir gehören",
        "m",
    ),
}
