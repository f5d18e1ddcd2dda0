"""The game's own source of chance: two small generators combined (L'Ecuyer 1988), all in 31 bit numbers.

The same numbers come out interpreted and compiled, on every machine. The state is two ints that
live in the `GameState`; `pack` and `unpack` make them one.
"""

from typing import Final

from platin.engine.compiler import i64

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
_HALF: Final = 0xFFFFFFFF


def seeded(seed: int) -> tuple[int, int]:
    """Spread a seed over both generators, so that neighbouring seeds give unrelated games.

    That is the mixer of SplitMix64, on numbers of 64 bits without a sign: in halves, for integers of the machine.
    """
    high: i64 = (seed + 1) >> 32 & _HALF
    low: i64 = (seed + 1) & _HALF
    high, low = product(high, low, 0x9E3779B9, 0x7F4A7C15)
    high, low = product(high ^ high >> 30, low ^ (high << 2 & _HALF | low >> 30), 0xBF58476D, 0x1CE4E5B9)
    high, low = product(high ^ high >> 27, low ^ (high << 5 & _HALF | low >> 27), 0x94D049BB, 0x133111EB)
    low ^= high << 1 & _HALF | low >> 31
    high ^= high >> 31
    return low % (M1 - 1) + 1, high % (M2 - 1) + 1


def product(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """Multiply two numbers of 64 bits, each in two halves, and leave out what is above 64 bits."""
    first: i64 = low * (by_low & 0xFFFF)
    second: i64 = low * (by_low >> 16) + (first >> 16)
    above: i64 = (second >> 16) + lower_half(low, by_high) + lower_half(high, by_low)
    return above & _HALF, (second & 0xFFFF) << 16 | first & 0xFFFF


def lower_half(one: i64, two: i64) -> i64:
    """Multiply two halves, and leave out what is above 32 bits; nothing on the way has more than 63."""
    return ((one & 0xFFFF) * two + ((one >> 16) * (two & 0xFFFF) << 16)) & _HALF


def pack(s1: int, s2: int) -> int:
    """Make one int of the two generator states."""
    return s1 << 31 | s2


def unpack(state: int) -> tuple[int, int]:
    """Undo `pack`."""
    return state >> 31, state & 0x7FFFFFFF
