"""A game driven from outside. A position is the state at the start of the step and the answers given since.

To go on, the step is run again on a copy with one more answer. Undo, clone, save and replay follow from that.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.const import OVER
from platin.engine.decision import Decision, IllegalAnswer, RuleError, Suspend
from platin.engine.game import Game
from platin.engine.setup import deal, lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.engine.turn import step
from platin.session.question import CodedOption, options_of
from platin.session.save import SaveError, state_from_json, state_to_json
from platin.session.view import View, log_of, view_of

SAVE_FORMAT = "platin-save"
SAVE_VERSION = 1
# To how many answers one can go back without replaying.
_MOST_MARKS = 12


class CannotUndo(RuntimeError):
    """There is nothing to take back, or taking it back needs consent because hidden cards came to light."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """Where a session stood before an answer from outside."""

    base: GameState
    tape: tuple[list[int], ...]
    done: int
    secrets: int
    # Who answered, and whose decision it was: another player's under Possession.
    by: int
    seat: int
    # How long the log was.
    told: int


def _numbers(values: Any, low: int, high: int) -> list[int]:
    """Take a list of ints within bounds and nothing else."""
    if not isinstance(values, list) or any(type(value) is not int or not low <= value <= high for value in values):
        raise SaveError(f"damaged save: expected whole numbers from {low} to {high}")
    return list(values)


def _let_go(game: Game) -> None:
    """Untie a game that has had its time from its question, so that both are freed at once and not found by chance."""
    game.buy_decision = None


class Session:
    """One game: a pending decision, and everything one can do about it.

    Seats without an agent are asked from outside; so are those whose agent raises `Suspend`. Answers of agents are
    recorded too, so a record replays without them.
    """

    # The tables that lay on the way to the pending question, if somebody watches. To be looked at, not changed.
    passed: list[GameState] | None = None
    # How long the log was when that began.
    _watched_from: int = 0

    def __init__(self, start: GameState, agents: list[Agent | None] | None = None) -> None:
        self._start = start
        self._base = start
        self._tape: list[list[int]] = []
        # Answers of finished steps, and who gave them.
        self._done: list[list[int]] = []
        self._who: list[int] = []
        # Which answers came from outside; and for each, unless it was loaded, how to go back quickly.
        self._outside: list[int] = []
        self._marks: list[_Mark | None] = []
        self.agents: list[Agent | None] = agents if agents is not None else [None] * len(start.players)
        self.game = Game(start, self.agents)
        self.decision: Decision | None = None
        self._run()

    @classmethod
    def new(cls, spec: Spec, seed: int, agents: list[Agent | None] | None = None, log: bool = True) -> "Session":
        """Set up a game."""
        return cls(deal(lay_out(LIBRARY, spec), seed, log), agents)

    @property
    def state(self) -> GameState:
        """The table as it lies now, also in the middle of a card. To be looked at, not changed."""
        return self.game.state

    @property
    def start(self) -> GameState:
        """The table as it was dealt. To be looked at, not changed."""
        return self._start

    @property
    def base(self) -> GameState:
        """The table as it lay when the step under way began. To be looked at, not changed."""
        return self._base

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.state.phase == OVER

    def view(self, seat: int) -> View:
        """Give all that a player (or -1: a spectator) may see now. Built up from nothing."""
        return view_of(self.game, seat, self.decision)

    def log(self, seat: int, first: int = 0) -> list[dict[str, Any]]:
        """Give what a player (or -1: a spectator) may know of what has happened, from one of the entries on."""
        return log_of(self.game, seat, first)

    @property
    def answered_by(self) -> list[int]:
        """Who gave each answer of the game so far."""
        return self._who if self.over else self._who + self.game.answered_by

    @property
    def answers(self) -> list[list[int]]:
        """All answers of the game so far."""
        return self._done + self._tape

    def options(self) -> list[CodedOption]:
        """Give the options of the pending decision."""
        return options_of(self.state, self.decision) if self.decision is not None else []

    def submit(self, answer: list[int]) -> None:
        """Answer the pending decision. An illegal answer raises `IllegalAnswer` and changes nothing."""
        if self.decision is None:
            raise RuntimeError("the game is over: nobody is asked")
        try:
            self.decision.check(answer)
        except IllegalAnswer as error:
            names = [option.name for option in self.options()]
            raise IllegalAnswer(error.problem, self.decision, names) from None
        mark = self._here()
        before = (self._base, self._tape, self._done, self._who, self.game, self.decision)
        self._tape = [*self._tape, list(answer)]
        self._done = self._done[:]
        self._who = self._who[:]
        try:
            self._run()
        except BaseException:
            self._base, self._tape, self._done, self._who, self.game, self.decision = before
            raise
        _let_go(before[4])
        self._outside.append(mark.done + len(mark.tape))
        self._marks.append(mark)
        if len(self._marks) > _MOST_MARKS:
            # A mark holds a whole state. Who goes back further than this can wait for the replay.
            self._marks[-1 - _MOST_MARKS] = None

    def go_on(self) -> None:
        """Ask the agents the pending question: they may have changed since."""
        self._run()

    def _run(self) -> None:
        """Run steps until somebody outside is asked or the game is over."""
        quiet = 0
        asked = False
        while True:
            game = Game(self._base.copy(), self.agents)
            game.tape = self._tape[:]
            game.recording = True
            game.passed = None if self.passed is None else []
            # Whether somebody was asked in an earlier step of the turn, and how long nobody was before it.
            game.quiet = quiet
            game.heard = -1 if asked else 0
            turn = game.state.turn_number
            try:
                step(game)
            except Suspend as suspended:
                self._tape = game.tape
                self.game = game
                self.decision = suspended.decision
                self._look_back(game, [])
                return
            quiet = game.quiet
            asked = (asked or game.tape_at > 0) and game.state.turn_number == turn
            _let_go(game)
            self._done.extend(game.tape[: game.tape_at])
            self._who.extend(game.answered_by)
            self._tape = game.tape[game.tape_at :]
            self._base = game.state
            self._look_back(game, [game.state])
            if game.state.phase == OVER:
                self.game = game
                self.decision = None
                return

    def watch(self) -> None:
        """Put down from now on in `passed` what the table looks like whenever something has happened."""
        self.passed = []
        self._watched_from = len(self.state.log or [])

    def _look_back(self, game: Game, end: list[GameState]) -> None:
        """Put down the tables of a step, but for those before the answer for which it is run again."""
        if self.passed is not None:
            tables = [*(game.passed or ()), *end]
            self.passed.extend([table for table in tables if len(table.log or []) > self._watched_from])

    def undo_is_free(self, seat: int | None = None) -> bool:
        """Tell whether the last answer from outside can be taken back without anybody having learned anything.

        With a seat: the last answer of that player, and with it all that came after.
        """
        last = self._last_outside(seat)
        if last < 0:
            return False
        mark = self._mark(last)
        # That somebody else is asked tells something too: that they hold a Reaction. But where an agent was asked and
        # did nothing, nobody knows of it, and this must not be what tells them: so what agents did is looked for in
        # what everybody was told.
        who = self.answered_by
        others = [mark.by if self.decision is None else self.decision.by, *[who[at] for at in self._outside[last:]]]
        log = self.state.log
        if log is None:
            others += who[self._outside[last] :]
        else:
            others += [entry.seat for entry in log[mark.told :] if 0 <= entry.seat != mark.seat]
        return self.state.secrets == mark.secrets and all(seat == mark.by for seat in others)

    def undo(self, force: bool = False, seat: int | None = None) -> None:
        """Take back the last answer from outside (of a player), and with it all that followed.

        Free while no hidden information has come to light; otherwise `force` says that the others consent.
        """
        last = self._last_outside(seat)
        if last < 0:
            raise CannotUndo("nothing to take back")
        if not force and not self.undo_is_free(seat):
            raise CannotUndo("hidden cards have come to light since: undo needs the others' consent")
        mark = self._mark(last)
        self.passed = None
        del self._marks[last:]
        del self._outside[last:]
        self._base = mark.base
        self._tape = list(mark.tape)
        self._done = self._done[: mark.done]
        self._who = self._who[: mark.done]
        self._run()

    def can_undo(self, seat: int | None = None) -> bool:
        """Tell whether there is an answer from outside (of a player) that could be taken back."""
        return self._last_outside(seat) >= 0

    def _last_outside(self, seat: int | None) -> int:
        """Find the last answer from outside (of a player) among all of them; -1 if there is none."""
        if seat is None:
            return len(self._outside) - 1
        who = self.answered_by
        return next((i for i in reversed(range(len(self._outside))) if who[self._outside[i]] == seat), -1)

    def _mark(self, at: int) -> _Mark:
        """Give the point before an answer from outside; after loading it is found by replaying the record."""
        mark = self._marks[at]
        if mark is None:
            then = self.at(self._outside[at])
            mark = then._here()
            self._marks[at] = mark
        return mark

    def _here(self) -> _Mark:
        """Mark the point before the pending decision is answered."""
        decision, state = self.decision, self.state
        assert decision is not None
        told = len(state.log or [])
        return _Mark(self._base, tuple(self._tape), len(self._done), state.secrets, decision.by, decision.seat, told)

    @property
    def outside(self) -> list[int]:
        """Which of the answers came from outside."""
        return self._outside

    @property
    def undo_depth(self) -> int:
        """How many answers could be taken back."""
        return len(self._outside)

    def clone(self) -> "Session":
        """Make an independent session at the same point."""
        twin = Session.__new__(Session)
        twin._start = self._start
        twin._base = self._base
        twin._tape = self._tape[:]
        twin._done = self._done[:]
        twin._who = self._who[:]
        twin._outside = self._outside[:]
        twin._marks = self._marks[:]
        twin.agents = self.agents[:]
        twin._run()
        return twin

    def save(self) -> dict[str, Any]:
        """Give the game as plain data for JSON: where it stands, and how it came there."""
        return {
            "format": SAVE_FORMAT,
            "version": SAVE_VERSION,
            "start": state_to_json(self._start),
            "answers": self.answers,
            "who": self._who[:],
            "outside": self._outside[:],
            "base": state_to_json(self._base),
            "done": len(self._done),
        }

    @classmethod
    def load(cls, data: Any, agents: list[Agent | None] | None = None) -> "Session":
        """Make a session of saved data."""
        if not isinstance(data, dict) or data.get("format") != SAVE_FORMAT:
            raise SaveError(f"not a saved game: expected an object with format {SAVE_FORMAT!r}")
        if data.get("version") != SAVE_VERSION:
            raise SaveError(f"version {data.get('version')!r} of the format: expected {SAVE_VERSION}")
        try:
            base = state_from_json(data["base"], LIBRARY)
            start = state_from_json(data["start"], LIBRARY)
            n = len(base.players)
            answers = [_numbers(answer, 0, 1 << 24) for answer in data["answers"]]
            done = _numbers([data["done"]], 0, len(answers))[0]
            who = _numbers(data["who"], 0, n - 1)
            outside = _numbers(data["outside"], 0, len(answers) - 1)
        except (KeyError, TypeError) as error:
            raise SaveError(f"damaged save: {type(error).__name__} {error}") from error
        if len(start.players) != n or len(who) != done:
            raise SaveError("damaged save: start, answers and position do not fit together")
        session = cls.__new__(cls)
        session._start = start
        session._base = base
        session._tape = answers[done:]
        session._done = answers[:done]
        session._who = who
        session._outside = outside
        session._marks = [None] * len(outside)
        session.agents = agents if agents is not None else [None] * n
        try:
            session._run()
        except (IllegalAnswer, RuleError) as error:
            raise SaveError(f"damaged save: its answers do not fit its position: {error}") from error
        return session

    @classmethod
    def replay(
        cls,
        start: GameState,
        answers: list[list[int]],
        agents: list[Agent | None] | None = None,
        outside: Sequence[int] = (),
    ) -> "Session":
        """Play a record's answers from its start; the agents answer what comes after them.

        `outside` says which of the answers came from outside and can be taken back.
        """
        session = cls.__new__(cls)
        session._start = start
        session._base = start
        session._tape = [list(answer) for answer in answers]
        session._done = []
        session._who = []
        session._outside = list(outside)
        session._marks = [None] * len(session._outside)
        session.agents = agents if agents is not None else [None] * len(start.players)
        session._run()
        return session

    def at(self, count: int) -> "Session":
        """Give the game as it stood after so many answers."""
        if not 0 <= count <= len(self.answers):
            raise ValueError(f"0 to {len(self.answers)} answers have been given, not {count}")
        return Session.replay(self._start, self.answers[:count])
