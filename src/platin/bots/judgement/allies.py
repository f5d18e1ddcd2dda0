"""Judgement of cards of Allies."""

from platin.bots.lore import Lore
from platin.bots.sense_answers import Answers
from platin.engine.const import ACTION
from platin.engine.decision import Decision
from platin.engine.game import Game


class Archer(Lore):
    worth = 60
    copies = 1


class Blacksmith(Lore):
    worth = 50

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        me = decision.seat
        missing = 6 - len(game.hand(me))
        more = any([card.types & ACTION for card in game.hand(me)]) and game.state.turn.actions == 0
        if more and missing < 3:
            return answers.modes(decision, ["action", "two"])
        return answers.modes(decision, ["six", "two"] if missing >= 2 else ["two", "action"])


class Miller(Lore):
    worth = 50
    copies = 2


class TownCrier(Lore):
    worth = 42


class Warlord(Lore):
    copies = 2
    place = 6
