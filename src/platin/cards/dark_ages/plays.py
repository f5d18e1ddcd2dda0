"""Cards that play others: twice, for the last time, or from the Supply."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, COMMAND, DURATION, HAND, PLAY, TREASURE
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY


def cheaper_actions(game: Game, this: Card, barred: int) -> list[int]:
    """Give the Supply piles that show an Action which costs less than this card and has none of the barred types."""
    limit = game.cost(this)
    found: list[int] = []
    for pile in game.showing(ACTION):
        top = game.top_of(pile)
        if top is not None and not game.types_of_kind(top) & barred and game.cost_of(top).less_than(limit):
            found.append(pile)
    return found


def play_twice(game: Game, me: int, card: Card) -> None:
    """Play a card from hand twice, then trash it if it is still in play."""
    counter = game.state.moves[card.uid] + 1
    game.play(me, card, HAND, times=2)
    lying = game.as_it_lies(me, card)
    if game.state.moves[card.uid] == counter and lying in game.in_play(me):
        game.trash([lying], me, PLAY)


class BandOfMisfits(CardDef):
    """Play this as if it were an Action of the Supply that costs less. It is that card until it leaves play."""

    types = ACTION
    cost = 5

    def then(self, game: Game, me: int, this: Card) -> None:
        game.play_as_one_of(me, this, "play", cheaper_actions(game, this, 0))


class BandOfMisfits2(CardDef):
    """Second print: play an Action of the Supply that costs less and is no Duration or Command, leaving it there."""

    types = ACTION | COMMAND
    cost = 5

    def then(self, game: Game, me: int, this: Card) -> None:
        pile = game.choose_pile(me, "play", cheaper_actions(game, this, COMMAND | DURATION), intent=TO_PLAY)
        if pile >= 0:
            game.play_where_it_is(me, game.state.piles[pile][-1], this)


class Counterfeit(CardDef):
    """Worth 1, +1 Buy. You may play another Treasure from your hand twice. If you did, trash that Treasure."""

    types = TREASURE
    cost = 5
    brings = Plus(coins=1, buys=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        self.forge(game, me, 0)

    def forge(self, game: Game, me: int, barred: int) -> None:
        """Let a player play a Treasure with none of the barred types twice, and trash it."""
        treasures = [card for card in game.playable(me, TREASURE) if not game.types_of(card) & barred]
        card = game.may_choose_card(me, "play", treasures, intent=TO_PLAY)
        if card is not None:
            play_twice(game, me, card)


class Counterfeit2(Counterfeit):
    """Second print: the other Treasure must not be a Duration."""

    def then(self, game: Game, me: int, this: Card) -> None:
        self.forge(game, me, DURATION)


class Procession(CardDef):
    """You may play an Action from your hand twice. Then trash it, and gain an Action costing exactly 1 more."""

    types = ACTION
    cost = 4
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        self.lead(game, me, 0)

    def lead(self, game: Game, me: int, barred: int) -> None:
        """Let a player play an Action with none of the barred types twice, and trade it in."""
        actions = [card for card in game.playable(me, ACTION) if not game.types_of(card) & barred]
        card = game.may_choose_card(me, "play", actions, intent=TO_PLAY)
        if card is not None:
            play_twice(game, me, card)
            game.choose_gain(me, "gain", game.cost(card).plus(1), ACTION, exactly=True)


class Procession2(Procession):
    """Second print: the Action that is played must not be a Duration."""

    def then(self, game: Game, me: int, this: Card) -> None:
        self.lead(game, me, DURATION)
