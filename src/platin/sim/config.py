"""What a simulation is: who plays what, how often, from which seed. Plain data that can go to any process."""

from dataclasses import asdict, dataclass
from typing import Any

from platin.bots.roster import find
from platin.engine.setup import Spec


@dataclass(frozen=True)
class Layout:
    """A table to be laid out: the fields of a `Spec` as plain data."""

    players: int
    kingdom: tuple[str, ...]
    landscapes: tuple[str, ...] = ()
    # Each Trait and its pile.
    traits: tuple[tuple[str, str], ...] = ()
    bane: str = ""
    colony: bool = False
    black_market: tuple[str, ...] = ()
    shelters: bool = False

    @classmethod
    def of(cls, spec: Spec) -> "Layout":
        """Take over what a `Spec` says."""
        return cls(
            spec.players,
            tuple(spec.kingdom),
            tuple(spec.landscapes),
            tuple(sorted(spec.trait_piles.items())),
            spec.bane,
            spec.colony,
            tuple(spec.black_market),
            spec.shelters,
        )

    def spec(self) -> Spec:
        """Give it as what can be laid out."""
        spec = Spec(self.players, list(self.kingdom))
        spec.landscapes = list(self.landscapes)
        spec.trait_piles = dict(self.traits)
        spec.bane = self.bane
        spec.colony = self.colony
        spec.black_market = list(self.black_market)
        spec.shelters = self.shelters
        return spec


@dataclass(frozen=True)
class Config:
    """A simulation. Together with the version of the program it fixes every game of it."""

    # Who plays, as `platin.bots.roster.find` understands it; as many as there are players.
    contestants: tuple[str, ...]
    layout: Layout
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
        data = asdict(self)
        data["contestants"] = list(self.contestants)
        data["layout"]["traits"] = dict(self.layout.traits)
        return {**data, "games": self.blocks * self.players}
