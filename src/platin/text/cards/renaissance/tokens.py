"""Words of the cards of Renaissance that bring Coffers or Villagers."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "acting_troupe",
        en=English("Acting Troupe", "Acting Troupes"),
        de=German("Schauspieltruppe", "Schauspieltruppen", "f"),
        picture="drama-masks",
        text=Both(
            "+4 Villagers\nTrash this.",
            "+4 Dorfbewohner\nEntsorge diese Karte.",
        ),
        rulings=(
            Ruling(
                "villagers-anyway",
                Source("renaissance_1e"),
                "The Villagers come even if it cannot be trashed: played twice it brings eight.",
                "Die Dorfbewohner gibt es auch, wenn sie nicht entsorgt werden kann: Zweimal gespielt bringt sie acht.",
            ),
        ),
    ),
    Words(
        "ducat",
        en=English("Ducat", "Ducats"),
        de=German("Goldmünze", "Goldmünzen", "f"),
        picture="plain/ducat",
        text=Both(
            "+1 Coffers\n+1 Buy\n—\nWhen you gain this: you may trash a Copper from your hand.",
            "+1 Taler\n+1 Kauf\n—\nWenn du diese Karte nimmst: Du darfst ein Kupfer von deiner Hand entsorgen.",
        ),
        asks={
            "trash": Ask(
                "Do you trash a Copper?",
                "Entsorgst du ein Kupfer?",
                none=Both("keep it", "behalten"),
            ),
        },
        rulings=(
            Ruling(
                "no-coins",
                Source("renaissance_1e"),
                "It makes no coins itself; its token may be spent at once as long as nothing was bought.",
                "Sie selbst bringt kein Geld; ihr Taler darf sofort ausgegeben werden, solange nichts gekauft wurde.",
            ),
            Ruling(
                "however-gained",
                Source("renaissance_1e"),
                "The Copper may be trashed however it is gained, in anybody's turn.",
                "Das Kupfer darf man entsorgen, wie auch immer sie genommen wird und in wessen Zug auch immer.",
            ),
            Ruling(
                "from-the-hand",
                Source("renaissance_1e"),
                "Only a Copper in hand can be trashed, not one that was played.",
                "Nur ein Kupfer auf der Hand kann entsorgt werden, kein gespieltes.",
            ),
            Ruling(
                "twice",
                Source("renaissance_1e"),
                "Played twice it brings two tokens and two Buys.",
                "Zweimal gespielt bringt sie zwei Taler und zwei Käufe.",
            ),
        ),
    ),
    Words(
        "lackeys",
        en=English("Lackeys", "Lackeys"),
        de=German("Diener", "Diener", "m"),
        picture="hot-meal",
        text=Both(
            "+2 Cards\n—\nWhen you gain this: +2 Villagers.",
            "+2 Karten\n—\nWenn du diese Karte nimmst: +2 Dorfbewohner.",
        ),
        rulings=(
            Ruling(
                "however-gained",
                Source("renaissance_1e"),
                "The Villagers come with every gain, in anybody's turn; not when it is trashed.",
                "Die Dorfbewohner gibt es bei jedem Nehmen, in wessen Zug auch immer; nicht beim Entsorgen.",
            ),
        ),
    ),
    Words(
        "patron",
        en=English("Patron", "Patrons"),
        de=German("Patron", "Patrone", "m"),
        picture="theater-curtains",
        text=Both(
            "+1 Villager\n+2 Coins\n—\nWhen an instruction makes you reveal this card (and uses that word): +1 "
            "Coffers.",
            "+1 Dorfbewohner\n+2 Geld\n—\nWenn du diese Karte durch eine Anweisung aufdeckst, die dieses Wort "
            "benutzt: +1 Taler.",
        ),
        later={
            2: Both(
                "+1 Villager\n+2 Coins\n—\nWhen an instruction makes you reveal this card in an Action phase (and "
                "uses that word): +1 Coffers.",
                "+1 Dorfbewohner\n+2 Geld\n—\nWenn du diese Karte in einer Aktionsphase durch eine Anweisung "
                "aufdeckst, die dieses Wort benutzt: +1 Taler.",
            ),
        },
        rulings=(
            Ruling(
                "only-revealing",
                Source("renaissance_1e"),
                "Only revealing counts: discarding, looking at it, setting it aside or showing it otherwise brings "
                "nothing.",
                "Nur Aufdecken zählt: Ablegen, Ansehen, Zur-Seite-Legen oder anderes Zeigen bringt nichts.",
            ),
            Ruling(
                "each-one",
                Source("renaissance_1e"),
                "Each revealed Patron brings a token.",
                "Jeder aufgedeckte Patron bringt einen Taler.",
            ),
            Ruling(
                "a-shown-hand",
                Source("renaissance_1e"),
                "Having to reveal the hand counts too, in anybody's turn.",
                "Auch wer seine Hand aufdecken muss, bekommt den Taler, in wessen Zug auch immer.",
            ),
            Ruling(
                "any-phase",
                Source("renaissance_1e"),
                "In the first print it counts in every phase.",
                "In der ersten Auflage zählt es in jeder Phase.",
            ),
            Ruling(
                "action-phase",
                Source("renaissance_later"),
                "In the later print it counts only in an Action phase, whosever that is; the start of a turn belongs "
                "to it.",
                "In der späteren Auflage zählt es nur in einer Aktionsphase, wessen auch immer; der Beginn eines "
                "Zuges gehört dazu.",
                edition=2,
            ),
        ),
    ),
    Words(
        "recruiter",
        en=English("Recruiter", "Recruiters"),
        de=German("Anwerber", "Anwerber", "m"),
        picture="drum",
        text=Both(
            "+2 Cards\nTrash a card from your hand: +1 Villager for each Coin in its cost.",
            "+2 Karten\nEntsorge eine Handkarte: +1 Dorfbewohner für jedes Geld, das sie kostet.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
        },
        rulings=(
            Ruling(
                "drawn-first",
                Source("renaissance_1e"),
                "You draw first; a drawn card may be trashed.",
                "Du ziehst zuerst; auch eine gezogene Karte darf entsorgt werden.",
            ),
            Ruling(
                "forced",
                Source("renaissance_1e"),
                "You have to trash a card if you have one.",
                "Du musst eine Karte entsorgen, wenn du eine hast.",
            ),
            Ruling(
                "cost-now",
                Source("renaissance_1e"),
                "What the card costs now counts: after an Inventor it is one less.",
                "Es zählt, was die Karte jetzt kostet: nach einem Erfinder eins weniger.",
            ),
            Ruling(
                "coins-only",
                Source("renaissance_1e"),
                "Potion and Debt in the cost bring nothing.",
                "Trank und Schulden in den Kosten bringen nichts.",
            ),
            Ruling(
                "one-that-comes-back",
                Source("practice"),
                "A Fortress, which comes back to the hand, was trashed all the same and brings its Villagers.",
                "Eine Festung, die auf die Hand zurückkommt, wurde trotzdem entsorgt und bringt ihre Dorfbewohner.",
            ),
            Ruling(
                "peddler",
                Source("practice"),
                "In the Action phase a Peddler costs 8 and brings eight.",
                "Ein Hausierer kostet in der Aktionsphase 8 und bringt acht.",
            ),
        ),
    ),
    Words(
        "sculptor",
        en=English("Sculptor", "Sculptors"),
        de=German("Bildhauerin", "Bildhauerinnen", "f"),
        picture="stone-bust",
        text=Both(
            "Gain a card that costs at most 4, into your hand. If it is a Treasure: +1 Villager.",
            "Nimm eine Karte, die höchstens 4 kostet, auf die Hand. Ist sie eine Geldkarte: +1 Dorfbewohner.",
        ),
        asks={
            "gain": Ask(
                "Gain a card for at most 4 into your hand.",
                "Nimm eine Karte für höchstens 4 auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "into-the-hand",
                Source("renaissance_1e"),
                "The card goes to the hand even if it says that it is gained elsewhere, such as a Nomad Camp.",
                "Die Karte kommt auf die Hand, auch wenn sie selbst einen anderen Ort nennt wie das Nomadencamp.",
            ),
            Ruling(
                "forced",
                Source("renaissance_1e"),
                "You have to gain a card if there is one within the limit.",
                "Du musst eine Karte nehmen, wenn es eine bis zur Grenze gibt.",
            ),
            Ruling(
                "combined-treasures",
                Source("renaissance_1e"),
                "A Treasure with further types brings the Villager too.",
                "Auch eine Geldkarte mit weiteren Typen bringt den Dorfbewohner.",
            ),
            Ruling(
                "villager-last",
                Source("practice"),
                "What the card does when it is gained comes before the Villager.",
                "Was die Karte beim Nehmen bewirkt, kommt vor dem Dorfbewohner.",
            ),
            Ruling(
                "no-potion-or-debt",
                Source("renaissance_1e"),
                "Cards with Potion or Debt in their cost are not within the limit.",
                "Karten mit Trank oder Schulden in den Kosten liegen nicht innerhalb der Grenze.",
            ),
            Ruling(
                "second-experiment",
                Source("practice"),
                "Of two Experiments the first comes to the hand, and the other one to the discard pile.",
                "Von zwei Experimenten kommt das erste auf die Hand und das andere auf den Ablagestapel.",
            ),
        ),
    ),
    Words(
        "silk_merchant",
        en=English("Silk Merchant", "Silk Merchants"),
        de=German("Seidenhändlerin", "Seidenhändlerinnen", "f"),
        picture="kimono",
        text=Both(
            "+2 Cards\n+1 Buy\n—\nWhen you gain this and when you trash it: +1 Coffers and +1 Villager.",
            "+2 Karten\n+1 Kauf\n—\nWenn du diese Karte nimmst und wenn du sie entsorgst: +1 Taler und +1 "
            "Dorfbewohner.",
        ),
        rulings=(
            Ruling(
                "each-time",
                Source("renaissance_1e"),
                "Gaining and trashing each bring both tokens, in anybody's turn.",
                "Nehmen und Entsorgen bringen jeweils beide Marker, in wessen Zug auch immer.",
            ),
            Ruling(
                "the-trasher",
                Source("renaissance_1e"),
                "Whoever trashes it gets the tokens: for an Attack that is the player whose card is trashed.",
                "Wer sie entsorgt, bekommt die Marker: bei einem Angriff also der Spieler, dessen Karte entsorgt wird.",
            ),
            Ruling(
                "no-right-to-trash",
                Source("renaissance_1e"),
                "Playing it does not let you trash it.",
                "Sie zu spielen erlaubt nicht, sie zu entsorgen.",
            ),
        ),
    ),
    Words(
        "spices",
        en=English("Spices", "Spices"),
        de=German("Gewürze", "Gewürze", "pl"),
        picture="cool-spices",
        text=Both(
            "2 Coins\n+1 Buy\n—\nWhen you gain this: +2 Coffers.",
            "2 Geld\n+1 Kauf\n—\nWenn du diese Karte nimmst: +2 Taler.",
        ),
        rulings=(
            Ruling(
                "however-gained",
                Source("renaissance_1e"),
                "The tokens come with every way of gaining it.",
                "Die Taler gibt es bei jeder Art, sie zu nehmen.",
            ),
        ),
    ),
    Words(
        "villain",
        en=English("Villain", "Villains"),
        de=German("Schwarzer Meister", "Schwarze Meister", "m"),
        picture="domino-mask",
        text=Both(
            "+2 Coffers\nEach of the others who holds 5 cards or more discards one that costs at least 2, or reveals "
            "a hand without any.",
            "+2 Taler\nAlle anderen, die 5 oder mehr Karten auf der Hand haben, legen eine davon ab, die mindestens 2 "
            "kostet, oder decken eine Hand ohne solche auf.",
        ),
        asks={
            "discard": Ask(
                "Discard a card that costs 2 or more.",
                "Lege eine Karte ab, die 2 oder mehr kostet.",
            ),
        },
        rulings=(
            Ruling(
                "five-cards",
                Source("renaissance_1e"),
                "Who has four cards or fewer when the turn to suffer comes discards nothing and shows nothing.",
                "Wer vier oder weniger Karten hat, wenn die Reihe an ihn kommt, legt nichts ab und zeigt nichts.",
            ),
            Ruling(
                "own-choice",
                Source("renaissance_1e"),
                "The victim chooses which card costing 2 or more it is.",
                "Das Opfer wählt, welche Karte für 2 oder mehr es ist.",
            ),
            Ruling(
                "cost-now",
                Source("renaissance_1e"),
                "What cards cost now counts: after an Inventor an Estate costs 1 and cannot be chosen.",
                "Es zählt, was Karten jetzt kosten: Nach einem Erfinder kostet ein Anwesen 1 und kann nicht gewählt "
                "werden.",
            ),
            Ruling(
                "reveals-none",
                Source("renaissance_1e"),
                "Who has no such card reveals the whole hand; a Patron among the cards brings a token then.",
                "Wer keine solche Karte hat, deckt die ganze Hand auf; ein Patron darunter bringt dann einen Taler.",
            ),
            Ruling(
                "discarding-is-no-reveal",
                Source("renaissance_1e"),
                "Discarding a Patron is no revealing.",
                "Einen Patron abzulegen ist kein Aufdecken.",
            ),
            Ruling(
                "potion-and-debt",
                Source("practice"),
                "Cards with Potion or Debt in their cost count by their coins.",
                "Karten mit Trank oder Schulden in den Kosten zählen nach ihrem Geldbetrag.",
            ),
        ),
    ),
)
