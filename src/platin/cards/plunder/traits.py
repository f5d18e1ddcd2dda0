"""The Traits of Plunder."""

from platin.engine.card import Card, Effect, Landscape, Moment, Trait
from platin.engine.const import (
    ASIDE,
    BOX,
    DECK,
    HAND,
    HEARS_TREASURES,
    ON_DISCARD,
    ON_FOLLOW,
    ON_SETUP,
    ON_SHUFFLE,
    ON_START_CLEANUP,
    ON_START_TURN,
    PLAY,
    SUPPLY,
    UNTIL_USED,
)
from platin.engine.game import Game


class PlunderTrait(Trait):
    expansion = "plunder"


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

    def in_hand(self, game: Game, me: int) -> list[Card]:
        return [card for card in game.hand(me) if game.has_trait(card, self)]


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


LANDSCAPES: list[Landscape] = [Fated(), Inherited(), Patient(), Reckless()]

EFFECTS: list[Effect] = [PatientPlays()]
