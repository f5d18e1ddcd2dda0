"""Kingdoms as the lists of names that players exchange: read and written, English or German.

A list has names separated by commas, semicolons or line breaks, in any order; a leading "Kingdom:" or "Königreich:"
and bullets are skipped:

- kingdom cards and split piles, "Mine (2E)" for the second print;
- landscapes;
- what is chosen for one of them, in brackets or behind a colon: "Young Witch (Moat)", "Reckless: Smithy"; or by the
  word for it: "Black Market deck: Moat + Bank", "Moat (Black Market deck)";
- an option of the table that is used, "Shelters", "Colony/Platinum", or one that is not: "no Colony"; where a list
  says nothing, it depends on where its cards are from;
- or the name of a recommended set instead of it all: "First Game".
"""

import re
from dataclasses import dataclass, field
from typing import Final

from platin.cards import LIBRARY
from platin.engine.choice import BESIDE, JOINING, OF_SUPPLY, PIECE, UNUSED, SetupChoice, TableOption
from platin.engine.decision import RuleError
from platin.engine.facts import LATER_ONLY
from platin.engine.spec import Spec
from platin.text.choices import choice_typed, option_typed, option_words, told_refused, written_choice
from platin.text.kingdoms import RecommendedSet, find_set, other_editions
from platin.text.messages.kingdom_list import PROBLEMS, WORDS
from platin.text.names import UnknownName, any_key, card_key, display, pile_key, says_print

_HEADING: Final = re.compile(r"^\s*(?:kingdom|königreich|koenigreich|supply|vorrat)\s*:\s*", re.IGNORECASE)
_BULLET: Final = re.compile(r"^(?:[-*•]|\d+[.)])\s+")
# A name and what stands in brackets behind it; either may have a print in brackets of its own: "Mine (2E)".
_INSIDE: Final = re.compile(r"^(?P<name>(?:[^()]|\([^()]*\))*\S)\s*\((?P<inside>(?:[^()]|\([^()]*\))*)\)$")
_NO: Final = re.compile(r"^(?:no|without|ohne|kein|keine)\s+", re.IGNORECASE)
_CONTINUED: Final = re.compile(r"\s*\+\s*\n\s*")
_PILES: Final = 10


class BadKingdom(RuleError):
    """A kingdom list that cannot be. It says what was expected."""

    def __init__(self, problem: str, *names: str, choice: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.names = names
        # The choice that something was picked for and cannot be.
        self.choice = choice

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """Tell what is wrong, in a language."""
        if self.choice:
            return told_refused(self.choice, self.names[0], lang)
        shown = [display(name, lang) for name in self.names]
        return PROBLEMS.of(lang)[self.problem].format(*shown)


class NoSuchEdition(BadKingdom):
    """A recommended set in a rulebook or edition that has none of its name. It says which have."""

    def __init__(self, name: str, sets: list[RecommendedSet]) -> None:
        super().__init__("edition", name)
        self.sets = sets

    def say(self, lang: str) -> str:
        """Tell what is wrong, in a language."""
        titles = ", ".join([one.title(lang) for one in self.sets])
        return PROBLEMS.of(lang)[self.problem].format(self.names[0], titles)


@dataclass
class Kingdom:
    """A table being agreed on, besides how many play: what a list says, before all that it leaves open is decided."""

    cards: list[str] = field(default_factory=list)
    landscapes: list[str] = field(default_factory=list)
    # What is picked for each choice: "black_market.deck".
    choices: dict[str, list[str]] = field(default_factory=dict)
    # The options of the table about which something is said.
    options: dict[str, bool] = field(default_factory=dict)
    # The recommended set that it is, if it was called so.
    name: str = ""

    def spec(self, players: int) -> Spec:
        """Give what is laid out. An option about which nothing is said is used if all cards are from its expansion."""
        spec = Spec(players, tuple(self.cards), tuple(self.landscapes))
        for key, picks in self.choices.items():
            owner, _, choice = key.partition(".")
            spec = spec.with_chosen(owner, choice, picks)
        for name in LIBRARY.options:
            spec = spec.with_option(name, self.options.get(name, belongs(name, self.cards)))
        return spec

    def _picked(self, *what: int) -> list[str]:
        return [key for name, picks in self.choices.items() if LIBRARY.choices[name].what in what for key in picks]

    @property
    def piles(self) -> list[str]:
        """Give all kingdom piles: the usual ones and those that are picked besides."""
        return [*self.cards, *self._picked(JOINING, BESIDE)]

    @property
    def supply(self) -> list[str]:
        """Give the kingdom piles that are part of the Supply."""
        return [*self.cards, *self._picked(JOINING)]

    @property
    def used(self) -> list[str]:
        """Give all cards and piles that are used, wherever they lie."""
        return [*self.piles, *self._picked(UNUSED)]


def belongs(option: str, cards: list[str]) -> bool:
    """Tell whether an option is used if nobody says otherwise.

    It is if the whole kingdom is from its expansion; a rule of a rulebook already if any card is.
    """
    described = LIBRARY.options[option]
    if described.agreed:
        return any([_came_with(described, key) for key in cards])
    ours = [key for key in cards if LIBRARY.front(key).expansion == described.expansion]
    return len(cards) >= _PILES and len(ours) == len(cards)


def _came_with(option: TableOption, key: str) -> bool:
    """Tell whether a card came with the rulebook that has the rule of an option."""
    card = LIBRARY.front(key)
    if card.expansion != option.expansion:
        return False
    return not option.later or card.edition > 1 or card.prints == LATER_ONLY


def read_kingdom(text: str, edition: int = 1, sets: bool = True) -> Kingdom:
    """Read a kingdom: a list, or the name of a recommended set. Raises `UnknownName` or `BadKingdom`.

    Where there are two prints of a card and its name does not say which, `edition` decides. Some sets are called like a
    card: without `sets` the card is meant.
    """
    if sets:
        recommended = find_set(text.strip())
        if recommended is not None:
            return from_set(recommended)
        others = other_editions(text.strip())
        if others:
            raise NoSuchEdition(text.strip(), others)
    kingdom = Kingdom()
    for part in re.split(r"[,;\n]", _HEADING.sub("", _CONTINUED.sub(" + ", text))):
        part = _BULLET.sub("", part.strip()).strip()
        if part:
            _read_part(kingdom, part, edition)
    _check_picks(kingdom)
    return kingdom


def _check_picks(kingdom: Kingdom) -> None:
    """See to it that what is picked for choices is in the list, or not in it, as they want it."""
    names = [key.partition("@")[0] for key in kingdom.used]
    for name, picks in kingdom.choices.items():
        choice = LIBRARY.choices[name]
        for at, pick in enumerate(picks):
            if choice.inside:
                # A pile can be meant in the other print, if the list has it in that one.
                found = [key for key in kingdom.supply if _same_card(key, pick)]
                if not found and choice.what == OF_SUPPLY and not _is_kingdom_pile(pick):
                    # One that a card of the list brings with it, or not: that is seen when it is laid out.
                    continue
                if not found:
                    raise BadKingdom("pile", name.partition(".")[0], pick)
                picks[at] = pick if pick in found else found[0]
            elif names.count(pick.partition("@")[0]) > 1:
                raise BadKingdom("refused", pick, choice=name)
    for name, picks in kingdom.choices.items():
        others = [other for other in kingdom.choices if LIBRARY.choices[other].rivals(LIBRARY.choices[name])]
        every = [key for other in others for key in kingdom.choices[other]]
        for pick in picks:
            if every.count(pick) > 1:
                raise BadKingdom("refused", pick, choice=others[-1])


def from_set(recommended: RecommendedSet) -> Kingdom:
    """Give a recommended set as a kingdom; raise `UnknownName` if one of its cards is not implemented yet."""

    for ident in recommended.missing():
        raise UnknownName(ident, "name")
    options = {name: name in recommended.options for name, one in LIBRARY.options.items() if not one.agreed}
    kingdom = Kingdom(name=recommended.id, options=options)
    kingdom.cards = [recommended.key(ident) for ident in recommended.cards]
    kingdom.landscapes = [recommended.key(ident) for ident in recommended.landscapes]
    for owner, picks in recommended.picks.items():
        kingdom.choices[_choices_of(owner)[0]] = [recommended.key(pick) for pick in picks]
    return kingdom


def in_print(key: str, edition: int) -> str:
    """Give the key of a card, mixed pile or landscape in a print, if there is one of it."""
    wanted = f"{key}@{edition}"
    return wanted if any([wanted in place for place in (LIBRARY.cards, LIBRARY.piles, LIBRARY.landscapes)]) else key


def write_kingdom(kingdom: Kingdom, lang: str) -> str:
    """Write a kingdom as a list that `read_kingdom` reads."""
    parts: list[str] = []
    left = dict(kingdom.choices)
    for key in kingdom.cards:
        picks = left.pop(next((name for name in left if _is_bracketed(name, key)), ""), [])
        parts.append(display(key, lang) + (f" ({_joined(picks, lang)})" if picks else ""))
    landscapes = []
    for key in kingdom.landscapes:
        owner = key.partition("@")[0]
        picks = left.pop(next((name for name in left if name.partition(".")[0] == owner), ""), [])
        landscapes.append(display(key, lang) + (f": {_joined(picks, lang)}" if picks else ""))
    for name, picks in left.items():
        parts.append(f"{written_choice(name, lang)}: {_joined(picks, lang)}")
    parts += landscapes
    for name in LIBRARY.options:
        used = kingdom.options.get(name)
        written = option_words(name).typed.of(lang)[0]
        if used:
            parts.append(written)
        elif used is False and belongs(name, kingdom.cards):
            parts.append(f"{WORDS.of(lang)['no']} {written}")
    return ", ".join(parts)


def kingdom_of(spec: Spec) -> Kingdom:
    """Give the kingdom of a table: what a list has to say of it."""
    options = {name: name in spec.options for name in LIBRARY.options}
    said = {name: used for name, used in options.items() if used or belongs(name, list(spec.kingdom))}
    choices = {one.key: list(one.keys) for one in spec.choices}
    return Kingdom(list(spec.kingdom), list(spec.landscapes), choices, said)


def _is_bracketed(name: str, key: str) -> bool:
    """Tell whether what is picked for a choice stands in brackets behind its card: one pile that is chosen for it."""
    return name.partition(".")[0] == key.partition("@")[0] and LIBRARY.choices[name].high == 1


def _joined(keys: list[str], lang: str) -> str:
    return " + ".join([display(key, lang) for key in keys])


def _read_part(kingdom: Kingdom, part: str, edition: int) -> None:
    name, _, other = part.partition(":")
    if other and choice_typed(name):
        _pick(kingdom, choice_typed(name), other, edition)
        return
    without = _NO.match(part)
    if without is not None and _option_named(part[without.end() :]):
        kingdom.options[_option_named(part[without.end() :])] = False
        return
    if _option_named(part):
        kingdom.options[_option_named(part)] = True
        return
    if not other:
        inside = _INSIDE.match(part)
        if inside is not None and not says_print(part):
            name, other = inside["name"], inside["inside"]
    if other and choice_typed(other):
        _pick(kingdom, choice_typed(other), name, edition)
        return
    key = any_key(name)
    if key in LIBRARY.landscapes:
        if any([_same_card(key, there) for there in kingdom.landscapes]):
            raise BadKingdom("twice", key)
        kingdom.landscapes.append(_meant(key, name, edition))
    elif other and not _choices_of(key):
        raise BadKingdom("brackets", part)
    else:
        _add_card(kingdom, _meant(pile_key(name), name, edition))
    if other and not _choices_of(key):
        raise BadKingdom("no choice", key)
    if other:
        _pick(kingdom, _choices_of(key)[0], other, edition)


def _choices_of(key: str) -> list[str]:
    """Name the choices of a card or landscape."""
    owner = key.partition("@")[0]
    return [name for name in LIBRARY.choices if name.partition(".")[0] == owner]


def _meant(key: str, name: str, edition: int) -> str:
    """Give the print of a card that its name says, or else the wanted one."""
    return key if says_print(name) else in_print(key, edition)


def _option_named(text: str) -> str:
    """Give the option that a text names, by one word for it or several: "Colony/Platinum"; "" if it names none."""
    words = [word for word in re.split(r"[/&+]|\bund\b|\band\b", text) if word.strip()]
    names = [option_typed(word) for word in words]
    return names[0] if names and len(dict.fromkeys(names)) == 1 else ""


def _add_card(kingdom: Kingdom, key: str) -> None:
    key = _pile_of(key)
    if not _is_kingdom_pile(key):
        raise BadKingdom("kingdom", key)
    if any([_same_card(key, there) for there in kingdom.cards]):
        raise BadKingdom("twice", key)
    kingdom.cards.append(key)


def _pile_of(key: str) -> str:
    """Give the kingdom pile that a card stands for: a split one, or its own."""
    for pile in LIBRARY.piles.values():
        if key in pile.members and pile.kingdom:
            return pile.name
    return key


def _is_for(choice: SetupChoice, key: str) -> bool:
    """Tell whether a card or pile is of those that a choice is about."""
    if choice.what == UNUSED:
        return LIBRARY.sold_for(key) != ""
    if choice.what == OF_SUPPLY and key in LIBRARY.piles:
        return LIBRARY.piles[key].supply
    if choice.what == PIECE:
        return True
    return _is_kingdom_pile(key)


def _is_kingdom_pile(key: str) -> bool:
    return LIBRARY.piles[key].kingdom if key in LIBRARY.piles else _is_kingdom_card(key)


def _same_card(key: str, other: str) -> bool:
    """Tell whether two keys mean the same card or landscape, perhaps in different prints."""
    return key.partition("@")[0] == other.partition("@")[0]


def _is_kingdom_card(key: str) -> bool:
    return key in LIBRARY.cards and LIBRARY.cards[key].kingdom


def _pick(kingdom: Kingdom, name: str, text: str, edition: int) -> None:
    """Read what is picked for a choice: one name, or several with a "+" between them."""
    choice = LIBRARY.choices[name]
    picks = kingdom.choices.setdefault(name, [])
    for part in text.split("+"):
        single = choice.what in (UNUSED, PIECE)
        key = _meant(card_key(part) if single else pile_key(part), part, edition)
        key = key if single else _pile_of(key)
        if not _is_for(choice, key) or not choice.allows(LIBRARY.front(key)):
            raise BadKingdom("refused", key, choice=name)
        if key in picks and choice.high == 1:
            continue
        picks.append(key)
    if choice.high and len(picks) > choice.high:
        raise BadKingdom("many", name.partition(".")[0], picks[-1])
