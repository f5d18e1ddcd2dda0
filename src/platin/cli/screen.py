"""The terminal as a place to write on: width, colours where there are any, and plain letters where it has no others."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.text import Text

WIDEST: Final = 120
_PLAIN: Final = str.maketrans(
    {
        "·": "-",
        "×": "x",
        "─": "-",
        "━": "=",
        "▸": ">",
        "•": "*",
        "–": "-",
        "—": "-",
        "…": ".",
        "„": '"',
        "“": '"',
        "”": '"',
        "→": ">",
    }
)
_TWO_LETTERS: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "é": "e", "’": "'"}
)


class Screen:
    """Lines of text on a terminal, a pipe or in a test."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """The width to draw for: that of the terminal, but no wider than is pleasant to read."""
        return max(40, min(self.console.width, WIDEST))

    def line(
        self, text: Text | str = "", indent: int = 0, hang: int = 0, style: str = "", lead: Text | None = None
    ) -> None:
        """Write a line, wrapped where it is too long: `hang` is added before its continuation.

        A `lead` stands before the text, and the continuation begins below the text.
        """
        text = Text(text, style=style) if isinstance(text, str) else text
        lead = Text("") if lead is None else lead
        hang = hang or lead.cell_len
        for part in text.wrap(self.console, self.width - indent - hang) if text.plain else [text]:
            part.rstrip()
            line = Text(" " * indent).append_text(lead).append_text(part)
            line.rstrip()
            self._write(line)
            lead = Text(" " * hang)

    def lines(self, texts: Iterable[Text], indent: int = 0) -> None:
        """Write lines that are already as wide as they may be."""
        for text in texts:
            text.rstrip()
            self._write(Text(" " * indent) + text if text.plain else text)

    def rule(self, title: str, right: str = "", heavy: bool = False) -> None:
        """Write a heading in a line across the screen."""
        bar = "━" if heavy else "─"
        style = "bold" if heavy else ""
        line = Text(bar * 2 + " ", style="dim")
        line.append(title, style="bold")
        end = Text(f" {right} " + bar * 2, style=style) if right else Text("")
        gap = self.width - line.cell_len - 1 - end.cell_len
        line.append(" " + bar * max(gap, 2), style="dim")
        line.append_text(end)
        self._write(line)

    def _write(self, text: Text) -> None:
        encoding = self.console.encoding or "utf-8"
        if not _can(encoding, text.plain):
            plain = text.plain.translate(_PLAIN)
            if not _can(encoding, plain):
                plain = plain.translate(_TWO_LETTERS).encode(encoding, "replace").decode(encoding)
            spans = text.spans if len(plain) == len(text.plain) else []
            text = Text(plain, style=text.style, spans=spans)
        self.console.print(text, soft_wrap=True)

    def flush(self) -> None:
        """See to it that everything written can be read."""
        self.console.file.flush()


class Reader:
    """Where typed lines come from. Lines from a pipe or file are shown, so that the output reads like a dialogue."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        # What the tabulator key completes.
        self.words: list[str] = []
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        if self.typed:
            self._edit()

    def __call__(self, prompt: str) -> str:
        """Read a line; `EOFError` if there is none."""
        self.screen.flush()
        if self.typed:
            return input(prompt)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        line = line.rstrip("\r\n")
        self.screen.line(f"{prompt}{line}")
        return line

    def _edit(self) -> None:
        """Let typed lines be edited, called back and completed, where the system can."""
        with suppress(ImportError):
            import readline

            readline.set_completer_delims(",")
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def _complete(self, begun: str, state: int) -> str | None:
        """Give the next word that a line can go on with, as the `readline` library asks for it."""
        space = begun[: len(begun) - len(begun.lstrip())]
        found = [word for word in self.words if word.casefold().startswith(begun.strip().casefold())]
        return space + found[state] if state < len(found) else None


def _can(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
