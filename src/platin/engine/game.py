"""The verbs of the rulebook: draw, discard, trash, gain, buy, play, reveal, ... and the timing of abilities.

Each verb moves cardboard first and then fires its moment. When nothing in this game listens to a moment, firing it
costs one bit test, and the verb takes its batch form.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from platin.engine.asking import Agent, Asking
from platin.engine.card import NO_CARD, Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ACTIONS,
    ANYTHING,
    ASIDE,
    ASIDE_DOWN,
    ATTACK,
    BUYS,
    DECK,
    DISCARD,
    EVERYBODY,
    HAND,
    IN_HAND,
    MAX_DEPTH,
    ON_AFTER_PLAY,
    ON_ATTACK,
    ON_BEFORE_PLAY,
    ON_BUY,
    ON_DECK,
    ON_DISCARD,
    ON_EMPTIED,
    ON_FOLLOW,
    ON_GAIN,
    ON_REVEAL,
    ON_SHUFFLE,
    ON_TRASH,
    ON_WOULD_GAIN,
    ON_WOULD_TAKE_DEBT,
    ON_WOULD_TRASH,
    OPT_ABILITY,
    OPT_LANDSCAPE,
    OPT_VALUE,
    OWN_CARD,
    PLAY,
    REVEALED,
    RULE_BUY,
    RULE_CHOOSE,
    RULE_COST,
    RULE_PLAY,
    STORE,
    SUPPLY,
    THIS_TURN,
    TRASH,
)
from platin.engine.cost import Cost
from platin.engine.decision import Decision, RuleError
from platin.engine.effect import Effect
from platin.engine.intent import TO_DISCARD, TO_FOLLOW, TO_GAIN, TO_USE
from platin.engine.listener import Listener
from platin.engine.moment import Ability, Moment
from platin.engine.state import ExtraTurn, GameState, Player
from platin.engine.table import lies_in, take_out

if TYPE_CHECKING:
    from mypy_extensions import i64

PRICES: Final = 1 << RULE_COST | 1 << RULE_BUY
# In the mark of an ability: it is that of the very card that the moment is about.
OWN: Final = 0
_TRASHING: Final = 1 << ON_WOULD_TRASH | 1 << ON_TRASH
_PURCHASES: Final = PRICES | 1 << ON_BUY | 1 << ON_WOULD_GAIN | 1 << ON_GAIN


def all_equal(one: list[Card], two: list[Card]) -> bool:
    """Tell whether two lists hold cards of the same kinds and piles in the same order."""
    return [(card.defn, card.home) for card in one] == [(card.defn, card.home) for card in two]


def source_of(listener: Listener) -> str:
    """Give the name of the card or landscape that an ability comes from."""
    name = listener.name
    return name.split(".")[0] if "." in name else name


class Play:
    """One play of a card, while its instructions are followed."""

    __slots__ = ("card", "coins", "counter", "immune", "repeater", "seat")

    def __init__(self, card: Card, seat: int, counter: int, repeater: Card) -> None:
        self.card = card
        self.seat = seat
        # The card's move counter when it came into play: it can move itself only while that stands.
        self.counter = counter
        # The card that plays this one several times, and so stays in play as long as it.
        self.repeater = repeater
        # Bit mask of the players whom this play does not affect.
        self.immune: int = 0
        # Coins that the instructions themselves have given so far.
        self.coins: int = 0


class Game(Asking):
    """The verbs over a state and its agents."""

    def __init__(self, state: GameState, agents: list[Agent | None]) -> None:
        super().__init__(state, agents)
        self.frame: Play | None = None
        # Whether verbs may take their batch form; a test plays the same games with and without.
        self.batch: bool = True
        # Bit mask of the players for whom plain Treasures are played without asking.
        self.auto: int = 0
        # How often cards were shuffled since the step began; see `may_go_on`.
        self.shuffles: int = 0
        # Whether a player has just said that there is nothing left to do in this turn.
        self.said_done: bool = False
        # The question of the Buy phase, made once and used again (see `turn`).
        self.buy_decision: Decision | None = None

    def as_game(self) -> "Game":
        return self

    # Moments and abilities

    def fire(self, now: Moment) -> None:
        """Let everything that listens to a moment act.

        In turn order from the player whose turn it is, one ability at a time; after each the table is looked at again
        from the first player, because it may have changed what applies.
        """
        n = len(self.state.players)
        asker = self.asker
        asking = self.asking
        frame = self.frame
        now.serial = self.state.serial
        self.seize(now)
        self.depth += 1
        busy = True
        while busy:
            busy = False
            for i in range(n):
                me = (self.state.turn.seat + i) % n
                abilities = self.gather(now, me)
                if not abilities:
                    continue
                ability = self.choose_ability(now, me, abilities)
                if ability is None:
                    continue
                if not ability.listener.repeatable:
                    now.used = now.used + [ability.mark]
                self.asker = source_of(ability.listener)
                self.asking = ability.this
                # What an ability does is not done by the play it interrupts.
                self.frame = None
                if ability.mark & 3 == OWN:
                    ability.listener.handle_own(self, now, me, ability.this)
                else:
                    ability.listener.handle(self, now, me, ability.this)
                self.frame = frame
                self.asker = asker
                self.asking = asking
                busy = True
                break
        self.depth -= 1

    def seize(self, now: Moment) -> None:
        """Bind what waits for "the next time ..." to a moment that begins: for all players, before anything happens."""
        bit = 1 << now.kind
        for effect in self.state.effects[:]:
            if effect.seizes & bit and effect.applies(self, now, effect.owner, effect.source):
                effect.seize(self, now)

    def gather(self, now: Moment, me: int) -> list[Ability]:
        """Find the abilities of one player that a moment concerns and that have not had their turn."""
        found: list[Ability] = []
        st = self.state
        rules = st.rules
        bit = 1 << now.kind
        card = now.card
        if card.defn.listens & bit:
            self.consider(found, now, card.defn, me, card, card.uid * 4 + OWN)
        if st.hand_listening & bit:
            for card in st.players[me].hand:
                if card.defn.hand_listens & bit:
                    self.consider(found, now, card.defn, me, card, card.uid * 4 + 1)
        if st.play_listening & bit:
            for card in st.players[me].play:
                if card.defn.play_listens & bit:
                    self.consider(found, now, card.defn, me, card, card.uid * 4 + 1)
        for effect in st.effects:
            if effect.listens & bit and not effect.seizes & bit and (effect.owner == me or effect.owner == EVERYBODY):
                if effect.serial > now.serial and not effect.joins:
                    continue
                self.consider(found, now, effect, me, effect.source, (effect.serial * 8 + me) * 4 + 2)
        for i in range(len(rules.landscapes)):
            landscape = rules.landscapes[i]
            if landscape.listens & bit:
                self.consider(found, now, landscape, me, NO_CARD, (i * 8 + me) * 4 + 3)
        return found

    def consider(self, found: list[Ability], now: Moment, listener: Listener, me: int, this: Card, mark: int) -> None:
        """Add an ability to those found if it applies and has not had its turn."""
        if (now.used and mark in now.used) or (now.declined and mark in now.declined):
            return
        if listener.applies(self, now, me, this):
            found.append(Ability(listener, me, this, mark))

    def choose_ability(self, now: Moment, me: int, abilities: list[Ability]) -> Ability | None:
        """Let a player pick the next ability; none if all that is left is optional and declined."""
        if len(abilities) == 1 and not abilities[0].listener.optional:
            return abilities[0]
        must = False
        distinct: list[Ability] = []
        for ability in abilities:
            if ability.listener.first or self.goes_first(now, ability, abilities):
                return ability
            if not ability.listener.optional:
                must = True
            for other in distinct:
                if self.interchangeable(ability, other):
                    break
            else:
                distinct.append(ability)
        if must and len(distinct) == 1:
            return distinct[0]
        decision = self.question(
            me,
            "ability.next" if must else "ability.may",
            1 if must else 0,
            1,
            [OPT_ABILITY + i for i in range(len(distinct))],
            TO_USE,
        )
        decision.labels = self.ability_labels(distinct)
        decision.about = now.card.defn.key
        picked = self.ask(decision)
        if picked:
            return distinct[picked[0] & OPT_VALUE]
        now.declined = now.declined + [ability.mark for ability in abilities]
        return None

    def goes_first(self, now: Moment, one: Ability, abilities: list[Ability]) -> bool:
        """Tell whether an ability has to be used, and it cannot matter that it comes before these others.

        It cannot if neither changes what the other reads or sets: counts and cards in hand are only added to. But a
        card that comes into a hand may have an ability of its own, and somebody may take part in a shuffle.
        """
        a = one.listener
        if a.optional or a.reads == ANYTHING:
            return False
        st = self.state
        awake = st.hand_listening >> now.kind & 1 != 0
        for two in abilities:
            b = two.listener
            if two is one:
                continue
            if a.reads & b.writes or b.reads & a.writes or a.writes & b.writes & ON_DECK:
                return False
            writes = a.writes | b.writes
            if (writes & IN_HAND and awake) or (writes & ON_DECK and st.listening >> ON_SHUFFLE & 1):
                return False
        return True

    def ability_labels(self, abilities: list[Ability]) -> list[str]:
        """Name abilities by their cards. Those of one name are told apart by the card they keep, or by a number."""
        names = [source_of(ability.listener) for ability in abilities]
        labels: list[str] = []
        for i in range(len(names)):
            label = names[i]
            if names.count(label) > 1:
                listener = abilities[i].listener
                if isinstance(listener, Effect):
                    kept = listener.cards or self.store(abilities[i].me, listener.source)
                    if kept:
                        label += "#" + kept[0].defn.key
                if label in labels:
                    label = f"{names[i]}#{names[: i + 1].count(names[i])}"
            labels.append(label)
        return labels

    def interchangeable(self, one: Ability, two: Ability) -> bool:
        """Tell whether no later question, cost or result can show which of two abilities of a player came first."""
        a = one.listener
        b = two.listener
        if isinstance(a, Effect):
            if not isinstance(b, Effect) or a.name != b.name or a.count != b.count or a.names != b.names:
                return False
            if a.immune != b.immune or not all_equal(a.cards, b.cards):
                return False
            # Both will have had their turn when the moment is over, unless a player may leave one of them out.
            if not a.optional and (a.source is b.source or not (a.reads | a.writes) & OWN_CARD):
                return True
            if not self.equivalent(a.repeater, b.repeater):
                return False
        elif a is not b:
            return False
        return self.equivalent(one.this, two.this)

    def equivalent(self, one: Card, two: Card) -> bool:
        """Tell whether two cards of the table differ in nothing: kind, pile, what lies on them and what they owe."""
        if one is two:
            return True
        if one.defn is not two.defn or one.home != two.home or not all_equal(self.lying_on(one), self.lying_on(two)):
            return False
        return self.owed_for(one) == self.owed_for(two)

    def lying_on(self, host: Card) -> list[Card]:
        """Give the cards that lie on a card, whosever it is."""
        for p in self.state.players:
            if host.uid in p.stores:
                return p.stores[host.uid]
        return []

    def owed_for(self, card: Card) -> list[str]:
        """Describe the effects that a card has made or repeated."""
        owed: list[str] = []
        for effect in self.state.effects:
            if effect.source is card or effect.repeater is card:
                kept = [(c.defn.key, c.home) for c in effect.cards]
                here = self.effect_here(effect)
                as_source = effect.source is card
                owed.append(f"{effect.name} {as_source} {here} {effect.count} {effect.owner} {effect.names} {kept}")
        return sorted(owed)

    def listens(self, moment: int) -> bool:
        """Tell whether anything in this game may listen to a moment."""
        return self.state.listening >> moment & 1 != 0

    def may_matter(self, moment: "i64", card: Card) -> bool:
        """Tell whether a moment about a card may concern anything; most often it is known at once that it does not.

        The card itself may still lie on its pile, and listens all the same.
        """
        st = self.state
        bit: i64 = 1 << moment
        if not st.listening & bit:
            return card.listens & bit != 0
        if (card.listens | st.hand_listening | st.play_listening) & bit:
            return True
        return self.waits_for(bit, card)

    def concerns(self, moment: "i64", card: Card) -> bool:
        """Tell whether a moment about a card that happens at once may concern anything that is there now."""
        st = self.state
        bit: i64 = 1 << moment
        if not st.listening & bit:
            return card.listens & bit != 0
        # Most often only cards listen, and none of them lies where it could.
        if not (st.hand_listening | st.play_listening) & bit:
            return card.listens & bit != 0 or self.waits_for(bit, card)
        for p in st.players:
            for other in p.hand:
                if other.listens & bit:
                    return True
            for other in p.play:
                if other.listens & bit:
                    return True
        return card.listens & bit != 0 or self.waits_for(bit, card)

    def waits_for(self, bit: "i64", card: Card) -> bool:
        """Tell whether an effect or a landscape may listen to a moment about a card."""
        rules = self.state.rules
        for effect in self.state.effects:
            if effect.listens & bit:
                return True
        for i in range(len(rules.landscapes)):
            landscape = rules.landscapes[i]
            if landscape.listens & bit and (not landscape.own_pile_only or rules.landscape_pile[i] == card.home):
                return True
        return False

    def unmoved(self, now: Moment) -> bool:
        """Tell whether the card of a moment still lies where the moment left it (the rule of losing track)."""
        return self.state.moves[now.card.uid] == now.counter

    # Lasting effects

    def lasting(self, effect: Effect, me: int, this: Card = NO_CARD) -> Effect:
        """Let a lasting effect begin, made by this card for this player."""
        st = self.state
        st.serial += 1
        effect.serial = st.serial
        effect.owner = me
        effect.source = this
        if this.uid >= 0:
            effect.counter = st.moves[this.uid]
        frame = self.frame
        if frame is not None and frame.card is this:
            effect.repeater = frame.repeater
            effect.counter = frame.counter
            effect.immune = frame.immune
        st.effects.append(effect)
        st.listening |= effect.listens
        return effect

    def go_on_as(self, done: Effect, coming: Effect) -> Effect:
        """Let an effect end and another one of the same play take its place."""
        self.end_effect(done)
        self.lasting(coming, done.owner, done.source)
        coming.repeater = done.repeater
        coming.counter = done.counter
        coming.immune = done.immune
        return coming

    def end_effect(self, effect: Effect) -> None:
        """End a lasting effect."""
        self.state.effects.remove(effect)
        self.refresh_listening()

    def end_turn_effects(self) -> None:
        """End all effects that last this turn."""
        st = self.state
        kept = [effect for effect in st.effects if effect.until != THIS_TURN]
        if len(kept) < len(st.effects):
            st.effects = kept
            self.refresh_listening()

    def is_held(self, card: Card) -> bool:
        """Tell whether a card has to stay in play for something that it, or a card it repeated, has yet to do."""
        for effect in self.state.effects:
            if effect.holds and (effect.source is card or effect.repeater is card):
                return True
            if effect.ties and effect.repeater is card and self.still_tied(effect):
                return True
        return False

    def still_tied(self, tie: Effect) -> bool:
        """Tell whether the card that a tie belongs to has to stay in play for the play that made the tie."""
        for effect in self.state.effects:
            if effect.holds and effect.source is tie.source and effect.counter == tie.counter:
                return True
        return False

    def end_loose_ties(self) -> None:
        """End the ties to cards that have nothing left to do, after the cards in play were discarded."""
        for effect in self.state.effects[:]:
            if effect.ties and not self.still_tied(effect):
                self.end_effect(effect)

    def effect_here(self, effect: Effect) -> bool:
        """Tell whether the card that made an effect still lies where it made it."""
        return self.state.moves[effect.source.uid] == effect.counter

    # Costs

    def coins_of(self, defn: CardDef) -> int:
        """Give the coin part of what a card costs now."""
        if not (self.state.listening | defn.listens) >> RULE_COST & 1:
            return defn.cost
        st = self.state
        bit = 1 << RULE_COST
        seat = st.turn.seat
        coins = defn.cost
        if defn.listens & bit:
            coins += defn.cost_change(self, defn, seat)
        if st.play_listening & bit:
            for p in st.players:
                for card in p.play:
                    if card.defn.play_listens & bit:
                        coins += card.defn.cost_change(self, defn, seat)
        for effect in st.effects:
            if effect.listens & bit:
                coins += effect.cost_change(self, defn, seat)
        for landscape in st.rules.landscapes:
            if landscape.listens & bit:
                coins += landscape.cost_change(self, defn, seat)
        return coins if coins > 0 else 0

    def cost(self, card: Card) -> Cost:
        """Give what a card costs now."""
        return self.cost_of(card.defn)

    def cost_of(self, defn: CardDef) -> Cost:
        """Give what a card of this kind costs now."""
        return Cost(self.coins_of(defn), defn.potion, defn.debt)

    def may_buy(self, me: "i64", pile: "i64") -> bool:
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
        coins = card.cost if plain else self.coins_of(card.defn)
        if coins > turn.coins or not st.rules.piles[pile].supply or st.players[me].debt:
            return False
        return plain or not self.is_forbidden(me, card.defn)

    def is_forbidden(self, me: int, defn: CardDef) -> bool:
        """Tell whether something keeps a player from buying a card."""
        st = self.state
        bit = 1 << RULE_BUY
        if defn.listens & bit and defn.forbids(self, defn, me):
            return True
        for effect in st.effects:
            if effect.listens & bit and effect.forbids(self, defn, me):
                return True
        for landscape in st.rules.landscapes:
            if landscape.listens & bit and landscape.forbids(self, defn, me):
                return True
        return False

    def may_buy_event(self, me: int, index: int) -> bool:
        """Tell whether a player could buy an Event or Project now."""
        st = self.state
        landscape = st.rules.landscapes[index]
        if not landscape.buyable or st.players[me].debt or landscape.cost > st.turn.coins:
            return False
        return not landscape.once_per_turn or landscape.name not in st.turn.events

    # Debt and Coffers

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
        turn.bought = True
        self.state.players[me].debt -= n
        self.note("pay_debt", me, count=n)

    def take_coffers(self, me: int, n: int) -> None:
        """Put tokens onto the Coffers."""
        self.state.players[me].coffers += n
        self.note("coffers", me, count=n)

    def spend_coffers(self, me: int, n: int) -> None:
        """Turn tokens on the Coffers into coins of this turn."""
        self.state.players[me].coffers -= n
        self.note("spend_coffers", me, count=n)
        self.plus(me, coins=n)

    def pay(self, me: int, n: int) -> None:
        """Spend coins of this turn on something that is no purchase."""
        self.state.turn.coins -= n
        self.note("pay", me, count=n)

    # Bonuses

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
        if cards:
            self.draw(me, cards)
        turn = self.state.turn
        if turn.seat == me:
            turn.actions += actions
            turn.buys += buys
            turn.coins += coins
            turn.potions += potions
            if coins and self.frame is not None:
                self.frame.coins += coins
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

    def bring(self, me: int, plus: Plus) -> None:
        """Give what a card or landscape brings for certain."""
        self.plus(me, plus.cards, plus.actions, plus.buys, plus.coins, plus.vp, plus.potions)

    # Deck

    def draw(self, me: int, n: int) -> list[Card]:
        """Draw cards, shuffling at most once if the deck is too short."""
        st = self.state
        # First, because a shuffle in between may ask somebody.
        st.secrets += 1
        p = st.players[me]
        drawn = self.lift(p, n)
        p.hand += drawn
        if p.discard and len(drawn) < n:
            self.shuffle(me)
            more = self.lift(p, n - len(drawn))
            p.hand += more
            drawn += more
        if self.depth:
            self.count_moves(drawn)
        if st.log is not None and drawn:
            self.note("draw", me, drawn, seen=1 << me)
        return drawn

    def draw_hand(self, me: int, n: int) -> None:
        """Discard the hand and draw a new one where nothing can happen on the way: the batch form of both."""
        p = self.state.players[me]
        if p.hand:
            p.discard += p.hand
        if len(p.deck) >= n:
            self.state.secrets += 1
            p.hand = self.lift(p, n)
        else:
            self.state.secrets += 1
            missing = n - len(p.deck)
            p.hand = p.deck
            p.deck = []
            if p.discard:
                self.shuffle(me)
                p.hand += self.lift(p, missing)

    def lift(self, p: Player, n: int) -> list[Card]:
        """Lift cards off a deck, as many as there are; the top one comes last."""
        deck = p.deck
        k = len(deck)
        if n > k:
            n = k
        if n == k:
            p.deck = []
            return deck
        p.deck = deck[: k - n]
        return deck[k - n :]

    def draw_to(self, me: int, size: int) -> None:
        """Draw until the hand has so many cards."""
        missing = size - len(self.state.players[me].hand)
        if missing > 0:
            self.draw(me, missing)

    def count_moves(self, cards: list[Card]) -> None:
        """Remember that cards have moved, for abilities that might lose track of them."""
        moves = self.state.moves
        for card in cards:
            moves[card.uid] += 1

    def shuffle(self, me: int) -> None:
        """Shuffle the discard pile and put it under the deck (which is empty whenever the rules shuffle)."""
        st = self.state
        p = st.players[me]
        if st.listening >> ON_SHUFFLE & 1:
            now = Moment(ON_SHUFFLE, me)
            now.cards = p.discard[:]
            now.top = []
            now.bottom = []
            self.fire(now)
            cards = now.cards
            chosen = cards + now.top + now.bottom
            p.discard = [card for card in p.discard if card not in chosen]
            self.shuffle_list(cards)
            p.deck = now.bottom + cards + now.top + p.deck
            self.count_moves(chosen)
        else:
            cards = p.discard
            p.discard = []
            self.shuffle_list(cards)
            if self.depth:
                self.count_moves(cards)
            p.deck = cards + p.deck if p.deck else cards
        self.shuffles += 1
        if st.log is not None:
            self.note("shuffle", me)

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
            self.state.moves[card.uid] += 1
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

    def may_go_on(self, me: int, shuffles: int) -> bool:
        """Tell whether one instruction may take further cards of the deck: it shuffles at most once.

        It could do so twice only if the first time cards were kept out of the shuffle (Avoid).
        """
        return self.shuffles == shuffles or len(self.state.players[me].deck) > 0

    def reveal_until(self, me: int, wanted: Callable[[Card], bool], n: int = 1) -> tuple[list[Card], list[Card]]:
        """Reveal cards one by one until n wanted ones are found; give those and the other revealed cards."""
        found: list[Card] = []
        others: list[Card] = []
        before = self.shuffles
        while len(found) < n and self.may_go_on(me, before):
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

    # Moving cards

    def put_on_deck(self, cards: list[Card], me: int, zone: int, secretly: bool = False) -> None:
        """Put cards onto the deck, the last one on top. From a hand, or `secretly`, the others do not see them."""
        for card in cards:
            self.move(card, me, zone, DECK)
        if cards:
            open_to = -1 if zone in (PLAY, ASIDE, DISCARD) and not secretly else 1 << me
            self.note("topdeck", me, cards, seen=open_to)

    def put_into_deck(self, card: Card, me: int, zone: int, above: int) -> None:
        """Put a card into the deck so that so many cards lie above it. All see where; the player sees what."""
        take_out(self.zone(me, zone, card), card)
        deck = self.state.players[me].deck
        verb = "topdeck" if above == 0 else "bottom" if above == len(deck) else "insert"
        deck.insert(len(deck) - above, card)
        self.state.moves[card.uid] += 1
        self.note(verb, me, [card], seen=1 << me, count=above if verb == "insert" else 1)

    def put_back(self, me: int, key: str, cards: list[Card]) -> None:
        """Put revealed or looked-at cards back onto the deck in an order the player chooses (last one on top)."""
        self.put_on_deck(self.order_cards(me, key, cards), me, REVEALED)

    def put_in_hand(self, cards: list[Card], me: int, zone: int) -> None:
        """Take cards into the hand."""
        if not cards:
            return
        seen = self.who_sees(cards[0], me, zone)
        for card in cards:
            self.move(card, me, zone, HAND)
        self.note("take", me, cards, seen=seen)

    def who_sees(self, card: Card, me: int, zone: int) -> int:
        """Give the bit mask of the players who see a card in a zone of a player."""
        if zone in (DECK, HAND, ASIDE_DOWN) or (zone == REVEALED and lies_in(self.state.players[me].looked, card)):
            return 1 << me
        return -1

    def set_aside(self, cards: list[Card], me: int, zone: int, face_down: bool = False) -> None:
        """Set cards aside."""
        for card in cards:
            self.move(card, me, zone, ASIDE_DOWN if face_down else ASIDE)
        if cards:
            self.note("aside", me, cards, seen=1 << me if face_down else -1)

    def set_on(self, cards: list[Card], me: int, zone: int, host: Card) -> None:
        """Set cards aside on another card."""
        for card in cards:
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
        if card.home >= 0:
            self.move(card, me, zone, SUPPLY)
            self.note("return", me, [card])

    def discard(self, cards: list[Card], me: int, zone: int) -> None:
        """Discard cards, all at once."""
        if not cards:
            return
        self.discard_quietly(cards, me, zone)
        if self.state.listening >> ON_DISCARD & 1:
            self.discarded(cards, me, zone)

    def discard_quietly(self, cards: list[Card], me: int, zone: int) -> None:
        """Discard cards without anything happening on it."""
        if not cards:
            return
        # Of several cards discarded from a hand the others need to be shown only the last.
        seen = 1 << me if zone == HAND else self.who_sees(cards[0], me, zone)
        p = self.state.players[me]
        if (zone == HAND and len(cards) == len(p.hand)) or (zone == PLAY and len(cards) == len(p.play)):
            # All that is there: no need to look for each.
            if zone == HAND:
                p.hand = []
            else:
                p.play = []
            p.discard += cards
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
        for now in moments:
            self.fire(now)
            acted = acted or len(now.used) > 0
        return acted

    def discard_down_to(self, me: int, key: str, size: int) -> None:
        """Let a player discard down to a hand of so many cards."""
        hand = self.state.players[me].hand
        surplus = len(hand) - size
        if surplus > 0:
            self.discard(self.choose_cards(me, key, hand, surplus, surplus, TO_DISCARD), me, HAND)

    def deck_to_discard(self, me: int) -> None:
        """Put the deck into the discard pile: not discarding, and nobody looks, but its last card is seen on top."""
        p = self.state.players[me]
        self.state.secrets += 1
        self.count_moves(p.deck)
        p.discard.extend(p.deck)
        self.note("dump", me, count=len(p.deck))
        p.deck.clear()

    def trash(self, cards: list[Card], me: int, zone: int) -> None:
        """Trash cards, all at once, then let what happens on trashing happen."""
        if not cards:
            return
        st = self.state
        moments: list[Moment] = []
        for card in cards:
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
        if st.listening >> ON_TRASH & 1:
            for now in moments:
                self.fire(now)
        if zone == SUPPLY and st.listening >> ON_EMPTIED & 1:
            for card in cards:
                if st.rules.piles[card.home].supply and not st.piles[card.home]:
                    now = Moment(ON_EMPTIED, me, card)
                    now.pile = card.home
                    self.fire(now)

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

    # Gaining

    def gain(self, me: int, pile: int, to: int = DISCARD, host: Card = NO_CARD, bought: bool = False) -> Card | None:
        """Gain the top card of a pile; nothing if it is empty. Replacements may change who gets it, and where."""
        if pile < 0 or not self.state.piles[pile]:
            return None
        return self.gain_card(me, self.state.piles[pile][-1], to, host, bought)

    def gain_card(
        self, me: int, card: Card, to: int = DISCARD, host: Card = NO_CARD, bought: bool = False
    ) -> Card | None:
        """Gain a certain card that lies on a pile (a Prize). Nothing was gained if another player gets it."""
        st = self.state
        gainer = me
        pile = card.home
        if self.concerns(ON_WOULD_GAIN, card):
            now = Moment(ON_WOULD_GAIN, me, card, to)
            now.host = host
            now.bought = bought
            now.pile = pile
            self.fire(now)
            me = now.seat
            to = now.zone
        take_out(st.piles[pile], card)
        emptied = self.left_pile(card)
        self.settle(card, me, to, host)
        if st.log is not None:
            self.note("gain_bought" if bought else "gain", me, [card], zone=to)
        self.after_gain(card, me, to, host, pile, bought, emptied)
        return card if me == gainer else None

    def gain_from_trash(self, me: int, card: Card, to: int = DISCARD) -> Card | None:
        """Gain a card from the trash. Nothing was gained if another player gets it."""
        st = self.state
        gainer = me
        if st.listening >> ON_WOULD_GAIN & 1:
            now = Moment(ON_WOULD_GAIN, me, card, to)
            self.fire(now)
            me = now.seat
            to = now.zone
        take_out(st.trash, card)
        self.settle(card, me, to, NO_CARD)
        self.note("gain_trash", me, [card], zone=to)
        self.after_gain(card, me, to, NO_CARD, -1, False, False)
        return card if me == gainer else None

    def settle(self, card: Card, me: int, to: int, host: Card) -> None:
        """Lay a gained card where it goes."""
        if to == STORE:
            self.put_on(card, me, host)
        else:
            self.put(card, me, to)

    def after_gain(self, card: Card, me: int, to: int, host: Card, pile: int, bought: bool, emptied: bool) -> None:
        """Fire the moment of a gain. That it emptied a pile is part of it: the player orders both together."""
        st = self.state
        # A card of which nobody knew before comes to light: this one, or the next on its pile.
        if card.home >= 0 and st.rules.piles[card.home].hidden:
            st.secrets += 1
        if self.concerns(ON_GAIN, card):
            now = Moment(ON_GAIN, me, card, to)
            now.host = host
            now.counter = st.moves[card.uid]
            now.pile = pile
            now.bought = bought
            now.emptied = emptied
            now.cost = self.cost(card)
            self.fire(now)

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

    def play_gained(self, now: Moment) -> None:
        """Play a just gained card, if it still lies where it was gained."""
        if self.unmoved(now):
            self.play(now.seat, now.card, self.pick_up(now))

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
        pile = self.pile_of(card.name)
        if pile < 0 or not self.state.rules.piles[pile].supply:
            return None
        return self.gain_named(me, card.name, to)

    def showing(self, types: int) -> list[int]:
        """Give the Supply piles whose top card has one of the types, whatever it costs."""
        st = self.state
        filled = [info.index for info in st.rules.piles if info.supply and st.piles[info.index]]
        return [pile for pile in filled if st.piles[pile][-1].types & types]

    def gainable(self, limit: Cost, types: int = 0, exactly: bool = False) -> list[int]:
        """Give the Supply piles whose top card costs at most (or exactly) so much and has one of the types."""
        st = self.state
        piles: list[int] = []
        for info in st.rules.piles:
            if not info.supply or not st.piles[info.index]:
                continue
            defn = st.piles[info.index][-1].defn
            if types and not defn.types & types:
                continue
            cost = self.cost_of(defn)
            if cost.same(limit) if exactly else cost.at_most(limit):
                piles.append(info.index)
        return piles

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

    def buy(self, me: int, pile: int) -> None:
        """Buy the top card of a Supply pile with one of the Buys of the turn."""
        st = self.state
        turn = st.turn
        turn.buys -= 1
        turn.bought = True
        cards = st.piles[pile]
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
        st.turn.coins -= self.coins_of(defn)
        st.turn.potions -= defn.potion
        if st.log is not None:
            self.note("buy", me, [card])
        self.take_debt(me, defn.debt)
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
            self.gain_card(me, card, DISCARD, NO_CARD, True)

    def buy_event(self, me: int, index: int) -> None:
        """Pay for an Event or Project and follow it."""
        turn = self.state.turn
        event = self.state.rules.landscapes[index]
        turn.coins -= event.cost
        turn.buys -= 1
        turn.bought = True
        self.note("event", me, source=event.name)
        turn.events.append(event.name)
        self.take_debt(me, event.debt)
        asker = self.asker
        asking = self.asking
        self.asker = event.name
        self.asking = NO_CARD
        self.depth += 1
        event.follow(self, me)
        self.depth -= 1
        self.asker = asker
        self.asking = asking

    def rotate(self, me: int, pile: int) -> None:
        """Put the top card of a pile, with all equal ones directly under it, to the bottom."""
        cards = self.state.piles[pile]
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

    # Playing

    def may_play(self, me: int, card: Card) -> bool:
        """Tell whether nothing forbids a player to play a card from the hand."""
        st = self.state
        if st.listening >> RULE_PLAY & 1:
            for effect in st.effects:
                if effect.listens >> RULE_PLAY & 1 and effect.forbids_play(self, card, me):
                    return False
        return True

    def playable(self, me: int, types: int) -> list[Card]:
        """Give the cards with one of these types that a player may play from the hand."""
        return [card for card in self.state.players[me].hand if card.types & types and self.may_play(me, card)]

    def play_where_it_is(self, me: int, card: Card) -> None:
        """Play a card that does not come into play by it, but stays where it lies (in the trash)."""
        self.note("play", me, [card])
        self.resolve(me, card, self.state.moves[card.uid], NO_CARD)

    def return_to_actions(self) -> None:
        """Go back from the Buy phase to the Action phase."""
        if self.state.phase == BUYS:
            self.state.phase = ACTIONS

    def choose_options(self, me: int, key: str, modes: list[str], n: int = 1) -> list[str]:
        """Let a player choose n of the options printed on the card being played, or more if something allows it."""
        st = self.state
        more = 0
        if st.listening >> RULE_CHOOSE & 1:
            for effect in st.effects:
                if effect.listens >> RULE_CHOOSE & 1:
                    more += effect.more_options(self, me)
        return self.choose_modes(me, key, modes, n, more)

    def choose_way(self, me: int, card: Card) -> Listener | None:
        """Let a player follow a Way instead of the instructions of an Action."""
        rules = self.state.rules
        decision = self.question(me, "way.choose", 0, 1, [OPT_LANDSCAPE + index for index in rules.ways], TO_FOLLOW)
        decision.about = card.defn.key
        picked = self.ask(decision)
        if not picked:
            return None
        way = rules.landscapes[picked[0] & OPT_VALUE]
        self.note("way", me, [card], source=way.name)
        return way

    def play(self, me: int, card: Card, zone: int, times: int = 1, repeater: Card = NO_CARD) -> None:
        """Play a card from a zone, so many times in a row. `repeater` is the card that plays it several times."""
        self.move(card, me, zone, PLAY)
        counter = self.state.moves[card.uid]
        for i in range(times):
            if self.state.log is not None:
                self.note("play" if i == 0 else "play_again", me, [card])
            self.resolve(me, card, counter, repeater)

    def play_again(self, me: int, now: Moment, repeater: Card) -> None:
        """Play a card again that was just played, also if it is no longer in play."""
        self.note("play_again", me, [now.card])
        self.resolve(me, now.card, now.counter, repeater)

    def resolve(self, me: int, card: Card, counter: int, repeater: Card) -> None:
        """Carry out one play of a card that lies in play already."""
        st = self.state
        if self.depth >= MAX_DEPTH:
            raise RuleError("plays nested too deep")
        turn = st.turn
        turn.plays[me] += 1
        nth = turn.plays[me]
        if turn.seat == me:
            turn.played.append(card)
        play = Play(card, me, counter, repeater)
        outer = self.frame
        asker = self.asker
        asking = self.asking
        self.depth += 1
        if self.concerns(ON_BEFORE_PLAY, card):
            now = Moment(ON_BEFORE_PLAY, me, card, PLAY)
            now.nth = nth
            now.counter = counter
            self.fire(now)
        if card.types & ATTACK and self.concerns(ON_ATTACK, card):
            now = Moment(ON_ATTACK, me, card, PLAY)
            now.nth = nth
            now.counter = counter
            self.fire(now)
            play.immune = now.immune
        times = 1
        instead: Listener | None = None
        if self.concerns(ON_FOLLOW, card):
            now = Moment(ON_FOLLOW, me, card, PLAY)
            now.counter = counter
            self.fire(now)
            times = now.times
            instead = now.replaced
        if st.rules.ways and card.types & ACTION:
            way = self.choose_way(me, card)
            if way is not None:
                instead = way
        self.frame = play
        self.asker = card.defn.name
        self.asking = card
        if instead is not None:
            self.asker = source_of(instead)
            instead.instead(self, me, card)
        else:
            for _ in range(times):
                card.defn.on_play(self, me, card)
        self.frame = outer
        self.asker = asker
        self.asking = asking
        if self.concerns(ON_AFTER_PLAY, card):
            now = Moment(ON_AFTER_PLAY, me, card, PLAY)
            now.nth = nth
            now.counter = counter
            now.coins = play.coins
            now.repeater = repeater
            self.fire(now)
        self.depth -= 1

    def affected(self, me: int) -> list[int]:
        """Give the other players in turn order whom the play under way affects."""
        frame = self.frame
        if frame is None or not frame.immune:
            return self.others(me)
        return [other for other in self.others(me) if not frame.immune >> other & 1]

    def affects(self, me: int) -> bool:
        """Tell whether the play under way affects a player."""
        return self.frame is None or not self.frame.immune >> me & 1

    def extra_turn(self, seat: int, kind: str, controller: int = -1, effect: Effect | None = None) -> None:
        """Give a player a turn after this one; an effect may begin with it, another player decide in it."""
        self.state.extra_turns.append(ExtraTurn(seat, kind, controller, effect))
