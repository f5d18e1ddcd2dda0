"""The Odysseys of Allies."""

from typing import Final

from platin.cards.allies.split_piles import may_rotate
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, DURATION, HAND, ODYSSEY, TREASURE, VICTORY
from platin.engine.effect import Effect, TurnToCome
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN
from platin.engine.moment import Moment
from platin.engine.setup import PileDef

# So many cards can be played from the hand in a turn that a Voyage gave.
VOYAGE_PLAYS: Final = 3


class _Odyssey(CardDef):
    """A card of the Odysseys pile."""

    kingdom = False


class DistantShore(_Odyssey):
    """+2 Cards, +1 Action. Gain an Estate. 2 VP."""

    types = ACTION | VICTORY | ODYSSEY
    cost = 6
    brings = Plus(cards=2, actions=1)
    vp = 2

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "estate")


class OldMap(_Odyssey):
    """+1 Card, +1 Action. Discard a card, then +1 Card. You may rotate the Odysseys."""

    types = ACTION | ODYSSEY
    cost = 3
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 1, 1, intent=TO_DISCARD), me, HAND)
        game.plus(me, cards=1)
        may_rotate(game, me, "rotate", self.name)


class SunkenTreasure(_Odyssey):
    """Gain an Action of which you have no copy in play."""

    types = TREASURE | ODYSSEY
    cost = 5
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        names = [card.name for card in game.in_play(me)]
        piles = [pile for pile in game.showing(ACTION) if game.state.piles[pile][-1].name not in names]
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))


class VoyageLimit(Effect):
    """In a turn that a Voyage gave, only 3 cards can be played from the hand; the count is of those that were."""

    name = "voyage.limit"
    first = True
    hears_treasures = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == HAND

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.count += 1

    def forbids_play(self, game: Game, card: Card, me: int) -> bool:
        return me == self.owner and self.count >= VOYAGE_PLAYS


class VoyageTurn(TurnToCome):
    """Keeps the Voyage in play until the extra turn is over. Second print: that may not be a third turn in a row."""

    name = "voyage"

    def lapses(self, this: Card) -> bool:
        return this.defn.edition == 2


class Voyage(_Odyssey):
    """+1 Action. If the previous turn was not yours, take an extra turn. In it you can play only 3 cards from hand."""

    types = ACTION | DURATION | ODYSSEY
    cost = 4
    brings = Plus(actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.state.previous_seat != me:
            game.extra_turn(me, self.name, effect=VoyageLimit())
            game.lasting(VoyageTurn(), me, this)


class Voyage2(Voyage):
    """Second print: take that extra turn unless it would be your third in a row."""


ODYSSEYS: Final = PileDef("odysseys", ["distant_shore", "sunken_treasure", "voyage", "old_map"], copies=4)
ODYSSEYS_2: Final = PileDef("odysseys@2", ["distant_shore", "sunken_treasure", "voyage@2", "old_map"], copies=4)
