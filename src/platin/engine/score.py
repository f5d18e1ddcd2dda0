"""Counting points at the end, and who has won."""

from typing import Final

from platin.engine.card import Card
from platin.engine.const import CURSE, RULE_SCORE, VICTORY
from platin.engine.game import Game

_POINTS: Final = VICTORY | CURSE


def points(game: Game, me: int) -> int:
    """Give a player's points: cards, tokens, States and landscapes."""
    st = game.state
    zones = game.zones_of(me)
    owned: list[Card] = []
    total = st.players[me].vp
    for zone in zones:
        for card in zone:
            if card.types & _POINTS:
                defn = card.defn
                if not defn.scores:
                    total += defn.vp
                    continue
                if not owned:
                    owned = game.owned(me)
                total += defn.score(game, me, owned)
    if st.elsewhere_listening >> RULE_SCORE & 1:
        for card in game.listening_elsewhere(me, 1 << RULE_SCORE):
            total += card.defn.points(game, me)
    for landscape in st.rules.landscapes:
        if landscape.listens >> RULE_SCORE & 1:
            total += landscape.points(game, me)
    return total


def scores(game: Game) -> list[int]:
    """Give the points of all players."""
    return [points(game, seat) for seat in range(len(game.state.players))]


def winners(game: Game) -> list[int]:
    """Give who has won: most points, then fewest turns (extra turns do not count); otherwise they share."""
    totals = scores(game)
    best = max(totals)
    tied = [seat for seat in range(len(totals)) if totals[seat] == best]
    if len(tied) == 1:
        return tied
    fewest = min([game.state.players[seat].turns for seat in tied])
    return [seat for seat in tied if game.state.players[seat].turns == fewest]
