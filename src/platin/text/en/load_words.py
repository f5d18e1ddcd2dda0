"""What `platin load` says, in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Command line.
    "load.help": (
        "Put a server under load: many games at once with clients on this machine, how many answers it takes a second, "
        "and how quickly. URL is the address of a running server; without it one is started for the purpose."
    ),
    "load.games": "How many games are in progress at the same time (500).",
    "load.seconds": "How long is measured, in seconds (30).",
    "load.think": "How long a client thinks before an answer, in seconds on average (2; 0: not at all).",
    "load.people": "How many clients a game: 1 against a bot, or 2 against each other (1).",
    "load.bot": "The bot that the clients play against (general).",
    "load.database": "Where the server that is started keeps its games. Without it, a file that is deleted afterwards.",
    "load.workers": "In how many threads the server that is started lets bots think (2).",
    "load.find_limit": "Raise the number of games until the 99th percentile passes {ms} ms, and say where that is.",
    "load.json": "Print JSON instead of text.",
    # Progress.
    "load.starting": "Starting a server …",
    "load.sit_down": "Sitting down: {done} of {all} games",
    "load.warm_up": "Warming up: {done} of {all} seconds",
    "load.play": "Playing: {done} of {all} seconds",
    # Results.
    "load.title": "{games} games at a time",
    "load.what": "Measured",
    "load.value": "Value",
    "load.row.games": "Games in progress",
    "load.row.finished": "Games that ended meanwhile",
    "load.row.answers": "Answers a second",
    "load.row.percentile": "An answer takes, {share} of the time at most",
    "load.row.max": "An answer takes at most",
    "load.row.errors": "Errors",
    "load.row.memory": "Memory of the server",
    "load.row.memory_a_game": "… a game",
    "load.row.cores": "Cores that the server keeps busy",
    "load.row.others": "Cores that other programs keep busy",
    "load.row.cpu": "Processor time of the server, an answer",
    "load.ms": "{n} ms",
    "load.mb": "{n} MB",
    "load.kb": "{n} kB",
    "load.none": "none",
    "load.column.games": "Games",
    "load.column.answers": "Answers/s",
    "load.column.max": "Max.",
    "load.column.errors": "Errors",
    "load.column.memory": "Memory",
    "load.column.cores": "Cores",
    "load.column.others": "Others",
    "load.limit.title": "Where it breaks",
    "load.limit.found": (
        "Up to {good} games ({good_answers} answers a second) the 99th percentile stays under {ms} ms. "
        "With {bad} games ({bad_answers} answers a second) it is {worst} ms."
    ),
    "load.limit.errors": (
        "Up to {good} games ({good_answers} answers a second) all is well. With {bad} games there are errors."
    ),
    "load.limit.at_once": "It breaks with {bad} games already ({bad_answers} answers a second): {worst} ms.",
    "load.good": "99 of 100 answers take less than {ms} ms, without errors.",
    "load.bad": "Not good enough: 99 of 100 answers should take less than {ms} ms, without errors.",
    # What can go wrong.
    "load.error.server": "{url} cannot be measured: {problem}",
    "load.error.start": "The server does not start: {problem}",
    "load.error.url": "{url} is not the address of a server: expected http://HOST:PORT.",
    "load.error.connections": (
        "{n} connections are more than this system permits ({most} open files): take fewer games, or raise “ulimit -n”."
    ),
}
