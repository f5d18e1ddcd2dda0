"""German names and texts of Prosperity (Blütezeit), first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "colony": CardText("Kolonie", "Kolonien", "10 Siegpunkte", "f"),
    "platinum": CardText("Platin", "Platin", "+5 Geld", "n"),
    "contraband": CardText(
        "Schmuggelware",
        "Schmuggelwaren",
        "+3 Geld\n"
        "+1 Kauf\n"
        "Wer links von dir sitzt, sagt den Namen einer Karte an.\n"
        "Karten dieses Namens sind dir für den Rest des Zuges zum Kaufen verboten.",
        "f",
    ),
    "kings_court": CardText(
        "Königshof",
        "Königshöfe",
        "Wenn du willst, suche dir eine Aktionskarte auf deiner Hand aus.\n"
        "Spiele sie dreimal hintereinander.",
        "m",
    ),
    "mint": CardText(
        "Münzer",
        "Münzer",
        "Wenn du willst, zeige eine Geldkarte von deiner Hand und nimm noch eine mit demselben Namen.\n"
        "—\n"
        "Kaufst du diese Karte, kostet dich das alle Geldkarten, die du im Spiel hast: Entsorge sie.",
        "m",
    ),
    "peddler": CardText(
        "Hausierer",
        "Hausierer",
        "+1 Karte\n"
        "+1 Aktion\n"
        "+1 Geld\n"
        "—\n"
        "In deiner Kaufphase sinken die Kosten dieser Karte um 2 je Aktionskarte, die du im Spiel hast, "
        "aber nie unter 0.",
        "m",
    ),
    "royal_seal": CardText(
        "Königliches Siegel",
        "Königliche Siegel",
        "+2 Geld\n"
        "—\n"
        "Während diese Karte im Spiel ist, darf jede Karte, die du nimmst, oben auf deinen Nachziehstapel.",
        "n",
    ),
    "talisman": CardText(
        "Talisman",
        "Talismane",
        "+1 Geld\n"
        "—\n"
        "Während diese Karte im Spiel ist: Für jede Karte für höchstens 4, die du kaufst und die keine "
        "Punktekarte ist, nimm noch eine davon.",
        "m",
    ),
    "trade_route": CardText(
        "Handelsroute",
        "Handelsrouten",
        "+1 Kauf\n"
        "+1 Geld für jeden Marker auf dem Handelsrouten-Tableau\n"
        "Entsorge dann eine Handkarte.\n"
        "—\n"
        "Spielvorbereitung: Auf jeden Punktekartenstapel im Vorrat kommt ein Geldmarker.\n"
        "Sobald jemand eine Karte von so einem Stapel nimmt, wandert dessen Marker endgültig auf das "
        "Tableau.",
        "f",
    ),
    "watchtower": CardText(
        "Wachturm",
        "Wachtürme",
        "Ziehe Karten, bis du sechs auf der Hand hast.\n"
        "—\n"
        "Jedes Mal, wenn du eine Karte nimmst, darfst du diese hier von der Hand zeigen.\n"
        "Die genommene Karte kommt dann nach deiner Wahl auf den Müll oder auf deinen Nachziehstapel.",
        "m",
    ),
}
