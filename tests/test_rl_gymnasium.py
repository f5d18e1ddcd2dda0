"""The Gymnasium environments: one learner against bots, alone and many at once."""

import json
from random import Random
from threading import Thread
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from platin.bots.roster import Contestant
from platin.bots.seen import Player, Sitting
from platin.rl import NAME
from platin.rl.desk import IllegalAction
from platin.rl.kingdoms import Stage
from platin.rl.single import DominionEnv
from platin.rl.table import BadSave
from platin.rl.vector import DominionVectorEnv
from platin.session import Option, Question, View

SMALL = "Chapel, Militia, Moat, Smithy, Village, Witch"
SOME = 8


def bytes_of(seen: dict[str, Any]) -> list[bytes]:
    return [np.ascontiguousarray(seen[name]).tobytes() for name in sorted(seen)]


def choose(mask: np.ndarray[Any, Any], rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


# One


def test_it_is_registered() -> None:
    env = gymnasium.make(NAME, kingdom=SMALL, opponents="big-money:smithy")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert info["seat"] in (0, 1)
    many = gymnasium.make_vec(NAME, num_envs=3, kingdom=SMALL)
    assert isinstance(many, DominionVectorEnv)
    assert many.observation_space.contains(many.reset(seed=1)[0])


@pytest.mark.filterwarnings("ignore:.*Box.*")
def test_passes_the_test_of_the_interface() -> None:
    # It acts blindly, so what is not allowed must not be an error.
    check_env(DominionEnv(SMALL, illegal="least", cards="table"), skip_render_check=True)


def test_the_learner_plays_a_whole_game() -> None:
    env = DominionEnv(SMALL, 3, opponents=("big-money", "random"))
    seats = set()
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        rng, ended = Random(seed), False
        while not ended:
            assert env.table.asked == env.seat
            assert np.array_equal(seen["action_mask"], env.action_masks())
            seen, reward, over, cut, _ = env.step(choose(seen["action_mask"], rng))
            ended = over or cut
            assert env.observation_space.contains(seen)
            assert ended or reward == 0
        assert reward in (1, -0.5, 0, 0.25)
        assert not seen["action_mask"].any()
    assert len(seats) > 1


def test_opponents_sit_after_the_learner() -> None:
    env = DominionEnv(SMALL, 3, opponents=("big-money", "random"), seat=2)
    env.reset(seed=1)
    assert [one and one.text for one in env.table.opponents] == ["big-money", "random", None]
    with pytest.raises(ValueError, match="expected one for all other seats, or 2"):
        DominionEnv(SMALL, 3, opponents=("big-money",) * 3)


class Asked(Player):
    """Notes down how often it was asked, and passes."""

    times = 0

    def answer(self, view: View, question: Question) -> list[Option] | None:
        Asked.times += 1
        return list(question.options[: question.low])


def test_an_opponent_can_be_anybody() -> None:
    Asked.times = 0
    env = DominionEnv(SMALL, opponents=Contestant("asked", lambda seed: Sitting(Asked(seed))), max_turns=10)
    env.reset(seed=1)
    for _ in range(8):
        env.step(0)
    assert Asked.times >= 8


def test_a_game_goes_on_from_a_save_and_in_a_clone() -> None:
    env = DominionEnv(SMALL)
    seen, _ = env.reset(seed=4)
    rng = Random(1)
    for _ in range(40):
        seen, *_ = env.step(choose(seen["action_mask"], rng))
    data = json.loads(json.dumps(env.save()))
    twin, other = env.clone(), DominionEnv(SMALL)
    assert bytes_of(other.restore(data)) == bytes_of(seen)
    results = []
    for one in (env, twin, other):
        chance, seen_there = Random(2), seen
        found = []
        for _ in range(25):
            seen_there, reward, over, *_ = one.step(choose(seen_there["action_mask"], chance))
            found += [*bytes_of(seen_there), reward]
            if over:
                break
        results.append(found)
    assert results[0] == results[1] == results[2]
    with pytest.raises(BadSave):
        env.restore({**data, "answers": "none"})


# Many


def test_many_are_the_same_as_one_each() -> None:
    """What is stepped together in place is what each game would be alone."""
    many = DominionVectorEnv(SOME, SMALL, copy=False, max_turns=12)
    seen, _ = many.reset(seed=3)
    alone = [DominionEnv(SMALL, max_turns=12) for _ in range(SOME)]
    rngs = [Random(row) for row in range(SOME)]

    def begin(row: int) -> dict[str, Any]:
        one = alone[row]
        one.seat = many.seats[row]
        one.table.opponents = list(many.tables[row].opponents)
        one.table.begin(many.tables[row].seed)
        return one._observation()

    last = [begin(row) for row in range(SOME)]
    ended = 0
    for _ in range(120):
        for row in range(SOME):
            assert bytes_of({name: array[row] for name, array in seen.items()}) == bytes_of(last[row])
        actions = [choose(seen["action_mask"][row], rngs[row]) for row in range(SOME)]
        seen, rewards, over, cut, infos = many.step(np.array(actions))
        for row in range(SOME):
            last[row], reward, one_over, one_cut, _ = alone[row].step(actions[row])
            assert (rewards[row], over[row], cut[row]) == (reward, one_over, one_cut)
            if one_over or one_cut:
                assert bytes_of(infos["final_obs"][row]) == bytes_of(last[row])
                assert infos["_final_obs"][row]
                last[row] = begin(row)
                ended += 1
    assert ended > SOME


def test_seeds_and_seats() -> None:
    runs = []
    for seed in (1, 1, 2):
        env = DominionVectorEnv(SOME, SMALL, 3)
        seen, _ = env.reset(seed=seed)
        assert set(env.seats) == {0, 1, 2}
        rng, found = Random(1), []
        for _ in range(60):
            actions = np.array([choose(mask, rng) for mask in seen["action_mask"]])
            seen, rewards, *_ = env.step(actions)
            found += [*bytes_of(seen), rewards.tobytes()]
        runs.append(found)
    assert runs[0] == runs[1] != runs[2]
    env.reset(seed=[5, None, 7, 8, 9, 10, 11, 12])


def test_a_copy_stays_as_it_was() -> None:
    for copy in (True, False):
        env = DominionVectorEnv(2, SMALL, copy=copy)
        first, _ = env.reset(seed=1)
        before = bytes_of(first)
        env.step(np.array([0, 0]))
        assert (bytes_of(first) == before) is copy


def test_one_action_that_is_not_allowed_stops_all() -> None:
    env = DominionVectorEnv(2, SMALL)
    seen, _ = env.reset(seed=1)
    before = bytes_of(seen)
    with pytest.raises(IllegalAction, match="of game 1"):
        env.step(np.array([0, env.catalogue.action("pile:province")]))
    assert bytes_of(env._observations()) == before


def test_each_game_has_its_own_kingdom_if_they_are_drawn() -> None:
    env = DominionVectorEnv(3, "random", expansions="Base", max_turns=5)
    env.reset(seed=1)
    assert len({table.spec for table in env.tables}) == 3
    first = env.tables[0].spec
    for _ in range(20):
        env.step(np.zeros(3, np.int64))
    assert env.tables[0].spec != first
    staged = DominionVectorEnv(2, [Stage("Smithy", 1), Stage("Village", 1)], max_turns=2)
    staged.reset(seed=1)
    for _ in range(3):
        staged.step(np.zeros(2, np.int64))
    assert [table.spec and table.spec.kingdom for table in staged.tables] == [("village",)] * 2


def test_another_thread_can_go_on() -> None:
    env, same = DominionVectorEnv(2, SMALL), DominionVectorEnv(2, SMALL)
    for one in (env, same):
        one.reset(seed=1)
        one.step(np.zeros(2, np.int64))
    thread = Thread(target=env.step, args=(np.zeros(2, np.int64),))
    thread.start()
    thread.join()
    same.step(np.zeros(2, np.int64))
    assert bytes_of(env._observations()) == bytes_of(same._observations())
