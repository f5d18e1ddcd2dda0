"""What lists of kingdoms are written with, and what can be wrong with them."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "bane": Both("Bane", "Bannstapel"),
        "market": Both("Black Market deck", "Schwarzmarktdeck"),
        "no": Both("no", "ohne"),
    }
)

PROBLEMS: Final[Dictionary[str]] = Dictionary(
    {
        "kingdom": Both("{0} is no kingdom card", "{0} ist keine Königreichkarte"),
        "twice": Both("{0} is named twice", "{0} ist zweimal genannt"),
        "pile": Both(
            "{0} lies on {1}: expected a pile of the list",
            "{0} liegt auf {1}: erwartet ist ein Stapel der Liste",
        ),
        "no trait": Both(
            "{0} lies on no pile: only a Trait does",
            "{0} liegt auf keinem Stapel: das tun nur Merkmale",
        ),
        "bane": Both(
            "{0} cannot be the Bane: expected a kingdom card costing 2 or 3",
            "{0} kann nicht die Bannkarte sein: erwartet ist eine Königreichkarte für 2 oder 3",
        ),
        "banes": Both("two Banes: {0} and {1}", "zwei Bannkarten: {0} und {1}"),
        "market": Both(
            "{0} cannot be in the Black Market deck: expected kingdom cards that are not used otherwise, and "
            "Black Market",
            "{0} kann nicht im Schwarzmarktdeck sein: erwartet sind unbenutzte Königreichkarten und der Schwarzmarkt",
        ),
        "brackets": Both(
            "{0!r}: expected a Trait with its pile or Young Witch with the Bane",
            "{0!r}: erwartet ist ein Merkmal mit seinem Stapel oder die Junge Hexe mit der Bannkarte",
        ),
    }
)
"""What is wrong; {0} and {1} are names of cards or a part of the list."""
