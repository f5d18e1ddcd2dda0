"""The bot that plays a strategy. Whatever the strategy says nothing about is left to `sense`."""

from typing import Final

from platin.bots.conditions import Situation
from platin.bots.plan import Strategy, Wish
from platin.bots.sense import Sense
from platin.engine.asking import Mind
from platin.engine.buys import BuyDecision
from platin.engine.compiler import i64
from platin.engine.const import NONE, OPT_LANDSCAPE, OPT_PILE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.offers import ALL_TREASURES, PAY_DEBT, SPEND_COFFERS
from platin.engine.prices import PRICES
from platin.engine.state import Rules

# More than any card costs.
ANY_PRICE: Final = 1 << 30


class StrategyBot(Mind):
    """Plays a strategy. It looks only at what its player may see."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy
        self.at = Situation()
        self.sense = Sense(strategy, self.at)
        # The table of the game last seen, and whether the money of a hand may have to wait there.
        self.rules: Rules | None = None
        self.waits: bool = False

    def answer(self, game: Game, decision: Decision) -> list[int]:
        """Answer a decision."""
        if isinstance(decision, BuyDecision):
            code = self.pick(game, decision)
            return [code] if code >= 0 else []
        self.look(game, decision)
        return self.sense.answer(game, decision)

    def pick(self, game: Game, decision: Decision) -> i64:
        self.look(game, decision)
        if isinstance(decision, BuyDecision):
            return self.buy(game, decision)
        return self.sense.pick(game, decision)

    def look(self, game: Game, decision: Decision) -> None:
        """Look at the game as it is at a decision."""
        if game.state.rules is not self.rules:
            self.meet(game.state.rules)
        self.at.begin(game, decision.seat)

    def meet(self, rules: Rules) -> None:
        """Get to know a table."""
        self.rules = rules
        self.strategy.bind(rules)
        self.sense.bind(rules)
        # Some Treasures want the others still in hand (King's Cache, Crucible).
        self.waits = len(self.strategy.treasures) > 0 or self.sense.values.special_treasures

    def asks_treasures(self, rules: Rules) -> bool:
        """Tell whether it matters on this table in which order Treasures are played."""
        if rules is not self.rules:
            self.meet(rules)
        return self.waits

    def buy(self, game: Game, decision: BuyDecision) -> i64:
        """Play Treasures, pay, and buy the first wish that can be had."""
        seat = decision.seat
        st = game.state
        p = st.players[seat]
        if not st.turn.bought:
            code: i64 = self.treasure(game, decision)
            if code >= 0:
                return code
            if p.coffers and self.sense.spends_coffers(game, seat):
                return SPEND_COFFERS
        if p.debt and st.turn.coins:
            return PAY_DEBT
        if game.purchases_left() < 1:
            return NONE
        # What is too dear as printed is passed over at once, unless something has a say in prices.
        most: i64 = st.turn.coins
        if st.listening & PRICES:
            most = ANY_PRICE
        for wish in self.strategy.gain:
            if wish.pile >= 0:
                if wish.price <= most and self.can_gain(game, seat, wish):
                    return OPT_PILE + wish.pile
            elif wish.landscape >= 0 and game.may_buy_event(seat, wish.landscape) and wish.holds(self.at):
                return OPT_LANDSCAPE + wish.landscape
        return NONE

    def treasure(self, game: Game, decision: BuyDecision) -> int:
        """Give the code of the Treasures to play next, or -1."""
        seat = decision.seat
        first = self.sense.first_treasure(game, seat)
        if first is not None:
            return first.uid
        if decision.has_plain:
            if not self.strategy.treasures:
                return ALL_TREASURES
            for card in decision.plain:
                if not self.strategy.speaks_of(card.defn.name) and game.may_play(seat, card):
                    return card.uid
        other = self.sense.next_treasure(game, seat)
        if other is not None:
            return other.uid
        for wish in self.strategy.treasures:
            for card in game.hand(seat):
                if card.defn.name == wish.name and game.may_play(seat, card) and wish.holds(self.at):
                    return card.uid
        return -1

    def can_gain(self, game: Game, seat: i64, wish: Wish) -> bool:
        """Tell whether a wish can be bought, is wanted now, and does not lose the game."""
        if not game.may_buy(seat, wish.pile) or not wish.holds(self.at):
            return False
        top = game.top_of(wish.pile)
        return top is not None and top.name == wish.name and self.sense.safe_to_gain(game, seat, wish.pile)
