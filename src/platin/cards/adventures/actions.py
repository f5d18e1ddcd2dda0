"""Actions of Adventures that need none of its own mechanisms."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, TREASURE
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY


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
