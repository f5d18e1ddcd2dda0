"""Dominion for one learner: a Gymnasium environment in which bots sit at the other seats."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from platin.bots.roster import Contestant
from platin.rl.arrays import Array, Buffers, Observation, mask_space, observation_space
from platin.rl.catalogue import Catalogue
from platin.rl.drawing import drawn
from platin.rl.kingdoms import Curriculum, Kingdom, Stage
from platin.rl.layout import Layout
from platin.rl.rewards import Reward
from platin.rl.table import FIRST_GAME, Setting, Table, contestant, layout_of

RAISE: Final = "raise"
LEAST: Final = "least"
Opponents = str | Contestant | Sequence[str | Contestant]


def space_of(layout: Layout) -> spaces.Dict:
    """Give the space of the observations of one learner, in which the mask is too."""
    return spaces.Dict({**observation_space(layout).spaces, "action_mask": mask_space(layout.catalogue)})


def seated(opponents: Opponents, players: int) -> list[Contestant]:
    """Give the bots at the other seats, in turn order after the learner; one alone sits at all of them."""
    named = [opponents] if isinstance(opponents, str | Contestant) else list(opponents)
    if len(named) not in (1, players - 1):
        raise ValueError(f"{len(named)} opponents: expected one for all other seats, or {players - 1}")
    found = [contestant(one) for one in named]
    return found * (players - 1) if len(found) == 1 else found


def around(seat: int, bots: Sequence[Contestant]) -> list[Contestant | None]:
    """Give who sits where if the learner has this seat."""
    n = len(bots) + 1
    return [None if who == seat else bots[(who - seat - 1) % n] for who in range(n)]


class DominionEnv(gymnasium.Env[Observation, int]):
    """One seat of a game, against bots.

    `seat` is the learner's; None is drawn by lot for each episode. The mask of the actions is in each observation, and
    what `action_masks` gives.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 2}

    def __init__(
        self,
        kingdom: "Kingdom | Sequence[Stage] | Curriculum" = FIRST_GAME,
        players: int = 2,
        *,
        opponents: Opponents = "big-money",
        seat: int | None = None,
        expansions: str | Sequence[str] = (),
        wishes: str | Sequence[str] = (),
        cards: str = "all",
        play_treasures: bool = True,
        skip_forced: bool = True,
        max_turns: int = 100,
        reward: str | Reward = "win",
        log: bool = False,
        illegal: str = RAISE,
        render_mode: str | None = None,
    ) -> None:
        self.setting: Final = Setting(
            kingdom, players, expansions, wishes, cards, play_treasures, skip_forced, max_turns, reward, log
        )
        if illegal not in (RAISE, LEAST):
            raise ValueError(f"illegal={illegal!r}: expected {RAISE!r} or {LEAST!r}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat {seat}: expected 0 to {players - 1}, or None")
        kingdoms = self.setting.kingdoms()
        layout = layout_of(self.setting, kingdoms)
        self.illegal: Final = illegal
        self.catalogue: Final[Catalogue] = layout.catalogue
        self.bots: Final = seated(opponents, players)
        self.fixed_seat: Final = seat
        self.seat = seat or 0
        self.table = Table(self.setting, kingdoms, Buffers(layout, 1, skip_forced), 0, around(self.seat, self.bots))
        self.observation_space: spaces.Space[Any] = space_of(layout)
        self.action_space: spaces.Space[Any] = spaces.Discrete(layout.catalogue.size)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game. With a seed it, and all that follow, are always the same."""
        super().reset(seed=seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.setting.players))
        self.table.opponents = around(self.seat, self.bots)
        self.table.begin(int(self.np_random.integers(1 << 62)))
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; the others play until the learner is asked again, or the game is over."""
        wanted = int(action)
        if self.illegal == LEAST and not self.action_masks()[wanted]:
            wanted = self.table.legal()[0]
        self.table.act(wanted)
        desk = self.table.desk
        reward = self.table.rewards()[self.seat] if desk.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, desk.over and not desk.truncated, desk.truncated, self._info()

    def action_masks(self) -> Array:
        """Give the actions that can be taken now."""
        mask: Array = self.table.buffers.mask[0].astype(np.bool_)
        return mask

    def _observation(self) -> Observation:
        self.table.see(self.seat)
        found = self.table.buffers.observation(0)
        found["action_mask"] = self.table.buffers.mask[0].copy()
        return found

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def render(self) -> str | None:
        """Show the table as the learner sees it: as text, or printed."""
        if self.render_mode is None:
            return None
        names = [f"player_{seat}" for seat in range(self.setting.players)]
        text = drawn(self.table.game, self.seat, self.table.desk.decision, names)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    # For search

    def save(self) -> dict[str, Any]:
        """Give the game as plain data for JSON, also in the middle of a card."""
        return {**self.table.save(), "seat": self.seat}

    def restore(self, data: Any) -> Observation:
        """Come to where a saved game was; give what is seen there."""
        before = self.seat, self.table.opponents
        if isinstance(data, dict) and data.get("seat") in range(self.setting.players):
            self.seat = data["seat"]
            self.table.opponents = around(self.seat, self.bots)
        try:
            self.table.restore(data)
        except ValueError:
            self.seat, self.table.opponents = before
            raise
        return self._observation()

    def clone(self) -> "DominionEnv":
        """Give an independent environment at the same point, also in the middle of a card.

        Bots that have a memory or dice of their own begin it anew there.
        """
        twin = DominionEnv.__new__(DominionEnv)
        twin.__dict__.update(self.__dict__)
        twin._np_random = None
        twin.table = self.table.clone()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "DominionEnv") -> None:
        """Come to where another environment with the same settings is: quicker than a new clone."""
        self.seat = other.seat
        self.table.copy_from(other.table)
        self.np_random.bit_generator.state = other.np_random.bit_generator.state
