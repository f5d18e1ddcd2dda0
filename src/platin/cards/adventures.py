"""Cards and Events of Adventures (Abenteuer) that the rulings of other expansions name: Storyteller, Training.

The later print of Storyteller has a class of its own with `edition = 2`.
"""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, COUNTS, HAND, NOTHING, TREASURE, UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.facts import TOKENS
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY, TO_PUT_TOKEN
from platin.engine.landscape import Event
from platin.engine.moment import Moment


class Storyteller(CardDef):
    """+1 Action, +1 coin. Play up to 3 Treasures from your hand. Then pay all your coins; +1 Card for each."""

    types = ACTION
    cost = 5
    brings = Plus(actions=1, coins=1)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        self.play_treasures(game, me)
        game.plus(me, cards=self.pay_all(game, me))

    def play_treasures(self, game: Game, me: int) -> None:
        """Let a player play up to 3 Treasures from hand, one after another."""
        for _ in range(3):
            card = game.may_choose_card(me, "play", game.playable(me, TREASURE), intent=TO_PLAY)
            if card is None:
                return
            game.play(me, card, HAND)

    def pay_all(self, game: Game, me: int) -> int:
        """Take all coins of this turn from a player whose turn it is; give how many they were."""
        turn = game.state.turn
        if turn.seat != me:
            return 0
        # Not as a negative bonus: the coins were given all the same (Harbor Village).
        paid = turn.coins
        game.pay(me, paid)
        return paid


class Storyteller2(Storyteller):
    """Second print: +1 Action. Play up to 3 Treasures from your hand. +1 Card, and all your coins for +1 Card each."""

    brings = Plus(actions=1)
    may_bring = Plus(coins=1, cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        self.play_treasures(game, me)
        game.plus(me, cards=1)
        game.plus(me, cards=self.pay_all(game, me))


class TrainingToken(Effect):
    """A player's +1 coin token on a pile: first of all, playing a card of that pile gives +1 coin."""

    name = "training"
    until = UNTIL_USED
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.home >= 0 and pile_name(game, now.card.home) in self.names

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=1)


class Training(Event):
    """Move your +1 coin token to an Action Supply pile: playing a card of that pile first gives you +1 coin."""

    cost = 6
    materials = TOKENS

    def then(self, game: Game, me: int) -> None:
        rules = game.state.rules
        # The card that stands for a pile says what it is, also when the pile is empty or shows another card.
        piles = [info.index for info in rules.piles if info.supply and info.defn.types & ACTION]
        pile = game.choose_pile(me, "pile", piles, intent=TO_PUT_TOKEN)
        if pile < 0:
            return
        for effect in game.state.effects[:]:
            if isinstance(effect, TrainingToken) and effect.owner == me:
                game.end_effect(effect)
        game.lasting(TrainingToken(), me).names = [pile_name(game, pile)]
        game.note_name("place", me, rules.piles[pile].defn)


def pile_name(game: Game, pile: int) -> str:
    """Give the name of a pile without the print of its cards."""
    return game.state.rules.piles[pile].name.partition("@")[0]
