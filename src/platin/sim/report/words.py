"""The words of the reports, and the names of contestants and cards in them."""

from importlib.metadata import PackageNotFoundError, version

from platin.bots.roster import UnknownContestant, find
from platin.sim.config import Config
from platin.text.language import card_name
from platin.text.messages import report, tournament
from platin.text.numbers import Numbers


class Words(Numbers):
    """Speaks one language: messages, numbers, names."""

    def __init__(self, lang: str) -> None:
        self.words = {**report.WORDS.of(lang), **tournament.WORDS.of(lang)}
        super().__init__(lang)

    def __call__(self, key: str, **values: object) -> str:
        """Give a message."""
        return self.words[key].format(**values)

    def of(self, key: str, n: int) -> str:
        """Give the word for so many of a thing."""
        return self(f"{key}.one" if n == 1 else f"{key}.many")

    def card(self, key: str) -> str:
        """Name a card, landscape or pile."""
        return card_name(key, self.lang)

    def cards(self, keys: tuple[str, ...]) -> str:
        """Name cards, equal ones together: "2 × Silver, Smithy"."""
        counts: dict[str, int] = {}
        for key in keys:
            counts[key] = counts.get(key, 0) + 1
        return ", ".join(f"{n} × {self.card(key)}" if n > 1 else self.card(key) for key, n in counts.items())

    def program(self) -> str:
        """Name the program with its version, if it is installed."""
        try:
            return f"Platin {version('platin')}"
        except PackageNotFoundError:
            return "Platin"


def contestant_name(text: str, lang: str) -> str:
    """Name a contestant for people; by its text if it is no longer there."""
    try:
        return find(text).name(lang)
    except UnknownContestant:
        return text


def player_names(config: Config, lang: str) -> list[str]:
    """Name the contestants of a simulation; those of the same name get numbers."""
    names = [contestant_name(text, lang) for text in config.contestants]
    return numbered(names)


def numbered(names: list[str]) -> list[str]:
    """Give equal names numbers."""
    return [
        f"{name} ({names[: at + 1].count(name)})" if names.count(name) > 1 else name for at, name in enumerate(names)
    ]
