"""Checking what must hold: each expectation gives the differences between expected and actual, in words."""

import re
from collections import Counter
from typing import Final

from platin.cards import LIBRARY
from platin.engine.card import Card
from platin.engine.score import points, winners
from platin.engine.state import Player
from platin.position.find import find_card
from platin.position.nodes import Node, cards_at, fields, words_at
from platin.position.reader import COUNTS
from platin.position.table import LETTERS, PHASES, pile_index
from platin.scenario.answers import (
    PHASE_QUESTIONS,
    NoSuchAnswer,
    _means,
    check_answer,
    show_options,
    show_question,
)
from platin.scenario.logs import first_missing, tellings
from platin.session import Option, Session
from platin.text.names import (
    any_key,
    card_key,
    display,
    format_cards,
    parse_count,
    parse_label,
    pile_key,
    split_list,
)

_AS_SETS: Final = ("hand", "discard", "play", "aside", "aside down", "revealed", "looked")
_SIZES: Final = ("hand size", "deck size", "discard size", "play size", "aside down size")
_PLAYER: Final = (
    *_AS_SETS,
    "deck",
    "deck top",
    "deck bottom",
    "discard top",
    *_SIZES,
    "on",
    "mats",
    *COUNTS,
    "tokens",
)
# How many lines of the log a failure shows.
_SHOWN: Final = 20
_COST: Final = re.compile(r"^(?P<coins>\d+)?(?P<potion>P)?(?:\+?(?P<debt>\d+)D)?$", re.IGNORECASE)


def check(session: Session, expected: dict[str, Node]) -> list[tuple[Node, str]]:
    """Compare expectations with the table; give what differs."""
    checker = _Checker(session)
    for key, node in expected.items():
        checker.check(key, node)
    return checker.wrong


class _Checker:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.state = session.state
        self.wrong: list[tuple[Node, str]] = []

    def differ(self, node: Node, what: str, expected: object, actual: object) -> None:
        self.wrong.append((node, f"{what}: expected {expected}, is {actual}"))

    def equal(self, node: Node, what: str, expected: object, actual: object) -> None:
        if expected != actual:
            self.differ(node, what, expected, actual)

    def check(self, key: str, node: Node) -> None:
        state = self.state
        session = self.session
        if key in LETTERS:
            if LETTERS.index(key) >= len(state.players):
                raise node.error(f"{key} is not one of {len(state.players)} players")
            self.player(LETTERS.index(key), fields(node, _PLAYER, "expectations about a player"))
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
        elif key == "trash":
            self.cards(node, "trash", state.trash)
        elif key == "piles":
            self.piles(node)
        elif key == "mat tokens":
            for kind, _, number in node.items():
                self.equal(number, f"{kind} on the mat", number.number(), state.mat_tokens.get(kind, 0))
        elif key == "pile tokens":
            self.pile_tokens(node)
        elif key == "cost":
            self.costs(node)
        elif key == "asked":
            self.asked(node)
        elif key == "question":
            decision = session.decision
            self.equal(node, key, node.text().strip(), decision.key if decision is not None else "none")
        elif key == "options":
            self.options(node)
        elif key == "offers":
            for part, word in _words(node):
                if not self.matching(part, word):
                    self.wrong.append((part, f"not offered: {word!r}; {show_question(session)}"))
        elif key == "not offered":
            for part, word in _words(node):
                if self.matching(part, word):
                    self.wrong.append((part, f"offered: {word!r}; {show_question(session)}"))
        elif key == "illegal":
            self.illegal(node)
        elif key == "log":
            self.log(node)
        elif key == "over":
            self.equal(node, key, node.flag(), session.over)
        elif key == "winners":
            actual = [LETTERS[seat] for seat in winners(session.game)]
            self.equal(node, key, sorted(word.upper() for word in words_at(node)), actual)
        else:
            assert key == "points", key
            for name, where, number in node.items():
                seat = LETTERS.index(self.letter(where))
                self.equal(number, f"points of {name}", number.number(-999), points(session.game, seat))

    def letter(self, node: Node) -> str:
        letter = node.text("a player").strip().upper()
        if len(letter) != 1 or letter not in LETTERS[: len(self.state.players)]:
            raise node.error(f"expected a player, not {node.text()!r}")
        return letter

    # Cards

    def cards(self, node: Node, what: str, actual: list[Card]) -> None:
        """Compare cards as a set with numbers."""
        expected = Counter[str]()
        for count, key, _ in cards_at(node):
            expected[key.partition("@")[0]] += count
        present = Counter(card.name for card in actual)
        if +expected == present:
            return
        missing = format_cards(sorted((expected - present).elements()), "en")
        surplus = format_cards(sorted((present - expected).elements()), "en")
        parts = [f"expected {_list(sorted(expected.elements()))}", f"is {_list(sorted(present.elements()))}"]
        told = ", ".join(parts)
        if missing:
            told += f"; missing: {missing}"
        if surplus:
            told += f"; too many: {surplus}"
        self.wrong.append((node, f"{what}: {told}"))

    def in_order(self, node: Node, what: str, actual: list[Card]) -> None:
        """Compare cards in their order, given from the top."""
        expected = [key.partition("@")[0] for count, key, _ in cards_at(node) for _ in range(count)]
        present = [card.name for card in actual]
        if expected != present:
            self.differ(node, what, _list(expected), _list(present))

    def player(self, seat: int, own: dict[str, Node]) -> None:
        player = self.state.players[seat]
        who = LETTERS[seat]
        for key, node in own.items():
            what = f"{who}'s {key}"
            if key in _AS_SETS:
                self.cards(node, what, getattr(player, key.replace(" ", "_")))
            elif key in _SIZES:
                zone = key.removesuffix(" size").replace(" ", "_")
                self.equal(node, what, node.number(), len(getattr(player, zone)))
            elif key == "deck":
                self.in_order(node, what, player.deck[::-1])
            elif key == "deck top":
                self.in_order(node, what, player.deck[::-1][: _length(node)])
            elif key == "deck bottom":
                many = _length(node)
                self.in_order(node, what, player.deck[::-1][max(0, len(player.deck) - many) :])
            elif key == "discard top":
                self.in_order(node, what, player.discard[::-1][: _length(node)])
            elif key in COUNTS:
                self.equal(node, what, node.number(), getattr(player, key))
            elif key == "tokens":
                for kind, _, number in node.items():
                    self.equal(number, f"{who}'s {kind}", number.number(), player.tokens.get(kind, 0))
            elif key == "mats":
                for name, _, value in node.items():
                    self.cards(value, f"{who}'s mat {name}", player.mats.get(name, []))
            else:
                self.stores(seat, player, node)

    def stores(self, seat: int, player: Player, node: Node) -> None:
        """Compare what lies on cards; a card that occurs several times is compared as often as it is named."""
        used: list[Card] = []
        for name, where, value in node.items():
            plain = where.wrap(lambda text: card_key(parse_label(text)[0])).partition("@")[0]
            hosts = [
                self.state.rules.cards[uid]
                for uid in player.stores
                if self.state.rules.cards[uid].name == plain
                and self.state.rules.cards[uid] not in used
            ]
            wanted = Counter(key.partition("@")[0] for n, key, _ in cards_at(value) for _ in range(n))
            for host in hosts:
                if Counter(card.name for card in player.stores[host.uid]) == wanted:
                    used.append(host)
                    break
            else:
                host = hosts[0] if hosts else find_card(self.state, plain, seat, used)
                used.append(host)
                self.cards(value, f"{LETTERS[seat]}'s cards on {name}", player.stores.get(host.uid, []))

    def piles(self, node: Node) -> None:
        for name, where, value in node.items():
            index = pile_index(self.state, where.wrap(pile_key))
            if index < 0:
                raise where.error(f"no pile {name!r} in this game")
            pile = self.state.piles[index]
            if value.text("a number or cards").strip().isdigit():
                self.equal(value, f"pile {name}", value.number(), len(pile))
            else:
                self.in_order(value, f"pile {name}", pile[::-1])

    def pile_tokens(self, node: Node) -> None:
        for name, where, value in node.items():
            index = pile_index(self.state, where.wrap(pile_key))
            if index < 0:
                raise where.error(f"no pile {name!r} in this game")
            tokens = self.state.pile_tokens.get(index, {})
            for kind, _, number in value.items("tokens by kind"):
                self.equal(number, f"{kind} on {name}", number.number(), tokens.get(kind, 0))

    def turn_of(self, node: Node) -> None:
        turn = self.state.turn
        said = fields(node, ("controller", "extra", "because"), "turn of")
        if "controller" in said:
            actual = LETTERS[turn.controller] if turn.controller >= 0 else "nobody"
            wanted = said["controller"].text().strip()
            self.equal(said["controller"], "controller", wanted, actual)
        if "extra" in said:
            self.equal(said["extra"], "extra turn", said["extra"].flag(), turn.extra)
        if "because" in said:
            self.equal(said["because"], "extra turn because of", said["because"].wrap(any_key), turn.kind)

    def costs(self, node: Node) -> None:
        for _, where, value in node.items():
            key = where.wrap(card_key)
            for info in self.state.rules.defs:
                if info.name == key.partition("@")[0]:
                    key = info.key
            match = _COST.match(value.text("a cost").strip())
            if match is None:
                raise value.error(f"expected a cost (4, 4P, 8D), not {value.text()!r}")
            wanted = (int(match["coins"] or 0), 1 if match["potion"] else 0, int(match["debt"] or 0))
            cost = self.session.game.cost_of(LIBRARY.cards[key])
            actual = (cost.coins, cost.potion, cost.debt)
            if wanted != actual:
                self.differ(value, f"cost of {display(key, 'en')}", _cost(*wanted), _cost(*actual))

    # The pending question

    def asked(self, node: Node) -> None:
        decision = self.session.decision
        if node.text().strip().casefold() == "nobody":
            if decision is not None and decision.key not in PHASE_QUESTIONS:
                self.wrong.append((node, f"asked: expected nobody; {show_question(self.session)}"))
        elif decision is None or LETTERS[decision.by] != self.letter(node):
            self.wrong.append((node, f"asked: expected {self.letter(node)}; {show_question(self.session)}"))

    def matching(self, node: Node, word: str) -> list[Option]:
        """Give the options that a word means; "nothing" means that none need be picked."""
        decision = self.session.decision
        if decision is None:
            return []
        options = self.session.options()
        if word.casefold() in ("nothing", "nichts"):
            return options[:1] if decision.low == 0 else []
        return node.wrap(lambda _: _matching(self.session, options, word))

    def options(self, node: Node) -> None:
        expected: list[int] = []
        wrong = False
        for part, word in _words(node):
            if word.casefold() in ("nothing", "nichts"):
                wrong = wrong or self.session.decision is None or self.session.decision.low > 0
                continue
            count, name = parse_count(_verb(word)[1])
            found = [o.code for o in self.matching(part, f"{_verb(word)[0]}{name}")]
            free = [code for code in found if code not in expected]
            wrong = wrong or len(free) < count
            expected.extend(free[:count])
        actual = [option.code for option in self.session.options()]
        if wrong or len(expected) != len(actual):
            listed = ", ".join(word for _, word in _words(node))
            self.differ(node, "options", f"[{listed}]", f"[{show_options(self.session)}]")

    def illegal(self, node: Node) -> None:
        answers = node.children() if node.is_list else [node]
        for answer in answers:
            if answer.is_map:
                for _, where, value in answer.items():
                    decision = self.session.decision
                    if decision is not None and LETTERS[decision.by] == self.letter(where):
                        self.refused(value)
            else:
                self.refused(answer)

    def refused(self, answer: Node) -> None:
        text = answer.text("an answer")
        for word in split_list(text):
            _, name = parse_count(_verb(word)[1])
            if self.session.decision is not None:
                answer.wrap(lambda _, name=name: _check_word(self.session, name))  # type: ignore[misc]
        try:
            check_answer(self.session, text)
        except NoSuchAnswer:
            return
        self.wrong.append((answer, f"legal, but must be refused: {text!r}; {show_question(self.session)}"))

    # The log

    def log(self, node: Node) -> None:
        """Find lines in the log, in their order."""
        wanted = [line.text() for line in node.texts("lines of the log")]
        missing = ""
        for told in tellings(self.session):
            missing = first_missing(wanted, told)
            if not missing:
                return
        shown = [wordings[0] for wordings in tellings(self.session)[0]]
        listed = "".join([f"\n    {line}" for line in shown[-_SHOWN:]])
        self.wrong.append((node, f"not in the log (in this order): {missing!r}; its last lines are{listed}"))


def _words(node: Node) -> list[tuple[Node, str]]:
    return [(part, word) for part in node.texts("a list of options") for word in split_list(part.text())]


def _verb(word: str) -> tuple[str, str]:
    match = re.match(r"^(play|buy|spiele?|kaufe?)\s+", word, re.IGNORECASE)
    return ("", word) if match is None else (word[: match.end()], word[match.end() :])


def _matching(session: Session, options: list[Option], word: str) -> list[Option]:
    decision = session.decision
    assert decision is not None
    verb, name = _verb(word)
    kinds: tuple[str, ...] = ()
    if verb:
        kinds = ("card",) if verb.casefold().startswith(("play", "spiel")) else ("pile", "landscape")
    _, name = parse_count(name)
    _check_word(session, name)
    return [o for o in options if (not kinds or o.kind in kinds) and _means(session, decision, o, name)]


def _check_word(session: Session, name: str) -> None:
    """Refuse a word that could not be an option of anything: a misspelt card must not count as not offered."""
    decision = session.decision
    assert decision is not None
    plain = name.strip().casefold()
    if plain in ("nothing", "nichts", "treasures", "end phase", "end turn") or plain.isdigit():
        return
    if plain.upper() in LETTERS or any(option.kind in ("mode", "number") for option in session.options()):
        return
    any_key(parse_label(name)[0])


def _length(node: Node) -> int:
    return sum(count for count, _, _ in cards_at(node))


def _list(keys: list[str]) -> str:
    return f"[{format_cards(keys, 'en')}]"


def _cost(coins: int, potion: int, debt: int) -> str:
    text = str(coins) if coins or not (potion or debt) else ""
    return text + ("P" if potion else "") + (f"{debt}D" if debt else "")


