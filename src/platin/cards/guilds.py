"""The cards of Guilds (Die Gilden)."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ON_GAIN, TREASURE
from platin.engine.cost import Cost
from platin.engine.facts import FIRST_ONLY, GAINS, TOKENS
from platin.engine.game import Game
from platin.engine.moment import Moment
from platin.engine.overpay import Overpaid
from platin.engine.setup import Setup


class Baker(CardDef):
    """+1 Card, +1 Action, +1 Coffers. Set-up: each player begins with 1 Coffers."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    materials = TOKENS

    def on_ready(self, setup: Setup) -> None:
        for p in setup.state.players:
            p.coffers += 1

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_coffers(me, 1)


class Masterpiece(Overpaid):
    """Worth 1. For each coin that it is overpaid by, gain a Silver; before the Masterpiece itself."""

    types = TREASURE
    cost = 3
    brings = Plus(coins=1)
    kinds = GAINS
    prints = FIRST_ONLY
    plain = True

    def when_overpaid(self, game: Game, now: Moment, me: int, paid: Cost) -> None:
        for _ in range(paid.coins):
            game.gain_named(me, "silver")


class Masterpiece2(Masterpiece):
    """Worth 1. For each coin that it was overpaid by, gain a Silver; after the Masterpiece itself."""

    overpaid_at = ON_GAIN
