"""How people play with each other at a table, in the browser: what is agreed, points, warnings before the end."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        # What is agreed, where a table is made.
        "manners.title": Both("How you play together", "Wie ihr miteinander spielt"),
        "manners.score": Both("Score counter", "Punktezähler"),
        "manners.score.what": Both(
            "Everybody sees everybody’s points at any time.", "Alle sehen jederzeit die Punkte von allen."
        ),
        "manners.hints": Both("Hints allowed", "Tipps erlaubt"),
        "manners.hints.what": Both(
            "Whoever is asked may ask what a strong bot would do.",
            "Wer gefragt ist, darf sich sagen lassen, was ein starker Bot tun würde.",
        ),
        "manners.clock": Both("Clock", "Uhr"),
        "manners.clock.none": Both("none", "keine"),
        "manners.clock.minutes.one": Both("1 minute each", "1 Minute für jeden"),
        "manners.clock.minutes.many": Both("{n} minutes each", "{n} Minuten für jeden"),
        "manners.clock.increment": Both("For each turn", "Für jeden Zug"),
        "manners.clock.seconds": Both("{n} seconds more", "{n} Sekunden dazu"),
        "manners.clock.what": Both(
            "It runs for whoever is asked. Who runs out of time loses; with more than two players a bot plays on.",
            "Sie läuft für den, der gefragt ist. Wessen Zeit abläuft, der verliert; bei mehr als zwei Leuten spielt "
            "ein Bot weiter.",
        ),
        "manners.chat": Both("Free chat", "Freies Schreiben"),
        "manners.chat.what": Both(
            "Write what you like instead of ready phrases alone. Nothing of it is kept.",
            "Schreibt, was ihr wollt, statt nur fertiger Sprüche. Nichts davon wird aufbewahrt.",
        ),
        "manners.public": Both("Public table", "Öffentlicher Tisch"),
        "manners.public.what": Both(
            "Listed among the open tables of this server. Anybody may watch, and take a friend’s seat without a name.",
            "Steht unter den offenen Tischen dieses Servers. Alle dürfen zusehen und einen Freundesplatz ohne Namen "
            "einnehmen.",
        ),
        # What is agreed, told in short.
        "manners.agreed": Both("Agreed at this table", "An diesem Tisch gilt"),
        "manners.told.score": Both("all see the points", "alle sehen die Punkte"),
        "manners.told.hints": Both("hints allowed", "Tipps erlaubt"),
        "manners.told.clock": Both("{minutes} min. each", "{minutes} Min. für jeden"),
        "manners.told.clock_plus": Both(
            "{minutes} min. each, +{seconds} sec. a turn", "{minutes} Min. für jeden, +{seconds} Sek. je Zug"
        ),
        "manners.told.chat": Both("free chat", "freies Schreiben"),
        "manners.told.public": Both("public table", "öffentlicher Tisch"),
        "manners.told.nothing": Both(
            "no score counter, no hints, no clock, ready phrases only",
            "kein Punktezähler, keine Tipps, keine Uhr, nur fertige Sprüche",
        ),
        # Points during the game.
        "manners.points": Both("{n} VP", "{n} P"),
        "manners.points_whole.one": Both("1 point so far", "1 Punkt bisher"),
        "manners.points_whole.many": Both("{n} points so far", "{n} Punkte bisher"),
        # Before the game ends.
        "manners.ending": Both("This ends the game", "Damit endet das Spiel"),
        "manners.ending.buy": Both(
            "With this purchase the game ends after your turn.", "Mit diesem Kauf endet das Spiel nach deinem Zug."
        ),
        "manners.ending.turn": Both("With this turn the game ends.", "Mit diesem Zug endet das Spiel."),
        "manners.ending.lose": Both("You would lose, {mine} to {theirs}.", "Du würdest verlieren, {mine} zu {theirs}."),
        "manners.ending.tie": Both(
            "You would lose with {mine} points each: the others have had fewer turns.",
            "Du würdest bei je {mine} Punkten verlieren: Die anderen hatten weniger Züge.",
        ),
        "manners.ending.back": Both("Not yet", "Noch nicht"),
        "manners.ending.buy_anyway": Both("Buy it anyway", "Trotzdem kaufen"),
        "manners.ending.turn_anyway": Both("End the turn anyway", "Zug trotzdem beenden"),
    }
)
