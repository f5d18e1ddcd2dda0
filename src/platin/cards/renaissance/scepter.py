"""Scepter, which plays an Action again that was played this turn."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import COMMAND, TREASURE, UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class GoneFromPlay(Effect):
    """A card has left play in the course of its play this turn: if it comes back, it is not one that was played."""

    name = "scepter.gone"


class LookingForTheGone(Effect):
    """The rule that comes with Scepter: what leaves play while it is played is remembered for the turn."""

    name = "scepter.looking"
    until = UNTIL_USED
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.state.turn.seat == me

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for effect in game.state.effects[:]:
            if effect.name == "scepter.gone" and effect.source.uid == now.card.uid:
                game.end_effect(effect)
        if not game.unmoved(now):
            game.lasting(GoneFromPlay(), me, now.card)


class ScepterStays(Effect):
    """Scepter stays with a Duration it repeated, whichever play that stays for."""

    name = "scepter.stays"
    until = UNTIL_USED
    ties = True


class Scepter(CardDef):
    """Choose: +2 coins; or play an Action again that you have played this turn and that is still in play."""

    types = TREASURE
    cost = 5
    may_bring = Plus(coins=2)
    barred: int = 0

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(LookingForTheGone())

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["coins", "replay"]):
            if mode == "coins":
                game.plus(me, coins=2)
            else:
                card = game.choose_card(me, "replay", self.replayable(game, me), intent=TO_PLAY)
                if card is not None:
                    game.replay(me, card, this, ScepterStays())

    def replayable(self, game: Game, me: int) -> list[Card]:
        """Give the Actions that a player has played this turn and that have been in play since."""
        turn = game.state.turn
        if turn.seat != me:
            return []
        played = [card.uid for card in turn.played]
        gone = [effect.source.uid for effect in game.state.effects if effect.name == "scepter.gone"]
        cards = [card for card in game.in_play(me) if card.uid in played and card.uid not in gone]
        return [card for card in cards if game.is_action(card) and not game.types_of(card) & self.barred]


class Scepter2(Scepter):
    """Later print: it is a Command, and plays no Command again."""

    types = TREASURE | COMMAND
    barred = COMMAND
