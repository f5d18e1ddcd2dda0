"""The bot that plays any kingdom: it looks at the table, makes a strategy of what is best there, and plays that.

The backbone is money and Provinces by the well-known rules; the best terminal cards, cards that cost no Action, a
trasher, Potions and Events come on top by what `lore` knows. What a list cannot say is decided in the Buy phase itself:
winning at once, other points than Duchies, Events that fit the hand.
"""

from typing import Final

from platin.bots.conditions import Expr, Left, Measure, Number, Owned, Pair, Situation
from platin.bots.lore import PLAYED, SILVER, lore_of, lore_of_landscape
from platin.bots.plan import Strategy, Wish
from platin.bots.purse import Purse
from platin.bots.race import SOON, denied, lead, rounds_to_empty, swing
from platin.bots.rush import rushes
from platin.bots.sense import Sense
from platin.bots.sense_values import DUCHIES, EARLY
from platin.bots.sparring import best_plan
from platin.bots.strategy_bot import ANY_PRICE
from platin.bots.trial import Standing, clean_up, imagine
from platin.engine.asking import Mind
from platin.engine.buys import BuyDecision
from platin.engine.card import NO_CARD, Card, CardDef
from platin.engine.compiler import i64
from platin.engine.const import (
    ACTION,
    DISCARD,
    HAND,
    NONE,
    ON_BUY,
    ON_GAIN,
    OPT_LANDSCAPE,
    OPT_PILE,
    PLAY,
    RULE_BUY,
    SUPPLY,
    TREASURE,
    VICTORY,
)
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.landscape import Landmark
from platin.engine.moment import Moment
from platin.engine.offers import ALL_TREASURES, PAY_DEBT, SPEND_COFFERS
from platin.engine.prices import PRICES
from platin.engine.state import Rules

# What an Event must bring at least when it is tried out, in tenths of a coin: the trial is not as exact as that.
WORTH_IT: Final = 5

# A terminal card worth less than this, or so much less than the best one, does more harm than good.
WEAK: Final = 42
SPREAD: Final = 18
# A Potion is bought for a card worth so much.
POTION: Final = 58
# From this turn on points are bought whatever the Provinces say, and from the other one on anything that ends the game.
LONG: Final = 28
ENDLESS: Final = 45
# So many VP tokens at once are worth a purchase early in the game.
MANY_TOKENS: Final = 4
# What may come of a purchase at once.
GAINING: Final = 1 << ON_GAIN | 1 << ON_BUY
# A deck with less money than this cannot buy anything any more.
POVERTY: Final = 5


# The plan


class Candidate:
    """A card of the Supply that may be worth having, and how much."""

    __slots__ = ("copies", "defn", "terminal", "worth")

    def __init__(self, defn: CardDef, worth: int, copies: int, terminal: bool) -> None:
        self.defn = defn
        self.worth = worth
        self.copies = copies
        self.terminal = terminal


def general(rules: Rules) -> Strategy:
    """Make a strategy for a table."""
    gain: list[Wish] = points_first(rules)
    ranked: list[tuple[int, int, Wish]] = []
    terminals = choose_terminals(rules)
    names = [one.defn.name for one in terminals]
    for one in terminals:
        ranked.append((-one.worth, len(ranked), Wish(one.defn.name, terminal_wanted(one, names))))
    for one in candidates(rules):
        if not one.terminal and one.worth > SILVER and one.copies > 0:
            ranked.append((-one.worth, len(ranked), Wish(one.defn.name, fewer(one.defn.name, one.copies))))
    best_potion = max([one.worth for one in candidates(rules) if one.defn.potion] + [0])
    if best_potion >= POTION:
        # For a card that costs one; while it can still come back often.
        early = both(fewer("potion", 1), Pair("<=", Measure("turn"), Number(6)))
        ranked.append((-best_potion, len(ranked), Wish("potion", early)))
    for money in ("platinum", "gold", "silver"):
        if money in rules.pile_of:
            ranked.append((-worth_on(rules, rules.piles[rules.pile_of[money]].defn), len(ranked), Wish(money)))
    for landscape in rules.landscapes:
        worth = lore_of_landscape(landscape.name).worth
        if worth > SILVER:
            ranked.append((-worth, len(ranked), Wish(landscape.name)))
    ranked.sort()
    gain.extend([wish for _, _, wish in ranked])
    gain.append(Wish("estate", at_most(Left("province"), 3)))
    return Strategy("general", gain)


def points_first(rules: Rules) -> list[Wish]:
    """Give the wishes for points, which go before all others when their time has come."""
    few = "colony" if "colony" in rules.pile_of else "province"
    ahead = Pair(">=", Measure("lead"), Number(0))
    # The last but one is left alone when behind: the other player would take the last one and win.
    wishes: list[Wish] = []
    if few == "colony":
        wishes.append(Wish("colony", Pair("or", Pair("!=", Left("colony"), Number(2)), ahead)))
        late = Pair("or", at_most(Left("colony"), 5), at_most(Left("province"), 5))
        wishes.append(Wish("province", Pair("or", late, Pair(">=", Measure("turn"), Number(20)))))
    else:
        wishes.append(Wish("province", Pair("or", Pair("!=", Left("province"), Number(2)), ahead)))
    players = rules.players
    duchies = 4 if players < 3 else 5
    wishes.append(Wish("duchy", either(at_most(Left(few), duchies), at_most(Left("province"), duchies))))
    wishes.append(Wish("estate", either(at_most(Left(few), 2), at_most(Left("province"), 2))))
    # Between Gold and Silver: with five coins.
    five = Pair("<", Measure("coins"), Number(6))
    wishes.append(Wish("duchy", both(five, at_most(Left(few), duchies + 1))))
    wishes.append(Wish("duchy", Pair(">=", Measure("turn"), Number(LONG))))
    return wishes


def candidates(rules: Rules) -> list[Candidate]:
    """Give the cards of the Supply that are no basic cards, with their worth on this table."""
    found: list[Candidate] = []
    basic = ("copper", "silver", "gold", "platinum", "potion", "estate", "duchy", "province", "colony", "curse")
    for defn in rules.defs:
        pile = rules.pile_of.get(defn.name, -1)
        if pile < 0 or not rules.piles[pile].supply or defn.name in basic:
            continue
        if not defn.types & PLAYED:
            continue
        known = lore_of(defn)
        worth = worth_on(rules, defn)
        trait = rules.traits_on[pile]
        if trait is not None and worth > SILVER:
            worth += lore_of_landscape(trait.name).adds
        copies = known.copies
        for landscape in rules.landscapes:
            copies = lore_of_landscape(landscape.name).copies_here(defn, copies)
        terminal = defn.types & ACTION != 0 and not defn.types & TREASURE and known.actions == 0
        found.append(Candidate(defn, worth, copies, terminal))
    return found


def worth_on(rules: Rules, defn: CardDef) -> int:
    """Give the worth of a card as a buy among the landscapes of a table."""
    worth = lore_of(defn).worth
    for landscape in rules.landscapes:
        worth = lore_of_landscape(landscape.name).worth_here(defn, worth)
    return worth


def choose_terminals(rules: Rules) -> list[Candidate]:
    """Choose the terminal cards to play: the best ones."""
    ranked: list[tuple[int, int]] = []
    every = candidates(rules)
    for i in range(len(every)):
        one = every[i]
        if one.terminal and one.worth > SILVER and one.copies > 0 and (not one.defn.potion or one.worth >= POTION):
            ranked.append((-one.worth, i))
    ranked.sort()
    # A weak one is in the way of a good one.
    least = max(WEAK, -ranked[0][0] - SPREAD) if ranked else WEAK
    return [every[i] for worth, i in ranked[:3] if -worth >= least]


def terminal_wanted(one: Candidate, names: list[str]) -> Expr:
    """Say when a terminal card is wanted: not too many of it, nor of all of them in so small a deck."""
    total: Expr = Number(0)
    for name in names:
        total = Pair("+", total, Owned(name))
    room = Pair("<", Pair("*", total, Number(8)), Pair("-", Measure("cards"), Number(4)))
    return both(fewer(one.defn.name, one.copies), room)


def fewer(name: str, n: int) -> Expr:
    """Say: fewer than n of these in the deck."""
    return Pair("<", Owned(name), Number(n))


def at_most(what: Expr, n: int) -> Expr:
    """Say: at most n."""
    return Pair("<=", what, Number(n))


def both(one: Expr, two: Expr) -> Expr:
    """Say: one and the other."""
    return Pair("and", one, two)


def either(one: Expr, two: Expr) -> Expr:
    """Say: one or the other."""
    return Pair("or", one, two)


def choose_plan(rules: Rules) -> Strategy:
    """Choose between the usual plan and the rushes of a table."""
    return best_plan(rules, general(rules), rushes(rules), GeneralBot)


# The bot


class GeneralBot(Mind):
    """Plays any kingdom. It looks only at what its player may see."""

    def __init__(self, plan: Strategy | None = None) -> None:
        self.at = Situation()
        self.rules: Rules | None = None
        # The plan to play; without one it makes its own for each table.
        self.plan = plan
        self.strategy = Strategy("general", [])
        self.sense = Sense(self.strategy, self.at)
        # Events of the table that fit a moment rather than a list, and other Victory cards than the basic ones.
        self.events: list[int] = []
        self.greens: list[int] = []
        # All piles of Victory cards.
        self.victories: list[int] = []
        # Piles whose card says when it may not be bought.
        self.choosy: list[int] = []
        # Whether Landmarks bring points, and which of them as soon as a card is gained or bought.
        self.landmarks: bool = False
        self.paying: list[Landmark] = []

    def answer(self, game: Game, decision: Decision) -> list[int]:
        rules = game.state.rules
        if rules is not self.rules:
            self.learn(rules)
        if isinstance(decision, BuyDecision):
            code = self.pick(game, decision)
            return [code] if code >= 0 else []
        self.at.begin(game, decision.seat)
        return self.sense.answer(game, decision)

    def pick(self, game: Game, decision: Decision) -> i64:
        rules = game.state.rules
        if rules is not self.rules:
            self.learn(rules)
        if isinstance(decision, BuyDecision):
            # What is bought goes to whoever decides.
            self.at.begin(game, decision.by)
            return self.buy(game, decision)
        self.at.begin(game, decision.seat)
        return self.sense.pick(game, decision)

    def learn(self, rules: Rules) -> None:
        """Look at a table and make a plan for it."""
        self.rules = rules
        self.strategy = choose_plan(rules) if self.plan is None else self.plan
        self.strategy.bind(rules)
        self.sense = Sense(self.strategy, self.at)
        self.sense.bind(rules)
        self.events = [i for i in range(len(rules.landscapes)) if rules.landscapes[i].buyable]
        self.greens = []
        self.victories = []
        self.choosy = []
        landmarks = [landscape for landscape in rules.landscapes if isinstance(landscape, Landmark)]
        self.landmarks = len(landmarks) > 0
        self.paying = [landmark for landmark in landmarks if landmark.listens & GAINING]
        for info in rules.piles:
            if info.supply and info.defn.types & VICTORY:
                self.victories.append(info.index)
                if info.defn.scores:
                    self.greens.append(info.index)
            if info.supply and info.defn.listens >> RULE_BUY & 1:
                self.choosy.append(info.index)

    def asks_treasures(self, rules: Rules) -> bool:
        """Tell whether it may matter on this table which Treasures are played, and in which order."""
        if rules is not self.rules:
            self.learn(rules)
        return self.sense.values.special_treasures or len(self.choosy) > 0

    # The Buy phase

    def buy(self, game: Game, decision: BuyDecision) -> i64:
        """Play Treasures, pay, and buy what is best."""
        st = game.state
        seat = decision.seat
        p = st.players[seat]
        if not st.turn.bought:
            code: i64 = self.treasure(game, decision)
            if code >= 0:
                return code
            if p.coffers and self.sense.spends_coffers(game, seat):
                return SPEND_COFFERS
        if p.debt and st.turn.coins:
            return PAY_DEBT
        if game.purchases_left() < 1:
            return NONE
        me = decision.by
        pile = self.closing(game, seat, me)
        if pile >= 0:
            return OPT_PILE + pile
        wanted = self.wanted(game, seat, me)
        if self.events:
            event = self.event(game, seat, wanted)
            if event >= 0:
                return OPT_LANDSCAPE + event
        return wanted if wanted >= 0 else NONE

    def treasure(self, game: Game, decision: BuyDecision) -> int:
        """Give the code of the Treasures to play next, or -1."""
        seat = decision.seat
        if self.sense.values.special_treasures:
            card = self.sense.first_treasure(game, seat)
            if card is not None:
                return card.uid
        if decision.plain:
            code = self.plain_treasure(game, seat, decision.plain) if self.choosy else ALL_TREASURES
            if code >= 0:
                return code
        if self.sense.values.special_treasures:
            card = self.sense.next_treasure(game, seat)
            if card is not None:
                return card.uid
        return -1

    def plain_treasure(self, game: Game, seat: int, plain: list[Card]) -> int:
        """Play plain Treasures, but none that would forbid buying what is wanted; -1 if only such are left."""
        me = game.answerer(seat)
        for pile in self.choosy:
            top = game.top_of(pile)
            if top is None or game.is_forbidden(seat, top):
                continue
            if game.coins_of(top) > game.state.turn.coins + sum([card.coins for card in plain]):
                continue
            played = Game(game.state.copy(), [])
            spoiling: dict[str, bool] = {}
            for card in plain:
                if card.defn.name not in spoiling:
                    spoiling[card.defn.name] = self.spoils(played, seat, card, top)
            harmless = [card for card in plain if not spoiling[card.defn.name]]
            # Without the others it must still be possible to pay for it.
            money = game.state.turn.coins + sum([card.coins for card in harmless])
            if len(harmless) == len(plain) or game.coins_of(top) > money:
                continue
            best = self.wish_with(game, seat, me, plain)
            wish = self.wish_with(game, seat, me, harmless)
            if wish < best and self.strategy.gain[wish].pile == pile:
                return harmless[0].uid if harmless else -1
        return ALL_TREASURES

    def spoils(self, played: Game, seat: int, card: Card, wanted: CardDef) -> bool:
        """Tell whether a card may no longer be bought when another one has been played, in a copy of the game."""
        played.move(card, seat, HAND, PLAY)
        forbidden = played.is_forbidden(seat, wanted)
        played.move(card, seat, PLAY, HAND)
        return forbidden

    def wish_with(self, game: Game, seat: int, me: int, treasures: list[Card]) -> int:
        """Give the first wish that could be bought if these Treasures were played; behind all if there is none."""
        played = Game(game.state.copy(), [])
        for card in treasures:
            played.move(card, seat, HAND, PLAY)
            played.state.turn.coins += card.coins
            played.state.turn.potions += card.defn.brings.potions
        self.at.begin(played, me)
        code = self.wanted(played, seat, me)
        found = len(self.strategy.gain)
        for i in range(len(self.strategy.gain)):
            wish = self.strategy.gain[i]
            if found > i and code >= 0 and code == OPT_PILE + wish.pile and wish.holds(self.at):
                found = i
        self.at.begin(game, me)
        return found

    def wanted(self, game: Game, seat: int, me: int) -> int:
        """Give the code of the first wish that can be had, or -1."""
        st = game.state
        values = self.sense.values
        if self.landmarks and not self.sense.imagined.busy:
            pile = self.best_for_landmarks(game, seat, me)
            if pile >= 0:
                return OPT_PILE + pile
        if self.greens or values.stage(game) != EARLY:
            pile = self.best_green(game, seat, me)
            if pile >= 0:
                return OPT_PILE + pile
        # What is too dear as printed is passed over at once, unless something has a say in prices.
        most: i64 = ANY_PRICE if st.listening & PRICES else st.turn.coins
        for wish in self.strategy.gain:
            if wish.pile >= 0:
                if wish.price > most or not game.may_buy(seat, wish.pile) or not wish.holds(self.at):
                    continue
                if st.piles[wish.pile][-1].defn.name == wish.name and values.is_safe(game, me, wish.pile):
                    return OPT_PILE + wish.pile
            elif wish.landscape >= 0 and game.may_buy_event(seat, wish.landscape) and wish.holds(self.at):
                return OPT_LANDSCAPE + wish.landscape
        if values.money_in_deck(game, me) < POVERTY and game.may_buy(seat, st.rules.copper):
            # Without any money left there is no way on but this.
            return OPT_PILE + st.rules.copper
        if st.players[me].turns >= ENDLESS:
            return self.anything(game, seat, me)
        return -1

    def best_green(self, game: Game, seat: int, me: int) -> int:
        """Give the Victory pile that swings most, or -1.

        The basic ones are left to the plan, unless the game is about to end before that expects it.
        """
        st = game.state
        values = self.sense.values
        best = -1
        stage = values.stage(game)
        least = 5 if stage == EARLY else 3 if stage == DUCHIES else 1
        most = least - 1
        for pile in self.victories:
            if not game.may_buy(seat, pile):
                continue
            points = swing(game, me, st.piles[pile][-1].defn)
            if points > most and values.is_safe(game, me, pile):
                most = points
                best = pile
        if best in self.greens or (stage != EARLY and rounds_to_empty(game) <= SOON):
            return best
        return -1

    def best_for_landmarks(self, game: Game, seat: int, me: int) -> int:
        """Give the pile that brings a player nearest to winning where Landmarks count, or -1: each is tried out.

        What a deck consists of counts at the end only, so early in the game it is tokens that are looked at.
        """
        st = game.state
        values = self.sense.values
        stage = values.stage(game)
        early = stage == EARLY
        if early and not self.paying:
            return -1
        least = 5 if early else 3 if stage == DUCHIES else 1
        best = -1
        most = 10 * least - 1
        # Where a purchase has no consequences, cards need only be laid down to be counted, all in one copy.
        counting = game if early else Game(st.copy(), [])
        before = 0 if early else lead(game, me)
        for info in st.rules.piles:
            if not info.supply or not game.may_buy(seat, info.index) or not values.is_safe(game, me, info.index):
                continue
            top = st.piles[info.index][-1]
            if self.paying and self.may_pay(game, me, top, MANY_TOKENS if early else 1):
                points = self.points_of_buy(game, seat, me, info.index, early)
            elif early:
                continue
            else:
                points = self.lead_with(counting, me, top) - before
            if points < least:
                continue
            # Of as many points those that are worth having besides.
            score = 10 * (points + denied(game, me, top.defn)) + min(values.lore(top.defn).worth, 99) // 10
            if score > most:
                most = score
                best = info.index
        return best

    def may_pay(self, game: Game, me: int, card: Card, least: int) -> bool:
        """Tell whether Landmarks that have something to do with a purchase have so many tokens to give."""
        tokens = 0
        for landmark in self.paying:
            for kind in (ON_GAIN, ON_BUY):
                if not landmark.listens >> kind & 1:
                    continue
                now = Moment(kind, me, card, DISCARD)
                now.phase = game.state.phase
                now.nth = len(game.state.players[me].gained) + 1
                if landmark.applies(game, now, me, NO_CARD):
                    tokens += game.vp_here(landmark)
                    break
        return tokens >= least

    def lead_with(self, counting: Game, me: int, card: Card) -> int:
        """Give how far a player is ahead with the top card of a pile, which is laid back."""
        counting.move(card, me, SUPPLY, DISCARD)
        found = lead(counting, me)
        counting.move(card, me, DISCARD, SUPPLY)
        return found

    def points_of_buy(self, game: Game, seat: int, me: int, pile: int, tokens: bool) -> int:
        """Give by how many points a player comes nearer to winning by a purchase, or how many `tokens` come of it."""
        agent = self.sense.imagined
        agent.busy = True
        after = imagine(game, seat, agent)
        top = game.state.piles[pile][-1].defn
        after.buy(seat, pile)
        agent.busy = False
        self.at.begin(game, me)
        if tokens:
            won = after.state.players[me].vp - game.state.players[me].vp
            return won + swing(game, me, top) if won >= MANY_TOKENS else 0
        return lead(after, me) - lead(game, me)

    def anything(self, game: Game, seat: int, me: int) -> int:
        """Buy whatever brings an endless game to its end: from the smallest pile, if that does no harm."""
        st = game.state
        best = -1
        least = 99
        for info in st.rules.piles:
            size = len(st.piles[info.index])
            if not info.supply or size >= least or info.index == st.rules.curse or info.index == st.rules.copper:
                continue
            if game.may_buy(seat, info.index) and self.sense.values.is_safe(game, me, info.index):
                least = size
                best = info.index
        return OPT_PILE + best if best >= 0 else -1

    # Winning at once

    def closing(self, game: Game, seat: int, me: int) -> int:
        """Give the pile to buy from if the game can be ended and won in this turn, or -1."""
        st = game.state
        buys = game.purchases_left()
        missing = st.rules.empty_limit - st.empty
        near = missing <= buys
        for pile in st.rules.end_piles:
            if 0 < len(st.piles[pile]) <= buys:
                near = True
        if not near:
            return -1
        for pile in st.rules.end_piles:
            code = self.empties(game, seat, me, [pile])
            if code >= 0:
                return code
        # The piles that are cheapest to empty.
        ranked: list[tuple[int, int]] = []
        for info in st.rules.piles:
            cards = len(st.piles[info.index])
            if info.supply and 0 < cards <= buys and game.may_buy(seat, info.index):
                ranked.append((game.coins_of(st.piles[info.index][-1].defn) * cards, info.index))
        if missing < 1 or len(ranked) < missing:
            return -1
        ranked.sort()
        return self.empties(game, seat, me, [ranked[i][1] for i in range(missing)])

    def empties(self, game: Game, seat: int, me: int, piles: list[int]) -> int:
        """Give the pile to buy from next if these can all be emptied in this turn and that wins, or -1."""
        st = game.state
        coins = st.turn.coins
        buys = game.purchases_left()
        cards: list[Card] = []
        first = -1
        for pile in piles:
            for card in st.piles[pile]:
                coins -= game.coins_of(card.defn)
                buys -= 1
                cards.append(card)
            if not st.piles[pile] or not game.may_buy(seat, pile):
                return -1
            if first < 0:
                first = pile
        if buys < 0 or coins < 0:
            return -1
        # What is left buys points, before the game is ended.
        extra: list[Card] = []
        for name in ("duchy", "estate"):
            pile = game.pile_of(name)
            if pile < 0 or pile in piles or not game.may_buy(seat, pile):
                continue
            while buys > 0 and len(st.piles[pile]) > len(extra):
                top = st.piles[pile][-1]
                price = game.coins_of(top.defn)
                if price > coins:
                    break
                buys -= 1
                coins -= price
                extra.append(top)
        if not self.sense.values.wins_with(game, me, cards + extra):
            return -1
        return extra[0].home if extra else first

    # Events

    def event(self, game: Game, seat: int, wanted: int) -> int:
        """Give an Event that fits this moment, or -1. `wanted` is the code of what would be bought otherwise."""
        rules = game.state.rules
        sense = self.sense
        standing: Standing | None = None
        without = 0
        for index in self.events:
            if not game.may_buy_event(seat, index):
                continue
            known = lore_of_landscape(rules.landscapes[index].name)
            if known.judged:
                if known.fits(Purse(sense.values, sense.answers.plays, game, wanted), game, seat):
                    return index
                continue
            if standing is None:
                me = game.answerer(seat)
                a_card = sense.answers.plays.a_card(game, me)
                standing = Standing(sense.values, game, me, game.hand(me), a_card)
                without = self.after_turn(game, seat, standing, -1)
            if self.after_turn(game, seat, standing, index) - without > WORTH_IT:
                return index
        return -1

    def after_turn(self, game: Game, seat: int, standing: Standing, index: int) -> int:
        """Give how well off one is after a turn in which an Event (-1: none) is bought before all else: it is tried."""
        agent = self.sense.imagined
        agent.busy = True
        tried = imagine(game, seat, agent)
        if index >= 0:
            tried.buy_event(seat, index)
        self.spend(tried, seat, standing.me)
        clean_up(tried)
        agent.busy = False
        value = standing.later(tried)
        self.at.begin(game, standing.me)
        return value

    def spend(self, game: Game, seat: int, me: int) -> None:
        """Buy by the plan in a trial, as long as something can be had."""
        while game.purchases_left() > 0:
            self.at.begin(game, me)
            code = self.wanted(game, seat, me)
            if code < OPT_PILE or code >= OPT_LANDSCAPE:
                return
            game.buy(seat, code - OPT_PILE)
