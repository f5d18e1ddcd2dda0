"""The kingdoms that the rulebooks recommend, with their names in both languages, by rulebook.

There is a module for each expansion. Its lines are, below the rulebook in brackets, for each set:

- the English name, the German one, and the boxes that are used; a "~" before the German name says that it is ours,
  because no German rulebook that we know has one;
- the ten kingdom cards, then all else: landscapes, what is picked for those or for a card ("hasty=first_mate",
  "young_witch=moat"), and options of the table ("+colony").

Cards go by their ids, split piles by the id of the pile. Which print of a card is meant follows from its box.

Many names recur from edition to edition. A name alone means the newest set of that name whose cards can all be played;
with its rulebook, its edition or both it means that one: "High Seas (1E)", "Hohe See (Seaside, 2. Auflage)".
"""

import re
from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from platin.cards import LIBRARY
from platin.text.catalogue import find, normal, spelt_out
from platin.text.kingdoms import (
    adventures,
    alchemy,
    allies,
    base,
    cornucopia,
    dark_ages,
    empires,
    guilds,
    hinterlands,
    intrigue,
    menagerie,
    nocturne,
    plunder,
    prosperity,
    renaissance,
    rising_sun,
    seaside,
)
from platin.text.messages import general
from platin.text.messages import kingdom as kingdom_words
from platin.text.words import LANGUAGES

# As they appeared, so that the newest set of a name can be told.
RULEBOOKS: Final = (
    *("base_1e", "intrigue_1e", "seaside_1e", "alchemy", "prosperity_1e", "cornucopia_1e", "hinterlands_1e"),
    *("dark_ages", "guilds_1e", "cornucopia_guilds_1e", "adventures", "empires", "base_2e", "intrigue_2e", "nocturne"),
    *("renaissance", "menagerie", "allies", "seaside_2e", "prosperity_2e", "hinterlands_2e", "plunder"),
    *("cornucopia_guilds_2e", "rising_sun"),
)
# In the order in which they are listed.
_MODULES: Final = (
    *(base, intrigue, seaside, alchemy, prosperity, cornucopia, hinterlands, dark_ages, guilds, adventures, empires),
    *(nocturne, renaissance, menagerie, allies, plunder, rising_sun),
)
_OURS: Final = "~"
_PILES: Final = 10
_EDITION: Final = re.compile(r"_(?P<n>[12])e$")
# Expansions that share a box.
_TOGETHER: Final = {"cornucopia_guilds": ("cornucopia", "guilds")}


class RecommendedSet(NamedTuple):
    """A kingdom from a rulebook. All cards are given by their ids, split piles by the id of the pile."""

    id: str
    en: str
    de: str
    de_is_ours: bool
    """Whether the German name is our translation, and not from a rulebook."""
    rulebook: str
    """A box in a print, as in `boxes`: "seaside_2e", "alchemy"."""
    boxes: tuple[str, ...]
    cards: tuple[str, ...]
    landscapes: tuple[str, ...]
    choices: tuple[tuple[str, str], ...]
    """What is picked for a card or landscape that asks for something: the pile of a Trait."""
    options: tuple[str, ...]
    """The options of the table that are used."""
    recurs: bool
    """Whether other rulebooks have a set of the same name."""

    @property
    def picks(self) -> dict[str, list[str]]:
        """Give all that is picked, by the card or landscape that it is picked for."""
        return {owner: [pick for other, pick in self.choices if other == owner] for owner, _ in self.choices}

    @property
    def expansions(self) -> list[str]:
        """Give the expansions that are used, whatever the print."""
        return list(dict.fromkeys([expansion for box in self.boxes for expansion in expansions_of(box)]))

    def name(self, lang: str) -> str:
        """Give the name in a language."""
        return self.de if lang == "de" else self.en

    def title(self, lang: str) -> str:
        """Give the name in a language, with the rulebook where other sets are called the same."""
        name = self.name(lang)
        if not self.recurs:
            return name
        return f"{name} ({_plain_box(self.rulebook, lang)})"

    def key(self, ident: str) -> str:
        """Give the key of a card, pile or landscape of the set, in the print that is in its box."""
        entry = find(ident)
        for box in self.boxes:
            if entry is not None and entry.set in expansions_of(box):
                edition = edition_of(box)
                later = f"{ident}@{edition}"
                return later if later in LIBRARY.cards or later in LIBRARY.landscapes else ident
        return ident

    def missing(self) -> list[str]:
        """Give the keys of what is needed and cannot be played yet."""
        used = dict.fromkeys((*self.cards, *self.landscapes, *[pick for _, pick in self.choices]))
        places = (LIBRARY.cards, LIBRARY.piles, LIBRARY.landscapes)
        return [ident for ident in used if not any(ident in place for place in places)]


def expansions_of(box: str) -> tuple[str, ...]:
    """Give the expansions that are in a box: one, mostly."""
    plain = _EDITION.sub("", box)
    return _TOGETHER.get(plain, (plain,))


def edition_of(box: str) -> int:
    """Give the edition of a box; 0 if there is only one."""
    said = _EDITION.search(box)
    return int(said["n"]) if said else 0


def box_title(box: str, lang: str) -> str:
    """Name a box, or its rulebook, with its edition: "Seaside (2E)"."""
    name = _box_name(box, lang)
    edition = edition_of(box)
    return kingdom_words.WORDS.of(lang)["box.in_print"].format(box=name, n=edition) if edition else name


def _plain_box(box: str, lang: str) -> str:
    """Name a box with its edition, to stand in brackets: "Seaside 2E"."""
    name = _box_name(box, lang)
    edition = edition_of(box)
    return kingdom_words.WORDS.of(lang)["box.print_plain"].format(box=name, n=edition) if edition else name


def _box_name(box: str, lang: str) -> str:
    return " & ".join([general.SETS.of(lang)[expansion] for expansion in expansions_of(box)])


@cache
def all_sets() -> tuple[RecommendedSet, ...]:
    """Give all recommended sets, by rulebook."""
    read: list[tuple[str, str, list[str]]] = []
    for module in _MODULES:
        rulebook = ""
        for line in module.LINES.splitlines():
            if line.startswith("["):
                rulebook = line.strip("[]")
            elif line.startswith(" "):
                read[-1][2].extend(line.split())
            else:
                read.append((rulebook, line, []))
    names = Counter([line.partition("|")[0] for _, line, _ in read])
    return tuple([_read(rulebook, line, words, names[line.partition("|")[0]]) for rulebook, line, words in read])


def _read(rulebook: str, line: str, words: list[str], sets: int) -> RecommendedSet:
    """Read the lines of a set; `sets` is how many have its name."""
    en, de, boxes = line.split("|")
    cards, others = words[:_PILES], words[_PILES:]
    landscapes: list[str] = []
    choices: list[tuple[str, str]] = []
    for word in others:
        owner, _, picks = word.partition("=")
        if owner.startswith("+"):
            continue
        if owner not in cards:
            landscapes.append(owner)
        choices += [(owner, pick) for pick in picks.split("+") if pick]
    ident = re.sub(r"\W+", "_", en.casefold().replace("'", "")).strip("_")
    return RecommendedSet(
        id=ident if sets == 1 else f"{ident}_{rulebook}",
        en=en,
        de=de.removeprefix(_OURS),
        de_is_ours=de.startswith(_OURS),
        rulebook=rulebook,
        boxes=tuple(boxes.split()),
        cards=tuple(cards),
        landscapes=tuple(landscapes),
        choices=tuple(choices),
        options=tuple([word[1:] for word in others if word.startswith("+")]),
        recurs=sets > 1,
    )


def set_of(ident: str) -> RecommendedSet | None:
    """Give a set by its id."""
    return _ids().get(ident)


def find_set(name: str) -> RecommendedSet | None:
    """Look up a set by id or by its name in either language: of those that can be meant the newest playable one."""
    found = sets_called(name)
    return next((one for one in found if not one.missing()), found[0] if found else None)


def sets_called(name: str) -> list[RecommendedSet]:
    """Give the sets that a name can mean, alone or with a rulebook or edition, the newest first."""
    if name in _ids():
        return [_ids()[name]]
    return _newest_first([one for one, said in _begun(name) if said in _suffixes(one.rulebook)])


def other_editions(name: str) -> list[RecommendedSet]:
    """Give the sets that have a name, if it is said with a rulebook or edition in which there is none of that name."""
    every = [said for rulebook in RULEBOOKS for said in _suffixes(rulebook)]
    return [] if sets_called(name) else _newest_first([one for one, said in _begun(name) if said in every])


def _begun(name: str) -> list[tuple[RecommendedSet, str]]:
    """Give the sets with whose name a text begins, and what follows it."""
    forms = (normal(name), spelt_out(name))
    return [(one, form.removeprefix(own)) for own, one in _names() for form in forms if form.startswith(own)]


def _newest_first(sets: list[RecommendedSet]) -> list[RecommendedSet]:
    return sorted(dict.fromkeys(sets), key=lambda one: -RULEBOOKS.index(one.rulebook))


@cache
def _ids() -> dict[str, RecommendedSet]:
    return {one.id: one for one in all_sets()}


@cache
def _names() -> list[tuple[str, RecommendedSet]]:
    forms = [(form, one) for one in all_sets() for lang in LANGUAGES for form in _forms(one.name(lang))]
    return list(dict.fromkeys(forms))


def _forms(name: str) -> tuple[str, str]:
    return normal(name), spelt_out(name)


@cache
def _suffixes(rulebook: str) -> frozenset[str]:
    """Give all that can follow a name to say that the set of this rulebook is meant, as `normal` reduces it."""
    books = [_EDITION.sub("", rulebook)]
    editions = [""]
    n = edition_of(rulebook)
    for lang in LANGUAGES:
        books.append(_box_name(rulebook, lang))
        books += [alias for key in expansions_of(rulebook) for alias in kingdom_words.BOXES.of(lang).get(key, ())]
        if n:
            editions += [words.format(n=n) for words in kingdom_words.EDITIONS.of(lang)]
            editions += kingdom_words.ORDINALS.of(lang)[n - 1]
    return frozenset([form + normal(said) for book in ("", *books) for form in _forms(book) for said in editions])
