"""The buffers of the encoder as NumPy arrays, and the spaces they are of."""

from typing import Any, Final

import numpy as np
from greenlet import getcurrent, greenlet
from gymnasium import spaces
from numpy.typing import NDArray

from platin.rl.catalogue import MOST, OTHERS, Catalogue
from platin.rl.desk import Desk, Words, mask_buffer
from platin.rl.encode import Encoder, bytes_buffer, numbers_buffer
from platin.rl.layout import BYTES, NUMBERS, Layout

Array = NDArray[Any]
Observation = dict[str, Array]

_MOST: Final = {BYTES: (0, 255), NUMBERS: (-32767, 32767)}


def observation_space(layout: Layout) -> spaces.Dict:
    """Give the space of observations, without the mask."""
    found: dict[str, spaces.Space[Any]] = {}
    for part in layout.parts.values():
        dtype = np.dtype(part.dtype)
        if part.ids:
            found[part.name] = spaces.MultiDiscrete(list(part.ids), dtype=part.dtype)
        else:
            low, high = _MOST[part.dtype]
            found[part.name] = spaces.Box(low, high, part.shape, dtype.type)
    return spaces.Dict(found)


def mask_space(catalogue: Catalogue) -> spaces.Box:
    """Give the space of masks."""
    return spaces.Box(0, 1, (catalogue.size,), np.int8)


def words_of(catalogue: Catalogue) -> Words:
    """Give the numbers of actions as a desk wants them."""
    begin = catalogue.begins
    abilities: dict[str, int] = {}
    for number, name in enumerate(catalogue.abilities):
        # A label has the name without the print.
        for form in (name, name.partition("@")[0]):
            abilities.setdefault(form, begin["ability"] + number)
    modes = {name: begin["mode"] + number for number, name in enumerate(catalogue.modes)}
    return Words(begin, modes, abilities, MOST)


class Buffers:
    """Room for the observations and masks of several games in a row, and a desk for each of them."""

    def __init__(self, layout: Layout, rows: int, skips: bool) -> None:
        catalogue = layout.catalogue
        self.layout: Final = layout
        self.rows: Final = rows
        sizes = layout.sizes
        # Kept: the arrays are views of these.
        self._bytes = bytes_buffer(sizes[BYTES] * rows)
        self._numbers = numbers_buffer(sizes[NUMBERS] * rows)
        self._mask = mask_buffer(catalogue.size * rows)
        self.bytes: Final[Array] = np.frombuffer(memoryview(self._bytes), np.uint8).reshape(rows, -1)
        self.numbers: Final[Array] = np.frombuffer(memoryview(self._numbers), np.int16).reshape(rows, -1)
        self.mask: Final[Array] = np.frombuffer(memoryview(self._mask), np.int8).reshape(rows, -1)
        words = words_of(catalogue)
        tokens = {name: bit for bit, name in enumerate(catalogue.player_tokens)}
        self.desks: Final[list[Desk]] = []
        for row in range(rows):
            encoder = Encoder(
                self._bytes,
                self._numbers,
                row * sizes[BYTES],
                row * sizes[NUMBERS],
                layout.starts,
                catalogue.card_index,
                catalogue.landscape_index,
                catalogue.question_index,
                catalogue.effect_index,
                tokens,
                layout.players,
            )
            begin = row * catalogue.size
            self.desks.append(Desk(words, encoder, self._mask, begin, OTHERS, skips, greenlet, getcurrent))
        self.views: Final = self._views()

    def _views(self) -> Observation:
        """Give the parts of the observations of all rows, as they lie in the buffers."""
        found: Observation = {}
        for part in self.layout.parts.values():
            of = self.bytes if part.dtype == BYTES else self.numbers
            found[part.name] = of[:, part.start : part.start + part.size].reshape(self.rows, *part.shape)
        return found

    def observation(self, row: int) -> Observation:
        """Copy one observation."""
        found: Observation = {}
        flat = {BYTES: self.bytes[row].copy(), NUMBERS: self.numbers[row].copy()}
        for part in self.layout.parts.values():
            found[part.name] = flat[part.dtype][part.start : part.start + part.size].reshape(part.shape)
        return found
