"""German names and texts of Cornucopia (Reiche Ernte), later prints under "@2"."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "fairgrounds": CardText(
        "Festplatz",
        "Festplätze",
        "Am Spielende: 2 Siegpunkte für je volle fünf unterschiedliche Namen unter deinen Karten",
        "m",
    ),
    "farming_village": CardText(
        "Bauerndorf",
        "Bauerndörfer",
        "+2 Aktionen\n"
        "Du deckst deinen Nachziehstapel Karte für Karte auf, bis eine Aktions- oder Geldkarte dabei ist.\n"
        "Diese kommt auf deine Hand.\n"
        "Alles andere Aufgedeckte wird abgelegt.",
        "n",
    ),
    "fortune_teller": CardText(
        "Wahrsagerin",
        "Wahrsagerinnen",
        "+2 Geld\n"
        "Alle anderen decken ihren Nachziehstapel Karte für Karte auf, bis eine Punktekarte oder ein Fluch "
        "dabei ist.\n"
        "Diese Karte kommt wieder obenauf.\n"
        "Alles andere Aufgedeckte legen sie ab.",
        "f",
    ),
    "hamlet": CardText(
        "Weiler",
        "Weiler",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Wenn du willst, lege eine Handkarte ab; dafür: +1 Aktion\n"
        "Wenn du willst, lege eine Handkarte ab; dafür: +1 Kauf",
        "m",
    ),
    "harvest": CardText(
        "Ernte",
        "Ernten",
        "Decke die vier obersten Karten deines Nachziehstapels auf.\n"
        "+1 Geld für jeden unterschiedlichen Namen darunter\n"
        "Lege sie ab.",
        "f",
    ),
    "horn_of_plenty": CardText(
        "Füllhorn",
        "Füllhörner",
        "Nimm eine Karte, die höchstens 1 für jeden unterschiedlichen Namen unter deinen Karten im Spiel "
        "kostet, diese eingeschlossen.\n"
        "Ist die genommene Karte eine Punktekarte, entsorge das Füllhorn.",
        "n",
    ),
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
    "hunting_party": CardText(
        "Treibjagd",
        "Treibjagden",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Decke deine Handkarten auf.\n"
        "Decke dann deinen Nachziehstapel Karte für Karte auf, bis ein Name kommt, der auf deiner Hand fehlt.\n"
        "Diese Karte kommt auf deine Hand; alles andere vom Nachziehstapel wird abgelegt.",
        "f",
    ),
    "jester": CardText(
        "Harlekin",
        "Harlekine",
        "+2 Geld\n"
        "Alle anderen legen der Reihe nach die oberste Karte ihres Nachziehstapels ab.\n"
        "Für eine Punktekarte nimmt dieser Spieler einen Fluch.\n"
        "Von jeder anderen Karte nimmt einer von euch eine gleiche: er oder du, ganz nach deiner Wahl.",
        "m",
    ),
    "menagerie": CardText(
        "Menagerie",
        "Menagerien",
        "+1 Aktion\nDecke deine Handkarten auf.\nKommt kein Name darunter doppelt vor: +3 Karten\nSonst: +1 Karte",
        "f",
    ),
    "remake": CardText(
        "Nachbau",
        "Nachbauten",
        "Wähle eine Karte auf deiner Hand und entsorge sie.\n"
        "Nimm dann eine Karte, die genau 1 mehr kostet.\n"
        "Danach tu beides noch einmal.",
        "m",
    ),
    "tournament": CardText(
        "Turnier",
        "Turniere",
        "+1 Aktion\n"
        "Wenn du willst, lege eine Provinz von deiner Hand ab.\n"
        "Hast du das getan, nimm ein Herzogtum oder eine Preiskarte deiner Wahl auf deinen "
        "Nachziehstapel.\n"
        "Danach dürfen alle anderen eine Provinz von der Hand zeigen.\n"
        "Tut das niemand: +1 Karte, +1 Geld",
        "n",
    ),
    "tournament@2": CardText(
        "Turnier",
        "Turniere",
        "+1 Aktion\n"
        "Alle dürfen eine Provinz von der Hand zeigen, du zuerst.\n"
        "Hast du das getan, lege deine ab und nimm ein Herzogtum oder eine Preiskarte deiner Wahl auf deinen "
        "Nachziehstapel.\n"
        "Hat es niemand anderes getan: +1 Karte, +1 Geld",
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
    "princess@2": CardText(
        "Prinzessin",
        "Prinzessinnen",
        "+1 Kauf\nFür den Rest dieses Zuges kostet jede Karte 2 weniger, aber nie unter 0.",
        "f",
    ),
    "trusty_steed": CardText(
        "Streitross",
        "Streitrösser",
        "Suche dir zwei unterschiedliche aus und führe sie in dieser Reihenfolge aus:\n"
        "+2 Karten\n"
        "+2 Aktionen\n"
        "+2 Geld\n"
        "Nimm vier Silber; dann wandert dein Nachziehstapel auf deinen Ablagestapel.",
        "n",
    ),
}
