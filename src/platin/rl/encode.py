"""What a player may see, written into buffers of bytes and small numbers; compiled, this is what makes it fast.

An observation has thousands of numbers, of which a few hundred are not 0. Only these are written, and taken back before
the next one. NumPy sees the buffers as they are: nothing is copied, and nothing of NumPy is needed here.

The rules of who sees what are those of `session.view`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, u8

from platin.engine.card import NO_CARDS, Card
from platin.engine.compiler import i64
from platin.engine.const import (
    ASIDE,
    ASIDE_DOWN,
    BOX,
    DECK,
    DISCARD,
    HAND,
    LOOKED,
    OVER,
    PLAY,
    REVEALED,
    RULE_COST,
    SPENT,
    STORE,
    TRASH,
)
from platin.engine.decision import Decision
from platin.engine.effect import PlayerToken
from platin.engine.game import Game
from platin.engine.score import points
from platin.engine.state import GameState, Player, Rules
from platin.engine.zones import (
    ALL_SEE,
    COUNTERS,
    ON_LANDSCAPE,
    ON_MAT,
    ON_PILE,
    ON_PLAYER,
    OWNER_SEES,
    PLAYER_ZONES,
    TABLE_ZONES,
    Counter,
    Zone,
    cards_in,
    groups_on,
)

MOST_BYTE: Final = 255
MOST_NUMBER: Final = 32767


class UnknownCard(ValueError):
    """A card or landscape that the catalogue does not have: it is that of another table."""


def bytes_buffer(size: int) -> vec[u8]:
    """Make a buffer of bytes."""
    return vec[u8]([0] * size)


def numbers_buffer(size: int) -> vec[i16]:
    """Make a buffer of small numbers."""
    return vec[i16]([0] * size)


class Numbers:
    """What a catalogue says about the cards of one table, by uid and index: made once for all of its games."""

    def __init__(self, rules: Rules, cards: dict[str, int], landscapes: dict[str, int]) -> None:
        self.rules = rules
        self.cards = cards
        self.of_uid: vec[i16] = vec[i16]([cards.get(card.defn.key, -1) for card in rules.cards])
        # Those of piles by the card that stands for them, and of landscapes.
        self.of_pile: list[int] = []
        for info in rules.piles:
            key = info.defn.key
            self.of_pile.append(cards.get(key, cards.get(info.title, -1)))
        for landscape in rules.landscapes:
            if landscape.key not in landscapes:
                raise UnknownCard(f"{landscape.key!r} is not in the catalogue")
        self.of_landscape: list[int] = [landscapes[one.key] for one in rules.landscapes]
        # Where a Trait lies on which pile, and what was picked for something before the game.
        self.landscape_on: list[int] = rules.landscape_pile[:]
        chosen = rules.spec.chosen_keys()
        self.picked: list[int] = [
            self.of_pile[info.index] for info in rules.piles if info.name in chosen and self.of_pile[info.index] >= 0
        ]
        # Whether some cards are known by their backs.
        self.backs = False
        for defn in rules.defs:
            if defn.marked:
                self.backs = True

    def of(self, card: Card) -> i64:
        """Give the number of a card, as what it counts now."""
        if card.guise:
            number: i64 = self.cards.get(card.defn.key, -1)
        else:
            number = i64(self.of_uid[card.uid])
        if number < 0:
            raise UnknownCard(f"{card.defn.key!r} is not in the catalogue")
        return number


class Encoder:
    """Writes observations into a place of two buffers: one of bytes, one of numbers."""

    def __init__(
        self,
        in_bytes: vec[u8],
        in_numbers: vec[i16],
        first_byte: int,
        first_number: int,
        starts: dict[str, int],
        cards: dict[str, int],
        landscapes: dict[str, int],
        questions: dict[str, int],
        effects: dict[str, int],
        player_tokens: dict[str, int],
        players: int,
    ) -> None:
        self.bytes: vec[u8] = in_bytes
        self.numbers: vec[i16] = in_numbers
        self.cards = cards
        self.landscapes = landscapes
        self.questions = questions
        self.effects = effects
        self.player_tokens = player_tokens
        self.players: i64 = players
        self.many_cards: i64 = len(cards)
        self.many_landscapes: i64 = len(landscapes)
        self.many_effects: i64 = len(effects)
        # What is written now and is not 0: where, in each buffer. What stays the same for the whole game is apart.
        self.byte_at: vec[i32] = vec[i32]([0] * 4096)
        self.bytes_written: i64 = 0
        self.number_at: vec[i32] = vec[i32]([0] * 4096)
        self.numbers_written: i64 = 0
        self.fixed_bytes: list[int] = []
        self.fixed_numbers: list[int] = []
        self.fixed_for: Rules | None = None
        self.costs: list[int] = []
        self.costs_printed = False
        self.known: Numbers | None = None
        self.zones: list[Zone] = PLAYER_ZONES[:]
        self.mats: dict[str, int] = {}
        for at in range(len(self.zones)):
            if not self.zones[at].field:
                self.mats[self.zones[at].name] = at
        self.many_zones: i64 = len(self.zones)
        self.table_zones: list[Zone] = [zone for zone in TABLE_ZONES if not zone.many]
        self.counters: list[Counter] = [counter for counter in COUNTERS if counter.where & ON_PLAYER]
        self.defaults = False
        for counter in self.counters:
            if counter.default:
                self.defaults = True
        row = _numbered(ON_PLAYER)
        self.at_vp: i64 = row["vp"]
        self.at_coffers: i64 = row["coffers"]
        self.at_villagers: i64 = row["villagers"]
        self.at_debt: i64 = row["debt"]
        self.at_favors: i64 = row["favors"]
        self.at_turns: i64 = row["turns"]
        self.on_pile: dict[str, int] = _numbered(ON_PILE)
        self.on_landscape: dict[str, int] = _numbered(ON_LANDSCAPE)
        self.on_mat: dict[str, int] = _numbered(ON_MAT)
        self.at_zones: i64 = first_byte + starts["zones"]
        self.at_table: i64 = first_byte + starts["table"]
        self.at_supply: i64 = first_byte + starts["supply"]
        self.at_beside: i64 = first_byte + starts["beside"]
        self.at_top: i64 = first_byte + starts["top"]
        self.at_cost: i64 = first_byte + starts["cost"]
        self.at_pile_tokens: i64 = first_byte + starts["pile_tokens"]
        self.at_marked: i64 = first_byte + starts["marked"]
        self.at_landscapes: i64 = first_byte + starts["landscapes"]
        self.at_cubes: i64 = first_byte + starts["cubes"]
        self.at_effects: i64 = first_byte + starts["effects"]
        self.at_picked: i64 = first_byte + starts["picked"]
        self.at_piles: i64 = first_number + starts["piles"]
        self.at_traits: i64 = first_number + starts["traits"]
        self.at_markers: i64 = first_number + starts["markers"]
        self.at_landscape_tokens: i64 = first_number + starts["landscape_tokens"]
        self.at_sizes: i64 = first_number + starts["sizes"]
        self.at_tokens: i64 = first_number + starts["tokens"]
        self.at_mat_tokens: i64 = first_number + starts["mat_tokens"]
        self.at_turn: i64 = first_number + starts["turn"]
        self.at_question: i64 = first_number + starts["question"]
        self.at_answer: i64 = first_number + starts["answer"]

    # Writing

    def add(self, at: i64, n: i64 = 1) -> None:
        """Add to a byte."""
        there: i64 = i64(self.bytes[at])
        if there == 0:
            if n == 0:
                return
            if self.bytes_written >= len(self.byte_at):
                self.byte_at = longer(self.byte_at)
            self.byte_at[self.bytes_written] = i32(at)
            self.bytes_written += 1
        there += n
        self.bytes[at] = u8(there if there < MOST_BYTE else MOST_BYTE)

    def put(self, at: i64, n: i64) -> None:
        """Let a number be this."""
        if n == 0:
            return
        if self.numbers_written >= len(self.number_at):
            self.number_at = longer(self.number_at)
        self.number_at[self.numbers_written] = i32(at)
        self.numbers_written += 1
        if n > MOST_NUMBER:
            n = MOST_NUMBER
        elif n < -MOST_NUMBER:
            n = -MOST_NUMBER
        self.numbers[at] = i16(n)

    def clear(self) -> None:
        """Take back what was written."""
        i: i64 = 0
        while i < self.bytes_written:
            self.bytes[i64(self.byte_at[i])] = 0
            i += 1
        self.bytes_written = 0
        i = 0
        while i < self.numbers_written:
            self.numbers[i64(self.number_at[i])] = 0
            i += 1
        self.numbers_written = 0

    # What is seen

    def of_table(self, rules: Rules) -> Numbers:
        """Give the numbers of the cards of a table."""
        known = self.known
        if known is None or known.rules is not rules:
            known = Numbers(rules, self.cards, self.landscapes)
            self.known = known
        return known

    def encode(self, game: Game, viewer: i64, decision: Decision | None, picked: list[int], options: int) -> None:
        """Write what a player may see: the table, and the question if it is for this player."""
        self.clear()
        st = game.state
        known = self.of_table(st.rules)
        if self.fixed_for is not st.rules:
            self.fix(st, known)
        self.see_players(game, viewer, known)
        self.see_piles(game, known)
        if st.effects:
            self.see_effects(st, viewer, known)
        for z in range(len(self.table_zones)):
            cards = shared_zone(st, self.table_zones[z])
            start = self.at_table + z * self.many_cards
            for card in cards:
                self.add(start + known.of(card))
        for name, n in st.mat_tokens.items():
            self.put(self.at_mat_tokens + i64(self.on_mat[name]), n)
        self.see_turn(game, viewer, decision)
        if decision is not None and decision.by == viewer:
            self.see_question(decision, viewer, picked, options, known)

    def fix(self, st: GameState, known: Numbers) -> None:
        """Write what stays the same for the whole game."""
        for at in self.fixed_bytes:
            self.bytes[i64(at)] = 0
        for at in self.fixed_numbers:
            self.numbers[i64(at)] = 0
        self.fixed_bytes = [self.at_landscapes + number for number in known.of_landscape]
        self.fixed_bytes += [self.at_marked + number for number in known.picked]
        for at in self.fixed_bytes:
            self.bytes[i64(at)] = 1
        self.fixed_numbers = []
        for i in range(len(known.landscape_on)):
            pile = known.landscape_on[i]
            if pile >= 0 and known.of_pile[pile] >= 0:
                at = self.at_traits + known.of_pile[pile]
                self.fixed_numbers.append(at)
                self.numbers[i64(at)] = i16(known.of_landscape[i] + 1)
        # Costs as printed: where each is written, and what it is.
        self.print_costs(False)
        self.costs = []
        for defn in st.rules.defs:
            number = self.cards.get(defn.key, -1)
            if number >= 0:
                for row, n in ((0, defn.cost), (1, defn.potion), (2, defn.debt)):
                    if n:
                        self.costs.append(self.at_cost + row * self.many_cards + number)
                        self.costs.append(min(n, MOST_BYTE))
        self.fixed_for = st.rules

    def see_players(self, game: Game, viewer: i64, known: Numbers) -> None:
        """Write zones, sizes and tokens, the observer first and then in turn order."""
        st = game.state
        n: i64 = len(st.players)
        turn = st.turn
        everything = st.phase == OVER
        # Who decides for another player sees with that player's eyes.
        deciding: i64 = turn.seat if turn.controller == viewer else viewer
        rel: i64 = 0
        while rel < n:
            who = viewer + rel
            if who >= n:
                who -= n
            p = st.players[who]
            mine = everything or who == viewer or who == deciding
            own = everything or who == viewer
            first = self.at_zones + rel * self.many_zones * self.many_cards
            sizes = self.at_sizes + rel * self.many_zones
            for z in range(len(self.zones)):
                zone = self.zones[z]
                if zone.field:
                    cards = self.list_of(p, zone, z, sizes, mine, own, known)
                    at = first + z * self.many_cards
                    for card in cards:
                        self.add(at + known.of(card))
            if p.mats:
                for name, cards in p.mats.items():
                    if cards:
                        row: i64 = self.mats[name]
                        zone = self.zones[row]
                        self.put(sizes + row, len(cards))
                        seen = zone.seen == ALL_SEE or (mine and zone.seen == OWNER_SEES)
                        for card in cards:
                            if seen or card.defn.marked:
                                self.add(first + row * self.many_cards + known.of(card))
            self.see_tokens(p, self.at_tokens + rel * len(self.counters), mine)
            rel += 1

    def see_tokens(self, p: Player, at: i64, mine: bool) -> None:
        """Write what is counted for a player: what every game has by its fields, and the rest by name."""
        self.put(at + self.at_vp, p.vp)
        self.put(at + self.at_coffers, p.coffers)
        self.put(at + self.at_villagers, p.villagers)
        self.put(at + self.at_debt, p.debt)
        self.put(at + self.at_favors, p.favors)
        self.put(at + self.at_turns, p.turns)
        if p.tokens or self.defaults:
            for k in range(len(self.counters)):
                counter = self.counters[k]
                if not counter.field and (counter.public or mine):
                    self.put(at + k, p.tokens.get(counter.name, counter.default))

    def list_of(self, p: Player, zone: Zone, z: i64, sizes: i64, mine: bool, own: bool, known: Numbers) -> list[Card]:
        """Give the cards of a zone that is a field, so far as they are seen, and write how many there are."""
        number: i64 = zone.number
        cards: list[Card]
        if number == STORE:
            return self.stored(p, sizes + z, mine, known) if p.stores else NO_CARDS
        if number == DECK:
            if not own and not known.backs:
                self.put(sizes + z, len(p._deck) - p.drawn)
                return NO_CARDS
            cards = p.deck
            seen = own
        elif number == HAND:
            cards = p.hand
            seen = mine
        else:
            cards = zone_of(p, zone)
            if not cards:
                return cards
            seen = zone.seen == ALL_SEE or (mine and zone.seen == OWNER_SEES)
        self.put(sizes + z, len(cards))
        if seen:
            return cards
        if zone.top_seen:
            return cards[-1:]
        return [card for card in cards if card.defn.marked] if known.backs else NO_CARDS

    def stored(self, p: Player, at: i64, mine: bool, known: Numbers) -> list[Card]:
        """Give the cards that lie on others, so far as they are seen, and write how many there are."""
        many: i64 = 0
        found: list[Card] = []
        for host, stored in p.stores.items():
            many += len(stored)
            open_ = mine or known.rules.cards[host].defn.store_open
            found.extend([card for card in stored if open_ or card.defn.marked])
        self.put(at, many)
        return found

    def see_piles(self, game: Game, known: Numbers) -> None:
        """Write the piles with what lies on them, and what cards cost now."""
        st = game.state
        infos = st.rules.piles
        for i in range(len(infos)):
            info = infos[i]
            if info.gone:
                continue
            cards = st.piles[i]
            many: i64 = len(cards)
            number: i64 = known.of_pile[i]
            if number >= 0:
                self.put(self.at_piles + number, many + 1)
            if many == 0 or info.face_down:
                continue
            top = known.of(cards[-1])
            at = self.at_supply if info.supply else self.at_beside
            self.add(self.at_top + top)
            if info.hidden:
                self.add(at + top)
            elif cards[0].defn is cards[-1].defn and number == top:
                self.add(at + top, many)
            else:
                for card in cards:
                    self.add(at + known.of(card))
        if st.pile_tokens:
            for pile, tokens in st.pile_tokens.items():
                number = known.of_pile[pile]
                for name, n in tokens.items():
                    self.add(self.at_pile_tokens + i64(self.on_pile[name]) * self.many_cards + number, n)
        if st.landscape_tokens:
            for index, tokens in st.landscape_tokens.items():
                number = known.of_landscape[index]
                for name, n in tokens.items():
                    row: i64 = self.on_landscape[name]
                    self.put(self.at_landscape_tokens + row * self.many_landscapes + number, n)
        if not st.listening >> RULE_COST & 1:
            self.print_costs(True)
        else:
            self.print_costs(False)
            for defn in st.rules.defs:
                place: i64 = self.cards.get(defn.key, -1)
                if place >= 0:
                    cost = game.cost_of(defn)
                    self.add(self.at_cost + place, cost.coins)
                    self.add(self.at_cost + self.many_cards + place, cost.potion)
                    self.add(self.at_cost + 2 * self.many_cards + place, cost.debt)

    def print_costs(self, printed: bool) -> None:
        """Write what cards cost as printed, which stays there until something changes prices; or take it back."""
        if printed != self.costs_printed:
            self.costs_printed = printed
            for k in range(0, len(self.costs), 2):
                self.bytes[i64(self.costs[k])] = u8(self.costs[k + 1]) if printed else 0

    def see_effects(self, st: GameState, viewer: i64, known: Numbers) -> None:
        """Write what is in force for each player, and the tokens that they have on piles and landscapes."""
        n: i64 = len(st.players)
        markers: dict[i64, i64] = {}
        for effect in st.effects:
            if effect.owner < 0:
                continue
            rel: i64 = (effect.owner - viewer + n) % n
            if not isinstance(effect, PlayerToken):
                self.add(self.at_effects + rel * self.many_effects + i64(self.effects[effect.name]))
            elif effect.where == ON_LANDSCAPE:
                for i in range(len(st.rules.landscapes)):
                    if st.rules.landscapes[i].name in effect.names:
                        self.add(self.at_cubes + rel * self.many_landscapes + known.of_landscape[i])
            else:
                bit: i64 = self.player_tokens.get(effect.name.partition(".")[0], 0)
                for info in st.rules.piles:
                    if info.title in effect.names and known.of_pile[info.index] >= 0:
                        at: i64 = self.at_markers + rel * self.many_cards + known.of_pile[info.index]
                        markers[at] = markers.get(at, 0) | i64(1) << bit
        for place, bits in markers.items():
            self.put(place, bits)

    def see_turn(self, game: Game, viewer: i64, decision: Decision | None) -> None:
        """Write the turn that is under way."""
        st = game.state
        turn = st.turn
        n: i64 = len(st.players)
        at = self.at_turn
        self.put(at, n)
        self.put(at + 1, viewer)
        self.put(at + 2, (turn.seat - viewer + n) % n)
        self.put(at + 3, st.turn_number)
        self.put(at + 4, st.phase)
        self.put(at + 5, turn.actions)
        self.put(at + 6, turn.buys)
        self.put(at + 7, turn.coins)
        self.put(at + 8, turn.potions)
        self.put(at + 9, 1 if turn.extra else 0)
        self.put(at + 10, (turn.controller - viewer + n) % n + 1 if turn.controller >= 0 else 0)
        self.put(at + 11, st.empty)
        self.put(at + 12, (decision.by - viewer + n) % n + 1 if decision is not None else 0)
        self.put(at + 13, 1 if st.phase == OVER else 0)
        self.put(at + 14, points(game, viewer))
        self.put(at + 15, len(st.extra_turns))

    def see_question(self, decision: Decision, viewer: i64, picked: list[int], options: int, known: Numbers) -> None:
        """Write the question that the observer answers, and what is picked so far."""
        n: i64 = self.players
        at = self.at_question
        self.put(at, self.questions.get(decision.key, -1) + 1)
        self.put(at + 1, decision.intent)
        self.put(at + 2, self.number_of(decision.source, known) + 1 if decision.source else 0)
        self.put(at + 3, self.cards.get(decision.about, -1) + 1 if decision.about else 0)
        self.put(at + 4, (decision.seat - viewer + n) % n)
        whose = decision.whose if decision.whose >= 0 else decision.seat
        self.put(at + 5, (whose - viewer + n) % n)
        self.put(at + 6, 1 if decision.ordered else 0)
        at = self.at_answer
        most = decision.high if decision.high < options else options
        many = len(picked)
        self.put(at, decision.low - many if decision.low > many else 0)
        self.put(at + 1, most - many)
        self.put(at + 2, many)
        self.put(at + 3, options)
        for action in picked:
            self.add(self.at_picked + action)

    def number_of(self, name: str, known: Numbers) -> int:
        """Give the number of what asks: a card by its name without the print, or a landscape after the cards; or -1."""
        number = self.cards.get(name, -1)
        if number >= 0:
            return number
        if name in self.landscapes:
            return self.many_cards + self.landscapes[name]
        for defn in known.rules.defs:
            if defn.name == name:
                return self.cards.get(defn.key, -1)
        for i in range(len(known.rules.landscapes)):
            if known.rules.landscapes[i].name == name:
                return self.many_cards + known.of_landscape[i]
        return -1


def longer(places: vec[i32]) -> vec[i32]:
    """Give a list of twice the length with the same beginning."""
    twice = vec[i32]([0] * (2 * len(places)))
    i: i64 = 0
    while i < len(places):
        twice[i] = places[i]
        i += 1
    return twice


def zone_of(p: Player, zone: Zone) -> list[Card]:
    """Give the cards of a player in a zone; without the detour by name for those that every game has."""
    number: i64 = zone.number
    if number == DISCARD:
        return p.discard
    if number == PLAY:
        return p.play
    if number == ASIDE:
        return p.aside
    if number == ASIDE_DOWN:
        return p.aside_down
    if number == REVEALED:
        return p.revealed
    if number == LOOKED:
        return p.looked
    return cards_in(p, zone)


def shared_zone(st: GameState, zone: Zone) -> list[Card]:
    """Give the cards of a zone that is nobody's."""
    if zone.number == TRASH:
        return st.trash
    if zone.number == BOX:
        return st.box
    if zone.number == SPENT:
        return st.spent
    return groups_on(st, zone)[0]


def _numbered(where: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for counter in COUNTERS:
        if counter.where & where:
            found[counter.name] = len(found)
    return found
