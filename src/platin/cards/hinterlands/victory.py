"""Victory cards."""

from platin.engine.card import Card, CardDef
from platin.engine.const import CLEANUP, HAND, REACTION, VICTORY
from platin.engine.cost import Cost
from platin.engine.facts import FIRST_ONLY, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TRASH
from platin.engine.moment import Moment


class Farmland(CardDef):
    """Worth 2 VP. When you buy this, trash a card from hand; gain one costing exactly 2 more."""

    types = VICTORY
    cost = 6
    vp = 2
    kinds = TRASHES | GAINS

    def when_bought(self, game: Game, now: Moment, me: int, this: Card) -> None:
        improve(game, me, "")


class Farmland2(CardDef):
    """Second print: worth 2 VP. When you gain this, trash a card from hand; gain another card costing 2 more."""

    types = VICTORY
    cost = 6
    vp = 2
    kinds = TRASHES | GAINS

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        improve(game, me, self.name)


def improve(game: Game, me: int, but: str) -> None:
    """Trash a card from hand and gain one that costs exactly 2 more, but none of some name."""
    card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
    if card is None:
        return
    game.trash([card], me, HAND)
    cost = game.cost(card)
    piles: list[int] = []
    for pile in game.gainable(Cost(cost.coins + 2, cost.potion, cost.debt), exactly=True):
        top = game.top_of(pile)
        if top is not None and top.name != but:
            piles.append(pile)
    game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))


class SilkRoad(CardDef):
    """Worth 1 VP per 4 Victory cards you have, rounded down."""

    types = VICTORY
    cost = 4
    prints = FIRST_ONLY
    vp = 1
    per = 4

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return len([card for card in owned if game.is_victory(card)])


class Tunnel(CardDef):
    """Worth 2 VP. When you discard this other than in Clean-up, you may reveal it, to gain a Gold."""

    types = VICTORY | REACTION
    cost = 3
    vp = 2
    kinds = GAINS
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.state.phase != CLEANUP

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        game.gain_named(me, "gold")
