"""Reading a position: a few lines of YAML become a table. The format is described in docs/scenarios.md."""

from difflib import get_close_matches
from typing import Final

from platin.cards import LIBRARY
from platin.engine.card import NO_CARD, Card, CardDef
from platin.engine.check import problems
from platin.engine.choice import PIECE, UNUSED
from platin.engine.const import BETWEEN, EVERYBODY, SETUP, STOP_ALWAYS
from platin.engine.decision import RuleError
from platin.engine.effect import Effect, PlayerToken
from platin.engine.guises import restore_guises
from platin.engine.rng import seeded, unpack
from platin.engine.setup import Setup, find_listeners
from platin.engine.spec import Spec
from platin.engine.state import ExtraTurn, Gain, GameState, Player, Turn
from platin.engine.zones import ON_LANDSCAPE, ON_MAT, ON_PILE, ON_PLAYER, fields_counted, lay
from platin.position.completing import Completing
from platin.position.expansions import expansion_key
from platin.position.find import find_card, holding_effects, owes_something, zones_of
from platin.position.left_behind import always_begun, effects_begun
from platin.position.nodes import ImpossiblePosition, Node, cards_at, fields, keys_at, parse_yaml, words_at
from platin.position.notation import (
    BOUGHT,
    GAINED,
    GUISES,
    MATS,
    PIECES_BEFORE,
    PILES,
    SHARED_KEYS,
    STORES,
    bag_key,
    gains_at,
    landscape_at,
    listed_zones,
    mat_at,
    player_keys,
    player_tokens_at,
    shared_lists,
    tokens_at,
    unusual,
)
from platin.position.table import (
    LETTERS,
    PHASES,
    Layout,
    card_choices,
    count_empty,
    homes,
    lay_table,
    pile_index,
    piles_with,
    usual_pile,
)
from platin.text.kingdom_list import in_print
from platin.text.names import (
    Counted,
    any_key,
    card_key,
    display,
    find_key,
    landscape_key,
    parse_label,
    pile_key,
    split_list,
)

TABLE_KEYS: Final = (
    "players",
    "kingdom",
    "landscapes",
    "prints",
    *SHARED_KEYS,
    "turn",
    "turn of",
    "turn number",
    "normal turn",
    "phase",
    "actions",
    "buys",
    "coins",
    "potions",
    "bought",
    "keeps play",
    "draws",
    "events bought",
    BOUGHT,
    "played",
    "plays",
    "previous",
    "extra turns",
    "effects",
    "rules ended",
    "hold",
    "seed",
    "rng",
    *LETTERS,
)
EFFECT_KEYS: Final = (
    "effect",
    "owner",
    "card",
    "repeater",
    "count",
    "cards",
    "names",
    "immune",
    "moved",
    "swapped",
)
DECK_KEYS: Final = ("deck", "sold")
TURN_KEYS: Final = ("controller", "extra", "because")
EXTRA_KEYS: Final = ("player", "because", "controller", "effect")


def table_keys() -> tuple[str, ...]:
    """Give all that a position may say, the options of a table and what is chosen for cards among it."""
    return (*TABLE_KEYS, *LIBRARY.options, *card_choices())


def read_position(source: str | Node, file: str = "position", *, log: bool = True) -> GameState:
    """Read a position; raise `FormatError` with file and line if it is none."""
    node = parse_yaml(source, file) if isinstance(source, str) else source
    return PositionReader(node, fields(node, table_keys(), "a position")).read(log)


class PositionReader:
    """One position being read. `also` are keys of cards that are mentioned outside the position itself."""

    def __init__(self, node: Node, entries: dict[str, Node], also: tuple[str, ...] = ()) -> None:
        self.node = node
        self.entries = entries
        self.also = also
        self.players: dict[int, dict[str, Node]] = {}
        # What is said about the cards picked for a choice: those that still lie in its pile, and those that do not.
        self.decks: dict[str, dict[str, Node]] = {}
        self.layout = Layout(Spec(2))
        # Which print a card's plain name means here.
        self.prints: dict[str, str] = {}
        self.labels: dict[tuple[str, str], Card] = {}
        self.setup: Setup
        self.state: GameState
        self.completing: Completing

    def read(self, log: bool = True) -> GameState:
        """Read it all."""
        self.read_players()
        self.read_layout()
        try:
            self.setup = lay_table(self.layout)
        except RuleError as error:
            raise self.impossible(str(error), "landscapes", *card_choices(), "kingdom") from error
        self.state = self.setup.state
        self.completing = Completing(self.state, self.fix)
        self.home = homes(self.state)
        phase = self.phase()
        self.read_piles(phase != SETUP)
        state = self.state
        for seat in range(self.layout.players):
            if phase != SETUP:
                state.players[seat] = Player()
            if phase == SETUP and "deck" not in self.players.get(seat, {}):
                state.players[seat].deck = self.make([Counted(1, key) for key in self.setup.start], self.node)
        for zone in shared_lists():
            if zone.key in self.entries:
                setattr(state, zone.field, self.make(cards_at(self.entries[zone.key]), self.entries[zone.key]))
        for seat, own in self.players.items():
            self.read_player(seat, own)
        for seat, own in self.players.items():
            if STORES in own:
                self.read_stores(seat, own[STORES])
        self.read_turn(phase)
        self.read_effects()
        self.complete()
        self.read_extra_turns()
        self.read_hold()
        self.read_tokens()
        if "rng" in self.entries:
            state.rng1, state.rng2 = unpack(self.entries["rng"].number())
        else:
            state.rng1, state.rng2 = seeded(self.number("seed", 0))
        if log:
            state.log = []
        find_listeners(state)
        state.empty = count_empty(state)
        restore_guises(state, self.guises())
        for name, choice in card_choices().items():
            if choice in self.setup.rules.named:
                self.check_deck(name, choice)
        wrong = problems(state)
        if wrong:
            raise self.impossible(f"not a possible position: {', '.join(wrong)}")
        return state

    def check_deck(self, name: str, choice: str) -> None:
        """See whether each card that was picked for a pile is there once."""
        for key in self.layout.spec.chosen(*choice.split(".")):
            count = len([card for card in self.state.rules.cards if card.defn is LIBRARY.cards[key]])
            if count != 1:
                problem = f"{display(key, 'en')} of {name!r}: expected one on the table, not {count}"
                raise self.impossible(problem, name)

    def impossible(self, problem: str, *keys: str) -> ImpossiblePosition:
        """Make the error that the rules do not allow this, and blame the first of these entries that is there."""
        blamed = next((self.entries[key] for key in keys if key in self.entries), self.node)
        return ImpossiblePosition(blamed.file, blamed.line, problem)

    def number(self, key: str, default: int) -> int:
        return self.entries[key].number() if key in self.entries else default

    # The table

    def read_players(self) -> None:
        """Find out how many players there are, and what is said about each."""
        seats = [LETTERS.index(key) for key in self.entries if key in LETTERS]
        many = max([2, *[seat + 1 for seat in seats]])
        if "players" in self.entries:
            given = self.entries["players"].number(2)
            if given > len(LETTERS):
                raise self.entries["players"].error(f"expected 2 to {len(LETTERS)} players, not {given}")
            if given < many:
                who = LETTERS[max(seats)]
                raise self.entries[who].error(f"{who} is not one of {given} players")
            many = given
        self.layout.spec = self.layout.spec.for_players(many)
        for seat in range(many):
            if LETTERS[seat] in self.entries:
                self.players[seat] = fields(self.entries[LETTERS[seat]], player_keys(), "a player")

    def seat(self, node: Node) -> int:
        """Read a player."""
        letter = node.text("a player").strip().upper()
        allowed = LETTERS[: self.layout.players]
        if len(letter) != 1 or letter not in allowed:
            raise node.error(f"expected a player ({', '.join(allowed)}), not {node.text()!r}")
        return LETTERS.index(letter)

    def read_layout(self) -> None:
        """Find out which piles and landscapes there are."""
        layout = self.layout
        entries = self.entries
        keys: list[str] = []
        if "kingdom" in entries:
            keys.extend(keys_at(entries["kingdom"], pile_key))
        if "landscapes" in entries:
            for part in entries["landscapes"].texts("a list of landscapes"):
                keys.extend(self.landscapes(part))
        keys.extend(layout.spec.landscapes)
        keys.extend(self.mentioned())
        keys.extend(self.also)
        picks = self.picks()
        keys.extend([choice.partition(".")[0] for choice in picks])
        self.read_prints([*keys, *[key for picked in picks.values() for key in picked]])
        named = keys_at(entries["kingdom"], pile_key) if "kingdom" in entries else []
        for name, choice in card_choices().items():
            owner, _, what = choice.partition(".")
            picked = [self.fix(key) for key in picks.get(choice, [])]
            layout.spec = layout.spec.with_chosen(owner, what, picked)
            for key in [*named, owner]:
                if not LIBRARY.choices[choice].inside and self.fix(key) in picked:
                    raise self.impossible(f"{display(key, 'en')} is picked as {name!r}", name)
        layout.spec = layout.spec.with_landscapes([self.fix(key) for key in layout.spec.landscapes])
        for one in layout.spec.choices:
            layout.spec = layout.spec.with_chosen(one.owner, one.choice, [self.fix(key) for key in one.keys])
        for name in LIBRARY.options:
            if name in entries and not entries[name].flag():
                layout.refused.append(name)
            elif name in entries:
                layout.spec = layout.spec.with_option(name)
        # Cards that lie in two prints of a mixed pile last: the others say which one is there.
        for key in sorted([self.fix(key) for key in keys], key=lambda key: len(piles_with(key)) > 1):
            if key in LIBRARY.landscapes:
                if key not in layout.spec.landscapes and not LIBRARY.choices_of(key):
                    layout.spec = layout.spec.with_landscapes((*layout.spec.landscapes, key))
            else:
                layout.mention(key)

    def picks(self) -> dict[str, list[str]]:
        """Read what is picked for the choices of cards; of what lies in a pile also what is in it now."""
        found: dict[str, list[str]] = {}
        for name, choice in card_choices().items():
            if name not in self.entries:
                continue
            node = self.entries[name]
            if LIBRARY.choices[choice].what not in (UNUSED, PIECE):
                found[choice] = keys_at(node, pile_key)
                continue
            self.decks[choice] = {"deck": node} if node.is_text or node.is_list else fields(node, DECK_KEYS, "a deck")
            listed = [counted for part in self.decks[choice].values() for counted in cards_at(part)]
            found[choice] = [key for count, key, _ in listed for _ in range(count)]
        return found

    def landscapes(self, node: Node) -> list[str]:
        """Read landscapes, with the piles that are picked for them; give these piles."""
        piles: list[str] = []

        def read(text: str) -> None:
            for part in split_list(text):
                name, _, pile = part.partition(":")
                key = landscape_key(name)
                spec = self.layout.spec
                owner = key.partition("@")[0]
                if owner in [one.partition("@")[0] for one in spec.landscapes]:
                    raise ValueError(f"{name!r} is named twice")
                spec = spec.with_landscapes((*spec.landscapes, key))
                if pile and not LIBRARY.choices_of(key):
                    raise ValueError(f"{name!r} lies on no pile")
                if pile:
                    piles.append(pile_key(pile))
                    spec = spec.with_chosen(owner, LIBRARY.choices_of(key)[0].name, [piles[-1]])
                self.layout.spec = spec

        node.wrap(read)
        return piles

    def read_prints(self, keys: list[str]) -> None:
        """Find out which print of a card this position uses: the one that it says somewhere."""
        node = self.entries.get("prints")
        every = 1
        of: dict[str, int] = {}
        if node is not None and node.is_map:
            of = {name.wrap(expansion_key): edition.number(1) for _, name, edition in node.items()}
        elif node is not None:
            every = node.number(1)
        for key in keys:
            edition = every
            if key in LIBRARY.cards:
                edition = of.get(LIBRARY.cards[key].expansion, every)
            elif key in LIBRARY.landscapes:
                edition = of.get(LIBRARY.landscapes[key].expansion, every)
            if in_print(key, edition) != key:
                self.prints[key] = in_print(key, edition)
        for key in keys:
            if "@" in key:
                self.prints[key.partition("@")[0]] = key

    def fix(self, key: str) -> str:
        """Give the key of the print that a card's name means here."""
        return self.prints.get(key, key)

    def mentioned(self) -> list[str]:
        """Give the keys of all cards that the position mentions."""
        keys: list[str] = []
        for own in self.players.values():
            for zone in listed_zones():
                if zone.key in own:
                    keys.extend([counted.key for counted in cards_at(own[zone.key])])
            if GUISES in own:
                keys.extend([value.wrap(card_key) for _, _, value in own[GUISES].items()])
            for holder in (STORES, MATS):
                if holder in own:
                    for _, _, value in own[holder].items():
                        keys.extend([counted.key for counted in cards_at(value)])
            for _, value in gains_at(own, GAINED):
                keys.extend([counted.key for counted in cards_at(value)])
        for _, value in gains_at(self.entries, BOUGHT):
            keys.extend([counted.key for counted in cards_at(value)])
        for listed in (*[zone.key for zone in shared_lists()], "played"):
            if listed in self.entries:
                keys.extend([counted.key for counted in cards_at(self.entries[listed])])
        for table in (PILES, bag_key(ON_PILE), bag_key(ON_LANDSCAPE)):
            if table in self.entries:
                for _, key, value in self.entries[table].items():
                    keys.append(key.wrap(landscape_key if table == bag_key(ON_LANDSCAPE) else pile_key))
                    if table == PILES and not _is_number(value):
                        keys.extend([counted.key for counted in cards_at(value)])
        if "effects" in self.entries:
            for effect in self.effect_nodes(self.entries["effects"]):
                if "names" in effect:
                    keys.extend(filter(None, [find_key(word, "card") for word in words_at(effect["names"])]))
        return keys

    # Cards

    def kind(self, name: str) -> CardDef:
        """Give the card that a name means."""
        defn = LIBRARY.cards[self.fix(name)]
        pile = self.setup.rules.pile_of.get(defn.name, -1)
        if pile >= 0 and "@" not in name and self.setup.rules.piles[pile].defn.name == defn.name:
            # A plain name means the print that lies on the table.
            return self.setup.rules.piles[pile].defn
        return defn

    def kinds(self, node: Node) -> list[CardDef]:
        """Give the cards that the names of a list mean, each as often as it says."""
        return [self.kind(name) for count, name, _ in cards_at(node) for _ in range(count)]

    def make(self, listed: list[Counted], node: Node) -> list[Card]:
        """Make the physical cards of a list."""
        made: list[Card] = []
        for count, name, label in listed:
            defn = self.kind(name)
            for _ in range(count):
                made.append(self.setup.new_card(defn, self.home.get(defn, -1)))
            if label:
                if count != 1 or (defn.name, label) in self.labels:
                    raise node.error(f"expected the label {label!r} on one {display(defn.key, 'en')} only")
                self.labels[defn.name, label] = made[-1]
        return made

    def refer(self, text: str, node: Node, seat: int, used: list[Card], hosts: bool = False) -> Card:
        """Find the physical card that a name, with or without a label, refers to; NO_CARD if there is none."""
        name, label = parse_label(text)
        plain = node.wrap(lambda _: card_key(name)).partition("@")[0]
        if label:
            if (plain, label) not in self.labels:
                raise node.error(f"no card {text!r}: expected a label that a zone gives")
            return self.labels[plain, label]
        return find_card(self.state, plain, seat, used, hosts)

    def read_piles(self, dealt: bool) -> None:
        """Make the piles hold what the position says, and number all cards anew."""
        state = self.state
        contents = {index: usual_pile(state, index, dealt) for index in range(len(state.piles))}
        for own in self.players.values():
            for counted in cards_at(own[PIECES_BEFORE]) if PIECES_BEFORE in own else []:
                # A piece that there is only one of cannot lie on its pile and before a player.
                index = self.home.get(LIBRARY.cards[self.fix(counted.key)], -1)
                if index >= 0 and len(contents[index]) == 1:
                    contents[index] = []
        listed: dict[int, tuple[list[Counted], Node]] = {}
        if PILES in self.entries:
            for _, key, value in self.entries[PILES].items():
                index = self.pile(key)
                if _is_number(value):
                    contents[index] = self.some_of(contents[index], value)
                else:
                    listed[index] = (cards_at(value), value)
        for name, choice in card_choices().items():
            index = state.rules.named.get(choice, -1)
            if index >= 0 and choice in self.decks:
                # Of cards that are only said to be sold nothing is left in the deck.
                deck = self.decks[choice].get("deck")
                listed[index] = (cards_at(deck) if deck is not None else [], deck or self.entries[name])
        # Before the players have cards, the piles are all there is, but for what set-up laid elsewhere.
        state.rules.cards.clear()
        state.moves.clear()
        for zone in shared_lists():
            kept = [] if zone.key in self.entries else getattr(state, zone.field)
            setattr(state, zone.field, [self.setup.new_card(card.defn, card.home) for card in kept])
        for index, defs in contents.items():
            if index not in listed:
                state.piles[index] = [self.setup.new_card(defn, index) for defn in defs]
                continue
            cards, node = listed[index]
            for counted in cards:
                if self.home.get(LIBRARY.cards[self.fix(counted.key)]) != index:
                    wrong = display(counted.key, "en")
                    raise node.error(f"{wrong} does not belong to the pile {state.rules.piles[index].name!r}")
            # Listed from the top; kept from the bottom.
            state.piles[index] = self.make(cards, node)[::-1]

    def some_of(self, defs: list[CardDef], node: Node) -> list[CardDef]:
        """Give so many cards of a pile: of a mixed one those at the bottom."""
        many = node.number()
        if many <= len(defs):
            return defs[:many]
        if any(defn is not defs[0] for defn in defs):
            raise node.error(f"expected at most {len(defs)}, or the cards from the top")
        return [defs[0]] * many

    # Players

    def read_player(self, seat: int, own: dict[str, Node]) -> None:
        """Lay out a player's cards and tokens."""
        player = self.state.players[seat]
        for zone in listed_zones():
            if zone.key in own:
                cards = self.make(cards_at(own[zone.key]), own[zone.key])
                lay(player, zone, cards[::-1] if zone.from_top else cards)
        if MATS in own:
            for _, key, value in own[MATS].items():
                lay(player, mat_at(key), self.make(cards_at(value), value))
        for counter in fields_counted():
            if counter.name in own:
                setattr(player, counter.name, own[counter.name].number())
        for when, value in gains_at(own, GAINED):
            player.gained += [Gain(defn, when) for defn in self.kinds(value)]
        if bag_key(ON_PLAYER) in own:
            player.tokens = tokens_at(own[bag_key(ON_PLAYER)], ON_PLAYER)

    def read_stores(self, seat: int, node: Node) -> None:
        """Lay cards onto cards."""
        player = self.state.players[seat]
        used: list[Card] = []
        for name, key, value in node.items("cards lying on cards, by the card they lie on"):
            host = self.refer(name, key, seat, used, hosts=True)
            if host is NO_CARD:
                raise key.error(f"no {name} for cards to lie on: expected one in play")
            used.append(host)
            player.stores[host.uid] = self.make(cards_at(value), value)

    def guises(self) -> list[tuple[int, CardDef]]:
        """Read which cards in play count as others: their numbers, and as which."""
        found: list[tuple[int, CardDef]] = []
        for seat, own in self.players.items():
            used: list[Card] = []
            if GUISES not in own:
                continue
            for name, key, value in own[GUISES].items("cards in play that count as others"):
                card = self.refer(name, key, seat, used)
                if card not in self.state.players[seat].play:
                    raise key.error(f"no {name} in play")
                used.append(card)
                found.append((card.uid, LIBRARY.cards[self.fix(value.wrap(card_key))]))
        return found

    # The turn

    def phase(self) -> int:
        if "phase" not in self.entries:
            return PHASES.index("action")
        node = self.entries["phase"]
        name = node.text("a phase").strip().casefold()
        # Between turns nothing begins: something of the turn before is under way there.
        if name not in PHASES[:BETWEEN]:
            raise node.error(f"expected a phase ({', '.join(PHASES[:BETWEEN])}), not {node.text()!r}")
        return PHASES.index(name)

    def read_turn(self, phase: int) -> None:
        """Set the fields of the turn under way."""
        state = self.state
        entries = self.entries
        many = self.layout.players
        seat = self.seat(entries["turn"]) if "turn" in entries else 0
        turn = Turn(seat, many)
        state.turn = turn
        state.phase = phase
        if "turn of" in entries:
            said = fields(entries["turn of"], TURN_KEYS, "turn of")
            if "controller" in said:
                turn.controller = self.seat(said["controller"])
                turn.extra = True
            if "extra" in said:
                turn.extra = said["extra"].flag()
            if "because" in said:
                turn.kind = self.cause(said["because"])[0]
        for name in ("actions", "buys", "coins", "potions", "draws"):
            if name in entries:
                setattr(turn, name, entries[name].number())
        turn.bought = "bought" in entries and entries["bought"].flag()
        turn.keeps_play = "keeps play" in entries and entries["keeps play"].flag()
        if "events bought" in entries:
            turn.events = [key.partition("@")[0] for key in keys_at(entries["events bought"], landscape_key)]
        for when, value in gains_at(entries, BOUGHT):
            turn.purchases += [Gain(defn, when) for defn in self.kinds(value)]
        if "played" in entries:
            self.read_played(entries["played"])
        turn.plays[seat] = len(turn.played)
        if "plays" in entries:
            for _, key, value in entries["plays"].items():
                turn.plays[self.seat(key)] = value.number()
        state.previous_seat = (seat - 1) % many if turn.controller < 0 else turn.controller
        state.normal_seat = seat if turn.controller < 0 else turn.controller
        if "previous" in entries:
            nobody = entries["previous"].text().strip().casefold() == "nobody"
            state.previous_seat = -1 if nobody else self.seat(entries["previous"])
        if "normal turn" in entries:
            state.normal_seat = self.seat(entries["normal turn"])
        if phase == SETUP:
            state.previous_seat = -1
            return
        for who in range(many):
            if who not in self.players or "turns" not in self.players[who]:
                state.players[who].turns = 1 if who <= state.normal_seat else 0
        taken = sum([player.turns for player in state.players]) + (1 if turn.extra else 0)
        state.turn_number = self.number("turn number", taken)

    def cause(self, node: Node) -> tuple[str, str]:
        """Read the card or landscape that gave a turn: as turns remember it, and in its print."""
        key = node.wrap(any_key)
        return key.partition("@")[0], self.fix(key)

    def read_played(self, node: Node) -> None:
        """Note which cards were played this turn; those that are nowhere have left the game."""
        turn = self.state.turn
        for count, key, label in cards_at(node):
            for _ in range(count):
                name = LIBRARY.cards[key].name
                card = self.refer(f"{name}#{label}" if label else name, node, turn.seat, turn.played)
                if card is NO_CARD:
                    card = self.make([Counted(1, key)], node)[0]
                    self.state.box.append(card)
                turn.played.append(card)

    # What lasts

    def effect_nodes(self, node: Node) -> list[dict[str, Node]]:
        """Give the entries of each effect of a list, or of the only one."""
        if node.is_list:
            return [fields(child, EFFECT_KEYS, "an effect") for child in node.children()]
        return [fields(node, EFFECT_KEYS, "an effect")]

    def read_effects(self) -> None:
        """Let the lasting effects begin."""
        state = self.state
        if "rules ended" in self.entries:
            ended = words_at(self.entries["rules ended"])
            state.effects = [effect for effect in state.effects if effect.name not in ended]
        if "effects" not in self.entries:
            return
        node = self.entries["effects"]
        used: dict[str, list[Card]] = {}
        said: list[str] = []
        for entry in self.effect_nodes(node):
            effect = self.effect(entry, node, used)
            if effect.owner == EVERYBODY:
                # A rule of the game comes with set-up; here it only gets its memory.
                if effect.name not in said:
                    state.effects = [old for old in state.effects if old.name != effect.name]
                said.append(effect.name)
            self.completing.begin(effect)

    def effect(self, entry: dict[str, Node], parent: Node, used: dict[str, list[Card]]) -> Effect:
        """Read one effect."""
        state = self.state
        effect = LIBRARY.effects[self.effect_name(entry, parent)].copy()
        everybody = "owner" in entry and entry["owner"].text().strip().casefold() == "everybody"
        owner = state.turn.seat
        if everybody:
            effect.owner = EVERYBODY
        elif "owner" in entry:
            owner = effect.owner = self.seat(entry["owner"])
        for which in ("card", "repeater"):
            if which not in entry:
                continue
            node = entry[which]
            taken = used.setdefault(f"{effect.name}/{which}", [])
            card = self.refer(node.text("a card"), node, owner, taken)
            if card is NO_CARD:
                raise node.error(f"no {node.text()} on the table: expected one in play for {effect.name}")
            taken.append(card)
            if which == "repeater":
                effect.repeater = card
            else:
                effect.source = card
        if "owner" not in entry:
            effect.owner = self.owner_of(effect, parent)
        if "effect" not in entry and not effect.holds and self.completing.must_wait(effect.source):
            known = ", ".join(holding_effects(effect.source))
            raise parent.error(f"{effect.name} holds no card in play for a later turn; expected one of: {known}")
        if effect.source is not NO_CARD:
            moved = entry["moved"].number() if "moved" in entry else 0
            effect.counter = state.moves[effect.source.uid] - moved
        if "count" in entry:
            effect.count = self.count(entry["count"])
        else:
            self.completing.uncounted.append(effect)
        if "cards" in entry:
            for count, key, label in cards_at(entry["cards"]):
                for _ in range(count):
                    name = LIBRARY.cards[key].name
                    reference = f"{name}#{label}" if label else name
                    card = self.refer(reference, entry["cards"], effect.owner, effect.cards)
                    if card is NO_CARD:
                        raise entry["cards"].error(f"no {display(key, 'en')} on the table")
                    effect.cards.append(card)
        if "names" in entry:
            effect.names = [_name(word) for word in words_at(entry["names"])]
        if "immune" in entry:
            for letter in words_at(entry["immune"]):
                effect.immune |= 1 << self.letter(letter, entry["immune"])
        if "swapped" in entry:
            effect.swapped = entry["swapped"].flag()
        return effect

    def effect_name(self, entry: dict[str, Node], parent: Node) -> str:
        """Find out which effect is meant: by its name, by its card, or by the name of the card."""
        if "effect" in entry:
            node = entry["effect"]
            name = node.text("the name of an effect").strip()
            if name in LIBRARY.effects:
                return name
        elif "card" in entry:
            node = entry["card"]
            name = parse_label(node.text("a card"))[0]
        else:
            raise parent.error("an effect without a name: expected effect: or card:")
        key = find_key(name)
        prefix = key.partition("@")[0] or name.partition(".")[0]
        close = [known for known in LIBRARY.effects if known.partition(".")[0] == prefix]
        if key or "." not in name:
            if len(close) == 1:
                return close[0]
            # The name of a card stands for what its play begins for its player: the rest are stages on the way.
            begun = effects_begun(self.fix(key), self.layout.players) if close and key in LIBRARY.cards else []
            if len(begun) == 1:
                return begun[0]
        if close:
            raise node.error(f"which effect? expected one of: {', '.join(close)}")
        alike = get_close_matches(name.casefold(), LIBRARY.effects, n=3)
        hint = f"did you mean {' or '.join(alike)}?" if alike else "platin scenario words CARD lists those of a card"
        raise node.error(f"there is no effect {name!r}; {hint}")

    def owner_of(self, effect: Effect, node: Node) -> int:
        """Give whose an effect is: of who has its card, or whom that card's play gives it to."""
        card = effect.source
        for seat, player in enumerate(self.state.players):
            if any([card in cards for cards in zones_of(player)]):
                begun = always_begun(card.defn.key, self.layout.players, seat)
                owners = [one.owner for one in begun if one.name == effect.name] or [seat]
                if len(owners) > 1:
                    who = " or ".join([LETTERS[owner] for owner in owners])
                    raise node.error(f"whose effect is {effect.name}? expected owner: {who}")
                return owners[0]
        return self.state.turn.seat

    def complete(self) -> None:
        """Add what follows from what is said, and refuse what is said by halves."""
        if "turn of" in self.entries:
            said = fields(self.entries["turn of"], TURN_KEYS, "turn of")
            key = self.cause(said["because"])[1] if "because" in said else ""
            self.completing.turn(key, self.entries["turn of"])
        for seat, own in self.players.items():
            if "play" in own:
                done = self.read_done(seat, own["done"]) if "done" in own else []
                self.completing.durations(seat, done, own["play"])
            elif "done" in own:
                raise own["done"].error("done: expected Durations in play")

    def read_done(self, seat: int, node: Node) -> list[Card]:
        """Read which Durations in play have nothing left to do."""
        done: list[Card] = []
        for count, key, label in cards_at(node):
            for _ in range(count):
                name = LIBRARY.cards[key].name
                card = self.refer(f"{name}#{label}" if label else name, node, seat, done)
                shown = display(key, "en")
                if card not in self.state.players[seat].play or card in done or not card.is_duration:
                    raise node.error(f"{shown} is done, but not in play: expected Durations that lie there")
                if owes_something(self.state, card):
                    raise ImpossiblePosition(node.file, node.line, f"{shown} is done, but an effect holds it in play")
                done.append(card)
        return done

    def count(self, node: Node) -> int:
        """Read the number that an effect keeps; a player stands for the number of the seat."""
        text = node.text("a number or a player").strip()
        if len(text) == 1 and text in LETTERS:
            return self.seat(node)
        return node.number(-(10**9))

    def read_extra_turns(self) -> None:
        """Note who will take a turn after this one."""
        if "extra turns" not in self.entries:
            return
        node = self.entries["extra turns"]
        turns = self.state.extra_turns
        for child in node.children("a list of extra turns") if node.is_list else [node]:
            if child.is_text:
                turns.append(ExtraTurn(self.seat(child), ""))
                continue
            said = fields(child, EXTRA_KEYS, "an extra turn")
            if "player" not in said:
                raise child.error("an extra turn without a player: expected player:")
            kind, key = self.cause(said["because"]) if "because" in said else ("", "")
            controller = self.seat(said["controller"]) if "controller" in said else -1
            effect: Effect | None = None
            if "effect" in said:
                entry = said["effect"]
                known = {"effect": entry} if entry.is_text else fields(entry, EFFECT_KEYS, "an effect")
                effect = self.effect(known, child, {})
                effect.owner = 0
            there = [effect] if effect is not None else []
            effect = self.completing.turn_effect(key, controller, there, child) or effect
            turns.append(ExtraTurn(self.seat(said["player"]), kind, controller, effect))

    def read_hold(self) -> None:
        """Note who is asked before Clean-up: everybody in every turn, or players whose turn ends by itself."""
        if "hold" not in self.entries:
            return
        node = self.entries["hold"]
        for word in words_at(node):
            if word.casefold() == "cleanup":
                self.state.stops |= STOP_ALWAYS | (1 << self.layout.players) - 1
            elif word.casefold() == "always":
                self.state.stops |= STOP_ALWAYS
            elif len(word) == 1 and word.upper() in LETTERS[: self.layout.players]:
                self.state.stops |= 1 << LETTERS.index(word.upper())
            else:
                raise node.error(f"expected cleanup, or players, not {word!r}")

    def read_tokens(self) -> None:
        """Put tokens on piles, landscapes and mats; a pile that is not named keeps what set-up put there."""
        state = self.state
        for where, bags in ((ON_PILE, state.pile_tokens), (ON_LANDSCAPE, state.landscape_tokens)):
            if bag_key(where) not in self.entries:
                continue
            for _, key, value in self.entries[bag_key(where)].items():
                index = self.pile(key) if where == ON_PILE else landscape_at(state, key)
                self.read_player_tokens(where, index, value)
                tokens = unusual(tokens_at(value, where), where)
                if tokens:
                    bags[index] = tokens
                else:
                    bags.pop(index, None)
        if bag_key(ON_MAT) in self.entries:
            state.mat_tokens.update(tokens_at(self.entries[bag_key(ON_MAT)], ON_MAT))

    def read_player_tokens(self, where: int, index: int, node: Node) -> None:
        """Put the tokens of players on a pile or landscape."""
        rules = self.state.rules
        for kind, players in player_tokens_at(node, where).items():
            for letter in words_at(players):
                token = LIBRARY.effects[kind].copy()
                assert isinstance(token, PlayerToken)
                token.owner = self.letter(letter, players)
                token.names = [rules.piles[index].title if where == ON_PILE else rules.landscapes[index].name]
                same = [other for other in self.state.effects if other.name == kind and other.owner == token.owner]
                if token.only_one and same:
                    problem = f"{letter} has one token {kind}: it lies on two piles"
                    raise ImpossiblePosition(players.file, players.line, problem)
                self.completing.begin(token)

    def letter(self, letter: str, node: Node) -> int:
        """Read one of the players of a list."""
        if len(letter) != 1 or letter not in LETTERS[: self.layout.players]:
            raise node.error(f"expected players, not {letter!r}")
        return LETTERS.index(letter)

    def pile(self, node: Node) -> int:
        """Read the name of a pile of this game."""
        index = pile_index(self.state, self.fix(node.wrap(pile_key)))
        if index < 0:
            raise node.error(f"no pile {node.text()!r} in this game")
        return index


def _is_number(node: Node) -> bool:
    return node.is_text and node.text().strip().lstrip("-").isdigit()


def _name(word: str) -> str:
    """Give the name of a card without its print, as effects remember it; other words stay as they are."""
    return find_key(word).partition("@")[0] or word
