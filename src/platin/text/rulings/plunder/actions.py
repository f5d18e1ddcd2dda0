"""Rulings for Actions of Plunder that are over with the turn (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "shaman.everyone",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "It applies to every player at the start of every turn, even if nobody has a Shaman.",
        "Sie gilt für alle zu Beginn jedes Zuges, auch wenn niemand eine Schamanin hat.",
    ),
    Ruling(
        "shaman.first-turn",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "It applies from the very first turn.",
        "Sie gilt vom allerersten Zug an.",
    ),
    Ruling(
        "shaman.forced",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "If there is a fitting card in the trash, one must be gained; which one is that player's choice.",
        "Ist eine passende Karte im Müll, muss eine genommen werden; welche, wählt der Spieler.",
    ),
    Ruling(
        "shaman.nothing-fitting",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "If no card in the trash costs 6 or less, nothing happens; a Loot, costing 7, cannot be gained.",
        "Kostet keine Karte im Müll höchstens 6, geschieht nichts; eine Kostbarkeit für 7 kann nicht genommen werden.",
    ),
    Ruling(
        "shaman.counts-as-gained",
        "shaman",
        "Plünderer, Schamanin; example E8",
        "The card goes to the discard pile and counts as gained: a Siren, for instance, asks for an Action at once.",
        "Die Karte kommt auf den Ablagestapel und gilt als genommen: Eine Sirene zum Beispiel verlangt "
        "sofort eine Aktionskarte.",
    ),
    Ruling(
        "shaman.extra-turns",
        "shaman",
        "Plünderer, Schamanin",
        "It also applies at the start of extra turns.",
        "Sie gilt auch zu Beginn von Extra-Zügen.",
    ),
    Ruling(
        "shaman.trashing-optional",
        "shaman",
        "Plünderer, Schamanin",
        "Trashing a card when it is played is optional.",
        "Beim Spielen eine Karte zu entsorgen ist freiwillig.",
    ),
)
