"""The report of a tournament as one page: ratings with intervals, all against all, how it was computed."""

import shlex
from pathlib import Path
from typing import Final

from platin.sim.report.kingdom import kingdom_part, kingdom_text
from platin.sim.report.parts import Cell, Listing, Plot, Row, Term, program
from platin.sim.report.render import render
from platin.sim.report.standings import Standings
from platin.sim.report.standings_plots import cross_figure, ratings_figure
from platin.sim.report.style import house_style
from platin.sim.report.svg import drawing
from platin.sim.tournament import Tournament

_MOST_KINGDOMS: Final = 200


def write_html(tournament: Tournament, file: Path, lang: str, level: float) -> None:
    """Write the report of a tournament: one page that needs nothing else."""
    file.write_text(tournament_page(tournament, lang, level), encoding="utf-8")


def tournament_page(tournament: Tournament, lang: str, level: float) -> str:
    """Give the page."""
    standings = Standings(tournament, lang, level)
    words = standings.words
    answer, sure = standings.headline()
    layouts = standings.schedule.layouts
    with house_style():
        return render(
            "tournament.html",
            words,
            title=words("tournament.title", n=words.whole(len(standings.names)), games=words.whole(tournament.games)),
            kicker=words("tournament.kicker"),
            answer=answer,
            sure=[*([sure] if sure else []), *([words("interrupted")] if tournament.interrupted else [])],
            facts=_facts(standings),
            ratings_note=" ".join([words("tournament.ratings.note"), *standings.notes()]),
            ratings=_ratings(standings),
            ratings_listing=_ratings_listing(standings),
            cross=_cross(standings),
            surprises=_surprises(standings),
            kingdom=kingdom_part(layouts[0], words) if len(layouts) == 1 else None,
            kingdoms=_kingdoms(standings) if len(layouts) > 1 else None,
            kingdoms_summary=words("tournament.kingdoms.list", n=words.whole(len(layouts))),
            method=_method(standings),
        )


def _facts(standings: Standings) -> list[tuple[str, str]]:
    """Give the numbers at the top, each with its label."""
    words = standings.words
    pairs, kingdoms = len(standings.ratings.pairs), len(standings.schedule.layouts)
    return [
        (words.whole(len(standings.names)), words("tournament.fact.players")),
        (words.whole(pairs), words.of("tournament.fact.pairs", pairs)),
        (words.whole(standings.tournament.games), words("fact.games")),
        (words.whole(kingdoms), words.of("tournament.fact.kingdoms", kingdoms)),
    ]


def _ratings(standings: Standings) -> Plot:
    words = standings.words
    values = "; ".join(
        f"{standings.names[c]} {standings.value(standings.ratings.ratings[c])}" for c in standings.ranking
    )
    return Plot(
        "ratings",
        title=words("tournament.ratings.title"),
        caption=words("tournament.ratings.caption", level=words.level(standings.level)),
        description=words("tournament.ratings.desc", values=values),
        drawing=drawing(ratings_figure(standings), "ratings"),
    )


def _ratings_listing(standings: Standings) -> Listing:
    words = standings.words
    head = [
        words("column.player"),
        words("column.rating"),
        words("column.interval", level=words.level(standings.level)),
        words("column.score"),
        words("column.ahead_of_next"),
    ]
    return Listing(head, [[f"{at}. {name}", *cells] for at, (name, *cells) in enumerate(standings.rows(), 1)])


def _cross(standings: Standings) -> Plot:
    words = standings.words
    head = ["", *(str(at + 1) for at in range(len(standings.ranking)))]
    rows: list[Row] = []
    for at, a in enumerate(standings.ranking, 1):
        row: Row = [f"{at}. {standings.names[a]}"]
        for b in standings.ranking:
            share = standings.share(a, b)
            if a == b or share is None:
                row.append("–" if a != b else "")
                continue
            counts = " : ".join(words.whole(number) for number in standings.tournament.result(a, b))
            row.append(Cell(words.percent(share), below=counts))
        rows.append(row)
    return Plot(
        "cross",
        title=words("tournament.cross.title"),
        caption=words("tournament.cross.caption"),
        description=words("tournament.cross.desc"),
        drawing=drawing(cross_figure(standings), "cross"),
        listings=[Listing(head, rows, words("tournament.cross.cells"), "cross")],
    )


def _surprises(standings: Standings) -> Listing:
    words = standings.words
    return Listing(
        [words("column.pair"), words("column.share"), words("column.expected")],
        [
            [
                f"{standings.names[pair.a]} – {standings.names[pair.b]}",
                words.percent(pair.share.share),
                words.percent(pair.expected),
            ]
            for pair in standings.surprises()
        ],
    )


def _kingdoms(standings: Standings) -> Listing:
    """List the kingdoms, and what the best contestant won in each of them."""
    layouts = standings.schedule.layouts
    words = standings.words
    best = standings.ranking[0]
    rows = []
    for at, layout in enumerate(layouts[:_MOST_KINGDOMS]):
        points, games = standings.tournament.score(best, at)
        rows.append([kingdom_text(layout, words.lang), words.percent(points / games) if games else "–"])
    if len(layouts) > _MOST_KINGDOMS:
        rows.append([words("tournament.kingdoms.more", n=words.whole(len(layouts) - _MOST_KINGDOMS)), ""])
    return Listing([words("column.kingdom"), words("tournament.kingdoms.won", name=standings.names[best])], rows)


def command(standings: Standings) -> str:
    """Give the command that plays the same tournament again."""
    schedule = standings.schedule
    parts = ["platin", "tournament", *schedule.contestants]
    if schedule.sample:
        parts += ["--kingdoms", str(len(schedule.layouts))]
        parts += [word for name in schedule.expansions for word in ("--expansion", name)]
    else:
        parts += ["--kingdom", kingdom_text(schedule.layouts[0], standings.words.lang)]
    parts += ["--games", str(schedule.games), "--seed", str(schedule.seed), "--level", f"{100 * standings.level:.10g}%"]
    return shlex.join(parts)


def _method(standings: Standings) -> list[Term]:
    words = standings.words
    schedule = standings.schedule
    tournament = standings.tournament
    speed = tournament.games / tournament.seconds if tournament.seconds > 0 else 0
    return [
        Term(
            words("method.games"),
            words("tournament.method.games", games=words.whole(schedule.games), seed=schedule.seed),
        ),
        Term(words("method.command"), words("method.again"), command(standings)),
        Term(words("tournament.method.ratings"), words("tournament.method.model")),
        Term(
            words("method.intervals"),
            words(
                f"tournament.method.{standings.ratings.unit}",
                level=words.level(standings.level),
                n=words.whole(standings.ratings.units),
            ),
        ),
        program(words, tournament.seconds, speed, tournament.jobs),
    ]
