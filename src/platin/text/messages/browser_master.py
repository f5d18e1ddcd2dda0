"""The opponent that masters any kingdom, in the browser."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "master.studying": Both("is studying this kingdom …", "studiert dieses Königreich …"),
    }
)
