"""What the cards of a table are good for, told by the cards themselves and by what bots think of them."""

from typing import Final

from platin.bots.lore import Lore, lore_of, lore_of_landscape
from platin.engine.card import CardDef
from platin.engine.const import ACTION, ATTACK, TREASURE, VICTORY
from platin.engine.facts import CHEAPENS
from platin.engine.state import Rules

BASIC: Final = ("copper", "silver", "gold", "platinum", "potion", "estate", "duchy", "province", "colony", "curse")
# More cards than this from one play are a way to draw the deck.
DRAWS: Final = 2
# What a gainer of a rush may cost at most.
CHEAP: Final = 5


class Roles:
    """The cards and landscapes that can be bought at a table, by what they are good for; all by name."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.defs: dict[str, CardDef] = {}
        self.lore: dict[str, Lore] = {}
        for defn in rules.defs:
            pile = rules.pile_of.get(defn.name, -1)
            if pile >= 0 and rules.piles[pile].supply and defn.name not in self.defs:
                self.defs[defn.name] = defn
                self.lore[defn.name] = lore_of(defn)
        self.colonies = "colony" in self.defs
        # What the game mostly ends by.
        self.green = "colony" if self.colonies else "province"
        self.basic = [name for name in BASIC if name in self.defs and name != "curse"]
        self.kingdom = [name for name in self.defs if name not in BASIC]
        self.landscapes = [one.name for one in rules.landscapes if one.buyable]

        actions = [name for name in self.kingdom if self.defs[name].types & ACTION]
        lore = self.lore
        self.useful = [name for name in self.kingdom if self.defs[name].types & (ACTION | TREASURE)]
        self.terminals = [n for n in actions if not self.defs[n].types & TREASURE and not lore[n].actions]
        self.villages = self.best([name for name in actions if lore[name].actions >= 2])
        self.repeaters = self.best([name for name in actions if lore[name].repeats])
        draws = [name for name in actions if lore[name].cards >= DRAWS]
        self.laboratories = self.best([name for name in draws if lore[name].actions])
        self.smithies = sorted(
            [name for name in draws if not lore[name].actions],
            key=lambda name: (-10 * lore[name].cards - lore[name].worth // 10, name),
        )
        self.trashers = self.best([name for name in self.kingdom if lore[name].trashes])
        self.attacks = self.best([n for n in self.kingdom if self.defs[n].types & ATTACK or lore[n].curses])
        self.gainers = [name for name in actions if lore[name].gains and self.cost(name) <= CHEAP]
        self.buyers = [n for n in self.kingdom if lore[n].buys > 0 or self.defs[n].kinds & CHEAPENS]
        self.payload = sorted(
            [n for n in self.useful if lore[n].coins > 0 or lore[n].buys > 0 or n in self.attacks],
            key=lambda name: (-lore[name].worth - 20 * lore[name].buys, name),
        )
        self.greens = [n for n in self.kingdom if self.defs[n].types & VICTORY and not self.defs[n].types & ACTION]
        self.wanted_landscapes = sorted(self.landscapes, key=lambda name: (-lore_of_landscape(name).worth, name))

    def best(self, names: list[str]) -> list[str]:
        """Put cards in order, those first that are worth most to a deck of money."""
        return sorted(names, key=lambda name: (-self.lore[name].worth, name))

    def cost(self, name: str) -> int:
        """Give about how much money a card takes."""
        defn = self.defs[name]
        return defn.cost + defn.debt + 2 * defn.potion

    def is_terminal(self, name: str) -> bool:
        """Tell whether playing a card costs an Action and gives none back."""
        return name in self.terminals

    def takes_potion(self, name: str) -> bool:
        """Tell whether a card costs a Potion."""
        return name in self.defs and self.defs[name].potion > 0
