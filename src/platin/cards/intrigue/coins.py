"""Cards about the money of this turn: coins, cheaper cards, richer Coppers."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, COUNTS, HAND, NOTHING
from platin.engine.effect import Effect
from platin.engine.facts import CHEAPENS, FIRST_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TRASH
from platin.engine.moment import Moment


class Baron(CardDef):
    """+1 Buy. You may discard an Estate for +4 coins. If you do not, gain an Estate."""

    types = ACTION
    cost = 4
    brings = Plus(buys=1)
    may_bring = Plus(coins=4)

    def then(self, game: Game, me: int, this: Card) -> None:
        estates = [card for card in game.hand(me) if card.name == "estate"]
        card = game.may_choose_card(me, "discard", estates, intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, coins=4)
        else:
            game.gain_named(me, "estate")


class Cheaper(Effect):
    """From Bridge: all cards cost 1 less this turn."""

    name = "bridge"

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -1


class Bridge(CardDef):
    """+1 Buy, +1 coin. This turn all cards, wherever they are, cost 1 less."""

    types = ACTION
    cost = 4
    brings = Plus(buys=1, coins=1)
    kinds = CHEAPENS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(Cheaper(), me, this)


class Conspirator(CardDef):
    """+2 coins. If this is at least your third play of an Action this turn: +1 Card, +1 Action."""

    types = ACTION
    cost = 4
    brings = Plus(coins=2)
    may_bring = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        turn = game.state.turn
        if turn.seat == me and len([card for card in turn.played if game.is_action(card)]) >= 3:
            game.plus(me, cards=1, actions=1)


class RicherCopper(Effect):
    """From Coppersmith: each Copper you play this turn brings 1 coin more."""

    name = "coppersmith"
    hears_treasures = True
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "copper"

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=1)


class Coppersmith(CardDef):
    """This turn each Copper you play brings 1 coin more."""

    types = ACTION
    cost = 4
    prints = FIRST_ONLY
    may_bring = Plus(coins=2)
    plus_coins = 0

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(RicherCopper(), me, this)


class MiningVillage(CardDef):
    """+1 Card, +2 Actions. You may trash this now. If you did, +2 coins."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=2)
    may_bring = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this) and game.may(me, "trash", intent=TO_TRASH):
            game.trash_this(me, this)
            game.plus(me, coins=2)
