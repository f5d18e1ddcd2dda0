"""Answers as codes, and what a bot does in general: trash, discard, gain, put back, play, take.

Each way of answering gives every option a score, and picks the best: all that are above 0, within what is allowed.
"""

from typing import Final

from platin.bots.plan import Wish
from platin.bots.sense_plays import Plays
from platin.bots.sense_values import ENOUGH, Values
from platin.engine.card import Card
from platin.engine.const import (
    ACTION,
    ASIDE,
    CURSE,
    DECK,
    DISCARD,
    HAND,
    OPT_ABILITY,
    OPT_MODE,
    OPT_PILE,
    OPT_VALUE,
    REVEALED,
    TRASH,
    TREASURE,
    VICTORY,
)
from platin.engine.decision import Decision
from platin.engine.game import Game

# Above and below all scores: what the strategy names, and what it leaves out.
_NAMED: Final = 100_000
# Below what anything can score: an option that is picked already.
_GONE: Final = -(10**9)
# Where a picked card goes, by what is done with it; what is passed on is gone, as what is trashed is.
_GOES: Final[dict[str, int]] = {
    "trash": TRASH,
    "pass": TRASH,
    "discard": DISCARD,
    "topdeck": DECK,
    "aside": ASIDE,
}


class Answers:
    """The general ways of answering, and what a bot keeps in mind between two questions of one card."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.plays = Plays(values)
        # The card that the last ability was about, and at which Attack of which game Secret Chamber was last shown.
        self.about: str = ""
        self.shown_at: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
        # Whether the card picked for Secret Passage is of use.
        self.useful: bool = False

    # Options

    def cards(self, game: Game, decision: Decision) -> list[Card]:
        """Give the cards among the options."""
        every = game.state.rules.cards
        return [every[code] for code in decision.options() if code < OPT_PILE]

    def piles(self, decision: Decision) -> list[int]:
        """Give the piles among the options."""
        return [code & OPT_VALUE for code in decision.options() if code >> 20 == 1]

    def pick(self, decision: Decision, scores: list[int]) -> list[int]:
        """Pick the best options: all with a score above 0, as far as that is allowed; the first option if equal."""
        codes = decision.options()
        picked: list[int] = []
        left = scores[:]
        while len(picked) < decision.high and len(picked) < len(codes):
            best = 0
            for i in range(1, len(left)):
                if left[i] > left[best]:
                    best = i
            if left[best] <= 0 and len(picked) >= decision.low:
                break
            picked.append(codes[best])
            left[best] = _GONE
        return picked

    def prefer(self, game: Game, decision: Decision, scores: list[int], word: str) -> list[int]:
        """Pick cards by the strategy's preferences; by these scores if it has none, or not enough of them."""
        wishes = self.values.preferences(decision.key, word)
        if wishes is None:
            return self.pick(decision, scores)
        cards = self.cards(game, decision)
        if decision.high > 1 and len(cards) > 1 and word in _GOES and any([wish.when is not None for wish in wishes]):
            return self.one_by_one(game, decision, cards, scores, wishes, _GOES[word])
        return self.pick(decision, [self.preference(cards[i], scores[i], wishes) for i in range(len(cards))])

    def preference(self, card: Card, score: int, wishes: list[Wish]) -> int:
        """Score a card by a list of wishes: what they name is above all, what they do not name below."""
        rank = self.values.rank(card.defn.name, wishes)
        return _NAMED - rank if rank >= 0 else score - _NAMED

    def one_by_one(
        self, game: Game, decision: Decision, cards: list[Card], scores: list[int], wishes: list[Wish], goes: int
    ) -> list[int]:
        """Pick one card after the other, each as if those before it had already gone: "Copper when money > 4"."""
        at = self.values.at
        seat = at.me
        # Conditions are about a table, so they get one on which the picked cards have gone.
        later = game
        left = list(range(len(cards)))
        picked: list[int] = []
        while left and len(picked) < decision.high:
            best = left[0]
            most = -10 * _NAMED
            # Cards of one name are as good as each other.
            seen: list[str] = []
            for i in left:
                if cards[i].defn.name in seen:
                    continue
                seen.append(cards[i].defn.name)
                score = self.preference(cards[i], scores[i], wishes)
                if score > most:
                    most = score
                    best = i
            if most <= 0 and len(picked) >= decision.low:
                break
            left.remove(best)
            picked.append(cards[best].uid)
            if later is game:
                later = Game(game.state.copy(), [])
            for zone in (HAND, REVEALED):
                if cards[best] in later.zone(decision.seat, zone, cards[best]):
                    later.move(cards[best], decision.seat, zone, goes)
                    break
            # Anew after each card: what was found out before it went is kept otherwise.
            at.begin(later, seat)
        at.begin(game, seat)
        return picked

    def one(self, decision: Decision, card: Card | None) -> list[int]:
        """Answer with a card; with nothing, or what must be, if there is none."""
        return decision.options()[: decision.low] if card is None else [card.uid]

    def yes(self, decision: Decision, wanted: bool) -> list[int]:
        """Answer a yes-or-no question, or one that can be declined by picking nothing."""
        codes = decision.options()
        if codes and codes[0] >> 20 == OPT_MODE >> 20:
            return self.modes(decision, ["yes" if wanted else "no"])
        return codes[: max(decision.low, 1)] if wanted else codes[: decision.low]

    def modes(self, decision: Decision, wanted: list[str]) -> list[int]:
        """Choose printed options, the most wanted first; the strategy's preferences go before."""
        wishes = self.values.preferences(decision.key, decision.key)
        names: list[str] = []
        if wishes is not None:
            names = [wish.name for wish in wishes if wish.holds(self.values.at)]
        picked: list[int] = []
        for name in [*names, *wanted]:
            if name in decision.labels and len(picked) < decision.high:
                code = OPT_MODE + decision.labels.index(name)
                if code not in picked:
                    picked.append(code)
        for code in decision.options():
            if len(picked) < decision.low and code not in picked:
                picked.append(code)
        return picked

    # What is done with cards

    def trash(self, game: Game, decision: Decision) -> list[int]:
        """Trash: junk if it is free, otherwise the least valuable. Coppers only while the turn can spare them."""
        me = decision.seat
        cards = self.cards(game, decision)
        if decision.low == 0 and self.values.preferences(decision.key, "trash") is not None:
            # Only what the strategy names.
            return self.prefer(game, decision, [0] * len(cards), "trash")
        scores = [self.values.trash(game, me, card) for card in cards]
        self.spare_coppers(game, me, cards, scores)
        return self.prefer(game, decision, scores, "trash")

    def spare_coppers(self, game: Game, me: int, cards: list[Card], scores: list[int]) -> None:
        """Keep the Coppers that the deck still needs, and those that make the difference in this turn."""
        spare = self.values.money_in_deck(game, me) - ENOUGH
        hand = game.hand(me)
        money = self.values.money_in_hand(game, me) if self.values.own_turn(game, me) else 0
        floor = 8 if money >= 8 else 6 if money >= 6 else 0
        for i in range(len(cards)):
            if cards[i].defn.name != "copper" or scores[i] <= 0:
                continue
            if spare <= 0 or (floor and money - 1 < floor and cards[i] in hand):
                scores[i] = -6
                continue
            spare -= 1
            money -= 1

    def discard(self, game: Game, decision: Decision) -> list[int]:
        """Discard as many as must be: what is of least use."""
        cards = self.cards(game, decision)
        uses = self.values.uses(game, decision.seat, cards)
        # Of two that are of as much use now, the better card stays: a Crystal Ball rather than a Copper.
        scores = [-100 * (uses[i] + 10) - self.values.lore(cards[i].defn).worth for i in range(len(cards))]
        return self.prefer(game, decision, scores, "discard")

    def discard_below(self, game: Game, decision: Decision, limit: int, word: str = "discard") -> list[int]:
        """Discard all cards that are of less use than this, as many as may be."""
        cards = self.cards(game, decision)
        uses = self.values.uses(game, decision.seat, cards)
        return self.prefer(game, decision, [limit - use for use in uses], word)

    def discard_from_top(self, game: Game, decision: Decision) -> list[int]:
        """Discard cards of the own deck that are not worth drawing."""
        scores = [-self.on_top(game, decision.seat, card) for card in self.cards(game, decision)]
        return self.prefer(game, decision, scores, "discard")

    def on_top(self, game: Game, me: int, card: Card) -> int:
        """Give how good it is to have a card on top of the deck: above 0 if better than what may come instead."""
        if card.types & CURSE or (card.types & VICTORY and not card.types & (ACTION | TREASURE)):
            return -30
        return self.values.use(card) - self.values.density(game, me) // 2 - 4

    def gain(self, game: Game, decision: Decision) -> list[int]:
        """Gain by the strategy's list, or else the most valuable; nothing bad if it is free."""
        me = decision.by
        piles = self.piles(decision)
        if not piles:
            return self.gain_cards(game, decision)
        pile = self.wished_pile(game, me, decision.key, piles)
        if pile >= 0:
            return [OPT_PILE + pile]
        pile = self.values.best_pile(game, me, piles)
        if decision.low == 0:
            top = game.top_of(pile)
            if top is None or not self.values.is_safe(game, me, pile) or self.values.worth(game, me, top) < 20:
                return []
        return [OPT_PILE + pile]

    def gain_cards(self, game: Game, decision: Decision) -> list[int]:
        """Gain cards that lie open (in the trash, revealed): the valuable ones."""
        me = decision.by
        scores = [self.values.worth(game, me, card.defn) - 25 for card in self.cards(game, decision)]
        return self.prefer(game, decision, scores, decision.key)

    def topdeck(self, game: Game, decision: Decision) -> list[int]:
        """Put back what this turn does not need, or else what is of least use."""
        me = decision.seat
        cards = self.cards(game, decision)
        return self.prefer(game, decision, self.surplus(game, me, cards), "topdeck")

    def surplus(self, game: Game, me: int, cards: list[Card]) -> list[int]:
        """Score cards of the hand by how well they wait for the next turn."""
        uses = self.values.uses(game, me, cards)
        scores: list[int] = []
        playing = self.values.own_turn(game, me)
        money = self.values.money_in_hand(game, me)
        for i in range(len(cards)):
            card = cards[i]
            if card.types & ACTION and uses[i] <= 2 and self.values.use(card) > 5:
                # It cannot be played now, but then.
                scores.append(60 + self.values.use(card))
            elif playing and card.plain and card.coins:
                same = self.values.step(money - card.coins) == self.values.step(money)
                scores.append(30 + 10 * card.coins if same else -10 * card.coins)
            elif playing:
                scores.append(5 - uses[i])
            else:
                scores.append(-uses[i])
        return scores

    def take(self, game: Game, decision: Decision) -> list[int]:
        """Take what is of most use in hand."""
        cards = self.cards(game, decision)
        hand = game.hand(decision.seat)
        uses = self.values.uses(game, decision.seat, cards + [card for card in hand if card not in cards])
        scores = [uses[i] for i in range(len(cards))]
        return self.prefer(game, decision, scores, "take")

    def keep(self, game: Game, decision: Decision) -> list[int]:
        """Keep what is of most use."""
        uses = self.values.uses(game, decision.seat, self.cards(game, decision))
        return self.prefer(game, decision, uses, "keep")

    def hurt(self, game: Game, decision: Decision) -> list[int]:
        """Pick what another player would miss most."""
        scores: list[int] = []
        for card in self.cards(game, decision):
            scores.append(10 + self.values.lore(card.defn).worth * 2 + card.coins)
        return self.prefer(game, decision, scores, decision.key)

    def offer(self, game: Game, decision: Decision, score: int) -> list[int]:
        """Pick the cards on offer if the score is above 0; the strategy's preferences go before."""
        return self.prefer(game, decision, [score] * len(decision.options()), decision.key)

    def pile(self, game: Game, decision: Decision, scores: list[int]) -> list[int]:
        """Pick the pile with the highest score, but none that would end the game at the wrong time; wishes go first."""
        me = decision.seat
        piles = self.piles(decision)
        wished = self.wished_pile(game, me, decision.key, piles)
        if wished >= 0:
            return [OPT_PILE + wished]
        best = -1
        most = -100_000
        for i in range(len(piles)):
            score = scores[i] if self.values.is_safe(game, me, piles[i]) else scores[i] - 500
            if score > most:
                most = score
                best = piles[i]
        return [OPT_PILE + best]

    def wished_pile(self, game: Game, me: int, key: str, piles: list[int]) -> int:
        """Give the pile that the strategy says for a question, or -1."""
        wishes = self.values.preferences(key, key)
        if wishes is not None:
            for wish in wishes:
                if wish.pile in piles and wish.holds(self.values.at) and self.values.is_safe(game, me, wish.pile):
                    top = game.top_of(wish.pile)
                    if top is not None and top.name == wish.name:
                        return wish.pile
        return -1

    def order(self, game: Game, decision: Decision) -> list[int]:
        """Put cards back so that the best lies on top: it is named last."""
        me = decision.seat
        ranked: list[tuple[int, int]] = []
        uses = self.values.uses(game, me, self.cards(game, decision))
        codes = decision.options()
        for i in range(len(codes)):
            ranked.append((uses[i], i))
        ranked.sort()
        return [codes[i] for _, i in ranked]

    def play_order(self, game: Game, decision: Decision) -> list[int]:
        """Order Actions in which they are played: the first one is named first. What the strategy names goes first."""
        me = decision.seat
        ranked: list[tuple[int, int]] = []
        cards = self.cards(game, decision)
        wishes = self.values.preferences(decision.key, decision.key)
        if wishes is None:
            wishes = self.values.strategy.play
        for i in range(len(cards)):
            value = self.plays.value(game, me, cards[i], game.hand(me))
            order = self.plays.order(game, me, cards[i], value, True)
            rank = self.values.rank(cards[i].defn.name, wishes)
            ranked.append((-_NAMED + rank if rank >= 0 else -order, i))
        ranked.sort()
        return [cards[i].uid for _, i in ranked]

    def play(self, game: Game, decision: Decision, times: int = 1) -> list[int]:
        """Play one of these cards without using an Action; none if it would hurt and need not be."""
        me = decision.seat
        cards = self.cards(game, decision)
        wishes = self.values.preferences(decision.key, decision.key)
        if wishes is None:
            wishes = self.values.strategy.play
        for wish in wishes:
            for card in cards:
                if card.defn.name == wish.name and wish.holds(self.values.at):
                    return [card.uid]
        return self.one(decision, self.plays.free(game, me, cards, decision.low > 0, times))

    def number(self, decision: Decision, wanted: int) -> list[int]:
        """Answer with the number nearest to the wanted one."""
        best = decision.options()[0]
        for code in decision.options():
            if abs((code & OPT_VALUE) - wanted) < abs((best & OPT_VALUE) - wanted):
                best = code
        return [best]

    def name(self, decision: Decision, wanted: list[str]) -> list[int]:
        """Name the first of these cards that can be named; the strategy's preferences go before."""
        wishes = self.values.preferences(decision.key, "name")
        names = [wish.name for wish in wishes if wish.holds(self.values.at)] if wishes is not None else []
        for name in [*names, *wanted]:
            if name in decision.labels:
                return [decision.options()[decision.labels.index(name)]]
        return decision.options()[:1]

    def ability(self, decision: Decision, index: int) -> list[int]:
        """Use an ability by its number among the labels; none if it is -1."""
        return [OPT_ABILITY + index] if index >= 0 else decision.options()[: decision.low]
