"""The Events of Plunder."""

from platin.engine.card import Card, Effect, Event, Landscape, Moment
from platin.engine.const import ON_GAIN, ON_SHUFFLE
from platin.engine.game import Game


class PlunderEvent(Event):
    expansion = "plunder"


class AvoidShuffle(Effect):
    """The next time you shuffle this turn, keep up to 3 of the cards in your discard pile."""

    name = "avoid"
    listens = 1 << ON_SHUFFLE

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        kept = game.choose_cards(me, "avoid.keep", now.cards, 0, 3)
        now.cards = [card for card in now.cards if card not in kept]


class Avoid(PlunderEvent):
    """+1 Buy. The next time you shuffle this turn, keep up to 3 of the cards in your discard pile."""

    name = "avoid"
    cost = 2

    def on_buy(self, game: Game, me: int) -> None:
        game.plus(me, buys=1)
        game.lasting(AvoidShuffle(), me)


class Journey(PlunderEvent):
    """Once per turn: if the previous turn was not yours, keep your cards in play and take an extra turn."""

    name = "journey"
    cost = 4
    once_per_turn = True

    def on_buy(self, game: Game, me: int) -> None:
        if game.state.previous_seat != me:
            game.state.turn.keeps_play = True
            game.extra_turn(me, self.name)


class NextAction(Effect):
    """Waits for the next Action you gain this turn, and seizes it.

    All that wait seize the same gain, before anything else that it causes: what is gained in its course is
    not the next Action any more.
    """

    listens = 1 << ON_GAIN
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_action

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        seized = game.lasting(self.seized(), me)
        seized.cards = [now.card]
        seized.count = now.counter

    def seized(self) -> Effect:
        raise NotImplementedError(self.name)


class SeizedAction(Effect):
    """Acts on the one gain that was seized."""

    listens = 1 << ON_GAIN
    joins = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card is self.cards[0] and now.counter == self.count


class MirrorNext(NextAction):
    """The next time you gain an Action this turn, gain a copy of it."""

    name = "mirror"

    def seized(self) -> Effect:
        return MirrorCopy()


class MirrorCopy(SeizedAction):
    """Gain a copy of this Action."""

    name = "mirror.copy"

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.gain_copy(me, now.card)


class Mirror(PlunderEvent):
    """+1 Buy. The next time you gain an Action this turn, gain a copy of it."""

    name = "mirror"
    cost = 3

    def on_buy(self, game: Game, me: int) -> None:
        game.plus(me, buys=1)
        game.lasting(MirrorNext(), me)


class RushNext(NextAction):
    """The next time you gain an Action this turn, play it."""

    name = "rush"

    def seized(self) -> Effect:
        return RushPlay()


class RushPlay(SeizedAction):
    """Play this Action, if it is still where it was gained."""

    name = "rush.play"

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if game.unmoved(now):
            game.play(me, now.card, game.pick_up(now))


class Rush(PlunderEvent):
    """+1 Buy. The next time you gain an Action this turn, play it."""

    name = "rush"
    cost = 2

    def on_buy(self, game: Game, me: int) -> None:
        game.plus(me, buys=1)
        game.lasting(RushNext(), me)


LANDSCAPES: list[Landscape] = [Avoid(), Journey(), Mirror(), Rush()]

EFFECTS: list[Effect] = [AvoidShuffle(), MirrorCopy(), MirrorNext(), RushNext(), RushPlay()]
