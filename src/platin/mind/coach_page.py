"""The coach's report as one page: the curve of the chances, what cost most, and all decisions."""

from typing import TYPE_CHECKING

from platin.engine.spec import Spec
from platin.mind.coach import Analysis
from platin.mind.commentary import LEVEL, by_how_much, chance, deed, headline, how, sentence, why
from platin.sim.report.kingdom import kingdom_part
from platin.sim.report.parts import Cell, Listing, Plot, Row, Term
from platin.sim.report.plots import figure
from platin.sim.report.render import render
from platin.sim.report.style import MUTED, house_style, series
from platin.sim.report.svg import drawing
from platin.sim.report.words import Words
from platin.text.messages import coach

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_HEIGHT = 2.6
_WIDTH = 8.0


class CoachWords(Words):
    """The words of reports, and those of the coach."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.words = {**self.words, **coach.WORDS.of(lang)}


def coach_page(analysis: Analysis, spec: Spec, again: str, lang: str) -> str:
    """Give the page."""
    words = CoachWords(lang)
    with house_style():
        return render(
            "coach.html",
            words,
            title=words("page.title"),
            kicker=words("page.kicker", seat=analysis.seat + 1),
            answer=headline(analysis, lang),
            sure=[],
            facts=_facts(analysis, words),
            curve=_curve(analysis, words) if analysis.judged else None,
            costliest=[(one.grade, sentence(one, lang), why(one, lang)) for one in analysis.costliest],
            decisions=_listing(analysis, words),
            kingdom=kingdom_part(spec, words),
            method=[
                *[
                    Term(words("method.intervals") if at == 0 else words("method.games"), text)
                    for at, text in enumerate(how(analysis, lang))
                ],
                Term(words("method.command"), words("method.again"), again),
            ],
        )


def _facts(analysis: Analysis, words: Words) -> list[tuple[str, str]]:
    won = analysis.won
    result = "open" if won is None else "won" if won == 1 else "shared" if won else "lost"
    return [
        (words(f"page.result.{result}"), words("page.result")),
        (words.whole(len(analysis.judged)), words("page.decisions")),
        (words.whole(sum([one.rollouts for one in analysis.judged])), words("page.rollouts")),
    ]


def _curve(analysis: Analysis, words: Words) -> Plot:
    shares = [one.chance.share for one in analysis.judged]
    return Plot(
        "curve",
        title=words("page.curve"),
        caption=words("page.curve.caption", level=words.level(LEVEL)),
        description=words("page.curve.desc", first=words.percent(shares[0], 0), last=words.percent(shares[-1], 0)),
        drawing=drawing(_draw(analysis, words), "curve"),
    )


def _draw(analysis: Analysis, words: Words) -> "Figure":
    """Draw the chances with their bounds, decision by decision, and the marks."""
    made = figure(_HEIGHT, _WIDTH)
    ax = made.add_subplot()
    judged = analysis.judged
    places = list(range(len(judged)))
    colour = series(0).colour
    ax.fill_between(
        places,
        [one.chance.low for one in judged],
        [one.chance.high for one in judged],
        color=colour,
        alpha=0.18,
        linewidth=0,
    )
    ax.plot(places, [one.chance.share for one in judged], color=colour, marker="o", markersize=3.4)
    for at, one in enumerate(judged):
        if one.grade:
            ax.annotate(
                one.grade,
                (at, one.chance.share),
                (0, -13),
                textcoords="offset points",
                ha="center",
                color=series(1).colour,
                fontsize=10,
                fontweight="bold",
            )
    ax.axhline(1 / analysis.players, color=MUTED, linewidth=0.8, linestyle=(0, (2, 2)), zorder=0.5)
    # A turn is named where its first decision is; not every one, where there are many.
    firsts = [at for at, one in enumerate(judged) if at == 0 or judged[at - 1].turn != one.turn]
    shown = firsts[:: max(1, len(firsts) // 16)]
    ax.set_xticks(shown, [str(judged[at].turn) for at in shown])
    ax.set_xlabel(words("column.turn"))
    ax.set_ylim(-0.08, 1.04)
    ticks = [0.0, 0.25, 0.5, 0.75, 1.0]
    ax.set_yticks(ticks, [words.percent(tick, 0) for tick in ticks])
    return made


def _listing(analysis: Analysis, words: Words) -> Listing:
    columns = ("turn", "coins", "done", "chance", "better", "gain", "grade", "position")
    head = [words(f"column.{name}", level=words.level(LEVEL)) for name in columns]
    rows: list[Row] = []
    for one in analysis.judged:
        row: Row = [str(one.turn), str(one.coins), deed(one.did, one.done, words.lang), chance(one, words.lang)]
        if one.better is None:
            row += ["", "", ""]
        else:
            gain = "{gain} ± {error}".format(**by_how_much(one, words.lang))
            grade = Cell(one.grade, below=words(f"grade.{one.grade}"))
            row += [deed(one.did, one.better.name, words.lang), gain, grade]
        rows.append([*row, str(one.at)])
    return Listing(head, rows)
