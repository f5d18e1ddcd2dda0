"""Analysing a game as an errand: a record is wanted to be looked at, and the analysis is found.

While it works it says how far it is: `{"done": 3, "total": 40}`.
"""

from typing import Any

from platin.mind.coach import Guide, judge, plans_for, points_of, rollouts_for
from platin.mind.errand import end_if_alone, run, tell
from platin.session import Session


def examine(wanted: dict[str, Any], parent: int = 0) -> dict[str, Any]:
    """Look at a game for a player, with about so many seconds; end the process if the one that started it has ended."""

    def watch(done: int, total: int) -> None:
        end_if_alone(parent)
        tell(done=done, total=total)

    session = Session.load(wanted["record"])
    seat = wanted["seat"]
    given: str = wanted.get("plan", "")
    guide = Guide("kept", given) if given else plans_for(session.start.rules.spec)
    points = points_of(session, seat)
    watch(0, len(points))
    rollouts = rollouts_for(points, guide, wanted["seconds"])
    return judge(session, seat, points, guide, rollouts, progress=watch).to_json()


if __name__ == "__main__":
    run(examine)
