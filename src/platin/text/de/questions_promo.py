"""German questions of the promotional cards."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "black_market.buy": "Du darfst eine der aufgedeckten Karten kaufen, die du bezahlen kannst.",
    "black_market.order": "Lege die Karten unter den Schwarzmarktstapel. Die letzte liegt ganz unten.",
    "black_market.treasure": "Du darfst noch eine Geldkarte spielen, bevor du kaufst.",
}

OPTIONS: Final[dict[str, str]] = {}
