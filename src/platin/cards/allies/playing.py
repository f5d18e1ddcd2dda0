"""Cards of Allies that play other cards."""

from platin.engine.card import NO_CARD, Card, CardDef, Plus
from platin.engine.const import ACTION, DISCARD, DURATION, HAND, ON_AFTER_PLAY, PLAY, REVEALED, TREASURE, UNTIL_USED
from platin.engine.effect import Effect, NextTurn, PlayNextTurn
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY
from platin.engine.moment import Moment


def play_once(game: Game, me: int, card: Card) -> Moment:
    """Play a card from the hand, and give the moment after it: where the play put it, so that it can be found again."""
    now = Moment(ON_AFTER_PLAY, me, card, PLAY)
    now.counter = game.state.moves[card.uid] + 1
    game.play(me, card, HAND)
    return now


class Courier(CardDef):
    """+1 coin. Discard the top card of your deck. You may play an Action or Treasure from your discard pile."""

    types = ACTION
    cost = 4
    brings = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.take_top(me, 1), me, REVEALED)
        playable = [card for card in game.player(me).discard if game.types_of(card) & (ACTION | TREASURE)]
        card = game.may_choose_card(me, "play", playable, intent=TO_PLAY)
        if card is not None:
            game.play(me, card, DISCARD)


class RoyalGalleyPlay(PlayNextTurn):
    """At the start of your next turn, play the Action that was set aside."""

    name = "royal_galley"


class RoyalGalley(CardDef):
    """+1 Card. You may play an Action that is no Duration from your hand; afterwards set it aside.

    If you did, play it again at the start of your next turn.
    """

    types = ACTION | DURATION
    cost = 4
    brings = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.playable(me, ACTION) if not game.is_duration(card)]
        card = game.may_choose_card(me, "play", actions, intent=TO_PLAY)
        if card is not None:
            now = play_once(game, me, card)
            if game.unmoved(now):
                self.keep(game, me, this, now)

    def keep(self, game: Game, me: int, this: Card, now: Moment) -> None:
        """See to it that the card that was played is played again."""
        game.set_aside([now.card], me, PLAY)
        game.lasting(RoyalGalleyPlay(), me, this).cards = [now.card]


class RoyalGalleyReplays(NextTurn):
    """The Action stays in play; at the start of your next turn it is played again, if it is still there."""

    name = "royal_galley.replays"

    def act(self, game: Game, me: int, this: Card) -> None:
        if game.effect_here(self):
            now = Moment(ON_AFTER_PLAY, me, this, PLAY)
            now.counter = self.counter
            game.play_again(me, now, NO_CARD)


class RoyalGalleyStays(Effect):
    """Royal Galley stays in play as long as the Action does that it will play again; so does what repeated it."""

    name = "royal_galley.stays"
    until = UNTIL_USED
    ties = True


class RoyalGalley2(RoyalGalley):
    """Later print: +1 Card. You may play an Action that is no Duration from your hand; it stays in play.

    At the start of your next turn it is played again, if it is still there.
    """

    def keep(self, game: Game, me: int, this: Card, now: Moment) -> None:
        game.lasting(RoyalGalleyReplays(), me, now.card)
        game.tie(RoyalGalleyStays(), me, now, this)
        if game.frame is not None and game.frame.repeater.uid >= 0:
            game.tie(RoyalGalleyStays(), me, now, game.frame.repeater)


class SpecialistStays(Effect):
    """Specialist stays with a Duration that it played twice, whichever play that stays for."""

    name = "specialist.stays"
    until = UNTIL_USED
    ties = True


class Specialist(CardDef):
    """You may play an Action or Treasure from your hand. Afterwards choose one: play it again; gain a copy of it."""

    types = ACTION
    cost = 5
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION | TREASURE), intent=TO_PLAY)
        if card is None:
            return
        now = play_once(game, me, card)
        for mode in game.choose_options(me, "choose", ["play", "gain"]):
            if mode == "play":
                if game.is_duration(card):
                    game.tie(SpecialistStays(), me, now, this)
                game.play_again(me, now, this)
            else:
                game.gain_copy(me, card)
