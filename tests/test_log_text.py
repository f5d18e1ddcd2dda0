"""The words at the edge: every log verb, question and option has them in both languages, and the grammar holds."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from platin.bots.random_bot import RandomBot
from platin.engine.card import named_after
from platin.engine.const import ASIDE, DECK, DISCARD, HAND, PLAY, STORE, TYPE_NAMES
from platin.proof.kingdoms import random_case
from platin.session import Option, Question, Session
from platin.session.view import PHASES
from platin.text.catalogue import CATALOGUE, normal
from platin.text.language import (
    LANGUAGES,
    UnknownLanguage,
    a_card,
    card_list,
    card_name,
    choose_language,
    plain_key,
    say_count,
    the_card,
)
from platin.text.log import BONUSES, Line, Part, condense, lines, render
from platin.text.messages import general
from platin.text.names import texts
from platin.text.questions import (
    asker,
    decline_label,
    how_many,
    mode_label,
    option_label,
    option_labels,
    prompt,
    questions,
)

SOURCE = Path(__file__).resolve().parent.parent / "src" / "platin"
CORE = sorted([*(SOURCE / "engine").rglob("*.py"), *(SOURCE / "cards").rglob("*.py")])
PLAYERS = ["Anna", "Ben", "Cleo"]
QUESTION = re.compile(r"^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$")


def strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def calls(method: str) -> Iterator[ast.Call]:
    """All calls of a method in engine and cards."""
    for path in CORE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
                yield node


def log_verbs() -> set[str]:
    return {verb for call in calls("note") for verb in strings(call.args[0])}


ASKING = (
    *("choose_card", "choose_cards", "may_choose_card", "choose_gain", "choose_mode", "choose_modes", "choose_name"),
    *("choose_number", "choose_options", "choose_pile", "choose_seat", "discard_down_to", "may", "order_cards"),
    *("put_back", "question", "card_question"),
)
# Those that make a question by hand have its word as the third argument.
MAKING = ("ask_for_play", "Decision", "__init__")


def questions_of(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    """The calls that ask something, with the words of their questions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = 1 if name in ASKING else 2 if name in MAKING else len(node.args)
            for argument in node.args[at : at + 1]:
                yield from ((node, word) for word in strings(argument))


def asking_trees() -> Iterator[tuple[str, ast.AST]]:
    """The code of each card or landscape by its name, with the functions that it calls; and that of the rules."""
    for path in CORE:
        module = ast.parse(path.read_text(encoding="utf-8"))
        functions = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}
        for node in module.body:
            if not isinstance(node, ast.ClassDef):
                continue
            named = [
                part.value.value
                for part in node.body
                if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "name"
                if isinstance(part.value, ast.Constant)
            ]
            name = str(named[0]).partition(".")[0] if named else named_after(node.name)[0]
            yield name, node
            called = {
                part.func.id for part in ast.walk(node) if isinstance(part, ast.Call) and hasattr(part.func, "id")
            }
            for function in called & set(functions):
                yield name, functions[function]
        if "engine" in path.parts:
            yield from (("", function) for function in functions.values())


def whole_key(name: str, word: str) -> str:
    return word if "." in word else f"{name}.{word}"


def question_keys() -> set[str]:
    """The keys of all questions that are written down in engine and cards."""
    keys = {whole_key(name, word) for name, tree in asking_trees() for _, word in questions_of(tree)}
    return {key for key in keys if QUESTION.match(key) and not key.startswith("_")}


def modes() -> set[tuple[str, str]]:
    """All printed options as (question, option), where both are written down in the call or just before it."""
    found: set[tuple[str, str]] = set()
    for name, tree in asking_trees():
        lists = {
            target.id: list(strings(node.value))
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.List)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for call, word in questions_of(tree):
            assert isinstance(call.func, (ast.Attribute, ast.Name))
            method = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id
            if method == "may":
                found |= {(whole_key(name, word), mode) for mode in ("yes", "no")}
            elif method in ("choose_mode", "choose_modes", "choose_options") and len(call.args) > 2:
                offered = call.args[2]
                names = lists.get(offered.id, []) if isinstance(offered, ast.Name) else list(strings(offered))
                found |= {(whole_key(name, word), mode) for mode in names}
    return found


def entry(verb: str, **fields: Any) -> dict[str, Any]:
    """A log entry as a view gives it."""
    cards = fields.get("cards", [])
    known = {
        "verb": verb,
        "seat": 0,
        "cards": cards,
        "count": len(cards or []),
        "other": -1,
        "source": "",
        "depth": 0,
        "zone": -1,
    }
    return {**known, **fields}


# General words


def test_all_words_are_used() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("cli", "kingdom", "text", "bots")
        for path in sorted((SOURCE / folder).rglob("*.py"))
        if path.name != "general.py"
    )
    for key in general.WORDS.of("en"):
        plain = re.sub(r"\.(one|many)$", "", key)
        family = plain.rpartition(".")[0]
        assert re.search(f"[\"']{re.escape(plain)}[\"']", code) or f'"{family}.{{' in code, key


def test_types_phases_and_sets_have_names() -> None:
    assert set(TYPE_NAMES) <= set(general.TYPES.of("en"))
    assert set(PHASES) == set(general.PHASES.of("en"))
    for card in CATALOGUE:
        assert card.set in general.SETS.of("en")
        assert set(card.types) <= set(general.TYPES.of("en")), card.id


def test_commands_are_told_apart() -> None:
    seen: dict[str, str] = {}
    for lang in LANGUAGES:
        assert set(general.COMMAND_HELP.of(lang)) == set(general.COMMANDS.of(lang))
        for command, typed in general.COMMANDS.of(lang).items():
            for word in typed:
                assert seen.setdefault(word, command) == command
    names = {normal(name) for card in CATALOGUE for name in (card.id, card.en, card.de) if name}
    # The Event Save: a line that names a choice is an answer.
    assert {normal(word) for word in seen if word != "?"} & names == {"save"}
    for lang in LANGUAGES:
        for words in (general.NOTHING_WORDS, general.ALL_WORDS, general.PLAY_WORDS, general.BUY_WORDS):
            assert not set(words.of(lang)) & set(seen)


# Choosing a language


@pytest.mark.parametrize(
    ("wanted", "environ", "lang"),
    [
        ("de", {"LANG": "en_GB.UTF-8"}, "de"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"PLATIN_LANG": "en", "LANG": "de_DE"}, "en"),
        (None, {"LANG": "fr_FR"}, "en"),
        (None, {}, "en"),
    ],
)
def test_language_is_the_wanted_one_or_that_of_the_locale(
    wanted: str | None, environ: dict[str, str], lang: str
) -> None:
    assert choose_language(wanted, environ) == lang


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="expected one of en, de"):
        choose_language("fr", {})
    with pytest.raises(UnknownLanguage):
        say_count("card", 2, "fr")


# Articles, cases, numbers


@pytest.mark.parametrize(
    ("key", "indefinite", "definite"),
    [
        ("village", "ein Dorf", "das Dorf"),
        ("smithy", "eine Schmiede", "die Schmiede"),
        ("market", "einen Markt", "den Markt"),
        ("gardens", "Gärten", "die Gärten"),
        # Weak nouns take -en.
        ("bureaucrat", "einen Bürokraten", "den Bürokraten"),
        ("vassal", "einen Vasallen", "den Vasallen"),
        ("alchemist", "einen Alchemisten", "den Alchemisten"),
        ("remodel", "einen Umbau", "den Umbau"),
        # Adjectives in a name are declined.
        ("young_witch", "eine Junge Hexe", "die Junge Hexe"),
        ("royal_seal", "ein Königliches Siegel", "das Königliche Siegel"),
        ("stowaway", "einen Blinden Passagier", "den Blinden Passagier"),
        ("endless_chalice", "einen Endlosen Kelch", "den Endlosen Kelch"),
        ("herbalist", "einen Kräuterkundigen", "den Kräuterkundigen"),
        # A name that begins with the article.
        ("bag_of_gold", "einen Sack voll Gold", "den Sack voll Gold"),
        # The second print goes by the same name.
        ("mine@2", "eine Mine", "die Mine"),
    ],
)
def test_german_accusative(key: str, indefinite: str, definite: str) -> None:
    assert a_card(key, "de") == indefinite
    assert the_card(key, "de") == definite


@pytest.mark.parametrize(
    ("key", "nominative", "dative", "the_nominative", "the_dative"),
    [
        ("market", "ein Markt", "einem Markt", "der Markt", "dem Markt"),
        ("smithy", "eine Schmiede", "einer Schmiede", "die Schmiede", "der Schmiede"),
        ("bureaucrat", "ein Bürokrat", "einem Bürokraten", "der Bürokrat", "dem Bürokraten"),
        ("herbalist", "ein Kräuterkundiger", "einem Kräuterkundigen", "der Kräuterkundige", "dem Kräuterkundigen"),
        ("young_witch", "eine Junge Hexe", "einer Jungen Hexe", "die Junge Hexe", "der Jungen Hexe"),
    ],
)
def test_german_nominative_and_dative(
    key: str, nominative: str, dative: str, the_nominative: str, the_dative: str
) -> None:
    assert a_card(key, "de", "nom") == nominative
    assert a_card(key, "de", "dat") == dative
    assert the_card(key, "de", "nom") == the_nominative
    assert the_card(key, "de", "dat") == the_dative


@pytest.mark.parametrize(
    ("key", "expected"),
    [("village", "a Village"), ("estate", "an Estate"), ("university", "a University"), ("urchin", "an Urchin")],
)
def test_english_article(key: str, expected: str) -> None:
    assert a_card(key, "en") == expected
    assert the_card(key, "en") == f"the {card_name(key, 'en')}"


def test_lists_of_cards() -> None:
    assert card_list(["copper"], "de") == "ein Kupfer"
    assert card_list(["copper", "copper"], "de") == "2 Kupfer"
    assert card_list(["copper", "estate", "copper"], "de") == "2 Kupfer, 1 Anwesen"
    assert card_list(["bag_of_gold", "curse", "curse"], "de") == "1 Sack voll Gold, 2 Flüche"
    assert card_list(["copper"], "en") == "a Copper"
    assert card_list(["duchy", "duchy", "estate"], "en") == "2 Duchies, 1 Estate"
    assert say_count("card", 1, "de") == "eine Karte"
    assert say_count("card", 3, "en") == "3 cards"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_can_be_declined(lang: str) -> None:
    for key in texts(lang):
        for case in ("nom", "acc", "dat"):
            for phrase in (a_card(key, lang, case), the_card(key, lang, case)):
                assert phrase == phrase.strip(), key
                assert "  " not in phrase


# The log


def test_every_verb_has_a_sentence() -> None:
    verbs = log_verbs()
    assert {"turn", "play", "draw", "gain", "gain_bought", "over"} <= verbs
    for verb in verbs:
        known = verb in general.LOG.of("en") or verb in general.BONUS.of("en") or verb == "gain_bought"
        assert known, f"no words for the log verb {verb!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", [["bureaucrat"], ["copper", "copper", "estate"], None])
def test_every_verb_is_rendered_for_everybody(lang: str, cards: list[str] | None) -> None:
    for verb in sorted(log_verbs()):
        for zone in (HAND, DECK, DISCARD, PLAY, ASIDE, STORE, -1):
            for viewer in (0, 1, -1):
                one = entry(verb, cards=cards, count=1, zone=zone, source="quartermaster", other=2)
                line = render(one, lang, PLAYERS, viewer)
                assert line
                assert "{" not in line
                assert "  " not in line
                assert verb not in ("play", "gain", "trash") or line.endswith(".")


def test_an_unknown_verb_does_not_stop_a_game() -> None:
    line = render(entry("juggle", cards=["copper"]), "de", PLAYERS, 1)
    assert line == "Anna: juggle ein Kupfer"


@pytest.mark.parametrize(
    ("told", "you", "they"),
    [
        (entry("play", cards=["market"]), "Du spielst einen Markt.", "Anna spielt einen Markt."),
        (entry("gain", cards=["curse"], zone=DISCARD), "Du nimmst einen Fluch.", "Anna nimmt einen Fluch."),
        (
            entry("gain_bought", cards=["gold"], zone=DECK),
            "Du nimmst ein Gold auf deinen Nachziehstapel.",
            "Anna nimmt ein Gold auf den Nachziehstapel.",
        ),
        (
            entry("gain_trash", cards=["silver"], zone=HAND),
            "Du nimmst ein Silber vom Müll auf die Hand.",
            "Anna nimmt ein Silber vom Müll auf die Hand.",
        ),
        (entry("draw", cards=None, count=1), "Du ziehst eine Karte.", "Anna zieht eine Karte."),
        (entry("draw", cards=None, count=5), "Du ziehst 5 Karten.", "Anna zieht 5 Karten."),
        (entry("actions", count=1), "Du bekommst +1 Aktion.", "Anna bekommt +1 Aktion."),
        (entry("vp", count=2), "Du bekommst +2 Siegpunkte.", "Anna bekommt +2 Siegpunkte."),
        (
            entry("store", cards=["silver"], source="quartermaster"),
            "Du legst ein Silber auf den Quartiermeister.",
            "Anna legt ein Silber auf den Quartiermeister.",
        ),
        (
            entry("play_again", cards=["militia"]),
            "Du spielst die Miliz noch einmal.",
            "Anna spielt die Miliz noch einmal.",
        ),
        (entry("event", source="mirror"), "Du kaufst das Ereignis Spiegeln.", "Anna kauft das Ereignis Spiegeln."),
        (entry("turn", count=3), "Zug 3 · Du", "Zug 3 · Anna"),
    ],
)
def test_german_sentences(told: dict[str, Any], you: str, they: str) -> None:
    assert render(told, "de", PLAYERS, 0) == you
    assert render(told, "de", PLAYERS, 1) == they
    assert render(told, "de", PLAYERS, -1) == they


def test_turns_under_possession_say_who_decides() -> None:
    turn = entry("extra_turn", seat=1, other=0, source="possession")
    assert render(turn, "en", PLAYERS, 0) == "Extra turn · Ben, and you decide (Possession)"
    assert render(turn, "en", PLAYERS, 1) == "Extra turn · You, and Anna decides (Possession)"
    assert render(turn, "en", PLAYERS, 2) == "Extra turn · Ben, and Anna decides (Possession)"
    outpost = entry("extra_turn", seat=1, source="journey")
    assert render(outpost, "de", PLAYERS, 0) == "Extrazug · Ben (Reise)"


def test_treasures_in_a_row_are_told_in_one_line() -> None:
    log = []
    for card in ("copper", "copper", "silver"):
        log.append(entry("play", cards=[card]))
        log.append(entry("coins", count=2 if card == "silver" else 1, source=card, depth=1))
    assert [line.text for line in lines(log, "en", PLAYERS, 0)] == ["You play 2 Coppers, 1 Silver: +4 Coins."]


def test_a_treasure_that_does_more_is_told_by_itself() -> None:
    log = [
        entry("play", cards=["contraband"]),
        entry("buys", count=1, source="contraband", depth=1),
        entry("coins", count=3, source="contraband", depth=1),
    ]
    told = [line.text for line in lines(log, "en", PLAYERS, 1)]
    assert told == ["Anna plays a Contraband.", "Anna gets +1 Buy, +3 Coins."]


def test_a_purchase_is_not_told_twice_unless_the_card_goes_elsewhere() -> None:
    buy = entry("buy", cards=["gold"])
    assert len(condense([buy, entry("gain_bought", cards=["gold"], zone=DISCARD)])) == 1
    assert len(condense([buy, entry("gain_bought", cards=["gold"], zone=DECK)])) == 2


def test_a_clean_up_is_told_in_one_line() -> None:
    log = [
        entry("discard", cards=["copper"]),
        entry("discard", cards=None, count=2),
        entry("shuffle"),
        entry("draw", cards=None, count=5),
    ]
    told = [line.text for line in lines(log, "de", PLAYERS, 1)]
    assert told == ["Anna mischt den Ablagestapel.", "Anna räumt auf und zieht 5 Karten."]


def test_the_first_hands_are_no_clean_up() -> None:
    assert render(condense([entry("draw", cards=None, count=5)])[0], "en", PLAYERS, 1) == "Anna draws 5 cards."


def test_what_is_done_to_several_cards_is_told_together() -> None:
    silvers = [entry("gain", cards=["silver"], zone=DISCARD, source="trusty_steed", depth=1)] * 4
    assert [line.text for line in lines(silvers, "de", PLAYERS, 0)] == ["Du nimmst 4 Silber."]
    curses = [entry("gain", seat=seat, cards=["curse"], zone=DISCARD) for seat in (1, 2)]
    assert len(condense(curses)) == 2


def test_the_cause_is_named_where_the_lines_before_do_not_tell() -> None:
    play = entry("play", cards=["witch"])
    curse = entry("gain", seat=1, cards=["curse"], zone=DISCARD, source="witch", depth=1)
    assert [line.cause for line in lines([play, curse], "en", PLAYERS, 0)] == ["", ""]
    assert [line.cause for line in lines([curse], "en", PLAYERS, 0)] == ["Witch"]
    assert [line.cause for line in lines([curse], "en", PLAYERS, 0, earlier=[play])] == [""]


# Questions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    keys = question_keys()
    assert {"turn.action", "turn.buy", "turn.night", "cleanup.next", "ability.next", "ability.may"} <= keys
    missing = sorted(keys - set(questions(lang)))
    assert not missing, f"no words in {lang!r} for {', '.join(missing)}"


def test_questions_are_the_same_in_both_languages() -> None:
    assert set(questions("en")) == set(questions("de"))
    assert set(option_labels("en")) == set(option_labels("de"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_option_has_words(lang: str) -> None:
    found = modes()
    assert ("watchtower.choose", "trash") in found
    labels = option_labels(lang)
    missing = sorted(f"{key}.{mode}" for key, mode in found if f"{key}.{mode}" not in labels and mode not in labels)
    assert not missing, f"no words in {lang!r} for {', '.join(missing)}"


def option(kind: str, name: str) -> Option:
    return Option(kind, name, "", -1, "")


def pending(key: str = "cellar.discard", low: int = 1, high: int = 1, **fields: Any) -> Question:
    options = (option("card", "copper"),) * 5
    return replace(Question(0, 0, key, "cellar", "", "discard", 0, None, low, high, False, options), **fields)


@pytest.mark.parametrize(
    ("low", "high", "english_words", "german_words"),
    [
        (1, 1, "choose one", "wähle eine"),
        (2, 2, "choose 2", "wähle 2"),
        (0, 1, "you may choose one", "du darfst eine wählen"),
        (0, 3, "choose up to 3", "wähle bis zu 3"),
        (0, 5, "choose any number", "wähle beliebig viele"),
        (2, 4, "choose 2 to 4", "wähle 2 bis 4"),
    ],
)
def test_how_many(low: int, high: int, english_words: str, german_words: str) -> None:
    assert how_many(pending(low=low, high=high), "en") == english_words
    assert how_many(pending(low=low, high=high), "de") == german_words


def test_prompts() -> None:
    assert prompt(pending(), "en") == questions("en")["cellar.discard"]
    assert prompt(pending("ability.may", about="militia"), "de").startswith("Miliz: ")
    assert prompt(pending("no.such"), "de") == "Was wählst du?"
    assert prompt(pending("turn.buy", options=(option("pile", "gold"),)), "en") == "Buy something."


def test_option_labels() -> None:
    ask = pending("spy.discard_own")
    assert mode_label("spy.discard_own", "yes", "de") == "Ja"
    assert option_label(option("mode", "no"), ask, "en") == "No"
    assert option_label(option("seat", "1"), ask, "en", PLAYERS) == "Ben"
    assert option_label(option("seat", "1"), ask, "de") == "Spieler 2"
    assert option_label(option("number", "4"), ask, "de") == "4"
    assert option_label(option("ability", "moat"), ask, "de") == "Burggraben"
    assert option_label(option("card", "mine@2"), ask, "de") == "Mine"
    assert option_label(option("ability", "quartermaster#2"), ask, "en") == "Quartermaster (2)"
    assert asker(pending(source="horse_traders.return"), "de") == "Pferdehändler"
    assert decline_label("turn.action", "de") == "Aktionsphase beenden"
    assert decline_label("cellar.discard", "en") == "none"


# Whole games


@pytest.mark.parametrize("seed", range(8))
def test_random_games_can_be_told(seed: int) -> None:
    """No entry without words, no question without a sentence, and nothing told of cards that are hidden."""
    spec = random_case(seed).spec.for_players(3)
    session = Session.new(spec, seed, [None, RandomBot(seed), RandomBot(seed + 1)])
    bot = RandomBot(seed + 2)
    for _ in range(250):
        if session.decision is None:
            break
        ask = session.view(0).question
        assert ask is not None
        for lang in LANGUAGES:
            assert ask.key in questions(lang)
            for one in ask.options:
                label = option_label(one, ask, lang, PLAYERS)
                assert label
                assert not set("_#{}") & set(label + asker(ask, lang) + prompt(ask, lang))
                if one.kind == "mode":
                    labels = option_labels(lang)
                    assert f"{ask.key}.{one.name}" in labels or one.name in labels
        session.submit(bot(session.game, session.decision))
    for viewer in (0, 1, -1):
        log = session.log(viewer)
        for lang in LANGUAGES:
            for told in log:
                line = render(told, lang, PLAYERS, viewer)
                assert told["verb"] in (*general.LOG.of(lang), *BONUSES, "gain_bought")
                if told["cards"] is None and told["verb"] in ("draw", "look"):
                    count = told["count"]
                    assert say_count("card", count, lang) in line
            told_lines = lines(log, lang, PLAYERS, viewer)
            assert len(told_lines) <= len(log)
            for line_told in told_lines:
                assert not set("_#{}") & set(line_told.text + line_told.cause), line_told


def _told(entry: dict[str, Any], lang: str) -> Line:
    return lines([{"zone": -1, "depth": 0, "other": -1, "source": "", "count": 1, **entry}], lang, ["Ann", "Gold"], 0)[
        0
    ]


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", (("Gold", "", 1), (" plays 2 ",), ("Coppers", "copper"), (", 1 ",), ("Mine", "mine@2"), (".",))),
        ("de", (("Gold", "", 1), (" spielt 2 ",), ("Kupfer", "copper"), (", 1 ",), ("Mine", "mine@2"), (".",))),
    ],
)
def test_cards_and_players_are_told_from_other_words(lang: str, parts: tuple[tuple[Any, ...], ...]) -> None:
    """A player may be called as a card is: what a word stands for is not found out from its letters."""
    line = _told({"verb": "play", "seat": 1, "cards": ["copper", "mine@2", "copper"], "count": 3}, lang)
    assert line.parts == tuple(Part(*part) for part in parts)
    assert line.text == "".join(part.text for part in line.parts)


def test_a_declined_name_is_its_card() -> None:
    line = _told({"verb": "play", "seat": 0, "cards": ["bureaucrat"]}, "de")
    assert Part("Bürokraten", "bureaucrat") in line.parts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_parts_of_a_whole_game_are_its_words(lang: str) -> None:
    session = Session(random_case(3).start(), [RandomBot(seat) for seat in range(len(random_case(3).decks))])
    names = [f"Player {seat}" for seat in range(len(session.state.players))]
    told = lines(session.log(0), lang, names, 0)
    assert told
    for line in told:
        assert "".join(part.text for part in line.parts) == line.text
        assert line.text.isprintable()
        assert bool(line.source) == bool(line.cause)
        assert all(part.seat < 0 or part.text == names[part.seat] for part in line.parts)
        assert all(part.card == plain_key(part.card) for part in line.parts)
    assert any(part.card for line in told for part in line.parts)
