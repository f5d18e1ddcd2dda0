"""The plots of a simulation. Each function draws on axes; what it shows is explained by the page."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from platin.sim.report import data
from platin.sim.report.style import GRID, INK, MUTED, PAPER, WIDTH, series
from platin.sim.report.subject import Subject
from platin.sim.report.words import Words
from platin.sim.tally import Histogram, mean

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Draw = Callable[["Axes", Subject], None]

# A name in a plot has at most so many letters.
_LONGEST: Final = 34
_ROW: Final = 0.21
# How wide a legend may be, in letters.
_LEGEND: Final = 68


def figure(height: float, width: float = WIDTH) -> "Figure":
    """Give an empty figure whose parts find room by themselves."""
    from matplotlib.figure import Figure  # noqa: PLC0415 (an optional extra)
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

    return Figure((width, height), layout=ConstrainedLayoutEngine(w_pad=0.06, h_pad=0.05))


def drawn(draw: Draw, subject: Subject, height: float) -> "Figure":
    """Draw one plot on a figure of its own."""
    made = figure(height)
    draw(made.add_subplot(), subject)
    return made


# Who wins


def win_shares(ax: "Axes", subject: Subject) -> None:
    """Draw the share of games that each contestant won, with its interval."""
    words = subject.words
    for at, c in enumerate(subject.ranking):
        share = subject.standings[c].share
        shown = f"{words.percent(share.share)}  ({words.span(words.percent(share.low), words.percent(share.high))})"
        share_bar(ax, -at, short(subject.names[c]), shown, (share.share, share.low, share.high), series(c).colour)
    _share_axis(ax, subject, subject.players)


def seat_shares(ax: "Axes", subject: Subject) -> None:
    """Draw the share of games that each seat won, whoever sat there."""
    words = subject.words
    for seat, share in enumerate(subject.seats):
        shown = f"{words.percent(share.share)}  ({words.span(words.percent(share.low), words.percent(share.high))})"
        share_bar(
            ax, -seat, words("seat", n=seat + 1), shown, (share.share, share.low, share.high), MUTED, text_colour=INK
        )
    _share_axis(ax, subject, subject.players)


def share_bar(
    ax: "Axes",
    y: float,
    name: str,
    shown: str,
    share: tuple[float, float, float],
    colour: str,
    text_colour: str = INK,
) -> None:
    """Draw a share as a bar of the whole, with its interval, its name and number above it."""
    value, low, high = share
    ax.barh(y, 1, 0.3, color=GRID, linewidth=0)
    ax.barh(y, value, 0.3, color=colour, linewidth=0)
    # The interval lies on the bar and beyond it, so it is drawn with an edge in the colour of the paper.
    ax.plot([low, high], [y, y], color=PAPER, linewidth=3.6, solid_capstyle="butt")
    ax.plot([low, high], [y, y], color=text_colour, linewidth=1.3, marker="|", markersize=7, markeredgewidth=1.3)
    ax.text(0, y + 0.25, name, ha="left", va="bottom", color=text_colour)
    ax.text(1, y + 0.25, shown, ha="right", va="bottom", color=text_colour)


def _share_axis(ax: "Axes", subject: Subject, rows: int) -> None:
    share_axis(ax, subject.words, rows, 1 / subject.players)


def share_axis(ax: "Axes", words: Words, rows: int, equal: float) -> None:
    """Draw what belongs to so many bars of shares: the line of what equals have, and the axis."""
    ax.grid(visible=False)
    # Across the bars only: names and numbers stand between them.
    for row in range(rows):
        ax.plot([equal, equal], [-row - 0.23, -row + 0.23], color=INK, linewidth=0.9, linestyle=(0, (2, 2)))
    ax.set_xlim(-0.005, 1.005)
    ax.set_ylim(-rows + 0.7, 0.75)
    ax.set_yticks([])
    percent_axis(ax, words, "x")
    ax.spines["bottom"].set_visible(False)


def by_seat(ax: "Axes", subject: Subject) -> None:
    """Draw how often each contestant won from each seat."""
    n = subject.players
    for c in range(n):
        estimates = subject.standings[c].by_seat
        places = [seat + 1 + (c - (n - 1) / 2) * 0.11 for seat in range(n)]
        shares = [one.share for one in estimates]
        ax.errorbar(
            places,
            shares,
            [[one.share - one.low for one in estimates], [one.high - one.share for one in estimates]],
            color=series(c).colour,
            marker=series(c).mark,
            markersize=5,
            linestyle=series(c).line,
            linewidth=1,
            elinewidth=1.3,
            capsize=2.5,
            label=short(subject.names[c]),
        )
    ax.axhline(1 / n, color=MUTED, linewidth=0.8, linestyle=(0, (2, 2)), zorder=0.5)
    ax.set_xticks(range(1, n + 1), [subject.words("seat", n=seat) for seat in range(1, n + 1)])
    ax.set_xlim(0.5, n + 0.5)
    ax.set_ylim(-0.03, 1.03)
    _percent_axis(ax, subject, "y")
    _legend(ax, subject)


# Turn by turn


def points_by_turn(ax: "Axes", subject: Subject) -> None:
    """Draw the points after each round."""
    assert subject.seen is not None
    _courses(ax, subject, subject.seen.points)
    ax.set_xlabel(subject.words("axis.round"))


def coins_by_turn(ax: "Axes", subject: Subject) -> None:
    """Draw the money at hand in each turn."""
    assert subject.seen is not None
    _courses(ax, subject, subject.seen.coins)
    ax.set_xlabel(subject.words("axis.turn"))


def _courses(ax: "Axes", subject: Subject, histograms: Sequence[Sequence[Histogram]]) -> None:
    courses = [data.course(of, subject.turns) for of in histograms]
    # More than two bands over each other would show nothing.
    for c, one in enumerate(courses if subject.players == 2 else []):
        ax.fill_between(list(one.turns), one.low, one.high, color=series(c).colour, alpha=0.13, linewidth=0)
    for c, one in enumerate(courses):
        ax.plot(list(one.turns), one.mean, label=short(subject.names[c]), **_line(c, len(one.mean)))
    ax.set_ylim(bottom=min([0, *(value for one in courses for value in one.low)]))
    _turn_axis(ax, subject)
    _whole_axis(ax, subject, "y")
    _legend(ax, subject)


def ahead_by_turn(ax: "Axes", subject: Subject) -> None:
    """Draw how often each contestant was ahead after each round: areas for two, lines for more."""
    assert subject.seen is not None
    found = [data.ahead(lead, subject.turns) for lead in subject.seen.lead]
    if subject.players == 2:
        first = found[0]
        turns = list(range(1, len(first.ahead) + 1))
        level = [ahead + even for ahead, even in zip(first.ahead, first.level)]
        style: dict[str, Any] = {"linewidth": 0}
        ax.fill_between(
            turns, 0, first.ahead, color=series(0).colour, alpha=0.85, label=short(subject.names[0]), **style
        )
        ax.fill_between(turns, first.ahead, level, color=GRID, label=subject.words("level"), **style)
        ax.fill_between(
            turns,
            level,
            1,
            facecolor=series(1).colour,
            alpha=0.85,
            label=short(subject.names[1]),
            **style,
        )
        ax.axhline(0.5, color=INK, linewidth=0.8, linestyle=(0, (2, 2)))
        ax.set_ylim(0, 1)
    else:
        for c, one in enumerate(found):
            turns = list(range(1, len(one.ahead) + 1))
            ax.plot(turns, one.ahead, label=short(subject.names[c]), **_line(c, len(turns)))
        ax.set_ylim(-0.03, 1.03)
    ax.grid(visible=subject.players > 2, axis="y")
    _turn_axis(ax, subject)
    _percent_axis(ax, subject, "y")
    ax.set_xlabel(subject.words("axis.round"))
    _legend(ax, subject)


# Distributions


def length(ax: "Axes", subject: Subject) -> None:
    """Draw how long the games were."""
    words = subject.words
    shares = data.shares(data.trimmed(subject.tally.length))
    ax.bar([value for value, _ in shares], [share for _, share in shares], 0.82, color=MUTED, linewidth=0)
    middle = subject.median_length
    ax.axvline(middle, color=INK, linewidth=1, linestyle=(0, (2, 2)))
    ax.annotate(
        words("median", n=words.whole(middle)),
        (middle, 1),
        xycoords=("data", "axes fraction"),
        xytext=(4, 1),
        textcoords="offset points",
        va="bottom",
    )
    ax.set_xlabel(words("axis.rounds"))
    _whole_axis(ax, subject, "x")
    _percent_axis(ax, subject, "y")


def margin(ax: "Axes", subject: Subject) -> None:
    """Draw by how many points games were won: a histogram for two, ranges for more."""
    words = subject.words
    if subject.players == 2:
        shares = data.shares(data.trimmed(subject.tally.margin[0]))
        for c, sign in ((0, 1), (1, -1)):
            side = [(value, share) for value, share in shares if value * sign > 0]
            ax.bar(
                [value for value, _ in side],
                [share for _, share in side],
                0.82,
                color=series(c).colour,
                hatch="////" if c else None,
                edgecolor=PAPER,
                linewidth=0,
                label=words("more_points", name=short(subject.names[c])),
            )
        level = [(value, share) for value, share in shares if value == 0]
        ax.bar([0 for _ in level], [share for _, share in level], 0.82, color=MUTED, label=words("level"), linewidth=0)
        middle = mean(subject.tally.margin[0])
        ax.axvline(middle, color=INK, linewidth=1, linestyle=(0, (2, 2)))
        ax.set_xlabel(words("axis.margin", name=short(subject.names[0])))
        _percent_axis(ax, subject, "y")
        _legend(ax, subject)
    else:
        for at, c in enumerate(subject.ranking):
            count = subject.tally.margin[c]
            low, left, middle, right, high = (data.at_quantile(count, q) for q in (0.05, 0.25, 0.5, 0.75, 0.95))
            ax.plot([low, high], [-at, -at], color=series(c).colour, linewidth=1.6)
            ax.plot([left, right], [-at, -at], color=series(c).colour, linewidth=7, solid_capstyle="butt")
            ax.plot([middle], [-at], color=PAPER, marker=series(c).mark, markersize=5)
            ax.text(0, -at + 0.24, short(subject.names[c]), transform=ax.get_yaxis_transform(), ha="left", va="bottom")
        ax.axvline(0, color=MUTED, linewidth=0.8, linestyle=(0, (2, 2)), zorder=0.5)
        ax.set_ylim(-subject.players + 0.6, 0.8)
        ax.set_yticks([])
        ax.grid(visible=False, axis="y")
        ax.grid(visible=True, axis="x")
        ax.set_xlabel(words("axis.margin_many"))
    _whole_axis(ax, subject, "x")


# Cards


def timeline(rows: Sequence[data.Row], turns: int, c: int, subject: Subject) -> "Figure":
    """Draw what was gained or played when: a row a card, the darker the more often."""
    from matplotlib.collections import PolyCollection  # noqa: PLC0415 (an optional extra)
    from matplotlib.colors import to_rgba  # noqa: PLC0415

    words = subject.words
    turns = min(turns, data.MOST_COLUMNS)
    shown = rows[: data.MOST_ROWS]
    made = figure(0.62 + _ROW * max(len(shown), 1))
    ax = made.add_subplot()
    most = data.widest(shown) or 1.0
    squares, colours = [], []
    for at, row in enumerate(shown):
        for turn, value in enumerate(row.by_turn[:turns], 1):
            if value >= 0.005:
                left, right, top, bottom = turn - 0.47, turn + 0.47, at - 0.45, at + 0.45
                squares.append([(left, top), (left, bottom), (right, bottom), (right, top)])
                colours.append(to_rgba(series(c).colour, round(0.08 + 0.92 * (value / most) ** 0.6, 2)))
        ax.text(turns + 0.8, at, words.decimal(row.total, 1 if row.total >= 0.05 else 2), ha="left", va="center")
    ax.add_collection(PolyCollection(squares, facecolors=colours, linewidths=0, clip_on=False))
    ax.text(turns + 0.8, -0.75, words("per_game"), ha="left", va="bottom", color=MUTED, fontsize=7.5)
    ax.set_xlim(0.5, turns + 0.5)
    ax.set_ylim(max(len(shown), 1) - 0.4, -0.6)
    ax.set_yticks(range(len(shown)), [short(words.card(row.name), 22) for row in shown])
    ax.tick_params(axis="y", labelcolor=INK, labelsize=8.5)
    ax.grid(visible=False)
    ax.spines["bottom"].set_visible(False)
    _turn_axis(ax, subject, turns)
    ax.set_xlim(0.5, turns + 0.5)
    ax.set_xlabel(words("axis.turn"))
    return made


def final_decks(subject: Subject) -> "Figure":
    """Draw what the decks were made of at the end: a row a card, a mark a contestant."""
    assert subject.seen is not None
    words = subject.words
    rows = data.decks(subject.seen, subject.games)[: data.MOST_ROWS + 2]
    made = figure(0.8 + (0.19 + 0.025 * subject.players) * len(rows))
    ax = made.add_subplot()
    for at, (_, counts) in enumerate(rows):
        ax.plot([min(counts), max(counts)], [at, at], color=GRID, linewidth=2.5, solid_capstyle="round")
    for c in range(subject.players):
        ax.plot(
            [counts[c] for _, counts in rows],
            [at + (c - (subject.players - 1) / 2) * 0.13 for at in range(len(rows))],
            color=series(c).colour,
            marker=series(c).mark,
            markersize=5.6,
            markeredgecolor=PAPER,
            markeredgewidth=0.6,
            linestyle="none",
            label=short(subject.names[c]),
        )
    names = [short(words.card(name), 22) for name, _ in rows]
    ax.set_yticks(range(len(rows)), names)
    ax.tick_params(axis="y", labelcolor=INK, labelsize=8.5)
    ax.set_ylim(len(rows) - 0.4, -0.6)
    ax.set_xlim(left=-0.15)
    ax.grid(visible=False, axis="y")
    ax.grid(visible=True, axis="x")
    ax.set_xlabel(words("axis.copies"))
    _whole_axis(ax, subject, "x")
    _legend(ax, subject, max([len(name) for name in names], default=0))
    return made


# Parts of plots


def short(name: str, longest: int = _LONGEST) -> str:
    """Give a name that fits into a plot."""
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def _line(c: int, turns: int) -> dict[str, Any]:
    """How the line of a contestant looks. The marks of different ones stand at different turns."""
    every = max(turns // 6, 1)
    return {
        "color": series(c).colour,
        "linestyle": series(c).line,
        "marker": series(c).mark,
        "markevery": (c * every // 3 % every, every),
    }


def _legend(ax: "Axes", subject: Subject, beside: int = 0) -> None:
    """Put the legend above the plot, side by side if the names are short enough; so many letters stand beside it."""
    handles, labels = ax.get_legend_handles_labels()
    columns = len(labels)
    while columns > 1 and _legend_width(labels, columns) > _LEGEND - beside:
        columns -= 1
    ax.legend(
        handles,
        labels,
        loc="lower left",
        bbox_to_anchor=(-0.01, 1.0),
        ncols=columns,
        borderaxespad=0.2,
        columnspacing=1.4,
        labelspacing=0.35,
        borderpad=0.1,
    )


def _legend_width(labels: Sequence[str], columns: int) -> int:
    """Give how wide a legend is, in letters; a mark and its gaps take as much as eight."""
    rows, longer = divmod(len(labels), columns)
    width = at = 0
    for column in range(columns):
        end = at + rows + (column < longer)
        width += 8 + max(len(label) for label in labels[at:end])
        at = end
    return width


def _turn_axis(ax: "Axes", subject: Subject, turns: int = 0) -> None:
    turns = turns or subject.turns
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if turns / step <= 10)
    ticks = [turn for turn in range(1, turns + 1) if turn == 1 or turn % step == 0]
    if step > 2 and len(ticks) > 1 and ticks[1] - ticks[0] < step / 2:
        ticks.pop(0)
    ax.set_xticks(ticks, [subject.words.whole(turn) for turn in ticks])
    ax.set_xlim(1, max(turns, 1.5))


def _percent_axis(ax: "Axes", subject: Subject, which: str) -> None:
    percent_axis(ax, subject.words, which)


def percent_axis(ax: "Axes", words: Words, which: str) -> None:
    """Write percentages on an axis."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415 (an optional extra)

    axis = ax.xaxis if which == "x" else ax.yaxis
    low, high = axis.get_view_interval()
    digits = 0 if high - low > 0.05 else 1
    if low <= 0.01 and high >= 0.99:
        axis.set_ticks([0, 0.25, 0.5, 0.75, 1])
    else:
        axis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda value, _: words.percent(value, digits)))


def _whole_axis(ax: "Axes", subject: Subject, which: str) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415 (an optional extra)

    axis = ax.xaxis if which == "x" else ax.yaxis
    axis.set_major_locator(MaxNLocator(8, integer=True, steps=[1, 2, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda value, _: subject.words.whole(value)))
