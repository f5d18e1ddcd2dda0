"""Words of the cards of Hinterlands about purchases."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "haggler",
        en=English("Haggler", "Hagglers"),
        de=German("Feilscher", "Feilscher", "m"),
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
                "Erster Druck: Er wirkt, solange er im Spiel ist, und zwar einmal je Feilscher, auch wenn einer "
                "zweimal gespielt wurde.",
            ),
            Ruling(
                "before-the-bought-card",
                Source("hinterlands_1e"),
                "First print: the cheaper card is gained before the bought one.",
                "Erster Druck: Die billigere Karte nimmt man vor der gekauften.",
            ),
            Ruling(
                "this-turn",
                Source("hinterlands_2e"),
                "Second print: it works for the rest of the turn, once for each time it was played, also if it has "
                "left play.",
                "Zweiter Druck: Er wirkt für den Rest des Zuges, einmal für jedes Mal, das er gespielt wurde, auch "
                "wenn er nicht mehr im Spiel ist.",
                edition=2,
            ),
            Ruling(
                "after-the-bought-card",
                Source("hinterlands_2e"),
                "Second print: the bought card is gained first, then the cheaper one.",
                "Zweiter Druck: Zuerst nimmt man die gekaufte Karte, dann die billigere.",
                edition=2,
            ),
        ),
    ),
)
