"""German questions of the cards of Empires."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "engineer.gain": "Nimm eine Karte, die bis zu 4 kostet.",
    "engineer.trash": "Diese Ingenieurin entsorgen, um noch eine Karte für bis zu 4 zu nehmen?",
}

OPTIONS: Final[dict[str, str]] = {}
