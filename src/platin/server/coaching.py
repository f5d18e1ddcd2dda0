"""Finished games are looked at by the coach beside the server, once a seat.

What it found is kept in the database. Where something goes wrong, who asks again gets another try.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, insert, select

from platin.engine.spec import Spec
from platin.mind.coach import Analysis, Judged, plans_for
from platin.mind.commentary import by_how_much, deed, headline, how, sentence, why
from platin.server.beside import Queue, ask
from platin.server.match import Refused
from platin.server.store import Store, Taken
from platin.server.tables import ANALYSES
from platin.server.wire import AnalysisView, JudgedView

_log: Final = logging.getLogger(__name__)
# Games that may wait; whoever comes later has to ask again.
_MOST_WAITING: Final = 20
# How many failures are remembered, to be told once.
_MOST_FAILED: Final = 100

_ADD: Final = insert(ANALYSES)


class _Seat(NamedTuple):
    game: str
    seat: int


@dataclass
class _Work:
    """A game that waits, or is being looked at: its record, and how far it is."""

    record: Callable[[], dict[str, Any]]
    spec: Spec
    done: int = 0
    total: int = 0

    def hear(self, said: dict[str, Any]) -> None:
        """Note how far it is."""
        self.done, self.total = said["done"], said["total"]


class Coaching(Queue[_Seat, _Work]):
    """Has finished games looked at, one after the other."""

    def __init__(self, store: Store, seconds: float) -> None:
        """Take where analyses are kept, and how long to look at a game; 0 looks at none."""
        super().__init__()
        self.store = store
        self.seconds = seconds
        self._failed: dict[_Seat, None] = {}

    async def want(self, game: str, seat: int, spec: Spec, record: Callable[[], dict[str, Any]]) -> None:
        """Have a game looked at for a seat, unless that was done or is under way. The record is made when needed."""
        which = _Seat(game, seat)
        if which in self._waiting or await self._load(which) is not None:
            return
        if not self.seconds:
            raise Refused("no_analysis")
        if len(self._waiting) >= _MOST_WAITING:
            raise Refused("busy")
        self._failed.pop(which, None)
        self.add(which, _Work(record, spec))

    async def view(self, game: str, seat: int, lang: str) -> AnalysisView:
        """Tell what the coach has to say about a game so far."""
        which = _Seat(game, seat)
        work = self._waiting.get(which)
        if work is not None:
            first = next(iter(self._waiting)) == which
            return {**_NOTHING, "state": "running" if first else "waiting", "done": work.done, "total": work.total}
        found = await self._load(which)
        if found is not None:
            return analysis_view(found, lang)
        if which in self._failed:
            return {**_NOTHING, "state": "failed"}
        return {**_NOTHING, "state": "none" if self.seconds else "off"}

    async def _load(self, which: _Seat) -> Analysis | None:
        def read(connection: Connection) -> str | None:
            query = select(ANALYSES.c.data).where(ANALYSES.c.game == which.game, ANALYSES.c.seat == which.seat)
            return connection.execute(query).scalar_one_or_none()

        text = await self.store.read(read)
        return Analysis.from_json(json.loads(text)) if text is not None else None

    def failed(self, key: _Seat, error: Exception) -> None:
        """Remember it, to be told."""
        _log.warning("a game could not be analysed: %s", error, extra={"game": key.game})
        self._failed[key] = None
        while len(self._failed) > _MOST_FAILED:
            del self._failed[next(iter(self._failed))]

    async def carry_out(self, key: _Seat, work: _Work) -> None:
        """Let a process look at a game, and keep what it finds."""
        record = await asyncio.to_thread(work.record)
        # The other process has no plans but those that come with Platin.
        plan = (await asyncio.to_thread(plans_for, work.spec, False)).plan
        wanted = {"record": record, "seat": key.seat, "seconds": self.seconds, "plan": plan}
        data = await ask("platin.mind.examiner", wanted, self.seconds, work.hear)
        # Whatever comes from there must be readable later.
        Analysis.from_json(data)
        row = {"game": key.game, "seat": key.seat, "made": datetime.now(UTC), "data": json.dumps(data)}
        with suppress(Taken):
            await self.store.write((_ADD, [row]))
        _log.info("a game was analysed", extra={"game": key.game, "rollouts": data["rollouts"]})


# In words


_NOTHING: Final[AnalysisView] = {
    "state": "none",
    "done": 0,
    "total": 0,
    "headline": "",
    "judged": [],
    "costliest": [],
    "how": [],
}


def analysis_view(analysis: Analysis, lang: str) -> AnalysisView:
    """Give an analysis for the page of a game."""
    total = len(analysis.judged)
    return {
        "state": "done",
        "done": total,
        "total": total,
        "headline": headline(analysis, lang),
        "judged": [judged_view(one, lang) for one in analysis.judged],
        "costliest": [analysis.judged.index(one) for one in analysis.costliest],
        "how": how(analysis, lang),
    }


def judged_view(one: Judged, lang: str) -> JudgedView:
    """Give a decision as the coach sees it."""
    graded = one.better is not None
    return {
        "at": one.at,
        "turn": one.turn,
        "coins": one.coins,
        "done": deed(one.did, one.done, lang),
        "chance": round(100 * one.chance.share),
        "low": round(100 * one.chance.low),
        "high": round(100 * one.chance.high),
        "grade": one.grade,
        "better": deed(one.did, one.better.name, lang) if one.better is not None else "",
        "gain": "{gain} ± {error}".format(**by_how_much(one, lang)) if graded else "",
        "sentence": sentence(one, lang) if graded else "",
        "why": why(one, lang) if graded else "",
    }
