"""Was `platin load` sagt, auf Deutsch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Befehlszeile.
    "load.help": (
        "Einen Server belasten: viele Partien zugleich mit Clients auf diesem Rechner, wie viele Antworten er in der "
        "Sekunde annimmt und wie schnell. URL ist die Adresse eines laufenden Servers; ohne sie wird einer gestartet."
    ),
    "load.games": "Wie viele Partien gleichzeitig laufen (500).",
    "load.seconds": "Wie lange gemessen wird, in Sekunden (30).",
    "load.think": "Wie lange ein Client vor einer Antwort nachdenkt, in Sekunden im Mittel (2; 0: gar nicht).",
    "load.people": "Wie viele Clients je Partie: 1 gegen einen Bot oder 2 gegeneinander (1).",
    "load.bot": "Der Bot, gegen den die Clients spielen (general).",
    "load.database": "Wo der gestartete Server seine Partien aufhebt. Sonst in einer Datei, die danach gelöscht wird.",
    "load.workers": "In wie vielen Threads der gestartete Server Bots nachdenken lässt (2).",
    "load.find_limit": "Die Zahl der Partien steigern, bis das 99. Perzentil über {ms} ms liegt: wo ist die Grenze?.",
    "load.json": "JSON statt Text ausgeben.",
    # Fortschritt.
    "load.starting": "Ein Server wird gestartet …",
    "load.sit_down": "Platz nehmen: {done} von {all} Partien",
    "load.warm_up": "Aufwärmen: {done} von {all} Sekunden",
    "load.play": "Spielen: {done} von {all} Sekunden",
    # Ergebnisse.
    "load.title": "{games} Partien gleichzeitig",
    "load.what": "Gemessen",
    "load.value": "Wert",
    "load.row.games": "Laufende Partien",
    "load.row.finished": "Partien, die unterdessen endeten",
    "load.row.answers": "Antworten je Sekunde",
    "load.row.percentile": "Eine Antwort dauert in {share} der Fälle höchstens",
    "load.row.max": "Eine Antwort dauert höchstens",
    "load.row.errors": "Fehler",
    "load.row.memory": "Speicher des Servers",
    "load.row.memory_a_game": "… je Partie",
    "load.row.cores": "Kerne, die der Server auslastet",
    "load.row.others": "Kerne, die andere Programme auslasten",
    "load.row.cpu": "Rechenzeit des Servers je Antwort",
    "load.ms": "{n} ms",
    "load.mb": "{n} MB",
    "load.kb": "{n} kB",
    "load.none": "keine",
    "load.column.games": "Partien",
    "load.column.answers": "Antworten/s",
    "load.column.max": "Höchstens",
    "load.column.errors": "Fehler",
    "load.column.memory": "Speicher",
    "load.column.cores": "Kerne",
    "load.column.others": "Andere",
    "load.limit.title": "Wo die Grenze liegt",
    "load.limit.found": (
        "Bis {good} Partien ({good_answers} Antworten je Sekunde) bleibt das 99. Perzentil unter {ms} ms. "
        "Bei {bad} Partien ({bad_answers} Antworten je Sekunde) sind es {worst} ms."
    ),
    "load.limit.errors": (
        "Bis {good} Partien ({good_answers} Antworten je Sekunde) ist alles gut. Bei {bad} Partien gibt es Fehler."
    ),
    "load.limit.at_once": "Schon {bad} Partien sind zu viel ({bad_answers} Antworten je Sekunde): {worst} ms.",
    "load.good": "99 von 100 Antworten dauern weniger als {ms} ms, ohne Fehler.",
    "load.bad": "Nicht gut genug: 99 von 100 Antworten sollten weniger als {ms} ms dauern, ohne Fehler.",
    # Was schiefgehen kann.
    "load.error.server": "{url} kann nicht gemessen werden: {problem}",
    "load.error.start": "Der Server startet nicht: {problem}",
    "load.error.url": "{url} ist nicht die Adresse eines Servers: erwartet wird http://RECHNER:PORT.",
    "load.error.connections": (
        "{n} Verbindungen sind mehr, als dieses System erlaubt ({most} offene Dateien): nimm weniger Partien, oder "
        "erhöhe „ulimit -n“."
    ),
}
