"""Making a failed case small: fewer players, cards, landscapes and answers, as long as the same check fails."""

import time
from collections.abc import Iterator
from dataclasses import replace

from platin.engine.decision import RuleError
from platin.proof.case import Case
from platin.proof.run import Failure, Settings, run

RESTARTS = 12


def shrink(failure: Failure, seconds: float = 60, settings: Settings | None = None) -> Failure:
    """Find a smaller case with the same failure, within some time."""
    deadline = time.monotonic() + seconds
    only = replace(settings or Settings(), only=failure.check, thorough=1.0)
    best = _tried(failure.case, only)
    if best is None:
        # The check depends on more than the case (on which checks ran before): keep what was found.
        return failure
    # First with the same answers as far as they fit, then also looking for other games of the smaller kingdom.
    for restarts in (0, RESTARTS):
        progress = True
        while progress:
            progress = False
            for case in _smaller(best.case):
                found = _tried(case, only)
                other = 0
                while found is None and other < restarts and time.monotonic() < deadline:
                    found = _tried(replace(case, answers=None, seed=other, limit=case.limit + 20), only)
                    other += 1
                if found is not None and _size(found.case) < _size(best.case):
                    best = found
                    progress = True
                    break
                if time.monotonic() > deadline:
                    return best
    return best


def _tried(case: Case, settings: Settings) -> Failure | None:
    """Run a case; the failure if it fails in the wanted way."""
    try:
        run(case, settings)
    except Failure as failure:
        if failure.check != settings.only:
            return None
        if case.answers is not None and len(case.answers) < len(failure.case.answers or []):
            # Keep it short: what got as little as possible needs no answer.
            failure.case.answers = case.answers
        return failure
    except RuleError:
        return None
    return None


def _size(case: Case) -> tuple[int, ...]:
    """What is smaller comes first in what a reader has to take in."""
    spec = case.spec
    return (
        spec.players,
        len(spec.kingdom) + len(spec.landscapes) + len(spec.chosen_keys()) + len(spec.options),
        len(case.answers or []),
        case.limit,
        sum(map(len, case.decks)) + len(case.left),
    )


def _smaller(case: Case) -> Iterator[Case]:
    """Give cases that lack something, the big steps first."""
    yield from _fewer_answers(case, coarse=True)
    spec = case.spec
    for players in range(2, spec.players):
        yield replace(case, spec=spec.for_players(players))
    for gone in range(spec.players - 1 if spec.players > 2 else 0):
        decks = case.decks[:gone] + case.decks[gone + 1 :]
        yield replace(case, spec=spec.for_players(spec.players - 1), decks=decks)
    if len(spec.kingdom) > 3:
        half = len(spec.kingdom) // 2
        yield _without(case, spec.kingdom[:half])
        yield _without(case, spec.kingdom[half:])
    for name in (*spec.kingdom, *spec.landscapes):
        yield _without(case, (name,))
    for owner, choice, keys in spec.choices:
        for key in keys:
            yield replace(case, spec=spec.with_chosen(owner, choice, [other for other in keys if other != key]))
    for name in spec.options:
        yield replace(case, spec=spec.with_option(name, False))
    if case.left:
        yield replace(case, left={})
    for name in case.left:
        yield replace(case, left={pile: count for pile, count in case.left.items() if pile != name})
    if any(case.decks):
        yield replace(case, decks=[])
    for seat, deck in enumerate(case.decks):
        for part in _parts(len(deck)):
            smaller = deck[: part.start] + deck[part.stop :]
            yield replace(case, decks=[*case.decks[:seat], smaller, *case.decks[seat + 1 :]])
    yield from _fewer_answers(case, coarse=False)


def _without(case: Case, names: tuple[str, ...]) -> Case:
    """Take piles and landscapes out, with what was picked for them and the landscapes that they were picked for."""
    spec = case.spec
    gone = [*names, *[one.owner for one in spec.choices if any(key in names for key in one.keys)]]
    spec = spec.with_kingdom([name for name in spec.kingdom if name not in names])
    spec = spec.with_landscapes([name for name in spec.landscapes if name not in gone])
    there = [name.partition("@")[0] for name in (*spec.kingdom, *spec.chosen_keys(), *spec.landscapes)]
    for one in spec.choices:
        if one.owner not in there:
            spec = spec.with_chosen(one.owner, one.choice, ())
    return replace(case, spec=spec)


def _parts(length: int, smallest: int = 1) -> Iterator[range]:
    """Give stretches of a list, long ones first."""
    size = length
    while size >= smallest and size > 0:
        for start in range(0, length, size):
            yield range(start, min(start + size, length))
        size //= 2


def _fewer_answers(case: Case, coarse: bool) -> Iterator[Case]:
    """Leave out stretches of answers."""
    answers = case.answers or []
    for part in _parts(len(answers), max(1, len(answers) // 8) if coarse else 1):
        yield replace(case, answers=answers[: part.start] + answers[part.stop :])
