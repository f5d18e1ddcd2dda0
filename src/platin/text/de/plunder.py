"""German names and texts of Plunder (Plünderer), first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "flagship": CardText(
        "Flaggschiff",
        "Flaggschiffe",
        "+2 Geld\nDie nächste Aktionskarte ohne den Typ Befehl, die du spielst, wird gleich noch einmal gespielt.",
        "n",
    ),
    "frigate": CardText(
        "Fregatte",
        "Fregatten",
        "+3 Geld\n"
        "Bis dein nächster Zug beginnt: Wer sonst eine Aktionskarte gespielt hat, legt danach ab, bis er "
        "höchstens vier Handkarten hat.",
        "f",
    ),
    "landing_party": CardText(
        "Landungstrupp",
        "Landungstrupps",
        "+2 Karten\n"
        "+2 Aktionen\n"
        "Sobald du in einem Zug als allererste Karte eine Geldkarte gespielt hast, kommt diese hier auf "
        "deinen Nachziehstapel.",
        "m",
    ),
    "quartermaster": CardText(
        "Quartiermeister",
        "Quartiermeister",
        "Für den Rest des Spiels beginnt jeder deiner Züge mit einem davon, wie du möchtest:\n"
        "Nimm eine Karte für höchstens 4 und lege sie auf diese Karte;\n"
        "oder nimm eine Karte, die auf dieser liegt, auf die Hand.",
        "m",
    ),
    "search": CardText(
        "Suche",
        "Suchen",
        "+2 Geld\nSobald wieder ein Vorratsstapel leer wird, entsorge diese Karte und nimm eine Kostbarkeit.",
        "f",
    ),
    "shaman": CardText(
        "Schamanin",
        "Schamaninnen",
        "+1 Aktion\n"
        "+1 Geld\n"
        "Wenn du willst, entsorge eine Handkarte.\n"
        "—\n"
        "In Spielen mit dieser Karte beginnen alle ihre Züge damit, eine Karte für höchstens 6 aus dem Müll"
        " zu nehmen.",
        "f",
    ),
    "siren": CardText(
        "Sirene",
        "Sirenen",
        "Alle anderen nehmen je einen Fluch.\n"
        "Zu Beginn deines nächsten Zuges ziehst du Karten, bis du acht auf der Hand hast.\n"
        "—\n"
        "Nimmst du diese Karte, entsorge eine Aktionskarte von deiner Hand; sonst wird sie selbst entsorgt.",
        "f",
    ),
    "stowaway": CardText(
        "Blinder Passagier",
        "Blinde Passagiere",
        "Zu Beginn deines nächsten Zuges: +2 Karten\n"
        "—\n"
        "Wird eine Dauerkarte genommen, ganz gleich von wem, darfst du diese Karte von der Hand spielen.",
        "m",
    ),
    "amphora": CardText(
        "Amphore",
        "Amphoren",
        "Wähle eins:\n+1 Kauf und +3 Geld sofort;\noder +1 Kauf und +3 Geld, wenn dein nächster Zug beginnt.",
        "f",
    ),
    "doubloons": CardText(
        "Dublonen",
        "Dublonen",
        "+3 Geld\n—\nNimmst du diese Karte, nimmst du auch ein Gold.",
        "pl",
    ),
    "endless_chalice": CardText(
        "Endloser Kelch",
        "Endlose Kelche",
        "Jetzt und immer, wenn einer deiner Züge beginnt, bis das Spiel endet:\n+1 Geld\n+1 Kauf",
        "m",
    ),
    "figurehead": CardText(
        "Galionsfigur",
        "Galionsfiguren",
        "+3 Geld\nZu Beginn deines nächsten Zuges: +2 Karten",
        "f",
    ),
    "hammer": CardText("Hammer", "Hämmer", "+3 Geld\nNimm eine Karte für höchstens 4.", "m"),
    "insignia": CardText(
        "Insignien",
        "Insignien",
        "+3 Geld\nBis der Zug endet, darf jede Karte, die du nimmst, oben auf deinen Nachziehstapel.",
        "pl",
    ),
    "jewels": CardText(
        "Juwelen",
        "Juwelen",
        "+3 Geld\n+1 Kauf\nWenn dein nächster Zug beginnt, kommt diese Karte unter deinen Nachziehstapel.",
        "pl",
    ),
    "orb": CardText(
        "Kugel",
        "Kugeln",
        "Durchsuche deinen Ablagestapel und wähle dann eins:\n"
        "Spiele eine Aktions- oder Geldkarte daraus;\n"
        "oder +1 Kauf und +3 Geld.",
        "f",
    ),
    "prize_goat": CardText(
        "Zuchtziege",
        "Zuchtziegen",
        "+3 Geld\n+1 Kauf\nWenn du willst, entsorge eine Handkarte.",
        "f",
    ),
    "puzzle_box": CardText(
        "Rätselschatulle",
        "Rätselschatullen",
        "+3 Geld\n"
        "+1 Kauf\n"
        "Wenn du willst, lege eine Handkarte verdeckt beiseite; am Ende des Zuges kommt sie auf deine Hand "
        "zurück.",
        "f",
    ),
    "sextant": CardText(
        "Sextant",
        "Sextanten",
        "+3 Geld\n"
        "+1 Kauf\n"
        "Schau dir die fünf obersten Karten deines Nachziehstapels an.\n"
        "Lege ab, was du nicht willst; der Rest kommt in beliebiger Reihenfolge wieder obenauf.",
        "m",
    ),
    "shield": CardText(
        "Schild",
        "Schilde",
        "+3 Geld\n"
        "+1 Kauf\n"
        "—\n"
        "Spielt jemand anderes einen Angriff, darfst du zuvor diese Karte von der Hand zeigen.\n"
        "Der Angriff lässt dich dann unberührt.",
        "m",
    ),
    "spell_scroll": CardText(
        "Zauberrolle",
        "Zauberrollen",
        "Diese Karte kommt auf den Müll.\n"
        "Ist das geschehen, nimm eine Karte, die billiger ist als diese.\n"
        "Ist es eine Aktions- oder Geldkarte, steht dir frei, sie zu spielen.",
        "f",
    ),
    "staff": CardText(
        "Stab",
        "Stäbe",
        "+3 Geld\n+1 Kauf\nWenn du willst, spiele eine Aktionskarte von deiner Hand.",
        "m",
    ),
    "sword": CardText(
        "Schwert",
        "Schwerter",
        "+3 Geld\n+1 Kauf\nAlle anderen mit mehr als vier Handkarten legen ab, bis ihnen vier bleiben.",
        "n",
    ),
    "avoid": CardText(
        "Ausweichen",
        "Ausweichen",
        "+1 Kauf\n"
        "Wenn du in diesem Zug das nächste Mal mischst, bleiben bis zu drei der Karten draußen und kommen "
        "auf deinen Ablagestapel.",
        "n",
    ),
    "journey": CardText(
        "Reise",
        "Reisen",
        "Nur einmal pro Zug:\n"
        "War der Zug vor diesem nicht deiner, bleiben deine Karten im Spiel beim Aufräumen liegen, und auf "
        "diesen Zug folgt noch einer von dir.",
        "f",
    ),
    "mirror": CardText(
        "Spiegeln",
        "Spiegeln",
        "+1 Kauf\nWenn du in diesem Zug das nächste Mal eine Aktionskarte nimmst, nimm noch eine davon.",
        "n",
    ),
    "rush": CardText(
        "Beeilung",
        "Beeilungen",
        "+1 Kauf\nWenn du in diesem Zug das nächste Mal eine Aktionskarte nimmst, spielst du sie sofort.",
        "f",
    ),
    "fated": CardText(
        "Vorherbestimmt",
        "Vorherbestimmte",
        "Immer wenn du mischst, darfst du zuvor die Karten durchsuchen, Vorherbestimmte davon zeigen und "
        "diese nach oben oder unten legen.",
        "adj",
    ),
    "inherited": CardText(
        "Geerbt",
        "Geerbte",
        "Spielvorbereitung: Alle tauschen eine Startkarte ihrer Wahl gegen eine Geerbte Karte.",
        "adj",
    ),
    "patient": CardText(
        "Geduldig",
        "Geduldige",
        "Wenn dein Aufräumen beginnt, darfst du Geduldige Karten von der Hand beiseitelegen.\n"
        "Du spielst sie, wenn dein nächster Zug beginnt.",
        "adj",
    ),
    "reckless": CardText(
        "Waghalsig",
        "Waghalsige",
        "Eine Waghalsige Karte, die du spielst, tut alles, was darauf steht, und dann alles noch einmal.\n"
        "Legst du sie aus dem Spiel ab, kommt sie auf ihren Stapel zurück.",
        "adj",
    ),
}
