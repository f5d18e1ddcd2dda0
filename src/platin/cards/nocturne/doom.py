"""The Doom cards: they give Hexes; Vampire with the Bat that it turns into."""

from platin.cards.nocturne.hexes import add_hexes
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, DOOM, HAND, NIGHT, NIGHTS
from platin.engine.cost import Cost
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class _Doom(CardDef):
    """A card that needs the Hexes."""

    types = ACTION | DOOM

    def on_setup(self, setup: Setup) -> None:
        add_hexes(setup)

    def hex_others(self, game: Game, me: int) -> None:
        """Let each other player whom the play affects receive the next Hex."""
        game.let_receive_next(me, "hexes", game.affected(me))


class CursedVillage(_Doom):
    """+2 Actions. Draw until you have 6 cards in hand. When you gain this, receive a Hex."""

    cost = 5
    brings = Plus(actions=2)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.draw_to(me, 6)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.receive_next(me, "hexes")


class Leprechaun(_Doom):
    """Gain a Gold. If you have exactly 7 cards in play, gain a Wish; otherwise receive a Hex."""

    cost = 3
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        add_hexes(setup)
        setup.add_beside("wish")

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "gold")
        if len(game.in_play(me)) == 7:
            game.gain_named(me, "wish")
        else:
            game.receive_next(me, "hexes")


class Skulk(_Doom):
    """+1 Buy. Each other player receives the next Hex. When you gain this, gain a Gold."""

    types = ACTION | ATTACK | DOOM
    cost = 4
    brings = Plus(buys=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        self.hex_others(game, me)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "gold")


class Tormentor(_Doom):
    """+2 coins. If you have no other cards in play, gain an Imp; otherwise each other player receives the next Hex."""

    types = ACTION | ATTACK | DOOM
    cost = 5
    brings = Plus(coins=2)
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        add_hexes(setup)
        setup.add_beside("imp")

    def then(self, game: Game, me: int, this: Card) -> None:
        if any([card.uid != this.uid for card in game.in_play(me)]):
            self.hex_others(game, me)
        else:
            game.gain_named(me, "imp")


class Vampire(_Doom):
    """Each other player receives the next Hex. Gain a card costing up to 5 other than a Vampire.

    Exchange this for a Bat.
    """

    types = NIGHT | ATTACK | DOOM
    cost = 5
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        add_hexes(setup)
        setup.add_beside("bat")

    def then(self, game: Game, me: int, this: Card) -> None:
        self.hex_others(game, me)
        piles = [pile for pile in game.gainable(Cost(5)) if game.state.piles[pile][-1].name != self.name]
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))
        game.exchange_this(me, this, "bat")


class Bat(CardDef):
    """Trash up to 2 cards from your hand. If you trashed any, exchange this for a Vampire."""

    types = NIGHT
    cost = 2
    kingdom = False
    beside = True
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "trash", game.hand(me), 0, 2, intent=TO_TRASH)
        game.trash(cards, me, HAND)
        if cards:
            game.exchange_this(me, this, "vampire")


class Werewolf(_Doom):
    """In your Night phase, each other player receives the next Hex; otherwise +3 Cards."""

    types = ACTION | NIGHT | ATTACK | DOOM
    cost = 5
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.state.phase == NIGHTS and game.state.turn.seat == me:
            self.hex_others(game, me)
        else:
            game.plus(me, cards=3)
