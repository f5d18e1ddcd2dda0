"""A game that waits at each decision of somebody outside, and the actions by which that is answered.

The game runs in a greenlet: where somebody outside is asked it switches to whoever stepped it, in the middle of a card,
and goes on from there with the answer. Nothing is copied or played again for that. A copy of a game in the middle of a
card is another greenlet, which plays the answers since the last copied state again.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from platin.engine.asking import Agent, Mind
from platin.engine.card import Card
from platin.engine.compiler import i64
from platin.engine.const import NONE, OPT_VALUE, OVER
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.guises import card_as_it_lies
from platin.engine.state import GameState
from platin.engine.turn import step
from platin.engine.zones import PLAYER_ZONES, TABLE_ZONES, groups_in, groups_on
from platin.rl.encode import Encoder, Numbers

# After so many answers the state is copied, so that a game can be cloned without playing all of it again.
APART: Final = 32

CARD: Final = 0
PILE: Final = 1
LANDSCAPE: Final = 2
MODE: Final = 3
NAME: Final = 4
NUMBER: Final = 5
ABILITY: Final = 6
SEAT: Final = 7

END: Final = 0
# Instead of an action: there is none of its own.
NO_ACTION: Final = -1


class IllegalAction(ValueError):
    """An action that the mask does not allow."""


def mask_buffer(size: int) -> vec[u8]:
    """Make a buffer for masks."""
    return vec[u8]([0] * size)


class Words:
    """The numbers of actions by what they are about."""

    def __init__(self, begins: dict[str, int], modes: dict[str, int], abilities: dict[str, int], most: int) -> None:
        self.card: i64 = begins["card"]
        self.pile: i64 = begins["pile"]
        self.landscape: i64 = begins["landscape"]
        self.name: i64 = begins["name"]
        self.number: i64 = begins["number"]
        self.seat: i64 = begins["seat"]
        self.other: i64 = begins["other"]
        self.most: i64 = most
        # By printed option, and by whose ability it is.
        self.modes = modes
        self.abilities = abilities

    def ability(self, label: str) -> int:
        """Give the action of an ability: "scheme#2" is one of Scheme, "archive#copper" is about the Copper."""
        name, _, detail = label.partition("#")
        return self.abilities.get(detail, self.abilities.get(name, NO_ACTION))


class Desk:
    """A game, its pending decision, and what can be done about it.

    Compiled, one step of it is a few microseconds: so it is one object with all that is needed at hand.
    """

    def __init__(
        self,
        words: Words,
        encoder: Encoder,
        mask: vec[u8],
        first: int,
        others: int,
        skips: bool,
        greenlet: Any,
        getcurrent: Any,
    ) -> None:
        self.words = words
        self.encoder = encoder
        self.mask: vec[u8] = mask
        self.mask_at: i64 = first
        self.others: i64 = others
        # Whether what leaves no choice is done without asking.
        self.skips = skips
        self.game: Game | None = None
        self.decision: Decision | None = None
        # The codes of the options with the action of each, which of them are picked, and by which actions.
        self.codes: list[int] = []
        self.actions: list[int] = []
        self.free: list[bool] = []
        self.answer: list[int] = []
        self.picked: list[int] = []
        # The actions that came from outside for the pending decision: some others had no alternative.
        self.given: list[int] = []
        self.legal: i64 = 0
        self.over = False
        self.truncated = False
        self.most_turns: i64 = 0
        self.most_answers: i64 = 0
        # All answers of the game; a copy of its state, and how many answers and what else there was then.
        self.record: list[list[int]] = []
        self.copied: GameState | None = None
        self.copied_at: i64 = 0
        self.copied_quiet: tuple[int, int, int] = (0, 0, 0)
        self.replayed: i64 = 0
        # The greenlet in which it is played, the one that waits for it, and how both are found: given, so that nothing
        # but the standard library is needed to compile this.
        self.running: Any = None
        self.outside: Any = None
        self.greenlet: Any = greenlet
        self.getcurrent: Any = getcurrent

    # Playing

    def begin(
        self,
        state: GameState,
        agents: list[Agent | None],
        auto: int,
        most_turns: int,
        most_answers: int,
        answers: list[list[int]],
    ) -> None:
        """Begin a game and play it, with these answers, up to a decision of a seat without an agent."""
        self.record = answers
        self.copied = state
        self.copied_at = 0
        self.copied_quiet = (0, 0, 0)
        self.most_turns = most_turns
        self.most_answers = most_answers
        self.start(agents, auto)

    def resume(self, other: "Desk", agents: list[Agent | None]) -> None:
        """Come to where another desk is, in the middle of a card if that is there."""
        game = other.game
        assert game is not None
        assert other.copied is not None
        self.record = other.record[:]
        self.copied = other.copied
        self.copied_at = other.copied_at
        self.copied_quiet = other.copied_quiet
        self.most_turns = other.most_turns
        self.most_answers = other.most_answers
        given = other.given[:]
        self.start(agents, game.auto)
        for action in given:
            self.act(action)

    def start(self, agents: list[Agent | None], auto: int) -> None:
        """Play from the copied state, with the answers that are recorded since."""
        self.forget()
        copied = self.copied
        assert copied is not None
        seats: list[Agent | None] = []
        for agent in agents:
            seats.append(Seat(self, agent))
        game = Game(copied.copy(), seats)
        game.auto = auto
        game.asked, game.quiet, game.heard = self.copied_quiet
        self.game = game
        self.over = False
        self.truncated = False
        self.replayed = self.copied_at
        self.outside = self.getcurrent()
        self.running = self.greenlet(self.run)
        self.running.switch()

    def forget(self) -> None:
        """Let go of the game so far."""
        self.take_back_mask()
        game = self.game
        self.decision = None
        self.game = None
        self.running = None
        if game is not None:
            # It knows the game and the game knows it, and so do the seats.
            game.buy_decision = None
            game.agents = []

    def run(self) -> None:
        """Play on to the end: what the greenlet does."""
        game = self.game
        assert game is not None
        st = game.state
        while st.phase != OVER:
            step(game)
            if self.most_turns and st.turn_number > self.most_turns:
                self.truncated = True
                break
            if self.most_answers and len(self.record) > self.most_answers:
                self.truncated = True
                break
            if len(self.record) - self.copied_at >= APART and self.replayed >= len(self.record):
                self.copied = st.copy()
                self.copied_at = len(self.record)
                self.copied_quiet = (game.asked, game.quiet, game.heard)
        self.over = True
        self.decision = None

    def act(self, action: i64) -> None:
        """Take an action: the game goes on to the next decision of somebody outside, or to its end."""
        decision = self.decision
        if decision is None or not self.allows(action):
            raise IllegalAction(f"action {action} is not allowed now")
        self.running.switch(action)

    def allows(self, action: i64) -> bool:
        """Tell whether an action can be taken now."""
        if action == END:
            return self.may_end()
        for i in range(len(self.actions)):
            if self.actions[i] == action and self.free[i]:
                return action > END
        return False

    def see(self, viewer: i64) -> None:
        """Write what a player may see into the buffers."""
        game = self.game
        assert game is not None
        self.encoder.encode(game, viewer, self.decision, self.picked, len(self.codes))

    # Asking

    def ask(self, game: Game, decision: Decision) -> list[int]:
        """Let somebody outside answer, one pick after the other."""
        self.offer(game, decision)
        most = decision.high if decision.high < len(self.codes) else len(self.codes)
        self.decision = decision
        while len(self.answer) < most:
            action: i64 = self.only_action() if self.skips else NO_ACTION
            if action < 0:
                action = self.outside.switch()
                self.given.append(action)
            if action == END:
                break
            self.pick(action)
        self.take_back_mask()
        answer = self.answer
        self.decision = None
        self.codes = []
        self.actions = []
        self.picked = []
        self.given = []
        return answer

    def may_end(self) -> bool:
        """Tell whether enough is picked."""
        decision = self.decision
        return decision is not None and len(self.answer) >= decision.low

    def only_action(self) -> i64:
        """Give the only action that can be taken, or NO_ACTION if there is a choice."""
        if self.legal > 1:
            return NO_ACTION
        if self.may_end():
            return END
        for i in range(len(self.actions)):
            if self.free[i] and self.actions[i] >= 0:
                return self.actions[i]
        return END

    def offer(self, game: Game, decision: Decision) -> None:
        """Find the action of each option, and what can be done."""
        codes = decision.options()
        known = self.encoder.of_table(game.state.rules)
        mask = self.mask
        first = self.mask_at
        self.codes = codes
        self.answer = []
        self.picked = []
        self.given = []
        self.legal = 0
        actions: list[int] = []
        crowded = False
        for code in codes:
            action = self.action_of(game, decision, code, known)
            actions.append(action)
            if action < 0:
                crowded = True
            elif mask[first + action]:
                if not crowded and not self.same(game.state, actions, codes, decision):
                    crowded = True
            else:
                mask[first + action] = 1
                self.legal += 1
        self.actions = actions
        self.free = [True] * len(codes)
        if crowded:
            self.take_back_mask()
            self.actions = self.told_apart(game, decision, known)
            for action in self.actions:
                if action >= 0 and not mask[first + action]:
                    mask[first + action] = 1
                    self.legal += 1
        if decision.low <= 0:
            mask[first] = 1
            self.legal += 1

    def action_of(self, game: Game, decision: Decision, code: int, known: Numbers) -> i64:
        """Give the action of an option, or NO_ACTION if it has none of its own."""
        words = self.words
        kind = code >> 20
        value = code & OPT_VALUE
        if kind == CARD:
            if game.state.rules.guises:
                return words.card + known.of(card_as_it_lies(game.state, value))
            return words.card + known.of(known.rules.cards[value])
        if kind == PILE:
            number = pile_number(game.state, value, known)
            return words.pile + number if number >= 0 else NO_ACTION
        if kind == LANDSCAPE:
            return words.landscape + known.of_landscape[value]
        if kind == MODE:
            return words.modes.get(decision.labels[value], NO_ACTION)
        if kind == NAME:
            named: i64 = known.cards.get(game.state.rules.defs[value].key, NO_ACTION)
            return words.name + named if named >= 0 else NO_ACTION
        if kind == NUMBER:
            return words.number + value if value <= words.most else NO_ACTION
        if kind == ABILITY:
            return words.ability(decision.labels[value])
        n = len(game.state.players)
        return words.seat + (value - decision.by + n) % n

    def same(self, st: GameState, actions: list[int], codes: list[int], decision: Decision) -> bool:
        """Tell whether the last option is a card that is the same as the first with its action: it lies there too."""
        last = len(actions) - 1
        action = actions[last]
        if codes[last] >> 20 != CARD:
            return False
        for k in range(last):
            if actions[k] == action:
                return same_place(st, codes[k], codes[last], decision.seat)
        return False

    def told_apart(self, game: Game, decision: Decision, known: Numbers) -> list[int]:
        """Give an action for each option where several that differ would have the same one, or one has none.

        The first in the order in which they are shown keeps the action, the others get one of the spare ones each.
        """
        st = game.state
        n = len(st.players)
        rows: list[tuple[int, int, str, int, str, int]] = []
        for k in range(len(self.codes)):
            code = self.codes[k]
            action: int = self.action_of(game, decision, code, known)
            kind = code >> 20
            value = code & OPT_VALUE
            owner = 0
            zone = ""
            label = ""
            if kind == CARD:
                zone, seat = place(st, known.rules.cards[value], decision.seat)
                owner = (seat - decision.by + n) % n if seat >= 0 else n
            elif kind == PILE:
                label = st.rules.piles[value].name
            elif kind == MODE or kind == ABILITY:
                label = decision.labels[value]
            else:
                owner = value
            rows.append((kind, action, label, owner, zone, k))
        rows.sort()
        actions = [NO_ACTION] * len(rows)
        spare = 0
        for i in range(len(rows)):
            row = rows[i]
            if i > 0 and row[:5] == rows[i - 1][:5] and row[1] >= 0:
                actions[row[5]] = actions[rows[i - 1][5]]
            elif row[1] >= 0 and (i == 0 or rows[i - 1][1] != row[1]):
                actions[row[5]] = row[1]
            elif spare < self.others:
                actions[row[5]] = self.words.other + spare
                spare += 1
        return actions

    def pick(self, action: i64) -> None:
        """Pick an option; of equal ones any."""
        left = False
        found = False
        for i in range(len(self.actions)):
            if self.actions[i] == action and self.free[i]:
                if not found:
                    found = True
                    self.free[i] = False
                    self.answer.append(self.codes[i])
                    self.picked.append(action)
                else:
                    left = True
                    break
        decision = self.decision
        assert decision is not None
        if not left:
            self.mask[self.mask_at + action] = 0
            self.legal -= 1
        if len(self.answer) == decision.low:
            self.mask[self.mask_at] = 1
            self.legal += 1

    def take_back_mask(self) -> None:
        """Allow nothing."""
        mask = self.mask
        first = self.mask_at
        for action in self.actions:
            if action >= 0:
                mask[first + action] = 0
        mask[first] = 0
        self.legal = 0


class Seat(Mind):
    """A player at a desk: one in process, whose answers are recorded, or one outside."""

    def __init__(self, desk: Desk, agent: Agent | None) -> None:
        self.desk = desk
        self.agent = agent

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        # The same as that of any other mind, which the compiler does not find in another library.
        return self.answer(game, decision)

    def answer(self, game: Game, decision: Decision) -> list[int]:
        desk = self.desk
        if desk.replayed < len(desk.record):
            answer = desk.record[desk.replayed]
            desk.replayed += 1
            return answer
        agent = self.agent
        if agent is None:
            answer = desk.ask(game, decision)
        elif isinstance(agent, Mind):
            answer = agent.answer(game, decision)
        else:
            answer = agent(game, decision)
        desk.record.append(answer)
        desk.replayed += 1
        return answer

    def pick(self, game: Game, decision: Decision) -> i64:
        desk = self.desk
        agent = self.agent
        if isinstance(agent, Mind) and desk.replayed >= len(desk.record):
            code = agent.pick(game, decision)
            desk.record.append([code] if code >= 0 else [])
            desk.replayed += 1
            return code
        picked = self.answer(game, decision)
        return picked[0] if picked else NONE


def pile_number(st: GameState, pile: int, known: Numbers) -> int:
    """Give the number of the card that a pile is offered for: the one on top, or the one that stands for the pile."""
    cards = st.piles[pile]
    if cards and not st.rules.piles[pile].face_down:
        return known.of(cards[-1])
    return known.of_pile[pile]


def same_place(st: GameState, one: int, two: int, first: int) -> bool:
    """Tell whether two cards lie in the same place of the same player."""
    cards = st.rules.cards
    hand = st.players[first].hand
    found = 0
    for card in hand:
        if card.uid == one or card.uid == two:
            found += 1
    if found == 2:
        return True
    return found == 0 and place(st, cards[one], first) == place(st, cards[two], first)


def place(st: GameState, card: Card, first: int) -> tuple[str, int]:
    """Find where a card lies, beginning with one player: the zone by what it is called, and whose it is."""
    n = len(st.players)
    uid = card.uid
    for i in range(n):
        who = (first + i) % n
        for zone in PLAYER_ZONES:
            for cards in groups_in(st.players[who], zone):
                for other in cards:
                    if other.uid == uid:
                        return zone.place, who
    for zone in TABLE_ZONES:
        for cards in groups_on(st, zone):
            for other in cards:
                if other.uid == uid:
                    return zone.place, -1
    raise ValueError(f"{card} is nowhere")


def act_all(desks: list[Desk], actions: list[int], viewer: list[int]) -> list[int]:
    """Take an action at each desk and write what is then seen; give the desks whose games are over."""
    finished: list[int] = []
    for i in range(len(desks)):
        desk = desks[i]
        desk.act(actions[i])
        desk.see(viewer[i])
        if desk.over:
            finished.append(i)
    return finished
