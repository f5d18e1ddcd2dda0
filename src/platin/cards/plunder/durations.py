"""Duration cards of Plunder that act at the start of later turns."""

from platin.cards.plunder.expansion import Plunder
from platin.engine.card import Card, CardDef, Effect, Moment, NextTurn
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
    ON_AFTER_PLAY,
    ON_DECK,
    ON_GAIN,
    ON_START_TURN,
    PLAY,
    REACTION,
    STORE,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.cost import Cost
from platin.engine.game import Game


class BuriedTreasureNextTurn(NextTurn):
    """At the start of your next turn: +1 Buy, +3 coins."""

    name = "buried_treasure"
    reads = NOTHING
    writes = COUNTS

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=3)


class BuriedTreasure(Plunder):
    """At the start of your next turn: +1 Buy, +3 coins. When you gain this, play it."""

    name = "buried_treasure"
    types = TREASURE | DURATION
    cost = 5
    listens = 1 << ON_GAIN

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.lasting(BuriedTreasureNextTurn(), me, this)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play_gained(now)


class CabinBoyNextTurn(NextTurn):
    """At the start of your next turn choose: +2 coins; or trash the Cabin Boy to gain a Duration."""

    name = "cabin_boy"

    def act(self, game: Game, me: int, this: Card) -> None:
        if game.choose_mode(me, "cabin_boy.choose", ["coins", "trash"]) == "coins":
            game.plus(me, coins=2)
        elif game.effect_here(self):
            game.trash([this], me, PLAY)
            game.gain(me, game.choose_pile(me, "cabin_boy.gain", game.showing(DURATION)))


class CabinBoy(Plunder):
    """+1 Card, +1 Action. At the start of your next turn choose: +2 coins; or trash this to gain a Duration."""

    name = "cabin_boy"
    types = ACTION | DURATION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        game.lasting(CabinBoyNextTurn(), me, this)


class CrewNextTurn(NextTurn):
    """At the start of your next turn, put the Crew onto your deck."""

    name = "crew"

    def act(self, game: Game, me: int, this: Card) -> None:
        if game.effect_here(self):
            game.put_on_deck([this], me, PLAY)


class Crew(Plunder):
    """+3 Cards. At the start of your next turn, put this onto your deck."""

    name = "crew"
    types = ACTION | DURATION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=3)
        game.lasting(CrewNextTurn(), me, this)


def enlarge(game: Game, me: int) -> None:
    """Trash a card from hand and gain one costing up to 2 more."""
    card = game.choose_card(me, "enlarge.trash", game.hand(me))
    if card is not None:
        game.trash([card], me, HAND)
        game.choose_gain(me, "enlarge.gain", game.cost(card).plus(2))


class EnlargeNextTurn(NextTurn):
    """At the start of your next turn, trash a card from hand and gain one costing up to 2 more."""

    name = "enlarge"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        enlarge(game, me)


class Enlarge(Plunder):
    """Now and at the start of your next turn: trash a card from hand and gain one costing up to 2 more."""

    name = "enlarge"
    types = ACTION | DURATION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        enlarge(game, me)
        game.lasting(EnlargeNextTurn(), me, this)


class FrigateThreat(Effect):
    """A player threatened by a Frigate discards down to 4 cards after each Action played."""

    name = "frigate"
    listens = 1 << ON_AFTER_PLAY
    until = UNTIL_USED
    reads = ELSEWHERE
    writes = ELSEWHERE

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.is_action

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.discard_down_to(me, "frigate.discard", 4)


class FrigateEnd(Effect):
    """At the start of your next turn, the Frigate threatens nobody any more."""

    name = "frigate.end"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED
    holds = True
    first = True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        for effect in game.state.effects[:]:
            if isinstance(effect, FrigateThreat) and effect.source is this:
                game.end_effect(effect)


class Frigate(Plunder):
    """+3 coins. Until your next turn, each other player discards down to 4 cards after playing an Action."""

    name = "frigate"
    types = ACTION | DURATION | ATTACK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=3)
        # The discarding happens to the others, who may order it among their own abilities: so it is theirs.
        for other in game.affected(me):
            game.lasting(FrigateThreat(), other, this)
        game.lasting(FrigateEnd(), me, this)


class GondolaNextTurn(NextTurn):
    """At the start of your next turn: +2 coins."""

    name = "gondola"
    reads = NOTHING
    writes = COUNTS

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)


class Gondola(Plunder):
    """Choose: +2 coins now, or at the start of your next turn. When you gain this, you may play an Action."""

    name = "gondola"
    types = TREASURE | DURATION
    cost = 4
    listens = 1 << ON_GAIN

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "gondola.choose", ["now", "next_turn"]):
            if mode == "now":
                game.plus(me, coins=2)
            else:
                game.lasting(GondolaNextTurn(), me, this)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(game.playable(me, ACTION)) > 0

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "gondola.play", game.playable(me, ACTION))
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


class Grotto(Plunder):
    """+1 Action. Set aside up to 4 cards from hand face down on this.

    At the start of your next turn discard them, then draw as many.
    """

    name = "grotto"
    types = ACTION | DURATION
    cost = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        cards = game.choose_cards(me, "grotto.aside", game.hand(me), 0, 4)
        # Without cards on it there is nothing left to do, and it does not stay.
        if cards:
            game.set_on(cards, me, HAND, this)
            game.lasting(GrottoNextTurn(), me, this).cards = cards


class LongshipNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards."""

    name = "longship"
    reads = ON_DECK
    writes = IN_HAND | ON_DECK

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)


class Longship(Plunder):
    """+2 Actions. At the start of your next turn: +2 Cards."""

    name = "longship"
    types = ACTION | DURATION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=2)
        game.lasting(LongshipNextTurn(), me, this)


class QuartermasterEachTurn(Effect):
    """At the start of each of your turns, gain a card costing up to 4 onto it, or take one from it."""

    name = "quartermaster"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED
    holds = True
    joins = True

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        store = game.store(me, this)
        if store:
            # One question for both, so that it shows which Quartermaster is meant: no card means gaining.
            card = game.may_choose_card(me, "quartermaster.take", store)
            if card is not None:
                game.take_from([card], me, this)
                return
        elif game.choose_mode(me, "quartermaster.empty", ["gain", "take"]) == "take":
            return
        pile = game.choose_pile(me, "quartermaster.gain", game.gainable(Cost(4)))
        game.gain(me, pile, STORE, this)


class Quartermaster(Plunder):
    """At the start of each of your turns: gain a card costing up to 4 onto this, or take one from this."""

    name = "quartermaster"
    types = ACTION | DURATION
    cost = 5
    store_open = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.lasting(QuartermasterEachTurn(), me, this)


class RopeNextTurn(NextTurn):
    """At the start of your next turn: +1 Card, then you may trash a card from hand."""

    name = "rope"
    reads = ELSEWHERE
    writes = ELSEWHERE

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1)
        card = game.may_choose_card(me, "rope.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)


class Rope(Plunder):
    """Worth 1, +1 Buy. At the start of your next turn: +1 Card, then you may trash a card from hand."""

    name = "rope"
    types = TREASURE | DURATION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=1, buys=1)
        game.lasting(RopeNextTurn(), me, this)


class SirenNextTurn(NextTurn):
    """At the start of your next turn, draw until you have 8 cards in hand."""

    name = "siren"
    reads = IN_HAND | ON_DECK
    writes = IN_HAND | ON_DECK

    def act(self, game: Game, me: int, this: Card) -> None:
        game.draw_to(me, 8)


class Siren(Plunder):
    """Each other player gains a Curse. At the start of your next turn draw until you have 8 cards in hand.

    When you gain this, trash it unless you trash an Action from your hand.
    """

    name = "siren"
    types = ACTION | DURATION | ATTACK
    cost = 3
    listens = 1 << ON_GAIN

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")
        game.lasting(SirenNextTurn(), me, this)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if card.is_action]
        key = "siren.trash" if game.unmoved(now) else "siren.may_trash"
        card = game.may_choose_card(me, key, actions)
        if card is not None:
            game.trash([card], me, HAND)
        elif game.unmoved(now):
            game.trash([this], me, game.pick_up(now))


class StowawayNextTurn(NextTurn):
    """At the start of your next turn: +2 Cards."""

    name = "stowaway"
    reads = ON_DECK
    writes = IN_HAND | ON_DECK

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)


class Stowaway(Plunder):
    """At the start of your next turn: +2 Cards. When anyone gains a Duration, you may play this from hand."""

    name = "stowaway"
    types = ACTION | DURATION | REACTION
    cost = 3
    hand_listens = 1 << ON_GAIN
    optional = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.lasting(StowawayNextTurn(), me, this)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.card.is_duration and game.may_play(me, this)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play(me, this, HAND)


class TaskmasterHopes(Effect):
    """If you gain a card costing exactly 5 this turn, the Taskmaster acts again at the start of your next turn."""

    name = "taskmaster"
    listens = 1 << ON_GAIN
    seizes = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.cost.same(Cost(5))

    def seize(self, game: Game, now: Moment) -> None:
        game.go_on_as(self, TaskmasterNextTurn())


class TaskmasterNextTurn(Effect):
    """At the start of your next turn: +1 Action, +1 coin, and the condition anew."""

    name = "taskmaster.next_turn"
    listens = 1 << ON_START_TURN
    until = UNTIL_USED
    holds = True
    reads = NOTHING
    writes = COUNTS

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, actions=1, coins=1)
        game.go_on_as(self, TaskmasterHopes())


class Taskmaster(Plunder):
    """+1 Action, +1 coin. If you gain a card costing exactly 5 this turn, do all this again next turn."""

    name = "taskmaster"
    types = ACTION | DURATION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1, coins=1)
        game.lasting(TaskmasterHopes(), me, this)


CARDS: list[CardDef] = [
    BuriedTreasure(),
    CabinBoy(),
    Crew(),
    Enlarge(),
    Frigate(),
    Gondola(),
    Grotto(),
    Longship(),
    Quartermaster(),
    Rope(),
    Siren(),
    Stowaway(),
    Taskmaster(),
]

EFFECTS: list[Effect] = [
    BuriedTreasureNextTurn(),
    CabinBoyNextTurn(),
    CrewNextTurn(),
    EnlargeNextTurn(),
    FrigateEnd(),
    FrigateThreat(),
    GondolaNextTurn(),
    GrottoNextTurn(),
    LongshipNextTurn(),
    QuartermasterEachTurn(),
    RopeNextTurn(),
    SirenNextTurn(),
    StowawayNextTurn(),
    TaskmasterHopes(),
    TaskmasterNextTurn(),
]
