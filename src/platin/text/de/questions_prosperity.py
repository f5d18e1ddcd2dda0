"""German questions of the cards of Prosperity (Blütezeit)."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "contraband.name": "Nenne eine Karte, die in diesem Zug nicht gekauft werden darf.",
    "kings_court.play": "Du darfst eine Aktionskarte deiner Hand wählen, die du dreimal spielst.",
    "mint.reveal": "Du darfst eine Geldkarte deiner Hand aufdecken und eine gleiche nehmen.",
    "trade_route.trash": "Entsorge eine Handkarte.",
    "watchtower.choose": "Wohin kommt die genommene Karte?",
}

OPTIONS: Final[dict[str, str]] = {
    "watchtower.choose.trash": "Entsorgen",
    "watchtower.choose.deck": "Auf deinen Nachziehstapel legen",
}
