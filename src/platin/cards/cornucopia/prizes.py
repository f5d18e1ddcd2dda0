"""Tournament, with the five Prizes that can be won in it."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, DECK, HAND, PLAY, PRIZE, TREASURE
from platin.engine.effect import Effect
from platin.engine.facts import FIRST_ONLY, GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_REVEAL
from platin.engine.setup import PileDef, Setup


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
    counts_actions = True

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
