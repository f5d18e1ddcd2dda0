"""Rulings for the cards and Events of Adventures."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "storyteller.up-to-three",
        "storyteller",
        Source("adventures_1e"),
        "You may play up to three Treasures from your hand, one after another, or none.",
        "Du darfst bis zu drei Geldkarten aus der Hand spielen, eine nach der anderen, oder keine.",
    ),
    Ruling(
        "storyteller.all-coins",
        "storyteller",
        Source("adventures_1e"),
        "Then you spend all coins of this turn, also those left from earlier, and draw a card for each; they are gone.",
        "Dann gibst du alles Geld dieses Zuges aus, auch übriges von vorher, und ziehst für jedes Geld "
        "eine Karte; das Geld ist weg.",
    ),
    Ruling(
        "storyteller.its-own-coin",
        "storyteller",
        Source("adventures_1e"),
        "The coin that the Storyteller gives is spent as well: without Treasures you draw one card.",
        "Auch das Geld, das der Geschichtenerzähler gibt, wird ausgegeben: Ohne Geldkarten ziehst du eine Karte.",
    ),
    Ruling(
        "storyteller.potions-stay",
        "storyteller",
        Source("adventures_1e"),
        "Potions are not spent.",
        "Tränke werden nicht ausgegeben.",
    ),
    Ruling(
        "storyteller.really-played",
        "storyteller",
        Source("adventures_1e"),
        "The Treasures are really played: they do what they do, and stay in play.",
        "Die Geldkarten werden wirklich gespielt: Sie tun, was sie tun, und bleiben im Spiel.",
    ),
    Ruling(
        "storyteller.later",
        "storyteller@2",
        Source("adventures_later"),
        "Later print: it gives no coin; you draw one card and then, for all your coins, one each.",
        "Späterer Druck: Er gibt kein Geld; du ziehst eine Karte und dann für all dein Geld je eine.",
    ),
    Ruling(
        "training.coin-first",
        "training",
        Source("adventures_1e"),
        "Playing a card of the pile begins with the coin, before its instructions.",
        "Wer eine Karte des Stapels spielt, bekommt zuerst das Geld, vor ihren Anweisungen.",
    ),
    Ruling(
        "training.each-play",
        "training",
        Source("adventures_1e"),
        "A card that is played several times brings the coin each time.",
        "Eine mehrmals gespielte Karte bringt das Geld jedes Mal.",
    ),
    Ruling(
        "training.moves",
        "training",
        Source("adventures_1e"),
        "Each player has one such token: bought again, Training moves it.",
        "Jeder hat nur einen solchen Marker: Wieder gekauft, versetzt das Training ihn.",
    ),
    Ruling(
        "training.own-token",
        "training",
        Source("adventures_1e"),
        "Your token works only for you, but for all your cards of the pile, also those you had before.",
        "Dein Marker wirkt nur für dich, aber für all deine Karten des Stapels, auch für schon vorhandene.",
    ),
    Ruling(
        "training.action-piles",
        "training",
        Source("adventures_1e"),
        "It goes on an Action pile of the Supply, also an empty one, and nowhere else.",
        "Er kommt auf einen Aktionsstapel des Vorrats, auch einen leeren, und nirgends sonst hin.",
    ),
    Ruling(
        "training.with-a-way",
        "training",
        Source("menagerie_1e", "ways"),
        "The coin comes even if you then follow a Way instead of the card.",
        "Das Geld gibt es auch, wenn du dann einem Weg statt der Karte folgst.",
    ),
    Ruling(
        "training.not-the-card",
        "training",
        Source("plunder_1e", "harbor_village"),
        "The coin comes from the token, not from the card: Harbor Village does not count it.",
        "Das Geld kommt vom Marker, nicht von der Karte: Das Hafendorf zählt es nicht.",
    ),
)
