"""Words of the Durations of Renaissance."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "cargo_ship",
        en=English("Cargo Ship", "Cargo Ships"),
        de=German("Frachtschiff", "Frachtschiffe", "n"),
        picture="caravel",
        text=Both(
            "+2 Coins\nOne card that you gain later in this turn may be set aside face up, on this. When your next "
            "turn starts, take it into your hand.",
            "+2 Geld\nEine Karte, die du später in diesem Zug nimmst, darfst du offen auf diese Karte zur Seite "
            "legen. Wenn dein nächster Zug beginnt, nimm sie auf die Hand.",
        ),
        rulings=(
            Ruling(
                "any-later-gain",
                Source("renaissance_1e"),
                "It may be any later gain of this turn, not only the first, and however the card is gained.",
                "Es darf jede spätere Karte dieses Zuges sein, nicht nur die erste, und wie auch immer sie genommen "
                "wird.",
            ),
            Ruling(
                "one-card",
                Source("renaissance_1e"),
                "Only one card is set aside for each play.",
                "Pro Spielen wird nur eine Karte zur Seite gelegt.",
            ),
            Ruling(
                "nothing-aboard",
                Source("renaissance_1e"),
                "Without a card it is discarded in this turn.",
                "Ohne Karte wird es noch in diesem Zug abgelegt.",
            ),
            Ruling(
                "still-there",
                Source("renaissance_1e"),
                "The card must still lie where it was gained.",
                "Die Karte muss noch dort liegen, wohin sie beim Nehmen kam.",
            ),
            Ruling(
                "played-twice",
                Source("practice"),
                "Played twice two cards may be set aside.",
                "Zweimal gespielt dürfen zwei Karten zur Seite gelegt werden.",
            ),
        ),
    ),
    Words(
        "research",
        en=English("Research", "Researches"),
        de=German("Forscherin", "Forscherinnen", "f"),
        picture="microscope",
        text=Both(
            "+1 Action\nTrash a card from your hand. For each Coin in its cost set a card of your deck aside face "
            "down, on this. When your next turn starts, take those cards into your hand.",
            "+1 Aktion\nEntsorge eine Handkarte. Lege für jedes Geld, das sie kostet, eine Karte deines "
            "Nachziehstapels verdeckt auf diese Karte zur Seite. Wenn dein nächster Zug beginnt, nimm jene Karten auf "
            "die Hand.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
        },
        rulings=(
            Ruling(
                "as-many-as-there-are",
                Source("renaissance_1e", examples=("RE16",)),
                "The discard pile is shuffled if needed; if there are still too few cards, it is as many as there are.",
                "Wenn nötig, wird der Ablagestapel gemischt; sind es dann noch zu wenige, sind es so viele, wie da "
                "sind.",
            ),
            Ruling(
                "face-down",
                Source("renaissance_1e"),
                "You may look at the cards, the others may not.",
                "Du darfst die Karten ansehen, die anderen nicht.",
            ),
            Ruling(
                "nothing-aside",
                Source("renaissance_1e", examples=("RE16",)),
                "If no card is set aside, it is discarded in this turn.",
                "Wird keine Karte zur Seite gelegt, wird sie noch in diesem Zug abgelegt.",
            ),
            Ruling(
                "no-draw",
                Source("renaissance_1e"),
                "Setting aside and taking is no drawing and no revealing.",
                "Zur-Seite-Legen und Aufnehmen ist weder Ziehen noch Aufdecken.",
            ),
            Ruling(
                "each-play-its-own",
                Source("renaissance_1e", examples=("RE16",)),
                "Each play has its own cards: a Throne Room trashes twice and stays too.",
                "Jedes Spielen hat seine eigenen Karten: Ein Thronsaal lässt zweimal entsorgen und bleibt auch liegen.",
            ),
            Ruling(
                "cost-now",
                Source("practice"),
                "What the card costs now counts, and coins alone.",
                "Es zählt, was die Karte jetzt kostet, und davon nur das Geld.",
            ),
            Ruling(
                "having-left-play",
                Source("practice"),
                "By the rule of 2025 a Research that has left play gives nothing back: its cards stay aside, and count "
                "at the end.",
                "Nach der Regel von 2025 gibt eine Forscherin, die nicht mehr im Spiel ist, nichts zurück: Ihre Karten "
                "bleiben zur Seite gelegt und zählen am Spielende mit.",
            ),
            Ruling(
                "improve",
                Source("renaissance_1e"),
                "An Improve can trash it only if nothing was set aside.",
                "Ein Fortschritt kann sie nur entsorgen, wenn nichts zur Seite gelegt wurde.",
            ),
        ),
    ),
)
