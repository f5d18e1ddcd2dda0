"""What `platin load` says."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        # Command line.
        "load.help": Both(
            "Put a server under load: many games at once with clients on this machine, how many answers it takes a "
            "second, and how quickly. URL is the address of a running server; without it one is started for the "
            "purpose.",
            "Einen Server belasten: viele Partien zugleich mit Clients auf diesem Rechner, wie viele Antworten er in "
            "der Sekunde annimmt und wie schnell. URL ist die Adresse eines laufenden Servers; ohne sie wird einer "
            "gestartet.",
        ),
        "load.games": Both(
            "How many games are in progress at the same time (500).",
            "Wie viele Partien gleichzeitig laufen (500).",
        ),
        "load.seconds": Both("How long is measured, in seconds (30).", "Wie lange gemessen wird, in Sekunden (30)."),
        "load.think": Both(
            "How long a client thinks before an answer, in seconds on average (2; 0: not at all).",
            "Wie lange ein Client vor einer Antwort nachdenkt, in Sekunden im Mittel (2; 0: gar nicht).",
        ),
        "load.people": Both(
            "How many clients a game: 1 against a bot, or 2 against each other (1).",
            "Wie viele Clients je Partie: 1 gegen einen Bot oder 2 gegeneinander (1).",
        ),
        "load.bot": Both(
            "The bot that the clients play against (general).",
            "Der Bot, gegen den die Clients spielen (general).",
        ),
        "load.database": Both(
            "Where the server that is started keeps its games. Without it, a file that is deleted afterwards.",
            "Wo der gestartete Server seine Partien aufhebt. Sonst in einer Datei, die danach gelöscht wird.",
        ),
        "load.workers": Both(
            "In how many threads the server that is started lets bots think (2).",
            "In wie vielen Threads der gestartete Server Bots nachdenken lässt (2).",
        ),
        "load.find_limit": Both(
            "Raise the number of games until the 99th percentile passes {ms} ms, and say where that is.",
            "Die Zahl der Partien steigern, bis das 99. Perzentil über {ms} ms liegt: wo ist die Grenze?.",
        ),
        "load.json": Both("Print JSON instead of text.", "JSON statt Text ausgeben."),
        # Progress.
        "load.starting": Both("Starting a server …", "Ein Server wird gestartet …"),
        "load.sit_down": Both("Sitting down: {done} of {all} games", "Platz nehmen: {done} von {all} Partien"),
        "load.warm_up": Both("Warming up: {done} of {all} seconds", "Aufwärmen: {done} von {all} Sekunden"),
        "load.play": Both("Playing: {done} of {all} seconds", "Spielen: {done} von {all} Sekunden"),
        # Results.
        "load.title": Both("{games} games at a time", "{games} Partien gleichzeitig"),
        "load.what": Both("Measured", "Gemessen"),
        "load.value": Both("Value", "Wert"),
        "load.row.games": Both("Games in progress", "Laufende Partien"),
        "load.row.finished": Both("Games that ended meanwhile", "Partien, die unterdessen endeten"),
        "load.row.answers": Both("Answers a second", "Antworten je Sekunde"),
        "load.row.percentile": Both(
            "An answer takes, {share} of the time at most",
            "Eine Antwort dauert in {share} der Fälle höchstens",
        ),
        "load.row.max": Both("An answer takes at most", "Eine Antwort dauert höchstens"),
        "load.row.errors": Both("Errors", "Fehler"),
        "load.row.memory": Both("Memory of the server", "Speicher des Servers"),
        "load.row.memory_a_game": Both("… a game", "… je Partie"),
        "load.row.cores": Both("Cores that the server keeps busy", "Kerne, die der Server auslastet"),
        "load.row.others": Both("Cores that other programs keep busy", "Kerne, die andere Programme auslasten"),
        "load.row.cpu": Both("Processor time of the server, an answer", "Rechenzeit des Servers je Antwort"),
        "load.ms": Both("{n} ms", "{n} ms"),
        "load.mb": Both("{n} MB", "{n} MB"),
        "load.kb": Both("{n} kB", "{n} kB"),
        "load.none": Both("none", "keine"),
        "load.column.games": Both("Games", "Partien"),
        "load.column.answers": Both("Answers/s", "Antworten/s"),
        "load.column.max": Both("Max.", "Höchstens"),
        "load.column.errors": Both("Errors", "Fehler"),
        "load.column.memory": Both("Memory", "Speicher"),
        "load.column.cores": Both("Cores", "Kerne"),
        "load.column.others": Both("Others", "Andere"),
        "load.limit.title": Both("Where it breaks", "Wo die Grenze liegt"),
        "load.limit.found": Both(
            "Up to {good} games ({good_answers} answers a second) the 99th percentile stays under {ms} ms. With "
            "{bad} games ({bad_answers} answers a second) it is {worst} ms.",
            "Bis {good} Partien ({good_answers} Antworten je Sekunde) bleibt das 99. Perzentil unter {ms} ms. Bei "
            "{bad} Partien ({bad_answers} Antworten je Sekunde) sind es {worst} ms.",
        ),
        "load.limit.errors": Both(
            "Up to {good} games ({good_answers} answers a second) all is well. With {bad} games there are errors.",
            "Bis {good} Partien ({good_answers} Antworten je Sekunde) ist alles gut. Bei {bad} Partien gibt es Fehler.",
        ),
        "load.limit.at_once": Both(
            "It breaks with {bad} games already ({bad_answers} answers a second): {worst} ms.",
            "Schon {bad} Partien sind zu viel ({bad_answers} Antworten je Sekunde): {worst} ms.",
        ),
        "load.good": Both(
            "99 of 100 answers take less than {ms} ms, without errors.",
            "99 von 100 Antworten dauern weniger als {ms} ms, ohne Fehler.",
        ),
        "load.bad": Both(
            "Not good enough: 99 of 100 answers should take less than {ms} ms, without errors.",
            "Nicht gut genug: 99 von 100 Antworten sollten weniger als {ms} ms dauern, ohne Fehler.",
        ),
        # What can go wrong.
        "load.error.server": Both("{url} cannot be measured: {problem}", "{url} kann nicht gemessen werden: {problem}"),
        "load.error.start": Both("The server does not start: {problem}", "Der Server startet nicht: {problem}"),
        "load.error.url": Both(
            "{url} is not the address of a server: expected http://HOST:PORT.",
            "{url} ist nicht die Adresse eines Servers: erwartet wird http://RECHNER:PORT.",
        ),
        "load.error.connections": Both(
            "{n} connections are more than this system permits ({most} open files): take fewer games, or raise "
            "“ulimit -n”.",
            "{n} Verbindungen sind mehr, als dieses System erlaubt ({most} offene Dateien): nimm weniger Partien, "
            "oder erhöhe „ulimit -n“.",
        ),
    }
)
