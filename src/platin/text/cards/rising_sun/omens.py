"""Words of the Omens of Rising Sun."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "kitsune",
        en=English("Kitsune", "Kitsunes"),
        de=German("Kitsune", "Kitsunes", "m"),
        picture="fox-head",
        text=Both(
            "+1 Sun\nPick two different ones:\n+2 Actions\n+2 Coins\nEvery opponent gains a Curse\nGain a Silver",
            "+1 Sonne\nWähle zwei verschiedene:\n+2 Aktionen\n+2 Geld\nAlle anderen nehmen je einen Fluch\n"
            "Nimm ein Silber",
        ),
        asks={
            "choose": Ask(
                "Choose two.",
                "Wähle zwei.",
                options={
                    "actions": Both("+2 Actions", "+2 Aktionen"),
                    "coins": Both("+2 Coins", "+2 Geld"),
                    "curse": Both("Curses for the others", "Flüche für die anderen"),
                    "silver": Both("gain a Silver", "ein Silber nehmen"),
                },
            ),
        },
        rulings=(
            Ruling(
                "reactions-first",
                Source("practice"),
                "Reactions to the Attack come when it is played, before the Sun and before the choice, whatever is "
                "chosen then.",
                "Auf den Angriff reagiert man, wenn er gespielt wird: vor der Sonne und vor der Wahl, was auch immer "
                "dann gewählt wird.",
            ),
            Ruling(
                "sun-then-choice",
                Source("rising_sun_1e"),
                "The Sun comes first; then both are chosen together and carried out in the order of the card.",
                "Zuerst kommt die Sonne; dann wird beides zugleich gewählt und in gedruckter Reihenfolge ausgeführt.",
            ),
            Ruling(
                "impossible-options",
                Source("practice"),
                "What cannot be done may be chosen too. The Curses are gained in turn order.",
                "Auch was nicht möglich ist, darf gewählt werden. Die Flüche werden in Zugreihenfolge genommen.",
            ),
            Ruling(
                "elder",
                Source("practice"),
                "An Elder adds a third one.",
                "Ein Ältester lässt dich eine dritte Möglichkeit wählen.",
            ),
        ),
    ),
    Words(
        "mountain_shrine",
        en=English("Mountain Shrine", "Mountain Shrines"),
        de=German("Bergschrein", "Bergschreine", "m"),
        picture="fuji",
        text=Both(
            "+1 Sun\n+2 Coins\nA card of your hand may be trashed.\nThen, if the trash contains an Action: +2 Cards.",
            "+1 Sonne\n+2 Geld\nEine Karte deiner Hand darf entsorgt werden.\n"
            "Liegt danach im Müll eine Aktionskarte: +2 Karten.",
        ),
        asks={
            "trash": Ask("You may trash a card from your hand.", "Du darfst eine Karte aus deiner Hand entsorgen."),
        },
        rulings=(
            Ruling(
                "price",
                Source("rising_sun_1e"),
                "It costs no coins but 5 Debt.",
                "Er kostet kein Geld, sondern 5 Schulden.",
            ),
            Ruling(
                "any-action-there",
                Source("rising_sun_1e"),
                "Any Action in the trash counts, whoever put it there and when; also the one trashed just now.",
                "Jede Aktionskarte im Müll zählt, wer auch immer sie wann dorthin gelegt hat; auch die eben entsorgte.",
            ),
            Ruling(
                "without-trashing",
                Source("rising_sun_1e"),
                "The trash is looked at even if you trash nothing.",
                "In den Müll wird auch geschaut, wenn du nichts entsorgst.",
            ),
            Ruling(
                "left-again",
                Source("practice"),
                "What comes of the trashing comes first: a Fortress is back in the hand before the trash is looked at.",
                "Was aus dem Entsorgen folgt, kommt zuerst: Eine Festung ist wieder auf der Hand, bevor in den Müll "
                "geschaut wird.",
            ),
            Ruling(
                "zombies",
                Source("practice"),
                "The Zombies of the Necromancer are in the trash from the start, and count.",
                "Die Zombies der Nekromantin liegen von Anfang an im Müll und zählen.",
            ),
        ),
    ),
    Words(
        "poet",
        en=English("Poet", "Poets"),
        de=German("Dichterin", "Dichterinnen", "f"),
        picture="paper-crane",
        text=Both(
            "+1 Sun\n+1 Card\n+1 Action\n"
            "Turn over the top card of your deck. At a cost of 3 or less it goes to your hand, otherwise it stays.",
            "+1 Sonne\n+1 Karte\n+1 Aktion\n"
            "Decke die oberste Karte deines Nachziehstapels auf. Kostet sie höchstens 3, kommt sie auf die Hand, sonst "
            "bleibt sie liegen.",
        ),
        rulings=(
            Ruling(
                "after-the-draw",
                Source("rising_sun_1e"),
                "The card is revealed after the draw; a shuffle may be needed, and without a card nothing happens.",
                "Aufgedeckt wird nach dem Ziehen; dafür wird nötigenfalls gemischt, und ohne Karte geschieht nichts.",
            ),
            Ruling(
                "cost-now",
                Source("rising_sun_1e"),
                "What counts is what it costs now; a cost with Debt or Potion is never 3 or less.",
                "Es zählt, was sie jetzt kostet; Kosten mit Schulden oder Trank sind nie höchstens 3.",
            ),
        ),
    ),
    Words(
        "river_shrine",
        en=English("River Shrine", "River Shrines"),
        de=German("Flussschrein", "Flussschreine", "m"),
        picture="bamboo-fountain",
        text=Both(
            "+1 Sun\nUp to two cards of your hand may be trashed.\n"
            "When Clean-up begins: if you gained no card in a Buy phase of this turn, gain one costing 4 or less.",
            "+1 Sonne\nBis zu zwei Karten deiner Hand dürfen entsorgt werden.\n"
            "Wenn die Aufräumphase beginnt: Hast du in keiner Kaufphase dieses Zuges eine Karte genommen, nimm eine, "
            "die höchstens 4 kostet.",
        ),
        asks={
            "gain": Ask("Gain a card costing up to 4.", "Nimm eine Karte, die höchstens 4 kostet."),
            "trash": Ask(
                "You may trash up to two cards from your hand.", "Du darfst bis zu zwei Karten deiner Hand entsorgen."
            ),
        },
        rulings=(
            Ruling(
                "gained-when-buying",
                Source("rising_sun_1e", examples=("RS10",)),
                "Only what you gained in a Buy phase of this turn counts, bought or not; gains in other phases do not.",
                "Es zählt nur, was du in einer Kaufphase dieses Zuges genommen hast, gekauft oder nicht; was du in "
                "anderen Phasen genommen hast, zählt nicht.",
            ),
            Ruling(
                "every-buy-phase",
                Source("rising_sun_1e"),
                "With several Buy phases in a turn none of them may have brought a card.",
                "Bei mehreren Kaufphasen in einem Zug darf keine davon eine Karte gebracht haben.",
            ),
            Ruling(
                "independent",
                Source("rising_sun_1e"),
                "The gain is forced and depends neither on the trashing nor on whether the card is still in play.",
                "Das Nehmen ist Pflicht und hängt weder vom Entsorgen ab noch davon, ob die Karte noch im Spiel ist.",
            ),
            Ruling(
                "each-play",
                Source("rising_sun_1e"),
                "Every play brings a gain of its own, one after the other.",
                "Jedes Ausspielen bringt ein eigenes Nehmen, eines nach dem anderen.",
            ),
            Ruling(
                "played-in-cleanup",
                Source("practice"),
                "Played when Clean-up begins, by another effect, it still brings its gain.",
                "Wird er durch etwas anderes zu Beginn der Aufräumphase gespielt, bringt er die Karte noch.",
            ),
            Ruling(
                "own-turn-only",
                Source("practice"),
                "Played in another player's turn it brings no card later.",
                "Im Zug eines anderen gespielt bringt er später keine Karte.",
            ),
        ),
    ),
    Words(
        "rustic_village",
        en=English("Rustic Village", "Rustic Villages"),
        de=German("Rustikales Dorf", "Rustikale Dörfer", "n"),
        picture="water-mill",
        text=Both(
            "+1 Sun\n+1 Card\n+2 Actions\nTwo cards may be discarded, for +1 Card.",
            "+1 Sonne\n+1 Karte\n+2 Aktionen\nZwei Karten dürfen abgelegt werden: dann +1 Karte.",
        ),
        asks={
            "discard": Ask("Discard two cards.", "Lege zwei Karten ab."),
            "may_discard": Ask(
                "Do you discard two cards, for +1 Card?", "Legst du zwei Karten ab und ziehst dafür eine?"
            ),
        },
        rulings=(
            Ruling(
                "in-order",
                Source("rising_sun_1e"),
                "Everything in the order of the card: the card just drawn may be among the two.",
                "Alles in der Reihenfolge der Karte: Die eben gezogene darf unter den beiden sein.",
            ),
            Ruling(
                "only-one-card",
                Source("practice"),
                "Who holds a single card may discard it, but draws nothing for it.",
                "Wer nur eine Karte hat, darf sie ablegen, zieht aber nichts dafür.",
            ),
            Ruling(
                "reactions-before-the-draw",
                Source("practice"),
                "What comes of the discarding comes before the draw.",
                "Was aus dem Ablegen folgt, kommt vor dem Ziehen.",
            ),
        ),
    ),
    Words(
        "tea_house",
        en=English("Tea House", "Tea Houses"),
        de=German("Teehaus", "Teehäuser", "n"),
        picture="teapot",
        text=Both("+1 Sun\n+1 Card\n+1 Action\n+2 Coins", "+1 Sonne\n+1 Karte\n+1 Aktion\n+2 Geld"),
        rulings=(
            Ruling(
                "sun-first",
                Source("rising_sun_1e"),
                "The Sun comes first, before the card is drawn.",
                "Die Sonne kommt zuerst, bevor die Karte gezogen wird.",
            ),
        ),
    ),
)
