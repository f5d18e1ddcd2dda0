"""German names and texts of Prosperity (Blütezeit), both editions. "@2" marks a second print where it differs."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "colony": CardText("Kolonie", "Kolonien", "10 Siegpunkte", "f"),
    "platinum": CardText("Platin", "Platin", "+5 Geld", "n"),
    # In a game with Charlatan: a Treasure too.
    "curse@3": CardText("Fluch", "Flüche", "-1 Siegpunkt\n+1 Geld", "m"),
    "anvil": CardText(
        "Amboss",
        "Ambosse",
        "+1 Geld\n"
        "Wenn du willst, lege eine Geldkarte von deiner Hand ab.\n"
        "Hast du das getan, nimm eine Karte für höchstens 4.",
        "m",
    ),
    "bank": CardText("Bank", "Banken", "+1 Geld für jede Geldkarte, die du im Spiel hast, diese mitgezählt", "f"),
    "bishop": CardText(
        "Bischof",
        "Bischöfe",
        "+1 Geld\n"
        "+1 Siegpunktmarker\n"
        "Wähle eine deiner Handkarten und entsorge sie.\n"
        "Sie bringt Siegpunktmarker: halb so viele, wie sie Geld kostet, abgerundet.\n"
        "Alle anderen dürfen eine Handkarte entsorgen.",
        "m",
    ),
    "charlatan": CardText(
        "Wunderheilerin",
        "Wunderheilerinnen",
        "+3 Geld\n"
        "Alle anderen nehmen je einen Fluch.\n"
        "—\n"
        "In jedem Spiel mit dieser Karte ist ein Fluch zugleich eine Geldkarte, die 1 Geld bringt.",
        "f",
    ),
    "city": CardText(
        "Stadt",
        "Städte",
        "+1 Karte\n"
        "+2 Aktionen\n"
        "Ist mindestens ein Vorratsstapel leer: +1 Karte\n"
        "Sind es mindestens zwei, außerdem: +1 Geld, +1 Kauf",
        "f",
    ),
    "clerk": CardText(
        "Buchhalterin",
        "Buchhalterinnen",
        "+2 Geld\n"
        "Alle anderen mit fünf oder mehr Handkarten legen eine davon auf ihren Nachziehstapel.\n"
        "—\n"
        "Wenn dein Zug beginnt, darfst du diese Karte von der Hand spielen.",
        "f",
    ),
    "collection": CardText(
        "Sammelsurium",
        "Sammelsurien",
        "+2 Geld\n+1 Kauf\nFür den Rest des Zuges bringt dir jede Aktionskarte, die du nimmst: +1 Siegpunktmarker",
        "n",
    ),
    "contraband": CardText(
        "Schmuggelware",
        "Schmuggelwaren",
        "+3 Geld\n"
        "+1 Kauf\n"
        "Wer links von dir sitzt, sagt den Namen einer Karte an.\n"
        "Der Kauf von Karten dieses Namens ist dir für den Rest des Zuges verboten.",
        "f",
    ),
    "counting_house": CardText(
        "Leihhaus",
        "Leihhäuser",
        "Durchsuche deinen Ablagestapel nach Kupfer.\n"
        "Zeige davon so viele, wie du willst, und nimm diese auf die Hand.",
        "n",
    ),
    "crystal_ball": CardText(
        "Kristallkugel",
        "Kristallkugeln",
        "+1 Geld\n"
        "Sieh dir die oberste Karte deines Nachziehstapels an.\n"
        "Wenn du willst, entsorge sie oder lege sie ab; eine Aktions- oder Geldkarte darfst du stattdessen spielen.",
        "f",
    ),
    "expand": CardText(
        "Ausbau",
        "Ausbauten",
        "Wähle eine deiner Handkarten und entsorge sie.\nNimm dann eine Karte, die höchstens 3 mehr kostet.",
        "m",
    ),
    "forge": CardText(
        "Kunstschmiede",
        "Kunstschmieden",
        "Entsorge so viele Handkarten, wie du willst.\n"
        "Zähle zusammen, wie viel Geld sie kosten, und nimm eine Karte, die genau so viel kostet.",
        "f",
    ),
    "goons": CardText(
        "Halsabschneider",
        "Halsabschneider",
        "+1 Kauf\n"
        "+2 Geld\n"
        "Alle anderen mit mehr als drei Handkarten legen ab, bis ihnen drei bleiben.\n"
        "—\n"
        "Während diese Karte im Spiel ist, bringt dir jede Karte, die du kaufst: +1 Siegpunktmarker",
        "m",
    ),
    "grand_market": CardText(
        "Großer Markt",
        "Große Märkte",
        "+1 Karte\n"
        "+1 Aktion\n"
        "+1 Kauf\n"
        "+2 Geld\n"
        "—\n"
        "Solange du ein Kupfer im Spiel hast, steht diese Karte für dich nicht zum Verkauf.",
        "m",
    ),
    "hoard": CardText(
        "Hort",
        "Horte",
        "+2 Geld\n—\nWährend diese Karte im Spiel ist, bringt dir jede Punktekarte, die du kaufst, ein Gold: Nimm es.",
        "m",
    ),
    "hoard@2": CardText(
        "Hort",
        "Horte",
        "+2 Geld\n"
        "Für den Rest des Zuges nimmst du zu jeder Punktekarte, die du kaufst und dadurch nimmst, auch ein Gold.",
        "m",
    ),
    "investment": CardText(
        "Geldanlage",
        "Geldanlagen",
        "Wähle eine deiner Handkarten und entsorge sie.\n"
        "Suche dir dann eins aus: +1 Geld; oder diese Karte kommt auf den Müll.\n"
        "Kam sie dorthin, zeige deine Handkarten; jede verschiedene Geldkarte darunter bringt einen Siegpunktmarker.",
        "f",
    ),
    "kings_court": CardText(
        "Königshof",
        "Königshöfe",
        "Wenn du willst, suche dir eine Aktionskarte auf deiner Hand aus.\nSpiele sie dreimal hintereinander.",
        "m",
    ),
    "loan": CardText(
        "Lohn",
        "Löhne",
        "+1 Geld\n"
        "Du deckst deinen Nachziehstapel Karte für Karte auf, bis eine Geldkarte offen liegt.\n"
        "Diese legst du entweder ab oder entsorgst sie.\n"
        "Alles andere Aufgedeckte wird abgelegt.",
        "m",
    ),
    "magnate": CardText(
        "Magnatin",
        "Magnatinnen",
        "Zeige alle deine Handkarten.\nZiehe für jede Geldkarte darunter eine Karte.",
        "f",
    ),
    "mint": CardText(
        "Münzer",
        "Münzer",
        "Wenn du willst, zeige eine Geldkarte von deiner Hand und nimm noch eine mit demselben Namen.\n"
        "—\n"
        "Kaufst du diese Karte, kostet dich das alle Geldkarten, die du im Spiel hast: Entsorge sie.",
        "m",
    ),
    "mint@2": CardText(
        "Münzer",
        "Münzer",
        "Wenn du willst, zeige eine Geldkarte von deiner Hand und nimm noch eine mit demselben Namen.\n"
        "—\n"
        "Nimmst du diese Karte, kostet dich das deine Geldkarten im Spiel: Entsorge alle außer den Dauerkarten.",
        "m",
    ),
    "monument": CardText("Denkmal", "Denkmäler", "+2 Geld\n+1 Siegpunktmarker", "n"),
    "mountebank": CardText(
        "Quacksalber",
        "Quacksalber",
        "+2 Geld\n"
        "Alle anderen dürfen einen Fluch von der Hand ablegen.\n"
        "Wer das nicht tut, nimmt einen Fluch und danach ein Kupfer.",
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
    "peddler@2": CardText(
        "Hausierer",
        "Hausierer",
        "+1 Karte\n"
        "+1 Aktion\n"
        "+1 Geld\n"
        "—\n"
        "In der Kaufphase eines Spielers sinken die Kosten dieser Karte für alle: um 2 je Aktionskarte, die dieser "
        "Spieler im Spiel hat, aber nie unter 0.",
        "m",
    ),
    "quarry": CardText(
        "Steinbruch",
        "Steinbrüche",
        "+1 Geld\n—\nWährend diese Karte im Spiel ist, kostet jede Aktionskarte 2 weniger, aber nie unter 0.",
        "m",
    ),
    "quarry@2": CardText(
        "Steinbruch",
        "Steinbrüche",
        "+1 Geld\nFür den Rest des Zuges kostet jede Aktionskarte 2 weniger, aber nie unter 0.",
        "m",
    ),
    "rabble": CardText(
        "Gesindel",
        "Gesindel",
        "+3 Karten\n"
        "Alle anderen decken die drei obersten Karten ihres Nachziehstapels auf.\n"
        "Aktions- und Geldkarten darunter legen sie ab.\n"
        "Was übrig ist, kommt in einer Reihenfolge ihrer Wahl zurück nach oben.",
        "n",
    ),
    "royal_seal": CardText(
        "Königliches Siegel",
        "Königliche Siegel",
        "+2 Geld\n—\nWährend diese Karte im Spiel ist, darf jede Karte, die du nimmst, oben auf deinen Nachziehstapel.",
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
    "tiara": CardText(
        "Brautkrone",
        "Brautkronen",
        "+1 Kauf\n"
        "Für den Rest des Zuges darf jede Karte, die du nimmst, oben auf deinen Nachziehstapel.\n"
        "Wenn du willst, suche dir eine Geldkarte auf deiner Hand aus.\n"
        "Spiele sie und spiele sie dann noch einmal.",
        "f",
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
    "trade_route@2": CardText(
        "Handelsroute",
        "Handelsrouten",
        "+1 Kauf\n"
        "Entsorge zuerst eine Handkarte.\n"
        "Danach: +1 Geld für jeden Marker auf dem Handelsrouten-Tableau\n"
        "—\n"
        "Spielvorbereitung: Auf jeden Punktekartenstapel im Vorrat kommt ein Geldmarker.\n"
        "Sobald jemand eine Karte von so einem Stapel nimmt, wandert dessen Marker endgültig auf das "
        "Tableau.",
        "f",
    ),
    "vault": CardText(
        "Gewölbe",
        "Gewölbe",
        "+2 Karten\n"
        "Lege so viele Handkarten ab, wie du willst, und für jede davon: +1 Geld\n"
        "Alle anderen dürfen zwei Handkarten ablegen; tun sie es, ziehen sie eine Karte.",
        "n",
    ),
    "venture": CardText(
        "Abenteuer",
        "Abenteuer",
        "+1 Geld\n"
        "Du deckst deinen Nachziehstapel Karte für Karte auf, bis eine Geldkarte offen liegt.\n"
        "Diese spielst du sofort.\n"
        "Alles andere Aufgedeckte wird danach abgelegt.",
        "n",
    ),
    "war_chest": CardText(
        "Waffenkiste",
        "Waffenkisten",
        "Wer links von dir sitzt, sagt den Namen einer Karte an.\n"
        "Nimm eine Karte für höchstens 5, aber keine, deren Name in diesem Zug für eine Waffenkiste fiel.",
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
    "workers_village": CardText("Arbeiterdorf", "Arbeiterdörfer", "+1 Karte\n+2 Aktionen\n+1 Kauf", "n"),
}
