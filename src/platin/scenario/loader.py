"""Reading scenario files: a list of scenarios each, with file and line for every complaint."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platin.engine.zones import ON_MAT
from platin.position.nodes import FormatError, Node, fields, parse_yaml, words_at
from platin.position.notation import SHARED_KEYS, bag_key
from platin.position.reader import table_keys
from platin.position.table import LETTERS
from platin.text.names import find_key, parse_count, parse_label

SCENARIO_KEYS: Final = (
    "scenario",
    "source",
    "rulings",
    "example",
    "examples",
    "note",
    "refused",
    "script",
    "expect",
)
EXPECT_KEYS: Final = (
    "coins",
    "actions",
    "buys",
    "potions",
    "phase",
    "turn",
    "turn of",
    "bought",
    *SHARED_KEYS,
    "cost",
    "asked",
    "question",
    "options",
    "offers",
    "not offered",
    "times asked",
    "log",
    "not logged",
    "times logged",
    "over",
    "winners",
    "points",
    "illegal",
    "seen by",
    "hidden from",
    *LETTERS,
)
_WITHOUT_CARDS: Final = (
    *("log", "not logged", "times logged", "question", "asked", "times asked"),
    *("phase", "turn", "turn of", bag_key(ON_MAT), "winners", "points"),
)
# Expectations about the pending question: with one of them it may stay unanswered at the end.
ABOUT_QUESTION: Final = ("asked", "question", "options", "offers", "not offered", "illegal")
_VERBS: Final = re.compile(r"^(?:play|buy|order\s*:|spiele?|kaufe?|reihenfolge\s*:)\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a script: an answer of a player (with `seat`), or something to check in between."""

    line: int
    node: Node
    seat: int = -1
    answer: str = ""
    expect: dict[str, Node] | None = None

    def __str__(self) -> str:
        return "expect" if self.seat < 0 else f"{LETTERS[self.seat]}: {self.answer}"


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as read."""

    file: str
    line: int
    name: str
    node: Node
    source: str
    rulings: tuple[str, ...]
    examples: tuple[str, ...]
    position: dict[str, Node]
    script: tuple[Step, ...]
    expect: dict[str, Node]
    # The words with which the position must be refused, because the rules do not allow it; None if they do.
    refused: str | None
    # Keys of the cards that script and expectations mention.
    mentions: tuple[str, ...]

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"


def scenario_files(paths: list[Path]) -> list[Path]:
    """Give the scenario files among these paths, directories searched through."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")]))
        elif path.exists():
            found.append(path)
        else:
            raise FileNotFoundError(f"no file or directory {str(path)!r}")
    return found


def load_file(path: Path) -> list[Scenario]:
    """Read the scenarios of a file; raise `FormatError` if it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FormatError(str(path), 1, "expected text in UTF-8") from error
    return load_text(text, str(path))


def load_text(text: str, file: str) -> list[Scenario]:
    """Read scenarios from text."""
    root = parse_yaml(text, file)
    nodes = [root] if root.is_map else root.children("a list of scenarios")
    return [_scenario(node) for node in nodes]


def _scenario(node: Node) -> Scenario:
    entries = fields(node, (*SCENARIO_KEYS, *table_keys()), "a scenario")
    if "scenario" not in entries:
        raise node.error("expected a scenario with a name (scenario: what it shows)")
    name = entries["scenario"].text("the name of the scenario").strip()
    if not name:
        raise entries["scenario"].error("expected a name that says what the scenario shows")
    script = tuple(_steps(entries["script"])) if "script" in entries else ()
    expect = fields(entries["expect"], EXPECT_KEYS, "expect") if "expect" in entries else {}
    examples = [word for key in ("example", "examples") if key in entries for word in words_at(entries[key])]
    mentions: dict[str, None] = {}
    for step in script:
        if step.expect is None:
            mentions.update(dict.fromkeys(_keys(step.answer)))
        else:
            _mentions(step.expect, mentions)
    _mentions(expect, mentions)
    return Scenario(
        node.file,
        node.line,
        name,
        node,
        entries["source"].text() if "source" in entries else "",
        tuple(words_at(entries["rulings"])) if "rulings" in entries else (),
        tuple(examples),
        {key: value for key, value in entries.items() if key in table_keys()},
        script,
        expect,
        _refused(entries),
        tuple(mentions),
    )


def _refused(entries: dict[str, Node]) -> str | None:
    """Read with which words a position must be refused."""
    if "refused" not in entries:
        return None
    for key in ("script", "expect"):
        if key in entries:
            raise entries[key].error(f"a position that is refused has no {key}")
    words = entries["refused"].text("a part of the refusal").strip()
    return "" if words.casefold() == "true" else words


def _steps(node: Node) -> Iterator[Step]:
    for child in node.children("a list of answers") if not (node.is_text and not node.text()) else []:
        entries = child.items("an answer (A: play Smithy) or expect: {...}")
        if not entries:
            raise child.error("expected an answer (A: play Smithy) or expect: {...}")
        for name, key, value in entries:
            if name.casefold() == "expect":
                yield Step(key.line, key, expect=fields(value, EXPECT_KEYS, "expect"))
                continue
            letter = name.strip().upper()
            if len(letter) != 1 or letter not in LETTERS:
                raise key.error(f"expected a player ({', '.join(LETTERS)}) or expect, not {name!r}")
            answer = ", ".join(part.text() for part in value.texts("an answer"))
            yield Step(key.line, key, LETTERS.index(letter), answer.strip() or "nothing")


def _mentions(expect: dict[str, Node], found: dict[str, None]) -> None:
    """Note all cards that expectations mention: wrong names are told later, when they are checked."""
    for key, node in expect.items():
        if key in _WITHOUT_CARDS:
            continue
        for word in _scalars(node):
            found.update(dict.fromkeys(_keys(word)))


def _scalars(node: Node) -> Iterator[str]:
    if node.is_text:
        yield node.text()
    elif node.is_list:
        for child in node.children():
            yield from _scalars(child)
    else:
        for name, _, value in node.items():
            yield name
            yield from _scalars(value)


def _keys(text: str) -> list[str]:
    """Give the keys of the cards and landscapes that an answer or a list mentions."""
    keys: list[str] = []
    for part in text.split(","):
        _, name = parse_count(_VERBS.sub("", part.strip()))
        name, _ = parse_label(name)
        key = find_key(name)
        if key:
            keys.append(key)
    return keys
