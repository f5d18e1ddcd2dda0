"""The report of a search for strategies: what it says besides the words of all reports."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "found.title": Both("The best plan found · {plan}", "Der beste gefundene Plan · {plan}"),
        "found.kicker": Both("Dominion · a kingdom learnt · {plan}", "Dominion · ein Königreich gelernt · {plan}"),
        # The answer.
        "found.better": Both(
            "The plan found wins {share} ± {half} of its games against the all-rounder",
            "Der gefundene Plan gewinnt {share} ± {half} der Partien gegen den Allrounder",
        ),
        "found.level": Both(
            "The plan found is about as good as the all-rounder: it wins {share} ± {half}",
            "Der gefundene Plan ist etwa so gut wie der Allrounder: Er gewinnt {share} ± {half}",
        ),
        "found.worse": Both(
            "The search found nothing better than the all-rounder: the plan wins {share} ± {half} against it",
            "Die Suche fand nichts Besseres als den Allrounder: Der Plan gewinnt gegen ihn {share} ± {half}",
        ),
        "fact.searched": Both("games of the search", "Partien der Suche"),
        "fact.seconds": Both("seconds of search", "Sekunden Suche"),
        "fact.fresh": Both("new games against each opponent", "neue Partien gegen jeden Gegner"),
        # The parts.
        "plan.section": Both("The plan", "Der Plan"),
        "against.section": Both("How good it is", "Wie gut er ist"),
        "against.note": Both(
            "All numbers come from games that the search has not seen.",
            "Alle Zahlen stammen aus Partien, die die Suche nicht kennt.",
        ),
        "against.title": Both("What it wins", "Was er gewinnt"),
        "against.caption": Both(
            "Share of games won, ties as half, with {level} intervals. The dashed line is what equals win.",
            "Anteil gewonnener Partien, Unentschieden zur Hälfte, mit {level}-Intervallen. Die gestrichelte Linie ist, "
            "was Gleichstarke gewinnen.",
        ),
        "against.desc": Both("Against {values}", "Gegen {values}"),
        "cards.title": Both("What each card contributes", "Was jede Karte beiträgt"),
        "cards.caption": Both(
            "What the plan wins against itself without the card. Right of the dashed line the card is worth having.",
            "Was der Plan gegen sich selbst ohne diese Karte gewinnt. Rechts der gestrichelten Linie lohnt sie sich.",
        ),
        "cards.desc": Both("Against itself without {values}", "Gegen sich selbst ohne {values}"),
        "cards.none": Both("The plan buys no card of the kingdom.", "Der Plan kauft keine Karte des Königreichs."),
        "column.rival": Both("Against", "Gegen"),
        "column.without": Both("Without", "Ohne"),
        "finalists.section": Both("The search and its finalists", "Die Suche und ihre Finalisten"),
        "finalists.note": Both(
            "The plans that were strongest in the end. The first one was chosen; its idle wishes were left out.",
            "Die Pläne, die am Ende am stärksten waren. Der erste wurde gewählt; was in ihm nichts bewirkt, entfiel.",
        ),
        "finalists.title": Both("Finalists against each other", "Finalisten gegeneinander"),
        "finalists.caption": Both(
            "Percent of its games that the row won against the column, ties as half. Blue: more than equals win.",
            "Prozent der Partien, die die Zeile gegen die Spalte gewann, Unentschieden zur Hälfte. Blau: mehr, als "
            "Gleichstarke gewinnen.",
        ),
        "finalists.same": Both(
            "In words the same as {n}; they differ in conditions.",
            "In Worten dasselbe wie {n}; verschieden sind die Bedingungen.",
        ),
        "finalists.cells": Both(
            "Won by the row against the column, with {level} intervals.",
            "Von der Zeile gegen die Spalte gewonnen, mit {level}-Intervallen.",
        ),
        "curve.title": Both("The best plans on the way", "Die besten Pläne unterwegs"),
        "curve.caption": Both(
            "What they win against the all-rounder in new games; {level} band. The search is about all its champions, "
            "not the all-rounder alone, so this may fall.",
            "Was sie in neuen Partien gegen den Allrounder gewinnen; {level}-Band. Der Suche geht es um alle ihre "
            "Sieger, nicht den Allrounder allein, deshalb kann das auch fallen.",
        ),
        "curve.desc": Both("From {first} to {last}", "Von {first} bis {last}"),
        "column.searched": Both("Games of the search", "Partien der Suche"),
        "column.plan": Both("Plan", "Plan"),
        "file.section": Both("The strategy file", "Die Strategiedatei"),
        "file.note": Both(
            "To copy into a file such as plan.yaml; “platin simulate plan.yaml general” lets it play, “platin strategy "
            "check plan.yaml” looks at what you changed.",
            "Zum Kopieren in eine Datei wie plan.yaml; „platin simulate plan.yaml general“ lässt sie spielen, "
            "„platin strategy check plan.yaml“ prüft, was du geändert hast.",
        ),
        # How it was computed.
        "method.search": Both("Search", "Suche"),
        "method.search.value": Both(
            "{decisions} decisions in {rounds} rounds, seed {seed}: templates by the roles of the cards, varied and "
            "raced against the equilibrium of all champions so far.",
            "{decisions} Entscheidungen in {rounds} Runden, Startzahl {seed}: Vorlagen nach den Rollen der Karten, "
            "variiert und im Wettrennen gegen das Gleichgewicht aller bisherigen Sieger.",
        ),
        "method.cut": Both(
            "The clock ended the search early: it cannot be repeated exactly.",
            "Die Uhr hat die Suche vorzeitig beendet: Sie lässt sich nicht genau wiederholen.",
        ),
        "method.fresh": Both(
            "{games} against each opponent, {few} for each card and each pair of finalists, with shuffles that the "
            "search has not seen. What is told in words was seen in {rehearsed} more.",
            "{games} gegen jeden Gegner, {few} für jede Karte und jedes Paar von Finalisten, mit Mischungen, die die "
            "Suche nicht kennt. Was in Worten steht, wurde in {rehearsed} weiteren gesehen.",
        ),
        "method.seats": Both(
            "{level}. The unit is the group of {n} games that share their shuffles while the seats rotate: the "
            "interval of Agresti and Coull, with the variance taken over groups.",
            "{level}. Die Einheit ist die Gruppe von {n} Partien mit denselben Mischungen und wechselnden Plätzen: das "
            "Intervall von Agresti und Coull mit der Varianz über Gruppen.",
        ),
    }
)
