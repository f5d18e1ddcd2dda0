"""German questions of the cards and Events of Adventures."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "storyteller.play": "Du darfst eine Geldkarte aus der Hand spielen, insgesamt drei.",
    "training.pile": "Lege deinen +1-Geld-Marker auf einen Aktionsstapel.",
}

OPTIONS: Final[dict[str, str]] = {}
