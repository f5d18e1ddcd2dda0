"""Cards of Seaside that are about what players buy and gain: Embargo, Smugglers, Treasury."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, BUYING, DISCARD, NOT_BUYING, ON_BUY, PLAY, UNTIL_USED, VICTORY
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import FIRST_ONLY, GAINS, TOKENS
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_PUT_TOKEN
from platin.engine.moment import Moment
from platin.engine.setup import Setup
from platin.engine.zones import ON_PILE, Counter, tokens_in

EMBARGO_TOKENS: Final = Counter("embargo", ON_PILE)


class EmbargoRule(Effect):
    """Whoever buys a card of a pile gains a Curse for each Embargo token on it."""

    name = "embargo"
    until = UNTIL_USED
    seizes = 1 << ON_BUY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.pile in game.state.pile_tokens

    def seize(self, game: Game, now: Moment) -> None:
        # Each Curse is a gain of its own, and other things that happen on buying may come in between.
        for _ in range(tokens_in(game.state.pile_tokens[now.pile], EMBARGO_TOKENS)):
            game.lasting(EmbargoCurse(), now.seat).cards = [now.card]


class EmbargoCurse(Effect):
    """Gain a Curse for one token on the pile of the bought card."""

    name = "embargo.curse"
    joins = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card is self.cards[0]

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.gain_named(me, "curse")


class Embargo(CardDef):
    """+2 coins. Trash this. Put an Embargo token on a Supply pile.

    Whoever buys a card of a pile gains a Curse for each such token on it.
    """

    types = ACTION
    cost = 2
    prints = FIRST_ONLY
    brings = Plus(coins=2)
    materials = TOKENS

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(EmbargoRule())

    def then(self, game: Game, me: int, this: Card) -> None:
        game.trash_this(me, this)
        self.put_token(game, me)

    def put_token(self, game: Game, me: int) -> None:
        """Put a token on a Supply pile."""
        piles = [info.index for info in game.state.rules.piles if info.supply]
        game.put_token(me, game.choose_pile(me, "pile", piles, intent=TO_PUT_TOKEN), EMBARGO_TOKENS)


class Embargo2(Embargo):
    """Second print: the token only if this was trashed."""

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.trash_this(me, this):
            self.put_token(game, me)


class Smugglers(CardDef):
    """Gain a copy of a card costing up to 6 that the player to your right gained in their last turn."""

    types = ACTION
    cost = 3
    kinds = GAINS
    recalls = True

    def then(self, game: Game, me: int, this: Card) -> None:
        kinds: list[CardDef] = []
        for gain in game.player(game.right_of(me)).gained:
            if gain.defn not in kinds and game.cost_of(gain.defn).at_most(Cost(6)):
                kinds.append(gain.defn)
        kind = game.choose_kind(me, "gain", kinds, intent=TO_GAIN)
        if kind is not None:
            game.gain_from_supply(me, kind.name)


class Treasury(CardDef):
    """+1 Card, +1 Action, +1 coin.

    When you discard this from play, you may put it onto your deck if you bought no Victory card this turn.
    """

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1, coins=1)
    optional = True
    recalls = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and game.unmoved(now) and self.free(game, me)

    def free(self, game: Game, me: int) -> bool:
        """Tell whether nothing keeps the player from putting it back."""
        turn = game.state.turn
        return turn.seat != me or not any([bought.defn.types & VICTORY for bought in turn.purchases])

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, DISCARD)


class TreasuryReturns(Effect):
    """From Treasury, second print: it may go back onto the deck at the end of a Buy phase without a Victory card."""

    name = "treasury"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or not game.effect_here(self):
            return False
        return not any([gain.when == BUYING and gain.defn.types & VICTORY for gain in game.player(me).gained])

    def at_end_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, PLAY)


class Treasury2(CardDef):
    """Second print: +1 Card, +1 Action, +1 coin.

    At the end of your Buy phase this turn, you may put this onto your deck if you gained no Victory card in it.
    """

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1, coins=1)
    recalls = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(TreasuryReturns(), me, this)


class Treasury3(Treasury):
    """Third print: like the first, but if you gained no Victory card in your Buy phases this turn."""

    def free(self, game: Game, me: int) -> bool:
        if game.state.turn.seat != me:
            return True
        return not any([gain.when != NOT_BUYING and gain.defn.types & VICTORY for gain in game.player(me).gained])
