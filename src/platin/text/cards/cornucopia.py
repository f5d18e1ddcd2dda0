"""Words of Cornucopia (Reiche Ernte)."""

from typing import Final

from platin.text.words import Ask, Both, ChoiceWords, Counted, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords | ChoiceWords, ...]] = (
    Words(
        "bag_of_gold",
        en=English("Bag of Gold", "Bags of Gold"),
        de=German("Ein Sack voll Gold", "Säcke voll Gold", "m"),
        text=Both(
            "+1 Action\nGain a Gold; it goes on top of your deck.",
            "+1 Aktion\nNimm ein Gold; es kommt oben auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "empty-deck",
                Source("cornucopia_1e"),
                "With an empty deck the Gold alone becomes the deck.",
                "Bei leerem Nachziehstapel bildet das Gold allein den Stapel.",
            ),
            Ruling(
                "no-gold",
                Source("cornucopia_1e"),
                "Without a Gold in the Supply nothing is gained.",
                "Ist kein Gold mehr im Vorrat, wird nichts genommen.",
            ),
        ),
    ),
    Words(
        "diadem",
        en=English("Diadem", "Diadems"),
        de=German("Diadem", "Diademe", "n"),
        text=Both(
            "+2 Coins\n+1 Coin for every Action you have left (Actions to use, not Action cards)",
            "+2 Geld\n+1 Geld für jede Aktion, die dir noch bleibt (Aktionen, nicht Aktionskarten)",
        ),
        rulings=(
            Ruling(
                "no-action-played",
                Source("cornucopia_1e", examples=("C1",)),
                "If no Action was played, the one Action is unused and the Diadem brings 3.",
                "Wurde keine Aktionskarte gespielt, ist die eine Aktion unverbraucht, und das Diadem bringt 3.",
            ),
            Ruling(
                "actions-left",
                Source("cornucopia_1e", examples=("C1",)),
                "What counts are Actions left over, not Action cards in hand: after a single Farming Village it "
                "brings 4.",
                "Es zählen übrige Aktionen, nicht Aktionskarten auf der Hand: Nach einem einzigen Bauerndorf bringt "
                "es 4.",
            ),
        ),
    ),
    Words(
        "fairgrounds",
        en=English("Fairgrounds", "Fairgrounds"),
        de=German("Festplatz", "Festplätze", "m"),
        text=Both(
            "At the end of the game: 2 VP for each full five different names among your cards",
            "Am Spielende: 2 Siegpunkte für je volle fünf unterschiedliche Namen unter deinen Karten",
        ),
        counted=Counted(
            Both("{n} different card in the deck", "{n} verschiedene Karte im Kartendeck"),
            Both("{n} different cards in the deck", "{n} verschiedene Karten im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "full-fives",
                Source("cornucopia_1e", examples=("C3",)),
                "Each Fairgrounds is worth 2 VP for every five different names, rounded down: nothing with four, 2 VP "
                "with nine.",
                "Jeder Festplatz ist 2 Siegpunkte für je fünf unterschiedliche Namen wert, abgerundet: nichts bei "
                "vier, 2 Siegpunkte bei neun.",
            ),
            Ruling(
                "names-once",
                Source("cornucopia_1e"),
                "Several copies of a card count as one name.",
                "Mehrere gleiche Karten zählen als ein Name.",
            ),
            Ruling(
                "all-cards",
                Source("cornucopia_1e"),
                "All cards you own count, wherever they lie at the end.",
                "Es zählen alle Karten, die dir gehören, wo immer sie am Ende liegen.",
            ),
            Ruling(
                "pile",
                Source("cornucopia_1e"),
                "The pile has 8 Fairgrounds with two players, otherwise 12.",
                "Der Stapel hat zu zweit 8 Festplätze, sonst 12.",
            ),
        ),
    ),
    Words(
        "farming_village",
        en=English("Farming Village", "Farming Villages"),
        de=German("Bauerndorf", "Bauerndörfer", "n"),
        text=Both(
            "+2 Actions\n"
            "Keep revealing cards from your deck until an Action or a Treasure lies open.\n"
            "That one goes into your hand.\n"
            "Everything else you revealed is discarded.",
            "+2 Aktionen\n"
            "Du deckst deinen Nachziehstapel Karte für Karte auf, bis eine Aktions- oder Geldkarte dabei ist.\n"
            "Diese kommt auf deine Hand.\n"
            "Alles andere Aufgedeckte wird abgelegt.",
        ),
        rulings=(
            Ruling(
                "first-match",
                Source("cornucopia_1e"),
                "The first Action or Treasure is taken; there is no choice between the two.",
                "Die erste Aktions- oder Geldkarte wird genommen; eine Wahl zwischen beiden gibt es nicht.",
            ),
            Ruling(
                "playable",
                Source("cornucopia_1e"),
                "The card taken may be played in the same turn.",
                "Die genommene Karte darf noch in diesem Zug gespielt werden.",
            ),
            Ruling(
                "combined",
                Source("cornucopia_1e"),
                "A card that is also a Victory card ends the search, if it is an Action or Treasure.",
                "Auch eine Karte, die zugleich Punktekarte ist, beendet die Suche, wenn sie Aktions- oder Geldkarte "
                "ist.",
            ),
            Ruling(
                "nothing-found",
                Source("cornucopia_1e", examples=("C15",)),
                "If none is found even after shuffling, all revealed cards are discarded and none is taken.",
                "Findet sich auch nach dem Mischen keine, wird alles Aufgedeckte abgelegt und nichts genommen.",
            ),
        ),
    ),
    Words(
        "followers",
        en=English("Followers", "Followers"),
        de=German("Gefolge", "Gefolge", "n"),
        text=Both(
            "+2 Cards\n"
            "Gain an Estate.\n"
            "All other players, one after another, gain a Curse and then discard until they hold at most three cards.",
            "+2 Karten\n"
            "Nimm ein Anwesen.\n"
            "Alle anderen nehmen der Reihe nach einen Fluch und legen dann ab, bis sie höchstens drei Handkarten "
            "haben.",
        ),
        asks={
            "discard": Ask("Discard down to 3 cards in hand.", "Lege Handkarten ab, bis du drei hast."),
        },
        rulings=(
            Ruling(
                "player-by-player",
                Source("cornucopia_1e"),
                "From your left, each player first gains the Curse and then discards, before the next player does "
                "anything.",
                "Ab links von dir nimmt jeder erst den Fluch und legt dann ab, bevor der Nächste drankommt.",
            ),
            Ruling(
                "few-cards",
                Source("cornucopia_1e", examples=("C14",)),
                "Whoever holds three or fewer cards discards nothing but still gains the Curse.",
                "Wer drei oder weniger Handkarten hat, legt nichts ab, nimmt aber trotzdem den Fluch.",
            ),
            Ruling(
                "empty-piles",
                Source("cornucopia_1e"),
                "If Estates or Curses have run out, that part is skipped and the rest happens.",
                "Sind Anwesen oder Flüche ausgegangen, entfällt dieser Teil, und der Rest geschieht.",
            ),
        ),
    ),
    Words(
        "fortune_teller",
        en=English("Fortune Teller", "Fortune Tellers"),
        de=German("Wahrsagerin", "Wahrsagerinnen", "f"),
        text=Both(
            "+2 Coins\n"
            "All other players keep revealing cards from their decks until a Victory card or a Curse lies open.\n"
            "That one returns to the top of the deck.\n"
            "Everything else they revealed is discarded.",
            "+2 Geld\n"
            "Alle anderen decken ihren Nachziehstapel Karte für Karte auf, bis eine Punktekarte oder ein Fluch dabei "
            "ist.\n"
            "Diese Karte kommt wieder obenauf.\n"
            "Alles andere Aufgedeckte legen sie ab.",
        ),
        rulings=(
            Ruling(
                "turn-order",
                Source("cornucopia_1e"),
                "The others reveal one after another, from your left.",
                "Die anderen decken ab links von dir der Reihe nach auf.",
            ),
            Ruling(
                "first-match",
                Source("cornucopia_1e"),
                "The first Victory card or Curse goes back on top of the deck; there is no choice.",
                "Die erste Punktekarte oder der erste Fluch kommt wieder auf den Nachziehstapel; eine Wahl gibt es "
                "nicht.",
            ),
            Ruling(
                "combined",
                Source("cornucopia_1e"),
                "A card that is a Victory card and something else besides counts.",
                "Eine Karte, die neben Punktekarte noch etwas anderes ist, zählt.",
            ),
            Ruling(
                "nothing-found",
                Source("cornucopia_1e", examples=("C15",)),
                "If none is found even after shuffling, all revealed cards are discarded.",
                "Findet sich auch nach dem Mischen keine, wird alles Aufgedeckte abgelegt.",
            ),
        ),
    ),
    Words(
        "hamlet",
        en=English("Hamlet", "Hamlets"),
        de=German("Weiler", "Weiler", "m"),
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "If you wish, discard a card; for that: +1 Action\n"
            "If you wish, discard a card; for that: +1 Buy",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Wenn du willst, lege eine Handkarte ab; dafür: +1 Aktion\n"
            "Wenn du willst, lege eine Handkarte ab; dafür: +1 Kauf",
        ),
        asks={
            "action": Ask("You may discard a card for +1 Action.", "Du darfst eine Handkarte für +1 Aktion ablegen."),
            "buy": Ask("You may discard a card for +1 Buy.", "Du darfst eine Handkarte für +1 Kauf ablegen."),
        },
        rulings=(
            Ruling(
                "none-one-both",
                Source("cornucopia_1e", examples=("C9",)),
                "You may discard no card, one for an Action or for a Buy, or one for each.",
                "Du darfst keine Karte ablegen, eine für eine Aktion oder für einen Kauf, oder je eine für beides.",
            ),
            Ruling(
                "each-once",
                Source("cornucopia_1e", examples=("C9",)),
                "Neither of the two bonuses can be had twice.",
                "Keinen der beiden Boni gibt es zweimal.",
            ),
            Ruling(
                "draw-first",
                Source("cornucopia_1e"),
                "The card is drawn first and may be one of those discarded.",
                "Die Karte wird zuerst gezogen und darf eine der abgelegten sein.",
            ),
        ),
    ),
    Words(
        "harvest",
        en=English("Harvest", "Harvests"),
        de=German("Ernte", "Ernten", "f"),
        text=Both(
            "Reveal the four topmost cards of your deck.\n+1 Coin for every different name among them\nDiscard them.",
            "Decke die vier obersten Karten deines Nachziehstapels auf.\n"
            "+1 Geld für jeden unterschiedlichen Namen darunter\n"
            "Lege sie ab.",
        ),
        rulings=(
            Ruling(
                "different-names",
                Source("cornucopia_1e", examples=("C2",)),
                "Only different names count: two Coppers, a Silver and an Estate bring 3.",
                "Es zählen nur unterschiedliche Namen: Zwei Kupfer, ein Silber und ein Anwesen bringen 3.",
            ),
            Ruling(
                "fewer",
                Source("cornucopia_1e", examples=("C2",)),
                "With fewer than four cards even after shuffling you reveal those there are.",
                "Sind es auch nach dem Mischen weniger als vier Karten, deckst du die vorhandenen auf.",
            ),
            Ruling(
                "discarded",
                Source("cornucopia_1e"),
                "The revealed cards are discarded.",
                "Die aufgedeckten Karten werden abgelegt.",
            ),
        ),
    ),
    Words(
        "horn_of_plenty",
        en=English("Horn of Plenty", "Horns of Plenty"),
        de=German("Füllhorn", "Füllhörner", "n"),
        text=Both(
            "Gain a card that costs at most 1 for every different name among your cards in play, this one included.\n"
            "If what you gained is a Victory card, trash this.",
            "Nimm eine Karte, die höchstens 1 für jeden unterschiedlichen Namen unter deinen Karten im Spiel kostet, "
            "diese eingeschlossen.\n"
            "Ist die genommene Karte eine Punktekarte, entsorge das Füllhorn.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 1 for each different name among your cards in play.",
                "Nimm eine Karte, die höchstens 1 je unterschiedlichem Namen deiner Karten im Spiel kostet.",
            ),
        },
        rulings=(
            Ruling(
                "no-coins",
                Source("cornucopia_1e"),
                "It is a Treasure worth 0 and is played in the Buy phase.",
                "Es ist eine Geldkarte mit dem Wert 0 und wird in der Kaufphase ausgespielt.",
            ),
            Ruling(
                "names-in-play",
                Source("cornucopia_1e", examples=("C10",)),
                "The limit is 1 for each different name among your cards in play, the Horn included; several copies "
                "count once.",
                "Die Grenze ist 1 für jeden unterschiedlichen Namen unter deinen Karten im Spiel, das Füllhorn "
                "eingeschlossen; mehrere gleiche zählen einmal.",
            ),
            Ruling(
                "durations",
                Source("cornucopia_1e", examples=("C10",)),
                "Durations from earlier turns that are still in play count.",
                "Dauerkarten aus früheren Zügen, die noch im Spiel sind, zählen.",
            ),
            Ruling(
                "left-play",
                Source("cornucopia_1e", examples=("C10",)),
                "A card that has left play, such as a trashed Feast, does not count.",
                "Eine Karte, die nicht mehr im Spiel ist, etwa ein entsorgtes Festmahl, zählt nicht.",
            ),
            Ruling(
                "victory-trashes",
                Source("cornucopia_1e", examples=("C10",)),
                "If the card gained with it is a Victory card, even among other types, the Horn is trashed.",
                "Ist die damit genommene Karte eine Punktekarte, auch neben anderen Typen, wird das Füllhorn entsorgt.",
            ),
            Ruling(
                "other-victory-cards",
                Source("cornucopia_1e", examples=("C10",)),
                "A Victory card bought or gained in another way does not trash it.",
                "Eine Punktekarte, die du kaufst oder anders nimmst, entsorgt es nicht.",
            ),
            Ruling(
                "forced",
                Source("cornucopia_1e"),
                "Whoever plays it must gain a card.",
                "Wer es ausspielt, muss eine Karte nehmen.",
            ),
        ),
    ),
    Words(
        "horse_traders",
        en=English("Horse Traders", "Horse Traders"),
        de=German("Pferdehändler", "Pferdehändler", "m"),
        text=Both(
            "+1 Buy\n"
            "+3 Coins\n"
            "Discard two cards.\n"
            "—\n"
            "When another player plays an Attack, you may set this aside from your hand before anything happens.\n"
            "If you did, it returns to your hand at the start of your next turn, and: +1 Card",
            "+1 Kauf\n"
            "+3 Geld\n"
            "Lege zwei Handkarten ab.\n"
            "—\n"
            "Spielt jemand anderes einen Angriff, darfst du zuvor diese Karte von der Hand beiseitelegen.\n"
            "Hast du das getan, kommt sie zu Beginn deines nächsten Zuges auf deine Hand zurück, und: +1 Karte",
        ),
        asks={
            "discard": Ask("Discard 2 cards.", "Lege 2 Handkarten ab."),
        },
        rulings=(
            Ruling(
                "too-few",
                Source("cornucopia_1e"),
                "With fewer than two cards in hand you discard what you have; the bonuses are yours all the same.",
                "Mit weniger als zwei Handkarten legst du ab, was du hast; die Boni bekommst du trotzdem.",
            ),
            Ruling(
                "attack-goes-on",
                Source("cornucopia_1e"),
                "Setting it aside does not stop the Attack; but the card is no longer in hand when the Attack happens.",
                "Es beiseitezulegen hält den Angriff nicht auf; aber die Karte ist nicht mehr auf der Hand, wenn er "
                "wirkt.",
            ),
            Ruling(
                "once-until-back",
                Source("cornucopia_1e", examples=("C12",)),
                "Set aside, it cannot react to further Attacks until it has returned.",
                "Beiseitegelegt, kann er auf weitere Angriffe nicht reagieren, bis er zurück ist.",
            ),
            Ruling(
                "several",
                Source("cornucopia_1e", examples=("C12",)),
                "Several may be set aside against the same Attack; each returns and draws a card.",
                "Mehrere dürfen gegen denselben Angriff beiseitegelegt werden; jeder kommt zurück und zieht eine "
                "Karte.",
            ),
            Ruling(
                "returns",
                Source("cornucopia_1e"),
                "At the start of your next turn it is back in hand and can be played in that turn.",
                "Zu Beginn deines nächsten Zuges ist er wieder auf der Hand und kann in diesem Zug gespielt werden.",
            ),
        ),
    ),
    Words(
        "hunting_party",
        en=English("Hunting Party", "Hunting Parties"),
        de=German("Treibjagd", "Treibjagden", "f"),
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Reveal your hand.\n"
            "Keep revealing cards from your deck until one has a name that your hand lacks.\n"
            "That one goes into your hand; everything else from your deck is discarded.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Decke deine Handkarten auf.\n"
            "Decke dann deinen Nachziehstapel Karte für Karte auf, bis ein Name kommt, der auf deiner Hand fehlt.\n"
            "Diese Karte kommt auf deine Hand; alles andere vom Nachziehstapel wird abgelegt.",
        ),
        rulings=(
            Ruling(
                "draw-first",
                Source("cornucopia_1e"),
                "You draw a card before you reveal your hand, so its name counts too.",
                "Du ziehst eine Karte, bevor du deine Hand aufdeckst; auch ihr Name zählt also.",
            ),
            Ruling(
                "new-name",
                Source("cornucopia_1e"),
                "The first card whose name your hand lacks is taken; the others revealed from the deck are discarded.",
                "Die erste Karte, deren Name auf deiner Hand fehlt, wird genommen; die anderen vom Nachziehstapel "
                "aufgedeckten werden abgelegt.",
            ),
            Ruling(
                "nothing-found",
                Source("cornucopia_1e", examples=("C15",)),
                "If none is found even after shuffling, all revealed cards are discarded and you keep just your hand.",
                "Findet sich auch nach dem Mischen keine, wird alles Aufgedeckte abgelegt, und du behältst nur deine "
                "Hand.",
            ),
        ),
    ),
    Words(
        "jester",
        en=English("Jester", "Jesters"),
        de=German("Harlekin", "Harlekine", "m"),
        text=Both(
            "+2 Coins\n"
            "All other players, one after another, discard the topmost card of their decks.\n"
            "For a Victory card that player gains a Curse.\n"
            "Of any other card one of you gains a copy: that player or you, as you decide.",
            "+2 Geld\n"
            "Alle anderen legen der Reihe nach die oberste Karte ihres Nachziehstapels ab.\n"
            "Für eine Punktekarte nimmt dieser Spieler einen Fluch.\n"
            "Von jeder anderen Karte nimmt einer von euch eine gleiche: er oder du, ganz nach deiner Wahl.",
        ),
        asks={
            "gain": Ask("Who gains a copy of the discarded card?", "Wer nimmt eine gleiche Karte wie die abgelegte?"),
        },
        rulings=(
            Ruling(
                "turn-order",
                Source("cornucopia_1e"),
                "From your left, each player discards and what follows is settled before the next player discards.",
                "Ab links von dir legt jeder ab, und alles Weitere wird erledigt, bevor der Nächste ablegt.",
            ),
            Ruling(
                "victory-card",
                Source("cornucopia_1e", examples=("C13",)),
                "For a discarded Victory card, even among other types, that player gains a Curse.",
                "Für eine abgelegte Punktekarte, auch neben anderen Typen, nimmt dieser Spieler einen Fluch.",
            ),
            Ruling(
                "you-choose",
                Source("cornucopia_1e", examples=("C13",)),
                "For any other card you choose whether that player or you gain a copy from the Supply, to the discard "
                "pile.",
                "Bei jeder anderen Karte wählst du, ob dieser Spieler oder du eine gleiche aus dem Vorrat nimmt, auf "
                "den Ablagestapel.",
            ),
            Ruling(
                "none-left",
                Source("cornucopia_1e", examples=("C13",)),
                "If the Supply has no Curse or no copy, nobody gains one.",
                "Ist kein Fluch oder keine gleiche Karte im Vorrat, nimmt niemand eine.",
            ),
        ),
    ),
    Words(
        "menagerie",
        en=English("Menagerie", "Menageries"),
        de=German("Menagerie", "Menagerien", "f"),
        text=Both(
            "+1 Action\nReveal your hand.\nIf no name occurs in it twice: +3 Cards\nOtherwise: +1 Card",
            "+1 Aktion\nDecke deine Handkarten auf.\nKommt kein Name darunter doppelt vor: +3 Karten\nSonst: +1 Karte",
        ),
        rulings=(
            Ruling(
                "names-only",
                Source("cornucopia_1e", examples=("C4", "C16")),
                "Only names count, not types: Copper and Silver are different, so you draw three cards.",
                "Nur Namen zählen, nicht Typen: Kupfer und Silber sind unterschiedlich, also ziehst du drei Karten.",
            ),
            Ruling(
                "double",
                Source("cornucopia_1e", examples=("C4",)),
                "If any name occurs twice in your hand, you draw one card.",
                "Kommt ein Name auf deiner Hand doppelt vor, ziehst du eine Karte.",
            ),
            Ruling(
                "empty-hand",
                Source("cornucopia_1e"),
                "With an empty hand no name occurs twice: you draw three cards.",
                "Mit leerer Hand kommt kein Name doppelt vor: Du ziehst drei Karten.",
            ),
        ),
    ),
    Words(
        "princess",
        en=English("Princess", "Princesses"),
        de=German("Prinzessin", "Prinzessinnen", "f"),
        text=Both(
            "+1 Buy\n—\nAs long as this is in play, every card costs 2 less, but never below 0.",
            "+1 Kauf\n—\nWährend diese Karte im Spiel ist, kostet jede Karte 2 weniger, aber nie unter 0.",
        ),
        later={
            2: Both(
                "+1 Buy\nFor the rest of this turn every card costs 2 less, but never below 0.",
                "+1 Kauf\nFür den Rest dieses Zuges kostet jede Karte 2 weniger, aber nie unter 0.",
            ),
        },
        rulings=(
            Ruling(
                "everywhere",
                Source("cornucopia_1e", examples=("C5",)),
                "All cards everywhere cost 2 less, also those in hand: a Remodel on an Estate, now 0, gains a card "
                "that now costs 2 or less.",
                "Alle Karten überall kosten 2 weniger, auch die auf der Hand: Ein Umbau mit einem Anwesen, jetzt 0, "
                "nimmt eine Karte, die jetzt höchstens 2 kostet.",
            ),
            Ruling(
                "copper-stays-zero",
                Source("cornucopia_1e", examples=("C5",)),
                "No cost falls below 0: a Copper still costs 0 while a Silver costs 1.",
                "Nichts fällt unter 0: Ein Kupfer kostet weiterhin 0, ein Silber 1.",
            ),
            Ruling(
                "played-twice",
                Source("cornucopia_1e", examples=("C6",)),
                "Played twice by Throne Room it is in play once, so cards cost only 2 less; the Buys are two.",
                "Durch den Thronsaal zweimal gespielt, ist sie einmal im Spiel, also kosten Karten nur 2 weniger; "
                "Käufe sind es zwei.",
            ),
            Ruling(
                "adds-up",
                Source("cornucopia_later"),
                "Second print: each time it is played cards cost 2 less, so 4 less with Throne Room.",
                "Späterer Druck: Jedes Mal, dass sie gespielt wird, kosten Karten 2 weniger, mit dem Thronsaal also 4 "
                "weniger.",
                edition=2,
            ),
            Ruling(
                "this-turn",
                Source("cornucopia_later"),
                "Second print: the cards stay cheaper until the end of the turn, even if the Princess leaves play; "
                "lying in play from earlier, she does nothing.",
                "Späterer Druck: Die Karten bleiben bis zum Ende des Zuges billiger, auch wenn die Prinzessin das "
                "Spiel verlässt; von früher im Spiel liegend, tut sie nichts.",
                edition=2,
            ),
        ),
    ),
    Words(
        "remake",
        en=English("Remake", "Remakes"),
        de=German("Nachbau", "Nachbauten", "m"),
        text=Both(
            "Choose a card in your hand and trash it.\n"
            "Then gain a card that costs exactly 1 more.\n"
            "After that, do both a second time.",
            "Wähle eine Karte auf deiner Hand und entsorge sie.\n"
            "Nimm dann eine Karte, die genau 1 mehr kostet.\n"
            "Danach tu beides noch einmal.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing exactly 1 more than the trashed one.",
                "Nimm eine Karte, die genau 1 mehr kostet als die entsorgte.",
            ),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "one-by-one",
                Source("cornucopia_1e"),
                "The first card is trashed and its replacement gained before you choose the second.",
                "Die erste Karte wird entsorgt und ihr Ersatz genommen, bevor du die zweite wählst.",
            ),
            Ruling(
                "exactly-one-more",
                Source("cornucopia_1e"),
                "The gained card costs exactly 1 more, with the same Potion in its cost or none.",
                "Die genommene Karte kostet genau 1 mehr, mit demselben Trank in den Kosten oder keinem.",
            ),
            Ruling(
                "none-at-that-cost",
                Source("cornucopia_1e"),
                "If the Supply has no card at that cost, none is gained; the card stays trashed.",
                "Hat der Vorrat keine Karte zu diesen Kosten, wird keine genommen; entsorgt bleibt die Karte.",
            ),
            Ruling(
                "forced",
                Source("cornucopia_1e"),
                "Both times you must trash a card if you hold one; with a single card it happens once.",
                "Beide Male musst du eine Karte entsorgen, wenn du eine hast; mit einer einzigen geschieht es einmal.",
            ),
        ),
    ),
    Words(
        "tournament",
        en=English("Tournament", "Tournaments"),
        de=German("Turnier", "Turniere", "n"),
        text=Both(
            "+1 Action\n"
            "If you wish, discard a Province from your hand.\n"
            "If you did, gain a Duchy or the Prize you like best, on top of your deck.\n"
            "After that, all other players may show a Province from hand.\n"
            "If nobody does: +1 Card, +1 Coin",
            "+1 Aktion\n"
            "Wenn du willst, lege eine Provinz von deiner Hand ab.\n"
            "Hast du das getan, nimm ein Herzogtum oder eine Preiskarte deiner Wahl auf deinen Nachziehstapel.\n"
            "Danach dürfen alle anderen eine Provinz von der Hand zeigen.\n"
            "Tut das niemand: +1 Karte, +1 Geld",
        ),
        later={
            2: Both(
                "+1 Action\n"
                "All players may show a Province from hand, you first.\n"
                "If you did, discard yours, then gain a Duchy or the Prize you like best, on top of your deck.\n"
                "If no other player did: +1 Card, +1 Coin",
                "+1 Aktion\n"
                "Alle dürfen eine Provinz von der Hand zeigen, du zuerst.\n"
                "Hast du das getan, lege deine ab und nimm ein Herzogtum oder eine Preiskarte deiner Wahl auf deinen "
                "Nachziehstapel.\n"
                "Hat es niemand anderes getan: +1 Karte, +1 Geld",
            ),
        },
        asks={
            "choose": Ask(
                "What do you gain for your Province?",
                "Was nimmst du für deine Provinz?",
                options={
                    "prize": Both("A Prize", "Eine Preiskarte"),
                    "duchy": Both("A Duchy", "Ein Herzogtum"),
                },
            ),
            "discard": Ask(
                "You may discard a Province to gain a Prize or a Duchy.",
                "Du darfst eine Provinz ablegen, um eine Preiskarte oder ein Herzogtum zu nehmen.",
            ),
            "prize": Ask("Choose a Prize.", "Wähle eine Preiskarte."),
            "reveal": Ask(
                "You may reveal a Province from your hand.",
                "Du darfst eine Provinz aus deiner Hand aufdecken.",
            ),
            "reveal_own": Ask(
                "You may reveal a Province, to discard it later for a Prize or a Duchy.",
                "Du darfst eine Provinz aufdecken, um sie dann für eine Preiskarte oder ein Herzogtum abzulegen.",
            ),
        },
        rulings=(
            Ruling(
                "nobody-shows",
                Source("cornucopia_1e", examples=("C8",)),
                "If no other player shows a Province, you get the card and the coin, whether you discarded a Province "
                "or not.",
                "Zeigt niemand anderes eine Provinz, bekommst du die Karte und das Geld, ob du eine Provinz abgelegt "
                "hast oder nicht.",
            ),
            Ruling(
                "somebody-shows",
                Source("cornucopia_1e", examples=("C8",)),
                "If another player shows a Province, you get neither card nor coin, but what you gained for your own "
                "Province is yours.",
                "Zeigt jemand eine Provinz, bekommst du weder Karte noch Geld; was du für deine eigene Provinz "
                "genommen hast, behältst du.",
            ),
            Ruling(
                "onto-deck",
                Source("cornucopia_1e"),
                "The Prize or Duchy goes on top of your deck, so the extra card may be just that one.",
                "Die Preiskarte oder das Herzogtum kommt auf deinen Nachziehstapel; die zusätzliche Karte kann also "
                "genau diese sein.",
            ),
            Ruling(
                "you-first",
                Source("cornucopia_1e"),
                "You decide about your Province and gain before the others show theirs.",
                "Du entscheidest über deine Provinz und nimmst, bevor die anderen ihre zeigen.",
            ),
            Ruling(
                "optional",
                Source("cornucopia_1e"),
                "Neither you nor the others have to use a Province in hand.",
                "Weder du noch die anderen müssen eine Provinz auf der Hand nutzen.",
            ),
            Ruling(
                "empty-pile",
                Source("cornucopia_1e", examples=("C8",)),
                "You may choose a Prize or a Duchy although none is left, and then gain nothing.",
                "Du darfst Preiskarte oder Herzogtum wählen, auch wenn davon nichts mehr da ist, und nimmst dann "
                "nichts.",
            ),
            Ruling(
                "shown-province-stays",
                Source("cornucopia_1e"),
                "A Province that is shown stays in its owner's hand.",
                "Eine gezeigte Provinz bleibt auf der Hand ihres Besitzers.",
            ),
            Ruling(
                "prizes-outside-supply",
                Source("cornucopia_1e", "setup"),
                "The five Prizes, one of each, lie open outside the Supply: they cannot be bought or gained "
                "otherwise, and their empty pile does not count.",
                "Die fünf Preiskarten, jede einmal, liegen offen außerhalb des Vorrats: Man kann sie nicht kaufen "
                "oder anders nehmen, und ihr leerer Stapel zählt nicht.",
            ),
            Ruling(
                "prizes-open",
                Source("cornucopia_1e"),
                "Everybody may see at any time which Prizes are left.",
                "Alle dürfen jederzeit sehen, welche Preiskarten noch da sind.",
            ),
            Ruling(
                "all-show-first",
                Source("cornucopia_later"),
                "Second print: all players, you first, decide whether to show a Province before anything is discarded "
                "or gained.",
                "Späterer Druck: Alle, du zuerst, entscheiden, ob sie eine Provinz zeigen, bevor etwas abgelegt oder "
                "genommen wird.",
                edition=2,
            ),
            Ruling(
                "shown-is-discarded",
                Source("cornucopia_later"),
                "Second print: the Province you showed is discarded for a Prize or a Duchy; those of the others stay "
                "in their hands.",
                "Späterer Druck: Die von dir gezeigte Provinz wird für eine Preiskarte oder ein Herzogtum abgelegt; "
                "die der anderen bleiben auf der Hand.",
                edition=2,
            ),
            Ruling(
                "bonus-last",
                Source("cornucopia_later"),
                "Second print: the card and the coin, if nobody else showed a Province, come after the Prize, which "
                "may be the card drawn.",
                "Späterer Druck: Karte und Geld, wenn sonst niemand eine Provinz gezeigt hat, kommen nach der "
                "Preiskarte, die die gezogene Karte sein kann.",
                edition=2,
            ),
            Ruling(
                "black-market",
                Source("cornucopia_1e"),
                "The Prizes are laid out also if the Tournament is only in the Black Market deck.",
                "Die Preise liegen auch bereit, wenn das Turnier nur im Schwarzmarktstapel ist.",
            ),
        ),
    ),
    Words(
        "trusty_steed",
        en=English("Trusty Steed", "Trusty Steeds"),
        de=German("Streitross", "Streitrösser", "n"),
        text=Both(
            "Pick two different ones and carry them out in this order:\n"
            "+2 Cards\n"
            "+2 Actions\n"
            "+2 Coins\n"
            "Gain four Silvers, then your deck goes into your discard pile.",
            "Suche dir zwei unterschiedliche aus und führe sie in dieser Reihenfolge aus:\n"
            "+2 Karten\n"
            "+2 Aktionen\n"
            "+2 Geld\n"
            "Nimm vier Silber; dann wandert dein Nachziehstapel auf deinen Ablagestapel.",
        ),
        asks={
            "choose": Ask(
                "Choose two.",
                "Wähle zwei.",
                options={
                    "cards": Both("+2 Cards", "+2 Karten"),
                    "actions": Both("+2 Actions", "+2 Aktionen"),
                    "coins": Both("+2 Coins", "+2 Geld"),
                    "silvers": Both(
                        "Gain 4 Silvers and put your deck into your discard pile",
                        "4 Silber nehmen und den Nachziehstapel auf den Ablagestapel legen",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "two-different",
                Source("cornucopia_1e"),
                "The two options must be different and are both chosen before anything happens.",
                "Die beiden Möglichkeiten müssen unterschiedlich sein und werden beide gewählt, bevor etwas geschieht.",
            ),
            Ruling(
                "draw-before-silvers",
                Source("cornucopia_1e", examples=("C7",)),
                "With cards and Silvers chosen, you draw first, then gain the Silvers and move the deck.",
                "Sind Karten und Silber gewählt, ziehst du zuerst, nimmst dann die Silber und legst den "
                "Nachziehstapel um.",
            ),
            Ruling(
                "fewer-silvers",
                Source("cornucopia_1e", examples=("C7",)),
                "With fewer than four Silvers in the Supply you gain those there are.",
                "Sind weniger als vier Silber im Vorrat, nimmst du die vorhandenen.",
            ),
            Ruling(
                "no-look",
                Source("cornucopia_1e"),
                "You may not look through the deck before it goes to the discard pile.",
                "Du darfst den Nachziehstapel nicht durchsehen, bevor er auf den Ablagestapel kommt.",
            ),
        ),
    ),
    Words(
        "young_witch",
        en=English("Young Witch", "Young Witches"),
        de=German("Junge Hexe", "Junge Hexen", "f"),
        text=Both(
            "+2 Cards\n"
            "Discard two cards.\n"
            "All other players gain one Curse each, except those who show a Bane from hand.\n"
            "—\n"
            "Setup: one more Kingdom pile, costing 2 or 3, joins the Supply. Its cards are the Banes.",
            "+2 Karten\n"
            "Lege zwei Handkarten ab.\n"
            "Alle anderen nehmen je einen Fluch, außer sie zeigen eine Bannkarte von der Hand.\n"
            "—\n"
            "Spielvorbereitung: Ein weiterer Königreichstapel, der 2 oder 3 kostet, kommt in den Vorrat. Seine Karten "
            "sind die Bannkarten.",
        ),
        asks={
            "discard": Ask("Discard 2 cards.", "Lege 2 Handkarten ab."),
            "reveal": Ask(
                "You may reveal a Bane from your hand so as not to gain a Curse.",
                "Du darfst eine Bannkarte aus deiner Hand aufdecken, um keinen Fluch zu nehmen.",
            ),
        },
        rulings=(
            Ruling(
                "bane-pile",
                Source("cornucopia_1e", examples=("C17",)),
                "The Bane pile is an eleventh kingdom pile in the Supply: its cards can be bought and it counts for "
                "the end of the game.",
                "Der Bannstapel ist ein elfter Königreichstapel im Vorrat: Seine Karten sind käuflich, und er zählt "
                "für das Spielende.",
            ),
            Ruling(
                "bane-cost",
                Source("cornucopia_1e", "setup"),
                "Only a kingdom card that costs 2 or 3 can be the Bane.",
                "Nur eine Königreichkarte, die 2 oder 3 kostet, kann Bannkarte sein.",
            ),
            Ruling(
                "bane-works-normally",
                Source("cornucopia_1e", "setup"),
                "Bane cards keep their normal function.",
                "Bannkarten behalten ihre normale Funktion.",
            ),
            Ruling(
                "bane-optional",
                Source("cornucopia_1e"),
                "Whoever does not show a Bane gains a Curse, even with a Bane in hand.",
                "Wer keine Bannkarte zeigt, nimmt einen Fluch, auch mit einer Bannkarte auf der Hand.",
            ),
            Ruling(
                "bane-stays",
                Source("cornucopia_1e"),
                "A Bane that is shown stays in hand and works again against the next Young Witch.",
                "Eine gezeigte Bannkarte bleibt auf der Hand und hilft auch gegen die nächste Junge Hexe.",
            ),
            Ruling(
                "discard-drawn",
                Source("cornucopia_1e"),
                "You must discard two cards after drawing; they may be the ones just drawn.",
                "Du musst nach dem Ziehen zwei Karten ablegen; es dürfen die gerade gezogenen sein.",
            ),
            Ruling(
                "reactions-first",
                Source("cornucopia_1e", examples=("C11",)),
                "Reactions are used before Banes are shown; Horse Traders set aside then do not stop a Bane from "
                "helping.",
                "Reaktionen kommen, bevor Bannkarten gezeigt werden; ein dabei beiseitegelegter Pferdehändler hindert "
                "eine Bannkarte nicht zu helfen.",
            ),
            Ruling(
                "bane-that-reacts",
                Source("cornucopia_1e", examples=("C11",)),
                "A Bane that is itself a Reaction may react first and, if still in hand, then be shown as Bane.",
                "Eine Bannkarte, die selbst Reaktionskarte ist, darf erst reagieren und, wenn sie noch auf der Hand "
                "ist, dann als Bannkarte gezeigt werden.",
            ),
            Ruling(
                "turn-order",
                Source("cornucopia_1e"),
                "Banes and Curses are handled player by player from your left; whoever comes when the Curses are gone "
                "gains none.",
                "Bannkarten und Flüche gehen ab links von dir Spieler für Spieler; wer drankommt, wenn keine Flüche "
                "mehr da sind, nimmt keinen.",
            ),
            Ruling(
                "black-market",
                Source("cornucopia_1e"),
                "The Bane pile is needed also if the Young Witch is only in the Black Market deck.",
                "Den Bannstapel braucht es auch, wenn die Junge Hexe nur im Schwarzmarktstapel ist.",
            ),
        ),
    ),
    PileWords("prizes", "Prizes", "Preise"),
    ChoiceWords(
        "young_witch.bane",
        label=Both("Bane", "Bann"),
        title=Both("Bane of Young Witch", "Bann der Jungen Hexe"),
        by_chance=Both("The Bane was chosen by chance: {cards}.", "Der Bann ist durch Zufall bestimmt: {cards}."),
        refused=Both(
            "{pick} cannot be the Bane: expected a kingdom card costing 2 or 3 that is not used otherwise",
            "{pick} kann nicht der Bann sein: erwartet ist eine unbenutzte Königreichkarte für 2 oder 3",
        ),
        typed=Both(("Bane",), ("Bannstapel", "Bannkarte", "Bann")),
        marker=Both(
            "the randomizer of Young Witch, crosswise under {cards}",
            "die Platzhalterkarte der Jungen Hexe, quer unter {cards}",
        ),
    ),
)
