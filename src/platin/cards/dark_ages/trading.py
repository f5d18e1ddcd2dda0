"""Cards that trash and gain, also from the trash."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, DECK, HAND, REVEALED
from platin.engine.cost import Cost
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TRASH


def in_range(game: Game, cards: list[Card]) -> list[Card]:
    """Give those of some cards that cost from 3 to 6: coins and nothing else."""
    found: list[Card] = []
    for card in cards:
        cost = game.cost(card)
        if 3 <= cost.coins <= 6 and not cost.potion and not cost.debt:
            found.append(card)
    return found


def raid(game: Game, me: int, key: str) -> list[Card]:
    """Let each other player reveal 2 cards, trash one costing from 3 to 6 and discard the rest; give the trashed."""
    trashed: list[Card] = []
    for other in game.affected(me):
        cards = game.reveal_top(other, 2)
        card = game.choose_card(other, key, in_range(game, cards), intent=TO_TRASH)
        if card is not None:
            cards.remove(card)
            trashed.append(card)
            game.trash([card], other, REVEALED)
        game.discard(cards, other, REVEALED)
    return trashed


class Altar(CardDef):
    """Trash a card from hand. Gain a card costing up to 5."""

    types = ACTION
    cost = 6
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        game.choose_gain(me, "gain", Cost(5))


class Armory(CardDef):
    """Gain a card costing up to 4 onto your deck."""

    types = ACTION
    cost = 4
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(4), to=DECK)


class Forager(CardDef):
    """+1 Action, +1 Buy. Trash a card from hand. +1 coin for each differently named Treasure in the trash."""

    types = ACTION
    cost = 3
    brings = Plus(actions=1, buys=1)
    may_bring = Plus(coins=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        names: list[str] = []
        for other in game.state.trash:
            if game.is_treasure(other) and other.name not in names:
                names.append(other.name)
        game.plus(me, coins=len(names))


class Graverobber(CardDef):
    """Choose one: gain a card costing from 3 to 6 from the trash onto your deck; or trade in an Action from hand.

    That one is trashed, and a card costing up to 3 more than it gained.
    """

    types = ACTION
    cost = 5
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["rob", "trade"]):
            if mode == "rob":
                card = game.choose_card(me, "rob", in_range(game, game.state.trash), intent=TO_GAIN)
                if card is not None:
                    game.gain_from_trash(me, card, DECK)
            else:
                actions = [card for card in game.hand(me) if game.is_action(card)]
                card = game.choose_card(me, "trash", actions, intent=TO_TRASH)
                if card is not None:
                    game.trash([card], me, HAND)
                    game.choose_gain(me, "gain", game.cost(card).plus(3))


class JunkDealer(CardDef):
    """+1 Card, +1 Action, +1 coin. Trash a card from hand."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1, coins=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Rogue(CardDef):
    """+2 coins. Gain a card costing from 3 to 6 from the trash; if there is none, the others lose one from their decks.

    They reveal 2 cards, trash one costing from 3 to 6 and discard the rest.
    """

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(coins=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        booty = in_range(game, game.state.trash)
        card = game.choose_card(me, "gain", booty, intent=TO_GAIN)
        if card is not None:
            game.gain_from_trash(me, card)
        else:
            raid(game, me, "trash")
