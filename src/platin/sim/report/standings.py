"""The report of a tournament: ratings with intervals, the table of all against all, how it was computed."""

import shlex
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from platin.sim.ratings import MEAN, Pair, Rating
from platin.sim.report import html, plots
from platin.sim.report.html import escaped
from platin.sim.report.kingdom import kingdom_section, kingdom_text
from platin.sim.report.pictures import save
from platin.sim.report.style import GRID, INK, MUTED, SERIES, WIDTH, house_style
from platin.sim.report.svg import inline_svg
from platin.sim.report.words import Words, contestant_name, numbered
from platin.sim.tournament import Tournament

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# A pair whose result is further than this from what the ratings let expect is worth a word; in standard errors.
SURPRISING: Final = 4.0
_MOST_SURPRISES: Final = 8
_MOST_KINGDOMS: Final = 200


class Table:
    """A tournament worked out once, in a language, with intervals at a level."""

    def __init__(self, tournament: Tournament, lang: str, level: float) -> None:
        self.tournament = tournament
        self.schedule = tournament.schedule
        self.level = level
        self.words = Words(lang)
        self.names = numbered([contestant_name(text, lang) for text in self.schedule.contestants])
        self.ratings = tournament.ratings(level)
        self.ranking = self.ratings.ranking()
        self.pairs: dict[tuple[int, int], Pair] = {(pair.a, pair.b): pair for pair in self.ratings.pairs}

    def share(self, a: int, b: int) -> float | None:
        """Give how much one contestant won of its games against another; None if they did not meet."""
        if (a, b) in self.pairs:
            return self.pairs[a, b].share.share
        return 1 - self.pairs[b, a].share.share if (b, a) in self.pairs else None

    def over_kingdoms(self) -> list[str]:
        """Say what each pair won over kingdoms in general, and in how many of these it was less than half."""
        words = self.words
        found = []
        count = len(self.schedule.layouts)
        for a, b in combinations(self.ranking, 2):
            pair = self.pairs.get((min(a, b), max(a, b)))
            if pair is None or self.ratings.unit != "kingdom":
                continue
            share = pair.share
            low, high = (share.low, share.high) if pair.a == a else (1 - share.high, 1 - share.low)
            results = [self.tournament.result(a, b, at) for at in range(count)]
            fewer = sum(won < lost for won, _, lost in results)
            found.append(
                words(
                    "tournament.print.pair",
                    name=self.names[a],
                    other=self.names[b],
                    share=words.percent(share.share if pair.a == a else 1 - share.share),
                    interval=words.span(words.percent(low), words.percent(high)),
                    level=words.level(self.level),
                    fewer=words.whole(fewer),
                    n=words.whole(count),
                )
            )
        return found

    def surprises(self) -> list[Pair]:
        """Give the pairs that one number for each contestant does not describe, the largest difference first."""
        found = [pair for pair in self.ratings.pairs if abs(pair.surprise) > SURPRISING]
        return sorted(found, key=lambda pair: -abs(pair.surprise))[:_MOST_SURPRISES]

    def value(self, rating: Rating) -> str:
        """Write a rating, with a sign if it is open on a side."""
        number = self.words.whole(rating.value).replace(".", "").replace(",", "")
        if rating.open_above and rating.open_below:
            return f"≈ {number}"
        return f"≥ {number}" if rating.open_above else f"≤ {number}" if rating.open_below else number

    def interval(self, rating: Rating) -> str:
        """Write between which bounds a rating lies; a side that the games leave open is open."""
        if rating.error == float("inf"):
            return "–"
        low = "…" if rating.open_below else f"{rating.low:.0f}"
        high = "…" if rating.open_above else f"{rating.high:.0f}"
        return f"{low}–{high}"

    def rows(self) -> list[list[str]]:
        """Give the table of the ratings, the best first: name, rating, interval, games won, how sure to be ahead."""
        words = self.words
        rows = []
        for at, c in enumerate(self.ranking):
            rating = self.ratings.ratings[c]
            points, games = self.tournament.score(c)
            following = self.ranking[at + 1] if at + 1 < len(self.ranking) else c
            comparable = following != c and self.ratings.ratings[following].group == rating.group
            won = words.percent(points / games) if games else "–"
            sure = self.sure(c, following) if comparable else ""
            rows.append([self.names[c], self.value(rating), self.interval(rating), won, sure])
        return rows

    def notes(self) -> list[str]:
        """Say what there is to know about open and incomparable ratings."""
        found = []
        if any(one.open_above or one.open_below for one in self.ratings.ratings):
            found.append(self.words("tournament.open"))
        if len({one.group for one in self.ratings.ratings}) > 1:
            found.append(self.words("tournament.groups"))
        return found

    def headline(self) -> tuple[str, str]:
        """Say who is best, and how sure that is."""
        words = self.words
        if not self.ratings.pairs:
            return words("headline.none"), ""
        best, second = self.ranking[:2]
        names = {"name": self.names[best], "other": self.names[second]}
        sure = self.ratings.confidence_ahead(best, second)
        if abs(self.ratings.ratings[best].value - self.ratings.ratings[second].value) < 0.5:
            return words("tournament.even", **names), words("tournament.even.sure", **names)
        known = 1 - (1 - self.level) / 2
        key = "tournament.best" if sure >= known else "tournament.close"
        said = words(
            "tournament.sure" if sure >= known else "tournament.unsure",
            difference=words.whole(self.ratings.ratings[best].value - self.ratings.ratings[second].value),
            expected=words.percent(self._expected(best, second)),
            sure=self.sure(best, second, "tournament.more_than"),
            **names,
        )
        return words(key, **names), said

    def sure(self, a: int, b: int, more: str = "tournament.more") -> str:
        """Write how sure it is that one contestant is better than another; nothing is sure entirely."""
        sure = self.ratings.confidence_ahead(a, b)
        return self.words(more, share=self.words.percent(0.999)) if sure > 0.999 else self.words.percent(sure)

    def _expected(self, a: int, b: int) -> float:
        difference = self.ratings.ratings[a].value - self.ratings.ratings[b].value
        return float(1 / (1 + 10 ** (-difference / 400)))


def write_html(tournament: Tournament, file: Path, lang: str, level: float) -> None:
    """Write the report of a tournament: one page that needs nothing else."""
    file.write_text(tournament_page(tournament, lang, level), encoding="utf-8")


def write_png(tournament: Tournament, file: Path, lang: str, level: float) -> None:
    """Write ratings and the table of all against all as one picture."""
    table = Table(tournament, lang, level)
    with house_style():
        save(_picture(table), file)


# Plots


def draw_ratings(ax: "Axes", table: Table) -> None:
    """Draw the ratings with their intervals, the best on top."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415 (an optional extra)

    shown = [c for c in table.ranking if table.ratings.ratings[c].error < float("inf")]
    for at, c in enumerate(shown):
        one = table.ratings.ratings[c]
        ax.plot([one.low, one.high], [at, at], color=SERIES[0], linewidth=2.2, solid_capstyle="butt")
        for edge, is_open, mark in ((one.low, one.open_below, "<"), (one.high, one.open_above, ">")):
            ax.plot([edge], [at], color=SERIES[0], marker=mark if is_open else "|", markersize=6, markeredgewidth=1.6)
        ax.plot([one.value], [at], color=SERIES[0], marker="o", markersize=4.6)
        ax.annotate(
            table.value(one),
            (one.value, at),
            (0, 5.5),
            textcoords="offset points",
            ha="center",
            va="bottom",
            fontsize=8,
        )
    ax.axvline(MEAN, color=MUTED, linewidth=0.8, linestyle=(0, (2, 2)), zorder=0.5)
    ax.set_yticks(range(len(shown)), [f"{plots.short(table.names[c], 26)}  {at + 1}" for at, c in enumerate(shown)])
    ax.tick_params(axis="y", labelcolor=INK, labelsize=8.5)
    ax.set_ylim(max(len(shown), 1) - 0.45, -0.75)
    ax.grid(visible=False, axis="y")
    ax.grid(visible=True, axis="x")
    ax.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    ax.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.0f}"))
    ax.set_xlabel(table.words("axis.rating"))


def draw_cross(ax: "Axes", table: Table, with_names: bool = True) -> None:
    """Draw what each contestant (rows) won against each other (columns): blue above one half, orange below."""
    from matplotlib.patches import Rectangle  # noqa: PLC0415 (an optional extra)

    n = len(table.ranking)
    size = 8 if n <= 8 else 7 if n <= 12 else 5.5
    for row, a in enumerate(table.ranking):
        for column, b in enumerate(table.ranking):
            share = table.share(a, b)
            if a == b:
                ax.add_patch(Rectangle((column - 0.48, row - 0.48), 0.96, 0.96, facecolor=GRID, linewidth=0))
                continue
            if share is None:
                ax.text(column, row, "–", ha="center", va="center", color=MUTED, fontsize=size)
                continue
            colour = SERIES[0] if share >= 0.5 else SERIES[1]
            strength = round(min(abs(share - 0.5) * 1.3, 0.6), 2)
            ax.add_patch(
                Rectangle((column - 0.48, row - 0.48), 0.96, 0.96, facecolor=colour, alpha=strength, linewidth=0)
            )
            ax.text(column, row, table.words.decimal(100 * share, 0), ha="center", va="center", fontsize=size)
    names = [f"{plots.short(table.names[c], 26)}  {at + 1}" for at, c in enumerate(table.ranking)]
    ax.set_yticks(range(n), names if with_names else [str(at + 1) for at in range(n)])
    ax.set_xticks(range(n), [str(at + 1) for at in range(n)])
    ax.tick_params(labelcolor=INK, labelsize=8.5)
    ax.xaxis.tick_top()
    ax.set_xlim(-0.5, n - 0.5)
    ax.set_ylim(n - 0.5, -0.5)
    ax.grid(visible=False)
    ax.spines["bottom"].set_visible(False)


def _ratings_figure(table: Table) -> "Figure":
    made = plots.figure(0.7 + 0.36 * len(table.ranking))
    draw_ratings(made.add_subplot(), table)
    return made


def _cross_figure(table: Table) -> "Figure":
    n = len(table.ranking)
    made = plots.figure(0.45 + 0.3 * n, max(WIDTH, 2.2 + 0.33 * n))
    draw_cross(made.add_subplot(), table)
    return made


def _picture(table: Table) -> "Figure":
    n = len(table.ranking)
    made = plots.figure(max(1.3 + 0.38 * n, 2.4), 2 * max(WIDTH, 1.5 + 0.3 * n))
    said, _ = table.headline()
    made.suptitle(said, x=0.01, ha="left", fontsize=13, fontweight="bold")
    parts: Any = made.subfigures(1, 2, width_ratios=[1.15, 1])
    left, right = parts
    for part, key in ((left, "tournament.ratings.title"), (right, "tournament.cross.title")):
        part.suptitle(table.words(key), x=0.02, ha="left", fontsize=9.5, color=MUTED, fontweight="bold")
    draw_ratings(left.add_subplot(), table)
    draw_cross(right.add_subplot(), table)
    return made


# The page


def tournament_page(tournament: Tournament, lang: str, level: float) -> str:
    """Give the page."""
    table = Table(tournament, lang, level)
    words = table.words
    answer, sure = table.headline()
    facts = [
        (words.whole(len(table.names)), words("tournament.fact.players")),
        (words.whole(len(table.ratings.pairs)), words.of("tournament.fact.pairs", len(table.ratings.pairs))),
        (words.whole(tournament.games), words("fact.games")),
        (words.whole(len(table.schedule.layouts)), words.of("tournament.fact.kingdoms", len(table.schedule.layouts))),
    ]
    listed = "".join(f"<li><b>{value}</b><span>{escaped(label)}</span></li>" for value, label in facts)
    said = [sure] if sure else []
    said += [words("interrupted")] if tournament.interrupted else []
    parts = [
        f'<header><p class="kicker">{escaped(words("tournament.kicker"))}</p><h1>{escaped(answer)}</h1>'
        + "".join(f'<p class="lead">{escaped(sentence)}</p>' for sentence in said)
        + f'<ul class="facts">{listed}</ul></header>'
    ]
    with house_style():
        parts += [_ratings_section(table), _cross_section(table)]
    parts += [_kingdoms(table), _method(table)]
    title = words("tournament.title", n=words.whole(len(table.names)), games=words.whole(tournament.games))
    return html.page(lang, title, "\n".join(parts))


def _ratings_section(table: Table) -> str:
    words = table.words
    described = "; ".join(f"{table.names[c]} {table.value(table.ratings.ratings[c])}" for c in table.ranking)
    picture = inline_svg(
        _ratings_figure(table),
        "ratings",
        words("tournament.ratings.title"),
        words("tournament.ratings.desc", values=described),
    )
    head = [
        words("column.player"),
        words("column.rating"),
        words("column.interval", level=words.level(table.level)),
        words("column.score"),
        words("column.ahead_of_next"),
    ]
    rows = [
        [f"{at + 1}. {escaped(row[0])}", *(escaped(cell) for cell in row[1:])] for at, row in enumerate(table.rows())
    ]
    caption = words("tournament.ratings.caption", level=words.level(table.level))
    return html.section(
        "ratings",
        words("tournament.ratings.title"),
        " ".join([words("tournament.ratings.note"), *table.notes()]),
        html.grid(
            html.figure(words("tournament.ratings.title"), caption, picture),
            f'<div class="card">{html.table(head, rows)}'
            f'<p class="note">{escaped(words("tournament.ahead.note"))}</p></div>',
        ),
    )


def _cross_section(table: Table) -> str:
    words = table.words
    picture = inline_svg(_cross_figure(table), "cross", words("tournament.cross.title"), words("tournament.cross.desc"))
    head = ["", *(str(at + 1) for at in range(len(table.ranking)))]
    rows = []
    for at, a in enumerate(table.ranking):
        cells = []
        for b in table.ranking:
            share = table.share(a, b)
            if a == b or share is None:
                cells.append("–" if a != b else "")
                continue
            won, shared, lost = table.tournament.result(a, b)
            counts = " : ".join(words.whole(number) for number in (won, shared, lost))
            cells.append(f"{words.percent(share)}<br><small>{counts}</small>")
        rows.append([f"{at + 1}. {escaped(table.names[a])}", *cells])
    behind = html.numbers_of(
        words("numbers"), html.table(head, rows, escaped(words("tournament.cross.cells")), "cross")
    )
    surprises = table.surprises()
    body = f'<p class="note">{escaped(words("tournament.fit.none"))}</p>'
    if surprises:
        body = (
            html.table(
                [words("column.pair"), words("column.share"), words("column.expected")],
                [
                    [
                        escaped(f"{table.names[pair.a]} – {table.names[pair.b]}"),
                        words.percent(pair.share.share),
                        words.percent(pair.expected),
                    ]
                    for pair in surprises
                ],
            )
            + f'<p class="note">{escaped(words("tournament.fit.some"))}</p>'
        )
    return html.section(
        "cross",
        words("tournament.cross.title"),
        "",
        html.grid(
            html.figure(words("tournament.cross.title"), words("tournament.cross.caption"), picture, behind),
            f'<div class="card"><h3>{escaped(words("tournament.fit.title"))}</h3>{body}</div>',
        ),
    )


def _kingdoms(table: Table) -> str:
    layouts = table.schedule.layouts
    words = table.words
    if len(layouts) == 1:
        return kingdom_section(layouts[0], words)
    best = table.ranking[0]
    rows = []
    for at, layout in enumerate(layouts[:_MOST_KINGDOMS]):
        points, games = table.tournament.score(best, at)
        won = words.percent(points / games) if games else "–"
        rows.append([escaped(kingdom_text(layout, words.lang)), won])
    if len(layouts) > _MOST_KINGDOMS:
        more = words("tournament.kingdoms.more", n=words.whole(len(layouts) - _MOST_KINGDOMS))
        rows.append([escaped(more), ""])
    summary = words("tournament.kingdoms.list", n=words.whole(len(layouts)))
    head = [words("column.kingdom"), escaped(words("tournament.kingdoms.won", name=table.names[best]))]
    return html.section(
        "kingdom",
        words("tournament.kingdoms.title"),
        words("tournament.kingdoms.note"),
        f"<details><summary>{escaped(summary)}</summary>{html.table(head, rows)}</details>",
    )


def command(table: Table) -> str:
    """Give the command that plays the same tournament again."""
    schedule = table.schedule
    parts = ["platin", "tournament", *schedule.contestants]
    if schedule.sample:
        parts += ["--kingdoms", str(len(schedule.layouts))]
    else:
        parts += ["--kingdom", kingdom_text(schedule.layouts[0], table.words.lang)]
    parts += ["--games", str(schedule.games), "--seed", str(schedule.seed), "--level", f"{100 * table.level:.10g}%"]
    return shlex.join(parts)


def _method(table: Table) -> str:
    words = table.words
    schedule = table.schedule
    tournament = table.tournament
    pairs = [
        (
            words("method.games"),
            escaped(words("tournament.method.games", games=words.whole(schedule.games), seed=schedule.seed)),
        ),
        (
            words("method.command"),
            f"<pre><code>{escaped(command(table))}</code></pre>{escaped(words('method.again'))}",
        ),
        (words("tournament.method.ratings"), escaped(words("tournament.method.model"))),
        (
            words("method.intervals"),
            escaped(
                words(
                    f"tournament.method.{table.ratings.unit}",
                    level=words.level(table.level),
                    n=words.whole(table.ratings.units),
                )
            ),
        ),
        (
            words("method.program"),
            escaped(
                words(
                    "method.program.value",
                    program=words.program(),
                    seconds=words.decimal(tournament.seconds),
                    speed=words.whole(tournament.games / tournament.seconds if tournament.seconds > 0 else 0),
                    jobs=words.whole(tournament.jobs),
                )
            ),
        ),
    ]
    return html.section("method", words("method.section"), "", html.definitions(pairs))
