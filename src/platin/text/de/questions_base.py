"""What the cards of the base game ask, in German."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "artisan.gain": "Nimm eine Karte, die höchstens 5 kostet, auf die Hand.",
    "artisan.topdeck": "Lege eine Handkarte auf deinen Nachziehstapel.",
    "bandit.trash": "Welche der aufgedeckten Geldkarten entsorgst du?",
    "bureaucrat.topdeck": "Lege eine Punktekarte aus deiner Hand auf deinen Nachziehstapel.",
    "cellar.discard": "Lege beliebig viele Handkarten ab. Du ziehst ebenso viele nach.",
    "chancellor.dump": "Deinen Nachziehstapel auf den Ablagestapel legen?",
    "chapel.trash": "Entsorge bis zu 4 Handkarten.",
    "feast.gain": "Nimm eine Karte, die höchstens 5 kostet.",
    "harbinger.topdeck": "Du darfst eine Karte aus deinem Ablagestapel auf deinen Nachziehstapel legen.",
    "library.set_aside": "Diese Aktionskarte beiseitelegen? Sonst behältst du sie.",
    "militia.discard": "Lege Handkarten ab, bis du nur noch 3 hast.",
    "mine.gain": "Nimm eine Geldkarte auf die Hand, die höchstens 3 mehr kostet als die entsorgte.",
    "mine.may_trash": "Du darfst eine Geldkarte aus deiner Hand entsorgen.",
    "mine.trash": "Entsorge eine Geldkarte aus deiner Hand.",
    "moneylender.may_trash": "Ein Kupfer aus deiner Hand für +3 Geld entsorgen?",
    "moneylender.trash": "Entsorge ein Kupfer aus deiner Hand.",
    "poacher.discard": "Lege für jeden leeren Vorratsstapel eine Handkarte ab.",
    "remodel.gain": "Nimm eine Karte, die höchstens 2 mehr kostet als die entsorgte.",
    "remodel.trash": "Entsorge eine Handkarte.",
    "sentry.discard": "Lege von diesen Karten ab, welche du willst. Der Rest kommt auf den Stapel zurück.",
    "sentry.order": "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
    "sentry.trash": "Entsorge von den angesehenen Karten, welche du willst.",
    "spy.discard": "Die Karte dieses Spielers ablegen? Sonst kommt sie auf den Nachziehstapel zurück.",
    "spy.discard_own": "Deine eigene Karte ablegen? Sonst kommt sie auf deinen Nachziehstapel zurück.",
    "thief.gain": "Welche der eben entsorgten Geldkarten nimmst du?",
    "thief.trash": "Welche Geldkarte dieses Spielers wird entsorgt?",
    "throne_room.may_play": "Du darfst eine Aktionskarte aus deiner Hand wählen und zweimal spielen.",
    "throne_room.play": "Wähle eine Aktionskarte aus deiner Hand und spiele sie zweimal.",
    "vassal.play": "Die abgelegte Aktionskarte spielen?",
    "workshop.gain": "Nimm eine Karte, die höchstens 4 kostet.",
}

OPTIONS: Final[dict[str, str]] = {
    "chancellor.dump.yes": "Auf den Ablagestapel",
    "chancellor.dump.no": "Liegen lassen",
    "moneylender.may_trash.yes": "Kupfer entsorgen",
    "moneylender.may_trash.no": "Behalten",
}
