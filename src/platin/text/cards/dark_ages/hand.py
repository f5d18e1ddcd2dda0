"""Words of the cards that exchange, show or give away the hand."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "beggar",
        en=English("Beggar", "Beggars"),
        de=German("Bettler", "Bettler", "m"),
        picture="open-palm",
        text=Both(
            "Gain three Coppers into your hand.\n"
            "—\n"
            "If somebody else plays an Attack card, you are first free to discard this. If you do, gain two "
            "Silvers, one of them onto your deck.",
            "Nimm drei Kupfer auf die Hand.\n"
            "—\n"
            "Spielt jemand anderes eine Angriffskarte, darfst du vorher diese Karte ablegen. Tust du das, nimm "
            "zwei Silber, eins davon auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "coppers",
                Source("dark_ages_1e"),
                "The Coppers are gained into the hand, one after the other, as many as there are.",
                "Die Kupfer werden auf die Hand genommen, eins nach dem anderen, so viele da sind.",
            ),
            Ruling(
                "before-the-attack",
                Source("dark_ages_1e"),
                "It is discarded before the Attack does anything; each copy once. It does not protect you.",
                "Er wird abgelegt, bevor der Angriff etwas tut; jeder einmal. Er schützt dich nicht.",
            ),
            Ruling(
                "one-silver",
                Source("dark_ages_1e"),
                "A single Silver goes onto the deck; with none left you may discard it for nothing.",
                "Ein einziges Silber kommt auf den Nachziehstapel; gibt es keins mehr, darfst du ihn umsonst ablegen.",
            ),
            Ruling(
                "before-mercenary",
                Source("dark_ages_1e"),
                "Against a Mercenary you decide before the attacker decides about the trashing.",
                "Gegen einen Söldner entscheidest du, bevor der Angreifer über das Entsorgen entscheidet.",
            ),
        ),
    ),
    Words(
        "count",
        en=English("Count", "Counts"),
        de=German("Graf", "Grafen", "m"),
        picture="mustache",
        text=Both(
            "Pick one: discard two cards; or put a card from your hand onto your deck; or gain a Copper.\n"
            "Pick one: +3 Coins; or trash your hand; or gain a Duchy.",
            "Wähle eins: Lege zwei Karten ab; oder lege eine Handkarte auf deinen Nachziehstapel; oder nimm ein "
            "Kupfer.\n"
            "Wähle eins: +3 Geld; oder entsorge alle Handkarten; oder nimm ein Herzogtum.",
        ),
        asks={
            "price": Ask(
                "What do you pay?",
                "Womit bezahlst du?",
                options={
                    "discard": Both("Discard two cards", "Zwei Karten ablegen"),
                    "topdeck": Both("Put a card onto your deck", "Eine Karte auf den Nachziehstapel legen"),
                    "copper": Both("Gain a Copper", "Ein Kupfer nehmen"),
                },
            ),
            "reward": Ask(
                "What do you get?",
                "Was bekommst du?",
                options={
                    "coins": Both("+3 Coins", "+3 Geld"),
                    "trash": Both("Trash your hand", "Alle Handkarten entsorgen"),
                    "duchy": Both("Gain a Duchy", "Ein Herzogtum nehmen"),
                },
            ),
            "discard": Ask(
                "Discard two cards.",
                "Lege zwei Karten ab.",
            ),
            "topdeck": Ask(
                "Put a card from your hand onto your deck.",
                "Lege eine Handkarte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "second-choice-later",
                Source("dark_ages_1e"),
                "You make the second choice after the first has been carried out.",
                "Du wählst das zweite erst, wenn das erste ausgeführt ist.",
            ),
            Ruling(
                "impossible",
                Source("dark_ages_1e"),
                "You may choose what is impossible or possible only in part: with one card in hand that one is "
                "discarded.",
                "Du darfst wählen, was gar nicht oder nur zum Teil möglich ist: Mit einer Handkarte legst du diese ab.",
            ),
            Ruling(
                "whole-hand",
                Source("dark_ages_1e"),
                "All cards of the hand are trashed together; then comes what they do, in your order, and cards "
                "drawn by it stay in hand.",
                "Alle Handkarten werden zusammen entsorgt; dann kommt, was sie tun, in deiner Reihenfolge, und "
                "dabei gezogene Karten bleiben auf der Hand.",
            ),
        ),
    ),
    Words(
        "poor_house",
        en=English("Poor House", "Poor Houses"),
        de=German("Armenhaus", "Armenhäuser", "n"),
        picture="bunk-beds",
        text=Both(
            "+4 Coins\nShow your hand. Lose 1 Coin for each Treasure in it, down to 0 at most.",
            "+4 Geld\nZeige deine Hand vor. Du verlierst 1 Geld für jede Geldkarte darin, höchstens bis auf 0.",
        ),
        rulings=(
            Ruling(
                "loss",
                Source("dark_ages_1e"),
                "You lose 1 coin for each Treasure in hand, combined ones among them.",
                "Für jede Geldkarte auf der Hand verlierst du 1 Geld, auch für solche mit weiterem Typ.",
            ),
            Ruling(
                "more-than-four",
                Source("dark_ages_1e"),
                "The loss may go beyond the 4 coins and take earlier ones, but not below 0.",
                "Der Verlust kann über die 4 Geld hinausgehen und früheres treffen, aber nicht unter 0.",
            ),
        ),
    ),
    Words(
        "storeroom",
        en=English("Storeroom", "Storerooms"),
        de=German("Lagerraum", "Lagerräume", "m"),
        picture="covered-jar",
        text=Both(
            "+1 Buy\n"
            "Discard as many cards as you like, and draw the same number.\n"
            "Discard as many cards as you like: +1 Coin for each.",
            "+1 Kauf\n"
            "Lege beliebig viele Karten ab und ziehe ebenso viele.\n"
            "Lege beliebig viele Karten ab: +1 Geld für jede.",
        ),
        asks={
            "exchange": Ask(
                "Discard any number of cards to draw as many.",
                "Lege beliebig viele Karten ab, um ebenso viele zu ziehen.",
            ),
            "sell": Ask(
                "Discard any number of cards for +1 Coin each.",
                "Lege beliebig viele Karten für je +1 Geld ab.",
            ),
        },
        rulings=(
            Ruling(
                "any-number",
                Source("dark_ages_1e"),
                "Both times any number will do, none among them.",
                "Beide Male sind beliebig viele erlaubt, auch keine.",
            ),
            Ruling(
                "drawn-cards-too",
                Source("dark_ages_1e"),
                "Cards just drawn may be discarded for coins.",
                "Gerade gezogene Karten darf man für Geld ablegen.",
            ),
        ),
    ),
)
