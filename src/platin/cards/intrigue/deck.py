"""Cards about your own hand and deck: what lies on top, what goes back."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, CURSE, HAND, REVEALED, VICTORY
from platin.engine.facts import FIRST_ONLY, LATER_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_TOPDECK


class Courtyard(CardDef):
    """+3 Cards. Put a card from hand onto your deck."""

    types = ACTION
    cost = 2
    brings = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "topdeck", game.hand(me), intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, HAND)


def pick_from_top(game: Game, me: int, types: int) -> None:
    """Reveal the top 4 cards; those of the types go to the hand, the rest goes back in any order."""
    cards = game.reveal_top(me, 4)
    game.put_in_hand([card for card in cards if game.types_of(card) & types], me, REVEALED)
    game.put_back(me, "order", [card for card in cards if not game.types_of(card) & types])


class Patrol(CardDef):
    """+3 Cards. Reveal your top 4 cards; Victory cards and Curses to hand, the rest back in any order."""

    types = ACTION
    cost = 5
    prints = LATER_ONLY
    brings = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        pick_from_top(game, me, VICTORY | CURSE)


class Scout(CardDef):
    """+1 Action. Reveal your top 4 cards; Victory cards to hand, the rest back in any order."""

    types = ACTION
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        pick_from_top(game, me, VICTORY)


class SecretPassage(CardDef):
    """+2 Cards, +1 Action. Put a card from hand anywhere into your deck."""

    types = ACTION
    cost = 4
    prints = LATER_ONLY
    brings = Plus(cards=2, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "card", game.hand(me), intent=TO_TOPDECK)
        if card is None:
            return
        above = game.choose_number(me, "place", 0, len(game.player(me).deck), intent=TO_TOPDECK)
        game.put_into_deck(card, me, HAND, above)


class ShantyTown(CardDef):
    """+2 Actions. Reveal your hand. If there is no Action in it, +2 Cards."""

    types = ACTION
    cost = 3
    brings = Plus(actions=2)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.reveal_hand(me)
        if not any([game.is_action(card) for card in game.hand(me)]):
            game.plus(me, cards=2)


class WishingWell(CardDef):
    """+1 Card, +1 Action. Name a card, then reveal your top card. If it is that one, take it into hand."""

    types = ACTION
    cost = 3
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        named = game.choose_name(me, "name")
        for card in game.reveal_top(me, 1):
            if card.name == named.name:
                game.put_in_hand([card], me, REVEALED)
            else:
                game.put_on_deck([card], me, REVEALED)
