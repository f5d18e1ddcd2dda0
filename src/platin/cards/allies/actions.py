"""Actions of Allies that attack nobody, bring no Favors and play no other cards."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, DISCARD, HAND, NOTHING, PLAY, REVEALED, TREASURE, VICTORY
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_RETURN, TO_SPEND, TO_TAKE, TO_TRASH
from platin.engine.moment import Moment


class CapitalCity(CardDef):
    """+1 Card, +2 Actions. You may discard 2 cards for +2 coins. You may pay 2 coins for +2 Cards."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=2)
    may_bring = Plus(cards=2, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.hand(me) and game.may(me, "may_discard", intent=TO_DISCARD):
            cards = game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD)
            game.discard(cards, me, HAND)
            if len(cards) == 2:
                game.plus(me, coins=2)
        turn = game.state.turn
        if turn.seat == me and turn.coins >= 2 and game.may(me, "may_pay", intent=TO_SPEND):
            game.pay(me, 2)
            game.plus(me, cards=2)


class Carpenter(CardDef):
    """With no Supply pile empty: +1 Action, and gain a card costing up to 4.

    Otherwise trash a card from hand, and gain one costing up to 2 more.
    """

    types = ACTION
    cost = 4
    may_bring = Plus(actions=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        if not game.state.empty:
            game.plus(me, actions=1)
            game.choose_gain(me, "gain", Cost(4))
            return
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "gain", game.cost(card).plus(2))


class GalleriaTurn(Effect):
    """This turn, when you gain a card costing 3 or 4, +1 Buy; also for the gain that led to the play."""

    name = "galleria"
    joins = True
    reads = NOTHING
    writes = NOTHING

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and (now.cost.same(Cost(3)) or now.cost.same(Cost(4)))

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=1)


class Galleria(CardDef):
    """+3 coins. This turn, when you gain a card costing 3 or 4, +1 Buy."""

    types = ACTION
    cost = 5
    brings = Plus(coins=3)
    may_bring = Plus(buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(GalleriaTurn(), me, this)


class Hunter(CardDef):
    """+1 Action. Reveal your top 3 cards; take an Action, a Treasure and a Victory card of them, discard the rest."""

    types = ACTION
    cost = 5
    brings = Plus(actions=1)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.reveal_top(me, 3)
        for key, wanted in (("action", ACTION), ("treasure", TREASURE), ("victory", VICTORY)):
            fitting = [card for card in cards if game.types_of(card) & wanted]
            card = game.choose_card(me, key, fitting, intent=TO_TAKE)
            if card is not None:
                cards.remove(card)
                game.put_in_hand([card], me, REVEALED)
        game.discard(cards, me, REVEALED)


class Innkeeper(CardDef):
    """+1 Action. Choose one: +1 Card; +3 Cards, discard 3; +5 Cards, discard 6."""

    types = ACTION
    cost = 4
    brings = Plus(actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["one", "three", "five"]):
            if mode == "one":
                game.plus(me, cards=1)
            else:
                drawn, discarded = (3, 3) if mode == "three" else (5, 6)
                game.plus(me, cards=drawn)
                unwanted = game.choose_cards(me, "discard", game.hand(me), discarded, discarded, intent=TO_DISCARD)
                game.discard(unwanted, me, HAND)


class Marquis(CardDef):
    """+1 Buy. +1 Card per card in your hand. Discard down to 10 cards."""

    types = ACTION
    cost = 6
    brings = Plus(buys=1)
    may_bring = Plus(cards=4)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=len(game.hand(me)))
        game.discard_down_to(me, "discard", 10)


class MerchantCamp(CardDef):
    """+2 Actions, +1 coin. When you discard this from play, you may put it onto your deck."""

    types = ACTION
    cost = 3
    brings = Plus(actions=2, coins=1)
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and game.unmoved(now)

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, DISCARD)


class Modify(CardDef):
    """Trash a card from hand. Choose one: +1 Card, +1 Action; or gain a card costing up to 2 more than it."""

    types = ACTION
    cost = 5
    may_bring = Plus(cards=1, actions=1)
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        for mode in game.choose_options(me, "choose", ["action", "gain"]):
            if mode == "action":
                game.plus(me, cards=1, actions=1)
            elif card is not None:
                game.choose_gain(me, "gain", game.cost(card).plus(2))


class Sentinel(CardDef):
    """Look at your top 5 cards. Trash up to 2 of them, put the rest back in any order."""

    types = ACTION
    cost = 3
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 5)
        unwanted = game.choose_cards(me, "trash", cards, 0, 2, intent=TO_TRASH)
        game.trash(unwanted, me, REVEALED)
        game.put_back(me, "order", [card for card in cards if card not in unwanted])


class Swap(CardDef):
    """+1 Card, +1 Action. You may return an Action from your hand to its pile.

    If you did, gain an Action of another name costing up to 5 into your hand.
    """

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if game.is_action(card) and game.has_pile(card)]
        card = game.may_choose_card(me, "return", actions, intent=TO_RETURN)
        if card is None:
            return
        game.return_to_pile(card, me, HAND)
        tops = game.state.piles
        piles = [pile for pile in game.gainable(Cost(5), ACTION) if tops[pile][-1].name != card.name]
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN), HAND)


class Town(CardDef):
    """Choose one: +1 Card, +2 Actions; or +1 Buy, +2 coins."""

    types = ACTION
    cost = 4
    may_bring = Plus(cards=1, actions=2, buys=1, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["actions", "coins"]):
            if mode == "actions":
                game.plus(me, cards=1, actions=2)
            else:
                game.plus(me, buys=1, coins=2)
