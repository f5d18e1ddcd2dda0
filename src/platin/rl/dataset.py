"""Games of bots as a data set for imitation learning: one row a decision, as Parquet. Needs pyarrow.

A row has what the player who decided saw, the actions there were, the one that was taken, and what came of the game.
Its observation is that of an environment with the same cards; arrays are flattened, their shapes and all that the
numbers mean are in the file's metadata, as JSON under the key "platin".
"""

import json
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from platin.bots.roster import asks_treasures, find
from platin.engine.asking import Agent
from platin.engine.const import NONE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.score import scores, winners
from platin.engine.setup import deal
from platin.engine.turn import play_out
from platin.rl.arrays import Buffers
from platin.rl.catalogue import END
from platin.rl.kingdoms import laid_out
from platin.rl.layout import Layout
from platin.rl.rewards import share
from platin.rl.table import Setting
from platin.sim.games import mix

FORMAT: Final = "platin-decisions"
VERSION: Final = 1
# Decisions that are kept in memory before they are written.
AT_A_TIME: Final = 2000
MOST_TURNS: Final = 200

Row = dict[str, Any]


class Watched:
    """A bot whose decisions are written down, each as the picks it consists of."""

    def __init__(self, agent: Agent, name: str, desks: "Decisions") -> None:
        self._agent: Final = agent
        self._name: Final = name
        self._decisions: Final = desks

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        answer = list(self._agent(game, decision))
        self._decisions.add(game, decision, answer, self._name)
        return answer


class Decisions:
    """The rows of the games that are not written yet."""

    def __init__(self, layout: Layout) -> None:
        self.buffers: Final = Buffers(layout, 1, True)
        self.layout: Final = layout
        self.rows: list[Row] = []
        self.game = 0
        # Where the rows of this game begin, and how many decisions of it there were.
        self.begun = 0
        self.number = 0

    def begin(self, game: int) -> None:
        """Begin the rows of another game."""
        self.game = game
        self.begun = len(self.rows)
        self.number = 0

    def add(self, game: Game, decision: Decision, answer: list[int], name: str) -> None:
        """Add the picks of an answer; those without an alternative are none."""
        desk = self.buffers.desks[0]
        desk.game = game
        desk.offer(game, decision)
        desk.decision = decision
        most = min(decision.high, len(desk.codes))
        actions = [desk.actions[desk.codes.index(code)] for code in answer]
        for action in [*actions, END] if len(actions) < most else actions:
            if int(desk.only_action()) == NONE:
                desk.see(decision.by)
                self._add_row(decision, int(action), name)
            if action != END:
                desk.pick(action)
        desk.take_back_mask()
        desk.decision = None
        desk.game = None

    def _add_row(self, decision: Decision, action: int, name: str) -> None:
        seen = self.buffers.observation(0)
        self.rows.append(
            {
                "game": self.game,
                "decision": self.number,
                "player": int(decision.by),
                "contestant": name,
                "key": decision.key,
                "action": action,
                "legal": self.buffers.mask[0].nonzero()[0].tolist(),
                **{part: array.reshape(-1) for part, array in seen.items()},
            }
        )
        self.number += 1

    def finish(self, game: Game) -> None:
        """Say of all decisions of the game what came of it."""
        points = scores(game)
        result = share(points, winners(game))
        for row in self.rows[self.begun :]:
            row["result"] = result[row["player"]]
            row["points"] = points[row["player"]]


def write_dataset(
    path: Path,
    contestants: Sequence[str],
    games: int,
    setting: Setting,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Let bots play and write their decisions to a file; give how many there are. Seats rotate."""
    pa: Any = import_module("pyarrow")
    writer_of: Any = import_module("pyarrow.parquet").ParquetWriter
    kingdoms = setting.kingdoms()
    layout = Layout(setting.catalogue(kingdoms), setting.players)
    bots = [find(text) for text in contestants]
    if len(bots) != setting.players:
        raise ValueError(f"{len(bots)} contestants: expected {setting.players}")
    found = Decisions(layout)
    schema = _schema(pa, layout).with_metadata({"platin": json.dumps(_about(layout, contestants, seed))})
    written = 0
    with writer_of(str(path), schema, compression="zstd") as writer:
        for number in range(games):
            state = deal(laid_out(kingdoms.spec(number, mix(seed, number))), mix(seed, number))
            names = [contestants[(seat + number) % len(bots)] for seat in range(len(bots))]
            agents = [bots[(seat + number) % len(bots)].make(mix(~seed, number)) for seat in range(len(bots))]
            seats: list[Agent | None] = [Watched(agent, name, found) for agent, name in zip(agents, names, strict=True)]
            game = Game(state, seats)
            for seat, agent in enumerate(agents):
                if setting.play_treasures and not asks_treasures(agent, state.rules):
                    game.auto |= 1 << seat
            found.begin(number)
            play_out(game, MOST_TURNS * setting.players)
            found.finish(game)
            if len(found.rows) >= AT_A_TIME or number == games - 1:
                written += len(found.rows)
                writer.write_table(_table(pa, found.rows, schema))
                found.rows = []
            if progress is not None:
                progress(number + 1, games)
    return written


def _schema(pa: Any, layout: Layout) -> Any:
    kinds = {"uint8": pa.uint8(), "int16": pa.int16()}
    fields = [
        ("game", pa.int64()),
        ("decision", pa.int32()),
        ("player", pa.int8()),
        ("contestant", pa.dictionary(pa.int16(), pa.string())),
        ("key", pa.dictionary(pa.int16(), pa.string())),
        ("action", pa.int16()),
        ("legal", pa.list_(pa.int16())),
        ("result", pa.float32()),
        ("points", pa.int32()),
    ]
    fields += [(part.name, pa.list_(kinds[part.dtype], part.size)) for part in layout.parts.values()]
    return pa.schema(fields)


def _table(pa: Any, rows: list[Row], schema: Any) -> Any:
    columns = []
    for field in schema:
        values = [row[field.name] for row in rows]
        if pa.types.is_fixed_size_list(field.type):
            # Through one array of all rows: ten times as fast as number by number.
            numpy: Any = import_module("numpy")
            flat = pa.array(numpy.concatenate(values), field.type.value_type) if rows else pa.array([], field.type)
            columns.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
        elif pa.types.is_dictionary(field.type):
            columns.append(pa.array(values, pa.string()).dictionary_encode().cast(field.type))
        else:
            columns.append(pa.array(values, field.type))
    return pa.Table.from_arrays(columns, schema=schema)


def _about(layout: Layout, contestants: Sequence[str], seed: int) -> dict[str, Any]:
    """Say what the numbers of a file mean."""
    catalogue = layout.catalogue
    return {
        "format": FORMAT,
        "version": VERSION,
        "catalogue": catalogue.version,
        "contestants": list(contestants),
        "seed": seed,
        "cards": list(catalogue.cards),
        "landscapes": list(catalogue.landscapes),
        "questions": list(catalogue.questions),
        "actions": [catalogue.action_name(action) for action in range(catalogue.size)],
        "shapes": {part.name: list(part.shape) for part in layout.parts.values()},
    }
