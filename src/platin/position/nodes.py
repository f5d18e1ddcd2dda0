"""YAML read so that every complaint can name file and line. Scalars are taken as written: `no` is the word "no"."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final, TypeVar

import yaml

from platin.text.names import Counted, parse_cards, split_list

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_YES: Final = ("true", "yes", "ja", "on")
_NO: Final = ("false", "no", "nein", "off")

T = TypeVar("T")


class FormatError(ValueError):
    """A position or scenario that cannot be read. It says where, and what was expected."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


class ImpossiblePosition(FormatError):
    """A position that can be read, but that the rules do not allow."""


class Node:
    """A piece of YAML that knows where it stands."""

    def __init__(self, file: str, raw: yaml.Node) -> None:
        self.file = file
        self.raw = raw

    @property
    def line(self) -> int:
        return self.raw.start_mark.line + 1 if self.raw.start_mark is not None else 0

    def error(self, problem: str) -> FormatError:
        """Make the error that this piece is wrong."""
        return FormatError(self.file, self.line, problem)

    @property
    def is_text(self) -> bool:
        return isinstance(self.raw, yaml.ScalarNode)

    @property
    def is_list(self) -> bool:
        return isinstance(self.raw, yaml.SequenceNode)

    @property
    def is_map(self) -> bool:
        return isinstance(self.raw, yaml.MappingNode)

    def text(self, what: str = "text") -> str:
        """Give a scalar as written."""
        if not isinstance(self.raw, yaml.ScalarNode):
            raise self.error(f"expected {what}, not {self._kind()}")
        if self.raw.style is None and self.raw.value in ("~", "null"):
            return ""
        return str(self.raw.value)

    def number(self, low: int = 0) -> int:
        """Give a whole number."""
        text = self.text("a number")
        try:
            value = int(text)
        except ValueError:
            raise self.error(f"expected a number, not {text!r}") from None
        if value < low:
            raise self.error(f"expected a number from {low}, not {value}")
        return value

    def flag(self) -> bool:
        """Give true or false."""
        text = self.text("true or false").casefold()
        if text in _YES:
            return True
        if text in _NO:
            return False
        raise self.error(f"expected true or false, not {text!r}")

    def children(self, what: str = "a list") -> "list[Node]":
        """Give the members of a list."""
        if not isinstance(self.raw, yaml.SequenceNode):
            raise self.error(f"expected {what}, not {self._kind()}")
        return [Node(self.file, child) for child in self.raw.value]

    def texts(self, what: str = "text or a list of texts") -> "list[Node]":
        """Give one text, or the texts of a list."""
        if self.is_text:
            return [self] if self.text() else []
        found = self.children(what)
        for child in found:
            child.text(what)
        return found

    def items(self, what: str = "a mapping") -> "list[tuple[str, Node, Node]]":
        """Give the entries of a mapping: key, where the key stands, value. Merged (`<<`) entries come last."""
        if not isinstance(self.raw, yaml.MappingNode):
            if self.is_text and not self.text():
                return []
            raise self.error(f"expected {what}, not {self._kind()}")
        found: list[tuple[str, Node, Node]] = []
        merged: list[tuple[str, Node, Node]] = []
        for raw_key, raw_value in self.raw.value:
            key = Node(self.file, raw_key)
            value = Node(self.file, raw_value)
            if raw_key.tag == "tag:yaml.org,2002:merge":
                sources = value.children() if value.is_list else [value]
                for source in sources:
                    merged.extend(source.items())
                continue
            name = key.text("a name")
            if any(name == other for other, _, _ in found):
                raise key.error(f"{name!r} is named twice")
            found.append((name, key, value))
        for entry in merged:
            if all(entry[0] != name for name, _, _ in found):
                found.append(entry)
        return found

    def wrap(self, read: Callable[[str], T], what: str = "text") -> T:
        """Read the text with a function; its ValueErrors get file and line."""
        text = self.text(what)
        try:
            return read(text)
        except FormatError:
            raise
        except ValueError as error:
            raise self.error(str(error)) from error

    def _kind(self) -> str:
        if self.is_list:
            return "a list"
        if self.is_map:
            return "a mapping"
        return repr(self.text())


def parse_yaml(text: str, file: str) -> Node:
    """Read YAML text into nodes that know their lines."""
    try:
        raw = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        raise FormatError(file, line, f"not readable as YAML: {error.problem}") from error
    except yaml.YAMLError as error:
        raise FormatError(file, 1, f"not readable as YAML: {error}") from error
    if raw is None:
        raise FormatError(file, 1, "empty: expected YAML")
    return Node(file, raw)


def hint(word: str, known: tuple[str, ...]) -> str:
    """Say which words were expected instead of another: those that are like it, or all."""
    close = get_close_matches(word, known, n=3)
    return f"did you mean {' or '.join(close)}?" if close else f"expected one of: {', '.join(known)}"


def fields(node: Node, known: tuple[str, ...], what: str) -> dict[str, Node]:
    """Give the entries of a mapping by their keys; refuse keys that are not known."""
    found: dict[str, Node] = {}
    for name, key, value in node.items(f"{what} (a mapping)"):
        plain = name if name in known else name.casefold().replace("_", " ").strip()
        if len(plain) == 1:
            plain = plain.upper()
        if plain not in known:
            raise key.error(f"unknown key {name!r} in {what}; {hint(plain, known)}")
        if plain in found:
            raise key.error(f"{plain!r} is named twice")
        found[plain] = value
    return found


def cards_at(node: Node) -> list[Counted]:
    """Read a list of cards: text, or a YAML list of texts."""
    found: list[Counted] = []
    for part in node.texts("a list of cards"):
        found.extend(part.wrap(parse_cards))
    return found


def words_at(node: Node) -> list[str]:
    """Read a list of words: text with commas, or a YAML list of texts."""
    return [word for part in node.texts("a list of names") for word in split_list(part.text())]


def keys_at(node: Node, read: Callable[[str], str]) -> list[str]:
    """Read a list of names with a function that gives their keys."""
    found: list[str] = []
    for part in node.texts("a list of names"):
        found.extend(part.wrap(lambda text: [read(word) for word in split_list(text)]))
    return found
