"""Words of the split piles."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "bustling_village",
        en=English("Bustling Village", "Bustling Villages"),
        de=German("Emsiges Dorf", "Emsige Dörfer", "n"),
        picture="beehive",
        text=Both(
            "+1 Card\n+3 Actions\nLook through your discard pile. You may show a Settlers there and take it into your "
            "hand.",
            "+1 Karte\n+3 Aktionen\nSieh deinen Ablagestapel durch. Du darfst einen Siedler daraus vorzeigen und auf "
            "die Hand nehmen.",
        ),
        asks={"take": Ask("You may take a Settlers.", "Du darfst einen Siedler auf die Hand nehmen.")},
        rulings=(
            Ruling(
                "draw-first",
                Source("empires_1e"),
                "You draw first; a shuffle may leave nothing to look through.",
                "Du ziehst zuerst; ein Mischen kann nichts zum Durchsehen übrig lassen.",
            ),
            Ruling(
                "one-of-them",
                Source("empires_1e"),
                "One Settlers with each play, if you like; the order of the discard pile stays.",
                "Ein Siedler pro Ausspielen, wenn du willst; die Reihenfolge des Ablagestapels bleibt.",
            ),
        ),
    ),
    Words(
        "catapult",
        en=English("Catapult", "Catapults"),
        de=German("Katapult", "Katapulte", "n"),
        picture="catapult",
        text=Both(
            "+1 Coin\nTrash a card from your hand.\nIf it costs 3 Coins or more, all other players gain a Curse.\nIf "
            "it is a Treasure, all other players discard down to 3 cards in hand.",
            "+1 Geld\nEntsorge eine Handkarte.\nKostet sie 3 Geld oder mehr, nehmen alle anderen einen Fluch.\nIst sie "
            "eine Geldkarte, legen alle anderen ab, bis sie 3 Handkarten haben.",
        ),
        asks={
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
            "discard": Ask("Discard down to 3 cards.", "Lege bis auf 3 Karten ab."),
        },
        rulings=(
            Ruling(
                "both-one-none",
                Source("empires_1e", examples=("EM5",)),
                "Both happen to the others, one of them or nothing, by the card: first all Curses, then all "
                "discarding.",
                "Den anderen geschieht beides, eins davon oder nichts, je nach Karte: erst alle Flüche, dann alles "
                "Ablegen.",
            ),
            Ruling(
                "coins-count",
                Source("empires_1e", examples=("EM5",)),
                "The coins of the cost count, at that moment: a card that costs only Debt brings no Curses, nor does "
                "one made cheaper than 3.",
                "Es zählt das Geld in den Kosten, in diesem Augenblick: Eine Karte, die nur Schulden kostet, bringt "
                "keine Flüche, auch keine, die weniger als 3 geworden ist.",
            ),
            Ruling(
                "on-trash-first",
                Source("empires_1e", examples=("EM5",)),
                "What the trashed card does on being trashed comes before the others are concerned.",
                "Was die entsorgte Karte beim Entsorgen tut, kommt, bevor es die anderen trifft.",
            ),
            Ruling(
                "empty-hand",
                Source("empires_1e"),
                "You must trash a card if you have one; without one nothing happens to the others.",
                "Du musst eine Karte entsorgen, wenn du eine hast; ohne eine geschieht den anderen nichts.",
            ),
            Ruling(
                "reactions-first",
                Source("empires_1e"),
                "Reactions come before the trashing.",
                "Reaktionen kommen vor dem Entsorgen.",
            ),
        ),
    ),
    Words(
        "emporium",
        en=English("Emporium", "Emporiums"),
        de=German("Handelsplatz", "Handelsplätze", "m"),
        picture="porcelain-vase",
        text=Both(
            "+1 Card\n+1 Action\n+1 Coin\n—\nWhen you gain this and have five or more Action cards in play: +2 VP.",
            "+1 Karte\n+1 Aktion\n+1 Geld\n—\nWenn du diese Karte nimmst und fünf oder mehr Aktionskarten im Spiel "
            "hast: +2 Siegpunkte.",
        ),
        rulings=(
            Ruling(
                "five-in-play",
                Source("empires_1e"),
                "All Actions that you have in play count, Durations of earlier turns too, in any player's turn.",
                "Es zählen alle deine Aktionskarten im Spiel, auch Dauerkarten früherer Züge, in jedem Zug.",
            ),
            Ruling(
                "in-play-only",
                Source("empires_1e"),
                "An Action that has left play, or was played twice, does not count more.",
                "Eine Aktionskarte, die nicht mehr im Spiel ist, zählt nicht, eine zweimal gespielte nur einmal.",
            ),
        ),
    ),
    Words(
        "encampment",
        en=English("Encampment", "Encampments"),
        de=German("Feldlager", "Feldlager", "n"),
        picture="barracks-tent",
        text=Both(
            "+2 Cards\n+2 Actions\nYou may show a Gold or a Plunder from your hand. If you do not, set this aside, "
            "and put it back onto its pile when Clean-up begins.",
            "+2 Karten\n+2 Aktionen\nDu darfst ein Gold oder ein Diebesgut aus deiner Hand vorzeigen. Tust du das "
            "nicht, lege diese Karte zur Seite und bei Beginn der Aufräumphase auf ihren Stapel zurück.",
        ),
        asks={
            "reveal": Ask(
                "You may reveal a Gold or a Plunder to keep the Encampment.",
                "Du darfst ein Gold oder Diebesgut vorzeigen, um das Feldlager zu behalten.",
            ),
        },
        rulings=(
            Ruling(
                "shown-card",
                Source("empires_1e"),
                "The card that you show may be one just drawn, and stays in your hand; showing it is up to you.",
                "Die vorgezeigte Karte darf gerade erst gezogen sein und bleibt auf der Hand; ob du sie zeigst, steht "
                "dir frei.",
            ),
            Ruling(
                "not-in-play",
                Source("empires_1e"),
                "Set aside it is no longer in play; it is yours until it returns, and is never discarded.",
                "Zur Seite gelegt, ist es nicht mehr im Spiel; bis zur Rückkehr gehört es dir, und abgelegt wird es "
                "nie.",
            ),
            Ruling(
                "returns-first",
                Source("empires_1e", examples=("EM3",)),
                "It returns when Clean-up begins, before anything is discarded; an empty pile is not empty any more "
                "when the turn ends.",
                "Es kehrt bei Beginn der Aufräumphase zurück, bevor etwas abgelegt wird; ein leerer Stapel ist dann am "
                "Ende des Zuges nicht mehr leer.",
            ),
            Ruling(
                "covers-plunder",
                Source("empires_1e"),
                "It returns on top of the pile, and the Plunders below cannot be had until it is gone.",
                "Es kommt oben auf den Stapel, und das Diebesgut darunter ist nicht zu haben, bis es fort ist.",
            ),
            Ruling(
                "played-twice",
                Source("practice", examples=("EM4",)),
                "Played twice it brings the bonuses twice; set aside the first time, it is not called back by a card "
                "shown the second time.",
                "Zweimal gespielt bringt es beides zweimal; beim ersten Mal zur Seite gelegt, holt es eine beim "
                "zweiten Mal gezeigte Karte nicht zurück.",
            ),
            Ruling(
                "played-from-elsewhere",
                Source("empires_later"),
                "Played without coming into play it stays where it is.",
                "Gespielt, ohne ins Spiel zu kommen, bleibt es, wo es ist.",
            ),
            Ruling(
                "no-pile",
                Source("author"),
                "Without a pile, from the Black Market, it stays set aside and counts for its owner.",
                "Ohne Stapel, vom Schwarzmarkt, bleibt es zur Seite gelegt und zählt für seinen Besitzer.",
            ),
        ),
    ),
    Words(
        "fortune",
        en=English("Fortune", "Fortunes"),
        de=German("Reichtum", "Reichtümer", "m"),
        picture="gold-stack",
        text=Both(
            "+1 Buy\nOnce a turn, with the first Fortune: double the Coins that you have.\n—\nWhen you gain this: "
            "gain a Gold for each Gladiator that you have in play.",
            "+1 Kauf\nEinmal pro Zug, mit dem ersten Reichtum: Verdopple das Geld, das du hast.\n—\nWenn du diese "
            "Karte nimmst: Nimm ein Gold für jeden Gladiator, den du im Spiel hast.",
        ),
        rulings=(
            Ruling(
                "unspent",
                Source("empires_1e"),
                "What is doubled are the coins that you have and have not spent at that moment.",
                "Verdoppelt wird das Geld, das du in diesem Augenblick hast und noch nicht ausgegeben hast.",
            ),
            Ruling(
                "once",
                Source("empires_1e"),
                "Further Fortunes in a turn bring the Buy only.",
                "Weitere Reichtümer im selben Zug bringen nur den Kauf.",
            ),
            Ruling(
                "gladiators",
                Source("empires_1e"),
                "Who gains it, bought or not, gains a Gold for each Gladiator of their own in play.",
                "Wer ihn nimmt, gekauft oder nicht, nimmt für jeden eigenen Gladiator im Spiel ein Gold.",
            ),
            Ruling(
                "price",
                Source("empires_1e"),
                "It costs 8 coins and 8 Debt: the coins must be there, the Debt is taken.",
                "Er kostet 8 Geld und 8 Schulden: Das Geld muss da sein, die Schulden nimmt man.",
            ),
        ),
    ),
    Words(
        "gladiator",
        en=English("Gladiator", "Gladiators"),
        de=German("Gladiator", "Gladiatoren", "m"),
        picture="trident",
        text=Both(
            "+2 Coins\nShow a card from your hand. The player to your left may show the same card from theirs. If that "
            "does not happen: +1 Coin, and trash a Gladiator from the Supply.",
            "+2 Geld\nZeige eine Handkarte vor. Wer links von dir sitzt, darf die gleiche Karte aus der eigenen Hand "
            "vorzeigen. Geschieht das nicht: +1 Geld, und entsorge einen Gladiator aus dem Vorrat.",
        ),
        asks={
            "reveal": Ask("Reveal a card from your hand.", "Zeige eine Handkarte vor."),
            "match": Ask(
                "You may reveal the same card, against the Gladiator.",
                "Du darfst die gleiche Karte vorzeigen, gegen den Gladiator.",
            ),
        },
        rulings=(
            Ruling(
                "may-decline",
                Source("empires_1e"),
                "The other player need not show the card.",
                "Der andere muss die Karte nicht vorzeigen.",
            ),
            Ruling(
                "nothing-to-show",
                Source("empires_1e"),
                "With no card to show yourself, it was not matched either.",
                "Hast du selbst keine Karte zu zeigen, wurde auch nichts erwidert.",
            ),
            Ruling(
                "none-left",
                Source("empires_1e"),
                "With no Gladiator left in the Supply the coin comes all the same.",
                "Ist kein Gladiator mehr im Vorrat, kommt das Geld trotzdem.",
            ),
            Ruling(
                "top-card-only",
                Source("practice"),
                "A Gladiator under a Fortune cannot be trashed.",
                "Ein Gladiator unter einem Reichtum kann nicht entsorgt werden.",
            ),
            Ruling(
                "no-attack",
                Source("empires_1e"),
                "It is no Attack.",
                "Er ist kein Angriff.",
            ),
        ),
    ),
    Words(
        "patrician",
        en=English("Patrician", "Patricians"),
        de=German("Patrizier", "Patrizier", "m"),
        picture="roman-toga",
        text=Both(
            "+1 Card\n+1 Action\nReveal the top card of your deck. Take it into your hand if it costs 5 Coins or more.",
            "+1 Karte\n+1 Aktion\nDecke die oberste Karte deines Nachziehstapels auf. Nimm sie auf die Hand, wenn sie "
            "5 Geld oder mehr kostet.",
        ),
        rulings=(
            Ruling(
                "coins-count",
                Source("empires_1e"),
                "The coins of the cost count: a Fortune is taken, a City Quarter is not.",
                "Es zählt das Geld in den Kosten: Einen Reichtum nimmst du, ein Stadtviertel nicht.",
            ),
            Ruling(
                "stays",
                Source("empires_1e"),
                "Any other card stays on the deck; with no card to reveal nothing happens.",
                "Jede andere Karte bleibt auf dem Nachziehstapel; ohne Karte geschieht nichts.",
            ),
        ),
    ),
    Words(
        "plunder",
        en=English("Plunder", "Plunders"),
        de=German("Diebesgut", "Diebesgüter", "n"),
        picture="jeweled-chalice",
        text=Both("2 Coins\n+1 VP", "2 Geld\n+1 Siegpunkt"),
        rulings=(
            Ruling(
                "each-play",
                Source("empires_1e"),
                "It brings its VP with each play: with a Crown 4 coins and 2 VP.",
                "Den Siegpunkt gibt es bei jedem Spielen: mit einer Krone 4 Geld und 2 Siegpunkte.",
            ),
        ),
    ),
    Words(
        "rocks",
        en=English("Rocks", "Rocks"),
        de=German("Felsen", "Felsen", "m"),
        picture="rock",
        text=Both(
            "1 Coin\n—\nWhen you gain or trash this: gain a Silver, onto your deck in your Buy phase, otherwise into "
            "your hand.",
            "1 Geld\n—\nWenn du diese Karte nimmst oder entsorgst: Nimm ein Silber, in deiner Kaufphase auf deinen "
            "Nachziehstapel, sonst auf die Hand.",
        ),
        rulings=(
            Ruling(
                "where-to",
                Source("empires_1e"),
                "The Silver is gained straight onto the deck in a Buy phase of yours, and straight into the hand at "
                "any other time; it never lies in the discard pile.",
                "Das Silber kommt in deiner eigenen Kaufphase gleich auf den Nachziehstapel, zu jeder anderen Zeit "
                "gleich auf die Hand; auf dem Ablagestapel liegt es nie.",
            ),
            Ruling(
                "phase-now",
                Source("empires_1e"),
                "The phase at that moment counts: after a Villa it is the Action phase again.",
                "Es zählt die Phase in diesem Augenblick: Nach einer Villa ist es wieder die Aktionsphase.",
            ),
            Ruling(
                "trashed",
                Source("empires_1e", examples=("EM5",)),
                "Who trashes it gains a Silver too.",
                "Auch wer sie entsorgt, nimmt ein Silber.",
            ),
            Ruling(
                "no-silver",
                Source("empires_1e"),
                "With no Silver left nothing happens.",
                "Gibt es kein Silber mehr, geschieht nichts.",
            ),
        ),
    ),
    Words(
        "settlers",
        en=English("Settlers", "Settlers"),
        de=German("Siedler", "Siedler", "m"),
        picture="old-wagon",
        text=Both(
            "+1 Card\n+1 Action\nLook through your discard pile. You may show a Copper there and take it into your "
            "hand.",
            "+1 Karte\n+1 Aktion\nSieh deinen Ablagestapel durch. Du darfst ein Kupfer daraus vorzeigen und auf die "
            "Hand nehmen.",
        ),
        asks={"take": Ask("You may take a Copper.", "Du darfst ein Kupfer auf die Hand nehmen.")},
        rulings=(
            Ruling(
                "draw-first",
                Source("empires_1e"),
                "You draw first; a shuffle may leave nothing to look through.",
                "Du ziehst zuerst; ein Mischen kann nichts zum Durchsehen übrig lassen.",
            ),
            Ruling(
                "may",
                Source("empires_1e"),
                "You need not take a Copper; the order of the discard pile stays.",
                "Du musst kein Kupfer nehmen; die Reihenfolge des Ablagestapels bleibt.",
            ),
        ),
    ),
    PileWords("catapult_rocks", "Catapult / Rocks", "Katapult/Felsen", picture="trebuchet"),
    PileWords("encampment_plunder", "Encampment / Plunder", "Feldlager/Diebesgut", picture="tattered-banner"),
    PileWords(
        "gladiator_fortune",
        "Gladiator / Fortune",
        "Gladiator/Reichtum",
        picture="laurel-crown",
        aliases=("Gladiator/Festung",),
    ),
    PileWords("patrician_emporium", "Patrician / Emporium", "Patrizier/Handelsplatz", picture="caesar"),
    PileWords("settlers_bustling_village", "Settlers / Bustling Village", "Siedler/Emsiges Dorf", picture="wood-pile"),
)
