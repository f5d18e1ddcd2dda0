"""Promotional cards: Black Market, with the deck that it sells from.

The later print of Black Market has a class of its own with `edition = 2`.
"""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, REVEALED, SUPPLY, TREASURE
from platin.engine.decision import RuleError
from platin.engine.game import Game
from platin.engine.intent import TO_BUY, TO_PLAY
from platin.engine.setup import Setup

# The name of the pile that the Black Market sells from. It is no Supply pile.
DECK_NAME: Final = "black_market.deck"


class BlackMarket(CardDef):
    """+2 coins. Reveal three cards of the Black Market deck. You may buy one; the rest goes under the deck.

    To pay, you may play Treasures from your hand. Set-up: a deck of kingdom cards that are not used otherwise, one
    copy each.
    """

    types = ACTION
    cost = 3
    brings = Plus(coins=2)

    def on_setup(self, setup: Setup) -> None:
        keys = setup.spec.black_market
        if not keys:
            return
        deck = [setup.library.card(key) for key in keys]
        there = [info.defn.name for info in setup.rules.piles]
        for defn in deck:
            if not defn.kingdom or defn.name in there:
                raise RuleError(f"{defn.key!r} cannot be in the Black Market deck")
            there.append(defn.name)
        pile = setup.add_pile(DECK_NAME, deck, supply=False, face_down=True, shuffled=True)
        # This card stands for the deck; what lies in it nobody sees.
        setup.rules.piles[pile].defn = self

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = self.reveal_three(game, me)
        if cards:
            self.play_treasures(game, me)
        self.sell(game, me, cards)

    def reveal_three(self, game: Game, me: int) -> list[Card]:
        """Reveal the top three cards of the deck, as far as there are any. They lie apart from it meanwhile."""
        cards: list[Card] = []
        for info in game.state.rules.piles:
            if info.name == DECK_NAME:
                cards = game.state.piles[info.index][-3:]
        cards.reverse()
        for card in cards:
            game.move(card, me, SUPPLY, REVEALED)
        game.reveal(cards, me)
        return cards

    def play_treasures(self, game: Game, me: int) -> None:
        """Let a player play any number of Treasures from hand."""
        while True:
            card = game.may_choose_card(me, "treasure", game.playable(me, TREASURE), intent=TO_PLAY)
            if card is None:
                return
            game.play(me, card, HAND)

    def sell(self, game: Game, me: int, cards: list[Card]) -> None:
        """Let a player buy one of the revealed cards, and put the others under the deck."""
        card = game.may_choose_card(me, "buy", [card for card in cards if self.may_buy(game, me, card)], intent=TO_BUY)
        rest = [other for other in cards if other is not card]
        if card is not None:
            game.move(card, me, REVEALED, SUPPLY)
            game.buy_card(me, card)
        for other in game.order_cards(me, "order", rest):
            game.move(other, me, REVEALED, SUPPLY)
            # Moved onto the deck, but it belongs under it.
            pile = game.state.piles[other.home]
            pile.insert(0, pile.pop())
        if rest:
            # In the order in which all have seen them: how they lie under the deck is not told.
            game.note("return", me, rest)

    def may_buy(self, game: Game, me: int, card: Card) -> bool:
        """Tell whether a player could pay for a revealed card and nothing forbids it."""
        turn = game.state.turn
        if turn.seat != me or game.player(me).debt:
            return False
        if card.defn.potion > turn.potions or game.coins_of(card.defn) > turn.coins:
            return False
        return not game.is_forbidden(me, card.defn)


class BlackMarket2(BlackMarket):
    """Second print: playing Treasures is an instruction of its own, followed even if the deck is empty."""

    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = self.reveal_three(game, me)
        self.play_treasures(game, me)
        self.sell(game, me, cards)
