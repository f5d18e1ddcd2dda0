"""Cards of Cornucopia about the hand and the deck."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.choice import BESIDE, SetupChoice
from platin.engine.const import ACTION, ASIDE, HAND, REACTION, REVEALED, TREASURE, UNTIL_USED
from platin.engine.effect import Effect, PlayNextTurn
from platin.engine.facts import FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_SET_ASIDE, TO_TRASH
from platin.engine.moment import Moment


class FarmhandsPlay(PlayNextTurn):
    """From Farmhands: at the start of your next turn, play the card that was set aside."""

    name = "farmhands"


class Farmhands(CardDef):
    """+1 Card, +2 Actions. When you gain this, you may set an Action or Treasure aside; play it next turn."""

    types = ACTION
    cost = 4
    prints = LATER_ONLY
    brings = Plus(cards=1, actions=2)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        cards = [card for card in game.hand(me) if game.types_of(card) & (ACTION | TREASURE)]
        card = game.may_choose_card(me, "aside", cards, intent=TO_SET_ASIDE)
        if card is not None:
            game.set_aside([card], me, HAND)
            game.lasting(FarmhandsPlay(), me).cards = [card]


class FarmingVillage(CardDef):
    """+2 Actions. Reveal cards from your deck until an Action or Treasure; take it, discard the rest."""

    types = ACTION
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(actions=2)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        found, rest = game.reveal_until(me, lambda card: game.types_of(card) & (ACTION | TREASURE) != 0)
        game.put_in_hand(found, me, REVEALED)
        game.discard(rest, me, REVEALED)


# The pile that lies beside the Supply for Ferryman.
# The set "Bounty of the Hunt" puts Farriers there, which cost 2.
FERRIED: Final = SetupChoice("ferried", BESIDE, costs=(3, 4), printed=("farrier",))


class Ferryman(CardDef):
    """+2 Cards, +1 Action. Discard a card. When you gain this, gain a card of its pile.

    Set-up: a kingdom pile costing 3 or 4 lies beside the Supply.
    """

    types = ACTION
    cost = 5
    prints = LATER_ONLY
    brings = Plus(cards=2, actions=1)
    kinds = GAINS
    choices: tuple[SetupChoice, ...] = (FERRIED,)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "discard", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain(me, game.pile_chosen(self.name, FERRIED))


class Hamlet(CardDef):
    """+1 Card, +1 Action. You may discard a card for +1 Action. You may discard a card for +1 Buy."""

    types = ACTION
    cost = 2
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(actions=1, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "action", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, actions=1)
        card = game.may_choose_card(me, "buy", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, buys=1)


class HorseTraders(CardDef):
    """+1 Buy, +3 coins. Discard 2 cards.

    When another player plays an Attack, you may first set this aside from hand; it returns to your hand at
    the start of your next turn, with +1 Card.
    """

    types = ACTION | REACTION
    cost = 4
    prints = FIRST_ONLY
    hears_from = HAND
    optional = True
    brings = Plus(buys=1, coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD), me, HAND)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([this], me, HAND)
        game.lasting(HorsesReturn(), me, this)


class HorsesReturn(Effect):
    """From Horse Traders: at the start of your next turn return it to your hand, +1 Card."""

    name = "horse_traders.return"
    until = UNTIL_USED

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if game.effect_here(self):
            game.put_in_hand([this], me, ASIDE)
        game.draw(me, 1)


class Remake(CardDef):
    """Twice: trash a card from hand, then gain a card costing exactly 1 more."""

    types = ACTION
    cost = 4
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        for _ in range(2):
            card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
            if card is not None:
                game.trash([card], me, HAND)
                game.choose_gain(me, "gain", game.cost(card).plus(1), exactly=True)
