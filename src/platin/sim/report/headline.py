"""The answer in a sentence, and how sure it is."""

from dataclasses import dataclass
from math import comb

from platin.sim.report.subject import Subject
from platin.sim.statistics import Estimate


@dataclass(frozen=True)
class Headline:
    """The answer: a sentence, and what there is to say about its certainty."""

    text: str
    sure: list[str]


def headline(subject: Subject) -> Headline:
    """Say who wins, and how sure that is."""
    words = subject.words
    if not subject.games:
        return Headline(words("headline.none"), [])
    if subject.mirror:
        answer = _mirror(subject)
    elif subject.players == 2:
        answer = _two(subject)
    else:
        answer = _many(subject)
    if subject.outcome.until is not None:
        answer.sure.append(
            words(
                "sure.until.settled" if subject.outcome.settled else "sure.until.open",
                level=words.level(subject.outcome.until.level),
                looks=words.whole(subject.outcome.looks),
                games=words.whole(subject.games),
            )
        )
    if subject.outcome.interrupted:
        answer.sure.append(words("interrupted"))
    return answer


def _two(subject: Subject) -> Headline:
    """Two players: is the share of the better one above one half?"""
    words = subject.words
    best, other = subject.ranking
    share, level, equal = _best_share(subject, best, other)
    names = {"name": subject.names[best], "other": subject.names[other]}
    if share.share == 0.5 and share.low > 0.49 and share.high < 0.51:
        return Headline(words("headline.even", games=words.whole(subject.games), **names), [words("sure.even")])
    bounds = {"level": words.level(level), "low": words.percent(share.low), "high": words.percent(share.high)}
    if share.low > 0.5:
        return Headline(_wins(subject, "headline", best, share), [words("sure.better.two", **names, **bounds)])
    if equal:
        return Headline(_wins(subject, "headline.equal", best, share), [words("sure.open.two.even", **bounds)])
    # The interval shrinks with the square root of the games.
    distance = share.share - 0.5
    needed = subject.games * ((share.share - share.low) / distance) ** 2 if distance > 0 else 0.0
    if not 0 < needed < 1e8:
        return Headline(_wins(subject, "headline.open", best, share), [words("sure.open.two.even", **bounds)])
    said = words("sure.open.two", needed=words.whole(rounded(needed)), **bounds)
    return Headline(_wins(subject, "headline.open", best, share), [said])


def _best_share(subject: Subject, best: int, other: int) -> tuple[Estimate, float, bool]:
    """Give the share of the better of two, its level, and whether both count as equal; by the test if there was one."""
    until = subject.outcome.until
    for one in subject.outcome.comparisons if until is not None else []:
        if {one.a, one.b} == {best, other}:
            low, high = (one.low, one.high) if one.a == best else (-one.high, -one.low)
            share = Estimate(subject.standings[best].share.share, (1 + low) / 2, (1 + high) / 2)
            return share, until.level if until is not None else subject.level, one.verdict == "equal"
    return subject.standings[best].share, subject.level, False


def _many(subject: Subject) -> Headline:
    """More than two: how far is the best ahead of the second?"""
    words = subject.words
    best, second = subject.ranking[:2]
    until = subject.outcome.until
    level = subject.level if until is None else until.level
    # Whom to compare is chosen by the outcome, so that the interval must hold for all pairs at once.
    adjusted = 1 - (1 - subject.level) / comb(subject.players, 2)
    difference = subject.difference(best, second, adjusted)
    for one in subject.outcome.comparisons if until is not None else []:
        if {one.a, one.b} == {best, second}:
            low, high = (one.low, one.high) if one.a == best else (-one.high, -one.low)
            difference = Estimate(difference.share, low, high)
    settled = difference.low > 0
    said = words(
        "sure.better.many" if settled else "sure.open.many",
        name=subject.names[best],
        other=subject.names[second],
        level=words.level(level),
        difference=words.decimal(100 * difference.share),
        low=words.decimal(100 * difference.low),
        high=words.decimal(100 * difference.high),
    )
    key = "headline" if settled else "headline.open"
    return Headline(_wins(subject, key, best, subject.standings[best].share), [said])


def _mirror(subject: Subject) -> Headline:
    words = subject.words
    share = subject.seats[0]
    said = words(
        "sure.mirror",
        name=subject.names[0].removesuffix(" (1)"),
        equal=words.percent(1 / subject.players),
        level=words.level(subject.level),
        low=words.percent(share.low),
        high=words.percent(share.high),
    )
    return Headline(_wins(subject, "headline.mirror", 0, share), [said])


def _wins(subject: Subject, key: str, c: int, share: Estimate) -> str:
    words = subject.words
    half = max(share.high - share.share, share.share - share.low)
    return words(
        key,
        name=subject.names[c],
        share=words.percent(share.share),
        half=words.decimal(100 * half),
        games=words.whole(subject.games),
    )


def rounded(number: float) -> int:
    """Round to two digits: more would pretend to know."""
    digits = max(len(str(int(number))) - 2, 0)
    unit = int(10**digits)
    return max(round(number / unit) * unit, 1)
