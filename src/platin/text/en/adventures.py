"""English names and texts of Adventures. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "storyteller": CardText(
        "Storyteller",
        "Storytellers",
        "+1 Action\n"
        "+1 Coin\n"
        "You are free to play one, two or three Treasures from your hand.\n"
        "After that, all your coins are spent, and each of them draws you a card.",
    ),
    "storyteller@2": CardText(
        "Storyteller",
        "Storytellers",
        "+1 Action\n"
        "You are free to play one, two or three Treasures from your hand.\n"
        "+1 Card\n"
        "After that, all your coins are spent, and each of them draws you one more card.",
    ),
    "training": CardText(
        "Training",
        "Trainings",
        "Put your +1 Coin token on a Supply pile of Actions, from wherever it lies.\n"
        "Each time you play a card of that pile, the token gives you +1 Coin before anything else.",
    ),
}
