"""The Ways of Menagerie."""

from typing import Final

from platin.cards.menagerie.exile import exile_named, use_exile
from platin.engine.card import Card, Plus
from platin.engine.choice import UNUSED, SetupChoice
from platin.engine.const import ACTION, DISCARD, DURATION, HAND, PLAY
from platin.engine.cost import Cost
from platin.engine.effect import Effect, PlayNextTurn
from platin.engine.facts import EXILE_MATS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_RETURN, TO_TRASH
from platin.engine.landscape import Way
from platin.engine.moment import Moment
from platin.engine.setup import Setup

MOUSE_CARD: Final = SetupChoice("card", UNUSED, costs=(2, 3), types=ACTION)
# For the second print.
MOUSE_CARD2: Final = SetupChoice("card_2", UNUSED, costs=(2, 3), types=ACTION, but=DURATION)


class WayOfTheButterfly(Way):
    """You may return this to its pile, to gain a card costing exactly 1 more."""

    def use(self, game: Game, me: int, this: Card) -> None:
        if not game.is_here(me, this) or not game.has_pile(this) or not game.may(me, "return", TO_RETURN):
            return
        game.return_to_pile(this, me, PLAY)
        cost = game.cost(game.state.rules.cards[this.uid])
        game.choose_gain(me, "gain", Cost(cost.coins + 1, cost.potion, cost.debt), exactly=True)


class _Exiling(Way):
    """A Way that exiles."""

    materials = EXILE_MATS

    def on_setup(self, setup: Setup) -> None:
        use_exile(setup)


class WayOfTheCamel(_Exiling):
    """Exile a Gold from the Supply."""

    def then(self, game: Game, me: int) -> None:
        exile_named(game, me, "gold")


class WayOfTheChameleon(Way):
    """Follow the card's instructions; in this turn you get as many coins for its +Cards, and cards for its +coins."""

    swaps = True


class FrogReturns(Effect):
    """When you discard this from play this turn, put it onto your deck."""

    name = "way_of_the_frog"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or now.from_zone != PLAY or now.card.uid != this.uid or not game.unmoved(now):
            return False
        # It is asked before the card is discarded, too.
        return now.counter in (self.counter, self.counter + 1)

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([now.card], me, DISCARD)


class WayOfTheFrog(Way):
    """+1 Action. When you discard this from play this turn, put it onto your deck."""

    brings = Plus(actions=1)

    def use(self, game: Game, me: int, this: Card) -> None:
        game.lasting(FrogReturns(), me, this)


class WayOfTheGoat(Way):
    """Trash a card from hand."""

    def then(self, game: Game, me: int) -> None:
        game.trash(game.choose_cards(me, "trash", game.hand(me), 1, 1, intent=TO_TRASH), me, HAND)


class WayOfTheHorse(Way):
    """+2 Cards, +1 Action. Return this to its pile."""

    brings = Plus(cards=2, actions=1)

    def use(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            game.return_to_pile(this, me, PLAY)


class WayOfTheMole(Way):
    """+1 Action. Discard your hand. +3 Cards."""

    brings = Plus(actions=1)

    def then(self, game: Game, me: int) -> None:
        game.discard(game.hand(me)[:], me, HAND)
        game.plus(me, cards=3)


class WayOfTheMonkey(Way):
    """+1 Buy, +1 coin."""

    brings = Plus(buys=1, coins=1)


class WayOfTheMouse(Way):
    """Play the card set aside, leaving it there. Set-up: set aside an Action costing 2 or 3 that is not used."""

    choices: tuple[SetupChoice, ...] = (MOUSE_CARD,)

    @property
    def place(self) -> str:
        """Name the place where the card lies: no pile, nothing can be returned there."""
        return f"{self.name}.{self.choices[0].name}"

    def on_setup(self, setup: Setup) -> None:
        for key in setup.chosen(self.name, self.choices[0]):
            setup.add_pile(self.place, [setup.library.card(key)], supply=False)

    def suits(self, game: Game, card: Card) -> bool:
        return card.home != game.pile_named(self.place)

    def use(self, game: Game, me: int, this: Card) -> None:
        game.play_where_it_is(me, game.state.piles[game.pile_named(self.place)][-1], this)


class WayOfTheMouse2(WayOfTheMouse):
    """Second print: the card set aside must not be a Duration."""

    choices: tuple[SetupChoice, ...] = (MOUSE_CARD2,)


class WayOfTheMule(Way):
    """+1 Action, +1 coin."""

    brings = Plus(actions=1, coins=1)


class WayOfTheOtter(Way):
    """+2 Cards."""

    brings = Plus(cards=2)


class WayOfTheOwl(Way):
    """Draw until you have 6 cards in hand."""

    def then(self, game: Game, me: int) -> None:
        game.draw_to(me, 6)


class WayOfTheOx(Way):
    """+2 Actions."""

    brings = Plus(actions=2)


class WayOfThePig(Way):
    """+1 Card, +1 Action."""

    brings = Plus(cards=1, actions=1)


class WayOfTheRat(Way):
    """You may discard a Treasure from hand, to gain a copy of this from the Supply."""

    def use(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        treasure = game.may_choose_card(me, "discard", treasures, intent=TO_DISCARD)
        if treasure is not None:
            game.discard([treasure], me, HAND)
            game.gain_copy(me, this)


class SealTurn(Effect):
    """This turn, you may put each card that you gain onto your deck."""

    name = "way_of_the_seal"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class WayOfTheSeal(Way):
    """+1 coin. This turn, you may put each card that you gain onto your deck."""

    brings = Plus(coins=1)

    def then(self, game: Game, me: int) -> None:
        if not game.has_begun(me, self.name):
            game.lasting(SealTurn(), me)


class WayOfTheSheep(Way):
    """+2 coins."""

    brings = Plus(coins=2)


class SquirrelCards(Effect):
    """At the end of this turn, whoever's it is: +2 Cards."""

    name = "way_of_the_squirrel"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.plus(me, cards=2)


class WayOfTheSquirrel(Way):
    """+2 Cards at the end of this turn."""

    def then(self, game: Game, me: int) -> None:
        game.lasting(SquirrelCards(), me)


class TurtlePlay(PlayNextTurn):
    """At the start of your next turn, play the card that was set aside."""

    name = "way_of_the_turtle"


class WayOfTheTurtle(Way):
    """Set this aside. If you did, play it at the start of your next turn."""

    def use(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            game.set_aside([this], me, PLAY)
            game.lasting(TurtlePlay(), me).cards = [game.state.rules.cards[this.uid]]


class WayOfTheWorm(_Exiling):
    """Exile an Estate from the Supply."""

    def then(self, game: Game, me: int) -> None:
        exile_named(game, me, "estate")
