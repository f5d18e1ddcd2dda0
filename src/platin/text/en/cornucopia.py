"""English names and texts of Cornucopia, later prints under "@2"."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "fairgrounds": CardText(
        "Fairgrounds",
        "Fairgrounds",
        "At the end of the game: 2 VP for each full five different names among your cards",
    ),
    "farming_village": CardText(
        "Farming Village",
        "Farming Villages",
        "+2 Actions\n"
        "Keep revealing cards from your deck until an Action or a Treasure lies open.\n"
        "That one goes into your hand.\n"
        "Everything else you revealed is discarded.",
    ),
    "fortune_teller": CardText(
        "Fortune Teller",
        "Fortune Tellers",
        "+2 Coins\n"
        "All other players keep revealing cards from their decks until a Victory card or a Curse lies open.\n"
        "That one returns to the top of the deck.\n"
        "Everything else they revealed is discarded.",
    ),
    "hamlet": CardText(
        "Hamlet",
        "Hamlets",
        "+1 Card\n"
        "+1 Action\n"
        "If you wish, discard a card; for that: +1 Action\n"
        "If you wish, discard a card; for that: +1 Buy",
    ),
    "harvest": CardText(
        "Harvest",
        "Harvests",
        "Reveal the four topmost cards of your deck.\n+1 Coin for every different name among them\nDiscard them.",
    ),
    "horn_of_plenty": CardText(
        "Horn of Plenty",
        "Horns of Plenty",
        "Gain a card that costs at most 1 for every different name among your cards in play, this one "
        "included.\n"
        "If what you gained is a Victory card, trash this.",
    ),
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
    "hunting_party": CardText(
        "Hunting Party",
        "Hunting Parties",
        "+1 Card\n"
        "+1 Action\n"
        "Reveal your hand.\n"
        "Keep revealing cards from your deck until one has a name that your hand lacks.\n"
        "That one goes into your hand; everything else from your deck is discarded.",
    ),
    "jester": CardText(
        "Jester",
        "Jesters",
        "+2 Coins\n"
        "All other players, one after another, discard the topmost card of their decks.\n"
        "For a Victory card that player gains a Curse.\n"
        "Of any other card one of you gains a copy: that player or you, as you decide.",
    ),
    "menagerie": CardText(
        "Menagerie",
        "Menageries",
        "+1 Action\nReveal your hand.\nIf no name occurs in it twice: +3 Cards\nOtherwise: +1 Card",
    ),
    "remake": CardText(
        "Remake",
        "Remakes",
        "Choose a card in your hand and trash it.\n"
        "Then gain a card that costs exactly 1 more.\n"
        "After that, do both a second time.",
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
    "tournament@2": CardText(
        "Tournament",
        "Tournaments",
        "+1 Action\n"
        "All players may show a Province from hand, you first.\n"
        "If you did, discard yours, then gain a Duchy or the Prize you like best, on top of your deck.\n"
        "If no other player did: +1 Card, +1 Coin",
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
    "princess@2": CardText(
        "Princess",
        "Princesses",
        "+1 Buy\nFor the rest of this turn every card costs 2 less, but never below 0.",
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
