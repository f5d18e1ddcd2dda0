"""The Landmarks of Empires: those that pay in the course of the game, and those that count at its end."""

from typing import Final

from platin.engine.card import Card
from platin.engine.choice import OF_SUPPLY, SetupChoice
from platin.engine.const import (
    ACTION,
    BUYS,
    COUNTS,
    GATHERING,
    HAND,
    NOTHING,
    ON_BUY,
    TREASURE,
    UNTIL_USED,
)
from platin.engine.effect import Effect
from platin.engine.facts import DEBT, VP
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD
from platin.engine.landscape import Landmark
from platin.engine.moment import Moment
from platin.engine.setup import Setup
from platin.engine.zones import VP_TOKENS

OBELISK_PILE: Final = SetupChoice("pile", OF_SUPPLY, types=ACTION)

# What Mountain Pass is worth, and the highest bid.
PASS_VP: Final = 8
HIGHEST_BID: Final = 40


class _Stocked(Landmark):
    """A Landmark with 6 VP tokens per player, of which something brings 2."""

    materials = VP

    def on_ready(self, setup: Setup) -> None:
        setup.put_on_landscape(self, VP_TOKENS, 6 * setup.spec.players)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and game.vp_here(self) > 0 and self.pays(game, now, me)

    def pays(self, game: Game, now: Moment, me: int) -> bool:
        """Tell whether a moment of a player brings the tokens."""
        raise NotImplementedError(self.name)

    def take(self, game: Game, me: int) -> None:
        """Take what it brings."""
        game.take_vp_here(me, self, 2)


class Aqueduct(Landmark):
    """When you gain a Treasure, move 1 VP from its pile to this; when a Victory card, take them all.

    Set-up: 8 VP each on Silver and Gold.
    """

    materials = VP

    def on_ready(self, setup: Setup) -> None:
        for name in ("silver", "gold"):
            setup.put_token(setup.rules.named[name], VP_TOKENS, 8)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and (self.moves(game, now) or (game.is_victory(now.card) and game.vp_here(self) > 0))

    def moves(self, game: Game, now: Moment) -> bool:
        """Tell whether a gain moves a token."""
        return game.is_treasure(now.card) and game.vp_on(now.card.home) > 0

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        pays = game.is_victory(now.card)
        moves = self.moves(game, now)
        if pays and moves:
            pays = game.choose_mode(me, "first", ["move", "take"]) == "take"
            if not pays:
                game.move_vp_here(me, now.card.home, self)
            game.take_vp_here(me, self, game.vp_here(self))
            if pays:
                game.move_vp_here(me, now.card.home, self)
        elif pays:
            game.take_vp_here(me, self, game.vp_here(self))
        else:
            game.move_vp_here(me, now.card.home, self)


class Arena(_Stocked):
    """At the start of your Buy phase you may discard an Action, to take 2 VP from here."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len(self.actions(game, me)) > 0

    def actions(self, game: Game, me: int) -> list[Card]:
        """Give the Actions in a hand."""
        return [card for card in game.hand(me) if game.types_of(card) & ACTION]

    def at_start_of_buys(self, game: Game, now: Moment, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "discard", self.actions(game, me), intent=TO_DISCARD)
        if card is not None:
            game.discard([card], me, HAND)
            self.take(game, me)


class BanditFort(Landmark):
    """-2 VP per Silver and Gold you own."""

    def counted(self, game: Game, me: int) -> int:
        return len([card for card in game.owned(me) if card.name in ("silver", "gold")])

    def points(self, game: Game, me: int) -> int:
        return -2 * self.counted(game, me)


class _Basilica(_Stocked):
    """A card brings 2 VP from here if you then have 2 coins or more."""

    reads = COUNTS
    writes = NOTHING

    def pays(self, game: Game, now: Moment, me: int) -> bool:
        return game.state.turn.coins >= 2 and game.is_turn_of(me)


class Basilica(_Basilica):
    """When you buy a card and have 2 coins or more left, take 2 VP from here."""

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.take(game, me)


class Basilica2(_Basilica):
    """When you gain a card in your Buy phase and have 2 coins or more, take 2 VP from here."""

    def pays(self, game: Game, now: Moment, me: int) -> bool:
        return now.phase == BUYS and super().pays(game, now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.take(game, me)


class Baths(_Stocked):
    """When you end your turn without having gained a card, take 2 VP from here."""

    recalls = True
    reads = NOTHING
    writes = NOTHING

    def pays(self, game: Game, now: Moment, me: int) -> bool:
        return not game.player(me).gained

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.take(game, me)


class Battlefield(_Stocked):
    """When you gain a Victory card, take 2 VP from here."""

    reads = NOTHING
    writes = NOTHING

    def pays(self, game: Game, now: Moment, me: int) -> bool:
        return game.is_victory(now.card)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.take(game, me)


class _Colonnade(_Stocked):
    """An Action of which you have a copy in play brings 2 VP from here."""

    def pays(self, game: Game, now: Moment, me: int) -> bool:
        return game.is_action(now.card) and any([card.name == now.card.name for card in game.in_play(me)])


class Colonnade(_Colonnade):
    """When you buy an Action of which you have a copy in play, take 2 VP from here."""

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.take(game, me)


class Colonnade2(_Colonnade):
    """When you gain an Action in your Buy phase of which you have a copy in play, take 2 VP from here."""

    def pays(self, game: Game, now: Moment, me: int) -> bool:
        return now.phase == BUYS and game.is_turn_of(me) and super().pays(game, now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.take(game, me)


class _DefiledShrine(Landmark):
    """When you gain an Action, move 1 VP from its pile to this. A Curse brings what lies here. 2 VP on Action piles."""

    materials = VP

    def on_ready(self, setup: Setup) -> None:
        for info in setup.rules.piles:
            if info.supply and info.defn.types & ACTION and not info.defn.types & GATHERING:
                setup.put_token(info.index, VP_TOKENS, 2)

    def moves(self, game: Game, now: Moment) -> bool:
        """Tell whether a gain moves a token."""
        return game.is_action(now.card) and game.vp_on(now.card.home) > 0


class DefiledShrine(_DefiledShrine):
    """When you gain an Action, move 1 VP from its pile to this. When you buy a Curse, take what lies here."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me:
            return False
        if now.kind == ON_BUY:
            return game.is_curse(now.card) and game.vp_here(self) > 0
        return self.moves(game, now)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.move_vp_here(me, now.card.home, self)

    def on_buy(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.take_vp_here(me, self, game.vp_here(self))


class DefiledShrine2(_DefiledShrine):
    """When you gain an Action, move 1 VP from its pile to this; a Curse in your Buy phase, take what lies here."""

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me:
            return False
        pays = game.is_curse(now.card) and now.phase == BUYS and game.is_turn_of(me)
        return self.moves(game, now) or (pays and game.vp_here(self) > 0)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if game.is_curse(now.card):
            game.take_vp_here(me, self, game.vp_here(self))
        else:
            game.move_vp_here(me, now.card.home, self)


class Fountain(Landmark):
    """15 VP if you own at least 10 Coppers."""

    def counted(self, game: Game, me: int) -> int:
        return len([card for card in game.owned(me) if card.name == "copper"])

    def points(self, game: Game, me: int) -> int:
        return 15 if self.counted(game, me) >= 10 else 0


class Keep(Landmark):
    """5 VP per Treasure name you own of which nobody owns more copies."""

    def counted(self, game: Game, me: int) -> int:
        others = [copies_of(game, game.owned(other), TREASURE) for other in game.others(me)]
        found = 0
        for name, copies in copies_of(game, game.owned(me), TREASURE).items():
            if all([copies >= other.get(name, 0) for other in others]):
                found += 1
        return found

    def points(self, game: Game, me: int) -> int:
        return 5 * self.counted(game, me)


class Labyrinth(_Stocked):
    """When you gain your second card in a turn of yours, take 2 VP from here."""

    recalls = True
    reads = NOTHING
    writes = NOTHING

    def pays(self, game: Game, now: Moment, me: int) -> bool:
        return now.nth == 2

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.take(game, me)


def bid_for_pass(game: Game, gainer: int) -> None:
    """Let everybody bid Debt once for 8 VP, each more than those before, the gainer of the Province last."""
    highest = 0
    winner = -1
    for seat in [*game.others(gainer), gainer]:
        bid = game.may_choose_number(seat, "bid", highest + 1, HIGHEST_BID)
        if bid > 0:
            highest = bid
            winner = seat
            game.note("bid", seat, count=bid)
        else:
            game.note("no_bid", seat)
    if winner >= 0:
        game.plus(winner, vp=PASS_VP)
        game.take_debt(winner, highest)


class _FirstProvince(Effect):
    """The first Province that anybody gains."""

    until = UNTIL_USED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "province"


class _Bidding(Effect):
    """The gainer of the first Province is the last to bid."""

    until = UNTIL_USED
    joins = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return True


class MountainPassFirst(_FirstProvince):
    """After the turn in which the first Province was gained, everybody bids."""

    name = "mountain_pass"

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.lasting(MountainPassBidding(), me)


class MountainPassBidding(_Bidding):
    """After this turn everybody bids."""

    name = "mountain_pass.bidding"

    def between_turns(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        bid_for_pass(game, me)


class MountainPass(Landmark):
    """After the turn in which the first Province is gained, everybody bids up to 40 Debt for 8 VP, the gainer last."""

    materials = VP | DEBT

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(MountainPassFirst())


class MountainPassFirst2(_FirstProvince):
    """At the end of the turn in which the first Province was gained, everybody bids."""

    name = "mountain_pass.first2"

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.lasting(MountainPassBidding2(), me)


class MountainPassBidding2(_Bidding):
    """At the end of this turn everybody bids."""

    name = "mountain_pass.bidding2"

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        bid_for_pass(game, me)


class MountainPass2(Landmark):
    """At the end of the turn in which the first Province is gained, everybody bids up to 40 Debt for 8 VP."""

    materials = VP | DEBT

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(MountainPassFirst2())


class MountainPassFirst3(_FirstProvince):
    """When the first Province is gained, everybody bids."""

    name = "mountain_pass.first3"

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        bid_for_pass(game, me)


class MountainPass3(Landmark):
    """When somebody gains the first Province, everybody bids up to 40 Debt for 8 VP at once, the gainer last."""

    materials = VP | DEBT

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(MountainPassFirst3())


class Museum(Landmark):
    """2 VP per card name you own."""

    def counted(self, game: Game, me: int) -> int:
        return len(copies_of(game, game.owned(me)))

    def points(self, game: Game, me: int) -> int:
        return 2 * self.counted(game, me)


class Obelisk(Landmark):
    """2 VP per card you own from the chosen Action pile."""

    choices: tuple[SetupChoice, ...] = (OBELISK_PILE,)

    def counted(self, game: Game, me: int) -> int:
        return int(game.count_from(me, game.pile_chosen(self.name, OBELISK_PILE)))

    def points(self, game: Game, me: int) -> int:
        return 2 * self.counted(game, me)


class Orchard(Landmark):
    """4 VP per Action name of which you own at least 3 copies."""

    def counted(self, game: Game, me: int) -> int:
        return len([copies for copies in copies_of(game, game.owned(me), ACTION).values() if copies >= 3])

    def points(self, game: Game, me: int) -> int:
        return 4 * self.counted(game, me)


class Palace(Landmark):
    """3 VP per set of a Copper, a Silver and a Gold you own."""

    def counted(self, game: Game, me: int) -> int:
        copies = copies_of(game, game.owned(me), TREASURE)
        return min(copies.get("copper", 0), copies.get("silver", 0), copies.get("gold", 0))

    def points(self, game: Game, me: int) -> int:
        return 3 * self.counted(game, me)


class Tomb(Landmark):
    """When you trash a card, +1 VP."""

    materials = VP
    reads = NOTHING
    writes = NOTHING

    def on_trash(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, vp=1)


class Tower(Landmark):
    """1 VP per card you own from an empty Supply pile, but for Victory cards."""

    def counted(self, game: Game, me: int) -> int:
        st = game.state
        if not st.empty:
            return 0
        owned = [card for card in game.owned(me) if card.home >= 0 and not game.is_victory(card)]
        return len([card for card in owned if st.rules.piles[card.home].supply and not st.piles[card.home]])

    def points(self, game: Game, me: int) -> int:
        return self.counted(game, me)


class TriumphalArch(Landmark):
    """3 VP per copy you own of your second most common Action."""

    def counted(self, game: Game, me: int) -> int:
        numbers = sorted(copies_of(game, game.owned(me), ACTION).values())
        return numbers[-2] if len(numbers) > 1 else 0

    def points(self, game: Game, me: int) -> int:
        return 3 * self.counted(game, me)


class Wall(Landmark):
    """-1 VP per card you own after the first 15."""

    def counted(self, game: Game, me: int) -> int:
        return max(len(game.owned(me)) - 15, 0)

    def points(self, game: Game, me: int) -> int:
        return -self.counted(game, me)


class WolfDen(Landmark):
    """-3 VP per card name of which you own exactly one copy."""

    def counted(self, game: Game, me: int) -> int:
        return len([copies for copies in copies_of(game, game.owned(me)).values() if copies == 1])

    def points(self, game: Game, me: int) -> int:
        return -3 * self.counted(game, me)


def copies_of(game: Game, cards: list[Card], types: int = -1) -> dict[str, int]:
    """Count the copies of each name among cards that have one of some types."""
    found: dict[str, int] = {}
    for card in cards:
        if game.types_of(card) & types:
            found[card.name] = found.get(card.name, 0) + 1
    return found
