"""Which card to play next: Actions in their order, whether a play would hurt, Treasures that are not just money."""

from typing import Final

from platin.bots.lore import UNSAID, USUAL, Lore
from platin.bots.sense_values import Values
from platin.bots.trial import Imagined, Standing, clean_up, follow, imagine
from platin.engine.card import Card
from platin.engine.const import ACTION, HAND, PLAY, RULE_TYPES, TREASURE
from platin.engine.game import Game

# A play that would hurt.
NEVER: Final = -1000

# What can be said for a trial: how much worse off one may be after it, which is not as exact as that.
TRIED: Final = -6


class Plays:
    """How good it is to play a card now, in tenths of a coin."""

    def __init__(self, values: Values) -> None:
        self.values = values
        # Who answers what is asked when something is tried out.
        self.agent: Imagined | None = None

    def value(self, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Judge a play. `rest` are the other cards in hand."""
        return self.values.lore(card.defn).value(self, game, me, card, rest)

    def usual(self, known: Lore, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Judge a play by what the card brings and is good for."""
        if known.attacks and self.values.ends_badly(game, me, known):
            return NEVER
        if known.forced:
            if known.forced == UNSAID:
                if self.trial(game, me, card, -1) < TRIED:
                    return NEVER
            else:
                return self.values.use(card) if self.values.has_junk(game, me, rest) else NEVER
        value = known.cards * self.a_card(game, me) + known.coins * 10 + known.buys * 2 + known.actions * 2
        if known.curses:
            value += 16 if game.state.piles[game.state.rules.curse] else 2
        elif known.attacks:
            value += 6
        if known.trashes:
            value += 6 * min(self.values.has_junk(game, me, rest), 3)
        if known.gains:
            value += 16
        # What it does besides, or later, is in its worth.
        return max(value, known.worth // 3, 1)

    def a_card(self, game: Game, me: int) -> int:
        """Give what drawing a card is worth: something even if the deck is poor, for it may be the right one."""
        p = game.state.players[me]
        if not p.deck and not p.discard:
            return 0
        return max(4, self.values.density(game, me))

    def gives_action(self, game: Game, me: int, card: Card) -> bool:
        """Tell whether a card gives its Action back."""
        return self.values.lore(card.defn).gives_action(game, me)

    def wished(self, cards: list[Card]) -> Card | None:
        """Give the card among these that the strategy wants to play next, if there is one."""
        for wish in self.values.strategy.play:
            for card in cards:
                if card.defn.name == wish.name and wish.holds(self.values.at):
                    return card
        return None

    # Actions

    def next_action(self, game: Game, me: int, cards: list[Card]) -> Card | None:
        """Choose the Action to play next, or none of these."""
        wished = self.wished(cards)
        if wished is not None:
            return wished
        hand = game.hand(me)
        best: Card | None = None
        most = NEVER
        several = game.state.turn.actions > 1
        seen: list[str] = []
        for card in cards:
            if card.defn.name in seen or self.waits_for_buys(game, me, card):
                continue
            seen.append(card.defn.name)
            rest = [other for other in hand if other is not card]
            value = self.value(game, me, card, rest)
            way = self.best_way_value(game, me, card) if game.state.rules.ways else NEVER
            if max(self.with_action(game, me, card, value), 0) < way:
                # Worth playing only for a Way.
                rank = way
            elif value <= NEVER:
                continue
            else:
                rank = self.order(game, me, card, value, several)
            if rank > most:
                most = rank
                best = card
        return best

    def waits_for_buys(self, game: Game, me: int, card: Card) -> bool:
        """Tell whether an Action is better played in the Buy phase, where it needs none as it is a Treasure too."""
        if card.types & TREASURE:
            return not self.values.lore(card.defn).acts(self, game, me, card)
        if not game.state.listening >> RULE_TYPES & 1 or not game.is_treasure(card):
            return False
        # One that something has made a Treasure: if no more can come of playing it now.
        known = self.values.lore(card.defn)
        return not known.cards and not known.gives_action(game, me)

    def order(self, game: Game, me: int, card: Card, value: int, several: bool) -> int:
        """Give how early a card is to be played: what gives Actions first, then what draws, then the rest."""
        known = self.values.lore(card.defn)
        if known.repeats:
            return 3000 + value
        if known.gives_action(game, me):
            # Those that look at the hand or exchange it wait for the others, unless that costs the only Action.
            late = known.waits and (known.actions < 2 or several)
            return (1000 if late else 2000) + 20 * known.actions + 10 * known.cards + value
        return value + (500 if several and known.cards > 0 else 0)

    def free(self, game: Game, me: int, cards: list[Card], must: bool, times: int = 1) -> Card | None:
        """Choose a card to play without using an Action, once or several times."""
        best: Card | None = None
        most = NEVER if must else 0
        hand = game.hand(me)
        for card in cards:
            rest = [other for other in hand if other is not card]
            value = self.value(game, me, card, rest) if card.types & ACTION else self.values.use(card)
            if times > 1 and value > 0:
                known = self.values.lore(card.defn)
                # Actions that come of it let the other cards be played.
                if known.actions and len([other for other in rest if other.types & ACTION]) > 1:
                    value += 10 * known.actions
                if known.forced > 0 and self.values.has_junk(game, me, rest) < times:
                    value = 1
            if value > most or (must and best is None):
                most = value
                best = card
        return best

    # Night cards

    def next_night(self, game: Game, me: int, cards: list[Card]) -> Card | None:
        """Choose the Night card to play next, or none of these: those that look at what the turn brought come last."""
        wished = self.wished(cards)
        if wished is not None:
            return wished
        best: Card | None = None
        most = 0
        hand = game.hand(me)
        for card in cards:
            rest = [other for other in hand if other is not card]
            value = self.value(game, me, card, rest)
            if value > 0 and not self.values.lore(card.defn).waits:
                value += 1000
            if value > most:
                most = value
                best = card
        return best

    # Ways

    def way_value(self, game: Game, me: int, card: Card, index: int) -> int:
        """Give what it brings to play a card for a Way: that is tried out. NEVER within a trial."""
        agent = self.agent
        return NEVER if agent is None or agent.busy else self.trial(game, me, card, index)

    def trial(self, game: Game, me: int, card: Card, index: int) -> int:
        """Give what comes of playing a card, for a Way (or -1: none), compared with nothing. 0 within a trial."""
        agent = self.agent
        if agent is None or agent.busy:
            return 0
        known = [other for other in game.hand(me) if other is not card]
        standing = Standing(self.values, game, me, known, self.a_card(game, me))
        # The card has been played in both; in one of them nothing comes of it.
        before = imagine(game, me, agent)
        for other in before.hand(me):
            if other is card:
                before.move(card, me, HAND, PLAY)
                before.state.turn.actions -= 1
                break
        after = imagine(game, me, agent)
        after.state.turn.actions = before.state.turn.actions
        agent.busy = True
        agent.way = index
        follow(after, me, card)
        value = standing.now(after) - standing.now(before)
        clean_up(after)
        clean_up(before)
        agent.busy = False
        value += standing.later(after) - standing.later(before)
        self.values.at.begin(game, me)
        return value

    def best_way_value(self, game: Game, me: int, card: Card) -> int:
        """Give what the best Way is worth for a card; NEVER if there is none."""
        best = NEVER
        for index in game.state.rules.ways:
            best = max(best, self.way_value(game, me, card, index))
        return best

    def with_action(self, game: Game, me: int, card: Card, value: int) -> int:
        """Give what a play is worth together with the Action that it gives back: a Way takes that away."""
        return value + 25 if value >= 0 and self.gives_action(game, me, card) else value

    def best_way(self, game: Game, me: int, card: Card, ways: list[int]) -> int:
        """Give the index of the Way among these that is better than following a card, or -1."""
        value = self.with_action(game, me, card, self.value(game, me, card, game.hand(me)))
        best = -1
        for index in ways:
            way = self.way_value(game, me, card, index)
            if way > max(value, 0):
                value = way
                best = index
        return best

    # Treasures

    def next_treasure(self, game: Game, me: int, before: bool) -> Card | None:
        """Choose the Treasure to play next among those that are not just money.

        With `before` only those that are to be played while the money is still in hand.
        """
        best: Card | None = None
        most = NEVER
        # Not by `hand`, which would lay down plain Treasures that were swept: those are passed over anyhow.
        for card in game.state.players[me]._hand:
            if card.plain or not game.types_of(card) & TREASURE or not game.may_play(me, card):
                continue
            rank = self.values.lore(card.defn).rank
            if (before and rank <= USUAL) or self.values.strategy.speaks_of(card.defn.name):
                continue
            if rank > most and self.is_good_treasure(game, me, card):
                most = rank
                best = card
        return best

    def is_good_treasure(self, game: Game, me: int, card: Card) -> bool:
        """Tell whether playing a Treasure does not hurt."""
        rest = [other for other in game.hand(me) if other is not card]
        return self.value(game, me, card, rest) > 0

    # Trading cards in

    def best_trade(self, game: Game, me: int, cards: list[Card], more: int, exactly: bool) -> tuple[Card | None, int]:
        """Choose the card to trade in for one that costs more, and give what is won by it."""
        best: Card | None = None
        most = NEVER
        seen: list[str] = []
        for card in cards:
            if card.defn.name in seen:
                continue
            seen.append(card.defn.name)
            cost = game.cost(card)
            gain = self.values.best_gain(game, me, cost.coins + more, cost.potion, exactly)
            # Nothing gained is not bad if the card was.
            won = max(gain, 0) + self.trade_loss(game, me, card)
            if won > most:
                most = won
                best = card
        return best, most

    def trade_loss(self, game: Game, me: int, card: Card) -> int:
        """Give what is lost (below 0) or won by trashing a card, on the scale of worth."""
        glad = self.values.trash(game, me, card)
        return glad // 3 if glad > 0 else glad
