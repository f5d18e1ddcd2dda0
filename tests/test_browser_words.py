"""The words of the browser: the same in both languages, all that the client says is there, and nothing else.

Keys are looked for in the client's source as it is written: in calls (`say("table.undo")`, `sayCount("table.x", n)`),
in other literals that are keys, and in templates (`say(`table.phase.${phase}`)`). What may be put into a template are
the literals of its own file, of those that it imports, and of the protocol; `TEMPLATES` has those that must be there.
"""

import re
import string
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, get_args

import pytest

from platin.cards.adventures.markers import JOURNEY_DOWN, MINUS_CARD, MINUS_COIN
from platin.engine.intent import INTENTS
from platin.engine.zones import PLAYER_ZONES, fields_counted
from platin.kingdom import KINDS
from platin.server import wire
from platin.server.content.sheets import browser_modules
from platin.session.view import PHASES
from platin.text.catalogue import CATALOGUE
from platin.text.language import LANGUAGES
from platin.text.messages import browser_general, general
from platin.text.words import Dictionary

CLIENT = Path(__file__).resolve().parent.parent / "web" / "src"
SERVER = CLIENT.parent.parent / "src" / "platin" / "server"
PAGES = frozenset(key.partition(".")[0] for module in browser_modules() for key in module.WORDS.of("en"))

# What the browser remembers goes by names that look like keys.
REMEMBERED = frozenset({"start.manners", "start.names", "start.seats", "start.shuffled"})
# Templates, and all values that they may get.
TEMPLATES: dict[str, tuple[str, ...]] = {
    "table.phase.": PHASES,
    "table.auto.": ("treasures", "end_turn", "clean_up", "order"),
    "table.from.": (*dict.fromkeys([zone.place for zone in PLAYER_ZONES]), "trash"),
    "table.pick.": INTENTS,
    "table.count.": tuple(
        [counter.name for counter in (*fields_counted(), MINUS_CARD, MINUS_COIN, JOURNEY_DOWN) if counter.tokens]
    ),
    "table.": ("actions", "buys", "coins", "potions"),
    "start.seats.": get_args(wire.NewSeat.model_fields["kind"].annotation),
}

_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`\w])//[^\n]*", re.DOTALL)
_KEY = re.compile(r"[a-z][a-z0-9_]*(?:\.[a-z0-9_-]+)+")
_LITERAL = re.compile(r"(?P<call>\bsay(?:Count)?\(\s*)?(?P<quote>[\"'])(?P<text>(?:[^\"'\\\n]|\\.)*)(?P=quote)")
_TEMPLATE = re.compile(r"(?P<call>\bsay(?:Count)?\(\s*)?`(?P<text>[a-z][a-z0-9_]*\.(?:[^`\\$]|\$\{[^{}]*\})*)`")
_HOLE = re.compile(r"\$\{[^{}]*\}")
_WORD = re.compile(r"[\"']([\w-]+)[\"']")


class Use(NamedTuple):
    """A place in the client that names words: by a key, or by a pattern of keys."""

    where: str
    text: str
    # "say", "sayCount", or "" where a key is only mentioned.
    call: str
    # What is put in: None if that cannot be told.
    values: frozenset[str] | None
    is_pattern: bool = False
    # What may be put into a pattern.
    among: frozenset[str] = frozenset()


def uses() -> Iterator[Use]:
    """Find all places of the client that name words."""
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.tsx")]):
        source = _COMMENT.sub("", path.read_text())
        near = [path, CLIENT / "protocol.ts"]
        for name in re.findall(r"from \"(\.[^\"]+)\"", source):
            near += [(path.parent / f"{name}{ending}") for ending in (".ts", ".tsx")]
        among = {word for other in near if other.is_file() for word in _WORD.findall(other.read_text())}
        yield from uses_in(source, str(path.relative_to(CLIENT)), frozenset(among))
    # Some sentences are made by the server.
    for path in sorted(SERVER.glob("*.py")):
        for key in re.findall(r"f?\"((?:review|table|start)\.[a-z_.{}' =]+?)(?:\.\{'one'[^\"]*)?\"", path.read_text()):
            yield Use(path.name, key.replace("{", "${"), "", None, "{" in key)


def uses_in(source: str, where: str, among: frozenset[str] = frozenset()) -> Iterator[Use]:
    """Find all places of a source text that name words."""
    for match in _LITERAL.finditer(source):
        call = (match["call"] or "").partition("(")[0].strip()
        mentioned = _KEY.fullmatch(match["text"]) and match["text"].partition(".")[0] in PAGES
        if call or (mentioned and match["text"] not in REMEMBERED):
            yield Use(where, match["text"], call, _values(source, match.end(), call))
    for match in _TEMPLATE.finditer(source):
        if match["text"].partition(".")[0] in PAGES:
            call = (match["call"] or "").partition("(")[0].strip()
            yield Use(where, match["text"], call, _values(source, match.end(), call), True, among)


def _values(source: str, at: int, call: str) -> frozenset[str] | None:
    """Give the names of what a call puts in, as far as they are written out."""
    if not call:
        return None
    parts = _arguments(source, at)
    if parts is None or "" in parts:
        return None
    if call == "sayCount":
        # The number comes first; without words around it there is no call of this shape.
        if not parts:
            return None
        parts = parts[1:]
    names = {"n"} if call == "sayCount" else set()
    if not parts:
        return frozenset(names)
    inside = parts[0].strip()
    if not inside.startswith("{") or "..." in inside:
        return None
    for one in _split(inside[1:-1]):
        if one.strip():
            names.add(one.partition(":")[0].strip())
    return frozenset(names)


def _arguments(source: str, at: int) -> list[str] | None:
    """Give the arguments that follow the first one of a call; None if that is only a part of an expression."""
    rest = source[at:].lstrip()
    if rest.startswith(")"):
        return []
    if not rest.startswith(","):
        return None
    depth = 0
    for end, char in enumerate(rest):
        depth += (char in "([{") - (char in ")]}")
        if depth < 0:
            parts = _split(rest[1:end])
            # A trailing comma is no argument.
            return parts[:-1] if parts and not parts[-1].strip() else parts
    return None


def _split(text: str) -> list[str]:
    """Split at the commas that are in no brackets."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return parts


def keys_of(use: Use, words: dict[str, str]) -> list[str]:
    """Give the keys that a place can mean."""
    stems = [key.removesuffix(".one") for key in words if key.endswith(".one")]
    plain, counted = _fitting(use, words), _fitting(use, stems)
    forms = [f"{key}.{form}" for key in counted for form in ("one", "many")]
    return plain if use.call == "say" else forms if use.call == "sayCount" else [*plain, *forms]


def _fitting(use: Use, keys: Iterable[str]) -> list[str]:
    if not use.is_pattern:
        return [key for key in keys if key == use.text]
    parts = list(map(re.escape, _HOLE.split(use.text)))
    keys = [key for key in keys if re.fullmatch(r"[\w-]+".join(parts), key)]
    given = TEMPLATES.get(use.text.partition("$")[0], ())
    known = "|".join(map(re.escape, sorted({*use.among, *given})))
    # Values from farther away are not known: everything that fits may be meant then.
    return [key for key in keys if re.fullmatch(f"(?:{known})".join(parts), key)] or keys


def places(text: str) -> frozenset[str]:
    """Give the names of what is put into a text."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def all_words(lang: str) -> dict[str, str]:
    return {key: text for module in browser_modules() for key, text in module.WORDS.of(lang).items()}


# Both languages


def test_there_is_a_module_for_each_page() -> None:
    names = [module.__name__.rpartition("browser_")[2] for module in browser_modules()]
    assert set(names) >= {"general", "start", "table", "review"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", browser_modules(), ids=lambda module: module.__name__.rpartition(".")[2])
def test_texts_are_plain_and_without_space_around_them(module: ModuleType, lang: str) -> None:
    for table in vars(module).values():
        for key, text in table.of(lang).items() if isinstance(table, Dictionary) else ():
            assert text == text.strip(), key
            assert "<" not in text, key


def test_no_key_is_there_twice() -> None:
    keys = [key for module in browser_modules() for key in module.WORDS.of("en")]
    assert len(keys) == len(set(keys))


def test_counted_words_have_both_forms() -> None:
    words = all_words("en")
    for key in words:
        stem, _, form = key.rpartition(".")
        if form in ("one", "many"):
            assert {f"{stem}.one", f"{stem}.many"} <= set(words), key


def test_general_words_are_complete() -> None:
    for lang in ("en", "de"):
        phrases = browser_general.PHRASES.of(lang)
        assert set(browser_general.KINDS.of(lang)) == {entry.kind for entry in CATALOGUE} - set(general.TYPES.of(lang))
        assert list(browser_general.WANTED.of(lang)) == list(KINDS)
        assert 12 <= len(phrases) <= 20
        assert all(len(key) <= 40 for key in phrases)


# The client


def test_the_client_says_nothing_that_there_are_no_words_for() -> None:
    words = all_words("en")
    missing = {f"{use.where}: {use.text}" for use in uses() if not keys_of(use, words)}
    assert not missing


def test_templates_have_words_for_all_that_is_put_in() -> None:
    words = all_words("en")
    missing = {f"{key}{value}" for key, values in TEMPLATES.items() for value in values} - set(words)
    assert not missing


def test_there_are_no_words_that_the_client_does_not_say() -> None:
    words = all_words("en")
    said = {key for use in uses() for key in keys_of(use, words)}
    unused = set(words) - said
    assert not unused


def test_the_client_puts_in_what_the_words_have_places_for() -> None:
    words = all_words("en")
    wrong = {
        f"{use.where}: {key} wants {sorted(places(words[key]))}, gets {sorted(use.values)}"
        for use in uses()
        if use.values is not None and not use.is_pattern
        for key in keys_of(use, words)
        if not places(words[key]) <= use.values
    }
    assert not wrong


# What finds them


WORDS = {
    "table.undo": "Undo",
    "table.cards.one": "{n} card",
    "table.cards.many": "{n} cards",
    "table.phase.buy": "Buy",
    "table.turn": "{player}: {n}",
}


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        ('say("table.undo")', ["table.undo"]),
        ('say(\n  "table.undo",\n)', ["table.undo"]),
        ('sayCount("table.cards", n)', ["table.cards.one", "table.cards.many"]),
        ('say("table.cards")', []),
        ("say(`table.phase.${phase}`)", ["table.phase.buy"]),
        ("say(`table.fase.${phase}`)", []),
        ("say(`table.${x}`)", ["table.undo"]),
        ('const key = open ? "table.undo" : "table.turn"', ["table.undo", "table.turn"]),
        ('const key = "table.undone"', []),
    ],
)
def test_keys_are_found(source: str, keys: list[str]) -> None:
    found = uses_in(source, "x.ts", frozenset({"undo"}))
    assert [key for use in found for key in keys_of(use, WORDS)] == keys


@pytest.mark.parametrize("source", ['import "./table.css"', "say(key)", 'const a = "tablet.undo"', "f(`${a}.x`)"])
def test_what_is_no_key_is_not_found(source: str) -> None:
    assert not list(uses_in(source, "x.ts"))


@pytest.mark.parametrize(
    ("source", "values"),
    [
        ('say("table.undo")', frozenset()),
        ('say("table.turn", { n: f(1, 2), player })', frozenset({"n", "player"})),
        ('say("table.turn", values)', None),
        ('say("table.turn", { ...values, n })', None),
        ('sayCount("table.cards", list.length)', frozenset({"n"})),
        ('sayCount("table.cards", f(a, b), { name: "x" })', frozenset({"n", "name"})),
        ('say("table.turn" + more)', None),
    ],
)
def test_values_are_found(source: str, values: frozenset[str] | None) -> None:
    (use,) = (use for use in uses_in(source, "x.ts") if use.call)
    assert use.values == values
