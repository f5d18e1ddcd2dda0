"""Tables at which somebody learns: what stands beside the game, as the client gets it, and how such a table begins."""

from functools import cache

from platin.engine.score import points
from platin.engine.state import GameState
from platin.server import wire
from platin.server.match import Match, Refused
from platin.server.seating import Seat, clean_name, hashed, new_secret
from platin.teaching.guide import LessonGuide
from platin.teaching.lesson import LEARNER, Step, find_lesson, lessons
from platin.teaching.pointing import Pointer
from platin.teaching.puzzle import SOLVER, Puzzle, find_puzzle, puzzles
from platin.teaching.shelf import Guide
from platin.text.kingdom_list import kingdom_of, write_kingdom

# Who takes the other seats should the lesson be gone when the game is loaded again.
_SUBSTITUTE = "general"


def lesson_guide(name: str, chapter: int) -> LessonGuide:
    """Find a chapter of a lesson."""
    lesson = find_lesson(name)
    if lesson is None or chapter >= len(lesson.chapters):
        raise Refused("no_such_lesson")
    return LessonGuide(lesson, chapter)


def puzzle_named(name: str) -> Puzzle:
    """Find a puzzle."""
    puzzle = find_puzzle(name)
    if puzzle is None:
        raise Refused("no_such_puzzle")
    return puzzle


def seats_for(guide: Guide, start: GameState, name: str) -> tuple[list[Seat], wire.SeatKey]:
    """Give the seats of a table at which somebody learns, and the key to theirs."""
    secret = new_secret()
    seats = [Seat("bot", guide.opponent, _SUBSTITUTE) for _ in start.players]
    seats[LEARNER] = Seat("person", clean_name(name), secret=hashed(secret))
    return seats, {"seat": LEARNER, "kind": "me", "name": name, "secret": secret}


def kingdom_text(start: GameState) -> str:
    """Write down the kingdom of a table."""
    return write_kingdom(kingdom_of(start.rules.spec), "en")


def add_guide(message: wire.TableMessage, match: Match, seat: int, lang: str) -> None:
    """Add to a table what stands beside it, for the one who learns."""
    guide = match.guide
    if guide is None or seat != LEARNER or match.halt is not None:
        return
    # What a game ends with is said beside the table, and nothing is answered without asking where one learns to answer.
    message["endings"] = []
    message["auto"] = None
    if message["words"] is not None:
        message["words"]["can_always"] = False
    if isinstance(guide, Puzzle):
        message["puzzle"] = _puzzle_view(guide, match, lang)
    else:
        message["lesson"] = _lesson_view(guide, match, lang)


def _lesson_view(guide: LessonGuide, match: Match, lang: str) -> wire.LessonView:
    first, said = guide.said(match.session)
    return {
        "id": guide.lesson.id,
        "title": guide.lesson.title.of(lang),
        "chapters": [chapter.title.of(lang) for chapter in guide.lesson.chapters],
        "chapter": guide.number,
        "at": first,
        "of": len(guide.chapter.steps),
        "pages": [_page(step, lang) for step in said],
    }


def _page(step: Step, lang: str) -> wire.LessonPage:
    return {
        "text": step.text.of(lang),
        "points": [_target(pointer) for pointer in step.points],
        "asks": bool(step.wanted),
    }


def _target(pointer: Pointer) -> wire.PointerView:
    return {"what": pointer.what, "name": pointer.name}


def _puzzle_view(puzzle: Puzzle, match: Match, lang: str) -> wire.PuzzleView:
    session = match.session
    state, start = session.state, session.start
    outcome = puzzle.outcome(session)
    # Everything that matters is known to the solver, until chance comes in.
    shuffled = (state.rng1, state.rng2) != (start.rng1, start.rng2)
    return {
        "id": puzzle.id,
        "title": puzzle.title.of(lang),
        "task": puzzle.task.of(lang),
        "hint": puzzle.hint.of(lang),
        "why": "" if outcome == "open" else puzzle.why.of(lang),
        "outcome": outcome,
        "deck": None if shuffled else [card.defn.key for card in reversed(state.players[SOLVER].deck)],
        "points": [points(session.game, seat) for seat in range(len(state.players))],
    }


@cache
def puzzle_sheets(lang: str) -> list[wire.PuzzleSheet]:
    """Give the puzzles that there are, the easiest first."""
    return [
        {
            "id": puzzle.id,
            "title": puzzle.title.of(lang),
            "picture": puzzle.picture,
            "task": puzzle.task.of(lang),
            "difficulty": puzzle.difficulty,
            "expansions": list(puzzle.expansions),
        }
        for puzzle in puzzles()
    ]


@cache
def lesson_sheets(lang: str) -> list[wire.LessonSheet]:
    """Give the lessons that there are, in the order in which they are offered."""
    return [
        {
            "id": lesson.id,
            "title": lesson.title.of(lang),
            "picture": lesson.picture,
            "teaches": lesson.teaches.of(lang),
            "minutes": lesson.minutes,
            "chapters": [chapter.title.of(lang) for chapter in lesson.chapters],
        }
        for lesson in lessons()
    ]
