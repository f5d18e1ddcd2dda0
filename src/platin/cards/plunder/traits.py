"""The Traits of Plunder."""

from platin.cards.plunder.loot import add_loot, gain_loot
from platin.engine.card import Card, CardDef
from platin.engine.const import (
    ACTION,
    ASIDE,
    BOX,
    DECK,
    HAND,
    NOTHING,
    ON_DECK,
    ON_FOLLOW,
    PLAY,
    SUPPLY,
    UNTIL_USED,
)
from platin.engine.effect import Effect, PlayNextTurn
from platin.engine.game import Game
from platin.engine.intent import TO_BOTTOM, TO_DISCARD, TO_PLAY, TO_RETURN, TO_SET_ASIDE, TO_TOPDECK, TO_TRASH
from platin.engine.landscape import Trait
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class Cheap(Trait):
    """Cheap cards cost 1 less."""

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        pile = game.pile_of(defn.name)
        return -1 if pile >= 0 and game.state.rules.traits_on[pile] is self else 0


class Cursed(Trait):
    """When you gain a Cursed card, gain a Loot and a Curse."""

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_loot(game, me)
        game.gain_named(me, "curse")


class Fated(Trait):
    """When you shuffle, you may look through the cards, reveal Fated ones and put them on top or bottom."""

    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me

    def on_shuffle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if now.cards:
            game.note("look", me, now.cards, seen=1 << me)
        fated = [card for card in now.cards if game.has_trait(card, self)]
        top = game.choose_cards(me, "top", fated, 0, len(fated), intent=TO_TOPDECK)
        rest = [card for card in fated if card not in top]
        bottom = game.choose_cards(me, "bottom", rest, 0, len(rest), intent=TO_BOTTOM)
        game.reveal(top + bottom, me)
        now.cards = [card for card in now.cards if card not in top and card not in bottom]
        now.top.extend(game.order_cards(me, "order", top))
        now.bottom.extend(game.order_cards(me, "order", bottom))


class Fawning(Trait):
    """When you gain a Province, gain a Fawning card."""

    own_pile_only = False

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "province" and len(game.state.piles[game.trait_pile(self)]) > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain(me, game.trait_pile(self))


class Friendly(Trait):
    """At the start of your Clean-up you may discard a Friendly card from hand, to gain a Friendly card."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.in_hand(game, me)) > 0

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "discard", self.in_hand(game, me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.gain(me, game.trait_pile(self))


class HastyPlay(PlayNextTurn):
    """At the start of your next turn, play the Hasty card set aside."""

    name = "hasty"


class Hasty(Trait):
    """When you gain a Hasty card, set it aside and play it at the start of your next turn."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.has_trait(now.card, self) and game.unmoved(now)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([now.card], me, game.pick_up(now))
        game.lasting(HastyPlay(), me).cards = [now.card]


class Inherited(Trait):
    """Setup: each player starts with an Inherited card in place of a starting card of their choice."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(game.state.piles[game.trait_pile(self)]) > 0

    def at_setup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        kinds: list[Card] = []
        for card in game.player(me).deck:
            if card.defn not in [other.defn for other in kinds]:
                kinds.append(card)
        replaced = game.choose_card(me, "replace", kinds, intent=TO_RETURN)
        if replaced is None:
            return
        game.move(replaced, me, DECK, SUPPLY if replaced.name == "copper" else BOX)
        inherited = game.state.piles[game.trait_pile(self)][-1]
        game.move(inherited, me, SUPPLY, DECK)
        game.note("inherit", me, [inherited])


class Inspiring(Trait):
    """After playing an Inspiring card on your turn, you may play an Action of which you have no copy in play."""

    hears_treasures = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or game.state.turn.seat != me or not game.has_trait(now.card, self):
            return False
        return len(self.inspired(game, me)) > 0

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", self.inspired(game, me), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND)

    def inspired(self, game: Game, me: int) -> list[Card]:
        """Give the Actions in hand of which the player has no copy in play."""
        names = [card.name for card in game.in_play(me)]
        return [card for card in game.playable(me, ACTION) if card.name not in names]


class Nearby(Trait):
    """When you gain a Nearby card, +1 Buy."""

    reads = NOTHING
    writes = NOTHING

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=1)


class PatientPlays(Effect):
    """At the start of your next turn, play the Patient cards set aside, in any order."""

    name = "patient"
    until = UNTIL_USED

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        waiting = self.cards[:]
        while waiting:
            card = game.choose_card(me, "play", waiting, intent=TO_PLAY)
            assert card is not None
            waiting.remove(card)
            game.play(me, card, ASIDE)


class Patient(Trait):
    """At the start of your Clean-up you may set aside Patient cards from hand; play them next turn."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.in_hand(game, me)) > 0

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        patient = self.in_hand(game, me)
        cards = game.choose_cards(me, "aside", patient, 0, len(patient), intent=TO_SET_ASIDE)
        if cards:
            game.set_aside(cards, me, HAND)
            game.lasting(PatientPlays(), me).cards = cards


class Pious(Trait):
    """When you gain a Pious card, you may trash a card from your hand."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.has_trait(now.card, self) and len(game.hand(me)) > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Reckless(Trait):
    """Follow a Reckless card's instructions twice; when it is discarded from play, it returns to its pile."""

    hears_treasures = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not game.has_trait(now.card, self):
            return False
        return now.kind == ON_FOLLOW or now.from_zone == PLAY

    def on_follow(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.times += 1

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if game.unmoved(now):
            game.return_to_pile(now.card, me, now.zone)


class Rich(Trait):
    """When you gain a Rich card, gain a Silver."""

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "silver")


class Shy(Trait):
    """At the start of your turn you may discard a Shy card from hand, for +2 Cards."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.in_hand(game, me)) > 0

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "discard", self.in_hand(game, me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, cards=2)


class TirelessReturn(Effect):
    """At the end of the turn, put the Tireless card set aside onto your deck."""

    name = "tireless"
    joins = True
    reads = NOTHING
    writes = ON_DECK

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.put_on_deck(self.cards, me, ASIDE)


class Tireless(Trait):
    """When you discard a Tireless card from play, set it aside and put it onto your deck at the end of the turn."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not game.has_trait(now.card, self):
            return False
        return now.from_zone == PLAY and game.unmoved(now)

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([now.card], me, now.zone)
        game.lasting(TirelessReturn(), me).cards = [now.card]
