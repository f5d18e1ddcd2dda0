"""The one place that turns words into keys of the library and back: names in German or English, lists of cards.

Names are read in any case, with or without umlauts, by id ("throne_room"), in the singular or plural. The second
print of a card is "Mine (2E)", "Mine (2. Auflage)" or "mine@2". Kingdoms are in `kingdom_list`.
"""

import re
from collections.abc import Collection
from functools import cache
from typing import Final, NamedTuple

from platin.cards import LIBRARY
from platin.text.cards import all_words
from platin.text.catalogue import CATALOGUE, Entry, find, normal, similar, spelt_out
from platin.text.messages import names
from platin.text.words import LANGUAGES, CardText

_PRINT: Final = re.compile(
    r"\s*(?:@(?P<at>\d)"
    r"|\((?P<n>\d)(?:\.|e|nd|st)?\s*(?:e|ed\.?|edition|print|auflage)?\)"
    r"|\((?P<word>third|dritte|second|zweite|first|erste)\s+(?:edition|print|auflage)\))\s*$",
    re.IGNORECASE,
)
_PRINTS: Final = {"first": 1, "erste": 1, "second": 2, "zweite": 2, "third": 3, "dritte": 3}
_COUNTED: Final = re.compile(r"^(?P<n>\d+)\s*(?:[x×*]\s*|\s)(?P<name>\S.*)$", re.IGNORECASE)
_LABELLED: Final = re.compile(r"^(?P<name>.*\S)\s*#(?P<label>\w+)$")


class UnknownName(ValueError):
    """A name that nothing playable has. It tells a misspelling from a card that is not implemented yet."""

    def __init__(self, name: str, wanted: str = "card") -> None:
        super().__init__(name)
        self.name = name
        self.wanted = wanted
        # What the name does name, if anything.
        self.entry: Entry | None = find(_split_print(name)[0])

    def __str__(self) -> str:
        return self.say("en")

    @property
    def suggestions(self) -> list[str]:
        """Playable names that resemble it; looked for only when somebody wants to know."""
        return [] if self.entry is not None else suggest(self.name, self.wanted)

    def say(self, lang: str) -> str:
        """Tell what is wrong, in a language."""
        words = names.WORDS.of(lang)
        if self.entry is not None:
            shown = self.entry.de if lang == "de" and self.entry.de else self.entry.en
            kinds = [kind for kind in _PLACES if self.entry.id in _PLACES[kind]]
            edition = _split_print(self.name)[1]
            if edition and (self.wanted in kinds or (kinds and self.wanted == "name")):
                return words["no_print"].format(name=shown, edition=edition)
            if kinds:
                wanted = names.WANTED.of(lang)
                return words["other_kind"].format(name=shown, other=wanted[kinds[0]], wanted=wanted[self.wanted])
            return words["to_come"].format(name=shown)
        problem = names.NOT_FOUND.of(lang)[self.wanted].format(name=self.name)
        close = self.suggestions
        if not close:
            return problem
        either = close[0]
        if len(close) > 1:
            either = words["or"].format(first=", ".join(close[:-1]), last=close[-1])
        return words["perhaps"].format(problem=problem, names=either)


# What is playable, by kind; and where a key of each wanted kind is looked for.
_PLACES: Final[dict[str, Collection[str]]] = {
    "card": LIBRARY.cards,
    "landscape": LIBRARY.landscapes,
    "pile": LIBRARY.piles,
}
_SEARCHED: Final[dict[str, tuple[Collection[str], ...]]] = {
    "card": (LIBRARY.cards,),
    "landscape": (LIBRARY.landscapes,),
    "pile": (LIBRARY.piles, LIBRARY.cards),
    "name": (LIBRARY.cards, LIBRARY.landscapes, LIBRARY.piles),
}


class Counted(NamedTuple):
    """Some copies of a card in a list, with the label that tells it from its equals ("" if none)."""

    copies: int
    key: str
    label: str = ""


def card_key(name: str) -> str:
    """Give the key of a card in the library."""
    return _key(name, "card")


def landscape_key(name: str) -> str:
    """Give the name of a landscape in the library."""
    return _key(name, "landscape")


def pile_key(name: str) -> str:
    """Give the name of a pile: of a special one ("loot"), or of a card that has a pile of its own."""
    return _key(name, "pile")


def any_key(name: str) -> str:
    """Give the key of a card, landscape or pile."""
    return _key(name, "name")


def find_key(name: str, wanted: str = "name") -> str:
    """Give the key of a "card", "landscape", "pile" or anything with a "name"; "" if there is none."""
    plain, edition = _split_print(name)
    for ident in _meanings(plain):
        key = ident if edition in (0, 1) else f"{ident}@{edition}"
        if any([key in place for place in _SEARCHED[wanted]]):
            return key
    return ""


def _key(name: str, wanted: str) -> str:
    key = find_key(name, wanted)
    if not key:
        raise UnknownName(name.strip(), wanted)
    return key


def says_print(name: str) -> bool:
    """Tell whether a name says which print of the card is meant."""
    return _split_print(name)[1] != 0


def is_print(key: str) -> bool:
    """Tell whether a key means a print of a card, and not a basic card as another card changes it (Charlatan)."""
    defn = LIBRARY.cards.get(key)
    return defn is None or defn.edition < 3 or defn.kingdom


def display(key: str, lang: str) -> str:
    """Give the name of a card, landscape or pile in a language, by its key."""
    plain, _, edition = key.partition("@")
    entry = _by_id().get(plain)
    name = plain if entry is None else entry.de if lang == "de" and entry.de else entry.en
    if not edition or not is_print(key):
        return name
    return names.WORDS.of(lang)["print"].format(name=name, edition=edition)


def display_plural(key: str, lang: str) -> str:
    """Give the plural of a card's name in a language, as far as it is known."""
    text = texts(lang).get(key)
    return text.plural if text is not None else display(key, lang)


def card_text(key: str, lang: str) -> str:
    """Give what a card or landscape says in a language; for a mixed pile the names of its cards, from the top down."""
    if key in LIBRARY.piles:
        members = dict.fromkeys(reversed(LIBRARY.piles[key].members))
        return "\n".join(display(member.partition("@")[0], lang) for member in members)
    text = texts(lang).get(key)
    return text.text if text is not None else ""


def parse_count(text: str) -> tuple[int, str]:
    """Split "3 Copper" or "3x Copper" into number and name; the number is 1 if there is none."""
    match = _COUNTED.match(text.strip())
    if match is None:
        return 1, text.strip()
    return int(match["n"]), match["name"].strip()


def parse_label(text: str) -> tuple[str, str]:
    """Split "Copper#1" into name and label."""
    match = _LABELLED.match(text.strip())
    return (match["name"], match["label"]) if match is not None else (text.strip(), "")


def split_list(text: str) -> list[str]:
    """Split a list at its commas; an empty text is an empty list."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


def parse_cards(text: str) -> list[Counted]:
    """Read a list of cards: "Militia, 3 Copper"."""
    found: list[Counted] = []
    for part in split_list(text):
        if not part:
            raise ValueError("an empty place in a list of cards: expected a card between the commas")
        count, name = parse_count(part)
        name, label = parse_label(name)
        found.append(Counted(count, card_key(name), label))
    return found


def format_cards(keys: list[str], lang: str) -> str:
    """Write a list of cards as `parse_cards` reads it, equal neighbours together."""
    parts: list[str] = []
    at = 0
    while at < len(keys):
        end = at
        while end < len(keys) and keys[end] == keys[at]:
            end += 1
        name = display(keys[at], lang)
        parts.append(name if end - at == 1 else f"{end - at} {name}")
        at = end
    return ", ".join(parts)


def suggest(name: str, wanted: str = "card", most: int = 3) -> list[str]:
    """Suggest playable names that resemble an unknown one, the best first."""
    return similar(name, [ident for place in _SEARCHED[wanted] for ident in place], most)


@cache
def texts(lang: str) -> dict[str, CardText]:
    """Give the texts of all cards in a language, by key."""
    found: dict[str, CardText] = {}
    for card, words in all_words().cards.items():
        name, plural, gender = words.de if lang == "de" else (*words.en, "")
        found[card] = CardText(name, plural, words.text.of(lang), gender)
        for edition, text in words.later.items():
            found[f"{card}@{edition}"] = CardText(name, plural, text.of(lang), gender)
    return found


def _split_print(name: str) -> tuple[str, int]:
    match = _PRINT.search(name)
    if match is None:
        return name.strip(), 0
    word = (match["word"] or "").casefold()
    edition = int(match["at"] or match["n"] or _PRINTS[word])
    return name[: match.start()].strip(), edition


@cache
def _by_id() -> dict[str, Entry]:
    return {entry.id: entry for entry in CATALOGUE}


def _meanings(name: str) -> list[str]:
    """Give the ids that a name can mean, the likeliest first."""
    index = _index()
    plain = normal(name)
    if plain in index:
        return index[plain]
    return _plurals().get(plain, [])


@cache
def _index() -> dict[str, list[str]]:
    index: dict[str, list[str]] = {}
    for own in (True, False):
        for entry in CATALOGUE:
            names = (entry.id, entry.en, entry.de) if own else entry.aliases
            for name in names:
                for form in (normal(name), spelt_out(name)):
                    if form and entry.id not in index.setdefault(form, []):
                        index[form].append(entry.id)
    return index


@cache
def _plurals() -> dict[str, list[str]]:
    index: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        for key, text in texts(lang).items():
            for form in (normal(text.plural), spelt_out(text.plural)):
                index.setdefault(form, []).append(key.partition("@")[0])
    for entry in CATALOGUE:
        for form in (entry.en + "s", entry.en + "es", entry.en[:-1] + "ies"):
            index.setdefault(normal(form), []).append(entry.id)
    return index
