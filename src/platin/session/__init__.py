"""Games driven from outside: pending decision, submit, undo, clone, save, load, replay; views and questions."""

from platin.session.question import CodedOption, Option, Question, options_of, question_of
from platin.session.save import SaveError, state_from_json, state_to_json
from platin.session.session import CannotUndo, Session
from platin.session.view import View, view_of

__all__ = [
    "CannotUndo",
    "CodedOption",
    "Option",
    "Question",
    "SaveError",
    "Session",
    "View",
    "options_of",
    "question_of",
    "state_from_json",
    "state_to_json",
    "view_of",
]
