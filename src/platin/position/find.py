"""Which physical card a name means, where a position refers to one: the source of an effect, a card played earlier;
and which effects are a card's own.

Reader and writer share these rules, so that the writer knows when a plain name is not enough and a label is needed.
"""

from collections.abc import Iterator

from platin.cards import LIBRARY
from platin.engine.card import NO_CARD, Card
from platin.engine.effect import Effect
from platin.engine.state import GameState, Player
from platin.engine.zones import PLAYER_ZONES, TABLE_ZONES, groups_in, groups_on


def zones_of(player: Player, hosts: bool = False) -> list[list[Card]]:
    """Give a player's zones in the order in which a card that is referred to is looked for.

    With `hosts` only those from which another card may carry cards.
    """
    rows = sorted(PLAYER_ZONES, key=lambda zone: zone.sought)
    return [cards for zone in rows if not (hosts and zone.many) for cards in groups_in(player, zone)]


def find_card(state: GameState, name: str, seat: int, used: list[Card], hosts: bool = False) -> Card:
    """Find the card outside the usual piles that a player's reference means, or NO_CARD.

    The player's own cards come first, and among cards of the name one that is not used yet.
    """
    again = NO_CARD
    for card in _candidates(state, max(seat, 0), hosts):
        if card.name == name:
            if card not in used:
                return card
            if again is NO_CARD:
                again = card
    return again


def _candidates(state: GameState, seat: int, hosts: bool) -> Iterator[Card]:
    n = len(state.players)
    for i in range(n):
        for zone in zones_of(state.players[(seat + i) % n], hosts):
            yield from zone
    for row in TABLE_ZONES:
        if not row.many:
            yield from groups_on(state, row)[0]
    for info in state.rules.piles:
        # A single card that lies aside and is played from there.
        if info.deck and len(state.piles[info.index]) == 1:
            yield from state.piles[info.index]


def own_effects(state: GameState, card: Card) -> list[Effect]:
    """Give the effects that a card's own plays have left."""
    return [e for e in state.effects if e.source is card and e.name.partition(".")[0] == card.name]


def owes_something(state: GameState, card: Card) -> bool:
    """Tell whether a Duration in play still has something to do, itself or for a card that it repeated."""
    if own_effects(state, card):
        return True
    return any([effect.holds and effect.repeater is card for effect in state.effects])


def holding_effects(card: Card) -> list[str]:
    """Name the effects that can hold a card in play."""
    return [name for name, one in LIBRARY.effects.items() if one.holds and name.partition(".")[0] == card.name]
