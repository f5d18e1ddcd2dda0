"""Games written down in tests/golden come out the same: every run, every machine, interpreted and compiled.

After a change of the rules that is meant to change them: `python -m platin.proof.golden tests/golden`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from platin.proof.answers import WrittenAnswers
from platin.proof.golden import GAMES, digest, play
from platin.session import Session

GOLDEN = Path(__file__).parent / "golden"


def written(name: str) -> dict[str, Any]:
    """Read a game that was written down."""
    data: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return data


def test_every_written_game_is_played() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.json")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    want = written(name)
    game = play(name)
    for number, (move, expected) in enumerate(zip(game["moves"], want["moves"], strict=False)):
        assert move == expected, f"answer {number}"
    assert game == want


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("batch", "log"), [(False, False), (True, True)])
def test_golden_game_in_another_form(name: str, batch: bool, log: bool) -> None:
    assert play(name, batch, log)["digest"] == written(name)["digest"]


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_from_outside(name: str) -> None:
    """The same answers submitted to a session lead to the same end."""
    want = written(name)
    session = Session(GAMES[name].start())
    answers = WrittenAnswers(want["moves"])
    while session.decision is not None and answers.at < len(want["moves"]):
        session.submit(answers.answer(session.state, session.decision))
    assert session.over == want["over"]
    if session.over:
        assert list(session.view(-1).points) == want["points"]
        assert digest(session.answers, session.state) == want["digest"]


def test_fresh_interpreters_with_other_hash_seeds() -> None:
    """Nothing depends on the order of sets or on addresses."""
    lines = [
        subprocess.run(
            [sys.executable, "-m", "platin.proof.golden"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4711")
    ]
    assert lines[0] == lines[1] == lines[2]
    for line in lines[0].splitlines():
        name, fingerprint, *_ = line.split()
        assert fingerprint == written(name)["digest"]
