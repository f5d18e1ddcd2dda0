"""Words of the kingdom cards of the base game."""

from typing import Final

from platin.text.words import Ask, Both, Counted, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "adventurer",
        en=English("Adventurer", "Adventurers"),
        de=German("Abenteurer", "Abenteurer", "m"),
        picture="fedora",
        text=Both(
            "Keep revealing cards from your deck until two Treasures lie open.\n"
            "Those two go into your hand.\n"
            "Everything else you revealed is discarded.",
            "Du deckst deinen Nachziehstapel Karte für Karte auf, bis zwei Geldkarten dabei sind.\n"
            "Diese beiden kommen auf deine Hand.\n"
            "Alles andere Aufgedeckte wird abgelegt.",
        ),
        rulings=(
            Ruling(
                "first-two",
                Source("base_1e"),
                "You take the first two Treasures that appear; you can neither pick others nor stop earlier.",
                "Du nimmst die ersten zwei Geldkarten, die auftauchen; du kannst weder andere wählen noch früher "
                "aufhören.",
            ),
            Ruling(
                "shuffle",
                Source("base_1e"),
                "If the deck runs out, you shuffle the discard pile and go on; the cards already revealed stay out of "
                "the shuffle.",
                "Geht der Nachziehstapel aus, mischst du den Ablagestapel und machst weiter; schon Aufgedecktes wird "
                "nicht mitgemischt.",
            ),
            Ruling(
                "too-few",
                Source("base_1e"),
                "If only one Treasure or none appears even after shuffling, you take just that and discard the rest.",
                "Taucht auch nach dem Mischen nur eine oder gar keine Geldkarte auf, nimmst du nur diese und legst "
                "den Rest ab.",
            ),
            Ruling(
                "combined",
                Source("base_1e"),
                "Cards that are Treasures among other types count as Treasures.",
                "Karten, die unter anderem Geldkarten sind, zählen als Geldkarten.",
            ),
        ),
    ),
    Words(
        "artisan",
        en=English("Artisan", "Artisans"),
        de=German("Töpferei", "Töpfereien", "f"),
        picture="painted-pottery",
        text=Both(
            "Gain a card that costs 5 or less, straight into your hand.\n"
            "Then choose a card in your hand and place it on top of your deck.",
            "Nimm eine Karte für höchstens 5 direkt auf die Hand.\n"
            "Wähle dann eine deiner Handkarten; sie kommt oben auf deinen Nachziehstapel.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 5 into your hand.",
                "Nimm eine Karte, die höchstens 5 kostet, auf die Hand.",
            ),
            "topdeck": Ask(
                "Put a card from your hand onto your deck.",
                "Lege eine Handkarte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("base_2e"),
                "Gaining is not optional, and neither is putting a card back.",
                "Das Nehmen ist nicht freiwillig und das Zurücklegen auch nicht.",
            ),
            Ruling(
                "no-extra-coins",
                Source("base_2e"),
                "Coins cannot raise the limit of 5.",
                "Mit Geld lässt sich die Grenze von 5 nicht erhöhen.",
            ),
            Ruling(
                "no-potion",
                Source("base_2e"),
                "A card with a Potion in its cost cannot be gained, whatever coins it costs.",
                "Eine Karte mit Trank in den Kosten darf nicht genommen werden, egal wie viel Geld sie kostet.",
            ),
            Ruling(
                "same-card",
                Source("base_2e"),
                "The card put back may be the one just gained or any other from hand.",
                "Die zurückgelegte Karte darf die eben genommene oder irgendeine andere Handkarte sein.",
            ),
        ),
    ),
    Words(
        "bandit",
        en=English("Bandit", "Bandits"),
        de=German("Banditin", "Banditinnen", "f"),
        picture="bandit",
        text=Both(
            "Gain a Gold.\n"
            "All other players reveal the two topmost cards of their decks.\n"
            "Anyone showing a Treasure that is no Copper trashes one such card.\n"
            "They discard what remains.",
            "Nimm ein Gold.\n"
            "Alle anderen decken die zwei obersten Karten ihres Nachziehstapels auf.\n"
            "Ist eine Geldkarte dabei, die kein Kupfer ist, müssen sie eine solche entsorgen.\n"
            "Was übrig ist, legen sie ab.",
        ),
        asks={
            "trash": Ask(
                "Which of the revealed Treasures do you trash?",
                "Welche der aufgedeckten Geldkarten entsorgst du?",
            ),
        },
        rulings=(
            Ruling(
                "victim-chooses",
                Source("base_2e"),
                "If both revealed cards could be trashed, their owner chooses which.",
                "Kämen beide aufgedeckten Karten in Frage, wählt ihr Besitzer, welche entsorgt wird.",
            ),
            Ruling(
                "combined",
                Source("base_2e"),
                "Combined Treasures, such as a Shield, are hit as well.",
                "Auch kombinierte Geldkarten, wie ein Schild, sind betroffen.",
            ),
            Ruling(
                "none-fitting",
                Source("base_2e"),
                "If there is no Treasure but Copper among the cards, both are discarded.",
                "Ist außer Kupfer keine Geldkarte dabei, werden beide Karten abgelegt.",
            ),
            Ruling(
                "no-gold",
                Source("base_2e"),
                "Without a Gold in the Supply the attack still happens.",
                "Ist kein Gold mehr im Vorrat, findet der Angriff trotzdem statt.",
            ),
        ),
    ),
    Words(
        "bureaucrat",
        en=English("Bureaucrat", "Bureaucrats"),
        de=German("Bürokrat", "Bürokraten", "m"),
        picture="stamper",
        text=Both(
            "Gain a Silver, directly on top of your deck.\n"
            "All other players show a Victory card from hand and place it on top of their decks.\n"
            "Whoever has none shows the whole hand instead.",
            "Nimm ein Silber; es kommt gleich oben auf deinen Nachziehstapel.\n"
            "Alle anderen zeigen eine Punktekarte von der Hand und legen sie auf ihren Nachziehstapel.\n"
            "Wer keine hat, zeigt stattdessen alle Handkarten.",
        ),
        asks={
            "topdeck": Ask(
                "Put a Victory card from your hand onto your deck.",
                "Lege eine Punktekarte aus deiner Hand auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "victim-chooses",
                Source("base_1e"),
                "A player with several Victory cards in hand chooses which one goes on the deck.",
                "Wer mehrere Punktekarten auf der Hand hat, wählt, welche auf den Nachziehstapel kommt.",
            ),
            Ruling(
                "shows-hand",
                Source("base_1e"),
                "A player without a Victory card shows the whole hand and keeps it.",
                "Wer keine Punktekarte hat, zeigt alle Handkarten und behält sie.",
            ),
            Ruling(
                "empty-deck",
                Source("base_1e"),
                "With an empty deck the card put there is the whole deck; nothing is shuffled for it.",
                "Bei leerem Nachziehstapel bildet die daraufgelegte Karte allein den Stapel; gemischt wird dafür "
                "nicht.",
            ),
            Ruling(
                "no-silver",
                Source("base_1e"),
                "Without a Silver in the Supply only the attack happens.",
                "Ist kein Silber mehr im Vorrat, findet nur der Angriff statt.",
            ),
        ),
        aliases=("Biirokrat",),
    ),
    Words(
        "cellar",
        en=English("Cellar", "Cellars"),
        de=German("Keller", "Keller", "m"),
        picture="cellar-barrels",
        text=Both(
            "+1 Action\nDiscard as many cards as you like.\nThen draw just as many.",
            "+1 Aktion\nLege so viele Handkarten ab, wie du willst.\nZiehe danach genauso viele.",
        ),
        asks={
            "discard": Ask(
                "Discard any number of cards. You draw as many.",
                "Lege beliebig viele Handkarten ab. Du ziehst ebenso viele nach.",
            ),
        },
        rulings=(
            Ruling(
                "none",
                Source("base_1e"),
                "You may discard no card at all and then draw none.",
                "Du darfst auch gar keine Karte ablegen und ziehst dann keine.",
            ),
            Ruling(
                "discard-then-draw",
                Source("base_1e"),
                "All cards are discarded together before the first one is drawn.",
                "Alle Karten werden zusammen abgelegt, bevor die erste gezogen wird.",
            ),
            Ruling(
                "shuffled-in",
                Source("base_1e"),
                "If drawing needs a shuffle, the cards just discarded are shuffled in.",
                "Muss zum Ziehen gemischt werden, werden die eben abgelegten Karten mitgemischt.",
            ),
            Ruling(
                "not-itself",
                Source("base_1e"),
                "The Cellar just played is not in hand and cannot be discarded by itself.",
                "Der gespielte Keller ist nicht mehr auf der Hand und kann sich nicht selbst ablegen.",
            ),
        ),
    ),
    Words(
        "chancellor",
        en=English("Chancellor", "Chancellors"),
        de=German("Kanzler", "Kanzler", "m"),
        picture="tied-scroll",
        text=Both(
            "+2 Coins\nIf you wish, your whole deck goes into your discard pile now.",
            "+2 Geld\nWenn du willst, wandert dein ganzer Nachziehstapel jetzt auf deinen Ablagestapel.",
        ),
        asks={
            "dump": Ask(
                "Put your deck into your discard pile?",
                "Deinen Nachziehstapel auf den Ablagestapel legen?",
                options={
                    "yes": Both("Put it there", "Auf den Ablagestapel"),
                    "no": Both("Leave it", "Liegen lassen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "optional",
                Source("base_1e"),
                "You may leave your deck as it is.",
                "Du darfst deinen Nachziehstapel auch lassen, wie er ist.",
            ),
            Ruling(
                "at-once",
                Source("base_1e"),
                "The decision is made when the Chancellor is played, before anything else is done.",
                "Die Entscheidung fällt beim Spielen des Kanzlers, bevor irgendetwas anderes geschieht.",
            ),
            Ruling(
                "no-look",
                Source("base_1e"),
                "You do not see the cards of your deck before you decide.",
                "Du siehst die Karten deines Nachziehstapels nicht, bevor du entscheidest.",
            ),
        ),
    ),
    Words(
        "chapel",
        en=English("Chapel", "Chapels"),
        de=German("Kapelle", "Kapellen", "f"),
        picture="church",
        text=Both(
            "Pick at most four cards from your hand and trash them.",
            "Suche dir höchstens vier deiner Handkarten aus und entsorge sie.",
        ),
        asks={
            "trash": Ask("Trash up to 4 cards from your hand.", "Entsorge bis zu 4 Handkarten."),
        },
        rulings=(
            Ruling(
                "none",
                Source("base_1e"),
                "You may trash no card at all.",
                "Du darfst auch gar keine Karte entsorgen.",
            ),
            Ruling(
                "other-chapel",
                Source("base_1e"),
                "The Chapel just played is not in hand; another Chapel in hand may be trashed.",
                "Die gespielte Kapelle ist nicht mehr auf der Hand; eine andere auf der Hand darf entsorgt werden.",
            ),
            Ruling(
                "together",
                Source("base_1e"),
                "The cards are chosen and trashed together.",
                "Die Karten werden zusammen ausgesucht und entsorgt.",
            ),
        ),
    ),
    Words(
        "council_room",
        en=English("Council Room", "Council Rooms"),
        de=German("Ratsversammlung", "Ratsversammlungen", "f"),
        picture="round-table",
        text=Both(
            "+4 Cards\n+1 Buy\nAll other players draw one card each.",
            "+4 Karten\n+1 Kauf\nAlle anderen ziehen je eine Karte.",
        ),
        rulings=(
            Ruling(
                "others-must-draw",
                Source("base_1e"),
                "The other players must draw, in turn order.",
                "Die anderen müssen ziehen, und zwar in Zugreihenfolge.",
            ),
            Ruling(
                "no-attack",
                Source("base_1e"),
                "It is no Attack: nobody may react to it with a Moat or Horse Traders.",
                "Sie ist kein Angriff: Niemand darf mit Burggraben oder Pferdehändler darauf reagieren.",
            ),
        ),
    ),
    Words(
        "feast",
        en=English("Feast", "Feasts"),
        de=German("Festmahl", "Festmähler", "n"),
        picture="chicken-oven",
        text=Both(
            "This card goes to the trash.\nGain a card that costs 5 or less.",
            "Diese Karte kommt auf den Müll.\nNimm eine Karte für höchstens 5.",
        ),
        asks={
            "gain": Ask("Gain a card costing up to 5.", "Nimm eine Karte, die höchstens 5 kostet."),
        },
        rulings=(
            Ruling(
                "gains-without-trashing",
                Source("base_1e"),
                "Played a second time by Throne Room it cannot be trashed again, but another card is gained all the "
                "same.",
                "Durch den Thronsaal zum zweiten Mal gespielt, kann es nicht nochmals entsorgt werden, aber du nimmst "
                "trotzdem noch eine Karte.",
            ),
            Ruling(
                "no-extra-coins",
                Source("base_1e"),
                "Coins cannot raise the limit of 5.",
                "Mit Geld lässt sich die Grenze von 5 nicht erhöhen.",
            ),
            Ruling(
                "not-in-play",
                Source("cornucopia_1e", "horn_of_plenty", examples=("C10",)),
                "A trashed Feast is no longer in play and does not make a Peddler cheaper.",
                "Ein entsorgtes Festmahl ist nicht mehr im Spiel und macht einen Hausierer nicht billiger.",
            ),
            Ruling("forced", Source("base_1e"), "The gain is not optional.", "Das Nehmen ist nicht freiwillig."),
        ),
    ),
    Words(
        "festival",
        en=English("Festival", "Festivals"),
        de=German("Jahrmarkt", "Jahrmärkte", "m"),
        picture="party-flags",
        text=Both("+2 Actions\n+1 Buy\n+2 Coins", "+2 Aktionen\n+1 Kauf\n+2 Geld"),
    ),
    Words(
        "gardens",
        en=English("Gardens", "Gardens"),
        de=German("Gärten", "Gärten", "pl"),
        picture="flowers",
        text=Both(
            "At the end of the game: 1 VP for each full ten cards you own",
            "Am Spielende: 1 Siegpunkt für je volle zehn Karten, die dir gehören",
        ),
        counted=Counted(
            Both("{n} card in the deck", "{n} Karte im Kartendeck"),
            Both("{n} cards in the deck", "{n} Karten im Kartendeck"),
        ),
        rulings=(
            Ruling(
                "all-cards",
                Source("base_1e"),
                "Every card you own counts: deck, hand, discard pile, in play and set aside.",
                "Es zählen alle deine Karten: Nachziehstapel, Hand, Ablagestapel, im Spiel und beiseitegelegt.",
            ),
            Ruling(
                "rounded-down",
                Source("base_1e"),
                "With 39 cards a Gardens is worth 3, with 40 it is worth 4.",
                "Bei 39 Karten sind Gärten 3 wert, bei 40 sind sie 4 wert.",
            ),
            Ruling("each", Source("base_1e"), "Each Gardens scores for itself.", "Jede Karte Gärten zählt für sich."),
            Ruling(
                "pile",
                Source("base_1e", "setup"),
                "There are 8 Gardens with two players and 12 with more.",
                "Es gibt 8 Karten Gärten bei zwei Spielern, sonst 12.",
            ),
        ),
        aliases=("Garten", "Girten"),
    ),
    Words(
        "harbinger",
        en=English("Harbinger", "Harbingers"),
        de=German("Vorbotin", "Vorbotinnen", "f"),
        picture="raven",
        text=Both(
            "+1 Card\n+1 Action\nSearch your discard pile; if you wish, one card of it goes on top of your deck.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Durchsuche deinen Ablagestapel; wenn du willst, kommt eine Karte daraus auf deinen Nachziehstapel.",
        ),
        asks={
            "topdeck": Ask(
                "You may put a card from your discard pile onto your deck.",
                "Du darfst eine Karte aus deinem Ablagestapel auf deinen Nachziehstapel legen.",
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("base_2e"),
                "You draw first; if that needs a shuffle, the discard pile you then search is empty.",
                "Du ziehst zuerst; muss dafür gemischt werden, ist der Ablagestapel danach leer.",
            ),
            Ruling(
                "optional",
                Source("base_2e"),
                "You may leave all cards in the discard pile.",
                "Du darfst alle Karten im Ablagestapel lassen.",
            ),
            Ruling(
                "empty-discard-pile",
                Source("base_2e"),
                "With an empty discard pile nothing more happens.",
                "Ist der Ablagestapel leer, geschieht nichts weiter.",
            ),
        ),
    ),
    Words(
        "laboratory",
        en=English("Laboratory", "Laboratories"),
        de=German("Laboratorium", "Laboratorien", "n"),
        picture="bubbling-flask",
        text=Both("+2 Cards\n+1 Action", "+2 Karten\n+1 Aktion"),
    ),
    Words(
        "library",
        en=English("Library", "Libraries"),
        de=German("Bibliothek", "Bibliotheken", "f"),
        picture="bookshelf",
        text=Both(
            "Draw cards one by one until your hand holds seven.\n"
            "An Action drawn this way may at once be set aside instead of kept.\n"
            "When you are done, discard everything you set aside.",
            "Ziehe Karte für Karte, bis du sieben auf der Hand hast.\n"
            "Eine dabei gezogene Aktionskarte darfst du gleich beiseitelegen, statt sie zu behalten.\n"
            "Bist du fertig, legst du alles Beiseitegelegte ab.",
        ),
        asks={
            "set_aside": Ask(
                "Set this Action aside? Otherwise you keep it.",
                "Diese Aktionskarte beiseitelegen? Sonst behältst du sie.",
            ),
        },
        rulings=(
            Ruling(
                "each-decides",
                Source("base_1e"),
                "For each Action drawn you decide at once whether to keep it or set it aside, before the next card is "
                "drawn.",
                "Für jede gezogene Aktionskarte entscheidest du sofort, ob du sie behältst oder beiseitelegst, bevor "
                "du weiterziehst.",
            ),
            Ruling(
                "seven-already",
                Source("base_1e"),
                "With seven or more cards in hand you draw none.",
                "Mit sieben oder mehr Handkarten ziehst du keine.",
            ),
            Ruling(
                "set-aside-not-shuffled",
                Source("base_1e"),
                "Cards set aside stay out of a shuffle that happens meanwhile and are discarded at the end.",
                "Beiseitegelegte Karten werden beim Mischen zwischendurch nicht mitgemischt und am Ende abgelegt.",
            ),
            Ruling(
                "too-few",
                Source("base_1e"),
                "If the cards do not suffice for seven, you draw what there is.",
                "Reichen die Karten nicht für sieben, ziehst du, was da ist.",
            ),
            Ruling(
                "combined",
                Source("base_1e"),
                "Cards that are Actions among other types, such as Spell Scroll, may be set aside too.",
                "Auch Karten, die unter anderem Aktionskarten sind, wie die Zauberrolle, darfst du beiseitelegen.",
            ),
        ),
    ),
    Words(
        "market",
        en=English("Market", "Markets"),
        de=German("Markt", "Märkte", "m"),
        picture="shop",
        text=Both("+1 Card\n+1 Action\n+1 Buy\n+1 Coin", "+1 Karte\n+1 Aktion\n+1 Kauf\n+1 Geld"),
    ),
    Words(
        "merchant",
        en=English("Merchant", "Merchants"),
        de=German("Händlerin", "Händlerinnen", "f"),
        picture="scales",
        text=Both(
            "+1 Card\n+1 Action\nYour first Silver this turn: +1 Coin.",
            "+1 Karte\n+1 Aktion\nDein erstes Silber in diesem Zug: +1 Geld.",
        ),
        rulings=(
            Ruling(
                "each-play",
                Source("base_2e"),
                "Each play of a Merchant adds 1 to the first Silver: played twice by Throne Room, that Silver brings "
                "4.",
                "Jedes Spielen einer Händlerin bringt 1 zum ersten Silber: Durch den Thronsaal zweimal gespielt, "
                "bringt dieses Silber 4.",
            ),
            Ruling(
                "first-silver-only",
                Source("base_2e"),
                "Only the first Silver of the turn brings more, not the second.",
                "Nur das erste Silber des Zuges bringt mehr, nicht das zweite.",
            ),
            Ruling(
                "silver-before",
                Source("base_2e"),
                "A Merchant played after the first Silver of the turn brings nothing.",
                "Eine Händlerin, die nach dem ersten Silber des Zuges gespielt wird, bringt nichts.",
            ),
        ),
    ),
    Words(
        "militia",
        en=English("Militia", "Militias"),
        de=German("Miliz", "Milizen", "f"),
        picture="pikeman",
        text=Both(
            "+2 Coins\nAll other players who hold more than three cards discard until three are left.",
            "+2 Geld\nAlle anderen mit mehr als drei Handkarten legen ab, bis ihnen drei bleiben.",
        ),
        asks={
            "discard": Ask("Discard down to 3 cards in hand.", "Lege Handkarten ab, bis du nur noch 3 hast."),
        },
        rulings=(
            Ruling(
                "three-or-fewer",
                Source("base_1e"),
                "Whoever holds three or fewer cards discards nothing.",
                "Wer drei oder weniger Handkarten hat, legt nichts ab.",
            ),
            Ruling(
                "victim-chooses",
                Source("base_1e"),
                "The players attacked choose themselves which cards they discard, all at once.",
                "Die Angegriffenen wählen selbst, welche Karten sie ablegen, und zwar alle auf einmal.",
            ),
        ),
    ),
    Words(
        "mine",
        en=English("Mine", "Mines"),
        de=German("Mine", "Minen", "f"),
        picture="mining",
        text=Both(
            "Choose a Treasure in your hand and trash it.\n"
            "Then gain a Treasure that costs at most 3 more, straight into your hand.",
            "Wähle eine Geldkarte auf deiner Hand und entsorge sie.\n"
            "Nimm dann eine Geldkarte, die höchstens 3 mehr kostet, direkt auf die Hand.",
        ),
        later={
            2: Both(
                "If you wish, choose a Treasure in your hand and trash it.\n"
                "If you did, gain a Treasure that costs at most 3 more, straight into your hand.",
                "Wenn du willst, wähle eine Geldkarte auf deiner Hand und entsorge sie.\n"
                "Hast du das getan, nimm eine Geldkarte, die höchstens 3 mehr kostet, direkt auf die Hand.",
            ),
        },
        asks={
            "gain": Ask(
                "Gain a Treasure into your hand, costing up to 3 more than the trashed one.",
                "Nimm eine Geldkarte auf die Hand, die höchstens 3 mehr kostet als die entsorgte.",
            ),
            "may_trash": Ask(
                "You may trash a Treasure from your hand.",
                "Du darfst eine Geldkarte aus deiner Hand entsorgen.",
            ),
            "trash": Ask("Trash a Treasure from your hand.", "Entsorge eine Geldkarte aus deiner Hand."),
        },
        rulings=(
            Ruling(
                "forced",
                Source("base_1e"),
                "First print: with a Treasure in hand you must trash one.",
                "Erste Edition: Hast du eine Geldkarte auf der Hand, musst du eine entsorgen.",
            ),
            Ruling(
                "optional",
                Source("base_2e"),
                "Second print: you may trash no Treasure, and then gain none.",
                "Zweite Edition: Du darfst auch keine Geldkarte entsorgen und nimmst dann keine.",
                edition=2,
            ),
            Ruling(
                "same-or-cheaper",
                Source("base_1e"),
                "The gained Treasure may be the same as the trashed one or a cheaper one.",
                "Die genommene Geldkarte darf dieselbe wie die entsorgte oder eine billigere sein.",
            ),
            Ruling(
                "playable-this-turn",
                Source("base_1e"),
                "The gained Treasure is in hand and may be played in the same turn.",
                "Die genommene Geldkarte ist auf der Hand und darf im selben Zug gespielt werden.",
            ),
            Ruling(
                "nothing-trashed",
                Source("base_1e"),
                "If no Treasure is trashed, none is gained.",
                "Wird keine Geldkarte entsorgt, wird keine genommen.",
            ),
        ),
    ),
    Words(
        "moat",
        en=English("Moat", "Moats"),
        de=German("Burggraben", "Burggräben", "m"),
        picture="drawbridge",
        text=Both(
            "+2 Cards\n"
            "—\n"
            "When another player plays an Attack, you may show this from your hand before anything happens.\n"
            "That Attack then leaves you untouched.",
            "+2 Karten\n"
            "—\n"
            "Spielt jemand anderes einen Angriff, darfst du zuvor diese Karte von der Hand zeigen.\n"
            "Der Angriff lässt dich dann unberührt.",
        ),
        rulings=(
            Ruling(
                "before-the-attack",
                Source("base_1e"),
                "It is revealed before the Attack does anything, so its owner does not know yet what the attacker "
                "will draw or choose.",
                "Er wird gezeigt, bevor der Angriff irgendetwas bewirkt, also bevor der Angreifer zieht oder wählt.",
            ),
            Ruling(
                "stays-in-hand",
                Source("base_1e"),
                "It stays in hand and may be revealed again against every further Attack.",
                "Er bleibt auf der Hand und darf gegen jeden weiteren Angriff wieder gezeigt werden.",
            ),
            Ruling(
                "optional",
                Source("base_1e"),
                "Revealing it is optional; who does not is hit although the Moat is in hand.",
                "Ihn zu zeigen ist freiwillig; wer es nicht tut, wird trotz Burggraben auf der Hand getroffen.",
            ),
            Ruling(
                "others-untouched",
                Source("base_1e"),
                "What the attacker gets and what happens to the other players is unchanged.",
                "Was der Angreifer bekommt und was den anderen geschieht, bleibt unverändert.",
            ),
            Ruling(
                "later-effects",
                Source("base_1e"),
                "The protection also covers later effects of that play, such as those of a Frigate.",
                "Der Schutz gilt auch für spätere Wirkungen dieses Ausspielens, etwa die einer Fregatte.",
            ),
            Ruling(
                "not-later",
                Source("base_1e"),
                "Whoever does not reveal it when the Attack is played cannot do so later for its later effects.",
                "Wer ihn beim Spielen des Angriffs nicht zeigt, kann das für dessen spätere Wirkungen nicht nachholen.",
            ),
            Ruling(
                "any-type",
                Source("base_1e"),
                "It works against Attacks of any kind, such as the Treasure Sword.",
                "Er wirkt gegen Angriffe jeder Art, auch gegen die Geldkarte Schwert.",
            ),
            Ruling(
                "each-play",
                Source("base_1e"),
                "It protects from one play only: if an Attack is played twice by Throne Room, it has to be revealed "
                "for each play.",
                "Er schützt nur vor einem Ausspielen: Wird ein Angriff durch den Thronsaal zweimal gespielt, muss er "
                "jedes Mal gezeigt werden.",
            ),
        ),
    ),
    Words(
        "moneylender",
        en=English("Moneylender", "Moneylenders"),
        de=German("Geldverleiher", "Geldverleiher", "m"),
        picture="cash",
        text=Both(
            "Trash one Copper out of your hand.\nOnly if you did: +3 Coins",
            "Entsorge ein Kupfer von deiner Hand.\nNur wenn du das getan hast: +3 Geld",
        ),
        later={
            2: Both(
                "If you wish, trash one Copper out of your hand.\nOnly if you did: +3 Coins",
                "Wenn du willst, entsorge ein Kupfer von deiner Hand.\nNur wenn du das getan hast: +3 Geld",
            ),
        },
        asks={
            "may_trash": Ask(
                "Trash a Copper from your hand for +3 coins?",
                "Ein Kupfer aus deiner Hand für +3 Geld entsorgen?",
                options={
                    "yes": Both("Trash a Copper", "Kupfer entsorgen"),
                    "no": Both("Keep it", "Behalten"),
                },
            ),
            "trash": Ask("Trash a Copper from your hand.", "Entsorge ein Kupfer aus deiner Hand."),
        },
        rulings=(
            Ruling(
                "forced",
                Source("base_1e"),
                "First print: with a Copper in hand you must trash one.",
                "Erste Edition: Hast du ein Kupfer auf der Hand, musst du eins entsorgen.",
            ),
            Ruling(
                "optional",
                Source("base_2e"),
                "Second print: you may keep your Coppers and then get no coins.",
                "Zweite Edition: Du darfst deine Kupfer behalten und bekommst dann kein Geld.",
                edition=2,
            ),
            Ruling(
                "no-copper",
                Source("base_1e"),
                "Without a trashed Copper there are no coins.",
                "Ohne entsorgtes Kupfer gibt es kein Geld.",
            ),
        ),
    ),
    Words(
        "poacher",
        en=English("Poacher", "Poachers"),
        de=German("Wilddiebin", "Wilddiebinnen", "f"),
        picture="rabbit",
        text=Both(
            "+1 Card\n+1 Action\n+1 Coin\nFor every Supply pile that is empty, discard one card from your hand.",
            "+1 Karte\n+1 Aktion\n+1 Geld\nFür jeden leeren Vorratsstapel legst du eine Handkarte ab.",
        ),
        asks={
            "discard": Ask(
                "Discard a card for each empty Supply pile.",
                "Lege für jeden leeren Vorratsstapel eine Handkarte ab.",
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("base_2e"),
                "You draw first; the card drawn may be among those discarded.",
                "Du ziehst zuerst; die gezogene Karte darf unter den abgelegten sein.",
            ),
            Ruling(
                "all-supply-piles",
                Source("base_2e"),
                "Every empty Supply pile counts, also Curses, basic cards and the Poacher's own pile.",
                "Jeder leere Vorratsstapel zählt, auch Flüche, Basiskarten und der eigene Stapel.",
            ),
            Ruling(
                "supply-only",
                Source("base_2e"),
                "Empty piles outside the Supply do not count.",
                "Leere Stapel außerhalb des Vorrats zählen nicht.",
            ),
            Ruling(
                "too-few",
                Source("base_2e"),
                "With fewer cards in hand than empty piles you discard all of them.",
                "Hast du weniger Handkarten, als Stapel leer sind, legst du alle ab.",
            ),
        ),
    ),
    Words(
        "remodel",
        en=English("Remodel", "Remodels"),
        de=German("Umbau", "Umbauten", "m"),
        picture="hammer-nails",
        text=Both(
            "Choose a card in your hand and trash it.\nThen gain a card that costs at most 2 more.",
            "Wähle eine Karte auf deiner Hand und entsorge sie.\nNimm dann eine Karte, die höchstens 2 mehr kostet.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 2 more than the trashed one.",
                "Nimm eine Karte, die höchstens 2 mehr kostet als die entsorgte.",
            ),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "forced",
                Source("base_1e"),
                "With cards in hand you must trash one and, if possible, gain one.",
                "Hast du Handkarten, musst du eine entsorgen und, wenn möglich, eine nehmen.",
            ),
            Ruling(
                "nothing-trashed",
                Source("base_1e"),
                "With an empty hand nothing is trashed and nothing gained.",
                "Mit leerer Hand wird nichts entsorgt und nichts genommen.",
            ),
            Ruling(
                "same-or-cheaper",
                Source("base_1e"),
                "The gained card may be the same as the trashed one or any cheaper one.",
                "Die genommene Karte darf dieselbe wie die entsorgte oder irgendeine billigere sein.",
            ),
            Ruling(
                "no-extra-coins",
                Source("base_1e"),
                "Coins cannot raise the limit.",
                "Mit Geld lässt sich die Grenze nicht erhöhen.",
            ),
            Ruling(
                "not-itself",
                Source("base_1e"),
                "The Remodel just played is not in hand and cannot be trashed by itself.",
                "Der gespielte Umbau ist nicht mehr auf der Hand und kann sich nicht selbst entsorgen.",
            ),
        ),
    ),
    Words(
        "sentry",
        en=English("Sentry", "Sentries"),
        de=German("Torwächterin", "Torwächterinnen", "f"),
        picture="guards",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "Look at the two topmost cards of your deck.\n"
            "Decide for each one: trash it, discard it or keep it.\n"
            "Kept cards return to the top in the order you like.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Schau dir die zwei obersten Karten deines Nachziehstapels an.\n"
            "Entscheide für jede: entsorgen, ablegen oder behalten.\n"
            "Behaltene kommen in beliebiger Reihenfolge wieder obenauf.",
        ),
        asks={
            "discard": Ask(
                "Discard any of these cards. The rest goes back onto your deck.",
                "Lege von diesen Karten ab, welche du willst. Der Rest kommt auf den Stapel zurück.",
            ),
            "order": Ask(
                "Put the cards back onto your deck. The last one lies on top.",
                "Lege die Karten auf deinen Nachziehstapel zurück. Die letzte liegt oben.",
            ),
            "trash": Ask(
                "Trash any of the cards you look at.",
                "Entsorge von den angesehenen Karten, welche du willst.",
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("base_2e"),
                "You draw before you look at the two cards.",
                "Du ziehst, bevor du dir die zwei Karten ansiehst.",
            ),
            Ruling(
                "both-seen-first",
                Source("base_2e"),
                "You see both cards before you decide about either.",
                "Du siehst beide Karten, bevor du über eine entscheidest.",
            ),
            Ruling(
                "any-mixture",
                Source("base_2e"),
                "Each card may be treated differently: for instance one trashed, one discarded, or both kept in a new "
                "order.",
                "Jede Karte darf anders behandelt werden: etwa eine entsorgt, eine abgelegt, oder beide in neuer "
                "Reihenfolge behalten.",
            ),
        ),
    ),
    Words(
        "smithy",
        en=English("Smithy", "Smithies"),
        de=German("Schmiede", "Schmieden", "f"),
        picture="anvil-impact",
        text=Both("+3 Cards", "+3 Karten"),
    ),
    Words(
        "spy",
        en=English("Spy", "Spies"),
        de=German("Spion", "Spione", "m"),
        picture="lock-spy",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "All players, you included, reveal the topmost card of their decks.\n"
            "For every one of these cards you decide: discarded or back on top.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf.\n"
            "Du entscheidest bei jeder: ablegen oder wieder obenauf.",
        ),
        asks={
            "discard": Ask(
                "Discard this player's card? Otherwise it goes back on top of the deck.",
                "Die Karte dieses Spielers ablegen? Sonst kommt sie auf den Nachziehstapel zurück.",
                none=Both("put it back", "zurücklegen"),
            ),
            "discard_own": Ask(
                "Discard your own card? Otherwise it goes back on top of your deck.",
                "Deine eigene Karte ablegen? Sonst kommt sie auf deinen Nachziehstapel zurück.",
            ),
        },
        rulings=(
            Ruling(
                "draw-first",
                Source("base_1e"),
                "You draw your card before the top cards are revealed.",
                "Du ziehst deine Karte, bevor die obersten Karten aufgedeckt werden.",
            ),
            Ruling(
                "order",
                Source("base_1e"),
                "It begins with you and goes on in turn order.",
                "Es beginnt mit dir und geht in Zugreihenfolge weiter.",
            ),
            Ruling(
                "shuffle",
                Source("base_1e"),
                "A player with an empty deck shuffles first; a player without any cards reveals nothing.",
                "Wer keinen Nachziehstapel hat, mischt erst; wer gar keine Karten hat, deckt nichts auf.",
            ),
            Ruling(
                "moat",
                Source("base_1e"),
                "A player protected by a Moat does not reveal a card; the others do, you included.",
                "Wer durch einen Burggraben geschützt ist, deckt nicht auf; die anderen schon, auch du.",
            ),
        ),
    ),
    Words(
        "thief",
        en=English("Thief", "Thieves"),
        de=German("Dieb", "Diebe", "m"),
        picture="robber",
        text=Both(
            "All other players reveal the two topmost cards of their decks.\n"
            "Where Treasures show up, you point out one a player; it is trashed by its owner.\n"
            "They discard what remains.\n"
            "Of the Treasures just trashed, gain as many as you like.",
            "Alle anderen decken die zwei obersten Karten ihres Nachziehstapels auf.\n"
            "Sind Geldkarten darunter, bestimmst du bei jedem eine, die er entsorgt.\n"
            "Was übrig ist, legen sie ab.\n"
            "Von den gerade entsorgten Geldkarten nimmst du so viele, wie du willst.",
        ),
        asks={
            "gain": Ask(
                "Which of the Treasures just trashed do you gain?",
                "Welche der eben entsorgten Geldkarten nimmst du?",
            ),
            "trash": Ask(
                "Which of this player's Treasures is trashed?",
                "Welche Geldkarte dieses Spielers wird entsorgt?",
            ),
        },
        rulings=(
            Ruling(
                "one-a-player",
                Source("base_1e"),
                "Of each player at most one Treasure is trashed, chosen by you.",
                "Bei jedem Spieler wird höchstens eine Geldkarte entsorgt; du wählst sie.",
            ),
            Ruling(
                "just-trashed-only",
                Source("base_1e"),
                "Only Treasures trashed by this very play may be gained, not others in the trash.",
                "Nehmen darfst du nur Geldkarten, die durch dieses Ausspielen entsorgt wurden, keine anderen aus dem "
                "Müll.",
            ),
            Ruling(
                "any-number",
                Source("base_1e"),
                "You may gain none, some or all of them.",
                "Du darfst keine, einige oder alle davon nehmen.",
            ),
            Ruling(
                "reveal-before-shuffle",
                Source("base_1e"),
                "A player with a single card in the deck reveals it first and then shuffles for the second.",
                "Wer nur eine Karte im Nachziehstapel hat, deckt erst diese auf und mischt dann für die zweite.",
            ),
            Ruling(
                "combined",
                Source("base_1e"),
                "Combined Treasures can be trashed and gained as well.",
                "Auch kombinierte Geldkarten können entsorgt und genommen werden.",
            ),
        ),
    ),
    Words(
        "throne_room",
        en=English("Throne Room", "Throne Rooms"),
        de=German("Thronsaal", "Thronsäle", "m"),
        picture="stone-throne",
        text=Both(
            "Pick an Action from your hand.\nPlay it, then play it a second time.",
            "Suche dir eine Aktionskarte auf deiner Hand aus.\nSpiele sie und spiele sie dann noch einmal.",
        ),
        later={
            2: Both(
                "If you wish, pick an Action from your hand.\nPlay it, then play it a second time.",
                "Wenn du willst, suche dir eine Aktionskarte auf deiner Hand aus.\n"
                "Spiele sie und spiele sie dann noch einmal.",
            ),
        },
        asks={
            "may_play": Ask(
                "You may choose an Action from your hand to play twice.",
                "Du darfst eine Aktionskarte aus deiner Hand wählen und zweimal spielen.",
            ),
            "play": Ask(
                "Choose an Action from your hand to play twice.",
                "Wähle eine Aktionskarte aus deiner Hand und spiele sie zweimal.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("base_1e"),
                "First print: with an Action in hand you must choose one.",
                "Erste Edition: Hast du eine Aktionskarte auf der Hand, musst du eine wählen.",
            ),
            Ruling(
                "optional",
                Source("base_2e"),
                "Second print: you may choose none.",
                "Zweite Edition: Du darfst auch keine wählen.",
                edition=2,
            ),
            Ruling(
                "no-actions-used",
                Source("base_1e"),
                "The two plays use up no Actions: a Throne Room on a Market leaves you with two Actions.",
                "Das zweimalige Spielen verbraucht keine Aktionen: Ein Thronsaal mit Markt lässt dir zwei Aktionen.",
            ),
            Ruling(
                "nothing-between",
                Source("base_1e"),
                "Between the two plays nothing else is played unless the card itself says so.",
                "Zwischen den beiden Malen wird nichts anderes gespielt, außer die Karte selbst sagt es.",
            ),
            Ruling(
                "on-throne-room",
                Source("base_1e"),
                "A Throne Room on a Throne Room plays two further Actions twice each, one after the other.",
                "Ein Thronsaal mit einem Thronsaal spielt zwei weitere Aktionskarten nacheinander je zweimal.",
            ),
            Ruling(
                "card-gone",
                Source("base_1e"),
                "The second play happens even if the card has left play.",
                "Das zweite Mal findet auch statt, wenn die Karte nicht mehr im Spiel ist.",
            ),
            Ruling(
                "stays-in-play",
                Source("base_1e"),
                "The chosen card stays in play between the plays and does not return to hand.",
                "Die gewählte Karte bleibt zwischen den beiden Malen im Spiel und kommt nicht auf die Hand zurück.",
            ),
            Ruling(
                "reactions-each-play",
                Source("base_1e"),
                "An Attack played twice may be reacted to twice.",
                "Auf einen zweimal gespielten Angriff darf zweimal reagiert werden.",
            ),
        ),
    ),
    Words(
        "vassal",
        en=English("Vassal", "Vassals"),
        de=German("Vasall", "Vasallen", "m"),
        picture="coronation",
        text=Both(
            "+2 Coins\nDiscard the topmost card of your deck.\nShould it be an Action, you are free to play it.",
            "+2 Geld\n"
            "Lege die oberste Karte deines Nachziehstapels ab.\n"
            "Ist es eine Aktionskarte, steht dir frei, sie zu spielen.",
        ),
        asks={
            "play": Ask("Play the Action you discarded?", "Die abgelegte Aktionskarte spielen?"),
        },
        rulings=(
            Ruling(
                "optional",
                Source("base_2e"),
                "You may leave the discarded Action in the discard pile.",
                "Du darfst die abgelegte Aktionskarte im Ablagestapel lassen.",
            ),
            Ruling(
                "no-action-used",
                Source("base_2e"),
                "Playing the card uses up no Action.",
                "Die Karte zu spielen verbraucht keine Aktion.",
            ),
            Ruling(
                "no-action-card",
                Source("base_2e"),
                "A card that is no Action stays discarded.",
                "Eine Karte, die keine Aktionskarte ist, bleibt abgelegt.",
            ),
            Ruling(
                "combined",
                Source("base_2e"),
                "Cards that are Actions among other types may be played too.",
                "Auch Karten, die unter anderem Aktionskarten sind, dürfen gespielt werden.",
            ),
        ),
    ),
    Words(
        "village",
        en=English("Village", "Villages"),
        de=German("Dorf", "Dörfer", "n"),
        picture="village",
        text=Both("+1 Card\n+2 Actions", "+1 Karte\n+2 Aktionen"),
    ),
    Words(
        "witch",
        en=English("Witch", "Witches"),
        de=German("Hexe", "Hexen", "f"),
        picture="witch-flight",
        text=Both("+2 Cards\nAll other players gain one Curse each.", "+2 Karten\nAlle anderen nehmen je einen Fluch."),
        rulings=(
            Ruling(
                "too-few-curses",
                Source("base_1e"),
                "If there are too few Curses, they are given out in turn order from your left; the last ones get none.",
                "Reichen die Flüche nicht, werden sie ab links von dir in Zugreihenfolge verteilt; die Letzten "
                "bekommen keinen.",
            ),
            Ruling(
                "draws-anyway",
                Source("base_1e"),
                "You draw two cards even if no Curse is left.",
                "Du ziehst zwei Karten, auch wenn kein Fluch mehr da ist.",
            ),
        ),
    ),
    Words(
        "woodcutter",
        en=English("Woodcutter", "Woodcutters"),
        de=German("Holzfäller", "Holzfäller", "m"),
        picture="axe-in-stump",
        text=Both("+1 Buy\n+2 Coins", "+1 Kauf\n+2 Geld"),
    ),
    Words(
        "workshop",
        en=English("Workshop", "Workshops"),
        de=German("Werkstatt", "Werkstätten", "f"),
        picture="hand-saw",
        text=Both("Gain a card that costs 4 or less.", "Nimm eine Karte für höchstens 4."),
        asks={
            "gain": Ask("Gain a card costing up to 4.", "Nimm eine Karte, die höchstens 4 kostet."),
        },
        rulings=(
            Ruling("forced", Source("base_1e"), "The gain is not optional.", "Das Nehmen ist nicht freiwillig."),
            Ruling(
                "no-extra-coins",
                Source("base_1e"),
                "Coins cannot raise the limit of 4.",
                "Mit Geld lässt sich die Grenze von 4 nicht erhöhen.",
            ),
            Ruling(
                "no-potion",
                Source("base_1e"),
                "A card with a Potion in its cost cannot be gained.",
                "Eine Karte mit Trank in den Kosten darf nicht genommen werden.",
            ),
        ),
    ),
)
