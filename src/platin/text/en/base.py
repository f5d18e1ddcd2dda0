"""English names and texts of the base game. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "copper": CardText("Copper", "Coppers", "+1 Coin"),
    "curse": CardText("Curse", "Curses", "-1 VP"),
    "duchy": CardText("Duchy", "Duchies", "3 VP"),
    "estate": CardText("Estate", "Estates", "1 VP"),
    "gold": CardText("Gold", "Golds", "+3 Coins"),
    "province": CardText("Province", "Provinces", "6 VP"),
    "silver": CardText("Silver", "Silvers", "+2 Coins"),
    "adventurer": CardText(
        "Adventurer",
        "Adventurers",
        "Keep revealing cards from your deck until two Treasures lie open.\n"
        "Those two go into your hand.\n"
        "Everything else you revealed is discarded.",
    ),
    "artisan": CardText(
        "Artisan",
        "Artisans",
        "Gain a card that costs 5 or less, straight into your hand.\n"
        "Then choose a card in your hand and place it on top of your deck.",
    ),
    "bandit": CardText(
        "Bandit",
        "Bandits",
        "Gain a Gold.\n"
        "All other players reveal the two topmost cards of their decks.\n"
        "Anyone showing a Treasure that is no Copper trashes one such card.\n"
        "They discard what remains.",
    ),
    "bureaucrat": CardText(
        "Bureaucrat",
        "Bureaucrats",
        "Gain a Silver, directly on top of your deck.\n"
        "All other players show a Victory card from hand and place it on top of their decks.\n"
        "Whoever has none shows the whole hand instead.",
    ),
    "cellar": CardText(
        "Cellar",
        "Cellars",
        "+1 Action\nDiscard as many cards as you like.\nThen draw just as many.",
    ),
    "chancellor": CardText(
        "Chancellor",
        "Chancellors",
        "+2 Coins\nIf you wish, your whole deck goes into your discard pile now.",
    ),
    "chapel": CardText("Chapel", "Chapels", "Pick at most four cards from your hand and trash them."),
    "council_room": CardText(
        "Council Room",
        "Council Rooms",
        "+4 Cards\n+1 Buy\nAll other players draw one card each.",
    ),
    "feast": CardText("Feast", "Feasts", "This card goes to the trash.\nGain a card that costs 5 or less."),
    "festival": CardText("Festival", "Festivals", "+2 Actions\n+1 Buy\n+2 Coins"),
    "gardens": CardText("Gardens", "Gardens", "At the end of the game: 1 VP for each full ten cards you own"),
    "harbinger": CardText(
        "Harbinger",
        "Harbingers",
        "+1 Card\n+1 Action\nSearch your discard pile; if you wish, one card of it goes on top of your deck.",
    ),
    "laboratory": CardText("Laboratory", "Laboratories", "+2 Cards\n+1 Action"),
    "library": CardText(
        "Library",
        "Libraries",
        "Draw cards one by one until your hand holds seven.\n"
        "An Action drawn this way may at once be set aside instead of kept.\n"
        "When you are done, discard everything you set aside.",
    ),
    "market": CardText("Market", "Markets", "+1 Card\n+1 Action\n+1 Buy\n+1 Coin"),
    "merchant": CardText(
        "Merchant",
        "Merchants",
        "+1 Card\n+1 Action\nYour first Silver this turn brings 1 Coin more.",
    ),
    "militia": CardText(
        "Militia",
        "Militias",
        "+2 Coins\nAll other players who hold more than three cards discard until three are left.",
    ),
    "mine": CardText(
        "Mine",
        "Mines",
        "Choose a Treasure in your hand and trash it.\n"
        "Then gain a Treasure that costs at most 3 more, straight into your hand.",
    ),
    "mine@2": CardText(
        "Mine",
        "Mines",
        "If you wish, choose a Treasure in your hand and trash it.\n"
        "If you did, gain a Treasure that costs at most 3 more, straight into your hand.",
    ),
    "moat": CardText(
        "Moat",
        "Moats",
        "+2 Cards\n"
        "—\n"
        "When another player plays an Attack, you may show this from your hand before anything happens.\n"
        "That Attack then leaves you untouched.",
    ),
    "moneylender": CardText(
        "Moneylender",
        "Moneylenders",
        "Trash one Copper out of your hand.\nOnly if you did: +3 Coins",
    ),
    "moneylender@2": CardText(
        "Moneylender",
        "Moneylenders",
        "If you wish, trash one Copper out of your hand.\nOnly if you did: +3 Coins",
    ),
    "poacher": CardText(
        "Poacher",
        "Poachers",
        "+1 Card\n+1 Action\n+1 Coin\nFor every Supply pile that is empty, discard one card from your hand.",
    ),
    "remodel": CardText(
        "Remodel",
        "Remodels",
        "Choose a card in your hand and trash it.\nThen gain a card that costs at most 2 more.",
    ),
    "sentry": CardText(
        "Sentry",
        "Sentries",
        "+1 Card\n"
        "+1 Action\n"
        "Look at the two topmost cards of your deck.\n"
        "Decide for each one: trash it, discard it or keep it.\n"
        "Kept cards return to the top in the order you like.",
    ),
    "smithy": CardText("Smithy", "Smithies", "+3 Cards"),
    "spy": CardText(
        "Spy",
        "Spies",
        "+1 Card\n"
        "+1 Action\n"
        "All players, you included, reveal the topmost card of their decks.\n"
        "For every one of these cards you decide: discarded or back on top.",
    ),
    "thief": CardText(
        "Thief",
        "Thieves",
        "All other players reveal the two topmost cards of their decks.\n"
        "Where Treasures show up, you point out one a player; it is trashed by its owner.\n"
        "They discard what remains.\n"
        "Of the Treasures just trashed, gain as many as you like.",
    ),
    "throne_room": CardText(
        "Throne Room",
        "Throne Rooms",
        "Pick an Action from your hand.\nPlay it, then play it a second time.",
    ),
    "throne_room@2": CardText(
        "Throne Room",
        "Throne Rooms",
        "If you wish, pick an Action from your hand.\nPlay it, then play it a second time.",
    ),
    "vassal": CardText(
        "Vassal",
        "Vassals",
        "+2 Coins\nDiscard the topmost card of your deck.\nShould it be an Action, you are free to play it.",
    ),
    "village": CardText("Village", "Villages", "+1 Card\n+2 Actions"),
    "witch": CardText("Witch", "Witches", "+2 Cards\nAll other players gain one Curse each."),
    "woodcutter": CardText("Woodcutter", "Woodcutters", "+1 Buy\n+2 Coins"),
    "workshop": CardText("Workshop", "Workshops", "Gain a card that costs 4 or less."),
}
