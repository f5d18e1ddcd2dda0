"""The kingdom in a report: what lay on the table, with costs, Traits and Events."""

from collections.abc import Sequence
from dataclasses import dataclass

from platin.cards import LIBRARY
from platin.engine.choice import PIECE, UNUSED
from platin.engine.spec import Spec
from platin.sim.report.words import Words
from platin.text.catalogue import find
from platin.text.choices import choice_label, choice_title, option_words
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


def kingdom_text(spec: Spec, lang: str) -> str:
    """Write a kingdom as the command line reads it."""
    return write_kingdom(kingdom_of(spec), lang)


def cost_of(key: str, words: Words) -> str:
    """Write what a card or Event costs: "4", "3P", "8D"; "" if it has no cost."""
    entry = find(key.partition("@")[0])
    if entry is None or (entry.coins is None and not entry.potion and not entry.debt):
        return ""
    text = str(entry.coins) if entry.coins or not (entry.potion or entry.debt) else ""
    text += say("potion_mark", words.lang) * entry.potion
    return text + (f"{entry.debt}{say('debt_mark', words.lang)}" if entry.debt else "")


def kingdom_part(spec: Spec, words: Words) -> KingdomPart:
    """Give the kingdom as a part of a page, the cheapest cards first."""
    piles = sorted(spec.kingdom, key=lambda key: (_order(key), words.card(key)))
    besides = [key for one in spec.choices if LIBRARY.choices[one.key].adds_pile for key in one.keys]
    chips = []
    for key in [*piles, *besides]:
        notes = [_note(one.key, words) for one in spec.choices if key in one.keys]
        chips.append(Chip(cost_of(key, words), display(key, words.lang), notes))
    for key in spec.landscapes:
        name = key.partition("@")[0]
        entry = find(name)
        kind = entry.kind if entry is not None else ""
        notes = [str(general.TYPES.of(words.lang).get(kind, kind))]
        notes += [
            words("kingdom.on", pile=words.card(pick)) for one in spec.choices if one.owner == name for pick in one.keys
        ]
        chips.append(Chip(cost_of(key, words), words.card(key), [" ".join(notes)]))
    said = [option_words(name).used.of(words.lang) for name in spec.options]
    for one in spec.choices:
        if LIBRARY.choices[one.key].what in (UNUSED, PIECE):
            cards = ", ".join(words.card(key) for key in one.keys)
            said.append(words("kingdom.chosen", choice=choice_title(one.key, words.lang), cards=cards))
    return KingdomPart(" ".join(said), chips)


def _note(choice: str, words: Words) -> str:
    """Tell what a pile was picked for: by a Trait that lies on it, or for another card."""
    owner = choice.partition(".")[0]
    if owner in LIBRARY.landscapes:
        return words("kingdom.trait", trait=words.card(owner))
    return choice_label(choice, words.lang)


def _order(key: str) -> tuple[int, int, int]:
    entry = find(key.partition("@")[0])
    return (entry.coins or 0, entry.potion, entry.debt) if entry is not None else (0, 0, 0)
