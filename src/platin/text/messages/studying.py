"""What is said in the terminal while a Master studies a kingdom before the game."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "studies": Both(
            "The Master does not know this kingdom and studies it, for about {seconds} seconds. Ctrl-C: begin at once.",
            "Der Meister kennt dieses Königreich nicht und studiert es, etwa {seconds} Sekunden lang. Strg-C: gleich "
            "anfangen.",
        ),
        "left": Both("{seconds} s left", "noch {seconds} s"),
        "left.none": Both("nearly done", "gleich so weit"),
        "best": Both("best so far: {plan}", "bisher am besten: {plan}"),
        "best.money": Both("best so far: money alone", "bisher am besten: nur Geld"),
        "best.none": Both("trying out what there is", "probiert aus, was es gibt"),
        "checks": Both("games against the All-rounder", "Partien gegen den Allrounder"),
        "done": Both("It has a plan, found in {games} games.", "Er hat einen Plan, gefunden in {games} Partien."),
        "cut": Both(
            "It plays by the best plan that it has found so far, in {games} games.",
            "Er spielt nach dem besten Plan, den er bis jetzt gefunden hat, in {games} Partien.",
        ),
        "nothing": Both(
            "It has no plan yet, and plays like the All-rounder, looking ahead.",
            "Er hat noch keinen Plan und spielt wie der Allrounder, mit Vorausschau.",
        ),
        "none": Both(
            "It has found nothing that beats the All-rounder, and plays like that one, looking ahead.",
            "Er hat nichts gefunden, was den Allrounder schlägt, und spielt wie dieser, mit Vorausschau.",
        ),
        "title": Both("Learnt before a game", "Vor einem Spiel gelernt"),
    }
)
