"""Errands: work that a server has done beside it, by a process of its own that it starts.

What is wanted comes in as a line of JSON. Lines of JSON go out while it works, and `{"found": ...}` in the end. It
takes what others leave of the processor, and ends when nobody waits for it any more.
"""

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final

_NICE: Final = 10


def run(work: Callable[[dict[str, Any], int], dict[str, Any]]) -> None:
    """Do what is asked for; the work is told which process waits for it."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    parent = os.getppid()
    found = work(json.loads(sys.stdin.readline()), parent)
    tell(found=found)


def tell(**said: object) -> None:
    """Say something to whoever waits."""
    print(json.dumps(said), flush=True)


def end_if_alone(parent: int) -> None:
    """End this process if the one that started it has ended; 0: nobody has started it."""
    if parent and os.getppid() != parent:
        sys.exit(1)
