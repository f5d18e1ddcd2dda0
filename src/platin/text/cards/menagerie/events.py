"""Words of the Events of Menagerie."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "alliance",
        en=English("Alliance", "Alliances"),
        de=German("Bündnis", "Bündnisse", "n"),
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
        "commerce",
        en=English("Commerce", "Commerces"),
        de=German("Kommerz", "Kommerze", "m"),
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
        "desperation",
        en=English("Desperation", "Desperations"),
        de=German("Verzweiflung", "Verzweiflungen", "f"),
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
        "enhance",
        en=English("Enhance", "Enhances"),
        de=German("Verbesserung", "Verbesserungen", "f"),
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
        "march",
        en=English("March", "Marches"),
        de=German("Fußmarsch", "Fußmärsche", "m"),
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
        "seize_the_day",
        en=English("Seize the Day", "Seize the Days"),
        de=German("Nutze den Tag", "Nutze den Tag", "m"),
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
        "toil",
        en=English("Toil", "Toils"),
        de=German("Plackerei", "Plackereien", "f"),
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
)
