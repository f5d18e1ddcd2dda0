"""Big Money: buy the best money, then Provinces; optionally with one kind of terminal card."""

from platin.engine.const import OPT_PILE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.turn import ALL_TREASURES, BuyDecision


class BigMoney:
    """Buys Provinces, Gold and Silver by the well-known rules, and up to `copies` of one Action card."""

    def __init__(self, terminal: str = "", copies: int = 1) -> None:
        self.terminal = terminal
        self.copies = copies

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        if not isinstance(decision, BuyDecision):
            if decision.key == "turn.action":
                return decision.options()[:1]
            return decision.options()[: decision.low]
        if decision.plain:
            return [ALL_TREASURES]
        me = decision.seat
        st = game.state
        if st.turn.buys < 1:
            return []
        coins = st.turn.coins
        pile_of = st.rules.pile_of
        piles = st.piles
        provinces = len(piles[pile_of["province"]])
        if coins >= 8 and provinces:
            return [OPT_PILE + pile_of["province"]]
        if provinces <= 4 and coins >= 5 and piles[pile_of["duchy"]]:
            return [OPT_PILE + pile_of["duchy"]]
        if provinces <= 2 and coins >= 2 and piles[pile_of["estate"]]:
            return [OPT_PILE + pile_of["estate"]]
        if coins >= 6 and piles[pile_of["gold"]]:
            return [OPT_PILE + pile_of["gold"]]
        if self.terminal:
            pile = pile_of[self.terminal]
            if piles[pile] and game.may_buy(me, pile):
                mine = 0
                for card in game.owned(me):
                    if card.defn.name == self.terminal:
                        mine += 1
                if mine < self.copies:
                    return [OPT_PILE + pile]
        if coins >= 3 and piles[pile_of["silver"]]:
            return [OPT_PILE + pile_of["silver"]]
        return []
