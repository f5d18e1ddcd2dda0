"""Words of the cards of Cornucopia that look at how many different names there are."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "carnival",
        en=English("Carnival", "Carnivals"),
        de=German("Karneval", "Karnevale", "m"),
        picture="clown",
        text=Both(
            "Turn over the four topmost cards of your deck.\n"
            "One of each name goes to your hand, the rest is discarded.",
            "Decke die vier obersten Karten deines Nachziehstapels auf.\n"
            "Von jedem Namen kommt eine auf deine Hand, der Rest wird abgelegt.",
        ),
        rulings=(
            Ruling(
                "one-of-each",
                Source("cornucopia_guilds_2e"),
                "There is nothing to choose: of three Coppers and a Farmhands one Copper and the Farmhands go to the "
                "hand.",
                "Zu wählen gibt es nichts: Von drei Kupfern und den Landarbeiterinnen kommen ein Kupfer und die "
                "Landarbeiterinnen auf die Hand.",
            ),
            Ruling(
                "fewer",
                Source("cornucopia_guilds_2e"),
                "Where cards are missing you shuffle; if there still are fewer than four, it works with those.",
                "Fehlen Karten, wird gemischt; sind es dann noch weniger als vier, gilt es für diese.",
            ),
            Ruling(
                "really-discarded",
                Source("cornucopia_guilds_2e", examples=("CG11",)),
                "The others are really discarded, after yours are in hand: a Tunnel may be shown.",
                "Die anderen werden wirklich abgelegt, wenn deine auf der Hand sind: Einen Tunnel darf man zeigen.",
            ),
        ),
    ),
    Words(
        "fairgrounds",
        en=English("Fairgrounds", "Fairgrounds"),
        de=German("Festplatz", "Festplätze", "m"),
        picture="carousel",
        text=Both(
            "At the end of the game: 2 VP for each full five different names among your cards",
            "Am Spielende: 2 Siegpunkte für je volle fünf unterschiedliche Namen unter deinen Karten",
        ),
        counted=Counted(
            Both("{n} different card in the deck", "{n} verschiedene Karte im Kartendeck"),
            Both("{n} different cards in the deck", "{n} verschiedene Karten im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "full-fives",
                Source("cornucopia_1e", examples=("C3",)),
                "Each Fairgrounds is worth 2 VP for every five different names, rounded down: nothing with four, 2 VP "
                "with nine.",
                "Jeder Festplatz ist 2 Siegpunkte für je fünf unterschiedliche Namen wert, abgerundet: nichts bei "
                "vier, 2 Siegpunkte bei neun.",
            ),
            Ruling(
                "names-once",
                Source("cornucopia_1e"),
                "Several copies of a card count as one name.",
                "Mehrere gleiche Karten zählen als ein Name.",
            ),
            Ruling(
                "all-cards",
                Source("cornucopia_1e"),
                "All cards you own count, wherever they lie at the end.",
                "Es zählen alle Karten, die dir gehören, wo immer sie am Ende liegen.",
            ),
            Ruling(
                "pile",
                Source("cornucopia_1e"),
                "The pile has 8 Fairgrounds with two players, otherwise 12.",
                "Der Stapel hat zu zweit 8 Festplätze, sonst 12.",
            ),
        ),
    ),
    Words(
        "harvest",
        en=English("Harvest", "Harvests"),
        de=German("Ernte", "Ernten", "f"),
        picture="scythe",
        text=Both(
            "Reveal the four topmost cards of your deck.\n+1 Coin for every different name among them\nDiscard them.",
            "Decke die vier obersten Karten deines Nachziehstapels auf.\n"
            "+1 Geld für jeden unterschiedlichen Namen darunter\n"
            "Lege sie ab.",
        ),
        rulings=(
            Ruling(
                "different-names",
                Source("cornucopia_1e", examples=("C2",)),
                "Only different names count: two Coppers, a Silver and an Estate bring 3.",
                "Es zählen nur unterschiedliche Namen: Zwei Kupfer, ein Silber und ein Anwesen bringen 3.",
            ),
            Ruling(
                "fewer",
                Source("cornucopia_1e", examples=("C2",)),
                "With fewer than four cards even after shuffling you reveal those there are.",
                "Sind es auch nach dem Mischen weniger als vier Karten, deckst du die vorhandenen auf.",
            ),
            Ruling(
                "discarded",
                Source("cornucopia_1e"),
                "The revealed cards are discarded.",
                "Die aufgedeckten Karten werden abgelegt.",
            ),
        ),
    ),
    Words(
        "horn_of_plenty",
        en=English("Horn of Plenty", "Horns of Plenty"),
        de=German("Füllhorn", "Füllhörner", "n"),
        picture="cornucopia",
        text=Both(
            "Gain a card that costs at most 1 for every different name among your cards in play, this one included.\n"
            "If what you gained is a Victory card, trash this.",
            "Nimm eine Karte, die höchstens 1 für jeden unterschiedlichen Namen unter deinen Karten im Spiel kostet, "
            "diese eingeschlossen.\n"
            "Ist die genommene Karte eine Punktekarte, entsorge das Füllhorn.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 1 for each different name among your cards in play.",
                "Nimm eine Karte, die höchstens 1 je unterschiedlichem Namen deiner Karten im Spiel kostet.",
            ),
        },
        rulings=(
            Ruling(
                "no-coins",
                Source("cornucopia_1e"),
                "It is a Treasure worth 0 and is played in the Buy phase.",
                "Es ist eine Geldkarte mit dem Wert 0 und wird in der Kaufphase ausgespielt.",
            ),
            Ruling(
                "names-in-play",
                Source("cornucopia_1e", examples=("C10",)),
                "The limit is 1 for each different name among your cards in play, the Horn included; several copies "
                "count once.",
                "Die Grenze ist 1 für jeden unterschiedlichen Namen unter deinen Karten im Spiel, das Füllhorn "
                "eingeschlossen; mehrere gleiche zählen einmal.",
            ),
            Ruling(
                "durations",
                Source("cornucopia_1e", examples=("C10",)),
                "Durations from earlier turns that are still in play count.",
                "Dauerkarten aus früheren Zügen, die noch im Spiel sind, zählen.",
            ),
            Ruling(
                "left-play",
                Source("cornucopia_1e", examples=("C10",)),
                "A card that has left play, such as a trashed Feast, does not count.",
                "Eine Karte, die nicht mehr im Spiel ist, etwa ein entsorgtes Festmahl, zählt nicht.",
            ),
            Ruling(
                "victory-trashes",
                Source("cornucopia_1e", examples=("C10",)),
                "If the card gained with it is a Victory card, even among other types, the Horn is trashed.",
                "Ist die damit genommene Karte eine Punktekarte, auch neben anderen Typen, wird das Füllhorn entsorgt.",
            ),
            Ruling(
                "other-victory-cards",
                Source("cornucopia_1e", examples=("C10",)),
                "A Victory card bought or gained in another way does not trash it.",
                "Eine Punktekarte, die du kaufst oder anders nimmst, entsorgt es nicht.",
            ),
            Ruling(
                "forced",
                Source("cornucopia_1e"),
                "Whoever plays it must gain a card.",
                "Wer es ausspielt, muss eine Karte nehmen.",
            ),
        ),
    ),
    Words(
        "hunting_party",
        en=English("Hunting Party", "Hunting Parties"),
        de=German("Treibjagd", "Treibjagden", "f"),
        picture="hunting-horn",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Reveal your hand.\n"
            "Keep revealing cards from your deck until one has a name that your hand lacks.\n"
            "That one goes into your hand; everything else from your deck is discarded.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Decke deine Handkarten auf.\n"
            "Decke dann deinen Nachziehstapel Karte für Karte auf, bis ein Name kommt, der auf deiner Hand fehlt.\n"
            "Diese Karte kommt auf deine Hand; alles andere vom Nachziehstapel wird abgelegt.",
        ),
        rulings=(
            Ruling(
                "draw-first",
                Source("cornucopia_1e"),
                "You draw a card before you reveal your hand, so its name counts too.",
                "Du ziehst eine Karte, bevor du deine Hand aufdeckst; auch ihr Name zählt also.",
            ),
            Ruling(
                "new-name",
                Source("cornucopia_1e"),
                "The first card whose name your hand lacks is taken; the others revealed from the deck are discarded.",
                "Die erste Karte, deren Name auf deiner Hand fehlt, wird genommen; die anderen vom Nachziehstapel "
                "aufgedeckten werden abgelegt.",
            ),
            Ruling(
                "nothing-found",
                Source("cornucopia_1e", examples=("C15",)),
                "If none is found even after shuffling, all revealed cards are discarded and you keep just your hand.",
                "Findet sich auch nach dem Mischen keine, wird alles Aufgedeckte abgelegt, und du behältst nur deine "
                "Hand.",
            ),
        ),
    ),
    Words(
        "menagerie",
        en=English("Menagerie", "Menageries"),
        de=German("Menagerie", "Menagerien", "f"),
        picture="elephant",
        text=Both(
            "+1 Action\nReveal your hand.\nIf no name occurs in it twice: +3 Cards\nOtherwise: +1 Card",
            "+1 Aktion\nDecke deine Handkarten auf.\nKommt kein Name darunter doppelt vor: +3 Karten\nSonst: +1 Karte",
        ),
        rulings=(
            Ruling(
                "names-only",
                Source("cornucopia_1e", examples=("C4", "C16")),
                "Only names count, not types: Copper and Silver are different, so you draw three cards.",
                "Nur Namen zählen, nicht Typen: Kupfer und Silber sind unterschiedlich, also ziehst du drei Karten.",
            ),
            Ruling(
                "double",
                Source("cornucopia_1e", examples=("C4",)),
                "If any name occurs twice in your hand, you draw one card.",
                "Kommt ein Name auf deiner Hand doppelt vor, ziehst du eine Karte.",
            ),
            Ruling(
                "empty-hand",
                Source("cornucopia_1e"),
                "With an empty hand no name occurs twice: you draw three cards.",
                "Mit leerer Hand kommt kein Name doppelt vor: Du ziehst drei Karten.",
            ),
        ),
    ),
    Words(
        "shop",
        en=English("Shop", "Shops"),
        de=German("Geschäft", "Geschäfte", "n"),
        picture="hanging-sign",
        text=Both(
            "+1 Card\n+1 Coin\nYou may play an Action card out of your hand if no card of its name is in play with "
            "you.",
            "+1 Karte\n+1 Geld\nDu darfst eine Aktionskarte aus deiner Hand spielen, wenn keine ihres Namens bei dir "
            "im Spiel ist.",
        ),
        asks={
            "play": Ask(
                "Do you play an Action of which you have no copy in play?",
                "Spielst du eine Aktionskarte, die du noch nicht im Spiel hast?",
                none=Both("Play nothing", "Nichts spielen"),
            ),
        },
        rulings=(
            Ruling(
                "no-copy-in-play",
                Source("cornucopia_guilds_2e", examples=("CG13",)),
                "Neither another Shop nor any Action of which a copy is in play can be played; it takes no Action.",
                "Weder ein weiteres Geschäft noch eine Aktionskarte, von der schon eine im Spiel ist, darf es sein; es "
                "verbraucht keine Aktion.",
            ),
            Ruling(
                "in-play-now",
                Source("cornucopia_guilds_2e"),
                "What counts is in play now: a Duration of an earlier turn is, a card that left play is not.",
                "Es zählt, was jetzt im Spiel ist: eine Dauerkarte aus einem früheren Zug ja, eine Karte, die das "
                "Spiel verlassen hat, nicht.",
            ),
            Ruling(
                "played-from-elsewhere",
                Source("cornucopia_guilds_2e"),
                "A Shop that is played without coming into play can play a Shop.",
                "Ein Geschäft, das gespielt wird, ohne ins Spiel zu kommen, kann ein Geschäft spielen.",
            ),
            Ruling(
                "optional",
                Source("cornucopia_guilds_2e"),
                "You may play nothing; a combined Action will do.",
                "Man muss nichts spielen; eine kombinierte Aktionskarte geht auch.",
            ),
        ),
    ),
)
