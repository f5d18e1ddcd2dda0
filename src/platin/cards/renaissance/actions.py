"""Cards of Renaissance that draw, trash, gain or attack, and no Durations."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, COUNTS, DISCARD, HAND, NOTHING, PLAY, REVEALED
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import CHEAPENS, CURSES, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_TAKE, TO_TRASH
from platin.engine.moment import Moment


class SecondExperiment(Effect):
    """The Experiment that comes with another one, and brings no third."""

    name = "experiment.second"


class Experiment(CardDef):
    """+2 Cards, +1 Action. Return this to its pile.

    When you gain this, gain another Experiment, which brings no third one.
    """

    types = ACTION
    cost = 3
    brings = Plus(cards=2, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            game.return_to_pile(this, me, PLAY)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        for effect in game.state.effects:
            if effect.name == "experiment.second" and now.card in effect.cards:
                return False
        return now.seat == me

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        pile = game.pile_named("experiment")
        if pile >= 0 and game.state.piles[pile]:
            second = game.lasting(SecondExperiment(), me)
            second.cards = [game.state.piles[pile][-1]]
            game.gain_from_supply(me, "experiment")
            game.end_effect(second)


class Hideout(CardDef):
    """+1 Card, +2 Actions. Trash a card from hand. If it is a Victory card, gain a Curse."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            if game.is_victory(card):
                game.gain_named(me, "curse")


class Improvement(Effect):
    """From Improve: at the start of Clean-up, you may trade an Action in play for a card costing 1 more."""

    name = "improve"

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        leaving = [] if game.state.turn.keeps_play else [card for card in game.in_play(me) if not game.is_held(card)]
        actions = [card for card in leaving if game.is_action(card)]
        card = game.may_choose_card(me, "trash", actions, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, PLAY)
            game.choose_gain(me, "gain", game.cost(card).plus(1), exactly=True)


class Improve(CardDef):
    """+2 coins. At the start of Clean-up this turn, you may trash an Action you would discard from play.

    If you do, gain a card costing exactly 1 more than it.
    """

    types = ACTION
    cost = 3
    brings = Plus(coins=2)
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(Improvement(), me, this)


class Cheaper(Effect):
    """From Inventor: all cards cost 1 less this turn."""

    name = "inventor"

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -1


class Inventor(CardDef):
    """Gain a card costing up to 4. Then all cards, wherever they are, cost 1 less this turn."""

    types = ACTION
    cost = 4
    kinds = GAINS | CHEAPENS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(4))
        game.lasting(Cheaper(), me, this)


class MountainVillage(CardDef):
    """+2 Actions. Take a card from your discard pile into hand. If the pile is empty, +1 Card instead."""

    types = ACTION
    cost = 4
    brings = Plus(actions=2)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        discard = game.player(me).discard[:]
        if not discard:
            game.plus(me, cards=1)
            return
        card = game.choose_card(me, "take", discard, intent=TO_TAKE)
        if card is not None:
            game.put_in_hand([card], me, DISCARD, secretly=True)


class OldWitch(CardDef):
    """+3 Cards. Each other player gains a Curse, and may then trash a Curse from hand."""

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(cards=3)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")
            curses = [card for card in game.hand(other) if card.name == "curse"]
            card = game.may_choose_card(other, "trash", curses[:1], intent=TO_TRASH)
            if card is not None:
                game.trash([card], other, HAND)


class TrashingRewarded(Effect):
    """From Priest: each card you trash this turn brings +2 coins."""

    name = "priest"
    reads = NOTHING
    writes = COUNTS

    def on_trash(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=2)


class Priest(CardDef):
    """+2 coins. Trash a card from hand. From then on, each card you trash this turn brings +2 coins."""

    types = ACTION
    cost = 4
    brings = Plus(coins=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        game.lasting(TrashingRewarded(), me, this)


class Scholar(CardDef):
    """Discard your hand. +7 Cards."""

    types = ACTION
    cost = 5

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.hand(me)[:], me, HAND)
        game.plus(me, cards=7)


class Seer(CardDef):
    """+1 Card, +1 Action. Reveal your top 3 cards. Take those costing 2 to 4 into hand, put the others back."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.reveal_top(me, 3)
        taken = [card for card in cards if costs_two_to_four(game.cost(card))]
        game.put_in_hand(taken, me, REVEALED)
        game.put_back(me, "order", [card for card in cards if card not in taken])


def costs_two_to_four(cost: Cost) -> bool:
    """Tell whether a cost is 2 to 4 coins and nothing else."""
    return 2 <= cost.coins <= 4 and not cost.potion and not cost.debt
