"""The plots of a tournament: ratings with intervals, and all against all. On a page, or together as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platin.sim.ratings import MEAN
from platin.sim.report import plots
from platin.sim.report.pictures import save
from platin.sim.report.standings import Standings
from platin.sim.report.style import GRID, INK, MUTED, WIDTH, house_style, series
from platin.sim.report.words import Words
from platin.sim.tournament import Tournament

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def write_png(tournament: Tournament, file: Path, lang: str, level: float) -> None:
    """Write ratings and the table of all against all as one picture."""
    standings = Standings(tournament, lang, level)
    with house_style():
        save(_picture(standings), file)


def draw_ratings(ax: "Axes", standings: Standings) -> None:
    """Draw the ratings with their intervals, the best on top."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415 (an optional extra)

    colour = series(0).colour
    shown = [c for c in standings.ranking if standings.ratings.ratings[c].error < float("inf")]
    for at, c in enumerate(shown):
        one = standings.ratings.ratings[c]
        ax.plot([one.low, one.high], [at, at], color=colour, linewidth=2.2, solid_capstyle="butt")
        for edge, is_open, mark in ((one.low, one.open_below, "<"), (one.high, one.open_above, ">")):
            ax.plot([edge], [at], color=colour, marker=mark if is_open else "|", markersize=6, markeredgewidth=1.6)
        ax.plot([one.value], [at], color=colour, marker="o", markersize=4.6)
        ax.annotate(
            standings.value(one),
            (one.value, at),
            (0, 5.5),
            textcoords="offset points",
            ha="center",
            va="bottom",
            fontsize=8,
        )
    ax.axvline(MEAN, color=MUTED, linewidth=0.8, linestyle=(0, (2, 2)), zorder=0.5)
    ax.set_yticks(range(len(shown)), [f"{plots.short(standings.names[c], 26)}  {at + 1}" for at, c in enumerate(shown)])
    ax.tick_params(axis="y", labelcolor=INK, labelsize=8.5)
    ax.set_ylim(max(len(shown), 1) - 0.45, -0.75)
    ax.grid(visible=False, axis="y")
    ax.grid(visible=True, axis="x")
    ax.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    ax.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.0f}"))
    ax.set_xlabel(standings.words("axis.rating"))


def draw_cross(ax: "Axes", standings: Standings) -> None:
    """Draw what each contestant (rows) won against each other (columns)."""
    ranking = standings.ranking
    names = [standings.names[c] for c in ranking]
    draw_matrix(ax, names, [[standings.share(a, b) for b in ranking] for a in ranking], standings.words)


def draw_matrix(
    ax: "Axes", names: Sequence[str], shares: Sequence[Sequence[float | None]], words: Words, equal: float = 0.5
) -> None:
    """Draw what rows won against columns: blue above what equals have, orange below; nobody meets itself."""
    from matplotlib.patches import Rectangle  # noqa: PLC0415 (an optional extra)

    n = len(names)
    size = 8 if n <= 8 else 7 if n <= 12 else 5.5
    for row in range(n):
        for column in range(n):
            share = shares[row][column]
            if row == column:
                ax.add_patch(Rectangle((column - 0.48, row - 0.48), 0.96, 0.96, facecolor=GRID, linewidth=0))
                continue
            if share is None:
                ax.text(column, row, "–", ha="center", va="center", color=MUTED, fontsize=size)
                continue
            colour = series(0).colour if share >= equal else series(1).colour
            strength = round(min(abs(share - equal) * 1.3, 0.6), 2)
            ax.add_patch(
                Rectangle((column - 0.48, row - 0.48), 0.96, 0.96, facecolor=colour, alpha=strength, linewidth=0)
            )
            ax.text(column, row, words.decimal(100 * share, 0), ha="center", va="center", fontsize=size)
    ax.set_yticks(range(n), [f"{plots.short(name, 26)}  {at + 1}" for at, name in enumerate(names)])
    ax.set_xticks(range(n), [str(at + 1) for at in range(n)])
    ax.tick_params(labelcolor=INK, labelsize=8.5)
    ax.xaxis.tick_top()
    ax.set_xlim(-0.5, n - 0.5)
    ax.set_ylim(n - 0.5, -0.5)
    ax.grid(visible=False)
    ax.spines["bottom"].set_visible(False)


def ratings_figure(standings: Standings) -> "Figure":
    """Draw the ratings on a figure of their own."""
    made = plots.figure(0.7 + 0.36 * len(standings.ranking))
    draw_ratings(made.add_subplot(), standings)
    return made


def cross_figure(standings: Standings) -> "Figure":
    """Draw all against all on a figure of its own."""
    n = len(standings.ranking)
    made = plots.figure(0.45 + 0.3 * n, max(WIDTH, 2.2 + 0.33 * n))
    draw_cross(made.add_subplot(), standings)
    return made


def _picture(standings: Standings) -> "Figure":
    n = len(standings.ranking)
    made = plots.figure(max(1.3 + 0.38 * n, 2.4), 2 * max(WIDTH, 1.5 + 0.3 * n))
    said, _ = standings.headline()
    made.suptitle(said, x=0.01, ha="left", fontsize=13, fontweight="bold")
    parts: Any = made.subfigures(1, 2, width_ratios=[1.15, 1])
    left, right = parts
    for part, key in ((left, "tournament.ratings.title"), (right, "tournament.cross.title")):
        part.suptitle(standings.words(key), x=0.02, ha="left", fontsize=9.5, color=MUTED, fontweight="bold")
    draw_ratings(left.add_subplot(), standings)
    draw_cross(right.add_subplot(), standings)
    return made
