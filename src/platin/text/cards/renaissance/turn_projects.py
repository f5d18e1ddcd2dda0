"""Words of the Projects of Renaissance that change the rules of turns."""

from typing import Final

from platin.text.words import Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "canal",
        en=English("Canal", "Canals"),
        de=German("Kanal", "Kanäle", "m"),
        picture="rialto-bridge",
        text=Both(
            "In your turns all cards cost 1 less.",
            "In deinen Zügen kosten alle Karten 1 weniger.",
        ),
        rulings=(
            Ruling(
                "all-cards",
                Source("renaissance_1e", examples=("RE13",)),
                "All cards everywhere and of all players cost 1 less, not below 0, in your turns alone.",
                "Alle Karten überall und bei allen kosten 1 weniger, nicht unter 0, nur in deinen Zügen.",
            ),
            Ruling(
                "adds-up",
                Source("renaissance_1e"),
                "It adds to other reductions.",
                "Er kommt zu anderen Verbilligungen hinzu.",
            ),
            Ruling(
                "not-landscapes",
                Source("renaissance_1e"),
                "Projects and Events keep their cost.",
                "Projekte und Ereignisse behalten ihre Kosten.",
            ),
            Ruling(
                "own-turns",
                Source("renaissance_1e"),
                "Each player's Canal works in that player's turns; two never add up.",
                "Der Kanal eines Spielers wirkt in dessen Zügen; zwei wirken nie zusammen.",
            ),
            Ruling(
                "at-once",
                Source("practice"),
                "It works from the purchase on.",
                "Er wirkt vom Kauf an.",
            ),
        ),
    ),
    Words(
        "capitalism",
        en=English("Capitalism", "Capitalism"),
        de=German("Kapitalismus", "Kapitalismus", "m"),
        picture="factory",
        text=Both(
            "In your turns each Action whose text gives Coins by a “+” is a Treasure as well.",
            "In deinen Zügen ist jede Aktionskarte, deren Text mit einem „+“ Geld gibt, auch eine Geldkarte.",
        ),
        rulings=(
            Ruling(
                "with-a-plus",
                Source("renaissance_1e"),
                "The amount must be written with a plus: Improve is a Treasure, Inventor is not. It may depend on "
                "something, be one of several options, or come in the next turn.",
                "Der Betrag muss mit einem Plus dastehen: Der Fortschritt ist eine Geldkarte, der Erfinder nicht. Er "
                "darf von etwas abhängen, eine von mehreren Möglichkeiten sein oder im nächsten Zug kommen.",
            ),
            Ruling(
                "everywhere",
                Source("renaissance_1e"),
                "It holds for all cards everywhere and of all players, in your turns alone.",
                "Es gilt für alle Karten überall und bei allen, nur in deinen Zügen.",
            ),
            Ruling(
                "in-the-buy-phase",
                Source("renaissance_1e", examples=("RE5",)),
                "In your Buy phase you may play any number of them before the first purchase, without Actions; all "
                "their instructions are followed.",
                "In deiner Kaufphase darfst du vor dem ersten Kauf beliebig viele davon spielen, ohne Aktionen; alle "
                "ihre Anweisungen werden befolgt.",
            ),
            Ruling(
                "still-actions",
                Source("renaissance_1e", examples=("RE5",)),
                "They are both Action and Treasure: Citadel plays the first of them again.",
                "Sie sind Aktions- und Geldkarten zugleich: Die Zitadelle spielt die erste noch einmal.",
            ),
            Ruling(
                "not-free-in-the-action-phase",
                Source("renaissance_1e"),
                "In the Action phase they need an Action as usual.",
                "In der Aktionsphase brauchen sie wie üblich eine Aktion.",
            ),
            Ruling(
                "no-actions-from-them",
                Source("renaissance_1e"),
                "Actions that they give in the Buy phase allow nothing.",
                "Aktionen, die sie in der Kaufphase geben, erlauben nichts.",
            ),
            Ruling(
                "gained-treasures",
                Source("renaissance_1e", examples=("RE14",)),
                "What looks at gained, trashed or named Treasures sees them as such.",
                "Was auf genommene, entsorgte oder benannte Geldkarten achtet, sieht sie als solche.",
            ),
        ),
    ),
    Words(
        "citadel",
        en=English("Citadel", "Citadels"),
        de=German("Zitadelle", "Zitadellen", "f"),
        picture="qaitbay-citadel",
        text=Both(
            "The first Action that you play in each of your turns is played again afterwards.",
            "Die erste Aktionskarte, die du in jedem deiner Züge spielst, wird danach noch einmal gespielt.",
        ),
        rulings=(
            Ruling(
                "first-action",
                Source("renaissance_1e", examples=("RE6",)),
                "Only the first Action of a turn, and it must be played again; the second play uses no Action.",
                "Nur die erste Aktionskarte eines Zuges, und sie muss noch einmal gespielt werden; das zweite Mal "
                "verbraucht keine Aktion.",
            ),
            Ruling(
                "any-phase",
                Source(
                    "renaissance_1e",
                    examples=(
                        "RE5",
                        "RE15",
                    ),
                ),
                "In any phase, but only in your own turns.",
                "In jeder Phase, aber nur in deinen eigenen Zügen.",
            ),
            Ruling(
                "only-playing",
                Source("renaissance_1e"),
                "Only playing counts: not a Reserve card that is called, not what a Duration still does.",
                "Nur das Spielen zählt: nicht das Aufrufen einer Reservekarte, nicht was eine Dauerkarte noch tut.",
            ),
            Ruling(
                "throne-room",
                Source("practice"),
                "If the first one is a Throne Room, that is played again, and plays another card twice.",
                "Ist die erste ein Thronsaal, wird dieser noch einmal gespielt und spielt eine weitere Karte zweimal.",
            ),
            Ruling(
                "enchantress",
                Source("practice"),
                "An Enchantress changes the first play alone.",
                "Eine Zauberin ändert nur das erste Spielen.",
            ),
            Ruling(
                "self-moving",
                Source("renaissance_1e", examples=("RE6",)),
                "A card that has left play is played again all the same: what it brings comes twice, but it moves "
                "once.",
                "Eine Karte, die das Spiel verlassen hat, wird trotzdem noch einmal gespielt: Was sie bringt, kommt "
                "zweimal, aber sie bewegt sich nur einmal.",
            ),
            Ruling(
                "ways",
                Source("practice"),
                "Each of the two plays may follow a Way or not.",
                "Beide Male darf man einem Weg folgen oder nicht.",
            ),
            Ruling(
                "durations",
                Source("renaissance_1e"),
                "A Duration works twice; nothing else stays in play for that.",
                "Eine Dauerkarte wirkt doppelt; sonst bleibt dafür nichts im Spiel.",
            ),
            Ruling(
                "played-in-between",
                Source("practice"),
                "If another card is played before the first one's instructions begin, the first one is still the one "
                "that is played again.",
                "Wird eine andere Karte gespielt, bevor die Anweisungen der ersten beginnen, wird dennoch die erste "
                "noch einmal gespielt.",
            ),
            Ruling(
                "bought-this-turn",
                Source("practice"),
                "In the turn of the purchase it works if no Action was played before.",
                "Im Zug des Kaufs wirkt sie, wenn noch keine Aktionskarte gespielt wurde.",
            ),
        ),
    ),
    Words(
        "fleet",
        en=English("Fleet", "Fleets"),
        de=German("Flotte", "Flotten", "f"),
        picture="trireme",
        text=Both(
            "When the game would end, one more round is played before, of those players alone who have this.",
            "Wenn das Spiel enden würde, wird davor noch eine Runde gespielt, nur von denen, die das haben.",
        ),
        rulings=(
            Ruling(
                "one-round",
                Source("renaissance_1e", examples=("RE12",)),
                "The round begins with the player after the one who took the last turn; those without Fleet are "
                "passed over.",
                "Die Runde beginnt mit dem Spieler nach dem, der den letzten Zug hatte; wer keine Flotte hat, wird "
                "übergangen.",
            ),
            Ruling(
                "no-second-look",
                Source("renaissance_1e"),
                "After it the game is over, whatever the piles look like then.",
                "Danach ist das Spiel aus, wie auch immer die Stapel dann aussehen.",
            ),
            Ruling(
                "extra-turns-before",
                Source("renaissance_1e", examples=("RE12",)),
                "Other extra turns are taken as long as a turn of the round is still to come, by players without "
                "Fleet too; after the last one there are none.",
                "Andere Extrazüge werden genommen, solange noch ein Zug der Runde kommt, auch von Spielern ohne "
                "Flotte; nach dem letzten gibt es keine mehr.",
            ),
            Ruling(
                "tie-break",
                Source("practice"),
                "The turns of the round do not count where players have equally many points.",
                "Bei Gleichstand zählen die Züge der Runde nicht.",
            ),
            Ruling(
                "bought-in-the-last-turn",
                Source("practice"),
                "Whoever buys it in the turn that ends the game takes part.",
                "Wer sie in dem Zug kauft, der das Spiel beendet, ist dabei.",
            ),
        ),
    ),
)
