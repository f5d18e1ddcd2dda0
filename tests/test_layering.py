"""The layers of the package and the rules of its core, checked on the source text.

Who may import whom is said in `pyproject.toml` and checked by import-linter. The core (engine and cards) is
deterministic, does no I/O and holds no words for people: each of its rules is a function from a parsed module to its
violations; the snippets at the end show that each rule catches what it is for.
"""

from __future__ import annotations

import ast
import importlib
import os
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from grimp import ImportGraph, build_graph
from importlinter import Contract
from importlinter.api import read_configuration
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
PLATIN = PYPROJECT.parent / "src" / "platin"

CORE = frozenset({"engine", "cards"})

CORE_STDLIB = frozenset(
    "__future__ abc bisect collections dataclasses enum functools heapq itertools operator types typing".split()
)
"""All that the core may import from outside: no randomness, clock, I/O, threads or processes."""

FORBIDDEN_NAMES = frozenset(
    "print open input id hash eval exec compile float complex breakpoint __import__ globals locals".split()
)

SMALL_WORDS = frozenset("/ a and at de des for from in of on or the to with".split())
STORING_METHODS = frozenset("add append appendleft extend insert setdefault update".split())
ORDER_TAKERS = frozenset("dict enumerate filter iter list map reversed tuple zip".split())
SET_METHODS = frozenset("difference intersection symmetric_difference union".split())

Violation = tuple[int, str]
Rule = Callable[[ast.Module], Iterator[Violation]]


# Layers

CONTRACTS: dict[str, Callable[..., Contract]] = {
    "layers": LayersContract,
    "forbidden": ForbiddenContract,
    "protected": ProtectedContract,
}


def contracts() -> list[Contract]:
    """What `pyproject.toml` says of the layers."""
    read = read_configuration(str(PYPROJECT))
    return [
        CONTRACTS[options["type"]](options["name"], read["session_options"], options)
        for options in read["contracts_options"]
    ]


def broken(graph: ImportGraph) -> list[str]:
    """The contracts that a graph of imports does not keep."""
    return [one.name for one in contracts() if not one.check(deepcopy(graph), verbose=False).kept]


@pytest.fixture(scope="module")
def imports() -> ImportGraph:
    return build_graph("platin", include_external_packages=True, cache_dir=None)


@pytest.mark.parametrize("contract", contracts(), ids=lambda contract: contract.name)
def test_layers(contract: Contract, imports: ImportGraph, capsys: pytest.CaptureFixture[str]) -> None:
    check = contract.check(deepcopy(imports), verbose=False)
    if not check.kept:
        contract.render_broken_contract(check)
        pytest.fail(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("platin.engine.game", "platin.cards"),
        ("platin.engine.game", "platin.session"),
        ("platin.engine.game", "platin.bots.big_money"),
        ("platin.engine.game", "platin"),
        ("platin.cards.base", "platin.text.language"),
        ("platin.session", "platin.text.language"),
        ("platin.session", "platin.cli.main"),
        ("platin.text.language", "platin.position"),
        ("platin.kingdom.plan", "platin.session"),
        ("platin.kingdom.plan", "platin.position"),
        ("platin.position.reader", "platin.scenario.loader"),
        ("platin.scenario.loader", "platin.cli.table"),
        ("platin.bots.big_money", "platin.text.language"),
        ("platin.bots.big_money", "platin.kingdom"),
        ("platin.api", "platin.bots.big_money"),
        ("platin.strategy.reader", "platin.sim.run"),
        ("platin.sim.run", "platin.cli.table"),
        ("platin.sim.run", "platin"),
        ("platin.sim.run", "sqlalchemy"),
        ("platin.sim.statistics", "matplotlib"),
        ("platin.proof.run", "platin.sim.run"),
        ("platin.proof.run", "platin.server.app"),
        ("platin.server.app", "platin.proof.run"),
        ("platin.server.app", "platin.cli.main"),
        ("platin.cli.play", "starlette"),
        ("platin.cli.simulate", "jinja2"),
    ],
)
def test_import_is_caught(importer: str, imported: str, imports: ImportGraph) -> None:
    assert {importer, imported} <= imports.modules
    graph = deepcopy(imports)
    graph.add_import(importer=importer, imported=imported)
    assert broken(graph)


def test_package_without_a_layer_is_caught(imports: ImportGraph) -> None:
    graph = deepcopy(imports)
    graph.add_module("platin.novelty")
    assert broken(graph) == ["Nothing imports upward"]


# The core


def foreign_imports(tree: ast.Module) -> Iterator[Violation]:
    """Imports of anything but platin and the harmless part of the standard library.

    `mypy_extensions` has the machine integers for the compiler: where only types are checked it does no harm.
    """
    checked = [
        part for node in ast.walk(tree) if isinstance(node, ast.If) and is_type_checking(node) for part in node.body
    ]
    unrun = {id(part) for node in checked for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            origins = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            origins = [node.module or ""]
        else:
            continue
        for origin in origins:
            top = origin.split(".")[0]
            harmless = top in CORE_STDLIB or (top == "mypy_extensions" and id(node) in unrun)
            if top != "platin" and not harmless:
                yield node.lineno, f"imports {origin}"


def is_type_checking(node: ast.AST) -> bool:
    """Tell whether a node is `if TYPE_CHECKING:`."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def forbidden_names(tree: ast.Module) -> Iterator[Violation]:
    """Uses of builtins that do I/O, depend on addresses or hash seeds, run text, or make floats."""
    bound = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    bound |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            if node.id in FORBIDDEN_NAMES and node.id not in bound:
                yield node.lineno, f"uses {node.id}"


def floats(tree: ast.Module) -> Iterator[Violation]:
    """Float literals, and `/`, which makes a float of two ints."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            yield node.lineno, f"float {node.value}"
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield node.lineno, "true division"


def sentences(tree: ast.Module) -> Iterator[Violation]:
    """String literals with a space and a letter that are neither for programmers nor the name of a card."""
    inside = {id(part) for node in ast.walk(tree) for root in spared(node) for part in ast.walk(root)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            text = node.value
            if " " in text and any(letter.isalpha() for letter in text) and not is_title(text):
                yield node.lineno, f"sentence {text!r}"


def spared(node: ast.AST) -> list[ast.AST]:
    """What of a node holds strings for programmers: docstrings, errors, annotations, `__repr__`."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert() | ast.FunctionDef(name="__repr__"):
            return [node]
        case ast.FunctionDef(returns=ast.AST() as returns):
            return [returns]
        case ast.arg(annotation=ast.AST() as annotation) | ast.AnnAssign(annotation=ast.AST() as annotation):
            return [annotation]
        case ast.Call(func=ast.Name(id="cast"), args=[kind, *_]):
            return [kind]
        case ast.ClassDef(bases=[ast.Name(id=base), *_]) if base.endswith(("Error", "Exception")):
            return [node]
    return []


def is_title(text: str) -> bool:
    """Whether a text is written like the name of a card: "King's Court", "Horn of Plenty"."""
    words = text.split(" ")
    capital = [word[:1].isupper() for word in words]
    return capital[0] and all(big or word in SMALL_WORDS for big, word in zip(capital, words))


def stored_code(tree: ast.Module) -> Iterator[Violation]:
    """Lambdas and generators kept in an attribute, a class body, or a container that is an attribute."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets, value=value):
                kept = [value] if any(map(is_attribute, targets)) else []
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                kept = [value] if is_attribute(target) else []
            case ast.ClassDef(body=body):
                kept = [item.value for item in body if isinstance(item, ast.Assign | ast.AnnAssign) and item.value]
            case ast.Call(func=ast.Attribute(value=ast.Attribute(), attr=method), args=arguments):
                kept = list(arguments) if method in STORING_METHODS else []
                if method in ("extend", "update"):  # these consume a generator and keep what it made
                    kept = [argument for argument in kept if not isinstance(argument, ast.GeneratorExp)]
            case ast.Call(func=ast.Name(id="setattr"), args=arguments):
                kept = list(arguments)
            case _:
                continue
        for value in kept:
            if keeps_code(value):
                yield value.lineno, "lambda or generator stored"


def is_attribute(target: ast.expr) -> bool:
    """Whether assigning to this target changes an object: `a.b`, `a.b[c]`, or a tuple with one of them."""
    match target:
        case ast.Attribute():
            return True
        case ast.Subscript(value=value) | ast.Starred(value=value):
            return is_attribute(value)
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            return any(map(is_attribute, elements))
    return False


def keeps_code(value: ast.expr) -> bool:
    """Whether a value is, or is a display that holds, a lambda or a generator."""
    match value:
        case ast.Lambda() | ast.GeneratorExp():
            return True
        case ast.Tuple(elts=elements) | ast.List(elts=elements) | ast.BoolOp(values=elements):
            return any(map(keeps_code, elements))
        case ast.ListComp(elt=element) | ast.DictComp(value=element):
            return keeps_code(element)
        case ast.Dict(values=values):
            return any(map(keeps_code, values))
        case ast.IfExp(body=yes, orelse=no):
            return keeps_code(yes) or keeps_code(no)
    return False


def set_iteration(tree: ast.Module) -> Iterator[Violation]:
    """Loops over sets, whose order is not the game's. `sorted(...)` of a set is fine."""
    attributes = {name for name in named_sets(ast.walk(tree)) if name.startswith(".")}
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in [tree, *functions]:
        sets = attributes | named_sets(walk_scope(scope))
        for node in walk_scope(scope):
            match node:
                case ast.For(iter=over) | ast.comprehension(iter=over) | ast.Starred(value=over):
                    looped = [over]
                case ast.Call(func=ast.Name(id=name), args=arguments) if name in ORDER_TAKERS:
                    looped = list(arguments)
                case _:
                    continue
            for over in looped:
                if is_set(over, sets):
                    yield over.lineno, f"iterates over the set {ast.unparse(over)}"


def walk_scope(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a module or function without those of the functions in it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from walk_scope(child)


def named_sets(nodes: Iterator[ast.AST]) -> set[str]:
    """Names (`seen`) and attributes (`.seen`) that these nodes give a set, or annotate as one."""
    found: set[str] = set()
    for node in nodes:
        match node:
            case ast.ClassDef(body=body):
                fields = [item for item in body if isinstance(item, ast.AnnAssign)]
                found.update("." + dotted(item.target) for item in fields if is_set_type(item.annotation))
            case ast.Assign(targets=targets, value=value) if is_set(value, found):
                found.update(map(dotted, targets))
            case ast.AnnAssign(target=target, annotation=annotation) if is_set_type(annotation):
                found.add(dotted(target))
            case ast.arg(arg=name, annotation=ast.expr() as annotation) if is_set_type(annotation):
                found.add(name)
    return found


def dotted(target: ast.expr) -> str:
    """A key for a name or for an attribute of any object."""
    return f".{target.attr}" if isinstance(target, ast.Attribute) else ast.unparse(target)


def is_set_type(annotation: ast.expr) -> bool:
    """Whether an annotation is a kind of set."""
    name = ast.unparse(annotation).split("[")[0]
    return name.split(".")[-1] in ("set", "frozenset", "Set", "AbstractSet", "MutableSet")


def is_set(value: ast.expr, sets: set[str]) -> bool:
    """Whether a value is plainly a set, given the names that are."""
    match value:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Call(func=ast.Attribute(value=owner, attr=method)):
            return method in SET_METHODS and is_set(owner, sets)
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
            return is_set(left, sets) or is_set(right, sets)
        case ast.Name() | ast.Attribute():
            return dotted(value) in sets
    return False


CORE_RULES: tuple[Rule, ...] = (
    foreign_imports,
    forbidden_names,
    floats,
    sentences,
    stored_code,
    set_iteration,
)


# The package


def modules() -> list[str]:
    """All modules of the package, as paths below it."""
    return sorted(path.relative_to(PLATIN).as_posix() for path in PLATIN.rglob("*.py"))


def report(name: str, violations: Iterator[Violation]) -> list[str]:
    """The violations of one module, one line each."""
    return [f"{name}:{line}: {what}" for line, what in sorted(set(violations))]


def core_modules() -> list[str]:
    """The modules of the core, but for the one that finds the modules of cards."""
    return [name for name in modules() if name.split("/")[0] in CORE and name != "cards/__init__.py"]


@pytest.mark.parametrize("rule", CORE_RULES)
@pytest.mark.parametrize("name", core_modules())
def test_core_keeps_its_rules(name: str, rule: Rule) -> None:
    tree = ast.parse((PLATIN / name).read_text(encoding="utf-8"))
    assert report(name, rule(tree)) == []


def test_engine_has_modules() -> None:
    """A checker that finds nothing to check must not pass."""
    engine = PLATIN / "engine"
    if engine.exists():
        assert [path for path in engine.rglob("*.py") if path.name != "__init__.py"]


@pytest.mark.skipif("PLATIN_COMPILED" not in os.environ, reason="for `make test-compiled`")
def test_core_is_compiled() -> None:
    """The run that should test the compiled build does not test the sources by mistake."""
    # What stands in for the compiler is plain Python everywhere, and so are packages that only hold modules.
    plain = {
        name for name in core_modules() if name.startswith("cards/") and name.count("/") > 1 and "__init__" in name
    }
    for name in set(core_modules()) - plain - {"engine/compiler.py"}:
        parts = ["platin", *Path(name).with_suffix("").parts]
        spec = importlib.import_module(".".join(parts).removesuffix(".__init__")).__spec__
        assert spec is not None
        assert (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES)), name


# The rules themselves


OFFENCES: tuple[tuple[Rule, str], ...] = (
    *[
        (foreign_imports, f"import {module}")
        for module in (
            "random time datetime os io logging asyncio secrets uuid socket pathlib sys threading copy json"
            " multiprocessing subprocess importlib numpy click rich yaml mypy_extensions os.path"
        ).split()
    ],
    (foreign_imports, "from random import Random"),
    (foreign_imports, "from mypy_extensions import i64"),
    (foreign_imports, "if TYPE_CHECKING:\n    from random import Random"),
    (foreign_imports, "from sys import stdout"),
    *[(forbidden_names, f"x = {name}(y)") for name in sorted(FORBIDDEN_NAMES)],
    (forbidden_names, "sorted(cards, key=id)"),
    (floats, "x = 0.5"),
    (floats, "x = 1e3"),
    (floats, "x = coins / 2"),
    (floats, "x /= 2"),
    (sentences, 'ask("Trash a card")'),
    (sentences, 'log(f"{seat} gains {card}")'),
    (sentences, 'name = "you may"'),
    (sentences, 'QUESTIONS = {"key": "Discard down to three cards."}'),
    (stored_code, "self.key = lambda card: card.cost"),
    (stored_code, "self.key: Key = lambda card: card.cost"),
    (stored_code, "state.effects[0] = lambda: 1"),
    (stored_code, "state.cards = (card for card in hand)"),
    (stored_code, "state.todo = [1, lambda: 2]"),
    (stored_code, "state.todo, x = lambda: 2, 1"),
    (stored_code, "state.todo.append(lambda: 2)"),
    (stored_code, "setattr(state, 'todo', lambda: 2)"),
    (stored_code, "class Effect:\n    when = lambda self: True"),
    (set_iteration, "for x in {1, 2}: pass"),
    (set_iteration, "for x in set(cards): pass"),
    (set_iteration, "for x in {card.name for card in cards}: pass"),
    (set_iteration, "for x in set(cards) | others: pass"),
    (set_iteration, "for x in set(cards).union(others): pass"),
    (set_iteration, "for i, x in enumerate(frozenset(cards)): pass"),
    (set_iteration, "y = [x for x in set(cards)]"),
    (set_iteration, "y = list(set(cards))"),
    (set_iteration, "y = [*set(cards)]"),
    (set_iteration, "def f(seen: set[int]):\n    for x in seen: pass"),
    (set_iteration, "def f():\n    seen = set()\n    for x in seen: pass"),
    (set_iteration, "class A:\n    seen: set[int]\n    def f(self):\n        return list(self.seen)"),
)

HARMLESS: tuple[tuple[Rule, str], ...] = (
    (
        foreign_imports,
        "from __future__ import annotations\nfrom collections.abc import Sequence\nimport itertools",
    ),
    (foreign_imports, "from platin.engine.const import ACTION\nfrom .state import GameState"),
    (forbidden_names, "def f(id: int) -> int:\n    return id"),
    (forbidden_names, "game.open(pile); card.hash"),
    (floats, "x = coins // 2"),
    (
        sentences,
        '"""A module."""\nclass Bishop:\n    """Trash a card."""\n    cost = 4\n    """What it costs."""',
    ),
    (sentences, 'def f():\n    """Trash a card."""\n    raise ValueError(f"no pile of {name}")'),
    (sentences, 'class Bad(ValueError):\n    def __init__(self):\n        super().__init__("not a card")'),
    (sentences, 'assert cards, "a pile is never asked for when empty"'),
    (sentences, 'name = "King\'s Court"; other = "Horn of Plenty"; key = "bishop.may_trash"; comma = ", "'),
    (
        sentences,
        'def f(a: "Card | None") -> "list[Card] | None":\n    b: "int | None" = cast("int | None", a)',
    ),
    (sentences, 'def __repr__(self):\n    return f"<Card {self.name}>"'),
    (stored_code, "self.cards = sorted(cards, key=lambda card: card.cost)"),
    (stored_code, "self.cards = tuple(card for card in hand)\nself.cards.extend(card for card in hand)"),
    (stored_code, "key = lambda card: card.cost\nmatching.append(lambda: 1)"),
    (set_iteration, "for x in sorted(set(cards)): pass"),
    (set_iteration, "seen = set()\nif x in seen: pass\nn = len({1, 2})"),
    (set_iteration, "def f():\n    seen = set()\ndef g(seen: list[int]):\n    for x in seen: pass"),
    (set_iteration, "for x in dict.fromkeys(cards): pass"),
)


@pytest.mark.parametrize(("rule", "source"), OFFENCES)
def test_offence_is_caught(rule: Rule, source: str) -> None:
    assert list(rule(ast.parse(source)))


@pytest.mark.parametrize(("rule", "source"), HARMLESS)
def test_harmless_code_is_spared(rule: Rule, source: str) -> None:
    assert list(rule(ast.parse(source))) == []
