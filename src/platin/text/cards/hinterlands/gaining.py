"""Words of the cards of Hinterlands that do something when they are gained."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "border_village",
        en=English("Border Village", "Border Villages"),
        de=German("Grenzdorf", "Grenzdörfer", "n"),
        picture="direction-sign",
        text=Both(
            "+1 Card\n+2 Actions\n—\nWhen you gain this, gain a card that is cheaper than it.",
            "+1 Karte\n+2 Aktionen\n—\nWenn du diese Karte nimmst, nimm dazu eine billigere.",
        ),
        asks={
            "gain": Ask(
                "Gain a card that costs less than the Border Village.",
                "Nimm eine Karte, die weniger kostet als das Grenzdorf.",
            ),
        },
        rulings=(
            Ruling(
                "present-cost",
                Source("hinterlands_1e", examples=("HI1",)),
                "The card has to cost less than the Border Village costs at that moment.",
                "Die Karte muss weniger kosten als das Grenzdorf in diesem Augenblick.",
            ),
            Ruling(
                "any-kind",
                Source("hinterlands_1e"),
                "It may be a card of any type, a Victory card too.",
                "Es darf eine Karte jedes Typs sein, auch eine Punktekarte.",
            ),
            Ruling(
                "forced",
                Source("hinterlands_1e"),
                "Gaining the cheaper card is not optional.",
                "Die billigere Karte muss man nehmen.",
            ),
            Ruling(
                "bought-or-not",
                Source("hinterlands_1e"),
                "It happens when the Border Village is bought or gained otherwise, and not when it is played.",
                "Es geschieht, wenn das Grenzdorf gekauft oder anders genommen wird, nicht wenn es gespielt wird.",
            ),
            Ruling(
                "village-first",
                Source("hinterlands_1e"),
                "The Border Village is in the discard pile before the other card.",
                "Das Grenzdorf liegt vor der anderen Karte auf dem Ablagestapel.",
            ),
            Ruling(
                "chain",
                Source("hinterlands_1e", examples=("HI2",)),
                "What happens on gaining the other card follows then.",
                "Was beim Nehmen der anderen Karte geschieht, folgt dann.",
            ),
            Ruling(
                "moved-away",
                Source("hinterlands_1e"),
                "The other card is gained even if the Border Village was put elsewhere or trashed.",
                "Die andere Karte nimmt man auch, wenn das Grenzdorf woanders hingelegt oder entsorgt wurde.",
            ),
            Ruling(
                "costs-nothing",
                Source("hinterlands_1e", examples=("HI1",)),
                "If the Border Village costs 0 nothing is gained.",
                "Kostet das Grenzdorf 0, nimmt man nichts.",
            ),
        ),
    ),
    Words(
        "cache",
        en=English("Cache", "Caches"),
        de=German("Schatztruhe", "Schatztruhen", "f"),
        picture="chest",
        text=Both(
            "+3 Coins\n—\nWhen you gain this, gain 2 Coppers.",
            "+3 Geld\n—\nWenn du diese Karte nimmst, nimm 2 Kupfer.",
        ),
        rulings=(
            Ruling(
                "one-by-one",
                Source("hinterlands_1e", examples=("HI2",)),
                "The Coppers are gained one after the other, and have to be.",
                "Die Kupfer nimmt man nacheinander, und man muss.",
            ),
            Ruling(
                "too-few",
                Source("hinterlands_1e"),
                "If there are too few Coppers, you gain those that there are.",
                "Sind zu wenige Kupfer da, nimmt man die vorhandenen.",
            ),
            Ruling(
                "not-when-played",
                Source("hinterlands_1e"),
                "Playing it brings no Coppers.",
                "Beim Spielen gibt es keine Kupfer.",
            ),
        ),
    ),
    Words(
        "embassy",
        en=English("Embassy", "Embassies"),
        de=German("Botschaft", "Botschaften", "f"),
        picture="vertical-banner",
        text=Both(
            "+5 Cards\nDiscard 3 cards out of your hand.\n—\nWhen you gain this, all other players gain a Silver.",
            "+5 Karten\n"
            "Lege 3 Karten aus deiner Hand ab.\n"
            "—\n"
            "Wenn du diese Karte nimmst, nehmen alle anderen ein Silber.",
        ),
        asks={
            "discard": Ask(
                "Discard 3 cards.",
                "Lege 3 Karten ab.",
            ),
        },
        rulings=(
            Ruling(
                "any-three",
                Source("hinterlands_1e"),
                "Any cards of the hand may be discarded, drawn ones or not.",
                "Beliebige Handkarten dürfen abgelegt werden, gezogene oder andere.",
            ),
            Ruling(
                "three-in-any-case",
                Source("hinterlands_1e"),
                "If fewer than 5 could be drawn, 3 are discarded all the same; with fewer than 3 in hand all of them.",
                "Konnte man weniger als 5 ziehen, legt man trotzdem 3 ab; mit weniger als 3 auf der Hand alle.",
            ),
            Ruling(
                "silver-forced",
                Source("hinterlands_1e"),
                "The others have to gain their Silver, in turn order; if there are too few, the first ones get it.",
                "Die anderen müssen der Reihe nach ihr Silber nehmen; reicht es nicht, bekommen es die Ersten.",
            ),
            Ruling(
                "bought-or-not",
                Source("hinterlands_1e"),
                "It happens when the Embassy is bought or gained otherwise, and not when it is played.",
                "Es geschieht, wenn die Botschaft gekauft oder anders genommen wird, nicht wenn sie gespielt wird.",
            ),
        ),
    ),
    Words(
        "ill_gotten_gains",
        en=English("Ill-Gotten Gains", "Ill-Gotten Gains"),
        de=German("Blutzoll", "Blutzölle", "m"),
        picture="plain/blood-money",
        text=Both(
            "+1 Coin\nYou may gain a Copper into your hand.\n—\nWhen you gain this, all other players gain a Curse.",
            "+1 Geld\n"
            "Du darfst ein Kupfer auf die Hand nehmen.\n"
            "—\n"
            "Wenn du diese Karte nimmst, nehmen alle anderen einen Fluch.",
        ),
        asks={
            "gain": Ask(
                "You may gain a Copper into your hand.",
                "Du darfst ein Kupfer auf die Hand nehmen.",
                none=Both("no Copper", "kein Kupfer"),
            ),
        },
        rulings=(
            Ruling(
                "copper-playable",
                Source("hinterlands_1e"),
                "The Copper may be played at once.",
                "Das Kupfer darf gleich gespielt werden.",
            ),
            Ruling(
                "curses-in-turn-order",
                Source("hinterlands_1e"),
                "The Curses are gained in turn order; if there are too few, the first ones get them.",
                "Die Flüche nimmt man der Reihe nach; reichen sie nicht, bekommen sie die Ersten.",
            ),
            Ruling(
                "no-attack",
                Source("hinterlands_1e"),
                "It is no Attack: a Moat does not help.",
                "Er ist kein Angriff: Ein Burggraben hilft nicht.",
            ),
            Ruling(
                "bought-or-not",
                Source("hinterlands_1e"),
                "It happens when the card is bought or gained otherwise, and not when it is played.",
                "Es geschieht, wenn die Karte gekauft oder anders genommen wird, nicht wenn sie gespielt wird.",
            ),
            Ruling(
                "reactions-per-gain",
                Source("hinterlands_1e"),
                "A Watchtower can be used for each of these gains.",
                "Ein Wachturm kann bei jedem dieser Male eingesetzt werden.",
            ),
            Ruling(
                "trader-and-copper",
                Source("hinterlands_1e"),
                "First print of Trader: the Silver instead of the Copper goes to the discard pile, not to the hand.",
                "Erste Auflage der Fahrenden Händlerin: Das Silber anstelle des Kupfers kommt auf den Ablagestapel, "
                "nicht auf die Hand.",
            ),
        ),
    ),
    Words(
        "inn",
        en=English("Inn", "Inns"),
        de=German("Gasthaus", "Gasthäuser", "n"),
        picture="tavern-sign",
        text=Both(
            "+2 Cards\n"
            "+2 Actions\n"
            "Discard 2 cards out of your hand.\n"
            "—\n"
            "When you gain this, look through your discard pile. Show as many Action cards from there as you like, "
            "this one too, and shuffle them into your deck.",
            "+2 Karten\n"
            "+2 Aktionen\n"
            "Lege 2 Karten aus deiner Hand ab.\n"
            "—\n"
            "Wenn du diese Karte nimmst, sieh deinen Ablagestapel durch. Zeige daraus beliebig viele Aktionskarten, "
            "auch diese, und mische sie in deinen Nachziehstapel.",
        ),
        asks={
            "discard": Ask(
                "Discard 2 cards.",
                "Lege 2 Karten ab.",
            ),
            "shuffle": Ask(
                "Choose any number of Action cards to shuffle into your deck.",
                "Wähle beliebig viele Aktionskarten, die du in deinen Nachziehstapel mischst.",
            ),
        },
        rulings=(
            Ruling(
                "itself",
                Source("hinterlands_1e", examples=("HI8",)),
                "The Inn just gained may be among the cards if it lies in the discard pile.",
                "Das gerade genommene Gasthaus darf dabei sein, wenn es auf dem Ablagestapel liegt.",
            ),
            Ruling(
                "none",
                Source("practice"),
                "If no card is chosen, the deck is shuffled all the same.",
                "Wählt man keine Karte, wird der Nachziehstapel trotzdem gemischt.",
            ),
            Ruling(
                "empty-deck",
                Source("hinterlands_1e", examples=("HI8",)),
                "With an empty deck the chosen cards are the deck.",
                "Ist der Nachziehstapel leer, sind die gewählten Karten der Nachziehstapel.",
            ),
            Ruling(
                "combined",
                Source("hinterlands_1e"),
                "An Action card that has another type as well may be chosen.",
                "Auch eine Aktionskarte, die noch einen anderen Typ hat, darf gewählt werden.",
            ),
            Ruling(
                "rest-stays",
                Source("hinterlands_1e", examples=("HI8",)),
                "The rest of the discard pile stays there.",
                "Der Rest des Ablagestapels bleibt dort.",
            ),
            Ruling(
                "gained-elsewhere",
                Source("hinterlands_1e", examples=("HI9",)),
                "An Inn that was gained elsewhere or put onto the deck is not among the cards; the others may still "
                "be shuffled in.",
                "Ein Gasthaus, das woanders hin genommen oder auf den Nachziehstapel gelegt wurde, ist nicht dabei; "
                "die anderen darf man trotzdem einmischen.",
            ),
            Ruling(
                "bought-or-not",
                Source("hinterlands_1e"),
                "It happens when the Inn is bought or gained otherwise, in any turn, and not when it is played.",
                "Es geschieht, wenn das Gasthaus gekauft oder anders genommen wird, in jedem Zug, und nicht wenn es "
                "gespielt wird.",
            ),
            Ruling(
                "order-with-others",
                Source("hinterlands_1e", examples=("HI9",)),
                "With a Watchtower you choose what comes first; what that has moved is lost for the other.",
                "Mit einem Wachturm wählt man, was zuerst kommt; was dabei bewegt wurde, ist für das andere verloren.",
            ),
            Ruling(
                "is-a-shuffle",
                Source("hinterlands_1e"),
                "It is a shuffle for everything that takes part in shuffling.",
                "Es ist ein Mischen für alles, was sich am Mischen beteiligt.",
            ),
            Ruling(
                "discard-forced",
                Source("hinterlands_1e"),
                "When it is played, two cards have to be discarded.",
                "Beim Spielen muss man zwei Karten ablegen.",
            ),
        ),
    ),
    Words(
        "mandarin",
        en=English("Mandarin", "Mandarins"),
        de=German("Mandarin", "Mandarine", "m"),
        picture="asian-lantern",
        text=Both(
            "+3 Coins\n"
            "Put one of your hand cards onto your deck.\n"
            "—\n"
            "When you gain this, put every Treasure that you have in play onto your deck, in an order of your "
            "choice.",
            "+3 Geld\n"
            "Lege eine deiner Handkarten auf deinen Nachziehstapel.\n"
            "—\n"
            "Wenn du diese Karte nimmst, lege alle Geldkarten, die du im Spiel hast, in einer Reihenfolge deiner "
            "Wahl auf deinen Nachziehstapel.",
        ),
        asks={
            "topdeck": Ask(
                "Put a card from your hand onto your deck.",
                "Lege eine Handkarte auf deinen Nachziehstapel.",
            ),
            "order": Ask(
                "Put your Treasures onto your deck; the last one lies on top.",
                "Lege deine Geldkarten auf deinen Nachziehstapel; die letzte liegt oben.",
            ),
        },
        rulings=(
            Ruling(
                "order-hidden",
                Source("hinterlands_1e"),
                "The order of the Treasures need not be shown.",
                "Die Reihenfolge der Geldkarten muss man nicht zeigen.",
            ),
            Ruling(
                "in-play-only",
                Source("hinterlands_1e"),
                "Treasures in hand stay there; all those in play go.",
                "Geldkarten auf der Hand bleiben dort; alle im Spiel werden zurückgelegt.",
            ),
            Ruling(
                "combined",
                Source("hinterlands_1e"),
                "Treasures with another type as well go too, also Durations.",
                "Auch Geldkarten mit einem weiteren Typ gehen mit, auch Dauerkarten.",
            ),
            Ruling(
                "coins-stay",
                Source("hinterlands_1e", examples=("HI10",)),
                "The coins that the Treasures brought remain.",
                "Das Geld, das die Geldkarten gebracht haben, bleibt.",
            ),
            Ruling(
                "in-play-effects-end",
                Source("hinterlands_1e"),
                "What the Treasures do while they are in play ends.",
                "Was die Geldkarten bewirken, solange sie im Spiel sind, endet.",
            ),
            Ruling(
                "any-time",
                Source("hinterlands_1e"),
                "It happens however and whenever the Mandarin is gained, and not when it is played.",
                "Es geschieht, wie und wann auch immer der Mandarin genommen wird, und nicht wenn er gespielt wird.",
            ),
            Ruling(
                "empty-hand",
                Source("hinterlands_1e"),
                "With an empty hand nothing is put back.",
                "Mit leerer Hand legt man nichts zurück.",
            ),
        ),
    ),
    Words(
        "nomad_camp",
        en=English("Nomad Camp", "Nomad Camps"),
        de=German("Nomadencamp", "Nomadencamps", "n"),
        picture="desert-camp",
        text=Both(
            "+1 Buy\n+2 Coins\n—\nWhen you gain this, it goes onto your deck.",
            "+1 Kauf\n+2 Geld\n—\nWenn du diese Karte nimmst, lege sie auf deinen Nachziehstapel.",
        ),
        later={
            2: Both(
                "+1 Buy\n+2 Coins\n—\nYou gain this onto your deck and not into the discard pile.",
                "+1 Kauf\n+2 Geld\n—\nDiese Karte nimmst du auf deinen Nachziehstapel und nicht auf den Ablagestapel.",
            ),
        },
        rulings=(
            Ruling(
                "bought-or-not",
                Source("hinterlands_1e"),
                "It comes onto the deck whether it is bought or gained otherwise.",
                "Es kommt auf den Nachziehstapel, ob gekauft oder anders genommen.",
            ),
            Ruling(
                "empty-deck",
                Source("hinterlands_1e"),
                "With an empty deck it is the deck.",
                "Ist der Nachziehstapel leer, ist es der Nachziehstapel.",
            ),
            Ruling(
                "another-place-wins",
                Source("practice"),
                "An effect that gains it to another place wins, for instance to the hand.",
                "Ein Effekt, mit dem man es woanders hin nimmt, etwa auf die Hand, geht vor.",
            ),
            Ruling(
                "moved-from-the-deck",
                Source("practice"),
                "What moves a card that was just gained, for instance a Summon, finds it on the deck.",
                "Was eine gerade genommene Karte bewegt, etwa eine Einladung, findet es auf dem Nachziehstapel.",
            ),
            Ruling(
                "trader",
                Source("hinterlands_1e"),
                "First print of Trader: the Silver instead of it goes to the discard pile.",
                "Erste Auflage der Fahrenden Händlerin: Das Silber statt seiner kommt auf den Ablagestapel.",
            ),
            Ruling(
                "never-in-the-discard-pile",
                Source("hinterlands_2e"),
                "Later print: it is gained onto the deck straight away, and no ability of the gain finds it in the "
                "discard pile.",
                "Spätere Auflage: Man nimmt es sofort auf den Nachziehstapel, und keine Fähigkeit findet es auf dem "
                "Ablagestapel.",
                edition=2,
            ),
        ),
    ),
    Words(
        "nomads",
        en=English("Nomads", "Nomads"),
        de=German("Nomaden", "Nomaden", "pl"),
        picture="waterskin",
        text=Both(
            "+1 Buy\n+2 Coins\n—\nWhen you gain this, and when you trash it: +2 Coins",
            "+1 Kauf\n+2 Geld\n—\nWenn du diese Karte nimmst und wenn du sie entsorgst: +2 Geld",
        ),
        rulings=(
            Ruling(
                "gained-or-trashed",
                Source("hinterlands_2e"),
                "The coins come at once when it is gained and when it is trashed.",
                "Das Geld kommt sofort, wenn man sie nimmt und wenn man sie entsorgt.",
            ),
            Ruling(
                "other-turns",
                Source("hinterlands_2e"),
                "In another player's turn the coins are of no use.",
                "Im Zug eines anderen nützt das Geld nichts.",
            ),
            Ruling(
                "returned",
                Source("practice"),
                "Returned to the pile they are not trashed and bring nothing.",
                "Auf den Stapel zurückgelegt sind sie nicht entsorgt und bringen nichts.",
            ),
        ),
    ),
    Words(
        "souk",
        en=English("Souk", "Souks"),
        de=German("Souk", "Souks", "m"),
        picture="fez",
        text=Both(
            "+1 Buy\n"
            "+7 Coins, but each card in your hand takes 1 Coin away from you, as long as you have any.\n"
            "—\n"
            "When you gain this, you may trash one or two of your hand cards.",
            "+1 Kauf\n"
            "+7 Geld, aber jede Karte auf deiner Hand nimmt dir 1 Geld weg, solange du welches hast.\n"
            "—\n"
            "Wenn du diese Karte nimmst, darfst du eine oder zwei deiner Handkarten entsorgen.",
        ),
        asks={
            "trash": Ask(
                "Trash up to 2 cards from your hand.",
                "Entsorge bis zu 2 Handkarten.",
            ),
        },
        rulings=(
            Ruling(
                "earlier-coins",
                Source("hinterlands_2e"),
                "The loss may exceed 7 and take coins that were there before, but never goes below 0.",
                "Der Verlust kann mehr als 7 betragen und auch früheres Geld kosten, geht aber nie unter 0.",
            ),
            Ruling(
                "none",
                Source("hinterlands_2e"),
                "When it is gained, no card need be trashed.",
                "Beim Nehmen muss keine Karte entsorgt werden.",
            ),
            Ruling(
                "not-when-played",
                Source("hinterlands_2e"),
                "Playing it trashes nothing.",
                "Beim Spielen wird nichts entsorgt.",
            ),
        ),
    ),
)
