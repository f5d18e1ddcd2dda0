"""Words of the Actions of Rising Sun without a mechanism of their own."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "aristocrat",
        en=English("Aristocrat", "Aristocrats"),
        de=German("Aristokratin", "Aristokratinnen", "f"),
        picture="pearl-earring",
        text=Both(
            "Count your Aristocrats in play.\n1 or 5: +3 Actions\n2 or 6: +3 Cards\n3 or 7: +3 Coins\n4 or 8: +3 Buys",
            "Zähle deine Aristokratinnen im Spiel.\n1 oder 5: +3 Aktionen\n2 oder 6: +3 Karten\n3 oder 7: +3 Geld\n"
            "4 oder 8: +3 Käufe",
        ),
        rulings=(
            Ruling(
                "cards-in-play",
                Source("rising_sun_1e"),
                "Cards in play count, not plays: the only one, played several times, gives +3 Actions each time.",
                "Karten im Spiel zählen, nicht wie oft gespielt wird: Die einzige gibt jedes Mal +3 Aktionen.",
            ),
            Ruling(
                "other-numbers",
                Source("rising_sun_1e"),
                "With none, nine or ten of them in play nothing happens.",
                "Bei keiner, neun oder zehn davon im Spiel geschieht nichts.",
            ),
            Ruling(
                "not-in-play-itself",
                Source("practice"),
                "Played where it lies by another card it is not in play itself; alone it does nothing.",
                "Dort gespielt, wo sie liegt, ist sie selbst nicht im Spiel; allein bewirkt sie dann nichts.",
            ),
            Ruling(
                "left-play",
                Source("practice"),
                "One that has left play does not count any more.",
                "Eine, die das Spiel verlassen hat, zählt nicht mehr.",
            ),
        ),
    ),
    Words(
        "artist",
        en=English("Artist", "Artists"),
        de=German("Künstlerin", "Künstlerinnen", "f"),
        picture="palette",
        text=Both(
            "+1 Action\n+1 Card for every name that just one of your cards in play has.",
            "+1 Aktion\n+1 Karte für jeden Namen, den genau eine deiner Karten im Spiel hat.",
        ),
        rulings=(
            Ruling(
                "price",
                Source("rising_sun_1e"),
                "It costs no coins but 8 Debt.",
                "Sie kostet kein Geld, sondern 8 Schulden.",
            ),
            Ruling(
                "all-cards",
                Source("rising_sun_1e", examples=("RS12",)),
                "It counts before it draws: cards of all types, Durations of earlier turns, and itself if there is no "
                "other Artist.",
                "Gezählt wird vor dem Ziehen: Karten aller Typen, Dauerkarten früherer Züge, und sie selbst, wenn sie "
                "die einzige Künstlerin ist.",
            ),
            Ruling(
                "two-artists",
                Source("rising_sun_1e", examples=("RS12",)),
                "Of two Artists in play neither counts; one that is played again is still a single one.",
                "Von zwei Künstlerinnen im Spiel zählt keine; eine, die noch einmal gespielt wird, ist immer noch eine "
                "einzige.",
            ),
            Ruling(
                "own-names",
                Source("practice"),
                "Cards of a mixed pile count by their own names.",
                "Karten eines gemischten Stapels zählen nach ihren eigenen Namen.",
            ),
            Ruling(
                "maybe-none",
                Source("practice"),
                "Cards aside and on mats are not in play; the number may be 0.",
                "Karten beiseite und auf Tableaus sind nicht im Spiel; die Anzahl kann 0 sein.",
            ),
        ),
    ),
    Words(
        "rice_broker",
        en=English("Rice Broker", "Rice Brokers"),
        de=German("Reismakler", "Reismakler", "m"),
        picture="grain",
        text=Both(
            "+1 Action\nTrash a card from your hand.\nWas it a Treasure: +2 Cards.\nWas it an Action: +5 Cards.",
            "+1 Aktion\nEntsorge eine Karte aus deiner Hand.\nWar sie eine Geldkarte: +2 Karten.\n"
            "War sie eine Aktionskarte: +5 Karten.",
        ),
        asks={"trash": Ask("Trash a card from your hand.", "Entsorge eine Karte aus deiner Hand.")},
        rulings=(
            Ruling(
                "both-or-neither",
                Source("rising_sun_1e"),
                "You have to trash. A card of both types brings two and then five cards, one of neither type none.",
                "Entsorgen musst du. Eine Karte beider Typen bringt zwei und dann fünf Karten, eine von keinem Typ "
                "keine.",
            ),
            Ruling(
                "trashing-first",
                Source("practice"),
                "What comes of the trashing precedes the draws.",
                "Was aus dem Entsorgen folgt, kommt vor dem Ziehen.",
            ),
        ),
    ),
    Words(
        "samurai",
        en=English("Samurai", "Samurais"),
        de=German("Samurai", "Samurais", "m"),
        picture="samurai-helmet",
        text=Both(
            "All other players who hold more than three cards discard until three are left.\n"
            "This stays in play until the game ends. From now on each of your turns begins with +1 Coin.",
            "Alle anderen, die mehr als drei Handkarten haben, legen ab, bis sie noch drei haben.\n"
            "Diese Karte bleibt bis zum Spielende im Spiel. Von jetzt an beginnt jeder deiner Züge mit +1 Geld.",
        ),
        asks={"discard": Ask("Discard down to three cards.", "Lege Karten ab, bis du noch drei hast.")},
        rulings=(
            Ruling(
                "discarding-once",
                Source("rising_sun_1e"),
                "Discarding happens when it is played, not in later turns.",
                "Abgelegt wird, wenn er gespielt wird, in späteren Zügen nicht.",
            ),
            Ruling(
                "later-turns",
                Source("rising_sun_1e"),
                "It brings nothing in the turn in which it is played, unless that happens while the start of the turn "
                "is still under way.",
                "Im Zug, in dem er gespielt wird, bringt er nichts, außer wenn dabei der Zugbeginn noch andauert.",
            ),
            Ruling(
                "for-good",
                Source("rising_sun_1e"),
                "It is never discarded from play; played twice it brings two coins a turn, and the card that did so "
                "stays as well.",
                "Er wird nie aus dem Spiel abgelegt; doppelt gespielt bringt er zwei Geld je Zug, und die Karte, die "
                "das getan hat, bleibt ebenfalls.",
            ),
            Ruling(
                "if-it-leaves",
                Source("practice"),
                "If it leaves play, its coins go on; by the rule of 2025 they stop.",
                "Verlässt er das Spiel, gibt es sein Geld weiter; nach der Regel von 2025 nicht mehr.",
            ),
        ),
    ),
    Words(
        "snake_witch",
        en=English("Snake Witch", "Snake Witches"),
        de=German("Schlangenhexe", "Schlangenhexen", "f"),
        picture="medusa-head",
        text=Both(
            "+1 Card\n+1 Action\n"
            "If all cards of your hand have different names, you may reveal it and return this to its pile. In that "
            "case every opponent gains a Curse.",
            "+1 Karte\n+1 Aktion\n"
            "Heißen alle Karten deiner Hand verschieden, darfst du sie aufdecken und diese Karte auf ihren Stapel "
            "zurücklegen. Dann nehmen alle anderen je einen Fluch.",
        ),
        asks={
            "return": Ask(
                "Do you reveal your hand and return the Snake Witch, for Curses?",
                "Deckst du deine Hand auf und legst die Schlangenhexe zurück, damit es Flüche gibt?",
            ),
        },
        rulings=(
            Ruling(
                "all-different",
                Source("rising_sun_1e"),
                "Your hand is looked at after the draw; an empty one will do.",
                "Auf die Hand kommt es nach dem Ziehen an; auch eine leere genügt.",
            ),
            Ruling(
                "optional",
                Source("rising_sun_1e"),
                "You need not reveal and return; who does neither gives no Curses.",
                "Du musst nicht aufdecken und zurücklegen; wer beides nicht tut, verteilt keine Flüche.",
            ),
            Ruling(
                "only-if-returned",
                Source("rising_sun_1e", examples=("RS11",)),
                "If it cannot be returned there are no Curses: played a second time, or where it lies by another card.",
                "Kann sie nicht zurückgelegt werden, gibt es keine Flüche: beim zweiten Mal, das sie gespielt wird, "
                "oder wenn eine andere Karte sie dort spielt, wo sie liegt.",
            ),
            Ruling(
                "pile-grows",
                Source("practice"),
                "Its pile grows by a card, and an empty one is empty no longer; that is possible also if nobody is "
                "affected.",
                "Ihr Stapel wächst um eine Karte, ein leerer ist nicht mehr leer; das geht auch, wenn niemand "
                "betroffen ist.",
            ),
        ),
    ),
)
