"""Drawing kingdom piles and landscapes by chance, so that every wish is met or the one that cannot be is named."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NoReturn

from platin.cards import LIBRARY
from platin.engine.choice import BESIDE, JOINING, OF_KINGDOM, OF_SUPPLY, PIECE, UNUSED
from platin.engine.landscape import TRAIT_PILE
from platin.engine.setup import supply_piles
from platin.kingdom.boxes import Box, cards_of, front, landscapes_of
from platin.kingdom.kinds import has_kind
from platin.kingdom.messages import KingdomError, Message
from platin.kingdom.reading import PILES
from platin.kingdom.wishes import LANDSCAPE_KINDS
from platin.text.kingdom_list import BadKingdom, Kingdom


class Drawing:
    """A kingdom being drawn from some boxes.

    Cards come up in the order of a shuffled deck, as on the table. A card is passed over only if the wishes could not
    be met any more with it.
    """

    def __init__(self, kingdom: Kingdom, boxes: Sequence[Box], chance: Random) -> None:
        self.kingdom = kingdom
        self.boxes = boxes
        self.chance = chance
        taken = [LIBRARY.sold_for(key) or _name(key) for key in kingdom.used]
        self.pool = [key for key in cards_of(boxes) if _name(key) not in taken]
        there = [_name(key) for key in kingdom.landscapes]
        self.landscapes = [key for key in landscapes_of(boxes) if _name(key) not in there]
        # Of these one is dealt if a card calls for it; they do not come up among the others.
        self.dealt = [key for key in self.landscapes if is_dealt(key)]
        self.landscapes = [key for key in self.landscapes if key not in self.dealt]
        self.needs: list[str] = []
        # The choices that chance has picked something for.
        self.proposed: list[str] = []

    # Wishes

    def leave_out(self, names: Iterable[str]) -> None:
        """Keep cards and landscapes from coming up."""
        names = list(names)
        wanted = [*self.kingdom.piles, *self.kingdom.landscapes]
        both = tuple(key for key in wanted if _name(key) in names)
        if both:
            raise KingdomError(Message("error.both", cards=both))
        self.pool = [key for key in self.pool if _name(key) not in names]
        self.landscapes = [key for key in self.landscapes if _name(key) not in names]

    def need(self, kinds: Iterable[str]) -> None:
        """Wish for at least one card of each of these kinds."""
        self.needs = list(dict.fromkeys([*self.needs, *kinds]))

    def put_traits(self, piles: Iterable[str]) -> None:
        """Put a Trait on each of these kingdom piles, by chance; none on a pile that has one already."""
        for pile in piles:
            if [pile] not in self.kingdom.choices.values():
                self.add_landscapes("trait", 1)
                trait = f"{_name(self.kingdom.landscapes[-1])}.{TRAIT_PILE.name}"
                if not TRAIT_PILE.fits(front(pile)):
                    raise KingdomError(Message("error.choice", problem=BadKingdom("refused", pile, choice=trait)))
                self.kingdom.choices[trait] = [pile]

    def want_landscapes(self, kind: str, count: int) -> None:
        """Wish for so many landscapes of a kind at least; 0: for none at all."""
        if count == 0:
            self.leave_out([one.name for key, one in LIBRARY.landscapes.items() if _is_landscape(key, kind)])
        there = [name for name in self.kingdom.landscapes if _is_landscape(name, kind)]
        self.add_landscapes(kind, max(0, count - len(there)))

    def add_landscapes(self, kind: str, count: int) -> None:
        """Add landscapes of a kind by chance."""
        fitting = [name for name in (*self.landscapes, *self.dealt) if _is_landscape(name, kind)]
        if len(fitting) < count:
            self._raise("error.landscape_kind", n=len(fitting), kinds=(kind,))
        chosen = self.chance.sample(fitting, count)
        self.kingdom.landscapes += chosen
        self.landscapes = [name for name in self.landscapes if name not in chosen]

    # Drawing

    def draw(self, landscapes: int | None, most: int, piles: int = PILES) -> None:
        """Fill up the kingdom to so many piles and landscapes (None: those that come up, at most `most`)."""
        kingdom = self.kingdom
        self._check_landscapes(landscapes)
        self._check_needs(piles)
        self._check_owners()
        self._add_piles(piles)
        deck = [*self.pool, *(self.landscapes if landscapes is None else [])]
        self.chance.shuffle(deck)
        while len(kingdom.cards) < piles and deck:
            key = deck.pop()
            if key in LIBRARY.landscapes:
                if self._undealt() < most and not self._is_second_way(key):
                    kingdom.landscapes.append(key)
            elif key in self.pool:
                self._take(key, piles)
        if len(kingdom.cards) < piles:
            self._raise_too_few()
        if landscapes is not None:
            self._draw_landscapes(landscapes - self._undealt())
        self._deal(piles)
        self._pick_unused()
        # What was picked last may call for something itself.
        self._deal(piles)
        self._pick_piles()
        self._pick_pieces()
        self._pick_supply()

    def _draw_landscapes(self, count: int) -> None:
        """Draw so many landscapes; more than one Way only if there are too few others."""
        deck = self.chance.sample(self.landscapes, len(self.landscapes))
        spare: list[str] = []
        for key in deck:
            if count and not self._is_second_way(key):
                self.kingdom.landscapes.append(key)
                count -= 1
            else:
                spare.append(key)
        self.kingdom.landscapes += spare[:count]

    def _is_second_way(self, key: str) -> bool:
        """Tell whether a landscape is a Way and there is one already: no more are recommended."""
        ways = [one for one in self.kingdom.landscapes if _is_landscape(one, "way")]
        return _is_landscape(key, "way") and len(ways) > 0

    def _undealt(self) -> int:
        """Count the landscapes that were not dealt for the sake of a card."""
        return len([key for key in self.kingdom.landscapes if not is_dealt(key)])

    def _deal(self, piles: int) -> None:
        """Deal an Ally, a Prophecy where a card calls for it, and give it the pile that it asks for."""
        kingdom = self.kingdom
        for kind in LIBRARY.undealt(kingdom.spec(2)):
            fitting = [key for key in self.dealt if LIBRARY.landscapes[key].kind == kind]
            if fitting:
                kingdom.landscapes.append(self.chance.choice(fitting))
                self._add_piles(len(kingdom.cards))

    def _take(self, key: str, piles: int) -> None:
        """Take a card that came up, unless a wish could not be met any more then."""
        cards = [*self.kingdom.cards, key]
        pool = [other for other in self.pool if other != key]
        picked: dict[str, str] = {}
        for name in self._open([key]):
            pick = self._find(name, cards, pool, piles)
            if not pick:
                return
            pool.remove(pick)
            picked[name] = pick
        if self._is_possible(cards, pool, piles):
            self.kingdom.cards, self.pool = cards, pool
            for name, pick in picked.items():
                self._propose(name, [pick])

    def _propose(self, name: str, picks: list[str]) -> None:
        self.kingdom.choices[name] = picks
        self.proposed.append(name)

    def _open(self, keys: Iterable[str], what: Iterable[int] = (JOINING, BESIDE)) -> list[str]:
        """Name the choices of some piles and landscapes for which nothing is picked yet."""
        names = [
            f"{_name(key)}.{choice.name}" for key in keys for choice in LIBRARY.choices_of(key) if choice.what in what
        ]
        return [name for name in names if not self.kingdom.choices.get(name)]

    def _pick_unused(self) -> None:
        """Pick kingdom cards that are not used otherwise, where they are asked for and nobody has said which."""
        kingdom = self.kingdom
        for name in self._open([*kingdom.used, *kingdom.landscapes], (UNUSED,)):
            choice = LIBRARY.choices[name]
            # A card that asks for something itself would have to be given it.
            unused = [
                key
                for key in self.pool
                if key in LIBRARY.cards and not LIBRARY.choices_of(key) and choice.fits(LIBRARY.cards[key])
            ]
            if len(unused) < choice.low:
                self._raise("error.need_choice", choice=name)
            picks = self.chance.sample(unused, min(choice.usual, len(unused)))
            self.pool = [key for key in self.pool if key not in picks]
            self._propose(name, picks)

    def _pick_piles(self) -> None:
        """Pick piles of the kingdom where they are asked for: no pile twice for the same choice."""
        kingdom = self.kingdom
        for name in self._open([*kingdom.landscapes, *kingdom.used], (OF_KINGDOM,)):
            choice = LIBRARY.choices[name]
            same = [other for other in kingdom.choices if LIBRARY.choices[other] is choice]
            taken = [key for other in same for key in kingdom.choices[other]]
            free = [key for key in kingdom.cards if choice.fits(front(key)) and key not in taken]
            if len(free) < choice.low:
                self._raise("error.need_choice", choice=name)
            self._propose(name, [self.chance.choice(free)])

    def _pick_pieces(self) -> None:
        """Pick pieces that are no cards, such as Boons, where they are asked for."""
        kingdom = self.kingdom
        for name in self._open([*kingdom.used, *kingdom.landscapes], (PIECE,)):
            choice = LIBRARY.choices[name]
            fitting = [key for key, piece in LIBRARY.cards.items() if choice.fits(piece)]
            self._propose(name, sorted(self.chance.sample(fitting, choice.usual)))

    def _pick_supply(self) -> None:
        """Pick piles of the Supply where they are asked for: also one that a card of the kingdom brings with it."""
        kingdom = self.kingdom
        for name in self._open([*kingdom.landscapes, *kingdom.used], (OF_SUPPLY,)):
            choice = LIBRARY.choices[name]
            free = [key for key in supply_piles(LIBRARY, kingdom.spec(2)) if choice.fits(front(key))]
            if len(free) < choice.low:
                self._raise("error.need_choice", choice=name)
            self._propose(name, [self.chance.choice(free)])

    def _find(self, name: str, cards: list[str], pool: list[str], piles: int) -> str:
        """Find a further pile by chance: one that fits, is not used otherwise and not needed; "" if there is none."""
        choice = LIBRARY.choices[name]
        for key in self.chance.sample(pool, len(pool)):
            # One that asks for a further pile itself would have to be given it.
            if choice.fits(front(key)) and not any(other.adds_pile for other in LIBRARY.choices_of(key)):
                if self._is_possible(cards, [other for other in pool if other != key], piles):
                    return key
        return ""

    def _is_possible(self, cards: list[str], pool: list[str], piles: int) -> bool:
        """Tell whether cards can be filled up from a pool so that all wishes are met."""
        free = piles - len(cards)
        return len(pool) >= free and can_cover(self._unmet(cards), free, pool)

    def _unmet(self, cards: list[str]) -> list[str]:
        """Give the wishes that none of these cards meets."""
        return [kind for kind in self.needs if not any(has_kind(key, kind) for key in cards)]

    # What cannot be

    def _check_landscapes(self, landscapes: int | None) -> None:
        there = self._undealt()
        if landscapes is None:
            return
        if landscapes < 0:
            raise KingdomError(Message("error.not_landscapes", n=landscapes))
        if landscapes < there:
            raise KingdomError(Message("error.landscapes_in", n=there, cards=tuple(self.kingdom.landscapes)))
        if landscapes > there + len(self.landscapes):
            self._raise("error.landscapes", n=there + len(self.landscapes))

    def _check_owners(self) -> None:
        """See whether what is picked is picked for something that is in."""
        there = [_name(key) for key in (*self.kingdom.used, *self.kingdom.landscapes)]
        for name in self.kingdom.choices:
            owner = name.partition(".")[0]
            if owner not in there:
                raise KingdomError(Message("error.choice_unused", choice=name, cards=(owner,)))

    def _add_piles(self, piles: int) -> None:
        """See to the further piles that are asked for by what has to be in."""
        kingdom = self.kingdom
        for name in self._open([*kingdom.used, *kingdom.landscapes]):
            pick = self._find(name, kingdom.cards, self.pool, piles)
            if not pick and not LIBRARY.choices[name].low:
                continue
            if not pick and len(kingdom.cards) + len(self.pool) <= piles:
                self._raise_too_few()
            if not pick:
                self._raise("error.need_choice", choice=name)
            self.pool.remove(pick)
            self._propose(name, [pick])

    def _check_needs(self, piles: int) -> None:
        """See whether all wishes can be met, and if not, name those that are in the way of each other."""
        kingdom = self.kingdom
        unmet = self._unmet(kingdom.cards)
        for kind in unmet:
            if not any(has_kind(key, kind) for key in self.pool):
                self._raise("error.need", kinds=(kind,))
        if len(self.pool) + len(kingdom.cards) < piles:
            self._raise_too_few()
        free = piles - len(kingdom.cards)
        if can_cover(unmet, free, self.pool):
            return
        # What is left when every wish is dropped without which it would still not do.
        for kind in unmet[:]:
            others = [other for other in unmet if other != kind]
            if not can_cover(others, free, self.pool):
                unmet = others
        self._raise("error.room", n=free, kinds=tuple(unmet))

    def _raise_too_few(self) -> NoReturn:
        self._raise("error.too_few", n=len(self.kingdom.piles) + len(self.pool))

    def _raise(self, key: str, n: int = 0, kinds: tuple[str, ...] = (), choice: str = "") -> NoReturn:
        boxes = tuple(dict.fromkeys(box.expansion for box in self.boxes))
        raise KingdomError(Message(key, n=n, kinds=kinds, choice=choice, boxes=boxes))


def can_cover(kinds: Sequence[str], most: int, pool: Iterable[str]) -> bool:
    """Tell whether at most so many cards of a pool are enough to have one of each kind."""
    if not kinds:
        return True
    masks = {sum(1 << at for at, kind in enumerate(kinds) if has_kind(key, kind)) for key in pool}
    # A card that meets fewer of the wishes than another one is never needed.
    best = [mask for mask in sorted(masks) if not any(mask & other == mask for other in masks if other != mask)]
    return _can_cover((1 << len(kinds)) - 1, most, best)


def _can_cover(unmet: int, most: int, masks: list[int]) -> bool:
    """Tell whether at most so many masks have all of these bits together."""
    if not unmet or not most:
        return not unmet
    bits = [1 << at for at in range(unmet.bit_length()) if unmet >> at & 1]
    # One of the few that have the rarest bit must be among them.
    rarest = min(([mask for mask in masks if mask & bit] for bit in bits), key=len)
    rarest.sort(key=lambda mask: -(mask & unmet).bit_count())
    return any(_can_cover(unmet & ~mask, most - 1, masks) for mask in rarest)


def is_dealt(key: str) -> bool:
    """Tell whether a landscape is dealt for the sake of a card, and not chosen."""
    return LIBRARY.landscapes[key].dealt_for != 0


def _is_landscape(name: str, kind: str) -> bool:
    return LIBRARY.landscapes[name].kind == LANDSCAPE_KINDS[kind]


def _name(key: str) -> str:
    return key.partition("@")[0]
