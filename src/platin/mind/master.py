"""The opponent that masters any kingdom: it plays by a plan for the table, and looks ahead at what it does.

Whoever makes one says where plans come from. At a table in the browser the plan may still be looked for when the game
begins; until it is there the all-rounder takes its place, also with a look ahead.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from platin.bots.general import GeneralBot
from platin.bots.roster import asks_treasures
from platin.engine.asking import Agent
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.spec import Spec
from platin.engine.state import Rules
from platin.mind.compiled import is_compiled
from platin.mind.crew import Alone
from platin.mind.foresight import ROLLOUTS, Foresight
from platin.mind.search import USUAL, Learnt, Progress, Search, Size
from platin.mind.shelf import SHELF, Kept
from platin.strategy.contestants import player_of

# With how many decisions a kingdom is learnt for which there is no plan: some seconds with the compiled build.
DECISIONS: Final = 600_000
SEED: Final = 1
# How long a look ahead may take at a table with people, and how many rollouts it is worth there.
SECONDS: Final = 0.3
AT_TABLE: Final = 1_500
_SLOW: Final = Size(sketches=0, first=6, lines=2, islands=2, rounds=10, opening=1, placing=3, final=20)
# Tables whose bots a process keeps ready.
_TABLES: Final = 64

PlayerOf = Callable[[Spec], Agent | None]
"""Gives who plays the plan for a table, or None as long as there is none."""


def learnt(spec: Spec, progress: Callable[[Progress], None] | None = None) -> Kept:
    """Give the plan for a table; one that nobody has is learnt now, always the same one, and kept for later."""
    kept = SHELF.find(spec)
    if kept is None:
        kept = Kept.of(Search(spec, SEED, Alone(), progress=progress).run(decisions=DECISIONS))
        SHELF.put(kept)
    return kept


def size_here() -> Size:
    """Give the size of a search for which people wait: one of the usual size takes too long if nothing is compiled."""
    return USUAL if is_compiled() else _SLOW


def so_far(search: Search, at: Progress, seconds: float) -> Learnt:
    """Give what a search that was interrupted has found: the best plan that it told of."""
    plans = [at.best]
    decisions, rounds = search.spent.decisions, search.rounds
    return Learnt(search.spec, search.seed, at.best, plans, decisions, at.games, rounds, seconds, cut=True)


class Master:
    """Plays one game by the plan for its table. It looks only at what its player may see."""

    def __init__(
        self, player_of: PlayerOf, rollouts: int = 0, seconds: float = 0.0, seed: int = 0, persons: bool = False
    ) -> None:
        """Play by the plan of `player_of`, as soon as that gives one; with rollouts it looks ahead at purchases.

        `persons` says that people play against it, whom it takes for all-rounders.
        """
        self.player_of = player_of
        self.rollouts = rollouts
        self.seconds = seconds
        self.seed = seed
        self.persons = persons
        # Who plays, and whether that is by a plan; and the table, which a card like Divine Wind may change later.
        self.agent: Agent | None = None
        self.has_plan = False
        self.spec: Spec | None = None

    def asks_treasures(self, rules: Rules) -> bool:
        """Tell whether its plan wants to be asked about plain Treasures."""
        return asks_treasures(self.player(rules.spec), rules)

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        return self.player(game.state.rules.spec)(game, decision)

    def player(self, spec: Spec) -> Agent:
        """Give who plays here; a plan that has come since takes over."""
        if self.agent is None or not self.has_plan:
            self.spec = self.spec or spec
            plan = self.player_of(self.spec)
            if self.agent is None or plan is not None:
                self.agent = self.seated(plan or GeneralBot())
                self.has_plan = plan is not None
        return self.agent

    def seated(self, plan: Agent) -> Agent:
        """Give who plays by a plan: it alone, or with a look ahead."""
        if not self.rollouts:
            return plan
        rival: Agent = GeneralBot() if self.persons else plan
        return Foresight(plan, [rival], self.rollouts, self.seconds, self.seed)


@lru_cache(maxsize=_TABLES)
def _learnt_player(spec: Spec) -> Agent:
    """Give the one bot of this process that plays the plan for a table, or without one if that does better there."""
    plan = learnt(spec).plan()
    return player_of(plan) if plan is not None else GeneralBot()


def _known_player(spec: Spec) -> Agent | None:
    """Give a bot of its own that plays the plan for a table, if there is one."""
    kept = SHELF.find(spec)
    plan = kept.plan() if kept is not None else None
    return player_of(plan) if plan is not None else None


def by_plan(seed: int) -> Agent:
    """Give one that plays by the plan alone; the plan is learnt if there is none."""
    return Master(_learnt_player, seed=seed)


def looking(seed: int) -> Agent:
    """Give one that also looks ahead, with as many rollouts on any machine."""
    return Master(_learnt_player, ROLLOUTS, seed=seed)


def at_table(seed: int) -> Agent:
    """Give one that plays with people: it waits for no plan, and takes no longer than people like to wait."""
    return Master(_known_player, AT_TABLE, SECONDS, seed, persons=True)
