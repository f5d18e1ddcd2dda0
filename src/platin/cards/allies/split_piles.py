"""The split piles of Allies, each of four times four cards: what they have in common; Townsfolk and Clashes."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ATTACK,
    CLASH,
    DURATION,
    HAND,
    REVEALED,
    TOWNSFOLK,
    VICTORY,
)
from platin.engine.effect import Effect, NextTurn
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_KEEP, TO_PLAY, TO_REVEAL, TO_ROTATE, TO_TAKE
from platin.engine.moment import Moment
from platin.engine.setup import PileDef


class _SplitPileCard(CardDef):
    """A card of a pile of four times four different cards."""

    kingdom = False


def can_rotate(game: Game, pile: int) -> bool:
    """Tell whether rotating a pile may change it; of a shuffled one nobody knows what lies below."""
    cards = game.state.piles[pile]
    if game.state.rules.piles[pile].shuffled:
        return len(cards) > 1
    return any([card.defn is not cards[-1].defn for card in cards])


def may_rotate(game: Game, me: int, key: str, name: str) -> None:
    """Let a player rotate the pile of a card; asked only where it may change something."""
    pile = game.pile_of(name)
    if pile < 0 or game.state.rules.piles[pile].deck:
        return
    if can_rotate(game, pile) and game.may(me, key, TO_ROTATE):
        game.rotate(me, pile)


# Townsfolk


class Blacksmith(_SplitPileCard):
    """Choose one: draw until you have 6 cards in hand; +2 Cards; +1 Card, +1 Action."""

    types = ACTION | TOWNSFOLK
    cost = 3
    may_bring = Plus(cards=2, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["six", "two", "action"]):
            if mode == "six":
                game.draw_to(me, 6)
            elif mode == "two":
                game.plus(me, cards=2)
            else:
                game.plus(me, cards=1, actions=1)


class ElderChoice(Effect):
    """When the Action that the Elder played lets you choose this turn, you may choose one option more."""

    name = "elder"

    def more_options(self, game: Game, me: int) -> int:
        frame = game.frame
        if frame is None or me != self.owner or frame.card is not self.source:
            return 0
        return 1 if frame.counter == self.counter else 0


class Elder(_SplitPileCard):
    """+2 coins. You may play an Action from your hand; where it lets you choose this turn, choose one option more."""

    types = ACTION | TOWNSFOLK
    cost = 5
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            choice = game.lasting(ElderChoice(), me, card)
            # It is about the card as it will lie in play, one move on.
            choice.counter += 1
            game.play(me, card, HAND)


class Miller(_SplitPileCard):
    """+1 Action. Look at your top 4 cards. Take one into your hand, discard the rest."""

    types = ACTION | TOWNSFOLK
    cost = 4
    brings = Plus(actions=1)
    may_bring = Plus(cards=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 4)
        card = game.choose_card(me, "take", cards, intent=TO_TAKE)
        if card is not None:
            game.put_in_hand([card], me, REVEALED)
            cards.remove(card)
            game.discard(cards, me, REVEALED)


class TownCrier(_SplitPileCard):
    """Choose one: +2 coins; gain a Silver; +1 Card, +1 Action. You may rotate the Townsfolk."""

    types = ACTION | TOWNSFOLK
    cost = 2
    may_bring = Plus(actions=1, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["coins", "silver", "action"]):
            if mode == "coins":
                game.plus(me, coins=2)
            elif mode == "silver":
                game.gain_named(me, "silver")
            else:
                game.plus(me, cards=1, actions=1)
        may_rotate(game, me, "rotate", self.name)


# Clashes


class Archer(_SplitPileCard):
    """+2 coins. Each other player with 5 or more cards in hand reveals all but one, and discards one you choose."""

    types = ACTION | ATTACK | CLASH
    cost = 4
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            hand = game.hand(other)
            if len(hand) < 5:
                continue
            kept = game.choose_card(other, "keep", hand, intent=TO_KEEP)
            shown = [card for card in hand if card is not kept]
            game.reveal(shown, other)
            card = game.choose_card(me, "discard", shown, TO_DISCARD, other)
            if card is not None:
                game.discard([card], other, HAND)


class BattlePlan(_SplitPileCard):
    """+1 Card, +1 Action. You may reveal an Attack from your hand, for +1 Card. You may rotate any Supply pile."""

    types = ACTION | CLASH
    cost = 3
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        attacks = [card for card in game.hand(me) if game.is_attack(card)]
        attack = game.may_choose_card(me, "reveal", attacks, intent=TO_REVEAL)
        if attack is not None:
            game.reveal([attack], me)
            game.plus(me, cards=1)
        piles = [info.index for info in game.state.rules.piles if info.supply and can_rotate(game, info.index)]
        pile = game.choose_pile(me, "rotate", piles, optional=True, intent=TO_ROTATE)
        if pile >= 0:
            game.rotate(me, pile)


class Territory(_SplitPileCard):
    """1 VP per differently named Victory card you own. When you gain this, gain a Gold per empty Supply pile."""

    types = VICTORY | CLASH
    cost = 6
    vp = 1

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        names: list[str] = []
        for card in owned:
            if game.is_victory(card) and card.name not in names:
                names.append(card.name)
        return len(names)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for _ in range(game.state.empty):
            game.gain_named(me, "gold")


class WarlordNextTurn(NextTurn):
    """At the start of your next turn, +2 Cards.

    Until then the others cannot play an Action from hand of which they have two or more copies in play.
    """

    name = "warlord"

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)

    def forbids_play(self, game: Game, card: Card, me: int) -> bool:
        if me == self.owner or self.immune >> me & 1 or not game.is_action(card):
            return False
        return len([other for other in game.in_play(me) if other.name == card.name]) >= 2


class Warlord(_SplitPileCard):
    """+1 Action. At the start of your next turn, +2 Cards.

    Until then the others cannot play an Action from hand of which they have two or more copies in play.
    """

    types = ACTION | DURATION | ATTACK | CLASH
    cost = 5
    brings = Plus(actions=1)
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(WarlordNextTurn(), me, this)


CLASHES: Final = PileDef("clashes", ["territory", "warlord", "archer", "battle_plan"], copies=4)
TOWNSFOLK_PILE: Final = PileDef("townsfolk", ["elder", "miller", "blacksmith", "town_crier"], copies=4)
