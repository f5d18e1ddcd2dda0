"""What tournaments say: the command and the report."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        # Command line.
        "tournament.help": Both(
            "Let every player meet every other in many games for two, and rate them. Each PLAYER is the name of a "
            "built-in bot or strategy, a strategy file, or a Python class (module:Class).",
            "Lässt jeden gegen jeden viele Partien zu zweit spielen und bewertet sie. Jeder PLAYER ist der Name "
            "eines eingebauten Gegners oder einer Strategie, eine Strategiedatei oder eine Python-Klasse "
            "(Modul:Klasse).",
        ),
        "tournament.kingdom": Both(
            "The kingdom: a recommended set, a list of cards, random or random:NUMBER. Without it, one with all that "
            "the players are about.",
            "Das Königreich: ein empfohlenes Set, eine Liste von Karten, zufällig oder zufällig:ZAHL. Ohne Angabe "
            "eines mit allem, worum es den Spielern geht.",
        ),
        "tournament.kingdoms": Both(
            "Play in so many random kingdoms, by the seed; the ratings are then about all that could be drawn.",
            "Spielt in so vielen zufälligen Königreichen, nach der Startzahl; die Wertungen gelten dann für alle, die "
            "gezogen werden könnten.",
        ),
        "tournament.games": Both(
            "Games of each pair, in all kingdoms together (1,000).",
            "Partien jedes Paares, in allen Königreichen zusammen (1.000).",
        ),
        "tournament.seed": Both(
            "The seed: a pair always plays the same games, whoever else takes part (0).",
            "Die Startzahl: Ein Paar spielt immer dieselben Partien, wer auch sonst teilnimmt (0).",
        ),
        "tournament.jobs": Both(
            "How many processes (as many as there are cores).",
            "Wie viele Prozesse (so viele, wie es Kerne gibt).",
        ),
        "tournament.level": Both(
            "The level of the confidence intervals (95%).",
            "Das Niveau der Konfidenzintervalle (95%).",
        ),
        "tournament.report": Both(
            "Write a report to this file: a page for the browser.",
            "Schreibt einen Bericht in diese Datei: eine Seite für den Browser.",
        ),
        "tournament.png": Both(
            "Write ratings and cross table as a picture to this file.",
            "Schreibt Wertungen und Kreuztabelle als Bild in diese Datei.",
        ),
        "tournament.json": Both(
            "Write everything as JSON to this file (-: to the terminal, and nothing else).",
            "Schreibt alles als JSON in diese Datei (-: ins Terminal, und sonst nichts).",
        ),
        "tournament.progress": Both("Tournament", "Turnier"),
        "tournament.written": Both("Written: {file}", "Geschrieben: {file}"),
        "tournament.stopped": Both(
            "Stopped; these are the games so far.",
            "Abgebrochen; das sind die Partien bis dahin.",
        ),
        "tournament.stopped.none": Both(
            "Stopped before the first games were counted.",
            "Abgebrochen, bevor Partien gezählt waren.",
        ),
        "tournament.lacking": Both(
            "Note: {player} is about cards that are not in this kingdom: {cards}.",
            "Hinweis: {player} geht es um Karten, die nicht in diesem Königreich sind: {cards}.",
        ),
        "tournament.lacking.some": Both(
            "Note: {player} is about cards that are missing in {n} of the {all} kingdoms.",
            "Hinweis: {player} geht es um Karten, die in {n} der {all} Königreiche fehlen.",
        ),
        "tournament.error.few": Both(
            "Who plays? Name at least two players: random, big-money, big-money:smithy, a strategy file ...",
            "Wer spielt? Nenne mindestens zwei Spieler: random, big-money, big-money:schmiede, eine Strategiedatei ...",
        ),
        "tournament.error.twice": Both(
            "{player} is there twice; expected: each player once.",
            "{player} ist zweimal dabei; erwartet ist jeder Spieler einmal.",
        ),
        "tournament.error.both": Both(
            "--kingdom and --kingdoms: expected only one of them.",
            "--kingdom und --kingdoms: Erwartet ist nur eines davon.",
        ),
        "tournament.error.kingdoms": Both(
            "{players} are made for different kingdoms. Say which to play in: --kingdom, or --kingdoms for random "
            "ones.",
            "{players} sind für verschiedene Königreiche gemacht. Sag, in welchem gespielt wird: --kingdom, oder "
            "--kingdoms für zufällige.",
        ),
        "tournament.error.game": Both(
            "{players}: game {number} could not be played: {problem}",
            "{players}: Partie {number} ließ sich nicht spielen: {problem}",
        ),
        "tournament.error.game_again": Both("See it: {command}", "Zum Ansehen: {command}"),
        "tournament.print.cross": Both(
            "Points in 100 games of the row against the column",
            "Punkte in 100 Partien der Zeile gegen die Spalte",
        ),
        "tournament.print.summary": Both(
            "{games} games, {pairs} pairs, {seconds} s. {kingdom}",
            "{games} Partien, {pairs} Paare, {seconds} s. {kingdom}",
        ),
        "tournament.print.kingdom": Both("Kingdom: {cards}", "Königreich: {cards}"),
        "tournament.print.kingdoms": Both("{n} random kingdoms.", "{n} zufällige Königreiche."),
        "tournament.print.pair": Both(
            "{name} against {other} over kingdoms in general: {share} ({level} interval {interval}); less than half "
            "in {fewer} of these {n}.",
            "{name} gegen {other} über Königreiche im Allgemeinen: {share} ({level}-Intervall {interval}); weniger "
            "als die Hälfte in {fewer} von diesen {n}.",
        ),
        "tournament.print.surprise": Both(
            "One number does not say all about a player: {name} won {share} against {other}, expected are {expected}.",
            "Eine Zahl sagt nicht alles über einen Spieler: {name} gewann {share} gegen {other}, erwartet sind "
            "{expected}.",
        ),
        # Report.
        "tournament.title": Both("Tournament: {n} players, {games} games", "Turnier: {n} Spieler, {games} Partien"),
        "tournament.kicker": Both("Dominion tournament, all against all", "Dominion-Turnier, jeder gegen jeden"),
        "tournament.best": Both("{name} is the best", "Am besten ist {name}"),
        "tournament.close": Both(
            "{name} is ahead of {other}, but not for certain",
            "{name} liegt vor {other}, aber nicht sicher",
        ),
        "tournament.even": Both("{name} and {other} are level", "{name} und {other} liegen gleichauf"),
        "tournament.even.sure": Both(
            "The ratings of the first two, {name} and {other}, are the same.",
            "Die Wertungen der ersten beiden, {name} und {other}, sind gleich.",
        ),
        "tournament.sure": Both(
            "{name} is rated {difference} points above {other}, the second: that is {expected} of their games. The "
            "order of the two is certain to {sure}.",
            "{name} steht {difference} Punkte über dem Zweiten, {other}: Das sind {expected} ihrer Partien. Die "
            "Reihenfolge der beiden ist zu {sure} sicher.",
        ),
        "tournament.unsure": Both(
            "{name} is rated {difference} points above {other}, the second: that is {expected} of their games. The "
            "order of the two is certain to {sure} only.",
            "{name} steht {difference} Punkte über dem Zweiten, {other}: Das sind {expected} ihrer Partien. Die "
            "Reihenfolge der beiden ist nur zu {sure} sicher.",
        ),
        "tournament.more": Both("> {share}", "> {share}"),
        "tournament.more_than": Both("more than {share}", "mehr als {share}"),
        "tournament.fact.players": Both("players", "Spieler"),
        "tournament.fact.pairs.one": Both("pair", "Paar"),
        "tournament.fact.pairs.many": Both("pairs", "Paare"),
        "tournament.fact.kingdoms.one": Both("kingdom", "Königreich"),
        "tournament.fact.kingdoms.many": Both("kingdoms", "Königreiche"),
        "tournament.ratings.title": Both("Ratings", "Wertungen"),
        "tournament.ratings.note": Both(
            "On the scale of Elo: 100 points more mean 64% of the games, 200 mean 76%, 400 mean 91%. 1500 is the "
            "average of this tournament; ratings of different tournaments cannot be compared.",
            "Nach der Skala von Elo: 100 Punkte mehr bedeuten 64 % der Partien, 200 bedeuten 76 %, 400 bedeuten 91 "
            "%. 1500 ist der Durchschnitt dieses Turniers; Wertungen verschiedener Turniere lassen sich nicht "
            "vergleichen.",
        ),
        "tournament.ratings.caption": Both(
            "With {level} intervals. The dashed line is the average.",
            "Mit {level}-Intervallen. Die gestrichelte Linie ist der Durchschnitt.",
        ),
        "tournament.ratings.desc": Both(
            "A point with its interval for each player: {values}.",
            "Ein Punkt mit Intervall für jeden Spieler: {values}.",
        ),
        "tournament.open": Both(
            "≥, ≤ and arrows: who never lost a point to the others, or never won one, is at least that much better "
            "or worse; how much more, the games do not say. The average is that of the others.",
            "≥, ≤ und Pfeile: Wer nie einen Punkt an die anderen verlor oder nie einen gewann, ist mindestens so "
            "viel besser oder schlechter; um wie viel mehr, sagen die Partien nicht. Der Durchschnitt ist der der "
            "anderen.",
        ),
        "tournament.groups": Both(
            "Some players never met, not even by way of others; their ratings cannot be compared.",
            "Einige Spieler sind sich nie begegnet, auch nicht auf dem Weg über andere; ihre Wertungen lassen sich "
            "nicht vergleichen.",
        ),
        "tournament.ahead.note": Both(
            "Ahead: how certain it is that a player is better than the next one.",
            "Voraus: wie sicher es ist, dass ein Spieler besser ist als der nächste.",
        ),
        "tournament.cross.title": Both("All against all", "Jeder gegen jeden"),
        "tournament.cross.caption": Both(
            "Percent of its games that the row won against the column, ties as half. Blue: more than half.",
            "Prozent der Partien, die die Zeile gegen die Spalte gewann, Unentschieden zur Hälfte. Blau: mehr als "
            "die Hälfte.",
        ),
        "tournament.cross.desc": Both(
            "A table of all players against all; its numbers are in the table below.",
            "Eine Tafel aller Spieler gegen alle; ihre Zahlen stehen in der Tabelle darunter.",
        ),
        "tournament.cross.cells": Both(
            "Won, and games won : tied : lost.",
            "Gewonnen, und Partien gewonnen : unentschieden : verloren.",
        ),
        "tournament.fit.title": Both("Does one number describe a player?", "Beschreibt eine Zahl einen Spieler?"),
        "tournament.fit.none": Both(
            "Yes: no pair differs by more than four standard errors from what the ratings of the two let expect.",
            "Ja: Kein Paar weicht um mehr als vier Standardfehler von dem ab, was die Wertungen der beiden erwarten "
            "lassen.",
        ),
        "tournament.fit.some": Both(
            "Not entirely: these pairs differ by more than four standard errors from what the ratings of the two let "
            "expect. Some players suit each other better or worse, as scissors suit paper.",
            "Nicht ganz: Diese Paare weichen um mehr als vier Standardfehler von dem ab, was die Wertungen der "
            "beiden erwarten lassen. Manche liegen einander besser oder schlechter, wie die Schere dem Papier.",
        ),
        "tournament.kingdoms.title": Both("The kingdoms", "Die Königreiche"),
        "tournament.kingdoms.note": Both(
            "Drawn by chance; the ratings are about all kingdoms that could have been drawn: these are a sample.",
            "Zufällig gezogen; die Wertungen gelten für alle Königreiche, die hätten gezogen werden können: Diese sind "
            "eine Stichprobe.",
        ),
        "tournament.kingdoms.won": Both("{name} won", "{name} gewann"),
        "tournament.kingdoms.list": Both("All {n} kingdoms", "Alle {n} Königreiche"),
        "tournament.kingdoms.more": Both("and {n} more", "und {n} weitere"),
        "tournament.method.games": Both(
            "{games} for each pair, seats swapped with the same shuffles, seed {seed}",
            "{games} für jedes Paar, mit denselben Mischungen auf getauschten Plätzen, Startzahl {seed}",
        ),
        "tournament.method.ratings": Both("Ratings", "Wertungen"),
        "tournament.method.model": Both(
            "The model of Bradley and Terry by maximum likelihood, ties as half wins. Each pair also gets one block "
            "that is half won and half lost, so that perfect scores have a rating; among many games it weighs nothing.",
            "Das Modell von Bradley und Terry nach der größten Wahrscheinlichkeit, Unentschieden als halbe Siege. "
            "Jedes Paar bekommt außerdem einen Block, der halb gewonnen und halb verloren ist, damit auch makellose "
            "Ergebnisse eine Wertung haben; unter vielen Partien fällt er nicht ins Gewicht.",
        ),
        "tournament.method.block": Both(
            "{level}, from robust standard errors (sandwich) with the {n} pairs of games that share their shuffles "
            "as the unit. A bootstrap over them would estimate the same, but not the same each time.",
            "{level}, aus robusten Standardfehlern (Sandwich) mit den {n} Paaren von Partien mit denselben "
            "Mischungen als Einheit. Ein Bootstrap über sie würde dasselbe schätzen, aber nicht jedes Mal gleich.",
        ),
        "tournament.method.kingdom": Both(
            "{level}, from robust standard errors (sandwich) with the {n} kingdoms as the unit, and the quantiles of "
            "Student's t: they hold for kingdoms that were not drawn, too.",
            "{level}, aus robusten Standardfehlern (Sandwich) mit den {n} Königreichen als Einheit und den Quantilen "
            "der t-Verteilung: Sie gelten auch für Königreiche, die nicht gezogen wurden.",
        ),
        "column.kingdom": Both("Kingdom", "Königreich"),
        "column.rank": Both("#", "#"),
        "column.rating": Both("Rating", "Wertung"),
        "column.score": Both("Won", "Gewonnen"),
        "column.ahead_of_next": Both("Ahead", "Voraus"),
        "column.pair": Both("Pair", "Paar"),
        "column.expected": Both("Expected", "Erwartet"),
        "axis.rating": Both("rating", "Wertung"),
    }
)
