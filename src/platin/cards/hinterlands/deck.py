"""Cards that look at decks, and that bring cards back onto them."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, DISCARD, PLAY, REVEALED
from platin.engine.effect import Effect
from platin.engine.facts import FIRST_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_TOPDECK
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class Cartographer(CardDef):
    """+1 Card, +1 Action. Look at your top 4 cards; discard any number, put the rest back in any order."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 4)
        discarded = game.choose_cards(me, "discard", cards, 0, 4, intent=TO_DISCARD)
        game.discard(discarded, me, REVEALED)
        game.put_back(me, "order", [card for card in cards if card not in discarded])


class Duchess(CardDef):
    """+2 coins. Each player (you too) looks at the top card of their deck, and may discard it.

    In games using this, when you gain a Duchy, you may gain a Duchess.
    """

    types = ACTION
    cost = 2
    prints = FIRST_ONLY
    brings = Plus(coins=2)

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(DuchessForDuchy())

    def then(self, game: Game, me: int, this: Card) -> None:
        for seat in [me] + game.others(me):
            game.may_discard_top(seat, "discard")


class DuchessForDuchy(Effect):
    """In games using Duchess: whoever gains a Duchy may gain a Duchess."""

    name = "duchess"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        # One that is only in the Black Market deck has no pile of its own.
        pile = game.pile_named(self.name)
        return now.seat == me and now.card.name == "duchy" and pile >= 0 and len(game.state.piles[pile]) > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain(me, game.pile_named(self.name))


class Oracle(CardDef):
    """Each player (you too) reveals their top 2 cards; you decide: both are discarded or put back. Then +2 Cards."""

    types = ACTION | ATTACK
    cost = 3
    prints = FIRST_ONLY
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for seat in [me] + game.affected(me):
            cards = game.reveal_top(seat, 2)
            if not cards:
                continue
            key = "discard_own" if seat == me else "discard"
            if game.choose_mode(me, key, ["discard", "back"], whose=seat) == "discard":
                game.discard(cards, seat, REVEALED)
            else:
                game.put_back(seat, "order", cards)
        game.plus(me, cards=2)


class SchemeChoice(Effect):
    """From Scheme: at the start of Clean-up, you may choose an Action in play; discarded from play, it is kept."""

    name = "scheme"

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        chosen = [card for effect in game.state.effects if effect.name == "scheme.chosen" for card in effect.cards]
        actions = [card for card in game.in_play(me) if game.is_action(card) and card not in chosen]
        card = game.may_choose_card(me, "topdeck", actions, intent=TO_TOPDECK)
        if card is not None:
            game.lasting(SchemeChosen(), me, this).cards = [card]


class SchemeChosen(Effect):
    """When you discard the chosen card from play this turn, put it onto your deck."""

    name = "scheme.chosen"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and now.card in self.cards and game.unmoved(now)

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([now.card], me, DISCARD)


class Scheme(CardDef):
    """+1 Card, +1 Action. At the start of Clean-up this turn, you may choose an Action you have in play.

    If you discard it from play this turn, put it onto your deck.
    """

    types = ACTION
    cost = 3
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(SchemeChoice(), me, this)


class ActionKept(Effect):
    """From Scheme, second print: one Action discarded from play this turn may go onto the deck."""

    name = "scheme.kept"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.from_zone == PLAY and game.is_action(now.card) and game.unmoved(now)

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.put_on_deck([now.card], me, DISCARD)


class Scheme2(CardDef):
    """Second print: +1 Card, +1 Action. Once this turn, you may put an Action you discard from play onto your deck."""

    types = ACTION
    cost = 3
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(ActionKept(), me, this)
