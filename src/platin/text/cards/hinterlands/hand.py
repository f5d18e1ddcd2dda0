"""Words of the cards of Hinterlands that draw, and discard or trash from the hand."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "oasis",
        en=English("Oasis", "Oases"),
        de=German("Oase", "Oasen", "f"),
        text=Both(
            "+1 Card\n+1 Action\n+1 Coin\nChoose a card in your hand and discard it.",
            "+1 Karte\n+1 Aktion\n+1 Geld\nWähle eine Karte auf deiner Hand und lege sie ab.",
        ),
        asks={"discard": Ask("Discard a card.", "Lege eine Karte ab.")},
        rulings=(
            Ruling(
                "the-drawn-card-too",
                Source("hinterlands_1e"),
                "You draw before you discard, so the drawn card may be the one.",
                "Du ziehst, bevor du ablegst; es darf auch die gezogene Karte sein.",
            ),
            Ruling(
                "also-without-drawing",
                Source("hinterlands_1e"),
                "You discard a card even if there was none to draw.",
                "Eine Karte legst du auch dann ab, wenn du keine ziehen konntest.",
            ),
        ),
    ),
)
