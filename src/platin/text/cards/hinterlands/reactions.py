"""Words of the Reactions of Hinterlands."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "fools_gold",
        en=English("Fool's Gold", "Fool's Golds"),
        de=German("Katzengold", "Katzengold", "n"),
        picture="gold-nuggets",
        text=Both(
            "The first Fool's Gold you play in a turn: +1 Coin\n"
            "Each further one: +4 Coins\n"
            "—\n"
            "When another player gains a Province, you may trash this from your hand and gain a Gold onto your deck "
            "for it.",
            "Das erste Katzengold, das du in einem Zug spielst: +1 Geld\n"
            "Jedes weitere: +4 Geld\n"
            "—\n"
            "Wenn ein anderer eine Provinz nimmt, darfst du diese Karte aus deiner Hand entsorgen und dafür ein "
            "Gold auf deinen Nachziehstapel nehmen.",
        ),
        rulings=(
            Ruling(
                "counts-plays",
                Source("hinterlands_1e"),
                "Plays are counted, not cards: played twice in a row, one is worth 1 and then 4.",
                "Gezählt wird, wie oft gespielt wird, nicht die Karten: Zweimal gespielt bringt eins erst 1 und "
                "dann 4.",
            ),
            Ruling(
                "any-province",
                Source("hinterlands_1e"),
                "It reacts to a Province bought or gained otherwise by another player, not to your own.",
                "Es reagiert auf eine Provinz, die ein anderer kauft oder anders nimmt, nicht auf die eigene.",
            ),
            Ruling(
                "no-gold-left",
                Source("hinterlands_1e"),
                "If there is no Gold left it may still be trashed.",
                "Auch wenn kein Gold mehr da ist, darf es entsorgt werden.",
            ),
            Ruling(
                "several",
                Source("hinterlands_1e"),
                "Several may be trashed for one Province, each for a Gold.",
                "Für eine Provinz darf man mehrere entsorgen, jedes für ein Gold.",
            ),
        ),
        aliases=("Katzensgold",),
    ),
    Words(
        "guard_dog",
        en=English("Guard Dog", "Guard Dogs"),
        de=German("Wachhund", "Wachhunde", "m"),
        picture="sitting-dog",
        text=Both(
            "+2 Cards\n"
            "With 5 or fewer cards in hand after that: +2 Cards\n"
            "—\n"
            "When another player plays an Attack, you may play this out of your hand before anything else happens.",
            "+2 Karten\n"
            "Mit 5 oder weniger Karten auf der Hand danach: +2 Karten\n"
            "—\n"
            "Wenn ein anderer einen Angriff spielt, darfst du diese Karte aus deiner Hand spielen, bevor etwas "
            "anderes geschieht.",
        ),
        rulings=(
            Ruling(
                "counted-after-two",
                Source("hinterlands_2e", examples=("HI12",)),
                "The hand is counted after the first two cards are drawn.",
                "Die Hand wird gezählt, nachdem die ersten zwei Karten gezogen sind.",
            ),
            Ruling(
                "no-action-used",
                Source("hinterlands_2e", examples=("HI12",)),
                "Played as a Reaction it uses no Action and comes into play; then the Attack goes on.",
                "Als Reaktion gespielt, verbraucht er keine Aktion und kommt ins Spiel; danach geht der Angriff "
                "weiter.",
            ),
            Ruling(
                "drawn-reactions",
                Source("hinterlands_2e"),
                "A Moat or another Guard Dog that it draws may still be used against the same Attack.",
                "Ein Burggraben oder ein weiterer Wachhund, den man damit zieht, darf gegen denselben Angriff noch "
                "eingesetzt werden.",
            ),
            Ruling(
                "discarded-in-that-turn",
                Source("hinterlands_2e"),
                "In another player's turn it is discarded in the Clean-up of that turn.",
                "Im Zug eines anderen wird er in der Aufräumphase jenes Zuges abgelegt.",
            ),
            Ruling(
                "not-hit",
                Source("hinterlands_2e"),
                "Players whom the Attack would do nothing to may react as well.",
                "Auch wem der Angriff nichts täte, der darf reagieren.",
            ),
            Ruling(
                "when-played",
                Source("hinterlands_2e"),
                "Against an Attack that strikes later it is used when that is played.",
                "Gegen einen Angriff, der erst später trifft, setzt man ihn ein, wenn dieser gespielt wird.",
            ),
        ),
    ),
    Words(
        "trader",
        en=English("Trader", "Traders"),
        de=German("Fahrende Händlerin", "Fahrende Händlerinnen", "f"),
        picture="hand-bag",
        text=Both(
            "Trash one of your hand cards.\n"
            "Gain a Silver for each Coin that it costs.\n"
            "—\n"
            "Before you gain a card, you may show this in your hand: you gain a Silver and not that card.",
            "Entsorge eine deiner Handkarten.\n"
            "Nimm für jedes Geld, das sie kostet, ein Silber.\n"
            "—\n"
            "Bevor du eine Karte nimmst, darfst du diese auf deiner Hand zeigen: Du nimmst ein Silber und nicht "
            "jene Karte.",
        ),
        later={
            2: Both(
                "Trash one of your hand cards.\n"
                "Gain a Silver for each Coin that it costs.\n"
                "—\n"
                "When you have gained a card, you may show this in your hand and exchange that card for a Silver.",
                "Entsorge eine deiner Handkarten.\n"
                "Nimm für jedes Geld, das sie kostet, ein Silber.\n"
                "—\n"
                "Wenn du eine Karte genommen hast, darfst du diese auf deiner Hand zeigen und jene gegen ein Silber "
                "tauschen.",
            ),
        },
        asks={
            "trash": Ask(
                "Trash a card from your hand; gain a Silver for each Coin it costs.",
                "Entsorge eine Handkarte; nimm für jedes Geld, das sie kostet, ein Silber.",
            ),
        },
        rulings=(
            Ruling(
                "nothing-trashed",
                Source("hinterlands_1e"),
                "Without a card to trash there is no Silver.",
                "Ohne eine Karte zum Entsorgen gibt es kein Silber.",
            ),
            Ruling(
                "coins-only",
                Source("hinterlands_1e"),
                "Only the Coins of the cost count, as it is at that moment; Potion and Debt do not.",
                "Nur das Geld in den Kosten dieses Augenblicks zählt; Trank und Schulden nicht.",
            ),
            Ruling(
                "not-gained",
                Source("hinterlands_1e"),
                "First print: the other card is not gained, and nothing happens that would happen on gaining it.",
                "Erste Auflage: Die andere Karte nimmt man nicht, und nichts geschieht, was beim Nehmen geschähe.",
            ),
            Ruling(
                "on-buy-happens",
                Source("hinterlands_1e"),
                "First print: what happens on buying a card happens all the same, and the price is paid.",
                "Erste Auflage: Was beim Kaufen einer Karte geschieht, geschieht trotzdem, und der Preis ist bezahlt.",
            ),
            Ruling(
                "silver-to-discard",
                Source("hinterlands_1e"),
                "First print: the Silver goes to the discard pile, wherever the other card would have gone.",
                "Erste Auflage: Das Silber kommt auf den Ablagestapel, wohin die andere Karte auch gekommen wäre.",
            ),
            Ruling(
                "no-silver-left",
                Source("hinterlands_1e"),
                "First print: if there is no Silver left, you gain nothing instead of the card.",
                "Erste Auflage: Ist kein Silber mehr da, nimmt man statt der Karte nichts.",
            ),
            Ruling(
                "exchange",
                Source("hinterlands_2e"),
                "Second print: the card was gained, with all that happens on it; then it returns to its pile, and "
                "the Silver is taken without being gained.",
                "Zweite Auflage: Die Karte wurde genommen, mit allem, was dabei geschieht; dann kommt sie auf ihren "
                "Stapel zurück, und das Silber bekommt man, ohne es zu nehmen.",
                edition=2,
            ),
            Ruling(
                "exchange-needs-silver",
                Source("hinterlands_2e"),
                "Second print: without a Silver in the pile nothing can be exchanged.",
                "Zweite Auflage: Ohne Silber im Stapel kann nichts getauscht werden.",
                edition=2,
            ),
        ),
        aliases=("Fahrender Händler",),
    ),
    Words(
        "trail",
        en=English("Trail", "Trails"),
        de=German("Pfad", "Pfade", "m"),
        picture="trail",
        text=Both(
            "+1 Card\n+1 Action\n—\nWhen you gain, trash or discard this outside of Clean-up, you may play it.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "—\n"
            "Wenn du diese Karte außerhalb der Aufräumphase nimmst, entsorgst oder ablegst, darfst du sie spielen.",
        ),
        rulings=(
            Ruling(
                "from-where-it-lies",
                Source("hinterlands_2e"),
                "It is played from where it came to lie: discard pile, deck, hand or trash.",
                "Er wird von dort gespielt, wo er hingekommen ist: Ablagestapel, Nachziehstapel, Hand oder Müll.",
            ),
            Ruling(
                "moved-away",
                Source("hinterlands_2e"),
                "If something has moved it in between it cannot be played.",
                "Wurde er inzwischen bewegt, kann er nicht gespielt werden.",
            ),
            Ruling(
                "out-of-the-trash",
                Source("hinterlands_2e", examples=("HI13",)),
                "Played out of the trash it is yours again; it was trashed all the same.",
                "Aus dem Müll gespielt gehört er wieder dir; entsorgt wurde er trotzdem.",
            ),
            Ruling(
                "no-action-used",
                Source("hinterlands_2e"),
                "Playing it this way uses no Action.",
                "Ihn so zu spielen verbraucht keine Aktion.",
            ),
            Ruling(
                "other-turns",
                Source("hinterlands_2e"),
                "In another player's turn its Action is of no use, and it is discarded in the Clean-up of that turn.",
                "Im Zug eines anderen nützt seine Aktion nichts, und er wird in der Aufräumphase jenes Zuges abgelegt.",
            ),
            Ruling(
                "whoever-does-it",
                Source("hinterlands_2e"),
                "Whoever gains, trashes or discards it may play it: the victim of a Swindler, before gaining "
                "another card.",
                "Wer ihn nimmt, entsorgt oder ablegt, darf ihn spielen: das Opfer eines Tricksers, bevor es "
                "eine andere Karte nimmt.",
            ),
            Ruling(
                "not-in-clean-up",
                Source("hinterlands_2e"),
                "In Clean-up it cannot be played, whoever's it is.",
                "In der Aufräumphase kann er nicht gespielt werden, wessen sie auch ist.",
            ),
            Ruling(
                "one-by-one",
                Source("hinterlands_2e"),
                "Of several discarded at once, one after the other may be played.",
                "Von mehreren auf einmal abgelegten darf einer nach dem anderen gespielt werden.",
            ),
        ),
    ),
    Words(
        "weaver",
        en=English("Weaver", "Weavers"),
        de=German("Weberin", "Weberinnen", "f"),
        picture="spinning-wheel",
        text=Both(
            "Gain 2 Silvers, or gain one card that costs at most 4 Coins.\n"
            "—\n"
            "When you discard this outside of Clean-up, you may play it.",
            "Nimm 2 Silber, oder nimm eine Karte, die höchstens 4 Geld kostet.\n"
            "—\n"
            "Wenn du diese Karte außerhalb der Aufräumphase ablegst, darfst du sie spielen.",
        ),
        asks={
            "choose": Ask(
                "What do you gain?",
                "Was nimmst du?",
                options={
                    "silvers": Both("2 Silvers", "2 Silber"),
                    "card": Both("A card costing up to 4", "Eine Karte für höchstens 4"),
                },
            ),
            "gain": Ask(
                "Gain a card costing up to 4.",
                "Nimm eine Karte, die höchstens 4 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "no-choose-one",
                Source("hinterlands_2e"),
                "It has no options to choose from: an Elder does not let you have both.",
                "Sie hat keine Wahlmöglichkeiten: Mit einer Ältesten bekommt man nicht beides.",
            ),
            Ruling(
                "other-turns",
                Source("hinterlands_2e"),
                "In another player's turn it is discarded in the Clean-up of that turn.",
                "Im Zug eines anderen wird sie in der Aufräumphase jenes Zuges abgelegt.",
            ),
            Ruling(
                "one-by-one",
                Source("hinterlands_2e"),
                "Of several discarded at once, one after the other may be played; those shuffled away meanwhile "
                "cannot.",
                "Von mehreren auf einmal abgelegten darf eine nach der anderen gespielt werden; inzwischen "
                "eingemischte nicht.",
            ),
            Ruling(
                "not-a-discard",
                Source("hinterlands_2e"),
                "Putting the deck into the discard pile is no discarding.",
                "Den Nachziehstapel auf den Ablagestapel zu legen ist kein Ablegen.",
            ),
            Ruling(
                "not-in-clean-up",
                Source("hinterlands_2e"),
                "In Clean-up it cannot be played.",
                "In der Aufräumphase kann sie nicht gespielt werden.",
            ),
        ),
    ),
)
