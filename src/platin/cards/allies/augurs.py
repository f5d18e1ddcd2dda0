"""The Augurs of Allies."""

from typing import Final

from platin.cards.allies.split_piles import may_rotate
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, AUGUR, DISCARD, HAND, REVEALED, VICTORY
from platin.engine.facts import CURSES, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_BOTTOM, TO_PLAY, TO_TOPDECK, TO_TRASH
from platin.engine.setup import PileDef


class _Augur(CardDef):
    """A card of the Augurs pile."""

    kingdom = False


class Acolyte(_Augur):
    """You may trash an Action or Victory card from your hand to gain a Gold. You may trash this to gain an Augur."""

    types = ACTION | AUGUR
    cost = 4
    kinds = GAINS | TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = [card for card in game.hand(me) if game.types_of(card) & (ACTION | VICTORY)]
        card = game.may_choose_card(me, "trash", cards, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.gain_named(me, "gold")
        if game.is_here(me, this) and game.may(me, "trash_this", TO_TRASH):
            game.trash_this(me, this)
            self.gain_augur(game, me)

    def gain_augur(self, game: Game, me: int) -> None:
        """Gain the top card of the Augurs, if that pile belongs to the Supply."""
        pile = game.pile_of(self.name)
        if pile >= 0 and game.state.rules.piles[pile].supply:
            game.gain(me, pile)


class HerbGatherer(_Augur):
    """+1 Buy. Put your deck into your discard pile. You may play a Treasure from there. You may rotate the Augurs."""

    types = ACTION | AUGUR
    cost = 3
    brings = Plus(buys=1)
    may_bring = Plus(coins=2)
    plus_coins = 0

    def then(self, game: Game, me: int, this: Card) -> None:
        game.deck_to_discard(me)
        treasures = [card for card in game.player(me).discard if game.is_treasure(card)]
        card = game.may_choose_card(me, "play", treasures, intent=TO_PLAY)
        if card is not None:
            game.play(me, card, DISCARD)
        may_rotate(game, me, "rotate", self.name)


class Sibyl(_Augur):
    """+4 Cards, +1 Action. Put a card from your hand on top of your deck, and another one to the bottom."""

    types = ACTION | AUGUR
    cost = 6
    brings = Plus(cards=4, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "top", game.hand(me), intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, HAND)
        card = game.choose_card(me, "bottom", game.hand(me), intent=TO_BOTTOM)
        if card is not None:
            game.put_into_deck(card, me, HAND, len(game.player(me).deck))


class Sorceress(_Augur):
    """+1 Action. Name a card, then reveal your top card and take it. If it is the named one, the others gain Curses."""

    types = ACTION | ATTACK | AUGUR
    cost = 5
    brings = Plus(actions=1)
    may_bring = Plus(cards=1)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        named = game.choose_name(me, "name")
        cards = game.reveal_top(me, 1)
        right = any([card.name == named.name for card in cards])
        game.put_in_hand(cards, me, REVEALED)
        if right:
            for other in game.affected(me):
                game.gain_named(other, "curse")


AUGURS: Final = PileDef("augurs", ["sibyl", "sorceress", "acolyte", "herb_gatherer"], copies=4)
