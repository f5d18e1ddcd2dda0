"""Laying out the table: piles and their sizes, starting decks, and what single cards need besides."""

from types import ModuleType

from platin.engine.card import Card, CardDef
from platin.engine.const import (
    EVERYBODY,
    HEARS_TREASURES,
    NIGHT,
    NOWHERE,
    RECALLS,
    TRAIT,
    VICTORY,
    WAY,
)
from platin.engine.decision import RuleError
from platin.engine.effect import Effect
from platin.engine.landscape import Landscape
from platin.engine.rng import seeded
from platin.engine.state import GameState, PileInfo, Player, Rules
from platin.engine.table import find_listening_cards
from platin.engine.zones import Counter, Zone, add_counter, add_tokens, add_zone, zone_numbered

SHELTERS = "shelters"
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")


class PileDef:
    """A pile that is not simply copies of one card: split piles, Ruins, Knights, Prizes, Loot."""

    def __init__(
        self,
        name: str,
        cards: list[str] | None = None,
        types: int = 0,
        copies: int = 1,
        supply: bool = True,
        face_down: bool = False,
        shuffled: bool = False,
        per_opponent: int = 0,
        kingdom: bool = True,
        dealt: bool = False,
    ) -> None:
        self.name = name
        # The keys of its cards from bottom to top, or the type that all of them have; and of each so many copies.
        self.cards = cards
        self.types = types
        self.copies = copies
        # The keys of all its cards from bottom to top; the last one stands for the pile. Known when all cards are.
        self.members: list[str] = []
        self.supply = supply
        self.face_down = face_down
        self.shuffled = shuffled
        # So many of its shuffled cards are used for each player but the first; 0: all.
        self.per_opponent = per_opponent
        # Whether it can be one of the kingdom piles: part of the Supply, and not laid out for another card's sake.
        self.kingdom = kingdom and supply
        # Never laid out: one of each goes to every player's starting cards.
        self.dealt = dealt


class Library:
    """All cards, landscapes, effects and special piles that exist."""

    def __init__(self) -> None:
        self.cards: dict[str, CardDef] = {}
        self.landscapes: dict[str, Landscape] = {}
        self.effects: dict[str, Effect] = {}
        self.piles: dict[str, PileDef] = {}

    def scan(self, module: ModuleType) -> None:
        """Take in the cards, landscapes, effects, piles, zones and counters that a module defines."""
        things = sorted(vars(module).items())
        for _, thing in things:
            if isinstance(thing, Zone):
                add_zone(thing)
            elif isinstance(thing, Counter):
                add_counter(thing)
        for name, thing in things:
            if isinstance(thing, PileDef):
                self.piles[thing.name] = thing
            elif not name.startswith("_") and isinstance(thing, type) and thing.__module__ == module.__name__:
                self.add(thing, module.__name__)

    def add(self, kind: type, module: str) -> None:
        """Take in a class of cards, landscapes or effects; an effect without a name is only there to be built upon."""
        if issubclass(kind, CardDef):
            card: CardDef = kind()
            card.settle(module)
            if card.hears_from != NOWHERE and not zone_numbered(card.hears_from).hears:
                raise RuleError(f"{card.key!r} listens from a zone where cards do not")
            if card.key in self.cards:
                raise RuleError(f"two cards {card.key!r}")
            self.cards[card.key] = card
        elif issubclass(kind, Landscape):
            landscape: Landscape = kind()
            landscape.settle(module)
            if landscape.name in self.landscapes:
                raise RuleError(f"two landscapes {landscape.name!r}")
            self.landscapes[landscape.name] = landscape
        elif issubclass(kind, Effect):
            effect: Effect = kind()
            if effect.name in self.effects:
                raise RuleError(f"two effects {effect.name!r}")
            if effect.name:
                self.effects[effect.name] = effect

    def fill_piles(self) -> None:
        """Find the cards of the piles that are described by a type, when all cards are known."""
        for pile in self.piles.values():
            kinds = pile.cards
            if kinds is None:
                kinds = sorted([key for key, card in self.cards.items() if card.types & pile.types])
            pile.members = [key for key in kinds for _ in range(pile.copies)]

    def card(self, key: str) -> CardDef:
        """Give a card by its key, or say that there is none."""
        if key not in self.cards:
            raise RuleError(f"no card {key!r}")
        return self.cards[key]


class Spec:
    """What the players agreed on before the game. Together with a seed and the answers it is the whole game."""

    def __init__(self, players: int, kingdom: list[str]) -> None:
        self.players = players
        # Keys of cards ("mine", "mine@2") or names of special piles.
        self.kingdom = kingdom
        # Names of landscapes; for Traits the pile each lies on.
        self.landscapes: list[str] = []
        self.trait_piles: dict[str, str] = {}
        self.bane: str = ""
        self.colony: bool = False
        # Keys of the kingdom cards in the Black Market deck, one copy each.
        self.black_market: list[str] = []
        # Starting cards are Shelters instead of Estates.
        self.shelters: bool = False


class Setup:
    """A table being laid out. Cards and landscapes add to it in `on_setup` and `on_ready`."""

    def __init__(self, library: Library, spec: Spec) -> None:
        self.library = library
        self.spec = spec
        self.rules = Rules(spec.players)
        self.state = GameState(self.rules)
        self.start: list[str] = ["copper"] * 7
        self.start += library.piles[SHELTERS].members if spec.shelters else ["estate"] * 3

    def new_card(self, defn: CardDef, home: int) -> Card:
        """Make a physical card."""
        card = Card(len(self.rules.cards), defn, home)
        self.rules.cards.append(card)
        self.state.moves.append(0)
        if defn not in self.rules.defs:
            self.rules.defs.append(defn)
        return card

    def add_pile(
        self,
        name: str,
        members: list[CardDef],
        supply: bool = True,
        face_down: bool = False,
        shuffled: bool = False,
        size: int = 0,
    ) -> int:
        """Lay out a pile; members from bottom to top."""
        rules = self.rules
        if name in rules.named:
            raise RuleError(f"pile {name!r} laid out twice")
        index = len(rules.piles)
        rules.piles.append(PileInfo(index, name, members[-1], supply, face_down, shuffled, size))
        rules.named[name] = index
        rules.traits_on.append(None)
        self.state.piles.append([self.new_card(defn, index) for defn in members])
        for defn in members:
            rules.pile_of[defn.name] = index
        return index

    def has_pile(self, name: str) -> bool:
        """Tell whether a pile is already laid out."""
        return name in self.rules.named

    def add_copies(self, key: str, copies: int = 0) -> int:
        """Lay out a Supply pile of copies of one card: 10, or 8 or 12 of a Victory card, unless it says otherwise."""
        defn = self.library.card(key)
        if not copies:
            copies = defn.copies
        if not copies:
            copies = 10 if not defn.types & VICTORY else 8 if self.spec.players == 2 else 12
        return self.add_pile(key, [defn] * copies, supply=not defn.beside)

    def add_beside(self, key: str) -> int:
        """Lay out the pile of a card outside the Supply, unless it is there already."""
        return self.rules.named[key] if key in self.rules.named else self.add_copies(key)

    def add_special(self, name: str) -> int:
        """Lay out a pile that the library describes, unless it is there already."""
        if name in self.rules.named:
            return self.rules.named[name]
        pile = self.library.piles[name]
        members = [self.library.card(key) for key in pile.members]
        size = pile.per_opponent * (self.spec.players - 1)
        return self.add_pile(name, members, pile.supply, pile.face_down, pile.shuffled, size)

    def add_kingdom(self, name: str) -> int:
        """Lay out a kingdom pile by its name."""
        if name in self.library.piles and self.library.piles[name].kingdom:
            return self.add_special(name)
        defn = self.library.card(name)
        if not defn.kingdom:
            raise RuleError(f"{name!r} is not a kingdom card")
        return self.add_copies(name)

    def add_rule(self, effect: Effect) -> None:
        """Let a rule hold for everybody, all game long."""
        self.state.serial += 1
        effect.serial = self.state.serial
        effect.owner = EVERYBODY
        self.state.effects.append(effect)

    def put_into_trash(self, key: str) -> None:
        """Let a card begin the game in the trash."""
        self.state.trash.append(self.new_card(self.library.card(key), -1))

    def put_token(self, pile: int, counter: Counter, count: int = 1) -> None:
        """Put tokens on a pile."""
        add_tokens(self.state.pile_tokens.setdefault(pile, {}), counter, count)

    def basics(self) -> None:
        """Lay out the basic cards."""
        n = self.spec.players
        many = 1 if n < 5 else 2
        self.rules.copper = self.add_copies("copper", 60 * many - self.start.count("copper") * n)
        self.add_copies("silver", 40 * many)
        self.add_copies("gold", 30 * many)
        if self.spec.colony:
            self.add_copies("platinum", 12)
        self.add_copies("estate")
        self.add_copies("duchy")
        self.rules.end_piles.append(self.add_copies("province", 8 if n == 2 else 12 if n < 5 else 3 * n))
        if self.spec.colony:
            self.rules.end_piles.append(self.add_copies("colony"))
        self.rules.curse = self.add_copies("curse", 10 * (n - 1))

    def kingdom(self) -> None:
        """Lay out the kingdom, the Bane, and all that single cards ask for."""
        spec = self.spec
        for name in spec.kingdom:
            self.add_kingdom(name)
        if spec.bane:
            self.rules.bane = self.add_kingdom(spec.bane)
        self.rules.kingdom = spec.kingdom[:]
        for name in spec.landscapes:
            self.add_landscape(name)
        done = 0
        while done < len(self.rules.defs):
            defn = self.rules.defs[done]
            defn.on_setup(self)
            if defn.potion and not self.has_pile("potion"):
                self.add_copies("potion", 16)
            done += 1

    def add_landscape(self, name: str) -> None:
        """Lay out a landscape; a Trait goes to its pile."""
        if name not in self.library.landscapes:
            raise RuleError(f"no landscape {name!r}")
        landscape = self.library.landscapes[name]
        pile = -1
        if landscape.kind == TRAIT:
            wanted = self.spec.trait_piles.get(name, "")
            pile = self.rules.named.get(wanted, -1)
            if pile < 0:
                raise RuleError(f"Trait {name!r} needs a pile of this kingdom, not {wanted!r}")
            self.check_trait(name, pile)
            self.rules.traits_on[pile] = landscape
        self.rules.landscapes.append(landscape)
        self.rules.landscape_pile.append(pile)
        landscape.on_setup(self)

    def check_trait(self, name: str, pile: int) -> None:
        """Refuse a Trait on a pile where the rules do not allow one."""
        info = self.rules.piles[pile]
        if info.name not in self.spec.kingdom and info.name != self.spec.bane:
            raise RuleError(f"Trait {name!r} cannot lie on {info.name!r}: not a kingdom pile")
        if not info.defn.types & 3:
            raise RuleError(f"Trait {name!r} cannot lie on {info.name!r}: neither Action nor Treasure")
        if self.rules.traits_on[pile] is not None:
            raise RuleError(f"two Traits on {info.name!r}")

    def decks(self) -> None:
        """Deal the starting decks (shuffled later, in the set-up step)."""
        for _ in range(self.spec.players):
            p = Player()
            for key in self.start:
                p.deck.append(self.new_card(self.library.card(key), self.rules.pile_of.get(key, -1)))
            self.state.players.append(p)

    def ready(self) -> GameState:
        """Finish: let cards do what waits for all piles, and find out what may be listened to."""
        for defn in self.rules.defs:
            defn.on_ready(self)
        find_listeners(self.state)
        return self.state


def find_listeners(state: GameState) -> None:
    """Find out what may be listened to in a game: by landscapes, effects, and the cards that are off their piles."""
    rules = state.rules
    rules.nights = any([defn.types & NIGHT for defn in rules.defs])
    rules.ways = [i for i in range(len(rules.landscapes)) if rules.landscapes[i].kind == WAY]
    for i in range(len(rules.landscapes)):
        rules.listening |= heard_by(rules, i)
    if any([defn.recalls for defn in rules.defs]):
        rules.listening |= 1 << RECALLS
    find_listening_cards(state)
    state.listening = rules.listening | state.cards_listening
    for effect in state.effects:
        state.listening |= effect.listens


def heard_by(rules: Rules, index: int) -> int:
    """Give what a landscape listens to: plain Treasures only if there are any on the one pile that concerns it."""
    landscape = rules.landscapes[index]
    if landscape.own_pile_only:
        pile = rules.landscape_pile[index]
        if not any([card.home == pile and card.plain for card in rules.cards]):
            return landscape.listens & ~(1 << HEARS_TREASURES)
    return landscape.listens


def lay_out(library: Library, spec: Spec) -> GameState:
    """Lay out a table. The result serves for any number of games: `deal` makes one of it."""
    if not 2 <= spec.players <= 6:
        raise RuleError(f"2 to 6 players, not {spec.players}")
    names = [key.split("@")[0] for key in spec.kingdom]
    if len(names) != len(dict.fromkeys(names)):
        raise RuleError("a kingdom pile is named twice")
    setup = Setup(library, spec)
    setup.basics()
    setup.kingdom()
    setup.decks()
    return setup.ready()


def deal(table: GameState, seed: int, log: bool = False, stops: int = 0) -> GameState:
    """Make a new game of a laid-out table. `stops` is the bit mask of the players who are asked before Clean-up."""
    state = table.copy()
    state.stops = stops
    state.rng1, state.rng2 = seeded(seed)
    if log:
        state.log = []
    return state
