"""What is printed on a card (`CardDef`), what a play brings for certain (`Plus`), and the physical `Card`.

No game state is kept in definitions; one object of each is shared by all games. The verbs that their code
calls are in `game`.
"""

from typing import TYPE_CHECKING, Final

from platin.engine.choice import SetupChoice
from platin.engine.compiler import i64, mypyc_attr
from platin.engine.const import (
    ACTION,
    ATTACK,
    CURSE,
    DURATION,
    HAND,
    NOWHERE,
    ON_BUY,
    ON_DISCARD,
    ON_GAIN,
    ON_REVEAL,
    ON_SHUFFLE,
    ON_TRASH,
    ON_WOULD_GAIN,
    PLAY,
    RULE_BUY,
    RULE_COST,
    SHADOW,
    TREASURE,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.facts import ALL_PRINTS
from platin.engine.listener import HOOKS, RULES, Listener, heard_by

if TYPE_CHECKING:
    from platin.engine.game import Game
    from platin.engine.moment import Moment
    from platin.engine.setup import Setup

# The method for each moment about the very card that has it.
OWN_HOOKS: Final[dict[str, int]] = {
    "when_gained": ON_GAIN,
    "when_about_to_be_gained": ON_WOULD_GAIN,
    "when_bought": ON_BUY,
    "when_trashed": ON_TRASH,
    "when_discarded": ON_DISCARD,
    "when_revealed": ON_REVEAL,
    # Not moments, but told by the same masks: it is not simply bought for what is printed.
    "priced_as": RULE_COST,
    "may_pay_otherwise": RULE_BUY,
}


@mypyc_attr(acyclic=True)
class Plus:
    """What a play brings, or may bring: cards, Actions, Buys, coins, VP tokens, Potions. Immutable."""

    __slots__ = ("actions", "buys", "cards", "coins", "potions", "vp")

    def __init__(
        self, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0, vp: int = 0, potions: int = 0
    ) -> None:
        self.cards: i64 = cards
        self.actions: i64 = actions
        self.buys: i64 = buys
        self.coins: i64 = coins
        self.vp: i64 = vp
        self.potions: i64 = potions


NO_PLUS: Final = Plus()
# Instead of a number: it is derived.
UNSAID: Final = -1


class CardDef(Listener):
    """A card as printed.

    Its name is that of its class, a later print has the number of the print at the end ("Mine2"), and it belongs to
    the expansion that its module is named after; all three can be said otherwise.
    """

    types: int = 0
    cost: int = 0
    potion: int = 0
    debt: int = 0
    # What a play brings first of all. The rest of the instructions is in `then`.
    brings: Plus = NO_PLUS
    # What it may bring besides: by choice, on a condition or later; of an open number what is usual. No rule reads it.
    may_bring: Plus = NO_PLUS
    # Whether its text gives coins by a "+": 1 or 0; UNSAID if that is told by what it brings and may bring.
    plus_coins: int = UNSAID
    # What it is good for besides, which prints of its box have it, what it needs besides cards: see `facts`.
    kinds: int = 0
    prints: int = ALL_PRINTS
    materials: int = 0
    # 1 is the print that the rulebooks describe; 2 a later one with another function under the same name.
    edition: int = 0
    expansion: str = ""
    # The zone from where it takes part in moments that are not about itself: HAND, PLAY, a mat.
    hears_from: int = NOWHERE
    # In play, it changes rules only in the turns of the player whose it is.
    own_turns: bool = False
    # The moments that it has methods for, by where it then lies; collected, not written.
    hand_listens: int = 0
    play_listens: int = 0
    elsewhere_listens: int = 0
    # A Treasure whose only instruction is its money; several of them can be played in one sweep.
    plain: bool = False
    # Points at the end: fixed, or so many for every `per` of what `counted` counts.
    vp: int = 0
    per: int = 1
    # Whether they are not fixed; found out, not written.
    scores: bool = False
    # It asks what was bought or gained earlier: the game remembers that if a card of it does.
    recalls: bool = False
    # It looks at how many Actions are left.
    counts_actions: bool = False
    # Copies in the pile if not the usual 10 (Victory cards: 8 or 12).
    copies: int = 0
    kingdom: bool = True
    # The moment at which paying more than the cost takes effect, if that is allowed: ON_BUY, ON_GAIN; see `overpay`.
    overpaid_at: int = NOWHERE
    # It has a pile of its own outside the Supply.
    beside: bool = False
    # The card that everybody begins with instead of a Copper, in games with this card.
    heirloom: str = ""
    # Its back is one of its own: all see where it lies, and its player chooses that when it is shuffled. So is that of
    # a Shadow card, which goes to the bottom then, and can be played from the deck as if from the hand.
    marked: bool = False
    # What is chosen before the game because of it.
    choices: tuple[SetupChoice, ...] = ()
    # A Boon that lies before who has received it until Clean-up.
    kept: bool = False
    # Cards put on this card lie face up.
    store_open: bool = False
    # What bots think of the card, kept where they find it fastest. They alone set and read it, no rule does.
    thought: "object | None" = None

    @property
    def key(self) -> str:
        """Identify card and print: "mine", "mine@2"; "" for no card."""
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
        if self.plus_coins == UNSAID:
            self.plus_coins = 1 if self.brings.coins or self.may_bring.coins else 0
        self.scores = type(self).counted is not CardDef.counted
        self.marked = self.marked or self.types & SHADOW != 0
        heard = heard_by(self, HOOKS, CardDef) | heard_by(self, RULES, CardDef)
        self.listens = heard_by(self, OWN_HOOKS, CardDef) | (1 << ON_SHUFFLE if self.marked else 0)
        if self.hears_from == HAND:
            self.hand_listens = heard
        elif self.hears_from == PLAY:
            self.play_listens = heard
        elif self.hears_from != NOWHERE:
            self.elsewhere_listens = heard
        else:
            self.listens |= heard

    def on_setup(self, setup: "Setup") -> None:
        """Lay out what the game needs because of this card (also when it is only in the Black Market deck)."""

    def on_ready(self, setup: "Setup") -> None:
        """Do what has to wait until all piles are laid out."""

    def on_play(self, game: "Game", me: int, this: "Card") -> None:
        """Follow the card's instructions."""
        if self.brings is not NO_PLUS:
            game.bring(me, self.brings)
        self.then(game, me, this)

    def then(self, game: "Game", me: int, this: "Card") -> None:
        """Follow the instructions after what the card brings for certain."""

    def handle_own(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        kind = now.kind
        if kind == ON_GAIN:
            self.when_gained(game, now, me, this)
        elif kind == ON_BUY:
            self.when_bought(game, now, me, this)
        elif kind == ON_TRASH:
            self.when_trashed(game, now, me, this)
        elif kind == ON_DISCARD:
            self.when_discarded(game, now, me, this)
        elif kind == ON_REVEAL:
            self.when_revealed(game, now, me, this)
        elif kind == ON_WOULD_GAIN:
            self.when_about_to_be_gained(game, now, me, this)

    def when_gained(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When this card was gained."""

    def when_about_to_be_gained(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When this card is about to be gained: where it goes."""

    def when_bought(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When this card is bought, before it is gained."""

    def when_trashed(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When this card was trashed."""

    def when_discarded(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When this card was discarded."""

    def when_revealed(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """When this card was revealed."""

    def priced_as(self, game: "Game") -> "CardDef":
        """Give the kind of card that this one costs as much as now: itself, unless it follows another."""
        return self

    def may_pay_otherwise(self, game: "Game", me: int) -> bool:
        """Tell whether a player could pay for it otherwise than by what it costs."""
        return False

    def pay_otherwise(self, game: "Game", me: int, must: bool) -> bool:
        """Let a player pay for it otherwise, who must if there is not enough money; tell whether that was done."""
        return False

    def counted(self, game: "Game", me: int, owned: "list[Card]") -> int:
        """Count what the points of a copy depend on, for a player who owns these cards."""
        return self.per

    def score(self, game: "Game", me: int, owned: "list[Card]") -> int:
        """Give the points of one copy for a player who owns these cards."""
        return self.vp * (self.counted(game, me, owned) // self.per)

    def printed_cost(self) -> Cost:
        """Give the cost before anything changes it."""
        return Cost(self.cost, self.potion, self.debt)


def named_after(cls: str) -> tuple[str, int]:
    """Give the name and the print that the name of a class stands for: "GrandMarket", "Mine2"."""
    word = cls.rstrip("0123456789")
    name = word[0].lower()
    for letter in word[1:]:
        name += "_" + letter.lower() if letter.isupper() else letter
    return name, int(cls[len(word) :] or "1")


def expansion_of(module: str) -> str:
    """Give the expansion that a module of cards is named after."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 else ""


@mypyc_attr(acyclic=True)
class Card:
    """A physical card: immutable, shared by clones of a game. `home` is the index of its pile, or -1.

    A `guise` is what another physical card, that of the same uid, counts as while it lies in play; see `guises`.
    """

    __slots__ = ("coins", "cost", "defn", "guise", "home", "listens", "plain", "potion", "types", "uid")

    def __init__(self, uid: int, defn: CardDef, home: int, guise: bool = False) -> None:
        self.uid: i64 = uid
        self.defn = defn
        self.home: i64 = home
        self.guise = guise
        self.types: i64 = defn.types
        self.plain = defn.plain
        self.coins: i64 = defn.brings.coins
        # The cost before anything changes it.
        self.cost: i64 = defn.cost
        self.potion: i64 = defn.potion
        # All that it may listen to: about itself, from a hand, in play, from elsewhere.
        self.listens: i64 = defn.listens | defn.hand_listens | defn.play_listens | defn.elsewhere_listens

    @property
    def name(self) -> str:
        return self.defn.name

    @property
    def is_action(self) -> bool:
        return self.types & ACTION != 0

    @property
    def is_treasure(self) -> bool:
        return self.types & TREASURE != 0

    @property
    def is_victory(self) -> bool:
        return self.types & VICTORY != 0

    @property
    def is_curse(self) -> bool:
        return self.types & CURSE != 0

    @property
    def is_attack(self) -> bool:
        return self.types & ATTACK != 0

    @property
    def is_duration(self) -> bool:
        return self.types & DURATION != 0

    @property
    def type_count(self) -> int:
        """How many types the card has."""
        return int(self.types).bit_count()

    def __repr__(self) -> str:
        return f"{self.defn.name}#{self.uid}"


# Shared by all that have none, so never to be changed in place.
NO_CARDS: Final[list[Card]] = []
NO_DEF: Final = CardDef()
NO_CARD: Final = Card(-1, NO_DEF, -1)
