"""Liaisons of Allies: cards that bring Favors. Where one is in the game, everybody has Favors, and an Ally is dealt."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, COUNTS, DURATION, HAND, LIAISON, NOTHING, TREASURE
from platin.engine.cost import Cost
from platin.engine.effect import Effect, NextTurn, PlayNextTurn
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_SET_ASIDE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class BaubleTurn(Effect):
    """This turn you may put each card that you gain onto your deck."""

    name = "bauble"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class Bauble(CardDef):
    """Choose two different ones: +1 Buy; +1 coin; +1 Favor; this turn you may put cards you gain onto your deck."""

    types = TREASURE | LIAISON
    cost = 2
    may_bring = Plus(buys=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["buy", "coin", "favor", "topdeck"], 2):
            if mode == "buy":
                game.plus(me, buys=1)
            elif mode == "coin":
                game.plus(me, coins=1)
            elif mode == "favor":
                game.take_favors(me, 1)
            else:
                game.lasting(BaubleTurn(), me, this)


class Broker(CardDef):
    """Trash a card from hand. Choose one, for each coin it costs: +1 Card; +1 Action; +1 coin; +1 Favor."""

    types = ACTION | LIAISON
    cost = 4
    may_bring = Plus(cards=2, actions=2, coins=2)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        n = game.cost(card).coins
        if not n:
            return
        for mode in game.choose_options(me, "choose", ["cards", "actions", "coins", "favors"]):
            if mode == "cards":
                game.plus(me, cards=n)
            elif mode == "actions":
                game.plus(me, actions=n)
            elif mode == "coins":
                game.plus(me, coins=n)
            else:
                game.take_favors(me, n)


class ContractPlay(PlayNextTurn):
    """At the start of your next turn, play the Action that was set aside."""

    name = "contract"


class Contract(CardDef):
    """Worth 2. +1 Favor. You may set aside an Action from your hand, to play it at the start of your next turn."""

    types = TREASURE | DURATION | LIAISON
    cost = 5
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_favors(me, 1)
        actions = [card for card in game.hand(me) if game.is_action(card)]
        card = game.may_choose_card(me, "set_aside", actions, intent=TO_SET_ASIDE)
        if card is not None:
            game.set_aside([card], me, HAND)
            game.lasting(ContractPlay(), me, this).cards = [card]


class Emissary(CardDef):
    """+3 Cards. If this made you shuffle at least one card, +1 Action and +2 Favors."""

    types = ACTION | LIAISON
    cost = 5
    brings = Plus(cards=3)
    may_bring = Plus(actions=1)

    def on_play(self, game: Game, me: int, this: Card) -> None:
        before = game.shuffles
        game.bring(me, self.brings)
        if game.shuffles > before:
            game.plus(me, actions=1)
            game.take_favors(me, 2)


class GuildmasterTurn(Effect):
    """This turn, when you gain a card, +1 Favor; also for the gain that led to the play."""

    name = "guildmaster"
    joins = True
    reads = NOTHING
    writes = COUNTS

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_favors(me, 1)


class Guildmaster(CardDef):
    """+3 coins. This turn, when you gain a card, +1 Favor."""

    types = ACTION | LIAISON
    cost = 5
    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(GuildmasterTurn(), me, this)


class ImporterNextTurn(NextTurn):
    """At the start of your next turn, gain a card costing up to 5."""

    name = "importer"

    def act(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(5))


class Importer(CardDef):
    """At the start of your next turn, gain a card costing up to 5. Set-up: each player gets 4 more Favors."""

    types = ACTION | DURATION | LIAISON
    cost = 3
    kinds = GAINS

    def on_ready(self, setup: Setup) -> None:
        setup.give_favors(4)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(ImporterNextTurn(), me, this)


class Sycophant(CardDef):
    """+1 Action. Discard 3 cards; if you discarded any, +3 coins. When you gain or trash this, +2 Favors."""

    types = ACTION | LIAISON
    cost = 2
    brings = Plus(actions=1)
    may_bring = Plus(coins=3)
    reads = NOTHING
    writes = COUNTS

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "discard", game.hand(me), 3, 3, intent=TO_DISCARD)
        game.discard(cards, me, HAND)
        if cards:
            game.plus(me, coins=3)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_favors(me, 2)

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_favors(me, 2)


class Underling(CardDef):
    """+1 Card, +1 Action, +1 Favor."""

    types = ACTION | LIAISON
    cost = 3
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_favors(me, 1)
