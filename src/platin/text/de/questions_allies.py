"""German questions of the cards of Allies."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "archer.discard": "Welche dieser Karten wird abgelegt?",
    "archer.keep": "Welche Karte hältst du verdeckt? Von den anderen legst du eine ab, die der Angreifer bestimmt.",
    "battle_plan.reveal": "Du darfst für +1 Karte eine Angriffskarte aus der Hand zeigen.",
    "battle_plan.rotate": "Du darfst einen Stapel des Vorrats rotieren.",
    "blacksmith.choose": "Wähle, was dein Eisenschmied tut.",
    "elder.play": "Du darfst eine Aktionskarte aus der Hand spielen; wo du dabei wählst, mit einer Möglichkeit mehr.",
    "miller.take": "Nimm eine dieser Karten auf die Hand. Die anderen werden abgelegt.",
    "town_crier.choose": "Wähle, was deine Ausruferin tut.",
    "town_crier.rotate": "Den Stapel der Bürger rotieren?",
}

OPTIONS: Final[dict[str, str]] = {
    "blacksmith.choose.action": "+1 Karte, +1 Aktion",
    "blacksmith.choose.six": "Auf 6 Handkarten nachziehen",
    "blacksmith.choose.two": "+2 Karten",
    "town_crier.choose.action": "+1 Karte, +1 Aktion",
    "town_crier.choose.coins": "+2 Geld",
    "town_crier.choose.silver": "Ein Silber nehmen",
}
