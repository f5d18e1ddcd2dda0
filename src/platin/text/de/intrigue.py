"""German names and texts of Intrigue (Die Intrige). "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "baron": CardText(
        "Baron",
        "Barone",
        "+1 Kauf\n"
        "Wenn du willst, lege ein Anwesen von deiner Hand ab: +4 Geld\n"
        "Behältst du alle oder hast du keins, nimm ein Anwesen.",
        "m",
    ),
    "bridge": CardText(
        "Brücke",
        "Brücken",
        "+1 Kauf\n+1 Geld\nFür den Rest dieses Zuges kostet jede Karte, wo sie auch ist, 1 weniger, aber nie unter 0.",
        "f",
    ),
    "conspirator": CardText(
        "Verschwörer",
        "Verschwörer",
        "+2 Geld\nIst das mindestens die dritte Aktionskarte, die du in diesem Zug spielst: +1 Karte, +1 Aktion",
        "m",
    ),
    "coppersmith": CardText(
        "Kupferschmied",
        "Kupferschmiede",
        "Jedes Kupfer, das du in diesem Zug noch spielst, bringt 1 Geld mehr.",
        "m",
    ),
    "courtier": CardText(
        "Höflinge",
        "Höflinge",
        "Zeige eine Handkarte.\n"
        "Suche dir für jeden Kartentyp in ihrer untersten Zeile etwas anderes aus, dann führe alles in "
        "dieser Reihenfolge aus:\n"
        "+1 Aktion\n"
        "+1 Kauf\n"
        "+3 Geld\n"
        "Nimm ein Gold.",
        "pl",
    ),
    "courtyard": CardText(
        "Burghof",
        "Burghöfe",
        "+3 Karten\nWähle eine deiner Handkarten; sie kommt oben auf deinen Nachziehstapel.",
        "m",
    ),
    "diplomat": CardText(
        "Diplomatin",
        "Diplomatinnen",
        "+2 Karten\n"
        "Hast du danach höchstens fünf Handkarten: +2 Aktionen\n"
        "—\n"
        "Spielt jemand anderes einen Angriff und hast du mindestens fünf Handkarten, darfst du zuvor diese "
        "Karte von der Hand zeigen.\n"
        "Hast du das getan, ziehe zwei Karten und lege dann drei ab.",
        "f",
    ),
    "duke": CardText(
        "Herzog",
        "Herzöge",
        "Am Spielende: 1 Siegpunkt für jedes Herzogtum, das dir gehört",
        "m",
    ),
    "great_hall": CardText("Große Halle", "Große Hallen", "+1 Karte\n+1 Aktion\n—\n1 Siegpunkt", "f"),
    "harem": CardText("Harem", "Harems", "+2 Geld\n—\n2 Siegpunkte", "m"),
    "ironworks": CardText(
        "Eisenhütte",
        "Eisenhütten",
        "Nimm eine Karte, die höchstens 4 kostet.\n"
        "Für eine Aktionskarte: +1 Aktion\n"
        "Für eine Geldkarte: +1 Geld\n"
        "Für eine Punktekarte: +1 Karte",
        "f",
    ),
    "lurker": CardText(
        "Herumtreiberin",
        "Herumtreiberinnen",
        "+1 Aktion\n"
        "Suche dir eins aus:\n"
        "Eine Aktionskarte aus dem Vorrat kommt auf den Müll.\n"
        "Nimm eine Aktionskarte aus dem Müll.",
        "f",
    ),
    "masquerade": CardText(
        "Maskerade",
        "Maskeraden",
        "+2 Karten\n"
        "Alle, auch du, suchen sich eine Handkarte aus und geben sie gleichzeitig an die Person links von "
        "sich.\n"
        "Danach darfst du eine Handkarte entsorgen.",
        "f",
    ),
    "masquerade@2": CardText(
        "Maskerade",
        "Maskeraden",
        "+2 Karten\n"
        "Alle, die Handkarten haben, suchen sich eine aus und geben sie gleichzeitig an die nächste solche "
        "Person links von sich.\n"
        "Danach darfst du eine Handkarte entsorgen.",
        "f",
    ),
    "mill": CardText(
        "Mühle",
        "Mühlen",
        "+1 Karte\n+1 Aktion\nWenn du willst, lege zwei Handkarten ab: +2 Geld\n—\n1 Siegpunkt",
        "f",
    ),
    "mining_village": CardText(
        "Bergwerk",
        "Bergwerke",
        "+1 Karte\n+2 Aktionen\nWenn du willst, kommt diese Karte jetzt gleich auf den Müll: +2 Geld",
        "n",
    ),
    "minion": CardText(
        "Lakai",
        "Lakaien",
        "+1 Aktion\n"
        "Suche dir eins aus:\n"
        "+2 Geld\n"
        "Lege alle Handkarten ab und ziehe vier; das tun auch alle anderen, die mindestens fünf Handkarten "
        "haben.",
        "m",
    ),
    "nobles": CardText(
        "Adelige",
        "Adelige",
        "Suche dir eins aus:\n+3 Karten\n+2 Aktionen\n—\n2 Siegpunkte",
        "pl",
    ),
    "patrol": CardText(
        "Patrouille",
        "Patrouillen",
        "+3 Karten\n"
        "Decke dann die vier obersten Karten deines Nachziehstapels auf.\n"
        "Punktekarten und Flüche darunter kommen auf deine Hand.\n"
        "Die anderen legst du in beliebiger Reihenfolge wieder obenauf.",
        "f",
    ),
    "pawn": CardText(
        "Handlanger",
        "Handlanger",
        "Suche dir zwei verschiedene aus:\n+1 Karte\n+1 Aktion\n+1 Kauf\n+1 Geld",
        "m",
    ),
    "replace": CardText(
        "Austausch",
        "Austausche",
        "Entsorge eine Handkarte.\n"
        "Nimm eine Karte, die höchstens 2 mehr kostet.\n"
        "Ist das eine Aktions- oder Geldkarte, kommt sie oben auf deinen Nachziehstapel.\n"
        "Ist es eine Punktekarte, nehmen alle anderen je einen Fluch.",
        "m",
    ),
    "saboteur": CardText(
        "Saboteur",
        "Saboteure",
        "Alle anderen decken der Reihe nach ihren Nachziehstapel auf, bis eine Karte 3 oder mehr kostet.\n"
        "Diese entsorgen sie und dürfen dafür eine nehmen, die mindestens 2 weniger kostet.\n"
        "Alles andere Aufgedeckte legen sie ab.",
        "m",
    ),
    "scout": CardText(
        "Späher",
        "Späher",
        "+1 Aktion\n"
        "Decke die vier obersten Karten deines Nachziehstapels auf.\n"
        "Punktekarten darunter kommen auf deine Hand.\n"
        "Die anderen legst du in beliebiger Reihenfolge wieder obenauf.",
        "m",
    ),
    "secret_chamber": CardText(
        "Geheimkammer",
        "Geheimkammern",
        "Lege so viele Handkarten ab, wie du willst: +1 Geld für jede\n"
        "—\n"
        "Spielt jemand anderes einen Angriff, darfst du zuvor diese Karte von der Hand zeigen.\n"
        "Hast du das getan, ziehe zwei Karten und lege dann zwei Handkarten auf deinen Nachziehstapel.",
        "f",
    ),
    "secret_passage": CardText(
        "Geheimgang",
        "Geheimgänge",
        "+2 Karten\n+1 Aktion\nStecke eine Handkarte an eine beliebige Stelle in deinen Nachziehstapel.",
        "m",
    ),
    "shanty_town": CardText(
        "Armenviertel",
        "Armenviertel",
        "+2 Aktionen\nZeige alle deine Handkarten.\nIst keine Aktionskarte dabei: +2 Karten",
        "n",
    ),
    "steward": CardText(
        "Verwalter",
        "Verwalter",
        "Suche dir eins aus:\n+2 Karten\n+2 Geld\nEntsorge zwei Handkarten.",
        "m",
    ),
    "swindler": CardText(
        "Trickser",
        "Trickser",
        "+2 Geld\n"
        "Alle anderen entsorgen der Reihe nach die oberste Karte ihres Nachziehstapels.\n"
        "Dafür nehmen sie eine Karte mit genau gleichen Kosten; welche, bestimmst du.",
        "m",
    ),
    "torturer": CardText(
        "Kerkermeister",
        "Kerkermeister",
        "+3 Karten\n"
        "Alle anderen entscheiden der Reihe nach: Entweder legen sie zwei Handkarten ab, oder sie nehmen "
        "einen Fluch auf die Hand.",
        "m",
    ),
    "trading_post": CardText(
        "Handelsposten",
        "Handelsposten",
        "Entsorge zwei Handkarten.\nHast du das getan, nimm ein Silber direkt auf die Hand.",
        "m",
    ),
    "tribute": CardText(
        "Tribut",
        "Tribute",
        "Die Person links von dir deckt die zwei obersten Karten ihres Nachziehstapels auf und legt sie ab.\n"
        "Du bekommst diese Boni für jede davon; zwei gleichnamige zählen als eine:\n"
        "Für eine Aktionskarte: +2 Aktionen\n"
        "Für eine Geldkarte: +2 Geld\n"
        "Für eine Punktekarte: +2 Karten",
        "m",
    ),
    "upgrade": CardText(
        "Anbau",
        "Anbauten",
        "+1 Karte\n+1 Aktion\nEntsorge eine Handkarte.\nNimm eine Karte, die genau 1 mehr kostet.",
        "m",
    ),
    "wishing_well": CardText(
        "Wunschbrunnen",
        "Wunschbrunnen",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Nenne einen Kartennamen und decke dann die oberste Karte deines Nachziehstapels auf.\n"
        "Hast du richtig geraten, kommt sie auf deine Hand; sonst bleibt sie liegen.",
        "m",
    ),
}
