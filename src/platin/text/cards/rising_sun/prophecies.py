"""Words of the Prophecies of Rising Sun."""

from typing import Final

from platin.text.words import Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "great_leader",
        en=English("Great Leader", "Great Leaders"),
        de=German("Großer Anführer", "Große Anführer", "m"),
        text=Both(
            "After each Action you play: +1 Action.",
            "Nach jeder Aktion, die du ausspielst: +1 Aktion.",
        ),
        rulings=(
            Ruling(
                "after-each-play",
                Source("rising_sun_1e", examples=("RS1",)),
                "The Action comes when the card is resolved, after every play of it, also one by another card.",
                "Die Aktion kommt, wenn die Karte abgehandelt ist, nach jedem Ausspielen, auch durch eine andere "
                "Karte.",
            ),
        ),
    ),
)
