"""Judgement of promotional cards."""

from platin.bots.lore import Lore
from platin.bots.sense_answers import Answers
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import TO_BUY, TO_PLAY


class BlackMarket(Lore):
    worth = 55
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        values = answers.values
        me = decision.seat
        if decision.intent == TO_PLAY:
            # Plain money: it is there for the Buy phase too. The strategy can hold some of it back.
            scores: list[int] = []
            for card in answers.cards(game, decision):
                held = values.strategy.holds_back(card.defn.name, values.at)
                scores.append(card.coins if card.plain and not held else 0)
            return answers.prefer(game, decision, scores, "play")
        if decision.intent == TO_BUY:
            # What is better than anything that the same coins buy in the Supply later in this turn.
            turn = game.state.turn
            other = max(values.best_gain(game, me, turn.coins, turn.potions, False), 42)
            worth = [values.worth(game, me, card.defn) - other for card in answers.cards(game, decision)]
            return answers.prefer(game, decision, worth, decision.key)
        return answers.by_intent(game, decision)


class Captain(Lore):
    worth = 60
    copies = 2


class Dismantle(Lore):
    worth = 44
    copies = 1


class Envoy(Lore):
    worth = 69
    copies = 1
