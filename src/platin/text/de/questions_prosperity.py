"""German questions of the cards of Prosperity (Blütezeit)."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "anvil.discard": "Du darfst eine Geldkarte ablegen und dafür eine Karte nehmen, die höchstens 4 kostet.",
    "anvil.gain": "Nimm eine Karte, die höchstens 4 kostet.",
    "bishop.may_trash": "Du darfst eine Handkarte entsorgen. Du erhältst dafür nichts.",
    "bishop.trash": "Entsorge eine Handkarte. Du erhältst Siegpunktmarker für die Hälfte ihrer Kosten.",
    "clerk.topdeck": "Lege eine Handkarte auf deinen Nachziehstapel.",
    "contraband.name": "Nenne eine Karte, die in diesem Zug nicht gekauft werden darf.",
    "counting_house.take": "Wie viele Kupfer nimmst du aus deinem Ablagestapel auf die Hand?",
    "crystal_ball.choose": "Was machst du mit der obersten Karte deines Nachziehstapels?",
    "expand.gain": "Nimm eine Karte, die höchstens 3 mehr kostet als die entsorgte.",
    "expand.trash": "Entsorge eine Handkarte.",
    "forge.gain": "Nimm eine Karte, die genau so viel kostet wie die entsorgten zusammen.",
    "forge.trash": "Entsorge beliebig viele Handkarten. Du nimmst eine Karte, die genau so viel kostet wie sie.",
    "goons.discard": "Lege Handkarten ab, bis du nur noch 3 hast.",
    "investment.choose": "Wähle eins.",
    "investment.trash": "Entsorge eine Handkarte.",
    "kings_court.play": "Du darfst eine Aktionskarte deiner Hand wählen, die du dreimal spielst.",
    "loan.choose": "Was geschieht mit der aufgedeckten Geldkarte?",
    "mint.reveal": "Du darfst eine Geldkarte deiner Hand aufdecken und eine gleiche nehmen.",
    "mountebank.discard": "Du darfst einen Fluch ablegen. Sonst nimmst du einen Fluch und ein Kupfer.",
    "rabble.order": "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
    "tiara.play": "Du darfst eine Geldkarte deiner Hand wählen, die du zweimal spielst.",
    "trade_route.trash": "Entsorge eine Handkarte.",
    "vault.discard": "Lege beliebig viele Handkarten ab. Jede bringt 1 Geld.",
    "vault.discard_two": "Lege 2 Handkarten ab.",
    "vault.may_discard": "2 Handkarten ablegen und eine Karte ziehen?",
    "war_chest.gain": "Nimm eine Karte, die höchstens 5 kostet und in diesem Zug nicht genannt wurde.",
    "war_chest.name": "Nenne eine Karte, die in diesem Zug nicht mit Waffenkisten genommen werden darf.",
    "watchtower.choose": "Wohin kommt die genommene Karte?",
}

OPTIONS: Final[dict[str, str]] = {
    "crystal_ball.choose.trash": "Entsorgen",
    "crystal_ball.choose.discard": "Ablegen",
    "crystal_ball.choose.play": "Spielen",
    "crystal_ball.choose.keep": "Liegen lassen",
    "investment.choose.coin": "+1 Geld",
    "investment.choose.trash": "Geldanlage entsorgen und Handkarten zeigen",
    "loan.choose.discard": "Ablegen",
    "loan.choose.trash": "Entsorgen",
    "vault.may_discard.yes": "Ablegen",
    "vault.may_discard.no": "Karten behalten",
    "watchtower.choose.trash": "Entsorgen",
    "watchtower.choose.deck": "Auf deinen Nachziehstapel legen",
}
