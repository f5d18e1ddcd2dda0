"""Cards with a plus behind their cost: whoever buys one may pay more for it, and gets something for that."""

from typing import TYPE_CHECKING

from platin.engine.card import Card, CardDef
from platin.engine.const import ON_BUY
from platin.engine.cost import Cost

if TYPE_CHECKING:
    from platin.engine.game import Game
    from platin.engine.moment import Moment


class Overpaid(CardDef):
    """A card that may be overpaid.

    In first prints the extra is paid, and takes effect, when the card is bought; in later ones it is paid with the
    cost, and takes effect when the card is gained (`overpaid_at = ON_GAIN`).
    """

    overpaid_at = ON_BUY

    def applies(self, game: "Game", now: "Moment", me: int, this: Card) -> bool:
        if now.seat != me or now.kind != self.overpaid_at:
            return False
        paid = now.overpaid
        turn = game.state.turn
        return turn.coins + turn.potions > 0 if now.kind == ON_BUY else paid.coins + paid.potion > 0

    def when_bought(self, game: "Game", now: "Moment", me: int, this: Card) -> None:
        paid = game.overpay(me, this)
        if paid.coins or paid.potion:
            self.when_overpaid(game, now, me, paid)

    def when_gained(self, game: "Game", now: "Moment", me: int, this: Card) -> None:
        self.when_overpaid(game, now, me, now.overpaid)

    def when_overpaid(self, game: "Game", now: "Moment", me: int, paid: Cost) -> None:
        """Give a player what overpaying brings. The moment is that of the purchase, or of the gain."""
        raise NotImplementedError(self.name)
