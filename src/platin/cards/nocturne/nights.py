"""Night cards of Nocturne that have nothing to do with Boons and Hexes."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ATTACK,
    DISCARD,
    DURATION,
    HAND,
    NIGHT,
    PLAY,
    REVEALED,
    SPIRIT,
    UNTIL_NEXT_TURN,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, NextTurn
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_SET_ASIDE, TO_TAKE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class _GainedToHand(CardDef):
    """A card that is gained to the hand, unless what gains it says another place than the discard pile."""

    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.zone == DISCARD

    def when_about_to_be_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.zone = HAND


class ChangelingExchanges(Effect):
    """For everybody: when you gain a card costing 3 or more, you may exchange it for a Changeling."""

    name = "changeling"
    until = UNTIL_USED
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.cost.coins >= 3 and game.can_exchange(now, me, "changeling")

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.exchange(now.card, me, game.pick_up(now), "changeling")


class Changeling(CardDef):
    """Trash this. Gain a copy of a card you have in play.

    In games with this in the Supply, who gains a card costing 3 or more may exchange it for a Changeling.
    """

    types = NIGHT
    cost = 3
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        pile = setup.rules.named.get(self.name, -1)
        if pile >= 0 and setup.rules.piles[pile].supply:
            setup.add_rule(ChangelingExchanges())

    def then(self, game: Game, me: int, this: Card) -> None:
        game.trash_this(me, this)
        card = game.choose_card(me, "copy", game.in_play(me), intent=TO_GAIN)
        if card is not None:
            game.gain_copy(me, card)


class CobblerNextTurn(NextTurn):
    """At the start of your next turn, gain a card costing up to 4 to your hand."""

    name = "cobbler"

    def act(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(4), to=HAND)


class Cobbler(CardDef):
    """At the start of your next turn, gain a card costing up to 4 to your hand."""

    types = NIGHT | DURATION
    cost = 5
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CobblerNextTurn(), me, this)


class CryptOpens(Effect):
    """At the start of each of your turns, take one of the Treasures under the Crypt into your hand."""

    name = "crypt"
    until = UNTIL_USED
    holds = True

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.choose_card(me, "take", self.cards, intent=TO_TAKE)
        assert card is not None
        game.take_from([card], me, this)
        self.cards = [other for other in self.cards if other is not card]
        if not self.cards:
            game.end_effect(self)


class Crypt(CardDef):
    """Set aside any number of Treasures you have in play face down on this.

    While any are left, at the start of each of your turns take one of them into your hand.
    """

    types = NIGHT | DURATION
    cost = 5

    def then(self, game: Game, me: int, this: Card) -> None:
        fitting = [card for card in game.in_play(me) if self.fits(game, card)]
        cards = game.choose_cards(me, "aside", fitting, 0, len(fitting), intent=TO_SET_ASIDE)
        game.set_on(cards, me, PLAY, this)
        if cards:
            game.lasting(CryptOpens(), me, this).cards = cards

    def fits(self, game: Game, card: Card) -> bool:
        """Tell whether a card in play may be set aside."""
        return game.is_treasure(card)


class Crypt2(Crypt):
    """Second print: only Treasures that are no Durations can be set aside."""

    def fits(self, game: Game, card: Card) -> bool:
        return game.is_treasure(card) and not game.is_duration(card)


class DenOfSinNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards."""

    name = "den_of_sin"
    brings = Plus(cards=2)


class DenOfSin(_GainedToHand):
    """At the start of your next turn: +2 Cards. This is gained to your hand."""

    types = NIGHT | DURATION
    cost = 5
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(DenOfSinNextTurn(), me, this)


class DevilsWorkshop(CardDef):
    """Having gained 2 or more cards this turn, gain an Imp; one, a card costing up to 4; none, a Gold."""

    types = NIGHT
    cost = 4
    kinds = GAINS
    recalls = True

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("imp")

    def then(self, game: Game, me: int, this: Card) -> None:
        gained = len(game.player(me).gained)
        if gained > 1:
            game.gain_named(me, "imp")
        elif gained == 1:
            game.choose_gain(me, "gain", Cost(4))
        else:
            game.gain_named(me, "gold")


class Exorcist(CardDef):
    """Trash a card from your hand. Gain a Spirit that costs less than it."""

    types = NIGHT
    cost = 4
    kinds = TRASHES | GAINS

    def on_setup(self, setup: Setup) -> None:
        for key in ["will_o_wisp", "imp", "ghost"]:
            setup.add_beside(key)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.gain(me, game.choose_pile(me, "gain", self.cheaper_spirits(game, card), intent=TO_GAIN))

    def cheaper_spirits(self, game: Game, card: Card) -> list[int]:
        """Give the piles of the Spirits that cost less than a card."""
        limit = game.cost(card)
        tops = [pile[-1] for pile in game.state.piles if pile and pile[-1].types & SPIRIT]
        return [spirit.home for spirit in tops if game.cost(spirit).less_than(limit)]


class GhostTownNextTurn(NextTurn):
    """At the start of your next turn: +1 Card, +1 Action."""

    name = "ghost_town"
    brings = Plus(cards=1, actions=1)


class GhostTown(_GainedToHand):
    """At the start of your next turn: +1 Card, +1 Action. This is gained to your hand."""

    types = NIGHT | DURATION
    cost = 3
    may_bring = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(GhostTownNextTurn(), me, this)


class GuardianShields(Effect):
    """Until your next turn, Attacks that other players play do not affect you."""

    name = "guardian.shield"
    until = UNTIL_NEXT_TURN
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and not now.immune >> me & 1

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.immune |= 1 << me


class GuardianNextTurn(NextTurn):
    """At the start of your next turn: +1 coin."""

    name = "guardian"
    brings = Plus(coins=1)


class Guardian(_GainedToHand):
    """Until your next turn, Attacks that other players play do not affect you. When it starts, +1 coin.

    This is gained to your hand.
    """

    types = NIGHT | DURATION
    cost = 2
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(GuardianShields(), me, this)
        game.lasting(GuardianNextTurn(), me, this)


class Monastery(CardDef):
    """For each card you have gained this turn, you may trash a card from your hand or a Copper you have in play."""

    types = NIGHT
    cost = 2
    kinds = TRASHES
    recalls = True

    def then(self, game: Game, me: int, this: Card) -> None:
        for _ in range(len(game.player(me).gained)):
            coppers = [card for card in game.in_play(me) if card.name == "copper"]
            card = game.may_choose_card(me, "trash", game.hand(me) + coppers, intent=TO_TRASH)
            if card is None:
                return
            game.trash([card], me, HAND if card in game.hand(me) else PLAY)


class NightWatchman(_GainedToHand):
    """Look at the top 5 cards of your deck, discard any number, put the rest back in any order.

    This is gained to your hand.
    """

    types = NIGHT
    cost = 3

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 5)
        unwanted = game.choose_cards(me, "discard", cards, 0, len(cards), intent=TO_DISCARD)
        game.discard(unwanted, me, REVEALED)
        game.put_back(me, "order", [card for card in cards if card not in unwanted])


class RaiderNextTurn(NextTurn):
    """At the start of your next turn: +3 coins."""

    name = "raider"
    brings = Plus(coins=3)


class Raider(CardDef):
    """Each other player with 5 or more cards in hand discards a copy of a card you have in play, or reveals the hand.

    At the start of your next turn: +3 coins.
    """

    types = NIGHT | DURATION | ATTACK
    cost = 6
    may_bring = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            if len(game.hand(other)) >= 5:
                self.raid(game, me, other)
        game.lasting(RaiderNextTurn(), me, this)

    def raid(self, game: Game, me: int, other: int) -> None:
        """Let a player discard a card of which the raider has a copy in play, or show that there is none."""
        names = [card.name for card in game.in_play(me)]
        cards = [card for card in game.hand(other) if card.name in names]
        if cards:
            card = game.choose_card(other, "discard", cards, intent=TO_DISCARD)
            assert card is not None
            game.discard([card], other, HAND)
        else:
            game.reveal_hand(other)
