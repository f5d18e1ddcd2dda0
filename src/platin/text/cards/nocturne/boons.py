"""Words of the Boons of Nocturne, and of the Will-o'-Wisp."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "the_earths_gift",
        en=English("The Earth's Gift", "The Earth's Gifts"),
        de=German("Geschenk der Erde", "Geschenke der Erde", "n"),
        picture="earth-crack",
        text=Both(
            "You are free to discard a Treasure from your hand. If you did: gain a card that costs 4 coins at most.",
            "Du darfst eine Geldkarte aus der Hand ablegen. Hast du das getan: Nimm eine Karte, die höchstens 4 Geld "
            "kostet.",
        ),
        asks={
            "discard": Ask(
                "You may discard a Treasure to gain a card costing up to 4.",
                "Du darfst eine Geldkarte ablegen, um eine Karte zu nehmen, die bis zu 4 kostet.",
            ),
            "gain": Ask(
                "Gain a card costing up to 4.",
                "Nimm eine Karte, die bis zu 4 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "forced-once-discarded",
                Source("nocturne_1e"),
                "Discarding is optional; who has discarded a Treasure must gain a card.",
                "Das Ablegen ist freiwillig; wer eine Geldkarte abgelegt hat, muss eine Karte nehmen.",
            ),
        ),
    ),
    Words(
        "the_fields_gift",
        en=English("The Field's Gift", "The Field's Gifts"),
        de=German("Geschenk des Feldes", "Geschenke des Feldes", "n"),
        picture="wheat",
        text=Both(
            "+1 Action\n+1 Coin\nThis stays before you until Clean-up.",
            "+1 Aktion\n+1 Geld\nDiese Gabe bleibt bis zur Aufräumphase vor dir liegen.",
        ),
        rulings=(
            Ruling(
                "bonus-once",
                Source("nocturne_1e"),
                "It brings its Action and its coin once, when it is received; after that it only lies there.",
                "Aktion und Geld bringt sie einmal, beim Empfangen; danach liegt sie nur noch da.",
            ),
        ),
    ),
    Words(
        "the_flames_gift",
        en=English("The Flame's Gift", "The Flame's Gifts"),
        de=German("Geschenk des Feuers", "Geschenke des Feuers", "n"),
        picture="flame",
        text=Both(
            "You are free to trash a card from your hand.",
            "Du darfst eine Karte aus der Hand entsorgen.",
        ),
        asks={
            "trash": Ask(
                "You may trash a card from your hand.",
                "Du darfst eine Karte aus der Hand entsorgen.",
            ),
        },
        rulings=(
            Ruling(
                "one-at-most",
                Source("nocturne_1e"),
                "One card from the hand can be trashed, or none.",
                "Eine Karte aus der Hand kann entsorgt werden, oder keine.",
            ),
        ),
    ),
    Words(
        "the_forests_gift",
        en=English("The Forest's Gift", "The Forest's Gifts"),
        de=German("Geschenk des Waldes", "Geschenke des Waldes", "n"),
        picture="forest",
        text=Both(
            "+1 Buy\n+1 Coin\nThis stays before you until Clean-up.",
            "+1 Kauf\n+1 Geld\nDiese Gabe bleibt bis zur Aufräumphase vor dir liegen.",
        ),
        rulings=(
            Ruling(
                "no-coin-of-the-action",
                Source("plunder_1e", "harbor_village"),
                "Its coin does not come from the Action that brought the Boon.",
                "Ihr Geld stammt nicht von der Aktionskarte, die die Gabe gebracht hat.",
            ),
        ),
    ),
    Words(
        "the_moons_gift",
        en=English("The Moon's Gift", "The Moon's Gifts"),
        de=German("Geschenk des Mondes", "Geschenke des Mondes", "n"),
        picture="moon",
        text=Both(
            "Look through your discard pile.\nYou are free to put one of its cards onto your deck.",
            "Sieh deinen Ablagestapel durch.\nDu darfst eine Karte daraus auf deinen Nachziehstapel legen.",
        ),
        asks={
            "topdeck": Ask(
                "You may put a card from your discard pile onto your deck.",
                "Du darfst eine Karte aus deinem Ablagestapel auf deinen Nachziehstapel legen.",
            ),
        },
        rulings=(
            Ruling(
                "any-or-none",
                Source("nocturne_1e"),
                "Any card of the discard pile can be chosen, or none; with an empty one nothing happens.",
                "Jede Karte des Ablagestapels kommt in Frage, oder keine; ist er leer, geschieht nichts.",
            ),
        ),
    ),
    Words(
        "the_mountains_gift",
        en=English("The Mountain's Gift", "The Mountain's Gifts"),
        de=German("Geschenk des Berges", "Geschenke des Berges", "n"),
        picture="peaks",
        text=Both(
            "Gain a Silver.",
            "Nimm ein Silber.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("nocturne_1e"),
                "The Silver must be gained if there is one.",
                "Das Silber muss genommen werden, wenn es eines gibt.",
            ),
        ),
    ),
    Words(
        "the_rivers_gift",
        en=English("The River's Gift", "The River's Gifts"),
        de=German("Geschenk des Flusses", "Geschenke des Flusses", "n"),
        picture="river",
        text=Both(
            "When this turn ends: +1 Card.\nThis stays before you until Clean-up.",
            "Am Ende dieses Zuges: +1 Karte.\nDiese Gabe bleibt bis zur Aufräumphase vor dir liegen.",
        ),
        rulings=(
            Ruling(
                "after-the-new-hand",
                Source("nocturne_1e"),
                "The card is drawn after the new hand.",
                "Die Karte wird nach der neuen Hand gezogen.",
            ),
        ),
    ),
    Words(
        "the_seas_gift",
        en=English("The Sea's Gift", "The Sea's Gifts"),
        de=German("Geschenk des Meeres", "Geschenke des Meeres", "n"),
        picture="big-wave",
        text=Both(
            "+1 Card",
            "+1 Karte",
        ),
        rulings=(
            Ruling(
                "draws-at-once",
                Source("nocturne_1e"),
                "The card is drawn at once.",
                "Die Karte wird sofort gezogen.",
            ),
        ),
    ),
    Words(
        "the_skys_gift",
        en=English("The Sky's Gift", "The Sky's Gifts"),
        de=German("Geschenk des Himmels", "Geschenke des Himmels", "n"),
        picture="sun-cloud",
        text=Both(
            "You are free to discard 3 cards. If you did: gain a Gold.",
            "Du darfst 3 Karten ablegen. Hast du das getan: Nimm ein Gold.",
        ),
        asks={
            "may": Ask(
                "Discard 3 cards to gain a Gold?",
                "3 Karten ablegen, um ein Gold zu nehmen?",
            ),
            "discard": Ask(
                "Discard 3 cards.",
                "Lege 3 Karten ab.",
            ),
        },
        rulings=(
            Ruling(
                "exactly-three",
                Source("nocturne_1e"),
                "With three or more cards in hand you discard exactly three or none, for one Gold.",
                "Mit drei oder mehr Handkarten legst du genau drei oder keine ab, für ein einziges Gold.",
            ),
            Ruling(
                "fewer-for-nothing",
                Source("nocturne_1e"),
                "With fewer than three cards in hand you may discard them all, for nothing.",
                "Mit weniger als drei Handkarten darfst du alle ablegen, bekommst aber nichts.",
            ),
        ),
    ),
    Words(
        "the_suns_gift",
        en=English("The Sun's Gift", "The Sun's Gifts"),
        de=German("Geschenk der Sonne", "Geschenke der Sonne", "n"),
        picture="sun",
        text=Both(
            "Have a look at the topmost 4 cards of your deck.\n"
            "Discard as many of them as you like.\n"
            "The others go back on top, in an order of your choice.",
            "Sieh dir die obersten 4 Karten deines Nachziehstapels an.\n"
            "Lege beliebig viele davon ab.\n"
            "Die übrigen kommen in beliebiger Reihenfolge zurück auf den Stapel.",
        ),
        asks={
            "discard": Ask(
                "Discard any of these cards.",
                "Lege beliebig viele dieser Karten ab.",
            ),
            "order": Ask(
                "Put the others back onto your deck. The last one lies on top.",
                "Lege die übrigen auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "none-to-four",
                Source("nocturne_1e"),
                "None to all four may be discarded; the rest goes back in any order.",
                "Keine bis alle vier dürfen abgelegt werden; der Rest kommt in beliebiger Reihenfolge zurück.",
            ),
        ),
    ),
    Words(
        "the_swamps_gift",
        en=English("The Swamp's Gift", "The Swamp's Gifts"),
        de=German("Geschenk des Sumpfes", "Geschenke des Sumpfes", "n"),
        picture="swamp",
        text=Both(
            "Gain a Will-o'-Wisp from its pile.",
            "Nimm ein Irrlicht von seinem Stapel.",
        ),
        rulings=(
            Ruling(
                "none-left",
                Source("nocturne_1e"),
                "If there is no Will-o'-Wisp left, nothing is gained.",
                "Ist kein Irrlicht mehr da, wird nichts genommen.",
            ),
        ),
    ),
    Words(
        "the_winds_gift",
        en=English("The Wind's Gift", "The Wind's Gifts"),
        de=German("Geschenk des Windes", "Geschenke des Windes", "n"),
        picture="windy-stripes",
        text=Both(
            "+2 Cards\nDiscard 2 cards.",
            "+2 Karten\nLege 2 Karten ab.",
        ),
        asks={
            "discard": Ask(
                "Discard 2 cards.",
                "Lege 2 Karten ab.",
            ),
        },
        rulings=(
            Ruling(
                "drawn-too",
                Source("nocturne_1e"),
                "The drawn cards may be the ones that are discarded.",
                "Es dürfen auch die gezogenen Karten abgelegt werden.",
            ),
        ),
    ),
    Words(
        "will_o_wisp",
        en=English("Will-o'-Wisp", "Will-o'-Wisps"),
        de=German("Irrlicht", "Irrlichter", "n"),
        picture="spark-spirit",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Reveal the topmost card of your deck. One that costs 2 coins at most goes to your hand.\n"
            "—\n"
            "This is not part of the Supply.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Decke die oberste Karte deines Nachziehstapels auf. Kostet sie höchstens 2 Geld, kommt sie auf deine "
            "Hand.\n"
            "—\n"
            "Diese Karte ist nicht Teil des Vorrats.",
        ),
        rulings=(
            Ruling(
                "otherwise-stays",
                Source("nocturne_1e"),
                "A dearer card stays on the deck.",
                "Eine teurere Karte bleibt auf dem Nachziehstapel.",
            ),
            Ruling(
                "no-potion-or-debt",
                Source("nocturne_1e"),
                "A cost with a Potion or Debt in it is not 2 or less.",
                "Kosten mit Trank oder Schulden sind nicht 2 oder weniger.",
            ),
            Ruling(
                "twelve-beside",
                Source("nocturne_1e"),
                "Twelve of them lie beside the Supply; they cannot be bought.",
                "Zwölf davon liegen neben dem Vorrat; sie können nicht gekauft werden.",
            ),
        ),
    ),
    PileWords("boons", "Boons", "Gaben", picture="sparkles"),
)
