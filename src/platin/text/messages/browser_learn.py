"""What the page of the lessons says, and what stands beside a table at which somebody learns; not the lessons."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "learn.title": Both("Learn to play", "Spielen lernen"),
        "learn.lead": Both(
            "You learn Dominion by playing it: a real table, a patient opponent, and a word of advice at every step.",
            "Du lernst Dominion, indem du es spielst: an einem echten Tisch, mit einer geduldigen Gegnerin und einem "
            "Rat bei jedem Schritt.",
        ),
        "learn.door": Both(
            "Your first game, step by step, and short lessons after it.",
            "Dein erstes Spiel Schritt für Schritt, und danach kurze Lektionen.",
        ),
        "learn.newcomer": Both("Never played? Learn it in ten minutes.", "Noch nie gespielt? Lern es in zehn Minuten."),
        "learn.minutes.one": Both("about {n} minute", "etwa {n} Minute"),
        "learn.minutes.many": Both("about {n} minutes", "etwa {n} Minuten"),
        "learn.chapters.one": Both("{n} chapter", "{n} Kapitel"),
        "learn.chapters.many": Both("{n} chapters", "{n} Kapitel"),
        "learn.begin": Both("Begin", "Anfangen"),
        "learn.again": Both("Begin again", "Von vorn anfangen"),
        "learn.resume": Both("Go on: {chapter}", "Weitermachen: {chapter}"),
        "learn.done": Both("✓ Done", "✓ Geschafft"),
        # Beside the table.
        "learn.part": Both("Chapter {n} of {of}", "Kapitel {n} von {of}"),
        "learn.progress": Both("Step {n} of {of}", "Schritt {n} von {of}"),
        "learn.leave": Both("Go on later", "Später weiter"),
        "learn.go_on": Both("Continue", "Weiter"),
        "learn.back": Both("Back", "Zurück"),
        "learn.chapter_over": Both("This chapter is over.", "Dieses Kapitel ist zu Ende."),
        "learn.next_chapter": Both("Next: {chapter}", "Weiter: {chapter}"),
        "learn.next_lesson": Both("Next lesson: {lesson}", "Nächste Lektion: {lesson}"),
        "learn.all": Both("All lessons", "Alle Lektionen"),
        "learn.play": Both("Play a game", "Eine Partie spielen"),
    }
)
