"""Words of the Actions of Menagerie that need none of its own mechanisms."""

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
)
