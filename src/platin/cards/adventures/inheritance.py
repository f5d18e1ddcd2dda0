"""Inheritance of Adventures, which lets Estates be more than Victory cards, in its three prints."""

from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, COMMAND, DURATION, ON_FOLLOW, UNTIL_USED, VICTORY
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import TOKENS
from platin.engine.game import Game
from platin.engine.intent import TO_SET_ASIDE
from platin.engine.landscape import Event
from platin.engine.moment import Moment


class _Inherited(Effect):
    """Keeps in mind the card with the Estate token."""

    until = UNTIL_USED
    first = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.kind == ON_FOLLOW and now.seat == me and now.card.name == "estate" and len(self.cards) > 0

    def on_follow(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if now.replaced is None:
            now.replaced = self


class EstatesInherit(_Inherited):
    """Your Estates have the abilities and types of the card with your Estate token."""

    name = "inheritance"
    lends = "estate"

    def more_types(self, game: Game, defn: CardDef, card: Card) -> int:
        inherits = self.cards and card.name == "estate" and game.is_owned(self.owner, card)
        return self.cards[0].types if inherits else 0

    def instead(self, game: Game, me: int, this: Card) -> None:
        defn = self.cards[0].defn
        game.asker = defn.name
        defn.on_play(game, me, this)


class EstatesCommand(_Inherited):
    """From later prints: in your turns, Estates are Actions too, which play the card with your Estate token."""

    name = "inheritance.command"

    def more_types(self, game: Game, defn: CardDef, card: Card) -> int:
        commands = self.cards and defn.name == "estate" and game.state.turn.seat == self.owner
        return ACTION | COMMAND if commands else 0

    def instead(self, game: Game, me: int, this: Card) -> None:
        game.play_where_it_is(me, self.cards[0], this)


class Inheritance(Event):
    """Once per game: set aside an Action that is no Victory card and costs up to 4, with your Estate token on it.

    For the rest of the game, your Estates have its abilities and types too.
    """

    cost = 7
    materials = TOKENS
    once_per_game = True

    def then(self, game: Game, me: int) -> None:
        self.set_aside(game, me, EstatesInherit(), VICTORY)

    def set_aside(self, game: Game, me: int, effect: Effect, barred: int) -> None:
        """Let a player set aside an Action with none of the barred types; its effect lasts from now on."""
        tops = game.state.piles
        piles = [pile for pile in game.gainable(Cost(4), ACTION) if not game.types_of(tops[pile][-1]) & barred]
        pile = game.choose_pile(me, "pile", piles, intent=TO_SET_ASIDE)
        kept = tops[pile][-1:] if pile >= 0 else []
        for card in kept:
            game.set_aside_from_pile(me, card)
        game.lasting(effect, me).cards = kept


class Inheritance2(Inheritance):
    """Second print: set aside an Action that is no Command and costs up to 4.

    In your turns, Estates are also Commands that play it, leaving it there.
    """

    def then(self, game: Game, me: int) -> None:
        self.set_aside(game, me, EstatesCommand(), COMMAND)


class Inheritance3(Inheritance):
    """Third print: the card set aside must not be a Duration either."""

    def then(self, game: Game, me: int) -> None:
        self.set_aside(game, me, EstatesCommand(), COMMAND | DURATION)
