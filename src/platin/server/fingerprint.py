"""A short mark of the table as it lies, by which a game that is replayed is known to be the same.

It covers what the rules of the game speak of: where each card lies, tokens, effects, the turn, and chance. What is
counted for the program's own sake (the log, moves, listeners) is left out, and so are the words and options of the
question, because those may change without the game becoming another one.
"""

from hashlib import blake2b
from typing import Final

from platin.engine.card import Card
from platin.engine.effect import Effect
from platin.engine.state import ExtraTurn, GameState, Player
from platin.engine.zones import PLAYER_ZONES, cards_in, count_of, fields_counted

# 48 bits: two different tables have the same mark by chance once in more games than anybody plays.
_BYTES: Final = 6


def fingerprint(state: GameState) -> str:
    """Give the mark of a table: the same in every process and on every machine."""
    turn = state.turn
    parts: tuple[object, ...] = (
        state.rng1,
        state.rng2,
        state.phase,
        state.turn_number,
        state.normal_seat,
        (turn.seat, turn.controller, turn.kind, turn.extra, turn.actions, turn.buys, turn.coins, turn.potions),
        [_player(player) for player in state.players],
        [_uids(pile) for pile in state.piles],
        _uids(state.trash),
        [_effect(effect) for effect in state.effects],
        [_extra_turn(extra) for extra in state.extra_turns],
        _bags(state.pile_tokens),
        sorted(state.mat_tokens.items()),
    )
    if state.landscape_tokens:
        # Stored games were marked without them.
        parts += (_bags(state.landscape_tokens),)
    return blake2b(repr(parts).encode(), digest_size=_BYTES).hexdigest()


def _bags(bags: dict[int, dict[str, int]]) -> list[tuple[int, list[tuple[str, int]]]]:
    return sorted([(index, sorted(tokens.items())) for index, tokens in bags.items()])


def _uids(cards: list[Card]) -> list[int]:
    return [card.uid for card in cards]


def _player(player: Player) -> tuple[object, ...]:
    # By number, as games were marked that are stored; what a mechanism adds is among the mats and tokens.
    rows = sorted(PLAYER_ZONES, key=lambda zone: zone.number)
    return (
        *[_uids(cards_in(player, zone)) for zone in rows if zone.field and not zone.many],
        sorted((host, _uids(cards)) for host, cards in player.stores.items()),
        sorted((mat, _uids(cards)) for mat, cards in player.mats.items()),
        tuple([count_of(player, counter) for counter in fields_counted() if counter.tokens]),
        sorted(player.tokens.items()),
    )


def _effect(effect: Effect) -> tuple[object, ...]:
    return (effect.name, effect.owner, effect.source.uid, effect.count, _uids(effect.cards), effect.names)


def _extra_turn(extra: ExtraTurn) -> tuple[object, ...]:
    return (extra.seat, extra.kind, extra.controller)
