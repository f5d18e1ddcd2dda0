"""What the pages show besides a game: every card in both languages, choices, kingdoms, refusals."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import pytest
from pydantic import TypeAdapter
from pydantic_core import ValidationError, to_json

from platin.cards import LIBRARY
from platin.engine.const import DURATION, PIECES
from platin.kingdom import KINDS, KingdomError, implemented, prepare
from platin.server import content, wire
from platin.server.schema import schema
from platin.session.view import CostView
from platin.text.catalogue import CATALOGUE
from platin.text.kingdoms import RULEBOOKS, all_sets, box_title, find_set
from platin.text.language import LANGUAGES, UnknownLanguage
from platin.text.names import texts

each_language = pytest.mark.parametrize("lang", LANGUAGES)


# Words and cards


@each_language
def test_answers_have_the_shapes_of_the_protocol(lang: str) -> None:
    shapes: list[tuple[Any, object]] = [
        (wire.Words, content.words(lang)),
        (wire.Choices, content.choices(lang)),
        (wire.Sets, content.sets(lang)),
        (wire.Rulings, content.rulings(lang, "moat")),
        (wire.KingdomView, content.draw_kingdom(wire.Draw(lang="de", seed=1))),
        (wire.KingdomView, content.check_kingdom(wire.Check(kingdom="Flotsam", lang="en"))),
    ]
    for shape, answer in shapes:
        assert TypeAdapter(shape).validate_json(to_json(answer), strict=True) == answer
        assert set(TypeAdapter(shape).json_schema()["properties"]) == set(answer)  # type: ignore[call-overload]


@each_language
def test_every_card_has_a_sheet(lang: str) -> None:
    cards = content.words(lang)["cards"]
    assert set(cards) == {entry.id for entry in CATALOGUE} | set(LIBRARY.cards) | set(LIBRARY.landscapes)
    for key in (*LIBRARY.cards, *LIBRARY.landscapes):
        assert cards[key]["playable"], key
        assert cards[key]["text"] == texts(lang)[key].text, key
    assert sum(sheet["playable"] for sheet in cards.values()) > 270
    assert cards["shelters"]["playable"]


@each_language
def test_kinds_types_and_sets_of_all_sheets_have_names(lang: str) -> None:
    words = content.words(lang)
    for key, sheet in words["cards"].items():
        assert sheet["kind"] in words["types"], key
        assert set(sheet["types"]) <= set(words["types"]), key
        assert sheet["set"] in words["sets"], key
        assert sheet["name"], key
        assert sheet["other"], key


def test_costs_and_types_are_those_of_the_engine() -> None:
    cards = content.words("en")["cards"]
    for key, defn in LIBRARY.cards.items():
        # Boons, Hexes and States have no cost.
        priced = None if defn.types & PIECES else CostView(defn.cost, defn.potion, defn.debt)
        assert cards[key]["cost"] == priced, key
    for key, landscape in LIBRARY.landscapes.items():
        wanted = CostView(landscape.cost, 0, landscape.debt) if landscape.buyable else None
        assert cards[key]["cost"] == wanted, key
    assert cards["curse"]["types"] == ["curse"]
    assert cards["curse@3"]["types"] == ["treasure", "curse"]


def test_names_in_both_languages() -> None:
    english, german = content.words("en")["cards"], content.words("de")["cards"]
    assert (german["moat"]["name"], german["moat"]["other"]) == ("Burggraben", "Moat")
    assert all(
        (english[key]["name"], english[key]["other"]) == (german[key]["other"], german[key]["name"]) for key in german
    )
    # A second print goes by the name of the card, as it does in the log.
    assert english["mine@2"]["name"] == "Mine"


@pytest.mark.parametrize(
    ("key", "choosable"),
    [
        ("moat", True),
        ("mine@2", True),
        ("townsfolk", True),
        ("elder", False),
        ("hasty", True),
        ("looting", True),
        ("copper", False),
        ("platinum", False),
        ("curse@3", False),
        ("princess", False),
        ("loot", False),
        ("prizes", False),
        ("ruins", False),
        ("shelters", False),
        ("knights", True),
    ],
)
def test_what_can_be_one_of_the_ten(key: str, choosable: bool) -> None:
    assert content.words("en")["cards"][key]["choosable"] == choosable


def test_what_can_be_chosen_can_be_played_and_nothing_else() -> None:
    for key, sheet in content.words("en")["cards"].items():
        try:
            prepare(key, fill=False)
        except KingdomError:
            # A Trait or an Obelisk alone lacks a pile; a Young Witch alone finds her Bane.
            assert not sheet["choosable"] or any(choice.inside for choice in LIBRARY.choices_of(key)), key
        else:
            # The name of a card of a split pile stands for the pile.
            split = any(key in pile.members for pile in LIBRARY.piles.values())
            is_set = find_set(key) is not None
            option = key in ("platinum", "colony", "shelters")
            assert sheet["choosable"] or split or is_set or option, key


def test_the_sheet_of_a_mixed_pile_lists_its_cards_from_the_top() -> None:
    assert content.words("en")["cards"]["townsfolk"]["text"] == "Town Crier\nBlacksmith\nMiller\nElder"


@each_language
def test_phrases(lang: str) -> None:
    assert content.phrases() == set(content.words(lang)["phrases"])
    # What is said for somebody who does not let another one take something back.
    assert "rather_not" in content.phrases()


@each_language
def test_rulings_of_a_card(lang: str) -> None:
    found = content.rulings(lang, "masquerade@2")
    assert found["card"] == "masquerade@2"
    # What is true of the second print alone is not told of the first.
    first = content.rulings(lang, "masquerade")["rulings"]
    assert [one for one in found["rulings"] if one in first] == first
    assert len(found["rulings"]) == len(first) + 2
    assert all(one["text"] and one["source"] for one in found["rulings"])
    assert content.rulings("de", "moat") != content.rulings("en", "moat")
    assert content.rulings(lang, "knights")["rulings"] == []


@pytest.mark.parametrize("card", ["", "Moat", "moat@7", "../moat", "moat.x"])
def test_rulings_of_no_card(card: str) -> None:
    with pytest.raises(content.NoSuchCard) as caught:
        content.rulings("en", card)
    assert isinstance(caught.value, KeyError)
    assert caught.value.card == card


@pytest.mark.parametrize(
    "ask", [content.words, content.choices, content.words_page, lambda lang: content.rulings(lang, "moat")]
)
def test_no_other_languages(ask: Callable[[str], object]) -> None:
    with pytest.raises(UnknownLanguage):
        ask("fr")


# Pages


@each_language
def test_pages_are_made_once_and_stay_small(lang: str) -> None:
    for page, answer, most in (
        (content.words_page(lang), content.words(lang), 120_000),
        (content.choices_page(lang), content.choices(lang), 2_000),
        (content.sets_page(lang), content.sets(lang), 30_000),
    ):
        assert page.body == to_json(answer)
        assert gzip.decompress(page.packed) == page.body
        assert len(page.packed) < most
        assert page.etag.startswith('"')
    begin = thread_time()
    for _ in range(100):
        content.words_page(lang)
        content.words(lang)
    # Made anew, each takes some hundredths of a second.
    assert (thread_time() - begin) / 100 < 0.001


def test_tags_name_the_content() -> None:
    pages = [page(lang) for page in (content.words_page, content.choices_page, content.sets_page) for lang in LANGUAGES]
    assert len({page.etag for page in pages}) == len(pages)
    before = content.words_page("de").etag
    content.words_page.cache_clear()
    assert content.words_page("de").etag == before


# Choices


@each_language
def test_all_sets_are_there_and_say_what_they_lack(lang: str) -> None:
    sets = content.sets(lang)["sets"]
    cards = content.words(lang)["cards"]
    assert [one["id"] for one in sets] == [one.id for one in all_sets()]
    for view in sets:
        keys = [*view["cards"], *view["landscapes"], *(key for picks in view["picks"].values() for key in picks)]
        assert set(keys) <= set(cards), view["id"]
        assert set(view["missing"]) <= set(keys), view["id"]
        assert set(view["expansions"]) <= set(content.words(lang)["sets"])
        assert view["rulebook"] in [box_title(book, lang) for book in RULEBOOKS]
        if not view["missing"]:
            spec = prepare(view["id"]).spec
            assert (tuple(view["cards"]), tuple(view["landscapes"])) == (spec.kingdom, spec.landscapes)
            assert view["picks"] == {one.owner: list(one.keys) for one in spec.choices}
    assert sum(not view["missing"] for view in sets) >= 197


def test_what_is_offered_can_be_wished_for() -> None:
    offered = content.choices("en")
    assert [one["key"] for one in offered["expansions"]] == list(implemented())
    assert [one["key"] for one in offered["kinds"]] == list(KINDS)
    for kind in offered["kinds"]:
        wish = wire.Draw(needs=[kind["key"]], lang="en", seed=3)
        assert len(content.draw_kingdom(wish)["cards"]) == 10
    all_boxes = [one["key"] for one in offered["expansions"]]
    assert content.draw_kingdom(wire.Draw(expansions=all_boxes, lang="en", seed=3))["cards"]


def test_bots() -> None:
    bots = [one["key"] for one in content.choices("de")["bots"]]
    assert bots[:2] == ["master", "general"]
    assert {"big-money", "random"} <= set(bots)
    assert "golem" not in bots
    assert [one["name"] for one in content.choices("de")["bots"][:2]] == ["Meister", "Allrounder"]
    for name in bots:
        assert content.bot(name).text == name


@pytest.mark.parametrize("name", ["", "os:system", "evil.py:Bot", "/etc/passwd", "x.yaml", "golem", "big-money:moat"])
def test_nothing_but_what_is_offered_is_a_bot(name: str) -> None:
    with pytest.raises(content.NoSuchBot) as caught:
        content.bot(name)
    assert "general" in caught.value.expected


# Kingdoms


def test_what_is_shown_is_what_is_played() -> None:
    chance = Random("shown and played")
    seen: set[str] = set()
    for seed in range(150):
        lang = chance.choice(["de", "en"])
        wish = wire.Draw(
            players=chance.randint(2, 6),
            landscapes=chance.choice([None, 0, 1, 2, 3]),
            wishes=chance.choice(["", "Shelters", "no Colony", "Kolonie", "Young Witch", "a Trait on Moat"]),
            include=chance.choice([[], ["black_market@2"], ["mine@2", "townsfolk"], ["Bank", "Smithy"]]),
            expansions=chance.choice([[], ["prosperity"], ["plunder", "cornucopia@1", "base"]]),
            seed=seed,
            lang=lang,  # type: ignore[arg-type]
        )
        try:
            view = content.draw_kingdom(wish)
        except KingdomError:
            # Too few cards of Prosperity for the Bane, and the like.
            continue
        spec = prepare(view["list"], wish.players).spec
        assert tuple(card["key"] for card in view["cards"]) == spec.kingdom
        assert tuple(one["key"] for one in view["landscapes"]) == spec.landscapes
        assert view["choices"] == {one.key: list(one.keys) for one in spec.choices}
        assert tuple(view["options"]) == spec.options
        # Read again it is the same, with what is not shown too: what the Black Market sells.
        again = content.check_kingdom(wire.Check(kingdom=view["list"], players=wish.players, lang="en"))
        assert prepare(again["list"], wish.players).spec == spec
        assert "chance" not in " ".join(again["hints"])
        seen |= {one.choice for one in spec.choices} | set(spec.options)
        seen |= {"print"} if any("@2" in key for key in spec.kingdom) else set()
    assert seen >= {"bane", "pile", "deck", "colony", "shelters", "print"}


def test_a_seed_draws_the_same_again() -> None:
    first = content.draw_kingdom(wire.Draw(lang="en"))
    again = content.draw_kingdom(wire.Draw(lang="en", seed=first["seed"]))
    assert again == first


@pytest.mark.parametrize("seed", range(8))
def test_wishes_are_granted(seed: int) -> None:
    view = content.draw_kingdom(
        wire.Draw(
            include=["moat", "Schmiede"],
            exclude=["village"],
            needs=["curses"],
            landscapes=2,
            wishes="ein Weg",
            lang="de",
            seed=seed,
        )
    )
    keys = [card["key"] for card in view["cards"]]
    assert {"moat", "smithy"} <= set(keys)
    assert "village" not in keys
    # An Ally or a Prophecy comes with cards that need it.
    kinds = [one["kind"] for one in view["landscapes"] if one["kind"] not in ("ally", "prophecy")]
    assert len(kinds) == 2
    assert "way" in kinds


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Moat, Dragon", "Dragon"),
        ("", "10"),
        (" \n", "10"),
        ("Moat, Moat", "Burggraben"),
        ("Copper", "Kupfer"),
        ("Old and New Tricks, Moat", "Old and New Tricks"),
    ],
)
def test_a_kingdom_that_cannot_be_says_why(text: str, problem: str) -> None:
    with pytest.raises(KingdomError) as caught:
        content.check_kingdom(wire.Check(kingdom=text, lang="de"))
    assert problem in caught.value.say("de")
    assert caught.value.say("de") != caught.value.say("en")


@pytest.mark.parametrize("wish", [{"include": ["dragon"]}, {"expansions": ["atlantis"]}, {"needs": ["dragons"]}])
def test_a_wish_that_cannot_be_says_why(wish: dict[str, list[str]]) -> None:
    with pytest.raises(KingdomError):
        content.draw_kingdom(wire.Draw(lang="en", **wish))  # type: ignore[arg-type]


def test_a_short_list_is_filled_up_and_says_so() -> None:
    view = content.check_kingdom(wire.Check(kingdom="Young Witch, Reckless, Black Market", lang="en"))
    assert len(view["cards"]) == 10
    assert view["hints"][0] == "8 cards were added by chance."
    assert any(hint.startswith("The Bane was chosen by chance") for hint in view["hints"])
    assert any(hint.startswith("Reckless was put on a pile by chance") for hint in view["hints"])
    assert "The Black Market was stocked by chance." in view["hints"]
    spec = prepare(view["list"]).spec
    assert tuple(card["key"] for card in view["cards"]) == spec.kingdom


def test_titles() -> None:
    def title(kingdom: str, lang: Any) -> str:
        return content.check_kingdom(wire.Check(kingdom=kingdom, lang=lang))["title"]

    assert title("basic_looting", "de") == "Erste Plünderung"
    assert title("Erste Plünderung", "en") == "Basic Looting"
    assert title("Moat, Smithy", "de") == "Königreich"
    assert title("random", "en") == "Random kingdom"


def test_no_kingdom_takes_long_to_read() -> None:
    for text in ("x," * 1000, "Moat (" * 300, "a" * 2000, "Moat, " * 300, "(" * 2000, "Reckless: " * 200):
        begin = thread_time()
        with pytest.raises(KingdomError):
            content.check_kingdom(wire.Check(kingdom=text, lang="en"))
        assert thread_time() - begin < 1


# Play now


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_good_kingdom_is_a_friendly_set(players: int) -> None:
    found = {content.good_kingdom(players, seed) for seed in range(15)}
    assert len(found) >= 3
    for name in found:
        recommended = find_set(name)
        assert recommended is not None
        assert not recommended.missing()
        spec = prepare(name, players).spec
        assert not spec.landscapes
        assert not spec.choices
        assert not {"witch", "mountebank", "jester", "young_witch", "torturer"} & set(spec.kingdom)
    assert content.good_kingdom(players, 7) == content.good_kingdom(players, 7)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_kingdom_for_newcomers_is_easy(players: int) -> None:
    found = {content.good_kingdom(players, seed, newcomer=True) for seed in range(15)}
    assert len(found) >= 3
    for name in found:
        spec = prepare(name, players).spec
        cards = [LIBRARY.front(key) for key in spec.kingdom]
        assert not spec.options
        assert not any(card.potion or card.debt or card.types & DURATION for card in cards)


def test_the_first_game_can_be_played_first() -> None:
    assert prepare("First Game").name == prepare("Erstes Spiel").name == "first_game_base_2e"


# Refusals


@pytest.mark.parametrize(
    ("message", "english", "german"),
    [
        ("{", "not JSON", "kein JSON"),
        ("[]", "not an object", "kein Objekt"),
        ("{}", "“type” is missing", "fehlt das Feld „type“"),
        ('{"type": "dance"}', "hello, answer, undo", "hello, answer, undo"),
        ('{"type": "ping"}', "“n” is missing", "fehlt das Feld „n“"),
        ('{"type": "ping", "n": "1"}', "“n” of this message", "Feld „n“ dieser Nachricht"),
        ('{"type": "ping", "n": 1, "say": 2}', "no field “say”", "Ein Feld „say“"),
        (
            '{"type": "auto", "game": "g", "secret": "s", "auto": {"treasures": 1}}',
            "“auto.treasures”",
            "„auto.treasures“",
        ),
    ],
)
def test_a_bad_message_is_explained(message: str, english: str, german: str) -> None:
    with pytest.raises(ValidationError) as caught:
        wire.CLIENT_MESSAGE.validate_json(message)
    assert english in content.explain(caught.value, "en")
    assert german in content.explain(caught.value, "de")


def test_an_explanation_is_short_and_tells_no_values() -> None:
    secret = "a-secret-of-somebody"
    with pytest.raises(ValidationError) as caught:
        wire.CLIENT_MESSAGE.validate_python({"type": "hello", "game": 7, "secret": secret * 9, "lang": "de"})
    assert secret not in content.explain(caught.value, "en")
    with pytest.raises(ValidationError) as caught:
        wire.CLIENT_MESSAGE.validate_python({"type": "ping", "n": 1, "x" * 9000: 1})
    assert len(content.explain(caught.value, "de")) < 160


def test_refusals_by_code() -> None:
    assert content.refusal("stale", "en", question=7).endswith("number 7.")
    with pytest.raises(KeyError):
        content.refusal("no_such_code", "en")


def test_the_clients_types_are_made_of_what_the_server_says() -> None:
    kept = Path(__file__).resolve().parent.parent / "web" / "protocol.json"
    assert json.loads(kept.read_text()) == schema(), "python -m platin.server.schema > web/protocol.json"
