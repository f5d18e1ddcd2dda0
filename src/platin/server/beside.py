"""Work that is done beside the server: one thing at a time, each in a process of its own (`platin.mind.errand`).

Whatever goes wrong with one costs that one and nothing else.
"""

import asyncio
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

from platin.server.store import StoreError

# A process that takes so much longer than it was told is stuck.
_PATIENCE: Final = 5.0
_START_SECONDS: Final = 90.0
# A line of what it says may be as long as this, in bytes.
_LONGEST: Final = 1 << 22

Key = TypeVar("Key")
Work = TypeVar("Work")


class Queue(Generic[Key, Work]):
    """What waits to be done, in the order in which it came; who is one says how."""

    def __init__(self) -> None:
        self._waiting: dict[Key, Work] = {}
        self._wake = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to work."""
        self._worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop, and end the process that works."""
        if self._worker is not None:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker

    def add(self, key: Key, work: Work) -> None:
        """Have something done, after all that waits already."""
        self._waiting[key] = work
        self._wake.set()

    async def carry_out(self, key: Key, work: Work) -> None:
        """Do it."""
        raise NotImplementedError

    def failed(self, key: Key, error: Exception) -> None:
        """Hear that something could not be done."""
        raise NotImplementedError

    def over(self, work: Work) -> None:
        """Hear that something does not wait any more, whatever came of it."""

    async def _work(self) -> None:
        while True:
            while self._waiting:
                key, work = next(iter(self._waiting.items()))
                try:
                    await self.carry_out(key, work)
                except (OSError, ValueError, LookupError, TypeError, StoreError, TimeoutError) as error:
                    self.failed(key, error)
                finally:
                    del self._waiting[key]
                self.over(work)
            self._wake.clear()
            await self._wake.wait()


async def ask(
    module: str, wanted: dict[str, Any], seconds: float, hear: Callable[[dict[str, Any]], None] | None = None
) -> dict[str, Any]:
    """Have a module do an errand of about so many seconds, and give what it found; `hear` gets what it says meanwhile.

    The process ends when nobody waits for it any more.
    """
    return await asyncio.wait_for(_started(module, wanted, hear), _START_SECONDS + _PATIENCE * seconds)


async def _started(
    module: str, wanted: dict[str, Any], hear: Callable[[dict[str, Any]], None] | None
) -> dict[str, Any]:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=environ,
        limit=_LONGEST,
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(wanted).encode() + b"\n")
        await process.stdin.drain()
        async for line in process.stdout:
            said = json.loads(line)
            if "found" in said:
                found: dict[str, Any] = said["found"]
                return found
            if hear is not None:
                hear(said)
        raise ValueError("the process ended without having found anything")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
