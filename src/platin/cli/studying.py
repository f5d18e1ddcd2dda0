"""A Master at a table in the terminal: a kingdom that it does not know is studied before the game begins.

What was learnt to the end is kept among the files of the user, so that a kingdom is studied once.
"""

import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from platin.bots.roster import Contestant
from platin.cli.bar import Bar
from platin.cli.screen import Screen
from platin.engine.asking import Agent
from platin.engine.spec import Spec
from platin.strategy.contestants import MASTER
from platin.text.messages.studying import WORDS
from platin.text.names import display
from platin.text.numbers import number
from platin.text.speech import Messages

if TYPE_CHECKING:
    from platin.mind.search import Learnt, Progress
    from platin.mind.shelf import Kept

SECONDS: Final = 30.0
MOST_SECONDS: Final = 86_400
# So many cards of the best plan are named.
_NAMED: Final = 5
# In so many blocks a plan is tried out that somebody does not want to wait for.
_FEW_BLOCKS: Final = 15

tell: Final = Messages(WORDS)


def seated(bots: list[Contestant]) -> list[Contestant]:
    """Give the bots as they play with people: a Master looks ahead, for no longer than people like to wait."""
    return [replace(bot, make=_at_table) if bot.text == MASTER else bot for bot in bots]


def _at_table(seed: int) -> Agent:
    from platin.mind.master import at_table

    return at_table(seed)


def study(spec: Spec, bots: list[Contestant], seconds: float, screen: Screen, lang: str) -> None:
    """Have a plan for a table, if a Master sits there: from the shelf, from a file, or learnt now."""
    if not any([bot.text == MASTER for bot in bots]):
        return
    from platin.mind.shelf import SHELF

    if SHELF.find(spec) is not None:
        return
    kept = _filed(spec)
    if kept is None and seconds:
        kept = _studied(spec, seconds, screen, lang)
    if kept is not None:
        SHELF.put(kept)


def _studied(spec: Spec, seconds: float, screen: Screen, lang: str) -> "Kept | None":
    """Study a table, with a line that says how it goes. Ctrl-C ends that."""
    from platin.mind.master import size_here
    from platin.mind.shelf import CHECKED, Kept

    screen.line(tell("studies", lang, seconds=round(seconds)), indent=2)
    screen.flush()
    kept = None
    whole = False
    with suppress(KeyboardInterrupt), _Watched(seconds, lang) as watched:
        learnt, whole = _search(spec, seconds, watched)
        watched.checks()
        kept = Kept.of(learnt, min(CHECKED, size_here().final) if whole else _FEW_BLOCKS)
    if kept is None:
        screen.line(tell("nothing", lang), indent=2)
    elif kept.plan() is None:
        screen.line(tell("none", lang), indent=2)
    else:
        screen.line(tell("done" if whole else "cut", lang, games=number(kept.games, lang)), indent=2)
    if kept is not None and whole:
        _file(kept)
    return kept


def _search(spec: Spec, seconds: float, watched: "_Watched") -> "tuple[Learnt, bool]":
    """Search, and tell whether that came to its end; an interrupt counts as such if nothing was found before."""
    from platin.mind.crew import gather
    from platin.mind.master import SEED, size_here, so_far
    from platin.mind.search import Search

    crew = gather()
    search = Search(spec, SEED, crew, progress=watched, size=size_here())
    try:
        return search.run(seconds), True
    except KeyboardInterrupt:
        if watched.last is None:
            raise
        return so_far(search, watched.last, watched.passed), False
    finally:
        crew.close()


class _Watched(Bar):
    """The seconds that are left, and the best plan so far."""

    def __init__(self, seconds: float, lang: str) -> None:
        from rich.progress import BarColumn, ProgressColumn, Task
        from rich.text import Text

        watched = self

        class Left(ProgressColumn):
            """The seconds that are left. They pass also while there is nothing to tell."""

            def render(self, task: Task) -> Text:
                left = max(round(watched.seconds - watched.passed), 0)
                said = tell("left", lang, seconds=left) if left else tell("left.none", lang)
                return Text(said, style="progress.remaining")

        self.began = time.monotonic()
        self.seconds = seconds
        self.lang = lang
        self.last: Progress | None = None
        said = tell("best.none", lang)
        super().__init__(" ", BarColumn(20), Left(), "{task.fields[said]}", said=said)

    @property
    def passed(self) -> float:
        """How many seconds have passed."""
        return time.monotonic() - self.began

    def __call__(self, at: "Progress") -> None:
        """Show how far it has come, and the best plan so far."""
        from platin.mind.roles import BASIC

        self.last = at
        names = [display(name, self.lang) for name in at.best.names() if name not in BASIC][:_NAMED]
        said = tell("best", self.lang, plan=", ".join(names)) if names else tell("best.money", self.lang)
        self.bar.update(self.task, total=1.0, completed=at.share, said=said)

    def checks(self) -> None:
        """Say that the plan is being tried out now."""
        self.seconds = 0.0
        self.bar.update(self.task, total=1.0, completed=1.0, said=tell("checks", self.lang))


# Files


def _folder() -> Path:
    return Path(click.get_app_dir("platin")) / "plans"


def _filed(spec: Spec) -> "Kept | None":
    """Give the plan that was learnt for a table before; one that cannot be read any more is learnt again."""
    from yaml import YAMLError

    from platin.mind.shelf import key_of, read_kept

    with suppress(OSError, ValueError, LookupError, TypeError, YAMLError):
        kept = read_kept(_folder(), key_of(spec))
        if kept is not None and kept.can_be_read():
            return kept
    return None


def _file(kept: "Kept") -> None:
    """Keep a plan for the next game; without a place for it there is one the less."""
    from platin.mind.shelf import write_kept

    with suppress(OSError):
        _folder().mkdir(parents=True, exist_ok=True)
        write_kept(kept, _folder(), tell("title", "en"))
