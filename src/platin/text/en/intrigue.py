"""English names and texts of Intrigue. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "baron": CardText(
        "Baron",
        "Barons",
        "+1 Buy\n"
        "If you wish, discard an Estate from your hand: +4 Coins\n"
        "If you keep all of them or have none, gain an Estate.",
    ),
    "bridge": CardText(
        "Bridge",
        "Bridges",
        "+1 Buy\n+1 Coin\nFor the rest of this turn every card everywhere costs 1 less, but never below 0.",
    ),
    "conspirator": CardText(
        "Conspirator",
        "Conspirators",
        "+2 Coins\nIf this is the third Action you play this turn, or a later one: +1 Card, +1 Action",
    ),
    "coppersmith": CardText(
        "Coppersmith",
        "Coppersmiths",
        "Every Copper that you still play this turn brings 1 Coin more.",
    ),
    "courtier": CardText(
        "Courtier",
        "Courtiers",
        "Show a card from your hand.\n"
        "For each type on its bottom line pick a different one of these, then carry them out in this order:\n"
        "+1 Action\n"
        "+1 Buy\n"
        "+3 Coins\n"
        "Gain a Gold.",
    ),
    "courtyard": CardText(
        "Courtyard",
        "Courtyards",
        "+3 Cards\nChoose a card in your hand and place it on top of your deck.",
    ),
    "diplomat": CardText(
        "Diplomat",
        "Diplomats",
        "+2 Cards\n"
        "If you then hold no more than five cards: +2 Actions\n"
        "—\n"
        "When another player plays an Attack and you hold at least five cards, you may show this from your "
        "hand before anything happens.\n"
        "If you did, draw two cards and then discard three.",
    ),
    "duke": CardText("Duke", "Dukes", "At the end of the game: 1 VP for each Duchy you own"),
    "great_hall": CardText("Great Hall", "Great Halls", "+1 Card\n+1 Action\n—\n1 VP"),
    "harem": CardText("Harem", "Harems", "+2 Coins\n—\n2 VP"),
    "ironworks": CardText(
        "Ironworks",
        "Ironworks",
        "Gain a card that costs 4 or less.\n"
        "For an Action: +1 Action\n"
        "For a Treasure: +1 Coin\n"
        "For a Victory card: +1 Card",
    ),
    "lurker": CardText(
        "Lurker",
        "Lurkers",
        "+1 Action\nPick one:\nAn Action card of the Supply goes to the trash.\nGain an Action card out of the trash.",
    ),
    "masquerade": CardText(
        "Masquerade",
        "Masquerades",
        "+2 Cards\n"
        "All players, you too, pick a card from hand; all at once hand theirs to the player on the left.\n"
        "Then you may trash a card from your hand.",
    ),
    "masquerade@2": CardText(
        "Masquerade",
        "Masquerades",
        "+2 Cards\n"
        "All players who hold any cards pick one; all at once hand theirs to the next such player on the "
        "left.\n"
        "Then you may trash a card from your hand.",
    ),
    "mill": CardText(
        "Mill",
        "Mills",
        "+1 Card\n+1 Action\nIf you wish, discard two cards: +2 Coins\n—\n1 VP",
    ),
    "mining_village": CardText(
        "Mining Village",
        "Mining Villages",
        "+1 Card\n+2 Actions\nIf you wish, this card goes to the trash right now: +2 Coins",
    ),
    "minion": CardText(
        "Minion",
        "Minions",
        "+1 Action\n"
        "Pick one:\n"
        "+2 Coins\n"
        "Discard your whole hand and draw four cards; so do all other players who hold at least five.",
    ),
    "nobles": CardText("Nobles", "Nobles", "Pick one:\n+3 Cards\n+2 Actions\n—\n2 VP"),
    "patrol": CardText(
        "Patrol",
        "Patrols",
        "+3 Cards\n"
        "Then reveal the four topmost cards of your deck.\n"
        "Victory cards and Curses among them go into your hand.\n"
        "Place the others on top again, in the order you like.",
    ),
    "pawn": CardText("Pawn", "Pawns", "Pick two different ones:\n+1 Card\n+1 Action\n+1 Buy\n+1 Coin"),
    "replace": CardText(
        "Replace",
        "Replaces",
        "Trash a card from your hand.\n"
        "Gain a card that costs at most 2 more.\n"
        "If that is an Action or a Treasure, it goes on top of your deck.\n"
        "If it is a Victory card, all other players gain one Curse each.",
    ),
    "saboteur": CardText(
        "Saboteur",
        "Saboteurs",
        "All other players, one after another, reveal cards from their decks until one costs 3 or more.\n"
        "They trash that card and may gain another that costs at least 2 less.\n"
        "They discard everything else they revealed.",
    ),
    "scout": CardText(
        "Scout",
        "Scouts",
        "+1 Action\n"
        "Reveal the four topmost cards of your deck.\n"
        "Victory cards among them go into your hand.\n"
        "Place the others on top again, in the order you like.",
    ),
    "secret_chamber": CardText(
        "Secret Chamber",
        "Secret Chambers",
        "Discard as many cards as you like: +1 Coin for each\n"
        "—\n"
        "When another player plays an Attack, you may show this from your hand before anything happens.\n"
        "If you did, draw two cards, then place two cards from your hand on top of your deck.",
    ),
    "secret_passage": CardText(
        "Secret Passage",
        "Secret Passages",
        "+2 Cards\n+1 Action\nSlip a card from your hand into your deck, at any place you like.",
    ),
    "shanty_town": CardText(
        "Shanty Town",
        "Shanty Towns",
        "+2 Actions\nShow your whole hand.\nIf there is no Action card among it: +2 Cards",
    ),
    "steward": CardText(
        "Steward",
        "Stewards",
        "Pick one:\n+2 Cards\n+2 Coins\nTrash two cards from your hand.",
    ),
    "swindler": CardText(
        "Swindler",
        "Swindlers",
        "+2 Coins\n"
        "All other players, one after another, trash the topmost card of their decks.\n"
        "Each gains a card of exactly the same cost; which one is up to you.",
    ),
    "torturer": CardText(
        "Torturer",
        "Torturers",
        "+3 Cards\n"
        "All other players, one after another, decide: either they discard two cards or they gain a Curse "
        "into the hand.",
    ),
    "trading_post": CardText(
        "Trading Post",
        "Trading Posts",
        "Trash two cards from your hand.\nIf you did, gain a Silver straight into your hand.",
    ),
    "tribute": CardText(
        "Tribute",
        "Tributes",
        "The player on your left reveals and discards the two topmost cards of the deck.\n"
        "You get these bonuses for each of them; two of the same name count as one:\n"
        "For an Action: +2 Actions\n"
        "For a Treasure: +2 Coins\n"
        "For a Victory card: +2 Cards",
    ),
    "upgrade": CardText(
        "Upgrade",
        "Upgrades",
        "+1 Card\n+1 Action\nTrash a card from your hand.\nGain a card that costs exactly 1 more.",
    ),
    "wishing_well": CardText(
        "Wishing Well",
        "Wishing Wells",
        "+1 Card\n"
        "+1 Action\n"
        "Say the name of a card, then reveal the topmost card of your deck.\n"
        "If you guessed right, it goes into your hand; if not, it stays there.",
    ),
}
