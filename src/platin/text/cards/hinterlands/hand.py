"""Words of the cards of Hinterlands that draw, and discard or trash from the hand."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "crossroads",
        en=English("Crossroads", "Crossroads"),
        de=German("Wegkreuzung", "Wegkreuzungen", "f"),
        picture="crossroad",
        text=Both(
            "Show everybody your hand.\n"
            "+1 Card for each Victory card in it\n"
            "If you have not played a Crossroads in this turn before: +3 Actions",
            "Zeige allen deine Hand.\n"
            "+1 Karte für jede Punktekarte darunter\n"
            "Hast du in diesem Zug vorher noch keine Wegkreuzung gespielt: +3 Aktionen",
        ),
        rulings=(
            Ruling(
                "counted-before-drawing",
                Source("hinterlands_1e"),
                "The Victory cards are counted before any card is drawn.",
                "Die Punktekarten werden gezählt, bevor eine Karte gezogen wird.",
            ),
            Ruling(
                "combined",
                Source("hinterlands_1e"),
                "Victory cards that have another type as well count.",
                "Punktekarten, die noch einen anderen Typ haben, zählen mit.",
            ),
            Ruling(
                "hand-stays",
                Source("hinterlands_1e"),
                "The cards that are shown stay in the hand.",
                "Die gezeigten Karten bleiben auf der Hand.",
            ),
            Ruling(
                "later-ones",
                Source("hinterlands_1e"),
                "Each further Crossroads of the turn brings cards but no Actions.",
                "Jede weitere Wegkreuzung des Zuges bringt Karten, aber keine Aktionen.",
            ),
            Ruling(
                "counts-plays",
                Source("hinterlands_1e"),
                "Plays are counted: played twice by a Throne Room, it brings the Actions once.",
                "Gezählt wird, wie oft gespielt wird: Spielt ein Thronsaal sie zweimal, bringt sie die Aktionen nur "
                "einmal.",
            ),
            Ruling(
                "replaced-was-first",
                Source("practice"),
                "A Crossroads that was played for a Way was the first one of the turn all the same.",
                "Auch eine Wegkreuzung, mit der ein Weg befolgt wurde, war die erste des Zuges.",
            ),
        ),
    ),
    Words(
        "develop",
        en=English("Develop", "Develops"),
        de=German("Aufbau", "Aufbauten", "m"),
        picture="ladder",
        text=Both(
            "Trash one of your hand cards.\n"
            "Gain a card that costs exactly 1 Coin more and a card that costs exactly 1 Coin less, in either order, "
            "both onto your deck.",
            "Entsorge eine deiner Handkarten.\n"
            "Nimm eine Karte, die genau 1 Geld mehr kostet, und eine, die genau 1 Geld weniger kostet, in "
            "beliebiger Reihenfolge, beide auf deinen Nachziehstapel.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
            "gain": Ask(
                "Gain a card that costs 1 more or 1 less onto your deck; the other one comes after it.",
                "Nimm eine Karte, die 1 mehr oder 1 weniger kostet, auf deinen Nachziehstapel; die andere folgt "
                "danach.",
            ),
            "other": Ask(
                "Gain the other card onto your deck.",
                "Nimm die andere Karte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "both-forced",
                Source("hinterlands_1e"),
                "Both cards have to be gained if there are any of those costs.",
                "Beide Karten muss man nehmen, wenn es welche zu diesen Kosten gibt.",
            ),
            Ruling(
                "one-missing",
                Source("hinterlands_1e"),
                "If there is no card of one of the two costs, the other one is still gained.",
                "Gibt es zu einem der beiden Preise keine Karte, nimmt man trotzdem die andere.",
            ),
            Ruling(
                "nothing-trashed",
                Source("hinterlands_1e"),
                "Without a card to trash nothing is gained.",
                "Ohne eine Karte zum Entsorgen nimmt man nichts.",
            ),
            Ruling(
                "one-by-one",
                Source("hinterlands_1e", examples=("HI15",)),
                "The cards are gained one after the other, and the second one lies on top.",
                "Die Karten nimmt man nacheinander, und die zweite liegt oben.",
            ),
            Ruling(
                "effects-at-once",
                Source("practice"),
                "What happens on gaining the first card happens before the second is gained.",
                "Was beim Nehmen der ersten Karte geschieht, geschieht vor dem Nehmen der zweiten.",
            ),
            Ruling(
                "not-itself",
                Source("hinterlands_1e"),
                "The Develop being played is not in the hand and cannot be trashed.",
                "Der gespielte Aufbau ist nicht auf der Hand und kann nicht entsorgt werden.",
            ),
            Ruling(
                "copper",
                Source("hinterlands_1e"),
                "Nothing costs 1 less than a Copper: for it there is only the dearer card.",
                "Nichts kostet 1 weniger als ein Kupfer: Für dieses gibt es nur die teurere Karte.",
            ),
            Ruling(
                "straight-onto-the-deck",
                Source("hinterlands_1e"),
                "The cards go straight onto the deck, never through the discard pile.",
                "Die Karten kommen direkt auf den Nachziehstapel, nie über den Ablagestapel.",
            ),
            Ruling(
                "present-costs",
                Source("hinterlands_1e", examples=("HI15",)),
                "Costs are looked up at each of the two gains.",
                "Bei jedem der beiden Male gelten die Kosten dieses Augenblicks.",
            ),
        ),
    ),
    Words(
        "jack_of_all_trades",
        en=English("Jack of All Trades", "Jacks of All Trades"),
        de=German("Lebenskünstler", "Lebenskünstler", "m"),
        picture="swiss-army-knife",
        text=Both(
            "Gain a Silver.\n"
            "Look at your deck's top card and decide whether you discard it.\n"
            "Draw until your hand has 5 cards.\n"
            "You may trash a hand card that is no Treasure.",
            "Nimm ein Silber.\n"
            "Sieh dir die oberste Karte deines Nachziehstapels an und entscheide, ob du sie ablegst.\n"
            "Ziehe, bis du 5 Karten auf der Hand hast.\n"
            "Du darfst eine Handkarte entsorgen, die keine Geldkarte ist.",
        ),
        asks={
            "discard": Ask(
                "Discard the top card of your deck? Otherwise it stays there.",
                "Die oberste Karte deines Nachziehstapels ablegen? Sonst bleibt sie dort.",
                none=Both("leave it there", "dort lassen"),
            ),
            "trash": Ask(
                "You may trash a card from your hand that is no Treasure.",
                "Du darfst eine Handkarte entsorgen, die keine Geldkarte ist.",
            ),
        },
        rulings=(
            Ruling(
                "in-this-order",
                Source("hinterlands_1e"),
                "All of it happens in the printed order: the Silver, the look, the drawing, the trashing.",
                "Alles geschieht in der gedruckten Reihenfolge: Silber, Ansehen, Ziehen, Entsorgen.",
            ),
            Ruling(
                "forced-but-the-last",
                Source("hinterlands_1e"),
                "The first three parts are not optional; only trashing is.",
                "Die ersten drei Teile sind Pflicht; nur das Entsorgen ist freiwillig.",
            ),
            Ruling(
                "silver-shuffled-in",
                Source("hinterlands_1e"),
                "If you have to shuffle for the look, the new Silver is shuffled in.",
                "Muss man zum Ansehen mischen, wird das neue Silber mit eingemischt.",
            ),
            Ruling(
                "five-already",
                Source("hinterlands_1e"),
                "With 5 or more cards in hand you draw none, and put none back.",
                "Mit 5 oder mehr Karten auf der Hand zieht man keine und legt keine zurück.",
            ),
            Ruling(
                "no-combined-treasure",
                Source("hinterlands_1e"),
                "A card that is a Treasure among other types cannot be trashed.",
                "Eine Karte, die neben anderen Typen Geldkarte ist, kann nicht entsorgt werden.",
            ),
            Ruling(
                "curse",
                Source("hinterlands_1e"),
                "A Curse may be trashed.",
                "Ein Fluch darf entsorgt werden.",
            ),
        ),
    ),
    Words(
        "oasis",
        en=English("Oasis", "Oases"),
        de=German("Oase", "Oasen", "f"),
        picture="oasis",
        text=Both(
            "+1 Card\n+1 Action\n+1 Coin\nChoose a card in your hand and discard it.",
            "+1 Karte\n+1 Aktion\n+1 Geld\nWähle eine Karte auf deiner Hand und lege sie ab.",
        ),
        asks={
            "discard": Ask(
                "Discard a card.",
                "Lege eine Karte ab.",
            ),
        },
        rulings=(
            Ruling(
                "the-drawn-card-too",
                Source("hinterlands_1e"),
                "You draw before you discard, so the drawn card may be the one.",
                "Du ziehst, bevor du ablegst; es darf auch die gezogene Karte sein.",
            ),
            Ruling(
                "also-without-drawing",
                Source("hinterlands_1e"),
                "You discard a card even if there was none to draw.",
                "Eine Karte legst du auch dann ab, wenn du keine ziehen konntest.",
            ),
        ),
    ),
    Words(
        "spice_merchant",
        en=English("Spice Merchant", "Spice Merchants"),
        de=German("Gewürzhändler", "Gewürzhändler", "m"),
        picture="hot-spices",
        text=Both(
            "You may trash a Treasure out of your hand. If you do, choose one of these:\n"
            "+2 Cards, +1 Action\n"
            "+1 Buy, +2 Coins",
            "Du darfst eine Geldkarte aus deiner Hand entsorgen. Wenn du das tust, wähle eins hiervon:\n"
            "+2 Karten, +1 Aktion\n"
            "+1 Kauf, +2 Geld",
        ),
        asks={
            "trash": Ask(
                "You may trash a Treasure from your hand.",
                "Du darfst eine Geldkarte aus deiner Hand entsorgen.",
            ),
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "cards": Both("+2 Cards, +1 Action", "+2 Karten, +1 Aktion"),
                    "coins": Both("+1 Buy, +2 Coins", "+1 Kauf, +2 Geld"),
                },
            ),
        },
        rulings=(
            Ruling(
                "chosen-after-trashing",
                Source("hinterlands_1e"),
                "The choice is made after the Treasure was trashed.",
                "Gewählt wird, nachdem die Geldkarte entsorgt ist.",
            ),
            Ruling(
                "no-trash-nothing",
                Source("hinterlands_1e"),
                "Whoever trashes nothing gets nothing.",
                "Wer nichts entsorgt, bekommt nichts.",
            ),
            Ruling(
                "combined",
                Source("hinterlands_1e"),
                "A Treasure that has another type as well may be trashed.",
                "Auch eine Geldkarte, die noch einen anderen Typ hat, darf entsorgt werden.",
            ),
        ),
    ),
    Words(
        "stables",
        en=English("Stables", "Stables"),
        de=German("Stallungen", "Stallungen", "pl"),
        picture="stable",
        text=Both(
            "You may discard a Treasure out of your hand. If you do, you get:\n+3 Cards, +1 Action",
            "Du darfst eine Geldkarte aus deiner Hand ablegen. Wenn du das tust, bekommst du:\n+3 Karten, +1 Aktion",
        ),
        asks={
            "discard": Ask(
                "You may discard a Treasure.",
                "Du darfst eine Geldkarte ablegen.",
            ),
        },
        rulings=(
            Ruling(
                "optional",
                Source("hinterlands_1e"),
                "Discarding is optional; without it there are neither cards nor the Action.",
                "Das Ablegen ist freiwillig; ohne gibt es weder Karten noch Aktion.",
            ),
            Ruling(
                "treasures-only",
                Source("hinterlands_1e"),
                "Only a Treasure may be discarded.",
                "Nur eine Geldkarte darf abgelegt werden.",
            ),
            Ruling(
                "drawn-afterwards",
                Source("hinterlands_1e"),
                "You draw after discarding: if you have to shuffle, the Treasure is shuffled in.",
                "Gezogen wird nach dem Ablegen: Muss man mischen, wird die Geldkarte mit eingemischt.",
            ),
        ),
    ),
    Words(
        "wheelwright",
        en=English("Wheelwright", "Wheelwrights"),
        de=German("Radmacherin", "Radmacherinnen", "f"),
        picture="cartwheel",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "You may discard one of your hand cards; for it, gain an Action card that costs at most as much.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Du darfst eine deiner Handkarten ablegen; nimm dafür eine Aktionskarte, die höchstens so viel kostet.",
        ),
        asks={
            "discard": Ask(
                "You may discard a card, to gain an Action card that costs no more.",
                "Du darfst eine Karte ablegen, um eine Aktionskarte zu nehmen, die nicht mehr kostet.",
            ),
            "gain": Ask(
                "Gain an Action card that costs no more than the discarded one.",
                "Nimm eine Aktionskarte, die nicht mehr kostet als die abgelegte.",
            ),
        },
        rulings=(
            Ruling(
                "any-card",
                Source("hinterlands_2e"),
                "Any card may be discarded, not only an Action.",
                "Jede Karte darf abgelegt werden, nicht nur eine Aktionskarte.",
            ),
            Ruling(
                "forced-once-discarded",
                Source("hinterlands_2e"),
                "Whoever has discarded has to gain an Action if there is one.",
                "Wer abgelegt hat, muss eine Aktionskarte nehmen, wenn es eine gibt.",
            ),
            Ruling(
                "copy",
                Source("hinterlands_2e"),
                "It may be a copy of the discarded card.",
                "Es darf eine Karte wie die abgelegte sein.",
            ),
            Ruling(
                "costs-in-all-parts",
                Source("hinterlands_2e"),
                "Potion and Debt are compared too, and at that moment.",
                "Auch Trank und Schulden werden verglichen, und zwar in diesem Augenblick.",
            ),
            Ruling(
                "reactions-first",
                Source("hinterlands_2e"),
                "What reacts to the discarding comes before the gain.",
                "Was auf das Ablegen reagiert, kommt vor dem Nehmen.",
            ),
        ),
    ),
)
