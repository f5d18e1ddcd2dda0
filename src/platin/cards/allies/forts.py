"""The Forts of Allies."""

from typing import Final

from platin.cards.allies.split_piles import may_rotate
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, DISCARD, DURATION, FORT, NOWHERE, PLAY, VICTORY
from platin.engine.cost import Cost
from platin.engine.effect import Effect, NextTurn
from platin.engine.facts import GAINS, TOKENS
from platin.engine.game import Game
from platin.engine.moment import Moment
from platin.engine.setup import PileDef


class _Fort(CardDef):
    """A card of the Forts pile."""

    kingdom = False


class GarrisonTokens(NextTurn):
    """The tokens on a Garrison, as many as its count: at the start of your next turn, +1 Card for each."""

    name = "garrison.tokens"

    def act(self, game: Game, me: int, this: Card) -> None:
        # Tokens on a card that has left play are gone.
        if game.effect_here(self):
            game.plus(me, cards=self.count)


class GarrisonTurn(Effect):
    """Each card that you gain this turn puts a token on the Garrison, while that is in play."""

    name = "garrison"
    # Also the gain in the course of which it was played.
    joins = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.effect_here(self)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.tokens(game, me, this).count += 1

    def tokens(self, game: Game, me: int, this: Card) -> Effect:
        """Give the tokens that lie on the Garrison: all of its plays put them there."""
        for effect in game.state.effects:
            if isinstance(effect, GarrisonTokens) and effect.source is this and effect.counter == self.counter:
                return effect
        tokens = game.lasting(GarrisonTokens(), me, this)
        tokens.repeater = self.repeater
        tokens.counter = self.counter
        return tokens


class Garrison(_Fort):
    """+2 coins. Each card you gain this turn puts a token on this. At the start of your next turn, +1 Card for each."""

    types = ACTION | DURATION | FORT
    cost = 4
    brings = Plus(coins=2)
    may_bring = Plus(cards=1)
    materials = TOKENS

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            game.lasting(GarrisonTurn(), me, this)


class HillFort(_Fort):
    """Gain a card costing up to 4. Choose one: put it into your hand; +1 Card, +1 Action."""

    types = ACTION | FORT
    cost = 5
    may_bring = Plus(cards=1, actions=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_gain(me, "gain", Cost(4))
        zone = game.landed if card is not None else NOWHERE
        for mode in game.choose_options(me, "choose", ["hand", "cards"]):
            if mode == "cards":
                game.plus(me, cards=1, actions=1)
            elif card is not None and zone != NOWHERE:
                game.put_in_hand([card], me, zone)


class StrongholdNextTurn(NextTurn):
    """At the start of your next turn, +3 Cards."""

    name = "stronghold"
    brings = Plus(cards=3)


class Stronghold(_Fort):
    """Choose one: +3 coins; at the start of your next turn, +3 Cards. 2 VP."""

    types = ACTION | VICTORY | DURATION | FORT
    cost = 6
    may_bring = Plus(cards=3, coins=3)
    vp = 2

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["coins", "cards"]):
            if mode == "coins":
                game.plus(me, coins=3)
            else:
                game.lasting(StrongholdNextTurn(), me, this)


class Tent(_Fort):
    """+2 coins. You may rotate the Forts. When you discard this from play, you may put it onto your deck."""

    types = ACTION | FORT
    cost = 3
    brings = Plus(coins=2)
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        may_rotate(game, me, "rotate", self.name)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and game.unmoved(now)

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, DISCARD)


FORTS: Final = PileDef("forts", ["stronghold", "hill_fort", "garrison", "tent"], copies=4)
