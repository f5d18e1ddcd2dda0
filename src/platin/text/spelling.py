"""Which names a misspelt one could stand for: few, near it, and in the language of the nearest."""

from collections.abc import Iterable
from typing import Final, NamedTuple

# One letter in so many may be wrong; and so many letters of a longer name are a beginning to go by.
_LETTERS_AN_EDIT: Final = 3
_BEGINNING: Final = 3
# An edit counts this much; another first letter besides, since people seldom get that wrong, counts less.
_EDIT: Final = 2
_OTHER_FIRST: Final = 1


class Called(NamedTuple):
    """A name: as it is compared, as it is shown, its language, and what it is the name of."""

    form: str
    shown: str
    lang: str
    ident: str


def resembling(form: str, names: Iterable[Called], most: int = 3) -> list[str]:
    """Give the names that resemble a form, one of each card: the nearest, then those of its language."""
    ranked = [(rank, name) for name in names if (rank := _rank(form, name.form)) is not None]
    if not ranked:
        return []
    best, nearest = min(ranked)
    # What is further off than one more edit is not meant when there is something as near as that.
    near = [(rank > best, name.lang != nearest.lang, rank, name) for rank, name in ranked if rank <= best + _EDIT]
    found: dict[str, str] = {}
    for _, _, _, name in sorted(near):
        found.setdefault(name.ident, name.shown)
    return list(dict.fromkeys(found.values()))[:most]


def _rank(form: str, other: str) -> int | None:
    """Give how far a name is from a form, lower for nearer; None if it is too far to be meant."""
    if len(form) >= _BEGINNING and other.startswith(form):
        return _EDIT
    limit = max(1, len(form) // _LETTERS_AN_EDIT)
    if abs(len(form) - len(other)) > limit:
        return None
    edits = distance(form, other)
    if edits > limit:
        return None
    return edits * _EDIT + (_OTHER_FIRST if form[:1] != other[:1] else 0)


def distance(one: str, two: str) -> int:
    """Count the letters to put in, take out, change or exchange with their neighbour to make one text of another."""
    before: list[int] = []
    last = list(range(len(two) + 1))
    for i, letter in enumerate(one, 1):
        row = [i]
        for j, other in enumerate(two, 1):
            edits = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == two[j - 2] and one[i - 2] == other:
                edits = min(edits, before[j - 2] + 1)
            row.append(edits)
        before, last = last, row
    return last[-1]
