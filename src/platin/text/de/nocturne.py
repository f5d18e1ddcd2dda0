"""German names and texts of the cards of Nocturne."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "necromancer": CardText(
        "Totenbeschwörer",
        "Totenbeschwörer",
        "Spiele aus dem Müll eine offen liegende Aktionskarte, die keine Dauerkarte ist. Sie bleibt im "
        "Müll, und zwar verdeckt, bis dieser Zug vorbei ist.\n"
        "—\n"
        "Vorbereitung: Die drei Zombies kommen in den Müll.",
        "m",
    ),
    "zombie_apprentice": CardText(
        "Zombie-Lehrling",
        "Zombie-Lehrlinge",
        "Du darfst eine Aktionskarte aus der Hand entsorgen. Hast du das getan: +3 Karten, +1 Aktion.",
        "m",
    ),
    "zombie_mason": CardText(
        "Zombie-Maurer",
        "Zombie-Maurer",
        "Entsorge die oberste Karte deines Nachziehstapels.\n"
        "Du darfst eine Karte nehmen, die höchstens 1 Geld mehr kostet als sie.",
        "m",
    ),
    "zombie_spy": CardText(
        "Zombie-Spion",
        "Zombie-Spione",
        "+1 Karte\n"
        "+1 Aktion\n"
        "Sieh dir die oberste Karte deines Nachziehstapels an. Lege sie nach Wunsch dorthin zurück oder "
        "ab.",
        "m",
    ),
}
