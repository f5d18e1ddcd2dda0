"""The shape of a ruling."""

from dataclasses import dataclass

from platin.text.rulings.source import Source, cite


@dataclass(frozen=True, slots=True)
class Ruling:
    """One checkable statement of a rulebook, in our own words in both languages.

    `card` is the id of the card, with "@2" if it concerns the second print only, or "" for a general rule.
    """

    id: str
    card: str
    source: Source
    en: str
    de: str

    def text(self, lang: str) -> str:
        """Give the statement in a language."""
        return self.de if lang == "de" else self.en

    def citation(self, lang: str) -> str:
        """Say in a language where the statement comes from."""
        return cite(self.source, self.card, lang)
