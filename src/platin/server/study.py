"""Kingdoms are studied beside the server: where a Master sits down and nobody has a plan, one is looked for.

A process learns, for as long as the settings say. What it finds goes into the database and onto the shelf, where the
Masters at the tables find it; until there is a plan they play as all-rounders.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from platin.engine.spec import Spec
from platin.mind.search import USUAL, Size
from platin.mind.shelf import SHELF, Kept, key_of
from platin.server.beside import Queue, ask
from platin.server.store import Store, StoreError
from platin.server.tables import PLANS

_log: Final = logging.getLogger(__name__)
# Kingdoms that may wait to be studied; whoever comes later does without.
_MOST_WAITING: Final = 50

# One that cannot be read any more makes room.
_DROP: Final = delete(PLANS).where(PLANS.c.key == bindparam("old_key"))
_ADD: Final = insert(PLANS)


class Study(Queue[str, Spec]):
    """Looks for plans, one table after the other."""

    def __init__(self, store: Store, seconds: float, size: Size = USUAL) -> None:
        """Take where plans are kept, and how long to look for each; 0 looks for none."""
        super().__init__()
        self.store = store
        self.seconds = seconds
        self.size = size
        # Whom to tell when a table is not studied any more.
        self.told: Callable[[Spec], None] = lambda _: None

    def studies(self, spec: Spec) -> bool:
        """Tell whether a table is being studied, or waits for that."""
        return key_of(spec) in self._waiting

    async def want(self, spec: Spec) -> None:
        """Have a plan for a table: from the shelf, from the database, or later."""
        key = key_of(spec)
        if key in self._waiting or await asyncio.to_thread(SHELF.find, spec) is not None:
            return
        kept = await self._load(key)
        if kept is not None:
            SHELF.put(kept)
        elif self.seconds and len(self._waiting) < _MOST_WAITING:
            self.add(key, spec)

    async def _load(self, key: str) -> Kept | None:
        def read(connection: Connection) -> Any:
            return connection.execute(select(PLANS).where(PLANS.c.key == key)).one_or_none()

        try:
            row = await self.store.read(read)
            if row is None:
                return None
            kept = Kept.from_json(
                {"table": json.loads(row.layout), "strategy": row.strategy, "found": json.loads(row.found)}
            )
        except StoreError:
            # The game is worth more than the plan.
            return None
        except (ValueError, LookupError, TypeError):
            _log.exception("a plan cannot be read", extra={"plan": key})
            return None
        return kept if await asyncio.to_thread(kept.can_be_read) else None

    def failed(self, key: str, error: Exception) -> None:
        """Leave a note; whoever wants that plan next time asks again."""
        _log.warning("a kingdom could not be studied: %s", error, extra={"plan": key})

    def over(self, work: Spec) -> None:
        """Tell the tables."""
        self.told(work)

    async def carry_out(self, key: str, work: Spec) -> None:
        """Let a process look for a plan, and keep it."""
        wanted = {"table": work.as_data(), "seconds": self.seconds, "size": self.size._asdict()}
        kept = Kept.from_json(await ask("platin.mind.student", wanted, self.seconds))
        SHELF.put(kept)
        _log.info("a kingdom was studied", extra={"plan": key, "games": kept.games, "seconds": kept.seconds})
        await self.keep(kept)

    async def keep(self, kept: Kept) -> None:
        """Keep a plan in the database."""
        key, data = key_of(kept.spec), kept.to_json()
        row = {
            "key": key,
            "made": datetime.now(UTC),
            "layout": json.dumps(data["table"]),
            "strategy": kept.strategy,
            "found": json.dumps(data["found"]),
        }
        await self.store.write((_DROP, [{"old_key": key}]), (_ADD, [row]))
