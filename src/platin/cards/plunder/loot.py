"""The fifteen Loot cards, and the pile they come from: two of each, face down, beside the Supply."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ASIDE_DOWN,
    ATTACK,
    COUNTS,
    DECK_BOTTOM,
    DISCARD,
    DURATION,
    HAND,
    LOOT,
    NOTHING,
    NOWHERE,
    PLAY,
    REACTION,
    REVEALED,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, NextTurn, TakeAtEnd
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_PLAY, TO_SET_ASIDE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import PileDef, Setup


def add_loot(setup: Setup) -> None:
    """Lay out the Loot, because something in the game gives it."""
    setup.add_special("loot")


def gain_loot(game: Game, me: int, to: int = DISCARD) -> Card | None:
    """Gain the top card of the Loot pile."""
    return game.gain(me, game.pile_named("loot"), to)


class _Loot(CardDef):
    kingdom = False
    types = TREASURE | LOOT
    cost = 7


class AmphoraNextTurn(NextTurn):
    """At the start of your next turn: +1 Buy, +3 coins."""

    name = "amphora"
    brings = Plus(buys=1, coins=3)


class Amphora(_Loot):
    """Choose: +1 Buy and +3 coins now, or at the start of your next turn."""

    types = TREASURE | DURATION | LOOT
    may_bring = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["now", "next_turn"]):
            if mode == "now":
                game.plus(me, buys=1, coins=3)
            else:
                game.lasting(AmphoraNextTurn(), me, this)


class Doubloons(_Loot):
    """Worth 3. When you gain this, gain a Gold."""

    plain = True
    brings = Plus(coins=3)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "gold")


class ChaliceEachTurn(Effect):
    """At the start of each of your turns: +1 coin, +1 Buy."""

    name = "endless_chalice"
    until = UNTIL_USED
    holds = True
    joins = True
    reads = NOTHING
    writes = COUNTS

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=1, buys=1)


class EndlessChalice(_Loot):
    """Now and at the start of each of your turns for the rest of the game: +1 coin, +1 Buy."""

    types = TREASURE | DURATION | LOOT
    brings = Plus(coins=1, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(ChaliceEachTurn(), me, this)


class FigureheadNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards."""

    name = "figurehead"
    brings = Plus(cards=2)


class Figurehead(_Loot):
    """Worth 3. At the start of your next turn: +2 Cards."""

    types = TREASURE | DURATION | LOOT
    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(FigureheadNextTurn(), me, this)


class Hammer(_Loot):
    """Worth 3. Gain a card costing up to 4."""

    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(4))


class InsigniaOntoDeck(Effect):
    """This turn, when you gain a card, you may put it onto your deck."""

    name = "insignia"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class Insignia(_Loot):
    """Worth 3. This turn, when you gain a card, you may put it onto your deck."""

    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(InsigniaOntoDeck(), me, this)


class JewelsNextTurn(NextTurn):
    """At the start of your next turn, put the Jewels on the bottom of your deck."""

    name = "jewels"

    def act(self, game: Game, me: int, this: Card) -> None:
        if game.effect_here(self):
            game.move(this, me, PLAY, DECK_BOTTOM)
            game.note("bottom", me, [this])


class Jewels(_Loot):
    """Worth 3, +1 Buy. At the start of your next turn put this on the bottom of your deck."""

    types = TREASURE | DURATION | LOOT
    brings = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(JewelsNextTurn(), me, this)


class Orb(_Loot):
    """Look through your discard pile. Choose: play an Action or Treasure from it; or +1 Buy, +3 coins."""

    may_bring = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        discard = game.player(me).discard
        if discard:
            game.note("look", me, discard, seen=1 << me)
        for mode in game.choose_options(me, "choose", ["play_card", "bonus"]):
            if mode == "bonus":
                game.plus(me, buys=1, coins=3)
                continue
            playable = [card for card in discard if game.types_of(card) & (ACTION | TREASURE)]
            card = game.choose_card(me, "play", playable, intent=TO_PLAY)
            if card is not None:
                game.play(me, card, DISCARD)


class PrizeGoat(_Loot):
    """Worth 3, +1 Buy. You may trash a card from your hand."""

    brings = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class PuzzleBoxReturn(TakeAtEnd):
    """At the end of the turn, take the card set aside into your hand."""

    name = "puzzle_box"

    def take(self, game: Game, me: int, this: Card) -> None:
        game.put_in_hand(self.cards, me, ASIDE_DOWN)


class PuzzleBox(_Loot):
    """Worth 3, +1 Buy. You may set aside a card from your hand face down until the end of the turn."""

    brings = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "aside", game.hand(me), intent=TO_SET_ASIDE)
        if card is not None:
            game.set_aside([card], me, HAND, face_down=True)
            game.lasting(PuzzleBoxReturn(), me, this).cards = [card]


class Sextant(_Loot):
    """Worth 3, +1 Buy. Look at the top 5 cards; discard any number, put the rest back in any order."""

    brings = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 5)
        unwanted = game.choose_cards(me, "discard", cards, 0, len(cards), intent=TO_DISCARD)
        game.discard(unwanted, me, REVEALED)
        game.put_back(me, "order", [card for card in cards if card not in unwanted])


class Shield(_Loot):
    """Worth 3, +1 Buy. When another player plays an Attack, you may first reveal this to be unaffected."""

    types = TREASURE | REACTION | LOOT
    hears_from = HAND
    optional = True
    brings = Plus(coins=3, buys=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and not now.immune >> me & 1

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        now.immune |= 1 << me


class SpellScroll(_Loot):
    """Trash this. If you did, gain a cheaper card; if it is an Action or Treasure, you may play it."""

    types = ACTION | TREASURE | LOOT

    def then(self, game: Game, me: int, this: Card) -> None:
        if not game.trash_this(me, this):
            return
        piles = game.cheaper(game.cost(this))
        card = game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))
        # It can be played only from where it was gained: not if it was moved on, or another player got it.
        if card is not None and game.landed != NOWHERE and game.types_of(card) & (ACTION | TREASURE):
            if game.may_choose_card(me, "play", [card], intent=TO_PLAY) is not None:
                game.play(me, card, game.landed)


class Staff(_Loot):
    """Worth 3, +1 Buy. You may play an Action from your hand."""

    brings = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND)


class Sword(_Loot):
    """Worth 3, +1 Buy. Each other player discards down to 4 cards in hand."""

    types = TREASURE | ATTACK | LOOT
    brings = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 4)


LOOT_PILE: Final = PileDef("loot", types=LOOT, copies=2, supply=False, face_down=True, shuffled=True)
