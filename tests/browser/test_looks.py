"""All pages in all sizes, colours and languages: nothing is cut off, too small, too faint, or out of sight."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import looks
from tests.browser.conftest import FLAGS, Visit, find_chromium, picture
from tests.browser.contexts import Contexts, Kind
from tests.browser.scenes import (
    APART,
    FULL,
    LANDSCAPES,
    MARKED,
    SCENES,
    YOUNGEST,
    crowded,
    seated,
)
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage
from tests.browser.table_page import TablePage
from tests.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, TABLET, Visitor

from platin.cards import LIBRARY
from platin.position import read_position
from platin.server import content

LAPTOP: Final = (1366, 768)
WIDE: Final = (1920, 1080)
# Piles on one table where all cards are looked at, those tables that have the longest names, and piles with Traits.
AT_ONCE: Final = 15
LONGEST: Final = 6
TRAITED: Final = ("Village", "Smithy")
SIZES: Final = {
    "touched": {"small-phone": SMALL_PHONE, "tablet": TABLET, "phone": PHONE},
    "at a desk": {"desktop": DESKTOP},
}


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("scene", SCENES)
def test_everything_fits_and_can_be_read(scene: str, lang: str, sizes: str, visit: Visit, serving: Serving) -> None:
    visitor = SCENES[scene](visit, serving, lang, next(iter(SIZES[sizes].values())))
    wrong: dict[str, None] = {}
    for name, size in SIZES[sizes].items():
        resize(visitor, size)
        checks = [looks.wider_than_the_screen, looks.cut_off, looks.broken_words, looks.half_lines]
        if sizes == "touched":
            checks.append(looks.too_small)
        for check in checks:
            wrong.update(dict.fromkeys(f"{name}: {check.__name__}: {line}" for line in check(visitor.page)))
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        wrong.update(dict.fromkeys(f"{scheme}: faint: {line}" for line in looks.faint(visitor.page)))
        picture(visitor, f"{scene}-{name}-{lang}-{scheme}", whole=scene in ("start", "start-random", "result"))
    wrong.update(dict.fromkeys(f"a face of this machine: {line}" for line in looks.foreign_faces(visitor.page)))
    assert not wrong, "\n".join(wrong)


def test_the_faces_are_there_before_the_page_is_shown(visit: Visit) -> None:
    visitor = visit(fresh=True)
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url) if ".woff2" in request.url else None)
    # The first heading that is ever in the page is asked at once, not when the faces have come later.
    visitor.page.add_init_script("""
      new MutationObserver((_, observer) => {
        if (document.querySelector("h1") === null) return;
        observer.disconnect();
        window.atFirst = ["Source Sans 3", "Alegreya"].map((face) => document.fonts.check(`1em "${face}"`));
      }).observe(document, { childList: true, subtree: true });
    """)
    StartPage(visitor).open()
    assert visitor.page.evaluate("window.atFirst") == [True, True]
    # Those for other letters and for code stay where they are until somebody needs them; none is fetched twice.
    assert sorted(url.rsplit("/", 1)[1].split("-")[0] for url in fetched) == ["alegreya", "signs", "source"]


# A machine that fits letters to whole pixels: the settings that say otherwise are not read.
HINTED: Final = "<fontconfig><dir>/usr/share/fonts</dir><cachedir>{cache}</cachedir></fontconfig>"
WIDTHS: Final = """() => [...document.querySelectorAll(".card-name, .question-prompt, button")].map((element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [element.textContent, range.getBoundingClientRect().width];
})"""


def test_letters_are_as_wide_on_every_machine(visit: Visit, browser: Browser, serving: Serving, tmp_path: Path) -> None:
    (tmp_path / "fonts.conf").write_text(HINTED.format(cache=tmp_path / "cache"), encoding="utf-8")
    placed = serving.begin(crowded(13, 4, 2), title="list")
    here = seated(visit, placed, "en", DESKTOP).page.evaluate(WIDTHS)
    env: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(tmp_path / "fonts.conf")}
    elsewhere = browser.browser_type.launch(executable_path=find_chromium(), args=list(FLAGS), env=env)
    try:
        visitor = Visitor(Contexts(elsewhere), Kind(serving.url), seats=[(placed, 0)])
        there = TablePage(visitor, placed, 0).open().page.evaluate(WIDTHS)
        visitor.close()
    finally:
        elsewhere.close()
    assert [name for name, _ in there] == [name for name, _ in here]
    # How small the letters of a long name are is measured too.
    assert [width for _, width in there] == pytest.approx([width for _, width in here], abs=0.25)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("piles", "landscapes"), [(10, 0), (10, 4), (11, 1), (12, 2), (13, 4)])
def test_a_table_is_seen_without_scrolling(
    piles: int, landscapes: int, players: int, visit: Visit, serving: Serving
) -> None:
    lang = "de" if players % 2 else "en"
    placed = serving.begin(crowded(piles, landscapes, players), title="list")
    visitor = seated(visit, placed, lang, LAPTOP).visitor
    assert visitor.page.locator(".kingdom-piles > li").count() == piles
    wrong: list[str] = []
    for size in (LAPTOP, DESKTOP, WIDE):
        resize(visitor, size)
        checks = (looks.out_of_sight, looks.cut_off, looks.broken_words, looks.half_lines)
        wrong += [f"{size}: {check.__name__}: {line}" for check in checks for line in check(visitor.page)]
        if landscapes == len(LANDSCAPES):
            picture(visitor, f"crowded-{piles}-{players}-{size[0]}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_whatever_lies_there_all_piles_are_seen(lang: str, visit: Visit, serving: Serving) -> None:
    full = (APART, FULL, MARKED, YOUNGEST)
    tables = [serving.begin(read_position(text), title="list") for text in full]
    visitor = visit(lang=lang, size=LAPTOP, seats=[(placed, 0) for placed in tables])
    wrong: list[str] = []
    for number, placed in enumerate(tables):
        TablePage(visitor, placed, 0).open()
        for size in (LAPTOP, WIDE):
            resize(visitor, size)
            checks = (looks.out_of_sight, looks.cut_off, looks.broken_words, looks.half_lines, looks.tiny_names)
            wrong += [f"{number}, {size}: {check.__name__}: {line}" for check in checks for line in check(visitor.page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("scene", ["lesson", "puzzle"])
def test_who_learns_sees_the_whole_table(scene: str, visit: Visit, serving: Serving) -> None:
    visitor = SCENES[scene](visit, serving, "de", LAPTOP)
    guide = visitor.page.locator(".guide")
    wrong: list[str] = []
    for size in (LAPTOP, WIDE):
        resize(visitor, size)
        expect(guide).to_be_in_viewport(ratio=1)
        checks = (looks.out_of_sight, looks.cut_off, looks.broken_words, looks.half_lines)
        wrong += [f"{size}: {check.__name__}: {line}" for check in checks for line in check(visitor.page)]
    assert not wrong, "\n".join(wrong)


# As long as a name may be, without a place to break it.
LONG_NAMES: Final = tuple(f"{first}aximiliana-Wilhelmine-M" for first in "MNOPQR")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_long_name_gives_way(players: int, visit: Visit, serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.browser.serving.NAMES", LONG_NAMES)
    placed = serving.begin(crowded(13, 2, players), title="list")
    visitor = seated(visit, placed, "de", SMALL_PHONE).visitor
    for name in LONG_NAMES[1:players]:
        assert visitor.page.locator(".others").get_by_title(name, exact=True).inner_text() == name
    wrong: list[str] = []
    for size in (SMALL_PHONE, PHONE, TABLET, LAPTOP, WIDE):
        resize(visitor, size)
        checks = [looks.wider_than_the_screen, looks.cut_off]
        if size in (LAPTOP, WIDE):
            checks.append(looks.out_of_sight)
        wrong += [f"{size}: {check.__name__}: {line}" for check in checks for line in check(visitor.page)]
        picture(visitor, f"long-names-{players}-{size[0]}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("scene", ["end", "result", "replay"])
def test_a_long_name_fits_into_a_finished_game(
    scene: str, visit: Visit, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.browser.serving.NAMES", LONG_NAMES)
    visitor = SCENES[scene](visit, serving, "de", SMALL_PHONE)
    wrong: list[str] = []
    for size in (SMALL_PHONE, TABLET, LAPTOP):
        resize(visitor, size)
        checks = (looks.wider_than_the_screen, looks.cut_off)
        wrong += [f"{size}: {check.__name__}: {line}" for check in checks for line in check(visitor.page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_name_of_a_card_is_torn_apart(lang: str, visit: Visit, serving: Serving) -> None:
    tables = [serving.begin(read_position(text)) for text in tables_of_all(lang)]
    visitor = visit(lang=lang, size=SMALL_PHONE, seats=[(placed, 0) for placed in tables])
    seen: set[str] = set()
    wrong: dict[str, None] = {}
    for number, placed in enumerate(tables):
        TablePage(visitor, placed, 0).open()
        # How a name is broken and how big it is depends on its length, that of its longest part and the width of its
        # box alone (card.css): where the longest are whole, shorter ones are. So those are looked at in all sizes.
        small = (SMALL_PHONE, LAPTOP)
        for size in (*small, PHONE, TABLET, DESKTOP, WIDE) if number < LONGEST else small:
            resize(visitor, size)
            for check in (looks.broken_words, looks.half_lines, looks.tiny_names):
                wrong.update(dict.fromkeys(f"{size}: {check.__name__}: {line}" for line in check(visitor.page)))
        seen.update(visitor.page.locator(".board .card").evaluate_all("cards => cards.map((one) => one.dataset.card)"))
    sheets = {key: sheet for key, sheet in content.words(lang)["cards"].items() if sheet["playable"]}
    shown = [(key, sheet) for key, sheet in sheets.items() if sheet["kind"] not in ("pile", *PIECES)]
    names = {sheet["name"] for key, sheet in shown if can_be_laid(key, sheet["kind"])}
    assert names <= {sheets[key.partition("@")[0]]["name"] for key in seen}
    assert not wrong, "\n".join(wrong)


# Landscapes of which any number may lie there, and those of which there is one.
MANY: Final = ("event", "landmark", "project", "way")
ALONE: Final = ("ally", "prophecy")
PIECES: Final = ("artifact", "boon", "hex", "state")


def can_be_laid(key: str, kind: str) -> bool:
    """Tell whether a card or landscape can be laid out without something that is chosen for it."""
    return kind == "trait" or not LIBRARY.choices_of(key)


def longest_first(names: Mapping[str, str]) -> list[str]:
    """Give the keys of names: in turn the one with the longest word that is left, and the longest one that is left."""
    by_word = sorted(names, key=lambda key: -max(map(len, names[key].split())))
    by_length = sorted(names, key=lambda key: -len(names[key]))
    return list(dict.fromkeys(key for both in zip(by_word, by_length) for key in both))


def tables_of_all(lang: str) -> list[str]:
    """Write positions that have all cards and landscapes among them: piles, and the same and others in a hand.

    Names that are long in this language come first.
    """
    of_kind: dict[str, dict[str, str]] = {}
    shown = content.words(lang)["cards"]
    for key, sheet in content.words("en")["cards"].items():
        names = of_kind.setdefault(sheet["kind"], {})
        if "@" not in key and sheet["playable"] and sheet["name"] not in names and can_be_laid(key, sheet["kind"]):
            names[sheet["name"]] = shown[key]["name"]
    by_kind = {kind: longest_first(names) for kind, names in of_kind.items()}
    left_out = {*MANY, *ALONE, *PIECES, "trait", "kingdom", "pile"}
    others, many = (
        longest_first({name: said for kind in kinds for name, said in of_kind[kind].items()})
        for kinds in (sorted(of_kind.keys() - left_out), MANY)
    )
    starts = range(0, len(by_kind["kingdom"]), AT_ONCE)
    each = -(-len(many) // len(starts))
    texts = []
    for at, first in enumerate(starts):
        piles = by_kind["kingdom"][first : first + AT_ONCE]
        beside = many[each * at : each * (at + 1)]
        beside += [name for kind in ALONE for name in by_kind[kind][at : at + 1]]
        beside += [f"{trait}: {pile}" for trait, pile in zip(by_kind["trait"][2 * at :], TRAITED, strict=False)]
        hand = [*piles, *others[first : first + AT_ONCE]]
        texts.append(
            f"kingdom: {', '.join(dict.fromkeys([*TRAITED, *piles]))}\n"
            f'landscapes: "{", ".join(beside)}"\n'
            f'A: {{hand: "{", ".join(hand)}"}}\nB: {{hand: "5 Copper"}}'
        )
    return texts


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    """Make the window as big as that, and wait until the page is drawn anew."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
