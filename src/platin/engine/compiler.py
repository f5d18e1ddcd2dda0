"""What the compiler knows and plain Python does not: integers of the machine, and hints about classes.

Where the engine is not compiled, they are any integers and no hints: nothing but the standard library is needed.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**hints: object) -> object:
        """Leave a class as it is."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
