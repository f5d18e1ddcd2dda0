"""What a player may know, as a string: for algorithms that tell positions apart by that, as those of OpenSpiel do."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.session.view import log_of, view_of


def observation_string(game: Game, seat: int, decision: Decision | None, picked: Sequence[str]) -> str:
    """Write all that a player may see now: equal strings, equal knowledge of the table as it lies."""
    return json.dumps(_seen(game, seat, decision, picked), sort_keys=True)


def information_state_string(game: Game, seat: int, decision: Decision | None, picked: Sequence[str]) -> str:
    """Write all that a player may know: what is seen now, and what has happened so far as the player may know of it."""
    if game.state.log is None:
        raise ValueError("information states need what has happened: make the environment with log=True")
    return json.dumps({**_seen(game, seat, decision, picked), "log": log_of(game, seat)}, sort_keys=True)


def _seen(game: Game, seat: int, decision: Decision | None, picked: Sequence[str]) -> dict[str, Any]:
    # What is picked so far only its player knows.
    asked = decision is not None and decision.by == seat
    return {"view": asdict(view_of(game, seat, decision)), "picked": list(picked) if asked else []}
