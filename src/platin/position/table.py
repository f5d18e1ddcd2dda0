"""The table under a position: which piles, landscapes and rules there are because of the cards it mentions."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from platin.cards import LIBRARY
from platin.engine.card import CardDef
from platin.engine.setup import BASIC, Setup
from platin.engine.spec import Spec
from platin.engine.state import GameState, Player

LETTERS = "ABCDEF"
PHASES = ("setup", "start", "action", "buy", "night", "cleanup", "over", "between")


@dataclass
class Layout:
    """What is laid out for a position."""

    spec: Spec
    # Piles beside the kingdom that would not come with it: Potion, Prizes, Loot.
    beside: list[str] = field(default_factory=list)
    # Cards that are known in this game though they have no pile.
    loose: list[str] = field(default_factory=list)
    # The options of the table that are not used, whatever is mentioned.
    refused: list[str] = field(default_factory=list)

    @property
    def players(self) -> int:
        """How many play."""
        return self.spec.players

    def mention(self, key: str) -> None:
        """Lay out what a mentioned card or pile needs, unless it is there."""
        spec = self.spec
        pile = pile_for(key, spec.kingdom)
        if pile in BASIC or pile in _picked_piles(spec) or key in _picked_piles(spec):
            return
        option = next((one.name for one in LIBRARY.options.values() if pile in [name for _, name in one.piles]), "")
        if option and option not in self.refused:
            self.spec = spec.with_option(option)
        elif not option and (pile == "potion" or is_beside(pile)):
            if pile not in self.beside:
                self.beside.append(pile)
        elif not option and (pile in LIBRARY.piles or LIBRARY.cards[pile].kingdom):
            if pile not in spec.kingdom:
                self.spec = spec.with_kingdom((*spec.kingdom, pile))
        elif pile not in self.loose:
            self.loose.append(pile)


def is_beside(pile: str) -> bool:
    """Tell whether a pile is laid out for the sake of other cards, and not part of the kingdom."""
    return not LIBRARY.piles[pile].kingdom if pile in LIBRARY.piles else LIBRARY.cards[pile].beside


def _picked_piles(spec: Spec) -> list[str]:
    """Give what was picked for choices and is not one of the piles of the kingdom."""
    return [key for one in spec.choices if not LIBRARY.choices[one.key].inside for key in one.keys]


def card_choices() -> dict[str, str]:
    """Give the choices that a position says by themselves, by what it calls them; landscapes come with theirs."""
    return {
        choice.notation.replace("_", " "): key
        for key, choice in LIBRARY.choices.items()
        if key.partition(".")[0] not in LIBRARY.landscapes
    }


def pile_for(key: str, there: Sequence[str]) -> str:
    """Give the name of the pile that a card belongs to: a mixed one, if possible one that is there, or its own."""
    mixed = piles_with(key)
    return next((name for name in mixed if name in there), mixed[0] if mixed else key)


def piles_with(key: str) -> list[str]:
    """Name the mixed piles that a card lies in."""
    return [pile.name for pile in LIBRARY.piles.values() if key in pile.members and not pile.dealt]


def lay_table(layout: Layout) -> Setup:
    """Lay out piles and landscapes as set-up does; the players have their tokens but no cards."""
    setup = Setup(LIBRARY, layout.spec)
    setup.basics()
    setup.kingdom()
    defs = setup.rules.defs
    done = len(defs)
    for name in layout.beside:
        if name == "potion":
            if not setup.has_pile(name):
                setup.add_copies(name, 16)
        elif name in LIBRARY.piles:
            setup.add_special(name)
        else:
            setup.add_beside(name)
    for key in layout.loose:
        if LIBRARY.cards[key] not in defs:
            defs.append(LIBRARY.cards[key])
    setup.set_up(done)
    setup.state.players.extend([Player() for _ in range(layout.players)])
    setup.ready()
    setup.state.empty = count_empty(setup.state)
    return setup


def usual_pile(state: GameState, index: int, dealt: bool) -> list[CardDef]:
    """Give what lies in a pile of a fresh table; once the game has begun, some of a mixed one may be in the box."""
    defs = [card.defn for card in state.piles[index]]
    size = state.rules.piles[index].size
    return defs[-size:] if dealt and size else defs


def count_empty(state: GameState) -> int:
    """Count the empty Supply piles."""
    return len([info for info in state.rules.piles if info.supply and not state.piles[info.index]])


def homes(state: GameState) -> dict[CardDef, int]:
    """Give the pile that each card belongs to."""
    found: dict[CardDef, int] = {}
    for pile in state.piles:
        for card in pile:
            found.setdefault(card.defn, card.home)
    return found


def pile_index(state: GameState, key: str) -> int:
    """Give the pile with this name, or the one that a card belongs to; -1 if there is none."""
    plain = key.partition("@")[0]
    for wanted in (key, plain):
        for info in state.rules.piles:
            if info.name == wanted or info.name.partition("@")[0] == wanted:
                return info.index
    return state.rules.pile_of.get(plain, -1)
