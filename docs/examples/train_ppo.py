"""Train a player that beats Big Money in a small kingdom, in minutes on one core, and draw how it learnt.

    pip install "platin[train]"
    python docs/examples/train_ppo.py --out mine.zip --curve curve.svg

MaskablePPO of sb3-contrib learns from 64 games at once. `Learnt` is the player that comes out: rate it with
`platin rl rate docs/examples/train_ppo.py:Learnt` (PLATIN_LEARNT says where its file is).
"""

import argparse
import os
import time
from functools import cache
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from matplotlib import pyplot as plt
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from platin.rl.agents import Learner
from platin.rl.rewards import margin, win
from platin.rl.vector import DominionVectorEnv

KINGDOM = "Laboratory, Militia, Smithy, Witch"
OPPONENT = "big-money"
GAMES = 64
# Seeds of the games of the curve, by which the best is chosen, and of those at the end: far from those it learns from.
TRIAL = 1_000_000
LAST = 2_000_000


def by_points(points: Any, winners: Any) -> list[float]:
    """Reward the win, and the lead: at first all games are lost, and only that tells them apart."""
    leads = margin(points, winners)
    return [one + lead / 40 for one, lead in zip(win(points, winners), leads, strict=True)]


# What matters in this kingdom: there are no landscapes, tokens or changing costs.
PARTS = ("action_mask", "answer", "piles", "question", "sizes", "turn", "zones")


def flat(seen: dict[str, Any]) -> Any:
    """Give an observation, or many, as one row of small numbers each: large counts matter less than small ones do."""
    parts = [seen[name] for name in PARTS]
    row = np.concatenate([part.reshape(len(part), -1) for part in parts], axis=1).astype(np.float32)
    return np.sign(row) * np.log1p(np.abs(row))


class Games(VecEnv):
    """The vector environment as Stable-Baselines3 wants it."""

    def __init__(self, games: int, seed: int, **given: Any) -> None:
        self.games = DominionVectorEnv(
            games, KINGDOM, opponents=OPPONENT, cards="table", max_turns=60, copy=False, **given
        )
        seen, _ = self.games.reset(seed=seed)
        space = spaces.Box(-np.inf, np.inf, flat(seen).shape[1:], np.float32)
        super().__init__(games, space, self.games.single_action_space)

    def reset(self) -> Any:
        return flat(self.games.reset()[0])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, over, cut, infos = self.games.step(self.actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(over | cut):
            last = {name: array[None] for name, array in infos["final_obs"][row].items()}
            told[row] = {"terminal_observation": flat(last)[0], "TimeLimit.truncated": bool(cut[row])}
        return flat(seen), rewards, over | cut, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **given: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.games.action_masks().astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class Curve(BaseCallback):
    """Lets the learner play games that it does not learn from, now and then, and keeps it as it was at its best."""

    def __init__(self, every: int, games: int, out: str) -> None:
        super().__init__()
        self.every, self.number, self.out, self.best = every, games, out, -1.0
        self.points: list[tuple[int, float, float, float]] = []
        self.begun = time.process_time()
        self.trial = Games(GAMES, TRIAL, reward="share")

    def _on_step(self) -> bool:
        if self.num_timesteps >= len(self.points) * self.every:
            share, error = shares(self.model, self.trial, self.number)
            self.points.append((self.num_timesteps, time.process_time() - self.begun, share, error))
            if share > self.best:
                self.best = share
                self.model.save(self.out)
            print(f"{self.num_timesteps:>9,} steps, {self.points[-1][1]:4.0f} s: {share:.3f} ± {error:.3f}", flush=True)
        return True


def shares(model: Any, games: Games, number: int) -> tuple[float, float]:
    """Play so many games as well as the model can; give the share of wins and its 95 % error."""
    seen = games.reset()
    # The first game that ends in each row is a short one more often than not: so each row plays the same number.
    each = max(1, number // GAMES)
    won: list[list[float]] = [[] for _ in range(GAMES)]
    while min(map(len, won)) < each:
        masks = np.stack(games.env_method("action_masks"))
        actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        games.step_async(actions)
        seen, rewards, done, _ = games.step_wait()
        for row in np.flatnonzero(done):
            if len(won[row]) < each:
                won[row].append(rewards[row])
    found = np.array(won)
    return float(found.mean()), float(1.96 * found.std() / np.sqrt(found.size))


def draw(points: list[tuple[int, float, float, float]], path: str) -> None:
    """Draw the learning curve."""
    steps, seconds, share, error = (np.array(column) for column in zip(*points, strict=True))
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    axes.fill_between(steps / 1e6, share - error, share + error, alpha=0.25, color="#3b6ea8", linewidth=0)
    axes.plot(steps / 1e6, share, color="#3b6ea8", linewidth=1.8)
    axes.axhline(0.5, color="#888888", linewidth=1, linestyle="--")
    axes.set(xlabel="million steps", ylabel="share of wins against Big Money", ylim=(0, 1), xlim=(0, steps[-1] / 1e6))
    axes.set_title(f"MaskablePPO, {seconds[-1]:.0f} s of one core; 95 % intervals", fontsize=10)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path)


class Learnt(Learner):
    """The player that was learnt."""

    kingdom = KINGDOM
    cards = "table"

    def act(self, observation: dict[str, Any], mask: Any) -> int:
        seen = flat({name: array[None] for name, array in observation.items()})
        action, _ = learnt().predict(seen, action_masks=mask[None].astype(bool), deterministic=True)
        return int(action[0])


@cache
def learnt() -> Any:
    """Load what was learnt, once."""
    torch.set_num_threads(1)
    return MaskablePPO.load(os.environ.get("PLATIN_LEARNT", "mine.zip"), device="cpu")


def main() -> None:
    """Train, save, draw."""
    parser = argparse.ArgumentParser(description="Train a player that beats Big Money in a small kingdom.")
    parser.add_argument("--steps", type=int, default=600_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="mine.zip")
    parser.add_argument("--curve", default="curve.svg")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    model = MaskablePPO(
        "MlpPolicy",
        Games(GAMES, options.seed, reward=by_points),
        learning_rate=lambda left: 4e-4 * left,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": {"pi": [128], "vf": [128]}},
        seed=options.seed,
        device="cpu",
    )
    curve = Curve(max(options.steps // 20, 1), 512, options.out)
    model.learn(options.steps, callback=curve, use_masking=True)
    last = Games(GAMES, LAST, reward="share")
    share, error = shares(MaskablePPO.load(options.out, device="cpu"), last, 4096)
    print(f"at its best: {share:.3f} ± {error:.3f} of 4,096 other games against {OPPONENT}")
    draw(curve.points, options.curve)


if __name__ == "__main__":
    main()
