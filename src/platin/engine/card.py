"""What is printed and what listens: `CardDef`, `Landscape`, `Effect`, and the physical `Card`.

No game state is kept in definitions; one object of each is shared by all games. The verbs that their code
calls are in `game`.
"""

from typing import TYPE_CHECKING, Final

from platin.engine.const import (
    ACTION,
    ANYTHING,
    ATTACK,
    CURSE,
    DURATION,
    EVENT,
    ON_START_TURN,
    THIS_TURN,
    TRAIT,
    TREASURE,
    UNTIL_USED,
    VICTORY,
    WAY,
)
from platin.engine.cost import Cost

if TYPE_CHECKING:
    from mypy_extensions import i64

    from platin.engine.game import Game
    from platin.engine.setup import Setup


class Listener:
    """Anything with an ability that waits for a moment or changes a rule.

    `listens` says for which moments (a bit mask); `applies` whether this one concerns it; `handle` does it.
    """

    name: str = ""
    listens: int = 0
    # The player decides whether to use it at all. Choosing it is the decision: `handle` does not ask again.
    optional: bool = False
    # It can be used again for the same moment while it applies.
    repeatable: bool = False
    # Resolved before all others without asking for an order, because the rules fix it.
    first: bool = False
    # What it may look at and change. Its order among others is asked for unless these show that it cannot matter;
    # so an ability that leads to a question, a play, a gain, ... leaves them as they are.
    reads: int = ANYTHING
    writes: int = ANYTHING

    def applies(self, game: "Game", now: "Moment", me: int, this: "Card") -> bool:
        """Tell whether this moment concerns the ability of player `me`."""
        return now.seat == me

    def handle(self, game: "Game", now: "Moment", me: int, this: "Card") -> None:
        """Carry out the ability."""
        raise NotImplementedError(self.name)

    def instead(self, game: "Game", me: int, this: "Card") -> None:
        """Follow this instead of the instructions of a card being played (a Way, Enchantress)."""
        raise NotImplementedError(self.name)

    def cost_change(self, game: "Game", defn: "CardDef", me: int) -> int:
        """Give what a `RULE_COST` listener adds to the coin cost of a card (negative: a reduction)."""
        return 0

    def forbids(self, game: "Game", defn: "CardDef", me: int) -> bool:
        """Tell whether a `RULE_BUY` listener keeps the player whose turn it is from buying a card."""
        return False

    def forbids_play(self, game: "Game", card: "Card", me: int) -> bool:
        """Tell whether a `RULE_PLAY` listener keeps a player from playing a card from the hand."""
        return False

    def more_options(self, game: "Game", me: int) -> int:
        """Give how many more of the options of the card being played a `RULE_CHOOSE` listener lets a player choose."""
        return 0

    def points(self, game: "Game", me: int) -> int:
        """Give what a `RULE_SCORE` listener is worth to a player at the end."""
        return 0


class CardDef(Listener):
    """A card as printed. `listens` is for moments about this very card ("when you gain this")."""

    types: int = 0
    cost: int = 0
    potion: int = 0
    debt: int = 0
    # 1 is the print that the rulebooks describe; 2 a later one with another function under the same name.
    edition: int = 1
    expansion: str = ""
    # Moments it listens to from a hand, and while in play.
    hand_listens: int = 0
    play_listens: int = 0
    # Money of a Treasure whose only instruction is its money; several of them can be played in one sweep.
    plain: bool = False
    coins: int = 0
    potions: int = 0
    # Points at the end: fixed, or counted by `score`.
    vp: int = 0
    scores: bool = False
    # Copies in the pile if not the usual 10 (Victory cards: 8 or 12).
    copies: int = 0
    kingdom: bool = True
    # Cards put on this card lie face up.
    store_open: bool = False

    @property
    def key(self) -> str:
        """Identify card and print: "mine", "mine@2"."""
        return self.name if self.edition == 1 else f"{self.name}@{self.edition}"

    def on_setup(self, setup: "Setup") -> None:
        """Lay out what the game needs because of this card (also when it is only in the Black Market deck)."""

    def on_ready(self, setup: "Setup") -> None:
        """Do what has to wait until all piles are laid out."""

    def on_play(self, game: "Game", me: int, this: "Card") -> None:
        """Follow the card's instructions."""
        if self.coins or self.potions:
            game.plus(me, coins=self.coins, potions=self.potions)

    def score(self, game: "Game", me: int, owned: "list[Card]") -> int:
        """Give the points of one copy for a player who owns these cards, if its points are not fixed."""
        raise NotImplementedError(self.name)

    def printed_cost(self) -> Cost:
        """Give the cost before anything changes it."""
        return Cost(self.cost, self.potion, self.debt)


class Card:
    """A physical card: immutable, shared by clones of a game. `home` is the index of its pile, or -1."""

    __slots__ = ("coins", "cost", "defn", "home", "listens", "plain", "potion", "types", "uid")

    def __init__(self, uid: int, defn: CardDef, home: int) -> None:
        self.uid: i64 = uid
        self.defn = defn
        self.home: i64 = home
        self.types: i64 = defn.types
        self.plain = defn.plain
        self.coins: i64 = defn.coins
        # The cost before anything changes it.
        self.cost: i64 = defn.cost
        self.potion: i64 = defn.potion
        # All that it may listen to: about itself, from a hand, in play.
        self.listens: i64 = defn.listens | defn.hand_listens | defn.play_listens

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


class Landscape(Listener):
    """An Event, Trait, Project, Landmark, Way, Ally or Prophecy."""

    kind: int = 0
    expansion: str = ""
    cost: int = 0
    debt: int = 0
    once_per_turn: bool = False
    buyable: bool = False
    # Whether the moments about cards that it listens to concern only cards of the pile it lies on.
    own_pile_only: bool = False

    def on_setup(self, setup: "Setup") -> None:
        """Lay out what the game needs because of this landscape."""

    def on_buy(self, game: "Game", me: int) -> None:
        """Follow the instructions of a bought Event or Project."""
        raise NotImplementedError(self.name)


class Event(Landscape):
    """A landscape whose instructions are bought in the Buy phase."""

    kind = EVENT
    buyable = True


class Trait(Landscape):
    """A landscape that belongs to one pile and affects all cards of that pile."""

    kind = TRAIT
    own_pile_only = True

    def applies(self, game: "Game", now: "Moment", me: int, this: Card) -> bool:
        return now.seat == me and game.has_trait(now.card, self)


class Way(Landscape):
    """A landscape that may be followed instead of the instructions of any Action being played."""

    kind = WAY


FREE: Final = Cost(0)
# Shared by all moments that have none, so never to be changed in place.
NO_CARDS: Final[list[Card]] = []
NO_MARKS: Final[list[int]] = []
NO_DEF: Final = CardDef()
NO_CARD: Final = Card(-1, NO_DEF, -1)


class Effect(Listener):
    """A lasting effect: who it belongs to, which card made it, until when. Plain data, so it can be saved.

    A subclass adds behaviour, never fields; `count`, `cards` and `names` are its memory.
    """

    until: int = THIS_TURN
    # Whether the card that made it, and the card that repeated that one, stay in play as long as it lasts.
    holds: bool = False
    # Whether it takes part in a moment during which it begins. "At the start of your next turn" does not, when
    # it begins at the start of a turn; "at the start of each of your turns" does.
    joins: bool = False
    # Whether it waits for "the next time ...": then it is bound to a moment when that begins, by `seize`, before
    # anything that the moment causes, and acts later as another effect.
    seizes: bool = False
    # Whether it ties the card that repeated its source to that: in play as long as the source has to stay.
    ties: bool = False

    def __init__(self) -> None:
        self.serial: int = 0
        self.owner: int = 0
        self.source: Card = NO_CARD
        self.repeater: Card = NO_CARD
        # The source's move counter when the effect began: the effect may move it only while that stands.
        self.counter: int = 0
        # Bit mask of the players whom the play that made this effect did not affect (Moat).
        self.immune: int = 0
        self.count: int = 0
        self.cards: list[Card] = []
        self.names: list[str] = []

    def seize(self, game: "Game", now: "Moment") -> None:
        """Bind this effect to a moment that begins."""
        raise NotImplementedError(self.name)

    def copy(self) -> "Effect":
        """Make an equal effect for a cloned state."""
        twin = type(self)()
        twin.serial = self.serial
        twin.owner = self.owner
        twin.source = self.source
        twin.repeater = self.repeater
        twin.counter = self.counter
        twin.immune = self.immune
        twin.count = self.count
        twin.cards = self.cards[:]
        twin.names = self.names[:]
        return twin


class NextTurn(Effect):
    """What a Duration has yet to do at the start of its owner's next turn, once; it stays in play until then."""

    listens = 1 << ON_START_TURN
    until = UNTIL_USED
    holds = True

    def handle(self, game: "Game", now: "Moment", me: int, this: Card) -> None:
        game.end_effect(self)
        self.act(game, me, this)

    def act(self, game: "Game", me: int, this: Card) -> None:
        """Do it."""
        raise NotImplementedError(self.name)


class Moment:
    """Something that happens now. Replacements change its fields before the engine goes on."""

    __slots__ = (
        "bottom",
        "bought",
        "card",
        "cards",
        "coins",
        "cost",
        "counter",
        "declined",
        "emptied",
        "from_zone",
        "host",
        "immune",
        "kind",
        "nth",
        "pile",
        "repeater",
        "replaced",
        "seat",
        "serial",
        "times",
        "top",
        "used",
        "zone",
    )

    def __init__(self, kind: int, seat: int, card: Card = NO_CARD, zone: int = -1) -> None:
        self.kind = kind
        # Whose moment it is: who plays, gains, trashes, shuffles.
        self.seat = seat
        self.card = card
        # Where the card lies now, or where it would go.
        self.zone = zone
        self.from_zone: int = -1
        # The card it lies on, for zone STORE.
        self.host: Card = NO_CARD
        # The card's move counter when the moment began; see `Game.unmoved`.
        self.counter: int = 0
        self.pile: int = -1
        self.bought: bool = False
        # What a gained card cost when it was gained.
        self.cost: Cost = FREE
        # Whether a gain took the last card of a Supply pile.
        self.emptied: bool = False
        # Effects with a higher serial have begun since.
        self.serial: int = 0
        # How often the instructions are followed, and what is followed instead of them.
        self.times: int = 1
        self.replaced: Listener | None = None
        self.immune: int = 0
        # The number of this play among the player's plays of this turn, from 1.
        self.nth: int = 0
        # After a play: the coins its instructions gave, and the card that repeats it.
        self.coins: int = 0
        self.repeater: Card = NO_CARD
        # A shuffle: the cards to be shuffled, and those that go on top or to the bottom instead.
        self.cards: list[Card] = NO_CARDS
        self.top: list[Card] = NO_CARDS
        self.bottom: list[Card] = NO_CARDS
        # Abilities that have had their turn or were declined, as (serial or uid) numbers; see `Game.fire`.
        self.used: list[int] = NO_MARKS
        self.declined: list[int] = NO_MARKS


class Ability:
    """One listener of one player that a moment concerns."""

    __slots__ = ("listener", "me", "mark", "this")

    def __init__(self, listener: Listener, me: int, this: Card, mark: int) -> None:
        self.listener = listener
        self.me = me
        self.this = this
        # Tells abilities apart within one moment.
        self.mark = mark
