"""The games that are timed: Platin's, and the same by pyminion. Imported only in the process that times them."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

KINGDOM = "smithy cellar festival market militia mine moat remodel village workshop".split()
DECKS = "chapel laboratory militia village smithy market festival witch moat remodel".split()
RANDOM_KINGDOMS = 24


class Played(NamedTuple):
    """How long a game was: turns of all players, and questions that bots answered (0 where nobody counts them)."""

    turns: int
    decisions: int


Play = Callable[[int], Played]
"""Plays game number n. Seats alternate with n."""


def platin(matchup: str) -> Play:
    """Big Money against Big Money, or against Big Money with Smithy: `platin.bots.big_money`."""
    from platin.bots.big_money import BigMoney

    return platin_games([BigMoney(), BigMoney("smithy" if matchup == "smithy" else "")], KINGDOM)


def platin_same(matchup: str) -> Play:
    """Platin with players that buy by the very rules of pyminion's bots, in plain Python."""
    from platin.engine.buys import BuyDecision
    from platin.engine.const import OPT_PILE
    from platin.engine.offers import ALL_TREASURES

    class LikePyminion:
        """Province from 8, Gold from 6, Smithy at exactly 4 (if it buys any), Silver from 3; never greener."""

        def __init__(self, terminal: str) -> None:
            self.terminal = terminal

        def __call__(self, game: Any, decision: Any) -> list[int]:
            if not isinstance(decision, BuyDecision):
                return list(decision.options()[:1])
            if decision.plain:
                return [ALL_TREASURES]
            state = game.state
            if state.turn.buys < 1:
                return []
            for name in self.wishes(state.turn.coins):
                pile = state.rules.pile_of[name]
                if state.piles[pile]:
                    return [OPT_PILE + pile]
            return []

        def wishes(self, coins: int) -> Iterator[str]:
            if coins >= 8:
                yield "province"
            if coins >= 6:
                yield "gold"
            if coins == 4 and self.terminal:
                yield self.terminal
            if coins >= 3:
                yield "silver"

    return platin_games([LikePyminion(""), LikePyminion("smithy" if matchup == "smithy" else "")], KINGDOM)


STRATEGIES = {
    "money": ("big-money", "big-money"),
    "smithy": ("big-money", "big-money:smithy"),
    "decks": ("chapel-laboratory-militia", "double-witch"),
    "goons": ("goons-bishop-watchtower", "goons-bishop-watchtower"),
    "plunder": ("reckless-looting", "big-money"),
}


def platin_strategies(matchup: str) -> Play:
    """Built-in strategies against each other, on the kingdom of the first."""
    from platin.bots.roster import find
    from platin.kingdom import prepare

    first, second = [find(text) for text in STRATEGIES[matchup]]
    spec = prepare(first.kingdom or ", ".join(KINGDOM), 2).spec
    return platin_games([first.make(1), second.make(2)], spec=spec)


KINGDOMS = {
    "seaside": "High Seas (2E)",
    "hinterlands": "Introduction (2E)",
    "dark_ages": "Grim Parade",
    "guilds": "Misfortune (2E)",
    "adventures": "Gentle Intro",
    "empires": "Basic Intro",
    "nocturne": "Dusk",
    "renaissance": "Overture",
    "menagerie": "Intro to Horses",
    "allies": "Decisions, Decisions",
    "rising_sun": "Heading East",
    "promo": "Captain, Church, Dismantle, Envoy, Governor, Marchland, Prince, Stash, Walled Village, Sauna / Avanto",
}


def platin_general(matchup: str) -> Play:
    """The general bot against itself, on a kingdom of one expansion."""
    from platin.bots.roster import find
    from platin.kingdom import prepare

    bot = find("general")
    return platin_games([bot.make(1), bot.make(2)], spec=prepare(KINGDOMS[matchup], 2).spec, most_turns=200)


def platin_random(_: str) -> Play:
    """Random players on random kingdoms of all that is implemented, with up to two landscapes."""
    from platin.bots.random_bot import RandomBot
    from platin.kingdom import draw

    plays = []
    for seed in range(RANDOM_KINGDOMS):
        spec = draw(2, seed=seed).spec
        plays.append(platin_games([RandomBot(seed), RandomBot(seed + 1000)], spec=spec, most_turns=200))
    return lambda number: plays[number % RANDOM_KINGDOMS](number)


def platin_games(bots: list[Any], kingdom: list[str] | None = None, spec: Any = None, most_turns: int = 0) -> Play:
    from platin.bots.roster import sweeps
    from platin.cards import LIBRARY
    from platin.engine.game import Game
    from platin.engine.score import winners
    from platin.engine.setup import deal, lay_out
    from platin.engine.spec import Spec
    from platin.engine.turn import play_out

    table = lay_out(LIBRARY, spec or Spec(2, tuple(kingdom or [])))
    orders = [bots, bots[::-1]]
    swept = [sweeps(seats, table.rules) for seats in orders]

    def play(number: int) -> Played:
        game = Game(deal(table, number), orders[number % 2])
        game.auto = swept[number % 2]
        play_out(game, most_turns)
        winners(game)
        return Played(game.state.turn_number, game.asked)

    return play


def pyminion(matchup: str) -> Play:
    """pyminion as its Simulator runs its bots, at its best.

    Nothing is logged, the kingdom is given (so none is drawn at random), seats alternate without a shuffle, and
    results are not collected.
    """
    import copy
    import logging
    import random

    from pyminion.expansions import base
    from pyminion.game import Game

    logging.disable(logging.CRITICAL)
    random.seed(1)
    names = [getattr(base, name) for name in (DECKS if matchup == "decks" else KINGDOM)]
    bots = _pyminion_bots(matchup)
    games = [
        Game(seats, [base.base_set], kingdom_cards=names, random_order=False, log_stdout=False)
        for seats in (bots, bots[::-1])
    ]

    def play(number: int) -> Played:
        result = copy.copy(games[number % 2]).play()
        return Played(sum(player.turns for player in result.game.players), 0)

    return play


def pyminion_documented(matchup: str) -> Play:
    """pyminion as its documentation runs a simulation: nothing is shown, the rest of the kingdom is drawn."""
    import copy
    import random

    from pyminion.expansions import base
    from pyminion.game import Game

    random.seed(1)
    wanted = [base.chapel, base.laboratory, base.militia, base.witch] if matchup == "decks" else [base.smithy]
    game = Game(_pyminion_bots(matchup), [base.base_set], kingdom_cards=wanted, log_stdout=False, log_file=False)

    def play(number: int) -> Played:
        result = copy.copy(game).play()
        return Played(sum(player.turns for player in result.game.players), 0)

    return play


def _pyminion_bots(matchup: str) -> list[Any]:
    """Give pyminion's own bots for Big Money; for the two decks, bots that buy and play as our strategies do."""
    from pyminion.bots.examples import BigMoney, BigMoneySmithy
    from pyminion.bots.optimized_bot import OptimizedBot, OptimizedBotDecider
    from pyminion.expansions import base

    if matchup != "decks":
        return [BigMoney("one"), BigMoneySmithy("two") if matchup == "smithy" else BigMoney("two")]

    class Chapel(OptimizedBotDecider):  # type: ignore[misc]
        def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
            yield base.laboratory
            yield base.chapel
            yield base.militia

        def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
            money = player.state.money
            provinces = game.supply.pile_length(pile_name="Province")
            laboratories = player.get_card_count(card=base.laboratory)
            if player.turns <= 2 and not player.get_card_count(card=base.chapel) and money >= 2:
                yield base.chapel
            if money >= 8 and (player.get_card_count(card=base.gold) or laboratories >= 3):
                yield base.province
            if provinces <= 4 and money >= 5:
                yield base.duchy
            if provinces <= 1 and money >= 2:
                yield base.estate
            if money >= 5 and not laboratories:
                yield base.laboratory
            if money >= 6:
                yield base.gold
            if money >= 5:
                yield base.laboratory
            if money >= 4 and not player.get_card_count(card=base.militia):
                yield base.militia
            if money >= 3:
                yield base.silver

    class Witch(OptimizedBotDecider):  # type: ignore[misc]
        def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
            yield base.witch

        def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
            money = player.state.money
            provinces = game.supply.pile_length(pile_name="Province")
            if money >= 8:
                yield base.province
            if provinces <= 4 and money >= 5:
                yield base.duchy
            if provinces <= 2 and money >= 2:
                yield base.estate
            if money >= 5 and player.get_card_count(card=base.witch) < 2:
                yield base.witch
            if money >= 6:
                yield base.gold
            if money >= 3:
                yield base.silver

    return [OptimizedBot(decider=Chapel(), player_id="one"), OptimizedBot(decider=Witch(), player_id="two")]


ENGINES: dict[str, Callable[[str], Play]] = {
    "platin": platin,
    "platin_same": platin_same,
    "platin_strategies": platin_strategies,
    "platin_general": platin_general,
    "platin_random": platin_random,
    "pyminion": pyminion,
    "pyminion_documented": pyminion_documented,
}
