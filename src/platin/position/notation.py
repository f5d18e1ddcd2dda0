"""How positions call zones and counters: their keys, as the rows of the engine's table have them."""

from typing import Final

from platin.cards import LIBRARY
from platin.engine.const import BEFORE, BUYING, NOT_BUYING, STORE, SUPPLY
from platin.engine.effect import PlayerToken
from platin.engine.state import GameState
from platin.engine.zones import (
    BAGS,
    ON_LANDSCAPE,
    ON_MAT,
    ON_PILE,
    ON_PLAYER,
    PLAYER_ZONES,
    TABLE_ZONES,
    Zone,
    fields_counted,
    mats,
    tokens_on,
    zone_numbered,
)
from platin.position.nodes import Node, fields, hint
from platin.text.names import landscape_key

PILES: Final = zone_numbered(SUPPLY).key
STORES: Final = zone_numbered(STORE).key
PIECES_BEFORE: Final = zone_numbered(BEFORE).key
MATS: Final = "mats"
# Durations in play that have nothing left to do.
DONE: Final = "done"
# What a player has gained in the latest turn, and what was bought in this one; where it matters, by when in that turn
# (in the order of their numbers).
GAINED: Final = "gained"
BOUGHT: Final = "cards bought"
WHEN_GAINED: Final = ("otherwise", "buying", "buying before")
# Cards in play that count as others, and as which.
GUISES: Final = "as"


def bag_key(where: int) -> str:
    """Give the key of the tokens in a kind of place."""
    return BAGS[where].replace("_", " ")


SHARED_KEYS: Final = (
    *[zone.key for zone in TABLE_ZONES],
    *[bag_key(where) for where in (ON_PILE, ON_LANDSCAPE, ON_MAT)],
)


def listed_zones() -> list[Zone]:
    """Give a player's zones that have a key and a list of cards each."""
    return [zone for zone in PLAYER_ZONES if zone.key and not zone.many]


def shared_lists() -> list[Zone]:
    """Give the zones that belong to nobody and have a list of cards each."""
    return [zone for zone in TABLE_ZONES if not zone.many]


def player_keys() -> tuple[str, ...]:
    """Give the keys of all that can be said about a player."""
    zones = [zone.key for zone in listed_zones()]
    counts = [counter.name for counter in fields_counted()]
    return (*zones, DONE, GAINED, GUISES, STORES, MATS, *counts, bag_key(ON_PLAYER))


def mat_at(node: Node) -> Zone:
    """Read the name of a mat."""
    name = node.text("a mat")
    known = {zone.name: zone for zone in mats() if not zone.key}
    if name not in known:
        raise node.error(f"there is no mat {name!r}; {hint(name, tuple(known))}")
    return known[name]


def gains_at(entries: dict[str, Node], key: str) -> list[tuple[int, Node]]:
    """Give the lists of what was gained or bought in a turn, with when in that turn it was."""
    if key not in entries:
        return []
    node = entries[key]
    if node.is_text or node.is_list:
        return [(NOT_BUYING if key == GAINED else BUYING, node)]
    return [(WHEN_GAINED.index(word), value) for word, value in fields(node, WHEN_GAINED, key).items()]


def landscape_at(state: GameState, node: Node) -> int:
    """Read the name of a landscape of a game, and give its place among them."""
    name = node.wrap(landscape_key).partition("@")[0]
    names = [landscape.name for landscape in state.rules.landscapes]
    if name not in names:
        raise node.error(f"no landscape {node.text()!r} in this game")
    return names.index(name)


def tokens_at(node: Node, where: int) -> dict[str, int]:
    """Read tokens by kind, as they can lie in a kind of place; but for those of players."""
    found: dict[str, int] = {}
    of_players = player_tokens(where)
    known = (*[counter.name for counter in tokens_on(where)], *of_players)
    for name, key, number in node.items("tokens by kind"):
        if name not in known:
            raise key.error(f"there are no tokens {name!r} here; {hint(name, known)}")
        if name not in of_players:
            found[name] = number.number()
    return found


def player_tokens(where: int) -> tuple[str, ...]:
    """Give the kinds of token that players put on piles, or on landscapes."""
    effects = LIBRARY.effects.items()
    return tuple([name for name, effect in effects if isinstance(effect, PlayerToken) and effect.where == where])


def player_tokens_at(node: Node, where: int) -> dict[str, Node]:
    """Give the kinds of token on a pile or landscape that belong to players, with whose they are."""
    known = player_tokens(where)
    return {name: value for name, _, value in node.items("tokens by kind") if name in known}


def unusual(tokens: dict[str, int], where: int) -> dict[str, int]:
    """Leave out the kinds of token of which there are as many as where nothing is said."""
    return {c.name: tokens[c.name] for c in tokens_on(where) if tokens.get(c.name, c.default) != c.default}
