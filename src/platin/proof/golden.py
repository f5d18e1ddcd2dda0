"""Fixed games of a simple bot, written down move by move: the same on every machine, interpreted and compiled.

`python -m platin.proof.golden` prints the digests of all of them; with a directory it writes them there anew.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from platin.cards import LIBRARY
from platin.engine.asking import Agent
from platin.engine.const import OPT_LANDSCAPE, OPT_PILE, OPT_VALUE, OVER
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.offers import ALL_TREASURES
from platin.engine.rng import seeded
from platin.engine.score import scores
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.engine.turn import step
from platin.proof.answers import write_answer
from platin.proof.case import Case
from platin.proof.checks import comparable
from platin.session.question import options_of


def _case(seed: int, players: int, kingdom: str, besides: str = "", options: str = "") -> Case:
    """Describe a game: its kingdom, and besides landscapes and what is picked for something, "reckless:market"."""
    spec = Spec(players, tuple(kingdom.split()))
    for word in besides.split():
        name, _, pick = word.partition(":")
        if name in LIBRARY.landscapes:
            spec = spec.with_landscapes((*spec.landscapes, name))
        if pick:
            spec = spec.with_chosen(name, LIBRARY.choices_of(name)[0].name, [pick])
    for option in options.split():
        spec = spec.with_option(option)
    return Case(spec, seed=seed)


GAMES: dict[str, Case] = {
    "first_game": _case(1, 2, "cellar market militia mine moat remodel smithy village woodcutter workshop"),
    "attacks": _case(2, 4, "witch spy thief bureaucrat militia moat chapel throne_room library laboratory"),
    "second_prints": _case(
        3, 3, "throne_room@2 mine@2 moneylender@2 artisan bandit harbinger merchant poacher sentry vassal"
    ),
    "prosperity": _case(
        4,
        3,
        "contraband kings_court mint peddler royal_seal talisman trade_route watchtower market smithy",
        options="colony",
    ),
    "possession": _case(
        5, 2, "possession golem alchemist herbalist watchtower tournament horse_traders village workshop festival"
    ),
    "young_witch": _case(
        6,
        5,
        "young_witch tournament horse_traders militia festival market chapel feast gardens adventurer",
        "young_witch:moat",
    ),
    "plunder": _case(
        7,
        3,
        "flagship frigate landing_party quartermaster search shaman siren stowaway village smithy",
        "journey mirror",
    ),
    "traits": _case(
        8,
        2,
        "smithy village market militia flagship mint search workshop cellar laboratory",
        "reckless:market patient:smithy",
    ),
    "fated": _case(
        9,
        4,
        "laboratory moat witch festival throne_room frigate remodel harbinger watchtower bureaucrat",
        "fated:laboratory inherited:festival",
    ),
    "events": _case(
        10,
        2,
        "village smithy moat cellar bandit mine merchant royal_seal talisman horse_traders",
        "rush avoid",
    ),
}
"""The games. A change of the rules that changes one of them has to be meant, and is then written anew."""

MOST = 1500


class Clerk:
    """Answers by counting: no judgement, no chance of its own, but different things at different times."""

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)[0]

    def number(self, below: int) -> int:
        """Give the next number."""
        self.state = self.state * 40014 % 2147483563
        return self.state % below

    def answer(self, state: GameState, decision: Decision) -> list[int]:
        """Pick by number among the options as they look from outside."""
        options = [option.code for option in options_of(state, decision)]
        if decision.key == "turn.buy":
            if ALL_TREASURES in options:
                return [ALL_TREASURES]
            dear = sorted(options, key=lambda code: -price(state, code))
            return [dear[self.number(min(4, len(dear)))]] if self.number(8) and dear else []
        high = min(decision.high, len(options))
        count = decision.low + self.number(high - decision.low + 1)
        if decision.low == 0 and decision.high == 1 and self.number(3):
            count = 1
        picked: list[int] = []
        for _ in range(count):
            picked.append(options.pop(self.number(len(options))))
        return picked


def price(state: GameState, code: int) -> int:
    """Give how dear an option of the Buy phase is; Treasures come before everything."""
    value = code & OPT_VALUE
    if code - value == OPT_PILE:
        defn = state.piles[value][-1].defn
        return defn.cost + 3 * defn.potion
    return state.rules.landscapes[value].cost if code - value == OPT_LANDSCAPE else 99


def play(name: str, batch: bool = True, log: bool = False) -> dict[str, Any]:
    """Play one of the games and write it down."""
    case = GAMES[name]
    clerk = Clerk(case.seed)
    moves: list[str] = []
    codes: list[list[int]] = []

    def agent(game: Game, decision: Decision) -> list[int]:
        answer = clerk.answer(game.state, decision)
        moves.append(write_answer(game.state, decision, answer))
        codes.append(answer)
        return answer

    agents: list[Agent | None] = [agent] * case.spec.players
    game = Game(case.start(log), agents)
    game.batch = batch
    while game.state.phase != OVER and len(moves) < MOST:
        step(game)
    return {
        "over": game.state.phase == OVER,
        "turns": game.state.turn_number,
        "points": scores(game),
        "digest": digest(codes, game.state),
        "moves": moves,
    }


def digest(answers: list[list[int]], state: GameState) -> str:
    """Give a fingerprint of a game: its answers and how the table lies in the end, without mere bookkeeping."""
    final = comparable(state)
    for field in ("format", "version", "secrets", "serial", "stops"):
        del final[field]
    # What the table was made of: it is the game's beginning, and may be written differently one day.
    del final["rules"]["spec"]
    # Younger than the games that are written down: what was bought in the last turn shows in the answers; the others
    # count where there is anything.
    del final["turn"]["purchases"]
    for field in ("guises", "landscape_tokens", "spent"):
        if not final[field]:
            del final[field]
    for effect in final["effects"]:
        if not effect["swapped"]:
            del effect["swapped"]
    return hashlib.sha256(json.dumps([answers, final], sort_keys=True).encode()).hexdigest()[:32]


def main() -> None:
    """Print the digests of all games, or write the games to a directory."""
    for name in GAMES:
        game = play(name)
        print(name, game["digest"], game["turns"], *game["points"])
        if len(sys.argv) > 1:
            path = Path(sys.argv[1]) / f"{name}.json"
            path.write_text(json.dumps(game, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
