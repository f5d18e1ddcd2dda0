"""Judgement of cards of Dark Ages, and of its Shelters."""

from platin.bots.lore import Lore
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import Plays
from platin.engine.card import Card
from platin.engine.const import RUINS
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import TO_TRASH


class DeathCart(Lore):
    worth = 34
    trashes = 0

    def has_ruins(self, cards: list[Card]) -> bool:
        """Tell whether there are Ruins among some cards."""
        return any([card.types & RUINS for card in cards])

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        if self.has_ruins(rest):
            return 50
        return 45 if plays.values.step(plays.values.money_in_hand(game, me) + 5) >= 6 else 5

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trash Ruins or a weak Action rather than the Death Cart."""
        if decision.intent != TO_TRASH:
            ruins = self.has_ruins(game.hand(decision.seat))
            return answers.modes(decision, ["action", "this"] if ruins else ["this", "action"])
        scores: list[int] = []
        for card in answers.cards(game, decision):
            scores.append(100 if card.types & RUINS else 30 - answers.values.worth(game, decision.seat, card.defn))
        return answers.prefer(game, decision, scores, "trash")


class Necropolis(Lore):
    worth = 4
    copies = 0
    riddance = 20


class Urchin(Lore):
    worth = 36
