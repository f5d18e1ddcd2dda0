"""Which physical card a name means, where a position refers to one: the source of an effect, a card played earlier.

Reader and writer share these rules, so that the writer knows when a plain name is not enough and a label is needed.
"""

from collections.abc import Iterator

from platin.engine.card import NO_CARD, Card
from platin.engine.state import GameState, Player


def zones_of(player: Player, hosts: bool = False) -> list[list[Card]]:
    """Give a player's zones in the order in which a card that is referred to is looked for.

    With `hosts` only those from which another card may carry cards.
    """
    zones = [player.play, player.aside, player.aside_down]
    if not hosts:
        zones.extend(player.mats.values())
        zones.extend(player.stores.values())
    return [*zones, player.revealed, player.looked, player.discard, player.hand, player.deck]


def find_card(state: GameState, name: str, seat: int, used: list[Card], hosts: bool = False) -> Card:
    """Find the card outside the piles that a player's reference means, or NO_CARD.

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
    yield from state.trash
    yield from state.box
