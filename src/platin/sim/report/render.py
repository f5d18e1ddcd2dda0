"""Pages from templates. What a person wrote (names of strategies and files) is escaped there and nowhere else."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from platin.sim.report.style import DARK, LIGHT, SERIES
from platin.sim.report.words import Words


def render(template: str, words: Words, **content: object) -> str:
    """Give a page that needs nothing else."""
    return _templates().get_template(template).render(words=words, **content)


@cache
def _templates() -> Environment:
    found = Environment(
        loader=PackageLoader("platin.sim.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    found.globals.update(light=LIGHT, dark=DARK, series=SERIES)
    return found
