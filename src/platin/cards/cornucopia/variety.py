"""Cards of Cornucopia that look at how many different names there are."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, REVEALED, TREASURE, VICTORY
from platin.engine.cost import Cost
from platin.engine.facts import FIRST_ONLY, GAINS, LATER_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY


def count_names(cards: list[Card]) -> int:
    """Count the different names among cards."""
    return len({card.name for card in cards})


class Carnival(CardDef):
    """Reveal your top 4 cards. Take one of each name into hand and discard the rest."""

    types = ACTION
    cost = 5
    prints = LATER_ONLY
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        taken: list[Card] = []
        rest: list[Card] = []
        for card in game.reveal_top(me, 4):
            (rest if card.name in [one.name for one in taken] else taken).append(card)
        game.put_in_hand(taken, me, REVEALED)
        game.discard(rest, me, REVEALED)


class Fairgrounds(CardDef):
    """2 VP per five differently named cards you own, rounded down."""

    types = VICTORY
    cost = 6
    vp = 2
    per = 5

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return count_names(owned)


class Harvest(CardDef):
    """Reveal your top four cards; +1 coin per different name. Discard them."""

    types = ACTION
    cost = 5
    prints = FIRST_ONLY
    may_bring = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.reveal_top(me, 4)
        game.plus(me, coins=count_names(cards))
        game.discard(cards, me, REVEALED)


class HornOfPlenty(CardDef):
    """Gain a card costing up to 1 per differently named card you have in play. A Victory card: trash this."""

    types = TREASURE
    cost = 5
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_gain(me, "gain", Cost(count_names(game.in_play(me))))
        if card is not None and game.is_victory(card):
            game.trash_this(me, this)


class HuntingParty(CardDef):
    """+1 Card, +1 Action. Reveal your hand, then cards until one is not named there; take it, discard the rest."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.reveal_hand(me)
        names = [card.name for card in game.hand(me)]
        found, rest = game.reveal_until(me, lambda card: card.name not in names)
        game.put_in_hand(found, me, REVEALED)
        game.discard(rest, me, REVEALED)


class Menagerie(CardDef):
    """+1 Action. Reveal your hand. +3 Cards if all its names are different, otherwise +1 Card."""

    types = ACTION
    cost = 3
    brings = Plus(actions=1)
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.reveal_hand(me)
        hand = game.hand(me)
        game.plus(me, cards=3 if count_names(hand) == len(hand) else 1)


class Shop(CardDef):
    """+1 Card, +1 coin. You may play an Action from hand of which you have no copy in play."""

    types = ACTION
    cost = 3
    prints = LATER_ONLY
    brings = Plus(cards=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        names = [card.name for card in game.in_play(me)]
        cards = [card for card in game.playable(me, ACTION) if card.name not in names]
        card = game.may_choose_card(me, "play", cards, intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND)
