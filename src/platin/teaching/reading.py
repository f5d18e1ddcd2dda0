"""What the files of lessons and puzzles have in common: texts in both languages, and a table to begin from."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from platin.engine.state import GameState
from platin.position.nodes import Node, fields
from platin.position.reader import PositionReader, table_keys
from platin.text.names import find_key, parse_count, parse_label
from platin.text.words import LANGUAGES, Both

HERE: Final = Path(__file__).parent
_NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_VERB: Final = re.compile(r"^(?:play|buy|order\s*:|spiele?|kaufe?|reihenfolge\s*:)\s+", re.IGNORECASE)


def name_at(node: Node) -> str:
    """Read the name by which an address knows a lesson or puzzle."""
    name = node.text("a name")
    if _NAME.fullmatch(name) is None:
        raise node.error(f"expected small letters, digits and single hyphens, not {name!r}")
    return name


def picture_at(node: Node) -> str:
    """Read the card or landscape whose picture a lesson or puzzle has, and give its key."""
    name = node.text("the name of a card")
    key = find_key(name)
    if not key:
        raise node.error(f"there is no card or landscape called {name!r} whose picture could be shown")
    return key


def both_at(node: Node) -> Both[str]:
    """Read a text in both languages: {en: ..., de: ...}."""
    return both_in(node, fields(node, LANGUAGES, "a text in both languages"))


def both_in(node: Node, entries: dict[str, Node]) -> Both[str]:
    """Take a text in both languages out of the entries of a mapping."""
    said = []
    for lang in LANGUAGES:
        if lang not in entries or not (text := " ".join(entries[lang].text().split())):
            raise node.error(f"expected a text in both languages: {lang!r} is missing")
        said.append(text)
    return Both(*said)


def table_at(node: Node, answers: Iterable[str]) -> GameState:
    """Read the position that everything begins from; cards that answers name have a pile as well."""
    also = dict.fromkeys([key for answer in answers for key in _named(answer)])
    return PositionReader(node, fields(node, table_keys(), "a position"), tuple(also)).read()


def _named(answer: str) -> list[str]:
    """Give the keys of the cards and landscapes that an answer names."""
    found = []
    for part in answer.split(","):
        _, name = parse_count(_VERB.sub("", part.strip()))
        key = find_key(parse_label(name)[0])
        if key:
            found.append(key)
    return found
