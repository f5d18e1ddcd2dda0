"""The game: all the verbs of the rulebook, over a state and its agents. Each chapter of them has a module of its own.

A verb moves cardboard first and then fires its moment.
"""

from platin.engine.asking import Agent
from platin.engine.buying import Buying
from platin.engine.compiler import i64
from platin.engine.const import ACTIONS, BUYS, ON_END_BUY
from platin.engine.decision import Decision
from platin.engine.effect import Effect, LastRound
from platin.engine.moment import Moment
from platin.engine.state import ExtraTurn, GameState


class Game(Buying):
    """The verbs over a state and its agents."""

    def __init__(self, state: GameState, agents: list[Agent | None]) -> None:
        super().__init__(state, agents)
        # Bit mask of the players for whom plain Treasures are played without asking.
        self.auto: i64 = 0
        # Whether a player has just said that there is nothing left to do in this turn.
        self.said_done: bool = False
        # How many turns in a row nobody was asked anything, and how many answers there were when the last one ended.
        self.quiet: i64 = 0
        self.heard: i64 = 0
        # The question of the Buy phase, made once and used again (see `turn`).
        self.buy_decision: Decision | None = None

    def as_game(self) -> "Game":
        return self

    def return_to_actions(self, ending: bool = True) -> None:
        """Go back from the Buy phase to the Action phase; to break it off is not always to end it."""
        if self.state.phase == BUYS:
            if ending:
                self.end_buys()
            self.state.phase = ACTIONS

    def begin_anew(self, seat: int) -> None:
        """End what lasts until a player's turn, and forget what was gained in the one before."""
        st = self.state
        if st.effects:
            self.end_effects_until(seat)
        if st.players[seat].gained:
            st.players[seat].gained = []

    def end_buys(self) -> None:
        """Let happen what happens at the end of a Buy phase."""
        if self.listens(ON_END_BUY):
            self.fire(Moment(ON_END_BUY, self.state.turn.seat))

    def extra_turn(self, seat: int, kind: str, controller: int = -1, effect: Effect | None = None) -> None:
        """Give a player a turn after this one; an effect may begin with it, another player decide in it."""
        self.state.extra_turns.append(ExtraTurn(seat, kind, controller, effect))

    def last_turn(self, seat: int, last: LastRound) -> None:
        """Give a player a turn in the round that is played before the game ends, when it is about to."""
        self.extra_turn(seat, last.name)
        if self.last_round() is None:
            self.lasting(last, self.state.turn.seat)
