"""Plans in words: what kind of deck it is, how it opens, what it collects and when points count, in good German."""

import json
from functools import cache, partial
from html import unescape
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from platin.bots.plan import Strategy
from platin.bots.roster import find
from platin.cli.main import platin as program
from platin.engine.spec import spec_from_data
from platin.kingdom import prepare
from platin.mind.best_deck import best_deck, deck_for
from platin.mind.crew import Alone
from platin.mind.genome import strategy_of
from platin.mind.ground import Ground
from platin.mind.rehearsal import rehearse
from platin.mind.search import Learnt, Search, Size
from platin.mind.shelf import Kept, Shelf
from platin.mind.telling import Telling, wins
from platin.mind.templates import templates
from platin.mind.verdict import judge
from platin.sim.games import mix
from platin.sim.statistics import Estimate
from platin.strategy import StrategyFile, read_text, write_strategy
from platin.strategy.built_in import load
from platin.text.numbers import Numbers
from platin.text.words import LANGUAGES

WITCHES = "Witch, Chapel, Laboratory, Militia, Village, Smithy, Market, Festival, Remodel, Workshop"
GREEN = """
  - Province when Golds in deck >= 1 or Provinces left <= 5
  - Duchy when Provinces left <= 4
  - Estate when Provinces left <= 2
  - Gold
  - Duchy when Provinces left <= 6
"""


def strategy(gain: str, more: str = "") -> Strategy:
    return read_text(f"strategy: S\ngain:{gain}\n{more}").strategy


def telling(plan: Strategy, kingdom: str = WITCHES) -> Telling:
    return Telling(Ground(prepare(kingdom, 2, seed=1).spec), plan)


@cache
def famous(name: str) -> Telling:
    return telling(load(name).strategy, find(name).kingdom or WITCHES)


KINDS = {
    "double-witch": ("curses", "Witches fill", "Hexen füllen"),
    "workshop-gardens": ("rush", "a rush on Gardens: Workshops", "Wettlauf um Gärten: Werkstätten holen"),
    "village-smithy-engine": ("engine", "Villages and Festivals give", "Dörfer und Jahrmärkte bringen"),
    "big-money": ("money", "money alone", "reines Geld"),
    "hunting-party": ("chain", "Hunting Parties find", "Treibjagden finden einander"),
    "colony-vault": ("money_with", "on the way to Colonies", "auf dem Weg zu Kolonien"),
    "goons-bishop-watchtower": ("attack", "slow the others", "bremsen die anderen"),
}


@pytest.mark.parametrize("name", KINDS)
def test_the_kind_of_a_deck_is_told_by_what_its_cards_do(name: str) -> None:
    kind, english, german = KINDS[name]
    told = famous(name)
    assert told.kind.name == kind
    assert english in told.sentences("en")[0]
    assert german in told.sentences("de")[0]


def test_the_opening_is_what_the_strategy_buys() -> None:
    told = famous("double-witch")
    assert "With 3 and 4 coins you open with two Silvers, with 5 and 2 only a Witch." in told.text("en")
    assert "Mit 3 und 4 Münzen kaufst du zuerst zwei Silber, mit 5 und 2 nur eine Hexe." in told.text("de")
    chapel = famous("chapel-laboratory-militia").text("de")
    assert "Zuerst kaufst du eine Kapelle und eine Miliz, ob du nun 3 und 4 Münzen hast oder 5 und 2." in chapel


def test_cards_are_counted_as_they_come_and_not_as_they_are_wished_for() -> None:
    plan = strategy(GREEN + "  - Laboratory until 10 in deck\n  - Smithy until 1 in deck\n  - Silver")
    told = telling(plan)
    assert told.seen.gains["smithy"].high == 1
    assert 1 < told.seen.gains["laboratory"].mean < 9
    assert "ten Laboratories" not in told.text("en")
    assert "eine Schmiede" in told.text("de")


def test_nobody_is_said_to_collect_what_others_give() -> None:
    """A Swindler hands out cards that nobody wished for."""
    kingdom = "Swindler, Village, Lurker, Harem, Moat, Cellar, Smithy, Market, Mine, Remodel"
    plan = strategy(GREEN + "  - Swindler until 2 in deck\n  - Silver")
    told = telling(plan, kingdom)
    assert told.kind.cards == ("swindler",)
    assert "two Swindlers;" in told.text("en"), told.text("en")
    assert "Moat" not in told.text("en")


def test_trashing_is_told_where_it_happens() -> None:
    trash = "trash: [Curse, Estate when Provinces left > 4, Copper when money in deck > 5]"
    wishes = GREEN + "  - Chapel when turn <= 2 until 1 in deck\n  - Silver"
    thin = telling(strategy(wishes, trash)).text("de")
    assert "Unterwegs entsorgst du mit der Kapelle" in thin
    assert "deine Anwesen" in thin
    # Without a Chapel there is nothing to trash with, whatever the list says.
    assert "entsorgst" not in telling(strategy(GREEN + "  - Silver", trash)).text("de")


def test_the_order_of_plays_is_told() -> None:
    wishes = """
  - Province when turn >= 12
  - Laboratory until 1 in deck
  - Market until 1 in deck
  - Militia until 1 in deck
  - Gold
  - Silver
"""
    told = telling(strategy(wishes, "play: [Market, Laboratory, Militia]"))
    assert "You play the Market first, then the Laboratory, and the Militia last." in told.text("en")
    assert "Du spielst erst den Markt, dann das Laboratorium und zuletzt die Miliz." in told.text("de")


@pytest.mark.parametrize(
    ("wish", "english", "german"),
    [
        (
            "Province",
            "You buy Provinces as soon as the money is there,",
            "Provinzen kaufst du, sobald das Geld reicht,",
        ),
        ("Province when Golds in deck > 1", "once you have two Golds,", "sobald du zwei Gold hast,"),
        ("Province when money in deck > 15", "worth 16 in all,", "zusammen 16 wert ist,"),
        ("Province when turn >= 9", "from turn 9 on,", "wenn du im 9. Zug bist,"),
        (
            "Province when Golds in deck >= 1 or Provinces left <= 5",
            "once you have a Gold, at the latest when five Provinces are left,",
            "sobald du ein Gold hast, spätestens wenn noch fünf Provinzen übrig sind,",
        ),
        # Colonies that are not there are always gone.
        (
            "Province when Colonies left = 0 and money in deck > 15",
            "Provinces once your",
            "kaufst du, sobald das Geld in",
        ),
        # What takes too many words is told by what was seen.
        ("Province when coins - buys > 5", "The first of the Provinces usually comes in turn", "kaufst du meist vom"),
    ],
)
def test_when_points_are_bought(wish: str, english: str, german: str) -> None:
    told = telling(strategy(f"\n  - {wish}\n  - Gold\n  - Smithy until 1 in deck\n  - Silver"))
    assert english in told.text("en"), told.text("en")
    assert german in told.text("de"), told.text("de")


def test_small_points_and_the_end() -> None:
    told = famous("double-witch").text("en")
    assert "Duchies when four Provinces are left (at six already in place of Silver), Estates at two." in told
    german = famous("double-witch").text("de")
    assert (
        "Herzogtümer, wenn noch vier Provinzen übrig sind (statt Silber schon bei sechs), Anwesen bei zwei." in german
    )
    rush = famous("workshop-gardens").text("de")
    assert "bis diese Stapel leer sind: Anwesen, Werkstätten und Gärten." in rush


def test_the_same_plan_is_told_the_same() -> None:
    plan = load("double-witch").strategy
    ground = Ground(prepare(WITCHES, 2, seed=1).spec)
    assert rehearse(ground, plan, 6) == rehearse(Ground(ground.spec), plan, 6)


@pytest.mark.parametrize(
    "kingdom", ["random", "Goons, Bishop, Hoard, Loan, Familiar, Colony, Shelters", "Pixie, Cemetery"]
)
def test_any_plan_of_any_table_can_be_told(kingdom: str) -> None:
    ground = Ground(prepare(kingdom, 3, seed=3).spec)
    plans = templates(ground.roles)
    for plan in plans[:: max(len(plans) // 5, 1)]:
        told = Telling(ground, strategy_of(plan, ground.roles))
        for lang in LANGUAGES:
            said = told.sentences(lang)
            assert 3 <= len(said) <= 7, plan.origin
            for sentence in said:
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                assert "_" not in sentence
                assert "  " not in sentence
            assert told.short(lang)


def test_shares_are_told_with_their_bounds() -> None:
    shares = [("general", Estimate(0.62, 0.55, 0.69)), ("double-witch", Estimate(0.5, 0.4, 0.6))]
    assert (
        wins(shares, "en")
        == "It wins 62% (55–69%) against the all-rounder and 50% (40–60%) against the deck “Double Witch”."
    )
    assert "62\u00a0% (55–69\u00a0%) gegen den Allrounder" in wins(shares, "de")
    assert "das Deck „Doppelhexe“" in wins(shares, "de")


SMALL = Size(sketches=3, first=3, lines=3, islands=2, rounds=2, population=5, opening=1, placing=2, final=4)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that takes no time, and finds little."""
    monkeypatch.setattr("platin.mind.search.Search", partial(Search, size=SMALL))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_learnt_is_told(lang: str, small: None) -> None:
    args = ["learn", WITCHES, "--decisions", "2000", "--games", "4", "--jobs", "1", "--lang", lang]
    found = CliRunner().invoke(program, args)
    assert found.exit_code == 0, found.output
    said = " ".join(found.stdout.split())
    assert said.startswith({"en": "This ", "de": "D"}[lang])
    assert {"en": "A game against the all-rounder", "de": "Gegen den Allrounder dauert"}[lang] in said


# The best deck of a kingdom


@pytest.fixture
def unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has learnt anything yet, and a search takes no time."""
    monkeypatch.setattr("platin.mind.best_deck.Search", partial(Search, size=SMALL))
    for user in ("shelf", "best_deck"):
        monkeypatch.setattr(f"platin.mind.{user}.SHELF", Shelf())
    monkeypatch.setattr("platin.mind.crew.gather", lambda jobs: Alone())


def show(*args: str, lang: str = "en") -> Result:
    return CliRunner().invoke(program, ["kingdom", "show", *args, "--plan", "--lang", lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plan_that_is_there_is_told_at_once(lang: str, unknown: None, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = prepare(WITCHES, 2).spec
    shelf = Shelf()
    shelf.put(Kept(spec, write_strategy(load("double-witch"), "en"), 1, 1000, 1234, 9.0, 0.9))
    monkeypatch.setattr("platin.mind.shelf.SHELF", shelf)
    found = show(WITCHES, lang=lang)
    assert found.exit_code == 0, found.output
    said = " ".join(found.stdout.split())
    expected = {
        "en": ("The best deck here", "Witches fill", "against the all-rounder, ", "100 games each", "of 1,234 games"),
        "de": ("Das beste Deck hier", "Hexen füllen", "gegen den Allrounder, ", "Je 100 Partien", "mit 1.234 Partien"),
    }
    for words in expected[lang]:
        assert words in said, said


def test_a_plan_that_nobody_knows_is_learnt(unknown: None) -> None:
    found = show(WITCHES, "--seconds", "1", "--json")
    assert found.exit_code == 0, found.output
    plan = json.loads(found.stdout)["plan"]
    assert plan["source"] in ("learnt", "general")
    # The built-in deck of the kingdom is one of those to beat.
    assert {"big-money", "double-witch"} <= set(plan["against"])
    assert plan["fresh_games"] == 100
    assert plan["words"]["de"] != plan["words"]["en"]


def test_who_loses_to_the_all_rounder_is_not_the_best() -> None:
    ground = Ground(prepare(WITCHES, 2, seed=1).spec)
    poor = write_strategy(StrategyFile("", {"en": "Poor"}, {}, None, strategy("\n  - Copper")), "en")
    best = best_deck(ground, Kept(ground.spec, poor, 1, 1, 1, 1.0, 0.9), games=4)
    assert best.source == "general"
    assert [rival for rival, _ in best.against] == ["big-money", "double-witch"]
    good = load("double-witch").strategy
    assert [wish.name for wish in best.strategy.gain] != [wish.name for wish in good.gain]


def test_decks_are_found_by_their_kingdoms() -> None:
    assert deck_for(prepare(WITCHES, 3, seed=4).spec) == "double-witch"
    assert deck_for(prepare("First Game", 2).spec) == ""


# The report


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_one_page_with_everything(lang: str, small: None, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    pytest.importorskip("jinja2")
    page = tmp_path / "page.html"
    args = ["learn", WITCHES, "--decisions", "2000", "--games", "6", "--jobs", "1"]
    found = CliRunner().invoke(program, [*args, "--lang", lang, "--report", str(page), "--json", "-"])
    assert found.exit_code == 0, found.output
    data = json.loads(found.stdout)
    text = unescape(page.read_text(encoding="utf-8"))
    # The plan in words and as a file, what was measured with its intervals, and the command that does the same.
    plan = Telling(Ground(spec_from_data(data["table"])), read_text(data["strategy"]).strategy)
    assert plan.text(lang) in text
    assert data["strategy"] in text
    numbers = Numbers(lang)
    for share in [*data["against"].values(), *data["cards"].values(), data["matrix"][0][1]]:
        assert numbers.percent(share["share"]) in text
        assert numbers.span(numbers.percent(share["low"]), numbers.percent(share["high"])) in text
    assert "--games 6" in text
    for part in ("against", "finalists", "matrix-title", "curve-title", "file", "kingdom", "method"):
        assert f'id="{part}"' in text, part
    assert "http" not in text.replace("http://www.w3.org", ""), "the page needs nothing else"


def test_at_larger_tables_both_sides_of_a_pair_are_played() -> None:
    """Of three, one does not win what another does not."""
    ground = Ground(prepare(WITCHES, 3, seed=1).spec)
    money, *others = templates(ground.roles)
    plans = [money, next(plan for plan in others if plan.origin == "money+witch")]
    learnt = Learnt(ground.spec, 1, money, plans, 1, 1, 1, 1.0)
    verdict = judge(learnt, Alone(), [], 6)
    one, other = verdict.matrix[0][1].share, verdict.matrix[1][0].share
    assert verdict.matrix[0][0].share == pytest.approx(1 / 3)
    assert one == pytest.approx(sum(ground.shares(plans[0], plans[1], 0, 6, mix(1, 1 << 40))) / 6)
    assert other == pytest.approx(sum(ground.shares(plans[1], plans[0], 0, 6, mix(1, 1 << 40))) / 6)
    assert one + other != pytest.approx(1)


def test_numbers_in_a_drawing_are_written_whole() -> None:
    """A German thousand is no coordinate to be shortened."""
    pytest.importorskip("matplotlib")
    pytest.importorskip("jinja2")
    from platin.sim.report.plots import figure
    from platin.sim.report.style import house_style
    from platin.sim.report.svg import drawing

    with house_style():
        made = figure(1.0)
        made.add_subplot().set_xticks([0.123456], ["14.000"])
        assert ">14.000<" in drawing(made, "one").content
