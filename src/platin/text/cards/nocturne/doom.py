"""Words of the Doom cards of Nocturne, and of the Bat."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "bat",
        en=English("Bat", "Bats"),
        de=German("Fledermaus", "Fledermäuse", "f"),
        picture="bat",
        text=Both(
            "Trash up to 2 cards from your hand.\n"
            "If you trashed any: exchange this for a Vampire.\n"
            "—\n"
            "This is not part of the Supply.",
            "Entsorge bis zu 2 Karten aus der Hand.\n"
            "Hast du welche entsorgt: Tausche diese Karte gegen eine Vampirin.\n"
            "—\n"
            "Diese Karte ist nicht Teil des Vorrats.",
        ),
        asks={
            "trash": Ask(
                "Trash up to 2 cards from your hand.",
                "Entsorge bis zu 2 Karten aus der Hand.",
            ),
        },
        rulings=(
            Ruling(
                "exchange-forced",
                Source("nocturne_1e"),
                "After trashing it must be exchanged; that is neither a gain nor a trash.",
                "Nach dem Entsorgen muss sie getauscht werden; das ist weder Nehmen noch Entsorgen.",
            ),
            Ruling(
                "nothing-trashed",
                Source("nocturne_1e"),
                "If nothing is trashed, the Bat stays in play until Clean-up.",
                "Wird nichts entsorgt, bleibt die Fledermaus bis zur Aufräumphase im Spiel.",
            ),
            Ruling(
                "no-vampire-left",
                Source("nocturne_1e"),
                "Without a Vampire on its pile there is only the trashing.",
                "Liegt keine Vampirin auf ihrem Stapel, wird nur entsorgt.",
            ),
            Ruling(
                "both-together",
                Source("nocturne_1e"),
                "Two cards are trashed together.",
                "Zwei Karten werden zusammen entsorgt.",
            ),
        ),
    ),
    Words(
        "cursed_village",
        en=English("Cursed Village", "Cursed Villages"),
        de=German("Verfluchtes Dorf", "Verfluchte Dörfer", "n"),
        picture="moon-bats",
        text=Both(
            "+2 Actions\nDraw until you hold 6 cards.\n—\nWhen you gain this: receive a Hex.",
            "+2 Aktionen\nZiehe, bis du 6 Handkarten hast.\n—\nWenn du diese Karte nimmst: Empfange eine Plage.",
        ),
        rulings=(
            Ruling(
                "six-or-more",
                Source("nocturne_1e"),
                "With six or more cards in hand you draw nothing.",
                "Mit sechs oder mehr Handkarten ziehst du nichts.",
            ),
            Ruling(
                "any-gain",
                Source("nocturne_1e"),
                "The Hex comes at once with any gain, also in another player's turn, and concerns only the one who "
                "gains it.",
                "Die Plage kommt sofort bei jedem Nehmen, auch im Zug eines anderen, und betrifft nur den, der die "
                "Karte nimmt.",
            ),
            Ruling(
                "no-attack",
                Source("nocturne_1e"),
                "It is no Attack: nobody can react to its Hex.",
                "Es ist kein Angriff: Auf seine Plage kann niemand reagieren.",
            ),
        ),
    ),
    Words(
        "leprechaun",
        en=English("Leprechaun", "Leprechauns"),
        de=German("Kobold", "Kobolde", "m"),
        picture="bad-gnome",
        text=Both(
            "Gain a Gold.\nIf you have exactly 7 cards in play, gain a Wish from its pile. If not, receive a Hex.",
            "Nimm ein Gold.\n"
            "Hast du genau 7 Karten im Spiel, nimm einen Wunsch von seinem Stapel. Sonst empfange eine Plage.",
        ),
        rulings=(
            Ruling(
                "exactly-seven",
                Source("nocturne_1e"),
                "This card, Durations of earlier turns and Treasures count; what has left play does not.",
                "Diese Karte, Dauerkarten früherer Züge und Geldkarten zählen; was nicht mehr im Spiel ist, nicht.",
            ),
            Ruling(
                "each-play",
                Source("nocturne_1e"),
                "Two plays are judged separately, and the card that plays it twice counts.",
                "Zweimaliges Spielen wird getrennt beurteilt, und die Karte, die ihn zweimal spielt, zählt mit.",
            ),
            Ruling(
                "no-wish-left",
                Source("practice"),
                "With seven cards and no Wish left there is neither a Wish nor a Hex.",
                "Mit sieben Karten und ohne übrigen Wunsch gibt es weder Wunsch noch Plage.",
            ),
            Ruling(
                "from-the-trash",
                Source("nocturne_1e"),
                "Played from the trash by a Necromancer it does not count itself.",
                "Aus dem Müll von einem Totenbeschwörer gespielt, zählt er sich selbst nicht mit.",
            ),
            Ruling(
                "no-gold-left",
                Source("nocturne_1e"),
                "Without a Gold left the rest happens all the same.",
                "Ist kein Gold mehr da, geschieht der Rest trotzdem.",
            ),
            Ruling(
                "no-attack",
                Source("nocturne_1e"),
                "It is no Attack; the Hex is for the one who plays it.",
                "Er ist kein Angriff; die Plage gilt dem, der ihn spielt.",
            ),
        ),
    ),
    Words(
        "skulk",
        en=English("Skulk", "Skulks"),
        de=German("Attentäter", "Attentäter", "m"),
        picture="hooded-assassin",
        text=Both(
            "+1 Buy\nEach other player receives the next Hex.\n—\nWhen you gain this: gain a Gold.",
            "+1 Kauf\nJeder andere Spieler empfängt die nächste Plage.\n—\nWenn du diese Karte nimmst: Nimm ein Gold.",
        ),
        rulings=(
            Ruling(
                "any-gain",
                Source("nocturne_1e"),
                "The Gold comes with any way of gaining it.",
                "Das Gold kommt, wie auch immer man ihn nimmt.",
            ),
        ),
    ),
    Words(
        "tormentor",
        en=English("Tormentor", "Tormentors"),
        de=German("Folterknecht", "Folterknechte", "m"),
        picture="executioner-hood",
        text=Both(
            "+2 Coins\n"
            "If you have no other cards in play, gain an Imp from its pile. If you have, each other player receives "
            "the next Hex.",
            "+2 Geld\n"
            "Hast du keine anderen Karten im Spiel, nimm ein Teufelchen von seinem Stapel. Hast du welche, empfängt "
            "jeder andere Spieler die nächste Plage.",
        ),
        rulings=(
            Ruling(
                "other-cards",
                Source("nocturne_1e"),
                "A Throne Room that plays it is another card in play, and so is a Duration of an earlier turn; a "
                "trashed card is not.",
                "Ein Thronsaal, der ihn spielt, ist eine andere Karte im Spiel, ebenso eine Dauerkarte eines früheren"
                " Zuges; eine entsorgte Karte nicht.",
            ),
            Ruling(
                "attack-either-way",
                Source("practice"),
                "It is an Attack either way, so Reactions come before it is known.",
                "Er ist so oder so ein Angriff; reagiert wird, bevor man es weiß.",
            ),
            Ruling(
                "imp-forced",
                Source("nocturne_1e"),
                "The Imp must be gained; without one left nothing is.",
                "Das Teufelchen muss genommen werden; ist keines mehr da, nichts.",
            ),
            Ruling(
                "from-the-trash",
                Source("practice"),
                "Played by a Necromancer it stays in the trash, and the Necromancer is another card in play.",
                "Von einem Totenbeschwörer gespielt bleibt er im Müll, und der Totenbeschwörer ist eine andere Karte "
                "im Spiel.",
            ),
        ),
    ),
    Words(
        "vampire",
        en=English("Vampire", "Vampires"),
        de=German("Vampirin", "Vampirinnen", "f"),
        picture="female-vampire",
        text=Both(
            "Each other player receives the next Hex.\n"
            "Gain a card that costs 5 coins at most and is no Vampire.\n"
            "Exchange this for a Bat.",
            "Jeder andere Spieler empfängt die nächste Plage.\n"
            "Nimm eine Karte, die höchstens 5 Geld kostet und keine Vampirin ist.\n"
            "Tausche diese Karte gegen eine Fledermaus.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 5.",
                "Nimm eine Karte, die bis zu 5 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "in-this-order",
                Source("nocturne_1e"),
                "Hex, gain and exchange happen in this order, and all of them must.",
                "Plage, Nehmen und Tausch geschehen in dieser Reihenfolge, und alle müssen.",
            ),
            Ruling(
                "no-vampire",
                Source("nocturne_1e"),
                "What costs Debt or Potions cannot be gained, and no Vampire.",
                "Was Schulden oder Tränke kostet, kann nicht genommen werden, und keine Vampirin.",
            ),
            Ruling(
                "back-to-its-pile",
                Source("nocturne_1e"),
                "The Vampire goes back to its pile, even an empty one, and the Bat to the discard pile; nothing is "
                "gained or trashed by that.",
                "Die Vampirin geht auf ihren Stapel zurück, auch auf einen leeren, und die Fledermaus auf den "
                "Ablagestapel; genommen oder entsorgt wird dabei nichts.",
            ),
            Ruling(
                "no-bat-left",
                Source("nocturne_1e"),
                "Without a Bat on its pile she stays in play.",
                "Liegt keine Fledermaus auf ihrem Stapel, bleibt sie im Spiel.",
            ),
            Ruling(
                "no-pile",
                Source("practice"),
                "One from the Black Market has no pile to go back to, so she stays in play.",
                "Eine aus dem Schwarzmarkt hat keinen Stapel, auf den sie zurückgehen könnte; sie bleibt im Spiel.",
            ),
        ),
    ),
    Words(
        "werewolf",
        en=English("Werewolf", "Werewolves"),
        de=German("Werwolf", "Werwölfe", "m"),
        picture="werewolf",
        text=Both(
            "If it is your Night phase, each other player receives the next Hex. If not: +3 Cards.",
            "Ist deine Nachtphase, empfängt jeder andere Spieler die nächste Plage. Sonst: +3 Karten.",
        ),
        rulings=(
            Ruling(
                "either-phase",
                Source("nocturne_1e"),
                "It can be played in the Action phase, for an Action, or in the Night phase, for none.",
                "Er kann in der Aktionsphase für eine Aktion gespielt werden oder in der Nachtphase ohne.",
            ),
            Ruling(
                "enchanted-at-night",
                Source("practice"),
                "If it is the first Action of a turn, an Enchantress changes it at night too.",
                "Ist er die erste Aktionskarte eines Zuges, verwandelt ihn eine Zauberin auch in der Nacht.",
            ),
            Ruling(
                "attack-either-way",
                Source("practice"),
                "It is an Attack in both phases, so Reactions can be used in both.",
                "Er ist in beiden Phasen ein Angriff, auf den reagiert werden kann.",
            ),
        ),
    ),
)
