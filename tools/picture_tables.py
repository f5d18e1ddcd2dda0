"""Make the pictures of the table in docs/images: a game that bots have played until somebody buys, in a browser.

Run it as `python -m tools.picture_tables`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.contexts import Contexts, Kind
from tests.browser.serving import BOT, Placed, Serving
from tests.browser.table_page import TablePage
from tests.browser.visitor import PHONE, Visitor

from platin.cards import LIBRARY
from platin.engine.setup import deal, lay_out
from platin.kingdom import prepare
from platin.server import content
from platin.session import Session
from platin.text.kingdom_list import kingdom_of, write_kingdom

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
LAPTOP = (1366, 768)
KINGDOM = (
    "Moat, Village, Caravan, Harbor Village, Smithy, Festival, Laboratory, Market, Merchant Ship, Militia, "
    "Way of the Otter, Mission"
)
PLAYERS = 3
SEED = 47
# A turn in which there is something to see: so many different cards in play and in hand, one that stays among them.
IN_PLAY = 5
IN_HAND = 4
PICTURES = {"table-en": ("en", False, LAPTOP), "table-de": ("de", True, LAPTOP), "table-phone-de": ("de", False, PHONE)}


def begin(serving: Serving) -> Placed:
    """Have bots play until the first player has a good turn and may buy."""
    for seed in range(SEED, SEED + 60):
        plan = prepare(KINGDOM, PLAYERS, seed=seed)
        start = deal(lay_out(LIBRARY, plan.spec), seed, True)
        played = Session(start.copy(), [content.bot(BOT).make(seed) for _ in range(PLAYERS)])
        for n in range(len(played.answers)):
            session = played.at(n)
            decision, me = session.decision, session.state.players[0]
            if decision is None or decision.by != 0 or session.state.turn.seat != 0 or not me.hand:
                continue
            names = [card.defn.key for card in me.play]
            staying = {"caravan", "merchant_ship"} & set(names)
            kinds = {card.defn.key for card in me.hand}
            if decision.key == "turn.buy" and staying and len(set(names)) >= IN_PLAY and len(kinds) >= IN_HAND:
                kingdom = write_kingdom(kingdom_of(plan.spec), "en")
                return serving.begin(start, played.answers[:n], bots=range(1, PLAYERS), title="list", kingdom=kingdom)
    raise AssertionError("there is no such turn")


def main() -> None:
    """Make all of them."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        serving = Serving(Path(folder) / "games.db")
        placed = begin(serving)
        for name, (lang, dark, size) in PICTURES.items():
            kind = Kind(serving.url, lang=lang, dark=dark, touched=size == PHONE)
            visitor = Visitor(Contexts(browser), kind, size=size, seats=[(placed, 0)])
            TablePage(visitor, placed, 0).open()
            visitor.page.wait_for_load_state("networkidle")
            file = IMAGES / f"{name}.png"
            visitor.page.screenshot(path=file)
            # With 256 colours, chosen so that none of the rarer ones is lost, a picture is a sixth as large.
            Image.open(file).convert("RGB").quantize(256, Image.Quantize.FASTOCTREE).save(file, optimize=True)
            visitor.close()
        serving.stop()
        browser.close()


if __name__ == "__main__":
    main()
