"""The grammar that messages with cards in them need: number, article, case, lists of cards.

German names keep their gender and plural in `CardText`; the declined forms are made here.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from platin.text.messages import general
from platin.text.names import display, texts
from platin.text.speech import choose_language, say, say_count
from platin.text.words import LANGUAGES, CardText, UnknownLanguage

__all__ = [
    "LANGUAGES",
    "Mark",
    "UnknownLanguage",
    "a_card",
    "card_list",
    "card_name",
    "choose_language",
    "plain_key",
    "pronouns",
    "say",
    "say_count",
    "the_card",
    "your_card",
]

_INDEFINITE: Final = {
    "m": {"nom": "ein", "acc": "einen", "dat": "einem"},
    "f": {"nom": "eine", "acc": "eine", "dat": "einer"},
    "n": {"nom": "ein", "acc": "ein", "dat": "einem"},
}
_DEFINITE: Final = {
    "m": {"nom": "der", "acc": "den", "dat": "dem"},
    "f": {"nom": "die", "acc": "die", "dat": "der"},
    "n": {"nom": "das", "acc": "das", "dat": "dem"},
    "pl": {"nom": "die", "acc": "die", "dat": "den"},
}


# Words that stand for a card, by its gender. A name in the plural is spoken of as the card that it is.
_STANDING_FOR: Final = {
    "m": {"it": "er", "It": "Er", "it_acc": "ihn", "That": "Der", "That_acc": "Den"},
    "f": {"it": "sie", "It": "Sie", "it_acc": "sie", "That": "Die", "That_acc": "Die"},
    "n": {"it": "es", "It": "Es", "it_acc": "es", "That": "Das", "That_acc": "Das"},
    "": {"it": "it", "It": "It", "it_acc": "it", "That": "It", "That_acc": "it"},
}


# Marks a card's name, declined or in the plural, in the midst of words: gets its key and what is said.
Mark = Callable[[str, str], str]


def unmarked(_: str, said: str) -> str:
    """Say a name as it is."""
    return said


def plain_key(key: str) -> str:
    """Give the key of the card that an effect or a numbered ability belongs to: "horse_traders.return", "moat#2"."""
    return key.partition("#")[0].partition(".")[0]


def card_name(key: str, lang: str) -> str:
    """Give the name of a card, landscape, pile, mat or token; the second print goes by the same name as the first."""
    key = plain_key(key)
    things = general.THINGS.of(lang)
    if key in things:
        return things[key]
    text = texts(lang).get(key)
    return text.name if text is not None else display(key.partition("@")[0], lang)


def a_card(key: str, lang: str, case: str = "acc", mark: Mark = unmarked) -> str:
    """Give a card's name with the indefinite article: "a Village", "einen Markt"."""
    name = card_name(key, lang)
    if lang == "en":
        # "Uni" and "Eu" are spoken with a consonant.
        vowel = name[0] in "AEIOU" and not name.startswith(("Uni", "Eu"))
        return f"an {mark(key, name)}" if vowel else f"a {mark(key, name)}"
    text = texts(lang).get(plain_key(key))
    if text is None or text.gender not in _INDEFINITE:
        return mark(key, name)
    return f"{_INDEFINITE[text.gender][case]} {mark(key, _after_ein(text, case))}"


def the_card(key: str, lang: str, case: str = "acc", mark: Mark = unmarked) -> str:
    """Give a card's name with the definite article: "the Village", "den Markt"."""
    if lang == "en":
        return f"the {mark(key, card_name(key, lang))}"
    text = texts(lang).get(plain_key(key))
    if text is None or text.gender not in _DEFINITE:
        return mark(key, card_name(key, lang))
    return f"{_DEFINITE[text.gender][case]} {mark(key, _after_der(text, case))}"


def your_card(key: str, lang: str, mark: Mark = unmarked) -> str:
    """Give a card's name as that of the one who is spoken to, as a subject: "your Village", "dein Markt"."""
    if lang == "en":
        return f"your {mark(key, card_name(key, lang))}"
    text = texts(lang).get(plain_key(key))
    if text is None:
        return mark(key, card_name(key, lang))
    return f"{'dein' if text.gender in ('m', 'n') else 'deine'} {mark(key, _noun(text))}"


def pronouns(key: str, lang: str) -> dict[str, str]:
    """Give the words that stand for a card, for a message with places for them; without a key for "die Karte"."""
    if lang == "en":
        return _STANDING_FOR[""]
    text = texts(lang).get(plain_key(key))
    gender = text.gender if text is not None else ""
    return _STANDING_FOR[gender if gender in ("m", "n") else "f"]


def card_list(keys: Iterable[str], lang: str, case: str = "acc", mark: Mark = unmarked) -> str:
    """Give cards as the object of a sentence: "a Village", "3 Coppers", "2 Coppers, 1 Estate"."""
    counts: dict[str, int] = {}
    for key in keys:
        counts[key] = counts.get(key, 0) + 1
    if list(counts.values()) == [1]:
        return a_card(next(iter(counts)), lang, case, mark)
    return ", ".join(f"{n} {mark(key, _counted(key, n, lang))}" for key, n in counts.items())


def _counted(key: str, n: int, lang: str) -> str:
    text = texts(lang).get(key)
    if text is None:
        return card_name(key, lang)
    if n > 1:
        return text.plural
    return _noun(text) if lang == "de" else text.name


def _noun(text: CardText) -> str:
    """Give a German name without the article that a few have as a part of them ("Ein Sack voll Gold")."""
    first, _, rest = text.name.partition(" ")
    return rest if first in ("Ein", "Eine") else text.name


def _after_ein(text: CardText, case: str) -> str:
    """Decline a German name as it stands after "ein"."""
    name = _noun(text)
    if case == "nom" or (text.gender != "m" and case == "acc"):
        return name
    if _adjective(text):
        return _with_ending(text, "en")
    return text.plural if text.gender == "m" and _weak(text) else name


def _after_der(text: CardText, case: str) -> str:
    """Decline a German name as it stands after "der"."""
    name = _noun(text)
    if text.gender == "pl":
        # Plural: an adjective ("Adelige") is declined weakly; a noun ("Höflinge") changes only in the dative.
        declined = name.endswith("ige") or (case == "dat" and not name.endswith(("n", "s")))
        return name + "n" if declined and not name.endswith("n") else name
    if _adjective(text):
        unchanged = case == "nom" or (text.gender != "m" and case == "acc")
        return _with_ending(text, "e" if unchanged else "en")
    return text.plural if text.gender == "m" and case != "nom" and _weak(text) else name


@cache
def _adjective(text: CardText) -> bool:
    """Tell whether a German name begins with an adjective: "Großer Markt", "Junge Hexe", "Kräuterkundiger"."""
    first, _, rest = text.name.partition(" ")
    plural = text.plural.partition(" ")[0]
    if text.gender == "f":
        return bool(rest) and first == plural and first.endswith("e")
    ending = "r" if text.gender == "m" else "s"
    return first == plural + ending and plural.endswith("e")


def _with_ending(text: CardText, ending: str) -> str:
    """Give a name that begins with an adjective, with another ending of that."""
    first, gap, rest = text.name.partition(" ")
    stem = first[:-1] if text.gender == "f" else first[:-2]
    return f"{stem}{ending}{gap}{rest}"


def _weak(text: CardText) -> bool:
    """Tell whether a masculine noun takes -en in all cases but the first: "den Bürokraten"."""
    return " " not in text.name and text.plural in (text.name + "en", text.name + "n")
