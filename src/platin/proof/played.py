"""What a game that was played for its proof was like."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Played:
    """How far a game came, which questions were asked, and what was done with which cards."""

    decisions: int = 0
    finished: bool = False
    asked: Counter[str] = field(default_factory=Counter)
    # Empty if there was no log.
    done: Counter[str] = field(default_factory=Counter)
