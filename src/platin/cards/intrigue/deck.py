"""Cards about your own hand and deck: what lies on top, what goes back."""

from platin.cards.intrigue.common import Intrigue
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, CURSE, HAND, REVEALED, VICTORY
from platin.engine.game import Game


class Courtyard(Intrigue):
    """+3 Cards. Put a card from hand onto your deck."""

    name = "courtyard"
    types = ACTION
    cost = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=3)
        card = game.choose_card(me, "courtyard.topdeck", game.hand(me))
        if card is not None:
            game.put_on_deck([card], me, HAND)


def pick_from_top(game: Game, me: int, key: str, types: int) -> None:
    """Reveal the top 4 cards; those of the types go to the hand, the rest goes back in any order."""
    cards = game.reveal_top(me, 4)
    game.put_in_hand([card for card in cards if card.types & types], me, REVEALED)
    game.put_back(me, key, [card for card in cards if not card.types & types])


class Patrol(Intrigue):
    """+3 Cards. Reveal your top 4 cards; Victory cards and Curses to hand, the rest back in any order."""

    name = "patrol"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=3)
        pick_from_top(game, me, "patrol.order", VICTORY | CURSE)


class Scout(Intrigue):
    """+1 Action. Reveal your top 4 cards; Victory cards to hand, the rest back in any order."""

    name = "scout"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        pick_from_top(game, me, "scout.order", VICTORY)


class SecretPassage(Intrigue):
    """+2 Cards, +1 Action. Put a card from hand anywhere into your deck."""

    name = "secret_passage"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2, actions=1)
        card = game.choose_card(me, "secret_passage.card", game.hand(me))
        if card is None:
            return
        above = game.choose_number(me, "secret_passage.place", 0, len(game.player(me).deck))
        game.put_into_deck(card, me, HAND, above)


class ShantyTown(Intrigue):
    """+2 Actions. Reveal your hand. If there is no Action in it, +2 Cards."""

    name = "shanty_town"
    types = ACTION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=2)
        game.reveal_hand(me)
        if not any([card.is_action for card in game.hand(me)]):
            game.plus(me, cards=2)


class WishingWell(Intrigue):
    """+1 Card, +1 Action. Name a card, then reveal your top card. If it is that one, take it into hand."""

    name = "wishing_well"
    types = ACTION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        named = game.choose_name(me, "wishing_well.name")
        for card in game.reveal_top(me, 1):
            if card.name == named.name:
                game.put_in_hand([card], me, REVEALED)
            else:
                game.put_on_deck([card], me, REVEALED)


CARDS: list[CardDef] = [Courtyard(), Patrol(), Scout(), SecretPassage(), ShantyTown(), WishingWell()]
