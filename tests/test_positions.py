"""Positions: what is left out has a default, what is wrong is refused with its line, what is written reads the same."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from platin.cards import LIBRARY
from platin.engine.check import problems
from platin.engine.const import (
    ACTIONS,
    BUYING,
    BUYING_BEFORE,
    DURATION,
    EVERYBODY,
    NOT_BUYING,
    OVER,
    SETUP,
    STOP_ALWAYS,
)
from platin.engine.effect import Effect
from platin.engine.setup import lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState, Player, Turn
from platin.engine.zones import ON_PILE
from platin.position import FormatError, differences, read_position, write_position
from platin.position.compare import canonical
from platin.position.left_behind import always_begun, effects_begun
from platin.position.reader import EFFECT_KEYS
from platin.proof.kingdoms import random_case
from platin.scenario import load_file, scenario_files
from platin.scenario.runner import start_scenario
from platin.session import Session, state_from_json, state_to_json
from platin.text.language import LANGUAGES

SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios"


def names(cards: list[Any]) -> list[str]:
    return [card.defn.key for card in cards]


def pile(state: GameState, name: str) -> list[str]:
    index = next(info.index for info in state.rules.piles if info.name == name)
    return names(state.piles[index])


def test_what_is_left_out_has_a_default() -> None:
    state = read_position("A: {hand: Smithy}")
    assert len(state.players) == 2
    assert state.phase == ACTIONS
    turn = state.turn
    assert (turn.seat, turn.actions, turn.buys, turn.coins, turn.potions) == (0, 1, 1, 0, 0)
    assert (turn.bought, turn.extra, turn.controller, turn.draws) == (False, False, -1, 5)
    assert (state.previous_seat, state.normal_seat, state.turn_number) == (1, 0, 1)
    assert [player.turns for player in state.players] == [1, 0]
    assert state.rules.spec.kingdom == ("smithy",)
    assert state.players[1].deck == state.players[1].hand == []
    fresh = lay_out(LIBRARY, Spec(2, ("smithy",)))
    for info in fresh.rules.piles:
        assert pile(state, info.name) == names(fresh.piles[info.index])
    assert problems(state) == []


def test_players_are_those_named() -> None:
    assert len(read_position("C: {hand: Gold}").players) == 3
    assert len(read_position("players: 5").players) == 5


def test_zones_lie_in_order() -> None:
    state = read_position(
        """
        A:
          deck: "Silver, 2 Copper"
          discard: "Silver, Gold"
          hand: "Moat, Copper"
          aside: Estate
          aside down: Duchy
          mats: {native_village: "Province, Curse"}
        trash: "Curse"
        """
    )
    player = state.players[0]
    assert names(player.deck) == ["copper", "copper", "silver"], "the top of the deck is the end of its list"
    assert names(player.discard) == ["silver", "gold"]
    assert names(player.hand) == ["moat", "copper"]
    assert names(player.aside) == ["estate"]
    assert names(player.aside_down) == ["duchy"]
    assert names(player.mats["native_village"]) == ["province", "curse"]
    assert names(state.trash) == ["curse"]


def test_cards_belong_to_their_piles_but_do_not_come_out_of_them() -> None:
    state = read_position('A: {hand: "2 Smithy"}')
    assert len(pile(state, "smithy")) == 10
    for card in state.players[0].hand:
        assert state.rules.piles[card.home].name == "smithy"


def test_german_and_english_names_mean_the_same() -> None:
    german = 'A: {hand: "3 Kupfer, Burggraben", deck: "2 Flüche"}\nkingdom: Thronsaal\nbane: Keller'
    english = 'A: {hand: "3 Copper, Moat", deck: "2 Curses"}\nkingdom: Throne Room\nbane: Cellar'
    assert differences(read_position(german), read_position(english)) == []


def test_piles_hold_what_is_said() -> None:
    state = read_position('piles: {Curse: 0, Smithy: 3, Prizes: "Diadem, Princess", Gold: 31}')
    assert pile(state, "curse") == []
    assert pile(state, "smithy") == ["smithy"] * 3
    assert pile(state, "prizes") == ["princess", "diadem"], "named from the top, and the top is the end"
    assert len(pile(state, "gold")) == 31
    assert state.empty == 1


def test_a_number_leaves_the_bottom_of_a_mixed_pile() -> None:
    full = pile(read_position("piles: {Prizes: 5}"), "prizes")
    assert pile(read_position("piles: {Prizes: 2}"), "prizes") == full[:2]


def test_what_cards_need_comes_from_set_up() -> None:
    state = read_position('A: {hand: "Trade Route, Golem"}')
    tokens = {state.rules.piles[index].name: kinds for index, kinds in state.pile_tokens.items()}
    assert tokens == {name: {"trade_route": 1} for name in ("estate", "duchy", "province")}
    assert len(pile(state, "potion")) == 16
    assert [effect.owner for effect in state.effects] == [EVERYBODY]
    assert "prizes" in [info.name for info in read_position("A: {hand: Diadem}").rules.piles]


def test_the_black_market_deck_lies_beside_the_supply() -> None:
    state = read_position('black market: {deck: "Smithy, Golem", sold: Village}\nA: {hand: "Village, Black Market"}')
    assert pile(state, "black_market.deck") == ["golem", "smithy"], "named from the top, and the top is the end"
    assert state.rules.spec.kingdom == ("black_market",), "its cards have no piles of their own"
    assert len(pile(state, "potion")) == 16, "what they need is laid out"
    village, market = state.players[0].hand
    assert state.rules.piles[village.home].name == "black_market.deck", "also those that were bought"
    assert state.rules.piles[market.home].name == "black_market"
    assert "black_market.deck" not in [info.name for info in read_position("A: {hand: Black Market}").rules.piles]


def test_platinum_and_colony_are_used_if_mentioned() -> None:
    assert len(pile(read_position("A: {hand: Colony}"), "platinum")) == 12
    assert "colony" in [info.name for info in read_position("colony: true").rules.piles]
    without = read_position("A: {hand: Colony}\ncolony: false")
    assert "colony" not in [info.name for info in without.rules.piles]
    assert without.players[0].hand[0].home == -1


def test_tokens_named_replace_those_of_set_up_pile_by_pile() -> None:
    state = read_position("kingdom: Trade Route\npile tokens: {Estate: {trade_route: 0}}\nmat tokens: {trade_route: 1}")
    tokens = {state.rules.piles[index].name: kinds for index, kinds in state.pile_tokens.items()}
    assert tokens == {name: {"trade_route": 1} for name in ("duchy", "province")}
    assert state.mat_tokens == {"trade_route": 1}


def test_a_print_named_once_is_meant_everywhere() -> None:
    state = read_position('kingdom: "Mine (2E)"\nA: {hand: "Mine, Throne Room"}')
    assert names(state.players[0].hand) == ["mine@2", "throne_room"]
    state = read_position('prints: 2\nA: {hand: "Mine, Throne Room"}')
    assert names(state.players[0].hand) == ["mine@2", "throne_room@2"]


@pytest.mark.parametrize("base", ["base", "Basisspiel", "Base game"])
def test_prints_may_be_said_by_expansion(base: str) -> None:
    state = read_position(f'prints: {{{base}: 2, Blütezeit: 1}}\nA: {{hand: "Mine, Quarry, Bridge"}}')
    assert names(state.players[0].hand) == ["mine@2", "quarry", "bridge"]
    swapped = read_position(f'prints: {{{base}: 1, prosperity: 2}}\nA: {{hand: "Mine, Quarry, Bridge"}}')
    assert names(swapped.players[0].hand) == ["mine", "quarry@2", "bridge"]


def test_a_trait_lies_on_its_pile() -> None:
    state = read_position('landscapes: "Reckless: Smithy, Journey"')
    trait = state.rules.traits_on[state.rules.pile_of["smithy"]]
    assert trait is LIBRARY.landscapes["reckless"]
    assert [landscape.name for landscape in state.rules.landscapes] == ["reckless", "journey"]


def test_effects_have_a_source_an_owner_and_a_memory() -> None:
    state = read_position(
        """
        turn: B
        A: {play: Contraband}
        effects: {effect: contraband.barred, card: Contraband, names: "Gold, Duchy", count: 3, immune: "B"}
        """
    )
    effect = state.effects[0]
    assert effect.source is state.players[0].play[0]
    assert (effect.owner, effect.names, effect.count, effect.immune) == (0, ["gold", "duchy"], 3, 2)
    assert state.moves[effect.source.uid] == effect.counter
    assert state.listening & effect.listens == effect.listens


def test_what_was_gained_and_bought_is_told_where_a_card_asks() -> None:
    state = read_position(
        """
        kingdom: Smugglers
        cards bought: "Gold, 2 Estate"
        A: {gained: {otherwise: Copper, buying: "2 Estate, Gold", buying before: Silver}}
        B: {gained: "Duchy, Curse"}
        """
    )
    assert [gain.defn.key for gain in state.turn.purchases] == ["gold", "estate", "estate"]
    gained = [[(gain.defn.key, gain.when) for gain in player.gained] for player in state.players]
    assert gained == [
        [("copper", NOT_BUYING), ("estate", BUYING), ("estate", BUYING), ("gold", BUYING), ("silver", BUYING_BEFORE)],
        [("duchy", NOT_BUYING), ("curse", NOT_BUYING)],
    ]
    assert_round_trip(state)
    saved = state_from_json(state_to_json(state), LIBRARY)
    assert differences(state, saved) == []


def test_labels_tell_equal_cards_apart() -> None:
    state = read_position(
        """
        A:
          play: "Quartermaster#first, Quartermaster#second"
          on: {Quartermaster#second: Silver, Quartermaster#first: Gold}
        """
    )
    first, second = state.players[0].play
    stores = state.players[0].stores
    assert names(stores[second.uid]) == ["silver"]
    assert names(stores[first.uid]) == ["gold"]


def test_cards_played_earlier_are_those_in_play_or_have_left() -> None:
    state = read_position('A: {play: "Village, Smithy"}\nplayed: "Village, Village, Militia"')
    village = state.players[0].play[0]
    assert state.turn.played[:2] == [village, village], "a card can be played twice"
    assert state.turn.played[2] in state.box
    assert state.turn.plays == [3, 0]


def test_possessed_turns() -> None:
    state = read_position(
        """
        turn: B
        turn of: {controller: A, because: Possession}
        effects: {effect: possession.turn, owner: B, count: A}
        extra turns: [{player: B, because: Possession, controller: A, effect: {effect: possession.turn, count: A}}, A]
        """
    )
    assert (state.turn.extra, state.turn.controller, state.turn.kind) == (True, 0, "possession")
    assert (state.normal_seat, state.previous_seat) == (0, 0)
    assert [(extra.seat, extra.kind, extra.controller) for extra in state.extra_turns] == [
        (1, "possession", 0),
        (0, "", -1),
    ]
    assert state.extra_turns[0].effect is not None


def told(state: GameState) -> list[tuple[str, int, int]]:
    """Give the effects with whose they are and the number that they keep."""
    return [(effect.name, effect.owner, effect.count) for effect in state.effects]


@pytest.mark.parametrize(
    "effects", ["", "effects: {effect: possession.turn}", "effects: {effect: possession.turn, owner: B}"]
)
def test_a_possessed_turn_has_its_effect_and_knows_who_decides(effects: str) -> None:
    text = f"turn: B\nturn of: {{controller: C, because: Possession}}\nC: {{}}\n{effects}"
    assert told(read_position(text)) == [("possession.turn", 1, 2)]
    second = read_position(f"{text}\nprints: 2\nkingdom: Possession")
    assert told(second) == [("possession.turn" if effects else "possession.debt", 1, 2)]


def test_what_gave_a_possessed_turn_is_told_by_its_effect() -> None:
    state = read_position("turn: B\nturn of: {controller: A}\neffects: {effect: possession.turn, owner: B, count: A}")
    assert state.turn.kind == "possession"


def test_an_extra_turn_to_come_has_its_effect() -> None:
    for effect in ("", ", effect: possession.turn"):
        turns = f"[{{player: B, because: Possession, controller: C{effect}}}, {{player: A, because: Outpost}}]"
        possessed, outpost = read_position(f"C: {{}}\nextra turns: {turns}").extra_turns
        assert possessed.effect is not None
        assert (possessed.effect.name, possessed.effect.count) == ("possession.turn", 2)
        assert outpost.effect is None


@pytest.mark.parametrize(
    ("said", "effects"),
    [
        ("A: {play: Quartermaster}", [("quartermaster", 0)]),
        ("B: {play: Search}", [("search", 1)]),
        ("B: {play: 2 Figurehead}", [("figurehead", 1), ("figurehead", 1)]),
        ("B: {play: Frigate}\nC: {}", [("frigate", 2), ("frigate", 0), ("frigate.end", 1)]),
        ("B: {play: Frigate}\neffects: {card: Frigate}", [("frigate.end", 1), ("frigate", 0)]),
        ("B: {play: Frigate}\neffects: {effect: frigate, card: Frigate}", [("frigate", 0), ("frigate.end", 1)]),
        ("B: {play: Frigate}\neffects: {effect: frigate.end, card: Frigate, immune: A}", [("frigate.end", 1)]),
        ("A: {play: Taskmaster}", [("taskmaster", 0)]),
        ("A: {play: Abundance}\neffects: {card: Abundance}", [("abundance", 0)]),
        ("A: {play: Gondola, done: Gondola}", []),
        ("B: {play: Quartermaster, done: Quartermaster}", []),
        ("A: {play: 'Frigate#1, Frigate#2', done: Frigate#1}", [("frigate", 1), ("frigate.end", 0)]),
        (
            "B: {play: Taskmaster}\neffects: {effect: taskmaster.next_turn, card: Taskmaster}",
            [("taskmaster.next_turn", 1)],
        ),
        ("A: {play: Sailor}", [("sailor.play", 0), ("sailor", 0)]),
        ("B: {play: Sailor}", [("sailor", 1)]),
        ("B: {play: Corsair}", [("corsair", 1), ("corsair.threat", 1)]),
        ("phase: start\nA: {play: 'Corsair, Monkey'}", [("corsair", 0), ("monkey", 0)]),
    ],
)
def test_a_duration_in_play_owes_what_its_play_began(said: str, effects: list[tuple[str, int]]) -> None:
    state = read_position(said)
    assert [(effect.name, effect.owner) for effect in state.effects] == effects
    assert problems(state) == []
    assert_round_trip(state)


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        (
            "A: {play: Gondola}",
            "Gondola lies in play, but nothing says for what: expected one of its effects (gondola)",
        ),
        ("A: {play: Cage, on: {Cage: Silver}}", "or done: Cage if it has nothing left to do"),
        ("A: {play: Outpost}", "expected one of its effects (outpost)"),
        ("B: {play: Taskmaster}", "expected one of its effects (taskmaster.next_turn)"),
        ("phase: start\nA: {play: Taskmaster}", "expected one of its effects (taskmaster.next_turn)"),
        ("B: {play: Taskmaster}\neffects: {card: Taskmaster}", "expected one of: taskmaster.next_turn"),
        ("A: {play: Search, done: Search}\neffects: {card: Search}", "an effect holds it in play"),
        ("A: {hand: Search, done: Search}", "done: expected Durations in play"),
        ("A: {play: Village, done: Village}", "expected Durations that lie there"),
        ("A: {play: Village, hand: Search, done: Search}", "Search is done, but not in play"),
        ("A: {play: Frigate}\nC: {}\neffects: {effect: frigate, card: Frigate}", "expected owner: B or C"),
        ("turn: B\nturn of: {controller: A}", "A decides in B's turn: expected because:"),
        ("turn: B\nturn of: {because: Possession}", "another player decides: expected controller:"),
        ("extra turns: [{player: B, because: Possession}]", "another player decides: expected controller:"),
    ],
)
def test_a_position_that_says_half_is_refused(said: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_position(said)
    assert problem in caught.value.problem


def test_a_frigate_that_is_only_said_to_lie_there_threatens() -> None:
    session = Session(
        read_position('A: {hand: "Smithy, 4 Copper", deck: 3 Silver}\nB: {play: Frigate, deck: 5 Estate}')
    )
    session.submit([session.options()[0].code])
    assert session.decision is not None
    assert session.decision.key == "frigate.discard"


def test_what_cards_leave_behind_is_found_by_playing_them() -> None:
    """Each Duration owes either the same after every play, or the reader cannot know; none begins nothing."""
    for key, defn in LIBRARY.cards.items():
        # What the later Royal Galley leaves behind is owed by the card that it plays.
        if defn.types & DURATION and key != "royal_galley@2":
            assert effects_begun(key, 2), key
    certain = [key for key, defn in LIBRARY.cards.items() if defn.types & DURATION and always_begun(key, 2, 0)]
    assert "quartermaster" in certain
    assert "enlarge" in certain, "what is trashed is not remembered"
    assert always_begun("young_witch", 2, 0) == (), "without the Bane that a kingdom would need"
    assert not {"gondola", "cage", "grotto", "amphora", "outpost"} & set(certain)


def test_a_hold_is_part_of_a_position() -> None:
    state = read_position("hold: cleanup\nC: {}")
    assert state.stops == STOP_ALWAYS | 0b111
    assert read_position("hold: 'A, C'\nC: {}").stops == 0b101
    for text in ("hold: cleanup", "hold: B", "hold: 'always, A'"):
        assert_round_trip(read_position(text))


def test_set_up_positions_begin_before_the_game() -> None:
    state = read_position("phase: setup\nB: {deck: 5 Silver}\nseed: 4")
    assert state.phase == SETUP
    assert sorted(names(state.players[0].deck)) == ["copper"] * 7 + ["estate"] * 3
    session = Session(state)
    assert len(session.state.players[0].hand) == 5
    assert names(session.state.players[1].hand) == ["silver"] * 5
    assert session.state.turn_number == 1


def test_tokens_of_players_are_written_where_they_lie() -> None:
    text = 'landscapes: "Training, Plan"\npile tokens: {Smithy: {plus_coin: "B, A", plan: A}}'
    state = read_position(text)
    pile = state.rules.named["smithy"]
    assert [(token.name, token.owner) for token in state.player_tokens(ON_PILE, pile)] == [
        ("plus_coin", 1),
        ("plus_coin", 0),
        ("plan", 0),
    ]
    written = write_position(state)
    assert "effects" not in written
    assert differences(state, read_position(written)) == []
    other = read_position('landscapes: "Training, Plan"\npile tokens: {Smithy: {plus_coin: "B", plan: A}}')
    assert differences(state, other)
    with pytest.raises(FormatError, match="expected players"):
        read_position("landscapes: Training\npile tokens: {Smithy: {plus_coin: 1}}")


def test_set_up_gives_tokens_and_shelters() -> None:
    state = read_position("phase: setup\nkingdom: Baker\nshelters: true\nB: {coffers: 3}")
    assert [player.coffers for player in state.players] == [1, 3]
    assert sorted(names(state.players[0].deck)[-3:]) == ["hovel", "necropolis", "overgrown_estate"]
    # In the middle of a game there is what the position says.
    assert [player.coffers for player in read_position("kingdom: Baker").players] == [0, 0]


def test_of_the_ruins_only_some_are_used() -> None:
    for players in (2, 4):
        state = read_position(f"players: {players}\nkingdom: Death Cart")
        assert len(pile(state, "ruins")) == 10 * (players - 1)
        session = Session(read_position(f"players: {players}\nkingdom: Death Cart\nphase: setup"))
        assert len(pile(session.state, "ruins")) == 10 * (players - 1)
        assert len(session.state.box) == 50 - 10 * (players - 1)
    listed = read_position('piles: {Ruins: "Survivors, Ruined Market"}')
    assert pile(listed, "ruins") == ["ruined_market", "survivors"]


def test_a_split_pile_can_be_the_bane() -> None:
    state = read_position("kingdom: Young Witch\nbane: Townsfolk\nA: {hand: Elder}")
    assert state.rules.spec.chosen("young_witch", "bane") == ("townsfolk",)
    assert state.players[0].hand[0].home == state.rules.named["townsfolk"]


def test_seeds_decide_the_shuffles() -> None:
    def hand(seed: int) -> list[str]:
        state = read_position(f'seed: {seed}\nphase: cleanup\nA: {{discard: "5 Copper, 5 Estate"}}')
        return names(Session(state).state.players[0].hand)

    assert hand(1) == hand(1)
    assert len({tuple(hand(seed)) for seed in range(8)}) > 1


# What is wrong


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("A:\n  hand: Smithe", 2, "did you mean Smithy"),
        ('A:\n  hand: "Copper, , Gold"', 2, "between the commas"),
        ("A: {hand: Journey}", 1, "is a landscape, not a card"),
        ("A:\n  hands: Copper", 2, "did you mean hand"),
        ("turn: A\n\nkindom: Smithy", 3, "did you mean kingdom"),
        ("players: 2\nC: {hand: Copper}", 2, "C is not one of 2 players"),
        ("players: 7", 1, "2 to 6 players"),
        ("turn: Q", 1, "expected a player (A, B)"),
        ("phase: lunch", 1, "expected a phase (setup, start, action"),
        ("coins: many", 1, "expected a number, not 'many'"),
        ("coins: -1", 1, "expected a number from 0"),
        ("bought: perhaps", 1, "expected true or false"),
        ("A: Copper", 1, "expected a player (a mapping), not 'Copper'"),
        ("A: {hand: {Copper: 3}}", 1, "expected a list of cards, not a mapping"),
        ("A: {hand: Copper}\nA: {hand: Gold}", 2, "named twice"),
        ("piles:\n  Prizes: 9", 2, "at most 5"),
        ("piles:\n  Smithy: Village", 2, "does not belong to the pile"),
        ("pile tokens:\n  Loot: 3", 2, "expected tokens by kind"),
        ('landscapes: "Reckless"', 1, "needs a pile"),
        ('landscapes: "Reckless: Copper"', 1, "not a kingdom pile"),
        ('landscapes: "Journey, Journey"', 1, "named twice"),
        ("kingdom: Young Witch", 1, "needs a bane"),
        ("kingdom: Young Witch\nbane: Gold", 2, ""),
        ("kingdom: Smithy\nblack market: Smithy", 2, "is picked as 'black market'"),
        ("black market: 2 Smithy", 1, "it is picked twice"),
        ("black market: {sold: Smithy}", 1, "expected one on the table, not 0"),
        ("black market: Smithy\nA: {hand: Smithy}", 1, "expected one on the table, not 2"),
        ("black market: {deck: Smithy, cellar: Moat}", 1, "unknown key 'cellar'"),
        ("effects:\n  - {owner: A}", 2, "expected effect: or card:"),
        ("effects:\n  - {effect: nonsense}", 2, "there is no effect"),
        ("effects:\n  - {effect: taskmaster.next_trun}", 2, "expected one of: taskmaster, taskmaster.next_turn"),
        ("effects:\n  - {effect: quartermster}", 2, "did you mean quartermaster"),
        ("prints: {bass: 2}", 1, "did you mean base"),
        ("hold: dinner", 1, "expected cleanup, or players"),
        ("effects:\n  - {effect: contraband, card: Contraband}", 2, "expected one in play"),
        ("effects:\n  - {effect: contraband, shape: round}", 2, "unknown key 'shape'"),
        ("extra turns:\n  - {because: Possession}", 2, "expected player:"),
        ("A: {on: {Quartermaster: Silver}}", 1, "expected one in play"),
        ('A: {hand: "2 Copper#1"}', 1, "on one Copper only"),
        ('A: {play: "Village"}\nplayed: "Village#2"', 2, "expected a label that a zone gives"),
        ('A: {hand: "Copper}', 1, "not readable as YAML"),
        ("- A\n- B", 1, "expected a position (a mapping), not a list"),
        ("", 1, "expected YAML"),
    ],
)
def test_wrong_positions_are_refused_with_their_line(text: str, line: int, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_position(text, "game.yaml")
    assert told in caught.value.problem
    assert (caught.value.file, caught.value.line) == ("game.yaml", line)
    assert str(caught.value).startswith(f"game.yaml:{line}: ")


# What is written reads the same


def assert_round_trip(state: GameState) -> None:
    for lang in LANGUAGES:
        text = write_position(state, lang)
        back = read_position(text)
        assert differences(state, back) == [], text
        assert write_position(back, lang) == text


def random_session(seed: int, decisions: int) -> Any:
    """Play on at random, and give the session at each decision."""
    session = Session(random_case(seed).start())
    chance = Random(seed)
    for _ in range(decisions):
        if session.decision is None:
            return
        yield session
        decision = session.decision
        codes = list(decision.options())
        many = chance.randint(decision.low, min(decision.high, len(codes)))
        if many == 0 and codes and chance.random() < 0.7:
            many = 1
        session.submit(chance.sample(codes, many))


@pytest.mark.parametrize("seed", range(12))
def test_round_trip_at_every_decision_of_random_games(seed: int) -> None:
    for session in random_session(seed, 60):
        assert_round_trip(session.state)


@pytest.mark.parametrize("seed", range(20, 26))
def test_a_position_read_back_plays_on_alike(seed: int) -> None:
    for at, session in enumerate(random_session(seed, 45)):
        if at % 3:
            continue
        save = session.save()
        back = Session(read_position(write_position(state_from_json(save["base"], LIBRARY))))
        for answer in session.answers[save["done"] :]:
            by_place = places(session, back)
            back.submit([by_place.get(code, code) for code in answer])
        assert back.decision is not None
        assert (back.decision.key, back.decision.by) == (session.decision.key, session.decision.by)
        assert options(back) == options(session)
        assert differences(session.state, back.state) == []


def options(session: Session) -> list[tuple[str, str]]:
    return [(option.kind, option.name) for option in session.options()]


def places(one: Session, two: Session) -> dict[int, int]:
    """Give for each card of a game the one with the same place at the start of the step of another."""
    first = state_from_json(one.save()["base"], LIBRARY)
    second = state_from_json(two.save()["base"], LIBRARY)
    found: dict[int, int] = {}
    for mine, yours in zip(all_zones(first), all_zones(second), strict=True):
        for card, twin in zip(mine, yours, strict=True):
            assert card.defn is twin.defn
            found[card.uid] = twin.uid
    return found


def all_zones(state: GameState) -> list[list[Any]]:
    zones = [*state.piles, state.trash, state.box]
    for player in state.players:
        fields = [getattr(player, name) for name in fields_of(Player) if name != "gained"]
        zones.extend([cards for cards in fields if isinstance(cards, list)])
        zones.extend(cards for cards in player.mats.values() if cards)
        zones.extend(player.stores.values())
    return zones


@pytest.mark.parametrize("path", scenario_files([SCENARIOS])[::4], ids=lambda path: path.stem)
def test_round_trip_of_scenarios(path: Path) -> None:
    for scenario in load_file(path):
        if scenario.refused is None:
            assert_round_trip(start_scenario(scenario).state)


@pytest.mark.parametrize(
    "deck",
    [
        '"Smithy, Witch, Golem"',
        '{deck: "Mine (2E), Witch, Cellar", sold: Village}\ntrash: Village',
        "{sold: Village}\nB: {mats: {native_village: Village}}",
        '"Young Witch, Gardens"\nbane: Moat',
    ],
)
def test_round_trip_of_the_black_market_deck(deck: str) -> None:
    state = read_position(f"black market: {deck}\nA: {{hand: 2 Black Market}}\ncoins: 4\nactions: 2")
    assert_round_trip(state)
    session = Session(state)
    for _ in range(6):
        assert session.decision is not None
        session.submit(session.decision.options()[: max(1, session.decision.low)])
        assert_round_trip(session.state)


def test_round_trip_of_purchases_and_of_cards_that_count_as_others() -> None:
    assert_round_trip(read_position("phase: buy\ncards bought: Copper, 2 Estate\nbought: true"))
    assert_round_trip(read_position('A: {play: "2 Band of Misfits, Smithy", as: {Band of Misfits: Smithy}}'))
    state = read_position('A: {play: "Band of Misfits#1, Band of Misfits#2", as: {Band of Misfits#2: Village}}')
    assert [card.name for card in state.players[0].play] == ["band_of_misfits", "village"]
    again = state_from_json(state_to_json(state), LIBRARY)
    assert [card.name for card in again.players[0].play] == ["band_of_misfits", "village"]
    assert differences(state, again) == []


def test_round_trip_before_and_after_the_game() -> None:
    assert_round_trip(read_position("phase: setup\nkingdom: Moat"))
    assert_round_trip(read_position("phase: setup\nkingdom: Baker, Death Cart, Necromancer\nshelters: true"))
    assert_round_trip(read_position("phase: setup\nkingdom: Baker\nA: {coffers: 0}"))
    state = read_position("piles: {Province: 0}\nphase: cleanup")
    session = Session(state)
    assert session.state.phase == OVER
    assert_round_trip(session.state)


def fields_of(cls: type) -> set[str]:
    """Give the fields of a class of the engine, interpreted or compiled."""
    compiled = getattr(cls, "__mypyc_attrs__", None)
    if compiled is not None:
        return set(compiled)
    return set(getattr(cls, "__slots__", None) or vars(cls()))


def test_every_field_is_part_of_a_position() -> None:
    """A field that is added to the state has to be written, read and compared too."""
    assert fields_of(GameState) == {
        *(
            "box",
            "effects",
            "empty",
            "extra_turns",
            "landscape_tokens",
            "listening",
            "mat_tokens",
            "normal_seat",
            "phase",
            "pile_tokens",
        ),
        *(
            "piles",
            "players",
            "previous_seat",
            "rng1",
            "rng2",
            "rules",
            "spent",
            "stops",
            "trash",
            "turn",
            "turn_number",
        ),
        # History, and what is found out anew.
        *("log", "moves", "own_piles", "secrets", "serial"),
        *("cards_listening", "hand_listening", "play_listening", "elsewhere_listening"),
    }
    fields = set(canonical(read_position("A: {}")))
    # How draws and plays are noted down until somebody looks; looked at, they are zones and fields like all others.
    noted = {"_deck": "deck", "drawn": "deck", "_hand": "hand", "swept": "hand", "_play": "play"}
    assert {f"A {noted.get(name, name)}" for name in fields_of(Player)} <= fields
    noted = {"_played": "played", "_plays": "plays", "swept": "played"}
    assert {f"turn {noted.get(name, name)}" for name in fields_of(Turn)} <= fields
    known = {"serial", "owner", "source", "repeater", "counter", "immune", "count", "cards", "names", "swapped"}
    # Compiled classes count what a kind of effect says of itself among the fields; `listens` is found out.
    assert hasattr(Effect, "__mypyc_attrs__") or set(vars(Effect())) == known | {"listens"}
    assert len(EFFECT_KEYS) == len(known)
