"""Big Money: buy the best money, then Provinces; optionally with one kind of terminal card."""

from platin.engine.asking import Mind
from platin.engine.buys import BuyDecision
from platin.engine.compiler import i64
from platin.engine.const import NONE, OPT_PILE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.offers import ALL_TREASURES, PAY_DEBT
from platin.engine.prices import PRICES
from platin.engine.state import Rules


class BigMoney(Mind):
    """Buys Provinces, Gold and Silver by the well-known rules, and up to `copies` of one Action card."""

    def __init__(self, terminal: str = "", copies: int = 1) -> None:
        self.terminal = terminal
        self.copies: i64 = copies
        # Where the piles lie in the game last seen.
        self.rules: Rules | None = None
        self.province: i64 = 0
        self.duchy: i64 = 0
        self.estate: i64 = 0
        self.gold: i64 = 0
        self.silver: i64 = 0
        self.kingdom: i64 = -1

    def answer(self, game: Game, decision: Decision) -> list[int]:
        """Answer a decision: as few options as possible outside the phases."""
        if isinstance(decision, BuyDecision):
            code = self.pick(game, decision)
            return [code] if code >= 0 else []
        if decision.word in ("turn.action", "turn.night"):
            return decision.options()[:1]
        if decision.word == "turn.debt":
            return decision.options()[-1:]
        return decision.options()[: decision.low]

    def pick(self, game: Game, decision: Decision) -> i64:
        if not isinstance(decision, BuyDecision):
            picked = self.answer(game, decision)
            return picked[0] if picked else NONE
        if decision.has_plain:
            return ALL_TREASURES
        st = game.state
        debt = st.players[decision.seat].debt
        if debt and st.turn.coins:
            return PAY_DEBT
        pile = self.wanted(game, decision.seat)
        # What is wanted can be paid for as printed; only Debt, or what has a say in prices, may be in the way.
        if pile < 0 or ((debt or st.listening & PRICES) and not game.may_buy(decision.seat, pile)):
            return NONE
        return OPT_PILE + pile

    def wanted(self, game: Game, me: i64) -> i64:
        """Give the pile to buy from, or -1."""
        st = game.state
        if st.rules is not self.rules:
            self.find_piles(st.rules)
        piles = st.piles
        coins = st.turn.coins
        if game.purchases_left() < 1:
            return -1
        provinces = len(piles[self.province])
        if coins >= 8 and provinces:
            return self.province
        if provinces <= 4 and coins >= 5 and piles[self.duchy]:
            return self.duchy
        if provinces <= 2 and coins >= 2 and piles[self.estate]:
            return self.estate
        if coins >= 6 and piles[self.gold]:
            return self.gold
        if self.kingdom >= 0 and game.may_buy(me, self.kingdom) and self.owned(game, me) < self.copies:
            return self.kingdom
        if coins >= 3 and piles[self.silver]:
            return self.silver
        return -1

    def owned(self, game: Game, me: i64) -> i64:
        """Count the terminal cards in the deck."""
        return game.count_from(me, self.kingdom)

    def find_piles(self, rules: Rules) -> None:
        """Look up where the piles lie."""
        self.rules = rules
        self.province = rules.pile_of["province"]
        self.duchy = rules.pile_of["duchy"]
        self.estate = rules.pile_of["estate"]
        self.gold = rules.pile_of["gold"]
        self.silver = rules.pile_of["silver"]
        self.kingdom = rules.pile_of.get(self.terminal, -1) if self.terminal else -1
