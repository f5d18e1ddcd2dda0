"""Sensible answers to whatever a strategy says nothing about: which Action to play, what to trash, discard, gain.

A question of the rules has an answer of its own (`sense_rules`). One of a card goes to what is thought of that card,
which answers by its intent unless there is a better judgement.
"""

from platin.bots.conditions import Situation
from platin.bots.plan import Strategy
from platin.bots.sense_answers import Answers
from platin.bots.sense_modes import YES_NO
from platin.bots.sense_rules import ASKED, coffers_needed
from platin.bots.sense_values import Values
from platin.bots.trial import Imagined
from platin.engine.card import Card
from platin.engine.compiler import i64
from platin.engine.const import ACTION, NONE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.offers import SPEND_VILLAGER
from platin.engine.state import Rules


class Sense:
    """How a bot plays cards in general, guided by the preferences of a strategy."""

    def __init__(self, strategy: Strategy, at: Situation) -> None:
        self.strategy = strategy
        self.at = at
        self.values = Values(strategy, at)
        self.answers = Answers(self.values)
        self.imagined = Imagined(self.answer, at)
        self.answers.plays.agent = self.imagined

    def bind(self, rules: Rules) -> None:
        """Get to know a table."""
        self.values.bind(rules)

    def answer(self, game: Game, decision: Decision) -> list[int]:
        """Answer a decision other than that of the Buy phase."""
        answers = self.answers
        word = decision.word
        if word == "turn.action":
            code = self.action(game, decision)
            return [] if code < 0 else [code]
        if self.strategy.uses and decision.labels == YES_NO:
            use = self.strategy.uses.get(decision.source)
            if use is not None:
                return answers.yes(decision, use.value(self.at) != 0)
        asked = ASKED.get(word)
        if asked is not None:
            return asked(answers, game, decision)
        return self.values.lore_named(decision.source).answer(answers, game, decision)

    def pick(self, game: Game, decision: Decision) -> i64:
        """Answer a decision about at most one option by its code, or NONE."""
        if decision.word == "turn.action":
            return self.action(game, decision)
        picked = self.answer(game, decision)
        return picked[0] if picked else NONE

    def action(self, game: Game, decision: Decision) -> i64:
        """Give the code of the Action to play next, or of a Villager to spend; NONE for neither."""
        plays = self.answers.plays
        seat = decision.seat
        card = plays.next_action(game, seat, self.answers.cards(game, decision))
        if card is not None:
            return card.uid
        if game.state.turn.actions == 0 and decision.allows(SPEND_VILLAGER):
            # For a Villager there would be something to play.
            wanted = plays.next_action(game, seat, game.playable(seat, ACTION))
            return NONE if wanted is None else SPEND_VILLAGER
        return NONE

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
