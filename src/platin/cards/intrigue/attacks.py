"""The Attacks of Intrigue."""

from platin.cards.intrigue.common import Intrigue
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, ATTACK, DISCARD, HAND, REVEALED, TREASURE
from platin.engine.cost import Cost
from platin.engine.game import Game


class Minion(Intrigue):
    """+1 Action. Choose one: +2 coins; or discard your hand, +4 Cards.

    If the latter, each other player with 5 or more cards in hand discards it and draws 4 cards.
    """

    name = "minion"
    types = ACTION | ATTACK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        for mode in game.choose_options(me, "minion.choose", ["coins", "hand"]):
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


class Replace(Intrigue):
    """Trash a card from hand. Gain a card costing up to 2 more than it.

    An Action or Treasure goes onto your deck; if it is a Victory card, each other player gains a Curse.
    """

    name = "replace"
    types = ACTION | ATTACK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        trashed = game.choose_card(me, "replace.trash", game.hand(me))
        if trashed is None:
            return
        game.trash([trashed], me, HAND)
        pile = game.choose_pile(me, "replace.gain", game.gainable(game.cost(trashed).plus(2)))
        if pile < 0:
            return
        card = game.state.piles[pile][-1]
        moves = game.state.moves[card.uid]
        if game.gain_card(me, card) is None:
            return
        # It goes on only from where it was gained: one move, into the own discard pile.
        unmoved = game.state.moves[card.uid] == moves + 1 and card in game.player(me).discard
        if card.types & (ACTION | TREASURE) and unmoved:
            game.put_on_deck([card], me, DISCARD)
        if card.is_victory:
            for other in game.affected(me):
                game.gain_named(other, "curse")


class Saboteur(Intrigue):
    """Each other player reveals cards until one costs 3 or more, and trashes that one.

    That player may gain a card costing at most 2 less than it, and discards the other revealed cards.
    """

    name = "saboteur"
    types = ACTION | ATTACK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            found, rest = game.reveal_until(other, lambda card: Cost(3).at_most(game.cost(card)))
            for card in found:
                game.trash([card], other, REVEALED)
                game.choose_gain(other, "saboteur.gain", game.cost(card).plus(-2), optional=True)
            game.discard(rest, other, REVEALED)


class Swindler(Intrigue):
    """+2 coins. Each other player trashes the top card and gains a card of the same cost that you choose."""

    name = "swindler"
    types = ACTION | ATTACK
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        for other in game.affected(me):
            for card in game.take_top(other, 1):
                game.trash([card], other, REVEALED)
                piles = game.gainable(game.cost(card), exactly=True)
                game.gain(other, game.choose_pile(me, "swindler.gain", piles))


class Torturer(Intrigue):
    """+3 Cards. Each other player chooses one: discard 2 cards; or gain a Curse into hand."""

    name = "torturer"
    types = ACTION | ATTACK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=3)
        for other in game.affected(me):
            if game.choose_mode(other, "torturer.choose", ["discard", "curse"]) == "discard":
                game.discard(game.choose_cards(other, "torturer.discard", game.hand(other), 2, 2), other, HAND)
            else:
                game.gain_named(other, "curse", HAND)


CARDS: list[CardDef] = [Minion(), Replace(), Saboteur(), Swindler(), Torturer()]
