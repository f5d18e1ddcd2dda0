"""Cards of Guilds that bring cards of the deck to the hand without drawing them."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, REVEALED
from platin.engine.game import Game


class Advisor(CardDef):
    """+1 Action. Reveal your top 3 cards. The player to your left picks one to discard; take the others into hand."""

    types = ACTION
    cost = 4
    brings = Plus(actions=1)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.let_left_discard(me, "discard", 3)


class Journeyman(CardDef):
    """Name a card. Reveal cards until you find 3 of other names; take those into hand and discard the rest."""

    types = ACTION
    cost = 5
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        named = game.choose_name(me, "name")
        found, rest = game.reveal_until(me, lambda card: card.name != named.name, 3)
        game.put_in_hand(found, me, REVEALED)
        game.discard(rest, me, REVEALED)
