"""The split piles of Allies (Verbündete) that the rulings of other expansions name: Townsfolk and Clashes."""

from platin.engine.card import Card, CardDef, Effect, Landscape, Moment, NextTurn
from platin.engine.const import (
    ACTION,
    ATTACK,
    CLASH,
    DURATION,
    HAND,
    ON_GAIN,
    ON_START_TURN,
    REVEALED,
    RULE_CHOOSE,
    RULE_PLAY,
    TOWNSFOLK,
    VICTORY,
)
from platin.engine.game import Game
from platin.engine.setup import PileDef


class SplitPileCard(CardDef):
    """A card of a pile of four times four different cards."""

    expansion = "allies"
    kingdom = False


def can_rotate(game: Game, pile: int) -> bool:
    """Tell whether rotating a pile may change it; of a shuffled one nobody knows what lies below."""
    cards = game.state.piles[pile]
    if game.state.rules.piles[pile].shuffled:
        return len(cards) > 1
    return any([card.defn is not cards[-1].defn for card in cards])


# Townsfolk


class Blacksmith(SplitPileCard):
    """Choose one: draw until you have 6 cards in hand; +2 Cards; +1 Card, +1 Action."""

    name = "blacksmith"
    types = ACTION | TOWNSFOLK
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "blacksmith.choose", ["six", "two", "action"]):
            if mode == "six":
                game.draw_to(me, 6)
            elif mode == "two":
                game.plus(me, cards=2)
            else:
                game.plus(me, cards=1, actions=1)


class ElderChoice(Effect):
    """When the Action that the Elder played lets you choose this turn, you may choose one option more."""

    name = "elder"
    listens = 1 << RULE_CHOOSE

    def more_options(self, game: Game, me: int) -> int:
        frame = game.frame
        if frame is None or me != self.owner or frame.card is not self.source:
            return 0
        return 1 if frame.counter == self.counter else 0


class Elder(SplitPileCard):
    """+2 coins. You may play an Action from your hand; where it lets you choose this turn, choose one option more."""

    name = "elder"
    types = ACTION | TOWNSFOLK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        card = game.may_choose_card(me, "elder.play", game.playable(me, ACTION))
        if card is not None:
            choice = game.lasting(ElderChoice(), me, card)
            # It is about the card as it will lie in play, one move on.
            choice.counter += 1
            game.play(me, card, HAND)


class Miller(SplitPileCard):
    """+1 Action. Look at your top 4 cards. Take one into your hand, discard the rest."""

    name = "miller"
    types = ACTION | TOWNSFOLK
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        cards = game.look_at_top(me, 4)
        card = game.choose_card(me, "miller.take", cards)
        if card is not None:
            game.put_in_hand([card], me, REVEALED)
            cards.remove(card)
            game.discard(cards, me, REVEALED)


class TownCrier(SplitPileCard):
    """Choose one: +2 coins; gain a Silver; +1 Card, +1 Action. You may rotate the Townsfolk."""

    name = "town_crier"
    types = ACTION | TOWNSFOLK
    cost = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "town_crier.choose", ["coins", "silver", "action"]):
            if mode == "coins":
                game.plus(me, coins=2)
            elif mode == "silver":
                game.gain_named(me, "silver")
            else:
                game.plus(me, cards=1, actions=1)
        pile = game.pile_of(self.name)
        if pile >= 0 and can_rotate(game, pile) and game.may(me, "town_crier.rotate"):
            game.rotate(me, pile)


# Clashes


class Archer(SplitPileCard):
    """+2 coins. Each other player with 5 or more cards in hand reveals all but one, and discards one you choose."""

    name = "archer"
    types = ACTION | ATTACK | CLASH
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        for other in game.affected(me):
            hand = game.hand(other)
            if len(hand) < 5:
                continue
            kept = game.choose_card(other, "archer.keep", hand)
            shown = [card for card in hand if card is not kept]
            game.reveal(shown, other)
            card = game.choose_card(me, "archer.discard", shown)
            if card is not None:
                game.discard([card], other, HAND)


class BattlePlan(SplitPileCard):
    """+1 Card, +1 Action. You may reveal an Attack from your hand, for +1 Card. You may rotate any Supply pile."""

    name = "battle_plan"
    types = ACTION | CLASH
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        attacks = [card for card in game.hand(me) if card.is_attack]
        attack = game.may_choose_card(me, "battle_plan.reveal", attacks)
        if attack is not None:
            game.reveal([attack], me)
            game.plus(me, cards=1)
        piles = [info.index for info in game.state.rules.piles if info.supply and can_rotate(game, info.index)]
        pile = game.choose_pile(me, "battle_plan.rotate", piles, optional=True)
        if pile >= 0:
            game.rotate(me, pile)


class Territory(SplitPileCard):
    """1 VP per differently named Victory card you own. When you gain this, gain a Gold per empty Supply pile."""

    name = "territory"
    types = VICTORY | CLASH
    cost = 6
    scores = True
    listens = 1 << ON_GAIN

    def score(self, game: Game, me: int, owned: list[Card]) -> int:
        names: list[str] = []
        for card in owned:
            if card.is_victory and card.name not in names:
                names.append(card.name)
        return len(names)

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        for _ in range(game.state.empty):
            game.gain_named(me, "gold")


class WarlordNextTurn(NextTurn):
    """At the start of your next turn, +2 Cards.

    Until then the others cannot play an Action from hand of which they have two or more copies in play.
    """

    name = "warlord"
    listens = 1 << ON_START_TURN | 1 << RULE_PLAY

    def act(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)

    def forbids_play(self, game: Game, card: Card, me: int) -> bool:
        if me == self.owner or self.immune >> me & 1 or not card.is_action:
            return False
        return len([other for other in game.in_play(me) if other.name == card.name]) >= 2


class Warlord(SplitPileCard):
    """+1 Action. At the start of your next turn, +2 Cards.

    Until then the others cannot play an Action from hand of which they have two or more copies in play.
    """

    name = "warlord"
    types = ACTION | DURATION | ATTACK | CLASH
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        game.lasting(WarlordNextTurn(), me, this)


CARDS: list[CardDef] = [
    Archer(),
    BattlePlan(),
    Blacksmith(),
    Elder(),
    Miller(),
    Territory(),
    TownCrier(),
    Warlord(),
]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = [ElderChoice(), WarlordNextTurn()]
PILES: list[PileDef] = [
    PileDef("clashes", ["territory"] * 4 + ["warlord"] * 4 + ["archer"] * 4 + ["battle_plan"] * 4),
    PileDef("townsfolk", ["elder"] * 4 + ["miller"] * 4 + ["blacksmith"] * 4 + ["town_crier"] * 4),
]
