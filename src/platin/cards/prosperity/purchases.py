"""Treasures of Prosperity that change what buying or gaining does: while in play, or (later prints) this turn."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, NOTHING, PLAY, TREASURE
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import CHEAPENS, FIRST_ONLY, GAINS, LATER_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY
from platin.engine.moment import Moment


class Collection(CardDef):
    """Worth 2. +1 Buy. This turn, each Action card you gain brings +1 VP."""

    types = TREASURE
    cost = 5
    prints = LATER_ONLY
    brings = Plus(coins=2, buys=1)
    may_bring = Plus(vp=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(ActionsCollected(), me, this)


class ActionsCollected(Effect):
    """From Collection: +1 VP for each Action card you gain this turn."""

    name = "collection"
    reads = NOTHING
    writes = NOTHING

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_action(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, vp=1)


class Contraband(CardDef):
    """Worth 3. +1 Buy. The player to your left names a card; you cannot buy it this turn."""

    types = TREASURE
    cost = 5
    prints = FIRST_ONLY
    brings = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        effect = Barred()
        effect.names.append(game.choose_name(game.left_of(me), "name").name)
        game.lasting(effect, me, this)


class Barred(Effect):
    """From Contraband: you cannot buy cards of the named one this turn."""

    name = "contraband.barred"

    def forbids(self, game: Game, defn: CardDef, me: int) -> bool:
        return self.owner == me and defn.name in self.names


class Hoard(CardDef):
    """Worth 2. While this is in play, when you buy a Victory card, gain a Gold."""

    types = TREASURE
    cost = 6
    brings = Plus(coins=2)
    kinds = GAINS
    hears_from = PLAY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_victory(now.card)

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "gold")


class Hoard2(CardDef):
    """Second print: worth 2. This turn, when you gain a Victory card that you bought, gain a Gold."""

    types = TREASURE
    cost = 6
    brings = Plus(coins=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(GoldForVictory(), me, this)


class GoldForVictory(Effect):
    """From the later Hoard: a Gold for each Victory card you buy and gain this turn."""

    name = "hoard"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.bought and game.is_victory(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "gold")


class Quarry(CardDef):
    """Worth 1. While this is in play, Action cards cost 2 less."""

    types = TREASURE
    cost = 4
    brings = Plus(coins=1)
    kinds = CHEAPENS
    hears_from = PLAY

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -2 if game.types_of_kind(defn) & ACTION else 0


class Quarry2(CardDef):
    """Second print: worth 1. This turn, Action cards cost 2 less."""

    types = TREASURE
    cost = 4
    brings = Plus(coins=1)
    kinds = CHEAPENS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CheapActions(), me, this)


class CheapActions(Effect):
    """From the later Quarry: Action cards cost 2 less this turn."""

    name = "quarry"

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -2 if game.types_of_kind(defn) & ACTION else 0


class RoyalSeal(CardDef):
    """Worth 2. While this is in play, you may put each card you gain onto your deck."""

    types = TREASURE
    cost = 5
    prints = FIRST_ONLY
    brings = Plus(coins=2)
    hears_from = PLAY
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class Talisman(CardDef):
    """Worth 1. While in play: when you buy a non-Victory card costing 4 or less, gain a copy of it."""

    types = TREASURE
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(coins=1)
    kinds = GAINS
    hears_from = PLAY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and not game.is_victory(now.card) and game.cost(now.card).at_most(Cost(4))

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        # The copy comes before the bought card, but does not take it away: it must be a further one.
        pile = game.state.piles[now.pile]
        if len(pile) > 1 and pile[-1].defn is now.card.defn and pile[-2].defn is now.card.defn:
            game.gain(me, now.pile)


class Tiara(CardDef):
    """+1 Buy. This turn, you may put each card you gain onto your deck. You may play a Treasure twice."""

    types = TREASURE
    cost = 4
    prints = LATER_ONLY
    brings = Plus(buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(OntoDeck(), me, this)
        card = game.may_choose_card(me, "play", game.playable(me, TREASURE), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)


class OntoDeck(Effect):
    """From Tiara: you may put each card you gain this turn onto your deck."""

    name = "tiara"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)
