"""The three files of a new card: what is known of it is written, the rest is marked and fails until it is.

A card of Dominion is known from the catalogue, and its line among those to come goes; what is known of a card of one's
own is told. The files are put into a checkout, sorted and formatted as the rest of it is.
"""

import ast
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platin.engine import landscape as landscapes
from platin.engine.card import named_after
from platin.engine.landscape import Landscape
from platin.kingdom.boxes import find_expansion
from platin.kingdom.messages import KingdomError
from platin.text.catalogue import Entry, find, normal
from platin.text.costs import read_cost
from platin.text.messages.general import SETS, TYPES
from platin.text.pictures import UNCHOSEN
from platin.text.sources import BOOKS, FAN
from platin.text.words import LANGUAGES

UNWRITTEN: Final = "not-written-yet"
"""The word of the ruling that stands for those to be written. No test lets it pass."""

_PACKAGE: Final = Path("src", "platin")
_TO_COME: Final = _PACKAGE / "text" / "to_come.py"
# Where the expansions are declared.
_SETS: Final = _PACKAGE / "text" / "messages" / "general.py"
_WIDTH: Final = 120
# Kinds that are neither a card nor a landscape: a mixed pile is described beside its cards.
_PILE: Final = "pile"
_LANDSCAPES: Final[dict[str, type[Landscape]]] = {
    name.lower(): cls
    for name, cls in vars(landscapes).items()
    if isinstance(cls, type) and issubclass(cls, Landscape) and cls is not Landscape
}
# Kinds of landscape and of what else is no card, so that no class of cards can stand for them.
_NO_CARDS: Final = (
    *("event", "landmark", "project", "artifact", "way", "ally", "trait", "prophecy", "boon", "hex", "state"),
)
# What of that is bought; the rest has no cost.
_BOUGHT: Final = ("event", "project")


class Refused(Exception):
    """A card that cannot be begun; `key` and `values` say why."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(frozen=True)
class NewCard:
    """What was written: three files, relative to the checkout."""

    entry: Entry
    rules: Path
    words: Path
    proof: Path
    book: str


def find_checkout(start: Path) -> Path | None:
    """Find the checkout that a directory lies in."""
    for place in (start, *start.parents):
        if (place / _TO_COME).is_file() and (place / "scenarios").is_dir():
            return place
    return None


def own_card(name: str, german: str, expansion: str, cost: str, types: str) -> Entry:
    """Describe a card that no catalogue knows, by what is typed of it; raise `Refused` if that will not do."""
    if not german or not types:
        raise Refused("card.new.own")
    taken = find(name) or find(german)
    if taken is not None:
        raise Refused("card.new.taken", en=taken.en, de=taken.de)
    ident = "_".join(filter(None, map(normal, re.split(r"[\s-]+", name))))
    if not class_name(ident).isidentifier() or named_after(class_name(ident)) != (ident, 1):
        raise Refused("card.new.no_class")
    named = tuple(map(_read_type, re.split(r"[\s,–|]+", types.strip())))
    kind = named[0] if named[0] in _NO_CARDS else "kingdom"
    price = read_cost(cost)
    if price is None and (cost or kind not in _NO_CARDS or kind in _BOUGHT):
        raise Refused("card.new.cost", cost=cost)
    try:
        box = find_expansion(expansion)
    except KingdomError as error:
        raise Refused("card.new.expansion", expansion=expansion, file=_SETS) from error
    coins, potion, debt = (price.coins, price.potion, price.debt) if price is not None else (None, 0, 0)
    return Entry(ident, name, german, box, kind, coins, potion, debt, named, ())


def _read_type(word: str) -> str:
    """Give the key of a type by its name in either language."""
    for lang in LANGUAGES:
        for key, called in TYPES.of(lang).items():
            if normal(word) in (normal(key), normal(called)):
                return key
    raise Refused("card.new.type", type=word)


def write_card(root: Path, entry: Entry, module: str = "", own: bool = False) -> NewCard:
    """Write the files of a card into a checkout; raise `Refused` and write nothing if that cannot be."""
    kind = entry.kind
    if kind == _PILE or (kind in _NO_CARDS and kind not in _LANDSCAPES):
        raise Refused("card.new.mechanism" if kind != _PILE else "card.new.pile", kind=kind)
    lines = (root / _TO_COME).read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(f"{entry.id}|")]
    if len(kept) == len(lines) and not own:
        raise Refused("card.new.exists")
    place = _place(root, entry, module)
    proof = Path("scenarios", entry.set, f"{entry.id}.yaml")
    if (root / proof).exists():
        raise Refused("card.new.file", file=proof)
    book = FAN if own else f"{entry.set}_1e"
    new = NewCard(entry, _PACKAGE / "cards" / place, _PACKAGE / "text" / "cards" / place, proof, book)
    written = {
        new.rules: _with_rules(_text_of(root / new.rules, _title("Cards", entry)), entry),
        new.words: _with_words(_text_of(root / new.words, _title("Words", entry)), entry, book),
        new.proof: _proof(entry),
        _TO_COME: "".join(kept),
    }
    for path, text in written.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return new


def class_name(ident: str) -> str:
    """Give the name of the class of a card: "GrandMarket" for "grand_market"."""
    return "".join(word.capitalize() for word in ident.split("_"))


def has_book(book: str) -> bool:
    """Tell whether a rulebook is among those that rulings can cite."""
    return book in BOOKS


def _place(root: Path, entry: Entry, module: str) -> Path:
    """Choose the module: that of the expansion, or one of the package that the expansion has become."""
    package = root / _PACKAGE / "cards" / entry.set
    if not package.is_dir():
        if module:
            raise Refused("card.new.no_package", file=_PACKAGE / "cards" / f"{entry.set}.py")
        return Path(f"{entry.set}.py")
    there = sorted(path.stem for path in package.glob("*.py") if path.stem != "__init__")
    if not module and f"{entry.kind}s" in there:
        module = f"{entry.kind}s"
    if not module.isidentifier():
        raise Refused("card.new.module", modules=", ".join(there))
    return Path(entry.set, f"{module}.py")


def _title(subject: str, entry: Entry) -> str:
    return f'"""{subject} of {SETS.of("en")[entry.set]}."""\n'


def _text_of(path: Path, otherwise: str) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else otherwise


# The rules


def _with_rules(text: str, entry: Entry) -> str:
    """Add the class of a card or landscape after the last one of a module."""
    imports, lines = _landscape(entry) if entry.kind in _LANDSCAPES else _card(entry)
    tree = ast.parse(text)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    last = classes[-1] if classes else tree.body[-1]
    assert last.end_lineno is not None
    old = text.splitlines()
    before, after = old[: last.end_lineno], old[last.end_lineno :]
    return _with_imports("\n".join([*before, "", "", *lines, *after]) + "\n", imports)


def _card(entry: Entry) -> tuple[dict[str, list[str]], list[str]]:
    types = [name.upper() for name in entry.types]
    imports = {"platin.engine.card": ["Card", "CardDef"], "platin.engine.const": types, "platin.engine.game": ["Game"]}
    lines = [f"    types = {' | '.join(types)}"]
    lines += [f"    {name} = {n}" for name, n in _price(entry).items()]
    if entry.kind != "kingdom":
        lines.append("    kingdom = False")
    if {"action", "treasure", "night"} & set(entry.types):
        method = "def then(self, game: Game, me: int, this: Card) -> None:"
    else:
        method = "def counted(self, game: Game, me: int, owned: list[Card]) -> int:"
    return imports, _class(entry, "CardDef", lines, method)


def _landscape(entry: Entry) -> tuple[dict[str, list[str]], list[str]]:
    base = _LANDSCAPES[entry.kind].__name__
    imports = {"platin.engine.landscape": [base]}
    lines = [f"    {name} = {n}" for name, n in _price(entry).items()]
    if entry.kind in ("event", "way", "project"):
        imports["platin.engine.game"] = ["Game"]
        method = "def then(self, game: Game, me: int) -> None:"
    else:
        imports["platin.engine.setup"] = ["Setup"]
        method = "def on_setup(self, setup: Setup) -> None:"
    return imports, _class(entry, base, lines, method)


def _price(entry: Entry) -> dict[str, int]:
    cost = {"cost": entry.coins or 0, "potion": entry.potion, "debt": entry.debt}
    return {name: n for name, n in cost.items() if n}


def _class(entry: Entry, base: str, lines: list[str], method: str) -> list[str]:
    return [
        f"class {class_name(entry.id)}({base}):",
        '    """Not written yet."""',
        *([""] if lines else []),
        *lines,
        "",
        f"    {method}",
        "        raise NotImplementedError(self.name)",
    ]


# The words


def _with_words(text: str, entry: Entry, book: str) -> str:
    """Add the words of a card where they stand in the order of a module."""
    entries = _words(entry, book)
    imports = {"platin.text.words": ["Both", "English", "German", "Ruling", "Source", "Words"]}
    tree = ast.parse(text)
    tuples = [
        node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "WORDS"
    ]
    if not tuples:
        imports["typing"] = ["Final"]
        whole = [text.rstrip("\n"), "", "WORDS: Final[tuple[Words, ...]] = (", *entries, ")"]
        return _with_imports("\n".join(whole) + "\n", imports)
    (found,) = tuples
    assert isinstance(found, ast.Tuple)
    assert found.end_lineno is not None
    at = found.end_lineno
    for words in reversed(found.elts):
        assert isinstance(words, ast.Call)
        assert isinstance(words.func, ast.Name)
        ident = ast.literal_eval(words.args[0])
        # Piles come last.
        if words.func.id == "PileWords" or ident > entry.id:
            at = words.lineno
    old = text.splitlines()
    return _with_imports("\n".join([*old[: at - 1], *entries, *old[at - 1 :]]) + "\n", imports)


def _words(entry: Entry, book: str) -> list[str]:
    gender = "adj" if entry.kind == "trait" else "n"
    lines = [
        "Words(",
        f"    {_quoted(entry.id)},",
        f'    en=English({_quoted(entry.en)}, ""),',
        f'    de=German({_quoted(entry.de)}, "", "{gender}"),',
        f'    picture="{UNCHOSEN}",',
        '    text=Both("", ""),',
        f'    rulings=(Ruling("{UNWRITTEN}", Source("{book}"), "", ""),),',
    ]
    if entry.aliases:
        names = ", ".join(map(_quoted, entry.aliases))
        lines.append(f"    aliases=({names}{',' if len(entry.aliases) == 1 else ''}),")
    return [f"    {line}" for line in [*lines, "),"]]


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# The proof


def _proof(entry: Entry) -> str:
    """Write a scenario that is not fulfilled whatever the card does: its expectation is still to be written."""
    source = f"{SETS.of('de')[entry.set]}, {entry.de or entry.en}"
    lines = [
        "- scenario: not written yet",
        f"  source: {_quoted(source)}",
        f"  rulings: [{entry.id}.{UNWRITTEN}]",
        *_position(entry),
        f"  expect: {{question: {UNWRITTEN}}}",
    ]
    return "\n".join(lines) + "\n"


def _position(entry: Entry) -> list[str]:
    """Write a position in which the card can be used at once, if the kind of card says how."""
    buying = ["  phase: buy", f"  coins: {entry.coins or 0}"]
    if entry.kind == "trait":
        return [f"  landscapes: {_quoted(f'{entry.en}: Smithy')}", '  A: {hand: "Smithy", deck: "5 Copper"}']
    if entry.kind == "way":
        answers = ["play Smithy", entry.en]
        return [f"  landscapes: {_quoted(entry.en)}", '  A: {hand: "Smithy", deck: "5 Copper"}', *_script(answers)]
    if entry.kind in _LANDSCAPES:
        return [f"  landscapes: {_quoted(entry.en)}", *buying, *_script([f"buy {entry.en}"])]
    hand = [f'  A: {{hand: {_quoted(entry.en)}, deck: "5 Copper"}}']
    if "action" in entry.types:
        return [*hand, *_script([f"play {entry.en}"])]
    if "treasure" in entry.types:
        return ["  phase: buy", *hand, *_script([f"play {entry.en}"])]
    if "night" in entry.types:
        return ["  phase: night", *hand, *_script([f"play {entry.en}"])]
    return [*buying, *hand]


def _script(answers: list[str]) -> list[str]:
    return ["  script:", *[f"    - A: {_quoted(answer)}" for answer in answers]]


# Imports


def _with_imports(text: str, wanted: dict[str, list[str]]) -> str:
    """Add what is imported from modules, in the order that the formatter keeps."""
    for module, names in wanted.items():
        text = _with_import(text, module, names)
    return text


def _with_import(text: str, module: str, names: list[str]) -> str:
    found = [node for node in ast.parse(text).body if isinstance(node, ast.ImportFrom)]
    lines = text.splitlines()
    for node in found:
        if node.module == module:
            assert node.end_lineno is not None
            there = [alias.name for alias in node.names]
            if set(names) <= set(there):
                return text
            lines[node.lineno - 1 : node.end_lineno] = _import(module, {*there, *names})
            return "\n".join(lines) + "\n"
    later = [node for node in found if _section(node.module or "") > _section(module)]
    if later:
        at = later[0].lineno - 1
        new = _import(module, set(names))
        # A blank line parts the standard library from the project.
        apart = _section(later[0].module or "")[0] != _section(module)[0]
        lines[at:at] = [*new, ""] if apart else new
    else:
        last = found[-1] if found else ast.parse(text).body[0]
        assert last.end_lineno is not None
        apart = not found or _section(found[-1].module or "")[0] != _section(module)[0]
        lines[last.end_lineno : last.end_lineno] = [*([""] if apart else []), *_import(module, set(names))]
    return "\n".join(lines) + "\n"


def _section(module: str) -> tuple[bool, str]:
    return module.startswith("platin."), module


def _import(module: str, names: set[str]) -> list[str]:
    """Write an import: constants first, then classes, then the rest; one name a line if it is too long."""
    ordered = sorted(names, key=lambda name: (not name.isupper(), name[0].islower(), name))
    line = f"from {module} import {', '.join(ordered)}"
    if len(line) <= _WIDTH:
        return [line]
    return [f"from {module} import (", *[f"    {name}," for name in ordered], ")"]
