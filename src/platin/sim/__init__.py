"""The simulator: many games of the same players, and what they tell about who is better.

    config.py      `Config`: who plays what, how often, from which seed; plain data that any process understands
    games.py       `Arena`: the games of a `Config` one by one; game i is always the same game
    tally.py       `Tally`: what is kept of every game: winners by block, points, turns, margin, length
    observe.py     `Observation`: what is kept of every turn if asked for; `Rows`: raw rows for Parquet
    run.py         `simulate`: chunks of games given to workers, in order, until done
    workers.py     whoever plays chunks: processes of this machine, or through `cluster.py` a Ray cluster
    tournament.py  all against all, with the same workers; `ratings.py` makes ratings of it
    statistics.py  means with confidence intervals, with blocks of games as the unit
    sequential.py  stopping as soon as a difference, or its absence, is settled; sound under repeated looks
    outcome.py     `Outcome`: all of it together; this is what reports, tables and tournaments are made of
    kingdoms.py    the kingdom of a simulation: named, listed, random, or what the contestants need
    replay.py      a single game again: as a log, as a record

How to use it:

    from platin.sim import Config, simulate
    from platin.sim.kingdoms import choose

    texts = ("big-money", "big-money:smithy")
    config = Config(texts, choose("", texts, seed=1).spec, games=10_000, seed=1, observe=True)
    outcome = simulate(config, jobs=2)              # progress=callable(Progress), until=Until(0.99, 0.01), sink=...
    outcome.standings(level=0.95)                   # a `Standing` for each contestant
    outcome.tally, outcome.seen                     # all counts (seen is None unless observe=True)
    outcome.to_json()                               # plain data, the same for any number of workers

Blocks. With n players, games b*n ... b*n+n-1 are block b: they share one shuffle seed, and the seats rotate: in game i
the contestant c sits on seat (c + i) % n. A simulation plays whole blocks. All counts are ints, so adding them up is
exact, associative and commutative: results do not depend on how the games were divided among workers.

For reports: `Outcome.seen` (an `Observation`) holds, for contestant c and turn t (its own turns counted from 1, extra
turns belong to the normal turn before them), histograms as dicts from value to number of games:

    seen.coins[c][t - 1]    coins at hand when the purchases of the turn began
    seen.points[c][t - 1]   points when round t was over (all have had t turns, or the game ended in it)
    seen.lead[c][t - 1]     points minus the best of the others', at that moment
    seen.gained[c][t - 1]   cards gained since the end of the own turn before, by name: how many in all games
    seen.played[c][t - 1]   cards played in the turn, by name
    seen.bought[c][t - 1]   Events and Projects bought in the turn, by name
    seen.decks[c]           cards owned at the end, by name; seen.holders[c]: in how many games there was at least one
    seen.empty              piles that were empty at the end: tuple of names -> games
    seen.openings[c]        cards gained in turns 1 and 2: tuple of names -> [games, score in 60ths of a win]

and `Outcome.tally` (a `Tally`), always:

    tally.games, tally.blocks (pattern of winners -> blocks), tally.unfinished
    tally.points[c], tally.turns[c], tally.margin[c]   histograms over games; margin: own points minus best other's
    tally.length                                       histogram of rounds: turns of the player who had most

Sums over `seen.coins[c][t - 1].values()` are the games that reached turn t. Where a game has ended, it no longer
counts for later turns; `tally.length` says how many have.

Writers of reports are imported only when asked for (see `cli.simulate`). They are expected as

    platin.sim.report.write_html(outcome: Outcome, file: Path, lang: str, level: float) -> None
    platin.sim.report.write_png(outcome: Outcome, directory: Path, lang: str, level: float) -> list[Path]

Parquet is written while the games run, by `platin.sim.parquet.ParquetSink` (a `sink` of `simulate`).
"""

from platin.sim.config import Config
from platin.sim.outcome import Outcome, Standing
from platin.sim.run import Progress, simulate
from platin.sim.sequential import Until

__all__ = ["Config", "Outcome", "Progress", "Standing", "Until", "simulate"]
