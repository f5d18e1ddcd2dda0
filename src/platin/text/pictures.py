"""Which picture stands for what: that of a card is told with its words, that of other things here.

A picture is an icon of game-icons.net by its name there ("anvil"), or a drawing of ours in `web/pictures`: one with
colours ("own/copper"), or one without, which takes the colour of its place as icons do ("plain/camel-train"). No two
cards, landscapes, piles or things have the same, because any of them can meet.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from platin.text.cards import all_words

UNCHOSEN: Final = "uncertainty"
"""What a new card begins with: a question mark, until somebody has chosen its picture."""

THING_PICTURES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "tavern": "beer-horn",
        "exile": "closed-doors",
        "plus_card": "card-draw",
        "plus_action": "card-play",
        "plus_buy": "buy-card",
        "plus_coin": "plain/plus-coin",
        "vp": "medal",
        "debt": "weight-crush",
        "favors": "thumb-up",
        "sun": "heraldic-sun",
    }
)
"""Of what is called after no card, by the same names as `general.THINGS`."""


def picture_of(key: str) -> str:
    """Give the picture of a card, landscape or pile; all prints of a card have the same."""
    plain = key.partition("@")[0]
    words = all_words().cards.get(plain) or all_words().piles.get(plain)
    return UNCHOSEN if words is None else words.picture


def all_pictures() -> list[str]:
    """Give every picture that can be shown, those of a kind twice if that should be."""
    words = all_words()
    of_cards = [one.picture for one in words.cards.values()] + [one.picture for one in words.piles.values()]
    return [*of_cards, *THING_PICTURES.values(), UNCHOSEN]
