"""The Buy phase: Treasures and purchases, one at a time."""

from platin.engine.card import NO_CARDS, Card
from platin.engine.compiler import i64
from platin.engine.const import (
    BUYING,
    BUYING_BEFORE,
    BUYS,
    CLEANUP,
    HAND,
    HEARS_TREASURES,
    LAST_CODE,
    NIGHTS,
    NONE,
    ON_START_BUY,
    OPT_CARD,
    OPT_LANDSCAPE,
    OPT_MODE,
    OPT_PILE,
    OPT_VALUE,
    TREASURE,
)
from platin.engine.decision import Decision, IllegalAnswer
from platin.engine.game import Game
from platin.engine.intent import TO_BUY
from platin.engine.moment import Moment
from platin.engine.offers import (
    ALL_TREASURES,
    OFFERS,
    WORDS,
    has_plain,
    offered,
    play_plain_treasures,
    sweep_plain_treasures,
)
from platin.engine.prices import PRICES
from platin.engine.state import Gain


def begin_buys(game: Game) -> None:
    """Start the Buy phase."""
    st = game.state
    st.phase = BUYS
    st.turn.bought = False
    p = st.players[st.turn.seat]
    if p.gained:
        p.gained = as_before(p.gained)
    if st.turn.purchases:
        st.turn.purchases = as_before(st.turn.purchases)
    if st.listening >> ON_START_BUY & 1:
        game.fire(Moment(ON_START_BUY, st.turn.seat))


def as_before(gains: list[Gain]) -> list[Gain]:
    """Give what was gained or bought so far, now that another Buy phase begins."""
    return [Gain(gain.defn, BUYING_BEFORE) if gain.when == BUYING else gain for gain in gains]


class BuyDecision(Decision):
    """What to do next in the Buy phase. Its options are computed only when somebody looks at them."""

    def __init__(self, game: Game) -> None:
        super().__init__(0, 0, "turn.buy", "", 0, 1, [])
        self.labels = WORDS
        self.intent = TO_BUY
        self.game = game
        # Whether there are Treasures that do nothing but make money: they can be played all at once.
        self.has_plain: bool = False
        self.computed: bool = False

    @property
    def plain(self) -> list[Card]:
        """The Treasures in hand that do nothing but make money."""
        return [card for card in self.game.hand(self.seat) if card.plain] if self.has_plain else NO_CARDS

    def options(self) -> list[int]:
        if not self.computed:
            self.computed = True
            game = self.game
            st = game.state
            seat = self.seat
            codes = offered(game, seat, BUYS)
            if not st.turn.bought:
                codes.extend([card.uid for card in game.playable(seat, TREASURE)])
            if game.purchases_left() > 0:
                codes.extend([OPT_PILE + pile for pile in range(len(st.piles)) if game.may_buy(seat, pile)])
                events = range(len(st.rules.landscapes))
                codes.extend([OPT_LANDSCAPE + i for i in events if game.may_buy_event(seat, i)])
            self.codes = codes
        return self.codes

    def check(self, answer: list[int]) -> None:
        """Check an answer without computing all options."""
        if not answer:
            return
        if len(answer) > 1 or not 0 <= answer[0] <= LAST_CODE:
            raise IllegalAnswer("not offered", self)
        self.check_one(answer[0])

    def check_one(self, code: i64) -> None:
        if code < 0:
            return
        st = self.game.state
        if code == ALL_TREASURES:
            if self.has_plain:
                return
        elif code >> 20 == OPT_PILE >> 20:
            pile = code & OPT_VALUE
            if self.game.purchases_left() > 0 and pile < len(st.piles) and self.game.may_buy(self.seat, pile):
                return
        elif code >> 20 == OPT_CARD >> 20:
            if self.may_play(code):
                return
        elif code in self.options():
            return
        raise IllegalAnswer("not offered", self)

    def may_play(self, uid: int) -> bool:
        """Tell whether a card is a Treasure in hand that may be played now."""
        game = self.game
        if game.state.turn.bought:
            return False
        for card in game.state.players[self.seat].hand:
            if card.uid == uid:
                return game.is_treasure(card) and game.may_play(self.seat, card)
        return game.state.rules.shadows and uid in [card.uid for card in game.playable(self.seat, TREASURE)]


def buy_step(game: Game) -> bool:
    """Play a Treasure (or all plain ones) or buy something; end the Buy phase and return False."""
    st = game.state
    turn = st.turn
    seat = turn.seat
    p = st.players[seat]
    plain = False
    if not turn.bought:
        auto = game.auto >> game.answerer(seat) & 1 != 0 and st.listening >> HEARS_TREASURES & 1 == 0
        if auto and not game.recording and st.log is None and game.batch:
            sweep_plain_treasures(game, seat)
        else:
            plain = has_plain(game, seat)
            if plain and auto:
                if game.recording:
                    game.record([ALL_TREASURES], game.answerer(seat))
                play_plain_treasures(game, seat)
                plain = False
    buys = game.purchases_left()
    more = buys > 0 or p.debt > 0
    if not more and not turn.bought:
        for card in p.hand:
            if game.types_of(card) & TREASURE:
                more = True
        if st.rules.shadows and not more:
            more = len(game.playable(seat, TREASURE)) > 0
    if more:
        decision = game.buy_decision
        if decision is None:
            decision = BuyDecision(game)
            game.buy_decision = decision
        assert isinstance(decision, BuyDecision)
        decision.seat = seat
        decision.by = seat if turn.controller < 0 else turn.controller
        decision.has_plain = plain
        decision.computed = False
        # Copper costs nothing; only where even that cannot be had there may be nothing to choose.
        free = buys > 0 and p.debt == 0 and not st.listening & PRICES and len(st.piles[st.rules.copper]) > 0
        if not free:
            free = buys > 0 and game.may_buy(seat, st.rules.copper)
        code: i64 = NONE
        if free or decision.options():
            code = game.ask_one(decision)
            game.said_done = code < 0
        if code >= 0:
            value: i64 = code & OPT_VALUE
            kind: i64 = code - value
            if kind == OPT_PILE:
                game.buy(seat, value)
                # Nothing left to buy with, and no Treasure may follow: on to the end of the phase, if it is not over.
                if game.purchases_left() > 0 or p.debt > 0 or st.phase != BUYS:
                    return True
            elif kind == OPT_MODE:
                OFFERS[value].take(game, seat)
                return True
            elif kind == OPT_LANDSCAPE:
                game.buy_event(seat, value)
                return True
            else:
                game.play(seat, st.rules.cards[value], HAND)
                return True
    game.end_buys()
    st.phase = NIGHTS if st.rules.nights else CLEANUP
    return False
