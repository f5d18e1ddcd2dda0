"""Reading strategy files. Nothing in a file is run: it is text, cut into names, words and numbers.

Every complaint names the file, the line, what is wrong there and what was expected, in German or English.
"""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import yaml

from platin.bots.conditions import Expr, Number
from platin.bots.plan import Strategy, Wish
from platin.cards import LIBRARY
from platin.engine.const import EVENT, PROJECT, TREASURE
from platin.kingdom import KingdomError
from platin.kingdom.reading import read as read_kingdom
from platin.position.nodes import Node
from platin.strategy.complaint import Complaint, Either, Said, StrategyError
from platin.strategy.expression import MOST_LEVELS, read_clauses, read_name, split_entry
from platin.strategy.questions import asked, mode_words, modes
from platin.strategy.vocabulary import (
    ALL_CARD_KEYS,
    CHOOSE,
    ORDERS,
    TOP_KEYS,
    USE,
    Usual,
    key_means,
    meanings,
    means,
)
from platin.text.catalogue import normal
from platin.text.kingdom_list import BadKingdom, Kingdom
from platin.text.language import LANGUAGES
from platin.text.messages import strategy as strategy_words
from platin.text.names import display

MOST_BYTES: Final = 64 * 1024
MOST_ENTRIES: Final = 200

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

T = TypeVar("T")


@dataclass
class StrategyFile:
    """A strategy as it was read, with what people call it."""

    file: str
    # Name and note by language; the same in both where the file does not tell them apart.
    names: dict[str, str]
    notes: dict[str, str]
    # The kingdom it is for, if it says one; perhaps fewer than ten cards.
    kingdom: Kingdom | None
    strategy: Strategy

    def name(self, lang: str) -> str:
        """Give its name in a language."""
        return self.names.get(lang) or next(iter(self.names.values()))

    def note(self, lang: str) -> str:
        """Give its note in a language; "" if there is none."""
        return self.notes.get(lang) or next(iter(self.notes.values()), "")

    def needs(self) -> tuple[str, ...]:
        """Give the kingdom cards and landscapes without which the strategy makes little sense."""
        found: dict[str, None] = {}
        for wish in self.strategy.gain:
            card = LIBRARY.cards.get(wish.name)
            if wish.name in LIBRARY.landscapes or (card is not None and card.kingdom):
                found[wish.name] = None
        return tuple(found)


def read_file(path: Path) -> StrategyFile:
    """Read a strategy file; raise `StrategyError` if it cannot be used."""
    file = str(path)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise StrategyError(file, 1, Said("error.big", most=MOST_BYTES // 1024))
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise StrategyError(file, 0, Said("error.missing", name=file)) from error
    except OSError as error:
        raise StrategyError(file, 0, Said("error.unreadable", name=file, problem=error.strerror)) from error
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise StrategyError(file, line, Said("error.utf8")) from error
    return read_text(text, file)


def read_text(text: str, file: str = "strategy") -> StrategyFile:
    """Read a strategy from text; raise `StrategyError` if it cannot be used."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise StrategyError(file, 1, Said("error.big", most=MOST_BYTES // 1024))
    return _Reader(file).strategy(_compose(text, file))


def _compose(text: str, file: str) -> Node:
    """Make nodes of YAML, after a look at its events: nothing nested deeply, no aliases, no tags."""
    try:
        depth = 0
        for event in yaml.parse(text, Loader=_LOADER):
            _refuse(event, file)
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > MOST_LEVELS:
                    raise StrategyError(file, _line(event.start_mark), Said("error.deep", most=MOST_LEVELS))
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
        raw = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        # What is never closed is noticed after the last line.
        line = min(_line(mark), len(text.splitlines()) or 1)
        raise StrategyError(file, line, _yaml_problem(str(error.problem or ""), mark, text)) from error
    except yaml.YAMLError as error:
        # A character that YAML does not know; its place is counted in characters.
        at = getattr(error, "position", 0) or 0
        sign = hex(getattr(error, "character", 0) or 0)
        raise StrategyError(file, text[:at].count("\n") + 1, Said("error.sign", found=sign)) from error
    if raw is None:
        raise StrategyError(file, 1, Said("error.empty", example=Said("example.gain")))
    return Node(file, raw)


def _line(mark: Any) -> int:
    return mark.line + 1 if mark is not None else 1


def _yaml_problem(problem: str, mark: Any, text: str) -> Said:
    column = mark.column + 1 if mark is not None else 1
    line = text.splitlines()[_line(mark) - 1 : _line(mark)]
    if line and line[0].startswith("\t"):
        problem = "found a tab character that violates indentation"
    if f"yaml.{problem}" in strategy_words.WORDS.of("en"):
        return Said("error.yaml", column=column, problem=Said(f"yaml.{problem}"))
    return Said("error.yaml.plain", column=column)


def _refuse(event: Any, file: str) -> None:
    """Refuse what could make a small file large, or mean more than text."""
    anchor = getattr(event, "anchor", None)
    if anchor:
        sign = "*" if isinstance(event, yaml.AliasEvent) else "&"
        raise StrategyError(file, _line(event.start_mark), Said("error.anchor", found=f"{sign}{anchor}"))
    tag = getattr(event, "tag", None)
    if tag:
        raise StrategyError(file, _line(event.start_mark), Said("error.tag", found=str(tag)))


class _Reader:
    """Reads the nodes of one file."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, node: Node, problem: Complaint | Said) -> StrategyError:
        """Make the error that something is wrong at a place."""
        return StrategyError(self.file, node.line, problem)

    def at(self, node: Node, read: Callable[[], T]) -> T:
        """Do something; what it complains about is at this place."""
        try:
            return read()
        except Complaint as complaint:
            raise self.fail(node, complaint) from complaint

    # The pieces

    def text(self, node: Node) -> str:
        """Give a text."""
        if not node.is_text:
            raise self.fail(node, Said("error.text", found=_kind(node)))
        return node.text().strip()

    def entries(self, node: Node) -> list[tuple[Node, str]]:
        """Give the entries of a list, which may also be one text with commas, each with its place."""
        if node.is_map:
            raise self.fail(node, Said("error.list", found=_kind(node)))
        members = node.children() if node.is_list else [node]
        found: list[tuple[Node, str]] = []
        for member in members:
            if not member.is_text:
                raise self.fail(member, Said("error.text", found=_kind(member)))
            text = member.text()
            if not text.strip() and not node.is_list:
                continue
            for part in text.split(","):
                if not part.strip():
                    raise self.fail(member, Said("error.gap"))
                found.append((member, part.strip()))
        if len(found) > MOST_ENTRIES:
            raise self.fail(node, Said("error.long_list", most=MOST_ENTRIES))
        return found

    def fields(self, node: Node, known: tuple[str, ...], problem: str) -> dict[str, tuple[Node, Node]]:
        """Give the entries of a mapping by the meaning of their keys: where each key stands, and its value."""
        if not node.is_map:
            raise self.fail(node, Said("error.mapping", example=Said("example.gain"), found=_kind(node)))
        found: dict[str, tuple[Node, Node]] = {}
        for key, value in self.pairs(node):
            name = self.text(key)
            meaning = key_means(name, known)
            if not meaning:
                words = [word for word, what in meanings("KEYS").items() if any(one in known for one in what)]
                close = get_close_matches(normal(name), words, n=2, cutoff=0.7)
                expected = Either([Usual("KEYS", one) for one in known])
                raise self.fail(key, Complaint(problem, _shown(close), name=name, expected=expected))
            if meaning in found:
                raise self.fail(key, Said("error.twice", name=name))
            found[meaning] = (key, value)
        return found

    def pairs(self, node: Node) -> list[tuple[Node, Node]]:
        """Give keys and values of a mapping."""
        assert isinstance(node.raw, yaml.MappingNode)
        if len(node.raw.value) > MOST_ENTRIES:
            raise self.fail(node, Said("error.long_list", most=MOST_ENTRIES))
        return [(Node(self.file, key), Node(self.file, value)) for key, value in node.raw.value]

    # The whole

    def strategy(self, node: Node) -> StrategyFile:
        """Read a whole file."""
        found = self.fields(node, TOP_KEYS, "error.key")
        gain = self.wishes(found["gain"][1], "name") if "gain" in found else []
        if not gain:
            place = found["gain"][0] if "gain" in found else node
            raise self.fail(place, Said("error.no_gain", example=Said("example.gain")))
        names = self.by_language(found["strategy"][1]) if "strategy" in found else {}
        if not names:
            names = dict.fromkeys(LANGUAGES, Path(self.file).stem)
        plan = Strategy(names.get("en") or next(iter(names.values())), gain)
        if "play" in found:
            plan.play = self.wishes(found["play"][1])
        if "treasures" in found:
            plan.treasures = self.treasures(found["treasures"][1])
        for verb in ORDERS:
            if verb in found:
                plan.orders[verb] = self.wishes(found[verb][1])
        if "improvise" in found:
            plan.improvises = self.yes_or_no(found["improvise"][1])
        if "cards" in found:
            self.cards(found["cards"][1], plan)
        notes = self.by_language(found["note"][1]) if "note" in found else {}
        kingdom = self.kingdom(found["kingdom"][1]) if "kingdom" in found else None
        return StrategyFile(self.file, names, notes, kingdom, plan)

    def yes_or_no(self, node: Node) -> bool:
        """Read "always" or "never"."""
        meaning = means("LOGIC", self.text(node))
        if meaning not in ("always", "never"):
            expected = Either([Usual("LOGIC", one) for one in ("always", "never")], quoted=True)
            raise self.fail(node, Said("error.yes_or_no", found=self.text(node), expected=expected))
        return meaning == "always"

    def by_language(self, node: Node) -> dict[str, str]:
        """Read a text, or one for each language."""
        if not node.is_map:
            text = self.text(node)
            return dict.fromkeys(LANGUAGES, text) if text else {}
        found: dict[str, str] = {}
        for key, value in self.pairs(node):
            lang = self.text(key).casefold()
            if lang not in LANGUAGES:
                raise self.fail(key, Said("error.language", name=lang, expected=Either(LANGUAGES)))
            if lang in found:
                raise self.fail(key, Said("error.twice", name=lang))
            found[lang] = self.text(value)
        return found

    def wishes(self, node: Node, wanted: str = "card") -> list[Wish]:
        """Read a list of cards with conditions; wanted as "name", Events and Projects can be among them."""
        return [self.at(place, partial(_wish, text, wanted)) for place, text in self.entries(node)]

    def treasures(self, node: Node) -> list[Wish]:
        """Read a list of Treasures with conditions."""
        found: list[Wish] = []
        for place, text in self.entries(node):
            wish = self.at(place, partial(_wish, text, "card"))
            if not LIBRARY.cards[wish.name].types & TREASURE:
                raise self.fail(place, Said("error.not_treasure", card=_Name(wish.name)))
            found.append(wish)
        return found

    def kingdom(self, node: Node) -> Kingdom:
        """Read a kingdom; each entry is looked at alone first, so that the line is right."""
        parts: list[tuple[Node, str]] = []
        for member in node.children() if node.is_list else [node]:
            if member.is_map:
                # "Reckless: Smithy" is a pair for YAML.
                parts += [(key, f"{self.text(key)}: {self.text(value)}") for key, value in self.pairs(member)]
            else:
                parts.append((member, self.text(member)))
        for place, text in parts:
            try:
                read_kingdom(text, sets=len(parts) == 1)
            except KingdomError as error:
                problem = error.message.problem
                if not isinstance(problem, BadKingdom) or problem.problem != "pile":
                    raise self.fail(place, Said("error.kingdom", problem=error)) from error
        try:
            return read_kingdom(", ".join([text for _, text in parts]), sets=len(parts) == 1)
        except KingdomError as error:
            raise self.fail(node, Said("error.kingdom", problem=error)) from error

    # What is said about single cards

    def cards(self, node: Node, plan: Strategy) -> None:
        """Read the preferences for single cards."""
        if not node.is_map:
            raise self.fail(node, Said("error.mapping", example=Said("example.gain"), found=_kind(node)))
        seen: list[str] = []
        for key, value in self.pairs(node):
            name = self.text(key)
            card = self.at(key, partial(read_name, name, "name")).partition("@")[0]
            if card in seen:
                raise self.fail(key, Said("error.twice", name=name))
            seen.append(card)
            if not asked(card):
                raise self.fail(key, Said("error.never_asked", card=_Name(card)))
            for verb, (place, said) in self.fields(value, ALL_CARD_KEYS, "error.card_key").items():
                if verb not in asked(card):
                    expected = Either([Usual("KEYS", one) for one in asked(card)], quoted=True)
                    raise self.fail(place, Said("error.not_asked", card=_Name(card), expected=expected))
                self.preference(plan, card, verb, said)

    def preference(self, plan: Strategy, card: str, verb: str, said: Node) -> None:
        """Read one preference for a card: yes or no, printed options, or cards in order."""
        if verb == USE:
            text = self.text(said)
            plan.uses[card] = self.at(said, partial(_use, text))
            return
        if verb == CHOOSE:
            order = [self.at(place, partial(_mode, card, text)) for place, text in self.entries(said)]
        else:
            order = self.wishes(said)
        for key in (*asked(card)[verb], f"{card}.{verb}"):
            plan.orders[key] = order


def _wish(text: str, wanted: str) -> Wish:
    name, clauses = split_entry(text)
    key = read_name(name, wanted)
    landscape = LIBRARY.landscapes.get(key)
    if landscape is not None and landscape.kind not in (EVENT, PROJECT):
        raise Complaint("error.not_wish", name=_Name(key))
    if landscape is None and key not in LIBRARY.cards:
        raise Complaint("error.not_wish", name=_Name(key))
    key = key.partition("@")[0]
    return Wish(key, read_clauses(clauses, key) if clauses else None)


def _mode(card: str, text: str) -> Wish:
    """Read a printed option of a card, and when it is wanted."""
    name, clauses = split_entry(text)
    mode = modes(card).get(normal(name), "")
    if not mode:
        expected = Either([_Mode(card, one) for one in dict.fromkeys(modes(card).values())], quoted=True)
        raise Complaint("error.mode", name=name, card=_Name(card), expected=expected)
    return Wish(mode, read_clauses(clauses) if clauses else None)


def _use(text: str) -> Expr:
    """Read whether something is used: "always", "never", or when."""
    if means("LOGIC", text, "always"):
        return Number(1)
    if means("LOGIC", text, "never"):
        return Number(0)
    name, clauses = split_entry(text)
    if name or not clauses:
        raise Complaint("error.use", name=text, expected=Said("expect.use"))
    found = read_clauses(clauses)
    assert found is not None
    return found


def _kind(node: Node) -> Said:
    if node.is_list:
        return Said("kind.list")
    return Said("kind.mapping") if node.is_map else Said("kind.text", text=node.text())


def _shown(forms: list[str]) -> list[str]:
    """Give words as they are written, by their letters alone."""
    keys = [words for lang in LANGUAGES for words in strategy_words.KEYS.of(lang).values()]
    every = {normal(word): word for words in keys for word in words}
    return [every.get(form, form) for form in forms]


class _Name:
    """The name of a card or landscape."""

    def __init__(self, key: str) -> None:
        self.key = key

    def say(self, lang: str) -> str:
        """Give it."""
        return display(self.key, lang)


class _Mode:
    """A printed option of a card."""

    def __init__(self, card: str, mode: str) -> None:
        self.card = card
        self.mode = mode

    def say(self, lang: str) -> str:
        """Give its words."""
        return mode_words(self.card, self.mode, lang)
