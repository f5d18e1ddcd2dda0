"""Trying something out in one's mind: on a copy of the game, in which what the player cannot see is dealt anew.

So a bot can judge instructions that it knows nothing about, a Way's or an Event's, by what comes of them.
"""

from typing import Final

from platin.bots.conditions import Situation
from platin.bots.sense_values import Values
from platin.engine.asking import Agent, Mind
from platin.engine.card import NO_CARD, Card
from platin.engine.const import ACTION, CLEANUP, HAND, OPT_LANDSCAPE, OVER, VICTORY
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.rng import seeded
from platin.engine.turn import cleanup_step

# What things are worth, in tenths of a coin, as in `Plays`.
COIN: Final = 10
POTION: Final = 14
BUY: Final = 2
ACTION_LEFT: Final = 6
COFFERS: Final = 9
VILLAGER: Final = 4
FAVOR: Final = 5
POINT: Final = 4
EXTRA_TURN: Final = 45
# Something that is still to come, if it is not known what.
PENDING: Final = 8
# A card that another player has in hand, and one that nobody wants to have.
THEIR_CARD: Final = 4
THEIR_JUNK: Final = 8
# An Action of which there are enough.
TOO_MANY: Final = -2
# What is not worth more than this is nothing but junk.
JUNK: Final = -7


class Imagined(Mind):
    """Answers in a trial as the bot would, except that Ways are followed as the trial says."""

    def __init__(self, usual: Agent, at: Situation) -> None:
        self.usual = usual
        self.at = at
        # Whether something is being tried: nothing else is then.
        self.busy: bool = False
        # The Way that is tried, by its index; -1: none.
        self.way: int = -1

    def answer(self, game: Game, decision: Decision) -> list[int]:
        if decision.key == "way.choose":
            # For the play that is tried, not for those that come of it.
            way = self.way
            self.way = -1
            return [OPT_LANDSCAPE + way] if way >= 0 else []
        self.at.begin(game, decision.seat)
        return self.usual(game, decision)


def imagine(game: Game, me: int, agent: Agent) -> Game:
    """Copy a game as a player sees it: hidden cards are dealt anew, and an agent answers for everybody."""
    state = game.state.copy()
    state.log = None
    state.stops = 0
    state.rng1, state.rng2 = seeded(state.turn_number)
    copy = Game(state, [agent] * len(state.players))
    for seat in range(len(state.players)):
        p = state.players[seat]
        size = len(p.deck)
        hidden = p.deck if seat == me else p.deck + p.hand
        shuffle_anew(copy, hidden)
        p.deck = hidden[:size]
        if seat != me:
            p.hand = hidden[size:]
    for info in state.rules.piles:
        if info.hidden:
            shuffle_anew(copy, state.own_pile(info.index))
    return copy


def shuffle_anew(game: Game, cards: list[Card]) -> None:
    """Shuffle cards so that their order before does not matter."""
    cards.sort(key=uid_of)
    game.shuffle_list(cards)


def uid_of(card: Card) -> int:
    return card.uid


def follow(game: Game, me: int, card: Card) -> None:
    """Play a card of the hand, or follow one that lies in play already; the agent says how."""
    for other in game.hand(me):
        if other is card:
            game.play(me, card, HAND)
            return
    game.resolve(me, card, game.state.moves[card.uid], NO_CARD)


def clean_up(game: Game) -> None:
    """Go on to the end of the turn, without doing anything more in it."""
    if game.state.phase != OVER:
        game.state.phase = CLEANUP
        cleanup_step(game)


class Standing:
    """How well off a player is, in tenths of a coin: now in the turn, and after it."""

    def __init__(self, values: Values, game: Game, me: int, known: list[Card], a_card: int) -> None:
        self.values = values
        # The game before anything was tried: cards are worth what they are worth there.
        self.game = game
        self.me = me
        # The cards of the hand then, and what one from the deck is worth: those that are drawn in a trial could as well
        # be others.
        self.known = known
        self.a_card = a_card
        self.kept: dict[str, int] = {}

    def now(self, game: Game) -> int:
        """Judge what is left of the turn: money, cards in hand, Actions to play them with."""
        self.values.at.begin(game, self.me)
        turn = game.state.turn
        hand = game.hand(self.me)
        kept = [card for card in hand if card in self.known]
        total = turn.coins * COIN + turn.potions * POTION + turn.buys * BUY
        for use in self.values.uses(game, self.me, kept):
            total += use
        total += (len(hand) - len(kept)) * self.a_card
        actions = len([card for card in kept if card.types & ACTION])
        return total + min(turn.actions, actions) * ACTION_LEFT

    def later(self, game: Game) -> int:
        """Judge all that stays: the deck, tokens, the next hand, what is still to come, and how the others are."""
        st = game.state
        me = self.me
        p = st.players[me]
        # Whatever was tried, cards are judged as they were before.
        self.values.at.begin(self.game, me)
        total = p.vp * POINT + p.coffers * COFFERS + p.villagers * VILLAGER + p.favors * FAVOR - p.debt * COIN
        copies: dict[str, int] = {}
        for card in game.owned(me):
            kept = self.keeping(card)
            if card.types & ACTION and kept > 0:
                copies[card.defn.name] = copies.get(card.defn.name, 0) + 1
                # One too many is in the way of the others.
                if copies[card.defn.name] > self.values.lore(card.defn).copies:
                    kept = TOO_MANY
            total += kept
        for card in p.mats.get("exile", []):
            # There it only waits: junk does no harm, what is good does no good; points count.
            total -= self.keeping(card) if not card.types & VICTORY else min(self.keeping(card), 0)
        total += len(p.hand) * self.a_card
        for effect in st.effects:
            if effect.owner == me:
                total += PENDING
        for extra in st.extra_turns:
            if extra.seat == me:
                total += EXTRA_TURN
        if st.turn.seat == me and st.turn.extra:
            total += EXTRA_TURN
        for other in game.others(me):
            total -= len(game.hand(other)) * THEIR_CARD
            for card in game.owned(other):
                if self.keeping(card) <= JUNK:
                    total += THEIR_JUNK
        return total

    def keeping(self, card: Card) -> int:
        """Give what it is worth to have a card in the deck; below 0 if it is better gone."""
        kept = self.kept.get(card.defn.name)
        if kept is None:
            values = self.values
            glad = values.trash(self.game, self.me, card)
            points = values.victory_points(self.game, self.me, card.defn)
            kept = -(glad // 10) if glad > 0 else max(values.worth(self.game, self.me, card.defn) // 4, points * POINT)
            self.kept[card.defn.name] = kept
        return kept
