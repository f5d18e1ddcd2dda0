"""Events and cards of Adventures that put a player's tokens on piles."""

from platin.engine.card import Card
from platin.engine.const import ACTION, COUNTS, NOTHING, UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.facts import TOKENS
from platin.engine.game import Game
from platin.engine.intent import TO_PUT_TOKEN
from platin.engine.landscape import Event
from platin.engine.moment import Moment


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
