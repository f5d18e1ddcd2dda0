"""Words of the Horses and of the cards that bring them."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "cavalry",
        en=English("Cavalry", "Cavalries"),
        de=German("Kavallerie", "Kavallerien", "f"),
        picture="cavalry",
        text=Both(
            "Gain two Horses.\n"
            "—\n"
            "On gaining this, +2 Cards and +1 Buy; if it is your Buy phase, go back to your Action phase.",
            "Nimm zwei Pferde.\n"
            "—\n"
            "Nimmst du diese Karte, +2 Karten und +1 Kauf; ist es deine Kaufphase, geh zurück in deine Aktionsphase.",
        ),
        rulings=(
            Ruling(
                "back-at-once",
                Source("menagerie_1e", examples=("ME9",)),
                "You return at once after drawing. Your Actions stay as many as they were, and coins and Buys are "
                "kept.",
                "Du kehrst gleich nach dem Ziehen zurück. Deine Aktionen bleiben, wie viele es waren; Geld und Käufe "
                "behältst du.",
            ),
            Ruling(
                "new-buy-phase",
                Source("menagerie_1e", examples=("ME9",)),
                "The Buy phase that comes then begins anew: Treasures can be played again until the next purchase, and "
                "what happens at its start happens again.",
                "Die Kaufphase, die dann kommt, beginnt neu: Bis zum nächsten Kauf kann man wieder Geldkarten spielen, "
                "und was an ihrem Anfang geschieht, geschieht wieder.",
            ),
            Ruling(
                "no-second-start",
                Source("menagerie_1e"),
                "What happens at the start of the turn does not happen again.",
                "Was zu Beginn des Zuges geschieht, geschieht nicht noch einmal.",
            ),
            Ruling(
                "other-phases",
                Source("menagerie_1e"),
                "In any other phase or turn you get the Cards, and in your turn the Buy, but go nowhere.",
                "In jeder anderen Phase oder in fremden Zügen bekommst du die Karten und im eigenen Zug den Kauf, "
                "gehst "
                "aber nirgendwohin.",
            ),
            Ruling(
                "second-return",
                Source("menagerie_1e"),
                "A second one that is gained after the return was not gained in the Buy phase: no further return.",
                "Eine zweite, die nach der Rückkehr genommen wird, wurde nicht in der Kaufphase genommen: keine "
                "weitere "
                "Rückkehr.",
            ),
            Ruling(
                "draws-itself",
                Source("practice"),
                "Gained onto the deck it is among the cards drawn.",
                "Auf den Nachziehstapel genommen, ist sie unter den gezogenen Karten.",
            ),
            Ruling(
                "breaks-off",
                Source("practice"),
                "Going back in this way is not the end of the Buy phase: what waits for that waits on.",
                "So zurückzukehren ist nicht das Ende der Kaufphase: Was darauf wartet, wartet weiter.",
            ),
        ),
    ),
    Words(
        "groom",
        en=English("Groom", "Grooms"),
        de=German("Stallbursche", "Stallburschen", "m"),
        picture="rake",
        text=Both(
            "Gain a card that costs no more than 4 Coins.\n"
            "Action: gain a Horse as well;\n"
            "Treasure: gain a Silver as well;\n"
            "Victory card: +1 Card and +1 Action.",
            "Nimm eine Karte, die höchstens 4 Geld kostet.\n"
            "Aktionskarte: Nimm dazu ein Pferd;\n"
            "Geldkarte: Nimm dazu ein Silber;\n"
            "Punktekarte: +1 Karte und +1 Aktion.",
        ),
        asks={"gain": Ask("Gain a card costing up to 4.", "Nimm eine Karte, die bis zu 4 kostet.")},
        rulings=(
            Ruling(
                "each-type",
                Source("menagerie_1e"),
                "A card with several of the types brings all that belongs to them, in the printed order.",
                "Eine Karte mit mehreren der Typen bringt alles, was dazugehört, in der gedruckten Reihenfolge.",
            ),
            Ruling(
                "after-the-gain",
                Source("practice"),
                "The bonus comes after all that the gain has caused.",
                "Der Bonus kommt nach allem, was das Nehmen ausgelöst hat.",
            ),
            Ruling(
                "nothing-gained",
                Source("menagerie_1e"),
                "If nothing was gained there is no bonus.",
                "Wurde nichts genommen, gibt es keinen Bonus.",
            ),
            Ruling(
                "moved-on",
                Source("practice"),
                "The types count wherever the gained card has gone meanwhile.",
                "Die Typen zählen, wohin die genommene Karte inzwischen auch gekommen ist.",
            ),
        ),
    ),
    Words(
        "horse",
        en=English("Horse", "Horses"),
        de=German("Pferd", "Pferde", "n"),
        picture="horse-head",
        text=Both(
            "+2 Cards\n+1 Action\nThis goes back to its pile.\n(Its pile is no part of the Supply.)",
            "+2 Karten\n+1 Aktion\nLege diese Karte auf ihren Stapel zurück.\n(Ihr Stapel gehört nicht zum Vorrat.)",
        ),
        rulings=(
            Ruling(
                "played-again",
                Source("menagerie_1e"),
                "Played several times it brings its bonuses each time, and is returned once.",
                "Mehrmals gespielt bringt es jedes Mal seine Boni und wird einmal zurückgelegt.",
            ),
            Ruling(
                "costs-three",
                Source("menagerie_1e"),
                "It costs 3 wherever that matters.",
                "Es kostet 3, wo immer das zählt.",
            ),
            Ruling(
                "back-on-its-pile",
                Source("practice"),
                "Royal Carriage cannot replay it, as it is no longer in play.",
                "Die Königliche Kutsche kann es nicht noch einmal spielen, da es nicht mehr im Spiel ist.",
            ),
            Ruling(
                "returning-is-no-trashing",
                Source("practice"),
                "What would trash it after playing cannot; Procession still gains an Action costing 4.",
                "Was es nach dem Spielen entsorgen will, kann das nicht; die Prozession nimmt trotzdem eine "
                "Aktionskarte für 4.",
            ),
        ),
    ),
    Words(
        "hostelry",
        en=English("Hostelry", "Hostelries"),
        de=German("Herberge", "Herbergen", "f"),
        picture="bed",
        text=Both(
            "+1 Card\n"
            "+2 Actions\n"
            "—\n"
            "On gaining this, you are free to reveal and discard any number of Treasures; gain a Horse for each.",
            "+1 Karte\n"
            "+2 Aktionen\n"
            "—\n"
            "Nimmst du diese Karte, steht dir frei, beliebig viele Geldkarten aufzudecken und abzulegen; nimm für jede "
            "ein Pferd.",
        ),
        asks={
            "discard": Ask(
                "Discard any number of Treasures: you gain a Horse for each.",
                "Lege beliebig viele Geldkarten ab: Für jede nimmst du ein Pferd.",
            ),
        },
        rulings=(
            Ruling(
                "all-at-once",
                Source("menagerie_1e"),
                "All Treasures are discarded at once, then the Horses are gained.",
                "Alle Geldkarten werden zugleich abgelegt, dann werden die Pferde genommen.",
            ),
            Ruling(
                "only-from-hand",
                Source("menagerie_1e"),
                "Treasures that were played already are not in your hand.",
                "Schon gespielte Geldkarten sind nicht mehr auf deiner Hand.",
            ),
            Ruling(
                "however-gained",
                Source("menagerie_1e"),
                "It works however the Hostelry is gained, in any turn; you may discard none.",
                "Das gilt, wie immer die Herberge genommen wird, in jedem Zug; du darfst auch keine ablegen.",
            ),
        ),
    ),
    Words(
        "livery",
        en=English("Livery", "Liveries"),
        de=German("Pferdestall", "Pferdeställe", "m"),
        picture="ranch-gate",
        text=Both(
            "+3 Coins\nFor the rest of this turn, gain a Horse whenever you gain a card that costs 4 Coins or more.",
            "+3 Geld\nIn diesem Zug nimmst du von jetzt an immer ein Pferd, wenn du eine Karte nimmst, die 4 Geld oder "
            "mehr kostet.",
        ),
        rulings=(
            Ruling(
                "each-play",
                Source("menagerie_1e", examples=("ME19",)),
                "Each play of a Livery brings a Horse for each such card; for a Horse there is none.",
                "Jedes Spielen eines Pferdestalls bringt für jede solche Karte ein Pferd; für ein Pferd gibt es "
                "keines.",
            ),
            Ruling(
                "bought-or-not",
                Source("menagerie_1e"),
                "It does not matter whether the card was bought, nor whether the Livery is still in play.",
                "Ob die Karte gekauft wurde, spielt keine Rolle, auch nicht, ob der Pferdestall noch im Spiel ist.",
            ),
            Ruling(
                "cost-when-gained",
                Source("practice"),
                "What counts is what the card cost when it was gained, before its gain changed that: a Fisherman "
                "gained "
                "for 2 brings none.",
                "Es zählt, was die Karte kostete, als sie genommen wurde, bevor das ihre Kosten änderte: Ein Fischer "
                "für 2 "
                "bringt keines.",
            ),
            Ruling(
                "copied-by-kiln",
                Source("practice"),
                "A Livery that Kiln gains for the play of this one comes too early for a Horse.",
                "Ein Pferdestall, den der Brennofen beim Spielen dieses einen bringt, kommt für ein Pferd zu früh.",
            ),
        ),
    ),
    Words(
        "paddock",
        en=English("Paddock", "Paddocks"),
        de=German("Koppel", "Koppeln", "f"),
        picture="plain/paddock",
        text=Both(
            "+2 Coins\nGain two Horses.\nFor every Supply pile without cards, +1 Action.",
            "+2 Geld\nNimm zwei Pferde.\nFür jeden leeren Vorratsstapel +1 Aktion.",
        ),
        rulings=(
            Ruling(
                "supply-piles",
                Source("menagerie_1e"),
                "All Supply piles count, Copper, Curses and Ruins too, but no others, such as the Horses.",
                "Alle Vorratsstapel zählen, auch Kupfer, Flüche und Ruinen, aber keine anderen, etwa die Pferde.",
            ),
            Ruling(
                "counted-once",
                Source("menagerie_1e"),
                "They are counted once, after the Horses were gained.",
                "Gezählt wird einmal, nachdem die Pferde genommen wurden.",
            ),
        ),
    ),
    Words(
        "scrap",
        en=English("Scrap", "Scraps"),
        de=German("Schrott", "Schrott", "m"),
        picture="cogsplosion",
        text=Both(
            "Trash one of your hand cards. For every Coin that it costs, pick another one of these:\n"
            "+1 Card;\n"
            "+1 Action;\n"
            "+1 Buy;\n"
            "+1 Coin;\n"
            "gain a Silver;\n"
            "gain a Horse.",
            "Entsorge eine Handkarte. Wähle für jedes Geld, das sie kostet, etwas anderes davon:\n"
            "+1 Karte;\n"
            "+1 Aktion;\n"
            "+1 Kauf;\n"
            "+1 Geld;\n"
            "nimm ein Silber;\n"
            "nimm ein Pferd.",
        ),
        asks={
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Karte aus der Hand."),
            "choose": Ask(
                "Choose one for each coin that the trashed card costs.",
                "Wähle eins für jedes Geld, das die entsorgte Karte kostet.",
                options={
                    "cards": Both("+1 Card", "+1 Karte"),
                    "actions": Both("+1 Action", "+1 Aktion"),
                    "buys": Both("+1 Buy", "+1 Kauf"),
                    "coins": Both("+1 Coin", "+1 Geld"),
                    "silver": Both("Gain a Silver", "Ein Silber nehmen"),
                    "horse": Both("Gain a Horse", "Ein Pferd nehmen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "all-choices-first",
                Source("menagerie_1e"),
                "You choose everything before any of it is carried out, in the printed order then.",
                "Du wählst alles, bevor etwas davon ausgeführt wird, dann in der gedruckten Reihenfolge.",
            ),
            Ruling(
                "as-many-as-coins",
                Source("menagerie_1e"),
                "You choose exactly as many as the card costs coins now, with 6 or more all of them.",
                "Du wählst genau so viele, wie die Karte jetzt Geld kostet, ab 6 alle.",
            ),
            Ruling(
                "worthless",
                Source("menagerie_1e"),
                "For a card that costs nothing you get nothing, nor without a card.",
                "Für eine Karte, die nichts kostet, bekommst du nichts, ebenso ohne Karte.",
            ),
            Ruling(
                "coins-only",
                Source("menagerie_1e"),
                "Potion and Debt in the cost do not count.",
                "Trank und Schulden in den Kosten zählen nicht.",
            ),
            Ruling(
                "empty-pile",
                Source("menagerie_1e"),
                "You may choose what will bring nothing, such as a Horse when there is none.",
                "Du darfst auch wählen, was nichts bringen wird, etwa ein Pferd, wenn keines da ist.",
            ),
            Ruling(
                "drawn-reaction",
                Source("practice"),
                "A card drawn by it may react to the Silver or the Horse.",
                "Eine dadurch gezogene Karte kann auf das Silber oder das Pferd reagieren.",
            ),
        ),
    ),
    Words(
        "sleigh",
        en=English("Sleigh", "Sleighs"),
        de=German("Schlitten", "Schlitten", "m"),
        picture="plain/sleigh",
        text=Both(
            "Gain two Horses.\n"
            "—\n"
            "Whenever you gain a card, you are free to discard this from your hand; then the card goes into your hand "
            "or on "
            "top of your deck.",
            "Nimm zwei Pferde.\n"
            "—\n"
            "Immer wenn du eine Karte nimmst, steht dir frei, diese Karte aus der Hand abzulegen; dann kommt die "
            "genommene "
            "auf deine Hand oder auf deinen Nachziehstapel.",
        ),
        asks={
            "choose": Ask(
                "Where do you put the gained card?",
                "Wohin kommt die genommene Karte?",
                options={
                    "hand": Both("Into your hand", "Auf die Hand"),
                    "deck": Both("Onto your deck", "Auf den Nachziehstapel"),
                },
            ),
        },
        rulings=(
            Ruling(
                "from-wherever",
                Source("menagerie_1e"),
                "The card is taken from wherever it was gained to, also from under the Sleigh in the discard pile.",
                "Die Karte kommt von dort, wohin sie genommen wurde, auch von unter dem Schlitten im Ablagestapel.",
            ),
            Ruling(
                "moved-meanwhile",
                Source("menagerie_1e"),
                "A card that something has moved meanwhile stays; the Sleigh may be discarded all the same.",
                "Eine Karte, die inzwischen etwas bewegt hat, bleibt; der Schlitten darf trotzdem abgelegt werden.",
            ),
            Ruling(
                "own-gain",
                Source("menagerie_1e"),
                "A Sleigh gained into the hand may be discarded for its own gain, but then stays in the discard pile.",
                "Ein Schlitten, der auf die Hand genommen wird, darf für sein eigenes Nehmen abgelegt werden, bleibt "
                "dann "
                "aber auf dem Ablagestapel.",
            ),
        ),
    ),
    Words(
        "supplies",
        en=English("Supplies", "Supplies"),
        de=German("Nachschub", "Nachschub", "m"),
        picture="ham-shank",
        text=Both(
            "1 Coin\nGain a Horse, which goes on top of your deck.",
            "1 Geld\nNimm ein Pferd und lege es auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "onto-the-deck",
                Source("menagerie_1e"),
                "The Horse is gained directly onto the deck; without a Horse left there is none.",
                "Das Pferd wird direkt auf den Nachziehstapel genommen; ist keines mehr da, gibt es keines.",
            ),
        ),
    ),
)
