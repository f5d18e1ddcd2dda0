"""What is kept of every game: who won, points, turns. Ints only, so that adding up is exact in any order."""

from typing import Any, Final

from platin.engine.game import Game
from platin.engine.score import scores

# A win is counted as 60: it can be shared among up to six players without fractions.
WIN: Final = 60

Histogram = dict[int, int]


def add_up(into: dict[Any, int], other: dict[Any, int]) -> None:
    """Add one count to another."""
    for key, count in other.items():
        into[key] = into.get(key, 0) + count


class Tally:
    """Counts over games.

    `blocks` counts the patterns of winners: bit n * k + s of a pattern says that in the k-th game of the block the
    player on seat s won (alone or not). Everything about wins follows from them.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.blocks: dict[int, int] = {}
        self.points: list[Histogram] = [{} for _ in range(players)]
        self.turns: list[Histogram] = [{} for _ in range(players)]
        self.margin: list[Histogram] = [{} for _ in range(players)]
        self.length: Histogram = {}
        # Games that were broken off because they did not end.
        self.unfinished = 0

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(self.blocks.values()) * self.players

    def add(self, game: Game, number: int, finished: bool) -> int:
        """Add a game that is over; give the bit mask of the seats that have won."""
        n = self.players
        points = scores(game)
        players = game.state.players
        turns = [player.turns for player in players]
        best = max(points)
        if points.count(best) == 1:
            mask = 1 << points.index(best)
        else:
            # The rulebook: of those who are level, who had fewer turns; otherwise they share.
            fewest = min([turns[seat] for seat in range(n) if points[seat] == best])
            mask = sum([1 << seat for seat in range(n) if points[seat] == best and turns[seat] == fewest])
        for seat in range(n):
            c = (seat - number) % n
            own = points[seat]
            count = self.points[c]
            count[own] = count.get(own, 0) + 1
            count = self.turns[c]
            count[turns[seat]] = count.get(turns[seat], 0) + 1
            margin = own - (points[1 - seat] if n == 2 else max(points[:seat] + points[seat + 1 :]))
            count = self.margin[c]
            count[margin] = count.get(margin, 0) + 1
        rounds = max(turns)
        self.length[rounds] = self.length.get(rounds, 0) + 1
        if not finished:
            self.unfinished += 1
        return mask

    def add_block(self, pattern: int) -> None:
        """Add the winners of a whole block."""
        self.blocks[pattern] = self.blocks.get(pattern, 0) + 1

    def merge(self, other: "Tally") -> None:
        """Add the counts of other games."""
        add_up(self.blocks, other.blocks)
        for c in range(self.players):
            add_up(self.points[c], other.points[c])
            add_up(self.turns[c], other.turns[c])
            add_up(self.margin[c], other.margin[c])
        add_up(self.length, other.length)
        self.unfinished += other.unfinished

    def to_json(self) -> dict[str, Any]:
        """Give the counts as plain data, in a fixed order."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "blocks": [[pattern, self.blocks[pattern]] for pattern in sorted(self.blocks)],
            "points": [as_pairs(count) for count in self.points],
            "turns": [as_pairs(count) for count in self.turns],
            "margin": [as_pairs(count) for count in self.margin],
            "rounds": as_pairs(self.length),
        }


def as_pairs(count: Histogram) -> list[list[int]]:
    """Give a histogram as pairs of value and number, in order of the values."""
    return [[value, count[value]] for value in sorted(count)]


def mean(count: Histogram) -> float:
    """Give the mean of a histogram."""
    total = sum(count.values())
    return sum(value * number for value, number in count.items()) / total if total else 0.0


class Scores:
    """A pattern of winners read: what each contestant and seat won in a block, in 60ths of a game."""

    def __init__(self, pattern: int, players: int) -> None:
        n = players
        # What the contestant c won in its game on seat s, and in all; what the seats won.
        self.by_seat = [[0] * n for _ in range(n)]
        self.contestant = [0] * n
        self.seat = [0] * n
        self.wins = [0] * n
        self.shared = [0] * n
        for at in range(n):
            mask = pattern >> n * at & (1 << n) - 1
            share = WIN // mask.bit_count()
            for seat in range(n):
                if mask >> seat & 1:
                    c = (seat - at) % n
                    self.by_seat[c][seat] = share
                    self.contestant[c] += share
                    self.seat[seat] += share
                    if share == WIN:
                        self.wins[c] += 1
                    else:
                        self.shared[c] += 1
