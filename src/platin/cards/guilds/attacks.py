"""The Attacks of Guilds."""

from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, ACTIONS, ATTACK, DECK, HAND, TREASURE, UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.facts import COFFERS, CURSES, FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class ActionPhaseGains(Effect):
    """From Footpad: whoever gains a card in an Action phase draws a card."""

    name = "footpad"
    until = UNTIL_USED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.phase == ACTIONS

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=1)


class Footpad(CardDef):
    """+2 Coffers. Each other player discards down to 3 cards in hand.

    In games using this, whoever gains a card in an Action phase draws a card.
    """

    types = ACTION | ATTACK
    cost = 5
    prints = LATER_ONLY
    materials = COFFERS

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(ActionPhaseGains())

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_coffers(me, 2)
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 3)


class Soothsayer(CardDef):
    """Gain a Gold. Each other player gains a Curse; then whoever did draws a card."""

    types = ACTION | ATTACK
    cost = 5
    kinds = GAINS | CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "gold")
        cursed = [other for other in game.affected(me) if game.gain_named(other, "curse") is not None]
        for other in cursed:
            game.draw(other, 1)


class Soothsayer2(Soothsayer):
    """Second print: gain a Gold. Each other player in turn gains a Curse, and draws a card for it."""

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "gold")
        for other in game.affected(me):
            if game.gain_named(other, "curse") is not None:
                game.draw(other, 1)


class Taxman(CardDef):
    """You may trash a Treasure from hand. Each other player with 5 or more cards in hand discards one of its name.

    Then gain a Treasure onto your deck that costs up to 3 more.
    """

    types = ACTION | ATTACK
    cost = 4
    kinds = TRASHES | GAINS
    prints = FIRST_ONLY

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        card = game.may_choose_card(me, "trash", treasures, intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        for other in game.affected(me):
            if len(game.hand(other)) >= 5:
                self.tax(game, other, card.name)
        game.choose_gain(me, "gain", game.cost(card).plus(3), TREASURE, to=DECK)

    def tax(self, game: Game, me: int, name: str) -> None:
        """Let a player discard a card of a name, or show that there is none."""
        card = game.choose_card(me, "discard", [card for card in game.hand(me) if card.name == name], TO_DISCARD)
        if card is None:
            game.reveal_hand(me)
        else:
            game.discard([card], me, HAND)
