"""`platin card new`: what it writes into a checkout, and what it refuses. The guide is run in test_docs."""

import ast
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from platin.cli import card
from platin.cli.main import platin as program
from platin.cli.new_card import Refused, class_name, write_card
from platin.engine.card import named_after
from platin.scenario.loader import load_file
from platin.text.catalogue import CATALOGUE, Entry, find
from platin.text.pictures import UNCHOSEN

ROOT = Path(__file__).resolve().parent.parent
TO_COME = "src/platin/text/to_come.py"
RULES, WORDS = "src/platin/cards/promo.py", "src/platin/text/cards/promo.py"
FOUND = (TO_COME, RULES, WORDS)
YARD = ("Potter's Yard", "--german", "Töpferhof", "--cost", "4", "--types", "action")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of the little that the command looks at."""
    for name in FOUND:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    for package in ("cards", "text/cards"):
        for module in ("__init__", "events", "deck"):
            (tmp_path / "src" / "platin" / package / "plunder").mkdir(exist_ok=True)
            (tmp_path / "src" / "platin" / package / "plunder" / f"{module}.py").write_text('"""Plunder."""\n')
    (tmp_path / "scenarios").mkdir()
    monkeypatch.chdir(tmp_path / "scenarios")
    return tmp_path


def call(*arguments: str) -> Result:
    return CliRunner().invoke(program, ["card", "new", *arguments], env={"PLATIN_LANG": "en"})


def contents(checkout: Path) -> dict[str, str]:
    """The texts of a checkout by path."""
    paths = sorted(path for path in checkout.rglob("*") if path.is_file())
    return {path.relative_to(checkout).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def test_classes_are_named_so_that_cards_keep_their_ids() -> None:
    for entry in CATALOGUE:
        assert named_after(class_name(entry.id)) == (entry.id, 1)


def test_a_card_to_come_is_known_and_then_no_longer_to_come(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # One that is never among them, so that it does not matter which are.
    line = "kiln_yard|Kiln Yard|Ofenhof|promo|kingdom|5|0|1|action attack|\n"
    before = (ROOT / TO_COME).read_text(encoding="utf-8")
    (checkout / TO_COME).write_text(before.replace('"""\\\n', f'"""\\\n{line}', 1), encoding="utf-8")
    entry = Entry("kiln_yard", "Kiln Yard", "Ofenhof", "promo", "kingdom", 5, 0, 1, ("action", "attack"), ())
    monkeypatch.setattr(card, "find", lambda name: entry if name == "Kiln Yard" else find(name))
    done = call("Kiln Yard")
    assert done.exit_code == 0, done.output
    written = contents(checkout)
    assert written[TO_COME] == before
    assert "class KilnYard(CardDef):" in written[RULES]
    assert "    types = ACTION | ATTACK\n    cost = 5\n    debt = 1\n" in written[RULES]
    assert 'Source("promo_1e")' in written[WORDS]
    assert "is there already" in call("Kiln Yard").output


def test_a_card_of_ones_own_has_three_files(checkout: Path) -> None:
    before = contents(checkout)
    done = call(*YARD)
    assert done.exit_code == 0, done.output
    written = contents(checkout)
    proof = "scenarios/fan/potters_yard.yaml"
    rules, words = "src/platin/cards/fan.py", "src/platin/text/cards/fan.py"
    assert {path for path in written if written[path] != before.get(path)} == {rules, words, proof}
    assert "class PottersYard(CardDef):" in written[rules]
    assert 'German("Töpferhof"' in written[words]
    assert f'picture="{UNCHOSEN}"' in written[words]
    assert 'Source("fan")' in written[words]
    (scenario,) = load_file(checkout / proof)
    assert scenario.rulings == ("potters_yard.not-written-yet",)
    assert f"scenario run {proof}" in done.output


def test_a_card_of_ones_own_joins_any_expansion(checkout: Path) -> None:
    assert call(*YARD, "--expansion", "Promo").exit_code == 0
    assert "class PottersYard(CardDef):" in (checkout / RULES).read_text(encoding="utf-8")
    assert call("Clay Pit", "--german", "Tongrube", "--types", "Geld, Dauer", "--cost", "2P").exit_code == 0
    assert (
        "    types = TREASURE | DURATION\n    cost = 2\n    potion = 1\n"
        in contents(checkout)["src/platin/cards/fan.py"]
    )
    told = call("Clay Pits", "--german", "Tongruben", "--types", "action", "--cost", "2", "--expansion", "Nirvana")
    assert "a new one is declared in SETS of src/platin/text/messages/general.py" in told.output


def test_words_stay_in_their_order(checkout: Path) -> None:
    for name in ("Zzz Yard", "Aaa Yard", "Mmm Yard"):
        own = (name, "--german", name[::-1], "--cost", "4", "--types", "action", "--expansion", "promo")
        assert call(*own).exit_code == 0
    tree = ast.parse((checkout / WORDS).read_text(encoding="utf-8"))
    (words,) = (node.value for node in tree.body if isinstance(node, ast.AnnAssign))
    assert isinstance(words, ast.Tuple)
    entries = [
        (ast.unparse(one.func), one.args[0].value)
        for one in words.elts
        if isinstance(one, ast.Call) and isinstance(one.args[0], ast.Constant)
    ]
    cards = [ident for kind, ident in entries if kind == "Words"]
    assert cards == sorted(cards, key=str)
    assert {"zzz_yard", "aaa_yard", "mmm_yard"} <= set(cards)
    assert [kind for kind, _ in entries[: len(cards)]] == ["Words"] * len(cards)


def test_an_event_finds_its_module_but_a_card_has_to_name_one(checkout: Path) -> None:
    card = (*YARD, "--expansion", "plunder")
    done = call(*card)
    assert done.exit_code == 1
    assert "--module (deck, events, or a new one)" in done.output
    event = ("Fire the Kiln", "--german", "Den Ofen heizen", "--cost", "3", "--types", "event")
    assert call(*event, "--expansion", "plunder").exit_code == 0
    assert "class FireTheKiln(Event):" in contents(checkout)["src/platin/cards/plunder/events.py"]
    assert call(*card, "--module", "deck").exit_code == 0
    assert "class PottersYard(CardDef):" in contents(checkout)["src/platin/cards/plunder/deck.py"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("Burgraben",), "There is no card 'Burgraben'. Did you mean Burggraben"),
        (("Burgraben",), "A card of your own needs --german, --cost and --types"),
        (("Smithy",), "Smithy is there already"),
        (("Burgraben", "--cost", "4"), "A card of your own needs --german, --cost and --types"),
        (("Potter's Yard", "--german", "Schmiede", "--cost", "4", "--types", "action"), "there is Smithy (Schmiede)"),
        (("Smithy", *YARD[1:]), "there is Smithy (Schmiede) already"),
        (("Plan 9", *YARD[1:]), "No class can be named after Plan 9"),
        ((*YARD[:3], "--cost", "dear", "--types", "action"), "'dear' is no cost: expected --cost 4"),
        ((*YARD[:3], "--types", "action"), "'' is no cost"),
        ((*YARD[:3], "--cost", "4", "--types", "action clay"), "There is no type 'clay'"),
        ((*YARD[:3], "--types", "boon"), "needs a mechanism"),
    ],
)
def test_what_is_unknown_or_there_is_refused(checkout: Path, arguments: tuple[str, ...], told: str) -> None:
    before = contents(checkout)
    done = call(*arguments)
    assert done.exit_code == 1
    assert told in done.output
    assert contents(checkout) == before


def test_a_mixed_pile_is_refused(checkout: Path) -> None:
    entry = Entry("kilns", "Kilns", "Öfen", "promo", "pile", 5, 0, 0, ("action",), ())
    with pytest.raises(Refused) as refused:
        write_card(checkout, entry)
    assert refused.value.key == "card.new.pile"


def test_a_second_time_is_refused(checkout: Path) -> None:
    assert call(*YARD).exit_code == 0
    assert "is there already" in call(*YARD).output


def test_without_a_checkout_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = call("Smithy", "--lang", "de")
    assert done.exit_code == 1
    assert "liegt in keiner Arbeitskopie von Platin" in done.output
    assert list(tmp_path.iterdir()) == []
