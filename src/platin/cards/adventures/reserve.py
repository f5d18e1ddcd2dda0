"""Cards of Adventures that use the Tavern mat: Reserve cards, which wait there until they are called, and Miser."""

from typing import Final

from platin.cards.adventures.tokens import PlusAction, PlusBuy, PlusCard, PlusCoin, action_piles
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, NOWHERE, PLAY, RESERVE, TREASURE, UNTIL_USED, VICTORY
from platin.engine.cost import Cost
from platin.engine.effect import Effect, PileToken
from platin.engine.facts import GAINS, TAVERN_MATS, TOKENS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_PUT_TOKEN, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.table import lies_in
from platin.engine.zones import Zone, cards_in

TAVERN: Final = Zone("tavern", hears=True)


class _Reserve(CardDef):
    """A card that goes on the Tavern mat when it is played, and acts from there."""

    materials = TAVERN_MATS
    hears_from = TAVERN.number
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            game.put_on_mat([this], me, PLAY, TAVERN)


class CoinOfTheRealm(_Reserve):
    """Worth 1. Put this on your Tavern mat. Directly after you played an Action, you may call this: +2 Actions."""

    types = TREASURE | RESERVE
    cost = 2
    brings = Plus(coins=1)
    may_bring = Plus(actions=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_action(now.card)

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.call(this, me, TAVERN)
        game.plus(me, actions=2)


class DistantLands(_Reserve):
    """Put this on your Tavern mat. Worth 4 VP if it lies there at the end of the game, otherwise 0."""

    types = ACTION | RESERVE | VICTORY
    cost = 5

    def points(self, game: Game, me: int) -> int:
        return 4


class Duplicate(_Reserve):
    """Put this on your Tavern mat. When you gain a card costing up to 6, you may call this to gain a copy of it."""

    types = ACTION | RESERVE
    cost = 4
    kinds = GAINS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.cost.at_most(Cost(6))

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.call(this, me, TAVERN)
        game.gain_copy(me, now.card)


class Guide(_Reserve):
    """+1 Card, +1 Action. Put this on your Tavern mat.

    At the start of your turn, you may call this, to discard your hand and draw 5 cards.
    """

    types = ACTION | RESERVE
    cost = 3
    brings = Plus(cards=1, actions=1)

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.call(this, me, TAVERN)
        game.discard(game.hand(me)[:], me, HAND)
        game.plus(me, cards=5)


class Miser(CardDef):
    """Choose: put a Copper from your hand on your Tavern mat; or +1 coin for each Copper there."""

    types = ACTION
    cost = 4
    materials = TAVERN_MATS
    may_bring = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["put", "coins"]):
            if mode == "put":
                coppers = [card for card in game.hand(me) if card.name == "copper"]
                game.put_on_mat(coppers[:1], me, HAND, TAVERN)
            else:
                saved = [card for card in cards_in(game.player(me), TAVERN) if card.name == "copper"]
                game.plus(me, coins=len(saved))


class Ratcatcher(_Reserve):
    """+1 Card, +1 Action. Put this on your Tavern mat.

    At the start of your turn, you may call this, to trash a card from your hand.
    """

    types = ACTION | RESERVE
    cost = 2
    brings = Plus(cards=1, actions=1)
    kinds = TRASHES

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.call(this, me, TAVERN)
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class RoyalCarriageStays(Effect):
    """Royal Carriage stays with a Duration it repeated, whichever play that stays for."""

    name = "royal_carriage.stays"
    until = UNTIL_USED
    ties = True


class RoyalCarriage(_Reserve):
    """+1 Action. Put this on your Tavern mat.

    Directly after you played an Action that is still in play, you may call this, to play it again.
    """

    types = ACTION | RESERVE
    cost = 5
    brings = Plus(actions=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not game.is_action(now.card) or not game.unmoved(now):
            return False
        # After one Royal Carriage the others were offered when the card was played again.
        return lies_in(game.in_play(me), now.card) and not game.was_used(now, self)

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.call(this, me, TAVERN)
        if game.is_duration(now.card):
            game.tie(RoyalCarriageStays(), me, now, this)
        game.play_again(me, now, this)


class Teacher(_Reserve):
    """Put this on your Tavern mat.

    At the start of your turn, you may call this, to move your +1 Card, Action, Buy or coin token to an Action Supply
    pile that has no token of yours.
    """

    types = ACTION | RESERVE
    cost = 6
    copies = 5
    kingdom = False
    beside = True
    materials = TAVERN_MATS | TOKENS
    # That of its token.
    plus_coins = 1

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.call(this, me, TAVERN)
        piles = [pile for pile in action_piles(game) if not game.has_token_on(me, pile)]
        if piles:
            token = self.choose_token(game, me)
            game.move_token(me, token, game.choose_pile(me, "pile", piles, intent=TO_PUT_TOKEN))

    def choose_token(self, game: Game, me: int) -> PileToken:
        """Let a player choose one of the four tokens that give something."""
        mode = game.choose_mode(me, "token", ["cards", "actions", "buys", "coins"])
        if mode == "cards":
            return PlusCard()
        if mode == "actions":
            return PlusAction()
        return PlusBuy() if mode == "buys" else PlusCoin()


class Transmogrify(_Reserve):
    """+1 Action. Put this on your Tavern mat.

    At the start of your turn, you may call this, to trash a card from your hand, gain a card costing up to 1 more than
    it, and put that into your hand.
    """

    types = ACTION | RESERVE
    cost = 4
    brings = Plus(actions=1)
    kinds = TRASHES | GAINS

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.call(this, me, TAVERN)
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            self.gain(game, me, game.cost(card).plus(1))

    def gain(self, game: Game, me: int, limit: Cost) -> None:
        """Gain a card within a limit, then put it into the hand if it still lies where it was gained."""
        gained = game.choose_gain(me, "gain", limit)
        if gained is not None and game.landed != NOWHERE:
            game.put_in_hand([gained], me, game.landed)


class Transmogrify2(Transmogrify):
    """Second print: the card is gained to the hand."""

    def gain(self, game: Game, me: int, limit: Cost) -> None:
        game.choose_gain(me, "gain", limit, to=HAND)


class WineMerchant(_Reserve):
    """+1 Buy, +4 coins. Put this on your Tavern mat.

    At the end of your Buy phase, if you have 2 coins or more left, you may discard this from there.
    """

    types = ACTION | RESERVE
    cost = 5
    brings = Plus(buys=1, coins=4)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.state.turn.coins >= 2

    def at_end_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.discard([this], me, TAVERN.number)
