"""What the pages show besides a game: words, cards, rulings, kingdoms to choose from. Pure functions, no network."""

from platin.server.content.choices import NoSuchBot, bot, choices
from platin.server.content.kingdoms import check_kingdom, draw_kingdom, good_kingdom, kingdom_title, show_kingdom
from platin.server.content.page import Page, choices_page, sets_page, words_page
from platin.server.content.refusals import explain, refusal
from platin.server.content.sets import sets
from platin.server.content.sheets import NoSuchCard, phrases, rulings, words

__all__ = [
    "NoSuchBot",
    "NoSuchCard",
    "Page",
    "bot",
    "check_kingdom",
    "choices",
    "choices_page",
    "draw_kingdom",
    "explain",
    "good_kingdom",
    "kingdom_title",
    "phrases",
    "refusal",
    "rulings",
    "sets",
    "sets_page",
    "show_kingdom",
    "words",
    "words_page",
]
