"""Expressions over what a player may see: coins, turns, cards in the deck, piles. Strategies are made of them.

An expression is bound to a table (its piles have numbers there) and then asked for its value again and again.
"""

from platin.engine.card import Card
from platin.engine.const import TREASURE
from platin.engine.game import Game
from platin.engine.score import points
from platin.engine.state import Rules


class Situation:
    """The game at one decision of one player. What is counted is counted once a decision, and only if asked for."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.me: int = 0
        # How many cards of each pile, and in all, the player owns; empty while not counted.
        self.counts: list[int] = []
        self.cards: int = 0

    def begin(self, game: Game, me: int) -> None:
        """Turn to another decision."""
        self.game = game
        self.me = me
        if self.counts:
            self.counts = []

    def table(self) -> Game:
        """Give the game that is being looked at."""
        game = self.game
        assert game is not None
        return game

    def owned(self, pile: int) -> int:
        """Count the player's cards from a pile."""
        if not self.counts:
            self.count()
        return self.counts[pile] if pile >= 0 else 0

    def deck_size(self) -> int:
        """Count all cards of the player."""
        if not self.counts:
            self.count()
        return self.cards

    def count(self) -> None:
        """Count what the player owns."""
        game = self.table()
        counts = [0] * len(game.state.piles)
        owned = game.owned(self.me)
        for card in owned:
            if card.home >= 0:
                counts[card.home] += 1
        self.counts = counts
        self.cards = len(owned)


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

    def value(self, at: Situation) -> int:
        game = at.table()
        st = game.state
        name = self.name
        if name == "coins":
            return st.turn.coins
        if name == "turn":
            return st.players[at.me].turns
        if name == "buys":
            return st.turn.buys
        if name == "actions":
            return st.turn.actions
        if name == "cards":
            return at.deck_size()
        if name == "empty":
            return st.empty
        if name == "hand":
            return len(st.players[at.me].hand)
        if name == "potions":
            return st.turn.potions
        if name == "money":
            return money(game.owned(at.me))
        if name == "play":
            return len(st.players[at.me].play)
        if name == "coffers":
            return st.players[at.me].coffers
        if name == "villagers":
            return st.players[at.me].villagers
        if name == "debt":
            return st.players[at.me].debt
        if name == "tokens":
            return st.players[at.me].vp
        if name == "players":
            return len(st.players)
        own = points(game, at.me)
        if name == "points":
            return own
        # The lead: over the best of the others, whose cards everybody could have counted.
        assert name == "lead", name
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


def money(cards: list[Card]) -> int:
    """Add up what the Treasures among these cards are worth as printed; 1 for one whose worth varies."""
    total = 0
    for card in cards:
        if card.types & TREASURE:
            total += card.coins if card.coins or card.plain else 1
    return total


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

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        self.exists = any([defn.name == self.card for defn in rules.defs])
        self.mixed = self.pile < 0 or list(rules.pile_of.values()).count(self.pile) > 1

    def value(self, at: Situation) -> int:
        if not self.mixed:
            return at.owned(self.pile)
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

    def value(self, at: Situation) -> int:
        return count_named(at.table().in_play(at.me), self.card)


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
        self.left = left
        self.right = right

    def bind(self, rules: Rules) -> None:
        self.left.bind(rules)
        self.right.bind(rules)

    def value(self, at: Situation) -> int:
        operator = self.operator
        if operator == "and":
            return 1 if self.left.value(at) and self.right.value(at) else 0
        if operator == "or":
            return 1 if self.left.value(at) or self.right.value(at) else 0
        a = self.left.value(at)
        b = self.right.value(at)
        if operator == "<":
            return 1 if a < b else 0
        if operator == "<=":
            return 1 if a <= b else 0
        if operator == ">":
            return 1 if a > b else 0
        if operator == ">=":
            return 1 if a >= b else 0
        if operator == "=":
            return 1 if a == b else 0
        if operator == "!=":
            return 1 if a != b else 0
        if operator == "+":
            return a + b
        if operator == "-":
            return a - b
        if operator == "*":
            return a * b
        assert operator == "/", operator
        return a // b if b else 0


OPERATORS = ("or", "and", "<", "<=", ">", ">=", "=", "!=", "+", "-", "*", "/")


class Not(Expr):
    def __init__(self, inner: Expr) -> None:
        self.inner = inner

    def bind(self, rules: Rules) -> None:
        self.inner.bind(rules)

    def value(self, at: Situation) -> int:
        return 0 if self.inner.value(at) else 1
