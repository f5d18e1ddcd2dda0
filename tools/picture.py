"""Make the pictures of the terminal in docs/images: run a command, draw what it prints as SVG."""

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
KINGDOM = "Throne Room, Flagship, Stowaway, Watchtower, Militia, Moat, Village, Smithy, Market, Young Witch (Cellar)"
PICTURES = {
    "play-en": (["play", "--lang", "en", "--seed", "7", "--kingdom", KINGDOM], "1\nbuy silver\n1\n? flagship\n"),
    "play-de": (["play", "--lang", "de", "--seed", "7", "--kingdom", KINGDOM], "1\nSilber\n1\n? Flaggschiff\n"),
    "card-en": (["card", "Watchtower", "--lang", "en"], ""),
}


def draw(name: str, arguments: list[str], typed: str, most: int = 60) -> None:
    """Draw one picture."""
    environment = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": "100", "TERM": "xterm-256color"}
    command = [sys.executable, "-m", "platin.cli.main", *arguments]
    shown = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=False).stdout
    console = Console(record=True, width=100, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi("\n".join(shown.splitlines()[:most])))
    svg = console.export_svg(title="platin " + arguments[0])
    # The fonts it would fetch from elsewhere: whoever looks has a monospaced one.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    (IMAGES / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    for name, (arguments, typed) in PICTURES.items():
        draw(name, arguments, typed)
