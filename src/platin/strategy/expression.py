"""Entries of a strategy as people write them, "Duchy when Provinces left <= 4", made into wishes and conditions.

The longest run of words that means something is taken, so that names of several words need no quotes.
"""

import re
from difflib import get_close_matches
from typing import Final, NamedTuple

from platin.bots.conditions import (
    Expr,
    InHand,
    InPlay,
    Left,
    Measure,
    Not,
    Number,
    OfTypes,
    Owned,
    OwnedByOthers,
    Pair,
)
from platin.strategy.complaint import Complaint, Said
from platin.strategy.vocabulary import Measures, meanings, means, type_mask
from platin.text.catalogue import normal
from platin.text.language import LANGUAGES
from platin.text.messages import strategy as strategy_words
from platin.text.names import UnknownName, find_key

MOST_TOKENS: Final = 120
MOST_LEVELS: Final = 20
MOST_NUMBER: Final = 10**6

_TOKENS: Final = re.compile(
    r"\s*(?:(?P<number>\d+)"
    r"|(?P<word>[^\W\d_](?:[\w'’]|-(?=[^\W\d_]))*)"
    r"|(?P<sign><=|>=|==|!=|<>|=<|=>|[<>=≤≥≠+\-−*/×÷()])"
    r"|(?P<other>\S))"
)
_SAME_SIGN: Final = {
    "==": "=",
    "<>": "!=",
    "=<": "<=",
    "=>": ">=",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "−": "-",
    "×": "*",
    "÷": "/",
}
COMPARISONS: Final = ("<", "<=", ">", ">=", "=", "!=")
OPPOSITE: Final = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "=": "!=", "!=": "="}


class Token(NamedTuple):
    """A word, number or sign, and where it stands in the text."""

    kind: str
    text: str
    start: int
    end: int


def tokens_of(text: str) -> list[Token]:
    """Cut a text into words, numbers and signs."""
    found: list[Token] = []
    for match in _TOKENS.finditer(text):
        kind = str(match.lastgroup)
        token = match[kind]
        if kind == "other":
            raise Complaint("error.sign", found=token)
        if len(found) >= MOST_TOKENS:
            raise Complaint("error.long", most=MOST_TOKENS)
        found.append(Token(kind, _SAME_SIGN.get(token, token), match.start(kind), match.end(kind)))
    return found


def split_entry(text: str) -> tuple[str, str]:
    """Split an entry into the name and its clauses: "Duchy", "when Provinces left <= 4"."""
    at = _clause_start(text)
    return (text, "") if at < 0 else (text[:at].strip(), text[at:].strip())


def _clause_start(text: str) -> int:
    words = [match for match in _TOKENS.finditer(text) if match.lastgroup == "word"]
    for i, match in enumerate(words):
        for length in (3, 2, 1):
            phrase = " ".join([word["word"] for word in words[i : i + length]])
            if any(clause in meanings("LOGIC").get(normal(phrase), []) for clause in ("when", "unless", "until")):
                return match.start("word")
    return -1


def read_name(text: str, wanted: str = "card") -> str:
    """Give the key of a card (or of anything with a name), or complain with names that are near."""
    key = find_key(text, wanted)
    if key:
        return key
    words = text.split()
    # A name with something behind it that no clause begins: say that rather than that there is no such card.
    for length in range(len(words) - 1, 0, -1):
        if find_key(" ".join(words[:length]), wanted):
            before = " ".join(words[:length])
            raise Complaint("error.word_after", found=words[length], before=before, expected=Said("expect.clause"))
    raise no_such_card(text.strip(), wanted)


def no_such_card(name: str, wanted: str = "card") -> Complaint:
    """Make the complaint that there is no card of a name, or none that can be meant."""
    error = UnknownName(name, wanted)
    if error.entry is not None:
        return Complaint("error.name", problem=error)
    return Complaint("error.no_card" if wanted == "card" else "error.no_name", error.suggestions, name=name)


def read_clauses(text: str, own: str = "") -> Expr | None:
    """Read what follows a name: "when ...", "unless ...", "until 2 in deck", any number of them. All must hold."""
    tokens = tokens_of(text)
    if not tokens:
        return None
    return _Parser(text, tokens, own).clauses()


def read_condition(text: str, own: str = "") -> Expr:
    """Read a condition, or any expression that has a number as its value."""
    parser = _Parser(text, tokens_of(text), own)
    found = parser.either()
    parser.finish("expect.more")
    return found


class _Parser:
    """Reads the tokens of one entry. `own` is the card that the entry is about."""

    def __init__(self, text: str, tokens: list[Token], own: str) -> None:
        self.text = text
        self.tokens = tokens
        self.own = own
        self.at = 0
        self.level = 0

    # Where we are

    def sign(self) -> str:
        """Give the sign that comes next, or ""."""
        if self.at < len(self.tokens) and self.tokens[self.at].kind == "sign":
            return self.tokens[self.at].text
        return ""

    def words(self) -> list[str]:
        """Give the words that come next, up to a number or sign."""
        found = []
        for token in self.tokens[self.at :]:
            if token.kind != "word":
                break
            found.append(token.text)
        return found

    def take(self, table: str, meaning: str) -> bool:
        """Go past the longest phrase that has a meaning, if it comes next."""
        words = self.words()
        for length in range(min(len(words), 5), 0, -1):
            if means(table, " ".join(words[:length]), meaning):
                self.at += length
                return True
        return False

    def fail(self, expected: Said) -> Complaint:
        """Make the complaint that something else was expected here."""
        if self.at >= len(self.tokens):
            return Complaint("error.end", before=self.text, expected=expected)
        token = self.tokens[self.at]
        before = self.text[: token.start].strip()
        if before:
            return Complaint("error.word_after", found=self.rest(), before=before, expected=expected)
        return Complaint("error.word", found=self.rest(), expected=expected)

    def rest(self) -> str:
        """Give the words, or the sign, that come next, as they are written."""
        words = self.words()
        token = self.tokens[self.at]
        end = self.tokens[self.at + len(words) - 1].end if words else token.end
        return self.text[token.start : end]

    def finish(self, expected: str) -> None:
        """See to it that nothing is left."""
        if self.at < len(self.tokens):
            raise self.fail(Said(expected))

    def deeper(self) -> None:
        """Count how deep the text is nested."""
        self.level += 1
        if self.level > MOST_LEVELS:
            raise Complaint("error.deep", most=MOST_LEVELS)

    # What stands there

    def clauses(self) -> Expr:
        """Read the clauses of an entry; they come in a fixed order, so that what means the same is the same."""
        parts: dict[str, list[Expr]] = {"when": [], "unless": [], "until": []}
        while self.at < len(self.tokens) or not any(parts.values()):
            for clause, said in parts.items():
                if self.take("LOGIC", clause):
                    found = self.either()
                    said.append(found if clause == "when" else negated(found))
                    break
            else:
                raise self.fail(Said("expect.clause" if not any(parts.values()) else "expect.more"))
        every = [expr for clause in parts.values() for expr in clause]
        found = every[0]
        for expr in every[1:]:
            found = Pair("and", found, expr)
        return found

    def either(self) -> Expr:
        left = self.both()
        while self.take("LOGIC", "or"):
            left = Pair("or", left, self.both())
        return left

    def both(self) -> Expr:
        left = self.negation()
        while self.take("LOGIC", "and"):
            left = Pair("and", left, self.negation())
        return left

    def negation(self) -> Expr:
        if self.take("LOGIC", "not"):
            self.deeper()
            found = negated(self.negation())
            self.level -= 1
            return found
        return self.comparison()

    def comparison(self) -> Expr:
        left = self.sum()
        operator = self.sign()
        if operator in COMPARISONS:
            self.at += 1
            left = Pair(operator, left, self.sum())
            if self.sign() in COMPARISONS:
                raise Complaint("error.chain", found=self.sign(), expected=Said("expect.logic"))
            return left
        if self.own and isinstance(left, Number | Measure | Pair):
            # "2 in deck": at least two of the card that the entry is about.
            for place in ("deck", "hand", "play", "others", "left"):
                if self.take("PLACES", place):
                    return Pair(">=", counted(self.own, place), left)
        return left

    def sum(self) -> Expr:
        left = self.product()
        while self.sign() in ("+", "-"):
            operator = self.sign()
            self.at += 1
            left = Pair(operator, left, self.product())
        return left

    def product(self) -> Expr:
        left = self.value()
        while self.sign() in ("*", "/"):
            operator = self.sign()
            self.at += 1
            left = Pair(operator, left, self.value())
        return left

    def value(self) -> Expr:
        if self.sign() == "-":
            self.at += 1
            self.deeper()
            found = self.value()
            self.level -= 1
            return Number(-found.number) if isinstance(found, Number) else Pair("-", Number(0), found)
        if self.sign() == "(":
            self.at += 1
            self.deeper()
            found = self.either()
            self.level -= 1
            if self.sign() != ")":
                raise self.fail(Said("expect.close" if self.at >= len(self.tokens) else "expect.more"))
            self.at += 1
            return found
        if self.at < len(self.tokens) and self.tokens[self.at].kind == "number":
            text = self.tokens[self.at].text
            if len(text) > 7 or int(text) > MOST_NUMBER:
                raise Complaint("error.number", found=text, most=MOST_NUMBER)
            self.at += 1
            return Number(int(text))
        return self.phrase()

    def phrase(self) -> Expr:
        """Read a measure or a count: the longest run of words that is one."""
        words = self.words()
        for length in range(len(words), 0, -1):
            found = meaning_of(words[:length])
            if found is not None:
                self.at += length
                return found
        raise self.unknown(words)

    def unknown(self, words: list[str]) -> Complaint:
        """Find out what could be meant by words that mean nothing."""
        expected = Said("expect.value", measures=Measures())
        if not words:
            return self.fail(expected)
        for length in range(len(words), 0, -1):
            if find_key(" ".join(words[:length]), "card"):
                name = " ".join(words[:length])
                if length < len(words) and not any(self._is_logic(words[length:])):
                    self.at += length
                    return self.fail(Said("expect.place"))
                return Complaint("error.unnamed", found=name, expected=Said("expect.place"))
        for length in range(1, len(words) + 1):
            for size in (4, 3, 2, 1):
                if size < length and means("PLACES", " ".join(words[length - size : length])):
                    name = " ".join(words[: length - size])
                    return no_such_card(name)
        phrases = [*meanings("MEASURES"), *meanings("LOGIC")]
        shown = {normal(one): one for lang in LANGUAGES for one in _all_phrases(lang)}
        close = get_close_matches(normal(words[0]), phrases, n=2, cutoff=0.75)
        complaint = self.fail(expected)
        complaint.close = tuple([shown.get(one, one) for one in close])
        return complaint

    def _is_logic(self, words: list[str]) -> list[bool]:
        return [bool(means("LOGIC", " ".join(words[:length]))) for length in (1, 2, 3)]


def _all_phrases(lang: str) -> list[str]:
    tables = (strategy_words.MEASURES.of(lang), strategy_words.LOGIC.of(lang))
    return [phrase for table in tables for phrases in table.values() for phrase in phrases]


def meaning_of(words: list[str]) -> Expr | None:
    """Give the measure or count that just these words mean, or nothing."""
    measure = means("MEASURES", " ".join(words))
    if measure:
        return Measure(measure)
    for size in range(min(len(words) - 1, 4), 0, -1):
        place = means("PLACES", " ".join(words[-size:]))
        if not place:
            continue
        name = " ".join(words[:-size])
        kind = means("TYPES", name)
        key = find_key(name, "card")
        if key:
            return counted(key.partition("@")[0], place)
        if kind and place in ("deck", "hand", "play"):
            return OfTypes(type_mask(kind), place)
    return None


def counted(card: str, place: str) -> Expr:
    """Give the count of a card in a place."""
    if place == "deck":
        return Owned(card)
    if place == "hand":
        return InHand(card)
    if place == "play":
        return InPlay(card)
    if place == "others":
        return OwnedByOthers(card)
    return Left(card)


def negated(expr: Expr) -> Expr:
    """Give the opposite of a condition."""
    if isinstance(expr, Not):
        return expr.inner
    if isinstance(expr, Pair) and expr.operator in OPPOSITE:
        return Pair(OPPOSITE[expr.operator], expr.left, expr.right)
    return Not(expr)
