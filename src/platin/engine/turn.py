"""The turn as a step machine: a call of `step` passes what needs no answer and does one thing that may need some.

Between steps nothing is on the Python stack, so the state alone is the position.
"""

from typing import Final

from platin.engine.buys import begin_buys, buy_step
from platin.engine.card import NO_CARD, Card
from platin.engine.cleanup import clean_up, stop_before_cleanup
from platin.engine.compiler import i64
from platin.engine.const import (
    ACTION,
    ACTIONS,
    BETWEEN,
    BUYS,
    CLEANUP,
    HAND,
    NIGHT,
    NIGHTS,
    ON_BETWEEN_TURNS,
    ON_SETUP,
    ON_START_TURN,
    ON_WOULD_END,
    OPT_ABILITY,
    OPT_MODE,
    OPT_VALUE,
    OVER,
    RULE_PLAY,
    RULE_TYPES,
    SETUP,
    START,
)
from platin.engine.decision import NO_CODES, Decision
from platin.engine.game import Game
from platin.engine.intent import TO_PLAY, TO_USE
from platin.engine.moment import Moment
from platin.engine.offers import OFFERS, WORDS, offered
from platin.engine.state import ExtraTurn
from platin.engine.upheaval import shuffle_piles

# So many turns of each player without a question, and the game is over as it stands.
MOST_QUIET: Final = 100
# What may change which cards can be played.
_UNUSUAL: Final = 1 << RULE_TYPES | 1 << RULE_PLAY


def step(game: Game) -> None:
    """Go on to the next point where nothing is under way: do one thing, and pass what then needs no answer."""
    st = game.state
    if not act(game):
        if st.phase == CLEANUP:
            if st.log is not None:
                game.look()
            if st.stops:
                stop_before_cleanup(game)
            cleanup_step(game)
        elif st.phase == SETUP:
            setup_step(game)


def act(game: Game) -> bool:
    """Do one thing of a turn that may need answers; tell whether there was any before Clean-up."""
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
            return True
    if st.phase == ACTIONS and action_step(game):
        return True
    if st.phase == BUYS and buy_step(game):
        return True
    return st.phase == NIGHTS and night_step(game)


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
    shuffle_piles(game, st.rules.piles)
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
    game.begin_anew(seat)
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
    game.begin_anew(extra.seat)
    st.turn_number += 1
    turn.extra = True
    turn.kind = extra.kind
    turn.controller = extra.controller
    if extra.effect is not None:
        game.lasting(extra.effect.copy(), extra.seat)
    st.phase = START
    game.note("extra_turn", extra.seat, other=extra.controller, source=extra.kind)


def action_step(game: Game) -> bool:
    """Play one Action card or take what is offered, or end the Action phase and return False."""
    st = game.state
    turn = st.turn
    seat = turn.seat
    cards = playable_actions(game, seat) if turn.actions > 0 else None
    offers = offered(game, seat, ACTIONS) if st.players[seat].villagers or st.rules.agreed else NO_CODES
    if cards is not None or offers:
        code = ask_for_play(game, seat, "turn.action", cards, offers)
        if code >= OPT_MODE:
            OFFERS[code - OPT_MODE].take(game, seat)
            return True
        if code >= 0:
            turn.actions -= 1
            game.play(seat, st.rules.cards[code], HAND)
            return True
    begin_buys(game)
    return False


def ask_for_play(game: Game, seat: int, word: str, cards: list[Card] | None, offers: list[int]) -> i64:
    """Let a player pick a card to play from the hand, or something that is offered besides."""
    if cards is not None and not offers:
        return game.ask_one(game.card_question(seat, word, 0, 1, cards, TO_PLAY))
    codes = offers if cards is None else [*[card.uid for card in cards], *offers]
    decision = game.question(seat, word, 0, 1, codes, TO_PLAY)
    decision.labels = WORDS
    return game.ask_one(decision)


def playable_actions(game: Game, seat: int) -> list[Card] | None:
    """Give the Action cards that a player may play from the hand; most often there are none."""
    if game.state.listening & _UNUSUAL or game.state.rules.shadows:
        return game.playable(seat, ACTION) or None
    cards: list[Card] | None = None
    for card in game.state.players[seat].hand:
        if card.types & ACTION:
            if cards is None:
                cards = [card]
            else:
                cards.append(card)
    return cards


def night_step(game: Game) -> bool:
    """Play one Night card, or end the Night phase and return False."""
    st = game.state
    seat = st.turn.seat
    cards = game.playable(seat, NIGHT)
    offers = offered(game, seat, NIGHTS) if st.rules.agreed else NO_CODES
    if cards or offers:
        code = ask_for_play(game, seat, "turn.night", cards or None, offers)
        if code >= OPT_MODE:
            OFFERS[code - OPT_MODE].take(game, seat)
            return True
        if code >= 0:
            game.play(seat, st.rules.cards[code], HAND)
            return True
        game.said_done = True
    st.phase = CLEANUP
    return False


def cleanup_step(game: Game) -> None:
    """Clean up, end the turn, and see who is next."""
    clean_up(game)
    end_turn(game)


def end_turn(game: Game) -> None:
    """Find out whether the game is over, and if not, whose turn is next."""
    st = game.state
    if ends(game) or at_a_stand(game):
        finish(game)
        return
    seat = st.turn.seat
    st.previous_seat = seat
    if st.listening >> ON_BETWEEN_TURNS & 1:
        st.phase = BETWEEN
        # Whoever decided in the turn that is over does so no longer.
        st.turn.controller = -1
        game.fire(Moment(ON_BETWEEN_TURNS, seat))
    next_turn(game)


def finish(game: Game) -> None:
    """End the game."""
    game.state.phase = OVER
    game.note("over", game.state.turn.seat)


def next_turn(game: Game) -> None:
    """Begin the next turn that somebody really takes. Of those that are skipped a normal one counts as taken."""
    st = game.state
    n = len(st.players)
    while True:
        if st.extra_turns:
            extra = st.extra_turns.pop(next_extra_turn(game))
            if not st.effects or not game.skip_turn(extra.seat):
                begin_extra_turn(game, extra)
                return
            game.end_turn_to_come(extra.seat, extra.kind)
            if game.last_round() is not None and ends(game):
                finish(game)
                return
        else:
            seat = (st.normal_seat + 1) % n
            st.normal_seat = seat
            if not st.effects or not game.skip_turn(seat):
                begin_turn(game, seat)
                return
            st.players[seat].turns += 1


def at_a_stand(game: Game) -> bool:
    """Tell whether nobody was asked anything for so long that all decks have come round: nothing can change any more.

    Who has Debt and no money buys nothing, not even a Copper.
    """
    answers = game.asked + game.tape_at
    game.quiet = game.quiet + 1 if answers == game.heard else 0
    game.heard = answers
    return game.quiet > MOST_QUIET * len(game.state.players)


def next_extra_turn(game: Game) -> int:
    """Find which of the extra turns comes next: in turn order from the player whose turn just ended.

    A player with several different ones chooses, and nobody chooses for that player: no turn is under way. Those of a
    last round are like normal turns: they come after the others, from the player after the one who ended the game.
    """
    st = game.state
    n = len(st.players)
    first = st.turn.seat
    waiting = list(range(len(st.extra_turns)))
    last = game.last_round()
    if last is not None:
        others = [i for i in waiting if st.extra_turns[i].kind != last.name]
        if others:
            waiting = others
        else:
            first = last.owner + 1
    nearest = min([(st.extra_turns[i].seat - first) % n for i in waiting])
    seat = (first + nearest) % n
    due: list[int] = []
    labels: list[str] = []
    for i in waiting:
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


def ends(game: Game) -> bool:
    """Tell whether the game ends after this turn: not before a last round is over, in which nobody looks again."""
    st = game.state
    if not st.listening >> ON_WOULD_END & 1:
        return st.empty > 0 and is_over(game)
    last = game.last_round()
    if last is None:
        if not is_over(game):
            return False
        st.phase = BETWEEN
        st.turn.controller = -1
        game.fire(Moment(ON_WOULD_END, st.turn.seat))
        last = game.last_round()
    return last is None or not any([extra.kind == last.name for extra in st.extra_turns])


def is_over(game: Game) -> bool:
    """Tell whether enough piles are empty for the game to end."""
    st = game.state
    if st.empty >= st.rules.empty_limit:
        return True
    for pile in st.rules.end_piles:
        if not st.piles[pile]:
            return True
    return False
