"""A strategy in words: what kind of deck it is, how it opens, what it collects, trashes and plays, when points count.

What is said is seen rather than read: the strategy plays some games (`rehearsal`), and the roles of the cards tell what
they are good for. Only when it is time for points is read from the wishes, as far as that can be said in a few words.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from platin.bots.conditions import Expr, InPlay, Left, Measure, Number, OfPile, Owned, Pair
from platin.bots.plan import Strategy, Wish
from platin.bots.roster import find
from platin.engine.const import TREASURE
from platin.mind.ground import LONGEST, Ground
from platin.mind.rehearsal import Opening, Rehearsed, rehearse
from platin.mind.roles import BASIC, Roles
from platin.sim.statistics import Estimate
from platin.text.language import a_card, card_name, the_card
from platin.text.messages.telling import NUMBERS, WORDS
from platin.text.names import display_plural
from platin.text.numbers import Numbers
from platin.text.speech import Messages, listed

# Fewer copies than this on average are none to speak of.
SOME: Final = 0.5
# How many villages and how much draw make an engine, how many laboratories a chain, and how many points a rush.
_VILLAGES: Final = 1.5
_DRAW: Final = 1.5
_CHAIN: Final = 3.0
_GREENS: Final = 2.0
_PROVINCES: Final = 1.5
# Attacks that do not curse have to be several to be what a deck is about.
_ATTACKS: Final = 1.5
_CURSERS: Final = 0.8
_EVENTS: Final = 2.0
# So much money is what a deck is made of; less of it is counted.
_MUCH: Final = 2.5
# How much of a kind is gone in the end.
_ALL, _MOST, _FEW = 0.8, 0.5, 0.25
# In which share of games something ends them so that it can be said.
_MOSTLY: Final = 0.65
_MOST_PLAYED: Final = 4
_MOST_SHORT: Final = 3

tell: Final = Messages(WORDS)


class Kind(NamedTuple):
    """What a deck is like: a word of `WORDS` after "kind.", and the cards that make it so."""

    name: str
    cards: tuple[str, ...]
    # The second part of it: what draws for an engine, what fetches the points of a rush.
    others: tuple[str, ...] = ()


def kind_of(roles: Roles, seen: Rehearsed, wished: Sequence[str]) -> Kind:
    """Tell what kind of deck it is that was seen. Only what is wished for counts: others may give one all sorts."""

    def have(names: Sequence[str], least: float = SOME) -> tuple[str, ...]:
        there = [name for name in dict.fromkeys(names) if name in wished and seen.mean(name) >= least]
        return tuple(sorted(there, key=lambda name: -seen.mean(name)))

    villages = [*roles.villages, *roles.repeaters]
    # What curses is there for that, even if it draws.
    draw = [n for n in [*roles.smithies, *roles.laboratories] if n not in villages and not roles.lore[n].curses]
    dear = seen.mean("province") + seen.mean("colony")
    greens = have(roles.greens, 1.0)
    cards = have(roles.useful)
    cursers = have([name for name in roles.attacks if roles.lore[name].curses], _CURSERS)
    events = have(roles.landscapes, _EVENTS)
    piled = 1 - seen.ended_by("province") - (seen.ended_by("colony") if roles.colonies else 0.0)
    if greens and seen.total(roles.greens) >= _GREENS and dear < _PROVINCES:
        return Kind("rush" if piled > 0.5 else "slog", greens, have([*roles.gainers, *roles.buyers], 1.0))
    if seen.total(villages) >= _VILLAGES and seen.total(draw) >= _DRAW:
        return Kind("engine", have(villages), have(draw))
    if piled > _MOSTLY and dear < _PROVINCES and cards:
        return Kind("piles", cards)
    if seen.total(roles.laboratories) >= _CHAIN:
        return Kind("chain", have(roles.laboratories))
    if cursers:
        return Kind("curses", cursers)
    if seen.total(roles.attacks) >= _ATTACKS:
        return Kind("attack", have(roles.attacks))
    if events:
        return Kind("event", events)
    if not cards:
        return Kind("money", ())
    money = seen.total(["silver", "gold", "platinum"])
    return Kind("money_with" if seen.total(list(cards)) <= money else "mixed", cards)


class Telling:
    """A strategy at a table, looked at once, to be told in any language."""

    def __init__(self, ground: Ground, strategy: Strategy) -> None:
        self.roles = ground.roles
        self.strategy = strategy
        self.seen = rehearse(ground, strategy)
        self.kind = kind_of(self.roles, self.seen, [wish.name for wish in strategy.gain])

    def sentences(self, lang: str) -> list[str]:
        """Tell the plan, a sentence at a time."""
        return _Words(self, lang).all()

    def text(self, lang: str) -> str:
        """Tell the plan."""
        return " ".join(self.sentences(lang))

    def short(self, lang: str) -> str:
        """Say in a word what it is, with its most important cards."""
        kind = tell(f"short.{self.kind.name}", lang)
        names = [card_name(name, lang) for name in dict.fromkeys([*self.kind.cards, *self.kind.others])]
        return tell("short", lang, kind=kind, cards=", ".join(names[:_MOST_SHORT])) if names else kind


def wins(shares: Sequence[tuple[str, Estimate]], lang: str) -> str:
    """Say how much a plan wins against whom, contestants by their texts."""
    numbers = Numbers(lang)
    said = []
    for rival, share in shares:
        bounds = numbers.span(numbers.percent(share.low, 0), numbers.percent(share.high, 0))
        said.append(
            tell(
                "wins.share", lang, share=numbers.percent(share.share, 0), bounds=bounds, rival=rival_name(rival, lang)
            )
        )
    return tell("wins", lang, shares=listed(said, lang))


def rival_name(rival: str, lang: str) -> str:
    """Name an opponent, as it stands behind "against"."""
    key = f"rival.{rival}"
    return tell(key, lang) if key in tell else tell("rival.deck", lang, name=find(rival).name(lang))


class _Words:
    """Finds the words for one plan in one language."""

    def __init__(self, telling: Telling, lang: str) -> None:
        self.lang = lang
        self.roles = telling.roles
        self.seen = telling.seen
        self.strategy = telling.strategy
        self.kind = telling.kind

    def __call__(self, key: str, **values: object) -> str:
        return tell(key, self.lang, **values)

    def all(self) -> list[str]:
        parts: list[Callable[[], str]] = [
            self.what_it_is,
            self.opening,
            self.collected,
            self.trashed,
            self.played,
            self.points,
            self.end,
        ]
        said = [part() for part in parts]
        return [_sentence(one) for one in said if one]

    # Names and numbers

    def listed(self, names: Sequence[str]) -> str:
        return listed(names, self.lang)

    def number(self, n: int) -> str:
        return NUMBERS.of(self.lang).get(str(n), str(n))

    def plural(self, name: str) -> str:
        return display_plural(name, self.lang)

    def plurals(self, names: Sequence[str]) -> str:
        return self.listed([self.plural(name) for name in names])

    def is_money(self, name: str) -> bool:
        """Tell whether a card is money like Silver, of which nobody says "a Silver"."""
        defn = self.roles.defs.get(name)
        return name in BASIC and defn is not None and bool(defn.types & TREASURE) and defn.brings.coins > 0

    def some(self, name: str, n: int, case: str = "acc") -> str:
        """Say so many of a card: "a Witch", "two Witches", "Gold"."""
        if n == 1:
            return card_name(name, self.lang) if self.is_money(name) else a_card(name, self.lang, case)
        return self("some.number", n=self.number(n), cards=self.plural(name))

    def about(self, name: str) -> str:
        """Say about how many of a card a player gets, as an object."""
        low, high = self.usual(name)
        if low == high:
            return self.counted(name, low)
        if low == 0:
            if high == 1:
                return self("some.perhaps", card=self.counted(name, 1))
            return self("some.up_to", high=self.number(high), cards=self.plural(name))
        key = "some.or" if high == low + 1 else "some.between"
        return self(key, low=self.number(low), high=self.number(high), cards=self.plural(name))

    def usual(self, name: str) -> tuple[int, int]:
        """Give between which numbers it mostly is, and not more than is wished for: others may give one more."""
        gains = self.seen.gains[name]
        limits = [_limit(wish) for wish in self.strategy.gain if wish.name == name]
        most = max(limits) if limits and min(limits) > 0 else gains.high
        high = max(min(gains.high, most), 1)
        return min(gains.low, high), high

    def about_all(self, names: Sequence[str]) -> str:
        return self.listed([self.about(name) for name in names])

    # The parts

    def what_it_is(self) -> str:
        kind = self.kind
        key = f"kind.{kind.name}"
        if kind.name in ("money", "money_with"):
            key += ".colony" if self.seen.mean("colony") >= 1 else ""
            return self(key, cards=self.about_all(kind.cards))
        if kind.name == "curses" and len(kind.cards) == 1 and self.usual(kind.cards[0])[1] == 1:
            return self("kind.curses.one", cards=self.some(kind.cards[0], 1, "nom"))
        if kind.name == "engine":
            return self(key, villages=self.plurals(kind.cards), draw=self.plurals(kind.others))
        if kind.name == "rush":
            greens = self.plurals(kind.cards)
            helpers = [name for name in kind.others if name not in kind.cards]
            if not helpers:
                return self(f"{key}.alone", greens=greens)
            return self(key, greens=greens, helpers=self.plurals(helpers))
        if kind.name == "slog":
            return self(key, greens=self.plurals(kind.cards))
        if kind.name == "event":
            return self(key, cards=self.listed([card_name(name, self.lang) for name in kind.cards]))
        return self(key, cards=self.plurals(kind.cards))

    def opening(self) -> str:
        told = [one for one in self.seen.openings if len(one.coins) == 2]
        if not told:
            return ""
        first = told[0]
        if len(told) == 1:
            return self("opening.alone", coins=self.coins(first), bought=self.bought(first))
        second = told[1]
        values = {"coins": self.coins(first), "others": self.coins(second), "bought": self.bought(first)}
        if sorted(first.bought) == sorted(second.bought):
            return self("opening.same", **values)
        return self("opening", **values, other=self.bought(second))

    def coins(self, opening: Opening) -> str:
        return self("coins", a=opening.coins[0], b=opening.coins[1])

    def bought(self, opening: Opening) -> str:
        if not opening.bought:
            return self("nothing")
        counts = {name: opening.bought.count(name) for name in opening.bought}
        said = self.listed([self.some(name, n) for name, n in counts.items()])
        return self("only", bought=said) if len(opening.bought) == 1 else said

    def plurals_of_money(self) -> str:
        """Name the money that the deck is made of, the dearest first."""
        money = [name for name in ("platinum", "gold", "silver") if self.seen.mean(name) >= _MUCH]
        return self.listed([card_name(name, self.lang) for name in money])

    def collected(self) -> str:
        treasures = self.plurals_of_money()
        told = self.kind.cards if self.kind.name == "money_with" else ()
        wished = [wish.name for wish in self.strategy.gain]
        names = [
            name
            for name, gains in sorted(self.seen.gains.items(), key=lambda one: (one[1].low == 0, one[1].first, one[0]))
            if gains.mean >= SOME and name not in told and name in wished and self.is_collected(name)
        ]
        if names and treasures:
            return self("collect.and", cards=self.about_all(names), treasures=treasures)
        if names:
            return self("collect", cards=self.about_all(names))
        return self("collect.money", treasures=treasures) if treasures else ""

    def is_collected(self, name: str) -> bool:
        """Tell whether a card is wanted for what it does: no points, no junk, no money that is not counted."""
        if name in self.roles.useful or name in self.roles.landscapes or name == "potion":
            return True
        return self.is_money(name) and name != "copper" and self.seen.mean(name) < _MUCH

    def trashed(self) -> str:
        trashers = [name for name in self.roles.trashers if self.seen.mean(name) >= SOME]
        gone = []
        for name, n in self.seen.begun.items():
            share = self.seen.gone.get(name, 0.0) / n
            if n == 1:
                gone += [the_card(name, self.lang)] if share >= _MOST else []
            elif share >= _FEW:
                word = "all" if share >= _ALL else "most" if share >= _MOST else "some"
                gone.append(self(f"gone.{word}", cards=self.plural(name)))
        if not trashers or not gone:
            return ""
        return self(
            "trash",
            cards=self.listed(gone),
            trashers=self.listed([the_card(one, self.lang, "dat") for one in trashers]),
        )

    def played(self) -> str:
        names = [wish.name for wish in self.strategy.play if self.seen.mean(wish.name) >= SOME]
        names = list(dict.fromkeys(names))
        if len(names) < 2:
            return ""
        said = [the_card(name, self.lang) for name in names[:_MOST_PLAYED]]
        if len(names) > _MOST_PLAYED:
            return self("play.begin", first=said[0], others=self.listed(said[1:]))
        if len(said) == 2:
            return self("play.two", first=said[0], last=said[1])
        return self("play.many", first=said[0], middle=self.listed(said[1:-1]), last=said[-1])

    # Points

    def points(self) -> str:
        """Say when points are bought: those that the deck is for, and the small ones."""
        greens = [*[name for name in self.kind.cards if name in self.roles.greens], "colony", "province"]
        main = next((name for name in greens if self.seen.mean(name) >= 1), "")
        late = self.late()
        if not main:
            return self("points.late.alone", late=late) if late else ""
        when = next((self.when(one) for one in self.whens(main)), "")
        key = "points" if when else "points.turn"
        values = {"cards": self.plural(main), "when": when, "turn": self.seen.gains[main].first}
        return self(f"{key}.late", **values, late=late) if late else self(key, **values)

    def whens(self, name: str) -> list[Expr | None]:
        """Give when a card is wished for, one after the other, without what cannot be at this table."""
        found = [_settled(wish.when, self.roles) for wish in self.strategy.gain if wish.name == name]
        return [None if isinstance(one, Number) else one for one in found if not _is_never(one)]

    def late(self) -> str:
        """Say when small points are taken."""
        said: list[tuple[str, Expr | None, str]] = []
        for name in ("duchy", "estate"):
            whens = self.whens(name) if self.seen.mean(name) >= SOME else []
            words = self.late_when(name, whens) if whens else ""
            if words:
                said.append((name, whens[0], words))
        if not said:
            return ""
        name, first, when = said[0]
        values = {"cards": self.plural(name), "when": when}
        if len(said) == 1:
            return self("late", **values)
        other, second, then = said[1]
        values["others"] = self.plural(other)
        if then == when:
            return self("late.both", **values)
        one, two = _left(first), _left(second)
        if one is not None and two is not None and one[0] == two[0] and two[1] > 1:
            return self("late.at", **values, n=self.number(two[1]))
        return self("late.two", **values, then=then)

    def late_when(self, name: str, whens: list[Expr | None]) -> str:
        """Say when small points are taken; and when even before, where it does not suffice for better money."""
        when = self.when(whens[0])
        first = _left(whens[0])
        sooner = _left(whens[1]) if len(whens) > 1 else None
        names = [wish.name for wish in self.strategy.gain]
        if first is None or sooner is None or sooner[0] != first[0] or sooner[1] <= first[1]:
            return when
        last = len(names) - 1 - names[::-1].index(name)
        if "gold" not in names[:last] or "silver" not in names[last:]:
            return when
        return self("late.sooner", when=when, money=card_name("silver", self.lang), n=self.number(sooner[1]))

    # Conditions

    def when(self, expr: Expr | None) -> str:
        """Say a condition, as far as that is simple; "" if not."""
        if expr is None:
            return self("when.always")
        if isinstance(expr, Pair) and expr.operator == "or":
            one, two = self.when(expr.left), self.when(expr.right)
            if not one or not two:
                # The other case is left out: what is said is still true.
                return one or two
            return self("when.or" if _is_late(expr.right) else "when.either", one=one, two=two)
        if isinstance(expr, Pair) and expr.operator == "and":
            one, two = self.when(expr.left), self.when(expr.right)
            return self("when.and", one=one, two=two) if one and two else ""
        bound = _bound(expr)
        return self.when_bound(bound) if bound is not None else ""

    def when_bound(self, bound: "_Bound") -> str:
        what, least, n = bound
        if isinstance(what, Measure):
            return self.when_measured(what.name, least, n)
        assert isinstance(what, OfPile)
        if isinstance(what, Left) and not least:
            if n == 0:
                return self("when.left.none", cards=self.plural(what.card))
            return self("when.left.one" if n == 1 else "when.left.many", cards=self.counted(what.card, n, "nom"))
        if isinstance(what, Owned) and least and n > 0:
            return self("when.own", cards=self.counted(what.card, n))
        if isinstance(what, InPlay) and least and n > 0:
            return self("when.play.one" if n == 1 else "when.play.many", cards=self.counted(what.card, n, "nom"))
        return ""

    def counted(self, name: str, n: int, case: str = "acc") -> str:
        """Say so many of a card, with an article for one of money too."""
        return a_card(name, self.lang, case) if n == 1 else self.some(name, n, case)

    def when_measured(self, name: str, least: bool, n: int) -> str:
        if name == "turn":
            return self("when.turn" if least else "when.turn.until", n=n)
        if name == "empty" and least:
            return self("when.empty.one") if n == 1 else self("when.empty.many", n=self.number(n))
        if name in ("money", "coins") and least:
            return self(f"when.{name}", n=n)
        return ""

    # The end

    def end(self) -> str:
        seen = self.seen
        if seen.turns >= LONGEST:
            return ""
        big = [name for name in ("colony", "province") if name in self.roles.defs]
        by_green = {name: seen.ended_by(name) for name in big}
        green = max(by_green, key=lambda name: by_green[name])
        piles, games = max(seen.empty.items(), key=lambda one: one[1])
        values = {"turns": seen.turns, "cards": self.plural(green)}
        if by_green[green] >= _MOSTLY:
            return self("end.green", **values)
        if sum(by_green.values()) >= 1 - _MOSTLY:
            return self("end.either", **values)
        if games / seen.games >= _MOSTLY and not set(piles) & set(big):
            return self("end.these", turns=seen.turns, cards=self.plurals(piles))
        return self("end.piles", turns=seen.turns)


class _Bound(NamedTuple):
    """A measure or a count that has to be at least, or at most, so much."""

    what: Expr
    least: bool
    n: int


def _limit(wish: Wish) -> int:
    """Give up to how many of its card a wish goes; 0 if it does not say."""
    parts = [wish.when] if wish.when is not None else []
    while parts:
        part = parts.pop()
        if isinstance(part, Pair) and part.operator == "and":
            parts += [part.left, part.right]
        bound = _bound(part)
        if bound is not None and isinstance(bound.what, Owned) and bound.what.card == wish.name and not bound.least:
            return bound.n + 1
    return 0


def _settled(expr: Expr | None, roles: Roles) -> Expr:
    """Give a condition without what is certain at a table, such as what is said of piles that are not there."""
    if expr is None:
        return Number(1)
    if isinstance(expr, Pair) and expr.operator in ("and", "or"):
        one, two = _settled(expr.left, roles), _settled(expr.right, roles)
        decides = 0 if expr.operator == "and" else 1
        for this, other in ((one, two), (two, one)):
            if isinstance(this, Number):
                return this if bool(this.number) == bool(decides) else other
        return Pair(expr.operator, one, two)
    bound = _bound(expr)
    if bound is not None and isinstance(bound.what, OfPile) and bound.what.card not in roles.defs:
        return Number(int(bound.n <= 0 if bound.least else bound.n >= 0))
    return expr


def _is_never(expr: Expr) -> bool:
    return isinstance(expr, Number) and not expr.number


def _bound(expr: Expr) -> _Bound | None:
    """Read a comparison with a number."""
    if not isinstance(expr, Pair) or not isinstance(expr.right, Number) or not isinstance(expr.left, Measure | OfPile):
        return None
    n = expr.right.number
    found = {">=": (True, n), ">": (True, n + 1), "<=": (False, n), "<": (False, n - 1)}.get(expr.operator)
    if expr.operator == "=" and n == 0:
        found = (False, 0)
    return _Bound(expr.left, *found) if found is not None else None


def _left(expr: Expr | None) -> tuple[str, int] | None:
    """Read a condition that is only about how many of a card are left."""
    bound = _bound(expr) if expr is not None else None
    return (
        (bound.what.card, bound.n) if bound is not None and isinstance(bound.what, Left) and not bound.least else None
    )


def _is_late(expr: Expr) -> bool:
    """Tell whether a condition is sure to come true some time: as piles run low and turns go by."""
    bound = _bound(expr)
    if bound is None:
        return False
    return (isinstance(bound.what, Left) and not bound.least) or (
        isinstance(bound.what, Measure) and bound.what.name in ("turn", "empty") and bound.least
    )


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]
