"""The best deck of a table as far as it is known: kept, learnt now, or the all-rounder's own; and how good it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from platin.bots.general import choose_plan
from platin.bots.plan import Strategy
from platin.bots.roster import find
from platin.engine.spec import Spec
from platin.kingdom import prepare
from platin.mind.crew import Crew
from platin.mind.ground import Ground
from platin.mind.search import ANCHORS, Progress, Search
from platin.mind.shelf import SHELF, Kept, key_of
from platin.sim.games import mix
from platin.sim.statistics import Estimate, block_interval
from platin.strategy import built_in
from platin.strategy.contestants import player_of

LEVEL: Final = 0.95
GAMES: Final = 100
SEED: Final = 1
# Where the seeds of a search do not come, nor those that chose among its finalists.
_FRESH: Final = 1 << 42

Source = Literal["kept", "learnt", "general"]
"""Whether a plan was there, was learnt now, or does worse than the all-rounder, whose own one is told then."""


@dataclass(frozen=True)
class Best:
    """A deck, where it comes from, and how much it wins against whom."""

    source: Source
    strategy: Strategy
    # How it was found; of the all-rounder's own deck what it does better than.
    kept: Kept
    against: tuple[tuple[str, Estimate], ...]
    games: int


def learn_plan(spec: Spec, seconds: float, crew: Crew, progress: Callable[[Progress], None] | None = None) -> Kept:
    """Search for the best plan of a table for so many seconds, and keep it."""
    kept = Kept.of(Search(spec, SEED, crew, progress=progress).run(seconds))
    SHELF.put(kept)
    return kept


def best_deck(ground: Ground, kept: Kept, learnt: bool = False, games: int = GAMES) -> Best:
    """Give the best deck of a table with the plan that is kept for it: this one, unless the all-rounder does better."""
    deck = deck_for(ground.spec)
    rivals = [*ANCHORS, *([deck] if deck else [])]
    blocks = max(games // ground.players, 2)
    plan = kept.plan()
    if plan is not None:
        against = shares_of(ground, plan, rivals, blocks)
        if against[0][1].share >= 1 / ground.players:
            return Best("learnt" if learnt else "kept", plan, kept, against, blocks * ground.players)
    own = choose_plan(ground.rules)
    own.improvises = True
    return Best("general", own, kept, shares_of(ground, own, rivals[1:], blocks), blocks * ground.players)


def deck_for(spec: Spec) -> str:
    """Give the built-in deck that is made for a kingdom, or ""."""
    wanted = key_of(spec)
    for name in built_in.names():
        kingdom = find(name).kingdom
        if kingdom and key_of(prepare(kingdom, spec.players).spec) == wanted:
            return name
    return ""


def shares_of(
    ground: Ground, strategy: Strategy, rivals: Sequence[str], blocks: int
) -> tuple[tuple[str, Estimate], ...]:
    """Give how much a strategy wins against each of some rivals, from each seat with the same shuffles."""
    agent = player_of(strategy)
    seed = mix(SEED, _FRESH)
    found = []
    for rival in rivals:
        other = ground.agent(rival)
        won = []
        for number in range(blocks):
            matches = ground.matches(agent, other, mix(seed, number))
            won.append((sum([match.won for match in matches]) / len(matches), 1))
        found.append((rival, block_interval(won, LEVEL)))
    return tuple(found)
