"""What a report is about: an outcome, worked out once, with the words of a language."""

from functools import cached_property

from platin.sim.outcome import Outcome, Standing
from platin.sim.report import data
from platin.sim.report.words import Words, player_names
from platin.sim.statistics import BlockCounts, Estimate, block_interval, difference_values
from platin.sim.tally import mean


class Subject:
    """An outcome with everything that follows from it, in a language, with intervals at a level."""

    def __init__(self, outcome: Outcome, lang: str, level: float) -> None:
        self.outcome = outcome
        self.config = outcome.config
        self.tally = outcome.tally
        self.seen = outcome.seen
        self.level = level
        self.words = Words(lang)
        self.names = player_names(outcome.config, lang)
        self.players = outcome.config.players
        self.games = outcome.games

    @cached_property
    def standings(self) -> list[Standing]:
        """How the contestants did."""
        return self.outcome.standings(self.level)

    @cached_property
    def seats(self) -> list[Estimate]:
        """How often each seat won."""
        return self.outcome.seats(self.level)

    @cached_property
    def ties(self) -> int:
        """How many games were won by more than one."""
        return BlockCounts(self.tally).ties

    @cached_property
    def ranking(self) -> list[int]:
        """The contestants, the best first; equals in the order they were named."""
        return sorted(range(self.players), key=lambda c: -self.standings[c].share.share)

    @cached_property
    def mirror(self) -> bool:
        """Whether all are the same, so that the question is about the seats."""
        return self.config.mirror

    @cached_property
    def turns(self) -> int:
        """How many turns are worth showing."""
        return data.turns_shown(self.seen, self.games) if self.seen is not None else 0

    @cached_property
    def median_length(self) -> int:
        """How many rounds half of the games did not exceed."""
        return data.at_quantile(self.tally.length, 0.5)

    @cached_property
    def mean_length(self) -> float:
        """How many rounds a game had on average."""
        return mean(self.tally.length)

    def difference(self, a: int, b: int, level: float) -> Estimate:
        """Give by how much the share of one contestant exceeds that of another, with an interval."""
        found = block_interval(difference_values(self.tally, a, b).items(), level)
        return Estimate(2 * found.share - 1, 2 * found.low - 1, 2 * found.high - 1)
