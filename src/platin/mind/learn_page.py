"""The report of a search as one page: the plan in words, what it wins and by which cards, the finalists, the file."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from platin.mind.course import Point
from platin.mind.genome import Genome, strategy_of
from platin.mind.ground import Ground
from platin.mind.plan_file import plan_file
from platin.mind.rehearsal import GAMES
from platin.mind.search import Learnt
from platin.mind.telling import Telling
from platin.mind.verdict import FEW_BLOCKS, LEVEL, Verdict
from platin.sim.report.kingdom import kingdom_part
from platin.sim.report.parts import Listing, Plot, Row, Term, program, with_interval
from platin.sim.report.plots import figure, percent_axis, share_axis, share_bar, short
from platin.sim.report.render import render
from platin.sim.report.standings_plots import draw_matrix
from platin.sim.report.style import MUTED, WIDTH, house_style, series
from platin.sim.report.svg import drawing
from platin.sim.report.words import Words, contestant_name
from platin.sim.statistics import Estimate
from platin.strategy import write_strategy
from platin.text.messages import learn_page as messages

if TYPE_CHECKING:
    from matplotlib.figure import Figure

# Sentences about a finalist, besides its kind: how it opens, and what it collects.
_OF_FINALIST: Final = slice(1, 3)

Shares = Sequence[tuple[str, Estimate]]


class PageWords(Words):
    """The words of reports, and those of this one."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.words = {**self.words, **messages.WORDS.of(lang)}


def learn_page(
    learnt: Learnt, verdict: Verdict, rivals: Sequence[str], course: Sequence[Point], again: str, jobs: int, lang: str
) -> str:
    """Give the page; `again` is the command that finds the same, "" if there is none."""
    words = PageWords(lang)
    ground = Ground(learnt.spec)
    told = [Telling(ground, strategy_of(one, ground.roles)) for one in [learnt.plan, *learnt.finalists[1:]]]
    against = list(zip(rivals, verdict.against, strict=True))
    cards = sorted(verdict.cards, key=lambda one: -one[1].share)
    plan = told[0].short(lang)
    with house_style():
        return render(
            "learn.html",
            words,
            title=words("found.title", plan=plan),
            kicker=words("found.kicker", plan=plan),
            answer=_answer(verdict, learnt.spec.players, words),
            sure=[],
            facts=_facts(learnt, verdict, words),
            plan=told[0].text(lang),
            against=_bars("against", [(contestant_name(rival, lang), one) for rival, one in against], learnt, words),
            cards=_bars("cards", [(words.card(name), one) for name, one in cards], learnt, words) if cards else None,
            matrix=_matrix(verdict, [one.short(lang) for one in told], learnt, words) if len(told) > 1 else None,
            finalists=_finalists(told, words),
            curve=_curve(course, learnt, words) if len(course) > 1 else None,
            file=write_strategy(plan_file(learnt), lang),
            kingdom=kingdom_part(learnt.spec, words),
            method=_method(learnt, verdict, again, jobs, words),
        )


def _finalists(told: Sequence[Telling], words: Words) -> list[tuple[str, str]]:
    """Tell the finalists in short; one that has no words of its own is like another."""
    found: list[tuple[str, str]] = []
    for one in told:
        said = (one.short(words.lang), " ".join(one.sentences(words.lang)[_OF_FINALIST]))
        same = words("finalists.same", n=found.index(said) + 1) if said in found else ""
        found.append((said[0], same) if same else said)
    return found


def _answer(verdict: Verdict, players: int, words: Words) -> str:
    share = verdict.against[0]
    equal = 1 / players
    key = "better" if share.low > equal else "worse" if share.high < equal else "level"
    half = max(share.high - share.share, share.share - share.low)
    return words(f"found.{key}", share=words.percent(share.share), half=words.decimal(100 * half))


def _facts(learnt: Learnt, verdict: Verdict, words: Words) -> list[tuple[str, str]]:
    return [
        (words.whole(learnt.games), words("fact.searched")),
        (words.whole(learnt.seconds), words("fact.seconds")),
        (words.whole(verdict.blocks * learnt.spec.players), words("fact.fresh")),
    ]


# Plots


def _bars(slug: str, shares: Shares, learnt: Learnt, words: Words) -> Plot:
    """Draw shares as bars with intervals, and what equals have."""
    made = figure(0.5 + 0.52 * len(shares))
    ax = made.add_subplot()
    for at, (name, one) in enumerate(shares):
        shown = f"{words.percent(one.share)}  ({words.span(words.percent(one.low), words.percent(one.high))})"
        share_bar(ax, -at, short(name), shown, (one.share, one.low, one.high), series(0).colour)
    share_axis(ax, words, len(shares), 1 / learnt.spec.players)
    head = [
        words("column.rival" if slug == "against" else "column.without"),
        words("column.share"),
        words("column.interval", level=words.level(LEVEL)),
    ]
    rows: list[Row] = [
        [name, words.percent(one.share, 2), words.span(words.percent(one.low, 2), words.percent(one.high, 2))]
        for name, one in shares
    ]
    values = "; ".join([f"{name} {words.percent(one.share)}" for name, one in shares])
    return Plot(
        slug,
        title=words(f"{slug}.title"),
        caption=words(f"{slug}.caption", level=words.level(LEVEL)),
        description=words(f"{slug}.desc", values=values),
        drawing=drawing(made, slug),
        listings=[Listing(head, rows)],
    )


def _matrix(verdict: Verdict, names: Sequence[str], learnt: Learnt, words: Words) -> Plot:
    made = figure(0.45 + 0.3 * len(names), max(WIDTH, 2.2 + 0.33 * len(names)))
    shares = [[one.share for one in row] for row in verdict.matrix]
    draw_matrix(made.add_subplot(), names, shares, words, 1 / learnt.spec.players)
    rows: list[Row] = []
    for at, (name, row) in enumerate(zip(names, verdict.matrix, strict=True)):
        cells = ["" if at == other else with_interval(words, one) for other, one in enumerate(row)]
        rows.append([f"{at + 1}. {name}", *cells])
    head = ["", *[str(at + 1) for at in range(len(names))]]
    return Plot(
        "matrix",
        title=words("finalists.title"),
        caption=words("finalists.caption"),
        description=words("tournament.cross.desc"),
        drawing=drawing(made, "matrix"),
        listings=[Listing(head, rows, words("finalists.cells", level=words.level(LEVEL)), "cross")],
    )


def _curve(course: Sequence[Point], learnt: Learnt, words: Words) -> Plot:
    rows: list[Row] = [
        [words.whole(one.games), with_interval(words, one.share), _names(one.plan, words)] for one in course
    ]
    return Plot(
        "curve",
        title=words("curve.title"),
        caption=words("curve.caption", level=words.level(LEVEL)),
        description=words(
            "curve.desc",
            first=words.percent(course[0].share.share, 0),
            last=words.percent(course[-1].share.share, 0),
        ),
        drawing=drawing(_draw_curve(course, learnt, words), "curve"),
        listings=[Listing([words("column.searched"), words("column.share"), words("column.plan")], rows)],
    )


def _names(plan: Genome, words: Words) -> str:
    return ", ".join([words.card(name) for name in plan.names()])


def _draw_curve(course: Sequence[Point], learnt: Learnt, words: Words) -> "Figure":
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415 (an optional extra)

    made = figure(2.6)
    ax = made.add_subplot()
    games = [one.games for one in course]
    colour = series(0).colour
    lows, highs = [one.share.low for one in course], [one.share.high for one in course]
    ax.fill_between(games, lows, highs, color=colour, alpha=0.18, linewidth=0)
    ax.plot(games, [one.share.share for one in course], color=colour, marker="o", markersize=3.8)
    ax.axhline(1 / learnt.spec.players, color=MUTED, linewidth=0.8, linestyle=(0, (2, 2)), zorder=0.5)
    ax.set_ylim(-0.03, 1.03)
    percent_axis(ax, words, "y")
    ax.set_xlabel(words("column.searched"))
    ax.xaxis.set_major_locator(MaxNLocator(5, integer=True, steps=[1, 2, 5, 10]))
    ax.xaxis.set_major_formatter(FuncFormatter(lambda value, _: words.whole(value)))
    return made


# How it was computed


def _method(learnt: Learnt, verdict: Verdict, again: str, jobs: int, words: Words) -> list[Term]:
    players = learnt.spec.players
    search = words(
        "method.search.value",
        decisions=words.whole(learnt.decisions),
        rounds=words.whole(learnt.rounds),
        seed=learnt.seed,
    )
    fresh = words(
        "method.fresh",
        games=words.whole(verdict.blocks * players),
        few=words.whole(min(verdict.blocks, FEW_BLOCKS) * players),
        rehearsed=words.whole(GAMES),
    )
    speed = learnt.games / learnt.seconds if learnt.seconds > 0 else 0.0
    return [
        Term(words("method.search"), search),
        Term(words("method.command"), words("method.again"), again)
        if again
        else Term(words("method.command"), words("method.cut")),
        Term(words("method.games"), fresh),
        Term(words("method.intervals"), words("method.seats", level=words.level(LEVEL), n=players)),
        program(words, learnt.seconds, speed, jobs),
    ]
