"""The words of the pages, by the same keys as the client uses: elements are found by what they are called."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from platin.server import content


@cache
def _words(lang: str) -> Any:
    return content.words(lang)


class Wording:
    """What the pages say in a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **values: object) -> str:
        """Give the words for a key."""
        text: str = _words(self.lang)["words"][key]
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text

    def count(self, key: str, n: int, **values: object) -> str:
        """Give the words for a number of things."""
        return self.say(f"{key}.{'one' if n == 1 else 'many'}", n=n, **values)

    def card(self, key: str) -> str:
        """Name a card or landscape."""
        cards = _words(self.lang)["cards"]
        return str((cards.get(key) or cards[key.partition("@")[0]])["name"])

    def phrase(self, key: str) -> str:
        """Give a ready phrase."""
        return str(_words(self.lang)["phrases"][key])

    def face(self, key: str, more: str = "") -> re.Pattern[str]:
        """Give what a card is called on the page: its name, then cost, number and what a click does."""
        return re.compile(rf"^{re.escape(self.card(key))}(,.*)?{re.escape(more)}$")
