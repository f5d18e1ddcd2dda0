"""What tournaments say, in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
