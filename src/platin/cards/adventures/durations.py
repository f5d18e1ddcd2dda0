"""Durations of Adventures."""

from platin.cards.adventures.markers import MinusCoinRule, take_minus_coin
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    COUNTS,
    DURATION,
    ELSEWHERE,
    HAND,
    IN_HAND,
    NOTHING,
    ON_DECK,
    PLAY,
    REACTION,
    UNTIL_NEXT_TURN,
    UNTIL_USED,
)
from platin.engine.effect import Effect, NextTurn, TakeNextTurn
from platin.engine.facts import CHEAPENS, CURSES, GAINS, TOKENS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_SET_ASIDE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


def use_amulet(game: Game, me: int, modes: list[str]) -> None:
    """Do what was chosen of an Amulet."""
    for mode in modes:
        if mode == "coins":
            game.plus(me, coins=1)
        elif mode == "silver":
            game.gain_named(me, "silver")
        else:
            game.trash(game.choose_cards(me, "trash", game.hand(me), 1, 1, intent=TO_TRASH), me, HAND)


class AmuletNextTurn(NextTurn):
    """At the start of your next turn choose again: +1 coin; trash a card from hand; or gain a Silver."""

    name = "amulet"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        use_amulet(game, me, [game.choose_mode(me, "choose", ["coins", "trash", "silver"])])


class Amulet(CardDef):
    """Now and at the start of your next turn choose: +1 coin; trash a card from hand; or gain a Silver."""

    types = ACTION | DURATION
    cost = 3
    may_bring = Plus(coins=1)
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        use_amulet(game, me, game.choose_options(me, "choose", ["coins", "trash", "silver"]))
        game.lasting(AmuletNextTurn(), me, this)


class BridgeTrollNextTurn(NextTurn):
    """At the start of your next turn: +1 Buy."""

    name = "bridge_troll"
    brings = Plus(buys=1)


class BridgeTroll(CardDef):
    """Each other player takes the -1 coin token. +1 Buy, now and at the start of your next turn.

    While this is in play, cards cost 1 less in your turns.
    """

    types = ACTION | ATTACK | DURATION
    cost = 5
    may_bring = Plus(buys=1)
    kinds = CHEAPENS
    materials = TOKENS
    hears_from = PLAY
    own_turns = True

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(MinusCoinRule())

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            take_minus_coin(game, other)
        game.plus(me, buys=1)
        game.lasting(BridgeTrollNextTurn(), me, this)

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -1


class BridgeTrollCheaper(Effect):
    """From Bridge Troll, second print: cards cost 1 less this turn."""

    name = "bridge_troll.cheaper"

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -1


class BridgeTrollAgain(NextTurn):
    """From Bridge Troll, second print: at the start of your next turn, +1 Buy, and cards cost 1 less this turn."""

    name = "bridge_troll.again"
    brings = Plus(buys=1)
    reads = NOTHING
    # Who looks at costs looks at more than counts, and so at these too.
    writes = COUNTS

    def act(self, game: Game, me: int, this: Card) -> None:
        game.lasting(BridgeTrollCheaper(), me, this)


class BridgeTroll2(CardDef):
    """Second print: each other player takes the -1 coin token.

    Now and at the start of your next turn: +1 Buy, and cards cost 1 less this turn.
    """

    types = ACTION | ATTACK | DURATION
    cost = 5
    may_bring = Plus(buys=1)
    kinds = CHEAPENS
    materials = TOKENS

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(MinusCoinRule())

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            take_minus_coin(game, other)
        game.plus(me, buys=1)
        game.lasting(BridgeTrollCheaper(), me, this)
        game.lasting(BridgeTrollAgain(), me, this)


class CaravanGuardNextTurn(NextTurn):
    """At the start of your next turn: +1 coin."""

    name = "caravan_guard"
    brings = Plus(coins=1)


class CaravanGuard(CardDef):
    """+1 Card, +1 Action. At the start of your next turn: +1 coin.

    When another player plays an Attack, you may play this from your hand.
    """

    types = ACTION | DURATION | REACTION
    cost = 3
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(coins=1)
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CaravanGuardNextTurn(), me, this)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and game.may_play(me, this)

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


def discard_two(game: Game, me: int) -> None:
    """Discard two cards from hand."""
    game.discard(game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD), me, HAND)


class DungeonNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards, then discard two cards."""

    name = "dungeon"
    brings = Plus(cards=2)
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        discard_two(game, me)


class Dungeon(CardDef):
    """+1 Action. Now and at the start of your next turn: +2 Cards, then discard two cards."""

    types = ACTION | DURATION
    cost = 3
    brings = Plus(cards=2, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        discard_two(game, me)
        game.lasting(DungeonNextTurn(), me, this)


class GearNextTurn(TakeNextTurn):
    """At the start of your next turn, take the cards set aside with this play into your hand."""

    name = "gear"


class Gear(CardDef):
    """+2 Cards. Set up to two cards from hand aside face down. At the start of your next turn take them back."""

    types = ACTION | DURATION
    cost = 3
    brings = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "aside", game.hand(me), 0, 2, intent=TO_SET_ASIDE)
        # Without a card on it there is nothing left to do, and it does not stay.
        if cards:
            game.set_on(cards, me, HAND, this)
            game.lasting(GearNextTurn(), me, this).cards = cards


class _Threat(Effect):
    """Until its owner's next turn, something befalls the other players."""

    until = UNTIL_NEXT_TURN
    threatens = True
    reads = ELSEWHERE
    writes = ELSEWHERE

    def strike(self, game: Game, me: int) -> None:
        """Let it befall a player."""
        raise NotImplementedError(self.name)


class _BuyThreat(_Threat):
    """A threat to whoever buys a card."""

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.strike(game, me)


class _BoughtThreat(_Threat):
    """The same in later prints: a threat to whoever gains a bought card."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.bought

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.strike(game, me)


class HauntedWoodsNextTurn(NextTurn):
    """At the start of your next turn: +3 Cards."""

    name = "haunted_woods"
    brings = Plus(cards=3)


class HauntedWoodsThreat(_BuyThreat):
    """A player threatened by Haunted Woods puts the hand onto the deck with each card bought, in any order."""

    name = "haunted_woods.threat"

    def strike(self, game: Game, me: int) -> None:
        haunt(game, me)


class HauntedWoods(CardDef):
    """At the start of your next turn: +3 Cards.

    Until then each other player who buys a card puts the hand onto the deck in any order.
    """

    types = ACTION | ATTACK | DURATION
    cost = 5
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(HauntedWoodsNextTurn(), me, this)
        game.lasting(HauntedWoodsThreat(), me, this)


class HauntedWoodsGains(_BoughtThreat):
    """From Haunted Woods, second print: as its threat, but when a bought card is gained."""

    name = "haunted_woods.gains"

    def strike(self, game: Game, me: int) -> None:
        haunt(game, me)


class HauntedWoods2(CardDef):
    """Second print: the others put the hand onto the deck when they gain a card that they bought."""

    types = ACTION | ATTACK | DURATION
    cost = 5
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(HauntedWoodsNextTurn(), me, this)
        game.lasting(HauntedWoodsGains(), me, this)


def haunt(game: Game, me: int) -> None:
    """Put a player's hand onto the deck, in an order the player chooses."""
    game.put_on_deck(game.order_cards(me, "order", game.hand(me)), me, HAND)


class HirelingEachTurn(Effect):
    """At the start of each of your turns: +1 Card."""

    name = "hireling"
    until = UNTIL_USED
    holds = True
    joins = True
    reads = ON_DECK
    writes = IN_HAND | ON_DECK

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=1)


class Hireling(CardDef):
    """At the start of each of your turns, for the rest of the game: +1 Card. It stays in play."""

    types = ACTION | DURATION
    cost = 6
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(HirelingEachTurn(), me, this)


class SwampHagNextTurn(NextTurn):
    """At the start of your next turn: +3 coins."""

    name = "swamp_hag"
    brings = Plus(coins=3)


class SwampHagThreat(_BuyThreat):
    """A player threatened by a Swamp Hag gains a Curse with each card bought."""

    name = "swamp_hag.threat"

    def strike(self, game: Game, me: int) -> None:
        game.gain_named(me, "curse")


class SwampHag(CardDef):
    """At the start of your next turn: +3 coins. Until then each other player who buys a card gains a Curse."""

    types = ACTION | ATTACK | DURATION
    cost = 5
    may_bring = Plus(coins=3)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(SwampHagNextTurn(), me, this)
        game.lasting(SwampHagThreat(), me, this)


class SwampHagGains(_BoughtThreat):
    """From Swamp Hag, second print: as its threat, but when a bought card is gained."""

    name = "swamp_hag.gains"

    def strike(self, game: Game, me: int) -> None:
        game.gain_named(me, "curse")


class SwampHag2(CardDef):
    """Second print: the others gain a Curse when they gain a card that they bought."""

    types = ACTION | ATTACK | DURATION
    cost = 5
    may_bring = Plus(coins=3)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(SwampHagNextTurn(), me, this)
        game.lasting(SwampHagGains(), me, this)
