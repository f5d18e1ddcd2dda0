"""Landscapes: what is printed across, and lies beside the piles or belongs to one of them."""

from typing import TYPE_CHECKING, Final

from platin.engine.card import NO_PLUS, Card, Plus, expansion_of, named_after
from platin.engine.choice import OF_KINGDOM, SetupChoice
from platin.engine.const import ACTION, ALLY, EVENT, LANDMARK, LIAISON, OMEN, PROJECT, PROPHECY, TRAIT, TREASURE, WAY
from platin.engine.effect import Cube
from platin.engine.facts import CUBES
from platin.engine.listener import HOOKS, RULES, Listener, heard_by
from platin.engine.zones import SUN_TOKENS

if TYPE_CHECKING:
    from platin.engine.game import Game
    from platin.engine.moment import Moment
    from platin.engine.setup import Setup

# How many Projects a player can have.
CUBES_EACH: Final = 2
# How many Suns lie on a Prophecy at first, with two to six players.
SUNS: Final = (5, 8, 10, 12, 13)
TRAIT_PILE: Final = SetupChoice("pile", OF_KINGDOM, types=ACTION | TREASURE)


class Landscape(Listener):
    """An Event, Trait, Project, Landmark, Way, Ally or Prophecy.

    Name, print and expansion are found as those of a card: "Plan2" is the second print of "plan".
    """

    kind: int = 0
    # 1 is the first print; 2 a later one with another function under the same name.
    edition: int = 0
    expansion: str = ""
    cost: int = 0
    debt: int = 0
    # What following it brings first of all. The rest of the instructions is in `then`.
    brings: Plus = NO_PLUS
    # What it needs besides cards: see `facts`.
    materials: int = 0
    # It asks what was bought or gained earlier: the game remembers that.
    recalls: bool = False
    # It looks at how many Actions are left.
    counts_actions: bool = False
    once_per_turn: bool = False
    # Once a game for each player: that it was bought is shown by an effect of its name.
    once_per_game: bool = False
    buyable: bool = False
    # What is chosen before the game because of it.
    choices: tuple[SetupChoice, ...] = ()
    # Exactly one landscape of this kind is dealt if a card of this type is in the game, and none otherwise; 0: any
    # number of them may be used.
    dealt_for: int = 0
    # Whether the moments about cards that it listens to concern only cards of the pile it lies on.
    own_pile_only: bool = False

    @property
    def key(self) -> str:
        """Identify landscape and print: "plan", "plan@2"."""
        return self.name if self.edition <= 1 else f"{self.name}@{self.edition}"

    def settle(self, module: str) -> None:
        """Find out what is not written down: the name, the print and the expansion; and what it listens to."""
        name, edition = named_after(type(self).__name__)
        if not self.name:
            self.name = name
        if not self.edition:
            self.edition = edition
        if not self.expansion:
            self.expansion = expansion_of(module)
        self.listens = heard_by(self, HOOKS, Landscape) | heard_by(self, RULES, Landscape)

    def lies_on(self, setup: "Setup") -> int:
        """Give the pile that it belongs to; -1 if it lies beside them all."""
        return -1

    def on_setup(self, setup: "Setup") -> None:
        """Lay out what the game needs because of this landscape."""

    def on_ready(self, setup: "Setup") -> None:
        """Do what has to wait until all piles are laid out."""

    def is_active(self, game: "Game") -> bool:
        """Tell whether its abilities and rules hold now."""
        return True

    def is_available(self, game: "Game", me: int) -> bool:
        """Tell whether a player may buy it now, besides what all purchases need."""
        return True

    def follow(self, game: "Game", me: int) -> None:
        """Follow the instructions: of a bought Event or Project, of a Way."""
        if self.brings is not NO_PLUS:
            game.bring(me, self.brings)
        self.then(game, me)

    def then(self, game: "Game", me: int) -> None:
        """Follow the instructions after what it brings for certain."""

    def counted(self, game: "Game", me: int) -> int:
        """Count what its points depend on, for a player."""
        return 0


class Event(Landscape):
    """A landscape whose instructions are bought in the Buy phase."""

    kind = EVENT
    buyable = True


class Project(Landscape):
    """A landscape whose ability a player has for good who has bought it, and laid a cube there."""

    kind = PROJECT
    buyable = True
    materials = CUBES

    def is_available(self, game: "Game", me: int) -> bool:
        return game.cubes_of(me) < CUBES_EACH and not game.has_cube(me, self.name)

    def follow(self, game: "Game", me: int) -> None:
        game.lasting(Cube(), me).names = [self.name]

    def applies(self, game: "Game", now: "Moment", me: int, this: Card) -> bool:
        return now.seat == me and game.has_cube(me, self.name)


class Trait(Landscape):
    """A landscape that belongs to one pile and affects all cards of that pile."""

    kind = TRAIT
    own_pile_only = True
    choices: tuple[SetupChoice, ...] = (TRAIT_PILE,)

    def lies_on(self, setup: "Setup") -> int:
        return setup.rules.named[setup.chosen(self.name, TRAIT_PILE)[0]]

    def applies(self, game: "Game", now: "Moment", me: int, this: Card) -> bool:
        return now.seat == me and game.has_trait(now.card, self)

    def in_hand(self, game: "Game", me: int) -> list[Card]:
        """Give the cards of the pile with this Trait that a player has in hand."""
        return [card for card in game.hand(me) if game.has_trait(card, self)]


class Landmark(Landscape):
    """A landscape that holds for everybody all game long: it brings points, in the course of the game or at its end."""

    kind = LANDMARK


class Way(Landscape):
    """A landscape that may be followed instead of the instructions of any Action being played."""

    kind = WAY
    # The instructions of the card are followed all the same, but coins come for the cards they bring, and vice versa.
    swaps: bool = False

    def suits(self, game: "Game", card: Card) -> bool:
        """Tell whether it may be followed for a card being played."""
        return True

    def instead(self, game: "Game", me: int, this: Card) -> None:
        if self.brings is not NO_PLUS:
            game.bring(me, self.brings)
        self.use(game, me, this)

    def use(self, game: "Game", me: int, this: Card) -> None:
        """Follow the instructions after what it brings for certain; "this" is the card being played."""
        self.then(game, me)


class Ally(Landscape):
    """A landscape that all players have dealings with, for Favors. Whoever plays with Liaisons plays with one."""

    kind = ALLY
    dealt_for = LIAISON


class Prophecy(Landscape):
    """A landscape that comes true when no Sun is left on it. Whoever plays with Omens plays with one."""

    kind = PROPHECY
    dealt_for = OMEN

    def on_ready(self, setup: "Setup") -> None:
        setup.put_on_landscape(self, SUN_TOKENS, SUNS[setup.spec.players - 2])

    def is_active(self, game: "Game") -> bool:
        return game.suns_on(self) == 0

    def come_true(self, game: "Game", me: int) -> None:
        """Do what happens at the very moment a player removes the last Sun."""
