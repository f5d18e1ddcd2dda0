"""Judgement of cards, Events and Prophecies of Rising Sun."""

from platin.bots.lore import Lore
from platin.bots.patterns import DrawsTo, TradesIn, TrashesFor
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import ESTATES
from platin.engine.card import Card
from platin.engine.const import ACTION, TREASURE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_RETURN

# Cards


class _Owes(Lore):
    """Brings so much Debt, which costs as many coins sooner or later."""

    owes: int = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        value = plays.usual(self, game, me, card, rest) - 10 * self.owes
        return value if value > 0 else NEVER


class Aristocrat(Lore):
    cards = 1
    actions = 1
    worth = 30


class Artist(Lore):
    cards = 2
    worth = 15


class Change(Lore):
    """Three coins for who has Debt; for the others a way to get rid of a poor card, on credit."""

    forced = 1

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        if game.player(me).debt:
            return 30
        return 16 if plays.values.has_junk(game, me, rest) else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Keep the Debt before the coins come."""
        if decision.word == "turn.settle":
            return answers.yes(decision, False)
        return answers.by_intent(game, decision)


class Craftsman(_Owes):
    """What it gains is worth the Debt."""

    owes = 1
    worth = 45


class Daimyo(Lore):
    repeats = True
    worth = 20


class GoldMine(Lore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the Gold while it can still be drawn often."""
        if decision.intent != TO_GAIN:
            return answers.by_intent(game, decision)
        there = game.top_of(game.pile_of("gold")) is not None
        return answers.yes(decision, there and answers.values.stage(game) != ESTATES)


class ImperialEnvoy(_Owes):
    owes = 2


class Litter(_Owes):
    owes = 1
    worth = 45


class MountainShrine(Lore):
    forced = 0
    worth = 38
    copies = 1


class RiceBroker(TrashesFor):
    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        drawn = (2 if card.types & TREASURE else 0) + (5 if card.types & ACTION else 0)
        return plays.values.trash(game, me, card) + drawn * plays.a_card(game, me)


class RiverShrine(Lore):
    forced = 0


class Riverboat(Lore):
    worth = 45


class Ronin(DrawsTo):
    size = 7


class RootCellar(_Owes):
    owes = 3
    worth = 25


class SnakeWitch(Lore):
    waits = True

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Return it while there are Curses, unless the last of them would end a game that is lost."""
        if decision.intent != TO_RETURN:
            return answers.by_intent(game, decision)
        there = len(game.state.piles[game.state.rules.curse]) > 0
        return answers.yes(decision, there and not answers.values.ends_badly(game, decision.seat, self))


class Tanuki(TradesIn):
    pass
