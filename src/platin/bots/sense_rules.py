"""What the rules themselves ask: which abilities to use and in which order, what Clean-up discards first, whether to
follow a Way, what to spend.
"""

from collections.abc import Callable
from typing import Final

from platin.bots.sense_answers import Answers
from platin.engine.card import CardDef
from platin.engine.const import OPT_VALUE
from platin.engine.decision import Decision
from platin.engine.game import Game

Choice = Callable[[Answers, Game, Decision], list[int]]

# An ability that can be used again and again is used so often at one moment.
OFTEN: Final = 12
# One that does not help comes after all others.
LAST: Final = 100


def _ability_may(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Use abilities that help; the strategy can forbid them or ask for them."""
    answers.about = decision.about.split("@")[0]
    for i in range(len(decision.labels)):
        name = decision.labels[i].split("#")[0]
        use = answers.values.strategy.uses.get(name)
        if use is not None:
            if use.value(answers.values.at):
                return answers.ability(decision, i)
            continue
        if helps(answers, game, decision.seat, name) and answers.uses_of(game, decision.seat, name) < OFTEN:
            answers.note_use(game, decision.seat, name)
            return answers.ability(decision, i)
    return answers.ability(decision, -1)


def helps(answers: Answers, game: Game, me: int, name: str) -> bool:
    """Tell whether using an ability is good."""
    return answers.values.lore_named(name).helps(answers, game, me, find(game, answers.about))


def find(game: Game, name: str) -> CardDef | None:
    """Give the card of a name."""
    for defn in game.state.rules.defs:
        if defn.name == name:
            return defn
    return None


def _ability_next(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Order abilities; one that does not help comes last."""
    answers.about = decision.about.split("@")[0]
    best = 0
    least = 1000
    for i in range(len(decision.labels)):
        name = decision.labels[i].split("#")[0]
        place = answers.values.lore_named(name).place
        if not helps(answers, game, decision.seat, name):
            place = LAST
        if place < least:
            least = place
            best = i
    return answers.ability(decision, best)


def _cleanup(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Discard the cards first whose abilities are wanted, then the best Treasures."""
    scores: list[int] = []
    for card in answers.cards(game, decision):
        use = answers.values.use(card)
        scores.append(answers.values.lore(card.defn).leaves_first + (use if use >= 20 else 1))
    return answers.pick(decision, scores)


def _way(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Follow a Way if that is better than the card; the strategy can forbid one or ask for it."""
    rules = game.state.rules
    allowed: list[int] = []
    for code in decision.options():
        index = code & OPT_VALUE
        use = answers.values.strategy.uses.get(rules.landscapes[index].name)
        if use is None:
            allowed.append(index)
        elif use.value(answers.values.at):
            return [code]
    about = decision.about.split("@")[0]
    for card in game.in_play(decision.seat) + game.state.trash:
        if card.defn.name == about:
            index = answers.plays.best_way(game, decision.seat, card, allowed)
            for code in decision.options():
                if index >= 0 and code & OPT_VALUE == index:
                    return [code]
            break
    return []


def _coffers(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Spend what the best purchase in reach needs."""
    return answers.number(decision, max(coffers_needed(answers, game, decision.seat), 1))


def coffers_needed(answers: Answers, game: Game, me: int) -> int:
    """Give how many Coffers the best purchase in reach needs; 0 if none is worth it."""
    st = game.state
    coins = st.turn.coins
    for wish in answers.values.strategy.gain:
        if wish.pile < 0 or not wish.holds(answers.values.at):
            continue
        top = game.top_of(wish.pile)
        if top is None or top.name != wish.name or top.potion > st.turn.potions or game.is_forbidden(me, top):
            continue
        price = game.coins_of(top)
        if price <= coins:
            return 0
        if price <= coins + st.players[me].coffers and answers.values.is_safe(game, me, wish.pile):
            return price - coins
    return 0


def _overpay(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Pay more for a card as that card advises; what buys something else is kept."""
    bought = find(game, decision.about.split("@")[0])
    most = decision.options()[-1] & OPT_VALUE
    if bought is None or game.purchases_left() > 0:
        most = 0
    else:
        most = answers.values.lore(bought).extra(answers, game, decision.seat, most)
    return answers.number(decision, most)


def _place(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Put on top what is of use, to the bottom what is not."""
    placed = find(game, decision.about.split("@")[0])
    good = placed is not None and answers.good_on_top(placed)
    return answers.number(decision, 0 if good else OPT_VALUE)


def _all(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.number(decision, OPT_VALUE)


def _first(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return decision.options()[: max(1, decision.low)]


def _night(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Play the Night card that is due next."""
    return answers.one(decision, answers.plays.next_night(game, decision.seat, answers.cards(game, decision)))


def _none(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return decision.options()[: decision.low]


ASKED: Final[dict[str, Choice]] = {
    "ability.may": _ability_may,
    "ability.next": _ability_next,
    "cleanup.may": _cleanup,
    "cleanup.next": _cleanup,
    "shuffle.place": _place,
    "shuffle.under": _none,
    "turn.buy": _none,
    "turn.buy_only": _none,
    "turn.coffers": _coffers,
    "turn.debt": _all,
    "turn.end": _none,
    "turn.extra": _first,
    "turn.night": _night,
    "turn.overpay": _overpay,
    "turn.play_only": _none,
    "way.choose": _way,
}
"""The questions of the rules, by their keys. Actions are chosen in `sense`, purchases by each bot."""
