"""A single game of a simulation again: played from its number, as a session with its log and all answers."""

from typing import Any

from platin.engine.log import LogEntry
from platin.engine.setup import deal
from platin.session import Session
from platin.sim.config import Config
from platin.sim.games import Arena, GameFailed, play_on, problem_of
from platin.text.log import Line, lines


def answers_of(arena: Arena, number: int) -> list[list[int]]:
    """Play a game and give all answers of its players. It may stop at a fault: then those up to it."""
    game = arena.game(number)
    # What is played without asking is written down as an answer too, so that the record can be replayed by anybody.
    game.recording = True
    try:
        play_on(game)
    except Exception as error:
        # Bots may be anybody's code; the caller decides what to do with the game up to here.
        raise Broken(number, problem_of(error), game.tape[: game.tape_at]) from error
    return game.tape


class Broken(GameFailed):
    """A game that could not be played to its end; with the answers up to there."""

    def __init__(self, number: int, problem: str, answers: list[list[int]]) -> None:
        super().__init__(number, problem)
        self.answers = answers


def replay(config: Config, number: int) -> Session:
    """Give a game of a simulation as it ended, with its log, every answer in its record."""
    if number < 0:
        raise ValueError(f"games are counted from 0, not {number}")
    arena = Arena(config)
    answers = answers_of(arena, number)
    return session_of(arena, number, answers)


def session_of(arena: Arena, number: int, answers: list[list[int]]) -> Session:
    """Give a game of a simulation after these answers."""
    return Session.replay(deal(arena.table, arena.shuffle_seed(number), True), answers)


def seat_labels(config: Config, number: int, lang: str = "") -> list[str]:
    """Name the players of a game by seat."""
    labels = config.labels(lang)
    n = config.players
    return [labels[(seat - number) % n] for seat in range(n)]


def told(session: Session, lang: str, players: list[str]) -> list[Line]:
    """Tell a game as sentences. All cards are shown: it is over, and nobody has anything left to hide."""
    return lines([_open(entry) for entry in session.state.log or []], lang, players, -1)


def _open(entry: LogEntry) -> dict[str, Any]:
    return {
        "verb": entry.verb,
        "seat": entry.seat,
        "cards": [defn.key for defn in entry.cards],
        "count": entry.count,
        "zone": entry.zone,
        "other": entry.other,
        "source": entry.source,
        "depth": entry.depth,
    }


def record(session: Session, config: Config, number: int, after: int | None = None) -> dict[str, Any]:
    """Give a game as a saved game: at its end, or as it stood after so many answers."""
    if after is not None:
        session = session.at(after)
    note = {"seed": config.seed, "game": number, "contestants": list(config.contestants)}
    return {**session.save(), "simulation": note}
