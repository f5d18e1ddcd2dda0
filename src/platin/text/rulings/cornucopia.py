"""Rulings for Cornucopia (Reiche Ernte), first print."""

from typing import Final

from platin.text.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "horse_traders.too-few",
        "horse_traders",
        "Reiche Ernte, Pferdehändler",
        "With fewer than two cards in hand you discard what you have; the bonuses are yours all the same.",
        "Mit weniger als zwei Handkarten legst du ab, was du hast; die Boni bekommst du trotzdem.",
    ),
    Ruling(
        "horse_traders.attack-goes-on",
        "horse_traders",
        "Reiche Ernte, Pferdehändler",
        "Setting it aside does not stop the Attack; but the card is no longer in hand when the Attack "
        "happens.",
        "Es beiseitezulegen hält den Angriff nicht auf; aber die Karte ist nicht mehr auf der Hand, wenn "
        "er wirkt.",
    ),
    Ruling(
        "horse_traders.once-until-back",
        "horse_traders",
        "Reiche Ernte, Pferdehändler; example C12",
        "Set aside, it cannot react to further Attacks until it has returned.",
        "Beiseitegelegt, kann er auf weitere Angriffe nicht reagieren, bis er zurück ist.",
    ),
    Ruling(
        "horse_traders.several",
        "horse_traders",
        "Reiche Ernte, Pferdehändler; example C12",
        "Several may be set aside against the same Attack; each returns and draws a card.",
        "Mehrere dürfen gegen denselben Angriff beiseitegelegt werden; jeder kommt zurück und zieht eine "
        "Karte.",
    ),
    Ruling(
        "horse_traders.returns",
        "horse_traders",
        "Reiche Ernte, Pferdehändler",
        "At the start of your next turn it is back in hand and can be played in that turn.",
        "Zu Beginn deines nächsten Zuges ist er wieder auf der Hand und kann in diesem Zug gespielt werden.",
    ),
    Ruling(
        "tournament.nobody-shows",
        "tournament",
        "Reiche Ernte, Turnier; example C8",
        "If no other player shows a Province, you get the card and the coin, whether you discarded a "
        "Province or not.",
        "Zeigt niemand anderes eine Provinz, bekommst du die Karte und das Geld, ob du eine Provinz "
        "abgelegt hast oder nicht.",
    ),
    Ruling(
        "tournament.somebody-shows",
        "tournament",
        "Reiche Ernte, Turnier; example C8",
        "If another player shows a Province, you get neither card nor coin, but what you gained for your "
        "own Province is yours.",
        "Zeigt jemand eine Provinz, bekommst du weder Karte noch Geld; was du für deine eigene Provinz "
        "genommen hast, behältst du.",
    ),
    Ruling(
        "tournament.onto-deck",
        "tournament",
        "Reiche Ernte, Turnier",
        "The Prize or Duchy goes on top of your deck, so the extra card may be just that one.",
        "Der Preis oder das Herzogtum kommt auf deinen Nachziehstapel; die zusätzliche Karte kann also "
        "genau diese sein.",
    ),
    Ruling(
        "tournament.you-first",
        "tournament",
        "Reiche Ernte, Turnier",
        "You decide about your Province and gain before the others show theirs.",
        "Du entscheidest über deine Provinz und nimmst, bevor die anderen ihre zeigen.",
    ),
    Ruling(
        "tournament.optional",
        "tournament",
        "Reiche Ernte, Turnier",
        "Neither you nor the others have to use a Province in hand.",
        "Weder du noch die anderen müssen eine Provinz auf der Hand nutzen.",
    ),
    Ruling(
        "tournament.empty-pile",
        "tournament",
        "Reiche Ernte, Turnier; example C8",
        "You may choose a Prize or a Duchy although none is left, and then gain nothing.",
        "Du darfst Preis oder Herzogtum wählen, auch wenn keins mehr da ist, und nimmst dann nichts.",
    ),
    Ruling(
        "tournament.shown-province-stays",
        "tournament",
        "Reiche Ernte, Turnier",
        "A Province that is shown stays in its owner's hand.",
        "Eine gezeigte Provinz bleibt auf der Hand ihres Besitzers.",
    ),
    Ruling(
        "tournament.prizes-outside-supply",
        "tournament",
        "Reiche Ernte, Spielvorbereitung",
        "The five Prizes, one of each, lie open outside the Supply: they cannot be bought or gained "
        "otherwise, and their empty pile does not count.",
        "Die fünf Preise, je einer, liegen offen außerhalb des Vorrats: Man kann sie nicht kaufen oder "
        "anders nehmen, und ihr leerer Stapel zählt nicht.",
    ),
    Ruling(
        "tournament.prizes-open",
        "tournament",
        "Reiche Ernte, Turnier",
        "Everybody may see at any time which Prizes are left.",
        "Alle dürfen jederzeit sehen, welche Preise noch da sind.",
    ),
    Ruling(
        "young_witch.bane-pile",
        "young_witch",
        "Reiche Ernte, Junge Hexe; example C17",
        "The Bane pile is an eleventh kingdom pile in the Supply: its cards can be bought and it counts "
        "for the end of the game.",
        "Der Bannstapel ist ein elfter Königreichstapel im Vorrat: Seine Karten sind käuflich, und er "
        "zählt für das Spielende.",
    ),
    Ruling(
        "young_witch.bane-cost",
        "young_witch",
        "Reiche Ernte, Spielvorbereitung",
        "Only a kingdom card that costs 2 or 3 can be the Bane.",
        "Nur eine Königreichkarte, die 2 oder 3 kostet, kann Bannkarte sein.",
    ),
    Ruling(
        "young_witch.bane-works-normally",
        "young_witch",
        "Reiche Ernte, Spielvorbereitung",
        "Bane cards keep their normal function.",
        "Bannkarten behalten ihre normale Funktion.",
    ),
    Ruling(
        "young_witch.bane-optional",
        "young_witch",
        "Reiche Ernte, Junge Hexe",
        "Whoever does not show a Bane gains a Curse, even with a Bane in hand.",
        "Wer keine Bannkarte zeigt, nimmt einen Fluch, auch mit einer Bannkarte auf der Hand.",
    ),
    Ruling(
        "young_witch.bane-stays",
        "young_witch",
        "Reiche Ernte, Junge Hexe",
        "A Bane that is shown stays in hand and works again against the next Young Witch.",
        "Eine gezeigte Bannkarte bleibt auf der Hand und hilft auch gegen die nächste Junge Hexe.",
    ),
    Ruling(
        "young_witch.discard-drawn",
        "young_witch",
        "Reiche Ernte, Junge Hexe",
        "You must discard two cards after drawing; they may be the ones just drawn.",
        "Du musst nach dem Ziehen zwei Karten ablegen; es dürfen die gerade gezogenen sein.",
    ),
    Ruling(
        "young_witch.reactions-first",
        "young_witch",
        "Reiche Ernte, Junge Hexe; example C11",
        "Reactions are used before Banes are shown; Horse Traders set aside then do not stop a Bane from "
        "helping.",
        "Reaktionen kommen, bevor Bannkarten gezeigt werden; ein dabei beiseitegelegter Pferdehändler "
        "hindert eine Bannkarte nicht zu helfen.",
    ),
    Ruling(
        "young_witch.bane-that-reacts",
        "young_witch",
        "Reiche Ernte, Junge Hexe; example C11",
        "A Bane that is itself a Reaction may react first and, if still in hand, then be shown as Bane.",
        "Eine Bannkarte, die selbst Reaktionskarte ist, darf erst reagieren und, wenn sie noch auf der "
        "Hand ist, dann als Bannkarte gezeigt werden.",
    ),
    Ruling(
        "young_witch.turn-order",
        "young_witch",
        "Reiche Ernte, Junge Hexe",
        "Banes and Curses are handled player by player from your left; whoever comes when the Curses are "
        "gone gains none.",
        "Bannkarten und Flüche gehen ab links von dir Spieler für Spieler; wer drankommt, wenn keine "
        "Flüche mehr da sind, nimmt keinen.",
    ),
    Ruling(
        "bag_of_gold.empty-deck",
        "bag_of_gold",
        "Reiche Ernte, Ein Sack voll Gold",
        "With an empty deck the Gold alone becomes the deck.",
        "Bei leerem Nachziehstapel bildet das Gold allein den Stapel.",
    ),
    Ruling(
        "bag_of_gold.no-gold",
        "bag_of_gold",
        "Reiche Ernte, Ein Sack voll Gold",
        "Without a Gold in the Supply nothing is gained.",
        "Ist kein Gold mehr im Vorrat, wird nichts genommen.",
    ),
    Ruling(
        "diadem.no-action-played",
        "diadem",
        "Reiche Ernte, Diadem; example C1",
        "If no Action was played, the one Action is unused and the Diadem brings 3.",
        "Wurde keine Aktionskarte gespielt, ist die eine Aktion unverbraucht, und das Diadem bringt 3.",
    ),
    Ruling(
        "diadem.actions-left",
        "diadem",
        "Reiche Ernte, Diadem; example C1",
        "What counts are Actions left over, not Action cards in hand: after a single Village it brings 4.",
        "Es zählen übrige Aktionen, nicht Aktionskarten auf der Hand: Nach einem einzigen Dorf bringt es 4.",
    ),
    Ruling(
        "followers.player-by-player",
        "followers",
        "Reiche Ernte, Gefolge",
        "From your left, each player first gains the Curse and then discards, before the next player does"
        " anything.",
        "Ab links von dir nimmt jeder erst den Fluch und legt dann ab, bevor der Nächste drankommt.",
    ),
    Ruling(
        "followers.few-cards",
        "followers",
        "Reiche Ernte, Gefolge; example C14",
        "Whoever holds three or fewer cards discards nothing but still gains the Curse.",
        "Wer drei oder weniger Handkarten hat, legt nichts ab, nimmt aber trotzdem den Fluch.",
    ),
    Ruling(
        "followers.empty-piles",
        "followers",
        "Reiche Ernte, Gefolge",
        "If Estates or Curses have run out, that part is skipped and the rest happens.",
        "Sind Anwesen oder Flüche ausgegangen, entfällt dieser Teil, und der Rest geschieht.",
    ),
    Ruling(
        "princess.everywhere",
        "princess",
        "Reiche Ernte, Prinzessin; example C5",
        "All cards everywhere cost 2 less, also those in hand: a Remodel on an Estate, now 0, gains a "
        "card that now costs 2 or less.",
        "Alle Karten überall kosten 2 weniger, auch die auf der Hand: Ein Umbau mit einem Anwesen, jetzt "
        "0, nimmt eine Karte, die jetzt höchstens 2 kostet.",
    ),
    Ruling(
        "princess.copper-stays-zero",
        "princess",
        "Reiche Ernte, Prinzessin; example C5",
        "No cost falls below 0: a Copper still costs 0 while a Silver costs 1.",
        "Nichts fällt unter 0: Ein Kupfer kostet weiterhin 0, ein Silber 1.",
    ),
    Ruling(
        "princess.played-twice",
        "princess",
        "Reiche Ernte, Prinzessin; example C6",
        "Played twice by Throne Room it is in play once, so cards cost only 2 less; the Buys are two.",
        "Durch den Thronsaal zweimal gespielt, ist sie einmal im Spiel, also kosten Karten nur 2 weniger;"
        " Käufe sind es zwei.",
    ),
    Ruling(
        "trusty_steed.two-different",
        "trusty_steed",
        "Reiche Ernte, Streitross",
        "The two options must be different and are both chosen before anything happens.",
        "Die beiden Möglichkeiten müssen verschieden sein und werden beide gewählt, bevor etwas geschieht.",
    ),
    Ruling(
        "trusty_steed.draw-before-silvers",
        "trusty_steed",
        "Reiche Ernte, Streitross; example C7",
        "With cards and Silvers chosen, you draw first, then gain the Silvers and move the deck.",
        "Sind Karten und Silber gewählt, ziehst du zuerst, nimmst dann die Silber und legst den "
        "Nachziehstapel um.",
    ),
    Ruling(
        "trusty_steed.fewer-silvers",
        "trusty_steed",
        "Reiche Ernte, Streitross; example C7",
        "With fewer than four Silvers in the Supply you gain those there are.",
        "Sind weniger als vier Silber im Vorrat, nimmst du die vorhandenen.",
    ),
    Ruling(
        "trusty_steed.no-look",
        "trusty_steed",
        "Reiche Ernte, Streitross",
        "You may not look through the deck before it goes to the discard pile.",
        "Du darfst den Nachziehstapel nicht durchsehen, bevor er auf den Ablagestapel kommt.",
    ),
)
