"""A card or landscape as a player thinks of it: what a play brings, what it is good for, how good a buy it is.

All of it is derived here from what the card says about itself, so a card that nobody has judged is bought, played and
answered sensibly. Where that is not good enough a subclass in `judgement` says otherwise, and only what differs.
"""

import importlib
from typing import TYPE_CHECKING, Final

from platin.engine.card import NO_PLUS, Card, CardDef, Plus
from platin.engine.compiler import mypyc_attr
from platin.engine.const import ACTION, ATTACK, CURSE, DURATION, NIGHT, RUINS, SHELTER, TREASURE, VICTORY
from platin.engine.decision import Decision
from platin.engine.facts import CURSES, GAINS, TRASHES
from platin.engine.game import Game

if TYPE_CHECKING:
    from platin.bots.purse import Purse
    from platin.bots.sense_answers import Answers
    from platin.bots.sense_plays import Plays
    from platin.bots.sense_values import Values

# What is played from the hand, each kind in its phase.
PLAYED: Final = ACTION | TREASURE | NIGHT
# Not said: derived.
UNSAID: Final = -1
# As a buy in an average deck of money, from 0 to 100: no better than this is Silver, as good as that is Gold.
SILVER: Final = 40
GOLD: Final = 70
# When a card is worth so much, more than one copy is wanted.
GOOD_TERMINAL: Final = 60
GOOD: Final = 55
# The usual place among abilities of one moment, and among Treasures that are not just money.
USUAL: Final = 50


@mypyc_attr(acyclic=True)
class Lore:
    """A card as a player thinks of it. There is one for each print, kept with its definition."""

    # What one play brings, about: where it depends, what it brings in an ordinary deck. In lasting or delayed effects
    # and choices too.
    actions: int = UNSAID
    cards: int = UNSAID
    coins: int = UNSAID
    buys: int = UNSAID
    # What it may bring, as the card says it.
    may: Plus = NO_PLUS
    # As a buy in an average deck of money, from 0 to 100 (Silver 40, Gold 70), and how many are wanted. Points are not
    # in it: what Victory cards are worth depends on how far the game is. Said where it was measured: how often Big
    # Money with some copies of a card wins against Big Money without it, played by `sense` (half of the games: as good
    # as Silver), corrected where a card turned out better or worse among others.
    worth: int = UNSAID
    copies: int = UNSAID
    # What it is good for, 0 or 1: it attacks, gives Curses, gains, trashes own cards, is in the way.
    attacks: int = UNSAID
    curses: int = UNSAID
    gains: int = UNSAID
    trashes: int = UNSAID
    junk: int = UNSAID
    # Whether something of the own hand must be trashed. Of a card that does not say so a play is tried out.
    forced: int = UNSAID
    # How glad one is to be rid of it, if that is not told by its worth.
    riddance: int = UNSAID
    # Whether it plays others, and goes before all of them; looks at the hand or exchanges it, and waits for them.
    repeats: bool = False
    waits: bool = False
    # Its place among Treasures: above the usual one it goes before plain money, which it wants still in hand; below,
    # after all others.
    rank: int = USUAL
    # The place of its ability among those of one moment, and of the card among those that Clean-up discards.
    place: int = USUAL
    leaves_first: int = 0
    # A card that is good to have in hand because of this one.
    likes: str = ""

    def settle(self, defn: CardDef) -> None:
        """Derive from a definition what is not said."""
        brings = defn.brings
        may = defn.may_bring
        self.may = may
        # Of cards and coins that may come instead of each other each comes about every other time. An Action that may
        # come is none to count on.
        each = 2 if may.cards and may.coins else 1
        if self.actions == UNSAID:
            self.actions = brings.actions
        if self.cards == UNSAID:
            self.cards = brings.cards + (may.cards + each - 1) // each
        if self.coins == UNSAID:
            self.coins = brings.coins + (may.coins + each - 1) // each
        if self.buys == UNSAID:
            self.buys = brings.buys + may.buys
        types = defn.types
        if self.attacks == UNSAID:
            self.attacks = 1 if types & ATTACK else 0
        if self.curses == UNSAID:
            self.curses = 1 if defn.kinds & CURSES else 0
        if self.gains == UNSAID:
            self.gains = 1 if defn.kinds & GAINS else 0
        if self.trashes == UNSAID:
            self.trashes = 1 if defn.kinds & TRASHES else 0
        if self.junk == UNSAID:
            useless = types & SHELTER and not types & PLAYED
            self.junk = 1 if types & (CURSE | RUINS) or useless else 0
        if self.forced == UNSAID and not self.trashes:
            self.forced = 0
        if self.worth == UNSAID:
            self.worth = self.estimate(defn)
        if self.copies == UNSAID:
            self.copies = self.wanted(defn)

    def estimate(self, defn: CardDef) -> int:
        """Estimate the worth of a card that nobody has measured, by what it costs, brings and is good for.

        The numbers are those that fit 170 measured cards best (least squares): they are off by 9 to 10 on average, and
        the correlation is 0.7. That a village or a Potion makes a card worse is a deck of money's point of view.
        """
        types = defn.types
        if self.junk:
            return 0
        if not types & PLAYED:
            return 3
        terminal = types & ACTION and not types & TREASURE and not self.actions
        worth = 18 + (defn.cost + defn.debt + 2 * defn.potion) * 11 // 2 - 13 * defn.potion
        worth += 4 * self.cards + 3 * self.coins
        if terminal and self.cards > 1:
            worth += 3 * (self.cards - 1)
        if not terminal:
            worth -= 2
        if self.actions > 1:
            worth -= 8
        if self.buys:
            worth += 2
        if self.attacks:
            worth += 8
        if self.curses:
            worth += 15
        if self.gains:
            worth += 3
        if self.forced == UNSAID:
            # Trashing well takes judgement.
            worth -= 10
        if types & DURATION:
            worth += 3
        if types & VICTORY:
            worth += 3
        if defn.brings.vp or defn.may_bring.vp:
            worth += 4
        return max(5, min(worth, 95))

    def wanted(self, defn: CardDef) -> int:
        """Estimate how many copies are wanted: few that cost an Action, more of good ones that do not."""
        if self.junk or not defn.types & PLAYED:
            return 0
        if defn.types & TREASURE:
            return 9 if self.worth > GOLD else 3 if self.worth >= GOOD else 1
        if self.actions or not defn.types & ACTION:
            return 3 if self.worth >= GOOD else 1
        return 2 if self.worth >= GOOD_TERMINAL else 1

    # At the table

    def value(self, plays: "Plays", game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Judge a play now, in tenths of a coin; `rest` are the other cards in hand. NEVER if it would hurt."""
        return plays.usual(self, game, me, card, rest)

    def gives_action(self, game: Game, me: int) -> bool:
        """Tell whether a play gives its Action back."""
        return self.actions > 0

    def acts(self, plays: "Plays", game: Game, me: int, card: Card) -> bool:
        """Tell whether an Action that is a Treasure too is worth an Action now."""
        return False

    def empties(self, values: "Values", game: Game) -> bool:
        """Tell whether what it hands out to the others may end the game: the last Curse, if it gives some."""
        st = game.state
        return (
            self.curses != 0
            and st.empty + 1 >= st.rules.empty_limit
            and 0 < len(st.piles[st.rules.curse]) < len(st.players)
        )

    def helps(self, answers: "Answers", game: Game, me: int, about: CardDef | None) -> bool:
        """Tell whether using its ability is good; `about` is the card that it is used at."""
        return True

    def extra(self, answers: "Answers", game: Game, me: int, most: int) -> int:
        """Give how much more to pay for it, at most so much, if nothing else is bought."""
        return most

    def answer(self, answers: "Answers", game: Game, decision: Decision) -> list[int]:
        """Answer a question of the card."""
        return answers.by_intent(game, decision)


class LandscapeLore(Lore):
    """A landscape as a player thinks of it. An Event that has a `worth` is wished for like a card."""

    # How much better a pile is for this Trait.
    adds: int = 0
    # Whether `fits` says when an Event is bought. Otherwise that is tried out.
    judged: bool = False

    def fits(self, purse: "Purse", game: Game, me: int) -> bool:
        """Tell whether an Event is better than, or goes well with, what would be bought otherwise."""
        return False

    def worth_here(self, defn: CardDef, worth: int) -> int:
        """Give the worth of a card on a table with this landscape; `worth` is that on others."""
        return worth

    def copies_here(self, defn: CardDef, copies: int) -> int:
        """Give how many copies of a card are wanted on a table with this landscape."""
        return copies


# Finding it

JUDGED: Final[dict[str, type[Lore]]] = {}
"""The judgements by the name of what they are about; filled by `judgement`."""

_LANDSCAPES: Final[dict[str, LandscapeLore]] = {}
# Judgements build on how a bot answers, which builds on this: so they are loaded by name, when somebody asks.
_JUDGEMENT: Final = "platin.bots.judgement"


def judged(name: str) -> type[Lore]:
    """Give the judgement of a name, or that of all that has none."""
    importlib.import_module(_JUDGEMENT)
    return JUDGED.get(name, Lore)


def lore_of(defn: CardDef) -> Lore:
    """Give what is thought of a card; it is found out once, and kept with its definition."""
    known = defn.thought
    if isinstance(known, Lore):
        return known
    made = judged(defn.name)()
    made.settle(defn)
    defn.thought = made
    return made


def lore_of_landscape(name: str) -> LandscapeLore:
    """Give what is thought of a landscape, or of anything that is no card."""
    known = _LANDSCAPES.get(name)
    if known is None:
        made = judged(name)()
        known = made if isinstance(made, LandscapeLore) else LandscapeLore()
        _LANDSCAPES[name] = known
    return known
