"""Cards of Alchemy (Die Alchemisten). Potion is in `basic`.

A card that works differently in its later print has two classes, the later one with `edition = 2`.
"""

from platin.engine.card import Card, CardDef, Effect, Landscape, Moment
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    DISCARD,
    HAND,
    ON_DISCARD,
    ON_END_TURN,
    ON_START_CLEANUP,
    ON_WOULD_GAIN,
    ON_WOULD_TAKE_DEBT,
    ON_WOULD_TRASH,
    PLAY,
    REVEALED,
    SUPPLY,
    TREASURE,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import PileDef


class Alchemy(CardDef):
    expansion = "alchemy"


def has_potion(game: Game, me: int) -> bool:
    """Tell whether a player has a Potion in play."""
    return any([card.name == "potion" for card in game.in_play(me)])


class Alchemist(Alchemy):
    """+2 Cards, +1 Action.

    When you discard this from play, you may put it onto your deck if you have a Potion in play.
    """

    name = "alchemist"
    types = ACTION
    cost = 3
    potion = 1
    listens = 1 << ON_DISCARD
    optional = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2, actions=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and game.unmoved(now) and has_potion(game, me)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, DISCARD)


class Alchemist2(Alchemy):
    """Second print: +2 Cards, +1 Action.

    At the start of Clean-up this turn, you may put this onto your deck if you have a Potion in play.
    """

    name = "alchemist"
    edition = 2
    types = ACTION
    cost = 3
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2, actions=1)
        game.lasting(AlchemistReturns(), me, this)


class AlchemistReturns(Effect):
    """From Alchemist, second print: it may go back onto the deck at the start of Clean-up."""

    name = "alchemist.returns"
    listens = 1 << ON_START_CLEANUP
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.effect_here(self) and has_potion(game, me)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, PLAY)


class Apothecary(Alchemy):
    """+1 Card, +1 Action. Reveal your top four; take the Coppers and Potions, put the rest back in any order."""

    name = "apothecary"
    types = ACTION
    cost = 2
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        cards = game.reveal_top(me, 4)
        wanted = [card for card in cards if card.name in ("copper", "potion")]
        game.put_in_hand(wanted, me, REVEALED)
        game.put_back(me, "apothecary.order", [card for card in cards if card not in wanted])


class Apprentice(Alchemy):
    """+1 Action. Trash a card from hand; +1 Card per coin it costs, and +2 Cards if it costs a Potion."""

    name = "apprentice"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        card = game.choose_card(me, "apprentice.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)
            cost = game.cost(card)
            game.plus(me, cards=cost.coins)
            if cost.potion:
                game.plus(me, cards=2)


class Familiar(Alchemy):
    """+1 Card, +1 Action. Each other player gains a Curse."""

    name = "familiar"
    types = ACTION | ATTACK
    cost = 3
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        for other in game.affected(me):
            game.gain_named(other, "curse")


class Golem(Alchemy):
    """Reveal cards until you find 2 Actions that are no Golems. Discard the rest; play those in any order."""

    name = "golem"
    types = ACTION
    cost = 4
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        actions, rest = game.reveal_until(me, lambda card: card.is_action and card.name != "golem", 2)
        game.discard(rest, me, REVEALED)
        for card in game.order_cards(me, "golem.order", actions):
            game.play(me, card, REVEALED)


class Herbalist(Alchemy):
    """+1 Buy, +1 coin. When discarded from play, you may put one of your Treasures in play onto your deck."""

    name = "herbalist"
    types = ACTION
    cost = 2
    listens = 1 << ON_DISCARD

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=1)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or now.from_zone != PLAY:
            return False
        return any([card.is_treasure for card in game.in_play(me)])

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        treasures = [card for card in game.in_play(me) if card.is_treasure]
        card = game.may_choose_card(me, "herbalist.topdeck", treasures)
        if card is not None:
            game.put_on_deck([card], me, PLAY)


class Herbalist2(Alchemy):
    """Second print: +1 Buy, +1 coin. Once this turn, you may put a Treasure you discard from play onto your deck."""

    name = "herbalist"
    edition = 2
    types = ACTION
    cost = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=1)
        game.lasting(TreasureKept(), me, this)


class TreasureKept(Effect):
    """From Herbalist, second print: one Treasure discarded from play may go onto the deck."""

    name = "herbalist.kept"
    listens = 1 << ON_DISCARD
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and now.card.is_treasure and game.unmoved(now)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.put_on_deck([now.card], me, DISCARD)


class PhilosophersStone(Alchemy):
    """Count your deck and discard pile. Worth 1 per five cards in them, rounded down."""

    name = "philosophers_stone"
    types = TREASURE
    cost = 3
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        p = game.player(me)
        game.plus(me, coins=(len(p.deck) + len(p.discard)) // 5)


class Possession(Alchemy):
    """The player to your left takes an extra turn after this one, in which you make all decisions.

    What that player would gain goes to your discard pile; what that player trashes returns at the end.
    """

    name = "possession"
    types = ACTION
    cost = 6
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        self.possess(game, me, Possessed())

    def possess(self, game: Game, me: int, effect: Effect) -> None:
        """Give the player to the left an extra turn in which this player decides."""
        effect.count = me
        game.extra_turn(game.left_of(me), "possession", controller=me, effect=effect)


class Possession2(Possession):
    """Second print: the same, but Debt comes to you too, and nobody takes two extra turns in a row by it."""

    edition = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        left = game.left_of(me)
        if not any([extra.seat == left for extra in game.state.extra_turns]):
            self.possess(game, me, PossessedWithDebt())


class Possessed(Effect):
    """The possessed player's gains go to player `count`; that player's trashed cards wait in `cards`."""

    name = "possession.turn"
    listens = 1 << ON_WOULD_GAIN | 1 << ON_WOULD_TRASH | 1 << ON_END_TURN
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        # A card trashed from the Supply is nobody's.
        return now.seat == me and not (now.kind == ON_WOULD_TRASH and now.from_zone == SUPPLY)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if now.kind == ON_WOULD_GAIN:
            now.seat = self.count
            now.zone = DISCARD
        elif now.kind == ON_WOULD_TRASH:
            now.zone = ASIDE
            self.cards.append(now.card)
        else:
            # Put there, not discarded.
            for card in self.cards:
                if card in game.player(me).aside:
                    game.move(card, me, ASIDE, DISCARD)
                    game.note("recover", me, [card])


class PossessedWithDebt(Possessed):
    """The second print's: Debt that the possessed player would take goes to player `count` as well."""

    name = "possession.debt"
    listens = 1 << ON_WOULD_GAIN | 1 << ON_WOULD_TRASH | 1 << ON_WOULD_TAKE_DEBT | 1 << ON_END_TURN

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if now.kind == ON_WOULD_TAKE_DEBT:
            now.seat = self.count
        else:
            super().handle(game, now, me, this)


class ScryingPool(Alchemy):
    """+1 Action. Each player (you too) reveals the top card; you decide: discarded or put back.

    Then reveal cards from your deck until one is no Action, and take all of these.
    """

    name = "scrying_pool"
    types = ACTION | ATTACK
    cost = 2
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        seats = [me] + game.affected(me)
        # All reveal before anything is decided.
        tops = [game.reveal_top(seat, 1) for seat in seats]
        for i in range(len(seats)):
            key = "scrying_pool.discard_own" if seats[i] == me else "scrying_pool.discard"
            if game.may_choose_card(me, key, tops[i]) is not None:
                game.discard(tops[i], seats[i], REVEALED)
            else:
                game.put_on_deck(tops[i], seats[i], REVEALED)
        last, actions = game.reveal_until(me, lambda card: not card.is_action)
        game.put_in_hand(actions + last, me, REVEALED)


class Transmute(Alchemy):
    """Trash a card from hand. For an Action gain a Duchy, for a Treasure a Transmute, for a Victory card a Gold."""

    name = "transmute"
    types = ACTION
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "transmute.trash", game.hand(me))
        if card is None:
            return
        game.trash([card], me, HAND)
        if card.is_action:
            game.gain_named(me, "duchy")
        if card.is_treasure:
            game.gain_named(me, "transmute")
        if card.is_victory:
            game.gain_named(me, "gold")


class University(Alchemy):
    """+2 Actions. You may gain an Action card costing up to 5."""

    name = "university"
    types = ACTION
    cost = 2
    potion = 1

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=2)
        game.choose_gain(me, "university.gain", Cost(5), ACTION, optional=True)


class Vineyard(Alchemy):
    """1 VP per three Action cards you own, rounded down."""

    name = "vineyard"
    types = VICTORY
    potion = 1
    scores = True

    def score(self, game: Game, me: int, owned: list[Card]) -> int:
        return len([card for card in owned if card.is_action]) // 3


CARDS: list[CardDef] = [
    Alchemist(),
    Alchemist2(),
    Apothecary(),
    Apprentice(),
    Familiar(),
    Golem(),
    Herbalist(),
    Herbalist2(),
    PhilosophersStone(),
    Possession(),
    Possession2(),
    ScryingPool(),
    Transmute(),
    University(),
    Vineyard(),
]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = [AlchemistReturns(), Possessed(), PossessedWithDebt(), TreasureKept()]
PILES: list[PileDef] = []
