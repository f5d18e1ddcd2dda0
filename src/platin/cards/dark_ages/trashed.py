"""Cards with something to say when they are trashed, and Market Square, which waits for any card to be."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, HAND, REACTION, REVEALED, SUPPLY, TRASH, VICTORY
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TAKE, TO_TRASH
from platin.engine.moment import Moment


class Catacombs(CardDef):
    """Look at your top 3 cards. Take them, or discard them for +3 Cards. When trashed, gain a cheaper card."""

    types = ACTION
    cost = 5
    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 3)
        if not cards:
            return
        for mode in game.choose_options(me, "choose", ["take", "discard"]):
            if mode == "take":
                game.put_in_hand(cards, me, REVEALED)
                cards = []
            else:
                game.discard(cards, me, REVEALED)
                game.plus(me, cards=3)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        limit = game.cost(this)
        piles: list[int] = []
        for pile in game.gainable(limit):
            top = game.top_of(pile)
            if top is not None and game.cost_of(top).less_than(limit):
                piles.append(pile)
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))


class Feodum(CardDef):
    """1 VP for each three Silvers you own, rounded down. When trashed, gain 3 Silvers."""

    types = VICTORY
    cost = 4
    vp = 1
    per = 3

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return len([card for card in owned if card.name == "silver"])

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for _ in range(3):
            game.gain_named(me, "silver")


class Fortress(CardDef):
    """+1 Card, +2 Actions. When trashed, put this into your hand."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=2)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if not game.unmoved(now):
            return
        # Where something else has its say about trashed cards too, the player chooses which of the two comes first.
        if now.zone == TRASH or game.may(me, "take", intent=TO_TAKE):
            game.put_in_hand([this], me, now.zone)


class HuntingGrounds(CardDef):
    """+4 Cards. When trashed, gain a Duchy or 3 Estates."""

    types = ACTION
    cost = 6
    brings = Plus(cards=4)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if game.choose_mode(me, "choose", ["duchy", "estates"]) == "duchy":
            game.gain_named(me, "duchy")
        else:
            for _ in range(3):
                game.gain_named(me, "estate")


class MarketSquare(CardDef):
    """+1 Card, +1 Action, +1 Buy. When one of your cards is trashed, you may discard this from hand to gain a Gold."""

    types = ACTION | REACTION
    cost = 3
    hears_from = HAND
    optional = True
    brings = Plus(cards=1, actions=1, buys=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        # A card trashed from the Supply is nobody's.
        return now.seat == me and now.from_zone != SUPPLY

    def on_trash(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.discard([this], me, HAND)
        game.gain_named(me, "gold")


class Rats(CardDef):
    """+1 Card, +1 Action. Gain a Rats. Trash a card from hand that is no Rats. When trashed, +1 Card."""

    types = ACTION
    cost = 4
    copies = 20
    brings = Plus(cards=1, actions=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, self.name)
        others = [card for card in game.hand(me) if card.name != self.name]
        card = game.choose_card(me, "trash", others, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        else:
            game.reveal_hand(me)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=1)


class Squire(CardDef):
    """+1 coin. Choose one: +2 Actions; +2 Buys; gain a Silver. When trashed, gain an Attack card."""

    types = ACTION
    cost = 2
    brings = Plus(coins=1)
    may_bring = Plus(actions=2, buys=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["actions", "buys", "silver"]):
            if mode == "actions":
                game.plus(me, actions=2)
            elif mode == "buys":
                game.plus(me, buys=2)
            else:
                game.gain_named(me, "silver")

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain(me, game.choose_pile(me, "gain", game.showing(ATTACK), intent=TO_GAIN))
