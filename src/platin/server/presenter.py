"""The table as one viewer sees it, in that viewer's language, ready to be sent. Nothing else is ever sent of a game.

Everything comes from `session.view`, which is built up from nothing for one viewer, and from what all may know: who
sits where, and what was asked of whom. Given the same view, the bytes are the same.
"""

from collections.abc import Sequence
from typing import Any, Final

from platin.engine.const import LANDSCAPE_NAMES
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
    LandscapeView,
    LogPart,
    LogTurn,
    OptionView,
    PlayerView,
    QuestionView,
    RequestView,
    SeatView,
    TableMessage,
    UndoView,
    View,
)
from platin.session.view import ALL_OPEN, view_of
from platin.text.log import lines
from platin.text.names import display
from platin.text.questions import decline_label, how_many, mode_label, option_label, prompt, questions, which_asks

_BUYABLE: Final = ("event", "project")
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
        message["view"]["asked"] = -1
        message["view"]["question"] = None
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
    view, log = view_and_log(session.game, session.decision, seat, lang, names, known_turns)
    return {
        "type": "table",
        "game": then.id,
        "question": then.question,
        "kingdom": content.kingdom_title(then.title, lang),
        "seats": seat_views(then, names, presence),
        "view": view,
        "log": log,
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


def view_and_log(
    game: Game, decision: Decision | None, seat: int, lang: str, names: list[str], known_turns: int
) -> tuple[View, LogPart]:
    """Give what a viewer may see of a game, and the newest turns of its log."""
    entries = game.state.log or []
    starts = turn_starts(entries)
    first = max(0, min(known_turns, len(starts)) - 1)
    seen = view_of(game, seat, decision, starts[first])
    return _view(seen, decision, seat, lang, names), _log(seen["log"], starts, first, seat, lang, names)


def turn_starts(entries: list[LogEntry]) -> list[int]:
    """Find where in the log each turn begins; what comes before the first turn counts as one."""
    return [0, *[at for at, entry in enumerate(entries) if entry.verb in _HEADINGS and at > 0]]


def _view(seen: dict[str, Any], decision: Decision | None, seat: int, lang: str, names: list[str]) -> View:
    """Make the view for the wire of the one of the session."""
    view: View = {
        "seat": seen["seat"],
        "turn": seen["turn"],
        "piles": seen["piles"],
        "landscapes": [_landscape(landscape) for landscape in seen["landscapes"]],
        "trash": seen["trash"],
        "mat_tokens": seen["mat_tokens"],
        "players": [_player(player) for player in seen["players"]],
        "effects": seen["effects"],
        "asked": seen["pending"]["by"] if seen["pending"] is not None else -1,
        "question": None,
        "over": seen["over"],
    }
    if decision is not None and seat in (decision.by, ALL_OPEN):
        view["question"] = _question(seen["pending"], decision, lang, names)
    if seen["over"]:
        view["points"] = seen["points"]
        view["winners"] = seen["winners"]
    return view


def _player(player: dict[str, Any]) -> PlayerView:
    view = {**player, "deck": player["undrawn"]}
    del view["undrawn"]
    return view  # type: ignore[return-value]


def _landscape(landscape: dict[str, Any]) -> LandscapeView:
    kind = LANDSCAPE_NAMES[landscape["kind"]]
    cost = {"coins": landscape["cost"], "potion": 0, "debt": landscape["debt"]}
    return {
        "name": landscape["name"],
        "kind": kind,
        "cost": cost if kind in _BUYABLE else None,  # type: ignore[typeddict-item]
        "pile": landscape["pile"],
    }


def _question(pending: dict[str, Any], decision: Decision, lang: str, names: list[str]) -> QuestionView:
    """Put the pending question into words."""
    options: list[OptionView] = [
        {**option, "label": option_label(option, pending, lang, names)}  # type: ignore[typeddict-item]
        for option in pending["options"]
    ]
    return {
        "key": pending["key"],
        "seat": pending["seat"],
        "source": pending["source"],
        "which": which_asks(pending),
        "about": pending["about"],
        "prompt": prompt(pending, lang),
        "how_many": how_many(pending, lang),
        "decline": decline_label(pending, lang) if pending["low"] == 0 else "",
        "low": pending["low"],
        "high": pending["high"],
        "ordered": pending["ordered"],
        "can_always": can_always(decision),
        "options": options,
    }


def _log(
    entries: list[dict[str, Any]], starts: list[int], first: int, seat: int, lang: str, names: list[str]
) -> LogPart:
    """Tell the turns of the log from one of them on; each can be told by itself."""
    parts: list[LogTurn] = []
    offset = starts[first]
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
        return decline_label({"key": key}, lang)
    label = mode_label(key, answer, lang)
    return label if label != answer.replace("_", " ") else display(answer.partition("#")[0], lang)
