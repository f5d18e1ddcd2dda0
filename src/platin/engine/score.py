"""Counting points at the end, and who has won."""

from typing import Final

from platin.engine.card import Card
from platin.engine.compiler import i64
from platin.engine.const import CURSE, RULE_SCORE, VICTORY
from platin.engine.game import Game

_POINTS: Final = VICTORY | CURSE


def points(game: Game, me: int) -> int:
    """Give a player's points: cards, tokens, States and landscapes."""
    st = game.state
    p = st.players[me]
    # All cards of the player, once a card asks for them.
    owned: list[Card] = []
    total = p.vp
    if game.lies_apart(me):
        for zone in game.zones_of(me):
            total += points_of(game, me, zone, len(zone), owned)
    else:
        total += points_of(game, me, p._deck, len(p._deck) - p.drawn, owned)
        total += points_of(game, me, p._hand, len(p._hand), owned)
        total += points_of(game, me, p.discard, len(p.discard), owned)
        total += points_of(game, me, p._play, len(p._play), owned)
    if st.elsewhere_listening >> RULE_SCORE & 1:
        for card in game.listening_elsewhere(me, 1 << RULE_SCORE):
            total += card.defn.points(game, me)
    for landscape in st.rules.landscapes:
        if landscape.listens >> RULE_SCORE & 1:
            total += landscape.points(game, me)
    return total


def points_of(game: Game, me: int, cards: list[Card], n: i64, owned: list[Card]) -> i64:
    """Give the points of the first of these cards of a player."""
    total: i64 = 0
    for i in range(n):
        card = cards[i]
        if card.types & _POINTS:
            defn = card.defn
            if not defn.scores:
                total += defn.vp
                continue
            if not owned:
                owned.extend(game.owned(me))
            total += defn.score(game, me, owned)
    return total


def scores(game: Game) -> list[int]:
    """Give the points of all players."""
    return [points(game, seat) for seat in range(len(game.state.players))]


def winners(game: Game) -> list[int]:
    """Give who has won: most points, then fewest turns (extra turns do not count); otherwise they share."""
    totals = scores(game)
    best = totals[0]
    for total in totals:
        if total > best:
            best = total
    tied = [seat for seat in range(len(totals)) if totals[seat] == best]
    if len(tied) == 1:
        return tied
    fewest = min([game.state.players[seat].turns for seat in tied])
    return [seat for seat in tied if game.state.players[seat].turns == fewest]
