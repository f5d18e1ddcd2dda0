"""Cards of Menagerie whose cost changes, or that can be paid for otherwise."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, BETWEEN, HAND, ON_GAIN, UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class AnimalFair(CardDef):
    """+4 coins. +1 Buy per empty Supply pile. Instead of paying its cost, you may trash an Action from hand."""

    types = ACTION
    cost = 7
    brings = Plus(coins=4)
    may_bring = Plus(buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=game.state.empty)

    def may_pay_otherwise(self, game: Game, me: int) -> bool:
        return any([game.is_action(card) for card in game.hand(me)])

    def pay_otherwise(self, game: Game, me: int, must: bool) -> bool:
        actions = [card for card in game.hand(me) if game.is_action(card)]
        cards = game.choose_cards(me, "pay", actions, 1 if must else 0, 1, intent=TO_TRASH)
        game.trash(cards, me, HAND)
        return len(cards) > 0


class Destrier(CardDef):
    """+2 Cards, +1 Action. In a player's turn it costs 1 less per card that player has gained in it."""

    types = ACTION
    cost = 6
    brings = Plus(cards=2, actions=1)
    recalls = True

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -len(game.player(me).gained) if game.is_turn_of(me) else 0


class Fisherman(CardDef):
    """+1 Card, +1 Action, +1 coin. In a player's turn it costs 3 less while that player's discard pile is empty."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1, coins=1)

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -3 if game.is_turn_of(me) and not game.player(me).discard else 0


class WayfarerWatches(Effect):
    """For everybody: the last gained card that is no Wayfarer is kept in mind."""

    name = "wayfarer"
    until = UNTIL_USED
    seizes = 1 << ON_GAIN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.card.name != "wayfarer" and game.state.phase != BETWEEN

    def seize(self, game: Game, now: Moment) -> None:
        for effect in game.state.effects:
            if isinstance(effect, WayfarerFollows):
                effect.names = [now.card.defn.key]
                return
        game.lasting(WayfarerFollows(), game.state.turn.seat).names = [now.card.defn.key]


class WayfarerFollows(Effect):
    """This turn, a Wayfarer costs as much as a card of this kind."""

    name = "wayfarer.follows"


class Wayfarer(CardDef):
    """+3 Cards. You may gain a Silver. It costs as much as the last other card gained this turn, if any."""

    types = ACTION
    cost = 6
    brings = Plus(cards=3)
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(WayfarerWatches())

    def priced_as(self, game: Game) -> CardDef:
        for effect in game.state.effects:
            if isinstance(effect, WayfarerFollows):
                for defn in game.state.rules.defs:
                    if defn.key == effect.names[0]:
                        return defn
        return self

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.may(me, "silver", intent=TO_GAIN):
            game.gain_named(me, "silver")
