"""Judgement of cards of Cornucopia, and of its Prizes."""

from platin.bots.lore import Lore
from platin.bots.patterns import TradesIn
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import ESTATES
from platin.engine.card import Card
from platin.engine.const import ACTION, OPT_SEAT, OPT_VALUE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_DISCARD, TO_REVEAL, TO_SET_ASIDE


class BagOfGold(Lore):
    worth = 75
    gains = 1


class Diadem(Lore):
    coins = 3
    worth = 70


class Followers(Lore):
    worth = 95
    curses = 1


class FortuneTeller(Lore):
    worth = 58


class Hamlet(Lore):
    buys = 0
    worth = 29

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Discard something useless if there are more Actions in hand than can be played, or money for two cards."""
        me = decision.seat
        limit = -100
        if decision.word == "action":
            needed = 0
            for card in game.hand(me):
                if card.types & ACTION:
                    needed += 1 - answers.values.lore(card.defn).actions
            if needed > game.state.turn.actions:
                limit = 5
        elif answers.values.money_in_hand(game, me) >= 6:
            limit = 2
        return answers.discard_below(game, decision, limit, decision.key)


class Harvest(Lore):
    worth = 62
    copies = 1


class HornOfPlenty(Lore):
    worth = 31
    rank = 1

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        names: list[str] = [card.defn.name]
        for other in game.in_play(me):
            if other.defn.name not in names:
                names.append(other.defn.name)
        return plays.values.best_gain(game, me, len(names), 0, False) - 25


class HorseTraders(Lore):
    worth = 40


class HuntingParty(Lore):
    worth = 56
    copies = 9


class Jester(Lore):
    worth = 71
    copies = 1
    gains = 0

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take a copy of a good card; let the other player have another bad one."""
        me = decision.seat
        other = me
        for code in decision.options():
            if code & OPT_VALUE != me:
                other = code & OPT_VALUE
        discard = game.player(other).discard
        good = len(discard) > 0 and answers.values.worth(game, me, discard[-1].defn) >= 30
        return [OPT_SEAT + (me if good else other)]


class Joust(Lore):
    worth = 77
    copies = 4

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_SET_ASIDE:
            # The Province is back next turn, and the Reward is there now.
            return answers.offer(game, decision, 1)
        return answers.by_intent(game, decision)


class Menagerie(Lore):
    cards = 2
    worth = 38
    waits = True

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        names = [other.defn.name for other in rest]
        several = any([names.count(name) > 1 for name in names])
        return (1 if several else 3) * plays.a_card(game, me) + 1


class Princess(Lore):
    coins = 2
    worth = 70


class Remake(TradesIn):
    worth = 39
    gains = 0
    more = 1
    exactly = True

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best, won = plays.best_trade(game, me, rest, 1, True)
        if best is None or won <= 0:
            return NEVER
        again = plays.best_trade(game, me, [other for other in rest if other is not best], 1, True)[1]
        return won + again if won + again > 0 else NEVER


class Shop(Lore):
    worth = 38


class Tournament(Lore):
    cards = 0
    coins = 0
    worth = 65
    gains = 0
    likes = "province"

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent in (TO_DISCARD, TO_REVEAL):
            # The Province brings a Prize, or spares the coin and the card.
            return answers.offer(game, decision, 1)
        if decision.intent != NO_INTENT:
            scores = [answers.values.lore(card.defn).worth for card in answers.cards(game, decision)]
            return answers.prefer(game, decision, scores, "take")
        prizes = game.pile_of("diadem")
        some = prizes >= 0 and len(game.state.piles[prizes]) > 0
        late = answers.values.stage(game) == ESTATES
        # Of no Prize there is always one more: the last Duchy may end the game at the wrong time.
        duchy = answers.values.is_safe(game, decision.by, game.state.rules.pile_of["duchy"])
        return answers.modes(decision, ["prize" if (some and not late) or not duchy else "duchy"])


class TrustySteed(Lore):
    actions = 1
    cards = 2
    worth = 90


class YoungWitch(Lore):
    worth = 94
