"""The main states of the pages, to be looked at in all sizes, colours and languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.conftest import Visit
from tests.browser.learn_page import LearnPage
from tests.browser.regulars import KINGDOMS, Regular
from tests.browser.review_page import ReviewPage
from tests.browser.serving import Placed, Serving
from tests.browser.start_page import StartPage
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor

from platin.engine.state import GameState
from platin.position import read_position
from platin.server.mine import favourite_of
from platin.teaching.lesson import lessons as all_lessons

# A table with about everything on it: landscapes, Traits, tokens, mats, Durations, other piles, four players.
FULL: Final = """
kingdom: Tournament, Trade Route, Native Village, Familiar, Young Witch, Smithy, Abundance, Quartermaster, Mint, Village
landscapes: "Mirror, Journey, Reckless: Smithy, Way of the Sheep"
bane: Hamlet
colony: true
phase: buy
coins: 6
potions: 1
buys: 2
trash: "Copper, 2 Estate, Curse"
mat tokens: {trade_route: 2}
effects: [{card: Abundance, effect: abundance}]
A:
  hand: "3 Copper, 2 Silver, Gold, Platinum, Estate, Duchy, Curse, Philosopher's Stone"
  deck: "6 Copper"
  discard: "Province, Estate"
  play: "Smithy, 2 Tournament, Quartermaster, Abundance"
  on: {Quartermaster: "Silver, Gold"}
  mats: {native_village: "Copper, Estate"}
  vp: 7
  coffers: 2
  villagers: 1
  debt: 0
B: {hand: "5 Copper", deck: "5 Silver", discard: "Gold", vp: 3}
C: {hand: "5 Copper", deck: "5 Silver", aside: "Moat"}
D: {hand: "5 Copper", deck: "5 Silver"}
"""
# What lies there in other ways: face down, known by its back, counting as another card, in mixed piles and decks.
LYING: Final = """
kingdom: Knights, Cultist, Hermit, Native Village, Stash, Pirate Ship, Sauna / Avanto, Village, Market
black market: "Witch, Laboratory"
landscapes: Summon
phase: buy
coins: 5
pile tokens: {Gold: {embargo: 2}, Province: {embargo: 1}, Village: {embargo: 1}}
A:
  hand: "Hovel, Necropolis, Overgrown Estate, Spoils, Copper, Stash, Village"
  deck: "Copper, Stash, 2 Copper"
  play: "Band of Misfits, Market, Lighthouse"
  as: {Band of Misfits: Village}
  aside: Smithy
  aside down: "Gold, Copper"
  mats: {native_village: "Copper, Gold", island: "Island, Province"}
  tokens: {pirate_ship: 2}
  coffers: 4
B:
  hand: "2 Stash, 3 Copper"
  deck: "2 Copper, Stash, 2 Gold"
  play: "Monkey, Corsair"
  aside down: "Stash, Gold"
  mats: {native_village: "2 Copper", island: "Island, Duchy"}
  coffers: 2
C: {hand: "5 Copper", deck: "Stash, 4 Silver", discard: "Dame Molly", mats: {native_village: "Copper"}}
"""
# Tokens of players on piles and landscapes, pieces before players, mats, Debt, VP on piles and landscapes.
MARKED: Final = """
kingdom: Page, Ratcatcher, Castles, Farmers' Market, Patrician / Emporium, Druid, Fool, Werewolf, Ranger, Enchantress
landscapes: "Training, Arena, Obelisk: Ranger, Tax"
druid: "The Field's Gift, The Sea's Gift, The Sky's Gift"
phase: buy
coins: 5
buys: 2
pile tokens:
  Ranger: {plus_coin: "A, B", plus_card: A}
  Page: {plus_action: B}
  Farmers' Market: {vp: 4, debt: 1}
landscape tokens: {Arena: {vp: 8}}
A:
  hand: "Copper, Lucky Coin, Humble Castle, Estate, Patrician"
  deck: "6 Copper"
  play: "Enchantress, Ranger, Werewolf"
  mats: {tavern: "Ratcatcher, Ratcatcher"}
  before: "Lost in the Woods, The Forest's Gift"
  tokens: {journey_down: 1, minus_coin: 1}
  vp: 5
  debt: 3
B: {hand: "5 Copper", deck: "5 Silver", before: "Envious, Miserable", tokens: {minus_card: 1}, debt: 2}
C: {hand: "5 Copper", deck: "5 Silver", mats: {tavern: Ratcatcher}, vp: 2}
"""
# What the youngest expansions lay out: cubes on Projects, Artifacts, Villagers, Exile, Favors, Suns, Shadow cards.
YOUNGEST: Final = """
kingdom: Swashbuckler, Border Guard, Cardinal, Paddock, Underling, Odysseys, Alley, Rustic Village, Gold Mine, Town
landscapes: "Barracks, Sinister Plot, Way of the Otter, Cave Dwellers, Great Leader"
phase: buy
coins: 7
buys: 2
landscape tokens: {Barracks: {cube: "A, B"}, Sinister Plot: {cube: A}, Great Leader: {sun: 3}}
A:
  hand: "Horse, 2 Copper, Silver, Estate, Gold Mine"
  deck: "Copper, Alley, 2 Copper"
  play: "Rustic Village, Town, Underling"
  mats: {exile: "2 Estate, Gold"}
  before: "Treasure Chest, Lantern"
  tokens: {sinister_plot: 2}
  coffers: 2
  villagers: 3
  favors: 4
  debt: 0
B: {hand: "5 Copper", deck: "4 Silver, Alley", before: Horn, mats: {exile: Province}, favors: 1, villagers: 1}
C: {hand: "5 Copper", deck: "5 Silver", favors: 2, debt: 5}
"""
# As much as can lie apart from the Supply, beside thirteen piles and four landscapes.
APART: Final = """
kingdom: Tournament, Page, Native Village, Hermit, Island, Pirate Ship, Trade Route, Marauder, Leprechaun,
  Quartermaster, Mint, Village, Smithy
landscapes: "Mirror, Journey, Way of the Sheep, Pilgrimage"
colony: true
phase: buy
coins: 6
buys: 2
mat tokens: {trade_route: 2}
A:
  hand: "3 Copper, 2 Silver, Gold, Estate, Duchy, Curse"
  deck: "6 Copper"
  discard: "Province, Estate"
  play: "Smithy, 2 Village"
  mats: {native_village: "Copper, Estate", island: "Island, Province"}
  vp: 7
B: {hand: "5 Copper", deck: "5 Silver", discard: "Gold", vp: 3}
"""
CHOOSING: Final = """
kingdom: Smithy, Village, Market, Militia, Moat, Mine, Cellar, Workshop, Chapel, Sentry
A: {hand: "Sentry, Chapel, 3 Copper, Estate, Curse", deck: "Estate, Curse, 5 Copper"}
B: {hand: "5 Copper", deck: "5 Silver"}
"""

# Names short and long, with marks and without; the first ten to thirteen make a kingdom.
PILES: Final = (
    "Native Village, Smithy, Militia, Philosopher's Stone, Village, Cellar, Quartermaster, Market, Festival, Chapel, "
    "Mine, Laboratory, Witch"
).split(", ")
LANDSCAPES: Final = ("Way of the Sheep", "Reckless: Smithy", "Journey", "Mirror")

Size = tuple[int, int]
Scene = Callable[[Visit, Serving, str, Size], Visitor]


def seated(visit: Visit, placed: Placed, lang: str, size: Size) -> TablePage:
    return TablePage(visit(lang=lang, size=size, seats=[(placed, 0)]), placed, 0).open()


def start(visit: Visit, _: Serving, lang: str, size: Size) -> Visitor:
    visitor = visit(lang=lang, size=size)
    page = StartPage(visitor).open()
    page.page.get_by_role("radio").first.wait_for(state="attached")
    return visitor


def about(visit: Visit, _: Serving, lang: str, size: Size) -> Visitor:
    visitor = visit(lang=lang, size=size)
    visitor.go("/about")
    return visitor


def random_kingdom(visit: Visit, _: Serving, lang: str, size: Size) -> Visitor:
    visitor = visit(lang=lang, size=size)
    page = StartPage(visitor).open()
    page.tab("random").click()
    page.page.get_by_role("heading", name=page.say("random.title"), exact=True).wait_for()
    return visitor


def own_cards(visit: Visit, _: Serving, lang: str, size: Size) -> Visitor:
    visitor = visit(lang=lang, size=size)
    page = StartPage(visitor).open()
    page.tab("own").click()
    page.button("own.complete").click()
    page.button("own.clear").wait_for()
    return visitor


def table(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return seated(visit, serving.dealt(seed=3), lang, size).visitor


def full_table(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return seated(visit, serving.begin(read_position(FULL), title="list"), lang, size).visitor


def lying(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return seated(visit, serving.begin(read_position(LYING), title="list"), lang, size).visitor


def marked(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return seated(visit, serving.begin(read_position(MARKED), title="list"), lang, size).visitor


def youngest(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return seated(visit, serving.begin(read_position(YOUNGEST), title="list"), lang, size).visitor


def crowded(piles: int, landscapes: int, players: int) -> GameState:
    """Lay out a table in the middle of a turn, with so many piles, landscapes and players."""
    lines = [
        f"kingdom: {', '.join(PILES[:piles])}",
        f'landscapes: "{", ".join(LANDSCAPES[:landscapes])}"' if landscapes else "",
        "phase: buy",
        "coins: 6",
        'A: {hand: "2 Copper, Silver, Gold, Estate, Duchy, Curse, Smithy", discard: "Gold", play: "Village, Market"}',
        *(f'{seat}: {{hand: "5 Copper", deck: "5 Silver", discard: "Duchy"}}' for seat in "BCDEF"[: players - 1]),
    ]
    return read_position("\n".join(lines))


def choosing(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    placed = serving.begin(read_position(CHOOSING), title="list")
    page = seated(visit, placed, lang, size)
    names = [option.name for option in page.asked().options]
    page.answer([names.index("chapel")])
    for pick in (0, 3):
        page.pick(pick)
    return page.visitor


def end(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return seated(visit, serving.finished(), lang, size).visitor


def result(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    placed = serving.finished()
    visitor = visit(lang=lang, size=size, seats=[(placed, 0)])
    ReviewPage(visitor, placed).open()
    return visitor


def replay(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    placed = serving.finished()
    visitor = visit(lang=lang, size=size, seats=[(placed, 0)])
    ReviewPage(visitor, placed).open(f"#at={len(placed.session.answers) // 2}&seat=-2")
    return visitor


def lessons(visit: Visit, _: Serving, lang: str, size: Size) -> Visitor:
    page = LearnPage(visit(lang=lang, size=size)).open()
    page.page.get_by_role("heading", level=2).first.wait_for()
    return page.visitor


def lesson(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    """Show a lesson that has been told a wrong answer."""
    first = all_lessons()[0]
    taught = LearnPage(visit(lang=lang, size=size)).open().begin(first.title.of(lang), serving)
    taught.page.locator('[data-zone="hand"] [data-card="copper"]').click()
    taught.page.get_by_role("alert").wait_for()
    return taught.visitor


def puzzles(visit: Visit, _: Serving, lang: str, size: Size) -> Visitor:
    visitor = visit(lang=lang, size=size)
    visitor.go("/puzzles")
    visitor.page.get_by_role("heading", level=2).first.wait_for()
    return visitor


def puzzle(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    visitor = puzzles(visit, serving, lang, size)
    visitor.page.get_by_role("listitem").get_by_role("button").first.click()
    visitor.page.get_by_role("button", name=visitor.words.say("puzzle.hint"), exact=True).click()
    return visitor


def regular(visit: Visit, serving: Serving, lang: str, size: Size, page: str) -> Visitor:
    """Give a page of somebody who has played here before, and likes a kingdom."""
    anna = Regular.new(serving)
    for seed, kingdom in enumerate(KINGDOMS):
        anna.play(kingdom, seed=seed)
    anna.play(over=False)
    like = serving.server.hall.people.like
    serving.run(like(anna.profile, favourite_of(KINGDOMS[0]), True))
    visitor = anna.at(visit(lang=lang, size=size))
    visitor.go(page)
    visitor.page.get_by_role("main").locator("section, li").first.wait_for()
    return visitor


def me(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return regular(visit, serving, lang, size, "/me")


def favourites(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return regular(visit, serving, lang, size, "/me/favourites")


def standing(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return regular(visit, serving, lang, size, "/me/statistics")


def profile(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return regular(visit, serving, lang, size, "/me/profile")


def day(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    return regular(visit, serving, lang, size, "/daily")


def shared(visit: Visit, serving: Serving, lang: str, size: Size) -> Visitor:
    visitor = visit(lang=lang, size=size)
    visitor.go("/k#" + KINGDOMS[0].replace(" ", "+"))
    heading = visitor.words.say("start.shared_kingdom")
    visitor.page.get_by_role("heading", name=heading, exact=True).wait_for()
    return visitor


SCENES: Final[dict[str, Scene]] = {
    "start": start,
    "start-random": random_kingdom,
    "start-own": own_cards,
    "about": about,
    "table": table,
    "table-full": full_table,
    "table-lying": lying,
    "table-marked": marked,
    "table-youngest": youngest,
    "table-choosing": choosing,
    "end": end,
    "result": result,
    "replay": replay,
    "lessons": lessons,
    "lesson": lesson,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "me": me,
    "me-favourites": favourites,
    "me-statistics": standing,
    "me-profile": profile,
    "daily": day,
    "shared": shared,
}
