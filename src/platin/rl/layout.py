"""What an observation is made of: the arrays, where each lies in the encoder's buffers, and what it says.

The table of docs/rl.md is made of this, and so are the spaces.
"""

from dataclasses import dataclass
from math import prod
from typing import Final

from platin.engine.intent import INTENTS
from platin.rl.catalogue import Catalogue
from platin.session.view import PHASES

# The two buffers: bytes, and whole numbers of sixteen bits. What does not fit is cut off at the largest that does.
BYTES: Final = "uint8"
NUMBERS: Final = "int16"

TURN: Final = (
    "players",
    "seat",
    "turn_of",
    "turn_number",
    "phase",
    "actions",
    "buys",
    "coins",
    "potions",
    "extra",
    "controller",
    "empty_piles",
    "asked",
    "over",
    "points",
    "extra_turns",
)
QUESTION: Final = ("key", "intent", "source", "about", "seat", "whose", "ordered")
ANSWER: Final = ("least", "most", "picked", "options")


@dataclass(frozen=True)
class Part:
    """One array of an observation."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    # What the axes are.
    axes: str
    meaning: str
    # Where it begins in the buffer of its dtype.
    start: int = 0
    # For an array of ids: how many there are of each.
    ids: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Layout:
    """The parts of observations of a table for so many players, numbered by a catalogue."""

    def __init__(self, catalogue: Catalogue, players: int) -> None:
        self.catalogue: Final = catalogue
        self.players: Final = players
        self.sizes: Final = {BYTES: 0, NUMBERS: 0}
        self.parts: Final[dict[str, Part]] = {}
        # Where each array begins, also those of which there is nothing.
        self.starts: Final[dict[str, int]] = {}
        for part in _parts(catalogue, players):
            start = self.sizes[part.dtype]
            self.starts[part.name] = start
            self.sizes[part.dtype] += part.size
            if part.size:
                name, dtype, shape = part.name, part.dtype, part.shape
                self.parts[name] = Part(name, dtype, shape, part.axes, part.meaning, start, part.ids)


def _parts(catalogue: Catalogue, players: int) -> list[Part]:
    cards, landscapes = len(catalogue.cards), len(catalogue.landscapes)
    zones, counters = len(catalogue.player_zones), len(catalogue.counters)
    ids = (
        len(catalogue.questions) + 1,
        len(INTENTS),
        cards + landscapes + 1,
        cards + 1,
        players,
        players,
        2,
    )
    bytes_ = [
        Part(
            "zones",
            BYTES,
            (players, zones, cards),
            "seat, zone, card",
            "how many of a card lie in a zone of a player, so far as the observer may see it. Of the own deck it is "
            "what is in it, in no order; of another's discard pile the top card; of what lies face down elsewhere "
            "only cards with a back of their own",
        ),
        Part("table", BYTES, (len(catalogue.table_zones), cards), "zone, card", "the same for zones that are nobody's"),
        Part(
            "supply",
            BYTES,
            (cards,),
            "card",
            "cards in piles of the Supply; of a shuffled pile only the top card counts",
        ),
        Part("beside", BYTES, (cards,), "card", "the same for piles that do not belong to the Supply"),
        Part("top", BYTES, (cards,), "card", "on how many piles the card lies on top, face up"),
        Part("cost", BYTES, (3, cards), "coins/potions/debt, card", "what a card of this game costs now"),
        Part("pile_tokens", BYTES, (len(catalogue.pile_counters), cards), "kind, pile", "tokens that lie on piles"),
        Part("marked", BYTES, (cards,), "pile", "1: picked for something before the game"),
        Part("landscapes", BYTES, (landscapes,), "landscape", "1: it is in this game"),
        Part("cubes", BYTES, (players, landscapes), "seat, landscape", "tokens of a player on a landscape"),
        Part("effects", BYTES, (players, len(catalogue.effects)), "seat, effect", "what a player has in force"),
        Part("picked", BYTES, (catalogue.size,), "action", "what the observer has picked so far for this question"),
    ]
    numbers = [
        Part("piles", NUMBERS, (cards,), "pile", "0: there is no such pile, 1: it is empty, 2: one card is left, ..."),
        Part("traits", NUMBERS, (cards,), "pile", "the Trait on a pile: the number of the landscape, from 1"),
        Part("markers", NUMBERS, (players, cards), "seat, pile", "tokens of a player on a pile: a bit for each kind"),
        Part(
            "landscape_tokens",
            NUMBERS,
            (len(catalogue.landscape_counters), landscapes),
            "kind, landscape",
            "tokens that lie on landscapes",
        ),
        Part("sizes", NUMBERS, (players, zones), "seat, zone", "how many cards lie in a zone, whoever may see them"),
        Part("tokens", NUMBERS, (players, counters), "seat, kind", "tokens and turns of a player"),
        Part("mat_tokens", NUMBERS, (len(catalogue.mat_counters),), "kind", "tokens on mats that are nobody's"),
        Part("turn", NUMBERS, (len(TURN),), ", ".join(TURN), _turn()),
        Part(
            "question",
            NUMBERS,
            (len(QUESTION),),
            ", ".join(QUESTION),
            "ids of the question; all 0 if the observer is not asked. `source` and `about` are cards from 1, `source` "
            "landscapes after these",
            ids=ids,
        ),
        Part(
            "answer",
            NUMBERS,
            (len(ANSWER),),
            ", ".join(ANSWER),
            "how many more must and may be picked, how many are, how many options there are",
        ),
    ]
    return [*bytes_, *numbers]


def _turn() -> str:
    phases = ", ".join(f"{number} {name}" for number, name in enumerate(PHASES))
    return (
        f"the turn. Phases: {phases}. `turn_of` is a seat from the observer; `controller` and `asked` are too, from 1, "
        "and 0 is nobody. `points` are the observer's own"
    )


def table_of(layout: Layout) -> list[tuple[str, str, str, str]]:
    """Give the rows of the table in the documentation: name, dtype, axes, meaning."""
    return [(part.name, part.dtype, part.axes, part.meaning) for part in layout.parts.values()]
