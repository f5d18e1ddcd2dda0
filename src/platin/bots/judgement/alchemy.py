"""Judgement of cards of Alchemy."""

from platin.bots.lore import Lore
from platin.bots.patterns import TrashesFor
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.engine.card import Card, CardDef
from platin.engine.const import VICTORY
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import TO_ORDER


class Alchemist(Lore):
    leaves_first = 200


class Apothecary(Lore):
    cards = 1
    coins = 1
    worth = 38


class Apprentice(TrashesFor):
    cards = 1
    worth = 39

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        if plays.values.victory_points(game, me, card.defn) >= 3:
            # Whatever it draws: points are what the game is about.
            return NEVER
        cost = game.cost(card)
        p = game.player(me)
        drawn = min(cost.coins + 2 * cost.potion, len(p.deck) + len(p.discard))
        return drawn * plays.a_card(game, me) + plays.trade_loss(game, me, card)


class Familiar(Lore):
    worth = 69


class Golem(Lore):
    actions = 2
    cards = 1
    worth = 34

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_ORDER:
            return answers.play_order(game, decision)
        return answers.by_intent(game, decision)


class Herbalist(Lore):
    leaves_first = 100

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and (about.brings.coins >= 2 or answers.values.lore(about).worth >= 40)


class Possession(Lore):
    coins = 2
    worth = 44
    attacks = 1


class Potion(Lore):
    worth = 0


class ScryingPool(Lore):
    worth = 30


class Transmute(TrashesFor):
    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        # A Gold for a Victory card.
        return plays.values.trash(game, me, card) + (60 if card.types & VICTORY else 0)

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        for other in rest:
            if other.types & VICTORY and plays.values.trash(game, me, other) > 0:
                return 40
        return NEVER


class University(Lore):
    worth = 29
