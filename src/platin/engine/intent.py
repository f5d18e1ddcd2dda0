"""What will happen to what is chosen: the intent of a question.

Whoever has to understand a question without knowing its card (bots, strategies, the wording of buttons, encodings for
learning) reads this. A question of printed options has none: its options say what they do.
"""

from typing import Final

NO_INTENT: Final = 0
TO_PLAY: Final = 1
TO_BUY: Final = 2
TO_GAIN: Final = 3
TO_TRASH: Final = 4
TO_DISCARD: Final = 5
TO_TOPDECK: Final = 6
TO_BOTTOM: Final = 7
TO_TAKE: Final = 8  # into the hand
TO_KEEP: Final = 9  # where it is, while others go
TO_SET_ASIDE: Final = 10
TO_EXILE: Final = 11
TO_RETURN: Final = 12  # to its pile
TO_REVEAL: Final = 13
TO_GIVE: Final = 14  # to another player
TO_NAME: Final = 15
TO_ORDER: Final = 16  # first picked first
TO_USE: Final = 17  # an ability
TO_FOLLOW: Final = 18  # a Way instead of the card
TO_SPEND: Final = 19
TO_ROTATE: Final = 20
TO_PUT_TOKEN: Final = 21
TO_END: Final = 22  # the turn
TO_PLACE: Final = 23  # in the deck, under so many cards
TO_RECEIVE: Final = 24  # a Boon

INTENTS: Final = (
    "none",
    "play",
    "buy",
    "gain",
    "trash",
    "discard",
    "topdeck",
    "bottom",
    "take",
    "keep",
    "set_aside",
    "exile",
    "return",
    "reveal",
    "give",
    "name",
    "order",
    "use",
    "follow",
    "spend",
    "rotate",
    "put_token",
    "end",
    "place",
    "receive",
)
