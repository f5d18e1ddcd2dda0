"""The Actions of Prosperity that attack nobody."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    BUYS,
    DISCARD,
    HAND,
    PLAY,
    REACTION,
    UNTIL_USED,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import COIN_TOKENS, FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_PLAY, TO_REVEAL, TO_TAKE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup
from platin.engine.zones import ON_MAT, ON_PILE, Counter, add_tokens, tokens_in

TRADE_ROUTE_TOKENS: Final = Counter("trade_route", ON_PILE | ON_MAT)


class Bishop(CardDef):
    """+1 coin, +1 VP. Trash a card from hand, for VP of half its coin cost, rounded down.

    Each other player may trash a card from hand.
    """

    types = ACTION
    cost = 4
    brings = Plus(coins=1, vp=1)
    may_bring = Plus(vp=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, vp=game.cost(card).coins // 2)
        for other in game.others(me):
            card = game.may_choose_card(other, "may_trash", game.hand(other), intent=TO_TRASH)
            if card is not None:
                game.trash([card], other, HAND)


class City(CardDef):
    """+1 Card, +2 Actions. With an empty Supply pile +1 Card; with two also +1 coin, +1 Buy."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=2)
    may_bring = Plus(cards=1, buys=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.state.empty >= 1:
            game.plus(me, cards=1)
        if game.state.empty >= 2:
            game.plus(me, coins=1, buys=1)


class CountingHouse(CardDef):
    """Look through your discard pile, reveal any number of Coppers from it and take them into hand."""

    types = ACTION
    cost = 5
    prints = FIRST_ONLY
    may_bring = Plus(coins=2)
    plus_coins = 0

    def then(self, game: Game, me: int, this: Card) -> None:
        discard = game.player(me).discard
        if discard:
            game.note("look", me, discard, seen=1 << me)
        coppers = [card for card in discard if card.name == "copper"]
        taken = coppers[: game.choose_number(me, "take", 0, len(coppers), intent=TO_TAKE)]
        game.reveal(taken, me)
        game.put_in_hand(taken, me, DISCARD)


class Expand(CardDef):
    """Trash a card from hand. Gain a card costing up to 3 more than it."""

    types = ACTION
    cost = 7
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "gain", game.cost(card).plus(3))


class Forge(CardDef):
    """Trash any number of cards from hand. Gain a card costing exactly as many coins as those together."""

    types = ACTION
    cost = 7
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        hand = game.hand(me)
        cards = game.choose_cards(me, "trash", hand, 0, len(hand), intent=TO_TRASH)
        game.trash(cards, me, HAND)
        total = sum([game.cost(card).coins for card in cards])
        game.choose_gain(me, "gain", Cost(total), exactly=True)


class GrandMarket(CardDef):
    """+1 Card, +1 Action, +1 Buy, +2 coins. You cannot buy this while you have a Copper in play."""

    types = ACTION
    cost = 6
    brings = Plus(cards=1, actions=1, buys=1, coins=2)

    def forbids(self, game: Game, defn: CardDef, me: int) -> bool:
        return any([card.name == "copper" for card in game.in_play(me)])


class KingsCourt(CardDef):
    """You may play an Action card from your hand three times."""

    types = ACTION
    cost = 7

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=3, repeater=this)


class Magnate(CardDef):
    """Reveal your hand. +1 Card for each Treasure in it."""

    types = ACTION
    cost = 5
    prints = LATER_ONLY
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.reveal_hand(me)
        game.plus(me, cards=len([card for card in game.hand(me) if game.is_treasure(card)]))


class _Mint(CardDef):
    """You may reveal a Treasure from hand to gain a copy."""

    types = ACTION
    cost = 5

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        card = game.may_choose_card(me, "reveal", treasures, intent=TO_REVEAL)
        if card is not None:
            game.reveal([card], me)
            game.gain_copy(me, card)


class Mint(_Mint):
    """You may reveal a Treasure from hand to gain a copy. When you buy this, trash your Treasures in play."""

    kinds = GAINS

    # The rulebook: a Treasure that would react to the purchase is gone before it can.
    first = True

    def when_bought(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash([card for card in game.in_play(me) if game.is_treasure(card)], me, PLAY)


class Mint2(_Mint):
    """Second print: when you gain this, trash your Treasures in play that are no Durations."""

    kinds = GAINS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.melted(game, me)) > 0

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash(self.melted(game, me), me, PLAY)

    def melted(self, game: Game, me: int) -> list[Card]:
        """Give the Treasures in play that are trashed."""
        return [card for card in game.in_play(me) if game.is_treasure(card) and not game.is_duration(card)]


class Monument(CardDef):
    """+2 coins, +1 VP."""

    types = ACTION
    cost = 4
    brings = Plus(coins=2, vp=1)


class Peddler(CardDef):
    """+1 Card, +1 Action, +1 coin. In your Buy phase it costs 2 less per Action card you have in play."""

    types = ACTION
    cost = 8
    brings = Plus(cards=1, actions=1, coins=1)

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        if game.state.phase != BUYS:
            return 0
        return -2 * len([card for card in game.in_play(me) if game.is_action(card)])


class Peddler2(Peddler):
    """Second print: in any player's Buy phase all Peddlers cost 2 less per Action card that player has in play."""


class TradeRoute(CardDef):
    """+1 Buy. +1 coin per token on the Trade Route mat. Trash a card from hand.

    Set-up: a token on each Victory pile of the Supply.
    """

    types = ACTION
    cost = 3
    prints = FIRST_ONLY
    may_bring = Plus(buys=1, coins=1)
    kinds = TRASHES
    materials = COIN_TOKENS

    def on_ready(self, setup: Setup) -> None:
        for info in setup.rules.piles:
            if info.supply and info.defn.types & VICTORY:
                setup.put_token(info.index, TRADE_ROUTE_TOKENS)
        setup.add_rule(TokenMoves())

    def then(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=self.tokens(game))
        self.trash_card(game, me)

    def tokens(self, game: Game) -> int:
        """Count the tokens on the mat."""
        return tokens_in(game.state.mat_tokens, TRADE_ROUTE_TOKENS)

    def trash_card(self, game: Game, me: int) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class TradeRoute2(TradeRoute):
    """Later wording: +1 Buy. Trash a card from hand. +1 coin per token on the Trade Route mat."""

    brings = Plus(buys=1)
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        self.trash_card(game, me)
        game.plus(me, coins=self.tokens(game))


class TokenMoves(Effect):
    """From Trade Route: the first card gained from a pile moves the pile's token to the mat, for good."""

    name = "trade_route.tokens"
    until = UNTIL_USED
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and self.there(game, now) > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        count = self.there(game, now)
        add_tokens(game.state.pile_tokens[now.pile], TRADE_ROUTE_TOKENS, -count)
        add_tokens(game.state.mat_tokens, TRADE_ROUTE_TOKENS, count)
        game.note("token", me, source="trade_route")

    def there(self, game: Game, now: Moment) -> int:
        """Count the tokens on the pile that was gained from."""
        return tokens_in(game.state.pile_tokens.get(now.pile, {}), TRADE_ROUTE_TOKENS)


class Vault(CardDef):
    """+2 Cards. Discard any number of cards for +1 coin each. Others may discard 2; who does draws 1."""

    types = ACTION
    cost = 5
    brings = Plus(cards=2)
    may_bring = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        hand = game.hand(me)
        cards = game.choose_cards(me, "discard", hand, 0, len(hand), intent=TO_DISCARD)
        game.discard(cards, me, HAND)
        game.plus(me, coins=len(cards))
        for other in game.others(me):
            hand = game.hand(other)
            # With a single card there is nothing to draw for it, so the question is another one.
            if hand and game.may(other, "may_discard" if len(hand) > 1 else "may_discard_last", intent=TO_DISCARD):
                cards = game.choose_cards(other, "discard_two", hand, 2, 2, intent=TO_DISCARD)
                game.discard(cards, other, HAND)
                if len(cards) == 2:
                    game.draw(other, 1)


class Watchtower(CardDef):
    """Draw until you have 6 cards in hand.

    When you gain a card, you may reveal this from hand, to trash that card or put it onto your deck.
    """

    types = ACTION | REACTION
    cost = 3
    may_bring = Plus(cards=2)
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.draw_to(me, 6)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        mode = game.choose_mode(me, "choose", ["trash", "deck"])
        zone = game.pick_up(now)
        if mode == "trash":
            game.trash([now.card], me, zone)
        else:
            game.put_on_deck([now.card], me, zone)


class WorkersVillage(CardDef):
    """+1 Card, +2 Actions, +1 Buy."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=2, buys=1)
