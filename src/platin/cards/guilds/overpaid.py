"""Cards of Guilds that may be overpaid."""

from platin.engine.card import Card, Plus
from platin.engine.const import ACTION, DISCARD, HAND, ON_GAIN, REVEALED, TREASURE
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_TOPDECK, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.overpay import Overpaid


class Doctor(Overpaid):
    """Name a card. Reveal your top 3 cards, trash those of that name and put the others back in any order.

    For each coin that it is overpaid by, look at your top card: trash it, discard it or put it back.
    """

    types = ACTION
    cost = 3
    kinds = TRASHES
    prints = FIRST_ONLY

    def then(self, game: Game, me: int, this: Card) -> None:
        named = game.choose_name(me, "name")
        cards = game.reveal_top(me, 3)
        game.trash([card for card in cards if card.name == named.name], me, REVEALED)
        game.put_back(me, "order", [card for card in cards if card.name != named.name])

    def when_overpaid(self, game: Game, now: Moment, me: int, paid: Cost) -> None:
        for _ in range(paid.coins):
            cards = game.look_at_top(me, 1)
            if not cards:
                return
            mode = game.choose_mode(me, "choose", ["trash", "discard", "keep"])
            if mode == "trash":
                game.trash(cards, me, REVEALED)
            elif mode == "discard":
                game.discard(cards, me, REVEALED)
            else:
                game.put_on_deck(cards, me, REVEALED)


class Doctor2(Doctor):
    """The overpaid coins take effect when the Doctor was gained."""

    overpaid_at = ON_GAIN


class CardsAtTheEnd(Effect):
    """From Farrier: at the end of this turn, whoever's it is, so many cards."""

    name = "farrier"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.plus(me, cards=self.count)


class Farrier(Overpaid):
    """+1 Card, +1 Action, +1 Buy. For each coin that it was overpaid by, +1 Card at the end of this turn."""

    types = ACTION
    cost = 2
    brings = Plus(cards=1, actions=1, buys=1)
    prints = LATER_ONLY
    overpaid_at = ON_GAIN

    def when_overpaid(self, game: Game, now: Moment, me: int, paid: Cost) -> None:
        for effect in game.state.effects:
            if effect.name == "farrier" and effect.owner == me:
                effect.count += paid.coins
                return
        game.lasting(CardsAtTheEnd(), me).count = paid.coins


class Herald(Overpaid):
    """+1 Card, +1 Action. Reveal your top card; if it is an Action, play it.

    For each coin that it is overpaid by, put a card from your discard pile onto your deck.
    """

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for card in game.reveal_top(me, 1):
            if game.is_action(card):
                game.play(me, card, REVEALED)
            else:
                game.put_on_deck([card], me, REVEALED)

    def when_overpaid(self, game: Game, now: Moment, me: int, paid: Cost) -> None:
        discard = game.player(me).discard[:]
        cards = game.choose_cards(me, "topdeck", discard, paid.coins, paid.coins, intent=TO_TOPDECK)
        game.put_on_deck(game.order_cards(me, "order", cards), me, DISCARD, secretly=True)


class Herald2(Herald):
    """The overpaid coins take effect when the Herald was gained: it may be one of the cards."""

    overpaid_at = ON_GAIN


class Infirmary(Overpaid):
    """+1 Card. You may trash a card from hand. Play this once for each coin that it was overpaid by."""

    types = ACTION
    cost = 3
    brings = Plus(cards=1)
    kinds = TRASHES
    prints = LATER_ONLY
    overpaid_at = ON_GAIN

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)

    def when_overpaid(self, game: Game, now: Moment, me: int, paid: Cost) -> None:
        if paid.coins:
            game.play_gained(now, paid.coins)


class Masterpiece(Overpaid):
    """Worth 1. For each coin that it is overpaid by, gain a Silver; before the Masterpiece itself."""

    types = TREASURE
    cost = 3
    brings = Plus(coins=1)
    kinds = GAINS
    prints = FIRST_ONLY
    plain = True

    def when_overpaid(self, game: Game, now: Moment, me: int, paid: Cost) -> None:
        for _ in range(paid.coins):
            game.gain_named(me, "silver")


class Masterpiece2(Masterpiece):
    """Worth 1. For each coin that it was overpaid by, gain a Silver; after the Masterpiece itself."""

    overpaid_at = ON_GAIN


class Stonemason(Overpaid):
    """Trash a card from hand. Gain 2 cards, each costing less than it.

    Overpaid: gain 2 Actions, each costing exactly what was paid more.
    """

    types = ACTION
    cost = 2
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            for _ in range(2):
                game.choose_cheaper(me, "gain", card)

    def when_overpaid(self, game: Game, now: Moment, me: int, paid: Cost) -> None:
        for _ in range(2):
            game.choose_gain(me, "action", paid, ACTION, exactly=True)


class Stonemason2(Stonemason):
    """The overpaid coins take effect when the Stonemason was gained."""

    overpaid_at = ON_GAIN
