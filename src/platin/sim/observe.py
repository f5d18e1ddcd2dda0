"""What is kept of every turn, if somebody wants to know: money, points, cards gained and played.

Nothing is read from the log. The turn is watched at its end, before the clean-up, when what was played and gained
still lies on the table; the money when the player is asked what to buy.
"""

from typing import Any, Final

from platin.engine.asking import Agent
from platin.engine.card import Card
from platin.engine.const import CLEANUP, OVER, SETUP
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.score import points
from platin.engine.state import GameState
from platin.engine.turn import act, step
from platin.sim.tally import WIN, Histogram, add_up, as_pairs

Names = dict[str, int]
OPENING: Final = 2


class Watched:
    """A turn of a player that was watched."""

    __slots__ = ("coins", "controller", "events", "extra", "gained", "lead", "number", "played", "points", "seat")

    def __init__(self, seat: int, number: int, extra: bool, controller: int) -> None:
        self.seat = seat
        # The how-manieth normal turn of the player it is, or follows as an extra turn.
        self.number = number
        self.extra = extra
        # Who decided in it, if not the player (Possession); otherwise -1.
        self.controller = controller
        self.coins = 0
        self.played: list[str] = []
        self.gained: list[str] = []
        self.events: list[str] = []
        # At the end of the turn; only kept for raw rows.
        self.points = 0
        self.lead = 0


class Ear:
    """An agent that passes everything on to a player, and hears how much money there was to spend."""

    __slots__ = ("agent", "watcher")

    def __init__(self, agent: Agent, watcher: "Watcher") -> None:
        self.agent = agent
        self.watcher = watcher

    def __call__(self, game: Game, decision: Decision) -> list[int]:
        if decision.key == "turn.buy":
            turn = game.state.turn
            if turn.coins > self.watcher.coins and not turn.bought:
                self.watcher.coins = turn.coins
        return self.agent(game, decision)


class Watcher:
    """Plays games and watches them. After `play` it holds what there was to see in the last one."""

    def __init__(self, table: GameState, players: int, each_turn: bool = False) -> None:
        self.players = players
        self.each_turn = each_turn
        self.name_of: dict[Card, str] = {card: card.defn.name for card in table.rules.cards}
        self.piles = [(info.index, info.name) for info in table.rules.piles if info.supply]
        self.begin()

    def begin(self) -> None:
        """Forget the last game."""
        self.coins = 0
        self.turns: list[Watched] = []
        self.last_of: list[Watched | None] = [None] * self.players
        self.owned: list[set[Card]] = []
        # The points of all seats at the end of each round.
        self.rounds: list[list[int]] = []
        self.decks: list[Names] = []
        self.empty: tuple[str, ...] = ()

    def play(self, game: Game, most_turns: int, most_steps: int) -> bool:
        """Play a game to its end, watching; tell whether it came to one. The games are those of `step`."""
        self.begin()
        st = game.state
        agents = game.agents
        game.agents = [Ear(agent, self) if agent is not None else None for agent in agents]
        self.owned = [set(player.deck) for player in st.players]
        steps = 0
        while st.phase != OVER and st.turn_number <= most_turns and steps < most_steps:
            steps += 1
            if st.phase == CLEANUP:
                self.see_turn(game)
                step(game)
                if st.phase == OVER or (st.turn.seat == 0 and not st.turn.extra):
                    self.rounds.append([points(game, seat) for seat in range(self.players)])
            elif st.phase == SETUP:
                step(game)
            else:
                act(game)
        game.agents = agents
        game.buy_decision = None
        self.see_end(game)
        return st.phase == OVER

    def see_turn(self, game: Game) -> None:
        """Look at a turn before its clean-up."""
        turn = game.state.turn
        seat = turn.seat
        seen = Watched(seat, game.state.players[seat].turns, turn.extra, turn.controller)
        seen.coins = max(self.coins, turn.coins)
        self.coins = 0
        name_of = self.name_of
        seen.played = [name_of[card] for card in turn.played]
        if turn.events:
            seen.events = turn.events[:]
        seen.gained = self.gained(game, seat)
        if self.each_turn:
            totals = [points(game, other) for other in range(self.players)]
            seen.points = totals[seat]
            seen.lead = totals[seat] - max(totals[:seat] + totals[seat + 1 :])
        self.turns.append(seen)
        self.last_of[seat] = seen

    def gained(self, game: Game, seat: int) -> list[str]:
        """Give the cards that a player owns now and did not own at the last look, in the order of the table."""
        owned = set(game.owned(seat))
        new = owned - self.owned[seat]
        self.owned[seat] = owned
        if not new:
            return []
        return [self.name_of[card] for card in sorted(new, key=_uid)]

    def see_end(self, game: Game) -> None:
        """Look at the table when all is over."""
        for seat in range(self.players):
            late = self.gained(game, seat)
            last = self.last_of[seat]
            if late and last is not None:
                last.gained = last.gained + late
            deck: Names = {}
            for card in self.owned[seat]:
                name = self.name_of[card]
                deck[name] = deck.get(name, 0) + 1
            self.decks.append(deck)
        piles = game.state.piles
        self.empty = tuple([name for index, name in self.piles if not piles[index]])


def _uid(card: Card) -> int:
    return card.uid


class Observation:
    """Sums over the turns of many games, by contestant and turn; `platin.sim` says what is in them."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.coins: list[list[Histogram]] = [[] for _ in range(players)]
        self.points: list[list[Histogram]] = [[] for _ in range(players)]
        self.lead: list[list[Histogram]] = [[] for _ in range(players)]
        self.gained: list[list[Names]] = [[] for _ in range(players)]
        self.played: list[list[Names]] = [[] for _ in range(players)]
        self.bought: list[list[Names]] = [[] for _ in range(players)]
        self.decks: list[Names] = [{} for _ in range(players)]
        self.holders: list[Names] = [{} for _ in range(players)]
        self.empty: dict[tuple[str, ...], int] = {}
        self.openings: list[dict[tuple[str, ...], list[int]]] = [{} for _ in range(players)]

    def add(self, watcher: Watcher, number: int, mask: int) -> None:
        """Add a game that was watched; `mask` says which seats have won."""
        n = self.players
        money: list[list[int]] = [[] for _ in range(n)]
        openings: list[list[str]] = [[] for _ in range(n)]
        for seen in watcher.turns:
            if seen.number < 1:
                continue
            c = (seen.seat - number) % n
            at = seen.number - 1
            if len(self.gained[c]) <= at:
                self.lengthen(c, at + 1)
            if seen.controller < 0:
                coins = money[c]
                if len(coins) <= at:
                    coins.append(seen.coins)
                else:
                    coins[at] += seen.coins
                _count(self.played[c][at], seen.played)
                if seen.events:
                    _count(self.bought[c][at], seen.events)
            if seen.gained:
                _count(self.gained[c][at], seen.gained)
                if at < OPENING:
                    openings[c] += seen.gained
        for c in range(n):
            for count, coins_then in zip(self.coins[c], money[c]):
                count[coins_then] = count.get(coins_then, 0) + 1
        for at, totals in enumerate(watcher.rounds):
            for seat in range(n):
                c = (seat - number) % n
                own = totals[seat]
                if len(self.points[c]) <= at:
                    self.lengthen(c, at + 1)
                count = self.points[c][at]
                count[own] = count.get(own, 0) + 1
                lead = own - (totals[1 - seat] if n == 2 else max(totals[:seat] + totals[seat + 1 :]))
                count = self.lead[c][at]
                count[lead] = count.get(lead, 0) + 1
        share = WIN // mask.bit_count()
        for seat in range(n):
            c = (seat - number) % n
            add_up(self.decks[c], watcher.decks[seat])
            _count(self.holders[c], list(watcher.decks[seat]))
            opening = self.openings[c].setdefault(tuple(sorted(openings[c])), [0, 0])
            opening[0] += 1
            opening[1] += share if mask >> seat & 1 else 0
        self.empty[watcher.empty] = self.empty.get(watcher.empty, 0) + 1

    def lengthen(self, c: int, turns: int) -> None:
        """Make room for more turns of a contestant."""
        for histograms in (self.coins[c], self.points[c], self.lead[c]):
            while len(histograms) < turns:
                histograms.append({})
        for names in (self.gained[c], self.played[c], self.bought[c]):
            while len(names) < turns:
                names.append({})

    def merge(self, other: "Observation") -> None:
        """Add the sums of other games."""
        for c in range(self.players):
            turns = len(other.gained[c])
            self.lengthen(c, turns)
            for at in range(turns):
                add_up(self.coins[c][at], other.coins[c][at])
                add_up(self.points[c][at], other.points[c][at])
                add_up(self.lead[c][at], other.lead[c][at])
                add_up(self.gained[c][at], other.gained[c][at])
                add_up(self.played[c][at], other.played[c][at])
                add_up(self.bought[c][at], other.bought[c][at])
            add_up(self.decks[c], other.decks[c])
            add_up(self.holders[c], other.holders[c])
            for cards, (games, score) in other.openings[c].items():
                opening = self.openings[c].setdefault(cards, [0, 0])
                opening[0] += games
                opening[1] += score
        add_up(self.empty, other.empty)

    def to_json(self) -> dict[str, Any]:
        """Give the sums as plain data, in a fixed order."""
        return {
            "contestants": [
                {
                    "turns": [
                        {
                            "coins": as_pairs(self.coins[c][at]),
                            "points": as_pairs(self.points[c][at]),
                            "lead": as_pairs(self.lead[c][at]),
                            "gained": dict(sorted(self.gained[c][at].items())),
                            "played": dict(sorted(self.played[c][at].items())),
                            "bought": dict(sorted(self.bought[c][at].items())),
                        }
                        for at in range(len(self.gained[c]))
                    ],
                    "deck": dict(sorted(self.decks[c].items())),
                    "games_with": dict(sorted(self.holders[c].items())),
                    "openings": [
                        {"cards": list(cards), "games": games, "wins": score / WIN}
                        for cards, (games, score) in sorted(self.openings[c].items())
                    ],
                }
                for c in range(self.players)
            ],
            "empty_piles": [{"piles": list(piles), "games": self.empty[piles]} for piles in sorted(self.empty)],
        }


def _count(into: Names, names: list[str]) -> None:
    """Count names."""
    for name in names:
        into[name] = into.get(name, 0) + 1


class Rows:
    """Raw rows: one a game and contestant, one a turn. Columns as lists, in the order of the games."""

    def __init__(self) -> None:
        self.games: dict[str, list[Any]] = {name: [] for name in GAME_COLUMNS}
        self.turns: dict[str, list[Any]] = {name: [] for name in TURN_COLUMNS}

    def add(self, game: Game, watcher: Watcher, number: int, seed: int, mask: int, finished: bool) -> None:
        """Add a game that was watched."""
        n = watcher.players
        totals = watcher.rounds[-1] if finished else [points(game, seat) for seat in range(n)]
        players = game.state.players
        order = [(c + number) % n for c in range(n)]
        share = 1 / mask.bit_count()
        row: dict[str, Any] = {
            "game": number,
            "block": number // n,
            "shuffle_seed": seed,
            "finished": finished,
            "rounds": max([player.turns for player in players]),
            "empty_piles": list(watcher.empty),
            "first_player": (-number) % n,
            "winners": [c for c in range(n) if mask >> order[c] & 1],
            "seats": order,
            "scores": [share if mask >> seat & 1 else 0.0 for seat in order],
            "points": [totals[seat] for seat in order],
            "turns": [players[seat].turns for seat in order],
            "margins": [totals[seat] - max(totals[:seat] + totals[seat + 1 :]) for seat in order],
            "decks": [sorted(watcher.decks[seat].items()) for seat in order],
        }
        for name, column in self.games.items():
            column.append(row[name])
        for at, seen in enumerate(watcher.turns):
            then: dict[str, Any] = {
                "game": number,
                "index": at,
                "turn": seen.number,
                "contestant": (seen.seat - number) % n,
                "seat": seen.seat,
                "extra": seen.extra,
                "decided_by": -1 if seen.controller < 0 else (seen.controller - number) % n,
                "coins": seen.coins,
                "points": seen.points,
                "lead": seen.lead,
                "gained": seen.gained,
                "played": seen.played,
                "bought": seen.events,
            }
            for name, column in self.turns.items():
                column.append(then[name])


GAME_COLUMNS: Final = (
    "game",
    "block",
    "shuffle_seed",
    "finished",
    "rounds",
    "empty_piles",
    "first_player",
    "winners",
    "seats",
    "scores",
    "points",
    "turns",
    "margins",
    "decks",
)
TURN_COLUMNS: Final = (
    "game",
    "index",
    "turn",
    "contestant",
    "seat",
    "extra",
    "decided_by",
    "coins",
    "points",
    "lead",
    "gained",
    "played",
    "bought",
)
