"""English names and texts of Cornucopia, first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "horse_traders": CardText(
        "Horse Traders",
        "Horse Traders",
        "+1 Buy\n"
        "+3 Coins\n"
        "Discard two cards.\n"
        "—\n"
        "When another player plays an Attack, you may set this aside from your hand before anything "
        "happens.\n"
        "If you did, it returns to your hand at the start of your next turn, and: +1 Card",
    ),
    "tournament": CardText(
        "Tournament",
        "Tournaments",
        "+1 Action\n"
        "If you wish, discard a Province from your hand.\n"
        "If you did, gain a Duchy or the Prize you like best, on top of your deck.\n"
        "After that, all other players may show a Province from hand.\n"
        "If nobody does: +1 Card, +1 Coin",
    ),
    "young_witch": CardText(
        "Young Witch",
        "Young Witches",
        "+2 Cards\n"
        "Discard two cards.\n"
        "All other players gain one Curse each, except those who show a Bane from hand.\n"
        "—\n"
        "Setup: one more Kingdom pile, costing 2 or 3, joins the Supply. Its cards are the Banes.",
    ),
    "bag_of_gold": CardText(
        "Bag of Gold",
        "Bags of Gold",
        "+1 Action\nGain a Gold; it goes on top of your deck.",
    ),
    "diadem": CardText(
        "Diadem",
        "Diadems",
        "+2 Coins\n+1 Coin for every Action you have left (Actions to use, not Action cards)",
    ),
    "followers": CardText(
        "Followers",
        "Followers",
        "+2 Cards\n"
        "Gain an Estate.\n"
        "All other players, one after another, gain a Curse and then discard until they hold at most three "
        "cards.",
    ),
    "princess": CardText(
        "Princess",
        "Princesses",
        "+1 Buy\n—\nAs long as this is in play, every card costs 2 less, but never below 0.",
    ),
    "trusty_steed": CardText(
        "Trusty Steed",
        "Trusty Steeds",
        "Pick two different ones and carry them out in this order:\n"
        "+2 Cards\n"
        "+2 Actions\n"
        "+2 Coins\n"
        "Gain four Silvers, then your deck goes into your discard pile.",
    ),
}
