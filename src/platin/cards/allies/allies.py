"""The Allies: by when they work."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, COUNTS, DECK, HAND, LIAISON, REVEALED, VICTORY
from platin.engine.cost import Cost
from platin.engine.effect import TurnToCome
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_KEEP, TO_PLAY, TO_PUT_TOKEN, TO_SPEND, TO_TOPDECK, TO_TRASH
from platin.engine.landscape import Ally
from platin.engine.moment import Moment

# From so many cards in hand on the Fellowship of Scribes brings none.
SCRIBES_HAND: Final = 5
PICKPOCKETS_HAND: Final = 4


class _Paid(Ally):
    """An Ally that does something for Favors, if a player wants that: to use it is to pay."""

    optional = True
    price: int = 1

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.player(me).favors >= self.price and self.works(game, now, me)

    def works(self, game: Game, now: Moment, me: int) -> bool:
        """Tell whether a moment of a player is the right one for it."""
        return True

    def pay(self, game: Game, me: int) -> None:
        """Pay its price."""
        game.spend_favors(me, self.price)


# At the start of the turn


class _Repeated(_Paid):
    """An Ally that exchanges cards at the start of a turn, as often as a player pays."""

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        self.exchange(game, me)
        while self.again(game, me):
            self.exchange(game, me)

    def again(self, game: Game, me: int) -> bool:
        """Tell whether a player pays its price once more."""
        if game.player(me).favors < self.price or not game.may(me, "again", TO_SPEND):
            return False
        self.pay(game, me)
        return True

    def exchange(self, game: Game, me: int) -> None:
        """Let a player exchange cards once."""
        raise NotImplementedError(self.name)


class CaveDwellers(_Repeated):
    """At the start of your turn, as often as you like, for 1 Favor: discard a card, then draw one."""

    def exchange(self, game: Game, me: int) -> None:
        """Let a player discard a card and draw one."""
        game.discard(game.choose_cards(me, "discard", game.hand(me), 1, 1, intent=TO_DISCARD), me, HAND)
        game.plus(me, cards=1)


class CraftersGuild(_Paid):
    """At the start of your turn, for 2 Favors: gain a card costing up to 4 onto your deck."""

    price = 2

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        game.choose_gain(me, "gain", Cost(4), to=DECK)


class DesertGuides(_Repeated):
    """At the start of your turn, as often as you like, for 1 Favor: discard your hand and draw 5 cards."""

    def exchange(self, game: Game, me: int) -> None:
        """Let a player discard the hand and draw five cards."""
        game.discard(game.hand(me)[:], me, HAND)
        game.plus(me, cards=5)


class ForestDwellers(_Paid):
    """At the start of your turn, for 1 Favor: look at your top 3 cards, discard any of them, put the others back."""

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        cards = game.look_at_top(me, 3)
        unwanted = game.choose_cards(me, "discard", cards, 0, 3, intent=TO_DISCARD)
        game.discard(unwanted, me, REVEALED)
        game.put_back(me, "order", [card for card in cards if card not in unwanted])


class GangOfPickpockets(Ally):
    """At the start of your turn, spend 1 Favor or discard down to 4 cards in hand."""

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if len(game.hand(me)) <= PICKPOCKETS_HAND:
            return
        if game.player(me).favors and game.may(me, "spend", TO_SPEND):
            game.spend_favors(me, 1)
        else:
            game.discard_down_to(me, "discard", PICKPOCKETS_HAND)


class MountainFolk(_Paid):
    """At the start of your turn, for 5 Favors: +3 Cards."""

    price = 5

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        game.plus(me, cards=3)


# At the start of the Buy phase


class FamilyOfInventors(Ally):
    """At the start of your Buy phase, you may put one of your Favors on a Supply pile that is no Victory pile.

    Cards cost 1 less for each Favor on their pile.
    """

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.player(me).favors > 0

    def at_start_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        supply = [info for info in game.state.rules.piles if info.supply]
        piles = [info.index for info in supply if not info.defn.types & VICTORY]
        pile = game.choose_pile(me, "put", piles, optional=True, intent=TO_PUT_TOKEN)
        if pile >= 0:
            game.put_favor(me, pile)

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        pile = game.pile_of(defn.name)
        return -game.favors_on(pile) if pile >= 0 else 0


class LeagueOfBankers(Ally):
    """At the start of your Buy phase, +1 coin per 4 Favors you have."""

    reads = COUNTS
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.player(me).favors >= 4

    def at_start_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=game.player(me).favors // 4)


class MarketTowns(Ally):
    """At the start of your Buy phase, as often as you like, for 1 Favor: play an Action from your hand."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.player(me).favors > 0 and len(game.playable(me, ACTION)) > 0

    def at_start_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        while game.player(me).favors:
            card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
            if card is None:
                return
            game.spend_favors(me, 1)
            game.play(me, card, HAND)


class PeacefulCult(Ally):
    """At the start of your Buy phase, for any number of Favors: trash that many cards from your hand."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.player(me).favors > 0 and len(game.hand(me)) > 0

    def at_start_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "trash", game.hand(me), 0, game.player(me).favors, intent=TO_TRASH)
        game.spend_favors(me, len(cards))
        game.trash(cards, me, HAND)


class WoodworkersGuild(Ally):
    """At the start of your Buy phase, for 1 Favor: trash an Action from your hand. If you did, gain an Action."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.player(me).favors > 0 and len(self.actions(game, me)) > 0

    def actions(self, game: Game, me: int) -> list[Card]:
        """Give the Actions in a hand."""
        return [card for card in game.hand(me) if game.is_action(card)]

    def at_start_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", self.actions(game, me), intent=TO_TRASH)
        if card is not None:
            game.spend_favors(me, 1)
            game.trash([card], me, HAND)
            game.gain(me, game.choose_pile(me, "gain", game.showing(ACTION), intent=TO_GAIN))


# At a gain


class ArchitectsGuild(_Paid):
    """When you gain a card, for 2 Favors: gain a cheaper card that is no Victory card."""

    price = 2

    def works(self, game: Game, now: Moment, me: int) -> bool:
        return len(game.cheaper(game.cost(now.card))) > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        game.choose_cheaper(me, "gain", now.card, but=VICTORY)


class BandOfNomads(_Paid):
    """When you gain a card costing 3 or more, for 1 Favor: +1 Card, +1 Action or +1 Buy."""

    def works(self, game: Game, now: Moment, me: int) -> bool:
        return now.cost.coins >= 3

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        mode = game.choose_mode(me, "choose", ["cards", "actions", "buys"])
        if mode == "cards":
            game.plus(me, cards=1)
        elif mode == "actions":
            game.plus(me, actions=1)
        else:
            game.plus(me, buys=1)


class CityState(_Paid):
    """When you gain an Action in your turn, for 2 Favors: play it."""

    price = 2

    def works(self, game: Game, now: Moment, me: int) -> bool:
        if not game.is_turn_of(me) or not game.is_action(now.card) or not game.unmoved(now):
            return False
        return now.zone != HAND or game.may_play(me, now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        game.play_gained(now)


class TrappersLodge(_Paid):
    """When you gain a card, for 1 Favor: put it onto your deck."""

    def works(self, game: Game, now: Moment, me: int) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        game.topdeck(now)


# After a play


class CircleOfWitches(_Paid):
    """After playing a Liaison, for 3 Favors: each other player gains a Curse."""

    price = 3

    def works(self, game: Game, now: Moment, me: int) -> bool:
        return game.types_of(now.card) & LIAISON != 0

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        for other in game.others(me):
            game.gain_named(other, "curse")


class FellowshipOfScribes(_Paid):
    """After playing an Action, with 4 cards in hand or fewer, for 1 Favor: +1 Card."""

    def works(self, game: Game, now: Moment, me: int) -> bool:
        return game.is_action(now.card) and len(game.hand(me)) < SCRIBES_HAND

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        game.plus(me, cards=1)


class LeagueOfShopkeepers(Ally):
    """After playing a Liaison: with 5 Favors or more +1 coin, with 10 or more also +1 Action and +1 Buy."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.types_of(now.card) & LIAISON != 0 and game.player(me).favors >= 5

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.bring(me, Plus(coins=1, actions=1, buys=1) if game.player(me).favors >= 10 else Plus(coins=1))


# In Clean-up, and at the end of the turn


class CoastalHaven(Ally):
    """When you discard your hand in Clean-up, for any number of Favors: keep that many cards in hand."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.player(me).favors > 0 and len(now.cards) > 0

    def at_discard_of_hand(self, game: Game, now: Moment, me: int, this: Card) -> None:
        kept = game.choose_cards(me, "keep", now.cards, 0, game.player(me).favors, intent=TO_KEEP)
        game.spend_favors(me, len(kept))
        now.cards = [card for card in now.cards if card not in kept]


class IslandFolkTurn(TurnToCome):
    """The turn of the Island Folk may not be a third turn in a row."""

    name = "island_folk"

    def lapses(self, this: Card) -> bool:
        return True


class _IslandFolk(_Paid):
    """At the end of your turn, for 5 Favors: take an extra turn, but no third turn in a row."""

    price = 5

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.pay(game, me)
        if game.state.previous_seat != me:
            game.extra_turn(me, self.name)
            game.lasting(IslandFolkTurn(), me)


class IslandFolk(_IslandFolk):
    """At the end of your turn, if the previous turn was not yours, for 5 Favors: take an extra turn."""

    def works(self, game: Game, now: Moment, me: int) -> bool:
        return game.state.previous_seat != me


class IslandFolk2(_IslandFolk):
    """Second print: at the end of any turn of yours, but that brings no third turn in a row."""


# At a shuffle


class _Order(_Paid):
    """An Ally that takes part in a shuffle: once a Favor is paid the cards are looked through, and more may follow."""

    repeatable = True

    def works(self, game: Game, now: Moment, me: int) -> bool:
        return len(now.cards) > 0

    def look(self, game: Game, now: Moment, me: int) -> None:
        """Pay, and look through the cards that are shuffled."""
        self.pay(game, me)
        game.note("look", me, now.cards, seen=1 << me)


class OrderOfAstrologers(_Order):
    """When you shuffle, for any number of Favors: pick a card for each, to lie on top."""

    def on_shuffle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.look(game, now, me)
        card = game.may_choose_card(me, "top", now.cards, intent=TO_TOPDECK)
        if card is not None:
            now.cards = [other for other in now.cards if other is not card]
            now.top.append(card)


class OrderOfMasons(_Order):
    """When you shuffle, for any number of Favors: pick up to 2 cards for each, to lie in your discard pile."""

    def on_shuffle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.look(game, now, me)
        kept = game.choose_cards(me, "keep", now.cards, 0, 2, intent=TO_DISCARD)
        now.cards = [card for card in now.cards if card not in kept]


# At the end of the game


class PlateauShepherds(Ally):
    """2 VP for each pair of one of your Favors and one card you own costing exactly 2."""

    def counted(self, game: Game, me: int) -> int:
        cards = [card for card in game.owned(me) if game.cost_at_end(card.defn).same(Cost(2))]
        return min(game.player(me).favors, len(cards))

    def points(self, game: Game, me: int) -> int:
        return 2 * self.counted(game, me)
