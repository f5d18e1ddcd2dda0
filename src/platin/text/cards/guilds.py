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
    Words(
        "masterpiece",
        en=English("Masterpiece", "Masterpieces"),
        de=German("Meisterstück", "Meisterstücke", "n"),
        text=Both(
            "1 Coin\n—\nWhen you buy this, you may pay more for it. For each Coin more, gain a Silver.",
            "1 Geld\n—\nWenn du es kaufst, darfst du mehr dafür zahlen. Nimm für jedes Geld mehr ein Silber.",
        ),
        later={
            2: Both(
                "1 Coin\n—\nYou may pay more for this than it costs. When you gain it, gain a Silver for each more.",
                "1 Geld\n—\nDu darfst mehr dafür zahlen, als es kostet. Wenn du es nimmst, nimm für jedes Geld mehr "
                "ein Silber.",
            )
        },
        rulings=(
            Ruling(
                "silvers-first",
                Source("guilds_1e"),
                "The Silvers are gained first, the Masterpiece after them.",
                "Erst werden die Silber genommen, danach das Meisterstück.",
            ),
            Ruling(
                "silvers-after",
                Source("guilds_later"),
                "The Masterpiece is gained first, the Silvers after it.",
                "Erst wird das Meisterstück genommen, danach die Silber.",
                edition=2,
            ),
            Ruling(
                "as-many-as-there-are",
                Source("guilds_1e"),
                "If there are fewer Silvers than Coins paid more, you gain those that are left.",
                "Gibt es weniger Silber, als Geld mehr gezahlt wurde, nimmst du die restlichen.",
            ),
        ),
    ),
)
