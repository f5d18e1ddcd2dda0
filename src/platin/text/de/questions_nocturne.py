"""German questions of the cards of Nocturne."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "necromancer.play": "Spiele eine Aktionskarte aus dem Müll. Sie bleibt dort.",
    "zombie_apprentice.trash": "Du darfst für +3 Karten und +1 Aktion eine Aktionskarte aus der Hand entsorgen.",
    "zombie_mason.gain": "Du darfst eine Karte nehmen, die bis zu 1 mehr kostet als die entsorgte.",
    "zombie_spy.discard": "Diese Karte ablegen? Sonst kommt sie auf deinen Nachziehstapel zurück.",
}

OPTIONS: Final[dict[str, str]] = {}
