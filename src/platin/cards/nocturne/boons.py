"""The twelve Boons and their pile; the Will-o'-Wisp that one of them gives."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, BEFORE, BOON, DISCARD, HAND, IN_HAND, ON_DECK, REVEALED, SPENT, SPIRIT
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TOPDECK, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import PileDef, Setup

BOONS: Final = PileDef("boons", types=BOON, supply=False, face_down=True, shuffled=True)


def add_boons(setup: Setup) -> None:
    """Lay out the Boons, because something in the game gives them."""
    setup.add_special("boons")


class _Boon(CardDef):
    """A piece whose instructions are followed when it is received."""

    types = BOON
    kingdom = False


class _KeptBoon(_Boon):
    """A Boon that lies before who has received it until the Clean-up of that turn."""

    kept = True
    hears_from = BEFORE
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        # One that was only taken still waits to be received.
        return not any([this in effect.cards for effect in game.state.effects])

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.move(this, me, BEFORE, SPENT)


class TheEarthsGift(_Boon):
    """You may discard a Treasure, to gain a card costing up to 4."""

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        card = game.may_choose_card(me, "discard", treasures, intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.choose_gain(me, "gain", Cost(4))


class TheFieldsGift(_KeptBoon):
    """+1 Action, +1 coin. Keep this until Clean-up."""

    brings = Plus(actions=1, coins=1)


class TheFlamesGift(_Boon):
    """You may trash a card from your hand."""

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class TheForestsGift(_KeptBoon):
    """+1 Buy, +1 coin. Keep this until Clean-up."""

    brings = Plus(buys=1, coins=1)


class TheMoonsGift(_Boon):
    """Look through your discard pile. You may put a card from it onto your deck."""

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "topdeck", game.player(me).discard, intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, DISCARD, secretly=True)


class TheMountainsGift(_Boon):
    """Gain a Silver."""

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "silver")


class RiversCard(Effect):
    """At the end of this turn: +1 Card."""

    name = "the_rivers_gift"
    reads = ON_DECK
    writes = IN_HAND | ON_DECK

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=1)


class TheRiversGift(_KeptBoon):
    """+1 Card at the end of this turn. Keep this until Clean-up."""

    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(RiversCard(), me)


class TheSeasGift(_Boon):
    """+1 Card."""

    brings = Plus(cards=1)


class TheSkysGift(_Boon):
    """You may discard 3 cards, to gain a Gold."""

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.hand(me) and game.may(me, "may", intent=TO_DISCARD):
            cards = game.choose_cards(me, "discard", game.hand(me), 3, 3, intent=TO_DISCARD)
            game.discard(cards, me, HAND)
            if len(cards) == 3:
                game.gain_named(me, "gold")


class TheSunsGift(_Boon):
    """Look at the top 4 cards of your deck. Discard any of them and put the others back in any order."""

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 4)
        discarded = game.choose_cards(me, "discard", cards, 0, 4, intent=TO_DISCARD)
        game.discard(discarded, me, REVEALED)
        game.put_back(me, "order", [card for card in cards if card not in discarded])


class TheSwampsGift(_Boon):
    """Gain a Will-o'-Wisp."""

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("will_o_wisp")

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "will_o_wisp")


class TheWindsGift(_Boon):
    """+2 Cards. Discard 2 cards."""

    brings = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD), me, HAND)


class WillOWisp(CardDef):
    """+1 Card, +1 Action. Reveal the top card of your deck. If it costs 2 or less, take it into your hand."""

    types = ACTION | SPIRIT
    cost = 0
    kingdom = False
    beside = True
    copies = 12
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for card in game.reveal_top(me, 1):
            if game.cost(card).at_most(Cost(2)):
                game.put_in_hand([card], me, REVEALED)
            else:
                game.put_on_deck([card], me, REVEALED)
