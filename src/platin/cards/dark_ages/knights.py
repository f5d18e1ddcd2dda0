"""The Knights: ten different cards in one pile, each with something of its own before the attack that all have."""

from typing import Final

from platin.cards.dark_ages.trading import raid
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, HAND, KNIGHT, VICTORY
from platin.engine.cost import Cost
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import PileDef


class _Knight(CardDef):
    """Each other player reveals 2 cards, trashes one costing from 3 to 6 and discards the rest.

    If a Knight is trashed by this, trash this.
    """

    types = ACTION | ATTACK | KNIGHT
    cost = 5
    kingdom = False

    def then(self, game: Game, me: int, this: Card) -> None:
        self.prepare(game, me)
        trashed = raid(game, me, "trash")
        if any([game.types_of(card) & KNIGHT for card in trashed]):
            game.trash_this(me, this)

    def prepare(self, game: Game, me: int) -> None:
        """Do what this Knight does before the attack."""


class DameAnna(_Knight):
    """You may trash up to 2 cards from hand. Then the attack of a Knight."""

    kinds = TRASHES

    def prepare(self, game: Game, me: int) -> None:
        game.trash(game.choose_cards(me, "own", game.hand(me), 0, 2, intent=TO_TRASH), me, HAND)


class DameJosephine(_Knight):
    """The attack of a Knight. 2 VP."""

    types = ACTION | ATTACK | KNIGHT | VICTORY
    vp = 2


class DameMolly(_Knight):
    """+2 Actions. Then the attack of a Knight."""

    brings = Plus(actions=2)


class DameNatalie(_Knight):
    """You may gain a card costing up to 3. Then the attack of a Knight."""

    kinds = GAINS

    def prepare(self, game: Game, me: int) -> None:
        game.choose_gain(me, "gain", Cost(3), optional=True)


class DameSylvia(_Knight):
    """+2 coins. Then the attack of a Knight."""

    brings = Plus(coins=2)


class SirBailey(_Knight):
    """+1 Card, +1 Action. Then the attack of a Knight."""

    brings = Plus(cards=1, actions=1)


class SirDestry(_Knight):
    """+2 Cards. Then the attack of a Knight."""

    brings = Plus(cards=2)


class SirMartin(_Knight):
    """+2 Buys. Then the attack of a Knight."""

    cost = 4
    brings = Plus(buys=2)


class SirMichael(_Knight):
    """Each other player discards down to 3 cards in hand. Then the attack of a Knight."""

    def prepare(self, game: Game, me: int) -> None:
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 3)


class SirVander(_Knight):
    """The attack of a Knight. When trashed, gain a Gold."""

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "gold")


# The last one stands for the pile: it costs 5 and has no type that the others lack.
KNIGHTS_PILE: Final = PileDef(
    "knights",
    [
        *("sir_vander", "sir_michael", "sir_martin", "sir_destry", "sir_bailey"),
        *("dame_sylvia", "dame_natalie", "dame_molly", "dame_josephine", "dame_anna"),
    ],
    shuffled=True,
)
