"""The PettingZoo environment: its own tests, kingdoms and curricula, rewards, truncation, saving, cloning, threads."""

import json
import pickle
from collections.abc import Callable
from functools import partial
from random import Random
from threading import Thread
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from platin.position import read_position
from platin.rl import platin_v0
from platin.rl.arrays import Buffers
from platin.rl.catalogue import END, Catalogue, whole_catalogue
from platin.rl.desk import IllegalAction
from platin.rl.kingdoms import Stage
from platin.rl.layout import Layout
from platin.rl.platin_v0 import raw_env
from platin.rl.rewards import margin, share, win
from platin.rl.table import BadSave

SMALL = "Chapel, Militia, Moat, Smithy, Village, Witch"


def play(env: raw_env, rng: Random, most: int = 10_000) -> None:
    """Play at random to the end, or so many steps."""
    for _ in range(most):
        if env.table.desk.over:
            return
        env.step(rng.choice(env.table.legal()))


def everything(env: raw_env) -> list[Any]:
    """All that the agents are given."""
    found: list[Any] = [env.agent_selection, env.rewards, env.terminations]
    for agent in env.possible_agents:
        seen = env.observe(agent)
        found += [array.tobytes() for array in seen["observation"].values()]
        found += [seen["action_mask"].tobytes(), env.observation_string(agent)]
    return found


# PettingZoo's own tests


@pytest.mark.filterwarnings("ignore:.*Observation.*")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_passes_the_test_of_the_interface(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(platin_v0.env(players=players), num_cycles=150, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


def test_passes_the_test_of_seeds() -> None:
    seed_test(partial(platin_v0.env, kingdom="random"), num_cycles=100)


def test_passes_the_test_of_cycles() -> None:
    # It acts blindly, so what is not allowed must not be an error.
    blind: Callable[..., Any] = partial(platin_v0.env, illegal="least")
    max_cycles_test(SimpleNamespace(env=blind, parallel_env=partial(platin_v0.parallel_env, illegal="least")))


def test_passes_the_test_of_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(platin_v0.env)
    assert "player_0" in capsys.readouterr().out


def test_the_parallel_form_passes_its_test() -> None:
    parallel_api_test(platin_v0.parallel_env(illegal="least"), num_cycles=50)


def test_render_shows_what_the_asked_player_sees() -> None:
    env = raw_env(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "player_0: deck (5) play (5 Copper)" in text
    assert "player_1: hand (5) deck (5)" in text
    assert "Province 8" in text


# Kingdoms


def kingdom_of(env: raw_env) -> tuple[str, ...]:
    assert env.table.spec is not None
    return env.table.spec.kingdom


def test_a_kingdom_can_stay_or_be_drawn() -> None:
    env = raw_env("random", expansions="Seaside", wishes="an attack")
    found = []
    for seed in (1, 2, 1):
        env.reset(seed=seed)
        found.append(kingdom_of(env))
    assert found[0] == found[2] != found[1]
    assert all(len(one) == 10 for one in found)
    fixed = raw_env(SMALL)
    fixed.reset(seed=1)
    assert kingdom_of(fixed) == ("chapel", "militia", "moat", "smithy", "village", "witch")


def test_a_curriculum_is_a_list_of_stages_or_a_function() -> None:
    env = raw_env([Stage("Smithy", 2), Stage("Smithy, Village", 1), Stage("Witch", 1)])
    found = []
    for _ in range(6):
        env.reset()
        found.append(kingdom_of(env))
    assert found == [("smithy",), ("smithy",), ("smithy", "village"), ("witch",), ("witch",), ("witch",)]
    asked: list[int] = []

    def harder(episode: int, seed: int) -> str:
        asked.append(episode)
        return "Smithy" if episode == 0 else "random"

    env = raw_env(harder)
    env.reset()
    env.reset()
    assert asked == [0, 1]
    assert len(kingdom_of(env)) == 10


def test_a_small_catalogue_is_for_one_table() -> None:
    env = raw_env(SMALL, cards="table")
    env.reset(seed=3)
    assert len(env.catalogue.cards) == 6 + 7
    assert env.catalogue.size < whole_catalogue().size / 5
    play(env, Random(1))
    assert env.table.desk.over
    with pytest.raises(ValueError, match="one kingdom that stays"):
        raw_env("random", cards="table")


def test_the_numbering_has_a_version() -> None:
    whole = whole_catalogue()
    assert list(whole.cards) == sorted(whole.cards)
    same = Catalogue(reversed(whole.cards), whole.landscapes, whole.questions)
    assert same.version == whole.version
    assert Catalogue(whole.cards[1:], whole.landscapes, whole.questions).version != whole.version
    for action in (END, whole.action("pile:province"), whole.action("number:7"), whole.size - 1):
        assert whole.action(whole.action_name(action)) == action
    with pytest.raises(ValueError, match="no action"):
        whole.action_name(whole.size)


# Ends


def test_rewards() -> None:
    assert win([30, 20], [0]) == [1, -1]
    assert win([30, 30], [0, 1]) == [0, 0]
    assert win([1, 2, 3], [2]) == [-0.5, -0.5, 1]
    assert sum(win([3, 3, 1, 1], [0, 1])) == pytest.approx(0)
    assert share([3, 3, 1], [0, 1]) == [0.5, 0.5, 0]
    assert margin([10, 4, 7], [0]) == [3, -6, -3]
    with pytest.raises(ValueError, match="expected one of win, share, margin"):
        raw_env(reward="most")


def test_the_game_ends_with_rewards_for_all() -> None:
    env = raw_env(SMALL, reward=lambda points, winners: [float(one) for one in points])
    env.reset(seed=5)
    play(env, Random(2))
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    final = env.observe("player_0")
    assert not final["action_mask"].any()
    assert final["observation"]["turn"][13] == 1
    assert env.rewards["player_0"] == final["observation"]["turn"][14]


def test_a_long_game_is_broken_off() -> None:
    env = raw_env(SMALL, max_turns=3)
    env.reset(seed=5)
    while not any(env.truncations.values()):
        env.step(END)
    assert env.table.game.state.turn_number == 7
    assert not any(env.terminations.values())
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_what_is_not_allowed_is_refused_by_name() -> None:
    env = raw_env(SMALL)
    env.reset(seed=5)
    with pytest.raises(IllegalAction, match="expected one of end, pile:chapel"):
        env.step(env.catalogue.action("pile:province"))
    env.step(END)


@pytest.mark.parametrize("skips", [True, False])
def test_what_leaves_no_choice_is_skipped_only_if_wanted(skips: bool) -> None:
    start = read_position('A: {hand: "Militia"}\nB: {hand: "Estate, 4 Copper"}')
    whole = whole_catalogue()
    buffers = Buffers(Layout(whole, 2), 1, skips)
    desk = buffers.desks[0]
    desk.begin(start, [None, None], 3, 0, 0, [])
    for name in ("card:militia", "card:estate"):
        desk.act(whole.action(name))
    # The second card is a Copper in any case.
    legal = [whole.action_name(int(action)) for action in buffers.mask[0].nonzero()[0]]
    assert desk.decision is not None
    assert (legal == ["card:copper"]) is not skips
    assert (desk.decision.by == 1) is not skips


# Elsewhere and again


def test_a_clone_goes_its_own_way_and_the_same() -> None:
    def kingdom(episode: int, seed: int) -> str:
        return "Cellar, Chapel, Militia, Village" if episode % 2 else "random"

    env, back = raw_env(kingdom, 3, log=True), raw_env(kingdom, 3, log=True)
    rng = Random(4)
    middle = 0
    for seed in range(4):
        env.reset(seed=seed)
        for _ in range(15):
            play(env, rng, rng.randint(1, 9))
            if env.table.desk.over:
                break
            middle += bool(env.table.desk.picked)
            before = everything(env)
            one, two = env.clone(), env.clone()
            assert everything(one) == everything(two) == before
            for twin in (one, two):
                play(twin, Random(seed), 30)
            assert everything(one) == everything(two)
            assert everything(env) == before
            one.copy_from(env)
            assert everything(one) == before
            play(one, Random(seed), 30)
            assert everything(one) == everything(two)
            back.restore(json.loads(json.dumps(env.save())))
            assert everything(back) == before
            play(back, Random(seed), 30)
            assert everything(back) == everything(one)
    assert middle > 0


def test_a_save_that_is_none_is_refused() -> None:
    env = raw_env(SMALL)
    env.reset(seed=1)
    play(env, Random(1), 20)
    before = everything(env)
    good = env.save()
    for bad in (None, {}, {**good, "version": 9}, {**good, "answers": [[1 << 40]]}, {**good, "table": {"players": 3}}):
        with pytest.raises(BadSave):
            env.restore(bad)
        assert everything(env) == before


def test_another_thread_can_go_on() -> None:
    env, same = raw_env(SMALL), raw_env(SMALL)
    for one in (env, same):
        one.reset(seed=1)
        play(one, Random(1), 15)
    thread = Thread(target=play, args=(env, Random(2), 20))
    thread.start()
    thread.join()
    play(same, Random(2), 20)
    assert everything(env) == everything(same)
    play(env, Random(3), 20)
    play(same, Random(3), 20)
    assert everything(env) == everything(same)


def test_it_can_be_pickled_as_it_was_made() -> None:
    env = pickle.loads(pickle.dumps(raw_env(SMALL, 4, max_turns=7)))
    env.reset(seed=1)
    assert len(env.agents) == 4
    assert env.setting.max_turns == 7


def test_information_states_need_a_log() -> None:
    env = raw_env(SMALL)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="log=True"):
        env.information_state_string("player_0")
    told = raw_env(SMALL, log=True)
    told.reset(seed=1)
    before = json.loads(told.information_state_string("player_1"))
    told.step(told.catalogue.action("pile:chapel"))
    after = json.loads(told.information_state_string("player_1"))
    assert after["log"][: len(before["log"])] == before["log"]
    assert any(entry["cards"] == ["chapel"] for entry in after["log"])


def test_an_observation_says_what_is_there() -> None:
    env = raw_env(SMALL)
    env.reset(seed=1)
    for name in ("pile:silver", "pile:chapel"):
        env.step(env.catalogue.action(name))
    seat = env.possible_agents.index(env.agent_selection)
    seen = env.observe(env.agent_selection)["observation"]
    catalogue = env.catalogue
    p = env.table.game.state.players[seat]
    for zone, cards in (("hand", p.hand), ("deck", p.deck), ("discard", p.discard), ("play", p.play)):
        row = seen["zones"][0, catalogue.player_zones.index(zone)]
        names = [catalogue.cards[i] for i in np.repeat(np.arange(len(row)), row)]
        assert names == sorted(card.name for card in cards)
    other = seen["zones"][1]
    silver, chapel = catalogue.cards.index("silver"), catalogue.cards.index("chapel")
    assert other.sum() == other[catalogue.player_zones.index("discard")].sum() == 1
    assert seen["supply"][silver] == seen["piles"][silver] - 1 == 39
    assert seen["cost"][:, chapel].tolist() == [2, 0, 0]
    assert seen["turn"][:3].tolist() == [2, seat, 0]
    assert catalogue.questions[seen["question"][0] - 1] == "turn.buy"
    assert seen["answer"].tolist()[:3] == [0, 1, 0]
