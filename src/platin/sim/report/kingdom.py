"""The kingdom in a report: what lay on the table, with costs, Traits and Events."""

from collections.abc import Sequence
from dataclasses import dataclass

from platin.sim.config import Layout
from platin.sim.report.words import Words
from platin.text.catalogue import find
from platin.text.kingdom_list import kingdom_of, write_kingdom
from platin.text.language import say
from platin.text.messages import general
from platin.text.names import display


@dataclass(frozen=True)
class Chip:
    """A card or landscape that lay on the table."""

    cost: str
    name: str
    notes: Sequence[str]


@dataclass(frozen=True)
class KingdomPart:
    """The kingdom as a part of a page."""

    note: str
    chips: Sequence[Chip]


def kingdom_text(layout: Layout, lang: str) -> str:
    """Write a kingdom as the command line reads it."""
    return write_kingdom(kingdom_of(layout.spec()), lang)


def cost_of(key: str, words: Words) -> str:
    """Write what a card or Event costs: "4", "3P", "8D"; "" if it has no cost."""
    entry = find(key.partition("@")[0])
    if entry is None or (entry.coins is None and not entry.potion and not entry.debt):
        return ""
    text = str(entry.coins) if entry.coins or not (entry.potion or entry.debt) else ""
    text += say("potion_mark", words.lang) * entry.potion
    return text + (f"{entry.debt}{say('debt_mark', words.lang)}" if entry.debt else "")


def kingdom_part(layout: Layout, words: Words) -> KingdomPart:
    """Give the kingdom as a part of a page, the cheapest cards first."""
    trait_on = {pile: trait for trait, pile in layout.traits}
    piles = sorted(layout.kingdom, key=lambda key: (_order(key), words.card(key)))
    chips = []
    for key in [*piles, *([layout.bane] if layout.bane and layout.bane not in layout.kingdom else [])]:
        notes = [words("kingdom.trait", trait=words.card(trait_on[key]))] if key in trait_on else []
        notes += [words("kingdom.bane")] if key == layout.bane else []
        chips.append(Chip(cost_of(key, words), display(key, words.lang), notes))
    on_pile = dict(layout.traits)
    for key in layout.landscapes:
        entry = find(key)
        kind = entry.kind if entry is not None else ""
        notes = [str(general.TYPES.of(words.lang).get(kind, kind))]
        if key in on_pile:
            notes.append(words("kingdom.on", pile=words.card(on_pile[key])))
        chips.append(Chip(cost_of(key, words), words.card(key), [" ".join(notes)]))
    said = [words("kingdom.colony")] if layout.colony else []
    said += [words("kingdom.shelters")] if layout.shelters else []
    if layout.black_market:
        said.append(words("kingdom.black_market", cards=", ".join(words.card(key) for key in layout.black_market)))
    return KingdomPart(" ".join(said), chips)


def _order(key: str) -> tuple[int, int, int]:
    entry = find(key.partition("@")[0])
    return (entry.coins or 0, entry.potion, entry.debt) if entry is not None else (0, 0, 0)
