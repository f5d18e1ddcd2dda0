"""What the page of a finished game says around the coach's own words."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "coach.title": Both("Where did I go wrong?", "Wo lag mein Fehler?"),
        "coach.whose": Both("Decisions of", "Entscheidungen von"),
        "coach.text": Both(
            "The coach plays the game on from each decision, many times and without looking at hidden cards, and says "
            "which ones cost most. That takes about half a minute.",
            "Der Trainer spielt die Partie von jeder Entscheidung aus viele Male weiter, ohne verdeckte Karten "
            "anzusehen, und sagt, welche am meisten gekostet haben. Das dauert etwa eine halbe Minute.",
        ),
        "coach.ask": Both("Ask the coach", "Den Trainer fragen"),
        "coach.waiting": Both(
            "The coach is looking at another game first.", "Der Trainer sieht sich zuerst ein anderes Spiel an."
        ),
        "coach.running": Both("The coach is looking at the game …", "Der Trainer sieht sich das Spiel an …"),
        "coach.failed": Both(
            "This time the coach could not look at the game. You can ask again.",
            "Diesmal konnte der Trainer das Spiel nicht ansehen. Du kannst noch einmal fragen.",
        ),
        "coach.off": Both("The coach is not at work on this server.", "Auf diesem Server arbeitet der Trainer nicht."),
        "coach.hint.ask": Both("Ask the coach", "Den Trainer fragen"),
        "coach.hint.thinking": Both("The coach is thinking …", "Der Trainer denkt nach …"),
        "coach.hint.chances": Both("Chances of winning:", "Gewinnaussichten:"),
        "coach.hint.chance": Both("{what} {chance}% ± {error}", "{what} {chance}\u00a0% ± {error}"),
        "coach.says": Both("The coach:", "Der Trainer:"),
        "coach.curve": Both("Chance of winning by turn", "Gewinnaussicht nach Zügen"),
        "coach.curve.note": Both(
            "Of a hundred games, with the last decision of each own turn. The true value lies in the band (95%).",
            "Von hundert Partien, mit der letzten Entscheidung jedes eigenen Zuges. Der wahre Wert liegt im Band "
            "(95\u00a0%).",
        ),
        "coach.curve.desc": Both(
            "The chance of winning, turn by turn. At the last decision: {values}.",
            "Die Gewinnaussicht Zug für Zug. Bei der letzten Entscheidung: {values}.",
        ),
        "coach.costliest": Both("What cost most", "Was am meisten gekostet hat"),
        "coach.show": Both("Show it", "Zeigen"),
        "coach.show.turn": Both("Show turn {turn} in the replay", "Zug {turn} in der Wiederholung zeigen"),
        "coach.go_on": Both("Play on from here", "Von hier weiterspielen"),
        "coach.go_on.turn": Both("Play on from here: turn {turn}", "Von hier weiterspielen: Zug {turn}"),
        "coach.all": Both("All decisions", "Alle Entscheidungen"),
        "coach.how": Both("How sure is that?", "Wie sicher ist das?"),
        "coach.column.done": Both("Done", "Getan"),
        "coach.column.chance": Both("Chance of winning", "Gewinnaussicht"),
        "coach.column.better": Both("Better", "Besser"),
        "coach.column.gain": Both("By", "Um"),
        "coach.chance": Both("{chance}% ({low}–{high})", "{chance} % ({low}–{high})"),
    }
)
