"""A kingdom that changes in the middle of a game: other rules for this game alone, which are saved and written down."""

from platin.bots.roster import find
from platin.cards import LIBRARY
from platin.engine.check import problems
from platin.engine.const import OVER
from platin.engine.game import Game
from platin.engine.setup import deal, lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.engine.turn import play_out, step
from platin.position import differences, read_position, write_position
from platin.session.save import state_from_json, state_to_json

OMENS = ("poet", "tea_house", "rustic_village", "kitsune")
SPEC = Spec(2, (*OMENS, "page", "bard", "trade_route"), ("divine_wind", "training"))


def blown(seed: int) -> tuple[GameState, Game]:
    """Give a table, and a game on it at the first step after the kingdom has changed."""
    table = lay_out(LIBRARY, SPEC)
    game = Game(deal(table, seed), [find("general").make(seed), find("random").make(seed)])
    game.state.landscape_tokens[0] = {"sun": 1}
    while game.state.rules is table.rules:
        assert game.state.phase != OVER
        step(game)
    return table, game


def test_the_game_gets_rules_of_its_own() -> None:
    table, game = blown(4)
    assert [info.name for info in table.rules.piles if info.gone] == []
    rules = game.state.rules
    assert sorted([info.name for info in rules.piles if info.gone]) == sorted(SPEC.kingdom)
    assert len(rules.spec.kingdom) == len(SPEC.kingdom) + 10
    assert all([not info.supply for info in rules.piles if info.gone])


def test_the_same_seed_brings_the_same_kingdom() -> None:
    assert blown(4)[1].state.rules.spec == blown(4)[1].state.rules.spec


def test_the_table_is_sound_and_can_be_saved_and_written_down() -> None:
    for seed in (4, 8, 12):
        _, game = blown(seed)
        for _ in range(30):
            state = game.state
            assert problems(state) == []
            assert state_to_json(state_from_json(state_to_json(state), LIBRARY)) == state_to_json(state)
            assert differences(state, read_position(write_position(state))) == []
            if state.phase == OVER:
                break
            step(game)


def test_bots_go_on_with_the_new_kingdom() -> None:
    _, game = blown(8)
    assert play_out(game, 200)
