"""Dominion for several learners: a PettingZoo AEC environment.

`env(...)` gives it with the usual checks around it, `raw_env(...)` without. Each player is an agent, "player_0" to
"player_5". An agent acts whenever its player is asked something: often several times in a row, and in others' turns.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.rl.arrays import Array, Buffers, Observation, mask_space, observation_space
from platin.rl.catalogue import END, Catalogue
from platin.rl.drawing import drawn
from platin.rl.information import information_state_string, observation_string
from platin.rl.kingdoms import Curriculum, Kingdom, Stage
from platin.rl.rewards import Reward
from platin.rl.table import FIRST_GAME, Setting, Table, layout_of

NAME: Final = "platin_v0"
# What is done with an action that is not allowed: an error; or, where many are tried blindly, as little as possible.
RAISE: Final = "raise"
LEAST: Final = "least"


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  (what such modules call it)
    """Dominion by PettingZoo's rules."""

    metadata: dict[str, Any] = {
        "name": NAME,
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        kingdom: "Kingdom | Sequence[Stage] | Curriculum" = FIRST_GAME,
        players: int = 2,
        *,
        expansions: str | Sequence[str] = (),
        wishes: str | Sequence[str] = (),
        cards: str = "all",
        play_treasures: bool = True,
        skip_forced: bool = True,
        max_turns: int = 100,
        max_cycles: int = 0,
        reward: str | Reward = "win",
        log: bool = False,
        illegal: str = RAISE,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            kingdom,
            players,
            expansions=expansions,
            wishes=wishes,
            cards=cards,
            play_treasures=play_treasures,
            skip_forced=skip_forced,
            max_turns=max_turns,
            max_cycles=max_cycles,
            reward=reward,
            log=log,
            illegal=illegal,
            render_mode=render_mode,
        )
        AECEnv.__init__(self)
        if illegal not in (RAISE, LEAST):
            raise ValueError(f"illegal={illegal!r}: expected {RAISE!r} or {LEAST!r}")
        self.setting: Final = Setting(
            kingdom, players, expansions, wishes, cards, play_treasures, skip_forced, max_turns, reward, log
        )
        self.illegal: Final = illegal
        self.max_cycles: Final = max_cycles
        self.render_mode = render_mode
        kingdoms = self.setting.kingdoms()
        layout = layout_of(self.setting, kingdoms)
        self.catalogue: Final[Catalogue] = layout.catalogue
        self.table = Table(self.setting, kingdoms, Buffers(layout, 1, skip_forced), 0, [None] * players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        space = spaces.Dict({"observation": observation_space(layout), "action_mask": mask_space(layout.catalogue)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(layout.catalogue.size) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random(None)
        # Who has been asked in the cycle under way, and how many cycles are over.
        self._asked: list[int] = []
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game. With a seed it, and all that follow, are always the same."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self._cycles = 0
        self._asked = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.table.begin(int(self.np_random.integers(1 << 62)))
        self.agent_selection = self.agents[max(self.table.asked, 0)]
        self._look()

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.table.asked
        wanted = END if action is None else int(action)
        if self.illegal == LEAST and not self.mask()[wanted]:
            wanted = self.table.legal()[0]
        self.table.act(wanted)
        if seat not in self._asked:
            self._asked.append(seat)
        if len(self._asked) == len(self.agents) or self.table.asked in self._asked:
            # Nobody is asked twice in a cycle.
            self._asked = []
            self._cycles += 1
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """See who is next, or who has won."""
        cut = bool(self.max_cycles) and self._cycles >= self.max_cycles
        if not self.table.desk.over and not cut:
            self.agent_selection = self.agents[self.table.asked]
            return
        ended = not (cut or self.table.desk.truncated)
        for agent, reward in zip(self.agents, self.table.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = ended
            self.truncations[agent] = not ended
        self.agent_selection = self.agents[0]

    def mask(self) -> Array:
        """Give the mask of the agent that is asked."""
        mask: Array = self.table.buffers.mask[0]
        return mask

    def observe(self, agent: str) -> dict[str, Any]:
        """Give what an agent may see, and what it can do if it is asked."""
        seat = self.possible_agents.index(agent)
        self.table.see(seat)
        asked = agent == self.agent_selection and seat == self.table.asked
        mask = self.mask().copy() if asked and not self._done(agent) else np.zeros(self.catalogue.size, np.int8)
        found: Observation = self.table.buffers.observation(0)
        return {"observation": found, "action_mask": mask}

    def _done(self, agent: str) -> bool:
        return self.terminations.get(agent, True) or self.truncations.get(agent, True)

    def render(self) -> str | None:
        """Show the table as the player who is asked sees it: as text, or printed."""
        if self.render_mode is None:
            return None
        table = self.table
        viewer = max(table.asked, 0)
        text = drawn(table.game, viewer, table.desk.decision, self.possible_agents)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Let go of the game."""
        self.table.desk.forget()

    # For search

    def save(self) -> dict[str, Any]:
        """Give the game as plain data for JSON, also in the middle of a card."""
        return {**self.table.save(), "cycles": self._cycles, "asked": self._asked[:]}

    def restore(self, data: Any) -> None:
        """Come to where a saved game was."""
        self.table.restore(data)
        self._cycles = int(data.get("cycles", 0))
        self._asked = list(data.get("asked", []))
        self._come_to()

    def clone(self) -> "raw_env":
        """Give an independent environment at the same point, also in the middle of a card."""
        twin = raw_env.__new__(raw_env)
        twin.__dict__.update(self.__dict__)
        twin.np_random, _ = seeding.np_random(None)
        twin.table = self.table.clone()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "raw_env") -> None:
        """Come to where another environment with the same settings is: quicker than a new clone."""
        self.table.copy_from(other.table)
        self._cycles = other._cycles
        self._asked = other._asked[:]
        self.np_random.bit_generator.state = other.np_random.bit_generator.state
        self._come_to()
        self._cumulative_rewards = dict(other._cumulative_rewards)

    def _come_to(self) -> None:
        """Be an environment in the middle of an episode."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._look()

    def observation_string(self, agent: str) -> str:
        """Write all that an agent may see now: equal strings, equal knowledge of the table as it lies."""
        return observation_string(*self._knowledge(agent))

    def information_state_string(self, agent: str) -> str:
        """Write all that an agent may know: what it sees, and what has happened. The environment needs `log=True`."""
        return information_state_string(*self._knowledge(agent))

    def _knowledge(self, agent: str) -> tuple[Game, int, Decision | None, list[str]]:
        desk = self.table.desk
        picked = [self.catalogue.action_name(action) for action in desk.picked]
        return self.table.game, self.possible_agents.index(agent), desk.decision, picked


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  (what such modules call it)
    """The same for tools that want all agents to act at once: one step is one cycle.

    All hand in an action; the one who is asked acts, then whoever is asked next, until all have acted or somebody would
    have to act twice. Actions of those who were not asked count for nothing. The mask tells who is asked first.
    """

    metadata: dict[str, Any] = {**raw_env.metadata}

    def __init__(self, **given: Any) -> None:
        self.aec: Final = raw_env(**given)
        self.possible_agents = self.aec.possible_agents
        self.agents: list[str] = []
        self.render_mode = self.aec.render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's observations."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's actions."""
        return self.aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin the next game."""
        self.aec.reset(seed, options)
        self.agents = self.aec.agents[:]
        return {agent: self.aec.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let everybody who is asked in this cycle act."""
        agents = self.agents[:]
        acted: list[str] = []
        aec = self.aec
        total = dict.fromkeys(agents, 0.0)
        while not aec.table.desk.over:
            agent = aec.agent_selection
            if agent in acted:
                break
            acted.append(agent)
            aec.step(actions[agent])
            for one in agents:
                total[one] += aec.rewards[one]
            if any(aec.truncations.values()) or not aec._asked:
                break
        done = {agent: aec.terminations[agent] for agent in agents}
        cut = {agent: aec.truncations[agent] for agent in agents}
        observations = {agent: aec.observe(agent) for agent in agents}
        self.agents = [agent for agent in agents if not done[agent] and not cut[agent]]
        return observations, total, done, cut, {agent: {} for agent in agents}

    def render(self) -> str | None:
        """Show the table."""
        return self.aec.render()

    def close(self) -> None:
        """Let go of the game."""
        self.aec.close()


def env(**given: Any) -> AECEnv:
    """Make the environment, with checks of how it is used around it."""
    made = wrappers.AssertOutOfBoundsWrapper(raw_env(**given))
    return wrappers.OrderEnforcingWrapper(made)
