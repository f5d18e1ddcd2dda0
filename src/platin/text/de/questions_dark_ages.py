"""German questions of the cards of Dark Ages."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "death_cart.action": "Entsorge eine Aktionskarte aus der Hand.",
    "death_cart.choose": "Was entsorgst du für +5 Geld?",
    "death_cart.trash": "Du darfst eine Aktionskarte aus der Hand entsorgen. Sonst wird der Leichenkarren entsorgt.",
    "survivors.choose": "Diese Karten ablegen oder zurücklegen?",
    "survivors.order": "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
}

OPTIONS: Final[dict[str, str]] = {
    "death_cart.choose.action": "Eine Aktionskarte aus der Hand",
    "death_cart.choose.no": "Nichts",
    "death_cart.choose.this": "Diesen Leichenkarren",
    "survivors.choose.back": "Zurücklegen",
    "survivors.choose.discard": "Ablegen",
}
