"""Cards of Seaside that the rulings of other expansions name: Ambassador, Native Village, Outpost, Pirate Ship.

Ambassador and Pirate Ship are in the first edition only. Outpost has two classes, the later one with `edition = 2`.
"""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, DURATION, HAND, LOOKED, REVEALED, UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.facts import FIRST_ONLY, PLAYER_MATS
from platin.engine.game import Game
from platin.engine.intent import TO_RETURN, TO_REVEAL, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.zones import ON_PLAYER, OWNER_SEES, Counter, Zone, add_tokens, tokens_in

NATIVE_VILLAGE_MAT: Final = Zone("native_village", seen=OWNER_SEES)
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


class NativeVillage(CardDef):
    """+2 Actions. Choose: put your top card face down on your mat; or take all cards from the mat into hand."""

    types = ACTION
    cost = 2
    brings = Plus(actions=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        mat = game.mat(me, NATIVE_VILLAGE_MAT)
        for mode in game.choose_options(me, "choose", ["put", "take"]):
            if mode == "put":
                cards = game.take_top(me, 1, openly=False)
                for card in cards:
                    game.move(card, me, LOOKED, NATIVE_VILLAGE_MAT.number)
                if cards:
                    game.note("aside", me, cards, seen=1 << me)
            else:
                cards = mat[:]
                for card in cards:
                    game.move(card, me, NATIVE_VILLAGE_MAT.number, HAND)
                if cards:
                    game.note("take", me, cards, seen=1 << me)


class OutpostTurn(Effect):
    """Keeps the Outpost in play until the extra turn is over. First print: that may not be a third turn in a row."""

    name = "outpost"
    until = UNTIL_USED
    holds = True
    first = True

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        coming = [extra for extra in game.state.extra_turns if extra.seat == me and extra.kind == self.name]
        if game.state.turn.kind != self.name and this.defn.edition == 1:
            # Another extra turn came first: then the Outpost would bring the third turn.
            game.state.extra_turns = [extra for extra in game.state.extra_turns if extra not in coming]
            coming = []
        # It waits as long as its own turn is yet to come.
        waiting = [effect for effect in game.state.effects if effect.name == self.name and effect.owner == me]
        if len(waiting) > len(coming):
            game.end_effect(self)


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
            treasures = [card for card in cards if card.is_treasure]
            card = game.choose_card(me, "trash", treasures, TO_TRASH, other)
            if card is not None:
                game.trash([card], other, REVEALED)
                cards.remove(card)
                robbed = True
            game.discard(cards, other, REVEALED)
        return robbed
