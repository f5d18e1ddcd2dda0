"""The shape of words, of cards and of messages, with both languages beside each other.

Wherever two strings stand for one thing, the first is English and the second German. Neither can be left out: all
that is said is written once for each language, or it does not pass the type checker. The words themselves are in
`cards`, and in `messages` what no card says.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Generic, Literal, NamedTuple, TypeVar

T = TypeVar("T")

LANGUAGES: Final = ("en", "de")

LINE: Final = "—"
"""A line of its own in a text: what follows stands below the dividing line of the card."""

Gender = Literal["m", "f", "n", "pl", "adj"]
"""Of a German name: of a noun; "pl" if there is only a plural; "adj" for a Trait, which is an adjective."""


class UnknownLanguage(ValueError):
    """A language that there are no words in. It says which there are."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"no words in {lang!r}: expected one of {', '.join(LANGUAGES)}")
        self.lang = lang


class Both(NamedTuple, Generic[T]):
    """The same in both languages: a sentence, or several words that mean the same."""

    en: T
    de: T

    def of(self, lang: str) -> T:
        """Give it in a language."""
        return self.de if lang == "de" else self.en


class Dictionary(Generic[T]):
    """What is said on one subject, by keys."""

    def __init__(self, words: Mapping[str, Both[T]]) -> None:
        self._en = {key: both.en for key, both in words.items()}
        self._de = {key: both.de for key, both in words.items()}

    def of(self, lang: str) -> dict[str, T]:
        """Give all of it in a language."""
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        return self._de if lang == "de" else self._en


class English(NamedTuple):
    """An English name."""

    name: str
    plural: str


class German(NamedTuple):
    """A German name. The plural of a Trait is its attributive form ("Billige")."""

    name: str
    plural: str
    gender: Gender


_NO_OPTIONS: Final[Mapping[str, Both[str]]] = MappingProxyType({})


class Ask(NamedTuple):
    """A question: its sentence, its printed options by their key, and the words for choosing nothing if it has any."""

    en: str
    de: str
    options: Mapping[str, Both[str]] = _NO_OPTIONS
    none: Both[str] | None = None

    def text(self, lang: str) -> str:
        """Give the sentence in a language."""
        return self.de if lang == "de" else self.en


class Source(NamedTuple):
    """A place in a rulebook.

    `book` is one of `sources.BOOKS`, `place` one of `sources.CHAPTERS` or the id of a card or pile; "" is what the
    rulebook says of the ruling's own card. `examples` are the worked examples that show it, as
    `platin scenario coverage` counts them.
    """

    book: str
    place: str = ""
    examples: tuple[str, ...] = ()


class Ruling(NamedTuple):
    """One checkable statement of a rulebook, in our own words.

    `word` tells it from the others of its card; `edition` is the print that it concerns if not all of them. `card`
    is filled in when it is read: the id of its card, with "@2" for the second print alone, or "" for a general rule.
    """

    word: str
    source: Source
    en: str
    de: str
    edition: int = 0
    card: str = ""

    @property
    def id(self) -> str:
        """Identify it among all rulings: "oasis.the-drawn-card-too"."""
        return f"{self.card.partition('@')[0] or 'rule'}.{self.word}"

    def text(self, lang: str) -> str:
        """Give the statement in a language."""
        return self.de if lang == "de" else self.en


_NO_ASKS: Final[Mapping[str, Ask]] = MappingProxyType({})
_NO_LATER: Final[Mapping[int, Both[str]]] = MappingProxyType({})


class Counted(NamedTuple):
    """What the points of a card are counted from, "{n} cards in the deck": one of it, and any other number."""

    one: Both[str]
    many: Both[str]

    def text(self, n: int, lang: str) -> str:
        """Say it of a number in a language."""
        return (self.one if n == 1 else self.many).of(lang).format(n=n)


class Words(NamedTuple):
    """All words of a card or landscape.

    `picture` shows what the name says; its own name tells where it is from (see `pictures`).
    A text has one instruction a line; `later` has the texts of the prints that came after the first, by their
    number. `asks` has its questions by the word that its class asks them with, `aliases` are other names in print,
    misprints among them.
    """

    id: str
    en: English
    de: German
    picture: str
    text: Both[str]
    later: Mapping[int, Both[str]] = _NO_LATER
    asks: Mapping[str, Ask] = _NO_ASKS
    rulings: tuple[Ruling, ...] = ()
    aliases: tuple[str, ...] = ()
    counted: Counted | None = None


class PileWords(NamedTuple):
    """What a mixed pile is called, and its picture; what it says are the names of its cards."""

    id: str
    en: str
    de: str
    picture: str
    aliases: tuple[str, ...] = ()


class ChoiceWords(NamedTuple):
    """What is said of a choice before the game.

    `id` is that of its card and its own ("black_market.deck"); what all landscapes of a kind ask for goes by the kind
    ("trait.pile"). {card} is the card or landscape that asks for it, {pick} what was picked, {cards} all of it.
    `label` names it in a word or two, `title` with its card. `by_chance` tells that chance has picked, `refused` that
    something cannot be picked. `typed` are the words before a colon in a list, or in brackets behind a pick, the usual
    one first. `marker` tells what to mark the pile with, if the box has something for it.
    """

    id: str
    label: Both[str]
    title: Both[str]
    by_chance: Both[str]
    refused: Both[str]
    typed: Both[tuple[str, ...]] = Both((), ())
    marker: Both[str] | None = None


class OptionWords(NamedTuple):
    """What is said of an option of the table: its name, what it means, that it is used or not, and how it is typed."""

    id: str
    name: Both[str]
    title: Both[str]
    used: Both[str]
    unused: Both[str]
    typed: Both[tuple[str, ...]]
    """Words for it in lists and wishes. A list is written with the first one."""


class CardText(NamedTuple):
    """Name, plural and text of a card in one language, and the gender of a German name."""

    name: str
    plural: str
    text: str
    gender: str = ""
