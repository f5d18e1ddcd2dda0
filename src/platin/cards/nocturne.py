"""Cards of Nocturne that the rulings of other expansions name: Necromancer, and the Zombies in the trash."""

from platin.engine.card import Card, CardDef, Effect, Landscape
from platin.engine.const import ACTION, HAND, REVEALED, ZOMBIE
from platin.engine.game import Game
from platin.engine.setup import PileDef, Setup


class Nocturne(CardDef):
    expansion = "nocturne"


class Zombie(Nocturne):
    """A card that has no pile and begins the game in the trash."""

    types = ACTION | ZOMBIE
    cost = 3
    kingdom = False


class TurnedDown(Effect):
    """A card in the trash lies face down for this turn, as long as it does not leave the trash."""

    name = "necromancer"


class Necromancer(Nocturne):
    """Play a non-Duration Action from the trash that lies face up, leaving it there face down for this turn.

    Set-up: the three Zombies lie in the trash.
    """

    name = "necromancer"
    types = ACTION
    cost = 4

    def on_setup(self, setup: Setup) -> None:
        for key in ["zombie_apprentice", "zombie_mason", "zombie_spy"]:
            setup.put_into_trash(key)

    def on_play(self, game: Game, me: int, this: Card) -> None:
        down = [effect.source for effect in game.state.effects if self.is_down(game, effect)]
        fitting = [card for card in game.state.trash if card.is_action and not card.is_duration and card not in down]
        card = game.choose_card(me, "necromancer.play", fitting)
        if card is not None:
            # The name is for those who look: it says which card lies face down.
            game.lasting(TurnedDown(), me, card).names = [card.name]
            game.play_where_it_is(me, card)

    def is_down(self, game: Game, effect: Effect) -> bool:
        """Tell whether an effect says that its card lies face down; one that has moved since is face up again."""
        return isinstance(effect, TurnedDown) and game.effect_here(effect)


class ZombieApprentice(Zombie):
    """You may trash an Action from your hand, for +3 Cards and +1 Action."""

    name = "zombie_apprentice"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        actions = [card for card in game.hand(me) if card.is_action]
        card = game.may_choose_card(me, "zombie_apprentice.trash", actions)
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, cards=3, actions=1)


class ZombieMason(Zombie):
    """Trash the top card of your deck. You may gain a card costing up to 1 more than it."""

    name = "zombie_mason"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for card in game.take_top(me, 1):
            game.trash([card], me, REVEALED)
            game.choose_gain(me, "zombie_mason.gain", game.cost(card).plus(1), optional=True)


class ZombieSpy(Zombie):
    """+1 Card, +1 Action. Look at the top card of your deck; discard it or put it back."""

    name = "zombie_spy"

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        cards = game.look_at_top(me, 1)
        if game.may_choose_card(me, "zombie_spy.discard", cards) is not None:
            game.discard(cards, me, REVEALED)
        else:
            game.put_on_deck(cards, me, REVEALED)


CARDS: list[CardDef] = [Necromancer(), ZombieApprentice(), ZombieMason(), ZombieSpy()]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = [TurnedDown()]
PILES: list[PileDef] = []
