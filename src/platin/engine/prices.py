"""Standing rules: what cards cost, and what may not be bought or played."""

from typing import Final

from platin.engine.abilities import Abilities
from platin.engine.card import NO_CARD, Card, CardDef
from platin.engine.const import (
    ACTION,
    ATTACK,
    CURSE,
    DURATION,
    NOWHERE,
    RULE_BUY,
    RULE_COST,
    RULE_PLAY,
    RULE_TYPES,
    SHADOW,
    TREASURE,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.listener import Listener

PRICES: Final = 1 << RULE_COST | 1 << RULE_BUY


class Prices(Abilities):
    """A game whose cards have a price."""

    def ruling(self, rule: int) -> list[Listener]:
        """Give all that has a say in a standing rule now: cards in play or on mats, effects, landscapes."""
        st = self.state
        bit = 1 << rule
        found: list[Listener] = []
        if st.play_listening & bit:
            for me in range(len(st.players)):
                for card in st.players[me].play:
                    if card.defn.play_listens & bit and (me == st.turn.seat or not card.defn.own_turns):
                        found.append(card.defn)
        if st.elsewhere_listening & bit:
            for me in range(len(st.players)):
                for card in self.listening_elsewhere(me, bit):
                    found.append(card.defn)
        for effect in st.effects:
            if effect.listens & bit:
                found.append(effect)
            if effect.lends and effect.cards:
                lent = effect.cards[0].defn
                if lent.play_listens & bit and (effect.owner == st.turn.seat or not lent.own_turns):
                    found.extend([lent for card in st.players[effect.owner].play if card.name == effect.lends])
        for landscape in st.rules.landscapes:
            if landscape.listens & bit and landscape.is_active(self.as_game()):
                found.append(landscape)
        return found

    def coins_of(self, defn: CardDef) -> int:
        """Give the coin part of what a card costs now."""
        if not (self.state.listening | defn.listens) >> RULE_COST & 1:
            return defn.cost
        game = self.as_game()
        seat = self.state.turn.seat
        coins = defn.cost
        if defn.listens >> RULE_COST & 1:
            other = defn.priced_as(game)
            if other is not defn:
                return self.coins_of(other)
            coins += defn.cost_change(game, defn, seat)
        if self.state.listening >> RULE_COST & 1:
            for listener in self.ruling(RULE_COST):
                coins += listener.cost_change(game, defn, seat)
        return coins if coins > 0 else 0

    def types_of(self, card: Card) -> int:
        """Give the types that a card has now: the printed ones, and what something adds to them."""
        if self.state.listening >> RULE_TYPES & 1:
            return self.types_with_added(card.defn, card)
        return card.types

    def types_of_kind(self, defn: CardDef) -> int:
        """Give the types that a card of this kind has now, wherever it lies."""
        if self.state.listening >> RULE_TYPES & 1:
            return self.types_with_added(defn, NO_CARD)
        return defn.types

    def types_with_added(self, defn: CardDef, card: Card) -> int:
        types = defn.types
        for listener in self.ruling(RULE_TYPES):
            types |= listener.more_types(self.as_game(), defn, card)
        return types

    def is_action(self, card: Card) -> bool:
        return self.types_of(card) & ACTION != 0

    def is_treasure(self, card: Card) -> bool:
        return self.types_of(card) & TREASURE != 0

    def is_victory(self, card: Card) -> bool:
        return self.types_of(card) & VICTORY != 0

    def is_curse(self, card: Card) -> bool:
        return self.types_of(card) & CURSE != 0

    def is_attack(self, card: Card) -> bool:
        return self.types_of(card) & ATTACK != 0

    def is_duration(self, card: Card) -> bool:
        return self.types_of(card) & DURATION != 0

    def cost(self, card: Card) -> Cost:
        """Give what a card costs now."""
        return self.cost_of(card.defn)

    def cost_of(self, defn: CardDef) -> Cost:
        """Give what a card of this kind costs now."""
        if defn.listens >> RULE_COST & 1:
            defn = defn.priced_as(self.as_game())
        return Cost(self.coins_of(defn), defn.potion, defn.debt)

    def cost_at_end(self, defn: CardDef) -> Cost:
        """Give what a card of this kind costs when the game is over: no turn is under way, landscapes alone matter."""
        coins = defn.cost
        for landscape in self.state.rules.landscapes:
            if landscape.listens >> RULE_COST & 1 and landscape.is_active(self.as_game()):
                # In nobody's turn: what holds in the turns of a player does not count.
                coins += landscape.cost_change(self.as_game(), defn, NOWHERE)
        return Cost(max(coins, 0), defn.potion, defn.debt)

    def is_forbidden(self, me: int, defn: CardDef) -> bool:
        """Tell whether something keeps a player from buying a card."""
        game = self.as_game()
        if defn.listens >> RULE_BUY & 1 and defn.forbids(game, defn, me):
            return True
        if self.state.listening >> RULE_BUY & 1:
            for listener in self.ruling(RULE_BUY):
                if listener.forbids(game, defn, me):
                    return True
        return False

    def may_play(self, me: int, card: Card) -> bool:
        """Tell whether nothing forbids a player to play a card from the hand."""
        if self.state.listening >> RULE_PLAY & 1:
            for listener in self.ruling(RULE_PLAY):
                if listener.forbids_play(self.as_game(), card, me):
                    return False
        return True

    def playable(self, me: int, types: int) -> list[Card]:
        """Give the cards with one of these types that a player may play from the hand, or as if from there."""
        p = self.state.players[me]
        cards = p.hand
        if self.state.rules.shadows:
            cards = cards + [card for card in p.deck if card.types & SHADOW]
        return [card for card in cards if self.types_of(card) & types and self.may_play(me, card)]
