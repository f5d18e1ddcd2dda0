"""Gaining cards."""

from platin.engine.asking import Agent
from platin.engine.card import NO_CARD, Card
from platin.engine.compiler import i64
from platin.engine.const import (
    ASIDE,
    BETWEEN,
    BUYING,
    BUYS,
    DECK,
    DISCARD,
    NOT_BUYING,
    NOWHERE,
    ON_EMPTIED,
    ON_GAIN,
    ON_WOULD_GAIN,
    PLAY,
    RECALLS,
    RULE_COST,
    STORE,
    SUPPLY,
)
from platin.engine.cost import Cost
from platin.engine.intent import TO_GAIN
from platin.engine.moment import FREE, Moment
from platin.engine.playing import Playing
from platin.engine.state import Gain, GameState
from platin.engine.table import take_out


class Gaining(Playing):
    """A game whose cards are gained."""

    def __init__(self, state: GameState, agents: list[Agent | None]) -> None:
        super().__init__(state, agents)
        # Where the card that was gained last still lies; nowhere if something has moved it in the meantime.
        self.landed: i64 = NOWHERE

    def gain(self, me: int, pile: int, to: int = DISCARD, host: Card = NO_CARD, bought: bool = False) -> Card | None:
        """Gain the top card of a pile; nothing if it is empty. Replacements may change who gets it, and where."""
        if pile < 0 or not self.state.piles[pile]:
            return None
        return self.gain_card(me, self.state.piles[pile][-1], to, host, bought)

    def gain_card(
        self,
        me: int,
        card: Card,
        to: int = DISCARD,
        host: Card = NO_CARD,
        bought: bool = False,
        overpaid: Cost = FREE,
    ) -> Card | None:
        """Gain a certain card that lies on a pile; nothing if another player or card takes its place."""
        st = self.state
        gainer = me
        pile = card.home
        if self.concerns(ON_WOULD_GAIN, card):
            now = Moment(ON_WOULD_GAIN, me, card, to)
            now.host = host
            now.bought = bought
            now.pile = pile
            self.fire(now)
            if now.card is not card:
                self.gain_instead(now)
                return None
            me = now.seat
            to = now.zone
            # What takes the place of a bought card may be that very card; then nobody has bought it.
            bought = now.bought
        cost = self.cost_before(card)
        take_out(st.own_pile(pile), card)
        emptied = self.left_pile(card)
        self.settle(card, me, to, host)
        if st.log is not None:
            self.note("gain_bought" if bought else "gain", me, [card], zone=to)
        self.after_gain(card, me, to, host, pile, bought, emptied, overpaid, cost)
        return card if me == gainer else None

    def gain_from_trash(self, me: int, card: Card, to: int = DISCARD) -> Card | None:
        """Gain a card from the trash. Nothing was gained if another player gets it."""
        st = self.state
        gainer = me
        if st.listening >> ON_WOULD_GAIN & 1:
            now = Moment(ON_WOULD_GAIN, me, card, to)
            self.fire(now)
            if now.card is not card:
                self.gain_instead(now)
                return None
            me = now.seat
            to = now.zone
        cost = self.cost_before(card)
        take_out(st.trash, card)
        self.settle(card, me, to, NO_CARD)
        self.note("gain_trash", me, [card], zone=to)
        self.after_gain(card, me, to, NO_CARD, -1, False, False, FREE, cost)
        return card if me == gainer else None

    def gain_instead(self, now: Moment) -> None:
        """Gain the card of a pile that has taken the place of the one about to be gained; NO_CARD is nothing at all."""
        card = now.card
        if card.uid < 0:
            return
        cost = self.cost_before(card)
        take_out(self.state.own_pile(card.home), card)
        emptied = self.left_pile(card)
        self.settle(card, now.seat, now.zone, NO_CARD)
        self.note("gain", now.seat, [card], zone=now.zone)
        self.after_gain(card, now.seat, now.zone, NO_CARD, card.home, False, emptied, FREE, cost)

    def replace_gain(self, now: Moment, name: str) -> None:
        """Let the top card of a pile be gained instead of a card about to be; nothing if the pile is empty.

        It goes to the discard pile, wherever the other one would have gone, and nobody has bought it.
        """
        pile = self.pile_of(name)
        cards = self.state.piles[pile]
        now.card = cards[-1] if cards else NO_CARD
        now.pile = pile
        now.zone = DISCARD
        now.host = NO_CARD
        now.bought = False

    def can_exchange(self, now: Moment, me: int, name: str) -> bool:
        """Tell whether a player could exchange a just gained card: both it and the other one have their piles."""
        return now.seat == me and self.is_exchangeable(now.card, name) and self.unmoved(now)

    def is_exchangeable(self, card: Card, name: str) -> bool:
        """Tell whether a card has a pile to go back to, and one of a name lies on top of its own."""
        pile = self.pile_of(name)
        if pile < 0 or not self.state.piles[pile] or not self.has_pile(card):
            return False
        other = self.state.piles[pile][-1]
        return other.name == name and self.has_pile(other)

    def exchange_this(self, me: int, this: Card, name: str) -> None:
        """Exchange the card being played for one of a name, if it is still in play and both have their piles."""
        if self.is_here(me, this) and self.is_exchangeable(this, name):
            self.exchange(this, me, PLAY, name)

    def exchange(self, card: Card, me: int, zone: int, name: str) -> None:
        """Return a card to its pile and take another one into the discard pile: neither a gain nor a trash."""
        st = self.state
        other = st.piles[self.pile_of(name)][-1]
        self.return_to_pile(card, me, zone)
        take_out(st.own_pile(other.home), other)
        self.left_pile(other)
        self.put(other, me, DISCARD)
        self.note("exchange", me, [other])
        self.tell_if_emptied(me, other)

    def set_aside_from_pile(self, me: int, card: Card) -> None:
        """Set aside a card of a pile, face up: that is no gain, but it belongs to the player from now on."""
        self.set_aside([card], me, SUPPLY)
        self.tell_if_emptied(me, card)

    def tell_if_emptied(self, me: int, card: Card) -> None:
        """Fire the moment that a Supply pile was emptied by taking a card off it, otherwise than by a gain."""
        st = self.state
        if st.listening >> ON_EMPTIED & 1 and st.rules.piles[card.home].supply and not st.piles[card.home]:
            now = Moment(ON_EMPTIED, me, card)
            now.pile = card.home
            self.fire(now)

    def cost_before(self, card: Card) -> Cost | None:
        """Give what a card costs that is about to be gained, if its gain could change that."""
        if (self.state.listening | card.listens) >> RULE_COST & 1:
            return self.cost(card)
        return None

    def settle(self, card: Card, me: int, to: int, host: Card) -> None:
        """Lay a gained card where it goes."""
        if to == STORE:
            self.put_on(card, me, host)
        else:
            self.put(card, me, to)

    def after_gain(
        self,
        card: Card,
        me: int,
        to: int,
        host: Card,
        pile: int,
        bought: bool,
        emptied: bool,
        overpaid: Cost = FREE,
        cost: Cost | None = None,
    ) -> None:
        """Fire the moment of a gain. That it emptied a pile is part of it: the player orders both together."""
        st = self.state
        # A card of which nobody knew before comes to light: this one, or the next on its pile.
        if card.home >= 0 and st.rules.piles[card.home].hidden:
            st.secrets += 1
        nth = 0
        if st.listening >> RECALLS & 1 and st.turn.seat == me and st.phase != BETWEEN:
            st.players[me].gained.append(Gain(card.defn, BUYING if st.phase == BUYS else NOT_BUYING))
            nth = len(st.players[me].gained)
        if self.concerns(ON_GAIN, card):
            now = Moment(ON_GAIN, me, card, to)
            now.host = host
            now.counter = st.moves[card.uid]
            now.pile = pile
            now.bought = bought
            now.emptied = emptied
            now.cost = self.cost(card) if cost is None else cost
            now.overpaid = overpaid
            now.phase = st.phase
            now.nth = nth
            self.fire(now)
            self.landed = now.zone if self.unmoved(now) else NOWHERE
        else:
            self.landed = to

    def pick_up(self, now: Moment) -> int:
        """Make a just gained card ready to be moved on, and give its zone: one lying on a card is lifted off it."""
        if now.zone == STORE:
            self.take_off(now.card, now.seat, now.host)
            self.put(now.card, now.seat, ASIDE)
            now.zone = ASIDE
        return now.zone

    def can_topdeck(self, now: Moment, me: int) -> bool:
        """Tell whether a player could put a just gained card onto the deck: it is theirs, and not there already."""
        return now.seat == me and now.zone != DECK and self.unmoved(now)

    def topdeck(self, now: Moment) -> None:
        """Put a just gained card onto the deck of its gainer."""
        self.put_on_deck([now.card], now.seat, self.pick_up(now))

    def play_gained(self, now: Moment, times: int = 1) -> None:
        """Play a just gained card so many times in a row, if it still lies where it was gained."""
        if self.unmoved(now):
            self.play(now.seat, now.card, self.pick_up(now), times)

    def gain_named(self, me: int, name: str, to: int = DISCARD) -> Card | None:
        """Gain a card of this name from its pile, if the pile shows one."""
        pile = self.pile_of(name)
        if pile < 0:
            return None
        top = self.top_of(pile)
        if top is None or top.name != name:
            return None
        return self.gain(me, pile, to)

    def gain_copy(self, me: int, card: Card, to: int = DISCARD) -> Card | None:
        """Gain a copy of a card from the Supply, if there is one."""
        return self.gain_from_supply(me, card.name, to)

    def gain_from_supply(self, me: int, name: str, to: int = DISCARD) -> Card | None:
        """Gain a card of this name from its pile, if that belongs to the Supply and shows one."""
        pile = self.pile_of(name)
        if pile < 0 or not self.state.rules.piles[pile].supply:
            return None
        return self.gain_named(me, name, to)

    def showing(self, types: int) -> list[int]:
        """Give the Supply piles whose top card has one of the types, whatever it costs."""
        st = self.state
        filled = [info.index for info in st.rules.piles if info.supply and st.piles[info.index]]
        return [pile for pile in filled if self.types_of_kind(st.piles[pile][-1].defn) & types]

    def gainable(self, limit: Cost, types: int = 0, exactly: bool = False) -> list[int]:
        """Give the Supply piles whose top card costs at most (or exactly) so much and has one of the types."""
        st = self.state
        piles: list[int] = []
        for info in st.rules.piles:
            if not info.supply or not st.piles[info.index]:
                continue
            defn = st.piles[info.index][-1].defn
            if types and not self.types_of_kind(defn) & types:
                continue
            cost = self.cost_of(defn)
            if cost.same(limit) if exactly else cost.at_most(limit):
                piles.append(info.index)
        return piles

    def cheaper(self, limit: Cost, types: int = 0) -> list[int]:
        """Give the Supply piles whose top card costs less than so much and has one of the types."""
        return [pile for pile in self.gainable(limit, types) if not self.cost(self.state.piles[pile][-1]).same(limit)]

    def choose_cheaper(self, me: int, key: str, card: Card, but: int = 0) -> Card | None:
        """Let a player pick a card of the Supply that costs less than a card and has none of some types; gain it."""
        piles = [
            pile
            for pile in self.cheaper(self.cost(card))
            if not self.types_of_kind(self.state.piles[pile][-1].defn) & but
        ]
        return self.gain(me, self.choose_pile(me, key, piles, intent=TO_GAIN))

    def choose_gain(
        self,
        me: int,
        key: str,
        limit: Cost,
        types: int = 0,
        exactly: bool = False,
        to: int = DISCARD,
        optional: bool = False,
    ) -> Card | None:
        """Let a player pick a card of the Supply within a limit, and gain it."""
        piles = self.gainable(limit, types, exactly)
        return self.gain(me, self.choose_pile(me, key, piles, optional, TO_GAIN), to)
