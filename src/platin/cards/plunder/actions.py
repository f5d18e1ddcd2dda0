"""Actions of Plunder whose instructions are over with the turn."""

from platin.cards.plunder.loot import add_loot, gain_loot
from platin.cards.plunder.treasures import treasure_names
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    COUNTS,
    DISCARD,
    HAND,
    NOTHING,
    ON_BEFORE_PLAY,
    PLAY,
    REACTION,
    REVEALED,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, TakeAtEnd
from platin.engine.facts import CURSES, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_PLAY, TO_TAKE, TO_TOPDECK, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.seizing import seize_play
from platin.engine.setup import Setup


class FirstMate(CardDef):
    """Play any number of Actions with one name from your hand. Then draw until you have 6 cards in hand."""

    types = ACTION
    cost = 5
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        while card is not None:
            name = card.name
            game.play(me, card, HAND)
            copies = [copy for copy in game.playable(me, ACTION) if copy.name == name]
            card = game.may_choose_card(me, "more", copies, intent=TO_PLAY)
        game.draw_to(me, 6)


class FortuneHunter(CardDef):
    """+2 coins. Look at your top 3 cards. You may play a Treasure from them. Put the rest back in any order."""

    types = ACTION
    cost = 4
    brings = Plus(coins=2)
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 3)
        card = game.may_choose_card(me, "play", [card for card in cards if game.is_treasure(card)], intent=TO_PLAY)
        if card is not None:
            cards.remove(card)
            game.play(me, card, REVEALED)
        game.put_back(me, "order", cards)


class HarborVillageWaits(Effect):
    """The next Action you play this turn is watched for the coins it gives."""

    name = "harbor_village"
    seizes = 1 << ON_BEFORE_PLAY

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_action(now.card)

    def seize(self, game: Game, now: Moment) -> None:
        seize_play(game, self, HarborVillagePays(), now)


class HarborVillagePays(Effect):
    """If the Action that was watched has given coins itself: +1 coin."""

    name = "harbor_village.pays"
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == self.count and now.coins > 0

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.plus(me, coins=1)


class HarborVillage(CardDef):
    """+1 Card, +2 Actions. After the next Action you play this turn: +1 coin, if that gave you coins."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=2)
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(HarborVillageWaits(), me, this)


class Mapmaker(CardDef):
    """Look at your top 4 cards. Take 2 into your hand, discard the rest.

    When anyone gains a Victory card, you may play this from your hand.
    """

    types = ACTION | REACTION
    cost = 4
    may_bring = Plus(cards=2)
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 4)
        taken = game.choose_cards(me, "take", cards, 2, 2, intent=TO_TAKE)
        game.put_in_hand(taken, me, REVEALED)
        game.discard([card for card in cards if card not in taken], me, REVEALED)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.is_victory(now.card) and game.may_play(me, this)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class Maroon(CardDef):
    """Trash a card from your hand. +2 Cards for each type it has."""

    types = ACTION
    cost = 4
    may_bring = Plus(cards=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, cards=2 * card.type_count)


class MiningRoadPlays(Effect):
    """Once this turn, when you gain a Treasure, you may play it."""

    name = "mining_road"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_treasure(now.card) and game.unmoved(now)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.play_gained(now)


class MiningRoad(CardDef):
    """+1 Action, +1 Buy, +2 coins. Once this turn, when you gain a Treasure, you may play it."""

    types = ACTION
    cost = 5
    brings = Plus(actions=1, buys=1, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(MiningRoadPlays(), me, this)


class Pilgrim(CardDef):
    """+4 Cards. Put a card from your hand onto your deck."""

    types = ACTION
    cost = 5
    brings = Plus(cards=4)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "topdeck", game.hand(me), intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, HAND)


class ShamanRule(Effect):
    """In games with Shaman: at the start of your turn, gain a card costing up to 6 from the trash."""

    name = "shaman"
    until = UNTIL_USED

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        # Its turn may come while there is nothing to gain, before something else at the start of the turn trashes.
        limit = Cost(6)
        fitting = [card for card in game.state.trash if game.cost(card).at_most(limit)]
        card = game.choose_card(me, "gain", fitting, intent=TO_GAIN)
        if card is not None:
            game.gain_from_trash(me, card)


class Shaman(CardDef):
    """+1 Action, +1 coin. You may trash a card from your hand.

    In games with this, at the start of your turn gain a card costing up to 6 from the trash.
    """

    types = ACTION
    cost = 2
    brings = Plus(actions=1, coins=1)
    kinds = TRASHES | GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(ShamanRule())

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class SwampShacks(CardDef):
    """+2 Actions. +1 Card for every 3 cards you have in play."""

    types = ACTION
    cost = 4
    brings = Plus(actions=2)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=len(game.in_play(me)) // 3)


class TricksterKeeps(Effect):
    """Once this turn, when you discard a Treasure from play, you may set it aside."""

    name = "trickster"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and game.is_treasure(now.card) and game.unmoved(now)

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.set_aside([now.card], me, DISCARD)
        game.lasting(TricksterReturns(), me, this).cards = [now.card]


class TricksterReturns(TakeAtEnd):
    """At the end of the turn, take the Treasure that was set aside into your hand."""

    name = "trickster.returns"


class Trickster(CardDef):
    """Each other player gains a Curse. Once this turn, you may keep a Treasure that you discard from play.

    It is set aside, and taken into your hand at the end of the turn.
    """

    types = ACTION | ATTACK
    cost = 5
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")
        game.lasting(TricksterKeeps(), me, this)


class WealthyVillage(CardDef):
    """+1 Card, +2 Actions. When you gain this with 3 differently named Treasures in play, gain a Loot."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=2)
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and treasure_names(game, me) >= 3

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_loot(game, me)
