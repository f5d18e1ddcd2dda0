"""The main plots of a simulation as PNG files, each with its title, and one picture with all of them."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from platin.sim.outcome import Outcome
from platin.sim.report import data, plots
from platin.sim.report.headline import headline
from platin.sim.report.style import MUTED, PAPER, WIDTH, house_style
from platin.sim.report.subject import Subject

if TYPE_CHECKING:
    from matplotlib.figure import Figure

DOTS: Final = 200


def write_pictures(outcome: Outcome, directory: Path, lang: str, level: float) -> list[Path]:
    """Write the plots to a directory, which is made if need be; give the files."""
    subject = Subject(outcome, lang, level)
    if not subject.games:
        return []
    directory.mkdir(parents=True, exist_ok=True)
    with house_style():
        return [save(figure, directory / f"{name}.png") for name, figure in _figures(subject)]


def save(figure: "Figure", file: Path) -> Path:
    """Write a figure as PNG."""
    figure.savefig(file, format="png", dpi=DOTS, facecolor=PAPER, metadata={"Software": None})
    return file


def titled(figure: "Figure", title: str) -> "Figure":
    """Put a title over a figure."""
    figure.suptitle(title, x=0.012, ha="left", fontsize=10.5, fontweight="bold")
    return figure


def _figures(subject: Subject) -> list[tuple[str, "Figure"]]:
    words = subject.words
    rows = 0.75 + 0.52 * subject.players
    singles: list[tuple[str, plots.Draw, float]] = [
        ("wins", plots.win_shares, rows),
        ("by_seat", plots.by_seat, 2.8),
        ("length", plots.length, 2.8),
        ("margin", plots.margin, 2.8),
    ]
    seen = subject.seen
    if seen is not None:
        singles += [
            ("ahead", plots.ahead_by_turn, 2.9),
            ("points", plots.points_by_turn, 2.9),
            ("coins", plots.coins_by_turn, 2.9),
        ]
    found = [("overview", _overview(subject, singles))]
    for name, draw, height in singles:
        found.append((name, titled(plots.drawn(draw, subject, height), words(f"{name}.title"))))
    if seen is not None:
        for c, player in enumerate(subject.names):
            for kind in ("gained", "played"):
                sources = [seen.gained[c], seen.bought[c]] if kind == "gained" else [seen.played[c]]
                cards = data.timeline(sources, seen.coins[c], subject.games)
                if cards:
                    figure = plots.timeline(cards, subject.turns, c, subject)
                    found.append((f"{kind}-{c + 1}", titled(figure, words(f"{kind}.title", name=player))))
        found.append(("decks", titled(plots.final_decks(subject), words("decks.title"))))
    return found


def _overview(subject: Subject, singles: list[tuple[str, "plots.Draw", float]]) -> "Figure":
    """Give the plots in one picture, with the answer above them."""
    order = ["wins", "by_seat", "ahead", "points", "coins", "length", "margin"]
    chosen = [entry for name in order for entry in singles if entry[0] == name]
    if len(chosen) > 6:
        chosen = [entry for entry in chosen if entry[0] != "by_seat"]
    lines = -(-len(chosen) // 2)
    made = plots.figure(0.75 + 2.9 * lines, 2 * WIDTH + 0.3)
    answer = headline(subject)
    made.suptitle(answer.text, x=0.012, ha="left", fontsize=13, fontweight="bold")
    parts: Any = made.subfigures(lines, 2, squeeze=False, wspace=0.04, hspace=0.04)
    for (name, draw, _), part in zip(chosen, parts.flat):
        part.suptitle(subject.words(f"{name}.title"), x=0.02, ha="left", fontsize=9.5, color=MUTED, fontweight="bold")
        draw(part.add_subplot(), subject)
    return made
