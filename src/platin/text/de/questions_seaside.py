"""German questions of the cards of Seaside."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "ambassador.return": "Lege bis zu 2 dieser Karten in den Vorrat zurück. Dann nehmen alle anderen je eine.",
    "ambassador.reveal": "Zeige eine Handkarte. Alle anderen nehmen eine Karte gleichen Namens.",
    "native_village.choose": "Eine Karte auf dein Tableau legen oder alle davon nehmen?",
    "pirate_ship.choose": "Die anderen plündern oder Geld nehmen?",
    "pirate_ship.trash": "Welche Geldkarte dieses Spielers wird entsorgt?",
}

OPTIONS: Final[dict[str, str]] = {
    "native_village.choose.put": "Die oberste Karte des Nachziehstapels auf das Tableau legen",
    "native_village.choose.take": "Alle Karten vom Tableau auf die Hand nehmen",
    "pirate_ship.choose.coins": "+1 Geld für jeden Marker auf deinem Tableau",
    "pirate_ship.choose.rob": "Die anderen plündern",
}
