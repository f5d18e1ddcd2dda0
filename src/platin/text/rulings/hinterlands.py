"""Rulings for the cards of Hinterlands."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "haggler.cheaper",
        "haggler",
        Source("hinterlands_1e"),
        "The card gained has to cost less than the bought one.",
        "Die genommene Karte muss weniger kosten als die gekaufte.",
    ),
    Ruling(
        "haggler.no-victory",
        "haggler",
        Source("hinterlands_1e"),
        "No Victory card may be gained with it, not even one that has another type as well.",
        "Eine Punktekarte darf man damit nicht nehmen, auch keine, die noch einen anderen Typ hat.",
    ),
    Ruling(
        "haggler.forced",
        "haggler",
        Source("hinterlands_1e"),
        "Gaining the cheaper card is not optional.",
        "Die billigere Karte muss man nehmen.",
    ),
    Ruling(
        "haggler.nothing-cheaper",
        "haggler",
        Source("hinterlands_1e"),
        "If there is no cheaper card that may be gained, none is.",
        "Gibt es keine billigere Karte, die man nehmen darf, nimmt man keine.",
    ),
    Ruling(
        "haggler.only-bought",
        "haggler",
        Source("hinterlands_1e"),
        "Cards gained in another way than by buying, those of the Haggler among them, bring no further card.",
        "Karten, die man anders als durch Kauf nimmt, auch die vom Feilscher selbst, bringen keine weitere.",
    ),
    Ruling(
        "haggler.no-event",
        "haggler",
        Source("plunder_1e", "events"),
        "Buying an Event is not buying a card: the Haggler does not react.",
        "Ein Ereignis zu kaufen ist kein Kauf einer Karte: Der Feilscher reagiert nicht.",
    ),
    Ruling(
        "haggler.in-play",
        "haggler",
        Source("hinterlands_1e"),
        "First print: it works while it is in play, once for each Haggler there, even if one was played twice.",
        "Erster Druck: Er wirkt, solange er im Spiel ist, und zwar einmal je Feilscher, auch wenn "
        "einer zweimal gespielt wurde.",
    ),
    Ruling(
        "haggler.before-the-bought-card",
        "haggler",
        Source("hinterlands_1e"),
        "First print: the cheaper card is gained before the bought one.",
        "Erster Druck: Die billigere Karte nimmt man vor der gekauften.",
    ),
    Ruling(
        "haggler.this-turn",
        "haggler@2",
        Source("hinterlands_2e"),
        "Second print: it works for the rest of the turn, once for each time it was played, also if it has left play.",
        "Zweiter Druck: Er wirkt für den Rest des Zuges, einmal für jedes Mal, das er gespielt wurde, "
        "auch wenn er nicht mehr im Spiel ist.",
    ),
    Ruling(
        "haggler.after-the-bought-card",
        "haggler@2",
        Source("hinterlands_2e"),
        "Second print: the bought card is gained first, then the cheaper one.",
        "Zweiter Druck: Zuerst nimmt man die gekaufte Karte, dann die billigere.",
    ),
)
