"""Cards of Cornucopia (Reiche Ernte), with the five Prizes.

A card that works differently in its later print has two classes, the later one with `edition = 2`.
"""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.choice import JOINING, SetupChoice
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    DECK,
    HAND,
    PLAY,
    PRIZE,
    REACTION,
    REVEALED,
    TREASURE,
    UNTIL_USED,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import CURSES, FIRST_ONLY, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_GIVE, TO_REVEAL, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import PileDef, Setup


def count_names(cards: list[Card]) -> int:
    """Count the different names among cards."""
    return len({card.name for card in cards})


class Fairgrounds(CardDef):
    """2 VP per five differently named cards you own, rounded down."""

    types = VICTORY
    cost = 6
    vp = 2
    per = 5

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return count_names(owned)


class FarmingVillage(CardDef):
    """+2 Actions. Reveal cards from your deck until an Action or Treasure; take it, discard the rest."""

    types = ACTION
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(actions=2)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        found, rest = game.reveal_until(me, lambda card: card.types & (ACTION | TREASURE) != 0)
        game.put_in_hand(found, me, REVEALED)
        game.discard(rest, me, REVEALED)


class FortuneTeller(CardDef):
    """+2 coins. The others reveal cards until a Victory card or Curse, put it back and discard the rest."""

    types = ACTION | ATTACK
    cost = 3
    prints = FIRST_ONLY
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            found, rest = game.reveal_until(other, lambda card: card.is_victory or card.is_curse)
            game.put_on_deck(found, other, REVEALED)
            game.discard(rest, other, REVEALED)


class Hamlet(CardDef):
    """+1 Card, +1 Action. You may discard a card for +1 Action. You may discard a card for +1 Buy."""

    types = ACTION
    cost = 2
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(actions=1, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "action", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, actions=1)
        card = game.may_choose_card(me, "buy", game.hand(me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, buys=1)


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
        if card is not None and card.is_victory:
            game.trash_this(me, this)


class HorseTraders(CardDef):
    """+1 Buy, +3 coins. Discard 2 cards.

    When another player plays an Attack, you may first set this aside from hand; it returns to your hand at
    the start of your next turn, with +1 Card.
    """

    types = ACTION | REACTION
    cost = 4
    prints = FIRST_ONLY
    hears_from = HAND
    optional = True
    brings = Plus(buys=1, coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD), me, HAND)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([this], me, HAND)
        game.lasting(HorsesReturn(), me, this)


class HorsesReturn(Effect):
    """From Horse Traders: at the start of your next turn return it to your hand, +1 Card."""

    name = "horse_traders.return"
    until = UNTIL_USED

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if game.effect_here(self):
            game.put_in_hand([this], me, ASIDE)
        game.draw(me, 1)


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


class Jester(CardDef):
    """+2 coins. Each other player discards the top card; for a Victory card that player gains a Curse.

    Of any other card that player or you gain a copy, as you choose.
    """

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(coins=2)
    kinds = GAINS | CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            cards = game.take_top(other, 1)
            game.discard(cards, other, REVEALED)
            for card in cards:
                if card.is_victory:
                    game.gain_named(other, "curse")
                else:
                    game.gain_copy(game.choose_seat(me, "gain", [other, me], intent=TO_GIVE), card)


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


class Remake(CardDef):
    """Twice: trash a card from hand, then gain a card costing exactly 1 more."""

    types = ACTION
    cost = 4
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        for _ in range(2):
            card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
            if card is not None:
                game.trash([card], me, HAND)
                game.choose_gain(me, "gain", game.cost(card).plus(1), exactly=True)


class Tournament(CardDef):
    """+1 Action. You may discard a Province, to gain a Prize or a Duchy onto your deck.

    Then each other player may reveal a Province; if nobody does, +1 Card and +1 coin.
    """

    types = ACTION
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(actions=1)
    may_bring = Plus(cards=1, coins=1)
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_special("prizes")

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "discard", self.provinces(game, me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            self.win(game, me)
        if not self.others_show(game, me):
            game.plus(me, cards=1, coins=1)

    def others_show(self, game: Game, me: int) -> bool:
        """Let each other player reveal a Province; tell whether anybody did."""
        shown = False
        for other in game.others(me):
            card = game.may_choose_card(other, "reveal", self.provinces(game, other), intent=TO_REVEAL)
            if card is not None:
                game.reveal([card], other)
                shown = True
        return shown

    def provinces(self, game: Game, me: int) -> list[Card]:
        """Give the Provinces in a player's hand."""
        return [card for card in game.hand(me) if card.name == "province"]

    def win(self, game: Game, me: int) -> None:
        """Gain a Prize or a Duchy onto the deck; the choice is free even if there is none."""
        if game.choose_mode(me, "choose", ["prize", "duchy"]) == "duchy":
            game.gain_named(me, "duchy", DECK)
            return
        prize = game.choose_card(me, "prize", game.state.piles[game.pile_of("diadem")], intent=TO_GAIN)
        if prize is not None:
            game.gain_card(me, prize, DECK)


class Tournament2(Tournament):
    """Second print: +1 Action. Each player may reveal a Province.

    If you did, discard it to gain a Prize or a Duchy onto your deck. If nobody else did, +1 Card and +1 coin.
    """

    brings = Plus(actions=1)

    def on_setup(self, setup: Setup) -> None:
        # The same pile with the later Princess in it.
        if not setup.has_pile("prizes"):
            setup.add_pile("prizes", [setup.library.card(key) for key in LATER_PRIZES], supply=False)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "reveal_own", self.provinces(game, me), intent=TO_REVEAL)
        if card is not None:
            game.reveal([card], me)
        shown = self.others_show(game, me)
        if card is not None:
            game.discard([card], me, HAND)
            self.win(game, me)
        if not shown:
            game.plus(me, cards=1, coins=1)


BANE: Final = SetupChoice("bane", JOINING, costs=(2, 3))


class YoungWitch(CardDef):
    """+2 Cards. Discard 2 cards. Each other player gains a Curse or reveals a Bane from hand."""

    types = ACTION | ATTACK
    cost = 4
    brings = Plus(cards=2)
    kinds = CURSES
    choices = (BANE,)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.discard(game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD), me, HAND)
        bane = game.pile_chosen(self.name, BANE)
        for other in game.affected(me):
            banes = [card for card in game.hand(other) if card.home == bane]
            card = game.may_choose_card(other, "reveal", banes, intent=TO_REVEAL)
            if card is not None:
                game.reveal([card], other)
            else:
                game.gain_named(other, "curse")


class _Prize(CardDef):
    """One of the five cards that can be won in a Tournament."""

    types = ACTION | PRIZE
    kingdom = False


class BagOfGold(_Prize):
    """+1 Action. Gain a Gold onto your deck."""

    brings = Plus(actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "gold", DECK)


class Diadem(_Prize):
    """Worth 2, and 1 more per unused Action."""

    types = TREASURE | PRIZE
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2 + game.state.turn.actions)


class Followers(_Prize):
    """+2 Cards. Gain an Estate. Each other player gains a Curse and discards down to 3 cards in hand."""

    types = ACTION | ATTACK | PRIZE
    brings = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "estate")
        for other in game.affected(me):
            game.gain_named(other, "curse")
            game.discard_down_to(other, "discard", 3)


class Princess(_Prize):
    """+1 Buy. While this is in play, cards cost 2 less."""

    hears_from = PLAY
    brings = Plus(buys=1)

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -2


class Princess2(_Prize):
    """Second print: +1 Buy. This turn cards cost 2 less."""

    brings = Plus(buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CheaperThisTurn(), me, this)


class CheaperThisTurn(Effect):
    """From Princess, second print: cards cost 2 less this turn, once for each time it was played."""

    name = "princess.cheaper"

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -2


class TrustySteed(_Prize):
    """Choose two: +2 Cards; +2 Actions; +2 coins; gain 4 Silvers and put your deck into your discard pile."""

    may_bring = Plus(cards=2, actions=2, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        modes = ["cards", "actions", "coins", "silvers"]
        for mode in game.choose_options(me, "choose", modes, 2):
            if mode == "cards":
                game.plus(me, cards=2)
            elif mode == "actions":
                game.plus(me, actions=2)
            elif mode == "coins":
                game.plus(me, coins=2)
            else:
                for _ in range(4):
                    game.gain_named(me, "silver")
                game.deck_to_discard(me)


# From bottom to top.
PRIZES: Final = ["trusty_steed", "princess", "followers", "diadem", "bag_of_gold"]
LATER_PRIZES: Final = ["trusty_steed", "princess@2", "followers", "diadem", "bag_of_gold"]
PRIZE_PILE: Final = PileDef("prizes", PRIZES, supply=False)
