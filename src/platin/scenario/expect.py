"""Checking what must hold: each expectation tells how the table differs from it, in words."""

from collections import Counter
from typing import Final

from platin.cards import LIBRARY
from platin.engine.card import NO_CARD, Card
from platin.engine.score import points, winners
from platin.engine.state import Player
from platin.engine.zones import (
    ALL_SEE,
    ON_LANDSCAPE,
    ON_MAT,
    ON_PILE,
    ON_PLAYER,
    PLAYER_ZONES,
    Zone,
    cards_in,
    count_of,
    fields_counted,
    groups_on,
    mats,
    tokens_in,
    tokens_on,
)
from platin.position.find import find_card
from platin.position.nodes import Node, cards_at, fields, words_at
from platin.position.notation import (
    DONE,
    GAINED,
    MATS,
    PILES,
    STORES,
    bag_key,
    landscape_at,
    listed_zones,
    mat_at,
    player_keys,
    player_tokens_at,
    shared_lists,
    tokens_at,
)
from platin.position.table import LETTERS, PHASES, pile_index
from platin.scenario.answers import (
    NOTHING,
    PHASE_QUESTIONS,
    NoSuchAnswer,
    check_answer,
    check_words,
    matching,
    parse_word,
    show_options,
)
from platin.scenario.logs import Told, first_missing, tellings, times_told
from platin.scenario.playing import Playing
from platin.scenario.sayings import check_line, check_question, is_question
from platin.session import CodedOption, View
from platin.session.view import ZoneView
from platin.text.costs import cost_notation, read_cost
from platin.text.names import Counted, any_key, card_key, display, format_cards, parse_label, pile_key, split_list

# Of a zone: what is expected of a part of it.
_SIZE: Final = " size"
_TOP: Final = " top"
_BOTTOM: Final = " bottom"
_PARTS: Final = (_SIZE, _TOP, _BOTTOM)
# How many lines of the log a failure shows.
_OWNED: Final = "owned"
_SHOWN: Final = 20


def _player_keys() -> tuple[str, ...]:
    """Give the keys of all that can be expected of a player."""
    zones = listed_zones()
    tops = [zone.key + _TOP for zone in zones if zone.from_top or zone.top_seen]
    bottoms = [zone.key + _BOTTOM for zone in zones if zone.from_top]
    sizes = [zone.key + _SIZE for zone in zones]
    said = [key for key in player_keys() if key not in (DONE, GAINED)]
    return (*said, *tops, *bottoms, *sizes, "owns")


def check(playing: Playing, expected: dict[str, Node]) -> list[tuple[Node, str]]:
    """Compare expectations with the table; give what differs, and where it stands."""
    checker = _Checker(playing)
    for key, node in expected.items():
        checker.check(key, node)
    return checker.wrong


class _Checker:
    """Expectations being compared with one table."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.session = playing.session
        self.state = playing.session.state
        self.wrong: list[tuple[Node, str]] = []

    def differ(self, node: Node, what: str, expected: object, actual: object) -> None:
        self.wrong.append((node, f"{what}: expected {expected}, is {actual}"))

    def equal(self, node: Node, what: str, expected: object, actual: object) -> None:
        if expected != actual:
            self.differ(node, what, expected, actual)

    def check(self, key: str, node: Node) -> None:
        """Check one expectation."""
        state = self.state
        session = self.session
        shared = {zone.key: zone for zone in shared_lists()}
        if key in LETTERS:
            if LETTERS.index(key) >= len(state.players):
                raise node.error(f"{key} is not one of {len(state.players)} players")
            self.player(LETTERS.index(key), fields(node, _player_keys(), "expectations about a player"))
        elif key in ("coins", "actions", "buys", "potions"):
            self.equal(node, key, node.number(), getattr(state.turn, key))
        elif key == "bought":
            self.equal(node, key, node.flag(), state.turn.bought)
        elif key == "phase":
            if node.text().casefold() not in PHASES:
                raise node.error(f"expected a phase ({', '.join(PHASES)}), not {node.text()!r}")
            self.equal(node, key, node.text().casefold(), PHASES[state.phase])
        elif key == "turn":
            self.equal(node, key, self.letter(node), LETTERS[state.turn.seat])
        elif key == "turn of":
            self.turn_of(node)
        elif key == PILES:
            self.piles(node)
        elif key in shared:
            self.cards(node, key, groups_on(state, shared[key])[0])
        elif key == bag_key(ON_MAT):
            self.tokens(node, state.mat_tokens, ON_MAT, "on the mat")
        elif key == bag_key(ON_PILE):
            for name, where, value in node.items():
                pile = self.pile(where)
                self.tokens(value, state.pile_tokens.get(pile, {}), ON_PILE, f"on {name}")
                self.player_tokens(value, ON_PILE, pile, f"on {name}")
        elif key == bag_key(ON_LANDSCAPE):
            for name, where, value in node.items():
                index = landscape_at(state, where)
                self.tokens(value, state.landscape_tokens.get(index, {}), ON_LANDSCAPE, f"on {name}")
                self.player_tokens(value, ON_LANDSCAPE, index, f"on {name}")
        elif key == "cost":
            self.costs(node)
        elif key == "asked":
            self.asked(node)
        elif key == "question":
            self.question(node)
        elif key == "times asked":
            self.times_asked(node)
        elif key == "options":
            self.options(node)
        elif key == "offers":
            for part, word in _words(node):
                if not self.matching(part, word):
                    self.wrong.append((part, f"not offered: {word!r}"))
        elif key == "not offered":
            for part, word in _words(node):
                if self.matching(part, word):
                    self.wrong.append((part, f"offered, but must not be: {word!r}"))
        elif key == "illegal":
            self.illegal(node)
        elif key in ("seen by", "hidden from"):
            self.visible(node, key == "seen by")
        elif key == "log":
            self.log(node)
        elif key == "not logged":
            self.not_logged(node)
        elif key == "times logged":
            self.times_logged(node)
        elif key == "over":
            self.equal(node, key, node.flag(), session.over)
        elif key == "winners":
            actual = [LETTERS[seat] for seat in winners(session.game)]
            self.equal(node, key, sorted([word.upper() for word in words_at(node)]), actual)
        else:
            assert key == "points", key
            for name, where, number in node.items():
                seat = LETTERS.index(self.letter(where))
                self.equal(number, f"points of {name}", number.number(-999), points(session.game, seat))

    def letter(self, node: Node) -> str:
        """Read a player."""
        letter = node.text("a player").strip().upper()
        allowed = LETTERS[: len(self.state.players)]
        if len(letter) != 1 or letter not in allowed:
            raise node.error(f"expected a player ({', '.join(allowed)}), not {node.text()!r}")
        return letter

    def pile(self, node: Node) -> int:
        """Read the name of a pile."""
        index = pile_index(self.state, node.wrap(pile_key))
        if index < 0:
            raise node.error(f"no pile {node.text()!r} in this game")
        return index

    # Cards

    def listed(self, node: Node) -> list[tuple[str, Card]]:
        """Give the names of listed cards, whatever their print, each as often as it is listed.

        With a label it is the very card that has it in the position; NO_CARD stands for any.
        """
        found: list[tuple[str, Card]] = []
        for counted in cards_at(node):
            name = counted.key.partition("@")[0]
            card = self.labelled(node, counted) if counted.label else NO_CARD
            found.extend([(name, card)] * counted.copies)
        return found

    def labelled(self, node: Node, counted: Counted) -> Card:
        """Give the card that a label means."""
        name = counted.key.partition("@")[0]
        shown = f"{display(name, 'en')}#{counted.label}"
        if (name, counted.label) not in self.playing.labels:
            raise node.error(f"no card {shown!r}: expected a label that the position gives")
        if counted.copies != 1:
            raise node.error(f"there is only one {shown}, not {counted.copies}")
        return self.playing.labels[name, counted.label]

    def cards(self, node: Node, what: str, actual: list[Card]) -> None:
        """Compare cards as a set with numbers."""
        listed = self.listed(node)
        expected = Counter([name for name, _ in listed])
        present = Counter([card.name for card in actual])
        if expected != present:
            told = f"{what}: expected {_list(sorted(expected.elements()))}, is {_list(sorted(present.elements()))}"
            missing = sorted((expected - present).elements())
            surplus = sorted((present - expected).elements())
            if missing and present:
                told += f"; missing: {format_cards(missing, 'en')}"
            if surplus and expected:
                told += f"; too many: {format_cards(surplus, 'en')}"
            self.wrong.append((node, told))
            return
        for _, card in listed:
            if card is not NO_CARD and card not in actual:
                self.wrong.append((node, f"{what}: another {display(card.name, 'en')} than {self.label_of(card)}"))

    def label_of(self, card: Card) -> str:
        """Name a card with its label."""
        labels = [label for (_, label), other in self.playing.labels.items() if other is card]
        return f"{display(card.name, 'en')}#{labels[0]}"

    def in_order(self, node: Node, what: str, actual: list[Card]) -> None:
        """Compare cards in their order, given from the top."""
        listed = self.listed(node)
        expected = [name for name, _ in listed]
        present = [card.name for card in actual]
        if expected != present:
            self.differ(node, f"{what} (from the top)", _list(expected), _list(present))
            return
        for (_, card), there in zip(listed, actual, strict=True):
            if card is not NO_CARD and card is not there:
                self.wrong.append((node, f"{what}: another {display(card.name, 'en')} than {self.label_of(card)}"))

    def player(self, seat: int, own: dict[str, Node]) -> None:
        player = self.state.players[seat]
        who = LETTERS[seat]
        zones = {zone.key: zone for zone in listed_zones()}
        counters = {counter.name: counter for counter in fields_counted()}
        for key, node in own.items():
            what = f"{who}'s {key}"
            plain = next((key.removesuffix(part) for part in _PARTS if key.endswith(part)), key)
            if plain in zones:
                self.zone(node, what, zones[plain], key.removeprefix(plain), cards_in(player, zones[plain]))
            elif key == "owns":
                self.cards(node, what, self.session.game.owned(seat))
            elif key in counters:
                self.equal(node, what, node.number(), count_of(player, counters[key]))
            elif key == bag_key(ON_PLAYER):
                self.tokens(node, player.tokens, ON_PLAYER, f"of {who}")
            elif key == MATS:
                for name, where, value in node.items():
                    self.cards(value, f"{who}'s mat {name}", cards_in(player, mat_at(where)))
            else:
                self.stores(seat, player, node)

    def zone(self, node: Node, what: str, zone: Zone, part: str, cards: list[Card]) -> None:
        """Compare a zone, a part of it, or only its size."""
        if part == _SIZE:
            self.equal(node, what, node.number(), len(cards))
        elif part == _TOP:
            self.in_order(node, what, cards[::-1][: len(self.listed(node))])
        elif part == _BOTTOM:
            self.in_order(node, what, cards[: len(self.listed(node))][::-1])
        elif zone.from_top:
            self.in_order(node, what, cards[::-1])
        else:
            self.cards(node, what, cards)

    def tokens(self, node: Node, tokens: dict[str, int], where: int, place: str) -> None:
        """Compare the tokens that lie in a place."""
        there = {counter.name: tokens_in(tokens, counter) for counter in tokens_on(where)}
        for kind, count in tokens_at(node, where).items():
            self.equal(node, f"{kind} {place}", count, there[kind])

    def player_tokens(self, node: Node, where: int, index: int, place: str) -> None:
        """Compare whose tokens of some kinds lie on a pile or landscape."""
        there = self.state.player_tokens(where, index)
        for kind, players in player_tokens_at(node, where).items():
            owners = sorted([LETTERS[token.owner] for token in there if token.name == kind])
            self.equal(players, f"{kind} {place}", sorted(words_at(players)), owners)

    def stores(self, seat: int, player: Player, node: Node) -> None:
        """Compare what lies on cards. Of several cards of a name each is compared once, with what fits it best."""
        used: list[Card] = []
        every = self.state.rules.cards
        for name, where, value in node.items():
            _, label = parse_label(where.text())
            plain = where.wrap(lambda text: card_key(parse_label(text)[0])).partition("@")[0]
            if label:
                host = self.labelled(where, Counted(1, plain, label))
                used.append(host)
                self.cards(value, f"{LETTERS[seat]}'s cards on {name}", player.stores.get(host.uid, []))
                continue
            hosts = [every[uid] for uid in player.stores if every[uid].name == plain]
            hosts = [host for host in hosts if host not in used]
            wanted = sorted([name for name, _ in self.listed(value)])
            fitting = [h for h in hosts if sorted([card.name for card in player.stores[h.uid]]) == wanted]
            host = [*fitting, *hosts, find_card(self.state, plain, seat, used)][0]
            used.append(host)
            self.cards(value, f"{LETTERS[seat]}'s cards on {name}", player.stores.get(host.uid, []))

    def piles(self, node: Node) -> None:
        for name, where, value in node.items():
            pile = self.state.piles[self.pile(where)]
            if value.is_text and value.text().strip().isdigit():
                self.equal(value, f"pile {name}", value.number(), len(pile))
            else:
                self.in_order(value, f"pile {name}", pile[::-1])

    def turn_of(self, node: Node) -> None:
        turn = self.state.turn
        said = fields(node, ("controller", "extra", "because"), "turn of")
        if "controller" in said:
            actual = LETTERS[turn.controller] if turn.controller >= 0 else "nobody"
            self.equal(said["controller"], "controller", said["controller"].text().strip(), actual)
        if "extra" in said:
            self.equal(said["extra"], "extra turn", said["extra"].flag(), turn.extra)
        if "because" in said:
            cause = said["because"].wrap(any_key).partition("@")[0]
            self.equal(said["because"], "extra turn because of", cause, turn.kind)

    def costs(self, node: Node) -> None:
        for _, where, value in node.items():
            key = where.wrap(card_key)
            for defn in self.state.rules.defs:
                if defn.name == key.partition("@")[0]:
                    key = defn.key
            wanted = read_cost(value.text("a cost"))
            if wanted is None:
                raise value.error(f"expected a cost (4, 4P, 8D), not {value.text()!r}")
            actual = self.session.game.cost_of(LIBRARY.cards[key])
            if not wanted.same(actual):
                self.differ(value, f"cost of {display(key, 'en')}", cost_notation(wanted), cost_notation(actual))

    # The pending question, and those before it

    def question(self, node: Node) -> None:
        """Compare the pending question with one that is named by its key or in words."""
        wanted = node.text("a question").strip()
        decision = self.session.decision
        if wanted == "none":
            self.equal(node, "question", wanted, decision.key if decision is not None else "none")
            return
        node.wrap(check_question)
        if decision is None or not is_question(self.playing.asked[-1], wanted):
            self.differ(node, "question", wanted, decision.key if decision is not None else "none")

    def times_asked(self, node: Node) -> None:
        """Count how often a question was put to anybody, or to each player."""
        for name, where, value in node.items("how often each question was asked"):
            where.wrap(check_question)
            by = [asked.by for asked in self.playing.asked if is_question(asked, name)]
            if not value.is_map:
                self.equal(value, f"times asked {name}", value.number(), len(by))
                continue
            for letter, who, number in value.items():
                seat = LETTERS.index(self.letter(who))
                self.equal(number, f"times {letter} was asked {name}", number.number(), by.count(seat))

    def asked(self, node: Node) -> None:
        decision = self.session.decision
        if node.text().strip().casefold() == "nobody":
            if decision is not None and decision.key not in PHASE_QUESTIONS:
                self.differ(node, "asked", "nobody", LETTERS[decision.by])
        elif decision is None or LETTERS[decision.by] != self.letter(node):
            actual = "nobody" if decision is None else LETTERS[decision.by]
            self.differ(node, "asked", self.letter(node), actual)

    def matching(self, node: Node, word: str) -> list[CodedOption]:
        """Give the options that a word means; "nothing" means that none need be picked."""
        decision = self.session.decision
        if word.casefold() in NOTHING:
            return self.session.options()[:1] if decision is not None and decision.low == 0 else []
        return node.wrap(lambda _: matching(self.session, parse_word(word), self.playing.labels))

    def options(self, node: Node) -> None:
        expected: list[int] = []
        complete = self.session.decision is not None
        for part, word in _words(node):
            found = [option.code for option in self.matching(part, word)]
            if word.casefold() in NOTHING:
                complete = complete and bool(found)
                continue
            free = [code for code in found if code not in expected]
            copies = parse_word(word).copies
            complete = complete and len(free) >= copies
            expected.extend(free[:copies])
        if not complete or len(expected) != len(self.session.options()):
            listed = ", ".join([word for _, word in _words(node)])
            self.differ(node, "options", f"[{listed}]", f"[{show_options(self.session)}]")

    def illegal(self, node: Node) -> None:
        for answer in node.children() if node.is_list else [node]:
            if not answer.is_map:
                self.refused(answer)
                continue
            for _, where, value in answer.items():
                decision = self.session.decision
                if decision is not None and LETTERS[decision.by] == self.letter(where):
                    self.refused(value)

    def refused(self, answer: Node) -> None:
        answer.wrap(check_words)
        try:
            check_answer(self.session, answer.text(), self.playing.labels)
        except NoSuchAnswer:
            return
        self.wrong.append((answer, f"legal, but must be refused: {answer.text()!r}"))

    # What is hidden

    def visible(self, node: Node, wanted: bool) -> None:
        """Check what players may see: "A hand", or a pile by its name."""
        for name, where, value in node.items("what is seen, by player"):
            if name.strip().casefold() == "spectator":
                seat = -1
            else:
                seat = LETTERS.index(self.letter(where))
            view = self.session.view(seat)
            for part, word in _words(value):
                if self.sees(view, part, word) != wanted:
                    verb = "cannot see" if wanted else "can see"
                    self.wrong.append((part, f"{name} {verb} {word}"))

    def sees(self, view: View, node: Node, word: str) -> bool:
        """Tell whether a view shows a player's zone or the top card of a pile."""
        letter, _, zone = word.partition(" ")
        if len(letter) == 1 and letter in LETTERS[: len(self.state.players)]:
            # Zones that not everybody may see; a deck nobody may.
            hidden = [*[row.key for row in PLAYER_ZONES if row.key and row.seen != ALL_SEE], MATS, _OWNED]
            shown = view.players[LETTERS.index(letter)]
            if zone.partition(" ")[0] in shown.zones and zone not in hidden:
                return self.knows(shown.zones[zone.partition(" ")[0]], node, zone.partition(" ")[2])
            if zone not in hidden:
                raise node.error(f"expected a zone ({', '.join(hidden)}), not {zone!r}")
            if zone == STORES:
                return all([store.cards is not None for store in shown.stores])
            if zone == MATS:
                return all([shown.zones[mat.name].cards is not None for mat in mats() if mat.name in shown.zones])
            if zone == _OWNED:
                return shown.owned is not None
            return all([shown.zones[row.name].cards is not None for row in PLAYER_ZONES if row.key == zone])
        index = node.wrap(lambda _: pile_index(self.state, pile_key(word)))
        if index < 0:
            raise node.error(f"expected a player's zone (A hand) or a pile of this game, not {word!r}")
        return bool(view.piles[index].top)

    def knows(self, shown: ZoneView, node: Node, word: str) -> bool:
        """Tell whether a view of a zone shows that a card lies there: by its face, or by a back of its own."""
        key = node.wrap(lambda _: card_key(word))
        return key in [back.name for back in shown.backs] or key in (shown.cards or ())

    # The log

    def log(self, node: Node) -> None:
        """Find lines in the log, in their order."""
        wanted = [line.text() for line in node.texts("lines of the log")]
        told = tellings(self.session)
        missing = [first_missing(wanted, telling) for telling in told]
        if all(missing):
            self.wrong.append((node, f"log: no line {missing[0]!r} (in this order); it ends with{_shown(told)}"))

    def not_logged(self, node: Node) -> None:
        """Find none of these lines in the log."""
        told = tellings(self.session)
        for line in node.texts("lines of the log"):
            line.wrap(check_line)
            if times_told(line.text(), told):
                self.wrong.append((line, f"logged, but must not be: {line.text()!r}"))

    def times_logged(self, node: Node) -> None:
        """Count how often each of these lines occurs in the log."""
        told = tellings(self.session)
        for line, where, number in node.items("how often each line is in the log"):
            where.wrap(check_line)
            times = times_told(line, told)
            if times != number.number():
                ends = f"{times}; the log ends with{_shown(told)}"
                self.differ(number, f"times logged {line!r}", number.number(), ends)


def _words(node: Node) -> list[tuple[Node, str]]:
    return [(part, word) for part in node.texts("a list of options") for word in split_list(part.text())]


def _shown(told: list[list[Told]]) -> str:
    """Give the end of the log for a failure."""
    return "".join([f"\n  {wordings[0]}" for wordings in told[0][-_SHOWN:]])


def _list(keys: list[str]) -> str:
    return f"[{format_cards(keys, 'en')}]"
