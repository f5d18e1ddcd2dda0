"""What can be said at all: the questions that cards ask and the lines that a log can have, by key or in words.

An expectation that something was not asked or did not happen would hold for every misspelling, so it is checked here
that the words mean something.
"""

import re
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from platin.cards import LIBRARY
from platin.position.table import LETTERS
from platin.text.catalogue import normal
from platin.text.language import LANGUAGES, a_card, card_name, the_card
from platin.text.messages import general
from platin.text.names import display_plural, parse_cards, parse_count
from platin.text.questions import questions, worded

# Sentences about several entries of the log at once, and the one for what has no words: no entry has such a verb.
_NO_VERBS: Final = ("treasures", "bonus", "cleanup", "unknown")
_SHORT: Final = re.compile(r"^(?P<who>[A-F])\s+(?P<verb>[a-z_]+)(?:\s+(?P<cards>.*))?$", re.IGNORECASE)
# Other sentences for the question of the Buy phase, when one can only buy or only play; nobody is asked by these keys.
_BUY_PHASE: Final = ("turn.buy_only", "turn.play_only")
_PLACE: Final = re.compile(r"\{(\w+)[^}]*\}")


class Asked(NamedTuple):
    """A question that was put to a player."""

    key: str
    by: int
    about: str


# Questions


def question_keys() -> list[str]:
    """Give the keys of all questions."""
    return [key for key in questions("en") if key not in _BUY_PHASE]


def is_question(asked: Asked, text: str) -> bool:
    """Tell whether a text means a question: by its key, or by its words in either language."""
    return text.strip() == asked.key or normal(text) in _wordings(asked)


def check_question(text: str) -> None:
    """Refuse a text that means no question."""
    plain = text.strip()
    known = question_keys()
    if plain in known or any([pattern.match(normal(plain)) for pattern in _question_patterns()]):
        return
    close = get_close_matches(plain, [*known, *_sentences()], n=3)
    hint = f"did you mean {' or '.join(close)}?" if close else "platin scenario words CARD lists those of a card"
    raise ValueError(f"there is no question {plain!r}; {hint}")


def _wordings(asked: Asked) -> list[str]:
    keys = (asked.key, *_BUY_PHASE) if asked.key == "turn.buy" else (asked.key,)
    found = [questions(lang)[key] for lang in LANGUAGES for key in keys if key in questions(lang)]
    if asked.about:
        found.extend([worded(asked.key, asked.about, lang) for lang in LANGUAGES])
    return [normal(text) for text in found]


@cache
def _sentences() -> list[str]:
    return list(dict.fromkeys([sentence for lang in LANGUAGES for sentence in questions(lang).values()]))


@cache
def _question_patterns() -> list[re.Pattern[str]]:
    """Give what questions look like in words, whatever card they are about."""
    found: list[str] = []
    for lang in LANGUAGES:
        about: str = general.WORDS.of(lang)["question.about"]
        for sentence in questions(lang).values():
            found.extend([sentence, about.replace("{question}", sentence)])
    return [re.compile(f"^{'.+'.join([re.escape(normal(part)) for part in _split(text)])}$") for text in found]


def _split(template: str) -> list[str]:
    """Give the parts of a sentence between its gaps."""
    return _PLACE.sub("\0", template).split("\0")


# The log


def log_verbs() -> list[str]:
    """Give the verbs of the log."""
    verbs = [key for key in general.LOG.of("en") if "." not in key and key not in _NO_VERBS]
    return [*verbs, "gain_bought", *general.BONUS.of("en")]


def find_verb(word: str) -> str:
    """Give the verb that a word means, "reveal" or "reveals"; "" if it is none."""
    plain = word.casefold()
    verbs = log_verbs()
    return next((form for form in (plain, plain.removesuffix("s"), plain.removesuffix("es")) if form in verbs), "")


def check_line(line: str) -> None:
    """Refuse a line that no log can have, in short ("A reveals Copper") or as a sentence in either language."""
    short = _SHORT.match(line.strip())
    if short is not None and find_verb(short["verb"]) and not line.strip().endswith("."):
        if any([counted.label for counted in parse_cards(short["cards"] or "")]):
            raise ValueError(f"the log does not tell equal cards apart: expected no label in {line!r}")
        return
    for lang in LANGUAGES:
        for pattern, places in _line_patterns(lang):
            match = pattern.match(line.strip())
            if match is not None:
                for place, text in zip(places, match.groups(), strict=True):
                    _check_place(place, text, lang)
                return
    close = get_close_matches(short["verb"] if short is not None else "", log_verbs(), n=3, cutoff=0.7)
    hint = f"did you mean {' or '.join(close)}?" if close else f"expected a player and one of: {', '.join(log_verbs())}"
    raise ValueError(f"no log says {line!r}; {hint}")


@cache
def _line_patterns(lang: str) -> list[tuple[re.Pattern[str], list[str]]]:
    """Give what lines of the log look like, with the names of their gaps; the longest first, as they say the most."""
    found: list[tuple[re.Pattern[str], list[str]]] = []
    for _, sentence in sorted(general.LOG.of(lang).values(), key=lambda both: -len(both[1])):
        pattern = "(.+)".join([re.escape(part) for part in _split(sentence)])
        if "{verb}" not in sentence:
            found.append((re.compile(f"^{pattern}$", re.IGNORECASE), _PLACE.findall(sentence)))
    return found


def _check_place(place: str, text: str, lang: str) -> None:
    """Refuse what cannot stand in a gap of a sentence of the log."""
    if place in ("player", "other"):
        if text.upper() not in LETTERS:
            raise ValueError(f"expected a player, not {text!r}")
    elif place in ("cards", "name", "the_card", "source", "the_source"):
        for part in text.split(", "):
            _, name = parse_count(part)
            if normal(name) not in _forms(lang):
                close = get_close_matches(normal(name), _forms(lang), n=1)
                hint = f"; did you mean {_forms(lang)[close[0]]!r}?" if close else ""
                raise ValueError(f"expected cards as the log says them, not {part!r}{hint}")


@cache
def _forms(lang: str) -> dict[str, str]:
    """Give the forms in which the log says cards, by their normal form."""
    cards = general.WORDS.of(lang)["card.many"].replace("{n}", "").strip()
    one = general.WORDS.of(lang)["card.one"].replace("{n}", "").strip()
    found = {normal(form): form for form in (cards, one)}
    for key in (*LIBRARY.cards, *LIBRARY.landscapes, *LIBRARY.piles):
        forms = [card_name(key, lang), display_plural(key, lang)]
        if key in LIBRARY.cards:
            forms.extend([a_card(key, lang), the_card(key, lang)])
        found.update({normal(form): form for form in forms})
    return found
