"""The documentation runs: every command, every example, and the guide for a new card."""

import doctest
import os
import re
import shlex
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from importlib.metadata import metadata
from pathlib import Path
from typing import Final

import httpx
import pytest
from sqlalchemy import make_url
from tests.documented import (
    NOT_RUN,
    ONLY_PLANNED,
    PAGES,
    ROOT,
    RUN,
    RUN_ON_PAGES,
    SHELL,
    STANDS_FOR,
    Block,
    Command,
    blocks,
    commands,
    mentions,
    runnable,
)
from tests.postgres import postgres, postgres_server  # noqa: F401  (fixtures)
from tests.serving import served

import platin
from platin.cards import LIBRARY
from platin.cli.new_card import class_name

PATIENCE: Final = 300.0
BLOCKS: Final = [block for page in PAGES for block in blocks(page)]
SHELL_BLOCKS: Final = [block for block in BLOCKS if block.language in SHELL]
# What stands in a block already, or comes to the same when it is short, is run once.
IN_BLOCKS: Final = {runnable(command).text for block in SHELL_BLOCKS for command in commands(block)}
MENTIONS: Final = {
    ready: command for page in PAGES for command in mentions(page) if (ready := runnable(command).text) not in IN_BLOCKS
}
GUIDE: Final = "CONTRIBUTING.md"
SCRIPTS: Final = [
    block for block in BLOCKS if block.language == "python" and ">>> " not in block.text and block.page.name != GUIDE
]
# What belongs to the checkout; the scenarios are copied, since a command writes one.
CHECKOUT: Final = ("Makefile", "docs", "pyproject.toml", "requirements-dev.txt", "src", "tools", "web")
PROGRAMS: Final = ("createuser", "createdb", "make", "pg_dump", "pip", "platin", "python", "sqlite3", ".")
MY_BOT: Final = """
from platin.bots.seen import Player


class MyBot(Player):
    name = "Mine"

    def answer(self, view, question):
        return None
"""


# The card that the guide adds.
EXAMPLE: Final = "potters_yard"


def copy_tree(tree: Path) -> None:
    """Copy the sources and scenarios, without the card of the guide, whether somebody has added it or not."""
    unwanted = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "platin", tree / "src" / "platin", ignore=unwanted)
    shutil.copytree(ROOT / "scenarios", tree / "scenarios", dirs_exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", tree)
    if EXAMPLE in LIBRARY.cards:
        take_out(tree, EXAMPLE)


def class_of(card: str) -> str:
    """A pattern for the class of a card with what follows it up to the next."""
    return rf"(?ms)^class {class_name(card)}\d?\b.*?(?=^\S|\Z)"


def words_of(card: str) -> str:
    """A pattern for the words of a card."""
    return rf'(?ms)^    Words\(\n        "{card}".*?^    \),\n'


def take_out(tree: Path, card: str) -> None:
    """Take a card out of a tree: its classes, its words, its scenarios."""
    for folder, pattern in (("cards", class_of(card)), ("text/cards", words_of(card))):
        for path in (tree / "src" / "platin" / folder).rglob("*.py"):
            path.write_text(re.sub(pattern, "", path.read_text(encoding="utf-8")), encoding="utf-8")
    # What it alone has imported goes with it.
    assert in_tree(tree, "ruff", "check", "--no-cache", "--fix", "src").returncode == 0
    for path in (tree / "scenarios").rglob(f"{card}.yaml"):
        path.unlink()


class Reader:
    """Somebody who types what a page says, in a checkout with an active environment and a few files of their own."""

    def __init__(self, directory: Path, request: pytest.FixtureRequest) -> None:
        self.directory = directory / "checkout"
        self.request = request
        self.opened = directory / "opened"
        # A name that no user and no database has, and whether PostgreSQL has been told of it.
        self.fresh = f"docs_{uuid.uuid4().hex}"
        self.fresh_is_used = False
        self._running = ExitStack()
        self._lay_out(directory)
        browser = directory / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" > {shlex.quote(str(self.opened))}\n')
        browser.chmod(0o755)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PLATIN_", "XDG_", "MAKE"))}
        self.environ = {
            **kept,
            "HOME": str(directory / "home"),
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
            "PYTHONPATH": str(Path(platin.__file__).resolve().parent.parent),
            "PLATIN_LANG": "en",
            "BROWSER": f"{browser} %s",
            "DISPLAY": ":99",
            "COMPILE": "no",
        }

    def _lay_out(self, directory: Path) -> None:
        self.directory.mkdir()
        for name in CHECKOUT:
            (self.directory / name).symlink_to(ROOT / name)
        (self.directory / ".venv").symlink_to(sys.prefix)
        (self.directory / "scenarios" / "base").mkdir(parents=True)
        shutil.copy(ROOT / "scenarios" / "base" / "moat.yaml", self.directory / "scenarios" / "base")
        game = platin.Game(
            "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop", seed=1
        )
        game.save(self.directory / "game.json")
        (strategy, *_) = (block for block in BLOCKS if block.page.name == "strategies.md" and block.language == "yaml")
        for name in ("mine.yaml", "my-deck.yaml"):
            (self.directory / name).write_text(strategy.text, encoding="utf-8")
        (self.directory / "mine.py").write_text(MY_BOT)
        kept = directory / "home" / ".local" / "share" / "platin"
        kept.mkdir(parents=True)
        sqlite3.connect(kept / "games.db").close()

    def run(self, command: Command) -> None:
        """Run a command, and fail unless it does what it should."""
        ready = runnable(command)
        program = ready.words[0]
        assert program in PROGRAMS, f"{command.where}: nothing is known of {program}: {command.text}"
        if program == "pip":
            # What the checkout installs is the business of test_build.
            if command.text != "pip install .":
                self._has_extra(command)
            return
        if program in ("createuser", "createdb", "pg_dump"):
            self._reach_postgres()
        if program != "." and shutil.which(program, path=self.environ["PATH"]) is None:
            missing = f"{program} is not installed"
            if os.environ.get("PLATIN_REQUIRE_ALL", "") not in ("", "0"):
                pytest.fail(missing)
            pytest.skip(missing)
        if ready.words[:3] == ["platin", "card", "new"]:
            # It writes into the sources: into a copy of them.
            (self.directory / "src").unlink()
            (self.directory / "pyproject.toml").unlink()
            copy_tree(self.directory)
        line = self._filled_in(ready.text)
        if command.serves and "--help" not in ready.words:
            self._serve(command, line)
            return
        done = subprocess.run(
            # Nothing stays behind of a command that does not end.
            ["timeout", "--signal=KILL", str(PATIENCE), "bash", "-c", line],
            cwd=self.directory,
            env=self.environ,
            # createuser wants the password twice.
            input="".join(f"{text}\n" for text in (command.typed or ("secret", "secret"))),
            # Nobody to ask at a terminal.
            start_new_session=True,
            capture_output=True,
            text=True,
            check=False,
        )
        said = f"{command.where}: {line}\n{done.stdout}\n{done.stderr}"
        # How fast this machine is today is not what the page is about.
        only_slow = ready.words[:2] == ["platin", "load"] and done.returncode == 1 and "Error:" not in done.stderr
        assert done.returncode == 0 or only_slow, said
        assert "Traceback" not in done.stderr, said

    def _has_extra(self, command: Command) -> None:
        """Check that what pip shall install exists; it comes from where the package will be published."""
        found = re.fullmatch(r'pip install "platin\[(\w+)\]"', command.text)
        assert found is not None, command
        assert found[1] in (metadata("platin").get_all("Provides-Extra") or []), command

    def _filled_in(self, line: str) -> str:
        """Put in what is only made when somebody wants it: a port, a server, a database."""
        if "{port}" in line:
            line = line.replace("{port}", str(self.port))
        if "{server}" in line:
            server = self._running.enter_context(served(self.directory))
            line = line.replace("{server}", server.url)
        if "{postgres" in line:
            url = self.request.getfixturevalue("postgres")
            line = line.replace("{postgres}", url).replace("{postgres_name}", make_url(url).database or "")
        if "{fresh}" in line:
            line = line.replace("{fresh}", self.fresh)
            self.fresh_is_used = True
        return line

    @property
    def port(self) -> int:
        """A port that is free."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            return int(probe.getsockname()[1])

    def _reach_postgres(self) -> None:
        url = make_url(self.request.getfixturevalue("postgres"))
        self.environ |= {
            "PGHOST": str(url.query.get("host", url.host)),
            "PGUSER": url.username or "",
            "PGPASSWORD": str(url.password or ""),
            **({"PGPORT": str(url.port)} if url.port is not None else {}),
        }

    def _serve(self, command: Command, line: str) -> None:
        """Start a server, ask for its health and its page, and stop it."""
        port = re.search(r"--port (\d+)", line)
        self.environ["PLATIN_PORT"] = port[1] if port is not None else str(self.port)
        url = f"http://127.0.0.1:{self.environ['PLATIN_PORT']}"
        log = self.directory / "server.log"
        with log.open("w") as output:
            process = subprocess.Popen(
                ["bash", "-c", line],
                cwd=self.directory,
                env=self.environ,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        try:
            self._wait_for(f"{url}/health", process, log)
            assert httpx.get(url).status_code == 200
            if "--open" in line or command.words[0] == "make":
                assert self.opened.read_text().strip() == url.replace("127.0.0.1", "localhost")
        finally:
            # It may have ended by itself, which is then what is wrong.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGINT)
            ended = process.wait(PATIENCE)
        # make tells that it was interrupted.
        assert ended == 0 or command.words[0] == "make", log.read_text()

    def _wait_for(self, url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and process.poll() is None:
            try:
                if httpx.get(url).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        pytest.fail(f"no server at {url}: {log.read_text()}")

    def leave(self) -> None:
        """Stop what was started for the commands, and take away what they made elsewhere."""
        self._running.close()
        if self.fresh_is_used:
            for program in ("dropdb", "dropuser"):
                subprocess.run([program, "--if-exists", self.fresh], env=self.environ, check=True, capture_output=True)


@pytest.fixture
def reader(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Reader]:
    found = Reader(tmp_path, request)
    yield found
    found.leave()


# Commands


@pytest.mark.parametrize("block", SHELL_BLOCKS, ids=lambda block: block.where)
def test_commands_run(block: Block, reader: Reader) -> None:
    assert commands(block), block.where
    for command in commands(block):
        reader.run(command)


@pytest.mark.parametrize("command", MENTIONS.values(), ids=lambda command: command.where)
def test_commands_within_sentences_run(command: Command, reader: Reader) -> None:
    reader.run(command)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_is_run_or_named(page: Path) -> None:
    for block in blocks(page):
        known = block.language in {*RUN, *NOT_RUN} or page.name in RUN_ON_PAGES.get(block.language, ())
        assert known, f"{block.where}: nothing runs this block"
        if block.language not in SHELL:
            assert not re.search(r"^(\$ |platin |make )", block.text, re.MULTILINE), f"{block.where}: commands"
    assert page.read_text(encoding="utf-8").count("```") == 2 * len(blocks(page))


def test_nothing_is_excused_that_no_page_has() -> None:
    typed = [command for block in SHELL_BLOCKS for command in commands(block)]
    typed += [command for page in PAGES for command in mentions(page)]
    for shown in STANDS_FOR:
        assert any(shown in command.text for command in typed), shown
    planned = {command.words[1] for command in typed if command.words[0] == "make"}
    assert set(ONLY_PLANNED) <= planned
    assert set(NOT_RUN) <= {block.language for block in BLOCKS}


# Examples


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")], ids=lambda page: page.name
)
def test_examples_run(page: Path) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    result = doctest.testfile(str(page), module_relative=False, optionflags=flags, encoding="utf-8")
    shown = sum(block.text.count(">>> ") for block in blocks(page))
    assert result.attempted == shown, f"an example of {page.name} is not in a block"
    assert result.failed == 0


@pytest.mark.parametrize("block", SCRIPTS, ids=lambda block: block.where)
def test_scripts_run(block: Block, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(re.sub(r"games=[\d_]+", "games=4", block.text), encoding="utf-8")
    environ = {**os.environ, "PYTHONPATH": str(Path(platin.__file__).resolve().parent.parent)}
    done = subprocess.run(
        [sys.executable, script], cwd=tmp_path, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_old_games_can_be_deleted(tmp_path: Path) -> None:
    (deletion,) = (block for block in BLOCKS if block.language == "sql")
    with served(tmp_path) as server:
        server.make("me", "bot")
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.executescript(re.sub(r"'\d{4}-", "'9999-", deletion.text))
        assert database.execute("SELECT count(*) FROM games").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM events").fetchone() == (0,)
    database.close()


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    copy_tree(tmp_path)
    return tmp_path


def contents(tree: Path) -> dict[str, str]:
    """The texts of a tree by path."""
    paths = [path for path in sorted(tree.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(tree).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def in_tree(tree: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    """Run a module of Python in a tree, on the sources of that."""
    environ = {**os.environ, "PYTHONPATH": str(tree / "src"), "PLATIN_LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=tree, env=environ, capture_output=True, text=True, check=False
    )


def test_the_guide_adds_a_card(copied: Path) -> None:
    """Do what the guide says, in a copy of the tree. It touches three files."""
    guide = blocks(ROOT / GUIDE)
    code, imports, words = [block.text for block in guide if block.language == "python"]
    (proof,) = [block.text for block in guide if block.language == "yaml"]
    (begin,) = [one for block in guide if block.language in SHELL for one in commands(block) if "card new" in one.text]
    before = contents(copied)
    done = in_tree(copied, "platin.cli.main", *shlex.split(begin.text)[1:])
    assert done.returncode == 0, done.stderr
    begun = contents(copied)
    touched = {path for path in begun if begun[path] != before.get(path)}
    rules_file, words_file, proof_file = (
        "src/platin/cards/fan.py",
        "src/platin/text/cards/fan.py",
        "scenarios/fan/potters_yard.yaml",
    )
    assert touched == {rules_file, words_file, proof_file}
    assert all(f"`{path}`" in (ROOT / GUIDE).read_text(encoding="utf-8") for path in touched)

    # What is begun is sound, but nothing of it passes before it is written.
    for check in (("ruff", "check", "--no-cache", "src"), ("ruff", "format", "--no-cache", "--check", "src")):
        assert in_tree(copied, *check).returncode == 0, in_tree(copied, *check).stdout
    assert f"NotImplementedError: {EXAMPLE}" in in_tree(copied, "platin.cli.main", "scenario", "run", proof_file).stderr
    unwritten = in_tree(copied, "pytest", "-q", "-p", "no:cacheprovider", str(ROOT / "tests" / "test_texts.py"))
    for test in ("texts_are_whole_lines[en]", "texts_are_whole_lines[de]", "rulings_are_complete_in_both_languages"):
        assert f"::test_{test}" in unwritten.stdout, unwritten.stdout

    # Its text is replaced by that of the guide.
    class_begun = re.search(class_of(EXAMPLE), begun[rules_file])
    words_begun = re.search(words_of(EXAMPLE), begun[words_file])
    assert class_begun is not None
    assert words_begun is not None
    written = begun[rules_file].replace(class_begun[0], code)
    first = written.index("\nfrom platin")
    (copied / rules_file).write_text(f"{written[:first]}\n{imports}{written[first:]}", encoding="utf-8")
    with_ask = begun[words_file].replace("import Both", "import Ask, Both", 1)
    (copied / words_file).write_text(with_ask.replace(words_begun[0], f"{words.rstrip()},\n"), encoding="utf-8")
    (copied / proof_file).write_text(proof, encoding="utf-8")
    passed = in_tree(copied, "platin.cli.main", "scenario", "run", proof_file)
    assert "2 passed, 0 failed" in passed.stdout, passed.stderr
    shown = in_tree(copied, "platin.cli.main", "card", "Töpferhof", "--lang", "de")
    assert "[Regeln der Fankarten: Töpferhof]" in shown.stdout

    # Its expansion is one like the others: kingdoms are drawn from it.
    drawn = in_tree(
        copied, "platin.cli.main", "kingdom", "random", "--expansion", "Fan cards, base", "--include", EXAMPLE
    )
    assert "Potter's Yard" in drawn.stdout, drawn.stderr
    texts = in_tree(copied, "pytest", "-q", "-p", "no:cacheprovider", str(ROOT / "tests" / "test_texts.py"))
    assert texts.returncode == 0, texts.stdout
