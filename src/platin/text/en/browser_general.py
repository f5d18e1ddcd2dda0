"""What the pages in the browser have in common, in English: phrases, refusals, names of things to choose from."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "general.missing": "There is nothing here",
    "general.missing_more": "No page of Platin has this address. Perhaps it was copied only in part.",
    "general.to_start": "To the start page",
}
"""Words of the client that belong to no single page."""

PHRASES: Final[dict[str, str]] = {
    "hello": "Hello!",
    "luck": "Good luck, have fun!",
    "thanks": "Thank you!",
    "welcome": "You’re welcome.",
    "moment": "One moment, please.",
    "back": "I’m back.",
    "your_turn": "It’s your turn.",
    "thinking": "I’m still thinking.",
    "nice_card": "Nice card!",
    "nice_turn": "What a turn!",
    "ouch": "Ouch!",
    "phew": "That was close!",
    "unlucky": "Just my luck.",
    "sorry": "Sorry!",
    "take_back": "May I take that back?",
    "sure": "Sure, go ahead.",
    "rather_not": "I’d rather not.",
    "well_played": "Well played!",
    "rematch": "Rematch?",
    "bye": "I have to go. Goodbye!",
}
"""What can be said at the table, by key, in the order in which it is offered."""

KINDS: Final[dict[str, str]] = {
    "basic": "Basic card",
    "kingdom": "Kingdom card",
    "pile": "Pile of different cards",
    "split_pile_card": "Card of a split pile",
    "traveller_upgrade": "Exchanged for a Traveller",
    "non_supply": "Not in the Supply",
}
"""Kinds of cards that are no types; the other kinds are called like their types."""

WANTED: Final[dict[str, str]] = {
    "buy": "Extra Buys",
    "actions": "Villages (two Actions or more)",
    "draw": "Drawing cards",
    "trashing": "Trashing",
    "gain": "Gaining cards",
    "curses": "Curses for the others",
    "vp-tokens": "Victory point tokens",
    "cheaper": "Lower costs",
    "attack": "Attacks",
    "reaction": "Reactions",
    "treasure": "Treasures",
    "victory": "Victory cards",
    "duration": "Durations",
    "potion": "Potions",
}
"""What somebody may want in a random kingdom: the kinds of `platin.kingdom`."""

HINTS: Final[dict[str, str]] = {
    "added.one": "1 card was added by chance.",
    "added.many": "{n} cards were added by chance.",
    "bane": "The Bane was chosen by chance: {bane}.",
    "trait": "{trait} was put on a pile by chance: {pile}.",
    "market": "The Black Market was stocked by chance.",
}
"""What there is to say about a kingdom that left something open."""

ERRORS: Final[dict[str, str]] = {
    "bad_message.json": "This message is not JSON.",
    "bad_message.type": "There is no such type of message: expected one of {expected}.",
    "bad_message.missing": "The field “{field}” is missing in this message.",
    "bad_message.extra": "There is no field “{field}” in a message of this type.",
    "bad_message.value": "The field “{field}” of this message has a value that is not possible.",
    "bad_message.long": "The field “{field}” of this message is too long: at most {n} characters are allowed.",
    "bad_message.whole": "This message is not an object with fields.",
    "too_big": "This message is too long: at most {most} bytes are allowed.",
    "too_frequent": "Too many messages. Please wait a moment.",
    "hello_first": "The first message has to say which game it is about.",
    "no_such_game": "There is no such game.",
    "unreadable": "This game was kept by another version of Platin and cannot be opened.",
    "no_such_page": "There is nothing at this address.",
    "no_such_card": "There is no card “{card}”.",
    "no_such_bot": "There is no bot “{bot}”: expected one of {expected}.",
    "no_such_point": "The game has no such point: expected 0 to {last}.",
    "no_such_seat": "The table has no such seat.",
    "wrong_secret": "This seat is not yours.",
    "wrong_invite": "This invitation is not valid, or somebody has accepted it already.",
    "not_your_question": "Somebody else is asked.",
    "stale": "This question is not pending any more; now it is number {question}.",
    "illegal_answer": "This answer is not possible.",
    "illegal_answer.number": "This answer is not possible: there is no option {n}.",
    "illegal_answer.twice": "This answer is not possible: option {n} is picked twice.",
    "illegal_answer.few": "This answer is not possible: at least {n} must be picked.",
    "illegal_answer.many": "This answer is not possible: at most {n} may be picked.",
    "nothing_to_undo": "There is nothing to take back.",
    "no_such_request": "Nobody asks for this any more.",
    "no_such_phrase": "There is no such phrase.",
    "not_now": "This is not possible now.",
    "halted": "This game cannot be played on: a ruling has been corrected since, and it would become another game.",
    "not_over": "This game is not over yet.",
    "over": "The game is over.",
    "busy": "There are too many games or players at the moment. Please try again soon.",
    "internal": "Something went wrong here. Your game is safe; please try again.",
}
"""Why something cannot be done. What stands before the dot is the code that programs go by."""
