"""The light proof of a game: played in process to its end, as fast as bots play, with the checks that cost little.

Cards that got lost or doubled stay so: looking for them once a turn finds the same as looking at every question. Every
game must end, unless its players are at a stand: who has trashed all money can buy nothing for ever.
"""

from collections.abc import Iterator
from typing import Final

from platin.engine.asking import Agent
from platin.engine.check import problems
from platin.engine.const import OVER
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.state import GameState
from platin.engine.turn import step
from platin.proof.answers import RandomPlayer, WrittenAnswers, write_answer
from platin.proof.case import Case
from platin.proof.played import Played

# Many times the decisions of the longest games of players who answer at random.
MOST_DECISIONS: Final = 60_000

Found = tuple[str, list[str]]


class Enough(Exception):
    """As many decisions as wanted were answered."""


class Unsound(Exception):
    """A check that failed at a question."""

    def __init__(self, check: str, found: list[str]) -> None:
        super().__init__(check, found)
        self.found: Found = (check, found)


class Everybody:
    """Answers for all players, and looks at each question."""

    def __init__(self, case: Case, played: Played) -> None:
        self.players = [RandomPlayer(case.seed * 16 + seat) for seat in range(case.spec.players)]
        self.limit = case.limit
        self.written = None if case.answers is None else WrittenAnswers(case.answers)
        self.played = played

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        played = self.played
        if played.decisions == self.limit:
            raise Enough
        played.decisions += 1
        played.asked[decision.key] += 1
        found = _unsound(decision, len(self.players))
        if found:
            raise Unsound("legal", found)
        if self.written is not None:
            return self.written.answer(game.state, decision)
        return self.players[decision.by].answer(game.state, decision)


class Writing(Everybody):
    """The same, writing each answer down and looking at all cards at each question."""

    def __init__(self, case: Case, played: Played, given: list[str]) -> None:
        super().__init__(case, played)
        self.given = given

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        lost = problems(game.state)
        if lost:
            raise Unsound("sound", lost)
        answer = super().__call__(game, decision)
        self.given.append(write_answer(game.state, decision, answer))
        return answer


def _unsound(decision: Decision, players: int) -> list[str]:
    """Say what is wrong with a question: there must be a legal answer, and somebody to give it."""
    options = decision.options()
    if len(dict.fromkeys(options)) != len(options):
        return [f"{decision.key}: an option is offered twice"]
    if not 0 <= decision.low <= min(decision.high, len(options)):
        return [f"{decision.key}: {decision.low} to {decision.high} of {len(options)} options"]
    if not 0 <= decision.by < players:
        return [f"{decision.key}: player {decision.by} answers"]
    return []


def play_lightly(case: Case, played: Played, given: list[str] | None = None) -> Iterator[Found]:
    """Play a game, yielding what each check found; the answers are written down if there is a list for them."""
    everybody = Everybody(case, played) if given is None else Writing(case, played, given)
    # Without a log, and one game in two with the batch forms of what cards do one by one.
    agents: list[Agent | None] = [everybody] * case.spec.players
    game = Game(case.start(log=False), agents)
    game.batch = case.seed % 2 == 0
    state = game.state
    turn = state.turn_number
    # Decisions before this turn, and before the last turn in which a card was gained or trashed.
    begun = moved = 0
    stock = _stock(state)
    try:
        while state.phase != OVER:
            step(game)
            if state.turn_number != turn:
                turn = state.turn_number
                yield "sound", problems(state)
                if stock != _stock(state):
                    stock = _stock(state)
                    moved = begun
                begun = played.decisions
    except Enough:
        at_a_stand = begun - moved > case.limit // 2
        # Written answers are as many as they are; players at random must come to an end.
        if case.answers is None and not at_a_stand:
            yield "ends", [f"not over after {case.limit} decisions"]
    except Unsound as unsound:
        yield unsound.found
    yield "sound", problems(state)
    played.finished = state.phase == OVER


def _stock(state: GameState) -> list[int]:
    """Give how many cards are on the piles and in the trash: what changes as long as a game comes nearer to its end."""
    return [len(state.trash), *map(len, state.piles)]
