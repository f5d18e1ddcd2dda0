"""Words of the Liaisons of Allies."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "bauble",
        en=English("Bauble", "Baubles"),
        de=German("Tand", "Tand", "m"),
        picture="marbles",
        text=Both(
            "Choose two different options: +1 Buy; +1 Coin; +1 Favor; for the rest of this turn you are free to "
            "put what you gain on top of your deck.",
            "Wähle zwei verschiedene Möglichkeiten: +1 Kauf; +1 Geld; +1 Gefallen; für den Rest dieses Zuges "
            "darfst du Karten, die du nimmst, auf deinen Nachziehstapel legen.",
        ),
        asks={
            "choose": Ask(
                "Choose two.",
                "Wähle zwei.",
                options={
                    "buy": Both(
                        "+1 Buy",
                        "+1 Kauf",
                    ),
                    "coin": Both(
                        "+1 Coin",
                        "+1 Geld",
                    ),
                    "favor": Both(
                        "+1 Favor",
                        "+1 Gefallen",
                    ),
                    "topdeck": Both(
                        "this turn, cards you gain may go onto your deck",
                        "diesen Zug dürfen genommene Karten auf den Nachziehstapel",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "two-different",
                Source("allies_1e"),
                "Both options are chosen first and carried out in the printed order; the same one cannot be "
                "chosen twice.",
                "Erst wählt man beide Möglichkeiten, dann führt man sie in der gedruckten Reihenfolge aus; "
                "dieselbe zweimal geht nicht.",
            ),
            Ruling(
                "rest-of-turn",
                Source("allies_1e"),
                "The last option is about every card that you gain later in the turn, bought or not, also when "
                "the Bauble has left play; each time you decide anew.",
                "Die letzte Möglichkeit gilt für jede Karte, die du später im Zug nimmst, gekauft oder nicht, "
                "auch wenn der Tand nicht mehr im Spiel ist; du entscheidest jedes Mal neu.",
            ),
            Ruling(
                "chosen-anew",
                Source("allies_1e"),
                "Each play of it is a choice of its own.",
                "Bei jedem Spielen wird neu gewählt.",
            ),
            Ruling(
                "once-is-enough",
                Source("practice"),
                "A card goes onto the deck once, however often that option was chosen.",
                "Eine Karte kommt nur einmal auf den Nachziehstapel, wie oft die Möglichkeit auch gewählt wurde.",
            ),
        ),
    ),
    Words(
        "broker",
        en=English("Broker", "Brokers"),
        de=German("Mittelsmann", "Mittelsmänner", "m"),
        picture="tabletop-players",
        text=Both(
            "Put a card from your hand into the trash. For every Coin that it costs you get, all of one kind: "
            "+1 Card, +1 Action, +1 Coin or +1 Favor.",
            "Entsorge eine Handkarte. Für jedes Geld, das sie kostet, erhältst du, alles von einer Sorte: "
            "+1 Karte, +1 Aktion, +1 Geld oder +1 Gefallen.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
            "choose": Ask(
                "What do you get for it?",
                "Was erhältst du dafür?",
                options={
                    "cards": Both(
                        "Cards",
                        "Karten",
                    ),
                    "actions": Both(
                        "Actions",
                        "Aktionen",
                    ),
                    "coins": Both(
                        "Coins",
                        "Geld",
                    ),
                    "favors": Both(
                        "Favors",
                        "Gefallen",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "one-kind",
                Source("allies_1e"),
                "All that it brings is of the one kind that you choose when the card is in the trash.",
                "Alles, was er bringt, ist von der einen Art, die du wählst, wenn die Karte schon entsorgt ist.",
            ),
            Ruling(
                "coins-only",
                Source("allies_1e"),
                "A Potion or Debt in the cost brings nothing.",
                "Für Trank und Schulden in den Kosten gibt es nichts.",
            ),
            Ruling(
                "nothing-trashed",
                Source("practice"),
                "Without a card to trash it brings nothing.",
                "Ohne eine Karte zum Entsorgen bringt er nichts.",
            ),
        ),
    ),
    Words(
        "contract",
        en=English("Contract", "Contracts"),
        de=German("Vertrag", "Verträge", "m"),
        picture="scroll-quill",
        text=Both(
            "+2 Coins\n"
            "+1 Favor\n"
            "You are free to set an Action aside from your hand. You play it as your next turn begins.",
            "+2 Geld\n"
            "+1 Gefallen\n"
            "Du darfst eine Aktionskarte aus der Hand zur Seite legen. Du spielst sie zu Beginn deines nächsten "
            "Zuges.",
        ),
        asks={
            "set_aside": Ask(
                "You may set aside an Action, to play it next turn.",
                "Du darfst eine Aktionskarte zur Seite legen, um sie im nächsten Zug zu spielen.",
            ),
        },
        rulings=(
            Ruling(
                "must-be-played",
                Source("allies_1e"),
                "Setting aside is optional, playing the card then is not. It is a usual play that uses no Action.",
                "Das Zur-Seite-Legen ist freiwillig, das spätere Spielen nicht. Es ist ein gewöhnliches Spielen, "
                "das keine Aktion verbraucht.",
            ),
            Ruling(
                "stays-with-a-card",
                Source("allies_1e"),
                "With a card set aside it stays in play until the Clean-up of the next turn; without one it is "
                "discarded this turn.",
                "Liegt eine Karte zur Seite, bleibt er bis zum Aufräumen des nächsten Zuges im Spiel; sonst wird "
                "er in diesem Zug abgelegt.",
            ),
            Ruling(
                "not-with-a-duration",
                Source("author"),
                "It is discarded then even if the card that it played is a Duration that stays longer.",
                "Er wird dann auch abgelegt, wenn die Karte, die er gespielt hat, als Dauerkarte länger bleibt.",
            ),
            Ruling(
                "twice",
                Source("practice"),
                "Played twice it brings two Favors, and two cards may be set aside.",
                "Zweimal gespielt bringt er zwei Gefallen, und zwei Karten dürfen zur Seite.",
            ),
            Ruling(
                "left-play",
                Source("practice"),
                "If it has left play, the card is played all the same; by the rule of 2025 it stays set aside, "
                "and counts as yours at the end.",
                "Ist er nicht mehr im Spiel, wird die Karte trotzdem gespielt; nach der Regel von 2025 bleibt "
                "sie zur Seite gelegt und zählt am Ende zu deinen Karten.",
            ),
        ),
    ),
    Words(
        "emissary",
        en=English("Emissary", "Emissaries"),
        de=German("Unterhändlerin", "Unterhändlerinnen", "f"),
        picture="discussion",
        text=Both(
            "+3 Cards\nIf you had to shuffle one or more cards for this: +1 Action and +2 Favors.",
            "+3 Karten\nMusstest du dafür mindestens eine Karte mischen: +1 Aktion und +2 Gefallen.",
        ),
        rulings=(
            Ruling(
                "own-draw",
                Source("author"),
                "Only a shuffle for her own three cards counts, not one that something else caused on the way.",
                "Es zählt nur ein Mischen für ihre eigenen drei Karten, keines, das etwas anderes unterwegs "
                "nötig gemacht hat.",
            ),
            Ruling(
                "something-to-shuffle",
                Source("allies_1e"),
                "With enough cards in the deck, or nothing in the discard pile, there is no shuffle and no bonus.",
                "Mit genug Karten im Nachziehstapel oder leerem Ablagestapel wird nicht gemischt, und es gibt "
                "nichts dazu.",
            ),
            Ruling(
                "fewer-cards",
                Source("practice"),
                "The -1 Card token makes it two cards; whether these made you shuffle is what counts.",
                "Mit dem -1-Karte-Marker sind es zwei Karten; es zählt, ob für diese gemischt wurde.",
            ),
        ),
    ),
    Words(
        "guildmaster",
        en=English("Guildmaster", "Guildmasters"),
        de=German("Gildemeisterin", "Gildemeisterinnen", "f"),
        picture="heavy-collar",
        text=Both(
            "+3 Coins\nFor the rest of this turn you get +1 Favor whenever you gain a card.",
            "+3 Geld\nFür den Rest dieses Zuges erhältst du +1 Gefallen, immer wenn du eine Karte nimmst.",
        ),
        rulings=(
            Ruling(
                "any-gain",
                Source("allies_1e"),
                "Every card that you gain counts, whatever it costs and however you gain it; for each play of "
                "her there is one Favor.",
                "Jede Karte zählt, die du nimmst, was sie auch kostet und wie du sie auch nimmst; für jedes "
                "Spielen gibt es einen Gefallen.",
            ),
            Ruling(
                "also-without-her",
                Source("practice"),
                "She need not stay in play for that.",
                "Sie muss dafür nicht im Spiel bleiben.",
            ),
            Ruling(
                "own-gain",
                Source("author"),
                "A Guildmaster that is played because of her own gain still counts that gain.",
                "Eine Gildemeisterin, die beim eigenen Nehmen gespielt wird, zählt dieses Nehmen noch mit.",
            ),
        ),
    ),
    Words(
        "importer",
        en=English("Importer", "Importers"),
        de=German("Importeurin", "Importeurinnen", "f"),
        picture="pulley-hook",
        text=Both(
            "As your next turn begins, you gain a card that costs at most 5 Coins.\n"
            "—\n"
            "Set-up: everybody gets 4 further Favors.",
            "Zu Beginn deines nächsten Zuges nimmst du eine Karte, die höchstens 5 Geld kostet.\n"
            "—\n"
            "Spielvorbereitung: Alle erhalten 4 weitere Gefallen.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 5.",
                "Nimm eine Karte, die höchstens 5 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "five-favors",
                Source("allies_1e"),
                "In a game with her everybody begins with five Favors; playing her brings none.",
                "In einem Spiel mit ihr beginnen alle mit fünf Gefallen; das Spielen bringt keine.",
            ),
            Ruling(
                "cost-then",
                Source("author"),
                "What the card costs at that moment counts; a Potion or Debt is not allowed. The gain is not optional.",
                "Es zählt, was die Karte in diesem Augenblick kostet; Trank und Schulden sind nicht erlaubt. Das "
                "Nehmen ist nicht freiwillig.",
            ),
            Ruling(
                "twice",
                Source("practice"),
                "Played twice she brings two cards, one after the other.",
                "Zweimal gespielt bringt sie zwei Karten, eine nach der anderen.",
            ),
        ),
    ),
    Words(
        "sycophant",
        en=English("Sycophant", "Sycophants"),
        de=German("Schmeichler", "Schmeichler", "m"),
        picture="lips",
        text=Both(
            "+1 Action\n"
            "Discard three cards. If it was at least one: +3 Coins.\n"
            "—\n"
            "When you gain or trash this: +2 Favors.",
            "+1 Aktion\n"
            "Lege drei Handkarten ab. War es mindestens eine: +3 Geld.\n"
            "—\n"
            "Wenn du diese Karte nimmst oder entsorgst: +2 Gefallen.",
        ),
        asks={
            "discard": Ask(
                "Discard three cards.",
                "Lege drei Karten ab.",
            ),
        },
        rulings=(
            Ruling(
                "one-is-enough",
                Source("allies_1e"),
                "Whoever has fewer than three cards discards all of them; one is enough for the coins, none is not.",
                "Wer weniger als drei Karten hat, legt alle ab; für das Geld genügt eine, keine genügt nicht.",
            ),
            Ruling(
                "gain-and-trash",
                Source("allies_1e"),
                "The Favors come with every gain and every trashing of it, by whomever, and can be spent at once.",
                "Die Gefallen gibt es bei jedem Nehmen und jedem Entsorgen, durch wen auch immer, und man kann "
                "sie sofort ausgeben.",
            ),
        ),
    ),
    Words(
        "underling",
        en=English("Underling", "Underlings"),
        de=German("Untergebener", "Untergebene", "m"),
        picture="organigram",
        text=Both(
            "+1 Card\n+1 Action\n+1 Favor",
            "+1 Karte\n+1 Aktion\n+1 Gefallen",
        ),
        rulings=(
            Ruling(
                "favor-last",
                Source("allies_1e"),
                "The card is drawn first; the Favor comes too late for a shuffle that the draw caused.",
                "Zuerst wird die Karte gezogen; für ein Mischen, das dadurch nötig wurde, kommt der Gefallen zu spät.",
            ),
        ),
    ),
)
