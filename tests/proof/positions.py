"""Positions for tests, laid out card by card."""

from __future__ import annotations

from collections.abc import Sequence

from platin.cards import LIBRARY
from platin.engine.const import ACTIONS
from platin.engine.landscape import TRAIT_PILE
from platin.engine.setup import deal, find_listeners, lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.session import Session


def position(
    kingdom: Sequence[str],
    hands: Sequence[str],
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    *,
    landscapes: Sequence[str] = (),
    trait_piles: dict[str, str] | None = None,
    phase: int = ACTIONS,
    log: bool = True,
) -> Session:
    """Lay out the first player's turn. Each zone is a line of cards, "copper*3 estate"; the top of a deck is last."""
    spec = Spec(len(hands), tuple(kingdom), tuple(landscapes))
    for trait, pile in (trait_piles or {}).items():
        spec = spec.with_chosen(trait, TRAIT_PILE.name, [pile])
    state = deal(lay_out(LIBRARY, spec), 1, log)
    for player in state.players:
        state.box.extend(player.deck)
        player.deck.clear()
    for zone, lines in (("hand", hands), ("deck", decks), ("discard", discards)):
        for player, line in zip(state.players, lines, strict=False):
            for word in line.split():
                key, _, count = word.partition("*")
                getattr(player, zone).extend([_find(state, key) for _ in range(int(count or 1))])
    state.phase = phase
    state.turn_number = 1
    state.players[0].turns = 1
    find_listeners(state)
    return Session(state)


def _find(state: GameState, key: str):  # type: ignore[no-untyped-def]
    for zone in (state.box, *state.piles):
        for card in reversed(zone):
            if card.defn.key == key:
                zone.remove(card)
                return card
    raise AssertionError(f"no {key} left")
