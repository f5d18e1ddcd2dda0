"""Words of Menagerie."""

from typing import Final

from platin.text.words import Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "snowy_village",
        en=English("Snowy Village", "Snowy Villages"),
        de=German("Verschneites Dorf", "Verschneite Dörfer", "n"),
        text=Both(
            "+1 Card\n+4 Actions\n+1 Buy\nFor the rest of this turn +Actions give you nothing.",
            "+1 Karte\n+4 Aktionen\n+1 Kauf\nFür den Rest dieses Zuges bringen dir +Aktionen nichts.",
        ),
        rulings=(
            Ruling(
                "kept-actions",
                Source("menagerie_1e"),
                "You keep the Actions that you had before you played it.",
                "Du behältst die Aktionen, die du vor dem Ausspielen hattest.",
            ),
            Ruling(
                "no-more-actions",
                Source("menagerie_1e"),
                "Cards played later in the turn give no Actions; all else that they bring you get.",
                "Später im Zug gespielte Karten geben keine Aktionen; alles andere, was sie bringen, bekommst du.",
            ),
            Ruling(
                "its-own-copies",
                Source("menagerie_1e"),
                "Another Snowy Village, or playing the same one again, gives no Actions either.",
                "Auch ein weiteres Verschneites Dorf gibt keine Aktionen, auch nicht dasselbe noch einmal gespielt.",
            ),
            Ruling(
                "plays-without-actions",
                Source("menagerie_1e"),
                "Cards that are played because another card says so need no Action, and can still be played.",
                "Karten, die auf Anweisung einer anderen gespielt werden, brauchen keine Aktion und bleiben spielbar.",
            ),
            Ruling(
                "this-turn-only",
                Source("menagerie_1e"),
                "It concerns you and this turn: in later turns +Actions count again.",
                "Es betrifft dich und diesen Zug: In späteren Zügen zählen +Aktionen wieder.",
            ),
        ),
    ),
    Words(
        "way_of_the_sheep",
        en=English("Way of the Sheep", "Ways of the Sheep"),
        de=German("Weg des Schafes", "Wege des Schafes", "m"),
        text=Both("+2 Coins", "+2 Geld"),
        rulings=(
            Ruling(
                "coins",
                Source("menagerie_1e"),
                "The card that you play as a Sheep gives 2 coins and nothing of its own.",
                "Die Karte, die du als Schaf spielst, gibt 2 Geld und nichts Eigenes.",
            ),
        ),
    ),
    Words(
        "way_of_the_squirrel",
        en=English("Way of the Squirrel", "Ways of the Squirrel"),
        de=German("Weg des Eichhörnchens", "Wege des Eichhörnchens", "m"),
        text=Both("+2 Cards, but only when this turn ends.", "+2 Karten, aber erst am Ende dieses Zuges."),
        rulings=(
            Ruling(
                "after-drawing",
                Source("menagerie_1e"),
                "You draw the two cards at the end of the turn, after drawing your next hand.",
                "Du ziehst die zwei Karten am Ende des Zuges, nachdem du deine nächste Hand gezogen hast.",
            ),
            Ruling(
                "each-use",
                Source("menagerie_1e"),
                "Each use brings two cards.",
                "Jede Benutzung bringt zwei Karten.",
            ),
            Ruling(
                "another-turn",
                Source("menagerie_1e"),
                "Used on another player's turn, it brings the cards at the end of that turn.",
                "Im Zug eines anderen benutzt, bringt er die Karten am Ende jenes Zuges.",
            ),
        ),
    ),
)
