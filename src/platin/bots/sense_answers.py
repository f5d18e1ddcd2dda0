"""Answers as codes, and how a question is answered by its intent: trash, discard, gain, put back, play, take.

Nobody's card is known by its name here. Each way of answering gives every option a score, and picks the best: all that
are above 0, within what is allowed.
"""

from typing import Final

from platin.bots.lore import PLAYED, SILVER
from platin.bots.plan import Wish
from platin.bots.sense_modes import YES_NO, choose_modes
from platin.bots.sense_plays import Plays
from platin.bots.sense_values import ENOUGH, Values
from platin.engine.card import Card, CardDef
from platin.engine.compiler import i64
from platin.engine.const import (
    ACTION,
    ASIDE,
    CURSE,
    DECK,
    DISCARD,
    HAND,
    OPT_ABILITY,
    OPT_MODE,
    OPT_NAME,
    OPT_NUMBER,
    OPT_PILE,
    OPT_SEAT,
    OPT_VALUE,
    REVEALED,
    TRASH,
    TREASURE,
    VICTORY,
)
from platin.engine.decision import CardDecision, Decision
from platin.engine.game import Game
from platin.engine.intent import (
    TO_BOTTOM,
    TO_BUY,
    TO_DISCARD,
    TO_EXILE,
    TO_GAIN,
    TO_GIVE,
    TO_KEEP,
    TO_NAME,
    TO_ORDER,
    TO_PLAY,
    TO_PUT_TOKEN,
    TO_RECEIVE,
    TO_RETURN,
    TO_REVEAL,
    TO_ROTATE,
    TO_SET_ASIDE,
    TO_SPEND,
    TO_TAKE,
    TO_TOPDECK,
    TO_TRASH,
)
from platin.engine.table import lies_in, take_out

# The kinds of option, by the number in their codes.
_CARDS: Final = 0
_PILES: Final = OPT_PILE >> 20
_MODES: Final = OPT_MODE >> 20
_NAMES: Final = OPT_NAME >> 20
_NUMBERS: Final = OPT_NUMBER >> 20
_SEATS: Final = OPT_SEAT >> 20
# A card that brings less than this, in tenths of a coin, is of hardly any use: a Copper is of more.
HARDLY: Final = 8
A_SILVER: Final = 20
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


def any_depends(wishes: list[Wish]) -> bool:
    """Tell whether one of these wishes holds only at times."""
    for wish in wishes:
        if wish.when is not None:
            return True
    return False


class Answers:
    """The general ways of answering, and what a bot keeps in mind between two questions of one card."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.plays = Plays(values)
        # The card that the last ability was about; when which ability was last used, and how often.
        self.about: str = ""
        self.used: str = ""
        self.used_at: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
        self.times_used: int = 0
        # The card that was picked to be put back, while it is not yet said where.
        self.put_back: Card | None = None

    # By intent

    def by_intent(self, game: Game, decision: Decision) -> list[int]:
        """Answer a question by what will happen to what is picked, and by whose it is."""
        if isinstance(decision, CardDecision):
            return self.about_any_cards(game, decision) if decision.cards else []
        codes = decision.options()
        if not codes:
            return []
        kind = codes[0] >> 20
        intent = decision.intent
        if kind == _CARDS:
            return self.about_any_cards(game, decision)
        if kind == _PILES:
            return self.about_piles(game, decision)
        if kind == _MODES:
            return self.yes_or_no(game, decision) if decision.labels == YES_NO else choose_modes(self, game, decision)
        if kind == _NAMES:
            return self.gain_kind(game, decision) if intent == TO_GAIN else self.say_name(game, decision)
        if kind == _NUMBERS:
            return self.about_number(game, decision)
        if kind == _SEATS:
            return self.about_seats(game, decision)
        # What may be declined and is neither card nor pile is rather done than not.
        return codes[: decision.low] if intent == TO_ROTATE else codes[: max(1, decision.low)]

    def about_any_cards(self, game: Game, decision: Decision) -> list[int]:
        """Pick some cards, whosever they are."""
        if 0 <= decision.whose != decision.seat:
            return self.against(game, decision)
        return self.about_cards(game, decision)

    def about_cards(self, game: Game, decision: Decision) -> list[int]:
        """Pick some of the own cards, or of cards that belong to nobody."""
        intent = decision.intent
        if intent == TO_TRASH:
            return self.trash(game, decision)
        if intent == TO_DISCARD:
            return self.discard(game, decision)
        if intent == TO_GAIN or intent == TO_BUY:
            return self.gain_cards(game, decision)
        if intent == TO_PLAY:
            return self.play(game, decision)
        if intent == TO_TOPDECK:
            return self.topdeck(game, decision)
        if intent == TO_BOTTOM:
            return self.bottom(game, decision)
        if intent == TO_TAKE:
            return self.take(game, decision)
        if intent == TO_KEEP:
            return self.keep(game, decision)
        if intent == TO_SET_ASIDE:
            return self.aside(game, decision)
        if intent == TO_EXILE:
            return self.exile(game, decision)
        if intent == TO_RETURN or intent == TO_GIVE:
            return self.part_with(game, decision)
        if intent == TO_REVEAL:
            return self.reveal(game, decision)
        if intent == TO_RECEIVE:
            return self.pick(decision, [self.values.lore(card.defn).worth for card in self.cards(game, decision)])
        if intent == TO_ORDER:
            # All of them at once, or which one comes next.
            return self.order(game, decision)[: decision.high]
        # What happens to them nobody says: as few as must be, of the least use.
        return self.least(game, decision)

    def against(self, game: Game, decision: Decision) -> list[int]:
        """Pick cards of another player: what is bad for them; what the asking player gets of it, what is good."""
        intent = decision.intent
        if intent in (TO_GAIN, TO_BUY):
            return self.gain_cards(game, decision)
        if intent == TO_PLAY:
            return self.play(game, decision)
        if intent in (TO_TOPDECK, TO_KEEP, TO_TAKE, TO_GIVE):
            return self.spoil(game, decision)
        if intent == TO_ORDER:
            # What is named last lies on top.
            return self.order(game, decision)[::-1][: decision.high]
        return self.hurt(game, decision)

    def about_piles(self, game: Game, decision: Decision) -> list[int]:
        """Pick a pile."""
        intent = decision.intent
        whose = decision.whose
        if intent == TO_PUT_TOKEN:
            return self.most_owned(game, decision)
        if intent == TO_ROTATE:
            return decision.options()[: decision.low]
        if intent == TO_GIVE or 0 <= whose != decision.seat:
            return self.worst_pile(game, decision)
        if intent in (TO_TRASH, TO_RETURN, TO_NAME):
            return self.worst_pile(game, decision)
        return self.gain(game, decision)

    def yes_or_no(self, game: Game, decision: Decision) -> list[int]:
        """Answer whether something is done: what a card offers is good, unless it costs cards that are."""
        me = decision.seat
        values = self.values
        intent = decision.intent
        if intent == TO_DISCARD:
            # Two that are of no use.
            uses = values.uses(game, me, game.hand(me))
            uses.sort()
            return self.yes(decision, len(uses) >= 2 and uses[0] + uses[1] < 10)
        if intent in (TO_TRASH, TO_RETURN, TO_EXILE) and decision.asking >= 0:
            # The asking card itself.
            asking = game.state.rules.cards[decision.asking]
            return self.yes(decision, values.worth(game, me, asking.defn) < SILVER)
        if intent in (TO_TOPDECK, TO_KEEP, TO_SET_ASIDE) and decision.asking >= 0:
            return self.yes(decision, self.on_top(game, me, game.state.rules.cards[decision.asking]) > 0)
        return self.yes(decision, intent != TO_ROTATE)

    def say_name(self, game: Game, decision: Decision) -> list[int]:
        """Name a card: in the own turn what the own deck has most of, in another's what that player wants to buy."""
        seat = game.state.turn.seat
        if seat == decision.seat:
            return self.name(decision, self.most_frequent(game, seat))
        # What lies in the other hand is not known, but how many cards.
        money = game.state.turn.coins + len(game.hand(seat)) * 12 // 10
        return self.name(decision, self.best_named(game, money, seat))

    def best_named(self, game: Game, money: int, seat: int) -> list[str]:
        """Name the cards of the Supply that a player can pay for, the best ones first."""
        ranked: list[tuple[int, str]] = []
        for info in game.state.rules.piles:
            top = game.top_of(info.index)
            if info.supply and top is not None and game.coins_of(top) <= money:
                worth = self.values.worth(game, seat, top)
                # A Province is what it is all about, whatever else there is.
                ranked.append((-worth - (60 if top.name in ("province", "colony") else 0), top.name))
        ranked.sort()
        return [name for _, name in ranked]

    def most_frequent(self, game: Game, me: int) -> list[str]:
        """Name the cards of which most are left in the own draw pile, by counting; of as frequent ones the better."""
        p = game.player(me)
        counts: dict[str, int] = {}
        for card in p.deck if p.deck else p.discard:
            name = card.defn.name
            counts[name] = counts.get(name, 0) + 1000 + (self.values.use(card) if name not in counts else 0)
        ranked: list[tuple[int, str]] = []
        for name, count in counts.items():
            ranked.append((-count, name))
        ranked.sort()
        return [name for _, name in ranked]

    def about_number(self, game: Game, decision: Decision) -> list[int]:
        """Pick a number: all that can be had; the place for a card; as many coins as are of no other use."""
        if decision.intent == TO_TOPDECK:
            # On top what is of use, to the bottom what is not.
            useful = self.put_back is not None and self.values.use(self.put_back) > 5
            return self.number(decision, 0 if useful else OPT_VALUE)
        if decision.intent == TO_SPEND:
            return self.number(decision, 0 if game.state.turn.buys > 0 else OPT_VALUE)
        if decision.intent in (TO_TRASH, TO_DISCARD, TO_GIVE, TO_RETURN):
            return self.number(decision, 0)
        return self.number(decision, OPT_VALUE)

    def about_seats(self, game: Game, decision: Decision) -> list[int]:
        """Pick a player: among others the one who is furthest ahead; oneself only for what is good."""
        best = decision.options()[0]
        most = -10_000
        good = decision.intent in (TO_GAIN, TO_TAKE, TO_PLAY)
        for code in decision.options():
            seat = code & OPT_VALUE
            score = self.values.points_with(game, seat, [])
            if seat == decision.seat:
                score = 9_000 if good else -9_000
            if score > most:
                most = score
                best = code
        return [best]

    # Options

    def cards(self, game: Game, decision: Decision) -> list[Card]:
        """Give the cards among the options; not to be changed."""
        rules = game.state.rules
        if isinstance(decision, CardDecision) and not rules.guises:
            return decision.cards
        every = rules.cards
        return [every[code] for code in decision.options() if code < OPT_PILE]

    def piles(self, decision: Decision) -> list[int]:
        """Give the piles among the options."""
        return [code & OPT_VALUE for code in decision.options() if code >> 20 == 1]

    def pick(self, decision: Decision, scores: list[int]) -> list[int]:
        """Pick the best options: all with a score above 0, as far as that is allowed; the first option if equal."""
        picked: list[int] = []
        # Those that are picked get the lowest score of all, in a list that nobody else has.
        left = scores if decision.high == 1 else scores[:]
        while len(picked) < decision.high and len(picked) < len(left):
            best: i64 = 0
            most: i64 = left[0]
            for i in range(1, len(left)):
                score: i64 = left[i]
                if score > most:
                    best = i
                    most = score
            if most <= 0 and len(picked) >= decision.low:
                break
            picked.append(decision.code_of(best))
            if decision.high > 1:
                left[best] = _GONE
        return picked

    def prefer(self, game: Game, decision: Decision, scores: list[int], word: str) -> list[int]:
        """Pick cards by the strategy's preferences; by these scores if it has none, or not enough of them."""
        wishes = self.values.preferences(decision, word)
        if wishes is None:
            return self.pick(decision, scores)
        cards = self.cards(game, decision)
        if decision.high > 1 and len(cards) > 1 and word in _GOES and any_depends(wishes):
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
                later = Game(game.state.copy_of_one(decision.seat), [])
            for zone in (HAND, REVEALED):
                there = later.zone(decision.seat, zone, cards[best])
                if lies_in(there, cards[best]):
                    take_out(there, cards[best])
                    later.zone(decision.seat, goes).append(cards[best])
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
        wishes = self.values.preferences(decision, "")
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
        if decision.low == 0 and self.values.preferences(decision, "trash") is not None:
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
        """Discard as many as must be: what is of least use. What may be is discarded if it is of hardly any."""
        cards = self.cards(game, decision)
        if decision.low == 0:
            if not lies_in(game.hand(decision.seat), cards[0]):
                return self.discard_from_top(game, decision)
            # For one card what the asking card may bring; a Silver is too good for it.
            may = self.values.lore_named(decision.source).may
            limit = max(HARDLY, min(6 * (may.cards + may.coins), A_SILVER - 1)) if decision.high == 1 else HARDLY
            return self.discard_below(game, decision, limit)
        return self.least(game, decision)

    def least(self, game: Game, decision: Decision) -> list[int]:
        """Pick as few as must be: what is of least use."""
        cards = self.cards(game, decision)
        uses = self.values.uses(game, decision.seat, cards)
        # Of two that are of as much use now, the better card stays: a Crystal Ball rather than a Copper.
        scores: list[int] = []
        for i in range(len(cards)):
            use: i64 = uses[i]
            scores.append((use + 10) * -100 - self.values.lore(cards[i].defn).worth)
        return self.prefer(game, decision, scores, "discard")

    def discard_below(self, game: Game, decision: Decision, limit: int, word: str = "discard") -> list[int]:
        """Discard all cards that are of less use than this, as many as may be."""
        cards = self.cards(game, decision)
        uses = self.values.uses(game, decision.seat, cards)
        # Of two that are of as much use the worse one first.
        scores = [100 * (limit - uses[i]) - self.values.lore(cards[i].defn).worth for i in range(len(cards))]
        return self.prefer(game, decision, scores, word)

    def discard_from_top(self, game: Game, decision: Decision) -> list[int]:
        """Discard cards of the own deck that are not worth drawing."""
        scores = [-self.on_top(game, decision.seat, card) for card in self.cards(game, decision)]
        return self.prefer(game, decision, scores, "discard")

    def on_top(self, game: Game, me: int, card: Card) -> int:
        """Give how good it is to have a card on top of the deck: above 0 if better than what may come instead."""
        if card.types & CURSE or (card.types & VICTORY and not card.types & PLAYED):
            return -30
        return self.values.use(card) - self.values.density(game, me) // 2 - 4

    def gain(self, game: Game, decision: Decision) -> list[int]:
        """Gain by the strategy's list, or else the most valuable; nothing bad if it is free."""
        me = decision.by
        piles = self.piles(decision)
        if not piles:
            return self.gain_cards(game, decision)
        pile = self.wished_pile(game, me, decision, piles)
        if pile >= 0:
            return [OPT_PILE + pile]
        pile = self.values.best_pile(game, me, piles)
        if decision.low == 0:
            top = game.top_of(pile)
            if top is None or not self.values.is_safe(game, me, pile) or self.values.worth(game, me, top) < 20:
                return []
        return [OPT_PILE + pile]

    def gain_kind(self, game: Game, decision: Decision) -> list[int]:
        """Gain a card of one of several kinds, of those that a pile has on top, as if the piles were offered."""
        me = decision.by
        codes: list[int] = []
        piles: list[int] = []
        for code in decision.options():
            name = game.state.rules.defs[code & OPT_VALUE].name
            pile = game.pile_of(name)
            top = game.top_of(pile) if pile >= 0 else None
            if top is not None and top.name == name:
                codes.append(code)
                piles.append(pile)
        if not piles:
            return decision.options()[:1]
        pile = self.wished_pile(game, me, decision, piles)
        if pile < 0:
            pile = self.values.best_pile(game, me, piles)
        return [codes[piles.index(pile)]]

    def gain_cards(self, game: Game, decision: Decision) -> list[int]:
        """Gain cards that lie open (in the trash, revealed): the valuable ones."""
        me = decision.by
        scores = [self.values.worth(game, me, card.defn) - 25 for card in self.cards(game, decision)]
        return self.prefer(game, decision, scores, decision.key)

    def topdeck(self, game: Game, decision: Decision) -> list[int]:
        """Put back from the hand what this turn does not need, or what is of least use; from elsewhere the best."""
        me = decision.seat
        cards = self.cards(game, decision)
        if lies_in(game.hand(me), cards[0]):
            scores = self.surplus(game, me, cards)
        else:
            uses = self.values.uses(game, me, cards)
            # Not more Actions than can be played.
            scores = [uses[i] - 9 for i in range(len(cards))]
        picked = self.prefer(game, decision, scores, "topdeck")
        self.put_back = game.state.rules.cards[picked[0]] if picked else None
        return picked

    def bottom(self, game: Game, decision: Decision) -> list[int]:
        """Put to the bottom what is not worth drawing."""
        scores = [8 - self.values.use(card) for card in self.cards(game, decision)]
        return self.prefer(game, decision, scores, "topdeck")

    def aside(self, game: Game, decision: Decision) -> list[int]:
        """Set aside for later what this turn does not need."""
        scores = self.surplus(game, decision.seat, self.cards(game, decision))
        return self.prefer(game, decision, scores, "aside")

    def exile(self, game: Game, decision: Decision) -> list[int]:
        """Exile what is better not drawn again: junk, and points, which count there too."""
        scores: list[int] = []
        for card in self.cards(game, decision):
            useless = card.types & VICTORY and not card.types & PLAYED
            scores.append(80 if useless else self.values.trash(game, decision.seat, card))
        return self.prefer(game, decision, scores, "aside")

    def part_with(self, game: Game, decision: Decision) -> list[int]:
        """Give away, or back, what is better gone."""
        cards = self.cards(game, decision)
        scores = [self.values.trash(game, decision.seat, card) for card in cards]
        return self.prefer(game, decision, scores, "pass" if decision.intent == TO_GIVE else "return")

    def reveal(self, game: Game, decision: Decision) -> list[int]:
        """Show what may be shown: it costs nothing, and brings something. The best card where one must be picked."""
        scores = [1 + max(self.values.lore(card.defn).worth, 0) for card in self.cards(game, decision)]
        return self.prefer(game, decision, scores, "reveal")

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
        """Pick what another player would miss most; only what is of use, where nothing need be picked."""
        scores: list[int] = []
        for card in self.cards(game, decision):
            score = 10 + self.values.lore(card.defn).worth * 2 + card.coins
            scores.append(-1 if decision.low == 0 and self.values.use(card) < HARDLY else score)
        return self.prefer(game, decision, scores, decision.key)

    def spoil(self, game: Game, decision: Decision) -> list[int]:
        """Pick what is of least use to another player."""
        scores = [HARDLY - self.values.use(card) for card in self.cards(game, decision)]
        return self.prefer(game, decision, scores, decision.key)

    def worst_pile(self, game: Game, decision: Decision) -> list[int]:
        """Pick the pile whose card is worth least."""
        me = decision.seat
        if decision.low == 0:
            return []
        return self.pile(game, decision, [-self.worth_of_pile(game, me, pile) for pile in self.piles(decision)])

    def worth_of_pile(self, game: Game, me: int, pile: int) -> int:
        """Give what the top card of a pile is worth."""
        top = game.top_of(pile)
        return self.values.worth(game, me, top) if top is not None else 0

    def most_owned(self, game: Game, decision: Decision) -> list[int]:
        """Pick the pile where most cards of the own deck come from."""
        piles = self.piles(decision)
        counts = [0] * len(piles)
        for card in game.owned(decision.seat):
            if card.home in piles:
                counts[piles.index(card.home)] += 1
        return [OPT_PILE + piles[counts.index(max(counts))]]

    def offer(self, game: Game, decision: Decision, score: int) -> list[int]:
        """Pick the cards on offer if the score is above 0; the strategy's preferences go before."""
        return self.prefer(game, decision, [score] * len(decision.options()), decision.key)

    def pile(self, game: Game, decision: Decision, scores: list[int]) -> list[int]:
        """Pick the pile with the highest score, but none that would end the game at the wrong time; wishes go first."""
        me = decision.seat
        piles = self.piles(decision)
        wished = self.wished_pile(game, me, decision, piles)
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

    def wished_pile(self, game: Game, me: int, decision: Decision, piles: list[int]) -> int:
        """Give the pile that the strategy says for a question, or -1."""
        wishes = self.values.preferences(decision, "")
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
        wishes = self.values.preferences(decision, "")
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
        wishes = self.values.preferences(decision, "")
        if wishes is None:
            wishes = self.values.strategy.play
        for wish in wishes:
            for card in cards:
                if card.defn.name == wish.name and wish.holds(self.values.at):
                    return [card.uid]
        return self.one(decision, self.plays.free(game, me, cards, decision.low > 0, times))

    def is_junk(self, game: Game, name: str) -> bool:
        """Tell whether a card that was just gained is better gone."""
        for card in game.state.rules.defs:
            if card.name == name:
                return name == "copper" or (self.values.lore(card).junk != 0 and not card.types & TREASURE)
        return False

    def good_on_top(self, defn: CardDef) -> bool:
        """Tell whether a gained card is good to have on the deck."""
        return defn.types & PLAYED != 0 and self.values.lore(defn).worth >= 30

    # How often an ability was used at one moment

    def moment(self, game: Game, me: int) -> tuple[int, int, int, int, int]:
        """Tell moments of all games apart. Of the state of the generator nothing else is read."""
        st = game.state
        return (st.rng1, st.rng2, st.turn_number, sum(st.turn.plays), me)

    def uses_of(self, game: Game, me: int, name: str) -> int:
        """Count how often an ability was just used at this moment."""
        return self.times_used if name == self.used and self.moment(game, me) == self.used_at else 0

    def note_use(self, game: Game, me: int, name: str) -> None:
        """Keep in mind that an ability is used."""
        self.times_used = self.uses_of(game, me, name) + 1
        self.used = name
        self.used_at = self.moment(game, me)

    def number(self, decision: Decision, wanted: int) -> list[int]:
        """Answer with the number nearest to the wanted one."""
        best = decision.options()[0]
        for code in decision.options():
            if abs((code & OPT_VALUE) - wanted) < abs((best & OPT_VALUE) - wanted):
                best = code
        return [best]

    def name(self, decision: Decision, wanted: list[str]) -> list[int]:
        """Name the first of these cards that can be named; the strategy's preferences go before."""
        wishes = self.values.preferences(decision, "name")
        names = [wish.name for wish in wishes if wish.holds(self.values.at)] if wishes is not None else []
        for name in [*names, *wanted]:
            for code in decision.options():
                if decision.labels[code & OPT_VALUE] == name:
                    return [code]
        return decision.options()[:1]

    def ability(self, decision: Decision, index: int) -> list[int]:
        """Use an ability by its number among the labels; none if it is -1."""
        return [OPT_ABILITY + index] if index >= 0 else decision.options()[: decision.low]
