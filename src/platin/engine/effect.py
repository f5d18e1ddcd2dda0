"""Lasting effects: what a card or landscape has set going, and what a Duration has yet to do."""

from typing import TYPE_CHECKING, Final

from platin.engine.card import NO_CARD, NO_PLUS, Card, Plus
from platin.engine.compiler import i64
from platin.engine.const import (
    ASIDE,
    COUNTS,
    EVERYBODY,
    HEARS_TREASURES,
    IN_HAND,
    NOTHING,
    ON_DECK,
    THIS_TURN,
    UNTIL_NEXT_TURN,
    UNTIL_USED,
)
from platin.engine.listener import HOOKS, RULES, Listener, heard_by
from platin.engine.zones import ON_LANDSCAPE, ON_PILE

if TYPE_CHECKING:
    from platin.engine.game import Game
    from platin.engine.moment import Moment

# What each class of effects listens to: found out when the first of them is made.
_LISTENING: Final[dict[type, int]] = {}


def listening_of(effect: "Effect") -> int:
    """Give what an effect listens to: what it has methods for, and what it waits for."""
    kind = type(effect)
    if kind not in _LISTENING:
        mask = heard_by(effect, HOOKS, Effect) | heard_by(effect, RULES, Effect) | effect.seizes
        if effect.lends:
            for moment in HOOKS.values():
                mask |= 1 << moment
        if effect.hears_treasures or effect.lends:
            mask |= 1 << HEARS_TREASURES
        _LISTENING[kind] = mask
    return _LISTENING[kind]


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
    # The moments (a bit mask) of which it waits for "the next time ...": it is bound to one when that begins, by
    # `seize`, before anything that the moment causes, and acts later as another effect.
    seizes: int = 0
    # It threatens the others: an ability not of its owner, but of each other player whom its play affected.
    threatens: bool = False
    # The cards that it keeps lie set aside face up until the Clean-up of this turn, and are discarded with the hand.
    until_cleanup: bool = False
    # The name of the cards that have, with its owner, all abilities of the one card that it keeps besides their own.
    lends: str = ""
    # Its owner does not take the next turn that would be theirs, and it is over then.
    skips: bool = False
    # Whether it ties the card that repeated its source to that: in play as long as the source has to stay.
    ties: bool = False

    def __init__(self) -> None:
        self.serial: i64 = 0
        self.owner: i64 = 0
        self.source: Card = NO_CARD
        self.repeater: Card = NO_CARD
        # The source's move counter when the effect began: the effect may move it only while that stands.
        self.counter: i64 = 0
        # Whether its play, in this turn, gives coins for cards and cards for coins.
        self.swapped = False
        # Bit mask of the players whom the play that made this effect did not affect (Moat).
        self.immune: i64 = 0
        self.count: i64 = 0
        self.cards: list[Card] = []
        self.names: list[str] = []
        # At the end: what was set before this looks at it is never missing, for the compiler.
        self.listens = listening_of(self)

    def belongs_to(self, me: int) -> bool:
        """Tell whether it is an ability of this player."""
        if self.threatens:
            return self.owner != me and not self.immune >> me & 1
        return self.owner == me or self.owner == EVERYBODY

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
        twin.swapped = self.swapped
        twin.count = self.count
        twin.cards = self.cards[:]
        twin.names = self.names[:]
        return twin


class NextTurn(Effect):
    """What a Duration has yet to do at the start of its owner's next turn, once; it stays in play until then.

    One that only brings something need not say what it looks at and changes.
    """

    until = UNTIL_USED
    holds = True
    # What it brings first of all. The rest is in `act`.
    brings: Plus = NO_PLUS

    def __init__(self) -> None:
        super().__init__()
        if self.brings is not NO_PLUS and only_brings(self):
            self.reads = ON_DECK if self.brings.cards else NOTHING
            self.writes = COUNTS | IN_HAND | ON_DECK if self.brings.cards else COUNTS

    def at_start_of_turn(self, game: "Game", now: "Moment", me: int, this: Card) -> None:
        game.end_effect(self)
        if self.brings is not NO_PLUS:
            game.bring(me, self.brings)
        self.act(game, me, this)

    def act(self, game: "Game", me: int, this: Card) -> None:
        """Do the rest."""


class PlayNextTurn(NextTurn):
    """Plays a card that was set aside, at the start of its owner's next turn."""

    def act(self, game: "Game", me: int, this: Card) -> None:
        game.play(me, self.cards[0], ASIDE)


class TakeNextTurn(NextTurn):
    """At the start of its owner's next turn, the cards that were set aside on its card are taken into the hand."""

    reads = NOTHING
    writes = IN_HAND

    def act(self, game: "Game", me: int, this: Card) -> None:
        game.take_from(self.cards, me, this)


class TakeAtEnd(Effect):
    """At the end of this turn, whoever's it is, its owner takes the cards that were set aside into the hand."""

    reads = NOTHING
    writes = IN_HAND

    def applies(self, game: "Game", now: "Moment", me: int, this: Card) -> bool:
        return True

    def at_end_of_turn(self, game: "Game", now: "Moment", me: int, this: Card) -> None:
        game.end_effect(self)
        self.take(game, me, this)

    def take(self, game: "Game", me: int, this: Card) -> None:
        """Take them from where they lie."""
        game.put_in_hand(self.cards, me, ASIDE)


class FirstPlayThreat(Effect):
    """Until its owner's next turn, the first card of a type that each other player plays in each own turn is replaced.

    Something else is followed instead of its instructions, which `instead` says. Where cards of different names
    threaten a play, its player chooses.
    """

    until = UNTIL_NEXT_TURN
    threatens = True
    reads = NOTHING
    writes = NOTHING
    types: int = 0

    def applies(self, game: "Game", now: "Moment", me: int, this: Card) -> bool:
        turn = game.state.turn
        if now.seat != me or turn.seat != me or not game.types_of(now.card) & self.types:
            return False
        return not any([game.types_of(card) & self.types for card in turn.played[: now.nth - 1]])

    def on_follow(self, game: "Game", now: "Moment", me: int, this: Card) -> None:
        other = now.replaced
        if isinstance(other, FirstPlayThreat) and other.name != self.name and not game.may(me, "play.instead"):
            return
        now.replaced = self


# Whether a class of effects for the next turn only brings something: found out when the first of them is made.
_ONLY_BRINGS: Final[dict[type, bool]] = {}


def only_brings(effect: NextTurn) -> bool:
    """Tell whether an effect does nothing besides what it brings."""
    kind = type(effect)
    if kind not in _ONLY_BRINGS:
        _ONLY_BRINGS[kind] = kind.act is NextTurn.act
    return _ONLY_BRINGS[kind]


class TurnToCome(Effect):
    """What goes with an extra turn of its owner that a card or landscape of its name gave.

    The card stays in play until that turn is over, or was skipped.
    """

    until = UNTIL_USED
    holds = True
    first = True

    def at_start_of_turn(self, game: "Game", now: "Moment", me: int, this: Card) -> None:
        coming = [extra for extra in game.state.extra_turns if extra.seat == me and extra.kind == self.name]
        if coming and self.lapses(this):
            game.state.extra_turns = [extra for extra in game.state.extra_turns if extra not in coming]
            coming = []
        # It waits as long as its own turn is yet to come.
        waiting = [effect for effect in game.state.effects if effect.name == self.name and effect.owner == me]
        if len(waiting) > len(coming):
            game.end_effect(self)

    def lapses(self, this: Card) -> bool:
        """Tell whether its turn is not taken when another extra turn came first: it would be the third in a row."""
        return False


class PlayerToken(Effect):
    """A player's token that lies on a pile or a landscape, which `names` has by its name."""

    until = UNTIL_USED
    # Where such tokens lie: ON_PILE, ON_LANDSCAPE.
    where: int = 0
    # Whether a player has only one of the kind, which is moved.
    only_one: bool = True


class Cube(PlayerToken):
    """A player's cube on a Project: whose it is has the ability of the Project."""

    name = "cube"
    where = ON_LANDSCAPE
    only_one = False


class Gone(Effect):
    """Piles have left the game, which `names` has by their names. Cards that players have of them have no pile now."""

    name = "gone"
    until = UNTIL_USED


class LastRound(Effect):
    """The game would have ended after a turn of its owner, but for a last round: of the extra turns of this name."""

    until = UNTIL_USED


class PileToken(PlayerToken):
    """A player's token that lies on a pile. There is one of each kind a player."""

    where = ON_PILE

    def lies_on(self, game: "Game", pile: int) -> bool:
        """Tell whether it lies on a pile; -1 is none."""
        return pile >= 0 and game.state.rules.piles[pile].title in self.names

    def applies(self, game: "Game", now: "Moment", me: int, this: Card) -> bool:
        return now.seat == me and self.lies_on(game, now.card.home)
