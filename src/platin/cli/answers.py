"""What is typed in answer to a question: numbers or names of choices, in either language. Nothing is asked here."""

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from platin.session import CodedOption, Question
from platin.session.view import CostView
from platin.text.catalogue import find, normal, spelt_out
from platin.text.language import LANGUAGES, card_name, say, say_count
from platin.text.messages import general
from platin.text.names import texts
from platin.text.questions import how_many, mode_label, option_label
from platin.text.speech import either
from platin.text.words import Both

_COUNTED: Final = re.compile(r"^(\d+)\s*[x×*]?\s*(?=[^\W\d])(.+)$", re.IGNORECASE)
_TIMES: Final = re.compile(r"^(\d+)\s*[x×*]\s*(\d+)$", re.IGNORECASE)
_PLAYED: Final = ("card", "mode")
_BOUGHT: Final = ("pile", "landscape")
_MOST_WORDS: Final = 60
_TYPES: Final = ("action", "treasure", "victory", "curse")


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose, with the codes of all options that are the same to the one who chooses."""

    kind: str
    name: str
    label: str
    codes: tuple[int, ...]
    # What it may be called, reduced to letters and digits.
    called: frozenset[str]
    cost: str = ""


class Misread(ValueError):
    """An answer that cannot be understood or is not allowed, with a sentence that says what was expected."""


def choices_of(
    options: list[CodedOption], question: Question, lang: str, players: list[str], costs: dict[str, CostView]
) -> list[Choice]:
    """Give the choices of a question in the order in which they are numbered, equal options together."""
    equals: dict[tuple[str, str, bool], list[CodedOption]] = {}
    # Where one can pick from a hand as well, what lies in the deck stands apart.
    apart = any([option.zone == "hand" for option in options])
    for option in options:
        equals.setdefault((option.kind, option.name, apart and option.zone == "deck"), []).append(option)
    found = []
    for (kind, name, in_deck), equal in sorted(equals.items(), key=lambda group: group[0][2]):
        label = option_label(equal[0], question, lang, players)
        cost = costs.get(name) if kind in _BOUGHT else None
        shown = cost_text(cost, lang) if cost is not None else ""
        codes = tuple([option.code for option in equal])
        called = _called(kind, name, question, label)
        if in_deck:
            label = say("in_deck", lang, card=label)
            there = _letters(label)
            called = there if (kind, name, False) in equals else called | there
        found.append(Choice(kind, name, label, codes, called, shown))

    def order(choice: Choice) -> tuple[int, int, int, str]:
        if choice.kind == "card":
            kind, name = card_order(choice.name, lang)
            return 1, kind, 0, name
        if choice.kind in _BOUGHT:
            # The dearest first, because that is mostly looked for, and the Curse last.
            cost = costs.get(choice.name, CostView(0, 0, 0))
            coins = -cost.coins if choice.name != "curse" else 1
            return 2 + _BOUGHT.index(choice.kind), coins, -cost.potion, choice.label.casefold()
        if choice.kind == "name":
            return 4, 0, 0, choice.label.casefold()
        return 0, 0, 0, ""

    return sorted(found, key=order)


def card_order(key: str, lang: str) -> tuple[int, str]:
    """Sort cards as one holds them: Actions, Treasures, Victory cards, Curses, and by name."""
    entry = find(key.partition("@")[0])
    types = entry.types if entry is not None else ()
    kind = next((i for i, name in enumerate(_TYPES) if name in types), len(_TYPES))
    return kind, card_name(key, lang).casefold()


def cost_text(cost: CostView, lang: str) -> str:
    """Write a cost in as few letters as possible: "5", "3P"."""
    text = str(cost.coins) if cost.coins or not (cost.potion or cost.debt) else ""
    if cost.potion:
        text += say("potion_mark", lang) * cost.potion
    if cost.debt:
        text += f"{cost.debt}{say('debt_mark', lang)}"
    return text


def default_answer(choices: list[Choice], question: Question) -> list[int] | None:
    """Give what an empty line answers; None if something has to be typed."""
    if question.high == 0:
        return []
    if question.key == "turn.buy":
        for choice in choices:
            if choice.kind == "mode":
                return list(choice.codes)
        # Something could be played or bought: ending the phase must be meant.
        return None if any(choice.cost != "0" for choice in choices) else []
    if question.key.startswith("turn."):
        return None
    if question.ordered:
        return [code for choice in choices for code in choice.codes]
    return [] if question.low == 0 else None


def read_answer(text: str, choices: list[Choice], question: Question, lang: str) -> list[int]:
    """Find the options that a typed answer picks; raise `Misread` if it is none."""
    text = text.strip()
    if not text:
        default = default_answer(choices, question)
        if default is None and question.key.startswith("turn."):
            raise Misread(say("answer.empty_phase", lang))
        if default is None:
            raise Misread(say("answer.empty", lang, pick=how_many(question, lang)))
        return default
    picked = _picked(text, choices, question, lang)
    codes: list[int] = []
    for choice in picked:
        free = [code for code in choice.codes if code not in codes]
        if not free:
            raise Misread(say_count("answer.too_often", len(choice.codes), lang, card=choice.label))
        codes.append(free[0])
    if not question.low <= len(codes) <= question.high:
        raise Misread(say("answer.count", lang, pick=how_many(question, lang), n=len(codes)))
    return codes


def names_choice(text: str, choices: list[Choice]) -> bool:
    """Tell whether a text is the whole name of a choice."""
    return len(_by_name(text, choices, prefix=False)) > 0


def _picked(text: str, choices: list[Choice], question: Question, lang: str) -> list[Choice]:
    """Give the choices that a text names, one for each time it names them."""
    # Where numbers are to be chosen, 0 is one of them.
    if _is_word(text, general.NOTHING_WORDS) and not (text.isdecimal() and are_numbers(choices)):
        return []
    if _is_word(text, general.ALL_WORDS) and question.high > 1:
        return [choice for choice in choices for _ in choice.codes]
    # The words of an option may have commas of their own.
    whole = _by_name(text, choices, prefix=False)
    if len(whole) == 1:
        return whole
    picked: list[Choice] = []
    for part in re.split(r"[,;]", text):
        if part.strip():
            picked.extend(_part(part.split(), choices, lang))
    return picked


def _part(words: list[str], choices: list[Choice], lang: str) -> list[Choice]:
    """Read the words between two commas: one name of several words, or several names or numbers."""
    if len(words) > _MOST_WORDS:
        raise Misread(say("answer.unknown", lang, text=" ".join(words[:3]) + " …"))
    # How the words from each place on can be read, with as long names as possible.
    readings: dict[int, list[Choice]] = {len(words): []}
    for start in reversed(range(len(words))):
        for end in range(len(words), start, -1):
            if end in readings and start not in readings:
                with suppress(Misread):
                    readings[start] = [*_one(" ".join(words[start:end]), choices, lang), *readings[end]]
    if 0 in readings:
        return readings[0]
    for word in words:
        # Complain about the first word that is wrong by itself.
        _one(word, choices, lang)
    raise Misread(say("answer.unknown", lang, text=" ".join(words)))


def _one(text: str, choices: list[Choice], lang: str) -> list[Choice]:
    """Read one number or name, perhaps with how often it is meant."""
    if text.isdecimal():
        return [_by_number(text, choices, lang)]
    times = _TIMES.match(text)
    if times is not None:
        return [_by_number(times[2], choices, lang)] * _times(times[1])
    exact = _by_name(text, choices, prefix=False)
    if len(exact) == 1:
        return exact
    counted = _COUNTED.match(text)
    if counted is not None and not exact:
        return [_only(counted[2], choices, lang)] * _times(counted[1])
    return [_only(text, choices, lang)]


def _times(digits: str) -> int:
    """Read how often something is meant; more often than there are cards is all the same."""
    return int(digits) if len(digits) < 4 else 999


def are_numbers(choices: list[Choice]) -> bool:
    """Tell whether a number is to be chosen."""
    return bool(choices) and all(choice.kind == "number" for choice in choices)


def _by_number(text: str, choices: list[Choice], lang: str) -> Choice:
    """Find a choice by its number, or, where numbers are to be chosen, by its value."""
    if len(text) > 9:
        raise Misread(say("answer.unknown", lang, text=text[:9] + "…"))
    if are_numbers(choices):
        values = [int(choice.name) for choice in choices]
        if int(text) in values:
            return choices[values.index(int(text))]
        raise Misread(say("answer.number", lang, text=text, low=min(values), high=max(values)))
    if text == "0":
        raise Misread(say("answer.mixed", lang, text=text))
    if not choices:
        raise Misread(say("answer.unknown", lang, text=text))
    if not 1 <= int(text) <= len(choices):
        raise Misread(say("answer.number", lang, text=text, low=1, high=len(choices)))
    return choices[int(text) - 1]


def _only(text: str, choices: list[Choice], lang: str) -> Choice:
    """Find the one choice that a name means."""
    found = _by_name(text, choices, prefix=False) or _by_name(text, choices, prefix=True)
    if not found:
        raise Misread(say("answer.unknown", lang, text=text))
    if len(found) > 1:
        raise Misread(say("answer.ambiguous", lang, text=text, names=_either(found, lang)))
    return found[0]


def _by_name(text: str, choices: list[Choice], prefix: bool) -> list[Choice]:
    """Find the choices that a name, or the beginning of one, may mean."""
    kinds: tuple[str, ...] = ()
    verb, _, rest = text.partition(" ")
    if rest and _is_word(verb, general.PLAY_WORDS):
        kinds, text = _PLAYED, rest
    elif rest and _is_word(verb, general.BUY_WORDS):
        kinds, text = _BOUGHT, rest
    forms = {normal(text), spelt_out(text)} - {""}
    found = []
    for choice in choices:
        if kinds and choice.kind not in kinds:
            continue
        if prefix:
            if any(name.startswith(form) for form in forms for name in choice.called):
                found.append(choice)
        elif forms & choice.called:
            found.append(choice)
    return found


def _either(found: list[Choice], lang: str) -> str:
    """Name choices that an answer could mean, each as it would be typed."""
    both = {choice.kind for choice in found} > {"card"} and any(c.kind in _BOUGHT for c in found)
    names = []
    for choice in found[:4]:
        if both and choice.kind in (*_PLAYED, *_BOUGHT):
            word = say("play_word" if choice.kind in _PLAYED else "buy_word", lang)
            names.append(f"{word} {choice.label}")
        else:
            names.append(choice.label)
    return either(names, lang)


def _is_word(text: str, words: Both[tuple[str, ...]]) -> bool:
    """Tell whether a text is one of the words for something, in either language."""
    return any(text.casefold() in words.of(lang) for lang in LANGUAGES)


def _called(kind: str, name: str, question: Question, label: str) -> frozenset[str]:
    """Collect what a choice may be called, in both languages."""
    names = [label]
    for lang in LANGUAGES:
        if kind == "mode":
            names.append(mode_label(question.key, name, lang))
            names.append(name)
        elif kind not in ("number", "seat") and "#" not in name:
            names.append(card_name(name, lang))
            text = texts(lang).get(name)
            if text is not None:
                names.append(text.plural)
    if kind not in ("mode", "number", "seat") and "#" not in name:
        names.append(name)
        entry = find(name.partition("@")[0])
        names.extend(entry.aliases if entry is not None else ())
    return _letters(*names)


def _letters(*names: str) -> frozenset[str]:
    """Reduce names to letters and digits."""
    return frozenset({form for name in names for form in (normal(name), spelt_out(name))} - {""})
