"""What the coach says of a game: the command, its table, its report page, and a sentence about a decision."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        # Command line.
        "analyse.help": Both(
            "Where did I go wrong? Looks at each purchase of a game, at each Action that was chosen among several, and "
            "at what cards asked you to trash, gain, discard or play: the chance of winning with it, and what would "
            "have been better. RECORD is a game saved in the terminal, "
            "exported by the browser, or written by platin simulate --record.",
            "Wo lag mein Fehler? Sieht sich jeden Kauf einer Partie an, jede Aktion, die unter mehreren gewählt wurde, "
            "und was Karten dich entsorgen, nehmen, ablegen oder ausspielen ließen: die Gewinnaussicht damit, und was "
            "besser gewesen wäre. RECORD ist ein im Terminal gesichertes, "
            "vom Browser ausgegebenes oder mit platin simulate --record geschriebenes Spiel.",
        ),
        "analyse.seat": Both(
            "Whose decisions, by the number of the seat (that of the person who played, otherwise 1).",
            "Wessen Entscheidungen, nach der Nummer des Platzes (der Person, die gespielt hat, sonst 1).",
        ),
        "analyse.seconds": Both("How long to look, in seconds (30).", "Wie lange gerechnet wird, in Sekunden (30)."),
        "analyse.rollouts": Both(
            "Look with so many rollouts a decision instead: the same number and seed say the same again on any "
            "machine.",
            "Rechnet stattdessen mit so vielen Probespielen je Entscheidung: Dieselbe Anzahl und Startzahl sagen auf "
            "jedem Rechner wieder dasselbe.",
        ),
        "analyse.plan": Both(
            "The strategy by which all play on in rollouts: a file or a name (the best plan known for the kingdom).",
            "Die Strategie, nach der in Probespielen alle weiterspielen: eine Datei oder ein Name (der beste bekannte "
            "Plan für das Königreich).",
        ),
        "analyse.seed": Both("The seed of the rollouts (1).", "Die Startzahl der Probespiele (1)."),
        "analyse.jobs": Both(
            "How many processes (as many as there are cores).", "Wie viele Prozesse (so viele, wie es Kerne gibt)."
        ),
        "analyse.json": Both(
            "Write all of it as JSON to this file (-: to the terminal, and nothing else).",
            "Schreibt alles als JSON in diese Datei (-: ins Terminal, und sonst nichts).",
        ),
        "analyse.report": Both(
            "Write a page for the browser to this file.", "Schreibt eine Seite für den Browser in diese Datei."
        ),
        "analyse.after": Both(
            "Instead write the game as it stood after so many answers to a file, for platin play --load.",
            "Schreibt stattdessen das Spiel nach so vielen Antworten in eine Datei, für platin play --load.",
        ),
        "error.after": Both(
            "This game has {all} answers: expected 0 to {most}.",
            "Dieses Spiel hat {all} Antworten: Erwartet wird 0 bis {most}.",
        ),
        "analyse.progress": Both("Decisions", "Entscheidungen"),
        "analyse.learning": Both(
            "Looking for a plan for this kingdom …", "Ein Plan für dieses Königreich wird gesucht …"
        ),
        "analyse.interrupted": Both("Stopped; nothing was written.", "Abgebrochen; es wurde nichts geschrieben."),
        "analyse.written": Both("Written: {file}", "Geschrieben: {file}"),
        "analyse.again": Both("The same again: {command}", "Dasselbe noch einmal: {command}"),
        "error.seat": Both(
            "There is no seat {seat} in this game: expected 1 to {seats}.",
            "Platz {seat} gibt es in diesem Spiel nicht: Erwartet wird 1 bis {seats}.",
        ),
        "error.plan": Both(
            "“{plan}” is nothing that a strategy file says: expected a strategy file, a built-in strategy or general.",
            "„{plan}“ ist nichts, was eine Strategiedatei sagt: Erwartet wird eine Strategiedatei, eine eingebaute "
            "Strategie oder general.",
        ),
        "error.record": Both(
            "{file}: the answers of this game do not fit the rules of today.",
            "{file}: Die Antworten dieses Spiels passen nicht zu den heutigen Regeln.",
        ),
        "name": Both("Coach", "Trainer"),
        # The answer.
        "headline.none": Both(
            "Nothing that was surely a mistake", "Nichts, was mit Sicherheit ein Fehler gewesen wäre"
        ),
        "headline.one": Both("One decision cost you something", "Eine Entscheidung hat dich etwas gekostet"),
        "headline.many": Both("{n} decisions cost you something", "{n} Entscheidungen haben dich etwas gekostet"),
        "headline.empty": Both(
            "There is nothing to look at: no purchase and no choice among Actions",
            "Es gibt nichts anzusehen: keinen Kauf und keine Wahl unter Aktionen",
        ),
        # A decision.
        "buy": Both(
            "Turn {turn}, {coins}: buying {better} instead of {done} would have raised your chance of winning from "
            "{low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {coins}: {better} statt {done} zu kaufen hätte deine Gewinnaussicht von {low} auf {high} "
            "gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "buy.missed": Both(
            "Turn {turn}, {coins}: you bought nothing; {better} would have raised your chance of winning from {low} "
            "to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {coins}: Du hast nichts gekauft; {better} hätte deine Gewinnaussicht von {low} auf {high} "
            "gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "buy.needless": Both(
            "Turn {turn}, {coins}: {done} was better left alone; buying nothing would have raised your chance of "
            "winning from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {coins}: {done} hättest du besser nicht gekauft; nichts zu kaufen hätte deine Gewinnaussicht "
            "von {low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "play": Both(
            "Turn {turn}: playing {better} instead of {done} would have raised your chance of winning from {low} to "
            "{high} (by {gain} ± {error} percentage points).",
            "Zug {turn}: {better} statt {done} auszuspielen hätte deine Gewinnaussicht von {low} auf {high} gehoben "
            "(um {gain} ± {error} Prozentpunkte).",
        ),
        "play.missed": Both(
            "Turn {turn}: you played no further Action; {better} would have raised your chance of winning from {low} "
            "to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}: Du hast keine Aktion mehr ausgespielt; {better} hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "trash.asked": Both(
            "Turn {turn}, {asked}: trashing {better} instead of {done} would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: {better} statt {done} zu entsorgen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "trash.asked.missed": Both(
            "Turn {turn}, {asked}: you trashed nothing; trashing {better} would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: Du hast nichts entsorgt; {better} zu entsorgen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "trash.asked.needless": Both(
            "Turn {turn}, {asked}: you trashed {done}; trashing nothing would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: Du hast {done} entsorgt; nichts zu entsorgen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "gain.asked": Both(
            "Turn {turn}, {asked}: gaining {better} instead of {done} would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: {better} statt {done} zu nehmen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "gain.asked.missed": Both(
            "Turn {turn}, {asked}: you gained nothing; gaining {better} would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: Du hast nichts genommen; {better} zu nehmen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "gain.asked.needless": Both(
            "Turn {turn}, {asked}: you gained {done}; gaining nothing would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: Du hast {done} genommen; nichts zu nehmen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "discard.asked": Both(
            "Turn {turn}, {asked}: discarding {better} instead of {done} would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: {better} statt {done} abzulegen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "discard.asked.missed": Both(
            "Turn {turn}, {asked}: you discarded nothing; discarding {better} would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: Du hast nichts abgelegt; {better} abzulegen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "discard.asked.needless": Both(
            "Turn {turn}, {asked}: you discarded {done}; discarding nothing would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: Du hast {done} abgelegt; nichts abzulegen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "play.asked": Both(
            "Turn {turn}, {asked}: playing {better} instead of {done} would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: {better} statt {done} auszuspielen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "play.asked.missed": Both(
            "Turn {turn}, {asked}: you played nothing; playing {better} would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: Du hast nichts ausgespielt; {better} auszuspielen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "play.asked.needless": Both(
            "Turn {turn}, {asked}: you played {done}; playing nothing would have raised your chance of winning "
            "from {low} to {high} (by {gain} ± {error} percentage points).",
            "Zug {turn}, {asked}: Du hast {done} ausgespielt; nichts auszuspielen hätte deine Gewinnaussicht von "
            "{low} auf {high} gehoben (um {gain} ± {error} Prozentpunkte).",
        ),
        "coins.one": Both("{n} coin", "{n} Geld"),
        "coins.many": Both("{n} coins", "{n} Geld"),
        "more_points": Both(
            "In the rollouts it brought {points} points more at the end, compared with the best of the others.",
            "In den Probespielen brachte das am Ende {points} Punkte mehr, verglichen mit dem Besten der anderen.",
        ),
        "grade.??": Both("blunder", "grober Fehler"),
        "grade.?": Both("mistake", "Fehler"),
        "grade.?!": Both("doubtful", "zweifelhaft"),
        # How it was computed.
        "source.kept": Both("the plan kept for this kingdom", "dem gespeicherten Plan für dieses Königreich"),
        "source.learnt": Both(
            "a plan learnt for this kingdom just now", "einem eben für dieses Königreich gelernten Plan"
        ),
        "source.given": Both("the given strategy", "der angegebenen Strategie"),
        "source.general": Both(
            "the All-rounder (there is no plan for this kingdom)",
            "dem Allrounder (für dieses Königreich gibt es keinen Plan)",
        ),
        "how": Both(
            "Chances come from games played on to the end with {source} on all seats; hidden cards are dealt anew "
            "each time, and nothing is used that you could not know. A mark needs a difference of two standard "
            "errors, shown in worlds that had no part in finding the alternative. The bounds ({level}) are about "
            "chance alone: against players who play otherwise than the plan, something else may be right.",
            "Die Aussichten stammen aus Partien, die auf allen Plätzen mit {source} zu Ende gespielt werden; "
            "verdeckte Karten werden jedes Mal neu verteilt, und nichts wird verwendet, was du nicht wissen konntest. "
            "Ein Zeichen braucht einen Unterschied von zwei Standardfehlern in Welten, die an der Wahl der Alternative "
            "keinen Anteil hatten. Die Grenzen ({level}) gelten nur für den Zufall: Gegen Leute, die anders spielen "
            "als der Plan, kann etwas anderes richtig sein.",
        ),
        "rollouts": Both(
            "{rollouts} rollouts a decision to choose with, {all} in all; seed {seed}.",
            "{rollouts} Probespiele je Entscheidung für die Wahl, {all} insgesamt; Startzahl {seed}.",
        ),
        # The table.
        "column.turn": Both("Turn", "Zug"),
        "column.coins": Both("Coins", "Geld"),
        "column.done": Both("Done", "Getan"),
        "column.chance": Both("Chance of winning ({level})", "Gewinnaussicht ({level})"),
        "column.better": Both("Better", "Besser"),
        "column.gain": Both("By", "Um"),
        "column.grade": Both("Mark", "Zeichen"),
        "column.position": Both("Answers before it", "Antworten davor"),
        "chance": Both("{share} ({bounds})", "{share} ({bounds})"),
        "done.buy": Both("{card}", "{card}"),
        "done.play": Both("play {card}", "{card} spielen"),
        "done.trash": Both("trash {card}", "{card} entsorgen"),
        "done.gain": Both("gain {card}", "{card} nehmen"),
        "done.discard": Both("discard {card}", "{card} ablegen"),
        "done.trash.nothing": Both("trash nothing", "nichts entsorgen"),
        "done.gain.nothing": Both("gain nothing", "nichts nehmen"),
        "done.discard.nothing": Both("discard nothing", "nichts ablegen"),
        "done.buy.nothing": Both("nothing", "nichts"),
        "done.play.nothing": Both("play nothing", "nichts spielen"),
        "go_on": Both("Play on from there: {command}", "Von dort weiterspielen: {command}"),
        # The page.
        "page.title": Both("Where did I go wrong?", "Wo lag mein Fehler?"),
        "page.kicker": Both("Dominion · the coach · seat {seat}", "Dominion · der Trainer · Platz {seat}"),
        "page.curve": Both("The chance of winning through the game", "Die Gewinnaussicht im Lauf der Partie"),
        "page.curve.caption": Both(
            "At each decision, with what you did. The band holds the true value with {level} confidence; marks show "
            "what was surely worse than something else.",
            "Bei jeder Entscheidung, mit dem, was du getan hast. Im Band liegt der wahre Wert mit {level} Sicherheit; "
            "Zeichen stehen, wo etwas anderes mit Sicherheit besser war.",
        ),
        "page.curve.desc": Both(
            "The chance begins at {first} and ends at {last}.", "Die Aussicht beginnt bei {first} und endet bei {last}."
        ),
        "page.costliest": Both("What cost most", "Was am meisten gekostet hat"),
        "page.all": Both("All decisions", "Alle Entscheidungen"),
        "page.decisions": Both("decisions", "Entscheidungen"),
        "page.rollouts": Both("rollouts", "Probespiele"),
        "page.result.won": Both("won", "gewonnen"),
        "page.result.shared": Both("shared victory", "geteilter Sieg"),
        "page.result.lost": Both("lost", "verloren"),
        "page.result.open": Both("not over", "nicht zu Ende"),
        "page.result": Both("result", "Ergebnis"),
    }
)
