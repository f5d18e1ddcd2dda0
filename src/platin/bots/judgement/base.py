"""Judgement of cards of the base game, and of the basic cards."""

from platin.bots.lore import Lore
from platin.bots.patterns import DrawsTo, RepeatsActions, TradesIn, count
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.engine.card import Card
from platin.engine.const import ACTION, TREASURE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TRASH


class Copper(Lore):
    worth = 3
    copies = 0


class Silver(Lore):
    worth = 40
    copies = 99


class Gold(Lore):
    worth = 70
    copies = 99


class Adventurer(Lore):
    copies = 1


class Artisan(Lore):
    worth = 58


class Bandit(Lore):
    worth = 71
    copies = 1


class Cellar(Lore):
    waits = True

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_DISCARD:
            # Cards that are of less use than what comes for them.
            return answers.discard_below(game, decision, min(answers.plays.a_card(game, decision.seat), 10))
        return answers.by_intent(game, decision)


class Chancellor(Lore):
    worth = 44

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Turn the deck over if the cards outside it are the better ones: they come back sooner."""
        p = game.player(decision.seat)
        outside = [answers.values.use(card) for card in p.discard + p.play]
        better = len(outside) > 0 and sum(outside) // len(outside) > answers.values.density(game, decision.seat)
        return answers.yes(decision, better)


class Chapel(Lore):
    worth = 39
    forced = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        junk = plays.values.has_junk(game, me, rest)
        return 12 * junk if junk else NEVER


class CouncilRoom(Lore):
    worth = 64


class Feast(Lore):
    worth = 35


class Festival(Lore):
    copies = 3


class Library(DrawsTo):
    worth = 62
    size = 7

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Set aside Actions that cannot be played any more."""
        left = game.state.turn.actions
        aside = left < 1
        for card in game.hand(decision.seat):
            if card.types & ACTION and card.uid not in decision.options():
                left -= 1 - answers.values.lore(card.defn).actions
        return answers.offer(game, decision, 1 if aside or left < 1 else 0)


class Market(Lore):
    worth = 59
    copies = 9


class Merchant(Lore):
    coins = 0


class Militia(Lore):
    worth = 69


class Mine(Lore):
    trashes = 0

    def gain_for(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        """Judge improving a Treasure."""
        limit = game.cost(card).coins + 3
        best = 0
        for info in game.state.rules.piles:
            top = game.top_of(info.index)
            if not info.supply or top is None or not top.types & TREASURE or game.coins_of(top) > limit:
                continue
            if top.potion > card.defn.potion or not plays.values.is_safe(game, me, info.index):
                continue
            best = max(best, plays.values.lore(top).worth - plays.values.lore(card.defn).worth)
        return best

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = 0
        for other in rest:
            if other.types & TREASURE:
                best = max(best, self.gain_for(plays, game, me, other))
        return best if best > 0 else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != TO_TRASH:
            return answers.by_intent(game, decision)
        cards = answers.cards(game, decision)
        scores = [self.gain_for(answers.plays, game, decision.seat, card) for card in cards]
        if decision.low and max(scores) <= 0:
            return answers.trash(game, decision)
        return answers.prefer(game, decision, scores, decision.key)


class Moat(Lore):
    worth = 47


class Moneylender(Lore):
    coins = 2
    worth = 41
    forced = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 26 if count(rest, "copper") else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        return answers.yes(decision, True)


class Poacher(Lore):
    worth = 50
    copies = 2


class Remodel(TradesIn):
    more = 2


class Sentry(Lore):
    worth = 59
    copies = 2
    forced = 0


class Smithy(Lore):
    worth = 64


class Spy(Lore):
    worth = 38


class Thief(Lore):
    worth = 35
    gains = 0


class ThroneRoom(RepeatsActions):
    worth = 29


class Vassal(Lore):
    worth = 42


class Witch(Lore):
    worth = 93


class Woodcutter(Lore):
    worth = 39
