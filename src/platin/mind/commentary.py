"""What the coach says, in words: a sentence about a decision, what was done, how it was computed."""

from typing import Final

from platin.bots.reasons import Reason
from platin.mind.coach import Analysis, Did, Judged
from platin.sim.statistics import quantile
from platin.text.language import card_list, pronouns
from platin.text.messages import coach, hints
from platin.text.names import display
from platin.text.numbers import Numbers
from platin.text.speech import Messages

LEVEL: Final = 0.95
# Fewer points than this at the end are not worth a word.
_POINTS: Final = 0.5

tell: Final = Messages(coach.WORDS)
_WHY: Final = Messages(hints.WORDS)


def headline(analysis: Analysis, lang: str) -> str:
    """Say how many decisions were bad."""
    bad = len([one for one in analysis.judged if one.grade])
    if not analysis.judged:
        return tell("headline.empty", lang)
    key = "headline.none" if bad == 0 else "headline.one" if bad == 1 else "headline.many"
    return tell(key, lang, n=bad)


def sentence(judged: Judged, lang: str) -> str:
    """Say what would have been better, and by how much; of a decision that has a grade."""
    assert judged.better is not None
    numbers = Numbers(lang)
    key: str = f"{judged.did}.asked" if judged.asked else judged.did
    if not judged.done:
        key += ".missed"
    elif not judged.better.name:
        key += ".needless"
    return tell(
        key,
        lang,
        turn=judged.turn,
        coins=tell("coins.one" if judged.coins == 1 else "coins.many", lang, n=judged.coins),
        asked=display(judged.asked, lang) if judged.asked else "",
        done=cards(judged.done, bool(judged.asked), lang),
        better=cards(judged.better.name, bool(judged.asked), lang),
        low=numbers.percent(judged.chance.share, 0),
        high=numbers.percent(judged.before, 0),
        **by_how_much(judged, lang),
    )


def by_how_much(judged: Judged, lang: str) -> dict[str, str]:
    """Write how much better the alternative is, in percentage points, and how sure that is."""
    numbers = Numbers(lang)
    return {
        "gain": numbers.decimal(100 * judged.gain, 0),
        "error": numbers.decimal(max(100 * quantile(LEVEL) * judged.error, 1), 0),
    }


def chance(judged: Judged, lang: str) -> str:
    """Write the chance with what was done, and between which bounds it lies."""
    numbers = Numbers(lang)
    low, high = numbers.percent(judged.chance.low, 0), numbers.percent(judged.chance.high, 0)
    return tell("chance", lang, share=numbers.percent(judged.chance.share, 0), bounds=numbers.span(low, high))


def why(judged: Judged, lang: str) -> str:
    """Say what speaks for the better alternative."""
    assert judged.better is not None
    said = reason(judged.better.reason, lang)
    if judged.points < _POINTS:
        return said
    return f"{said} {tell('more_points', lang, points=Numbers(lang).decimal(judged.points))}"


def reason(given: Reason, lang: str) -> str:
    """Put a reason into words."""
    card = display(given.card, lang) if given.card else ""
    return _WHY(given.code, lang, n=given.count, card=card, **pronouns(given.card, lang))


def deed(did: Did, name: str, lang: str) -> str:
    """Say what somebody does: "buy Silver", "play no Action", "trash 2 Coppers"."""
    several = did not in ("buy", "play")
    return tell(f"done.{did}", lang, card=cards(name, several, lang)) if name else tell(f"done.{did}.nothing", lang)


def cards(names: str, several: bool, lang: str) -> str:
    """Name what was picked: by its name alone, or as some of many cards."""
    if not names:
        return ""
    return card_list(names.split(","), lang) if several else display(names, lang)


def how(analysis: Analysis, lang: str) -> list[str]:
    """Say how it was computed, and what it does not know."""
    numbers = Numbers(lang)
    source = tell(f"source.{analysis.source}", lang)
    total = sum([one.rollouts for one in analysis.judged])
    rollouts = {"rollouts": numbers.whole(analysis.rollouts), "all": numbers.whole(total), "seed": analysis.seed}
    return [tell("how", lang, source=source, level=numbers.level(LEVEL)), tell("rollouts", lang, **rollouts)]
