"""Events of Adventures that put no token on a pile."""

from platin.cards.adventures.markers import (
    MinusCardRule,
    MinusCoinRule,
    has_minus_card,
    put_minus_card,
    take_minus_coin,
    turn_journey,
)
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import ASIDE_DOWN, ATTACK, COUNTS, HAND, IN_HAND, NOTHING, PLAY, REVEALED, UNTIL_USED
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import TOKENS
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_SET_ASIDE, TO_TRASH
from platin.engine.landscape import Event
from platin.engine.moment import Moment
from platin.engine.setup import Setup


class Alms(Event):
    """Once per turn: if you have no Treasure in play, gain a card costing up to 4."""

    cost = 0
    once_per_turn = True

    def then(self, game: Game, me: int) -> None:
        if not [card for card in game.in_play(me) if game.is_treasure(card)]:
            game.choose_gain(me, "gain", Cost(4))


class Ball(Event):
    """Take your -1 coin token. Gain two cards costing up to 4 each."""

    cost = 5
    materials = TOKENS

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(MinusCoinRule())

    def then(self, game: Game, me: int) -> None:
        take_minus_coin(game, me)
        for _ in range(2):
            game.choose_gain(me, "gain", Cost(4))


class Bonfire(Event):
    """Trash up to two cards that you have in play."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        self.burn(game, me, game.in_play(me))

    def burn(self, game: Game, me: int, cards: list[Card]) -> None:
        """Let a player trash up to two of these cards in play."""
        game.trash(game.choose_cards(me, "trash", cards, 0, 2, intent=TO_TRASH), me, PLAY)


class Bonfire2(Bonfire):
    """Second print: trash up to two Coppers that you have in play."""

    def then(self, game: Game, me: int) -> None:
        self.burn(game, me, [card for card in game.in_play(me) if card.name == "copper"])


class Borrow(Event):
    """Once per turn: +1 Buy. If your -1 Card token is not on your deck, put it there for +1 coin."""

    cost = 0
    once_per_turn = True
    brings = Plus(buys=1)
    materials = TOKENS

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(MinusCardRule())

    def then(self, game: Game, me: int) -> None:
        if not has_minus_card(game, me):
            put_minus_card(game, me)
            game.plus(me, coins=1)


class ExpeditionHand(Effect):
    """In this turn's Clean-up, draw two cards more."""

    name = "expedition"
    reads = NOTHING
    writes = COUNTS

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.state.turn.draws += 2


class Expedition(Event):
    """Draw two cards more for your new hand in this turn's Clean-up."""

    cost = 3

    def then(self, game: Game, me: int) -> None:
        # Not at once: something may yet set how many cards the hand has (Outpost).
        game.lasting(ExpeditionHand(), me)


class MissionTurn(Effect):
    """In a turn that a Mission gave, you can buy no cards."""

    name = "mission"

    def forbids(self, game: Game, defn: CardDef, me: int) -> bool:
        return me == self.owner


class Mission(Event):
    """Once per turn: if the previous turn was not yours, take an extra turn in which you cannot buy cards."""

    cost = 4
    once_per_turn = True

    def then(self, game: Game, me: int) -> None:
        if game.state.previous_seat != me:
            game.extra_turn(me, self.name, effect=MissionTurn())


class MissionLapses(Effect):
    """From Mission, second print: its turn is not taken as the third in a row."""

    name = "mission.lapses"
    until = UNTIL_USED
    first = True

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        coming = game.state.extra_turns
        game.state.extra_turns = [extra for extra in coming if extra.seat != me or extra.kind != "mission"]


class Mission2(Event):
    """Second print: take an extra turn in which you cannot buy cards, unless it would be your third in a row."""

    cost = 4

    def then(self, game: Game, me: int) -> None:
        waiting = [extra for extra in game.state.extra_turns if extra.seat == me and extra.kind == self.name]
        if game.state.previous_seat != me and not waiting:
            game.extra_turn(me, self.name, effect=MissionTurn())
            game.lasting(MissionLapses(), me)


class Pilgrimage(Event):
    """Once per turn: turn your Journey token over. Face up now: gain copies of up to 3 different cards in play."""

    cost = 4
    once_per_turn = True
    materials = TOKENS

    def then(self, game: Game, me: int) -> None:
        if not turn_journey(game, me):
            return
        different: list[Card] = []
        for card in game.in_play(me):
            if card.name not in [other.name for other in different]:
                different.append(card)
        chosen = game.choose_cards(me, "choose", different, 0, 3, intent=TO_GAIN)
        for card in game.order_cards(me, "order", chosen):
            game.gain_copy(me, card)


class Quest(Event):
    """You may discard an Attack, two Curses or six cards. If you did, gain a Gold."""

    cost = 0

    def then(self, game: Game, me: int) -> None:
        for mode in game.choose_modes(me, "choose", ["attack", "curses", "cards"], 0, 1):
            cards = game.hand(me)
            number = 6
            if mode == "attack":
                cards = [card for card in cards if game.types_of(card) & ATTACK]
                number = 1
            elif mode == "curses":
                cards = [card for card in cards if card.name == "curse"]
                number = 2
            discarded = game.choose_cards(me, "discard", cards, number, number, intent=TO_DISCARD)
            game.discard(discarded, me, HAND)
            if len(discarded) == number:
                game.gain_named(me, "gold")


class Raid(Event):
    """Gain a Silver for each Silver you have in play. Each other player puts the -1 Card token onto the deck."""

    cost = 5
    materials = TOKENS

    def on_setup(self, setup: Setup) -> None:
        setup.add_rule(MinusCardRule())

    def then(self, game: Game, me: int) -> None:
        for _ in range(len([card for card in game.in_play(me) if card.name == "silver"])):
            game.gain_named(me, "silver")
        for other in game.others(me):
            put_minus_card(game, other)


class SavedCard(Effect):
    """At the end of the turn, take the card set aside into your hand."""

    name = "save"
    reads = NOTHING
    writes = IN_HAND

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.put_in_hand(self.cards, me, ASIDE_DOWN)


class Save(Event):
    """Once per turn: +1 Buy. Set a card from hand aside face down; take it into your hand at the end of the turn."""

    cost = 1
    once_per_turn = True
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        card = game.choose_card(me, "aside", game.hand(me), intent=TO_SET_ASIDE)
        if card is not None:
            game.set_aside([card], me, HAND, face_down=True)
            game.lasting(SavedCard(), me).cards = [card]


class ScoutingParty(Event):
    """+1 Buy. Look at the top 5 cards of your deck: discard 3 of them and put the others back in any order."""

    cost = 2
    brings = Plus(buys=1)

    def then(self, game: Game, me: int) -> None:
        looked = game.look_at_top(me, 5)
        unwanted = game.choose_cards(me, "discard", looked, 3, 3, intent=TO_DISCARD)
        game.discard(unwanted, me, REVEALED)
        game.put_back(me, "order", [card for card in looked if card not in unwanted])


class Trade(Event):
    """Trash up to two cards from hand. Gain a Silver for each."""

    cost = 5

    def then(self, game: Game, me: int) -> None:
        cards = game.choose_cards(me, "trash", game.hand(me), 0, 2, intent=TO_TRASH)
        game.trash(cards, me, HAND)
        for _ in cards:
            game.gain_named(me, "silver")


class TravellingFairTurn(Effect):
    """This turn, you may put each card that you gain onto your deck."""

    name = "travelling_fair"
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return game.can_topdeck(now, me)

    def on_gain(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.topdeck(now)


class TravellingFair(Event):
    """+2 Buys. This turn, you may put each card that you gain onto your deck."""

    cost = 2
    brings = Plus(buys=2)

    def then(self, game: Game, me: int) -> None:
        if not [effect for effect in game.state.effects if isinstance(effect, TravellingFairTurn)]:
            game.lasting(TravellingFairTurn(), me)
