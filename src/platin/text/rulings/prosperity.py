"""Rulings for Prosperity (Blütezeit), first print."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "colony.pile",
        "colony",
        "Blütezeit, Spielvorbereitung; example D4",
        "There are 8 Colonies with two players and 12 with more.",
        "Es gibt 8 Kolonien bei zwei Spielern, sonst 12.",
    ),
    Ruling(
        "colony.no-kingdom-card",
        "colony",
        "Blütezeit, Kolonie",
        "Colony and Platinum are basic cards: they lie in the Supply in addition to the ten kingdom piles.",
        "Kolonie und Platin sind Basiskarten: Sie liegen zusätzlich zu den zehn Königreichstapeln im Vorrat.",
    ),
    Ruling(
        "platinum.pile",
        "platinum",
        "Blütezeit, Spielvorbereitung; example D4",
        "There are always 12 Platinums.",
        "Es gibt immer 12 Platin.",
    ),
    Ruling(
        "contraband.left-neighbour-names",
        "contraband",
        "Blütezeit, Schmuggelware",
        "The player on your left names the card, right when Contraband is played.",
        "Der Spieler links von dir nennt die Karte, und zwar sofort beim Spielen der Schmuggelware.",
    ),
    Ruling(
        "contraband.not-in-supply",
        "contraband",
        "Blütezeit, Schmuggelware",
        "A card that is not in the Supply may be named.",
        "Es darf auch eine Karte genannt werden, die nicht im Vorrat ist.",
    ),
    Ruling(
        "contraband.other-gains",
        "contraband",
        "Blütezeit, Schmuggelware",
        "The named card may still be gained in other ways than buying, for instance by a Hammer.",
        "Die genannte Karte darf weiterhin anders als durch Kaufen genommen werden, etwa mit dem Hammer.",
    ),
    Ruling(
        "contraband.several",
        "contraband",
        "Blütezeit, Schmuggelware; example A4",
        "Each Contraband bars another name, and all of them hold for the rest of the turn.",
        "Jede Schmuggelware verbietet einen weiteren Namen, und alle gelten für den Rest des Zuges.",
    ),
    Ruling(
        "contraband.this-turn-only",
        "contraband",
        "Blütezeit, Schmuggelware",
        "In your next turn the card may be bought again.",
        "In deinem nächsten Zug darf die Karte wieder gekauft werden.",
    ),
    Ruling(
        "kings_court.no-actions-used",
        "kings_court",
        "Blütezeit, Königshof",
        "The three plays use up no Actions.",
        "Das dreimalige Spielen verbraucht keine Aktionen.",
    ),
    Ruling(
        "kings_court.nothing-between",
        "kings_court",
        "Blütezeit, Königshof",
        "Each play is finished before the next; nothing else is played in between unless the card itself "
        "says so.",
        "Jedes Mal wird ganz ausgeführt; dazwischen wird nichts anderes gespielt, außer die Karte selbst "
        "sagt es.",
    ),
    Ruling(
        "kings_court.on-kings-court",
        "kings_court",
        "Blütezeit, Königshof; example A5",
        "A King's Court on a King's Court plays up to three further Actions three times each.",
        "Ein Königshof mit einem Königshof spielt bis zu drei weitere Aktionskarten je dreimal.",
    ),
    Ruling(
        "kings_court.stays-in-play",
        "kings_court",
        "Blütezeit, Königshof",
        "The chosen card stays in play between the plays and does not return to hand.",
        "Die gewählte Karte bleibt zwischen den Malen im Spiel und kommt nicht auf die Hand zurück.",
    ),
    Ruling(
        "kings_court.card-gone",
        "kings_court",
        "Blütezeit, Königshof",
        "All three plays happen even if the card trashes itself at the first.",
        "Alle drei Male finden statt, auch wenn sich die Karte beim ersten Mal selbst entsorgt.",
    ),
    Ruling(
        "kings_court.optional",
        "kings_court",
        "Blütezeit, Königshof",
        "You may choose no card.",
        "Du darfst auch keine Karte wählen.",
    ),
    Ruling(
        "mint.optional",
        "mint",
        "Blütezeit, Münzer",
        "You may reveal no Treasure and then gain nothing.",
        "Du darfst auch keine Geldkarte zeigen und nimmst dann nichts.",
    ),
    Ruling(
        "mint.revealed-stays",
        "mint",
        "Blütezeit, Münzer",
        "The revealed Treasure stays in your hand; the copy goes to your discard pile.",
        "Die gezeigte Geldkarte bleibt auf deiner Hand; die gleiche Karte kommt auf deinen Ablagestapel.",
    ),
    Ruling(
        "mint.no-copy",
        "mint",
        "Blütezeit, Münzer",
        "If there is no such card in the Supply, as with a Loot, nothing is gained.",
        "Ist keine solche Karte im Vorrat, wie bei einer Kostbarkeit, wird nichts genommen.",
    ),
    Ruling(
        "mint.trashes-on-buying",
        "mint",
        "Blütezeit, Münzer; example A11",
        "Buying a Mint trashes all Treasures you have in play, Durations included.",
        "Der Kauf eines Münzers entsorgt alle Geldkarten, die du im Spiel hast, auch Dauerkarten.",
    ),
    Ruling(
        "mint.coins-stay",
        "mint",
        "Blütezeit, Münzer; example A11",
        "Coins left after buying a Mint can still be spent with another Buy.",
        "Geld, das nach dem Kauf eines Münzers übrig ist, kann mit einem weiteren Kauf noch ausgegeben "
        "werden.",
    ),
    Ruling(
        "mint.gained-otherwise",
        "mint",
        "Blütezeit, Münzer",
        "A Mint that is gained without being bought trashes nothing.",
        "Ein Münzer, der genommen, aber nicht gekauft wird, entsorgt nichts.",
    ),
    Ruling(
        "mint.seal-gone",
        "mint",
        "Blütezeit, Münzer; example A11",
        "A Royal Seal in play is trashed before it could put the Mint on the deck.",
        "Ein Königliches Siegel im Spiel wird entsorgt, bevor es den Münzer auf den Nachziehstapel "
        "bringen könnte.",
    ),
    Ruling(
        "mint.talisman-gone",
        "mint",
        "Blütezeit, Münzer",
        "A Talisman in play is trashed before it could give a second Mint, even if the Mint costs 4 or less.",
        "Ein Talisman im Spiel wird entsorgt, bevor er einen zweiten Münzer bringen könnte, auch wenn der"
        " Münzer höchstens 4 kostet.",
    ),
    Ruling(
        "peddler.buy-phase-only",
        "peddler",
        "Blütezeit, Hausierer; example A13",
        "Outside your Buy phase a Peddler costs 8, however many Actions are in play: an Artisan cannot "
        "gain it.",
        "Außerhalb deiner Kaufphase kostet ein Hausierer 8, egal wie viele Aktionskarten im Spiel sind: "
        "Eine Töpferei kann ihn nicht nehmen.",
    ),
    Ruling(
        "peddler.counts-cards-once",
        "peddler",
        "Blütezeit, Hausierer; example A13",
        "An Action played several times by Throne Room or King's Court lowers the cost only once.",
        "Eine durch Thronsaal oder Königshof mehrfach gespielte Aktionskarte senkt die Kosten nur einmal.",
    ),
    Ruling(
        "peddler.never-below-zero",
        "peddler",
        "Blütezeit, Hausierer; example A13",
        "With five Actions in play it costs 0, not less.",
        "Mit fünf Aktionskarten im Spiel kostet er 0, nicht weniger.",
    ),
    Ruling(
        "peddler.two-kings-courts",
        "peddler",
        "Blütezeit, Beispiel Königshof; example A5",
        "Four Actions in play, two of them King's Courts, bring the Peddler down to 0.",
        "Vier Aktionskarten im Spiel, davon zwei Königshöfe, senken den Hausierer auf 0.",
    ),
    Ruling(
        "royal_seal.each-card",
        "royal_seal",
        "Blütezeit, Königliches Siegel",
        "For each card you gain you decide anew whether it goes on your deck.",
        "Für jede genommene Karte entscheidest du neu, ob sie auf deinen Nachziehstapel kommt.",
    ),
    Ruling(
        "royal_seal.bought-or-not",
        "royal_seal",
        "Blütezeit, Königliches Siegel",
        "It works for bought cards and for cards gained otherwise.",
        "Es gilt für gekaufte Karten und für anders genommene.",
    ),
    Ruling(
        "royal_seal.while-in-play",
        "royal_seal",
        "Blütezeit, Königliches Siegel",
        "It works only while it is in play: once it has left, cards gained later in the turn go to the "
        "discard pile.",
        "Es wirkt nur, solange es im Spiel ist: Ist es weg, kommen danach genommene Karten auf den "
        "Ablagestapel.",
    ),
    Ruling(
        "talisman.bought-only",
        "talisman",
        "Blütezeit, Talisman",
        "Cards gained without being bought bring no copy.",
        "Karten, die ohne Kauf genommen werden, bringen keine zweite.",
    ),
    Ruling(
        "talisman.every-purchase",
        "talisman",
        "Blütezeit, Talisman",
        "Every fitting purchase of the turn brings a copy.",
        "Jeder passende Kauf des Zuges bringt eine gleiche Karte.",
    ),
    Ruling(
        "talisman.no-copy-left",
        "talisman",
        "Blütezeit, Talisman",
        "If the pile has no further card, there is no copy.",
        "Ist keine weitere Karte im Stapel, gibt es keine zweite.",
    ),
    Ruling(
        "talisman.each-talisman",
        "talisman",
        "Blütezeit, Talisman",
        "Each Talisman in play brings a copy of its own.",
        "Jeder Talisman im Spiel bringt eine eigene gleiche Karte.",
    ),
    Ruling(
        "talisman.no-victory-card",
        "talisman",
        "Blütezeit, Talisman; example A3",
        "A bought Victory card brings no copy, whatever it costs.",
        "Eine gekaufte Punktekarte bringt keine zweite, egal was sie kostet.",
    ),
    Ruling(
        "talisman.cost-at-that-moment",
        "talisman",
        "Blütezeit, Talisman; example A2",
        "The cost at the moment of buying counts: a Peddler bought for 4 or less is copied, a card "
        "costing 5 is not.",
        "Es zählen die Kosten beim Kauf: Ein Hausierer, der gerade höchstens 4 kostet, bringt einen "
        "zweiten, eine Karte für 5 nicht.",
    ),
    Ruling(
        "talisman.forced",
        "talisman",
        "Blütezeit, Talisman",
        "The copy must be gained, even a Curse or a Copper.",
        "Die gleiche Karte muss genommen werden, auch ein Fluch oder ein Kupfer.",
    ),
    Ruling(
        "trade_route.coins-first",
        "trade_route",
        "Blütezeit, Handelsroute; example A14",
        "The tokens are counted when it is played, before the card is trashed.",
        "Die Marker werden beim Spielen gezählt, bevor die Karte entsorgt wird.",
    ),
    Ruling(
        "trade_route.trash-forced",
        "trade_route",
        "Blütezeit, Handelsroute",
        "With at least one card in hand you must trash one.",
        "Mit mindestens einer Handkarte musst du eine entsorgen.",
    ),
    Ruling(
        "trade_route.anyone-anyhow",
        "trade_route",
        "Blütezeit, Handelsroute; example A14",
        "The token moves when the first card of the pile is gained, no matter by whom and how.",
        "Der Marker wandert, wenn die erste Karte des Stapels genommen wird, egal von wem und wie.",
    ),
    Ruling(
        "trade_route.once-a-pile",
        "trade_route",
        "Blütezeit, Handelsroute; example A14",
        "The second card gained from the pile moves no token; tokens are not replaced.",
        "Die zweite genommene Karte des Stapels bewegt keinen Marker; Marker werden nicht ersetzt.",
    ),
    Ruling(
        "trade_route.tokens-stay",
        "trade_route",
        "Blütezeit, Handelsroute",
        "Tokens never leave the mat: each further Trade Route counts them again.",
        "Marker verlassen das Tableau nie: Jede weitere Handelsroute zählt sie wieder.",
    ),
    Ruling(
        "trade_route.set-up",
        "trade_route",
        "Blütezeit, Handelsroute; example A14",
        "At the start a token lies on Estate, Duchy, Province, Colony if used, and every kingdom pile of "
        "Victory cards such as Gardens; none on Curse.",
        "Zu Beginn liegt ein Marker auf Anwesen, Herzogtum, Provinz, gegebenenfalls Kolonie und jedem "
        "Königreichstapel mit Punktekarten wie Gärten; keiner auf Fluch.",
    ),
    Ruling(
        "watchtower.six-already",
        "watchtower",
        "Blütezeit, Wachturm",
        "With six or more cards in hand you draw none.",
        "Mit sechs oder mehr Handkarten ziehst du keine.",
    ),
    Ruling(
        "watchtower.own-and-other-turns",
        "watchtower",
        "Blütezeit, Wachturm",
        "It may be revealed on your own and on other players' turns.",
        "Er darf in deinem Zug und in fremden Zügen gezeigt werden.",
    ),
    Ruling(
        "watchtower.bought-or-not",
        "watchtower",
        "Blütezeit, Wachturm",
        "It may be revealed for bought cards and for cards gained otherwise.",
        "Er darf bei gekauften und bei anders genommenen Karten gezeigt werden.",
    ),
    Ruling(
        "watchtower.stays-in-hand",
        "watchtower",
        "Blütezeit, Wachturm",
        "It stays in hand, may be revealed again for each further gain and may still be played later.",
        "Er bleibt auf der Hand, darf bei jedem weiteren Nehmen wieder gezeigt und später noch gespielt "
        "werden.",
    ),
    Ruling(
        "watchtower.each-gain-apart",
        "watchtower",
        "Blütezeit, Wachturm; example A1",
        "With several gains each card is decided apart: one may be trashed, the next put on the deck, "
        "another left alone.",
        "Bei mehreren genommenen Karten wird jede für sich entschieden: eine entsorgt, die nächste auf "
        "den Nachziehstapel, eine weitere gar nicht.",
    ),
    Ruling(
        "watchtower.possession",
        "watchtower",
        "Blütezeit, Wachturm; example A15",
        "In a turn under Possession you may not reveal it, because the other player gains the cards.",
        "In einem Zug unter Besessenheit darfst du ihn nicht zeigen, weil der andere Spieler die Karten "
        "nimmt.",
    ),
    Ruling(
        "watchtower.gained-elsewhere",
        "watchtower",
        "Blütezeit, Wachturm",
        "It also works for a card gained to another place, for instance to the hand.",
        "Er wirkt auch bei einer Karte, die anderswohin genommen wird, etwa auf die Hand.",
    ),
    Ruling(
        "watchtower.still-gained",
        "watchtower",
        "Blütezeit, Wachturm",
        "A card trashed by it has still been gained: Trade Route's token moves, and Doubloons still bring"
        " their Gold.",
        "Eine damit entsorgte Karte ist trotzdem genommen worden: Der Marker der Handelsroute wandert, "
        "und Dublonen bringen ihr Gold.",
    ),
)
