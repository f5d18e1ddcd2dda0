"""Telling whether two tables are the same position, whatever numbers their cards happen to have."""

from typing import Any, Final

from platin.engine.card import Card
from platin.engine.const import EVERYBODY
from platin.engine.effect import Effect, PlayerToken
from platin.engine.rng import pack
from platin.engine.state import GameState, Player
from platin.engine.zones import (
    ON_LANDSCAPE,
    ON_MAT,
    ON_PILE,
    ON_PLAYER,
    PLAYER_ZONES,
    cards_in,
    count_of,
    fields_counted,
    groups_on,
    mats,
)
from platin.position.notation import bag_key, shared_lists, unusual
from platin.position.table import LETTERS

_TURN: Final = (
    "seat",
    "actions",
    "buys",
    "coins",
    "potions",
    "extra",
    "kind",
    "controller",
    "bought",
    "keeps_play",
    "draws",
    "events",
    "plays",
)
_STATE: Final = ("phase", "turn_number", "normal_seat", "previous_seat", "empty", "listening", "stops")


def differences(one: GameState, two: GameState) -> list[str]:
    """List where two positions differ, as "place: this, that"; empty if they are the same."""
    first = canonical(one)
    second = canonical(two)
    places = [*first, *[place for place in second if place not in first]]
    return [
        f"{place}: {first.get(place)!r}, {second.get(place)!r}"
        for place in places
        if first.get(place) != second.get(place)
    ]


def canonical(state: GameState) -> dict[str, Any]:
    """Give all that makes a position as plain data, cards by name and place instead of number.

    Left out is what is only history: the log, how much came to light, how often cards have moved.
    """
    rules = state.rules
    found: dict[str, Any] = {}
    places = _places(state)
    for info in rules.piles:
        trait = rules.traits_on[info.index]
        found[f"pile {info.name}"] = (
            [card.defn.key for card in state.piles[info.index]],
            # A deck that was picked goes by its owner, whichever card of it came last.
            "" if info.deck else info.defn.key,
            info.supply,
            info.face_down,
            info.shuffled,
            trait.name if trait is not None else "",
            unusual(state.pile_tokens.get(info.index, {}), ON_PILE),
            sorted([(token.name, token.owner) for token in state.player_tokens(ON_PILE, info.index)]),
        )
    found["known cards"] = sorted([defn.key for defn in rules.defs])
    found["kingdom"] = rules.spec.kingdom
    found["landscapes"] = [
        (landscape.key, sorted([(token.name, token.owner) for token in state.player_tokens(ON_LANDSCAPE, at)]))
        for at, landscape in enumerate(rules.landscapes)
    ]
    found[bag_key(ON_LANDSCAPE)] = {
        rules.landscapes[index].name: unusual(tokens, ON_LANDSCAPE)
        for index, tokens in sorted(state.landscape_tokens.items())
        if unusual(tokens, ON_LANDSCAPE)
    }
    found[bag_key(ON_MAT)] = unusual(state.mat_tokens, ON_MAT)
    found["choices"] = {one.key: sorted(one.keys) for one in rules.spec.choices}
    found["options"] = rules.spec.options
    found["ending piles"] = sorted([rules.piles[index].name for index in rules.end_piles])
    for zone in shared_lists():
        found[zone.name] = _zone(state, groups_on(state, zone)[0])
    for seat, player in enumerate(state.players):
        for place, value in _player(state, player, places).items():
            found[f"{LETTERS[seat]} {place}"] = value
    turn = state.turn
    for name in _TURN:
        found[f"turn {name}"] = getattr(turn, name)
    found["turn purchases"] = sorted([(gain.when, gain.defn.key) for gain in turn.purchases])
    found["turn played"] = [places[card.uid] for card in turn.played]
    for name in _STATE:
        found[name] = getattr(state, name)
    others = [effect for effect in state.effects if not isinstance(effect, PlayerToken)]
    # The rules that came with cards have no order: some may have come later than others.
    others.sort(key=lambda effect: (effect.owner != EVERYBODY, effect.name if effect.owner == EVERYBODY else ""))
    found["effects"] = [_effect(state, effect, places) for effect in others]
    found["extra turns"] = [
        (extra.seat, extra.kind, extra.controller, extra.effect and _effect(state, extra.effect, places))
        for extra in state.extra_turns
    ]
    found["rng"] = pack(state.rng1, state.rng2)
    return found


def _zone(state: GameState, cards: list[Card]) -> list[tuple[str, str]]:
    """Give cards with the piles that they belong to."""
    piles = state.rules.piles
    return [(card.defn.key, piles[card.home].name if card.home >= 0 else "") for card in cards]


def _player(state: GameState, player: Player, places: dict[int, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for zone in PLAYER_ZONES:
        if zone.field and not zone.many:
            found[zone.field] = _zone(state, cards_in(player, zone))
    found.update({counter.name: count_of(player, counter) for counter in fields_counted()})
    found["stores"] = {places[host]: _zone(state, cards) for host, cards in player.stores.items()}
    # An empty mat is no mat, and no tokens are no kind of token.
    found["mats"] = {zone.name: _zone(state, cards_in(player, zone)) for zone in mats() if cards_in(player, zone)}
    found["tokens"] = unusual(player.tokens, ON_PLAYER)
    found["gained"] = sorted([(gain.when, gain.defn.key) for gain in player.gained])
    return found


def _places(state: GameState) -> dict[int, str]:
    """Give where each card lies."""
    found: dict[int, str] = {-1: ""}

    def lie(place: str, cards: list[Card]) -> None:
        for at, card in enumerate(cards):
            found[card.uid] = f"{place} {at} {card.defn.key}"

    for info in state.rules.piles:
        lie(f"pile {info.name}", state.piles[info.index])
    for zone in shared_lists():
        lie(zone.name, groups_on(state, zone)[0])
    for seat, player in enumerate(state.players):
        for zone in PLAYER_ZONES:
            if not zone.many:
                lie(f"{LETTERS[seat]} {zone.name}", cards_in(player, zone))
    for seat, player in enumerate(state.players):
        for host, cards in player.stores.items():
            lie(f"{LETTERS[seat]} on {found.get(host, '')}", cards)
    return found


def _effect(state: GameState, effect: Effect, places: dict[int, str]) -> tuple[object, ...]:
    source = effect.source.uid
    return (
        effect.name,
        effect.owner,
        places[source],
        places[effect.repeater.uid],
        state.moves[source] - effect.counter if source >= 0 else 0,
        effect.immune,
        effect.count,
        [places[card.uid] for card in effect.cards],
        effect.names,
        effect.swapped,
    )
