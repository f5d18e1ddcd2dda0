"""German names and texts of the cards of Seaside. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "ambassador": CardText(
        "Botschafter",
        "Botschafter",
        "Zeige eine deiner Handkarten.\n"
        "Lege keine, eine oder zwei Karten dieses Namens von der Hand in den Vorrat zurück.\n"
        "Danach nehmen alle anderen je eine Karte dieses Namens.",
        "m",
    ),
    "native_village": CardText(
        "Eingeborenendorf",
        "Eingeborenendörfer",
        "+2 Aktionen\n"
        "Entscheide dich: Entweder kommt die oberste Karte deines Nachziehstapels verdeckt auf dein "
        "Eingeborenendorf-Tableau, oder du nimmst alle Karten vom Tableau auf die Hand.\n"
        "Dein eigenes Tableau darfst du jederzeit ansehen.",
        "n",
    ),
    "outpost": CardText(
        "Aussenposten",
        "Aussenposten",
        "In der Aufräumphase dieses Zuges ziehst du drei Karten statt fünf.\n"
        "Gleich nach diesem Zug machst du einen Extrazug, außer es wäre dein dritter Zug in Folge.",
        "m",
    ),
    "outpost@2": CardText(
        "Aussenposten",
        "Aussenposten",
        "Hast du in diesem Zug vorher keinen Aussenposten gespielt und war der Zug davor nicht deiner:\n"
        "Du machst gleich nach diesem Zug einen Extrazug.\n"
        "Dafür ziehst du drei Karten statt fünf.",
        "m",
    ),
    "pirate_ship": CardText(
        "Piratenschiff",
        "Piratenschiffe",
        "Entscheide dich: Entweder plünderst du die anderen, oder du bekommst +1 Geld für jeden Marker auf deinem "
        "Piratenschiff-Tableau.\n"
        "Wenn du plünderst: Alle anderen decken die zwei obersten Karten ihres Nachziehstapels auf, entsorgen davon "
        "eine Geldkarte deiner Wahl und legen den Rest ab.\n"
        "Hat dabei jemand eine Geldkarte entsorgt, lege einen Marker auf dein Tableau.",
        "n",
    ),
}
