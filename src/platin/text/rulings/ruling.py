"""The shape of a ruling."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ruling:
    """One checkable statement of a rulebook, in our own words in both languages.

    `card` is the id of the card, with "@2" if it concerns the second print only, or "" for a general rule.
    `source` names the rulebook and the place in it; "example A1" and the like are its worked examples.
    """

    id: str
    card: str
    source: str
    en: str
    de: str
