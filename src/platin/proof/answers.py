"""Answers: all that differ, random ones, illegal ones, and their names that outlive a change of the kingdom."""

from collections.abc import Iterator
from random import Random

from platin.engine.const import OPT_LANDSCAPE, OPT_MODE, OPT_PILE, OPT_VALUE
from platin.engine.decision import Decision
from platin.engine.offers import ALL_TREASURES, PAY_DEBT, SPEND_COFFERS
from platin.engine.state import GameState
from platin.session.question import options_of


def alike(state: GameState, decision: Decision) -> list[list[int]]:
    """Group the options of a decision: what looks the same from outside is the same."""
    groups: dict[tuple[str, str], list[int]] = {}
    for option in options_of(state, decision):
        groups.setdefault((option.kind, option.name), []).append(option.code)
    return list(groups.values())


def distinct_answers(state: GameState, decision: Decision) -> Iterator[list[int]]:
    """Give every answer that differs from the others: multisets of options, or arrangements where order counts."""
    groups = alike(state, decision)
    for size in range(decision.low, min(decision.high, sum(map(len, groups))) + 1):
        yield from _arrangements(groups, size) if decision.ordered else _multisets(groups, size)


def _multisets(groups: list[list[int]], size: int) -> Iterator[list[int]]:
    if not groups:
        if size == 0:
            yield []
        return
    for taken in range(min(size, len(groups[0])), -1, -1):
        for rest in _multisets(groups[1:], size - taken):
            yield groups[0][:taken] + rest


def _arrangements(groups: list[list[int]], size: int) -> Iterator[list[int]]:
    if size == 0:
        yield []
        return
    for i, group in enumerate(groups):
        if group:
            left = [*groups[:i], group[1:], *groups[i + 1 :]]
            for rest in _arrangements(left, size - 1):
                yield [group[0], *rest]


def nothing(decision: Decision) -> list[int]:
    """Give the answer of a player who wants nothing: as little as possible, the first that comes."""
    return decision.options()[: decision.low]


# Names


def option_names(state: GameState, decision: Decision) -> dict[int, str]:
    """Name each option "kind:name"; further ones of the same name get a number."""
    names: dict[int, str] = {}
    for group in alike(state, decision):
        for number, code in enumerate(group):
            names[code] = ""
            if number:
                names[code] = f"#{number + 1}"
    for option in options_of(state, decision):
        names[option.code] = f"{option.kind}:{option.name}{names[option.code]}"
    return names


def write_answer(state: GameState, decision: Decision, answer: list[int]) -> str:
    """Write an answer for a person: who, to what question, what was picked."""
    names = option_names(state, decision)
    return " ".join([str(decision.by), decision.key, *[names[code] for code in answer]])


class WrittenAnswers:
    """Gives written answers to the questions that they fit, also when some of those are no longer asked."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = [line.split(" ") for line in lines]
        self.at = 0

    def answer(self, state: GameState, decision: Decision) -> list[int]:
        """Find the next answer of the same player to the same question; if there is none, want nothing."""
        for at in range(self.at, len(self.lines)):
            by, key, *picked = self.lines[at]
            if by == str(decision.by) and key == decision.key:
                self.at = at + 1
                codes = {name: code for code, name in option_names(state, decision).items()}
                answer = [codes[name] for name in picked if name in codes]
                return answer if decision.low <= len(answer) <= decision.high else nothing(decision)
        return nothing(decision)


# Random players


class RandomPlayer:
    """Answers at random, more or less eager to play and to buy. The same decisions get the same answers."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        # One of four takes any option with the same chance; the others play, buy and pick more than they pass.
        self.eager = self.rng.random() < 0.75

    def answer(self, state: GameState, decision: Decision) -> list[int]:
        """Pick a legal answer."""
        options = decision.options()
        rng = self.rng
        high = min(decision.high, len(options))
        if not self.eager:
            return rng.sample(options, rng.randint(decision.low, high))
        if decision.key == "turn.buy":
            return self.buy(state, options)
        if decision.key.startswith("turn.") or decision.key == "ability.may":
            return [rng.choice(options)] if options and (decision.low or rng.random() < 0.92) else []
        most = high if rng.random() < 0.35 else rng.randint(decision.low, high)
        return rng.sample(options, most)

    def buy(self, state: GameState, options: list[int]) -> list[int]:
        """Play Treasures first, then buy, the dearer the likelier."""
        rng = self.rng
        if not options or rng.random() < 0.04:
            return []
        if ALL_TREASURES in options and rng.random() < 0.7:
            return [ALL_TREASURES]
        treasures = [code for code in options if code < OPT_PILE]
        if treasures and rng.random() < 0.85:
            return [rng.choice(treasures)]
        for code in (SPEND_COFFERS, PAY_DEBT):
            if code in options and rng.random() < 0.6:
                return [code]
        weights = []
        for code in options:
            value = code & OPT_VALUE
            weight = 1
            if code - value == OPT_PILE and state.piles[value]:
                defn = state.piles[value][-1].defn
                weight = 1 + (defn.cost + 2 * defn.potion + defn.debt) ** 2
            elif code - value == OPT_LANDSCAPE:
                weight = 12
            weights.append(weight)
        return rng.choices(options, weights)


# Illegal answers


def illegal_answers(state: GameState, decision: Decision, rng: Random) -> list[list[int]]:
    """Give answers that the decision must refuse: too many, too few, not offered, one option twice."""
    options = decision.options()
    wrong: list[list[int]] = []
    if decision.low > 0:
        wrong.append(options[: decision.low - 1])
    if len(options) > decision.high:
        wrong.append(options[: decision.high + 1])
    fill = options[: max(decision.low, 1) - 1]
    cards = [card.uid for card in state.rules.cards if card.uid not in options]
    piles = [OPT_PILE + i for i in range(len(state.piles) + 2) if OPT_PILE + i not in options]
    foreign = [-1, -OPT_PILE, 1 << 40, len(state.rules.cards), OPT_LANDSCAPE + 77, OPT_MODE + 77]
    foreign.extend(rng.sample(cards, min(2, len(cards))))
    foreign.extend(rng.sample(piles, min(2, len(piles))))
    if decision.high > 0:
        wrong.extend([[*fill, code] for code in foreign if code not in options])
    if options and decision.high >= 2:
        wrong.append([options[0]] * max(2, decision.low))
    elif options:
        wrong.append([options[0]] * 2)
    return wrong
