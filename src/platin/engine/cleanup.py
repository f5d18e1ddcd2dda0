"""Clean-up: what is played and the hand are discarded, and a new hand is drawn."""

from typing import Final

from platin.engine.asking import all_alike
from platin.engine.card import Card
from platin.engine.const import (
    ANYTHING,
    ASIDE,
    DISCARD,
    HAND,
    ON_BETWEEN_TURNS,
    ON_DISCARD,
    ON_DISCARD_HAND,
    ON_END_TURN,
    ON_SHUFFLE,
    ON_START_CLEANUP,
    PLAY,
    RULE_CARDS,
    RULE_HAND,
    STOP_ALWAYS,
)
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_END
from platin.engine.moment import Ability, Moment
from platin.engine.table import lies_in, take_out

# What may happen in a Clean-up, besides what is about cards that are discarded.
_CLEANUPS: Final = (
    1 << ON_START_CLEANUP | 1 << ON_DISCARD_HAND | 1 << ON_SHUFFLE | 1 << ON_END_TURN | 1 << RULE_CARDS | 1 << RULE_HAND
)


def stop_before_cleanup(game: Game) -> None:
    """Let a player look at what the turn has brought before the new hand is drawn: there is only one answer."""
    seat = game.state.turn.seat
    by = game.answerer(seat)
    if game.state.stops >> by & 1 and (not game.said_done or game.state.stops & STOP_ALWAYS):
        decision = Decision(seat, by, "turn.end", "", 0, 0, [])
        decision.intent = TO_END
        game.ask(decision)


def clean_up(game: Game) -> None:
    """Discard what is played and the hand, and draw."""
    st = game.state
    turn = st.turn
    seat = turn.seat
    if (
        st.listening & _CLEANUPS
        or st.effects
        or st.rules.guises
        or turn.keeps_play
        or not game.batch
        or st.log is not None
        or (st.listening >> ON_DISCARD & 1 and discards_matter(game, seat))
    ):
        careful_cleanup(game)
    else:
        if turn.swept is not None and (st.empty or st.listening >> ON_BETWEEN_TURNS & 1):
            # It may be the last turn, or somebody may look at it when it is over.
            turn.swept.lay_swept()
        for p in st.players:
            # Not by `play`, which would lay down what was swept: drawing the hand discards that.
            if p._play:
                p.discard.extend(p._play)
                p._play.clear()
        game.draw_hand(seat, turn.draws)


def discards_matter(game: Game, seat: int) -> bool:
    """Tell whether something may happen when the cards in play and those of the hand are discarded."""
    for p in game.state.players:
        for card in p._play:
            if game.may_matter(ON_DISCARD, card):
                return True
    # With what was swept: that is still in the list of the hand.
    for card in game.state.players[seat]._hand:
        if game.may_matter(ON_DISCARD, card):
            return True
    return False


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
    discard_aside(game)
    discard_hand(game, seat)
    game.draw(seat, cards_of_hand(game, seat))
    if st.listening >> ON_END_TURN & 1:
        game.fire(Moment(ON_END_TURN, seat))
    game.end_turn_effects()


def discard_hand(game: Game, seat: int) -> None:
    """Discard the hand, but for what something lets the player keep."""
    cards = game.state.players[seat].hand[:]
    if game.state.listening >> ON_DISCARD_HAND & 1:
        now = Moment(ON_DISCARD_HAND, seat)
        now.cards = cards
        game.fire(now)
        cards = now.cards
    game.discard(cards, seat, HAND)


def cards_of_hand(game: Game, seat: int) -> int:
    """Give how many cards a player draws for the new hand."""
    cards = game.state.turn.draws
    if game.state.listening >> RULE_HAND & 1:
        for listener in game.ruling(RULE_HAND):
            cards = listener.cards_of_hand(game, seat, cards)
    return cards


def discard_aside(game: Game) -> None:
    """Discard the cards that were set aside until this Clean-up."""
    for effect in game.state.effects[:]:
        if effect.until_cleanup:
            game.end_effect(effect)
            game.discard(effect.cards, effect.owner, ASIDE)


def discard_from_play(game: Game, seat: int) -> None:
    """Discard a player's cards in play that have nothing left to do.

    Cards whose discarding matters go first, in the order the player chooses: while they go, the others are
    still in play (Alchemist needs the Potion that Herbalist may then put onto the deck). Where all that could
    happen is optional the player may also let it be, for all of them at once. Abilities that say what they look at
    need no order.
    """
    p = game.state.players[seat]
    leaving = [card for card in p.play if not game.is_held(card)]
    while leaving:
        special: list[Card] = []
        must = False
        ordered = False
        if game.listens(ON_DISCARD):
            for card in leaving:
                if not game.may_matter(ON_DISCARD, card):
                    continue
                abilities = on_discarding(game, seat, card)
                if abilities:
                    special.append(card)
                    must = must or any([not one.listener.optional or one.me != seat for one in abilities])
                    ordered = ordered or any([one.listener.reads == ANYTHING for one in abilities])
        if not special:
            game.discard_quietly(leaving, seat, PLAY)
            return
        alike = all_alike(special)
        if must and not ordered:
            chosen: Card | None = special[0]
        elif must or alike:
            chosen = game.choose_card(seat, "cleanup.next", special, TO_DISCARD)
        else:
            chosen = game.may_choose_card(seat, "cleanup.may", special, TO_DISCARD)
        acted = False
        if chosen is not None:
            game.discard_quietly([chosen], seat, PLAY)
            acted = game.discarded([chosen], seat, PLAY)
            take_out(leaving, chosen)
        if chosen is None or (alike and not acted and not must):
            game.discard_quietly(leaving, seat, PLAY)
            return
        # An ability may have taken other cards away, or given them something to do.
        leaving = [other for other in p.play if lies_in(leaving, other) and not game.is_held(other)]


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
