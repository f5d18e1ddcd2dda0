"""The games that are timed: Platin's, and the same by pyminion. Imported only in the process that times them."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

KINGDOM = "smithy cellar festival market militia mine moat remodel village workshop".split()

RULEBOOKS = "goons bishop watchtower mountebank kings_court familiar alchemist horse_traders young_witch jester".split()

PLUNDER = "search siren stowaway crew flagship cutthroat frigate first_mate pickaxe kings_cache".split()
PLUNDER_LANDSCAPES = {"hasty": "first_mate", "looting": ""}
"""A Trait with its pile, and an Event."""

Play = Callable[[int], int]
"""Plays game number n and gives the number of turns it took. Seats alternate with n."""


def platin(terminal: str) -> Play:
    """Big Money against Big Money, or against Big Money with Smithy: `platin.bots.big_money`."""
    from platin.bots.big_money import BigMoney

    return _platin_games([BigMoney(), BigMoney(terminal)])


def platin_rulebooks(_: str) -> Play:
    """Two greedy players on a kingdom of Prosperity, Alchemy and Cornucopia with attacks and reactions."""
    return _platin_games(_greedy_players(), RULEBOOKS, colony=True, bane="moat")


def platin_plunder(_: str) -> Play:
    """Two greedy players on a kingdom of Plunder: Durations, Loot, a Trait and an Event."""
    return _platin_games(_greedy_players(), PLUNDER, landscapes=PLUNDER_LANDSCAPES)


def _greedy_players() -> list[Any]:
    """Make two players in plain Python who use whatever there is."""
    from platin.engine.const import OPT_LANDSCAPE, OPT_MODE, OPT_PILE, OPT_VALUE
    from platin.engine.turn import ALL_TREASURES, BuyDecision

    class Greedy:
        """Plays and uses whatever it can, buys the dearest card it has fewest of, otherwise picks the first options.

        An Event is bought if no dearer card is.
        """

        def __call__(self, game: Any, decision: Any) -> list[int]:
            options = decision.options()
            if not isinstance(decision, BuyDecision):
                least = 1 if decision.key in ("turn.action", "ability.may") else decision.low
                return list(options[:least])
            if decision.plain:
                return [ALL_TREASURES]
            cards = [code for code in options if code < OPT_PILE]
            if cards:
                return cards[:1]
            piles = [code & OPT_VALUE for code in options if OPT_PILE <= code < 2 * OPT_PILE]
            if not piles or piles == [game.state.rules.curse]:
                return []
            best = max(piles, key=lambda pile: self.worth(game, pile))
            for code in options:
                if OPT_LANDSCAPE <= code < OPT_MODE:
                    event = game.state.rules.landscapes[code & OPT_VALUE]
                    if event.cost >= game.state.piles[best][-1].defn.cost:
                        return [code]
            return [OPT_PILE + best]

        def worth(self, game: Any, pile: int) -> tuple[bool, int, int]:
            defn = game.state.piles[pile][-1].defn
            owned = len([card for card in game.owned(game.state.turn.seat) if card.home == pile])
            return defn.name not in ("curse", "copper"), defn.cost - 2 * owned * (defn.kingdom is True), pile

    return [Greedy(), Greedy()]


def platin_same(terminal: str) -> Play:
    """Platin with players that buy by the very rules of pyminion's bots, in plain Python."""
    from platin.engine.const import OPT_PILE
    from platin.engine.turn import ALL_TREASURES, BuyDecision

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

    return _platin_games([LikePyminion(""), LikePyminion(terminal)])


def _platin_games(
    bots: list[Any],
    kingdom: list[str] = KINGDOM,
    colony: bool = False,
    bane: str = "",
    landscapes: Mapping[str, str] = MappingProxyType({}),
) -> Play:
    """Play on a kingdom; landscapes are given with the pile they lie on, or "" if they are not Traits."""
    from platin.cards import LIBRARY
    from platin.engine.game import Game
    from platin.engine.score import winners
    from platin.engine.setup import Spec, deal, lay_out
    from platin.engine.turn import play_out

    spec = Spec(2, kingdom)
    spec.colony = colony
    spec.bane = bane
    spec.landscapes = list(landscapes)
    spec.trait_piles = {name: pile for name, pile in landscapes.items() if pile}
    table = lay_out(LIBRARY, spec)

    def play(number: int) -> int:
        seats = bots if number % 2 == 0 else bots[::-1]
        game = Game(deal(table, number), seats)
        game.auto = 3
        play_out(game)
        winners(game)
        return game.state.turn_number

    return play


def pyminion(terminal: str) -> Play:
    """pyminion's own BigMoney against BigMoney or BigMoneySmithy, as its Simulator runs them, at its best.

    Nothing is logged, the kingdom is given (so none is drawn at random), seats alternate without a shuffle, and
    results are not collected.
    """
    import copy
    import logging
    import random

    from pyminion.bots.examples import BigMoney, BigMoneySmithy
    from pyminion.expansions import base
    from pyminion.game import Game

    logging.disable(logging.CRITICAL)
    random.seed(1)
    names = [base.smithy, base.cellar, base.market, base.militia, base.mine]
    names += [base.moat, base.remodel, base.village, base.workshop, base.festival]
    bots = [BigMoney("one"), BigMoneySmithy("two") if terminal else BigMoney("two")]
    games = [
        Game(seats, [base.base_set], kingdom_cards=names, random_order=False, log_stdout=False)
        for seats in (bots, bots[::-1])
    ]

    def play(number: int) -> int:
        result = copy.copy(games[number % 2]).play()
        return sum(player.turns for player in result.game.players)

    return play


def pyminion_documented(terminal: str) -> Play:
    """pyminion as its documentation runs a simulation: nothing is shown, the rest of the kingdom is drawn."""
    import copy
    import random

    from pyminion.bots.examples import BigMoney, BigMoneySmithy
    from pyminion.expansions import base
    from pyminion.game import Game

    random.seed(1)
    bots = [BigMoney("one"), BigMoneySmithy("two") if terminal else BigMoney("two")]
    game = Game(bots, [base.base_set], kingdom_cards=[base.smithy], log_stdout=False, log_file=False)

    def play(number: int) -> int:
        result = copy.copy(game).play()
        return sum(player.turns for player in result.game.players)

    return play


ENGINES: dict[str, Callable[[str], Play]] = {
    "platin": platin,
    "platin_same": platin_same,
    "platin_rulebooks": platin_rulebooks,
    "platin_plunder": platin_plunder,
    "pyminion": pyminion,
    "pyminion_documented": pyminion_documented,
}
OPPONENTS = {"money": "", "smithy": "smithy", "rulebooks": "", "plunder": ""}
