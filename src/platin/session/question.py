"""The question that is asked, for the outside: names instead of codes and uids, in an order that tells nothing.

The uid of a card would let somebody recognise it after a shuffle, and the order of a hand is nobody's business. Whoever
answers gets a `Question`: players in Python, the public interface, the terminal, the wire. Words are added there.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from platin.engine.card import Card
from platin.engine.const import OPT_CARD, OPT_LANDSCAPE, OPT_PILE, OPT_VALUE
from platin.engine.decision import OPTION_KINDS, Decision
from platin.engine.game import Game
from platin.engine.guises import card_as_it_lies
from platin.engine.intent import INTENTS
from platin.engine.state import GameState
from platin.engine.zones import PLAYER_ZONES, TABLE_ZONES, groups_in, groups_on

# Kinds of option that are sorted by name; the others stay in the order in which they are printed or counted.
_BY_NAME: Final = ("card", "pile", "name")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that an answer can pick: its kind ("card", "pile", "landscape", "mode", ...) and name.

    A card lies in a zone of a player ("hand", "play", "looked", ...) or in the trash, which is nobody's (-1). Equal
    cards are equal options: whoever picks two of them names two.
    """

    kind: str
    name: str
    zone: str
    owner: int
    # The pile by its own name, where the option is one.
    pile: str


@dataclass(frozen=True, slots=True)
class CodedOption(Option):
    """An option with its code in the engine, which stays inside."""

    code: int


@dataclass(frozen=True, slots=True)
class PlaceInPlay:
    """One of the cards in play: whose it is, its place, and the how manieth of its name (0: there is no other)."""

    owner: int
    at: int
    nth: int


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked. An answer picks `low` to `high` of the options."""

    # Who answers, and whose decision it is: another player's under Possession.
    by: int
    seat: int
    # What is asked ("turn.action", "turn.buy", "remodel.trash"), the card that asks, and the card it is about.
    key: str
    source: str
    about: str
    # What will happen to what is picked (a name of `engine.intent`), and to whose cards or with whom.
    intent: str
    whose: int
    # Which of the cards in play asks, if one of them does.
    asking: PlaceInPlay | None
    low: int
    high: int
    # Whether the order of the picked options matters.
    ordered: bool
    options: tuple[Option, ...]

    def named(self, name: str, kind: str = "") -> list[Option]:
        """Give the options of a name, and of a kind if that is said."""
        return [one for one in self.options if one.name == name and kind in ("", one.kind)]

    def first(self, *names: str) -> list[Option]:
        """Give the first of these names that can be picked, as an answer; nothing if none can."""
        for name in names:
            found = self.named(name)
            if found:
                return found[:1]
        return []


def question_of(game: Game, decision: Decision) -> Question:
    """Give a decision as the one who answers it gets it."""
    return Question(
        decision.by,
        decision.seat,
        decision.key,
        decision.source,
        decision.about,
        INTENTS[decision.intent],
        decision.whose if decision.whose >= 0 else decision.seat,
        _place_in_play(game, decision.asking),
        decision.low,
        decision.high,
        decision.ordered,
        tuple([_same_option(*parts) for parts, _ in _offered(game.state, decision)]),
    )


def options_of(state: GameState, decision: Decision) -> list[CodedOption]:
    """Give the options of a decision, sorted by kind, name and place (printed options in printed order)."""
    return [CodedOption(*parts, code) for parts, code in _offered(state, decision)]


@lru_cache(maxsize=4096)
def _same_option(kind: str, name: str, zone: str, owner: int, pile: str) -> Option:
    """Give an option by its parts. A game offers the same again and again."""
    return Option(kind, name, zone, owner, pile)


# What an option has, in the order of its fields.
_Parts = tuple[str, str, str, int, str]


def _offered(state: GameState, decision: Decision) -> list[tuple[_Parts, int]]:
    """Give what can be picked with its codes, in the order in which it is shown."""
    return sorted([(_parts(state, decision, code), code) for code in decision.options()], key=_rank)


def _rank(offered: tuple[_Parts, int]) -> tuple[int, str, int, str]:
    (kind, name, zone, owner, _), code = offered
    return code >> 20, name if kind in _BY_NAME else "", owner, zone


def _parts(state: GameState, decision: Decision, code: int) -> _Parts:
    value = code & OPT_VALUE
    base = code - value
    kind = OPTION_KINDS[code >> 20]
    if base == OPT_CARD:
        card = card_as_it_lies(state, value)
        zone, owner = place_of(state, card, decision.seat)
        return kind, card.defn.key, zone, owner, ""
    if base == OPT_PILE:
        # A pile is offered for its top card; an empty or face-down one goes by its own name.
        info = state.rules.piles[value]
        cards = state.piles[value]
        return kind, cards[-1].defn.key if cards and not info.face_down else info.name, "", -1, info.name
    name = str(value)
    if base == OPT_LANDSCAPE:
        name = state.rules.landscapes[value].key
    elif value < len(decision.labels):
        name = decision.labels[value]
    return kind, name, "", -1, ""


def place_of(state: GameState, card: Card, first: int) -> tuple[str, int]:
    """Find where a card lies, beginning with one player: the zone, and whose it is."""
    n = len(state.players)
    for i in range(n):
        who = (first + i) % n
        p = state.players[who]
        for zone in PLAYER_ZONES:
            if any([card in cards for cards in groups_in(p, zone)]):
                return zone.place, who
    for zone in TABLE_ZONES:
        if any([card in cards for cards in groups_on(state, zone)]):
            return zone.place, -1
    raise ValueError(f"{card} is nowhere")


def _place_in_play(game: Game, uid: int) -> PlaceInPlay | None:
    for owner, p in enumerate(game.state.players):
        for at, card in enumerate(p.play):
            if card.uid == uid:
                return PlaceInPlay(owner, at, game.nth_in_play(card))
    return None
