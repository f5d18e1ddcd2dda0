"""English names and texts of Alchemy, first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "potion": CardText("Potion", "Potions", "+1 Potion"),
    "alchemist": CardText(
        "Alchemist",
        "Alchemists",
        "+2 Cards\n"
        "+1 Action\n"
        "—\n"
        "If you have a Potion in play when this would be discarded from play, it may go on top of your "
        "deck.",
    ),
    "golem": CardText(
        "Golem",
        "Golems",
        "Keep revealing cards from your deck until two Actions lie open, Golems not counted.\n"
        "Discard all the other revealed cards.\n"
        "Play the two Actions, whichever you like first.",
    ),
    "herbalist": CardText(
        "Herbalist",
        "Herbalists",
        "+1 Buy\n"
        "+1 Coin\n"
        "—\n"
        "When this is discarded from play, one Treasure you have in play may go on top of your deck.",
    ),
    "possession": CardText(
        "Possession",
        "Possessions",
        "Once this turn is over, the player on your left takes an extra turn.\n"
        "During it you see whatever that player may see and make every decision in that player's place.\n"
        "Cards that player would gain become yours and go to your discard pile.\n"
        "Cards of that player that are trashed are set aside and return to that player's discard pile at "
        "the end of the turn.",
    ),
}
