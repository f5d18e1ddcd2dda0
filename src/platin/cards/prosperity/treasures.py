"""Treasures of Prosperity with instructions that are over and done when they are played."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, REVEALED, TREASURE
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_TRASH


class Anvil(CardDef):
    """Worth 1. You may discard a Treasure, to gain a card costing up to 4."""

    types = TREASURE
    cost = 3
    prints = LATER_ONLY
    brings = Plus(coins=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        card = game.may_choose_card(me, "discard", treasures, intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            game.choose_gain(me, "gain", Cost(4))


class Bank(CardDef):
    """Worth 1 for each Treasure you have in play, counting this."""

    types = TREASURE
    cost = 7
    may_bring = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=len([card for card in game.in_play(me) if game.is_treasure(card)]))


class CrystalBall(CardDef):
    """Worth 1. Look at your top card; you may trash or discard it, or play it if Action or Treasure."""

    types = TREASURE
    cost = 5
    prints = LATER_ONLY
    brings = Plus(coins=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 1)
        if not cards:
            return
        modes = ["trash", "discard", "keep"]
        if game.types_of(cards[0]) & (ACTION | TREASURE):
            modes.insert(2, "play")
        mode = game.choose_mode(me, "choose", modes)
        if mode == "trash":
            game.trash(cards, me, REVEALED)
        elif mode == "discard":
            game.discard(cards, me, REVEALED)
        elif mode == "play":
            game.play(me, cards[0], REVEALED)
        else:
            game.put_on_deck(cards, me, REVEALED)


class Investment(CardDef):
    """Trash a card from hand. Choose: +1 coin; or trash this, to reveal your hand for VP.

    The latter brings 1 VP per differently named Treasure in the hand.
    """

    types = TREASURE
    cost = 4
    prints = LATER_ONLY
    may_bring = Plus(coins=1, vp=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
        if game.choose_mode(me, "choose", ["coin", "trash"]) == "coin":
            game.plus(me, coins=1)
        elif game.trash_this(me, this):
            game.reveal_hand(me)
            names: list[str] = []
            for card in game.hand(me):
                if game.is_treasure(card) and card.name not in names:
                    names.append(card.name)
            game.plus(me, vp=len(names))


class Loan(CardDef):
    """Worth 1. Reveal cards until a Treasure; discard or trash that. Discard the other revealed cards."""

    types = TREASURE
    cost = 3
    prints = FIRST_ONLY
    brings = Plus(coins=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        found, rest = game.reveal_until(me, game.is_treasure)
        if found:
            if game.choose_mode(me, "choose", ["discard", "trash"]) == "trash":
                game.trash(found, me, REVEALED)
            else:
                game.discard(found, me, REVEALED)
        game.discard(rest, me, REVEALED)


class Venture(CardDef):
    """Worth 1. Reveal cards until a Treasure; play that. Discard the other revealed cards."""

    types = TREASURE
    cost = 5
    prints = FIRST_ONLY
    brings = Plus(coins=1)
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        found, rest = game.reveal_until(me, game.is_treasure)
        # The rulebook: the others lie open until the found Treasure is played, so it cannot shuffle them in.
        for card in found:
            game.play(me, card, REVEALED)
        game.discard(rest, me, REVEALED)


class WarChest(CardDef):
    """The player to your left names a card. Gain one costing up to 5 that War Chests have not met this turn."""

    types = TREASURE
    cost = 5
    prints = LATER_ONLY
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        named = Named()
        named.names.append(game.choose_name(game.left_of(me), "name").name)
        game.lasting(named, me, this)
        piles = [pile for pile in game.gainable(Cost(5)) if self.is_free(game, pile)]
        game.gain(me, game.choose_pile(me, "gain", piles, intent=TO_GAIN))

    def is_free(self, game: Game, pile: int) -> bool:
        """Tell whether the top card of a pile was not named for a War Chest this turn."""
        top = game.top_of(pile)
        if top is None:
            return False
        for effect in game.state.effects:
            if effect.name == "war_chest" and top.name in effect.names:
                return False
        return True


class Named(Effect):
    """From War Chest: a name that was called this turn. It does nothing itself; War Chests ask for it."""

    name = "war_chest"
