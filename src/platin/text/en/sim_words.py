"""What the simulator says on the command line, in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "simulate.help": (
        "Play many games of bots and strategies against each other, and tell who is better and how sure that is. "
        "Each PLAYER is the name of a built-in bot or strategy, a strategy file, or a Python class (module:Class)."
    ),
    "simulate.kingdom": (
        "The kingdom: a recommended set, a list of cards, random, or random:SEED. "
        "Without it, one with all that the players are about."
    ),
    "simulate.games": (
        "How many games, made up to whole rotations of the seats (10,000; with --until, at most 1,000,000)."
    ),
    "simulate.seed": "The seed: game i of a seed is always the same game (0).",
    "simulate.jobs": "How many processes (as many as there are cores).",
    "simulate.players": "How many sit at the table; the players named are repeated in turn.",
    "simulate.level": "The level of the confidence intervals (95%).",
    "simulate.until": "Stop as soon as it is settled who is better, or that nobody is, at this level: 99%.",
    "simulate.margin": "Win shares that differ by less than this count as equal (1%); with --until.",
    "simulate.unpaired": "Shuffle anew for each game, instead of using the same shuffles with rotated seats.",
    "simulate.show": "Play game I once more and print its log, instead of simulating.",
    "simulate.record": "Save game I as a game that “platin play --load” opens, instead of simulating.",
    "simulate.after": "With --record: save the game as it stood after so many answers.",
    "simulate.json": "Write everything to this file as JSON (-: to the terminal, and nothing else).",
    "simulate.report": "Write a report to this file: one page to open in a browser.",
    "simulate.png": "Write the main plots to this directory as PNG.",
    "simulate.parquet": "Write all games and turns to this directory as Parquet.",
    "simulate.cluster": "Play on a Ray cluster at this address (auto: the one that is running; local: start one here).",
    "simulate.colony": "With Platinum and Colony, or without.",
    "title": "{n} games",
    "column.player": "Player",
    "column.share": "Wins",
    "column.interval": "{level} interval",
    "column.alone": "Alone",
    "column.shared": "Shared",
    "column.seat": "Seat {n}",
    "column.points": "Points",
    "column.turns": "Turns",
    "row.seats": "whoever sits there",
    "title.seats": "Wins by seat",
    "ties.one": "1 game ({share}) ended in a tie; a tie of two counts as half a win for each.",
    "ties": "{n} games ({share}) ended in a tie; a tie of two counts as half a win for each.",
    "method.blocks": (
        "Intervals: each holds with {level}. The unit is the group of {n} games that share their shuffles and rotate "
        "the seats (Agresti and Coull, over groups)."
    ),
    "method.wilson": "Intervals: each holds with {level}. The unit is the game (Wilson); seats rotate.",
    "gain": (
        "Precision: a game counts as much as {all} independent ones with random seats, by the variances of this run "
        "(the same shuffles alone: {shuffles})."
    ),
    "gain.mirror": (
        "Precision: each group of games with the same shuffles came out even; there is nothing left to chance."
    ),
    "unfinished.one": "1 game did not end and was broken off after {turns} turns each; it counts as it stood.",
    "unfinished": "{n} games did not end and were broken off after {turns} turns each; they count as they stood.",
    "speed": "{n} games in {seconds} s: {speed} games a second ({jobs} processes).",
    "speed.one": "{n} games in {seconds} s: {speed} games a second (1 process).",
    "retries.one": "A worker died; its games were played again.",
    "retries": "Workers died {n} times; their games were played again.",
    "interrupted": "Stopped; these are the games so far.",
    "interrupted.none": "Stopped before the first game.",
    "until.better": "Settled at {level}: {a} wins more often than {b}, by {difference} (between {low} and {high}).",
    "until.equal": (
        "Settled at {level}: {a} and {b} differ by less than {margin}: {difference} (between {low} and {high})."
    ),
    "until.open": "Not settled at {level}: {a} against {b} {difference} (between {low} and {high}).",
    "until.method.one": (
        "The bounds hold whenever one stops (betting confidence sequence, Waudby-Smith and Ramdas 2024)."
    ),
    "until.method": (
        "The bounds hold for all {n} looks at once, whenever one stops (betting confidence sequence, Waudby-Smith and "
        "Ramdas 2024)."
    ),
    "kingdom": "Kingdom: {cards}",
    "lacking": "Note: {player} is about cards that are not in this kingdom: {cards}.",
    "progress": "Simulating",
    "progress.speed": "{speed} games/s",
    "progress.left": "{time} left",
    "progress.difference": "difference {low} to {high}",
    "written": "Written: {file}",
    "show.title": "Game {number} (seed {seed}): {players}",
    "show.result": "Points: {points}",
    "show.winner.one": "{players} wins.",
    "show.winner.many": "{players} share the victory.",
    "show.not_finished": "The game did not end; it was broken off after {turns} turns of each player.",
    "record.over": "Saved to {file}: game {number} with {n} answers, at its end.",
    "record.after": "Saved to {file}: game {number} after {after} of its {n} answers.",
    "error.contestants": "Who plays? Name one to six players: random, big-money, big-money:smithy, a strategy file ...",
    "error.players.one": "1 player: expected 2 to 6.",
    "error.players": "{n} players: expected 2 to 6.",
    "error.more_than_players": "{given} players named, but --players {players}.",
    "error.percent": "{option} {text}: expected a percentage like {example}.",
    "error.range": "{option} {text}: expected {low} to {high}.",
    "error.game": "Game {number} could not be played: {problem}",
    "error.game_again": "See it: the same command with --show {number}.",
    "error.workers": (
        "A worker process died {tries} times over the games {first} to {last}; the simulation was given up."
    ),
    "error.after": "--after {after}: game {number} has {n} answers.",
    "error.after_alone": "--after belongs to --record.",
    "error.margin_alone": "--margin belongs to --until.",
    "error.extra": '{option} needs {packages}: pip install "platin[{extra}]"',
    "error.no_directory": "there is no directory {directory}",
    "error.write": "{file} cannot be written: {problem}",
    "error.cluster": "No Ray cluster at {address}: {problem}",
    "error.number": "Game {number}: expected a number from 0 on.",
    "os.EACCES": "no permission",
    "os.EISDIR": "it is a directory",
    "os.ENOTDIR": "it is not a directory",
    "os.ENOSPC": "no space left on the device",
    "os.EROFS": "nothing can be written there",
    "os.ENOENT": "there is no such file or directory",
    "os.EEXIST": "there is already something of this name",
    "os.ENAMETOOLONG": "the name is too long",
    "os.ECONNREFUSED": "nobody answers there",
    "os.ETIMEDOUT": "no answer came in time",
    "os.EHOSTUNREACH": "it cannot be reached",
    "error.no_cards": "--kingdom {text!r}: expected at least one card, or a set by its name.",
    "and": "{first} and {last}",
}
