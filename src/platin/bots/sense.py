"""Sensible answers to whatever a strategy says nothing about: which Action to play, what to trash, discard, gain."""

from platin.bots.conditions import Situation
from platin.bots.plan import Strategy
from platin.engine.card import Card
from platin.engine.const import TREASURE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.state import Rules


class Sense:
    """How a bot plays cards in general, guided by the preferences of a strategy."""

    def __init__(self, strategy: Strategy, at: Situation) -> None:
        self.strategy = strategy
        self.at = at

    def bind(self, rules: Rules) -> None:
        """Get to know a table."""

    def answer(self, game: Game, decision: Decision) -> list[int]:
        """Answer a decision other than that of the Buy phase."""
        options = decision.options()
        if decision.key == "turn.action":
            return options[:1]
        return options[: decision.low]

    def next_treasure(self, game: Game, seat: int) -> Card | None:
        """Give the Treasure to play next, when no plain ones are left."""
        for card in game.playable(seat, TREASURE):
            return card
        return None

    def spends_coffers(self, game: Game, seat: int) -> bool:
        """Tell whether tokens of the Coffers are better spent now."""
        return False

    def safe_to_gain(self, game: Game, seat: int, pile: int) -> bool:
        """Tell whether gaining from a pile would not end the game while behind."""
        return True
