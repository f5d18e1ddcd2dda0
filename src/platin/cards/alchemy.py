"""Cards of Alchemy (Die Alchemisten), first print. Potion is in `basic`."""

from platin.engine.card import Card, CardDef, Effect, Landscape, Moment
from platin.engine.const import (
    ACTION,
    ASIDE,
    DISCARD,
    ON_DISCARD,
    ON_END_TURN,
    ON_WOULD_GAIN,
    ON_WOULD_TRASH,
    PLAY,
    REVEALED,
)
from platin.engine.game import Game
from platin.engine.setup import PileDef


class Alchemy(CardDef):
    expansion = "alchemy"


class Alchemist(Alchemy):
    """+2 Cards, +1 Action.

    When you discard this from play, you may put it onto your deck if you have a Potion in play.
    """

    name = "alchemist"
    types = ACTION
    cost = 3
    potion = 1
    listens = 1 << ON_DISCARD
    optional = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2, actions=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or now.from_zone != PLAY or not game.unmoved(now):
            return False
        return any([card.name == "potion" for card in game.in_play(me)])

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, DISCARD)


class Golem(Alchemy):
    """Reveal cards until you find 2 Actions that are no Golems. Discard the rest; play those in any order."""

    name = "golem"
    types = ACTION
    cost = 4
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        actions, rest = game.reveal_until(me, lambda card: card.is_action and card.name != "golem", 2)
        game.discard(rest, me, REVEALED)
        for card in game.order_cards(me, "golem.order", actions):
            game.play(me, card, REVEALED)


class Herbalist(Alchemy):
    """+1 Buy, +1 coin. When discarded from play, you may put one of your Treasures in play onto your deck."""

    name = "herbalist"
    types = ACTION
    cost = 2
    listens = 1 << ON_DISCARD

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or now.from_zone != PLAY:
            return False
        return any([card.is_treasure for card in game.in_play(me)])

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        treasures = [card for card in game.in_play(me) if card.is_treasure]
        card = game.may_choose_card(me, "herbalist.topdeck", treasures)
        if card is not None:
            game.put_on_deck([card], me, PLAY)


class Possession(Alchemy):
    """The player to your left takes an extra turn after this one, in which you make all decisions.

    What that player would gain goes to your discard pile; what that player trashes returns at the end.
    """

    name = "possession"
    types = ACTION
    cost = 6
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        effect = Possessed()
        effect.count = me
        game.extra_turn(game.left_of(me), "possession", controller=me, effect=effect)


class Possessed(Effect):
    """The possessed player's gains go to player `count`; what that player trashes waits in `cards`."""

    name = "possession.turn"
    listens = 1 << ON_WOULD_GAIN | 1 << ON_WOULD_TRASH | 1 << ON_END_TURN
    first = True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if now.kind == ON_WOULD_GAIN:
            now.seat = self.count
            now.zone = DISCARD
        elif now.kind == ON_WOULD_TRASH:
            now.zone = ASIDE
            self.cards.append(now.card)
        else:
            # Put there, not discarded.
            for card in self.cards:
                if card in game.player(me).aside:
                    game.move(card, me, ASIDE, DISCARD)
                    game.note("recover", me, [card])


CARDS: list[CardDef] = [Alchemist(), Golem(), Herbalist(), Possession()]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = [Possessed()]
PILES: list[PileDef] = []
