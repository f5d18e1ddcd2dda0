"""The table as one viewer sees it, in that viewer's language, ready to be sent. Nothing else is ever sent of a game.

The view is that of `session.view`, which is built up from nothing for one viewer. Here words are added to it, and what
all may know: who sits where. Given the same view, the bytes are the same.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.log import LogEntry
from platin.server import content
from platin.server.autopilot import Auto, can_always
from platin.server.match import Match
from platin.server.retrace import halt_view
from platin.server.seating import names_of
from platin.server.wire import (
    AutoView,
    LogPart,
    LogTurn,
    QuestionWords,
    RequestView,
    SeatView,
    TableMessage,
    UndoView,
)
from platin.session.question import Question
from platin.session.view import log_of, view_of
from platin.text.log import lines
from platin.text.names import display
from platin.text.questions import decline_label, how_many, mode_label, option_label, prompt, questions

_HEADINGS: Final = ("turn", "extra_turn")


def table_message(
    match: Match, seat: int, lang: str, known_turns: int, presence: Sequence[tuple[bool, bool]]
) -> TableMessage:
    """Give the whole table for a viewer who knows so many turns of the log.

    `presence` says of each seat whether somebody is connected there, and whether a bot may take it.
    """
    message = step_message(match, seat, lang, known_turns, presence)
    wish = match.request
    if wish is not None:
        message["request"] = RequestView(id=wish.id, by=wish.by, waiting=list(wish.waiting))
    if match.halt is not None:
        message["halt"] = halt_view(match.halt)
        message["view"] = replace(message["view"], asked=-1, question=None)
        message["words"] = None
    elif seat >= 0:
        session = match.session
        undo = not match.over and session.can_undo(seat)
        message["undo"] = UndoView(possible=undo, free=undo and session.undo_is_free(seat))
        message["auto"] = auto_view(match.seats[seat].auto, lang)
    return message


def step_message(
    then: Match, seat: int, lang: str, known_turns: int, presence: Sequence[tuple[bool, bool]]
) -> TableMessage:
    """Give the table at a point of a finished game, for somebody who only looks."""
    session = then.session
    names = names_of(then.seats, lang)
    view = view_of(session.game, seat, session.decision)
    return {
        "type": "table",
        "game": then.id,
        "question": then.question,
        "kingdom": content.kingdom_title(then.title, lang),
        "seats": seat_views(then, names, presence),
        "view": view,
        "words": _words(view.question, session.decision, lang, names),
        "log": log_part(session.game, known_turns, seat, lang, names),
        "undo": UndoView(possible=False, free=False),
        "request": None,
        "auto": None,
        "halt": None,
    }


def seat_views(match: Match, names: list[str], presence: Sequence[tuple[bool, bool]]) -> list[SeatView]:
    """Tell who sits where."""
    return [
        SeatView(name=name, kind=seat.kind, connected=connected, replaceable=replaceable)
        for seat, name, (connected, replaceable) in zip(match.seats, names, presence, strict=True)
    ]


def turn_starts(entries: list[LogEntry]) -> list[int]:
    """Find where in the log each turn begins; what comes before the first turn counts as one."""
    return [0, *[at for at, entry in enumerate(entries) if entry.verb in _HEADINGS and at > 0]]


def _words(question: Question | None, decision: Decision | None, lang: str, names: list[str]) -> QuestionWords | None:
    """Put the question of a view into words."""
    if question is None or decision is None:
        return None
    return {
        "prompt": prompt(question, lang),
        "how_many": how_many(question, lang),
        "decline": decline_label(question.key, lang) if question.low == 0 else "",
        "labels": [option_label(option, question, lang, names) for option in question.options],
        "can_always": can_always(decision),
    }


def log_part(game: Game, known_turns: int, seat: int, lang: str, names: list[str]) -> LogPart:
    """Tell the newest turns of the log; each can be told by itself."""
    starts = turn_starts(game.state.log or [])
    first = max(0, min(known_turns, len(starts)) - 1)
    offset = starts[first]
    entries = log_of(game, seat, offset)
    parts: list[LogTurn] = []
    for n in range(first, len(starts)):
        end = starts[n + 1] if n + 1 < len(starts) else offset + len(entries)
        turn = entries[starts[n] - offset : end - offset]
        told = lines(turn, lang, names, seat)
        heading = turn[0]["seat"] if turn and turn[0]["verb"] in _HEADINGS else -1
        parts.append(
            {
                "n": n,
                "seat": heading,
                "lines": [{"text": line.text, "depth": line.depth, "cause": line.cause} for line in told],
            }
        )
    return {"turns": len(starts), "parts": parts}


def auto_view(auto: Auto, lang: str) -> AutoView:
    """Give a player's list of what is done without asking, in words."""
    return {
        "treasures": auto.treasures,
        "end_turn": auto.end_turn,
        "clean_up": auto.clean_up,
        "order": auto.order,
        "always": [
            {
                "key": key,
                "answer": answer,
                "question": questions(lang).get(key, key),
                "label": _always_label(key, answer, lang),
            }
            for key, answer in sorted(auto.always.items())
        ],
    }


def _always_label(key: str, answer: str, lang: str) -> str:
    if not answer:
        return decline_label(key, lang)
    label = mode_label(key, answer, lang)
    return label if label != answer.replace("_", " ") else display(answer.partition("#")[0], lang)
