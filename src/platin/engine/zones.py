"""Where cards can lie and what is counted, each declared once: the rows that everything generic goes through.

Copying, checking, saving, positions, views and proofs loop over `PLAYER_ZONES`, `TABLE_ZONES` and `COUNTERS`. The
zones and counters that every game has are fields of `Player` and `GameState`; what a single mechanism needs besides
(a mat, a kind of token) is declared in its module, and found there when the cards are.
"""

from typing import TYPE_CHECKING, Final

from platin.engine.const import (
    ASIDE,
    ASIDE_DOWN,
    BEFORE,
    BOX,
    DECK,
    DISCARD,
    FIRST_MAT,
    HAND,
    LOOKED,
    NOWHERE,
    PLAY,
    REVEALED,
    SPENT,
    STORE,
    SUPPLY,
    TRASH,
)
from platin.engine.decision import RuleError

if TYPE_CHECKING:
    from platin.engine.card import Card
    from platin.engine.state import GameState, Player

# Who may look at the cards of a zone, while the game lasts.
ALL_SEE: Final = 0
OWNER_SEES: Final = 1
NOBODY_SEES: Final = 2
AS_IT_LIES: Final = 3  # the card or the pile that they lie on says it

# Where something is counted (a bit mask).
ON_PLAYER: Final = 1 << 0
ON_PILE: Final = 1 << 1
ON_LANDSCAPE: Final = 1 << 2
ON_MAT: Final = 1 << 3  # on a mat that belongs to nobody
# The field that holds the tokens in such a place: of the player, and of the table.
BAGS: Final[dict[int, str]] = {
    ON_PLAYER: "tokens",
    ON_PILE: "pile_tokens",
    ON_LANDSCAPE: "landscape_tokens",
    ON_MAT: "mat_tokens",
}


class Zone:
    """A place for cards: a player's, unless it is `shared`."""

    def __init__(
        self,
        name: str,
        number: int = NOWHERE,
        field: str = "",
        shared: bool = False,
        seen: int = ALL_SEE,
        top_seen: bool = False,
        owned: bool = True,
        ordered: bool = False,
        from_top: bool = False,
        passing: bool = False,
        hears: bool = False,
        many: bool = False,
        key: str = "",
        place: str = "",
        sought: int = 3,
    ) -> None:
        self.name = name
        # A constant, or the next free number: then it is good for this process alone, and records say the name.
        self.number: int = number if number != NOWHERE else _next_number()
        # The field of the player or the table that holds its cards; without one they are in `Player.mats` by name.
        self.field = field
        self.shared = shared
        self.seen = seen
        # The top card lies open, whoever may look at those below.
        self.top_seen = top_seen
        # Its cards are among those that a player owns, and that are scored.
        self.owned = owned and not shared
        # The order of its cards says something to those who see them.
        self.ordered = ordered
        # Cards are listed from the top (which is the end of the list that holds them).
        self.from_top = from_top
        # Cards are here only on their way: between two steps of the game it is empty.
        self.passing = passing
        # Cards that lie here can take part in moments that are not about themselves.
        self.hears = hears
        # Not one list of cards but one for each card or pile that they lie on.
        self.many = many
        # What positions call it. A mat is listed among the mats, unless it has a key of its own.
        self.key = (key or (name if field else "")).replace("_", " ")
        # What an option is said to come from.
        self.place = place or (name if field else "mat")
        # Where a position refers to a card by its name, zones with a lower number are searched first.
        self.sought = sought


class Counter:
    """Something that is counted: tokens of a kind, or turns."""

    def __init__(
        self, name: str, where: int, field: bool = False, tokens: bool = True, public: bool = True, default: int = 0
    ) -> None:
        self.name = name
        self.where = where
        # With a player it is a field; anywhere else, and without one, it is by name among the tokens that lie there.
        self.field = field
        # There are tokens for it on the table.
        self.tokens = tokens
        # Everybody sees it, not only the player whose it is.
        self.public = public
        self.default = default


_numbers: Final[list[int]] = [FIRST_MAT + 1]


def _next_number() -> int:
    _numbers[0] += 1
    return _numbers[0] - 1


# In the order in which positions list them.
PLAYER_ZONES: Final[list[Zone]] = [
    Zone("hand", HAND, "hand", seen=OWNER_SEES, hears=True, sought=7),
    Zone("deck", DECK, "deck", seen=NOBODY_SEES, ordered=True, from_top=True, sought=8),
    Zone("discard", DISCARD, "discard", seen=OWNER_SEES, top_seen=True, hears=True, sought=6),
    Zone("play", PLAY, "play", ordered=True, hears=True, sought=0),
    # Set aside face up, and face down.
    Zone("aside", ASIDE, "aside", hears=True, sought=1),
    Zone("aside_down", ASIDE_DOWN, "aside_down", seen=OWNER_SEES, hears=True, place="aside", sought=2),
    # On the way from the deck to somewhere: open to everybody, or looked at by the owner alone.
    Zone("revealed", REVEALED, "revealed", ordered=True, passing=True, sought=5),
    Zone("looked", LOOKED, "looked", seen=OWNER_SEES, ordered=True, passing=True, sought=5),
    # Lying on another card.
    Zone("store", STORE, "stores", seen=AS_IT_LIES, many=True, key="on", sought=4),
    # Pieces that lie before a player: they are no cards.
    Zone("before", BEFORE, owned=False, hears=True, key="before", place="before", sought=9),
]
TABLE_ZONES: Final[list[Zone]] = [
    Zone("supply", SUPPLY, "piles", shared=True, seen=AS_IT_LIES, ordered=True, from_top=True, many=True, key="piles"),
    Zone("trash", TRASH, "trash", shared=True),
    # What has left the game.
    Zone("box", BOX, "box", shared=True),
    # Boons and Hexes that were discarded; they are shuffled when their pile has run out.
    Zone("spent", SPENT, "spent", shared=True),
]
VP_TOKENS: Final = Counter("vp", ON_PLAYER | ON_PILE | ON_LANDSCAPE, field=True)
DEBT_TOKENS: Final = Counter("debt", ON_PLAYER | ON_PILE | ON_LANDSCAPE, field=True)
FAVOR_TOKENS: Final = Counter("favors", ON_PLAYER | ON_PILE, field=True)
SUN_TOKENS: Final = Counter("sun", ON_LANDSCAPE)
COUNTERS: Final[list[Counter]] = [
    VP_TOKENS,
    Counter("coffers", ON_PLAYER, field=True),
    Counter("villagers", ON_PLAYER, field=True),
    DEBT_TOKENS,
    FAVOR_TOKENS,
    SUN_TOKENS,
    # Turns taken, extra turns not counted.
    Counter("turns", ON_PLAYER, field=True, tokens=False),
]


def add_zone(zone: Zone) -> None:
    """Add a row for a zone that a mechanism declares: one of each player's mats."""
    if zone in PLAYER_ZONES:
        return
    if any([zone.name == other.name for other in [*PLAYER_ZONES, *TABLE_ZONES]]):
        raise RuleError(f"two zones {zone.name!r}")
    if zone.field or zone.shared:
        raise RuleError(f"zone {zone.name!r}: expected a mat of each player")
    PLAYER_ZONES.append(zone)


def add_counter(counter: Counter) -> None:
    """Add a row for a counter that a mechanism declares."""
    if counter in COUNTERS:
        return
    if any([counter.name == other.name for other in COUNTERS]):
        raise RuleError(f"two counters {counter.name!r}")
    if counter.field:
        raise RuleError(f"counter {counter.name!r}: expected one that is no field of the player")
    COUNTERS.append(counter)


def zone_numbered(number: int) -> Zone:
    """Give the row of a zone's number."""
    for zone in PLAYER_ZONES:
        if zone.number == number:
            return zone
    for zone in TABLE_ZONES:
        if zone.number == number:
            return zone
    raise RuleError(f"no zone {number}")


def mats() -> list[Zone]:
    """Give the zones of a player that have no field."""
    return [zone for zone in PLAYER_ZONES if not zone.field]


def fields_counted() -> list[Counter]:
    """Give what is counted for a player in every game."""
    return [counter for counter in COUNTERS if counter.field]


def tokens_on(where: int) -> list[Counter]:
    """Give the kinds of token that can lie in such a place and have no field of their own there."""
    return [c for c in COUNTERS if c.where & where and not (c.field and where == ON_PLAYER)]


def cards_in(player: "Player", zone: Zone) -> "list[Card]":
    """Give the cards of a player in a zone that is one list."""
    if not zone.field:
        return player.mats.get(zone.name, [])
    cards: list[Card] = getattr(player, zone.field)
    return cards


def lay(player: "Player", zone: Zone, cards: "list[Card]") -> None:
    """Let these be the cards of a player in a zone that is one list."""
    if zone.field:
        setattr(player, zone.field, cards)
    else:
        player.mats[zone.name] = cards


def groups_in(player: "Player", zone: Zone) -> "list[list[Card]]":
    """Give the lists of a player's cards in a zone: one, or one for each card that others lie on."""
    return list(player.stores.values()) if zone.number == STORE else [cards_in(player, zone)]


def groups_on(state: "GameState", zone: Zone) -> "list[list[Card]]":
    """Give the lists of cards in a zone that belongs to nobody: one, or one for each pile."""
    if zone.number == SUPPLY:
        return state.piles
    cards: list[Card] = getattr(state, zone.field)
    return [cards]


def all_groups(state: "GameState") -> "list[list[Card]]":
    """Give every list that holds cards: each card is in one of them, once."""
    found: list[list[Card]] = []
    for zone in TABLE_ZONES:
        found += groups_on(state, zone)
    for player in state.players:
        for zone in PLAYER_ZONES:
            found += groups_in(player, zone)
    return found


def bags(state: "GameState", where: int) -> list[dict[str, int]]:
    """Give the tokens in all places of a kind, by name in each."""
    if where == ON_PLAYER:
        return [player.tokens for player in state.players]
    if where == ON_PILE:
        return list(state.pile_tokens.values())
    if where == ON_LANDSCAPE:
        return list(state.landscape_tokens.values())
    return [state.mat_tokens]


def count_of(player: "Player", counter: Counter) -> int:
    """Give what a player has of something counted."""
    if not counter.field:
        return tokens_in(player.tokens, counter)
    count: int = getattr(player, counter.name)
    return count


def tokens_in(tokens: dict[str, int], counter: Counter) -> int:
    """Give how many tokens of a kind are among those that lie with a player, on a pile, a landscape or a mat."""
    return tokens.get(counter.name, counter.default)


def add_tokens(tokens: dict[str, int], counter: Counter, n: int = 1) -> None:
    """Add tokens of a kind to those that lie somewhere, or take them away."""
    there = tokens_in(tokens, counter) + n
    if there != counter.default:
        tokens[counter.name] = there
    else:
        tokens.pop(counter.name, 0)
