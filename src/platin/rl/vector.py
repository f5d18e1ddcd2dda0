"""Many games at once, each with one learner, as a Gymnasium vector environment: all of it in one process, in place."""

from collections.abc import Sequence
from random import Random
from threading import get_ident
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from platin.rl.arrays import Array, Buffers, Observation
from platin.rl.catalogue import Catalogue
from platin.rl.desk import IllegalAction, act_all
from platin.rl.kingdoms import Curriculum, Kingdom, Stage
from platin.rl.layout import BYTES
from platin.rl.rewards import Reward
from platin.rl.single import Opponents, around, seated, space_of
from platin.rl.table import FIRST_GAME, Setting, Table, layout_of


class DominionVectorEnv(VectorEnv[Observation, Array, Array]):
    """Games of one learner against bots, stepped together.

    A game that ends is followed by the next one in the same step; what was seen last is then in the infos, under
    "final_obs". With `copy=False` observations are views of where the next ones will be written.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
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
        copy: bool = True,
    ) -> None:
        self.setting: Final = Setting(
            kingdom, players, expansions, wishes, cards, play_treasures, skip_forced, max_turns, reward
        )
        self.num_envs = num_envs
        self.copy: Final = copy
        self.fixed_seat: Final = seat
        self.bots: Final = seated(opponents, players)
        kingdoms = self.setting.kingdoms()
        layout = layout_of(self.setting, kingdoms)
        self.catalogue: Final[Catalogue] = layout.catalogue
        self.layout: Final = layout
        self.single_observation_space = space_of(layout)
        self.single_action_space = spaces.Discrete(layout.catalogue.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.buffers: Final = Buffers(layout, num_envs, skip_forced)
        none = [None] * players
        self.tables: Final = [Table(self.setting, kingdoms, self.buffers, row, none) for row in range(num_envs)]
        self.seats: Final = [0] * num_envs
        self._chance = [Random() for _ in range(num_envs)]
        self._rows: Final = np.arange(num_envs)
        self._thread = 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games. With a seed (of all, or one each) these, and all that follow, are always the same."""
        if seed is not None:
            seeds = [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else list(seed)
            self._chance = [Random() if one is None else Random(one) for one in seeds]
        self._thread = get_ident()
        for row in range(self.num_envs):
            self._begin(row)
        return self._observations(), {}

    def _begin(self, row: int) -> None:
        """Begin the next game of a row, and see what its learner sees first."""
        table = self.tables[row]
        while True:
            if self.fixed_seat is None:
                self.seats[row] = self._chance[row].randrange(self.setting.players)
            else:
                self.seats[row] = self.fixed_seat
            table.opponents = around(self.seats[row], self.bots)
            table.begin(self._chance[row].getrandbits(62))
            if not table.desk.over:
                break
        table.see(self.seats[row])

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Take one action in each game. If one is not allowed, none is taken."""
        allowed = self.buffers.mask[self._rows, actions]
        if not allowed.all():
            row = int(np.flatnonzero(allowed == 0)[0])
            names = [self.catalogue.action_name(one) for one in self.tables[row].legal()]
            raise IllegalAction(f"action {actions[row]} of game {row} is not allowed: expected one of {names}")
        if self._thread != get_ident():
            for table in self.tables:
                table.come_here()
            self._thread = get_ident()
        rewards = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        finished = act_all(self.buffers.desks, actions.tolist(), self.seats)
        if finished:
            last = np.full(self.num_envs, None, dtype=object)
            for row in finished:
                table = self.tables[row]
                rewards[row] = table.rewards()[self.seats[row]]
                truncated[row] = table.desk.truncated
                terminated[row] = not table.desk.truncated
                last[row] = self._one(row)
                self._begin(row)
            infos["final_obs"] = last
            infos["_final_obs"] = terminated | truncated
        return self._observations(), rewards, terminated, truncated, infos

    def action_masks(self) -> Array:
        """Give the actions that can be taken now, in each game."""
        return self.buffers.mask

    def _one(self, row: int) -> Observation:
        found = self.buffers.observation(row)
        found["action_mask"] = self.buffers.mask[row].copy()
        return found

    def _observations(self) -> Observation:
        if not self.copy:
            return {**self.buffers.views, "action_mask": self.buffers.mask}
        in_bytes, in_numbers = self.buffers.bytes.copy(), self.buffers.numbers.copy()
        found: Observation = {}
        for part in self.layout.parts.values():
            of = in_bytes if part.dtype == BYTES else in_numbers
            found[part.name] = of[:, part.start : part.start + part.size].reshape(self.num_envs, *part.shape)
        found["action_mask"] = self.buffers.mask.copy()
        return found
