"""Words of the Forts of Allies."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "garrison",
        en=English("Garrison", "Garrisons"),
        de=German("Garnison", "Garnisonen", "f"),
        picture="roman-shield",
        text=Both(
            "+2 Coins\n"
            "For every card that you gain in this turn, put a token on this. When your next turn starts, take the "
            "tokens off for +1 Card each.",
            "+2 Geld\n"
            "Für jede Karte, die du in diesem Zug nimmst, lege einen Marker auf diese. Wenn dein nächster Zug "
            "beginnt, entferne die Marker für je +1 Karte.",
        ),
        rulings=(
            Ruling(
                "token-per-gain",
                Source("allies_1e"),
                "Each card that you gain this turn after playing it puts a token there, bought or not.",
                "Jede Karte, die du nach dem Ausspielen in diesem Zug nimmst, legt einen Marker dorthin, gekauft "
                "oder nicht.",
            ),
            Ruling(
                "without-tokens",
                Source("allies_1e"),
                "Without tokens it is discarded in the same turn.",
                "Ohne Marker wird sie noch im selben Zug abgelegt.",
            ),
            Ruling(
                "played-twice",
                Source("allies_1e"),
                "Played twice it gets two tokens for each gain.",
                "Zweimal gespielt bekommt sie für jedes Nehmen zwei Marker.",
            ),
            Ruling(
                "while-in-play",
                Source("allies_1e"),
                "Once it has left play it gets no more tokens, and those that lay on it are gone.",
                "Hat sie das Spiel verlassen, bekommt sie keine Marker mehr, und die auf ihr sind weg.",
            ),
        ),
    ),
    Words(
        "hill_fort",
        en=English("Hill Fort", "Hill Forts"),
        de=German("Hügelfort", "Hügelforts", "n"),
        picture="hill-fort",
        text=Both(
            "Gain a card that costs 4 or less. Pick one:\ntake it into your hand;\nor +1 Card and +1 Action.",
            "Nimm eine Karte, die bis zu 4 kostet. Entscheide dich für eins:\n"
            "nimm sie auf die Hand;\n"
            "oder +1 Karte und +1 Aktion.",
        ),
        asks={
            "choose": Ask(
                "Choose what your Hill Fort does.",
                "Wähle, was dein Hügelfort tut.",
                options={
                    "cards": Both(
                        "+1 Card, +1 Action",
                        "+1 Karte, +1 Aktion",
                    ),
                    "hand": Both(
                        "Take the gained card into your hand",
                        "Die genommene Karte auf die Hand nehmen",
                    ),
                },
            ),
            "gain": Ask(
                "Gain a card costing up to 4.",
                "Nimm eine Karte, die bis zu 4 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "gain-first",
                Source("allies_1e"),
                "The gain with all that it causes comes first, then you choose.",
                "Zuerst kommt das Nehmen mit allem, was es auslöst, dann wählst du.",
            ),
            Ruling(
                "moved-away",
                Source("allies_1e"),
                "A card that has been moved in the meantime cannot be taken into the hand.",
                "Eine Karte, die inzwischen bewegt wurde, kann man nicht auf die Hand nehmen.",
            ),
            Ruling(
                "covered",
                Source("allies_1e"),
                "That it is covered in the discard pile does not matter.",
                "Dass sie im Ablagestapel verdeckt liegt, macht nichts.",
            ),
        ),
    ),
    Words(
        "stronghold",
        en=English("Stronghold", "Strongholds"),
        de=German("Burg", "Burgen", "f"),
        picture="guarded-tower",
        text=Both(
            "Pick one:\n+3 Coins;\nor, when your next turn starts, +3 Cards.\n—\n2 VP",
            "Entscheide dich für eins:\n+3 Geld;\noder, wenn dein nächster Zug beginnt, +3 Karten.\n—\n2 Siegpunkte",
        ),
        asks={
            "choose": Ask(
                "Choose what your Stronghold does.",
                "Wähle, was deine Burg tut.",
                options={
                    "cards": Both(
                        "+3 Cards at the start of your next turn",
                        "+3 Karten zu Beginn deines nächsten Zuges",
                    ),
                    "coins": Both(
                        "+3 Coins",
                        "+3 Geld",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "coins-now",
                Source("allies_1e"),
                "Chosen for coins it is discarded in the same turn.",
                "Für Geld gewählt wird sie noch im selben Zug abgelegt.",
            ),
            Ruling(
                "cards-later",
                Source("allies_1e"),
                "Chosen for cards it stays in play until the Clean-up of the next turn.",
                "Für Karten gewählt bleibt sie bis zur Aufräumphase des nächsten Zuges im Spiel.",
            ),
            Ruling(
                "points",
                Source("allies_1e"),
                "It is worth 2 points, and there are four with any number of players.",
                "Sie ist 2 Punkte wert, und es gibt bei jeder Spielerzahl vier.",
            ),
        ),
    ),
    Words(
        "tent",
        en=English("Tent", "Tents"),
        de=German("Zelt", "Zelte", "n"),
        picture="camping-tent",
        text=Both(
            "+2 Coins\n"
            "You are free to rotate the Forts pile.\n"
            "—\n"
            "On discarding this from play you are free to put it onto your deck.",
            "+2 Geld\n"
            "Du darfst den Stapel der Bastionen rotieren.\n"
            "—\n"
            "Legst du diese Karte aus dem Spiel ab, darfst du sie auf deinen Nachziehstapel legen.",
        ),
        asks={
            "rotate": Ask(
                "Rotate the Forts pile?",
                "Den Stapel der Bastionen rotieren?",
            ),
        },
        rulings=(
            Ruling(
                "own-pile",
                Source("allies_1e"),
                "After the coins the Forts may be rotated, and only they.",
                "Nach dem Geld dürfen die Bastionen rotiert werden, und nur sie.",
            ),
            Ruling(
                "back-onto-deck",
                Source("allies_1e"),
                "Each Tent separately may go onto the deck when it is discarded from play, before the new hand is "
                "drawn.",
                "Jedes Zelt für sich darf auf den Nachziehstapel, wenn es aus dem Spiel abgelegt wird, bevor die "
                "neue Hand gezogen wird.",
            ),
        ),
    ),
    PileWords("forts", "Forts", "Bastionen", picture="bridge"),
)
