"""Words of the cards of Seaside that put cards on a mat."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "island",
        en=English("Island", "Islands"),
        de=German("Insel", "Inseln", "f"),
        picture="island",
        text=Both(
            "Lay this and one card from your hand on your Island mat; they stay there.\n—\n2 VP",
            "Lege diese Karte und eine Handkarte auf dein Inseltableau; dort bleiben sie.\n—\n2 Siegpunkte",
        ),
        asks={
            "aside": Ask("Put a card on your Island mat.", "Lege eine Karte auf dein Inseltableau."),
        },
        rulings=(
            Ruling(
                "forced",
                Source("seaside_1e"),
                "You have to put a card from your hand there if you have one.",
                "Du musst eine Handkarte dorthin legen, wenn du eine hast.",
            ),
            Ruling(
                "alone",
                Source("seaside_1e"),
                "Without a card in hand only the Island goes onto the mat.",
                "Ohne Handkarte kommt nur die Insel auf das Tableau.",
            ),
            Ruling(
                "open",
                Source("seaside_1e"),
                "The mat lies open: everybody sees which cards are on it.",
                "Das Tableau liegt offen: Alle sehen, welche Karten darauf sind.",
            ),
            Ruling(
                "scored",
                Source("seaside_1e"),
                "Cards on the mat are yours and count at the end, but never come back during the game.",
                "Karten auf dem Tableau gehören dir und zählen am Spielende, kommen während des Spiels aber nie "
                "zurück.",
            ),
            Ruling(
                "played-twice",
                Source("seaside_1e"),
                "Played twice, it takes another card from your hand the second time.",
                "Zweimal gespielt, nimmt sie beim zweiten Mal eine weitere Handkarte mit.",
            ),
            Ruling(
                "not-in-play",
                Source("seaside_1e"),
                "If the Island is no longer in play it stays where it is; the card from your hand still goes onto the "
                "mat.",
                "Ist die Insel nicht mehr im Spiel, bleibt sie, wo sie ist; die Handkarte kommt trotzdem auf das "
                "Tableau.",
            ),
            Ruling(
                "pile",
                Source("seaside_1e"),
                "Its pile has 8 cards for two players and 12 for more, like other Victory cards.",
                "Ihr Stapel hat zu zweit 8 Karten, sonst 12, wie bei anderen Punktekarten.",
            ),
        ),
    ),
    Words(
        "native_village",
        en=English("Native Village", "Native Villages"),
        de=German("Eingeborenendorf", "Eingeborenendörfer", "n"),
        picture="huts-village",
        text=Both(
            "+2 Actions\n"
            "Pick one: the topmost card of your deck goes face down on your Native Village mat, or all cards on the "
            "mat go into your hand.\n"
            "Your own mat you may look at whenever you like.",
            "+2 Aktionen\n"
            "Entscheide dich: Entweder kommt die oberste Karte deines Nachziehstapels verdeckt auf dein "
            "Eingeborenendorf-Tableau, oder du nimmst alle Karten vom Tableau auf die Hand.\n"
            "Dein eigenes Tableau darfst du jederzeit ansehen.",
        ),
        asks={
            "choose": Ask(
                "Put a card on your mat, or take all cards from it?",
                "Eine Karte auf dein Tableau legen oder alle davon nehmen?",
                options={
                    "put": Both(
                        "Put the top card of your deck on the mat",
                        "Die oberste Karte des Nachziehstapels auf das Tableau legen",
                    ),
                    "take": Both(
                        "Take all cards from the mat into your hand",
                        "Alle Karten vom Tableau auf die Hand nehmen",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "either",
                Source("seaside_1e"),
                "You may choose either option even if it does nothing: no card left to put on the mat, or none on it "
                "to take.",
                "Du darfst jede der beiden Möglichkeiten wählen, auch wenn sie nichts bewirkt, weil keine Karte mehr "
                "da ist oder keine auf dem Tableau liegt.",
            ),
            Ruling(
                "shuffle",
                Source("seaside_1e"),
                "If the deck is empty, the discard pile is shuffled to get a card for the mat.",
                "Ist der Nachziehstapel leer, wird für die Karte auf dem Tableau der Ablagestapel gemischt.",
            ),
            Ruling(
                "face-down",
                Source("seaside_1e"),
                "The card goes onto the mat face down: the others learn only how many lie there.",
                "Die Karte kommt verdeckt auf das Tableau: Die anderen erfahren nur, wie viele dort liegen.",
            ),
            Ruling(
                "take-all",
                Source("seaside_1e"),
                "If you take cards from the mat, you take all of them.",
                "Nimmst du Karten vom Tableau, dann alle.",
            ),
            Ruling(
                "scored",
                Source("seaside_1e"),
                "Cards on the mat are not in your deck, but count for you at the end of the game.",
                "Karten auf dem Tableau sind nicht in deinem Nachziehstapel, zählen am Spielende aber für dich.",
            ),
        ),
    ),
)
