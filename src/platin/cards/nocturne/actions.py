"""Actions of Nocturne that have nothing to do with Boons and Hexes, Cemetery, and the Zombies in the trash."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    CLEANUP,
    DISCARD,
    DURATION,
    HAND,
    REACTION,
    REVEALED,
    TREASURE,
    VICTORY,
    ZOMBIE,
)
from platin.engine.effect import Effect, NextTurn, TakeAtEnd
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_PLAY, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


def new_actions(game: Game, me: int) -> list[Card]:
    """Give the Actions that a player may play from the hand and has no copy of in play."""
    there = [card.name for card in game.in_play(me)]
    return [card for card in game.playable(me, ACTION) if card.name not in there]


class Cemetery(CardDef):
    """2 VP. When you gain this, trash up to 4 cards from your hand. Heirloom: Haunted Mirror."""

    types = VICTORY
    cost = 4
    vp = 2
    kinds = TRASHES
    heirloom = "haunted_mirror"

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("ghost")

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.trash(game.choose_cards(me, "trash", game.hand(me), 0, 4, intent=TO_TRASH), me, HAND)


class Conclave(CardDef):
    """+2 coins. You may play an Action from hand of which you have no copy in play. If you did, +1 Action."""

    types = ACTION
    cost = 4
    brings = Plus(coins=2)
    may_bring = Plus(actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", new_actions(game, me), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND)
            game.plus(me, actions=1)


class FaithfulHoundReturns(TakeAtEnd):
    """At the end of this turn, whoever's it is, take the Faithful Hound into your hand."""

    name = "faithful_hound"


class FaithfulHound(CardDef):
    """+2 Cards. When you discard this other than in Clean-up, you may set it aside until the turn ends."""

    types = ACTION | REACTION
    cost = 2
    optional = True
    brings = Plus(cards=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.state.phase != CLEANUP and game.unmoved(now)

    def when_discarded(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.set_aside([this], me, DISCARD)
        game.lasting(FaithfulHoundReturns(), me, this).cards = [this]


class Pooka(CardDef):
    """You may trash a Treasure other than Cursed Gold from your hand, for +4 Cards. Heirloom: Cursed Gold."""

    types = ACTION
    cost = 5
    may_bring = Plus(cards=4)
    kinds = TRASHES
    heirloom = "cursed_gold"

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card) and card.name != "cursed_gold"]
        card = game.may_choose_card(me, "trash", treasures, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, cards=4)


class SecretCaveNextTurn(NextTurn):
    """At the start of your next turn: +3 coins."""

    name = "secret_cave"
    brings = Plus(coins=3)


class SecretCave(CardDef):
    """+1 Card, +1 Action. You may discard 3 cards. If you did, at the start of your next turn +3 coins.

    Heirloom: Magic Lamp.
    """

    types = ACTION | DURATION
    cost = 3
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(coins=3)
    heirloom = "magic_lamp"

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("wish")

    def then(self, game: Game, me: int, this: Card) -> None:
        if not game.hand(me) or not game.may(me, "may_discard", intent=TO_DISCARD):
            return
        cards = game.choose_cards(me, "discard", game.hand(me), 3, 3, intent=TO_DISCARD)
        game.discard(cards, me, HAND)
        if len(cards) == 3:
            game.lasting(SecretCaveNextTurn(), me, this)


class Shepherd(CardDef):
    """+1 Action. Discard any number of Victory cards from hand, revealed, for +2 Cards each. Heirloom: Pasture."""

    types = ACTION
    cost = 4
    brings = Plus(actions=1)
    may_bring = Plus(cards=2)
    heirloom = "pasture"

    def then(self, game: Game, me: int, this: Card) -> None:
        victory = [card for card in game.hand(me) if game.is_victory(card)]
        cards = game.choose_cards(me, "discard", victory, 0, len(victory), intent=TO_DISCARD)
        game.reveal(cards, me)
        game.discard(cards, me, HAND)
        game.plus(me, cards=2 * len(cards))


class TragicHero(CardDef):
    """+3 Cards, +1 Buy. If you then have 8 or more cards in hand, trash this and gain a Treasure."""

    types = ACTION
    cost = 5
    brings = Plus(cards=3, buys=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        if len(game.hand(me)) >= 8:
            game.trash_this(me, this)
            game.gain(me, game.choose_pile(me, "gain", game.showing(TREASURE), intent=TO_GAIN))


class _Zombie(CardDef):
    """A card that has no pile and begins the game in the trash."""

    types = ACTION | ZOMBIE
    cost = 3
    kingdom = False


class TurnedDown(Effect):
    """A card in the trash lies face down for this turn, as long as it does not leave the trash."""

    name = "necromancer"


class Necromancer(CardDef):
    """Play a non-Duration Action from the trash that lies face up, leaving it there face down for this turn.

    Set-up: the three Zombies lie in the trash.
    """

    types = ACTION
    cost = 4

    def on_setup(self, setup: Setup) -> None:
        for key in ["zombie_apprentice", "zombie_mason", "zombie_spy"]:
            setup.put_into_trash(key)

    def then(self, game: Game, me: int, this: Card) -> None:
        down = [effect.source for effect in game.state.effects if self.is_down(game, effect)]
        fitting = [
            card
            for card in game.state.trash
            if game.is_action(card) and not game.is_duration(card) and card not in down
        ]
        card = game.choose_card(me, "play", fitting, intent=TO_PLAY)
        if card is not None:
            # The name is for those who look: it says which card lies face down.
            game.lasting(TurnedDown(), me, card).names = [card.name]
            game.play_where_it_is(me, card)

    def is_down(self, game: Game, effect: Effect) -> bool:
        """Tell whether an effect says that its card lies face down; one that has moved since is face up again."""
        return isinstance(effect, TurnedDown) and game.effect_here(effect)


class ZombieApprentice(_Zombie):
    """You may trash an Action from your hand, for +3 Cards and +1 Action."""

    may_bring = Plus(cards=3, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if game.is_action(card)]
        card = game.may_choose_card(me, "trash", actions, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, cards=3, actions=1)


class ZombieMason(_Zombie):
    """Trash the top card of your deck. You may gain a card costing up to 1 more than it."""

    def then(self, game: Game, me: int, this: Card) -> None:
        for card in game.take_top(me, 1):
            game.trash([card], me, REVEALED)
            game.choose_gain(me, "gain", game.cost(card).plus(1), optional=True)


class ZombieSpy(_Zombie):
    """+1 Card, +1 Action. Look at the top card of your deck; discard it or put it back."""

    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 1)
        if game.may_choose_card(me, "discard", cards, intent=TO_DISCARD) is not None:
            game.discard(cards, me, REVEALED)
        else:
            game.put_on_deck(cards, me, REVEALED)
