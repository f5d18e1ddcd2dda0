"""Words of the Treasures of Prosperity that change what buying or gaining does."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "collection",
        en=English("Collection", "Collections"),
        de=German("Sammelsurium", "Sammelsurien", "n"),
        picture="matryoshka-dolls",
        text=Both(
            "+2 Coins\n+1 Buy\nFor the rest of this turn every Action card you gain brings you: +1 VP",
            "+2 Geld\n+1 Kauf\nFür den Rest des Zuges bringt dir jede Aktionskarte, die du nimmst: +1 Siegpunktmarker",
        ),
        rulings=(
            Ruling(
                "bought-or-not",
                Source("prosperity_2e"),
                "Each Action card gained this turn brings a token, whether bought or gained otherwise.",
                "Jede in diesem Zug genommene Aktionskarte bringt einen Marker, ob gekauft oder anders genommen.",
            ),
            Ruling(
                "actions-only",
                Source("prosperity_2e"),
                "Other cards bring none; a combined Action card does.",
                "Andere Karten bringen keinen; eine kombinierte Aktionskarte schon.",
            ),
            Ruling(
                "cumulative",
                Source("prosperity_2e"),
                "Two Collections, or one played twice, bring two tokens a card.",
                "Zwei Sammelsurien oder ein zweimal gespieltes bringen zwei Marker je Karte.",
            ),
            Ruling(
                "own-gains",
                Source("prosperity_2e"),
                "Only your own gains bring tokens.",
                "Nur was du selbst nimmst, bringt Marker.",
            ),
            Ruling(
                "later-phases",
                Source("prosperity_2e"),
                "It works in the later phases of the turn too.",
                "Es wirkt auch in den späteren Phasen des Zuges.",
            ),
            Ruling(
                "not-before",
                Source("prosperity_2e", examples=("PX7",)),
                "Cards gained before it was played bring nothing.",
                "Karten, die vorher genommen wurden, bringen nichts.",
            ),
            Ruling(
                "leaves-play",
                Source("prosperity_2e"),
                "It goes on working this turn even if it has left play.",
                "Es wirkt in diesem Zug weiter, auch wenn es nicht mehr im Spiel ist.",
            ),
        ),
    ),
    Words(
        "contraband",
        en=English("Contraband", "Contrabands"),
        de=German("Schmuggelware", "Schmuggelwaren", "f"),
        picture="locked-box",
        text=Both(
            "+3 Coins\n"
            "+1 Buy\n"
            "Your left neighbour calls out the name of a card.\n"
            "For the rest of this turn no card of that name can be bought by you.",
            "+3 Geld\n"
            "+1 Kauf\n"
            "Wer links von dir sitzt, sagt den Namen einer Karte an.\n"
            "Der Kauf von Karten dieses Namens ist dir für den Rest des Zuges verboten.",
        ),
        asks={
            "name": Ask(
                "Name a card that may not be bought this turn.",
                "Nenne eine Karte, die in diesem Zug nicht gekauft werden darf.",
            ),
        },
        rulings=(
            Ruling(
                "left-neighbour-names",
                Source("prosperity_1e"),
                "The player on your left names the card, right when Contraband is played.",
                "Der Spieler links von dir nennt die Karte, und zwar sofort beim Spielen der Schmuggelware.",
            ),
            Ruling(
                "not-in-supply",
                Source("prosperity_1e"),
                "A card that is not in the Supply may be named.",
                "Es darf auch eine Karte genannt werden, die nicht im Vorrat ist.",
            ),
            Ruling(
                "other-gains",
                Source("prosperity_1e"),
                "The named card may still be gained in other ways than buying, for instance by a Hammer.",
                "Die genannte Karte darf weiterhin anders als durch Kaufen genommen werden, etwa mit dem Hammer.",
            ),
            Ruling(
                "several",
                Source("prosperity_1e", examples=("A4",)),
                "Each Contraband bars another name, and all of them hold for the rest of the turn.",
                "Jede Schmuggelware verbietet einen weiteren Namen, und alle gelten für den Rest des Zuges.",
            ),
            Ruling(
                "this-turn-only",
                Source("prosperity_1e"),
                "In your next turn the card may be bought again.",
                "In deinem nächsten Zug darf die Karte wieder gekauft werden.",
            ),
            Ruling(
                "gold-by-hoard",
                Source("prosperity_1e", examples=("A4",)),
                "A Hoard brings its Gold though Gold was named: that is no purchase.",
                "Ein Hort bringt sein Gold, obwohl Gold genannt wurde: Das ist kein Kauf.",
            ),
        ),
    ),
    Words(
        "hoard",
        en=English("Hoard", "Hoards"),
        de=German("Hort", "Horte", "m"),
        picture="open-treasure-chest",
        text=Both(
            "+2 Coins\n—\nAs long as this is in play, every Victory card you buy brings you a Gold: gain it.",
            "+2 Geld\n"
            "—\n"
            "Während diese Karte im Spiel ist, bringt dir jede Punktekarte, die du kaufst, ein Gold: Nimm es.",
        ),
        later={
            2: Both(
                "+2 Coins\n"
                "For the rest of this turn, gain a Gold along with every Victory card that you gain by buying.",
                "+2 Geld\n"
                "Für den Rest des Zuges nimmst du zu jeder Punktekarte, die du kaufst und dadurch nimmst, auch ein "
                "Gold.",
            ),
        },
        rulings=(
            Ruling(
                "each-purchase",
                Source("prosperity_1e", examples=("A9",)),
                "Every bought Victory card of the turn brings a Gold.",
                "Jede in diesem Zug gekaufte Punktekarte bringt ein Gold.",
            ),
            Ruling(
                "each-hoard",
                Source("prosperity_1e", examples=("A9",)),
                "Two Hoards in play bring two Golds a Victory card.",
                "Zwei Horte im Spiel bringen zwei Gold je Punktekarte.",
            ),
            Ruling(
                "bought-only",
                Source("prosperity_1e", examples=("A9",)),
                "A Victory card gained without being bought brings none.",
                "Eine Punktekarte, die ohne Kauf genommen wird, bringt keins.",
            ),
            Ruling(
                "combined",
                Source("prosperity_1e"),
                "Combined Victory cards count; other cards do not.",
                "Kombinierte Punktekarten zählen, andere Karten nicht.",
            ),
            Ruling(
                "no-gold-left",
                Source("prosperity_1e"),
                "With no Gold left there is nothing to gain.",
                "Ist kein Gold mehr da, wird nichts genommen.",
            ),
            Ruling(
                "trashed-afterwards",
                Source("prosperity_1e", examples=("A9",)),
                "The Gold also comes if the bought card is trashed in the same turn.",
                "Das Gold gibt es auch, wenn die gekaufte Karte im selben Zug entsorgt wird.",
            ),
            Ruling(
                "while-in-play",
                Source("prosperity_1e"),
                "It works only while it is in play: a Hoard that a Mint has trashed brings no more Gold.",
                "Er wirkt nur, solange er im Spiel ist: Ein Hort, den ein Münzer entsorgt hat, bringt kein Gold mehr.",
            ),
            Ruling(
                "this-turn",
                Source("prosperity_2e"),
                "The second print works until the end of the turn, also if it has left play.",
                "Die zweite Auflage wirkt bis zum Ende des Zuges, auch wenn sie nicht mehr im Spiel ist.",
                edition=2,
            ),
            Ruling(
                "each-play",
                Source("prosperity_2e"),
                "Played twice, the second print brings two Golds a Victory card.",
                "Zweimal gespielt, bringt die zweite Auflage zwei Gold je Punktekarte.",
                edition=2,
            ),
            Ruling(
                "when-gained",
                Source("prosperity_2e"),
                "The second print brings its Gold when you gain the bought card: none if another player gains it "
                "instead.",
                "Die zweite Auflage bringt ihr Gold, wenn du die gekaufte Karte nimmst: keins, wenn ein anderer sie "
                "stattdessen nimmt.",
                edition=2,
            ),
            Ruling(
                "gained-otherwise",
                Source("prosperity_2e"),
                "For the second print too a Victory card must have been bought.",
                "Auch für die zweite Auflage muss die Punktekarte gekauft worden sein.",
                edition=2,
            ),
        ),
    ),
    Words(
        "quarry",
        en=English("Quarry", "Quarries"),
        de=German("Steinbruch", "Steinbrüche", "m"),
        picture="stone-pile",
        text=Both(
            "+1 Coin\n—\nAs long as this is in play, every Action card costs 2 less, but never below 0.",
            "+1 Geld\n—\nWährend diese Karte im Spiel ist, kostet jede Aktionskarte 2 weniger, aber nie unter 0.",
        ),
        later={
            2: Both(
                "+1 Coin\nFor the rest of this turn every Action card costs 2 less, but never below 0.",
                "+1 Geld\nFür den Rest des Zuges kostet jede Aktionskarte 2 weniger, aber nie unter 0.",
            ),
        },
        rulings=(
            Ruling(
                "actions-only",
                Source("prosperity_1e", examples=("A3",)),
                "Only Action cards get cheaper: a Duchy still costs 5.",
                "Nur Aktionskarten werden billiger: Ein Herzogtum kostet weiterhin 5.",
            ),
            Ruling(
                "combined",
                Source("prosperity_1e"),
                "Combined Action cards get cheaper too.",
                "Auch kombinierte Aktionskarten werden billiger.",
            ),
            Ruling(
                "everywhere",
                Source("prosperity_1e"),
                "The cost falls everywhere, also for cards in hands and decks.",
                "Die Kosten sinken überall, auch für Karten auf der Hand und in Stapeln.",
            ),
            Ruling(
                "cumulative",
                Source("prosperity_1e", examples=("A2",)),
                "Two Quarries take off 4, and other reductions add to it.",
                "Zwei Steinbrüche senken um 4, und andere Senkungen kommen hinzu.",
            ),
            Ruling(
                "never-below-zero",
                Source("prosperity_1e"),
                "No cost falls below 0.",
                "Keine Kosten sinken unter 0.",
            ),
            Ruling(
                "while-in-play",
                Source("prosperity_1e"),
                "It works only while it is in play: once a Mint has trashed it, costs are back to normal.",
                "Er wirkt nur, solange er im Spiel ist: Hat ein Münzer ihn entsorgt, gelten wieder die normalen "
                "Kosten.",
            ),
            Ruling(
                "counts-once",
                Source("prosperity_1e"),
                "Played twice it still is one card in play and takes off 2.",
                "Zweimal gespielt, ist er doch nur eine Karte im Spiel und senkt um 2.",
            ),
            Ruling(
                "this-turn",
                Source("prosperity_2e"),
                "The second print works until the end of the turn, also if it has left play.",
                "Die zweite Auflage wirkt bis zum Ende des Zuges, auch wenn sie nicht mehr im Spiel ist.",
                edition=2,
            ),
            Ruling(
                "each-play",
                Source("prosperity_2e"),
                "Played twice, the second print takes off 4.",
                "Zweimal gespielt, senkt die zweite Auflage um 4.",
                edition=2,
            ),
        ),
    ),
    Words(
        "royal_seal",
        en=English("Royal Seal", "Royal Seals"),
        de=German("Königliches Siegel", "Königliche Siegel", "n"),
        picture="wax-seal",
        text=Both(
            "+2 Coins\n—\nAs long as this is in play, any card you gain may go on top of your deck.",
            "+2 Geld\n"
            "—\n"
            "Während diese Karte im Spiel ist, darf jede Karte, die du nimmst, oben auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "each-card",
                Source("prosperity_1e"),
                "For each card you gain you decide anew whether it goes on your deck.",
                "Für jede genommene Karte entscheidest du neu, ob sie auf deinen Nachziehstapel kommt.",
            ),
            Ruling(
                "bought-or-not",
                Source("prosperity_1e"),
                "It works for bought cards and for cards gained otherwise.",
                "Es gilt für gekaufte Karten und für anders genommene.",
            ),
            Ruling(
                "while-in-play",
                Source("prosperity_1e"),
                "It works only while it is in play: once it has left, cards gained later in the turn go to the "
                "discard pile.",
                "Es wirkt nur, solange es im Spiel ist: Ist es weg, kommen danach genommene Karten auf den "
                "Ablagestapel.",
            ),
        ),
        aliases=("Konigliches Siegel",),
    ),
    Words(
        "talisman",
        en=English("Talisman", "Talismans"),
        de=German("Talisman", "Talismane", "m"),
        picture="gold-scarab",
        text=Both(
            "+1 Coin\n"
            "—\n"
            "As long as this is in play: each time you buy a card for 4 or less that is no Victory card, gain one "
            "more of it.",
            "+1 Geld\n"
            "—\n"
            "Während diese Karte im Spiel ist: Für jede Karte für höchstens 4, die du kaufst und die keine "
            "Punktekarte ist, nimm noch eine davon.",
        ),
        rulings=(
            Ruling(
                "bought-only",
                Source("prosperity_1e"),
                "Cards gained without being bought bring no copy.",
                "Karten, die ohne Kauf genommen werden, bringen keine zweite.",
            ),
            Ruling(
                "every-purchase",
                Source("prosperity_1e"),
                "Every fitting purchase of the turn brings a copy.",
                "Jeder passende Kauf des Zuges bringt eine gleiche Karte.",
            ),
            Ruling(
                "no-copy-left",
                Source("prosperity_1e"),
                "If the pile has no further card, there is no copy.",
                "Ist keine weitere Karte im Stapel, gibt es keine zweite.",
            ),
            Ruling(
                "each-talisman",
                Source("prosperity_1e"),
                "Each Talisman in play brings a copy of its own.",
                "Jeder Talisman im Spiel bringt eine eigene gleiche Karte.",
            ),
            Ruling(
                "no-victory-card",
                Source("prosperity_1e", examples=("A3",)),
                "A bought Victory card, a combined one included, brings no copy, whatever it costs.",
                "Eine gekaufte Punktekarte, auch eine kombinierte, bringt keine zweite, egal was sie kostet.",
            ),
            Ruling(
                "cost-at-that-moment",
                Source("prosperity_1e", examples=("A2",)),
                "The cost at the moment of buying counts: a Peddler bought for 4 or less is copied, a card costing 5 "
                "is not.",
                "Es zählen die Kosten beim Kauf: Ein Hausierer, der gerade höchstens 4 kostet, bringt einen zweiten, "
                "eine Karte für 5 nicht.",
            ),
            Ruling(
                "forced",
                Source("prosperity_1e"),
                "The copy must be gained, even a Curse or a Copper.",
                "Die gleiche Karte muss genommen werden, auch ein Fluch oder ein Kupfer.",
            ),
        ),
    ),
    Words(
        "tiara",
        en=English("Tiara", "Tiaras"),
        de=German("Brautkrone", "Brautkronen", "f"),
        picture="tiara",
        text=Both(
            "+1 Buy\n"
            "For the rest of this turn any card you gain may go on top of your deck.\n"
            "If you wish, pick a Treasure from your hand.\n"
            "Play it, then play it a second time.",
            "+1 Kauf\n"
            "Für den Rest des Zuges darf jede Karte, die du nimmst, oben auf deinen Nachziehstapel.\n"
            "Wenn du willst, suche dir eine Geldkarte auf deiner Hand aus.\n"
            "Spiele sie und spiele sie dann noch einmal.",
        ),
        asks={
            "play": Ask(
                "You may choose a Treasure in your hand to play twice.",
                "Du darfst eine Geldkarte deiner Hand wählen, die du zweimal spielst.",
            ),
        },
        rulings=(
            Ruling(
                "each-gain",
                Source("prosperity_2e"),
                "For each card gained this turn, bought or not, you decide anew whether it goes on the deck.",
                "Für jede in diesem Zug genommene Karte, gekauft oder nicht, entscheidest du neu, ob sie auf den "
                "Nachziehstapel kommt.",
            ),
            Ruling(
                "optional",
                Source("prosperity_2e"),
                "You need not play a Treasure twice.",
                "Du musst keine Geldkarte zweimal spielen.",
            ),
            Ruling(
                "on-tiara",
                Source("prosperity_2e"),
                "A Tiara on a Tiara plays up to two further Treasures twice each, not one four times.",
                "Eine Brautkrone mit einer Brautkrone spielt bis zu zwei weitere Geldkarten je zweimal, nicht eine "
                "viermal.",
            ),
            Ruling(
                "stays-with-duration",
                Source("prosperity_2e"),
                "It stays in play as long as a Duration that it played twice.",
                "Sie bleibt so lange im Spiel wie eine Dauerkarte, die sie zweimal gespielt hat.",
            ),
            Ruling(
                "this-turn-only",
                Source("prosperity_2e"),
                "In your next turn gained cards go to the discard pile again.",
                "In deinem nächsten Zug kommen genommene Karten wieder auf den Ablagestapel.",
            ),
        ),
    ),
)
