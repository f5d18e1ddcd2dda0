"""What a player gets that is no card: Actions, Buys, coins, VP, Coffers, Debt, Favors."""

from platin.engine.card import NO_CARD, Plus
from platin.engine.const import DEBT_ANY_TIME, ON_WOULD_TAKE_DEBT, RULE_ACTIONS, RULE_COINS
from platin.engine.deck import Deck
from platin.engine.intent import TO_SPEND
from platin.engine.landscape import Prophecy
from platin.engine.moment import Moment
from platin.engine.zones import SUN_TOKENS, add_tokens, tokens_in


class Bonuses(Deck):
    """A game whose players get Actions, coins and tokens."""

    def take_debt(self, me: int, n: int) -> None:
        """Take Debt tokens; somebody else may have to take them instead."""
        if n <= 0:
            return
        if self.state.listening >> ON_WOULD_TAKE_DEBT & 1:
            now = Moment(ON_WOULD_TAKE_DEBT, me)
            self.fire(now)
            me = now.seat
        self.state.players[me].debt += n
        self.note("debt", me, count=n)

    def pay_debt(self, me: int, n: int) -> None:
        """Pay off Debt tokens with coins of this turn: no purchase, but no Treasures may be played any more."""
        turn = self.state.turn
        turn.coins -= n
        if not self.state.rules.agreed & DEBT_ANY_TIME:
            turn.bought = True
        self.state.players[me].debt -= n
        self.note("pay_debt", me, count=n)

    def may_settle_debt(self, me: int) -> None:
        """Let a player pay off all Debt in the middle of a card that looks at it, where it may be done any time."""
        owed = self.state.players[me].debt
        turn = self.state.turn
        if not owed or not self.state.rules.agreed & DEBT_ANY_TIME or turn.seat != me:
            return
        if owed <= turn.coins and self.may(me, "turn.settle", TO_SPEND):
            self.pay_debt(me, owed)

    def take_coffers(self, me: int, n: int) -> None:
        """Put tokens onto the Coffers."""
        self.state.players[me].coffers += n
        self.note("coffers", me, count=n)

    def pay_coffers(self, me: int, n: int) -> None:
        """Take tokens off the Coffers to pay for something."""
        if n:
            self.state.players[me].coffers -= n
            self.note("spend_coffers", me, count=n)

    def spend_coffers(self, me: int, n: int) -> None:
        """Turn tokens on the Coffers into coins of this turn."""
        self.pay_coffers(me, n)
        self.plus(me, coins=n)

    def take_villagers(self, me: int, n: int) -> None:
        """Get Villagers."""
        self.state.players[me].villagers += n
        self.note("villagers", me, count=n)

    def spend_villager(self, me: int) -> None:
        """Turn a Villager into an Action of this turn."""
        self.state.players[me].villagers -= 1
        self.note("spend_villager", me)
        self.plus(me, actions=1)

    def take_favors(self, me: int, n: int) -> None:
        """Get Favors."""
        if n:
            self.state.players[me].favors += n
            self.note("favors", me, count=n)

    def spend_favors(self, me: int, n: int) -> None:
        """Spend Favors on an Ally."""
        if n:
            self.state.players[me].favors -= n
            self.note("spend_favors", me, count=n)

    def suns_on(self, prophecy: Prophecy) -> int:
        """Count the Suns that are left on a Prophecy."""
        index = self.state.rules.landscapes.index(prophecy)
        return tokens_in(self.state.landscape_tokens.get(index, {}), SUN_TOKENS)

    def remove_sun(self, me: int) -> None:
        """Take a Sun off the Prophecy, if there is one; with the last it comes true."""
        rules = self.state.rules
        for i in range(len(rules.landscapes)):
            landscape = rules.landscapes[i]
            if isinstance(landscape, Prophecy) and self.suns_on(landscape):
                add_tokens(self.state.landscape_tokens[i], SUN_TOKENS, -1)
                self.note("sun", me, source=landscape.name)
                if not self.suns_on(landscape):
                    self.fulfil(me, landscape)
                return

    def fulfil(self, me: int, prophecy: Prophecy) -> None:
        """Let a Prophecy come true whose last Sun a player has removed."""
        self.note("fulfil", me, source=prophecy.name)
        asker = self.asker
        asking = self.asking
        frame = self.frame
        self.asker = prophecy.name
        self.asking = NO_CARD
        # What it does now is not done by the play it interrupts.
        self.frame = None
        prophecy.come_true(self.as_game(), me)
        self.asker = asker
        self.asking = asking
        self.frame = frame

    def pay(self, me: int, n: int) -> None:
        """Spend coins of this turn on something that is no purchase."""
        self.state.turn.coins -= n
        self.note("pay", me, count=n)

    def minus(self, me: int, coins: int) -> None:
        """Lose coins of this turn, as many as there are."""
        turn = self.state.turn
        lost = min(coins, turn.coins)
        if turn.seat == me and lost > 0:
            turn.coins -= lost
            self.note("minus", me, count=lost)

    def plus(
        self,
        me: int,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        vp: int = 0,
        potions: int = 0,
    ) -> None:
        """Give the bonuses of a card. Actions, Buys and coins are of use only in one's own turn."""
        frame = self.frame
        if frame is not None and frame.swaps and frame.seat == me:
            cards, coins = coins, cards
        if cards:
            self.draw(me, cards)
        if actions and self.state.listening >> RULE_ACTIONS & 1 and self.gets_no_actions(me):
            actions = 0
        if coins and self.state.listening >> RULE_COINS & 1:
            coins = self.coins_got(me, coins)
        turn = self.state.turn
        if turn.seat == me:
            turn.actions += actions
            turn.buys += buys
            turn.coins += coins
            turn.potions += potions
            if coins and frame is not None:
                frame.coins += coins
        if vp:
            self.state.players[me].vp += vp
        if self.state.log is not None:
            if actions:
                self.note("actions", me, count=actions)
            if buys:
                self.note("buys", me, count=buys)
            if coins:
                self.note("coins", me, count=coins)
            if potions:
                self.note("potions", me, count=potions)
            if vp:
                self.note("vp", me, count=vp)

    def gets_no_actions(self, me: int) -> bool:
        """Tell whether something keeps a player from getting Actions now."""
        for listener in self.ruling(RULE_ACTIONS):
            if listener.forbids_actions(self.as_game(), me):
                return True
        return False

    def coins_got(self, me: int, coins: int) -> int:
        """Give how many coins a player really gets who is about to get so many, whoever's turn it is."""
        card = NO_CARD if self.frame is None else self.frame.card
        for listener in self.ruling(RULE_COINS):
            if coins > 0:
                coins = listener.coins_got(self.as_game(), me, coins, card)
        return coins

    def bring(self, me: int, plus: Plus) -> None:
        """Give what a card or landscape brings for certain."""
        self.plus(me, plus.cards, plus.actions, plus.buys, plus.coins, plus.vp, plus.potions)
