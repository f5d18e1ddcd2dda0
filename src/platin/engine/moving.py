"""Moving cards: onto the deck, into the hand, aside, onto other cards; discarding and trashing."""

from typing import Final

from platin.engine.bonuses import Bonuses
from platin.engine.card import Card
from platin.engine.const import (
    ASIDE,
    ASIDE_DOWN,
    DECK,
    DISCARD,
    FIRST_MAT,
    HAND,
    ON_DISCARD,
    ON_EMPTIED,
    ON_TRASH,
    ON_WOULD_TRASH,
    PLAY,
    REVEALED,
    SUPPLY,
    TRASH,
)
from platin.engine.intent import TO_DISCARD, TO_ORDER
from platin.engine.landscape import Landscape
from platin.engine.moment import Moment
from platin.engine.table import lies_in, take_out
from platin.engine.zones import (
    ALL_SEE,
    DEBT_TOKENS,
    FAVOR_TOKENS,
    VP_TOKENS,
    Counter,
    Zone,
    add_tokens,
    tokens_in,
    zone_numbered,
)

_TRASHING: Final = 1 << ON_WOULD_TRASH | 1 << ON_TRASH


class Moving(Bonuses):
    """A game whose cards move about."""

    def put_on_deck(self, cards: list[Card], me: int, zone: int, secretly: bool = False) -> None:
        """Put cards onto the deck, the last one on top. From a hand, or `secretly`, the others do not see them."""
        for card in cards:
            self.move(card, me, zone, DECK)
        if cards:
            seen = zone in (PLAY, ASIDE, DISCARD) or (zone >= FIRST_MAT and zone_numbered(zone).seen == ALL_SEE)
            open_to = -1 if seen and not secretly else 1 << me
            self.note("topdeck", me, cards, seen=open_to)

    def put_into_deck(self, card: Card, me: int, zone: int, above: int) -> None:
        """Put a card into the deck so that so many cards lie above it. All see where; the player sees what."""
        if self.state.rules.guises:
            card = self.as_itself(card, me, zone)
        take_out(self.zone(me, zone, card), card)
        deck = self.state.players[me].deck
        verb = "topdeck" if above == 0 else "bottom" if above == len(deck) else "insert"
        deck.insert(len(deck) - above, card)
        self.count_move(card)
        self.note(verb, me, [card], seen=1 << me, count=above if verb == "insert" else 1)

    def put_back(self, me: int, key: str, cards: list[Card]) -> None:
        """Put revealed or looked-at cards back onto the deck in an order the player chooses (last one on top)."""
        self.put_on_deck(self.order_cards(me, key, cards), me, REVEALED)

    def put_in_hand(self, cards: list[Card], me: int, zone: int, secretly: bool = False) -> None:
        """Take cards into the hand; `secretly` where the others do not see which."""
        if not cards:
            return
        seen = 1 << me if secretly else self.who_sees(cards[0], me, zone)
        for card in cards:
            self.move(card, me, zone, HAND)
        self.note("take", me, cards, seen=seen)

    def who_sees(self, card: Card, me: int, zone: int) -> int:
        """Give the bit mask of the players who see a card in a zone of a player, or have seen it get there."""
        if zone == REVEALED and lies_in(self.state.players[me].looked, card):
            return 1 << me
        row = zone_numbered(zone)
        return 1 << me if row.seen != ALL_SEE and not row.top_seen and not row.many else -1

    def set_aside(self, cards: list[Card], me: int, zone: int, face_down: bool = False) -> None:
        """Set cards aside."""
        for card in cards:
            self.move(card, me, zone, ASIDE_DOWN if face_down else ASIDE)
        if cards:
            self.note("aside", me, cards, seen=1 << me if face_down else -1)

    def put_on_mat(self, cards: list[Card], me: int, zone: int, mat: Zone) -> None:
        """Put cards on a mat of their player."""
        for card in cards:
            self.move(card, me, zone, mat.number)
        if cards:
            self.note("mat", me, cards, seen=-1 if mat.seen == ALL_SEE else 1 << me, source=mat.name)

    def call(self, card: Card, me: int, mat: Zone) -> None:
        """Move a card from a mat into play, where it stays until Clean-up: that is no play of it."""
        self.move(card, me, mat.number, PLAY)
        self.note("call", me, [card])

    def set_on(self, cards: list[Card], me: int, zone: int, host: Card) -> None:
        """Set cards aside on another card."""
        for card in cards:
            if self.state.rules.guises:
                card = self.as_itself(card, me, zone)
            take_out(self.zone(me, zone), card)
            self.put_on(card, me, host)
        if cards:
            self.note("store", me, cards, seen=-1 if host.defn.store_open else 1 << me, source=host.name)

    def take_from(self, cards: list[Card], me: int, host: Card) -> None:
        """Take cards that lie on another card into the hand."""
        for card in cards:
            self.take_off(card, me, host)
            self.put(card, me, HAND)
        if cards:
            self.note("take", me, cards, seen=-1 if host.defn.store_open else 1 << me, source=host.name)

    def pass_card(self, card: Card, me: int, other: int) -> None:
        """Hand a card from one player's hand into another's: neither gaining nor discarding."""
        take_out(self.state.players[me].hand, card)
        self.put(card, other, HAND)
        self.state.secrets += 1
        self.note("pass", me, [card], seen=1 << me | 1 << other, other=other)

    def return_to_pile(self, card: Card, me: int, zone: int) -> None:
        """Put a card back onto its pile. A card without a pile stays where it is."""
        if self.has_pile(card):
            self.move(card, me, zone, SUPPLY)
            self.note("return", me, [card])

    def discard(self, cards: list[Card], me: int, zone: int) -> None:
        """Discard cards, all at once."""
        if not cards:
            return
        self.discard_quietly(cards, me, zone)
        if self.state.listening >> ON_DISCARD & 1 or self.state.rules.guises:
            self.discarded(cards, me, zone)

    def discard_quietly(self, cards: list[Card], me: int, zone: int) -> None:
        """Discard cards without anything happening on it."""
        if not cards:
            return
        seen = -1
        if self.state.log is not None:
            # Of several cards discarded from a hand the others need to be shown only the last.
            seen = 1 << me if zone == HAND else self.who_sees(cards[0], me, zone)
        p = self.state.players[me]
        swept = zone == PLAY and not self.state.rules.guises
        if (zone == HAND and len(cards) == len(p.hand)) or (swept and len(cards) == len(p.play)):
            # All that is there: no need to look for each.
            if zone == HAND:
                p.hand = []
            else:
                p.play = []
            p.discard.extend(cards)
            self.count_moves(cards)
        else:
            for card in cards:
                self.move(card, me, zone, DISCARD)
        self.note("discard", me, cards, seen=seen)

    def discarded(self, cards: list[Card], me: int, zone: int) -> bool:
        """Fire the moment of each card that was discarded; tell whether anything happened."""
        moments: list[Moment] = []
        for card in cards:
            if not self.may_matter(ON_DISCARD, card):
                continue
            now = Moment(ON_DISCARD, me, card, DISCARD)
            now.from_zone = zone
            now.counter = self.state.moves[card.uid]
            moments.append(now)
        acted = False
        while moments:
            now = moments.pop(self.next_of(me, moments, "discard.next"))
            self.fire(now)
            acted = acted or len(now.used) > 0
        return acted

    def discard_down_to(self, me: int, key: str, size: int) -> None:
        """Let a player discard down to a hand of so many cards."""
        hand = self.state.players[me].hand
        surplus = len(hand) - size
        if surplus > 0:
            self.discard(self.choose_cards(me, key, hand, surplus, surplus, TO_DISCARD), me, HAND)

    def let_left_discard(self, me: int, key: str, n: int) -> None:
        """Reveal cards of the deck: the player to the left picks one to be discarded, the others go to the hand."""
        cards = self.reveal_top(me, n)
        unwanted = self.choose_card(self.left_of(me), key, cards, TO_DISCARD, me)
        if unwanted is not None:
            self.discard([unwanted], me, REVEALED)
            self.put_in_hand([card for card in cards if card is not unwanted], me, REVEALED)

    def may_discard_top(self, me: int, key: str) -> None:
        """Let a player look at the top card of their deck and discard it, or leave it there."""
        cards = self.look_at_top(me, 1)
        if self.may_choose_card(me, key, cards, TO_DISCARD) is not None:
            self.discard(cards, me, REVEALED)
        else:
            self.put_on_deck(cards, me, REVEALED)

    def deck_to_discard(self, me: int) -> None:
        """Put the deck into the discard pile: not discarding, and nobody looks, but its last card is seen on top."""
        p = self.state.players[me]
        self.state.secrets += 1
        self.count_moves(p.deck)
        p.discard.extend(p.deck)
        self.note("dump", me, count=len(p.deck))
        p.deck.clear()

    def take_all(self, me: int) -> None:
        """Take the whole deck and discard pile into the hand, unseen by the others."""
        p = self.state.players[me]
        cards = p.discard + p.deck
        if not cards:
            return
        self.state.secrets += 1
        self.count_moves(cards)
        p.deck = []
        p.discard = []
        p.hand += cards
        self.note("take", me, cards, seen=1 << me)

    def trash(self, cards: list[Card], me: int, zone: int) -> None:
        """Trash cards, all at once, then let what happens on trashing happen."""
        if not cards:
            return
        st = self.state
        moments: list[Moment] = []
        for card in cards:
            if card.guise and zone != PLAY:
                card = self.as_itself(card, me, zone)
            if not (st.listening | card.listens) & _TRASHING:
                self.move(card, me, zone, TRASH)
                continue
            now = Moment(ON_WOULD_TRASH, me, card, TRASH)
            now.from_zone = zone
            if self.may_matter(ON_WOULD_TRASH, card):
                self.fire(now)
            self.move(card, me, zone, now.zone)
            now = Moment(ON_TRASH, me, card, now.zone)
            now.from_zone = zone
            now.counter = st.moves[card.uid]
            moments.append(now)
        self.note("trash", me, cards)
        while moments:
            self.fire(moments.pop(self.next_of(me, moments, "trash.next")))
        if zone == SUPPLY and st.listening >> ON_EMPTIED & 1:
            for card in cards:
                if st.rules.piles[card.home].supply and not st.piles[card.home]:
                    now = Moment(ON_EMPTIED, me, card)
                    now.pile = card.home
                    self.fire(now)

    def next_of(self, me: int, moments: list[Moment], key: str) -> int:
        """Find which of the cards that went together comes next: their player chooses among those that do something."""
        if len(moments) == 1:
            return 0
        able: list[Card] = []
        for now in moments:
            defn = now.card.defn
            if defn.listens >> now.kind & 1 and defn.applies(self.as_game(), now, me, now.card):
                able.append(now.card)
        card = self.choose_card(me, key, able, TO_ORDER)
        for i in range(len(moments)):
            if moments[i].card is card:
                return i
        return 0

    def trash_this(self, me: int, this: Card) -> bool:
        """Trash the card being played, if it is still in play; tell whether it was."""
        if not self.is_here(me, this):
            return False
        self.trash([this], me, PLAY)
        return True

    def is_here(self, me: int, this: Card) -> bool:
        """Tell whether the card being played still lies in play where this play put it."""
        frame = self.frame
        if frame is None or frame.card is not this:
            return lies_in(self.state.players[me].play, this)
        return self.state.moves[this.uid] == frame.counter and lies_in(self.state.players[me].play, this)

    def put_token(self, me: int, pile: int, counter: Counter) -> None:
        """Put a token on a pile."""
        add_tokens(self.state.pile_tokens.setdefault(pile, {}), counter)
        self.note_name("place", me, self.state.rules.piles[pile].defn)

    def vp_on(self, pile: int) -> int:
        """Count the VP tokens on a pile."""
        return tokens_in(self.state.pile_tokens.get(pile, {}), VP_TOKENS)

    def put_vp(self, me: int, pile: int) -> None:
        """Put a VP token on a pile; there it belongs to nobody."""
        add_tokens(self.state.pile_tokens.setdefault(pile, {}), VP_TOKENS)
        self.note_name("place_vp", me, self.state.rules.piles[pile].defn)

    def take_vp(self, me: int, pile: int) -> None:
        """Take all VP tokens off a pile."""
        there = self.vp_on(pile)
        if there:
            add_tokens(self.state.pile_tokens[pile], VP_TOKENS, -there)
            self.plus(me, vp=there)

    def put_debt(self, me: int, pile: int, n: int) -> None:
        """Put Debt tokens on a pile."""
        add_tokens(self.state.pile_tokens.setdefault(pile, {}), DEBT_TOKENS, n)
        self.note_name("place_debt", me, self.state.rules.piles[pile].defn, n)

    def debt_on(self, pile: int) -> int:
        """Count the Debt tokens on a pile."""
        return tokens_in(self.state.pile_tokens.get(pile, {}), DEBT_TOKENS)

    def take_debt_off(self, me: int, pile: int) -> None:
        """Take all Debt tokens off a pile; somebody else may have to take them instead."""
        there = self.debt_on(pile)
        if there:
            add_tokens(self.state.pile_tokens[pile], DEBT_TOKENS, -there)
            self.take_debt(me, there)

    def put_favor(self, me: int, pile: int) -> None:
        """Move one of a player's Favors onto a pile; there it belongs to nobody."""
        self.state.players[me].favors -= 1
        add_tokens(self.state.pile_tokens.setdefault(pile, {}), FAVOR_TOKENS)
        self.note_name("place_favor", me, self.state.rules.piles[pile].defn)

    def favors_on(self, pile: int) -> int:
        """Count the Favors on a pile."""
        return tokens_in(self.state.pile_tokens.get(pile, {}), FAVOR_TOKENS)

    def vp_here(self, landscape: Landscape) -> int:
        """Count the VP tokens on a landscape."""
        return tokens_in(self.state.landscape_tokens.get(self.landscape_index(landscape), {}), VP_TOKENS)

    def take_vp_here(self, me: int, landscape: Landscape, most: int) -> None:
        """Take VP tokens off a landscape: so many, or what there is."""
        taken = min(most, self.vp_here(landscape))
        if taken:
            add_tokens(self.state.landscape_tokens[self.landscape_index(landscape)], VP_TOKENS, -taken)
            self.plus(me, vp=taken)

    def move_vp_here(self, me: int, pile: int, landscape: Landscape) -> None:
        """Move a VP token from a pile to a landscape, if there is one."""
        if self.vp_on(pile):
            add_tokens(self.state.pile_tokens[pile], VP_TOKENS, -1)
            add_tokens(self.state.landscape_tokens.setdefault(self.landscape_index(landscape), {}), VP_TOKENS)
            self.note_name("move_vp", me, self.state.rules.piles[pile].defn)

    def landscape_index(self, landscape: Landscape) -> int:
        """Give the place of a landscape among those of the game."""
        return self.state.rules.landscapes.index(landscape)

    def rotate(self, me: int, pile: int) -> None:
        """Put the top card of a pile, with all equal ones directly under it, to the bottom."""
        cards = self.state.own_pile(pile)
        if not cards:
            return
        top = cards[-1].defn
        moved: list[Card] = []
        while cards and cards[-1].defn is top:
            moved.append(cards.pop())
        cards[:0] = moved
        self.count_moves(moved)
        if self.state.rules.piles[pile].shuffled:
            self.state.secrets += 1
        self.note("rotate", me, source=self.state.rules.piles[pile].name)
