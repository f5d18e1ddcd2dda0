"""Printed options without knowing the card: what their names say, weighed in tenths of a coin.

An option is called by what it does: a bonus ("cards", "actions", "coins", "buys"), the word of an intent ("trash",
"gain", "topdeck"), or a card that is gained ("silver"). How much of a bonus it is says the card's `may_bring`. While
cards are looked at or revealed the intents are about these. Of options called otherwise the earlier ones are preferred.
"""

from typing import TYPE_CHECKING, Final

from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, CURSE, TREASURE
from platin.engine.decision import Decision
from platin.engine.game import Game

if TYPE_CHECKING:
    from platin.bots.sense_answers import Answers

YES_NO: Final = ["yes", "no"]

# What things are worth if nothing is known of them.
OTHER: Final = 6
GAIN: Final = 16
PLAY: Final = 15
TAKE: Final = 12
BUY: Final = 2
ANOTHER_BUY: Final = 8
POINT: Final = 8
# What a Curse costs.
CURSED: Final = 35
# With so much money a second card can be bought; from so much on a coin may be a Province.
TWO_CARDS: Final = 11
A_PROVINCE: Final = 8
REACHED: Final = 15

# What options say that is not for anything.
NOTHING: Final = ("no", "none", "nothing")
BACK: Final = ("topdeck", "keep", "back", "deck", "top")


def choose_modes(answers: "Answers", game: Game, decision: Decision) -> list[int]:
    """Choose printed options: the best ones, and more than must be only if they are good."""
    ranked: list[tuple[int, int]] = []
    for i in range(len(decision.labels)):
        ranked.append((-weigh(answers, game, decision, decision.labels[i]), i))
    ranked.sort()
    wanted: list[str] = []
    for score, i in ranked:
        if len(wanted) < decision.low or score < 0:
            wanted.append(decision.labels[i])
    return answers.modes(decision, wanted)


def weigh(answers: "Answers", game: Game, decision: Decision, label: str) -> int:
    """Give what an option is worth."""
    me = decision.seat
    bonus = weigh_bonus(answers, game, decision, label)
    if bonus >= 0:
        return bonus
    if label in NOTHING:
        return 0
    p = game.player(me)
    shown = p.looked if p.looked else p.revealed
    score = weigh_shown(answers, game, me, shown, label) if shown else weigh_hand(answers, game, me, label)
    if score > -1000:
        return score
    if label == "gain":
        return GAIN
    if label == "play":
        return PLAY
    if label == "take":
        return TAKE
    defn = gained(game, label)
    return OTHER if defn is None else weigh_gain(answers, game, me, defn)


def weigh_bonus(answers: "Answers", game: Game, decision: Decision, label: str) -> int:
    """Give what a bonus is worth; -1 if the option is none."""
    me = decision.seat
    values = answers.values
    may = values.lore_named(decision.source).may
    usual = 2 if label.endswith("s") else 1
    if label in ("card", "cards"):
        return (may.cards or usual) * answers.plays.a_card(game, me)
    if label in ("coin", "coins"):
        n = may.coins or usual
        money = values.money_in_hand(game, me)
        now = values.step(money)
        then = values.step(money + n)
        if then == now:
            return 4 * n
        return 10 * n + (REACHED if now < A_PROVINCE <= then else 0)
    if label in ("action", "actions"):
        return weigh_actions(answers, game, me, may.actions or usual)
    if label in ("buy", "buys"):
        return ANOTHER_BUY if values.money_in_hand(game, me) >= TWO_CARDS else BUY
    if label in ("vp", "point", "points"):
        return (may.vp or usual) * POINT
    return -1


def weigh_actions(answers: "Answers", game: Game, me: int, n: int) -> int:
    """Give what more Actions are worth: what can be played with them that could not be otherwise."""
    hand = game.hand(me)
    found: list[int] = []
    for card in hand:
        if card.types & ACTION:
            found.append(-answers.plays.value(game, me, card, [other for other in hand if other is not card]))
    found.sort()
    spare = game.state.turn.actions
    total = 0
    for score in found[spare : spare + n]:
        total += max(-score, 0)
    return total


def weigh_shown(answers: "Answers", game: Game, me: int, shown: list[Card], label: str) -> int:
    """Give what it is worth to do something with cards that are looked at or revealed; -1000: that is not said."""
    total = 0
    values = answers.values
    if label in ("trash", "exile", "return"):
        for card in shown:
            glad = values.trash(game, me, card)
            total += glad if glad > 0 else glad // 3
        return total
    if label in BACK or label == "discard":
        for card in shown:
            total += answers.on_top(game, me, card)
        return total if label in BACK else -total
    if label == "take":
        return sum(values.uses(game, me, shown))
    if label == "play":
        for card in shown:
            if card.types & TREASURE:
                total += values.use(card) if answers.plays.is_good_treasure(game, me, card) else -1
            elif card.types & ACTION:
                total += answers.plays.value(game, me, card, game.hand(me))
        return total
    return -1000


def weigh_hand(answers: "Answers", game: Game, me: int, label: str) -> int:
    """Give what it is worth to do something with two cards of the hand; -1000: that is not said."""
    values = answers.values
    hand = game.hand(me)
    if label in ("trash", "exile", "return"):
        found: list[int] = []
        for card in hand:
            glad = values.trash(game, me, card)
            # What is money now is not given up gladly.
            found.append(-glad // 3 + values.use(card) if glad > 0 else 3 - glad // 3)
        found.sort()
        return -sum(found[:2])
    if label == "discard":
        uses = values.uses(game, me, hand)
        uses.sort()
        return -sum([max(use, 0) for use in uses[:2]])
    return -1000


def gained(game: Game, label: str) -> CardDef | None:
    """Give the card that an option is called after, in the singular or plural."""
    for defn in game.state.rules.defs:
        if label == defn.name or label == defn.name + "s":
            return defn
    return None


def weigh_gain(answers: "Answers", game: Game, me: int, defn: CardDef) -> int:
    """Give what it is worth to gain a card; a Curse that is not there any more is the best thing to take."""
    pile = game.pile_of(defn.name)
    if pile < 0 or not game.state.piles[pile]:
        return 1
    if defn.types & CURSE:
        return -CURSED
    return answers.values.worth(game, me, defn) // 2 if answers.values.is_safe(game, me, pile) else -CURSED
