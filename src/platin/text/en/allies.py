"""English names and texts of the cards of Allies."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "archer": CardText(
        "Archer",
        "Archers",
        "+2 Coins\n"
        "All other players who hold five cards or more reveal them but for one that they keep hidden, "
        "and discard one of the revealed cards, which you pick.",
    ),
    "battle_plan": CardText(
        "Battle Plan",
        "Battle Plans",
        "+1 Card\n"
        "+1 Action\n"
        "You are free to reveal an Attack from your hand. If you did: +1 Card.\n"
        "You are free to rotate a pile of the Supply.",
    ),
    "blacksmith": CardText(
        "Blacksmith",
        "Blacksmiths",
        "Pick one:\nfill up your hand to six cards;\nor +2 Cards;\nor +1 Card and +1 Action.",
    ),
    "elder": CardText(
        "Elder",
        "Elders",
        "+2 Coins\n"
        "You are free to play an Action from your hand. Wherever it has you pick among options this "
        "turn, you may pick one more of them.",
    ),
    "miller": CardText(
        "Miller",
        "Millers",
        "+1 Action\n"
        "Have a look at the four topmost cards of your deck. Take one of them into your hand and discard "
        "the others.",
    ),
    "territory": CardText(
        "Territory",
        "Territories",
        "Worth 1 VP for every name among your Victory cards.\n"
        "—\n"
        "On gaining this, gain one Gold for every empty pile of the Supply.",
    ),
    "town_crier": CardText(
        "Town Crier",
        "Town Criers",
        "Pick one:\n"
        "+2 Coins;\n"
        "or gain a Silver;\n"
        "or +1 Card and +1 Action.\n"
        "You are free to rotate the Townsfolk pile.",
    ),
    "warlord": CardText(
        "Warlord",
        "Warlords",
        "+1 Action\n"
        "When your next turn starts: +2 Cards.\n"
        "Until then, no other player can play an Action from the hand of which they already have two or "
        "more in play.",
    ),
}
