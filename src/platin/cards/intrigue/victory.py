"""The Victory cards of Intrigue, most of them something else besides."""

from platin.cards.intrigue.common import Intrigue
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, HAND, TREASURE, VICTORY
from platin.engine.game import Game


class Duke(Intrigue):
    """1 VP for each Duchy you own."""

    name = "duke"
    types = VICTORY
    cost = 5
    scores = True

    def score(self, game: Game, me: int, owned: list[Card]) -> int:
        return len([card for card in owned if card.name == "duchy"])


class GreatHall(Intrigue):
    """+1 Card, +1 Action. 1 VP."""

    name = "great_hall"
    types = ACTION | VICTORY
    cost = 3
    vp = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)


class Harem(Intrigue):
    """Worth 2. 2 VP."""

    name = "harem"
    types = TREASURE | VICTORY
    cost = 6
    plain = True
    coins = 2
    vp = 2


class Mill(Intrigue):
    """+1 Card, +1 Action. You may discard 2 cards, for +2 coins. 1 VP."""

    name = "mill"
    types = ACTION | VICTORY
    cost = 4
    vp = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        if game.hand(me) and game.may(me, "mill.may_discard"):
            cards = game.choose_cards(me, "mill.discard", game.hand(me), 2, 2)
            game.discard(cards, me, HAND)
            if len(cards) == 2:
                game.plus(me, coins=2)


class Nobles(Intrigue):
    """Choose one: +3 Cards; or +2 Actions. 2 VP."""

    name = "nobles"
    types = ACTION | VICTORY
    cost = 6
    vp = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "nobles.choose", ["cards", "actions"]):
            if mode == "cards":
                game.plus(me, cards=3)
            else:
                game.plus(me, actions=2)


CARDS: list[CardDef] = [Duke(), GreatHall(), Harem(), Mill(), Nobles()]
