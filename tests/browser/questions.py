"""Every kind of question there is: the scenarios are gone through, and one of each kind is asked in the browser."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from platin.scenario import load_file, run_scenario, scenario_files
from platin.scenario.loader import Step
from platin.session import Session

SCENARIOS: Final = Path(__file__).resolve().parents[2] / "scenarios"


class Kind(NamedTuple):
    """What a browser has to tell apart: what is offered and where it lies, how much is picked, and for whom."""

    offered: str
    picked: str

    def __str__(self) -> str:
        return f"{self.offered}: {self.picked}"


def kind_of(session: Session) -> Kind:
    """Tell which kind of question is pending."""
    decision = session.decision
    assert decision is not None
    offered = set()
    for option in session.options():
        whose = "" if option.owner in (decision.seat, -1) else " of another"
        offered.add(f"{option.kind}{f' ({option.zone}{whose})' if option.zone else ''}")
    low, high = decision.low, decision.high
    if high == 0:
        picked = "none"
    elif high == 1:
        picked = "one" if low == 1 else "one or none"
    else:
        picked = "as many" if low == high else "up to" if low == 0 else "some"
    ordered = ", ordered" if decision.ordered else ""
    possessed = ", for another player" if decision.by != decision.seat else ""
    return Kind(" + ".join(sorted(offered)), picked + ordered + possessed)


class Collector:
    """Looks on while scenarios run, and keeps the first question of each kind."""

    def __init__(self) -> None:
        self.found: dict[Kind, Session] = {}

    def answered(self, session: Session, _: Step) -> None:
        self.look(session)

    def held(self, session: Session, _: Step | None) -> None:
        self.look(session)

    def look(self, session: Session) -> None:
        """Keep the session if it asks something of a kind that was not asked before."""
        if session.decision is not None and kind_of(session) not in self.found:
            self.found[kind_of(session)] = session.clone()


@cache
def all_kinds() -> dict[Kind, Session]:
    """Give a session at a question of each kind that the scenarios ask, in an order that is always the same."""
    collector = Collector()
    for path in scenario_files([SCENARIOS]):
        for scenario in load_file(path):
            run_scenario(scenario, collector)
    return dict(sorted(collector.found.items()))
