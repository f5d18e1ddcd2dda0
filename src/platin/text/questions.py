"""Decisions as questions: the sentence, how many options to pick, and the words of each option.

The cards' own questions are among their words in `cards`, the general ones in `general`.
"""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from platin.text.cards import all_words
from platin.text.language import card_name, say, say_count
from platin.text.messages import general
from platin.text.words import Ask

if TYPE_CHECKING:
    from platin.session.question import Option, Question


@cache
def questions(lang: str) -> dict[str, str]:
    """Give the sentences of all questions in a language, by key."""
    return {**general.QUESTIONS.of(lang), **{key: ask.text(lang) for key, ask in _asks()}}


@cache
def option_labels(lang: str) -> dict[str, str]:
    """Give the words of all printed options in a language, by question and option."""
    labels: dict[str, str] = dict(general.OPTIONS.of(lang))
    for key, ask in _asks():
        labels |= {f"{key}.{option}": label.of(lang) for option, label in ask.options.items()}
    return labels


@cache
def decline_labels(lang: str) -> dict[str, str]:
    """Give the words for picking nothing in a language, by question; "" is for those that have none of their own."""
    own = {key: ask.none.of(lang) for key, ask in _asks() if ask.none is not None}
    return {**general.DECLINE.of(lang), **own}


def _asks() -> Iterator[tuple[str, Ask]]:
    """Give the questions of all cards by their keys: "oasis.discard"."""
    for card, words in all_words().cards.items():
        for word, ask in words.asks.items():
            yield f"{card}.{word}", ask


def prompt(question: "Question", lang: str) -> str:
    """Give the question of a decision. One without words is asked by the name of its card."""
    return worded(_situation(question), question.about, lang)


def worded(key: str, card: str, lang: str) -> str:
    """Give the sentence of a question by its key, about a card if there is one."""
    about = card_name(card, lang) if card else ""
    sentence = questions(lang).get(key)
    if sentence is None:
        sentence = say("question.unknown", lang)
    if "{about}" in sentence:
        return sentence.format(about=about)
    return say("question.about", lang, about=about, question=sentence) if about else sentence


def _situation(question: "Question") -> str:
    """Give the key of the sentence: a Buy phase may have come to where one can only play or only buy."""
    if question.key != "turn.buy":
        return question.key
    kinds = {option.kind for option in question.options}
    if not kinds & {"card", "mode"}:
        return "turn.buy_only"
    return "turn.buy" if kinds & {"pile", "landscape"} else "turn.play_only"


def asker(question: "Question", lang: str) -> str:
    """Give the name of the card or landscape that asks, and its number among equal ones; "" if the rules do."""
    if not question.source:
        return ""
    name = card_name(question.source, lang)
    nth = question.asking.nth if question.asking is not None else 0
    return say("numbered", lang, name=name, n=nth) if nth else name


def how_many(question: "Question", lang: str) -> str:
    """Say how many options an answer picks: "choose 2", "choose up to 3"."""
    low, high, total = question.low, question.high, len(question.options)
    if question.ordered:
        return say("pick.order", lang)
    if low == high:
        return say_count("pick.exactly", low, lang)
    if low > 0:
        return say("pick.range", lang, low=low, high=high)
    if high >= total and high > 1:
        return say("pick.any", lang)
    return say_count("pick.up_to", high, lang)


def option_label(option: "Option", question: "Question", lang: str, players: list[str] | None = None) -> str:
    """Give the words of an option."""
    kind, name = option.kind, option.name
    if kind == "mode":
        return mode_label(question.key, name, lang)
    if kind == "number":
        return name
    if kind == "seat":
        return players[int(name)] if players is not None else say("seat", lang, n=int(name) + 1)
    # Abilities of one name that differ: the second Quartermaster, the Hasty Smithy.
    _, _, which = name.partition("#")
    if which.isdigit():
        return say("numbered", lang, name=card_name(name, lang), n=which)
    if which:
        return say("in_force.about", lang, name=card_name(name, lang), about=card_name(which, lang))
    return card_name(name, lang)


def mode_label(key: str, mode: str, lang: str) -> str:
    """Give the words of a printed option of a question, or of yes and no."""
    labels = option_labels(lang)
    return labels.get(f"{key}.{mode}") or labels.get(mode) or mode.replace("_", " ")


def decline_label(key: str, lang: str) -> str:
    """Give the words for picking nothing at a question."""
    words = decline_labels(lang)
    return words.get(key, words[""])
