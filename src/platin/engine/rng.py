"""The game's own source of chance: two small generators combined (L'Ecuyer 1988), all in 31 bit numbers.

The same numbers come out interpreted and compiled, on every machine. The state is two ints that
live in the `GameState`; `pack` and `unpack` make them one.
"""

from typing import Final

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
_MIX: Final = 0x9E3779B97F4A7C15
_MASK: Final = (1 << 64) - 1


def seeded(seed: int) -> tuple[int, int]:
    """Spread a seed over both generators, so that neighbouring seeds give unrelated games."""
    z = (seed + 1) * _MIX & _MASK
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
    z ^= z >> 31
    return (z & 0xFFFFFFFF) % (M1 - 1) + 1, (z >> 32) % (M2 - 1) + 1


def pack(s1: int, s2: int) -> int:
    """Make one int of the two generator states."""
    return s1 << 31 | s2


def unpack(state: int) -> tuple[int, int]:
    """Undo `pack`."""
    return state >> 31, state & 0x7FFFFFFF
