"""Speaking: which language, messages by their key, lists of names. What needs no card, so that it loads at once."""

import os
from collections.abc import Mapping, Sequence
from typing import Protocol

from platin.text.messages import general
from platin.text.words import LANGUAGES, Dictionary, UnknownLanguage


class Sayable(Protocol):
    """Anything that can tell itself in a language."""

    def say(self, lang: str) -> str:
        """Tell it."""
        ...


class Messages:
    """What a part of the program says: the messages of its subjects, and the general ones where they have none."""

    def __init__(self, *subjects: Dictionary[str]) -> None:
        self.subjects = (*subjects, general.WORDS)

    def __call__(self, key: str, lang: str, **values: object) -> str:
        """Give a message in a language."""
        for subject in self.subjects:
            words = subject.of(lang)
            if key in words:
                return words[key].format(**values)
        raise KeyError(key)

    def __contains__(self, key: str) -> bool:
        return any(key in subject.of("en") for subject in self.subjects)


say = Messages()
"""Give a message of the general ones: say("error", "de", message=...)."""


def say_count(key: str, n: int, lang: str, **values: object) -> str:
    """Give a message that depends on a number, in the singular or plural."""
    return say(f"{key}.one" if n == 1 else f"{key}.many", lang, n=n, **values)


def choose_language(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """Give the language to speak: the wanted one, else that of PLATIN_LANG or of the locale, else English."""
    if wanted:
        if wanted not in LANGUAGES:
            raise UnknownLanguage(wanted)
        return wanted
    environ = os.environ if environ is None else environ
    for name in ("PLATIN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            # The first variable that is set decides, as for every locale.
            lang = value.casefold()[:2]
            return lang if lang in LANGUAGES else "en"
    return "en"


def either(names: Sequence[str], lang: str) -> str:
    """List names of which one is meant: "Mine, Moat or Mint"."""
    return _joined(names, "either", lang)


def listed(names: Sequence[str], lang: str) -> str:
    """List names that all count: "Mine, Moat and Mint"."""
    return _joined(names, "listed", lang)


def _joined(names: Sequence[str], key: str, lang: str) -> str:
    if len(names) < 2:
        return "".join(names)
    return say(key, lang, first=", ".join(names[:-1]), last=names[-1])
