"""Cards that involve the other players without attacking them."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, REVEALED
from platin.engine.facts import FIRST_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GIVE, TO_TRASH


class Masquerade(CardDef):
    """+2 Cards. All players at once pass a card from hand to the left. Then you may trash a card from hand."""

    types = ACTION
    cost = 3
    brings = Plus(cards=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        self.pass_left(game, [me] + game.others(me))
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)

    def pass_left(self, game: Game, circle: list[int]) -> None:
        """Let these players pass a card, each to the next one: all choose before anybody gets anything."""
        passed = [game.choose_card(seat, "pass", game.hand(seat), intent=TO_GIVE) for seat in circle]
        for i in range(len(circle)):
            card = passed[i]
            if card is not None:
                game.pass_card(card, circle[i], circle[(i + 1) % len(circle)])


class Masquerade2(Masquerade):
    """Second print: only players who hold cards take part; each passes to the next of these."""

    def pass_left(self, game: Game, circle: list[int]) -> None:
        holders = [seat for seat in circle if game.hand(seat)]
        # A single one would pass to themselves.
        if len(holders) > 1:
            super().pass_left(game, holders)


class Tribute(CardDef):
    """The player to your left reveals and discards the top 2 cards. For each differently named one you get:

    for an Action +2 Actions, for a Treasure +2 coins, for a Victory card +2 Cards.
    """

    types = ACTION
    cost = 5
    prints = FIRST_ONLY
    may_bring = Plus(cards=2, actions=2, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        left = game.left_of(me)
        cards = game.reveal_top(left, 2)
        game.discard(cards, left, REVEALED)
        names: list[str] = []
        for card in cards:
            if card.name in names:
                continue
            names.append(card.name)
            if game.is_action(card):
                game.plus(me, actions=2)
            if game.is_treasure(card):
                game.plus(me, coins=2)
            if game.is_victory(card):
                game.plus(me, cards=2)
