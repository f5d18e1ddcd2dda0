"""Decisions as data: who is asked, who answers, what about, which answers are legal. Never a sentence.

An option is an int, its code: the kind of thing (`OPT_*`) plus a value. An answer is a list of codes.
"""

from typing import Final

from platin.engine.card import Card
from platin.engine.compiler import i64, mypyc_attr
from platin.engine.const import LAST_CODE, OPT_VALUE
from platin.engine.intent import NO_INTENT

# Shared by all that have none, so never to be changed in place.
NO_CODES: Final[list[int]] = []
NO_LABELS: Final[list[str]] = []
# The kinds of option by the number in their codes.
OPTION_KINDS: Final = ("card", "pile", "landscape", "mode", "name", "number", "ability", "seat")


class IllegalAnswer(ValueError):
    """An answer that the pending decision does not allow. It says what the decision does allow."""

    def __init__(self, problem: str, decision: "Decision", names: "list[str] | None" = None) -> None:
        low = decision.low
        high = decision.high
        many = str(low) if low == high else f"{low} to {high}"
        # Inside, cards go by number; whoever passes the error on to a player gives names instead.
        if names is None:
            names = [decision.describe(code) for code in decision.options()]
        super().__init__(f"{problem}: expected {many} of [{', '.join(names)}] for {decision.key}")
        self.problem = problem
        self.decision = decision


class RuleError(ValueError):
    """A set-up or request that the rules do not know."""


class Decision:
    """A question to one player. Good until it is answered: the engine may use the object again."""

    # Whether the order of the picked options matters.
    ordered: bool = False
    # The card the question is about ("reveal a Reaction to what?"), by its key.
    about: str = ""
    # Which of the cards of its name asks, by uid (-1: none does).
    asking: int = -1
    # What will happen to what is picked (`intent`), and to whose cards or with whom (-1: that of whose decision it is).
    intent: int = NO_INTENT
    whose: int = -1

    def __init__(self, seat: int, by: int, word: str, source: str, low: int, high: int, codes: list[int]) -> None:
        # Whose decision it is by the rules, and who answers (another player under Possession).
        self.seat: i64 = seat
        self.by: i64 = by
        # The card or landscape that asks, and which of its questions it is; one of the rules has its whole key here.
        self.source = source
        self.word = word
        # How many options an answer picks.
        self.low: i64 = low
        self.high: i64 = high
        self.codes = codes
        # Names for options of kind OPT_MODE, OPT_NAME and OPT_ABILITY, by value.
        self.labels: list[str] = NO_LABELS

    @property
    def key(self) -> str:
        """Identify the question among all of them: "bishop.trash", "turn.buy"."""
        return self.word if "." in self.word else f"{self.source}.{self.word}"

    def options(self) -> list[int]:
        """Give the codes of all options."""
        return self.codes

    def code_of(self, index: i64) -> int:
        """Give the code of an option by its place among all."""
        return self.options()[index]

    def allows(self, code: int) -> bool:
        """Tell whether an option can be picked."""
        for option in self.codes:
            if option == code:
                return True
        return False

    def check(self, answer: list[int]) -> None:
        """Raise `IllegalAnswer` unless the answer is legal."""
        n = len(answer)
        if not self.low <= n <= self.high:
            raise IllegalAnswer(f"{n} options picked", self)
        for i in range(n):
            if not self.allows(answer[i]):
                raise IllegalAnswer("an option that is not offered", self)
            for k in range(i):
                if answer[k] == answer[i]:
                    raise IllegalAnswer("an option picked twice", self)

    def check_one(self, code: i64) -> None:
        """Raise `IllegalAnswer` unless this one option, or none (NONE), is a legal answer."""
        if code < 0:
            if self.low > 0:
                raise IllegalAnswer("0 options picked", self)
        elif not self.allows(code):
            raise IllegalAnswer("an option that is not offered", self)

    def describe(self, code: int) -> str:
        """Name an option for an error message."""
        kind = code >> 20
        value = code & OPT_VALUE
        if kind in (3, 4, 6) and value < len(self.labels):
            return self.labels[value]
        if kind < 0 or kind >= len(OPTION_KINDS):
            return str(code)
        return f"{OPTION_KINDS[kind]}:{value}"


@mypyc_attr(free_list_len=1)
class CardDecision(Decision):
    """A question about cards. The codes of its options are made only when somebody looks at them."""

    def __init__(self, seat: int, by: int, word: str, source: str, low: int, high: int, cards: list[Card]) -> None:
        super().__init__(seat, by, word, source, low, high, NO_CODES)
        self.cards = cards

    def options(self) -> list[int]:
        if self.codes is NO_CODES:
            self.codes = [card.uid for card in self.cards]
        return self.codes

    def code_of(self, index: i64) -> int:
        return self.cards[index].uid

    def allows(self, code: int) -> bool:
        if not 0 <= code <= LAST_CODE:
            return False
        uid: i64 = code
        for card in self.cards:
            if card.uid == uid:
                return True
        return False


class Suspend(Exception):
    """Unwinds a step because somebody outside must answer."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.key)
        self.decision = decision
