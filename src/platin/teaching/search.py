"""Looking through all that somebody can do in a puzzle: whether it can be solved, in how many ways, at what cost.

A point of the search is the table at the start of a step and the answers since, as in a session. Points that differ
only in which of equal cards lie where, or in the order of a discard pile below its top, are the same point. A line that
needs luck (a shuffle before it is solved) is not followed.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

from platin.engine.asking import Agent
from platin.engine.card import Card
from platin.engine.const import OVER
from platin.engine.decision import Decision, Suspend
from platin.engine.game import Game
from platin.engine.state import GameState, Player
from platin.engine.turn import step
from platin.engine.zones import PLAYER_ZONES, cards_in, count_of, fields_counted
from platin.session.question import CodedOption, options_of
from platin.teaching.puzzle import SOLVER, Puzzle

MOST_POINTS: Final = 200_000
# Questions with more answers than this are not gone through to their end.
_MOST_ANSWERS: Final = 3000

_Answer = tuple[object, ...]


@dataclass(slots=True)
class Found:
    """What a search has found: a solution as answers in codes, and how the table lies after each different one."""

    solution: list[list[int]] | None = None
    endings: set[object] = field(default_factory=set)
    points: int = 0
    # Whether everything was looked at; otherwise there may be more, or a solution after all.
    whole: bool = True


@dataclass(frozen=True, slots=True)
class _Point:
    base: GameState
    tape: list[list[int]]
    # The answers since the step began, so that equal cards are equal.
    told: tuple[_Answer, ...]
    game: Game
    decision: Decision | None
    answers: tuple[list[int], ...]


def search(puzzle: Puzzle, most: int = MOST_POINTS, all_solutions: bool = True) -> Found:
    """Look for solutions, until everything was tried or so many points were looked at."""
    start = puzzle.start()
    start.log = None
    agents: list[Agent | None] = [None if seat == SOLVER else puzzle.agent() for seat in range(len(start.players))]
    found = Found()
    seen: set[object] = set()
    waiting = [_advance(start, [], (), agents, ())]
    while waiting:
        point = waiting.pop()
        state = point.game.state
        outcome = puzzle.goal.outcome(point.game, SOLVER, start)
        if outcome == "solved":
            if found.solution is None:
                found.solution = [list(answer) for answer in point.answers]
            found.endings.add(_ending(point.game))
            if not all_solutions:
                return found
            continue
        lucky = (state.rng1, state.rng2) != (start.rng1, start.rng2)
        if outcome == "failed" or point.decision is None or lucky:
            continue
        key = (_table(point.base), point.told)
        if key in seen:
            continue
        seen.add(key)
        found.points += 1
        if found.points >= most:
            found.whole = False
            return found
        options = options_of(state, point.decision)
        for tried, answer in enumerate(_answers(point.decision, options)):
            if tried >= _MOST_ANSWERS:
                found.whole = False
                break
            codes = [option.code for option in answer]
            told = (*point.told, tuple([_same(option) for option in answer]))
            tape = [*point.tape, codes]
            waiting.append(_advance(point.base, tape, told, agents, (*point.answers, codes)))
    return found


def _advance(
    base: GameState,
    tape: list[list[int]],
    told: tuple[_Answer, ...],
    agents: list[Agent | None],
    answers: tuple[list[int], ...],
) -> _Point:
    """Run steps until the solver is asked or the game is over."""
    while True:
        game = Game(base.copy(), agents)
        game.tape = tape[:]
        game.recording = True
        try:
            step(game)
        except Suspend as suspended:
            return _Point(base, game.tape, told, game, suspended.decision, answers)
        tape = game.tape[game.tape_at :]
        told = ()
        base = game.state
        if base.phase == OVER:
            return _Point(base, tape, told, game, None, answers)


def _same(option: CodedOption) -> tuple[str, str, str, int]:
    return option.kind, option.name, option.zone, option.owner


def _answers(decision: Decision, options: list[CodedOption]) -> Iterator[list[CodedOption]]:
    """Give the answers to a question, of which none is like another."""
    high = min(decision.high, len(options))
    given: set[_Answer] = set()
    for size in range(decision.low, high + 1):
        for picked in permutations(options, size) if decision.ordered else combinations(options, size):
            answer = tuple([_same(option) for option in picked])
            if answer not in given:
                given.add(answer)
                yield list(picked)


# Tables that are as good as the same


def _names(cards: list[Card]) -> tuple[str, ...]:
    return tuple([card.defn.key for card in cards])


def _table(state: GameState) -> object:
    """Give all of a table that can matter for what comes, with cards by their names."""
    turn = state.turn
    return (
        state.phase,
        state.turn_number,
        (turn.seat, turn.controller, turn.kind, turn.actions, turn.buys, turn.coins, turn.potions, turn.bought),
        (turn.keeps_play, turn.draws, tuple(turn.events), tuple(sorted([gain.defn.key for gain in turn.purchases]))),
        tuple(turn.plays),
        _names(turn.played),
        tuple([_player(player) for player in state.players]),
        tuple([_names(pile[-1:]) + (len(pile),) for pile in state.piles]),
        tuple(sorted(_names(state.trash))),
        tuple([(e.name, e.owner, e.source.defn.key, e.count, _names(e.cards), tuple(e.names)) for e in state.effects]),
        tuple([(extra.seat, extra.kind, extra.controller) for extra in state.extra_turns]),
        tuple(sorted([(at, tuple(sorted(bag.items()))) for at, bag in state.pile_tokens.items()])),
        tuple(sorted([(at, tuple(sorted(bag.items()))) for at, bag in state.landscape_tokens.items()])),
        tuple(sorted(state.mat_tokens.items())),
    )


def _player(player: Player) -> object:
    return (
        tuple(sorted(_names(player.hand))),
        _names(player.deck),
        (tuple(sorted(_names(player.discard))), _names(player.discard[-1:])),
        _names(player.play),
        tuple([tuple(sorted(_names(cards_in(player, zone)))) for zone in PLAYER_ZONES if not zone.many]),
        tuple([_names(cards) for cards in player.stores.values()]),
        tuple(sorted([(mat, tuple(sorted(_names(cards)))) for mat, cards in player.mats.items()])),
        tuple([count_of(player, counter) for counter in fields_counted()]),
        tuple(sorted(player.tokens.items())),
        tuple(sorted([gain.defn.key for gain in player.gained])),
    )


def _ending(game: Game) -> object:
    """Give by what solutions are told apart: what the solver has in the end, and what was trashed."""
    state = game.state
    owned = tuple(sorted([card.defn.key for card in game.owned(SOLVER)]))
    return owned, tuple(sorted(_names(state.trash))), state.players[SOLVER].vp
