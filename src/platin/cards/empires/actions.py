"""Actions of Empires that need nothing but themselves."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, HAND, REVEALED, TREASURE, VICTORY
from platin.engine.cost import Cost
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_REVEAL, TO_TRASH


class ChariotRace(CardDef):
    """+1 Action. Reveal your top card and take it. The player to your left reveals theirs. Yours is dearer: +1, +1 VP.

    The other card stays on its deck.
    """

    types = ACTION
    cost = 3
    brings = Plus(actions=1)
    may_bring = Plus(cards=1, coins=1, vp=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        mine = game.reveal_top(me, 1)
        game.put_in_hand(mine, me, REVEALED)
        self.race(game, me, mine)

    def race(self, game: Game, me: int, mine: list[Card]) -> None:
        """Let the player to the left reveal a card, and compare it with one's own if there is any."""
        left = game.left_of(me)
        theirs = game.reveal_top(left, 1)
        if mine and theirs and game.cost(theirs[0]).less_than(game.cost(mine[0])):
            game.plus(me, coins=1, vp=1)
        game.put_on_deck(theirs, left, REVEALED)


class ChariotRace2(ChariotRace):
    """Later wording: the own card is drawn, and revealed then."""

    def then(self, game: Game, me: int, this: Card) -> None:
        mine = game.draw(me, 1)
        game.reveal(mine, me)
        self.race(game, me, mine)


class CityQuarter(CardDef):
    """+2 Actions. Reveal your hand. +1 Card per Action in it."""

    types = ACTION
    debt = 8
    brings = Plus(actions=2)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.reveal_hand(me)
        game.plus(me, cards=len([card for card in game.hand(me) if game.is_action(card)]))


class Engineer(CardDef):
    """Gain a card costing up to 4. You may trash this, to gain another card costing up to 4."""

    types = ACTION
    debt = 4
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(4))
        if game.is_here(me, this) and game.may(me, "trash", intent=TO_TRASH) and game.trash_this(me, this):
            game.choose_gain(me, "gain", Cost(4))


class Legionary(CardDef):
    """+3 coins. You may reveal a Gold from hand. If you did, the others discard down to 2 cards, then draw 1."""

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        golds = [card for card in game.hand(me) if card.name == "gold"]
        gold = game.may_choose_card(me, "reveal", golds, intent=TO_REVEAL)
        if gold is None:
            return
        game.reveal([gold], me)
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 2)
            game.draw(other, 1)


class RoyalBlacksmith(CardDef):
    """+5 Cards. Reveal your hand; discard the Coppers."""

    types = ACTION
    debt = 8
    brings = Plus(cards=5)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.reveal_hand(me)
        game.discard([card for card in game.hand(me) if card.name == "copper"], me, HAND)


class Sacrifice(CardDef):
    """Trash a card from hand. An Action: +2 Cards, +2 Actions. A Treasure: +2 coins. A Victory card: +2 VP."""

    types = ACTION
    cost = 4
    may_bring = Plus(cards=2, actions=2, coins=2, vp=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        if game.types_of(card) & ACTION:
            game.plus(me, cards=2, actions=2)
        if game.types_of(card) & TREASURE:
            game.plus(me, coins=2)
        if game.types_of(card) & VICTORY:
            game.plus(me, vp=2)
