"""Words of Inheritance of Adventures."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "inheritance",
        en=English("Inheritance", "Inheritances"),
        de=German("Erbschaft", "Erbschaften", "f"),
        picture="family-tree",
        text=Both(
            "Only once a game: set aside an Action card of the Supply that is no Victory card and costs 4 or less, and "
            "lay your Estate token on it.\n"
            "From now on your Estates are what that card is as well, and do what it does.",
            "Nur einmal im Spiel: Lege eine Aktionskarte aus dem Vorrat beiseite, die keine Punktekarte ist und "
            "höchstens 4 kostet, und lege deinen Anwesenmarker darauf.\nAb jetzt sind deine Anwesen auch, was jene "
            "Karte ist, und tun, was sie tut.",
        ),
        later={
            2: Both(
                "Only once a game: set aside an Action card of the Supply that is no Command and costs 4 or less, and "
                "lay your Estate token on it.\nIn your turns every Estate is a Command as well: playing it plays the "
                "card with your token, which stays where it lies.",
                "Nur einmal im Spiel: Lege eine Aktionskarte aus dem Vorrat beiseite, die kein Befehl ist und "
                "höchstens 4 kostet, und lege deinen Anwesenmarker darauf.\nIn deinen Zügen ist jedes Anwesen auch "
                "ein Befehl: Es zu spielen spielt die Karte mit deinem Marker, die bleibt, wo sie liegt.",
            ),
            3: Both(
                "Only once a game: set aside an Action card of the Supply that is neither Command nor Duration and "
                "costs 4 or less, and lay your Estate token on it.\nIn your turns every Estate is a Command as well: "
                "playing it plays the card with your token, which stays where it lies.",
                "Nur einmal im Spiel: Lege eine Aktionskarte aus dem Vorrat beiseite, die weder Befehl noch "
                "Dauerkarte ist und höchstens 4 kostet, und lege deinen Anwesenmarker darauf.\nIn deinen Zügen ist "
                "jedes Anwesen auch ein Befehl: Es zu spielen spielt die Karte mit deinem Marker, die bleibt, wo sie "
                "liegt.",
            ),
        },
        asks={
            "pile": Ask(
                "Set aside an Action that your Estates inherit.",
                "Lege eine Aktionskarte beiseite, die deine Anwesen beerben.",
            ),
        },
        rulings=(
            Ruling(
                "set-aside",
                Source("adventures_1e"),
                "The card is set aside, not gained; it belongs to you and counts at the end. Only the top card of a "
                "pile can be chosen, and what it costs matters only now.",
                "Die Karte wird beiseitegelegt, nicht genommen; sie gehört dir und zählt am Ende. Wählbar ist nur die "
                "oberste Karte eines Stapels, und ihre Kosten zählen nur jetzt.",
            ),
            Ruling(
                "once",
                Source("adventures_1e"),
                "Every player may buy it once in the game.",
                "Jeder darf sie einmal im Spiel kaufen.",
            ),
            Ruling(
                "your-estates",
                Source("adventures_1e"),
                "First print: an Estate has the abilities and types while it is yours, whenever you got it; those in "
                "the Supply, in the trash or with others are ordinary.",
                "Erster Druck: Ein Anwesen hat Fähigkeiten und Typen, solange es dir gehört, wann immer du es bekommen "
                "hast; die im Vorrat, im Müll oder bei anderen sind gewöhnliche.",
            ),
            Ruling(
                "abilities-and-types",
                Source("adventures_1e"),
                "First print: Estates get all abilities, also those of Reactions, Durations, Attacks and Reserve "
                "cards, and remain Victory cards worth 1 VP.",
                "Erster Druck: Anwesen bekommen alle Fähigkeiten, auch die von Reaktionen, Dauerkarten, Angriffen und "
                "Reservekarten, und bleiben Punktekarten mit 1 Siegpunkt.",
            ),
            Ruling(
                "not-name-cost-pile",
                Source("author", examples=("AD15",)),
                "First print: name, cost and pile stay those of an Estate: tokens on the pile of the card do nothing "
                "for Estates, and what looks at the cost finds that of an Estate.",
                "Erster Druck: Name, Kosten und Stapel bleiben die eines Anwesens: Marker auf dem Stapel jener Karte "
                "bewirken nichts für Anwesen, und was auf die Kosten schaut, findet die eines Anwesens.",
            ),
            Ruling(
                "on-buying-and-gaining",
                Source("adventures_1e", examples=("AD15",)),
                "First print: what happens on buying or gaining the card happens on buying or gaining an Estate: with "
                "Port, a bought Estate brings a Port.",
                "Erster Druck: Was beim Kaufen oder Nehmen jener Karte geschieht, geschieht beim Kaufen oder Nehmen "
                "eines Anwesens: Mit der Hafenstadt bringt ein gekauftes Anwesen eine Hafenstadt.",
            ),
            Ruling(
                "command",
                Source("adventures_later", examples=("AD15",)),
                "Second print: in your turns all Estates are Actions and Commands that play the card set aside. It "
                "stays there and is never in play, so it cannot move itself; tokens on its pile work, and an Estate "
                "stays in play as long as the card would.",
                "Zweiter Druck: In deinen Zügen sind alle Anwesen Aktionen und Befehle, die die beiseitegelegte Karte "
                "spielen. Diese bleibt dort und ist nie im Spiel, kann sich also nicht selbst bewegen; Marker auf "
                "ihrem Stapel wirken, und ein Anwesen bleibt so lange im Spiel, wie die Karte es würde.",
                edition=2,
            ),
            Ruling(
                "supply-estates",
                Source("author"),
                "Second print: Estates in the Supply are Actions in your turns too, so Seaway may gain one and put its "
                "token there; what happens on buying the card does not happen on buying an Estate.",
                "Zweiter Druck: Auch die Anwesen im Vorrat sind in deinen Zügen Aktionen, also kann der Seeweg eines "
                "nehmen und seinen Marker dorthin legen; was beim Kaufen der Karte geschieht, geschieht nicht beim "
                "Kaufen eines Anwesens.",
                edition=2,
            ),
            Ruling(
                "no-duration",
                Source("adventures_later"),
                "Third print: a Duration cannot be set aside.",
                "Dritter Druck: Eine Dauerkarte kann nicht beiseitegelegt werden.",
                edition=3,
            ),
        ),
    ),
)
