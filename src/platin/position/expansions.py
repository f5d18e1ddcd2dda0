"""Which expansion a position means by a name, in German or English."""

from difflib import get_close_matches
from functools import cache

from platin.text.catalogue import normal, spelt_out
from platin.text.language import LANGUAGES
from platin.text.messages import general


def expansion_key(name: str) -> str:
    """Give the key of an expansion by that key or by its name."""
    index = _index()
    for form in (normal(name), spelt_out(name)):
        if form in index:
            return index[form]
    close = dict.fromkeys([index[form] for form in get_close_matches(normal(name), index, n=3)])
    hint = f"did you mean {' or '.join(close)}?" if close else f"expected one of: {', '.join(general.SETS.of('en'))}"
    raise ValueError(f"there is no expansion {name!r}; {hint}")


@cache
def _index() -> dict[str, str]:
    index: dict[str, str] = {}
    for lang in LANGUAGES:
        for key, name in general.SETS.of(lang).items():
            for called in (key, name):
                index[normal(called)] = index[spelt_out(called)] = key
    return index
