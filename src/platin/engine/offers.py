"""What may be done in a phase besides playing a card from the hand and buying: each such thing is an `Offer`.

A mechanism that brings another adds a row; the steps of the turn do not change.
"""

from typing import Final

from platin.engine.compiler import i64
from platin.engine.const import (
    ACTION,
    ACTIONS,
    BUYS,
    COFFERS_ANY_TIME,
    DEBT_ANY_TIME,
    HAND,
    HEARS_TREASURES,
    OPT_MODE,
    RULE_PLAY,
)
from platin.engine.game import Game
from platin.engine.intent import TO_SPEND
from platin.engine.table import lies_in

# What a limit to how many cards are played listens to, Treasures among them.
_LIMITED: Final = 1 << RULE_PLAY | 1 << HEARS_TREASURES


class Offer:
    """One kind of thing to do. Its word is the label of its option."""

    word: str = ""
    # The phase in which it is offered, and the agreed rule by which it is in all others too.
    phase: int = BUYS
    any_time: int = 0

    def stands(self, game: Game, seat: int) -> bool:
        """Tell whether a player may do it now."""
        raise NotImplementedError(self.word)

    def take(self, game: Game, seat: int) -> None:
        """Do it."""
        raise NotImplementedError(self.word)


class AllTreasures(Offer):
    """Play all plain Treasures of the hand."""

    word = "treasures"

    def stands(self, game: Game, seat: int) -> bool:
        return not game.state.turn.bought and has_plain(game, seat)

    def take(self, game: Game, seat: int) -> None:
        play_plain_treasures(game, seat)


class SpendCoffers(Offer):
    """Turn tokens on the Coffers into coins, before anything is bought."""

    word = "coffers"
    any_time = COFFERS_ANY_TIME

    def stands(self, game: Game, seat: int) -> bool:
        late = game.state.turn.bought and not game.state.rules.agreed & COFFERS_ANY_TIME
        return not late and game.state.players[seat].coffers > 0

    def take(self, game: Game, seat: int) -> None:
        coffers = game.state.players[seat].coffers
        game.spend_coffers(seat, game.choose_number(seat, "turn.coffers", 1, coffers, TO_SPEND))


class PayDebt(Offer):
    """Pay off Debt with coins."""

    word = "debt"
    any_time = DEBT_ANY_TIME

    def stands(self, game: Game, seat: int) -> bool:
        return game.state.players[seat].debt > 0 and game.state.turn.coins > 0

    def take(self, game: Game, seat: int) -> None:
        most = min(game.state.players[seat].debt, game.state.turn.coins)
        game.pay_debt(seat, game.choose_number(seat, "turn.debt", 1, most, TO_SPEND))


class SpendVillager(Offer):
    """Turn a Villager into an Action. It is offered where an Action could be of use."""

    word = "villager"
    phase = ACTIONS

    def stands(self, game: Game, seat: int) -> bool:
        if game.state.players[seat].villagers <= 0:
            return False
        return game.state.rules.counts_actions or len(game.playable(seat, ACTION)) > 0

    def take(self, game: Game, seat: int) -> None:
        game.spend_villager(seat)


# In the order of their codes, which records of games keep: new ones go to the end.
OFFERS: Final[list[Offer]] = [AllTreasures(), SpendCoffers(), PayDebt(), SpendVillager()]
WORDS: Final[list[str]] = [offer.word for offer in OFFERS]
ALL_TREASURES: Final = OPT_MODE
SPEND_COFFERS: Final = OPT_MODE + 1
PAY_DEBT: Final = OPT_MODE + 2
SPEND_VILLAGER: Final = OPT_MODE + 3


def offered(game: Game, seat: int, phase: int) -> list[int]:
    """Give the codes of what is offered to a player in a phase."""
    agreed = game.state.rules.agreed
    codes: list[int] = []
    for i in range(len(OFFERS)):
        offer = OFFERS[i]
        if (offer.phase == phase or offer.any_time & agreed) and offer.stands(game, seat):
            codes.append(OPT_MODE + i)
    return codes


def has_plain(game: Game, seat: int) -> bool:
    """Tell whether a player has a plain Treasure in hand that may be played."""
    p = game.state.players[seat]
    if p.swept is not None:
        return False
    for card in p._hand:
        if card.plain and game.may_play(seat, card):
            return True
    return False


def play_plain_treasures(game: Game, seat: int) -> None:
    """Play all plain Treasures of a hand; in one sweep if nothing listens to plays."""
    if game.state.listening >> HEARS_TREASURES & 1 or not game.batch or game.state.log is not None:
        plain = [card for card in game.state.players[seat].hand if card.plain]
        if game.state.listening & _LIMITED == _LIMITED:
            # There may be a limit to how many are played.
            plain.sort(key=lambda card: -card.coins)
        for card in plain:
            # What the ones before set off may have taken it away.
            if lies_in(game.state.players[seat].hand, card) and game.may_play(seat, card):
                game.play(seat, card, HAND)
    else:
        sweep_plain_treasures(game, seat)


def sweep_plain_treasures(game: Game, seat: int) -> None:
    """Count the money of all plain Treasures of a hand: the batch form of playing them. They move when looked for."""
    p = game.state.players[seat]
    turn = game.state.turn
    coins: i64 = 0
    swept = False
    for card in p.hand:
        if card.plain:
            swept = True
            if card.coins:
                coins += card.coins
            else:
                turn.potions += card.defn.brings.potions
    if swept:
        turn.coins += coins
        p.swept = turn
        turn.swept = p
