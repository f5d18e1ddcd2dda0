"""Positions: any table in a few lines of YAML, read and written."""

from platin.position.nodes import FormatError
from platin.position.reader import read_position

__all__ = ["FormatError", "read_position"]
