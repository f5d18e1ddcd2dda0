"""Answers in plain words: which options they mean, in German or English, and options in words."""

import re
from functools import cache
from typing import Final, NamedTuple, Protocol

from platin.engine.card import Card
from platin.engine.const import OPT_VALUE
from platin.engine.decision import Decision, IllegalAnswer
from platin.engine.state import GameState
from platin.position.table import LETTERS
from platin.session import CodedOption, Session
from platin.text.catalogue import normal, spelt_out
from platin.text.language import LANGUAGES
from platin.text.messages import general
from platin.text.names import UnknownName, any_key, display, find_key, parse_count, parse_label, split_list
from platin.text.questions import option_labels

PHASE_QUESTIONS: Final = ("turn.action", "turn.buy", "turn.night", "turn.end")
# The question before Clean-up, where a scenario holds: there is only one answer.
HELD: Final = "turn.end"

NOTHING: Final = ("nothing", "none", "nichts", "")
END_PHASE: Final = ("end phase", "phase beenden")
END_TURN: Final = ("end turn", "zug beenden")
TREASURES: Final = ("treasures", "geldkarten")
_YES_NO: Final = {"yes": "yes", "ja": "yes", "no": "no", "nein": "no"}
_ORDER: Final = re.compile(r"^(?:order|reihenfolge)\s*:\s*", re.IGNORECASE)
_VERB: Final = re.compile(r"^(?:(?P<play>play|spiele?)|buy|kaufe?)\s+", re.IGNORECASE)
_PLAYED: Final = ("card",)
_BOUGHT: Final = ("pile", "landscape")


# The cards that a position labels, by name and label.
Labels = dict[tuple[str, str], Card]
NO_LABELS: Final[Labels] = {}


class Pending(Protocol):
    """Where a question waits to be answered: a session, or a game in which an agent is asked."""

    decision: Decision | None

    @property
    def state(self) -> GameState:
        """The table as it lies now."""

    def options(self) -> list[CodedOption]:
        """Give the options of the pending decision."""


class NoSuchAnswer(ValueError):
    """An answer that the pending question does not allow, or that can mean two things."""


class Word(NamedTuple):
    """A member of an answer: how many of what, of which kinds of option, which of equal ones."""

    copies: int
    name: str
    kinds: tuple[str, ...]
    label: str


def parse_word(text: str) -> Word:
    """Take a member of an answer apart: "play Smithy", "2 Copper", "Quartermaster#2"."""
    verb = _VERB.match(text)
    kinds: tuple[str, ...] = ()
    if verb is not None:
        kinds = _PLAYED if verb["play"] else _BOUGHT
        text = text[verb.end() :]
    copies, name = parse_count(text)
    name, label = parse_label(name)
    return Word(copies, name, kinds, label)


def matching(session: Pending, word: Word, labels: Labels = NO_LABELS) -> list[CodedOption]:
    """Give the options of the pending question that a word means; raise `NoSuchAnswer` if it is no word."""
    decision = session.decision
    if decision is None:
        return []
    options = session.options()
    if word.name.casefold() in TREASURES:
        return [option for option in options if option.kind == "mode" and option.name == "treasures"]
    found = [option for option in options if not word.kinds or option.kind in word.kinds]
    found = [option for option in found if _means(session, decision, option, word.name)]
    if not found:
        _check_known(word.name)
    return _labelled(found, word, labels) if word.label else found


def _labelled(found: list[CodedOption], word: Word, labels: Labels) -> list[CodedOption]:
    """Give the option that a label means: the card that has it in the position, or the how-maniest of equal ones."""
    card = labels.get((find_key(word.name).partition("@")[0], word.label))
    if card is not None and any([option.kind == "card" for option in found]):
        return [option for option in found if option.kind == "card" and option.code == card.uid]
    if not word.label.isdigit() or int(word.label) == 0:
        raise NoSuchAnswer(f"expected a number after #, or a label of the position, not {word.label!r}")
    return found[int(word.label) - 1 : int(word.label)]


def codes_of(session: Pending, answer: str, labels: Labels = NO_LABELS) -> list[int]:
    """Find the options that an answer picks, as codes; raise `NoSuchAnswer` if it cannot be."""
    decision = session.decision
    if decision is None:
        raise NoSuchAnswer("nobody is asked: the game is over")
    text = answer.strip()
    plain = text.casefold()
    if plain in NOTHING:
        return []
    if plain in (*END_PHASE, *END_TURN):
        if decision.key not in PHASE_QUESTIONS:
            raise NoSuchAnswer(f"{text!r} only answers the questions of the phases, not {decision.key}")
        return []
    order = _ORDER.match(text)
    if order is not None:
        if not decision.ordered:
            raise NoSuchAnswer(f"{decision.key} does not ask for an order")
        text = text[order.end() :]
    for option in session.options():
        # The words of a printed option may contain commas.
        if option.kind == "mode" and _is_mode(decision, option.name, text):
            return [option.code]
    picked: list[int] = []
    for part in split_list(text):
        picked.extend(_pick(session, part, picked, labels))
    return picked


def _pick(session: Pending, part: str, picked: list[int], labels: Labels) -> list[int]:
    """Find the options that one member of a list picks besides those that are picked already."""
    word = parse_word(part)
    found = matching(session, word, labels)
    if not found:
        raise NoSuchAnswer(f"{part!r} is not offered")
    if len({option.kind for option in found}) > 1:
        raise NoSuchAnswer(f"{part!r} can mean two things: say 'play {word.name}' or 'buy {word.name}'")
    free = [option.code for option in found if option.code not in picked]
    if len(free) < word.copies:
        raise NoSuchAnswer(f"{part!r}: only {len(found)} offered")
    return free[: word.copies]


def check_answer(session: Pending, answer: str, labels: Labels = NO_LABELS) -> list[int]:
    """Find the options that an answer picks; raise `NoSuchAnswer` if the question does not allow them."""
    codes = codes_of(session, answer, labels)
    assert session.decision is not None
    try:
        session.decision.check(codes)
    except IllegalAnswer as error:
        raise NoSuchAnswer(error.problem) from error
    return codes


def check_words(answer: str) -> None:
    """Refuse an answer with words that no question could offer: a misspelling is not an illegal answer."""
    text = answer.strip()
    if text.casefold() in (*NOTHING, *END_PHASE, *END_TURN) or normal(text) in _mode_words():
        return
    order = _ORDER.match(text)
    for part in split_list(text[order.end() :] if order is not None else text):
        _check_known(parse_word(part).name)


def _check_known(name: str) -> None:
    plain = name.strip().casefold()
    if plain.isdigit() or plain.upper() in LETTERS or plain in (*NOTHING, *TREASURES):
        return
    if normal(name) not in _mode_words() and normal(name) not in _things():
        try:
            any_key(name)
        except UnknownName as error:
            raise NoSuchAnswer(str(error)) from error


@cache
def _mode_words() -> dict[str, None]:
    """Give all words of printed options, in their normal form."""
    found: dict[str, None] = dict.fromkeys(_YES_NO)
    for lang in LANGUAGES:
        for key, label in option_labels(lang).items():
            for word in (key.rpartition(".")[2], label):
                found.update(dict.fromkeys((normal(word), spelt_out(word))))
    return found


@cache
def _things() -> dict[str, str]:
    """Give what an ability can be called after that is no card, by its words in their normal form."""
    return {normal(word): thing for lang in LANGUAGES for thing, word in general.THINGS.of(lang).items()}


def _means(session: Pending, decision: Decision, option: CodedOption, name: str) -> bool:
    """Tell whether a name means an option."""
    if option.kind == "mode":
        return _is_mode(decision, option.name, name)
    if option.kind == "seat":
        return name.upper() == LETTERS[int(option.name)]
    if option.kind == "number":
        return name.isdigit() and int(name) == int(option.name)
    key = find_key(name)
    if not key:
        return option.kind == "ability" and option.name == _things().get(normal(name))
    if key.partition("@")[0] == option.name.partition("#")[0].partition("@")[0]:
        return True
    # A pile also goes by its own name, whatever lies on top.
    return option.kind == "pile" and session.state.rules.piles[option.code & OPT_VALUE].name == key


def _is_mode(decision: Decision, mode: str, text: str) -> bool:
    """Tell whether a text means a printed option: by its key, or by its words."""
    if normal(text) == normal(mode) or _YES_NO.get(text.strip().casefold()) == mode:
        return True
    for lang in LANGUAGES:
        labels = option_labels(lang)
        label = labels.get(f"{decision.key}.{mode}") or labels.get(mode, "")
        if label and normal(text) in (normal(label), spelt_out(label)):
            return True
    return False


# Options in words


def show_option(option: CodedOption, lang: str = "en") -> str:
    """Name an option as an answer would."""
    if option.kind in ("mode", "number"):
        return option.name
    if option.kind == "seat":
        return LETTERS[int(option.name)]
    name, nth = parse_label(option.name)
    return display(name, lang) + (f"#{nth}" if nth else "")


def show_options(session: Session, picked: list[CodedOption] | None = None, lang: str = "en") -> str:
    """List options of the pending question, equal ones together; what is played and what is bought told apart."""
    offered = session.options()
    kinds = {option.kind for option in offered}
    both = "card" in kinds and ("pile" in kinds or "landscape" in kinds)
    play, buy = ("spiele ", "kaufe ") if lang == "de" else ("play ", "buy ")
    shown: list[list[str]] = []
    for option in offered if picked is None else picked:
        verb = (play if option.kind in _PLAYED else buy if option.kind in _BOUGHT else "") if both else ""
        word = show_option(option, lang)
        if shown and shown[-1][0] == verb and shown[-1][1] == word:
            shown[-1].append(word)
        else:
            shown.append([verb, word])
    return ", ".join([verb + (words[0] if len(words) == 1 else f"{len(words)} {words[0]}") for verb, *words in shown])


def show_question(session: Session) -> str:
    """Tell what is asked now, in one line."""
    decision = session.decision
    if decision is None:
        return "nobody is asked: the game is over"
    many = str(decision.low) if decision.low == decision.high else f"{decision.low} to {decision.high}"
    of = f" (for {LETTERS[decision.seat]})" if decision.seat != decision.by else ""
    about = f" about {display(decision.about, 'en')}" if decision.about else ""
    nth = session.game.nth_in_play(session.state.rules.cards[decision.asking]) if decision.asking >= 0 else 0
    which = f" by number {nth} in play" if nth else ""
    order = ", in order" if decision.ordered else ""
    told = f"{LETTERS[decision.by]} is asked {decision.key}{which}{of}{about}"
    return f"{told}: {many}{order} of [{show_options(session)}]"


def say_answer(session: Session, codes: list[int], lang: str = "en") -> str:
    """Write an answer to the pending question in words that `codes_of` reads."""
    decision = session.decision
    assert decision is not None
    if not codes:
        return "nichts" if lang == "de" else "nothing"
    by_code = {option.code: option for option in session.options()}
    text = show_options(session, [by_code[code] for code in codes], lang)
    if decision.ordered:
        return f"{'Reihenfolge' if lang == 'de' else 'order'}: {text}"
    return text
