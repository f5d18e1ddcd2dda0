"""Laying out the table: piles and their sizes, starting decks, and what single cards need besides."""

from types import ModuleType

from platin.engine.card import Card, CardDef
from platin.engine.choice import BESIDE, OF_KINGDOM, OF_SUPPLY, UNUSED, SetupChoice, TableOption
from platin.engine.const import (
    EVERYBODY,
    HEARS_TREASURES,
    LIAISON,
    NIGHT,
    NOWHERE,
    RECALLS,
    SHADOW,
    TYPE_NAMES,
    VICTORY,
    WAY,
)
from platin.engine.decision import RuleError
from platin.engine.effect import Cube, Effect, Gone
from platin.engine.landscape import Landscape
from platin.engine.rng import seeded
from platin.engine.spec import Spec
from platin.engine.state import GameState, PileInfo, Player, Rules
from platin.engine.table import find_listening_cards
from platin.engine.zones import Counter, Zone, add_counter, add_tokens, add_zone, zone_numbered

START = (*(("copper",) * 7), *(("estate",) * 3))
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
        doubles: bool = False,
        twice: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        # The keys of its cards from bottom to top, or the type that all of them have; and of each so many copies.
        # With both the pile itself has these types, where its top card has others.
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
        # With three players and more there is twice as much of each, or of these.
        self.doubles = doubles
        self.twice = twice
        # Never laid out: one of each goes to every player's starting cards.
        self.dealt = dealt


class Library:
    """All cards, landscapes, effects, special piles and options of a table that exist."""

    def __init__(self) -> None:
        self.cards: dict[str, CardDef] = {}
        self.landscapes: dict[str, Landscape] = {}
        # The effects of cards, and what the engine itself has of them.
        self.effects: dict[str, Effect] = {"cube": Cube(), "gone": Gone()}
        self.piles: dict[str, PileDef] = {}
        self.options: dict[str, TableOption] = {}
        # What mixed piles are taken for that have other types than their top cards.
        self.faces: dict[str, CardDef] = {}
        # The choices of all cards and landscapes: "black_market.deck".
        self.choices: dict[str, SetupChoice] = {}

    def scan(self, module: ModuleType) -> None:
        """Take in the cards, landscapes, effects, piles, options, zones and counters that a module defines."""
        things = sorted(vars(module).items())
        for _, thing in things:
            if isinstance(thing, Zone):
                add_zone(thing)
            elif isinstance(thing, Counter):
                add_counter(thing)
        for name, thing in things:
            if isinstance(thing, PileDef):
                self.piles[thing.name] = thing
            elif isinstance(thing, TableOption):
                self.options[thing.name] = thing
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
            for choice in card.choices:
                self.choices[f"{card.name}.{choice.name}"] = choice
        elif issubclass(kind, Landscape):
            landscape: Landscape = kind()
            landscape.settle(module)
            if landscape.key in self.landscapes:
                raise RuleError(f"two landscapes {landscape.key!r}")
            self.landscapes[landscape.key] = landscape
            for choice in landscape.choices:
                self.choices[f"{landscape.name}.{choice.name}"] = choice
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
            if pile.cards is not None and pile.types:
                self.faces[pile.name] = face_of(self.card(pile.members[-1]), pile.types)

    def sold_for(self, key: str) -> str:
        """Give the kingdom pile that a pick stands for: its own, or the mixed one that it is of; "" if none."""
        if key in self.piles or self.card(key).kingdom:
            return key.partition("@")[0]
        for pile in self.piles.values():
            if pile.kingdom and key in pile.members:
                return pile.name
        return ""

    def types_in(self, spec: Spec) -> int:
        """Give all types of the cards that a table is laid out with: those of the kingdom and those chosen besides."""
        types = 0
        for key in [*spec.kingdom, *spec.chosen_keys()]:
            if key not in self.landscapes:
                for member in self.piles[key].members if key in self.piles else [key]:
                    types |= self.card(member).types
        return types

    def undealt(self, spec: Spec) -> list[int]:
        """Give the kinds of landscape of which one has to be dealt for the cards of a table, and is not there yet."""
        types = self.types_in(spec)
        there = [self.landscapes[key].kind for key in spec.landscapes]
        kinds: list[int] = []
        for landscape in self.landscapes.values():
            if landscape.dealt_for & types and landscape.kind not in there and landscape.kind not in kinds:
                kinds.append(landscape.kind)
        return sorted(kinds)

    def card(self, key: str) -> CardDef:
        """Give a card by its key, or say that there is none."""
        if key not in self.cards:
            raise RuleError(f"no card {key!r}")
        return self.cards[key]

    def front(self, key: str) -> CardDef:
        """Give the card that stands for a pile: its only one, or the top one of a mixed pile."""
        if key in self.faces:
            return self.faces[key]
        return self.card(self.piles[key].members[-1] if key in self.piles else key)

    def choices_of(self, key: str) -> tuple[SetupChoice, ...]:
        """Give the choices that a kingdom pile or landscape asks for."""
        if key in self.landscapes:
            return self.landscapes[key].choices
        found: list[SetupChoice] = []
        members = self.piles[key].members if key in self.piles else [key]
        for member in dict.fromkeys(members):
            found.extend(self.card(member).choices)
        return tuple(found)

    def choice(self, owner: str, name: str) -> SetupChoice:
        """Give a choice by its card or landscape and its name, or say that there is none."""
        key = f"{owner}.{name}"
        if key not in self.choices:
            raise RuleError(f"{owner!r} asks for no {name!r}")
        return self.choices[key]


def face_of(top: CardDef, types: int) -> CardDef:
    """Make what a pile is taken for: as its top card, but for the types."""
    face = CardDef()
    face.name = top.name
    face.edition = top.edition
    face.expansion = top.expansion
    face.prints = top.prints
    face.cost = top.cost
    face.types = types
    return face


class Setup:
    """A table being laid out. Cards and landscapes add to it in `on_setup` and `on_ready`."""

    def __init__(self, library: Library, spec: Spec, state: GameState | None = None) -> None:
        self.library = library
        self.spec = spec
        # A game that is under way already goes on with what is added.
        self.begun = state is not None
        self.rules = Rules(spec) if state is None else state.rules
        self.rules.library = library
        self.state = GameState(self.rules) if state is None else state
        self.options: list[TableOption] = []
        self.start: list[str] = list(START)
        for name in spec.options:
            if name not in library.options:
                raise RuleError(f"no option {name!r} of a table")
            option = library.options[name]
            self.options.append(option)
            self.rules.agreed |= option.agreed
            for usual, keys in option.instead:
                self.start = [*[key for key in self.start if key != usual], *keys]

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

    def add_copies(self, key: str, copies: int = 0, supply: bool = True) -> int:
        """Lay out a pile of copies of one card: 10, or 8 or 12 of a Victory card, unless it says otherwise."""
        defn = self.library.card(key)
        if not copies:
            copies = defn.copies
        if not copies:
            copies = 10 if not defn.types & VICTORY else 8 if self.spec.players == 2 else 12
        return self.add_pile(key, [defn] * copies, supply and not defn.beside)

    def add_beside(self, key: str) -> int:
        """Lay out the pile of a card outside the Supply, unless it is there already."""
        return self.rules.named[key] if key in self.rules.named else self.add_copies(key)

    def add_special(self, name: str, supply: bool = True) -> int:
        """Lay out a pile that the library describes, unless it is there already; beside the Supply if wanted."""
        if name in self.rules.named:
            return self.rules.named[name]
        pile = self.library.piles[name]
        members: list[CardDef] = []
        # What was picked for a choice lies elsewhere.
        picked = self.spec.chosen_keys()
        for key in [key for key in pile.members if key not in picked]:
            many = 2 if self.spec.players > 2 and (pile.doubles or key in pile.twice) else 1
            members.extend([self.library.card(key)] * many)
        size = pile.per_opponent * (self.spec.players - 1)
        return self.add_pile(name, members, supply and pile.supply, pile.face_down, pile.shuffled, size)

    def add_kingdom(self, name: str, supply: bool = True) -> int:
        """Lay out a kingdom pile by its name, in the Supply or beside it."""
        if name in self.library.piles and self.library.piles[name].kingdom:
            return self.add_special(name, supply)
        defn = self.library.card(name)
        if not defn.kingdom:
            raise RuleError(f"{name!r} is not a kingdom card")
        return self.add_copies(name, supply=supply)

    def add_rule(self, effect: Effect) -> None:
        """Let a rule hold for everybody, all game long; several cards may bring the same."""
        if any([effect.name == other.name for other in self.state.effects]):
            return
        self.state.serial += 1
        effect.serial = self.state.serial
        effect.owner = EVERYBODY
        self.state.effects.append(effect)

    def give_favors(self, n: int) -> None:
        """Let everybody begin with Favors: one where there is a Liaison, and further ones if a card says so."""
        for p in self.state.players:
            p.favors += n

    def put_into_trash(self, key: str) -> None:
        """Let a card begin the game in the trash."""
        self.state.trash.append(self.new_card(self.library.card(key), -1))

    def put_token(self, pile: int, counter: Counter, count: int = 1) -> None:
        """Put tokens on a pile."""
        add_tokens(self.state.pile_tokens.setdefault(pile, {}), counter, count)

    def put_on_landscape(self, landscape: Landscape, counter: Counter, count: int) -> None:
        """Put tokens on a landscape."""
        index = self.rules.landscapes.index(landscape)
        add_tokens(self.state.landscape_tokens.setdefault(index, {}), counter, count)

    def basics(self) -> None:
        """Lay out the basic cards."""
        n = self.spec.players
        many = 1 if n < 5 else 2
        self.rules.copper = self.add_copies("copper", 60 * many - self.start.count("copper") * n)
        self.add_copies("silver", 40 * many)
        self.add_copies("gold", 30 * many)
        self.add_behind("gold")
        self.add_copies("estate")
        self.add_copies("duchy")
        self.rules.end_piles.append(self.add_copies("province", 8 if n == 2 else 12 if n < 5 else 3 * n))
        self.add_behind("province")
        self.rules.curse = self.add_copies("curse", 10 * (n - 1))

    def add_behind(self, basic: str) -> None:
        """Lay out what options of the table add behind a basic pile."""
        for option in self.options:
            for place, key in option.piles:
                if place == basic:
                    index = self.add_copies(key)
                    if key in option.ends:
                        self.rules.end_piles.append(index)

    def kingdom(self) -> None:
        """Lay out the kingdom, the piles that were chosen besides, and all that single cards ask for."""
        spec = self.spec
        for name in spec.kingdom:
            self.add_kingdom(name)
        for owner, name, keys in spec.choices:
            choice = self.library.choice(owner, name)
            if choice.adds_pile:
                for key in keys:
                    self.add_kingdom(key, choice.what != BESIDE)
        for key in spec.landscapes:
            self.add_landscape(key)
        self.set_up()

    def set_up(self, done: int = 0) -> None:
        """Give each card what it asks for, also those that come into the game on the way; the first ones have it."""
        while done < len(self.rules.defs):
            defn = self.rules.defs[done]
            self.check(defn.name, defn.choices)
            defn.on_setup(self)
            if defn.potion and not self.has_pile("potion"):
                self.add_copies("potion", 16)
            if defn.heirloom and not self.begun:
                self.add_heirloom(defn.heirloom)
            done += 1

    def add_heirloom(self, key: str) -> None:
        """Let everybody begin with a card instead of a Copper, which stays on its pile."""
        self.start[self.start.index("copper")] = key
        copper = self.library.card("copper")
        pile = self.state.piles[self.rules.copper]
        pile.extend([self.new_card(copper, self.rules.copper) for _ in range(self.spec.players)])

    def add_landscape(self, key: str) -> None:
        """Lay out a landscape; one that belongs to a pile goes there."""
        if key not in self.library.landscapes:
            raise RuleError(f"no landscape {key!r}")
        landscape = self.library.landscapes[key]
        if landscape.dealt_for and landscape.kind in [other.kind for other in self.rules.landscapes]:
            raise RuleError(f"{key!r}: there is a landscape of its kind already")
        self.check(landscape.name, landscape.choices)
        pile = landscape.lies_on(self)
        if pile >= 0:
            self.rules.traits_on[pile] = landscape
        self.rules.landscapes.append(landscape)
        self.rules.landscape_pile.append(pile)
        landscape.on_setup(self)

    # Choices

    def chosen(self, owner: str, choice: SetupChoice) -> tuple[str, ...]:
        """Give what the players picked for a choice."""
        return self.spec.chosen(owner, choice.name)

    def check(self, owner: str, choices: tuple[SetupChoice, ...]) -> None:
        """Refuse what may not be picked for the choices of a card or landscape."""
        for choice in choices:
            keys = self.chosen(owner, choice)
            if len(keys) < choice.low:
                raise RuleError(f"{owner!r} needs a {choice.name}")
            if choice.high and len(keys) > choice.high:
                raise RuleError(f"{owner!r} needs a {choice.name}, not {len(keys)}")
            for key in keys:
                self.check_pick(owner, choice, key)

    def check_pick(self, owner: str, choice: SetupChoice, key: str) -> None:
        """Refuse a pick that does not fit, is not where it has to be, or is picked for two of the same choice."""
        what = choice.name
        front = self.library.front(key)
        allowed = choice.allows(front)
        if not allowed and not choice.costs_right(front):
            costs = [str(cost) for cost in choice.costs]
            raise RuleError(f"{key!r} cannot be the {what} of {owner!r}: expected a cost of {' or '.join(costs)}")
        if not allowed:
            types = [TYPE_NAMES[at] for at in range(len(TYPE_NAMES)) if choice.types >> at & 1]
            raise RuleError(f"{key!r} cannot be the {what} of {owner!r}: expected the type {' or '.join(types)}")
        if choice.what == OF_KINGDOM and key not in self.spec.kingdom and key not in self.joined():
            raise RuleError(f"{key!r} cannot be the {what} of {owner!r}: not a kingdom pile")
        if choice.what == UNUSED and (key not in self.library.cards or not self.library.sold_for(key)):
            raise RuleError(f"{key!r} cannot be the {what} of {owner!r}: not a kingdom card")
        name = self.library.sold_for(key) or key
        if choice.what == UNUSED and name in [info.title for info in self.rules.piles]:
            raise RuleError(f"{key!r} cannot be the {what} of {owner!r}: it is used already")
        picked = [
            self.library.sold_for(other) or other
            for one in self.spec.choices
            if self.library.choice(one.owner, one.choice).rivals(choice)
            for other in one.keys
        ]
        if picked.count(name) > 1:
            raise RuleError(f"{key!r} cannot be the {what} of {owner!r}: it is picked twice")

    def check_supply(self, owner: str, choices: tuple[SetupChoice, ...]) -> None:
        """Refuse a pick that has to be one of the piles of the Supply and is none, when all of them are there."""
        for choice in choices:
            for key in self.chosen(owner, choice):
                if choice.what == OF_SUPPLY and not (
                    self.has_pile(key) and self.rules.piles[self.rules.named[key]].supply
                ):
                    raise RuleError(f"{key!r} cannot be the {choice.name} of {owner!r}: not a pile of the Supply")

    def joined(self) -> list[str]:
        """Give the kingdom piles that were chosen besides the usual ones and are part of the Supply."""
        found: list[str] = []
        for one in self.spec.choices:
            choice = self.library.choice(one.owner, one.choice)
            if choice.adds_pile and choice.what != BESIDE:
                found.extend(one.keys)
        return found

    def decks(self) -> None:
        """Deal the starting decks (shuffled later, in the set-up step)."""
        for _ in range(self.spec.players):
            p = Player()
            for key in self.start:
                p.deck.append(self.new_card(self.library.card(key), self.rules.pile_of.get(key, -1)))
            self.state.players.append(p)

    def ready(self) -> GameState:
        """Finish: let cards and landscapes do what waits for all piles, and find out what may be listened to."""
        if any([defn.types & LIAISON for defn in self.rules.defs]):
            self.give_favors(1)
        for landscape in self.rules.landscapes:
            self.check_supply(landscape.name, landscape.choices)
        for defn in self.rules.defs:
            defn.on_ready(self)
        for landscape in self.rules.landscapes:
            landscape.on_ready(self)
        find_listeners(self.state)
        return self.state


def find_listeners(state: GameState) -> None:
    """Find out what may be listened to in a game: by landscapes, effects, and the cards that are off their piles."""
    rules = state.rules
    for effect in state.effects:
        if isinstance(effect, Gone):
            for info in rules.piles:
                if info.name in effect.names:
                    info.supply = False
                    info.gone = True
    rules.nights = any([defn.types & NIGHT for defn in rules.defs])
    rules.shadows = any([defn.types & SHADOW for defn in rules.defs])
    rules.counts_actions = any([defn.counts_actions for defn in rules.defs])
    if any([landscape.counts_actions for landscape in rules.landscapes]):
        rules.counts_actions = True
    rules.ways = [i for i in range(len(rules.landscapes)) if rules.landscapes[i].kind == WAY]
    rules.listening_anywhere = 0
    rules.listening_on = [0] * len(rules.piles)
    for i in range(len(rules.landscapes)):
        landscape = rules.landscapes[i]
        rules.listening |= heard_by(rules, i)
        if not landscape.own_pile_only:
            rules.listening_anywhere |= landscape.listens
        elif rules.landscape_pile[i] >= 0:
            rules.listening_on[rules.landscape_pile[i]] |= landscape.listens
    if any([defn.recalls for defn in rules.defs]) or any([landscape.recalls for landscape in rules.landscapes]):
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
    names = [key.split("@")[0] for key in spec.landscapes]
    if len(names) != len(dict.fromkeys(names)):
        raise RuleError("a landscape is named twice")
    setup = Setup(library, spec)
    setup.basics()
    setup.kingdom()
    setup.decks()
    return setup.ready()


def supply_piles(library: Library, spec: Spec) -> list[str]:
    """Give the names of the Supply piles that a table has besides the basic ones; its landscapes may lack choices."""
    table = lay_out(library, spec.with_landscapes(()))
    return [info.name for info in table.rules.piles if info.supply and info.name not in BASIC]


def deal(table: GameState, seed: int, log: bool = False, stops: int = 0) -> GameState:
    """Make a new game of a laid-out table. `stops` is the bit mask of the players who are asked before Clean-up."""
    state = table.copy()
    state.stops = stops
    state.rng1, state.rng2 = seeded(seed)
    if log:
        state.log = []
    return state
