"""German names and texts of Plunder (Plünderer), first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "abundance": CardText(
        "Überfluss",
        "Überflüsse",
        "Die nächste Aktionskarte, die du nimmst, bringt dir:\n+1 Kauf\n+3 Geld",
        "m",
    ),
    "buried_treasure": CardText(
        "Vergrabener Schatz",
        "Vergrabene Schätze",
        "Wenn dein nächster Zug beginnt: +1 Kauf und +3 Geld\n—\nNimmst du diese Karte, spielst du sie sofort.",
        "m",
    ),
    "cabin_boy": CardText(
        "Schiffsjunge",
        "Schiffsjungen",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Wenn dein nächster Zug beginnt, wähle eins:\n"
        "+2 Geld;\n"
        "oder entsorge diese Karte, und wenn das geschah, nimm eine Dauerkarte.",
        "m",
    ),
    "cage": CardText(
        "Käfig",
        "Käfige",
        "Lege bis zu vier Handkarten verdeckt auf diese Karte.\n"
        "Die nächste Punktekarte, die du nimmst, bringt den Käfig auf den Müll; am Ende jenes Zuges nimmst du "
        "die Karten, die auf ihm lagen, auf die Hand.",
        "m",
    ),
    "crew": CardText(
        "Mannschaft",
        "Mannschaften",
        "+3 Karten\nWenn dein nächster Zug beginnt, kommt diese Karte oben auf deinen Nachziehstapel.",
        "f",
    ),
    "crucible": CardText(
        "Schmelztiegel",
        "Schmelztiegel",
        "Wähle eine deiner Handkarten und entsorge sie.\n+1 Geld für jedes Geld, das sie kostet",
        "m",
    ),
    "cutthroat": CardText(
        "Meuchlerin",
        "Meuchlerinnen",
        "Alle anderen mit mehr als drei Handkarten legen ab, bis ihnen drei bleiben.\n"
        "Sobald irgendjemand eine Geldkarte nimmt, die mindestens 5 kostet, nimmst du eine Kostbarkeit.",
        "f",
    ),
    "enlarge": CardText(
        "Vergrößerung",
        "Vergrößerungen",
        "Jetzt und noch einmal, wenn dein nächster Zug beginnt:\n"
        "Entsorge eine Handkarte und nimm eine Karte, die höchstens 2 mehr kostet.",
        "f",
    ),
    "figurine": CardText(
        "Figurine",
        "Figurinen",
        "+2 Karten\nWenn du willst, lege eine Aktionskarte von deiner Hand ab.\nHast du das getan: +1 Kauf und +1 Geld",
        "f",
    ),
    "first_mate": CardText(
        "Erste Maatin",
        "Erste Maatinnen",
        "Spiele beliebig viele Aktionskarten von deiner Hand, sofern sie alle gleich heißen.\n"
        "Ziehe danach Karten, bis du sechs auf der Hand hast.",
        "f",
    ),
    "flagship": CardText(
        "Flaggschiff",
        "Flaggschiffe",
        "+2 Geld\nDie nächste Aktionskarte ohne den Typ Befehl, die du spielst, wird gleich noch einmal gespielt.",
        "n",
    ),
    "fortune_hunter": CardText(
        "Abenteurerin",
        "Abenteurerinnen",
        "+2 Geld\n"
        "Schau dir die drei obersten Karten deines Nachziehstapels an.\n"
        "Eine Geldkarte davon darfst du gleich spielen.\n"
        "Der Rest kommt in beliebiger Reihenfolge wieder obenauf.",
        "f",
    ),
    "frigate": CardText(
        "Fregatte",
        "Fregatten",
        "+3 Geld\n"
        "Bis dein nächster Zug beginnt: Wer sonst eine Aktionskarte gespielt hat, legt danach ab, bis er "
        "höchstens vier Handkarten hat.",
        "f",
    ),
    "gondola": CardText(
        "Gondel",
        "Gondeln",
        "Wähle eins:\n"
        "+2 Geld sofort;\n"
        "oder +2 Geld, wenn dein nächster Zug beginnt.\n"
        "—\n"
        "Nimmst du diese Karte, steht dir frei, eine Aktionskarte von deiner Hand zu spielen.",
        "f",
    ),
    "grotto": CardText(
        "Grotte",
        "Grotten",
        "+1 Aktion\n"
        "Lege bis zu vier Handkarten verdeckt auf diese Karte.\n"
        "Wenn dein nächster Zug beginnt, lege jene Karten ab und ziehe dann ebenso viele.",
        "f",
    ),
    "harbor_village": CardText(
        "Hafendorf",
        "Hafendörfer",
        "+1 Karte\n"
        "+2 Aktionen\n"
        "Ist die nächste Aktionskarte, die du in diesem Zug spielst, ausgeführt: +1 Geld, sofern sie selbst "
        "dir Geld gegeben hat",
        "n",
    ),
    "jewelled_egg": CardText(
        "Juwelen-Ei", "Juwelen-Eier", "+1 Geld\n+1 Kauf\n—\nEntsorgst du diese Karte, nimm eine Kostbarkeit.", "n"
    ),
    "kings_cache": CardText(
        "Königstruhe",
        "Königstruhen",
        "Wenn du willst, suche dir eine Geldkarte auf deiner Hand aus.\nSpiele sie dreimal hintereinander.",
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
    "longship": CardText("Langschiff", "Langschiffe", "+2 Aktionen\nZu Beginn deines nächsten Zuges: +2 Karten", "n"),
    "mapmaker": CardText(
        "Kartenzeichnerin",
        "Kartenzeichnerinnen",
        "Schau dir die vier obersten Karten deines Nachziehstapels an.\n"
        "Zwei davon kommen auf deine Hand; lege den Rest ab.\n"
        "—\n"
        "Wird eine Punktekarte genommen, ganz gleich von wem, darfst du diese Karte von der Hand spielen.",
        "f",
    ),
    "maroon": CardText(
        "Ausgesetzter",
        "Ausgesetzte",
        "Wähle eine deiner Handkarten und entsorge sie.\nFür jeden Kartentyp, den sie hat: +2 Karten",
        "m",
    ),
    "mining_road": CardText(
        "Bergbaustraße",
        "Bergbaustraßen",
        "+1 Aktion\n"
        "+1 Kauf\n"
        "+2 Geld\n"
        "Eine der Geldkarten, die du später in diesem Zug nimmst, darfst du sofort nach dem Nehmen spielen.",
        "f",
    ),
    "pendant": CardText(
        "Anhänger",
        "Anhänger",
        "+1 Geld für jeden verschiedenen Namen unter den Geldkarten, die du im Spiel hast, diese mitgezählt",
        "m",
    ),
    "pickaxe": CardText(
        "Spitzhacke",
        "Spitzhacken",
        "+1 Geld\n"
        "Wähle eine deiner Handkarten und entsorge sie.\n"
        "Kostet sie 3 oder mehr, nimm eine Kostbarkeit; sie kommt auf deine Hand.",
        "f",
    ),
    "pilgrim": CardText(
        "Pilger", "Pilger", "+4 Karten\nEine deiner Handkarten kommt oben auf deinen Nachziehstapel.", "m"
    ),
    "quartermaster": CardText(
        "Quartiermeister",
        "Quartiermeister",
        "Für den Rest des Spiels beginnt jeder deiner Züge mit einem davon, wie du möchtest:\n"
        "Nimm eine Karte für höchstens 4 und lege sie auf diese Karte;\n"
        "oder nimm eine Karte, die auf dieser liegt, auf die Hand.",
        "m",
    ),
    "rope": CardText(
        "Seil",
        "Seile",
        "+1 Geld\n+1 Kauf\nWenn dein nächster Zug beginnt: +1 Karte; danach entsorge, wenn du willst, eine Handkarte.",
        "n",
    ),
    "sack_of_loot": CardText(
        "Sack voll Kostbarkeiten", "Säcke voll Kostbarkeiten", "+1 Geld\n+1 Kauf\nNimm eine Kostbarkeit.", "m"
    ),
    "search": CardText(
        "Suche",
        "Suchen",
        "+2 Geld\nSobald der nächste Vorratsstapel leer wird, entsorge diese Karte und nimm eine Kostbarkeit.",
        "f",
    ),
    "secluded_shrine": CardText(
        "Einsamer Schrein",
        "Einsame Schreine",
        "+1 Geld\nBei der nächsten Geldkarte, die du nimmst, entsorge bis zu zwei Handkarten.",
        "m",
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
    "silver_mine": CardText(
        "Silbermine", "Silberminen", "Nimm eine Geldkarte, die billiger ist als diese.\nSie kommt auf deine Hand.", "f"
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
    "swamp_shacks": CardText(
        "Sumpfhütten",
        "Sumpfhütten",
        "+2 Aktionen\n+1 Karte für je drei Karten, die du im Spiel hast, diese mitgezählt",
        "pl",
    ),
    "taskmaster": CardText(
        "Vorarbeiter",
        "Vorarbeiter",
        "+1 Aktion\n"
        "+1 Geld\n"
        "Kostet eine Karte, die du in diesem Zug von jetzt an nimmst, genau 5, geschieht all das noch "
        "einmal, wenn dein nächster Zug beginnt.",
        "m",
    ),
    "tools": CardText(
        "Werkzeug",
        "Werkzeuge",
        "Nimm eine Karte, von der schon ein Exemplar im Spiel ist, ganz gleich bei wem.",
        "n",
    ),
    "trickster": CardText(
        "Gauner",
        "Gauner",
        "Alle anderen nehmen je einen Fluch.\n"
        "Eine Geldkarte, die du in diesem Zug aus dem Spiel ablegst, darfst du beiseitelegen; am Ende des "
        "Zuges kommt sie auf deine Hand zurück.",
        "m",
    ),
    "wealthy_village": CardText(
        "Wohlhabendes Dorf",
        "Wohlhabende Dörfer",
        "+1 Karte\n"
        "+2 Aktionen\n"
        "—\n"
        "Nimmst du diese Karte, während deine Geldkarten im Spiel mindestens drei verschiedene Namen haben, "
        "nimm eine Kostbarkeit dazu.",
        "n",
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
        "Wenn du in diesem Zug das nächste Mal mischst, hältst du bis zu drei der Karten heraus; sie kommen "
        "auf deinen Ablagestapel.",
        "n",
    ),
    "bury": CardText(
        "Vergraben",
        "Vergraben",
        "+1 Kauf\nEine Karte deiner Wahl aus deinem Ablagestapel kommt unter deinen Nachziehstapel.",
        "n",
    ),
    "deliver": CardText(
        "Zustellung",
        "Zustellungen",
        "+1 Kauf\n"
        "Bis der Zug endet, legst du jede Karte, die du nimmst, beiseite; ist er vorbei, kommen sie alle "
        "auf deine Hand.",
        "f",
    ),
    "foray": CardText(
        "Brandschatzung",
        "Brandschatzungen",
        "Lege drei Karten offen ab.\nTragen alle drei verschiedene Namen, nimm eine Kostbarkeit.",
        "f",
    ),
    "invasion": CardText(
        "Invasion",
        "Invasionen",
        "Wenn du willst, spiele einen Angriff von deiner Hand.\n"
        "Nimm ein Herzogtum.\n"
        "Nimm eine Aktionskarte und lege sie oben auf deinen Nachziehstapel.\n"
        "Nimm eine Kostbarkeit und spiele sie sofort.",
        "f",
    ),
    "journey": CardText(
        "Reise",
        "Reisen",
        "Nur einmal pro Zug:\n"
        "War der Zug vor diesem nicht deiner, bleiben deine Karten im Spiel beim Aufräumen liegen, und auf "
        "diesen Zug folgt noch einer von dir.",
        "f",
    ),
    "launch": CardText(
        "In See stechen",
        "In See stechen",
        "Nur einmal pro Zug:\nKehre in deine Aktionsphase zurück.\n+1 Karte\n+1 Aktion\n+1 Kauf",
        "n",
    ),
    "looting": CardText("Plünderung", "Plünderungen", "Du nimmst eine Kostbarkeit.", "f"),
    "maelstrom": CardText(
        "Mahlstrom",
        "Mahlströme",
        "Entsorge drei deiner Handkarten.\nAlle anderen mit fünf oder mehr Handkarten entsorgen eine davon.",
        "m",
    ),
    "mirror": CardText(
        "Spiegeln",
        "Spiegeln",
        "+1 Kauf\nWenn du in diesem Zug das nächste Mal eine Aktionskarte nimmst, nimm noch eine davon.",
        "n",
    ),
    "peril": CardText(
        "Riskieren",
        "Riskieren",
        "Wenn du willst, entsorge eine Aktionskarte von deiner Hand; dafür nimmst du eine Kostbarkeit.",
        "n",
    ),
    "prepare": CardText(
        "Vorbereitung",
        "Vorbereitungen",
        "Lege alle deine Handkarten offen beiseite.\n"
        "Wenn dein nächster Zug beginnt, spiele sämtliche Aktions- und Geldkarten davon in beliebiger "
        "Reihenfolge und lege den Rest ab.",
        "f",
    ),
    "prosper": CardText(
        "Aufblühen",
        "Aufblühen",
        "Nimm eine Kostbarkeit.\nNimm dann einzeln so viele Geldkarten, wie du willst, aber keine zwei gleichen.",
        "n",
    ),
    "rush": CardText(
        "Beeilung",
        "Beeilungen",
        "+1 Kauf\nWenn du in diesem Zug das nächste Mal eine Aktionskarte nimmst, spielst du sie sofort.",
        "f",
    ),
    "scrounge": CardText(
        "Herumsuchen",
        "Herumsuchen",
        "Wähle eins:\n"
        "Entsorge eine Handkarte;\n"
        "oder nimm ein Anwesen aus dem Müll und, wenn das gelang, eine Karte für höchstens 5.",
        "n",
    ),
    "cheap": CardText("Billig", "Billige", "Das ganze Spiel über kosten Billige Karten 1 Geld weniger.", "adj"),
    "cursed": CardText(
        "Verflucht",
        "Verfluchte",
        "Mit jeder Verfluchten Karte, die du nimmst, nimmst du auch eine Kostbarkeit und einen Fluch.",
        "adj",
    ),
    "fated": CardText(
        "Vorherbestimmt",
        "Vorherbestimmte",
        "Immer wenn du mischst, darfst du zuvor die Karten durchsuchen, Vorherbestimmte davon zeigen und "
        "diese nach oben oder unten legen.",
        "adj",
    ),
    "fawning": CardText(
        "Aufdringlich",
        "Aufdringliche",
        "Mit jeder Provinz, die du nimmst, nimmst du auch eine Aufdringliche Karte.",
        "adj",
    ),
    "friendly": CardText(
        "Freundlich",
        "Freundliche",
        "Wenn dein Aufräumen beginnt, darfst du eine Freundliche Karte von der Hand ablegen und dafür "
        "eine Freundliche Karte nehmen.",
        "adj",
    ),
    "hasty": CardText(
        "Eilig",
        "Eilige",
        "Jede Eilige Karte, die du nimmst, legst du beiseite.\nDu spielst sie, wenn dein nächster Zug beginnt.",
        "adj",
    ),
    "inherited": CardText(
        "Geerbt",
        "Geerbte",
        "Spielvorbereitung: Alle tauschen eine Startkarte ihrer Wahl gegen eine Geerbte Karte.",
        "adj",
    ),
    "inspiring": CardText(
        "Inspirierend",
        "Inspirierende",
        "Hast du in deinem eigenen Zug eine Inspirierende Karte gespielt, darfst du danach eine "
        "Aktionskarte von der Hand spielen, wenn keine gleiche unter deinen Karten im Spiel ist.",
        "adj",
    ),
    "nearby": CardText("Benachbart", "Benachbarte", "Für jede Benachbarte Karte, die du nimmst: +1 Kauf", "adj"),
    "patient": CardText(
        "Geduldig",
        "Geduldige",
        "Wenn dein Aufräumen beginnt, darfst du Geduldige Karten von der Hand beiseitelegen.\n"
        "Du spielst sie, wenn dein nächster Zug beginnt.",
        "adj",
    ),
    "pious": CardText(
        "Fromm",
        "Fromme",
        "Bei jeder Frommen Karte, die du nimmst, darfst du eine Handkarte entsorgen.",
        "adj",
    ),
    "reckless": CardText(
        "Waghalsig",
        "Waghalsige",
        "Eine Waghalsige Karte, die du spielst, tut alles, was darauf steht, und dann alles noch einmal.\n"
        "Legst du sie aus dem Spiel ab, kommt sie auf ihren Stapel zurück.",
        "adj",
    ),
    "rich": CardText("Reich", "Reiche", "Mit jeder Reichen Karte, die du nimmst, nimmst du auch ein Silber.", "adj"),
    "shy": CardText(
        "Scheu",
        "Scheue",
        "Wenn dein Zug beginnt, darfst du eine Scheue Karte von der Hand ablegen und bekommst dafür +2 Karten.",
        "adj",
    ),
    "tireless": CardText(
        "Unermüdlich",
        "Unermüdliche",
        "Eine Unermüdliche Karte, die du aus dem Spiel ablegst, legst du beiseite.\n"
        "Ist der Zug vorbei, kommt sie auf deinen Nachziehstapel.",
        "adj",
    ),
}
