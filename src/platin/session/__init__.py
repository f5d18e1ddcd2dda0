"""Games driven from outside: pending decision, submit, undo, clone, save, load, replay."""

from platin.session.options import Option, options_of
from platin.session.save import SaveError, state_from_json, state_to_json
from platin.session.session import CannotUndo, Session

__all__ = ["CannotUndo", "Option", "SaveError", "Session", "options_of", "state_from_json", "state_to_json"]
