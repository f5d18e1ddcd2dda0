"""The Attacks of Seaside."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    DECK,
    DURATION,
    ELSEWHERE,
    HAND,
    PLAY,
    REVEALED,
    STORE,
    UNTIL_NEXT_TURN,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, NextTurn, TakeNextTurn
from platin.engine.facts import CURSES, FIRST_ONLY, GAINS, LATER_ONLY, PLAYER_MATS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_RETURN, TO_REVEAL, TO_TOPDECK, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.table import lies_in
from platin.engine.zones import ON_PLAYER, Counter, add_tokens, tokens_in

PIRATE_SHIP_TOKENS: Final = Counter("pirate_ship", ON_PLAYER)


class Ambassador(CardDef):
    """Reveal a card from hand. Return up to two copies of it from hand to the Supply. The others gain a copy."""

    types = ACTION | ATTACK
    cost = 3
    prints = FIRST_ONLY

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "reveal", game.hand(me), intent=TO_REVEAL)
        if card is None:
            return
        game.reveal([card], me)
        # A card from outside the Supply cannot be returned to it, and there is no copy to gain.
        if card.home < 0 or not game.state.rules.piles[card.home].supply:
            return
        copies = [other for other in game.hand(me) if other.name == card.name and other.home == card.home]
        for copy in game.choose_cards(me, "return", copies, 0, 2, intent=TO_RETURN):
            game.return_to_pile(copy, me, HAND)
        for other in game.affected(me):
            game.gain_copy(other, card)


class BlockadeNextTurn(TakeNextTurn):
    """At the start of your next turn, take the card set aside with this play into your hand."""

    name = "blockade"


class BlockadeThreat(Effect):
    """A player threatened by a Blockade gains a Curse with each copy of the set-aside card in their own turn."""

    name = "blockade.threat"
    until = UNTIL_NEXT_TURN
    threatens = True
    reads = ELSEWHERE
    writes = ELSEWHERE

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.state.turn.seat == me and now.card.name in self.names

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "curse")


class Blockade(CardDef):
    """Gain a card costing up to 4, setting it aside. At the start of your next turn take it into your hand.

    While it is set aside, another player who gains a copy of it in their own turn gains a Curse.
    """

    types = ACTION | DURATION | ATTACK
    cost = 4
    prints = LATER_ONLY
    kinds = GAINS | CURSES
    store_open = True

    def then(self, game: Game, me: int, this: Card) -> None:
        pile = game.choose_pile(me, "gain", game.gainable(Cost(4)), intent=TO_GAIN)
        card = game.gain(me, pile, STORE, this)
        # Without a card lying there is nothing left to do, and it does not stay.
        if card is not None and lies_in(game.store(me, this), card):
            game.lasting(BlockadeNextTurn(), me, this).cards = [card]
            game.lasting(BlockadeThreat(), me, this).names = [card.name]


class CorsairNextTurn(NextTurn):
    """At the start of your next turn: +1 Card."""

    name = "corsair"
    brings = Plus(cards=1)


class CorsairThreat(Effect):
    """A player threatened by a Corsair trashes the first Silver or Gold played in each turn of their own."""

    name = "corsair.threat"
    until = UNTIL_NEXT_TURN
    threatens = True
    hears_treasures = True
    reads = ELSEWHERE
    writes = ELSEWHERE

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or game.state.turn.seat != me or not game.unmoved(now):
            return False
        wanted = [card for card in game.state.turn.played if card.name in ("silver", "gold")]
        return len(wanted) > 0 and wanted[0] is now.card

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash([now.card], me, PLAY)


class Corsair(CardDef):
    """+2 coins. At the start of your next turn: +1 Card.

    Until then each other player trashes the first Silver or Gold they play in each of their turns.
    """

    types = ACTION | DURATION | ATTACK
    cost = 5
    prints = LATER_ONLY
    brings = Plus(coins=2)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CorsairNextTurn(), me, this)
        game.lasting(CorsairThreat(), me, this)


class Cutpurse(CardDef):
    """+2 coins. Each other player discards a Copper, or reveals a hand without one."""

    types = ACTION | ATTACK
    cost = 4
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            coppers = [card for card in game.hand(other) if card.name == "copper"]
            if coppers:
                game.discard(coppers[:1], other, HAND)
            else:
                game.reveal_hand(other)


class GhostShip(CardDef):
    """+2 Cards. Each other player with 4 or more cards in hand puts cards onto their deck until 3 are left."""

    types = ACTION | ATTACK
    cost = 5
    prints = FIRST_ONLY
    brings = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            surplus = len(game.hand(other)) - 3
            if surplus > 0:
                cards = game.choose_cards(other, "topdeck", game.hand(other), surplus, surplus, intent=TO_TOPDECK)
                game.put_on_deck(game.order_cards(other, "order", cards), other, HAND)


class PirateShip(CardDef):
    """Choose: rob the others; or +1 coin per token on your Pirate Ship mat.

    Robbed players reveal two cards, trash a Treasure you choose and discard the rest; if anybody trashed one, you
    put a token on your mat.
    """

    types = ACTION | ATTACK
    cost = 4
    prints = FIRST_ONLY
    may_bring = Plus(coins=2)
    materials = PLAYER_MATS

    def then(self, game: Game, me: int, this: Card) -> None:
        tokens = game.player(me).tokens
        for mode in game.choose_options(me, "choose", ["rob", "coins"]):
            if mode == "coins":
                game.plus(me, coins=tokens_in(tokens, PIRATE_SHIP_TOKENS))
            elif self.rob(game, me):
                add_tokens(tokens, PIRATE_SHIP_TOKENS)
                game.note("token", me, source=self.name)

    def rob(self, game: Game, me: int) -> bool:
        """Trash a Treasure of each other player's top 2 cards; tell whether any was trashed."""
        robbed = False
        for other in game.affected(me):
            cards = game.reveal_top(other, 2)
            treasures = [card for card in cards if game.is_treasure(card)]
            card = game.choose_card(me, "trash", treasures, TO_TRASH, other)
            if card is not None:
                game.trash([card], other, REVEALED)
                cards.remove(card)
                robbed = True
            game.discard(cards, other, REVEALED)
        return robbed


class SeaHag(CardDef):
    """Each other player discards their top card, then gains a Curse onto their deck."""

    types = ACTION | ATTACK
    cost = 4
    prints = FIRST_ONLY
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.discard(game.take_top(other, 1), other, REVEALED)
            game.gain_named(other, "curse", DECK)


class SeaWitchNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards, then discard two cards."""

    name = "sea_witch"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)
        game.discard(game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD), me, HAND)


class SeaWitch(CardDef):
    """+2 Cards. Each other player gains a Curse. At the start of your next turn: +2 Cards, then discard two cards."""

    types = ACTION | DURATION | ATTACK
    cost = 5
    prints = LATER_ONLY
    brings = Plus(cards=2)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")
        game.lasting(SeaWitchNextTurn(), me, this)
