"""The table as one viewer sees it, in that viewer's language, ready to be sent. Nothing else is ever sent of a game.

The view is that of `session.view`, which is built up from nothing for one viewer. Here words are added to it, and what
all may know: who sits where. Given the same view, the bytes are the same.
"""

from collections.abc import Sequence
from dataclasses import replace

from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.score import points, scores
from platin.engine.state import GameState
from platin.server import content
from platin.server.autopilot import Auto, can_always
from platin.server.ending import endings
from platin.server.frames import frames_of, turn_starts
from platin.server.guided import add_guide
from platin.server.match import Match
from platin.server.retrace import halt_view
from platin.server.seating import names_of
from platin.server.wire import (
    AutoView,
    CardWord,
    LogLine,
    LogPart,
    LogTurn,
    PlayerWord,
    QuestionWords,
    RequestView,
    SeatView,
    TableMessage,
    UndoView,
)
from platin.session import Session
from platin.session.question import Question
from platin.session.view import View, log_of, view_of
from platin.text.log import HEADINGS, Line, Part, lines
from platin.text.names import display
from platin.text.questions import decline_label, how_many, mode_label, option_label, prompt, questions
from platin.text.story import tell_round


def table_message(
    match: Match,
    seat: int,
    lang: str,
    known_turns: int,
    presence: Sequence[tuple[bool, bool]],
    passed: Sequence[GameState] = (),
    watching: int = 0,
) -> TableMessage:
    """Give the whole table for a viewer who knows so many turns of the log.

    `presence` says of each seat whether somebody is connected there, and whether a bot may take it. `passed` are the
    tables that lay on the way here, of which the viewer is shown what is worth seeing. So many look on (`watching`).
    """
    message = step_message(match, seat, lang, known_turns, presence)
    if passed:
        message["frames"] = frames_of(
            match.session.game, passed, message["view"], lambda game: _view(match, game, seat)
        )
    wish = match.request
    if wish is not None:
        message["request"] = RequestView(id=wish.id, by=wish.by, waiting=list(wish.waiting))
    if match.clock is not None and not match.done:
        message["clock"] = match.clock.view(match.time())
    message["watching"] = watching
    if match.loser >= 0:
        _end_by_leaving(message, match)
    elif match.halt is not None:
        message["halt"] = halt_view(match.halt)
        message["view"] = replace(message["view"], asked=-1, question=None)
        message["words"] = None
    elif seat >= 0:
        session = match.session
        undo = not match.over and match.can_undo(seat)
        message["undo"] = UndoView(possible=undo, free=undo and session.undo_is_free(seat))
        message["auto"] = auto_view(match.seats[seat].auto, lang)
        decision = session.decision
        if decision is not None and decision.by == seat:
            message["endings"] = endings(session.game, decision, session.options(), match.manners.score)
        add_guide(message, match, seat, lang)
    return message


def step_message(
    then: Match, seat: int, lang: str, known_turns: int, presence: Sequence[tuple[bool, bool]]
) -> TableMessage:
    """Give the table at a point of a finished game, for somebody who only looks."""
    session = then.session
    names = names_of(then.seats, lang)
    view = _view(then, session.game, seat, session.decision)
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
        "day": then.terms.day,
        "ranked": then.terms.ranked,
        "frames": [],
        "story": _story(session, seat, lang, names),
        "manners": then.manners.view(),
        "own_points": points(session.game, seat) if seat >= 0 else None,
        "endings": [],
        "clock": None,
        "watching": 0,
    }


def _end_by_leaving(message: TableMessage, match: Match) -> None:
    """Show a game that one of two players has left: it is over, and the other one has won, whatever the points say."""
    points, won = tuple(scores(match.session.game)), tuple(match.winners)
    message["view"] = replace(message["view"], asked=-1, question=None, over=True, points=points, winners=won)
    message["words"] = None


def _view(match: Match, game: Game, seat: int, decision: Decision | None = None) -> View:
    """Give what a viewer may see of a table, by what is agreed at it."""
    view = view_of(game, seat, decision)
    if match.manners.score and not view.over:
        # The points alone: what somebody owns is still for those who count along.
        return replace(view, points=tuple(scores(game)))
    return view


def seat_views(match: Match, names: list[str], presence: Sequence[tuple[bool, bool]]) -> list[SeatView]:
    """Tell who sits where."""
    return [
        SeatView(
            name=name,
            kind=seat.kind,
            connected=connected,
            replaceable=replaceable,
            left=seat.left,
            player=seat.player,
            host=seat.host,
            studying=match.studying and seat.masters,
        )
        for seat, name, (connected, replaceable) in zip(match.seats, names, presence, strict=True)
    ]


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
        heading = turn[0]["seat"] if turn and turn[0]["verb"] in HEADINGS else -1
        parts.append(
            {
                "n": n,
                "seat": heading,
                "lines": [_line(line) for line in told],
            }
        )
    return {"turns": len(starts), "parts": parts}


def _story(session: Session, seat: int, lang: str, names: list[str]) -> list[str | CardWord | PlayerWord]:
    """Tell a player in short what happened since the last turn of their own began."""
    game = session.game
    log = game.state.log or []
    own = [at for at, entry in enumerate(log) if entry.verb in HEADINGS and entry.seat == seat]
    if seat < 0 or not log:
        return []
    ended = game.state.turn.seat != seat
    first = own[-1] if own and ended else own[-2] if len(own) > 1 else 0
    last = len(log) if ended or not own else own[-1]
    told = tell_round(log_of(game, seat, first)[: last - first], lang, names, seat, session.start.turn.seat)
    return [_word(part) for part in told]


def _line(line: Line) -> LogLine:
    return {
        "text": line.text,
        "parts": [_word(part) for part in line.parts],
        "depth": line.depth,
        "cause": line.cause,
        "source": line.source,
        "verb": line.verb,
        "seat": line.seat,
    }


def _word(part: Part) -> str | CardWord | PlayerWord:
    if part.card:
        return {"text": part.text, "card": part.card}
    return {"text": part.text, "seat": part.seat} if part.seat >= 0 else part.text


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
