"""The Events of Menagerie."""

from platin.cards.adventures.tokens import action_piles
from platin.cards.menagerie.exile import EXILE, exile, exile_named, exile_top, exiled, use_exile
from platin.cards.menagerie.horses import gain_horses
from platin.engine.card import Card, Plus
from platin.engine.const import ACTION, ASIDE, DECK, DISCARD, HAND, NOWHERE, REVEALED, TREASURE, UNTIL_USED
from platin.engine.cost import Cost
from platin.engine.effect import Effect, PlayNextTurn
from platin.engine.facts import EXILE_MATS
from platin.engine.game import Game
from platin.engine.intent import TO_EXILE, TO_GAIN, TO_PLAY, TO_SET_ASIDE, TO_TOPDECK, TO_TRASH
from platin.engine.landscape import Event
from platin.engine.moment import Moment
from platin.engine.setup import Setup
from platin.engine.table import lies_in


class Alliance(Event):
    """Gain a Province, a Duchy, an Estate, a Gold, a Silver and a Copper."""

    cost = 10

    def then(self, game: Game, me: int) -> None:
        for name in ("province", "duchy", "estate", "gold", "silver", "copper"):
            game.gain_named(me, name)


class _Exiling(Event):
    """An Event that exiles."""

    materials = EXILE_MATS

    def on_setup(self, setup: Setup) -> None:
        use_exile(setup)


class _Stable(Event):
    """An Event that brings Horses."""

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("horse")


class Banish(_Exiling):
    """Exile any number of cards with the same name from hand."""

    cost = 4

    def then(self, game: Game, me: int) -> None:
        card = game.may_choose_card(me, "card", game.hand(me), intent=TO_EXILE)
        if card is not None:
            alike = [other for other in game.hand(me) if other.name == card.name]
            number = game.choose_number(me, "number", 1, len(alike), TO_EXILE)
            exile(game, alike[:number], me, HAND)


class Bargain(_Stable):
    """Gain a card costing up to 5 that is no Victory card. Each other player gains a Horse."""

    cost = 4

    def then(self, game: Game, me: int) -> None:
        piles = [pile for pile in game.gainable(Cost(5)) if not game.is_victory(game.state.piles[pile][-1])]
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))
        for other in game.others(me):
            gain_horses(game, other, 1)


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


class Demand(_Stable):
    """Gain a Horse onto your deck, then a card costing up to 4 onto your deck."""

    cost = 5

    def then(self, game: Game, me: int) -> None:
        game.gain_named(me, "horse", DECK)
        game.choose_gain(me, "gain", Cost(4), to=DECK)


class Desperation(Event):
    """Once per turn: you may gain a Curse, for +1 Buy and +2 coins."""

    cost = 0
    once_per_turn = True

    def then(self, game: Game, me: int) -> None:
        if game.state.piles[game.state.rules.curse] and game.may(me, "curse", TO_GAIN):
            if game.gain_named(me, "curse") is not None:
                game.plus(me, buys=1, coins=2)


class Enclave(_Exiling):
    """Gain a Gold. Exile a Duchy from the Supply."""

    cost = 8

    def then(self, game: Game, me: int) -> None:
        game.gain_named(me, "gold")
        exile_named(game, me, "duchy")


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


class Invested(Effect):
    """While the card is in your Exile: +2 Cards when another player gains a copy of it or Invests in one."""

    name = "invest"
    until = UNTIL_USED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and self.pays_for(game, now.card)

    def pays_for(self, game: Game, card: Card) -> bool:
        """Tell whether the card in Exile is a copy of another one, and still there."""
        return card.name == self.source.name and game.effect_here(self)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=2)


class Invest(_Exiling):
    """Exile an Action from the Supply. While it is there: +2 Cards when another player gains or Invests in a copy."""

    cost = 4

    def then(self, game: Game, me: int) -> None:
        card = exile_top(game, me, game.choose_pile(me, "exile", game.showing(ACTION), intent=TO_EXILE))
        if card is None:
            return
        for other in game.others(me):
            for effect in game.state.effects[:]:
                if isinstance(effect, Invested) and effect.owner == other and effect.pays_for(game, card):
                    game.plus(other, cards=2)
        game.lasting(Invested(), me, card)


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


class Ride(_Stable):
    """Gain a Horse."""

    cost = 2

    def then(self, game: Game, me: int) -> None:
        gain_horses(game, me, 1)


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


class Stampede(_Stable):
    """If you have 5 or fewer cards in play, gain 5 Horses onto your deck."""

    cost = 5

    def then(self, game: Game, me: int) -> None:
        if len(game.in_play(me)) <= 5:
            for _ in range(5):
                game.gain_named(me, "horse", DECK)


class Toil(Event):
    """+1 Buy. You may play an Action from hand."""

    cost = 2
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND)


class Transport(_Exiling):
    """Choose: exile an Action from the Supply; or put an Action from your Exile onto your deck."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        if game.choose_mode(me, "choose", ["exile", "topdeck"]) == "exile":
            exile_top(game, me, game.choose_pile(me, "exile", game.showing(ACTION), intent=TO_EXILE))
            return
        actions = [card for card in game.mat(me, EXILE) if game.is_action(card)]
        card = game.choose_card(me, "topdeck", actions, intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([self.which(game, me, card)], me, EXILE.number)

    def which(self, game: Game, me: int, card: Card) -> Card:
        """Give one of the copies of a card in Exile: who has Invested in some of them only tells which is meant."""
        paying = [effect.source for effect in game.state.effects if isinstance(effect, Invested) and effect.owner == me]
        alike = exiled(game, me, card.name)
        invested = [other for other in alike if other in paying]
        others = [other for other in alike if other not in paying]
        if not invested or not others:
            return card
        return invested[0] if game.choose_mode(me, "which", ["invested", "other"]) == "invested" else others[0]
