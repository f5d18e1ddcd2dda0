"""The Attacks of Intrigue."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, DISCARD, HAND, REVEALED, TREASURE
from platin.engine.cost import Cost
from platin.engine.facts import CURSES, FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_GIVE, TO_TRASH


class Minion(CardDef):
    """+1 Action. Choose one: +2 coins; or discard your hand, +4 Cards.

    If the latter, each other player with 5 or more cards in hand discards it and draws 4 cards.
    """

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(actions=1)
    may_bring = Plus(cards=4, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["coins", "hand"]):
            if mode == "coins":
                game.plus(me, coins=2)
            else:
                self.renew(game, me)
                for other in game.affected(me):
                    if len(game.hand(other)) >= 5:
                        self.renew(game, other)

    def renew(self, game: Game, seat: int) -> None:
        """Let a player discard the hand and draw 4 cards."""
        game.discard(game.hand(seat)[:], seat, HAND)
        game.draw(seat, 4)


class Replace(CardDef):
    """Trash a card from hand. Gain a card costing up to 2 more than it.

    An Action or Treasure goes onto your deck; if it is a Victory card, each other player gains a Curse.
    """

    types = ACTION | ATTACK
    cost = 5
    prints = LATER_ONLY
    kinds = TRASHES | GAINS | CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        trashed = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if trashed is None:
            return
        game.trash([trashed], me, HAND)
        pile = game.choose_pile(me, "gain", game.gainable(game.cost(trashed).plus(2)), intent=TO_GAIN)
        if pile < 0:
            return
        card = game.state.piles[pile][-1]
        moves = game.state.moves[card.uid]
        if game.gain_card(me, card) is None:
            return
        # It goes on only from where it was gained: one move, into the own discard pile.
        unmoved = game.state.moves[card.uid] == moves + 1 and card in game.player(me).discard
        if game.types_of(card) & (ACTION | TREASURE) and unmoved:
            game.put_on_deck([card], me, DISCARD)
        if game.is_victory(card):
            for other in game.affected(me):
                game.gain_named(other, "curse")


class Saboteur(CardDef):
    """Each other player reveals cards until one costs 3 or more, and trashes that one.

    That player may gain a card costing at most 2 less than it, and discards the other revealed cards.
    """

    types = ACTION | ATTACK
    cost = 5
    prints = FIRST_ONLY

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            found, rest = game.reveal_until(other, lambda card: Cost(3).at_most(game.cost(card)))
            for card in found:
                game.trash([card], other, REVEALED)
                game.choose_gain(other, "gain", game.cost(card).plus(-2), optional=True)
            game.discard(rest, other, REVEALED)


class Swindler(CardDef):
    """+2 coins. Each other player trashes the top card and gains a card of the same cost that you choose."""

    types = ACTION | ATTACK
    cost = 3
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            for card in game.take_top(other, 1):
                game.trash([card], other, REVEALED)
                piles = game.gainable(game.cost(card), exactly=True)
                game.gain(other, game.choose_pile(me, "gain", piles, intent=TO_GIVE, whose=other))


class Torturer(CardDef):
    """+3 Cards. Each other player chooses one: discard 2 cards; or gain a Curse into hand."""

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(cards=3)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            if game.choose_mode(other, "choose", ["discard", "curse"]) == "discard":
                game.discard(
                    game.choose_cards(other, "discard", game.hand(other), 2, 2, intent=TO_DISCARD), other, HAND
                )
            else:
                game.gain_named(other, "curse", HAND)
