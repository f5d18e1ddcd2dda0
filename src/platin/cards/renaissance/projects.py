"""The Projects of Renaissance that act at the start of a turn, at the end of a Buy phase, or when something happens."""

from typing import Final

from platin.engine.card import Card, Plus
from platin.engine.const import (
    ACTION,
    ASIDE,
    BUYING,
    COUNTS,
    HAND,
    IN_HAND,
    NOTHING,
    ON_DECK,
    REVEALED,
)
from platin.engine.effect import Effect
from platin.engine.facts import COFFERS, CUBES, TOKEN_MATS, TOKENS, VILLAGERS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TOPDECK, TO_TRASH
from platin.engine.landscape import Project
from platin.engine.moment import Moment
from platin.engine.zones import ON_PLAYER, Counter, add_tokens, tokens_in

PLOT_TOKENS: Final = Counter("sinister_plot", ON_PLAYER)


class _EachTurn(Project):
    """A Project that does something at the start of each turn: first what it brings, then the rest."""

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.bring(me, self.brings)
        self.then(game, me)


class Barracks(_EachTurn):
    """At the start of your turn, +1 Action."""

    cost = 6
    brings = Plus(actions=1)
    reads = NOTHING
    writes = COUNTS


class Cathedral(_EachTurn):
    """At the start of your turn, trash a card from hand."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class CityGate(_EachTurn):
    """At the start of your turn, +1 Card, then put a card from hand onto your deck."""

    cost = 3
    brings = Plus(cards=1)

    def then(self, game: Game, me: int) -> None:
        card = game.choose_card(me, "topdeck", game.hand(me), intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, HAND)


class CropRotation(_EachTurn):
    """At the start of your turn, you may discard a Victory card, for +2 Cards."""

    cost = 6

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return super().applies(game, now, me, this) and len(self.crops(game, me)) > 0

    def crops(self, game: Game, me: int) -> list[Card]:
        """Give the Victory cards in a hand."""
        return [card for card in game.hand(me) if game.is_victory(card)]

    def then(self, game: Game, me: int) -> None:
        card = game.may_choose_card(me, "discard", self.crops(game, me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.plus(me, cards=2)


class Fair(_EachTurn):
    """At the start of your turn, +1 Buy."""

    cost = 4
    brings = Plus(buys=1)
    reads = NOTHING
    writes = NOTHING


class Piazza(_EachTurn):
    """At the start of your turn, reveal your top card; if it is an Action, play it."""

    cost = 5

    def then(self, game: Game, me: int) -> None:
        for card in game.reveal_top(me, 1):
            if game.is_action(card):
                game.play(me, card, REVEALED)
            else:
                game.put_on_deck([card], me, REVEALED)


class Silos(_EachTurn):
    """At the start of your turn, discard any number of Coppers, revealed, and draw as many cards."""

    cost = 4

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return super().applies(game, now, me, this) and len(self.coppers(game, me)) > 0

    def coppers(self, game: Game, me: int) -> list[Card]:
        """Give the Coppers in a hand."""
        return [card for card in game.hand(me) if card.name == "copper"]

    def then(self, game: Game, me: int) -> None:
        coppers = self.coppers(game, me)
        cards = game.choose_cards(me, "discard", coppers, 0, len(coppers), intent=TO_DISCARD)
        game.reveal(cards, me)
        game.discard(cards, me, HAND)
        game.plus(me, cards=len(cards))


class SinisterPlot(_EachTurn):
    """At the start of your turn, add a token of yours here, or remove all your tokens for +1 Card each."""

    cost = 4
    materials = CUBES | TOKENS

    def then(self, game: Game, me: int) -> None:
        tokens = game.player(me).tokens
        if game.choose_mode(me, "plot", ["token", "cards"]) == "token":
            add_tokens(tokens, PLOT_TOKENS)
            game.note("token", me, source=self.name)
        else:
            n = tokens_in(tokens, PLOT_TOKENS)
            add_tokens(tokens, PLOT_TOKENS, -n)
            game.plus(me, cards=n)


class Exploration(Project):
    """At the end of your Buy phase, if you bought no cards in it, +1 Coffers and +1 Villager."""

    cost = 4
    materials = CUBES | COFFERS | VILLAGERS | TOKEN_MATS | TOKEN_MATS
    recalls = True
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return super().applies(game, now, me, this) and not self.is_spoilt(game, me)

    def is_spoilt(self, game: Game, me: int) -> bool:
        """Tell whether something in this Buy phase keeps it from paying."""
        return any([bought.when == BUYING for bought in game.state.turn.purchases])

    def at_end_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_coffers(me, 1)
        game.take_villagers(me, 1)


class Exploration2(Exploration):
    """Second wording: if you gained no cards in it."""

    def is_spoilt(self, game: Game, me: int) -> bool:
        return any([gain.when == BUYING for gain in game.player(me).gained])


class Pageant(Project):
    """At the end of your Buy phase, you may pay 1 coin for +1 Coffers."""

    cost = 3
    materials = CUBES | COFFERS | TOKEN_MATS
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return super().applies(game, now, me, this) and game.state.turn.coins > 0

    def at_end_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.pay(me, 1)
        game.take_coffers(me, 1)


class Academy(Project):
    """When you gain an Action, +1 Villager."""

    cost = 5
    materials = CUBES | VILLAGERS | TOKEN_MATS
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return super().applies(game, now, me, this) and game.is_action(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_villagers(me, 1)


class Guildhall(Project):
    """When you gain a Treasure, +1 Coffers."""

    cost = 5
    materials = CUBES | COFFERS | TOKEN_MATS
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return super().applies(game, now, me, this) and game.is_treasure(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_coffers(me, 1)


class Innovation(Project):
    """The first time you gain an Action in each of your turns, you may set it aside, to play it."""

    cost = 6
    recalls = True
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if not super().applies(game, now, me, this) or not game.is_turn_of(me):
            return False
        return game.is_action(now.card) and game.unmoved(now) and self.may_play(game, now, me)

    def may_play(self, game: Game, now: Moment, me: int) -> bool:
        """Tell whether a gained Action may be the one of this turn."""
        before = game.player(me).gained[: now.nth - 1]
        return not any([game.types_of_kind(gain.defn) & ACTION for gain in before])

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([now.card], me, game.pick_up(now))
        game.play(me, now.card, ASIDE)


class InnovationUsed(Effect):
    """A gained Action has been played this turn."""

    name = "innovation"


class Innovation2(Innovation):
    """Later wording: once in each of your turns, when you gain an Action, you may play it."""

    recalls = False

    def may_play(self, game: Game, now: Moment, me: int) -> bool:
        return not game.has_begun(me, self.name)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.lasting(InnovationUsed(), me)
        game.play_gained(now)


class RoadNetwork(Project):
    """When another player gains a Victory card, +1 Card."""

    cost = 5
    reads = ON_DECK
    writes = IN_HAND | ON_DECK

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and game.has_cube(me, self.name) and game.is_victory(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, cards=1)


class Sewers(Project):
    """When you trash a card other than with this, you may trash a card from hand."""

    cost = 3

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if not super().applies(game, now, me, this) or game.asker == self.name:
            return False
        return len(game.hand(me)) > 0

    def on_trash(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class StarChart(Project):
    """When you shuffle, you may pick one of the cards to go on top of the others."""

    cost = 3

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return super().applies(game, now, me, this) and len(now.cards) > 0

    def on_shuffle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "top", now.cards, intent=TO_TOPDECK)
        if card is not None:
            now.cards = [other for other in now.cards if other is not card]
            now.top = [*now.top, card]
