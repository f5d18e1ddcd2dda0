"""Treasures of Prosperity that change what buying or gaining does: while in play, or (later prints) this turn."""

from platin.cards.prosperity.expansion import Prosperity
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import ACTION, HAND, NOTHING, ON_BUY, ON_GAIN, RULE_BUY, RULE_COST, TREASURE
from platin.engine.cost import Cost
from platin.engine.game import Game


class Collection(Prosperity):
    """Worth 2. +1 Buy. This turn, each Action card you gain brings +1 VP."""

    name = "collection"
    types = TREASURE
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2, buys=1)
        game.lasting(ActionsCollected(), me, this)


class ActionsCollected(Effect):
    """From Collection: +1 VP for each Action card you gain this turn."""

    name = "collection"
    listens = 1 << ON_GAIN
    reads = NOTHING
    writes = NOTHING

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_action

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, vp=1)


class Contraband(Prosperity):
    """Worth 3. +1 Buy. The player to your left names a card; you cannot buy it this turn."""

    name = "contraband"
    types = TREASURE
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=3, buys=1)
        effect = Barred()
        effect.names.append(game.choose_name(game.left_of(me), "contraband.name").name)
        game.lasting(effect, me, this)


class Barred(Effect):
    """From Contraband: you cannot buy cards of the named one this turn."""

    name = "contraband.barred"
    listens = 1 << RULE_BUY

    def forbids(self, game: Game, defn: CardDef, me: int) -> bool:
        return self.owner == me and defn.name in self.names


class Hoard(Prosperity):
    """Worth 2. While this is in play, when you buy a Victory card, gain a Gold."""

    name = "hoard"
    types = TREASURE
    cost = 6
    coins = 2
    play_listens = 1 << ON_BUY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_victory

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "gold")


class Hoard2(Hoard):
    """Second print: worth 2. This turn, when you gain a Victory card that you bought, gain a Gold."""

    edition = 2
    play_listens = 0

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        game.lasting(GoldForVictory(), me, this)


class GoldForVictory(Effect):
    """From the later Hoard: a Gold for each Victory card you buy and gain this turn."""

    name = "hoard"
    listens = 1 << ON_GAIN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.bought and now.card.is_victory

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "gold")


class Quarry(Prosperity):
    """Worth 1. While this is in play, Action cards cost 2 less."""

    name = "quarry"
    types = TREASURE
    cost = 4
    coins = 1
    play_listens = 1 << RULE_COST

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -2 if defn.types & ACTION else 0


class Quarry2(Quarry):
    """Second print: worth 1. This turn, Action cards cost 2 less."""

    edition = 2
    play_listens = 0

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=1)
        game.lasting(CheapActions(), me, this)


class CheapActions(Effect):
    """From the later Quarry: Action cards cost 2 less this turn."""

    name = "quarry"
    listens = 1 << RULE_COST

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -2 if defn.types & ACTION else 0


class RoyalSeal(Prosperity):
    """Worth 2. While this is in play, you may put each card you gain onto your deck."""

    name = "royal_seal"
    types = TREASURE
    cost = 5
    coins = 2
    play_listens = 1 << ON_GAIN
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class Talisman(Prosperity):
    """Worth 1. While in play: when you buy a non-Victory card costing 4 or less, gain a copy of it."""

    name = "talisman"
    types = TREASURE
    cost = 4
    coins = 1
    play_listens = 1 << ON_BUY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and not now.card.is_victory and game.cost(now.card).at_most(Cost(4))

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        # The copy comes before the bought card, but does not take it away: it must be a further one.
        pile = game.state.piles[now.pile]
        if len(pile) > 1 and pile[-1].defn is now.card.defn and pile[-2].defn is now.card.defn:
            game.gain(me, now.pile)


class Tiara(Prosperity):
    """+1 Buy. This turn, you may put each card you gain onto your deck. You may play a Treasure twice."""

    name = "tiara"
    types = TREASURE
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1)
        game.lasting(OntoDeck(), me, this)
        card = game.may_choose_card(me, "tiara.play", game.playable(me, TREASURE))
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)


class OntoDeck(Effect):
    """From Tiara: you may put each card you gain this turn onto your deck."""

    name = "tiara"
    listens = 1 << ON_GAIN
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


CARDS: list[CardDef] = [
    Collection(),
    Contraband(),
    Hoard(),
    Hoard2(),
    Quarry(),
    Quarry2(),
    RoyalSeal(),
    Talisman(),
    Tiara(),
]
EFFECTS: list[Effect] = [ActionsCollected(), Barred(), CheapActions(), GoldForVictory(), OntoDeck()]
