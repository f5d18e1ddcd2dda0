"""Cards about the money of this turn: coins, cheaper cards, richer Coppers."""

from platin.cards.intrigue.common import Intrigue
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import ACTION, COUNTS, HAND, HEARS_TREASURES, NOTHING, ON_BEFORE_PLAY, RULE_COST
from platin.engine.game import Game


class Baron(Intrigue):
    """+1 Buy. You may discard an Estate for +4 coins. If you do not, gain an Estate."""

    name = "baron"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1)
        estates = [card for card in game.hand(me) if card.name == "estate"]
        card = game.may_choose_card(me, "baron.discard", estates)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, coins=4)
        else:
            game.gain_named(me, "estate")


class Cheaper(Effect):
    """From Bridge: all cards cost 1 less this turn."""

    name = "bridge"
    listens = 1 << RULE_COST

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -1


class Bridge(Intrigue):
    """+1 Buy, +1 coin. This turn all cards, wherever they are, cost 1 less."""

    name = "bridge"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=1)
        game.lasting(Cheaper(), me, this)


class Conspirator(Intrigue):
    """+2 coins. If this is at least your third play of an Action this turn: +1 Card, +1 Action."""

    name = "conspirator"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        turn = game.state.turn
        if turn.seat == me and len([card for card in turn.played if card.is_action]) >= 3:
            game.plus(me, cards=1, actions=1)


class RicherCopper(Effect):
    """From Coppersmith: each Copper you play this turn brings 1 coin more."""

    name = "coppersmith"
    listens = 1 << ON_BEFORE_PLAY | 1 << HEARS_TREASURES
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "copper"

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=1)


class Coppersmith(Intrigue):
    """This turn each Copper you play brings 1 coin more."""

    name = "coppersmith"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.lasting(RicherCopper(), me, this)


class MiningVillage(Intrigue):
    """+1 Card, +2 Actions. You may trash this now. If you did, +2 coins."""

    name = "mining_village"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=2)
        if game.is_here(me, this) and game.may(me, "mining_village.trash"):
            game.trash_this(me, this)
            game.plus(me, coins=2)


CARDS: list[CardDef] = [Baron(), Bridge(), Conspirator(), Coppersmith(), MiningVillage()]
EFFECTS: list[Effect] = [Cheaper(), RicherCopper()]
