"""The Wizards of Allies."""

from typing import Final

from platin.cards.allies.split_piles import may_rotate
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    DISCARD,
    DURATION,
    HAND,
    LIAISON,
    PLAY,
    REVEALED,
    TRASH,
    UNTIL_USED,
    WIZARD,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, NextTurn
from platin.engine.facts import CURSES, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TAKE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import PileDef


class _Wizard(CardDef):
    """A card of the Wizards pile."""

    kingdom = False


class ConjurerNextTurn(NextTurn):
    """At the start of your next turn, put the Conjurer into your hand."""

    name = "conjurer"

    def act(self, game: Game, me: int, this: Card) -> None:
        if game.effect_here(self):
            game.put_in_hand([this], me, PLAY)


class Conjurer(_Wizard):
    """Gain a card costing up to 4. At the start of your next turn, put this into your hand."""

    types = ACTION | DURATION | WIZARD
    cost = 4
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(4))
        # What is not in play will not return, and nothing stays for it.
        if game.is_here(me, this):
            game.lasting(ConjurerNextTurn(), me, this)


class LichSkip(Effect):
    """You skip the next turn that you would take."""

    name = "lich"
    until = UNTIL_USED
    skips = True


class Lich(_Wizard):
    """+6 Cards, +2 Actions. Skip a turn.

    When you trash this, put it into your discard pile and gain a cheaper card from the trash.
    """

    types = ACTION | WIZARD
    cost = 6
    brings = Plus(cards=6, actions=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(LichSkip(), me)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        # Where something else has its say about trashed cards too, the player chooses which of the two comes first.
        if game.unmoved(now) and (now.zone == TRASH or game.may(me, "discard", intent=TO_TAKE)):
            game.move(this, me, now.zone, DISCARD)
            game.note("recover", me, [this])
        cheaper = [card for card in game.state.trash if game.cost(card).less_than(game.cost(this))]
        card = game.choose_card(me, "gain", cheaper, intent=TO_GAIN)
        if card is not None:
            game.gain_from_trash(me, card)


class Sorcerer(_Wizard):
    """+1 Card, +1 Action. Each other player names a card, reveals the top card, and for another one gains a Curse."""

    types = ACTION | ATTACK | WIZARD
    cost = 5
    brings = Plus(cards=1, actions=1)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            named = game.choose_name(other, "name")
            cards = game.reveal_top(other, 1)
            wrong = any([card.name != named.name for card in cards])
            game.put_on_deck(cards, other, REVEALED)
            if wrong:
                game.gain_named(other, "curse")


class Student(_Wizard):
    """+1 Action. You may rotate the Wizards. Trash a card from hand; for a Treasure +1 Favor, this onto your deck."""

    types = ACTION | LIAISON | WIZARD
    cost = 3
    brings = Plus(actions=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        may_rotate(game, me, "rotate", self.name)
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        treasure = game.is_treasure(card)
        game.trash([card], me, HAND)
        if treasure:
            game.take_favors(me, 1)
            if game.is_here(me, this):
                game.put_on_deck([this], me, PLAY)


WIZARDS: Final = PileDef("wizards", ["lich", "sorcerer", "conjurer", "student"], copies=4)
