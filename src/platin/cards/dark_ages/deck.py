"""Cards that look at the deck or the discard pile."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, CURSE, DISCARD, REVEALED, RUINS, SHELTER, VICTORY
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TOPDECK


class Ironmonger(CardDef):
    """+1 Card, +1 Action. Reveal your top card; you may discard it. +1 Action for an Action, and so on.

    Either way: +1 Action if it is an Action, +1 coin if it is a Treasure, +1 Card if it is a Victory card.
    """

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1, actions=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.reveal_top(me, 1)
        if game.may_choose_card(me, "discard", cards, intent=TO_DISCARD) is not None:
            game.discard(cards, me, REVEALED)
        else:
            game.put_on_deck(cards, me, REVEALED)
        for card in cards:
            if game.is_action(card):
                game.plus(me, actions=1)
            if game.is_treasure(card):
                game.plus(me, coins=1)
            if game.is_victory(card):
                game.plus(me, cards=1)


class Mystic(CardDef):
    """+1 Action, +2 coins. Name a card. Reveal your top card; if it is the named one, take it into hand."""

    types = ACTION
    cost = 5
    brings = Plus(actions=1, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        named = game.choose_name(me, "name")
        cards = game.reveal_top(me, 1)
        for card in cards:
            if card.name == named.name:
                game.put_in_hand([card], me, REVEALED)
            else:
                game.put_on_deck([card], me, REVEALED)


class Rebuild(CardDef):
    """+1 Action. Name a card. Reveal cards until you find a Victory card of another name; discard the others.

    Trash that card and gain a Victory card costing up to 3 more than it.
    """

    types = ACTION
    cost = 5
    brings = Plus(actions=1)
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        named = game.choose_name(me, "name").name
        found, rest = game.reveal_until(me, lambda card: game.is_victory(card) and card.name != named)
        game.discard(rest, me, REVEALED)
        game.trash(found, me, REVEALED)
        for card in found:
            game.choose_gain(me, "gain", game.cost(card).plus(3), VICTORY)


class Sage(CardDef):
    """+1 Action. Reveal cards until one costs 3 or more. Take it into hand and discard the others."""

    types = ACTION
    cost = 3
    brings = Plus(actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        found, rest = game.reveal_until(me, lambda card: game.cost(card).coins >= 3)
        game.put_in_hand(found, me, REVEALED)
        game.discard(rest, me, REVEALED)


class Scavenger(CardDef):
    """+2 coins. You may put your deck into your discard pile. Put a card from your discard pile onto your deck."""

    types = ACTION
    cost = 4
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.player(me).deck and game.may(me, "dump"):
            game.deck_to_discard(me)
        card = game.choose_card(me, "topdeck", game.player(me).discard, intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, DISCARD, secretly=True)


class Vagrant(CardDef):
    """+1 Card, +1 Action. Reveal your top card; take a Curse, Ruins, Shelter or Victory card into hand."""

    types = ACTION
    cost = 2
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for card in game.reveal_top(me, 1):
            if game.types_of(card) & (CURSE | RUINS | SHELTER | VICTORY):
                game.put_in_hand([card], me, REVEALED)
            else:
                game.put_on_deck([card], me, REVEALED)


class WanderingMinstrel(CardDef):
    """+1 Card, +2 Actions. Reveal your top 3 cards. Put the Actions back in any order, discard the others."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.reveal_top(me, 3)
        game.put_back(me, "order", [card for card in cards if game.is_action(card)])
        game.discard([card for card in cards if not game.is_action(card)], me, REVEALED)
