"""The strategies that come with Platin: files of this package, found by their names in either language."""

from functools import cache
from importlib.resources import files
from typing import Final

from platin.bots.lore import lore_of
from platin.bots.plan import Strategy, Wish
from platin.cards import LIBRARY
from platin.engine.const import ACTION
from platin.strategy.complaint import tell
from platin.strategy.expression import read_clauses
from platin.strategy.reader import StrategyFile, read_text
from platin.strategy.terminals import TERMINALS, Clauses
from platin.text.catalogue import normal, spelt_out
from platin.text.language import LANGUAGES
from platin.text.names import display

BIG_MONEY: Final = "big-money"
GOLD: Final = 6


@cache
def names() -> tuple[str, ...]:
    """Give the names of the built-in strategies, Big Money first."""
    found = [file.name for file in files("platin.strategy").joinpath("files").iterdir()]
    stems = sorted([name.removesuffix(".yaml") for name in found if name.endswith(".yaml")])
    return (BIG_MONEY, *[stem for stem in stems if stem != BIG_MONEY])


def load(name: str) -> StrategyFile:
    """Read a built-in strategy; always anew, because a strategy remembers the table it is bound to."""
    file = files("platin.strategy").joinpath("files", f"{name}.yaml")
    return read_text(file.read_text(encoding="utf-8"), f"{name}.yaml")


def find(text: str) -> str:
    """Give the name of the built-in strategy that a text means, in either language, or ""."""
    wanted = normal(text)
    for name in names():
        if wanted == normal(name):
            return name
    return _called().get(wanted, "")


@cache
def _called() -> dict[str, str]:
    found: dict[str, str] = {}
    for name in names():
        for called in load(name).names.values():
            for form in (normal(called), spelt_out(called)):
                found.setdefault(form, name)
    return found


def can_be_added(card: str) -> bool:
    """Tell whether Big Money can be played with a card: an Action of a kingdom."""
    defn = LIBRARY.cards.get(card)
    return defn is not None and defn.kingdom and defn.types & ACTION != 0


def big_money_with(card: str) -> StrategyFile:
    """Give Big Money with an Action card: the well-known copies, or as many as are good in a deck of money."""
    read = load(BIG_MONEY)
    early, late = TERMINALS.get(card) or _usual_copies(card)
    gain: list[Wish] = []
    for wish in read.strategy.gain:
        if wish.name == "gold" and all(other.name != "gold" for other in gain):
            gain += [Wish(card, read_clauses(clauses, card)) for clauses in early]
        if wish.name == "silver" and all(other.name != "silver" for other in gain):
            gain += [Wish(card, read_clauses(clauses, card)) for clauses in late]
        gain.append(wish)
    # A card that costs a Potion needs one.
    if LIBRARY.cards[card].potion:
        at = [wish.name for wish in gain].index("silver")
        gain.insert(at, Wish("potion", read_clauses("until 1 in deck", "potion")))
    plan = Strategy(f"{read.strategy.name} with {card}", gain)
    called = {lang: tell("name.with", lang, name=read.name(lang), card=display(card, lang)) for lang in LANGUAGES}
    return StrategyFile(f"{BIG_MONEY}:{card}", called, {}, None, plan)


def _usual_copies(card: str) -> Clauses:
    """Give how many copies are bought of a card that no table knows: one, more of a good one in a larger deck."""
    if LIBRARY.cards[card].cost >= GOLD:
        # Whoever can pay for it can pay for Gold, so it has to come first.
        return ("until 1 in deck",), ()
    most = lore_of(LIBRARY.cards[card]).copies
    more = (f"when cards in deck >= 16 until {most} in deck",) if most > 1 else ()
    return (), ("until 1 in deck", *more)
