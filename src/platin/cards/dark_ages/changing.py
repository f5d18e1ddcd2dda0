"""Cards that turn into others: Hermit into a Madman, Urchin into a Mercenary."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, BUYING, DISCARD, HAND, PLAY
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class _Hermit(CardDef):
    """You may trash a card that is no Treasure from your discard pile or hand. Gain a card costing up to 3."""

    types = ACTION
    cost = 3
    kinds = TRASHES | GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("madman")

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = [card for card in game.player(me).discard + game.hand(me) if not game.is_treasure(card)]
        card = game.may_choose_card(me, "trash", cards, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND if card in game.hand(me) else DISCARD)
        game.choose_gain(me, "gain", Cost(3))


class Hermit(_Hermit):
    """You may trash a card that is no Treasure from your discard pile or hand. Gain a card costing up to 3.

    When you discard this from play, if you bought no card this turn, trash it and gain a Madman.
    """

    recalls = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or now.from_zone != PLAY or not game.unmoved(now):
            return False
        turn = game.state.turn
        return turn.seat != me or not turn.purchases

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash([this], me, DISCARD)
        game.gain_named(me, "madman")


class HermitWaits(Effect):
    """From Hermit, second print: if its owner has gained no card in this Buy phase, a Madman comes."""

    name = "hermit"

    def at_end_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if any([gain.when == BUYING for gain in game.player(me).gained]):
            return
        if game.effect_here(self) and game.state.piles[game.pile_of("madman")]:
            game.exchange(this, me, PLAY, "madman")


class Hermit2(_Hermit):
    """Second print: at the end of your Buy phase, if you gained no card in it, exchange this for a Madman."""

    recalls = True

    def then(self, game: Game, me: int, this: Card) -> None:
        super().then(game, me, this)
        game.lasting(HermitWaits(), me, this)


class Madman(CardDef):
    """+2 Actions. Return this to its pile. If you did, +1 Card for each card in your hand."""

    types = ACTION
    kingdom = False
    beside = True
    brings = Plus(actions=2)
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            game.return_to_pile(this, me, PLAY)
            game.plus(me, cards=len(game.hand(me)))


class Mercenary(CardDef):
    """You may trash 2 cards from hand. If you did, +2 Cards, +2 coins, and the others discard down to 3 cards."""

    types = ACTION | ATTACK
    kingdom = False
    beside = True
    may_bring = Plus(cards=2, coins=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        if not game.hand(me) or not game.may(me, "may_trash", intent=TO_TRASH):
            return
        cards = game.choose_cards(me, "trash", game.hand(me), 2, 2, intent=TO_TRASH)
        game.trash(cards, me, HAND)
        if len(cards) < 2:
            return
        game.plus(me, cards=2, coins=2)
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 3)


class Urchin(CardDef):
    """+1 Card, +1 Action. Each other player discards down to 4 cards in hand.

    While this is in play, when you play another Attack card, you may first trash this to gain a Mercenary.
    """

    types = ACTION | ATTACK
    cost = 3
    hears_from = PLAY
    optional = True
    brings = Plus(cards=1, actions=1)

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("mercenary")

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 4)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_attack(now.card) and now.card is not this

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash([this], me, PLAY)
        game.gain_named(me, "mercenary")
