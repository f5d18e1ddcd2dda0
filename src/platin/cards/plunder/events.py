"""The Events of Plunder."""

from platin.cards.plunder.loot import add_loot, gain_loot
from platin.cards.plunder.seizing import NextGain, SeizedGain
from platin.engine.card import Card, Effect, Event, Landscape, Moment
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    DECK,
    DECK_BOTTOM,
    DISCARD,
    HAND,
    IN_HAND,
    NOTHING,
    ON_END_TURN,
    ON_GAIN,
    ON_SHUFFLE,
    ON_START_TURN,
    THIS_TURN,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import Setup


class PlunderEvent(Event):
    expansion = "plunder"


class AvoidShuffle(Effect):
    """The next time you shuffle this turn, keep up to 3 of the cards in your discard pile."""

    name = "avoid"
    listens = 1 << ON_SHUFFLE

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        kept = game.choose_cards(me, "avoid.keep", now.cards, 0, 3)
        now.cards = [card for card in now.cards if card not in kept]


class Avoid(PlunderEvent):
    """+1 Buy. The next time you shuffle this turn, keep up to 3 of the cards in your discard pile."""

    name = "avoid"
    cost = 2

    def on_buy(self, game: Game, me: int) -> None:
        game.plus(me, buys=1)
        game.lasting(AvoidShuffle(), me)


class Bury(PlunderEvent):
    """+1 Buy. Put a card from your discard pile on the bottom of your deck."""

    name = "bury"
    cost = 1

    def on_buy(self, game: Game, me: int) -> None:
        game.plus(me, buys=1)
        card = game.choose_card(me, "bury.bottom", game.player(me).discard)
        if card is not None:
            game.move(card, me, DISCARD, DECK_BOTTOM)
            game.note("bottom", me, [card], seen=1 << me)


class DeliverAside(Effect):
    """This turn, each card you gain is set aside."""

    name = "deliver"
    listens = 1 << ON_GAIN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([now.card], me, game.pick_up(now))
        game.lasting(DeliverHand(), me).cards = [now.card]


class DeliverHand(Effect):
    """At the end of the turn, take the card set aside into your hand."""

    name = "deliver.hand"
    listens = 1 << ON_END_TURN
    joins = True
    reads = NOTHING
    writes = IN_HAND

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.put_in_hand(self.cards, me, ASIDE)


class Deliver(PlunderEvent):
    """+1 Buy. This turn, each card you gain is set aside, and taken into your hand at the end of the turn."""

    name = "deliver"
    cost = 2

    def on_buy(self, game: Game, me: int) -> None:
        game.plus(me, buys=1)
        game.lasting(DeliverAside(), me)


class Foray(PlunderEvent):
    """Discard 3 cards, revealing them. If they have 3 different names, gain a Loot."""

    name = "foray"
    cost = 3

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_buy(self, game: Game, me: int) -> None:
        cards = game.choose_cards(me, "foray.discard", game.hand(me), 3, 3)
        game.reveal(cards, me)
        game.discard(cards, me, HAND)
        names: list[str] = []
        for card in cards:
            if card.name not in names:
                names.append(card.name)
        if len(names) == 3:
            gain_loot(game, me)


class Invasion(PlunderEvent):
    """You may play an Attack from hand. Gain a Duchy, an Action onto your deck, and a Loot; play the Loot."""

    name = "invasion"
    cost = 10

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_buy(self, game: Game, me: int) -> None:
        attack = game.may_choose_card(me, "invasion.play", game.playable(me, ATTACK))
        if attack is not None:
            game.play(me, attack, HAND)
        game.gain_named(me, "duchy")
        game.gain(me, game.choose_pile(me, "invasion.gain", game.showing(ACTION)), DECK)
        before = game.state.moves[:]
        loot = gain_loot(game, me)
        # It can be played only from where it was gained: not if it was moved on.
        if loot is not None and game.state.moves[loot.uid] == before[loot.uid] + 1:
            game.play(me, loot, DISCARD)


class Journey(PlunderEvent):
    """Once per turn: if the previous turn was not yours, keep your cards in play and take an extra turn."""

    name = "journey"
    cost = 4
    once_per_turn = True

    def on_buy(self, game: Game, me: int) -> None:
        if game.state.previous_seat != me:
            game.state.turn.keeps_play = True
            game.extra_turn(me, self.name)


class Launch(PlunderEvent):
    """Once per turn: return to your Action phase. +1 Card, +1 Action, +1 Buy."""

    name = "launch"
    cost = 3
    once_per_turn = True

    def on_buy(self, game: Game, me: int) -> None:
        game.return_to_actions()
        game.plus(me, cards=1, actions=1, buys=1)


class Looting(PlunderEvent):
    """Gain a Loot."""

    name = "looting"
    cost = 6

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_buy(self, game: Game, me: int) -> None:
        gain_loot(game, me)


class Maelstrom(PlunderEvent):
    """Trash 3 cards from your hand. Each other player with 5 or more cards in hand trashes one of them."""

    name = "maelstrom"
    cost = 4

    def on_buy(self, game: Game, me: int) -> None:
        game.trash(game.choose_cards(me, "maelstrom.trash", game.hand(me), 3, 3), me, HAND)
        for other in game.others(me):
            if len(game.hand(other)) >= 5:
                game.trash(game.choose_cards(other, "maelstrom.trash_one", game.hand(other), 1, 1), other, HAND)


class NextAction(NextGain):
    """Waits for the next Action you gain this turn."""

    until = THIS_TURN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_action


class MirrorNext(NextAction):
    """The next time you gain an Action this turn, gain a copy of it."""

    name = "mirror"

    def seized(self) -> Effect:
        return MirrorCopy()


class MirrorCopy(SeizedGain):
    """Gain a copy of this Action."""

    name = "mirror.copy"

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_copy(me, now.card)


class Mirror(PlunderEvent):
    """+1 Buy. The next time you gain an Action this turn, gain a copy of it."""

    name = "mirror"
    cost = 3

    def on_buy(self, game: Game, me: int) -> None:
        game.plus(me, buys=1)
        game.lasting(MirrorNext(), me)


class Peril(PlunderEvent):
    """You may trash an Action from your hand, to gain a Loot."""

    name = "peril"
    cost = 2

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_buy(self, game: Game, me: int) -> None:
        card = game.may_choose_card(me, "peril.trash", [card for card in game.hand(me) if card.is_action])
        if card is not None:
            game.trash([card], me, HAND)
            gain_loot(game, me)


class PreparedPlays(Effect):
    """At the start of your next turn, play the Actions and Treasures set aside in any order; discard the rest."""

    name = "prepare"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        waiting = [card for card in self.cards if card.types & (ACTION | TREASURE)]
        rest = [card for card in self.cards if card not in waiting]
        while waiting:
            card = game.choose_card(me, "prepare.play", waiting)
            assert card is not None
            waiting.remove(card)
            game.play(me, card, ASIDE)
        game.discard(rest, me, ASIDE)


class Prepare(PlunderEvent):
    """Set aside your hand face up. At the start of your next turn play its Actions and Treasures, discard the rest."""

    name = "prepare"
    cost = 3

    def on_buy(self, game: Game, me: int) -> None:
        hand = game.hand(me)[:]
        if hand:
            game.set_aside(hand, me, HAND)
            game.lasting(PreparedPlays(), me).cards = hand


class Prosper(PlunderEvent):
    """Gain a Loot, then any number of differently named Treasures, one after another."""

    name = "prosper"
    cost = 10

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def on_buy(self, game: Game, me: int) -> None:
        gain_loot(game, me)
        piles = game.state.piles
        names: list[str] = []
        while True:
            fresh = [pile for pile in game.showing(TREASURE) if piles[pile][-1].name not in names]
            pile = game.choose_pile(me, "prosper.gain", fresh, optional=True)
            if pile < 0:
                return
            names.append(piles[pile][-1].name)
            game.gain(me, pile)


class RushNext(NextAction):
    """The next time you gain an Action this turn, play it."""

    name = "rush"

    def seized(self) -> Effect:
        return RushPlay()


class RushPlay(SeizedGain):
    """Play this Action, if it is still where it was gained."""

    name = "rush.play"

    def act(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play_gained(now)


class Rush(PlunderEvent):
    """+1 Buy. The next time you gain an Action this turn, play it."""

    name = "rush"
    cost = 2

    def on_buy(self, game: Game, me: int) -> None:
        game.plus(me, buys=1)
        game.lasting(RushNext(), me)


class Scrounge(PlunderEvent):
    """Choose: trash a card from your hand; or gain an Estate from the trash, to gain a card costing up to 5."""

    name = "scrounge"
    cost = 3

    def on_buy(self, game: Game, me: int) -> None:
        if game.choose_mode(me, "scrounge.choose", ["trash", "gain"]) == "trash":
            game.trash(game.choose_cards(me, "scrounge.trash", game.hand(me), 1, 1), me, HAND)
            return
        estates = [card for card in game.state.trash if card.name == "estate"]
        if estates and game.gain_from_trash(me, estates[0]) is not None:
            game.choose_gain(me, "scrounge.gain", Cost(5))


LANDSCAPES: list[Landscape] = [
    Avoid(),
    Bury(),
    Deliver(),
    Foray(),
    Invasion(),
    Journey(),
    Launch(),
    Looting(),
    Maelstrom(),
    Mirror(),
    Peril(),
    Prepare(),
    Prosper(),
    Rush(),
    Scrounge(),
]

EFFECTS: list[Effect] = [
    AvoidShuffle(),
    DeliverAside(),
    DeliverHand(),
    MirrorCopy(),
    MirrorNext(),
    PreparedPlays(),
    RushNext(),
    RushPlay(),
]
