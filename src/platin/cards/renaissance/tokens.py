"""Cards of Renaissance that bring Coffers or Villagers."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ACTIONS, ATTACK, COUNTS, HAND, NOTHING, REACTION, TREASURE
from platin.engine.cost import Cost
from platin.engine.facts import COFFERS, GAINS, TOKEN_MATS, TRASHES, VILLAGERS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TRASH
from platin.engine.moment import Moment


class ActingTroupe(CardDef):
    """+4 Villagers. Trash this."""

    types = ACTION
    cost = 3
    materials = VILLAGERS | TOKEN_MATS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_villagers(me, 4)
        game.trash_this(me, this)


class Ducat(CardDef):
    """+1 Coffers, +1 Buy. When you gain this, you may trash a Copper from hand."""

    types = TREASURE
    cost = 2
    brings = Plus(buys=1)
    kinds = TRASHES
    materials = COFFERS | TOKEN_MATS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_coffers(me, 1)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        coppers = [card for card in game.hand(me) if card.name == "copper"]
        card = game.may_choose_card(me, "trash", coppers[:1], intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Lackeys(CardDef):
    """+2 Cards. When you gain this, +2 Villagers."""

    types = ACTION
    cost = 2
    brings = Plus(cards=2)
    materials = VILLAGERS | TOKEN_MATS
    reads = NOTHING
    writes = COUNTS

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_villagers(me, 2)


class Patron(CardDef):
    """+1 Villager, +2 coins. When something makes you reveal this, +1 Coffers."""

    types = ACTION | REACTION
    cost = 4
    brings = Plus(coins=2)
    materials = COFFERS | VILLAGERS | TOKEN_MATS
    reads = NOTHING
    writes = COUNTS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_villagers(me, 1)

    def when_revealed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_coffers(me, 1)


class Patron2(Patron):
    """Later print: it is rewarded only when it is revealed in an Action phase, whosever that is."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.state.phase == ACTIONS


class Recruiter(CardDef):
    """+2 Cards. Trash a card from hand. +1 Villager per coin that it costs."""

    types = ACTION
    cost = 5
    brings = Plus(cards=2)
    kinds = TRASHES
    materials = VILLAGERS | TOKEN_MATS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            coins = game.cost(card).coins
            if coins:
                game.take_villagers(me, coins)


class Sculptor(CardDef):
    """Gain a card costing up to 4 into your hand. If it is a Treasure, +1 Villager."""

    types = ACTION
    cost = 5
    kinds = GAINS
    materials = VILLAGERS | TOKEN_MATS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_gain(me, "gain", Cost(4), to=HAND)
        if card is not None and game.is_treasure(card):
            game.take_villagers(me, 1)


class SilkMerchant(CardDef):
    """+2 Cards, +1 Buy. When you gain or trash this, +1 Coffers and +1 Villager."""

    types = ACTION
    cost = 4
    brings = Plus(cards=2, buys=1)
    materials = COFFERS | VILLAGERS | TOKEN_MATS
    reads = NOTHING
    writes = COUNTS

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_coffers(me, 1)
        game.take_villagers(me, 1)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_coffers(me, 1)
        game.take_villagers(me, 1)


class Spices(CardDef):
    """Worth 2, +1 Buy. When you gain this, +2 Coffers."""

    types = TREASURE
    cost = 5
    brings = Plus(coins=2, buys=1)
    materials = COFFERS | TOKEN_MATS
    reads = NOTHING
    writes = COUNTS

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_coffers(me, 2)


class Villain(CardDef):
    """+2 Coffers. Each other player with 5 or more cards in hand discards one costing 2 or more, or shows none."""

    types = ACTION | ATTACK
    cost = 5
    materials = COFFERS | TOKEN_MATS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_coffers(me, 2)
        for other in game.affected(me):
            if len(game.hand(other)) >= 5:
                dear = [card for card in game.hand(other) if game.cost(card).coins >= 2]
                card = game.choose_card(other, "discard", dear, intent=TO_DISCARD)
                if card is None:
                    game.reveal_hand(other)
                else:
                    game.discard([card], other, HAND)
