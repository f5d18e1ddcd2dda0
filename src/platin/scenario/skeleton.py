"""A scenario made of a saved game: its position, the answers since, and the question that is pending."""

from typing import Any

from platin.cards import LIBRARY
from platin.position.table import LETTERS
from platin.position.writer import format_entries, position_entries
from platin.scenario.answers import say_answer, show_options, show_question
from platin.session import SaveError, Session, state_from_json


class NothingPending(ValueError):
    """A game that is over: there is no decision to make a scenario of."""


def skeleton(save: Any, lang: str = "en", title: str = "say here what this shows") -> str:
    """Write a scenario that passes as it is: the table when the step began, the answers since, what is asked now.

    Raises `SaveError` if the data is no saved game, `NothingPending` if that is over.
    """
    pending = Session.load(save)
    if pending.decision is None:
        raise NothingPending("the game is over: nobody is asked")
    try:
        start = state_from_json(save["base"], LIBRARY)
        since = pending.answers[int(save["done"]) :]
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(f"damaged save: {error}") from error
    entries = position_entries(start, lang)
    session = Session(start)
    script: list[dict[str, str]] = []
    for answer in since:
        assert session.decision is not None
        script.append({LETTERS[session.decision.by]: say_answer(session, answer, lang)})
        session.submit(answer)
    decision = session.decision
    assert decision is not None
    expect = {
        "asked": LETTERS[decision.by],
        "question": decision.key,
        "options": show_options(session, lang=lang),
    }
    lines = format_entries({"scenario": title, "source": "", "rulings": [], **entries}, 2)
    lines[0] = "- " + lines[0].lstrip()
    lines.append("  script:" if script else "  script: []")
    for step in script:
        lines.extend([f"    - {line}" for line in format_entries(step)])
    lines.append(f"    # {show_question(session)}")
    lines.extend(format_entries({"expect": expect}, 2))
    return "\n".join(lines) + "\n"
