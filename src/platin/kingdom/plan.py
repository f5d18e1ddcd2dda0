"""Kingdoms by name, list or chance, made ready to be laid out: ten piles, Bane, Traits, Platinum and Colony."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from platin.cards import LIBRARY
from platin.engine.const import TRAIT
from platin.engine.decision import RuleError
from platin.engine.setup import Spec, lay_out
from platin.kingdom.boxes import ANY, FIRST, front, read_boxes
from platin.kingdom.draw import Drawing, may_have_trait
from platin.kingdom.kinds import SPREAD, read_kind
from platin.kingdom.messages import KingdomError, Message
from platin.kingdom.reading import PILES, is_random, read, read_names, read_wanted
from platin.kingdom.wishes import read_wishes
from platin.text.kingdom_list import Kingdom, only_dark_ages, only_prosperity
from platin.text.kingdoms import find_set

MOST_LANDSCAPES: Final = 2
# From so many kingdom cards of Prosperity on its rulebook recommends Platinum and Colony.
COLONY_FROM: Final = 4
ALCHEMY_TOGETHER: Final = (3, 4, 5)


@dataclass(frozen=True, slots=True)
class Plan:
    """A kingdom that can be laid out, and what there is to say about it."""

    spec: Spec
    # "set", "list" or "random".
    origin: str
    # The id of the recommended set, if it is one.
    name: str
    seed: int
    # Why Platinum and Colony are used, or not.
    colony_why: Message
    # Why Shelters are used, or not.
    shelters_why: Message
    # What was chosen by chance besides the ten piles: Bane, cards of the Black Market, and the piles of these Traits.
    proposed: tuple[str, ...]
    hints: tuple[Message, ...]


def draw(
    players: int = 2,
    *,
    expansions: str | Sequence[str] = (),
    include: str | Sequence[str] = (),
    exclude: str | Sequence[str] = (),
    needs: str | Sequence[str] = (),
    spread: bool = False,
    landscapes: int | None = None,
    wishes: str | Sequence[str] = (),
    prints: int = ANY,
    colony: bool | None = None,
    shelters: bool | None = None,
    seed: int = 0,
) -> Plan:
    """Draw a kingdom by chance that is as it is wished, or raise `KingdomError`, which says which wish cannot be.

    Expansions, cards and kinds go by their names in either language, several as a list or with commas. `landscapes` is
    how many there are to be; without it those are used that come up among the cards, at most two. `wishes` are all of
    these in a player's words: "two landscapes, a Trait on Smithy, no Moat". `prints` is 1 for the first print of the
    boxes, 2 for later ones, 0 for both.
    """
    wish = read_wishes(_joined(wishes))
    wanted = ", ".join(filter(str.strip, [_joined(include), *wish.include]))
    kingdom, trait_piles = read_wanted(wanted, prints or FIRST, wish.trait_on)
    drawing = Drawing(kingdom, read_boxes([_joined(expansions)], prints), Random(f"kingdom {seed}"))
    drawing.leave_out(read_names(", ".join([_joined(exclude), *wish.exclude])))
    drawing.need([read_kind(word) for word in _joined(needs).split(",") if word.strip()])
    drawing.need(wish.needs)
    if spread:
        drawing.need([f"cost-{cost}" for cost in SPREAD])
    drawing.put_traits(trait_piles)
    for kind, count in wish.of_kind.items():
        drawing.want_landscapes(kind, count)
    drawing.draw(wish.landscapes if landscapes is None else landscapes, MOST_LANDSCAPES)
    return _plan(drawing, "random", players, seed, colony, wish.shelters if shelters is None else shelters)


def _joined(names: str | Sequence[str]) -> str:
    return names if isinstance(names, str) else ", ".join(names)


def prepare(
    text: str,
    players: int = 2,
    *,
    seed: int = 0,
    colony: bool | None = None,
    shelters: bool | None = None,
    prints: int = FIRST,
    fill: bool = True,
) -> Plan:
    """Make a kingdom ready: a recommended set, a list, or "random". A short list is filled up by chance if wanted."""
    if is_random(text):
        return draw(players, seed=seed, colony=colony, shelters=shelters)
    kingdom = read(text, prints)
    drawing = Drawing(kingdom, read_boxes(()), Random(f"kingdom {seed}"))
    drawing.draw(len(kingdom.landscapes), MOST_LANDSCAPES, PILES if fill else len(kingdom.cards))
    return _plan(drawing, "set" if find_set(text.strip()) else "list", players, seed, colony, shelters)


def _plan(drawing: Drawing, origin: str, players: int, seed: int, colony: bool | None, shelters: bool | None) -> Plan:
    """Finish a kingdom: Traits, Platinum and Colony, Shelters, and what there is to say."""
    if not 2 <= players <= 6:
        raise KingdomError(Message("error.players", n=players))
    kingdom = drawing.kingdom
    _check_traits(kingdom)
    proposed = [*drawing.proposed, *_place_traits(kingdom, drawing.chance)]
    kingdom.colony, colony_why = _decide_colony(kingdom, origin, colony, drawing.chance)
    kingdom.shelters, shelters_why = _decide_shelters(kingdom, origin, shelters, drawing.chance)
    spec = kingdom.spec(players)
    try:
        lay_out(LIBRARY, spec)
    except RuleError as error:
        raise KingdomError(Message("error.kingdom_rule", problem=_Plain(str(error)))) from error
    hints = tuple(_hints(spec, origin))
    return Plan(spec, origin, kingdom.name, seed, colony_why, shelters_why, tuple(proposed), hints)


class _Plain:
    """Words that are the same in both languages."""

    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, lang: str) -> str:
        """Give them."""
        return self.text


def _check_traits(kingdom: Kingdom) -> None:
    """See to it that each Trait lies on an Action or Treasure pile of the kingdom, and no two on the same one."""
    piles = list(kingdom.trait_piles.values())
    for at, (trait, pile) in enumerate(kingdom.trait_piles.items()):
        if not may_have_trait(pile):
            raise KingdomError(Message("error.trait_type", cards=(trait, pile)))
        if pile in piles[:at]:
            raise KingdomError(Message("error.trait_twice", cards=(trait, pile)))


def _place_traits(kingdom: Kingdom, chance: Random) -> list[str]:
    """Give each Trait that has none a pile, by chance: an Action or Treasure pile without a Trait."""
    placed = []
    for name in kingdom.landscapes:
        if LIBRARY.landscapes[name].kind != TRAIT or name in kingdom.trait_piles:
            continue
        used = kingdom.trait_piles.values()
        free = [key for key in kingdom.cards if may_have_trait(key) and key not in used]
        if not free:
            raise KingdomError(Message("error.trait", cards=(name,)))
        kingdom.trait_piles[name] = chance.choice(free)
        placed.append(name)
    return placed


def _decide_colony(kingdom: Kingdom, origin: str, wanted: bool | None, chance: Random) -> tuple[bool, Message]:
    """Decide on Platinum and Colony, and say why.

    The rulebook of Prosperity: if all kingdom cards are from Prosperity, they are used; if some are, the players agree
    or leave it to chance. Chance is one of the kingdom cards, drawn by lot: it decides by where it is from.
    """
    if wanted is not None:
        return wanted, Message("colony.wanted" if wanted else "colony.unwanted")
    if kingdom.colony is not None:
        key = "colony.set" if origin == "set" else "colony.said"
        return kingdom.colony, Message(key if kingdom.colony else f"{key}_not")
    if only_prosperity(kingdom.cards):
        return True, Message("colony.all")
    if not any(map(_is_from_prosperity, kingdom.cards)):
        return False, Message("colony.none")
    if origin == "list":
        return False, Message("colony.open")
    drawn = chance.choice(kingdom.cards)
    used = _is_from_prosperity(drawn)
    return used, Message("colony.lot" if used else "colony.lot_not", cards=(drawn,))


def _decide_shelters(kingdom: Kingdom, origin: str, wanted: bool | None, chance: Random) -> tuple[bool, Message]:
    """Decide on Shelters, and say why.

    The rulebook of Dark Ages: if all kingdom cards are from Dark Ages, they are used; if some are, the players agree or
    leave it to chance, which is one of the kingdom cards, drawn by lot.
    """
    if wanted is not None:
        return wanted, Message("shelters.wanted" if wanted else "shelters.unwanted")
    if kingdom.shelters:
        return True, Message("shelters.set" if origin == "set" else "shelters.said")
    if kingdom.shelters is False and origin != "set":
        return False, Message("shelters.said_not")
    if origin != "set" and only_dark_ages(kingdom.cards):
        return True, Message("shelters.all")
    if not any(map(_is_from_dark_ages, kingdom.cards)):
        return False, Message("shelters.none")
    if origin != "random":
        return False, Message("shelters.open")
    drawn = chance.choice(kingdom.cards)
    used = _is_from_dark_ages(drawn)
    return used, Message("shelters.lot" if used else "shelters.lot_not", cards=(drawn,))


def _is_from_dark_ages(key: str) -> bool:
    return front(key).expansion == "dark_ages"


def _is_from_prosperity(key: str) -> bool:
    return front(key).expansion == "prosperity"


def _hints(spec: Spec, origin: str) -> list[Message]:
    """Say what the rulebooks recommend and this kingdom does not heed. Their own sets need no such advice."""
    hints = []
    if origin != "set":
        expansions = [front(key).expansion for key in spec.kingdom]
        if len(expansions) < PILES:
            hints.append(Message("hint.size", n=len(expansions)))
        if not spec.colony and expansions.count("prosperity") >= COLONY_FROM:
            hints.append(Message("hint.colony", n=expansions.count("prosperity")))
        alchemy = expansions.count("alchemy")
        if 0 < alchemy < len(expansions) and alchemy not in ALCHEMY_TOGETHER:
            hints.append(Message("hint.alchemy", n=alchemy))
        if len(spec.landscapes) > MOST_LANDSCAPES:
            hints.append(Message("hint.landscapes", n=len(spec.landscapes)))
    if spec.players > 4:
        hints.append(Message("hint.players", n=spec.players))
    return hints
