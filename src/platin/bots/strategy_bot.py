"""The bot that plays a strategy. Whatever the strategy says nothing about is left to `sense`."""

from platin.bots.conditions import Situation
from platin.bots.plan import Strategy, Wish
from platin.bots.sense import Sense
from platin.engine.const import OPT_LANDSCAPE, OPT_PILE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.state import Rules
from platin.engine.turn import ALL_TREASURES, PAY_DEBT, SPEND_COFFERS, BuyDecision


class StrategyBot:
    """Plays a strategy. It looks only at what its player may see."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy
        self.at = Situation()
        self.sense = Sense(strategy, self.at)
        # The table of the game last seen.
        self.rules: Rules | None = None

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        """Answer a decision."""
        rules = game.state.rules
        if rules is not self.rules:
            self.rules = rules
            self.strategy.bind(rules)
            self.sense.bind(rules)
        self.at.begin(game, decision.seat)
        if isinstance(decision, BuyDecision):
            return self.buy(game, decision)
        return self.sense.answer(game, decision)

    def buy(self, game: Game, decision: BuyDecision) -> list[int]:
        """Play Treasures, pay, and buy the first wish that can be had."""
        seat = decision.seat
        st = game.state
        if not st.turn.bought:
            # Some Treasures want the others still in hand (King's Cache, Crucible).
            first = self.sense.first_treasure(game, seat)
            if first is not None:
                return [first.uid]
        if decision.plain:
            return [ALL_TREASURES]
        p = st.players[seat]
        if not st.turn.bought:
            treasure = self.sense.next_treasure(game, seat)
            if treasure is not None:
                return [treasure.uid]
            if p.coffers and self.sense.spends_coffers(game, seat):
                return [SPEND_COFFERS]
        if p.debt and st.turn.coins:
            return [PAY_DEBT]
        if st.turn.buys < 1:
            return []
        for wish in self.strategy.gain:
            if wish.pile >= 0:
                if self.can_gain(game, seat, wish):
                    return [OPT_PILE + wish.pile]
            elif wish.landscape >= 0 and game.may_buy_event(seat, wish.landscape) and wish.holds(self.at):
                return [OPT_LANDSCAPE + wish.landscape]
        return []

    def can_gain(self, game: Game, seat: int, wish: Wish) -> bool:
        """Tell whether a wish can be bought, is wanted now, and does not lose the game."""
        if not game.may_buy(seat, wish.pile) or not wish.holds(self.at):
            return False
        top = game.top_of(wish.pile)
        return top is not None and top.name == wish.name and self.sense.safe_to_gain(game, seat, wish.pile)
