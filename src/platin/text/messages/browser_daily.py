"""What the page of the day's kingdom says."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "daily.title": Both("Kingdom of the day", "Königreich des Tages"),
        "daily.what": Both(
            "Everybody here plays the same kingdom with the same shuffles today, against the same bot: {bot}. "
            "You begin.",
            "Alle spielen hier heute dasselbe Königreich mit denselben gemischten Karten gegen denselben Bot: {bot}. "
            "Du beginnst.",
        ),
        "daily.past": Both(
            "This was everybody’s kingdom on that day, against the same bot: {bot}.",
            "Das war an diesem Tag für alle das Königreich, gegen denselben Bot: {bot}.",
        ),
        "daily.play": Both("Play today’s game", "Das Spiel von heute spielen"),
        "daily.go_on": Both("Go on with today’s game", "Das Spiel von heute fortsetzen"),
        "daily.free": Both("Play it for pleasure", "Zum Vergnügen spielen"),
        "daily.once": Both(
            "Your first try counts. What has shown you a card cannot be taken back in it, and there are no hints. "
            "A new kingdom comes at midnight UTC.",
            "Dein erster Versuch zählt. Was dir eine Karte gezeigt hat, lässt sich darin nicht zurücknehmen, und es "
            "gibt keine Tipps. Um Mitternacht (UTC) kommt ein neues Königreich.",
        ),
        "daily.free.what": Both(
            "As often as you like; it does not count.",
            "So oft du magst; es zählt nicht.",
        ),
        "daily.results": Both("Results", "Ergebnisse"),
        "daily.results.none": Both("Nobody has finished yet.", "Noch niemand ist fertig."),
        "daily.place": Both("Place", "Platz"),
        "daily.player": Both("Player", "Name"),
        "daily.margin": Both("Lead", "Vorsprung"),
        "daily.points": Both("Points", "Punkte"),
        "daily.turns": Both("Turns", "Züge"),
        "daily.you": Both("you", "du"),
        "daily.margin.what": Both(
            "The lead over the bot decides, then fewer turns.",
            "Es entscheidet der Vorsprung vor dem Bot, dann die kleinere Zahl der Züge.",
        ),
        "daily.open.one": Both("{n} more has begun.", "{n} weitere Person hat begonnen."),
        "daily.open.many": Both("{n} more have begun.", "{n} weitere haben begonnen."),
        "daily.earlier": Both("Earlier month", "Früherer Monat"),
        "daily.later": Both("Later month", "Späterer Monat"),
        "daily.to_today": Both("To today’s kingdom", "Zum Königreich von heute"),
        "daily.to_results": Both("Results of the day", "Ergebnisse des Tages"),
    }
)
