"""The Traits of Plunder."""

from platin.cards.plunder.loot import add_loot, gain_loot
from platin.engine.card import Card, CardDef, Effect, Landscape, Moment, Trait
from platin.engine.const import (
    ACTION,
    ASIDE,
    BOX,
    DECK,
    HAND,
    HEARS_TREASURES,
    NOTHING,
    ON_AFTER_PLAY,
    ON_DECK,
    ON_DISCARD,
    ON_END_TURN,
    ON_FOLLOW,
    ON_GAIN,
    ON_SETUP,
    ON_SHUFFLE,
    ON_START_CLEANUP,
    ON_START_TURN,
    PLAY,
    RULE_COST,
    SUPPLY,
    UNTIL_USED,
)
from platin.engine.game import Game
from platin.engine.setup import Setup


class PlunderTrait(Trait):
    expansion = "plunder"

    def in_hand(self, game: Game, me: int) -> list[Card]:
        """Give the cards of the pile with this Trait that a player has in hand."""
        return [card for card in game.hand(me) if game.has_trait(card, self)]


class Cheap(PlunderTrait):
    """Cheap cards cost 1 less."""

    name = "cheap"
    listens = 1 << RULE_COST

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        pile = game.pile_of(defn.name)
        return -1 if pile >= 0 and game.state.rules.traits_on[pile] is self else 0


class Cursed(PlunderTrait):
    """When you gain a Cursed card, gain a Loot and a Curse."""

    name = "cursed"
    listens = 1 << ON_GAIN

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_loot(game, me)
        game.gain_named(me, "curse")


class Fated(PlunderTrait):
    """When you shuffle, you may look through the cards, reveal Fated ones and put them on top or bottom."""

    name = "fated"
    listens = 1 << ON_SHUFFLE
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if now.cards:
            game.note("look", me, now.cards, seen=1 << me)
        fated = [card for card in now.cards if game.has_trait(card, self)]
        top = game.choose_cards(me, "fated.top", fated, 0, len(fated))
        rest = [card for card in fated if card not in top]
        bottom = game.choose_cards(me, "fated.bottom", rest, 0, len(rest))
        game.reveal(top + bottom, me)
        now.cards = [card for card in now.cards if card not in top and card not in bottom]
        now.top.extend(game.order_cards(me, "fated.order", top))
        now.bottom.extend(game.order_cards(me, "fated.order", bottom))


class Fawning(PlunderTrait):
    """When you gain a Province, gain a Fawning card."""

    name = "fawning"
    listens = 1 << ON_GAIN
    own_pile_only = False

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "province" and len(game.state.piles[game.trait_pile(self)]) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain(me, game.trait_pile(self))


class Friendly(PlunderTrait):
    """At the start of your Clean-up you may discard a Friendly card from hand, to gain a Friendly card."""

    name = "friendly"
    listens = 1 << ON_START_CLEANUP

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.in_hand(game, me)) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "friendly.discard", self.in_hand(game, me))
        if card is not None:
            game.discard([card], me, HAND)
            game.gain(me, game.trait_pile(self))


class HastyPlay(Effect):
    """At the start of your next turn, play the Hasty card set aside."""

    name = "hasty"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.play(me, self.cards[0], ASIDE)


class Hasty(PlunderTrait):
    """When you gain a Hasty card, set it aside and play it at the start of your next turn."""

    name = "hasty"
    listens = 1 << ON_GAIN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.has_trait(now.card, self) and game.unmoved(now)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([now.card], me, game.pick_up(now))
        game.lasting(HastyPlay(), me).cards = [now.card]


class Inherited(PlunderTrait):
    """Setup: each player starts with an Inherited card in place of a starting card of their choice."""

    name = "inherited"
    listens = 1 << ON_SETUP

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(game.state.piles[game.trait_pile(self)]) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        kinds: list[Card] = []
        for card in game.player(me).deck:
            if card.defn not in [other.defn for other in kinds]:
                kinds.append(card)
        replaced = game.choose_card(me, "inherited.replace", kinds)
        if replaced is None:
            return
        game.move(replaced, me, DECK, SUPPLY if replaced.name == "copper" else BOX)
        inherited = game.state.piles[game.trait_pile(self)][-1]
        game.move(inherited, me, SUPPLY, DECK)
        game.note("inherit", me, [inherited])


class Inspiring(PlunderTrait):
    """After playing an Inspiring card on your turn, you may play an Action of which you have no copy in play."""

    name = "inspiring"
    listens = 1 << ON_AFTER_PLAY | 1 << HEARS_TREASURES

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or game.state.turn.seat != me or not game.has_trait(now.card, self):
            return False
        return len(self.inspired(game, me)) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "inspiring.play", self.inspired(game, me))
        if card is not None:
            game.play(me, card, HAND)

    def inspired(self, game: Game, me: int) -> list[Card]:
        """Give the Actions in hand of which the player has no copy in play."""
        names = [card.name for card in game.in_play(me)]
        return [card for card in game.playable(me, ACTION) if card.name not in names]


class Nearby(PlunderTrait):
    """When you gain a Nearby card, +1 Buy."""

    name = "nearby"
    listens = 1 << ON_GAIN
    reads = NOTHING
    writes = NOTHING

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=1)


class PatientPlays(Effect):
    """At the start of your next turn, play the Patient cards set aside, in any order."""

    name = "patient"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        waiting = self.cards[:]
        while waiting:
            card = game.choose_card(me, "patient.play", waiting)
            assert card is not None
            waiting.remove(card)
            game.play(me, card, ASIDE)


class Patient(PlunderTrait):
    """At the start of your Clean-up you may set aside Patient cards from hand; play them next turn."""

    name = "patient"
    listens = 1 << ON_START_CLEANUP

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.in_hand(game, me)) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        patient = self.in_hand(game, me)
        cards = game.choose_cards(me, "patient.aside", patient, 0, len(patient))
        if cards:
            game.set_aside(cards, me, HAND)
            game.lasting(PatientPlays(), me).cards = cards


class Pious(PlunderTrait):
    """When you gain a Pious card, you may trash a card from your hand."""

    name = "pious"
    listens = 1 << ON_GAIN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.has_trait(now.card, self) and len(game.hand(me)) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "pious.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)


class Reckless(PlunderTrait):
    """Follow a Reckless card's instructions twice; when it is discarded from play, it returns to its pile."""

    name = "reckless"
    listens = 1 << ON_FOLLOW | 1 << ON_DISCARD | 1 << HEARS_TREASURES

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not game.has_trait(now.card, self):
            return False
        return now.kind == ON_FOLLOW or now.from_zone == PLAY

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if now.kind == ON_FOLLOW:
            now.times += 1
        elif game.unmoved(now):
            game.return_to_pile(now.card, me, now.zone)


class Rich(PlunderTrait):
    """When you gain a Rich card, gain a Silver."""

    name = "rich"
    listens = 1 << ON_GAIN

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "silver")


class Shy(PlunderTrait):
    """At the start of your turn you may discard a Shy card from hand, for +2 Cards."""

    name = "shy"
    listens = 1 << ON_START_TURN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.in_hand(game, me)) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "shy.discard", self.in_hand(game, me))
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, cards=2)


class TirelessReturn(Effect):
    """At the end of the turn, put the Tireless card set aside onto your deck."""

    name = "tireless"
    listens = 1 << ON_END_TURN
    joins = True
    reads = NOTHING
    writes = ON_DECK

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.put_on_deck(self.cards, me, ASIDE)


class Tireless(PlunderTrait):
    """When you discard a Tireless card from play, set it aside and put it onto your deck at the end of the turn."""

    name = "tireless"
    listens = 1 << ON_DISCARD

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not game.has_trait(now.card, self):
            return False
        return now.from_zone == PLAY and game.unmoved(now)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([now.card], me, now.zone)
        game.lasting(TirelessReturn(), me).cards = [now.card]


LANDSCAPES: list[Landscape] = [
    Cheap(),
    Cursed(),
    Fated(),
    Fawning(),
    Friendly(),
    Hasty(),
    Inherited(),
    Inspiring(),
    Nearby(),
    Patient(),
    Pious(),
    Reckless(),
    Rich(),
    Shy(),
    Tireless(),
]

EFFECTS: list[Effect] = [HastyPlay(), PatientPlays(), TirelessReturn()]
