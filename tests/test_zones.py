"""Zones and counters: what is declared once is copied, checked, saved, written, read, compared and hidden."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import ModuleType
from typing import Any

import pytest

from platin.cards import LIBRARY
from platin.engine.card import Card, CardDef
from platin.engine.check import problems
from platin.engine.const import ACTION, DECK, HAND, SUPPLY
from platin.engine.decision import RuleError
from platin.engine.game import Game
from platin.engine.listener import HOOKS, RULES
from platin.engine.moment import Moment
from platin.engine.setup import Library, deal, find_listeners, lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState, Player
from platin.engine.table import find_listening_cards
from platin.engine.zones import (
    BAGS,
    COUNTERS,
    NOBODY_SEES,
    ON_LANDSCAPE,
    ON_MAT,
    ON_PILE,
    ON_PLAYER,
    OWNER_SEES,
    PLAYER_ZONES,
    TABLE_ZONES,
    Counter,
    Zone,
    add_tokens,
    bags,
    cards_in,
    count_of,
    fields_counted,
    groups_in,
    groups_on,
    lay,
    tokens_on,
)
from platin.position import FormatError, differences, read_position, write_position
from platin.proof.checks import copies, saved, secret, sound
from platin.proof.hidden import exchange_hidden
from platin.session import SaveError, Session, state_from_json, state_to_json
from platin.text.language import LANGUAGES

SEED = 12
CELLAR = Zone("made_up_cellar", seen=OWNER_SEES)
GALLERY = Zone("made_up_gallery", hears=True, key="gallery")
LOAN = Zone("made_up_loan", owned=False)
STAMPS = Counter("made_up_stamps", ON_PLAYER | ON_PILE | ON_LANDSCAPE | ON_MAT)
JOURNEY = Counter("made_up_journey", ON_PLAYER, default=1)
SECRETS = Counter("made_up_secrets", ON_PLAYER, public=False)


@pytest.fixture
def made_up() -> Iterator[None]:
    """Declare mats and tokens as a module of cards does."""
    with declared(CELLAR, GALLERY, LOAN, STAMPS, JOURNEY):
        yield


@contextmanager
def declared(*rows: Zone | Counter) -> Iterator[None]:
    """Scan a module that declares these rows, and forget them again."""
    module = ModuleType("platin.cards.made_up")
    vars(module).update({row.name.upper(): row for row in rows})
    LIBRARY.scan(module)
    try:
        yield
    finally:
        PLAYER_ZONES[:] = [zone for zone in PLAYER_ZONES if zone not in rows]
        COUNTERS[:] = [counter for counter in COUNTERS if counter not in rows]


def full_table() -> GameState:
    """Lay a table with a card in every zone and something of everything that is counted."""
    state = read_position("kingdom: Quartermaster, Smithy, Village, Market, Loot\nlandscapes: Mirror\nA: {}\nB: {}")
    # Neighbours differ, so that an order can be told from another.
    spare = [pile[at] for at in range(1, 8) for pile in state.piles if len(pile) > at]
    for seat, player in enumerate(state.players):
        for zone in PLAYER_ZONES:
            if not zone.many:
                lay(player, zone, [_take(state, spare), _take(state, spare)])
        host = player.play[0]
        player.stores[host.uid] = [_take(state, spare)]
        for at, counter in enumerate(COUNTERS):
            if counter.field:
                setattr(player, counter.name, 10 * seat + at + 1)
        for at, counter in enumerate(tokens_on(ON_PLAYER)):
            add_tokens(player.tokens, counter, 10 * seat + at + 1)
    for zone in TABLE_ZONES:
        if not zone.many:
            groups_on(state, zone)[0].append(_take(state, spare))
    for where in (ON_PILE, ON_LANDSCAPE, ON_MAT):
        bag = state.mat_tokens if where == ON_MAT else getattr(state, BAGS[where]).setdefault(0, {})
        for counter in tokens_on(where):
            add_tokens(bag, counter, 3)
    find_listeners(state)
    assert problems(state) == []
    return state


def _take(state: GameState, spare: list[Card]) -> Card:
    card = spare.pop()
    state.piles[card.home].remove(card)
    return card


def round_trip(state: GameState) -> None:
    for lang in LANGUAGES:
        text = write_position(state, lang)
        assert differences(state, read_position(text)) == [], text


# The table and what is written out beside it


def test_every_field_that_holds_cards_or_a_number_has_a_row() -> None:
    player = Player()
    fields = {name.removeprefix("_") for name in getattr(Player, "__mypyc_attrs__", None) or Player.__slots__}
    rows = {zone.field for zone in PLAYER_ZONES if zone.field} | {counter.name for counter in fields_counted()}
    # What was gained is remembered, not held; drawn and swept cards are held by the deck and the hand until looked at.
    assert fields == rows | {"mats", BAGS[ON_PLAYER], "gained", "drawn", "swept"}
    state = read_position("A: {}")
    assert all([hasattr(state, zone.field) for zone in TABLE_ZONES])
    assert all([count_of(player, counter) == counter.default for counter in COUNTERS])
    every = [*PLAYER_ZONES, *TABLE_ZONES]
    assert len({zone.number for zone in every}) == len(every) == len({zone.name for zone in every})


@pytest.mark.usefixtures("made_up")
def test_a_copy_has_all_of_it_and_shares_none_of_it() -> None:
    state = full_table()
    before = json.dumps(state_to_json(state))
    twin = state.copy()
    assert json.dumps(state_to_json(twin)) == before
    for player in twin.players:
        for zone in PLAYER_ZONES:
            assert groups_in(player, zone), zone.name
            for cards in groups_in(player, zone):
                assert cards, zone.name
                cards.clear()
        for counter in fields_counted():
            assert count_of(player, counter) != counter.default, counter.name
            setattr(player, counter.name, counter.default)
    for index in range(len(twin.piles)):
        twin.own_pile(index)
    for zone in TABLE_ZONES:
        for cards in groups_on(twin, zone):
            cards.clear()
    for where in BAGS:
        for tokens in bags(twin, where):
            assert tokens
            tokens.clear()
    assert json.dumps(state_to_json(state)) == before


@pytest.mark.usefixtures("made_up")
def test_the_moves_of_the_table_know_every_zone() -> None:
    state = full_table()
    game = Game(state, [None, None])
    for seat, player in enumerate(state.players):
        for zone in PLAYER_ZONES:
            if not zone.many:
                for card in cards_in(player, zone):
                    assert game.zone(seat, zone.number, card) is cards_in(player, zone), zone.name
        owned = [cards for zone in PLAYER_ZONES if zone.owned for cards in groups_in(player, zone)]
        assert sorted(map(id, game.zones_of(seat))) == sorted(map(id, owned))
    for index in range(len(state.piles)):
        state.own_pile(index)
    for zone in TABLE_ZONES:
        for cards in groups_on(state, zone):
            assert not cards or game.zone(0, zone.number, cards[-1]) is cards
    card = state.players[0].hand[0]
    game.move(card, 0, HAND, GALLERY.number)
    assert cards_in(state.players[0], GALLERY)[-1] is card
    game.move(card, 0, GALLERY.number, DECK)
    assert state.players[0].deck[-1] is card
    assert problems(state) == []


# What a mechanism declares is taken care of


@pytest.mark.usefixtures("made_up")
def test_a_made_up_zone_and_counter_are_saved_written_and_compared() -> None:
    state = full_table()
    data = json.loads(json.dumps(state_to_json(state)))
    read = state_from_json(data, LIBRARY)
    assert state_to_json(read) == data
    assert differences(state, read) == []
    round_trip(state)
    for zone in PLAYER_ZONES:
        if not zone.many:
            other = state.copy()
            cards_in(other.players[1], zone).reverse()
            assert any([line.startswith("B ") for line in differences(state, other)]), zone.name
    for where in BAGS:
        for counter in tokens_on(where):
            other = state.copy()
            add_tokens(bags(other, where)[-1], counter)
            assert len(differences(state, other)) == 1, counter.name


@pytest.mark.usefixtures("made_up")
def test_positions_call_a_made_up_zone_by_its_key() -> None:
    state = read_position(
        """
        A:
          gallery: "Gold, Estate"
          mats: {made_up_cellar: Silver}
          tokens: {made_up_stamps: 2, made_up_journey: 0}
        pile tokens: {Gold: {made_up_stamps: 1}}
        mat tokens: {made_up_stamps: 4}
        """
    )
    player = state.players[0]
    assert [card.name for card in cards_in(player, GALLERY)] == ["gold", "estate"]
    assert [card.name for card in cards_in(player, CELLAR)] == ["silver"]
    assert [count_of(player, counter) for counter in (STAMPS, JOURNEY)] == [2, 0]
    assert count_of(state.players[1], JOURNEY) == 1
    assert "gallery: " in write_position(state)
    round_trip(state)


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("at_end", [False, True])
def test_what_lies_in_a_made_up_zone_passes_the_proofs(at_end: bool) -> None:
    phase = "phase: cleanup\npiles: {Province: 0}\n" if at_end else ""
    own = '{hand: "Moat, Province", mats: {made_up_cellar: "Gold, Estate, Curse"}, tokens: {made_up_stamps: 2}}'
    session = Session(read_position(f"{phase}A: {own}\nB: {own}"))
    assert session.over == at_end
    for check in (sound, copies, saved, secret):
        for seed in range(5):
            assert check(session, Random(seed)) == []


@pytest.mark.usefixtures("made_up")
def test_the_proof_exchanges_what_a_row_says_is_hidden_and_nothing_else() -> None:
    with declared(SECRETS):
        changed, reordered = exchanged(full_table())
    closed = {zone.name for zone in PLAYER_ZONES if zone.seen in (OWNER_SEES, NOBODY_SEES)}
    # What lies on a card is as open as that card says: on these it is not.
    assert changed == {(1, name) for name in closed | {"store", SECRETS.name}}
    loose = {zone.name for zone in PLAYER_ZONES if not zone.ordered and not zone.top_seen and not zone.many}
    assert reordered >= {(0, name) for name in loose}
    in_order = {zone.name for zone in PLAYER_ZONES if zone.ordered and zone.seen != NOBODY_SEES}
    assert reordered.isdisjoint({(0, name) for name in in_order})


def exchanged(state: GameState) -> tuple[set[tuple[int, str]], set[tuple[int, str]]]:
    """Exchange what player A cannot see; give the zones and counters with other contents, and those reordered."""
    changed: set[tuple[int, str]] = set()
    reordered: set[tuple[int, str]] = set()
    for seed in range(30):
        data = state_to_json(state)
        exchange_hidden(data, 0, Random(seed))
        for who, player in enumerate(data["players"]):
            for zone in PLAYER_ZONES:
                was: Any = [[card.uid for card in cards] for cards in groups_in(state.players[who], zone)]
                held = player[zone.field] if zone.field else player["mats"][zone.name]
                now: Any = list(held.values()) if zone.many else [held]
                if [sorted(cards) for cards in was] != [sorted(cards) for cards in now]:
                    changed.add((who, zone.name))
                elif was != now:
                    reordered.add((who, zone.name))
            for counter in COUNTERS:
                counts = player if counter.field else player[BAGS[ON_PLAYER]]
                if counts.get(counter.name, counter.default) != count_of(state.players[who], counter):
                    changed.add((who, counter.name))
    return changed, reordered


# What nobody has declared is refused


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A: {mats: {iland: Gold}}", "there is no mat 'iland'"),
        ("A: {mats: {native_vilage: Gold}}", "did you mean native_village?"),
        ("A: {tokens: {pirate: 1}}", "there are no tokens 'pirate' here"),
        ("A: {tokens: {trade_route: 1}}", "there are no tokens 'trade_route' here; expected one of: "),
        ("mat tokens: {pirate_ship: 1}", "there are no tokens 'pirate_ship' here"),
        ("kingdom: Moat\nlandscape tokens: {Moat: {vp: 1}}", "Moat"),
    ],
)
def test_positions_refuse_what_is_not_declared(text: str, told: str) -> None:
    with pytest.raises(FormatError, match="^position:[12]: ") as refused:
        read_position(text)
    assert told in str(refused.value)


def test_a_state_with_what_is_not_declared_is_not_sound() -> None:
    state = read_position("A: {hand: Gold}")
    state.players[0].mats["nowhere"] = state.players[0].hand
    state.players[0].hand = []
    state.players[1].tokens["nothing"] = 1
    found = problems(state)
    assert "mat:nowhere" in found
    assert "tokens:nothing" in found
    assert any([problem.startswith("places:gold") for problem in found])
    with pytest.raises(SaveError, match="impossible state"):
        state_from_json(state_to_json(state), LIBRARY)


@pytest.mark.usefixtures("made_up")
def test_a_name_is_declared_once() -> None:
    module = ModuleType("platin.cards.again")
    zones = [Zone("hand"), Zone("trash"), Zone(CELLAR.name)]
    for row in (*zones, Counter("vp", ON_PLAYER), Counter(STAMPS.name, ON_PILE)):
        vars(module)["ROW"] = row
        with pytest.raises(RuleError, match="two (zones|counters)"):
            LIBRARY.scan(module)
    # A module that uses a row of another one does not declare it again.
    vars(module)["ROW"] = CELLAR
    LIBRARY.scan(module)
    assert PLAYER_ZONES.count(CELLAR) == 1


def test_a_field_needs_more_than_a_row() -> None:
    module = ModuleType("platin.cards.fields")
    for row in (
        Zone("made_up_shelf", field="shelf"),
        Zone("limbo", shared=True),
        Counter("wood", ON_PLAYER, field=True),
    ):
        vars(module)["ROW"] = row
        with pytest.raises(RuleError, match="expected"):
            LIBRARY.scan(module)


# Older saves


def test_a_save_from_before_tokens_lay_on_landscapes_is_read() -> None:
    state = read_position("landscapes: Mirror\nkingdom: Trade Route\nA: {hand: Gold, mats: {native_village: Silver}}")
    data = state_to_json(state)
    del data["landscape_tokens"]
    assert differences(state, state_from_json(data, LIBRARY)) == []


@pytest.mark.usefixtures("made_up")
def test_a_save_names_the_mat_that_its_log_tells_of() -> None:
    state = read_position("A: {}")
    game = Game(state, [None, None])
    game.gain(0, state.rules.copper, CELLAR.number)
    assert [card.name for card in cards_in(state.players[0], CELLAR)] == ["copper"]
    data = json.loads(json.dumps(state_to_json(state)))
    assert [entry[-1] for entry in data["log"]] == [CELLAR.name]
    assert [entry.zone for entry in state_from_json(data, LIBRARY).log or []] == [CELLAR.number]
    data["log"][0][-1] = "nowhere"
    with pytest.raises(SaveError, match="there is no mat 'nowhere'"):
        state_from_json(data, LIBRARY)


# Cards that listen from a zone


class Curator(CardDef):
    """While it is in the gallery: when you gain a card, +1 VP. Cards cost 1 less."""

    types = ACTION
    cost = 2
    hears_from = GALLERY.number

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, vp=1)

    def cost_change(self, game: Game, defn: CardDef, seat: int) -> int:
        return -1


class Dreamer(CardDef):
    """Listens from where no card can."""

    types = ACTION
    hears_from = DECK


@pytest.mark.skipif("PLATIN_COMPILED" in os.environ, reason="cards cannot be made up in Python where they are compiled")
@pytest.mark.usefixtures("made_up")
def test_cards_listen_from_a_made_up_zone() -> None:
    library = Library()
    library.cards.update(LIBRARY.cards)
    library.add(Curator, "platin.cards.made_up")
    game = Game(deal(lay_out(library, Spec(2, ("curator",))), SEED), [None, None])
    state = game.state
    silver = game.pile_named("silver")
    card = state.piles[game.pile_named("curator")][-1]
    assert game.coins_of(LIBRARY.cards["silver"]) == 3
    game.move(card, 0, SUPPLY, HAND)
    game.gain(0, silver)
    assert state.players[0].vp == 0, "it does not listen from the hand"
    game.move(card, 0, HAND, GALLERY.number)
    game.gain(0, silver)
    game.gain(1, silver)
    assert [player.vp for player in state.players] == [1, 0]
    assert game.coins_of(LIBRARY.cards["silver"]) == 2
    twin = state.copy()
    find_listening_cards(twin)
    assert twin.elsewhere_listening == state.elsewhere_listening != 0
    game.move(card, 0, GALLERY.number, SUPPLY)
    assert state.elsewhere_listening == 0
    assert game.coins_of(LIBRARY.cards["silver"]) == 3


@pytest.mark.skipif("PLATIN_COMPILED" in os.environ, reason="cards cannot be made up in Python where they are compiled")
def test_cards_cannot_listen_from_everywhere() -> None:
    with pytest.raises(RuleError, match="'dreamer' listens from a zone where cards do not"):
        Library().add(Dreamer, "platin.cards.made_up")


def test_moments_and_rules_are_numbered_low_enough_for_a_mask_where_they_are_compiled() -> None:
    assert max([*HOOKS.values(), *RULES.values()]) < 63


def test_a_pile_beyond_the_31st_is_copied_before_it_changes_and_only_once() -> None:
    state = lay_out(LIBRARY, Spec(2, ("smithy",)))
    while len(state.piles) < 63:
        state.piles.append(state.piles[0])
    twin = state.copy()
    for index in range(63):
        pile = twin.own_pile(index)
        assert twin.own_pile(index) is pile
        assert state.piles[index] == pile
        assert state.piles[index] is not pile
