"""Duration cards of Plunder that act at the start of later turns."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ASIDE_DOWN,
    ATTACK,
    COUNTS,
    DURATION,
    ELSEWHERE,
    HAND,
    IN_HAND,
    NOTHING,
    ON_DECK,
    ON_GAIN,
    PLAY,
    REACTION,
    STORE,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, NextTurn
from platin.engine.facts import CURSES, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_PLAY, TO_SET_ASIDE, TO_TAKE, TO_TRASH
from platin.engine.moment import Moment


class BuriedTreasureNextTurn(NextTurn):
    """At the start of your next turn: +1 Buy, +3 coins."""

    name = "buried_treasure"
    brings = Plus(buys=1, coins=3)


class BuriedTreasure(CardDef):
    """At the start of your next turn: +1 Buy, +3 coins. When you gain this, play it."""

    types = TREASURE | DURATION
    cost = 5
    may_bring = Plus(coins=3, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(BuriedTreasureNextTurn(), me, this)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play_gained(now)


class CabinBoyNextTurn(NextTurn):
    """At the start of your next turn choose: +2 coins; or trash the Cabin Boy to gain a Duration."""

    name = "cabin_boy"

    def act(self, game: Game, me: int, this: Card) -> None:
        if game.choose_mode(me, "choose", ["coins", "trash"]) == "coins":
            game.plus(me, coins=2)
        elif game.effect_here(self):
            game.trash([this], me, PLAY)
            game.gain(me, game.choose_pile(me, "gain", game.showing(DURATION), intent=TO_GAIN))


class CabinBoy(CardDef):
    """+1 Card, +1 Action. At the start of your next turn choose: +2 coins; or trash this to gain a Duration."""

    types = ACTION | DURATION
    cost = 4
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(coins=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CabinBoyNextTurn(), me, this)


class CrewNextTurn(NextTurn):
    """At the start of your next turn, put the Crew onto your deck."""

    name = "crew"

    def act(self, game: Game, me: int, this: Card) -> None:
        if game.effect_here(self):
            game.put_on_deck([this], me, PLAY)


class Crew(CardDef):
    """+3 Cards. At the start of your next turn, put this onto your deck."""

    types = ACTION | DURATION
    cost = 5
    brings = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CrewNextTurn(), me, this)


def enlarge(game: Game, me: int) -> None:
    """Trash a card from hand and gain one costing up to 2 more."""
    card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
    if card is not None:
        game.trash([card], me, HAND)
        game.choose_gain(me, "gain", game.cost(card).plus(2))


class EnlargeNextTurn(NextTurn):
    """At the start of your next turn, trash a card from hand and gain one costing up to 2 more."""

    name = "enlarge"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        enlarge(game, me)


class Enlarge(CardDef):
    """Now and at the start of your next turn: trash a card from hand and gain one costing up to 2 more."""

    types = ACTION | DURATION
    cost = 5
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        enlarge(game, me)
        game.lasting(EnlargeNextTurn(), me, this)


class FrigateThreat(Effect):
    """A player threatened by a Frigate discards down to 4 cards after each Action played."""

    name = "frigate"
    until = UNTIL_USED
    reads = ELSEWHERE
    writes = ELSEWHERE

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.is_action(now.card)

    def after_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.discard_down_to(me, "discard", 4)


class FrigateEnd(Effect):
    """At the start of your next turn, the Frigate threatens nobody any more."""

    name = "frigate.end"
    until = UNTIL_USED
    holds = True
    first = True

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        for effect in game.state.effects[:]:
            if isinstance(effect, FrigateThreat) and effect.source is this:
                game.end_effect(effect)


class Frigate(CardDef):
    """+3 coins. Until your next turn, each other player discards down to 4 cards after playing an Action."""

    types = ACTION | DURATION | ATTACK
    cost = 5
    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        # The discarding happens to the others, who may order it among their own abilities: so it is theirs.
        for other in game.affected(me):
            game.lasting(FrigateThreat(), other, this)
        game.lasting(FrigateEnd(), me, this)


class GondolaNextTurn(NextTurn):
    """At the start of your next turn: +2 coins."""

    name = "gondola"
    brings = Plus(coins=2)


class Gondola(CardDef):
    """Choose: +2 coins now, or at the start of your next turn. When you gain this, you may play an Action."""

    types = TREASURE | DURATION
    cost = 4
    may_bring = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["now", "next_turn"]):
            if mode == "now":
                game.plus(me, coins=2)
            else:
                game.lasting(GondolaNextTurn(), me, this)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(game.playable(me, ACTION)) > 0

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND)


class GrottoNextTurn(NextTurn):
    """At the start of your next turn, discard the cards set aside with this play, then draw as many."""

    name = "grotto"

    def act(self, game: Game, me: int, this: Card) -> None:
        for card in self.cards:
            game.take_off(card, me, this)
            game.put(card, me, ASIDE_DOWN)
        game.discard(self.cards, me, ASIDE_DOWN)
        game.plus(me, cards=len(self.cards))


class Grotto(CardDef):
    """+1 Action. Set aside up to 4 cards from hand face down on this.

    At the start of your next turn discard them, then draw as many.
    """

    types = ACTION | DURATION
    cost = 2
    brings = Plus(actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "aside", game.hand(me), 0, 4, intent=TO_SET_ASIDE)
        # Without cards on it there is nothing left to do, and it does not stay.
        if cards:
            game.set_on(cards, me, HAND, this)
            game.lasting(GrottoNextTurn(), me, this).cards = cards


class LongshipNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards."""

    name = "longship"
    brings = Plus(cards=2)


class Longship(CardDef):
    """+2 Actions. At the start of your next turn: +2 Cards."""

    types = ACTION | DURATION
    cost = 5
    brings = Plus(actions=2)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(LongshipNextTurn(), me, this)


class QuartermasterEachTurn(Effect):
    """At the start of each of your turns, gain a card costing up to 4 onto it, or take one from it."""

    name = "quartermaster"
    until = UNTIL_USED
    holds = True
    joins = True

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        store = game.store(me, this)
        if store:
            # One question for both, so that it shows which Quartermaster is meant: no card means gaining.
            card = game.may_choose_card(me, "take", store, intent=TO_TAKE)
            if card is not None:
                game.take_from([card], me, this)
                return
        elif game.choose_mode(me, "empty", ["gain", "take"]) == "take":
            return
        pile = game.choose_pile(me, "gain", game.gainable(Cost(4)), intent=TO_GAIN)
        game.gain(me, pile, STORE, this)


class Quartermaster(CardDef):
    """At the start of each of your turns: gain a card costing up to 4 onto this, or take one from this."""

    types = ACTION | DURATION
    cost = 5
    kinds = GAINS
    store_open = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(QuartermasterEachTurn(), me, this)


class RopeNextTurn(NextTurn):
    """At the start of your next turn: +1 Card, then you may trash a card from hand."""

    name = "rope"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1)
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Rope(CardDef):
    """Worth 1, +1 Buy. At the start of your next turn: +1 Card, then you may trash a card from hand."""

    types = TREASURE | DURATION
    cost = 4
    brings = Plus(coins=1, buys=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(RopeNextTurn(), me, this)


class SirenNextTurn(NextTurn):
    """At the start of your next turn, draw until you have 8 cards in hand."""

    name = "siren"
    reads = IN_HAND | ON_DECK
    writes = IN_HAND | ON_DECK

    def act(self, game: Game, me: int, this: Card) -> None:
        game.draw_to(me, 8)


class Siren(CardDef):
    """Each other player gains a Curse. At the start of your next turn draw until you have 8 cards in hand.

    When you gain this, trash it unless you trash an Action from your hand.
    """

    types = ACTION | DURATION | ATTACK
    cost = 3
    may_bring = Plus(cards=3)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")
        game.lasting(SirenNextTurn(), me, this)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if game.is_action(card)]
        key = "trash" if game.unmoved(now) else "may_trash"
        card = game.may_choose_card(me, key, actions, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        elif game.unmoved(now):
            game.trash([this], me, game.pick_up(now))


class StowawayNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards."""

    name = "stowaway"
    brings = Plus(cards=2)


class Stowaway(CardDef):
    """At the start of your next turn: +2 Cards. When anyone gains a Duration, you may play this from hand."""

    types = ACTION | DURATION | REACTION
    cost = 3
    may_bring = Plus(cards=2)
    hears_from = HAND
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(StowawayNextTurn(), me, this)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.is_duration(now.card) and game.may_play(me, this)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class TaskmasterHopes(Effect):
    """If you gain a card costing exactly 5 this turn, the Taskmaster acts again at the start of your next turn."""

    name = "taskmaster"
    seizes = 1 << ON_GAIN

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.cost.same(Cost(5))

    def seize(self, game: Game, now: Moment) -> None:
        game.go_on_as(self, TaskmasterNextTurn())


class TaskmasterNextTurn(Effect):
    """At the start of your next turn: +1 Action, +1 coin, and the condition anew."""

    name = "taskmaster.next_turn"
    until = UNTIL_USED
    holds = True
    reads = NOTHING
    writes = COUNTS

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, actions=1, coins=1)
        game.go_on_as(self, TaskmasterHopes())


class Taskmaster(CardDef):
    """+1 Action, +1 coin. If you gain a card costing exactly 5 this turn, do all this again next turn."""

    types = ACTION | DURATION
    cost = 3
    brings = Plus(actions=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(TaskmasterHopes(), me, this)
