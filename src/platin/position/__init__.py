"""Positions: any table in a few lines of YAML, read and written."""

from platin.position.compare import differences
from platin.position.nodes import FormatError, ImpossiblePosition
from platin.position.reader import read_position
from platin.position.writer import write_position

__all__ = ["FormatError", "ImpossiblePosition", "differences", "read_position", "write_position"]
