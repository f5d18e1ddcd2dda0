"""Sensible answers to whatever a strategy says nothing about: which Action to play, what to trash, discard, gain.

A question is answered by a function of its own (`sense_choices`), or by its intent: what is done with the cards, which
is the word after the dot of its key. A question that nobody knows gets an answer that is legal.
"""

from typing import Final

from platin.bots.conditions import Situation
from platin.bots.plan import Strategy
from platin.bots.sense_answers import Answers
from platin.bots.sense_choices import CHOICES, coffers_needed
from platin.bots.sense_values import Values
from platin.bots.trial import Imagined
from platin.engine.card import Card
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.state import Rules

# What a question is about. OWN: it has a function of its own; the phases are answered by the bot.
UNKNOWN: Final = 0
OWN: Final = 1
PHASE: Final = 2
TRASH: Final = 3
DISCARD: Final = 4
GAIN: Final = 5
TOPDECK: Final = 6
TAKE: Final = 7
KEEP: Final = 8
PLAY: Final = 9
ORDER: Final = 10
PLAY_ORDER: Final = 11

VERBS: Final[dict[str, int]] = {
    "trash": TRASH,
    "trash_one": TRASH,
    "may_trash": TRASH,
    "discard": DISCARD,
    "discard_two": DISCARD,
    "gain": GAIN,
    "buy": GAIN,
    "topdeck": TOPDECK,
    "take": TAKE,
    "keep": KEEP,
    "play": PLAY,
    "may_play": PLAY,
    "more": PLAY,
    "order": ORDER,
}
"""What is done with cards, by the word after the dot of a question's key."""

EXCEPTIONS: Final[dict[str, int]] = {
    "golem.order": PLAY_ORDER,
    "turn.action": PHASE,
    "turn.buy": PHASE,
    "turn.buy_only": PHASE,
    "turn.end": PHASE,
    "turn.play_only": PHASE,
}


def intent_of(key: str) -> int:
    """Give what a question is about."""
    if key in CHOICES:
        return OWN
    found = EXCEPTIONS.get(key)
    return VERBS.get(key.rsplit(".", maxsplit=1)[-1], UNKNOWN) if found is None else found


class Sense:
    """How a bot plays cards in general, guided by the preferences of a strategy."""

    def __init__(self, strategy: Strategy, at: Situation) -> None:
        self.strategy = strategy
        self.at = at
        self.values = Values(strategy, at)
        self.answers = Answers(self.values)
        self.imagined = Imagined(self.answer, at)
        self.answers.plays.agent = self.imagined
        # What the questions met so far are about, by their keys.
        self.intents: dict[str, int] = {}

    def bind(self, rules: Rules) -> None:
        """Get to know a table."""
        self.values.bind(rules)

    def answer(self, game: Game, decision: Decision) -> list[int]:
        """Answer a decision other than that of the Buy phase."""
        answers = self.answers
        key = decision.key
        if key == "turn.action":
            card = answers.plays.next_action(game, decision.seat, answers.cards(game, decision))
            return [] if card is None else [card.uid]
        if self.strategy.uses and decision.labels == ["yes", "no"]:
            use = self.strategy.uses.get(decision.source)
            if use is not None:
                return answers.yes(decision, use.value(self.at) != 0)
        intent = self.intents.get(key, -1)
        if intent < 0:
            intent = intent_of(key)
            self.intents[key] = intent
        if intent == OWN:
            return CHOICES[key](answers, game, decision)
        if intent == TRASH:
            return answers.trash(game, decision)
        if intent == DISCARD:
            return answers.discard(game, decision)
        if intent == GAIN:
            return answers.gain(game, decision)
        if intent == TOPDECK:
            return answers.topdeck(game, decision)
        if intent == TAKE:
            return answers.take(game, decision)
        if intent == KEEP:
            return answers.keep(game, decision)
        if intent == PLAY:
            return answers.play(game, decision)
        if intent == ORDER:
            return answers.order(game, decision)
        if intent == PLAY_ORDER:
            return answers.play_order(game, decision)
        return decision.options()[: decision.low]

    def next_treasure(self, game: Game, seat: int) -> Card | None:
        """Give the Treasure to play next, when no plain ones are left."""
        if not self.values.special_treasures:
            return None
        return self.answers.plays.next_treasure(game, seat, False)

    def first_treasure(self, game: Game, seat: int) -> Card | None:
        """Give a Treasure that is better played before the plain ones: it plays, trashes or discards others."""
        if not self.values.special_treasures:
            return None
        return self.answers.plays.next_treasure(game, seat, True)

    def spends_coffers(self, game: Game, seat: int) -> bool:
        """Tell whether tokens of the Coffers are better spent now."""
        return coffers_needed(self.answers, game, seat) > 0

    def safe_to_gain(self, game: Game, seat: int, pile: int) -> bool:
        """Tell whether gaining from a pile would not end the game while behind."""
        return self.values.is_safe(game, seat, pile)
