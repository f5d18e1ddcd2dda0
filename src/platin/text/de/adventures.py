"""German names and texts of Adventures. "@2" marks the second print where it works differently."""

from typing import Final

from platin.text.words import CardText

CARDS: Final[dict[str, CardText]] = {
    "storyteller": CardText(
        "Geschichtenerzähler",
        "Geschichtenerzähler",
        "+1 Aktion\n"
        "+1 Geld\n"
        "Du darfst eine, zwei oder drei Geldkarten aus der Hand spielen.\n"
        "Danach gibst du dein ganzes Geld aus und ziehst für jedes Geld eine Karte.",
        "m",
    ),
    "storyteller@2": CardText(
        "Geschichtenerzähler",
        "Geschichtenerzähler",
        "+1 Aktion\n"
        "Du darfst eine, zwei oder drei Geldkarten aus der Hand spielen.\n"
        "+1 Karte\n"
        "Danach gibst du dein ganzes Geld aus und ziehst für jedes Geld noch eine Karte.",
        "m",
    ),
    "training": CardText(
        "Training",
        "Trainings",
        "Lege deinen +1-Geld-Marker auf einen Aktionsstapel des Vorrats, wo auch immer er bisher liegt.\n"
        "Jedes Mal, wenn du eine Karte dieses Stapels spielst, gibt dir der Marker zuallererst +1 Geld.",
        "n",
    ),
}
