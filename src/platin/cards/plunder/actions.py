"""Actions of Plunder whose instructions are over with the turn."""

from platin.cards.plunder.expansion import Plunder
from platin.cards.plunder.loot import add_loot, gain_loot
from platin.cards.plunder.seizing import seize_play
from platin.cards.plunder.treasures import treasure_names
from platin.engine.card import Card, CardDef, Effect, Moment
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    COUNTS,
    DISCARD,
    HAND,
    IN_HAND,
    NOTHING,
    ON_AFTER_PLAY,
    ON_BEFORE_PLAY,
    ON_DISCARD,
    ON_END_TURN,
    ON_GAIN,
    ON_START_TURN,
    PLAY,
    REACTION,
    REVEALED,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import Setup


class FirstMate(Plunder):
    """Play any number of Actions with one name from your hand. Then draw until you have 6 cards in hand."""

    name = "first_mate"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "first_mate.play", game.playable(me, ACTION))
        while card is not None:
            name = card.name
            game.play(me, card, HAND)
            copies = [copy for copy in game.playable(me, ACTION) if copy.name == name]
            card = game.may_choose_card(me, "first_mate.more", copies)
        game.draw_to(me, 6)


class FortuneHunter(Plunder):
    """+2 coins. Look at your top 3 cards. You may play a Treasure from them. Put the rest back in any order."""

    name = "fortune_hunter"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        cards = game.look_at_top(me, 3)
        card = game.may_choose_card(me, "fortune_hunter.play", [card for card in cards if card.is_treasure])
        if card is not None:
            cards.remove(card)
            game.play(me, card, REVEALED)
        game.put_back(me, "fortune_hunter.order", cards)


class HarborVillageWaits(Effect):
    """The next Action you play this turn is watched for the coins it gives."""

    name = "harbor_village"
    listens = 1 << ON_BEFORE_PLAY
    seizes = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_action

    def seize(self, game: Game, now: Moment) -> None:
        seize_play(game, self, HarborVillagePays(), now)


class HarborVillagePays(Effect):
    """If the Action that was watched has given coins itself: +1 coin."""

    name = "harbor_village.pays"
    listens = 1 << ON_AFTER_PLAY
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.nth == self.count and now.coins > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.plus(me, coins=1)


class HarborVillage(Plunder):
    """+1 Card, +2 Actions. After the next Action you play this turn: +1 coin, if that gave you coins."""

    name = "harbor_village"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=2)
        game.lasting(HarborVillageWaits(), me, this)


class Mapmaker(Plunder):
    """Look at your top 4 cards. Take 2 into your hand, discard the rest.

    When anyone gains a Victory card, you may play this from your hand.
    """

    name = "mapmaker"
    types = ACTION | REACTION
    cost = 4
    hand_listens = 1 << ON_GAIN
    optional = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 4)
        taken = game.choose_cards(me, "mapmaker.take", cards, 2, 2)
        game.put_in_hand(taken, me, REVEALED)
        game.discard([card for card in cards if card not in taken], me, REVEALED)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.card.is_victory and game.may_play(me, this)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class Maroon(Plunder):
    """Trash a card from your hand. +2 Cards for each type it has."""

    name = "maroon"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "maroon.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, cards=2 * card.type_count)


class MiningRoadPlays(Effect):
    """Once this turn, when you gain a Treasure, you may play it."""

    name = "mining_road"
    listens = 1 << ON_GAIN
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_treasure and game.unmoved(now)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.play_gained(now)


class MiningRoad(Plunder):
    """+1 Action, +1 Buy, +2 coins. Once this turn, when you gain a Treasure, you may play it."""

    name = "mining_road"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1, buys=1, coins=2)
        game.lasting(MiningRoadPlays(), me, this)


class Pilgrim(Plunder):
    """+4 Cards. Put a card from your hand onto your deck."""

    name = "pilgrim"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=4)
        card = game.choose_card(me, "pilgrim.topdeck", game.hand(me))
        if card is not None:
            game.put_on_deck([card], me, HAND)


class ShamanRule(Effect):
    """In games with Shaman: at the start of your turn, gain a card costing up to 6 from the trash."""

    name = "shaman"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        # Its turn may come while there is nothing to gain, before something else at the start of the turn trashes.
        limit = Cost(6)
        fitting = [card for card in game.state.trash if game.cost(card).at_most(limit)]
        card = game.choose_card(me, "shaman.gain", fitting)
        if card is not None:
            game.gain_from_trash(me, card)


class Shaman(Plunder):
    """+1 Action, +1 coin. You may trash a card from your hand.

    In games with this, at the start of your turn gain a card costing up to 6 from the trash.
    """

    name = "shaman"
    types = ACTION
    cost = 2

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(ShamanRule())

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1, coins=1)
        card = game.may_choose_card(me, "shaman.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)


class SwampShacks(Plunder):
    """+2 Actions. +1 Card for every 3 cards you have in play."""

    name = "swamp_shacks"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=2)
        game.plus(me, cards=len(game.in_play(me)) // 3)


class TricksterKeeps(Effect):
    """Once this turn, when you discard a Treasure from play, you may set it aside."""

    name = "trickster"
    listens = 1 << ON_DISCARD
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and now.card.is_treasure and game.unmoved(now)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.set_aside([now.card], me, DISCARD)
        game.lasting(TricksterReturns(), me, this).cards = [now.card]


class TricksterReturns(Effect):
    """At the end of the turn, take the Treasure that was set aside into your hand."""

    name = "trickster.returns"
    listens = 1 << ON_END_TURN
    reads = NOTHING
    writes = IN_HAND

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.put_in_hand(self.cards, me, ASIDE)


class Trickster(Plunder):
    """Each other player gains a Curse. Once this turn, you may keep a Treasure that you discard from play.

    It is set aside, and taken into your hand at the end of the turn.
    """

    name = "trickster"
    types = ACTION | ATTACK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")
        game.lasting(TricksterKeeps(), me, this)


class WealthyVillage(Plunder):
    """+1 Card, +2 Actions. When you gain this with 3 differently named Treasures in play, gain a Loot."""

    name = "wealthy_village"
    types = ACTION
    cost = 5
    listens = 1 << ON_GAIN

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and treasure_names(game, me) >= 3

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        gain_loot(game, me)


CARDS: list[CardDef] = [
    FirstMate(),
    FortuneHunter(),
    HarborVillage(),
    Mapmaker(),
    Maroon(),
    MiningRoad(),
    Pilgrim(),
    Shaman(),
    SwampShacks(),
    Trickster(),
    WealthyVillage(),
]

EFFECTS: list[Effect] = [
    HarborVillagePays(),
    HarborVillageWaits(),
    MiningRoadPlays(),
    ShamanRule(),
    TricksterKeeps(),
    TricksterReturns(),
]
