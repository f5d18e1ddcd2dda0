"""Players written in Python: subclass `Player`, look at what is `Seen`, and pick options of the `Question`.

A player gets plain data, built up from nothing for its seat: cards by name, zones whose order it may not know as sorted
names or counts. There is no way from it to the game.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from platin.bots.plan import Strategy
from platin.bots.strategy_bot import StrategyBot
from platin.engine.decision import Decision, IllegalAnswer
from platin.engine.game import Game
from platin.engine.score import points
from platin.session.options import options_of
from platin.session.view import view_of


class Cost(NamedTuple):
    """What something costs now."""

    coins: int
    potion: int = 0
    debt: int = 0


class Option(NamedTuple):
    """One thing that an answer can pick: its kind ("card", "pile", "landscape", "mode", ...) and name.

    Equal cards are options of their own; `at` tells them apart.
    """

    kind: str
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked. An answer picks `low` to `high` of the options."""

    # What is asked ("turn.action", "turn.buy", "remodel.trash"), the card that asks, and the card it is about.
    key: str
    source: str
    about: str
    options: tuple[Option, ...]
    low: int
    high: int
    # Whether the order of the picked options matters.
    ordered: bool

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


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile: how many cards are left, which lies on top, what that costs now."""

    name: str
    top: str
    left: int
    cost: Cost
    supply: bool
    trait: str
    tokens: dict[str, int]
    # The cards of an open pile of different cards, from the bottom; otherwise empty.
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Landscape:
    """An Event, Trait or other landscape, with the pile it lies on, if any."""

    name: str
    cost: Cost
    pile: str


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """A player as the one who answers sees them. What cannot be seen is None."""

    seat: int
    hand: tuple[str, ...] | None
    hand_size: int
    deck_size: int
    discard: tuple[str, ...] | None
    discard_size: int
    discard_top: str
    play: tuple[str, ...]
    # Set aside face up and face down; revealed, and looked at, on the way from the deck.
    aside: tuple[str, ...]
    aside_down: tuple[str, ...] | None
    revealed: tuple[str, ...]
    looked: tuple[str, ...] | None
    # Cards on mats, by the name of the mat.
    mats: dict[str, tuple[str, ...] | None]
    # All cards of the player wherever they are, and the points they make: whoever counts along knows them.
    owned: dict[str, int]
    points: int
    vp: int
    coffers: int
    villagers: int
    debt: int
    tokens: dict[str, int]
    turns: int


@dataclass(frozen=True, slots=True)
class Seen:
    """What a player may see at a question. Under Possession `seat` is the other player, whose cards these are."""

    # Who answers, and for whom.
    me: int
    seat: int
    # Whose turn it is, the phase, and what is left of the turn.
    turn_of: int
    phase: str
    turn: int
    actions: int
    buys: int
    coins: int
    potions: int
    hand: tuple[str, ...]
    discard: tuple[str, ...]
    play: tuple[str, ...]
    # What must be in the own deck, without its order; empty when answering for another player.
    deck: dict[str, int]
    players: tuple[PlayerSeen, ...]
    piles: dict[str, Pile]
    landscapes: dict[str, Landscape]
    trash: tuple[str, ...]
    empty_piles: int

    def owned(self, card: str) -> int:
        """Count the cards of a name that the player has, wherever they are."""
        return self.players[self.seat].owned.get(card, 0)

    def left(self, card: str) -> int:
        """Count the cards left on a pile; 0 if there is none of that name."""
        pile = self.piles.get(card)
        return pile.left if pile is not None else 0

    @property
    def lead(self) -> int:
        """The lead in points over the best of the other players."""
        others = [player.points for player in self.players if player.seat != self.seat]
        return self.players[self.seat].points - max(others)


class Player:
    """Somebody who plays. Subclass it and write `answer`; there is a new one for each game."""

    # What people call it, and the kingdom cards that it is about.
    name: str = ""
    needs: tuple[str, ...] = ()
    # Whether a simulation asks it which plain Treasures to play. Otherwise they are all played without a question.
    asks_treasures: bool = False

    def __init__(self, seed: int = 0) -> None:
        # For players that throw dice: the same seed gives the same game.
        self.chance = Random(seed)

    def answer(self, seen: Seen, question: Question) -> Sequence[Option] | None:
        """Pick options of the question; None leaves the answer to common sense."""
        raise NotImplementedError(f"{type(self).__name__} has no method answer")


class Sitting:
    """A player at the table: an agent that passes on what may be seen, and takes options for an answer."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.asks_treasures = player.asks_treasures
        self._sense = StrategyBot(Strategy("", []))

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        codes = [option.code for option in options_of(game.state, decision)]
        seen, question = look(game, decision)
        answer = self._player.answer(seen, question)
        if answer is None:
            return self._sense(game, decision)
        picked: list[int] = []
        for option in _listed(answer, self._player, question):
            if not isinstance(option, Option) or option not in question.options:
                raise IllegalAnswer(f"{option!r} picked", decision, [one.name for one in question.options])
            picked.append(codes[option.at])
        if not question.low <= len(picked) <= question.high:
            raise IllegalAnswer(f"{len(picked)} options picked", decision, [one.name for one in question.options])
        return picked


def _listed(answer: object, player: Player, question: Question) -> Iterable[object]:
    if not isinstance(answer, list | tuple):
        name = type(player).__name__
        raise TypeError(f"{name}.answer gave {answer!r} to {question.key}: expected a list of its options, or None")
    return answer


def look(game: Game, decision: Decision) -> tuple[Seen, Question]:
    """Give what the player who answers may see, and the question."""
    view = view_of(game, decision.by, decision)
    pending: dict[str, Any] = view["pending"]
    options = tuple([Option(one["kind"], one["name"], at) for at, one in enumerate(pending["options"])])
    question = Question(
        pending["key"],
        pending["source"],
        pending["about"],
        options,
        pending["low"],
        pending["high"],
        pending["ordered"],
    )
    players = tuple([_player(game, seat, data) for seat, data in enumerate(view["players"])])
    own = players[decision.seat]
    turn = view["turn"]
    return Seen(
        me=decision.by,
        seat=decision.seat,
        turn_of=turn["seat"],
        phase=turn["phase"],
        turn=own.turns,
        actions=turn["actions"],
        buys=turn["buys"],
        coins=turn["coins"],
        potions=turn["potions"],
        hand=own.hand or (),
        discard=own.discard or (),
        play=own.play,
        deck=_deck(own, view["players"][decision.seat]) if decision.seat == decision.by else {},
        players=players,
        piles={pile["name"]: _pile(pile) for pile in view["piles"]},
        landscapes={
            one["name"]: Landscape(one["name"], Cost(one["cost"], 0, one["debt"]), one["pile"])
            for one in view["landscapes"]
        },
        trash=tuple(view["trash"]),
        empty_piles=len([1 for pile in view["piles"] if pile["supply"] and not pile["count"]]),
    ), question


def _pile(pile: dict[str, Any]) -> Pile:
    cost = Cost(pile["cost"]["coins"], pile["cost"]["potion"], pile["cost"]["debt"])
    cards = tuple(pile["cards"])
    return Pile(pile["name"], pile["top"], pile["count"], cost, pile["supply"], pile["trait"], pile["tokens"], cards)


def _player(game: Game, seat: int, data: dict[str, Any]) -> PlayerSeen:
    return PlayerSeen(
        seat=seat,
        hand=_tuple(data["hand"]),
        hand_size=data["hand_size"],
        deck_size=data["deck_size"],
        discard=_tuple(data["discard"]),
        discard_size=data["discard_size"],
        discard_top=data["discard_top"],
        play=tuple([card["name"] for card in data["play"]]),
        aside=tuple(data["aside"]),
        aside_down=_tuple(data["aside_down"]),
        revealed=tuple(data["revealed"]),
        looked=_tuple(data["looked"]),
        mats={name: _tuple(cards) for name, cards in data["mats"].items()},
        owned=dict(sorted(Counter([card.defn.key for card in game.owned(seat)]).items())),
        points=points(game, seat),
        vp=data["vp"],
        coffers=data["coffers"],
        villagers=data["villagers"],
        debt=data["debt"],
        tokens=data["tokens"],
        turns=data["turns"],
    )


def _tuple(cards: list[str] | None) -> tuple[str, ...] | None:
    return None if cards is None else tuple(cards)


def _deck(own: PlayerSeen, data: dict[str, Any]) -> dict[str, int]:
    """Count what of the own cards is nowhere else."""
    rest = Counter(own.owned)
    open_zones = (own.hand, own.discard, own.play, own.aside, own.aside_down, own.revealed, own.looked)
    for zone in (*open_zones, *own.mats.values(), *[store["cards"] for store in data["stores"]]):
        rest.subtract(zone or ())
    return {name: count for name, count in rest.items() if count > 0}
