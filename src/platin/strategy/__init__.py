"""Strategies as files: read, checked, written in German or English, and the ones that are built in.

`read_file` and `read_text` give a `StrategyFile`, whose `strategy` a bot can play; what cannot be read raises
`StrategyError`, which says where and what was expected. `write_strategy` writes one in either language.
"""

from platin.strategy.complaint import StrategyError
from platin.strategy.reader import StrategyFile, read_file, read_text
from platin.strategy.writer import write_strategy

__all__ = ["StrategyError", "StrategyFile", "read_file", "read_text", "write_strategy"]
