"""How a game ended for those who keep their games: what their lists and statistics are made of. No I/O here."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from platin.engine.score import points
from platin.kingdom import KingdomError
from platin.kingdom.reading import read
from platin.server.match import Match

Outcome = Literal["won", "shared", "lost", "left"]
_GAINS: Final = ("gain", "gain_bought", "gain_trash")


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game at one seat."""

    seat: int
    outcome: Outcome
    points: int
    # By how many points the best of the others was beaten; below zero if that one has more.
    margin: int
    turns: int
    # What was played with and against whom, and what became of the deck; no names of people.
    facts: dict[str, Any]


def results_of(match: Match) -> list[Result]:
    """Give the end of a game at the seats of those who keep their games."""
    mine = [at for at, seat in enumerate(match.seats) if seat.profile]
    if not mine or not match.over:
        return []
    table = match.session.game
    totals = [points(table, seat) for seat in range(len(match.seats))]
    won = match.winners
    gained: list[Counter[str]] = [Counter() for _ in match.seats]
    for entry in match.session.state.log or []:
        if entry.verb in _GAINS:
            gained[entry.seat].update(defn.key for defn in entry.cards)
    cards, landscapes = parts_of(match.kingdom)
    found = []
    for seat in mine:
        others = [one for at, one in enumerate(match.seats) if at != seat]
        facts = {
            "cards": cards,
            "landscapes": landscapes,
            "players": len(match.seats),
            "bots": sorted({one.bot for one in others if one.kind == "bot"}),
            "people": sum(one.kind != "bot" for one in others),
            "deck": _sorted(Counter(card.defn.key for card in table.owned(seat))),
            "gained": _sorted(gained[seat]),
        }
        best = max([total for at, total in enumerate(totals) if at != seat], default=0)
        outcome = _outcome(match.seats[seat].kind == "bot", seat, won)
        turns = table.state.players[seat].turns
        found.append(Result(seat, outcome, totals[seat], totals[seat] - best, turns, facts))
    return found


def _outcome(left: bool, seat: int, won: list[int]) -> Outcome:
    if left:
        return "left"
    if seat not in won:
        return "lost"
    return "won" if len(won) == 1 else "shared"


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return {key: counts[key] for key in sorted(counts)}


@lru_cache(maxsize=2_000)
def parts_of(kingdom: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give the keys of the cards and of the landscapes of a kingdom that was kept; none if it cannot be read."""
    try:
        found = read(kingdom)
    except KingdomError:
        return (), ()
    return tuple(found.cards), tuple(found.landscapes)
