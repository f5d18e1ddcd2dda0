"""Judgement of cards and Projects of Renaissance."""

from typing import Final

from platin.bots.lore import LandscapeLore, Lore
from platin.bots.patterns import TrashesFor
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import EARLY
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_PLAY, TO_TRASH

# What a Villager is worth, in tenths of a coin, and how many may still be of use.
VILLAGER: Final = 3
ENOUGH_VILLAGERS: Final = 4
# What a Scepter brings otherwise, in tenths of a coin.
TWO_COINS: Final = 20
# A Treasure of the trash that is worth having makes at least so much.
A_SILVER: Final = 2
# What a Copper brings, in tenths of a coin; and of how much use any card may be that goes for two others.
A_COPPER: Final = 10
MUCH: Final = 1000
# Tokens of Sinister Plot that are worth drawing for.
FEW: Final = 3


class ActingTroupe(Lore):
    worth = 5
    copies = 0


class BorderGuard(Lore):
    worth = 33
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the Lantern first, then the Horn."""
        if decision.word != "artifact":
            return answers.by_intent(game, decision)
        lit = game.has_piece(decision.seat, "lantern")
        return answers.modes(decision, ["horn", "lantern"] if lit else ["lantern", "horn"])


class CargoShip(Lore):
    worth = 61
    copies = 2

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        """Take aboard what is of use in the next hand."""
        return about is not None and answers.good_on_top(about)


class Ducat(Lore):
    worth = 49
    copies = 1
    coins = 1
    forced = 0


class Experiment(Lore):
    worth = 31
    copies = 1


class FlagBearer(Lore):
    worth = 86
    copies = 1
    riddance = -20


class Hideout(Lore):
    worth = 20
    copies = 1


class Improve(Lore):
    worth = 40
    copies = 1
    forced = 0

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trade in where the card that costs 1 more is better by far."""
        if decision.intent != TO_TRASH:
            return answers.by_intent(game, decision)
        me = decision.seat
        scores: list[int] = []
        for card in answers.cards(game, decision):
            cost = game.cost(card)
            won = answers.values.best_gain(game, me, cost.coins + 1, cost.potion, True)
            scores.append(won - answers.values.worth(game, me, card.defn) - 5)
        return answers.prefer(game, decision, scores, "trash")


class Inventor(Lore):
    worth = 52
    copies = 1


class Lackeys(Lore):
    worth = 49
    copies = 1


class OldWitch(Lore):
    worth = 88
    copies = 2


class Patron(Lore):
    worth = 41
    copies = 1


class Priest(TrashesFor):
    worth = 48
    copies = 1

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        """Two coins are there anyway, so what goes may be worth a little."""
        return 20 + plays.values.trash(game, me, card)


class Recruiter(TrashesFor):
    worth = 44
    copies = 1

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        drawn = 2 * plays.a_card(game, me)
        return drawn + VILLAGER * min(game.cost(card).coins, ENOUGH_VILLAGERS) + plays.trade_loss(game, me, card)


class Research(TrashesFor):
    worth = 30
    copies = 1

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        if plays.values.victory_points(game, me, card.defn) >= 3:
            return NEVER
        return game.cost(card).coins * plays.a_card(game, me) + plays.trade_loss(game, me, card)


class Scepter(Lore):
    worth = 40
    copies = 1
    coins = 2
    rank = 60

    def best(self, answers: Answers, game: Game, me: int, cards: list[Card]) -> list[int]:
        """Judge playing each of these Actions again in the Buy phase, where Actions are of no use."""
        return [answers.plays.value(game, me, card, game.hand(me)) for card in cards]

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Play again what brings more than two coins."""
        me = decision.seat
        if decision.intent == TO_PLAY:
            return answers.prefer(game, decision, self.best(answers, game, me, answers.cards(game, decision)), "play")
        played = game.state.turn.played
        again = [card for card in game.in_play(me) if card in played and card.types & ACTION]
        better = max(self.best(answers, game, me, again), default=NEVER) > TWO_COINS
        return answers.modes(decision, ["replay", "coins"] if better else ["coins", "replay"])


class Scholar(Lore):
    worth = 53
    copies = 1
    cards = 4
    waits = True

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Seven new cards instead of what is left of the hand."""
        held = sum(plays.values.uses(game, me, rest))
        return 7 * plays.a_card(game, me) - held if held < 7 * plays.a_card(game, me) else NEVER


class Sculptor(Lore):
    worth = 55
    copies = 1


class SilkMerchant(Lore):
    worth = 64
    copies = 2


class Spices(Lore):
    worth = 68
    copies = 3


class Swashbuckler(Lore):
    worth = 68
    copies = 2


class Treasurer(Lore):
    worth = 80
    copies = 2
    forced = 0

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Gain a good Treasure of the trash; otherwise take the Key, and then part with Coppers."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        me = decision.seat
        good = [card for card in game.state.trash if game.is_treasure(card) and card.coins >= A_SILVER]
        if good:
            return answers.modes(decision, ["gain"])
        spare = [card for card in game.hand(me) if card.name == "copper" and answers.values.trash(game, me, card) > 0]
        return answers.modes(decision, ["trash"] if spare and game.has_piece(me, "key") else ["key"])


class Villain(Lore):
    coins = 2
    worth = 72
    copies = 2


class MountainVillage(Lore):
    worth = 42
    copies = 1


class _Project(LandscapeLore):
    # What a purchase brings shows only later, so it cannot be tried out. The worth of those that a deck of money is
    # better with was measured against one without: from two wins in three (Road Network) to nine in ten.
    judged = True


class Academy(_Project):
    pass


class Barracks(_Project):
    pass


class Canal(_Project):
    worth = 78


class Capitalism(_Project):
    pass


class Cathedral(_Project):
    """Not bought: it goes on when there is nothing left that is better gone."""


class Citadel(_Project):
    pass


class CityGate(_Project):
    worth = 66


class CropRotation(_Project):
    worth = 80

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Discard what is of least use: two cards are always more."""
        return answers.discard_below(game, decision, MUCH)


class Exploration(_Project):
    pass


class Fair(_Project):
    pass


class Fleet(_Project):
    pass


class Guildhall(_Project):
    worth = 72


class Innovation(_Project):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        """Play what does not make one part with good cards."""
        return about is None or not answers.values.lore(about).forced


class Pageant(_Project):
    worth = 68


class Piazza(_Project):
    pass


class RoadNetwork(_Project):
    worth = 72


class Sewers(_Project):
    pass


class Silos(_Project):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Exchange all Coppers once a card of the deck is worth more."""
        better = answers.plays.a_card(game, decision.seat) > A_COPPER
        return answers.prefer(game, decision, [1 if better else -1] * len(decision.options()), "discard")


class SinisterPlot(_Project):
    worth = 64

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Draw when there are a few tokens, or when there is not much time left."""
        there = game.player(decision.seat).tokens.get("sinister_plot", 0)
        enough = FEW if answers.values.stage(game) == EARLY else 1
        return answers.modes(decision, ["cards" if there >= enough else "token"])


class StarChart(_Project):
    pass
