"""What the page of a finished game says."""

from typing import Final

from platin.text.words import Both, Dictionary

WORDS: Final[Dictionary[str]] = Dictionary(
    {
        "review.page_title": Both("Finished game · Platin", "Beendetes Spiel · Platin"),
        "review.home": Both("To the start page", "Zur Startseite"),
        "review.loading": Both("Fetching the game …", "Das Spiel wird geholt …"),
        "review.no_answer": Both("The server does not answer.", "Der Server antwortet nicht."),
        "review.failed": Both("This game cannot be shown", "Dieses Spiel kann nicht gezeigt werden"),
        "review.again": Both("Try again", "Noch einmal versuchen"),
        "review.not_over": Both("This game is still being played", "Dieses Spiel läuft noch"),
        "review.not_over.text": Both(
            "As soon as it is over, everybody can look back at it here.",
            "Sobald es zu Ende ist, können es sich hier alle noch einmal ansehen.",
        ),
        "review.to_table": Both("To the table", "Zum Tisch"),
        # The result.
        "review.you_win": Both("You win!", "Du gewinnst!"),
        "review.wins": Both("{player} wins", "{player} gewinnt"),
        "review.shared": Both("{players} share the victory", "{players} teilen sich den Sieg"),
        "review.fewer_turns": Both("Equal points: fewer turns decide.", "Punktgleichstand: Weniger Züge entscheiden."),
        "review.rematch": Both("Rematch", "Revanche"),
        "review.rematch.waiting": Both("Setting up the rematch …", "Die Revanche wird aufgebaut …"),
        "review.rematch.ready": Both("There is a rematch.", "Es gibt eine Revanche."),
        "review.rematch.join": Both("To the rematch", "Zur Revanche"),
        "review.to_replay": Both("Step through the game", "Das Spiel durchgehen"),
        "review.export": Both("Save the game as a file", "Spiel als Datei sichern"),
        # Points.
        "review.points": Both("Points", "Punkte"),
        "review.points.one": Both("{n} point", "{n} Punkt"),
        "review.points.many": Both("{n} points", "{n} Punkte"),
        "review.winner": Both("Winner", "Sieg"),
        "review.turns.one": Both("{n} turn", "{n} Zug"),
        "review.turns.many": Both("{n} turns", "{n} Züge"),
        "review.lines_of": Both("Points of {player}, card by card", "Punkte von {player}, Karte für Karte"),
        "review.column.card": Both("Card", "Karte"),
        "review.column.count": Both("Number", "Anzahl"),
        "review.column.points": Both("Points", "Punkte"),
        "review.total": Both("Total", "Summe"),
        "review.vp_tokens": Both("VP tokens", "Punktemarker"),
        "review.times": Both("{n} × {each}", "{n} × {each}"),
        "review.no_lines": Both("No cards with points.", "Keine Karten mit Punkten."),
        "review.deck.one": Both("The deck at the end: {n} card", "Das Kartendeck am Ende: {n} Karte"),
        "review.deck.many": Both("The deck at the end: {n} cards", "Das Kartendeck am Ende: {n} Karten"),
        "review.copies": Both("{n} × {card}", "{n} × {card}"),
        "review.empty_piles": Both("Empty piles", "Leere Stapel"),
        "review.empty_piles.none": Both("None.", "Keine."),
        # Plots.
        "review.course": Both("How the game went", "Der Verlauf"),
        "review.plot.points": Both("Points by turn", "Punkte nach Zügen"),
        "review.plot.points.note": Both("After each own turn.", "Nach jedem eigenen Zug."),
        "review.plot.points.desc": Both(
            "A line for each player. At the end: {values}.",
            "Eine Linie für jede Person am Tisch. Am Ende: {values}.",
        ),
        "review.plot.money": Both("Money in the deck", "Geld im Kartendeck"),
        "review.plot.money.note": Both(
            "Coins that five cards of the deck bring on average, after each own turn.",
            "Geld, das fünf Karten des Kartendecks im Schnitt bringen, nach jedem eigenen Zug.",
        ),
        "review.plot.money.desc": Both(
            "A line for each player. At the end: {values}.",
            "Eine Linie für jede Person am Tisch. Am Ende: {values}.",
        ),
        "review.plot.value": Both("{player} {value}", "{player} {value}"),
        "review.plot.turn": Both("Own turn", "Eigener Zug"),
        "review.plot.text": Both("As text", "Als Text"),
        "review.plot.numbers": Both("As numbers", "Als Zahlen"),
        "review.gains": Both("What was gained when", "Was wann genommen wurde"),
        "review.gains.note": Both(
            "What came during another player’s turn counts with the own turn before it.",
            "Was in einem fremden Zug dazukam, zählt zum eigenen Zug davor.",
        ),
        "review.gains.of": Both("Gained by {player}", "Genommen von {player}"),
        "review.gains.desc": Both(
            "A row for each card, a column for each turn of {player}. As text in the table below.",
            "Eine Zeile je Karte, eine Spalte je Zug von {player}. Als Text in der Tabelle darunter.",
        ),
        "review.gains.cards": Both("Gained", "Genommen"),
        "review.gains.nothing": Both("Nothing.", "Nichts."),
        # The replay.
        "review.replay": Both("Step by step", "Schritt für Schritt"),
        "review.replay.position": Both("Point in the game", "Stelle im Spiel"),
        "review.replay.value": Both("{turn}, step {at} of {all}", "{turn}, Schritt {at} von {all}"),
        "review.replay.step": Both("Step {at} of {all}", "Schritt {at} von {all}"),
        "review.replay.before": Both("Before the first turn", "Vor dem ersten Zug"),
        "review.replay.end": Both("End of the game", "Ende des Spiels"),
        "review.replay.turn": Both("Turn", "Zug"),
        "review.replay.seen_by": Both("Seen by", "Gesehen von"),
        "review.replay.spectator": Both("A spectator", "Zuschauenden"),
        "review.replay.all_open": Both("All cards open", "Alle Karten offen"),
        "review.replay.first": Both("To the beginning", "An den Anfang"),
        "review.replay.turn_back": Both("A turn back", "Einen Zug zurück"),
        "review.replay.back": Both("A step back", "Einen Schritt zurück"),
        "review.replay.on": Both("A step on", "Einen Schritt weiter"),
        "review.replay.turn_on": Both("A turn on", "Einen Zug weiter"),
        "review.replay.last": Both("To the end", "Ans Ende"),
        "review.replay.keys": Both(
            "Keys: ← → a step, Page up and Page down a turn, Home and End to the beginning and end.",
            "Tasten: ← → ein Schritt, Bild auf und Bild ab ein Zug, Pos1 und Ende an Anfang und Ende.",
        ),
        "review.replay.log": Both("What happened", "Was geschah"),
        "review.replay.asked": Both("{player} is asked", "{player} wird gefragt"),
        "review.replay.question": Both("The question to {player}", "Die Frage an {player}"),
        "review.replay.options": Both("What could be answered", "Mögliche Antworten"),
        "review.replay.hand": Both("Hand", "Hand"),
        "review.replay.draw_deck": Both("Deck", "Nachziehstapel"),
        "review.replay.discard": Both("Discard pile", "Ablagestapel"),
        # What can be made of a point.
        "review.from_here": Both("From this point", "Von dieser Stelle aus"),
        "review.share": Both("Copy a link to this point", "Link zu dieser Stelle kopieren"),
        "review.share.done": Both("The link is copied.", "Der Link ist kopiert."),
        "review.share.by_hand": Both("Copy this link:", "Kopiere diesen Link:"),
        "review.continue": Both("Go on from here against bots", "Von hier gegen Bots weiterspielen"),
        "review.continue.text": Both(
            "A new table is laid out as it lay at this point; you take a seat, and bots play the others. This game "
            "stays as it is.",
            "Ein neuer Tisch wird so aufgebaut, wie er an dieser Stelle lag; du nimmst einen Platz ein, die anderen "
            "spielen Bots. Dieses Spiel bleibt, wie es ist.",
        ),
        "review.continue.seat": Both("Your seat", "Dein Platz"),
        "review.continue.name": Both("Your name", "Dein Name"),
        "review.continue.bot": Both("The others are played by", "Die anderen spielt"),
        "review.continue.go": Both("Go on from here", "Von hier weiterspielen"),
        "review.continue.over": Both(
            "The game is over here: go back at least one step.",
            "Hier ist das Spiel zu Ende: Geh mindestens einen Schritt zurück.",
        ),
        "review.cancel": Both("Cancel", "Abbrechen"),
        "review.close": Both("Close", "Schließen"),
        "review.scenario": Both("This ruling is wrong", "Diese Regelauslegung ist falsch"),
        "review.scenario.text": Both(
            "Every ruling of Platin is an executable scenario. This is the point that you are looking at, written as "
            "one: the table, the answers since the last step of the turn, and the question that is pending.",
            "Jede Regelauslegung von Platin ist ein ausführbares Szenario. Dies ist die Stelle, die du gerade "
            "ansiehst, als eines geschrieben: der Tisch, die Antworten seit dem letzten Schritt des Zuges und die "
            "offene Frage.",
        ),
        "review.scenario.end": Both(
            "Nobody is asked at the end of the game: this is the last question of the game.",
            "Am Ende des Spiels wird niemand gefragt: Dies ist die letzte Frage des Spiels.",
        ),
        "review.scenario.step.1": Both(
            "Say in the first line what is wrong, and under “source” where the rule is to be found.",
            "Schreib in die erste Zeile, was falsch ist, und bei „source“, wo die Regel steht.",
        ),
        "review.scenario.step.2": Both(
            "Change what stands under “expect” to what should happen.",
            "Ändere, was unter „expect“ steht, in das, was geschehen sollte.",
        ),
        "review.scenario.step.3": Both(
            "Send the file to the project, as it says in CONTRIBUTING.md. To try it yourself: platin scenario run "
            "{file}",
            "Schick die Datei an das Projekt, wie es in CONTRIBUTING.md steht. Zum Ausprobieren: platin scenario run "
            "{file}",
        ),
        "review.scenario.label": Both("The scenario", "Das Szenario"),
        "review.scenario.title": Both("say here what is wrong", "sag hier, was falsch ist"),
        "review.scenario.copy": Both("Copy", "Kopieren"),
        "review.scenario.copied": Both("Copied.", "Kopiert."),
        "review.scenario.by_hand": Both("Select the text and copy it.", "Wähle den Text aus und kopiere ihn."),
        "review.scenario.save": Both("Save as a file", "Als Datei sichern"),
    }
)
