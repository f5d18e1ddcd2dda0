"""Actions and Treasures of Adventures that need no mat and no token on a pile."""

from platin.cards.adventures.markers import MinusCardRule, put_minus_card, turn_journey
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    BUYING,
    DECK,
    HAND,
    PLAY,
    REVEALED,
    TREASURE,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import CURSES, GAINS, TOKENS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_PLAY, TO_TAKE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class Artificer(CardDef):
    """+1 Card, +1 Action, +1 coin. Discard any number of cards.

    You may gain a card that costs exactly 1 coin for each, onto your deck.
    """

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1, coins=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        hand = game.hand(me)
        cards = game.choose_cards(me, "discard", hand, 0, len(hand), intent=TO_DISCARD)
        game.discard(cards, me, HAND)
        game.choose_gain(me, "gain", Cost(len(cards)), exactly=True, to=DECK, optional=True)


class Giant(CardDef):
    """Turn your Journey token over. Face down now: +1 coin. Face up: +5 coins, and the others are attacked.

    Each reveals the top card of the deck, trashes it if it costs 3 to 6, and otherwise discards it and gains a Curse.
    """

    types = ACTION | ATTACK
    cost = 5
    may_bring = Plus(coins=3)
    kinds = CURSES
    materials = TOKENS

    def then(self, game: Game, me: int, this: Card) -> None:
        if not turn_journey(game, me):
            game.plus(me, coins=1)
            return
        game.plus(me, coins=5)
        for other in game.affected(me):
            cards = game.reveal_top(other, 1)
            if cards and Cost(3).at_most(game.cost(cards[0])) and game.cost(cards[0]).at_most(Cost(6)):
                game.trash(cards, other, REVEALED)
            else:
                game.discard(cards, other, REVEALED)
                game.gain_named(other, "curse")


class LostCity(CardDef):
    """+2 Cards, +2 Actions. When you gain this, each other player draws a card."""

    types = ACTION
    cost = 5
    brings = Plus(cards=2, actions=2)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for other in game.others(me):
            game.draw(other, 1)


class Magpie(CardDef):
    """+1 Card, +1 Action. Reveal the top card of your deck: take a Treasure; for an Action or Victory gain a Magpie."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for card in game.reveal_top(me, 1):
            if game.is_treasure(card):
                game.put_in_hand([card], me, REVEALED)
            else:
                game.put_on_deck([card], me, REVEALED)
            if game.types_of(card) & (ACTION | VICTORY):
                game.gain_from_supply(me, self.name)


class _Messenger(CardDef):
    """+1 Buy, +2 coins. You may put your deck into your discard pile. Some time it brings everybody a card."""

    types = ACTION
    cost = 4
    brings = Plus(buys=1, coins=2)
    kinds = GAINS
    recalls = True

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.player(me).deck and game.may(me, "dump"):
            game.deck_to_discard(me)

    def deliver(self, game: Game, me: int) -> None:
        """Let a player gain a card costing up to 4, and the others copies of it."""
        card = game.choose_gain(me, "gain", Cost(4))
        if card is not None:
            for other in game.others(me):
                game.gain_copy(other, card)


class Messenger(_Messenger):
    """+1 Buy, +2 coins. You may put your deck into your discard pile.

    When you buy this as your first purchase of the turn, gain a card costing up to 4; each other player gains a copy.
    """

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        turn = game.state.turn
        return now.seat == me and len(turn.purchases) + len(turn.events) == 1

    def when_bought(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.deliver(game, me)


class Messenger2(_Messenger):
    """Second print: the gift comes when you gain it as the first card you gain in your Buy phase."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not now.nth:
            return False
        gains = game.player(me).gained[: now.nth]
        return [gain.when for gain in gains].count(BUYING) == 1 and gains[-1].when == BUYING

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.deliver(game, me)


class Port(CardDef):
    """+1 Card, +2 Actions. When you buy this, gain another Port."""

    types = ACTION
    cost = 4
    copies = 12
    brings = Plus(cards=1, actions=2)

    def when_bought(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_from_supply(me, self.name)


class PortComes(Effect):
    """From Port, second print: the Port that comes with another one brings no further one."""

    name = "port"


class Port2(CardDef):
    """Second print: when you gain this, gain another Port, which brings no further one."""

    types = ACTION
    cost = 4
    copies = 12
    brings = Plus(cards=1, actions=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me:
            return False
        coming = [effect.cards[0] for effect in game.state.effects if isinstance(effect, PortComes)]
        return now.card not in coming

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        pile = game.state.piles[game.pile_of(self.name)]
        if pile:
            coming = game.lasting(PortComes(), me)
            coming.cards = [pile[-1]]
            game.gain_from_supply(me, self.name)
            game.end_effect(coming)


class Ranger(CardDef):
    """+1 Buy. Turn your Journey token over. If it is face up now, +5 Cards."""

    types = ACTION
    cost = 4
    brings = Plus(buys=1)
    may_bring = Plus(cards=2)
    materials = TOKENS

    def then(self, game: Game, me: int, this: Card) -> None:
        if turn_journey(game, me):
            game.plus(me, cards=5)


class Raze(CardDef):
    """+1 Action. Trash this or a card from hand. Look at a card of your deck for each coin it costs; take one of them.

    The others are discarded.
    """

    types = ACTION
    cost = 2
    brings = Plus(actions=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        here = game.is_here(me, this)
        hand = game.hand(me)
        cards = [*hand, this] if here else hand[:]
        # Who chooses what is not there, the Raze or a hand card, trashes nothing.
        if here and hand:
            card = game.choose_card(me, "trash", cards, intent=TO_TRASH)
        else:
            card = game.may_choose_card(me, "trash", cards, intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, PLAY if card is this else HAND)
        looked = game.look_at_top(me, game.cost(card).coins)
        wanted = game.choose_card(me, "take", looked, intent=TO_TAKE)
        if wanted is not None:
            game.put_in_hand([wanted], me, REVEALED)
            game.discard([other for other in looked if other is not wanted], me, REVEALED)


class Relic(CardDef):
    """Worth 2. Each other player puts the -1 Card token onto the deck."""

    types = TREASURE | ATTACK
    cost = 5
    brings = Plus(coins=2)
    materials = TOKENS

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(MinusCardRule())

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            put_minus_card(game, other)


class Storyteller(CardDef):
    """+1 Action, +1 coin. Play up to 3 Treasures from your hand. Then pay all your coins; +1 Card for each."""

    types = ACTION
    cost = 5
    brings = Plus(actions=1, coins=1)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        self.play_treasures(game, me)
        game.plus(me, cards=self.pay_all(game, me))

    def play_treasures(self, game: Game, me: int) -> None:
        """Let a player play up to 3 Treasures from hand, one after another."""
        for _ in range(3):
            card = game.may_choose_card(me, "play", game.playable(me, TREASURE), intent=TO_PLAY)
            if card is None:
                return
            game.play(me, card, HAND)

    def pay_all(self, game: Game, me: int) -> int:
        """Take all coins of this turn from a player whose turn it is; give how many they were."""
        turn = game.state.turn
        if turn.seat != me:
            return 0
        # Not as a negative bonus: the coins were given all the same (Harbor Village).
        paid = turn.coins
        game.pay(me, paid)
        return paid


class Storyteller2(Storyteller):
    """Second print: +1 Action. Play up to 3 Treasures from your hand. +1 Card, and all your coins for +1 Card each."""

    brings = Plus(actions=1)
    may_bring = Plus(coins=1, cards=2)
    plus_coins = 0

    def then(self, game: Game, me: int, this: Card) -> None:
        self.play_treasures(game, me)
        game.plus(me, cards=1)
        game.plus(me, cards=self.pay_all(game, me))


class TreasureTrove(CardDef):
    """Worth 2. When you play this, gain a Gold and a Copper."""

    types = TREASURE
    cost = 5
    brings = Plus(coins=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "gold")
        game.gain_named(me, "copper")
