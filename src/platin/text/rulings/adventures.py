"""Rulings for the cards and Events of Adventures."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "storyteller.up-to-three",
        "storyteller",
        "Abenteuer, Geschichtenerzähler",
        "You may play up to three Treasures from your hand, one after another, or none.",
        "Du darfst bis zu drei Geldkarten aus der Hand spielen, eine nach der anderen, oder keine.",
    ),
    Ruling(
        "storyteller.all-coins",
        "storyteller",
        "Abenteuer, Geschichtenerzähler",
        "Then you spend all coins of this turn, also those left from earlier, and draw a card for each; they are gone.",
        "Dann gibst du alles Geld dieses Zuges aus, auch übriges von vorher, und ziehst für jedes Geld "
        "eine Karte; das Geld ist weg.",
    ),
    Ruling(
        "storyteller.its-own-coin",
        "storyteller",
        "Abenteuer, Geschichtenerzähler",
        "The coin that the Storyteller gives is spent as well: without Treasures you draw one card.",
        "Auch das Geld, das der Geschichtenerzähler gibt, wird ausgegeben: Ohne Geldkarten ziehst du eine Karte.",
    ),
    Ruling(
        "storyteller.potions-stay",
        "storyteller",
        "Abenteuer, Geschichtenerzähler",
        "Potions are not spent.",
        "Tränke werden nicht ausgegeben.",
    ),
    Ruling(
        "storyteller.really-played",
        "storyteller",
        "Abenteuer, Geschichtenerzähler",
        "The Treasures are really played: they do what they do, and stay in play.",
        "Die Geldkarten werden wirklich gespielt: Sie tun, was sie tun, und bleiben im Spiel.",
    ),
    Ruling(
        "storyteller.later",
        "storyteller@2",
        "Abenteuer, Geschichtenerzähler, späterer Druck",
        "Later print: it gives no coin; you draw one card and then, for all your coins, one each.",
        "Späterer Druck: Er gibt kein Geld; du ziehst eine Karte und dann für all dein Geld je eine.",
    ),
    Ruling(
        "training.coin-first",
        "training",
        "Abenteuer, Training",
        "Playing a card of the pile begins with the coin, before its instructions.",
        "Wer eine Karte des Stapels spielt, bekommt zuerst das Geld, vor ihren Anweisungen.",
    ),
    Ruling(
        "training.each-play",
        "training",
        "Abenteuer, Training",
        "A card that is played several times brings the coin each time.",
        "Eine mehrmals gespielte Karte bringt das Geld jedes Mal.",
    ),
    Ruling(
        "training.moves",
        "training",
        "Abenteuer, Training",
        "Each player has one such token: bought again, Training moves it.",
        "Jeder hat nur einen solchen Marker: Wieder gekauft, versetzt das Training ihn.",
    ),
    Ruling(
        "training.own-token",
        "training",
        "Abenteuer, Training",
        "Your token works only for you, but for all your cards of the pile, also those you had before.",
        "Dein Marker wirkt nur für dich, aber für all deine Karten des Stapels, auch für schon vorhandene.",
    ),
    Ruling(
        "training.action-piles",
        "training",
        "Abenteuer, Training",
        "It goes on an Action pile of the Supply, also an empty one, and nowhere else.",
        "Er kommt auf einen Aktionsstapel des Vorrats, auch einen leeren, und nirgends sonst hin.",
    ),
    Ruling(
        "training.with-a-way",
        "training",
        "Menagerie, Wege",
        "The coin comes even if you then follow a Way instead of the card.",
        "Das Geld gibt es auch, wenn du dann einem Weg statt der Karte folgst.",
    ),
    Ruling(
        "training.not-the-card",
        "training",
        "Plünderer, Hafendorf",
        "The coin comes from the token, not from the card: Harbor Village does not count it.",
        "Das Geld kommt vom Marker, nicht von der Karte: Das Hafendorf zählt es nicht.",
    ),
)
