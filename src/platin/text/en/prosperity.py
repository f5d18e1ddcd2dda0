"""English names and texts of Prosperity, both editions. "@2" marks a second print where it differs."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "colony": CardText("Colony", "Colonies", "10 VP"),
    "platinum": CardText("Platinum", "Platinums", "+5 Coins"),
    # In a game with Charlatan: a Treasure too.
    "curse@3": CardText("Curse", "Curses", "-1 VP\n+1 Coin"),
    "anvil": CardText(
        "Anvil",
        "Anvils",
        "+1 Coin\nIf you wish, discard a Treasure from your hand.\nIf you did, gain a card that costs 4 or less.",
    ),
    "bank": CardText("Bank", "Banks", "+1 Coin for every Treasure you have in play, this one included"),
    "bishop": CardText(
        "Bishop",
        "Bishops",
        "+1 Coin\n"
        "+1 VP\n"
        "Choose a card in your hand and trash it.\n"
        "It brings VP tokens: half as many as it costs Coins, rounded down.\n"
        "All other players are free to trash one card from hand.",
    ),
    "charlatan": CardText(
        "Charlatan",
        "Charlatans",
        "+3 Coins\n"
        "All other players gain one Curse each.\n"
        "—\n"
        "In every game with this card a Curse is a Treasure as well, bringing 1 Coin.",
    ),
    "city": CardText(
        "City",
        "Cities",
        "+1 Card\n"
        "+2 Actions\n"
        "If at least one Supply pile is empty: +1 Card\n"
        "If at least two are, on top of that: +1 Coin, +1 Buy",
    ),
    "clerk": CardText(
        "Clerk",
        "Clerks",
        "+2 Coins\n"
        "All other players who hold five or more cards place one of them on top of their decks.\n"
        "—\n"
        "When your turn begins, you may play this out of your hand.",
    ),
    "collection": CardText(
        "Collection",
        "Collections",
        "+2 Coins\n+1 Buy\nFor the rest of this turn every Action card you gain brings you: +1 VP",
    ),
    "contraband": CardText(
        "Contraband",
        "Contrabands",
        "+3 Coins\n"
        "+1 Buy\n"
        "Your left neighbour calls out the name of a card.\n"
        "For the rest of this turn no card of that name can be bought by you.",
    ),
    "counting_house": CardText(
        "Counting House",
        "Counting Houses",
        "Search your discard pile for Coppers.\nShow as many of them as you like and take those into your hand.",
    ),
    "crystal_ball": CardText(
        "Crystal Ball",
        "Crystal Balls",
        "+1 Coin\n"
        "Look at the topmost card of your deck.\n"
        "If you wish, trash or discard it; an Action or a Treasure you may play instead.",
    ),
    "expand": CardText(
        "Expand",
        "Expands",
        "Choose a card in your hand and trash it.\nThen gain a card that costs at most 3 more.",
    ),
    "forge": CardText(
        "Forge",
        "Forges",
        "Trash as many cards from your hand as you like.\n"
        "Add up what they cost in Coins, then gain a card with precisely this cost.",
    ),
    "goons": CardText(
        "Goons",
        "Goons",
        "+1 Buy\n"
        "+2 Coins\n"
        "All other players who hold more than three cards discard until three are left.\n"
        "—\n"
        "As long as this is in play, every card you buy brings you: +1 VP",
    ),
    "grand_market": CardText(
        "Grand Market",
        "Grand Markets",
        "+1 Card\n"
        "+1 Action\n"
        "+1 Buy\n"
        "+2 Coins\n"
        "—\n"
        "As long as a Copper lies in play before you, this is not for sale to you.",
    ),
    "hoard": CardText(
        "Hoard",
        "Hoards",
        "+2 Coins\n—\nAs long as this is in play, every Victory card you buy brings you a Gold: gain it.",
    ),
    "hoard@2": CardText(
        "Hoard",
        "Hoards",
        "+2 Coins\nFor the rest of this turn, gain a Gold along with every Victory card that you gain by buying.",
    ),
    "investment": CardText(
        "Investment",
        "Investments",
        "Choose a card in your hand and trash it.\n"
        "Then pick one: +1 Coin; or this card goes to the trash.\n"
        "If it did, show your hand and take a VP token for each different Treasure in it.",
    ),
    "kings_court": CardText(
        "King's Court",
        "King's Courts",
        "If you wish, pick an Action from your hand.\nPlay it three times in a row.",
    ),
    "loan": CardText(
        "Loan",
        "Loans",
        "+1 Coin\n"
        "Keep revealing cards from your deck until a Treasure lies open.\n"
        "That one you either discard or trash.\n"
        "Everything else you revealed is discarded.",
    ),
    "magnate": CardText("Magnate", "Magnates", "Show your hand.\nDraw a card for every Treasure in it."),
    "mint": CardText(
        "Mint",
        "Mints",
        "If you wish, show a Treasure from your hand and gain another of the same name.\n"
        "—\n"
        "Buying this costs you every Treasure you have in play: trash them all.",
    ),
    "mint@2": CardText(
        "Mint",
        "Mints",
        "If you wish, show a Treasure from your hand and gain another of the same name.\n"
        "—\n"
        "Gaining this costs you the Treasures you have in play: trash all but the Durations.",
    ),
    "monument": CardText("Monument", "Monuments", "+2 Coins\n+1 VP"),
    "mountebank": CardText(
        "Mountebank",
        "Mountebanks",
        "+2 Coins\nAll other players may discard a Curse from hand.\nWhoever does not gains a Curse and then a Copper.",
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
    "peddler@2": CardText(
        "Peddler",
        "Peddlers",
        "+1 Card\n"
        "+1 Action\n"
        "+1 Coin\n"
        "—\n"
        "In a player's Buy phase the cost of this falls for everybody: by 2 for every Action that player has in "
        "play, though not below 0.",
    ),
    "quarry": CardText(
        "Quarry",
        "Quarries",
        "+1 Coin\n—\nAs long as this is in play, every Action card costs 2 less, but never below 0.",
    ),
    "quarry@2": CardText(
        "Quarry",
        "Quarries",
        "+1 Coin\nFor the rest of this turn every Action card costs 2 less, but never below 0.",
    ),
    "rabble": CardText(
        "Rabble",
        "Rabbles",
        "+3 Cards\n"
        "All other players reveal the three topmost cards of their decks.\n"
        "They discard the Actions and Treasures among them.\n"
        "The remaining cards return to the top in the order they like.",
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
    "tiara": CardText(
        "Tiara",
        "Tiaras",
        "+1 Buy\n"
        "For the rest of this turn any card you gain may go on top of your deck.\n"
        "If you wish, pick a Treasure from your hand.\n"
        "Play it, then play it a second time.",
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
    "trade_route@2": CardText(
        "Trade Route",
        "Trade Routes",
        "+1 Buy\n"
        "First trash a card from your hand.\n"
        "Then: +1 Coin for every token lying on the Trade Route mat\n"
        "—\n"
        "Setup: a coin token goes on every Victory pile of the Supply.\n"
        "As soon as a card of such a pile is gained, its token moves to the mat for good.",
    ),
    "vault": CardText(
        "Vault",
        "Vaults",
        "+2 Cards\n"
        "Discard as many cards as you like, and for each of them: +1 Coin\n"
        "All other players are free to discard two cards; if they do, they draw one.",
    ),
    "venture": CardText(
        "Venture",
        "Ventures",
        "+1 Coin\n"
        "Keep revealing cards from your deck until a Treasure lies open.\n"
        "Play it at once.\n"
        "Everything else you revealed is discarded after that.",
    ),
    "war_chest": CardText(
        "War Chest",
        "War Chests",
        "Your left neighbour calls out the name of a card.\n"
        "Gain a card that costs 5 or less, but none whose name was called for a War Chest this turn.",
    ),
    "watchtower": CardText(
        "Watchtower",
        "Watchtowers",
        "Draw cards until your hand holds six.\n"
        "—\n"
        "Each time you gain a card, you may show this from your hand.\n"
        "The gained card then goes to the trash or on top of your deck, whichever you prefer.",
    ),
    "workers_village": CardText("Worker's Village", "Worker's Villages", "+1 Card\n+2 Actions\n+1 Buy"),
}
