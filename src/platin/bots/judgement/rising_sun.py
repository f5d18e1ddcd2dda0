"""Judgement of cards, Events and Prophecies of Rising Sun."""

from typing import Final

from platin.bots.lore import LandscapeLore, Lore
from platin.bots.patterns import DrawsTo, TradesIn, TrashesFor
from platin.bots.purse import Purse
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import ESTATES
from platin.engine.card import Card
from platin.engine.const import ACTION, OPT_NUMBER, TREASURE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_GAIN, TO_RETURN

# What a Copper is of use, in tenths of a coin.
USE_OF_COPPER: Final = 10

# Cards


class _Owes(Lore):
    """Brings so much Debt, which costs as many coins sooner or later."""

    owes: int = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        value = plays.usual(self, game, me, card, rest) - 10 * self.owes
        return value if value > 0 else NEVER


class Alley(Lore):
    worth = 57
    copies = 2


class Aristocrat(Lore):
    worth = 15
    copies = 0
    cards = 1
    actions = 1


class Artist(Lore):
    worth = 5
    copies = 0
    cards = 2


class Change(Lore):
    """Three coins for who has Debt; for the others a way to get rid of a poor card, on credit."""

    worth = 10
    copies = 0
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

    worth = 20
    copies = 1
    owes = 1


class Daimyo(Lore):
    worth = 5
    copies = 0
    repeats = True


class Fishmonger(Lore):
    worth = 62
    copies = 2


class GoldMine(Lore):
    worth = 32
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the Gold while it can still be drawn often."""
        if decision.intent != TO_GAIN:
            return answers.by_intent(game, decision)
        there = game.top_of(game.pile_of("gold")) is not None
        return answers.yes(decision, there and answers.values.stage(game) != ESTATES)


class ImperialEnvoy(_Owes):
    worth = 72
    copies = 1
    owes = 2


class Kitsune(Lore):
    worth = 60
    copies = 2


class Litter(_Owes):
    worth = 24
    copies = 1
    owes = 1


class MountainShrine(Lore):
    worth = 42
    copies = 1
    forced = 0


class Ninja(Lore):
    worth = 84
    copies = 3


class Poet(Lore):
    worth = 33
    copies = 1


class Rice(Lore):
    worth = 25
    copies = 1


class RiceBroker(TrashesFor):
    worth = 24
    copies = 1

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        drawn = (2 if card.types & TREASURE else 0) + (5 if card.types & ACTION else 0)
        return plays.values.trash(game, me, card) + drawn * plays.a_card(game, me)


class RiverShrine(Lore):
    worth = 22
    copies = 1
    forced = 0


class Riverboat(Lore):
    worth = 72
    copies = 2


class Ronin(DrawsTo):
    worth = 75
    copies = 2
    size = 7


class RootCellar(_Owes):
    worth = 10
    copies = 0
    owes = 3


class RusticVillage(Lore):
    worth = 23
    copies = 1


class Samurai(Lore):
    worth = 68
    copies = 2


class SnakeWitch(Lore):
    worth = 24
    copies = 1
    waits = True

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Return it while there are Curses, unless the last of them would end a game that is lost."""
        if decision.intent != TO_RETURN:
            return answers.by_intent(game, decision)
        there = len(game.state.piles[game.state.rules.curse]) > 0
        return answers.yes(decision, there and not answers.values.ends_badly(game, decision.seat, self))


class Tanuki(TradesIn):
    worth = 58
    copies = 2


class TeaHouse(Lore):
    worth = 72
    copies = 4


# Events and Prophecies


class Amass(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        little = purse.card is None or purse.card.name in ("silver", "estate")
        return little and purse.early and not any([game.is_action(card) for card in game.in_play(me)])


class Asceticism(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # Two coins are paid whether one card goes or three.
        gone = min(purse.values.has_junk(game, me, game.hand(me)), game.state.turn.coins - 2)
        return gone >= 2 and purse.early and not purse.green

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Pay for all that is better gone."""
        if decision.options()[0] >> 20 == OPT_NUMBER >> 20:
            return answers.number(decision, answers.values.has_junk(game, decision.seat, game.hand(decision.seat)))
        return answers.by_intent(game, decision)


class Continue(LandscapeLore):
    # Eight Debt are more than a card for 4 is worth.
    judged = True


class Credit(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # Two coins more in all, but a good card a turn sooner.
        little = purse.card is None or purse.card.name == "silver"
        return little and purse.early and game.state.turn.coins >= 4


class Gather(LandscapeLore):
    worth = 78
    judged = True


class Sickness(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Discard what is of no use; take a Curse only for a hand that is needed, or when there is none."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        hand = game.hand(decision.seat)
        uses = sorted(answers.values.uses(game, decision.seat, hand))
        lost = sum(uses[:3])
        free = not game.state.piles[game.state.rules.curse]
        return answers.modes(decision, ["curse" if free or lost > 3 * USE_OF_COPPER else "discard"])
