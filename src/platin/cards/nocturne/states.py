"""The States: what a player is until something changes it."""

from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, BEFORE, HAND, NOTHING, STATE
from platin.engine.effect import Effect
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD
from platin.engine.moment import Moment


class _State(CardDef):
    """A piece that lies before a player. The box has one for each."""

    types = STATE
    kingdom = False
    beside = True
    copies = 6
    hears_from = BEFORE


class LostInTheWoods(_State):
    """At the start of your turn, you may discard a card, to receive a Boon."""

    copies = 1
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(game.hand(me)) > 0

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.choose_card(me, "discard", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.receive_next(me, "boons")


class DeludedTurn(Effect):
    """You may not buy Actions this turn."""

    name = "deluded"

    def forbids(self, game: Game, defn: CardDef, me: int) -> bool:
        return me == self.owner and game.types_of_kind(defn) & ACTION != 0


class Deluded(_State):
    """At the start of your Buy phase, return this. You may not buy Actions this turn."""

    def at_start_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.return_to_pile(this, me, BEFORE)
        game.lasting(DeludedTurn(), me)


class EnviousTurn(Effect):
    """Silver and Gold make 1 coin this turn."""

    name = "envious"
    hears_treasures = True
    reads = NOTHING
    writes = NOTHING

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name in ("silver", "gold")

    def on_follow(self, game: Game, now: Moment, me: int, this: Card) -> None:
        # Instead of its coins, not taken off them: what else changes how many coins somebody gets comes after it.
        # What does nothing at all makes no money either.
        if now.replaced is None:
            now.replaced = self

    def instead(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=1)


class Envious(_State):
    """At the start of your Buy phase, return this. Silver and Gold make 1 coin this turn."""

    def at_start_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.return_to_pile(this, me, BEFORE)
        game.lasting(EnviousTurn(), me)


class Miserable(_State):
    """-2 VP."""

    def points(self, game: Game, me: int) -> int:
        return -2


class TwiceMiserable(_State):
    """-4 VP."""

    def points(self, game: Game, me: int) -> int:
        return -4
