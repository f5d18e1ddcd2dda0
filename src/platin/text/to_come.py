"""The cards, landscapes and piles of Dominion that cannot be played here yet. Whoever adds one deletes its line."""

from typing import Final

LINES: Final = """\
"""
"""id|English|German|set|kind|coins|potion|debt|types|other names in print"""
