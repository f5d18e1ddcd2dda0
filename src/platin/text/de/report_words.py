"""What the report of a simulation says, in German."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "title": "{players}: {games} Partien",
    "kicker": "Dominion-Simulation · {players}",
    "versus": " gegen ",
    # The answer.
    "headline": "{name} gewinnt {share} ± {half} von {games} Partien",
    "headline.open": "Zu knapp für ein Urteil: {name} gewinnt {share} ± {half} von {games} Partien",
    "headline.equal": "Kein Unterschied von Belang: {name} gewinnt {share} ± {half} von {games} Partien",
    "headline.even": "Genau ausgeglichen: {name} und {other} gewinnen je die Hälfte der {games} Partien",
    "headline.mirror": "Der erste Platz gewinnt {share} ± {half} von {games} Partien",
    "headline.none": "Es wurden keine Partien gespielt",
    "sure.better.two": (
        "{name} ist besser als {other}: Mit {level} Sicherheit liegt die Siegquote zwischen {low} und {high}, also "
        "über der Hälfte."
    ),
    "sure.better.many": (
        "{name} liegt um {difference} Prozentpunkte vor dem Zweiten, {other} ({low} bis {high}, mit {level} "
        "Sicherheit für alle Vergleiche zusammen)."
    ),
    "sure.open.two": (
        "Das kann Zufall sein: Mit {level} Sicherheit liegt die Siegquote zwischen {low} und {high}, und die Hälfte "
        "gehört dazu. Um einen Unterschied dieser Größe zu erkennen, wären etwa {needed} Partien nötig."
    ),
    "sure.open.two.even": "Das kann Zufall sein: Mit {level} Sicherheit liegt die Siegquote zwischen {low} und {high}.",
    "sure.open.many": (
        "Der Vorsprung auf den Zweiten, {other}, beträgt {difference} Prozentpunkte, und das kann Zufall sein "
        "({low} bis {high}, mit {level} Sicherheit für alle Vergleiche zusammen)."
    ),
    "sure.even": "Jede Partie wurde von der mit denselben Mischungen und getauschten Plätzen ausgeglichen.",
    "sure.mirror": (
        "Auf allen Plätzen spielt {name}; die Frage ist also, was der Platz wert ist: Ein gleicher Anteil wäre "
        "{equal}. Mit {level} Sicherheit liegt der des ersten Platzes zwischen {low} und {high}."
    ),
    "sure.until.settled": (
        "Entschieden auf {level} durch einen Test, der gültig bleibt, wie oft man auch nachsieht; er sah "
        "{looks}-mal nach und endete nach {games} Partien."
    ),
    "sure.until.open": (
        "Der Test, der das auf {level} entscheiden sollte, kam nach {games} Partien zu keinem Schluss; seine "
        "Grenzen bleiben gültig, wie oft man auch nachsieht."
    ),
    "interrupted": "Die Simulation wurde vorzeitig beendet; das sind die Partien bis dahin.",
    "no_turns": (
        "In dieser Simulation wurde nichts Zug für Zug festgehalten; über Züge und Karten gibt es daher nichts zu "
        "zeigen."
    ),
    # Figures at the top.
    "fact.games": "Partien",
    "fact.ties": "unentschieden",
    "fact.rounds": "Runden im Mittel",
    "fact.first": "für den ersten Platz",
    "fact.points": "Punkte im Mittel",
    # Sections.
    "wins.section": "Wer gewinnt",
    "wins.note": (
        "Ein Unentschieden zählt für alle Beteiligten als gleicher Teil eines Sieges. Die gestrichelte Linie ist "
        "ein gleicher Anteil."
    ),
    "wins.title": "Anteil der gewonnenen Partien",
    "wins.desc": "Ein Balken für jeden Spieler mit seinem Intervall: {values}.",
    "wins.caption": "Die Linie auf dem Balken ist das {level}-Konfidenzintervall.",
    "by_seat.title": "Nach Plätzen",
    "by_seat.caption": "Wie viel jeder gewinnt, wenn er als Erster, Zweiter und so weiter sitzt; {level}-Intervalle.",
    "by_seat.desc": "Ein Punkt mit Intervall für jeden Spieler und Platz: {values}.",
    "seats.title": "Was der Platz wert ist",
    "seats.caption": "Wer auch immer dort sitzt; {level}-Intervalle.",
    "seats.desc": "Ein Balken für jeden Platz mit seinem Intervall: {values}.",
    "seat": "Platz {n}",
    "ties": "{n} Partien ({share}) endeten unentschieden.",
    "course.section": "Wie die Partien verliefen",
    "course.note": (
        "Linien sind Mittelwerte, Bänder umfassen die mittleren 80 % der Partien. Eine Partie, die zu Ende ist, "
        "zählt nicht mehr mit; Züge, die weniger als 5 % der Partien erreicht haben, fehlen."
    ),
    "course.note.many": (
        "Linien sind Mittelwerte; in den Tabellen steht, was die mittleren 80 % der Partien hatten. Eine Partie, "
        "die zu Ende ist, zählt nicht mehr mit; Züge, die weniger als 5 % der Partien erreicht haben, fehlen."
    ),
    "points.title": "Punkte nach Runden",
    "points.caption": "Am Ende der Runde.",
    "points.desc": "Mittlere Punktzahl nach Runden. In der letzten gezeigten Runde: {values}.",
    "coins.title": "Geld nach Zügen",
    "coins.caption": "Verfügbares Geld zu Beginn der Käufe eines Zuges.",
    "coins.desc": "Mittleres Geld nach Zügen. Im letzten gezeigten Zug: {values}.",
    "ahead.title": "Wer wann vorn liegt",
    "ahead.caption": "Wer am Ende der Runde die meisten Punkte hatte, in den noch laufenden Partien.",
    "ahead.desc": "Anteil der laufenden Partien, in denen jeder vorn lag. In der letzten gezeigten Runde: {values}.",
    "level": "gleichauf",
    "median": "Median {n}",
    "ends.section": "Wie sie endeten",
    "length.title": "Dauer der Partien",
    "length.caption": "Runden: Züge dessen, der die meisten hatte. Mittelwert {mean}, Median {median}.",
    "length.desc": "Verteilung der Anzahl der Runden. Die mittleren 80 % der Partien hatten {low} bis {high} Runden.",
    "margin.title": "Vorsprung",
    "margin.caption.two": "Eigene Punkte minus die des anderen. Die gestrichelte Linie ist der Mittelwert: {mean}.",
    "margin.caption.many": (
        "Eigene Punkte minus die des Besten der anderen: mittlere Hälfte dick, mittlere 90 % dünn, Median markiert."
    ),
    "margin.desc": "Verteilung des Vorsprungs. Mediane: {values}.",
    "more_points": "{name} hat mehr",
    "trimmed": "Das äußerste halbe Prozent auf beiden Seiten steht nur in der Tabelle.",
    "cards.section": "Was wann genommen und ausgespielt wurde",
    "cards.note": (
        "Je kräftiger die Farbe, desto öfter in diesem Zug, bezogen auf die Partien, die ihn erreicht haben. "
        "Rechts: Karten je Partie."
    ),
    "gained.title": "Genommen: {name}",
    "gained.desc": "Genommene Karten und gekaufte Ereignisse nach Zügen. Am häufigsten: {values}.",
    "played.title": "Ausgespielt: {name}",
    "played.desc": "Ausgespielte Karten nach Zügen. Am häufigsten: {values}.",
    "per_game": "je Partie",
    "decks.title": "Decks am Ende",
    "decks.caption": "Wie viele von jeder Karte ein Spieler am Spielende im Mittel besaß.",
    "decks.desc": "Mittlere Anzahl jeder Karte am Ende. {values}.",
    "decks.share": "in {share} der Partien",
    "openings.section": "Eröffnungen",
    "openings.note": (
        "Was in den ersten beiden Zügen genommen wurde und wie viel von diesen Partien gewonnen ({level}-Intervalle "
        "nach Wilson). Welche Eröffnung es wurde, liegt auch am Glück der ersten Mischung: Der Unterschied ist "
        "nicht der Wert der Wahl."
    ),
    "openings.rest": "{n} andere",
    "openings.nothing": "nichts",
    "endings.title": "Welche Stapel die Partien beendeten",
    "endings.note": "Stapel des Vorrats, die am Ende leer waren. {summary}",
    "endings.province": "In {share} der Partien waren die Provinzen aufgebraucht.",
    "endings.colony": "In {share} der Partien waren die Kolonien aufgebraucht.",
    "endings.three": "In {share} waren drei oder mehr Stapel leer.",
    "endings.none": "keine",
    "endings.rest": "{n} andere Kombinationen",
    "kingdom.section": "Das Königreich",
    "kingdom.bane": "Bannstapel",
    "kingdom.trait": "Merkmal: {trait}",
    "kingdom.on": "auf dem Stapel {pile}",
    "kingdom.colony": "Mit Platin und Kolonie.",
    "kingdom.shelters": "Mit Unterschlüpfen statt Anwesen.",
    "kingdom.black_market": "Im Schwarzmarktdeck: {cards}.",
    "method.section": "Wie das berechnet wurde",
    "method.games": "Partien",
    "method.games.value": "{games} in {blocks} Gruppen zu {n}, Startzahl {seed}",
    "method.command": "Noch einmal",
    "method.again": "Dieselben Zahlen auf jedem Rechner mit derselben Version, bei beliebig vielen Prozessen.",
    "method.intervals": "Intervalle",
    "method.blocks": (
        "{level}. Die Einheit ist die Gruppe von {n} Partien mit denselben Mischungen und wechselnden Plätzen: das "
        "Intervall von Agresti und Coull mit der Varianz über Gruppen. Auf einem Platz gibt es eine Partie je "
        "Gruppe, diese sind also unabhängig: Wilson."
    ),
    "method.wilson": (
        "{level}. Die Einheit ist die Partie, jede mit eigenen Mischungen: das Intervall von Wilson. Die Plätze "
        "wechseln."
    ),
    "method.until": "Ende",
    "method.until.value": (
        "Sobald jedes Paar auf {level} entschieden war oder sich um weniger als {margin} unterschied: "
        "Konfidenzsequenz durch Wetten von Waudby-Smith und Ramdas (2024), {looks}-mal nachgesehen. Die Grenzen "
        "ganz oben sind ihre; die übrigen Intervalle gelten für eine feste Anzahl von Partien und sind nach "
        "vorzeitigem Ende etwas zu eng."
    ),
    "method.gain": "Gewinn durch Paare",
    "method.gain.value": (
        "Eine Partie ist so viel wert wie {all} unabhängige mit ausgelosten Plätzen; dieselben Mischungen allein "
        "bringen den Faktor {shuffles}. Nach den Varianzen dieses Laufs, für {name}."
    ),
    "method.gain.mirror": "Jede Gruppe ging gleich aus; dem Zufall bleibt nichts.",
    "method.unfinished": "Abgebrochen",
    "method.unfinished.value": "{n} Partien endeten nicht und zählen, wie sie standen.",
    "method.program": "Programm",
    "method.program.value": "{program}; {seconds} s, {speed} Partien pro Sekunde, Prozesse: {jobs}",
    # Tables.
    "numbers": "Die Zahlen",
    "column.player": "Spieler",
    "column.share": "Gewonnen",
    "column.interval": "{level}-Intervall",
    "column.alone": "Allein",
    "column.shared": "Geteilt",
    "column.points": "Punkte",
    "column.turns": "Züge",
    "column.seat": "Platz",
    "column.turn": "Zug",
    "column.round": "Runde",
    "column.games": "Partien",
    "column.mean": "Mittel",
    "column.middle": "80 % zwischen",
    "column.ahead": "Vorn",
    "column.level": "Gleichauf",
    "column.behind": "Zurück",
    "column.rounds": "Runden",
    "column.cumulative": "Höchstens so lange",
    "column.margin": "Vorsprung",
    "column.card": "Karte",
    "column.total": "Je Partie",
    "column.opening": "Eröffnung",
    "column.often": "Wie oft",
    "column.piles": "Leere Stapel",
    # Axes.
    "axis.turn": "eigener Zug",
    "axis.round": "Runde",
    "axis.rounds": "Runden",
    "axis.margin": "Vorsprung von {name} in Punkten",
    "axis.margin_many": "Punkte vor dem Besten der anderen",
    "axis.copies": "Anzahl",
    "error.extra": 'Der Bericht braucht {package}: pip install "platin[sim]"',
}
