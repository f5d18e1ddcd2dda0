"""What one player may see, built up from nothing for that player, and what the log tells that player.

Cards go by name, never by uid, and what has no order for the viewer is sorted: a hand, an own discard pile, the
trash. Under Possession the deciding player also sees what the possessed one may see. Zones and counters are those of
`engine.zones`: a new one is in the view because it is declared there.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from platin.engine.card import Card
from platin.engine.const import LANDSCAPE_NAMES, OVER
from platin.engine.decision import Decision
from platin.engine.effect import PlayerToken
from platin.engine.game import Game
from platin.engine.landscape import Landscape
from platin.engine.log import LogEntry
from platin.engine.score import points, winners
from platin.engine.state import GameState, PileInfo
from platin.engine.zones import (
    ALL_SEE,
    COUNTERS,
    ON_LANDSCAPE,
    ON_PILE,
    ON_PLAYER,
    OWNER_SEES,
    PLAYER_ZONES,
    TABLE_ZONES,
    Zone,
    cards_in,
    count_of,
    groups_on,
)
from platin.session.question import Question, question_of

PHASES: Final = ("setup", "start", "action", "buy", "night", "cleanup", "over", "between")
# Viewers who sit nowhere: one who sees what all may see, and one who sees all hands, for games that are over.
SPECTATOR: Final = -1
ALL_OPEN: Final = -2


@dataclass(frozen=True, slots=True)
class CostView:
    """What something costs now."""

    coins: int
    potion: int
    debt: int


@dataclass(frozen=True, slots=True)
class BackView:
    """A card that everybody knows by its back, and how many cards lie above it; -1 where they have no order."""

    name: str
    above: int


@dataclass(frozen=True, slots=True)
class ZoneView:
    """Cards that lie together; None where they may not be looked at."""

    size: int
    cards: tuple[str, ...] | None
    # The card on top, where that lies open whoever may look at the others.
    top: str
    # What is known by its back among cards that may not be looked at, from the top.
    backs: tuple[BackView, ...]


@dataclass(frozen=True, slots=True)
class StoreView:
    """Cards that lie on another card; None where they may not be looked at."""

    on: str
    size: int
    cards: tuple[str, ...] | None
    backs: tuple[BackView, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What the viewer may see of a player."""

    seat: int
    # By the names of the zones, the player's mats among them.
    zones: Mapping[str, ZoneView]
    stores: tuple[StoreView, ...]
    # For each card in play, whether it stays there after this turn, and what it is if it counts as another ("" if not).
    stays: tuple[bool, ...]
    printed: tuple[str, ...]
    # All cards of the player wherever they are, and those in the deck, in no order; None for who cannot know them.
    owned: tuple[str, ...] | None
    undrawn: tuple[str, ...] | None
    # What is counted: by tokens ("vp", "coffers"), and without ("turns").
    tokens: Mapping[str, int]
    counts: Mapping[str, int]

    @property
    def hand(self) -> tuple[str, ...] | None:
        """The cards in hand."""
        return self.zones["hand"].cards

    @property
    def discard(self) -> tuple[str, ...] | None:
        """The cards in the discard pile."""
        return self.zones["discard"].cards

    @property
    def play(self) -> tuple[str, ...]:
        """The cards in play."""
        return self.zones["play"].cards or ()

    @property
    def turns(self) -> int:
        """How many turns the player has had, extra turns not counted."""
        return self.counts["turns"]


@dataclass(frozen=True, slots=True)
class TokenView:
    """A token on a pile or landscape that belongs to a player."""

    owner: int
    kind: str


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile of the Supply, or beside it."""

    name: str
    # The card that lies on top and can be had; "" if the pile is empty or face down.
    top: str
    count: int
    cost: CostView
    supply: bool
    face_down: bool
    # The cards of an open pile of different cards, from the bottom; otherwise empty.
    cards: tuple[str, ...]
    tokens: Mapping[str, int]
    player_tokens: tuple[TokenView, ...]
    trait: str
    # The choices before the game that it was picked for ("black_market.deck"), but for its Trait.
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LandscapeView:
    """An Event, Trait, Way or other landscape."""

    name: str
    kind: str
    # None where it has no cost.
    cost: CostView | None
    # The pile a Trait lies on; "" otherwise.
    pile: str
    tokens: Mapping[str, int]
    player_tokens: tuple[TokenView, ...]


@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn under way. `controller` is another player who decides in it, or -1."""

    seat: int
    number: int
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    # Whether it is an extra turn, and the card to which that is due.
    extra: bool
    because: str
    controller: int


@dataclass(frozen=True, slots=True)
class ExtraTurnView:
    """A turn that is still to come besides the usual ones."""

    seat: int
    because: str
    controller: int


@dataclass(frozen=True, slots=True)
class EffectView:
    """Something that is in force: by its card, whose it is, how often, and what it is about."""

    name: str
    # Which of several that one play of the card begins; "" for the main one.
    part: str
    owner: int
    count: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may see of a table."""

    # -1 for a spectator.
    seat: int
    turn: TurnView
    piles: tuple[PileView, ...]
    landscapes: tuple[LandscapeView, ...]
    # What belongs to nobody, by the names of the zones ("trash"), and tokens on mats that do.
    zones: Mapping[str, ZoneView]
    mat_tokens: Mapping[str, int]
    players: tuple[PlayerView, ...]
    effects: tuple[EffectView, ...]
    extra_turns: tuple[ExtraTurnView, ...]
    # Who is waited for (-1: nobody), and what is asked, for the one who answers it.
    asked: int
    question: Question | None
    over: bool
    # By seat; empty for who cannot know them yet.
    points: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def own(self) -> PlayerView:
        """The player whose decision it is: the viewer, or under Possession another."""
        return self.players[self.question.seat if self.question is not None else self.seat]

    @property
    def trash(self) -> tuple[str, ...]:
        """The cards in the trash."""
        return self.zones["trash"].cards or ()

    @property
    def empty_piles(self) -> int:
        """How many piles of the Supply are empty."""
        return len([pile for pile in self.piles if pile.supply and not pile.count])

    @property
    def lead(self) -> int:
        """The lead in points over the best of the other players."""
        return self.points[self.own.seat] - max([n for seat, n in enumerate(self.points) if seat != self.own.seat])

    def pile(self, name: str) -> PileView | None:
        """Give the pile of a name, if there is one."""
        for pile in self.piles:
            if pile.name == name:
                return pile
        return None

    def left(self, card: str) -> int:
        """Count the cards left on a pile; 0 if there is none of that name."""
        pile = self.pile(card)
        return pile.count if pile is not None else 0

    def owned(self, card: str) -> int:
        """Count the cards of a name that the player has whose decision it is, wherever they are."""
        return (self.own.owned or ()).count(card)


def view_of(game: Game, seat: int, decision: Decision | None, counting: bool = False) -> View:
    """Give the view of a player, or of a viewer who sits nowhere.

    With `counting` it has what somebody knows who counted along: what each player owns, and the points that makes.
    """
    state = game.state
    over = state.phase == OVER
    seats = range(len(state.players))
    return View(
        seat=seat,
        turn=_turn(game),
        piles=tuple([_pile(game, info) for info in state.rules.piles if not info.gone]),
        landscapes=_landscapes(game),
        zones={
            zone.name: _zone(cards, zone, zone.seen == ALL_SEE)
            for zone in TABLE_ZONES
            if not zone.many
            for cards in groups_on(state, zone)
        },
        mat_tokens=_tokens(state.mat_tokens),
        players=_players(game, seat, counting),
        effects=tuple(
            [
                EffectView(e.name.partition(".")[0], e.name.partition(".")[2], e.owner, e.count, tuple(sorted(e.names)))
                for e in state.effects
                if e.owner >= 0 and not isinstance(e, PlayerToken)
            ]
        ),
        extra_turns=tuple([ExtraTurnView(turn.seat, turn.kind, turn.controller) for turn in state.extra_turns]),
        asked=decision.by if decision is not None else -1,
        # The others learn who is being waited for, not what the question is.
        question=question_of(game, decision) if decision is not None and seat in (decision.by, ALL_OPEN) else None,
        over=over,
        points=tuple([points(game, who) for who in seats]) if over or counting else (),
        winners=tuple(winners(game)) if over else (),
    )


def _turn(game: Game) -> TurnView:
    state = game.state
    turn = state.turn
    return TurnView(
        turn.seat,
        state.turn_number,
        PHASES[state.phase],
        turn.actions,
        turn.buys,
        turn.coins,
        turn.potions,
        turn.extra,
        turn.kind,
        turn.controller,
    )


def _pile(game: Game, info: PileInfo) -> PileView:
    state = game.state
    cards = state.piles[info.index]
    top = cards[-1].defn if cards and not info.face_down else None
    trait = state.rules.traits_on[info.index]
    cost = game.cost_of(top if top is not None else info.defn)
    tokens = state.pile_tokens.get(info.index)
    return _same_pile(
        info.name,
        top.key if top is not None else "",
        len(cards),
        _cost(cost.coins, cost.potion, cost.debt),
        info.supply,
        info.face_down,
        # An open mixed pile may be looked through; of a shuffled one only the top card is seen.
        _names(cards) if not info.hidden and _is_mixed(cards) else (),
        tuple(sorted(tokens.items())) if tokens else (),
        _player_tokens(state, ON_PILE, info.index) if state.effects else (),
        trait.name if trait is not None else "",
        _marks(state, info.name, trait),
    )


@lru_cache(maxsize=4096)
def _same_pile(
    name: str,
    top: str,
    count: int,
    cost: CostView,
    supply: bool,
    face_down: bool,
    cards: tuple[str, ...],
    tokens: tuple[tuple[str, int], ...],
    player_tokens: tuple[TokenView, ...],
    trait: str,
    marks: tuple[str, ...],
) -> PileView:
    """Give the view of a pile. From one view to the next most piles stay as they are."""
    return PileView(name, top, count, cost, supply, face_down, cards, dict(tokens), player_tokens, trait, marks)


def _player_tokens(state: GameState, where: int, index: int) -> tuple[TokenView, ...]:
    """Give the tokens of players on a pile or landscape, by whose and which they are."""
    found = [(token.owner, token.name.partition(".")[0]) for token in state.player_tokens(where, index)]
    return tuple([TokenView(owner, kind) for owner, kind in sorted(found)])


def _marks(state: GameState, pile: str, trait: Landscape | None) -> tuple[str, ...]:
    """Give the choices before the game that a pile was picked for, but for its Trait."""
    picked = [one for one in state.rules.spec.choices if pile in one.keys]
    return tuple([one.key for one in picked if trait is None or one.owner != trait.name])


def _is_mixed(cards: list[Card]) -> bool:
    first = cards[0].defn if cards else None
    for card in cards:
        if card.defn is not first:
            return True
    return False


@lru_cache(maxsize=512)
def _cost(coins: int, potion: int, debt: int) -> CostView:
    return CostView(coins, potion, debt)


def _landscapes(game: Game) -> tuple[LandscapeView, ...]:
    state = game.state
    found = []
    for at, (landscape, pile) in enumerate(zip(state.rules.landscapes, state.rules.landscape_pile, strict=True)):
        cost = _cost(landscape.cost, 0, landscape.debt) if landscape.buyable else None
        on = state.rules.piles[pile].name if pile >= 0 else ""
        kind = LANDSCAPE_NAMES[landscape.kind]
        tokens = _tokens(state.landscape_tokens.get(at))
        of_players = _player_tokens(state, ON_LANDSCAPE, at) if state.effects else ()
        found.append(LandscapeView(landscape.key, kind, cost, on, tokens, of_players))
    return tuple(found)


def _players(game: Game, seat: int, counting: bool) -> tuple[PlayerView, ...]:
    """Show each player: the viewer's private knowledge, and that of whom the viewer decides for."""
    state = game.state
    everything = seat == ALL_OPEN or state.phase == OVER
    deciding = state.turn.seat if seat >= 0 and state.turn.controller == seat else seat
    # What one owns is a help for the memory, not something to look at: not for who decides for another player.
    return tuple(
        [
            _player(game, who, everything or who in (seat, deciding), everything or who == seat, counting)
            for who in range(len(state.players))
        ]
    )


def _player(game: Game, who: int, mine: bool, own: bool, counting: bool) -> PlayerView:
    p = game.state.players[who]
    zones: dict[str, ZoneView] = {}
    for zone in PLAYER_ZONES:
        if not zone.many and (zone.field or zone.name in p.mats):
            seen = zone.seen == ALL_SEE or (mine and zone.seen == OWNER_SEES)
            cards = cards_in(p, zone)
            zones[zone.name] = _zone(cards, zone, seen) if cards else _EMPTY if seen else _NOTHING_TO_SEE
    stores = []
    for uid, stored in p.stores.items():
        host = game.state.rules.cards[uid].defn
        seen = mine or host.store_open
        backs = () if seen else _backs(stored, False)
        stores.append(StoreView(host.key, len(stored), _sorted(stored) if seen else None, backs))
    tokens: dict[str, int] = {}
    counts: dict[str, int] = {}
    for counter in COUNTERS:
        if counter.where & ON_PLAYER and (counter.field or counter.name in p.tokens) and (counter.public or mine):
            (tokens if counter.tokens else counts)[counter.name] = count_of(p, counter)
    return PlayerView(
        who,
        zones,
        tuple(stores),
        tuple([game.is_held(card) for card in p.play]),
        tuple([game.state.rules.cards[card.uid].defn.key if card.guise else "" for card in p.play]),
        _sorted(game.owned(who)) if own or counting else None,
        _sorted(p.deck) if own else None,
        tokens,
        counts,
    )


def _zone(cards: list[Card], zone: Zone, seen: bool) -> ZoneView:
    if seen:
        names = _names(cards) if zone.ordered else _sorted(cards)
        return ZoneView(len(cards), names, cards[-1].defn.key if zone.top_seen and cards else "", ())
    # What has a top that lies open lies face up.
    if zone.top_seen:
        return ZoneView(len(cards), None, cards[-1].defn.key if cards else "", ())
    return ZoneView(len(cards), None, "", _backs(cards, zone.from_top))


_EMPTY: Final = ZoneView(0, (), "", ())
_NOTHING_TO_SEE: Final = ZoneView(0, None, "", ())


def _backs(cards: list[Card], placed: bool) -> tuple[BackView, ...]:
    """Give the cards that have a back of their own, with their places where these say something."""
    last = len(cards) - 1
    found = [(last - at if placed else -1, card.defn.key) for at, card in enumerate(cards) if card.defn.marked]
    return tuple([BackView(name, above) for above, name in sorted(found)])


def _tokens(tokens: dict[str, int] | None) -> dict[str, int]:
    return dict(sorted(tokens.items())) if tokens else {}


def _sorted(cards: list[Card]) -> tuple[str, ...]:
    return tuple(sorted([card.defn.key for card in cards]))


def _names(cards: list[Card]) -> tuple[str, ...]:
    return tuple([card.defn.key for card in cards])


def log_of(game: Game, seat: int, first: int = 0) -> list[dict[str, Any]]:
    """Give the log from one of its entries on, with the cards that a player (or a viewer who sits nowhere) may know."""
    return [_entry(entry, seat) for entry in (game.state.log or [])[first:]]


def _entry(entry: LogEntry, seat: int) -> dict[str, Any]:
    seen = entry.seen < 0 or seat == ALL_OPEN or (seat >= 0 and entry.seen >> seat & 1 != 0)
    names = [defn.key for defn in entry.cards]
    return {
        "verb": entry.verb,
        "seat": entry.seat,
        "cards": names if entry.seen < 0 else sorted(names) if seen else None,
        "count": entry.count,
        "other": entry.other,
        "source": entry.source,
        "depth": entry.depth,
        "zone": entry.zone,
    }
