"""Expressions over what a player may see: coins, turns, cards in the deck, piles. Strategies are made of them.

An expression is bound to a table (its piles have numbers there) and then asked for its value again and again.
"""

from platin.engine.card import Card
from platin.engine.compiler import i64
from platin.engine.const import TREASURE
from platin.engine.game import Game
from platin.engine.score import points
from platin.engine.state import Rules


class Situation:
    """The game at one decision of one player."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.me: int = 0
        # Which decision it is: what was found out about it may be kept until the next.
        self.number: int = 0
        self.money_at: int = -1
        self.money_then: int = 0

    def begin(self, game: Game, me: int) -> None:
        """Turn to another decision."""
        self.game = game
        self.me = me
        self.number += 1

    def table(self) -> Game:
        """Give the game that is being looked at."""
        game = self.game
        assert game is not None
        return game

    def deck_size(self) -> int:
        """Count all cards of the player."""
        return self.table().count_owned(self.me)

    def money(self) -> int:
        """Add up what the player's Treasures are worth as printed; 1 for one whose worth varies."""
        if self.money_at == self.number:
            return self.money_then
        total: i64 = 0
        game = self.table()
        p = game.state.players[self.me]
        if game.lies_apart(self.me):
            for zone in game.zones_of(self.me):
                total += money_of(zone, len(zone))
        else:
            total += money_of(p._deck, len(p._deck) - p.drawn) + money_of(p._hand, len(p._hand))
            total += money_of(p.discard, len(p.discard)) + money_of(p._play, len(p._play))
        self.money_at = self.number
        self.money_then = total
        return total


def money_of(cards: list[Card], n: i64) -> i64:
    """Add up what the Treasures among the first of these cards are worth."""
    total: i64 = 0
    for i in range(n):
        card = cards[i]
        if card.types & TREASURE:
            total += card.coins
            if not card.coins and not card.plain:
                total += 1
    return total


class Expr:
    """Something that has a number as its value; conditions are 0 or not."""

    def bind(self, rules: Rules) -> None:
        """Find out where the piles lie that this is about."""

    def value(self, at: Situation) -> int:
        raise NotImplementedError


class Number(Expr):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, at: Situation) -> int:
        return self.number


class Measure(Expr):
    """A number of the turn or the table, by its name."""

    def __init__(self, name: str) -> None:
        self.name = name
        # Names are compared once; this is asked for at every decision.
        self.code = MEASURES.index(name)

    def value(self, at: Situation) -> int:
        game = at.table()
        st = game.state
        p = st.players[at.me]
        code = self.code
        if code == 0:
            return st.turn.coins
        if code == 1:
            return p.turns
        if code == 2:
            return st.turn.buys
        if code == 3:
            return st.turn.actions
        if code == 4:
            return at.deck_size()
        if code == 5:
            return st.empty
        if code == 6:
            return len(p.hand)
        if code == 7:
            return st.turn.potions
        if code == 8:
            return at.money()
        if code == 9:
            return len(p.play)
        if code == 10:
            return p.coffers
        if code == 11:
            return p.villagers
        if code == 12:
            return p.debt
        if code == 13:
            return p.vp
        if code == 14:
            return len(st.players)
        own = points(game, at.me)
        if code == 15:
            return own
        # The lead: over the best of the others, whose cards everybody could have counted.
        return own - max([points(game, other) for other in game.others(at.me)])


MEASURES = (
    "coins",
    "turn",
    "buys",
    "actions",
    "cards",
    "empty",
    "hand",
    "potions",
    "money",
    "play",
    "coffers",
    "villagers",
    "debt",
    "tokens",
    "players",
    "points",
    "lead",
)


class OfPile(Expr):
    """A number that belongs to one card; a subclass says which."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.pile: int = -1

    def bind(self, rules: Rules) -> None:
        self.pile = rules.pile_of.get(self.card, -1)


class Left(OfPile):
    """Cards left on the pile."""

    def value(self, at: Situation) -> int:
        return len(at.table().state.piles[self.pile]) if self.pile >= 0 else 0


class Owned(OfPile):
    """Cards of this name in the player's deck, wherever they are."""

    def __init__(self, card: str) -> None:
        super().__init__(card)
        # Whether its pile has other cards too, or it has none (a Shelter): then it is counted by name.
        self.mixed: bool = False
        self.exists: bool = False
        # How many cards belong to its pile: as long as all of them lie there nobody has one.
        self.copies: i64 = 0

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        self.exists = any([defn.name == self.card for defn in rules.defs])
        self.mixed = self.pile < 0 or list(rules.pile_of.values()).count(self.pile) > 1
        self.copies = len([card for card in rules.cards if card.home == self.pile])

    def value(self, at: Situation) -> int:
        if not self.mixed:
            game = at.table()
            if len(game.state.piles[self.pile]) == self.copies:
                return 0
            return game.count_from(at.me, self.pile)
        return count_named(at.table().owned(at.me), self.card) if self.exists else 0


class OwnedByOthers(OfPile):
    """Cards of this name in the decks of all other players; everybody could have counted them."""

    def value(self, at: Situation) -> int:
        game = at.table()
        count = 0
        for other in game.others(at.me):
            count += count_named(game.owned(other), self.card)
        return count


class InHand(OfPile):
    """Cards of this name in hand."""

    def value(self, at: Situation) -> int:
        return count_named(at.table().hand(at.me), self.card)


class InPlay(OfPile):
    """Cards of this name that the player has in play."""

    def __init__(self, card: str) -> None:
        super().__init__(card)
        # Whether it may be among Treasures that were played in one sweep.
        self.plain: bool = True

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        self.plain = any([defn.name == self.card and defn.plain for defn in rules.defs])

    def value(self, at: Situation) -> int:
        p = at.table().state.players[at.me]
        return count_named(p.play if self.plain else p._play, self.card)


class OfTypes(Expr):
    """Cards of a type that the player has in a place: "deck" (wherever they are), "hand" or "play"."""

    def __init__(self, types: int, place: str) -> None:
        self.types = types
        self.place = place

    def value(self, at: Situation) -> int:
        game = at.table()
        if self.place == "hand":
            cards = game.hand(at.me)
        elif self.place == "play":
            cards = game.in_play(at.me)
        else:
            cards = game.owned(at.me)
        count = 0
        for card in cards:
            if card.types & self.types:
                count += 1
        return count


def count_named(cards: list[Card], name: str) -> int:
    """Count the cards of a name."""
    count = 0
    for card in cards:
        if card.defn.name == name:
            count += 1
    return count


class Pair(Expr):
    """Two expressions put together by an operator."""

    def __init__(self, operator: str, left: Expr, right: Expr) -> None:
        self.operator = operator
        self.code = OPERATORS.index(operator)
        self.left = left
        self.right = right

    def bind(self, rules: Rules) -> None:
        self.left.bind(rules)
        self.right.bind(rules)

    def value(self, at: Situation) -> int:
        code = self.code
        if code == 0:
            return 1 if self.left.value(at) or self.right.value(at) else 0
        if code == 1:
            return 1 if self.left.value(at) and self.right.value(at) else 0
        a = self.left.value(at)
        b = self.right.value(at)
        if code == 2:
            return 1 if a < b else 0
        if code == 3:
            return 1 if a <= b else 0
        if code == 4:
            return 1 if a > b else 0
        if code == 5:
            return 1 if a >= b else 0
        if code == 6:
            return 1 if a == b else 0
        if code == 7:
            return 1 if a != b else 0
        if code == 8:
            return a + b
        if code == 9:
            return a - b
        if code == 10:
            return a * b
        return a // b if b else 0


OPERATORS = ("or", "and", "<", "<=", ">", ">=", "=", "!=", "+", "-", "*", "/")


class Not(Expr):
    def __init__(self, inner: Expr) -> None:
        self.inner = inner

    def bind(self, rules: Rules) -> None:
        self.inner.bind(rules)

    def value(self, at: Situation) -> int:
        return 0 if self.inner.value(at) else 1
