"""What the page of the puzzles says, and what stands beside the table of a puzzle; not the puzzles themselves."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "puzzle.title": Both("Puzzles", "Rätsel"),
        "puzzle.lead": Both(
            "One turn, one goal, no luck: all that matters is known to you, and what you did can be taken back as "
            "often as you like.",
            "Ein Zug, ein Ziel, kein Glück: Du weißt alles, worauf es ankommt, und kannst alles zurücknehmen, sooft "
            "du willst.",
        ),
        "puzzle.door": Both(
            "Win this turn! Positions with one nice idea each.",
            "Gewinne in diesem Zug! Stellungen mit je einer schönen Idee.",
        ),
        "puzzle.count": Both("{n} of {of} solved", "{n} von {of} gelöst"),
        "puzzle.difficulty": Both("Difficulty {n} of {of}", "Schwierigkeit {n} von {of}"),
        "puzzle.try": Both("Try it", "Versuchen"),
        "puzzle.again": Both("Try again", "Noch einmal"),
        "puzzle.done": Both("✓ Solved", "✓ Gelöst"),
        # Beside the table.
        "puzzle.all": Both("All puzzles", "Alle Rätsel"),
        "puzzle.hint": Both("A hint", "Ein Tipp"),
        "puzzle.show": Both("Show the solution", "Lösung zeigen"),
        "puzzle.undo": Both("Take back the last step", "Letzten Schritt zurücknehmen"),
        "puzzle.next": Both("Next: {puzzle}", "Weiter: {puzzle}"),
        "puzzle.solved": Both("Solved! Well done.", "Gelöst! Gut gemacht."),
        "puzzle.failed": Both(
            "That was not it: the goal cannot be reached any more.",
            "Das war es nicht: Das Ziel ist nicht mehr zu erreichen.",
        ),
        "puzzle.points": Both("Points: you {mine}, {player} {theirs}", "Punkte: du {mine}, {player} {theirs}"),
        "puzzle.deck": Both("Your deck, from the top:", "Dein Nachziehstapel, von oben:"),
    }
)
