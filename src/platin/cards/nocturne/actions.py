"""Cards of Nocturne that the rulings of other expansions name: Necromancer, and the Zombies in the trash."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, REVEALED, ZOMBIE
from platin.engine.effect import Effect
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_PLAY, TO_TRASH
from platin.engine.setup import Setup


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
        fitting = [card for card in game.state.trash if card.is_action and not card.is_duration and card not in down]
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
        actions = [card for card in game.hand(me) if card.is_action]
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
