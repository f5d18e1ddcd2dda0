"""Cards that count as another for as long as they lie in play: name, cost, types and abilities.

The list of cards in play then holds the guise in place of the card: the same uid, read otherwise. Wherever else the
card goes it is itself again, so a guise is taken off by the move that takes it out of play.
"""

from platin.engine.card import Card, CardDef
from platin.engine.state import GameState, Rules
from platin.engine.table import add_listening_card


def guise_of(rules: Rules, card: Card, defn: CardDef) -> Card:
    """Give what a card is when it counts as another: a card of that one's pile."""
    key = f"{card.uid} {defn.key}"
    if key not in rules.guises:
        rules.guises[key] = Card(card.uid, defn, rules.pile_of.get(defn.name, -1), True)
    return rules.guises[key]


def put_on_guise(state: GameState, seat: int, card: Card, defn: CardDef) -> Card:
    """Let a card in play count as another; give the guise."""
    play = state.players[seat].play
    guise = guise_of(state.rules, card, defn)
    play[play.index(card)] = guise
    add_listening_card(state, guise)
    state.listening |= guise.listens
    return guise


def worn_guises(state: GameState) -> list[Card]:
    """Give the guises in which cards lie in play."""
    return [card for p in state.players for card in p.play if card.guise] if state.rules.guises else []


def card_as_it_lies(state: GameState, uid: int) -> Card:
    """Give the card of a uid as what it counts as now."""
    for guise in worn_guises(state):
        if guise.uid == uid:
            return guise
    return state.rules.cards[uid]


def restore_guises(state: GameState, keys: list[tuple[int, CardDef]]) -> None:
    """Let cards that were read as themselves count as others, in play and for the effects that they have made."""
    for uid, defn in keys:
        card = state.rules.cards[uid]
        for seat in range(len(state.players)):
            if card in state.players[seat].play:
                guise = put_on_guise(state, seat, card, defn)
                for effect in state.effects:
                    if effect.source is card:
                        effect.source = guise
                    if effect.repeater is card:
                        effect.repeater = guise


def without_guises(state: GameState) -> GameState:
    """Give an equal state in which all cards are only themselves."""
    twin = state.copy()
    every = state.rules.cards
    for p in twin.players:
        p.play = [every[card.uid] for card in p.play]
    twin.turn.played = [every[card.uid] for card in twin.turn.played]
    for effect in twin.effects:
        if effect.source.uid >= 0:
            effect.source = every[effect.source.uid]
        if effect.repeater.uid >= 0:
            effect.repeater = every[effect.repeater.uid]
    return twin
