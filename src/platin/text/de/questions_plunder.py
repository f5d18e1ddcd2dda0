"""What the cards, Traits and Events of Plunder ask, in German."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "amphora.choose": "Wann möchtest du +1 Kauf und +3 Geld?",
    "avoid.keep": "Halte bis zu 3 dieser Karten aus dem Mischen heraus. Sie bleiben auf deinem Ablagestapel.",
    "fated.bottom": "Welche Vorherbestimmten Karten kommen unter deinen Nachziehstapel?",
    "fated.order": "Bringe die Vorherbestimmten Karten in eine Reihenfolge. Die letzte liegt zuoberst.",
    "fated.top": "Welche Vorherbestimmten Karten kommen oben auf deinen Nachziehstapel?",
    "frigate.discard": "Lege Handkarten ab, bis du nur noch 4 hast.",
    "hammer.gain": "Nimm eine Karte, die höchstens 4 kostet.",
    "inherited.replace": "Welche deiner Startkarten ersetzt du durch eine Geerbte Karte?",
    "orb.choose": "Du hast deinen Ablagestapel durchgesehen. Wähle eins.",
    "orb.play": "Spiele eine Aktions- oder Geldkarte aus deinem Ablagestapel.",
    "patient.aside": "Welche Geduldigen Handkarten legst du beiseite, um sie im nächsten Zug zu spielen?",
    "patient.play": "Welche deiner Geduldigen Karten spielst du als Nächstes?",
    "prize_goat.trash": "Du darfst eine Handkarte entsorgen.",
    "puzzle_box.aside": "Du darfst eine Handkarte bis zum Ende des Zuges verdeckt beiseitelegen.",
    "quartermaster.empty": "Dein Quartiermeister ist leer. Wähle eins.",
    "quartermaster.gain": "Nimm eine Karte, die höchstens 4 kostet, und lege sie auf deinen Quartiermeister.",
    "quartermaster.take": "Nimm eine Karte vom Quartiermeister auf die Hand – oder keine: Dann nimmst du eine darauf.",
    "sextant.discard": "Lege von diesen Karten ab, welche du willst. Der Rest kommt auf den Stapel zurück.",
    "sextant.order": "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
    "shaman.gain": "Nimm eine Karte, die höchstens 6 kostet, aus dem Müll.",
    "shaman.trash": "Du darfst eine Handkarte entsorgen.",
    "siren.trash": "Eine Aktionskarte aus deiner Hand entsorgen? Sonst wird die Sirene entsorgt.",
    "spell_scroll.gain": "Nimm eine Karte, die weniger kostet als die Zauberrolle.",
    "spell_scroll.play": "Du darfst die genommene Karte spielen.",
    "staff.play": "Du darfst eine Aktionskarte aus deiner Hand spielen.",
    "sword.discard": "Lege Handkarten ab, bis du nur noch 4 hast.",
}

OPTIONS: Final[dict[str, str]] = {
    "amphora.choose.now": "Jetzt",
    "amphora.choose.next_turn": "Zu Beginn deines nächsten Zuges",
    "orb.choose.bonus": "+1 Kauf und +3 Geld",
    "orb.choose.play_card": "Eine Karte aus dem Ablagestapel spielen",
    "quartermaster.empty.gain": "Eine Karte darauf nehmen",
    "quartermaster.empty.take": "Keine Karte davon nehmen",
}
