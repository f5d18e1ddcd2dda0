"""Which physical card a name means, where a position refers to one: the source of an effect, a card played earlier.

Reader and writer share these rules, so that the writer knows when a plain name is not enough and a label is needed.
"""

from collections.abc import Iterator

from platin.engine.card import NO_CARD, Card
from platin.engine.state import GameState, Player


def zones_of(player: Player) -> list[list[Card]]:
    """Give a player's zones in the order in which a card that is referred to is looked for."""
    return [
        player.play,
        player.aside,
        player.aside_down,
        *player.mats.values(),
        *player.stores.values(),
        player.revealed,
        player.looked,
        player.discard,
        player.hand,
        player.deck,
    ]


def candidates(state: GameState, seat: int) -> Iterator[Card]:
    """Give all cards outside the piles, the likeliest ones for a reference of a player first."""
    n = len(state.players)
    if seat < 0:
        seat = 0
    for i in range(n):
        for zone in zones_of(state.players[(seat + i) % n]):
            yield from zone
    yield from state.trash
    yield from state.box


def find_card(state: GameState, name: str, seat: int, used: list[Card]) -> Card:
    """Find the card of a name that a player's reference means: one not used yet if possible, or NO_CARD."""
    again = NO_CARD
    for card in candidates(state, seat):
        if card.name == name:
            if card not in used:
                return card
            if again is NO_CARD:
                again = card
    return again
