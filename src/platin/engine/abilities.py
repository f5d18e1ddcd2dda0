"""The timing of abilities: what a moment concerns, in which order, and who chooses that.

When nothing in this game listens to a moment, that costs one bit test, and verbs take their batch form.
"""

from typing import Final

from platin.engine.card import NO_CARD, Card, CardDef
from platin.engine.compiler import i64
from platin.engine.const import ANYTHING, IN_HAND, ON_DECK, ON_SHUFFLE, OPT_ABILITY, OPT_VALUE, OWN_CARD
from platin.engine.effect import Effect
from platin.engine.intent import TO_USE
from platin.engine.lasting import Lasting
from platin.engine.listener import Listener
from platin.engine.moment import NO_MARKS, Ability, Moment, Play
from platin.engine.zones import cards_in, zone_numbered

# In the mark of an ability: it is that of the very card that the moment is about.
OWN: Final = 0
# ... or that of a card that takes part from where it lies.
CARDS: Final = 1
# Shared by all who have none, so never to be changed in place.
NO_ABILITIES: Final[list[Ability]] = []


def all_equal(one: list[Card], two: list[Card]) -> bool:
    """Tell whether the same kinds of cards of the same piles lie in two places, in whatever order: nobody sees that."""
    if len(one) != len(two):
        return False
    return sorted([(card.defn.key, card.home) for card in one]) == sorted([(card.defn.key, card.home) for card in two])


def source_of(listener: Listener) -> str:
    """Give the name of the card or landscape that an ability comes from."""
    name = listener.name
    return name.split(".")[0] if "." in name else name


def is_among(mark: i64, marks: list[int]) -> bool:
    """Tell whether a mark is one of these: there are few, and most often none."""
    for other in marks:
        if other == mark:
            return True
    return False


class Abilities(Lasting):
    """A game whose cards and effects take part in what happens."""

    def fire(self, now: Moment) -> None:
        """Let everything that listens to a moment act.

        In turn order from the player whose turn it is, one ability at a time; after each the table is looked at again
        from the first player, because it may have changed what applies.
        """
        n: i64 = len(self.state.players)
        asker = self.asker
        asking = self.asking
        frame = self.frame
        now.serial = self.state.serial
        if self.state.effects:
            self.seize(now)
        self.depth += 1
        busy = True
        while busy:
            busy = False
            for i in range(n):
                me: i64 = self.state.turn.seat + i
                if me >= n:
                    me -= n
                abilities = self.gather(now, me)
                if not abilities:
                    continue
                ability = self.choose_ability(now, me, abilities)
                if ability is None:
                    continue
                if not ability.listener.repeatable:
                    if now.used is NO_MARKS:
                        now.used = [ability.mark]
                    else:
                        now.used.append(ability.mark)
                self.asker = source_of(ability.listener)
                self.asking = ability.this
                # What an ability does is not done by the play it interrupts.
                self.frame = None
                if ability.listener.swapped:
                    self.frame = Play(NO_CARD, me, 0, NO_CARD)
                    self.frame.swaps = True
                if ability.mark & 3 == OWN:
                    ability.listener.handle_own(self.as_game(), now, me, ability.this)
                else:
                    ability.listener.handle(self.as_game(), now, me, ability.this)
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
            if effect.seizes & bit and effect.applies(self.as_game(), now, effect.owner, effect.source):
                effect.seize(self.as_game(), now)

    def gather(self, now: Moment, me: int) -> list[Ability]:
        """Find the abilities of one player that a moment concerns and that have not had their turn."""
        found: list[Ability] = NO_ABILITIES
        st = self.state
        rules = st.rules
        bit: i64 = 1 << now.kind
        card = now.card
        if card.listens & bit and card.defn.listens & bit:
            found = self.consider(found, now, card.defn, me, card, card.uid * 4 + OWN)
        if st.hand_listening & bit:
            for card in st.players[me].hand:
                if card.listens & bit and card.defn.hand_listens & bit:
                    found = self.consider(found, now, card.defn, me, card, card.uid * 4 + CARDS)
        if st.play_listening & bit:
            for card in st.players[me].play:
                if card.listens & bit and card.defn.play_listens & bit:
                    found = self.consider(found, now, card.defn, me, card, card.uid * 4 + CARDS)
        if st.elsewhere_listening & bit:
            for card in self.listening_elsewhere(me, bit):
                found = self.consider(found, now, card.defn, me, card, card.uid * 4 + CARDS)
        for effect in st.effects:
            if effect.listens & bit and not effect.seizes & bit and effect.belongs_to(me):
                if effect.serial > now.serial and not effect.joins:
                    continue
                if effect.lends:
                    found = self.gather_lent(found, now, effect, me)
                found = self.consider(found, now, effect, me, effect.source, (effect.serial * 8 + me) * 4 + 2)
        if rules.listening & bit:
            for i in range(len(rules.landscapes)):
                landscape = rules.landscapes[i]
                if landscape.listens & bit and landscape.is_active(self.as_game()):
                    found = self.consider(found, now, landscape, me, NO_CARD, (i * 8 + me) * 4 + 3)
        return found

    def gather_lent(self, found: list[Ability], now: Moment, effect: Effect, me: int) -> list[Ability]:
        """Add the abilities that cards of a player have by an effect, from where each of them works."""
        if not effect.cards:
            return found
        defn = effect.cards[0].defn
        bit: i64 = 1 << now.kind
        card = now.card
        if defn.listens & bit and now.seat == me and card.name == effect.lends:
            found = self.consider(found, now, defn, me, card, card.uid * 4 + OWN)
        heard = defn.hand_listens | defn.play_listens | defn.elsewhere_listens
        if heard & bit:
            for card in cards_in(self.state.players[me], zone_numbered(defn.hears_from)):
                if card.name == effect.lends:
                    found = self.consider(found, now, defn, me, card, card.uid * 4 + CARDS)
        return found

    def consider(
        self, found: list[Ability], now: Moment, listener: Listener, me: int, this: Card, mark: i64
    ) -> list[Ability]:
        """Add an ability to those found if it applies and has not had its turn; give all that are found."""
        if is_among(mark, now.used) or is_among(mark, now.declined):
            return found
        if listener.applies(self.as_game(), now, me, this):
            if not found:
                return [Ability(listener, me, this, mark)]
            found.append(Ability(listener, me, this, mark))
        return found

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
        """Name abilities by their cards. Those of one name are told apart by the card they keep, or by their number."""
        names = [source_of(ability.listener) for ability in abilities]
        labels: list[str] = []
        for i in range(len(names)):
            label = names[i]
            if names.count(label) > 1:
                listener = abilities[i].listener
                if isinstance(listener, Effect):
                    kept = listener.cards or self.store(abilities[i].me, listener.source)
                    if kept:
                        # The first by its name: in which order they came to lie there is not seen.
                        label += "#" + min([card.defn.key for card in kept])
                if label in labels:
                    nth = self.nth_in_play(abilities[i].this) or names[: i + 1].count(names[i])
                    label = f"{names[i]}#{nth}"
                    # Several abilities of one card.
                    while label in labels:
                        nth += 1
                        label = f"{names[i]}#{nth}"
            labels.append(label)
        return labels

    def nth_in_play(self, card: Card) -> int:
        """Tell the how manieth of its name a card in play is, from 1; 0 if there is no other."""
        for p in self.state.players:
            if card in p.play:
                namesakes = [other for other in p.play if other.name == card.name]
                return namesakes.index(card) + 1 if len(namesakes) > 1 else 0
        return 0

    def interchangeable(self, one: Ability, two: Ability) -> bool:
        """Tell whether no later question, cost or result can show which of two abilities of a player came first."""
        a = one.listener
        b = two.listener
        if isinstance(a, Effect):
            if not isinstance(b, Effect) or a.name != b.name or a.count != b.count or a.names != b.names:
                return False
            if a.immune != b.immune or a.swapped != b.swapped or not all_equal(a.cards, b.cards):
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
                what = f"{effect.name} {effect.swapped}"
                owed.append(f"{what} {as_source} {here} {effect.count} {effect.owner} {effect.names} {kept}")
        return sorted(owed)

    def listens(self, moment: int) -> bool:
        """Tell whether anything in this game may listen to a moment."""
        return self.state.listening >> moment & 1 != 0

    def may_matter(self, moment: i64, card: Card) -> bool:
        """Tell whether a moment about a card may concern anything; most often it is known at once that it does not.

        The card itself may still lie on its pile, and listens all the same.
        """
        st = self.state
        bit: i64 = 1 << moment
        if not st.listening & bit:
            return card.listens & bit != 0
        if (card.listens | st.hand_listening | st.play_listening | st.elsewhere_listening) & bit:
            return True
        return self.waits_for(bit, card)

    def concerns(self, moment: i64, card: Card) -> bool:
        """Tell whether a moment about a card that happens at once may concern anything that is there now."""
        st = self.state
        bit: i64 = 1 << moment
        if not st.listening & bit:
            return card.listens & bit != 0
        # Most often only cards listen, and none of them lies where it could.
        if not (st.hand_listening | st.play_listening | st.elsewhere_listening) & bit:
            return card.listens & bit != 0 or self.waits_for(bit, card)
        for p in st.players:
            # Whether what was swept lies in the hand or in play makes no difference here.
            for other in p._hand:
                if other.listens & bit:
                    return True
            for other in p._play:
                if other.listens & bit:
                    return True
        return (card.listens | st.elsewhere_listening) & bit != 0 or self.waits_for(bit, card)

    def waits_for(self, bit: i64, card: Card) -> bool:
        """Tell whether an effect or a landscape may listen to a moment about a card."""
        rules = self.state.rules
        if rules.listening & bit:
            if rules.listening_anywhere & bit:
                return True
            home: i64 = card.home
            if home >= 0 and rules.listening_on[home] & bit:
                return True
        for effect in self.state.effects:
            if effect.listens & bit:
                return True
        return False

    def was_used(self, now: Moment, defn: CardDef) -> bool:
        """Tell whether another card of a kind has used its ability at this moment."""
        for mark in now.used:
            if mark & 3 == CARDS and self.state.rules.cards[mark >> 2].defn is defn:
                return True
        return False

    def unmoved(self, now: Moment) -> bool:
        """Tell whether the card of a moment still lies where the moment left it (the rule of losing track)."""
        return self.state.moves[now.card.uid] == now.counter
