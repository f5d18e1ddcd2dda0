"""The recommended sets of all rulebooks, for the start page."""

from functools import cache
from typing import Final

from platin.server import wire
from platin.text.kingdoms import RecommendedSet, all_sets, box_title, find_set

# What the rulebook of the base game has a first game played with.
FIRST_GAME: Final = "First Game"


@cache
def sets(lang: str) -> wire.Sets:
    """Give all recommended sets, by rulebook."""
    first = find_set(FIRST_GAME)
    assert first is not None
    return {"first": first.id, "sets": [_set(one, lang) for one in all_sets()]}


def _set(one: RecommendedSet, lang: str) -> wire.SetView:
    return {
        "id": one.id,
        "name": one.name(lang),
        "rulebook": box_title(one.rulebook, lang),
        "boxes": [box_title(box, lang) for box in one.boxes if box != one.rulebook],
        "expansions": one.expansions,
        "cards": [one.key(ident) for ident in one.cards],
        "landscapes": list(one.landscapes),
        "picks": {owner: [one.key(ident) for ident in picks] for owner, picks in one.picks.items()},
        "missing": one.missing(),
    }
