"""Which rulings and worked examples of the rulebooks have scenarios."""

from dataclasses import dataclass, field
from typing import Final

from platin.scenario.loader import Scenario
from platin.text import rulings

# The worked examples of the rulebooks: a letter or two for the book, numbered in its order.
EXAMPLES: Final[dict[str, int]] = {
    "A": 21,
    "B": 20,
    "C": 17,
    "D": 5,
    "E": 51,
    "DA": 13,
    "SE": 15,
    "HI": 15,
    "PR": 15,
    "GU": 10,
    "CG": 15,
    "EM": 15,
    "PX": 8,
    "AD": 15,
    "NO": 16,
    "RE": 16,
    "ME": 19,
    "RS": 20,
    "AL": 17,
}


@dataclass
class Coverage:
    """The scenarios of each ruling and each example, and what scenarios name that does not exist."""

    scenarios: int = 0
    rulings: dict[str, list[Scenario]] = field(default_factory=dict)
    examples: dict[str, list[Scenario]] = field(default_factory=dict)
    unknown: list[tuple[Scenario, str]] = field(default_factory=list)

    def missing_rulings(self) -> list[str]:
        """Give the rulings without a scenario."""
        return [name for name, found in self.rulings.items() if not found]

    def missing_examples(self) -> list[str]:
        """Give the examples without a scenario."""
        return [name for name, found in self.examples.items() if not found]

    def by_card(self) -> dict[str, list[str]]:
        """Give the rulings of each card, those of either print together; the general rules under ""."""
        found: dict[str, list[str]] = {}
        for ruling in rulings.ALL:
            found.setdefault(ruling.card.partition("@")[0], []).append(ruling.id)
        return found


def example_names() -> list[str]:
    """Give the names of all examples: A1 to E51."""
    return [f"{letter}{number}" for letter, last in EXAMPLES.items() for number in range(1, last + 1)]


def cover(scenarios: list[Scenario]) -> Coverage:
    """Find out what scenarios cover."""
    coverage = Coverage(len(scenarios))
    coverage.rulings = {ruling.id: [] for ruling in rulings.ALL}
    coverage.examples = {name: [] for name in example_names()}
    for scenario in scenarios:
        for names, known in ((scenario.rulings, coverage.rulings), (scenario.examples, coverage.examples)):
            for name in names:
                if name in known:
                    known[name].append(scenario)
                else:
                    coverage.unknown.append((scenario, name))
    return coverage
