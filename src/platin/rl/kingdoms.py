"""Which kingdom the next game is played with: always the same, drawn anew, or that of a curriculum."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from platin.cards import LIBRARY
from platin.engine.setup import lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.kingdom import draw, prepare
from platin.kingdom.reading import is_random

# A kingdom by name, list or chance ("random"), or a table as it is.
Kingdom = str | Spec
# Gives the kingdom of an episode by its number, from 0, and a seed.
Curriculum = Callable[[int, int], Kingdom]


@dataclass(frozen=True)
class Stage:
    """A part of a curriculum: a kingdom, and for how many episodes."""

    kingdom: Kingdom
    episodes: int


class Kingdoms:
    """Gives the table of each episode."""

    def __init__(
        self,
        kingdom: Kingdom | Sequence[Stage] | Curriculum,
        players: int,
        expansions: str | Sequence[str] = (),
        wishes: str | Sequence[str] = (),
    ) -> None:
        self.players: Final = players
        self.expansions: Final = expansions if isinstance(expansions, str) else ", ".join(expansions)
        self.wishes: Final = wishes if isinstance(wishes, str) else ", ".join(wishes)
        self._kingdom: Final = kingdom
        # The one table there is, unless there are several.
        self.only: Final = self._spec(kingdom, 0) if isinstance(kingdom, str | Spec) and not _drawn(kingdom) else None

    def spec(self, episode: int, seed: int) -> Spec:
        """Give the table of an episode."""
        if self.only is not None:
            return self.only
        kingdom = self._kingdom
        if isinstance(kingdom, str | Spec):
            return self._spec(kingdom, seed)
        if callable(kingdom):
            return self._spec(kingdom(episode, seed), seed)
        for stage in kingdom:
            if episode < stage.episodes:
                return self._spec(stage.kingdom, seed)
            episode -= stage.episodes
        # The last stage goes on.
        return self._spec(kingdom[-1].kingdom, seed)

    def _spec(self, kingdom: Kingdom, seed: int) -> Spec:
        if isinstance(kingdom, Spec):
            return kingdom.for_players(self.players)
        if _drawn(kingdom):
            return draw(self.players, expansions=self.expansions, wishes=self.wishes, seed=seed).spec
        return _named(kingdom, self.players)


def _drawn(kingdom: Kingdom) -> bool:
    return isinstance(kingdom, str) and is_random(kingdom)


@lru_cache(maxsize=256)
def _named(kingdom: str, players: int) -> Spec:
    """Read a kingdom, once: a curriculum names the same ones again and again. A short list stays short."""
    return prepare(kingdom, players, fill=False).spec


@lru_cache(maxsize=256)
def laid_out(spec: Spec) -> GameState:
    """Give a table as it is laid out; the same for all games of it, so that little has to be found out again."""
    return lay_out(LIBRARY, spec)
