"""What can be agreed on before a game: choices that a card or landscape asks for, and options of the whole table.

Each is declared once. All that deals with tables before the game loops over the declarations.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from platin.engine.card import CardDef

# What is picked: one of the piles of the kingdom; a further kingdom pile that joins the Supply, or one that lies beside
# it; kingdom cards that are not used otherwise; pieces of the table that are no cards; one of the piles of the Supply,
# which other cards may have laid out.
OF_KINGDOM: Final = 0
JOINING: Final = 1
BESIDE: Final = 2
UNUSED: Final = 3
PIECE: Final = 4
OF_SUPPLY: Final = 5


class SetupChoice:
    """Something that is chosen before the game because a card or landscape says so.

    It belongs to `choices` of the class that needs it, and is known by the name of that card and its own. What is
    picked for it is part of the `Spec`. A pile that joins the Supply or lies beside it is laid out by itself; the
    rest is up to `on_setup` of the card, which asks `Setup.chosen`.
    """

    def __init__(
        self,
        name: str,
        what: int,
        costs: tuple[int, ...] = (),
        types: int = 0,
        low: int = 1,
        high: int = 1,
        usual: int = 1,
        notation: str = "",
        printed: tuple[str, ...] = (),
        but: int = 0,
    ) -> None:
        self.name = name
        # What a position calls it, if that is not its name; a blank is written as "_".
        self.notation = notation or name
        self.what = what
        # What a pick costs, in coins and nothing else; and the types of which it has at least one. Empty: any.
        self.costs = costs
        self.types = types
        # The types of which it has none.
        self.but = but
        # How many are picked: at least, at most (0: as many as one likes), and if chance decides.
        self.low = low
        self.high = high
        self.usual = usual
        # Cards that do not fit, and that a set of a rulebook has all the same: they are played as printed.
        self.printed = printed

    @property
    def adds_pile(self) -> bool:
        """Whether a further kingdom pile is laid out for it."""
        return self.what in (JOINING, BESIDE)

    @property
    def inside(self) -> bool:
        """Whether one of the piles is picked that are there anyway."""
        return self.what in (OF_KINGDOM, OF_SUPPLY)

    def rivals(self, other: "SetupChoice") -> bool:
        """Tell whether nothing can be picked for both: for one choice, or of the cards that are not used otherwise."""
        return self is other or (self.what == UNUSED and other.what == UNUSED)

    def fits(self, card: "CardDef") -> bool:
        """Tell whether a card, or the pile that it stands for, may be picked."""
        if not self.costs_right(card) or card.types & self.but:
            return False
        return not self.types or card.types & self.types != 0

    def allows(self, card: "CardDef") -> bool:
        """Tell whether a card may be picked by somebody: it fits, or a rulebook picks it against its own rule."""
        return card.name in self.printed or self.fits(card)

    def costs_right(self, card: "CardDef") -> bool:
        """Tell whether a card costs what it has to."""
        return not self.costs or (card.cost in self.costs and not card.potion and not card.debt)


class TableOption:
    """Something that the players agree on for the whole table: further basic cards, other starting cards, a rule."""

    def __init__(
        self,
        name: str,
        expansion: str,
        piles: tuple[tuple[str, str], ...] = (),
        ends: tuple[str, ...] = (),
        instead: tuple[tuple[str, tuple[str, ...]], ...] = (),
        recommended: int = 0,
        agreed: int = 0,
        later: bool = False,
    ) -> None:
        self.name = name
        # The expansion that it comes with. If all kingdom cards are from there, it is used; if some are, the players
        # agree, or a card drawn by lot decides.
        self.expansion = expansion
        # Basic piles that are added, each behind another one; and those of them that end the game when they are empty.
        self.piles = piles
        self.ends = ends
        # What everybody begins with instead of some of the usual cards.
        self.instead = instead
        # From so many kingdom cards of its expansion on it is recommended; 0: never.
        self.recommended = recommended
        # A rule that holds then (`const`). The table whose cards came with a rulebook that has it plays by it: one with
        # a card of the expansion, or of the later print of that.
        self.agreed = agreed
        self.later = later

    @property
    def cards(self) -> list[str]:
        """Give the cards that are there because of it."""
        return [*[key for _, key in self.piles], *[key for _, keys in self.instead for key in keys]]
