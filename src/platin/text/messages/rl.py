"""What `platin rl` says."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "rl.help": Both(
            "For researchers: rate a player, or write a data set of decisions.",
            "Für die Forschung: einen Spieler bewerten oder einen Datensatz von Entscheidungen schreiben.",
        ),
        "rl.rate": Both(
            "Rate a player against our bots, one after the other, with intervals. PLAYER is a class, “module:Class” or "
            "“file.py:Class”, or any other contestant.",
            "Bewertet einen Spieler gegen unsere Bots, einen nach dem anderen, mit Intervallen. PLAYER ist eine "
            "Klasse, „Modul:Klasse“ oder „Datei.py:Klasse“, oder jeder andere Teilnehmer.",
        ),
        "rl.against": Both(
            "An opponent; may be given several times. Without it, all bots that make sense in the kingdom.",
            "Ein Gegner; kann mehrmals angegeben werden. Sonst alle Bots, die in diesem Königreich sinnvoll sind.",
        ),
        "rl.kingdom": Both(
            "The kingdom: a recommended set, a list of cards, “random” or “random:7”. Without it, the one that the "
            "players are about.",
            "Das Königreich: ein empfohlener Satz, eine Liste von Karten, „random“ oder „random:7“. Sonst das, um das "
            "es den Spielern geht.",
        ),
        "rl.games": Both(
            "How many games against each opponent (1000).", "Wie viele Partien gegen jeden Gegner (1000)."
        ),
        "rl.seed": Both("The seed of the shuffles (0).", "Der Startwert der Zufallszahlen (0)."),
        "rl.jobs": Both("How many processes (one a core).", "Wie viele Prozesse (einer je Prozessorkern)."),
        "rl.level": Both("The level of the intervals (95%).", "Das Niveau der Intervalle (95%)."),
        "rl.json": Both("Print JSON instead of a table.", "Gibt JSON statt einer Tabelle aus."),
        "rl.dataset": Both(
            "Let bots play, and write what they saw and did as Parquet: one row a decision.",
            "Lässt Bots spielen und schreibt als Parquet, was sie sahen und taten: eine Zeile je Entscheidung.",
        ),
        "rl.out": Both("The file to write.", "Die Datei, die geschrieben wird."),
        "rl.dataset.games": Both("How many games (1000).", "Wie viele Partien (1000)."),
        "rl.cards": Both(
            "Numbers for “all” cards, or only for those of the “table”: then there is one kingdom.",
            "Nummern für alle Karten („all“) oder nur für die des Tisches („table“): dann gibt es ein Königreich.",
        ),
        "rl.title": Both(
            "{player} against our bots: {games} games each",
            "{player} gegen unsere Bots: je {games} Partien",
        ),
        "rl.opponent": Both("Opponent", "Gegner"),
        "rl.share": Both("Share of wins", "Siegquote"),
        "rl.interval": Both("Interval ({level})", "Intervall ({level})"),
        "rl.points": Both("Points", "Punkte"),
        "rl.written": Both(
            "{rows} decisions of {games} games are in {file}.",
            "{rows} Entscheidungen aus {games} Partien sind in {file}.",
        ),
        "rl.missing": Both(
            'This needs packages that are not installed ({packages}): pip install "platin[rl]"',
            'Dazu fehlen Pakete ({packages}): pip install "platin[rl]"',
        ),
    }
)
