"""What the simulator says on the command line."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "simulate.help": Both(
            "Play many games of bots and strategies against each other, and tell who is better and how sure that is. "
            "Each PLAYER is the name of a built-in bot or strategy, a strategy file, or a Python class (module:Class).",
            "Lässt Computergegner und Strategien viele Partien gegeneinander spielen und sagt, wer besser ist und "
            "wie sicher das ist. Jeder PLAYER ist der Name eines eingebauten Gegners oder einer Strategie, eine "
            "Strategiedatei oder eine Python-Klasse (Modul:Klasse).",
        ),
        "simulate.kingdom": Both(
            "The kingdom: a recommended set, a list of cards, random, or random:SEED. Without it, one with all that "
            "the players are about.",
            "Das Königreich: ein empfohlenes Set, eine Liste von Karten, zufall oder zufall:ZAHL. Ohne Angabe eines "
            "mit allem, worum es den Spielern geht.",
        ),
        "simulate.expansion": Both(
            "Draw kingdoms from this expansion only, in either language; can be given several times.",
            "Königreiche nur aus dieser Erweiterung auslosen, in beiden Sprachen; mehrfach möglich.",
        ),
        "simulate.games": Both(
            "How many games, made up to whole rotations of the seats (10,000; with --until, at most 1,000,000).",
            "Wie viele Partien, aufgerundet auf volle Runden der Sitzplätze (10.000; mit --until höchstens 1.000.000).",
        ),
        "simulate.seed": Both(
            "The seed: game i of a seed is always the same game (0).",
            "Die Startzahl: Partie i zu einer Startzahl ist immer dieselbe Partie (0).",
        ),
        "simulate.jobs": Both(
            "How many processes (as many as there are cores).",
            "Wie viele Prozesse (so viele, wie es Kerne gibt).",
        ),
        "simulate.players": Both(
            "How many sit at the table; the players named are repeated in turn.",
            "Wie viele am Tisch sitzen; die genannten Spieler werden reihum wiederholt.",
        ),
        "simulate.level": Both(
            "The level of the confidence intervals (95%).",
            "Das Niveau der Konfidenzintervalle (95%).",
        ),
        "simulate.until": Both(
            "Stop as soon as it is settled who is better, or that nobody is, at this level: 99%.",
            "Hört auf, sobald auf diesem Niveau feststeht, wer besser ist oder dass es niemand ist: 99%.",
        ),
        "simulate.margin": Both(
            "Win shares that differ by less than this count as equal (1%); with --until.",
            "Siegquoten, die sich um weniger unterscheiden, gelten als gleich (1%); mit --until.",
        ),
        "simulate.unpaired": Both(
            "Shuffle anew for each game, instead of using the same shuffles with rotated seats.",
            "Mischt für jede Partie neu, statt dieselben Mischungen mit getauschten Plätzen zu benutzen.",
        ),
        "simulate.show": Both(
            "Play game I once more and print its log, instead of simulating.",
            "Spielt Partie I noch einmal und gibt ihren Verlauf aus, statt zu simulieren.",
        ),
        "simulate.record": Both(
            "Save game I as a game that “platin play --load” opens, instead of simulating.",
            "Speichert Partie I als Spiel, das „platin play --load“ öffnet, statt zu simulieren.",
        ),
        "simulate.after": Both(
            "With --record: save the game as it stood after so many answers.",
            "Mit --record: speichert das Spiel, wie es nach so vielen Antworten stand.",
        ),
        "simulate.json": Both(
            "Write everything to this file as JSON (-: to the terminal, and nothing else).",
            "Schreibt alles als JSON in diese Datei (-: ins Terminal, und sonst nichts).",
        ),
        "simulate.report": Both(
            "Write a report to this file: one page to open in a browser.",
            "Schreibt einen Bericht in diese Datei: eine Seite für den Browser.",
        ),
        "simulate.png": Both(
            "Write the main plots to this directory as PNG.",
            "Schreibt die wichtigsten Diagramme als PNG in dieses Verzeichnis.",
        ),
        "simulate.parquet": Both(
            "Write all games and turns to this directory as Parquet.",
            "Schreibt alle Partien und Züge als Parquet in dieses Verzeichnis.",
        ),
        "simulate.cluster": Both(
            "Play on a Ray cluster at this address (auto: the one that is running; local: start one here).",
            "Spielt auf einem Ray-Cluster mit dieser Adresse (auto: der laufende; local: startet einen hier).",
        ),
        "title": Both("{n} games", "{n} Partien"),
        "column.player": Both("Player", "Spieler"),
        "column.share": Both("Wins", "Siege"),
        "column.interval": Both("{level} interval", "{level}-Intervall"),
        "column.alone": Both("Alone", "Allein"),
        "column.shared": Both("Shared", "Geteilt"),
        "column.seat": Both("Seat {n}", "Platz {n}"),
        "column.points": Both("Points", "Punkte"),
        "column.turns": Both("Turns", "Züge"),
        "row.seats": Both("whoever sits there", "wer immer dort sitzt"),
        "title.seats": Both("Wins by seat", "Siege nach Sitzplatz"),
        "ties.one": Both(
            "1 game ({share}) ended in a tie; a tie of two counts as half a win for each.",
            "1 Partie ({share}) endete unentschieden; ein Unentschieden zu zweit zählt für beide als halber Sieg.",
        ),
        "ties": Both(
            "{n} games ({share}) ended in a tie; a tie of two counts as half a win for each.",
            "{n} Partien ({share}) endeten unentschieden; ein Unentschieden zu zweit zählt für beide als halber Sieg.",
        ),
        "method.blocks": Both(
            "Intervals: each holds with {level}. The unit is the group of {n} games that share their shuffles and "
            "rotate the seats (Agresti and Coull, over groups).",
            "Intervalle: Jedes gilt mit {level}. Die Einheit ist die Gruppe von {n} Partien mit denselben Mischungen "
            "und getauschten Plätzen (Agresti und Coull, über Gruppen).",
        ),
        "method.wilson": Both(
            "Intervals: each holds with {level}. The unit is the game (Wilson); seats rotate.",
            "Intervalle: Jedes gilt mit {level}. Die Einheit ist die Partie (Wilson); die Plätze wechseln.",
        ),
        "gain": Both(
            "Precision: a game counts as much as {all} independent ones with random seats, by the variances of this "
            "run (the same shuffles alone: {shuffles}).",
            "Genauigkeit: Eine Partie zählt so viel wie {all} unabhängige mit ausgelosten Plätzen, nach den "
            "Varianzen dieses Laufs (dieselben Mischungen allein: {shuffles}).",
        ),
        "gain.mirror": Both(
            "Precision: each group of games with the same shuffles came out even; there is nothing left to chance.",
            "Genauigkeit: Jede Gruppe von Partien mit denselben Mischungen ging gleich aus; dem Zufall bleibt nichts.",
        ),
        "unfinished.one": Both(
            "1 game did not end and was broken off after {turns} turns each; it counts as it stood.",
            "1 Partie endete nicht und wurde nach je {turns} Zügen abgebrochen; sie zählt, wie sie stand.",
        ),
        "unfinished": Both(
            "{n} games did not end and were broken off after {turns} turns each; they count as they stood.",
            "{n} Partien endeten nicht und wurden nach je {turns} Zügen abgebrochen; sie zählen, wie sie standen.",
        ),
        "speed": Both(
            "{n} games in {seconds} s: {speed} games a second ({jobs} processes).",
            "{n} Partien in {seconds} s: {speed} Partien pro Sekunde ({jobs} Prozesse).",
        ),
        "speed.one": Both(
            "{n} games in {seconds} s: {speed} games a second (1 process).",
            "{n} Partien in {seconds} s: {speed} Partien pro Sekunde (1 Prozess).",
        ),
        "retries.one": Both(
            "A worker died; its games were played again.",
            "Ein Prozess ist gestorben; seine Partien wurden noch einmal gespielt.",
        ),
        "retries": Both(
            "Workers died {n} times; their games were played again.",
            "{n}-mal ist ein Prozess gestorben; seine Partien wurden noch einmal gespielt.",
        ),
        "interrupted": Both("Stopped; these are the games so far.", "Abgebrochen; das sind die Partien bis dahin."),
        "interrupted.none": Both("Stopped before the first game.", "Abgebrochen vor der ersten Partie."),
        "until.better": Both(
            "Settled at {level}: {a} wins more often than {b}, by {difference} (between {low} and {high}).",
            "Auf {level} entschieden: {a} gewinnt öfter als {b}, um {difference} (zwischen {low} und {high}).",
        ),
        "until.equal": Both(
            "Settled at {level}: {a} and {b} differ by less than {margin}: {difference} (between {low} and {high}).",
            "Auf {level} entschieden: {a} und {b} unterscheiden sich um weniger als {margin}: {difference} (zwischen "
            "{low} und {high}).",
        ),
        "until.open": Both(
            "Not settled at {level}: {a} against {b} {difference} (between {low} and {high}).",
            "Auf {level} nicht entschieden: {a} gegen {b} {difference} (zwischen {low} und {high}).",
        ),
        "until.method.one": Both(
            "The bounds hold whenever one stops (betting confidence sequence, Waudby-Smith and Ramdas 2024).",
            "Die Grenzen gelten, wann immer man aufhört (Konfidenzsequenz durch Wetten, Waudby-Smith und Ramdas 2024).",
        ),
        "until.method": Both(
            "The bounds hold for all {n} looks at once, whenever one stops (betting confidence sequence, "
            "Waudby-Smith and Ramdas 2024).",
            "Die Grenzen gelten für alle {n} Blicke zugleich, wann immer man aufhört (Konfidenzsequenz durch Wetten, "
            "Waudby-Smith und Ramdas 2024).",
        ),
        "kingdom": Both("Kingdom: {cards}", "Königreich: {cards}"),
        "lacking": Both(
            "Note: {player} is about cards that are not in this kingdom: {cards}.",
            "Hinweis: {player} geht es um Karten, die nicht in diesem Königreich sind: {cards}.",
        ),
        "progress": Both("Simulating", "Simulation"),
        "progress.speed": Both("{speed} games/s", "{speed} Partien/s"),
        "progress.left": Both("{time} left", "noch {time}"),
        "progress.difference": Both("difference {low} to {high}", "Unterschied {low} bis {high}"),
        "written": Both("Written: {file}", "Geschrieben: {file}"),
        "show.title": Both("Game {number} (seed {seed}): {players}", "Partie {number} (Startzahl {seed}): {players}"),
        "show.result": Both("Points: {points}", "Punkte: {points}"),
        "show.winner.one": Both("{players} wins.", "{players} gewinnt."),
        "show.winner.many": Both("{players} share the victory.", "{players} teilen sich den Sieg."),
        "show.not_finished": Both(
            "The game did not end; it was broken off after {turns} turns of each player.",
            "Die Partie endete nicht; sie wurde nach {turns} Zügen jedes Spielers abgebrochen.",
        ),
        "record.over": Both(
            "Saved to {file}: game {number} with {n} answers, at its end.",
            "Gespeichert in {file}: Partie {number} mit {n} Antworten, an ihrem Ende.",
        ),
        "record.after": Both(
            "Saved to {file}: game {number} after {after} of its {n} answers.",
            "Gespeichert in {file}: Partie {number} nach {after} ihrer {n} Antworten.",
        ),
        "error.contestants": Both(
            "Who plays? Name one to six players: random, big-money, big-money:smithy, a strategy file ...",
            "Wer spielt? Nenne einen bis sechs Spieler: random, big-money, big-money:schmiede, eine Strategiedatei ...",
        ),
        "error.players.one": Both("1 player: expected 2 to 6.", "1 Spieler: erwartet sind 2 bis 6."),
        "error.players": Both("{n} players: expected 2 to 6.", "{n} Spieler: erwartet sind 2 bis 6."),
        "error.more_than_players": Both(
            "{given} players named, but --players {players}.",
            "{given} Spieler sind genannt, aber --players {players}.",
        ),
        "error.percent": Both(
            "{option} {text}: expected a percentage like {example}.",
            "{option} {text}: erwartet ist ein Prozentwert wie {example}.",
        ),
        "error.range": Both(
            "{option} {text}: expected {low} to {high}.",
            "{option} {text}: erwartet ist {low} bis {high}.",
        ),
        "error.game": Both(
            "Game {number} could not be played: {problem}",
            "Partie {number} ließ sich nicht spielen: {problem}",
        ),
        "error.game_again": Both(
            "See it: the same command with --show {number}.",
            "Zum Ansehen: derselbe Befehl mit --show {number}.",
        ),
        "error.workers": Both(
            "A worker process died {tries} times over the games {first} to {last}; the simulation was given up.",
            "Ein Prozess ist {tries}-mal bei den Partien {first} bis {last} gestorben; die Simulation wurde "
            "aufgegeben.",
        ),
        "error.after": Both(
            "--after {after}: game {number} has {n} answers.",
            "--after {after}: Partie {number} hat {n} Antworten.",
        ),
        "error.after_alone": Both("--after belongs to --record.", "--after gehört zu --record."),
        "error.margin_alone": Both("--margin belongs to --until.", "--margin gehört zu --until."),
        "error.extra": Both(
            '{option} needs {packages}: pip install "platin[{extra}]"',
            '{option} braucht {packages}: pip install "platin[{extra}]"',
        ),
        "error.no_directory": Both("there is no directory {directory}", "es gibt kein Verzeichnis {directory}"),
        "error.write": Both("{file} cannot be written: {problem}", "{file} lässt sich nicht schreiben: {problem}"),
        "error.cluster": Both("No Ray cluster at {address}: {problem}", "Kein Ray-Cluster unter {address}: {problem}"),
        "error.number": Both(
            "Game {number}: expected a number from 0 on.",
            "Partie {number}: erwartet ist eine Zahl ab 0.",
        ),
        "os.EACCES": Both("no permission", "keine Berechtigung"),
        "os.EISDIR": Both("it is a directory", "es ist ein Verzeichnis"),
        "os.ENOTDIR": Both("it is not a directory", "es ist kein Verzeichnis"),
        "os.ENOSPC": Both("no space left on the device", "kein Platz mehr auf dem Datenträger"),
        "os.EROFS": Both("nothing can be written there", "dort lässt sich nichts schreiben"),
        "os.ENOENT": Both(
            "there is no such file or directory",
            "es gibt keine solche Datei und kein solches Verzeichnis",
        ),
        "os.EEXIST": Both("there is already something of this name", "es gibt schon etwas mit diesem Namen"),
        "os.ENAMETOOLONG": Both("the name is too long", "der Name ist zu lang"),
        "os.ECONNREFUSED": Both("nobody answers there", "dort antwortet niemand"),
        "os.ETIMEDOUT": Both("no answer came in time", "es kam nicht rechtzeitig eine Antwort"),
        "os.EHOSTUNREACH": Both("it cannot be reached", "dorthin gibt es keinen Weg"),
        "error.not_drawn": Both(
            "--expansion is for kingdoms that are drawn: expected no --kingdom with it, or random.",
            "--expansion gilt für ausgeloste Königreiche: Erwartet ist kein --kingdom dazu, oder zufall.",
        ),
        "error.no_cards": Both(
            "--kingdom {text!r}: expected at least one card, or a set by its name.",
            "--kingdom {text!r}: erwartet ist mindestens eine Karte oder ein Set mit Namen.",
        ),
        "and": Both("{first} and {last}", "{first} und {last}"),
    }
)
