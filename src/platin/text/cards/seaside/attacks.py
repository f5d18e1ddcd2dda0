"""Words of the Attacks of Seaside."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "ambassador",
        en=English("Ambassador", "Ambassadors"),
        de=German("Botschafter", "Botschafter", "m"),
        picture="diploma",
        text=Both(
            "Reveal one of the cards in your hand.\n"
            "Put none, one or two cards of that name from your hand back into the Supply.\n"
            "After that, all other players gain one card of that name each.",
            "Zeige eine deiner Handkarten.\n"
            "Lege keine, eine oder zwei Karten dieses Namens von der Hand in den Vorrat zurück.\n"
            "Danach nehmen alle anderen je eine Karte dieses Namens.",
        ),
        asks={
            "return": Ask(
                "Return up to 2 of these cards to the Supply. Then each other player gains one.",
                "Lege bis zu 2 dieser Karten in den Vorrat zurück. Dann nehmen alle anderen je eine.",
            ),
            "reveal": Ask(
                "Reveal a card from your hand. Each other player gains a copy of it.",
                "Zeige eine Handkarte. Alle anderen nehmen eine Karte gleichen Namens.",
            ),
        },
        rulings=(
            Ruling(
                "order",
                Source("seaside_1e"),
                "First you reveal a card from your hand, then you return copies of it, and only then the others gain "
                "theirs.",
                "Zuerst zeigst du eine Handkarte, dann legst du Karten gleichen Namens zurück, und erst dann nehmen "
                "die anderen.",
            ),
            Ruling(
                "up-to-two",
                Source("seaside_1e"),
                "You return at most two copies, however many you hold.",
                "Du legst höchstens zwei Karten zurück, egal wie viele gleichen Namens du auf der Hand hast.",
            ),
            Ruling(
                "none",
                Source("seaside_1e"),
                "You may return none at all; the others still gain a copy.",
                "Du darfst auch keine zurücklegen; die anderen nehmen trotzdem eine.",
            ),
            Ruling(
                "onto-pile",
                Source("seaside_1e"),
                "Returned cards go onto their pile and can be gained again; a pile that was empty no longer is.",
                "Zurückgelegte Karten kommen auf ihren Stapel und können wieder genommen werden; ein leerer Stapel "
                "ist dann nicht mehr leer.",
            ),
            Ruling(
                "not-itself",
                Source("seaside_1e"),
                "The Ambassador you play lies in play and cannot be revealed or returned; another one from your hand "
                "can.",
                "Der gespielte Botschafter liegt im Spiel und kann weder gezeigt noch zurückgelegt werden; ein "
                "anderer von der Hand schon.",
            ),
            Ruling(
                "no-hand",
                Source("seaside_1e"),
                "Without a card in hand nothing happens, and nobody gains anything.",
                "Ohne Handkarte geschieht nichts, und niemand nimmt etwas.",
            ),
            Ruling(
                "turn-order",
                Source("seaside_1e"),
                "If there are too few copies, they go to the others in turn order, from your left.",
                "Gibt es zu wenige, bekommen die anderen sie der Reihe nach, von links an.",
            ),
            Ruling(
                "not-supply",
                Source("seaside_1e"),
                "A card that does not belong to the Supply, a Prize for instance, cannot be returned, and nobody "
                "gains a copy.",
                "Eine Karte, die nicht zum Vorrat gehört, etwa ein Preis, kann nicht zurückgelegt werden, und niemand "
                "nimmt eine.",
            ),
        ),
    ),
    Words(
        "blockade",
        en=English("Blockade", "Blockades"),
        de=German("Blockade", "Blockaden", "f"),
        picture="barricade",
        text=Both(
            "Gain a card that costs at most 4; it is laid aside with this.\n"
            "At the start of your next turn it goes into your hand.\n"
            "As long as it lies there, another player who gains a card of its name in a turn of their own gains a "
            "Curse as well.",
            "Nimm eine Karte, die höchstens 4 kostet; sie wird zu dieser Karte gelegt.\n"
            "Zu Beginn deines nächsten Zuges kommt sie auf deine Hand.\n"
            "Solange sie dort liegt, nimmt jeder andere, der in einem eigenen Zug eine Karte dieses Namens nimmt, "
            "auch einen Fluch.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 4. The others are cursed for copies of it.",
                "Nimm eine Karte, die bis zu 4 kostet. Wer von den anderen eine weitere nimmt, wird verflucht.",
            ),
        },
        rulings=(
            Ruling(
                "coins-only",
                Source("seaside_2e"),
                "The limit is in coins: no Potion and no Debt; Victory cards, Curses and Coppers may be taken.",
                "Die Grenze ist in Geld: kein Trank, keine Schulden; Punktekarten, Flüche und Kupfer sind erlaubt.",
            ),
            Ruling(
                "gained-by-you",
                Source("seaside_2e"),
                "You gain the card: what happens on your gains happens.",
                "Du nimmst die Karte: Was geschieht, wenn du etwas nimmst, geschieht.",
            ),
            Ruling(
                "moved-away",
                Source("seaside_2e", examples=("SE3",)),
                "If something moves the card away at once, or nothing was gained, nothing is set aside: no card into "
                "your hand, no Curses, and it is discarded in this turn.",
                "Bewegt etwas die Karte sofort weg oder wurde nichts genommen, liegt nichts beiseite: keine Karte auf "
                "die Hand, keine Flüche, und sie wird in diesem Zug abgelegt.",
            ),
            Ruling(
                "straight-aside",
                Source("seaside_2e"),
                "The card never comes to the discard pile: what is put onto the deck instead of there, like a Nomad "
                "Camp, is set aside all the same.",
                "Die Karte kommt nie auf den Ablagestapel: Was statt dorthin auf den Nachziehstapel käme, etwa ein "
                "Nomadencamp, wird trotzdem beiseitegelegt.",
            ),
            Ruling(
                "curse",
                Source("seaside_2e", examples=("SE1",)),
                "The Curse comes after the copy was gained, bought or not.",
                "Der Fluch kommt, nachdem die Karte genommen wurde, gekauft oder nicht.",
            ),
            Ruling(
                "own-turn",
                Source("seaside_2e", examples=("SE1",)),
                "Only a copy gained in an own turn brings a Curse.",
                "Nur was man in einem eigenen Zug nimmt, bringt einen Fluch.",
            ),
            Ruling(
                "not-yourself",
                Source("seaside_2e"),
                "Your own gains bring you no Curse.",
                "Was du selbst nimmst, bringt dir keinen Fluch.",
            ),
            Ruling(
                "no-curse-left",
                Source("seaside_2e"),
                "If no Curse is left, nothing happens.",
                "Ist kein Fluch mehr da, geschieht nichts.",
            ),
            Ruling(
                "no-exchange",
                Source("seaside_2e"),
                "A card that comes by exchange is not gained and brings no Curse.",
                "Eine eingetauschte Karte wird nicht genommen und bringt keinen Fluch.",
            ),
            Ruling(
                "ends",
                Source("seaside_2e", examples=("SE1",)),
                "When your next turn starts the card goes into your hand, the threat is over, and the Blockade is "
                "discarded in that Clean-up.",
                "Wenn dein nächster Zug beginnt, kommt die Karte auf deine Hand, die Drohung endet, und die Blockade "
                "wird in dessen Aufräumphase abgelegt.",
            ),
            Ruling(
                "on-curses",
                Source("seaside_2e", examples=("SE2",)),
                "If the card set aside is a Curse, each Curse gained brings the next one, until the pile is empty.",
                "Liegt ein Fluch beiseite, bringt jeder genommene Fluch den nächsten, bis der Stapel leer ist.",
            ),
            Ruling(
                "protection",
                Source("seaside_2e"),
                "Protection has to be claimed when the Blockade is played; it then holds as long as the Blockade "
                "does. The gain itself attacks nobody.",
                "Schutz muss beim Spielen der Blockade beansprucht werden; er hält dann, solange sie wirkt. Das "
                "Nehmen selbst greift niemanden an.",
            ),
            Ruling(
                "possessed-buyer",
                Source("seaside_2e"),
                "In a turn in which another player decides nobody is cursed: the possessed player gains nothing, and "
                "the other one not in an own turn.",
                "In einem Zug, in dem jemand anders entscheidet, wird niemand verflucht: Der Besessene nimmt nichts, "
                "und der andere nicht in einem eigenen Zug.",
            ),
            Ruling(
                "possessed-blockade",
                Source("practice"),
                "Played by a possessed player, it sets nothing aside: the card goes to the one who decides.",
                "Von einem Besessenen gespielt, legt sie nichts beiseite: Die Karte bekommt, wer entscheidet.",
            ),
            Ruling(
                "played-twice",
                Source("practice", examples=("SE4",)),
                "Played twice, it sets two cards aside; two of one name bring two Curses for each copy.",
                "Zweimal gespielt, legt sie zwei Karten beiseite; zwei gleichen Namens bringen zwei Flüche für jede "
                "weitere.",
            ),
        ),
    ),
    Words(
        "corsair",
        en=English("Corsair", "Corsairs"),
        de=German("Korsarenschiff", "Korsarenschiffe", "n"),
        picture="crossed-sabres",
        text=Both(
            "+2 Coins\n"
            "At the start of your next turn: +1 Card\n"
            "Up to that moment, the first Silver or Gold that another player plays in a turn of their own is trashed.",
            "+2 Geld\n"
            "Zu Beginn deines nächsten Zuges: +1 Karte\n"
            "Bis dahin wird das erste Silber oder Gold, das ein anderer in einem eigenen Zug spielt, entsorgt.",
        ),
        rulings=(
            Ruling(
                "still-pays",
                Source("seaside_2e"),
                "The card that is trashed has brought its coins.",
                "Die entsorgte Karte hat ihr Geld schon gebracht.",
            ),
            Ruling(
                "only-the-first",
                Source("seaside_2e"),
                "Only the first Silver or Gold of a turn is trashed, not one of each.",
                "Nur das erste Silber oder Gold eines Zuges wird entsorgt, nicht eins von beiden Sorten.",
            ),
            Ruling(
                "several-corsairs",
                Source("seaside_2e"),
                "Several Corsairs trash one card a turn all together.",
                "Mehrere Korsarenschiffe entsorgen zusammen eine Karte je Zug.",
            ),
            Ruling(
                "each-turn",
                Source("practice"),
                "In an extra turn the first one is trashed again.",
                "In einem Extrazug wird wieder das erste entsorgt.",
            ),
            Ruling(
                "protection",
                Source("seaside_2e"),
                "A Moat has to be shown when the Corsair is played.",
                "Ein Burggraben muss gezeigt werden, wenn das Korsarenschiff gespielt wird.",
            ),
            Ruling(
                "only-the-others",
                Source("seaside_2e"),
                "Your own Silvers and Golds are safe.",
                "Dein eigenes Silber und Gold ist sicher.",
            ),
        ),
    ),
    Words(
        "cutpurse",
        en=English("Cutpurse", "Cutpurses"),
        de=German("Beutelschneider", "Beutelschneider", "m"),
        picture="shiny-purse",
        text=Both(
            "+2 Coins\nAll other players discard one Copper from their hands; whoever holds none shows the whole hand.",
            "+2 Geld\nAlle anderen legen ein Kupfer von der Hand ab; wer keines hat, zeigt die ganze Hand.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("seaside_1e"),
                "Whoever holds a Copper has to discard exactly one.",
                "Wer Kupfer auf der Hand hat, muss genau eins ablegen.",
            ),
            Ruling(
                "only-copper",
                Source("seaside_1e"),
                "Only Copper counts, no other Treasure.",
                "Nur Kupfer zählt, keine andere Geldkarte.",
            ),
            Ruling(
                "shown-hand",
                Source("seaside_1e"),
                "Whoever holds no Copper reveals the whole hand.",
                "Wer kein Kupfer hat, deckt die ganze Hand auf.",
            ),
        ),
    ),
    Words(
        "ghost_ship",
        en=English("Ghost Ship", "Ghost Ships"),
        de=German("Geisterschiff", "Geisterschiffe", "n"),
        picture="plain/ghost-ship",
        text=Both(
            "+2 Cards\n"
            "All other players who hold more than three cards put cards of their choice from their hands onto their "
            "decks until three are left.",
            "+2 Karten\n"
            "Alle anderen mit mehr als drei Handkarten legen davon welche ihrer Wahl auf ihren Nachziehstapel, bis "
            "ihnen drei bleiben.",
        ),
        asks={
            "order": Ask(
                "In which order do the cards go onto your deck? The last one lies on top.",
                "In welcher Reihenfolge kommen die Karten auf deinen Nachziehstapel? Die letzte liegt oben.",
            ),
            "topdeck": Ask(
                "Put cards onto your deck until 3 are left in your hand.",
                "Lege Karten auf deinen Nachziehstapel, bis du 3 auf der Hand hast.",
            ),
        },
        rulings=(
            Ruling(
                "own-choice",
                Source("seaside_1e"),
                "The attacked players choose the cards and their order, and the others do not see them.",
                "Die Angegriffenen wählen die Karten und ihre Reihenfolge, und die anderen sehen sie nicht.",
            ),
            Ruling(
                "after-reactions",
                Source("seaside_1e"),
                "The hand is counted after Reactions.",
                "Die Handkarten werden nach den Reaktionen gezählt.",
            ),
            Ruling(
                "three-or-fewer",
                Source("seaside_1e"),
                "Whoever holds three or fewer cards puts nothing back.",
                "Wer drei oder weniger Handkarten hat, legt nichts zurück.",
            ),
            Ruling(
                "no-discard",
                Source("seaside_1e"),
                "The cards are not discarded.",
                "Die Karten werden nicht abgelegt.",
            ),
            Ruling(
                "empty-deck",
                Source("seaside_1e"),
                "An empty deck is not filled by shuffling: the cards are the deck.",
                "Ein leerer Nachziehstapel wird nicht durch Mischen gefüllt: Die Karten bilden ihn.",
            ),
        ),
    ),
    Words(
        "pirate_ship",
        en=English("Pirate Ship", "Pirate Ships"),
        de=German("Piratenschiff", "Piratenschiffe", "n"),
        picture="pirate-flag",
        text=Both(
            "Pick one: you rob the others, or you get +1 Coin for every token on your Pirate Ship mat.\n"
            "If you rob: All other players reveal the two topmost cards of their decks, trash one Treasure among "
            "them, which you pick, and discard what remains.\n"
            "If anybody trashed a Treasure this way, put one token on your mat.",
            "Entscheide dich: Entweder plünderst du die anderen, oder du bekommst +1 Geld für jeden Marker auf deinem "
            "Piratenschiff-Tableau.\n"
            "Wenn du plünderst: Alle anderen decken die zwei obersten Karten ihres Nachziehstapels auf, entsorgen "
            "davon eine Geldkarte deiner Wahl und legen den Rest ab.\n"
            "Hat dabei jemand eine Geldkarte entsorgt, lege einen Marker auf dein Tableau.",
        ),
        asks={
            "choose": Ask(
                "Rob the other players, or take coins?",
                "Die anderen plündern oder Geld nehmen?",
                options={
                    "coins": Both("+1 Coin for each token on your mat", "+1 Geld für jeden Marker auf deinem Tableau"),
                    "rob": Both("Rob the other players", "Die anderen plündern"),
                },
            ),
            "trash": Ask(
                "Which of this player's Treasures is trashed?",
                "Welche Geldkarte dieses Spielers wird entsorgt?",
            ),
        },
        rulings=(
            Ruling(
                "reactions",
                Source("seaside_1e"),
                "The others use Reactions before you choose, even if you then take the coins.",
                "Die anderen reagieren, bevor du dich entscheidest, auch wenn du dann das Geld nimmst.",
            ),
            Ruling(
                "your-choice",
                Source("seaside_1e"),
                "If two different Treasures are revealed, you pick the one to be trashed; everything else is "
                "discarded.",
                "Werden zwei verschiedene Geldkarten aufgedeckt, bestimmst du, welche entsorgt wird; alles andere "
                "wird abgelegt.",
            ),
            Ruling(
                "one-token",
                Source("seaside_1e"),
                "One play brings at most one token, however many Treasures were trashed.",
                "Einmal gespielt, bringt es höchstens einen Marker, egal wie viele Geldkarten entsorgt wurden.",
            ),
            Ruling(
                "no-treasure",
                Source("seaside_1e"),
                "If nobody trashed a Treasure, there is no token.",
                "Hat niemand eine Geldkarte entsorgt, gibt es keinen Marker.",
            ),
            Ruling(
                "tokens-stay",
                Source("seaside_1e"),
                "The tokens stay on the mat: every later Pirate Ship can bring their coins again.",
                "Die Marker bleiben auf dem Tableau: Jedes spätere Piratenschiff kann ihr Geld wieder bringen.",
            ),
            Ruling(
                "not-coffers",
                Source("seaside_1e"),
                "The tokens on the mat are not Coffers: they cannot be spent in the Buy phase.",
                "Die Marker auf dem Tableau sind keine Taler: Sie können in der Kaufphase nicht ausgegeben werden.",
            ),
        ),
    ),
    Words(
        "sea_hag",
        en=English("Sea Hag", "Sea Hags"),
        de=German("Seehexe", "Seehexen", "f"),
        picture="fish-monster",
        text=Both(
            "All other players discard the topmost card of their decks and after that gain a Curse, which goes onto "
            "the deck.",
            "Alle anderen legen die oberste Karte ihres Nachziehstapels ab und nehmen danach einen Fluch, der auf den "
            "Nachziehstapel kommt.",
        ),
        rulings=(
            Ruling(
                "one-by-one",
                Source("seaside_1e"),
                "Each player does both before the next one begins.",
                "Jeder tut beides, bevor der Nächste an die Reihe kommt.",
            ),
            Ruling(
                "shuffle",
                Source("seaside_1e"),
                "If the deck is empty, the discard pile is shuffled first.",
                "Ist der Nachziehstapel leer, wird zuerst der Ablagestapel gemischt.",
            ),
            Ruling(
                "nothing-to-discard",
                Source("seaside_1e"),
                "Whoever has no card to discard gains the Curse all the same.",
                "Wer keine Karte zum Ablegen hat, nimmt den Fluch trotzdem.",
            ),
            Ruling(
                "discard-first",
                Source("seaside_1e"),
                "What happens on discarding the card happens before the Curse comes.",
                "Was beim Ablegen der Karte geschieht, geschieht, bevor der Fluch kommt.",
            ),
            Ruling(
                "no-curse-left",
                Source("author"),
                "If Curses run short, they go round in turn order; the card is discarded even when none is left.",
                "Reichen die Flüche nicht, gehen sie der Reihe nach weg; abgelegt wird auch, wenn keiner mehr da ist.",
            ),
        ),
    ),
    Words(
        "sea_witch",
        en=English("Sea Witch", "Sea Witches"),
        de=German("Meerhexe", "Meerhexen", "f"),
        picture="giant-squid",
        text=Both(
            "+2 Cards\n"
            "All other players gain a Curse.\n"
            "At the start of your next turn: +2 Cards, and after that you discard two cards.",
            "+2 Karten\n"
            "Alle anderen nehmen einen Fluch.\n"
            "Zu Beginn deines nächsten Zuges: +2 Karten, und danach legst du zwei Karten ab.",
        ),
        asks={
            "discard": Ask("Discard 2 cards.", "Lege 2 Karten ab."),
        },
        rulings=(
            Ruling(
                "protection",
                Source("seaside_2e"),
                "A Moat helps only when the Sea Witch is played.",
                "Ein Burggraben hilft nur, wenn die Meerhexe gespielt wird.",
            ),
            Ruling(
                "next-turn",
                Source("seaside_2e"),
                "In your next turn you draw first and then discard; nobody gains another Curse.",
                "In deinem nächsten Zug ziehst du erst und legst dann ab; niemand nimmt noch einen Fluch.",
            ),
        ),
    ),
)
