"""What the client is called where it is installed as an application."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "app.name": Both("Platin: Dominion in the browser", "Platin: Dominion im Browser"),
        "app.description": Both(
            "A table for Dominion: against bots, with friends, by the rules.",
            "Ein Tisch für Dominion: gegen Bots, mit Freunden, genau nach den Regeln.",
        ),
        "app.shortcut.play": Both("Play", "Spielen"),
        "app.shortcut.daily": Both("Kingdom of the day", "Königreich des Tages"),
        "app.shortcut.learn": Both("Learn to play", "Spielen lernen"),
    }
)
