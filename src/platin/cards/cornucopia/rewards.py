"""Joust, with the six Rewards that can be won in it."""

from typing import Final

from platin.cards.cornucopia.variety import count_names
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, REWARD, TREASURE, VICTORY
from platin.engine.effect import Effect
from platin.engine.facts import CHEAPENS, COFFERS, GAINS, LATER_ONLY
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_PLAY, TO_SET_ASIDE
from platin.engine.setup import PileDef, Setup


class ProvinceAside(Effect):
    """From Joust: in Clean-up the Province is discarded that was set aside."""

    name = "joust"
    until_cleanup = True


class Joust(CardDef):
    """+1 Card, +1 Action, +1 coin. You may set a Province aside until Clean-up, to gain a Reward to your hand."""

    types = ACTION
    cost = 5
    prints = LATER_ONLY
    brings = Plus(cards=1, actions=1, coins=1)
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_special("rewards")

    def then(self, game: Game, me: int, this: Card) -> None:
        provinces = [card for card in game.hand(me) if card.name == "province"]
        province = game.may_choose_card(me, "aside", provinces, intent=TO_SET_ASIDE)
        if province is None:
            return
        game.set_aside([province], me, HAND)
        game.lasting(ProvinceAside(), me, this).cards = [province]
        rewards: list[Card] = []
        for reward in game.state.piles[game.pile_named("rewards")]:
            if reward.name not in [one.name for one in rewards]:
                rewards.append(reward)
        card = game.choose_card(me, "reward", rewards, intent=TO_GAIN)
        if card is not None:
            game.gain_card(me, card, HAND)


class _Reward(CardDef):
    """One of the six cards that can be won in a Joust."""

    types = ACTION | REWARD
    prints = LATER_ONLY
    kingdom = False


class Coronet(_Reward):
    """You may play an Action from hand twice that is no Reward. You may play a Treasure twice that is no Reward."""

    types = ACTION | TREASURE | REWARD

    def then(self, game: Game, me: int, this: Card) -> None:
        self.play_twice(game, me, this, "action", ACTION)
        self.play_twice(game, me, this, "treasure", TREASURE)

    def play_twice(self, game: Game, me: int, this: Card, key: str, types: int) -> None:
        """Let a player play a card from hand twice that has one of these types and is no Reward."""
        cards = [card for card in game.playable(me, types) if not game.types_of(card) & REWARD]
        card = game.may_choose_card(me, key, cards, intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)


class Courser(_Reward):
    """Choose two: +2 Cards; +2 Actions; +2 coins; gain 4 Silvers."""

    may_bring = Plus(cards=2, actions=2, coins=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["cards", "actions", "coins", "silvers"], 2):
            if mode == "cards":
                game.plus(me, cards=2)
            elif mode == "actions":
                game.plus(me, actions=2)
            elif mode == "coins":
                game.plus(me, coins=2)
            else:
                for _ in range(4):
                    game.gain_named(me, "silver")


class Demesne(_Reward):
    """+2 Actions, +2 Buys. Gain a Gold. At the end 1 VP per Gold you own."""

    types = ACTION | VICTORY | REWARD
    brings = Plus(actions=2, buys=2)
    kinds = GAINS
    vp = 1

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "gold")

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return len([card for card in owned if card.name == "gold"])


class Housecarl(_Reward):
    """+1 Card per differently named Action you have in play."""

    may_bring = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=count_names([card for card in game.in_play(me) if game.is_action(card)]))


class HugeTurnip(_Reward):
    """+2 Coffers, then +1 coin per token on your Coffers."""

    types = TREASURE | REWARD
    may_bring = Plus(coins=3)
    materials = COFFERS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.take_coffers(me, 2)
        game.plus(me, coins=game.player(me).coffers)


class Renown(_Reward):
    """+1 Buy. This turn cards cost 2 less."""

    brings = Plus(buys=1)
    kinds = CHEAPENS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(RenownCheaper(), me, this)


class RenownCheaper(Effect):
    """From Renown: cards cost 2 less this turn, once for each time it was played."""

    name = "renown"

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -2


# From bottom to top.
REWARDS: Final = ["renown", "huge_turnip", "housecarl", "demesne", "courser", "coronet"]
REWARD_PILE: Final = PileDef("rewards", REWARDS, supply=False, doubles=True)
