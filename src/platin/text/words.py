"""The shape of a card's words in one language; the words themselves are in the packages `en` and `de`."""

from dataclasses import dataclass
from typing import Final

LINE: Final = "—"
"""A line of its own in a text: what follows stands below the dividing line of the card."""


@dataclass(frozen=True, slots=True)
class CardText:
    """Name, plural and text of a card.

    The text has one instruction a line. `gender` is "m", "f", "n" or "pl" for a German noun, "adj" for a
    German Trait (an adjective, whose plural is its attributive form), and "" in English.
    """

    name: str
    plural: str
    text: str
    gender: str = ""
