"""English names and texts of Alchemy, later prints under "@2"."""

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
    "alchemist@2": CardText(
        "Alchemist",
        "Alchemists",
        "+2 Cards\n"
        "+1 Action\n"
        "If you have a Potion in play as this turn's Clean-up begins, this may go on top of your deck.",
    ),
    "apothecary": CardText(
        "Apothecary",
        "Apothecaries",
        "+1 Card\n"
        "+1 Action\n"
        "Reveal the four topmost cards of your deck.\n"
        "All Coppers and Potions among them go into your hand.\n"
        "The others return to the top of your deck in whatever order you like.",
    ),
    "apprentice": CardText(
        "Apprentice",
        "Apprentices",
        "+1 Action\n"
        "Choose a card in your hand and trash it.\n"
        "+1 Card for every coin of its cost\n"
        "+2 Cards more if its cost contains a Potion",
    ),
    "familiar": CardText(
        "Familiar",
        "Familiars",
        "+1 Card\n+1 Action\nAll other players gain one Curse each.",
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
    "herbalist@2": CardText(
        "Herbalist",
        "Herbalists",
        "+1 Buy\n+1 Coin\nOnce this turn, a Treasure you discard from play may go on top of your deck.",
    ),
    "philosophers_stone": CardText(
        "Philosopher's Stone",
        "Philosopher's Stones",
        "Count the cards in your deck and those in your discard pile.\n+1 Coin for each full five of them",
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
    "possession@2": CardText(
        "Possession",
        "Possessions",
        "Once this turn is over, the player on your left takes an extra turn, unless it would be that "
        "player's second extra turn in a row.\n"
        "During it you see whatever that player may see and make every decision in that player's place.\n"
        "Cards and Debt that player would gain become yours; the cards go to your discard pile.\n"
        "Cards of that player that are trashed are set aside and return to that player's discard pile at "
        "the end of the turn.",
    ),
    "scrying_pool": CardText(
        "Scrying Pool",
        "Scrying Pools",
        "+1 Action\n"
        "All players, you included, reveal the topmost card of their decks.\n"
        "Then you decide player by player: discarded or back on top.\n"
        "After that, keep revealing cards from your own deck until one is no Action.\n"
        "All cards revealed in this second part go into your hand.",
    ),
    "transmute": CardText(
        "Transmute",
        "Transmutes",
        "Choose a card in your hand and trash it.\n"
        "If it is an Action, gain a Duchy.\n"
        "If it is a Treasure, gain a Transmute.\n"
        "If it is a Victory card, gain a Gold.",
    ),
    "university": CardText(
        "University",
        "Universities",
        "+2 Actions\nIf you wish, gain an Action that costs 5 or less.",
    ),
    "vineyard": CardText(
        "Vineyard",
        "Vineyards",
        "At the end of the game: 1 VP for each full three Action cards you own",
    ),
}
