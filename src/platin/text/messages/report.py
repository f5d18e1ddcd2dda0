"""What the report of a simulation says."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "title": Both("{players}: {games} games", "{players}: {games} Partien"),
        "kicker": Both("Dominion simulation · {players}", "Dominion-Simulation · {players}"),
        "versus": Both(" against ", " gegen "),
        # The answer.
        "headline": Both(
            "{name} wins {share} ± {half} of {games} games",
            "{name} gewinnt {share} ± {half} von {games} Partien",
        ),
        "headline.open": Both(
            "Too close to call: {name} wins {share} ± {half} of {games} games",
            "Zu knapp für ein Urteil: {name} gewinnt {share} ± {half} von {games} Partien",
        ),
        "headline.equal": Both(
            "No difference that matters: {name} wins {share} ± {half} of {games} games",
            "Kein Unterschied von Belang: {name} gewinnt {share} ± {half} von {games} Partien",
        ),
        "headline.even": Both(
            "Exactly even: {name} and {other} win half of the {games} games each",
            "Genau ausgeglichen: {name} und {other} gewinnen je die Hälfte der {games} Partien",
        ),
        "headline.mirror": Both(
            "The first seat wins {share} ± {half} of {games} games",
            "Der erste Platz gewinnt {share} ± {half} von {games} Partien",
        ),
        "headline.none": Both("No games were played", "Es wurden keine Partien gespielt"),
        "sure.better.two": Both(
            "{name} is better than {other}: with {level} confidence its share lies between {low} and {high}, so "
            "above one half.",
            "{name} ist besser als {other}: Mit {level} Sicherheit liegt die Siegquote zwischen {low} und {high}, "
            "also über der Hälfte.",
        ),
        "sure.better.many": Both(
            "{name} is ahead of {other}, the second, by {difference} percentage points ({low} to {high}, with "
            "{level} confidence for all comparisons together).",
            "{name} liegt um {difference} Prozentpunkte vor dem Zweiten, {other} ({low} bis {high}, mit {level} "
            "Sicherheit für alle Vergleiche zusammen).",
        ),
        "sure.open.two": Both(
            "That can be chance: with {level} confidence the share lies between {low} and {high}, and one half is "
            "among that. To tell a difference of this size apart, about {needed} games would be needed.",
            "Das kann Zufall sein: Mit {level} Sicherheit liegt die Siegquote zwischen {low} und {high}, und die "
            "Hälfte gehört dazu. Um einen Unterschied dieser Größe zu erkennen, wären etwa {needed} Partien nötig.",
        ),
        "sure.open.two.even": Both(
            "That can be chance: with {level} confidence the share lies between {low} and {high}.",
            "Das kann Zufall sein: Mit {level} Sicherheit liegt die Siegquote zwischen {low} und {high}.",
        ),
        "sure.open.many": Both(
            "The lead over {other}, the second, is {difference} percentage points, which can be chance ({low} to "
            "{high}, with {level} confidence for all comparisons together).",
            "Der Vorsprung auf den Zweiten, {other}, beträgt {difference} Prozentpunkte, und das kann Zufall sein "
            "({low} bis {high}, mit {level} Sicherheit für alle Vergleiche zusammen).",
        ),
        "sure.even": Both(
            "Every game was balanced by the one with the same shuffles and swapped seats.",
            "Jede Partie wurde von der mit denselben Mischungen und getauschten Plätzen ausgeglichen.",
        ),
        "sure.mirror": Both(
            "All seats are played by {name}, so the question is what the seat is worth: an equal share would be "
            "{equal}. With {level} confidence that of the first seat lies between {low} and {high}.",
            "Auf allen Plätzen spielt {name}; die Frage ist also, was der Platz wert ist: Ein gleicher Anteil wäre "
            "{equal}. Mit {level} Sicherheit liegt der des ersten Platzes zwischen {low} und {high}.",
        ),
        "sure.until.settled": Both(
            "This was settled at {level} by a test that stays sound however often one looks; it looked {looks} times "
            "and stopped after {games} games.",
            "Entschieden auf {level} durch einen Test, der gültig bleibt, wie oft man auch nachsieht; er sah "
            "{looks}-mal nach und endete nach {games} Partien.",
        ),
        "sure.until.open": Both(
            "The test that was to settle it at {level} has not come to a decision after {games} games; its bounds "
            "stay sound however often one looks.",
            "Der Test, der das auf {level} entscheiden sollte, kam nach {games} Partien zu keinem Schluss; seine "
            "Grenzen bleiben gültig, wie oft man auch nachsieht.",
        ),
        "interrupted": Both(
            "The simulation was stopped early; these are the games up to then.",
            "Die Simulation wurde vorzeitig beendet; das sind die Partien bis dahin.",
        ),
        "no_turns": Both(
            "Nothing was kept turn by turn in this simulation, so there is nothing to show about turns and cards.",
            "In dieser Simulation wurde nichts Zug für Zug festgehalten; über Züge und Karten gibt es daher nichts "
            "zu zeigen.",
        ),
        # Figures at the top.
        "fact.games": Both("games", "Partien"),
        "fact.ties": Both("ties", "unentschieden"),
        "fact.rounds": Both("rounds on average", "Runden im Mittel"),
        "fact.first": Both("for the first seat", "für den ersten Platz"),
        "fact.points": Both("points on average", "Punkte im Mittel"),
        # Sections.
        "wins.section": Both("Who wins", "Wer gewinnt"),
        "wins.note": Both(
            "A tie among several counts as an equal part of a win for each. The dashed line is an equal share.",
            "Ein Unentschieden zählt für alle Beteiligten als gleicher Teil eines Sieges. Die gestrichelte Linie ist "
            "ein gleicher Anteil.",
        ),
        "wins.title": Both("Share of games won", "Anteil der gewonnenen Partien"),
        "wins.desc": Both(
            "A bar for each player with its interval: {values}.",
            "Ein Balken für jeden Spieler mit seinem Intervall: {values}.",
        ),
        "wins.caption": Both(
            "The line on the bar is the {level} confidence interval.",
            "Die Linie auf dem Balken ist das {level}-Konfidenzintervall.",
        ),
        "by_seat.title": Both("By seat", "Nach Plätzen"),
        "by_seat.caption": Both(
            "How much each player wins when sitting first, second and so on; {level} intervals.",
            "Wie viel jeder gewinnt, wenn er als Erster, Zweiter und so weiter sitzt; {level}-Intervalle.",
        ),
        "by_seat.desc": Both(
            "A point with its interval for each player and seat: {values}.",
            "Ein Punkt mit Intervall für jeden Spieler und Platz: {values}.",
        ),
        "seats.title": Both("What the seat is worth", "Was der Platz wert ist"),
        "seats.caption": Both(
            "Whoever sits there; {level} intervals.",
            "Wer auch immer dort sitzt; {level}-Intervalle.",
        ),
        "seats.desc": Both(
            "A bar for each seat with its interval: {values}.",
            "Ein Balken für jeden Platz mit seinem Intervall: {values}.",
        ),
        "seat": Both("Seat {n}", "Platz {n}"),
        "ties": Both("{n} games ({share}) ended in a tie.", "{n} Partien ({share}) endeten unentschieden."),
        "course.section": Both("How the games went", "Wie die Partien verliefen"),
        "course.note": Both(
            "Lines are means, bands hold the middle 80% of the games. A game that has ended no longer counts; turns "
            "that fewer than 5% of the games have reached are left out.",
            "Linien sind Mittelwerte, Bänder umfassen die mittleren 80 % der Partien. Eine Partie, die zu Ende ist, "
            "zählt nicht mehr mit; Züge, die weniger als 5 % der Partien erreicht haben, fehlen.",
        ),
        "course.note.many": Both(
            "Lines are means; the tables have what the middle 80% of the games had. A game that has ended no longer "
            "counts; turns that fewer than 5% of the games have reached are left out.",
            "Linien sind Mittelwerte; in den Tabellen steht, was die mittleren 80 % der Partien hatten. Eine Partie, "
            "die zu Ende ist, zählt nicht mehr mit; Züge, die weniger als 5 % der Partien erreicht haben, fehlen.",
        ),
        "points.title": Both("Points by round", "Punkte nach Runden"),
        "points.caption": Both("When the round was over.", "Am Ende der Runde."),
        "points.desc": Both(
            "Mean points by round. At the last round shown: {values}.",
            "Mittlere Punktzahl nach Runden. In der letzten gezeigten Runde: {values}.",
        ),
        "coins.title": Both("Money by turn", "Geld nach Zügen"),
        "coins.caption": Both(
            "Coins at hand when the purchases of the turn began.",
            "Verfügbares Geld zu Beginn der Käufe eines Zuges.",
        ),
        "coins.desc": Both(
            "Mean coins by turn. At the last turn shown: {values}.",
            "Mittleres Geld nach Zügen. Im letzten gezeigten Zug: {values}.",
        ),
        "ahead.title": Both("Chance of being ahead", "Wer wann vorn liegt"),
        "ahead.caption": Both(
            "Who had most points when the round was over, in the games still running.",
            "Wer am Ende der Runde die meisten Punkte hatte, in den noch laufenden Partien.",
        ),
        "ahead.desc": Both(
            "Share of the running games in which each player was ahead. At the last round shown: {values}.",
            "Anteil der laufenden Partien, in denen jeder vorn lag. In der letzten gezeigten Runde: {values}.",
        ),
        "level": Both("level", "gleichauf"),
        "median": Both("median {n}", "Median {n}"),
        "ends.section": Both("How they ended", "Wie sie endeten"),
        "length.title": Both("Length of the games", "Dauer der Partien"),
        "length.caption": Both(
            "Rounds: turns of the player who had most. Mean {mean}, median {median}.",
            "Runden: Züge dessen, der die meisten hatte. Mittelwert {mean}, Median {median}.",
        ),
        "length.desc": Both(
            "Distribution of the number of rounds. The middle 80% of the games had {low} to {high} rounds.",
            "Verteilung der Anzahl der Runden. Die mittleren 80 % der Partien hatten {low} bis {high} Runden.",
        ),
        "margin.title": Both("Margin", "Vorsprung"),
        "margin.caption.two": Both(
            "Own points minus those of the other. The dashed line is the mean: {mean}.",
            "Eigene Punkte minus die des anderen. Die gestrichelte Linie ist der Mittelwert: {mean}.",
        ),
        "margin.caption.many": Both(
            "Own points minus the best of the others: middle half thick, middle 90% thin, median marked.",
            "Eigene Punkte minus die des Besten der anderen: mittlere Hälfte dick, mittlere 90 % dünn, Median "
            "markiert.",
        ),
        "margin.desc": Both(
            "Distribution of the margin. Medians: {values}.",
            "Verteilung des Vorsprungs. Mediane: {values}.",
        ),
        "more_points": Both("{name} has more", "{name} hat mehr"),
        "trimmed": Both(
            "The outermost half percent on either side is in the table only.",
            "Das äußerste halbe Prozent auf beiden Seiten steht nur in der Tabelle.",
        ),
        "cards.section": Both("What was gained and played when", "Was wann genommen und ausgespielt wurde"),
        "cards.note": Both(
            "The stronger the colour, the more often in that turn, by the games that reached it. On the right: "
            "copies a game.",
            "Je kräftiger die Farbe, desto öfter in diesem Zug, bezogen auf die Partien, die ihn erreicht haben. "
            "Rechts: Karten je Partie.",
        ),
        "gained.title": Both("Gained: {name}", "Genommen: {name}"),
        "gained.desc": Both(
            "Cards gained and Events bought by turn. Most often: {values}.",
            "Genommene Karten und gekaufte Ereignisse nach Zügen. Am häufigsten: {values}.",
        ),
        "played.title": Both("Played: {name}", "Ausgespielt: {name}"),
        "played.desc": Both(
            "Cards played by turn. Most often: {values}.",
            "Ausgespielte Karten nach Zügen. Am häufigsten: {values}.",
        ),
        "per_game": Both("a game", "je Partie"),
        "decks.title": Both("Decks at the end", "Decks am Ende"),
        "decks.caption": Both(
            "How many copies of each card a player owned on average when the game was over.",
            "Wie viele von jeder Karte ein Spieler am Spielende im Mittel besaß.",
        ),
        "decks.desc": Both(
            "Mean number of copies of each card at the end. {values}.",
            "Mittlere Anzahl jeder Karte am Ende. {values}.",
        ),
        "decks.share": Both("in {share} of games", "in {share} der Partien"),
        "openings.section": Both("Openings", "Eröffnungen"),
        "openings.note": Both(
            "What was gained in the first two turns, and how much of those games was won ({level} intervals after "
            "Wilson). Which opening it was is partly the luck of the first shuffle: the difference is not what the "
            "choice is worth.",
            "Was in den ersten beiden Zügen genommen wurde und wie viel von diesen Partien gewonnen "
            "({level}-Intervalle nach Wilson). Welche Eröffnung es wurde, liegt auch am Glück der ersten Mischung: "
            "Der Unterschied ist nicht der Wert der Wahl.",
        ),
        "openings.rest": Both("{n} others", "{n} andere"),
        "openings.nothing": Both("nothing", "nichts"),
        "endings.title": Both("Which piles ended the games", "Welche Stapel die Partien beendeten"),
        "endings.note": Both(
            "Piles of the supply that were empty at the end. {summary}",
            "Stapel des Vorrats, die am Ende leer waren. {summary}",
        ),
        "endings.province": Both(
            "The Provinces were gone in {share} of the games.",
            "In {share} der Partien waren die Provinzen aufgebraucht.",
        ),
        "endings.colony": Both(
            "The Colonies were gone in {share} of the games.",
            "In {share} der Partien waren die Kolonien aufgebraucht.",
        ),
        "endings.three": Both(
            "Three or more piles were gone in {share}.",
            "In {share} waren drei oder mehr Stapel leer.",
        ),
        "endings.none": Both("none", "keine"),
        "endings.rest": Both("{n} other combinations", "{n} andere Kombinationen"),
        "kingdom.section": Both("The kingdom", "Das Königreich"),
        "kingdom.chosen": Both("{choice}: {cards}.", "{choice}: {cards}."),
        "kingdom.trait": Both("Trait: {trait}", "Merkmal: {trait}"),
        "kingdom.on": Both("on {pile}", "auf dem Stapel {pile}"),
        "method.section": Both("How this was computed", "Wie das berechnet wurde"),
        "method.games": Both("Games", "Partien"),
        "method.games.value": Both(
            "{games} in {blocks} groups of {n}, seed {seed}",
            "{games} in {blocks} Gruppen zu {n}, Startzahl {seed}",
        ),
        "method.command": Both("Again", "Noch einmal"),
        "method.again": Both(
            "The same numbers on any computer with the same version, for any number of processes.",
            "Dieselben Zahlen auf jedem Rechner mit derselben Version, bei beliebig vielen Prozessen.",
        ),
        "method.intervals": Both("Intervals", "Intervalle"),
        "method.blocks": Both(
            "{level}. The unit is the group of {n} games that share their shuffles while the seats rotate: the "
            "interval of Agresti and Coull, with the variance taken over groups. Games on one seat are one a group, "
            "so they are independent: Wilson.",
            "{level}. Die Einheit ist die Gruppe von {n} Partien mit denselben Mischungen und wechselnden Plätzen: "
            "das Intervall von Agresti und Coull mit der Varianz über Gruppen. Auf einem Platz gibt es eine Partie "
            "je Gruppe, diese sind also unabhängig: Wilson.",
        ),
        "method.wilson": Both(
            "{level}. The unit is the game, each with its own shuffles: the interval of Wilson. The seats rotate.",
            "{level}. Die Einheit ist die Partie, jede mit eigenen Mischungen: das Intervall von Wilson. Die Plätze "
            "wechseln.",
        ),
        "method.until": Both("Stopping", "Ende"),
        "method.until.value": Both(
            "As soon as every pair was settled at {level}, or differed by less than {margin}: betting confidence "
            "sequence of Waudby-Smith and Ramdas (2024), {looks} looks. The bounds at the top are its own; the other "
            "intervals are those of a fixed number of games and slightly too narrow after early stopping.",
            "Sobald jedes Paar auf {level} entschieden war oder sich um weniger als {margin} unterschied: "
            "Konfidenzsequenz durch Wetten von Waudby-Smith und Ramdas (2024), {looks}-mal nachgesehen. Die Grenzen "
            "ganz oben sind ihre; die übrigen Intervalle gelten für eine feste Anzahl von Partien und sind nach "
            "vorzeitigem Ende etwas zu eng.",
        ),
        "method.gain": Both("Gain by pairing", "Gewinn durch Paare"),
        "method.gain.value": Both(
            "One game is worth {all} independent games with random seats; the same shuffles alone bring a factor of "
            "{shuffles}. By the variances of this run, for {name}.",
            "Eine Partie ist so viel wert wie {all} unabhängige mit ausgelosten Plätzen; dieselben Mischungen allein "
            "bringen den Faktor {shuffles}. Nach den Varianzen dieses Laufs, für {name}.",
        ),
        "method.gain.mirror": Both(
            "Each group came out even; nothing is left to chance.",
            "Jede Gruppe ging gleich aus; dem Zufall bleibt nichts.",
        ),
        "method.unfinished": Both("Broken off", "Abgebrochen"),
        "method.unfinished.value": Both(
            "{n} games did not end and count as they stood.",
            "{n} Partien endeten nicht und zählen, wie sie standen.",
        ),
        "method.program": Both("Program", "Programm"),
        "method.program.value": Both(
            "{program}; {seconds} s, {speed} games a second, processes: {jobs}",
            "{program}; {seconds} s, {speed} Partien pro Sekunde, Prozesse: {jobs}",
        ),
        # Tables.
        "numbers": Both("The numbers", "Die Zahlen"),
        "column.player": Both("Player", "Spieler"),
        "column.share": Both("Won", "Gewonnen"),
        "column.interval": Both("{level} interval", "{level}-Intervall"),
        "column.alone": Both("Alone", "Allein"),
        "column.shared": Both("Shared", "Geteilt"),
        "column.points": Both("Points", "Punkte"),
        "column.turns": Both("Turns", "Züge"),
        "column.seat": Both("Seat", "Platz"),
        "column.turn": Both("Turn", "Zug"),
        "column.round": Both("Round", "Runde"),
        "column.games": Both("Games", "Partien"),
        "column.mean": Both("Mean", "Mittel"),
        "column.middle": Both("80% between", "80 % zwischen"),
        "column.ahead": Both("Ahead", "Vorn"),
        "column.level": Both("Level", "Gleichauf"),
        "column.behind": Both("Behind", "Zurück"),
        "column.rounds": Both("Rounds", "Runden"),
        "column.cumulative": Both("So long at most", "Höchstens so lange"),
        "column.margin": Both("Margin", "Vorsprung"),
        "column.card": Both("Card", "Karte"),
        "column.total": Both("A game", "Je Partie"),
        "column.opening": Both("Opening", "Eröffnung"),
        "column.often": Both("How often", "Wie oft"),
        "column.piles": Both("Empty piles", "Leere Stapel"),
        # Axes.
        "axis.turn": Both("own turn", "eigener Zug"),
        "axis.round": Both("round", "Runde"),
        "axis.rounds": Both("rounds", "Runden"),
        "axis.margin": Both("points by which {name} is ahead", "Vorsprung von {name} in Punkten"),
        "axis.margin_many": Both("points ahead of the best other player", "Punkte vor dem Besten der anderen"),
        "axis.copies": Both("copies", "Anzahl"),
        "error.extra": Both(
            'The report needs {package}: pip install "platin[sim]"',
            'Der Bericht braucht {package}: pip install "platin[sim]"',
        ),
    }
)
