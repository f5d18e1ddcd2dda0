"""Words of the Events of Menagerie."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "alliance",
        en=English("Alliance", "Alliances"),
        de=German("Bündnis", "Bündnisse", "n"),
        picture="shaking-hands",
        text=Both(
            "Gain a Province, a Duchy, an Estate, a Gold, a Silver and a Copper.",
            "Nimm eine Provinz, ein Herzogtum, ein Anwesen, ein Gold, ein Silber und ein Kupfer.",
        ),
        rulings=(
            Ruling(
                "in-this-order",
                Source("menagerie_1e"),
                "You gain them one after another in this order, each as a gain of its own, and cannot leave one out.",
                "Du nimmst sie nacheinander in dieser Reihenfolge, jede für sich, und kannst keine auslassen.",
            ),
            Ruling(
                "empty-piles",
                Source("menagerie_1e"),
                "Of an empty pile you gain nothing; the others come all the same.",
                "Von einem leeren Stapel nimmst du nichts; die übrigen kommen trotzdem.",
            ),
        ),
    ),
    Words(
        "banish",
        en=English("Banish", "Banishes"),
        de=German("Verbannung", "Verbannungen", "f"),
        picture="boot-kick",
        text=Both(
            "Exile any number of cards with the same name from your hand.",
            "Bringe beliebig viele Karten gleichen Namens aus deiner Hand ins Exil.",
        ),
        asks={
            "card": Ask(
                "Choose a card of which you Exile any number from your hand.",
                "Wähle eine Karte, von der du beliebig viele aus deiner Hand ins Exil bringst.",
            ),
            "number": Ask(
                "How many of them do you Exile?",
                "Wie viele davon bringst du ins Exil?",
            ),
        },
        rulings=(
            Ruling(
                "same-name",
                Source("menagerie_1e"),
                "All of them have the same name; you choose it, and how many.",
                "Alle haben denselben Namen; du wählst ihn und die Anzahl.",
            ),
            Ruling(
                "none",
                Source("menagerie_1e"),
                "It may be none.",
                "Es dürfen auch keine sein.",
            ),
        ),
    ),
    Words(
        "bargain",
        en=English("Bargain", "Bargains"),
        de=German("Gutes Geschäft", "Gute Geschäfte", "n"),
        picture="hand-ok",
        text=Both(
            "Gain a card that costs up to 5 and is no Victory card. Each other player gains a Horse.",
            "Nimm eine Karte, die höchstens 5 kostet und keine Punktekarte ist. Alle anderen nehmen ein Pferd.",
        ),
        asks={
            "gain": Ask(
                "Gain a card.",
                "Nimm eine Karte.",
            ),
        },
        rulings=(
            Ruling(
                "no-victory-card",
                Source("menagerie_1e"),
                "A card that is a Victory card among other things cannot be gained; what costs Potions or Debt "
                "neither.",
                "Eine Karte, die unter anderem Punktekarte ist, kann nicht genommen werden; was Tränke oder "
                "Schulden kostet, ebenso wenig.",
            ),
            Ruling(
                "you-must",
                Source("menagerie_1e"),
                "You must gain a card if there is one.",
                "Du musst eine Karte nehmen, wenn es eine gibt.",
            ),
            Ruling(
                "horses-in-turn-order",
                Source("menagerie_1e"),
                "The Horses are gained in turn order, and nobody can decline; it is no Attack.",
                "Die Pferde werden in Zugreihenfolge genommen, und niemand kann ablehnen; es ist kein Angriff.",
            ),
        ),
    ),
    Words(
        "commerce",
        en=English("Commerce", "Commerces"),
        de=German("Kommerz", "Kommerze", "m"),
        picture="caduceus",
        text=Both(
            "Gain a Gold for each differently named card that you have gained this turn.",
            "Nimm ein Gold für jede Karte anderen Namens, die du in diesem Zug genommen hast.",
        ),
        rulings=(
            Ruling(
                "counted-first",
                Source("menagerie_1e"),
                "They are counted before you gain Golds; those count for the next Commerce only.",
                "Gezählt wird, bevor du Gold nimmst; dieses zählt erst für den nächsten Kommerz.",
            ),
            Ruling(
                "different-names",
                Source("menagerie_1e"),
                "Of several cards with the same name only one counts, however they were gained.",
                "Von mehreren Karten gleichen Namens zählt nur eine, gleich wie sie genommen wurden.",
            ),
            Ruling(
                "only-yours",
                Source("menagerie_1e"),
                "What others have gained in your turn does not count.",
                "Was andere in deinem Zug genommen haben, zählt nicht.",
            ),
            Ruling(
                "none",
                Source("menagerie_1e"),
                "If you have gained nothing, you gain no Gold.",
                "Hast du nichts genommen, nimmst du kein Gold.",
            ),
            Ruling(
                "short",
                Source("menagerie_1e"),
                "If there are too few Golds, you gain what there is.",
                "Gibt es zu wenig Gold, nimmst du, was da ist.",
            ),
        ),
    ),
    Words(
        "delay",
        en=English("Delay", "Delays"),
        de=German("Verzögerung", "Verzögerungen", "f"),
        picture="pocket-watch",
        text=Both(
            "You may set aside an Action from your hand. Play it at the start of your next turn.",
            "Du darfst eine Aktionskarte aus deiner Hand zur Seite legen. Spiele sie zu Beginn deines nächsten Zuges.",
        ),
        asks={
            "aside": Ask(
                "Set aside an Action to play it next turn?",
                "Eine Aktionskarte zur Seite legen, um sie im nächsten Zug zu spielen?",
            ),
        },
        rulings=(
            Ruling(
                "played-next-turn",
                Source("menagerie_1e"),
                "At the start of your next turn the card must be played; that uses no Action.",
                "Zu Beginn deines nächsten Zuges muss die Karte gespielt werden; das verbraucht keine Aktion.",
            ),
            Ruling(
                "open",
                Source("menagerie_1e"),
                "Until then it lies open and is not in play.",
                "Bis dahin liegt sie offen und ist nicht im Spiel.",
            ),
            Ruling(
                "a-way-then",
                Source("menagerie_1e"),
                "A Way may be followed with it.",
                "Man darf mit ihr einem Weg folgen.",
            ),
            Ruling(
                "order",
                Source("menagerie_1e"),
                "Among other things at the start of the turn you choose its order.",
                "Unter anderem, was zu Beginn des Zuges geschieht, wählst du die Reihenfolge.",
            ),
            Ruling(
                "one-each",
                Source("menagerie_1e"),
                "Each purchase sets aside one card.",
                "Jeder Kauf legt eine Karte zur Seite.",
            ),
        ),
    ),
    Words(
        "demand",
        en=English("Demand", "Demands"),
        de=German("Forderung", "Forderungen", "f"),
        picture="pointing",
        text=Both(
            "Gain a Horse onto your deck, then a card costing up to 4 onto your deck.",
            "Nimm ein Pferd auf deinen Nachziehstapel, dann eine Karte, die höchstens 4 kostet, auf deinen "
            "Nachziehstapel.",
        ),
        asks={
            "gain": Ask(
                "Gain a card onto your deck.",
                "Nimm eine Karte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "above-the-horse",
                Source("menagerie_1e"),
                "The other card comes to lie above the Horse; you must gain both.",
                "Die andere Karte kommt über dem Pferd zu liegen; du musst beide nehmen.",
            ),
            Ruling(
                "chosen-after-the-horse",
                Source("menagerie_1e", examples=("ME8",)),
                "It is chosen when the Horse has been gained, by what it costs then.",
                "Sie wird gewählt, wenn das Pferd genommen ist, nach dem, was sie dann kostet.",
            ),
            Ruling(
                "no-horse",
                Source("menagerie_1e"),
                "If there is no Horse left, you gain only the other card.",
                "Ist kein Pferd mehr da, nimmst du nur die andere Karte.",
            ),
            Ruling(
                "straight-onto-the-deck",
                Source("menagerie_1e"),
                "Both go straight onto the deck, also a card that would go elsewhere when it is gained.",
                "Beide kommen sofort auf den Nachziehstapel, auch eine Karte, die beim Nehmen sonst anderswohin käme.",
            ),
        ),
    ),
    Words(
        "desperation",
        en=English("Desperation", "Desperations"),
        de=German("Verzweiflung", "Verzweiflungen", "f"),
        picture="despair",
        text=Both(
            "Once per turn: You may gain a Curse. If you did: +1 Buy and +2 Coins.",
            "Einmal pro Zug: Du darfst einen Fluch nehmen. Hast du das getan: +1 Kauf und +2 Geld.",
        ),
        asks={
            "curse": Ask(
                "Gain a Curse, for +1 Buy and +2 Coins?",
                "Einen Fluch nehmen, für +1 Kauf und +2 Geld?",
            ),
        },
        rulings=(
            Ruling(
                "for-a-curse",
                Source("menagerie_1e"),
                "You get Buy and coins only for a Curse that you have gained: not if none is left.",
                "Kauf und Geld bekommst du nur für einen Fluch, den du genommen hast: nicht, wenn keiner da ist.",
            ),
            Ruling(
                "curse-moved-on",
                Source("menagerie_1e"),
                "A Curse that is trashed or exchanged after it was gained pays all the same.",
                "Ein Fluch, der nach dem Nehmen entsorgt oder getauscht wird, zahlt trotzdem.",
            ),
            Ruling(
                "somebody-else",
                Source("menagerie_1e"),
                "If somebody else gains the Curse instead of you, you get nothing.",
                "Nimmt jemand anders den Fluch an deiner Stelle, bekommst du nichts.",
            ),
            Ruling(
                "once-a-turn",
                Source("practice"),
                "It cannot be bought a second time in a turn.",
                "In einem Zug kann sie kein zweites Mal erworben werden.",
            ),
            Ruling(
                "no-treasures-then",
                Source("menagerie_1e"),
                "The coins can be spent at once, but no Treasure can be played any more.",
                "Das Geld kann sofort ausgegeben werden, aber Geldkarten können nicht mehr gespielt werden.",
            ),
        ),
    ),
    Words(
        "enclave",
        en=English("Enclave", "Enclaves"),
        de=German("Enklave", "Enklaven", "f"),
        picture="circle-forest",
        text=Both(
            "Gain a Gold. Exile a Duchy from the Supply.",
            "Nimm ein Gold. Bringe ein Herzogtum aus dem Vorrat ins Exil.",
        ),
        rulings=(
            Ruling(
                "independent",
                Source("menagerie_1e"),
                "One happens also if the other cannot.",
                "Das eine geschieht auch, wenn das andere nicht möglich ist.",
            ),
            Ruling(
                "no-gain",
                Source("menagerie_1e"),
                "The Duchy is not gained, so nothing happens on gaining it; it counts at the end.",
                "Das Herzogtum wird nicht genommen; beim Nehmen geschieht also nichts. Am Ende zählt es.",
            ),
        ),
    ),
    Words(
        "enhance",
        en=English("Enhance", "Enhances"),
        de=German("Verbesserung", "Verbesserungen", "f"),
        picture="magic-swirl",
        text=Both(
            "You may trash a card from your hand that is no Victory card. If you did, gain a card costing up to 2 "
            "more.",
            "Du darfst eine Karte aus deiner Hand entsorgen, die keine Punktekarte ist. Hast du das getan, nimm "
            "eine Karte, die bis zu 2 mehr kostet.",
        ),
        asks={
            "trash": Ask(
                "Trash a card to gain one that costs up to 2 more?",
                "Eine Karte entsorgen, um eine zu nehmen, die bis zu 2 mehr kostet?",
            ),
            "gain": Ask(
                "Gain a card.",
                "Nimm eine Karte.",
            ),
        },
        rulings=(
            Ruling(
                "no-victory-card",
                Source("menagerie_1e"),
                "A card that is a Victory card among other things cannot be trashed; gained it can be.",
                "Eine Karte, die unter anderem Punktekarte ist, kann nicht entsorgt werden; genommen werden kann sie.",
            ),
            Ruling(
                "optional",
                Source("menagerie_1e"),
                "You need not trash anything; if you do, you must gain a card if there is one.",
                "Du musst nichts entsorgen; tust du es, musst du eine Karte nehmen, wenn es eine gibt.",
            ),
            Ruling(
                "cost-now",
                Source("menagerie_1e"),
                "What the cards cost now counts, in the Buy phase.",
                "Es zählt, was die Karten jetzt kosten, in der Kaufphase.",
            ),
            Ruling(
                "potions-and-debt",
                Source("menagerie_1e"),
                "The gained card costs no more Potions and Debt than the trashed one.",
                "Die genommene Karte kostet nicht mehr Tränke und Schulden als die entsorgte.",
            ),
        ),
    ),
    Words(
        "gamble",
        en=English("Gamble", "Gambles"),
        de=German("Wagnis", "Wagnisse", "n"),
        picture="rolling-dices",
        text=Both(
            "+1 Buy\nReveal the top card of your deck. If it is a Treasure or an Action, you may play it. "
            "Otherwise discard it.",
            "+1 Kauf\nDecke die oberste Karte deines Nachziehstapels auf. Ist sie Geld- oder Aktionskarte, darfst "
            "du sie spielen. Sonst lege sie ab.",
        ),
        later={
            2: Both(
                "+1 Buy\nDiscard the top card of your deck. If it is a Treasure or an Action, you may play it.",
                "+1 Kauf\nLege die oberste Karte deines Nachziehstapels ab. Ist sie Geld- oder Aktionskarte, "
                "darfst du sie spielen.",
            ),
        },
        asks={
            "play": Ask(
                "Play this card?",
                "Diese Karte spielen?",
            ),
        },
        rulings=(
            Ruling(
                "played-for-free",
                Source("menagerie_1e"),
                "Playing it uses no Action; a Treasure gives its coins.",
                "Sie zu spielen verbraucht keine Aktion; eine Geldkarte gibt ihr Geld.",
            ),
            Ruling(
                "only-that-card",
                Source("menagerie_1e"),
                "Cards that it draws cannot be played: something was bought already.",
                "Karten, die durch sie gezogen werden, können nicht gespielt werden: Es wurde schon etwas gekauft.",
            ),
            Ruling(
                "discarded-otherwise",
                Source("menagerie_1e"),
                "If you do not play it, or cannot, it is discarded.",
                "Spielst du sie nicht, oder kannst du es nicht, wird sie abgelegt.",
            ),
            Ruling(
                "shuffle",
                Source("menagerie_1e"),
                "If the deck is empty, you shuffle first.",
                "Ist der Nachziehstapel leer, mischst du zuerst.",
            ),
            Ruling(
                "discarded-first",
                Source("menagerie_later"),
                "The card is discarded first, and what happens on discarding comes before playing it; where it has "
                "moved on, it cannot be played.",
                "Die Karte wird zuerst abgelegt, und was beim Ablegen geschieht, kommt vor dem Spielen; ist sie "
                "weiterbewegt, kann sie nicht gespielt werden.",
                edition=2,
            ),
        ),
    ),
    Words(
        "invest",
        en=English("Invest", "Invests"),
        de=German("Investition", "Investitionen", "f"),
        picture="seedling",
        text=Both(
            "Exile an Action from the Supply. While it is in your Exile: +2 Cards each time another player gains a "
            "copy of it or Invests in one.",
            "Bringe eine Aktionskarte aus dem Vorrat ins Exil. Solange sie in deinem Exil ist: +2 Karten, wann "
            "immer jemand anders eine gleiche nimmt oder in eine gleiche investiert.",
        ),
        asks={
            "exile": Ask(
                "Exile an Action from the Supply.",
                "Bringe eine Aktionskarte aus dem Vorrat ins Exil.",
            ),
        },
        rulings=(
            Ruling(
                "top-action",
                Source("menagerie_1e"),
                "The card is the top one of its pile and itself an Action, whatever else the pile has.",
                "Die Karte ist die oberste ihres Stapels und selbst eine Aktionskarte, was immer der Stapel sonst hat.",
            ),
            Ruling(
                "others-gain",
                Source("menagerie_1e", examples=("ME16",)),
                "You draw whenever another player gains a copy, in anybody's turn; you must.",
                "Du ziehst, wann immer jemand anders eine gleiche nimmt, gleich in wessen Zug; du musst.",
            ),
            Ruling(
                "others-invest",
                Source("menagerie_1e", examples=("ME16",)),
                "You draw also when another player Invests in a copy, though that is no gain.",
                "Du ziehst auch, wenn jemand anders in eine gleiche investiert, obwohl das kein Nehmen ist.",
            ),
            Ruling(
                "cumulative",
                Source("menagerie_1e"),
                "Each card that you have Invested in pays: two equal ones bring four cards.",
                "Jede Karte, in die du investiert hast, zahlt: zwei gleiche bringen vier Karten.",
            ),
            Ruling(
                "only-invested",
                Source("menagerie_1e"),
                "Cards that came into Exile otherwise bring nothing.",
                "Karten, die anders ins Exil kamen, bringen nichts.",
            ),
            Ruling(
                "never-your-own",
                Source("menagerie_1e", examples=("ME16",)),
                "What you gain or Invest in yourself does not pay you.",
                "Was du selbst nimmst oder worin du selbst investierst, zahlt dir nichts.",
            ),
            Ruling(
                "ends-with-exile",
                Source("menagerie_1e", examples=("ME16",)),
                "It ends when the card leaves your Exile.",
                "Es endet, wenn die Karte dein Exil verlässt.",
            ),
            Ruling(
                "turn-order",
                Source("menagerie_1e"),
                "Several Investors draw in turn order.",
                "Mehrere Investoren ziehen in Zugreihenfolge.",
            ),
        ),
    ),
    Words(
        "march",
        en=English("March", "Marches"),
        de=German("Fußmarsch", "Fußmärsche", "m"),
        picture="walking-boot",
        text=Both(
            "Look through your discard pile. You may play an Action from it.",
            "Sieh deinen Ablagestapel durch. Du darfst eine Aktionskarte daraus spielen.",
        ),
        asks={
            "play": Ask(
                "Play an Action from your discard pile?",
                "Eine Aktionskarte aus deinem Ablagestapel spielen?",
            ),
        },
        rulings=(
            Ruling(
                "played-for-free",
                Source("menagerie_1e"),
                "The Action comes into play and uses no Action of yours.",
                "Die Aktionskarte kommt ins Spiel und verbraucht keine deiner Aktionen.",
            ),
            Ruling(
                "optional",
                Source("menagerie_1e"),
                "You need not play one.",
                "Du musst keine spielen.",
            ),
            Ruling(
                "nothing-drawn",
                Source("menagerie_1e"),
                "Treasures and Actions that it draws cannot be played; a second March reaches the discard pile only.",
                "Geld- und Aktionskarten, die sie zieht, können nicht gespielt werden; ein zweiter Fußmarsch "
                "reicht nur in den Ablagestapel.",
            ),
        ),
    ),
    Words(
        "populate",
        en=English("Populate", "Populates"),
        de=German("Besiedlung", "Besiedlungen", "f"),
        picture="meeple-group",
        text=Both(
            "Gain a card from each Action pile in the Supply.",
            "Nimm von jedem Aktionsstapel des Vorrats eine Karte.",
        ),
        asks={
            "gain": Ask(
                "Gain a card from each of these piles. Which comes next?",
                "Nimm von jedem dieser Stapel eine Karte. Welche kommt als Nächste?",
            ),
        },
        rulings=(
            Ruling(
                "each-pile",
                Source("menagerie_1e"),
                "You gain the top card of each, one after another in the order that you choose, and cannot leave "
                "one out.",
                "Du nimmst von jedem die oberste Karte, nacheinander in der Reihenfolge, die du wählst, und kannst "
                "keinen auslassen.",
            ),
            Ruling(
                "action-piles",
                Source("menagerie_1e"),
                "A pile is an Action pile by the card that stands for it, whatever lies on top.",
                "Ein Stapel ist durch die Karte, die für ihn steht, ein Aktionsstapel, was immer obenauf liegt.",
            ),
            Ruling(
                "empty-piles",
                Source("menagerie_1e"),
                "Empty piles are skipped, and piles outside the Supply do not count.",
                "Leere Stapel werden übersprungen, und Stapel außerhalb des Vorrats zählen nicht.",
            ),
            Ruling(
                "phase-changes-at-once",
                Source("menagerie_1e", examples=("ME10",)),
                "A gained card that returns you to the Action phase does so at once; the other gains follow before "
                "you do anything else.",
                "Eine genommene Karte, die dich in die Aktionsphase zurückbringt, tut das sofort; die übrigen "
                "Karten nimmst du, bevor du etwas anderes tust.",
            ),
        ),
    ),
    Words(
        "pursue",
        en=English("Pursue", "Pursues"),
        de=German("Verfolgung", "Verfolgungen", "f"),
        picture="sniffing-dog",
        text=Both(
            "+1 Buy\nName a card. Reveal the top 4 cards of your deck. Put those of that name back, discard the "
            "others.",
            "+1 Kauf\nNenne eine Karte. Decke die obersten 4 Karten deines Nachziehstapels auf. Lege die so "
            "genannten zurück, die übrigen ab.",
        ),
        asks={
            "name": Ask(
                "Name a card.",
                "Nenne eine Karte.",
            ),
        },
        rulings=(
            Ruling(
                "named-first",
                Source("menagerie_1e"),
                "You name the card before you reveal.",
                "Du nennst die Karte, bevor du aufdeckst.",
            ),
            Ruling(
                "matches-stay",
                Source("menagerie_1e"),
                "All revealed cards of that name stay on the deck.",
                "Alle aufgedeckten Karten des Namens bleiben auf dem Nachziehstapel.",
            ),
            Ruling(
                "shuffle",
                Source("menagerie_1e"),
                "You shuffle if needed; with fewer cards you reveal what there is.",
                "Nötigenfalls mischst du; mit weniger Karten deckst du auf, was da ist.",
            ),
        ),
    ),
    Words(
        "reap",
        en=English("Reap", "Reaps"),
        de=German("Reiche Ernte", "Reiche Ernten", "f"),
        picture="grain-bundle",
        text=Both(
            "Gain a Gold and set it aside. If you did, play it at the start of your next turn.",
            "Nimm ein Gold und lege es zur Seite. Hast du das getan, spiele es zu Beginn deines nächsten Zuges.",
        ),
        later={
            2: Both(
                "Gain a Gold, setting it aside. If you did, play it at the start of your next turn.",
                "Nimm ein Gold, indem du es zur Seite legst. Hast du das getan, spiele es zu Beginn deines "
                "nächsten Zuges.",
            ),
        },
        rulings=(
            Ruling(
                "played-next-turn",
                Source("menagerie_1e"),
                "At the start of your next turn it gives its coins and lies in play until that turn's Clean-up; "
                "the Action phase follows as usual.",
                "Zu Beginn deines nächsten Zuges gibt es sein Geld und liegt bis zur Aufräumphase jenes Zuges im "
                "Spiel; die Aktionsphase folgt wie üblich.",
            ),
            Ruling(
                "moved-on",
                Source("menagerie_1e"),
                "If something else has moved the Gold when it was gained, it is not set aside and not played.",
                "Hat etwas anderes das Gold beim Nehmen wegbewegt, wird es nicht zur Seite gelegt und nicht gespielt.",
            ),
            Ruling(
                "no-gold",
                Source("menagerie_1e"),
                "If there is no Gold left, nothing happens.",
                "Ist kein Gold mehr da, geschieht nichts.",
            ),
            Ruling(
                "straight-aside",
                Source("menagerie_later"),
                "The Gold is gained to where it lies set aside, never into the discard pile.",
                "Das Gold wird sofort zur Seite genommen, nie auf den Ablagestapel.",
                edition=2,
            ),
        ),
    ),
    Words(
        "ride",
        en=English("Ride", "Rides"),
        de=German("Ausritt", "Ausritte", "m"),
        picture="cowboy-boot",
        text=Both(
            "Gain a Horse.",
            "Nimm ein Pferd.",
        ),
        aliases=("Reiten",),
        rulings=(
            Ruling(
                "a-horse",
                Source("menagerie_1e"),
                "The Horse comes from its pile beside the Supply; if that is empty, nothing happens.",
                "Das Pferd kommt von seinem Stapel neben dem Vorrat; ist er leer, geschieht nichts.",
            ),
        ),
    ),
    Words(
        "seize_the_day",
        en=English("Seize the Day", "Seize the Days"),
        de=German("Nutze den Tag", "Nutze den Tag", "m"),
        picture="sunrise",
        text=Both(
            "Once per game: Take an extra turn after this one.",
            "Einmal pro Spiel: Du hast nach diesem Zug einen weiteren.",
        ),
        rulings=(
            Ruling(
                "once-a-game",
                Source("menagerie_1e"),
                "Each player can buy it once a game.",
                "Alle können es einmal pro Spiel erwerben.",
            ),
            Ruling(
                "usual-turn",
                Source("menagerie_1e"),
                "It is a turn like any other, with the five cards that you have drawn; for Durations it is your "
                "next turn. It does not count for a tie.",
                "Es ist ein Zug wie jeder andere, mit den fünf gezogenen Karten; für Dauerkarten ist es dein "
                "nächster Zug. Bei Gleichstand zählt er nicht.",
            ),
            Ruling(
                "third-turn",
                Source("menagerie_1e"),
                "It can be bought in an extra turn too, for a third turn in a row.",
                "Es kann auch in einem zusätzlichen Zug erworben werden, für einen dritten Zug hintereinander.",
            ),
            Ruling(
                "game-over",
                Source("menagerie_1e"),
                "If the game is over after this turn, there is no extra turn.",
                "Ist das Spiel nach diesem Zug zu Ende, gibt es keinen weiteren.",
            ),
        ),
    ),
    Words(
        "stampede",
        en=English("Stampede", "Stampedes"),
        de=German("Stampede", "Stampeden", "f"),
        picture="charging-bull",
        text=Both(
            "If you have at most 5 cards in play, gain 5 Horses onto your deck.",
            "Hast du höchstens 5 Karten im Spiel, nimm 5 Pferde auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "cards-in-play",
                Source("menagerie_1e"),
                "What lies in play when you buy it counts, Durations too, not what was played.",
                "Es zählt, was beim Erwerben im Spiel liegt, auch Dauerkarten, nicht was gespielt wurde.",
            ),
            Ruling(
                "too-many",
                Source("menagerie_1e"),
                "With more than 5 it may be bought, without effect.",
                "Mit mehr als 5 darf man sie erwerben, ohne Wirkung.",
            ),
            Ruling(
                "short",
                Source("menagerie_1e"),
                "If there are fewer Horses, you gain what there is.",
                "Gibt es weniger Pferde, nimmst du, was da ist.",
            ),
        ),
    ),
    Words(
        "toil",
        en=English("Toil", "Toils"),
        de=German("Plackerei", "Plackereien", "f"),
        picture="pull",
        text=Both(
            "+1 Buy\nYou may play an Action from your hand.",
            "+1 Kauf\nDu darfst eine Aktionskarte aus deiner Hand spielen.",
        ),
        asks={
            "play": Ask(
                "Play an Action?",
                "Eine Aktionskarte spielen?",
            ),
        },
        rulings=(
            Ruling(
                "played-for-free",
                Source("menagerie_1e"),
                "The Action uses no Action of yours, and +Actions are of no use.",
                "Die Aktionskarte verbraucht keine deiner Aktionen, und +Aktionen nützen nichts.",
            ),
            Ruling(
                "no-treasures",
                Source("menagerie_1e"),
                "Treasures that it draws cannot be played; a drawn Action can with another Toil.",
                "Geldkarten, die sie zieht, können nicht gespielt werden; eine gezogene Aktionskarte mit einer "
                "weiteren Plackerei.",
            ),
        ),
    ),
    Words(
        "transport",
        en=English("Transport", "Transports"),
        de=German("Transport", "Transporte", "m"),
        picture="hand-truck",
        text=Both(
            "Choose one: Exile an Action from the Supply; or put an Action from your Exile onto your deck.",
            "Wähle eins: Bringe eine Aktionskarte aus dem Vorrat ins Exil; oder lege eine Aktionskarte aus deinem "
            "Exil auf deinen Nachziehstapel.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "exile": Both(
                        "Exile an Action from the Supply", "Eine Aktionskarte aus dem Vorrat ins Exil bringen"
                    ),
                    "topdeck": Both(
                        "Put an Action from your Exile onto your deck",
                        "Eine Aktionskarte aus deinem Exil auf den Nachziehstapel legen",
                    ),
                },
            ),
            "exile": Ask(
                "Exile an Action from the Supply.",
                "Bringe eine Aktionskarte aus dem Vorrat ins Exil.",
            ),
            "topdeck": Ask(
                "Put an Action from your Exile onto your deck.",
                "Lege eine Aktionskarte aus deinem Exil auf deinen Nachziehstapel.",
            ),
            "which": Ask(
                "Which of the copies?",
                "Welche der gleichen Karten?",
                options={
                    "invested": Both("The one you have Invested in", "Die, in die du investiert hast"),
                    "other": Both("Another one", "Eine andere"),
                },
            ),
        },
        rulings=(
            Ruling(
                "top-action",
                Source("menagerie_1e"),
                "The card from the Supply is the top one of its pile and itself an Action; it is not gained.",
                "Die Karte aus dem Vorrat ist die oberste ihres Stapels und selbst eine Aktionskarte; sie wird "
                "nicht genommen.",
            ),
            Ruling(
                "any-exiled-action",
                Source("menagerie_1e"),
                "Any Exiled Action can go onto the deck, however it came into Exile; that is no discarding.",
                "Jede Aktionskarte im Exil kann auf den Nachziehstapel, wie auch immer sie dorthin kam; das ist "
                "kein Ablegen.",
            ),
            Ruling(
                "either-copy",
                Source("menagerie_1e"),
                "Of two equal cards, one of them Invested in, either can be taken.",
                "Von zwei gleichen Karten, in deren eine investiert ist, kann man beide wählen.",
            ),
            Ruling(
                "impossible-option",
                Source("menagerie_1e"),
                "An option that is not possible may be chosen.",
                "Eine Möglichkeit, die nicht geht, darf gewählt werden.",
            ),
            Ruling(
                "not-investing",
                Source("menagerie_1e"),
                "Exiling a card by it is not Investing in it.",
                "Eine Karte damit ins Exil zu bringen ist kein Investieren.",
            ),
        ),
    ),
)
