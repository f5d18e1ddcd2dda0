"""Omens: each brings the Prophecy a Sun nearer before it does anything else."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, HAND, NOT_BUYING, OMEN, REVEALED
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import CURSES, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TRASH
from platin.engine.moment import Moment


class _Omen(CardDef):
    """+1 Sun, and then the rest."""

    types = ACTION | OMEN

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.remove_sun(me)
        super().on_play(game, me, this)


class Kitsune(_Omen):
    """+1 Sun. Choose two: +2 Actions; +2 coins; every other player gains a Curse; gain a Silver."""

    types = ACTION | ATTACK | OMEN
    cost = 5
    kinds = CURSES
    may_bring = Plus(actions=2, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for option in game.choose_options(me, "choose", ["actions", "coins", "curse", "silver"], 2):
            if option == "actions":
                game.plus(me, actions=2)
            elif option == "coins":
                game.plus(me, coins=2)
            elif option == "curse":
                for other in game.affected(me):
                    game.gain_named(other, "curse")
            else:
                game.gain_named(me, "silver")


class MountainShrine(_Omen):
    """+1 Sun, +2 coins. You may trash a card from hand. Then, if there is an Action in the trash, +2 Cards."""

    debt = 5
    brings = Plus(coins=2)
    may_bring = Plus(cards=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        if any([game.is_action(trashed) for trashed in game.state.trash]):
            game.plus(me, cards=2)


class Poet(_Omen):
    """+1 Sun, +1 Card, +1 Action. Reveal your top card; if it costs 3 or less, take it into your hand."""

    cost = 4
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for card in game.reveal_top(me, 1):
            if game.cost(card).at_most(Cost(3)):
                game.put_in_hand([card], me, REVEALED)
            else:
                game.put_on_deck([card], me, REVEALED)


class RiverShrineAtCleanup(Effect):
    """At the start of Clean-up, if you gained nothing in a Buy phase of this turn, gain a card costing up to 4."""

    name = "river_shrine"
    joins = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and not any([gain.when != NOT_BUYING for gain in game.player(me).gained])

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.choose_gain(me, "gain", Cost(4))


class RiverShrine(_Omen):
    """+1 Sun. Trash up to 2 cards from hand. At Clean-up, gain a card costing up to 4 if you gained none when buying.

    What counts is every Buy phase of this turn.
    """

    cost = 4
    recalls = True
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "trash", game.hand(me), 0, 2, intent=TO_TRASH)
        game.trash(cards, me, HAND)
        game.lasting(RiverShrineAtCleanup(), me, this)


class RusticVillage(_Omen):
    """+1 Sun, +1 Card, +2 Actions. You may discard 2 cards, for +1 Card."""

    cost = 4
    brings = Plus(cards=1, actions=2)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.hand(me) and game.may(me, "may_discard", intent=TO_DISCARD):
            cards = game.choose_cards(me, "discard", game.hand(me), 2, 2, intent=TO_DISCARD)
            game.discard(cards, me, HAND)
            if len(cards) == 2:
                game.plus(me, cards=1)


class TeaHouse(_Omen):
    """+1 Sun, +1 Card, +1 Action, +2 coins."""

    cost = 5
    brings = Plus(cards=1, actions=1, coins=2)
