"""What tournaments say, in German: the command and the report."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Command line.
    "tournament.help": (
        "Lässt jeden gegen jeden viele Partien zu zweit spielen und bewertet sie. Jeder PLAYER ist der Name eines "
        "eingebauten Gegners oder einer Strategie, eine Strategiedatei oder eine Python-Klasse (Modul:Klasse)."
    ),
    "tournament.kingdom": (
        "Das Königreich: ein empfohlenes Set, eine Liste von Karten, zufällig oder zufällig:ZAHL. Ohne Angabe eines "
        "mit allem, worum es den Spielern geht."
    ),
    "tournament.kingdoms": (
        "Spielt in so vielen zufälligen Königreichen, nach der Startzahl; die Wertungen gelten dann für alle "
        "Königreiche."
    ),
    "tournament.games": "Partien jedes Paares, in allen Königreichen zusammen (1.000).",
    "tournament.seed": "Die Startzahl: Ein Paar spielt immer dieselben Partien, wer auch sonst teilnimmt (0).",
    "tournament.jobs": "Wie viele Prozesse (so viele, wie es Kerne gibt).",
    "tournament.level": "Das Niveau der Konfidenzintervalle (95%).",
    "tournament.report": "Schreibt einen Bericht in diese Datei: eine Seite für den Browser.",
    "tournament.png": "Schreibt Wertungen und Kreuztabelle als Bild in diese Datei.",
    "tournament.json": "Schreibt alles als JSON in diese Datei (-: ins Terminal, und sonst nichts).",
    "tournament.progress": "Turnier",
    "tournament.written": "Geschrieben: {file}",
    "tournament.stopped": "Abgebrochen; das sind die Partien bis dahin.",
    "tournament.stopped.none": "Abgebrochen, bevor Partien gezählt waren.",
    "tournament.lacking": "Hinweis: {player} geht es um Karten, die nicht in diesem Königreich sind: {cards}.",
    "tournament.lacking.some": "Hinweis: {player} geht es um Karten, die in {n} der {all} Königreiche fehlen.",
    "tournament.error.few": (
        "Wer spielt? Nenne mindestens zwei Spieler: random, big-money, big-money:schmiede, eine Strategiedatei ..."
    ),
    "tournament.error.twice": "{player} ist zweimal dabei; erwartet ist jeder Spieler einmal.",
    "tournament.error.both": "--kingdom und --kingdoms: Erwartet ist nur eines davon.",
    "tournament.error.kingdoms": (
        "{players} sind für verschiedene Königreiche gemacht. Sag, in welchem gespielt wird: --kingdom, oder "
        "--kingdoms für zufällige."
    ),
    "tournament.error.game": "{players}: Partie {number} ließ sich nicht spielen: {problem}",
    "tournament.error.game_again": "Zum Ansehen: {command}",
    "tournament.print.cross": "Punkte in 100 Partien der Zeile gegen die Spalte",
    "tournament.print.summary": "{games} Partien, {pairs} Paare, {seconds} s. {kingdom}",
    "tournament.print.kingdom": "Königreich: {cards}",
    "tournament.print.kingdoms": "{n} zufällige Königreiche.",
    "tournament.print.pair": (
        "{name} gegen {other} über Königreiche im Allgemeinen: {share} ({level}-Intervall {interval}); weniger als die "
        "Hälfte in {fewer} von diesen {n}."
    ),
    "tournament.print.surprise": (
        "Eine Zahl sagt nicht alles über einen Spieler: {name} gewann {share} gegen {other}, erwartet sind {expected}."
    ),
    # Report.
    "tournament.title": "Turnier: {n} Spieler, {games} Partien",
    "tournament.kicker": "Dominion-Turnier, jeder gegen jeden",
    "tournament.best": "Am besten ist {name}",
    "tournament.close": "{name} liegt vor {other}, aber nicht sicher",
    "tournament.even": "{name} und {other} liegen gleichauf",
    "tournament.even.sure": "Die Wertungen der ersten beiden, {name} und {other}, sind gleich.",
    "tournament.sure": (
        "{name} steht {difference} Punkte über dem Zweiten, {other}: Das sind {expected} ihrer Partien. Die "
        "Reihenfolge der beiden ist zu {sure} sicher."
    ),
    "tournament.unsure": (
        "{name} steht {difference} Punkte über dem Zweiten, {other}: Das sind {expected} ihrer Partien. Die "
        "Reihenfolge der beiden ist nur zu {sure} sicher."
    ),
    "tournament.more": "> {share}",
    "tournament.more_than": "mehr als {share}",
    "tournament.fact.players": "Spieler",
    "tournament.fact.pairs.one": "Paar",
    "tournament.fact.pairs.many": "Paare",
    "tournament.fact.kingdoms.one": "Königreich",
    "tournament.fact.kingdoms.many": "Königreiche",
    "tournament.ratings.title": "Wertungen",
    "tournament.ratings.note": (
        "Nach der Skala von Elo: 100 Punkte mehr bedeuten 64 % der Partien, 200 bedeuten 76 %, 400 bedeuten 91 %. "
        "1500 ist der Durchschnitt dieses Turniers; Wertungen verschiedener Turniere lassen sich nicht vergleichen."
    ),
    "tournament.ratings.caption": "Mit {level}-Intervallen. Die gestrichelte Linie ist der Durchschnitt.",
    "tournament.ratings.desc": "Ein Punkt mit Intervall für jeden Spieler: {values}.",
    "tournament.open": (
        "≥, ≤ und Pfeile: Wer nie einen Punkt an die anderen verlor oder nie einen gewann, ist mindestens so viel "
        "besser oder schlechter; um wie viel mehr, sagen die Partien nicht. Der Durchschnitt ist der der anderen."
    ),
    "tournament.groups": (
        "Einige Spieler sind sich nie begegnet, auch nicht auf dem Weg über andere; ihre Wertungen lassen sich "
        "nicht vergleichen."
    ),
    "tournament.ahead.note": "Voraus: wie sicher es ist, dass ein Spieler besser ist als der nächste.",
    "tournament.cross.title": "Jeder gegen jeden",
    "tournament.cross.caption": (
        "Prozent der Partien, die die Zeile gegen die Spalte gewann, Unentschieden zur Hälfte. Blau: mehr als die "
        "Hälfte."
    ),
    "tournament.cross.desc": "Eine Tafel aller Spieler gegen alle; ihre Zahlen stehen in der Tabelle darunter.",
    "tournament.cross.cells": "Gewonnen, und Partien gewonnen : unentschieden : verloren.",
    "tournament.fit.title": "Beschreibt eine Zahl einen Spieler?",
    "tournament.fit.none": (
        "Ja: Kein Paar weicht um mehr als vier Standardfehler von dem ab, was die Wertungen der beiden erwarten lassen."
    ),
    "tournament.fit.some": (
        "Nicht ganz: Diese Paare weichen um mehr als vier Standardfehler von dem ab, was die Wertungen der beiden "
        "erwarten lassen. Manche liegen einander besser oder schlechter, wie die Schere dem Papier."
    ),
    "tournament.kingdoms.title": "Die Königreiche",
    "tournament.kingdoms.note": (
        "Zufällig gezogen; die Wertungen gelten für alle Königreiche, von denen diese eine Stichprobe sind."
    ),
    "tournament.kingdoms.won": "{name} gewann",
    "tournament.kingdoms.list": "Alle {n} Königreiche",
    "tournament.kingdoms.more": "und {n} weitere",
    "tournament.method.games": (
        "{games} für jedes Paar, mit denselben Mischungen auf getauschten Plätzen, Startzahl {seed}"
    ),
    "tournament.method.ratings": "Wertungen",
    "tournament.method.model": (
        "Das Modell von Bradley und Terry nach der größten Wahrscheinlichkeit, Unentschieden als halbe Siege. Jedes "
        "Paar bekommt außerdem einen Block, der halb gewonnen und halb verloren ist, damit auch makellose "
        "Ergebnisse eine Wertung haben; unter vielen Partien fällt er nicht ins Gewicht."
    ),
    "tournament.method.block": (
        "{level}, aus robusten Standardfehlern (Sandwich) mit den {n} Paaren von Partien mit denselben Mischungen "
        "als Einheit. Ein Bootstrap über sie würde dasselbe schätzen, aber nicht jedes Mal gleich."
    ),
    "tournament.method.kingdom": (
        "{level}, aus robusten Standardfehlern (Sandwich) mit den {n} Königreichen als Einheit und den Quantilen "
        "der t-Verteilung: Sie gelten auch für Königreiche, die nicht gezogen wurden."
    ),
    "column.kingdom": "Königreich",
    "column.rank": "#",
    "column.rating": "Wertung",
    "column.score": "Gewonnen",
    "column.ahead_of_next": "Voraus",
    "column.pair": "Paar",
    "column.expected": "Erwartet",
    "axis.rating": "Wertung",
}
