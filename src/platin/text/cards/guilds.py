"""Words of Guilds (Die Gilden)."""

from typing import Final

from platin.text.words import Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "baker",
        en=English("Baker", "Bakers"),
        de=German("Bäcker", "Bäcker", "m"),
        text=Both(
            "+1 Card\n+1 Action\n+1 Coffers\n—\nSet-up: everybody begins with one token on the Coffers.",
            "+1 Karte\n+1 Aktion\n+1 Taler\n—\nVorbereitung: Alle beginnen mit einem Taler.",
        ),
        rulings=(
            Ruling(
                "coffers",
                Source("guilds_1e"),
                "It gives a card, an Action and a token, not coins of this turn.",
                "Er gibt eine Karte, eine Aktion und einen Taler, kein Geld für diesen Zug.",
            ),
            Ruling(
                "set-up",
                Source("guilds_1e"),
                "In games with the Baker everybody begins with one token.",
                "In Spielen mit dem Bäcker beginnen alle mit einem Taler.",
            ),
            Ruling(
                "black-market",
                Source("guilds_1e"),
                "That holds as well if the Baker is only in the Black Market deck.",
                "Das gilt auch, wenn der Bäcker nur im Schwarzmarktdeck ist.",
            ),
        ),
    ),
)
