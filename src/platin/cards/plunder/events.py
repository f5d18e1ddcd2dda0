"""The Events of Plunder."""

from platin.cards.plunder.loot import add_loot, gain_loot
from platin.engine.card import Card, Plus
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    DECK,
    DECK_BOTTOM,
    DISCARD,
    HAND,
    THIS_TURN,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, TakeAtEnd
from platin.engine.game import Game
from platin.engine.intent import TO_BOTTOM, TO_DISCARD, TO_GAIN, TO_KEEP, TO_PLAY, TO_TRASH
from platin.engine.landscape import Event
from platin.engine.moment import Moment
from platin.engine.seizing import NextGain, SeizedGain
from platin.engine.setup import Setup


class AvoidShuffle(Effect):
    """The next time you shuffle this turn, keep up to 3 of the cards in your discard pile."""

    name = "avoid"

    def on_shuffle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        kept = game.choose_cards(me, "keep", now.cards, 0, 3, intent=TO_KEEP)
        now.cards = [card for card in now.cards if card not in kept]


class Avoid(Event):
    """+1 Buy. The next time you shuffle this turn, keep up to 3 of the cards in your discard pile."""

    cost = 2
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        game.lasting(AvoidShuffle(), me)


class Bury(Event):
    """+1 Buy. Put a card from your discard pile on the bottom of your deck."""

    cost = 1
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        card = game.choose_card(me, "bottom", game.player(me).discard, intent=TO_BOTTOM)
        if card is not None:
            game.move(card, me, DISCARD, DECK_BOTTOM)
            game.note("bottom", me, [card], seen=1 << me)


class DeliverAside(Effect):
    """This turn, each card you gain is set aside."""

    name = "deliver"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.unmoved(now)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([now.card], me, game.pick_up(now))
        game.lasting(DeliverHand(), me).cards = [now.card]


class DeliverHand(TakeAtEnd):
    """At the end of the turn, take the card set aside into your hand."""

    name = "deliver.hand"
    joins = True


class Deliver(Event):
    """+1 Buy. This turn, each card you gain is set aside, and taken into your hand at the end of the turn."""

    cost = 2
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        game.lasting(DeliverAside(), me)


class Foray(Event):
    """Discard 3 cards, revealing them. If they have 3 different names, gain a Loot."""

    cost = 3

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def then(self, game: Game, me: int) -> None:
        cards = game.choose_cards(me, "discard", game.hand(me), 3, 3, intent=TO_DISCARD)
        game.reveal(cards, me)
        game.discard(cards, me, HAND)
        names: list[str] = []
        for card in cards:
            if card.name not in names:
                names.append(card.name)
        if len(names) == 3:
            gain_loot(game, me)


class Invasion(Event):
    """You may play an Attack from hand. Gain a Duchy, an Action onto your deck, and a Loot; play the Loot."""

    cost = 10

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def then(self, game: Game, me: int) -> None:
        attack = game.may_choose_card(me, "play", game.playable(me, ATTACK), intent=TO_PLAY)
        if attack is not None:
            game.play(me, attack, HAND)
        game.gain_named(me, "duchy")
        game.gain(me, game.choose_pile(me, "gain", game.showing(ACTION), intent=TO_GAIN), DECK)
        before = game.state.moves[:]
        loot = gain_loot(game, me)
        # It can be played only from where it was gained: not if it was moved on.
        if loot is not None and game.state.moves[loot.uid] == before[loot.uid] + 1:
            game.play(me, loot, DISCARD)


class Journey(Event):
    """Once per turn: if the previous turn was not yours, keep your cards in play and take an extra turn."""

    cost = 4
    once_per_turn = True

    def then(self, game: Game, me: int) -> None:
        if game.state.previous_seat != me:
            game.state.turn.keeps_play = True
            game.extra_turn(me, self.name)


class Launch(Event):
    """Once per turn: return to your Action phase. +1 Card, +1 Action, +1 Buy."""

    cost = 3
    once_per_turn = True

    def then(self, game: Game, me: int) -> None:
        game.return_to_actions()
        game.plus(me, cards=1, actions=1, buys=1)


class Looting(Event):
    """Gain a Loot."""

    cost = 6

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def then(self, game: Game, me: int) -> None:
        gain_loot(game, me)


class Maelstrom(Event):
    """Trash 3 cards from your hand. Each other player with 5 or more cards in hand trashes one of them."""

    cost = 4

    def then(self, game: Game, me: int) -> None:
        game.trash(game.choose_cards(me, "trash", game.hand(me), 3, 3, intent=TO_TRASH), me, HAND)
        for other in game.others(me):
            if len(game.hand(other)) >= 5:
                game.trash(game.choose_cards(other, "trash_one", game.hand(other), 1, 1, intent=TO_TRASH), other, HAND)


class NextAction(NextGain):
    """Waits for the next Action you gain this turn."""

    until = THIS_TURN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_action(now.card)


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


class Mirror(Event):
    """+1 Buy. The next time you gain an Action this turn, gain a copy of it."""

    cost = 3
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        game.lasting(MirrorNext(), me)


class Peril(Event):
    """You may trash an Action from your hand, to gain a Loot."""

    cost = 2

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def then(self, game: Game, me: int) -> None:
        card = game.may_choose_card(
            me, "trash", [card for card in game.hand(me) if game.is_action(card)], intent=TO_TRASH
        )
        if card is not None:
            game.trash([card], me, HAND)
            gain_loot(game, me)


class PreparedPlays(Effect):
    """At the start of your next turn, play the Actions and Treasures set aside in any order; discard the rest."""

    name = "prepare"
    until = UNTIL_USED

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        waiting = [card for card in self.cards if game.types_of(card) & (ACTION | TREASURE)]
        rest = [card for card in self.cards if card not in waiting]
        while waiting:
            card = game.choose_card(me, "play", waiting, intent=TO_PLAY)
            assert card is not None
            waiting.remove(card)
            game.play(me, card, ASIDE)
        game.discard(rest, me, ASIDE)


class Prepare(Event):
    """Set aside your hand face up. At the start of your next turn play its Actions and Treasures, discard the rest."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        hand = game.hand(me)[:]
        if hand:
            game.set_aside(hand, me, HAND)
            game.lasting(PreparedPlays(), me).cards = hand


class Prosper(Event):
    """Gain a Loot, then any number of differently named Treasures, one after another."""

    cost = 10

    def on_setup(self, setup: Setup) -> None:
        add_loot(setup)

    def then(self, game: Game, me: int) -> None:
        gain_loot(game, me)
        piles = game.state.piles
        names: list[str] = []
        while True:
            fresh = [pile for pile in game.showing(TREASURE) if piles[pile][-1].name not in names]
            pile = game.choose_pile(me, "gain", fresh, optional=True, intent=TO_GAIN)
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


class Rush(Event):
    """+1 Buy. The next time you gain an Action this turn, play it."""

    cost = 2
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        game.lasting(RushNext(), me)


class Scrounge(Event):
    """Choose: trash a card from your hand; or gain an Estate from the trash, to gain a card costing up to 5."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        if game.choose_mode(me, "choose", ["trash", "gain"]) == "trash":
            game.trash(game.choose_cards(me, "trash", game.hand(me), 1, 1, intent=TO_TRASH), me, HAND)
            return
        estates = [card for card in game.state.trash if card.name == "estate"]
        if estates and game.gain_from_trash(me, estates[0]) is not None:
            game.choose_gain(me, "gain", Cost(5))
