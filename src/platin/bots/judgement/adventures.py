"""Judgement of cards and Events of Adventures."""

from platin.bots.lore import LandscapeLore, Lore
from platin.bots.purse import Purse
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.engine.card import Card
from platin.engine.decision import Decision
from platin.engine.game import Game


class Storyteller(Lore):
    cards = 1
    worth = 38
    waits = True

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        # It spends the coins made so far.
        return plays.a_card(game, me) if game.state.turn.coins < 2 else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Exchange Silver and better for cards, if those bring more than Coppers."""
        scores: list[int] = []
        for card in answers.cards(game, decision):
            scores.append(card.coins - 1 if card.plain else 0)
        return answers.prefer(game, decision, scores, "play")


class Training(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return purse.early and not purse.green and purse.most_played(game, me) >= 5
