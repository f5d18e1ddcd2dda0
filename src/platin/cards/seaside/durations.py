"""Durations of Seaside that attack nobody."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    DURATION,
    ELSEWHERE,
    HAND,
    IN_HAND,
    ON_DECK,
    PLAY,
    REACTION,
    TREASURE,
    UNTIL_NEXT_TURN,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, NextTurn, TakeNextTurn, TurnToCome
from platin.engine.facts import GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_SET_ASIDE, TO_TRASH
from platin.engine.moment import Moment


class AstrolabeNextTurn(NextTurn):
    """At the start of your next turn: +1 coin, +1 Buy."""

    name = "astrolabe"
    brings = Plus(coins=1, buys=1)


class Astrolabe(CardDef):
    """Worth 1. +1 Buy. The same at the start of your next turn."""

    types = TREASURE | DURATION
    cost = 3
    prints = LATER_ONLY
    brings = Plus(coins=1, buys=1)
    may_bring = Plus(coins=1, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(AstrolabeNextTurn(), me, this)


class CaravanNextTurn(NextTurn):
    """At the start of your next turn: +1 Card."""

    name = "caravan"
    brings = Plus(cards=1)


class Caravan(CardDef):
    """+1 Card, +1 Action. At the start of your next turn: +1 Card."""

    types = ACTION | DURATION
    cost = 4
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CaravanNextTurn(), me, this)


class FishingVillageNextTurn(NextTurn):
    """At the start of your next turn: +1 Action, +1 coin."""

    name = "fishing_village"
    brings = Plus(actions=1, coins=1)


class FishingVillage(CardDef):
    """+2 Actions, +1 coin. At the start of your next turn: +1 Action, +1 coin."""

    types = ACTION | DURATION
    cost = 3
    brings = Plus(actions=2, coins=1)
    may_bring = Plus(actions=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(FishingVillageNextTurn(), me, this)


class HavenNextTurn(TakeNextTurn):
    """At the start of your next turn, take the card set aside with this play into your hand."""

    name = "haven"


class Haven(CardDef):
    """+1 Card, +1 Action. Set a card from hand aside face down. At the start of your next turn take it back."""

    types = ACTION | DURATION
    cost = 2
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "aside", game.hand(me), intent=TO_SET_ASIDE)
        if card is not None:
            game.set_on([card], me, HAND, this)
            game.lasting(HavenNextTurn(), me, this).cards = [card]


class LighthouseNextTurn(NextTurn):
    """At the start of your next turn: +1 coin."""

    name = "lighthouse"
    brings = Plus(coins=1)


class Lighthouse(CardDef):
    """+1 Action, +1 coin. At the start of your next turn: +1 coin.

    While this is in play, Attacks that other players play do not affect you.
    """

    types = ACTION | DURATION
    cost = 2
    brings = Plus(actions=1, coins=1)
    may_bring = Plus(coins=1)
    hears_from = PLAY
    first = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(LighthouseNextTurn(), me, this)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and not now.immune >> me & 1

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.immune |= 1 << me


class LighthouseShines(Effect):
    """From Lighthouse, second print: until your next turn, Attacks that other players play do not affect you."""

    name = "lighthouse.shines"
    until = UNTIL_NEXT_TURN
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and not now.immune >> me & 1

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.immune |= 1 << me


class Lighthouse2(CardDef):
    """Second print: +1 Action, +1 coin. At the start of your next turn: +1 coin.

    Until then, Attacks that other players play do not affect you.
    """

    types = ACTION | DURATION
    cost = 2
    brings = Plus(actions=1, coins=1)
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(LighthouseNextTurn(), me, this)
        game.lasting(LighthouseShines(), me, this)


class MerchantShipNextTurn(NextTurn):
    """At the start of your next turn: +2 coins."""

    name = "merchant_ship"
    brings = Plus(coins=2)


class MerchantShip(CardDef):
    """+2 coins, now and at the start of your next turn."""

    types = ACTION | DURATION
    cost = 5
    brings = Plus(coins=2)
    may_bring = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(MerchantShipNextTurn(), me, this)


class MonkeyNextTurn(NextTurn):
    """At the start of your next turn: +1 Card."""

    name = "monkey"
    brings = Plus(cards=1)


class MonkeyWatches(Effect):
    """Until your next turn, each card that the player to your right gains brings you +1 Card."""

    name = "monkey.watches"
    until = UNTIL_NEXT_TURN
    reads = ON_DECK
    writes = IN_HAND | ON_DECK

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == game.right_of(me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=1)


class Monkey(CardDef):
    """At the start of your next turn: +1 Card. Until then, +1 Card for each gain of the player to your right."""

    types = ACTION | DURATION
    cost = 3
    prints = LATER_ONLY
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(MonkeyNextTurn(), me, this)
        game.lasting(MonkeyWatches(), me, this)


class OutpostTurn(TurnToCome):
    """Keeps the Outpost in play until the extra turn is over. First print: that may not be a third turn in a row."""

    name = "outpost"

    def lapses(self, this: Card) -> bool:
        return this.defn.edition == 1


class Outpost(CardDef):
    """Draw only 3 cards in this turn's Clean-up. Take an extra turn after this one, but no third turn in a row."""

    types = ACTION | DURATION
    cost = 5

    def then(self, game: Game, me: int, this: Card) -> None:
        self.draw_less(game, me)
        turns = [extra for extra in game.state.extra_turns if extra.seat == me and extra.kind == self.name]
        if not turns and game.state.previous_seat != me:
            self.go_on(game, me, this)

    def draw_less(self, game: Game, me: int) -> None:
        if game.state.turn.seat == me:
            game.state.turn.draws = 3

    def go_on(self, game: Game, me: int, this: Card) -> None:
        game.extra_turn(me, self.name)
        game.lasting(OutpostTurn(), me, this)


class Outpost2(Outpost):
    """Second print: both only if it is your first Outpost of the turn and the previous turn was not yours."""

    def then(self, game: Game, me: int, this: Card) -> None:
        earlier = [card for card in game.state.turn.played if card.name == self.name]
        if len(earlier) == 1 and game.state.previous_seat != me:
            self.draw_less(game, me)
            self.go_on(game, me, this)


class PirateNextTurn(NextTurn):
    """At the start of your next turn, gain a Treasure costing up to 6 into your hand."""

    name = "pirate"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(6), TREASURE, to=HAND)


class Pirate(CardDef):
    """At the start of your next turn, gain a Treasure costing up to 6 into your hand.

    When anyone gains a Treasure, you may play this from your hand.
    """

    types = ACTION | DURATION | REACTION
    cost = 5
    prints = LATER_ONLY
    kinds = GAINS
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(PirateNextTurn(), me, this)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.is_treasure(now.card) and game.may_play(me, this)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class SailorPlays(Effect):
    """Once this turn, when you gain a Duration, you may play it. How often that was done is its `count`."""

    name = "sailor.play"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return self.count == 0 and now.seat == me and game.is_duration(now.card) and game.unmoved(now)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.count += 1
        game.play_gained(now)


class SailorNextTurn(NextTurn):
    """At the start of your next turn: +2 coins, and you may trash a card from hand."""

    name = "sailor"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Sailor(CardDef):
    """+1 Action. Once this turn, when you gain a Duration, you may play it.

    At the start of your next turn: +2 coins, and you may trash a card from hand.
    """

    types = ACTION | DURATION
    cost = 4
    prints = LATER_ONLY
    brings = Plus(actions=1)
    may_bring = Plus(coins=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(SailorPlays(), me, this)
        game.lasting(SailorNextTurn(), me, this)


class TacticianNextTurn(NextTurn):
    """At the start of your next turn: +5 Cards, +1 Action, +1 Buy."""

    name = "tactician"
    brings = Plus(cards=5, actions=1, buys=1)


class Tactician(CardDef):
    """Discard your hand. If that was any card: at the start of your next turn +5 Cards, +1 Action, +1 Buy."""

    types = ACTION | DURATION
    cost = 5
    may_bring = Plus(cards=5, actions=1, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.hand(me)[:]
        game.discard(cards, me, HAND)
        # Without a card there is nothing left to do, and it does not stay.
        if cards:
            game.lasting(TacticianNextTurn(), me, this)


class TidePoolsNextTurn(NextTurn):
    """At the start of your next turn, discard two cards."""

    name = "tide_pools"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD), me, HAND)


class TidePools(CardDef):
    """+3 Cards, +1 Action. At the start of your next turn, discard two cards."""

    types = ACTION | DURATION
    cost = 4
    prints = LATER_ONLY
    brings = Plus(cards=3, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(TidePoolsNextTurn(), me, this)


class WharfNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards, +1 Buy."""

    name = "wharf"
    brings = Plus(cards=2, buys=1)


class Wharf(CardDef):
    """+2 Cards, +1 Buy, now and at the start of your next turn."""

    types = ACTION | DURATION
    cost = 5
    brings = Plus(cards=2, buys=1)
    may_bring = Plus(cards=2, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(WharfNextTurn(), me, this)
