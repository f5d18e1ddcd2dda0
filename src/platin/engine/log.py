"""The structured log: who did what with which cards, and who may see which. Words are made of it in `text`."""

from platin.engine.card import CardDef


class LogEntry:
    """One thing that happened. Immutable.

    `seen` is the bit mask of players who may see `cards`; the others may only know how many there were.
    """

    __slots__ = ("cards", "count", "depth", "other", "seat", "seen", "source", "verb", "zone")

    def __init__(
        self,
        verb: str,
        seat: int,
        cards: list[CardDef],
        seen: int,
        count: int,
        other: int,
        source: str,
        depth: int,
        zone: int = -1,
    ) -> None:
        self.verb = verb
        self.seat = seat
        self.cards = cards
        self.seen = seen
        # How many cards, coins, tokens, ...; and another player concerned (-1: none).
        self.count = count
        self.other = other
        # The card or landscape that caused it ("" if a rule did).
        self.source = source
        # How deep it happened inside other plays and abilities.
        self.depth = depth
        # Where a gained card went (-1: nothing was gained).
        self.zone = zone
