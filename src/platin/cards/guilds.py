"""Cards of Guilds (Die Gilden) that the rulings of other expansions name: Baker."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION
from platin.engine.facts import TOKENS
from platin.engine.game import Game
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
