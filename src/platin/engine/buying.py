"""Buying cards and landscapes."""

from typing import Final

from platin.engine.card import NO_CARD, Card, CardDef
from platin.engine.compiler import i64
from platin.engine.const import (
    BUYING,
    BUYS,
    DISCARD,
    NOT_BUYING,
    ON_BUY,
    ON_GAIN,
    ON_WOULD_GAIN,
    OPT_NUMBER,
    OPT_VALUE,
    RECALLS,
    RULE_BUY,
    RULE_BUYS,
    SUPPLY,
)
from platin.engine.cost import Cost
from platin.engine.gaining import Gaining
from platin.engine.intent import TO_SPEND
from platin.engine.moment import FREE, Moment
from platin.engine.prices import PRICES
from platin.engine.state import Gain
from platin.engine.table import lies_in

_PURCHASES: Final = PRICES | 1 << ON_BUY | 1 << ON_WOULD_GAIN | 1 << ON_GAIN | 1 << RECALLS


class Buying(Gaining):
    """A game whose cards are bought."""

    def purchases_left(self) -> i64:
        """Count the purchases that the player whose turn it is could still make: Buys, and what may serve as such."""
        turn = self.state.turn
        if self.state.listening >> RULE_BUYS & 1:
            for listener in self.ruling(RULE_BUYS):
                if listener.actions_buy(self.as_game(), turn.seat):
                    return turn.buys + turn.actions
        return turn.buys

    def use_buy(self, me: int) -> None:
        """Use up a Buy. An Action serves as one only when there is none left: nothing counts unused Buys."""
        turn = self.state.turn
        if turn.buys > 0:
            turn.buys -= 1
        else:
            turn.actions -= 1
            self.note("action_as_buy", me)

    def may_buy(self, me: i64, pile: i64) -> bool:
        """Tell whether a player could buy the top card of a pile now."""
        st = self.state
        turn = st.turn
        cards = st.piles[pile]
        if not cards:
            return False
        card = cards[-1]
        if card.potion > turn.potions:
            return False
        plain = not (st.listening | card.listens) & PRICES
        if (plain and card.cost > turn.coins) or not st.rules.piles[pile].supply or st.players[me].debt:
            return False
        return plain or (self.may_pay(me, card.defn) and not self.is_forbidden(me, card.defn))

    def may_pay(self, me: int, defn: CardDef) -> bool:
        """Tell whether a player could pay for a card now, by what it costs or otherwise."""
        if self.has_money(defn):
            return True
        return defn.listens >> RULE_BUY & 1 != 0 and defn.may_pay_otherwise(self.as_game(), me)

    def has_money(self, defn: CardDef) -> bool:
        """Tell whether there are coins and Potions enough for a card; Debt is taken."""
        cost = self.cost_of(defn)
        return cost.coins <= self.state.turn.coins and cost.potion <= self.state.turn.potions

    def pay_for(self, me: int, defn: CardDef) -> None:
        """Pay for a card: what it costs, or otherwise."""
        turn = self.state.turn
        if defn.listens >> RULE_BUY & 1 and defn.may_pay_otherwise(self.as_game(), me):
            asker = self.asker
            self.asker = defn.name
            self.depth += 1
            paid = defn.pay_otherwise(self.as_game(), me, not self.has_money(defn))
            self.depth -= 1
            self.asker = asker
            if paid:
                return
        cost = self.cost_of(defn)
        turn.coins -= cost.coins
        turn.potions -= cost.potion
        self.take_debt(me, cost.debt)

    def may_buy_event(self, me: int, index: int) -> bool:
        """Tell whether a player could buy an Event or Project now."""
        st = self.state
        landscape = st.rules.landscapes[index]
        if not landscape.buyable or st.players[me].debt or landscape.cost > st.turn.coins:
            return False
        if landscape.once_per_game and self.has_begun(me, landscape.name):
            return False
        if landscape.once_per_turn and landscape.name in st.turn.events:
            return False
        return landscape.is_available(self.as_game(), me)

    def buy(self, me: int, pile: int) -> None:
        """Buy the top card of a Supply pile with one of the Buys of the turn."""
        st = self.state
        turn = st.turn
        self.use_buy(me)
        turn.bought = True
        cards = st.own_pile(pile)
        card = cards[-1]
        if not (st.listening | card.listens) & _PURCHASES and st.log is None and self.batch and not card.defn.debt:
            turn.coins -= card.defn.cost
            turn.potions -= card.defn.potion
            cards.pop()
            st.players[me].discard.append(card)
            if card.listens or not cards:
                self.left_pile(card)
            if st.rules.piles[pile].hidden:
                st.secrets += 1
            return
        self.buy_card(me, card)

    def buy_card(self, me: int, card: Card) -> None:
        """Pay for a card on a pile, then gain it; what happens on buying comes in between."""
        st = self.state
        defn = card.defn
        if st.listening >> RECALLS & 1:
            st.turn.purchases.append(Gain(defn, BUYING if st.phase == BUYS else NOT_BUYING))
        if st.log is not None:
            self.note("buy", me, [card])
        self.pay_for(me, defn)
        overpaid = self.overpay(me, card) if defn.overpaid_at == ON_GAIN else FREE
        if self.concerns(ON_BUY, card):
            now = Moment(ON_BUY, me, card, SUPPLY)
            now.pile = card.home
            now.counter = st.moves[card.uid]
            self.fire(now)
        # The very card may be gone by now: then another one from the top of its pile, or none if that was the last.
        pile = st.piles[card.home]
        if pile and not lies_in(pile, card) and pile[-1].defn is defn:
            card = pile[-1]
        if lies_in(pile, card):
            self.gain_card(me, card, DISCARD, NO_CARD, True, overpaid)

    def overpay(self, me: int, card: Card) -> Cost:
        """Let a player pay more for a card than it costs: any part of the coins and Potions that are left."""
        turn = self.state.turn
        coins = self.choose_extra(me, "turn.overpay", card, turn.coins)
        potions = self.choose_extra(me, "turn.overpay_potions", card, turn.potions)
        turn.coins -= coins
        turn.potions -= potions
        if coins:
            self.note("overpay", me, count=coins)
        if potions:
            self.note("overpay_potions", me, count=potions)
        return Cost(coins, potions)

    def choose_extra(self, me: int, key: str, card: Card, most: int) -> int:
        """Let a player pick how much more to pay for a card."""
        if not most:
            return 0
        decision = self.question(me, key, 1, 1, [OPT_NUMBER + n for n in range(most + 1)], TO_SPEND)
        decision.about = card.defn.key
        return self.ask(decision)[0] & OPT_VALUE

    def buy_event(self, me: int, index: int) -> None:
        """Pay for an Event or Project and follow it."""
        turn = self.state.turn
        event = self.state.rules.landscapes[index]
        turn.coins -= event.cost
        self.use_buy(me)
        turn.bought = True
        self.note("event", me, source=event.name)
        turn.events.append(event.name)
        self.take_debt(me, event.debt)
        asker = self.asker
        asking = self.asking
        self.asker = event.name
        self.asking = NO_CARD
        self.depth += 1
        event.follow(self.as_game(), me)
        self.depth -= 1
        self.asker = asker
        self.asking = asking
