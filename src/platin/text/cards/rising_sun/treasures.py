"""Words of the Treasure of Rising Sun."""

from typing import Final

from platin.text.words import Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "rice",
        en=English("Rice", "Rices"),
        de=German("Reis", "Reis", "m"),
        picture="bowl-of-rice",
        text=Both(
            "+1 Buy\n+1 Coin for every type that the cards you have in play show.",
            "+1 Kauf\n+1 Geld für jeden Kartentyp, den deine Karten im Spiel haben.",
        ),
        rulings=(
            Ruling(
                "all-types",
                Source("rising_sun_1e", examples=("RS12",)),
                "It counts itself. A card has all of its types, and each type counts once.",
                "Er zählt sich selbst mit. Eine Karte hat alle ihre Typen, und jeder Typ zählt einmal.",
            ),
            Ruling(
                "what-is-in-play",
                Source("rising_sun_1e"),
                "Durations of earlier turns are in play; what has left play, lies aside or on a mat is not.",
                "Dauerkarten früherer Züge sind im Spiel; was das Spiel verlassen hat, beiseite oder auf einem Tableau "
                "liegt, ist es nicht.",
            ),
            Ruling(
                "when-played",
                Source("practice"),
                "The coins are fixed when it is played; played again it counts again.",
                "Das Geld steht beim Ausspielen fest; noch einmal gespielt zählt er noch einmal.",
            ),
            Ruling(
                "added-types",
                Source("practice"),
                "Types that something else gives to cards count too.",
                "Auch Typen, die Karten durch etwas anderes bekommen, zählen.",
            ),
        ),
    ),
)
