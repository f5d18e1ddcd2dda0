"""The table: zones, piles and the primitive moves between them, chance, and the log.

Nothing here fires a moment or asks a question; `asking` and `game` are built on top.
"""

from platin.engine.card import NO_CARD, Card, CardDef
from platin.engine.choice import SetupChoice
from platin.engine.compiler import i64
from platin.engine.const import (
    ASIDE,
    ASIDE_DOWN,
    BETWEEN,
    BOX,
    DECK,
    DECK_BOTTOM,
    DISCARD,
    FIRST_MAT,
    HAND,
    LEAVING_ENDS,
    LOOKED,
    PLAY,
    REVEALED,
    SPENT,
    SUPPLY,
    TRASH,
)
from platin.engine.landscape import Landscape
from platin.engine.log import LogEntry
from platin.engine.rng import A1, A2, M1, M2
from platin.engine.state import GameState, Player
from platin.engine.zones import PLAYER_ZONES, Zone, cards_in, mats, zone_numbered

ALL_SEATS = -1  # as the `seen` mask of a log entry


def take_out(cards: list[Card], card: Card) -> None:
    """Take a card out of a list that holds it: by identity, and from the end, where most of them are."""
    i: i64 = len(cards) - 1
    if cards[i] is card:
        cards.pop()
        return
    while i >= 0:
        if cards[i] is card:
            cards.pop(i)
            return
        i -= 1
    raise ValueError(f"{card} is not here")


def lies_in(cards: list[Card], card: Card) -> bool:
    """Tell whether a list holds a card: by identity, and from the end, where most of them are."""
    i: i64 = len(cards) - 1
    while i >= 0:
        if cards[i] is card:
            return True
        i -= 1
    return False


def add_listening_card(state: GameState, card: Card) -> None:
    """Note what a card off the piles may listen to."""
    state.cards_listening |= card.listens
    state.hand_listening |= card.defn.hand_listens
    state.play_listening |= card.defn.play_listens
    state.elsewhere_listening |= card.defn.elsewhere_listens


def find_listening_cards(state: GameState) -> None:
    """Find out anew what the cards that have left their piles may listen to."""
    state.cards_listening = 0
    state.hand_listening = 0
    state.play_listening = 0
    state.elsewhere_listening = 0
    for card in state.rules.cards:
        if card.listens and (card.home < 0 or not lies_in(state.piles[card.home], card)):
            add_listening_card(state, card)
    if state.rules.guises:
        for p in state.players:
            for card in p.play:
                if card.guise:
                    add_listening_card(state, card)


class Table:
    """A state and the moves of cardboard on it."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        # How deep we are in plays and abilities. Above zero, each move of a card is counted (see `unmoved`).
        self.depth: i64 = 0
        # The card or landscape whose instructions are being followed; and which of the cards it is.
        self.asker: str = ""
        self.asking: Card = NO_CARD

    def player(self, me: int) -> Player:
        return self.state.players[me]

    def hand(self, me: int) -> list[Card]:
        return self.state.players[me].hand

    def in_play(self, me: int) -> list[Card]:
        return self.state.players[me].play

    def is_turn_of(self, me: int) -> bool:
        """Tell whether a turn of a player is under way."""
        return self.state.turn.seat == me and self.state.phase != BETWEEN

    def others(self, me: int) -> list[int]:
        """Give the other players in turn order, from the left."""
        n = len(self.state.players)
        return [(me + i) % n for i in range(1, n)]

    def left_of(self, me: int) -> int:
        return (me + 1) % len(self.state.players)

    def right_of(self, me: int) -> int:
        return (me - 1) % len(self.state.players)

    def zone(self, me: int, zone: int, card: Card = NO_CARD) -> list[Card]:
        """Give the list behind a zone that holds a card (for SUPPLY, its home pile)."""
        p = self.state.players[me]
        if zone == HAND:
            return p.hand
        if zone == DISCARD:
            return p.discard
        if zone == PLAY:
            return p.play
        if zone == DECK or zone == DECK_BOTTOM:
            return p.deck
        if zone == REVEALED:
            return p.looked if p.looked and lies_in(p.looked, card) else p.revealed
        if zone == ASIDE:
            return p.aside
        if zone == ASIDE_DOWN:
            return p.aside_down
        if zone == TRASH:
            return self.state.trash
        if zone == BOX:
            return self.state.box
        if zone == LOOKED:
            return p.looked
        if zone == SPENT:
            return self.state.spent
        if zone >= FIRST_MAT:
            return self.mat(me, zone_numbered(zone))
        assert zone == SUPPLY, zone
        return self.state.own_pile(card.home)

    def move(self, card: Card, me: int, src: int, dst: int) -> None:
        """Move one card between zones of a player (or a pile, or the trash), without any consequence."""
        if self.state.rules.guises:
            card = self.as_itself(card, me, src)
        take_out(self.zone(me, src, card), card)
        if src == SUPPLY:
            self.left_pile(card)
        elif src == PLAY and self.state.rules.agreed & LEAVING_ENDS:
            self.left_play(card)
        self.put(card, me, dst)

    def left_play(self, card: Card) -> None:
        """End what a card that leaves play would have done later, where the table has agreed on that."""

    def as_itself(self, card: Card, me: int, zone: int) -> Card:
        """Give a card as it is where it does not count as another; in play it takes its guise off, to move on."""
        itself = self.state.rules.cards[card.uid]
        if zone == PLAY:
            play = self.state.players[me].play
            for i in range(len(play)):
                if play[i].guise and play[i].uid == card.uid:
                    play[i] = itself
                    find_listening_cards(self.state)
                    self.refresh_listening()
        return itself

    def as_it_lies(self, me: int, card: Card) -> Card:
        """Give a card as what it counts as where it lies now: in play it may have a guise."""
        if self.state.rules.guises:
            for other in self.state.players[me].play:
                if other.uid == card.uid:
                    return other
        return card

    def put(self, card: Card, me: int, dst: int) -> None:
        """Lay down a card that is in no zone."""
        if dst == DECK_BOTTOM:
            self.state.players[me].deck.insert(0, card)
        elif dst == SUPPLY:
            self.pile_grows(card)
        else:
            self.zone(me, dst).append(card)
        self.count_move(card)

    def count_move(self, card: Card) -> None:
        """Remember that a card has moved, for abilities that might lose track of it."""
        moves = self.state.moves
        # Not by +=, which the compiler does in the general way of objects.
        moves[card.uid] = moves[card.uid] + 1

    def store(self, me: int, host: Card) -> list[Card]:
        """Give the cards that lie on a card."""
        return self.state.players[me].stores.get(host.uid, [])

    def put_on(self, card: Card, me: int, host: Card) -> None:
        """Lay a card that is in no zone onto another card."""
        stores = self.state.players[me].stores
        if host.uid in stores:
            stores[host.uid].append(card)
        else:
            stores[host.uid] = [card]
        self.count_move(card)

    def take_off(self, card: Card, me: int, host: Card) -> None:
        """Lift a card from another card, leaving it in no zone."""
        stores = self.state.players[me].stores
        take_out(stores[host.uid], card)
        if not stores[host.uid]:
            del stores[host.uid]

    def mat(self, me: int, zone: Zone) -> list[Card]:
        """Give the cards on one of a player's mats."""
        return self.state.players[me].mats.setdefault(zone.name, [])

    # Piles

    def pile_grows(self, card: Card) -> None:
        """Put a card back onto its home pile."""
        st = self.state
        pile = st.own_pile(card.home)
        if not pile and st.rules.piles[card.home].supply:
            st.empty -= 1
        pile.append(card)
        if card.listens and not self.has_twin(card):
            find_listening_cards(st)
            self.refresh_listening()

    def has_twin(self, card: Card) -> bool:
        """Tell whether a player certainly has another card of the same kind: then it is known what they listen to."""
        for p in self.state.players:
            for other in p.discard:
                if other.defn is card.defn:
                    return True
            deck = p._deck
            for i in range(len(deck) - p.drawn):
                if deck[i].defn is card.defn:
                    return True
        return False

    def left_pile(self, card: Card) -> bool:
        """Listen to a card from now on that was taken off its pile; tell whether this emptied a Supply pile."""
        st = self.state
        if card.listens:
            add_listening_card(st, card)
            st.listening |= card.listens
        if st.piles[card.home] or not st.rules.piles[card.home].supply:
            return False
        st.empty += 1
        return True

    def listening_elsewhere(self, me: int, bit: i64) -> list[Card]:
        """Give a player's cards that may listen to a moment from neither the hand nor play, zone by zone."""
        found: list[Card] = []
        for zone in PLAYER_ZONES:
            if zone.hears:
                for card in cards_in(self.state.players[me], zone):
                    if card.defn.elsewhere_listens & bit and card.defn.hears_from == zone.number:
                        found.append(card)
        return found

    def refresh_listening(self) -> None:
        """Find out anew what may be listened to, after effects have ended."""
        st = self.state
        mask: i64 = st.rules.listening | st.cards_listening
        for effect in st.effects:
            mask |= effect.listens
        st.listening = mask

    def pile_of(self, name: str) -> int:
        """Give the index of the pile that holds cards of this name, or -1."""
        return self.state.rules.pile_of.get(name, -1)

    def pile_named(self, name: str) -> int:
        """Give the index of the pile of this name, or -1."""
        return self.state.rules.named.get(name, -1)

    def top_of(self, pile: int) -> CardDef | None:
        """Give the card that could be gained from a pile."""
        cards = self.state.piles[pile]
        return cards[-1].defn if cards else None

    def has_pile(self, card: Card) -> bool:
        """Tell whether there is a pile that a card can be returned to."""
        if card.home < 0:
            return False
        info = self.state.rules.piles[card.home]
        return not info.deck and not info.gone

    def pile_chosen(self, owner: str, choice: SetupChoice) -> int:
        """Give the pile that was picked before the game for a choice of a card, or -1."""
        for key in self.state.rules.spec.chosen(owner, choice.name):
            return self.pile_named(key)
        return -1

    def has_trait(self, card: Card, trait: Landscape) -> bool:
        """Tell whether a card comes from the pile that a Trait lies on."""
        return card.home >= 0 and self.state.rules.traits_on[card.home] is trait

    def trait_pile(self, trait: Landscape) -> int:
        """Give the pile that a Trait lies on."""
        rules = self.state.rules
        for i in range(len(rules.landscapes)):
            if rules.landscapes[i] is trait:
                return rules.landscape_pile[i]
        return -1

    def zones_of(self, me: int) -> list[list[Card]]:
        """Give the lists that all cards of a player lie in, wherever they are."""
        p = self.state.players[me]
        # Written out because bots ask often; a test holds it against the table of zones.
        zones = [p.deck, p.hand, p.discard, p.play]
        if p.aside:
            zones.append(p.aside)
        if p.aside_down:
            zones.append(p.aside_down)
        if p.revealed:
            zones.append(p.revealed)
        if p.looked:
            zones.append(p.looked)
        if p.stores:
            zones.extend(p.stores.values())
        if p.mats:
            for zone in mats():
                if zone.owned and zone.name in p.mats:
                    zones.append(p.mats[zone.name])
        return zones

    def lies_apart(self, me: int) -> bool:
        """Tell whether cards of a player lie elsewhere than in the deck, hand, discard pile and in play."""
        p = self.state.players[me]
        if p.aside or p.aside_down or p.revealed or p.looked:
            return True
        return len(p.stores) > 0 or len(p.mats) > 0

    def count_owned(self, me: int) -> i64:
        """Count all cards of a player, without laying down what was drawn or swept."""
        p = self.state.players[me]
        count: i64 = len(p._deck) - p.drawn + len(p._hand) + len(p.discard) + len(p._play)
        return len(self.owned(me)) if self.lies_apart(me) else count

    def count_from(self, me: int, home: i64) -> i64:
        """Count the cards from a pile that belong to a player, without laying down what was drawn or swept."""
        if self.lies_apart(me):
            return len([card for card in self.owned(me) if card.home == home])
        p = self.state.players[me]
        count: i64 = 0
        deck = p._deck
        for i in range(len(deck) - p.drawn):
            if deck[i].home == home:
                count += 1
        for card in p._hand:
            if card.home == home:
                count += 1
        for card in p.discard:
            if card.home == home:
                count += 1
        for card in p._play:
            if card.home == home:
                count += 1
        return count

    def is_owned(self, me: int, card: Card) -> bool:
        """Tell whether a card belongs to a player, wherever it is."""
        for zone in self.zones_of(me):
            if lies_in(zone, card):
                return True
        return False

    def owned(self, me: int) -> list[Card]:
        """Give all cards that belong to a player, wherever they are."""
        cards: list[Card] = []
        for zone in self.zones_of(me):
            cards.extend(zone)
        return cards

    # Chance

    def shuffle_list(self, cards: list[Card]) -> None:
        """Shuffle in place with the game's own generator.

        One number of 62 bits serves for six exchanges: what it has beyond them keeps the bias below one in
        a million.
        """
        st = self.state
        s1: i64 = st.rng1
        s2: i64 = st.rng2
        i: i64 = len(cards)
        while i > 1:
            s1 = s1 * A1 % M1
            s2 = s2 * A2 % M2
            chance: i64 = s1 << 31 | s2
            stop: i64 = 1
            if i > 6:
                stop = i - 6
            while i > stop:
                rest: i64 = chance // i
                j: i64 = chance - rest * i
                chance = rest
                i -= 1
                card = cards[i]
                cards[i] = cards[j]
                cards[j] = card
        st.rng1 = s1
        st.rng2 = s2

    # Log

    def note(
        self,
        verb: str,
        seat: int,
        cards: list[Card] | None = None,
        seen: int = ALL_SEATS,
        count: int = -1,
        other: int = -1,
        source: str = "",
        zone: int = -1,
    ) -> None:
        """Write down what happened, if this game keeps a log. Without a `count` it is that of the cards."""
        log = self.state.log
        if log is None:
            return
        defs = [card.defn for card in cards] if cards is not None else []
        if count < 0:
            count = len(defs)
        # Who decides for another player sees what that player may see, and has seen it for good.
        turn = self.state.turn
        if seen >= 0 and turn.controller >= 0 and seen >> turn.seat & 1:
            seen |= 1 << turn.controller
        log.append(LogEntry(verb, seat, defs, seen, count, other, source or self.asker, self.depth, zone))

    def note_name(self, verb: str, seat: int, defn: CardDef, count: int = 1, source: str = "") -> None:
        """Write down something about a kind of card rather than a card."""
        if self.state.log is not None:
            source = source or self.asker
            self.state.log.append(LogEntry(verb, seat, [defn], ALL_SEATS, count, -1, source, self.depth))
