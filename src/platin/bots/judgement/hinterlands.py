"""Judgement of cards of Hinterlands."""

from platin.bots.lore import Lore
from platin.bots.patterns import TrashesFor
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import EARLY
from platin.engine.card import Card, CardDef
from platin.engine.const import TREASURE
from platin.engine.game import Game


class Berserker(Lore):
    worth = 48
    copies = 1


class Cauldron(Lore):
    # Three Actions gained in a turn are rare: it is a Silver with a Buy.
    worth = 44
    copies = 2


class Embassy(Lore):
    worth = 67
    copies = 2


class GuardDog(Lore):
    worth = 45
    copies = 1


class Highway(Lore):
    worth = 50
    copies = 3


class IllGottenGains(Lore):
    worth = 52
    copies = 2


class Inn(Lore):
    worth = 38


class JackOfAllTrades(Lore):
    worth = 75
    copies = 2


class Margrave(Lore):
    worth = 78
    copies = 2


class NobleBrigand(Lore):
    worth = 86
    copies = 4


class Nomads(Lore):
    worth = 51
    copies = 1


class Oracle(Lore):
    worth = 45
    copies = 1


class Souk(Lore):
    worth = 76
    copies = 2


class SpiceMerchant(TrashesFor):
    worth = 38

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        if not card.types & TREASURE:
            return NEVER
        return 20 - plays.values.use(card) + plays.trade_loss(game, me, card)


class Stables(Lore):
    worth = 52
    copies = 1


class Trader(TrashesFor):
    worth = 44
    copies = 1

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        silvers = game.cost(card).coins * 20 if plays.values.stage(game) == EARLY else 0
        return silvers - plays.values.use(card) + plays.trade_loss(game, me, card)

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and answers.is_junk(game, about.name)


class Trail(Lore):
    worth = 32


class Weaver(Lore):
    worth = 55
    copies = 1


class Wheelwright(Lore):
    worth = 39


class WitchsHut(Lore):
    worth = 68
    copies = 2
