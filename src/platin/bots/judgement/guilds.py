"""Judgement of cards of Guilds."""

from typing import Final

from platin.bots.lore import SILVER, Lore
from platin.bots.sense_answers import Answers
from platin.bots.sense_values import EARLY
from platin.engine.const import ACTION
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import TO_NAME

# What a token is worth when it is kept: a coin of a later turn.
A_TOKEN: Final = 5


class Advisor(Lore):
    worth = 35


class Baker(Lore):
    coins = 1
    worth = 70
    copies = 2


class Butcher(Lore):
    coins = 2
    worth = 59
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Pay as many tokens as make the gain better by more than they are worth."""
        if decision.word != "pay" or not game.state.trash:
            return answers.by_intent(game, decision)
        me = decision.seat
        cost = game.cost(game.state.trash[-1])
        paid = 0
        most = -1000
        for n in range(game.player(me).coffers + 1):
            won = answers.values.best_gain(game, me, cost.coins + n, cost.potion, False) - n * A_TOKEN
            if won > most:
                most = won
                paid = n
        return answers.number(decision, paid)


class CandlestickMaker(Lore):
    coins = 1
    worth = 30
    copies = 1


class Doctor(Lore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Name what the deck would be glad to be rid of, and has most of."""
        if decision.intent != TO_NAME:
            return answers.by_intent(game, decision)
        p = game.player(decision.seat)
        glad: dict[str, int] = {}
        for card in p.deck if p.deck else p.discard:
            glad[card.name] = glad.get(card.name, 0) + answers.values.trash(game, decision.seat, card)
        ranked = sorted([(-score, name) for name, score in glad.items()])
        return answers.name(decision, [name for _, name in ranked])


class Footpad(Lore):
    coins = 2
    worth = 78
    copies = 2


class Herald(Lore):
    worth = 32

    def extra(self, answers: Answers, game: Game, me: int, most: int) -> int:
        """Pay for the cards in the discard pile that are good to draw next: so many must be put back."""
        good = [card for card in game.player(me).discard if answers.on_top(game, me, card) > 0]
        return min(most, len(good))


class Infirmary(Lore):
    worth = 53
    copies = 2


class Masterpiece(Lore):
    def extra(self, answers: Answers, game: Game, me: int, most: int) -> int:
        return most if answers.values.stage(game) == EARLY else 0


class MerchantGuild(Lore):
    coins = 2
    worth = 65
    copies = 1


class Soothsayer(Lore):
    worth = 73
    copies = 2


class Stonemason(Lore):
    def extra(self, answers: Answers, game: Game, me: int, most: int) -> int:
        """Pay what the best Action costs that is better than none."""
        paid = 0
        best = SILVER
        for info in game.state.rules.piles:
            top = game.top_of(info.index)
            if not info.supply or top is None or not top.types & ACTION or top.potion or top.debt:
                continue
            price = game.coins_of(top)
            worth = answers.values.worth(game, me, top)
            if price <= most and worth > best and answers.values.is_safe(game, me, info.index):
                best = worth
                paid = price
        return paid
