"""The game in the terminal: whole games typed in both languages, every command, and everything that can go wrong."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console
from tests.picked import pick

from platin.bots.random_bot import RandomBot
from platin.cards import LIBRARY
from platin.cli.answers import Choice, Misread, choices_of, default_answer, read_answer
from platin.cli.command import Problem
from platin.cli.main import platin
from platin.cli.new_game import choose_kingdom, parse_bots, seat_names
from platin.cli.play import Leave, Match, command_of, load_game, new_match
from platin.cli.screen import Screen
from platin.cli.table import draw_table, points_of
from platin.engine.decision import Decision
from platin.engine.spec import Spec
from platin.position import read_position
from platin.session import CodedOption, Option, Question, Session
from platin.session.view import CostView
from platin.text.catalogue import CATALOGUE
from platin.text.kingdoms import all_sets
from platin.text.language import LANGUAGES, say

BASE = "cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter,workshop"
# Cards that exist, but not here.
ABSENT = [card for card in CATALOGUE if card.kind == "kingdom" and card.id not in LIBRARY.cards]
ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep games that are left in a directory of the test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PLATIN_LANG", "en")
    return tmp_path / "home"


class Typist:
    """Types lines into a match, from a list or made up on the spot, and remembers what was shown."""

    def __init__(self, make: Callable[[Match], str | BaseException], width: int = 80) -> None:
        self.make = make
        self.shown = io.StringIO()
        self.screen = Screen(Console(file=self.shown, width=width, highlight=False, markup=False, emoji=False))
        self.match: Match | None = None

    def __call__(self, prompt: str) -> str:
        assert self.match is not None
        line = self.make(self.match)
        if isinstance(line, BaseException):
            raise line
        self.screen.line(prompt + line)
        return line

    def start(self, lang: str = "en", kingdom: str = BASE, **options: Any) -> Match:
        self.match = new_match(self.screen, self, lang, kingdom, **{"seed": 1, "bots": "big-money", **options})
        return self.match

    @property
    def text(self) -> str:
        return self.shown.getvalue()


def script(*lines: str | BaseException) -> Typist:
    """Type these lines, and then nothing any more."""
    rest = list(lines)
    return Typist(lambda _: rest.pop(0) if rest else EOFError())


def played(*lines: str | BaseException, lang: str = "en", **options: Any) -> str:
    """Give all that is shown when these lines are typed."""
    typist = script(*lines)
    match = typist.start(lang, **options)
    with pytest.raises(Leave):
        match.run()
    return typist.text


def run(*arguments: str, typed: str = "", env: dict[str, str] | None = None) -> "subprocess.CompletedProcess[str]":
    """Run the program as it is run from a shell, with piped input and output."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "80", **(env or {})}
    return subprocess.run(
        [sys.executable, "-m", "platin.cli.main", *arguments],
        input=typed,
        capture_output=True,
        encoding=environment.get("PYTHONIOENCODING", "utf-8"),
        env={**environment, "PYTHONIOENCODING": environment.get("PYTHONIOENCODING", "utf-8")},
        timeout=120,
        check=False,
    )


def call(*arguments: str) -> Result:
    return CliRunner().invoke(platin, list(arguments))


# Whole games


def random_line(chance: Random) -> Callable[[Match], str]:
    """Type a random legal answer, by number or by name."""

    def make(match: Match) -> str:
        view = match.session.view(match.me)
        asked = view.question
        assert asked is not None
        choices = match.choices(view, asked)
        if asked.key == "turn.buy" and choices and choices[0].kind == "mode":
            return ""
        cards = [(number, choice) for number, choice in enumerate(choices, 1) for _ in choice.codes]
        low = 1 if asked.key in ("turn.action", "turn.buy") else asked.low
        picked = chance.sample(cards, chance.randint(min(low, len(cards)), min(asked.high, len(cards))))
        if not picked:
            return chance.choice(["0", "none", "nichts"])
        if picked[0][1].kind == "number":
            return picked[0][1].name
        if chance.random() < 0.5:
            return chance.choice([" ", ","]).join(str(number) for number, _ in picked)
        verbs = {"card": "play ", "pile": "kaufe ", "landscape": "buy "} if asked.key == "turn.buy" else {}
        return ", ".join(verbs.get(choice.kind, "") + choice.label for _, choice in picked)

    return make


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_typed_to_the_end(lang: str, seed: int) -> None:
    """Every legal answer is understood, every line fits, and the points explained are the points."""
    chance = Random(seed)
    typist = Typist(random_line(chance))
    match = typist.start(lang, kingdom="random", seed=seed, bots="big-money,random", seat=1 + seed)
    match.run()
    view = match.session.view(match.me)
    assert view.over
    for seat in range(3):
        assert sum(total for _, total in points_of(match.session.game, seat).values()) == view.points[seat]
        assert str(view.points[seat]) in typist.text
    for line in typist.text.splitlines():
        assert cell_len(line) <= 80, line
    for key in ("answer.unknown", "answer.ambiguous", "answer.count", "answer.empty", "answer.refused"):
        problem = say(key, lang, text="", names="", pick="", n=0, problem="")
        assert problem[-20:] not in typist.text, key


def money_game() -> str:
    """Lines with which a game comes to its end whatever happens: what does not fit is refused."""
    return "\n".join(["", "province", "gold", "silver", "0"] * 120) + "\n"


@pytest.mark.parametrize(("lang", "won"), [("en", "wins."), ("de", "gewinn")])
def test_a_whole_game_through_pipes(lang: str, won: str) -> None:
    done = run("play", "--lang", lang, "--seed", "4", "--bots", "big-money", "--kingdom", BASE, typed=money_game())
    assert done.returncode == 0
    assert done.stderr == ""
    assert won in done.stdout[-400:]
    assert "\x1b" not in done.stdout
    assert all(cell_len(line) <= 80 for line in done.stdout.splitlines())


def test_letters_that_the_terminal_lacks_are_replaced() -> None:
    typed = "\n0\nprotokoll\n? miliz\ntisch\n"
    done = run("play", "--lang", "de", "--seed", "4", "--kingdom", BASE, typed=typed, env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Koenigreich" in done.stdout
    assert "Zug 1 - Du" in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nonsense_changes_nothing(lang: str) -> None:
    chance = Random(5)
    letters = "abcdjk ß0123456789,;x×*-\t„ä\x00\x1b[]{}%"
    lines = ["".join(chance.choices(letters, k=chance.randrange(1, 30))) for _ in range(300)]
    lines += ["9" * 5000, "999999999 copper", "1 " * 2000, "x" * 9999, "0 0", "1 0", "99x1", "play", "buy curse curse"]
    typist = Typist(lambda _: EOFError())
    match = typist.start(lang)
    view = match.session.view(0)
    assert view.question is not None
    offered = {option.code for option in match.session.options()}
    wrong = []
    for line in lines:
        try:
            codes = read_answer(line, match.choices(view, view.question), view.question, lang)
        except Misread:
            wrong.append(line)
        else:
            assert set(codes) <= offered
    assert len(wrong) > 200
    typist.make = lambda _: wrong.pop() if wrong else EOFError()
    before = match.session.answers
    with pytest.raises(Leave):
        match.run()
    assert match.session.answers == before


# Leaving


def test_end_of_input_keeps_the_game(home: Path) -> None:
    done = run("play", "--seed", "8", "--kingdom", BASE, typed="\n")
    assert done.returncode == 0
    assert "The input has ended." in done.stdout
    file = home / "platin" / "game-8.json"
    assert file.exists()
    assert f"platin play --load {file}" in done.stdout.replace("\n", "")
    again = run("play", "--load", str(file), typed="silver\nlog\nquit\n")
    assert again.returncode == 0
    assert "You buy a Silver." in again.stdout


def test_no_input_at_all_leaves_quietly(home: Path) -> None:
    done = run("play", "--seed", "8", typed="")
    assert done.returncode == 0
    assert done.stderr == ""
    assert not home.exists()


def test_quit_keeps_the_game() -> None:
    text = played("", "quit")
    assert "The game is kept in" in text
    assert text.endswith("Goodbye.\n")


def test_ctrl_c_asks_first_and_leaves_then() -> None:
    typist = script("", KeyboardInterrupt(), "table", KeyboardInterrupt(), KeyboardInterrupt())
    match = typist.start("de")
    with pytest.raises(Leave) as leaving:
        match.run()
    assert leaving.value.status == 130
    assert typist.text.count("Unterbrochen") == 2
    assert "aufgehoben in" in typist.text


def test_ctrl_c_while_a_bot_thinks_changes_nothing() -> None:
    typist = script("", "0", EOFError())
    match = typist.start()
    agents = match.session.agents

    def interrupted(game: Any, decision: Decision) -> list[int]:
        raise KeyboardInterrupt

    match.session.agents[1] = interrupted
    with pytest.raises(Leave):
        match.run()
    assert len(match.session.answers) == 1
    assert agents[0] is None
    assert "Interrupted." in typist.text


def test_a_fault_of_the_program_does_not_cost_the_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Match) -> None:
        self.session.submit([self.session.options()[0].code])
        raise ZeroDivisionError

    monkeypatch.setattr(Match, "ask", broken)
    done = call("play", "--seed", "9")
    assert isinstance(done.exception, ZeroDivisionError)
    assert (home / "platin" / "game-9.json").exists()


# Commands


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("?", ("help", "")),
        ("? Militia", ("help", "Militia")),
        ("?militia", ("help", "militia")),
        ("HELP", ("help", "")),
        ("hilfe", ("help", "")),
        ("card throne room", ("card", "throne room")),
        ("karte Thronsaal", ("card", "Thronsaal")),
        ("log 20", ("log", "20")),
        ("zurück", ("undo", "")),
        ("save a b.json", ("save", "a b.json")),
        ("militia", None),
        ("", None),
    ],
)
def test_commands_are_known_in_both_languages(typed: str, expected: tuple[str, str] | None) -> None:
    assert command_of(typed) == expected


def test_help_lists_all_commands() -> None:
    text = played("?")
    for word in ("table", "log [N]", "undo", "save FILE", "load FILE", "quit", "? CARD"):
        assert word in text
    assert "tisch" in played("hilfe", lang="de")


@pytest.mark.parametrize("typed", ["? Militia", "card miliz", "karte Militia", "? mili"])
def test_a_card_is_shown_with_text_and_rulings(typed: str) -> None:
    text = played(typed)
    assert "Militia  ·  Miliz" in text
    assert "Action – Attack" in text
    assert "Rulings" in text


def test_an_unknown_card_is_said_to_be_unknown() -> None:
    assert "There is no card 'Millitia'. Did you mean Militia" in played("? Millitia")
    assert "Which card?" in played("card")


def test_a_card_that_is_not_in_the_game_can_be_looked_up() -> None:
    assert "Cost 5" in played("? witch")


def test_table_shows_everything_open() -> None:
    text = played("table")
    for word in ("Kingdom", "Smithy", "Big Money", "Deck", "Province"):
        assert text.count(word) >= 2


def test_log_tells_again_what_happened() -> None:
    text = played("", "0", "log 3", "log x", "log")
    assert "log takes a number of lines" in text
    assert text.count("Big Money buys") >= 2
    assert "Nothing has happened yet." in played("log 0")


def test_undo_is_free_while_nothing_hidden_came_to_light() -> None:
    text = played("", "undo", "")
    assert "Taken back." in text
    assert text.count("You play 4 Coppers") == 2 or text.count("You play 3 Coppers") == 2


def test_undo_needs_consent_after_a_draw() -> None:
    typist = script("", "0", "undo", "no", "undo", "yes")
    match = typist.start()
    with pytest.raises(Leave):
        match.run()
    assert typist.text.count("hidden cards have come to light") == 2
    assert "Nothing was taken back." in typist.text
    assert len(match.session.answers) == 1


@pytest.mark.parametrize(("lang", "undo", "end"), [("en", "undo", "end the turn"), ("de", "zurück", "Zug beenden")])
def test_the_last_purchase_is_taken_back_freely_before_the_new_hand(lang: str, undo: str, end: str) -> None:
    typist = script("", "buy silver", "7", undo, "buy estate", "", "quit")
    match = typist.start(lang)
    with pytest.raises(Leave):
        match.run()
    assert f"{end}  ({say('enter', lang)})" in typist.text
    assert f"{undo}  " in typist.text
    assert say("undo.done", lang) in typist.text
    assert say("undo.consent", lang) not in typist.text
    owned = sorted(card.defn.key for card in match.session.game.owned(0))
    assert owned == sorted(["copper"] * 7 + ["estate"] * 4)
    assert match.session.state.players[0].turns == 2


def test_nothing_to_undo() -> None:
    assert "There is nothing to take back." in played("undo")
    assert "Es gibt nichts zurückzunehmen." in played("zurück", lang="de")


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "a game.json"
    typist = script("", f"save {file}", "silver", f"load {file}", "no", f"load {file}", "yes", "table")
    match = typist.start(bots="random,big-money:smithy", seat=2, players=4)
    with pytest.raises(Leave):
        match.run()
    assert f"Saved as {file}." in typist.text
    assert "The game under way goes on." in typist.text
    assert match.session.view(match.me).players[1].play
    session, players = load_game(file, "en")
    assert players.me == 1
    assert [bot.text for bot in players.bots] == ["random", "big-money:smithy", "big-money:smithy"]
    assert session.view(1) == match.session.view(1)
    assert json.loads(file.read_text())["format"] == "platin-save"


def test_undo_works_after_loading(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert "Taken back." in played("", f"save {file}", f"load {file}", "undo")


def test_saving_spares_files_that_are_not_games(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    text = played("", f"save {file}", f"save {tmp_path}", f"save {tmp_path}/no/such/dir.json", "save")
    assert file.read_text() == "Dear Anna"
    assert text.count("is not a saved game") == 2
    assert "cannot be written" in text
    assert "Which file?" in text
    assert sorted(path.name for path in tmp_path.iterdir() if path.name != "home") == ["letter.txt"]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (None, "There is no file"),
        ("Dear Anna", "is not a saved game"),
        ("[]", "is not a saved game"),
        ("{}", "is not a saved game"),
        ('{"format": "platin-save", "version": 99, "base": {"players": [1, 2]}}', "is not a saved game"),
        ('{"format": "platin-save", "version": 1, "base": {"players": [1, 2]}, "answers": []}', "is not a saved game"),
        ('{"format": "platin-save", "version": 1, "base": {}}', "is damaged"),
        ("[" * 100000, "is not a saved game"),
    ],
)
def test_bad_files_are_refused_and_the_game_goes_on(tmp_path: Path, content: str | None, expected: str) -> None:
    file = tmp_path / "game.json"
    if content is not None:
        file.write_text(content)
    text = played("", f"load {file}", "silver")
    assert expected in text
    assert "You buy a Silver." in text
    done = call("play", "--load", str(file))
    assert done.exit_code == 1
    assert expected in done.stderr


def test_damaged_games_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played("", f"save {file}")
    whole = json.loads(file.read_text())
    for damage in (
        {"answers": [["x"]]},
        {"answers": [[99999999]]},
        {"base": {**whole["base"], "players": []}},
        {"base": {**whole["base"], "piles": [[10**9]]}},
        {"base": {**whole["base"], "phase": "x"}},
        {"table": {"me": 7, "bots": ["random"], "seed": 1}},
        {"table": {"me": 0, "bots": ["chess"], "seed": 1}},
        {"table": {"me": 0, "bots": 3, "seed": 1}},
    ):
        file.write_text(json.dumps({**whole, **damage}))
        with pytest.raises(Problem):
            load_game(file, "en")


# Typed answers


def choices(asked: Question, *options: tuple[str, str]) -> list[Choice]:
    """The choices of a question with these options, whose codes are their places."""
    named = [CodedOption(kind, name, "", -1, "", code) for code, (kind, name) in enumerate(options)]
    costs = {name: CostView(3, 0, 0) for kind, name in options if kind == "pile"}
    return choices_of(named, asked, "en", ["You", "Anna"], costs)


def asked(low: int, high: int, key: str = "cellar.discard", ordered: bool = False) -> Question:
    options = (Option("card", "copper", "hand", 0, ""),) * 9
    return Question(0, 0, key, "", "", "discard", 0, None, low, high, ordered, options)


def test_a_card_in_the_deck_stands_apart_from_its_namesake_in_hand() -> None:
    options = [CodedOption("card", "alley", zone, 0, "", code) for code, zone in enumerate(("deck", "hand"))]
    options.append(CodedOption("card", "ninja", "deck", 0, "", 2))
    question = asked(0, 1, "turn.action")
    offered = choices_of(options, question, "en", ["You"], {})
    assert [choice.label for choice in offered] == ["Alley", "Alley (in the deck)", "Ninja (in the deck)"]
    assert read_answer("alley", offered, question, "en") == [1]
    assert read_answer("alley in the deck", offered, question, "en") == [0]
    assert read_answer("ninja", offered, question, "en") == [2]


HAND = (("card", "copper"), ("card", "copper"), ("card", "copper"), ("card", "estate"), ("card", "throne_room"))


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        # Choices are numbered as a hand is held: Throne Room, Copper, Estate.
        ("1", [4]),
        ("2", [0]),
        ("2 2 3", [0, 1, 3]),
        ("2,3", [0, 3]),
        ("copper", [0]),
        ("Kupfer, Anwesen", [0, 3]),
        ("kupfer anwesen", [0, 3]),
        ("cop est", [0, 3]),
        ("throne room copper", [4, 0]),
        ("Thronsaal", [4]),
        ("3 copper", [0, 1, 2]),
        ("3x copper, 1 estate", [0, 1, 2, 3]),
        ("2×kupfer", [0, 1]),
        ("2 coppers estate", [0, 1, 3]),
        ("3x2", [0, 1, 2]),
        ("all", [4, 0, 1, 2, 3]),
        ("alles", [4, 0, 1, 2, 3]),
        ("0", []),
        ("none", []),
        ("nichts", []),
        ("", []),
        ("  ESTATE  ", [3]),
    ],
)
def test_answers_by_number_and_name(typed: str, codes: list[int]) -> None:
    question = asked(0, 5)
    assert read_answer(typed, choices(question, *HAND), question, "en") == codes


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("4", "There is no choice 4: the numbers go from 1 to 3."),
        ("4 copper", "Copper is there only 3 times."),
        ("estate estate", "Estate is there only once."),
        ("gold", "“gold” is not among the choices."),
        ("copper gold", "“gold” is not among the choices."),
        ("0 1", "“0” stands for choosing nothing"),
        ("!!", "is not among the choices"),
    ],
)
def test_answers_that_cannot_be(typed: str, problem: str) -> None:
    question = asked(0, 5)
    with pytest.raises(Misread) as misread:
        read_answer(typed, choices(question, *HAND), question, "en")
    assert str(misread.value).startswith(problem) or problem in str(misread.value)


def test_answers_must_be_as_many_as_asked_for() -> None:
    question = asked(2, 2)
    for typed, n in (("copper", 1), ("copper estate 1", 3), ("0", 0), ("all", 5)):
        with pytest.raises(Misread, match=f"Please choose 2; you chose {n}."):
            read_answer(typed, choices(question, *HAND), question, "en")
    with pytest.raises(Misread, match="Please choose 2: type a number"):
        read_answer("", choices(question, *HAND), question, "en")


def test_the_beginning_of_a_name_must_be_plain() -> None:
    question = asked(1, 1)
    several = choices(question, ("card", "mine"), ("card", "militia"), ("card", "moat"))
    with pytest.raises(Misread, match="could be Militia or Mine"):
        read_answer("mi", several, question, "en")
    assert read_answer("mil", several, question, "en") == [1]
    # A whole name counts before the beginning of another one.
    both = choices(question, ("card", "village"), ("card", "villa"))
    assert read_answer("villa", both, question, "en") == [1]


def test_playing_and_buying_are_told_apart() -> None:
    question = asked(0, 1, "turn.buy")
    several = choices(question, ("card", "copper"), ("pile", "copper"), ("pile", "silver"))
    assert read_answer("play copper", several, question, "en") == [0]
    assert read_answer("kaufe kupfer", several, question, "en") == [1]
    assert read_answer("buy silv", several, question, "en") == [2]
    with pytest.raises(Misread, match="could be play Copper or buy Copper"):
        read_answer("copper", several, question, "en")


@pytest.mark.parametrize(
    ("lang", "deck", "hand"),
    [
        ("en", "Deck: Stash: card 3 from the top, Stash: card 5 from the top", "Hand: 2× Stash"),
        ("de", "Nachziehstapel: Geldversteck: 3. Karte, Geldversteck: 5. Karte", "Hand: 2× Geldversteck"),
    ],
)
def test_what_is_known_by_its_back_is_told_in_words(lang: str, deck: str, hand: str) -> None:
    text = """
    A: {hand: Smithy}
    B: {hand: "2 Stash, Gold", deck: "2 Silver, Stash, Silver, Stash"}
    """
    shown = io.StringIO()
    screen = Screen(Console(file=shown, width=80, highlight=False, markup=False, emoji=False))
    draw_table(screen, Session(read_position(text)).view(0), ["Anna", "Bernd"], lang)
    assert deck in shown.getvalue()
    assert hand in shown.getvalue()
    assert "Gold" not in shown.getvalue().partition("Bernd")[2]


def test_a_card_that_counts_as_another_says_what_it_is() -> None:
    text = """
    A: {hand: Smithy}
    B: {play: Band of Misfits, as: {Band of Misfits: Village}}
    """
    shown = io.StringIO()
    screen = Screen(Console(file=shown, width=80, highlight=False, markup=False, emoji=False))
    draw_table(screen, Session(read_position(text)).view(0), ["Anna", "Bernd"], "en")
    assert "In play: Village (Band of Misfits)" in shown.getvalue()


def test_numbers_are_answered_by_their_value() -> None:
    question = asked(1, 1)
    several = choices(question, *(("number", str(n)) for n in range(4)))
    assert read_answer("0", several, question, "en") == [0]
    assert read_answer("3", several, question, "en") == [3]
    with pytest.raises(Misread, match="from 0 to 3"):
        read_answer("4", several, question, "en")


def test_a_number_need_not_be_chosen_where_none_is_needed() -> None:
    question = asked(0, 1, "shuffle.place")
    several = choices(question, *(("number", str(n)) for n in range(4)))
    assert read_answer("0", several, question, "en") == [0]
    for typed in ("", "-", "nothing", "nichts"):
        assert read_answer(typed, several, question, "en") == []


def test_yes_and_no_in_both_languages() -> None:
    question = asked(1, 1, "spy.discard_own")
    several = choices(question, ("mode", "yes"), ("mode", "no"))
    for typed in ("yes", "y", "ja", "j", "1"):
        assert read_answer(typed, several, question, "en") == [0]
    for typed in ("no", "nein", "n", "2"):
        assert read_answer(typed, several, question, "de") == [1]


def test_players_are_chosen_by_name() -> None:
    question = asked(1, 1)
    assert read_answer("anna", choices(question, ("seat", "0"), ("seat", "1")), question, "en") == [1]


def test_an_order_is_typed_in_order() -> None:
    question = asked(3, 3, ordered=True)
    several = choices(question, ("card", "copper"), ("card", "estate"), ("card", "gold"))
    assert read_answer("gold copper estate", several, question, "en") == [2, 0, 1]
    assert read_answer("", several, question, "en") == [0, 2, 1]


def test_an_empty_line_never_ends_a_phase_in_which_something_can_be_done() -> None:
    action = asked(0, 1, "turn.action")
    assert default_answer(choices(action, ("card", "village")), action) is None
    buy = asked(0, 1, "turn.buy")
    assert default_answer(choices(buy, ("pile", "silver")), buy) is None
    assert default_answer(choices(buy, ("mode", "treasures"), ("card", "copper")), buy) == [0]
    with pytest.raises(Misread, match="0 to end the phase"):
        read_answer("", choices(buy, ("pile", "silver")), buy, "en")


def test_a_line_that_names_a_choice_is_no_command() -> None:
    """The Event Save has the name of a command."""
    question = asked(0, 1, "turn.buy")
    several = choices(question, ("landscape", "save"))
    assert read_answer("save", several, question, "en") == [0]


# Starting a game


def test_bots_by_name() -> None:
    assert [bot.text for bot in parse_bots("big-money, Random,big money:schmiede", "en")] == [
        "big-money",
        "random",
        "big-money:smithy",
    ]
    with pytest.raises(Problem, match="no bot, strategy or file “chess”; expected random, easy, general, master"):
        parse_bots("chess", "en")
    several = parse_bots("random,big-money,random", "en")
    assert seat_names(several, 1, "de") == ["Zufall 1", "Du", "Big Money", "Zufall 2"]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"players": 7}, "2 to 6 players are possible, not 7."),
        ({"players": 1}, "2 to 6 players are possible, not 1."),
        ({"players": 2, "bots": "random,random"}, "2 players need 1 bots, but 2 are named."),
        ({"seat": 3}, "There is no seat 3: expected 1 to 2."),
        ({"kingdom": "Schmide"}, "There is no card and no recommended set 'Schmide'. Did you mean Schmiede"),
        ({"kingdom": "village,village"}, "Village is named twice."),
        ({"kingdom": "mine,mine@2"}, "Mine is named twice."),
        ({"kingdom": "copper,village"}, "Copper is not a kingdom card."),
        ({"kingdom": BASE + ",chapel"}, "A kingdom has 10 piles; 11 are named."),
        ({"kingdom": "young witch,bane:market"}, "Market cannot be the Bane"),
        ({"kingdom": "village,bane:moat"}, "Bane of Young Witch: only used with Young Witch."),
        ({"bots": "big-money:chapel", "kingdom": BASE}, "that is not in the kingdom"),
    ],
)
def test_what_cannot_be_played_is_said(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(Problem) as raised:
        script().start(**options)
    assert problem in raised.value.message


def test_errors_speak_the_language() -> None:
    done = call("play", "--lang", "de", "--players", "9")
    assert done.exit_code == 1
    assert done.stderr == "Fehler: Möglich sind 2 bis 6 Spieler, nicht 9.\n"
    assert call("--lang", "de", "play", "--players", "9").stderr == done.stderr


def test_random_kingdoms_are_legal_and_the_same_for_a_seed() -> None:
    for seed in range(60):
        spec = choose_kingdom("", 2, seed, {}, "en").spec
        again = choose_kingdom("zufall", 2, seed, {}, "de").spec
        assert spec == again
        assert len(spec.kingdom) == 10
        assert len({key.partition("@")[0] for key in spec.kingdom}) == 10
        assert ("young_witch" in spec.kingdom) == bool(spec.chosen("young_witch", "bane"))
        # What is dealt for certain cards does not count among them.
        assert len([key for key in spec.landscapes if not LIBRARY.landscapes[key].dealt_for]) <= 2
    used = {"colony" in choose_kingdom("", 2, seed, {}, "en").spec.options for seed in range(60)}
    assert used == {True, False}


def test_a_short_list_is_filled_up() -> None:
    spec = choose_kingdom("Dorf, mine@2, Junge Hexe, Bann:Burggraben", 3, 1, {"colony": True}, "de").spec
    assert spec.kingdom[:3] == ("village", "mine@2", "young_witch")
    assert len(spec.kingdom) == 10
    assert pick(spec, "young_witch") == "moat"
    assert spec.options == ("colony",)


def test_landscapes_in_a_list() -> None:
    if "reckless" not in LIBRARY.landscapes:
        pytest.skip("no landscapes yet")
    spec = choose_kingdom("village,smithy,waghalsig:dorf,journey", 2, 1, {}, "en").spec
    assert spec.landscapes == ("reckless", "journey")
    assert pick(spec, "reckless") == "village"


def test_recommended_sets_can_be_played_or_say_what_is_missing() -> None:
    possible = missing = 0
    for kingdom in all_sets():
        for name, lang in ((kingdom.title(lang), lang) for lang in ("en", "de")):
            try:
                spec = choose_kingdom(name, 2, 1, {}, lang).spec
            except Problem as problem:
                missing += problem.message.startswith(say("error.kingdom_missing", lang, name=name, cards="")[:-1])
            else:
                possible += 1
                assert len(spec.kingdom) == 10
                said = [name for name in spec.options if not LIBRARY.options[name].agreed]
                assert said == sorted(kingdom.options)
    assert possible + missing == 2 * len(all_sets())


def test_the_sets_can_be_listed() -> None:
    text = call("play", "--kingdom", "liste", "--lang", "de").output
    assert all(kingdom.title("de")[:20] in text for kingdom in all_sets())
    assert ("noch Karten fehlen" in text) == any(kingdom.missing() for kingdom in all_sets())


def test_the_seat_decides_the_order() -> None:
    typist = script("quit")
    match = typist.start(seat=2)
    with pytest.raises(Leave):
        match.run()
    assert match.me == 1
    assert "Turn 1 · Big Money" in typist.text
    assert typist.text.index("Turn 1 · Big Money") < typist.text.index("Turn 1 · You")


def test_hidden_cards_stay_hidden() -> None:
    """The same lines are shown whatever the bot holds."""
    texts = []
    for swap in (False, True):
        typist = script("", "table", "log", "quit")
        match = typist.start("de")
        if swap:
            state = match.session.state
            bot = state.players[1]
            bot.hand, bot.deck = bot.deck, bot.hand
            state.players[0].deck.reverse()
        with pytest.raises(Leave):
            match.run()
        texts.append(typist.text)
    assert texts[0] == texts[1]


# The other commands


@pytest.mark.parametrize(
    "name", [("militia",), ("Miliz",), ("throne", "room"), ("Throne-Room",), ("mine@2",), ("thron",)]
)
def test_card(name: tuple[str, ...]) -> None:
    done = call("card", *name)
    assert done.exit_code == 0
    assert "Base game" in done.output


def test_card_in_both_languages() -> None:
    text = call("card", "mine", "--lang", "de").output
    assert "Kosten 5 · Aktion · Basisspiel" in text
    assert "Erste Auflage" in text
    assert "Zweite Auflage" in text
    assert "Regeln" in text
    assert "[Basisspiel" in text
    english = call("card", "mine", "--lang", "en").output
    assert "Second print" in english
    assert english != text


def test_card_unknown() -> None:
    done = call("card", "Milltia")
    assert done.exit_code == 1
    assert "There is no card 'Milltia'. Did you mean Militia" in done.stderr


@pytest.mark.skipif(not ABSENT, reason="all cards can be played")
def test_a_card_that_exists_but_not_here() -> None:
    card = ABSENT[0]
    assert "cannot be played here yet" in played(f"? {card.en}")
    assert "cannot be played here yet" in call("card", card.en).output
    assert "noch nicht spielbar" in call("card", card.de, "--lang", "de").output
    with pytest.raises(Problem, match=f"{card.en} cannot be played yet."):
        script().start(kingdom=card.en)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell: str) -> None:
    done = call("completion", shell)
    assert done.exit_code == 0
    assert "_PLATIN_COMPLETE" in done.output
    assert done.output.startswith("# ")
    assert call("completion", "tcsh").exit_code == 2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("platin card mil", {"militia", "miliz"}),
        ("platin card Throne", {"Throne-Room"}),
        ("platin play --kingdom first", set()),
        ("platin play --kingdom village,smi", {"village,smithy"}),
        ("platin play --kingdom Dorf,Sch", {"Dorf,Schmiede"}),
        ("platin comp", {"completion"}),
    ],
)
def test_shells_complete_names(words: str, expected: set[str]) -> None:
    count = len(words.split()) - 1
    env = {"_PLATIN_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(count)}
    done = CliRunner().invoke(platin, [], env=env, prog_name="platin")
    found = {line.partition(",")[2] for line in done.output.splitlines()}
    assert expected <= found


def test_help_in_both_languages() -> None:
    assert "Spiele im Terminal gegen Bots." in call("play", "--lang", "de", "--help").output
    english = call("play", "--help").output
    assert "Play a game against bots in the terminal." in english
    assert "--colony / --no-colony" in english
    for command in ("card", "completion"):
        assert "Aufruf:" in call(command, "--lang", "de", "--help").output


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (("play", "--nonsense"), "There is no option --nonsense.", "Es gibt keine Option --nonsense."),
        (("play", "--seed"), "The option --seed needs a value.", "Die Option --seed braucht einen Wert."),
        (("play", "--seed", "x"), "expected: a whole number from 0 on.", "erwartet: eine ganze Zahl ab 0."),
        (("play", "extra"), "There are more words", "Da stehen mehr Wörter"),
        (("card",), "NAME is missing.", "NAME fehlt."),
        (("scenario", "run", "--nonsense"), "There is no option --nonsense.", "Es gibt keine Option --nonsense."),
        (("scenario", "nonsense"), "There is no command nonsense; expected: run", "Es gibt keinen Befehl nonsense"),
        (("load", "--seconds", "0.2"), "expected: a number from 1 to 86,400.", "erwartet: eine Zahl von 1 bis 86.400."),
        (("completion", "tcsh"), "SHELL does not fit; expected: bash, zsh, fish.", "erwartet: bash, zsh, fish."),
    ],
)
def test_wrong_command_lines(arguments: tuple[str, ...], english: str, german: str) -> None:
    done = call(*arguments)
    assert done.exit_code == 2
    assert english in done.stderr
    assert "--help" in done.stderr
    assert german in call("--lang", "de", *arguments).stderr
    assert german in call(arguments[0], "--lang=de", *arguments[1:]).stderr


def test_an_unknown_command() -> None:
    done = call("nonsense")
    assert done.exit_code == 2
    assert "There is no command nonsense; expected: serve, load, play" in done.stderr
    assert "Es gibt keinen Befehl nonsense; erwartet: serve, load, play" in call("--lang", "de", "nonsense").stderr


# The random bot


def test_random_bot_is_uniform_and_repeatable() -> None:
    spec = Spec(2, tuple(BASE.split(",")))
    answers = [Session.new(spec, 3, [RandomBot(1), RandomBot(2)]).answers for _ in range(2)]
    assert answers[0] == answers[1]
    decision = Decision(0, 0, "cellar.discard", "cellar", 0, 2, [1, 2, 3])
    bot = RandomBot(7)
    game = Session.new(spec, 3).game
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(3500):
        picked = tuple(sorted(bot(game, decision)))
        counts[picked] = counts.get(picked, 0) + 1
    # One way to pick none, three to pick one, three to pick two.
    assert len(counts) == 7
    assert all(400 < count < 600 for count in counts.values())
