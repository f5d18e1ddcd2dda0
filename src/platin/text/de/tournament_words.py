"""What tournaments say, in German."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
