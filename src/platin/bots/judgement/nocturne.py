"""Judgement of cards of Nocturne."""

from platin.bots.lore import Lore
from platin.bots.patterns import TrashesWeak
from platin.bots.sense_plays import NEVER, Plays
from platin.engine.card import Card
from platin.engine.const import ACTION
from platin.engine.game import Game


class Necromancer(Lore):
    cards = 1

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = NEVER
        for other in game.state.trash:
            if other.types & ACTION and other.defn is not card.defn and not other.is_duration:
                best = max(best, plays.value(game, me, other, rest))
        return best if best > 0 else NEVER


class ZombieApprentice(TrashesWeak):
    actions = 1
    worth = 35
    copies = 0
    trashes = 1
    forced = 0
    limit = 30

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        worth = [plays.values.worth(game, me, other.defn) for other in rest if other.types & ACTION]
        return 25 if worth and min(worth) < self.limit else 1


class ZombieMason(Lore):
    worth = 30
    copies = 0
    gains = 1
    trashes = 1
    forced = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 15 - plays.values.density(game, me)


class ZombieSpy(Lore):
    worth = 40
    copies = 0
