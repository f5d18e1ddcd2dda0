"""Events of Adventures that put a player's token on a pile, and the tokens."""

from platin.engine.card import NO_PLUS, Card, CardDef, Plus
from platin.engine.const import ACTION, COUNTS, HAND, IN_HAND, NOTHING, ON_DECK
from platin.engine.cost import Cost
from platin.engine.effect import PileToken
from platin.engine.facts import TOKENS
from platin.engine.game import Game
from platin.engine.intent import TO_PUT_TOKEN, TO_TRASH
from platin.engine.landscape import Event
from platin.engine.moment import Moment


class _Plus(PileToken):
    """First of all, playing a card of the pile brings something."""

    brings: Plus = NO_PLUS
    reads = NOTHING
    writes = COUNTS

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.bring(me, self.brings)


class PlusCard(_Plus):
    """First of all, playing a card of the pile gives +1 Card."""

    name = "plus_card"
    brings = Plus(cards=1)
    reads = ON_DECK
    writes = IN_HAND | ON_DECK


class PlusAction(_Plus):
    """First of all, playing a card of the pile gives +1 Action."""

    name = "plus_action"
    brings = Plus(actions=1)


class PlusBuy(_Plus):
    """First of all, playing a card of the pile gives +1 Buy."""

    name = "plus_buy"
    brings = Plus(buys=1)


class PlusCoin(_Plus):
    """First of all, playing a card of the pile gives +1 coin."""

    name = "plus_coin"
    brings = Plus(coins=1)


class MinusCost(PileToken):
    """In its owner's turns the cards of the pile cost 2 less."""

    name = "ferry"

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -2 if self.owner == me and self.lies_on(game, game.pile_of(defn.name)) else 0


class _Trashing(PileToken):
    """A token that lets its owner trash a card from hand."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return super().applies(game, now, me, this) and len(game.hand(me)) > 0

    def may_trash(self, game: Game, me: int) -> None:
        """Let a player trash a card from hand."""
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Trashing(_Trashing):
    """Buying a card of the pile lets its owner trash a card from hand."""

    name = "plan"

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.may_trash(game, me)


class TrashingOnGain(_Trashing):
    """From the second print of Plan: gaining a card of the pile lets its owner trash a card from hand."""

    name = "plan.gain"

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.may_trash(game, me)


def action_piles(game: Game) -> list[int]:
    """Give the Supply piles of Actions: the card that stands for a pile says what it is, also if it is empty."""
    return [info.index for info in game.state.rules.piles if info.supply and info.defn.types & ACTION]


class _PutsToken(Event):
    """An Event that moves its token to an Action pile of the Supply."""

    materials = TOKENS

    def then(self, game: Game, me: int) -> None:
        pile = game.choose_pile(me, "pile", action_piles(game), intent=TO_PUT_TOKEN)
        if pile >= 0:
            game.move_token(me, self.token(), pile)

    def token(self) -> PileToken:
        """Give the token that it moves."""
        raise NotImplementedError(self.name)


class Ferry(_PutsToken):
    """Move your -2 cost token to an Action Supply pile: cards of that pile cost 2 less in your turns."""

    cost = 3

    def token(self) -> PileToken:
        return MinusCost()


class LostArts(_PutsToken):
    """Move your +1 Action token to an Action Supply pile: playing a card of that pile first gives you +1 Action."""

    cost = 6

    def token(self) -> PileToken:
        return PlusAction()


class Pathfinding(_PutsToken):
    """Move your +1 Card token to an Action Supply pile: playing a card of that pile first gives you +1 Card."""

    cost = 8

    def token(self) -> PileToken:
        return PlusCard()


class Plan(_PutsToken):
    """Move your Trashing token to an Action Supply pile: buying a card of that pile lets you trash a card from hand."""

    cost = 3

    def token(self) -> PileToken:
        return Trashing()


class Plan2(Plan):
    """Second print: gaining a card of that pile lets you trash a card from hand."""

    def token(self) -> PileToken:
        return TrashingOnGain()


class Seaway(Event):
    """Gain an Action costing up to 4. Move your +1 Buy token to its pile: playing a card of it first gives +1 Buy."""

    cost = 5
    materials = TOKENS

    def then(self, game: Game, me: int) -> None:
        card = game.choose_gain(me, "gain", Cost(4), ACTION)
        if card is not None:
            game.move_token(me, PlusBuy(), card.home)


class Training(_PutsToken):
    """Move your +1 coin token to an Action Supply pile: playing a card of that pile first gives you +1 coin."""

    cost = 6

    def token(self) -> PileToken:
        return PlusCoin()
