"""The Fate cards: they give Boons."""

from typing import Final

from platin.cards.nocturne.boons import add_boons
from platin.engine.card import Card, CardDef, Plus
from platin.engine.choice import PIECE, SetupChoice
from platin.engine.const import ACTION, ATTACK, BEFORE, BOON, FATE, PLAY, SPENT, TREASURE
from platin.engine.effect import Effect, NextTurn
from platin.engine.facts import CURSES
from platin.engine.game import Game
from platin.engine.intent import TO_RECEIVE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup

DRUIDS_BOONS: Final = SetupChoice("boons", PIECE, types=BOON, low=3, high=3, usual=3, notation="druid")
# The name of the pile that lies beside the Druids.
DRUIDS_PILE: Final = "druid.boons"


class _Fate(CardDef):
    """A card that needs the Boons."""

    types = ACTION | FATE

    def on_setup(self, setup: Setup) -> None:
        add_boons(setup)


class Bard(_Fate):
    """+2 coins. Receive a Boon."""

    cost = 4
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.receive_next(me, "boons")


class BoonTaken(NextTurn):
    """A Boon that was taken and is received at the start of its player's next turn."""

    name = "blessed_village"
    holds = False

    def act(self, game: Game, me: int, this: Card) -> None:
        for boon in self.cards:
            game.receive(me, boon)
            game.put_away(me, boon)


class BlessedVillage(_Fate):
    """+1 Card, +2 Actions. When you gain this, take a Boon; receive it now or at the start of your next turn."""

    cost = 4
    brings = Plus(cards=1, actions=2)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        boon = game.turn_over(me, "boons")
        if boon is None:
            return
        if game.choose_mode(me, "when", ["now", "later"]) == "now":
            game.receive(me, boon)
            game.put_away(me, boon)
        else:
            taken = game.lasting(BoonTaken(), me)
            taken.cards = [boon]
            taken.names = [boon.name]


class Druid(_Fate):
    """+1 Buy. Receive one of the Boons that lie beside the Druids; it stays there.

    Set-up: three of the Boons lie there for the whole game.
    """

    cost = 2
    brings = Plus(buys=1)
    may_bring = Plus(actions=1, buys=1, coins=1)
    plus_coins = 0
    choices: tuple[SetupChoice, ...] = (DRUIDS_BOONS,)

    def on_setup(self, setup: Setup) -> None:
        boons = [setup.library.card(key) for key in setup.chosen(self.name, DRUIDS_BOONS)]
        if boons:
            setup.add_pile(DRUIDS_PILE, boons, supply=False)
        add_boons(setup)

    def then(self, game: Game, me: int, this: Card) -> None:
        boon = game.choose_card(me, "receive", game.state.piles[game.pile_named(DRUIDS_PILE)], intent=TO_RECEIVE)
        if boon is not None:
            game.receive(me, boon)


class Fool(_Fate):
    """If you do not have Lost in the Woods: take it, take 3 Boons and receive them in any order."""

    cost = 3
    heirloom = "lucky_coin"

    def on_setup(self, setup: Setup) -> None:
        add_boons(setup)
        setup.add_beside("lost_in_the_woods")

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.has_piece(me, "lost_in_the_woods"):
            return
        game.take_piece(me, "lost_in_the_woods")
        boons: list[Card] = []
        for _ in range(3):
            boon = game.turn_over(me, "boons")
            if boon is not None:
                boons.append(boon)
        while boons:
            chosen = game.choose_card(me, "receive", boons, intent=TO_RECEIVE)
            assert chosen is not None
            boons.remove(chosen)
            game.receive(me, chosen)
            game.put_away(me, chosen)


class Idol(_Fate):
    """Worth 2. If you have an odd number of Idols in play, receive a Boon; if even, each other player gains a Curse."""

    types = TREASURE | ATTACK | FATE
    cost = 5
    brings = Plus(coins=2)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        idols = [card for card in game.in_play(me) if card.name == self.name]
        if len(idols) % 2:
            game.receive_next(me, "boons")
        else:
            for other in game.affected(me):
                game.gain_named(other, "curse")


class Pixie(_Fate):
    """+1 Card, +1 Action. Discard the top Boon. You may trash this, to receive that Boon twice."""

    cost = 2
    brings = Plus(cards=1, actions=1)
    heirloom = "goat"

    def then(self, game: Game, me: int, this: Card) -> None:
        boon = game.turn_over(me, "boons")
        if boon is not None:
            game.move(boon, me, BEFORE, SPENT)
        if not game.is_here(me, this) or not game.may(me, "trash", intent=TO_TRASH):
            return
        if game.trash_this(me, this) and boon is not None:
            if boon.defn.kept:
                game.move(boon, me, SPENT, BEFORE)
            for _ in range(2):
                game.receive(me, boon)


class SacredGrove(_Fate):
    """+1 Buy, +3 coins. Receive a Boon. If it does not give +1 coin, each other player may receive it too."""

    cost = 5
    brings = Plus(buys=1, coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        boon = game.turn_over(me, "boons")
        if boon is None:
            return
        game.receive(me, boon)
        if not boon.defn.brings.coins:
            for other in game.others(me):
                if game.may(other, "receive", intent=TO_RECEIVE):
                    game.receive(other, boon)
        game.put_away(me, boon)


class Tracker(_Fate):
    """+1 coin. Receive a Boon. While this is in play, you may put each card you gain onto your deck."""

    cost = 2
    brings = Plus(coins=1)
    heirloom = "pouch"
    hears_from = PLAY
    optional = True

    def then(self, game: Game, me: int, this: Card) -> None:
        game.receive_next(me, "boons")

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class TrackerTurn(Effect):
    """This turn, when you gain a card, you may put it onto your deck."""

    name = "tracker"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class Tracker2(_Fate):
    """Second print: +1 coin. This turn, you may put each card you gain onto your deck. Receive a Boon."""

    cost = 2
    brings = Plus(coins=1)
    heirloom = "pouch"

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(TrackerTurn(), me, this)
        game.receive_next(me, "boons")
