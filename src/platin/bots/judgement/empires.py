"""Judgement of cards of Empires."""

from platin.bots.lore import Lore
from platin.bots.patterns import RepeatsTreasures
from platin.bots.sense_answers import Answers
from platin.bots.sense_values import ESTATES
from platin.engine.const import OPT_VALUE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import TO_SPEND


class Archive(Lore):
    worth = 60
    copies = 2


class Capital(Lore):
    worth = 51
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Pay off all that can be: the coins are of no other use any more."""
        if decision.intent == TO_SPEND:
            return answers.number(decision, OPT_VALUE)
        return answers.by_intent(game, decision)


class Catapult(Lore):
    worth = 50
    copies = 1


class ChariotRace(Lore):
    worth = 41


class Charm(Lore):
    worth = 35


class CityQuarter(Lore):
    worth = 10
    copies = 0


class Crown(RepeatsTreasures):
    worth = 32
    rank = 97


class Enchantress(Lore):
    worth = 47
    copies = 1


class Encampment(Lore):
    worth = 10


class Engineer(Lore):
    worth = 39


class FarmersMarket(Lore):
    worth = 60
    copies = 2


class Fortune(Lore):
    # After all other money, which it doubles.
    rank = 1


class Forum(Lore):
    worth = 63
    copies = 3


class Gladiator(Lore):
    worth = 46
    copies = 1


class Groundskeeper(Lore):
    worth = 20


class Legionary(Lore):
    worth = 63
    copies = 1


class Overlord(Lore):
    worth = 51
    copies = 1


class Patrician(Lore):
    worth = 16


class RoyalBlacksmith(Lore):
    worth = 12
    copies = 0


class Sacrifice(Lore):
    worth = 68
    copies = 1


class Settlers(Lore):
    worth = 36


class Temple(Lore):
    worth = 53
    copies = 1


class Villa(Lore):
    worth = 18


class WildHunt(Lore):
    worth = 60
    copies = 2

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the tokens when they are worth an Estate in the deck, or when there is not much time left."""
        there = game.vp_on(game.pile_of("wild_hunt"))
        late = answers.values.stage(game) == ESTATES
        return answers.modes(decision, ["estate", "cards"] if there >= (1 if late else 4) else ["cards", "estate"])
