"""Failures of checked games as messages that say how to see them again."""

from __future__ import annotations

import json

import pytest

from platin.proof.case import Case
from platin.proof.played import Played
from platin.proof.run import Failure, Settings, run
from platin.proof.shrink import shrink


def check_game(case: Case, thorough: float) -> Played:
    """Run a case; a failure is made smaller and told with its reproduction."""
    try:
        return run(case, Settings(thorough=thorough))
    except Failure as failure:
        small = shrink(failure, seconds=10)
        data = {"check": small.check, "problem": small.problem, **small.case.to_json()}
        pytest.fail(
            f"{small.check}: {small.problem}\n{small.case.describe()}\n{small.details}\n"
            f"To see it again: platin fuzz --replay FILE, with this in the file:\n{json.dumps(data)}",
            pytrace=False,
        )
