"""Steps a second through the environment for researchers: with observations and masks, one core, one process.

The learner's own choice of an action is not counted, the play of the bot at the other seat is.
"""

from time import perf_counter, process_time
from typing import Any

from bench.games import KINGDOM, KINGDOMS

GAMES = 32
STEPS = {
    "money": "Big Money - Big Money",
    "random": "a random learner - Big Money, base game",
    **{name: f"an eager learner - Big Money, {name.replace('_', ' ')}" for name in KINGDOMS},
}
Json = dict[str, Any]


def steps(which: str, seconds: float) -> Json:
    """Count steps of the vectorised form, and time the parts of one."""
    found: Json = {}
    for cards in ("all", "table"):
        for copy in (False, True):
            word = "copied" if copy else "in place"
            found[f"steps a second, {cards}, {word}"] = _steps(which, cards, copy, seconds / 4)
    found |= _parts(which)
    return found


def _vector(which: str, cards: str, copy: bool) -> Any:
    from platin.rl.vector import DominionVectorEnv

    kingdom = KINGDOMS.get(which, ", ".join(KINGDOM))
    env = DominionVectorEnv(GAMES, kingdom, opponents="big-money", cards=cards, copy=copy)
    env.reset(seed=1)
    return env


def _steps(which: str, cards: str, copy: bool, seconds: float) -> float:
    import numpy as np

    env = _vector(which, cards, copy)
    chance = np.random.default_rng(1)
    liking = _liking(which, env)
    mask = env.buffers.mask
    spent, count = 0.0, 0
    begin = perf_counter()
    while perf_counter() - begin < seconds * 1.2:
        actions = (mask * (liking if which == "money" else liking * chance.random(mask.shape, np.float32))).argmax(1)
        if perf_counter() - begin < seconds * 0.2:
            env.step(actions)
            continue
        start = process_time()
        env.step(actions)
        spent += process_time() - start
        count += GAMES
    return count / spent


def _liking(which: str, env: Any) -> Any:
    """How much the learner likes each action: money, any alike, or to play all Actions and then to buy what is dear."""
    import numpy as np

    from platin.cards import LIBRARY

    catalogue = env.catalogue
    liking = np.full(catalogue.size, 0.01 if which == "money" else 1.0, np.float32)
    if which == "money":
        for worth, name in enumerate(("end", "pile:silver", "pile:gold", "pile:province"), 1):
            liking[catalogue.action(name)] = worth
    elif which != "random":
        liking[catalogue.action("end")] = 0.2
        for name in catalogue.cards:
            liking[catalogue.action(f"card:{name}")] = 5
            liking[catalogue.action(f"pile:{name}")] = 0.3 + LIBRARY.cards[name].cost ** 2 / 10
    return liking


def _parts(which: str) -> Json:
    """Give what an observation and a mask cost, in microseconds, and how many numbers they have."""
    import numpy as np

    env = _vector(which, "all", False)
    chance = np.random.default_rng(1)
    liking = _liking(which, env)
    seeing, offering, copying, series = [], [], [], 60
    for _ in range(series):
        mask = env.buffers.mask
        env.step((mask * (liking * chance.random(mask.shape, np.float32))).argmax(1))
        start = process_time()
        for desk, seat in zip(env.buffers.desks, env.seats, strict=True):
            desk.see(seat)
        seen = process_time()
        for desk in env.buffers.desks:
            desk.offer(desk.game, desk.decision)
        offered = process_time()
        env.buffers.bytes.copy()
        env.buffers.numbers.copy()
        env.buffers.mask.copy()
        seeing.append(seen - start)
        offering.append(offered - seen)
        copying.append(process_time() - offered)
    layout = env.layout
    return {
        "an observation, us": sorted(seeing)[series // 2] / GAMES * 1e6,
        "the options as actions, us": sorted(offering)[series // 2] / GAMES * 1e6,
        "a copy of both, us": sorted(copying)[series // 2] / GAMES * 1e6,
        "numbers in an observation": sum(part.size for part in layout.parts.values()),
        "actions": env.catalogue.size,
    }
