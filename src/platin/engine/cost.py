"""What a card costs: coins, Potion and Debt, with the partial order of the rules."""

from platin.engine.compiler import i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Cost:
    """A cost. Two costs are comparable only if no part of one is lower while another part is higher."""

    __slots__ = ("coins", "debt", "potion")

    def __init__(self, coins: int, potion: int = 0, debt: int = 0) -> None:
        self.coins: i64 = coins
        self.potion: i64 = potion
        self.debt: i64 = debt

    def at_most(self, limit: "Cost") -> bool:
        """Tell whether this is "up to" the limit: no part exceeds it."""
        return self.coins <= limit.coins and self.potion <= limit.potion and self.debt <= limit.debt

    def same(self, other: "Cost") -> bool:
        """Tell whether all parts are equal ("exactly")."""
        return self.coins == other.coins and self.potion == other.potion and self.debt == other.debt

    def less_than(self, other: "Cost") -> bool:
        """Tell whether this "costs less": no part is higher and one is lower."""
        return self.at_most(other) and not self.same(other)

    def plus(self, coins: int) -> "Cost":
        """Give the cost with so many coins more ("up to 2 more than it", "exactly 1 more")."""
        return Cost(self.coins + coins, self.potion, self.debt)

    def __repr__(self) -> str:
        return f"Cost({self.coins}, {self.potion}, {self.debt})"
