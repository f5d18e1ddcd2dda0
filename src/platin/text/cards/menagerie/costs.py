"""Words of the cards of Menagerie whose cost changes, or that can be paid for otherwise."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "animal_fair",
        en=English("Animal Fair", "Animal Fairs"),
        de=German("Viehmarkt", "Viehmärkte", "m"),
        picture="cow",
        text=Both(
            "+4 Coins\n"
            "For every Supply pile without cards, +1 Buy.\n"
            "—\n"
            "You can buy this for an Action from your hand, which you trash, in place of its cost.",
            "+4 Geld\n"
            "Für jeden leeren Vorratsstapel +1 Kauf.\n"
            "—\n"
            "Du kannst diese Karte statt für ihre Kosten auch für eine Aktionskarte aus deiner Hand kaufen, die du "
            "entsorgst.",
        ),
        asks={
            "pay": Ask(
                "Trash an Action from your hand instead of paying.",
                "Entsorge eine Aktionskarte aus der Hand, statt zu bezahlen.",
                none=Both("Pay with coins", "Mit Geld bezahlen"),
            ),
        },
        rulings=(
            Ruling(
                "counted-when-played",
                Source("menagerie_1e"),
                "The empty piles are counted when it is played; what happens later does not matter.",
                "Die leeren Stapel werden beim Spielen gezählt; was danach geschieht, zählt nicht.",
            ),
            Ruling(
                "supply-piles",
                Source("menagerie_1e"),
                "Only piles of the Supply count.",
                "Nur Stapel des Vorrats zählen.",
            ),
            Ruling(
                "for-an-action",
                Source("menagerie_1e"),
                "Who trashes an Action for it pays no coins, but uses a Buy; the Action has to be in hand.",
                "Wer dafür eine Aktionskarte entsorgt, zahlt kein Geld, verbraucht aber einen Kauf; die Karte muss auf "
                "der Hand sein.",
            ),
            Ruling(
                "may-still-pay",
                Source("menagerie_1e"),
                "Who has the coins may pay with them all the same.",
                "Wer das Geld hat, darf trotzdem damit bezahlen.",
            ),
            Ruling(
                "cost-remains",
                Source("menagerie_1e"),
                "Its cost remains 7 for everything else.",
                "Für alles andere bleiben ihre Kosten 7.",
            ),
        ),
    ),
    Words(
        "destrier",
        en=English("Destrier", "Destriers"),
        de=German("Schlachtross", "Schlachtrösser", "n"),
        picture="chess-knight",
        text=Both(
            "+2 Cards\n"
            "+1 Action\n"
            "—\n"
            "In every turn this costs 1 Coin less for each card that the player whose turn it is has gained in it.",
            "+2 Karten\n"
            "+1 Aktion\n"
            "—\n"
            "In jedem Zug kostet diese Karte 1 Geld weniger für jede Karte, die der Spieler am Zug darin genommen hat.",
        ),
        rulings=(
            Ruling(
                "own-gains-only",
                Source("menagerie_1e"),
                "Only gains of the player whose turn it is count, Horses too, but not what others gain in that turn.",
                "Es zählt nur, was der Spieler am Zug nimmt, auch Pferde, nicht aber, was andere in diesem Zug nehmen.",
            ),
            Ruling(
                "no-exile-no-exchange",
                Source("menagerie_1e"),
                "To exile or exchange a card is no gain; a gained card counts also if it was trashed at once.",
                "Eine Karte ins Exil zu legen oder einzutauschen ist kein Nehmen; eine genommene Karte zählt auch, "
                "wenn "
                "sie gleich entsorgt wurde.",
            ),
            Ruling(
                "with-other-reductions",
                Source("menagerie_1e"),
                "Other reductions add to it; the cost never goes below 0.",
                "Andere Ermäßigungen kommen hinzu; die Kosten sinken nie unter 0.",
            ),
            Ruling(
                "once-gained",
                Source("menagerie_1e", examples=("ME7",)),
                "A card counts from the moment it was gained: in the middle of an instruction the cost may change.",
                "Eine Karte zählt von dem Augenblick an, in dem sie genommen wurde: Mitten in einer Anweisung können "
                "sich "
                "die Kosten ändern.",
            ),
            Ruling(
                "everywhere",
                Source("menagerie_1e"),
                "It concerns all copies wherever they are, for everybody; in the next turn it starts anew.",
                "Es betrifft alle Exemplare, wo sie auch sind, für alle; im nächsten Zug beginnt es von vorn.",
            ),
        ),
    ),
    Words(
        "fisherman",
        en=English("Fisherman", "Fishermen"),
        de=German("Fischer", "Fischer", "m"),
        picture="boat-fishing",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "+1 Coin\n"
            "—\n"
            "In every turn this costs 3 Coins less while the player whose turn it is has no discard pile.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "+1 Geld\n"
            "—\n"
            "In jedem Zug kostet diese Karte 3 Geld weniger, solange der Ablagestapel des Spielers am Zug leer ist.",
        ),
        rulings=(
            Ruling(
                "not-two-in-a-row",
                Source("menagerie_1e", examples=("ME7",)),
                "The first Fisherman that goes to the discard pile makes the second cost 5 again.",
                "Der erste Fischer, der auf den Ablagestapel kommt, lässt den zweiten wieder 5 kosten.",
            ),
            Ruling(
                "whose-discard-pile",
                Source("menagerie_1e"),
                "Only the discard pile of the player whose turn it is matters, whenever the cost is asked for.",
                "Es zählt nur der Ablagestapel des Spielers am Zug, wann immer es auf die Kosten ankommt.",
            ),
            Ruling(
                "with-other-reductions",
                Source("menagerie_1e"),
                "Other reductions add to it.",
                "Andere Ermäßigungen kommen hinzu.",
            ),
        ),
    ),
    Words(
        "wayfarer",
        en=English("Wayfarer", "Wayfarers"),
        de=German("Wanderin", "Wanderinnen", "f"),
        picture="hiking",
        text=Both(
            "+3 Cards\n"
            "If you like, gain a Silver.\n"
            "—\n"
            "This costs what the last other card costs that anybody has gained this turn, if there is one.",
            "+3 Karten\n"
            "Wenn du möchtest, nimm ein Silber.\n"
            "—\n"
            "Diese Karte kostet, was die letzte andere Karte kostet, die in diesem Zug jemand genommen hat, wenn es "
            "eine "
            "gibt.",
        ),
        asks={"silver": Ask("Gain a Silver?", "Ein Silber nehmen?")},
        rulings=(
            Ruling(
                "last-gained",
                Source("menagerie_1e", examples=("ME6",)),
                "It follows the last card gained by anybody in this turn; gaining a Wayfarer changes nothing.",
                "Sie folgt der letzten Karte, die jemand in diesem Zug genommen hat; eine Wanderin zu nehmen ändert "
                "nichts.",
            ),
            Ruling(
                "reduced-once",
                Source("menagerie_1e", examples=("ME6",)),
                "Reductions are already in the cost of that card and do not apply again; to the 6 they do.",
                "Ermäßigungen stecken schon in den Kosten jener Karte und gelten nicht noch einmal; für die 6 gelten "
                "sie.",
            ),
            Ruling(
                "present-cost",
                Source("menagerie_1e"),
                "It copies what that card costs now, with Potion and Debt, and follows when that changes.",
                "Sie kostet, was jene Karte jetzt kostet, mit Trank und Schulden, und folgt, wenn sich das ändert.",
            ),
            Ruling(
                "each-turn-anew",
                Source("menagerie_1e", examples=("ME6",)),
                "With each turn it costs 6 again.",
                "Mit jedem Zug kostet sie wieder 6.",
            ),
            Ruling(
                "only-gains",
                Source("menagerie_1e"),
                "Exiled and exchanged cards do not count.",
                "Karten, die ins Exil gelegt oder eingetauscht wurden, zählen nicht.",
            ),
            Ruling(
                "optional",
                Source("menagerie_1e"),
                "You need not gain the Silver.",
                "Du musst das Silber nicht nehmen.",
            ),
        ),
    ),
)
