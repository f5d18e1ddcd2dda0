"""Rulings for the Events of Plunder (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "avoid.no-shuffle",
        "avoid",
        "Plünderer, Ausweichen",
        "If you do not shuffle in this turn, nothing comes of it; it does not last into the next turn.",
        "Mischst du in diesem Zug nicht, bewirkt es nichts; es gilt nicht im nächsten Zug weiter.",
    ),
    Ruling(
        "avoid.chosen-before-shuffling",
        "avoid",
        "Plünderer, Ausweichen",
        "You see the cards to be shuffled, pick up to three, shuffle the others; the picked ones are your"
        " discard pile afterwards.",
        "Du siehst die zu mischenden Karten, wählst bis zu drei und mischst die übrigen; die gewählten "
        "bilden danach deinen Ablagestapel.",
    ),
    Ruling(
        "avoid.cumulative",
        "avoid",
        "Plünderer, Ausweichen; example E49",
        "Bought three times, it keeps up to nine cards out of the one shuffle.",
        "Dreimal erworben, hält es bis zu neun Karten aus dem einen Mischen heraus.",
    ),
    Ruling(
        "avoid.no-second-shuffle",
        "avoid",
        "Plünderer, Ausweichen; example E49",
        "If too few cards are left to draw, you draw what there is; the cards kept out are not shuffled "
        "in the same draw.",
        "Bleiben zum Ziehen zu wenige Karten, ziehst du, was da ist; die herausgehaltenen werden dabei nicht gemischt.",
    ),
    Ruling(
        "journey.extra-turn",
        "journey",
        "Plünderer, Reise; example E50",
        "If the turn before was another player's, an extra turn of yours follows.",
        "War der vorige Zug der eines anderen, folgt ein Extra-Zug von dir.",
    ),
    Ruling(
        "journey.previous-turn-yours",
        "journey",
        "Plünderer, Reise; example E50",
        "Bought in a turn that follows a turn of yours, it brings no extra turn, and your cards in play "
        "are discarded as usual.",
        "In einem Zug erworben, vor dem du schon am Zug warst, bringt sie keinen Extra-Zug, und deine "
        "Karten im Spiel werden normal abgelegt.",
    ),
    Ruling(
        "journey.once-a-turn",
        "journey",
        "Plünderer, Reise; example E50",
        "It can be bought only once in a turn.",
        "Sie kann nur einmal pro Zug erworben werden.",
    ),
    Ruling(
        "journey.hand-discarded",
        "journey",
        "Plünderer, Reise; example E50",
        "Your hand is discarded and a new one drawn; the cards in play stay in play.",
        "Deine Handkarten legst du ab und ziehst neue; die Karten im Spiel bleiben im Spiel.",
    ),
    Ruling(
        "journey.cards-do-nothing",
        "journey",
        "Plünderer, Reise; example E50",
        "Cards that stayed in play do nothing again: a Copper brings no coin in the extra turn.",
        "Im Spiel gebliebene Karten tun nichts noch einmal: Ein Kupfer bringt im Extra-Zug kein Geld.",
    ),
    Ruling(
        "journey.while-in-play",
        "journey",
        "Plünderer, Reise; example E50",
        '"As long as this is in play" goes on: a Talisman or a Princess still works in the extra turn.',
        "„Während diese Karte im Spiel ist“ gilt weiter: Ein Talisman oder eine Prinzessin wirkt auch im Extra-Zug.",
    ),
    Ruling(
        "journey.count-as-in-play",
        "journey",
        "Plünderer, Reise; example E50",
        "They count as cards in play: Actions among them make a Peddler cheaper in the extra turn.",
        "Sie zählen als Karten im Spiel: Aktionskarten darunter machen einen Hausierer im Extra-Zug billiger.",
    ),
    Ruling(
        "journey.durations",
        "journey",
        "Plünderer, Reise; example E50",
        "Durations do what they would have done anyway, at the start of the extra turn.",
        "Dauerkarten tun, was sie ohnehin getan hätten, zu Beginn des Extra-Zugs.",
    ),
    Ruling(
        "journey.tie-break",
        "journey",
        "Plünderer, Reise; example E50",
        "The extra turn does not count when a tie is decided.",
        "Der Extra-Zug zählt bei Gleichstand nicht.",
    ),
    Ruling(
        "mirror.cumulative",
        "mirror",
        "Plünderer, Spiegeln; example E49",
        "Bought three times and then one Action gained: four copies in all.",
        "Dreimal erworben und dann eine Aktionskarte genommen: insgesamt vier Stück.",
    ),
    Ruling(
        "mirror.as-many-as-left",
        "mirror",
        "Plünderer, Spiegeln; example E49",
        "If the pile has fewer, as many are gained as there are.",
        "Hat der Stapel weniger, werden so viele genommen, wie da sind.",
    ),
    Ruling(
        "mirror.any-gain",
        "mirror",
        "Plünderer, Spiegeln",
        "It waits for the next Action gained in whatever way; other cards do not use it up.",
        "Es wartet auf die nächste irgendwie genommene Aktionskarte; andere Karten verbrauchen es nicht.",
    ),
    Ruling(
        "mirror.copy-not-mirrored",
        "mirror",
        "Plünderer, Spiegeln",
        "The copy is not mirrored again: one Mirror brings one copy.",
        "Die gleiche Karte wird nicht wieder gespiegelt: Einmal Spiegeln bringt eine Karte.",
    ),
    Ruling(
        "rush.played-once",
        "rush",
        "Plünderer, Beeilung; example E49",
        "Bought twice before one Action is gained, that Action is played only once.",
        "Zweimal erworben, bevor eine Aktionskarte genommen wird, wird diese nur einmal gespielt.",
    ),
    Ruling(
        "rush.again",
        "rush",
        "Plünderer, Beeilung; example E49",
        "After the gained Action was played, Rush may be bought again for the next one.",
        "Nachdem die genommene Aktionskarte gespielt ist, darf Beeilung für die nächste wieder erworben werden.",
    ),
    Ruling(
        "rush.forced",
        "rush",
        "Plünderer, Beeilung",
        "Playing the gained Action is not optional; it uses up no Action.",
        "Die genommene Aktionskarte zu spielen ist nicht freiwillig; eine Aktion verbraucht es nicht.",
    ),
)
