"""Every card, landscape and pile has a picture of its own, and the server has it."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from tests.serving import served_here

from platin.cards import LIBRARY
from platin.server import content
from platin.server.app import STATIC
from platin.text.catalogue import CATALOGUE
from platin.text.messages.general import THINGS
from platin.text.pictures import THING_PICTURES, UNCHOSEN, all_pictures, picture_of

WEB = Path(__file__).resolve().parent.parent / "web"
DRAWINGS = WEB / "pictures"
OWN = "own/"


@pytest.fixture(scope="module")
def icons() -> frozenset[str]:
    """The names of all icons there are to choose from."""
    library = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    return frozenset(json.loads(library.read_text(encoding="utf-8"))["icons"])


def shown() -> dict[str, str]:
    """All pictures by what they are of."""
    return {entry.id: picture_of(entry.id) for entry in CATALOGUE} | {
        f"thing.{name}": picture for name, picture in THING_PICTURES.items()
    }


def test_everything_has_a_picture() -> None:
    assert [key for key, picture in shown().items() if picture in ("", UNCHOSEN)] == []
    assert set(THING_PICTURES) == set(THINGS.of("en"))


def test_no_two_share_a_picture() -> None:
    of = shown()
    often = Counter(of.values())
    assert {picture: [key for key in of if of[key] == picture] for picture, n in often.items() if n > 1} == {}


def test_pictures_are_icons_or_drawings_that_exist(icons: frozenset[str]) -> None:
    drawings = {path.relative_to(DRAWINGS).with_suffix("").as_posix() for path in DRAWINGS.rglob("*.svg")}
    assert [picture for picture in all_pictures() if picture not in icons | drawings] == []
    assert drawings <= set(all_pictures()), "a drawing that nothing shows"


def test_all_prints_of_a_card_have_its_picture() -> None:
    cards = content.words("de")["cards"]
    later = [key for key in LIBRARY.cards if "@" in key and key in cards]
    assert later
    assert [key for key in later if cards[key]["picture"] != cards[key.partition("@")[0]]["picture"]] == []


def test_treasures_are_coins_and_victory_cards_buildings_of_our_own() -> None:
    basic = [entry.id for entry in CATALOGUE if entry.kind == "basic"]
    assert [picture_of(card) for card in basic] == [f"{OWN}{card}" for card in basic]


@pytest.mark.parametrize("path", sorted(DRAWINGS.rglob("*.svg")), ids=lambda path: path.stem)
def test_drawings_fill_the_same_square_and_fetch_nothing(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">')
    # As an image it may neither run nor fetch anything; what it refers to is in the file, or an icon.
    assert re.findall(r'<script|<style|<image|href="(?!#)|url\((?!#)', text) == []


def test_pictures_are_served_and_kept_for_ever(tmp_path: Path) -> None:
    (folder,) = (STATIC / "assets" / "pictures").iterdir()
    files = {path.relative_to(folder).with_suffix("").as_posix(): path for path in folder.rglob("*.svg")}
    assert set(files) == set(all_pictures())
    with served_here(tmp_path) as server:
        for picture in ("anvil", f"{OWN}gold"):
            answer = server.get(f"/assets/pictures/{folder.name}/{picture}.svg")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "image/svg+xml"
            assert "immutable" in answer.headers["cache-control"]
    masks = {name: path.read_text(encoding="utf-8") for name, path in files.items() if not name.startswith(OWN)}
    # A mask has no colours; what is black in it is a mask within the mask.
    colours = re.compile(r'(?:fill|stroke)="(?!none|#000|#fff|black|white)')
    assert [name for name, text in masks.items() if colours.search(text) or "currentColor" in text] == []


def test_a_table_fetches_little() -> None:
    """Ten kingdom piles and the seven basic ones: even the largest pictures are small."""
    (folder,) = (STATIC / "assets" / "pictures").iterdir()
    sizes = sorted(path.stat().st_size for path in folder.rglob("*.svg"))
    assert sum(sizes[-17:]) < 100_000
    assert sum(sizes) / len(sizes) * 17 < 40_000
