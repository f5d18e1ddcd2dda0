"""Reports: one page that needs nothing else, with the numbers of the outcome in both languages, and real plots."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from platin.sim import Config, Outcome, Until, simulate
from platin.sim.kingdoms import choose
from platin.sim.report import check_extra, data
from platin.text.messages.report import WORDS
from platin.text.numbers import MINUS, SPACE, Numbers

pytest.importorskip("matplotlib")
pytest.importorskip("jinja2")

from platin.sim.report import write_html, write_png
from platin.sim.report.headline import headline
from platin.sim.report.page import command, report_page
from platin.sim.report.plots import short
from platin.sim.report.style import DARK, LIGHT, SERIES
from platin.sim.report.subject import Subject

LANGUAGES = ("en", "de")
TWO = ("big-money", "big-money:smithy")
FOUR = ("big-money", "big-money:smithy", "big-money:witch", "random")
# Traits, an Event, a Potion cost, two prints, Platinum and Colony.
RICH = (
    "Smithy, Witch, Gondola, Cage, Longship, Apothecary, Mine (2E), Peddler, Bishop, Moat, "
    "Reckless: Smithy, Prosper, Colony"
)


def outcome_of(
    texts: tuple[str, ...], games: int, kingdom: str = "", *, observe: bool = True, seed: int = 1
) -> Outcome:
    layout = choose(kingdom, texts, seed).spec
    return simulate(Config(texts, layout, games, seed, observe=observe), jobs=1)


@pytest.fixture(scope="module")
def two() -> Outcome:
    return outcome_of(TWO, 120)


@pytest.fixture(scope="module")
def four() -> Outcome:
    return outcome_of(FOUR, 80)


@pytest.fixture(scope="module")
def rich() -> Outcome:
    return outcome_of(("big-money:smithy", "big-money:witch"), 20, RICH)


@pytest.fixture(scope="module")
def pages(two: Outcome, four: Outcome, rich: Outcome) -> dict[tuple[str, str], str]:
    played = {"two": two, "four": four, "rich": rich}
    return {(name, lang): report_page(one, lang, 0.95) for name, one in played.items() for lang in LANGUAGES}


# Words


def test_numbers_as_the_language_writes_them() -> None:
    en, de = Numbers("en"), Numbers("de")
    assert (en.whole(20000), de.whole(20000)) == ("20,000", "20.000")
    assert (en.percent(0.743), de.percent(0.743)) == ("74.3%", f"74,3{SPACE}%")
    assert (en.level(0.995), de.level(0.995)) == ("99.5%", f"99,5{SPACE}%")
    assert (en.signed(-3), de.signed(1.25, 1), en.signed(0.01, 1)) == (f"{MINUS}3", "+1,2", "0.0")
    assert en.decimal(-0.01) == "0.0"
    assert de.span(de.percent(0.1), de.percent(0.2)) == f"10,0–20,0{SPACE}%"
    plain = Numbers("de", plain=True)
    assert (plain.percent(-0.743), plain.signed(-1)) == ("-74,3 %", "-1")


# The page


class Reader(HTMLParser):
    """Reads a page strictly enough to find what is not closed, and keeps what is looked for."""

    VOID = {"meta", "link", "br", "img", "hr"}
    # What SVG writes as one tag.
    ALONE = {"path", "use", "rect"}

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: dict[str, int] = {}
        self.ids: list[str] = []
        self.used: list[str] = []
        self.links: list[str] = []
        self.text: list[str] = []
        self.headings: list[int] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src", "xlink:href", "srcset", "action"):
                self.links.append(value or "")
            if name == "aria-labelledby":
                self.used += (value or "").split()
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open, tag
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert not reader.open
    return reader


def each(pages: dict[tuple[str, str], str]) -> Iterator[tuple[str, str, str]]:
    for (name, lang), page in pages.items():
        yield name, lang, page


def test_the_page_is_whole_and_needs_nothing_else(pages: dict[tuple[str, str], str]) -> None:
    for name, lang, page in each(pages):
        reader = read(page)
        assert f'<html lang="{lang}">' in page
        assert 'name="viewport"' in page
        assert "prefers-color-scheme: dark" in page
        assert "script" not in reader.tags
        assert not re.findall(r"https?://(?!www\.w3\.org/)", page), name
        assert "@import" not in page
        assert not re.findall(r"url\((?!#)", page)
        assert all(link.startswith(("#", "data:")) for link in reader.links), reader.links
        assert len(page) < 500_000, (name, len(page))


def test_what_is_referred_to_is_there_once(pages: dict[tuple[str, str], str]) -> None:
    for name, _, page in each(pages):
        reader = read(page)
        assert len(reader.ids) == len(set(reader.ids)), name
        referred = {*reader.used, *(link[1:] for link in reader.links if link.startswith("#"))}
        referred |= set(re.findall(r"url\(#([^)]+)\)", page))
        assert referred <= set(reader.ids), referred - set(reader.ids)


def test_every_plot_has_words_and_numbers_behind_it(pages: dict[tuple[str, str], str]) -> None:
    for name, _, page in each(pages):
        figures = re.findall(r"<figure>.*?</figure>", page, re.DOTALL)
        assert len(figures) >= 10, name
        for figure in figures:
            assert figure.count("<svg ") == 1
            title = re.search(r"<title [^>]*>([^<]+)</title>", figure)
            described = re.search(r"<desc [^>]*>([^<]+)</desc>", figure)
            assert title is not None
            assert described is not None
            assert len(described[1]) > len(title[1])
            assert 'role="img"' in figure
            assert "<details>" in figure
            assert len(re.findall("<tr>", figure)) >= 2


def test_plots_show_something_and_their_text_is_text(pages: dict[tuple[str, str], str]) -> None:
    for name, _, page in each(pages):
        for svg in re.findall(r"<svg .*?</svg>", page, re.DOTALL):
            assert len(re.findall("<(?:path|use)", svg)) >= 3, name
            assert len(re.findall(r"<text[^>]*>[^<]+</text>", svg)) >= 3, name
            assert "<image" not in svg
            # Every colour is a variable, so that it can change with light and dark.
            assert not re.findall(r"(?:fill|stroke): ?#[0-9a-f]{6}", svg), name
            assert "var(--" in svg


def test_headings_have_no_gaps(pages: dict[tuple[str, str], str]) -> None:
    for _, _, page in each(pages):
        levels = read(page).headings
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(later <= earlier + 1 for earlier, later in pairwise(levels))


def test_colours_have_a_dark_counterpart_and_marks() -> None:
    assert list(LIGHT) == list(DARK)
    # Colours are found in a plot by their light form, so each has one of its own.
    assert len(set(LIGHT.values())) == len(LIGHT) == 4 + len(SERIES)
    assert len({one.mark for one in SERIES}) == len({one.sign for one in SERIES}) == len(SERIES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_the_numbers_of_the_outcome(lang: str, two: Outcome, pages: dict[tuple[str, str], str]) -> None:
    page = pages["two", lang]
    words = Numbers(lang)
    for standing in two.standings(0.95):
        assert words.percent(standing.share.share, 2) in page
        assert words.span(words.percent(standing.share.low, 2), words.percent(standing.share.high, 2)) in page
        assert words.decimal(standing.points, 2) in page
        for one in standing.by_seat:
            assert words.percent(one.share) in page
    for seat in two.seats(0.95):
        assert words.percent(seat.share, 2) in page
    assert words.whole(two.ties) in page
    assert two.seen is not None
    for c in range(2):
        course = data.course(two.seen.coins[c], 10)
        for value in course.mean:
            assert words.decimal(value, 2) in page
        for opening in data.openings(two.seen, c, 0.95)[: data.MOST_OPENINGS]:
            assert words.percent(opening.won.share) in page
    for piles, number in data.endings(two.seen)[: data.MOST_ENDINGS]:
        assert piles
        assert f"<td>{words.whole(number)}</td>" in page


def test_names_are_those_of_the_language(pages: dict[tuple[str, str], str]) -> None:
    assert "Big Money mit Schmiede" in pages["two", "de"]
    assert "Silver" not in pages["two", "de"]
    assert "Big Money with Smithy" in pages["two", "en"]
    assert "Silber" not in pages["two", "en"]


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        (
            "de",
            ["Schmiede<small>Merkmal: Waghalsig", "Aufblühen<small>Ereignis", "Mit Platin und Kolonie.", ">2T</span>"],
        ),
        ("en", ["Smithy<small>Trait: Reckless", "Prosper<small>Event", "With Platinum and Colony.", ">2P</span>"]),
    ],
)
def test_the_kingdom_with_costs_traits_and_events(
    lang: str, wanted: list[str], pages: dict[tuple[str, str], str]
) -> None:
    for text in wanted:
        assert text in pages["rich", lang], text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_plays_the_same_games(lang: str, two: Outcome, four: Outcome, rich: Outcome) -> None:
    import json
    import shlex

    from click.testing import CliRunner

    from platin.cli.main import platin as program

    for outcome in (two, four, rich):
        words = shlex.split(command(Subject(outcome, lang, 0.95)))
        assert words[0] == "platin"
        result = CliRunner().invoke(program, [*words[1:], "--jobs", "1", "--json", "-"])
        assert result.exit_code == 0, result.output
        again = json.loads(result.stdout)
        assert again["tally"] == outcome.tally.to_json()


def test_the_same_outcome_gives_the_same_page(two: Outcome, pages: dict[tuple[str, str], str]) -> None:
    assert report_page(two, "en", 0.95) == pages["two", "en"]


def test_nothing_of_a_name_is_taken_for_html(tmp_path: Path) -> None:
    strange = tmp_path / "a<b>&.yaml"
    strange.write_text("strategy: <script>alert(1)</script> & more\ngain: [Province, Gold, Silver]\n", encoding="utf-8")
    page = report_page(outcome_of(("big-money", str(strange)), 4), "en", 0.95)
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; more" in page
    read(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_simulation_without_turns(lang: str) -> None:
    page = report_page(outcome_of(TWO, 20, observe=False), lang, 0.95)
    read(page)
    assert WORDS.of(lang)["no_turns"] in page
    assert 'id="cards"' not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_games_and_none(lang: str, two: Outcome) -> None:
    read(report_page(outcome_of(("big-money", "random"), 2), lang, 0.95))
    from platin.sim.observe import Observation
    from platin.sim.tally import Tally

    empty = Outcome(two.config, Tally(2), Observation(2), interrupted=True)
    page = report_page(empty, lang, 0.95)
    read(page)
    assert WORDS.of(lang)["headline.none"] in page


# The answer


def test_the_answer_names_the_winner_and_how_sure_it_is(two: Outcome) -> None:
    said = headline(Subject(two, "en", 0.95))
    best = two.standings(0.95)[1].share
    assert said.text.startswith(f"Big Money with Smithy wins {100 * best.share:.1f}% ± ")
    assert said.text.endswith(" of 120 games")
    assert f"between {100 * best.low:.1f}% and {100 * best.high:.1f}%" in said.sure[0]
    assert headline(Subject(two, "de", 0.95)).text.startswith("Big Money mit Schmiede gewinnt ")


def test_what_can_be_chance_is_called_so() -> None:
    close = outcome_of(("big-money:smithy", "big-money:militia"), 20)
    share = max(one.share.share for one in close.standings())
    assert 0.5 < share < 0.7
    said = headline(Subject(close, "en", 0.95))
    assert said.text.startswith("Too close to call")
    needed = re.search(r"about ([\d,]+) games would be needed", said.sure[0])
    assert needed is not None
    assert int(needed[1].replace(",", "")) > close.games


def test_a_mirror_is_about_the_seats() -> None:
    mirror = outcome_of(("big-money", "big-money"), 60)
    said = headline(Subject(mirror, "en", 0.95))
    assert said.text.startswith(f"The first seat wins {100 * mirror.seats()[0].share:.1f}%")
    assert "played by Big Money, so" in said.sure[0]


def test_more_than_two_are_compared_with_the_second(four: Outcome) -> None:
    said = headline(Subject(four, "en", 0.95))
    assert said.text.startswith("Big Money with Witch wins")
    assert "the second" in said.sure[0]


def test_a_sequential_test_speaks_for_itself() -> None:
    layout = choose("", TWO).spec
    outcome = simulate(Config(TWO, layout, 2000, 1), jobs=1, until=Until(0.99))
    assert outcome.settled
    said = headline(Subject(outcome, "en", 0.95))
    bound = (1 - outcome.comparisons[0].high) / 2
    assert f"{100 * bound:.1f}%" in said.sure[0]
    assert "99%" in said.sure[0]
    assert "settled at 99%" in said.sure[1]
    assert "--until 99% --margin 1%" in report_page(outcome, "en", 0.95)


# Numbers behind the plots


def test_quantiles_of_histograms() -> None:
    count = {1: 10, 2: 80, 7: 10}
    assert [data.at_quantile(count, share) for share in (0.05, 0.1, 0.11, 0.5, 0.9, 0.91)] == [1, 1, 2, 2, 2, 7]
    with pytest.raises(ValueError, match="nothing"):
        data.at_quantile({}, 0.5)


def test_timelines_add_up(two: Outcome) -> None:
    seen = two.seen
    assert seen is not None
    rows = data.timeline([seen.gained[1], seen.bought[1]], seen.coins[1], two.games)
    everything = sum(number for names in seen.gained[1] for number in names.values())
    assert sum(row.total for row in rows) * two.games == pytest.approx(everything)
    smithy = next(row for row in rows if row.name == "smithy")
    # One game in three or so opens with it, and nobody ends a game in the first turns.
    assert smithy.by_turn[0] * two.games == seen.gained[1][0]["smithy"]
    assert rows == sorted(rows, key=lambda row: (-row.total, row.name))


def test_ahead_level_and_behind_are_everything(two: Outcome) -> None:
    assert two.seen is not None
    found = data.ahead(two.seen.lead[0], 15)
    for won, even, lost in zip(found.ahead, found.level, found.behind):
        assert won + even + lost == pytest.approx(1)
    other = data.ahead(two.seen.lead[1], 15)
    assert other.ahead == found.behind


def test_long_names_are_cut() -> None:
    assert short("x" * 50) == "x" * 33 + "…"
    assert short("Big Money") == "Big Money"


@pytest.mark.parametrize("texts", [("chapel-laboratory-militia", "double-witch", "general", "big-money"), FOUR])
def test_legends_find_room(texts: tuple[str, ...]) -> None:
    """Names of any length: a legend that is too wide goes on in the next line."""
    from platin.sim.report import plots
    from platin.sim.report.style import house_style
    from platin.sim.report.subject import Subject

    outcome = outcome_of(texts, 8)
    for lang in LANGUAGES:
        subject = Subject(outcome, lang, 0.95)
        with house_style():
            made = [plots.final_decks(subject), plots.drawn(plots.by_seat, subject, 3.0)]
            for one in made:
                one.draw_without_rendering()
                legend = one.axes[0].get_legend()
                assert legend is not None
                assert legend.get_window_extent().x1 <= one.bbox.x1


# Files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_are_there_and_not_empty(lang: str, four: Outcome, tmp_path: Path) -> None:
    from matplotlib.image import imread

    files = write_png(four, tmp_path / "new", lang, 0.95)
    names = {file.stem for file in files}
    assert names >= {"overview", "wins", "by_seat", "points", "coins", "ahead", "length", "margin", "decks", "gained-1"}
    for file in files:
        picture = imread(file)
        assert picture.shape[1] >= 900
        ink = (picture[..., :3].min(axis=2) < 0.9).mean()
        assert 0.003 < ink < 0.6, (file.name, ink)
        # Nothing may be cut off: the very edge of a picture is paper.
        edge = [picture[0], picture[-1], picture[:, 0], picture[:, -1]]
        assert all(float(line[..., :3].min()) > 0.9 for line in edge), file.name


def test_the_page_is_written_to_a_file(two: Outcome, pages: dict[tuple[str, str], str], tmp_path: Path) -> None:
    write_html(two, tmp_path / "out.html", "de", 0.95)
    assert (tmp_path / "out.html").read_text(encoding="utf-8") == pages["two", "de"]


@pytest.mark.parametrize("package", ["matplotlib", "jinja2"])
def test_without_a_package_it_says_what_to_install(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from platin.sim import report

    monkeypatch.setattr(report, "find_spec", lambda name: None if name == package else name)
    with pytest.raises(report.MissingExtra, match=r"platin\[sim\]") as error:
        check_extra()
    assert f"braucht {package}" in error.value.say("de")


# Templates

REPORT = Path(check_extra.__code__.co_filename).parent


def test_the_look_is_in_the_templates() -> None:
    """No HTML or CSS in the code. `svg.py` takes apart what matplotlib wrote."""
    files = [file for file in sorted(REPORT.glob("*.py")) if file.name != "svg.py"]
    assert len(files) > 10
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not re.search(r"</?[a-z][a-z0-9]*[ >]|&[a-z]+;|\{\{|[a-z]+:[^ ]*;", node.value), (
                    file.name,
                    node.value,
                )


def test_nothing_is_let_through_unescaped() -> None:
    templates = sorted((REPORT / "templates").glob("*.html"))
    assert templates
    for file in templates:
        assert not re.search(r"\bsafe\b|autoescape", file.read_text(encoding="utf-8")), file.name


def test_templates_are_part_of_the_package() -> None:
    # The compiled package lies elsewhere than its project.
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]
    for file in (REPORT / "templates").iterdir():
        place = file.relative_to(REPORT.parents[1])
        assert any(fnmatch(place.as_posix(), pattern) for pattern in patterns["platin"]), place


def test_a_short_command_imports_no_templates_and_no_plots() -> None:
    program = "import sys; from platin.cli.main import platin; import platin.cli.simulate, platin.cli.tournament; "
    program += "print([name for name in ('jinja2', 'matplotlib') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
