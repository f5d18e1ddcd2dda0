"""Cards of Prosperity (Blütezeit), first print. Platinum and Colony are in `basic`."""

from platin.engine.card import Card, CardDef, Effect, Landscape, Moment
from platin.engine.const import (
    ACTION,
    BUYS,
    HAND,
    ON_BUY,
    ON_GAIN,
    PLAY,
    REACTION,
    RULE_BUY,
    RULE_COST,
    TREASURE,
    UNTIL_USED,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import PileDef, Setup


class Prosperity(CardDef):
    expansion = "prosperity"


class Contraband(Prosperity):
    """Worth 3. +1 Buy. The player to your left names a card; you cannot buy it this turn."""

    name = "contraband"
    types = TREASURE
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=3, buys=1)
        effect = Barred()
        effect.names.append(game.choose_name(game.left_of(me), "contraband.name").name)
        game.lasting(effect, me, this)


class Barred(Effect):
    """From Contraband: you cannot buy cards of the named one this turn."""

    name = "contraband.barred"
    listens = 1 << RULE_BUY

    def forbids(self, game: Game, defn: CardDef, me: int) -> bool:
        return self.owner == me and defn.name in self.names


class KingsCourt(Prosperity):
    """You may play an Action card from your hand three times."""

    name = "kings_court"
    types = ACTION
    cost = 7

    def on_play(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if card.is_action]
        card = game.may_choose_card(me, "kings_court.play", actions)
        if card is not None:
            game.play(me, card, HAND, times=3, repeater=this)


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
        game.trash([card for card in game.in_play(me) if card.is_treasure], me, PLAY)


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


class RoyalSeal(Prosperity):
    """Worth 2. While this is in play, you may put each card you gain onto your deck."""

    name = "royal_seal"
    types = TREASURE
    cost = 5
    coins = 2
    play_listens = 1 << ON_GAIN
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([now.card], me, game.pick_up(now))


class Talisman(Prosperity):
    """Worth 1. While in play: when you buy a non-Victory card costing 4 or less, gain a copy of it."""

    name = "talisman"
    types = TREASURE
    cost = 4
    coins = 1
    play_listens = 1 << ON_BUY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and not now.card.is_victory and game.cost(now.card).at_most(Cost(4))

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        # The copy comes before the bought card, but does not take it away: it must be a further one.
        pile = game.state.piles[now.pile]
        if len(pile) > 1 and pile[-1].defn is now.card.defn and pile[-2].defn is now.card.defn:
            game.gain(me, now.pile)


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
        game.plus(me, buys=1, coins=game.state.mat_tokens.get("trade_route", 0))
        card = game.choose_card(me, "trade_route.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)


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


CARDS: list[CardDef] = [
    Contraband(),
    KingsCourt(),
    Mint(),
    Peddler(),
    RoyalSeal(),
    Talisman(),
    TradeRoute(),
    Watchtower(),
]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = [Barred(), TokenMoves()]
PILES: list[PileDef] = []
