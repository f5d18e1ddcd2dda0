"""What a finished game is worth to each player."""

from collections.abc import Callable, Sequence
from typing import Final

# Gives a reward to each seat, from the points and the seats that have won.
Reward = Callable[[Sequence[int], Sequence[int]], list[float]]


def win(points: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Share 1 among the winners and -1 among the others: 1 and -1 for two, and 0 each if they share."""
    n = len(points)
    share = [1 / len(winners) if seat in winners else 0.0 for seat in range(n)]
    return [(n * one - 1) / (n - 1) for one in share]


def share(points: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Share 1 among the winners: what the simulator calls the share of wins."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]


def margin(points: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Give the lead in points over the best of the others."""
    return [float(own - max([*points[:seat], *points[seat + 1 :]])) for seat, own in enumerate(points)]


REWARDS: Final[dict[str, Reward]] = {"win": win, "share": share, "margin": margin}


def reward_of(which: "str | Reward") -> Reward:
    """Give a reward by its name, or as it is."""
    if callable(which):
        return which
    if which not in REWARDS:
        raise ValueError(f"reward {which!r}: expected one of {', '.join(REWARDS)}, or a function")
    return REWARDS[which]
