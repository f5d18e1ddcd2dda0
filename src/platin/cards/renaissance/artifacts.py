"""Artifacts of Renaissance and the cards that they come with. There is one of each; whoever takes it has it alone."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ARTIFACT,
    BEFORE,
    COUNTS,
    DISCARD,
    HAND,
    NOTHING,
    PLAY,
    REVEALED,
)
from platin.engine.effect import Effect
from platin.engine.facts import COFFERS, GAINS, TOKEN_MATS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_GAIN, TO_TAKE, TO_TRASH
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class _Artifact(CardDef):
    """A piece that lies before the player who took it last."""

    types = ARTIFACT
    kingdom = False
    beside = True
    copies = 1
    hears_from = BEFORE


class Flag(_Artifact):
    """When you draw your hand in Clean-up, +1 Card."""

    def cards_of_hand(self, game: Game, me: int, cards: int) -> int:
        return cards + 1 if game.has_piece(me, self.name) else cards


class HornUsed(Effect):
    """The Horn was used this turn."""

    name = "horn.used"


class Horn(_Artifact):
    """Once per turn, when you discard a Border Guard from play, you may put it onto your deck."""

    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me or now.from_zone != PLAY or now.card.name != "border_guard":
            return False
        return game.unmoved(now) and not game.has_begun(me, self.name)

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.lasting(HornUsed(), me)
        game.put_on_deck([now.card], me, DISCARD)


class Key(_Artifact):
    """At the start of your turn, +1 coin."""

    reads = NOTHING
    writes = COUNTS

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, coins=1)


class Lantern(_Artifact):
    """Your Border Guards reveal 3 cards and discard 2. All 3 must be Actions to take an Artifact."""

    def lights(self, game: Game, me: int, guard: Card) -> bool:
        """Tell whether it makes a Border Guard that its player plays reveal more."""
        return game.is_owned(me, guard)


class Lantern2(Lantern):
    """Second print: Border Guards you play reveal 3 cards and discard 2, whosever they are."""

    def lights(self, game: Game, me: int, guard: Card) -> bool:
        return True


class TreasureChest(_Artifact):
    """At the start of your Buy phase, gain a Gold."""

    def at_start_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.gain_named(me, "gold")


class BorderGuard(CardDef):
    """+1 Action. Reveal your top 2 cards. Take one into hand and discard the other.

    If both were Actions, take the Lantern or the Horn.
    """

    types = ACTION
    cost = 2
    brings = Plus(actions=1)
    may_bring = Plus(cards=1)

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("lantern")
        setup.add_beside("horn")

    def then(self, game: Game, me: int, this: Card) -> None:
        n = 3 if is_lit(game, me, this) else 2
        cards = game.reveal_top(me, n)
        all_actions = len([card for card in cards if game.is_action(card)]) == n
        taken = game.choose_card(me, "take", cards, intent=TO_TAKE)
        if taken is not None:
            game.put_in_hand([taken], me, REVEALED)
            game.discard([card for card in cards if card is not taken], me, REVEALED)
        if all_actions:
            game.take_piece(me, game.choose_mode(me, "artifact", ["lantern", "horn"]))


def is_lit(game: Game, me: int, guard: Card) -> bool:
    """Tell whether a Border Guard that a player plays is helped by the Lantern."""
    for piece in game.pieces_before(me):
        if isinstance(piece.defn, Lantern):
            return piece.defn.lights(game, me, guard)
    return False


class FlagBearer(CardDef):
    """+2 coins. When you gain or trash this, take the Flag."""

    types = ACTION
    cost = 4
    brings = Plus(coins=2)

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("flag")

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_piece(me, "flag")

    def when_trashed(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_piece(me, "flag")


class Swashbuckler(CardDef):
    """+3 Cards. If your discard pile is not empty: +1 Coffers, then with 4 or more Coffers take the Treasure Chest."""

    types = ACTION
    cost = 5
    brings = Plus(cards=3)
    materials = COFFERS | TOKEN_MATS

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("treasure_chest")

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.player(me).discard:
            game.take_coffers(me, 1)
            if game.player(me).coffers >= 4:
                game.take_piece(me, "treasure_chest")


class Treasurer(CardDef):
    """+3 coins. Choose: trash a Treasure from hand; or gain a Treasure from the trash into hand; or take the Key."""

    types = ACTION
    cost = 5
    brings = Plus(coins=3)
    kinds = TRASHES | GAINS

    def on_setup(self, setup: Setup) -> None:
        setup.add_beside("key")

    def then(self, game: Game, me: int, this: Card) -> None:
        for mode in game.choose_options(me, "choose", ["trash", "gain", "key"]):
            if mode == "trash":
                treasures = [card for card in game.hand(me) if game.is_treasure(card)]
                card = game.choose_card(me, "trash", treasures, intent=TO_TRASH)
                if card is not None:
                    game.trash([card], me, HAND)
            elif mode == "gain":
                treasures = [card for card in game.state.trash if game.is_treasure(card)]
                card = game.choose_card(me, "gain", treasures, intent=TO_GAIN)
                if card is not None:
                    game.gain_from_trash(me, card, HAND)
            else:
                game.take_piece(me, "key")
