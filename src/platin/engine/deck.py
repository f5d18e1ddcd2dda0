"""The deck: drawing, shuffling, revealing and looking."""

from collections.abc import Callable
from typing import Final

from platin.engine.asking import Agent
from platin.engine.card import Card
from platin.engine.compiler import i64
from platin.engine.const import DECK, ON_REVEAL, ON_SHUFFLE, OPT_NUMBER, OPT_VALUE, RULE_CARDS, SHADOW
from platin.engine.intent import TO_PLACE
from platin.engine.moment import Moment
from platin.engine.prices import Prices
from platin.engine.state import GameState, Player
from platin.engine.table import lies_in

# What may let a draw bring fewer cards than there are.
_FEWER: Final = 1 << RULE_CARDS | 1 << ON_SHUFFLE


class Deck(Prices):
    """A game whose players draw from their decks."""

    def __init__(self, state: GameState, agents: list[Agent | None]) -> None:
        super().__init__(state, agents)
        # Whether verbs may take their batch form; a test plays the same games with and without.
        self.batch: bool = True
        # How often cards were shuffled since the step began.
        self.shuffles: i64 = 0

    def draw(self, me: int, n: int) -> list[Card]:
        """Draw cards, shuffling at most once if the deck is too short."""
        st = self.state
        if st.listening >> RULE_CARDS & 1:
            n = self.cards_drawn(me, n)
        # First, because a shuffle in between may ask somebody.
        st.secrets += 1
        p = st.players[me]
        drawn = self.lift(p, n)
        p.hand.extend(drawn)
        if p.discard and len(drawn) < n:
            self.shuffle(me)
            more = self.lift(p, n - len(drawn))
            p.hand.extend(more)
            drawn.extend(more)
        if self.depth:
            self.count_moves(drawn)
        if st.log is not None and drawn:
            self.note("draw", me, drawn, seen=1 << me)
        return drawn

    def draw_hand(self, me: i64, n: i64) -> None:
        """Discard the hand and draw a new one where nothing can happen on the way: the batch form of both."""
        st = self.state
        p = st.players[me]
        hand = p._hand
        if p.swept is not None:
            # Nobody has looked at the Treasures in play. They are discarded before the others, as from there.
            p.swept = None
            st.turn.swept = None
            discard = p.discard
            for card in hand:
                if card.plain:
                    discard.append(card)
            for card in hand:
                if not card.plain:
                    discard.append(card)
        elif hand:
            p.discard.extend(hand)
        st.secrets += 1
        deck = p._deck
        left: i64 = len(deck) - p.drawn
        if left >= n == len(hand):
            # The most frequent case by far: the new hand takes the places of the old one in its list.
            left -= n
            p.drawn += n
            for i in range(n):
                hand[i] = deck[left + i]
            return
        p._hand = self.lift(p, n)
        if left < n and p.discard:
            self.shuffle(me)
            p._hand.extend(self.lift(p, n - left))

    def lift(self, p: Player, n: i64) -> list[Card]:
        """Lift cards off a deck, as many as there are; the top one comes last."""
        deck = p._deck
        k: i64 = len(deck) - p.drawn
        if n >= k:
            n = k
            if not p.drawn:
                p._deck = []
                return deck
        p.drawn += n
        return deck[k - n : k]

    def draw_to(self, me: int, size: int) -> None:
        """Draw until the hand has so many cards, also where one draw brings fewer than it should.

        That is drawing one by one: what was kept out of a shuffle is shuffled when the deck has run out again.
        """
        p = self.state.players[me]
        fewer = self.state.listening & _FEWER != 0
        idle = False
        missing = size - len(p.hand)
        while missing > 0:
            shuffles = self.shuffles
            self.draw(me, missing)
            left = size - len(p.hand)
            if not fewer or (left == missing and (idle or self.shuffles > shuffles)):
                break
            # Something may have kept a card back, and does so once.
            idle = left == missing
            missing = left

    def cards_drawn(self, me: int, n: int) -> int:
        """Give how many cards a player really draws who is about to draw so many."""
        for listener in self.ruling(RULE_CARDS):
            if n > 0:
                n = listener.cards_drawn(self.as_game(), me, n)
        return n

    def count_moves(self, cards: list[Card]) -> None:
        """Remember that cards have moved, for abilities that might lose track of them."""
        moves = self.state.moves
        for card in cards:
            moves[card.uid] = moves[card.uid] + 1

    def shuffle(self, me: int) -> None:
        """Shuffle the discard pile and put it under the deck (which is empty whenever the rules shuffle)."""
        st = self.state
        p = st.players[me]
        if st.listening >> ON_SHUFFLE & 1:
            chosen = self.shuffle_with_choice(me, p.discard)
            p.discard = [card for card in p.discard if card not in chosen]
            p.deck = chosen + p.deck
            self.count_moves(chosen)
        else:
            cards = p.discard
            p.discard = []
            self.shuffle_list(cards)
            if self.depth:
                self.count_moves(cards)
            p.deck = cards + p.deck if len(p._deck) > p.drawn else cards
        self.shuffles += 1
        if st.log is not None:
            self.note("shuffle", me)

    def shuffle_with_choice(self, me: int, cards: list[Card]) -> list[Card]:
        """Shuffle these cards where somebody takes part in it; give them from the bottom, without those kept out."""
        now = Moment(ON_SHUFFLE, me)
        now.cards = cards[:]
        now.top = []
        now.bottom = []
        self.fire(now)
        shadows = [card for card in now.cards if card.types & SHADOW]
        marked = [card for card in now.cards if card.defn.marked and not card.types & SHADOW]
        rest = [card for card in now.cards if not card.defn.marked]
        placed = self.place_marked(me, marked, rest) if marked else []
        under = self.order_cards(me, "shuffle.under", now.bottom + shadows) if shadows else now.bottom
        self.shuffle_list(rest)
        for above, card in placed:
            rest.insert(max(len(rest) - above, 0), card)
        return under + rest + now.top

    def place_marked(self, me: int, cards: list[Card], rest: list[Card]) -> list[tuple[int, Card]]:
        """Let a player choose how many cards lie above each card with a back of its own, or leave it to chance."""
        placed: list[tuple[int, Card]] = []
        for card in cards:
            places = [OPT_NUMBER + n for n in range(len(rest) + len(placed) + 1)]
            decision = self.question(me, "shuffle.place", 0, 1, places, TO_PLACE)
            decision.about = card.defn.key
            picked = self.ask(decision)
            if picked:
                placed.append((picked[0] & OPT_VALUE, card))
            else:
                rest.append(card)
        return placed

    def shuffle_into_deck(self, cards: list[Card], me: int, zone: int) -> None:
        """Put cards into the deck and shuffle all of it. What is kept out of the shuffle goes to the discard pile."""
        st = self.state
        p = st.players[me]
        for card in cards:
            self.move(card, me, zone, DECK)
        if st.listening >> ON_SHUFFLE & 1:
            chosen = self.shuffle_with_choice(me, p.deck)
            p.discard += [card for card in p.deck if card not in chosen]
            self.count_moves(p.deck)
            p.deck = chosen
        else:
            self.shuffle_list(p.deck)
            self.count_moves(p.deck)
        self.shuffles += 1
        self.note("shuffle_deck", me)

    def take_top(self, me: int, n: int, openly: bool = True) -> list[Card]:
        """Take cards off the deck into zone REVEALED, shuffling at most once. The first is the top one."""
        self.state.secrets += 1
        p = self.state.players[me]
        taken: list[Card] = []
        shuffled = False
        while len(taken) < n:
            if not p.deck:
                if shuffled or not p.discard:
                    break
                self.shuffle(me)
                shuffled = True
                continue
            card = p.deck.pop()
            (p.revealed if openly else p.looked).append(card)
            self.count_move(card)
            taken.append(card)
        return taken

    def reveal_top(self, me: int, n: int) -> list[Card]:
        """Reveal cards from the top of the deck; they lie in zone REVEALED until moved on."""
        cards = self.take_top(me, n, True)
        self.reveal(cards, me)
        return cards

    def look_at_top(self, me: int, n: int) -> list[Card]:
        """Look at cards from the top of the deck; they lie in zone REVEALED until moved on."""
        cards = self.take_top(me, n, False)
        if cards:
            self.note("look", me, cards, seen=1 << me)
        return cards

    def look_at_bottom(self, me: int) -> list[Card]:
        """Look at the bottom card of the deck, if there is one; it lies in zone REVEALED until moved on."""
        self.state.secrets += 1
        p = self.state.players[me]
        if not p.deck and p.discard:
            self.shuffle(me)
        if not p.deck:
            return []
        card = p.deck.pop(0)
        p.looked.append(card)
        self.count_move(card)
        self.note("look", me, [card], seen=1 << me)
        return [card]

    def reveal_until(self, me: int, wanted: Callable[[Card], bool], n: int = 1) -> tuple[list[Card], list[Card]]:
        """Reveal cards one by one until n wanted ones are found; give those and the other revealed cards."""
        found: list[Card] = []
        others: list[Card] = []
        while len(found) < n:
            cards = self.take_top(me, 1, True)
            if not cards:
                break
            if wanted(cards[0]):
                found.append(cards[0])
            else:
                others.append(cards[0])
            self.reveal(cards, me)
        return found, others

    def reveal(self, cards: list[Card], me: int) -> None:
        """Show cards to everybody."""
        if not cards:
            return
        self.state.secrets += 1
        p = self.state.players[me]
        if p.looked:
            for card in cards:
                if lies_in(p.looked, card):
                    p.looked.remove(card)
                    p.revealed.append(card)
        self.note("reveal", me, cards)
        if self.state.listening >> ON_REVEAL & 1:
            for card in cards:
                now = Moment(ON_REVEAL, me, card)
                now.counter = self.state.moves[card.uid]
                self.fire(now)

    def reveal_hand(self, me: int) -> None:
        """Show the whole hand to everybody."""
        self.reveal(self.state.players[me].hand[:], me)
