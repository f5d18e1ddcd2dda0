"""What goes with the environment: players that act by observations, the leaderboard, data sets, and the commands."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from platin.bots.roster import find
from platin.cli.main import platin as main
from platin.kingdom import prepare
from platin.rl.agents import Learner
from platin.rl.catalogue import Catalogue, whole_catalogue
from platin.rl.dataset import write_dataset
from platin.rl.kingdoms import Kingdoms
from platin.rl.layout import Layout, table_of
from platin.rl.leaderboard import kingdom_for, opponents_in, rate
from platin.rl.single import DominionEnv
from platin.rl.table import Setting
from platin.sim.games import GameFailed

SMALL = "Chapel, Militia, Moat, Smithy, Village, Witch"
HERE = "tests.test_rl_tools"


def money(catalogue: Catalogue, mask: Any) -> int:
    """Buy money and Provinces, and otherwise do the first thing there is."""
    for name in ("pile:province", "pile:gold", "pile:silver"):
        if mask[catalogue.action(name)]:
            return catalogue.action(name)
    return int(np.flatnonzero(mask)[0])


class Money(Learner):
    """Plays money by the mask."""

    name = "Money by actions"
    kingdom = SMALL
    cards = "table"

    def act(self, observation: dict[str, Any], mask: Any) -> int:
        assert observation["turn"][0] == 2
        assert np.array_equal(observation["action_mask"], mask)
        return money(self.catalogue(2), mask)


class MoneyOfAll(Money):
    """The same by the numbers of all cards."""

    cards = "all"


class Wrong(Learner):
    """Buys a Province, always."""

    def act(self, observation: dict[str, Any], mask: Any) -> int:
        return whole_catalogue().action("pile:province")


def test_a_learner_is_a_contestant_like_any_other() -> None:
    plan = prepare(SMALL, 2, fill=False)
    rows = [rate(f"{HERE}:{one}", ["random", "big-money"], plan, 60, jobs=1) for one in ("Money", "MoneyOfAll")]
    # By whichever numbers, it is the same player.
    assert rows[0] == rows[1]
    assert [row.opponent for row in rows[0]] == ["random", "big-money"]
    at_random, even = (row.share for row in rows[0])
    assert at_random.low > 0.8
    assert 0.02 < even.share < at_random.low
    assert find(f"{HERE}:Money").name("en") == "Money by actions"


def test_a_learner_acts_as_it_would_in_the_environment() -> None:
    env = DominionEnv(SMALL, opponents=find(f"{HERE}:Money"), cards="table", seat=0)
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        seen, reward, over, cut, _ = env.step(money(env.catalogue, seen["action_mask"]))
        assert not cut
    assert reward in (-1, 0, 1)
    assert len(env.table.game.state.players[1].discard) > 5


def test_an_action_that_is_not_allowed_names_its_player() -> None:
    with pytest.raises(GameFailed, match="Wrong.act gave"):
        rate(f"{HERE}:Wrong", ["big-money"], prepare(SMALL, 2, fill=False), 2, jobs=1)


def test_a_player_is_rated_where_it_is_at_home_against_who_makes_sense_there() -> None:
    plan = kingdom_for(f"{HERE}:Money")
    assert set(plan.spec.kingdom) >= {"chapel", "militia", "moat", "smithy", "village", "witch"}
    found = opponents_in(plan)
    assert found[:3] == ["random", "big-money", "general"]
    assert "double-witch" in found
    assert "goons-bishop-watchtower" not in found
    assert kingdom_for("big-money", "Smithy").spec.kingdom[0] == "smithy"


# Data sets


def decisions(path: Path) -> tuple[Any, dict[str, Any]]:
    table = pq.read_table(path)
    return table, json.loads(table.schema.metadata[b"platin"])


@pytest.mark.parametrize("cards", ["all", "table"])
def test_a_row_is_a_decision(tmp_path: Path, cards: str) -> None:
    setting = Setting(SMALL, cards=cards)
    path = tmp_path / "decisions.parquet"
    many = write_dataset(path, ("double-witch", "random"), 3, setting, seed=5)
    table, about = decisions(path)
    catalogue = setting.catalogue(setting.kingdoms())
    assert table.num_rows == many > 100
    assert about["catalogue"] == catalogue.version
    assert about["actions"][0] == "end"
    assert about["cards"] == list(catalogue.cards)
    rows = table.to_pylist()
    for row in rows:
        assert row["action"] in row["legal"]
        assert len(row["legal"]) > 1
        assert row["turn"][1] == row["player"]
        hand = np.array(row["zones"], np.uint8).reshape(about["shapes"]["zones"])[0, 0]
        assert hand.sum() == np.array(row["sizes"]).reshape(about["shapes"]["sizes"])[0, 0]
    for game in range(3):
        results = {row["player"]: row["result"] for row in rows if row["game"] == game}
        assert sum(results.values()) == 1
        assert [row["decision"] for row in rows if row["game"] == game] == list(
            range(sum(row["game"] == game for row in rows))
        )
    names = {row["contestant"] for row in rows if row["player"] == 0}
    assert names == {"double-witch", "random"}
    again = tmp_path / "again.parquet"
    write_dataset(again, ("double-witch", "random"), 3, setting, seed=5)
    assert decisions(again)[0].equals(table)


def test_what_is_written_is_what_the_environment_shows(tmp_path: Path) -> None:
    """An environment that is answered by the actions of a data set shows its observations."""
    setting = Setting(SMALL, cards="table")
    path = tmp_path / "decisions.parquet"
    write_dataset(path, ("chapel-laboratory-militia", "big-money"), 1, setting, seed=1)
    rows = decisions(path)[0].to_pylist()
    from platin.rl.platin_v0 import raw_env
    from platin.sim.games import mix

    env = raw_env(SMALL, cards="table")
    env.reset()
    env.table.begin(mix(1, 0))
    env._come_to()
    for row in rows:
        assert env.table.asked == row["player"]
        seen = env.observe(env.agent_selection)
        assert np.flatnonzero(seen["action_mask"]).tolist() == row["legal"]
        for name, array in seen["observation"].items():
            assert array.reshape(-1).tolist() == row[name], name
        env.step(row["action"])
    assert env.table.desk.over


# Commands


def test_commands(tmp_path: Path) -> None:
    run = CliRunner().invoke
    kingdom = ["--kingdom", SMALL]
    made = run(main, ["rl", "rate", f"{HERE}:Money", "--against", "random", "--games", "4", "--jobs", "1"])
    assert made.exit_code == 0, made.output
    assert "Money by actions against our bots: 4 games each" in made.output
    told = run(main, ["--lang", "de", "rl", "rate", "big-money", *kingdom, "--against", "random", "--games", "4"])
    assert "Siegquote" in told.output
    found = run(main, ["rl", "rate", "big-money", *kingdom, "--against", "random", "--games", "4", "--json"])
    (row,) = json.loads(found.output)["rows"]
    assert (row["opponent"], row["games"]) == ("random", 4)
    out = str(tmp_path / "d.parquet")
    wrote = run(
        main, ["rl", "dataset", "big-money", "random", *kingdom, "--games", "2", "--cards", "table", "--out", out]
    )
    assert "decisions of 2 games" in wrote.output, wrote.output
    assert decisions(Path(out))[0].num_rows > 10
    for wrong in (
        ["rate", "nobody"],
        ["rate", "big-money", "--games", "0"],
        ["dataset", "big-money", "--out", "/no/d"],
    ):
        refused = run(main, ["rl", *wrong])
        assert refused.exit_code != 0
        assert "Traceback" not in refused.output
        assert "Error" in refused.output


def test_a_kingdom_in_a_list_stays_short() -> None:
    assert Kingdoms("Smithy, Village", 2).only == prepare("Smithy, Village", 2, fill=False).spec


# The documentation


def test_the_page_lists_all_arrays_and_actions() -> None:
    page = (Path(__file__).resolve().parent.parent / "docs" / "rl.md").read_text(encoding="utf-8")
    for name, dtype, axes, meaning in table_of(Layout(whole_catalogue(), 2)):
        assert f"| `{name}` | {dtype} | {axes} | {meaning} |\n" in page, name
    for kind, _, _ in whole_catalogue().parts:
        assert f"\n| `{kind}` | " in page, kind
    for setting in [field.name for field in fields(Setting)]:
        assert f"`{setting}`" in page, setting
