"""A finished game to look back at: its points explained, its course, any of its points again, and what can be made of
those. Nothing is hidden any more; a game that is not over has no review, unless it can never be played on. No I/O here.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from platin.bots.lore import lore_of
from platin.engine.card import Card, CardDef
from platin.engine.const import CURSE, OVER, RULE_SCORE, VICTORY
from platin.engine.decision import Suspend
from platin.engine.game import Game
from platin.engine.score import points, winners
from platin.engine.state import GameState
from platin.engine.turn import step as turn_step
from platin.scenario.skeleton import skeleton
from platin.server.retrace import Halt, halt_view
from platin.server.seating import Seat
from platin.server.wire import PlayerSummary, ScoreLine, Step, Summary, TableMessage
from platin.session import Session
from platin.session.view import ALL_OPEN
from platin.text.cards import all_words
from platin.text.messages.browser_review import WORDS

HAND: Final = 5
_GAINS: Final = ("gain", "gain_bought", "gain_trash")

Present = Callable[[Session, int, str, int], TableMessage]
"""Gives the table of a session as a seat (or a spectator, or somebody who sees everything) has it, in a language, for a
client that knows so many turns of the log."""


class NotOver(ValueError):
    """A game that is still being played: looking back would show what is hidden."""


class NoSuchPoint(ValueError):
    """A point that the game does not have, or a seat that its table does not have."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """The table when a turn began (or, for the first, before the game), and how many answers had been given."""

    at: int
    state: GameState


class Review:
    """A finished game. It holds the table at the start of each turn, so that every point is found quickly."""

    def __init__(self, session: Session, halt: Halt | None = None, people: Sequence[Seat] = ()) -> None:
        # Who has left the game: if nobody plays on there, it is over although its rules do not say so.
        self.people = people
        self.loser = next((at for at, seat in enumerate(people) if seat.left and seat.kind == "person"), -1)
        if not session.over and halt is None and self.loser < 0:
            raise NotOver("the game is not over")
        self.session = session
        self.halt = halt
        self.answers = session.answers
        self.seats = len(session.state.players)
        # After each turn of each seat: points, and hundredths of coins per hand.
        self.points: list[list[int]] = [[] for _ in range(self.seats)]
        self.money: list[list[int]] = [[] for _ in range(self.seats)]
        self.turn_starts: list[int] = []
        self._marks: list[_Mark] = []
        self._watch()

    def _watch(self) -> None:
        """Play the game again and look at it between the turns."""
        game = Game(self.session.at(0).base.copy(), [None] * self.seats)
        game.tape = self.answers
        st = game.state
        self._marks.append(_Mark(0, st.copy()))
        if st.turn_number:
            self.turn_starts.append(0)
        while st.phase != OVER:
            seat, number = st.turn.seat, st.turn_number
            try:
                turn_step(game)
            except Suspend:
                # As far as the game can be followed; its last step has not come to an end.
                break
            if st.turn_number == number and st.phase != OVER:
                continue
            if number:
                self._see_turn(game, seat)
            if st.phase != OVER:
                self._marks.append(_Mark(game.tape_at, st.copy()))
                self.turn_starts.append(game.tape_at)
        # What the others' last turns brought comes after the last look.
        for seat in range(self.seats):
            if self.points[seat]:
                self._see_turn(game, seat)
        game.buy_decision = None

    def _see_turn(self, game: Game, seat: int) -> None:
        """Look at a player after a turn; an extra turn counts with the one before it."""
        turns = game.state.players[seat].turns
        for values, now in ((self.points[seat], points(game, seat)), (self.money[seat], _money(game.owned(seat)))):
            if len(values) < turns:
                values.append(now)
            else:
                values[-1] = now

    def at(self, count: int) -> Session:
        """Give the game as it stood after so many answers. Its own answers are those since the turn began."""
        if not 0 <= count <= len(self.answers):
            raise NoSuchPoint(f"0 to {len(self.answers)} answers have been given, not {count}")
        mark = self._marks[bisect_right(self._marks, count, key=lambda mark: mark.at) - 1]
        return Session.replay(mark.state, self.answers[mark.at : count])

    def summary(self, game: str, names: list[str], kingdom: str, lang: str) -> Summary:
        """Give the result, how it came about and what is needed to step through the game."""
        table = self.session.game
        won = winners(table) if self.session.over else []
        if self.loser >= 0:
            won = [seat for seat in range(self.seats) if seat != self.loser]
        gains = self._gains()
        players = []
        for seat, name in enumerate(names):
            owned = table.owned(seat)
            deck: dict[str, int] = {}
            for key in sorted(card.defn.key for card in owned):
                deck[key] = deck.get(key, 0) + 1
            players.append(
                PlayerSummary(
                    name=name,
                    points=points(table, seat),
                    winner=seat in won,
                    left=self.people[seat].left if self.people else "",
                    player=self.people[seat].player if self.people else "",
                    turns=table.state.players[seat].turns,
                    lines=score_lines(table, seat, lang),
                    deck=deck,
                    points_by_turn=self.points[seat],
                    money_by_turn=self.money[seat],
                    gains=gains[seat],
                )
            )
        piles = table.state.piles
        return Summary(
            game=game,
            kingdom=kingdom,
            players=players,
            empty_piles=[info.name for info in table.state.rules.piles if info.supply and not piles[info.index]],
            answers=len(self.answers),
            turn_starts=self.turn_starts,
            halt=halt_view(self.halt),
        )

    def _gains(self) -> list[list[list[str]]]:
        """Give what each player gained in which turn; what came in another's turn counts with the own one before it."""
        turns = [player.turns for player in self.session.state.players]
        found: list[list[list[str]]] = [[[] for _ in range(count)] for count in turns]
        now = [0] * self.seats
        for entry in self.session.state.log or []:
            if entry.verb == "turn":
                now[entry.seat] = entry.count
            elif entry.verb in _GAINS and turns[entry.seat]:
                found[entry.seat][max(0, now[entry.seat] - 1)].extend(defn.key for defn in entry.cards)
        return found

    def step(self, at: int, seat: int, lang: str, present: Present) -> Step:
        """Give the table at a point, as a player, a spectator or somebody who sees everything has it.

        The log is whole at the end of the game; at other points only the turn under way is told, because whoever
        steps through a game has the turns before it from there.
        """
        if not ALL_OPEN <= seat < self.seats:
            raise NoSuchPoint(f"the seats are 0 to {self.seats - 1}, not {seat}")
        then = self.at(at)
        table = present(then, seat, lang, 0 if then.over else then.state.turn_number + 1)
        table["question"] = at
        return Step(at=at, table=table)

    def scenario(self, at: int, lang: str) -> str:
        """Write the point as a scenario; `NothingPending` at the end, where nobody is asked."""
        return skeleton(self.at(at).save(), lang, WORDS.of(lang)["review.scenario.title"])

    def record(self) -> dict[str, Any]:
        """Give the game as plain data that any session can load."""
        return self.session.save()


def _money(owned: list[Card]) -> int:
    """Give the coins that five cards of a deck bring on average, in hundredths; where they vary, about."""
    coins = sum([card.coins if card.plain else lore_of(card.defn).coins for card in owned])
    return coins * HAND * 100 // len(owned) if owned else 0


# Points, card by card


def score_lines(game: Game, seat: int, lang: str) -> list[ScoreLine]:
    """Explain the points of a player: for each kind of card, landscape or tokens the number and what it brings."""
    owned = game.owned(seat)
    found: dict[str, ScoreLine] = {}
    for card in owned:
        if card.types & (VICTORY | CURSE):
            defn = card.defn
            line = found.setdefault(
                defn.key, ScoreLine(key=defn.key, count=0, points=0, why=_why(game, seat, defn, lang))
            )
            line["count"] += 1
            line["points"] += defn.score(game, seat, owned)
    for card in game.listening_elsewhere(seat, 1 << RULE_SCORE):
        key = card.defn.key
        found.setdefault(key, ScoreLine(key=key, count=1, points=0, why=""))["points"] += card.defn.points(game, seat)
    lines = sorted(found.values(), key=lambda line: (-line["points"], line["key"]))
    for landscape in game.state.rules.landscapes:
        if landscape.listens >> RULE_SCORE & 1:
            why = _counted(landscape.name, landscape.counted(game, seat), lang)
            lines.append(ScoreLine(key=landscape.name, count=1, points=landscape.points(game, seat), why=why))
    tokens = game.state.players[seat].vp
    if tokens:
        lines.append(ScoreLine(key="vp", count=tokens, points=tokens, why=""))
    return lines


def _why(game: Game, seat: int, defn: CardDef, lang: str) -> str:
    """Say what the points of a card came from; "" where they are fixed."""
    return _counted(defn.name, defn.counted(game, seat, game.owned(seat)), lang)


def _counted(name: str, count: int, lang: str) -> str:
    words = all_words().cards[name].counted
    return words.text(count, lang) if words is not None else ""
