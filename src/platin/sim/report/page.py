"""The report of a simulation as one page: the answer, the plots with the numbers behind them, how it was computed."""

import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING

from platin.sim.outcome import Outcome
from platin.sim.report import data, html, plots
from platin.sim.report.headline import headline
from platin.sim.report.html import escaped, who
from platin.sim.report.kingdom import kingdom_section, kingdom_text
from platin.sim.report.style import house_style
from platin.sim.report.subject import Subject
from platin.sim.report.svg import inline_svg
from platin.sim.tally import Histogram, mean

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def report_page(outcome: Outcome, lang: str, level: float) -> str:
    """Give the page."""
    subject = Subject(outcome, lang, level)
    parts = [_header(subject)]
    if subject.games:
        with house_style():
            parts += [_wins(subject), *_turns(subject)]
    parts += [kingdom_section(subject.config.layout, subject.words), _method(subject)]
    title = subject.words("title", players=_players(subject), games=subject.words.whole(subject.games))
    return html.page(lang, title, "\n".join(parts))


def _players(subject: Subject) -> str:
    return subject.words("versus").join(
        dict.fromkeys(name.removesuffix(" (1)") for name in subject.names[:1])
    ) + "".join(subject.words("versus") + name for name in subject.names[1:])


def _turns(subject: Subject) -> list[str]:
    """Give what depends on turns, as far as it was kept."""
    if subject.seen is None:
        return [_ends(subject), f'<p class="note">{escaped(subject.words("no_turns"))}</p>']
    return [_course(subject), _cards(subject), _openings(subject), _ends(subject)]


# The answer


def _header(subject: Subject) -> str:
    words = subject.words
    answer = headline(subject)
    facts: list[tuple[str, str]] = [(words.whole(subject.games), words("fact.games"))]
    if subject.games:
        facts += [
            (words.percent(subject.ties / subject.games), words("fact.ties")),
            (words.decimal(subject.mean_length), words("fact.rounds")),
            (" : ".join(words.decimal(one.points) for one in subject.standings), words("fact.points")),
        ]
        if not subject.mirror:
            facts.append((words.percent(subject.seats[0].share), words("fact.first")))
    listed = "".join(f"<li><b>{value}</b><span>{escaped(label)}</span></li>" for value, label in facts)
    said = "".join(f'<p class="lead">{escaped(sentence)}</p>' for sentence in answer.sure)
    return (
        f'<header><p class="kicker">{escaped(words("kicker", players=_players(subject)))}</p>'
        f'<h1>{escaped(answer.text).replace(" ± ", "&nbsp;±&nbsp;")}</h1>{said}<ul class="facts">{listed}</ul></header>'
    )


# Who wins


def _wins(subject: Subject) -> str:
    words = subject.words
    level = words.level(subject.level)
    rows = 0.5 + 0.52 * subject.players
    shown = "; ".join(f"{subject.names[c]} {words.percent(subject.standings[c].share.share)}" for c in subject.ranking)
    first = _figure(
        subject,
        "wins",
        plots.drawn(plots.win_shares, subject, rows),
        words("wins.caption", level=level),
        shown,
        _standings(subject),
    )
    seats = "; ".join(words("seat", n=at + 1) + " " + words.percent(one.share) for at, one in enumerate(subject.seats))
    seats_figure = _figure(
        subject,
        "seats",
        plots.drawn(plots.seat_shares, subject, rows),
        words("seats.caption", level=level),
        seats,
        _seats(subject),
    )
    by_seat = "; ".join(
        f"{name}: " + ", ".join(words.percent(one.share) for one in standing.by_seat)
        for name, standing in zip(subject.names, subject.standings)
    )
    return html.section(
        "wins",
        words("wins.section"),
        words("wins.note")
        + " "
        + words("ties", n=words.whole(subject.ties), share=words.percent(subject.ties / subject.games)),
        html.grid(
            html.stack(first, seats_figure),
            _figure(
                subject,
                "by_seat",
                plots.drawn(plots.by_seat, subject, 2.4 + 0.45 * subject.players),
                words("by_seat.caption", level=level),
                by_seat,
                _by_seat(subject),
            ),
        ),
    )


def _standings(subject: Subject) -> str:
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
    rows = []
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
    return html.table(head, rows)


def _by_seat(subject: Subject) -> str:
    words = subject.words
    head = [words("column.player"), *(words("seat", n=seat + 1) for seat in range(subject.players))]
    rows = [
        [
            who(name, c),
            *(html.with_interval(words, one) for one in subject.standings[c].by_seat),
        ]
        for c, name in enumerate(subject.names)
    ]
    return html.table(head, rows)


def _seats(subject: Subject) -> str:
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
    return html.table(head, rows)


# Turn by turn


def _course(subject: Subject) -> str:
    words = subject.words
    seen = subject.seen
    assert seen is not None
    points = [data.course(of, subject.turns) for of in seen.points]
    coins = [data.course(of, subject.turns) for of in seen.coins]
    lead = [data.ahead(of, subject.turns) for of in seen.lead]
    return html.section(
        "course",
        words("course.section"),
        words("course.note" if subject.players == 2 else "course.note.many"),
        html.grid(
            _figure(
                subject,
                "ahead",
                plots.drawn(plots.ahead_by_turn, subject, 2.7),
                words("ahead.caption"),
                _last(subject, [words.percent(one.ahead[-1]) if one.ahead else "–" for one in lead]),
                *(_ahead_table(subject, c, one) for c, one in enumerate(lead)),
            ),
            _figure(
                subject,
                "points",
                plots.drawn(plots.points_by_turn, subject, 2.7),
                words("points.caption"),
                _last(subject, [words.decimal(one.mean[-1]) if one.mean else "–" for one in points]),
                *(_course_table(subject, c, one, "column.round") for c, one in enumerate(points)),
            ),
            _figure(
                subject,
                "coins",
                plots.drawn(plots.coins_by_turn, subject, 2.7),
                words("coins.caption"),
                _last(subject, [words.decimal(one.mean[-1]) if one.mean else "–" for one in coins]),
                *(_course_table(subject, c, one, "column.turn") for c, one in enumerate(coins)),
            ),
            _length(subject),
        ),
    )


def _last(subject: Subject, values: Sequence[str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in zip(subject.names, values))


def _course_table(subject: Subject, c: int, course: data.Course, unit: str) -> str:
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
    return html.table(head, rows, who(subject.names[c], c))


def _ahead_table(subject: Subject, c: int, found: data.Ahead) -> str:
    words = subject.words
    head = [words("column.round"), words("column.ahead"), words("column.level"), words("column.behind")]
    rows = [
        [words.whole(turn), words.percent(won), words.percent(even), words.percent(lost)]
        for turn, (won, even, lost) in enumerate(zip(found.ahead, found.level, found.behind), 1)
    ]
    return html.table(head, rows, who(subject.names[c], c))


# Length and margin


def _ends(subject: Subject) -> str:
    """Give how it ended: by how much, with which decks, and which piles were empty."""
    words = subject.words
    parts = [_margin(subject)]
    if subject.seen is None:
        return html.section("ends", words("ends.section"), "", html.grid(_length(subject), *parts))
    parts.append(_endings(subject))
    return html.section("ends", words("ends.section"), "", html.grid(_decks(subject), html.stack(*parts)))


def _length(subject: Subject) -> str:
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
    picture = inline_svg(plots.drawn(plots.length, subject, 2.7), "length", words("length.title"), described)
    behind = html.numbers_of(words("numbers"), _histogram(subject, count, "column.rounds", ""))
    return html.figure(words("length.title"), caption, picture, behind)


def _margin(subject: Subject) -> str:
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
    picture = inline_svg(
        plots.drawn(plots.margin, subject, height),
        "margin",
        words("margin.title"),
        words("margin.desc", values=medians),
    )
    tables = [
        _histogram(subject, one, "column.margin", who(subject.names[c], c), signed=True)
        for c, one in enumerate(margins)
    ]
    return html.figure(words("margin.title"), caption, picture, html.numbers_of(words("numbers"), *tables))


def _histogram(subject: Subject, count: Histogram, unit: str, caption: str, signed: bool = False) -> str:
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
    return html.table(head if signed else [*head, words("column.cumulative")], rows, caption)


# Cards


def _cards(subject: Subject) -> str:
    words = subject.words
    seen = subject.seen
    assert seen is not None
    figures = []
    for kind in ("gained", "played"):
        for c, name in enumerate(subject.names):
            sources = [seen.gained[c], seen.bought[c]] if kind == "gained" else [seen.played[c]]
            rows = data.timeline(sources, seen.coins[c], subject.games)
            if not rows:
                continue
            title = words(f"{kind}.title", name=name)
            most = "; ".join(f"{words.card(row.name)} {words.decimal(row.total)}" for row in rows[:5])
            figures.append(
                html.figure(
                    title,
                    "",
                    inline_svg(
                        plots.timeline(rows, subject.turns, c, subject),
                        f"{kind}-{c}",
                        title,
                        words(f"{kind}.desc", values=most),
                    ),
                    html.numbers_of(words("numbers"), _timeline_table(subject, rows)),
                )
            )
    return html.section("cards", words("cards.section"), words("cards.note"), html.grid(*figures))


def _timeline_table(subject: Subject, rows: Sequence[data.Row]) -> str:
    words = subject.words
    turns = min(subject.turns, data.MOST_COLUMNS)
    head = [words("column.card"), words("column.total"), *(words.whole(turn) for turn in range(1, turns + 1))]
    body = [
        [
            escaped(words.card(row.name)),
            words.decimal(row.total, 2),
            *(words.decimal(value, 2) if value >= 0.005 else "" for value in row.by_turn[:turns]),
        ]
        for row in rows
    ]
    return html.table(head, body)


def _decks(subject: Subject) -> str:
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
    head = [words("column.card"), *(who(name, c) for c, name in enumerate(subject.names))]
    body = [
        [
            escaped(words.card(card)),
            *(
                f"{words.decimal(counts[c], 2)}<br><small>"
                f"{words('decks.share', share=words.percent(seen.holders[c].get(card, 0) / subject.games, 0))}</small>"
                for c in range(subject.players)
            ),
        ]
        for card, counts in rows
    ]
    return _figure(subject, "decks", plots.final_decks(subject), words("decks.caption"), most, html.table(head, body))


def _openings(subject: Subject) -> str:
    words = subject.words
    assert subject.seen is not None
    cards = []
    for c, name in enumerate(subject.names):
        found = data.openings(subject.seen, c, subject.level)
        head = [words("column.opening"), words("column.often"), words("column.share")]
        rows = [
            [
                escaped(words.cards(one.cards) or words("openings.nothing")),
                words.percent(one.share) + html.bar(one.share, c),
                html.with_interval(words, one.won),
            ]
            for one in found[: data.MOST_OPENINGS]
        ]
        rest = found[data.MOST_OPENINGS :]
        if rest:
            share = sum(one.share for one in rest)
            rows.append(
                [
                    escaped(words("openings.rest", n=words.whole(len(rest)))),
                    words.percent(share) + html.bar(share, c),
                    "",
                ]
            )
        cards.append(f'<div class="card"><h3>{who(name, c)}</h3>{html.table(head, rows)}</div>')
    note = words("openings.note", level=words.level(subject.level))
    return html.section("openings", words("openings.section"), note, html.grid(*cards))


def _endings(subject: Subject) -> str:
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
    rows = [
        [
            escaped(", ".join(words.card(pile) for pile in piles) or words("endings.none")),
            words.whole(number),
            words.percent(number / total) + html.bar(number / total),
        ]
        for piles, number in found[: data.MOST_ENDINGS]
    ]
    rest = found[data.MOST_ENDINGS :]
    if rest:
        number = sum(number for _, number in rest)
        share = words.percent(number / total) + html.bar(number / total)
        rows.append([escaped(words("endings.rest", n=words.whole(len(rest)))), words.whole(number), share])
    head = [words("column.piles"), words("column.games"), words("column.often")]
    note = words("endings.note", summary=" ".join(said))
    return (
        f'<div class="card"><h3>{escaped(words("endings.title"))}</h3><p class="note">{escaped(note)}</p>'
        f"{html.table(head, rows)}</div>"
    )


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


def _method(subject: Subject) -> str:
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
    pairs = [
        (words("method.games"), escaped(games)),
        (
            words("method.command"),
            f"<pre><code>{escaped(command(subject))}</code></pre>{escaped(words('method.again'))}",
        ),
        (
            words("method.intervals"),
            escaped(
                words("method.blocks" if config.paired else "method.wilson", level=words.level(subject.level), n=n)
            ),
        ),
    ]
    if outcome.gain_is_known:
        pairs.append((words("method.gain"), escaped(_gain(subject))))
    if outcome.until is not None:
        said = words(
            "method.until.value",
            level=words.level(outcome.until.level),
            margin=words.level(outcome.until.margin),
            looks=words.whole(outcome.looks),
        )
        pairs.append((words("method.until"), escaped(said)))
    if subject.tally.unfinished:
        said = words("method.unfinished.value", n=words.whole(subject.tally.unfinished))
        pairs.append((words("method.unfinished"), escaped(said)))
    program = words(
        "method.program.value",
        program=words.program(),
        seconds=words.decimal(outcome.seconds),
        speed=words.whole(outcome.speed),
        jobs=words.whole(outcome.jobs),
    )
    pairs.append((words("method.program"), escaped(program)))
    return html.section("method", words("method.section"), "", html.definitions(pairs))


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


def _figure(subject: Subject, kind: str, drawn: "Figure", caption: str, values: str, *tables: str) -> str:
    """Give a plot with its words and the numbers behind it."""
    words = subject.words
    title = words(f"{kind}.title")
    picture = inline_svg(drawn, kind, title, words(f"{kind}.desc", values=values))
    return html.figure(title, caption, picture, html.numbers_of(words("numbers"), *tables))
