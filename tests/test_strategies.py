"""Strategies: what is written is what is meant, what is wrong is said with its line, and the built-in ones play well.

Also players in Python: they see what their player may see and nothing else.
"""

import dataclasses
import doctest
import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from platin.bots import roster
from platin.bots.conditions import Expr, Situation
from platin.bots.plan import Strategy, Wish
from platin.bots.random_bot import RandomBot
from platin.bots.roster import Contestant, UnknownContestant
from platin.bots.seen import Player, Sitting, look
from platin.bots.strategy_bot import StrategyBot
from platin.cards import LIBRARY
from platin.cli.main import platin as program
from platin.engine.const import OPT_PILE, OVER
from platin.engine.decision import Decision, IllegalAnswer
from platin.engine.game import Game
from platin.engine.score import winners
from platin.engine.setup import deal, lay_out
from platin.engine.turn import step
from platin.kingdom import prepare
from platin.position import read_position
from platin.proof.hidden import other_world, renumber
from platin.session import Option, Question, Session, View
from platin.session.save import state_from_json, state_to_json
from platin.strategy import StrategyError, built_in, read_file, read_text, write_strategy
from platin.strategy.contestants import names, strategy_of
from platin.strategy.expression import MOST_TOKENS, read_condition
from platin.strategy.questions import asked, modes
from platin.strategy.reader import MOST_BYTES, MOST_ENTRIES
from platin.strategy.terminals import TERMINALS
from platin.strategy.writer import write_expr
from platin.text.language import LANGUAGES
from platin.text.messages.strategy import KEYS, WORDS
from platin.text.questions import questions

ROOT = Path(__file__).resolve().parent.parent
DECKS = [name for name in built_in.names() if name != built_in.BIG_MONEY]

TABLE = """
kingdom: Smithy, Militia, Trusty Steed
turn: A
coins: 5
buys: 2
actions: 1
piles: {Province: 4, Duchy: 0, Curse: 0}
A: {hand: "2 Copper, Smithy", deck: "3 Silver, Gold", discard: "Estate", play: "2 Militia", vp: 3, turns: 7}
B: {hand: "Province", deck: "Curse, 2 Smithy"}
"""


# What conditions mean


def value_of(text: str) -> int:
    """Read a condition and ask it at the table above, for A."""
    state = read_position(TABLE)
    game = Game(state, [None, None])
    expr = read_condition(text)
    expr.bind(state.rules)
    at = Situation()
    at.begin(game, 0)
    return expr.value(at)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("coins", 5),
        ("Münzen", 5),
        ("buys", 2),
        ("Käufe", 2),
        ("Kaeufe", 2),
        ("actions", 1),
        ("turn", 7),
        ("Zug", 7),
        ("cards in deck", 10),
        ("Karten im Deck", 10),
        ("cards in hand", 3),
        ("cards in play", 2),
        ("money in deck", 11),
        ("Geld im Deck", 11),
        ("empty piles", 2),
        ("leere Stapel", 2),
        ("points", 4),
        ("VP tokens", 3),
        ("lead", -1),
        ("Vorsprung", -1),
        ("players", 2),
        ("Provinces left", 4),
        ("provinz übrig", 4),
        ("PROVINZEN UEBRIG", 4),
        ("Copper in hand", 2),
        ("Kupfer auf der Hand", 2),
        ("silvers in deck", 3),
        ("Silber im Deck", 3),
        ("Militia in play", 2),
        ("Milizen im Spiel", 2),
        ("Smithies in other decks", 2),
        ("Schmieden in anderen Decks", 2),
        ("Laboratory in deck", 0),
        ("Laboratories left", 0),
        ("Actions in deck", 3),
        ("Aktionskarten auf der Hand", 1),
        ("Treasures in deck", 6),
        ("Victory cards in deck", 1),
        ("2 + 3 * 4", 14),
        ("(2 + 3) * 4", 20),
        ("10 - 3 - 2", 5),
        ("7 / 2", 3),
        ("7 / 0", 0),
        ("-2 + 5", 3),
        ("- coins", -5),
        ("coins >= 5", 1),
        ("coins ≥ 5 and buys = 2", 1),
        ("coins < 5 oder Käufe != 2", 0),
        ("1 or 0 and 0", 1),
        ("(1 or 0) and 0", 0),
        ("not coins", 0),
        ("not 0", 1),
        ("kein Anwesen auf der Hand", 1),
        ("nicht (coins = 5 und buys = 2)", 0),
        ("coins > 4 and not Chapel in hand", 1),
    ],
)
def test_conditions_have_their_value(text: str, value: int) -> None:
    assert value_of(text) == value


def test_until_counts_the_card_itself() -> None:
    read = read_text(
        "gain: [Silver until 4 in deck, Silver until 3 in deck, Silver until coins > 9, Smithy when 1 in hand]"
    )
    state = read_position(TABLE)
    at = Situation()
    at.begin(Game(state, [None, None]), 0)
    for wish in read.strategy.gain:
        wish.bind(state.rules)
    assert [wish.holds(at) for wish in read.strategy.gain] == [True, False, True, True]


def test_cards_of_a_mixed_pile_are_counted_by_name() -> None:
    state = read_position('kingdom: Tournament\nA: {hand: "Trusty Steed, Diadem"}')
    at = Situation()
    at.begin(Game(state, [None, None]), 0)
    for text, value in (("Trusty Steed in deck", 1), ("Princess in deck", 0), ("Prizes in deck", 2)):
        expr = read_condition(text)
        expr.bind(state.rules)
        assert expr.value(at) == value, text


# Reading and writing


def random_expr(rng: Random, depth: int) -> str:
    """Write an expression by chance, with brackets everywhere."""
    if depth == 0 or rng.random() < 0.2:
        card = rng.choice([key for key in LIBRARY.cards if "@" not in key])
        leaves = [
            "coins",
            "turn",
            "lead",
            "3",
            "17",
            "cards in deck",
            f"{card} in deck",
            f"{card} left",
            f"{card} in play",
        ]
        return rng.choice([*leaves, "Treasures in hand", f"{card} in other decks"])
    operator = rng.choice(["and", "or", "<", "<=", ">", ">=", "=", "!=", "+", "-", "*", "/", "not"])
    if operator == "not":
        return f"not ({random_expr(rng, depth - 1)})"
    return f"({random_expr(rng, depth - 1)}) {operator} ({random_expr(rng, depth - 1)})"


def shape(expr: Expr) -> Any:
    """Give an expression as something that can be compared."""
    inner = {
        name: getattr(expr, name)
        for name in ("number", "name", "card", "types", "place", "operator")
        if hasattr(expr, name)
    }
    parts = [shape(getattr(expr, name)) for name in ("left", "right", "inner") if hasattr(expr, name)]
    return type(expr).__name__, inner, parts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_expressions_survive_being_written(lang: str) -> None:
    rng = Random(5)
    for _ in range(300):
        expr = read_condition(random_expr(rng, 4))
        assert shape(read_condition(write_expr(expr, lang))) == shape(expr), write_expr(expr, lang)


def meaning(strategy: Strategy) -> Any:
    """Give a strategy as something that can be compared."""

    def wishes(found: list[Wish]) -> list[Any]:
        return [(wish.name, None if wish.when is None else shape(wish.when)) for wish in found]

    orders = {key: wishes(order) for key, order in sorted(strategy.orders.items())}
    uses = {card: shape(use) for card, use in sorted(strategy.uses.items())}
    return wishes(strategy.gain), wishes(strategy.play), wishes(strategy.treasures), orders, uses


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*built_in.names(), "big-money:smithy", "big-money:witch", "big-money:familiar"])
def test_strategies_survive_being_written_in_either_language(name: str, lang: str) -> None:
    read = strategy_of(name)
    assert read is not None
    again = read_text(write_strategy(read, lang), name)
    assert meaning(again.strategy) == meaning(read.strategy)
    assert again.kingdom == read.kingdom
    assert again.name(lang) == read.name(lang)
    assert again.note(lang) == read.note(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_cards_ask_can_be_said_and_written(lang: str) -> None:
    for card in sorted({key.partition(".")[0] for key in questions("en")} & {*LIBRARY.cards, *LIBRARY.landscapes}):
        lines = []
        for verb in asked(card):
            if verb == "use":
                lines.append("use: when coins > 3")
            elif verb == "choose":
                lines.append(f"choose: [{', '.join(dict.fromkeys(modes(card).values()))}]")
            else:
                lines.append(f"{KEYS.of('en')[verb][0]}: [Gold when turn > 3, Copper]")
        if lines:
            read = read_text("gain: [Gold]\ncards:\n  " + card + ":\n    " + "\n    ".join(lines))
            assert meaning(read_text(write_strategy(read, lang)).strategy) == meaning(read.strategy), card


GERMAN = """
Strategie: Geld mit Schmiede
Königreich: [Schmiede, Umbau, Burggraben, Plünderung]
nehmen:
  - Provinz
  - Plünderung wenn Münzen >= 6 und Zug <= 9
  - Herzogtum wenn Provinzen übrig <= 4
  - Schmiede bis 2 im Deck
  - Silber außer wenn Zug > 20
spielen: [Dorf, Schmiede]
Geldkarten: [Silber, Kupfer außer wenn Münzen >= 6]
entsorgen: [Fluch, Anwesen wenn Provinzen übrig > 4]
zurücklegen: Gold
Karten:
  Umbau: {entsorgen: [Gold wenn Provinzen übrig <= 2, Anwesen], nehmen: Provinz}
  Burggraben: {einsetzen: immer}
  Verwalter: {wählen: [2 Handkarten entsorgen wenn Anwesen auf der Hand, "+2 Geld"]}
"""
ENGLISH = """
strategy: Money with Smithy
kingdom: [Smithy, Remodel, Moat, Looting]
gain:
  - Province
  - Looting when coins >= 6 and turn <= 9
  - Duchy when Provinces left <= 4
  - Smithy until 2 in deck
  - Silver unless turn > 20
play: Village, Smithy
treasures: [Silver, Copper unless coins >= 6]
trash: [Curse, Estate if Provinces left > 4]
put back: [Gold]
cards:
  Remodel: {trash: [Gold when Provinces left <= 2, Estate], gain: [Province]}
  Moat: {use: always}
  Steward: {choose: [trash when Estates in hand, coins]}
"""
MIXED = """
Strategie: Money mit Smithy
kingdom: [Schmiede, Remodel, Moat, Plünderung]
nehmen:
  - province
  - Looting wenn coins >= 6 und turn <= 9
  - Duchy when Provinzen uebrig <= 4
  - Schmieden bis 2 in deck
  - Silver außer wenn turn > 20
play: [villages, Schmiede]
treasures: Silber, Kupfer außer wenn coins >= 6
trash: [Flüche, Estates wenn Provinces left > 4]
zuruecklegen: [gold]
cards:
  Umbau: {trash: [Gold when Provinzen übrig <= 2, Estate], nehmen: [Provinzen]}
  Moat: {einsetzen: ja}
  Steward: {choose: [trash wenn Estates auf der Hand, "+2 Coins"]}
"""


def test_german_english_and_mixed_mean_the_same() -> None:
    read = read_text(ENGLISH)
    for text in (GERMAN, MIXED):
        other = read_text(text)
        assert meaning(other.strategy) == meaning(read.strategy)
        assert other.kingdom == read.kingdom
    assert read.needs() == ("looting", "smithy")


# What is wrong

GOOD = "strategy: x\ngain: [Gold]\n"


@pytest.mark.parametrize(
    ("text", "line", "english_words", "german_words"),
    [
        ("gain:\n  - Province\n  - Goldd", 3, ["“Goldd”", "Did you mean Gold"], ["„Goldd“", "Gemeint: Gold"]),
        ("gain: [Duchy Provinces left]", 1, ["after “Duchy”", "“when”"], ["nach „Duchy“", "„wenn“"]),
        ("gain: [Duchy when Provinces lef <= 4]", 1, ["“lef”", "“left”"], ["„lef“", "„übrig“"]),
        ("gain: [Duchy when Provinces <= 4]", 1, ["“Provinces”", "“in deck”"], ["„Provinces“", "„im Deck“"]),
        ("gain: [Duchy when Provnces left <= 4]", 1, ["“Provnces”", "Province"], ["„Provnces“", "Province"]),
        ("gain: [Duchy when (coins > 3]", 1, ["closing bracket"], ["schließende Klammer"]),
        ("gain: [Duchy when coins >]", 1, ["after “when coins >”", "a number"], ["Nach „when coins >“", "eine Zahl"]),
        ("gain: [Duchy when coinz > 3]", 1, ["“coinz”", "Did you mean"], ["„coinz“", "Gemeint"]),
        ("gain: [Duchy when 3 < coins < 5]", 1, ["two values"], ["zwei Werte"]),
        ("gain: [Gold when turn > 5 coins < 3]", 1, ["“coins”", "a comparison"], ["„coins“", "ein Vergleich"]),
        ("gain: [Gold when]", 1, ["after “when”"], ["Nach „when“"]),
        ("gain: [Gold when turn ? 3]", 1, ["sign “?”"], ["Zeichen „?“"]),
        ("gain: [Gold when 12345678 > coins]", 1, ["too large"], ["zu groß"]),
        ("gain:\n  - Gold\n  - 'Silver, , Copper'", 3, ["between two commas"], ["Zwischen zwei Kommas"]),
        ("gain: [Reckless]", 1, ["Reckless", "an Event"], ["Waghalsig", "ein Ereignis"]),
        ("gain: [Loot]", 1, ["gained nor bought"], ["weder nehmen noch kaufen"]),
        ("gian: [Gold]", 1, ["“gian”", "Did you mean gain?"], ["„gian“", "Gemeint: gain?"]),
        ("strategy: x", 1, ["what to gain"], ["nicht, was sie nehmen will"]),
        ("gain: []", 1, ["what to gain"], ["nicht, was sie nehmen will"]),
        ("gain: {Gold: 3}", 1, ["a list of cards"], ["eine Liste von Karten"]),
        ("gain: [Gold, [Silver]]", 1, ["Expected text, not a list"], ["Erwartet ist Text, nicht eine Liste"]),
        ("[Gold]", 1, ["keys with their values"], ["Schlüssel mit ihren Werten"]),
        ("", 1, ["Nothing is here"], ["Hier steht nichts"]),
        ("gain: [Gold]\ngain: [Silver]", 2, ["“gain” is named twice"], ["„gain“ ist zweimal genannt"]),
        ("gain: [Gold]\nnehmen: [Silver]", 2, ["“nehmen” is named twice"], ["„nehmen“ ist zweimal"]),
        ("gain: [Gold\nplay: [Smithy]", 2, ["Not readable as YAML"], ["Nicht als YAML lesbar"]),
        ("gain:\n\t- Gold", 2, ["tab"], ["Tabulator"]),
        ("gain: [Gold", 1, ["a comma or the closing ]"], ["ein Komma oder die schließende ]"]),
        (GOOD + "kingdom:\n  - Moat\n  - Smity", 5, ["Smity", "Smithy"], ["Smity", "Smithy"]),
        (GOOD + "kingdom: [Moat, Gold]", 3, ["Gold is not a kingdom card"], ["Gold ist keine Königreichkarte"]),
        (GOOD + "kingdom: ['Reckless: Smithy']", 3, ["Smithy"], ["Schmiede"]),
        (GOOD + "cards:\n  Remodel: {discard: [Gold]}", 4, ["about Remodel", "“trash”"], ["über Umbau", "„entsorgen“"]),
        (GOOD + "cards:\n  Smithy: {trash: [Gold]}", 4, ["about Smithy"], ["Über Schmiede"]),
        (GOOD + "cards:\n  Moat: {use: maybe}", 4, ["“maybe”", "“always”"], ["„maybe“", "„immer“"]),
        (GOOD + "cards:\n  Steward: {choose: [gold]}", 4, ["“gold”", "“+2 Coins”"], ["„gold“", "„+2 Geld“"]),
        (GOOD + "cards:\n  Moat: {usse: always}", 4, ["“usse”", "Did you mean use"], ["„usse“", "Gemeint: use"]),
        (GOOD + "treasures: [Copper, Smithy]", 3, ["Smithy is no Treasure"], ["Schmiede ist keine Geldkarte"]),
        (GOOD + "note: {fr: non}", 3, ["“fr”", "en or de"], ["„fr“", "en oder de"]),
    ],
)
def test_errors_name_line_words_and_what_was_expected(
    text: str, line: int, english_words: list[str], german_words: list[str]
) -> None:
    with pytest.raises(StrategyError) as caught:
        read_text(text, "mine.yaml")
    error = caught.value
    assert (error.file, error.line) == ("mine.yaml", line)
    assert error.say("en").startswith(f"mine.yaml, line {line}: ")
    assert error.say("de").startswith(f"mine.yaml, Zeile {line}: ")
    assert str(error) == error.say("en")
    for word in english_words:
        assert word in error.say("en")
    for word in german_words:
        assert word in error.say("de")


# What a stranger could try


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gain: [!!python/object/apply:os.system [echo]]", "Tags"),
        ("gain: [!!python/name:os.system Gold]", "Tags"),
        ("gain: [&a Gold, *a]", "Anchors"),
        ("a: &a [Gold]\nb: *a\ngain: [Gold]", "Anchors"),
        ("gain: " + "[" * 5000, "Nested too deeply"),
        ("gain: " + "{a: " * 5000, "Nested too deeply"),
        ("gain: [Gold when " + "(" * 60 + "1]", "Nested too deeply"),
        ("gain: [Gold when " + "not " * 60 + "1]", "Nested too deeply"),
        ("gain: [Gold when " + "- " * 60 + "1]", "Nested too deeply"),
        ("gain: [Gold when " + "1 + " * MOST_TOKENS + "1]", "Too long"),
        ("gain: [" + ", ".join(["Gold"] * (MOST_ENTRIES + 1)) + "]", "Too long a list"),
        ("gain: [Gold]\nnote: " + "x" * MOST_BYTES, "too large"),
        ("gain: [Gold when " + "9" * 5000 + " > 1]", "too large"),
        ("gain: [Gold when __import__('os')]", "sign"),
        ("gain: [Gold]\x07", "not understood"),
    ],
)
def test_a_stranger_gets_no_further_than_an_error(text: str, words: str) -> None:
    with pytest.raises(StrategyError, match=words):
        read_text(text)


def test_random_text_never_raises_anything_else() -> None:
    """Pieces of strategies in any order are read, or refused with a line; nothing else happens."""
    rng = Random(3)
    pieces = [
        "gain",
        "play",
        "cards",
        ": ",
        "\n",
        "  ",
        "- ",
        "[",
        "]",
        "{",
        "}",
        ", ",
        "Gold",
        "Moat",
        "when ",
        "until ",
        "2 ",
    ]
    pieces += [
        "in deck",
        "left",
        "<= ",
        "and ",
        "not ",
        "(",
        ")",
        "use",
        "always",
        "'",
        '"',
        "#",
        "&a ",
        "*a",
        "!x ",
        "übrig",
        "\t",
        "\0",
    ]
    refused: list[StrategyError] = []
    for _ in range(1500):
        text = "".join(rng.choices(pieces, k=rng.randrange(1, 25)))
        try:
            read_text(rng.choice(["", "gain: [Gold]\n", "gain:\n  - Gold "]) + text)
        except StrategyError as error:
            refused.append(error)
    assert len(refused) > 500
    assert all(error.say("en") and error.say("de") and error.line >= 1 for error in refused)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(StrategyError, match="There is no file"):
        read_file(tmp_path / "none.yaml")
    with pytest.raises(StrategyError, match="cannot be read"):
        read_file(tmp_path)
    (tmp_path / "latin.yaml").write_bytes("gain: [Gold]\n# für\n".encode("latin-1"))
    with pytest.raises(StrategyError, match="line 2: Expected text in UTF-8"):
        read_file(tmp_path / "latin.yaml")
    (tmp_path / "large.yaml").write_text("gain: [Gold]\n#" + "x" * MOST_BYTES)
    with pytest.raises(StrategyError, match="too large"):
        read_file(tmp_path / "large.yaml")
    (tmp_path / "bom.yaml").write_text("\ufeffgain: [Gold]", encoding="utf-8")
    assert read_file(tmp_path / "bom.yaml").name("en") == "bom"


# What is said is done


def ask(strategy: str, table: str, answers: int = 1, by: int = 0) -> list[str]:
    """Let a strategy answer at a table after some first answers; give the names of what it picks."""
    session = Session(read_position(table))
    for _ in range(answers):
        assert session.decision is not None
        session.submit(session.decision.options()[:1])
    decision = session.decision
    assert decision is not None
    assert decision.by == by
    game = session.game
    picked = StrategyBot(read_text(strategy).strategy)(game, decision)
    decision.check(picked)
    cards = game.state.rules.cards
    return [cards[code].name if code < OPT_PILE else decision.describe(code) for code in picked]


def test_preferences_for_single_cards_go_first() -> None:
    table = 'A: {hand: "Remodel, Gold, Estate, Copper"}\npiles: {Province: 2}'
    plain = "gain: [Province]\ntrash: [Curse]"
    assert ask(plain + "\ncards:\n  Remodel: {trash: [Gold when Provinces left <= 2]}", table) == ["gold"]
    assert ask(plain + "\ncards:\n  Remodel: {trash: [Gold when Provinces left <= 1, Estate]}", table) == ["estate"]
    table = 'A: {hand: "Chapel, Estate, Curse, 2 Copper"}'
    assert ask(plain, table) == ["curse"]
    assert ask("gain: [Province]\ntrash: [Estate, Copper when money in deck > 2]", table) == ["estate"]
    assert sorted(ask(plain + "\ncards:\n  Chapel: {trash: [Estate, Copper]}", table)) == ["copper", "copper", "estate"]


def test_conditions_are_weighed_after_each_card() -> None:
    """A Chapel trashes Coppers only as long as the line allows: each counts as gone when the next is looked at."""
    table = 'A: {hand: "Chapel, 4 Copper", deck: "3 Copper"}'
    assert ask("gain: [Gold]\ntrash: [Copper when money in deck > 4]", table) == ["copper"] * 3
    assert ask("gain: [Gold]\ntrash: [Copper when Coppers in hand > 3]", table) == ["copper"]
    assert ask("gain: [Gold]\ntrash: [Copper when cards in hand > 2]", table) == ["copper"] * 2
    table = 'A: {hand: "Chapel, 2 Estate, 2 Copper", deck: "6 Copper"}'
    line = "trash: [Copper when cards in deck > 10, Estate when cards in deck > 9]"
    assert ask(f"gain: [Gold]\n{line}", table) == ["copper", "estate"]
    # What is discarded is still in the deck, but no longer in hand.
    table = 'A: {hand: "Cellar, 4 Copper"}'
    assert ask("gain: [Gold]\ndiscard: [Copper when Coppers in hand > 1]", table) == ["copper"] * 3
    assert ask("gain: [Gold]\ndiscard: [Copper when Coppers in deck > 3]", table) == ["copper"] * 4


def test_the_table_is_as_before_when_conditions_were_weighed() -> None:
    session = Session(read_position('A: {hand: "Chapel, 4 Copper", deck: "3 Copper"}'))
    session.submit(session.decision.options()[:1] if session.decision is not None else [])
    bot = StrategyBot(read_text("gain: [Gold]\ntrash: [Copper when money in deck > 4]").strategy)
    before = session.save()
    assert session.decision is not None
    first = bot(session.game, session.decision)
    assert session.save() == before
    assert bot(session.game, session.decision) == first


@pytest.mark.parametrize(
    ("said", "table", "picked"),
    [
        ("Baron: {discard: []}", 'A: {hand: "Baron, Estate"}', []),
        ("Baron: {discard: [Estate when turn < 9]}", 'A: {hand: "Baron, Estate"}', ["estate"]),
        ("Mine: {trash: [Copper]}", 'A: {hand: "Mine, Silver, Copper"}', ["copper"]),
        ("Mine: {trash: [Silver]}", 'A: {hand: "Mine, Silver, Copper"}', ["silver"]),
        ("Hamlet: {discard: [Gold]}", 'A: {hand: "Hamlet, Gold, Estate", deck: Copper}', ["gold"]),
        ("Thief: {trash: [Copper]}", 'A: {hand: Thief}\nB: {deck: "Copper, Gold"}', ["copper"]),
        ("Library: {set aside: [Smithy]}", 'A: {hand: "Library", deck: "Smithy, 9 Copper"}\nactions: 2', ["smithy"]),
        ("Library: {set aside: []}", 'A: {hand: "Library", deck: "Smithy, 9 Copper"}', []),
    ],
)
def test_questions_that_are_up_to_the_strategy(said: str, table: str, picked: list[str]) -> None:
    assert ask(f"gain: [Province]\ncards:\n  {said}", table) == picked


def test_piles_for_others_are_up_to_the_strategy() -> None:
    table = 'kingdom: [Swindler, Smithy]\nA: {hand: Swindler}\nB: {deck: "Copper, Gold"}'
    copper = read_position(table).rules.copper
    assert ask("gain: [Gold]\ncards:\n  Swindler: {gain: [Copper]}", table) == [f"pile:{copper}"]


@pytest.mark.parametrize(("use", "used"), [("always", True), ("never", False)])
def test_ways_are_followed_as_the_strategy_says(use: str, used: bool) -> None:
    for card in ("Smithy", "Trade Route"):
        table = f'landscapes: Way of the Sheep\nA: {{hand: "{card}", deck: "5 Gold"}}'
        picked = ask(f"gain: [Gold]\ncards:\n  Way of the Sheep: {{use: {use}}}", table)
        assert picked == (["landscape:0"] if used else [])


@pytest.mark.parametrize(
    ("use", "used"), [("always", True), ("never", False), ("when coins > 1", True), ("unless coins > 1", False)]
)
def test_reactions_are_used_as_the_strategy_says(use: str, used: bool) -> None:
    table = 'A: {hand: "Militia"}\nB: {hand: "Moat, 4 Copper"}\ncoins: 2'
    assert ask(f"gain: [Gold]\ncards:\n  Moat: {{use: {use}}}", table, by=1) == (["moat"] if used else [])


def test_printed_options_are_chosen_as_the_strategy_says() -> None:
    table = 'A: {hand: "Steward, 2 Estate, Copper"}'
    for mode in ("cards", "coins", "trash"):
        assert ask(f"gain: [Gold]\ncards:\n  Steward: {{choose: [{mode}]}}", table) == [mode]
    assert ask("gain: [Gold]\ncards:\n  Steward: {choose: [trash when Curses in hand, coins]}", table) == ["coins"]


def test_actions_are_played_in_the_order_of_the_strategy() -> None:
    table = 'A: {hand: "Village, Smithy, Militia"}'
    assert ask("gain: [Gold]\nplay: [Militia, Village]", table, 0) == ["militia"]
    assert ask("gain: [Gold]\nplay: [Smithy when actions > 1, Village]", table, 0) == ["village"]


def test_treasures_are_held_back_as_the_strategy_says() -> None:
    table = 'phase: buy\ncoins: {}\nA: {{hand: "{}"}}'
    strategy = "gain: [Gold]\ntreasures: [Silver, Copper when coins < 6]"
    # What is not named goes first, then what is named, in its order.
    assert ask(strategy, table.format(0, "Copper, Silver, Gold"), 0) == ["gold"]
    assert ask(strategy, table.format(3, "Copper, Silver"), 0) == ["silver"]
    assert ask(strategy, table.format(5, "Copper"), 0) == ["copper"]
    assert ask(strategy, table.format(6, "Copper"), 0) == [f"pile:{gold_pile(table.format(6, 'Copper'))}"]
    assert ask("gain: [Gold]\ntreasures: [Copper when 0]", table.format(2, "Copper"), 0) == []
    # Treasures that are not plain as well: a Bank before the money, a Royal Seal never.
    named = "gain: [Gold]\ntreasures: [Bank, Copper, Royal Seal when turn > 99]"
    assert ask(named, table.format(0, "Copper, Bank, Royal Seal, Gold"), 0) == ["gold"]
    assert ask(named, table.format(0, "Copper, Bank, Royal Seal"), 0) == ["bank"]
    assert ask(named, table.format(0, "Royal Seal"), 0) == []


def test_treasures_are_held_back_from_a_black_market_too() -> None:
    table = 'kingdom: [Black Market]\nblack market: [Smithy, Village, Moat]\nA: {hand: "Black Market, Silver, Copper"}'
    assert ask("gain: [Gold]", table) == ["silver"]
    assert ask("gain: [Gold]\ntreasures: [Silver when turn > 99]", table) == ["copper"]
    assert ask("gain: [Gold]\ntreasures: [Silver when 0, Copper when 0]", table) == []


def test_events_are_bought() -> None:
    table = "landscapes: Looting\nphase: buy\ncoins: 6\nA: {hand: Estate}"
    assert ask("gain: [Province, Looting when turn < 9, Gold]", table, 0) == ["landscape:0"]
    assert ask("gain: [Province, Looting when turn > 9, Gold]", table, 0) == [f"pile:{gold_pile(table)}"]


def gold_pile(table: str) -> int:
    return read_position(table).rules.pile_of["gold"]


# Who can play


@pytest.mark.parametrize(
    ("text", "found", "german_name"),
    [
        ("random", "random", "Zufall"),
        ("Zufall", "random", "Zufall"),
        ("general", "general", "Allrounder"),
        ("Allrounder", "general", "Allrounder"),
        ("big-money", "big-money", "Big Money"),
        ("Big Money", "big-money", "Big Money"),
        ("BIG_MONEY", "big-money", "Big Money"),
        ("big-money:smithy", "big-money:smithy", "Big Money mit Schmiede"),
        ("Big Money: Schmiede", "big-money:smithy", "Big Money mit Schmiede"),
        ("big-money:Schmieden", "big-money:smithy", "Big Money mit Schmiede"),
        ("double witch", "double-witch", "Doppelhexe"),
        ("Doppelhexe", "double-witch", "Doppelhexe"),
        ("Werkstatt und Gaerten", "workshop-gardens", "Werkstatt und Gärten"),
        ("werkstatt-und-gärten", "workshop-gardens", "Werkstatt und Gärten"),
    ],
)
def test_contestants_are_found_by_name(text: str, found: str, german_name: str) -> None:
    contestant = roster.find(text)
    assert contestant.text == found
    assert contestant.name("de") == german_name
    assert roster.find(contestant.text).needs == contestant.needs


def test_strategy_files_are_contestants(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(GERMAN, encoding="utf-8")
    contestant = roster.find(str(file))
    assert contestant.text == str(file)
    assert contestant.needs == ("looting", "smithy")
    assert contestant.kingdom == "Smithy, Remodel, Moat, Looting"
    assert contestant.name("en") == "Geld mit Schmiede"


PLAYERS = '''
from platin.bots.seen import Player

class Idle(Player):
    """Lets common sense play and buys Curses if it can."""
    name = "Idle"
    needs = ("Schmiede",)
    def answer(self, seen, question):
        return question.first("curse") if question.key == "turn.buy" else None

class Agent:
    def __call__(self, game, decision):
        return decision.options()[:decision.low]

class Nobody:
    pass

thing = 3
'''


def test_python_classes_are_contestants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_players.py").write_text(PLAYERS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for text in ("my_players:Idle", "my_players.py:Idle", f"{tmp_path}/my_players.py:Idle"):
        contestant = roster.find(text)
        assert contestant.text == text
        assert contestant.name("de") == "Idle"
        assert contestant.needs == ("smithy",)
        assert share(contestant, roster.find("random"), 4, 30) >= 0
    assert share(roster.find("my_players:Agent"), roster.find("big-money"), 2) == 0
    sys.modules.pop("my_players", None)


@pytest.mark.parametrize(
    ("text", "english_words", "german_words"),
    [
        ("big-mony", "“big-mony”; expected random, easy, general", "erwartet: zufall"),
        ("big-mony", "Did you mean big-money?", "Gemeint: big-money?"),
        ("nothing.yaml", "no file nothing.yaml", "keine Datei nothing.yaml"),
        ("big-money:gold", "an Action card", "eine Aktionskarte"),
        ("big-money:smity", "Smithy", "Smithy"),
        ("no_such_module:Class", "no module no_such_module", "kein Modul no_such_module"),
        ("no_such_file.py:Class", "no module no_such_file.py", "kein Modul no_such_file.py"),
        ("platin.bots.seen:Nope", "no class Nope", "keine Klasse Nope"),
        (
            "my_players.py:Nobody",
            "a subclass of platin.bots.seen.Player",
            "eine Unterklasse von platin.bots.seen.Player",
        ),
        ("my_players.py:thing", "no class thing", "keine Klasse thing"),
        ("broken.py:Class", "ZeroDivisionError", "ZeroDivisionError"),
        ("bad.yaml", "bad.yaml, line 1", "bad.yaml, Zeile 1"),
        ("", "expected random", "erwartet: zufall"),
    ],
)
def test_who_cannot_play_is_told_why(
    text: str, english_words: str, german_words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_players.py").write_text(PLAYERS)
    (tmp_path / "broken.py").write_text("1 / 0")
    (tmp_path / "bad.yaml").write_text("gain: [Goldd]")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownContestant) as caught:
        roster.find(text)
    assert english_words in caught.value.say("en")
    assert german_words in caught.value.say("de")


# The built-in strategies


def play(seats: list[Contestant], table: Any, seed: int, most: int) -> list[int]:
    """Play a game; give who has won, or nobody if it does not end."""
    game = Game(deal(table, seed), [one.make(seed + at) for at, one in enumerate(seats)])
    game.auto = 3
    while game.state.phase != OVER:
        step(game)
        if game.state.turn_number > most:
            return []
    return winners(game)


def share(one: Contestant, other: Contestant, games: int, most: int = 200) -> float:
    """Give the share of games that one wins against another, with the seats exchanged."""
    kingdom = one.kingdom or ", ".join(one.needs) or "Smithy, Moat, Village, Market, Mine, Cellar, Remodel, Workshop"
    table = lay_out(LIBRARY, prepare(kingdom, 2).spec)
    won = 0.0
    for number in range(games):
        first = number % 2 == 0
        winning = play([one, other] if first else [other, one], table, number // 2, most)
        won += (0 if first else 1) in winning and 1 / len(winning)
    return won / games


def test_built_in_decks_have_kingdoms_of_ten_cards_and_both_names() -> None:
    assert len(DECKS) >= 10
    for name in DECKS:
        read = built_in.load(name)
        assert read.kingdom is not None
        assert len(read.kingdom.cards) == 10, name
        assert set(read.names) == set(read.notes) == set(LANGUAGES), name
        assert {card.partition("@")[0] for card in read.kingdom.cards} | set(read.kingdom.landscapes) >= set(
            read.needs()
        )
        lay_out(LIBRARY, read.kingdom.spec(2))


@pytest.mark.slow
@pytest.mark.parametrize("name", DECKS)
def test_built_in_decks_beat_big_money_on_their_kingdoms(name: str) -> None:
    """As much as their notes say, within four standard errors."""
    games = 120
    note = built_in.load(name).note("en")
    claimed = int(note.split("Wins about ")[1].split(" %")[0]) / 100
    assert claimed > 0.6
    error = math.sqrt(claimed * (1 - claimed) / games)
    found = share(roster.find(name), roster.find("big-money"), games)
    assert abs(found - claimed) < 4 * error + 0.02, f"{found:.2f} instead of {claimed:.2f}"


@pytest.mark.slow
@pytest.mark.parametrize("card", sorted(TERMINALS))
def test_big_money_is_played_with_each_known_card(card: str) -> None:
    contestant = roster.find(f"big-money:{card}")
    assert contestant.needs[:1] == (card,)
    found = share(contestant, roster.find("big-money"), 60)
    # All but two make Big Money better, most of them clearly.
    assert found > (0.5 if card not in ("expand", "siren") else -1), f"{found:.2f}"


def test_big_money_can_be_had_with_every_action() -> None:
    for card in LIBRARY.cards:
        if "@" not in card and built_in.can_be_added(card):
            read = built_in.big_money_with(card)
            assert card in [wish.name for wish in read.strategy.gain]
            needs_potion = LIBRARY.cards[card].potion > 0
            assert ("potion" in [wish.name for wish in read.strategy.gain]) == needs_potion
    with pytest.raises(UnknownContestant):
        roster.find("big-money:province")


# Players in Python


class Watching(Player):
    """Keeps all it sees, and plays by chance."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.kept: list[tuple[View, Question]] = []

    def answer(self, view: View, question: Question) -> list[Option]:
        self.kept.append((view, question))
        many = self.chance.randint(question.low, min(question.high, len(question.options)))
        return self.chance.sample(question.options, many)


def within(value: Any) -> Iterator[Any]:
    """Go through all that can be reached from a value without private names."""
    yield value
    if dataclasses.is_dataclass(value):
        parts: list[Any] = [getattr(value, name) for name in dir(value) if not name.startswith("_")]
    elif isinstance(value, dict):
        parts = [*value.keys(), *value.values()]
    elif isinstance(value, tuple):
        parts = list(value)
    else:
        return
    for part in parts:
        if not callable(part):
            yield from within(part)


def worlds(seed: int, kingdom: str) -> Iterator[tuple[Session, Random]]:
    """Play random games and stop at every fifth question."""
    rng = Random(seed)
    session = Session.new(prepare(kingdom, 2, seed=seed).spec, seed)
    dice = RandomBot(seed)
    for number in range(220):
        decision = session.decision
        if decision is None:
            return
        if number % 5 == 0:
            yield session, rng
        session.submit(dice(session.game, decision))


KINGDOMS = (
    "Chapel, Militia, Spy, Thief, Library, Cellar, Secret Chamber, Masquerade, Native Village, Vault",
    "Possession, Golem, Alchemist, Scrying Pool, Ambassador, Tournament, Jester, Young Witch, Witch, Wishing Well",
    "random",
)


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_players_get_plain_data_only(kingdom: str) -> None:
    """No object leads from what is seen to the game."""
    plain = (str, int, bool, type(None))
    reached = 0
    for session, _ in worlds(1, kingdom):
        decision = session.decision
        assert decision is not None
        for part in within(look(session.game, decision)):
            reached += 1
            ours = type(part).__module__ in ("platin.session.view", "platin.session.question")
            assert ours or isinstance(part, (*plain, dict, tuple)), type(part)
            assert not isinstance(part, int) or abs(part) < 1000, "no seeds, codes or uids"
    assert reached > 1000


def public(view: View) -> Any:
    """Give what is seen without what is known by counting along: that is for the other test."""
    data = dataclasses.asdict(view)
    del data["points"]
    for player in data["players"]:
        if player["seat"] != view.seat:
            del player["owned"]
    return json.dumps(data, sort_keys=True)


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_nothing_seen_depends_on_hidden_cards(kingdom: str) -> None:
    """Everything hidden is exchanged, all cards get new numbers, and what is seen stays the same to the byte."""
    checked = 0
    for seed in range(3):
        for session, rng in worlds(seed, kingdom):
            decision = session.decision
            assert decision is not None
            view, question = look(session.game, decision)
            game, twin = other_world(session, decision.by, rng)
            assert twin is not None
            other, asked_there = look(game, twin)
            assert public(other) == public(view)
            assert asked_there == question
            checked += 1
    assert checked > 50


def exchange_within(session: Session, viewer: int, rng: Random) -> tuple[Game, Decision]:
    """Deal again what each other player hides, each among their own zones, and shuffle the own deck."""
    data = state_to_json(session.state)
    for who, player in enumerate(data["players"]):
        if who == viewer:
            rng.shuffle(player["deck"])
            rng.shuffle(player["hand"])
            continue
        hidden = [*player["deck"], *player["hand"], *player["discard"][:-1]]
        rng.shuffle(hidden)
        cut, end = len(player["deck"]), len(player["deck"]) + len(player["hand"])
        player["deck"], player["hand"] = hidden[:cut], hidden[cut:end]
        player["discard"][:-1] = hidden[end:]
    data["rng"] = rng.getrandbits(30) << 31 | rng.getrandbits(30)
    number = renumber(data, rng)
    game = Game(state_from_json(data, LIBRARY), [None, None])
    old = session.decision
    assert old is not None
    codes = [number[code] if code < OPT_PILE else code for code in old.options()]
    if codes and codes[0] < OPT_PILE:
        rng.shuffle(codes)
    twin = Decision(old.seat, old.by, old.key, old.source, old.low, old.high, codes)
    twin.ordered, twin.about, twin.labels = old.ordered, old.about, old.labels
    twin.intent, twin.whose = old.intent, old.whose
    twin.asking = number[old.asking] if old.asking >= 0 else -1
    return game, twin


class Bold(Player):
    """Decides by all that it sees: any difference in it would make another answer likely."""

    def answer(self, view: View, question: Question) -> list[Option]:
        chance = Random(repr((view, question)))
        many = chance.randint(question.low, min(question.high, len(question.options)))
        return chance.sample(question.options, many)


@pytest.mark.parametrize("kingdom", KINGDOMS[:2])
def test_answers_do_not_depend_on_hidden_cards(kingdom: str) -> None:
    """Also with what is known by counting: nobody's cards change, only where they are."""
    checked = 0
    for seed in range(4):
        for session, rng in worlds(seed, kingdom):
            decision = session.decision
            assert decision is not None
            if decision.seat != decision.by or any(
                card.uid in decision.options() for card in hidden_cards(session, decision.by)
            ):
                continue
            game, twin = exchange_within(session, decision.by, rng)
            picked = Sitting(Bold())(session.game, decision)
            there = Sitting(Bold())(game, twin)
            assert named(game, twin, there) == named(session.game, decision, picked)
            checked += 1
    assert checked > 50


def hidden_cards(session: Session, viewer: int) -> list[Any]:
    """Give the cards that others hide: a question about them is about what was just revealed."""
    players = session.state.players
    return [card for who, p in enumerate(players) if who != viewer for card in [*p.deck, *p.hand, *p.discard]]


def named(game: Game, decision: Decision, codes: list[int]) -> list[str]:
    cards = game.state.rules.cards
    return [cards[code].defn.key if code < OPT_PILE else str(code) for code in codes]


def test_players_see_their_own_table() -> None:
    table = """
    kingdom: Smithy, Militia
    coins: 3
    phase: buy
    A: {hand: "Copper, Estate", deck: "Silver, 2 Gold", discard: "Smithy", play: "Militia", turns: 4}
    B: {hand: "Province, Copper", deck: "Witch", discard: "Duchy, Curse"}
    """
    session = Session(read_position(table))
    assert session.decision is not None
    view, question = look(session.game, session.decision)
    assert (view.seat, question.seat, view.own.turns, view.turn.coins, view.turn.phase) == (0, 0, 4, 3, "buy")
    assert view.own.hand == ("copper", "estate")
    assert view.own.undrawn == ("gold", "gold", "silver")
    assert view.own.discard == ("smithy",)
    assert view.own.play == ("militia",)
    assert view.owned("gold") == 2
    assert view.left("smithy") == 10
    assert view.left("colony") == 0
    smithy = view.pile("smithy")
    assert smithy is not None
    assert smithy.cost.coins == 4
    assert view.lead == 1 - (6 + 3 - 1)
    other = view.players[1]
    assert (other.hand, other.discard, other.zones["hand"].size, other.zones["deck"].size) == (None, None, 2, 1)
    assert other.zones["discard"].top == "curse"
    assert other.owned is not None
    assert other.owned.count("province") == 1
    assert (question.intent, question.whose, question.asking) == ("buy", 0, None)
    assert question.key == "turn.buy"
    assert [option.name for option in question.first("gold", "silver", "copper")] == ["silver"]
    assert question.named("copper", "card")[0].kind == "card"
    assert question.first("witch-hunt") == []


def test_bad_answers_of_players_are_refused_with_names() -> None:
    class Foreign(Player):
        def answer(self, view: View, question: Question) -> Any:
            return [Option("pile", "province", "", -1, "province")]

    class Greedy(Player):
        def answer(self, view: View, question: Question) -> Any:
            return question.options

    class Wordy(Player):
        def answer(self, view: View, question: Question) -> Any:
            return "province"

    session = Session(read_position('A: {hand: "Smithy, Village"}'))
    assert session.decision is not None
    for player, error, words in (
        (Foreign(), IllegalAnswer, "smithy, village"),
        (Greedy(), IllegalAnswer, "2 options picked: expected 0 to 1"),
        (Wordy(), TypeError, "expected a list of its options"),
        (Player(), NotImplementedError, "no method answer"),
    ):
        with pytest.raises(error, match=words):
            Sitting(player)(session.game, session.decision)


def test_players_of_one_seed_play_one_game() -> None:
    def kept(seed: int) -> list[tuple[View, Question]]:
        player = Watching(seed)
        table = lay_out(LIBRARY, prepare(KINGDOMS[0], 2).spec)
        game = Game(deal(table, 4), [Sitting(player), Sitting(Watching(9))])
        while game.state.phase != OVER and game.state.turn_number < 40:
            step(game)
        return player.kept

    assert kept(1) == kept(1) != kept(2)


def test_the_documentation_runs() -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    page = ROOT / "docs" / "strategies.md"
    result = doctest.testfile(str(page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert result.attempted >= 8
    assert result.failed == 0
    blocks = [part.split("```")[0] for part in page.read_text(encoding="utf-8").split("```yaml\n")[1:]]
    assert len(blocks) >= 2
    for block in blocks:
        read_text(block)


# The commands


def run(*args: str) -> Result:
    return CliRunner().invoke(program, list(args), env={"PLATIN_LANG": "en"})


def test_check(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(GERMAN, encoding="utf-8")
    bad.write_text("gain:\n  - Goldd\n")
    result = run("strategy", "check", str(good))
    assert result.exit_code == 0
    assert "Geld mit Schmiede, 5 wishes" in result.output
    result = run("--lang", "de", "strategy", "check", str(good), str(bad))
    assert result.exit_code == 1
    assert "bad.yaml, Zeile 2: " in result.output
    assert "1 in Ordnung, 1 fehlerhaft." in result.output
    result = run("strategy", "check", "--json", str(good), str(bad))
    rows = json.loads(result.output)
    assert [row["good"] for row in rows] == [True, False]
    assert rows[1]["line"] == 2
    assert run("strategy", "check").exit_code == 2
    good.write_text("gain: [Gold]", encoding="utf-8")
    assert "1 wish." in run("strategy", "check", str(good)).output
    assert "1 Wunsch." in run("--lang", "de", "strategy", "check", str(good)).output


def test_show(tmp_path: Path) -> None:
    assert "- Herzogtum wenn Provinzen übrig <= 4" in run("strategy", "show", "Double", "Witch", "--lang", "de").output
    assert "- Duchy when Provinces left <= 4" in run("strategy", "show", "doppelhexe", "--lang", "en").output
    assert "- Schmiede bis 1 im Deck" in run("--lang", "de", "strategy", "show", "big-money:smithy").output
    file = tmp_path / "mine.yaml"
    file.write_text(ENGLISH, encoding="utf-8")
    shown = run("strategy", "show", str(file), "--lang", "de").output
    assert meaning(read_text(shown).strategy) == meaning(read_text(ENGLISH).strategy)
    result = run("strategy", "show", "no-such-thing")
    assert result.exit_code == 1
    assert "There is no bot, strategy or file “no-such-thing”" in result.output
    result = run("--lang", "de", "strategy", "show", "zufall")
    assert result.exit_code == 1
    assert "nicht als Strategie geschrieben" in result.output


def test_list() -> None:
    for lang in LANGUAGES:
        shown = run("strategy", "list", "--lang", lang).output
        for name in names():
            assert name in shown
    rows = json.loads(run("strategy", "list", "--json").output)
    assert [row["text"] for row in rows] == names()
    assert all(row["note"] for row in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_both_languages(lang: str) -> None:
    for command in ((), ("check",), ("show",), ("list",)):
        result = run("--lang", lang, "strategy", *command, "--help")
        assert result.exit_code == 0
        key = f"{command[0]}.help" if command else "strategy.help"
        words = WORDS.of(lang)[key]
        assert " ".join(result.output.split()).count(words) == 1
    result = run("--lang", lang, "strategy", "chek")
    assert result.exit_code == 2
    assert "check" in result.output


def test_completion() -> None:
    def complete(words: str, begun: str) -> list[str]:
        environment = {
            "_PLATIN_COMPLETE": "bash_complete",
            "COMP_WORDS": f"{words} {begun}",
            "COMP_CWORD": str(len(words.split())),
        }
        output = CliRunner().invoke(program, [], env=environment, prog_name="platin").output
        return [line.partition(",")[2] for line in output.splitlines()]

    assert complete("platin strategy", "sh") == ["show"]
    assert complete("platin strategy show", "double-w") == ["double-witch"]
    assert "big-money:smithy" in complete("platin strategy show", "big-money:smi")
