"""German questions of the cards of Alchemy (Die Alchemisten)."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "apothecary.order": "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
    "apprentice.trash": "Entsorge eine Handkarte. Du ziehst so viele Karten, wie sie kostet.",
    "golem.order": "Bringe die gefundenen Aktionskarten in die Reihenfolge, in der du sie spielst.",
    "herbalist.topdeck": "Du darfst eine deiner Geldkarten im Spiel auf deinen Nachziehstapel legen.",
    "scrying_pool.discard": "Die Karte dieses Spielers ablegen? Sonst kommt sie auf den Nachziehstapel zurück.",
    "scrying_pool.discard_own": "Deine eigene Karte ablegen? Sonst kommt sie auf deinen Nachziehstapel zurück.",
    "transmute.trash": "Entsorge eine Handkarte.",
    "university.gain": "Du darfst eine Aktionskarte nehmen, die höchstens 5 kostet.",
}

OPTIONS: Final[dict[str, str]] = {}
