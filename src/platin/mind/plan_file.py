"""The plan that a search has found, as an ordinary strategy file."""

from platin.mind.genome import strategy_of
from platin.mind.ground import Ground
from platin.mind.roles import BASIC
from platin.mind.search import Learnt
from platin.strategy.reader import StrategyFile
from platin.text.kingdom_list import kingdom_of
from platin.text.language import LANGUAGES
from platin.text.messages.mind import WORDS
from platin.text.names import display
from platin.text.numbers import number
from platin.text.speech import Messages

_MOST_NAMES = 3

tell = Messages(WORDS)


def plan_file(learnt: Learnt) -> StrategyFile:
    """Give the strategy with a name, the kingdom it is for, and how it was found."""
    strategy = strategy_of(learnt.plan, Ground(learnt.spec).roles)
    return StrategyFile(
        "",
        {lang: title_of(learnt, lang) for lang in LANGUAGES},
        {lang: _note(learnt, lang) for lang in LANGUAGES},
        kingdom_of(learnt.spec),
        strategy,
    )


def title_of(learnt: Learnt, lang: str) -> str:
    """Name a plan after the first of its cards that not every table has."""
    names = [name for name in learnt.plan.names() if name not in BASIC][:_MOST_NAMES]
    if not names:
        return tell("title.money", lang)
    return tell("title", lang, cards=", ".join([display(name, lang) for name in names]))


def _note(learnt: Learnt, lang: str) -> str:
    key = "note.cut" if learnt.cut else "note"
    return tell(key, lang, seed=learnt.seed, decisions=number(learnt.decisions, lang), games=number(learnt.games, lang))
