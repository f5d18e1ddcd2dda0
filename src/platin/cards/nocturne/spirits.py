"""The Spirits Ghost and Imp, and the Wish: cards beside the Supply. The Will-o'-Wisp is with the cards of Fate."""

from platin.cards.nocturne.actions import new_actions
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ASIDE, DURATION, HAND, NIGHT, PLAY, REVEALED, SPIRIT
from platin.engine.cost import Cost
from platin.engine.effect import NextTurn
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY


class GhostNextTurn(NextTurn):
    """At the start of your next turn, play the Action that was set aside twice."""

    name = "ghost"

    def act(self, game: Game, me: int, this: Card) -> None:
        game.play(me, self.cards[0], ASIDE, times=2, repeater=this)


class Ghost(CardDef):
    """Reveal cards from your deck until an Action comes; set that aside and discard the others.

    At the start of your next turn play it twice.
    """

    types = NIGHT | DURATION | SPIRIT
    cost = 4
    kingdom = False
    beside = True
    copies = 6

    def then(self, game: Game, me: int, this: Card) -> None:
        found, others = game.reveal_until(me, game.is_action)
        game.set_aside(found, me, REVEALED)
        if found:
            game.lasting(GhostNextTurn(), me, this).cards = found
        game.discard(others, me, REVEALED)


class Imp(CardDef):
    """+2 Cards. You may play an Action from hand of which you have no copy in play."""

    types = ACTION | SPIRIT
    cost = 2
    kingdom = False
    beside = True
    copies = 13
    brings = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", new_actions(game, me), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND)


class Wish(CardDef):
    """+1 Action. Return this to its pile. If you did, gain a card costing up to 6 to your hand."""

    types = ACTION
    kingdom = False
    beside = True
    copies = 12
    brings = Plus(actions=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            game.return_to_pile(this, me, PLAY)
            game.choose_gain(me, "gain", Cost(6), to=HAND)
