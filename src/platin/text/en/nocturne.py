"""English names and texts of the cards of Nocturne."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "necromancer": CardText(
        "Necromancer",
        "Necromancers",
        "Play an Action from the trash that lies there face up and is no Duration. It stays in the "
        "trash, face down until this turn is over.\n"
        "—\n"
        "Set-up: the three Zombies go into the trash.",
    ),
    "zombie_apprentice": CardText(
        "Zombie Apprentice",
        "Zombie Apprentices",
        "You are free to trash an Action from your hand. If you did: +3 Cards, +1 Action.",
    ),
    "zombie_mason": CardText(
        "Zombie Mason",
        "Zombie Masons",
        "Trash the topmost card of your deck.\nYou are free to gain a card that costs 1 coin more than it at most.",
    ),
    "zombie_spy": CardText(
        "Zombie Spy",
        "Zombie Spies",
        "+1 Card\n"
        "+1 Action\n"
        "Have a look at the topmost card of your deck. It goes back there or into your discard pile, as "
        "you like.",
    ),
}
