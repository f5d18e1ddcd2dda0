"""Words of the Shadow cards of Rising Sun."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "alley",
        en=English("Alley", "Alleys"),
        de=German("Gasse", "Gassen", "f"),
        picture="wall-light",
        text=Both(
            "+1 Card\n+1 Action\nOne card of your hand is discarded.",
            "+1 Karte\n+1 Aktion\nEine Karte deiner Hand wird abgelegt.",
        ),
        asks={"discard": Ask("Discard a card from your hand.", "Lege eine Karte deiner Hand ab.")},
        rulings=(
            Ruling(
                "draw-first",
                Source("rising_sun_1e"),
                "You draw before you discard, so it may be the drawn card; with an empty hand nothing is discarded.",
                "Du ziehst, bevor du ablegst; es darf die gezogene Karte sein. Mit leerer Hand wird nichts abgelegt.",
            ),
            Ruling(
                "not-from-the-deck",
                Source("rising_sun_1e"),
                "A Shadow card in your deck cannot be the one you discard.",
                "Eine Schattenkarte in deinem Nachziehstapel kannst du dafür nicht ablegen.",
            ),
        ),
    ),
    Words(
        "fishmonger",
        en=English("Fishmonger", "Fishmongers"),
        de=German("Fischhändlerin", "Fischhändlerinnen", "f"),
        picture="fish-bucket",
        text=Both("+1 Buy\n+1 Coin", "+1 Kauf\n+1 Geld"),
        rulings=(
            Ruling(
                "as-a-treasure",
                Source("practice"),
                "Where it is a Treasure too (Capitalism), it may be played from the deck when Treasures may be played.",
                "Wo sie auch eine Geldkarte ist (Kapitalismus), darf man sie aus dem Nachziehstapel spielen, wenn man "
                "Geldkarten spielen darf.",
            ),
        ),
    ),
    Words(
        "ninja",
        en=English("Ninja", "Ninjas"),
        de=German("Ninja", "Ninjas", "m"),
        picture="ninja-head",
        text=Both(
            "+1 Card\nAll other players who hold more than three cards discard until three are left.",
            "+1 Karte\nAlle anderen, die mehr als drei Handkarten haben, legen ab, bis sie noch drei haben.",
        ),
        asks={"discard": Ask("Discard down to three cards.", "Lege Karten ab, bis du noch drei hast.")},
        rulings=(
            Ruling(
                "down-to-three",
                Source("rising_sun_1e"),
                "In turn order everybody chooses what to discard; three cards or fewer are kept.",
                "In Zugreihenfolge wählt jeder selbst, was er ablegt; wer höchstens drei Karten hat, behält sie.",
            ),
            Ruling(
                "draws-another",
                Source("rising_sun_1e", examples=("RS6",)),
                "Played from the deck it has left it before its card is drawn.",
                "Aus dem Nachziehstapel gespielt hat er diesen verlassen, bevor seine Karte gezogen wird.",
            ),
        ),
    ),
    Words(
        "ronin",
        en=English("Ronin", "Ronins"),
        de=German("Ronin", "Ronins", "m"),
        picture="katana",
        text=Both(
            "Draw cards one by one until your hand holds seven.",
            "Ziehe einzeln Karten, bis du sieben auf der Hand hast.",
        ),
        rulings=(
            Ruling(
                "up-to-seven",
                Source("rising_sun_1e"),
                "With seven or more cards in hand nothing is drawn; nor when there is nothing left to draw.",
                "Mit sieben oder mehr Handkarten wird nichts gezogen, auch nicht, wenn nichts mehr zu ziehen da ist.",
            ),
            Ruling(
                "minus-card-token",
                Source("practice"),
                "A −1 Card token goes with the first draw, and one more card is drawn for it; who draws nothing keeps "
                "it.",
                "Ein Minus-Karte-Marker geht mit dem ersten Ziehen weg, dafür wird eine Karte mehr gezogen; wer nichts "
                "zieht, behält ihn.",
            ),
        ),
    ),
    Words(
        "tanuki",
        en=English("Tanuki", "Tanukis"),
        de=German("Tanuki", "Tanukis", "m"),
        picture="raccoon-head",
        text=Both(
            "Trash a card from your hand.\nGain a card whose cost is higher by at most two coins.",
            "Entsorge eine Karte aus deiner Hand.\nNimm eine Karte, die höchstens zwei Geld mehr kostet.",
        ),
        asks={
            "gain": Ask("Gain a card costing up to 2 more.", "Nimm eine Karte, die höchstens 2 mehr kostet."),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Karte aus deiner Hand."),
        },
        rulings=(
            Ruling(
                "forced",
                Source("rising_sun_1e"),
                "You have to trash a card if you hold one, and to gain one if any costs little enough.",
                "Du musst eine Karte entsorgen, wenn du eine hast, und eine nehmen, wenn eine billig genug ist.",
            ),
            Ruling(
                "debt-carries-over",
                Source("rising_sun_1e", examples=("RS9",)),
                "Debt and Potion in the cost of the trashed card are part of the limit; you take no Debt for the gain.",
                "Schulden und Trank in den Kosten der entsorgten Karte gehören zur Grenze; für das Nehmen bekommst du "
                "keine Schulden.",
            ),
            Ruling(
                "empty-hand",
                Source("rising_sun_1e", examples=("RS7",)),
                "Played out of the deck with an empty hand it does nothing.",
                "Mit leerer Hand aus dem Nachziehstapel gespielt bewirkt er nichts.",
            ),
        ),
    ),
)
