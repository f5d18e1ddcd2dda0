"""Rulings for the Traits of Plunder (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "fated.top-and-bottom",
        "fated",
        "Plünderer, Vorherbestimmt; example E47",
        "Of five Fated cards three may be taken out before shuffling and then two put on top and one at the bottom.",
        "Von fünf Vorherbestimmten Karten darfst du drei vor dem Mischen herausnehmen und dann zwei nach "
        "oben und eine nach unten legen.",
    ),
    Ruling(
        "fated.shown",
        "fated",
        "Plünderer, Vorherbestimmt",
        "The Fated cards taken out are shown to everybody.",
        "Die herausgenommenen Vorherbestimmten Karten werden allen gezeigt.",
    ),
    Ruling(
        "fated.optional",
        "fated",
        "Plünderer, Vorherbestimmt",
        "You may leave any of them, or all, in the shuffle.",
        "Du darfst beliebig viele davon, auch alle, mitmischen.",
    ),
    Ruling(
        "fated.may-always-look",
        "fated",
        "Plünderer, Vorherbestimmt",
        "Before every shuffle you may look through the cards, even if no Fated one can be among them.",
        "Vor jedem Mischen darfst du die Karten ansehen, auch wenn keine Vorherbestimmte darunter sein kann.",
    ),
    Ruling(
        "inherited.choose-in-turn-order",
        "inherited",
        "Plünderer, Geerbt",
        "Beginning with the starting player, everybody chooses which starting card to replace.",
        "Beginnend mit dem Startspieler wählen alle, welche Startkarte sie ersetzen.",
    ),
    Ruling(
        "inherited.copper-to-pile",
        "inherited",
        "Plünderer, Geerbt; example E45",
        "A replaced Copper goes to its pile in the Supply.",
        "Ein ersetztes Kupfer kommt auf seinen Stapel im Vorrat.",
    ),
    Ruling(
        "inherited.estate-out",
        "inherited",
        "Plünderer, Geerbt; example E45",
        "A replaced Estate leaves the game; the Estate pile does not grow.",
        "Ein ersetztes Anwesen verlässt das Spiel; der Anwesenstapel wächst nicht.",
    ),
    Ruling(
        "inherited.from-the-pile",
        "inherited",
        "Plünderer, Geerbt",
        "The Inherited cards are taken from their pile, which is smaller by one for each player.",
        "Die Geerbten Karten stammen aus ihrem Stapel, der um eine Karte je Spieler kleiner ist.",
    ),
    Ruling(
        "inherited.not-gained",
        "inherited",
        "Plünderer, Geerbt; example E45",
        "The cards do not count as gained: an Inherited Siren is not trashed.",
        "Die Karten gelten nicht als genommen: Eine Geerbte Sirene wird nicht entsorgt.",
    ),
    Ruling(
        "patient.several",
        "patient",
        "Plünderer, Geduldig",
        "Several Patient cards may be set aside at once; you choose the order of playing them.",
        "Mehrere Geduldige Karten dürfen auf einmal beiseitegelegt werden; in welcher Reihenfolge du sie "
        "spielst, bestimmst du.",
    ),
    Ruling(
        "patient.optional",
        "patient",
        "Plünderer, Geduldig",
        "Setting them aside is optional; only cards in hand can be set aside, not those in play.",
        "Sie beiseitezulegen ist freiwillig; das geht nur mit Handkarten, nicht mit Karten im Spiel.",
    ),
    Ruling(
        "patient.played-at-start",
        "patient",
        "Plünderer, Geduldig",
        "They are played at the start of your next turn, by force and without using up Actions, and "
        "discarded in its Clean-up.",
        "Sie werden zu Beginn deines nächsten Zuges gespielt, zwingend und ohne Aktionen zu verbrauchen, "
        "und in dessen Aufräumphase abgelegt.",
    ),
    Ruling(
        "patient.before-drawing",
        "patient",
        "Plünderer, Geduldig",
        "They are set aside at the start of Clean-up, so five other cards make up the new hand.",
        "Sie werden zu Beginn der Aufräumphase beiseitegelegt; die neue Hand besteht also aus fünf anderen Karten.",
    ),
    Ruling(
        "reckless.twice",
        "reckless",
        "Plünderer, Waghalsig",
        "The card is carried out completely once and then completely once more.",
        "Die Karte wird einmal ganz und dann noch einmal ganz ausgeführt.",
    ),
    Ruling(
        "reckless.returns",
        "reckless",
        "Plünderer, Waghalsig",
        "When it is discarded from play it goes back to its pile, so it can be bought again.",
        "Wird sie aus dem Spiel abgelegt, kommt sie auf ihren Stapel zurück und kann wieder gekauft werden.",
    ),
    Ruling(
        "reckless.duration-later",
        "reckless",
        "Plünderer, Waghalsig",
        "A Reckless Duration goes back only in the later turn in which it is discarded.",
        "Eine Waghalsige Dauerkarte kommt erst in dem späteren Zug zurück, in dem sie abgelegt wird.",
    ),
    Ruling(
        "reckless.one-play",
        "reckless",
        "Plünderer, Waghalsig",
        "It is one play, not two: against a Frigate its player discards once, after both times.",
        "Es ist ein einziges Spielen, nicht zwei: Gegen eine Fregatte wird einmal abgelegt, nach beiden Malen.",
    ),
    Ruling(
        "reckless.from-hand",
        "reckless",
        "Plünderer, Waghalsig",
        "Only discarding from play returns it; discarded from hand it stays in the discard pile.",
        "Nur beim Ablegen aus dem Spiel kommt sie zurück; von der Hand abgelegt, bleibt sie im Ablagestapel.",
    ),
)
