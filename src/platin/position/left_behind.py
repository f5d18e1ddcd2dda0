"""What a card leaves behind when it is played: the effects it begins, the turns it gives.

Found out by playing it on a table of its own, in every way it can be played: so no position has to say what could
not be otherwise, and no list of cards has to be kept.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from platin.cards import LIBRARY
from platin.engine.card import Card
from platin.engine.choice import UNUSED
from platin.engine.const import ACTIONS, HAND
from platin.engine.decision import Decision, RuleError, Suspend
from platin.engine.game import Game
from platin.engine.setup import find_listeners
from platin.engine.spec import Spec
from platin.engine.state import ExtraTurn, GameState, Turn
from platin.position.table import Layout, homes, lay_table

# What the player has besides the card, so that there is something to choose from.
_HAND: Final = ("copper", "estate", "silver", "village")
_DECK: Final = ("village", "copper", "copper", "copper", "estate", "estate")
_PLAY: Final = ("copper",)
_MEMORY: Final = ("count", "cards", "names")
# No card that lasts asks so much that there are more ways to play it.
_MOST_WAYS: Final = 60


@dataclass(frozen=True, slots=True)
class Begun:
    """An effect that a play begins: whose it is, and in which of its fields it remembers something of that play."""

    name: str
    owner: int
    remembers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """One way to play a card: what lasts of it, and the extra turns that it gives."""

    begun: tuple[Begun, ...]
    turns: tuple[ExtraTurn, ...]


def with_any_picks(spec: Spec, key: str) -> Spec:
    """Pick unused cards where a card asks for some before the game; which ones does not matter."""
    for choice in LIBRARY.choices_of(key):
        if choice.what == UNUSED:
            fitting = [other for other, card in LIBRARY.cards.items() if card.kingdom and choice.fits(card)]
            picks = [other for other in sorted(fitting) if not LIBRARY.choices_of(other)][: choice.low]
            spec = spec.with_chosen(key.partition("@")[0], choice.name, picks)
    return spec


@cache
def plays_of(key: str, players: int, seat: int) -> tuple[Play, ...]:
    """Play a card in every way, and give what each leaves behind; nothing if it cannot be laid out alone."""
    layout = Layout(with_any_picks(Spec(players), key))
    layout.mention(key)
    try:
        setup = lay_table(layout)
    except RuleError:
        # It needs more than itself: then nothing is known of it.
        return ()
    state = setup.state
    home = homes(state)
    names = {"hand": (key, *_HAND), "deck": _DECK, "play": _PLAY}
    for zone, keys in names.items():
        defs = [LIBRARY.cards[name] for name in keys]
        setattr(state.players[seat], zone, [setup.new_card(defn, home.get(defn, -1)) for defn in defs])
    state.turn = Turn(seat, players)
    state.phase = ACTIONS
    find_listeners(state)
    card = state.players[seat].hand[0]
    return tuple([_left(played, card) for played in _ways(state, seat, card)])


def always_begun(key: str, players: int, seat: int) -> tuple[Begun, ...]:
    """Give the effects that every play of a card begins in the same way; none if plays differ or leave more behind."""
    plays = plays_of(key, players, seat)
    first = plays[0].begun if plays else ()
    certain = all([play.begun == first and not play.turns for play in plays])
    return first if certain and not any([begun.remembers for begun in first]) else ()


def effects_begun(key: str, players: int) -> list[str]:
    """Name the effects that a play of a card may begin for its own player."""
    plays = plays_of(key, players, 0)
    return list(dict.fromkeys([begun.name for play in plays for begun in play.begun if begun.owner == 0]))


def turns_given(name: str, players: int, seat: int) -> list[tuple[str, ExtraTurn]]:
    """Give the extra turns that a card gives when a player plays it, with the print that does."""
    keys = [key for key, defn in LIBRARY.cards.items() if defn.name == name]
    return [(key, turn) for key in keys for play in plays_of(key, players, seat)[:1] for turn in play.turns]


def _ways(start: GameState, seat: int, card: Card) -> Iterator[GameState]:
    """Play a card with one answer after the other to each of its questions, and give the table after each play."""
    tapes: list[list[list[int]]] = [[]]
    ways = 0
    while tapes and ways < _MOST_WAYS:
        tape = tapes.pop()
        game = Game(start.copy(), [None] * len(start.players))
        game.tape = tape
        try:
            game.play(seat, card, HAND)
        except Suspend as suspended:
            tapes.extend([[*tape, answer] for answer in _answers(suspended.decision)])
            continue
        ways += 1
        yield game.state


def _answers(decision: Decision) -> list[list[int]]:
    """Give the shortest answer to a question, and each that picks one option."""
    codes = decision.options()
    shortest = codes[: decision.low]
    single = [[code] for code in codes] if decision.low <= 1 <= decision.high else []
    return [shortest, *[answer for answer in single if answer != shortest]]


def _left(state: GameState, card: Card) -> Play:
    begun = [
        Begun(effect.name, effect.owner, tuple([name for name in _MEMORY if getattr(effect, name)]))
        for effect in state.effects
        if effect.source is card
    ]
    return Play(tuple(begun), tuple(state.extra_turns))
