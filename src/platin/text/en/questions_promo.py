"""English questions of the promotional cards."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "black_market.buy": "You may buy one of the revealed cards you can pay for.",
    "black_market.order": "Put the cards under the Black Market deck. The last one lies at the bottom.",
    "black_market.treasure": "You may play another Treasure before you buy.",
}

OPTIONS: Final[dict[str, str]] = {}
