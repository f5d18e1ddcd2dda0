"""The options of a decision in a form for the outside: kind and name instead of uids, in an order that tells nothing.

The uid of a card would let somebody recognise it after a shuffle, and the order of a hand is nobody's business.
"""

from dataclasses import dataclass

from platin.engine.card import Card
from platin.engine.const import OPT_CARD, OPT_LANDSCAPE, OPT_PILE, OPT_VALUE
from platin.engine.decision import OPTION_KINDS, Decision
from platin.engine.state import GameState
from platin.engine.zones import PLAYER_ZONES, TABLE_ZONES, groups_in, groups_on


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that an answer can pick. `code` stays inside; everything else may be shown.

    A card lies in a zone of a player ("hand", "play", "looked", ...) or in the trash, which is nobody's (-1).
    """

    code: int
    kind: str
    name: str
    zone: str = ""
    owner: int = -1
    # The pile by its own name, where the option is one.
    pile: str = ""


def options_of(state: GameState, decision: Decision) -> list[Option]:
    """Give the options of a decision, sorted by kind, name and place (printed options in printed order)."""
    options = [_option(state, decision, code) for code in decision.options()]
    by_name = ("card", "pile", "name")
    return sorted(options, key=lambda o: (o.code >> 20, o.name if o.kind in by_name else "", o.owner, o.zone))


def _option(state: GameState, decision: Decision, code: int) -> Option:
    value = code & OPT_VALUE
    base = code - value
    kind = OPTION_KINDS[code >> 20]
    if base == OPT_CARD:
        card = state.rules.cards[value]
        zone, owner = place_of(state, card, decision.seat)
        return Option(code, kind, card.defn.key, zone, owner)
    if base == OPT_PILE:
        # A pile is offered for its top card; an empty or face-down one goes by its own name.
        info = state.rules.piles[value]
        cards = state.piles[value]
        return Option(code, kind, cards[-1].defn.key if cards and not info.face_down else info.name, "", -1, info.name)
    if base == OPT_LANDSCAPE:
        return Option(code, kind, state.rules.landscapes[value].name)
    if value < len(decision.labels):
        return Option(code, kind, decision.labels[value])
    return Option(code, kind, str(value))


def place_of(state: GameState, card: Card, first: int) -> tuple[str, int]:
    """Find where a card lies, beginning with one player: the zone, and whose it is."""
    n = len(state.players)
    for i in range(n):
        who = (first + i) % n
        p = state.players[who]
        for zone in PLAYER_ZONES:
            if any([card in cards for cards in groups_in(p, zone)]):
                return zone.place, who
    for zone in TABLE_ZONES:
        if any([card in cards for cards in groups_on(state, zone)]):
            return zone.place, -1
    raise ValueError(f"{card} is nowhere")
