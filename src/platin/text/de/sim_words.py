"""What the simulator says on the command line, in German."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "simulate.help": (
        "Lässt Computergegner und Strategien viele Partien gegeneinander spielen und sagt, wer besser ist und wie "
        "sicher das ist. Jeder PLAYER ist der Name eines eingebauten Gegners oder einer Strategie, eine Strategiedatei "
        "oder eine Python-Klasse (Modul:Klasse)."
    ),
    "simulate.kingdom": (
        "Das Königreich: ein empfohlenes Set, eine Liste von Karten, zufall oder zufall:ZAHL. "
        "Ohne Angabe eines mit allem, worum es den Spielern geht."
    ),
    "simulate.games": (
        "Wie viele Partien, aufgerundet auf volle Runden der Sitzplätze (10.000; mit --until höchstens 1.000.000)."
    ),
    "simulate.seed": "Die Startzahl: Partie i zu einer Startzahl ist immer dieselbe Partie (0).",
    "simulate.jobs": "Wie viele Prozesse (so viele, wie es Kerne gibt).",
    "simulate.players": "Wie viele am Tisch sitzen; die genannten Spieler werden reihum wiederholt.",
    "simulate.level": "Das Niveau der Konfidenzintervalle (95%).",
    "simulate.until": "Hört auf, sobald auf diesem Niveau feststeht, wer besser ist oder dass es niemand ist: 99%.",
    "simulate.margin": "Siegquoten, die sich um weniger unterscheiden, gelten als gleich (1%); mit --until.",
    "simulate.unpaired": "Mischt für jede Partie neu, statt dieselben Mischungen mit getauschten Plätzen zu benutzen.",
    "simulate.show": "Spielt Partie I noch einmal und gibt ihren Verlauf aus, statt zu simulieren.",
    "simulate.record": "Speichert Partie I als Spiel, das „platin play --load“ öffnet, statt zu simulieren.",
    "simulate.after": "Mit --record: speichert das Spiel, wie es nach so vielen Antworten stand.",
    "simulate.json": "Schreibt alles als JSON in diese Datei (-: ins Terminal, und sonst nichts).",
    "simulate.report": "Schreibt einen Bericht in diese Datei: eine Seite für den Browser.",
    "simulate.png": "Schreibt die wichtigsten Diagramme als PNG in dieses Verzeichnis.",
    "simulate.parquet": "Schreibt alle Partien und Züge als Parquet in dieses Verzeichnis.",
    "simulate.cluster": (
        "Spielt auf einem Ray-Cluster mit dieser Adresse (auto: der laufende; local: startet einen hier)."
    ),
    "simulate.colony": "Mit Platin und Kolonie oder ohne.",
    "title": "{n} Partien",
    "column.player": "Spieler",
    "column.share": "Siege",
    "column.interval": "{level}-Intervall",
    "column.alone": "Allein",
    "column.shared": "Geteilt",
    "column.seat": "Platz {n}",
    "column.points": "Punkte",
    "column.turns": "Züge",
    "row.seats": "wer immer dort sitzt",
    "title.seats": "Siege nach Sitzplatz",
    "ties.one": "1 Partie ({share}) endete unentschieden; ein Unentschieden zu zweit zählt für beide als halber Sieg.",
    "ties": "{n} Partien ({share}) endeten unentschieden; ein Unentschieden zu zweit zählt für beide als halber Sieg.",
    "method.blocks": (
        "Intervalle: Jedes gilt mit {level}. Die Einheit ist die Gruppe von {n} Partien mit denselben Mischungen und "
        "getauschten Plätzen (Agresti und Coull, über Gruppen)."
    ),
    "method.wilson": "Intervalle: Jedes gilt mit {level}. Die Einheit ist die Partie (Wilson); die Plätze wechseln.",
    "gain": (
        "Genauigkeit: Eine Partie zählt so viel wie {all} unabhängige mit ausgelosten Plätzen, nach den Varianzen "
        "dieses Laufs (dieselben Mischungen allein: {shuffles})."
    ),
    "gain.mirror": (
        "Genauigkeit: Jede Gruppe von Partien mit denselben Mischungen ging gleich aus; dem Zufall bleibt nichts."
    ),
    "unfinished.one": "1 Partie endete nicht und wurde nach je {turns} Zügen abgebrochen; sie zählt, wie sie stand.",
    "unfinished": (
        "{n} Partien endeten nicht und wurden nach je {turns} Zügen abgebrochen; sie zählen, wie sie standen."
    ),
    "speed": "{n} Partien in {seconds} s: {speed} Partien pro Sekunde ({jobs} Prozesse).",
    "speed.one": "{n} Partien in {seconds} s: {speed} Partien pro Sekunde (1 Prozess).",
    "retries.one": "Ein Prozess ist gestorben; seine Partien wurden noch einmal gespielt.",
    "retries": "{n}-mal ist ein Prozess gestorben; seine Partien wurden noch einmal gespielt.",
    "interrupted": "Abgebrochen; das sind die Partien bis dahin.",
    "interrupted.none": "Abgebrochen vor der ersten Partie.",
    "until.better": "Auf {level} entschieden: {a} gewinnt öfter als {b}, um {difference} (zwischen {low} und {high}).",
    "until.equal": (
        "Auf {level} entschieden: {a} und {b} unterscheiden sich um weniger als {margin}: {difference} (zwischen {low} "
        "und {high})."
    ),
    "until.open": "Auf {level} nicht entschieden: {a} gegen {b} {difference} (zwischen {low} und {high}).",
    "until.method.one": (
        "Die Grenzen gelten, wann immer man aufhört (Konfidenzsequenz durch Wetten, Waudby-Smith und Ramdas 2024)."
    ),
    "until.method": (
        "Die Grenzen gelten für alle {n} Blicke zugleich, wann immer man aufhört (Konfidenzsequenz durch Wetten, "
        "Waudby-Smith und Ramdas 2024)."
    ),
    "kingdom": "Königreich: {cards}",
    "lacking": "Hinweis: {player} geht es um Karten, die nicht in diesem Königreich sind: {cards}.",
    "progress": "Simulation",
    "progress.speed": "{speed} Partien/s",
    "progress.left": "noch {time}",
    "progress.difference": "Unterschied {low} bis {high}",
    "written": "Geschrieben: {file}",
    "show.title": "Partie {number} (Startzahl {seed}): {players}",
    "show.result": "Punkte: {points}",
    "show.winner.one": "{players} gewinnt.",
    "show.winner.many": "{players} teilen sich den Sieg.",
    "show.not_finished": "Die Partie endete nicht; sie wurde nach {turns} Zügen jedes Spielers abgebrochen.",
    "record.over": "Gespeichert in {file}: Partie {number} mit {n} Antworten, an ihrem Ende.",
    "record.after": "Gespeichert in {file}: Partie {number} nach {after} ihrer {n} Antworten.",
    "error.contestants": (
        "Wer spielt? Nenne einen bis sechs Spieler: random, big-money, big-money:schmiede, eine Strategiedatei ..."
    ),
    "error.players.one": "1 Spieler: erwartet sind 2 bis 6.",
    "error.players": "{n} Spieler: erwartet sind 2 bis 6.",
    "error.more_than_players": "{given} Spieler sind genannt, aber --players {players}.",
    "error.percent": "{option} {text}: erwartet ist ein Prozentwert wie {example}.",
    "error.range": "{option} {text}: erwartet ist {low} bis {high}.",
    "error.game": "Partie {number} ließ sich nicht spielen: {problem}",
    "error.game_again": "Zum Ansehen: derselbe Befehl mit --show {number}.",
    "error.workers": (
        "Ein Prozess ist {tries}-mal bei den Partien {first} bis {last} gestorben; die Simulation wurde aufgegeben."
    ),
    "error.after": "--after {after}: Partie {number} hat {n} Antworten.",
    "error.after_alone": "--after gehört zu --record.",
    "error.margin_alone": "--margin gehört zu --until.",
    "error.extra": '{option} braucht {packages}: pip install "platin[{extra}]"',
    "error.no_directory": "es gibt kein Verzeichnis {directory}",
    "error.write": "{file} lässt sich nicht schreiben: {problem}",
    "error.cluster": "Kein Ray-Cluster unter {address}: {problem}",
    "error.number": "Partie {number}: erwartet ist eine Zahl ab 0.",
    "os.EACCES": "keine Berechtigung",
    "os.EISDIR": "es ist ein Verzeichnis",
    "os.ENOTDIR": "es ist kein Verzeichnis",
    "os.ENOSPC": "kein Platz mehr auf dem Datenträger",
    "os.EROFS": "dort lässt sich nichts schreiben",
    "os.ENOENT": "es gibt keine solche Datei und kein solches Verzeichnis",
    "os.EEXIST": "es gibt schon etwas mit diesem Namen",
    "os.ENAMETOOLONG": "der Name ist zu lang",
    "os.ECONNREFUSED": "dort antwortet niemand",
    "os.ETIMEDOUT": "es kam nicht rechtzeitig eine Antwort",
    "os.EHOSTUNREACH": "dorthin gibt es keinen Weg",
    "error.no_cards": "--kingdom {text!r}: erwartet ist mindestens eine Karte oder ein Set mit Namen.",
    "and": "{first} und {last}",
}
