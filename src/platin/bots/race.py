"""How soon a game may end and what a Victory card swings in it: what a player sees who counts piles and decks.

Nothing here knows a card by its name. The end is told from the piles that are running low and from how fast decks
grow; what points are worth is asked of the cards themselves.
"""

from typing import Final

from platin.engine.card import CardDef
from platin.engine.const import CURSE, VICTORY
from platin.engine.game import Game
from platin.engine.score import points

# From here on points count more than what the deck could still become.
SOON: Final = 4
# Who gains more than this in a turn need not be reckoned with, in tenths of a card.
FASTEST: Final = 40
# A card is in a rush for somebody if one more copy brings so many points, and there is one already.
MUCH: Final = 3


def rounds_to_empty(game: Game) -> int:
    """Estimate in how many rounds so many piles are empty that the game ends, if all players take from these."""
    st = game.state
    # So many of the smallest piles, the largest of them last.
    sizes: list[int] = []
    most = st.rules.empty_limit - st.empty
    for info in st.rules.piles:
        size = len(st.piles[info.index])
        if info.supply and size and info.index != st.rules.copper and most > 0:
            if len(sizes) == most:
                if size >= sizes[-1]:
                    continue
                sizes.pop()
            at = len(sizes)
            while at > 0 and sizes[at - 1] > size:
                at -= 1
            sizes.insert(at, size)
    cards = 0
    for size in sizes:
        cards += size
    slow = cards * 10 // (FASTEST * len(st.players))
    # Most of the time it is far away, however fast they are.
    return slow if slow > SOON else cards * 10 // pace(game)


def pace(game: Game) -> int:
    """Give how many cards all players together gain in a round, in tenths: as many as so far, at least one each."""
    total = 0
    for seat in range(len(game.state.players)):
        turns = game.state.players[seat].turns
        total += min(max(10, (game.count_owned(seat) - 10) * 10 // turns), FASTEST) if turns else 10
    return total


def swing(game: Game, me: int, defn: CardDef) -> int:
    """Give by how many points a player comes nearer to winning with a copy: its own, and those others then lack."""
    if not defn.types & (VICTORY | CURSE):
        return 0
    if not defn.scores:
        return defn.vp
    return defn.score(game, me, game.owned(me)) + denied(game, me, defn)


def denied(game: Game, me: int, defn: CardDef) -> int:
    """Give the points that a copy would bring to another player who collects it."""
    most = 0
    for other in game.others(me):
        owned = game.owned(other)
        for card in owned:
            if card.defn is defn:
                most = max(most, defn.score(game, other, owned))
                break
    return most if most >= MUCH else 0


def lead(game: Game, me: int) -> int:
    """Give how many points a player has more than the best of the others."""
    return points(game, me) - max([points(game, other) for other in game.others(me)], default=0)
