"""What must hold of every position: each card in exactly one place, counts that fit. For tests and loaded positions."""

from platin.engine.state import GameState
from platin.engine.table import find_listening_cards
from platin.engine.zones import BAGS, all_groups, bags, mats, tokens_on


def problems(state: GameState) -> list[str]:
    """List what is wrong with a position, as short codes; empty if it is sound."""
    found: list[str] = []
    seen: list[int] = [0] * len(state.rules.cards)
    for cards in all_groups(state):
        for card in cards:
            seen[card.uid] += 1
            if state.rules.cards[card.uid] is not card and not card.guise:
                found.append(f"foreign:{card!r}")
    for card in state.rules.cards:
        if seen[card.uid] != 1:
            found.append(f"places:{card!r}:{seen[card.uid]}")
    empty = 0
    for info in state.rules.piles:
        pile = state.piles[info.index]
        if info.supply and not pile:
            empty += 1
        for card in pile:
            if card.home != info.index:
                found.append(f"home:{card!r}")
    if empty != state.empty:
        found.append(f"empty:{state.empty}:{empty}")
    twin = state.copy()
    find_listening_cards(twin)
    mask = state.rules.listening | twin.cards_listening
    for effect in state.effects:
        mask |= effect.listens
    if mask != state.listening or _heard(twin) != _heard(state):
        found.append("listening")
    turn = state.turn
    if min(turn.actions, turn.buys, turn.coins, turn.potions) < 0:
        found.append("negative")
    if len(turn.plays) != len(state.players):
        found.append("plays")
    return found + _undeclared(state)


def _heard(state: GameState) -> tuple[int, int, int]:
    return state.hand_listening, state.play_listening, state.elsewhere_listening


def _undeclared(state: GameState) -> list[str]:
    """List the mats and tokens that have no row in the table of zones and counters."""
    found: list[str] = []
    known = [zone.name for zone in mats()]
    for p in state.players:
        found += [f"mat:{name}" for name in p.mats if name not in known]
    for where in BAGS:
        known = [counter.name for counter in tokens_on(where)]
        for tokens in bags(state, where):
            found += [f"tokens:{name}" for name in tokens if name not in known]
            if any([count < 0 for count in tokens.values()]):
                found.append("negative")
    return found
