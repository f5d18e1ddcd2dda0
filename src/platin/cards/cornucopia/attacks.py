"""The Attacks of Cornucopia."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.choice import JOINING, SetupChoice
from platin.engine.const import ACTION, ATTACK, HAND, REVEALED
from platin.engine.facts import CURSES, FIRST_ONLY, GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GIVE, TO_REVEAL


class FortuneTeller(CardDef):
    """+2 coins. The others reveal cards until a Victory card or Curse, put it back and discard the rest."""

    types = ACTION | ATTACK
    cost = 3
    prints = FIRST_ONLY
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            found, rest = game.reveal_until(other, lambda card: game.is_victory(card) or game.is_curse(card))
            game.put_on_deck(found, other, REVEALED)
            game.discard(rest, other, REVEALED)


class Jester(CardDef):
    """+2 coins. Each other player discards the top card; for a Victory card that player gains a Curse.

    Of any other card that player or you gain a copy, as you choose.
    """

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(coins=2)
    kinds = GAINS | CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            cards = game.take_top(other, 1)
            game.discard(cards, other, REVEALED)
            for card in cards:
                if game.is_victory(card):
                    game.gain_named(other, "curse")
                else:
                    game.gain_copy(game.choose_seat(me, "gain", [other, me], intent=TO_GIVE), card)


BANE: Final = SetupChoice("bane", JOINING, costs=(2, 3))


class YoungWitch(CardDef):
    """+2 Cards. Discard 2 cards. Each other player gains a Curse or reveals a Bane from hand."""

    types = ACTION | ATTACK
    cost = 4
    brings = Plus(cards=2)
    kinds = CURSES
    choices: tuple[SetupChoice, ...] = (BANE,)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD), me, HAND)
        bane = game.pile_chosen(self.name, BANE)
        for other in game.affected(me):
            banes = [card for card in game.hand(other) if card.home == bane]
            card = game.may_choose_card(other, "reveal", banes, intent=TO_REVEAL)
            if card is not None:
                game.reveal([card], other)
            else:
                game.gain_named(other, "curse")
