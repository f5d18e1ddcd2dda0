"""Rulings for Alchemy (Die Alchemisten), first print."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "potion.set-up",
        "potion",
        "Alchemisten, Spielvorbereitung",
        "The 16 Potions are in the Supply exactly if a card with a Potion in its cost is.",
        "Die 16 Tränke liegen genau dann im Vorrat, wenn eine Karte mit Trank in den Kosten dabei ist.",
    ),
    Ruling(
        "potion.no-coins",
        "potion",
        "Alchemisten, Neue Regeln",
        "A Potion brings no coins, and coins cannot replace a Potion in a cost.",
        "Ein Trank bringt kein Geld, und Geld ersetzt keinen Trank in den Kosten.",
    ),
    Ruling(
        "potion.one-a-card",
        "potion",
        "Alchemisten, Neue Regeln",
        "Each Potion played pays for one card with a Potion in its cost: for two such cards two Potions "
        "are needed.",
        "Jeder gespielte Trank bezahlt eine Karte mit Trank in den Kosten: Für zwei solche Karten braucht"
        " es zwei Tränke.",
    ),
    Ruling(
        "potion.reductions",
        "potion",
        "Alchemisten, Neue Regeln",
        "Cheaper cards, as with the Princess, still need their Potion.",
        "Verbilligte Karten, etwa durch die Prinzessin, brauchen weiterhin ihren Trank.",
    ),
    Ruling(
        "potion.counts-as-more",
        "potion",
        "Alchemisten, Neue Regeln",
        "A cost with a Potion is more than the same coins without: a card costing 4 coins and a Potion "
        "does not cost 4 or less.",
        "Kosten mit Trank sind mehr als dasselbe Geld ohne: Eine Karte für 4 Geld und einen Trank kostet "
        "nicht höchstens 4.",
    ),
    Ruling(
        "alchemist.needs-potion",
        "alchemist",
        "Alchemisten, Alchemist",
        "Without a Potion in play it is discarded.",
        "Ohne Trank im Spiel wird er abgelegt.",
    ),
    Ruling(
        "alchemist.each-decides",
        "alchemist",
        "Alchemisten, Alchemist; example B5",
        "With several Alchemists you decide for each one.",
        "Bei mehreren Alchemisten entscheidest du für jeden einzeln.",
    ),
    Ruling(
        "alchemist.before-drawing",
        "alchemist",
        "Alchemisten, Alchemist; example B5",
        "It goes on the deck before the new hand is drawn, so it is part of that hand.",
        "Er kommt vor dem Ziehen der neuen Hand auf den Nachziehstapel und gehört daher zu dieser Hand.",
    ),
    Ruling(
        "alchemist.empty-deck",
        "alchemist",
        "Alchemisten, Alchemist; example B5",
        "With an empty deck it alone becomes the deck; the discard pile is not shuffled for that.",
        "Bei leerem Nachziehstapel bildet er allein den Stapel; der Ablagestapel wird dafür nicht gemischt.",
    ),
    Ruling(
        "alchemist.potion-unspent",
        "alchemist",
        "Alchemisten, Alchemist; example B5",
        "The Potion need not have been spent on anything; it is enough that it was played.",
        "Der Trank muss für nichts ausgegeben worden sein; es genügt, dass er gespielt wurde.",
    ),
    Ruling(
        "golem.golems-discarded",
        "golem",
        "Alchemisten, Golem",
        "Golems that are revealed do not count and are discarded.",
        "Aufgedeckte Golems zählen nicht und werden abgelegt.",
    ),
    Ruling(
        "golem.discard-first",
        "golem",
        "Alchemisten, Golem",
        "The other revealed cards are discarded before the Actions are played.",
        "Die anderen aufgedeckten Karten werden abgelegt, bevor die Aktionskarten gespielt werden.",
    ),
    Ruling(
        "golem.too-few",
        "golem",
        "Alchemisten, Golem; example B7",
        "If only one Action or none is found even after shuffling, just that is played.",
        "Findet sich auch nach dem Mischen nur eine oder keine Aktionskarte, wird nur diese gespielt.",
    ),
    Ruling(
        "golem.forced",
        "golem",
        "Alchemisten, Golem",
        "Both Actions must be played; the order is yours.",
        "Beide Aktionskarten müssen gespielt werden; die Reihenfolge ist deine.",
    ),
    Ruling(
        "golem.not-in-hand",
        "golem",
        "Alchemisten, Golem; example B6",
        "The found cards are never in hand: a found Throne Room cannot choose the other one, only an "
        "Action from hand.",
        "Die gefundenen Karten sind nie auf der Hand: Ein gefundener Thronsaal kann nicht die andere "
        "wählen, nur eine Aktionskarte von der Hand.",
    ),
    Ruling(
        "golem.no-actions-used",
        "golem",
        "Alchemisten, Golem",
        "Playing the found cards uses up no Actions.",
        "Die gefundenen Karten zu spielen verbraucht keine Aktionen.",
    ),
    Ruling(
        "herbalist.optional",
        "herbalist",
        "Alchemisten, Kräuterkundiger",
        "You may leave all Treasures where they are.",
        "Du darfst alle Geldkarten liegen lassen.",
    ),
    Ruling(
        "herbalist.empty-deck",
        "herbalist",
        "Alchemisten, Kräuterkundiger",
        "With an empty deck the Treasure alone becomes the deck.",
        "Bei leerem Nachziehstapel bildet die Geldkarte allein den Stapel.",
    ),
    Ruling(
        "herbalist.order",
        "herbalist",
        "Alchemisten, Kräuterkundiger; example B4",
        "You choose the order of discarding: first an Alchemist returns while the Potion is in play, then"
        " Herbalist brings the Potion back.",
        "Du bestimmst die Reihenfolge beim Ablegen: Erst kommt ein Alchemist zurück, solange der Trank im"
        " Spiel ist, dann bringt der Kräuterkundige den Trank zurück.",
    ),
    Ruling(
        "herbalist.wrong-order",
        "herbalist",
        "Alchemisten, Kräuterkundiger",
        "If Herbalist brings back the only Potion first, the Alchemist cannot return any more.",
        "Bringt der Kräuterkundige zuerst den einzigen Trank zurück, kann der Alchemist nicht mehr zurück.",
    ),
    Ruling(
        "herbalist.each-one",
        "herbalist",
        "Alchemisten, Kräuterkundiger; example B4",
        "Each Herbalist brings back one Treasure.",
        "Jeder Kräuterkundige bringt eine Geldkarte zurück.",
    ),
    Ruling(
        "possession.decisions",
        "possession",
        "Alchemisten, Besessenheit",
        "In the extra turn you make all decisions of the player on your left: what is played, chosen and "
        "bought.",
        "Im Extra-Zug triffst du alle Entscheidungen des Spielers links von dir: was gespielt, gewählt "
        "und gekauft wird.",
    ),
    Ruling(
        "possession.their-turn",
        "possession",
        "Alchemisten, Besessenheit",
        'It is that player\'s turn: "you" on the cards means that player, and the cards played and drawn '
        "are that player's.",
        "Es ist der Zug dieses Spielers: „Du“ auf den Karten meint ihn, und gespielt und gezogen werden "
        "seine Karten.",
    ),
    Ruling(
        "possession.sees-all",
        "possession",
        "Alchemisten, Besessenheit",
        "You see everything that player may see, also the new hand drawn in Clean-up.",
        "Du siehst alles, was dieser Spieler sehen darf, auch die neue Hand, die er beim Aufräumen zieht.",
    ),
    Ruling(
        "possession.gains-are-yours",
        "possession",
        "Alchemisten, Besessenheit",
        "Every card that player buys or would gain goes to your discard pile instead.",
        "Jede Karte, die dieser Spieler kauft oder nehmen würde, kommt stattdessen auf deinen Ablagestapel.",
    ),
    Ruling(
        "possession.gains-from-elsewhere",
        "possession",
        "Alchemisten, Besessenheit",
        "That holds even if the card would go to the hand or onto the deck.",
        "Das gilt auch, wenn die Karte auf die Hand oder auf den Nachziehstapel käme.",
    ),
    Ruling(
        "possession.trashed-come-back",
        "possession",
        "Alchemisten, Besessenheit; example B13",
        "Cards that player trashes are set aside and go to that player's discard pile after Clean-up.",
        "Karten, die dieser Spieler entsorgt, werden beiseitegelegt und kommen nach der Aufräumphase auf "
        "seinen Ablagestapel.",
    ),
    Ruling(
        "possession.trashed-counts",
        "possession",
        "Alchemisten, Besessenheit; example B13",
        "For the instruction they count as trashed: a Moneylender still brings its coins.",
        "Für die Anweisung gelten sie als entsorgt: Ein Geldverleiher bringt trotzdem sein Geld.",
    ),
    Ruling(
        "possession.others-trash",
        "possession",
        "Alchemisten, Besessenheit; example B14",
        "Cards of other players trashed in that turn, for instance by a Bandit, stay in the trash.",
        "Karten anderer Spieler, die in diesem Zug entsorgt werden, etwa durch eine Banditin, bleiben im "
        "Müll.",
    ),
    Ruling(
        "possession.returned-to-pile",
        "possession",
        "Alchemisten, Besessenheit; example B15",
        "A card that returns to its pile in that turn, such as a Reckless one, does not come back.",
        "Eine Karte, die in diesem Zug auf ihren Stapel zurückkommt, etwa eine Waghalsige, kommt nicht "
        "wieder.",
    ),
    Ruling(
        "possession.attack-hits-you",
        "possession",
        "Alchemisten, Besessenheit; example B20",
        "An Attack that player plays hits you like everyone else; you may react with cards of your own "
        "hand only.",
        "Ein Angriff dieses Spielers trifft dich wie alle anderen; reagieren darfst du nur mit Karten "
        "deiner eigenen Hand.",
    ),
    Ruling(
        "possession.after-your-turn",
        "possession",
        "Alchemisten, Besessenheit",
        "The extra turn comes after your own turn is over and your new hand is drawn.",
        "Der Extra-Zug kommt, wenn dein eigener Zug vorbei und deine neue Hand gezogen ist.",
    ),
    Ruling(
        "possession.normal-turn-follows",
        "possession",
        "Alchemisten, Besessenheit",
        "After it that player takes the normal turn and decides alone.",
        "Danach macht dieser Spieler seinen normalen Zug und entscheidet selbst.",
    ),
    Ruling(
        "possession.cumulative",
        "possession",
        "Alchemisten, Besessenheit; example B20",
        "Played twice, it brings two extra turns.",
        "Zweimal gespielt, bringt sie zwei Extra-Züge.",
    ),
    Ruling(
        "possession.in-possession",
        "possession",
        "Alchemisten, Besessenheit; example B19",
        "If Possession is played in the extra turn, another follows in which that player, not you, "
        "decides for the player on that player's left.",
        "Wird im Extra-Zug eine Besessenheit gespielt, folgt ein weiterer, in dem dieser Spieler, nicht "
        "du, für den Spieler links von ihm entscheidet.",
    ),
    Ruling(
        "possession.tie-break",
        "possession",
        "Alchemisten, Besessenheit; example B20",
        "The extra turn does not count when a tie is decided.",
        "Der Extra-Zug zählt bei Gleichstand nicht.",
    ),
    Ruling(
        "possession.discarded",
        "possession",
        "Alchemisten, Besessenheit",
        "It is no Duration and is discarded in the Clean-up of the turn it was played.",
        "Sie ist keine Dauerkarte und wird in der Aufräumphase des Zuges abgelegt, in dem sie gespielt "
        "wurde.",
    ),
    Ruling(
        "possession.no-attack",
        "possession",
        "Alchemisten, Besessenheit",
        "It is no Attack: nobody may react to it.",
        "Sie ist kein Angriff: Niemand darf darauf reagieren.",
    ),
)
