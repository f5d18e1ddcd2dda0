"""English names and texts of the cards of Dark Ages. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "abandoned_mine": CardText("Abandoned Mine", "Abandoned Mines", "+1 Coin"),
    "death_cart": CardText(
        "Death Cart",
        "Death Carts",
        "+5 Coins\n"
        "You are free to trash an Action from your hand. If you do not, trash this Death Cart.\n"
        "—\n"
        "On gaining this, gain two Ruins.",
    ),
    "death_cart@2": CardText(
        "Death Cart",
        "Death Carts",
        "You are free to trash this Death Cart or an Action from your hand. If you did: +5 Coins.\n"
        "—\n"
        "On gaining this, gain two Ruins.",
    ),
    "hovel": CardText("Hovel", "Hovels", "On buying a Victory card, you are free to trash this from your hand."),
    "hovel@2": CardText("Hovel", "Hovels", "On gaining a Victory card, you are free to trash this from your hand."),
    "necropolis": CardText("Necropolis", "Necropolises", "+2 Actions"),
    "overgrown_estate": CardText(
        "Overgrown Estate",
        "Overgrown Estates",
        "0 VP\n—\nOn trashing this: +1 Card.",
    ),
    "ruined_library": CardText("Ruined Library", "Ruined Libraries", "+1 Card"),
    "ruined_market": CardText("Ruined Market", "Ruined Markets", "+1 Buy"),
    "ruined_village": CardText("Ruined Village", "Ruined Villages", "+1 Action"),
    "survivors": CardText(
        "Survivors",
        "Survivors",
        "Have a look at the two topmost cards of your deck. Either both go into your discard pile, or "
        "both go back in an order you like.",
    ),
}
