"""The kingdom cards of the base game, both editions."""

from platin.engine.card import Card, CardDef, Moment
from platin.engine.const import (
    ACTION,
    ATTACK,
    HAND,
    ON_ATTACK,
    REACTION,
)
from platin.engine.game import Game


class Base(CardDef):
    expansion = "base"


class Cellar(Base):
    """+1 Action. Discard any number of cards, then draw as many."""

    name = "cellar"
    types = ACTION
    cost = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        hand = game.hand(me)
        cards = game.choose_cards(me, "cellar.discard", hand, 0, len(hand))
        game.discard(cards, me, HAND)
        game.draw(me, len(cards))


class Militia(Base):
    """+2 coins. Each other player discards down to 3 cards in hand."""

    name = "militia"
    types = ACTION | ATTACK
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        for other in game.affected(me):
            game.discard_down_to(other, "militia.discard", 3)


class Moat(Base):
    """+2 Cards. When another player plays an Attack, you may first reveal this from hand, to be unaffected by it."""

    name = "moat"
    types = ACTION | REACTION
    cost = 2
    hand_listens = 1 << ON_ATTACK
    optional = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and not now.immune >> me & 1

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        now.immune |= 1 << me


class Smithy(Base):
    """+3 Cards."""

    name = "smithy"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=3)


class ThroneRoom(Base):
    """Play an Action card from your hand twice."""

    name = "throne_room"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if card.is_action]
        card = game.choose_card(me, "throne_room.play", actions)
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)


CARDS: list[CardDef] = [Cellar(), Militia(), Moat(), Smithy(), ThroneRoom()]
