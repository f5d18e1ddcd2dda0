"""The report of a simulation as one page: the answer, the plots with the numbers behind them, how it was computed."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from platin.sim.outcome import Outcome
from platin.sim.report import data, plots
from platin.sim.report.headline import headline
from platin.sim.report.kingdom import kingdom_part, kingdom_text
from platin.sim.report.parts import Bar, Cell, Listing, Plot, Row, Term, program, who, with_interval
from platin.sim.report.render import render
from platin.sim.report.style import house_style, series
from platin.sim.report.subject import Subject
from platin.sim.report.svg import drawing
from platin.sim.tally import Histogram, mean

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Wins:
    """Who wins, and from which seat."""

    note: str
    shares: Plot
    seats: Plot
    by_seat: Plot


@dataclass(frozen=True)
class Turns:
    """What is known if the turns were kept: how the games went, which cards there were, how they began and ended."""

    note: str
    course: Sequence[Plot]
    cards: Sequence[Plot]
    openings: Sequence[tuple[Cell, Listing]]
    decks: Plot
    endings_note: str
    endings: Listing


def report_page(outcome: Outcome, lang: str, level: float) -> str:
    """Give the page."""
    subject = Subject(outcome, lang, level)
    words = subject.words
    played = bool(subject.games)
    answer = headline(subject)
    with house_style():
        return render(
            "simulation.html",
            words,
            title=words("title", players=_players(subject), games=words.whole(subject.games)),
            kicker=words("kicker", players=_players(subject)),
            answer=answer.text,
            sure=answer.sure,
            facts=_facts(subject),
            level=words.level(level),
            wins=_wins(subject) if played else None,
            turns=_turns(subject) if played and subject.seen is not None else None,
            length=_length(subject) if played else None,
            margin=_margin(subject) if played else None,
            kingdom=kingdom_part(subject.config.layout, words),
            method=_method(subject),
        )


def _players(subject: Subject) -> str:
    return subject.words("versus").join(
        dict.fromkeys(name.removesuffix(" (1)") for name in subject.names[:1])
    ) + "".join(subject.words("versus") + name for name in subject.names[1:])


def _facts(subject: Subject) -> list[tuple[str, str]]:
    """Give the numbers at the top, each with its label."""
    words = subject.words
    facts = [(words.whole(subject.games), words("fact.games"))]
    if subject.games:
        facts += [
            (words.percent(subject.ties / subject.games), words("fact.ties")),
            (words.decimal(subject.mean_length), words("fact.rounds")),
            (" : ".join(words.decimal(one.points) for one in subject.standings), words("fact.points")),
        ]
        if not subject.mirror:
            facts.append((words.percent(subject.seats[0].share), words("fact.first")))
    return facts


# Who wins


def _wins(subject: Subject) -> Wins:
    words = subject.words
    rows = 0.5 + 0.52 * subject.players
    by_seat = "; ".join(
        f"{name}: " + ", ".join(words.percent(one.share) for one in standing.by_seat)
        for name, standing in zip(subject.names, subject.standings)
    )
    ties = words("ties", n=words.whole(subject.ties), share=words.percent(subject.ties / subject.games))
    return Wins(
        note=f"{words('wins.note')} {ties}",
        shares=_plot(
            subject,
            "wins",
            plots.drawn(plots.win_shares, subject, rows),
            "; ".join(f"{subject.names[c]} {words.percent(subject.standings[c].share.share)}" for c in subject.ranking),
            _standings(subject),
        ),
        seats=_plot(
            subject,
            "seats",
            plots.drawn(plots.seat_shares, subject, rows),
            "; ".join(f"{words('seat', n=at)} {words.percent(one.share)}" for at, one in enumerate(subject.seats, 1)),
            _seats(subject),
        ),
        by_seat=_plot(
            subject,
            "by_seat",
            plots.drawn(plots.by_seat, subject, 2.4 + 0.45 * subject.players),
            by_seat,
            _by_seat(subject),
        ),
    )


def _standings(subject: Subject) -> Listing:
    words = subject.words
    head = [
        words("column.player"),
        words("column.share"),
        words("column.interval", level=words.level(subject.level)),
        words("column.alone"),
        words("column.shared"),
        words("column.points"),
        words("column.turns"),
    ]
    rows: list[Row] = []
    for c in subject.ranking:
        one = subject.standings[c]
        rows.append(
            [
                who(subject.names[c], c),
                words.percent(one.share.share, 2),
                words.span(words.percent(one.share.low, 2), words.percent(one.share.high, 2)),
                words.whole(one.wins),
                words.whole(one.shared),
                words.decimal(one.points, 2),
                words.decimal(one.turns, 2),
            ]
        )
    return Listing(head, rows)


def _by_seat(subject: Subject) -> Listing:
    words = subject.words
    head = [words("column.player"), *(words("seat", n=seat + 1) for seat in range(subject.players))]
    rows = [
        [
            who(name, c),
            *(with_interval(words, one) for one in subject.standings[c].by_seat),
        ]
        for c, name in enumerate(subject.names)
    ]
    return Listing(head, rows)


def _seats(subject: Subject) -> Listing:
    words = subject.words
    head = [words("column.seat"), words("column.share"), words("column.interval", level=words.level(subject.level))]
    rows = [
        [
            words("seat", n=at + 1),
            words.percent(one.share, 2),
            words.span(words.percent(one.low, 2), words.percent(one.high, 2)),
        ]
        for at, one in enumerate(subject.seats)
    ]
    return Listing(head, rows)


# Turn by turn


def _turns(subject: Subject) -> Turns:
    words = subject.words
    endings_note, endings = _endings(subject)
    return Turns(
        note=words("course.note" if subject.players == 2 else "course.note.many"),
        course=_course(subject),
        cards=_cards(subject),
        openings=[(who(name, c), _openings(subject, c)) for c, name in enumerate(subject.names)],
        decks=_decks(subject),
        endings_note=endings_note,
        endings=endings,
    )


def _course(subject: Subject) -> list[Plot]:
    words = subject.words
    seen = subject.seen
    assert seen is not None
    points = [data.course(of, subject.turns) for of in seen.points]
    coins = [data.course(of, subject.turns) for of in seen.coins]
    lead = [data.ahead(of, subject.turns) for of in seen.lead]
    return [
        _plot(
            subject,
            "ahead",
            plots.drawn(plots.ahead_by_turn, subject, 2.7),
            _last(subject, [words.percent(one.ahead[-1]) if one.ahead else "–" for one in lead]),
            *(_ahead_table(subject, c, one) for c, one in enumerate(lead)),
        ),
        _plot(
            subject,
            "points",
            plots.drawn(plots.points_by_turn, subject, 2.7),
            _last(subject, [words.decimal(one.mean[-1]) if one.mean else "–" for one in points]),
            *(_course_table(subject, c, one, "column.round") for c, one in enumerate(points)),
        ),
        _plot(
            subject,
            "coins",
            plots.drawn(plots.coins_by_turn, subject, 2.7),
            _last(subject, [words.decimal(one.mean[-1]) if one.mean else "–" for one in coins]),
            *(_course_table(subject, c, one, "column.turn") for c, one in enumerate(coins)),
        ),
    ]


def _last(subject: Subject, values: Sequence[str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in zip(subject.names, values))


def _course_table(subject: Subject, c: int, course: data.Course, unit: str) -> Listing:
    words = subject.words
    head = [words(unit), words("column.mean"), words("column.middle"), words("column.games")]
    rows = [
        [
            words.whole(turn),
            words.decimal(course.mean[turn - 1], 2),
            words.span(words.whole(course.low[turn - 1]), words.whole(course.high[turn - 1])),
            words.whole(course.games[turn - 1]),
        ]
        for turn in course.turns
    ]
    return Listing(head, rows, who(subject.names[c], c))


def _ahead_table(subject: Subject, c: int, found: data.Ahead) -> Listing:
    words = subject.words
    head = [words("column.round"), words("column.ahead"), words("column.level"), words("column.behind")]
    rows = [
        [words.whole(turn), words.percent(won), words.percent(even), words.percent(lost)]
        for turn, (won, even, lost) in enumerate(zip(found.ahead, found.level, found.behind), 1)
    ]
    return Listing(head, rows, who(subject.names[c], c))


# Length and margin


def _length(subject: Subject) -> Plot:
    words = subject.words
    count = subject.tally.length
    caption = words(
        "length.caption", mean=words.decimal(subject.mean_length), median=words.whole(subject.median_length)
    )
    described = words(
        "length.desc",
        low=words.whole(data.at_quantile(count, data.LOW)),
        high=words.whole(data.at_quantile(count, data.HIGH)),
    )
    if data.trimmed(count) != count:
        caption += " " + words("trimmed")
    figure = plots.drawn(plots.length, subject, 2.7)
    listing = _histogram(subject, count, "column.rounds")
    return Plot("length", words("length.title"), caption, described, drawing(figure, "length"), [listing])


def _margin(subject: Subject) -> Plot:
    words = subject.words
    margins = subject.tally.margin
    medians = "; ".join(
        f"{name} {words.signed(data.at_quantile(one, 0.5))}" for name, one in zip(subject.names, margins)
    )
    height = 0.75 + 0.5 * subject.players
    caption = words("margin.caption.many")
    if subject.players == 2:
        height = 2.5
        # That of the other is the same with the sign turned.
        margins = margins[:1]
        caption = words("margin.caption.two", mean=words.signed(mean(margins[0]), 1))
        if data.trimmed(margins[0]) != margins[0]:
            caption += " " + words("trimmed")
    figure = plots.drawn(plots.margin, subject, height)
    listings = [
        _histogram(subject, one, "column.margin", who(subject.names[c], c), signed=True)
        for c, one in enumerate(margins)
    ]
    described = words("margin.desc", values=medians)
    return Plot("margin", words("margin.title"), caption, described, drawing(figure, "margin"), listings)


def _histogram(
    subject: Subject, count: Histogram, unit: str, caption: str | Cell = "", signed: bool = False
) -> Listing:
    words = subject.words
    total = sum(count.values())
    rows = []
    so_far = 0
    for value in sorted(count):
        so_far += count[value]
        row = [
            words.signed(value) if signed else words.whole(value),
            words.whole(count[value]),
            words.percent(count[value] / total, 2),
        ]
        rows.append(row if signed else [*row, words.percent(so_far / total, 2)])
    head = [words(unit), words("column.games"), "%"]
    return Listing(head if signed else [*head, words("column.cumulative")], rows, caption)


# Cards


def _cards(subject: Subject) -> list[Plot]:
    words = subject.words
    seen = subject.seen
    assert seen is not None
    found = []
    for kind in ("gained", "played"):
        for c, name in enumerate(subject.names):
            sources = [seen.gained[c], seen.bought[c]] if kind == "gained" else [seen.played[c]]
            rows = data.timeline(sources, seen.coins[c], subject.games)
            if not rows:
                continue
            slug = f"{kind}-{c}"
            most = "; ".join(f"{words.card(row.name)} {words.decimal(row.total)}" for row in rows[:5])
            figure = plots.timeline(rows, subject.turns, c, subject)
            found.append(
                Plot(
                    slug,
                    title=words(f"{kind}.title", name=name),
                    caption="",
                    description=words(f"{kind}.desc", values=most),
                    drawing=drawing(figure, slug),
                    listings=[_timeline_table(subject, rows)],
                )
            )
    return found


def _timeline_table(subject: Subject, rows: Sequence[data.Row]) -> Listing:
    words = subject.words
    turns = min(subject.turns, data.MOST_COLUMNS)
    head = [words("column.card"), words("column.total"), *(words.whole(turn) for turn in range(1, turns + 1))]
    body = [
        [
            words.card(row.name),
            words.decimal(row.total, 2),
            *(words.decimal(value, 2) if value >= 0.005 else "" for value in row.by_turn[:turns]),
        ]
        for row in rows
    ]
    return Listing(head, body)


def _decks(subject: Subject) -> Plot:
    words = subject.words
    seen = subject.seen
    assert seen is not None
    rows = data.decks(seen, subject.games)
    most = "; ".join(
        f"{name}: "
        + ", ".join(
            f"{words.decimal(counts[c])} {words.card(card)}"
            for card, counts in sorted(rows, key=lambda row: -row[1][c])[:4]
        )
        for c, name in enumerate(subject.names)
    )
    head: Row = [words("column.card"), *(who(name, c) for c, name in enumerate(subject.names))]
    body: list[Row] = [
        [
            words.card(card),
            *(
                Cell(
                    words.decimal(counts[c], 2),
                    below=words("decks.share", share=words.percent(seen.holders[c].get(card, 0) / subject.games, 0)),
                )
                for c in range(subject.players)
            ),
        ]
        for card, counts in rows
    ]
    return _plot(subject, "decks", plots.final_decks(subject), most, Listing(head, body))


def _openings(subject: Subject, c: int) -> Listing:
    words = subject.words
    assert subject.seen is not None
    found = data.openings(subject.seen, c, subject.level)
    rows: list[Row] = [
        [
            words.cards(one.cards) or words("openings.nothing"),
            Cell(words.percent(one.share), bar=Bar(one.share, series(c))),
            with_interval(words, one.won),
        ]
        for one in found[: data.MOST_OPENINGS]
    ]
    rest = found[data.MOST_OPENINGS :]
    if rest:
        share = sum(one.share for one in rest)
        often = Cell(words.percent(share), bar=Bar(share, series(c)))
        rows.append([words("openings.rest", n=words.whole(len(rest))), often, ""])
    return Listing([words("column.opening"), words("column.often"), words("column.share")], rows)


def _endings(subject: Subject) -> tuple[str, Listing]:
    """Say by which piles the games ended, in a sentence and as a listing."""
    words = subject.words
    assert subject.seen is not None
    found = data.endings(subject.seen)
    total = sum(number for _, number in found)
    said = []
    for key in ("province", "colony"):
        number = sum(number for piles, number in found if key in piles)
        if number or key == "province":
            said.append(words(f"endings.{key}", share=words.percent(number / total)))
    three = sum(number for piles, number in found if len(piles) >= 3)
    said.append(words("endings.three", share=words.percent(three / total)))
    shown = [
        (", ".join(words.card(pile) for pile in piles) or words("endings.none"), number)
        for piles, number in found[: data.MOST_ENDINGS]
    ]
    rest = found[data.MOST_ENDINGS :]
    if rest:
        shown.append((words("endings.rest", n=words.whole(len(rest))), sum(number for _, number in rest)))
    rows: list[Row] = [
        [piles, words.whole(number), Cell(words.percent(number / total), bar=Bar(number / total))]
        for piles, number in shown
    ]
    head = [words("column.piles"), words("column.games"), words("column.often")]
    return words("endings.note", summary=" ".join(said)), Listing(head, rows)


# How it was computed


def command(subject: Subject) -> str:
    """Give the command that plays the same games again."""
    config = subject.config
    until = subject.outcome.until
    parts = ["platin", "simulate", *config.contestants, "--kingdom", kingdom_text(config.layout, subject.words.lang)]
    parts += ["--games", str(config.blocks * config.players), "--seed", str(config.seed)]
    if not config.paired:
        parts.append("--unpaired")
    if until is not None:
        parts += ["--until", f"{100 * until.level:.10g}%", "--margin", f"{100 * until.margin:.10g}%"]
    parts += ["--level", f"{100 * subject.level:.10g}%"]
    return shlex.join(parts)


def _method(subject: Subject) -> list[Term]:
    words = subject.words
    outcome = subject.outcome
    config = subject.config
    n = subject.players
    games = words(
        "method.games.value",
        games=words.whole(subject.games),
        blocks=words.whole(subject.games // n),
        n=n,
        seed=config.seed,
    )
    intervals = words("method.blocks" if config.paired else "method.wilson", level=words.level(subject.level), n=n)
    terms = [
        Term(words("method.games"), games),
        Term(words("method.command"), words("method.again"), command(subject)),
        Term(words("method.intervals"), intervals),
    ]
    if outcome.gain_is_known:
        terms.append(Term(words("method.gain"), _gain(subject)))
    if outcome.until is not None:
        said = words(
            "method.until.value",
            level=words.level(outcome.until.level),
            margin=words.level(outcome.until.margin),
            looks=words.whole(outcome.looks),
        )
        terms.append(Term(words("method.until"), said))
    if subject.tally.unfinished:
        said = words("method.unfinished.value", n=words.whole(subject.tally.unfinished))
        terms.append(Term(words("method.unfinished"), said))
    terms.append(program(words, outcome.seconds, outcome.speed, outcome.jobs))
    return terms


def _gain(subject: Subject) -> str:
    words = subject.words
    best = subject.standings[subject.ranking[0]]
    if best.gain == float("inf"):
        return words("method.gain.mirror")
    return words(
        "method.gain.value",
        all=words.decimal(best.gain, 2),
        shuffles=words.decimal(best.gain_by_shuffles, 2),
        name=subject.names[subject.ranking[0]],
    )


def _plot(subject: Subject, kind: str, figure: "Figure", values: str, *listings: Listing) -> Plot:
    """Give a plot with its words and the numbers behind it."""
    words = subject.words
    return Plot(
        kind,
        title=words(f"{kind}.title"),
        caption=words(f"{kind}.caption", level=words.level(subject.level)),
        description=words(f"{kind}.desc", values=values),
        drawing=drawing(figure, kind),
        listings=listings,
    )
