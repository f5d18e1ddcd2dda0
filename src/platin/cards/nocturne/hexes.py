"""The twelve Hexes and their pile."""

from typing import Final

from platin.engine.card import Card, CardDef
from platin.engine.const import DECK, DISCARD, HAND, HEX, REVEALED
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_TOPDECK
from platin.engine.setup import PileDef, Setup

HEXES: Final = PileDef("hexes", types=HEX, supply=False, face_down=True, shuffled=True)


def add_hexes(setup: Setup) -> None:
    """Lay out the Hexes, because something in the game gives them."""
    setup.add_special("hexes")


class _Hex(CardDef):
    """A piece whose instructions are followed when it is received."""

    types = HEX
    kingdom = False


class BadOmens(_Hex):
    """Put your deck into your discard pile. Then put 2 Coppers from there onto your deck, or reveal that you cannot."""

    def then(self, game: Game, me: int, this: Card) -> None:
        game.deck_to_discard(me)
        coppers = [card for card in game.player(me).discard if card.name == "copper"][:2]
        if len(coppers) < 2:
            game.reveal(game.player(me).discard[:], me)
        game.put_on_deck(coppers, me, DISCARD)


class _Deluding(_Hex):
    """A Hex that brings a State which is over after the next Buy phase; nobody has two of those."""

    state: str = ""

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside(self.state)

    def then(self, game: Game, me: int, this: Card) -> None:
        if not game.has_piece(me, "deluded") and not game.has_piece(me, "envious"):
            game.take_piece(me, self.state)


class Delusion(_Deluding):
    """If you have neither Deluded nor Envious, take Deluded."""

    state = "deluded"


class Envy(_Deluding):
    """If you have neither Deluded nor Envious, take Envious."""

    state = "envious"


class Famine(_Hex):
    """Reveal the top 3 cards of your deck. Discard the Actions, shuffle the others into your deck."""

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.reveal_top(me, 3)
        actions = [card for card in cards if game.is_action(card)]
        rest = [card for card in cards if card not in actions]
        game.discard(actions, me, REVEALED)
        if rest:
            game.shuffle_into_deck(rest, me, REVEALED)


class Fear(_Hex):
    """With 5 or more cards in hand, discard an Action or Treasure, or reveal that you cannot."""

    def then(self, game: Game, me: int, this: Card) -> None:
        hand = game.hand(me)
        if len(hand) < 5:
            return
        fitting = [card for card in hand if game.is_action(card) or game.is_treasure(card)]
        card = game.choose_card(me, "discard", fitting, intent=TO_DISCARD)
        if card is None:
            game.reveal_hand(me)
        else:
            game.discard([card], me, HAND)


class Greed(_Hex):
    """Gain a Copper onto your deck."""

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "copper", DECK)


class Haunting(_Hex):
    """With 4 or more cards in hand, put one of them onto your deck."""

    def then(self, game: Game, me: int, this: Card) -> None:
        if len(game.hand(me)) < 4:
            return
        card = game.choose_card(me, "topdeck", game.hand(me), intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, HAND)


class Locusts(_Hex):
    """Trash the top card of your deck. If it is a Copper or an Estate, gain a Curse.

    Otherwise gain a card that costs less and has a type in common with it.
    """

    def then(self, game: Game, me: int, this: Card) -> None:
        for card in game.take_top(me, 1):
            game.trash([card], me, REVEALED)
            if card.name in ("copper", "estate"):
                game.gain_named(me, "curse")
            else:
                piles = game.cheaper(game.cost(card), game.types_of(card))
                game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))


class Misery(_Hex):
    """The first time in the game, take Miserable; the second time, turn it to Twice Miserable."""

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("miserable")
        setup.add_beside("twice_miserable")

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.has_piece(me, "miserable"):
            game.return_piece(me, "miserable")
            game.take_piece(me, "twice_miserable")
        elif not game.has_piece(me, "twice_miserable"):
            game.take_piece(me, "miserable")


class Plague(_Hex):
    """Gain a Curse into your hand."""

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "curse", HAND)


class Poverty(_Hex):
    """Discard down to 3 cards in hand."""

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard_down_to(me, "discard", 3)


class War(_Hex):
    """Reveal cards from your deck until one costs 3 or 4. Trash it and discard the others."""

    def then(self, game: Game, me: int, this: Card) -> None:
        found, rest = game.reveal_until(me, lambda card: is_three_or_four(game.cost(card)))
        game.trash(found, me, REVEALED)
        game.discard(rest, me, REVEALED)


def is_three_or_four(cost: Cost) -> bool:
    """Tell whether a cost is exactly 3 or 4 coins."""
    return cost.same(Cost(3)) or cost.same(Cost(4))
