"""German questions of the cards of Hinterlands."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "haggler.gain": "Nimm eine Karte, die weniger kostet als die gekaufte und keine Punktekarte ist.",
}

OPTIONS: Final[dict[str, str]] = {}
