"""The turn as a step machine: a call of `step` passes what needs no answer and does one thing that may need some.

Between steps nothing is on the Python stack, so the state alone is the position.
"""

from typing import TYPE_CHECKING, Final

from platin.engine.asking import all_alike
from platin.engine.card import NO_CARD, NO_CARDS, Card
from platin.engine.const import (
    ACTION,
    ACTIONS,
    BUYS,
    CLEANUP,
    DISCARD,
    HAND,
    HEARS_TREASURES,
    NIGHT,
    NIGHTS,
    ON_BETWEEN_TURNS,
    ON_DISCARD,
    ON_END_BUY,
    ON_END_TURN,
    ON_SETUP,
    ON_START_BUY,
    ON_START_CLEANUP,
    ON_START_TURN,
    OPT_ABILITY,
    OPT_CARD,
    OPT_LANDSCAPE,
    OPT_MODE,
    OPT_PILE,
    OPT_VALUE,
    OVER,
    PLAY,
    SETUP,
    START,
    STOP_ALWAYS,
    TREASURE,
)
from platin.engine.decision import Decision, IllegalAnswer
from platin.engine.game import Game
from platin.engine.intent import TO_BUY, TO_DISCARD, TO_END, TO_PLAY, TO_SPEND, TO_USE
from platin.engine.moment import Ability, Moment
from platin.engine.prices import PRICES
from platin.engine.state import ExtraTurn
from platin.engine.table import lies_in

if TYPE_CHECKING:
    from mypy_extensions import i64

# The options of the Buy phase that are neither a card nor a pile nor a landscape, by their labels.
_MODES: Final = ["treasures", "coffers", "debt"]
ALL_TREASURES: Final = OPT_MODE
SPEND_COFFERS: Final = OPT_MODE + 1
PAY_DEBT: Final = OPT_MODE + 2
_CLEANUPS: Final = 1 << ON_START_CLEANUP | 1 << ON_DISCARD | 1 << ON_END_TURN


def step(game: Game) -> None:
    """Go on to the next point where nothing is under way: do one thing, and pass what then needs no answer."""
    game.depth = 0
    game.frame = None
    game.asker = ""
    game.asking = NO_CARD
    game.said_done = False
    st = game.state
    if st.phase == START:
        st.phase = ACTIONS
        if st.listening >> ON_START_TURN & 1:
            game.fire(Moment(ON_START_TURN, st.turn.seat))
            return
    if st.phase == ACTIONS and action_step(game):
        return
    if st.phase == BUYS and buy_step(game):
        return
    if st.phase == NIGHTS and night_step(game):
        return
    if st.phase == CLEANUP:
        if st.stops:
            stop_before_cleanup(game)
        cleanup_step(game)
    elif st.phase == SETUP:
        setup_step(game)


def play_out(game: Game, most_turns: int = 0, most_steps: int = 0) -> bool:
    """Play on to the end, or until so many turns or steps have passed; tell whether the game is over.

    All players must have agents.
    """
    st = game.state
    steps: i64 = 0
    while st.phase != OVER:
        step(game)
        steps += 1
        if (most_turns and st.turn_number > most_turns) or (most_steps and steps > most_steps):
            break
    # It knows the game and the game knows it: without this each game would wait for the garbage collector.
    game.buy_decision = None
    return st.phase == OVER


def setup_step(game: Game) -> None:
    """Settle what players choose before the game, shuffle, and draw the first hands."""
    st = game.state
    for info in st.rules.piles:
        if info.shuffled:
            pile = st.piles[info.index]
            game.shuffle_list(pile)
            if info.size:
                for _ in range(len(pile) - info.size):
                    card = pile.pop(0)
                    st.box.append(card)
                    game.left_pile(card)
    n = len(st.players)
    if st.listening >> ON_SETUP & 1:
        for i in range(n):
            game.fire(Moment(ON_SETUP, (st.turn.seat + i) % n))
    for seat in range(n):
        game.shuffle_list(st.players[seat].deck)
        game.draw(seat, 5)
    begin_turn(game, st.turn.seat)


def begin_turn(game: Game, seat: int) -> None:
    """Start a normal turn."""
    st = game.state
    st.turn.reset(seat)
    st.turn_number += 1
    st.players[seat].turns += 1
    st.phase = START
    if st.log is not None:
        game.note("turn", seat, count=st.players[seat].turns)


def begin_extra_turn(game: Game, extra: ExtraTurn) -> None:
    """Start an extra turn, with the effect that it brings."""
    st = game.state
    turn = st.turn
    turn.reset(extra.seat)
    st.turn_number += 1
    turn.extra = True
    turn.kind = extra.kind
    turn.controller = extra.controller
    if extra.effect is not None:
        game.lasting(extra.effect.copy(), extra.seat)
    st.phase = START
    game.note("extra_turn", extra.seat, other=extra.controller, source=extra.kind)


def action_step(game: Game) -> bool:
    """Play one Action card, or end the Action phase and return False."""
    st = game.state
    turn = st.turn
    if turn.actions > 0:
        codes = playable_actions(game, turn.seat)
        if codes:
            picked = game.ask(game.question(turn.seat, "turn.action", 0, 1, codes, TO_PLAY))
            if picked:
                turn.actions -= 1
                game.play(turn.seat, st.rules.cards[picked[0]], HAND)
                return True
    begin_buys(game)
    return False


def playable_actions(game: Game, seat: int) -> list[int] | None:
    """Give the codes of the Action cards that a player may play from the hand; most often there are none."""
    codes: list[int] | None = None
    for card in game.state.players[seat].hand:
        if card.types & ACTION and game.may_play(seat, card):
            if codes is None:
                codes = [card.uid]
            else:
                codes.append(card.uid)
    return codes


def begin_buys(game: Game) -> None:
    """Start the Buy phase."""
    st = game.state
    st.phase = BUYS
    st.turn.bought = False
    if st.listening >> ON_START_BUY & 1:
        game.fire(Moment(ON_START_BUY, st.turn.seat))


class BuyDecision(Decision):
    """What to do next in the Buy phase. Its options are computed only when somebody looks at them."""

    def __init__(self, game: Game) -> None:
        super().__init__(0, 0, "turn.buy", "", 0, 1, [])
        self.labels = _MODES
        self.intent = TO_BUY
        self.game = game
        # Treasures that do nothing but make money: they can be played all at once.
        self.plain: list[Card] = []
        self.computed: bool = False

    def options(self) -> list[int]:
        if not self.computed:
            self.computed = True
            game = self.game
            st = game.state
            seat = self.seat
            codes: list[int] = []
            p = st.players[seat]
            if not st.turn.bought:
                if self.plain:
                    codes.append(ALL_TREASURES)
                if p.coffers:
                    codes.append(SPEND_COFFERS)
                codes.extend([card.uid for card in game.playable(seat, TREASURE)])
            if p.debt and st.turn.coins:
                codes.append(PAY_DEBT)
            if st.turn.buys > 0:
                codes.extend([OPT_PILE + pile for pile in range(len(st.piles)) if game.may_buy(seat, pile)])
                events = range(len(st.rules.landscapes))
                codes.extend([OPT_LANDSCAPE + i for i in events if game.may_buy_event(seat, i)])
            self.codes = codes
        return self.codes

    def check(self, answer: list[int]) -> None:
        """Check an answer without computing all options."""
        if not answer:
            return
        if len(answer) == 1:
            code: i64 = answer[0]
            st = self.game.state
            if code == ALL_TREASURES:
                if self.plain:
                    return
            elif code >> 20 == OPT_PILE >> 20:
                pile = code & OPT_VALUE
                if st.turn.buys > 0 and pile < len(st.piles) and self.game.may_buy(self.seat, pile):
                    return
            elif code >> 20 == OPT_CARD >> 20:
                if self.may_play(code):
                    return
            elif code in self.options():
                return
        raise IllegalAnswer("not offered", self)

    def may_play(self, uid: int) -> bool:
        """Tell whether a card is a Treasure in hand that may be played now."""
        game = self.game
        if game.state.turn.bought:
            return False
        for card in game.state.players[self.seat].hand:
            if card.uid == uid:
                return card.types & TREASURE != 0 and game.may_play(self.seat, card)
        return False


def buy_step(game: Game) -> bool:
    """Play a Treasure (or all plain ones) or buy something; end the Buy phase and return False."""
    st = game.state
    turn = st.turn
    seat = turn.seat
    p = st.players[seat]
    plain = NO_CARDS
    more = turn.buys > 0 or p.debt > 0
    if not turn.bought:
        auto = game.auto >> game.answerer(seat) & 1 and not st.listening >> HEARS_TREASURES & 1
        if auto and not game.recording and st.log is None and game.batch:
            sweep_plain_treasures(game, seat)
        else:
            plain = [card for card in p.hand if card.plain]
            if plain and auto:
                if game.recording:
                    game.record([ALL_TREASURES], game.answerer(seat))
                play_plain_treasures(game, seat, plain)
                plain = NO_CARDS
        if not more:
            for card in p.hand:
                if card.types & TREASURE:
                    more = True
    if more:
        decision = game.buy_decision
        if decision is None:
            decision = BuyDecision(game)
            game.buy_decision = decision
        assert isinstance(decision, BuyDecision)
        decision.seat = seat
        decision.by = seat if turn.controller < 0 else turn.controller
        decision.plain = plain
        decision.computed = False
        # Copper costs nothing; only where even that cannot be had there may be nothing to choose.
        free = turn.buys > 0 and p.debt == 0 and not st.listening & PRICES and len(st.piles[st.rules.copper]) > 0
        if not free:
            free = turn.buys > 0 and game.may_buy(seat, st.rules.copper)
        asked = free or len(decision.options()) > 0
        picked = game.ask(decision) if asked else []
        game.said_done = asked and not picked
        if picked:
            code: i64 = picked[0]
            value: i64 = code & OPT_VALUE
            kind: i64 = code - value
            if kind == OPT_PILE:
                game.buy(seat, value)
                # Nothing left to buy with, and no Treasure may follow: on to the end of the phase.
                if turn.buys > 0 or p.debt > 0:
                    return True
            elif code == ALL_TREASURES:
                play_plain_treasures(game, seat, plain)
                return True
            elif kind == OPT_LANDSCAPE:
                game.buy_event(seat, value)
                return True
            elif code == SPEND_COFFERS:
                game.spend_coffers(seat, game.choose_number(seat, "turn.coffers", 1, p.coffers, TO_SPEND))
                return True
            elif code == PAY_DEBT:
                game.pay_debt(seat, game.choose_number(seat, "turn.debt", 1, min(p.debt, turn.coins), TO_SPEND))
                return True
            else:
                game.play(seat, st.rules.cards[value], HAND)
                return True
    if st.listening >> ON_END_BUY & 1:
        game.fire(Moment(ON_END_BUY, seat))
    st.phase = NIGHTS if st.rules.nights else CLEANUP
    return False


def play_plain_treasures(game: Game, seat: int, treasures: list[Card]) -> None:
    """Play these plain Treasures, all of the hand; in one sweep if nothing listens to plays."""
    if game.state.listening >> HEARS_TREASURES & 1 or not game.batch or game.state.log is not None:
        for card in treasures:
            # What the ones before set off may have taken it away.
            if lies_in(game.state.players[seat].hand, card):
                game.play(seat, card, HAND)
    else:
        sweep_plain_treasures(game, seat)


def sweep_plain_treasures(game: Game, seat: int) -> None:
    """Move all plain Treasures of a hand into play and count their money: the batch form of playing them."""
    p = game.state.players[seat]
    turn = game.state.turn
    coins: i64 = 0
    rest: list[Card] | None = None
    for card in p.hand:
        if card.plain:
            if card.coins:
                coins += card.coins
            else:
                turn.potions += card.defn.brings.potions
        elif rest is None:
            rest = [card]
        else:
            rest.append(card)
    turn.coins += coins
    treasures = p.hand
    if rest is None:
        p.hand = []
    else:
        treasures = [card for card in treasures if card.plain]
        p.hand = rest
    turn.played += treasures
    turn.plays[seat] += len(treasures)
    if p.play:
        p.play += treasures
    else:
        p.play = treasures


def night_step(game: Game) -> bool:
    """Play one Night card, or end the Night phase and return False."""
    st = game.state
    seat = st.turn.seat
    codes = [card.uid for card in game.playable(seat, NIGHT)]
    if codes:
        picked = game.ask(game.question(seat, "turn.night", 0, 1, codes, TO_PLAY))
        if picked:
            game.play(seat, st.rules.cards[picked[0]], HAND)
            return True
        game.said_done = True
    st.phase = CLEANUP
    return False


def stop_before_cleanup(game: Game) -> None:
    """Let a player look at what the turn has brought before the new hand is drawn: there is only one answer."""
    seat = game.state.turn.seat
    by = game.answerer(seat)
    if game.state.stops >> by & 1 and (not game.said_done or game.state.stops & STOP_ALWAYS):
        decision = Decision(seat, by, "turn.end", "", 0, 0, [])
        decision.intent = TO_END
        game.ask(decision)


def cleanup_step(game: Game) -> None:
    """Discard what is played and the hand, draw, end the turn, and see who is next."""
    st = game.state
    turn = st.turn
    seat = turn.seat
    if st.listening & _CLEANUPS or st.effects or turn.keeps_play or not game.batch or st.log is not None:
        careful_cleanup(game)
    else:
        for p in st.players:
            if p.play:
                p.discard += p.play
                p.play = []
        game.draw_hand(seat, turn.draws)
    end_turn(game)


def careful_cleanup(game: Game) -> None:
    """Clean up where something may happen on the way."""
    st = game.state
    turn = st.turn
    seat = turn.seat
    if st.listening >> ON_START_CLEANUP & 1:
        game.fire(Moment(ON_START_CLEANUP, seat))
    for i in range(len(st.players)):
        other = (seat + i) % len(st.players)
        if st.players[other].play and not (other == seat and turn.keeps_play):
            discard_from_play(game, other)
    game.end_loose_ties()
    game.discard(st.players[seat].hand[:], seat, HAND)
    game.draw(seat, turn.draws)
    if st.listening >> ON_END_TURN & 1:
        game.fire(Moment(ON_END_TURN, seat))
    game.end_turn_effects()


def discard_from_play(game: Game, seat: int) -> None:
    """Discard a player's cards in play that have nothing left to do.

    Cards whose discarding matters go first, in the order the player chooses: while they go, the others are
    still in play (Alchemist needs the Potion that Herbalist may then put onto the deck). Where all that could
    happen is optional the player may also let it be, for all of them at once.
    """
    p = game.state.players[seat]
    leaving = [card for card in p.play if not game.is_held(card)]
    while leaving:
        special: list[Card] = []
        must = False
        if game.listens(ON_DISCARD):
            for card in leaving:
                if not game.may_matter(ON_DISCARD, card):
                    continue
                abilities = on_discarding(game, seat, card)
                if abilities:
                    special.append(card)
                    must = must or any([not one.listener.optional or one.me != seat for one in abilities])
        if not special:
            game.discard_quietly(leaving, seat, PLAY)
            return
        alike = all_alike(special)
        if must or alike:
            chosen = game.choose_card(seat, "cleanup.next", special, TO_DISCARD)
        else:
            chosen = game.may_choose_card(seat, "cleanup.may", special, TO_DISCARD)
        acted = False
        if chosen is not None:
            game.discard_quietly([chosen], seat, PLAY)
            acted = game.discarded([chosen], seat, PLAY)
            leaving.remove(chosen)
        if chosen is None or (alike and not acted and not must):
            game.discard_quietly(leaving, seat, PLAY)
            return
        # An ability may have taken other cards away, or given them something to do.
        leaving = [other for other in p.play if other in leaving and not game.is_held(other)]


def on_discarding(game: Game, seat: int, card: Card) -> list[Ability]:
    """Find the abilities that would be there if a card were discarded from play now."""
    now = Moment(ON_DISCARD, seat, card, DISCARD)
    now.from_zone = PLAY
    now.counter = game.state.moves[card.uid]
    now.serial = game.state.serial
    abilities: list[Ability] = []
    for me in range(len(game.state.players)):
        abilities.extend(game.gather(now, me))
    return abilities


def end_turn(game: Game) -> None:
    """Find out whether the game is over, and if not, whose turn is next."""
    st = game.state
    if st.empty and is_over(game):
        st.phase = OVER
        game.note("over", st.turn.seat)
        return
    seat = st.turn.seat
    st.previous_seat = seat
    if st.listening >> ON_BETWEEN_TURNS & 1:
        game.fire(Moment(ON_BETWEEN_TURNS, seat))
    n = len(st.players)
    if st.extra_turns:
        begin_extra_turn(game, st.extra_turns.pop(next_extra_turn(game)))
    else:
        st.normal_seat = (st.normal_seat + 1) % n
        begin_turn(game, st.normal_seat)


def next_extra_turn(game: Game) -> int:
    """Find which of the extra turns comes next: in turn order from the player whose turn just ended.

    A player with several different ones chooses, and nobody chooses for that player: no turn is under way.
    """
    st = game.state
    n = len(st.players)
    nearest = min([(extra.seat - st.turn.seat) % n for extra in st.extra_turns])
    seat = (st.turn.seat + nearest) % n
    due: list[int] = []
    labels: list[str] = []
    for i in range(len(st.extra_turns)):
        extra = st.extra_turns[i]
        if extra.seat == seat and extra.kind not in labels:
            due.append(i)
            labels.append(extra.kind)
    if len(due) == 1:
        return due[0]
    decision = Decision(seat, seat, "turn.extra", "", 1, 1, [OPT_ABILITY + i for i in range(len(due))])
    decision.labels = labels
    decision.intent = TO_USE
    return due[game.ask(decision)[0] & OPT_VALUE]


def is_over(game: Game) -> bool:
    """Tell whether the game ends after this turn."""
    st = game.state
    if st.empty >= st.rules.empty_limit:
        return True
    for pile in st.rules.end_piles:
        if not st.piles[pile]:
            return True
    return False
