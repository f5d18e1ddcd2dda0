"""English questions of the cards of Nocturne."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "necromancer.play": "Play an Action from the trash. It stays there.",
    "zombie_apprentice.trash": "You may trash an Action from your hand for +3 Cards and +1 Action.",
    "zombie_mason.gain": "You may gain a card costing up to 1 more than the trashed one.",
    "zombie_spy.discard": "Discard this card? If not, it goes back onto your deck.",
}

OPTIONS: Final[dict[str, str]] = {}
