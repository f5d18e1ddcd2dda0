"""What the pages of the documentation tell people to type: the blocks, the commands in them, and how each is run.

A command is run as it stands, with these exceptions, so that all pages take a minute instead of a day:

- numbers that only make it long become small (`FEW`), and where a default is large the small number is given (`ADDED`);
- what a reader has to fill in is filled in (`STANDS_FOR`), and the files that a reader would have are there;
- what a page tells to type into a program ("... then type: save wrong.json") is typed, and then the input ends;
- a server gets a free port, is asked for its health, and is stopped; the browser it opens is a script;
- a command without arguments that is only mentioned within a sentence (`platin simulate`) is asked for its help;
- targets of make that would take minutes are gone through without being carried out (`ONLY_PLANNED`).
"""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

# The languages of blocks that test_docs runs wherever they are, and the pages whose other blocks a test knows:
# test_scenarios, test_strategies, test_lessons, test_example_client, and test_docs for the guide.
SHELL: Final = frozenset({"sh", "console"})
RUN: Final = SHELL | {"python", "pycon", "sql"}
RUN_ON_PAGES: Final = {
    "yaml": ("scenarios.md", "strategies.md", "lessons.md", "CONTRIBUTING.md"),
    "json": ("protocol.md",),
}
# What is only shown, and why nothing can run it here.
NOT_RUN: Final = {
    "text": "what a program prints",
    "nginx": "the settings of a proxy, which is not among what the tests need",
    "ini": "a service of systemd, which containers lack",
    "promql": "a query for Prometheus, which is not among what the tests need",
}

# Targets of make that `make -n` goes through, and why they are not carried out.
ONLY_PLANNED: Final = {
    "test": "it would run this test again",
    "test-compiled": "it would run this test again",
    "compile": "mypyc takes minutes",
    "compile-profiled": "mypyc takes minutes",
    "wheel": "mypyc takes minutes",
    "bench": "it compiles first",
    "format": "it would rewrite the sources while they are being tested; `make test` checks the format",
}

FEW: Final = {
    "--games": "4",
    "-n": "4",
    "--kingdoms": "2",
    "-K": "2",
    "--seconds": "1",
    "--jobs": "1",
    "--port": "{port}",
}
# The same option has a short name and a long one.
SHORT: Final = {"--games": "-n", "--kingdoms": "-K"}
ADDED: Final = {
    "rl": ("--games",),
    "simulate": ("--games",),
    "tournament": ("--games",),
    "load": ("--games", "--seconds", "--think"),
}
# Without a pause the limit of a server is found at once, and sooner if it is not approached from so few games.
THINK: Final = "0"
MANY: Final = "60"

STANDS_FOR: Final = {
    "platin load https://dominion.example.org": "platin load {server}",
    "postgresql://platin:PASSWORD@db/platin": "'{postgres}'",
    "postgresql://...": "'{postgres}'",
    "platin card NAME": "platin card Wachturm",
    "platin kingdom show NAME --plan": "platin kingdom show 'First Game (2E)' --plan",
    # Where the card of the guide would be.
    "platin scenario run scenarios/fan": "platin scenario run scenarios/base",
    "--load FILE": "--load game.json",
    "simulate A B --kingdom ... --seed THAT": "simulate big-money random --kingdom random --seed 7",
    # The game that a reader has saved here has hardly begun.
    "platin analyse game.json --after 41 then.json && platin play --load then.json": "platin analyse game.json",
    # A search takes minutes: it is only asked for its help. What it would have found is not there.
    "platin learn ": "platin learn --help ",
    "platin simulate witch.yaml general": "platin simulate big-money general",
    "platin simulate master:look master": "platin simulate master big-money",
    # It learns for minutes, with packages that are not among what the tests need: it is only read.
    "python docs/examples/train_ppo.py --out mine.zip --curve curve.svg": "python -m ast docs/examples/train_ppo.py",
    # Names that the PostgreSQL of the tests has already.
    "createuser --pwprompt platin": "createuser --pwprompt {fresh}",
    "createdb --owner platin --encoding UTF8 platin": "createdb --owner {fresh} --encoding UTF8 {fresh}",
    "--file=platin.dump platin": "--file=platin.dump {postgres_name}",
}

_FENCE: Final = re.compile(r"^ *```(?P<language>\w*)[^\n]*\n(?P<text>.*?)^ *```$", re.DOTALL | re.MULTILINE)
_CODE: Final = re.compile(r"`([^`]+)`")
_TYPED_IN_PROSE: Final = re.compile(r"(platin|make|python|pip|\.|[A-Z_]+=\S+) \S")
_COMMENT: Final = re.compile(r"(?:^|\s+)#(?:\s.*|$)")
_TYPED: Final = re.compile(r"then type: (.+)$")
_ASSIGNMENT: Final = re.compile(r"[A-Z_]+=")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    page: Path
    line: int
    language: str
    text: str

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


@dataclass(frozen=True)
class Command:
    """A command as it is typed, what is typed into it, and whether a sentence only mentions it."""

    where: str
    text: str
    typed: tuple[str, ...] = ()
    mentioned: bool = False

    @property
    def words(self) -> list[str]:
        """Give the words from the program on, without variables set before it and the choice of language."""
        words = shlex.split(self.text)
        while words and _ASSIGNMENT.match(words[0]):
            words = words[1:]
        if words[:2] == ["platin", "--lang"]:
            words = ["platin", *words[3:]]
        return words

    @property
    def serves(self) -> bool:
        """Tell whether it is a server, which runs until it is stopped."""
        return self.words[:2] in (["platin", "serve"], ["make", "play"])


def blocks(page: Path) -> list[Block]:
    """Give the fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start()) + 1, found["language"], found["text"])
        for found in _FENCE.finditer(text)
    ]


def commands(block: Block) -> list[Command]:
    """Give the commands of a shell block; of a session, those after a prompt."""
    found: list[Command] = []
    for line in block.text.replace("\\\n", " ").splitlines():
        if block.language == "console" and not line.startswith("$ "):
            continue
        text = _COMMENT.sub("", line.removeprefix("$ ")).strip()
        typed = _TYPED.search(line)
        if text:
            found.append(Command(block.where, text, (typed[1],) if typed is not None else ()))
    return found


def mentions(page: Path) -> Iterator[Command]:
    """Give the commands within the sentences of a page."""
    text = page.read_text(encoding="utf-8")
    # Blocks become empty lines, so that the numbers of lines stay.
    prose = _FENCE.sub(lambda found: "\n" * found[0].count("\n"), text)
    for found in _CODE.finditer(prose):
        code = " ".join(found[1].split())
        if _TYPED_IN_PROSE.match(code):
            where = f"{page.relative_to(ROOT)}:{prose.count(chr(10), 0, found.start()) + 1}"
            yield Command(where, code, mentioned=True)


def runnable(command: Command) -> Command:
    """Give a command as it is run: filled in, and short."""
    text = command.text
    for shown, meant in STANDS_FOR.items():
        text = text.replace(shown, meant)
    few = {**FEW, "--games": MANY} if "--find-limit" in text else FEW
    for option, number in few.items():
        text = re.sub(rf"(?<![-\w]){option} \S+", f"{option} {number}", text)
    filled = replace(command, text=text)
    words = filled.words
    if words[0] == "platin" and len(words) == 2 and command.mentioned:
        return replace(filled, text=f"{text} --help")
    if words[0] == "platin" and "--help" not in words:
        for option in ADDED.get(words[1], ()):
            if not {option, SHORT.get(option)} & set(words):
                text += f" {option} {few.get(option, THINK)}"
    elif words[0] == "make":
        # Never make the environment anew in which the tests are running.
        plan = " -n" if words[1] in ONLY_PLANNED else ""
        text = text.replace("make ", f"make -o .venv/.ready{plan} ", 1)
    elif words[:2] == [".", ".venv/bin/activate"]:
        text += " && platin --version"
    return replace(filled, text=text)
