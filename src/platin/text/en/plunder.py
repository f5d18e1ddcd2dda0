"""English names and texts of Plunder, first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "flagship": CardText(
        "Flagship",
        "Flagships",
        "+2 Coins\nThe next Action you play that is no Command is played once more.",
    ),
    "frigate": CardText(
        "Frigate",
        "Frigates",
        "+3 Coins\n"
        "Until your next turn begins: whenever another player has played an Action, that player then "
        "discards until at most four cards are in hand.",
    ),
    "landing_party": CardText(
        "Landing Party",
        "Landing Parties",
        "+2 Cards\n"
        "+2 Actions\n"
        "As soon as you have opened a turn with a Treasure as your first card, this goes on top of your "
        "deck.",
    ),
    "quartermaster": CardText(
        "Quartermaster",
        "Quartermasters",
        "For the rest of the game, each of your turns begins with one of these, as you choose:\n"
        "Gain a card that costs 4 or less and lay it on this card;\n"
        "or take one of the cards lying on this into your hand.",
    ),
    "search": CardText(
        "Search",
        "Searches",
        "+2 Coins\nWhen a Supply pile next runs empty, trash this and gain a Loot.",
    ),
    "shaman": CardText(
        "Shaman",
        "Shamans",
        "+1 Action\n"
        "+1 Coin\n"
        "If you wish, trash a card from your hand.\n"
        "—\n"
        "In games with this, every player's turns begin with gaining a card for 6 or less from the trash.",
    ),
    "siren": CardText(
        "Siren",
        "Sirens",
        "All other players gain one Curse each.\n"
        "At the start of your next turn, draw cards until your hand holds eight.\n"
        "—\n"
        "On gaining this, trash an Action from your hand; otherwise this card itself is trashed.",
    ),
    "stowaway": CardText(
        "Stowaway",
        "Stowaways",
        "At the start of your next turn: +2 Cards\n"
        "—\n"
        "Whenever a Duration is gained, no matter by whom, you may play this from your hand.",
    ),
    "amphora": CardText(
        "Amphora",
        "Amphoras",
        "Pick one:\n+1 Buy and +3 Coins right now;\nor +1 Buy and +3 Coins when your next turn starts.",
    ),
    "doubloons": CardText("Doubloons", "Doubloons", "+3 Coins\n—\nOn gaining this, you gain a Gold as well."),
    "endless_chalice": CardText(
        "Endless Chalice",
        "Endless Chalices",
        "Now, and whenever one of your turns starts until the game ends:\n+1 Coin\n+1 Buy",
    ),
    "figurehead": CardText("Figurehead", "Figureheads", "+3 Coins\nAt the start of your next turn: +2 Cards"),
    "hammer": CardText("Hammer", "Hammers", "+3 Coins\nGain a card that costs 4 or less."),
    "insignia": CardText(
        "Insignia",
        "Insignias",
        "+3 Coins\nUntil the turn ends, any card you gain may go on top of your deck.",
    ),
    "jewels": CardText(
        "Jewels",
        "Jewels",
        "+3 Coins\n+1 Buy\nWhen your next turn starts, this goes to the bottom of your deck.",
    ),
    "orb": CardText(
        "Orb",
        "Orbs",
        "Search your discard pile, then pick one:\nPlay an Action or a Treasure out of it;\nor +1 Buy and +3 Coins.",
    ),
    "prize_goat": CardText(
        "Prize Goat",
        "Prize Goats",
        "+3 Coins\n+1 Buy\nIf you wish, trash a card from your hand.",
    ),
    "puzzle_box": CardText(
        "Puzzle Box",
        "Puzzle Boxes",
        "+3 Coins\n"
        "+1 Buy\n"
        "If you wish, lay a card from your hand aside face down; when the turn ends it is back in your "
        "hand.",
    ),
    "sextant": CardText(
        "Sextant",
        "Sextants",
        "+3 Coins\n"
        "+1 Buy\n"
        "Look at the five topmost cards of your deck.\n"
        "Discard those you do not want; the others return to the top in the order you like.",
    ),
    "shield": CardText(
        "Shield",
        "Shields",
        "+3 Coins\n"
        "+1 Buy\n"
        "—\n"
        "When another player plays an Attack, you may show this from your hand before anything happens.\n"
        "That Attack then leaves you untouched.",
    ),
    "spell_scroll": CardText(
        "Spell Scroll",
        "Spell Scrolls",
        "This card goes to the trash.\n"
        "If it did, gain a card that is cheaper than this.\n"
        "Should that be an Action or a Treasure, you are free to play it.",
    ),
    "staff": CardText("Staff", "Staffs", "+3 Coins\n+1 Buy\nIf you wish, play an Action from your hand."),
    "sword": CardText(
        "Sword",
        "Swords",
        "+3 Coins\n+1 Buy\nAll other players who hold more than four cards discard until four are left.",
    ),
    "avoid": CardText(
        "Avoid",
        "Avoids",
        "+1 Buy\nWhen you next shuffle this turn, up to three of the cards stay out and go to your discard pile.",
    ),
    "journey": CardText(
        "Journey",
        "Journeys",
        "Only once a turn:\n"
        "If the turn before this was not yours, your cards in play stay there during Clean-up, and another "
        "turn of yours follows this one.",
    ),
    "mirror": CardText(
        "Mirror",
        "Mirrors",
        "+1 Buy\nWhen you next gain an Action this turn, gain one more of it.",
    ),
    "rush": CardText(
        "Rush",
        "Rushes",
        "+1 Buy\nWhen you next gain an Action this turn, you play it at once.",
    ),
    "fated": CardText(
        "Fated",
        "Fated",
        "Whenever you shuffle, you may first search the cards, show Fated ones among them and put these on "
        "top or at the bottom.",
    ),
    "inherited": CardText(
        "Inherited",
        "Inherited",
        "Setup: all players swap a starting card they choose for an Inherited card.",
    ),
    "patient": CardText(
        "Patient",
        "Patient",
        "When your Clean-up begins, you may lay Patient cards from your hand aside.\n"
        "You play them when your next turn starts.",
    ),
    "reckless": CardText(
        "Reckless",
        "Reckless",
        "A Reckless card you play does everything it says, and then all of it once more.\n"
        "Discarded from play, it goes back to its pile.",
    ),
}
