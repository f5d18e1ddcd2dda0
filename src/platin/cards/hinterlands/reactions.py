"""Reactions."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, CLEANUP, DECK, DISCARD, HAND, REACTION, TREASURE
from platin.engine.cost import Cost
from platin.engine.facts import GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_TRASH
from platin.engine.moment import Moment


class FoolsGold(CardDef):
    """Worth 1 if this is your first Fool's Gold this turn, otherwise 4.

    When another player gains a Province, you may trash this from hand, to gain a Gold onto your deck.
    """

    types = TREASURE | REACTION
    cost = 2
    brings = Plus(coins=1)
    may_bring = Plus(coins=3)
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        turn = game.state.turn
        if turn.seat == me and len([card for card in turn.played if card.name == self.name]) > 1:
            game.plus(me, coins=3)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and now.card.name == "province"

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash([this], me, HAND)
        game.gain_named(me, "gold", DECK)


class GuardDog(CardDef):
    """+2 Cards. If you have 5 or fewer cards in hand, +2 Cards.

    When another player plays an Attack, you may first play this from hand.
    """

    types = ACTION | REACTION
    cost = 3
    prints = LATER_ONLY
    brings = Plus(cards=2)
    may_bring = Plus(cards=2)
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        if len(game.hand(me)) <= 5:
            game.plus(me, cards=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and game.may_play(me, this)

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class _Silversmith(CardDef):
    """What both prints of Trader do when played: trash a card from hand; gain a Silver per coin it costs."""

    types = ACTION | REACTION
    cost = 4
    kinds = TRASHES | GAINS
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            for _ in range(game.cost(card).coins):
                game.gain_named(me, "silver")


class Trader(_Silversmith):
    """Trash a card from hand; gain a Silver per coin it costs.

    When you would gain a card, you may reveal this from hand, to gain a Silver instead.
    """

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        # A Silver instead of the same Silver would change nothing.
        same = now.card.name == "silver" and now.zone == DISCARD and now.pile >= 0 and not now.bought
        return now.seat == me and now.card.uid >= 0 and not same

    def would_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        game.replace_gain(now, "silver")


class Trader2(_Silversmith):
    """Second print: trash a card from hand; gain a Silver per coin it costs.

    When you gain a card, you may reveal this from hand, to exchange that card for a Silver.
    """

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_exchange(now, me, "silver")

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        game.exchange(now.card, me, game.pick_up(now), "silver")


class Trail(CardDef):
    """+1 Card, +1 Action. When you gain, trash or discard this, other than in Clean-up, you may play it."""

    types = ACTION | REACTION
    cost = 4
    prints = LATER_ONLY
    brings = Plus(cards=1, actions=1)
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now) and game.state.phase != CLEANUP

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play_gained(now)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, now.zone)

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, DISCARD)


class Weaver(CardDef):
    """Gain 2 Silvers, or a card costing up to 4. When you discard this other than in Clean-up, you may play it."""

    types = ACTION | REACTION
    cost = 4
    prints = LATER_ONLY
    kinds = GAINS
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.choose_mode(me, "choose", ["silvers", "card"]) == "silvers":
            for _ in range(2):
                game.gain_named(me, "silver")
        else:
            game.choose_gain(me, "gain", Cost(4))

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now) and game.state.phase != CLEANUP

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, DISCARD)
