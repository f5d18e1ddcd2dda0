"""English names and texts of Prosperity, first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "colony": CardText("Colony", "Colonies", "10 VP"),
    "platinum": CardText("Platinum", "Platinums", "+5 Coins"),
    "contraband": CardText(
        "Contraband",
        "Contrabands",
        "+3 Coins\n"
        "+1 Buy\n"
        "Your left neighbour calls out the name of a card.\n"
        "For the rest of this turn no card of that name can be bought by you.",
    ),
    "kings_court": CardText(
        "King's Court",
        "King's Courts",
        "If you wish, pick an Action from your hand.\nPlay it three times in a row.",
    ),
    "mint": CardText(
        "Mint",
        "Mints",
        "If you wish, show a Treasure from your hand and gain another of the same name.\n"
        "—\n"
        "Buying this costs you every Treasure you have in play: trash them all.",
    ),
    "peddler": CardText(
        "Peddler",
        "Peddlers",
        "+1 Card\n"
        "+1 Action\n"
        "+1 Coin\n"
        "—\n"
        "In your Buy phase the cost of this falls by 2 for every Action you have in play, though not below "
        "0.",
    ),
    "royal_seal": CardText(
        "Royal Seal",
        "Royal Seals",
        "+2 Coins\n—\nAs long as this is in play, any card you gain may go on top of your deck.",
    ),
    "talisman": CardText(
        "Talisman",
        "Talismans",
        "+1 Coin\n"
        "—\n"
        "As long as this is in play: each time you buy a card for 4 or less that is no Victory card, gain "
        "one more of it.",
    ),
    "trade_route": CardText(
        "Trade Route",
        "Trade Routes",
        "+1 Buy\n"
        "+1 Coin for every token lying on the Trade Route mat\n"
        "Then trash a card from your hand.\n"
        "—\n"
        "Setup: a coin token goes on every Victory pile of the Supply.\n"
        "As soon as a card of such a pile is gained, its token moves to the mat for good.",
    ),
    "watchtower": CardText(
        "Watchtower",
        "Watchtowers",
        "Draw cards until your hand holds six.\n"
        "—\n"
        "Each time you gain a card, you may show this from your hand.\n"
        "The gained card then goes to the trash or on top of your deck, whichever you prefer.",
    ),
}
