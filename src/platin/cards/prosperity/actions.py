"""The Actions of Prosperity that attack nobody."""

from platin.cards.prosperity.expansion import Prosperity
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import (
    ACTION,
    BUYS,
    DISCARD,
    HAND,
    ON_BUY,
    ON_GAIN,
    PLAY,
    REACTION,
    RULE_BUY,
    RULE_COST,
    UNTIL_USED,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import Setup


class Bishop(Prosperity):
    """+1 coin, +1 VP. Trash a card from hand, for VP of half its coin cost, rounded down.

    Each other player may trash a card from hand.
    """

    name = "bishop"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=1, vp=1)
        card = game.choose_card(me, "bishop.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, vp=game.cost(card).coins // 2)
        for other in game.others(me):
            card = game.may_choose_card(other, "bishop.may_trash", game.hand(other))
            if card is not None:
                game.trash([card], other, HAND)


class City(Prosperity):
    """+1 Card, +2 Actions. With an empty Supply pile +1 Card; with two also +1 coin, +1 Buy."""

    name = "city"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=2)
        if game.state.empty >= 1:
            game.plus(me, cards=1)
        if game.state.empty >= 2:
            game.plus(me, coins=1, buys=1)


class CountingHouse(Prosperity):
    """Look through your discard pile, reveal any number of Coppers from it and take them into hand."""

    name = "counting_house"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        discard = game.player(me).discard
        if discard:
            game.note("look", me, discard, seen=1 << me)
        coppers = [card for card in discard if card.name == "copper"]
        taken = coppers[: game.choose_number(me, "counting_house.take", 0, len(coppers))]
        game.reveal(taken, me)
        game.put_in_hand(taken, me, DISCARD)


class Expand(Prosperity):
    """Trash a card from hand. Gain a card costing up to 3 more than it."""

    name = "expand"
    types = ACTION
    cost = 7

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "expand.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "expand.gain", game.cost(card).plus(3))


class Forge(Prosperity):
    """Trash any number of cards from hand. Gain a card costing exactly as many coins as those together."""

    name = "forge"
    types = ACTION
    cost = 7

    def on_play(self, game: Game, me: int, this: Card) -> None:
        hand = game.hand(me)
        cards = game.choose_cards(me, "forge.trash", hand, 0, len(hand))
        game.trash(cards, me, HAND)
        total = sum([game.cost(card).coins for card in cards])
        game.choose_gain(me, "forge.gain", Cost(total), exactly=True)


class GrandMarket(Prosperity):
    """+1 Card, +1 Action, +1 Buy, +2 coins. You cannot buy this while you have a Copper in play."""

    name = "grand_market"
    types = ACTION
    cost = 6
    listens = 1 << RULE_BUY

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1, buys=1, coins=2)

    def forbids(self, game: Game, defn: CardDef, me: int) -> bool:
        return any([card.name == "copper" for card in game.in_play(me)])


class KingsCourt(Prosperity):
    """You may play an Action card from your hand three times."""

    name = "kings_court"
    types = ACTION
    cost = 7

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "kings_court.play", game.playable(me, ACTION))
        if card is not None:
            game.play(me, card, HAND, times=3, repeater=this)


class Magnate(Prosperity):
    """Reveal your hand. +1 Card for each Treasure in it."""

    name = "magnate"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.reveal_hand(me)
        game.plus(me, cards=len([card for card in game.hand(me) if card.is_treasure]))


class Mint(Prosperity):
    """You may reveal a Treasure from hand to gain a copy. When you buy this, trash your Treasures in play."""

    name = "mint"
    types = ACTION
    cost = 5
    listens = 1 << ON_BUY
    # The rulebook: a Treasure that would react to the purchase is gone before it can.
    first = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if card.is_treasure]
        card = game.may_choose_card(me, "mint.reveal", treasures)
        if card is not None:
            game.reveal([card], me)
            game.gain_copy(me, card)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash(self.melted(game, me), me, PLAY)

    def melted(self, game: Game, me: int) -> list[Card]:
        """Give the Treasures in play that are trashed."""
        return [card for card in game.in_play(me) if card.is_treasure]


class Mint2(Mint):
    """Second print: when you gain this, trash your Treasures in play that are no Durations."""

    edition = 2
    listens = 1 << ON_GAIN
    first = False

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.melted(game, me)) > 0

    def melted(self, game: Game, me: int) -> list[Card]:
        return [card for card in game.in_play(me) if card.is_treasure and not card.is_duration]


class Monument(Prosperity):
    """+2 coins, +1 VP."""

    name = "monument"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2, vp=1)


class Peddler(Prosperity):
    """+1 Card, +1 Action, +1 coin. In your Buy phase it costs 2 less per Action card you have in play."""

    name = "peddler"
    types = ACTION
    cost = 8
    listens = 1 << RULE_COST

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1, coins=1)

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        if game.state.phase != BUYS:
            return 0
        return -2 * len([card for card in game.in_play(me) if card.is_action])


class Peddler2(Peddler):
    """Second print: in any player's Buy phase all Peddlers cost 2 less per Action card that player has in play."""

    edition = 2


class TradeRoute(Prosperity):
    """+1 Buy. +1 coin per token on the Trade Route mat. Trash a card from hand.

    Set-up: a token on each Victory pile of the Supply.
    """

    name = "trade_route"
    types = ACTION
    cost = 3

    def on_ready(self, setup: Setup) -> None:
        for info in setup.rules.piles:
            if info.supply and info.defn.types & VICTORY:
                setup.put_token(info.index, "trade_route")
        setup.add_rule(TokenMoves())

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=self.tokens(game))
        self.trash_card(game, me)

    def tokens(self, game: Game) -> int:
        """Count the tokens on the mat."""
        return game.state.mat_tokens.get("trade_route", 0)

    def trash_card(self, game: Game, me: int) -> None:
        card = game.choose_card(me, "trade_route.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)


class TradeRoute2(TradeRoute):
    """Later wording: +1 Buy. Trash a card from hand. +1 coin per token on the Trade Route mat."""

    edition = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1)
        self.trash_card(game, me)
        game.plus(me, coins=self.tokens(game))


class TokenMoves(Effect):
    """From Trade Route: the first card gained from a pile moves the pile's token to the mat, for good."""

    name = "trade_route.tokens"
    until = UNTIL_USED
    listens = 1 << ON_GAIN
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and "trade_route" in game.state.pile_tokens.get(now.pile, {})

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        st = game.state
        count = st.pile_tokens[now.pile].pop("trade_route")
        st.mat_tokens["trade_route"] = st.mat_tokens.get("trade_route", 0) + count
        game.note("token", me, source="trade_route")


class Vault(Prosperity):
    """+2 Cards. Discard any number of cards for +1 coin each. Others may discard 2; who does draws 1."""

    name = "vault"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)
        hand = game.hand(me)
        cards = game.choose_cards(me, "vault.discard", hand, 0, len(hand))
        game.discard(cards, me, HAND)
        game.plus(me, coins=len(cards))
        for other in game.others(me):
            hand = game.hand(other)
            # With a single card there is nothing to draw for it, so the question is another one.
            if hand and game.may(other, "vault.may_discard" if len(hand) > 1 else "vault.may_discard_last"):
                cards = game.choose_cards(other, "vault.discard_two", hand, 2, 2)
                game.discard(cards, other, HAND)
                if len(cards) == 2:
                    game.draw(other, 1)


class Watchtower(Prosperity):
    """Draw until you have 6 cards in hand.

    When you gain a card, you may reveal this from hand, to trash that card or put it onto your deck.
    """

    name = "watchtower"
    types = ACTION | REACTION
    cost = 3
    hand_listens = 1 << ON_GAIN
    optional = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.draw_to(me, 6)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        mode = game.choose_mode(me, "watchtower.choose", ["trash", "deck"])
        zone = game.pick_up(now)
        if mode == "trash":
            game.trash([now.card], me, zone)
        else:
            game.put_on_deck([now.card], me, zone)


class WorkersVillage(Prosperity):
    """+1 Card, +2 Actions, +1 Buy."""

    name = "workers_village"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=2, buys=1)


CARDS: list[CardDef] = [
    Bishop(),
    City(),
    CountingHouse(),
    Expand(),
    Forge(),
    GrandMarket(),
    KingsCourt(),
    Magnate(),
    Mint(),
    Mint2(),
    Monument(),
    Peddler(),
    Peddler2(),
    TradeRoute(),
    TradeRoute2(),
    Vault(),
    Watchtower(),
    WorkersVillage(),
]
EFFECTS: list[Effect] = [TokenMoves()]
