"""Cards that do something when they are gained."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, COUNTS, DECK, DISCARD, HAND, NOTHING, PLAY, TREASURE
from platin.engine.facts import CURSES, FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_TOPDECK, TO_TRASH
from platin.engine.moment import Moment


class BorderVillage(CardDef):
    """+1 Card, +2 Actions. When you gain this, gain a cheaper card."""

    types = ACTION
    cost = 6
    brings = Plus(cards=1, actions=2)
    kinds = GAINS

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.choose_cheaper(me, "gain", this)


class Cache(CardDef):
    """Worth 3. When you gain this, gain 2 Coppers."""

    types = TREASURE
    cost = 5
    prints = FIRST_ONLY
    brings = Plus(coins=3)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for _ in range(2):
            game.gain_named(me, "copper")


class Embassy(CardDef):
    """+5 Cards. Discard 3 cards. When you gain this, each other player gains a Silver."""

    types = ACTION
    cost = 5
    prints = FIRST_ONLY
    brings = Plus(cards=5)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 3, 3, intent=TO_DISCARD), me, HAND)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for other in game.others(me):
            game.gain_named(other, "silver")


class IllGottenGains(CardDef):
    """Worth 1. You may gain a Copper into your hand. When you gain this, each other player gains a Curse."""

    types = TREASURE
    cost = 5
    prints = FIRST_ONLY
    brings = Plus(coins=1)
    kinds = CURSES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        copper = game.state.rules.copper
        piles = [copper] if game.state.piles[copper] else []
        game.gain(me, game.choose_pile(me, "gain", piles, optional=True, intent=TO_GAIN), HAND)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for other in game.others(me):
            game.gain_named(other, "curse")


class Inn(CardDef):
    """+2 Cards, +2 Actions. Discard 2 cards.

    When you gain this, reveal any number of Actions from your discard pile and shuffle them into your deck.
    """

    types = ACTION
    cost = 5
    brings = Plus(cards=2, actions=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD), me, HAND)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        actions = [card for card in game.player(me).discard if game.is_action(card)]
        chosen = game.choose_cards(me, "shuffle", actions, 0, len(actions), intent=TO_TOPDECK)
        game.reveal(chosen, me)
        game.shuffle_into_deck(chosen, me, DISCARD)


class Mandarin(CardDef):
    """+3 coins. Put a card from hand onto your deck.

    When you gain this, put all Treasures you have in play onto your deck in any order.
    """

    types = ACTION
    cost = 5
    prints = FIRST_ONLY
    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "topdeck", game.hand(me), intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, HAND)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        treasures = [card for card in game.in_play(me) if game.is_treasure(card)]
        game.put_on_deck(game.order_cards(me, "order", treasures), me, PLAY, secretly=True)


class NomadCamp(CardDef):
    """+1 Buy, +2 coins. When you gain this, put it onto your deck."""

    types = ACTION
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(buys=1, coins=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.zone == DISCARD and game.can_topdeck(now, me)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class NomadCamp2(CardDef):
    """Second print: +1 Buy, +2 coins. This is gained onto your deck."""

    types = ACTION
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(buys=1, coins=2)
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.zone == DISCARD

    def when_about_to_be_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.zone = DECK


class Nomads(CardDef):
    """+1 Buy, +2 coins. When you gain or trash this, +2 coins."""

    types = ACTION
    cost = 4
    prints = LATER_ONLY
    brings = Plus(buys=1, coins=2)
    reads = NOTHING
    writes = COUNTS

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=2)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=2)


class Souk(CardDef):
    """+1 Buy, +7 coins. Lose 1 coin for each card in your hand. When you gain this, trash up to 2 cards from hand."""

    types = ACTION
    cost = 5
    prints = LATER_ONLY
    brings = Plus(buys=1)
    may_bring = Plus(coins=3)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=7)
        game.minus(me, coins=len(game.hand(me)))

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash(game.choose_cards(me, "trash", game.hand(me), 0, 2, intent=TO_TRASH), me, HAND)
