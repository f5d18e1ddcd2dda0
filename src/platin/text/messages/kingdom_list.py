"""What lists of kingdoms are written with, and what can be wrong with them."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary({"no": Both("no", "ohne")})

PROBLEMS: Final[Dictionary[str]] = Dictionary(
    {
        "kingdom": Both("{0} is no kingdom card", "{0} ist keine Königreichkarte"),
        "twice": Both("{0} is named twice", "{0} ist zweimal genannt"),
        "pile": Both(
            "{0} wants {1}: expected a pile of the list",
            "{0} will {1}: erwartet ist ein Stapel der Liste",
        ),
        "no choice": Both("there is nothing to choose for {0}", "für {0} gibt es nichts zu wählen"),
        "many": Both("one pick too many for {0}: {1}", "eine Wahl zu viel für {0}: {1}"),
        "edition": Both("there is no set {0!r}: expected {1}", "es gibt kein Set {0!r}: erwartet ist {1}"),
        "brackets": Both(
            "{0!r}: expected a name, with what is chosen for it if it asks for something",
            "{0!r}: erwartet ist ein Name, mit dem, was dafür gewählt ist, wenn er etwas verlangt",
        ),
    }
)
"""What is wrong; {0} and {1} are names of cards or a part of the list."""
