"""The Events of Rising Sun."""

from platin.engine.card import Card
from platin.engine.const import (
    ACTION,
    ATTACK,
    HAND,
    NOWHERE,
    REVEALED,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, TakeAtEnd
from platin.engine.facts import DEBT
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_PLAY, TO_TRASH
from platin.engine.landscape import Event
from platin.engine.moment import Moment
from platin.engine.table import lies_in


def actions_in_play(game: Game, me: int) -> int:
    """Count the Actions that a player has in play."""
    return len([card for card in game.in_play(me) if game.is_action(card)])


class Amass(Event):
    """If you have no Action in play, gain an Action costing up to 5."""

    cost = 2

    def then(self, game: Game, me: int) -> None:
        if not actions_in_play(game, me):
            game.choose_gain(me, "gain", Cost(5), ACTION)


class Asceticism(Event):
    """Pay any number of coins, to trash that many cards from hand."""

    cost = 2

    def then(self, game: Game, me: int) -> None:
        # No source says what paying for more cards than one holds would do: nobody does.
        most = min(game.state.turn.coins, len(game.hand(me)))
        number = game.choose_number(me, "number", 0, most, TO_TRASH)
        if number:
            game.pay(me, number)
            game.trash(game.choose_cards(me, "trash", game.hand(me), number, number, intent=TO_TRASH), me, HAND)


class Continue(Event):
    """Once per turn: gain an Action costing up to 4 that is no Attack. Return to your Action phase and play it.

    +1 Action, +1 Buy.
    """

    debt = 8
    once_per_turn = True

    def then(self, game: Game, me: int) -> None:
        tops = [(pile, game.state.piles[pile][-1].defn) for pile in game.gainable(Cost(4), ACTION)]
        peaceful = [pile for pile, defn in tops if not game.types_of_kind(defn) & ATTACK]
        card = game.gain(me, game.choose_pile(me, "gain", peaceful, intent=TO_GAIN))
        zone = game.landed
        game.return_to_actions()
        # It may have been moved when it was gained, or at the end of the Buy phase.
        if card is not None and zone != NOWHERE and lies_in(game.zone(me, zone, card), card):
            game.play(me, card, zone)
        game.plus(me, actions=1, buys=1)


class Credit(Event):
    """Gain an Action or Treasure costing up to 8. Take Debt for each coin that it costs."""

    cost = 2
    materials = DEBT

    def then(self, game: Game, me: int) -> None:
        card = game.choose_gain(me, "gain", Cost(8), ACTION | TREASURE)
        if card is not None:
            game.take_debt(me, game.cost(card).coins)


class ForesightHand(TakeAtEnd):
    """At the end of the turn, take the Action set aside into your hand."""

    name = "foresight"


class Foresight(Event):
    """Reveal cards from your deck until you reveal an Action. Set it aside and discard the others.

    At the end of the turn, take it into your hand.
    """

    cost = 2

    def then(self, game: Game, me: int) -> None:
        found, others = game.reveal_until(me, game.is_action)
        if found:
            game.set_aside(found, me, REVEALED)
            game.lasting(ForesightHand(), me).cards = found
        game.discard(others, me, REVEALED)


class Gather(Event):
    """Gain a card costing exactly 3, then one costing exactly 4, then one costing exactly 5."""

    cost = 7

    def then(self, game: Game, me: int) -> None:
        for coins in (3, 4, 5):
            game.choose_gain(me, "gain", Cost(coins), exactly=True)


class GoldGained(Effect):
    """You have gained a Gold in this game."""

    name = "kintsugi"
    until = UNTIL_USED


class Kintsugi(Event):
    """Trash a card from hand. If you have gained a Gold this game, gain a card costing up to 2 more than it."""

    cost = 3
    # That somebody has gained a Gold is only noted down.
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "gold" and not game.has_begun(me, self.name)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.lasting(GoldGained(), me)

    def then(self, game: Game, me: int) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            if game.has_begun(me, self.name):
                game.choose_gain(me, "gain", game.cost(card).plus(2))


class Practice(Event):
    """You may play an Action from hand twice."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=2)


class ReceiveTribute(Event):
    """If you have gained at least 3 cards this turn, gain up to 3 differently named Actions.

    You may have no copies of them in play.
    """

    cost = 5
    recalls = True

    def then(self, game: Game, me: int) -> None:
        if len(game.player(me).gained) < 3:
            return
        names: list[str] = []
        for _ in range(3):
            taken = names + [card.name for card in game.in_play(me)]
            piles = [pile for pile in game.showing(ACTION) if game.state.piles[pile][-1].name not in taken]
            pile = game.choose_pile(me, "gain", piles, optional=True, intent=TO_GAIN)
            if pile < 0:
                return
            names.append(game.state.piles[pile][-1].name)
            game.gain(me, pile)


class SeaTrade(Event):
    """+1 Card per Action you have in play. Trash up to that many cards from hand."""

    cost = 4

    def then(self, game: Game, me: int) -> None:
        number = actions_in_play(game, me)
        if number:
            game.plus(me, cards=number)
            game.trash(game.choose_cards(me, "trash", game.hand(me), 0, number, intent=TO_TRASH), me, HAND)
