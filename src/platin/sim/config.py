"""What a simulation is: who plays what, how often, from which seed. Plain data that can go to any process."""

from dataclasses import dataclass
from typing import Any

from platin.bots.roster import find
from platin.engine.spec import Spec


@dataclass(frozen=True)
class Config:
    """A simulation. Together with the version of the program it fixes every game of it."""

    # Who plays, as `platin.bots.roster.find` understands it; as many as there are players.
    contestants: tuple[str, ...]
    layout: Spec
    # How many games at most; made up to whole blocks.
    games: int
    seed: int = 0
    # The games of a block share their shuffles; otherwise only the seats rotate.
    paired: bool = True
    # Keep what happened turn by turn, in sums (`observe`) or as raw rows.
    observe: bool = False
    rows: bool = False

    def __post_init__(self) -> None:
        if len(self.contestants) != self.layout.players:
            raise ValueError(f"{self.layout.players} players, but {len(self.contestants)} contestants")
        if self.games < 1:
            raise ValueError(f"at least one game, not {self.games}")
        if not 0 <= self.seed < 1 << 63:
            raise ValueError(f"a seed from 0 to 2**63 - 1, not {self.seed}")

    @property
    def players(self) -> int:
        """How many play; also the games of a block."""
        return len(self.contestants)

    @property
    def blocks(self) -> int:
        """How many blocks of games are played at most."""
        return -(-self.games // self.players)

    @property
    def mirror(self) -> bool:
        """Whether all contestants are the same one, by whatever name."""
        return len({find(text).text for text in self.contestants}) == 1

    def labels(self, lang: str = "") -> list[str]:
        """Name the contestants by their texts, or as people call them in a language; equal ones get numbers."""
        texts = [find(text).name(lang) for text in self.contestants] if lang else list(self.contestants)
        return [
            f"{text} ({texts[: at + 1].count(text)})" if texts.count(text) > 1 else text
            for at, text in enumerate(texts)
        ]

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "contestants": list(self.contestants),
            "layout": self.layout.as_data(),
            "games": self.blocks * self.players,
            "seed": self.seed,
            "paired": self.paired,
            "observe": self.observe,
            "rows": self.rows,
        }
