"""Cards of Cornucopia (Reiche Ernte), first print, with the five Prizes."""

from platin.engine.card import Card, CardDef, Effect, Landscape, Moment
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    DECK,
    HAND,
    ON_ATTACK,
    ON_START_TURN,
    PRIZE,
    REACTION,
    RULE_COST,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.decision import RuleError
from platin.engine.game import Game
from platin.engine.setup import PileDef, Setup


class Cornucopia(CardDef):
    expansion = "cornucopia"


class HorseTraders(Cornucopia):
    """+1 Buy, +3 coins. Discard 2 cards.

    When another player plays an Attack, you may first set this aside from hand; it returns to your hand at
    the start of your next turn, with +1 Card.
    """

    name = "horse_traders"
    types = ACTION | REACTION
    cost = 4
    hand_listens = 1 << ON_ATTACK
    optional = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=3)
        game.discard(game.choose_cards(me, "horse_traders.discard", game.hand(me), 2, 2), me, HAND)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([this], me, HAND)
        game.lasting(HorsesReturn(), me, this)


class HorsesReturn(Effect):
    """From Horse Traders: at the start of your next turn return it to your hand, +1 Card."""

    name = "horse_traders.return"
    until = UNTIL_USED
    listens = 1 << ON_START_TURN

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        if game.effect_here(self):
            game.put_in_hand([this], me, ASIDE)
        game.draw(me, 1)


class Tournament(Cornucopia):
    """+1 Action. You may discard a Province, to gain a Prize or a Duchy onto your deck.

    Then each other player may reveal a Province; if nobody does, +1 Card and +1 coin.
    """

    name = "tournament"
    types = ACTION
    cost = 4

    def on_setup(self, setup: Setup) -> None:
        setup.add_special("prizes")

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        card = game.may_choose_card(me, "tournament.discard", self.provinces(game, me))
        if card is not None:
            game.discard([card], me, HAND)
            self.win(game, me)
        shown = False
        for other in game.others(me):
            card = game.may_choose_card(other, "tournament.reveal", self.provinces(game, other))
            if card is not None:
                game.reveal([card], other)
                shown = True
        if not shown:
            game.plus(me, cards=1, coins=1)

    def provinces(self, game: Game, me: int) -> list[Card]:
        """Give the Provinces in a player's hand."""
        return [card for card in game.hand(me) if card.name == "province"]

    def win(self, game: Game, me: int) -> None:
        """Gain a Prize or a Duchy onto the deck; the choice is free even if there is none."""
        if game.choose_mode(me, "tournament.choose", ["prize", "duchy"]) == "duchy":
            game.gain_named(me, "duchy", DECK)
            return
        prize = game.choose_card(me, "tournament.prize", game.state.piles[game.pile_of("diadem")])
        if prize is not None:
            game.gain_card(me, prize, DECK)


class YoungWitch(Cornucopia):
    """+2 Cards. Discard 2 cards. Each other player gains a Curse or reveals a Bane from hand."""

    name = "young_witch"
    types = ACTION | ATTACK
    cost = 4

    def on_setup(self, setup: Setup) -> None:
        if setup.rules.bane < 0:
            raise RuleError("Young Witch needs a Bane")
        bane = setup.rules.piles[setup.rules.bane].defn
        if bane.cost not in (2, 3) or bane.potion or bane.debt:
            raise RuleError(f"the Bane must cost 2 or 3, not {bane.name!r}")

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)
        game.discard(game.choose_cards(me, "young_witch.discard", game.hand(me), 2, 2), me, HAND)
        bane = game.state.rules.bane
        for other in game.affected(me):
            banes = [card for card in game.hand(other) if card.home == bane]
            card = game.may_choose_card(other, "young_witch.reveal", banes)
            if card is not None:
                game.reveal([card], other)
            else:
                game.gain_named(other, "curse")


class Prize(Cornucopia):
    """One of the five cards that can be won in a Tournament."""

    types = ACTION | PRIZE
    kingdom = False


class BagOfGold(Prize):
    """+1 Action. Gain a Gold onto your deck."""

    name = "bag_of_gold"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        game.gain_named(me, "gold", DECK)


class Diadem(Prize):
    """Worth 2, and 1 more per unused Action."""

    name = "diadem"
    types = TREASURE | PRIZE

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2 + game.state.turn.actions)


class Followers(Prize):
    """+2 Cards. Gain an Estate. Each other player gains a Curse and discards down to 3 cards in hand."""

    name = "followers"
    types = ACTION | ATTACK | PRIZE

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)
        game.gain_named(me, "estate")
        for other in game.affected(me):
            game.gain_named(other, "curse")
            game.discard_down_to(other, "followers.discard", 3)


class Princess(Prize):
    """+1 Buy. While this is in play, cards cost 2 less."""

    name = "princess"
    play_listens = 1 << RULE_COST

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1)

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -2


class TrustySteed(Prize):
    """Choose two: +2 Cards; +2 Actions; +2 coins; gain 4 Silvers and put your deck into your discard pile."""

    name = "trusty_steed"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        modes = ["cards", "actions", "coins", "silvers"]
        for mode in game.choose_modes(me, "trusty_steed.choose", modes, 2):
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


CARDS: list[CardDef] = [
    HorseTraders(),
    Tournament(),
    YoungWitch(),
    BagOfGold(),
    Diadem(),
    Followers(),
    Princess(),
    TrustySteed(),
]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = [HorsesReturn()]
PILES: list[PileDef] = [
    PileDef("prizes", ["trusty_steed", "princess", "followers", "diadem", "bag_of_gold"], supply=False),
]
