"""German names and texts of the base game. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "copper": CardText("Kupfer", "Kupfer", "+1 Geld", "n"),
    "curse": CardText("Fluch", "Flüche", "-1 Siegpunkt", "m"),
    "duchy": CardText("Herzogtum", "Herzogtümer", "3 Siegpunkte", "n"),
    "estate": CardText("Anwesen", "Anwesen", "1 Siegpunkt", "n"),
    "gold": CardText("Gold", "Gold", "+3 Geld", "n"),
    "province": CardText("Provinz", "Provinzen", "6 Siegpunkte", "f"),
    "silver": CardText("Silber", "Silber", "+2 Geld", "n"),
    "adventurer": CardText(
        "Abenteurer",
        "Abenteurer",
        "Du deckst deinen Nachziehstapel Karte für Karte auf, bis zwei Geldkarten dabei sind.\n"
        "Diese beiden kommen auf deine Hand.\n"
        "Alles andere Aufgedeckte wird abgelegt.",
        "m",
    ),
    "artisan": CardText(
        "Töpferei",
        "Töpfereien",
        "Nimm eine Karte für höchstens 5 direkt auf die Hand.\n"
        "Wähle dann eine deiner Handkarten; sie kommt oben auf deinen Nachziehstapel.",
        "f",
    ),
    "bandit": CardText(
        "Banditin",
        "Banditinnen",
        "Nimm ein Gold.\n"
        "Alle anderen decken die zwei obersten Karten ihres Nachziehstapels auf.\n"
        "Ist eine Geldkarte dabei, die kein Kupfer ist, müssen sie eine solche entsorgen.\n"
        "Was übrig ist, legen sie ab.",
        "f",
    ),
    "bureaucrat": CardText(
        "Bürokrat",
        "Bürokraten",
        "Nimm ein Silber; es kommt gleich oben auf deinen Nachziehstapel.\n"
        "Alle anderen zeigen eine Punktekarte von der Hand und legen sie auf ihren Nachziehstapel.\n"
        "Wer keine hat, zeigt stattdessen alle Handkarten.",
        "m",
    ),
    "cellar": CardText(
        "Keller",
        "Keller",
        "+1 Aktion\nLege so viele Handkarten ab, wie du willst.\nZiehe danach genauso viele.",
        "m",
    ),
    "chancellor": CardText(
        "Kanzler",
        "Kanzler",
        "+2 Geld\nWenn du willst, wandert dein ganzer Nachziehstapel jetzt auf deinen Ablagestapel.",
        "m",
    ),
    "chapel": CardText(
        "Kapelle",
        "Kapellen",
        "Suche dir höchstens vier deiner Handkarten aus und entsorge sie.",
        "f",
    ),
    "council_room": CardText(
        "Ratsversammlung",
        "Ratsversammlungen",
        "+4 Karten\n+1 Kauf\nAlle anderen ziehen je eine Karte.",
        "f",
    ),
    "feast": CardText(
        "Festmahl",
        "Festmähler",
        "Diese Karte kommt auf den Müll.\nNimm eine Karte für höchstens 5.",
        "n",
    ),
    "festival": CardText("Jahrmarkt", "Jahrmärkte", "+2 Aktionen\n+1 Kauf\n+2 Geld", "m"),
    "gardens": CardText(
        "Gärten",
        "Gärten",
        "Am Spielende: 1 Siegpunkt für je volle zehn Karten, die dir gehören",
        "pl",
    ),
    "harbinger": CardText(
        "Vorbotin",
        "Vorbotinnen",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Durchsuche deinen Ablagestapel; wenn du willst, kommt eine Karte daraus auf deinen Nachziehstapel.",
        "f",
    ),
    "laboratory": CardText("Laboratorium", "Laboratorien", "+2 Karten\n+1 Aktion", "n"),
    "library": CardText(
        "Bibliothek",
        "Bibliotheken",
        "Ziehe Karte für Karte, bis du sieben auf der Hand hast.\n"
        "Eine dabei gezogene Aktionskarte darfst du gleich beiseitelegen, statt sie zu behalten.\n"
        "Bist du fertig, legst du alles Beiseitegelegte ab.",
        "f",
    ),
    "market": CardText("Markt", "Märkte", "+1 Karte\n+1 Aktion\n+1 Kauf\n+1 Geld", "m"),
    "merchant": CardText(
        "Händlerin",
        "Händlerinnen",
        "+1 Karte\n+1 Aktion\nDein erstes Silber in diesem Zug bringt 1 Geld mehr.",
        "f",
    ),
    "militia": CardText(
        "Miliz",
        "Milizen",
        "+2 Geld\nAlle anderen mit mehr als drei Handkarten legen ab, bis ihnen drei bleiben.",
        "f",
    ),
    "mine": CardText(
        "Mine",
        "Minen",
        "Wähle eine Geldkarte auf deiner Hand und entsorge sie.\n"
        "Nimm dann eine Geldkarte, die höchstens 3 mehr kostet, direkt auf die Hand.",
        "f",
    ),
    "mine@2": CardText(
        "Mine",
        "Minen",
        "Wenn du willst, wähle eine Geldkarte auf deiner Hand und entsorge sie.\n"
        "Hast du das getan, nimm eine Geldkarte, die höchstens 3 mehr kostet, direkt auf die Hand.",
        "f",
    ),
    "moat": CardText(
        "Burggraben",
        "Burggräben",
        "+2 Karten\n"
        "—\n"
        "Spielt jemand anderes einen Angriff, darfst du zuvor diese Karte von der Hand zeigen.\n"
        "Der Angriff lässt dich dann unberührt.",
        "m",
    ),
    "moneylender": CardText(
        "Geldverleiher",
        "Geldverleiher",
        "Entsorge ein Kupfer von deiner Hand.\nNur wenn du das getan hast: +3 Geld",
        "m",
    ),
    "moneylender@2": CardText(
        "Geldverleiher",
        "Geldverleiher",
        "Wenn du willst, entsorge ein Kupfer von deiner Hand.\nNur wenn du das getan hast: +3 Geld",
        "m",
    ),
    "poacher": CardText(
        "Wilddiebin",
        "Wilddiebinnen",
        "+1 Karte\n+1 Aktion\n+1 Geld\nFür jeden leeren Vorratsstapel legst du eine Handkarte ab.",
        "f",
    ),
    "remodel": CardText(
        "Umbau",
        "Umbauten",
        "Wähle eine Karte auf deiner Hand und entsorge sie.\nNimm dann eine Karte, die höchstens 2 mehr kostet.",
        "m",
    ),
    "sentry": CardText(
        "Torwächterin",
        "Torwächterinnen",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Schau dir die zwei obersten Karten deines Nachziehstapels an.\n"
        "Entscheide für jede: entsorgen, ablegen oder behalten.\n"
        "Behaltene kommen in beliebiger Reihenfolge wieder obenauf.",
        "f",
    ),
    "smithy": CardText("Schmiede", "Schmieden", "+3 Karten", "f"),
    "spy": CardText(
        "Spion",
        "Spione",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf.\n"
        "Du entscheidest bei jeder: ablegen oder wieder obenauf.",
        "m",
    ),
    "thief": CardText(
        "Dieb",
        "Diebe",
        "Alle anderen decken die zwei obersten Karten ihres Nachziehstapels auf.\n"
        "Sind Geldkarten darunter, bestimmst du bei jedem eine, die er entsorgt.\n"
        "Was übrig ist, legen sie ab.\n"
        "Von den gerade entsorgten Geldkarten nimmst du so viele, wie du willst.",
        "m",
    ),
    "throne_room": CardText(
        "Thronsaal",
        "Thronsäle",
        "Suche dir eine Aktionskarte auf deiner Hand aus.\nSpiele sie und spiele sie dann noch einmal.",
        "m",
    ),
    "throne_room@2": CardText(
        "Thronsaal",
        "Thronsäle",
        "Wenn du willst, suche dir eine Aktionskarte auf deiner Hand aus.\nSpiele sie und spiele sie dann noch einmal.",
        "m",
    ),
    "vassal": CardText(
        "Vasall",
        "Vasallen",
        "+2 Geld\n"
        "Lege die oberste Karte deines Nachziehstapels ab.\n"
        "Ist es eine Aktionskarte, steht dir frei, sie zu spielen.",
        "m",
    ),
    "village": CardText("Dorf", "Dörfer", "+1 Karte\n+2 Aktionen", "n"),
    "witch": CardText("Hexe", "Hexen", "+2 Karten\nAlle anderen nehmen je einen Fluch.", "f"),
    "woodcutter": CardText("Holzfäller", "Holzfäller", "+1 Kauf\n+2 Geld", "m"),
    "workshop": CardText("Werkstatt", "Werkstätten", "Nimm eine Karte für höchstens 4.", "f"),
}
