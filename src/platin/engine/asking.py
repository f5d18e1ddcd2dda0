"""The one door through which cards ask: `ask`, and the usual questions built on it.

`choose_*` returns an answer, `may_*` can return nothing. A question with at most one possible answer is not asked.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from platin.engine.card import Card, CardDef
from platin.engine.compiler import i64
from platin.engine.const import NONE, OPT_MODE, OPT_NAME, OPT_NUMBER, OPT_PILE, OPT_SEAT, OPT_VALUE, PIECES
from platin.engine.decision import CardDecision, Decision, Suspend
from platin.engine.intent import NO_INTENT, TO_NAME, TO_ORDER
from platin.engine.state import GameState
from platin.engine.table import Table

if TYPE_CHECKING:
    from platin.engine.game import Game


class Mind:
    """An agent of ours that looks at the whole game, and is trusted to use only what its player may see.

    Compiled, it is asked without the detour through Python's calls; `pick` is for questions about at most one option,
    and gives its code or NONE: no list is needed.
    """

    def __call__(self, game: "Game", decision: Decision) -> list[int]:
        return self.answer(game, decision)

    def answer(self, game: "Game", decision: Decision) -> list[int]:
        """Answer a decision by the codes of the picked options."""
        raise NotImplementedError

    def pick(self, game: "Game", decision: Decision) -> i64:
        """Answer a decision about at most one option."""
        picked = self.answer(game, decision)
        return picked[0] if picked else NONE


# Whoever answers in process: gets the game and the decision, returns the codes of the picked options.
Agent = Callable[["Game", Decision], list[int]]


def all_alike(cards: list[Card]) -> bool:
    """Tell whether it cannot matter which of these cards is picked."""
    first = cards[0]
    for card in cards:
        if card.defn is not first.defn or card.home != first.home:
            return False
    return True


class Asking(Table):
    """A table whose players can be asked."""

    def __init__(self, state: GameState, agents: "list[Agent | None]") -> None:
        super().__init__(state)
        self.agents = agents
        # Answers given since the step began, and how many of them have been read.
        self.tape: list[list[int]] = []
        self.tape_at: i64 = 0
        # Whether answers of agents are written to the tape, and who gave each answer of this step.
        self.recording: bool = False
        # How many questions agents have answered.
        self.asked: i64 = 0
        self.answered_by: list[int] = []
        # Where copies of the table are put down in the middle of a step, for somebody who wants to look at them.
        self.passed: list[GameState] | None = None

    def look(self) -> None:
        """Put down the table as it lies, if somebody wants to look at it: something worth seeing has happened."""
        if self.passed is not None:
            self.passed.append(self.state.copy())

    def answerer(self, seat: i64) -> i64:
        """Give the player who answers for a player: another one under Possession."""
        turn = self.state.turn
        if turn.controller >= 0 and turn.seat == seat:
            return turn.controller
        return seat

    def ask(self, decision: Decision) -> list[int]:
        """Get an answer: from the tape, from an agent, or by suspending the step."""
        if self.tape and self.tape_at < len(self.tape):
            answer = self.tape[self.tape_at]
            self.tape_at += 1
            decision.check(answer)
            self.answered_by.append(decision.by)
            return answer
        agent = self.agents[decision.by]
        if agent is None:
            raise Suspend(decision)
        self.asked += 1
        answer = agent.answer(self.as_game(), decision) if isinstance(agent, Mind) else agent(self.as_game(), decision)
        decision.check(answer)
        if self.recording:
            self.record(answer, decision.by)
        return answer

    def ask_one(self, decision: Decision) -> i64:
        """Get an answer to a question about at most one option: its code, or NONE."""
        if not self.tape and not self.recording:
            agent = self.agents[decision.by]
            if isinstance(agent, Mind):
                self.asked += 1
                code = agent.pick(self.as_game(), decision)
                decision.check_one(code)
                return code
        picked = self.ask(decision)
        return picked[0] if picked else NONE

    def record(self, answer: list[int], by: int) -> None:
        """Write an answer that did not come from the tape to it."""
        self.tape.append(answer)
        self.tape_at += 1
        self.answered_by.append(by)

    def as_game(self) -> "Game":
        """Give this object as the `Game` it always is."""
        raise NotImplementedError

    def question(
        self, me: int, key: str, low: int, high: int, codes: list[int], intent: int = NO_INTENT, whose: int = -1
    ) -> Decision:
        decision = Decision(me, self.answerer(me), key, self.asker, low, high, codes)
        decision.asking = self.asking.uid
        decision.intent = intent
        decision.whose = whose
        return decision

    def card_question(
        self, me: int, key: str, low: int, high: int, cards: list[Card], intent: int = NO_INTENT, whose: int = -1
    ) -> Decision:
        decision = CardDecision(me, self.answerer(me), key, self.asker, low, high, cards)
        decision.asking = self.asking.uid
        decision.intent = intent
        decision.whose = whose
        return decision

    def meant(self, cards: list[Card], code: i64) -> Card:
        """Give the card among these that a code stands for: as it lies there, if that is in a guise."""
        rules = self.state.rules
        if rules.guises:
            for card in cards:
                if card.uid == code:
                    return card
        return rules.cards[code]

    def choose_cards(
        self, me: int, key: str, cards: list[Card], low: int, high: int, intent: int = NO_INTENT, whose: int = -1
    ) -> list[Card]:
        """Let a player pick some of these cards: all they must, at most `high`."""
        n = len(cards)
        if high > n:
            high = n
        if low > n:
            low = n
        if high == 0:
            return []
        if low == high and (high == n or all_alike(cards)):
            return cards[:high]
        picked = self.ask(self.card_question(me, key, low, high, cards, intent, whose))
        return [self.meant(cards, code) for code in picked]

    def choose_card(
        self, me: int, key: str, cards: list[Card], intent: int = NO_INTENT, whose: int = -1
    ) -> Card | None:
        """Let a player pick one of these cards; nothing if there is none."""
        if not cards:
            return None
        if len(cards) == 1 or all_alike(cards):
            return cards[0]
        code = self.ask_one(self.card_question(me, key, 1, 1, cards, intent, whose))
        return self.meant(cards, code)

    def may_choose_card(
        self, me: int, key: str, cards: list[Card], intent: int = NO_INTENT, whose: int = -1
    ) -> Card | None:
        """Let a player pick one of these cards or none."""
        if not cards:
            return None
        code = self.ask_one(self.card_question(me, key, 0, 1, cards, intent, whose))
        return None if code < 0 else self.meant(cards, code)

    def order_cards(self, me: int, key: str, cards: list[Card]) -> list[Card]:
        """Let a player put cards in order, the first picked first."""
        if len(cards) < 2 or all_alike(cards):
            return cards[:]
        decision = self.card_question(me, key, len(cards), len(cards), cards, TO_ORDER)
        decision.ordered = True
        return [self.meant(cards, code) for code in self.ask(decision)]

    def choose_modes(
        self, me: int, key: str, modes: list[str], n: int, more: int = 0, intent: int = NO_INTENT, whose: int = -1
    ) -> list[str]:
        """Let a player choose n or up to `more` more of these options; they come back in their order."""
        high = min(n + more, len(modes))
        if n >= len(modes):
            return modes
        decision = self.question(me, key, n, high, [OPT_MODE + i for i in range(len(modes))], intent, whose)
        decision.labels = modes
        return [modes[code & OPT_VALUE] for code in sorted(self.ask(decision))]

    def choose_mode(self, me: int, key: str, modes: list[str], whose: int = -1) -> str:
        """Let a player choose one of the printed options."""
        return modes[0] if len(modes) == 1 else self.choose_modes(me, key, modes, 1, 0, NO_INTENT, whose)[0]

    def may(self, me: int, key: str, intent: int = NO_INTENT) -> bool:
        """Ask a yes-or-no question."""
        return self.choose_modes(me, key, ["yes", "no"], 1, 0, intent)[0] == "yes"

    def choose_pile(
        self,
        me: int,
        key: str,
        piles: list[int],
        optional: bool = False,
        intent: int = NO_INTENT,
        whose: int = -1,
    ) -> int:
        """Let a player pick one of these piles; -1 for none."""
        if not piles:
            return -1
        if len(piles) == 1 and not optional:
            return piles[0]
        low = 0 if optional else 1
        codes = [OPT_PILE + pile for pile in piles]
        code = self.ask_one(self.question(me, key, low, 1, codes, intent, whose))
        return -1 if code < 0 else code & OPT_VALUE

    def choose_number(self, me: int, key: str, low: int, high: int, intent: int = NO_INTENT) -> int:
        """Let a player pick a number."""
        if low >= high:
            return low
        codes = [OPT_NUMBER + n for n in range(low, high + 1)]
        return self.ask(self.question(me, key, 1, 1, codes, intent))[0] & OPT_VALUE

    def may_choose_number(self, me: int, key: str, low: int, high: int, intent: int = NO_INTENT) -> int:
        """Let a player pick a number or none; -1 for none."""
        if low > high:
            return -1
        code = self.ask_one(self.question(me, key, 0, 1, [OPT_NUMBER + n for n in range(low, high + 1)], intent))
        return -1 if code < 0 else code & OPT_VALUE

    def choose_seat(self, me: int, key: str, seats: list[int], intent: int = NO_INTENT) -> int:
        """Let a player pick a player."""
        if len(seats) == 1:
            return seats[0]
        codes = [OPT_SEAT + seat for seat in seats]
        return self.ask(self.question(me, key, 1, 1, codes, intent))[0] & OPT_VALUE

    def choose_kind(self, me: int, key: str, kinds: list[CardDef], intent: int = NO_INTENT) -> CardDef | None:
        """Let a player pick one of these kinds of card; nothing if there is none."""
        if len(kinds) < 2:
            return kinds[0] if kinds else None
        defs = self.state.rules.defs
        decision = self.question(me, key, 1, 1, [OPT_NAME + defs.index(defn) for defn in kinds], intent)
        decision.labels = [defn.name for defn in defs]
        return defs[self.ask(decision)[0] & OPT_VALUE]

    def choose_name(self, me: int, key: str) -> CardDef:
        """Let a player name a card: any that exists in this game."""
        cards = [defn for defn in self.state.rules.defs if not defn.types & PIECES]
        named = self.choose_kind(me, key, cards, TO_NAME)
        assert named is not None
        self.note_name("name", me, named)
        return named
