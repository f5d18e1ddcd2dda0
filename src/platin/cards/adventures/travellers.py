"""Page and Peasant, and the Travellers that they are exchanged for, step by step."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    COUNTS,
    DISCARD,
    DURATION,
    HAND,
    NOTHING,
    ON_ATTACK,
    PLAY,
    REVEALED,
    TRAVELLER,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_PLAY
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class _Traveller(CardDef):
    """A card that may be exchanged for another when it is discarded from play."""

    optional = True
    # What it is exchanged for.
    becomes: str = ""

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside(self.becomes)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.from_zone == PLAY and game.can_exchange(now, me, self.becomes)

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.exchange(this, me, DISCARD, self.becomes)


class _Upgrade(_Traveller):
    """A Traveller that only an exchange brings."""

    copies = 5
    kingdom = False
    beside = True


class Page(_Traveller):
    """+1 Card, +1 Action. When you discard this from play, you may exchange it for a Treasure Hunter."""

    types = ACTION | TRAVELLER
    cost = 2
    brings = Plus(cards=1, actions=1)
    becomes = "treasure_hunter"


class TreasureHunter(_Upgrade):
    """+1 Action, +1 coin. Gain a Silver for each card the player to your right gained in their latest turn.

    When you discard this from play, you may exchange it for a Warrior.
    """

    types = ACTION | TRAVELLER
    cost = 3
    brings = Plus(actions=1, coins=1)
    kinds = GAINS
    recalls = True
    becomes = "warrior"

    def then(self, game: Game, me: int, this: Card) -> None:
        for _ in range(len(game.player(game.right_of(me)).gained)):
            game.gain_named(me, "silver")


class Warrior(_Upgrade):
    """+2 Cards. For each Traveller you have in play, each other player discards their top card, and trashes it if it
    costs 3 or 4.

    When you discard this from play, you may exchange it for a Hero.
    """

    types = ACTION | ATTACK | TRAVELLER
    cost = 4
    brings = Plus(cards=2)
    becomes = "hero"

    def then(self, game: Game, me: int, this: Card) -> None:
        travellers = len([card for card in game.in_play(me) if game.types_of(card) & TRAVELLER])
        for other in game.affected(me):
            for _ in range(travellers):
                for card in game.take_top(other, 1):
                    self.strike(game, other, card)

    def strike(self, game: Game, other: int, card: Card) -> None:
        """Let a player discard a card off the deck, and trash it from there if it costs 3 or 4."""
        counter = game.state.moves[card.uid] + 1
        game.discard([card], other, REVEALED)
        cost = game.cost(card)
        if game.state.moves[card.uid] == counter and (cost.same(Cost(3)) or cost.same(Cost(4))):
            game.trash([card], other, DISCARD)


class Hero(_Upgrade):
    """+2 coins. Gain a Treasure. When you discard this from play, you may exchange it for a Champion."""

    types = ACTION | TRAVELLER
    cost = 5
    brings = Plus(coins=2)
    kinds = GAINS
    becomes = "champion"

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain(me, game.choose_pile(me, "gain", game.showing(TREASURE), intent=TO_GAIN))


class ChampionForGood(Effect):
    """For the rest of the game: Attacks of others do not affect you, and each Action you play gives +1 Action."""

    name = "champion"
    until = UNTIL_USED
    holds = True
    first = True
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.kind == ON_ATTACK:
            return now.seat != me and not now.immune >> me & 1
        return now.seat == me and game.is_action(now.card)

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.immune |= 1 << me

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, actions=1)


class Champion(CardDef):
    """+1 Action. For the rest of the game, Attacks of others do not affect you, and each Action gives +1 Action."""

    types = ACTION | DURATION
    cost = 6
    copies = 5
    kingdom = False
    beside = True
    brings = Plus(actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(ChampionForGood(), me, this)


class Peasant(_Traveller):
    """+1 Buy, +1 coin. When you discard this from play, you may exchange it for a Soldier."""

    types = ACTION | TRAVELLER
    cost = 2
    brings = Plus(buys=1, coins=1)
    becomes = "soldier"


class Soldier(_Upgrade):
    """+2 coins, and +1 coin for each other Attack you have in play. Each other player with 4 or more cards in hand
    discards one.

    When you discard this from play, you may exchange it for a Fugitive.
    """

    types = ACTION | ATTACK | TRAVELLER
    cost = 3
    brings = Plus(coins=2)
    may_bring = Plus(coins=1)
    becomes = "fugitive"

    def then(self, game: Game, me: int, this: Card) -> None:
        attacks = [card for card in game.in_play(me) if game.is_attack(card) and card.uid != this.uid]
        game.plus(me, coins=len(attacks))
        for other in game.affected(me):
            hand = game.hand(other)
            if len(hand) >= 4:
                game.discard(game.choose_cards(other, "discard", hand, 1, 1, intent=TO_DISCARD), other, HAND)


class Fugitive(_Upgrade):
    """+2 Cards, +1 Action. Discard a card. When you discard this from play, you may exchange it for a Disciple."""

    types = ACTION | TRAVELLER
    cost = 4
    brings = Plus(cards=2, actions=1)
    becomes = "disciple"

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 1, 1, intent=TO_DISCARD), me, HAND)


class Disciple(_Upgrade):
    """You may play an Action from your hand twice; then gain a copy of it.

    When you discard this from play, you may exchange it for a Teacher.
    """

    types = ACTION | TRAVELLER
    cost = 5
    kinds = GAINS
    becomes = "teacher"

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)
            game.gain_copy(me, card)
