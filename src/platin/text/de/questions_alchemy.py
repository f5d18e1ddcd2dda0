"""German questions of the cards of Alchemy (Die Alchemisten)."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "golem.order": "Bringe die gefundenen Aktionskarten in die Reihenfolge, in der du sie spielst.",
    "herbalist.topdeck": "Du darfst eine deiner Geldkarten im Spiel auf deinen Nachziehstapel legen.",
}

OPTIONS: Final[dict[str, str]] = {}
