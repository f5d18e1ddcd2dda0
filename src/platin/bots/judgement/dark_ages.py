"""Judgement of cards of Dark Ages, and of its Shelters."""

from platin.bots.lore import Lore
from platin.bots.patterns import DiscardsForCoins, count
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import Values
from platin.engine.card import Card
from platin.engine.const import ACTION, RUINS
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_NAME, TO_TRASH


class BanditCamp(Lore):
    worth = 51
    copies = 3


class Count(Lore):
    worth = 53
    copies = 2


class Counterfeit(Lore):
    coins = 2
    buys = 0
    worth = 58
    copies = 2
    forced = 0
    rank = 98

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Play what is worth less in the deck than once more now."""
        scores: list[int] = []
        for card in answers.cards(game, decision):
            scores.append(answers.values.use(card) + answers.plays.trade_loss(game, decision.seat, card))
        return answers.prefer(game, decision, scores, "play")


class Cultist(Lore):
    worth = 75
    copies = 4


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


class Graverobber(Lore):
    worth = 22

    def robbed(self, values: Values, game: Game, me: int) -> int:
        """Give the worth of the best card in the trash that it can gain; 0 without one."""
        best = 0
        for card in game.state.trash:
            if 3 <= game.cost(card).coins <= 6:
                best = max(best, values.worth(game, me, card.defn))
        return best

    def traded(self, plays: Plays, game: Game, me: int, rest: list[Card]) -> int:
        """Give what is won by trading in the best Action."""
        return plays.best_trade(game, me, [card for card in rest if card.types & ACTION], 3, False)[1]

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = max(self.robbed(plays.values, game, me), self.traded(plays, game, me, rest))
        return best if best > 0 else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        me = decision.seat
        if decision.intent == TO_TRASH and answers.values.preferences(decision, "") is None:
            best = answers.plays.best_trade(game, me, answers.cards(game, decision), 3, False)[0]
            return answers.one(decision, best)
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        trade = self.traded(answers.plays, game, me, game.hand(me)) > self.robbed(answers.values, game, me)
        return answers.modes(decision, ["trade" if trade else "rob"])


class Hermit(Lore):
    worth = 49
    copies = 1


class HuntingGrounds(Lore):
    worth = 71
    copies = 1


class Ironmonger(Lore):
    worth = 59
    copies = 4


class JunkDealer(Lore):
    worth = 48
    copies = 1


class Necropolis(Lore):
    worth = 4
    copies = 0
    riddance = 20


class Rats(Lore):
    worth = 5
    copies = 0
    forced = 1
    riddance = 40


class Rebuild(Lore):
    worth = 57
    copies = 2
    forced = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 30

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Leave Provinces alone; Estates too where there are Duchies to find."""
        if decision.intent != TO_NAME:
            return answers.by_intent(game, decision)
        p = game.player(decision.seat)
        cards = p.deck if p.deck else p.discard
        duchies = count(cards, "duchy") > 0 and count(cards, "province") == 0
        return answers.name(decision, ["estate" if duchies else "province"])


class Rogue(Lore):
    worth = 66
    copies = 1


class Scavenger(Lore):
    worth = 65
    copies = 2


class Squire(Lore):
    worth = 56
    copies = 2


class Storeroom(DiscardsForCoins):
    worth = 32


class Urchin(Lore):
    worth = 32
