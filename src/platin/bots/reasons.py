"""Why a bot would do what it would do, in a word and a number: for who asks it for a hint.

A reason is derived from what the question wants, from what the card says about itself and from how far the game is.
No card is known here by name, and nothing is looked at that the player may not see. Words for people are elsewhere.
"""

from dataclasses import dataclass
from typing import Final

from platin.bots.lore import Lore
from platin.bots.race import lead
from platin.bots.sense_values import EARLY, Values
from platin.engine.card import CardDef
from platin.engine.const import ACTION, CURSE, OPT_LANDSCAPE, OPT_MODE, OPT_PILE, TREASURE, VICTORY
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import (
    INTENTS,
    TO_BUY,
    TO_DISCARD,
    TO_EXILE,
    TO_GAIN,
    TO_GIVE,
    TO_PLAY,
    TO_RETURN,
    TO_TRASH,
)
from platin.engine.offers import ALL_TREASURES, PAY_DEBT, SPEND_COFFERS, SPEND_VILLAGER

_OFFERS: Final = {
    ALL_TREASURES: "treasures",
    PAY_DEBT: "debt",
    SPEND_COFFERS: "coffers",
    SPEND_VILLAGER: "villager",
}
# What is done with cards that one is better off without.
_AWAY: Final = (TO_TRASH, TO_EXILE, TO_RETURN, TO_GIVE)
# Reasons about a card that does several things, the most telling first.
_MANY_CARDS: Final = 2


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason by its code, with a number where it has one, and the card that it speaks of ("" for none)."""

    code: str
    count: int = 0
    card: str = ""


def reason_for(game: Game, decision: Decision, picked: list[int], values: Values) -> Reason:
    """Say why this answer is a good one."""
    intent = decision.intent
    if picked and picked[0] in _OFFERS:
        return Reason(_OFFERS[picked[0]])
    if intent in (TO_BUY, TO_GAIN):
        return _for_gain(game, decision, picked, values)
    cards = [game.state.rules.cards[code].defn for code in picked if code < OPT_PILE]
    if intent == TO_PLAY:
        return _for_play(game, decision, cards, values)
    if intent in _AWAY:
        return _for_riddance(cards, values) if picked else Reason("away.none")
    if intent == TO_DISCARD:
        return _for_discard(cards) if picked else Reason("discard.none")
    if not picked:
        return Reason("rather_not")
    return Reason(f"do.{INTENTS[intent]}", 0, cards[0].key if len(cards) == 1 else "")


def _for_gain(game: Game, decision: Decision, picked: list[int], values: Values) -> Reason:
    st = game.state
    bought = decision.intent == TO_BUY
    if not picked:
        return Reason("buy.nothing" if bought else "rather_not")
    code = picked[0]
    if OPT_LANDSCAPE <= code < OPT_MODE:
        return Reason("buy.event")
    if code < OPT_PILE:
        # In the Buy phase a card of the hand is played; elsewhere it is one that is gained from some place.
        defn = st.rules.cards[code].defn
        return (
            Reason("play.treasure", values.lore(defn).coins, defn.key) if bought else _for_deck(values.lore(defn), defn)
        )
    pile = code - OPT_PILE
    top = game.top_of(pile)
    if top is None:
        return Reason("buy.best")
    if top.types & (VICTORY | CURSE):
        return _for_points(game, decision.by, pile, top, values)
    return _for_deck(values.lore(top), top)


def _for_points(game: Game, me: int, pile: int, top: CardDef, values: Values) -> Reason:
    """Say why points are bought: to win at once, because the end is near, or because they are what counts."""
    points = values.victory_points(game, me, top)
    if values.would_end(game, pile) and lead(game, me) + points > 0:
        return Reason("buy.wins", points, top.key)
    if values.stage(game) != EARLY:
        ends = game.state.rules.end_piles
        left = min([len(game.state.piles[end]) for end in ends], default=0)
        return Reason("buy.near_end", left, game.state.rules.piles[ends[0]].name if len(ends) else top.key)
    return Reason("buy.points", points, top.key)


def _for_deck(known: Lore, defn: CardDef) -> Reason:
    """Say what a card does for the deck."""
    key = defn.key
    if known.curses:
        return Reason("buy.curses", 0, key)
    if known.actions >= _MANY_CARDS:
        return Reason("buy.village", known.actions, key)
    if known.trashes and defn.types & ACTION and known.cards < _MANY_CARDS:
        return Reason("buy.trasher", 0, key)
    if known.cards >= _MANY_CARDS:
        return Reason("buy.draw", known.cards, key)
    if defn.types & TREASURE:
        return Reason("buy.money", known.coins, key)
    if known.attacks:
        return Reason("buy.attack", 0, key)
    if known.actions and known.cards:
        return Reason("buy.free", 0, key)
    if known.coins:
        return Reason("buy.coins", known.coins, key)
    return Reason("buy.gainer" if known.gains else "buy.best", 0, key)


def _for_play(game: Game, decision: Decision, cards: list[CardDef], values: Values) -> Reason:
    if not cards:
        return Reason("play.none")
    defn = cards[0]
    key = defn.key
    known = values.lore(defn)
    others = len([code for code in decision.options() if code < OPT_PILE]) - 1
    if known.actions >= _MANY_CARDS and others:
        return Reason("play.village", known.actions, key)
    if known.actions:
        return Reason("play.free_draw" if known.cards else "play.free", known.cards, key)
    if known.curses or known.attacks:
        return Reason("play.attack", 0, key)
    if known.cards >= _MANY_CARDS:
        return Reason("play.draw", known.cards, key)
    if known.coins:
        return Reason("play.coins", known.coins, key)
    if known.trashes:
        return Reason("play.trasher", 0, key)
    return Reason("play.best" if others else "play.only", 0, key)


def _for_riddance(cards: list[CardDef], values: Values) -> Reason:
    if not cards:
        return Reason("away.card")
    first = cards[0]
    if first.types & CURSE or values.lore(first).junk:
        return Reason("away.junk", 0, first.key)
    if first.types & VICTORY and not first.types & (ACTION | TREASURE):
        return Reason("away.points", 0, first.key)
    return Reason("away.weak", 0, first.key)


def _for_discard(cards: list[CardDef]) -> Reason:
    if cards and all([card.types & (VICTORY | CURSE) and not card.types & (ACTION | TREASURE) for card in cards]):
        return Reason("discard.useless")
    return Reason("discard.least")
