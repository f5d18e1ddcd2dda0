"""The Victory cards of Intrigue, most of them something else besides."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, TREASURE, VICTORY
from platin.engine.facts import FIRST_ONLY, LATER_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD


class Duke(CardDef):
    """1 VP for each Duchy you own."""

    types = VICTORY
    cost = 5
    vp = 1

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return len([card for card in owned if card.name == "duchy"])


class GreatHall(CardDef):
    """+1 Card, +1 Action. 1 VP."""

    types = ACTION | VICTORY
    cost = 3
    prints = FIRST_ONLY
    vp = 1
    brings = Plus(cards=1, actions=1)


class Harem(CardDef):
    """Worth 2. 2 VP."""

    types = TREASURE | VICTORY
    cost = 6
    plain = True
    brings = Plus(coins=2)
    vp = 2


class Mill(CardDef):
    """+1 Card, +1 Action. You may discard 2 cards, for +2 coins. 1 VP."""

    types = ACTION | VICTORY
    cost = 4
    prints = LATER_ONLY
    vp = 1
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.hand(me) and game.may(me, "may_discard", intent=TO_DISCARD):
            cards = game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD)
            game.discard(cards, me, HAND)
            if len(cards) == 2:
                game.plus(me, coins=2)


class Nobles(CardDef):
    """Choose one: +3 Cards; or +2 Actions. 2 VP."""

    types = ACTION | VICTORY
    cost = 6
    vp = 2
    may_bring = Plus(cards=3, actions=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["cards", "actions"]):
            if mode == "cards":
                game.plus(me, cards=3)
            else:
                game.plus(me, actions=2)
