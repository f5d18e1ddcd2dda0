"""What is said about names: the prints of a card, and names that nothing has."""

from typing import Final

from platin.text.words import Both, Dictionary

WANTED: Final[Dictionary[str]] = Dictionary(
    {
        "card": Both("a card", "eine Karte"),
        "landscape": Both("a landscape", "eine Querformatkarte"),
        "pile": Both("a pile", "ein Stapel"),
        "name": Both("a card or landscape", "eine Karte"),
    }
)
"""What a name was expected to name."""

NOT_FOUND: Final[Dictionary[str]] = Dictionary(
    {
        "card": Both("there is no card {name!r}", "unbekannt: {name!r}; erwartet: eine Karte"),
        "landscape": Both("there is no landscape {name!r}", "unbekannt: {name!r}; erwartet: eine Querformatkarte"),
        "pile": Both("there is no pile {name!r}", "unbekannt: {name!r}; erwartet: ein Stapel"),
        "name": Both("there is no card or landscape {name!r}", "unbekannt: {name!r}; erwartet: eine Karte"),
    }
)
"""That nothing of the wanted kind has a name."""

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "print": Both("{name} ({edition}E)", "{name} ({edition}. Auflage)"),
        "no_print": Both(
            "{name!r} has no print {edition} here", "{name!r} gibt es hier nicht in der Auflage {edition}"
        ),
        "other_kind": Both("{name!r} is {other}, not {wanted}", "{name!r} ist {other}; erwartet: {wanted}"),
        "to_come": Both("{name!r} is not implemented yet", "{name!r} ist noch nicht umgesetzt"),
        "perhaps": Both("{problem}; did you mean {names}?", "{problem}; gemeint: {names}?"),
        "or": Both("{first} or {last}", "{first} oder {last}"),
    }
)
