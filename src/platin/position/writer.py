"""Writing a position in the words that `reader` reads. What the reader would assume anyway is left out."""

import json
from typing import Any

from platin.cards import LIBRARY
from platin.engine.card import NO_CARD, Card, CardDef
from platin.engine.const import BUYING, DECK, EVERYBODY, NOT_BUYING, STOP_ALWAYS
from platin.engine.effect import Effect, PlayerToken
from platin.engine.guises import without_guises, worn_guises
from platin.engine.rng import pack, seeded
from platin.engine.setup import BASIC
from platin.engine.state import Gain, GameState, Player
from platin.engine.zones import (
    ON_LANDSCAPE,
    ON_MAT,
    ON_PILE,
    ON_PLAYER,
    cards_in,
    count_of,
    fields_counted,
    groups_on,
    mats,
)
from platin.position.find import find_card, owes_something
from platin.position.notation import (
    BOUGHT,
    GAINED,
    GUISES,
    MATS,
    PILES,
    STORES,
    WHEN_GAINED,
    bag_key,
    listed_zones,
    shared_lists,
    unusual,
)
from platin.position.table import LETTERS, PHASES, Layout, card_choices, lay_table, usual_pile
from platin.text.names import display

_WIDTH = 110
_TURN = {"actions": 1, "buys": 1, "coins": 0, "potions": 0, "draws": 5}


def write_position(state: GameState, lang: str = "en") -> str:
    """Write a position as YAML; reading it gives the same position."""
    return "\n".join(format_entries(position_entries(state, lang))) + "\n"


def position_entries(state: GameState, lang: str = "en") -> dict[str, Any]:
    """Give the entries of a written position as plain data."""
    return _Writer(state, lang).write()


def format_entries(entries: dict[str, Any], indent: int = 0) -> list[str]:
    """Format plain data as lines of YAML, each entry on one line if it fits."""
    pad = " " * indent
    lines: list[str] = []
    for key, value in entries.items():
        flat = f"{pad}{_scalar(key)}: {_flow(value)}"
        if len(flat) <= _WIDTH or not isinstance(value, dict | list) or not value:
            lines.append(flat)
            continue
        lines.append(f"{pad}{_scalar(key)}:")
        if isinstance(value, dict):
            lines.extend(format_entries(value, indent + 2))
        else:
            lines.extend([f"{pad}  - {_flow(item)}" for item in value])
    return lines


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join([f"{_scalar(key)}: {_flow(item)}" for key, item in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([_flow(item) for item in value]) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return _scalar(value, words=False)


def _scalar(text: str, words: bool = True) -> str:
    """Quote a text unless it is a plain word (a key of several words may stand plain as well)."""
    plain = text.replace(" ", "").replace("_", "") if words else text
    if plain.isalpha() and text == text.strip():
        return text
    return json.dumps(text, ensure_ascii=False)


def layout_of(state: GameState) -> Layout:
    """Find out what would have to be laid out for a table."""
    rules = state.rules
    names = [info.name for info in rules.piles]
    layout = Layout(rules.spec)
    laid = lay_table(layout).rules
    there = [info.name for info in laid.piles]
    layout.beside = [name for name in names if name not in there and name not in BASIC]
    known = lay_table(layout).rules.defs if layout.beside else laid.defs
    layout.loose = [defn.key for defn in rules.defs if defn not in known]
    return layout


class _Writer:
    """One position being written."""

    def __init__(self, state: GameState, lang: str) -> None:
        # Cards are written as themselves, and what some of them count as in play beside it.
        self.worn = {guise.uid: guise.defn.key for guise in worn_guises(state)}
        self.state = without_guises(state) if state.rules.guises else state
        self.lang = lang
        self.layout = layout_of(state)
        self.fresh = lay_table(self.layout).state
        # Cards that a plain name does not tell from others of the name, by uid.
        self.labels: dict[int, str] = {}
        self.entries: dict[str, Any] = {}

    def write(self) -> dict[str, Any]:
        """Write it all."""
        self.label_cards()
        self.table()
        self.turn()
        self.lasting()
        for seat, player in enumerate(self.state.players):
            own = self.player(seat, player)
            # The last player is written even if there is nothing to say: that is how many there are.
            if own or (seat == len(self.state.players) - 1 and seat > 1):
                self.entries[LETTERS[seat]] = own
        return self.entries

    # Which card is meant

    def label_cards(self) -> None:
        """Find the cards that need a label, by looking for each as the reader would."""
        state = self.state
        for seat, player in enumerate(state.players):
            used: list[Card] = []
            hosts = [state.rules.cards[uid] for uid in player.stores]
            for host in hosts:
                # They are the keys of a mapping: no two of them may have the same name.
                if len([other for other in hosts if other.name == host.name]) > 1:
                    self.label(host)
                self.refer(host, seat, used, hosts=True)
            used = []
            for card in self.done(player):
                self.refer(card, seat, used)
            used = []
            for card in player.play:
                if card.uid in self.worn:
                    # They are the keys of a mapping too.
                    if len([other for other in player.play if other.name == card.name]) > 1:
                        self.label(card)
                    self.refer(card, seat, used)
        used = []
        for card in state.turn.played:
            self.refer(card, state.turn.seat, used)
        taken: dict[str, list[Card]] = {}
        for effect in self.told_effects():
            self.refer_effect(effect, taken)
        for extra in state.extra_turns:
            if extra.effect is not None:
                self.refer_effect(extra.effect, {})

    def refer_effect(self, effect: Effect, taken: dict[str, list[Card]]) -> None:
        owner = effect.owner if effect.owner != EVERYBODY else self.state.turn.seat
        for card, which in ((effect.source, "card"), (effect.repeater, "repeater")):
            if card is not NO_CARD:
                self.refer(card, owner, taken.setdefault(f"{effect.name}/{which}", []))
        used: list[Card] = []
        for card in effect.cards:
            self.refer(card, effect.owner, used)

    def refer(self, card: Card, seat: int, used: list[Card], hosts: bool = False) -> None:
        """Label a card if a reference by its name alone would find another one."""
        if find_card(self.state, card.name, seat, used, hosts) is not card:
            self.label(card)
        used.append(card)

    def label(self, card: Card) -> None:
        """Give a card a label, unless it has one."""
        if card.uid not in self.labels:
            alike = [uid for uid in self.labels if self.state.rules.cards[uid].name == card.name]
            self.labels[card.uid] = str(len(alike) + 1)

    def name(self, card: Card) -> str:
        """Name a card, with its label if it has one."""
        shown = display(card.defn.key, self.lang)
        return f"{shown}#{self.labels[card.uid]}" if card.uid in self.labels else shown

    def cards(self, cards: list[Card]) -> str:
        """Write a list of cards, equal neighbours together."""
        parts: list[str] = []
        at = 0
        while at < len(cards):
            name = self.name(cards[at])
            end = at + 1
            if cards[at].uid not in self.labels:
                while end < len(cards) and self.name(cards[end]) == name:
                    end += 1
            parts.append(name if end - at == 1 else f"{end - at} {name}")
            at = end
        return ", ".join(parts)

    # The table

    def table(self) -> None:
        state = self.state
        layout = self.layout
        entries = self.entries
        if len(state.players) > 2:
            entries["players"] = len(state.players)
        laid = [display(key, self.lang) for key in [*layout.spec.kingdom, *layout.beside, *layout.loose]]
        if laid:
            entries["kingdom"] = ", ".join(laid)
        spec = layout.spec
        if spec.landscapes:
            entries["landscapes"] = ", ".join([self.landscape(key) for key in spec.landscapes])
        for notation, choice in card_choices().items():
            picked = spec.chosen(*choice.split("."))
            if picked and choice in state.rules.named:
                entries[notation] = self.deck(choice, picked)
            elif picked:
                entries[notation] = ", ".join([display(key, self.lang) for key in picked])
        for option in spec.options:
            entries[option] = True
        piles: dict[str, Any] = {}
        tokens: dict[str, Any] = {}
        fresh = {info.name: info.index for info in self.fresh.rules.piles}
        # Those beside the Supply by name: the order of a deck that needs them decides when they are laid out.
        infos = [info for info in state.rules.piles if info.supply]
        infos += sorted([info for info in state.rules.piles if not info.supply], key=lambda info: info.name)
        for info in infos:
            if info.name in LIBRARY.choices:
                continue
            shown_name = display(info.name, self.lang)
            pile = state.piles[info.index]
            full = usual_pile(self.fresh, fresh[info.name], PHASES[state.phase] != "setup")
            labelled = any([card.uid in self.labels for card in pile])
            if labelled or [card.defn for card in pile] != full:
                mixed = any([defn is not info.defn for defn in [*[card.defn for card in pile], *full]])
                piles[shown_name] = self.cards(pile[::-1]) if mixed or labelled else len(pile)
            there = unusual(state.pile_tokens.get(info.index, {}), ON_PILE)
            usual = self.fresh.pile_tokens.get(fresh[info.name], {})
            of_players = self.player_tokens(ON_PILE, info.index)
            if there != usual:
                tokens[shown_name] = {**(there or dict.fromkeys(usual, 0)), **of_players}
            elif of_players:
                tokens[shown_name] = of_players
        if piles:
            entries[PILES] = piles
        if tokens:
            entries[bag_key(ON_PILE)] = tokens
        marked: dict[str, Any] = {}
        for index, landscape in enumerate(state.rules.landscapes):
            there = unusual(state.landscape_tokens.get(index, {}), ON_LANDSCAPE)
            usual = self.fresh.landscape_tokens.get(index, {})
            of_players = self.player_tokens(ON_LANDSCAPE, index)
            if there != usual:
                marked[display(landscape.key, self.lang)] = {**(there or dict.fromkeys(usual, 0)), **of_players}
            elif of_players:
                marked[display(landscape.key, self.lang)] = of_players
        if marked:
            entries[bag_key(ON_LANDSCAPE)] = marked
        if unusual(state.mat_tokens, ON_MAT):
            entries[bag_key(ON_MAT)] = unusual(state.mat_tokens, ON_MAT)
        for zone in shared_lists():
            cards = groups_on(state, zone)[0]
            if cards or groups_on(self.fresh, zone)[0]:
                entries[zone.key] = self.cards(cards)

    def player_tokens(self, where: int, index: int) -> dict[str, str]:
        """Write the tokens of players on a pile or landscape: whose each kind is."""
        found: dict[str, str] = {}
        for token in self.state.player_tokens(where, index):
            before = f"{found[token.name]}, " if token.name in found else ""
            found[token.name] = before + LETTERS[token.owner]
        return found

    def landscape(self, key: str) -> str:
        """Write a landscape, with the pile that is picked for it."""
        name = key.partition("@")[0]
        picked = [pick for one in self.layout.spec.choices if one.owner == name for pick in one.keys]
        return ": ".join([display(one, self.lang) for one in (key, *picked)])

    def deck(self, choice: str, picked: tuple[str, ...]) -> str | dict[str, str]:
        """Write a pile of picked cards from the top; with those of them that lie elsewhere, if there are any."""
        deck = self.state.piles[self.state.rules.named[choice]]
        there = [card.defn.key for card in deck]
        sold = [display(key, self.lang) for key in picked if key not in there]
        left = self.cards(deck[::-1])
        return {"deck": left, "sold": ", ".join(sold)} if sold else left

    def player(self, seat: int, player: Player) -> dict[str, Any]:
        own: dict[str, Any] = {}
        for zone in listed_zones():
            cards = cards_in(player, zone)
            # Before the game everybody has a deck unless it is said otherwise.
            if cards or (zone.number == DECK and PHASES[self.state.phase] == "setup"):
                own[zone.key] = self.cards(cards[::-1] if zone.from_top else cards)
        done = self.done(player)
        if done:
            own["done"] = self.cards(done)
        if player.gained:
            own[GAINED] = self.gains(player.gained, NOT_BUYING)
        worn = [card for card in player.play if card.uid in self.worn]
        if worn:
            own[GUISES] = {self.name(card): display(self.worn[card.uid], self.lang) for card in worn}
        if player.stores:
            every = self.state.rules.cards
            own[STORES] = {self.name(every[uid]): self.cards(cards) for uid, cards in player.stores.items()}
        filled = [zone for zone in mats() if not zone.key and cards_in(player, zone)]
        if filled:
            own[MATS] = {zone.name: self.cards(cards_in(player, zone)) for zone in filled}
        before = PHASES[self.state.phase] == "setup"
        for counter in fields_counted():
            value = count_of(player, counter)
            usual = count_of(self.fresh.players[seat], counter) if before else counter.default
            if counter.name == "turns" and not before:
                usual = 1 if seat <= self.state.normal_seat else 0
            if value != usual:
                own[counter.name] = value
        tokens = unusual(player.tokens, ON_PLAYER)
        if tokens:
            own[bag_key(ON_PLAYER)] = tokens
        return own

    def gains(self, gains: list[Gain], usual: int) -> str | dict[str, str]:
        """Write what was gained or bought in a turn: by when, if not all of it was when it usually is."""
        found: dict[str, str] = {}
        for when, word in enumerate(WHEN_GAINED):
            defs = [gain.defn for gain in gains if gain.when == when]
            if defs:
                found[word] = self.kinds(defs)
        return found[WHEN_GAINED[usual]] if list(found) == [WHEN_GAINED[usual]] else found

    def kinds(self, defs: list[CardDef]) -> str:
        """Write a list of kinds of cards."""
        return ", ".join([display(defn.key, self.lang) for defn in defs])

    def done(self, player: Player) -> list[Card]:
        """Give a player's Durations in play that have nothing left to do."""
        return [card for card in player.play if card.is_duration and not owes_something(self.state, card)]

    # The turn

    def turn(self) -> None:
        state = self.state
        turn = state.turn
        entries = self.entries
        many = len(state.players)
        if turn.seat:
            entries["turn"] = LETTERS[turn.seat]
        said: dict[str, Any] = {}
        if turn.controller >= 0:
            said["controller"] = LETTERS[turn.controller]
        if turn.extra != (turn.controller >= 0):
            said["extra"] = turn.extra
        if turn.kind:
            said["because"] = display(turn.kind, self.lang)
        if said:
            entries["turn of"] = said
        if PHASES[state.phase] != "action":
            entries["phase"] = PHASES[state.phase]
        for name, usual in _TURN.items():
            if getattr(turn, name) != usual:
                entries[name] = getattr(turn, name)
        if turn.bought:
            entries["bought"] = True
        if turn.keeps_play:
            entries["keeps play"] = True
        if turn.events:
            entries["events bought"] = ", ".join([display(name, self.lang) for name in turn.events])
        if turn.purchases:
            entries[BOUGHT] = self.gains(turn.purchases, BUYING)
        if turn.played:
            entries["played"] = self.cards(turn.played)
        plays = {LETTERS[seat]: count for seat, count in enumerate(turn.plays) if count}
        if turn.plays[turn.seat] != len(turn.played):
            plays.setdefault(LETTERS[turn.seat], 0)
        else:
            plays.pop(LETTERS[turn.seat], None)
        if plays:
            entries["plays"] = plays
        normal = turn.seat if turn.controller < 0 else turn.controller
        if state.normal_seat != normal:
            entries["normal turn"] = LETTERS[state.normal_seat]
        if PHASES[state.phase] == "setup":
            previous = -1
        else:
            previous = (turn.seat - 1) % many if turn.controller < 0 else turn.controller
        if state.previous_seat != previous:
            entries["previous"] = LETTERS[state.previous_seat] if state.previous_seat >= 0 else "nobody"
        taken = sum([player.turns for player in state.players]) + (1 if turn.extra else 0)
        if state.turn_number != taken:
            entries["turn number"] = state.turn_number
        if state.stops:
            entries["hold"] = self.hold()
        if (state.rng1, state.rng2) != seeded(0):
            entries["rng"] = pack(state.rng1, state.rng2)

    def hold(self) -> str:
        """Write who is asked before Clean-up."""
        stops = self.state.stops
        seats = range(len(self.state.players))
        if stops & STOP_ALWAYS and all([stops >> seat & 1 for seat in seats]):
            return "cleanup"
        always = ["always"] if stops & STOP_ALWAYS else []
        return ", ".join([*always, *[LETTERS[seat] for seat in seats if stops >> seat & 1]])

    # What lasts

    def told_effects(self) -> list[Effect]:
        """Give the effects that do not come with set-up as they are now."""
        usual = [_memory(effect) for effect in self.fresh.effects]
        return [
            effect
            for effect in self.state.effects
            if not isinstance(effect, PlayerToken) and (effect.owner != EVERYBODY or _memory(effect) not in usual)
        ]

    def lasting(self) -> None:
        told = [self.effect(effect) for effect in self.told_effects()]
        if told:
            self.entries["effects"] = told
        there = [effect.name for effect in self.state.effects]
        ended = [effect.name for effect in self.fresh.effects if effect.name not in there]
        if ended:
            self.entries["rules ended"] = ", ".join(ended)
        if self.state.extra_turns:
            turns: list[dict[str, Any]] = []
            for extra in self.state.extra_turns:
                entry: dict[str, Any] = {"player": LETTERS[extra.seat]}
                if extra.kind:
                    entry["because"] = display(extra.kind, self.lang)
                if extra.controller >= 0:
                    entry["controller"] = LETTERS[extra.controller]
                if extra.effect is not None:
                    entry["effect"] = self.effect(extra.effect, to_come=True)
                turns.append(entry)
            self.entries["extra turns"] = turns

    def effect(self, effect: Effect, to_come: bool = False) -> dict[str, Any]:
        entry: dict[str, Any] = {"effect": effect.name}
        if not to_come:
            entry["owner"] = LETTERS[effect.owner] if effect.owner != EVERYBODY else "everybody"
        if effect.source is not NO_CARD:
            entry["card"] = self.name(effect.source)
            moved = self.state.moves[effect.source.uid] - effect.counter
            if moved:
                entry["moved"] = moved
        if effect.repeater is not NO_CARD:
            entry["repeater"] = self.name(effect.repeater)
        if effect.count:
            entry["count"] = effect.count
        if effect.cards:
            entry["cards"] = self.cards(effect.cards)
        if effect.names:
            entry["names"] = ", ".join([display(name, self.lang) for name in effect.names])
        if effect.immune:
            immune = [LETTERS[seat] for seat in range(len(self.state.players)) if effect.immune >> seat & 1]
            entry["immune"] = ", ".join(immune)
        if effect.swapped:
            entry["swapped"] = True
        return entry


def _memory(effect: Effect) -> tuple[object, ...]:
    return (effect.name, effect.owner, effect.count, [card.uid for card in effect.cards], effect.names)
