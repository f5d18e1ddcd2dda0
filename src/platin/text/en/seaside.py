"""English names and texts of the cards of Seaside. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "ambassador": CardText(
        "Ambassador",
        "Ambassadors",
        "Reveal one of the cards in your hand.\n"
        "Put none, one or two cards of that name from your hand back into the Supply.\n"
        "After that, all other players gain one card of that name each.",
    ),
    "native_village": CardText(
        "Native Village",
        "Native Villages",
        "+2 Actions\n"
        "Pick one: the topmost card of your deck goes face down on your Native Village mat, or all cards on the "
        "mat go into your hand.\n"
        "Your own mat you may look at whenever you like.",
    ),
    "outpost": CardText(
        "Outpost",
        "Outposts",
        "In this turn's Clean-up you draw three cards, not five.\n"
        "You take an extra turn right after this one, unless it would be your third turn in a row.",
    ),
    "outpost@2": CardText(
        "Outpost",
        "Outposts",
        "If you played no Outpost earlier in this turn, and the turn before it was not yours:\n"
        "You take an extra turn right after this one.\n"
        "For it you draw three cards, not five.",
    ),
    "pirate_ship": CardText(
        "Pirate Ship",
        "Pirate Ships",
        "Pick one: you rob the others, or you get +1 Coin for every token on your Pirate Ship mat.\n"
        "If you rob: All other players reveal the two topmost cards of their decks, trash one Treasure among them, "
        "which you pick, and discard what remains.\n"
        "If anybody trashed a Treasure this way, put one token on your mat.",
    ),
}
