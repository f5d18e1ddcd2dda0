"""Words of the Actions of Adventures that need none of its own mechanisms."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "storyteller",
        en=English("Storyteller", "Storytellers"),
        de=German("Geschichtenerzähler", "Geschichtenerzähler", "m"),
        text=Both(
            "+1 Action\n"
            "+1 Coin\n"
            "You are free to play one, two or three Treasures from your hand.\n"
            "After that, all your coins are spent, and each of them draws you a card.",
            "+1 Aktion\n"
            "+1 Geld\n"
            "Du darfst eine, zwei oder drei Geldkarten aus der Hand spielen.\n"
            "Danach gibst du dein ganzes Geld aus und ziehst für jedes Geld eine Karte.",
        ),
        later={
            2: Both(
                "+1 Action\n"
                "You are free to play one, two or three Treasures from your hand.\n"
                "+1 Card\n"
                "After that, all your coins are spent, and each of them draws you one more card.",
                "+1 Aktion\n"
                "Du darfst eine, zwei oder drei Geldkarten aus der Hand spielen.\n"
                "+1 Karte\n"
                "Danach gibst du dein ganzes Geld aus und ziehst für jedes Geld noch eine Karte.",
            ),
        },
        asks={
            "play": Ask(
                "You may play a Treasure from your hand, three in all.",
                "Du darfst eine Geldkarte aus der Hand spielen, insgesamt drei.",
            ),
        },
        rulings=(
            Ruling(
                "up-to-three",
                Source("adventures_1e"),
                "You may play up to three Treasures from your hand, one after another, or none.",
                "Du darfst bis zu drei Geldkarten aus der Hand spielen, eine nach der anderen, oder keine.",
            ),
            Ruling(
                "all-coins",
                Source("adventures_1e"),
                "Then you spend all coins of this turn, also those left from earlier, and draw a card for each; they "
                "are gone.",
                "Dann gibst du alles Geld dieses Zuges aus, auch übriges von vorher, und ziehst für jedes Geld eine "
                "Karte; das Geld ist weg.",
            ),
            Ruling(
                "its-own-coin",
                Source("adventures_1e"),
                "The coin that the Storyteller gives is spent as well: without Treasures you draw one card.",
                "Auch das Geld, das der Geschichtenerzähler gibt, wird ausgegeben: Ohne Geldkarten ziehst du eine "
                "Karte.",
            ),
            Ruling(
                "potions-stay",
                Source("adventures_1e"),
                "Potions are not spent.",
                "Tränke werden nicht ausgegeben.",
            ),
            Ruling(
                "really-played",
                Source("adventures_1e"),
                "The Treasures are really played: they do what they do, and stay in play.",
                "Die Geldkarten werden wirklich gespielt: Sie tun, was sie tun, und bleiben im Spiel.",
            ),
            Ruling(
                "later",
                Source("adventures_later"),
                "Later print: it gives no coin; you draw one card and then, for all your coins, one each.",
                "Späterer Druck: Er gibt kein Geld; du ziehst eine Karte und dann für all dein Geld je eine.",
                edition=2,
            ),
        ),
    ),
)
