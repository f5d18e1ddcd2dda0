"""A strategy as the search varies it: wishes with few kinds of conditions, a play order, what to trash.

All of it is plain data that can be compared, hashed and sent to another process. `strategy_of` makes the strategy of it
that a bot plays and a file says.
"""

from collections.abc import Iterable
from typing import NamedTuple

from platin.bots.conditions import Expr, InPlay, Left, Measure, Number, Owned, Pair
from platin.bots.plan import Strategy, Wish
from platin.mind.roles import Roles


class Check(NamedTuple):
    """A condition: a measure, a count of a card, or how many terminals there may be, compared with a number.

    `what` is one of the keys of `COMPARED`, of `COUNTED`, or of `CROWDED`.
    """

    what: str
    n: int
    card: str = ""


class Either(NamedTuple):
    """One condition or the other."""

    one: Check
    two: Check


Condition = Check | Either

COMPARED: dict[str, tuple[str, str]] = {
    "turn<=": ("turn", "<="),
    "turn>=": ("turn", ">="),
    "coins>=": ("coins", ">="),
    "money>=": ("money", ">="),
    "money<": ("money", "<"),
    "cards>=": ("cards", ">="),
    "empty>=": ("empty", ">="),
    "lead<": ("lead", "<"),
}
"""Measures of the turn or the table, and how they are compared."""

COUNTED: dict[str, tuple[type[Left | Owned | InPlay], str]] = {
    "left<=": (Left, "<="),
    "own>=": (Owned, ">="),
    "own<": (Owned, "<"),
    "play>=": (InPlay, ">="),
}
"""Counts of a card: left on its pile, in the own deck, in play."""

CROWDED = ("spare", "density")
"""That there is room for another terminal: terminals less villages, or n cards for each of them."""


class Gene(NamedTuple):
    """A wish: what, how many at most (0: any number), and the conditions that must all hold."""

    name: str
    most: int = 0
    when: tuple[Condition, ...] = ()


class Trash(NamedTuple):
    """What to trash: Curses, Estates while more than so many Provinces are left, Coppers above so much money."""

    money: int
    greens: int


class Genome(NamedTuple):
    """A strategy that can be varied. `origin` tells where it came from; it does not count."""

    genes: tuple[Gene, ...]
    play: tuple[str, ...] = ()
    trash: Trash | None = None
    improvises: bool = True
    origin: str = ""

    @property
    def deed(self) -> tuple[object, ...]:
        """All that makes a difference at the table."""
        return (self.genes, self.play, self.trash, self.improvises)

    def names(self) -> list[str]:
        """Give what is wished for, each once."""
        return list(dict.fromkeys([gene.name for gene in self.genes]))


def strategy_of(genome: Genome, roles: Roles) -> Strategy:
    """Make the strategy that a bot plays."""
    names = genome.names()
    strategy = Strategy(genome.origin or "plan", [Wish(gene.name, _when(gene, names, roles)) for gene in genome.genes])
    strategy.play = [Wish(name) for name in genome.play]
    strategy.improvises = genome.improvises
    if genome.trash is not None:
        money, greens = genome.trash
        strategy.orders["trash"] = [
            Wish("curse"),
            Wish("estate", Pair(">", Left(roles.green), Number(greens))),
            Wish("copper", Pair(">", Measure("money"), Number(money))),
        ]
    return strategy


def _when(gene: Gene, names: list[str], roles: Roles) -> Expr | None:
    """Say when something is wished for; None for always."""
    found: list[Expr] = [Pair("<", Owned(gene.name), Number(gene.most))] if gene.most else []
    found += [_expression(condition, names, roles) for condition in gene.when]
    whole: Expr | None = None
    for one in found:
        whole = one if whole is None else Pair("and", whole, one)
    return whole


def _expression(condition: Condition, names: list[str], roles: Roles) -> Expr:
    if isinstance(condition, Either):
        return Pair("or", _expression(condition.one, names, roles), _expression(condition.two, names, roles))
    what, n, card = condition
    if what in COMPARED:
        measure, sign = COMPARED[what]
        return Pair(sign, Measure(measure), Number(n))
    if what in COUNTED:
        count, sign = COUNTED[what]
        return Pair(sign, count(card), Number(n))
    # Of all terminals only those count that are wished for: nobody has others.
    terminals = _total([name for name in names if name in roles.terminals])
    if what == "spare":
        villages = [name for name in names if name in roles.villages or name in roles.repeaters]
        room = Pair("-", terminals, _total(villages)) if villages else terminals
        return Pair("<", room, Number(n))
    assert what == "density", what
    return Pair("<", Pair("*", terminals, Number(n)), Measure("cards"))


def _total(names: Iterable[str]) -> Expr:
    whole: Expr | None = None
    for name in names:
        whole = Owned(name) if whole is None else Pair("+", whole, Owned(name))
    return Number(0) if whole is None else whole
