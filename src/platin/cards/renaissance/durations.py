"""The Durations of Renaissance: Cargo Ship, Research."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, DURATION, HAND, LOOKED
from platin.engine.effect import Effect, TakeNextTurn
from platin.engine.facts import TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_TRASH
from platin.engine.moment import Moment


class Cargo(TakeNextTurn):
    """At the start of your next turn, take the card set aside with this play into your hand."""

    name = "cargo_ship"


class Loading(Effect):
    """From Cargo Ship: once this turn, you may set a card you gain aside on this."""

    name = "cargo_ship.loading"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_on([now.card], me, game.pick_up(now), this)
        game.go_on_as(self, Cargo()).cards = [now.card]


class CargoShip(CardDef):
    """+2 coins. Once this turn, you may set a card you gain aside face up on this.

    At the start of your next turn, take it into hand.
    """

    types = ACTION | DURATION
    cost = 3
    brings = Plus(coins=2)
    store_open = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(Loading(), me, this)


class Findings(TakeNextTurn):
    """At the start of your next turn, take the cards set aside with this play into your hand."""

    name = "research"


class Research(CardDef):
    """+1 Action. Trash a card from hand. Per coin that it costs, set a card of your deck aside face down on this.

    At the start of your next turn, take those cards into hand.
    """

    types = ACTION | DURATION
    cost = 4
    brings = Plus(actions=1)
    may_bring = Plus(cards=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        cards = game.take_top(me, game.cost(card).coins, openly=False)
        # Without a card on it there is nothing left to do, and it does not stay.
        if cards:
            game.set_on(cards, me, LOOKED, this)
            game.lasting(Findings(), me, this).cards = cards
