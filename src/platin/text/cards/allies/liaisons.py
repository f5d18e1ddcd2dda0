"""Words of the Liaisons of Allies."""

from typing import Final

from platin.text.words import Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "underling",
        en=English("Underling", "Underlings"),
        de=German("Untergebener", "Untergebene", "m"),
        text=Both("+1 Card\n+1 Action\n+1 Favor", "+1 Karte\n+1 Aktion\n+1 Gefallen"),
        rulings=(
            Ruling(
                "favor-last",
                Source("allies_1e"),
                "The card is drawn first; the Favor comes too late for a shuffle that the draw caused.",
                "Zuerst wird die Karte gezogen; für ein Mischen, das dadurch nötig wurde, kommt der Gefallen zu spät.",
            ),
        ),
    ),
)
