"""Rulings for the Traits of Plunder (Plünderer, first print)."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "cheap.all-game",
        "cheap",
        Source("plunder_1e"),
        "Cheap cards cost 1 less for all purposes from the start of the game to its scoring, not only when "
        "they are bought.",
        "Billige Karten kosten von Spielbeginn bis zur Wertung für alle Belange 1 weniger, nicht nur beim Kaufen.",
    ),
    Ruling(
        "cheap.only-its-pile",
        "cheap",
        Source("plunder_1e"),
        "Only cards of the marked pile are cheaper.",
        "Nur Karten des markierten Stapels sind billiger.",
    ),
    Ruling(
        "cheap.not-below-zero",
        "cheap",
        Source("plunder_1e"),
        "The cost cannot fall below 0.",
        "Die Kosten können nicht unter 0 fallen.",
    ),
    Ruling(
        "cheap.coins-only",
        "cheap",
        Source("plunder_1e", examples=("E43",)),
        "Only the coins are reduced: Potions and Debt in a cost stay.",
        "Nur das Geld wird weniger: Tränke und Schulden in den Kosten bleiben.",
    ),
    Ruling(
        "cheap.not-in-setup",
        "cheap",
        Source("plunder_1e", examples=("E43",)),
        "It does not apply during set-up: a card that costs 4 cannot become the Bane by it.",
        "In der Spielvorbereitung gilt es nicht: Eine Karte, die 4 kostet, wird dadurch nicht zum Bann.",
    ),
    Ruling(
        "cursed.loot-and-curse",
        "cursed",
        Source("plunder_1e"),
        "Each time you gain a Cursed card you gain a Loot and then a Curse.",
        "Jedes Mal, wenn du eine Verfluchte Karte nimmst, nimmst du eine Kostbarkeit und dann einen Fluch.",
    ),
    Ruling(
        "cursed.no-curse-left",
        "cursed",
        Source("plunder_1e"),
        "If no Curse is left you gain only the Loot.",
        "Ist kein Fluch mehr da, nimmst du nur die Kostbarkeit.",
    ),
    Ruling(
        "fated.top-and-bottom",
        "fated",
        Source("plunder_1e", examples=("E47",)),
        "Of five Fated cards three may be taken out before shuffling and then two put on top and one at the bottom.",
        "Von fünf Vorherbestimmten Karten darfst du drei vor dem Mischen herausnehmen und dann zwei nach "
        "oben und eine nach unten legen.",
    ),
    Ruling(
        "fated.shown",
        "fated",
        Source("plunder_1e"),
        "The Fated cards taken out are shown to everybody.",
        "Die herausgenommenen Vorherbestimmten Karten werden allen gezeigt.",
    ),
    Ruling(
        "fated.optional",
        "fated",
        Source("plunder_1e"),
        "You may leave any of them, or all, in the shuffle.",
        "Du darfst beliebig viele davon, auch alle, mitmischen.",
    ),
    Ruling(
        "fated.may-always-look",
        "fated",
        Source("plunder_1e"),
        "Before every shuffle you may look through the cards, even if no Fated one can be among them.",
        "Vor jedem Mischen darfst du die Karten ansehen, auch wenn keine Vorherbestimmte darunter sein kann.",
    ),
    Ruling(
        "fawning.forced",
        "fawning",
        Source("plunder_1e"),
        "Gaining the Fawning card with a Province is not optional.",
        "Die Aufdringliche Karte zu einer Provinz zu nehmen ist nicht freiwillig.",
    ),
    Ruling(
        "fawning.any-gain",
        "fawning",
        Source("plunder_1e"),
        "It does not matter how the Province is gained, nor in whose turn.",
        "Es ist gleich, wie und in wessen Zug die Provinz genommen wird.",
    ),
    Ruling(
        "friendly.one-a-turn",
        "friendly",
        Source("plunder_1e"),
        "Only one Friendly card a turn may be discarded for another.",
        "Nur eine Freundliche Karte pro Zug darf dafür abgelegt werden.",
    ),
    Ruling(
        "friendly.optional",
        "friendly",
        Source("plunder_1e"),
        "You need not discard one, and without discarding you gain none; only a card in hand can be discarded.",
        "Du musst keine ablegen, und ohne abzulegen nimmst du keine; ablegen kannst du nur eine Handkarte.",
    ),
    Ruling(
        "friendly.before-drawing",
        "friendly",
        Source("plunder_1e"),
        "It happens at the start of Clean-up: both cards are in your discard pile before you draw your new hand.",
        "Es geschieht zu Beginn der Aufräumphase: Beide Karten liegen auf dem Ablagestapel, bevor du neue "
        "Karten ziehst.",
    ),
    Ruling(
        "hasty.set-aside",
        "hasty",
        Source("plunder_1e"),
        "A gained Hasty card is set aside, not optionally; it is played at the start of your next turn "
        "without using up an Action.",
        "Eine genommene Eilige Karte wird zwingend beiseitegelegt; sie wird zu Beginn deines nächsten "
        "Zuges gespielt, ohne eine Aktion zu verbrauchen.",
    ),
    Ruling(
        "hasty.discarded-that-turn",
        "hasty",
        Source("plunder_1e"),
        "It is discarded in the Clean-up of the turn in which it is played.",
        "In der Aufräumphase des Zuges, in dem sie gespielt wird, wird sie abgelegt.",
    ),
    Ruling(
        "hasty.without-instructions",
        "hasty",
        Source("plunder_1e", examples=("E44",)),
        "A Hasty card that normally cannot be played, such as a Territory, comes into play all the same, does "
        "nothing and is discarded in that turn.",
        "Auch eine Eilige Karte, die man normalerweise nicht spielen kann, wie ein Territorium, kommt ins "
        "Spiel, tut nichts und wird in diesem Zug abgelegt.",
    ),
    Ruling(
        "inherited.choose-in-turn-order",
        "inherited",
        Source("plunder_1e"),
        "Beginning with the starting player, everybody chooses which starting card to replace.",
        "Beginnend mit dem Startspieler wählen alle, welche Startkarte sie ersetzen.",
    ),
    Ruling(
        "inherited.copper-to-pile",
        "inherited",
        Source("plunder_1e", examples=("E45",)),
        "A replaced Copper goes to its pile in the Supply.",
        "Ein ersetztes Kupfer kommt auf seinen Stapel im Vorrat.",
    ),
    Ruling(
        "inherited.estate-out",
        "inherited",
        Source("plunder_1e", examples=("E45",)),
        "A replaced Estate leaves the game; the Estate pile does not grow.",
        "Ein ersetztes Anwesen verlässt das Spiel; der Anwesenstapel wächst nicht.",
    ),
    Ruling(
        "inherited.others-out",
        "inherited",
        Source("plunder_1e", examples=("E45",)),
        "Other starting cards that are replaced, such as Shelters, leave the game too.",
        "Auch andere ersetzte Startkarten, etwa Unterschlüpfe, verlassen das Spiel.",
    ),
    Ruling(
        "inherited.split-pile",
        "inherited",
        Source("plunder_1e", examples=("E45",)),
        "From a split pile everybody takes the top card in turn order: of six players with the Townsfolk the "
        "first four start with a Town Crier, the last two with a Blacksmith.",
        "Von einem gemischten Stapel bekommen alle in Zugreihenfolge die oberste Karte: Von sechs Spielern "
        "beginnen mit den Bürgern die ersten vier mit einer Ausruferin, die letzten beiden mit einem "
        "Eisenschmied.",
    ),
    Ruling(
        "inherited.from-the-pile",
        "inherited",
        Source("plunder_1e"),
        "The Inherited cards are taken from their pile, which becomes smaller by one for each player.",
        "Die Geerbten Karten kommen von ihrem Stapel, der um eine Karte je Spieler kleiner wird.",
    ),
    Ruling(
        "inherited.not-gained",
        "inherited",
        Source("plunder_1e", examples=("E45",)),
        "The cards do not count as gained: an Inherited Siren is not trashed.",
        "Die Karten gelten nicht als genommen: Eine Geerbte Sirene wird nicht entsorgt.",
    ),
    Ruling(
        "inspiring.after-resolving",
        "inspiring",
        Source("plunder_1e"),
        "The further Action is played only after the Inspiring card has been carried out; it uses up no Action.",
        "Die weitere Aktionskarte wird erst gespielt, wenn die Inspirierende Karte ausgeführt ist; eine "
        "Aktion verbraucht sie nicht.",
    ),
    Ruling(
        "inspiring.optional",
        "inspiring",
        Source("plunder_1e"),
        "Playing the further Action is optional.",
        "Die weitere Aktionskarte zu spielen ist freiwillig.",
    ),
    Ruling(
        "inspiring.no-copy-in-play",
        "inspiring",
        Source("plunder_1e"),
        "It must be an Action of which you have no copy in play; so normally it is no second Inspiring card.",
        "Es muss eine Aktionskarte sein, von der du keine gleiche im Spiel hast; normalerweise also keine "
        "zweite Inspirierende.",
    ),
    Ruling(
        "inspiring.split-pile",
        "inspiring",
        Source("plunder_1e"),
        "From an Inspiring split pile a card with another name may follow, and inspires in its turn.",
        "Von einem Inspirierenden gemischten Stapel darf eine Karte mit anderem Namen folgen; auch sie inspiriert.",
    ),
    Ruling(
        "inspiring.durations-in-play",
        "inspiring",
        Source("plunder_1e"),
        "Durations from earlier turns are in play.",
        "Dauerkarten aus früheren Zügen sind im Spiel.",
    ),
    Ruling(
        "inspiring.left-play",
        "inspiring",
        Source("plunder_1e", examples=("E46",)),
        "A card that has left play, such as a Mining Village that trashed itself, is not in play: another "
        "one may follow.",
        "Eine Karte, die das Spiel verlassen hat, wie ein Bergwerk, das sich entsorgt hat, ist nicht im "
        "Spiel: Eine gleiche darf folgen.",
    ),
    Ruling(
        "inspiring.own-turn",
        "inspiring",
        Source("plunder_1e"),
        "It works only in your own turn.",
        "Es wirkt nur in deinem eigenen Zug.",
    ),
    Ruling(
        "nearby.each-time",
        "nearby",
        Source("plunder_1e"),
        "Each Nearby card you gain brings +1 Buy, bought or not.",
        "Jede Benachbarte Karte, die du nimmst, bringt +1 Kauf, gekauft oder nicht.",
    ),
    Ruling(
        "patient.several",
        "patient",
        Source("plunder_1e"),
        "Several Patient cards may be set aside at once; you choose the order of playing them.",
        "Mehrere Geduldige Karten dürfen auf einmal beiseitegelegt werden; in welcher Reihenfolge du sie "
        "spielst, bestimmst du.",
    ),
    Ruling(
        "patient.optional",
        "patient",
        Source("plunder_1e"),
        "Setting them aside is optional; only cards in hand can be set aside, not those in play.",
        "Sie beiseitezulegen ist freiwillig; das geht nur mit Handkarten, nicht mit Karten im Spiel.",
    ),
    Ruling(
        "patient.played-at-start",
        "patient",
        Source("plunder_1e"),
        "They are played at the start of your next turn, by force and without using up Actions, and "
        "discarded in its Clean-up.",
        "Sie werden zu Beginn deines nächsten Zuges gespielt, zwingend und ohne Aktionen zu verbrauchen, "
        "und in dessen Aufräumphase abgelegt.",
    ),
    Ruling(
        "patient.before-drawing",
        "patient",
        Source("plunder_1e"),
        "They are set aside at the start of Clean-up, so five other cards make up the new hand.",
        "Sie werden zu Beginn der Aufräumphase beiseitegelegt; die neue Hand besteht also aus fünf anderen Karten.",
    ),
    Ruling(
        "patient.without-instructions",
        "patient",
        Source("plunder_1e", examples=("E44",)),
        "A Patient card that does nothing when played, such as a Territory, may be set aside too: it comes into "
        "play in the next turn and is discarded in its Clean-up.",
        "Auch eine Geduldige Karte, die beim Spielen nichts tut, wie ein Territorium, darfst du beiseitelegen: "
        "Sie kommt im nächsten Zug ins Spiel und wird in dessen Aufräumphase abgelegt.",
    ),
    Ruling(
        "pious.each-time",
        "pious",
        Source("plunder_1e"),
        "Each time you gain a Pious card you may trash one card from your hand.",
        "Jedes Mal, wenn du eine Fromme Karte nimmst, darfst du eine Handkarte entsorgen.",
    ),
    Ruling(
        "pious.optional",
        "pious",
        Source("plunder_1e"),
        "Trashing is optional.",
        "Das Entsorgen ist freiwillig.",
    ),
    Ruling(
        "reckless.twice",
        "reckless",
        Source("plunder_1e"),
        "The card is carried out completely once and then completely once more.",
        "Die Karte wird einmal ganz und dann noch einmal ganz ausgeführt.",
    ),
    Ruling(
        "reckless.returns",
        "reckless",
        Source("plunder_1e"),
        "When it is discarded from play it goes back to its pile, so it can be bought again.",
        "Wird sie aus dem Spiel abgelegt, kommt sie auf ihren Stapel zurück und kann wieder gekauft werden.",
    ),
    Ruling(
        "reckless.duration-later",
        "reckless",
        Source("plunder_1e"),
        "A Reckless Duration goes back only in the later turn in which it is discarded.",
        "Eine Waghalsige Dauerkarte kommt erst in dem späteren Zug zurück, in dem sie abgelegt wird.",
    ),
    Ruling(
        "reckless.one-play",
        "reckless",
        Source("plunder_1e"),
        "It is one play, not two: against a Frigate its player discards once, after both times.",
        "Es ist ein einziges Spielen, nicht zwei: Gegen eine Fregatte wird einmal abgelegt, nach beiden Malen.",
    ),
    Ruling(
        "reckless.from-hand",
        "reckless",
        Source("plunder_1e"),
        "Only discarding from play returns it; discarded from hand it stays in the discard pile.",
        "Nur beim Ablegen aus dem Spiel kommt sie zurück; von der Hand abgelegt, bleibt sie im Ablagestapel.",
    ),
    Ruling(
        "reckless.not-followed",
        "reckless",
        Source("plunder_1e", examples=("E48",)),
        "If its instructions are not followed, because a Way is used, there is no second time; it goes back to "
        "its pile all the same.",
        "Werden ihre Anweisungen nicht ausgeführt, weil ein Weg benutzt wird, gibt es kein zweites Mal; auf "
        "ihren Stapel zurück kommt sie trotzdem.",
    ),
    Ruling(
        "rich.each-time",
        "rich",
        Source("plunder_1e"),
        "Each time you gain a Rich card you gain a Silver.",
        "Jedes Mal, wenn du eine Reiche Karte nimmst, nimmst du ein Silber.",
    ),
    Ruling(
        "shy.one-a-turn",
        "shy",
        Source("plunder_1e"),
        "Only one Shy card a turn may be discarded for +2 Cards.",
        "Nur eine Scheue Karte pro Zug darf für +2 Karten abgelegt werden.",
    ),
    Ruling(
        "shy.optional",
        "shy",
        Source("plunder_1e"),
        "Discarding it is optional; without it there are no cards.",
        "Sie abzulegen ist freiwillig; ohne das gibt es keine Karten.",
    ),
    Ruling(
        "tireless.forced",
        "tireless",
        Source("plunder_1e"),
        "A Tireless card discarded from play is set aside, and this is not optional.",
        "Eine aus dem Spiel abgelegte Unermüdliche Karte wird beiseitegelegt, und das ist nicht freiwillig.",
    ),
    Ruling(
        "tireless.after-drawing",
        "tireless",
        Source("plunder_1e"),
        "It goes onto the deck only after you have drawn your new hand.",
        "Sie kommt erst auf den Nachziehstapel, nachdem du deine neue Hand gezogen hast.",
    ),
    Ruling(
        "tireless.from-play",
        "tireless",
        Source("plunder_1e"),
        "Only cards discarded from play are set aside, not those discarded from hand.",
        "Nur aus dem Spiel abgelegte Karten werden beiseitegelegt, nicht von der Hand abgelegte.",
    ),
    Ruling(
        "tireless.duration-later",
        "tireless",
        Source("plunder_1e"),
        "A Tireless Duration is set aside only in the turn in which it is discarded.",
        "Eine Unermüdliche Dauerkarte wird erst in dem Zug beiseitegelegt, in dem sie abgelegt wird.",
    ),
)
