"""What the search for strategies says: the command, and the plan that it has found."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        # Command line.
        "learn.help": Both(
            "Find the best strategy for a kingdom: a recommended set, a list of cards, a built-in strategy whose "
            "kingdom is meant, random or random:NUMBER. What is found is a strategy file that can be read, changed "
            "and played.",
            "Sucht die beste Strategie für ein Königreich: ein empfohlenes Set, eine Liste von Karten, eine eingebaute "
            "Strategie, deren Königreich gemeint ist, zufällig oder zufällig:ZAHL. Gefunden wird eine Strategiedatei, "
            "die man lesen, ändern und spielen lassen kann.",
        ),
        "learn.seconds": Both("How long to search, in seconds (60).", "Wie lange gesucht wird, in Sekunden (60)."),
        "learn.decisions": Both(
            "Search with so many decisions instead: the same number and seed find the same again on any machine.",
            "Sucht stattdessen mit so vielen Entscheidungen: Dieselbe Anzahl und Startzahl finden auf jedem Rechner "
            "wieder dasselbe.",
        ),
        "learn.players": Both("For how many players (2).", "Für wie viele Spieler (2)."),
        "learn.seed": Both("The seed of the search (1).", "Die Startzahl der Suche (1)."),
        "learn.jobs": Both(
            "How many processes (as many as there are cores).", "Wie viele Prozesse (so viele, wie es Kerne gibt)."
        ),
        "learn.out": Both("Write the strategy to this file.", "Schreibt die Strategie in diese Datei."),
        "learn.json": Both(
            "Write what was found and measured as JSON to this file (-: to the terminal, and nothing else).",
            "Schreibt alles Gefundene und Gemessene als JSON in diese Datei (-: ins Terminal, und sonst nichts).",
        ),
        "learn.report": Both(
            "Write a report to this file: a page with the plan in words, what it wins, and by which cards.",
            "Schreibt einen Bericht in diese Datei: eine Seite mit dem Plan in Worten, was er gewinnt, und durch "
            "welche Karten.",
        ),
        "learn.games": Both(
            "Games for each number that is reported; the search has not seen them (500).",
            "Partien für jede Zahl, die berichtet wird; die Suche kennt sie nicht (500).",
        ),
        "learn.cluster": Both(
            "Search on a Ray cluster: its address, or local.", "Sucht auf einem Ray-Cluster: dessen Adresse oder local."
        ),
        "learn.progress": Both("Search", "Suche"),
        "learn.measuring": Both("Fresh games", "Neue Partien"),
        "learn.best": Both("{value} · {plan}", "{value} · {plan}"),
        "learn.interrupted": Both("Stopped; nothing was written.", "Abgebrochen; es wurde nichts geschrieben."),
        # What it prints.
        "learn.kingdom": Both("Kingdom: {kingdom}", "Königreich: {kingdom}"),
        "learn.against": Both(
            "wins {share} ({low}–{high}) against {rival}", "gewinnt {share} ({low}–{high}) gegen {rival}"
        ),
        "learn.fresh": Both(
            "{games} games each that the search has not seen; 95% intervals.",
            "Je {games} Partien, die die Suche nicht kennt; 95-%-Intervalle.",
        ),
        "learn.cards": Both(
            "What its cards are worth: how much it wins against itself without them",
            "Was seine Karten bringen: wie viel er gegen sich selbst ohne sie gewinnt",
        ),
        "learn.cut": Both(
            "The clock ended the search early: it cannot be repeated exactly.",
            "Die Uhr hat die Suche vorzeitig beendet: Sie lässt sich nicht genau wiederholen.",
        ),
        "learn.again": Both("The same again: {command}", "Dasselbe noch einmal: {command}"),
        "learn.written": Both("Written: {file}", "Geschrieben: {file}"),
        # The file.
        "title": Both("Learnt: {cards}", "Gelernt: {cards}"),
        "title.money": Both("Learnt: money alone", "Gelernt: nur Geld"),
        "note": Both(
            "Found by a search of {games} games (seed {seed}, {decisions} decisions).",
            "Gefunden durch eine Suche mit {games} Partien (Startzahl {seed}, {decisions} Entscheidungen).",
        ),
        "note.cut": Both(
            "Found by a search of {games} games (seed {seed}), which the clock ended.",
            "Gefunden durch eine Suche mit {games} Partien (Startzahl {seed}), die die Uhr beendet hat.",
        ),
    }
)
