"""The log of a session in words, in every way in which a scenario may quote it."""

from typing import Any

from platin.engine.log import LogEntry
from platin.position.table import LETTERS
from platin.session import Session
from platin.text.catalogue import normal
from platin.text.language import LANGUAGES
from platin.text.log import lines, render
from platin.text.names import format_cards

# One thing that was logged, in all its wordings; the first is English and tells everything.
Told = list[str]


def tellings(session: Session) -> list[list[Told]]:
    """Give the log line by line, in three tellings.

    First entry by entry; then as people are told it, what belongs together drawn together, by somebody who sees
    everything and by a spectator.
    """
    players = list(LETTERS[: len(session.state.players)])
    log = session.state.log or []
    all_seen = [_entry(entry) for entry in log]
    spectator = session.log(-1)
    each: list[Told] = []
    for entry, seen, hidden in zip(log, all_seen, spectator, strict=True):
        wordings = [render(shown, lang, players, -1) for shown in (seen, hidden) for lang in LANGUAGES]
        each.append([*wordings, *_in_short(entry)])
    together: list[list[Told]] = []
    for entries in (all_seen, spectator):
        told = [lines(entries, lang, players, -1) for lang in LANGUAGES]
        together.append([[line.text for line in same] for same in zip(*told, strict=True)])
    return [each, *together]


def first_missing(wanted: list[str], told: list[Told]) -> str:
    """Give the first of the wanted lines that a telling does not have in this order, or ""."""
    at = 0
    for line in wanted:
        plain = normal(line)
        while at < len(told) and all(plain != normal(wording) for wording in told[at]):
            at += 1
        if at == len(told):
            return line
        at += 1
    return ""


def times_told(line: str, told: list[list[Told]]) -> int:
    """Count how often a line occurs, in the telling that has it most often."""
    plain = normal(line)
    return max([len([1 for same in telling if any([plain == normal(one) for one in same])]) for telling in told])


def _in_short(entry: LogEntry) -> list[str]:
    """Give an entry in short: player, verb and cards ("A reveals Copper, Estate"): all, only one kind, or none."""
    who = LETTERS[entry.seat] if entry.seat >= 0 else ""
    keys = [defn.key for defn in entry.cards]
    # A card bought or taken from the trash is gained as well.
    verbs = [entry.verb, "gain"] if entry.verb.startswith("gain_") else [entry.verb]
    wordings: list[str] = []
    for lang in LANGUAGES:
        for some in (keys, sorted(keys), list(dict.fromkeys(keys)), *[[key] for key in dict.fromkeys(keys)], []):
            for verb in verbs:
                for form in (verb, f"{verb}s", f"{verb}es"):
                    wordings.append(f"{who} {form} {format_cards(some, lang)}")
    return wordings


def _entry(entry: LogEntry) -> dict[str, Any]:
    return {
        "verb": entry.verb,
        "seat": entry.seat,
        "cards": [defn.key for defn in entry.cards],
        "count": entry.count,
        "other": entry.other,
        "source": entry.source,
        "depth": entry.depth,
        "zone": entry.zone,
    }
