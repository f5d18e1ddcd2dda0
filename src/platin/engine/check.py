"""What must hold of every position: each card in exactly one place, counts that fit. For tests and loaded positions."""

from platin.engine.state import GameState
from platin.engine.table import find_listening_cards


def problems(state: GameState) -> list[str]:
    """List what is wrong with a position, as short codes; empty if it is sound."""
    found: list[str] = []
    seen: list[int] = [0] * len(state.rules.cards)
    zones = [state.trash, state.box, *state.piles]
    for p in state.players:
        zones.extend([p.deck, p.hand, p.discard, p.play, p.aside, p.aside_down, p.revealed, p.looked])
        zones.extend(p.stores.values())
        zones.extend(p.mats.values())
    for zone in zones:
        for card in zone:
            seen[card.uid] += 1
            if state.rules.cards[card.uid] is not card:
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
    heard = (twin.hand_listening, twin.play_listening)
    if mask != state.listening or heard != (state.hand_listening, state.play_listening):
        found.append("listening")
    turn = state.turn
    if min(turn.actions, turn.buys, turn.coins, turn.potions) < 0:
        found.append("negative")
    if len(turn.plays) != len(state.players):
        found.append("plays")
    return found
