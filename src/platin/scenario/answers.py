"""Answers in plain words: finding the options that they mean, in German or English."""

import re
from typing import Final

from platin.engine.decision import Decision, IllegalAnswer
from platin.position.table import LETTERS
from platin.session import Option, Session
from platin.text.catalogue import normal, spelt_out
from platin.text.names import (
    LANGUAGES,
    UnknownName,
    any_key,
    display,
    find_key,
    option_labels,
    parse_count,
    parse_label,
    split_list,
)

PHASE_QUESTIONS: Final = ("turn.action", "turn.buy", "turn.night")

NOTHING: Final = ("nothing", "none", "nichts", "keine", "")
END_PHASE: Final = ("end phase", "phase beenden", "beende phase")
END_TURN: Final = ("end turn", "zug beenden", "beende zug")
TREASURES: Final = ("treasures", "all treasures", "geldkarten", "alle geldkarten")
_YES_NO: Final = {"yes": "yes", "ja": "yes", "no": "no", "nein": "no"}
_PLAY: Final = re.compile(r"^(?:play|spiele?)\s+", re.IGNORECASE)
_BUY: Final = re.compile(r"^(?:buy|kaufe?)\s+", re.IGNORECASE)
_ORDER: Final = re.compile(r"^(?:order|reihenfolge)\s*:\s*", re.IGNORECASE)


class NoSuchAnswer(ValueError):
    """An answer that the pending question does not allow, or that cannot be told from another one."""


def show_option(option: Option, lang: str = "en") -> str:
    """Name an option as an answer would."""
    if option.kind in ("card", "pile", "landscape", "name", "ability"):
        name, nth = parse_label(option.name)
        return display(name, lang) + (f"#{nth}" if nth else "")
    if option.kind == "seat":
        return LETTERS[int(option.name)]
    return option.name


def show_options(session: Session, lang: str = "en") -> str:
    """List the options of the pending question, equal ones together; what is played and bought told apart."""
    options = session.options()
    kinds = {option.kind for option in options}
    both = "card" in kinds and "pile" in kinds
    shown: dict[str, int] = {}
    for option in options:
        word = show_option(option, lang)
        if both and option.kind in ("card", "pile"):
            word = ("play " if option.kind == "card" else "buy ") + word
        shown[word] = shown.get(word, 0) + 1
    listed = [word if count == 1 else f"{count} {word}" for word, count in shown.items()]
    if session.decision is not None and session.decision.low == 0:
        listed.append("nothing")
    return ", ".join(listed)


def show_question(session: Session) -> str:
    """Tell what is asked now, in one line."""
    decision = session.decision
    if decision is None:
        return "nobody is asked: the game is over"
    many = str(decision.low) if decision.low == decision.high else f"{decision.low} to {decision.high}"
    of = f" (for {LETTERS[decision.seat]})" if decision.seat != decision.by else ""
    about = f" about {display(decision.about, 'en')}" if decision.about else ""
    order = ", in order" if decision.ordered else ""
    by = LETTERS[decision.by]
    return f"{by} is asked {decision.key}{of}{about}: {many}{order} of [{show_options(session)}]"


def codes_of(session: Session, answer: str) -> list[int]:
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
    if plain in TREASURES:
        plain = text = "treasures"
    match = _ORDER.match(text)
    if match is not None:
        if not decision.ordered:
            raise NoSuchAnswer(f"{decision.key} does not ask for an order")
        text = text[match.end() :]
    options = session.options()
    whole = [option for option in options if option.kind == "mode" and _is_mode(decision, option.name, text)]
    if whole:
        return [whole[0].code]
    picked: list[int] = []
    for part in split_list(text):
        _pick(session, options, part, picked)
    return picked


def check_answer(session: Session, answer: str) -> list[int]:
    """Find the options that an answer picks, and refuse it if the question does not allow them."""
    codes = codes_of(session, answer)
    assert session.decision is not None
    try:
        session.decision.check(codes)
    except IllegalAnswer as error:
        raise NoSuchAnswer(error.problem) from error
    return codes


def _pick(session: Session, options: list[Option], part: str, picked: list[int]) -> None:
    """Add the options that one member of a list picks."""
    decision = session.decision
    assert decision is not None
    if part.isdigit():
        for option in options:
            if option.kind == "number" and option.name == str(int(part)):
                picked.append(option.code)
                return
        raise NoSuchAnswer(f"the number {part} is not offered")
    kinds: tuple[str, ...] = ()
    rest = part
    if _PLAY.match(part):
        kinds, rest = ("card",), _PLAY.sub("", part)
    elif _BUY.match(part):
        kinds, rest = ("pile", "landscape"), _BUY.sub("", part)
    count, name = parse_count(rest)
    name, nth = parse_label(name)
    matching = [option for option in options if (not kinds or option.kind in kinds)]
    matching = [option for option in matching if _means(session, decision, option, name)]
    if not matching:
        _check_known(name, options)
        raise NoSuchAnswer(f"{part!r} is not offered")
    if len({option.kind for option in matching}) > 1:
        raise NoSuchAnswer(f"{part!r} can mean two things: say 'play {name}' or 'buy {name}'")
    if nth:
        if not nth.isdigit() or not 1 <= int(nth) <= len(matching):
            raise NoSuchAnswer(f"{part!r}: only {len(matching)} offered")
        matching = [matching[int(nth) - 1]]
    free = [option for option in matching if option.code not in picked]
    if len(free) < count:
        raise NoSuchAnswer(f"{part!r}: only {len(matching)} offered")
    picked.extend(option.code for option in free[:count])


def _check_known(name: str, options: list[Option]) -> None:
    """Tell a misspelt name from something that is not offered."""
    if any(option.kind in ("mode", "seat") for option in options) or name.upper() in LETTERS:
        return
    if name.casefold() in (*_YES_NO, *TREASURES, *NOTHING):
        return
    try:
        any_key(name)
    except UnknownName as error:
        raise NoSuchAnswer(str(error)) from error


def _means(session: Session, decision: Decision, option: Option, name: str) -> bool:
    """Tell whether a name means an option."""
    if option.kind == "mode":
        return _is_mode(decision, option.name, name)
    if option.kind == "seat":
        return name.upper() == LETTERS[int(option.name)]
    if option.kind == "number":
        return name == option.name
    key = find_key(name)
    if not key:
        return normal(name) == normal(option.name)
    if _plain(key) == _plain(option.name):
        return True
    if option.kind == "pile":
        # By the name of the pile, whatever lies on top.
        return session.state.rules.piles[option.code & 0xFFFFF].name == key
    return False


def _plain(key: str) -> str:
    """Give a key without print, part and number."""
    return key.partition("#")[0].partition("@")[0].partition(".")[0]


def _is_mode(decision: Decision, mode: str, text: str) -> bool:
    """Tell whether a text means a printed option: by its key or its words."""
    if normal(text) == normal(mode) or _YES_NO.get(text.strip().casefold()) == mode:
        return True
    for lang in LANGUAGES:
        labels = option_labels(lang)
        label = labels.get(f"{decision.key}.{mode}") or labels.get(mode, "")
        if label and normal(text) in (normal(label), spelt_out(label)):
            return True
    return False
