"""Words of the kingdom cards of Plunder that wait in play for the next time something happens."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "abundance",
        en=English("Abundance", "Abundances"),
        de=German("Überfluss", "Überflüsse", "m"),
        picture="fruit-bowl",
        text=Both(
            "The next Action you gain brings you:\n+1 Buy\n+3 Coins",
            "Die nächste Aktionskarte, die du nimmst, bringt dir:\n+1 Kauf\n+3 Geld",
        ),
        rulings=(
            Ruling(
                "stays",
                Source("plunder_1e"),
                "It brings nothing when it is played and stays in play until you gain an Action, however many turns "
                "later.",
                "Beim Spielen bringt er nichts und bleibt im Spiel, bis du eine Aktionskarte nimmst, auch erst viele "
                "Züge später.",
            ),
            Ruling(
                "any-gain",
                Source("plunder_1e", examples=("E27",)),
                "The next Action gained counts, bought or not; other cards do not use it up.",
                "Es zählt die nächste genommene Aktionskarte, gekauft oder nicht; andere Karten verbrauchen ihn nicht.",
            ),
            Ruling(
                "other-turn",
                Source("plunder_1e", examples=("E27",)),
                "An Action gained on another player's turn uses it up, though Buy and coins are of no use then.",
                "Eine in einem fremden Zug genommene Aktionskarte verbraucht ihn, obwohl Kauf und Geld dann nichts "
                "nützen.",
            ),
        ),
    ),
    Words(
        "cage",
        en=English("Cage", "Cages"),
        de=German("Käfig", "Käfige", "m"),
        picture="bird-cage",
        text=Both(
            "Lay up to four cards from your hand face down on this.\n"
            "The next Victory card you gain sends this to the trash; when that turn ends, you take the cards that lay "
            "on it into your hand.",
            "Lege bis zu vier Handkarten verdeckt auf diese Karte.\n"
            "Die nächste Punktekarte, die du nimmst, bringt den Käfig auf den Müll; am Ende jenes Zuges nimmst du die "
            "Karten, die auf ihm lagen, auf die Hand.",
        ),
        asks={
            "aside": Ask(
                "Set aside up to 4 cards from your hand face down on the Cage.",
                "Lege bis zu 4 Handkarten verdeckt auf den Käfig.",
            ),
        },
        rulings=(
            Ruling(
                "up-to-four",
                Source("plunder_1e"),
                "It brings no money; you set aside up to four cards from your hand on it, or none.",
                "Er bringt kein Geld; du legst bis zu vier Handkarten darauf beiseite, oder auch keine.",
            ),
            Ruling(
                "face-down",
                Source("plunder_1e"),
                "The cards lie face down: the others do not see them, neither on the Cage nor when you take them.",
                "Die Karten liegen verdeckt: Die anderen sehen sie nicht, weder auf dem Käfig noch wenn du sie nimmst.",
            ),
            Ruling(
                "trashed",
                Source("plunder_1e", examples=("E7",)),
                "It waits, over the turns, until you gain a Victory card, and is then trashed at once.",
                "Er wartet, auch über mehrere Züge, bis du eine Punktekarte nimmst, und wird dann sofort entsorgt.",
            ),
            Ruling(
                "after-drawing",
                Source("plunder_1e", examples=("E7",)),
                "You take the cards at the end of that turn, after drawing your next hand.",
                "Du nimmst die Karten am Ende jenes Zuges, nachdem du deine nächste Kartenhand gezogen hast.",
            ),
            Ruling(
                "any-gain",
                Source("plunder_1e", "shaman", examples=("E8",)),
                "A Victory card gained in any way will do, such as an Estate that Shaman makes you gain from the "
                "trash.",
                "Es genügt jede irgendwie genommene Punktekarte, etwa ein Anwesen, das du wegen der Schamanin aus dem "
                "Müll nimmst.",
            ),
            Ruling(
                "other-turn",
                Source("plunder_1e", "durations"),
                "If you gain a Victory card on another player's turn, the cards come into your hand at the end of "
                "that turn.",
                "Nimmst du eine Punktekarte in einem fremden Zug, kommen die Karten am Ende dieses Zuges auf deine "
                "Hand.",
            ),
        ),
    ),
    Words(
        "cutthroat",
        en=English("Cutthroat", "Cutthroats"),
        de=German("Meuchlerin", "Meuchlerinnen", "f"),
        picture="dripping-knife",
        text=Both(
            "All other players who hold more than three cards discard until three are left.\n"
            "As soon as any player gains a Treasure that costs 5 or more, you gain a Loot.",
            "Alle anderen mit mehr als drei Handkarten legen ab, bis ihnen drei bleiben.\n"
            "Sobald irgendjemand eine Geldkarte nimmt, die mindestens 5 kostet, nimmst du eine Kostbarkeit.",
        ),
        asks={
            "discard": Ask("Discard down to 3 cards in hand.", "Lege Handkarten ab, bis du nur noch 3 hast."),
        },
        rulings=(
            Ruling(
                "three-or-fewer",
                Source("plunder_1e"),
                "Whoever holds three or fewer cards discards nothing.",
                "Wer drei oder weniger Handkarten hat, legt nichts ab.",
            ),
            Ruling(
                "anyone",
                Source("plunder_1e", examples=("E35",)),
                "The next such Treasure counts whoever gains it, yourself included; cheaper ones and other cards do "
                "not.",
                "Es zählt die nächste solche Geldkarte, egal wer sie nimmt, auch du selbst; billigere und andere "
                "Karten zählen nicht.",
            ),
            Ruling(
                "loot-counts",
                Source("plunder_1e", examples=("E35",)),
                "Every Loot is a Treasure costing 5 or more: when anyone gains one, you gain one too.",
                "Jede Kostbarkeit ist eine Geldkarte, die 5 oder mehr kostet: Nimmt irgendjemand eine, nimmst auch du "
                "eine.",
            ),
            Ruling(
                "discarded-then",
                Source("plunder_1e", examples=("E35",)),
                "It acts once and is discarded in the next Clean-up, whoever's turn it is.",
                "Sie wirkt einmal und wird in der nächsten Aufräumphase abgelegt, egal in wessen Zug.",
            ),
        ),
    ),
    Words(
        "flagship",
        en=English("Flagship", "Flagships"),
        de=German("Flaggschiff", "Flaggschiffe", "n"),
        picture="plain/flagship",
        text=Both(
            "+2 Coins\nThe next Action you play that is no Command is played once more.",
            "+2 Geld\nDie nächste Aktionskarte ohne den Typ Befehl, die du spielst, wird gleich noch einmal gespielt.",
        ),
        rulings=(
            Ruling(
                "forced",
                Source("plunder_1e"),
                "Playing the Action again is not optional.",
                "Die Aktionskarte noch einmal zu spielen ist nicht freiwillig.",
            ),
            Ruling(
                "card-gone",
                Source("plunder_1e", examples=("E16",)),
                "The card is played again even if it trashed itself the first time.",
                "Die Karte wird auch dann noch einmal gespielt, wenn sie sich beim ersten Mal selbst entsorgt hat.",
            ),
            Ruling(
                "other-turns",
                Source("plunder_1e", examples=("E16",)),
                "It also repeats an Action you play on another player's turn.",
                "Es wiederholt auch eine Aktionskarte, die du in einem fremden Zug spielst.",
            ),
            Ruling(
                "ignores-commands",
                Source("plunder_1e"),
                "A Command card, such as another Flagship, is not repeated, and the Flagship keeps waiting.",
                "Eine Karte vom Typ Befehl, etwa ein weiteres Flaggschiff, wird nicht wiederholt, und das Flaggschiff "
                "wartet weiter.",
            ),
            Ruling(
                "two",
                Source("plunder_1e", examples=("E15",)),
                "Two Flagships and then a Village: the Village is played three times.",
                "Zwei Flaggschiffe und dann ein Dorf: Das Dorf wird dreimal gespielt.",
            ),
            Ruling(
                "waits",
                Source("plunder_1e", "durations"),
                "It stays in play over the turns until an Action has been repeated and is discarded in the Clean-up "
                "of that turn.",
                "Es bleibt über die Züge im Spiel, bis eine Aktionskarte wiederholt wurde, und wird in der "
                "Aufräumphase dieses Zuges abgelegt.",
            ),
        ),
    ),
    Words(
        "landing_party",
        en=English("Landing Party", "Landing Parties"),
        de=German("Landungstrupp", "Landungstrupps", "m"),
        picture="conqueror",
        text=Both(
            "+2 Cards\n"
            "+2 Actions\n"
            "As soon as you have opened a turn with a Treasure as your first card, this goes on top of your deck.",
            "+2 Karten\n"
            "+2 Aktionen\n"
            "Sobald du in einem Zug als allererste Karte eine Geldkarte gespielt hast, kommt diese hier auf deinen "
            "Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "waits",
                Source("plunder_1e"),
                "It stays in play until you begin a turn with a Treasure as the first card played.",
                "Er bleibt im Spiel, bis du in einem Zug als erste Karte eine Geldkarte spielst.",
            ),
            Ruling(
                "first-card-only",
                Source("plunder_1e"),
                "A Treasure played after another card of the turn does not count.",
                "Eine Geldkarte, die nach einer anderen Karte des Zuges gespielt wird, zählt nicht.",
            ),
            Ruling(
                "combined",
                Source("plunder_1e"),
                "A combined Treasure, such as Spell Scroll played as an Action, counts.",
                "Eine kombinierte Geldkarte zählt, auch die als Aktion gespielte Zauberrolle.",
            ),
            Ruling(
                "treasure-first",
                Source("plunder_1e", examples=("E22",)),
                "The Treasure is carried out completely first: cards drawn through it do not include the Landing "
                "Party.",
                "Die Geldkarte wird erst ganz ausgeführt: Unter dadurch gezogenen Karten ist der Landungstrupp nicht.",
            ),
        ),
    ),
    Words(
        "search",
        en=English("Search", "Searches"),
        de=German("Suche", "Suchen", "f"),
        picture="magnifying-glass",
        text=Both(
            "+2 Coins\nWhen a Supply pile next runs empty, trash this and gain a Loot.",
            "+2 Geld\nSobald der nächste Vorratsstapel leer wird, entsorge diese Karte und nimm eine Kostbarkeit.",
        ),
        rulings=(
            Ruling(
                "waits",
                Source("plunder_1e"),
                "It waits for a pile that becomes empty after it was played, on anyone's turn; piles already empty do "
                "not count.",
                "Sie wartet auf einen Stapel, der nach dem Spielen leer wird, egal in wessen Zug; schon leere zählen "
                "nicht.",
            ),
            Ruling(
                "throne-room",
                Source("plunder_1e", examples=("E9",)),
                "Played twice by Throne Room, both stay until a pile becomes empty; then Search is trashed once and "
                "two Loots are gained.",
                "Durch den Thronsaal zweimal gespielt, bleiben beide, bis ein Stapel leer wird; dann wird die Suche "
                "einmal entsorgt, und du nimmst zwei Kostbarkeiten.",
            ),
            Ruling(
                "throne-room-leaves",
                Source("plunder_1e", examples=("E9",)),
                "That Throne Room is discarded in the Clean-up of the turn in which the pile became empty.",
                "Dieser Thronsaal wird in der Aufräumphase des Zuges abgelegt, in dem der Stapel leer wurde.",
            ),
        ),
    ),
    Words(
        "secluded_shrine",
        en=English("Secluded Shrine", "Secluded Shrines"),
        de=German("Einsamer Schrein", "Einsame Schreine", "m"),
        picture="shinto-shrine",
        text=Both(
            "+1 Coin\nWith the next Treasure you gain, trash up to two cards from your hand.",
            "+1 Geld\nBei der nächsten Geldkarte, die du nimmst, entsorge bis zu zwei Handkarten.",
        ),
        asks={
            "trash": Ask("You may trash up to 2 cards from your hand.", "Du darfst bis zu 2 Handkarten entsorgen."),
        },
        rulings=(
            Ruling(
                "same-turn",
                Source("plunder_1e", "durations", examples=("E1",)),
                "If you gain a Treasure in the same turn, you trash at once, and it is discarded this turn.",
                "Nimmst du noch im selben Zug eine Geldkarte, entsorgst du sofort, und er wird in diesem Zug abgelegt.",
            ),
            Ruling(
                "waits",
                Source("plunder_1e", "durations", examples=("E2",)),
                "Gaining a card that is no Treasure leaves it waiting in play.",
                "Nimmst du eine andere Karte als eine Geldkarte, bleibt er wartend im Spiel.",
            ),
            Ruling(
                "other-turn",
                Source("plunder_1e", examples=("E3",)),
                "It also acts when you gain a Treasure on another player's turn.",
                "Er wirkt auch, wenn du in einem fremden Zug eine Geldkarte nimmst.",
            ),
            Ruling(
                "trash-none",
                Source("plunder_1e", examples=("E3",)),
                "Trashing fewer than two, or none, is allowed; it is finished and discarded in that turn all the same.",
                "Du darfst weniger als zwei oder gar keine Karte entsorgen; er ist trotzdem erledigt und wird in "
                "diesem Zug abgelegt.",
            ),
        ),
    ),
)
