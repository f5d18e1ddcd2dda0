"""A purchase under consideration: what an Event is weighed against."""

from platin.bots.sense_plays import Plays
from platin.bots.sense_values import EARLY, Values
from platin.engine.card import CardDef
from platin.engine.const import ACTION, OPT_PILE, VICTORY
from platin.engine.game import Game


class Purse:
    """What a player would buy otherwise, and what would be left then."""

    def __init__(self, values: Values, plays: Plays, game: Game, wanted: int) -> None:
        self.values = values
        self.plays = plays
        # The card that would be bought, and the coins left besides.
        self.card: CardDef | None = None
        self.left: int = game.state.turn.coins
        if wanted >= 0 and wanted >> 20 == 1:
            self.card = game.state.piles[wanted - OPT_PILE][-1].defn
            self.left -= game.coins_of(self.card)
        self.green: bool = self.card is not None and self.card.types & VICTORY != 0
        self.early: bool = values.stage(game) == EARLY

    def most_played(self, game: Game, me: int) -> int:
        """Count the cards of the Action pile of which the player has most."""
        best = 0
        counts: dict[int, int] = {}
        for card in game.owned(me):
            if card.types & ACTION and card.home >= 0:
                counts[card.home] = counts.get(card.home, 0) + 1
                best = max(best, counts[card.home])
        return best

    def owned(self, game: Game, me: int, name: str) -> int:
        """Count the cards of a name that a player owns."""
        count = 0
        for card in game.owned(me):
            if card.defn.name == name:
                count += 1
        return count
