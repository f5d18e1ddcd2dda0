"""How good is a player? Against each of our bots in turn, with intervals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from platin.bots.roster import find
from platin.kingdom import Plan, prepare
from platin.sim import Config, simulate
from platin.sim.kingdoms import choose, lacking
from platin.sim.statistics import Estimate
from platin.strategy import built_in
from platin.strategy.contestants import GENERAL, RANDOM, class_of

# Who is always among the opponents.
ALWAYS: Final = (RANDOM, built_in.BIG_MONEY, GENERAL)


@dataclass(frozen=True)
class Row:
    """How a player did against one opponent."""

    opponent: str
    games: int
    # The share of the games won, a tie counting as a half.
    share: Estimate
    points: float
    against: float

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "opponent": self.opponent,
            "games": self.games,
            "share": self.share.share,
            "low": self.share.low,
            "high": self.share.high,
            "mean_points": self.points,
            "mean_points_against": self.against,
        }


def kingdom_for(player: str, kingdom: str = "", seed: int = 0) -> Plan:
    """Give the kingdom to rate a player in: the one that is named, that the player is about, or one of plain cards."""
    own = getattr(class_of(player), "kingdom", "")
    if own and not kingdom:
        return prepare(own, 2, fill=False)
    return choose(kingdom, [player, ALWAYS[1]], seed)


def opponents_in(plan: Plan) -> list[str]:
    """Give the bots that make sense in a kingdom: those for any, and the decks that find all their cards in it."""
    decks = [name for name in built_in.names() if name not in ALWAYS and find(name).needs]
    return [*ALWAYS, *[name for name in decks if not lacking([name], plan)]]


def rate(
    player: str,
    against: Sequence[str],
    plan: Plan,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 0,
    level: float = 0.95,
    progress: Callable[[str, int, int], None] | None = None,
) -> list[Row]:
    """Let a player meet opponents one after the other: seats exchanged, the same shuffles for both games of a pair."""
    rows = []
    for opponent in against:
        config = Config((player, opponent), plan.spec.for_players(2), games, seed)

        def told(now: Any, opponent: str = opponent) -> None:
            if progress is not None:
                progress(opponent, now.games, now.total)

        outcome = simulate(config, jobs, progress=told)
        if outcome.interrupted:
            raise KeyboardInterrupt
        own, other = outcome.standings(level)
        rows.append(Row(opponent, outcome.games, own.share, own.points, other.points))
    return rows
