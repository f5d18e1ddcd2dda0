"""Cards about purchases: what a card costs, and what comes with it when it is bought."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, PLAY, REVEALED, VICTORY
from platin.engine.effect import Effect
from platin.engine.facts import CHEAPENS, FIRST_ONLY, GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_TRASH
from platin.engine.moment import Moment


class Haggler(CardDef):
    """+2 coins. While this is in play, when you buy a card, gain a cheaper card that is no Victory card."""

    types = ACTION
    cost = 5
    hears_from = PLAY
    brings = Plus(coins=2)
    kinds = GAINS

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.choose_cheaper(me, "gain", now.card, but=VICTORY)


class HagglerThisTurn(Effect):
    """This turn, when you gain a card that you bought, gain a cheaper card that is no Victory card."""

    name = "haggler"

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.bought

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.choose_cheaper(me, "gain", now.card, but=VICTORY)


class Haggler2(CardDef):
    """Second print: +2 coins. This turn, when you gain a card that you bought, gain a cheaper non-Victory card."""

    types = ACTION
    cost = 5
    brings = Plus(coins=2)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(HagglerThisTurn(), me, this)


class Highway(CardDef):
    """+1 Card, +1 Action. While this is in play, cards cost 1 less."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    kinds = CHEAPENS
    hears_from = PLAY

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -1


class CheaperThisTurn(Effect):
    """From the later Highway: cards cost 1 less this turn."""

    name = "highway"

    def cost_change(self, game: Game, defn: CardDef, me: int) -> int:
        return -1


class Highway2(CardDef):
    """Second print: +1 Card, +1 Action. This turn, cards cost 1 less."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1)
    kinds = CHEAPENS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.lasting(CheaperThisTurn(), me, this)


class NobleBrigand(CardDef):
    """+1 coin. When you play or buy this, rob the others.

    They reveal their top 2 cards, trash a revealed Silver or Gold you choose and discard the rest; who revealed no
    Treasure gains a Copper. You gain what was trashed.
    """

    types = ACTION | ATTACK
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(coins=1)
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        self.rob(game, me)

    def when_bought(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.rob(game, me)

    def rob(self, game: Game, me: int) -> None:
        """Trash a Silver or Gold of each other player's top 2 cards, and gain all of these."""
        trashed: list[Card] = []
        for other in game.affected(me):
            cards = game.reveal_top(other, 2)
            worthy = [card for card in cards if card.name in ("silver", "gold")]
            card = game.choose_card(me, "trash", worthy, intent=TO_TRASH, whose=other)
            if card is not None:
                game.trash([card], other, REVEALED)
                trashed.append(card)
            game.discard([rest for rest in cards if rest is not card], other, REVEALED)
            if not any([game.is_treasure(shown) for shown in cards]):
                game.gain_named(other, "copper")
        for card in trashed:
            if card in game.state.trash:
                game.gain_from_trash(me, card)
