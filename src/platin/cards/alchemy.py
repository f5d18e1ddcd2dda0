"""Cards of Alchemy (Die Alchemisten). Potion is in `basic`.

A card that works differently in its later print has two classes, the later one with `edition = 2`.
"""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    DISCARD,
    HAND,
    PLAY,
    REVEALED,
    SUPPLY,
    TREASURE,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import CURSES, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TOPDECK, TO_TRASH
from platin.engine.moment import Moment


def has_potion(game: Game, me: int) -> bool:
    """Tell whether a player has a Potion in play."""
    return any([card.name == "potion" for card in game.in_play(me)])


class Alchemist(CardDef):
    """+2 Cards, +1 Action.

    When you discard this from play, you may put it onto your deck if you have a Potion in play.
    """

    types = ACTION
    cost = 3
    potion = 1
    optional = True
    brings = Plus(cards=2, actions=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and game.unmoved(now) and has_potion(game, me)

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, DISCARD)


class Alchemist2(CardDef):
    """Second print: +2 Cards, +1 Action.

    At the start of Clean-up this turn, you may put this onto your deck if you have a Potion in play.
    """

    types = ACTION
    cost = 3
    potion = 1
    brings = Plus(cards=2, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(AlchemistReturns(), me, this)


class AlchemistReturns(Effect):
    """From Alchemist, second print: it may go back onto the deck at the start of Clean-up."""

    name = "alchemist.returns"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.effect_here(self) and has_potion(game, me)

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, PLAY)


class Apothecary(CardDef):
    """+1 Card, +1 Action. Reveal your top four; take the Coppers and Potions, put the rest back in any order."""

    types = ACTION
    cost = 2
    potion = 1
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.reveal_top(me, 4)
        wanted = [card for card in cards if card.name in ("copper", "potion")]
        game.put_in_hand(wanted, me, REVEALED)
        game.put_back(me, "order", [card for card in cards if card not in wanted])


class Apprentice(CardDef):
    """+1 Action. Trash a card from hand; +1 Card per coin it costs, and +2 Cards if it costs a Potion."""

    types = ACTION
    cost = 5
    brings = Plus(actions=1)
    may_bring = Plus(cards=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            cost = game.cost(card)
            game.plus(me, cards=cost.coins)
            if cost.potion:
                game.plus(me, cards=2)


class Familiar(CardDef):
    """+1 Card, +1 Action. Each other player gains a Curse."""

    types = ACTION | ATTACK
    cost = 3
    potion = 1
    brings = Plus(cards=1, actions=1)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")


class Golem(CardDef):
    """Reveal cards until you find 2 Actions that are no Golems. Discard the rest; play those in any order."""

    types = ACTION
    cost = 4
    potion = 1

    def then(self, game: Game, me: int, this: Card) -> None:
        actions, rest = game.reveal_until(me, lambda card: game.is_action(card) and card.name != "golem", 2)
        game.discard(rest, me, REVEALED)
        for card in game.order_cards(me, "order", actions):
            game.play(me, card, REVEALED)


class Herbalist(CardDef):
    """+1 Buy, +1 coin. When discarded from play, you may put one of your Treasures in play onto your deck."""

    types = ACTION
    cost = 2
    brings = Plus(buys=1, coins=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or now.from_zone != PLAY:
            return False
        return any([game.is_treasure(card) for card in game.in_play(me)])

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        treasures = [card for card in game.in_play(me) if game.is_treasure(card)]
        card = game.may_choose_card(me, "topdeck", treasures, intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, PLAY)


class Herbalist2(CardDef):
    """Second print: +1 Buy, +1 coin. Once this turn, you may put a Treasure you discard from play onto your deck."""

    types = ACTION
    cost = 2
    brings = Plus(buys=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(TreasureKept(), me, this)


class TreasureKept(Effect):
    """From Herbalist, second print: one Treasure discarded from play may go onto the deck."""

    name = "herbalist.kept"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and game.is_treasure(now.card) and game.unmoved(now)

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.put_on_deck([now.card], me, DISCARD)


class PhilosophersStone(CardDef):
    """Count your deck and discard pile. Worth 1 per five cards in them, rounded down."""

    types = TREASURE
    cost = 3
    potion = 1
    may_bring = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        p = game.player(me)
        game.plus(me, coins=(len(p.deck) + len(p.discard)) // 5)


class Possession(CardDef):
    """The player to your left takes an extra turn after this one, in which you make all decisions.

    What that player would gain goes to your discard pile; what that player trashes returns at the end.
    """

    types = ACTION
    cost = 6
    potion = 1

    def then(self, game: Game, me: int, this: Card) -> None:
        self.possess(game, me, Possessed())

    def possess(self, game: Game, me: int, effect: Effect) -> None:
        """Give the player to the left an extra turn in which this player decides."""
        effect.count = me
        game.extra_turn(game.left_of(me), "possession", controller=me, effect=effect)


class Possession2(Possession):
    """Second print: the same, but Debt comes to you too, and nobody takes two extra turns in a row by it."""

    def then(self, game: Game, me: int, this: Card) -> None:
        left = game.left_of(me)
        if not any([extra.seat == left for extra in game.state.extra_turns]):
            self.possess(game, me, PossessedWithDebt())


class Possessed(Effect):
    """The possessed player's gains go to player `count`; that player's trashed cards wait in `cards`."""

    name = "possession.turn"
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        # A card trashed from the Supply is nobody's.
        return now.seat == me and now.from_zone != SUPPLY

    def would_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.seat = self.count
        now.zone = DISCARD

    def would_trash(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.zone = ASIDE
        self.cards.append(game.as_itself(now.card, me, ASIDE))

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        # Put there, not discarded.
        for card in self.cards:
            if card in game.player(me).aside:
                game.move(card, me, ASIDE, DISCARD)
                game.note("recover", me, [card])


class PossessedWithDebt(Possessed):
    """The second print's: Debt that the possessed player would take goes to player `count` as well."""

    name = "possession.debt"

    def would_take_debt(self, game: Game, now: Moment, me: int, this: Card) -> None:
        now.seat = self.count


class ScryingPool(CardDef):
    """+1 Action. Each player (you too) reveals the top card; you decide: discarded or put back.

    Then reveal cards from your deck until one is no Action, and take all of these.
    """

    types = ACTION | ATTACK
    cost = 2
    potion = 1
    brings = Plus(actions=1)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        seats = [me] + game.affected(me)
        # All reveal before anything is decided.
        tops = [game.reveal_top(seat, 1) for seat in seats]
        for i in range(len(seats)):
            key = "discard_own" if seats[i] == me else "discard"
            if game.may_choose_card(me, key, tops[i], intent=TO_DISCARD, whose=seats[i]) is not None:
                game.discard(tops[i], seats[i], REVEALED)
            else:
                game.put_on_deck(tops[i], seats[i], REVEALED)
        last, actions = game.reveal_until(me, lambda card: not game.is_action(card))
        game.put_in_hand(actions + last, me, REVEALED)


class Transmute(CardDef):
    """Trash a card from hand. For an Action gain a Duchy, for a Treasure a Transmute, for a Victory card a Gold."""

    types = ACTION
    potion = 1
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        if game.is_action(card):
            game.gain_named(me, "duchy")
        if game.is_treasure(card):
            game.gain_named(me, "transmute")
        if game.is_victory(card):
            game.gain_named(me, "gold")


class University(CardDef):
    """+2 Actions. You may gain an Action card costing up to 5."""

    types = ACTION
    cost = 2
    potion = 1
    brings = Plus(actions=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(5), ACTION, optional=True)


class Vineyard(CardDef):
    """1 VP per three Action cards you own, rounded down."""

    types = VICTORY
    potion = 1
    vp = 1
    per = 3

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return len([card for card in owned if game.is_action(card)])
