"""The Spoils, and the cards that bring them. Marauder, which brings Ruins too, is among the Looters."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, ATTACK, HAND, PLAY, TREASURE
from platin.engine.facts import GAINS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD
from platin.engine.setup import Setup


class BanditCamp(CardDef):
    """+1 Card, +2 Actions. Gain a Spoils."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=2)
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("spoils")

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "spoils")


class Pillage(CardDef):
    """Trash this. The others with 5 or more cards in hand reveal it and discard a card you choose. Gain 2 Spoils."""

    types = ACTION | ATTACK
    cost = 5
    kinds = GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("spoils")

    def then(self, game: Game, me: int, this: Card) -> None:
        game.trash_this(me, this)
        self.rob(game, me)
        self.take(game, me)

    def rob(self, game: Game, me: int) -> None:
        """Let the others with 5 or more cards in hand reveal it, and discard one of them that this player chooses."""
        for other in game.affected(me):
            if len(game.hand(other)) < 5:
                continue
            game.reveal_hand(other)
            card = game.choose_card(me, "discard", game.hand(other), intent=TO_DISCARD, whose=other)
            if card is not None:
                game.discard([card], other, HAND)

    def take(self, game: Game, me: int) -> None:
        for _ in range(2):
            game.gain_named(me, "spoils")


class Pillage2(Pillage):
    """Second print: trash this; if you did, gain 2 Spoils, and then the others discard."""

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.trash_this(me, this):
            self.take(game, me)
            self.rob(game, me)


class Spoils(CardDef):
    """Worth 3. When you play this, return it to its pile, which is not in the Supply."""

    types = TREASURE
    kingdom = False
    beside = True
    copies = 15
    brings = Plus(coins=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.is_here(me, this):
            game.return_to_pile(this, me, PLAY)
