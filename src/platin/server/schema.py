"""All messages as one JSON schema, of which the browser client makes its types: `python -m platin.server.schema`."""

import json
from collections.abc import Collection
from typing import Any, Final, Literal

from pydantic import TypeAdapter

from platin.engine.decision import OPTION_KINDS
from platin.engine.intent import INTENTS
from platin.server import wire
from platin.session.view import PHASES

_SHAPES: Final[dict[str, Any]] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    **{
        shape.__name__: shape
        for shape in (
            wire.NewTable,
            wire.Claim,
            wire.Invited,
            wire.Encode,
            wire.Draw,
            wire.Check,
            wire.GoOn,
            wire.Learn,
            wire.Lessons,
            wire.Solve,
            wire.Puzzles,
            wire.Rematch,
            wire.TableMade,
            wire.Claimed,
            wire.InvitationView,
            wire.ReachView,
            wire.HouseView,
            wire.Lobby,
            wire.Sit,
            wire.QrCode,
            wire.Words,
            wire.Rulings,
            wire.Choices,
            wire.Sets,
            wire.KingdomView,
            wire.Summary,
            wire.Step,
            wire.Analyse,
            wire.AnalysisView,
            wire.NewProfile,
            wire.Mine,
            wire.MyGames,
            wire.Rename,
            wire.Adopt,
            wire.ProfileMade,
            wire.ProfileView,
            wire.MyGamesView,
            wire.Adopted,
            wire.InLanguage,
            wire.Like,
            wire.Favourites,
            wire.Statistics,
            wire.LookAtDay,
            wire.PlayDay,
            wire.DailyView,
            wire.HttpError,
        )
    },
}

# Fields whose values have names: the engine lists them.
_NAMES: Final[dict[tuple[str, str], Collection[str]]] = {
    ("Option", "kind"): OPTION_KINDS,
    ("Question", "intent"): INTENTS,
    ("TurnView", "phase"): PHASES,
}


def schema() -> dict[str, Any]:
    """Give the schema of everything that goes over the wire."""
    mode: Literal["validation"] = "validation"
    refs, shared = TypeAdapter.json_schemas([(name, mode, TypeAdapter(shape)) for name, shape in _SHAPES.items()])
    for (shape, field), names in _NAMES.items():
        shared["$defs"][shape]["properties"][field]["enum"] = list(names)
    return {
        "title": "Protocol",
        "description": "Everything that goes over the wire, by name.",
        "type": "object",
        "properties": {name: refs[(name, mode)] for name in _SHAPES},
        "required": list(_SHAPES),
        "additionalProperties": False,
        "$defs": _without_titles(shared["$defs"]),
    }


def _without_titles(node: Any) -> Any:
    """Leave out the titles that pydantic gives to every field: each would become a type of its own."""
    if isinstance(node, dict):
        return {
            key: _without_titles(value) for key, value in node.items() if key != "title" or not isinstance(value, str)
        }
    if isinstance(node, list):
        return [_without_titles(value) for value in node]
    return node


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
