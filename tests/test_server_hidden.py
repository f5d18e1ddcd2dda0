"""Nothing hidden leaves the server: every byte sent to a viewer stays the same when all that is hidden is exchanged.

Random games in kingdoms of all expansions. At each question another table is made that looks the same to a viewer:
hands, decks, face-down cards and piles, chance and the numbers of all cards are others.
"""

from __future__ import annotations

import asyncio
import copy
import json
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState
from tests.matches import Life, at_position, pick

from platin.cards import LIBRARY
from platin.engine.game import Game
from platin.engine.state import GameState
from platin.engine.zones import NOBODY_SEES, PLAYER_ZONES
from platin.proof.checks import difference
from platin.proof.hidden import other_world
from platin.server import frames, presenter
from platin.server.autopilot import Auto
from platin.server.connection import Connection
from platin.server.hall import Hall, OpenTable
from platin.server.manners import Manners
from platin.server.match import Match
from platin.server.metrics import Metrics
from platin.server.settings import Settings
from platin.server.store import Store
from platin.server.wire import TABLE_MESSAGE
from platin.session import Session, state_from_json, state_to_json
from platin.session.view import EffectView, View
from platin.session.view import view_of as real_view

SPECTATOR = -1


def other_match(match: Match, seat: int, rng: Random) -> Match:
    """Make a match that differs from another in all that a viewer cannot see."""
    session = copy.copy(match.session)
    session.game, session.decision = other_world(match.session, seat, rng)
    # Who answered is known to all; it is not part of a saved state.
    session.game.answered_by = match.session.game.answered_by
    twin = copy.copy(match)
    twin.session = session
    return twin


def message(match: Match, seat: int, lang: str, known_turns: int) -> bytes:
    presence = [(at % 2 == 0, False) for at in range(len(match.seats))]
    return TABLE_MESSAGE.dump_json(presenter.table_message(match, seat, lang, known_turns, presence))


def leak(match: Match, seat: int, lang: str, known_turns: int, rng: Random) -> str:
    """Find what in a message depends on hidden things."""
    here = message(match, seat, lang, known_turns)
    there = message(other_match(match, seat, rng), seat, lang, known_turns)
    return "" if here == there else difference(json.loads(here), json.loads(there)) or "the order of bytes"


def viewers(match: Match, rng: Random) -> list[int]:
    """Give the one who is asked, a spectator, and another one."""
    decision = match.session.decision
    seats = list(range(len(match.seats)))
    first = decision.by if decision is not None else rng.choice(seats)
    return [first, SPECTATOR, rng.choice([seat for seat in seats if seat != first])]


@pytest.mark.parametrize("kinds", ["pp", "pbp", "pppp"])
@pytest.mark.parametrize("seed", range(9))
def test_no_byte_depends_on_what_is_hidden(seed: int, kinds: str) -> None:
    life = Life(1000 * len(kinds) + seed, kinds)
    rng = Random(seed)
    looked = 0
    for step in range(55):
        match = life.match
        for seat in viewers(match, rng):
            turns = len(frames.turn_starts(match.session.state.log or []))
            known = 0 if step % 10 == 9 else turns
            found = leak(match, seat, rng.choice(("de", "en")), known, rng)
            assert found == "", f"viewer {seat}, seed {seed}, step {step}"
            looked += 1
        if match.over:
            break
        life.go_on()
    assert looked > 10


@pytest.mark.parametrize("kinds", ["pbb", "ppb"])
@pytest.mark.parametrize("seed", range(4))
def test_no_frame_depends_on_what_was_hidden_then(seed: int, kinds: str) -> None:
    """A frame tells of another player's turn no more than the table then did."""
    life = Life(7000 + 10 * len(kinds) + seed, kinds)
    rng = Random(seed)
    looked = 0
    for step in range(30):
        match = life.match
        if match.over:
            break
        life.go_on()
        passed = match.take_passed()
        for seat in (0, len(kinds) - 1, SPECTATOR):
            others = [other_table(state, seat, rng) for state in passed]
            here = frames_sent(match, seat, passed)
            assert here == frames_sent(match, seat, others), f"viewer {seat}, seed {seed}, step {step}"
            looked += len(here)
    assert looked


def other_table(state: GameState, seat: int, rng: Random) -> GameState:
    """Make a table that differs from another in all that a viewer could not see then."""
    then = Session.__new__(Session)
    then.game = Game(state, [None] * len(state.players))
    then.decision = None
    return other_world(then, seat, rng)[0].state


def frames_sent(match: Match, seat: int, passed: list[GameState]) -> list[Any]:
    presence = [(True, False)] * len(match.seats)
    message = presenter.table_message(match, seat, "en", 0, presence, passed)
    sent: list[Any] = json.loads(TABLE_MESSAGE.dump_json(message))["frames"]
    return sent


@pytest.mark.parametrize("seed", range(3))
def test_the_whole_log_tells_nothing_at_the_end_of_a_long_game(seed: int) -> None:
    life = Life(50 + seed, "pp")
    rng = Random(seed)
    for _ in range(250):
        if life.match.over:
            break
        life.go_on()
    for seat in (0, 1, SPECTATOR):
        for lang in ("de", "en"):
            assert leak(life.match, seat, lang, 0, rng) == ""


# Where all see the points, what each player owns in all is no secret any more; where it lies still is


def dealt_within(match: Match, seat: int, rng: Random) -> Match:
    """Make a match in which each player's hidden cards lie elsewhere among that player's own hidden zones."""
    session = match.session
    data = state_to_json(session.state)
    for who, player in enumerate(data["players"]):
        # One sees one's own zones, but for the order of the deck.
        names = [zone.field for zone in PLAYER_ZONES if zone.field and not zone.many and zone.seen == NOBODY_SEES]
        if who != seat:
            names += [zone.field for zone in PLAYER_ZONES if zone.field in ("hand", "discard")]
        slots = [(player[name], i) for name in names for i in range(len(player[name]) - (name == "discard"))]
        uids = [cards[i] for cards, i in slots]
        rng.shuffle(uids)
        for (cards, i), uid in zip(slots, uids, strict=True):
            cards[i] = uid
    data["rng"] = rng.getrandbits(30) << 31 | rng.getrandbits(30)
    twin = copy.copy(match)
    twin.session = copy.copy(session)
    twin.session.game = Game(state_from_json(data, LIBRARY), [None] * len(match.seats))
    twin.session.game.answered_by = session.game.answered_by
    return twin


@pytest.mark.parametrize("kinds", ["pp", "ppp"])
@pytest.mark.parametrize("seed", range(5))
def test_a_score_counter_tells_the_points_and_nothing_else(seed: int, kinds: str) -> None:
    life = Life(300 + seed, kinds, Manners(score=True))
    rng = Random(seed)
    looked = 0
    for _ in range(80):
        match = life.match
        decision = match.session.decision
        if decision is None:
            break
        for seat in (*range(len(kinds)), SPECTATOR):
            # Who is asked sees what is looked at or revealed just now: that the others may not see all of it is
            # what the test above is about.
            if decision.key not in ("turn.action", "turn.buy", "turn.end"):
                continue
            here = json.loads(message(match, seat, "en", 0))
            there = json.loads(message(dealt_within(match, seat, rng), seat, "en", 0))
            assert difference(here, there) == ""
            assert len(here["view"]["points"]) == len(kinds)
            assert [player["owned"] is None for player in here["view"]["players"]] == [
                who != seat for who in range(len(kinds))
            ]
            looked += 1
        life.go_on()
    assert looked > 20


# The test of the test: what should be found is found


def leaks_somewhere(monkeypatch: pytest.MonkeyPatch, add: Callable[[View, Any], View]) -> bool:
    """Tell whether the comparison notices that a view has something more in it."""

    def view_of(game: Any, seat: int, decision: Any) -> View:
        return add(real_view(game, seat, decision), game.state)

    monkeypatch.setattr(presenter, "view_of", view_of)
    life = Life(3, "pp")
    rng = Random(0)
    for _ in range(30):
        if any(leak(life.match, seat, "en", 0, rng) for seat in (0, 1, SPECTATOR)):
            return True
        life.go_on()
    return False


def with_player(view: View, seat: int, **fields: Any) -> View:
    """Change what a view has of a player."""
    players = list(view.players)
    players[seat] = replace(players[seat], **fields)
    return replace(view, players=tuple(players))


def with_hand(view: View, seat: int, cards: list[str]) -> View:
    zones = view.players[seat].zones
    return with_player(view, seat, zones={**zones, "hand": replace(zones["hand"], cards=tuple(cards))})


def _deck_order(view: View, state: Any) -> View:
    return with_player(view, 0, undrawn=tuple(card.defn.key for card in state.players[0].deck))


def _hand_of_another(view: View, state: Any) -> View:
    return with_hand(view, 1, sorted(card.defn.key for card in state.players[1].hand))


def _a_number_of_a_card(view: View, state: Any) -> View:
    return with_hand(view, 0, [str(card.uid) for card in state.players[0].hand])


def _order_of_the_hand(view: View, state: Any) -> View:
    return with_hand(view, 0, [card.defn.key for card in state.players[0].hand]) if view.seat == 0 else view


def _chance(view: View, state: Any) -> View:
    return replace(view, turn=replace(view.turn, coins=state.rng1))


def _log_for_all(view: View, state: Any) -> View:
    drawn = [entry for entry in state.log or [] if entry.verb == "draw"]
    names = tuple(defn.key for entry in drawn for defn in entry.cards)
    return replace(view, effects=(EffectView("gold", "", 0, 1, names),))


def test_a_leak_in_a_frame_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def view_of(game: Any, seat: int, decision: Any) -> View:
        return _hand_of_another(real_view(game, seat, decision), game.state)

    monkeypatch.setattr(presenter, "view_of", view_of)
    with pytest.raises(AssertionError, match="viewer"):
        test_no_frame_depends_on_what_was_hidden_then(0, "pbb")


@pytest.mark.parametrize(
    "add", [_deck_order, _hand_of_another, _a_number_of_a_card, _order_of_the_hand, _chance, _log_for_all]
)
def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch, add: Callable[[View, Any], View]) -> None:
    assert leaks_somewhere(monkeypatch, add)


# What a connection sends


class FakeSocket:
    """Stands in for the socket of a client: what the client says, and all that it is sent."""

    def __init__(self) -> None:
        self.client_state = WebSocketState.CONNECTED
        self.said: deque[bytes] = deque()
        self.sent: list[bytes] = []
        self.code = 0
        self._wake = asyncio.Event()

    def say(self, text: Any) -> None:
        self.said.append(text if isinstance(text, bytes) else json.dumps(text).encode())
        self._wake.set()

    async def accept(self) -> None:
        """Take the connection."""

    async def receive(self) -> dict[str, Any]:
        while not self.said:
            self._wake.clear()
            await self._wake.wait()
        return {"type": "websocket.receive", "bytes": self.said.popleft()}

    async def send(self, sent: dict[str, Any]) -> None:
        self.sent.append(sent["text"].encode())

    async def close(self, code: int) -> None:
        self.code = code
        self.client_state = WebSocketState.DISCONNECTED


async def conversation(match: Match, seat: int, lang: str, directory: Path, said: list[Any]) -> list[bytes]:
    """Let a viewer say some things at a table, and give all that is sent."""
    settings = Settings.read(
        {"database": f"sqlite:///{directory / 'none.db'}", "messages_per_second": 9999, "message_burst": 9999}, {}
    )
    hall = Hall(settings, Store(settings.database), Metrics())
    table = hall.tables[match.id] = OpenTable(match)
    socket = FakeSocket()
    connection = Connection(cast(WebSocket, socket), hall)
    running = asyncio.create_task(connection.run())
    hello = {"type": "hello", "game": match.id, "lang": lang}
    if seat >= 0:
        hello["secret"] = f"secret {seat}"
    socket.say(hello)
    for n, text in enumerate(said):
        socket.say(text)
        socket.say({"type": "ping", "n": n})
        while not any(b'"pong"' in sent and json.loads(sent)["n"] == n for sent in socket.sent[-4:]):
            await asyncio.sleep(0)
        # The table is made elsewhere meanwhile: wait for it, so that what is sent comes in one order.
        while connection._dirty or table.lock.locked():
            await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    hall._pool.shutdown()
    return socket.sent


def provocations(match: Match, seat: int) -> list[Any]:
    """Give messages that are all refused, or that everybody hears."""
    me = {"game": match.id, "secret": f"secret {seat}"}
    number = match.question
    decision = match.session.decision
    asked = decision is not None and decision.by == seat
    said: list[Any] = [
        {"type": "answer", **me, "question": number + 1, "picks": [0]},
        {"type": "answer", **me, "question": number, "picks": [9999]},
        {"type": "answer", **me, "question": number, "picks": [0, 0]},
        {"type": "answer", **me, "question": number, "picks": "all"},
        {"type": "undo", **me, "question": number + 1},
        {"type": "consent", **me, "request": 99, "agree": True},
        {"type": "hand_over", **me, "seat": 5},
        {"type": "say", **me, "phrase": "no such phrase"},
        {"type": "say", **me, "phrase": "thanks"},
        {"type": "language", "lang": "de"},
        {"type": "language", "lang": "en"},
        b"nonsense",
    ]
    if not asked:
        said.append({"type": "answer", **me, "question": number, "picks": []})
    elif decision is not None and decision.low:
        said.append({"type": "answer", **me, "question": number, "picks": list(range(decision.low - 1))})
    return said


@pytest.mark.parametrize("seed", range(4))
def test_a_connection_sends_the_same_bytes_whatever_is_hidden(seed: int, tmp_path: Path) -> None:
    life = Life(70 + seed, "ppp")
    rng = Random(seed)
    kinds: set[str] = set()
    for step in range(40):
        life.go_on()
        match = life.match
        if step % 8 or match.over:
            continue
        for seat in viewers(match, rng):
            said = provocations(match, seat)
            lang = rng.choice(("de", "en"))
            here = asyncio.run(conversation(match, seat, lang, tmp_path, said))
            there = asyncio.run(conversation(other_match(match, seat, rng), seat, lang, tmp_path, said))
            assert here == there
            messages = [json.loads(sent) for sent in here]
            kinds.update(sent["type"] for sent in messages)
            # What is sent of the table is what the presenter gives, and nothing else.
            tables = [sent for sent in here if b'"type":"table"' in sent[:40]]
            presence = [(i == seat or match.seats[i].kind == "bot", False) for i in range(len(match.seats))]
            assert tables[0] == TABLE_MESSAGE.dump_json(presenter.table_message(match, seat, lang, 0, presence))
    assert kinds == {"table", "error", "pong", "said"}


def test_what_others_are_asked_is_not_told() -> None:
    match = at_position(
        'A: {hand: "Militia, 4 Copper"}\nB: {hand: "Moat, 4 Copper"}\nC: {hand: "5 Copper"}\n'
        "kingdom: [Militia, Moat, Village]",
        "ppp",
    )
    pick(match, "militia")
    for seat, told in ((1, True), (0, False), (2, False), (SPECTATOR, False)):
        view = presenter.table_message(match, seat, "en", 0, [(True, False)] * 3)["view"]
        assert (view.question is not None) == told
        assert view.asked == 1
        assert ("moat" in json.dumps(asdict(view.players[1]))) == told


def test_that_somebody_was_asked_in_secret_is_not_told() -> None:
    """Who always keeps a Moat in hand is asked by the list, and nobody else hears of it: not even by an undo."""
    sent: set[bytes] = set()
    for card in ("Copper", "Moat"):
        other = f'B: {{hand: "{card}, 2 Copper", deck: "9 Copper"}}'
        match = at_position(f'kingdom: [Militia, Moat]\nA: {{hand: "Militia, 4 Gold"}}\n{other}')
        match.set_auto(1, Auto(always={"ability.may": ""}))
        pick(match, "militia")
        assert len(match.session.answers) == (2 if card == "Moat" else 1)
        sent.update(message(match, seat, "en", 0) for seat in (0, SPECTATOR))
    assert len(sent) == 2


def test_lists_of_others_are_not_told() -> None:
    life = Life(1, "pp")
    match = life.match
    match.seats[1].auto.always["moat.reveal"] = "yes"
    for seat in (0, SPECTATOR):
        assert b"moat.reveal" not in message(match, seat, "en", 0)
    assert b"moat.reveal" in message(match, 1, "en", 0)
    for seat in (0, 1, SPECTATOR):
        sent = message(match, seat, "en", 0)
        for kept in (*[seat.secret for seat in match.seats if seat.secret], "secret 0", "secret 1"):
            assert kept.encode() not in sent
