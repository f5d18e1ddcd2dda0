"""Actions of Seaside that are done when they have been played."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, DECK, HAND, REVEALED
from platin.engine.facts import FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_REVEAL, TO_TOPDECK, TO_TRASH


class Bazaar(CardDef):
    """+1 Card, +2 Actions, +1 coin."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=2, coins=1)


class Explorer(CardDef):
    """You may reveal a Province from hand. If you did, gain a Gold into hand, otherwise a Silver."""

    types = ACTION
    cost = 5
    prints = FIRST_ONLY
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        provinces = [card for card in game.hand(me) if card.name == "province"]
        card = game.may_choose_card(me, "reveal", provinces, intent=TO_REVEAL)
        if card is not None:
            game.reveal([card], me)
            game.gain_named(me, "gold", HAND)
        else:
            game.gain_named(me, "silver", HAND)


class Lookout(CardDef):
    """+1 Action. Look at your top three cards: trash one, discard one, put the last one back."""

    types = ACTION
    cost = 3
    brings = Plus(actions=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 3)
        card = game.choose_card(me, "trash", cards, intent=TO_TRASH)
        if card is not None:
            cards.remove(card)
            game.trash([card], me, REVEALED)
        card = game.choose_card(me, "discard", cards, intent=TO_DISCARD)
        if card is not None:
            cards.remove(card)
            game.discard([card], me, REVEALED)
        game.put_on_deck(cards, me, REVEALED)


class Navigator(CardDef):
    """+2 coins. Look at your top five cards; discard them all, or put them back in any order."""

    types = ACTION
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 5)
        if not cards:
            return
        if game.choose_mode(me, "choose", ["discard", "keep"]) == "discard":
            game.discard(cards, me, REVEALED)
        else:
            game.put_back(me, "order", cards)


class PearlDiver(CardDef):
    """+1 Card, +1 Action. Look at the bottom card of your deck; you may put it on top."""

    types = ACTION
    cost = 2
    prints = FIRST_ONLY
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_bottom(me)
        deck = game.player(me).deck
        for card in cards:
            # The only card of a deck is its top one already.
            if deck and game.may_choose_card(me, "topdeck", cards, intent=TO_TOPDECK) is not None:
                game.put_on_deck(cards, me, REVEALED)
            else:
                game.put_into_deck(card, me, REVEALED, len(deck))


class Salvager(CardDef):
    """+1 Buy. Trash a card from hand; + as many coins as it costs."""

    types = ACTION
    cost = 4
    brings = Plus(buys=1)
    may_bring = Plus(coins=3)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, coins=game.cost(card).coins)


class SeaChart(CardDef):
    """+1 Card, +1 Action. Reveal your top card; take it if you have a copy of it in play."""

    types = ACTION
    cost = 3
    prints = LATER_ONLY
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.reveal_top(me, 1)
        if cards and any([card.name == cards[0].name for card in game.in_play(me)]):
            game.put_in_hand(cards, me, REVEALED)
        else:
            game.put_on_deck(cards, me, REVEALED)


class TreasureMap(CardDef):
    """Trash this and another Treasure Map from hand. If both were trashed, gain four Golds onto your deck."""

    types = ACTION
    cost = 4
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        trashed = game.trash_this(me, this)
        maps = [card for card in game.hand(me) if card.name == self.name]
        if maps:
            game.trash(maps[:1], me, HAND)
            if trashed:
                for _ in range(4):
                    game.gain_named(me, "gold", DECK)


class Warehouse(CardDef):
    """+3 Cards, +1 Action. Discard three cards."""

    types = ACTION
    cost = 3
    brings = Plus(cards=3, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 3, 3, intent=TO_DISCARD), me, HAND)
