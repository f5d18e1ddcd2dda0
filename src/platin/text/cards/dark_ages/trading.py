"""Words of the cards that trash and gain, also from the trash."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "altar",
        en=English("Altar", "Altars"),
        de=German("Altar", "Altäre", "m"),
        picture="fire-shrine",
        text=Both(
            "Trash a card from your hand.\nGain a card that costs 5 at most.",
            "Entsorge eine Handkarte.\nNimm eine Karte, die höchstens 5 kostet.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
            "gain": Ask(
                "Gain a card costing up to 5.",
                "Nimm eine Karte, die höchstens 5 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "gain-anyway",
                Source("dark_ages_1e"),
                "You gain a card also if there was none to trash.",
                "Du nimmst auch dann eine Karte, wenn es keine zu entsorgen gab.",
            ),
            Ruling(
                "trashing-first",
                Source("dark_ages_1e"),
                "What the trashed card does comes before the gain.",
                "Was die entsorgte Karte tut, kommt vor dem Nehmen.",
            ),
            Ruling(
                "coins-only",
                Source("dark_ages_1e"),
                "No card with a Potion or Debt in its cost, and none from outside the Supply.",
                "Keine Karte mit Trank oder Schulden in den Kosten und keine von außerhalb des Vorrats.",
            ),
            Ruling(
                "twice",
                Source("dark_ages_1e"),
                "Played twice, it is carried out completely twice.",
                "Zweimal gespielt wird er zweimal ganz ausgeführt.",
            ),
        ),
    ),
    Words(
        "armory",
        en=English("Armory", "Armories"),
        de=German("Waffenkammer", "Waffenkammern", "f"),
        picture="crossed-swords",
        text=Both(
            "Gain a card that costs 4 at most, onto your deck.",
            "Nimm eine Karte, die höchstens 4 kostet, auf deinen Nachziehstapel.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 4 onto your deck.",
                "Nimm eine Karte, die höchstens 4 kostet, auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "onto-the-deck",
                Source("dark_ages_1e"),
                "The card is gained onto the deck: it has to be one if there is any.",
                "Die Karte wird auf den Nachziehstapel genommen: Gibt es eine, muss es eine sein.",
            ),
            Ruling(
                "coins-only",
                Source("dark_ages_1e"),
                "No card with a Potion or Debt in its cost, and none from outside the Supply.",
                "Keine Karte mit Trank oder Schulden in den Kosten und keine von außerhalb des Vorrats.",
            ),
            Ruling(
                "sir-martin",
                Source("dark_ages_1e"),
                "Sir Martin can be gained while he lies on top of the Knights.",
                "Sir Martin lässt sich nehmen, solange er oben auf den Rittern liegt.",
            ),
            Ruling(
                "trader",
                Source("author"),
                "A Silver that a Trader in its first print brings instead goes to the discard pile.",
                "Ein Silber, das eine Fahrende Händlerin im ersten Druck stattdessen bringt, kommt auf den "
                "Ablagestapel.",
            ),
        ),
    ),
    Words(
        "forager",
        en=English("Forager", "Foragers"),
        de=German("Mundraub", "Mundräube", "m"),
        picture="berry-bush",
        text=Both(
            "+1 Action\n"
            "+1 Buy\n"
            "Trash a card from your hand. +1 Coin for each different Treasure by name that lies in the trash.",
            "+1 Aktion\n+1 Kauf\nEntsorge eine Handkarte. +1 Geld für jeden Namen einer Geldkarte, die im Müll liegt.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
        },
        rulings=(
            Ruling(
                "names",
                Source("dark_ages_1e"),
                "Each name of a Treasure in the trash counts once; the card just trashed counts.",
                "Jeder Name einer Geldkarte im Müll zählt einmal; die gerade entsorgte zählt mit.",
            ),
            Ruling(
                "nothing-trashed",
                Source("dark_ages_1e"),
                "You get the coins also if you had no card to trash.",
                "Das Geld bekommst du auch, wenn du keine Karte zu entsorgen hattest.",
            ),
            Ruling(
                "combined",
                Source("dark_ages_1e"),
                "A Treasure that has another type as well counts.",
                "Auch eine Geldkarte mit einem weiteren Typ zählt.",
            ),
            Ruling(
                "forced",
                Source("dark_ages_1e"),
                "You have to trash a card if you have one.",
                "Hast du eine Karte, musst du eine entsorgen.",
            ),
        ),
    ),
    Words(
        "graverobber",
        en=English("Graverobber", "Graverobbers"),
        de=German("Grabräuber", "Grabräuber", "m"),
        picture="spade",
        text=Both(
            "Pick one: gain a card costing from 3 to 6 out of the trash, onto your deck; or trash an Action from "
            "your hand and gain a card that costs at most 3 more than it.",
            "Wähle eins: Nimm eine Karte, die 3 bis 6 kostet, aus dem Müll auf deinen Nachziehstapel; oder "
            "entsorge eine Aktionskarte aus der Hand und nimm eine Karte, die höchstens 3 mehr kostet.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "rob": Both("Gain a card from the trash", "Eine Karte aus dem Müll nehmen"),
                    "trade": Both("Trade in an Action from your hand", "Eine Aktionskarte aus der Hand eintauschen"),
                },
            ),
            "rob": Ask(
                "Gain a card from the trash onto your deck.",
                "Nimm eine Karte aus dem Müll auf deinen Nachziehstapel.",
            ),
            "trash": Ask(
                "Trash an Action from your hand.",
                "Entsorge eine Aktionskarte aus der Hand.",
            ),
            "gain": Ask(
                "Gain a card costing up to 3 more than the trashed one.",
                "Nimm eine Karte, die höchstens 3 mehr kostet als die entsorgte.",
            ),
        },
        rulings=(
            Ruling(
                "from-the-trash",
                Source("dark_ages_1e"),
                "You pick one of the cards in the trash that cost from 3 to 6 and gain it onto your deck.",
                "Du suchst dir eine der Karten im Müll aus, die 3 bis 6 kosten, und nimmst sie auf den Nachziehstapel.",
            ),
            Ruling(
                "range",
                Source("dark_ages_1e"),
                "What the cards cost now counts, and none with a Potion or Debt is among them.",
                "Es zählt, was die Karten jetzt kosten, und keine mit Trank oder Schulden ist dabei.",
            ),
            Ruling(
                "impossible",
                Source("dark_ages_1e"),
                "You may choose what cannot be done; then nothing happens.",
                "Du darfst wählen, was nicht möglich ist; dann geschieht nichts.",
            ),
            Ruling(
                "trade",
                Source("dark_ages_1e"),
                "The Action has to be trashed if you have one; what it does comes before the gain.",
                "Hast du eine Aktionskarte, muss sie entsorgt werden; was sie tut, kommt vor dem Nehmen.",
            ),
            Ruling(
                "fortress",
                Source("dark_ages_1e"),
                "A Fortress that is traded in is back in hand, and a card costing up to 7 is gained.",
                "Eine eingetauschte Festung ist wieder auf der Hand, und du nimmst eine Karte, die bis zu 7 kostet.",
            ),
        ),
    ),
    Words(
        "junk_dealer",
        en=English("Junk Dealer", "Junk Dealers"),
        de=German("Schrotthändler", "Schrotthändler", "m"),
        picture="broken-axe",
        text=Both(
            "+1 Card\n+1 Action\n+1 Coin\nTrash a card from your hand.",
            "+1 Karte\n+1 Aktion\n+1 Geld\nEntsorge eine Handkarte.",
        ),
        asks={
            "trash": Ask(
                "Trash a card from your hand.",
                "Entsorge eine Handkarte.",
            ),
        },
        rulings=(
            Ruling(
                "forced",
                Source("dark_ages_1e"),
                "You draw first, and then have to trash a card if you have one.",
                "Du ziehst zuerst und musst dann eine Karte entsorgen, wenn du eine hast.",
            ),
        ),
    ),
    Words(
        "rogue",
        en=English("Rogue", "Rogues"),
        de=German("Schurke", "Schurken", "m"),
        picture="eyepatch",
        text=Both(
            "+2 Coins\n"
            "If a card costing from 3 to 6 lies in the trash, gain one of them. If not, all others reveal the two "
            "topmost cards of their decks, trash one of them that costs from 3 to 6 and discard the rest.",
            "+2 Geld\n"
            "Liegt im Müll eine Karte, die 3 bis 6 kostet, nimm eine davon. Sonst decken alle anderen die zwei "
            "obersten Karten ihrer Nachziehstapel auf, entsorgen davon eine, die 3 bis 6 kostet, und legen den "
            "Rest ab.",
        ),
        asks={
            "gain": Ask(
                "Gain a card from the trash.",
                "Nimm eine Karte aus dem Müll.",
            ),
            "trash": Ask(
                "Trash one of these cards.",
                "Entsorge eine dieser Karten.",
            ),
        },
        rulings=(
            Ruling(
                "one-or-the-other",
                Source("dark_ages_1e"),
                "If there is such a card in the trash, you have to gain one, and nobody is attacked; what the "
                "attack trashes is not gained by the same play.",
                "Liegt so eine Karte im Müll, musst du eine nehmen, und niemand wird angegriffen; was der Angriff "
                "entsorgt, wird nicht vom selben Spielen genommen.",
            ),
            Ruling(
                "victim-chooses",
                Source("dark_ages_1e"),
                "Who reveals chooses only if both cards cost from 3 to 6; if none does, both are discarded.",
                "Wer aufdeckt, wählt nur, wenn beide Karten 3 bis 6 kosten; tut es keine, werden beide abgelegt.",
            ),
            Ruling(
                "costs-now",
                Source("dark_ages_1e"),
                "What the cards cost now counts; a Potion or Debt takes a card out of it.",
                "Es zählt, was die Karten jetzt kosten; mit Trank oder Schulden zählt eine Karte nicht dazu.",
            ),
            Ruling(
                "always-an-attack",
                Source("author"),
                "It is an Attack for Reactions also when it only gains.",
                "Für Reaktionen ist er auch dann ein Angriff, wenn er nur nimmt.",
            ),
            Ruling(
                "few",
                Source("dark_ages_1e"),
                "With fewer than two cards those are revealed that there are.",
                "Bei weniger als zwei Karten wird aufgedeckt, was da ist.",
            ),
        ),
    ),
)
