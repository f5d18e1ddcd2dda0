"""A plugin of mypy: all modules that are compiled depend on each other, so that mypyc knows them all before it writes.

mypyc goes through the program by what imports what. Told that it sees everything, it takes the subclasses of those
modules that it has come to for all there are. As one circle of imports the modules are taken together.
"""

from __future__ import annotations

from mypy.nodes import MypyFile
from mypy.plugin import Plugin

MODULES: list[str] = []
"""The names of the modules, set by `tools.compile` before it begins."""

_SUPERFICIAL = 10
"""How mypy weighs a dependency that is no import; the weight that mypyc itself gives to modules of one library."""


class OneProgram(Plugin):
    """Adds the dependencies."""

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        return [(_SUPERFICIAL, name, -1) for name in MODULES] if file.fullname in MODULES else []


def plugin(_version: str) -> type[Plugin]:
    """Give the plugin, as mypy asks for it."""
    return OneProgram
