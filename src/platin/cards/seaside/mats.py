"""Cards of Seaside that put cards on a mat of their own."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, HAND, LOOKED, PLAY, VICTORY
from platin.engine.game import Game
from platin.engine.intent import TO_SET_ASIDE
from platin.engine.zones import OWNER_SEES, Zone

ISLAND_MAT: Final = Zone("island")
NATIVE_VILLAGE_MAT: Final = Zone("native_village", seen=OWNER_SEES)


class Island(CardDef):
    """Put this and a card from hand on your Island mat. 2 VP."""

    types = ACTION | VICTORY
    cost = 4
    vp = 2

    def then(self, game: Game, me: int, this: Card) -> None:
        moved: list[Card] = []
        if game.is_here(me, this):
            game.move(this, me, PLAY, ISLAND_MAT.number)
            moved.append(this)
        card = game.choose_card(me, "aside", game.hand(me), intent=TO_SET_ASIDE)
        if card is not None:
            game.move(card, me, HAND, ISLAND_MAT.number)
            moved.append(card)
        if moved:
            game.note("aside", me, moved)


class NativeVillage(CardDef):
    """+2 Actions. Choose: put your top card face down on your mat; or take all cards from the mat into hand."""

    types = ACTION
    cost = 2
    brings = Plus(actions=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        mat = game.mat(me, NATIVE_VILLAGE_MAT)
        for mode in game.choose_options(me, "choose", ["put", "take"]):
            if mode == "put":
                cards = game.take_top(me, 1, openly=False)
                for card in cards:
                    game.move(card, me, LOOKED, NATIVE_VILLAGE_MAT.number)
                if cards:
                    game.note("aside", me, cards, seen=1 << me)
            else:
                cards = mat[:]
                for card in cards:
                    game.move(card, me, NATIVE_VILLAGE_MAT.number, HAND)
                if cards:
                    game.note("take", me, cards, seen=1 << me)
