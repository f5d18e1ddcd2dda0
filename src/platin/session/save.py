"""A state as JSON and back, at any point between steps. The format has a version; others are refused."""

from typing import Any, Final

from platin.engine.card import NO_CARD, Card
from platin.engine.check import problems
from platin.engine.const import (
    BETWEEN,
    BUYING,
    BUYING_BEFORE,
    EVERYBODY,
    FIRST_MAT,
    NOT_BUYING,
    SETUP,
    SPENT,
    STOP_ALWAYS,
)
from platin.engine.effect import Effect
from platin.engine.guises import restore_guises, worn_guises
from platin.engine.log import LogEntry
from platin.engine.rng import pack, unpack
from platin.engine.setup import Library, find_listeners
from platin.engine.spec import Spec, spec_from_data
from platin.engine.state import ExtraTurn, Gain, GameState, PileInfo, Player, Rules, Turn
from platin.engine.zones import (
    BAGS,
    ON_LANDSCAPE,
    ON_MAT,
    ON_PILE,
    ON_PLAYER,
    PLAYER_ZONES,
    TABLE_ZONES,
    Zone,
    cards_in,
    count_of,
    fields_counted,
    groups_on,
    lay,
    mats,
    zone_numbered,
)

VERSION: Final = 3
# Older ones that are still read.
OLDER: Final = (2,)
FORMAT: Final = "platin-state"

Json = dict[str, Any]

# Where tokens are kept by the index of what they lie on.
_BY_INDEX: Final = (ON_PILE, ON_LANDSCAPE)

_TURN_NUMBERS: Final = ("actions", "buys", "coins", "potions", "draws")
_TURN_FLAGS: Final = ("extra", "bought", "keeps_play")
_TURN: Final = ("seat", "kind", "controller", *_TURN_NUMBERS, *_TURN_FLAGS)


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
            "piles": [[i.name, i.defn.key, i.supply, i.face_down, i.shuffled, i.size] for i in rules.piles],
            "cards": [[card.defn.key, card.home] for card in rules.cards],
            "defs": [defn.key for defn in rules.defs],
            "landscapes": [
                [landscape.key, pile] for landscape, pile in zip(rules.landscapes, rules.landscape_pile, strict=True)
            ],
            "end_piles": rules.end_piles[:],
            "copper": rules.copper,
            "curse": rules.curse,
            "spec": rules.spec.as_data(),
        },
        **{zone.field: _zone_to_json(state, zone) for zone in TABLE_ZONES},
        "guises": [[card.uid, card.defn.key] for card in worn_guises(state)],
        "effects": [_effect_to_json(effect) for effect in state.effects],
        "phase": state.phase,
        "turn": {
            **{name: getattr(state.turn, name) for name in _TURN},
            "events": state.turn.events[:],
            "purchases": [[gain.defn.key, gain.when] for gain in state.turn.purchases],
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
        **{BAGS[where]: _bags_to_json(getattr(state, BAGS[where])) for where in _BY_INDEX},
        BAGS[ON_MAT]: state.mat_tokens.copy(),
        "serial": state.serial,
        "moves": state.moves[:],
        "secrets": state.secrets,
        "stops": state.stops,
        "rng": rng,
        "log": None if state.log is None else [_entry_to_json(entry) for entry in state.log],
    }


def state_from_json(data: Any, library: Library) -> GameState:
    """Read a state that `state_to_json` wrote. Anything else raises `SaveError`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(f"not a saved state: expected an object with format {FORMAT!r}")
    if data.get("version") not in (VERSION, *OLDER):
        raise SaveError(f"version {data.get('version')!r} of the format: expected {VERSION}")
    try:
        state = _read(data, library)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise SaveError(f"damaged state: {type(error).__name__} {error}") from error
    found = problems(state)
    if found:
        raise SaveError(f"impossible state: {', '.join(found[:3])}")
    return state


def _number(value: Any, low: int, high: int = 1 << 62) -> int:
    """Take an int within bounds and nothing else: true is no 1 and 2.0 no 2."""
    if type(value) is not int or not low <= value <= high:
        raise SaveError(f"damaged state: {value!r}, expected a whole number from {low}")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise SaveError(f"damaged state: {value!r}, expected text")
    return value


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise SaveError(f"damaged state: {value!r}, expected true or false")
    return value


def _counts(value: Any) -> dict[str, int]:
    return {_text(name): _number(count, 0) for name, count in value.items()}


def _read(data: Json, library: Library) -> GameState:
    n = _number(len(data["players"]), 2, 6)
    rules = _read_rules(data["rules"], n, library)
    piles = len(rules.piles)
    state = GameState(rules)
    state.players = [_player_from_json(rules, library, p) for p in data["players"]]
    for zone in TABLE_ZONES:
        # Older saves have no Boons or Hexes.
        held = data.get(zone.field, []) if zone.number == SPENT else data[zone.field]
        cards = [_cards(rules, pile) for pile in held] if zone.many else _cards(rules, held)
        setattr(state, zone.field, cards)
    _number(len(state.piles), piles, piles)
    state.effects = [_effect_from_json(rules, library, effect) for effect in data["effects"]]
    state.phase = _number(data["phase"], SETUP, BETWEEN)
    state.turn = _read_turn(data["turn"], rules, library)
    state.turn_number = _number(data["turn_number"], 0)
    state.normal_seat = _number(data["normal_seat"], 0, n - 1)
    state.previous_seat = _number(data["previous_seat"], -1, n - 1)
    for seat, kind, controller, effect in data["extra_turns"]:
        made = None if effect is None else _effect_from_json(rules, library, effect)
        turn = ExtraTurn(_number(seat, 0, n - 1), _text(kind), _number(controller, -1, n - 1), made)
        state.extra_turns.append(turn)
    state.empty = _number(data["empty"], 0)
    for where, many in zip(_BY_INDEX, (piles, len(rules.landscapes)), strict=True):
        # Older saves have no tokens on landscapes.
        for index, tokens in data.get(BAGS[where], {}).items():
            getattr(state, BAGS[where])[_number(int(index), 0, many - 1)] = _counts(tokens)
    state.mat_tokens = _counts(data[BAGS[ON_MAT]])
    state.serial = _number(data["serial"], 0)
    state.moves = [_number(moves, 0) for moves in data["moves"]]
    _number(len(state.moves), len(rules.cards), len(rules.cards))
    state.secrets = _number(data["secrets"], 0)
    state.stops = _number(data.get("stops", 0), 0, STOP_ALWAYS | (1 << n) - 1)
    state.rng1, state.rng2 = unpack(_number(data["rng"], 1))
    if data["log"] is not None:
        state.log = [_entry_from_json(library, entry) for entry in data["log"]]
    find_listeners(state)
    # Older saves have no guises.
    guises = data.get("guises", [])
    restore_guises(state, [(_number(uid, 0, len(rules.cards) - 1), library.card(key)) for uid, key in guises])
    return state


def _read_rules(data: Json, players: int, library: Library) -> Rules:
    spec = spec_from_data(data["spec"]) if "spec" in data else _older_spec(data, players, library)
    _number(spec.players, players, players)
    for one in spec.choices:
        library.choice(one.owner, one.choice)
    rules = Rules(spec)
    rules.library = library
    last = len(data["piles"]) - 1
    for index, (name, key, supply, face_down, shuffled, size) in enumerate(data["piles"]):
        flags = _flag(supply), _flag(face_down), _flag(shuffled)
        info = PileInfo(index, _text(name), library.card(key), *flags, _number(size, 0))
        rules.piles.append(info)
        rules.named[info.name] = index
        rules.traits_on.append(None)
    for uid, (key, home) in enumerate(data["cards"]):
        card = Card(uid, library.card(key), _number(home, -1, last))
        rules.cards.append(card)
        if home >= 0:
            rules.pile_of[card.defn.name] = home
    rules.defs = [library.card(key) for key in data["defs"]]
    for name, pile in data["landscapes"]:
        landscape = library.landscapes[name]
        rules.landscapes.append(landscape)
        rules.landscape_pile.append(_number(pile, -1, last))
        if pile >= 0:
            rules.traits_on[pile] = landscape
    for option in rules.spec.options:
        rules.agreed |= library.options[option].agreed
    rules.end_piles = [_number(pile, 0, last) for pile in data["end_piles"]]
    rules.copper = _number(data["copper"], 0, last)
    rules.curse = _number(data["curse"], 0, last)
    return rules


def _older_spec(data: Json, players: int, library: Library) -> Spec:
    """Find out the table of an older save, which has it in pieces: by the name of a choice, or as cards of a pile."""
    piles = [_text(pile[0]) for pile in data["piles"]]
    spec = Spec(players, tuple([_text(name) for name in data["kingdom"]]))
    for name, pile in data["landscapes"]:
        spec = spec.with_landscapes((*spec.landscapes, _text(name)))
        for choice in library.landscapes[name].choices:
            spec = spec.with_chosen(name, choice.name, [piles[_number(pile, 0, len(piles) - 1)]])
    for key, choice in library.choices.items():
        owner, _, name = key.partition(".")
        if choice.adds_pile and _number(data.get(name, -1), -1, len(piles) - 1) >= 0:
            spec = spec.with_chosen(owner, name, [piles[data[name]]])
        elif key in piles:
            spec = spec.with_chosen(owner, name, [card for card, home in data["cards"] if home == piles.index(key)])
    for option in library.options.values():
        spec = spec.with_option(option.name, all([key in data["defs"] for key in option.cards]))
    return spec


def _read_turn(data: Json, rules: Rules, library: Library) -> Turn:
    last = rules.players - 1
    turn = Turn(_number(data["seat"], 0, last), rules.players)
    for name in _TURN_NUMBERS:
        setattr(turn, name, _number(data[name], 0))
    for name in _TURN_FLAGS:
        setattr(turn, name, _flag(data[name]))
    turn.kind = _text(data["kind"])
    turn.controller = _number(data["controller"], -1, last)
    turn.events = [_text(name) for name in data["events"]]
    # Older saves do not say which cards were bought, or not when.
    for said in data.get("purchases", []):
        key, when = (said, BUYING) if isinstance(said, str) else said
        turn.purchases.append(Gain(library.card(key), _number(when, NOT_BUYING, BUYING_BEFORE)))
    turn.plays = [_number(count, 0) for count in data["plays"]]
    turn.played = _cards(rules, data["played"])
    return turn


def _uids(cards: list[Card]) -> list[int]:
    return [card.uid for card in cards]


def _cards(rules: Rules, uids: list[int]) -> list[Card]:
    return [rules.cards[_number(uid, 0)] for uid in uids]


def _zone_to_json(state: GameState, zone: Zone) -> list[Any]:
    groups = [_uids(cards) for cards in groups_on(state, zone)]
    return groups if zone.many else groups[0]


def _bags_to_json(bags: dict[int, dict[str, int]]) -> Json:
    return {str(index): tokens.copy() for index, tokens in bags.items()}


def _player_to_json(player: Player) -> Json:
    return {
        **{zone.field: _uids(cards_in(player, zone)) for zone in _player_lists()},
        **{counter.name: count_of(player, counter) for counter in fields_counted()},
        "stores": {str(host): _uids(cards) for host, cards in player.stores.items()},
        "mats": {mat: _uids(cards) for mat, cards in player.mats.items()},
        BAGS[ON_PLAYER]: player.tokens.copy(),
        # Few games remember it.
        **({"gained": [[gain.defn.key, gain.when] for gain in player.gained]} if player.gained else {}),
    }


def _player_from_json(rules: Rules, library: Library, data: Json) -> Player:
    player = Player()
    for zone in _player_lists():
        lay(player, zone, _cards(rules, data[zone.field]))
    for counter in fields_counted():
        setattr(player, counter.name, _number(data[counter.name], 0))
    for host, cards in data["stores"].items():
        player.stores[_number(int(host), 0, len(rules.cards) - 1)] = _cards(rules, cards)
    player.mats = {mat: _cards(rules, cards) for mat, cards in data["mats"].items()}
    player.tokens = _counts(data[BAGS[ON_PLAYER]])
    for key, when in data.get("gained", []):
        player.gained.append(Gain(library.card(key), _number(when, NOT_BUYING, BUYING_BEFORE)))
    return player


def _player_lists() -> list[Zone]:
    """Give the zones that are a field of the player and one list of cards."""
    return [zone for zone in PLAYER_ZONES if zone.field and not zone.many]


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
        "swapped": effect.swapped,
    }


def _effect_from_json(rules: Rules, library: Library, data: Json) -> Effect:
    effect = library.effects[data["name"]].copy()
    last = len(rules.cards) - 1
    effect.serial = _number(data["serial"], 0)
    effect.owner = _number(data["owner"], EVERYBODY, rules.players - 1)
    source = _number(data["source"], -1, last)
    repeater = _number(data["repeater"], -1, last)
    effect.source = rules.cards[source] if source >= 0 else NO_CARD
    effect.repeater = rules.cards[repeater] if repeater >= 0 else NO_CARD
    effect.counter = _number(data["counter"], -(1 << 62))
    effect.immune = _number(data["immune"], 0)
    effect.count = _number(data["count"], 0)
    effect.cards = _cards(rules, data["cards"])
    effect.names = [_text(name) for name in data["names"]]
    effect.swapped = _flag(data.get("swapped", False))
    return effect


def _entry_to_json(entry: LogEntry) -> list[Any]:
    keys = [defn.key for defn in entry.cards]
    parts = [entry.verb, entry.seat, keys, entry.seen, entry.count, entry.other, entry.source, entry.depth]
    if entry.zone < 0:
        return parts
    # The number of a mat may be another one tomorrow.
    return [*parts, entry.zone if entry.zone < FIRST_MAT else zone_numbered(entry.zone).name]


def _entry_from_json(library: Library, data: list[Any]) -> LogEntry:
    verb, seat, keys, seen, count, other, source, depth, *rest = data
    if not rest and _text(verb).startswith("gain"):
        # Older saves have the zone of a gain where its number of cards belongs.
        rest, count = [count], len(keys)
    return LogEntry(
        _text(verb),
        _number(seat, 0, 5),
        [library.card(key) for key in keys],
        _number(seen, -1),
        _number(count, 0),
        _number(other, -1, 5),
        _text(source),
        _number(depth, 0),
        *[_zone_number(zone) for zone in rest],
    )


def _zone_number(zone: Any) -> int:
    """Read a zone of the log: its number, or its name if it is a mat."""
    if not isinstance(zone, str):
        return _number(zone, -1, FIRST_MAT - 1)
    for mat in mats():
        if mat.name == zone:
            return mat.number
    raise SaveError(f"damaged state: there is no mat {zone!r}")
