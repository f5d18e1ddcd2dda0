"""Raw rows as Parquet files: `games.parquet` with one row a game, `turns.parquet` with one a turn. Needs pyarrow.

Lists in a game's row are in the order of the contestants. The config is kept in the files' metadata, as JSON under the
key "platin".
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from platin.sim.config import Config
from platin.sim.observe import GAME_COLUMNS, TURN_COLUMNS, Rows

# Games that are kept in memory before they are written.
_AT_A_TIME: Final = 5000


class ParquetSink:
    """Takes rows while a simulation runs, and writes them to two files in a directory."""

    def __init__(self, directory: Path, config: Config) -> None:
        directory.mkdir(parents=True, exist_ok=True)
        self.arrow: Any = import_module("pyarrow")
        writer: Any = import_module("pyarrow.parquet").ParquetWriter
        note = {"platin": json.dumps(config.to_json())}
        self.files = [directory / "games.parquet", directory / "turns.parquet"]
        self.schemas = [schema.with_metadata(note) for schema in (_game_schema(self.arrow), _turn_schema(self.arrow))]
        self.writers = [writer(str(file), schema) for file, schema in zip(self.files, self.schemas, strict=True)]
        self.rows = Rows()

    def add(self, rows: Rows) -> None:
        """Take the rows of the next games."""
        for mine, yours in ((self.rows.games, rows.games), (self.rows.turns, rows.turns)):
            for name, column in yours.items():
                mine[name].extend(column)
        if len(self.rows.games["game"]) >= _AT_A_TIME:
            self.flush()

    def flush(self) -> None:
        """Write what has come so far."""
        for writer, schema, columns in zip(self.writers, self.schemas, (self.rows.games, self.rows.turns), strict=True):
            if columns["game"]:
                writer.write_table(self.arrow.table(columns, schema=schema))
        self.rows = Rows()

    def close(self) -> list[Path]:
        """Write the rest; give the files."""
        self.flush()
        for writer in self.writers:
            writer.close()
        return self.files


def _game_schema(pa: Any) -> Any:
    kinds = {
        "game": pa.int64(),
        "block": pa.int64(),
        "shuffle_seed": pa.uint64(),
        "finished": pa.bool_(),
        "rounds": pa.int32(),
        "empty_piles": pa.list_(pa.string()),
        "first_player": pa.int8(),
        "winners": pa.list_(pa.int8()),
        "seats": pa.list_(pa.int8()),
        "scores": pa.list_(pa.float32()),
        "points": pa.list_(pa.int32()),
        "turns": pa.list_(pa.int32()),
        "margins": pa.list_(pa.int32()),
        "decks": pa.list_(pa.map_(pa.string(), pa.int16())),
    }
    return pa.schema([(name, kinds[name]) for name in GAME_COLUMNS])


def _turn_schema(pa: Any) -> Any:
    names = pa.list_(pa.string())
    kinds = {
        "game": pa.int64(),
        "index": pa.int32(),
        "turn": pa.int32(),
        "contestant": pa.int8(),
        "seat": pa.int8(),
        "extra": pa.bool_(),
        "decided_by": pa.int8(),
        "coins": pa.int32(),
        "points": pa.int32(),
        "lead": pa.int32(),
        "gained": names,
        "played": names,
        "bought": names,
    }
    return pa.schema([(name, kinds[name]) for name in TURN_COLUMNS])
