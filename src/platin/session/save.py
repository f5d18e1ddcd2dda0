"""A state as JSON and back, at any point between steps. The format has a version; others are refused."""

from typing import Any, Final

from platin.engine.card import NO_CARD, Card, Effect
from platin.engine.decision import RuleError
from platin.engine.log import LogEntry
from platin.engine.rng import pack, unpack
from platin.engine.setup import Library, find_listeners
from platin.engine.state import ExtraTurn, GameState, PileInfo, Player, Rules, Turn

VERSION: Final = 1
FORMAT: Final = "platin-state"

Json = dict[str, Any]

_ZONES: Final = ("deck", "hand", "discard", "play", "aside", "aside_down", "revealed", "looked")
_COUNTS: Final = ("vp", "coffers", "villagers", "debt", "favors", "turns")
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
)


class SaveError(ValueError):
    """Saved data that cannot be read. It says what was expected."""


def state_to_json(state: GameState) -> Json:
    """Write a state as plain data."""
    rules = state.rules
    rng = pack(state.rng1, state.rng2)
    return {
        "format": FORMAT,
        "version": VERSION,
        "players": [_player_to_json(p) for p in state.players],
        "rules": {
            "piles": [[i.name, i.defn.key, i.supply, i.face_down, i.shuffled] for i in rules.piles],
            "cards": [[card.defn.key, card.home] for card in rules.cards],
            "defs": [defn.key for defn in rules.defs],
            "landscapes": [
                [landscape.name, pile]
                for landscape, pile in zip(rules.landscapes, rules.landscape_pile, strict=True)
            ],
            "end_piles": rules.end_piles[:],
            "copper": rules.copper,
            "curse": rules.curse,
            "bane": rules.bane,
            "kingdom": rules.kingdom[:],
        },
        "piles": [_uids(pile) for pile in state.piles],
        "trash": _uids(state.trash),
        "box": _uids(state.box),
        "effects": [_effect_to_json(effect) for effect in state.effects],
        "phase": state.phase,
        "turn": {
            **{name: getattr(state.turn, name) for name in _TURN},
            "events": state.turn.events[:],
            "plays": state.turn.plays[:],
            "played": _uids(state.turn.played),
        },
        "turn_number": state.turn_number,
        "normal_seat": state.normal_seat,
        "previous_seat": state.previous_seat,
        "extra_turns": [
            [t.seat, t.kind, t.controller, None if t.effect is None else _effect_to_json(t.effect)]
            for t in state.extra_turns
        ],
        "empty": state.empty,
        "pile_tokens": {str(pile): tokens.copy() for pile, tokens in state.pile_tokens.items()},
        "mat_tokens": state.mat_tokens.copy(),
        "serial": state.serial,
        "moves": state.moves[:],
        "secrets": state.secrets,
        "rng": rng,
        "log": None if state.log is None else [_entry_to_json(entry) for entry in state.log],
    }


def state_from_json(data: Any, library: Library) -> GameState:
    """Read a state that `state_to_json` wrote."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(f"not a saved state: expected an object with format {FORMAT!r}")
    if data.get("version") != VERSION:
        raise SaveError(f"version {data.get('version')!r} of the format: expected {VERSION}")
    try:
        return _read(data, library)
    except (KeyError, IndexError, TypeError, RuleError) as error:
        raise SaveError(f"damaged state: {type(error).__name__} {error}") from error


def _read(data: Json, library: Library) -> GameState:
    fixed = data["rules"]
    rules = Rules(len(data["players"]))
    for index, (name, key, supply, face_down, shuffled) in enumerate(fixed["piles"]):
        rules.piles.append(PileInfo(index, name, library.card(key), supply, face_down, shuffled))
        rules.traits_on.append(None)
    for uid, (key, home) in enumerate(fixed["cards"]):
        card = Card(uid, library.card(key), home)
        rules.cards.append(card)
        if home >= 0:
            rules.pile_of[card.defn.name] = home
    rules.defs = [library.card(key) for key in fixed["defs"]]
    for name, pile in fixed["landscapes"]:
        landscape = library.landscapes[name]
        rules.landscapes.append(landscape)
        rules.landscape_pile.append(pile)
        if pile >= 0:
            rules.traits_on[pile] = landscape
    rules.end_piles = list(fixed["end_piles"])
    rules.copper = fixed["copper"]
    rules.curse = fixed["curse"]
    rules.bane = fixed["bane"]
    rules.kingdom = list(fixed["kingdom"])

    state = GameState(rules)
    state.players = [_player_from_json(rules, p) for p in data["players"]]
    state.piles = [_cards(rules, pile) for pile in data["piles"]]
    state.trash = _cards(rules, data["trash"])
    state.box = _cards(rules, data["box"])
    state.effects = [_effect_from_json(rules, library, effect) for effect in data["effects"]]
    state.phase = data["phase"]
    turn = Turn(data["turn"]["seat"], rules.players)
    for name in _TURN:
        setattr(turn, name, data["turn"][name])
    turn.events = list(data["turn"]["events"])
    turn.plays = list(data["turn"]["plays"])
    turn.played = _cards(rules, data["turn"]["played"])
    state.turn = turn
    state.turn_number = data["turn_number"]
    state.normal_seat = data["normal_seat"]
    state.previous_seat = data["previous_seat"]
    state.extra_turns = [
        ExtraTurn(
            seat, kind, controller, None if effect is None else _effect_from_json(rules, library, effect)
        )
        for seat, kind, controller, effect in data["extra_turns"]
    ]
    state.empty = data["empty"]
    state.pile_tokens = {int(pile): dict(tokens) for pile, tokens in data["pile_tokens"].items()}
    state.mat_tokens = dict(data["mat_tokens"])
    state.serial = data["serial"]
    state.moves = list(data["moves"])
    state.secrets = data["secrets"]
    state.rng1, state.rng2 = unpack(data["rng"])
    if data["log"] is not None:
        state.log = [_entry_from_json(library, entry) for entry in data["log"]]
    find_listeners(state)
    return state


def _uids(cards: list[Card]) -> list[int]:
    return [card.uid for card in cards]


def _cards(rules: Rules, uids: list[int]) -> list[Card]:
    if any(uid < 0 for uid in uids):
        raise IndexError("negative card number")
    return [rules.cards[uid] for uid in uids]


def _player_to_json(player: Player) -> Json:
    return {
        **{zone: _uids(getattr(player, zone)) for zone in _ZONES},
        **{name: getattr(player, name) for name in _COUNTS},
        "stores": {str(host): _uids(cards) for host, cards in player.stores.items()},
        "mats": {mat: _uids(cards) for mat, cards in player.mats.items()},
        "tokens": player.tokens.copy(),
    }


def _player_from_json(rules: Rules, data: Json) -> Player:
    player = Player()
    for zone in _ZONES:
        setattr(player, zone, _cards(rules, data[zone]))
    for name in _COUNTS:
        setattr(player, name, data[name])
    player.stores = {int(host): _cards(rules, cards) for host, cards in data["stores"].items()}
    player.mats = {mat: _cards(rules, cards) for mat, cards in data["mats"].items()}
    player.tokens = dict(data["tokens"])
    return player


def _effect_to_json(effect: Effect) -> Json:
    return {
        "name": effect.name,
        "serial": effect.serial,
        "owner": effect.owner,
        "source": effect.source.uid,
        "repeater": effect.repeater.uid,
        "counter": effect.counter,
        "immune": effect.immune,
        "count": effect.count,
        "cards": _uids(effect.cards),
        "names": effect.names[:],
    }


def _effect_from_json(rules: Rules, library: Library, data: Json) -> Effect:
    effect = library.effects[data["name"]].copy()
    effect.serial = data["serial"]
    effect.owner = data["owner"]
    effect.source = rules.cards[data["source"]] if data["source"] >= 0 else NO_CARD
    effect.repeater = rules.cards[data["repeater"]] if data["repeater"] >= 0 else NO_CARD
    effect.counter = data["counter"]
    effect.immune = data["immune"]
    effect.count = data["count"]
    effect.cards = _cards(rules, data["cards"])
    effect.names = list(data["names"])
    return effect


def _entry_to_json(entry: LogEntry) -> list[Any]:
    keys = [defn.key for defn in entry.cards]
    return [entry.verb, entry.seat, keys, entry.seen, entry.count, entry.other, entry.source, entry.depth]


def _entry_from_json(library: Library, data: list[Any]) -> LogEntry:
    verb, seat, keys, seen, count, other, source, depth = data
    return LogEntry(verb, seat, [library.card(key) for key in keys], seen, count, other, source, depth)
