"""Words of the Attacks of Prosperity."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "charlatan",
        en=English("Charlatan", "Charlatans"),
        de=German("Wunderheilerin", "Wunderheilerinnen", "f"),
        picture="drink-me",
        text=Both(
            "+3 Coins\n"
            "All other players gain one Curse each.\n"
            "—\n"
            "In every game with this card a Curse is a Treasure as well, bringing 1 Coin.",
            "+3 Geld\n"
            "Alle anderen nehmen je einen Fluch.\n"
            "—\n"
            "In jedem Spiel mit dieser Karte ist ein Fluch zugleich eine Geldkarte, die 1 Geld bringt.",
        ),
        rulings=(
            Ruling(
                "curse-is-treasure",
                Source("prosperity_2e", examples=("PX1",)),
                "In a game with Charlatan a Curse may be played in the Buy phase for 1 coin.",
                "In einem Spiel mit der Wunderheilerin darf ein Fluch in der Kaufphase gespielt werden und bringt 1 "
                "Geld.",
            ),
            Ruling(
                "still-a-curse",
                Source("prosperity_2e"),
                "Such a Curse still counts -1 VP and is still a Curse.",
                "Ein solcher Fluch zählt weiterhin -1 Siegpunkt und ist weiterhin ein Fluch.",
            ),
            Ruling(
                "everywhere",
                Source("prosperity_2e", examples=("PX2", "PX3", "PX4")),
                "Curses are Treasures everywhere and for every purpose: a Magnate counts them in hand, a Mine can "
                "trash or gain one.",
                "Flüche sind überall und in jeder Hinsicht Geldkarten: Eine Magnatin zählt sie auf der Hand, eine "
                "Mine kann sie entsorgen und nehmen.",
            ),
            Ruling(
                "nobody-has-one",
                Source("prosperity_2e"),
                "This holds from the start of the game, even if nobody ever gains a Charlatan or it is only in the "
                "Black Market deck.",
                "Das gilt von Spielbeginn an, auch wenn niemand je eine Wunderheilerin nimmt oder sie nur im "
                "Schwarzmarktstapel liegt.",
            ),
            Ruling(
                "turn-order",
                Source("prosperity_2e"),
                "When Curses run short they go in turn order.",
                "Reichen die Flüche nicht, geht es der Reihe nach.",
            ),
            Ruling(
                "other-games",
                Source("prosperity_2e"),
                "In a game without Charlatan a Curse cannot be played.",
                "In einem Spiel ohne Wunderheilerin kann ein Fluch nicht gespielt werden.",
            ),
        ),
    ),
    Words(
        "clerk",
        en=English("Clerk", "Clerks"),
        de=German("Buchhalterin", "Buchhalterinnen", "f"),
        picture="quill-ink",
        text=Both(
            "+2 Coins\n"
            "All other players who hold five or more cards place one of them on top of their decks.\n"
            "—\n"
            "When your turn begins, you may play this out of your hand.",
            "+2 Geld\n"
            "Alle anderen mit fünf oder mehr Handkarten legen eine davon auf ihren Nachziehstapel.\n"
            "—\n"
            "Wenn dein Zug beginnt, darfst du diese Karte von der Hand spielen.",
        ),
        asks={
            "topdeck": Ask(
                "Put a card from your hand onto your deck.",
                "Lege eine Handkarte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "five-cards",
                Source("prosperity_2e"),
                "Only players with five or more cards in hand put one back, and they choose which.",
                "Nur Mitspieler mit fünf oder mehr Handkarten legen eine zurück, und sie wählen selbst, welche.",
            ),
            Ruling(
                "no-action-used",
                Source("prosperity_2e"),
                "Playing it at the start of your turn uses up no Action.",
                "Sie zu Beginn deines Zuges zu spielen verbraucht keine Aktion.",
            ),
            Ruling(
                "several",
                Source("prosperity_2e"),
                "Any number of Clerks may be played at the start of your turn, one after the other.",
                "Zu Beginn deines Zuges dürfen beliebig viele Buchhalterinnen gespielt werden, eine nach der anderen.",
            ),
            Ruling(
                "among-other-effects",
                Source("prosperity_2e"),
                "It may be played before, between or after other effects of the start of the turn.",
                "Sie darf vor, zwischen oder nach anderen Effekten zu Beginn des Zuges gespielt werden.",
            ),
            Ruling(
                "just-drawn",
                Source("prosperity_2e"),
                "A Clerk that such an effect has just drawn may be played too.",
                "Auch eine Buchhalterin, die ein solcher Effekt gerade erst gezogen hat, darf gespielt werden.",
            ),
            Ruling(
                "own-turn-only",
                Source("prosperity_2e"),
                "At the start of another player's turn it cannot be played.",
                "Zu Beginn eines fremden Zuges kann sie nicht gespielt werden.",
            ),
            Ruling(
                "may-wait",
                Source("prosperity_2e"),
                "If you do not play it then, you may still play it as an Action in that turn.",
                "Spielst du sie dann nicht, darfst du sie in diesem Zug noch als Aktion spielen.",
            ),
        ),
    ),
    Words(
        "goons",
        en=English("Goons", "Goons"),
        de=German("Halsabschneider", "Halsabschneider", "m"),
        picture="brass-knuckles",
        text=Both(
            "+1 Buy\n"
            "+2 Coins\n"
            "All other players who hold more than three cards discard until three are left.\n"
            "—\n"
            "As long as this is in play, every card you buy brings you: +1 VP",
            "+1 Kauf\n"
            "+2 Geld\n"
            "Alle anderen mit mehr als drei Handkarten legen ab, bis ihnen drei bleiben.\n"
            "—\n"
            "Während diese Karte im Spiel ist, bringt dir jede Karte, die du kaufst: +1 Siegpunktmarker",
        ),
        asks={
            "discard": Ask("Discard down to 3 cards in hand.", "Lege Handkarten ab, bis du nur noch 3 hast."),
        },
        rulings=(
            Ruling(
                "three-or-fewer",
                Source("prosperity_1e"),
                "Players with three or fewer cards in hand discard nothing.",
                "Mitspieler mit drei oder weniger Handkarten legen nichts ab.",
            ),
            Ruling(
                "bought-only",
                Source("prosperity_1e"),
                "Only bought cards bring tokens, not cards gained otherwise.",
                "Nur gekaufte Karten bringen Marker, nicht anders genommene.",
            ),
            Ruling(
                "each-goons",
                Source("prosperity_1e", examples=("A10",)),
                "Two Goons in play bring two tokens a purchase.",
                "Zwei Halsabschneider im Spiel bringen zwei Marker je Kauf.",
            ),
            Ruling(
                "counts-cards-once",
                Source("prosperity_1e", "kings_court", examples=("A5",)),
                "Played three times by a King's Court it still is one card in play: one token a purchase.",
                "Durch einen Königshof dreimal gespielt, ist er doch nur eine Karte im Spiel: ein Marker je Kauf.",
            ),
            Ruling(
                "while-in-play",
                Source("prosperity_1e"),
                "Purchases of later turns, when it is no longer in play, bring nothing.",
                "Käufe in späteren Zügen, wenn er nicht mehr im Spiel ist, bringen nichts.",
            ),
        ),
    ),
    Words(
        "mountebank",
        en=English("Mountebank", "Mountebanks"),
        de=German("Quacksalber", "Quacksalber", "m"),
        picture="poison-bottle",
        text=Both(
            "+2 Coins\n"
            "All other players may discard a Curse from hand.\n"
            "Whoever does not gains a Curse and then a Copper.",
            "+2 Geld\n"
            "Alle anderen dürfen einen Fluch von der Hand ablegen.\n"
            "Wer das nicht tut, nimmt einen Fluch und danach ein Kupfer.",
        ),
        asks={
            "discard": Ask(
                "You may discard a Curse. Otherwise you gain a Curse and a Copper.",
                "Du darfst einen Fluch ablegen. Sonst nimmst du einen Fluch und ein Kupfer.",
            ),
        },
        rulings=(
            Ruling(
                "curse-before-copper",
                Source("prosperity_1e", "watchtower", examples=("A1",)),
                "The Curse is gained before the Copper, and each gain may be reacted to apart.",
                "Der Fluch wird vor dem Kupfer genommen, und auf jedes Nehmen darf einzeln reagiert werden.",
            ),
            Ruling(
                "discarding-a-curse",
                Source("prosperity_1e"),
                "Whoever discards a Curse gains nothing.",
                "Wer einen Fluch ablegt, nimmt nichts.",
            ),
            Ruling(
                "may-gain-instead",
                Source("prosperity_1e"),
                "A player with a Curse in hand may keep it and gain both cards.",
                "Ein Mitspieler mit Fluch auf der Hand darf ihn behalten und beide Karten nehmen.",
            ),
            Ruling(
                "empty-pile",
                Source("prosperity_1e", examples=("A19",)),
                "Gaining may be chosen even if a pile is empty; only what exists is gained.",
                "Das Nehmen darf auch gewählt werden, wenn ein Stapel leer ist; genommen wird nur, was da ist.",
            ),
            Ruling(
                "turn-order",
                Source("prosperity_1e"),
                "It hits the players in turn order, which matters when Curses run short.",
                "Er trifft die Mitspieler der Reihe nach, was zählt, wenn die Flüche knapp werden.",
            ),
        ),
    ),
    Words(
        "rabble",
        en=English("Rabble", "Rabbles"),
        de=German("Gesindel", "Gesindel", "n"),
        picture="uprising",
        text=Both(
            "+3 Cards\n"
            "All other players reveal the three topmost cards of their decks.\n"
            "They discard the Actions and Treasures among them.\n"
            "The remaining cards return to the top in the order they like.",
            "+3 Karten\n"
            "Alle anderen decken die drei obersten Karten ihres Nachziehstapels auf.\n"
            "Aktions- und Geldkarten darunter legen sie ab.\n"
            "Was übrig ist, kommt in einer Reihenfolge ihrer Wahl zurück nach oben.",
        ),
        asks={
            "order": Ask(
                "Put the cards back onto your deck. The last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "actions-and-treasures",
                Source("prosperity_1e"),
                "Of the three revealed cards all Actions and Treasures are discarded, the rest is put back.",
                "Von den drei aufgedeckten Karten werden alle Aktions- und Geldkarten abgelegt, der Rest kommt zurück.",
            ),
            Ruling(
                "combined",
                Source("prosperity_1e"),
                "A combined Action or Treasure card is discarded, even if it is a Victory card too.",
                "Eine kombinierte Aktions- oder Geldkarte wird abgelegt, auch wenn sie zugleich eine Punktekarte ist.",
            ),
            Ruling(
                "owner-orders",
                Source("prosperity_1e"),
                "The player attacked chooses the order of the cards put back.",
                "Der angegriffene Spieler wählt die Reihenfolge der zurückgelegten Karten.",
            ),
            Ruling(
                "short-deck",
                Source("prosperity_1e"),
                "With fewer than three cards in deck and discard pile those there are get revealed.",
                "Mit weniger als drei Karten in Nachzieh- und Ablagestapel werden die aufgedeckt, die da sind.",
            ),
        ),
    ),
)
