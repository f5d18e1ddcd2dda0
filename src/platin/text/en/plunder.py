"""English names and texts of Plunder, first print."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "abundance": CardText("Abundance", "Abundances", "The next Action you gain brings you:\n+1 Buy\n+3 Coins"),
    "buried_treasure": CardText(
        "Buried Treasure",
        "Buried Treasures",
        "When your next turn starts: +1 Buy and +3 Coins\n—\nOn gaining this, you play it at once.",
    ),
    "cabin_boy": CardText(
        "Cabin Boy",
        "Cabin Boys",
        "+1 Card\n"
        "+1 Action\n"
        "When your next turn starts, pick one:\n"
        "+2 Coins;\n"
        "or trash this, and if you did, gain a Duration.",
    ),
    "cage": CardText(
        "Cage",
        "Cages",
        "Lay up to four cards from your hand face down on this.\n"
        "The next Victory card you gain sends this to the trash; when that turn ends, you take the cards "
        "that lay on it into your hand.",
    ),
    "crew": CardText("Crew", "Crews", "+3 Cards\nWhen your next turn starts, this goes on top of your deck."),
    "crucible": CardText(
        "Crucible", "Crucibles", "Choose a card in your hand and trash it.\n+1 Coin for every Coin that it costs"
    ),
    "cutthroat": CardText(
        "Cutthroat",
        "Cutthroats",
        "All other players who hold more than three cards discard until three are left.\n"
        "As soon as any player gains a Treasure that costs 5 or more, you gain a Loot.",
    ),
    "enlarge": CardText(
        "Enlarge",
        "Enlarges",
        "Now, and once more when your next turn starts:\n"
        "Trash a card from your hand and gain a card that costs at most 2 more.",
    ),
    "figurine": CardText(
        "Figurine",
        "Figurines",
        "+2 Cards\nIf you wish, discard an Action from your hand.\nIf you did: +1 Buy and +1 Coin",
    ),
    "first_mate": CardText(
        "First Mate",
        "First Mates",
        "Play as many Actions from your hand as you like, provided that all of them have the same name.\n"
        "Then draw cards until your hand holds six.",
    ),
    "flagship": CardText(
        "Flagship",
        "Flagships",
        "+2 Coins\nThe next Action you play that is no Command is played once more.",
    ),
    "fortune_hunter": CardText(
        "Fortune Hunter",
        "Fortune Hunters",
        "+2 Coins\n"
        "Look at the three topmost cards of your deck.\n"
        "One Treasure among them you may play at once.\n"
        "The others return to the top in the order you like.",
    ),
    "frigate": CardText(
        "Frigate",
        "Frigates",
        "+3 Coins\n"
        "Until your next turn begins: whenever another player has played an Action, that player then "
        "discards until at most four cards are in hand.",
    ),
    "gondola": CardText(
        "Gondola",
        "Gondolas",
        "Pick one:\n"
        "+2 Coins right now;\n"
        "or +2 Coins when your next turn starts.\n"
        "—\n"
        "On gaining this, you are free to play an Action from your hand.",
    ),
    "grotto": CardText(
        "Grotto",
        "Grottos",
        "+1 Action\n"
        "Lay up to four cards from your hand face down on this.\n"
        "When your next turn starts, discard those cards and then draw the same number.",
    ),
    "harbor_village": CardText(
        "Harbor Village",
        "Harbor Villages",
        "+1 Card\n"
        "+2 Actions\n"
        "When the next Action you play this turn is done: +1 Coin, provided that it gave you Coins itself",
    ),
    "jewelled_egg": CardText("Jewelled Egg", "Jewelled Eggs", "+1 Coin\n+1 Buy\n—\nOn trashing this, you gain a Loot."),
    "kings_cache": CardText(
        "King's Cache", "King's Caches", "If you wish, pick a Treasure from your hand.\nPlay it three times in a row."
    ),
    "landing_party": CardText(
        "Landing Party",
        "Landing Parties",
        "+2 Cards\n"
        "+2 Actions\n"
        "As soon as you have opened a turn with a Treasure as your first card, this goes on top of your "
        "deck.",
    ),
    "longship": CardText("Longship", "Longships", "+2 Actions\nAt the start of your next turn: +2 Cards"),
    "mapmaker": CardText(
        "Mapmaker",
        "Mapmakers",
        "Look at the four topmost cards of your deck.\n"
        "Two of them come into your hand; discard the others.\n"
        "—\n"
        "Whenever a Victory card is gained, no matter by whom, you may play this from your hand.",
    ),
    "maroon": CardText(
        "Maroon", "Maroons", "Choose a card in your hand and trash it.\nFor every type that it has: +2 Cards"
    ),
    "mining_road": CardText(
        "Mining Road",
        "Mining Roads",
        "+1 Action\n+1 Buy\n+2 Coins\nOne of the Treasures that you gain later this turn may be played right away.",
    ),
    "pendant": CardText(
        "Pendant",
        "Pendants",
        "+1 Coin for every different name among the Treasures you have in play, this one included",
    ),
    "pickaxe": CardText(
        "Pickaxe",
        "Pickaxes",
        "+1 Coin\n"
        "Choose a card in your hand and trash it.\n"
        "If that costs 3 or more, gain a Loot, which comes into your hand.",
    ),
    "pilgrim": CardText("Pilgrim", "Pilgrims", "+4 Cards\nOne card of your hand goes on top of your deck."),
    "quartermaster": CardText(
        "Quartermaster",
        "Quartermasters",
        "For the rest of the game, each of your turns begins with one of these, as you choose:\n"
        "Gain a card that costs 4 or less and lay it on this card;\n"
        "or take one of the cards lying on this into your hand.",
    ),
    "rope": CardText(
        "Rope",
        "Ropes",
        "+1 Coin\n+1 Buy\nWhen your next turn starts: +1 Card; then, if you wish, trash a card from your hand.",
    ),
    "sack_of_loot": CardText("Sack of Loot", "Sacks of Loot", "+1 Coin\n+1 Buy\nGain a Loot."),
    "search": CardText(
        "Search",
        "Searches",
        "+2 Coins\nWhen a Supply pile next runs empty, trash this and gain a Loot.",
    ),
    "secluded_shrine": CardText(
        "Secluded Shrine",
        "Secluded Shrines",
        "+1 Coin\nWith the next Treasure you gain, trash up to two cards from your hand.",
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
    "silver_mine": CardText(
        "Silver Mine", "Silver Mines", "Gain a Treasure that is cheaper than this.\nIt comes into your hand."
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
    "swamp_shacks": CardText(
        "Swamp Shacks",
        "Swamp Shacks",
        "+2 Actions\n+1 Card for every full three cards you have in play, this one included",
    ),
    "taskmaster": CardText(
        "Taskmaster",
        "Taskmasters",
        "+1 Action\n"
        "+1 Coin\n"
        "If a card you gain from now on this turn costs exactly 5, all of this happens again when your next "
        "turn starts.",
    ),
    "tools": CardText("Tools", "Tools", "Gain a card of which a copy is in play already, no matter whose."),
    "trickster": CardText(
        "Trickster",
        "Tricksters",
        "All other players gain one Curse each.\n"
        "One Treasure that you discard from play this turn you may lay aside; when the turn ends it is back "
        "in your hand.",
    ),
    "wealthy_village": CardText(
        "Wealthy Village",
        "Wealthy Villages",
        "+1 Card\n"
        "+2 Actions\n"
        "—\n"
        "On gaining this while your Treasures in play have at least three different names, you gain a Loot "
        "as well.",
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
        "+1 Buy\nWhen you next shuffle this turn, you keep up to three of the cards out; they go to your discard pile.",
    ),
    "bury": CardText(
        "Bury",
        "Buries",
        "+1 Buy\nA card of your choice from your discard pile goes to the bottom of your deck.",
    ),
    "deliver": CardText(
        "Deliver",
        "Delivers",
        "+1 Buy\n"
        "Until the turn ends, you lay aside every card you gain; when it is over, they all come into "
        "your hand.",
    ),
    "foray": CardText(
        "Foray",
        "Forays",
        "Discard three cards for all to see.\nIf no two of the three share a name, gain a Loot.",
    ),
    "invasion": CardText(
        "Invasion",
        "Invasions",
        "If you wish, play an Attack from your hand.\n"
        "Gain a Duchy.\n"
        "Gain an Action and lay it on top of your deck.\n"
        "Gain a Loot and play it at once.",
    ),
    "journey": CardText(
        "Journey",
        "Journeys",
        "Only once a turn:\n"
        "If the turn before this was not yours, your cards in play stay there during Clean-up, and another "
        "turn of yours follows this one.",
    ),
    "launch": CardText(
        "Launch",
        "Launches",
        "Only once a turn:\nGo back into your Action phase.\n+1 Card\n+1 Action\n+1 Buy",
    ),
    "looting": CardText("Looting", "Lootings", "You gain one Loot."),
    "maelstrom": CardText(
        "Maelstrom",
        "Maelstroms",
        "Trash three of the cards in your hand.\nAll other players who hold five cards or more trash one of theirs.",
    ),
    "mirror": CardText(
        "Mirror",
        "Mirrors",
        "+1 Buy\nWhen you next gain an Action this turn, gain one more of it.",
    ),
    "peril": CardText("Peril", "Perils", "If you wish, trash an Action from your hand; you gain a Loot for it."),
    "prepare": CardText(
        "Prepare",
        "Prepares",
        "Lay your whole hand aside, face up.\n"
        "When your next turn starts, play all Actions and Treasures of it in the order you like and "
        "discard the others.",
    ),
    "prosper": CardText(
        "Prosper",
        "Prospers",
        "Gain a Loot.\nThen gain as many Treasures as you wish, one by one, no two of the same name.",
    ),
    "rush": CardText(
        "Rush",
        "Rushes",
        "+1 Buy\nWhen you next gain an Action this turn, you play it at once.",
    ),
    "scrounge": CardText(
        "Scrounge",
        "Scrounges",
        "Pick one:\n"
        "Trash a card from your hand;\n"
        "or gain an Estate out of the trash and, if that worked, a card that costs 5 or less.",
    ),
    "cheap": CardText("Cheap", "Cheap", "All game long, Cheap cards cost 1 coin less."),
    "cursed": CardText("Cursed", "Cursed", "Along with every Cursed card you gain, you gain a Loot and a Curse."),
    "fated": CardText(
        "Fated",
        "Fated",
        "Whenever you shuffle, you may first search the cards, show Fated ones among them and put these on "
        "top or at the bottom.",
    ),
    "fawning": CardText("Fawning", "Fawning", "Along with every Province you gain, you gain a Fawning card."),
    "friendly": CardText(
        "Friendly",
        "Friendly",
        "When your Clean-up begins, you may discard a Friendly card from your hand and gain a Friendly card for it.",
    ),
    "hasty": CardText(
        "Hasty",
        "Hasty",
        "You lay aside every Hasty card you gain.\nYou play it when your next turn starts.",
    ),
    "inherited": CardText(
        "Inherited",
        "Inherited",
        "Setup: all players swap a starting card they choose for an Inherited card.",
    ),
    "inspiring": CardText(
        "Inspiring",
        "Inspiring",
        "Once you have played an Inspiring card in your own turn, you may play an Action from your hand "
        "next, if no copy of it is among your cards in play.",
    ),
    "nearby": CardText("Nearby", "Nearby", "For every Nearby card you gain: +1 Buy"),
    "patient": CardText(
        "Patient",
        "Patient",
        "When your Clean-up begins, you may lay Patient cards from your hand aside.\n"
        "You play them when your next turn starts.",
    ),
    "pious": CardText("Pious", "Pious", "Every Pious card you gain lets you trash a card from your hand, if you wish."),
    "reckless": CardText(
        "Reckless",
        "Reckless",
        "A Reckless card you play does everything it says, and then all of it once more.\n"
        "Discarded from play, it goes back to its pile.",
    ),
    "rich": CardText("Rich", "Rich", "Along with every Rich card you gain, you gain a Silver."),
    "shy": CardText(
        "Shy",
        "Shy",
        "When your turn starts, you may discard one Shy card from your hand and get +2 Cards for it.",
    ),
    "tireless": CardText(
        "Tireless",
        "Tireless",
        "A Tireless card that you discard from play is laid aside.\n"
        "When the turn is over, it goes on top of your deck.",
    ),
}
