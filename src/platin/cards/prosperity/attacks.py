"""The Attacks of Prosperity, and the Curse that Charlatan makes a Treasure."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    CURSE,
    HAND,
    NOTHING,
    PLAY,
    REACTION,
    REVEALED,
    TREASURE,
)
from platin.engine.facts import CURSES, FIRST_ONLY, LATER_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TOPDECK
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class Charlatan(CardDef):
    """+3 coins. Each other player gains a Curse. In games using this, Curses are also Treasures worth 1."""

    types = ACTION | ATTACK
    cost = 5
    prints = LATER_ONLY
    brings = Plus(coins=3)
    kinds = CURSES

    def on_setup(self, setup: Setup) -> None:
        lay_out_instead(setup, setup.rules.curse, setup.library.card("curse@3"))

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")


class TreasureCurse(CardDef):
    """-1 VP. Worth 1. This is what Curses are in a game with Charlatan."""

    name = "curse"
    expansion = "base"
    # Not a later print, so no choice of prints may mean it: it comes with Charlatan only.
    edition = 3
    kingdom = False
    types = CURSE | TREASURE
    vp = -1
    plain = True
    brings = Plus(coins=1)


def lay_out_instead(setup: Setup, pile: int, defn: CardDef) -> None:
    """Let all cards of a pile be another definition of the same card, before anybody has one."""
    rules = setup.rules
    rules.defs[rules.defs.index(rules.piles[pile].defn)] = defn
    rules.piles[pile].defn = defn
    cards = setup.state.piles[pile]
    for i in range(len(cards)):
        uid = cards[i].uid
        cards[i] = Card(uid, defn, pile)
        rules.cards[uid] = cards[i]


class Clerk(CardDef):
    """+2 coins. Each other player with 5 or more cards in hand puts one onto their deck.

    At the start of your turn, you may play this from your hand.
    """

    types = ACTION | REACTION | ATTACK
    cost = 4
    prints = LATER_ONLY
    hears_from = HAND
    optional = True
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            if len(game.hand(other)) >= 5:
                card = game.choose_card(other, "topdeck", game.hand(other), intent=TO_TOPDECK)
                assert card is not None
                game.put_on_deck([card], other, HAND)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.may_play(me, this)

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class Goons(CardDef):
    """+1 Buy, +2 coins. Each other player discards down to 3 cards in hand.

    While this is in play, each card you buy brings +1 VP.
    """

    types = ACTION | ATTACK
    cost = 6
    prints = FIRST_ONLY
    hears_from = PLAY
    reads = NOTHING
    writes = NOTHING
    brings = Plus(buys=1, coins=2)
    may_bring = Plus(vp=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 3)

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, vp=1)


class Mountebank(CardDef):
    """+2 coins. Each other player may discard a Curse; who does not gains a Curse and a Copper."""

    types = ACTION | ATTACK
    cost = 5
    prints = FIRST_ONLY
    brings = Plus(coins=2)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            curses = [card for card in game.hand(other) if game.is_curse(card)]
            card = game.may_choose_card(other, "discard", curses, intent=TO_DISCARD)
            if card is not None:
                game.discard([card], other, HAND)
            else:
                game.gain_named(other, "curse")
                game.gain_named(other, "copper")


class Rabble(CardDef):
    """+3 Cards. The others reveal their top 3, discard Actions and Treasures, put the rest back in any order."""

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            cards = game.reveal_top(other, 3)
            unwanted = [card for card in cards if game.types_of(card) & (ACTION | TREASURE)]
            game.discard(unwanted, other, REVEALED)
            game.put_back(other, "order", [card for card in cards if card not in unwanted])
