"""`platin card new`: what it writes into a checkout, and what it refuses. The guide is run in test_docs."""

import ast
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from platin.cli import new_card
from platin.cli.main import platin as program
from platin.cli.new_card import class_name
from platin.engine.card import named_after
from platin.scenario.loader import load_file
from platin.text.to_come import LINES

ROOT = Path(__file__).resolve().parent.parent
FOUND = ("src/platin/text/to_come.py", "src/platin/cards/allies.py", "src/platin/text/cards/allies.py")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of the little that the command looks at."""
    for name in FOUND:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    for package in ("cards", "text/cards"):
        for module in ("__init__", "events", "deck"):
            (tmp_path / "src" / "platin" / package / "adventures").mkdir(exist_ok=True)
            (tmp_path / "src" / "platin" / package / "adventures" / f"{module}.py").write_text('"""Adventures."""\n')
    (tmp_path / "scenarios").mkdir()
    monkeypatch.chdir(tmp_path / "scenarios")
    return tmp_path


def call(*arguments: str) -> Result:
    return CliRunner().invoke(program, ["card", "new", *arguments], env={"PLATIN_LANG": "en"})


def to_come(kind: str, expansion: str) -> str:
    """The name of something of an expansion that is still to come; a test that finds none is no longer needed."""
    for line in LINES.splitlines():
        _, name, _, of, what, *_ = line.split("|")
        if (of, what) == (expansion, kind):
            return name
    pytest.skip(f"nothing of the kind {kind} in {expansion} is to come")


def test_classes_are_named_so_that_cards_keep_their_ids() -> None:
    for line in LINES.splitlines():
        ident = line.partition("|")[0]
        assert named_after(class_name(ident)) == (ident, 1)


def test_the_files_go_where_those_of_the_expansion_are(checkout: Path) -> None:
    done = call(to_come("kingdom", "allies"))
    assert done.exit_code == 0, done.output
    for name in FOUND:
        assert (checkout / name).read_text(encoding="utf-8") != (ROOT / name).read_text(encoding="utf-8")
    (proof,) = (checkout / "scenarios" / "allies").iterdir()
    (scenario,) = load_file(proof)
    assert scenario.rulings == (f"{proof.stem}.not-written-yet",)
    assert f"scenario run scenarios/allies/{proof.name}" in done.output


def test_words_stay_in_their_order(checkout: Path) -> None:
    for line in LINES.splitlines():
        if "|allies|kingdom|" in line:
            call(line.partition("|")[0])
    tree = ast.parse((checkout / FOUND[2]).read_text(encoding="utf-8"))
    (words,) = (node.value for node in tree.body if isinstance(node, ast.AnnAssign))
    assert isinstance(words, ast.Tuple)
    entries = [
        (ast.unparse(one.func), one.args[0].value)
        for one in words.elts
        if isinstance(one, ast.Call) and isinstance(one.args[0], ast.Constant)
    ]
    cards = [ident for kind, ident in entries if kind == "Words"]
    assert cards == sorted(cards, key=str)
    assert [kind for kind, _ in entries] == ["Words"] * len(cards) + ["PileWords"] * (len(entries) - len(cards))


def test_an_event_finds_its_module_but_a_card_has_to_name_one(checkout: Path) -> None:
    card, event = to_come("kingdom", "adventures"), to_come("event", "adventures")
    done = call(card)
    assert done.exit_code == 1
    assert "--module (deck, events, or a new one)" in done.output
    assert call(event).exit_code == 0
    assert "(Event):" in (checkout / "src/platin/cards/adventures/events.py").read_text(encoding="utf-8")
    assert call(card, "--module", "deck").exit_code == 0
    assert "(CardDef):" in (checkout / "src/platin/cards/adventures/deck.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Burgraben", "There is no card 'Burgraben'. Did you mean Burggraben"),
        ("Smithy", "Smithy is there already"),
    ],
)
def test_what_is_unknown_or_there_is_refused(checkout: Path, name: str, told: str) -> None:
    before = [(checkout / found).read_text(encoding="utf-8") for found in FOUND]
    done = call(name)
    assert done.exit_code == 1
    assert told in done.output
    assert [(checkout / found).read_text(encoding="utf-8") for found in FOUND] == before


@pytest.mark.parametrize(("kind", "told"), [("pile", "is a mixed pile"), ("ally", "needs a mechanism")])
def test_what_takes_more_than_three_files_is_refused(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, kind: str, told: str
) -> None:
    monkeypatch.setattr(new_card, "_LANDSCAPES", {})
    done = call(to_come(kind, "allies"))
    assert done.exit_code == 1
    assert told in done.output


def test_a_second_time_is_refused(checkout: Path) -> None:
    card = to_come("kingdom", "allies")
    assert call(card).exit_code == 0
    assert "is there already" in call(card).output


def test_without_a_checkout_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = call("Smithy", "--lang", "de")
    assert done.exit_code == 1
    assert "liegt in keiner Arbeitskopie von Platin" in done.output
    assert list(tmp_path.iterdir()) == []
