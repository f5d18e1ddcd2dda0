"""A plugin of mypy: all modules that are compiled depend on each other, so that mypyc knows them all before it writes.

mypyc goes through the program by what imports what. Told that it sees everything, it takes the subclasses of those
modules that it has come to for all there are. As one circle of imports the modules are taken together.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy.nodes import CallExpr, ClassDef, MypyFile
from mypy.plugin import Plugin

MODULES: list[str] = []
"""The names of the modules, set by `tools.compile` before it begins."""

_SUPERFICIAL = 10
"""How mypy weighs a dependency that is no import; the weight that mypyc itself gives to modules of one library."""


def hand_down(files: Iterable[MypyFile]) -> None:
    """Let classes be acyclic whose base is: mypyc wants it said of each, and there are a thousand cards.

    The garbage collector passes over such classes, and what it would need of each is not made.
    """
    for file in files:
        for made in file.defs:
            if isinstance(made, ClassDef) and not made.decorators:
                hints = [hint for base in made.info.mro[1:] for hint in base.defn.decorators]
                said = [hint for hint in hints if isinstance(hint, CallExpr) and hint.arg_names == ["acyclic"]]
                made.decorators = list(said[:1])


class OneProgram(Plugin):
    """Adds the dependencies."""

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        return [(_SUPERFICIAL, name, -1) for name in MODULES] if file.fullname in MODULES else []


def plugin(_version: str) -> type[Plugin]:
    """Give the plugin, as mypy asks for it."""
    return OneProgram
