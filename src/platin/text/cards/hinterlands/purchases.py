"""Words of the cards of Hinterlands about purchases."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "haggler",
        en=English("Haggler", "Hagglers"),
        de=German("Feilscher", "Feilscher", "m"),
        picture="conversation",
        text=Both(
            "+2 Coins\n"
            "—\n"
            "As long as this is in play: with every card you buy, gain a cheaper one that is no Victory card.",
            "+2 Geld\n"
            "—\n"
            "Solange diese Karte im Spiel ist: Zu jeder Karte, die du kaufst, nimm eine billigere, die keine "
            "Punktekarte ist.",
        ),
        later={
            2: Both(
                "+2 Coins\n"
                "In this turn, with every card you gain by buying it, gain a cheaper one that is no Victory card.",
                "+2 Geld\n"
                "In diesem Zug: Zu jeder Karte, die du durch Kauf nimmst, nimm eine billigere, die keine Punktekarte "
                "ist.",
            ),
        },
        asks={
            "gain": Ask(
                "Gain a card that costs less than the bought one and is no Victory card.",
                "Nimm eine Karte, die weniger kostet als die gekaufte und keine Punktekarte ist.",
            ),
        },
        rulings=(
            Ruling(
                "cheaper",
                Source("hinterlands_1e"),
                "The card gained has to cost less than the bought one.",
                "Die genommene Karte muss weniger kosten als die gekaufte.",
            ),
            Ruling(
                "no-victory",
                Source("hinterlands_1e"),
                "No Victory card may be gained with it, not even one that has another type as well.",
                "Eine Punktekarte darf man damit nicht nehmen, auch keine, die noch einen anderen Typ hat.",
            ),
            Ruling(
                "forced",
                Source("hinterlands_1e"),
                "Gaining the cheaper card is not optional.",
                "Die billigere Karte muss man nehmen.",
            ),
            Ruling(
                "nothing-cheaper",
                Source("hinterlands_1e"),
                "If there is no cheaper card that may be gained, none is.",
                "Gibt es keine billigere Karte, die man nehmen darf, nimmt man keine.",
            ),
            Ruling(
                "only-bought",
                Source("hinterlands_1e"),
                "Cards gained in another way than by buying, those of the Haggler among them, bring no further card.",
                "Karten, die man anders als durch Kauf nimmt, auch die vom Feilscher selbst, bringen keine weitere.",
            ),
            Ruling(
                "no-event",
                Source("plunder_1e", "events"),
                "Buying an Event is not buying a card: the Haggler does not react.",
                "Ein Ereignis zu kaufen ist kein Kauf einer Karte: Der Feilscher reagiert nicht.",
            ),
            Ruling(
                "in-play",
                Source("hinterlands_1e"),
                "First print: it works while it is in play, once for each Haggler there, even if one was played twice.",
                "Erste Auflage: Er wirkt, solange er im Spiel ist, und zwar einmal je Feilscher, auch wenn einer "
                "zweimal gespielt wurde.",
            ),
            Ruling(
                "before-the-bought-card",
                Source("hinterlands_1e"),
                "First print: the cheaper card is gained before the bought one.",
                "Erste Auflage: Die billigere Karte nimmt man vor der gekauften.",
            ),
            Ruling(
                "this-turn",
                Source("hinterlands_2e"),
                "Second print: it works for the rest of the turn, once for each time it was played, also if it has "
                "left play.",
                "Zweite Auflage: Er wirkt für den Rest des Zuges, einmal für jedes Mal, das er gespielt wurde, auch "
                "wenn er nicht mehr im Spiel ist.",
                edition=2,
            ),
            Ruling(
                "after-the-bought-card",
                Source("hinterlands_2e"),
                "Second print: the bought card is gained first, then the cheaper one.",
                "Zweite Auflage: Zuerst nimmt man die gekaufte Karte, dann die billigere.",
                edition=2,
            ),
        ),
    ),
    Words(
        "highway",
        en=English("Highway", "Highways"),
        de=German("Fernstraße", "Fernstraßen", "f"),
        picture="horizon-road",
        text=Both(
            "+1 Card\n+1 Action\n—\nAs long as this is in play, every card is 1 Coin cheaper, down to 0.",
            "+1 Karte\n+1 Aktion\n—\nSolange diese Karte im Spiel ist, ist jede Karte 1 Geld billiger, bis hinab zu 0.",
        ),
        later={
            2: Both(
                "+1 Card\n+1 Action\nFor the rest of this turn every card is 1 Coin cheaper, down to 0.",
                "+1 Karte\n+1 Aktion\nFür den Rest des Zuges ist jede Karte 1 Geld billiger, bis hinab zu 0.",
            ),
        },
        rulings=(
            Ruling(
                "everywhere",
                Source("hinterlands_1e"),
                "All cards cost less wherever they are, in hands and decks too, but never less than 0.",
                "Alle Karten kosten weniger, wo auch immer sie sind, auch auf Händen und in Nachziehstapeln, aber "
                "nie weniger als 0.",
            ),
            Ruling(
                "per-highway",
                Source("hinterlands_1e", examples=("HI7",)),
                "First print: each Highway in play counts once, even if it was played twice.",
                "Erste Auflage: Jede Fernstraße im Spiel zählt einmal, auch wenn sie zweimal gespielt wurde.",
            ),
            Ruling(
                "leaves-play",
                Source("hinterlands_1e", examples=("HI7",)),
                "First print: when it leaves play the cards cost as much as before at once.",
                "Erste Auflage: Verlässt sie das Spiel, kosten die Karten sofort wieder so viel wie vorher.",
            ),
            Ruling(
                "each-play",
                Source("hinterlands_2e", examples=("HI7",)),
                "Second print: each play makes cards cheaper for the rest of the turn, also if the Highway has left "
                "play.",
                "Zweite Auflage: Jedes Spielen macht die Karten für den Rest des Zuges billiger, auch wenn die "
                "Fernstraße nicht mehr im Spiel ist.",
                edition=2,
            ),
        ),
    ),
    Words(
        "noble_brigand",
        en=English("Noble Brigand", "Noble Brigands"),
        de=German("Edler Räuber", "Edle Räuber", "m"),
        picture="robin-hood-hat",
        text=Both(
            "+1 Coin\n"
            "—\n"
            "When you play this and when you buy it: all other players reveal the 2 cards on top of their deck, "
            "trash a Silver or Gold among them that you choose, and discard the rest. Who reveals no Treasure gains "
            "a Copper. You gain the trashed cards.",
            "+1 Geld\n"
            "—\n"
            "Wenn du diese Karte spielst und wenn du sie kaufst: Alle anderen decken die obersten 2 Karten ihres "
            "Nachziehstapels auf, entsorgen davon ein Silber oder Gold deiner Wahl und legen den Rest ab. Wer keine "
            "Geldkarte aufdeckt, nimmt ein Kupfer. Du nimmst die entsorgten Karten.",
        ),
        asks={
            "trash": Ask(
                "Choose the Silver or Gold that this player trashes.",
                "Wähle das Silber oder Gold, das dieser Spieler entsorgt.",
            ),
        },
        rulings=(
            Ruling(
                "bought-no-attack",
                Source("hinterlands_1e", examples=("HI11",)),
                "Buying it gives no coin and is not playing an Attack: a Moat does not help.",
                "Ihn zu kaufen bringt kein Geld und ist kein Spielen eines Angriffs: Ein Burggraben hilft nicht.",
            ),
            Ruling(
                "not-on-other-gains",
                Source("hinterlands_1e"),
                "Gaining it otherwise than by buying robs nobody.",
                "Nimmt man ihn anders als durch Kauf, wird niemand beraubt.",
            ),
            Ruling(
                "before-it-is-gained",
                Source("hinterlands_1e", examples=("HI11",)),
                "On buying all of it happens before the Noble Brigand is gained.",
                "Beim Kaufen geschieht alles, bevor man den Edlen Räuber nimmt.",
            ),
            Ruling(
                "trader",
                Source("practice"),
                "It happens also if a Trader then takes a Silver instead of it.",
                "Es geschieht auch, wenn eine Fahrende Händlerin dann ein Silber statt seiner bringt.",
            ),
            Ruling(
                "silver-and-gold-only",
                Source("hinterlands_1e"),
                "Only cards named Silver or Gold are trashed; other Treasures just keep the Copper away.",
                "Nur Karten namens Silber oder Gold werden entsorgt; andere Geldkarten ersparen nur das Kupfer.",
            ),
            Ruling(
                "nothing-to-reveal",
                Source("practice"),
                "Who has no card to reveal has revealed no Treasure and gains a Copper.",
                "Wer keine Karte aufdecken kann, hat keine Geldkarte aufgedeckt und nimmt ein Kupfer.",
            ),
            Ruling(
                "gained-from-the-trash",
                Source("hinterlands_1e", examples=("HI11",)),
                "You have to gain all the trashed Silvers and Golds, into your discard pile.",
                "Man muss alle entsorgten Silber und Gold nehmen, auf den Ablagestapel.",
            ),
            Ruling(
                "played-is-an-attack",
                Source("hinterlands_1e"),
                "When it is played a Moat protects.",
                "Wird er gespielt, schützt ein Burggraben.",
            ),
        ),
    ),
)
