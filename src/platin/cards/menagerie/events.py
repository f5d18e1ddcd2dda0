"""The Events of Menagerie."""

from platin.cards.adventures.tokens import action_piles
from platin.engine.card import Plus
from platin.engine.const import ACTION, ASIDE, DISCARD, HAND, NOWHERE, REVEALED, TREASURE, UNTIL_USED
from platin.engine.cost import Cost
from platin.engine.effect import Effect, PlayNextTurn
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_PLAY, TO_SET_ASIDE, TO_TRASH
from platin.engine.landscape import Event
from platin.engine.table import lies_in


class Alliance(Event):
    """Gain a Province, a Duchy, an Estate, a Gold, a Silver and a Copper."""

    cost = 10

    def then(self, game: Game, me: int) -> None:
        for name in ("province", "duchy", "estate", "gold", "silver", "copper"):
            game.gain_named(me, name)


class Commerce(Event):
    """Gain a Gold for each differently named card that you have gained this turn."""

    cost = 5
    recalls = True

    def then(self, game: Game, me: int) -> None:
        names: list[str] = []
        for gain in game.player(me).gained:
            if gain.defn.name not in names:
                names.append(gain.defn.name)
        for _ in names:
            game.gain_named(me, "gold")


class DelayedPlay(PlayNextTurn):
    """At the start of your next turn, play the card that was set aside."""

    name = "delay"


class Delay(Event):
    """You may set aside an Action from hand. Play it at the start of your next turn."""

    cost = 0

    def then(self, game: Game, me: int) -> None:
        actions = [card for card in game.hand(me) if game.is_action(card)]
        card = game.may_choose_card(me, "aside", actions, intent=TO_SET_ASIDE)
        if card is not None:
            game.set_aside([card], me, HAND)
            game.lasting(DelayedPlay(), me).cards = [card]


class Desperation(Event):
    """Once per turn: you may gain a Curse, for +1 Buy and +2 coins."""

    cost = 0
    once_per_turn = True

    def then(self, game: Game, me: int) -> None:
        if game.state.piles[game.state.rules.curse] and game.may(me, "curse", TO_GAIN):
            if game.gain_named(me, "curse") is not None:
                game.plus(me, buys=1, coins=2)


class Enhance(Event):
    """You may trash a card from hand that is no Victory card, to gain a card costing up to 2 more."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        others = [card for card in game.hand(me) if not game.is_victory(card)]
        card = game.may_choose_card(me, "trash", others, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            cost = game.cost(card)
            game.choose_gain(me, "gain", Cost(cost.coins + 2, cost.potion, cost.debt))


class Gamble(Event):
    """+1 Buy. Reveal the top card of your deck. Play it if it is a Treasure or Action and you like; else discard it."""

    cost = 2
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        for card in game.reveal_top(me, 1):
            playable = [card] if game.types_of(card) & (ACTION | TREASURE) else []
            if game.may_choose_card(me, "play", playable, intent=TO_PLAY) is not None:
                game.play(me, card, REVEALED)
            else:
                game.discard([card], me, REVEALED)


class Gamble2(Gamble):
    """Second print: discard the top card of your deck. If it is a Treasure or Action, you may play it."""

    def then(self, game: Game, me: int) -> None:
        for card in game.take_top(me, 1):
            game.discard([card], me, REVEALED)
            # A card that its own discarding has moved on is lost.
            there = lies_in(game.player(me).discard, card) and game.types_of(card) & (ACTION | TREASURE)
            if there and game.may_choose_card(me, "play", [card], intent=TO_PLAY) is not None:
                game.play(me, card, DISCARD)


class March(Event):
    """Look through your discard pile. You may play an Action from it."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        actions = [card for card in game.player(me).discard if game.is_action(card)]
        card = game.may_choose_card(me, "play", actions, intent=TO_PLAY)
        if card is not None:
            game.play(me, card, DISCARD)


class Populate(Event):
    """Gain a card from each Action Supply pile."""

    cost = 10

    def then(self, game: Game, me: int) -> None:
        piles = action_piles(game)
        while True:
            piles = [pile for pile in piles if game.state.piles[pile]]
            pile = game.choose_pile(me, "gain", piles, intent=TO_GAIN)
            if pile < 0:
                return
            piles.remove(pile)
            game.gain(me, pile)


class Pursue(Event):
    """+1 Buy. Name a card. Reveal the top 4 cards of your deck: put those with that name back, discard the rest."""

    cost = 2
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        name = game.choose_name(me, "name").name
        cards = game.reveal_top(me, 4)
        game.put_on_deck([card for card in cards if card.name == name], me, REVEALED)
        game.discard([card for card in cards if card.name != name], me, REVEALED)


class ReapedPlay(PlayNextTurn):
    """At the start of your next turn, play the Gold that was set aside."""

    name = "reap"


class Reap(Event):
    """Gain a Gold and set it aside. If you did, play it at the start of your next turn."""

    cost = 7

    def then(self, game: Game, me: int) -> None:
        gold = game.gain_named(me, "gold")
        if gold is not None and game.landed != NOWHERE:
            game.set_aside([gold], me, game.landed)
            game.lasting(ReapedPlay(), me).cards = [gold]


class Reap2(Reap):
    """Second print: the Gold is gained to where it lies set aside."""

    def then(self, game: Game, me: int) -> None:
        gold = game.gain_named(me, "gold", ASIDE)
        if gold is not None and game.landed == ASIDE:
            game.lasting(ReapedPlay(), me).cards = [gold]


class DaySeized(Effect):
    """The day was seized: that is possible once a game."""

    name = "seize_the_day"
    until = UNTIL_USED


class SeizeTheDay(Event):
    """Once per game: take an extra turn after this one."""

    cost = 4
    once_per_game = True

    def then(self, game: Game, me: int) -> None:
        game.lasting(DaySeized(), me)
        game.extra_turn(me, self.name)


class Toil(Event):
    """+1 Buy. You may play an Action from hand."""

    cost = 2
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND)
