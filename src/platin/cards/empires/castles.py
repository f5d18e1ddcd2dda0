"""The Castles: eight different cards in one pile, the cheapest on top."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, CASTLE, HAND, TREASURE, VICTORY
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TOPDECK, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import PileDef

CASTLES: Final = PileDef(
    "castles",
    [
        "kings_castle",
        "grand_castle",
        "sprawling_castle",
        "opulent_castle",
        "haunted_castle",
        "small_castle",
        "crumbling_castle",
        "humble_castle",
    ],
    types=VICTORY | CASTLE,
    twice=("humble_castle", "small_castle", "opulent_castle", "kings_castle"),
)


class _Castle(CardDef):
    """A Victory card of the Castles' pile."""

    types = VICTORY | CASTLE
    kingdom = False


class HumbleCastle(_Castle):
    """Worth 1. 1 VP per Castle you own."""

    types = TREASURE | VICTORY | CASTLE
    cost = 3
    plain = True
    brings = Plus(coins=1)
    vp = 1

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return castles_among(game, owned)


class CrumblingCastle(_Castle):
    """When you gain or trash this, +1 VP and gain a Silver. 1 VP."""

    cost = 4
    vp = 1
    may_bring = Plus(vp=1)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.crumble(game, me)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.crumble(game, me)

    def crumble(self, game: Game, me: int) -> None:
        """Give what it brings when it is gained or trashed."""
        game.plus(me, vp=1)
        game.gain_named(me, "silver")


class SmallCastle(_Castle):
    """Trash this or a Castle from hand. If you do, gain a Castle. 2 VP."""

    types = ACTION | VICTORY | CASTLE
    cost = 5
    vp = 2
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.choose_mode(me, "which", ["this", "hand"]) == "this":
            trashed = game.trash_this(me, this)
        else:
            castles = [card for card in game.hand(me) if game.types_of(card) & CASTLE]
            castle = game.choose_card(me, "trash", castles, intent=TO_TRASH)
            trashed = castle is not None
            if castle is not None:
                game.trash([castle], me, HAND)
        if trashed:
            for pile in game.showing(CASTLE):
                game.gain(me, pile)


class HauntedCastle(_Castle):
    """When you gain this in your turn, gain a Gold, and others with 5 or more cards put 2 onto their decks. 2 VP."""

    cost = 6
    vp = 2

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_turn_of(me)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "gold")
        for other in game.others(me):
            if len(game.hand(other)) >= 5:
                cards = game.choose_cards(other, "topdeck", game.hand(other), 2, 2, intent=TO_TOPDECK)
                game.put_on_deck(game.order_cards(other, "order", cards), other, HAND)


class OpulentCastle(_Castle):
    """Discard any number of Victory cards, revealing them: +2 coins each. 3 VP."""

    types = ACTION | VICTORY | CASTLE
    cost = 7
    vp = 3
    may_bring = Plus(coins=4)

    def then(self, game: Game, me: int, this: Card) -> None:
        held = [card for card in game.hand(me) if game.types_of(card) & VICTORY]
        cards = game.choose_cards(me, "discard", held, 0, len(held), intent=TO_DISCARD)
        game.reveal(cards, me)
        game.discard(cards, me, HAND)
        game.plus(me, coins=2 * len(cards))


class SprawlingCastle(_Castle):
    """When you gain this, gain a Duchy or 3 Estates. 4 VP."""

    cost = 8
    vp = 4

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if game.choose_mode(me, "gain", ["duchy", "estates"]) == "duchy":
            game.gain_named(me, "duchy")
        else:
            for _ in range(3):
                game.gain_named(me, "estate")


class GrandCastle(_Castle):
    """When you gain this, reveal your hand: +1 VP per Victory card there and in your play area. 5 VP."""

    cost = 9
    vp = 5
    may_bring = Plus(vp=1)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal_hand(me)
        game.plus(me, vp=len([card for card in game.hand(me) + game.in_play(me) if game.types_of(card) & VICTORY]))


class KingsCastle(_Castle):
    """2 VP per Castle you own."""

    cost = 10
    vp = 2

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return castles_among(game, owned)


def castles_among(game: Game, cards: list[Card]) -> int:
    """Count the Castles among some cards."""
    return len([card for card in cards if game.types_of(card) & CASTLE])
