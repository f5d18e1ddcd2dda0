"""The Gathering cards of Empires: they put VP tokens on their own piles, where the tokens belong to nobody."""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ACTION, GATHERING, HAND
from platin.engine.facts import TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_TRASH
from platin.engine.moment import Moment


class _Gathering(CardDef):
    """A card with VP tokens on its pile."""

    types = ACTION | GATHERING

    def pile(self, game: Game) -> int:
        """Give its pile; -1 if it has none, because its only copy was sold by the Black Market."""
        pile = game.pile_of(self.name)
        return -1 if pile >= 0 and game.state.rules.piles[pile].deck else pile

    def gather(self, game: Game, me: int) -> None:
        """Put a VP token on the pile, if there is one; whether any cards are left there does not matter."""
        pile = self.pile(game)
        if pile >= 0:
            game.put_vp(me, pile)


class FarmersMarket(_Gathering):
    """+1 Buy. With 4 or more VP tokens on the pile, take them and trash this. Otherwise add one; +1 coin per token."""

    cost = 3
    brings = Plus(buys=1)
    may_bring = Plus(coins=2, vp=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        pile = self.pile(game)
        if game.vp_on(pile) >= 4:
            game.take_vp(me, pile)
            game.trash_this(me, this)
        else:
            self.gather(game, me)
            game.plus(me, coins=game.vp_on(pile))


class Temple(_Gathering):
    """+1 VP. Trash 1 to 3 differently named cards from hand. Add 1 VP to the pile. When you gain this, take those."""

    cost = 4
    brings = Plus(vp=1)
    kinds = TRASHES

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.vp_on(self.pile(game)) > 0

    def then(self, game: Game, me: int, this: Card) -> None:
        kinds: list[Card] = []
        for card in game.hand(me):
            if not any([card.name == other.name for other in kinds]):
                kinds.append(card)
        game.trash(game.choose_cards(me, "trash", kinds, 1, 3, intent=TO_TRASH), me, HAND)
        self.gather(game, me)

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_vp(me, self.pile(game))


class WildHunt(_Gathering):
    """Choose: +3 Cards, and add 1 VP to the pile; or gain an Estate, and if you did, take the VP from the pile."""

    cost = 5
    may_bring = Plus(cards=3, vp=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        chosen = game.choose_options(me, "choose", ["cards", "estate"])
        if "cards" in chosen:
            game.plus(me, cards=3)
            self.gather(game, me)
        if "estate" in chosen and game.gain_named(me, "estate") is not None:
            game.take_vp(me, self.pile(game))
